// Compiled from a contract by npm run generate. Never edited.
var Bt=Object.create;var Ir=Object.defineProperty;var Vt=Object.getOwnPropertyDescriptor;var Kt=Object.getOwnPropertyNames;var Gt=Object.getPrototypeOf,Zt=Object.prototype.hasOwnProperty;var Or=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(O){throw r=0,O}};var Jt=(s,r,O,N)=>{if(r&&typeof r=="object"||typeof r=="function")for(let j of Kt(r))!Zt.call(s,j)&&
j!==O&&Ir(s,j,{get:()=>r[j],enumerable:!(N=Vt(r,j))||N.enumerable});return s};var Je=(s,r,O)=>(O=s!=null?Bt(Gt(s)):{},Jt(r||!s||!s.__esModule?Ir(O,"default",{value:s,enumerable:!0}):
O,s));var tr=Or(rr=>{"use strict";Object.defineProperty(rr,"__esModule",{value:!0});rr.formats=void 0;var Yt=2**
31-1,Wt=(-2)**31,Xt=2**63-1,Qt=(-2)**63,Mr=(2-2**-23)*2**127,Fr=2**-126,es=-1*Mr,rs=-1*Fr,$r=()=>!0,
ts=/^[A-Za-z0-9+/]*(=|==)?$/;rr.formats={int32:{validate:s=>Number.isInteger(s)&&s<=Yt&&s>=Wt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=Xt&&s>=Qt,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=Mr&&s>=Fr||s>=es&&s<=rs),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&ts.test(s),binary:$r,password:$r}});var sr=Or(Te=>{"use strict";Object.defineProperty(Te,"__esModule",{value:!0});Te.formatNames=Te.fastFormats=
Te.fullFormats=void 0;function Fe(s,r){return{validate:s,compare:r}}Te.fullFormats={date:Fe(Er,fr),time:Fe(
lr(!0),yr),"date-time":Fe(Tr(!0),Ur),"iso-time":Fe(lr(),Sr),"iso-date-time":Fe(Tr(),zr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ms,int32:{type:"number",validate:fs},
int64:{type:"number",validate:ys},float:{type:"number",validate:Rr},double:{type:"number",validate:Rr},
password:!0,binary:!0};Te.fastFormats={...Te.fullFormats,date:Fe(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,fr),time:Fe(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,yr),"date-time":Fe(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ur),"iso-time":Fe(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Sr),
"iso-date-time":Fe(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
zr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Te.formatNames=Object.keys(Te.fullFormats);function ss(s){return s%4===0&&(s%100!==0||s%400===0)}var as=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
is=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Er(s){let r=as.exec(s);if(!r)return!1;let O=+r[1],
N=+r[2],j=+r[3];return N>=1&&N<=12&&j>=1&&j<=(N===2&&ss(O)?29:is[N])}function fr(s,r){if(s&&r)return s>
r?1:s<r?-1:0}var mr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function lr(s){
return function(O){let N=mr.exec(O);if(!N)return!1;let j=+N[1],I=+N[2],t=+N[3],e=N[4],a=N[5]==="-"?-1:
1,l=+(N[6]||0),y=+(N[7]||0);if(l>23||y>59||s&&!e)return!1;if(j<=23&&I<=59&&t<60)return!0;let o=I-y*a,
p=j-l*a-(o<0?1:0);return(p===23||p===-1)&&(o===59||o===-1)&&t<61}}function yr(s,r){if(!(s&&r))return;
let O=new Date("2020-01-01T"+s).valueOf(),N=new Date("2020-01-01T"+r).valueOf();if(O&&N)return O-N}function Sr(s,r){
if(!(s&&r))return;let O=mr.exec(s),N=mr.exec(r);if(O&&N)return s=O[1]+O[2]+O[3],r=N[1]+N[2]+N[3],s>r?
1:s<r?-1:0}var dr=/t|\s/i;function Tr(s){let r=lr(s);return function(N){let j=N.split(dr);return j.length===
2&&Er(j[0])&&r(j[1])}}function Ur(s,r){if(!(s&&r))return;let O=new Date(s).valueOf(),N=new Date(r).valueOf();
if(O&&N)return O-N}function zr(s,r){if(!(s&&r))return;let[O,N]=s.split(dr),[j,I]=r.split(dr),t=fr(O,
j);if(t!==void 0)return t||yr(N,I)}var os=/\/|:/,ns=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ps(s){return os.test(s)&&ns.test(s)}var Cr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ms(s){return Cr.lastIndex=0,Cr.test(s)}var ls=-(2**31),ds=2**31-1;function fs(s){return Number.
isInteger(s)&&s<=ds&&s>=ls}function ys(s){return Number.isInteger(s)}function Rr(){return!0}var us=/[^\\]\\Z/;
function cs(s){if(us.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var He=(s,r)=>s.length>r&&Dr(s)>r,Ye=(s,r)=>s.length<2*r&&Dr(s)<r,Ht=/[\ud800-\udbff][\udc00-\udfff]/g,
Dr=s=>s.length-(s.match(Ht)?.length??0);var Br=Je(tr()),Vr=Je(sr()),Es={...Br.formats,...Vr.fastFormats},Kr=ce;var Pe=He,Re=Ye,er=new RegExp("^[ -~]+$","u");function ce(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;
if(s.query===void 0&&(l="query")||s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))
return ce.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(s.headers!==void 0){let y=s.headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["\
x-request-timeout-ms"]!==void 0){let p=y["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let n=typeof p,m;if(m===void 0)if(n==="boolean"||p===null||n==="string"&&p&&
p==+p&&!(p%1))m=+p;else return ce.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;m!==void 0&&(p=m,y!==void 0&&(y["x-request-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(
p)){if(p>6e5||isNaN(p))return ce.errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(p<1||isNaN(p))return ce.errors=[{instancePath:r+"/headers/x-request-timeout-m\
s",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=i===e}else var a=!0;if(a){if(y["idempotency-key"]!==void 0){let p=y["\
idempotency-key"],i=e;if(typeof p!="string"){let m=typeof p,d;if(d===void 0)if(m=="number"||m=="bool\
ean")d=""+p;else if(p===null)d="";else return ce.errors=[{instancePath:r+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["idempotency-key"]=d))}if(e===i&&typeof p=="string"){if(Pe(
p,255))return ce.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers\
/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Re(p,1))return ce.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!er.test(p))return ce.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=i===e}else var a=!0;if(a){if(y["session-id"]!==void 0){
let p=y["session-id"],i=e;if(typeof p!="string"){let m=typeof p,d;if(d===void 0)if(m=="number"||m=="\
boolean")d=""+p;else if(p===null)d="";else return ce.errors=[{instancePath:r+"/headers/session-id",schemaPath:"\
#/properties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(p=d,y!==void 0&&(y["session-id"]=d))}if(e===i&&typeof p=="string"&&Pe(p,4096))return ce.errors=[{instancePath:r+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a){if(y["thread-id"]!==void 0){let p=y["\
thread-id"],i=e;if(typeof p!="string"){let m=typeof p,d;if(d===void 0)if(m=="number"||m=="boolean")d=
""+p;else if(p===null)d="";else return ce.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#\
/properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(p=d,y!==void 0&&(y["thread-id"]=d))}if(e===i&&typeof p=="string"&&Pe(p,4096))return ce.errors=[{instancePath:r+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var a=i===e}else var a=!0;if(a)if(y["x-claude-code-session-id"]!==void 0){
let p=y["x-claude-code-session-id"],i=e;if(typeof p!="string"){let m=typeof p,d;if(d===void 0)if(m==
"number"||m=="boolean")d=""+p;else if(p===null)d="";else return ce.errors=[{instancePath:r+"/headers\
/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["x-claude-code-session-id"]=
d))}if(e===i&&typeof p=="string"&&Pe(p,4096))return ce.errors=[{instancePath:r+"/headers/x-claude-co\
de-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var a=i===e}else var a=!0}}}}else return ce.errors=[{instancePath:r+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ce.
errors=t,e===0}var Gr=Ne;function Ne(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||
s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return Ne.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==void 0){
let p=y["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n=typeof p,
m;if(m===void 0)if(n==="boolean"||p===null||n==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,y!==void 0&&(y["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ne.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ne.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+p;else if(p===null)d="";else return Ne.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["idempot\
ency-key"]=d))}if(e===i&&typeof p=="string"){if(Pe(p,255))return Ne.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return Ne.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!er.test(p))return Ne.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Ne.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=t,e===0}var Zr=Ie;function Ie(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||
s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return Ie.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==void 0){
let p=y["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n=typeof p,
m;if(m===void 0)if(n==="boolean"||p===null||n==="string"&&p&&p==+p&&!(p%1))m=+p;else return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,y!==void 0&&(y["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Ie.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Ie.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+p;else if(p===null)d="";else return Ie.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["idempot\
ency-key"]=d))}if(e===i&&typeof p=="string"){if(Pe(p,255))return Ie.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return Ie.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!er.test(p))return Ie.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Ie.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ie.errors=t,e===0}var Jr=Oe;function Oe(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||
s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return Oe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==void 0){
let p=y["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n=typeof p,
m;if(m===void 0)if(n==="boolean"||p===null||n==="string"&&p&&p==+p&&!(p%1))m=+p;else return Oe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,y!==void 0&&(y["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Oe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Oe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+p;else if(p===null)d="";else return Oe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["idempot\
ency-key"]=d))}if(e===i&&typeof p=="string"){if(Pe(p,255))return Oe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return Oe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!er.test(p))return Oe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return Oe.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=t,e===0}var Hr=De;function De(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||
s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return De.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.headers!==void 0){let y=s.
headers;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==void 0){
let p=y["x-request-timeout-ms"],i=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n=typeof p,
m;if(m===void 0)if(n==="boolean"||p===null||n==="string"&&p&&p==+p&&!(p%1))m=+p;else return De.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;m!==void 0&&(p=m,y!==void 0&&(y["x-r\
equest-timeout-ms"]=m))}if(e===i&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return De.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return De.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===e}else
var a=!0;if(a)if(y["idempotency-key"]!==void 0){let p=y["idempotency-key"],i=e;if(typeof p!="string"){
let m=typeof p,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+p;else if(p===null)d="";else return De.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(p=d,y!==void 0&&(y["idempot\
ency-key"]=d))}if(e===i&&typeof p=="string"){if(Pe(p,255))return De.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Re(p,1))return De.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!er.test(p))return De.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=i===e}else var a=!0}else return De.errors=[{instancePath:r+"/headers",schemaPath:"#/propert\
ies/headers/type",keyword:"type",params:{type:"object"}}],!1}}return De.errors=t,e===0}var Yr=Be;function Be(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Be.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let o=l["x-request-timeout-ms"],p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let i=typeof o,
n;if(n===void 0)if(i==="boolean"||o===null||i==="string"&&o&&o==+o&&!(o%1))n=+o;else return Be.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;n!==void 0&&(o=n,l!==void 0&&(l["x-r\
equest-timeout-ms"]=n))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return Be.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return Be.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}}}else return Be.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Be.errors=t,e===0}var Wr=Ve;function Ve(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Ve.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let o=l["x-request-timeout-ms"],p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let i=typeof o,
n;if(n===void 0)if(i==="boolean"||o===null||i==="string"&&o&&o==+o&&!(o%1))n=+o;else return Ve.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;n!==void 0&&(o=n,l!==void 0&&(l["x-r\
equest-timeout-ms"]=n))}if(e===p&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return Ve.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return Ve.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}}}else return Ve.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ve.errors=t,e===0}var Xr=ur;function ur(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return ur.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return ur.errors=t,e===0}
var Qr=cr;function cr(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return cr.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return cr.errors=t,e===0}
var et=Se;function Se(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Se.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let l=s.
params;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.model===void 0&&(o="model"))
return Se.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"requi\
red",params:{missingProperty:o}}],!1;if(l.model!==void 0){let p=l.model,i=e;if(typeof p!="string"){let n=typeof p,
m;if(m===void 0)if(n=="number"||n=="boolean")m=""+p;else if(p===null)m="";else return Se.errors=[{instancePath:r+
"/params/model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"\
string"}}],!1;m!==void 0&&(p=m,l!==void 0&&(l.model=m))}if(e===i&&typeof p=="string"){if(Pe(p,256))return Se.
errors=[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(Re(p,1))return Se.errors=[{instancePath:r+"/params/mo\
del",schemaPath:"#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],
!1}}}else return Se.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"\
type",params:{type:"object"}}],!1}}return Se.errors=t,e===0}var rt=$e;function $e(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.query===void 0&&(l="query")||
s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))return $e.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(s.params!==void 0){let y=s.
params;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){let p;if(y.owner===void 0&&(p="owner")||
y.name===void 0&&(p="name"))return $e.errors=[{instancePath:r+"/params",schemaPath:"#/properties/par\
ams/required",keyword:"required",params:{missingProperty:p}}],!1;if(y.owner!==void 0){let i=y.owner,
n=e;if(typeof i!="string"){let m=typeof i,d;if(d===void 0)if(m=="number"||m=="boolean")d=""+i;else if(i===
null)d="";else return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/pro\
perties/owner/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(i=d,y!==void 0&&(y.owner=
d))}if(e===n&&typeof i=="string"){if(Pe(i,256))return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"\
#/properties/params/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Re(i,
1))return $e.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owne\
r/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=n===e}else var a=!0;if(a)if(y.name!==void 0){
let i=y.name,n=e;if(typeof i!="string"){let d=typeof i,v;if(v===void 0)if(d=="number"||d=="boolean")
v=""+i;else if(i===null)v="";else return $e.errors=[{instancePath:r+"/params/name",schemaPath:"#/pro\
perties/params/properties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(i=v,y!==
void 0&&(y.name=v))}if(e===n&&typeof i=="string"){if(Pe(i,256))return $e.errors=[{instancePath:r+"/p\
arams/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Re(i,1))return $e.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prope\
rties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=n===e}else var a=!0}else return $e.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return $e.errors=t,e===0}var tt=We;function We(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return We.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["\
if-none-match"],p=e;if(typeof o!="string"){let i=typeof o,n;if(n===void 0)if(i=="number"||i=="boolea\
n")n=""+o;else if(o===null)n="";else return We.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(o=n,l!==void 0&&(l["if-none-match"]=n))}if(e===p&&typeof o=="string"&&Pe(o,4096))return We.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return We.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return We.errors=
t,e===0}var st=Xe;function Xe(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Xe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let l=s.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["\
if-none-match"],p=e;if(typeof o!="string"){let i=typeof o,n;if(n===void 0)if(i=="number"||i=="boolea\
n")n=""+o;else if(o===null)n="";else return Xe.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&
(o=n,l!==void 0&&(l["if-none-match"]=n))}if(e===p&&typeof o=="string"&&Pe(o,4096))return Xe.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Xe.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=
t,e===0}var at=je;var hs=new RegExp("^[a-z][a-z0-9.-]*$","u");function je(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let l;
if(s.query===void 0&&(l="query")||s.headers===void 0&&(l="headers")||s.params===void 0&&(l="params"))
return je.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(s.headers!==void 0){let y=s.headers,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y["if-none-match"]!==void 0){let p=y["if-none-match"],i=e;if(typeof p!="string"){let n=typeof p,m;
if(m===void 0)if(n=="number"||n=="boolean")m=""+p;else if(p===null)m="";else return je.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;m!==void 0&&(p=m,y!==void 0&&(y["if-none-match"]=m))}if(e===i&&typeof p==
"string"&&Pe(p,4096))return je.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return je.
errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=o===e}else var a=!0;if(a)if(s.params!==void 0){let y=s.params,o=e;if(e===o)if(y&&
typeof y=="object"&&!Array.isArray(y)){let i;if(y.file===void 0&&(i="file"))return je.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(y.file!==void 0){let n=y.file,m=e;if(typeof n!="string"){let d=typeof n,v;if(v===void 0)if(d==
"number"||d=="boolean")v=""+n;else if(n===null)v="";else return je.errors=[{instancePath:r+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;v!==void 0&&(n=v,y!==void 0&&(y.file=v))}if(e===m&&typeof n=="string"){if(Pe(n,64))return je.errors=
[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Re(n,1))return je.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!hs.test(
n))return je.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return je.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=o===
e}else var a=!0}return je.errors=t,e===0}var ot=Je(tr()),nt=Je(sr()),Us={...ot.formats,...nt.fastFormats},pt=M,ye={paths:{},components:{securitySchemes:{
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
ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var _s={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var bs={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"};var ks={type:"string",enum:["text"],$id:"schema:Modality"};var F=He,de=Ye,qe={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var vs={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolC\
all"};var ar={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
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
then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},Ps=new RegExp("^(https?://\
|data:)","u");function S(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return S.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(s.length<1)return S.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let c=s.length;for(let f=0;f<
c;f++){let _=s[f],x=e,w=e,q=e,g=e,P=!0,R=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let L;if(_.type===
void 0&&(L="type")){let k={};t===null?t=[k]:t.push(k),e++}else if(_.type!==void 0&&_.type!=="text"){
let k={};t===null?t=[k]:t.push(k),e++}}var l=R===e;if(e=g,t!==null&&(g?t.length=g:t=null),l){let L=e;
if(_&&typeof _=="object"&&!Array.isArray(_)){let b;if(_.text===void 0&&(b="text"))return S.errors=[{
instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:b}}],!1}var l=L===e;P=l}if(!P){let L={instancePath:r+"/"+f,schemaPath:"schema:Conten\
tPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[L]:t.push(L),e++,S.
errors=t,!1}var y=q===e;if(y){let L=e,k=e,b=!0,$=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let D;
if(_.type===void 0&&(D="type")){let A={};t===null?t=[A]:t.push(A),e++}else if(_.type!==void 0&&_.type!==
"refusal"){let A={};t===null?t=[A]:t.push(A),e++}}var o=$===e;if(e=k,t!==null&&(k?t.length=k:t=null),
o){let D=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let T;if(_.refusal===void 0&&(T="refusal"))return S.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/then/required",keyword:"require\
d",params:{missingProperty:T}}],!1;if(_.refusal!==void 0&&typeof _.refusal!="string")return S.errors=
[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/allOf/1/then/properties/refusal/typ\
e",keyword:"type",params:{type:"string"}}],!1}var o=D===e;b=o}if(!b){let D={instancePath:r+"/"+f,schemaPath:"\
schema:ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[D]:t.
push(D),e++,S.errors=t,!1}var y=L===e;if(y){let D=e,A=e,T=!0,E=e;if(_&&typeof _=="object"&&!Array.isArray(
_)){let ee;if(_.type===void 0&&(ee="type")){let B={};t===null?t=[B]:t.push(B),e++}else if(_.type!==void 0&&
_.type!=="image_url"){let B={};t===null?t=[B]:t.push(B),e++}}var p=E===e;if(e=A,t!==null&&(A?t.length=
A:t=null),p){let ee=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let G;if(_.image_url===void 0&&(G=
"image_url"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/2/then/requ\
ired",keyword:"required",params:{missingProperty:G}}],!1}var p=ee===e;T=p}if(!T){let ee={instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[ee]:t.push(ee),e++,S.errors=t,!1}var y=D===e;if(y){let ee=e,B=e,G=!0,Q=e;if(_&&typeof _=="ob\
ject"&&!Array.isArray(_)){let Y;if(_.type===void 0&&(Y="type")){let oe={};t===null?t=[oe]:t.push(oe),
e++}else if(_.type!==void 0&&_.type!=="input_audio"){let oe={};t===null?t=[oe]:t.push(oe),e++}}var i=Q===
e;if(e=B,t!==null&&(B?t.length=B:t=null),i){let Y=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let Ae;
if(_.input_audio===void 0&&(Ae="input_audio"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"sch\
ema:ContentPart/allOf/3/then/required",keyword:"required",params:{missingProperty:Ae}}],!1}var i=Y===
e;G=i}if(!G){let Y={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{
failingKeyword:"then"}};return t===null?t=[Y]:t.push(Y),e++,S.errors=t,!1}var y=ee===e;if(y){let Y=e,
oe=e,Ae=!0,qr=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let Ze;if(_.type===void 0&&(Ze="type")){
let Qe={};t===null?t=[Qe]:t.push(Qe),e++}else if(_.type!==void 0&&_.type!=="file"){let Qe={};t===null?
t=[Qe]:t.push(Qe),e++}}var n=qr===e;if(e=oe,t!==null&&(oe?t.length=oe:t=null),n){let Ze=e;if(_&&typeof _==
"object"&&!Array.isArray(_)){let Nr;if(_.file===void 0&&(Nr="file"))return S.errors=[{instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/4/then/required",keyword:"required",params:{missingProperty:Nr}}],
!1}var n=Ze===e;Ae=n}if(!Ae){let Ze={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/if",
keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[Ze]:t.push(Ze),e++,S.errors=t,!1}var y=Y===
e}}}}if(e===w)if(_&&typeof _=="object"&&!Array.isArray(_)){let L;if(_.type===void 0&&(L="type"))return S.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/required",keyword:"required",params:{missingProperty:L}}],
!1;if(_.type!==void 0){let k=_.type,b=e;if(typeof k!="string")return S.errors=[{instancePath:r+"/"+f+
"/type",schemaPath:"schema:ContentPart/properties/type/type",keyword:"type",params:{type:"string"}}],
!1;if(!(k==="text"||k==="refusal"||k==="image_url"||k==="input_audio"||k==="file"))return S.errors=[
{instancePath:r+"/"+f+"/type",schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{
allowedValues:ar.properties.type.enum}}],!1;var m=b===e}else var m=!0;if(m){if(_.text!==void 0){let k=_.
text,b=e;if(e===b)if(typeof k=="string"){if(F(k,33554432))return S.errors=[{instancePath:r+"/"+f+"/t\
ext",schemaPath:"schema:ContentPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return S.errors=[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentPart/properties/tex\
t/type",keyword:"type",params:{type:"string"}}],!1;var m=b===e}else var m=!0;if(m){if(_.refusal!==void 0){
let k=_.refusal,b=e;if(typeof k!="string"&&k!==null)return S.errors=[{instancePath:r+"/"+f+"/refusal",
schemaPath:"schema:ContentPart/properties/refusal/type",keyword:"type",params:{type:ar.properties.refusal.
type}}],!1;if(e===b&&typeof k=="string"&&F(k,33554432))return S.errors=[{instancePath:r+"/"+f+"/refu\
sal",schemaPath:"schema:ContentPart/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var m=b===e}else var m=!0;if(m){if(_.image_url!==void 0){let k=_.image_url,b=e;if(e===b)if(k&&typeof k==
"object"&&!Array.isArray(k)){let C;if(k.url===void 0&&(C="url"))return S.errors=[{instancePath:r+"/"+
f+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/required",keyword:"required",params:{
missingProperty:C}}],!1;if(k.url!==void 0){let D=k.url,A=e;if(e===A)if(typeof D=="string"){if(F(D,33554432))
return S.errors=[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/im\
age_url/properties/url/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(!Ps.test(D))return S.
errors=[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/p\
roperties/url/pattern",keyword:"pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return S.errors=
[{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properti\
es/url/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d)if(k.detail!==
void 0){let D=k.detail,A=e;if(typeof D!="string"&&D!==null)return S.errors=[{instancePath:r+"/"+f+"/\
image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/type",keyword:"\
type",params:{type:ar.properties.image_url.properties.detail.type}}],!1;if(e===A&&typeof D=="string"&&
F(D,64))return S.errors=[{instancePath:r+"/"+f+"/image_url/detail",schemaPath:"schema:ContentPart/pr\
operties/image_url/properties/detail/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=A===
e}else var d=!0}else return S.errors=[{instancePath:r+"/"+f+"/image_url",schemaPath:"schema:ContentP\
art/properties/image_url/type",keyword:"type",params:{type:"object"}}],!1;var m=b===e}else var m=!0;
if(m){if(_.input_audio!==void 0){let k=_.input_audio,b=e;if(e===b)if(k&&typeof k=="object"&&!Array.isArray(
k)){let C;if(k.data===void 0&&(C="data")||k.format===void 0&&(C="format"))return S.errors=[{instancePath:r+
"/"+f+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/required",keyword:"requir\
ed",params:{missingProperty:C}}],!1;if(k.data!==void 0){let D=k.data,A=e;if(e===A)if(typeof D=="stri\
ng"){if(F(D,33554432))return S.errors=[{instancePath:r+"/"+f+"/input_audio/data",schemaPath:"schema:\
ContentPart/properties/input_audio/properties/data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return S.errors=[{instancePath:r+"/"+f+"/input_audio/data",schemaPath:"schema:ContentPart/pr\
operties/input_audio/properties/data/type",keyword:"type",params:{type:"string"}}],!1;var v=A===e}else
var v=!0;if(v)if(k.format!==void 0){let D=k.format,A=e;if(e===A)if(typeof D=="string"){if(F(D,64))return S.
errors=[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_\
audio/properties/format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(de(D,1))return S.errors=
[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/p\
roperties/format/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:r+
"/"+f+"/input_audio/format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/\
type",keyword:"type",params:{type:"string"}}],!1;var v=A===e}else var v=!0}else return S.errors=[{instancePath:r+
"/"+f+"/input_audio",schemaPath:"schema:ContentPart/properties/input_audio/type",keyword:"type",params:{
type:"object"}}],!1;var m=b===e}else var m=!0;if(m)if(_.file!==void 0){let k=_.file,b=e;if(e===b)if(k&&
typeof k=="object"&&!Array.isArray(k)){let C;if(k.file_data===void 0&&(C="file_data"))return S.errors=
[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"req\
uired",params:{missingProperty:C}}],!1;if(k.file_data!==void 0){let D=k.file_data,A=e;if(e===A)if(typeof D==
"string"){if(F(D,33554432))return S.errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"sche\
ma:ContentPart/properties/file/properties/file_data/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return S.errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/prop\
erties/file/properties/file_data/type",keyword:"type",params:{type:"string"}}],!1;var h=A===e}else var h=!0;
if(h)if(k.filename!==void 0){let D=k.filename,A=e;if(typeof D!="string"&&D!==null)return S.errors=[{
instancePath:r+"/"+f+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/file\
name/type",keyword:"type",params:{type:ar.properties.file.properties.filename.type}}],!1;if(e===A&&typeof D==
"string"&&F(D,1024))return S.errors=[{instancePath:r+"/"+f+"/file/filename",schemaPath:"schema:Conte\
ntPart/properties/file/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var h=A===
e}else var h=!0}else return S.errors=[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/p\
roperties/file/type",keyword:"type",params:{type:"object"}}],!1;var m=b===e}else var m=!0}}}}}else return S.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var a=x===e;if(!a)break}}}else return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return S.errors=t,e===0}function U(s,{instancePath:r="",parentData:O,
parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0,a=e,l=!0,y=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.role===void 0&&(g="role")){let P={};t===null?t=[P]:t.push(P),
e++}else if(s.role!==void 0&&s.role!=="assistant"){let P={};t===null?t=[P]:t.push(P),e++}}var o=y===
e;e=a,t!==null&&(a?t.length=a:t=null);let p;if(o){let g=e,P=e,R=!1,u=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let k;if(s.content===void 0&&(k="content")){let b={instancePath:r,schemaPath:"#/then/any\
Of/0/required",keyword:"required",params:{missingProperty:k}};t===null?t=[b]:t.push(b),e++}else if(s.
content!==void 0){let b=s.content;if(typeof b!="string"&&!Array.isArray(b)){let $={instancePath:r+"/\
content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{type:qe.then.anyOf[0].
properties.content.type}};t===null?t=[$]:t.push($),e++}}}var i=u===e;if(R=R||i,!R){let k=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let $;if(s.tool_calls===void 0&&($="tool_calls")){let C={instancePath:r,
schemaPath:"#/then/anyOf/1/required",keyword:"required",params:{missingProperty:$}};t===null?t=[C]:t.
push(C),e++}else if(s.tool_calls!==void 0){let C=s.tool_calls;if(e===e)if(Array.isArray(C)){if(C.length<
1){let A={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_calls/minItems",keyword:"\
minItems",params:{limit:1}};t===null?t=[A]:t.push(A),e++}}else{let A={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/type",keyword:"type",params:{type:"array"}};t===null?t=[A]:t.push(
A),e++}}}var i=k===e;if(R=R||i,!R){let $=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let D;if(s.refusal===
void 0&&(D="refusal")){let A={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:D}};t===null?t=[A]:t.push(A),e++}else if(s.refusal!==void 0&&typeof s.refusal!=
"string"){let A={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};t===null?t=[A]:t.push(A),e++}}var i=$===e;if(R=R||i,!R){let D=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let T;if(s.reasoning===void 0&&(T="reasoning")){let E={instancePath:r,
schemaPath:"#/then/anyOf/3/required",keyword:"required",params:{missingProperty:T}};t===null?t=[E]:t.
push(E),e++}else if(s.reasoning!==void 0&&typeof s.reasoning!="string"){let E={instancePath:r+"/reas\
oning",schemaPath:"#/then/anyOf/3/properties/reasoning/type",keyword:"type",params:{type:"string"}};
t===null?t=[E]:t.push(E),e++}}var i=D===e;if(R=R||i,!R){let T=e;if(s&&typeof s=="object"&&!Array.isArray(
s)){let X;if(s.reasoning_content===void 0&&(X="reasoning_content")){let ee={instancePath:r,schemaPath:"\
#/then/anyOf/4/required",keyword:"required",params:{missingProperty:X}};t===null?t=[ee]:t.push(ee),e++}else if(s.
reasoning_content!==void 0&&typeof s.reasoning_content!="string"){let ee={instancePath:r+"/reasoning\
_content",schemaPath:"#/then/anyOf/4/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}};t===null?t=[ee]:t.push(ee),e++}}var i=T===e;R=R||i}}}}if(R)e=P,t!==null&&(P?t.length=P:t=null);else{
let k={instancePath:r,schemaPath:"#/then/anyOf",keyword:"anyOf",params:{}};return t===null?t=[k]:t.push(
k),e++,U.errors=t,!1}if(e===g&&s&&typeof s=="object"&&!Array.isArray(s)&&s.content!==void 0){let k=s.
content;if(Array.isArray(k)){var n=!0;let b=k.length;for(let $=0;$<b;$++){let C=k[$],D=e;if(C&&typeof C==
"object"&&!Array.isArray(C)&&C.type!==void 0){let T=C.type;if(!(T==="text"||T==="refusal"))return U.
errors=[{instancePath:r+"/content/"+$+"/type",schemaPath:"#/then/properties/content/items/properties\
/type/enum",keyword:"enum",params:{allowedValues:qe.then.properties.content.items.properties.type.enum}}],
!1}var n=D===e;if(!n)break}}}var o=g===e;l=o,p="then"}else{let g=e,P=e,R=!0,u=e;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let k;if(s.role===void 0&&(k="role")){let b={};t===null?t=[b]:t.push(b),e++}else if(s.
role!==void 0){let b=s.role;if(!(b==="developer"||b==="system"||b==="user"||b==="tool")){let $={};t===
null?t=[$]:t.push($),e++}}}var m=u===e;if(e=P,t!==null&&(P?t.length=P:t=null),m){let k=e,b=e,$=!0,C=e;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.role!==void 0&&s.role!=="user"){let T={};t===null?t=[
T]:t.push(T),e++}var d=C===e;e=b,t!==null&&(b?t.length=b:t=null);let D;if(d){let T=e;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.content!==void 0){let X=s.content;if(Array.isArray(X)){var v=!0;let ee=X.
length;for(let B=0;B<ee;B++){let G=X[B],Q=e;if(G&&typeof G=="object"&&!Array.isArray(G)&&G.type!==void 0){
let Y=G.type;if(!(Y==="text"||Y==="image_url"||Y==="input_audio"||Y==="file"))return U.errors=[{instancePath:r+
"/content/"+B+"/type",schemaPath:"#/else/then/then/properties/content/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:qe.else.then.then.properties.content.items.properties.type.enum}}],!1}var v=Q===
e;if(!v)break}}}var d=T===e;$=d,D="then"}else{let T=e,E=e,X=!0,ee=e;if(s&&typeof s=="object"&&!Array.
isArray(s)&&s.role!==void 0&&s.role!=="tool"){let G={};t===null?t=[G]:t.push(G),e++}var h=ee===e;if(e=
E,t!==null&&(E?t.length=E:t=null),h){let G=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let ie;if(s.
tool_call_id===void 0&&(ie="tool_call_id"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/\
else/then/required",keyword:"required",params:{missingProperty:ie}}],!1;if(s.tool_call_id!==void 0&&
typeof s.tool_call_id!="string")return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/\
then/else/then/properties/tool_call_id/type",keyword:"type",params:{type:"string"}}],!1}var h=G===e;
X=h}if(!X){let G={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return t===null?t=[G]:t.push(G),e++,U.errors=t,!1}if(e===T&&s&&typeof s=="object"&&!Array.isArray(
s)&&s.content!==void 0){let G=s.content;if(Array.isArray(G)){var c=!0;let Q=G.length;for(let ie=0;ie<
Q;ie++){let Y=G[ie],oe=e;if(Y&&typeof Y=="object"&&!Array.isArray(Y)&&Y.type!==void 0&&Y.type!=="tex\
t")return U.errors=[{instancePath:r+"/content/"+ie+"/type",schemaPath:"#/else/then/else/properties/c\
ontent/items/properties/type/enum",keyword:"enum",params:{allowedValues:qe.else.then.else.properties.
content.items.properties.type.enum}}],!1;var c=oe===e;if(!c)break}}}var d=T===e;$=d,D="else"}if(!$){
let T={instancePath:r,schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:D}};return t===
null?t=[T]:t.push(T),e++,U.errors=t,!1}if(e===k&&s&&typeof s=="object"&&!Array.isArray(s)){let T;if(s.
content===void 0&&(T="content"))return U.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"\
required",params:{missingProperty:T}}],!1;if(s.content!==void 0){let E=s.content;if(typeof E!="strin\
g"&&!Array.isArray(E))return U.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/properties\
/content/type",keyword:"type",params:{type:qe.else.then.properties.content.type}}],!1}}var m=k===e;R=
m}if(!R){let k={instancePath:r,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return t===
null?t=[k]:t.push(k),e++,U.errors=t,!1}var o=g===e;l=o,p="else"}if(!l){let g={instancePath:r,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:p}};return t===null?t=[g]:t.push(g),e++,U.errors=t,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.role===void 0&&(g="role"))return U.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],!1;if(s.role!==
void 0){let P=s.role,R=e;if(typeof P!="string")return U.errors=[{instancePath:r+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(P==="developer"||P==="system"||
P==="user"||P==="assistant"||P==="tool"))return U.errors=[{instancePath:r+"/role",schemaPath:"#/prop\
erties/role/enum",keyword:"enum",params:{allowedValues:qe.properties.role.enum}}],!1;var f=R===e}else
var f=!0;if(f){if(s.content!==void 0){let P=s.content,R=e,u=e,L=!1,k=e;if(e===e)if(typeof P=="string"){
if(F(P,33554432)){let C={instancePath:r+"/content",schemaPath:"schema:ContentText/maxLength",keyword:"\
maxLength",params:{limit:33554432}};t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/conte\
nt",schemaPath:"schema:ContentText/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var _=k===e;if(L=L||_,!L){let C=e;S(P,{instancePath:r+"/content",parentData:s,parentDataProperty:"\
content",rootData:j,dynamicAnchors:I})||(t=t===null?S.errors:t.concat(S.errors),e=t.length);var _=C===
e;if(L=L||_,!L){let A=e;if(P!==null){let E={instancePath:r+"/content",schemaPath:"#/properties/conte\
nt/anyOf/2/type",keyword:"type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var _=A===e;L=L||
_}}if(L)e=u,t!==null&&(u?t.length=u:t=null);else{let C={instancePath:r+"/content",schemaPath:"#/prop\
erties/content/anyOf",keyword:"anyOf",params:{}};return t===null?t=[C]:t.push(C),e++,U.errors=t,!1}var f=R===
e}else var f=!0;if(f){if(s.name!==void 0){let P=s.name,R=e;if(typeof P!="string"&&P!==null)return U.
errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:qe.properties.
name.type}}],!1;if(e===R&&typeof P=="string"&&F(P,256))return U.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=R===e}else var f=!0;if(f){
if(s.refusal!==void 0){let P=s.refusal,R=e;if(typeof P!="string"&&P!==null)return U.errors=[{instancePath:r+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:qe.properties.refusal.
type}}],!1;if(e===R&&typeof P=="string"&&F(P,33554432))return U.errors=[{instancePath:r+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=R===e}else var f=!0;
if(f){if(s.tool_calls!==void 0){let P=s.tool_calls,R=e;if(!Array.isArray(P)&&P!==null)return U.errors=
[{instancePath:r+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:qe.
properties.tool_calls.type}}],!1;if(e===R&&Array.isArray(P)){if(P.length>256)return U.errors=[{instancePath:r+
"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;{var x=!0;let L=P.length;for(let k=0;k<L;k++){let b=P[k],$=e;if(e===e)if(b&&typeof b=="object"&&!Array.
isArray(b)){let A;if(b.id===void 0&&(A="id")||b.type===void 0&&(A="type")||b.function===void 0&&(A="\
function"))return U.errors=[{instancePath:r+"/tool_calls/"+k,schemaPath:"schema:ToolCall/required",keyword:"\
required",params:{missingProperty:A}}],!1;if(b.id!==void 0){let T=b.id,E=e;if(e===E)if(typeof T=="st\
ring"){if(F(T,256))return U.errors=[{instancePath:r+"/tool_calls/"+k+"/id",schemaPath:"schema:ToolCa\
ll/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+
"/tool_calls/"+k+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var w=E===e}else var w=!0;if(w){if(b.type!==void 0){let T=b.type,E=e;if(typeof T!="str\
ing")return U.errors=[{instancePath:r+"/tool_calls/"+k+"/type",schemaPath:"schema:ToolCall/propertie\
s/type/type",keyword:"type",params:{type:"string"}}],!1;if(T!=="function")return U.errors=[{instancePath:r+
"/tool_calls/"+k+"/type",schemaPath:"schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:vs.
properties.type.enum}}],!1;var w=E===e}else var w=!0;if(w)if(b.function!==void 0){let T=b.function,E=e;
if(e===E)if(T&&typeof T=="object"&&!Array.isArray(T)){let ee;if(T.name===void 0&&(ee="name")||T.arguments===
void 0&&(ee="arguments"))return U.errors=[{instancePath:r+"/tool_calls/"+k+"/function",schemaPath:"s\
chema:ToolCall/properties/function/required",keyword:"required",params:{missingProperty:ee}}],!1;if(T.
name!==void 0){let B=T.name,G=e;if(e===G)if(typeof B=="string"){if(F(B,256))return U.errors=[{instancePath:r+
"/tool_calls/"+k+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+k+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"\
type",params:{type:"string"}}],!1;var q=G===e}else var q=!0;if(q)if(T.arguments!==void 0){let B=T.arguments,
G=e;if(e===G)if(typeof B=="string"){if(F(B,33554432))return U.errors=[{instancePath:r+"/tool_calls/"+
k+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}}],!1}else return U.errors=[{instancePath:r+"/tool_ca\
lls/"+k+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/t\
ype",keyword:"type",params:{type:"string"}}],!1;var q=G===e}else var q=!0}else return U.errors=[{instancePath:r+
"/tool_calls/"+k+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var w=E===e}else var w=!0}}else return U.errors=[{instancePath:r+"/tool_calls/"+
k,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var x=$===e;if(!x)break}}}
var f=R===e}else var f=!0;if(f){if(s.tool_call_id!==void 0){let P=s.tool_call_id,R=e;if(typeof P!="s\
tring"&&P!==null)return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:qe.properties.tool_call_id.type}}],!1;if(e===R&&typeof P=="str\
ing"&&F(P,256))return U.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=R===e}else var f=!0;if(f){if(s.reasoning!==
void 0){let P=s.reasoning,R=e;if(typeof P!="string"&&P!==null)return U.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:qe.properties.reasoning.
type}}],!1;if(e===R&&typeof P=="string"&&F(P,33554432))return U.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=R===
e}else var f=!0;if(f)if(s.reasoning_content!==void 0){let P=s.reasoning_content,R=e;if(typeof P!="st\
ring"&&P!==null)return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reaso\
ning_content/type",keyword:"type",params:{type:qe.properties.reasoning_content.type}}],!1;if(e===R&&
typeof P=="string"&&F(P,33554432))return U.errors=[{instancePath:r+"/reasoning_content",schemaPath:"\
#/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var f=R===
e}else var f=!0}}}}}}}else return U.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return U.errors=t,e===0}function Ue(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>4)return Ue.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4}}],!1;{var a=!0;let l=s.length;for(let y=0;y<l;y++){let o=s[y],
p=e;if(e===e)if(typeof o=="string"){if(F(o,4096))return Ue.errors=[{instancePath:r+"/"+y,schemaPath:"\
schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ue.errors=[{instancePath:r+
"/"+y,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)
break}}}else return Ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Ue.errors=t,e===0}var hr={type:"object",required:["type","function"],properties:{type:{
type:"string",enum:["function"]},function:{type:"object",required:["name"],properties:{name:{$ref:"s\
chema:FunctionName"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"\
schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};function he(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o="t\
ype")||s.function===void 0&&(o="function"))return he.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o}}],!1;if(s.type!==void 0){let p=s.type,i=e;if(typeof p!=
"string")return he.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(p!=="function")return he.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:hr.properties.type.enum}}],!1;var a=i===
e}else var a=!0;if(a)if(s.function!==void 0){let p=s.function,i=e;if(e===i)if(p&&typeof p=="object"&&
!Array.isArray(p)){let m;if(p.name===void 0&&(m="name"))return he.errors=[{instancePath:r+"/function",
schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.
name!==void 0){let d=p.name,v=e;if(e===e)if(typeof d=="string"){if(F(d,256))return he.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(de(d,1))return he.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return he.errors=[{instancePath:r+"/function/\
name",schemaPath:"schema:FunctionName/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e}else
var l=!0;if(l){if(p.description!==void 0){let d=p.description,v=e;if(typeof d!="string"&&d!==null)return he.
errors=[{instancePath:r+"/function/description",schemaPath:"#/properties/function/properties/descrip\
tion/type",keyword:"type",params:{type:hr.properties.function.properties.description.type}}],!1;if(e===
v&&typeof d=="string"&&F(d,65536))return he.errors=[{instancePath:r+"/function/description",schemaPath:"\
#/properties/function/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;
var l=v===e}else var l=!0;if(l){if(p.parameters!==void 0){let d=p.parameters,v=e,h=e,c=!1,f=e;if(e===
e&&!(d&&typeof d=="object"&&!Array.isArray(d))){let w={instancePath:r+"/function/parameters",schemaPath:"\
schema:JsonSchema/type",keyword:"type",params:{type:"object"}};t===null?t=[w]:t.push(w),e++}var y=f===
e;if(c=c||y,!c){let w=e;if(d!==null){let g={instancePath:r+"/function/parameters",schemaPath:"#/prop\
erties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=
[g]:t.push(g),e++}var y=w===e;c=c||y}if(c)e=h,t!==null&&(h?t.length=h:t=null);else{let w={instancePath:r+
"/function/parameters",schemaPath:"#/properties/function/properties/parameters/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[w]:t.push(w),e++,he.errors=t,!1}var l=v===e}else var l=!0;if(l)if(p.strict!==
void 0){let d=p.strict,v=e;if(typeof d!="boolean"&&d!==null)return he.errors=[{instancePath:r+"/func\
tion/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"type",params:{type:hr.
properties.function.properties.strict.type}}],!1;var l=v===e}else var l=!0}}}else return he.errors=[
{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var a=i===e}else var a=!0}else return he.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return he.errors=t,e===0}var ws={type:"object",required:["type","f\
unction"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:["name"],
properties:{name:{$ref:"schema:FunctionName"}}}},$id:"schema:NamedTool"};function ke(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let l;if(s.type===void 0&&(l="type")||s.function===void 0&&(l=
"function"))return ke.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(s.type!==void 0){let y=s.type,o=e;if(typeof y!="string")return ke.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(y!=="function")
return ke.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:ws.properties.type.enum}}],!1;var a=o===e}else var a=!0;if(a)if(s.function!==void 0){let y=s.
function,o=e;if(e===o)if(y&&typeof y=="object"&&!Array.isArray(y)){let i;if(y.name===void 0&&(i="nam\
e"))return ke.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/required",keyword:"\
required",params:{missingProperty:i}}],!1;if(y.name!==void 0){let n=y.name;if(e===e)if(typeof n=="st\
ring"){if(F(n,256))return ke.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionNam\
e/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(de(n,1))return ke.errors=[{instancePath:r+
"/function/name",schemaPath:"schema:FunctionName/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return ke.errors=[{instancePath:r+"/function/name",schemaPath:"schema:FunctionName/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return ke.errors=[{instancePath:r+"/function",schemaPath:"#/pr\
operties/function/type",keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0}else return ke.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=
t,e===0}var it={type:"object",required:["type","allowed_tools"],properties:{type:{type:"string",enum:[
"allowed_tools"]},allowed_tools:{type:"object",required:["mode","tools"],properties:{mode:{type:"str\
ing",enum:["auto","required"]},tools:{type:"array",minItems:1,maxItems:4096,items:{$ref:"schema:Name\
dTool"}}}}},$id:"schema:AllowedTools"};function we(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.type===void 0&&(o="type")||s.allowed_tools===void 0&&(o="allowed_tools"))return we.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.type!==
void 0){let p=s.type,i=e;if(typeof p!="string")return we.errors=[{instancePath:r+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="allowed_tools")return we.
errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:it.
properties.type.enum}}],!1;var a=i===e}else var a=!0;if(a)if(s.allowed_tools!==void 0){let p=s.allowed_tools,
i=e;if(e===i)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.mode===void 0&&(m="mode")||p.tools===
void 0&&(m="tools"))return we.errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allo\
wed_tools/required",keyword:"required",params:{missingProperty:m}}],!1;if(p.mode!==void 0){let d=p.mode,
v=e;if(typeof d!="string")return we.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/prop\
erties/allowed_tools/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="auto"||
d==="required"))return we.errors=[{instancePath:r+"/allowed_tools/mode",schemaPath:"#/properties/all\
owed_tools/properties/mode/enum",keyword:"enum",params:{allowedValues:it.properties.allowed_tools.properties.
mode.enum}}],!1;var l=v===e}else var l=!0;if(l)if(p.tools!==void 0){let d=p.tools,v=e;if(e===v)if(Array.
isArray(d)){if(d.length>4096)return we.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/\
properties/allowed_tools/properties/tools/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;if(d.
length<1)return we.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_t\
ools/properties/tools/minItems",keyword:"minItems",params:{limit:1}}],!1;{var y=!0;let c=d.length;for(let f=0;f<
c;f++){let _=e;ke(d[f],{instancePath:r+"/allowed_tools/tools/"+f,parentData:d,parentDataProperty:f,rootData:j,
dynamicAnchors:I})||(t=t===null?ke.errors:t.concat(ke.errors),e=t.length);var y=_===e;if(!y)break}}}else
return we.errors=[{instancePath:r+"/allowed_tools/tools",schemaPath:"#/properties/allowed_tools/prop\
erties/tools/type",keyword:"type",params:{type:"array"}}],!1;var l=v===e}else var l=!0}else return we.
errors=[{instancePath:r+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",
params:{type:"object"}}],!1;var a=i===e}else var a=!0}else return we.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=t,e===0}var gr={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function ue(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0,a=e,l=!0,y=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type")){let d={};t===null?
t=[d]:t.push(d),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let d={};t===null?t=[d]:t.push(
d),e++}}var o=y===e;if(e=a,t!==null&&(a?t.length=a:t=null),o){let m=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let v;if(s.json_schema===void 0&&(v="json_schema"))return ue.errors=[{instancePath:r,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:v}}],!1}var o=m===e;l=o}if(!l){let m={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return t===null?t=[m]:t.push(m),e++,ue.
errors=t,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.type===void 0&&(m="type"))
return ue.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;if(s.type!==void 0){let d=s.type,v=e;if(typeof d!="string")return ue.errors=[{instancePath:r+"/ty\
pe",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="text"||
d==="json_object"||d==="json_schema"))return ue.errors=[{instancePath:r+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:gr.properties.type.enum}}],!1;var p=v===e}else var p=!0;
if(p)if(s.json_schema!==void 0){let d=s.json_schema,v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(
d)){let c;if(d.name===void 0&&(c="name"))return ue.errors=[{instancePath:r+"/json_schema",schemaPath:"\
#/properties/json_schema/required",keyword:"required",params:{missingProperty:c}}],!1;if(d.name!==void 0){
let f=d.name,_=e;if(e===_)if(typeof f=="string"){if(F(f,256))return ue.errors=[{instancePath:r+"/jso\
n_schema/name",schemaPath:"#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(de(f,1))return ue.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/prope\
rties/json_schema/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ue.
errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;var i=_===e}else var i=!0;if(i){if(d.description!==void 0){
let f=d.description,_=e;if(typeof f!="string"&&f!==null)return ue.errors=[{instancePath:r+"/json_sch\
ema/description",schemaPath:"#/properties/json_schema/properties/description/type",keyword:"type",params:{
type:gr.properties.json_schema.properties.description.type}}],!1;if(e===_&&typeof f=="string"&&F(f,65536))
return ue.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties/json_schema/pr\
operties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var i=_===e}else var i=!0;
if(i){if(d.schema!==void 0){let f=d.schema,_=e,x=e,w=!1,q=e;if(e===e&&!(f&&typeof f=="object"&&!Array.
isArray(f))){let R={instancePath:r+"/json_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"\
type",params:{type:"object"}};t===null?t=[R]:t.push(R),e++}var n=q===e;if(w=w||n,!w){let R=e;if(f!==
null){let L={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/sc\
hema/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[L]:t.push(L),e++}var n=R===e;w=w||
n}if(w)e=x,t!==null&&(x?t.length=x:t=null);else{let R={instancePath:r+"/json_schema/schema",schemaPath:"\
#/properties/json_schema/properties/schema/anyOf",keyword:"anyOf",params:{}};return t===null?t=[R]:t.
push(R),e++,ue.errors=t,!1}var i=_===e}else var i=!0;if(i)if(d.strict!==void 0){let f=d.strict,_=e;if(typeof f!=
"boolean"&&f!==null)return ue.errors=[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties\
/json_schema/properties/strict/type",keyword:"type",params:{type:gr.properties.json_schema.properties.
strict.type}}],!1;var i=_===e}else var i=!0}}}else return ue.errors=[{instancePath:r+"/json_schema",
schemaPath:"#/properties/json_schema/type",keyword:"type",params:{type:"object"}}],!1;var p=v===e}else
var p=!0}else return ue.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return ue.errors=t,e===0}function M(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let _;
if(s.body===void 0&&(_="body"))return M.errors=[{instancePath:r,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:_}}],!1;if(s.body!==void 0){let x=s.body;if(e===e)if(x&&typeof x=="ob\
ject"&&!Array.isArray(x)){x.stream===void 0&&(x.stream=!1);let q;if(x.model===void 0&&(q="model")||x.
messages===void 0&&(q="messages"))return M.errors=[{instancePath:r+"/body",schemaPath:"#/properties/\
body/required",keyword:"required",params:{missingProperty:q}}],!1;if(x.model!==void 0){let g=x.model,
P=e;if(e===e)if(typeof g=="string"){if(F(g,256))return M.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(de(g,1))return M.errors=[
{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return M.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var a=P===e}else var a=!0;if(a){if(x.messages!==void 0){let g=x.messages,
P=e;if(e===P)if(Array.isArray(g)){if(g.length>1e3)return M.errors=[{instancePath:r+"/body/messages",
schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;if(g.length<1)return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/pro\
perties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let u=g.length;for(let L=0;L<
u;L++){let k=e;U(g[L],{instancePath:r+"/body/messages/"+L,parentData:g,parentDataProperty:L,rootData:j,
dynamicAnchors:I})||(t=t===null?U.errors:t.concat(U.errors),e=t.length);var l=k===e;if(!l)break}}}else
return M.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/\
type",keyword:"type",params:{type:"array"}}],!1;var a=P===e}else var a=!0;if(a){if(x.max_tokens!==void 0){
let g=x.max_tokens,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return M.errors=
[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",keyword:"\
type",params:{type:ye.properties.body.properties.max_tokens.type}}],!1;if(e===P&&typeof g=="number"&&
isFinite(g)){if(g>2147483647||isNaN(g))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(g<1||isNaN(g))return M.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=P===e}else
var a=!0;if(a){if(x.max_completion_tokens!==void 0){let g=x.max_completion_tokens,P=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return M.errors=[{instancePath:r+"/body/max_comp\
letion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"type",params:{
type:ye.properties.body.properties.max_completion_tokens.type}}],!1;if(e===P&&typeof g=="number"&&isFinite(
g)){if(g>2147483647||isNaN(g))return M.errors=[{instancePath:r+"/body/max_completion_tokens",schemaPath:"\
#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}}],!1;if(g<1||isNaN(g))return M.errors=[{instancePath:r+"/body/max_completion_token\
s",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=P===e}else var a=!0;if(a){if(x.temperature!==void 0){let g=x.temperature,
P=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return M.errors=[{instancePath:r+"/body/temperat\
ure",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:ye.properties.
body.properties.temperature.type}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>2||isNaN(g))return M.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(g<0||isNaN(g))return M.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=P===e}else var a=!0;if(a){if(x.top_p!==void 0){let g=x.top_p,
P=e;if(!(typeof g=="number"&&isFinite(g))&&g!==null)return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"\
#/properties/body/properties/top_p/type",keyword:"type",params:{type:ye.properties.body.properties.top_p.
type}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>1||isNaN(g))return M.errors=[{instancePath:r+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(g<0||isNaN(g))return M.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/prop\
erties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=P===
e}else var a=!0;if(a){let g=x.stream,P=e;if(typeof g!="boolean"&&g!==null)return M.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:ye.
properties.body.properties.stream.type}}],!1;var a=P===e;if(a){if(x.stream_options!==void 0){let u=x.
stream_options,L=e,k=e,b=!1,$=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.include_usage!==
void 0){let A=u.include_usage;if(typeof A!="boolean"&&A!==null){let T={instancePath:r+"/body/stream_\
options/include_usage",schemaPath:"schema:StreamOptions/properties/include_usage/type",keyword:"type",
params:{type:_s.properties.include_usage.type}};t===null?t=[T]:t.push(T),e++}}}else{let A={instancePath:r+
"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{type:"object"}};
t===null?t=[A]:t.push(A),e++}var y=$===e;if(b=b||y,!b){let A=e;if(u!==null){let E={instancePath:r+"/\
body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};t===null?t=[E]:t.push(E),e++}var y=A===e;b=b||y}if(b)e=k,t!==null&&(k?t.
length=k:t=null);else{let A={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,M.errors=
t,!1}var a=L===e}else var a=!0;if(a){if(x.n!==void 0){let u=x.n,L=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/propertie\
s/body/properties/n/type",keyword:"type",params:{type:ye.properties.body.properties.n.type}}],!1;if(e===
L&&typeof u=="number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
1||isNaN(u))return M.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=L===e}else var a=!0;if(a){if(x.
stop!==void 0){let u=x.stop,L=e,k=e,b=!1,$=e;if(e===e)if(typeof u=="string"){if(F(u,4096)){let A={instancePath:r+
"/body/stop",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};t===null?
t=[A]:t.push(A),e++}}else{let A={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"\
type",params:{type:"string"}};t===null?t=[A]:t.push(A),e++}var o=$===e;if(b=b||o,!b){let A=e;Ue(u,{instancePath:r+
"/body/stop",parentData:x,parentDataProperty:"stop",rootData:j,dynamicAnchors:I})||(t=t===null?Ue.errors:
t.concat(Ue.errors),e=t.length);var o=A===e;if(b=b||o,!b){let E=e;if(u!==null){let ee={instancePath:r+
"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"\
null"}};t===null?t=[ee]:t.push(ee),e++}var o=E===e;b=b||o}}if(b)e=k,t!==null&&(k?t.length=k:t=null);else{
let A={instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[A]:t.push(A),e++,M.errors=t,!1}var a=L===e}else var a=!0;if(a){if(x.
seed!==void 0){let u=x.seed,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.
errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"ty\
pe",params:{type:ye.properties.body.properties.seed.type}}],!1;if(e===L&&typeof u=="number"&&isFinite(
u)){if(u>9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<-9007199254740991||isNaN(u))return M.errors=[{instancePath:r+"/body/seed",schemaPath:"#/prop\
erties/body/properties/seed/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],
!1}var a=L===e}else var a=!0;if(a){if(x.frequency_penalty!==void 0){let u=x.frequency_penalty,L=e;if(!(typeof u==
"number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"\
#/properties/body/properties/frequency_penalty/type",keyword:"type",params:{type:ye.properties.body.
properties.frequency_penalty.type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))
return M.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/body/properties/\
frequency_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=L===e}else
var a=!0;if(a){if(x.presence_penalty!==void 0){let u=x.presence_penalty,L=e;if(!(typeof u=="number"&&
isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/presence_penalty",schemaPath:"#/prope\
rties/body/properties/presence_penalty/type",keyword:"type",params:{type:ye.properties.body.properties.
presence_penalty.type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u))return M.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(u<-2||isNaN(u))return M.errors=[
{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:-2}}],!1}var a=L===e}else var a=!0;if(a){if(x.
logit_bias!==void 0){let u=x.logit_bias,L=e,k=e,b=!1,$=e;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(
u))if(Object.keys(u).length>1024){let A={instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitB\
ias/maxProperties",keyword:"maxProperties",params:{limit:1024}};t===null?t=[A]:t.push(A),e++}else for(let A in u){
let T=u[A],E=e;if(e===E)if(typeof T=="number"&&isFinite(T)){if(T>100||isNaN(T)){let X={instancePath:r+
"/body/logit_bias/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additional\
Properties/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};t===null?t=[X]:t.push(X),e++}else if(T<
-100||isNaN(T)){let X={instancePath:r+"/body/logit_bias/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:LogitBias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};
t===null?t=[X]:t.push(X),e++}}else{let X={instancePath:r+"/body/logit_bias/"+A.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"num\
ber"}};t===null?t=[X]:t.push(X),e++}var p=E===e;if(!p)break}else{let A={instancePath:r+"/body/logit_\
bias",schemaPath:"schema:LogitBias/type",keyword:"type",params:{type:"object"}};t===null?t=[A]:t.push(
A),e++}var i=$===e;if(b=b||i,!b){let A=e;if(u!==null){let E={instancePath:r+"/body/logit_bias",schemaPath:"\
#/properties/body/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?
t=[E]:t.push(E),e++}var i=A===e;b=b||i}if(b)e=k,t!==null&&(k?t.length=k:t=null);else{let A={instancePath:r+
"/body/logit_bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};
return t===null?t=[A]:t.push(A),e++,M.errors=t,!1}var a=L===e}else var a=!0;if(a){if(x.logprobs!==void 0){
let u=x.logprobs,L=e;if(typeof u!="boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/logpro\
bs",schemaPath:"#/properties/body/properties/logprobs/type",keyword:"type",params:{type:ye.properties.
body.properties.logprobs.type}}],!1;var a=L===e}else var a=!0;if(a){if(x.top_logprobs!==void 0){let u=x.
top_logprobs,L=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&u!==null)return M.errors=
[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"\
type",params:{type:ye.properties.body.properties.top_logprobs.type}}],!1;if(e===L&&typeof u=="number"&&
isFinite(u)){if(u>20||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/p\
roperties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=L===
e}else var a=!0;if(a){if(x.tools!==void 0){let u=x.tools,L=e;if(!Array.isArray(u)&&u!==null)return M.
errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:ye.properties.body.properties.tools.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>
1e4)return M.errors=[{instancePath:r+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var n=!0;let b=u.length;for(let $=0;$<b;$++){let C=e;
he(u[$],{instancePath:r+"/body/tools/"+$,parentData:u,parentDataProperty:$,rootData:j,dynamicAnchors:I})||
(t=t===null?he.errors:t.concat(he.errors),e=t.length);var n=C===e;if(!n)break}}}var a=L===e}else var a=!0;
if(a){if(x.tool_choice!==void 0){let u=x.tool_choice,L=e,k=e,b=!1,$=e;if(typeof u!="string"){let D={
instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};t===null?t=[D]:t.push(D),e++}if(!(u==="none"||u==="auto"||u==="required")){let D={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:bs.enum}};
t===null?t=[D]:t.push(D),e++}var m=$===e;if(b=b||m,!b){let D=e;ke(u,{instancePath:r+"/body/tool_choi\
ce",parentData:x,parentDataProperty:"tool_choice",rootData:j,dynamicAnchors:I})||(t=t===null?ke.errors:
t.concat(ke.errors),e=t.length);var m=D===e;if(b=b||m,!b){let T=e;we(u,{instancePath:r+"/body/tool_c\
hoice",parentData:x,parentDataProperty:"tool_choice",rootData:j,dynamicAnchors:I})||(t=t===null?we.errors:
t.concat(we.errors),e=t.length);var m=T===e;if(b=b||m,!b){let X=e;if(u!==null){let B={instancePath:r+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/3/type",keyword:"type",
params:{type:"null"}};t===null?t=[B]:t.push(B),e++}var m=X===e;b=b||m}}}if(b)e=k,t!==null&&(k?t.length=
k:t=null);else{let D={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var a=L===
e}else var a=!0;if(a){if(x.parallel_tool_calls!==void 0){let u=x.parallel_tool_calls,L=e;if(typeof u!=
"boolean"&&u!==null)return M.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:ye.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=L===e}else var a=!0;if(a){if(x.response_format!==void 0){let u=x.
response_format,L=e,k=e,b=!1,$=e;ue(u,{instancePath:r+"/body/response_format",parentData:x,parentDataProperty:"\
response_format",rootData:j,dynamicAnchors:I})||(t=t===null?ue.errors:t.concat(ue.errors),e=t.length);
var d=$===e;if(b=b||d,!b){let D=e;if(u!==null){let T={instancePath:r+"/body/response_format",schemaPath:"\
#/properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};t===
null?t=[T]:t.push(T),e++}var d=D===e;b=b||d}if(b)e=k,t!==null&&(k?t.length=k:t=null);else{let D={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var a=L===e}else var a=!0;if(a){if(x.
reasoning_effort!==void 0){let u=x.reasoning_effort,L=e;if(typeof u!="string"&&u!==null)return M.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:ye.properties.body.properties.reasoning_effort.type}}],!1;if(e===L&&
typeof u=="string"&&F(u,64))return M.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=L===
e}else var a=!0;if(a){if(x.user!==void 0){let u=x.user,L=e;if(typeof u!="string"&&u!==null)return M.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:ye.properties.body.properties.user.type}}],!1;if(e===L&&typeof u=="string"&&F(u,1024))
return M.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var a=L===e}else var a=!0;if(a){if(x.prompt_cache_key!==
void 0){let u=x.prompt_cache_key,L=e;if(typeof u!="string"&&u!==null)return M.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:ye.properties.body.properties.prompt_cache_key.type}}],!1;if(e===L&&typeof u=="stri\
ng"&&F(u,1024))return M.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=L===e}else
var a=!0;if(a){if(x.metadata!==void 0){let u=x.metadata,L=e,k=e,b=!1,$=e;if(e===e)if(u&&typeof u=="o\
bject"&&!Array.isArray(u))if(Object.keys(u).length>16){let A={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};t===null?t=[A]:t.push(A),e++}else
for(let A in u){let T=u[A],E=e;if(e===E)if(typeof T=="string"){if(F(T,512)){let X={instancePath:r+"/\
body/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};t===null?t=[X]:t.push(X),e++}}else{let X={instancePath:r+
"/body/metadata/"+A.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};t===null?t=[X]:t.push(X),e++}var v=E===e;if(!v)
break}else{let A={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};t===null?t=[A]:t.push(A),e++}var h=$===e;if(b=b||h,!b){let A=e;if(u!==null){let E={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};t===null?t=[E]:t.push(E),e++}var h=A===e;b=b||h}if(b)e=k,t!==null&&(k?t.length=k:t=null);else{
let A={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return t===null?t=[A]:t.push(A),e++,M.errors=t,!1}var a=L===e}else var a=!0;if(a){
if(x.modalities!==void 0){let u=x.modalities,L=e;if(!Array.isArray(u)&&u!==null)return M.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:ye.properties.body.properties.modalities.type}}],!1;if(e===L&&Array.isArray(u)){if(u.length>8)return M.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var c=!0;let b=u.length;for(let $=0;$<b;$++){let C=u[$],
D=e;if(typeof C!="string")return M.errors=[{instancePath:r+"/body/modalities/"+$,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(C!=="text")return M.errors=[{instancePath:r+
"/body/modalities/"+$,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:ks.enum}}],
!1;var c=D===e;if(!c)break}}}var a=L===e}else var a=!0;if(a){if(x.top_k!==void 0){let u=x.top_k,L=e;
if(!(typeof u=="number"&&isFinite(u))&&u!==null)return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/type",keyword:"type",params:{type:ye.properties.body.properties.top_k.
type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u))return M.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(u<-1||isNaN(u))return M.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var a=L===e}else var a=!0;if(a){if(x.min_p!==void 0){let u=x.min_p,L=e;if(!(typeof u=="number"&&isFinite(
u))&&u!==null)return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:ye.properties.body.properties.min_p.type}}],!1;if(e===L&&typeof u==
"number"&&isFinite(u)){if(u>1||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(u<
0||isNaN(u))return M.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=L===e}else var a=!0;if(a){
if(x.repetition_penalty!==void 0){let u=x.repetition_penalty,L=e;if(!(typeof u=="number"&&isFinite(u))&&
u!==null)return M.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:ye.properties.body.properties.repetition_penalty.
type}}],!1;if(e===L&&typeof u=="number"&&isFinite(u)){if(u>10||isNaN(u))return M.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(u<0||isNaN(u))return M.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=L===e}else var a=!0;if(a)if(x.reasoning!==void 0){
let u=x.reasoning,L=e,k=e,b=!1,$=e;if(typeof u!="boolean"){let D={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};t===null?t=[D]:t.push(D),e++}var f=$===
e;if(b=b||f,!b){let D=e;if(e===e&&!(u&&typeof u=="object"&&!Array.isArray(u))){let E={instancePath:r+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
t===null?t=[E]:t.push(E),e++}var f=D===e;if(b=b||f,!b){let E=e;if(u!==null){let ee={instancePath:r+"\
/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{
type:"null"}};t===null?t=[ee]:t.push(ee),e++}var f=E===e;b=b||f}}if(b)e=k,t!==null&&(k?t.length=k:t=
null);else{let D={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasonin\
g/anyOf",keyword:"anyOf",params:{}};return t===null?t=[D]:t.push(D),e++,M.errors=t,!1}var a=L===e}else
var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return M.errors=[{instancePath:r+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}}return M.errors=t,e===0}var mt=be,ir={
paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},
headers:{},params:{},cookies:{},body:{type:"object",required:["model","input"],properties:{model:{$ref:"\
schema:EmbeddingModelName"},input:{anyOf:[{$ref:"schema:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},
{$ref:"schema:EmbeddingTokens"},{$ref:"schema:EmbeddingTokenLists"}]},encoding_format:{type:["string",
"null"],enum:["float","base64",null]},dimensions:{type:["integer","null"],minimum:1,maximum:1e6},user:{
type:["string","null"],maxLength:1024}}}},required:["body"]};function Ce(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Ce.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Ce.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let l=s.length;for(let y=0;y<
l;y++){let o=s[y],p=e;if(e===e)if(typeof o=="string"){if(F(o,33554432))return Ce.errors=[{instancePath:r+
"/"+y,schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(de(
o,1))return Ce.errors=[{instancePath:r+"/"+y,schemaPath:"schema:EmbeddingText/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return Ce.errors=[{instancePath:r+"/"+y,schemaPath:"schema:Embed\
dingText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)break}}}else return Ce.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ce.errors=t,e===
0}function xe(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>131072)return xe.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:131072}}],!1;if(s.length<1)return xe.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let l=s.length;for(let y=0;y<
l;y++){let o=s[y],p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return xe.errors=
[{instancePath:r+"/"+y,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===i&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return xe.errors=[{instancePath:r+
"/"+y,schemaPath:"schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(o<0||isNaN(o))return xe.errors=[{instancePath:r+"/"+y,schemaPath:"schema:TokenId/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e;if(!a)break}}}else return xe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return xe.errors=t,e===0}function Ge(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>2048)return Ge.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(s.length<1)return Ge.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let l=s.length;for(let y=0;y<
l;y++){let o=e;xe(s[y],{instancePath:r+"/"+y,parentData:s,parentDataProperty:y,rootData:j,dynamicAnchors:I})||
(t=t===null?xe.errors:t.concat(xe.errors),e=t.length);var a=o===e;if(!a)break}}}else return Ge.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ge.errors=t,e===
0}function be(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return be.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.
body!==void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.model===
void 0&&(i="model")||o.input===void 0&&(i="input"))return be.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:i}}],!1;if(o.model!==void 0){
let n=o.model,m=e;if(e===e)if(typeof n=="string"){if(F(n,256))return be.errors=[{instancePath:r+"/bo\
dy/model",schemaPath:"schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(de(n,1))return be.errors=[{instancePath:r+"/body/model",schemaPath:"schema:EmbeddingModelName/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return be.errors=[{instancePath:r+"/body/m\
odel",schemaPath:"schema:EmbeddingModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(o.input!==void 0){let n=o.input,m=e,d=e,v=!1,h=e;if(e===e)if(typeof n=="str\
ing"){if(F(n,33554432)){let _={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLeng\
th",keyword:"maxLength",params:{limit:33554432}};t===null?t=[_]:t.push(_),e++}else if(de(n,1)){let _={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}};t===null?t=[_]:t.push(_),e++}}else{let _={instancePath:r+"/body/input",schemaPath:"schema:\
EmbeddingText/type",keyword:"type",params:{type:"string"}};t===null?t=[_]:t.push(_),e++}var l=h===e;
if(v=v||l,!v){let _=e;Ce(n,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:j,
dynamicAnchors:I})||(t=t===null?Ce.errors:t.concat(Ce.errors),e=t.length);var l=_===e;if(v=v||l,!v){
let w=e;xe(n,{instancePath:r+"/body/input",parentData:o,parentDataProperty:"input",rootData:j,dynamicAnchors:I})||
(t=t===null?xe.errors:t.concat(xe.errors),e=t.length);var l=w===e;if(v=v||l,!v){let g=e;Ge(n,{instancePath:r+
"/body/input",parentData:o,parentDataProperty:"input",rootData:j,dynamicAnchors:I})||(t=t===null?Ge.
errors:t.concat(Ge.errors),e=t.length);var l=g===e;v=v||l}}}if(v)e=d,t!==null&&(d?t.length=d:t=null);else{
let _={instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[_]:t.push(_),e++,be.errors=t,!1}var a=m===e}else var a=!0;if(a){
if(o.encoding_format!==void 0){let n=o.encoding_format,m=e;if(typeof n!="string"&&n!==null)return be.
errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_fo\
rmat/type",keyword:"type",params:{type:ir.properties.body.properties.encoding_format.type}}],!1;if(!(n===
"float"||n==="base64"||n===null))return be.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"\
#/properties/body/properties/encoding_format/enum",keyword:"enum",params:{allowedValues:ir.properties.
body.properties.encoding_format.enum}}],!1;var a=m===e}else var a=!0;if(a){if(o.dimensions!==void 0){
let n=o.dimensions,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return be.
errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/type",
keyword:"type",params:{type:ir.properties.body.properties.dimensions.type}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>1e6||isNaN(n))return be.errors=[{instancePath:r+"/body/dimensions",schemaPath:"\
#/properties/body/properties/dimensions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],
!1;if(n<1||isNaN(n))return be.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/bo\
dy/properties/dimensions/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===
e}else var a=!0;if(a)if(o.user!==void 0){let n=o.user,m=e;if(typeof n!="string"&&n!==null)return be.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:ir.properties.body.properties.user.type}}],!1;if(e===m&&typeof n=="string"&&F(n,1024))
return be.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLeng\
th",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0}}}}else return be.errors=
[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return be.errors=t,e===0}var lt=pe,_r={paths:{},components:{securitySchemes:{BearerAuth:{type:"h\
ttp",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","query","documents"],properties:{model:{$ref:"schema:RerankModelName"},query:{type:"string",
minLength:1,maxLength:33554432},documents:{type:"array",minItems:1,maxItems:1e4,items:{$ref:"schema:\
RerankDocument"}},top_n:{type:["integer","null"],minimum:1,maximum:1e4},return_documents:{type:["boo\
lean","null"]},max_tokens_per_doc:{type:["integer","null"],minimum:1,maximum:1e6}}}},required:["body"]};function pe(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.body===void 0&&(o="body"))return pe.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.
body!==void 0){let p=s.body;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let n;if(p.model===
void 0&&(n="model")||p.query===void 0&&(n="query")||p.documents===void 0&&(n="documents"))return pe.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:n}}],
!1;if(p.model!==void 0){let m=p.model,d=e;if(e===e)if(typeof m=="string"){if(F(m,256))return pe.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:RerankModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(de(m,1))return pe.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Rerank\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=d===
e}else var a=!0;if(a){if(p.query!==void 0){let m=p.query,d=e;if(e===d)if(typeof m=="string"){if(F(m,
33554432))return pe.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/properties/q\
uery/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;if(de(m,1))return pe.errors=[{instancePath:r+
"/body/query",schemaPath:"#/properties/body/properties/query/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return pe.errors=[{instancePath:r+"/body/query",schemaPath:"#/properties/body/pro\
perties/query/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(p.
documents!==void 0){let m=p.documents,d=e;if(e===d)if(Array.isArray(m)){if(m.length>1e4)return pe.errors=
[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;if(m.length<1)return pe.errors=[{instancePath:r+"/body/documents",
schemaPath:"#/properties/body/properties/documents/minItems",keyword:"minItems",params:{limit:1}}],!1;
{var l=!0;let h=m.length;for(let c=0;c<h;c++){let f=m[c],_=e,x=e,w=!1,q=e;if(e===q)if(typeof f=="str\
ing"){if(F(f,33554432)){let P={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument\
/anyOf/0/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[P]:t.push(P),e++}else if(de(
f,1)){let P={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/0/minLength",
keyword:"minLength",params:{limit:1}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/bod\
y/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/0/type",keyword:"type",params:{type:"string"}};
t===null?t=[P]:t.push(P),e++}var y=q===e;if(w=w||y,!w){let P=e;if(e===P)if(f&&typeof f=="object"&&!Array.
isArray(f)){let u;if(f.text===void 0&&(u="text")){let L={instancePath:r+"/body/documents/"+c,schemaPath:"\
schema:RerankDocument/anyOf/1/required",keyword:"required",params:{missingProperty:u}};t===null?t=[L]:
t.push(L),e++}else if(f.text!==void 0){let L=f.text;if(e===e)if(typeof L=="string"){if(F(L,33554432)){
let b={instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/propert\
ies/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[b]:t.push(b),e++}else if(de(
L,1)){let b={instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/p\
roperties/text/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[b]:t.push(b),e++}}else{let b={
instancePath:r+"/body/documents/"+c+"/text",schemaPath:"schema:RerankDocument/anyOf/1/properties/tex\
t/type",keyword:"type",params:{type:"string"}};t===null?t=[b]:t.push(b),e++}}}else{let u={instancePath:r+
"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf/1/type",keyword:"type",params:{type:"ob\
ject"}};t===null?t=[u]:t.push(u),e++}var y=P===e;w=w||y}if(w)e=x,t!==null&&(x?t.length=x:t=null);else{
let P={instancePath:r+"/body/documents/"+c,schemaPath:"schema:RerankDocument/anyOf",keyword:"anyOf",
params:{}};return t===null?t=[P]:t.push(P),e++,pe.errors=t,!1}var l=_===e;if(!l)break}}}else return pe.
errors=[{instancePath:r+"/body/documents",schemaPath:"#/properties/body/properties/documents/type",keyword:"\
type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a){if(p.top_n!==void 0){let m=p.top_n,
d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return pe.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/type",keyword:"type",params:{type:_r.properties.
body.properties.top_n.type}}],!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>1e4||isNaN(m))return pe.
errors=[{instancePath:r+"/body/top_n",schemaPath:"#/properties/body/properties/top_n/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e4}}],!1;if(m<1||isNaN(m))return pe.errors=[{instancePath:r+
"/body/top_n",schemaPath:"#/properties/body/properties/top_n/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=d===e}else var a=!0;if(a){if(p.return_documents!==void 0){let m=p.return_documents,
d=e;if(typeof m!="boolean"&&m!==null)return pe.errors=[{instancePath:r+"/body/return_documents",schemaPath:"\
#/properties/body/properties/return_documents/type",keyword:"type",params:{type:_r.properties.body.properties.
return_documents.type}}],!1;var a=d===e}else var a=!0;if(a)if(p.max_tokens_per_doc!==void 0){let m=p.
max_tokens_per_doc,d=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return pe.
errors=[{instancePath:r+"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_toke\
ns_per_doc/type",keyword:"type",params:{type:_r.properties.body.properties.max_tokens_per_doc.type}}],
!1;if(e===d&&typeof m=="number"&&isFinite(m)){if(m>1e6||isNaN(m))return pe.errors=[{instancePath:r+"\
/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(m))return pe.errors=[{instancePath:r+
"/body/max_tokens_per_doc",schemaPath:"#/properties/body/properties/max_tokens_per_doc/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=d===e}else var a=!0}}}}}else return pe.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return pe.errors=t,e===0}var dt=Ke;function Ke(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.body===void 0&&(d="body"))return Ke.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(s.
body!==void 0){let v=s.body;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let c;if(v.input===
void 0&&(c="input"))return Ke.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:c}}],!1;if(v.model!==void 0){let f=v.model,_=e,x=e,w=!1,q=e;
if(e===e)if(typeof f=="string"){if(F(f,256)){let P={instancePath:r+"/body/model",schemaPath:"schema:\
ModerationModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[P]:t.push(P),e++}else if(de(
f,1)){let P={instancePath:r+"/body/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"\
minLength",params:{limit:1}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/body/model",
schemaPath:"schema:ModerationModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[P]:t.
push(P),e++}var a=q===e;if(w=w||a,!w){let P=e;if(f!==null){let u={instancePath:r+"/body/model",schemaPath:"\
#/properties/body/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[u]:
t.push(u),e++}var a=P===e;w=w||a}if(w)e=x,t!==null&&(x?t.length=x:t=null);else{let P={instancePath:r+
"/body/model",schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[P]:t.push(P),e++,Ke.errors=t,!1}var l=_===e}else var l=!0;if(l)if(v.input!==void 0){let f=v.
input,_=e,x=e,w=!1,q=e;if(e===q)if(typeof f=="string"){if(F(f,33554432)){let P={instancePath:r+"/bod\
y/input",schemaPath:"#/properties/body/properties/input/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:33554432}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[
P]:t.push(P),e++}var y=q===e;if(w=w||y,!w){let P=e;if(e===P)if(Array.isArray(f))if(f.length>2048){let u={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/maxItems",keyword:"\
maxItems",params:{limit:2048}};t===null?t=[u]:t.push(u),e++}else if(f.length<1){let u={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/1/minItems",keyword:"minItems",params:{
limit:1}};t===null?t=[u]:t.push(u),e++}else{var o=!0;let u=f.length;for(let L=0;L<u;L++){let k=f[L],
b=e;if(e===b)if(typeof k=="string"){if(F(k,33554432)){let C={instancePath:r+"/body/input/"+L,schemaPath:"\
#/properties/body/properties/input/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:33554432}};
t===null?t=[C]:t.push(C),e++}}else{let C={instancePath:r+"/body/input/"+L,schemaPath:"#/properties/b\
ody/properties/input/anyOf/1/items/type",keyword:"type",params:{type:"string"}};t===null?t=[C]:t.push(
C),e++}var o=b===e;if(!o)break}}else{let u={instancePath:r+"/body/input",schemaPath:"#/properties/bo\
dy/properties/input/anyOf/1/type",keyword:"type",params:{type:"array"}};t===null?t=[u]:t.push(u),e++}
var y=P===e;if(w=w||y,!w){let u=e;if(e===u)if(Array.isArray(f))if(f.length>128){let k={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf/2/maxItems",keyword:"maxItems",params:{
limit:128}};t===null?t=[k]:t.push(k),e++}else if(f.length<1){let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/minItems",keyword:"minItems",params:{limit:1}};t===null?t=
[k]:t.push(k),e++}else{var p=!0;let k=f.length;for(let b=0;b<k;b++){let $=f[b],C=e,D=e,A=!1,T=null,E=e;
if(e===E)if($&&typeof $=="object"&&!Array.isArray($)){let B;if($.type===void 0&&(B="type")||$.text===
void 0&&(B="text")){let G={instancePath:r+"/body/input/"+b,schemaPath:"schema:ModerationPart/oneOf/0\
/required",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;
for(let Q in $)if(!(Q==="type"||Q==="text")){let ie={instancePath:r+"/body/input/"+b,schemaPath:"sch\
ema:ModerationPart/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Q}};
t===null?t=[ie]:t.push(ie),e++;break}if(G===e){if($.type!==void 0){let Q=$.type,ie=e;if(typeof Q!="s\
tring"){let Y={instancePath:r+"/body/input/"+b+"/type",schemaPath:"schema:ModerationPart/oneOf/0/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[Y]:t.push(Y),e++}if(Q!=="text"){
let Y={instancePath:r+"/body/input/"+b+"/type",schemaPath:"schema:ModerationPart/oneOf/0/properties/\
type/const",keyword:"const",params:{allowedValue:"text"}};t===null?t=[Y]:t.push(Y),e++}var i=ie===e}else
var i=!0;if(i)if($.text!==void 0){let Q=$.text,ie=e;if(e===ie)if(typeof Q=="string"){if(F(Q,33554432)){
let oe={instancePath:r+"/body/input/"+b+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties\
/text/maxLength",keyword:"maxLength",params:{limit:33554432}};t===null?t=[oe]:t.push(oe),e++}}else{let oe={
instancePath:r+"/body/input/"+b+"/text",schemaPath:"schema:ModerationPart/oneOf/0/properties/text/ty\
pe",keyword:"type",params:{type:"string"}};t===null?t=[oe]:t.push(oe),e++}var i=ie===e}else var i=!0}}}else{
let B={instancePath:r+"/body/input/"+b,schemaPath:"schema:ModerationPart/oneOf/0/type",keyword:"type",
params:{type:"object"}};t===null?t=[B]:t.push(B),e++}var m=E===e;m&&(A=!0,T=0);let X=e;if(e===X)if($&&
typeof $=="object"&&!Array.isArray($)){let B;if($.type===void 0&&(B="type")||$.image_url===void 0&&(B=
"image_url")){let G={instancePath:r+"/body/input/"+b,schemaPath:"schema:ModerationPart/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:B}};t===null?t=[G]:t.push(G),e++}else{let G=e;for(let Q in $)
if(!(Q==="type"||Q==="image_url")){let ie={instancePath:r+"/body/input/"+b,schemaPath:"schema:Modera\
tionPart/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Q}};
t===null?t=[ie]:t.push(ie),e++;break}if(G===e){if($.type!==void 0){let Q=$.type,ie=e;if(typeof Q!="s\
tring"){let Y={instancePath:r+"/body/input/"+b+"/type",schemaPath:"schema:ModerationPart/oneOf/1/pro\
perties/type/type",keyword:"type",params:{type:"string"}};t===null?t=[Y]:t.push(Y),e++}if(Q!=="image\
_url"){let Y={instancePath:r+"/body/input/"+b+"/type",schemaPath:"schema:ModerationPart/oneOf/1/prop\
erties/type/const",keyword:"const",params:{allowedValue:"image_url"}};t===null?t=[Y]:t.push(Y),e++}var n=ie===
e}else var n=!0;if(n)if($.image_url!==void 0){let Q=$.image_url,ie=e;if(e===ie)if(Q&&typeof Q=="obje\
ct"&&!Array.isArray(Q)){let oe;if(Q.url===void 0&&(oe="url")){let Ae={instancePath:r+"/body/input/"+
b+"/image_url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/required",keyword:"req\
uired",params:{missingProperty:oe}};t===null?t=[Ae]:t.push(Ae),e++}else if(Q.url!==void 0){let Ae=Q.
url;if(e===e)if(typeof Ae=="string"){if(F(Ae,33554432)){let Ee={instancePath:r+"/body/input/"+b+"/im\
age_url/url",schemaPath:"schema:ModerationPart/oneOf/1/properties/image_url/properties/url/maxLength",
keyword:"maxLength",params:{limit:33554432}};t===null?t=[Ee]:t.push(Ee),e++}else if(de(Ae,1)){let Ee={
instancePath:r+"/body/input/"+b+"/image_url/url",schemaPath:"schema:ModerationPart/oneOf/1/propertie\
s/image_url/properties/url/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[Ee]:t.push(Ee),
e++}}else{let Ee={instancePath:r+"/body/input/"+b+"/image_url/url",schemaPath:"schema:ModerationPart\
/oneOf/1/properties/image_url/properties/url/type",keyword:"type",params:{type:"string"}};t===null?t=
[Ee]:t.push(Ee),e++}}}else{let oe={instancePath:r+"/body/input/"+b+"/image_url",schemaPath:"schema:M\
oderationPart/oneOf/1/properties/image_url/type",keyword:"type",params:{type:"object"}};t===null?t=[
oe]:t.push(oe),e++}var n=ie===e}else var n=!0}}}else{let B={instancePath:r+"/body/input/"+b,schemaPath:"\
schema:ModerationPart/oneOf/1/type",keyword:"type",params:{type:"object"}};t===null?t=[B]:t.push(B),
e++}var m=X===e;if(m&&A?(A=!1,T=[T,1]):m&&(A=!0,T=1),A)e=D,t!==null&&(D?t.length=D:t=null);else{let B={
instancePath:r+"/body/input/"+b,schemaPath:"schema:ModerationPart/oneOf",keyword:"oneOf",params:{passingSchemas:T}};
t===null?t=[B]:t.push(B),e++}var p=C===e;if(!p)break}}else{let k={instancePath:r+"/body/input",schemaPath:"\
#/properties/body/properties/input/anyOf/2/type",keyword:"type",params:{type:"array"}};t===null?t=[k]:
t.push(k),e++}var y=u===e;w=w||y}}if(w)e=x,t!==null&&(x?t.length=x:t=null);else{let P={instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};return t===
null?t=[P]:t.push(P),e++,Ke.errors=t,!1}var l=_===e}else var l=!0}else return Ke.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ke.errors=
t,e===0}var ft=J,Me={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["prompt"],properties:{
model:{anyOf:[{$ref:"schema:ImageModelName"},{type:"null"}]},prompt:{type:"string",minLength:1,maxLength:131072},
n:{type:["integer","null"],minimum:1,maximum:10},size:{type:["string","null"],maxLength:64},quality:{
type:["string","null"],maxLength:64},style:{type:["string","null"],maxLength:64},background:{type:["\
string","null"],maxLength:64},moderation:{type:["string","null"],maxLength:64},output_format:{type:[
"string","null"],maxLength:64},response_format:{type:["string","null"],maxLength:64},output_compression:{
type:["integer","null"],minimum:0,maximum:100},stream:{type:["boolean","null"]},user:{type:["string",
"null"],maxLength:1024}}}},required:["body"]};function J(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return J.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.
body!==void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.prompt===
void 0&&(i="prompt"))return J.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:i}}],!1;if(o.model!==void 0){let n=o.model,m=e,d=e,v=!1,h=e;
if(e===e)if(typeof n=="string"){if(F(n,256)){let f={instancePath:r+"/body/model",schemaPath:"schema:\
ImageModelName/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[f]:t.push(f),e++}else if(de(
n,1)){let f={instancePath:r+"/body/model",schemaPath:"schema:ImageModelName/minLength",keyword:"minL\
ength",params:{limit:1}};t===null?t=[f]:t.push(f),e++}}else{let f={instancePath:r+"/body/model",schemaPath:"\
schema:ImageModelName/type",keyword:"type",params:{type:"string"}};t===null?t=[f]:t.push(f),e++}var a=h===
e;if(v=v||a,!v){let f=e;if(n!==null){let x={instancePath:r+"/body/model",schemaPath:"#/properties/bo\
dy/properties/model/anyOf/1/type",keyword:"type",params:{type:"null"}};t===null?t=[x]:t.push(x),e++}
var a=f===e;v=v||a}if(v)e=d,t!==null&&(d?t.length=d:t=null);else{let f={instancePath:r+"/body/model",
schemaPath:"#/properties/body/properties/model/anyOf",keyword:"anyOf",params:{}};return t===null?t=[
f]:t.push(f),e++,J.errors=t,!1}var l=m===e}else var l=!0;if(l){if(o.prompt!==void 0){let n=o.prompt,
m=e;if(e===m)if(typeof n=="string"){if(F(n,131072))return J.errors=[{instancePath:r+"/body/prompt",schemaPath:"\
#/properties/body/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(de(
n,1))return J.errors=[{instancePath:r+"/body/prompt",schemaPath:"#/properties/body/properties/prompt\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:r+"/body/p\
rompt",schemaPath:"#/properties/body/properties/prompt/type",keyword:"type",params:{type:"string"}}],
!1;var l=m===e}else var l=!0;if(l){if(o.n!==void 0){let n=o.n,m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return J.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/\
properties/n/type",keyword:"type",params:{type:Me.properties.body.properties.n.type}}],!1;if(e===m&&
typeof n=="number"&&isFinite(n)){if(n>10||isNaN(n))return J.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],!1;if(n<
1||isNaN(n))return J.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=m===e}else var l=!0;if(l){if(o.
size!==void 0){let n=o.size,m=e;if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:r+"/b\
ody/size",schemaPath:"#/properties/body/properties/size/type",keyword:"type",params:{type:Me.properties.
body.properties.size.type}}],!1;if(e===m&&typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+
"/body/size",schemaPath:"#/properties/body/properties/size/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;var l=m===e}else var l=!0;if(l){if(o.quality!==void 0){let n=o.quality,m=e;if(typeof n!="string"&&
n!==null)return J.errors=[{instancePath:r+"/body/quality",schemaPath:"#/properties/body/properties/q\
uality/type",keyword:"type",params:{type:Me.properties.body.properties.quality.type}}],!1;if(e===m&&
typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+"/body/quality",schemaPath:"#/propertie\
s/body/properties/quality/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=m===e}else var l=!0;
if(l){if(o.style!==void 0){let n=o.style,m=e;if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/type",keyword:"type",params:{type:Me.properties.
body.properties.style.type}}],!1;if(e===m&&typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+
"/body/style",schemaPath:"#/properties/body/properties/style/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var l=m===e}else var l=!0;if(l){if(o.background!==void 0){let n=o.background,m=e;if(typeof n!=
"string"&&n!==null)return J.errors=[{instancePath:r+"/body/background",schemaPath:"#/properties/body\
/properties/background/type",keyword:"type",params:{type:Me.properties.body.properties.background.type}}],
!1;if(e===m&&typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+"/body/background",schemaPath:"\
#/properties/body/properties/background/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=m===
e}else var l=!0;if(l){if(o.moderation!==void 0){let n=o.moderation,m=e;if(typeof n!="string"&&n!==null)
return J.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/properties/body/properties/moderat\
ion/type",keyword:"type",params:{type:Me.properties.body.properties.moderation.type}}],!1;if(e===m&&
typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+"/body/moderation",schemaPath:"#/proper\
ties/body/properties/moderation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=m===e}else
var l=!0;if(l){if(o.output_format!==void 0){let n=o.output_format,m=e;if(typeof n!="string"&&n!==null)
return J.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/properties/body/properties/outp\
ut_format/type",keyword:"type",params:{type:Me.properties.body.properties.output_format.type}}],!1;if(e===
m&&typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+"/body/output_format",schemaPath:"#/\
properties/body/properties/output_format/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var l=m===
e}else var l=!0;if(l){if(o.response_format!==void 0){let n=o.response_format,m=e;if(typeof n!="strin\
g"&&n!==null)return J.errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/\
properties/response_format/type",keyword:"type",params:{type:Me.properties.body.properties.response_format.
type}}],!1;if(e===m&&typeof n=="string"&&F(n,64))return J.errors=[{instancePath:r+"/body/response_fo\
rmat",schemaPath:"#/properties/body/properties/response_format/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;var l=m===e}else var l=!0;if(l){if(o.output_compression!==void 0){let n=o.output_compression,
m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return J.errors=[{instancePath:r+
"/body/output_compression",schemaPath:"#/properties/body/properties/output_compression/type",keyword:"\
type",params:{type:Me.properties.body.properties.output_compression.type}}],!1;if(e===m&&typeof n=="\
number"&&isFinite(n)){if(n>100||isNaN(n))return J.errors=[{instancePath:r+"/body/output_compression",
schemaPath:"#/properties/body/properties/output_compression/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(n<0||isNaN(n))return J.errors=[{instancePath:r+"/body/output_compression",schemaPath:"\
#/properties/body/properties/output_compression/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=m===e}else var l=!0;if(l){if(o.stream!==void 0){let n=o.stream,m=e;if(typeof n!="boolean"&&
n!==null)return J.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/properties/st\
ream/type",keyword:"type",params:{type:Me.properties.body.properties.stream.type}}],!1;var l=m===e}else
var l=!0;if(l)if(o.user!==void 0){let n=o.user,m=e;if(typeof n!="string"&&n!==null)return J.errors=[
{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{
type:Me.properties.body.properties.user.type}}],!1;if(e===m&&typeof n=="string"&&F(n,1024))return J.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var l=m===e}else var l=!0}}}}}}}}}}}}else return J.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return J.errors=
t,e===0}var yt=le,or={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["model","input","\
voice"],properties:{model:{$ref:"schema:SpeechModelName"},input:{type:"string",minLength:1,maxLength:131072},
voice:{anyOf:[{type:"string",minLength:1,maxLength:256},{$ref:"schema:SpeechVoice"}]},instructions:{
type:["string","null"],maxLength:16384},response_format:{type:["string","null"],maxLength:64},speed:{
type:["number","null"],minimum:.25,maximum:4},stream_format:{type:["string","null"],maxLength:64}}}},
required:["body"]};function le(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.body===void 0&&(y="body"))return le.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.
body!==void 0){let o=s.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let i;if(o.model===
void 0&&(i="model")||o.input===void 0&&(i="input")||o.voice===void 0&&(i="voice"))return le.errors=[
{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;if(o.model!==void 0){let n=o.model,m=e;if(e===e)if(typeof n=="string"){if(F(n,256))return le.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:SpeechModelName/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(de(n,1))return le.errors=[{instancePath:r+"/body/model",schemaPath:"schema:Speech\
ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:SpeechModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=m===
e}else var a=!0;if(a){if(o.input!==void 0){let n=o.input,m=e;if(e===m)if(typeof n=="string"){if(F(n,
131072))return le.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/inp\
ut/maxLength",keyword:"maxLength",params:{limit:131072}}],!1;if(de(n,1))return le.errors=[{instancePath:r+
"/body/input",schemaPath:"#/properties/body/properties/input/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return le.errors=[{instancePath:r+"/body/input",schemaPath:"#/properties/body/pro\
perties/input/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(o.
voice!==void 0){let n=o.voice,m=e,d=e,v=!1,h=e;if(e===h)if(typeof n=="string"){if(F(n,256)){let f={instancePath:r+
"/body/voice",schemaPath:"#/properties/body/properties/voice/anyOf/0/maxLength",keyword:"maxLength",
params:{limit:256}};t===null?t=[f]:t.push(f),e++}else if(de(n,1)){let f={instancePath:r+"/body/voice",
schemaPath:"#/properties/body/properties/voice/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};
t===null?t=[f]:t.push(f),e++}}else{let f={instancePath:r+"/body/voice",schemaPath:"#/properties/body\
/properties/voice/anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[f]:t.push(f),e++}
var l=h===e;if(v=v||l,!v){let f=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let w;if(n.id===
void 0&&(w="id")){let q={instancePath:r+"/body/voice",schemaPath:"schema:SpeechVoice/required",keyword:"\
required",params:{missingProperty:w}};t===null?t=[q]:t.push(q),e++}else if(n.id!==void 0){let q=n.id;
if(e===e)if(typeof q=="string"){if(F(q,256)){let P={instancePath:r+"/body/voice/id",schemaPath:"sche\
ma:SpeechVoice/properties/id/maxLength",keyword:"maxLength",params:{limit:256}};t===null?t=[P]:t.push(
P),e++}else if(de(q,1)){let P={instancePath:r+"/body/voice/id",schemaPath:"schema:SpeechVoice/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}};t===null?t=[P]:t.push(P),e++}}else{let P={instancePath:r+
"/body/voice/id",schemaPath:"schema:SpeechVoice/properties/id/type",keyword:"type",params:{type:"str\
ing"}};t===null?t=[P]:t.push(P),e++}}}else{let w={instancePath:r+"/body/voice",schemaPath:"schema:Sp\
eechVoice/type",keyword:"type",params:{type:"object"}};t===null?t=[w]:t.push(w),e++}var l=f===e;v=v||
l}if(v)e=d,t!==null&&(d?t.length=d:t=null);else{let f={instancePath:r+"/body/voice",schemaPath:"#/pr\
operties/body/properties/voice/anyOf",keyword:"anyOf",params:{}};return t===null?t=[f]:t.push(f),e++,
le.errors=t,!1}var a=m===e}else var a=!0;if(a){if(o.instructions!==void 0){let n=o.instructions,m=e;
if(typeof n!="string"&&n!==null)return le.errors=[{instancePath:r+"/body/instructions",schemaPath:"#\
/properties/body/properties/instructions/type",keyword:"type",params:{type:or.properties.body.properties.
instructions.type}}],!1;if(e===m&&typeof n=="string"&&F(n,16384))return le.errors=[{instancePath:r+"\
/body/instructions",schemaPath:"#/properties/body/properties/instructions/maxLength",keyword:"maxLen\
gth",params:{limit:16384}}],!1;var a=m===e}else var a=!0;if(a){if(o.response_format!==void 0){let n=o.
response_format,m=e;if(typeof n!="string"&&n!==null)return le.errors=[{instancePath:r+"/body/respons\
e_format",schemaPath:"#/properties/body/properties/response_format/type",keyword:"type",params:{type:or.
properties.body.properties.response_format.type}}],!1;if(e===m&&typeof n=="string"&&F(n,64))return le.
errors=[{instancePath:r+"/body/response_format",schemaPath:"#/properties/body/properties/response_fo\
rmat/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=m===e}else var a=!0;if(a){if(o.speed!==
void 0){let n=o.speed,m=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return le.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/type",keyword:"type",params:{type:or.properties.
body.properties.speed.type}}],!1;if(e===m&&typeof n=="number"&&isFinite(n)){if(n>4||isNaN(n))return le.
errors=[{instancePath:r+"/body/speed",schemaPath:"#/properties/body/properties/speed/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4}}],!1;if(n<.25||isNaN(n))return le.errors=[{instancePath:r+
"/body/speed",schemaPath:"#/properties/body/properties/speed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:.25}}],!1}var a=m===e}else var a=!0;if(a)if(o.stream_format!==void 0){let n=o.stream_format,
m=e;if(typeof n!="string"&&n!==null)return le.errors=[{instancePath:r+"/body/stream_format",schemaPath:"\
#/properties/body/properties/stream_format/type",keyword:"type",params:{type:or.properties.body.properties.
stream_format.type}}],!1;if(e===m&&typeof n=="string"&&F(n,64))return le.errors=[{instancePath:r+"/b\
ody/stream_format",schemaPath:"#/properties/body/properties/stream_format/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;var a=m===e}else var a=!0}}}}}}else return le.errors=[{instancePath:r+"/\
body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=
t,e===0}var ut=Z,xs={paths:{},components:{securitySchemes:{BearerAuth:{type:"http",scheme:"bearer"}}},
properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:["file","model"],properties:{
file:{type:"string",format:"binary",maxLength:26214400},model:{$ref:"schema:TranscriptionModelName"},
language:{type:"string",maxLength:64},prompt:{type:"string",maxLength:131072},response_format:{type:"\
string",enum:["json","text","srt","verbose_json","vtt","diarized_json"]},temperature:{type:"number",
minimum:0,maximum:1},timestamp_granularities:{type:"array",maxItems:8,items:{type:"string",maxLength:64}},
include:{type:"array",maxItems:16,items:{type:"string",maxLength:64}},chunking_strategy:{anyOf:[{type:"\
string",maxLength:1024},{$ref:"schema:ChunkingStrategy"}]},known_speaker_names:{type:"array",maxItems:16,
items:{type:"string",maxLength:256}},known_speaker_references:{type:"array",maxItems:16,items:{type:"\
string",maxLength:8388608}},stream:{type:"boolean"}}}},required:["body"]};function Z(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.body===void 0&&(m="body"))return Z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;if(s.
body!==void 0){let d=s.body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let h;if(d.file===
void 0&&(h="file")||d.model===void 0&&(h="model"))return Z.errors=[{instancePath:r+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:h}}],!1;if(d.file!==void 0){let c=d.
file,f=e;if(e===f&&e===f)if(typeof c=="string"){if(F(c,26214400))return Z.errors=[{instancePath:r+"/\
body/file",schemaPath:"#/properties/body/properties/file/maxLength",keyword:"maxLength",params:{limit:26214400}}],
!1}else return Z.errors=[{instancePath:r+"/body/file",schemaPath:"#/properties/body/properties/file/\
type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(d.model!==void 0){
let c=d.model,f=e;if(e===e)if(typeof c=="string"){if(F(c,256))return Z.errors=[{instancePath:r+"/bod\
y/model",schemaPath:"schema:TranscriptionModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(de(c,1))return Z.errors=[{instancePath:r+"/body/model",schemaPath:"schema:TranscriptionModelNa\
me/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:r+"/body\
/model",schemaPath:"schema:TranscriptionModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e}else var a=!0;if(a){if(d.language!==void 0){let c=d.language,f=e;if(e===f)if(typeof c=="string"){if(F(
c,64))return Z.errors=[{instancePath:r+"/body/language",schemaPath:"#/properties/body/properties/lan\
guage/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return Z.errors=[{instancePath:r+"/\
body/language",schemaPath:"#/properties/body/properties/language/type",keyword:"type",params:{type:"\
string"}}],!1;var a=f===e}else var a=!0;if(a){if(d.prompt!==void 0){let c=d.prompt,f=e;if(e===f)if(typeof c==
"string"){if(F(c,131072))return Z.errors=[{instancePath:r+"/body/prompt",schemaPath:"#/properties/bo\
dy/properties/prompt/maxLength",keyword:"maxLength",params:{limit:131072}}],!1}else return Z.errors=
[{instancePath:r+"/body/prompt",schemaPath:"#/properties/body/properties/prompt/type",keyword:"type",
params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(d.response_format!==void 0){let c=d.response_format,
f=e;if(typeof c!="string")return Z.errors=[{instancePath:r+"/body/response_format",schemaPath:"#/pro\
perties/body/properties/response_format/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="j\
son"||c==="text"||c==="srt"||c==="verbose_json"||c==="vtt"||c==="diarized_json"))return Z.errors=[{instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/enum",keyword:"enum",
params:{allowedValues:xs.properties.body.properties.response_format.enum}}],!1;var a=f===e}else var a=!0;
if(a){if(d.temperature!==void 0){let c=d.temperature,f=e;if(e===f)if(typeof c=="number"&&isFinite(c)){
if(c>1||isNaN(c))return Z.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(c<0||isNaN(
c))return Z.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return Z.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:"number"}}],!1;var a=f===e}else var a=!0;if(a){if(d.timestamp_granularities!==void 0){let c=d.timestamp_granularities,
f=e;if(e===f)if(Array.isArray(c)){if(c.length>8)return Z.errors=[{instancePath:r+"/body/timestamp_gr\
anularities",schemaPath:"#/properties/body/properties/timestamp_granularities/maxItems",keyword:"max\
Items",params:{limit:8}}],!1;{var l=!0;let x=c.length;for(let w=0;w<x;w++){let q=c[w],g=e;if(e===g)if(typeof q==
"string"){if(F(q,64))return Z.errors=[{instancePath:r+"/body/timestamp_granularities/"+w,schemaPath:"\
#/properties/body/properties/timestamp_granularities/items/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return Z.errors=[{instancePath:r+"/body/timestamp_granularities/"+w,schemaPath:"#/properties\
/body/properties/timestamp_granularities/items/type",keyword:"type",params:{type:"string"}}],!1;var l=g===
e;if(!l)break}}}else return Z.errors=[{instancePath:r+"/body/timestamp_granularities",schemaPath:"#/\
properties/body/properties/timestamp_granularities/type",keyword:"type",params:{type:"array"}}],!1;var a=f===
e}else var a=!0;if(a){if(d.include!==void 0){let c=d.include,f=e;if(e===f)if(Array.isArray(c)){if(c.
length>16)return Z.errors=[{instancePath:r+"/body/include",schemaPath:"#/properties/body/properties/\
include/maxItems",keyword:"maxItems",params:{limit:16}}],!1;{var y=!0;let x=c.length;for(let w=0;w<x;w++){
let q=c[w],g=e;if(e===g)if(typeof q=="string"){if(F(q,64))return Z.errors=[{instancePath:r+"/body/in\
clude/"+w,schemaPath:"#/properties/body/properties/include/items/maxLength",keyword:"maxLength",params:{
limit:64}}],!1}else return Z.errors=[{instancePath:r+"/body/include/"+w,schemaPath:"#/properties/bod\
y/properties/include/items/type",keyword:"type",params:{type:"string"}}],!1;var y=g===e;if(!y)break}}}else
return Z.errors=[{instancePath:r+"/body/include",schemaPath:"#/properties/body/properties/include/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else var a=!0;if(a){if(d.chunking_strategy!==
void 0){let c=d.chunking_strategy,f=e,_=e,x=!1,w=e;if(e===w)if(typeof c=="string"){if(F(c,1024)){let g={
instancePath:r+"/body/chunking_strategy",schemaPath:"#/properties/body/properties/chunking_strategy/\
anyOf/0/maxLength",keyword:"maxLength",params:{limit:1024}};t===null?t=[g]:t.push(g),e++}}else{let g={
instancePath:r+"/body/chunking_strategy",schemaPath:"#/properties/body/properties/chunking_strategy/\
anyOf/0/type",keyword:"type",params:{type:"string"}};t===null?t=[g]:t.push(g),e++}var o=w===e;if(x=x||
o,!x){let g=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(c))if(Object.keys(c).length>16){let u={
instancePath:r+"/body/chunking_strategy",schemaPath:"schema:ChunkingStrategy/maxProperties",keyword:"\
maxProperties",params:{limit:16}};t===null?t=[u]:t.push(u),e++}else for(let u in c){let L=c[u],k=e;if(e===
k)if(typeof L=="string"){if(F(L,64)){let b={instancePath:r+"/body/chunking_strategy/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ChunkingStrategy/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:64}};t===null?t=[b]:t.push(b),e++}}else{let b={instancePath:r+"/body/chunki\
ng_strategy/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ChunkingStrategy/additiona\
lProperties/type",keyword:"type",params:{type:"string"}};t===null?t=[b]:t.push(b),e++}var p=k===e;if(!p)
break}else{let u={instancePath:r+"/body/chunking_strategy",schemaPath:"schema:ChunkingStrategy/type",
keyword:"type",params:{type:"object"}};t===null?t=[u]:t.push(u),e++}var o=g===e;x=x||o}if(x)e=_,t!==
null&&(_?t.length=_:t=null);else{let g={instancePath:r+"/body/chunking_strategy",schemaPath:"#/prope\
rties/body/properties/chunking_strategy/anyOf",keyword:"anyOf",params:{}};return t===null?t=[g]:t.push(
g),e++,Z.errors=t,!1}var a=f===e}else var a=!0;if(a){if(d.known_speaker_names!==void 0){let c=d.known_speaker_names,
f=e;if(e===f)if(Array.isArray(c)){if(c.length>16)return Z.errors=[{instancePath:r+"/body/known_speak\
er_names",schemaPath:"#/properties/body/properties/known_speaker_names/maxItems",keyword:"maxItems",
params:{limit:16}}],!1;{var i=!0;let x=c.length;for(let w=0;w<x;w++){let q=c[w],g=e;if(e===g)if(typeof q==
"string"){if(F(q,256))return Z.errors=[{instancePath:r+"/body/known_speaker_names/"+w,schemaPath:"#/\
properties/body/properties/known_speaker_names/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return Z.errors=[{instancePath:r+"/body/known_speaker_names/"+w,schemaPath:"#/properties/bod\
y/properties/known_speaker_names/items/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e;
if(!i)break}}}else return Z.errors=[{instancePath:r+"/body/known_speaker_names",schemaPath:"#/proper\
ties/body/properties/known_speaker_names/type",keyword:"type",params:{type:"array"}}],!1;var a=f===e}else
var a=!0;if(a){if(d.known_speaker_references!==void 0){let c=d.known_speaker_references,f=e;if(e===f)
if(Array.isArray(c)){if(c.length>16)return Z.errors=[{instancePath:r+"/body/known_speaker_references",
schemaPath:"#/properties/body/properties/known_speaker_references/maxItems",keyword:"maxItems",params:{
limit:16}}],!1;{var n=!0;let x=c.length;for(let w=0;w<x;w++){let q=c[w],g=e;if(e===g)if(typeof q=="s\
tring"){if(F(q,8388608))return Z.errors=[{instancePath:r+"/body/known_speaker_references/"+w,schemaPath:"\
#/properties/body/properties/known_speaker_references/items/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return Z.errors=[{instancePath:r+"/body/known_speaker_references/"+w,schemaPath:"#/propertie\
s/body/properties/known_speaker_references/items/type",keyword:"type",params:{type:"string"}}],!1;var n=g===
e;if(!n)break}}}else return Z.errors=[{instancePath:r+"/body/known_speaker_references",schemaPath:"#\
/properties/body/properties/known_speaker_references/type",keyword:"type",params:{type:"array"}}],!1;
var a=f===e}else var a=!0;if(a)if(d.stream!==void 0){let c=e;if(typeof d.stream!="boolean")return Z.
errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=c===e}else var a=!0}}}}}}}}}}}else return Z.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Z.errors=
t,e===0}var ct=ht;function ht(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return ht.errors=t,e===0}var gt=_t;function _t(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return _t.errors=t,e===0}var bt=kt;function kt(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return kt.errors=t,e===0}var vt=Pt;function Pt(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return Pt.errors=t,e===0}var wt=xt;function xt(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return xt.errors=t,e===0}var Lt=At;function At(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return At.errors=t,e===0}var jt=qt;function qt(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;return qt.errors=t,e===0}var It=Je(tr()),Ot=Je(sr()),Bs={...It.formats,...Ot.fastFormats},Dt=kr;var H=He,ve=Ye,Nt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fin\
ish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},tool_calls:{type:"\
array",minItems:1,maxItems:256,items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},
reasoning_content:{type:"string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"\
null"}]},finish_reason:{$ref:"schema:FinishReason"}},$id:"schema:Choice"},As={type:"object",required:[
"id","type","function"],properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["func\
tion"]},function:{type:"object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},
arguments:{type:"string",maxLength:33554432}}}},$id:"schema:ToolCall"};var js={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function V(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let n;if(s.index===void 0&&(n="\
index")||s.message===void 0&&(n="message")||s.logprobs===void 0&&(n="logprobs")||s.finish_reason===void 0&&
(n="finish_reason"))return V.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;{let m=e;for(let d in s)if(!(d==="index"||d==="message"||d==="logprobs"||d===
"finish_reason")){return V.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:d}}],!1;break}if(m===e){if(s.index!==void 0){let d=s.index,
v=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return V.errors=[{instancePath:r+"/inde\
x",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof d==
"number"&&isFinite(d)){if(d>0||isNaN(d))return V.errors=[{instancePath:r+"/index",schemaPath:"#/prop\
erties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:0}}],!1;if(d<0||isNaN(d))return V.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=v===e}else var a=!0;if(a){if(s.message!==void 0){let d=s.message,v=e;if(e===
v)if(d&&typeof d=="object"&&!Array.isArray(d)){let c;if(d.role===void 0&&(c="role")||d.content===void 0&&
(c="content")||d.refusal===void 0&&(c="refusal"))return V.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/required",keyword:"required",params:{missingProperty:c}}],!1;if(d.role!==void 0){
let f=d.role,_=e;if(typeof f!="string")return V.errors=[{instancePath:r+"/message/role",schemaPath:"\
#/properties/message/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(f!=="assist\
ant")return V.errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/ro\
le/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var l=_===e}else var l=!0;if(l){if(d.
content!==void 0){let f=d.content,_=e;if(typeof f!="string"&&f!==null)return V.errors=[{instancePath:r+
"/message/content",schemaPath:"#/properties/message/properties/content/type",keyword:"type",params:{
type:Nt.properties.message.properties.content.type}}],!1;if(e===_&&typeof f=="string"&&H(f,33554432))
return V.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/cont\
ent/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var l=_===e}else var l=!0;if(l){if(d.
refusal!==void 0){let f=d.refusal,_=e;if(typeof f!="string"&&f!==null)return V.errors=[{instancePath:r+
"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"type",params:{
type:Nt.properties.message.properties.refusal.type}}],!1;if(e===_&&typeof f=="string"&&H(f,33554432))
return V.errors=[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refu\
sal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var l=_===e}else var l=!0;if(l){if(d.
tool_calls!==void 0){let f=d.tool_calls,_=e;if(e===_)if(Array.isArray(f)){if(f.length>256)return V.errors=
[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxIte\
ms",keyword:"maxItems",params:{limit:256}}],!1;if(f.length<1)return V.errors=[{instancePath:r+"/mess\
age/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/minItems",keyword:"minItems",
params:{limit:1}}],!1;{var y=!0;let w=f.length;for(let q=0;q<w;q++){let g=f[q],P=e;if(e===e)if(g&&typeof g==
"object"&&!Array.isArray(g)){let L;if(g.id===void 0&&(L="id")||g.type===void 0&&(L="type")||g.function===
void 0&&(L="function"))return V.errors=[{instancePath:r+"/message/tool_calls/"+q,schemaPath:"schema:\
ToolCall/required",keyword:"required",params:{missingProperty:L}}],!1;if(g.id!==void 0){let k=g.id,b=e;
if(e===b)if(typeof k=="string"){if(H(k,256))return V.errors=[{instancePath:r+"/message/tool_calls/"+
q+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+q+"/id",schemaPath:"schema:ToolCall/\
properties/id/type",keyword:"type",params:{type:"string"}}],!1;var o=b===e}else var o=!0;if(o){if(g.
type!==void 0){let k=g.type,b=e;if(typeof k!="string")return V.errors=[{instancePath:r+"/message/too\
l_calls/"+q+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(k!=="function")return V.errors=[{instancePath:r+"/message/tool_calls/"+q+"/type",schemaPath:"\
schema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:As.properties.type.enum}}],
!1;var o=b===e}else var o=!0;if(o)if(g.function!==void 0){let k=g.function,b=e;if(e===b)if(k&&typeof k==
"object"&&!Array.isArray(k)){let C;if(k.name===void 0&&(C="name")||k.arguments===void 0&&(C="argumen\
ts"))return V.errors=[{instancePath:r+"/message/tool_calls/"+q+"/function",schemaPath:"schema:ToolCa\
ll/properties/function/required",keyword:"required",params:{missingProperty:C}}],!1;if(k.name!==void 0){
let D=k.name,A=e;if(e===A)if(typeof D=="string"){if(H(D,256))return V.errors=[{instancePath:r+"/mess\
age/tool_calls/"+q+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"/messa\
ge/tool_calls/"+q+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var p=A===e}else var p=!0;if(p)if(k.arguments!==void 0){
let D=k.arguments,A=e;if(e===A)if(typeof D=="string"){if(H(D,33554432))return V.errors=[{instancePath:r+
"/message/tool_calls/"+q+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/tool_calls/"+q+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/prope\
rties/arguments/type",keyword:"type",params:{type:"string"}}],!1;var p=A===e}else var p=!0}else return V.
errors=[{instancePath:r+"/message/tool_calls/"+q+"/function",schemaPath:"schema:ToolCall/properties/\
function/type",keyword:"type",params:{type:"object"}}],!1;var o=b===e}else var o=!0}}else return V.errors=
[{instancePath:r+"/message/tool_calls/"+q,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"\
object"}}],!1;var y=P===e;if(!y)break}}}else return V.errors=[{instancePath:r+"/message/tool_calls",
schemaPath:"#/properties/message/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],
!1;var l=_===e}else var l=!0;if(l){if(d.reasoning!==void 0){let f=d.reasoning,_=e;if(e===_)if(typeof f==
"string"){if(H(f,33554432))return V.errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/prope\
rties/message/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/t\
ype",keyword:"type",params:{type:"string"}}],!1;var l=_===e}else var l=!0;if(l)if(d.reasoning_content!==
void 0){let f=d.reasoning_content,_=e;if(e===_)if(typeof f=="string"){if(H(f,33554432))return V.errors=
[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_\
content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+
"/message/reasoning_content",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"\
type",params:{type:"string"}}],!1;var l=_===e}else var l=!0}}}}}else return V.errors=[{instancePath:r+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var a=v===
e}else var a=!0;if(a){if(s.logprobs!==void 0){let d=s.logprobs,v=e,h=e,c=!1,f=e;if(e===e&&!(d&&typeof d==
"object"&&!Array.isArray(d))){let w={instancePath:r+"/logprobs",schemaPath:"schema:Logprobs/type",keyword:"\
type",params:{type:"object"}};t===null?t=[w]:t.push(w),e++}var i=f===e;if(c=c||i,!c){let w=e;if(d!==
null){let g={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf/1/type",keyword:"typ\
e",params:{type:"null"}};t===null?t=[g]:t.push(g),e++}var i=w===e;c=c||i}if(c)e=h,t!==null&&(h?t.length=
h:t=null);else{let w={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/anyOf",keyword:"a\
nyOf",params:{}};return t===null?t=[w]:t.push(w),e++,V.errors=t,!1}var a=v===e}else var a=!0;if(a)if(s.
finish_reason!==void 0){let d=s.finish_reason,v=e;if(typeof d!="string")return V.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(d===
"stop"||d==="length"||d==="tool_calls"||d==="content_filter"))return V.errors=[{instancePath:r+"/fin\
ish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:js.enum}}],!1;
var a=v===e}else var a=!0}}}}}else return V.errors=[{instancePath:r,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return V.errors=t,e===0}function K(s,{instancePath:r="",parentData:O,
parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let o;if(s.id===void 0&&(o="id")||s.object===void 0&&(o="object")||s.created===
void 0&&(o="created")||s.model===void 0&&(o="model")||s.choices===void 0&&(o="choices"))return K.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;
for(let i in s)if(!(i==="id"||i==="object"||i==="created"||i==="model"||i==="choices"||i==="usage")){
return K.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(p===e){if(s.id!==void 0){let i=s.id,n=e;if(e===n)if(typeof i==
"string"){if(H(i,256))return K.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(ve(i,1))return K.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;
if(a){if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return K.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="c\
hat.completion")return K.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var a=n===e}else var a=!0;if(a){if(s.created!==void 0){
let i=s.created,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return K.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
n&&typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return K.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(i<0||isNaN(i))return K.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(s.model!==
void 0){let i=s.model,n=e;if(e===e)if(typeof i=="string"){if(H(i,256))return K.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(i,
1))return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return K.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(s.choices!==void 0){
let i=s.choices,n=e;if(e===n)if(Array.isArray(i)){if(i.length>1)return K.errors=[{instancePath:r+"/c\
hoices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(i.length<
1)return K.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"mi\
nItems",params:{limit:1}}],!1;{var l=!0;let d=i.length;for(let v=0;v<d;v++){let h=e;V(i[v],{instancePath:r+
"/choices/"+v,parentData:i,parentDataProperty:v,rootData:j,dynamicAnchors:I})||(t=t===null?V.errors:
t.concat(V.errors),e=t.length);var l=h===e;if(!l)break}}}else return K.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else
var a=!0;if(a)if(s.usage!==void 0){let i=s.usage,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(
i)){let v;if(i.prompt_tokens===void 0&&(v="prompt_tokens")||i.completion_tokens===void 0&&(v="comple\
tion_tokens")||i.total_tokens===void 0&&(v="total_tokens"))return K.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(i.prompt_tokens!==
void 0){let h=i.prompt_tokens,c=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>4294967295||
isNaN(h))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(
h))return K.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=c===e}else var y=!0;
if(y){if(i.completion_tokens!==void 0){let h=i.completion_tokens,c=e;if(!(typeof h=="number"&&!(h%1)&&
!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof h==
"number"&&isFinite(h)){if(h>4294967295||isNaN(h))return K.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=c===e}else var y=!0;if(y){if(i.total_tokens!==void 0){let h=i.total_tokens,c=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return K.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>8589934590||isNaN(h))return K.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(h<0||isNaN(h))return K.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var y=c===e}else var y=!0;if(y){if(i.prompt_tokens_details!==void 0){let h=i.prompt_tokens_details,
c=e;if(e===c)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.cached_tokens!==void 0){let _=h.cached_tokens,
x=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return K.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof _=="number"&&
isFinite(_)){if(_>4294967295||isNaN(_))return K.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(_<0||isNaN(_))return K.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var y=c===
e}else var y=!0;if(y)if(i.completion_tokens_details!==void 0){let h=i.completion_tokens_details,c=e;
if(e===c)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.reasoning_tokens!==void 0){let _=h.reasoning_tokens,
x=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return K.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===x&&typeof _==
"number"&&isFinite(_)){if(_>4294967295||isNaN(_))return K.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(_<
0||isNaN(_))return K.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return K.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var y=c===e}else var y=!0}}}}else return K.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0}}}}}}}else
return K.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.
errors=t,e===0}function kr(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(K(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:I})||
(t=t===null?K.errors:t.concat(K.errors),e=t.length));else return kr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return kr.errors=t,e===0}var $t=vr;var qs=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function Le(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.object===void 0&&(o="object")||s.index===void 0&&(o="index")||s.embedding===void 0&&(o=
"embedding"))return Le.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;{let p=e;for(let i in s)if(!(i==="object"||i==="index"||i==="embedding")){return Le.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(p===e){if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return Le.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="e\
mbedding")return Le.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var a=n===e}else var a=!0;if(a){if(s.index!==void 0){let i=s.
index,n=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Le.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&
typeof i=="number"&&isFinite(i)){if(i>2047||isNaN(i))return Le.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(i<0||isNaN(
i))return Le.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a)if(s.embedding!==void 0){let i=s.
embedding,n=e,m=e,d=!1,v=e;if(e===e)if(Array.isArray(i))if(i.length>1e6){let f={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};t===null?t=[
f]:t.push(f),e++}else if(i.length<1){let f={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};t===null?t=[f]:t.push(f),e++}else{var l=!0;let f=i.
length;for(let _=0;_<f;_++){let x=i[_],w=e;if(e===w)if(typeof x=="number"&&isFinite(x)){if(x>1e308||
isNaN(x)){let g={instancePath:r+"/embedding/"+_,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};t===null?t=[g]:t.push(g),e++}else if(x<-1e308||isNaN(
x)){let g={instancePath:r+"/embedding/"+_,schemaPath:"schema:FloatVector/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:-1e308}};t===null?t=[g]:t.push(g),e++}}else{let g={instancePath:r+
"/embedding/"+_,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};t===
null?t=[g]:t.push(g),e++}var l=w===e;if(!l)break}}else{let f={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};t===null?t=[f]:t.push(f),e++}var y=v===
e;if(d=d||y,!d){let f=e;if(e===e)if(typeof i=="string"){if(H(i,5333336)){let w={instancePath:r+"/emb\
edding",schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};t===null?
t=[w]:t.push(w),e++}else if(ve(i,8)){let w={instancePath:r+"/embedding",schemaPath:"schema:Base64Vec\
tor/minLength",keyword:"minLength",params:{limit:8}};t===null?t=[w]:t.push(w),e++}else if(!qs.test(i)){
let w={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9+/]+={0,2}$"}};t===null?t=[w]:t.push(w),e++}}else{let w={instancePath:r+"/embedd\
ing",schemaPath:"schema:Base64Vector/type",keyword:"type",params:{type:"string"}};t===null?t=[w]:t.push(
w),e++}var y=f===e;d=d||y}if(d)e=m,t!==null&&(m?t.length=m:t=null);else{let f={instancePath:r+"/embe\
dding",schemaPath:"#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return t===null?t=[f]:t.
push(f),e++,Le.errors=t,!1}var a=n===e}else var a=!0}}}}else return Le.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Le.errors=t,e===0}function ae(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o="object")||s.data===void 0&&(o=
"data")||s.model===void 0&&(o="model")||s.usage===void 0&&(o="usage"))return ae.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="data"||i==="model"||i==="usage")){return ae.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){
if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return ae.errors=[{instancePath:r+"/o\
bject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="list")
return ae.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var a=n===e}else var a=!0;if(a){if(s.data!==void 0){let i=s.data,n=e;if(e===
n)if(Array.isArray(i)){if(i.length>2048)return ae.errors=[{instancePath:r+"/data",schemaPath:"#/prop\
erties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(i.length<1)return ae.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let d=i.
length;for(let v=0;v<d;v++){let h=e;Le(i[v],{instancePath:r+"/data/"+v,parentData:i,parentDataProperty:v,
rootData:j,dynamicAnchors:I})||(t=t===null?Le.errors:t.concat(Le.errors),e=t.length);var l=h===e;if(!l)
break}}}else return ae.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;if(a){if(s.model!==void 0){let i=s.model,
n=e;if(e===e)if(typeof i=="string"){if(H(i,256))return ae.errors=[{instancePath:r+"/model",schemaPath:"\
schema:EmbeddingModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(i,1))return ae.
errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingModelName/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return ae.errors=[{instancePath:r+"/model",schemaPath:"schema:EmbeddingMo\
delName/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a)if(s.usage!==
void 0){let i=s.usage,n=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let v;if(i.prompt_tokens===
void 0&&(v="prompt_tokens")||i.total_tokens===void 0&&(v="total_tokens"))return ae.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],
!1;{let h=e;for(let c in i)if(!(c==="prompt_tokens"||c==="total_tokens")){return ae.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:c}}],!1;break}if(h===e){if(i.prompt_tokens!==void 0){let c=i.prompt_tokens,f=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ae.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
f&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return ae.errors=[{instancePath:r+"/usage/pro\
mpt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return ae.errors=[{instancePath:r+"/usage/prompt_to\
kens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=f===e}else var y=!0;if(y)if(i.total_tokens!==void 0){let c=i.total_tokens,
f=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ae.errors=[{instancePath:r+"/usa\
ge/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof c=="number"&&isFinite(c)){if(c>1e9||isNaN(c))return ae.errors=
[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<0||isNaN(c))return ae.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var y=f===e}else var y=!0}}}else return ae.
errors=[{instancePath:r+"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"\
object"}}],!1;var a=n===e}else var a=!0}}}}}else return ae.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return ae.errors=t,e===0}function vr(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ae(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:I})||(t=t===null?ae.errors:t.concat(
ae.errors),e=t.length));else return vr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return vr.errors=t,e===0}var Mt=Pr;function z(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.id===void 0&&(p="id")||
s.object===void 0&&(p="object")||s.model===void 0&&(p="model")||s.results===void 0&&(p="results"))return z.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let i=e;for(let n in s)if(!(n==="id"||n==="object"||n==="model"||n==="results"||n==="usage")){return z.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(i===e){if(s.id!==void 0){let n=s.id,m=e;if(e===m)if(typeof n=="string"){if(H(n,256))return z.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ve(n,1))return z.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.object!==
void 0){let n=s.object,m=e;if(typeof n!="string")return z.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="list")return z.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var a=m===e}else var a=!0;if(a){if(s.model!==void 0){let n=s.model,m=e;if(e===e)if(typeof n==
"string"){if(H(n,256))return z.errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(n,1))return z.errors=[{instancePath:r+"/\
model",schemaPath:"schema:RerankModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:r+"/model",schemaPath:"schema:RerankModelName/type",keyword:"type",params:{type:"\
string"}}],!1;var a=m===e}else var a=!0;if(a){if(s.results!==void 0){let n=s.results,m=e;if(e===m)if(Array.
isArray(n)){if(n.length>1e4)return z.errors=[{instancePath:r+"/results",schemaPath:"#/properties/res\
ults/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;if(n.length<1)return z.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let v=n.length;for(let h=0;h<v;h++){let c=n[h],f=e;if(e===e)if(c&&typeof c=="object"&&!Array.isArray(
c)){let w;if(c.index===void 0&&(w="index")||c.relevance_score===void 0&&(w="relevance_score"))return z.
errors=[{instancePath:r+"/results/"+h,schemaPath:"schema:RerankResult/required",keyword:"required",params:{
missingProperty:w}}],!1;{let q=e;for(let g in c)if(!(g==="index"||g==="relevance_score"||g==="docume\
nt")){return z.errors=[{instancePath:r+"/results/"+h,schemaPath:"schema:RerankResult/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:g}}],!1;break}if(q===e){if(c.index!==
void 0){let g=c.index,P=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return z.errors=[
{instancePath:r+"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9999||isNaN(g))return z.
errors=[{instancePath:r+"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9999}}],!1;if(g<0||isNaN(g))return z.errors=[{instancePath:r+
"/results/"+h+"/index",schemaPath:"schema:RerankResult/properties/index/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var y=P===e}else var y=!0;if(y){if(c.relevance_score!==void 0){let g=c.
relevance_score,P=e;if(e===P)if(typeof g=="number"&&isFinite(g)){if(g>1e308||isNaN(g))return z.errors=
[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/properties/relevan\
ce_score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e308}}],!1;if(g<-1e308||isNaN(g))
return z.errors=[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/pr\
operties/relevance_score/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e308}}],!1}else return z.
errors=[{instancePath:r+"/results/"+h+"/relevance_score",schemaPath:"schema:RerankResult/properties/\
relevance_score/type",keyword:"type",params:{type:"number"}}],!1;var y=P===e}else var y=!0;if(y)if(c.
document!==void 0){let g=c.document,P=e;if(e===P)if(g&&typeof g=="object"&&!Array.isArray(g)){let u;
if(g.text===void 0&&(u="text"))return z.errors=[{instancePath:r+"/results/"+h+"/document",schemaPath:"\
schema:RerankResult/properties/document/required",keyword:"required",params:{missingProperty:u}}],!1;
{let L=e;for(let k in g)if(k!=="text"){return z.errors=[{instancePath:r+"/results/"+h+"/document",schemaPath:"\
schema:RerankResult/properties/document/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:k}}],!1;break}if(L===e&&g.text!==void 0){let k=g.text;if(e===e)if(typeof k=="stri\
ng"){if(H(k,33554432))return z.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"sc\
hema:RerankResult/properties/document/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(ve(k,1))return z.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"schema:Rer\
ankResult/properties/document/properties/text/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return z.errors=[{instancePath:r+"/results/"+h+"/document/text",schemaPath:"schema:RerankResult/prop\
erties/document/properties/text/type",keyword:"type",params:{type:"string"}}],!1}}}else return z.errors=
[{instancePath:r+"/results/"+h+"/document",schemaPath:"schema:RerankResult/properties/document/type",
keyword:"type",params:{type:"object"}}],!1;var y=P===e}else var y=!0}}}}else return z.errors=[{instancePath:r+
"/results/"+h,schemaPath:"schema:RerankResult/type",keyword:"type",params:{type:"object"}}],!1;var l=f===
e;if(!l)break}}}else return z.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(s.usage!==void 0){let n=s.
usage,m=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){let h;if(n.prompt_tokens===void 0&&(h=
"prompt_tokens")||n.total_tokens===void 0&&(h="total_tokens"))return z.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/required",keyword:"required",params:{missingProperty:h}}],!1;{let c=e;
for(let f in n)if(!(f==="prompt_tokens"||f==="total_tokens")){return z.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:PromptUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(c===e){if(n.prompt_tokens!==void 0){let f=n.prompt_tokens,_=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:PromptUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&
typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return z.errors=[{instancePath:r+"/usage/prompt_\
tokens",schemaPath:"schema:PromptUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"\
schema:PromptUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=_===e}else var o=!0;if(o)if(n.total_tokens!==void 0){let f=n.total_tokens,_=e;if(!(typeof f==
"number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return z.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:PromptUsage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
_&&typeof f=="number"&&isFinite(f)){if(f>1e9||isNaN(f))return z.errors=[{instancePath:r+"/usage/tota\
l_tokens",schemaPath:"schema:PromptUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(f<0||isNaN(f))return z.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:PromptUsage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=_===e}else var o=!0}}}else return z.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:PromptUsage/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else var a=!0}}}}}}else
return z.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=t,e===0}function Pr(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(z(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:I})||
(t=t===null?z.errors:t.concat(z.errors),e=t.length));else return Pr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Pr.errors=t,e===0}var Ft=wr;var Ns={type:"object",required:["flagged","categories","category_scores"],properties:{flagged:{type:"\
boolean"},categories:{type:"object",additionalProperties:{type:["boolean","null"]}},category_scores:{
type:"object",additionalProperties:{type:"number",minimum:0,maximum:1}}},$id:"schema:ModerationResul\
t"};function re(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.id===void 0&&(i="id")||
s.model===void 0&&(i="model")||s.results===void 0&&(i="results"))return re.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i}}],!1;{let n=e;for(let m in s)if(!(m==="id"||
m==="model"||m==="results")){return re.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m}}],!1;break}if(n===e){if(s.id!==void 0){let m=s.id,
d=e;if(e===d)if(typeof m=="string"){if(H(m,256))return re.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(m,1))return re.errors=[
{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return re.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(s.model!==void 0){let m=s.model,d=e;if(e===e)
if(typeof m=="string"){if(H(m,256))return re.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
erationModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ve(m,1))return re.errors=
[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return re.errors=[{instancePath:r+"/model",schemaPath:"schema:ModerationModelName\
/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a)if(s.results!==void 0){
let m=s.results,d=e;if(e===d)if(Array.isArray(m)){if(m.length>2048)return re.errors=[{instancePath:r+
"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(m.
length<1)return re.errors=[{instancePath:r+"/results",schemaPath:"#/properties/results/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var l=!0;let h=m.length;for(let c=0;c<h;c++){let f=m[c],_=e;if(e===
e)if(f&&typeof f=="object"&&!Array.isArray(f)){let q;if(f.flagged===void 0&&(q="flagged")||f.categories===
void 0&&(q="categories")||f.category_scores===void 0&&(q="category_scores"))return re.errors=[{instancePath:r+
"/results/"+c,schemaPath:"schema:ModerationResult/required",keyword:"required",params:{missingProperty:q}}],
!1;if(f.flagged!==void 0){let g=e;if(typeof f.flagged!="boolean")return re.errors=[{instancePath:r+"\
/results/"+c+"/flagged",schemaPath:"schema:ModerationResult/properties/flagged/type",keyword:"type",
params:{type:"boolean"}}],!1;var y=g===e}else var y=!0;if(y){if(f.categories!==void 0){let g=f.categories,
P=e;if(e===P)if(g&&typeof g=="object"&&!Array.isArray(g))for(let u in g){let L=g[u],k=e;if(typeof L!=
"boolean"&&L!==null)return re.errors=[{instancePath:r+"/results/"+c+"/categories/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/categories/additionalProperti\
es/type",keyword:"type",params:{type:Ns.properties.categories.additionalProperties.type}}],!1;var o=k===
e;if(!o)break}else return re.errors=[{instancePath:r+"/results/"+c+"/categories",schemaPath:"schema:\
ModerationResult/properties/categories/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e}else
var y=!0;if(y)if(f.category_scores!==void 0){let g=f.category_scores,P=e;if(e===P)if(g&&typeof g=="o\
bject"&&!Array.isArray(g))for(let u in g){let L=g[u],k=e;if(e===k)if(typeof L=="number"&&isFinite(L)){
if(L>1||isNaN(L))return re.errors=[{instancePath:r+"/results/"+c+"/category_scores/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_scores/additionalP\
roperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(L<0||isNaN(L))return re.
errors=[{instancePath:r+"/results/"+c+"/category_scores/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
schema:ModerationResult/properties/category_scores/additionalProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}else return re.errors=[{instancePath:r+"/results/"+c+"/category_scores\
/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:ModerationResult/properties/category_\
scores/additionalProperties/type",keyword:"type",params:{type:"number"}}],!1;var p=k===e;if(!p)break}else
return re.errors=[{instancePath:r+"/results/"+c+"/category_scores",schemaPath:"schema:ModerationResu\
lt/properties/category_scores/type",keyword:"type",params:{type:"object"}}],!1;var y=P===e}else var y=!0}}else
return re.errors=[{instancePath:r+"/results/"+c,schemaPath:"schema:ModerationResult/type",keyword:"t\
ype",params:{type:"object"}}],!1;var l=_===e;if(!l)break}}}else return re.errors=[{instancePath:r+"/\
results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"}}],!1;var a=d===
e}else var a=!0}}}}else return re.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return re.errors=t,e===0}function wr(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(re(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"\
response",rootData:j,dynamicAnchors:I})||(t=t===null?re.errors:t.concat(re.errors),e=t.length));else
return wr.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.
errors=t,e===0}var Tt=xr;var br={type:"object",properties:{b64_json:{type:["string","null"],maxLength:134217728},url:{type:["\
string","null"],maxLength:16384},revised_prompt:{type:["string","null"],maxLength:131072}},$id:"sche\
ma:GeneratedImage"};function W(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.created===void 0&&(p=
"created")||s.data===void 0&&(p="data"))return W.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:p}}],!1;{let i=e;for(let n in s)if(!(n==="created"||n==="data"||n===
"usage")){return W.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:n}}],!1;break}if(i===e){if(s.created!==void 0){let n=s.created,
m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return W.errors=[{instancePath:r+"/crea\
ted",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof n==
"number"&&isFinite(n)){if(n>4102444800||isNaN(n))return W.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<
0||isNaN(n))return W.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=m===e}else var a=!0;if(a){if(s.data!==void 0){let n=s.
data,m=e;if(e===m)if(Array.isArray(n)){if(n.length>10)return W.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/maxItems",keyword:"maxItems",params:{limit:10}}],!1;if(n.length<1)return W.errors=
[{instancePath:r+"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var l=!0;let v=n.length;for(let h=0;h<v;h++){let c=n[h],f=e;if(e===e)if(c&&typeof c=="object"&&!Array.
isArray(c)){if(c.b64_json!==void 0){let w=c.b64_json,q=e;if(typeof w!="string"&&w!==null)return W.errors=
[{instancePath:r+"/data/"+h+"/b64_json",schemaPath:"schema:GeneratedImage/properties/b64_json/type",
keyword:"type",params:{type:br.properties.b64_json.type}}],!1;if(e===q&&typeof w=="string"&&H(w,134217728))
return W.errors=[{instancePath:r+"/data/"+h+"/b64_json",schemaPath:"schema:GeneratedImage/properties\
/b64_json/maxLength",keyword:"maxLength",params:{limit:134217728}}],!1;var y=q===e}else var y=!0;if(y){
if(c.url!==void 0){let w=c.url,q=e;if(typeof w!="string"&&w!==null)return W.errors=[{instancePath:r+
"/data/"+h+"/url",schemaPath:"schema:GeneratedImage/properties/url/type",keyword:"type",params:{type:br.
properties.url.type}}],!1;if(e===q&&typeof w=="string"&&H(w,16384))return W.errors=[{instancePath:r+
"/data/"+h+"/url",schemaPath:"schema:GeneratedImage/properties/url/maxLength",keyword:"maxLength",params:{
limit:16384}}],!1;var y=q===e}else var y=!0;if(y)if(c.revised_prompt!==void 0){let w=c.revised_prompt,
q=e;if(typeof w!="string"&&w!==null)return W.errors=[{instancePath:r+"/data/"+h+"/revised_prompt",schemaPath:"\
schema:GeneratedImage/properties/revised_prompt/type",keyword:"type",params:{type:br.properties.revised_prompt.
type}}],!1;if(e===q&&typeof w=="string"&&H(w,131072))return W.errors=[{instancePath:r+"/data/"+h+"/r\
evised_prompt",schemaPath:"schema:GeneratedImage/properties/revised_prompt/maxLength",keyword:"maxLe\
ngth",params:{limit:131072}}],!1;var y=q===e}else var y=!0}}else return W.errors=[{instancePath:r+"/\
data/"+h,schemaPath:"schema:GeneratedImage/type",keyword:"type",params:{type:"object"}}],!1;var l=f===
e;if(!l)break}}}else return W.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0;if(a)if(s.usage!==void 0){let n=s.usage,m=e;
if(e===m)if(n&&typeof n=="object"&&!Array.isArray(n)){let v;if(n.input_tokens===void 0&&(v="input_to\
kens")||n.output_tokens===void 0&&(v="output_tokens")||n.total_tokens===void 0&&(v="total_tokens"))return W.
errors=[{instancePath:r+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{
missingProperty:v}}],!1;if(n.input_tokens!==void 0){let h=n.input_tokens,c=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"#\
/properties/usage/properties/input_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&
typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(h))return W.errors=[{instancePath:r+"/usage/input_t\
okens",schemaPath:"#/properties/usage/properties/input_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e9}}],!1;if(h<0||isNaN(h))return W.errors=[{instancePath:r+"/usage/input_tokens",schemaPath:"\
#/properties/usage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=c===e}else var o=!0;if(o){if(n.output_tokens!==void 0){let h=n.output_tokens,c=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:r+"/usage/output_tokens",schemaPath:"\
#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof h=="number"&&isFinite(h)){if(h>1e9||isNaN(h))return W.errors=[{instancePath:r+"/usage/outp\
ut_tokens",schemaPath:"#/properties/usage/properties/output_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(h<0||isNaN(h))return W.errors=[{instancePath:r+"/usage/output_tok\
ens",schemaPath:"#/properties/usage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var o=c===e}else var o=!0;if(o)if(n.total_tokens!==void 0){let h=n.total_tokens,c=e;
if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return W.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"#/properties/usage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof h=="number"&&isFinite(h)){if(h>2e9||isNaN(h))return W.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:2e9}}],!1;if(h<0||isNaN(h))return W.errors=[{instancePath:r+"/usag\
e/total_tokens",schemaPath:"#/properties/usage/properties/total_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var o=c===e}else var o=!0}}else return W.errors=[{instancePath:r+"/usa\
ge",schemaPath:"#/properties/usage/type",keyword:"type",params:{type:"object"}}],!1;var a=m===e}else
var a=!0}}}}else return W.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return W.errors=t,e===0}function xr(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(
s))s.response!==void 0&&(W(s.response,{instancePath:r+"/response",parentData:s,parentDataProperty:"r\
esponse",rootData:j,dynamicAnchors:I})||(t=t===null?W.errors:t.concat(W.errors),e=t.length));else return xr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xr.errors=
t,e===0}var Ct=ze;function ze(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let l=s.
response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.text===void 0&&(o="text"))
return ze.errors=[{instancePath:r+"/response",schemaPath:"schema:Transcription/required",keyword:"re\
quired",params:{missingProperty:o}}],!1;if(l.text!==void 0){let p=l.text,i=e;if(e===i)if(typeof p=="\
string"){if(H(p,33554432))return ze.errors=[{instancePath:r+"/response/text",schemaPath:"schema:Tran\
scription/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return ze.
errors=[{instancePath:r+"/response/text",schemaPath:"schema:Transcription/properties/text/type",keyword:"\
type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a)if(l.usage!==void 0){let p=l.usage,
i=e;if(!(p&&typeof p=="object"&&!Array.isArray(p)))return ze.errors=[{instancePath:r+"/response/usag\
e",schemaPath:"schema:Transcription/properties/usage/type",keyword:"type",params:{type:"object"}}],!1;
var a=i===e}else var a=!0}else return ze.errors=[{instancePath:r+"/response",schemaPath:"schema:Tran\
scription/type",keyword:"type",params:{type:"object"}}],!1}}else return ze.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=t,e===0}var Rt=Lr;function te(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.data===void 0&&(o="data"))return te.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let p=e;for(let i in s)if(!(i==="object"||i==="data")){return te.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return te.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="list")return te.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",
keyword:"const",params:{allowedValue:"list"}}],!1;var a=n===e}else var a=!0;if(a)if(s.data!==void 0){
let i=s.data,n=e;if(e===n)if(Array.isArray(i)){if(i.length>4096)return te.errors=[{instancePath:r+"/\
data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var l=!0;
let d=i.length;for(let v=0;v<d;v++){let h=i[v],c=e;if(e===e)if(h&&typeof h=="object"&&!Array.isArray(
h)){let x;if(h.id===void 0&&(x="id")||h.object===void 0&&(x="object")||h.created===void 0&&(x="creat\
ed")||h.owned_by===void 0&&(x="owned_by"))return te.errors=[{instancePath:r+"/data/"+v,schemaPath:"s\
chema:ListedModel/required",keyword:"required",params:{missingProperty:x}}],!1;{let w=e;for(let q in h)
if(!(q==="id"||q==="object"||q==="created"||q==="owned_by")){return te.errors=[{instancePath:r+"/dat\
a/"+v,schemaPath:"schema:ListedModel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(w===e){if(h.id!==void 0){let q=h.id,g=e;if(e===g)if(typeof q=="string"){if(H(q,256))return te.
errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(ve(q,1))return te.errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"\
schema:ListedModel/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:r+"/data/"+v+"/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var y=g===e}else var y=!0;if(y){if(h.object!==void 0){let q=h.object,
g=e;if(typeof q!="string")return te.errors=[{instancePath:r+"/data/"+v+"/object",schemaPath:"schema:\
ListedModel/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(q!=="model")return te.
errors=[{instancePath:r+"/data/"+v+"/object",schemaPath:"schema:ListedModel/properties/object/const",
keyword:"const",params:{allowedValue:"model"}}],!1;var y=g===e}else var y=!0;if(y){if(h.created!==void 0){
let q=h.created,g=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return te.errors=[{instancePath:r+
"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===g&&typeof q=="number"&&isFinite(q)){if(q>4102444800||isNaN(q))return te.
errors=[{instancePath:r+"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(q<0||isNaN(q))return te.errors=
[{instancePath:r+"/data/"+v+"/created",schemaPath:"schema:ListedModel/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var y=g===e}else var y=!0;if(y)if(h.owned_by!==void 0){
let q=h.owned_by,g=e;if(e===g)if(typeof q=="string"){if(H(q,64))return te.errors=[{instancePath:r+"/\
data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/maxLength",keyword:"maxLengt\
h",params:{limit:64}}],!1;if(ve(q,1))return te.errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"\
schema:ListedModel/properties/owned_by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:r+"/data/"+v+"/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var y=g===e}else var y=!0}}}}}else return te.errors=[
{instancePath:r+"/data/"+v,schemaPath:"schema:ListedModel/type",keyword:"type",params:{type:"object"}}],
!1;var l=c===e;if(!l)break}}}else return te.errors=[{instancePath:r+"/data",schemaPath:"#/properties\
/data/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}else return te.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=t,e===
0}function Lr(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(te(s.response,
{instancePath:r+"/response",parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:I})||
(t=t===null?te.errors:t.concat(te.errors),e=t.length));else return Lr.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Lr.errors=t,e===0}var Et=Ar;var jr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var nr=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function se(s,{instancePath:r="",parentData:O,
parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let l;if(s.since===void 0&&(l="since")||s.requests===void 0&&(l="request\
s")||s.prompt_tokens===void 0&&(l="prompt_tokens")||s.completion_tokens===void 0&&(l="completion_tok\
ens")||s.charged_usd===void 0&&(l="charged_usd"))return se.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let o in s)if(!(o==="since"||
o==="requests"||o==="prompt_tokens"||o==="completion_tokens"||o==="charged_usd")){return se.errors=[
{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(y===e){if(s.since!==void 0){let o=s.since,p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return se.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(
o))return se.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return se.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(s.requests!==void 0){let o=s.requests,p=e,i=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return se.errors=[{instancePath:r+"/requests",schemaPath:"s\
chema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return se.errors=[{instancePath:r+"/requests",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return se.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.prompt_tokens!==void 0){
let o=s.prompt_tokens,p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return se.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return se.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return se.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0;if(a){if(s.completion_tokens!==void 0){let o=s.completion_tokens,p=e,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return se.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return se.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return se.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(s.charged_usd!==
void 0){let o=s.charged_usd,p=e;if(e===e)if(typeof o=="string"){if(H(o,20))return se.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!nr.test(
o))return se.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return se.errors=[{instancePath:r+"/charge\
d_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}}else
return se.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.
errors=t,e===0}var Is={type:["object","null"],additionalProperties:!1,required:["limit","remaining",
"resets_at"],properties:{limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:LimitLeft"};function me(s,{instancePath:r="",parentData:O,parentDataProperty:N,
rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&
s!==null)return me.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Is.type}}],
!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.limit===void 0&&(l="limit")||s.remaining===
void 0&&(l="remaining")||s.resets_at===void 0&&(l="resets_at"))return me.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let o in s)if(!(o==="lim\
it"||o==="remaining"||o==="resets_at")){return me.errors=[{instancePath:r,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.limit!==
void 0){let o=s.limit,p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return me.errors=
[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return me.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return me.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(s.remaining!==
void 0){let o=s.remaining,p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return me.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return me.
errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return me.errors=[{instancePath:r+"/re\
maining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){let o=s.resets_at,p=e,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return me.errors=[{instancePath:r+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:jr.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(
o)){if(o>4102444800||isNaN(o))return me.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return me.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}return me.errors=t,e===0}var Os={type:["o\
bject","null"],additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","re\
sets_at"],properties:{period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"\
schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Budg\
etLeft"},Ds={type:"string",enum:["day","month","total"],$id:"schema:BudgetSpan"};function fe(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&s!==null)return fe.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:Os.type}}],!1;if(e===0&&s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.period===
void 0&&(l="period")||s.limit_usd===void 0&&(l="limit_usd")||s.used_usd===void 0&&(l="used_usd")||s.
remaining_usd===void 0&&(l="remaining_usd")||s.resets_at===void 0&&(l="resets_at"))return fe.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let o in s)if(!(o==="period"||o==="limit_usd"||o==="used_usd"||o==="remaining_usd"||o==="resets_\
at")){return fe.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPrope\
rties",params:{additionalProperty:o}}],!1;break}if(y===e){if(s.period!==void 0){let o=s.period,p=e;if(typeof o!=
"string")return fe.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(o==="day"||o==="month"||o==="total"))return fe.errors=[{instancePath:r+
"/period",schemaPath:"schema:BudgetSpan/enum",keyword:"enum",params:{allowedValues:Ds.enum}}],!1;var a=p===
e}else var a=!0;if(a){if(s.limit_usd!==void 0){let o=s.limit_usd,p=e;if(e===e)if(typeof o=="string"){
if(H(o,20))return fe.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!nr.test(o))return fe.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return fe.
errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=p===e}else var a=!0;if(a){if(s.used_usd!==void 0){let o=s.used_usd,p=e;if(e===e)if(typeof o==
"string"){if(H(o,20))return fe.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",
keyword:"maxLength",params:{limit:20}}],!1;if(!nr.test(o))return fe.errors=[{instancePath:r+"/used_u\
sd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return fe.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(s.remaining_usd!==void 0){let o=s.remaining_usd,
p=e;if(e===e)if(typeof o=="string"){if(H(o,20))return fe.errors=[{instancePath:r+"/remaining_usd",schemaPath:"\
schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!nr.test(o))return fe.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0\
-9]{1,9})?$"}}],!1}else return fe.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a)if(s.resets_at!==void 0){
let o=s.resets_at,p=e,i=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return fe.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:jr.
type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return fe.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(o<0||isNaN(o))return fe.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}}}return fe.
errors=t,e===0}function ne(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.object===void 0&&(o=
"object")||s.name===void 0&&(o="name")||s.prefix===void 0&&(o="prefix")||s.expires_at===void 0&&(o="\
expires_at")||s.used===void 0&&(o="used")||s.limits===void 0&&(o="limits"))return ne.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;{let p=e;for(let i in s)if(!(i===
"object"||i==="name"||i==="prefix"||i==="expires_at"||i==="used"||i==="limits")){return ne.errors=[{
instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(p===e){if(s.object!==void 0){let i=s.object,n=e;if(typeof i!="string")return ne.errors=[
{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],
!1;if(i!=="key_usage")return ne.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/co\
nst",keyword:"const",params:{allowedValue:"key_usage"}}],!1;var a=n===e}else var a=!0;if(a){if(s.name!==
void 0){let i=s.name,n=e;if(e===n)if(typeof i=="string"){if(H(i,128))return ne.errors=[{instancePath:r+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ve(i,
1))return ne.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLe\
ngth",params:{limit:1}}],!1}else return ne.errors=[{instancePath:r+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(s.prefix!==
void 0){let i=s.prefix,n=e;if(e===n)if(typeof i=="string"){if(H(i,16))return ne.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else
return ne.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{
type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(s.expires_at!==void 0){let i=s.expires_at,n=e,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return ne.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&
typeof i=="number"&&isFinite(i)){if(i>4102444800||isNaN(i))return ne.errors=[{instancePath:r+"/expir\
es_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(i<0||isNaN(i))return ne.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(s.used!==
void 0){let i=s.used,n=e;if(e===n)if(i&&typeof i=="object"&&!Array.isArray(i)){let d;if(i.day===void 0&&
(d="day")||i.month===void 0&&(d="month"))return ne.errors=[{instancePath:r+"/used",schemaPath:"#/pro\
perties/used/required",keyword:"required",params:{missingProperty:d}}],!1;{let v=e;for(let h in i)if(!(h===
"day"||h==="month")){return ne.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(v===e){if(i.
day!==void 0){let h=e;se(i.day,{instancePath:r+"/used/day",parentData:i,parentDataProperty:"day",rootData:j,
dynamicAnchors:I})||(t=t===null?se.errors:t.concat(se.errors),e=t.length);var l=h===e}else var l=!0;
if(l)if(i.month!==void 0){let h=e;se(i.month,{instancePath:r+"/used/month",parentData:i,parentDataProperty:"\
month",rootData:j,dynamicAnchors:I})||(t=t===null?se.errors:t.concat(se.errors),e=t.length);var l=h===
e}else var l=!0}}}else return ne.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0;if(a)if(s.limits!==void 0){let i=s.
limits,n=e;if(e===n)if(i&&typeof i=="object"&&!Array.isArray(i)){let d;if(i.requests_per_minute===void 0&&
(d="requests_per_minute")||i.tokens_per_minute===void 0&&(d="tokens_per_minute")||i.parallel_requests===
void 0&&(d="parallel_requests")||i.budget===void 0&&(d="budget"))return ne.errors=[{instancePath:r+"\
/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:d}}],!1;
{let v=e;for(let h in i)if(!(h==="requests_per_minute"||h==="tokens_per_minute"||h==="parallel_reque\
sts"||h==="budget")){return ne.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(v===e){
if(i.requests_per_minute!==void 0){let h=e;me(i.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:i,parentDataProperty:"requests_per_minute",rootData:j,dynamicAnchors:I})||(t=
t===null?me.errors:t.concat(me.errors),e=t.length);var y=h===e}else var y=!0;if(y){if(i.tokens_per_minute!==
void 0){let h=e;me(i.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:i,parentDataProperty:"\
tokens_per_minute",rootData:j,dynamicAnchors:I})||(t=t===null?me.errors:t.concat(me.errors),e=t.length);
var y=h===e}else var y=!0;if(y){if(i.parallel_requests!==void 0){let h=e;me(i.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:i,parentDataProperty:"parallel_requests",rootData:j,dynamicAnchors:I})||
(t=t===null?me.errors:t.concat(me.errors),e=t.length);var y=h===e}else var y=!0;if(y)if(i.budget!==void 0){
let h=e;fe(i.budget,{instancePath:r+"/limits/budget",parentData:i,parentDataProperty:"budget",rootData:j,
dynamicAnchors:I})||(t=t===null?fe.errors:t.concat(fe.errors),e=t.length);var y=h===e}else var y=!0}}}}}else
return ne.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=n===e}else var a=!0}}}}}}}else return ne.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=t,e===0}function Ar(s,{instancePath:r="",
parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){let t=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(ne(s.response,{instancePath:r+"/response",
parentData:s,parentDataProperty:"response",rootData:j,dynamicAnchors:I})||(t=t===null?ne.errors:t.concat(
ne.errors),e=t.length));else return Ar.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ar.errors=t,e===0}var St=ge;function ge(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let l=s.
response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.id===void 0&&(o="id")||l.object===
void 0&&(o="object")||l.created===void 0&&(o="created")||l.owned_by===void 0&&(o="owned_by"))return ge.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let p=e;for(let i in l)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return ge.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(l.id!==
void 0){let i=l.id,n=e;if(e===n)if(typeof i=="string"){if(H(i,256))return ge.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ve(i,1))return ge.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=n===e}else var a=!0;if(a){if(l.object!==void 0){let i=l.object,n=e;if(typeof i!="stri\
ng")return ge.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return ge.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=n===e}else var a=!0;if(a){if(l.created!==void 0){let i=l.created,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return ge.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return ge.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=n===e}else var a=!0;if(a)if(l.owned_by!==void 0){let i=l.owned_by,n=e;if(e===n)if(typeof i==
"string"){if(H(i,64))return ge.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ve(i,1))return ge.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return ge.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=n===e}else var a=!0}}}}}else return ge.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return ge.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=t,e===0}var Ut=_e;function _e(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let l=s.
response;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let o;if(l.id===void 0&&(o="id")||l.object===
void 0&&(o="object")||l.created===void 0&&(o="created")||l.owned_by===void 0&&(o="owned_by"))return _e.
errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/required",keyword:"required",params:{
missingProperty:o}}],!1;{let p=e;for(let i in l)if(!(i==="id"||i==="object"||i==="created"||i==="own\
ed_by")){return _e.errors=[{instancePath:r+"/response",schemaPath:"schema:ListedModel/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(p===e){if(l.id!==
void 0){let i=l.id,n=e;if(e===n)if(typeof i=="string"){if(H(i,256))return _e.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ve(i,1))return _e.errors=[{instancePath:r+"/response/id",schemaPath:"schema:ListedModel/proper\
ties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+
"/response/id",schemaPath:"schema:ListedModel/properties/id/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=n===e}else var a=!0;if(a){if(l.object!==void 0){let i=l.object,n=e;if(typeof i!="stri\
ng")return _e.errors=[{instancePath:r+"/response/object",schemaPath:"schema:ListedModel/properties/o\
bject/type",keyword:"type",params:{type:"string"}}],!1;if(i!=="model")return _e.errors=[{instancePath:r+
"/response/object",schemaPath:"schema:ListedModel/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var a=n===e}else var a=!0;if(a){if(l.created!==void 0){let i=l.created,n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return _e.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof i==
"number"&&isFinite(i)){if(i>4102444800||isNaN(i))return _e.errors=[{instancePath:r+"/response/create\
d",schemaPath:"schema:ListedModel/properties/created/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4102444800}}],!1;if(i<0||isNaN(i))return _e.errors=[{instancePath:r+"/response/created",schemaPath:"\
schema:ListedModel/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=n===e}else var a=!0;if(a)if(l.owned_by!==void 0){let i=l.owned_by,n=e;if(e===n)if(typeof i==
"string"){if(H(i,64))return _e.errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:Liste\
dModel/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ve(i,1))return _e.
errors=[{instancePath:r+"/response/owned_by",schemaPath:"schema:ListedModel/properties/owned_by/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:r+"/response/o\
wned_by",schemaPath:"schema:ListedModel/properties/owned_by/type",keyword:"type",params:{type:"strin\
g"}}],!1;var a=n===e}else var a=!0}}}}}else return _e.errors=[{instancePath:r+"/response",schemaPath:"\
schema:ListedModel/type",keyword:"type",params:{type:"object"}}],!1}}else return _e.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=t,e===0}var zt=pr;function pr(s,{instancePath:r="",parentData:O,parentDataProperty:N,rootData:j=s,dynamicAnchors:I={}}={}){
let t=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return pr.errors=[{instancePath:r+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return pr.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return pr.errors=
t,e===0}var Vs={createOpenAIChatCompletion:{parameters:Kr,body:pt,replies:{200:Dt}},createOpenAIEmbeddings:{
parameters:Gr,body:mt,replies:{200:$t}},createOpenAIRerank:{parameters:Zr,body:lt,replies:{200:Mt}},
createOpenAIModeration:{parameters:Jr,body:dt,replies:{200:Ft}},createOpenAIImage:{parameters:Hr,body:ft,
replies:{200:Tt}},createOpenAISpeech:{parameters:Yr,body:yt,replies:{}},createOpenAITranscription:{parameters:Wr,
body:ut,replies:{200:Ct}},listOpenAIModels:{parameters:Xr,body:ct,replies:{200:Rt}},readOpenAIUsage:{
parameters:Qr,body:gt,replies:{200:Et}},retrieveOpenAIModel:{parameters:et,body:bt,replies:{200:St}},
retrieveOwnedOpenAIModel:{parameters:rt,body:vt,replies:{200:Ut}},getContract:{parameters:tt,body:wt,
replies:{200:zt}},getReference:{parameters:st,body:Lt,replies:{}},getReferenceFile:{parameters:at,body:jt,
replies:{}}};export{Vs as default};
