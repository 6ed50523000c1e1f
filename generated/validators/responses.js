// Compiled from a contract by npm run generate. Never edited.
var ft=Object.create;var cr=Object.defineProperty;var yt=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var dt=Object.getPrototypeOf,ct=Object.prototype.hasOwnProperty;var hr=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(D){throw t=0,D}};var ht=(s,t,D,N)=>{if(t&&typeof t=="object"||typeof t=="function")for(let I of ut(t))!ct.call(s,I)&&
I!==D&&cr(s,I,{get:()=>t[I],enumerable:!(N=yt(t,I))||N.enumerable});return s};var Fe=(s,t,D)=>(D=s!=null?ft(dt(s)):{},ht(t||!s||!s.__esModule?cr(D,"default",{value:s,enumerable:!0}):
D,s));var Ge=hr(Ze=>{"use strict";Object.defineProperty(Ze,"__esModule",{value:!0});Ze.formats=void 0;var _t=2**
31-1,vt=(-2)**31,kt=2**63-1,bt=(-2)**63,vr=(2-2**-23)*2**127,kr=2**-126,Pt=-1*vr,wt=-1*kr,_r=()=>!0,
xt=/^[A-Za-z0-9+/]*(=|==)?$/;Ze.formats={int32:{validate:s=>Number.isInteger(s)&&s<=_t&&s>=vt,type:"\
number"},int64:{validate:s=>Number.isInteger(s)&&s<=kt&&s>=bt,type:"number"},float:{validate:s=>typeof s==
"number"&&(s===0||s<=vr&&s>=kr||s>=Pt&&s<=wt),type:"number"},double:{validate:s=>typeof s=="number",
type:"number"},byte:s=>s.length%4===0&&xt.test(s),binary:_r,password:_r}});var He=hr(je=>{"use strict";Object.defineProperty(je,"__esModule",{value:!0});je.formatNames=je.fastFormats=
je.fullFormats=void 0;function Ae(s,t){return{validate:s,compare:t}}je.fullFormats={date:Ae(xr,tr),time:Ae(
er(!0),sr),"date-time":Ae(br(!0),Ar),"iso-time":Ae(er(),Lr),"iso-date-time":Ae(br(),jr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:It,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:St,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Ot,int32:{type:"number",validate:Dt},
int64:{type:"number",validate:Rt},float:{type:"number",validate:wr},double:{type:"number",validate:wr},
password:!0,binary:!0};je.fastFormats={...je.fullFormats,date:Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,tr),time:Ae(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,sr),"date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ar),"iso-time":Ae(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Lr),
"iso-date-time":Ae(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
jr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
je.formatNames=Object.keys(je.fullFormats);function Lt(s){return s%4===0&&(s%100!==0||s%400===0)}var At=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
jt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function xr(s){let t=At.exec(s);if(!t)return!1;let D=+t[1],
N=+t[2],I=+t[3];return N>=1&&N<=12&&I>=1&&I<=(N===2&&Lt(D)?29:jt[N])}function tr(s,t){if(s&&t)return s>
t?1:s<t?-1:0}var Qe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function er(s){
return function(D){let N=Qe.exec(D);if(!N)return!1;let I=+N[1],O=+N[2],r=+N[3],e=N[4],a=N[5]==="-"?-1:
1,v=+(N[6]||0),f=+(N[7]||0);if(v>23||f>59||s&&!e)return!1;if(I<=23&&O<=59&&r<60)return!0;let y=O-f*a,
l=I-v*a-(y<0?1:0);return(l===23||l===-1)&&(y===59||y===-1)&&r<61}}function sr(s,t){if(!(s&&t))return;
let D=new Date("2020-01-01T"+s).valueOf(),N=new Date("2020-01-01T"+t).valueOf();if(D&&N)return D-N}function Lr(s,t){
if(!(s&&t))return;let D=Qe.exec(s),N=Qe.exec(t);if(D&&N)return s=D[1]+D[2]+D[3],t=N[1]+N[2]+N[3],s>t?
1:s<t?-1:0}var rr=/t|\s/i;function br(s){let t=er(s);return function(N){let I=N.split(rr);return I.length===
2&&xr(I[0])&&t(I[1])}}function Ar(s,t){if(!(s&&t))return;let D=new Date(s).valueOf(),N=new Date(t).valueOf();
if(D&&N)return D-N}function jr(s,t){if(!(s&&t))return;let[D,N]=s.split(rr),[I,O]=t.split(rr),r=tr(D,
I);if(r!==void 0)return r||sr(N,O)}var qt=/\/|:/,$t=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function It(s){return qt.test(s)&&$t.test(s)}var Pr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Ot(s){return Pr.lastIndex=0,Pr.test(s)}var Nt=-(2**31),Tt=2**31-1;function Dt(s){return Number.
isInteger(s)&&s<=Tt&&s>=Nt}function Rt(s){return Number.isInteger(s)}function wr(){return!0}var Ft=/[^\\]\\Z/;
function St(s){if(Ft.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var Se=(s,t)=>s.length>t&&gr(s)>t,Ce=(s,t)=>s.length<2*t&&gr(s)<t,gt=/[\ud800-\udbff][\udc00-\udfff]/g,
gr=s=>s.length-(s.match(gt)?.length??0);var qr=Fe(Ge()),$r=Fe(He()),ts={...qr.formats,...$r.fastFormats},Ir=X;var _e=Se,Ue=Ce,Or=new RegExp("^[ -~]+$","u"),Ct=new RegExp("^[ -~]*$","u");function X(s,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){let v;if(s.query===void 0&&(v="query")||s.headers===void 0&&(v="headers")||
s.params===void 0&&(v="params"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:v}}],!1;if(s.headers!==void 0){let f=s.headers;if(e===e)if(f&&typeof f==
"object"&&!Array.isArray(f)){if(f["x-request-timeout-ms"]!==void 0){let l=f["x-request-timeout-ms"],
h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d=typeof l,u;if(u===void 0)if(d===
"boolean"||l===null||d==="string"&&l&&l==+l&&!(l%1))u=+l;else return X.errors=[{instancePath:t+"/hea\
ders/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/type",keyword:"\
type",params:{type:"integer"}}],!1;u!==void 0&&(l=u,f!==void 0&&(f["x-request-timeout-ms"]=u))}if(e===
h&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(l))return X.errors=[{instancePath:t+"/headers/x-\
request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:6e5}}],!1;if(l<1||isNaN(l))return X.errors=[{instancePath:t+"\
/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=h===e}else var a=!0;if(a){if(f["i\
dempotency-key"]!==void 0){let l=f["idempotency-key"],h=e;if(typeof l!="string"){let u=typeof l,w;if(w===
void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return X.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["idempotency-key"]=w))}if(e===h&&typeof l==
"string"){if(_e(l,255))return X.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/pro\
perties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ue(
l,1))return X.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/pr\
operties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Or.test(l))return X.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var a=h===e}else var a=!0;if(a){
if(f["session-id"]!==void 0){let l=f["session-id"],h=e;if(typeof l!="string"){let u=typeof l,w;if(w===
void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return X.errors=[{instancePath:t+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/type",keyword:"type",params:{
type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["session-id"]=w))}if(e===h&&typeof l=="string"&&
_e(l,4096))return X.errors=[{instancePath:t+"/headers/session-id",schemaPath:"#/properties/headers/p\
roperties/session-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=h===e}else var a=!0;
if(a){if(f["thread-id"]!==void 0){let l=f["thread-id"],h=e;if(typeof l!="string"){let u=typeof l,w;if(w===
void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return X.errors=[{instancePath:t+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/type",keyword:"type",params:{
type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["thread-id"]=w))}if(e===h&&typeof l=="string"&&_e(
l,4096))return X.errors=[{instancePath:t+"/headers/thread-id",schemaPath:"#/properties/headers/prope\
rties/thread-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=h===e}else var a=!0;if(a){
if(f["x-claude-code-session-id"]!==void 0){let l=f["x-claude-code-session-id"],h=e;if(typeof l!="str\
ing"){let u=typeof l,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return X.
errors=[{instancePath:t+"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/propert\
ies/x-claude-code-session-id/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&
(f["x-claude-code-session-id"]=w))}if(e===h&&typeof l=="string"&&_e(l,4096))return X.errors=[{instancePath:t+
"/headers/x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-sessio\
n-id/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=h===e}else var a=!0;if(a)if(f["op\
enai-beta"]!==void 0){let l=f["openai-beta"],h=e;if(typeof l!="string"){let u=typeof l,w;if(w===void 0)
if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return X.errors=[{instancePath:t+"/he\
aders/openai-beta",schemaPath:"#/properties/headers/properties/openai-beta/type",keyword:"type",params:{
type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["openai-beta"]=w))}if(e===h&&typeof l=="string"){
if(_e(l,4096))return X.errors=[{instancePath:t+"/headers/openai-beta",schemaPath:"#/properties/heade\
rs/properties/openai-beta/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;if(!Ct.test(l))return X.
errors=[{instancePath:t+"/headers/openai-beta",schemaPath:"#/properties/headers/properties/openai-be\
ta/pattern",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}var a=h===e}else var a=!0}}}}}else return X.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1}}return X.errors=r,e===0}var Nr=ar;function ar(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1}return ar.errors=r,e===0}
var Tr=fe;function fe(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.query===void 0&&(v="query")||
s.headers===void 0&&(v="headers")||s.params===void 0&&(v="params"))return fe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:v}}],!1;if(s.headers!==void 0){let f=s.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["x-request-timeout-ms"]!==void 0){
let l=f["x-request-timeout-ms"],h=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let d=typeof l,
u;if(u===void 0)if(d==="boolean"||l===null||d==="string"&&l&&l==+l&&!(l%1))u=+l;else return fe.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(l=u,f!==void 0&&(f["x-r\
equest-timeout-ms"]=u))}if(e===h&&typeof l=="number"&&isFinite(l)){if(l>6e5||isNaN(l))return fe.errors=
[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(l<1||isNaN(l))return fe.
errors=[{instancePath:t+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=h===e}else
var a=!0;if(a){if(f["idempotency-key"]!==void 0){let l=f["idempotency-key"],h=e;if(typeof l!="string"){
let u=typeof l,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else return fe.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["idempot\
ency-key"]=w))}if(e===h&&typeof l=="string"){if(_e(l,255))return fe.errors=[{instancePath:t+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(l,1))return fe.errors=[{instancePath:t+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Or.test(l))return fe.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=h===e}else var a=!0;if(a){if(f["session-id"]!==void 0){let l=f["session-id"],h=e;if(typeof l!=
"string"){let u=typeof l,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===null)w="";else
return fe.errors=[{instancePath:t+"/headers/session-id",schemaPath:"#/properties/headers/properties/\
session-id/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&(f["session\
-id"]=w))}if(e===h&&typeof l=="string"&&_e(l,4096))return fe.errors=[{instancePath:t+"/headers/sessi\
on-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1;var a=h===e}else var a=!0;if(a)if(f["thread-id"]!==void 0){let l=f["thread-id"],h=e;
if(typeof l!="string"){let u=typeof l,w;if(w===void 0)if(u=="number"||u=="boolean")w=""+l;else if(l===
null)w="";else return fe.errors=[{instancePath:t+"/headers/thread-id",schemaPath:"#/properties/heade\
rs/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(l=w,f!==void 0&&
(f["thread-id"]=w))}if(e===h&&typeof l=="string"&&_e(l,4096))return fe.errors=[{instancePath:t+"/hea\
ders/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLength",
params:{limit:4096}}],!1;var a=h===e}else var a=!0}}}else return fe.errors=[{instancePath:t+"/header\
s",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fe.errors=
r,e===0}var Dr=Ne;function Ne(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let v=s.
params;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let y;if(v.id===void 0&&(y="id"))return Ne.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:y}}],!1;if(v.id!==void 0){let l=v.id,h=e;if(typeof l!="string"){let d=typeof l,u;if(u===
void 0)if(d=="number"||d=="boolean")u=""+l;else if(l===null)u="";else return Ne.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(l=u,v!==void 0&&(v.id=u))}if(e===h&&typeof l=="string"){if(_e(l,256))return Ne.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(Ue(l,1))return Ne.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Ne.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ne.errors=r,e===0}var Rr=Te;function Te(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.params!==void 0){let v=s.
params;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let y;if(v.id===void 0&&(y="id"))return Te.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:y}}],!1;if(v.id!==void 0){let l=v.id,h=e;if(typeof l!="string"){let d=typeof l,u;if(u===
void 0)if(d=="number"||d=="boolean")u=""+l;else if(l===null)u="";else return Te.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(l=u,v!==void 0&&(v.id=u))}if(e===h&&typeof l=="string"){if(_e(l,256))return Te.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(Ue(l,1))return Te.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return Te.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Te.errors=r,e===0}var Fr=ze;function ze(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return ze.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let v=s.
headers;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){if(v["if-none-match"]!==void 0){let y=v["\
if-none-match"],l=e;if(typeof y!="string"){let h=typeof y,d;if(d===void 0)if(h=="number"||h=="boolea\
n")d=""+y;else if(y===null)d="";else return ze.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(y=d,v!==void 0&&(v["if-none-match"]=d))}if(e===l&&typeof y=="string"&&_e(y,4096))return ze.errors=[
{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ze.errors=[{instancePath:t+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=
r,e===0}var Sr=Me;function Me(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.query===void 0&&(a="query")||
s.headers===void 0&&(a="headers")||s.params===void 0&&(a="params"))return Me.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(s.headers!==void 0){let v=s.
headers;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){if(v["if-none-match"]!==void 0){let y=v["\
if-none-match"],l=e;if(typeof y!="string"){let h=typeof y,d;if(d===void 0)if(h=="number"||h=="boolea\
n")d=""+y;else if(y===null)d="";else return Me.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&
(y=d,v!==void 0&&(v["if-none-match"]=d))}if(e===l&&typeof y=="string"&&_e(y,4096))return Me.errors=[
{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Me.errors=[{instancePath:t+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Me.errors=
r,e===0}var Cr=be;var zt=new RegExp("^[a-z][a-z0-9.-]*$","u");function be(s,{instancePath:t="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;
if(s.query===void 0&&(v="query")||s.headers===void 0&&(v="headers")||s.params===void 0&&(v="params"))
return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:v}}],
!1;if(s.headers!==void 0){let f=s.headers,y=e;if(e===y)if(f&&typeof f=="object"&&!Array.isArray(f)){
if(f["if-none-match"]!==void 0){let l=f["if-none-match"],h=e;if(typeof l!="string"){let d=typeof l,u;
if(u===void 0)if(d=="number"||d=="boolean")u=""+l;else if(l===null)u="";else return be.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"ty\
pe",params:{type:"string"}}],!1;u!==void 0&&(l=u,f!==void 0&&(f["if-none-match"]=u))}if(e===h&&typeof l==
"string"&&_e(l,4096))return be.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/proper\
ties/headers/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return be.
errors=[{instancePath:t+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"\
object"}}],!1;var a=y===e}else var a=!0;if(a)if(s.params!==void 0){let f=s.params,y=e;if(e===y)if(f&&
typeof f=="object"&&!Array.isArray(f)){let h;if(f.file===void 0&&(h="file"))return be.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:h}}],
!1;if(f.file!==void 0){let d=f.file,u=e;if(typeof d!="string"){let w=typeof d,k;if(k===void 0)if(w==
"number"||w=="boolean")k=""+d;else if(d===null)k="";else return be.errors=[{instancePath:t+"/params/\
file",schemaPath:"#/properties/params/properties/file/type",keyword:"type",params:{type:"string"}}],
!1;k!==void 0&&(d=k,f!==void 0&&(f.file=k))}if(e===u&&typeof d=="string"){if(_e(d,64))return be.errors=
[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Ue(d,1))return be.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!zt.test(
d))return be.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/\
pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9.-]*$"}}],!1}}}else return be.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=y===
e}else var a=!0}return be.errors=r,e===0}var zr=Fe(Ge()),Mr=Fe(He()),as={...zr.formats,...Mr.fastFormats},Er=z,ye={paths:{},components:{securitySchemes:{
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
type:["boolean","null"]},background:{type:["boolean","null"],not:{const:!0}}}}},required:["body"]};var pr={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},Ve={type:"object",properties:{
effort:{type:["string","null"],maxLength:64},summary:{type:["string","null"],maxLength:64}},$id:"sch\
ema:ReasoningSettings"},lr={type:"object",properties:{include_obfuscation:{type:["boolean","null"]}},
$id:"schema:StreamOptions"};var T=Se,he=Ce;var ue={type:"object",properties:{type:{type:["string","null"],minLength:1,maxLength:64},id:{type:["\
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
Item"},Et={type:["object","array"],maxItems:1e4,items:{type:"object"},$id:"schema:OtherOutput"};var Ee={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},text:{
type:["string","null"],maxLength:33554432},refusal:{type:["string","null"],maxLength:33554432},image_url:{
anyOf:[{$ref:"schema:ImageUrl"},{$ref:"schema:ImageSource"},{type:"null"}]},detail:{type:["string","\
null"],maxLength:16},file_data:{type:["string","null"],maxLength:33554432},file_url:{type:["string",
"null"],maxLength:33554432},filename:{type:["string","null"],maxLength:1024},input_audio:{anyOf:[{$ref:"\
schema:InputAudio"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["input_text","out\
put_text"]}}},then:{required:["text"],properties:{text:{type:"string"}}},else:{if:{required:["type"],
properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"string"}}},
else:{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:["input_audio"],
properties:{input_audio:{type:"object"}}}}},$id:"schema:ContentPart"};var Vr=new RegExp("^(https?://|data:)","u");function $e(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.url===void 0&&(a="ur\
l"))return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;if(s.url!==void 0){let v=s.url;if(e===e)if(typeof v=="string"){if(T(v,33554432))return $e.errors=
[{instancePath:t+"/url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;if(!Vr.test(v))return $e.errors=[{instancePath:t+"/url",schemaPath:"schema:ImageUrl/pattern",keyword:"\
pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return $e.errors=[{instancePath:t+"/url",schemaPath:"\
schema:ImageUrl/type",keyword:"type",params:{type:"string"}}],!1}}else return $e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=r,e===0}function B(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.type===void 0&&(q="type")){
let p={};r===null?r=[p]:r.push(p),e++}else if(s.type!==void 0){let p=s.type;if(!(p==="input_text"||p===
"output_text")){let i={};r===null?r=[i]:r.push(i),e++}}}var y=f===e;e=a,r!==null&&(a?r.length=a:r=null);
let l;if(y){let q=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.text===void 0&&(i="text"))
return B.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:i}}],
!1;if(s.text!==void 0&&typeof s.text!="string")return B.errors=[{instancePath:t+"/text",schemaPath:"\
#/then/properties/text/type",keyword:"type",params:{type:"string"}}],!1}var y=q===e;v=y,l="then"}else{
let q=e,p=e,i=!0,$=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===void 0&&(g="type")){
let x={};r===null?r=[x]:r.push(x),e++}else if(s.type!==void 0&&s.type!=="refusal"){let x={};r===null?
r=[x]:r.push(x),e++}}var h=$===e;e=p,r!==null&&(p?r.length=p:r=null);let j;if(h){let g=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.refusal===void 0&&(o="refusal"))return B.errors=[{instancePath:t,
schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:o}}],!1;if(s.refusal!==
void 0&&typeof s.refusal!="string")return B.errors=[{instancePath:t+"/refusal",schemaPath:"#/else/th\
en/properties/refusal/type",keyword:"type",params:{type:"string"}}],!1}var h=g===e;i=h,j="then"}else{
let g=e,x=e,o=!0,m=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.type===void 0&&(_="type")){
let c={};r===null?r=[c]:r.push(c),e++}else if(s.type!==void 0&&s.type!=="input_audio"){let c={};r===
null?r=[c]:r.push(c),e++}}var d=m===e;if(e=x,r!==null&&(x?r.length=x:r=null),d){let _=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let L;if(s.input_audio===void 0&&(L="input_audio"))return B.errors=[{instancePath:t,
schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty:L}}],!1;if(s.input_audio!==
void 0){let S=s.input_audio;if(!(S&&typeof S=="object"&&!Array.isArray(S)))return B.errors=[{instancePath:t+
"/input_audio",schemaPath:"#/else/else/then/properties/input_audio/type",keyword:"type",params:{type:"\
object"}}],!1}}var d=_===e;o=d}if(!o){let _={instancePath:t,schemaPath:"#/else/else/if",keyword:"if",
params:{failingKeyword:"then"}};return r===null?r=[_]:r.push(_),e++,B.errors=r,!1}var h=g===e;i=h,j=
"else"}if(!i){let g={instancePath:t,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:j}};return r===
null?r=[g]:r.push(g),e++,B.errors=r,!1}var y=q===e;v=y,l="else"}if(!v){let q={instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:l}};return r===null?r=[q]:r.push(q),e++,B.errors=r,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let q;if(s.type===void 0&&(q="type"))return B.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:q}}],!1;if(s.type!==
void 0){let p=s.type,i=e;if(e===i)if(typeof p=="string"){if(T(p,64))return B.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(p,
1))return B.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return B.errors=[{instancePath:t+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var u=i===e}else var u=!0;if(u){if(s.text!==void 0){
let p=s.text,i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:t+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:Ee.properties.text.type}}],!1;if(e===i&&typeof p==
"string"&&T(p,33554432))return B.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLe\
ngth",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(s.refusal!==
void 0){let p=s.refusal,i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:t+"/refus\
al",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:Ee.properties.refusal.type}}],
!1;if(e===i&&typeof p=="string"&&T(p,33554432))return B.errors=[{instancePath:t+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;
if(u){if(s.image_url!==void 0){let p=s.image_url,i=e,$=e,j=!1,n=e;if(e===e)if(typeof p=="string"){if(T(
p,33554432)){let o={instancePath:t+"/image_url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxL\
ength",params:{limit:33554432}};r===null?r=[o]:r.push(o),e++}else if(!Vr.test(p)){let o={instancePath:t+
"/image_url",schemaPath:"schema:ImageUrl/pattern",keyword:"pattern",params:{pattern:"^(https?://|dat\
a:)"}};r===null?r=[o]:r.push(o),e++}}else{let o={instancePath:t+"/image_url",schemaPath:"schema:Imag\
eUrl/type",keyword:"type",params:{type:"string"}};r===null?r=[o]:r.push(o),e++}var w=n===e;if(j=j||w,
!j){let o=e;$e(p,{instancePath:t+"/image_url",parentData:s,parentDataProperty:"image_url",rootData:I,
dynamicAnchors:O})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var w=o===e;if(j=j||w,!j){
let P=e;if(p!==null){let c={instancePath:t+"/image_url",schemaPath:"#/properties/image_url/anyOf/2/t\
ype",keyword:"type",params:{type:"null"}};r===null?r=[c]:r.push(c),e++}var w=P===e;j=j||w}}if(j)e=$,
r!==null&&($?r.length=$:r=null);else{let o={instancePath:t+"/image_url",schemaPath:"#/properties/ima\
ge_url/anyOf",keyword:"anyOf",params:{}};return r===null?r=[o]:r.push(o),e++,B.errors=r,!1}var u=i===
e}else var u=!0;if(u){if(s.detail!==void 0){let p=s.detail,i=e;if(typeof p!="string"&&p!==null)return B.
errors=[{instancePath:t+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Ee.
properties.detail.type}}],!1;if(e===i&&typeof p=="string"&&T(p,16))return B.errors=[{instancePath:t+
"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit:16}}],!1;var u=i===
e}else var u=!0;if(u){if(s.file_data!==void 0){let p=s.file_data,i=e;if(typeof p!="string"&&p!==null)
return B.errors=[{instancePath:t+"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",
params:{type:Ee.properties.file_data.type}}],!1;if(e===i&&typeof p=="string"&&T(p,33554432))return B.
errors=[{instancePath:t+"/file_data",schemaPath:"#/properties/file_data/maxLength",keyword:"maxLengt\
h",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(s.file_url!==void 0){let p=s.file_url,
i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:t+"/file_url",schemaPath:"#/prope\
rties/file_url/type",keyword:"type",params:{type:Ee.properties.file_url.type}}],!1;if(e===i&&typeof p==
"string"&&T(p,33554432))return B.errors=[{instancePath:t+"/file_url",schemaPath:"#/properties/file_u\
rl/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var u=i===e}else var u=!0;if(u){if(s.
filename!==void 0){let p=s.filename,i=e;if(typeof p!="string"&&p!==null)return B.errors=[{instancePath:t+
"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:Ee.properties.filename.
type}}],!1;if(e===i&&typeof p=="string"&&T(p,1024))return B.errors=[{instancePath:t+"/filename",schemaPath:"\
#/properties/filename/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var u=i===e}else var u=!0;
if(u)if(s.input_audio!==void 0){let p=s.input_audio,i=e,$=e,j=!1,n=e;if(e===e)if(p&&typeof p=="objec\
t"&&!Array.isArray(p)){let o;if(p.data===void 0&&(o="data")||p.format===void 0&&(o="format")){let m={
instancePath:t+"/input_audio",schemaPath:"schema:InputAudio/required",keyword:"required",params:{missingProperty:o}};
r===null?r=[m]:r.push(m),e++}else{if(p.data!==void 0){let m=p.data,P=e;if(e===P)if(typeof m=="string"){
if(T(m,33554432)){let _={instancePath:t+"/input_audio/data",schemaPath:"schema:InputAudio/properties\
/data/maxLength",keyword:"maxLength",params:{limit:33554432}};r===null?r=[_]:r.push(_),e++}}else{let _={
instancePath:t+"/input_audio/data",schemaPath:"schema:InputAudio/properties/data/type",keyword:"type",
params:{type:"string"}};r===null?r=[_]:r.push(_),e++}var k=P===e}else var k=!0;if(k)if(p.format!==void 0){
let m=p.format,P=e;if(e===P)if(typeof m=="string"){if(T(m,16)){let c={instancePath:t+"/input_audio/f\
ormat",schemaPath:"schema:InputAudio/properties/format/maxLength",keyword:"maxLength",params:{limit:16}};
r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/input_audio/format",schemaPath:"schema:In\
putAudio/properties/format/type",keyword:"type",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}
var k=P===e}else var k=!0}}else{let o={instancePath:t+"/input_audio",schemaPath:"schema:InputAudio/t\
ype",keyword:"type",params:{type:"object"}};r===null?r=[o]:r.push(o),e++}var A=n===e;if(j=j||A,!j){let o=e;
if(p!==null){let P={instancePath:t+"/input_audio",schemaPath:"#/properties/input_audio/anyOf/1/type",
keyword:"type",params:{type:"null"}};r===null?r=[P]:r.push(P),e++}var A=o===e;j=j||A}if(j)e=$,r!==null&&
($?r.length=$:r=null);else{let o={instancePath:t+"/input_audio",schemaPath:"#/properties/input_audio\
/anyOf",keyword:"anyOf",params:{}};return r===null?r=[o]:r.push(o),e++,B.errors=r,!1}var u=i===e}else
var u=!0}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return B.errors=r,e===0}function Ie(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e3)return Ie.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;let v=s.length;for(let f=0;f<v;f++){
let y=e;B(s[f],{instancePath:t+"/"+f,parentData:s,parentDataProperty:f,rootData:I,dynamicAnchors:O})||
(r=r===null?B.errors:r.concat(B.errors),e=r.length);var a=y===e;if(!a)break}}}else return Ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Ie.errors=r,e===
0}function F(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.type===void 0&&(o=
"type")){let m={};r===null?r=[m]:r.push(m),e++}else if(s.type!==void 0&&s.type!=="function_call"){let m={};
r===null?r=[m]:r.push(m),e++}}var y=f===e;e=a,r!==null&&(a?r.length=a:r=null);let l;if(y){let o=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let P;if(s.call_id===void 0&&(P="call_id")||s.name===void 0&&
(P="name")||s.arguments===void 0&&(P="arguments"))return F.errors=[{instancePath:t,schemaPath:"#/the\
n/required",keyword:"required",params:{missingProperty:P}}],!1;if(s.call_id!==void 0){let _=e;if(typeof s.
call_id!="string")return F.errors=[{instancePath:t+"/call_id",schemaPath:"#/then/properties/call_id/\
type",keyword:"type",params:{type:"string"}}],!1;var h=_===e}else var h=!0;if(h){if(s.name!==void 0){
let _=s.name,c=e;if(e===c)if(typeof _=="string"){if(he(_,1))return F.errors=[{instancePath:t+"/name",
schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:t+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var h=c===e}else var h=!0;if(h)if(s.arguments!==void 0){let _=e;if(typeof s.arguments!=
"string")return F.errors=[{instancePath:t+"/arguments",schemaPath:"#/then/properties/arguments/type",
keyword:"type",params:{type:"string"}}],!1;var h=_===e}else var h=!0}}var y=o===e;v=y,l="then"}else{
let o=e,m=e,P=!0,_=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let S;if(s.type===void 0&&(S="type")){
let b={};r===null?r=[b]:r.push(b),e++}else if(s.type!==void 0&&s.type!=="custom_tool_call"){let b={};
r===null?r=[b]:r.push(b),e++}}var d=_===e;e=m,r!==null&&(m?r.length=m:r=null);let c;if(d){let S=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let G;if(s.call_id===void 0&&(G="call_id")||s.name===void 0&&
(G="name")||s.input===void 0&&(G="input"))return F.errors=[{instancePath:t,schemaPath:"#/else/then/r\
equired",keyword:"required",params:{missingProperty:G}}],!1;if(s.call_id!==void 0){let V=e;if(typeof s.
call_id!="string")return F.errors=[{instancePath:t+"/call_id",schemaPath:"#/else/then/properties/cal\
l_id/type",keyword:"type",params:{type:"string"}}],!1;var u=V===e}else var u=!0;if(u){if(s.name!==void 0){
let V=s.name,K=e;if(e===K)if(typeof V=="string"){if(he(V,1))return F.errors=[{instancePath:t+"/name",
schemaPath:"#/else/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.
errors=[{instancePath:t+"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var u=K===e}else var u=!0;if(u)if(s.input!==void 0){let V=e;if(typeof s.input!="\
string")return F.errors=[{instancePath:t+"/input",schemaPath:"#/else/then/properties/input/type",keyword:"\
type",params:{type:"string"}}],!1;var u=V===e}else var u=!0}}var d=S===e;P=d,c="then"}else{let S=e,b=e,
G=!0,V=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let re;if(s.type===void 0&&(re="type")){let ge={};
r===null?r=[ge]:r.push(ge),e++}else if(s.type!==void 0){let ge=s.type;if(!(ge==="function_call_outpu\
t"||ge==="custom_tool_call_output")){let le={};r===null?r=[le]:r.push(le),e++}}}var w=V===e;e=b,r!==
null&&(b?r.length=b:r=null);let K;if(w){let re=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let le;
if(s.call_id===void 0&&(le="call_id")||s.output===void 0&&(le="output"))return F.errors=[{instancePath:t,
schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty:le}}],!1;if(s.call_id!==
void 0){let ke=e;if(typeof s.call_id!="string")return F.errors=[{instancePath:t+"/call_id",schemaPath:"\
#/else/else/then/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var k=ke===e}else
var k=!0;if(k)if(s.output!==void 0){let ke=s.output,dr=e;if(typeof ke!="string"&&!Array.isArray(ke))
return F.errors=[{instancePath:t+"/output",schemaPath:"#/else/else/then/properties/output/type",keyword:"\
type",params:{type:ue.else.else.then.properties.output.type}}],!1;if(e===dr&&Array.isArray(ke)){var A=!0;
let Je=ke.length;for(let qe=0;qe<Je;qe++){let Re=e;B(ke[qe],{instancePath:t+"/output/"+qe,parentData:ke,
parentDataProperty:qe,rootData:I,dynamicAnchors:O})||(r=r===null?B.errors:r.concat(B.errors),e=r.length);
var A=Re===e;if(!A)break}}var k=dr===e}else var k=!0}var w=re===e;G=w,K="then"}else{let re=e,ge=e,le=!0,
ke=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.type!==void 0){let Le=s.type;if(!(Le==="message"||
Le===null)){let Je={};r===null?r=[Je]:r.push(Je),e++}}var q=ke===e;if(e=ge,r!==null&&(ge?r.length=ge:
r=null),q){let Le=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let qe;if(s.role===void 0&&(qe="rol\
e")||s.content===void 0&&(qe="content"))return F.errors=[{instancePath:t,schemaPath:"#/else/else/els\
e/then/required",keyword:"required",params:{missingProperty:qe}}],!1;if(s.role!==void 0){let Re=e;if(typeof s.
role!="string")return F.errors=[{instancePath:t+"/role",schemaPath:"#/else/else/else/then/properties\
/role/type",keyword:"type",params:{type:"string"}}],!1;var p=Re===e}else var p=!0;if(p)if(s.content!==
void 0){let Re=s.content,mt=e;if(typeof Re!="string"&&!Array.isArray(Re))return F.errors=[{instancePath:t+
"/content",schemaPath:"#/else/else/else/then/properties/content/type",keyword:"type",params:{type:ue.
else.else.else.then.properties.content.type}}],!1;var p=mt===e}else var p=!0}var q=Le===e;le=q}if(!le){
let Le={instancePath:t,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword:"then"}};
return r===null?r=[Le]:r.push(Le),e++,F.errors=r,!1}var w=re===e;G=w,K="else"}if(!G){let re={instancePath:t,
schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:K}};return r===null?r=[re]:r.push(re),
e++,F.errors=r,!1}var d=S===e;P=d,c="else"}if(!P){let S={instancePath:t,schemaPath:"#/else/if",keyword:"\
if",params:{failingKeyword:c}};return r===null?r=[S]:r.push(S),e++,F.errors=r,!1}var y=o===e;v=y,l="\
else"}if(!v){let o={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:l}};return r===
null?r=[o]:r.push(o),e++,F.errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type!==
void 0){let o=s.type,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:ue.properties.type.type}}],!1;if(e===m&&typeof o==
"string"){if(T(o,64))return F.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLengt\
h",keyword:"maxLength",params:{limit:64}}],!1;if(he(o,1))return F.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=m===e}else var i=!0;if(i){
if(s.id!==void 0){let o=s.id,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:ue.properties.id.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,256))return F.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;var i=m===e}else var i=!0;if(i){if(s.status!==
void 0){let o=s.status,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+"/status",
schemaPath:"#/properties/status/type",keyword:"type",params:{type:ue.properties.status.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,64))return F.errors=[{instancePath:t+"/status",schemaPath:"#/properties/s\
tatus/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=m===e}else var i=!0;if(i){if(s.role!==
void 0){let o=s.role,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+"/role",schemaPath:"\
#/properties/role/type",keyword:"type",params:{type:ue.properties.role.type}}],!1;if(!(o==="develope\
r"||o==="system"||o==="user"||o==="assistant"||o===null))return F.errors=[{instancePath:t+"/role",schemaPath:"\
#/properties/role/enum",keyword:"enum",params:{allowedValues:ue.properties.role.enum}}],!1;var i=m===
e}else var i=!0;if(i){if(s.content!==void 0){let o=s.content,m=e,P=e,_=!1,c=e;if(e===e)if(typeof o==
"string"){if(T(o,33554432)){let b={instancePath:t+"/content",schemaPath:"schema:InputText/maxLength",
keyword:"maxLength",params:{limit:33554432}};r===null?r=[b]:r.push(b),e++}}else{let b={instancePath:t+
"/content",schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};r===null?r=[b]:
r.push(b),e++}var $=c===e;if(_=_||$,!_){let b=e;Ie(o,{instancePath:t+"/content",parentData:s,parentDataProperty:"\
content",rootData:I,dynamicAnchors:O})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var $=b===
e;if(_=_||$,!_){let V=e;if(o!==null){let Oe={instancePath:t+"/content",schemaPath:"#/properties/cont\
ent/anyOf/2/type",keyword:"type",params:{type:"null"}};r===null?r=[Oe]:r.push(Oe),e++}var $=V===e;_=
_||$}}if(_)e=P,r!==null&&(P?r.length=P:r=null);else{let b={instancePath:t+"/content",schemaPath:"#/p\
roperties/content/anyOf",keyword:"anyOf",params:{}};return r===null?r=[b]:r.push(b),e++,F.errors=r,!1}
var i=m===e}else var i=!0;if(i){if(s.phase!==void 0){let o=s.phase,m=e;if(typeof o!="string"&&o!==null)
return F.errors=[{instancePath:t+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{
type:ue.properties.phase.type}}],!1;if(e===m&&typeof o=="string"&&T(o,64))return F.errors=[{instancePath:t+
"/phase",schemaPath:"#/properties/phase/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=m===
e}else var i=!0;if(i){if(s.call_id!==void 0){let o=s.call_id,m=e;if(typeof o!="string"&&o!==null)return F.
errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:ue.
properties.call_id.type}}],!1;if(e===m&&typeof o=="string"&&T(o,256))return F.errors=[{instancePath:t+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=m===
e}else var i=!0;if(i){if(s.name!==void 0){let o=s.name,m=e;if(typeof o!="string"&&o!==null)return F.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:ue.properties.
name.type}}],!1;if(e===m&&typeof o=="string"&&T(o,256))return F.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=m===e}else var i=!0;if(i){
if(s.namespace!==void 0){let o=s.namespace,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:ue.properties.namespace.
type}}],!1;if(e===m&&typeof o=="string"&&T(o,256))return F.errors=[{instancePath:t+"/namespace",schemaPath:"\
#/properties/namespace/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=m===e}else var i=!0;
if(i){if(s.arguments!==void 0){let o=s.arguments,m=e;if(typeof o!="string"&&o!==null)return F.errors=
[{instancePath:t+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:ue.
properties.arguments.type}}],!1;if(e===m&&typeof o=="string"&&T(o,33554432))return F.errors=[{instancePath:t+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var i=m===e}else var i=!0;if(i){if(s.input!==void 0){let o=s.input,m=e;if(typeof o!="string"&&o!==
null)return F.errors=[{instancePath:t+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:ue.properties.input.type}}],!1;if(e===m&&typeof o=="string"&&T(o,33554432))return F.errors=[{instancePath:t+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;
var i=m===e}else var i=!0;if(i){if(s.output!==void 0){let o=s.output,m=e,P=e,_=!1,c=e;if(e===e)if(typeof o==
"string"){if(T(o,33554432)){let b={instancePath:t+"/output",schemaPath:"schema:InputText/maxLength",
keyword:"maxLength",params:{limit:33554432}};r===null?r=[b]:r.push(b),e++}}else{let b={instancePath:t+
"/output",schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};r===null?r=[b]:r.
push(b),e++}var j=c===e;if(_=_||j,!_){let b=e;Ie(o,{instancePath:t+"/output",parentData:s,parentDataProperty:"\
output",rootData:I,dynamicAnchors:O})||(r=r===null?Ie.errors:r.concat(Ie.errors),e=r.length);var j=b===
e;if(_=_||j,!_){let V=e,K=e;if(!o||typeof o!="object"){let re={instancePath:t+"/output",schemaPath:"\
schema:OtherOutput/type",keyword:"type",params:{type:Et.type}};r===null?r=[re]:r.push(re),e++}if(e===
K&&Array.isArray(o))if(o.length>1e4){let re={instancePath:t+"/output",schemaPath:"schema:OtherOutput\
/maxItems",keyword:"maxItems",params:{limit:1e4}};r===null?r=[re]:r.push(re),e++}else{var n=!0;let re=o.
length;for(let ge=0;ge<re;ge++){let le=o[ge],ke=e;if(!(le&&typeof le=="object"&&!Array.isArray(le))){
let Le={instancePath:t+"/output/"+ge,schemaPath:"schema:OtherOutput/items/type",keyword:"type",params:{
type:"object"}};r===null?r=[Le]:r.push(Le),e++}var n=ke===e;if(!n)break}}var j=V===e;if(_=_||j,!_){let re=e;
if(o!==null){let le={instancePath:t+"/output",schemaPath:"#/properties/output/anyOf/3/type",keyword:"\
type",params:{type:"null"}};r===null?r=[le]:r.push(le),e++}var j=re===e;_=_||j}}}if(_)e=P,r!==null&&
(P?r.length=P:r=null);else{let b={instancePath:t+"/output",schemaPath:"#/properties/output/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[b]:r.push(b),e++,F.errors=r,!1}var i=m===e}else var i=!0;if(i){
if(s.summary!==void 0){let o=s.summary,m=e;if(!Array.isArray(o)&&o!==null)return F.errors=[{instancePath:t+
"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:ue.properties.summary.
type}}],!1;if(e===m&&Array.isArray(o)){if(o.length>1e3)return F.errors=[{instancePath:t+"/summary",schemaPath:"\
#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var g=!0;let _=o.length;for(let c=0;c<
_;c++){let L=o[c],S=e;if(e===e)if(L&&typeof L=="object"&&!Array.isArray(L)){let V;if(L.type===void 0&&
(V="type")||L.text===void 0&&(V="text"))return F.errors=[{instancePath:t+"/summary/"+c,schemaPath:"s\
chema:ReasoningPart/required",keyword:"required",params:{missingProperty:V}}],!1;if(L.type!==void 0){
let K=L.type,Oe=e;if(e===Oe)if(typeof K=="string"){if(T(K,64))return F.errors=[{instancePath:t+"/sum\
mary/"+c+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(he(K,1))return F.errors=[{instancePath:t+"/summary/"+c+"/type",schemaPath:"schema:\
ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=
[{instancePath:t+"/summary/"+c+"/type",schemaPath:"schema:ReasoningPart/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var x=Oe===e}else var x=!0;if(x)if(L.text!==void 0){let K=L.text,Oe=e;
if(e===Oe)if(typeof K=="string"){if(T(K,33554432))return F.errors=[{instancePath:t+"/summary/"+c+"/t\
ext",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return F.errors=[{instancePath:t+"/summary/"+c+"/text",schemaPath:"schema:ReasoningPart/prop\
erties/text/type",keyword:"type",params:{type:"string"}}],!1;var x=Oe===e}else var x=!0}else return F.
errors=[{instancePath:t+"/summary/"+c,schemaPath:"schema:ReasoningPart/type",keyword:"type",params:{
type:"object"}}],!1;var g=S===e;if(!g)break}}}var i=m===e}else var i=!0;if(i)if(s.encrypted_content!==
void 0){let o=s.encrypted_content,m=e;if(typeof o!="string"&&o!==null)return F.errors=[{instancePath:t+
"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type:ue.
properties.encrypted_content.type}}],!1;if(e===m&&typeof o=="string"&&T(o,33554432))return F.errors=
[{instancePath:t+"/encrypted_content",schemaPath:"#/properties/encrypted_content/maxLength",keyword:"\
maxLength",params:{limit:33554432}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}else return F.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=r,e===
0}function Pe(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(Array.isArray(s)){if(s.length>1e4)return Pe.errors=[{instancePath:t,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var a=!0;let v=s.length;for(let f=0;f<v;f++){
let y=e;F(s[f],{instancePath:t+"/"+f,parentData:s,parentDataProperty:f,rootData:I,dynamicAnchors:O})||
(r=r===null?F.errors:r.concat(F.errors),e=r.length);var a=y===e;if(!a)break}}}else return Pe.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return Pe.errors=r,e===
0}var Ye={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{
anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"\
schema:CustomToolFormat"},{type:"null"}]},tools:{type:["array","null"],maxItems:1e4,items:{$ref:"sch\
ema:GroupedTool"}}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{required:[
"name"],properties:{name:{type:"string",minLength:1}}},else:{if:{required:["type"],properties:{type:{
const:"namespace"}}},then:{required:["name","tools"],properties:{name:{type:"string",minLength:1},tools:{
type:"array"}}}},$id:"schema:Tool"};var Ur={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","grammar"]},syntax:{
type:"string",maxLength:64},definition:{type:"string",maxLength:1048576}},$id:"schema:CustomToolForm\
at"},ir={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{
type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{
anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"\
schema:CustomToolFormat"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["function",
"custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},$id:"schema:Grou\
pedTool"};function Q(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w=
"type")){let k={};r===null?r=[k]:r.push(k),e++}else if(s.type!==void 0){let k=s.type;if(!(k==="funct\
ion"||k==="custom")){let A={};r===null?r=[A]:r.push(A),e++}}}var y=f===e;if(e=a,r!==null&&(a?r.length=
a:r=null),y){let w=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.name===void 0&&(A="name"))
return Q.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:A}}],
!1;if(s.name!==void 0){let q=s.name;if(e===e)if(typeof q=="string"){if(he(q,1))return Q.errors=[{instancePath:t+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Q.errors=[{instancePath:t+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var y=w===e;v=y}if(!v){let w={instancePath:t,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:"then"}};return r===null?r=[w]:r.push(w),e++,Q.errors=r,!1}if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type"))return Q.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:w}}],!1;if(s.type!==void 0){let k=s.type,A=e;
if(e===A)if(typeof k=="string"){if(T(k,64))return Q.errors=[{instancePath:t+"/type",schemaPath:"#/pr\
operties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(k,1))return Q.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var l=A===e}else var l=!0;if(l){if(s.name!==void 0){let k=s.name,A=e;if(typeof k!="string"&&
k!==null)return Q.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:ir.properties.name.type}}],!1;if(e===A&&typeof k=="string"&&T(k,256))return Q.errors=[{
instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var l=A===e}else var l=!0;if(l){if(s.description!==void 0){let k=s.description,A=e;if(typeof k!="\
string"&&k!==null)return Q.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descripti\
on/type",keyword:"type",params:{type:ir.properties.description.type}}],!1;if(e===A&&typeof k=="strin\
g"&&T(k,65536))return Q.errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/\
maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var l=A===e}else var l=!0;if(l){if(s.parameters!==
void 0){let k=s.parameters,A=e,q=e,p=!1,i=e;if(e===e&&!(k&&typeof k=="object"&&!Array.isArray(k))){let n={
instancePath:t+"/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};
r===null?r=[n]:r.push(n),e++}var h=i===e;if(p=p||h,!p){let n=e;if(k!==null){let x={instancePath:t+"/\
parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===
null?r=[x]:r.push(x),e++}var h=n===e;p=p||h}if(p)e=q,r!==null&&(q?r.length=q:r=null);else{let n={instancePath:t+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[n]:r.push(n),e++,Q.errors=r,!1}var l=A===e}else var l=!0;if(l){if(s.strict!==void 0){let k=s.strict,
A=e;if(typeof k!="boolean"&&k!==null)return Q.errors=[{instancePath:t+"/strict",schemaPath:"#/proper\
ties/strict/type",keyword:"type",params:{type:ir.properties.strict.type}}],!1;var l=A===e}else var l=!0;
if(l)if(s.format!==void 0){let k=s.format,A=e,q=e,p=!1,i=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let n;if(k.type===void 0&&(n="type")){let g={instancePath:t+"/format",schemaPath:"schema\
:CustomToolFormat/required",keyword:"required",params:{missingProperty:n}};r===null?r=[g]:r.push(g),
e++}else{if(k.type!==void 0){let g=k.type,x=e;if(typeof g!="string"){let o={instancePath:t+"/format/\
type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"type",params:{type:"string"}};
r===null?r=[o]:r.push(o),e++}if(!(g==="text"||g==="grammar")){let o={instancePath:t+"/format/type",schemaPath:"\
schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Ur.properties.type.
enum}};r===null?r=[o]:r.push(o),e++}var d=x===e}else var d=!0;if(d){if(k.syntax!==void 0){let g=k.syntax,
x=e;if(e===x)if(typeof g=="string"){if(T(g,64)){let m={instancePath:t+"/format/syntax",schemaPath:"s\
chema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?
r=[m]:r.push(m),e++}}else{let m={instancePath:t+"/format/syntax",schemaPath:"schema:CustomToolFormat\
/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[m]:r.push(m),e++}var d=x===
e}else var d=!0;if(d)if(k.definition!==void 0){let g=k.definition,x=e;if(e===x)if(typeof g=="string"){
if(T(g,1048576)){let m={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolFormat/prop\
erties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[m]:r.push(m),e++}}else{
let m={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition\
/type",keyword:"type",params:{type:"string"}};r===null?r=[m]:r.push(m),e++}var d=x===e}else var d=!0}}}else{
let n={instancePath:t+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"\
object"}};r===null?r=[n]:r.push(n),e++}var u=i===e;if(p=p||u,!p){let n=e;if(k!==null){let x={instancePath:t+
"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[x]:r.push(x),e++}var u=n===e;p=p||u}if(p)e=q,r!==null&&(q?r.length=q:r=null);else{let n={instancePath:t+
"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[n]:r.
push(n),e++,Q.errors=r,!1}var l=A===e}else var l=!0}}}}}else return Q.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=r,e===0}function U(s,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0,a=e,v=!0,f=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&(p="type")){let i={};r===null?
r=[i]:r.push(i),e++}else if(s.type!==void 0){let i=s.type;if(!(i==="function"||i==="custom")){let $={};
r===null?r=[$]:r.push($),e++}}}var y=f===e;e=a,r!==null&&(a?r.length=a:r=null);let l;if(y){let p=e;if(s&&
typeof s=="object"&&!Array.isArray(s)){let $;if(s.name===void 0&&($="name"))return U.errors=[{instancePath:t,
schemaPath:"#/then/required",keyword:"required",params:{missingProperty:$}}],!1;if(s.name!==void 0){
let j=s.name;if(e===e)if(typeof j=="string"){if(he(j,1))return U.errors=[{instancePath:t+"/name",schemaPath:"\
#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1}}var y=p===
e;v=y,l="then"}else{let p=e,i=e,$=!0,j=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===
void 0&&(g="type")){let x={};r===null?r=[x]:r.push(x),e++}else if(s.type!==void 0&&s.type!=="namespa\
ce"){let x={};r===null?r=[x]:r.push(x),e++}}var h=j===e;if(e=i,r!==null&&(i?r.length=i:r=null),h){let g=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.name===void 0&&(o="name")||s.tools===void 0&&
(o="tools"))return U.errors=[{instancePath:t,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:o}}],!1;if(s.name!==void 0){let m=s.name,P=e;if(e===P)if(typeof m=="string"){if(he(m,
1))return U.errors=[{instancePath:t+"/name",schemaPath:"#/else/then/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/name",schemaPath:"#/else/th\
en/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=P===e}else var d=!0;if(d)if(s.
tools!==void 0){let m=e;if(!Array.isArray(s.tools))return U.errors=[{instancePath:t+"/tools",schemaPath:"\
#/else/then/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0}
var h=g===e;$=h}if(!$){let g={instancePath:t,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[g]:r.push(g),e++,U.errors=r,!1}var y=p===e;v=y,l="else"}if(!v){let p={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:l}};return r===null?r=[p]:r.push(p),e++,U.errors=
r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&(p="type"))return U.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.
type!==void 0){let i=s.type,$=e;if(e===$)if(typeof i=="string"){if(T(i,64))return U.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(he(i,
1))return U.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return U.errors=[{instancePath:t+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var u=$===e}else var u=!0;if(u){if(s.name!==void 0){
let i=s.name,$=e;if(typeof i!="string"&&i!==null)return U.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:Ye.properties.name.type}}],!1;if(e===$&&typeof i==
"string"&&T(i,256))return U.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var u=$===e}else var u=!0;if(u){if(s.description!==void 0){
let i=s.description,$=e;if(typeof i!="string"&&i!==null)return U.errors=[{instancePath:t+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:Ye.properties.description.
type}}],!1;if(e===$&&typeof i=="string"&&T(i,65536))return U.errors=[{instancePath:t+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var u=$===
e}else var u=!0;if(u){if(s.parameters!==void 0){let i=s.parameters,$=e,j=e,n=!1,g=e;if(e===e&&!(i&&typeof i==
"object"&&!Array.isArray(i))){let m={instancePath:t+"/parameters",schemaPath:"schema:JsonSchema/type",
keyword:"type",params:{type:"object"}};r===null?r=[m]:r.push(m),e++}var w=g===e;if(n=n||w,!n){let m=e;
if(i!==null){let _={instancePath:t+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}var w=m===e;n=n||w}if(n)e=j,r!==null&&(j?r.
length=j:r=null);else{let m={instancePath:t+"/parameters",schemaPath:"#/properties/parameters/anyOf",
keyword:"anyOf",params:{}};return r===null?r=[m]:r.push(m),e++,U.errors=r,!1}var u=$===e}else var u=!0;
if(u){if(s.strict!==void 0){let i=s.strict,$=e;if(typeof i!="boolean"&&i!==null)return U.errors=[{instancePath:t+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:Ye.properties.strict.type}}],
!1;var u=$===e}else var u=!0;if(u){if(s.format!==void 0){let i=s.format,$=e,j=e,n=!1,g=e;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let m;if(i.type===void 0&&(m="type")){let P={instancePath:t+"\
/format",schemaPath:"schema:CustomToolFormat/required",keyword:"required",params:{missingProperty:m}};
r===null?r=[P]:r.push(P),e++}else{if(i.type!==void 0){let P=i.type,_=e;if(typeof P!="string"){let c={
instancePath:t+"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"typ\
e",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}if(!(P==="text"||P==="grammar")){let c={instancePath:t+
"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Ur.
properties.type.enum}};r===null?r=[c]:r.push(c),e++}var k=_===e}else var k=!0;if(k){if(i.syntax!==void 0){
let P=i.syntax,_=e;if(e===_)if(typeof P=="string"){if(T(P,64)){let L={instancePath:t+"/format/syntax",
schemaPath:"schema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[L]:r.push(L),e++}}else{let L={instancePath:t+"/format/syntax",schemaPath:"schema:CustomT\
oolFormat/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}
var k=_===e}else var k=!0;if(k)if(i.definition!==void 0){let P=i.definition,_=e;if(e===_)if(typeof P==
"string"){if(T(P,1048576)){let L={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolF\
ormat/properties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[L]:r.
push(L),e++}}else{let L={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolFormat/pro\
perties/definition/type",keyword:"type",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}var k=_===
e}else var k=!0}}}else{let m={instancePath:t+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"\
type",params:{type:"object"}};r===null?r=[m]:r.push(m),e++}var A=g===e;if(n=n||A,!n){let m=e;if(i!==
null){let _={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[_]:r.push(_),e++}var A=m===e;n=n||A}if(n)e=j,r!==null&&(j?r.length=j:r=null);else{
let m={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[m]:r.push(m),e++,U.errors=r,!1}var u=$===e}else var u=!0;if(u)if(s.tools!==void 0){let i=s.tools,
$=e;if(!Array.isArray(i)&&i!==null)return U.errors=[{instancePath:t+"/tools",schemaPath:"#/propertie\
s/tools/type",keyword:"type",params:{type:Ye.properties.tools.type}}],!1;if(e===$&&Array.isArray(i)){
if(i.length>1e4)return U.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var q=!0;let n=i.length;for(let g=0;g<n;g++){let x=e;Q(i[g],{instancePath:t+
"/tools/"+g,parentData:i,parentDataProperty:g,rootData:I,dynamicAnchors:O})||(r=r===null?Q.errors:r.
concat(Q.errors),e=r.length);var q=x===e;if(!q)break}}}var u=$===e}else var u=!0}}}}}}else return U.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=
r,e===0}var or={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},namespace:{type:["string","null"],maxLength:256},mode:{type:"\
string",enum:["auto","required"]},tools:{type:"array",maxItems:1e4,items:{$ref:"schema:Tool"}}},$id:"\
schema:ChosenTool"};function H(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="t\
ype"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(s.type!==void 0){let y=s.type,l=e;if(e===l)if(typeof y=="string"){if(T(y,64))return H.errors=[
{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(he(y,1))return H.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/type",schemaPath:"#/propert\
ies/type/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(s.name!==
void 0){let y=s.name,l=e;if(typeof y!="string"&&y!==null)return H.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:or.properties.name.type}}],!1;if(e===l&&typeof y==
"string"&&T(y,256))return H.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(s.namespace!==void 0){
let y=s.namespace,l=e;if(typeof y!="string"&&y!==null)return H.errors=[{instancePath:t+"/namespace",
schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:or.properties.namespace.type}}],
!1;if(e===l&&typeof y=="string"&&T(y,256))return H.errors=[{instancePath:t+"/namespace",schemaPath:"\
#/properties/namespace/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;
if(a){if(s.mode!==void 0){let y=s.mode,l=e;if(typeof y!="string")return H.errors=[{instancePath:t+"/\
mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="auto"||
y==="required"))return H.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/enum",keyword:"\
enum",params:{allowedValues:or.properties.mode.enum}}],!1;var a=l===e}else var a=!0;if(a)if(s.tools!==
void 0){let y=s.tools,l=e;if(e===l)if(Array.isArray(y)){if(y.length>1e4)return H.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var v=!0;
let d=y.length;for(let u=0;u<d;u++){let w=e;U(y[u],{instancePath:t+"/tools/"+u,parentData:y,parentDataProperty:u,
rootData:I,dynamicAnchors:O})||(r=r===null?U.errors:r.concat(U.errors),e=r.length);var v=w===e;if(!v)
break}}}else return H.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}else return H.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=r,e===0}var Vt={type:"\
object",properties:{format:{anyOf:[{$ref:"schema:TextFormat"},{type:"null"}]},verbosity:{type:["stri\
ng","null"],maxLength:64}},$id:"schema:TextSettings"},nr={type:"object",required:["type"],properties:{
type:{type:"string",enum:["text","json_object","json_schema"]},name:{type:"string",minLength:1,maxLength:256},
description:{type:["string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:[
"boolean","null"]}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["\
name","schema"],properties:{name:{},schema:{}}},$id:"schema:TextFormat"};function se(s,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0,a=e,v=!0,f=e;
if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.type===void 0&&(h="type")){let d={};r===null?
r=[d]:r.push(d),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let d={};r===null?r=[d]:r.push(
d),e++}}var y=f===e;if(e=a,r!==null&&(a?r.length=a:r=null),y){let h=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let u;if(s.name===void 0&&(u="name")||s.schema===void 0&&(u="schema"))return se.errors=[
{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:u}}],!1}var y=h===
e;v=y}if(!v){let h={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===
null?r=[h]:r.push(h),e++,se.errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;
if(s.type===void 0&&(h="type"))return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:h}}],!1;if(s.type!==void 0){let d=s.type,u=e;if(typeof d!="string")return se.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(d==="text"||d==="json_object"||d==="json_schema"))return se.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:nr.properties.type.
enum}}],!1;var l=u===e}else var l=!0;if(l){if(s.name!==void 0){let d=s.name,u=e;if(e===u)if(typeof d==
"string"){if(T(d,256))return se.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1;if(he(d,1))return se.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return se.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var l=u===e}else var l=!0;if(l){if(s.description!==void 0){let d=s.description,u=e;if(typeof d!="\
string"&&d!==null)return se.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descript\
ion/type",keyword:"type",params:{type:nr.properties.description.type}}],!1;if(e===u&&typeof d=="stri\
ng"&&T(d,65536))return se.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descriptio\
n/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var l=u===e}else var l=!0;if(l){if(s.schema!==
void 0){let d=s.schema,u=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d)))return se.errors=[{
instancePath:t+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}}],
!1;var l=u===e}else var l=!0;if(l)if(s.strict!==void 0){let d=s.strict,u=e;if(typeof d!="boolean"&&d!==
null)return se.errors=[{instancePath:t+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",
params:{type:nr.properties.strict.type}}],!1;var l=u===e}else var l=!0}}}}else return se.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=r,e===0}function ve(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let f=s.format,y=e,l=e,
h=!1,d=e;se(f,{instancePath:t+"/format",parentData:s,parentDataProperty:"format",rootData:I,dynamicAnchors:O})||
(r=r===null?se.errors:r.concat(se.errors),e=r.length);var a=d===e;if(h=h||a,!h){let u=e;if(f!==null){
let k={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[k]:r.push(k),e++}var a=u===e;h=h||a}if(h)e=l,r!==null&&(l?r.length=l:r=null);else{
let u={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[u]:r.push(u),e++,ve.errors=r,!1}var v=y===e}else var v=!0;if(v)if(s.verbosity!==void 0){let f=s.
verbosity,y=e;if(typeof f!="string"&&f!==null)return ve.errors=[{instancePath:t+"/verbosity",schemaPath:"\
#/properties/verbosity/type",keyword:"type",params:{type:Vt.properties.verbosity.type}}],!1;if(e===y&&
typeof f=="string"&&T(f,64))return ve.errors=[{instancePath:t+"/verbosity",schemaPath:"#/properties/\
verbosity/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var v=y===e}else var v=!0}else return ve.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=
r,e===0}function z(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return z.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.
body!==void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&
(i.stream=!1);let j;if(i.model===void 0&&(j="model")||i.input===void 0&&(j="input"))return z.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],
!1;if(i.model!==void 0){let n=i.model,g=e;if(e===e)if(typeof n=="string"){if(T(n,256))return z.errors=
[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(he(n,1))return z.errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:t+"/body/model",schemaPath:"\
schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(i.
input!==void 0){let n=i.input,g=e,x=e,o=!1,m=e;if(e===e)if(typeof n=="string"){if(T(n,33554432)){let c={
instancePath:t+"/body/input",schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:33554432}};
r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/body/input",schemaPath:"schema:InputText/\
type",keyword:"type",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}var v=m===e;if(o=o||v,!o){
let c=e;Pe(n,{instancePath:t+"/body/input",parentData:i,parentDataProperty:"input",rootData:I,dynamicAnchors:O})||
(r=r===null?Pe.errors:r.concat(Pe.errors),e=r.length);var v=c===e;o=o||v}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let c={instancePath:t+"/body/input",schemaPath:"#/properties/body/properties/input/an\
yOf",keyword:"anyOf",params:{}};return r===null?r=[c]:r.push(c),e++,z.errors=r,!1}var a=g===e}else var a=!0;
if(a){if(i.instructions!==void 0){let n=i.instructions,g=e;if(typeof n!="string"&&n!==null)return z.
errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properties/body/properties/instructions/t\
ype",keyword:"type",params:{type:ye.properties.body.properties.instructions.type}}],!1;if(e===g&&typeof n==
"string"&&T(n,33554432))return z.errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properti\
es/body/properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=g===
e}else var a=!0;if(a){if(i.tools!==void 0){let n=i.tools,g=e;if(!Array.isArray(n)&&n!==null)return z.
errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:ye.properties.body.properties.tools.type}}],!1;if(e===g&&Array.isArray(n)){if(n.length>
1e4)return z.errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;let o=n.length;for(let m=0;m<o;m++){let P=e;
U(n[m],{instancePath:t+"/body/tools/"+m,parentData:n,parentDataProperty:m,rootData:I,dynamicAnchors:O})||
(r=r===null?U.errors:r.concat(U.errors),e=r.length);var f=P===e;if(!f)break}}}var a=g===e}else var a=!0;
if(a){if(i.tool_choice!==void 0){let n=i.tool_choice,g=e,x=e,o=!1,m=e;if(typeof n!="string"){let _={
instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};r===null?r=[_]:r.push(_),e++}if(!(n==="none"||n==="auto"||n==="required")){let _={instancePath:t+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:pr.enum}};
r===null?r=[_]:r.push(_),e++}var y=m===e;if(o=o||y,!o){let _=e;H(n,{instancePath:t+"/body/tool_choic\
e",parentData:i,parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:O})||(r=r===null?H.errors:
r.concat(H.errors),e=r.length);var y=_===e;if(o=o||y,!o){let L=e;if(n!==null){let b={instancePath:t+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[b]:r.push(b),e++}var y=L===e;o=o||y}}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let _={instancePath:t+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,z.errors=r,!1}var a=g===
e}else var a=!0;if(a){if(i.parallel_tool_calls!==void 0){let n=i.parallel_tool_calls,g=e;if(typeof n!=
"boolean"&&n!==null)return z.errors=[{instancePath:t+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:ye.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=g===e}else var a=!0;if(a){if(i.text!==void 0){let n=i.text,g=e,
x=e,o=!1,m=e;ve(n,{instancePath:t+"/body/text",parentData:i,parentDataProperty:"text",rootData:I,dynamicAnchors:O})||
(r=r===null?ve.errors:r.concat(ve.errors),e=r.length);var l=m===e;if(o=o||l,!o){let _=e;if(n!==null){
let L={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/text/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[L]:r.push(L),e++}var l=_===e;o=o||l}if(o)e=x,r!==null&&(x?r.
length=x:r=null);else{let _={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/te\
xt/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,z.errors=r,!1}var a=g===e}else
var a=!0;if(a){if(i.reasoning!==void 0){let n=i.reasoning,g=e,x=e,o=!1,m=e;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.effort!==void 0){let c=n.effort,L=e;if(typeof c!="string"&&c!==null){
let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effor\
t/type",keyword:"type",params:{type:Ve.properties.effort.type}};r===null?r=[S]:r.push(S),e++}if(e===
L&&typeof c=="string"&&T(c,64)){let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:Re\
asoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[S]:r.
push(S),e++}var h=L===e}else var h=!0;if(h)if(n.summary!==void 0){let c=n.summary,L=e;if(typeof c!="\
string"&&c!==null){let b={instancePath:t+"/body/reasoning/summary",schemaPath:"schema:ReasoningSetti\
ngs/properties/summary/type",keyword:"type",params:{type:Ve.properties.summary.type}};r===null?r=[b]:
r.push(b),e++}if(e===L&&typeof c=="string"&&T(c,64)){let b={instancePath:t+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[b]:r.push(b),e++}var h=L===e}else var h=!0}else{let c={instancePath:t+"/body/reasoning",
schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};r===null?r=[c]:r.push(
c),e++}var d=m===e;if(o=o||d,!o){let c=e;if(n!==null){let S={instancePath:t+"/body/reasoning",schemaPath:"\
#/properties/body/properties/reasoning/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[S]:r.push(S),e++}var d=c===e;o=o||d}if(o)e=x,r!==null&&(x?r.length=x:r=null);else{let c={instancePath:t+
"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[c]:r.push(c),e++,z.errors=r,!1}var a=g===e}else var a=!0;if(a){if(i.max_output_tokens!==
void 0){let n=i.max_output_tokens,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null)return z.errors=[{instancePath:t+"/body/max_output_tokens",schemaPath:"#/properties/body/proper\
ties/max_output_tokens/type",keyword:"type",params:{type:ye.properties.body.properties.max_output_tokens.
type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return z.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(n<1||isNaN(n))return z.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=g===e}else var a=!0;if(a){if(i.temperature!==void 0){
let n=i.temperature,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return z.errors=[{instancePath:t+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:ye.properties.body.properties.temperature.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){
if(n>2||isNaN(n))return z.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(n<0||isNaN(
n))return z.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;
if(a){if(i.top_p!==void 0){let n=i.top_p,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return z.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:ye.properties.body.properties.top_p.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(
n)){if(n>1||isNaN(n))return z.errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return z.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;if(a){if(i.top_logprobs!==void 0){
let n=i.top_logprobs,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return z.
errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/t\
ype",keyword:"type",params:{type:ye.properties.body.properties.top_logprobs.type}}],!1;if(e===g&&typeof n==
"number"&&isFinite(n)){if(n>20||isNaN(n))return z.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"\
#/properties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(n<0||isNaN(n))return z.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===
e}else var a=!0;if(a){if(i.truncation!==void 0){let n=i.truncation,g=e;if(typeof n!="string"&&n!==null)
return z.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/properties/body/properties/truncat\
ion/type",keyword:"type",params:{type:ye.properties.body.properties.truncation.type}}],!1;if(e===g&&
typeof n=="string"&&T(n,64))return z.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/proper\
ties/body/properties/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=g===e}else
var a=!0;if(a){let n=i.stream,g=e;if(typeof n!="boolean"&&n!==null)return z.errors=[{instancePath:t+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:ye.
properties.body.properties.stream.type}}],!1;var a=g===e;if(a){if(i.stream_options!==void 0){let o=i.
stream_options,m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.include_obfuscation!==
void 0){let b=o.include_obfuscation;if(typeof b!="boolean"&&b!==null){let G={instancePath:t+"/body/s\
tream_options/include_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/t\
ype",keyword:"type",params:{type:lr.properties.include_obfuscation.type}};r===null?r=[G]:r.push(G),e++}}}else{
let b={instancePath:t+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[b]:r.push(b),e++}var u=c===e;if(_=_||u,!_){let b=e;if(o!==null){let V={instancePath:t+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[V]:r.push(V),e++}var u=b===e;_=_||u}if(_)e=P,r!==null&&(P?r.
length=P:r=null);else{let b={instancePath:t+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return r===null?r=[b]:r.push(b),e++,z.errors=
r,!1}var a=m===e}else var a=!0;if(a){if(i.user!==void 0){let o=i.user,m=e;if(typeof o!="string"&&o!==
null)return z.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/properties/user/typ\
e",keyword:"type",params:{type:ye.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="st\
ring"&&T(o,1024))return z.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/propert\
ies/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.
safety_identifier!==void 0){let o=i.safety_identifier,m=e;if(typeof o!="string"&&o!==null)return z.errors=
[{instancePath:t+"/body/safety_identifier",schemaPath:"#/properties/body/properties/safety_identifie\
r/type",keyword:"type",params:{type:ye.properties.body.properties.safety_identifier.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,1024))return z.errors=[{instancePath:t+"/body/safety_identifier",schemaPath:"\
#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=m===e}else var a=!0;if(a){if(i.prompt_cache_key!==void 0){let o=i.prompt_cache_key,m=e;if(typeof o!=
"string"&&o!==null)return z.errors=[{instancePath:t+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:ye.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===m&&typeof o=="string"&&T(o,1024))return z.errors=[{instancePath:t+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.include!==void 0){let o=i.include,m=e;if(!Array.
isArray(o)&&o!==null)return z.errors=[{instancePath:t+"/body/include",schemaPath:"#/properties/body/\
properties/include/type",keyword:"type",params:{type:ye.properties.body.properties.include.type}}],!1;
if(e===m&&Array.isArray(o)){if(o.length>64)return z.errors=[{instancePath:t+"/body/include",schemaPath:"\
#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var w=!0;let _=o.
length;for(let c=0;c<_;c++){let L=o[c],S=e;if(e===S)if(typeof L=="string"){if(T(L,128))return z.errors=
[{instancePath:t+"/body/include/"+c,schemaPath:"#/properties/body/properties/include/items/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return z.errors=[{instancePath:t+"/body/include/"+c,
schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"string"}}],
!1;var w=S===e;if(!w)break}}}var a=m===e}else var a=!0;if(a){if(i.metadata!==void 0){let o=i.metadata,
m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length>16){let b={
instancePath:t+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{
limit:16}};r===null?r=[b]:r.push(b),e++}else for(let b in o){let G=o[b],V=e;if(e===V)if(typeof G=="s\
tring"){if(T(G,512)){let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};
r===null?r=[K]:r.push(K),e++}}else{let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"stri\
ng"}};r===null?r=[K]:r.push(K),e++}var k=V===e;if(!k)break}else{let b={instancePath:t+"/body/metadat\
a",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"object"}};r===null?r=[b]:r.push(b),
e++}var A=c===e;if(_=_||A,!_){let b=e;if(o!==null){let V={instancePath:t+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[V]:r.push(V),e++}var A=b===e;_=_||A}if(_)e=P,r!==null&&(P?r.length=P:r=null);else{let b={instancePath:t+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[b]:r.push(b),e++,z.errors=r,!1}var a=m===e}else var a=!0;if(a){if(i.store!==void 0){
let o=i.store,m=e;if(typeof o!="boolean"&&o!==null)return z.errors=[{instancePath:t+"/body/store",schemaPath:"\
#/properties/body/properties/store/type",keyword:"type",params:{type:ye.properties.body.properties.store.
type}}],!1;var a=m===e}else var a=!0;if(a)if(i.background!==void 0){let o=i.background,m=e;if(typeof o!=
"boolean"&&o!==null)return z.errors=[{instancePath:t+"/body/background",schemaPath:"#/properties/bod\
y/properties/background/type",keyword:"type",params:{type:ye.properties.body.properties.background.type}}],
!1;let P=e,_=e;if(o!==!0){let L={};r===null?r=[L]:r.push(L),e++}var q=_===e;if(q)return z.errors=[{instancePath:t+
"/body/background",schemaPath:"#/properties/body/properties/background/not",keyword:"not",params:{}}],
!1;e=P,r!==null&&(P?r.length=P:r=null);var a=m===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return z.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return z.errors=r,e===0}var Br=M,de={paths:{},components:{securitySchemes:{BearerAuth:{type:"htt\
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
type:["boolean","null"]},background:{type:["boolean","null"],not:{const:!0}}}}},required:["body"]};function M(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return M.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.body!==
void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&(i.stream=
!1);let j;if(i.model===void 0&&(j="model")||i.input===void 0&&(j="input"))return M.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],!1;if(i.
model!==void 0){let n=i.model,g=e;if(e===e)if(typeof n=="string"){if(T(n,256))return M.errors=[{instancePath:t+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(
n,1))return M.errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return M.errors=[{instancePath:t+"/body/model",schemaPath:"sch\
ema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(i.
input!==void 0){let n=i.input,g=e,x=e,o=!1,m=e;if(e===e)if(typeof n=="string"){if(T(n,33554432)){let c={
instancePath:t+"/body/input",schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:33554432}};
r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/body/input",schemaPath:"schema:InputText/\
type",keyword:"type",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}var v=m===e;if(o=o||v,!o){
let c=e;Pe(n,{instancePath:t+"/body/input",parentData:i,parentDataProperty:"input",rootData:I,dynamicAnchors:O})||
(r=r===null?Pe.errors:r.concat(Pe.errors),e=r.length);var v=c===e;o=o||v}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let c={instancePath:t+"/body/input",schemaPath:"#/properties/body/properties/input/an\
yOf",keyword:"anyOf",params:{}};return r===null?r=[c]:r.push(c),e++,M.errors=r,!1}var a=g===e}else var a=!0;
if(a){if(i.instructions!==void 0){let n=i.instructions,g=e;if(typeof n!="string"&&n!==null)return M.
errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properties/body/properties/instructions/t\
ype",keyword:"type",params:{type:de.properties.body.properties.instructions.type}}],!1;if(e===g&&typeof n==
"string"&&T(n,33554432))return M.errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properti\
es/body/properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=g===
e}else var a=!0;if(a){if(i.tools!==void 0){let n=i.tools,g=e;if(!Array.isArray(n)&&n!==null)return M.
errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:de.properties.body.properties.tools.type}}],!1;if(e===g&&Array.isArray(n)){if(n.length>
1e4)return M.errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;let o=n.length;for(let m=0;m<o;m++){let P=e;
U(n[m],{instancePath:t+"/body/tools/"+m,parentData:n,parentDataProperty:m,rootData:I,dynamicAnchors:O})||
(r=r===null?U.errors:r.concat(U.errors),e=r.length);var f=P===e;if(!f)break}}}var a=g===e}else var a=!0;
if(a){if(i.tool_choice!==void 0){let n=i.tool_choice,g=e,x=e,o=!1,m=e;if(typeof n!="string"){let _={
instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};r===null?r=[_]:r.push(_),e++}if(!(n==="none"||n==="auto"||n==="required")){let _={instancePath:t+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:pr.enum}};
r===null?r=[_]:r.push(_),e++}var y=m===e;if(o=o||y,!o){let _=e;H(n,{instancePath:t+"/body/tool_choic\
e",parentData:i,parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:O})||(r=r===null?H.errors:
r.concat(H.errors),e=r.length);var y=_===e;if(o=o||y,!o){let L=e;if(n!==null){let b={instancePath:t+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[b]:r.push(b),e++}var y=L===e;o=o||y}}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let _={instancePath:t+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,M.errors=r,!1}var a=g===
e}else var a=!0;if(a){if(i.parallel_tool_calls!==void 0){let n=i.parallel_tool_calls,g=e;if(typeof n!=
"boolean"&&n!==null)return M.errors=[{instancePath:t+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:de.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=g===e}else var a=!0;if(a){if(i.text!==void 0){let n=i.text,g=e,
x=e,o=!1,m=e;ve(n,{instancePath:t+"/body/text",parentData:i,parentDataProperty:"text",rootData:I,dynamicAnchors:O})||
(r=r===null?ve.errors:r.concat(ve.errors),e=r.length);var l=m===e;if(o=o||l,!o){let _=e;if(n!==null){
let L={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/text/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[L]:r.push(L),e++}var l=_===e;o=o||l}if(o)e=x,r!==null&&(x?r.
length=x:r=null);else{let _={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/te\
xt/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,M.errors=r,!1}var a=g===e}else
var a=!0;if(a){if(i.reasoning!==void 0){let n=i.reasoning,g=e,x=e,o=!1,m=e;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.effort!==void 0){let c=n.effort,L=e;if(typeof c!="string"&&c!==null){
let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effor\
t/type",keyword:"type",params:{type:Ve.properties.effort.type}};r===null?r=[S]:r.push(S),e++}if(e===
L&&typeof c=="string"&&T(c,64)){let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:Re\
asoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[S]:r.
push(S),e++}var h=L===e}else var h=!0;if(h)if(n.summary!==void 0){let c=n.summary,L=e;if(typeof c!="\
string"&&c!==null){let b={instancePath:t+"/body/reasoning/summary",schemaPath:"schema:ReasoningSetti\
ngs/properties/summary/type",keyword:"type",params:{type:Ve.properties.summary.type}};r===null?r=[b]:
r.push(b),e++}if(e===L&&typeof c=="string"&&T(c,64)){let b={instancePath:t+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[b]:r.push(b),e++}var h=L===e}else var h=!0}else{let c={instancePath:t+"/body/reasoning",
schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};r===null?r=[c]:r.push(
c),e++}var d=m===e;if(o=o||d,!o){let c=e;if(n!==null){let S={instancePath:t+"/body/reasoning",schemaPath:"\
#/properties/body/properties/reasoning/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[S]:r.push(S),e++}var d=c===e;o=o||d}if(o)e=x,r!==null&&(x?r.length=x:r=null);else{let c={instancePath:t+
"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[c]:r.push(c),e++,M.errors=r,!1}var a=g===e}else var a=!0;if(a){if(i.max_output_tokens!==
void 0){let n=i.max_output_tokens,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null)return M.errors=[{instancePath:t+"/body/max_output_tokens",schemaPath:"#/properties/body/proper\
ties/max_output_tokens/type",keyword:"type",params:{type:de.properties.body.properties.max_output_tokens.
type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return M.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(n<1||isNaN(n))return M.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=g===e}else var a=!0;if(a){if(i.temperature!==void 0){
let n=i.temperature,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return M.errors=[{instancePath:t+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:de.properties.body.properties.temperature.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){
if(n>2||isNaN(n))return M.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(n<0||isNaN(
n))return M.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;
if(a){if(i.top_p!==void 0){let n=i.top_p,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return M.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:de.properties.body.properties.top_p.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(
n)){if(n>1||isNaN(n))return M.errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return M.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;if(a){if(i.top_logprobs!==void 0){
let n=i.top_logprobs,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return M.
errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/t\
ype",keyword:"type",params:{type:de.properties.body.properties.top_logprobs.type}}],!1;if(e===g&&typeof n==
"number"&&isFinite(n)){if(n>20||isNaN(n))return M.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"\
#/properties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(n<0||isNaN(n))return M.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===
e}else var a=!0;if(a){if(i.truncation!==void 0){let n=i.truncation,g=e;if(typeof n!="string"&&n!==null)
return M.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/properties/body/properties/truncat\
ion/type",keyword:"type",params:{type:de.properties.body.properties.truncation.type}}],!1;if(e===g&&
typeof n=="string"&&T(n,64))return M.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/proper\
ties/body/properties/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=g===e}else
var a=!0;if(a){let n=i.stream,g=e;if(typeof n!="boolean"&&n!==null)return M.errors=[{instancePath:t+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:de.
properties.body.properties.stream.type}}],!1;var a=g===e;if(a){if(i.stream_options!==void 0){let o=i.
stream_options,m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.include_obfuscation!==
void 0){let b=o.include_obfuscation;if(typeof b!="boolean"&&b!==null){let G={instancePath:t+"/body/s\
tream_options/include_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/t\
ype",keyword:"type",params:{type:lr.properties.include_obfuscation.type}};r===null?r=[G]:r.push(G),e++}}}else{
let b={instancePath:t+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[b]:r.push(b),e++}var u=c===e;if(_=_||u,!_){let b=e;if(o!==null){let V={instancePath:t+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[V]:r.push(V),e++}var u=b===e;_=_||u}if(_)e=P,r!==null&&(P?r.
length=P:r=null);else{let b={instancePath:t+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return r===null?r=[b]:r.push(b),e++,M.errors=
r,!1}var a=m===e}else var a=!0;if(a){if(i.user!==void 0){let o=i.user,m=e;if(typeof o!="string"&&o!==
null)return M.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/properties/user/typ\
e",keyword:"type",params:{type:de.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="st\
ring"&&T(o,1024))return M.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/propert\
ies/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.
safety_identifier!==void 0){let o=i.safety_identifier,m=e;if(typeof o!="string"&&o!==null)return M.errors=
[{instancePath:t+"/body/safety_identifier",schemaPath:"#/properties/body/properties/safety_identifie\
r/type",keyword:"type",params:{type:de.properties.body.properties.safety_identifier.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,1024))return M.errors=[{instancePath:t+"/body/safety_identifier",schemaPath:"\
#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=m===e}else var a=!0;if(a){if(i.prompt_cache_key!==void 0){let o=i.prompt_cache_key,m=e;if(typeof o!=
"string"&&o!==null)return M.errors=[{instancePath:t+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:de.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===m&&typeof o=="string"&&T(o,1024))return M.errors=[{instancePath:t+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.include!==void 0){let o=i.include,m=e;if(!Array.
isArray(o)&&o!==null)return M.errors=[{instancePath:t+"/body/include",schemaPath:"#/properties/body/\
properties/include/type",keyword:"type",params:{type:de.properties.body.properties.include.type}}],!1;
if(e===m&&Array.isArray(o)){if(o.length>64)return M.errors=[{instancePath:t+"/body/include",schemaPath:"\
#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var w=!0;let _=o.
length;for(let c=0;c<_;c++){let L=o[c],S=e;if(e===S)if(typeof L=="string"){if(T(L,128))return M.errors=
[{instancePath:t+"/body/include/"+c,schemaPath:"#/properties/body/properties/include/items/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return M.errors=[{instancePath:t+"/body/include/"+c,
schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"string"}}],
!1;var w=S===e;if(!w)break}}}var a=m===e}else var a=!0;if(a){if(i.metadata!==void 0){let o=i.metadata,
m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length>16){let b={
instancePath:t+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{
limit:16}};r===null?r=[b]:r.push(b),e++}else for(let b in o){let G=o[b],V=e;if(e===V)if(typeof G=="s\
tring"){if(T(G,512)){let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};
r===null?r=[K]:r.push(K),e++}}else{let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"stri\
ng"}};r===null?r=[K]:r.push(K),e++}var k=V===e;if(!k)break}else{let b={instancePath:t+"/body/metadat\
a",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"object"}};r===null?r=[b]:r.push(b),
e++}var A=c===e;if(_=_||A,!_){let b=e;if(o!==null){let V={instancePath:t+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[V]:r.push(V),e++}var A=b===e;_=_||A}if(_)e=P,r!==null&&(P?r.length=P:r=null);else{let b={instancePath:t+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[b]:r.push(b),e++,M.errors=r,!1}var a=m===e}else var a=!0;if(a){if(i.store!==void 0){
let o=i.store,m=e;if(typeof o!="boolean"&&o!==null)return M.errors=[{instancePath:t+"/body/store",schemaPath:"\
#/properties/body/properties/store/type",keyword:"type",params:{type:de.properties.body.properties.store.
type}}],!1;var a=m===e}else var a=!0;if(a)if(i.background!==void 0){let o=i.background,m=e;if(typeof o!=
"boolean"&&o!==null)return M.errors=[{instancePath:t+"/body/background",schemaPath:"#/properties/bod\
y/properties/background/type",keyword:"type",params:{type:de.properties.body.properties.background.type}}],
!1;let P=e,_=e;if(o!==!0){let L={};r===null?r=[L]:r.push(L),e++}var q=_===e;if(q)return M.errors=[{instancePath:t+
"/body/background",schemaPath:"#/properties/body/properties/background/not",keyword:"not",params:{}}],
!1;e=P,r!==null&&(P?r.length=P:r=null);var a=m===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return M.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return M.errors=r,e===0}var Kr=E,ce={paths:{},components:{securitySchemes:{BearerAuth:{type:"htt\
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
type:["boolean","null"]},background:{type:["boolean","null"],not:{const:!0}}}}},required:["body"]};function E(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.body===void 0&&(p="body"))return E.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;if(s.body!==
void 0){let i=s.body;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){i.stream===void 0&&(i.stream=
!1);let j;if(i.model===void 0&&(j="model")||i.input===void 0&&(j="input"))return E.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:j}}],!1;if(i.
model!==void 0){let n=i.model,g=e;if(e===e)if(typeof n=="string"){if(T(n,256))return E.errors=[{instancePath:t+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(he(
n,1))return E.errors=[{instancePath:t+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:t+"/body/model",schemaPath:"sch\
ema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var a=g===e}else var a=!0;if(a){if(i.
input!==void 0){let n=i.input,g=e,x=e,o=!1,m=e;if(e===e)if(typeof n=="string"){if(T(n,33554432)){let c={
instancePath:t+"/body/input",schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:33554432}};
r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/body/input",schemaPath:"schema:InputText/\
type",keyword:"type",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}var v=m===e;if(o=o||v,!o){
let c=e;Pe(n,{instancePath:t+"/body/input",parentData:i,parentDataProperty:"input",rootData:I,dynamicAnchors:O})||
(r=r===null?Pe.errors:r.concat(Pe.errors),e=r.length);var v=c===e;o=o||v}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let c={instancePath:t+"/body/input",schemaPath:"#/properties/body/properties/input/an\
yOf",keyword:"anyOf",params:{}};return r===null?r=[c]:r.push(c),e++,E.errors=r,!1}var a=g===e}else var a=!0;
if(a){if(i.instructions!==void 0){let n=i.instructions,g=e;if(typeof n!="string"&&n!==null)return E.
errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properties/body/properties/instructions/t\
ype",keyword:"type",params:{type:ce.properties.body.properties.instructions.type}}],!1;if(e===g&&typeof n==
"string"&&T(n,33554432))return E.errors=[{instancePath:t+"/body/instructions",schemaPath:"#/properti\
es/body/properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=g===
e}else var a=!0;if(a){if(i.tools!==void 0){let n=i.tools,g=e;if(!Array.isArray(n)&&n!==null)return E.
errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"\
type",params:{type:ce.properties.body.properties.tools.type}}],!1;if(e===g&&Array.isArray(n)){if(n.length>
1e4)return E.errors=[{instancePath:t+"/body/tools",schemaPath:"#/properties/body/properties/tools/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var f=!0;let o=n.length;for(let m=0;m<o;m++){let P=e;
U(n[m],{instancePath:t+"/body/tools/"+m,parentData:n,parentDataProperty:m,rootData:I,dynamicAnchors:O})||
(r=r===null?U.errors:r.concat(U.errors),e=r.length);var f=P===e;if(!f)break}}}var a=g===e}else var a=!0;
if(a){if(i.tool_choice!==void 0){let n=i.tool_choice,g=e,x=e,o=!1,m=e;if(typeof n!="string"){let _={
instancePath:t+"/body/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"st\
ring"}};r===null?r=[_]:r.push(_),e++}if(!(n==="none"||n==="auto"||n==="required")){let _={instancePath:t+
"/body/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:pr.enum}};
r===null?r=[_]:r.push(_),e++}var y=m===e;if(o=o||y,!o){let _=e;H(n,{instancePath:t+"/body/tool_choic\
e",parentData:i,parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:O})||(r=r===null?H.errors:
r.concat(H.errors),e=r.length);var y=_===e;if(o=o||y,!o){let L=e;if(n!==null){let b={instancePath:t+
"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[b]:r.push(b),e++}var y=L===e;o=o||y}}if(o)e=x,r!==null&&(x?r.length=
x:r=null);else{let _={instancePath:t+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,E.errors=r,!1}var a=g===
e}else var a=!0;if(a){if(i.parallel_tool_calls!==void 0){let n=i.parallel_tool_calls,g=e;if(typeof n!=
"boolean"&&n!==null)return E.errors=[{instancePath:t+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:ce.properties.body.properties.
parallel_tool_calls.type}}],!1;var a=g===e}else var a=!0;if(a){if(i.text!==void 0){let n=i.text,g=e,
x=e,o=!1,m=e;ve(n,{instancePath:t+"/body/text",parentData:i,parentDataProperty:"text",rootData:I,dynamicAnchors:O})||
(r=r===null?ve.errors:r.concat(ve.errors),e=r.length);var l=m===e;if(o=o||l,!o){let _=e;if(n!==null){
let L={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/text/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[L]:r.push(L),e++}var l=_===e;o=o||l}if(o)e=x,r!==null&&(x?r.
length=x:r=null);else{let _={instancePath:t+"/body/text",schemaPath:"#/properties/body/properties/te\
xt/anyOf",keyword:"anyOf",params:{}};return r===null?r=[_]:r.push(_),e++,E.errors=r,!1}var a=g===e}else
var a=!0;if(a){if(i.reasoning!==void 0){let n=i.reasoning,g=e,x=e,o=!1,m=e;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.effort!==void 0){let c=n.effort,L=e;if(typeof c!="string"&&c!==null){
let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effor\
t/type",keyword:"type",params:{type:Ve.properties.effort.type}};r===null?r=[S]:r.push(S),e++}if(e===
L&&typeof c=="string"&&T(c,64)){let S={instancePath:t+"/body/reasoning/effort",schemaPath:"schema:Re\
asoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[S]:r.
push(S),e++}var h=L===e}else var h=!0;if(h)if(n.summary!==void 0){let c=n.summary,L=e;if(typeof c!="\
string"&&c!==null){let b={instancePath:t+"/body/reasoning/summary",schemaPath:"schema:ReasoningSetti\
ngs/properties/summary/type",keyword:"type",params:{type:Ve.properties.summary.type}};r===null?r=[b]:
r.push(b),e++}if(e===L&&typeof c=="string"&&T(c,64)){let b={instancePath:t+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[b]:r.push(b),e++}var h=L===e}else var h=!0}else{let c={instancePath:t+"/body/reasoning",
schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};r===null?r=[c]:r.push(
c),e++}var d=m===e;if(o=o||d,!o){let c=e;if(n!==null){let S={instancePath:t+"/body/reasoning",schemaPath:"\
#/properties/body/properties/reasoning/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[S]:r.push(S),e++}var d=c===e;o=o||d}if(o)e=x,r!==null&&(x?r.length=x:r=null);else{let c={instancePath:t+
"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[c]:r.push(c),e++,E.errors=r,!1}var a=g===e}else var a=!0;if(a){if(i.max_output_tokens!==
void 0){let n=i.max_output_tokens,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null)return E.errors=[{instancePath:t+"/body/max_output_tokens",schemaPath:"#/properties/body/proper\
ties/max_output_tokens/type",keyword:"type",params:{type:ce.properties.body.properties.max_output_tokens.
type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return E.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(n<1||isNaN(n))return E.errors=[{instancePath:t+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=g===e}else var a=!0;if(a){if(i.temperature!==void 0){
let n=i.temperature,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return E.errors=[{instancePath:t+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:ce.properties.body.properties.temperature.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(n)){
if(n>2||isNaN(n))return E.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(n<0||isNaN(
n))return E.errors=[{instancePath:t+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;
if(a){if(i.top_p!==void 0){let n=i.top_p,g=e;if(!(typeof n=="number"&&isFinite(n))&&n!==null)return E.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:ce.properties.body.properties.top_p.type}}],!1;if(e===g&&typeof n=="number"&&isFinite(
n)){if(n>1||isNaN(n))return E.errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<0||isNaN(n))return E.
errors=[{instancePath:t+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0;if(a){if(i.top_logprobs!==void 0){
let n=i.top_logprobs,g=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return E.
errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/t\
ype",keyword:"type",params:{type:ce.properties.body.properties.top_logprobs.type}}],!1;if(e===g&&typeof n==
"number"&&isFinite(n)){if(n>20||isNaN(n))return E.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"\
#/properties/body/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],
!1;if(n<0||isNaN(n))return E.errors=[{instancePath:t+"/body/top_logprobs",schemaPath:"#/properties/b\
ody/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=g===
e}else var a=!0;if(a){if(i.truncation!==void 0){let n=i.truncation,g=e;if(typeof n!="string"&&n!==null)
return E.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/properties/body/properties/truncat\
ion/type",keyword:"type",params:{type:ce.properties.body.properties.truncation.type}}],!1;if(e===g&&
typeof n=="string"&&T(n,64))return E.errors=[{instancePath:t+"/body/truncation",schemaPath:"#/proper\
ties/body/properties/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=g===e}else
var a=!0;if(a){let n=i.stream,g=e;if(typeof n!="boolean"&&n!==null)return E.errors=[{instancePath:t+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:ce.
properties.body.properties.stream.type}}],!1;var a=g===e;if(a){if(i.stream_options!==void 0){let o=i.
stream_options,m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.include_obfuscation!==
void 0){let b=o.include_obfuscation;if(typeof b!="boolean"&&b!==null){let G={instancePath:t+"/body/s\
tream_options/include_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/t\
ype",keyword:"type",params:{type:lr.properties.include_obfuscation.type}};r===null?r=[G]:r.push(G),e++}}}else{
let b={instancePath:t+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[b]:r.push(b),e++}var u=c===e;if(_=_||u,!_){let b=e;if(o!==null){let V={instancePath:t+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[V]:r.push(V),e++}var u=b===e;_=_||u}if(_)e=P,r!==null&&(P?r.
length=P:r=null);else{let b={instancePath:t+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return r===null?r=[b]:r.push(b),e++,E.errors=
r,!1}var a=m===e}else var a=!0;if(a){if(i.user!==void 0){let o=i.user,m=e;if(typeof o!="string"&&o!==
null)return E.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/properties/user/typ\
e",keyword:"type",params:{type:ce.properties.body.properties.user.type}}],!1;if(e===m&&typeof o=="st\
ring"&&T(o,1024))return E.errors=[{instancePath:t+"/body/user",schemaPath:"#/properties/body/propert\
ies/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.
safety_identifier!==void 0){let o=i.safety_identifier,m=e;if(typeof o!="string"&&o!==null)return E.errors=
[{instancePath:t+"/body/safety_identifier",schemaPath:"#/properties/body/properties/safety_identifie\
r/type",keyword:"type",params:{type:ce.properties.body.properties.safety_identifier.type}}],!1;if(e===
m&&typeof o=="string"&&T(o,1024))return E.errors=[{instancePath:t+"/body/safety_identifier",schemaPath:"\
#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=m===e}else var a=!0;if(a){if(i.prompt_cache_key!==void 0){let o=i.prompt_cache_key,m=e;if(typeof o!=
"string"&&o!==null)return E.errors=[{instancePath:t+"/body/prompt_cache_key",schemaPath:"#/propertie\
s/body/properties/prompt_cache_key/type",keyword:"type",params:{type:ce.properties.body.properties.prompt_cache_key.
type}}],!1;if(e===m&&typeof o=="string"&&T(o,1024))return E.errors=[{instancePath:t+"/body/prompt_ca\
che_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=m===e}else var a=!0;if(a){if(i.include!==void 0){let o=i.include,m=e;if(!Array.
isArray(o)&&o!==null)return E.errors=[{instancePath:t+"/body/include",schemaPath:"#/properties/body/\
properties/include/type",keyword:"type",params:{type:ce.properties.body.properties.include.type}}],!1;
if(e===m&&Array.isArray(o)){if(o.length>64)return E.errors=[{instancePath:t+"/body/include",schemaPath:"\
#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],!1;{var w=!0;let _=o.
length;for(let c=0;c<_;c++){let L=o[c],S=e;if(e===S)if(typeof L=="string"){if(T(L,128))return E.errors=
[{instancePath:t+"/body/include/"+c,schemaPath:"#/properties/body/properties/include/items/maxLength",
keyword:"maxLength",params:{limit:128}}],!1}else return E.errors=[{instancePath:t+"/body/include/"+c,
schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{type:"string"}}],
!1;var w=S===e;if(!w)break}}}var a=m===e}else var a=!0;if(a){if(i.metadata!==void 0){let o=i.metadata,
m=e,P=e,_=!1,c=e;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o))if(Object.keys(o).length>16){let b={
instancePath:t+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"maxProperties",params:{
limit:16}};r===null?r=[b]:r.push(b),e++}else for(let b in o){let G=o[b],V=e;if(e===V)if(typeof G=="s\
tring"){if(T(G,512)){let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit:512}};
r===null?r=[K]:r.push(K),e++}}else{let K={instancePath:t+"/body/metadata/"+b.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"stri\
ng"}};r===null?r=[K]:r.push(K),e++}var k=V===e;if(!k)break}else{let b={instancePath:t+"/body/metadat\
a",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"object"}};r===null?r=[b]:r.push(b),
e++}var A=c===e;if(_=_||A,!_){let b=e;if(o!==null){let V={instancePath:t+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=
[V]:r.push(V),e++}var A=b===e;_=_||A}if(_)e=P,r!==null&&(P?r.length=P:r=null);else{let b={instancePath:t+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[b]:r.push(b),e++,E.errors=r,!1}var a=m===e}else var a=!0;if(a){if(i.store!==void 0){
let o=i.store,m=e;if(typeof o!="boolean"&&o!==null)return E.errors=[{instancePath:t+"/body/store",schemaPath:"\
#/properties/body/properties/store/type",keyword:"type",params:{type:ce.properties.body.properties.store.
type}}],!1;var a=m===e}else var a=!0;if(a)if(i.background!==void 0){let o=i.background,m=e;if(typeof o!=
"boolean"&&o!==null)return E.errors=[{instancePath:t+"/body/background",schemaPath:"#/properties/bod\
y/properties/background/type",keyword:"type",params:{type:ce.properties.body.properties.background.type}}],
!1;let P=e,_=e;if(o!==!0){let L={};r===null?r=[L]:r.push(L),e++}var q=_===e;if(q)return E.errors=[{instancePath:t+
"/body/background",schemaPath:"#/properties/body/properties/background/not",keyword:"not",params:{}}],
!1;e=P,r!==null&&(P?r.length=P:r=null);var a=m===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}else return E.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}}return E.errors=r,e===0}var Jr=Zr;function Zr(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;return Zr.errors=r,e===0}var Gr=Hr;function Hr(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;return Hr.errors=r,e===0}var Yr=Wr;function Wr(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;return Wr.errors=r,e===0}var Xr=Qr;function Qr(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;return Qr.errors=r,e===0}var et=rt;function rt(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;return rt.errors=r,e===0}var st=Fe(Ge()),at=Fe(He()),os={...st.formats,...at.fastFormats},it=ur;var we={type:"object",required:["id","object","created_at","status","error","incomplete_details","in\
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
"string","null"],maxLength:1024}},$id:"schema:ModelResponse"};var Bt={type:"object",required:["reason"],properties:{reason:{type:"string",enum:["max_output_tokens",
"content_filter"]}},$id:"schema:IncompleteDetails"};var tt={type:"object",properties:{effort:{type:["string","null"],maxLength:64},summary:{type:["strin\
g","null"],maxLength:64}},$id:"schema:ReasoningSettings"},Kt={type:"string",enum:["none","auto","req\
uired"],$id:"schema:ToolMode"};var C=Se,pe=Ce,Jt=new RegExp("^[a-z][a-z0-9_]*$","u");var Ke={type:"string",enum:["in_progress","completed","incomplete"],$id:"schema:ItemStatus"};function me(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let y;if(s.type===void 0&&(y="t\
ype")||s.text===void 0&&(y="text")||s.annotations===void 0&&(y="annotations"))return me.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:y}}],!1;if(s.type!==void 0){let l=s.
type,h=e;if(typeof l!="string")return me.errors=[{instancePath:t+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;if(l!=="output_text")return me.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"output_text"}}],!1;
var a=h===e}else var a=!0;if(a){if(s.text!==void 0){let l=s.text,h=e;if(e===h)if(typeof l=="string"){
if(C(l,33554432))return me.errors=[{instancePath:t+"/text",schemaPath:"#/properties/text/maxLength",
keyword:"maxLength",params:{limit:33554432}}],!1}else return me.errors=[{instancePath:t+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var a=h===e}else var a=!0;if(a){if(s.
annotations!==void 0){let l=s.annotations,h=e;if(e===h)if(Array.isArray(l)){if(l.length>1024)return me.
errors=[{instancePath:t+"/annotations",schemaPath:"#/properties/annotations/maxItems",keyword:"maxIt\
ems",params:{limit:1024}}],!1;{var v=!0;let u=l.length;for(let w=0;w<u;w++){let k=l[w],A=e;if(e===e&&
!(k&&typeof k=="object"&&!Array.isArray(k)))return me.errors=[{instancePath:t+"/annotations/"+w,schemaPath:"\
schema:Annotation/type",keyword:"type",params:{type:"object"}}],!1;var v=A===e;if(!v)break}}}else return me.
errors=[{instancePath:t+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{
type:"array"}}],!1;var a=h===e}else var a=!0;if(a)if(s.logprobs!==void 0){let l=s.logprobs,h=e;if(e===
h)if(Array.isArray(l)){if(l.length>1048576)return me.errors=[{instancePath:t+"/logprobs",schemaPath:"\
#/properties/logprobs/maxItems",keyword:"maxItems",params:{limit:1048576}}],!1;{var f=!0;let u=l.length;
for(let w=0;w<u;w++){let k=l[w],A=e;if(e===e&&!(k&&typeof k=="object"&&!Array.isArray(k)))return me.
errors=[{instancePath:t+"/logprobs/"+w,schemaPath:"schema:TokenLogprob/type",keyword:"type",params:{
type:"object"}}],!1;var f=A===e;if(!f)break}}}else return me.errors=[{instancePath:t+"/logprobs",schemaPath:"\
#/properties/logprobs/type",keyword:"type",params:{type:"array"}}],!1;var a=h===e}else var a=!0}}}else
return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=r,e===0}function te(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.id===void 0&&(l="id")||
s.type===void 0&&(l="type")||s.role===void 0&&(l="role")||s.status===void 0&&(l="status")||s.content===
void 0&&(l="content"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;if(s.id!==void 0){let h=s.id,d=e;if(e===e)if(typeof h=="string"){if(C(h,256))
return te.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(h,1))return te.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemId/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return te.errors=[{instancePath:t+"/id",schemaPath:"\
schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=d===e}else var a=!0;if(a){if(s.
type!==void 0){let h=s.type,d=e;if(typeof h!="string")return te.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(h!=="message")return te.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
message"}}],!1;var a=d===e}else var a=!0;if(a){if(s.role!==void 0){let h=s.role,d=e;if(typeof h!="st\
ring")return te.errors=[{instancePath:t+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{
type:"string"}}],!1;if(h!=="assistant")return te.errors=[{instancePath:t+"/role",schemaPath:"#/prope\
rties/role/const",keyword:"const",params:{allowedValue:"assistant"}}],!1;var a=d===e}else var a=!0;if(a){
if(s.status!==void 0){let h=s.status,d=e;if(typeof h!="string")return te.errors=[{instancePath:t+"/s\
tatus",schemaPath:"schema:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="in_p\
rogress"||h==="completed"||h==="incomplete"))return te.errors=[{instancePath:t+"/status",schemaPath:"\
schema:ItemStatus/enum",keyword:"enum",params:{allowedValues:Ke.enum}}],!1;var a=d===e}else var a=!0;
if(a)if(s.content!==void 0){let h=s.content,d=e;if(e===d)if(Array.isArray(h)){if(h.length>1024)return te.
errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{
limit:1024}}],!1;{var v=!0;let w=h.length;for(let k=0;k<w;k++){let A=h[k],q=e,p=e,i=!1,$=e;me(A,{instancePath:t+
"/content/"+k,parentData:h,parentDataProperty:k,rootData:I,dynamicAnchors:O})||(r=r===null?me.errors:
r.concat(me.errors),e=r.length);var f=$===e;if(i=i||f,!i){let n=e;if(e===e)if(A&&typeof A=="object"&&
!Array.isArray(A)){let o;if(A.type===void 0&&(o="type")||A.refusal===void 0&&(o="refusal")){let m={instancePath:t+
"/content/"+k,schemaPath:"schema:OutputRefusal/required",keyword:"required",params:{missingProperty:o}};
r===null?r=[m]:r.push(m),e++}else{if(A.type!==void 0){let m=A.type,P=e;if(typeof m!="string"){let _={
instancePath:t+"/content/"+k+"/type",schemaPath:"schema:OutputRefusal/properties/type/type",keyword:"\
type",params:{type:"string"}};r===null?r=[_]:r.push(_),e++}if(m!=="refusal"){let _={instancePath:t+"\
/content/"+k+"/type",schemaPath:"schema:OutputRefusal/properties/type/const",keyword:"const",params:{
allowedValue:"refusal"}};r===null?r=[_]:r.push(_),e++}var y=P===e}else var y=!0;if(y)if(A.refusal!==
void 0){let m=A.refusal,P=e;if(e===P)if(typeof m=="string"){if(C(m,33554432)){let c={instancePath:t+
"/content/"+k+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/maxLength",keyword:"max\
Length",params:{limit:33554432}};r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/content/"+
k+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/type",keyword:"type",params:{type:"\
string"}};r===null?r=[c]:r.push(c),e++}var y=P===e}else var y=!0}}else{let o={instancePath:t+"/conte\
nt/"+k,schemaPath:"schema:OutputRefusal/type",keyword:"type",params:{type:"object"}};r===null?r=[o]:
r.push(o),e++}var f=n===e;i=i||f}if(i)e=p,r!==null&&(p?r.length=p:r=null);else{let n={instancePath:t+
"/content/"+k,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[n]:r.push(n),e++,te.errors=r,!1}var v=q===e;if(!v)break}}}else return te.errors=[{instancePath:t+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"}}],!1;var a=d===
e}else var a=!0}}}}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return te.errors=r,e===0}function Y(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.id===void 0&&(v="id")||
s.type===void 0&&(v="type")||s.status===void 0&&(v="status")||s.call_id===void 0&&(v="call_id")||s.name===
void 0&&(v="name")||s.arguments===void 0&&(v="arguments"))return Y.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:v}}],!1;if(s.id!==void 0){let f=s.id,y=e;if(e===
e)if(typeof f=="string"){if(C(f,256))return Y.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemI\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(f,1))return Y.errors=[{instancePath:t+
"/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=
[{instancePath:t+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(s.type!==void 0){let f=s.type,y=e;if(typeof f!="string")return Y.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(f!=="funct\
ion_call")return Y.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"function_call"}}],!1;var a=y===e}else var a=!0;if(a){if(s.status!==void 0){
let f=s.status,y=e;if(typeof f!="string")return Y.errors=[{instancePath:t+"/status",schemaPath:"sche\
ma:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="in_progress"||f==="complete\
d"||f==="incomplete"))return Y.errors=[{instancePath:t+"/status",schemaPath:"schema:ItemStatus/enum",
keyword:"enum",params:{allowedValues:Ke.enum}}],!1;var a=y===e}else var a=!0;if(a){if(s.call_id!==void 0){
let f=s.call_id,y=e;if(e===y)if(typeof f=="string"){if(C(f,256))return Y.errors=[{instancePath:t+"/c\
all_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return Y.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.name!==void 0){let f=s.name,y=e;if(e===y)if(typeof f==
"string"){if(C(f,256))return Y.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return Y.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.
namespace!==void 0){let f=s.namespace,y=e;if(e===y)if(typeof f=="string"){if(C(f,256))return Y.errors=
[{instancePath:t+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return Y.errors=[{instancePath:t+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(s.arguments!==void 0){
let f=s.arguments,y=e;if(e===y)if(typeof f=="string"){if(C(f,33554432))return Y.errors=[{instancePath:t+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return Y.errors=[{instancePath:t+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var a=y===e}else var a=!0}}}}}}else return Y.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=r,e===0}function W(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.id===void 0&&(v="id")||
s.type===void 0&&(v="type")||s.status===void 0&&(v="status")||s.call_id===void 0&&(v="call_id")||s.name===
void 0&&(v="name")||s.input===void 0&&(v="input"))return W.errors=[{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:v}}],!1;if(s.id!==void 0){let f=s.id,y=e;if(e===e)
if(typeof f=="string"){if(C(f,256))return W.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemId/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(f,1))return W.errors=[{instancePath:t+"\
/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=
[{instancePath:t+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(s.type!==void 0){let f=s.type,y=e;if(typeof f!="string")return W.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(f!=="custo\
m_tool_call")return W.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"custom_tool_call"}}],!1;var a=y===e}else var a=!0;if(a){if(s.status!==void 0){
let f=s.status,y=e;if(typeof f!="string")return W.errors=[{instancePath:t+"/status",schemaPath:"sche\
ma:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="in_progress"||f==="complete\
d"||f==="incomplete"))return W.errors=[{instancePath:t+"/status",schemaPath:"schema:ItemStatus/enum",
keyword:"enum",params:{allowedValues:Ke.enum}}],!1;var a=y===e}else var a=!0;if(a){if(s.call_id!==void 0){
let f=s.call_id,y=e;if(e===y)if(typeof f=="string"){if(C(f,256))return W.errors=[{instancePath:t+"/c\
all_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return W.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.name!==void 0){let f=s.name,y=e;if(e===y)if(typeof f==
"string"){if(C(f,256))return W.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return W.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.
namespace!==void 0){let f=s.namespace,y=e;if(e===y)if(typeof f=="string"){if(C(f,256))return W.errors=
[{instancePath:t+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return W.errors=[{instancePath:t+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a)if(s.input!==void 0){
let f=s.input,y=e;if(e===y)if(typeof f=="string"){if(C(f,33554432))return W.errors=[{instancePath:t+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else
return W.errors=[{instancePath:t+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:"string"}}],!1;var a=y===e}else var a=!0}}}}}}else return W.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=r,e===0}var Zt={type:"object",required:[
"id","type","status","call_id"],properties:{id:{$ref:"schema:ItemId"},type:{type:"string",enum:["app\
ly_patch_call","shell_call","local_shell_call"]},status:{$ref:"schema:ItemStatus"},call_id:{type:"st\
ring",maxLength:256},action:{type:"object",additionalProperties:!0},operation:{type:"object",additionalProperties:!0}},
$id:"schema:PublishedToolCall"};function ie(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,
dynamicAnchors:O={}}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let v;
if(s.id===void 0&&(v="id")||s.type===void 0&&(v="type")||s.status===void 0&&(v="status")||s.call_id===
void 0&&(v="call_id"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:v}}],!1;if(s.id!==void 0){let f=s.id,y=e;if(e===e)if(typeof f=="string"){if(C(f,256))
return ie.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(f,1))return ie.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemId/minLeng\
th",keyword:"minLength",params:{limit:1}}],!1}else return ie.errors=[{instancePath:t+"/id",schemaPath:"\
schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.
type!==void 0){let f=s.type,y=e;if(typeof f!="string")return ie.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="apply_patch_call"||f===
"shell_call"||f==="local_shell_call"))return ie.errors=[{instancePath:t+"/type",schemaPath:"#/proper\
ties/type/enum",keyword:"enum",params:{allowedValues:Zt.properties.type.enum}}],!1;var a=y===e}else var a=!0;
if(a){if(s.status!==void 0){let f=s.status,y=e;if(typeof f!="string")return ie.errors=[{instancePath:t+
"/status",schemaPath:"schema:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="i\
n_progress"||f==="completed"||f==="incomplete"))return ie.errors=[{instancePath:t+"/status",schemaPath:"\
schema:ItemStatus/enum",keyword:"enum",params:{allowedValues:Ke.enum}}],!1;var a=y===e}else var a=!0;
if(a){if(s.call_id!==void 0){let f=s.call_id,y=e;if(e===y)if(typeof f=="string"){if(C(f,256))return ie.
errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return ie.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(s.action!==void 0){
let f=s.action,y=e;if(e===y&&!(f&&typeof f=="object"&&!Array.isArray(f)))return ie.errors=[{instancePath:t+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"object"}}],!1;var a=y===
e}else var a=!0;if(a)if(s.operation!==void 0){let f=s.operation,y=e;if(e===y&&!(f&&typeof f=="object"&&
!Array.isArray(f)))return ie.errors=[{instancePath:t+"/operation",schemaPath:"#/properties/operation\
/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e}else var a=!0}}}}}else return ie.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.errors=r,e===
0}var Gt={type:"object",required:["id","type","summary"],properties:{id:{$ref:"schema:ItemId"},type:{
type:"string",const:"reasoning"},status:{$ref:"schema:ItemStatus"},summary:{type:"array",maxItems:1024,
items:{$ref:"schema:ReasoningPart"}},content:{type:"array",maxItems:1024,items:{$ref:"schema:Reasoni\
ngText"}},encrypted_content:{type:["string","null"],maxLength:33554432}},$id:"schema:ReasoningItem"};function J(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.id===void 0&&(h="id")||
s.type===void 0&&(h="type")||s.summary===void 0&&(h="summary"))return J.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:h}}],!1;if(s.id!==void 0){let d=s.id,u=e;if(e===
e)if(typeof d=="string"){if(C(d,256))return J.errors=[{instancePath:t+"/id",schemaPath:"schema:ItemI\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(d,1))return J.errors=[{instancePath:t+
"/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=
[{instancePath:t+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var a=u===
e}else var a=!0;if(a){if(s.type!==void 0){let d=s.type,u=e;if(typeof d!="string")return J.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="reaso\
ning")return J.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"reasoning"}}],!1;var a=u===e}else var a=!0;if(a){if(s.status!==void 0){let d=s.
status,u=e;if(typeof d!="string")return J.errors=[{instancePath:t+"/status",schemaPath:"schema:ItemS\
tatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="in_progress"||d==="completed"||d===
"incomplete"))return J.errors=[{instancePath:t+"/status",schemaPath:"schema:ItemStatus/enum",keyword:"\
enum",params:{allowedValues:Ke.enum}}],!1;var a=u===e}else var a=!0;if(a){if(s.summary!==void 0){let d=s.
summary,u=e;if(e===u)if(Array.isArray(d)){if(d.length>1024)return J.errors=[{instancePath:t+"/summar\
y",schemaPath:"#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;
let k=d.length;for(let A=0;A<k;A++){let q=d[A],p=e;if(e===e)if(q&&typeof q=="object"&&!Array.isArray(
q)){let j;if(q.type===void 0&&(j="type")||q.text===void 0&&(j="text"))return J.errors=[{instancePath:t+
"/summary/"+A,schemaPath:"schema:ReasoningPart/required",keyword:"required",params:{missingProperty:j}}],
!1;if(q.type!==void 0){let n=q.type,g=e;if(e===g)if(typeof n=="string"){if(C(n,64))return J.errors=[
{instancePath:t+"/summary/"+A+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(pe(n,1))return J.errors=[{instancePath:t+"/summary/"+A+"/type",
schemaPath:"schema:ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return J.errors=[{instancePath:t+"/summary/"+A+"/type",schemaPath:"schema:ReasoningPart/properties/t\
ype/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else var f=!0;if(f)if(q.text!==void 0){
let n=q.text,g=e;if(e===g)if(typeof n=="string"){if(C(n,33554432))return J.errors=[{instancePath:t+"\
/summary/"+A+"/text",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return J.errors=[{instancePath:t+"/summary/"+A+"/text",schemaPath:"\
schema:ReasoningPart/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var f=g===e}else
var f=!0}else return J.errors=[{instancePath:t+"/summary/"+A,schemaPath:"schema:ReasoningPart/type",
keyword:"type",params:{type:"object"}}],!1;var v=p===e;if(!v)break}}}else return J.errors=[{instancePath:t+
"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"array"}}],!1;var a=u===
e}else var a=!0;if(a){if(s.content!==void 0){let d=s.content,u=e;if(e===u)if(Array.isArray(d)){if(d.
length>1024)return J.errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/maxItems",keyword:"\
maxItems",params:{limit:1024}}],!1;{var y=!0;let k=d.length;for(let A=0;A<k;A++){let q=d[A],p=e;if(e===
e)if(q&&typeof q=="object"&&!Array.isArray(q)){let j;if(q.type===void 0&&(j="type")||q.text===void 0&&
(j="text"))return J.errors=[{instancePath:t+"/content/"+A,schemaPath:"schema:ReasoningText/required",
keyword:"required",params:{missingProperty:j}}],!1;if(q.type!==void 0){let n=q.type,g=e;if(typeof n!=
"string")return J.errors=[{instancePath:t+"/content/"+A+"/type",schemaPath:"schema:ReasoningText/pro\
perties/type/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="reasoning_text")return J.errors=
[{instancePath:t+"/content/"+A+"/type",schemaPath:"schema:ReasoningText/properties/type/const",keyword:"\
const",params:{allowedValue:"reasoning_text"}}],!1;var l=g===e}else var l=!0;if(l)if(q.text!==void 0){
let n=q.text,g=e;if(e===g)if(typeof n=="string"){if(C(n,33554432))return J.errors=[{instancePath:t+"\
/content/"+A+"/text",schemaPath:"schema:ReasoningText/properties/text/maxLength",keyword:"maxLength",
params:{limit:33554432}}],!1}else return J.errors=[{instancePath:t+"/content/"+A+"/text",schemaPath:"\
schema:ReasoningText/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var l=g===e}else
var l=!0}else return J.errors=[{instancePath:t+"/content/"+A,schemaPath:"schema:ReasoningText/type",
keyword:"type",params:{type:"object"}}],!1;var y=p===e;if(!y)break}}}else return J.errors=[{instancePath:t+
"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type:"array"}}],!1;var a=u===
e}else var a=!0;if(a)if(s.encrypted_content!==void 0){let d=s.encrypted_content,u=e;if(typeof d!="st\
ring"&&d!==null)return J.errors=[{instancePath:t+"/encrypted_content",schemaPath:"#/properties/encry\
pted_content/type",keyword:"type",params:{type:Gt.properties.encrypted_content.type}}],!1;if(e===u&&
typeof d=="string"&&C(d,33554432))return J.errors=[{instancePath:t+"/encrypted_content",schemaPath:"\
#/properties/encrypted_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=u===
e}else var a=!0}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return J.errors=r,e===0}function Be(s,{instancePath:t="",parentData:D,parentDataProperty:N,
rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0,a=e,v=!1,f=e;te(s,{instancePath:t,parentData:D,
parentDataProperty:N,rootData:I,dynamicAnchors:O})||(r=r===null?te.errors:r.concat(te.errors),e=r.length);
var y=f===e;if(v=v||y,!v){let l=e;Y(s,{instancePath:t,parentData:D,parentDataProperty:N,rootData:I,dynamicAnchors:O})||
(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var y=l===e;if(v=v||y,!v){let d=e;W(s,{instancePath:t,
parentData:D,parentDataProperty:N,rootData:I,dynamicAnchors:O})||(r=r===null?W.errors:r.concat(W.errors),
e=r.length);var y=d===e;if(v=v||y,!v){let w=e;ie(s,{instancePath:t,parentData:D,parentDataProperty:N,
rootData:I,dynamicAnchors:O})||(r=r===null?ie.errors:r.concat(ie.errors),e=r.length);var y=w===e;if(v=
v||y,!v){let A=e;J(s,{instancePath:t,parentData:D,parentDataProperty:N,rootData:I,dynamicAnchors:O})||
(r=r===null?J.errors:r.concat(J.errors),e=r.length);var y=A===e;v=v||y}}}}if(v)e=a,r!==null&&(a?r.length=
a:r=null);else{let l={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[l]:r.push(l),e++,Be.errors=r,!1}return Be.errors=r,e===0}var Ht={type:"object",properties:{format:{
anyOf:[{$ref:"schema:TextFormat"},{type:"null"}]},verbosity:{type:["string","null"],maxLength:64}},$id:"\
schema:TextSettings"},mr={type:"object",required:["type"],properties:{type:{type:"string",enum:["tex\
t","json_object","json_schema"]},name:{type:"string",minLength:1,maxLength:256},description:{type:["\
string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:["boolean","null"]}},
if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["name","schema"],properties:{
name:{},schema:{}}},$id:"schema:TextFormat"};function oe(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let h;if(s.type===void 0&&(h=
"type")){let d={};r===null?r=[d]:r.push(d),e++}else if(s.type!==void 0&&s.type!=="json_schema"){let d={};
r===null?r=[d]:r.push(d),e++}}var y=f===e;if(e=a,r!==null&&(a?r.length=a:r=null),y){let h=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let u;if(s.name===void 0&&(u="name")||s.schema===void 0&&(u="schema"))return oe.
errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:u}}],
!1}var y=h===e;v=y}if(!v){let h={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[h]:r.push(h),e++,oe.errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.
isArray(s)){let h;if(s.type===void 0&&(h="type"))return oe.errors=[{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:h}}],!1;if(s.type!==void 0){let d=s.type,u=e;if(typeof d!=
"string")return oe.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(!(d==="text"||d==="json_object"||d==="json_schema"))return oe.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:mr.
properties.type.enum}}],!1;var l=u===e}else var l=!0;if(l){if(s.name!==void 0){let d=s.name,u=e;if(e===
u)if(typeof d=="string"){if(C(d,256))return oe.errors=[{instancePath:t+"/name",schemaPath:"#/propert\
ies/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(d,1))return oe.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return oe.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var l=u===e}else var l=!0;if(l){if(s.description!==void 0){let d=s.description,u=e;if(typeof d!=
"string"&&d!==null)return oe.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descrip\
tion/type",keyword:"type",params:{type:mr.properties.description.type}}],!1;if(e===u&&typeof d=="str\
ing"&&C(d,65536))return oe.errors=[{instancePath:t+"/description",schemaPath:"#/properties/descripti\
on/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var l=u===e}else var l=!0;if(l){if(s.schema!==
void 0){let d=s.schema,u=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d)))return oe.errors=[{
instancePath:t+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}}],
!1;var l=u===e}else var l=!0;if(l)if(s.strict!==void 0){let d=s.strict,u=e;if(typeof d!="boolean"&&d!==
null)return oe.errors=[{instancePath:t+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",
params:{type:mr.properties.strict.type}}],!1;var l=u===e}else var l=!0}}}}else return oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=r,e===0}function De(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.format!==void 0){let f=s.format,y=e,l=e,
h=!1,d=e;oe(f,{instancePath:t+"/format",parentData:s,parentDataProperty:"format",rootData:I,dynamicAnchors:O})||
(r=r===null?oe.errors:r.concat(oe.errors),e=r.length);var a=d===e;if(h=h||a,!h){let u=e;if(f!==null){
let k={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[k]:r.push(k),e++}var a=u===e;h=h||a}if(h)e=l,r!==null&&(l?r.length=l:r=null);else{
let u={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[u]:r.push(u),e++,De.errors=r,!1}var v=y===e}else var v=!0;if(v)if(s.verbosity!==void 0){let f=s.
verbosity,y=e;if(typeof f!="string"&&f!==null)return De.errors=[{instancePath:t+"/verbosity",schemaPath:"\
#/properties/verbosity/type",keyword:"type",params:{type:Ht.properties.verbosity.type}}],!1;if(e===y&&
typeof f=="string"&&C(f,64))return De.errors=[{instancePath:t+"/verbosity",schemaPath:"#/properties/\
verbosity/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var v=y===e}else var v=!0}else return De.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
r,e===0}var fr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},
name:{type:["string","null"],maxLength:256},namespace:{type:["string","null"],maxLength:256},mode:{type:"\
string",enum:["auto","required"]},tools:{type:"array",maxItems:1e4,items:{$ref:"schema:Tool"}}},$id:"\
schema:ChosenTool"},We={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,
maxLength:64},name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},
parameters:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{
anyOf:[{$ref:"schema:CustomToolFormat"},{type:"null"}]},tools:{type:["array","null"],maxItems:1e4,items:{
$ref:"schema:GroupedTool"}}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{
required:["name"],properties:{name:{type:"string",minLength:1}}},else:{if:{required:["type"],properties:{
type:{const:"namespace"}}},then:{required:["name","tools"],properties:{name:{type:"string",minLength:1},
tools:{type:"array"}}}},$id:"schema:Tool"},ot={type:"object",required:["type"],properties:{type:{type:"\
string",enum:["text","grammar"]},syntax:{type:"string",maxLength:64},definition:{type:"string",maxLength:1048576}},
$id:"schema:CustomToolFormat"},yr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,
maxLength:64},name:{type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},
parameters:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{
anyOf:[{$ref:"schema:CustomToolFormat"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:[
"function","custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},$id:"\
schema:GroupedTool"};function ee(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,
dynamicAnchors:O={}}={}){let r=null,e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let w;
if(s.type===void 0&&(w="type")){let k={};r===null?r=[k]:r.push(k),e++}else if(s.type!==void 0){let k=s.
type;if(!(k==="function"||k==="custom")){let A={};r===null?r=[A]:r.push(A),e++}}}var y=f===e;if(e=a,
r!==null&&(a?r.length=a:r=null),y){let w=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.name===
void 0&&(A="name"))return ee.errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",
params:{missingProperty:A}}],!1;if(s.name!==void 0){let q=s.name;if(e===e)if(typeof q=="string"){if(pe(
q,1))return ee.errors=[{instancePath:t+"/name",schemaPath:"#/then/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/name",schemaPath:"#/then/p\
roperties/name/type",keyword:"type",params:{type:"string"}}],!1}}var y=w===e;v=y}if(!v){let w={instancePath:t,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[w]:r.push(w),e++,ee.
errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type"))
return ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:w}}],
!1;if(s.type!==void 0){let k=s.type,A=e;if(e===A)if(typeof k=="string"){if(C(k,64))return ee.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(pe(k,1))return ee.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:t+"/type",schemaPath:"#/proper\
ties/type/type",keyword:"type",params:{type:"string"}}],!1;var l=A===e}else var l=!0;if(l){if(s.name!==
void 0){let k=s.name,A=e;if(typeof k!="string"&&k!==null)return ee.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:yr.properties.name.type}}],!1;if(e===A&&typeof k==
"string"&&C(k,256))return ee.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var l=A===e}else var l=!0;if(l){if(s.description!==void 0){
let k=s.description,A=e;if(typeof k!="string"&&k!==null)return ee.errors=[{instancePath:t+"/descript\
ion",schemaPath:"#/properties/description/type",keyword:"type",params:{type:yr.properties.description.
type}}],!1;if(e===A&&typeof k=="string"&&C(k,65536))return ee.errors=[{instancePath:t+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var l=A===
e}else var l=!0;if(l){if(s.parameters!==void 0){let k=s.parameters,A=e,q=e,p=!1,i=e;if(e===e&&!(k&&typeof k==
"object"&&!Array.isArray(k))){let n={instancePath:t+"/parameters",schemaPath:"schema:JsonSchema/type",
keyword:"type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var h=i===e;if(p=p||h,!p){let n=e;
if(k!==null){let x={instancePath:t+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[x]:r.push(x),e++}var h=n===e;p=p||h}if(p)e=q,r!==null&&(q?r.
length=q:r=null);else{let n={instancePath:t+"/parameters",schemaPath:"#/properties/parameters/anyOf",
keyword:"anyOf",params:{}};return r===null?r=[n]:r.push(n),e++,ee.errors=r,!1}var l=A===e}else var l=!0;
if(l){if(s.strict!==void 0){let k=s.strict,A=e;if(typeof k!="boolean"&&k!==null)return ee.errors=[{instancePath:t+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:yr.properties.strict.type}}],
!1;var l=A===e}else var l=!0;if(l)if(s.format!==void 0){let k=s.format,A=e,q=e,p=!1,i=e;if(e===e)if(k&&
typeof k=="object"&&!Array.isArray(k)){let n;if(k.type===void 0&&(n="type")){let g={instancePath:t+"\
/format",schemaPath:"schema:CustomToolFormat/required",keyword:"required",params:{missingProperty:n}};
r===null?r=[g]:r.push(g),e++}else{if(k.type!==void 0){let g=k.type,x=e;if(typeof g!="string"){let o={
instancePath:t+"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"typ\
e",params:{type:"string"}};r===null?r=[o]:r.push(o),e++}if(!(g==="text"||g==="grammar")){let o={instancePath:t+
"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:ot.
properties.type.enum}};r===null?r=[o]:r.push(o),e++}var d=x===e}else var d=!0;if(d){if(k.syntax!==void 0){
let g=k.syntax,x=e;if(e===x)if(typeof g=="string"){if(C(g,64)){let m={instancePath:t+"/format/syntax",
schemaPath:"schema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[m]:r.push(m),e++}}else{let m={instancePath:t+"/format/syntax",schemaPath:"schema:CustomT\
oolFormat/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[m]:r.push(m),e++}
var d=x===e}else var d=!0;if(d)if(k.definition!==void 0){let g=k.definition,x=e;if(e===x)if(typeof g==
"string"){if(C(g,1048576)){let m={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolF\
ormat/properties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[m]:r.
push(m),e++}}else{let m={instancePath:t+"/format/definition",schemaPath:"schema:CustomToolFormat/pro\
perties/definition/type",keyword:"type",params:{type:"string"}};r===null?r=[m]:r.push(m),e++}var d=x===
e}else var d=!0}}}else{let n={instancePath:t+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"\
type",params:{type:"object"}};r===null?r=[n]:r.push(n),e++}var u=i===e;if(p=p||u,!p){let n=e;if(k!==
null){let x={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[x]:r.push(x),e++}var u=n===e;p=p||u}if(p)e=q,r!==null&&(q?r.length=q:r=null);else{
let n={instancePath:t+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[n]:r.push(n),e++,ee.errors=r,!1}var l=A===e}else var l=!0}}}}}else return ee.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=r,e===0}function Z(s,{
instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,
e=0,a=e,v=!0,f=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===void 0&&(p="type")){
let i={};r===null?r=[i]:r.push(i),e++}else if(s.type!==void 0){let i=s.type;if(!(i==="function"||i===
"custom")){let $={};r===null?r=[$]:r.push($),e++}}}var y=f===e;e=a,r!==null&&(a?r.length=a:r=null);let l;
if(y){let p=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let $;if(s.name===void 0&&($="name"))return Z.
errors=[{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:$}}],
!1;if(s.name!==void 0){let j=s.name;if(e===e)if(typeof j=="string"){if(pe(j,1))return Z.errors=[{instancePath:t+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Z.errors=[{instancePath:t+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var y=p===e;v=y,l="then"}else{let p=e,i=e,$=!0,j=e;if(s&&typeof s=="object"&&!Array.
isArray(s)){let g;if(s.type===void 0&&(g="type")){let x={};r===null?r=[x]:r.push(x),e++}else if(s.type!==
void 0&&s.type!=="namespace"){let x={};r===null?r=[x]:r.push(x),e++}}var h=j===e;if(e=i,r!==null&&(i?
r.length=i:r=null),h){let g=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.name===void 0&&
(o="name")||s.tools===void 0&&(o="tools"))return Z.errors=[{instancePath:t,schemaPath:"#/else/then/r\
equired",keyword:"required",params:{missingProperty:o}}],!1;if(s.name!==void 0){let m=s.name,P=e;if(e===
P)if(typeof m=="string"){if(pe(m,1))return Z.errors=[{instancePath:t+"/name",schemaPath:"#/else/then\
/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+
"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=P===
e}else var d=!0;if(d)if(s.tools!==void 0){let m=e;if(!Array.isArray(s.tools))return Z.errors=[{instancePath:t+
"/tools",schemaPath:"#/else/then/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var d=m===
e}else var d=!0}var h=g===e;$=h}if(!$){let g={instancePath:t,schemaPath:"#/else/if",keyword:"if",params:{
failingKeyword:"then"}};return r===null?r=[g]:r.push(g),e++,Z.errors=r,!1}var y=p===e;v=y,l="else"}if(!v){
let p={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:l}};return r===null?r=[p]:
r.push(p),e++,Z.errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.type===
void 0&&(p="type"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;if(s.type!==void 0){let i=s.type,$=e;if(e===$)if(typeof i=="string"){if(C(i,
64))return Z.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;if(pe(i,1))return Z.errors=[{instancePath:t+"/type",schemaPath:"#/prope\
rties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var u=$===e}else
var u=!0;if(u){if(s.name!==void 0){let i=s.name,$=e;if(typeof i!="string"&&i!==null)return Z.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:We.properties.
name.type}}],!1;if(e===$&&typeof i=="string"&&C(i,256))return Z.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=$===e}else var u=!0;if(u){
if(s.description!==void 0){let i=s.description,$=e;if(typeof i!="string"&&i!==null)return Z.errors=[
{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:We.
properties.description.type}}],!1;if(e===$&&typeof i=="string"&&C(i,65536))return Z.errors=[{instancePath:t+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;var u=$===e}else var u=!0;if(u){if(s.parameters!==void 0){let i=s.parameters,$=e,j=e,n=!1,g=e;if(e===
e&&!(i&&typeof i=="object"&&!Array.isArray(i))){let m={instancePath:t+"/parameters",schemaPath:"sche\
ma:JsonSchema/type",keyword:"type",params:{type:"object"}};r===null?r=[m]:r.push(m),e++}var w=g===e;
if(n=n||w,!n){let m=e;if(i!==null){let _={instancePath:t+"/parameters",schemaPath:"#/properties/para\
meters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}var w=m===e;n=
n||w}if(n)e=j,r!==null&&(j?r.length=j:r=null);else{let m={instancePath:t+"/parameters",schemaPath:"#\
/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?r=[m]:r.push(m),e++,Z.errors=
r,!1}var u=$===e}else var u=!0;if(u){if(s.strict!==void 0){let i=s.strict,$=e;if(typeof i!="boolean"&&
i!==null)return Z.errors=[{instancePath:t+"/strict",schemaPath:"#/properties/strict/type",keyword:"t\
ype",params:{type:We.properties.strict.type}}],!1;var u=$===e}else var u=!0;if(u){if(s.format!==void 0){
let i=s.format,$=e,j=e,n=!1,g=e;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let m;if(i.type===
void 0&&(m="type")){let P={instancePath:t+"/format",schemaPath:"schema:CustomToolFormat/required",keyword:"\
required",params:{missingProperty:m}};r===null?r=[P]:r.push(P),e++}else{if(i.type!==void 0){let P=i.
type,_=e;if(typeof P!="string"){let c={instancePath:t+"/format/type",schemaPath:"schema:CustomToolFo\
rmat/properties/type/type",keyword:"type",params:{type:"string"}};r===null?r=[c]:r.push(c),e++}if(!(P===
"text"||P==="grammar")){let c={instancePath:t+"/format/type",schemaPath:"schema:CustomToolFormat/pro\
perties/type/enum",keyword:"enum",params:{allowedValues:ot.properties.type.enum}};r===null?r=[c]:r.push(
c),e++}var k=_===e}else var k=!0;if(k){if(i.syntax!==void 0){let P=i.syntax,_=e;if(e===_)if(typeof P==
"string"){if(C(P,64)){let L={instancePath:t+"/format/syntax",schemaPath:"schema:CustomToolFormat/pro\
perties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[L]:r.push(L),e++}}else{
let L={instancePath:t+"/format/syntax",schemaPath:"schema:CustomToolFormat/properties/syntax/type",keyword:"\
type",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}var k=_===e}else var k=!0;if(k)if(i.definition!==
void 0){let P=i.definition,_=e;if(e===_)if(typeof P=="string"){if(C(P,1048576)){let L={instancePath:t+
"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition/maxLength",keyword:"m\
axLength",params:{limit:1048576}};r===null?r=[L]:r.push(L),e++}}else{let L={instancePath:t+"/format/\
definition",schemaPath:"schema:CustomToolFormat/properties/definition/type",keyword:"type",params:{type:"\
string"}};r===null?r=[L]:r.push(L),e++}var k=_===e}else var k=!0}}}else{let m={instancePath:t+"/form\
at",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"object"}};r===null?r=[m]:
r.push(m),e++}var A=g===e;if(n=n||A,!n){let m=e;if(i!==null){let _={instancePath:t+"/format",schemaPath:"\
#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[_]:r.push(_),e++}
var A=m===e;n=n||A}if(n)e=j,r!==null&&(j?r.length=j:r=null);else{let m={instancePath:t+"/format",schemaPath:"\
#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[m]:r.push(m),e++,Z.errors=r,
!1}var u=$===e}else var u=!0;if(u)if(s.tools!==void 0){let i=s.tools,$=e;if(!Array.isArray(i)&&i!==null)
return Z.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{
type:We.properties.tools.type}}],!1;if(e===$&&Array.isArray(i)){if(i.length>1e4)return Z.errors=[{instancePath:t+
"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var q=!0;
let n=i.length;for(let g=0;g<n;g++){let x=e;ee(i[g],{instancePath:t+"/tools/"+g,parentData:i,parentDataProperty:g,
rootData:I,dynamicAnchors:O})||(r=r===null?ee.errors:r.concat(ee.errors),e=r.length);var q=x===e;if(!q)
break}}}var u=$===e}else var u=!0}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Z.errors=r,e===0}function ne(s,{instancePath:t="",parentData:D,
parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let f;if(s.type===void 0&&(f="type"))return ne.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(s.type!==void 0){let y=s.type,l=e;
if(e===l)if(typeof y=="string"){if(C(y,64))return ne.errors=[{instancePath:t+"/type",schemaPath:"#/p\
roperties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(pe(y,1))return ne.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=l===e}else var a=!0;if(a){if(s.name!==void 0){let y=s.name,l=e;if(typeof y!="string"&&
y!==null)return ne.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:fr.properties.name.type}}],!1;if(e===l&&typeof y=="string"&&C(y,256))return ne.errors=[
{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=l===e}else var a=!0;if(a){if(s.namespace!==void 0){let y=s.namespace,l=e;if(typeof y!="stri\
ng"&&y!==null)return ne.errors=[{instancePath:t+"/namespace",schemaPath:"#/properties/namespace/type",
keyword:"type",params:{type:fr.properties.namespace.type}}],!1;if(e===l&&typeof y=="string"&&C(y,256))
return ne.errors=[{instancePath:t+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(s.mode!==void 0){let y=s.mode,
l=e;if(typeof y!="string")return ne.errors=[{instancePath:t+"/mode",schemaPath:"#/properties/mode/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(y==="auto"||y==="required"))return ne.errors=[{instancePath:t+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:fr.properties.mode.
enum}}],!1;var a=l===e}else var a=!0;if(a)if(s.tools!==void 0){let y=s.tools,l=e;if(e===l)if(Array.isArray(
y)){if(y.length>1e4)return ne.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxIte\
ms",keyword:"maxItems",params:{limit:1e4}}],!1;{var v=!0;let d=y.length;for(let u=0;u<d;u++){let w=e;
Z(y[u],{instancePath:t+"/tools/"+u,parentData:y,parentDataProperty:u,rootData:I,dynamicAnchors:O})||
(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var v=w===e;if(!v)break}}}else return ne.errors=
[{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var a=l===e}else var a=!0}}}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ne.errors=r,e===0}function R(s,{instancePath:t="",parentData:D,
parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="\
object"&&!Array.isArray(s)){let q;if(s.id===void 0&&(q="id")||s.object===void 0&&(q="object")||s.created_at===
void 0&&(q="created_at")||s.status===void 0&&(q="status")||s.error===void 0&&(q="error")||s.incomplete_details===
void 0&&(q="incomplete_details")||s.instructions===void 0&&(q="instructions")||s.max_output_tokens===
void 0&&(q="max_output_tokens")||s.metadata===void 0&&(q="metadata")||s.model===void 0&&(q="model")||
s.output===void 0&&(q="output")||s.parallel_tool_calls===void 0&&(q="parallel_tool_calls")||s.previous_response_id===
void 0&&(q="previous_response_id")||s.reasoning===void 0&&(q="reasoning")||s.store===void 0&&(q="sto\
re")||s.temperature===void 0&&(q="temperature")||s.text===void 0&&(q="text")||s.tool_choice===void 0&&
(q="tool_choice")||s.tools===void 0&&(q="tools")||s.top_p===void 0&&(q="top_p")||s.truncation===void 0&&
(q="truncation"))return R.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:q}}],!1;if(s.id!==void 0){let p=s.id,i=e;if(e===i)if(typeof p=="string"){if(C(p,256))
return R.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(pe(p,1))return R.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(s.
object!==void 0){let p=s.object,i=e;if(typeof p!="string")return R.errors=[{instancePath:t+"/object",
schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="response")return R.
errors=[{instancePath:t+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
response"}}],!1;var a=i===e}else var a=!0;if(a){if(s.created_at!==void 0){let p=s.created_at,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===i&&typeof p=="numbe\
r"&&isFinite(p)){if(p>4102444800||isNaN(p))return R.errors=[{instancePath:t+"/created_at",schemaPath:"\
#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(p<
0||isNaN(p))return R.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(s.status!==
void 0){let p=s.status,i=e;if(typeof p!="string")return R.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="in_progress"||p==="co\
mpleted"||p==="incomplete"||p==="failed"))return R.errors=[{instancePath:t+"/status",schemaPath:"#/p\
roperties/status/enum",keyword:"enum",params:{allowedValues:we.properties.status.enum}}],!1;var a=i===
e}else var a=!0;if(a){if(s.background!==void 0){let p=e;if(typeof s.background!="boolean")return R.errors=
[{instancePath:t+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type:"\
boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(s.completed_at!==void 0){let p=s.completed_at,i=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return R.errors=[{instancePath:t+
"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:we.properties.
completed_at.type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>4102444800||isNaN(p))return R.
errors=[{instancePath:t+"/completed_at",schemaPath:"#/properties/completed_at/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:4102444800}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:t+
"/completed_at",schemaPath:"#/properties/completed_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){if(s.error!==void 0){let p=s.error,i=e,$=e,j=!1,n=e;
if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let o;if(p.code===void 0&&(o="code")||p.message===
void 0&&(o="message")){let m={instancePath:t+"/error",schemaPath:"schema:ResponseFailure/required",keyword:"\
required",params:{missingProperty:o}};r===null?r=[m]:r.push(m),e++}else{if(p.code!==void 0){let m=p.
code,P=e;if(e===P)if(typeof m=="string"){if(C(m,64)){let _={instancePath:t+"/error/code",schemaPath:"\
schema:ResponseFailure/properties/code/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=
[_]:r.push(_),e++}else if(!Jt.test(m)){let _={instancePath:t+"/error/code",schemaPath:"schema:Respon\
seFailure/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};r===null?
r=[_]:r.push(_),e++}}else{let _={instancePath:t+"/error/code",schemaPath:"schema:ResponseFailure/pro\
perties/code/type",keyword:"type",params:{type:"string"}};r===null?r=[_]:r.push(_),e++}var v=P===e}else
var v=!0;if(v)if(p.message!==void 0){let m=p.message,P=e;if(e===P)if(typeof m=="string"){if(C(m,2048)){
let c={instancePath:t+"/error/message",schemaPath:"schema:ResponseFailure/properties/message/maxLeng\
th",keyword:"maxLength",params:{limit:2048}};r===null?r=[c]:r.push(c),e++}else if(pe(m,1)){let c={instancePath:t+
"/error/message",schemaPath:"schema:ResponseFailure/properties/message/minLength",keyword:"minLength",
params:{limit:1}};r===null?r=[c]:r.push(c),e++}}else{let c={instancePath:t+"/error/message",schemaPath:"\
schema:ResponseFailure/properties/message/type",keyword:"type",params:{type:"string"}};r===null?r=[c]:
r.push(c),e++}var v=P===e}else var v=!0}}else{let o={instancePath:t+"/error",schemaPath:"schema:Resp\
onseFailure/type",keyword:"type",params:{type:"object"}};r===null?r=[o]:r.push(o),e++}var f=n===e;if(j=
j||f,!j){let o=e;if(p!==null){let P={instancePath:t+"/error",schemaPath:"#/properties/error/anyOf/1/\
type",keyword:"type",params:{type:"null"}};r===null?r=[P]:r.push(P),e++}var f=o===e;j=j||f}if(j)e=$,
r!==null&&($?r.length=$:r=null);else{let o={instancePath:t+"/error",schemaPath:"#/properties/error/a\
nyOf",keyword:"anyOf",params:{}};return r===null?r=[o]:r.push(o),e++,R.errors=r,!1}var a=i===e}else var a=!0;
if(a){if(s.incomplete_details!==void 0){let p=s.incomplete_details,i=e,$=e,j=!1,n=e;if(e===e)if(p&&typeof p==
"object"&&!Array.isArray(p)){let o;if(p.reason===void 0&&(o="reason")){let m={instancePath:t+"/incom\
plete_details",schemaPath:"schema:IncompleteDetails/required",keyword:"required",params:{missingProperty:o}};
r===null?r=[m]:r.push(m),e++}else if(p.reason!==void 0){let m=p.reason;if(typeof m!="string"){let P={
instancePath:t+"/incomplete_details/reason",schemaPath:"schema:IncompleteDetails/properties/reason/t\
ype",keyword:"type",params:{type:"string"}};r===null?r=[P]:r.push(P),e++}if(!(m==="max_output_tokens"||
m==="content_filter")){let P={instancePath:t+"/incomplete_details/reason",schemaPath:"schema:Incompl\
eteDetails/properties/reason/enum",keyword:"enum",params:{allowedValues:Bt.properties.reason.enum}};
r===null?r=[P]:r.push(P),e++}}}else{let o={instancePath:t+"/incomplete_details",schemaPath:"schema:I\
ncompleteDetails/type",keyword:"type",params:{type:"object"}};r===null?r=[o]:r.push(o),e++}var y=n===
e;if(j=j||y,!j){let o=e;if(p!==null){let P={instancePath:t+"/incomplete_details",schemaPath:"#/prope\
rties/incomplete_details/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[P]:r.push(P),
e++}var y=o===e;j=j||y}if(j)e=$,r!==null&&($?r.length=$:r=null);else{let o={instancePath:t+"/incompl\
ete_details",schemaPath:"#/properties/incomplete_details/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[o]:r.push(o),e++,R.errors=r,!1}var a=i===e}else var a=!0;if(a){if(s.instructions!==void 0){let p=s.
instructions,i=e;if(typeof p!="string"&&p!==null)return R.errors=[{instancePath:t+"/instructions",schemaPath:"\
#/properties/instructions/type",keyword:"type",params:{type:we.properties.instructions.type}}],!1;if(e===
i&&typeof p=="string"&&C(p,33554432))return R.errors=[{instancePath:t+"/instructions",schemaPath:"#/\
properties/instructions/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1;var a=i===e}else
var a=!0;if(a){if(s.max_output_tokens!==void 0){let p=s.max_output_tokens,i=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return R.errors=[{instancePath:t+"/max_output_tokens",schemaPath:"\
#/properties/max_output_tokens/type",keyword:"type",params:{type:we.properties.max_output_tokens.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p))return R.errors=[{instancePath:t+
"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(p<1||isNaN(p))return R.errors=[{instancePath:t+"/max_output_tokens",schemaPath:"\
#/properties/max_output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=i===
e}else var a=!0;if(a){if(s.metadata!==void 0){let p=s.metadata,i=e;if(e===e)if(p&&typeof p=="object"&&
!Array.isArray(p)){if(Object.keys(p).length>16)return R.errors=[{instancePath:t+"/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}}],!1;for(let n in p){let g=p[n],
x=e;if(e===x)if(typeof g=="string"){if(C(g,512))return R.errors=[{instancePath:t+"/metadata/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1}else return R.errors=[{instancePath:t+"/metadata/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{
type:"string"}}],!1;var l=x===e;if(!l)break}}else return R.errors=[{instancePath:t+"/metadata",schemaPath:"\
schema:Metadata/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a){if(s.
model!==void 0){let p=s.model,i=e;if(e===e)if(typeof p=="string"){if(C(p,256))return R.errors=[{instancePath:t+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(pe(p,
1))return R.errors=[{instancePath:t+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){if(s.output!==void 0){
let p=s.output,i=e;if(e===i)if(Array.isArray(p)){if(p.length>1024)return R.errors=[{instancePath:t+"\
/output",schemaPath:"#/properties/output/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var h=!0;
let j=p.length;for(let n=0;n<j;n++){let g=e;Be(p[n],{instancePath:t+"/output/"+n,parentData:p,parentDataProperty:n,
rootData:I,dynamicAnchors:O})||(r=r===null?Be.errors:r.concat(Be.errors),e=r.length);var h=g===e;if(!h)
break}}}else return R.errors=[{instancePath:t+"/output",schemaPath:"#/properties/output/type",keyword:"\
type",params:{type:"array"}}],!1;var a=i===e}else var a=!0;if(a){if(s.parallel_tool_calls!==void 0){
let p=e;if(typeof s.parallel_tool_calls!="boolean")return R.errors=[{instancePath:t+"/parallel_tool_\
calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type:"boolean"}}],!1;
var a=p===e}else var a=!0;if(a){if(s.previous_response_id!==void 0){let p=s.previous_response_id,i=e;
if(typeof p!="string"&&p!==null)return R.errors=[{instancePath:t+"/previous_response_id",schemaPath:"\
#/properties/previous_response_id/type",keyword:"type",params:{type:we.properties.previous_response_id.
type}}],!1;if(e===i&&typeof p=="string"&&C(p,256))return R.errors=[{instancePath:t+"/previous_respon\
se_id",schemaPath:"#/properties/previous_response_id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var a=i===e}else var a=!0;if(a){if(s.prompt_cache_key!==void 0){let p=s.prompt_cache_key,i=e;if(typeof p!=
"string"&&p!==null)return R.errors=[{instancePath:t+"/prompt_cache_key",schemaPath:"#/properties/pro\
mpt_cache_key/type",keyword:"type",params:{type:we.properties.prompt_cache_key.type}}],!1;if(e===i&&
typeof p=="string"&&C(p,1024))return R.errors=[{instancePath:t+"/prompt_cache_key",schemaPath:"#/pro\
perties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=i===e}else var a=!0;
if(a){if(s.reasoning!==void 0){let p=s.reasoning,i=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.effort!==void 0){let n=p.effort,g=e;if(typeof n!="string"&&n!==null)return R.errors=[{instancePath:t+
"/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effort/type",keyword:"type",params:{
type:tt.properties.effort.type}}],!1;if(e===g&&typeof n=="string"&&C(n,64))return R.errors=[{instancePath:t+
"/reasoning/effort",schemaPath:"schema:ReasoningSettings/properties/effort/maxLength",keyword:"maxLe\
ngth",params:{limit:64}}],!1;var d=g===e}else var d=!0;if(d)if(p.summary!==void 0){let n=p.summary,g=e;
if(typeof n!="string"&&n!==null)return R.errors=[{instancePath:t+"/reasoning/summary",schemaPath:"sc\
hema:ReasoningSettings/properties/summary/type",keyword:"type",params:{type:tt.properties.summary.type}}],
!1;if(e===g&&typeof n=="string"&&C(n,64))return R.errors=[{instancePath:t+"/reasoning/summary",schemaPath:"\
schema:ReasoningSettings/properties/summary/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=g===
e}else var d=!0}else return R.errors=[{instancePath:t+"/reasoning",schemaPath:"schema:ReasoningSetti\
ngs/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a){if(s.safety_identifier!==
void 0){let p=s.safety_identifier,i=e;if(typeof p!="string"&&p!==null)return R.errors=[{instancePath:t+
"/safety_identifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type:we.
properties.safety_identifier.type}}],!1;if(e===i&&typeof p=="string"&&C(p,1024))return R.errors=[{instancePath:t+
"/safety_identifier",schemaPath:"#/properties/safety_identifier/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var a=i===e}else var a=!0;if(a){if(s.store!==void 0){let p=e;if(typeof s.store!="bo\
olean")return R.errors=[{instancePath:t+"/store",schemaPath:"#/properties/store/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=p===e}else var a=!0;if(a){if(s.temperature!==void 0){let p=s.temperature,
i=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return R.errors=[{instancePath:t+"/temperature",
schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:we.properties.temperature.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>2||isNaN(p))return R.errors=[{instancePath:t+"/te\
mperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],
!1;if(p<0||isNaN(p))return R.errors=[{instancePath:t+"/temperature",schemaPath:"#/properties/tempera\
ture/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){
if(s.text!==void 0){let p=e;De(s.text,{instancePath:t+"/text",parentData:s,parentDataProperty:"text",
rootData:I,dynamicAnchors:O})||(r=r===null?De.errors:r.concat(De.errors),e=r.length);var a=p===e}else
var a=!0;if(a){if(s.tool_choice!==void 0){let p=s.tool_choice,i=e,$=e,j=!1,n=e;if(typeof p!="string"){
let x={instancePath:t+"/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{type:"\
string"}};r===null?r=[x]:r.push(x),e++}if(!(p==="none"||p==="auto"||p==="required")){let x={instancePath:t+
"/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Kt.enum}};r===
null?r=[x]:r.push(x),e++}var u=n===e;if(j=j||u,!j){let x=e;ne(p,{instancePath:t+"/tool_choice",parentData:s,
parentDataProperty:"tool_choice",rootData:I,dynamicAnchors:O})||(r=r===null?ne.errors:r.concat(ne.errors),
e=r.length);var u=x===e;j=j||u}if(j)e=$,r!==null&&($?r.length=$:r=null);else{let x={instancePath:t+"\
/tool_choice",schemaPath:"#/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[x]:r.push(x),e++,R.errors=r,!1}var a=i===e}else var a=!0;if(a){if(s.tools!==void 0){let p=s.tools,
i=e;if(e===i)if(Array.isArray(p)){if(p.length>1e4)return R.errors=[{instancePath:t+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var w=!0;let j=p.length;for(let n=0;n<
j;n++){let g=e;Z(p[n],{instancePath:t+"/tools/"+n,parentData:p,parentDataProperty:n,rootData:I,dynamicAnchors:O})||
(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var w=g===e;if(!w)break}}}else return R.errors=[
{instancePath:t+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var a=i===e}else var a=!0;if(a){if(s.top_logprobs!==void 0){let p=s.top_logprobs,i=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return R.errors=[{instancePath:t+"/top_logprobs",
schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type:we.properties.top_logprobs.type}}],
!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>20||isNaN(p))return R.errors=[{instancePath:t+"/t\
op_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",
limit:20}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:t+"/top_logprobs",schemaPath:"#/prope\
rties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else
var a=!0;if(a){if(s.top_p!==void 0){let p=s.top_p,i=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)
return R.errors=[{instancePath:t+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{
type:we.properties.top_p.type}}],!1;if(e===i&&typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p))return R.
errors=[{instancePath:t+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:t+"/top_p",schemaPath:"#/propertie\
s/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=i===e}else var a=!0;if(a){
if(s.truncation!==void 0){let p=s.truncation,i=e;if(typeof p!="string")return R.errors=[{instancePath:t+
"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type:"string"}}],!1;if(p!==
"disabled")return R.errors=[{instancePath:t+"/truncation",schemaPath:"#/properties/truncation/const",
keyword:"const",params:{allowedValue:"disabled"}}],!1;var a=i===e}else var a=!0;if(a){if(s.usage!==void 0){
let p=s.usage,i=e,$=e,j=!1,n=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){let o;if(p.input_tokens===
void 0&&(o="input_tokens")||p.input_tokens_details===void 0&&(o="input_tokens_details")||p.output_tokens===
void 0&&(o="output_tokens")||p.output_tokens_details===void 0&&(o="output_tokens_details")||p.total_tokens===
void 0&&(o="total_tokens")){let m={instancePath:t+"/usage",schemaPath:"schema:ResponseUsage/required",
keyword:"required",params:{missingProperty:o}};r===null?r=[m]:r.push(m),e++}else{if(p.input_tokens!==
void 0){let m=p.input_tokens,P=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let _={instancePath:t+
"/usage/input_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[_]:r.push(_),e++}if(e===P&&typeof m=="number"&&isFinite(m)){if(m>
4294967295||isNaN(m)){let _={instancePath:t+"/usage/input_tokens",schemaPath:"schema:ResponseUsage/p\
roperties/input_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[_]:r.push(_),e++}else if(m<0||isNaN(m)){let _={instancePath:t+"/usage/input_tokens",schemaPath:"s\
chema:ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[_]:r.push(_),e++}}var k=P===e}else var k=!0;if(k){if(p.input_tokens_details!==void 0){let m=p.
input_tokens_details,P=e;if(e===P)if(m&&typeof m=="object"&&!Array.isArray(m)){let c;if(m.cached_tokens===
void 0&&(c="cached_tokens")){let L={instancePath:t+"/usage/input_tokens_details",schemaPath:"schema:\
ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty:c}};
r===null?r=[L]:r.push(L),e++}else if(m.cached_tokens!==void 0){let L=m.cached_tokens,S=e;if(!(typeof L==
"number"&&!(L%1)&&!isNaN(L)&&isFinite(L))){let b={instancePath:t+"/usage/input_tokens_details/cached\
_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/t\
ype",keyword:"type",params:{type:"integer"}};r===null?r=[b]:r.push(b),e++}if(e===S&&typeof L=="numbe\
r"&&isFinite(L)){if(L>4294967295||isNaN(L)){let b={instancePath:t+"/usage/input_tokens_details/cache\
d_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[b]:r.push(b),e++}else if(L<
0||isNaN(L)){let b={instancePath:t+"/usage/input_tokens_details/cached_tokens",schemaPath:"schema:Re\
sponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};r===null?r=[b]:r.push(b),e++}}}}else{let c={instancePath:t+"/usage/input_t\
okens_details",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/type",keyword:"type",
params:{type:"object"}};r===null?r=[c]:r.push(c),e++}var k=P===e}else var k=!0;if(k){if(p.output_tokens!==
void 0){let m=p.output_tokens,P=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let c={instancePath:t+
"/usage/output_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[c]:r.push(c),e++}if(e===P&&typeof m=="number"&&isFinite(m)){if(m>
4294967295||isNaN(m)){let c={instancePath:t+"/usage/output_tokens",schemaPath:"schema:ResponseUsage/\
properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[c]:r.push(c),e++}else if(m<0||isNaN(m)){let c={instancePath:t+"/usage/output_tokens",schemaPath:"\
schema:ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[c]:r.push(c),e++}}var k=P===e}else var k=!0;if(k){if(p.output_tokens_details!==void 0){let m=p.
output_tokens_details,P=e;if(e===P)if(m&&typeof m=="object"&&!Array.isArray(m)){let c;if(m.reasoning_tokens===
void 0&&(c="reasoning_tokens")){let L={instancePath:t+"/usage/output_tokens_details",schemaPath:"sch\
ema:ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty:c}};
r===null?r=[L]:r.push(L),e++}else if(m.reasoning_tokens!==void 0){let L=m.reasoning_tokens,S=e;if(!(typeof L==
"number"&&!(L%1)&&!isNaN(L)&&isFinite(L))){let b={instancePath:t+"/usage/output_tokens_details/reaso\
ning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_\
tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[b]:r.push(b),e++}if(e===S&&typeof L==
"number"&&isFinite(L)){if(L>4294967295||isNaN(L)){let b={instancePath:t+"/usage/output_tokens_detail\
s/reasoning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/rea\
soning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[b]:r.
push(b),e++}else if(L<0||isNaN(L)){let b={instancePath:t+"/usage/output_tokens_details/reasoning_tok\
ens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}};r===null?r=[b]:r.push(b),e++}}}}else{let c={
instancePath:t+"/usage/output_tokens_details",schemaPath:"schema:ResponseUsage/properties/output_tok\
ens_details/type",keyword:"type",params:{type:"object"}};r===null?r=[c]:r.push(c),e++}var k=P===e}else
var k=!0;if(k)if(p.total_tokens!==void 0){let m=p.total_tokens,P=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m))){let c={instancePath:t+"/usage/total_tokens",schemaPath:"schema:ResponseUsag\
e/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[c]:r.push(c),e++}
if(e===P&&typeof m=="number"&&isFinite(m)){if(m>8589934590||isNaN(m)){let c={instancePath:t+"/usage/\
total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}};r===null?r=[c]:r.push(c),e++}else if(m<0||isNaN(m)){let c={instancePath:t+
"/usage/total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};r===null?r=[c]:r.push(c),e++}}var k=P===e}else var k=!0}}}}}else{
let o={instancePath:t+"/usage",schemaPath:"schema:ResponseUsage/type",keyword:"type",params:{type:"o\
bject"}};r===null?r=[o]:r.push(o),e++}var A=n===e;if(j=j||A,!j){let o=e;if(p!==null){let P={instancePath:t+
"/usage",schemaPath:"#/properties/usage/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[P]:r.push(P),e++}var A=o===e;j=j||A}if(j)e=$,r!==null&&($?r.length=$:r=null);else{let o={instancePath:t+
"/usage",schemaPath:"#/properties/usage/anyOf",keyword:"anyOf",params:{}};return r===null?r=[o]:r.push(
o),e++,R.errors=r,!1}var a=i===e}else var a=!0;if(a)if(s.user!==void 0){let p=s.user,i=e;if(typeof p!=
"string"&&p!==null)return R.errors=[{instancePath:t+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:we.properties.user.type}}],!1;if(e===i&&typeof p=="string"&&C(p,1024))return R.errors=
[{instancePath:t+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=i===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return R.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=r,e===0}function ur(s,{instancePath:t="",
parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){let r=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s))s.response!==void 0&&(R(s.response,{instancePath:t+"/response",
parentData:s,parentDataProperty:"response",rootData:I,dynamicAnchors:O})||(r=r===null?R.errors:r.concat(
R.errors),e=r.length));else return ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ur.errors=r,e===0}var nt=xe;function xe(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let v=s.
response;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(v)){let y;if(v.object===void 0&&(y="objec\
t")||v.input_tokens===void 0&&(y="input_tokens"))return xe.errors=[{instancePath:t+"/response",schemaPath:"\
schema:InputTokens/required",keyword:"required",params:{missingProperty:y}}],!1;{let l=e;for(let h in v)
if(!(h==="object"||h==="input_tokens")){return xe.errors=[{instancePath:t+"/response",schemaPath:"sc\
hema:InputTokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(l===e){if(v.object!==void 0){let h=v.object,d=e;if(typeof h!="string")return xe.errors=[
{instancePath:t+"/response/object",schemaPath:"schema:InputTokens/properties/object/type",keyword:"t\
ype",params:{type:"string"}}],!1;if(h!=="response.input_tokens")return xe.errors=[{instancePath:t+"/\
response/object",schemaPath:"schema:InputTokens/properties/object/const",keyword:"const",params:{allowedValue:"\
response.input_tokens"}}],!1;var a=d===e}else var a=!0;if(a)if(v.input_tokens!==void 0){let h=v.input_tokens,
d=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return xe.errors=[{instancePath:t+"/res\
ponse/input_tokens",schemaPath:"schema:InputTokens/properties/input_tokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===d&&typeof h=="number"&&isFinite(h)){if(h>4294967295||isNaN(h))return xe.
errors=[{instancePath:t+"/response/input_tokens",schemaPath:"schema:InputTokens/properties/input_tok\
ens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return xe.
errors=[{instancePath:t+"/response/input_tokens",schemaPath:"schema:InputTokens/properties/input_tok\
ens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0}}}else
return xe.errors=[{instancePath:t+"/response",schemaPath:"schema:InputTokens/type",keyword:"type",params:{
type:"object"}}],!1}}else return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return xe.errors=r,e===0}var pt=ae;function ae(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let f=s.
response;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let l;if(f.id===void 0&&(l="id")||f.object===
void 0&&(l="object")||f.output===void 0&&(l="output"))return ae.errors=[{instancePath:t+"/response",
schemaPath:"schema:Compaction/required",keyword:"required",params:{missingProperty:l}}],!1;if(f.id!==
void 0){let h=f.id,d=e;if(e===d)if(typeof h=="string"){if(C(h,256))return ae.errors=[{instancePath:t+
"/response/id",schemaPath:"schema:Compaction/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(pe(h,1))return ae.errors=[{instancePath:t+"/response/id",schemaPath:"schema:Compaction/propert\
ies/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.errors=[{instancePath:t+"\
/response/id",schemaPath:"schema:Compaction/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=d===e}else var a=!0;if(a){if(f.object!==void 0){let h=f.object,d=e;if(typeof h!="string")return ae.
errors=[{instancePath:t+"/response/object",schemaPath:"schema:Compaction/properties/object/type",keyword:"\
type",params:{type:"string"}}],!1;if(h!=="response.compaction")return ae.errors=[{instancePath:t+"/r\
esponse/object",schemaPath:"schema:Compaction/properties/object/const",keyword:"const",params:{allowedValue:"\
response.compaction"}}],!1;var a=d===e}else var a=!0;if(a){if(f.created_at!==void 0){let h=f.created_at,
d=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return ae.errors=[{instancePath:t+"/res\
ponse/created_at",schemaPath:"schema:Compaction/properties/created_at/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof h=="number"&&isFinite(h)){if(h>4102444800||isNaN(h))return ae.errors=
[{instancePath:t+"/response/created_at",schemaPath:"schema:Compaction/properties/created_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(h<0||isNaN(h))return ae.errors=[
{instancePath:t+"/response/created_at",schemaPath:"schema:Compaction/properties/created_at/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=d===e}else var a=!0;if(a){if(f.output!==
void 0){let h=f.output,d=e;if(e===d)if(Array.isArray(h)){if(h.length>1e4)return ae.errors=[{instancePath:t+
"/response/output",schemaPath:"schema:Compaction/properties/output/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var v=!0;let w=h.length;for(let k=0;k<w;k++){let A=h[k],q=e;if(!(A&&typeof A=="obje\
ct"&&!Array.isArray(A)))return ae.errors=[{instancePath:t+"/response/output/"+k,schemaPath:"schema:C\
ompaction/properties/output/items/type",keyword:"type",params:{type:"object"}}],!1;var v=q===e;if(!v)
break}}}else return ae.errors=[{instancePath:t+"/response/output",schemaPath:"schema:Compaction/prop\
erties/output/type",keyword:"type",params:{type:"array"}}],!1;var a=d===e}else var a=!0;if(a)if(f.usage!==
void 0){let h=f.usage,d=e;if(!(h&&typeof h=="object"&&!Array.isArray(h)))return ae.errors=[{instancePath:t+
"/response/usage",schemaPath:"schema:Compaction/properties/usage/type",keyword:"type",params:{type:"\
object"}}],!1;var a=d===e}else var a=!0}}}}else return ae.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Compaction/type",keyword:"type",params:{type:"object"}}],!1}}else return ae.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=r,e===0}var lt=Xe;function Xe(s,{instancePath:t="",parentData:D,parentDataProperty:N,rootData:I=s,dynamicAnchors:O={}}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.response!==void 0){let a=s.
response;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return Xe.errors=[{instancePath:t+"/r\
esponse",schemaPath:"#/properties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Xe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Xe.errors=
r,e===0}var ns={createResponse:{parameters:Ir,body:Er,replies:{200:it}},countResponseTokens:{parameters:Nr,body:Br,
replies:{200:nt}},compactResponse:{parameters:Tr,body:Kr,replies:{200:pt}},retrieveResponse:{parameters:Dr,
body:Jr,replies:{}},deleteResponse:{parameters:Rr,body:Gr,replies:{}},getContract:{parameters:Fr,body:Yr,
replies:{200:lt}},getReference:{parameters:Sr,body:Xr,replies:{}},getReferenceFile:{parameters:Cr,body:et,
replies:{}}};export{ns as default};
