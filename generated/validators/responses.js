// Compiled from a contract by npm run generate. Never edited.
var ot=Object.create;var mr=Object.defineProperty;var pt=Object.getOwnPropertyDescriptor;var lt=Object.getOwnPropertyNames;var mt=Object.getPrototypeOf,ft=Object.prototype.hasOwnProperty;var fr=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(T){throw s=0,T}};var ut=(t,s,T,O)=>{if(s&&typeof s=="object"||typeof s=="function")for(let I of lt(s))!ft.call(t,I)&&
I!==T&&mr(t,I,{get:()=>s[I],enumerable:!(O=pt(s,I))||O.enumerable});return t};var De=(t,s,T)=>(T=t!=null?ot(mt(t)):{},ut(s||!t||!t.__esModule?mr(T,"default",{value:t,enumerable:!0}):
T,t));var Ue=fr(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:!0});Ee.formats=void 0;var dt=2**
31-1,ct=(-2)**31,ht=2**63-1,gt=(-2)**63,dr=(2-2**-23)*2**127,cr=2**-126,_t=-1*dr,vt=-1*cr,yr=()=>!0,
kt=/^[A-Za-z0-9+/]*(=|==)?$/;Ee.formats={int32:{validate:t=>Number.isInteger(t)&&t<=dt&&t>=ct,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=ht&&t>=gt,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=dr&&t>=cr||t>=_t&&t<=vt),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&kt.test(t),binary:yr,password:yr}});var Ve=fr(Pe=>{"use strict";Object.defineProperty(Pe,"__esModule",{value:!0});Pe.formatNames=Pe.fastFormats=
Pe.fullFormats=void 0;function be(t,s){return{validate:t,compare:s}}Pe.fullFormats={date:be(vr,Xe),time:be(
Ye(!0),Qe),"date-time":be(hr(!0),br),"iso-time":be(Ye(),kr),"iso-date-time":be(hr(),Pr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:At,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Tt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:jt,int32:{type:"number",validate:It},
int64:{type:"number",validate:Ot},float:{type:"number",validate:_r},double:{type:"number",validate:_r},
password:!0,binary:!0};Pe.fastFormats={...Pe.fullFormats,date:be(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Xe),time:be(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Qe),"date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
br),"iso-time":be(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,kr),
"iso-date-time":be(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Pr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Pe.formatNames=Object.keys(Pe.fullFormats);function bt(t){return t%4===0&&(t%100!==0||t%400===0)}var Pt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
wt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function vr(t){let s=Pt.exec(t);if(!s)return!1;let T=+s[1],
O=+s[2],I=+s[3];return O>=1&&O<=12&&I>=1&&I<=(O===2&&bt(T)?29:wt[O])}function Xe(t,s){if(t&&s)return t>
s?1:t<s?-1:0}var He=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ye(t){
return function(T){let O=He.exec(T);if(!O)return!1;let I=+O[1],D=+O[2],r=+O[3],e=O[4],a=O[5]==="-"?-1:
1,g=+(O[6]||0),y=+(O[7]||0);if(g>23||y>59||t&&!e)return!1;if(I<=23&&D<=59&&r<60)return!0;let f=D-y*a,
m=I-g*a-(f<0?1:0);return(m===23||m===-1)&&(f===59||f===-1)&&r<61}}function Qe(t,s){if(!(t&&s))return;
let T=new Date("2020-01-01T"+t).valueOf(),O=new Date("2020-01-01T"+s).valueOf();if(T&&O)return T-O}function kr(t,s){
if(!(t&&s))return;let T=He.exec(t),O=He.exec(s);if(T&&O)return t=T[1]+T[2]+T[3],s=O[1]+O[2]+O[3],t>s?
1:t<s?-1:0}var We=/t|\s/i;function hr(t){let s=Ye(t);return function(O){let I=O.split(We);return I.length===
2&&vr(I[0])&&s(I[1])}}function br(t,s){if(!(t&&s))return;let T=new Date(t).valueOf(),O=new Date(s).valueOf();
if(T&&O)return T-O}function Pr(t,s){if(!(t&&s))return;let[T,O]=t.split(We),[I,D]=s.split(We),r=Xe(T,
I);if(r!==void 0)return r||Qe(O,D)}var xt=/\/|:/,Lt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function At(t){return xt.test(t)&&Lt.test(t)}var gr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function jt(t){return gr.lastIndex=0,gr.test(t)}var qt=-(2**31),$t=2**31-1;function It(t){return Number.
isInteger(t)&&t<=$t&&t>=qt}function Ot(t){return Number.isInteger(t)}function _r(){return!0}var Dt=/[^\\]\\Z/;
function Tt(t){if(Dt.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var Te=(t,s)=>t.length>s&&ur(t)>s,Ne=(t,s)=>t.length<2*s&&ur(t)<s,yt=/[\ud800-\udbff][\udc00-\udfff]/g,
ur=t=>t.length-(t.match(yt)?.length??0);var wr=De(Ue()),xr=De(Ve()),Qt={...wr.formats,...xr.fastFormats},Lr=Y;var he=Te,Be=Ne,Nt=new RegExp("^[ -~]+$","u"),Rt=new RegExp("^[ -~]*$","u");function Y(t,{instancePath:s="",
parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){let g;if(t.query===void 0&&(g="query")||t.headers===void 0&&(g="headers")||
t.params===void 0&&(g="params"))return Y.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:g}}],!1;if(t.headers!==void 0){let y=t.headers;if(e===e)if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y["x-request-timeout-ms"]!==void 0){let m=y["x-request-timeout-ms"],
v=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let d=typeof m,u;if(u===void 0)if(d===
"boolean"||m===null||d==="string"&&m&&m==+m&&!(m%1))u=+m;else return Y.errors=[{instancePath:s+"/hea\
ders/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/type",keyword:"\
type",params:{type:"integer"}}],!1;u!==void 0&&(m=u,y!==void 0&&(y["x-request-timeout-ms"]=u))}if(e===
v&&typeof m=="number"&&isFinite(m)){if(m>6e5||isNaN(m))return Y.errors=[{instancePath:s+"/headers/x-\
request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5}}],!1;if(m<1||isNaN(m))return Y.errors=[{instancePath:s+"\
/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=v===e}else var a=!0;if(a){if(y["i\
dempotency-key"]!==void 0){let m=y["idempotency-key"],v=e;if(typeof m!="string"){let u=typeof m,x;if(x===
void 0)if(u=="number"||u=="boolean")x=""+m;else if(m===null)x="";else return Y.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;x!==void 0&&(m=x,y!==void 0&&(y["idempotency-key"]=x))}if(e===v&&typeof m==
"string"){if(he(m,255))return Y.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/pro\
perties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Be(
m,1))return Y.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/pr\
operties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(m))return Y.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=v===e}else var a=!0;if(a){
if(y["session-id"]!==void 0){let m=y["session-id"],v=e;if(typeof m!="string"){let u=typeof m,x;if(x===
void 0)if(u=="number"||u=="boolean")x=""+m;else if(m===null)x="";else return Y.errors=[{instancePath:s+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/type",keyword:"type",params:{
type:"string"}}],!1;x!==void 0&&(m=x,y!==void 0&&(y["session-id"]=x))}if(e===v&&typeof m=="string"&&
he(m,4096))return Y.errors=[{instancePath:s+"/headers/session-id",schemaPath:"#/properties/headers/p\
roperties/session-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=v===e}else var a=!0;
if(a){if(y["thread-id"]!==void 0){let m=y["thread-id"],v=e;if(typeof m!="string"){let u=typeof m,x;if(x===
void 0)if(u=="number"||u=="boolean")x=""+m;else if(m===null)x="";else return Y.errors=[{instancePath:s+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/type",keyword:"type",params:{
type:"string"}}],!1;x!==void 0&&(m=x,y!==void 0&&(y["thread-id"]=x))}if(e===v&&typeof m=="string"&&he(
m,4096))return Y.errors=[{instancePath:s+"/headers/thread-id",schemaPath:"#/properties/headers/prope\
rties/thread-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=v===e}else var a=!0;if(a){
if(y["x-claude-code-session-id"]!==void 0){let m=y["x-claude-code-session-id"],v=e;if(typeof m!="str\
ing"){let u=typeof m,x;if(x===void 0)if(u=="number"||u=="boolean")x=""+m;else if(m===null)x="";else return Y.
errors=[{instancePath:s+"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/propert\
ies/x-claude-code-session-id/type",keyword:"type",params:{type:"string"}}],!1;x!==void 0&&(m=x,y!==void 0&&
(y["x-claude-code-session-id"]=x))}if(e===v&&typeof m=="string"&&he(m,4096))return Y.errors=[{instancePath:s+
"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-sessio\
n-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=v===e}else var a=!0;if(a)if(y["op\
enai-beta"]!==void 0){let m=y["openai-beta"],v=e;if(typeof m!="string"){let u=typeof m,x;if(x===void 0)
if(u=="number"||u=="boolean")x=""+m;else if(m===null)x="";else return Y.errors=[{instancePath:s+"/he\
aders/openai-beta",schemaPath:"#/properties/headers/properties/openai-beta/type",keyword:"type",params:{
type:"string"}}],!1;x!==void 0&&(m=x,y!==void 0&&(y["openai-beta"]=x))}if(e===v&&typeof m=="string"){
if(he(m,4096))return Y.errors=[{instancePath:s+"/headers/openai-beta",schemaPath:"#/properties/heade\
rs/properties/openai-beta/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;if(!Rt.test(m))return Y.
errors=[{instancePath:s+"/headers/openai-beta",schemaPath:"#/properties/headers/properties/openai-be\
ta/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var a=v===e}else var a=!0}}}}}else return Y.
errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return Y.errors=r,e===0}var Ar=er;function er(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return er.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return er.errors=r,e===0}
var jr=rr;function rr(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return rr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return rr.errors=r,e===0}
var qr=qe;function qe(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return qe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.params!==void 0){let g=t.
params;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let f;if(g.id===void 0&&(f="id"))return qe.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:f}}],!1;if(g.id!==void 0){let m=g.id,v=e;if(typeof m!="string"){let d=typeof m,u;if(u===
void 0)if(d=="number"||d=="boolean")u=""+m;else if(m===null)u="";else return qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(m=u,g!==void 0&&(g.id=u))}if(e===v&&typeof m=="string"){if(he(m,256))return qe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(Be(m,1))return qe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return qe.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return qe.errors=r,e===0}var $r=$e;function $e(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return $e.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.params!==void 0){let g=t.
params;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let f;if(g.id===void 0&&(f="id"))return $e.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:f}}],!1;if(g.id!==void 0){let m=g.id,v=e;if(typeof m!="string"){let d=typeof m,u;if(u===
void 0)if(d=="number"||d=="boolean")u=""+m;else if(m===null)u="";else return $e.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(m=u,g!==void 0&&(g.id=u))}if(e===v&&typeof m=="string"){if(he(m,256))return $e.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(Be(m,1))return $e.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return $e.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return $e.errors=r,e===0}var Ir=Re;function Re(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return Re.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let g=t.
headers;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g["if-none-match"]!==void 0){let f=g["\
if-none-match"],m=e;if(typeof f!="string"){let v=typeof f,d;if(d===void 0)if(v=="number"||v=="boolea\
n")d=""+f;else if(f===null)d="";else return Re.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(f=d,g!==void 0&&(g["if-none-match"]=d))}if(e===m&&typeof f=="string"&&he(f,4096))return Re.errors=[
{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Re.errors=[{instancePath:s+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=
r,e===0}var Or=Fe;function Fe(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||
t.headers===void 0&&(a="headers")||t.params===void 0&&(a="params"))return Fe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let g=t.
headers;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){if(g["if-none-match"]!==void 0){let f=g["\
if-none-match"],m=e;if(typeof f!="string"){let v=typeof f,d;if(d===void 0)if(v=="number"||v=="boolea\
n")d=""+f;else if(f===null)d="";else return Fe.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(f=d,g!==void 0&&(g["if-none-match"]=d))}if(e===m&&typeof f=="string"&&he(f,4096))return Fe.errors=[
{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Fe.errors=[{instancePath:s+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.errors=
r,e===0}var Dr=ce;var Ft=new RegExp("^[a-z][a-z0-9.-]*$","u");function ce(t,{instancePath:s="",parentData:T,parentDataProperty:O,
rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let g;
if(t.query===void 0&&(g="query")||t.headers===void 0&&(g="headers")||t.params===void 0&&(g="params"))
return ce.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:g}}],
!1;if(t.headers!==void 0){let y=t.headers,f=e;if(e===f)if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y["if-none-match"]!==void 0){let m=y["if-none-match"],v=e;if(typeof m!="string"){let d=typeof m,u;
if(u===void 0)if(d=="number"||d=="boolean")u=""+m;else if(m===null)u="";else return ce.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;u!==void 0&&(m=u,y!==void 0&&(y["if-none-match"]=u))}if(e===v&&typeof m==
"string"&&he(m,4096))return ce.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ce.
errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=f===e}else var a=!0;if(a)if(t.params!==void 0){let y=t.params,f=e;if(e===f)if(y&&
typeof y=="object"&&!Array.isArray(y)){let v;if(y.file===void 0&&(v="file"))return ce.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:v}}],
!1;if(y.file!==void 0){let d=y.file,u=e;if(typeof d!="string"){let x=typeof d,k;if(k===void 0)if(x==
"number"||x=="boolean")k=""+d;else if(d===null)k="";else return ce.errors=[{instancePath:s+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;k!==void 0&&(d=k,y!==void 0&&(y.file=k))}if(e===u&&typeof d=="string"){if(he(d,64))return ce.errors=
[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Be(d,1))return ce.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ft.test(
d))return ce.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return ce.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=f===
e}else var a=!0}return ce.errors=r,e===0}var Tr=De(Ue()),Nr=De(Ve()),rs={...Tr.formats,...Nr.fastFormats},Rr=z,le={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{
$ref:"schema:InputText"},{$ref:"schema:InputItems"}]},instructions:{type:["string","null"],maxLength:33554432},
tools:{type:["array","null"],maxItems:1e4,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"sch\
ema:ToolMode"},{$ref:"schema:ChosenTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},
text:{anyOf:[{$ref:"schema:TextSettings"},{type:"null"}]},reasoning:{anyOf:[{$ref:"schema:ReasoningS\
ettings"},{type:"null"}]},max_output_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},temperature:{
type:["number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},top_logprobs:{
type:["integer","null"],minimum:0,maximum:20},truncation:{type:["string","null"],maxLength:64},stream:{
type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"null"}]},
user:{type:["string","null"],maxLength:1024},safety_identifier:{type:["string","null"],maxLength:1024},
prompt_cache_key:{type:["string","null"],maxLength:1024},include:{type:["array","null"],maxItems:64,
items:{type:"string",maxLength:128}},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},store:{
type:["boolean","null"]},background:{type:["boolean","null"],not:{const:!0}}}}},required:["body"]};var Fr={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},Je={type:"object",properties:{
effort:{type:["string","null"],maxLength:64},summary:{type:["string","null"],maxLength:64}},$id:"sch\
ema:ReasoningSettings"},Sr={type:"object",properties:{include_obfuscation:{type:["boolean","null"]}},
$id:"schema:StreamOptions"};var R=Te,ye=Ne;var me={type:"object",properties:{type:{type:["string","null"],minLength:1,maxLength:64},id:{type:["\
string","null"],maxLength:256},status:{type:["string","null"],maxLength:64},role:{type:["string","nu\
ll"],enum:["developer","system","user","assistant",null]},content:{anyOf:[{$ref:"schema:InputText"},
{$ref:"schema:ContentParts"},{type:"null"}]},phase:{type:["string","null"],maxLength:64},call_id:{type:[
"string","null"],maxLength:256},name:{type:["string","null"],maxLength:256},namespace:{type:["string",
"null"],maxLength:256},arguments:{type:["string","null"],maxLength:33554432},input:{type:["string","\
null"],maxLength:33554432},output:{anyOf:[{$ref:"schema:InputText"},{$ref:"schema:ContentParts"},{$ref:"\
schema:OtherOutput"},{type:"null"}]},summary:{type:["array","null"],maxItems:1e3,items:{$ref:"schema\
:ReasoningPart"}},encrypted_content:{type:["string","null"],maxLength:33554432}},if:{required:["type"],
properties:{type:{const:"function_call"}}},then:{required:["call_id","name","arguments"],properties:{
call_id:{type:"string"},name:{type:"string",minLength:1},arguments:{type:"string"}}},else:{if:{required:[
"type"],properties:{type:{const:"custom_tool_call"}}},then:{required:["call_id","name","input"],properties:{
call_id:{type:"string"},name:{type:"string",minLength:1},input:{type:"string"}}},else:{if:{required:[
"type"],properties:{type:{enum:["function_call_output","custom_tool_call_output"]}}},then:{required:[
"call_id","output"],properties:{call_id:{type:"string"},output:{type:["string","array"],items:{$ref:"\
schema:ContentPart"}}}},else:{if:{properties:{type:{enum:["message",null]}}},then:{required:["role",
"content"],properties:{role:{type:"string"},content:{type:["string","array"]}}}}}},$id:"schema:Input\
Item"},zt={type:["object","array"],maxItems:1e4,items:{type:"object"},$id:"schema:OtherOutput"};var Se={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},text:{
type:["string","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},image_url:{
anyOf:[{$ref:"schema:ImageUrl"},{$ref:"schema:ImageSource"},{type:"null"}]},detail:{type:["string","\
null"],maxLength:16},file_data:{type:["string","null"],maxLength:33554432},file_url:{type:["string",
"null"],maxLength:33554432},filename:{type:["string","null"],maxLength:1024},input_audio:{anyOf:[{$ref:"\
schema:InputAudio"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["input_text","out\
put_text"]}}},then:{required:["text"],properties:{text:{type:"string"}}},else:{if:{required:["type"],
properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"string"}}},
else:{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:["input_audio"],
properties:{input_audio:{type:"object"}}}}},$id:"schema:ContentPart"};var zr=new RegExp("^(https?://|data:)","u");function xe(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let a;if(t.url===void 0&&(a="ur\
l"))return xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;if(t.url!==void 0){let g=t.url;if(e===e)if(typeof g=="string"){if(R(g,33554432))return xe.errors=
[{instancePath:s+"/url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(!zr.test(g))return xe.errors=[{instancePath:s+"/url",schemaPath:"schema:ImageUrl/pattern",keyword:"\
pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return xe.errors=[{instancePath:s+"/url",schemaPath:"\
schema:ImageUrl/type",keyword:"type",params:{type:"string"}}],!1}}else return xe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xe.errors=r,e===0}function E(t,{
instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,
e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let $;if(t.type===void 0&&($="type")){
let o={};r===null?r=[o]:r.push(o),e++}else if(t.type!==void 0){let o=t.type;if(!(o==="input_text"||o===
"output_text")){let i={};r===null?r=[i]:r.push(i),e++}}}var f=y===e;e=a,r!==null&&(a?r.length=a:r=null);
let m;if(f){let $=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.text===void 0&&(i="text"))
return E.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:i}}],
!1;if(t.text!==void 0&&typeof t.text!="string")return E.errors=[{instancePath:s+"/text",schemaPath:"\
#/then/properties/text/type",keyword:"type",params:{type:"string"}}],!1}var f=$===e;g=f,m="then"}else{
let $=e,o=e,i=!0,q=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.type===void 0&&(c="type")){
let w={};r===null?r=[w]:r.push(w),e++}else if(t.type!==void 0&&t.type!=="refusal"){let w={};r===null?
r=[w]:r.push(w),e++}}var v=q===e;e=o,r!==null&&(o?r.length=o:r=null);let j;if(v){let c=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let n;if(t.refusal===void 0&&(n="refusal"))return E.errors=[{instancePath:s,
schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:n}}],!1;if(t.refusal!==
void 0&&typeof t.refusal!="string")return E.errors=[{instancePath:s+"/refusal",schemaPath:"#/else/th\
en/properties/refusal/type",keyword:"type",params:{type:"string"}}],!1}var v=c===e;i=v,j="then"}else{
let c=e,w=e,n=!0,l=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let _;if(t.type===void 0&&(_="type")){
let h={};r===null?r=[h]:r.push(h),e++}else if(t.type!==void 0&&t.type!=="input_audio"){let h={};r===
null?r=[h]:r.push(h),e++}}var d=l===e;if(e=w,r!==null&&(w?r.length=w:r=null),d){let _=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let A;if(t.input_audio===void 0&&(A="input_audio"))return E.errors=[{instancePath:s,
schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty:A}}],!1;if(t.input_audio!==
void 0){let M=t.input_audio;if(!(M&&typeof M=="object"&&!Array.isArray(M)))return E.errors=[{instancePath:s+
"/input_audio",schemaPath:"#/else/else/then/properties/input_audio/type",keyword:"type",params:{type:"\
object"}}],!1}}var d=_===e;n=d}if(!n){let _={instancePath:s,schemaPath:"#/else/else/if",keyword:"if",
params:{failingKeyword:"then"}};return r===null?r=[_]:r.push(_),e++,E.errors=r,!1}var v=c===e;i=v,j=
"else"}if(!i){let c={instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:j}};return r===
null?r=[c]:r.push(c),e++,E.errors=r,!1}var f=$===e;g=f,m="else"}if(!g){let $={instancePath:s,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:m}};return r===null?r=[$]:r.push($),e++,E.errors=r,!1}if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let $;if(t.type===void 0&&($="type"))return E.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:$}}],!1;if(t.type!==
void 0){let o=t.type,i=e;if(e===i)if(typeof o=="string"){if(R(o,64))return E.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ye(o,
1))return E.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var u=i===e}else var u=!0;if(u){if(t.text!==void 0){
let o=t.text,i=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:s+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:Se.properties.text.type}}],!1;if(e===i&&typeof o==
"string"&&R(o,33554432))return E.errors=[{instancePath:s+"/text",schemaPath:"#/properties/text/maxLe\
ngth",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(t.refusal!==
void 0){let o=t.refusal,i=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:s+"/refus\
al",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:Se.properties.refusal.type}}],
!1;if(e===i&&typeof o=="string"&&R(o,33554432))return E.errors=[{instancePath:s+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;
if(u){if(t.image_url!==void 0){let o=t.image_url,i=e,q=e,j=!1,p=e;if(e===e)if(typeof o=="string"){if(R(
o,33554432)){let n={instancePath:s+"/image_url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxL\
ength",params:{limit:33554432}};r===null?r=[n]:r.push(n),e++}else if(!zr.test(o)){let n={instancePath:s+
"/image_url",schemaPath:"schema:ImageUrl/pattern",keyword:"pattern",params:{pattern:"^(https?://|dat\
a:)"}};r===null?r=[n]:r.push(n),e++}}else{let n={instancePath:s+"/image_url",schemaPath:"schema:Imag\
eUrl/type",keyword:"type",params:{type:"string"}};r===null?r=[n]:r.push(n),e++}var x=p===e;if(j=j||x,
!j){let n=e;xe(o,{instancePath:s+"/image_url",parentData:t,parentDataProperty:"image_url",rootData:I,
dynamicAnchors:D})||(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var x=n===e;if(j=j||x,!j){
let b=e;if(o!==null){let h={instancePath:s+"/image_url",schemaPath:"#/properties/image_url/anyOf/2/t\
ype",keyword:"type",params:{type:"null"}};r===null?r=[h]:r.push(h),e++}var x=b===e;j=j||x}}if(j)e=q,
r!==null&&(q?r.length=q:r=null);else{let n={instancePath:s+"/image_url",schemaPath:"#/properties/ima\
ge_url/anyOf",keyword:"anyOf",params:{}};return r===null?r=[n]:r.push(n),e++,E.errors=r,!1}var u=i===
e}else var u=!0;if(u){if(t.detail!==void 0){let o=t.detail,i=e;if(typeof o!="string"&&o!==null)return E.
errors=[{instancePath:s+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Se.
properties.detail.type}}],!1;if(e===i&&typeof o=="string"&&R(o,16))return E.errors=[{instancePath:s+
"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit:16}}],!1;var u=i===
e}else var u=!0;if(u){if(t.file_data!==void 0){let o=t.file_data,i=e;if(typeof o!="string"&&o!==null)
return E.errors=[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",
params:{type:Se.properties.file_data.type}}],!1;if(e===i&&typeof o=="string"&&R(o,33554432))return E.
errors=[{instancePath:s+"/file_data",schemaPath:"#/properties/file_data/maxLength",keyword:"maxLengt\
h",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(t.file_url!==void 0){let o=t.file_url,
i=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:s+"/file_url",schemaPath:"#/prope\
rties/file_url/type",keyword:"type",params:{type:Se.properties.file_url.type}}],!1;if(e===i&&typeof o==
"string"&&R(o,33554432))return E.errors=[{instancePath:s+"/file_url",schemaPath:"#/properties/file_u\
rl/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(t.
filename!==void 0){let o=t.filename,i=e;if(typeof o!="string"&&o!==null)return E.errors=[{instancePath:s+
"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:Se.properties.filename.
type}}],!1;if(e===i&&typeof o=="string"&&R(o,1024))return E.errors=[{instancePath:s+"/filename",schemaPath:"\
#/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var u=i===e}else var u=!0;
if(u)if(t.input_audio!==void 0){let o=t.input_audio,i=e,q=e,j=!1,p=e;if(e===e)if(o&&typeof o=="objec\
t"&&!Array.isArray(o)){let n;if(o.data===void 0&&(n="data")||o.format===void 0&&(n="format")){let l={
instancePath:s+"/input_audio",schemaPath:"schema:InputAudio/required",keyword:"required",params:{missingProperty:n}};
r===null?r=[l]:r.push(l),e++}else{if(o.data!==void 0){let l=o.data,b=e;if(e===b)if(typeof l=="string"){
if(R(l,33554432)){let _={instancePath:s+"/input_audio/data",schemaPath:"schema:InputAudio/properties\
/data/maxLength",keyword:"maxLength",params:{limit:33554432}};r===null?r=[_]:r.push(_),e++}}else{let _={
instancePath:s+"/input_audio/data",schemaPath:"schema:InputAudio/properties/data/type",keyword:"type",
params:{type:"string"}};r===null?r=[_]:r.push(_),e++}var k=b===e}else var k=!0;if(k)if(o.format!==void 0){
let l=o.format,b=e;if(e===b)if(typeof l=="string"){if(R(l,16)){let h={instancePath:s+"/input_audio/f\
ormat",schemaPath:"schema:InputAudio/properties/format/maxLength",keyword:"maxLength",params:{limit:16}};
r===null?r=[h]:r.push(h),e++}}else{let h={instancePath:s+"/input_audio/format",schemaPath:"schema:In\
putAudio/properties/format/type",keyword:"type",params:{type:"string"}};r===null?r=[h]:r.push(h),e++}
var k=b===e}else var k=!0}}else{let n={instancePath:s+"/input_audio",schemaPath:"schema:InputAudio/t\
ype",keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var L=p===e;if(j=j||L,!j){let n=e;
if(o!==null){let b={instancePath:s+"/input_audio",schemaPath:"#/properties/input_audio/anyOf/1/type",
keyword:"type",params:{type:"null"}};r===null?r=[b]:r.push(b),e++}var L=n===e;j=j||L}if(j)e=q,r!==null&&
(q?r.length=q:r=null);else{let n={instancePath:s+"/input_audio",schemaPath:"#/properties/input_audio\
/anyOf",keyword:"anyOf",params:{}};return r===null?r=[n]:r.push(n),e++,E.errors=r,!1}var u=i===e}else
var u=!0}}}}}}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return E.errors=r,e===0}function Le(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e3)return Le.errors=[{instancePath:s,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;let g=t.length;for(let y=0;y<g;y++){
let f=e;E(t[y],{instancePath:s+"/"+y,parentData:t,parentDataProperty:y,rootData:I,dynamicAnchors:D})||
(r=r===null?E.errors:r.concat(E.errors),e=r.length);var a=f===e;if(!a)break}}}else return Le.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Le.errors=r,e===
0}function F(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.type===void 0&&(n=
"type")){let l={};r===null?r=[l]:r.push(l),e++}else if(t.type!==void 0&&t.type!=="function_call"){let l={};
r===null?r=[l]:r.push(l),e++}}var f=y===e;e=a,r!==null&&(a?r.length=a:r=null);let m;if(f){let n=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let b;if(t.call_id===void 0&&(b="call_id")||t.name===void 0&&
(b="name")||t.arguments===void 0&&(b="arguments"))return F.errors=[{instancePath:s,schemaPath:"#/the\
n/required",keyword:"required",params:{missingProperty:b}}],!1;if(t.call_id!==void 0){let _=e;if(typeof t.
call_id!="string")return F.errors=[{instancePath:s+"/call_id",schemaPath:"#/then/properties/call_id/\
type",keyword:"type",params:{type:"string"}}],!1;var v=_===e}else var v=!0;if(v){if(t.name!==void 0){
let _=t.name,h=e;if(e===h)if(typeof _=="string"){if(ye(_,1))return F.errors=[{instancePath:s+"/name",
schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var v=h===e}else var v=!0;if(v)if(t.arguments!==void 0){let _=e;if(typeof t.arguments!=
"string")return F.errors=[{instancePath:s+"/arguments",schemaPath:"#/then/properties/arguments/type",
keyword:"type",params:{type:"string"}}],!1;var v=_===e}else var v=!0}}var f=n===e;g=f,m="then"}else{
let n=e,l=e,b=!0,_=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let M;if(t.type===void 0&&(M="type")){
let P={};r===null?r=[P]:r.push(P),e++}else if(t.type!==void 0&&t.type!=="custom_tool_call"){let P={};
r===null?r=[P]:r.push(P),e++}}var d=_===e;e=l,r!==null&&(l?r.length=l:r=null);let h;if(d){let M=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let H;if(t.call_id===void 0&&(H="call_id")||t.name===void 0&&
(H="name")||t.input===void 0&&(H="input"))return F.errors=[{instancePath:s,schemaPath:"#/else/then/r\
equired",keyword:"required",params:{missingProperty:H}}],!1;if(t.call_id!==void 0){let U=e;if(typeof t.
call_id!="string")return F.errors=[{instancePath:s+"/call_id",schemaPath:"#/else/then/properties/cal\
l_id/type",keyword:"type",params:{type:"string"}}],!1;var u=U===e}else var u=!0;if(u){if(t.name!==void 0){
let U=t.name,J=e;if(e===J)if(typeof U=="string"){if(ye(U,1))return F.errors=[{instancePath:s+"/name",
schemaPath:"#/else/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:s+"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var u=J===e}else var u=!0;if(u)if(t.input!==void 0){let U=e;if(typeof t.input!="\
string")return F.errors=[{instancePath:s+"/input",schemaPath:"#/else/then/properties/input/type",keyword:"\
type",params:{type:"string"}}],!1;var u=U===e}else var u=!0}}var d=M===e;b=d,h="then"}else{let M=e,P=e,
H=!0,U=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let ee;if(t.type===void 0&&(ee="type")){let ue={};
r===null?r=[ue]:r.push(ue),e++}else if(t.type!==void 0){let ue=t.type;if(!(ue==="function_call_outpu\
t"||ue==="custom_tool_call_output")){let ne={};r===null?r=[ne]:r.push(ne),e++}}}var x=U===e;e=P,r!==
null&&(P?r.length=P:r=null);let J;if(x){let ee=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let ne;
if(t.call_id===void 0&&(ne="call_id")||t.output===void 0&&(ne="output"))return F.errors=[{instancePath:s,
schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty:ne}}],!1;if(t.call_id!==
void 0){let de=e;if(typeof t.call_id!="string")return F.errors=[{instancePath:s+"/call_id",schemaPath:"\
#/else/else/then/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var k=de===e}else
var k=!0;if(k)if(t.output!==void 0){let de=t.output,lr=e;if(typeof de!="string"&&!Array.isArray(de))
return F.errors=[{instancePath:s+"/output",schemaPath:"#/else/else/then/properties/output/type",keyword:"\
type",params:{type:me.else.else.then.properties.output.type}}],!1;if(e===lr&&Array.isArray(de)){var L=!0;
let Me=de.length;for(let we=0;we<Me;we++){let Oe=e;E(de[we],{instancePath:s+"/output/"+we,parentData:de,
parentDataProperty:we,rootData:I,dynamicAnchors:D})||(r=r===null?E.errors:r.concat(E.errors),e=r.length);
var L=Oe===e;if(!L)break}}var k=lr===e}else var k=!0}var x=ee===e;H=x,J="then"}else{let ee=e,ue=e,ne=!0,
de=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.type!==void 0){let ke=t.type;if(!(ke==="message"||
ke===null)){let Me={};r===null?r=[Me]:r.push(Me),e++}}var $=de===e;if(e=ue,r!==null&&(ue?r.length=ue:
r=null),$){let ke=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let we;if(t.role===void 0&&(we="rol\
e")||t.content===void 0&&(we="content"))return F.errors=[{instancePath:s,schemaPath:"#/else/else/els\
e/then/required",keyword:"required",params:{missingProperty:we}}],!1;if(t.role!==void 0){let Oe=e;if(typeof t.
role!="string")return F.errors=[{instancePath:s+"/role",schemaPath:"#/else/else/else/then/properties\
/role/type",keyword:"type",params:{type:"string"}}],!1;var o=Oe===e}else var o=!0;if(o)if(t.content!==
void 0){let Oe=t.content,nt=e;if(typeof Oe!="string"&&!Array.isArray(Oe))return F.errors=[{instancePath:s+
"/content",schemaPath:"#/else/else/else/then/properties/content/type",keyword:"type",params:{type:me.
else.else.else.then.properties.content.type}}],!1;var o=nt===e}else var o=!0}var $=ke===e;ne=$}if(!ne){
let ke={instancePath:s,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword:"then"}};
return r===null?r=[ke]:r.push(ke),e++,F.errors=r,!1}var x=ee===e;H=x,J="else"}if(!H){let ee={instancePath:s,
schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:J}};return r===null?r=[ee]:r.push(ee),
e++,F.errors=r,!1}var d=M===e;b=d,h="else"}if(!b){let M={instancePath:s,schemaPath:"#/else/if",keyword:"\
if",params:{failingKeyword:h}};return r===null?r=[M]:r.push(M),e++,F.errors=r,!1}var f=n===e;g=f,m="\
else"}if(!g){let n={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};return r===
null?r=[n]:r.push(n),e++,F.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.type!==
void 0){let n=t.type,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:me.properties.type.type}}],!1;if(e===l&&typeof n==
"string"){if(R(n,64))return F.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(ye(n,1))return F.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=l===e}else var i=!0;if(i){
if(t.id!==void 0){let n=t.id,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:me.properties.id.type}}],!1;if(e===
l&&typeof n=="string"&&R(n,256))return F.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;var i=l===e}else var i=!0;if(i){if(t.status!==
void 0){let n=t.status,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:me.properties.status.type}}],!1;if(e===
l&&typeof n=="string"&&R(n,64))return F.errors=[{instancePath:s+"/status",schemaPath:"#/properties/s\
tatus/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=l===e}else var i=!0;if(i){if(t.role!==
void 0){let n=t.role,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:me.properties.role.type}}],!1;if(!(n==="develope\
r"||n==="system"||n==="user"||n==="assistant"||n===null))return F.errors=[{instancePath:s+"/role",schemaPath:"\
#/properties/role/enum",keyword:"enum",params:{allowedValues:me.properties.role.enum}}],!1;var i=l===
e}else var i=!0;if(i){if(t.content!==void 0){let n=t.content,l=e,b=e,_=!1,h=e;if(e===e)if(typeof n==
"string"){if(R(n,33554432)){let P={instancePath:s+"/content",schemaPath:"schema:InputText/maxLength",
keyword:"maxLength",params:{limit:33554432}};r===null?r=[P]:r.push(P),e++}}else{let P={instancePath:s+
"/content",schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};r===null?r=[P]:
r.push(P),e++}var q=h===e;if(_=_||q,!_){let P=e;Le(n,{instancePath:s+"/content",parentData:t,parentDataProperty:"\
content",rootData:I,dynamicAnchors:D})||(r=r===null?Le.errors:r.concat(Le.errors),e=r.length);var q=P===
e;if(_=_||q,!_){let U=e;if(n!==null){let je={instancePath:s+"/content",schemaPath:"#/properties/cont\
ent/anyOf/2/type",keyword:"type",params:{type:"null"}};r===null?r=[je]:r.push(je),e++}var q=U===e;_=
_||q}}if(_)e=b,r!==null&&(b?r.length=b:r=null);else{let P={instancePath:s+"/content",schemaPath:"#/p\
roperties/content/anyOf",keyword:"anyOf",params:{}};return r===null?r=[P]:r.push(P),e++,F.errors=r,!1}
var i=l===e}else var i=!0;if(i){if(t.phase!==void 0){let n=t.phase,l=e;if(typeof n!="string"&&n!==null)
return F.errors=[{instancePath:s+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{
type:me.properties.phase.type}}],!1;if(e===l&&typeof n=="string"&&R(n,64))return F.errors=[{instancePath:s+
"/phase",schemaPath:"#/properties/phase/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=l===
e}else var i=!0;if(i){if(t.call_id!==void 0){let n=t.call_id,l=e;if(typeof n!="string"&&n!==null)return F.
errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:me.
properties.call_id.type}}],!1;if(e===l&&typeof n=="string"&&R(n,256))return F.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=l===
e}else var i=!0;if(i){if(t.name!==void 0){let n=t.name,l=e;if(typeof n!="string"&&n!==null)return F.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:me.properties.
name.type}}],!1;if(e===l&&typeof n=="string"&&R(n,256))return F.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=l===e}else var i=!0;if(i){
if(t.namespace!==void 0){let n=t.namespace,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:me.properties.namespace.
type}}],!1;if(e===l&&typeof n=="string"&&R(n,256))return F.errors=[{instancePath:s+"/namespace",schemaPath:"\
#/properties/namespace/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=l===e}else var i=!0;
if(i){if(t.arguments!==void 0){let n=t.arguments,l=e;if(typeof n!="string"&&n!==null)return F.errors=
[{instancePath:s+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:me.
properties.arguments.type}}],!1;if(e===l&&typeof n=="string"&&R(n,33554432))return F.errors=[{instancePath:s+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var i=l===e}else var i=!0;if(i){if(t.input!==void 0){let n=t.input,l=e;if(typeof n!="string"&&n!==
null)return F.errors=[{instancePath:s+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:me.properties.input.type}}],!1;if(e===l&&typeof n=="string"&&R(n,33554432))return F.errors=[{instancePath:s+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;
var i=l===e}else var i=!0;if(i){if(t.output!==void 0){let n=t.output,l=e,b=e,_=!1,h=e;if(e===e)if(typeof n==
"string"){if(R(n,33554432)){let P={instancePath:s+"/output",schemaPath:"schema:InputText/maxLength",
keyword:"maxLength",params:{limit:33554432}};r===null?r=[P]:r.push(P),e++}}else{let P={instancePath:s+
"/output",schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};r===null?r=[P]:r.
push(P),e++}var j=h===e;if(_=_||j,!_){let P=e;Le(n,{instancePath:s+"/output",parentData:t,parentDataProperty:"\
output",rootData:I,dynamicAnchors:D})||(r=r===null?Le.errors:r.concat(Le.errors),e=r.length);var j=P===
e;if(_=_||j,!_){let U=e,J=e;if(!n||typeof n!="object"){let ee={instancePath:s+"/output",schemaPath:"\
schema:OtherOutput/type",keyword:"type",params:{type:zt.type}};r===null?r=[ee]:r.push(ee),e++}if(e===
J&&Array.isArray(n))if(n.length>1e4){let ee={instancePath:s+"/output",schemaPath:"schema:OtherOutput\
/maxItems",keyword:"maxItems",params:{limit:1e4}};r===null?r=[ee]:r.push(ee),e++}else{var p=!0;let ee=n.
length;for(let ue=0;ue<ee;ue++){let ne=n[ue],de=e;if(!(ne&&typeof ne=="object"&&!Array.isArray(ne))){
let ke={instancePath:s+"/output/"+ue,schemaPath:"schema:OtherOutput/items/type",keyword:"type",params:{
type:"object"}};r===null?r=[ke]:r.push(ke),e++}var p=de===e;if(!p)break}}var j=U===e;if(_=_||j,!_){let ee=e;
if(n!==null){let ne={instancePath:s+"/output",schemaPath:"#/properties/output/anyOf/3/type",keyword:"\
type",params:{type:"null"}};r===null?r=[ne]:r.push(ne),e++}var j=ee===e;_=_||j}}}if(_)e=b,r!==null&&
(b?r.length=b:r=null);else{let P={instancePath:s+"/output",schemaPath:"#/properties/output/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[P]:r.push(P),e++,F.errors=r,!1}var i=l===e}else var i=!0;if(i){
if(t.summary!==void 0){let n=t.summary,l=e;if(!Array.isArray(n)&&n!==null)return F.errors=[{instancePath:s+
"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:me.properties.summary.
type}}],!1;if(e===l&&Array.isArray(n)){if(n.length>1e3)return F.errors=[{instancePath:s+"/summary",schemaPath:"\
#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var c=!0;let _=n.length;for(let h=0;h<
_;h++){let A=n[h],M=e;if(e===e)if(A&&typeof A=="object"&&!Array.isArray(A)){let U;if(A.type===void 0&&
(U="type")||A.text===void 0&&(U="text"))return F.errors=[{instancePath:s+"/summary/"+h,schemaPath:"s\
chema:ReasoningPart/required",keyword:"required",params:{missingProperty:U}}],!1;if(A.type!==void 0){
let J=A.type,je=e;if(e===je)if(typeof J=="string"){if(R(J,64))return F.errors=[{instancePath:s+"/sum\
mary/"+h+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ye(J,1))return F.errors=[{instancePath:s+"/summary/"+h+"/type",schemaPath:"schema:\
ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=
[{instancePath:s+"/summary/"+h+"/type",schemaPath:"schema:ReasoningPart/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var w=je===e}else var w=!0;if(w)if(A.text!==void 0){let J=A.text,je=e;
if(e===je)if(typeof J=="string"){if(R(J,33554432))return F.errors=[{instancePath:s+"/summary/"+h+"/t\
ext",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return F.errors=[{instancePath:s+"/summary/"+h+"/text",schemaPath:"schema:ReasoningPart/prop\
erties/text/type",keyword:"type",params:{type:"string"}}],!1;var w=je===e}else var w=!0}else return F.
errors=[{instancePath:s+"/summary/"+h,schemaPath:"schema:ReasoningPart/type",keyword:"type",params:{
type:"object"}}],!1;var c=M===e;if(!c)break}}}var i=l===e}else var i=!0;if(i)if(t.encrypted_content!==
void 0){let n=t.encrypted_content,l=e;if(typeof n!="string"&&n!==null)return F.errors=[{instancePath:s+
"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type:me.
properties.encrypted_content.type}}],!1;if(e===l&&typeof n=="string"&&R(n,33554432))return F.errors=
[{instancePath:s+"/encrypted_content",schemaPath:"#/properties/encrypted_content/maxLength",keyword:"\
maxLength",params:{limit:33554432}}],!1;var i=l===e}else var i=!0}}}}}}}}}}}}}else return F.errors=[
{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=r,e===
0}function Ae(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(Array.isArray(t)){if(t.length>1e4)return Ae.errors=[{instancePath:s,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let g=t.length;for(let y=0;y<g;y++){
let f=e;F(t[y],{instancePath:s+"/"+y,parentData:t,parentDataProperty:y,rootData:I,dynamicAnchors:D})||
(r=r===null?F.errors:r.concat(F.errors),e=r.length);var a=f===e;if(!a)break}}}else return Ae.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ae.errors=r,e===
0}var Ke={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{
anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"\
schema:CustomToolFormat"},{type:"null"}]},tools:{type:["array","null"],maxItems:1e4,items:{$ref:"sch\
ema:GroupedTool"}}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{required:[
"name"],properties:{name:{type:"string",minLength:1}}},else:{if:{required:["type"],properties:{type:{
const:"namespace"}}},then:{required:["name","tools"],properties:{name:{type:"string",minLength:1},tools:{
type:"array"}}}},$id:"schema:Tool"};var Cr={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","grammar"]},syntax:{
type:"string",maxLength:64},definition:{type:"string",maxLength:1048576}},$id:"schema:CustomToolForm\
at"},tr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{
type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{
anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"\
schema:CustomToolFormat"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["function",
"custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},$id:"schema:Grou\
pedTool"};function W(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let x;if(t.type===void 0&&(x=
"type")){let k={};r===null?r=[k]:r.push(k),e++}else if(t.type!==void 0){let k=t.type;if(!(k==="funct\
ion"||k==="custom")){let L={};r===null?r=[L]:r.push(L),e++}}}var f=y===e;if(e=a,r!==null&&(a?r.length=
a:r=null),f){let x=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let L;if(t.name===void 0&&(L="name"))
return W.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:L}}],
!1;if(t.name!==void 0){let $=t.name;if(e===e)if(typeof $=="string"){if(ye($,1))return W.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return W.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var f=x===e;g=f}if(!g){let x={instancePath:s,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:"then"}};return r===null?r=[x]:r.push(x),e++,W.errors=r,!1}if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let x;if(t.type===void 0&&(x="type"))return W.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:x}}],!1;if(t.type!==void 0){let k=t.type,L=e;
if(e===L)if(typeof k=="string"){if(R(k,64))return W.errors=[{instancePath:s+"/type",schemaPath:"#/pr\
operties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ye(k,1))return W.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var m=L===e}else var m=!0;if(m){if(t.name!==void 0){let k=t.name,L=e;if(typeof k!="string"&&
k!==null)return W.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:tr.properties.name.type}}],!1;if(e===L&&typeof k=="string"&&R(k,256))return W.errors=[{
instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var m=L===e}else var m=!0;if(m){if(t.description!==void 0){let k=t.description,L=e;if(typeof k!="\
string"&&k!==null)return W.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descripti\
on/type",keyword:"type",params:{type:tr.properties.description.type}}],!1;if(e===L&&typeof k=="strin\
g"&&R(k,65536))return W.errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/\
maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var m=L===e}else var m=!0;if(m){if(t.parameters!==
void 0){let k=t.parameters,L=e,$=e,o=!1,i=e;if(e===e&&!(k&&typeof k=="object"&&!Array.isArray(k))){let p={
instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};
r===null?r=[p]:r.push(p),e++}var v=i===e;if(o=o||v,!o){let p=e;if(k!==null){let w={instancePath:s+"/\
parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===
null?r=[w]:r.push(w),e++}var v=p===e;o=o||v}if(o)e=$,r!==null&&($?r.length=$:r=null);else{let p={instancePath:s+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[p]:r.push(p),e++,W.errors=r,!1}var m=L===e}else var m=!0;if(m){if(t.strict!==void 0){let k=t.strict,
L=e;if(typeof k!="boolean"&&k!==null)return W.errors=[{instancePath:s+"/strict",schemaPath:"#/proper\
ties/strict/type",keyword:"type",params:{type:tr.properties.strict.type}}],!1;var m=L===e}else var m=!0;
if(m)if(t.format!==void 0){let k=t.format,L=e,$=e,o=!1,i=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let p;if(k.type===void 0&&(p="type")){let c={instancePath:s+"/format",schemaPath:"schema\
:CustomToolFormat/required",keyword:"required",params:{missingProperty:p}};r===null?r=[c]:r.push(c),
e++}else{if(k.type!==void 0){let c=k.type,w=e;if(typeof c!="string"){let n={instancePath:s+"/format/\
type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"type",params:{type:"string"}};
r===null?r=[n]:r.push(n),e++}if(!(c==="text"||c==="grammar")){let n={instancePath:s+"/format/type",schemaPath:"\
schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Cr.properties.type.
enum}};r===null?r=[n]:r.push(n),e++}var d=w===e}else var d=!0;if(d){if(k.syntax!==void 0){let c=k.syntax,
w=e;if(e===w)if(typeof c=="string"){if(R(c,64)){let l={instancePath:s+"/format/syntax",schemaPath:"s\
chema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?
r=[l]:r.push(l),e++}}else{let l={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat\
/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[l]:r.push(l),e++}var d=w===
e}else var d=!0;if(d)if(k.definition!==void 0){let c=k.definition,w=e;if(e===w)if(typeof c=="string"){
if(R(c,1048576)){let l={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/prop\
erties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[l]:r.push(l),e++}}else{
let l={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition\
/type",keyword:"type",params:{type:"string"}};r===null?r=[l]:r.push(l),e++}var d=w===e}else var d=!0}}}else{
let p={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"\
object"}};r===null?r=[p]:r.push(p),e++}var u=i===e;if(o=o||u,!o){let p=e;if(k!==null){let w={instancePath:s+
"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[w]:r.push(w),e++}var u=p===e;o=o||u}if(o)e=$,r!==null&&($?r.length=$:r=null);else{let p={instancePath:s+
"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[p]:r.
push(p),e++,W.errors=r,!1}var m=L===e}else var m=!0}}}}}else return W.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=r,e===0}function V(t,{instancePath:s="",
parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0,a=e,g=!0,y=e;
if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type")){let i={};r===null?
r=[i]:r.push(i),e++}else if(t.type!==void 0){let i=t.type;if(!(i==="function"||i==="custom")){let q={};
r===null?r=[q]:r.push(q),e++}}}var f=y===e;e=a,r!==null&&(a?r.length=a:r=null);let m;if(f){let o=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let q;if(t.name===void 0&&(q="name"))return V.errors=[{instancePath:s,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:q}}],!1;if(t.name!==void 0){
let j=t.name;if(e===e)if(typeof j=="string"){if(ye(j,1))return V.errors=[{instancePath:s+"/name",schemaPath:"\
#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1}}var f=o===
e;g=f,m="then"}else{let o=e,i=e,q=!0,j=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.type===
void 0&&(c="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(t.type!==void 0&&t.type!=="namespa\
ce"){let w={};r===null?r=[w]:r.push(w),e++}}var v=j===e;if(e=i,r!==null&&(i?r.length=i:r=null),v){let c=e;
if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.name===void 0&&(n="name")||t.tools===void 0&&
(n="tools"))return V.errors=[{instancePath:s,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:n}}],!1;if(t.name!==void 0){let l=t.name,b=e;if(e===b)if(typeof l=="string"){if(ye(l,
1))return V.errors=[{instancePath:s+"/name",schemaPath:"#/else/then/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/name",schemaPath:"#/else/th\
en/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=b===e}else var d=!0;if(d)if(t.
tools!==void 0){let l=e;if(!Array.isArray(t.tools))return V.errors=[{instancePath:s+"/tools",schemaPath:"\
#/else/then/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=l===e}else var d=!0}
var v=c===e;q=v}if(!q){let c={instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[c]:r.push(c),e++,V.errors=r,!1}var f=o===e;g=f,m="else"}if(!g){let o={instancePath:s,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};return r===null?r=[o]:r.push(o),e++,V.errors=
r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type"))return V.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.
type!==void 0){let i=t.type,q=e;if(e===q)if(typeof i=="string"){if(R(i,64))return V.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ye(i,
1))return V.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var u=q===e}else var u=!0;if(u){if(t.name!==void 0){
let i=t.name,q=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:Ke.properties.name.type}}],!1;if(e===q&&typeof i==
"string"&&R(i,256))return V.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var u=q===e}else var u=!0;if(u){if(t.description!==void 0){
let i=t.description,q=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ke.properties.description.
type}}],!1;if(e===q&&typeof i=="string"&&R(i,65536))return V.errors=[{instancePath:s+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var u=q===
e}else var u=!0;if(u){if(t.parameters!==void 0){let i=t.parameters,q=e,j=e,p=!1,c=e;if(e===e&&!(i&&typeof i==
"object"&&!Array.isArray(i))){let l={instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",
keyword:"type",params:{type:"object"}};r===null?r=[l]:r.push(l),e++}var x=c===e;if(p=p||x,!p){let l=e;
if(i!==null){let _={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}var x=l===e;p=p||x}if(p)e=j,r!==null&&(j?r.
length=j:r=null);else{let l={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf",
keyword:"anyOf",params:{}};return r===null?r=[l]:r.push(l),e++,V.errors=r,!1}var u=q===e}else var u=!0;
if(u){if(t.strict!==void 0){let i=t.strict,q=e;if(typeof i!="boolean"&&i!==null)return V.errors=[{instancePath:s+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:Ke.properties.strict.type}}],
!1;var u=q===e}else var u=!0;if(u){if(t.format!==void 0){let i=t.format,q=e,j=e,p=!1,c=e;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let l;if(i.type===void 0&&(l="type")){let b={instancePath:s+"\
/format",schemaPath:"schema:CustomToolFormat/required",keyword:"required",params:{missingProperty:l}};
r===null?r=[b]:r.push(b),e++}else{if(i.type!==void 0){let b=i.type,_=e;if(typeof b!="string"){let h={
instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"typ\
e",params:{type:"string"}};r===null?r=[h]:r.push(h),e++}if(!(b==="text"||b==="grammar")){let h={instancePath:s+
"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Cr.
properties.type.enum}};r===null?r=[h]:r.push(h),e++}var k=_===e}else var k=!0;if(k){if(i.syntax!==void 0){
let b=i.syntax,_=e;if(e===_)if(typeof b=="string"){if(R(b,64)){let A={instancePath:s+"/format/syntax",
schemaPath:"schema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[A]:r.push(A),e++}}else{let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomT\
oolFormat/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}
var k=_===e}else var k=!0;if(k)if(i.definition!==void 0){let b=i.definition,_=e;if(e===_)if(typeof b==
"string"){if(R(b,1048576)){let A={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolF\
ormat/properties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[A]:r.
push(A),e++}}else{let A={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/pro\
perties/definition/type",keyword:"type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}var k=_===
e}else var k=!0}}}else{let l={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"\
type",params:{type:"object"}};r===null?r=[l]:r.push(l),e++}var L=c===e;if(p=p||L,!p){let l=e;if(i!==
null){let _={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[_]:r.push(_),e++}var L=l===e;p=p||L}if(p)e=j,r!==null&&(j?r.length=j:r=null);else{
let l={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[l]:r.push(l),e++,V.errors=r,!1}var u=q===e}else var u=!0;if(u)if(t.tools!==void 0){let i=t.tools,
q=e;if(!Array.isArray(i)&&i!==null)return V.errors=[{instancePath:s+"/tools",schemaPath:"#/propertie\
s/tools/type",keyword:"type",params:{type:Ke.properties.tools.type}}],!1;if(e===q&&Array.isArray(i)){
if(i.length>1e4)return V.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var $=!0;let p=i.length;for(let c=0;c<p;c++){let w=e;W(i[c],{instancePath:s+
"/tools/"+c,parentData:i,parentDataProperty:c,rootData:I,dynamicAnchors:D})||(r=r===null?W.errors:r.
concat(W.errors),e=r.length);var $=w===e;if(!$)break}}}var u=q===e}else var u=!0}}}}}}else return V.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=
r,e===0}var sr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},namespace:{type:["string","null"],maxLength:256},mode:{type:"\
string",enum:["auto","required"]},tools:{type:"array",maxItems:1e4,items:{$ref:"schema:Tool"}}},$id:"\
schema:ChosenTool"};function X(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.type===void 0&&(y="t\
ype"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],
!1;if(t.type!==void 0){let f=t.type,m=e;if(e===m)if(typeof f=="string"){if(R(f,64))return X.errors=[
{instancePath:s+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(ye(f,1))return X.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/type",schemaPath:"#/propert\
ies/type/type",keyword:"type",params:{type:"string"}}],!1;var a=m===e}else var a=!0;if(a){if(t.name!==
void 0){let f=t.name,m=e;if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:sr.properties.name.type}}],!1;if(e===m&&typeof f==
"string"&&R(f,256))return X.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;if(a){if(t.namespace!==void 0){
let f=t.namespace,m=e;if(typeof f!="string"&&f!==null)return X.errors=[{instancePath:s+"/namespace",
schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:sr.properties.namespace.type}}],
!1;if(e===m&&typeof f=="string"&&R(f,256))return X.errors=[{instancePath:s+"/namespace",schemaPath:"\
#/properties/namespace/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;
if(a){if(t.mode!==void 0){let f=t.mode,m=e;if(typeof f!="string")return X.errors=[{instancePath:s+"/\
mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="auto"||
f==="required"))return X.errors=[{instancePath:s+"/mode",schemaPath:"#/properties/mode/enum",keyword:"\
enum",params:{allowedValues:sr.properties.mode.enum}}],!1;var a=m===e}else var a=!0;if(a)if(t.tools!==
void 0){let f=t.tools,m=e;if(e===m)if(Array.isArray(f)){if(f.length>1e4)return X.errors=[{instancePath:s+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var g=!0;
let d=f.length;for(let u=0;u<d;u++){let x=e;V(f[u],{instancePath:s+"/tools/"+u,parentData:f,parentDataProperty:u,
rootData:I,dynamicAnchors:D})||(r=r===null?V.errors:r.concat(V.errors),e=r.length);var g=x===e;if(!g)
break}}}else return X.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}}else return X.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=r,e===0}var Ct={type:"\
object",properties:{format:{anyOf:[{$ref:"schema:TextFormat"},{type:"null"}]},verbosity:{type:["stri\
ng","null"],maxLength:64}},$id:"schema:TextSettings"},ar={type:"object",required:["type"],properties:{
type:{type:"string",enum:["text","json_object","json_schema"]},name:{type:"string",minLength:1,maxLength:256},
description:{type:["string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:[
"boolean","null"]}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["\
name","schema"],properties:{name:{},schema:{}}},$id:"schema:TextFormat"};function te(t,{instancePath:s="",
parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0,a=e,g=!0,y=e;
if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.type===void 0&&(v="type")){let d={};r===null?
r=[d]:r.push(d),e++}else if(t.type!==void 0&&t.type!=="json_schema"){let d={};r===null?r=[d]:r.push(
d),e++}}var f=y===e;if(e=a,r!==null&&(a?r.length=a:r=null),f){let v=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){let u;if(t.name===void 0&&(u="name")||t.schema===void 0&&(u="schema"))return te.errors=[
{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:u}}],!1}var f=v===
e;g=f}if(!g){let v={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===
null?r=[v]:r.push(v),e++,te.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;
if(t.type===void 0&&(v="type"))return te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:v}}],!1;if(t.type!==void 0){let d=t.type,u=e;if(typeof d!="string")return te.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(d==="text"||d==="json_object"||d==="json_schema"))return te.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ar.properties.type.
enum}}],!1;var m=u===e}else var m=!0;if(m){if(t.name!==void 0){let d=t.name,u=e;if(e===u)if(typeof d==
"string"){if(R(d,256))return te.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1;if(ye(d,1))return te.errors=[{instancePath:s+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var m=u===e}else var m=!0;if(m){if(t.description!==void 0){let d=t.description,u=e;if(typeof d!="\
string"&&d!==null)return te.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descript\
ion/type",keyword:"type",params:{type:ar.properties.description.type}}],!1;if(e===u&&typeof d=="stri\
ng"&&R(d,65536))return te.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descriptio\
n/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var m=u===e}else var m=!0;if(m){if(t.schema!==
void 0){let d=t.schema,u=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d)))return te.errors=[{
instancePath:s+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}}],
!1;var m=u===e}else var m=!0;if(m)if(t.strict!==void 0){let d=t.strict,u=e;if(typeof d!="boolean"&&d!==
null)return te.errors=[{instancePath:s+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",
params:{type:ar.properties.strict.type}}],!1;var m=u===e}else var m=!0}}}}else return te.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=r,e===0}function ge(t,{
instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.format!==void 0){let y=t.format,f=e,m=e,
v=!1,d=e;te(y,{instancePath:s+"/format",parentData:t,parentDataProperty:"format",rootData:I,dynamicAnchors:D})||
(r=r===null?te.errors:r.concat(te.errors),e=r.length);var a=d===e;if(v=v||a,!v){let u=e;if(y!==null){
let k={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[k]:r.push(k),e++}var a=u===e;v=v||a}if(v)e=m,r!==null&&(m?r.length=m:r=null);else{
let u={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[u]:r.push(u),e++,ge.errors=r,!1}var g=f===e}else var g=!0;if(g)if(t.verbosity!==void 0){let y=t.
verbosity,f=e;if(typeof y!="string"&&y!==null)return ge.errors=[{instancePath:s+"/verbosity",schemaPath:"\
#/properties/verbosity/type",keyword:"type",params:{type:Ct.properties.verbosity.type}}],!1;if(e===f&&
typeof y=="string"&&R(y,64))return ge.errors=[{instancePath:s+"/verbosity",schemaPath:"#/properties/\
verbosity/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var g=f===e}else var g=!0}else return ge.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=
r,e===0}function z(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.body===void 0&&(o="body"))return z.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.
body!==void 0){let i=t.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&
(i.stream=!1);let j;if(i.model===void 0&&(j="model")||i.input===void 0&&(j="input"))return z.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],
!1;if(i.model!==void 0){let p=i.model,c=e;if(e===e)if(typeof p=="string"){if(R(p,256))return z.errors=
[{instancePath:s+"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(ye(p,1))return z.errors=[{instancePath:s+"/body/model",schemaPath:"schema:ModelName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/body/model",schemaPath:"\
schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(i.
input!==void 0){let p=i.input,c=e,w=e,n=!1,l=e;if(e===e)if(typeof p=="string"){if(R(p,33554432)){let h={
instancePath:s+"/body/input",schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:33554432}};
r===null?r=[h]:r.push(h),e++}}else{let h={instancePath:s+"/body/input",schemaPath:"schema:InputText/\
type",keyword:"type",params:{type:"string"}};r===null?r=[h]:r.push(h),e++}var g=l===e;if(n=n||g,!n){
let h=e;Ae(p,{instancePath:s+"/body/input",parentData:i,parentDataProperty:"input",rootData:I,dynamicAnchors:D})||
(r=r===null?Ae.errors:r.concat(Ae.errors),e=r.length);var g=h===e;n=n||g}if(n)e=w,r!==null&&(w?r.length=
w:r=null);else{let h={instancePath:s+"/body/input",schemaPath:"#/properties/body/properties/input/an\
yOf",keyword:"anyOf",params:{}};return r===null?r=[h]:r.push(h),e++,z.errors=r,!1}var a=c===e}else var a=!0;
if(a){if(i.instructions!==void 0){let p=i.instructions,c=e;if(typeof p!="string"&&p!==null)return z.
errors=[{instancePath:s+"/body/instructions",schemaPath:"#/properties/body/properties/instructions/t\
ype",keyword:"type",params:{type:le.properties.body.properties.instructions.type}}],!1;if(e===c&&typeof p==
"string"&&R(p,33554432))return z.errors=[{instancePath:s+"/body/instructions",schemaPath:"#/properti\
es/body/properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=c===
e}else var a=!0;if(a){if(i.tools!==void 0){let p=i.tools,c=e;if(!Array.isArray(p)&&p!==null)return z.
errors=[{instancePath:s+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:le.properties.body.properties.tools.type}}],!1;if(e===c&&Array.isArray(p)){if(p.length>
1e4)return z.errors=[{instancePath:s+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var y=!0;let n=p.length;for(let l=0;l<n;l++){let b=e;
V(p[l],{instancePath:s+"/body/tools/"+l,parentData:p,parentDataProperty:l,rootData:I,dynamicAnchors:D})||
(r=r===null?V.errors:r.concat(V.errors),e=r.length);var y=b===e;if(!y)break}}}var a=c===e}else var a=!0;
if(a){if(i.tool_choice!==void 0){let p=i.tool_choice,c=e,w=e,n=!1,l=e;if(typeof p!="string"){let _={
instancePath:s+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};r===null?r=[_]:r.push(_),e++}if(!(p==="none"||p==="auto"||p==="required")){let _={instancePath:s+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Fr.enum}};
r===null?r=[_]:r.push(_),e++}var f=l===e;if(n=n||f,!n){let _=e;X(p,{instancePath:s+"/body/tool_choic\
e",parentData:i,parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:D})||(r=r===null?X.errors:
r.concat(X.errors),e=r.length);var f=_===e;if(n=n||f,!n){let A=e;if(p!==null){let P={instancePath:s+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[P]:r.push(P),e++}var f=A===e;n=n||f}}if(n)e=w,r!==null&&(w?r.length=
w:r=null);else{let _={instancePath:s+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,z.errors=r,!1}var a=c===
e}else var a=!0;if(a){if(i.parallel_tool_calls!==void 0){let p=i.parallel_tool_calls,c=e;if(typeof p!=
"boolean"&&p!==null)return z.errors=[{instancePath:s+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:le.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=c===e}else var a=!0;if(a){if(i.text!==void 0){let p=i.text,c=e,
w=e,n=!1,l=e;ge(p,{instancePath:s+"/body/text",parentData:i,parentDataProperty:"text",rootData:I,dynamicAnchors:D})||
(r=r===null?ge.errors:r.concat(ge.errors),e=r.length);var m=l===e;if(n=n||m,!n){let _=e;if(p!==null){
let A={instancePath:s+"/body/text",schemaPath:"#/properties/body/properties/text/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[A]:r.push(A),e++}var m=_===e;n=n||m}if(n)e=w,r!==null&&(w?r.
length=w:r=null);else{let _={instancePath:s+"/body/text",schemaPath:"#/properties/body/properties/te\
xt/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,z.errors=r,!1}var a=c===e}else
var a=!0;if(a){if(i.reasoning!==void 0){let p=i.reasoning,c=e,w=e,n=!1,l=e;if(e===e)if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.effort!==void 0){let h=p.effort,A=e;if(typeof h!="string"&&h!==null){
let M={instancePath:s+"/body/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effor\
t/type",keyword:"type",params:{type:Je.properties.effort.type}};r===null?r=[M]:r.push(M),e++}if(e===
A&&typeof h=="string"&&R(h,64)){let M={instancePath:s+"/body/reasoning/effort",schemaPath:"schema:Re\
asoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[M]:r.
push(M),e++}var v=A===e}else var v=!0;if(v)if(p.summary!==void 0){let h=p.summary,A=e;if(typeof h!="\
string"&&h!==null){let P={instancePath:s+"/body/reasoning/summary",schemaPath:"schema:ReasoningSetti\
ngs/properties/summary/type",keyword:"type",params:{type:Je.properties.summary.type}};r===null?r=[P]:
r.push(P),e++}if(e===A&&typeof h=="string"&&R(h,64)){let P={instancePath:s+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[P]:r.push(P),e++}var v=A===e}else var v=!0}else{let h={instancePath:s+"/body/reasoning",
schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};r===null?r=[h]:r.push(
h),e++}var d=l===e;if(n=n||d,!n){let h=e;if(p!==null){let M={instancePath:s+"/body/reasoning",schemaPath:"\
#/properties/body/properties/reasoning/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[M]:r.push(M),e++}var d=h===e;n=n||d}if(n)e=w,r!==null&&(w?r.length=w:r=null);else{let h={instancePath:s+
"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[h]:r.push(h),e++,z.errors=r,!1}var a=c===e}else var a=!0;if(a){if(i.max_output_tokens!==
void 0){let p=i.max_output_tokens,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==
null)return z.errors=[{instancePath:s+"/body/max_output_tokens",schemaPath:"#/properties/body/proper\
ties/max_output_tokens/type",keyword:"type",params:{type:le.properties.body.properties.max_output_tokens.
type}}],!1;if(e===c&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return z.errors=[{instancePath:s+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(p<1||isNaN(p))return z.errors=[{instancePath:s+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(i.temperature!==void 0){
let p=i.temperature,c=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return z.errors=[{instancePath:s+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:le.properties.body.properties.temperature.type}}],!1;if(e===c&&typeof p=="number"&&isFinite(p)){
if(p>2||isNaN(p))return z.errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(p<0||isNaN(
p))return z.errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;
if(a){if(i.top_p!==void 0){let p=i.top_p,c=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return z.
errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:le.properties.body.properties.top_p.type}}],!1;if(e===c&&typeof p=="number"&&isFinite(
p)){if(p>1||isNaN(p))return z.errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(p<0||isNaN(p))return z.
errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(i.top_logprobs!==void 0){
let p=i.top_logprobs,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return z.
errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/t\
ype",keyword:"type",params:{type:le.properties.body.properties.top_logprobs.type}}],!1;if(e===c&&typeof p==
"number"&&isFinite(p)){if(p>20||isNaN(p))return z.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"\
#/properties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(p<0||isNaN(p))return z.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===
e}else var a=!0;if(a){if(i.truncation!==void 0){let p=i.truncation,c=e;if(typeof p!="string"&&p!==null)
return z.errors=[{instancePath:s+"/body/truncation",schemaPath:"#/properties/body/properties/truncat\
ion/type",keyword:"type",params:{type:le.properties.body.properties.truncation.type}}],!1;if(e===c&&
typeof p=="string"&&R(p,64))return z.errors=[{instancePath:s+"/body/truncation",schemaPath:"#/proper\
ties/body/properties/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=c===e}else
var a=!0;if(a){let p=i.stream,c=e;if(typeof p!="boolean"&&p!==null)return z.errors=[{instancePath:s+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:le.
properties.body.properties.stream.type}}],!1;var a=c===e;if(a){if(i.stream_options!==void 0){let n=i.
stream_options,l=e,b=e,_=!1,h=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.include_obfuscation!==
void 0){let P=n.include_obfuscation;if(typeof P!="boolean"&&P!==null){let H={instancePath:s+"/body/s\
tream_options/include_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/t\
ype",keyword:"type",params:{type:Sr.properties.include_obfuscation.type}};r===null?r=[H]:r.push(H),e++}}}else{
let P={instancePath:s+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[P]:r.push(P),e++}var u=h===e;if(_=_||u,!_){let P=e;if(n!==null){let U={instancePath:s+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[U]:r.push(U),e++}var u=P===e;_=_||u}if(_)e=b,r!==null&&(b?r.
length=b:r=null);else{let P={instancePath:s+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return r===null?r=[P]:r.push(P),e++,z.errors=
r,!1}var a=l===e}else var a=!0;if(a){if(i.user!==void 0){let n=i.user,l=e;if(typeof n!="string"&&n!==
null)return z.errors=[{instancePath:s+"/body/user",schemaPath:"#/properties/body/properties/user/typ\
e",keyword:"type",params:{type:le.properties.body.properties.user.type}}],!1;if(e===l&&typeof n=="st\
ring"&&R(n,1024))return z.errors=[{instancePath:s+"/body/user",schemaPath:"#/properties/body/propert\
ies/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=l===e}else var a=!0;if(a){if(i.
safety_identifier!==void 0){let n=i.safety_identifier,l=e;if(typeof n!="string"&&n!==null)return z.errors=
[{instancePath:s+"/body/safety_identifier",schemaPath:"#/properties/body/properties/safety_identifie\
r/type",keyword:"type",params:{type:le.properties.body.properties.safety_identifier.type}}],!1;if(e===
l&&typeof n=="string"&&R(n,1024))return z.errors=[{instancePath:s+"/body/safety_identifier",schemaPath:"\
#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=l===e}else var a=!0;if(a){if(i.prompt_cache_key!==void 0){let n=i.prompt_cache_key,l=e;if(typeof n!=
"string"&&n!==null)return z.errors=[{instancePath:s+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:le.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===l&&typeof n=="string"&&R(n,1024))return z.errors=[{instancePath:s+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=l===e}else var a=!0;if(a){if(i.include!==void 0){let n=i.include,l=e;if(!Array.
isArray(n)&&n!==null)return z.errors=[{instancePath:s+"/body/include",schemaPath:"#/properties/body/\
properties/include/type",keyword:"type",params:{type:le.properties.body.properties.include.type}}],!1;
if(e===l&&Array.isArray(n)){if(n.length>64)return z.errors=[{instancePath:s+"/body/include",schemaPath:"\
#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var x=!0;let _=n.
length;for(let h=0;h<_;h++){let A=n[h],M=e;if(e===M)if(typeof A=="string"){if(R(A,128))return z.errors=
[{instancePath:s+"/body/include/"+h,schemaPath:"#/properties/body/properties/include/items/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return z.errors=[{instancePath:s+"/body/include/"+h,
schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"string"}}],
!1;var x=M===e;if(!x)break}}}var a=l===e}else var a=!0;if(a){if(i.metadata!==void 0){let n=i.metadata,
l=e,b=e,_=!1,h=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n))if(Object.keys(n).length>16){let P={
instancePath:s+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{
limit:16}};r===null?r=[P]:r.push(P),e++}else for(let P in n){let H=n[P],U=e;if(e===U)if(typeof H=="s\
tring"){if(R(H,512)){let J={instancePath:s+"/body/metadata/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};
r===null?r=[J]:r.push(J),e++}}else{let J={instancePath:s+"/body/metadata/"+P.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"stri\
ng"}};r===null?r=[J]:r.push(J),e++}var k=U===e;if(!k)break}else{let P={instancePath:s+"/body/metadat\
a",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"object"}};r===null?r=[P]:r.push(P),
e++}var L=h===e;if(_=_||L,!_){let P=e;if(n!==null){let U={instancePath:s+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[U]:r.push(U),e++}var L=P===e;_=_||L}if(_)e=b,r!==null&&(b?r.length=b:r=null);else{let P={instancePath:s+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[P]:r.push(P),e++,z.errors=r,!1}var a=l===e}else var a=!0;if(a){if(i.store!==void 0){
let n=i.store,l=e;if(typeof n!="boolean"&&n!==null)return z.errors=[{instancePath:s+"/body/store",schemaPath:"\
#/properties/body/properties/store/type",keyword:"type",params:{type:le.properties.body.properties.store.
type}}],!1;var a=l===e}else var a=!0;if(a)if(i.background!==void 0){let n=i.background,l=e;if(typeof n!=
"boolean"&&n!==null)return z.errors=[{instancePath:s+"/body/background",schemaPath:"#/properties/bod\
y/properties/background/type",keyword:"type",params:{type:le.properties.body.properties.background.type}}],
!1;let b=e,_=e;if(n!==!0){let A={};r===null?r=[A]:r.push(A),e++}var $=_===e;if($)return z.errors=[{instancePath:s+
"/body/background",schemaPath:"#/properties/body/properties/background/not",keyword:"not",params:{}}],
!1;e=b,r!==null&&(b?r.length=b:r=null);var a=l===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return z.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return z.errors=r,e===0}var Mr=C,fe={paths:{},components:{securitySchemes:{BearerAuth:{type:"htt\
p",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"object",required:[
"model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{$ref:"schema:InputText"},
{$ref:"schema:InputItems"}]},instructions:{type:["string","null"],maxLength:33554432},tools:{type:["\
array","null"],maxItems:1e4,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},
{$ref:"schema:ChosenTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},text:{anyOf:[
{$ref:"schema:TextSettings"},{type:"null"}]},reasoning:{anyOf:[{$ref:"schema:ReasoningSettings"},{type:"\
null"}]},max_output_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},temperature:{type:[
"number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},top_logprobs:{
type:["integer","null"],minimum:0,maximum:20},truncation:{type:["string","null"],maxLength:64},stream:{
type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"null"}]},
user:{type:["string","null"],maxLength:1024},safety_identifier:{type:["string","null"],maxLength:1024},
prompt_cache_key:{type:["string","null"],maxLength:1024},include:{type:["array","null"],maxItems:64,
items:{type:"string",maxLength:128}},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},store:{
type:["boolean","null"]},background:{type:["boolean","null"],not:{const:!0}}}}},required:["body"]};function C(t,{
instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,
e=0;if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.body===void 0&&(o="body"))return C.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.body!==
void 0){let i=t.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&(i.stream=
!1);let j;if(i.model===void 0&&(j="model")||i.input===void 0&&(j="input"))return C.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],!1;if(i.
model!==void 0){let p=i.model,c=e;if(e===e)if(typeof p=="string"){if(R(p,256))return C.errors=[{instancePath:s+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ye(
p,1))return C.errors=[{instancePath:s+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+"/body/model",schemaPath:"sch\
ema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(i.
input!==void 0){let p=i.input,c=e,w=e,n=!1,l=e;if(e===e)if(typeof p=="string"){if(R(p,33554432)){let h={
instancePath:s+"/body/input",schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:33554432}};
r===null?r=[h]:r.push(h),e++}}else{let h={instancePath:s+"/body/input",schemaPath:"schema:InputText/\
type",keyword:"type",params:{type:"string"}};r===null?r=[h]:r.push(h),e++}var g=l===e;if(n=n||g,!n){
let h=e;Ae(p,{instancePath:s+"/body/input",parentData:i,parentDataProperty:"input",rootData:I,dynamicAnchors:D})||
(r=r===null?Ae.errors:r.concat(Ae.errors),e=r.length);var g=h===e;n=n||g}if(n)e=w,r!==null&&(w?r.length=
w:r=null);else{let h={instancePath:s+"/body/input",schemaPath:"#/properties/body/properties/input/an\
yOf",keyword:"anyOf",params:{}};return r===null?r=[h]:r.push(h),e++,C.errors=r,!1}var a=c===e}else var a=!0;
if(a){if(i.instructions!==void 0){let p=i.instructions,c=e;if(typeof p!="string"&&p!==null)return C.
errors=[{instancePath:s+"/body/instructions",schemaPath:"#/properties/body/properties/instructions/t\
ype",keyword:"type",params:{type:fe.properties.body.properties.instructions.type}}],!1;if(e===c&&typeof p==
"string"&&R(p,33554432))return C.errors=[{instancePath:s+"/body/instructions",schemaPath:"#/properti\
es/body/properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=c===
e}else var a=!0;if(a){if(i.tools!==void 0){let p=i.tools,c=e;if(!Array.isArray(p)&&p!==null)return C.
errors=[{instancePath:s+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:fe.properties.body.properties.tools.type}}],!1;if(e===c&&Array.isArray(p)){if(p.length>
1e4)return C.errors=[{instancePath:s+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var y=!0;let n=p.length;for(let l=0;l<n;l++){let b=e;
V(p[l],{instancePath:s+"/body/tools/"+l,parentData:p,parentDataProperty:l,rootData:I,dynamicAnchors:D})||
(r=r===null?V.errors:r.concat(V.errors),e=r.length);var y=b===e;if(!y)break}}}var a=c===e}else var a=!0;
if(a){if(i.tool_choice!==void 0){let p=i.tool_choice,c=e,w=e,n=!1,l=e;if(typeof p!="string"){let _={
instancePath:s+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};r===null?r=[_]:r.push(_),e++}if(!(p==="none"||p==="auto"||p==="required")){let _={instancePath:s+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Fr.enum}};
r===null?r=[_]:r.push(_),e++}var f=l===e;if(n=n||f,!n){let _=e;X(p,{instancePath:s+"/body/tool_choic\
e",parentData:i,parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:D})||(r=r===null?X.errors:
r.concat(X.errors),e=r.length);var f=_===e;if(n=n||f,!n){let A=e;if(p!==null){let P={instancePath:s+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[P]:r.push(P),e++}var f=A===e;n=n||f}}if(n)e=w,r!==null&&(w?r.length=
w:r=null);else{let _={instancePath:s+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,C.errors=r,!1}var a=c===
e}else var a=!0;if(a){if(i.parallel_tool_calls!==void 0){let p=i.parallel_tool_calls,c=e;if(typeof p!=
"boolean"&&p!==null)return C.errors=[{instancePath:s+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:fe.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=c===e}else var a=!0;if(a){if(i.text!==void 0){let p=i.text,c=e,
w=e,n=!1,l=e;ge(p,{instancePath:s+"/body/text",parentData:i,parentDataProperty:"text",rootData:I,dynamicAnchors:D})||
(r=r===null?ge.errors:r.concat(ge.errors),e=r.length);var m=l===e;if(n=n||m,!n){let _=e;if(p!==null){
let A={instancePath:s+"/body/text",schemaPath:"#/properties/body/properties/text/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[A]:r.push(A),e++}var m=_===e;n=n||m}if(n)e=w,r!==null&&(w?r.
length=w:r=null);else{let _={instancePath:s+"/body/text",schemaPath:"#/properties/body/properties/te\
xt/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,C.errors=r,!1}var a=c===e}else
var a=!0;if(a){if(i.reasoning!==void 0){let p=i.reasoning,c=e,w=e,n=!1,l=e;if(e===e)if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.effort!==void 0){let h=p.effort,A=e;if(typeof h!="string"&&h!==null){
let M={instancePath:s+"/body/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effor\
t/type",keyword:"type",params:{type:Je.properties.effort.type}};r===null?r=[M]:r.push(M),e++}if(e===
A&&typeof h=="string"&&R(h,64)){let M={instancePath:s+"/body/reasoning/effort",schemaPath:"schema:Re\
asoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[M]:r.
push(M),e++}var v=A===e}else var v=!0;if(v)if(p.summary!==void 0){let h=p.summary,A=e;if(typeof h!="\
string"&&h!==null){let P={instancePath:s+"/body/reasoning/summary",schemaPath:"schema:ReasoningSetti\
ngs/properties/summary/type",keyword:"type",params:{type:Je.properties.summary.type}};r===null?r=[P]:
r.push(P),e++}if(e===A&&typeof h=="string"&&R(h,64)){let P={instancePath:s+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[P]:r.push(P),e++}var v=A===e}else var v=!0}else{let h={instancePath:s+"/body/reasoning",
schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};r===null?r=[h]:r.push(
h),e++}var d=l===e;if(n=n||d,!n){let h=e;if(p!==null){let M={instancePath:s+"/body/reasoning",schemaPath:"\
#/properties/body/properties/reasoning/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[M]:r.push(M),e++}var d=h===e;n=n||d}if(n)e=w,r!==null&&(w?r.length=w:r=null);else{let h={instancePath:s+
"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[h]:r.push(h),e++,C.errors=r,!1}var a=c===e}else var a=!0;if(a){if(i.max_output_tokens!==
void 0){let p=i.max_output_tokens,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==
null)return C.errors=[{instancePath:s+"/body/max_output_tokens",schemaPath:"#/properties/body/proper\
ties/max_output_tokens/type",keyword:"type",params:{type:fe.properties.body.properties.max_output_tokens.
type}}],!1;if(e===c&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return C.errors=[{instancePath:s+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(p<1||isNaN(p))return C.errors=[{instancePath:s+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(i.temperature!==void 0){
let p=i.temperature,c=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return C.errors=[{instancePath:s+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:fe.properties.body.properties.temperature.type}}],!1;if(e===c&&typeof p=="number"&&isFinite(p)){
if(p>2||isNaN(p))return C.errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(p<0||isNaN(
p))return C.errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;
if(a){if(i.top_p!==void 0){let p=i.top_p,c=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return C.
errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:fe.properties.body.properties.top_p.type}}],!1;if(e===c&&typeof p=="number"&&isFinite(
p)){if(p>1||isNaN(p))return C.errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(p<0||isNaN(p))return C.
errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(i.top_logprobs!==void 0){
let p=i.top_logprobs,c=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return C.
errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/t\
ype",keyword:"type",params:{type:fe.properties.body.properties.top_logprobs.type}}],!1;if(e===c&&typeof p==
"number"&&isFinite(p)){if(p>20||isNaN(p))return C.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"\
#/properties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(p<0||isNaN(p))return C.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===
e}else var a=!0;if(a){if(i.truncation!==void 0){let p=i.truncation,c=e;if(typeof p!="string"&&p!==null)
return C.errors=[{instancePath:s+"/body/truncation",schemaPath:"#/properties/body/properties/truncat\
ion/type",keyword:"type",params:{type:fe.properties.body.properties.truncation.type}}],!1;if(e===c&&
typeof p=="string"&&R(p,64))return C.errors=[{instancePath:s+"/body/truncation",schemaPath:"#/proper\
ties/body/properties/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=c===e}else
var a=!0;if(a){let p=i.stream,c=e;if(typeof p!="boolean"&&p!==null)return C.errors=[{instancePath:s+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:fe.
properties.body.properties.stream.type}}],!1;var a=c===e;if(a){if(i.stream_options!==void 0){let n=i.
stream_options,l=e,b=e,_=!1,h=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.include_obfuscation!==
void 0){let P=n.include_obfuscation;if(typeof P!="boolean"&&P!==null){let H={instancePath:s+"/body/s\
tream_options/include_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/t\
ype",keyword:"type",params:{type:Sr.properties.include_obfuscation.type}};r===null?r=[H]:r.push(H),e++}}}else{
let P={instancePath:s+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[P]:r.push(P),e++}var u=h===e;if(_=_||u,!_){let P=e;if(n!==null){let U={instancePath:s+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[U]:r.push(U),e++}var u=P===e;_=_||u}if(_)e=b,r!==null&&(b?r.
length=b:r=null);else{let P={instancePath:s+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return r===null?r=[P]:r.push(P),e++,C.errors=
r,!1}var a=l===e}else var a=!0;if(a){if(i.user!==void 0){let n=i.user,l=e;if(typeof n!="string"&&n!==
null)return C.errors=[{instancePath:s+"/body/user",schemaPath:"#/properties/body/properties/user/typ\
e",keyword:"type",params:{type:fe.properties.body.properties.user.type}}],!1;if(e===l&&typeof n=="st\
ring"&&R(n,1024))return C.errors=[{instancePath:s+"/body/user",schemaPath:"#/properties/body/propert\
ies/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=l===e}else var a=!0;if(a){if(i.
safety_identifier!==void 0){let n=i.safety_identifier,l=e;if(typeof n!="string"&&n!==null)return C.errors=
[{instancePath:s+"/body/safety_identifier",schemaPath:"#/properties/body/properties/safety_identifie\
r/type",keyword:"type",params:{type:fe.properties.body.properties.safety_identifier.type}}],!1;if(e===
l&&typeof n=="string"&&R(n,1024))return C.errors=[{instancePath:s+"/body/safety_identifier",schemaPath:"\
#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=l===e}else var a=!0;if(a){if(i.prompt_cache_key!==void 0){let n=i.prompt_cache_key,l=e;if(typeof n!=
"string"&&n!==null)return C.errors=[{instancePath:s+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:fe.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===l&&typeof n=="string"&&R(n,1024))return C.errors=[{instancePath:s+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=l===e}else var a=!0;if(a){if(i.include!==void 0){let n=i.include,l=e;if(!Array.
isArray(n)&&n!==null)return C.errors=[{instancePath:s+"/body/include",schemaPath:"#/properties/body/\
properties/include/type",keyword:"type",params:{type:fe.properties.body.properties.include.type}}],!1;
if(e===l&&Array.isArray(n)){if(n.length>64)return C.errors=[{instancePath:s+"/body/include",schemaPath:"\
#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var x=!0;let _=n.
length;for(let h=0;h<_;h++){let A=n[h],M=e;if(e===M)if(typeof A=="string"){if(R(A,128))return C.errors=
[{instancePath:s+"/body/include/"+h,schemaPath:"#/properties/body/properties/include/items/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return C.errors=[{instancePath:s+"/body/include/"+h,
schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"string"}}],
!1;var x=M===e;if(!x)break}}}var a=l===e}else var a=!0;if(a){if(i.metadata!==void 0){let n=i.metadata,
l=e,b=e,_=!1,h=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(n))if(Object.keys(n).length>16){let P={
instancePath:s+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{
limit:16}};r===null?r=[P]:r.push(P),e++}else for(let P in n){let H=n[P],U=e;if(e===U)if(typeof H=="s\
tring"){if(R(H,512)){let J={instancePath:s+"/body/metadata/"+P.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};
r===null?r=[J]:r.push(J),e++}}else{let J={instancePath:s+"/body/metadata/"+P.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"stri\
ng"}};r===null?r=[J]:r.push(J),e++}var k=U===e;if(!k)break}else{let P={instancePath:s+"/body/metadat\
a",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"object"}};r===null?r=[P]:r.push(P),
e++}var L=h===e;if(_=_||L,!_){let P=e;if(n!==null){let U={instancePath:s+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[U]:r.push(U),e++}var L=P===e;_=_||L}if(_)e=b,r!==null&&(b?r.length=b:r=null);else{let P={instancePath:s+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[P]:r.push(P),e++,C.errors=r,!1}var a=l===e}else var a=!0;if(a){if(i.store!==void 0){
let n=i.store,l=e;if(typeof n!="boolean"&&n!==null)return C.errors=[{instancePath:s+"/body/store",schemaPath:"\
#/properties/body/properties/store/type",keyword:"type",params:{type:fe.properties.body.properties.store.
type}}],!1;var a=l===e}else var a=!0;if(a)if(i.background!==void 0){let n=i.background,l=e;if(typeof n!=
"boolean"&&n!==null)return C.errors=[{instancePath:s+"/body/background",schemaPath:"#/properties/bod\
y/properties/background/type",keyword:"type",params:{type:fe.properties.body.properties.background.type}}],
!1;let b=e,_=e;if(n!==!0){let A={};r===null?r=[A]:r.push(A),e++}var $=_===e;if($)return C.errors=[{instancePath:s+
"/body/background",schemaPath:"#/properties/body/properties/background/not",keyword:"not",params:{}}],
!1;e=b,r!==null&&(b?r.length=b:r=null);var a=l===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return C.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return C.errors=r,e===0}var Er=Ur;function Ur(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Ur.errors=r,e===0}var Vr=Br;function Br(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Br.errors=r,e===0}var Kr=Jr;function Jr(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Jr.errors=r,e===0}var Zr=Gr;function Gr(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Gr.errors=r,e===0}var Hr=Yr;function Yr(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Yr.errors=r,e===0}var Wr=Xr;function Xr(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;return Xr.errors=r,e===0}var et=De(Ue()),rt=De(Ve()),ss={...et.formats,...rt.fastFormats},tt=pr;var _e={type:"object",required:["id","object","created_at","status","error","incomplete_details","in\
structions","max_output_tokens","metadata","model","output","parallel_tool_calls","previous_response\
_id","reasoning","store","temperature","text","tool_choice","tools","top_p","truncation"],properties:{
id:{type:"string",minLength:1,maxLength:256},object:{type:"string",const:"response"},created_at:{type:"\
integer",minimum:0,maximum:4102444800},status:{type:"string",enum:["in_progress","completed","incomp\
lete","failed"]},background:{type:"boolean"},completed_at:{type:["integer","null"],minimum:0,maximum:4102444800},
error:{anyOf:[{$ref:"schema:ResponseFailure"},{type:"null"}]},incomplete_details:{anyOf:[{$ref:"sche\
ma:IncompleteDetails"},{type:"null"}]},instructions:{type:["string","null"],maxLength:33554432},max_output_tokens:{
type:["integer","null"],minimum:1,maximum:2147483647},metadata:{$ref:"schema:Metadata"},model:{$ref:"\
schema:ModelName"},output:{type:"array",maxItems:1024,items:{$ref:"schema:OutputItem"}},parallel_tool_calls:{
type:"boolean"},previous_response_id:{type:["string","null"],maxLength:256},prompt_cache_key:{type:[
"string","null"],maxLength:1024},reasoning:{$ref:"schema:ReasoningSettings"},safety_identifier:{type:[
"string","null"],maxLength:1024},store:{type:"boolean"},temperature:{type:["number","null"],minimum:0,
maximum:2},text:{$ref:"schema:TextSettings"},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},{$ref:"sch\
ema:ChosenTool"}]},tools:{type:"array",maxItems:1e4,items:{$ref:"schema:Tool"}},top_logprobs:{type:[
"integer","null"],minimum:0,maximum:20},top_p:{type:["number","null"],minimum:0,maximum:1},truncation:{
type:"string",const:"disabled"},usage:{anyOf:[{$ref:"schema:ResponseUsage"},{type:"null"}]},user:{type:[
"string","null"],maxLength:1024}},$id:"schema:ModelResponse"};var Et={type:"object",required:["reason"],properties:{reason:{type:"string",enum:["max_output_tokens",
"content_filter"]}},$id:"schema:IncompleteDetails"};var Qr={type:"object",properties:{effort:{type:["string","null"],maxLength:64},summary:{type:["strin\
g","null"],maxLength:64}},$id:"schema:ReasoningSettings"},Ut={type:"string",enum:["none","auto","req\
uired"],$id:"schema:ToolMode"};var S=Te,pe=Ne,Vt=new RegExp("^[a-z][a-z0-9_]*$","u");var Ce={type:"string",enum:["in_progress","completed","incomplete"],$id:"schema:ItemStatus"};function oe(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.type===void 0&&(f="t\
ype")||t.text===void 0&&(f="text")||t.annotations===void 0&&(f="annotations"))return oe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(t.type!==void 0){let m=t.
type,v=e;if(typeof m!="string")return oe.errors=[{instancePath:s+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;if(m!=="output_text")return oe.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"output_text"}}],!1;
var a=v===e}else var a=!0;if(a){if(t.text!==void 0){let m=t.text,v=e;if(e===v)if(typeof m=="string"){
if(S(m,33554432))return oe.errors=[{instancePath:s+"/text",schemaPath:"#/properties/text/maxLength",
keyword:"maxLength",params:{limit:33554432}}],!1}else return oe.errors=[{instancePath:s+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e}else var a=!0;if(a){if(t.
annotations!==void 0){let m=t.annotations,v=e;if(e===v)if(Array.isArray(m)){if(m.length>1024)return oe.
errors=[{instancePath:s+"/annotations",schemaPath:"#/properties/annotations/maxItems",keyword:"maxIt\
ems",params:{limit:1024}}],!1;{var g=!0;let u=m.length;for(let x=0;x<u;x++){let k=m[x],L=e;if(e===e&&
!(k&&typeof k=="object"&&!Array.isArray(k)))return oe.errors=[{instancePath:s+"/annotations/"+x,schemaPath:"\
schema:Annotation/type",keyword:"type",params:{type:"object"}}],!1;var g=L===e;if(!g)break}}}else return oe.
errors=[{instancePath:s+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{
type:"array"}}],!1;var a=v===e}else var a=!0;if(a)if(t.logprobs!==void 0){let m=t.logprobs,v=e;if(e===
v)if(Array.isArray(m)){if(m.length>1048576)return oe.errors=[{instancePath:s+"/logprobs",schemaPath:"\
#/properties/logprobs/maxItems",keyword:"maxItems",params:{limit:1048576}}],!1;{var y=!0;let u=m.length;
for(let x=0;x<u;x++){let k=m[x],L=e;if(e===e&&!(k&&typeof k=="object"&&!Array.isArray(k)))return oe.
errors=[{instancePath:s+"/logprobs/"+x,schemaPath:"schema:TokenLogprob/type",keyword:"type",params:{
type:"object"}}],!1;var y=L===e;if(!y)break}}}else return oe.errors=[{instancePath:s+"/logprobs",schemaPath:"\
#/properties/logprobs/type",keyword:"type",params:{type:"array"}}],!1;var a=v===e}else var a=!0}}}else
return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.
errors=r,e===0}function re(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.id===void 0&&(m="id")||
t.type===void 0&&(m="type")||t.role===void 0&&(m="role")||t.status===void 0&&(m="status")||t.content===
void 0&&(m="content"))return re.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;if(t.id!==void 0){let v=t.id,d=e;if(e===e)if(typeof v=="string"){if(S(v,256))
return re.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(v,1))return re.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:s+"/id",schemaPath:"\
schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(t.
type!==void 0){let v=t.type,d=e;if(typeof v!="string")return re.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(v!=="message")return re.errors=
[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
message"}}],!1;var a=d===e}else var a=!0;if(a){if(t.role!==void 0){let v=t.role,d=e;if(typeof v!="st\
ring")return re.errors=[{instancePath:s+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{
type:"string"}}],!1;if(v!=="assistant")return re.errors=[{instancePath:s+"/role",schemaPath:"#/prope\
rties/role/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var a=d===e}else var a=!0;if(a){
if(t.status!==void 0){let v=t.status,d=e;if(typeof v!="string")return re.errors=[{instancePath:s+"/s\
tatus",schemaPath:"schema:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="in_p\
rogress"||v==="completed"||v==="incomplete"))return re.errors=[{instancePath:s+"/status",schemaPath:"\
schema:ItemStatus/enum",keyword:"enum",params:{allowedValues:Ce.enum}}],!1;var a=d===e}else var a=!0;
if(a)if(t.content!==void 0){let v=t.content,d=e;if(e===d)if(Array.isArray(v)){if(v.length>1024)return re.
errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1024}}],!1;{var g=!0;let x=v.length;for(let k=0;k<x;k++){let L=v[k],$=e,o=e,i=!1,q=e;oe(L,{instancePath:s+
"/content/"+k,parentData:v,parentDataProperty:k,rootData:I,dynamicAnchors:D})||(r=r===null?oe.errors:
r.concat(oe.errors),e=r.length);var y=q===e;if(i=i||y,!i){let p=e;if(e===e)if(L&&typeof L=="object"&&
!Array.isArray(L)){let n;if(L.type===void 0&&(n="type")||L.refusal===void 0&&(n="refusal")){let l={instancePath:s+
"/content/"+k,schemaPath:"schema:OutputRefusal/required",keyword:"required",params:{missingProperty:n}};
r===null?r=[l]:r.push(l),e++}else{if(L.type!==void 0){let l=L.type,b=e;if(typeof l!="string"){let _={
instancePath:s+"/content/"+k+"/type",schemaPath:"schema:OutputRefusal/properties/type/type",keyword:"\
type",params:{type:"string"}};r===null?r=[_]:r.push(_),e++}if(l!=="refusal"){let _={instancePath:s+"\
/content/"+k+"/type",schemaPath:"schema:OutputRefusal/properties/type/const",keyword:"const",params:{
allowedValue:"refusal"}};r===null?r=[_]:r.push(_),e++}var f=b===e}else var f=!0;if(f)if(L.refusal!==
void 0){let l=L.refusal,b=e;if(e===b)if(typeof l=="string"){if(S(l,33554432)){let h={instancePath:s+
"/content/"+k+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/maxLength",keyword:"max\
Length",params:{limit:33554432}};r===null?r=[h]:r.push(h),e++}}else{let h={instancePath:s+"/content/"+
k+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/type",keyword:"type",params:{type:"\
string"}};r===null?r=[h]:r.push(h),e++}var f=b===e}else var f=!0}}else{let n={instancePath:s+"/conte\
nt/"+k,schemaPath:"schema:OutputRefusal/type",keyword:"type",params:{type:"object"}};r===null?r=[n]:
r.push(n),e++}var y=p===e;i=i||y}if(i)e=o,r!==null&&(o?r.length=o:r=null);else{let p={instancePath:s+
"/content/"+k,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[p]:r.push(p),e++,re.errors=r,!1}var g=$===e;if(!g)break}}}else return re.errors=[{instancePath:s+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"}}],!1;var a=d===
e}else var a=!0}}}}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return re.errors=r,e===0}function Z(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.id===void 0&&(g="id")||
t.type===void 0&&(g="type")||t.status===void 0&&(g="status")||t.call_id===void 0&&(g="call_id")||t.name===
void 0&&(g="name")||t.arguments===void 0&&(g="arguments"))return Z.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:g}}],!1;if(t.id!==void 0){let y=t.id,f=e;if(e===
e)if(typeof y=="string"){if(S(y,256))return Z.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemI\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(y,1))return Z.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=
[{instancePath:s+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e}else var a=!0;if(a){if(t.type!==void 0){let y=t.type,f=e;if(typeof y!="string")return Z.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(y!=="funct\
ion_call")return Z.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"function_call"}}],!1;var a=f===e}else var a=!0;if(a){if(t.status!==void 0){
let y=t.status,f=e;if(typeof y!="string")return Z.errors=[{instancePath:s+"/status",schemaPath:"sche\
ma:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="in_progress"||y==="complete\
d"||y==="incomplete"))return Z.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",
keyword:"enum",params:{allowedValues:Ce.enum}}],!1;var a=f===e}else var a=!0;if(a){if(t.call_id!==void 0){
let y=t.call_id,f=e;if(e===f)if(typeof y=="string"){if(S(y,256))return Z.errors=[{instancePath:s+"/c\
all_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return Z.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.name!==void 0){let y=t.name,f=e;if(e===f)if(typeof y==
"string"){if(S(y,256))return Z.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return Z.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.
namespace!==void 0){let y=t.namespace,f=e;if(e===f)if(typeof y=="string"){if(S(y,256))return Z.errors=
[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return Z.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a)if(t.arguments!==void 0){
let y=t.arguments,f=e;if(e===f)if(typeof y=="string"){if(S(y,33554432))return Z.errors=[{instancePath:s+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return Z.errors=[{instancePath:s+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var a=f===e}else var a=!0}}}}}}else return Z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=r,e===0}function G(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.id===void 0&&(g="id")||
t.type===void 0&&(g="type")||t.status===void 0&&(g="status")||t.call_id===void 0&&(g="call_id")||t.name===
void 0&&(g="name")||t.input===void 0&&(g="input"))return G.errors=[{instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:g}}],!1;if(t.id!==void 0){let y=t.id,f=e;if(e===e)
if(typeof y=="string"){if(S(y,256))return G.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(y,1))return G.errors=[{instancePath:s+"\
/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.errors=
[{instancePath:s+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=f===
e}else var a=!0;if(a){if(t.type!==void 0){let y=t.type,f=e;if(typeof y!="string")return G.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(y!=="custo\
m_tool_call")return G.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"custom_tool_call"}}],!1;var a=f===e}else var a=!0;if(a){if(t.status!==void 0){
let y=t.status,f=e;if(typeof y!="string")return G.errors=[{instancePath:s+"/status",schemaPath:"sche\
ma:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="in_progress"||y==="complete\
d"||y==="incomplete"))return G.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",
keyword:"enum",params:{allowedValues:Ce.enum}}],!1;var a=f===e}else var a=!0;if(a){if(t.call_id!==void 0){
let y=t.call_id,f=e;if(e===f)if(typeof y=="string"){if(S(y,256))return G.errors=[{instancePath:s+"/c\
all_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return G.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.name!==void 0){let y=t.name,f=e;if(e===f)if(typeof y==
"string"){if(S(y,256))return G.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return G.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.
namespace!==void 0){let y=t.namespace,f=e;if(e===f)if(typeof y=="string"){if(S(y,256))return G.errors=
[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return G.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a)if(t.input!==void 0){
let y=t.input,f=e;if(e===f)if(typeof y=="string"){if(S(y,33554432))return G.errors=[{instancePath:s+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else
return G.errors=[{instancePath:s+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:"string"}}],!1;var a=f===e}else var a=!0}}}}}}else return G.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=r,e===0}var Bt={type:"object",required:[
"id","type","status","call_id"],properties:{id:{$ref:"schema:ItemId"},type:{type:"string",enum:["app\
ly_patch_call","shell_call","local_shell_call"]},status:{$ref:"schema:ItemStatus"},call_id:{type:"st\
ring",maxLength:256},action:{type:"object",additionalProperties:!0},operation:{type:"object",additionalProperties:!0}},
$id:"schema:PublishedToolCall"};function se(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,
dynamicAnchors:D={}}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;
if(t.id===void 0&&(g="id")||t.type===void 0&&(g="type")||t.status===void 0&&(g="status")||t.call_id===
void 0&&(g="call_id"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:g}}],!1;if(t.id!==void 0){let y=t.id,f=e;if(e===e)if(typeof y=="string"){if(S(y,256))
return se.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(y,1))return se.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=[{instancePath:s+"/id",schemaPath:"\
schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.
type!==void 0){let y=t.type,f=e;if(typeof y!="string")return se.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="apply_patch_call"||y===
"shell_call"||y==="local_shell_call"))return se.errors=[{instancePath:s+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:Bt.properties.type.enum}}],!1;var a=f===e}else var a=!0;
if(a){if(t.status!==void 0){let y=t.status,f=e;if(typeof y!="string")return se.errors=[{instancePath:s+
"/status",schemaPath:"schema:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="i\
n_progress"||y==="completed"||y==="incomplete"))return se.errors=[{instancePath:s+"/status",schemaPath:"\
schema:ItemStatus/enum",keyword:"enum",params:{allowedValues:Ce.enum}}],!1;var a=f===e}else var a=!0;
if(a){if(t.call_id!==void 0){let y=t.call_id,f=e;if(e===f)if(typeof y=="string"){if(S(y,256))return se.
errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return se.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(t.action!==void 0){
let y=t.action,f=e;if(e===f&&!(y&&typeof y=="object"&&!Array.isArray(y)))return se.errors=[{instancePath:s+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"object"}}],!1;var a=f===
e}else var a=!0;if(a)if(t.operation!==void 0){let y=t.operation,f=e;if(e===f&&!(y&&typeof y=="object"&&
!Array.isArray(y)))return se.errors=[{instancePath:s+"/operation",schemaPath:"#/properties/operation\
/type",keyword:"type",params:{type:"object"}}],!1;var a=f===e}else var a=!0}}}}}else return se.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=r,e===
0}var Kt={type:"object",required:["id","type","summary"],properties:{id:{$ref:"schema:ItemId"},type:{
type:"string",const:"reasoning"},status:{$ref:"schema:ItemStatus"},summary:{type:"array",maxItems:1024,
items:{$ref:"schema:ReasoningPart"}},content:{type:"array",maxItems:1024,items:{$ref:"schema:Reasoni\
ngText"}},encrypted_content:{type:["string","null"],maxLength:33554432}},$id:"schema:ReasoningItem"};function B(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.id===void 0&&(v="id")||
t.type===void 0&&(v="type")||t.summary===void 0&&(v="summary"))return B.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:v}}],!1;if(t.id!==void 0){let d=t.id,u=e;if(e===
e)if(typeof d=="string"){if(S(d,256))return B.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemI\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(d,1))return B.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=
[{instancePath:s+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=u===
e}else var a=!0;if(a){if(t.type!==void 0){let d=t.type,u=e;if(typeof d!="string")return B.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="reaso\
ning")return B.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"reasoning"}}],!1;var a=u===e}else var a=!0;if(a){if(t.status!==void 0){let d=t.
status,u=e;if(typeof d!="string")return B.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemS\
tatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="in_progress"||d==="completed"||d===
"incomplete"))return B.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",keyword:"\
enum",params:{allowedValues:Ce.enum}}],!1;var a=u===e}else var a=!0;if(a){if(t.summary!==void 0){let d=t.
summary,u=e;if(e===u)if(Array.isArray(d)){if(d.length>1024)return B.errors=[{instancePath:s+"/summar\
y",schemaPath:"#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var g=!0;
let k=d.length;for(let L=0;L<k;L++){let $=d[L],o=e;if(e===e)if($&&typeof $=="object"&&!Array.isArray(
$)){let j;if($.type===void 0&&(j="type")||$.text===void 0&&(j="text"))return B.errors=[{instancePath:s+
"/summary/"+L,schemaPath:"schema:ReasoningPart/required",keyword:"required",params:{missingProperty:j}}],
!1;if($.type!==void 0){let p=$.type,c=e;if(e===c)if(typeof p=="string"){if(S(p,64))return B.errors=[
{instancePath:s+"/summary/"+L+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(pe(p,1))return B.errors=[{instancePath:s+"/summary/"+L+"/type",
schemaPath:"schema:ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return B.errors=[{instancePath:s+"/summary/"+L+"/type",schemaPath:"schema:ReasoningPart/properties/t\
ype/type",keyword:"type",params:{type:"string"}}],!1;var y=c===e}else var y=!0;if(y)if($.text!==void 0){
let p=$.text,c=e;if(e===c)if(typeof p=="string"){if(S(p,33554432))return B.errors=[{instancePath:s+"\
/summary/"+L+"/text",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return B.errors=[{instancePath:s+"/summary/"+L+"/text",schemaPath:"\
schema:ReasoningPart/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var y=c===e}else
var y=!0}else return B.errors=[{instancePath:s+"/summary/"+L,schemaPath:"schema:ReasoningPart/type",
keyword:"type",params:{type:"object"}}],!1;var g=o===e;if(!g)break}}}else return B.errors=[{instancePath:s+
"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"array"}}],!1;var a=u===
e}else var a=!0;if(a){if(t.content!==void 0){let d=t.content,u=e;if(e===u)if(Array.isArray(d)){if(d.
length>1024)return B.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/maxItems",keyword:"\
maxItems",params:{limit:1024}}],!1;{var f=!0;let k=d.length;for(let L=0;L<k;L++){let $=d[L],o=e;if(e===
e)if($&&typeof $=="object"&&!Array.isArray($)){let j;if($.type===void 0&&(j="type")||$.text===void 0&&
(j="text"))return B.errors=[{instancePath:s+"/content/"+L,schemaPath:"schema:ReasoningText/required",
keyword:"required",params:{missingProperty:j}}],!1;if($.type!==void 0){let p=$.type,c=e;if(typeof p!=
"string")return B.errors=[{instancePath:s+"/content/"+L+"/type",schemaPath:"schema:ReasoningText/pro\
perties/type/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="reasoning_text")return B.errors=
[{instancePath:s+"/content/"+L+"/type",schemaPath:"schema:ReasoningText/properties/type/const",keyword:"\
const",params:{allowedValue:"reasoning_text"}}],!1;var m=c===e}else var m=!0;if(m)if($.text!==void 0){
let p=$.text,c=e;if(e===c)if(typeof p=="string"){if(S(p,33554432))return B.errors=[{instancePath:s+"\
/content/"+L+"/text",schemaPath:"schema:ReasoningText/properties/text/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return B.errors=[{instancePath:s+"/content/"+L+"/text",schemaPath:"\
schema:ReasoningText/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var m=c===e}else
var m=!0}else return B.errors=[{instancePath:s+"/content/"+L,schemaPath:"schema:ReasoningText/type",
keyword:"type",params:{type:"object"}}],!1;var f=o===e;if(!f)break}}}else return B.errors=[{instancePath:s+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"}}],!1;var a=u===
e}else var a=!0;if(a)if(t.encrypted_content!==void 0){let d=t.encrypted_content,u=e;if(typeof d!="st\
ring"&&d!==null)return B.errors=[{instancePath:s+"/encrypted_content",schemaPath:"#/properties/encry\
pted_content/type",keyword:"type",params:{type:Kt.properties.encrypted_content.type}}],!1;if(e===u&&
typeof d=="string"&&S(d,33554432))return B.errors=[{instancePath:s+"/encrypted_content",schemaPath:"\
#/properties/encrypted_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=u===
e}else var a=!0}}}}}else return B.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return B.errors=r,e===0}function ze(t,{instancePath:s="",parentData:T,parentDataProperty:O,
rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0,a=e,g=!1,y=e;re(t,{instancePath:s,parentData:T,
parentDataProperty:O,rootData:I,dynamicAnchors:D})||(r=r===null?re.errors:r.concat(re.errors),e=r.length);
var f=y===e;if(g=g||f,!g){let m=e;Z(t,{instancePath:s,parentData:T,parentDataProperty:O,rootData:I,dynamicAnchors:D})||
(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var f=m===e;if(g=g||f,!g){let d=e;G(t,{instancePath:s,
parentData:T,parentDataProperty:O,rootData:I,dynamicAnchors:D})||(r=r===null?G.errors:r.concat(G.errors),
e=r.length);var f=d===e;if(g=g||f,!g){let x=e;se(t,{instancePath:s,parentData:T,parentDataProperty:O,
rootData:I,dynamicAnchors:D})||(r=r===null?se.errors:r.concat(se.errors),e=r.length);var f=x===e;if(g=
g||f,!g){let L=e;B(t,{instancePath:s,parentData:T,parentDataProperty:O,rootData:I,dynamicAnchors:D})||
(r=r===null?B.errors:r.concat(B.errors),e=r.length);var f=L===e;g=g||f}}}}if(g)e=a,r!==null&&(a?r.length=
a:r=null);else{let m={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[m]:r.push(m),e++,ze.errors=r,!1}return ze.errors=r,e===0}var Jt={type:"object",properties:{format:{
anyOf:[{$ref:"schema:TextFormat"},{type:"null"}]},verbosity:{type:["string","null"],maxLength:64}},$id:"\
schema:TextSettings"},ir={type:"object",required:["type"],properties:{type:{type:"string",enum:["tex\
t","json_object","json_schema"]},name:{type:"string",minLength:1,maxLength:256},description:{type:["\
string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:["boolean","null"]}},
if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["name","schema"],properties:{
name:{},schema:{}}},$id:"schema:TextFormat"};function ae(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.type===void 0&&(v=
"type")){let d={};r===null?r=[d]:r.push(d),e++}else if(t.type!==void 0&&t.type!=="json_schema"){let d={};
r===null?r=[d]:r.push(d),e++}}var f=y===e;if(e=a,r!==null&&(a?r.length=a:r=null),f){let v=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.name===void 0&&(u="name")||t.schema===void 0&&(u="schema"))return ae.
errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:u}}],
!1}var f=v===e;g=f}if(!g){let v={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[v]:r.push(v),e++,ae.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.
isArray(t)){let v;if(t.type===void 0&&(v="type"))return ae.errors=[{instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:v}}],!1;if(t.type!==void 0){let d=t.type,u=e;if(typeof d!=
"string")return ae.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(!(d==="text"||d==="json_object"||d==="json_schema"))return ae.errors=
[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ir.
properties.type.enum}}],!1;var m=u===e}else var m=!0;if(m){if(t.name!==void 0){let d=t.name,u=e;if(e===
u)if(typeof d=="string"){if(S(d,256))return ae.errors=[{instancePath:s+"/name",schemaPath:"#/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(d,1))return ae.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var m=u===e}else var m=!0;if(m){if(t.description!==void 0){let d=t.description,u=e;if(typeof d!=
"string"&&d!==null)return ae.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descrip\
tion/type",keyword:"type",params:{type:ir.properties.description.type}}],!1;if(e===u&&typeof d=="str\
ing"&&S(d,65536))return ae.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descripti\
on/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var m=u===e}else var m=!0;if(m){if(t.schema!==
void 0){let d=t.schema,u=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d)))return ae.errors=[{
instancePath:s+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}}],
!1;var m=u===e}else var m=!0;if(m)if(t.strict!==void 0){let d=t.strict,u=e;if(typeof d!="boolean"&&d!==
null)return ae.errors=[{instancePath:s+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",
params:{type:ir.properties.strict.type}}],!1;var m=u===e}else var m=!0}}}}else return ae.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=r,e===0}function Ie(t,{
instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.format!==void 0){let y=t.format,f=e,m=e,
v=!1,d=e;ae(y,{instancePath:s+"/format",parentData:t,parentDataProperty:"format",rootData:I,dynamicAnchors:D})||
(r=r===null?ae.errors:r.concat(ae.errors),e=r.length);var a=d===e;if(v=v||a,!v){let u=e;if(y!==null){
let k={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[k]:r.push(k),e++}var a=u===e;v=v||a}if(v)e=m,r!==null&&(m?r.length=m:r=null);else{
let u={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[u]:r.push(u),e++,Ie.errors=r,!1}var g=f===e}else var g=!0;if(g)if(t.verbosity!==void 0){let y=t.
verbosity,f=e;if(typeof y!="string"&&y!==null)return Ie.errors=[{instancePath:s+"/verbosity",schemaPath:"\
#/properties/verbosity/type",keyword:"type",params:{type:Jt.properties.verbosity.type}}],!1;if(e===f&&
typeof y=="string"&&S(y,64))return Ie.errors=[{instancePath:s+"/verbosity",schemaPath:"#/properties/\
verbosity/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var g=f===e}else var g=!0}else return Ie.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
r,e===0}var nr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},namespace:{type:["string","null"],maxLength:256},mode:{type:"\
string",enum:["auto","required"]},tools:{type:"array",maxItems:1e4,items:{$ref:"schema:Tool"}}},$id:"\
schema:ChosenTool"},Ze={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,
maxLength:64},name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},
parameters:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{
anyOf:[{$ref:"schema:CustomToolFormat"},{type:"null"}]},tools:{type:["array","null"],maxItems:1e4,items:{
$ref:"schema:GroupedTool"}}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{
required:["name"],properties:{name:{type:"string",minLength:1}}},else:{if:{required:["type"],properties:{
type:{const:"namespace"}}},then:{required:["name","tools"],properties:{name:{type:"string",minLength:1},
tools:{type:"array"}}}},$id:"schema:Tool"},st={type:"object",required:["type"],properties:{type:{type:"\
string",enum:["text","grammar"]},syntax:{type:"string",maxLength:64},definition:{type:"string",maxLength:1048576}},
$id:"schema:CustomToolFormat"},or={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,
maxLength:64},name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},
parameters:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{
anyOf:[{$ref:"schema:CustomToolFormat"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:[
"function","custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},$id:"\
schema:GroupedTool"};function Q(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,
dynamicAnchors:D={}}={}){let r=null,e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let x;
if(t.type===void 0&&(x="type")){let k={};r===null?r=[k]:r.push(k),e++}else if(t.type!==void 0){let k=t.
type;if(!(k==="function"||k==="custom")){let L={};r===null?r=[L]:r.push(L),e++}}}var f=y===e;if(e=a,
r!==null&&(a?r.length=a:r=null),f){let x=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let L;if(t.name===
void 0&&(L="name"))return Q.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",
params:{missingProperty:L}}],!1;if(t.name!==void 0){let $=t.name;if(e===e)if(typeof $=="string"){if(pe(
$,1))return Q.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/name",schemaPath:"#/then/pr\
operties/name/type",keyword:"type",params:{type:"string"}}],!1}}var f=x===e;g=f}if(!g){let x={instancePath:s,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[x]:r.push(x),e++,Q.
errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let x;if(t.type===void 0&&(x="type"))
return Q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:x}}],
!1;if(t.type!==void 0){let k=t.type,L=e;if(e===L)if(typeof k=="string"){if(S(k,64))return Q.errors=[
{instancePath:s+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(pe(k,1))return Q.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/type",schemaPath:"#/propert\
ies/type/type",keyword:"type",params:{type:"string"}}],!1;var m=L===e}else var m=!0;if(m){if(t.name!==
void 0){let k=t.name,L=e;if(typeof k!="string"&&k!==null)return Q.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:or.properties.name.type}}],!1;if(e===L&&typeof k==
"string"&&S(k,256))return Q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var m=L===e}else var m=!0;if(m){if(t.description!==void 0){
let k=t.description,L=e;if(typeof k!="string"&&k!==null)return Q.errors=[{instancePath:s+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:or.properties.description.
type}}],!1;if(e===L&&typeof k=="string"&&S(k,65536))return Q.errors=[{instancePath:s+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var m=L===
e}else var m=!0;if(m){if(t.parameters!==void 0){let k=t.parameters,L=e,$=e,o=!1,i=e;if(e===e&&!(k&&typeof k==
"object"&&!Array.isArray(k))){let p={instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",
keyword:"type",params:{type:"object"}};r===null?r=[p]:r.push(p),e++}var v=i===e;if(o=o||v,!o){let p=e;
if(k!==null){let w={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[w]:r.push(w),e++}var v=p===e;o=o||v}if(o)e=$,r!==null&&($?r.
length=$:r=null);else{let p={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf",
keyword:"anyOf",params:{}};return r===null?r=[p]:r.push(p),e++,Q.errors=r,!1}var m=L===e}else var m=!0;
if(m){if(t.strict!==void 0){let k=t.strict,L=e;if(typeof k!="boolean"&&k!==null)return Q.errors=[{instancePath:s+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:or.properties.strict.type}}],
!1;var m=L===e}else var m=!0;if(m)if(t.format!==void 0){let k=t.format,L=e,$=e,o=!1,i=e;if(e===e)if(k&&
typeof k=="object"&&!Array.isArray(k)){let p;if(k.type===void 0&&(p="type")){let c={instancePath:s+"\
/format",schemaPath:"schema:CustomToolFormat/required",keyword:"required",params:{missingProperty:p}};
r===null?r=[c]:r.push(c),e++}else{if(k.type!==void 0){let c=k.type,w=e;if(typeof c!="string"){let n={
instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"typ\
e",params:{type:"string"}};r===null?r=[n]:r.push(n),e++}if(!(c==="text"||c==="grammar")){let n={instancePath:s+
"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:st.
properties.type.enum}};r===null?r=[n]:r.push(n),e++}var d=w===e}else var d=!0;if(d){if(k.syntax!==void 0){
let c=k.syntax,w=e;if(e===w)if(typeof c=="string"){if(S(c,64)){let l={instancePath:s+"/format/syntax",
schemaPath:"schema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[l]:r.push(l),e++}}else{let l={instancePath:s+"/format/syntax",schemaPath:"schema:CustomT\
oolFormat/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[l]:r.push(l),e++}
var d=w===e}else var d=!0;if(d)if(k.definition!==void 0){let c=k.definition,w=e;if(e===w)if(typeof c==
"string"){if(S(c,1048576)){let l={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolF\
ormat/properties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[l]:r.
push(l),e++}}else{let l={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/pro\
perties/definition/type",keyword:"type",params:{type:"string"}};r===null?r=[l]:r.push(l),e++}var d=w===
e}else var d=!0}}}else{let p={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"\
type",params:{type:"object"}};r===null?r=[p]:r.push(p),e++}var u=i===e;if(o=o||u,!o){let p=e;if(k!==
null){let w={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[w]:r.push(w),e++}var u=p===e;o=o||u}if(o)e=$,r!==null&&($?r.length=$:r=null);else{
let p={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[p]:r.push(p),e++,Q.errors=r,!1}var m=L===e}else var m=!0}}}}}else return Q.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=r,e===0}function K(t,{
instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,
e=0,a=e,g=!0,y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type")){
let i={};r===null?r=[i]:r.push(i),e++}else if(t.type!==void 0){let i=t.type;if(!(i==="function"||i===
"custom")){let q={};r===null?r=[q]:r.push(q),e++}}}var f=y===e;e=a,r!==null&&(a?r.length=a:r=null);let m;
if(f){let o=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let q;if(t.name===void 0&&(q="name"))return K.
errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:q}}],
!1;if(t.name!==void 0){let j=t.name;if(e===e)if(typeof j=="string"){if(pe(j,1))return K.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return K.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var f=o===e;g=f,m="then"}else{let o=e,i=e,q=!0,j=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){let c;if(t.type===void 0&&(c="type")){let w={};r===null?r=[w]:r.push(w),e++}else if(t.type!==
void 0&&t.type!=="namespace"){let w={};r===null?r=[w]:r.push(w),e++}}var v=j===e;if(e=i,r!==null&&(i?
r.length=i:r=null),v){let c=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.name===void 0&&
(n="name")||t.tools===void 0&&(n="tools"))return K.errors=[{instancePath:s,schemaPath:"#/else/then/r\
equired",keyword:"required",params:{missingProperty:n}}],!1;if(t.name!==void 0){let l=t.name,b=e;if(e===
b)if(typeof l=="string"){if(pe(l,1))return K.errors=[{instancePath:s+"/name",schemaPath:"#/else/then\
/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:s+
"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=b===
e}else var d=!0;if(d)if(t.tools!==void 0){let l=e;if(!Array.isArray(t.tools))return K.errors=[{instancePath:s+
"/tools",schemaPath:"#/else/then/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=l===
e}else var d=!0}var v=c===e;q=v}if(!q){let c={instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{
failingKeyword:"then"}};return r===null?r=[c]:r.push(c),e++,K.errors=r,!1}var f=o===e;g=f,m="else"}if(!g){
let o={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:m}};return r===null?r=[o]:
r.push(o),e++,K.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===
void 0&&(o="type"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;if(t.type!==void 0){let i=t.type,q=e;if(e===q)if(typeof i=="string"){if(S(i,
64))return K.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(pe(i,1))return K.errors=[{instancePath:s+"/type",schemaPath:"#/prope\
rties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var u=q===e}else
var u=!0;if(u){if(t.name!==void 0){let i=t.name,q=e;if(typeof i!="string"&&i!==null)return K.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:Ze.properties.
name.type}}],!1;if(e===q&&typeof i=="string"&&S(i,256))return K.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=q===e}else var u=!0;if(u){
if(t.description!==void 0){let i=t.description,q=e;if(typeof i!="string"&&i!==null)return K.errors=[
{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ze.
properties.description.type}}],!1;if(e===q&&typeof i=="string"&&S(i,65536))return K.errors=[{instancePath:s+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;var u=q===e}else var u=!0;if(u){if(t.parameters!==void 0){let i=t.parameters,q=e,j=e,p=!1,c=e;if(e===
e&&!(i&&typeof i=="object"&&!Array.isArray(i))){let l={instancePath:s+"/parameters",schemaPath:"sche\
ma:JsonSchema/type",keyword:"type",params:{type:"object"}};r===null?r=[l]:r.push(l),e++}var x=c===e;
if(p=p||x,!p){let l=e;if(i!==null){let _={instancePath:s+"/parameters",schemaPath:"#/properties/para\
meters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}var x=l===e;p=
p||x}if(p)e=j,r!==null&&(j?r.length=j:r=null);else{let l={instancePath:s+"/parameters",schemaPath:"#\
/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?r=[l]:r.push(l),e++,K.errors=
r,!1}var u=q===e}else var u=!0;if(u){if(t.strict!==void 0){let i=t.strict,q=e;if(typeof i!="boolean"&&
i!==null)return K.errors=[{instancePath:s+"/strict",schemaPath:"#/properties/strict/type",keyword:"t\
ype",params:{type:Ze.properties.strict.type}}],!1;var u=q===e}else var u=!0;if(u){if(t.format!==void 0){
let i=t.format,q=e,j=e,p=!1,c=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let l;if(i.type===
void 0&&(l="type")){let b={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/required",keyword:"\
required",params:{missingProperty:l}};r===null?r=[b]:r.push(b),e++}else{if(i.type!==void 0){let b=i.
type,_=e;if(typeof b!="string"){let h={instancePath:s+"/format/type",schemaPath:"schema:CustomToolFo\
rmat/properties/type/type",keyword:"type",params:{type:"string"}};r===null?r=[h]:r.push(h),e++}if(!(b===
"text"||b==="grammar")){let h={instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/pro\
perties/type/enum",keyword:"enum",params:{allowedValues:st.properties.type.enum}};r===null?r=[h]:r.push(
h),e++}var k=_===e}else var k=!0;if(k){if(i.syntax!==void 0){let b=i.syntax,_=e;if(e===_)if(typeof b==
"string"){if(S(b,64)){let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat/pro\
perties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[A]:r.push(A),e++}}else{
let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat/properties/syntax/type",keyword:"\
type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}var k=_===e}else var k=!0;if(k)if(i.definition!==
void 0){let b=i.definition,_=e;if(e===_)if(typeof b=="string"){if(S(b,1048576)){let A={instancePath:s+
"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition/maxLength",keyword:"m\
axLength",params:{limit:1048576}};r===null?r=[A]:r.push(A),e++}}else{let A={instancePath:s+"/format/\
definition",schemaPath:"schema:CustomToolFormat/properties/definition/type",keyword:"type",params:{type:"\
string"}};r===null?r=[A]:r.push(A),e++}var k=_===e}else var k=!0}}}else{let l={instancePath:s+"/form\
at",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"object"}};r===null?r=[l]:
r.push(l),e++}var L=c===e;if(p=p||L,!p){let l=e;if(i!==null){let _={instancePath:s+"/format",schemaPath:"\
#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}
var L=l===e;p=p||L}if(p)e=j,r!==null&&(j?r.length=j:r=null);else{let l={instancePath:s+"/format",schemaPath:"\
#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[l]:r.push(l),e++,K.errors=r,
!1}var u=q===e}else var u=!0;if(u)if(t.tools!==void 0){let i=t.tools,q=e;if(!Array.isArray(i)&&i!==null)
return K.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{
type:Ze.properties.tools.type}}],!1;if(e===q&&Array.isArray(i)){if(i.length>1e4)return K.errors=[{instancePath:s+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var $=!0;
let p=i.length;for(let c=0;c<p;c++){let w=e;Q(i[c],{instancePath:s+"/tools/"+c,parentData:i,parentDataProperty:c,
rootData:I,dynamicAnchors:D})||(r=r===null?Q.errors:r.concat(Q.errors),e=r.length);var $=w===e;if(!$)
break}}}var u=q===e}else var u=!0}}}}}}else return K.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return K.errors=r,e===0}function ie(t,{instancePath:s="",parentData:T,
parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let y;if(t.type===void 0&&(y="type"))return ie.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:y}}],!1;if(t.type!==void 0){let f=t.type,m=e;
if(e===m)if(typeof f=="string"){if(S(f,64))return ie.errors=[{instancePath:s+"/type",schemaPath:"#/p\
roperties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(pe(f,1))return ie.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=m===e}else var a=!0;if(a){if(t.name!==void 0){let f=t.name,m=e;if(typeof f!="string"&&
f!==null)return ie.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:nr.properties.name.type}}],!1;if(e===m&&typeof f=="string"&&S(f,256))return ie.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=m===e}else var a=!0;if(a){if(t.namespace!==void 0){let f=t.namespace,m=e;if(typeof f!="stri\
ng"&&f!==null)return ie.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/type",
keyword:"type",params:{type:nr.properties.namespace.type}}],!1;if(e===m&&typeof f=="string"&&S(f,256))
return ie.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var a=m===e}else var a=!0;if(a){if(t.mode!==void 0){let f=t.mode,
m=e;if(typeof f!="string")return ie.errors=[{instancePath:s+"/mode",schemaPath:"#/properties/mode/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(f==="auto"||f==="required"))return ie.errors=[{instancePath:s+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:nr.properties.mode.
enum}}],!1;var a=m===e}else var a=!0;if(a)if(t.tools!==void 0){let f=t.tools,m=e;if(e===m)if(Array.isArray(
f)){if(f.length>1e4)return ie.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxIte\
ms",keyword:"maxItems",params:{limit:1e4}}],!1;{var g=!0;let d=f.length;for(let u=0;u<d;u++){let x=e;
K(f[u],{instancePath:s+"/tools/"+u,parentData:f,parentDataProperty:u,rootData:I,dynamicAnchors:D})||
(r=r===null?K.errors:r.concat(K.errors),e=r.length);var g=x===e;if(!g)break}}}else return ie.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var a=m===e}else var a=!0}}}}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ie.errors=r,e===0}function N(t,{instancePath:s="",parentData:T,
parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="\
object"&&!Array.isArray(t)){let $;if(t.id===void 0&&($="id")||t.object===void 0&&($="object")||t.created_at===
void 0&&($="created_at")||t.status===void 0&&($="status")||t.error===void 0&&($="error")||t.incomplete_details===
void 0&&($="incomplete_details")||t.instructions===void 0&&($="instructions")||t.max_output_tokens===
void 0&&($="max_output_tokens")||t.metadata===void 0&&($="metadata")||t.model===void 0&&($="model")||
t.output===void 0&&($="output")||t.parallel_tool_calls===void 0&&($="parallel_tool_calls")||t.previous_response_id===
void 0&&($="previous_response_id")||t.reasoning===void 0&&($="reasoning")||t.store===void 0&&($="sto\
re")||t.temperature===void 0&&($="temperature")||t.text===void 0&&($="text")||t.tool_choice===void 0&&
($="tool_choice")||t.tools===void 0&&($="tools")||t.top_p===void 0&&($="top_p")||t.truncation===void 0&&
($="truncation"))return N.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:$}}],!1;if(t.id!==void 0){let o=t.id,i=e;if(e===i)if(typeof o=="string"){if(S(o,256))
return N.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(o,1))return N.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:s+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(t.
object!==void 0){let o=t.object,i=e;if(typeof o!="string")return N.errors=[{instancePath:s+"/object",
schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="response")return N.
errors=[{instancePath:s+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
response"}}],!1;var a=i===e}else var a=!0;if(a){if(t.created_at!==void 0){let o=t.created_at,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return N.errors=[{instancePath:s+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof o=="numbe\
r"&&isFinite(o)){if(o>4102444800||isNaN(o))return N.errors=[{instancePath:s+"/created_at",schemaPath:"\
#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<
0||isNaN(o))return N.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(t.status!==
void 0){let o=t.status,i=e;if(typeof o!="string")return N.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="in_progress"||o==="co\
mpleted"||o==="incomplete"||o==="failed"))return N.errors=[{instancePath:s+"/status",schemaPath:"#/p\
roperties/status/enum",keyword:"enum",params:{allowedValues:_e.properties.status.enum}}],!1;var a=i===
e}else var a=!0;if(a){if(t.background!==void 0){let o=e;if(typeof t.background!="boolean")return N.errors=
[{instancePath:s+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=o===e}else var a=!0;if(a){if(t.completed_at!==void 0){let o=t.completed_at,i=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:s+
"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:_e.properties.
completed_at.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>4102444800||isNaN(o))return N.
errors=[{instancePath:s+"/completed_at",schemaPath:"#/properties/completed_at/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:4102444800}}],!1;if(o<0||isNaN(o))return N.errors=[{instancePath:s+
"/completed_at",schemaPath:"#/properties/completed_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(t.error!==void 0){let o=t.error,i=e,q=e,j=!1,p=e;
if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.code===void 0&&(n="code")||o.message===
void 0&&(n="message")){let l={instancePath:s+"/error",schemaPath:"schema:ResponseFailure/required",keyword:"\
required",params:{missingProperty:n}};r===null?r=[l]:r.push(l),e++}else{if(o.code!==void 0){let l=o.
code,b=e;if(e===b)if(typeof l=="string"){if(S(l,64)){let _={instancePath:s+"/error/code",schemaPath:"\
schema:ResponseFailure/properties/code/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=
[_]:r.push(_),e++}else if(!Vt.test(l)){let _={instancePath:s+"/error/code",schemaPath:"schema:Respon\
seFailure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};r===null?
r=[_]:r.push(_),e++}}else{let _={instancePath:s+"/error/code",schemaPath:"schema:ResponseFailure/pro\
perties/code/type",keyword:"type",params:{type:"string"}};r===null?r=[_]:r.push(_),e++}var g=b===e}else
var g=!0;if(g)if(o.message!==void 0){let l=o.message,b=e;if(e===b)if(typeof l=="string"){if(S(l,2048)){
let h={instancePath:s+"/error/message",schemaPath:"schema:ResponseFailure/properties/message/maxLeng\
th",keyword:"maxLength",params:{limit:2048}};r===null?r=[h]:r.push(h),e++}else if(pe(l,1)){let h={instancePath:s+
"/error/message",schemaPath:"schema:ResponseFailure/properties/message/minLength",keyword:"minLength",
params:{limit:1}};r===null?r=[h]:r.push(h),e++}}else{let h={instancePath:s+"/error/message",schemaPath:"\
schema:ResponseFailure/properties/message/type",keyword:"type",params:{type:"string"}};r===null?r=[h]:
r.push(h),e++}var g=b===e}else var g=!0}}else{let n={instancePath:s+"/error",schemaPath:"schema:Resp\
onseFailure/type",keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var y=p===e;if(j=
j||y,!j){let n=e;if(o!==null){let b={instancePath:s+"/error",schemaPath:"#/properties/error/anyOf/1/\
type",keyword:"type",params:{type:"null"}};r===null?r=[b]:r.push(b),e++}var y=n===e;j=j||y}if(j)e=q,
r!==null&&(q?r.length=q:r=null);else{let n={instancePath:s+"/error",schemaPath:"#/properties/error/a\
nyOf",keyword:"anyOf",params:{}};return r===null?r=[n]:r.push(n),e++,N.errors=r,!1}var a=i===e}else var a=!0;
if(a){if(t.incomplete_details!==void 0){let o=t.incomplete_details,i=e,q=e,j=!1,p=e;if(e===e)if(o&&typeof o==
"object"&&!Array.isArray(o)){let n;if(o.reason===void 0&&(n="reason")){let l={instancePath:s+"/incom\
plete_details",schemaPath:"schema:IncompleteDetails/required",keyword:"required",params:{missingProperty:n}};
r===null?r=[l]:r.push(l),e++}else if(o.reason!==void 0){let l=o.reason;if(typeof l!="string"){let b={
instancePath:s+"/incomplete_details/reason",schemaPath:"schema:IncompleteDetails/properties/reason/t\
ype",keyword:"type",params:{type:"string"}};r===null?r=[b]:r.push(b),e++}if(!(l==="max_output_tokens"||
l==="content_filter")){let b={instancePath:s+"/incomplete_details/reason",schemaPath:"schema:Incompl\
eteDetails/properties/reason/enum",keyword:"enum",params:{allowedValues:Et.properties.reason.enum}};
r===null?r=[b]:r.push(b),e++}}}else{let n={instancePath:s+"/incomplete_details",schemaPath:"schema:I\
ncompleteDetails/type",keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var f=p===
e;if(j=j||f,!j){let n=e;if(o!==null){let b={instancePath:s+"/incomplete_details",schemaPath:"#/prope\
rties/incomplete_details/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[b]:r.push(b),
e++}var f=n===e;j=j||f}if(j)e=q,r!==null&&(q?r.length=q:r=null);else{let n={instancePath:s+"/incompl\
ete_details",schemaPath:"#/properties/incomplete_details/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[n]:r.push(n),e++,N.errors=r,!1}var a=i===e}else var a=!0;if(a){if(t.instructions!==void 0){let o=t.
instructions,i=e;if(typeof o!="string"&&o!==null)return N.errors=[{instancePath:s+"/instructions",schemaPath:"\
#/properties/instructions/type",keyword:"type",params:{type:_e.properties.instructions.type}}],!1;if(e===
i&&typeof o=="string"&&S(o,33554432))return N.errors=[{instancePath:s+"/instructions",schemaPath:"#/\
properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=i===e}else
var a=!0;if(a){if(t.max_output_tokens!==void 0){let o=t.max_output_tokens,i=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:s+"/max_output_tokens",schemaPath:"\
#/properties/max_output_tokens/type",keyword:"type",params:{type:_e.properties.max_output_tokens.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o))return N.errors=[{instancePath:s+
"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(o<1||isNaN(o))return N.errors=[{instancePath:s+"/max_output_tokens",schemaPath:"\
#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===
e}else var a=!0;if(a){if(t.metadata!==void 0){let o=t.metadata,i=e;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){if(Object.keys(o).length>16)return N.errors=[{instancePath:s+"/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}}],!1;for(let p in o){let c=o[p],
w=e;if(e===w)if(typeof c=="string"){if(S(c,512))return N.errors=[{instancePath:s+"/metadata/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1}else return N.errors=[{instancePath:s+"/metadata/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{
type:"string"}}],!1;var m=w===e;if(!m)break}}else return N.errors=[{instancePath:s+"/metadata",schemaPath:"\
schema:Metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a){if(t.
model!==void 0){let o=t.model,i=e;if(e===e)if(typeof o=="string"){if(S(o,256))return N.errors=[{instancePath:s+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(o,
1))return N.errors=[{instancePath:s+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return N.errors=[{instancePath:s+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(t.output!==void 0){
let o=t.output,i=e;if(e===i)if(Array.isArray(o)){if(o.length>1024)return N.errors=[{instancePath:s+"\
/output",schemaPath:"#/properties/output/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;
let j=o.length;for(let p=0;p<j;p++){let c=e;ze(o[p],{instancePath:s+"/output/"+p,parentData:o,parentDataProperty:p,
rootData:I,dynamicAnchors:D})||(r=r===null?ze.errors:r.concat(ze.errors),e=r.length);var v=c===e;if(!v)
break}}}else return N.errors=[{instancePath:s+"/output",schemaPath:"#/properties/output/type",keyword:"\
type",params:{type:"array"}}],!1;var a=i===e}else var a=!0;if(a){if(t.parallel_tool_calls!==void 0){
let o=e;if(typeof t.parallel_tool_calls!="boolean")return N.errors=[{instancePath:s+"/parallel_tool_\
calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=o===e}else var a=!0;if(a){if(t.previous_response_id!==void 0){let o=t.previous_response_id,i=e;
if(typeof o!="string"&&o!==null)return N.errors=[{instancePath:s+"/previous_response_id",schemaPath:"\
#/properties/previous_response_id/type",keyword:"type",params:{type:_e.properties.previous_response_id.
type}}],!1;if(e===i&&typeof o=="string"&&S(o,256))return N.errors=[{instancePath:s+"/previous_respon\
se_id",schemaPath:"#/properties/previous_response_id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=i===e}else var a=!0;if(a){if(t.prompt_cache_key!==void 0){let o=t.prompt_cache_key,i=e;if(typeof o!=
"string"&&o!==null)return N.errors=[{instancePath:s+"/prompt_cache_key",schemaPath:"#/properties/pro\
mpt_cache_key/type",keyword:"type",params:{type:_e.properties.prompt_cache_key.type}}],!1;if(e===i&&
typeof o=="string"&&S(o,1024))return N.errors=[{instancePath:s+"/prompt_cache_key",schemaPath:"#/pro\
perties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=i===e}else var a=!0;
if(a){if(t.reasoning!==void 0){let o=t.reasoning,i=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.effort!==void 0){let p=o.effort,c=e;if(typeof p!="string"&&p!==null)return N.errors=[{instancePath:s+
"/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effort/type",keyword:"type",params:{
type:Qr.properties.effort.type}}],!1;if(e===c&&typeof p=="string"&&S(p,64))return N.errors=[{instancePath:s+
"/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effort/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;var d=c===e}else var d=!0;if(d)if(o.summary!==void 0){let p=o.summary,c=e;
if(typeof p!="string"&&p!==null)return N.errors=[{instancePath:s+"/reasoning/summary",schemaPath:"sc\
hema:ReasoningSettings/properties/summary/type",keyword:"type",params:{type:Qr.properties.summary.type}}],
!1;if(e===c&&typeof p=="string"&&S(p,64))return N.errors=[{instancePath:s+"/reasoning/summary",schemaPath:"\
schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=c===
e}else var d=!0}else return N.errors=[{instancePath:s+"/reasoning",schemaPath:"schema:ReasoningSetti\
ngs/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a){if(t.safety_identifier!==
void 0){let o=t.safety_identifier,i=e;if(typeof o!="string"&&o!==null)return N.errors=[{instancePath:s+
"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type:_e.
properties.safety_identifier.type}}],!1;if(e===i&&typeof o=="string"&&S(o,1024))return N.errors=[{instancePath:s+
"/safety_identifier",schemaPath:"#/properties/safety_identifier/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=i===e}else var a=!0;if(a){if(t.store!==void 0){let o=e;if(typeof t.store!="bo\
olean")return N.errors=[{instancePath:s+"/store",schemaPath:"#/properties/store/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=o===e}else var a=!0;if(a){if(t.temperature!==void 0){let o=t.temperature,
i=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return N.errors=[{instancePath:s+"/temperature",
schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:_e.properties.temperature.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>2||isNaN(o))return N.errors=[{instancePath:s+"/te\
mperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],
!1;if(o<0||isNaN(o))return N.errors=[{instancePath:s+"/temperature",schemaPath:"#/properties/tempera\
ture/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){
if(t.text!==void 0){let o=e;Ie(t.text,{instancePath:s+"/text",parentData:t,parentDataProperty:"text",
rootData:I,dynamicAnchors:D})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var a=o===e}else
var a=!0;if(a){if(t.tool_choice!==void 0){let o=t.tool_choice,i=e,q=e,j=!1,p=e;if(typeof o!="string"){
let w={instancePath:s+"/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"\
string"}};r===null?r=[w]:r.push(w),e++}if(!(o==="none"||o==="auto"||o==="required")){let w={instancePath:s+
"/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Ut.enum}};r===
null?r=[w]:r.push(w),e++}var u=p===e;if(j=j||u,!j){let w=e;ie(o,{instancePath:s+"/tool_choice",parentData:t,
parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:D})||(r=r===null?ie.errors:r.concat(ie.errors),
e=r.length);var u=w===e;j=j||u}if(j)e=q,r!==null&&(q?r.length=q:r=null);else{let w={instancePath:s+"\
/tool_choice",schemaPath:"#/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[w]:r.push(w),e++,N.errors=r,!1}var a=i===e}else var a=!0;if(a){if(t.tools!==void 0){let o=t.tools,
i=e;if(e===i)if(Array.isArray(o)){if(o.length>1e4)return N.errors=[{instancePath:s+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var x=!0;let j=o.length;for(let p=0;p<
j;p++){let c=e;K(o[p],{instancePath:s+"/tools/"+p,parentData:o,parentDataProperty:p,rootData:I,dynamicAnchors:D})||
(r=r===null?K.errors:r.concat(K.errors),e=r.length);var x=c===e;if(!x)break}}}else return N.errors=[
{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var a=i===e}else var a=!0;if(a){if(t.top_logprobs!==void 0){let o=t.top_logprobs,i=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return N.errors=[{instancePath:s+"/top_logprobs",
schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type:_e.properties.top_logprobs.type}}],
!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>20||isNaN(o))return N.errors=[{instancePath:s+"/t\
op_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",
limit:20}}],!1;if(o<0||isNaN(o))return N.errors=[{instancePath:s+"/top_logprobs",schemaPath:"#/prope\
rties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else
var a=!0;if(a){if(t.top_p!==void 0){let o=t.top_p,i=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)
return N.errors=[{instancePath:s+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{
type:_e.properties.top_p.type}}],!1;if(e===i&&typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o))return N.
errors=[{instancePath:s+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(o<0||isNaN(o))return N.errors=[{instancePath:s+"/top_p",schemaPath:"#/propertie\
s/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){
if(t.truncation!==void 0){let o=t.truncation,i=e;if(typeof o!="string")return N.errors=[{instancePath:s+
"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type:"string"}}],!1;if(o!==
"disabled")return N.errors=[{instancePath:s+"/truncation",schemaPath:"#/properties/truncation/const",
keyword:"const",params:{allowedValue:"disabled"}}],!1;var a=i===e}else var a=!0;if(a){if(t.usage!==void 0){
let o=t.usage,i=e,q=e,j=!1,p=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let n;if(o.input_tokens===
void 0&&(n="input_tokens")||o.input_tokens_details===void 0&&(n="input_tokens_details")||o.output_tokens===
void 0&&(n="output_tokens")||o.output_tokens_details===void 0&&(n="output_tokens_details")||o.total_tokens===
void 0&&(n="total_tokens")){let l={instancePath:s+"/usage",schemaPath:"schema:ResponseUsage/required",
keyword:"required",params:{missingProperty:n}};r===null?r=[l]:r.push(l),e++}else{if(o.input_tokens!==
void 0){let l=o.input_tokens,b=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let _={instancePath:s+
"/usage/input_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[_]:r.push(_),e++}if(e===b&&typeof l=="number"&&isFinite(l)){if(l>
4294967295||isNaN(l)){let _={instancePath:s+"/usage/input_tokens",schemaPath:"schema:ResponseUsage/p\
roperties/input_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[_]:r.push(_),e++}else if(l<0||isNaN(l)){let _={instancePath:s+"/usage/input_tokens",schemaPath:"s\
chema:ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[_]:r.push(_),e++}}var k=b===e}else var k=!0;if(k){if(o.input_tokens_details!==void 0){let l=o.
input_tokens_details,b=e;if(e===b)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.cached_tokens===
void 0&&(h="cached_tokens")){let A={instancePath:s+"/usage/input_tokens_details",schemaPath:"schema:\
ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty:h}};
r===null?r=[A]:r.push(A),e++}else if(l.cached_tokens!==void 0){let A=l.cached_tokens,M=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let P={instancePath:s+"/usage/input_tokens_details/cached\
_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/t\
ype",keyword:"type",params:{type:"integer"}};r===null?r=[P]:r.push(P),e++}if(e===M&&typeof A=="numbe\
r"&&isFinite(A)){if(A>4294967295||isNaN(A)){let P={instancePath:s+"/usage/input_tokens_details/cache\
d_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[P]:r.push(P),e++}else if(A<
0||isNaN(A)){let P={instancePath:s+"/usage/input_tokens_details/cached_tokens",schemaPath:"schema:Re\
sponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};r===null?r=[P]:r.push(P),e++}}}}else{let h={instancePath:s+"/usage/input_t\
okens_details",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/type",keyword:"type",
params:{type:"object"}};r===null?r=[h]:r.push(h),e++}var k=b===e}else var k=!0;if(k){if(o.output_tokens!==
void 0){let l=o.output_tokens,b=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let h={instancePath:s+
"/usage/output_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[h]:r.push(h),e++}if(e===b&&typeof l=="number"&&isFinite(l)){if(l>
4294967295||isNaN(l)){let h={instancePath:s+"/usage/output_tokens",schemaPath:"schema:ResponseUsage/\
properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[h]:r.push(h),e++}else if(l<0||isNaN(l)){let h={instancePath:s+"/usage/output_tokens",schemaPath:"\
schema:ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[h]:r.push(h),e++}}var k=b===e}else var k=!0;if(k){if(o.output_tokens_details!==void 0){let l=o.
output_tokens_details,b=e;if(e===b)if(l&&typeof l=="object"&&!Array.isArray(l)){let h;if(l.reasoning_tokens===
void 0&&(h="reasoning_tokens")){let A={instancePath:s+"/usage/output_tokens_details",schemaPath:"sch\
ema:ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty:h}};
r===null?r=[A]:r.push(A),e++}else if(l.reasoning_tokens!==void 0){let A=l.reasoning_tokens,M=e;if(!(typeof A==
"number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let P={instancePath:s+"/usage/output_tokens_details/reaso\
ning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_\
tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[P]:r.push(P),e++}if(e===M&&typeof A==
"number"&&isFinite(A)){if(A>4294967295||isNaN(A)){let P={instancePath:s+"/usage/output_tokens_detail\
s/reasoning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/rea\
soning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[P]:r.
push(P),e++}else if(A<0||isNaN(A)){let P={instancePath:s+"/usage/output_tokens_details/reasoning_tok\
ens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}};r===null?r=[P]:r.push(P),e++}}}}else{let h={
instancePath:s+"/usage/output_tokens_details",schemaPath:"schema:ResponseUsage/properties/output_tok\
ens_details/type",keyword:"type",params:{type:"object"}};r===null?r=[h]:r.push(h),e++}var k=b===e}else
var k=!0;if(k)if(o.total_tokens!==void 0){let l=o.total_tokens,b=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){let h={instancePath:s+"/usage/total_tokens",schemaPath:"schema:ResponseUsag\
e/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[h]:r.push(h),e++}
if(e===b&&typeof l=="number"&&isFinite(l)){if(l>8589934590||isNaN(l)){let h={instancePath:s+"/usage/\
total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}};r===null?r=[h]:r.push(h),e++}else if(l<0||isNaN(l)){let h={instancePath:s+
"/usage/total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};r===null?r=[h]:r.push(h),e++}}var k=b===e}else var k=!0}}}}}else{
let n={instancePath:s+"/usage",schemaPath:"schema:ResponseUsage/type",keyword:"type",params:{type:"o\
bject"}};r===null?r=[n]:r.push(n),e++}var L=p===e;if(j=j||L,!j){let n=e;if(o!==null){let b={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[b]:r.push(b),e++}var L=n===e;j=j||L}if(j)e=q,r!==null&&(q?r.length=q:r=null);else{let n={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf",keyword:"anyOf",params:{}};return r===null?r=[n]:r.push(
n),e++,N.errors=r,!1}var a=i===e}else var a=!0;if(a)if(t.user!==void 0){let o=t.user,i=e;if(typeof o!=
"string"&&o!==null)return N.errors=[{instancePath:s+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:_e.properties.user.type}}],!1;if(e===i&&typeof o=="string"&&S(o,1024))return N.errors=
[{instancePath:s+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=i===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=r,e===0}function pr(t,{instancePath:s="",
parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(N(t.response,{instancePath:s+"/response",
parentData:t,parentDataProperty:"response",rootData:I,dynamicAnchors:D})||(r=r===null?N.errors:r.concat(
N.errors),e=r.length));else return pr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return pr.errors=r,e===0}var at=ve;function ve(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let g=t.
response;if(e===e)if(g&&typeof g=="object"&&!Array.isArray(g)){let f;if(g.object===void 0&&(f="objec\
t")||g.input_tokens===void 0&&(f="input_tokens"))return ve.errors=[{instancePath:s+"/response",schemaPath:"\
schema:InputTokens/required",keyword:"required",params:{missingProperty:f}}],!1;{let m=e;for(let v in g)
if(!(v==="object"||v==="input_tokens")){return ve.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:InputTokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],
!1;break}if(m===e){if(g.object!==void 0){let v=g.object,d=e;if(typeof v!="string")return ve.errors=[
{instancePath:s+"/response/object",schemaPath:"schema:InputTokens/properties/object/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(v!=="response.input_tokens")return ve.errors=[{instancePath:s+"/\
response/object",schemaPath:"schema:InputTokens/properties/object/const",keyword:"const",params:{allowedValue:"\
response.input_tokens"}}],!1;var a=d===e}else var a=!0;if(a)if(g.input_tokens!==void 0){let v=g.input_tokens,
d=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ve.errors=[{instancePath:s+"/res\
ponse/input_tokens",schemaPath:"schema:InputTokens/properties/input_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof v=="number"&&isFinite(v)){if(v>4294967295||isNaN(v))return ve.
errors=[{instancePath:s+"/response/input_tokens",schemaPath:"schema:InputTokens/properties/input_tok\
ens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(v<0||isNaN(v))return ve.
errors=[{instancePath:s+"/response/input_tokens",schemaPath:"schema:InputTokens/properties/input_tok\
ens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0}}}else
return ve.errors=[{instancePath:s+"/response",schemaPath:"schema:InputTokens/type",keyword:"type",params:{
type:"object"}}],!1}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ve.errors=r,e===0}var it=Ge;function Ge(t,{instancePath:s="",parentData:T,parentDataProperty:O,rootData:I=t,dynamicAnchors:D={}}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return Ge.errors=[{instancePath:s+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ge.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=
r,e===0}var as={createResponse:{parameters:Lr,body:Rr,replies:{200:tt}},countResponseTokens:{parameters:Ar,body:Mr,
replies:{200:at}},compactResponse:{parameters:jr,body:Er,replies:{}},retrieveResponse:{parameters:qr,
body:Vr,replies:{}},deleteResponse:{parameters:$r,body:Kr,replies:{}},getContract:{parameters:Ir,body:Zr,
replies:{200:it}},getReference:{parameters:Or,body:Hr,replies:{}},getReferenceFile:{parameters:Dr,body:Wr,
replies:{}}};export{as as default};
