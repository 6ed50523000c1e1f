// Compiled from a contract by npm run generate. Never edited.
var Yr=Object.create;var mr=Object.defineProperty;var Wr=Object.getOwnPropertyDescriptor;var Xr=Object.getOwnPropertyNames;var Qr=Object.getPrototypeOf,et=Object.prototype.hasOwnProperty;var fr=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(F){throw s=0,F}};var rt=(t,s,F,T)=>{if(s&&typeof s=="object"||typeof s=="function")for(let D of Xr(s))!et.call(t,D)&&
D!==F&&mr(t,D,{get:()=>s[D],enumerable:!(T=Wr(s,D))||T.enumerable});return t};var De=(t,s,F)=>(F=t!=null?Yr(Qr(t)):{},rt(s||!t||!t.__esModule?mr(F,"default",{value:t,enumerable:!0}):
F,t));var Ee=fr(Ce=>{"use strict";Object.defineProperty(Ce,"__esModule",{value:!0});Ce.formats=void 0;var st=2**
31-1,at=(-2)**31,it=2**63-1,nt=(-2)**63,dr=(2-2**-23)*2**127,cr=2**-126,ot=-1*dr,pt=-1*cr,yr=()=>!0,
lt=/^[A-Za-z0-9+/]*(=|==)?$/;Ce.formats={int32:{validate:t=>Number.isInteger(t)&&t<=st&&t>=at,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=it&&t>=nt,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=dr&&t>=cr||t>=ot&&t<=pt),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&lt.test(t),binary:yr,password:yr}});var Me=fr(ve=>{"use strict";Object.defineProperty(ve,"__esModule",{value:!0});ve.formatNames=ve.fastFormats=
ve.fullFormats=void 0;function ge(t,s){return{validate:t,compare:s}}ve.fullFormats={date:ge(_r,rr),time:ge(
Qe(!0),tr),"date-time":ge(hr(!0),Pr),"iso-time":ge(Qe(),kr),"iso-date-time":ge(hr(),wr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ct,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:wt,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ht,int32:{type:"number",validate:_t},
int64:{type:"number",validate:kt},float:{type:"number",validate:vr},double:{type:"number",validate:vr},
password:!0,binary:!0};ve.fastFormats={...ve.fullFormats,date:ge(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,rr),time:ge(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,tr),"date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Pr),"iso-time":ge(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,kr),
"iso-date-time":ge(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
wr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ve.formatNames=Object.keys(ve.fullFormats);function mt(t){return t%4===0&&(t%100!==0||t%400===0)}var ft=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
ut=[0,31,28,31,30,31,30,31,31,30,31,30,31];function _r(t){let s=ft.exec(t);if(!s)return!1;let F=+s[1],
T=+s[2],D=+s[3];return T>=1&&T<=12&&D>=1&&D<=(T===2&&mt(F)?29:ut[T])}function rr(t,s){if(t&&s)return t>
s?1:t<s?-1:0}var Xe=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Qe(t){
return function(F){let T=Xe.exec(F);if(!T)return!1;let D=+T[1],z=+T[2],r=+T[3],e=T[4],u=T[5]==="-"?-1:
1,i=+(T[6]||0),v=+(T[7]||0);if(i>23||v>59||t&&!e)return!1;if(D<=23&&z<=59&&r<60)return!0;let d=z-v*u,
o=D-i*u-(d<0?1:0);return(o===23||o===-1)&&(d===59||d===-1)&&r<61}}function tr(t,s){if(!(t&&s))return;
let F=new Date("2020-01-01T"+t).valueOf(),T=new Date("2020-01-01T"+s).valueOf();if(F&&T)return F-T}function kr(t,s){
if(!(t&&s))return;let F=Xe.exec(t),T=Xe.exec(s);if(F&&T)return t=F[1]+F[2]+F[3],s=T[1]+T[2]+T[3],t>s?
1:t<s?-1:0}var er=/t|\s/i;function hr(t){let s=Qe(t);return function(T){let D=T.split(er);return D.length===
2&&_r(D[0])&&s(D[1])}}function Pr(t,s){if(!(t&&s))return;let F=new Date(t).valueOf(),T=new Date(s).valueOf();
if(F&&T)return F-T}function wr(t,s){if(!(t&&s))return;let[F,T]=t.split(er),[D,z]=s.split(er),r=rr(F,
D);if(r!==void 0)return r||tr(T,z)}var yt=/\/|:/,dt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ct(t){return yt.test(t)&&dt.test(t)}var gr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ht(t){return gr.lastIndex=0,gr.test(t)}var gt=-(2**31),vt=2**31-1;function _t(t){return Number.
isInteger(t)&&t<=vt&&t>=gt}function kt(t){return Number.isInteger(t)}function vr(){return!0}var Pt=/[^\\]\\Z/;
function wt(t){if(Pt.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var Re=(t,s)=>t.length>s&&ur(t)>s,Te=(t,s)=>t.length<2*s&&ur(t)<s,tt=/[\ud800-\udbff][\udc00-\udfff]/g,
ur=t=>t.length-(t.match(tt)?.length??0);var xr=De(Ee()),br=De(Me()),Bt={...xr.formats,...br.fastFormats},Lr=X;var ye=Re,Ue=Te,xt=new RegExp("^[ -~]+$","u"),bt=new RegExp("^[ -~]*$","u");function X(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=X.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){let v;if(t.query===void 0&&(v="query")||t.headers===void 0&&(v="headers")||t.params===void 0&&(v=
"params"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:v}}],
!1;if(t.headers!==void 0){let d=t.headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["\
x-request-timeout-ms"]!==void 0){let n=d["x-request-timeout-ms"],f=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let c=typeof n,l;if(l===void 0)if(c==="boolean"||n===null||c==="string"&&n&&
n==+n&&!(n%1))l=+n;else return X.errors=[{instancePath:s+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(n=l,d!==void 0&&(d["x-request-timeout-ms"]=l))}if(e===f&&typeof n=="number"&&isFinite(
n)){if(n>6e5||isNaN(n))return X.errors=[{instancePath:s+"/headers/x-request-timeout-ms",schemaPath:"\
#/properties/headers/properties/x-request-timeout-ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(n<1||isNaN(n))return X.errors=[{instancePath:s+"/headers/x-request-timeout-ms",
schemaPath:"#/properties/headers/properties/x-request-timeout-ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=f===e}else var i=!0;if(i){if(d["idempotency-key"]!==void 0){let n=d["\
idempotency-key"],f=e;if(typeof n!="string"){let l=typeof n,P;if(P===void 0)if(l=="number"||l=="bool\
ean")P=""+n;else if(n===null)P="";else return X.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;P!==
void 0&&(n=P,d!==void 0&&(d["idempotency-key"]=P))}if(e===f&&typeof n=="string"){if(ye(n,255))return X.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ue(n,1))return X.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!xt.test(n))return X.errors=[{instancePath:s+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}var i=f===e}else var i=!0;if(i){if(d["session-id"]!==void 0){let n=d["sessi\
on-id"],f=e;if(typeof n!="string"){let l=typeof n,P;if(P===void 0)if(l=="number"||l=="boolean")P=""+
n;else if(n===null)P="";else return X.errors=[{instancePath:s+"/headers/session-id",schemaPath:"#/pr\
operties/headers/properties/session-id/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&
(n=P,d!==void 0&&(d["session-id"]=P))}if(e===f&&typeof n=="string"&&ye(n,4096))return X.errors=[{instancePath:s+
"/headers/session-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"max\
Length",params:{limit:4096}}],!1;var i=f===e}else var i=!0;if(i){if(d["thread-id"]!==void 0){let n=d["\
thread-id"],f=e;if(typeof n!="string"){let l=typeof n,P;if(P===void 0)if(l=="number"||l=="boolean")P=
""+n;else if(n===null)P="";else return X.errors=[{instancePath:s+"/headers/thread-id",schemaPath:"#/\
properties/headers/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&
(n=P,d!==void 0&&(d["thread-id"]=P))}if(e===f&&typeof n=="string"&&ye(n,4096))return X.errors=[{instancePath:s+
"/headers/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLe\
ngth",params:{limit:4096}}],!1;var i=f===e}else var i=!0;if(i){if(d["x-claude-code-session-id"]!==void 0){
let n=d["x-claude-code-session-id"],f=e;if(typeof n!="string"){let l=typeof n,P;if(P===void 0)if(l==
"number"||l=="boolean")P=""+n;else if(n===null)P="";else return X.errors=[{instancePath:s+"/headers/\
x-claude-code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",
keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(n=P,d!==void 0&&(d["x-claude-code-session-id"]=
P))}if(e===f&&typeof n=="string"&&ye(n,4096))return X.errors=[{instancePath:s+"/headers/x-claude-cod\
e-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1;var i=f===e}else var i=!0;if(i)if(d["openai-beta"]!==void 0){let n=d["\
openai-beta"],f=e;if(typeof n!="string"){let l=typeof n,P;if(P===void 0)if(l=="number"||l=="boolean")
P=""+n;else if(n===null)P="";else return X.errors=[{instancePath:s+"/headers/openai-beta",schemaPath:"\
#/properties/headers/properties/openai-beta/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&
(n=P,d!==void 0&&(d["openai-beta"]=P))}if(e===f&&typeof n=="string"){if(ye(n,4096))return X.errors=[
{instancePath:s+"/headers/openai-beta",schemaPath:"#/properties/headers/properties/openai-beta/maxLe\
ngth",keyword:"maxLength",params:{limit:4096}}],!1;if(!bt.test(n))return X.errors=[{instancePath:s+"\
/headers/openai-beta",schemaPath:"#/properties/headers/properties/openai-beta/pattern",keyword:"patt\
ern",params:{pattern:"^[ -~]*$"}}],!1}var i=f===e}else var i=!0}}}}}else return X.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return X.
errors=r,e===0}X.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ar=_e;function _e(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return _e.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.params!==void 0){let v=t.params;if(e===e)if(v&&
typeof v=="object"&&!Array.isArray(v)){let o;if(v.id===void 0&&(o="id"))return _e.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(v.id!==void 0){let n=v.id,f=e;if(typeof n!="string"){let c=typeof n,l;if(l===void 0)if(c=="num\
ber"||c=="boolean")l=""+n;else if(n===null)l="";else return _e.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,v!==void 0&&(v.id=l))}if(e===f&&typeof n=="string"){if(ye(n,256))return _e.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ue(n,1))return _e.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return _e.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return _e.
errors=r,e===0}_e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jr=ke;function ke(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=ke.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return ke.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.params!==void 0){let v=t.params;if(e===e)if(v&&
typeof v=="object"&&!Array.isArray(v)){let o;if(v.id===void 0&&(o="id"))return ke.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:o}}],
!1;if(v.id!==void 0){let n=v.id,f=e;if(typeof n!="string"){let c=typeof n,l;if(l===void 0)if(c=="num\
ber"||c=="boolean")l=""+n;else if(n===null)l="";else return ke.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,v!==void 0&&(v.id=l))}if(e===f&&typeof n=="string"){if(ye(n,256))return ke.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Ue(n,1))return ke.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return ke.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ke.
errors=r,e===0}ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qr=Ae;function Ae(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let v=t.headers;if(e===e)if(v&&
typeof v=="object"&&!Array.isArray(v)){if(v["if-none-match"]!==void 0){let o=v["if-none-match"],n=e;
if(typeof o!="string"){let f=typeof o,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+o;else if(o===
null)c="";else return Ae.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(o=c,v!==
void 0&&(v["if-none-match"]=c))}if(e===n&&typeof o=="string"&&ye(o,4096))return Ae.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ae.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ae.errors=r,e===0}Ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ir=je;function je(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let v=t.headers;if(e===e)if(v&&
typeof v=="object"&&!Array.isArray(v)){if(v["if-none-match"]!==void 0){let o=v["if-none-match"],n=e;
if(typeof o!="string"){let f=typeof o,c;if(c===void 0)if(f=="number"||f=="boolean")c=""+o;else if(o===
null)c="";else return je.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(o=c,v!==
void 0&&(v["if-none-match"]=c))}if(e===n&&typeof o=="string"&&ye(o,4096))return je.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return je.errors=r,e===0}je.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $r=fe;var Lt=new RegExp("^[a-z][a-z0-9.-]*$","u");function fe(t,{instancePath:s="",parentData:F,parentDataProperty:T,
rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=fe.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.query===void 0&&
(v="query")||t.headers===void 0&&(v="headers")||t.params===void 0&&(v="params"))return fe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:v}}],!1;if(t.headers!==void 0){let d=t.
headers,o=e;if(e===o)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let n=d["\
if-none-match"],f=e;if(typeof n!="string"){let c=typeof n,l;if(l===void 0)if(c=="number"||c=="boolea\
n")l=""+n;else if(n===null)l="";else return fe.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(n=l,d!==void 0&&(d["if-none-match"]=l))}if(e===f&&typeof n=="string"&&ye(n,4096))return fe.errors=[
{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return fe.errors=[{instancePath:s+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else
var i=!0;if(i)if(t.params!==void 0){let d=t.params,o=e;if(e===o)if(d&&typeof d=="object"&&!Array.isArray(
d)){let f;if(d.file===void 0&&(f="file"))return fe.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:f}}],!1;if(d.file!==void 0){let c=d.
file,l=e;if(typeof c!="string"){let P=typeof c,j;if(j===void 0)if(P=="number"||P=="boolean")j=""+c;else if(c===
null)j="";else return fe.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;j!==void 0&&(c=j,d!==void 0&&(d.file=j))}
if(e===l&&typeof c=="string"){if(ye(c,64))return fe.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Ue(c,1))
return fe.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Lt.test(c))return fe.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return fe.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=o===e}else var i=!0}return fe.errors=
r,e===0}fe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Dr=De(Ee()),Rr=De(Me()),Jt={...Dr.formats,...Rr.fastFormats},Tr=U,oe={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{
$ref:"schema:InputText"},{$ref:"schema:InputItems"}]},instructions:{type:["string","null"],maxLength:8388608},
tools:{type:["array","null"],maxItems:1024,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"sc\
hema:ToolMode"},{$ref:"schema:ChosenTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","nul\
l"]},text:{anyOf:[{$ref:"schema:TextSettings"},{type:"null"}]},reasoning:{anyOf:[{$ref:"schema:Reaso\
ningSettings"},{type:"null"}]},max_output_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},
temperature:{type:["number","null"],minimum:0,maximum:2},top_p:{type:["number","null"],minimum:0,maximum:1},
top_logprobs:{type:["integer","null"],minimum:0,maximum:20},truncation:{type:["string","null"],maxLength:64},
stream:{type:["boolean","null"],default:!1},stream_options:{anyOf:[{$ref:"schema:StreamOptions"},{type:"\
null"}]},user:{type:["string","null"],maxLength:1024},safety_identifier:{type:["string","null"],maxLength:1024},
prompt_cache_key:{type:["string","null"],maxLength:1024},include:{type:["array","null"],maxItems:64,
items:{type:"string",maxLength:128}},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]},store:{
type:["boolean","null"]},background:{type:["boolean","null"],enum:[!1,null]},previous_response_id:{type:"\
null"},conversation:{type:"null"},prompt:{type:"null"}}}},required:["body"]};var jt={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},Or={type:"object",properties:{
effort:{type:["string","null"],maxLength:64},summary:{type:["string","null"],maxLength:64}},$id:"sch\
ema:ReasoningSettings"},qt={type:"object",properties:{include_obfuscation:{type:["boolean","null"]}},
$id:"schema:StreamOptions"};var V=Re,ue=Te;var pe={type:"object",properties:{type:{type:["string","null"],minLength:1,maxLength:64},id:{type:["\
string","null"],maxLength:256},status:{type:["string","null"],maxLength:64},role:{type:["string","nu\
ll"],enum:["developer","system","user","assistant",null]},content:{anyOf:[{$ref:"schema:InputText"},
{$ref:"schema:ContentParts"},{type:"null"}]},phase:{type:["string","null"],maxLength:64},call_id:{type:[
"string","null"],maxLength:256},name:{type:["string","null"],maxLength:256},namespace:{type:["string",
"null"],maxLength:256},arguments:{type:["string","null"],maxLength:8388608},input:{type:["string","n\
ull"],maxLength:8388608},output:{anyOf:[{$ref:"schema:InputText"},{$ref:"schema:ContentParts"},{type:"\
null"}]},summary:{type:["array","null"],maxItems:1e3,items:{$ref:"schema:ReasoningPart"}},encrypted_content:{
type:["string","null"],maxLength:8388608}},if:{required:["type"],properties:{type:{const:"function_c\
all"}}},then:{required:["call_id","name","arguments"],properties:{call_id:{type:"string"},name:{type:"\
string",minLength:1},arguments:{type:"string"}}},else:{if:{required:["type"],properties:{type:{const:"\
custom_tool_call"}}},then:{required:["call_id","name","input"],properties:{call_id:{type:"string"},name:{
type:"string",minLength:1},input:{type:"string"}}},else:{if:{required:["type"],properties:{type:{enum:[
"function_call_output","custom_tool_call_output"]}}},then:{required:["call_id","output"],properties:{
call_id:{type:"string"},output:{type:["string","array"]}}},else:{if:{properties:{type:{enum:["messag\
e",null]}}},then:{required:["role","content"],properties:{role:{type:"string"},content:{type:["strin\
g","array"]}}}}}},$id:"schema:InputItem"};var Ne={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},text:{
type:["string","null"],maxLength:8388608},refusal:{type:["string","null"],maxLength:8388608},image_url:{
anyOf:[{$ref:"schema:ImageUrl"},{$ref:"schema:ImageSource"},{type:"null"}]},detail:{type:["string","\
null"],maxLength:16},file_data:{type:["string","null"],maxLength:8388608},file_url:{type:["string","\
null"],maxLength:8388608},filename:{type:["string","null"],maxLength:1024},file_id:{type:"null"},input_audio:{
anyOf:[{$ref:"schema:InputAudio"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["in\
put_text","output_text"]}}},then:{required:["text"],properties:{text:{type:"string"}}},else:{if:{required:[
"type"],properties:{type:{const:"refusal"}}},then:{required:["refusal"],properties:{refusal:{type:"s\
tring"}}},else:{if:{required:["type"],properties:{type:{const:"input_audio"}}},then:{required:["inpu\
t_audio"],properties:{input_audio:{type:"object"}}}}},$id:"schema:ContentPart"};var Nr=new RegExp("^(https?://|data:)","u");function de(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.url===void 0&&(i="url"))return de.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(t.url!==
void 0){let v=t.url;if(e===e)if(typeof v=="string"){if(V(v,8388608))return de.errors=[{instancePath:s+
"/url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if(!Nr.
test(v))return de.errors=[{instancePath:s+"/url",schemaPath:"schema:ImageUrl/pattern",keyword:"patte\
rn",params:{pattern:"^(https?://|data:)"}}],!1}else return de.errors=[{instancePath:s+"/url",schemaPath:"\
schema:ImageUrl/type",keyword:"type",params:{type:"string"}}],!1}}else return de.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=r,e===0}de.evaluated=
{props:{url:!0},dynamicProps:!1,dynamicItems:!1};function J(t,{instancePath:s="",parentData:F,parentDataProperty:T,
rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=J.evaluated;u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0);let i=e,v=!0,d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let a;
if(t.type===void 0&&(a="type")){let m={};r===null?r=[m]:r.push(m),e++}else if(t.type!==void 0){let m=t.
type;if(!(m==="input_text"||m==="output_text")){let $={};r===null?r=[$]:r.push($),e++}}}var o=d===e;
e=i,r!==null&&(i?r.length=i:r=null);let n;if(o){let a=e;if(t&&typeof t=="object"&&!Array.isArray(t)){
let $;if(t.text===void 0&&($="text"))return J.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"\
required",params:{missingProperty:$}}],!1;if(t.text!==void 0&&typeof t.text!="string")return J.errors=
[{instancePath:s+"/text",schemaPath:"#/then/properties/text/type",keyword:"type",params:{type:"strin\
g"}}],!1}var o=a===e;if(v=o,v){var f={};f.text=!0,f.type=!0}n="then"}else{let a=e,m=e,$=!0,p=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let y;if(t.type===void 0&&(y="type")){let x={};r===null?r=[x]:
r.push(x),e++}else if(t.type!==void 0&&t.type!=="refusal"){let x={};r===null?r=[x]:r.push(x),e++}}var c=p===
e;e=m,r!==null&&(m?r.length=m:r=null);let g;if(c){let y=e;if(t&&typeof t=="object"&&!Array.isArray(t)){
let w;if(t.refusal===void 0&&(w="refusal"))return J.errors=[{instancePath:s,schemaPath:"#/else/then/\
required",keyword:"required",params:{missingProperty:w}}],!1;if(t.refusal!==void 0&&typeof t.refusal!=
"string")return J.errors=[{instancePath:s+"/refusal",schemaPath:"#/else/then/properties/refusal/type",
keyword:"type",params:{type:"string"}}],!1}var c=y===e;if($=c,$){var l={};l.refusal=!0,l.type=!0}g="\
then"}else{let y=e,x=e,w=!0,_=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let L;if(t.type===void 0&&
(L="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(t.type!==void 0&&t.type!=="input_audio"){let A={};
r===null?r=[A]:r.push(A),e++}}var P=_===e;if(e=x,r!==null&&(x?r.length=x:r=null),P){let L=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let M;if(t.input_audio===void 0&&(M="input_audio"))return J.errors=[{instancePath:s,
schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty:M}}],!1;if(t.input_audio!==
void 0){let R=t.input_audio;if(!(R&&typeof R=="object"&&!Array.isArray(R)))return J.errors=[{instancePath:s+
"/input_audio",schemaPath:"#/else/else/then/properties/input_audio/type",keyword:"type",params:{type:"\
object"}}],!1}}var P=L===e;if(w=P,w){var j={};j.input_audio=!0,j.type=!0}}if(!w){let L={instancePath:s,
schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[L]:r.push(
L),e++,J.errors=r,!1}var c=y===e;$=c,$&&l!==!0&&j!==void 0&&(j===!0?l=!0:(l=l||{},Object.assign(l,j))),
g="else"}if(!$){let y={instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:g}};
return r===null?r=[y]:r.push(y),e++,J.errors=r,!1}var o=a===e;v=o,v&&f!==!0&&l!==void 0&&(l===!0?f=!0:
(f=f||{},Object.assign(f,l))),n="else"}if(!v){let a={instancePath:s,schemaPath:"#/if",keyword:"if",params:{
failingKeyword:n}};return r===null?r=[a]:r.push(a),e++,J.errors=r,!1}if(e===0)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let a;if(t.type===void 0&&(a="type"))return J.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;if(f!==!0&&(f=f||{},f.type=!0,f.text=
!0,f.refusal=!0,f.image_url=!0,f.detail=!0,f.file_data=!0,f.file_url=!0,f.filename=!0,f.file_id=!0,f.
input_audio=!0),t.type!==void 0){let m=t.type,$=e;if(e===$)if(typeof m=="string"){if(V(m,64))return J.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ue(m,1))return J.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var b=$===e}else var b=!0;if(b){if(t.
text!==void 0){let m=t.text,$=e;if(typeof m!="string"&&m!==null)return J.errors=[{instancePath:s+"/t\
ext",schemaPath:"#/properties/text/type",keyword:"type",params:{type:Ne.properties.text.type}}],!1;if(e===
$&&typeof m=="string"&&V(m,8388608))return J.errors=[{instancePath:s+"/text",schemaPath:"#/propertie\
s/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var b=$===e}else var b=!0;if(b){if(t.
refusal!==void 0){let m=t.refusal,$=e;if(typeof m!="string"&&m!==null)return J.errors=[{instancePath:s+
"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type:Ne.properties.refusal.
type}}],!1;if(e===$&&typeof m=="string"&&V(m,8388608))return J.errors=[{instancePath:s+"/refusal",schemaPath:"\
#/properties/refusal/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var b=$===e}else var b=!0;
if(b){if(t.image_url!==void 0){let m=t.image_url,$=e,p=e,g=!1,h=e;if(e===e)if(typeof m=="string"){if(V(
m,8388608)){let q={instancePath:s+"/image_url",schemaPath:"schema:ImageUrl/maxLength",keyword:"maxLe\
ngth",params:{limit:8388608}};r===null?r=[q]:r.push(q),e++}else if(!Nr.test(m)){let q={instancePath:s+
"/image_url",schemaPath:"schema:ImageUrl/pattern",keyword:"pattern",params:{pattern:"^(https?://|dat\
a:)"}};r===null?r=[q]:r.push(q),e++}}else{let q={instancePath:s+"/image_url",schemaPath:"schema:Imag\
eUrl/type",keyword:"type",params:{type:"string"}};r===null?r=[q]:r.push(q),e++}var I=h===e;g=g||I;let x=e;
de(m,{instancePath:s+"/image_url",parentData:t,parentDataProperty:"image_url",rootData:D,dynamicAnchors:z})||
(r=r===null?de.errors:r.concat(de.errors),e=r.length);var I=x===e;if(g=g||I,I){var k={};k.url=!0}let w=e;
if(m!==null){let q={instancePath:s+"/image_url",schemaPath:"#/properties/image_url/anyOf/2/type",keyword:"\
type",params:{type:"null"}};r===null?r=[q]:r.push(q),e++}var I=w===e;if(g=g||I,g)e=p,r!==null&&(p?r.
length=p:r=null);else{let q={instancePath:s+"/image_url",schemaPath:"#/properties/image_url/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[q]:r.push(q),e++,J.errors=r,!1}var b=$===e}else var b=!0;if(b){
if(t.detail!==void 0){let m=t.detail,$=e;if(typeof m!="string"&&m!==null)return J.errors=[{instancePath:s+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:Ne.properties.detail.type}}],
!1;if(e===$&&typeof m=="string"&&V(m,16))return J.errors=[{instancePath:s+"/detail",schemaPath:"#/pr\
operties/detail/maxLength",keyword:"maxLength",params:{limit:16}}],!1;var b=$===e}else var b=!0;if(b){
if(t.file_data!==void 0){let m=t.file_data,$=e;if(typeof m!="string"&&m!==null)return J.errors=[{instancePath:s+
"/file_data",schemaPath:"#/properties/file_data/type",keyword:"type",params:{type:Ne.properties.file_data.
type}}],!1;if(e===$&&typeof m=="string"&&V(m,8388608))return J.errors=[{instancePath:s+"/file_data",
schemaPath:"#/properties/file_data/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var b=$===
e}else var b=!0;if(b){if(t.file_url!==void 0){let m=t.file_url,$=e;if(typeof m!="string"&&m!==null)return J.
errors=[{instancePath:s+"/file_url",schemaPath:"#/properties/file_url/type",keyword:"type",params:{type:Ne.
properties.file_url.type}}],!1;if(e===$&&typeof m=="string"&&V(m,8388608))return J.errors=[{instancePath:s+
"/file_url",schemaPath:"#/properties/file_url/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1;var b=$===e}else var b=!0;if(b){if(t.filename!==void 0){let m=t.filename,$=e;if(typeof m!="string"&&
m!==null)return J.errors=[{instancePath:s+"/filename",schemaPath:"#/properties/filename/type",keyword:"\
type",params:{type:Ne.properties.filename.type}}],!1;if(e===$&&typeof m=="string"&&V(m,1024))return J.
errors=[{instancePath:s+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;var b=$===e}else var b=!0;if(b){if(t.file_id!==void 0){let m=e;if(t.file_id!==
null)return J.errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"typ\
e",params:{type:"null"}}],!1;var b=m===e}else var b=!0;if(b)if(t.input_audio!==void 0){let m=t.input_audio,
$=e,p=e,g=!1,h=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let _;if(m.data===void 0&&(_=
"data")||m.format===void 0&&(_="format")){let q={instancePath:s+"/input_audio",schemaPath:"schema:In\
putAudio/required",keyword:"required",params:{missingProperty:_}};r===null?r=[q]:r.push(q),e++}else{
if(m.data!==void 0){let q=m.data,L=e;if(e===L)if(typeof q=="string"){if(V(q,8388608)){let A={instancePath:s+
"/input_audio/data",schemaPath:"schema:InputAudio/properties/data/maxLength",keyword:"maxLength",params:{
limit:8388608}};r===null?r=[A]:r.push(A),e++}}else{let A={instancePath:s+"/input_audio/data",schemaPath:"\
schema:InputAudio/properties/data/type",keyword:"type",params:{type:"string"}};r===null?r=[A]:r.push(
A),e++}var C=L===e}else var C=!0;if(C)if(m.format!==void 0){let q=m.format,L=e;if(e===L)if(typeof q==
"string"){if(V(q,16)){let M={instancePath:s+"/input_audio/format",schemaPath:"schema:InputAudio/prop\
erties/format/maxLength",keyword:"maxLength",params:{limit:16}};r===null?r=[M]:r.push(M),e++}}else{let M={
instancePath:s+"/input_audio/format",schemaPath:"schema:InputAudio/properties/format/type",keyword:"\
type",params:{type:"string"}};r===null?r=[M]:r.push(M),e++}var C=L===e}else var C=!0}}else{let _={instancePath:s+
"/input_audio",schemaPath:"schema:InputAudio/type",keyword:"type",params:{type:"object"}};r===null?r=
[_]:r.push(_),e++}var O=h===e;if(g=g||O,O){var E={};E.data=!0,E.format=!0}let x=e;if(m!==null){let _={
instancePath:s+"/input_audio",schemaPath:"#/properties/input_audio/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[_]:r.push(_),e++}var O=x===e;if(g=g||O,g)e=p,r!==null&&(p?r.length=p:r=null);else{
let _={instancePath:s+"/input_audio",schemaPath:"#/properties/input_audio/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[_]:r.push(_),e++,J.errors=r,!1}var b=$===e}else var b=!0}}}}}}}}}else return J.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=r,u.
props=f,e===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function ce(t,{instancePath:s="",parentData:F,
parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=ce.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){if(t.length>1e3)return ce.
errors=[{instancePath:s,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var i=!0;
let v=t.length;for(let d=0;d<v;d++){let o=e;J(t[d],{instancePath:s+"/"+d,parentData:t,parentDataProperty:d,
rootData:D,dynamicAnchors:z})||(r=r===null?J.errors:r.concat(J.errors),e=r.length);var i=o===e;if(!i)
break}}}else return ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return ce.errors=r,e===0}ce.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function S(t,{
instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,
e=0,u=S.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,v=!0,d=e;
if(t&&typeof t=="object"&&!Array.isArray(t)){let h;if(t.type===void 0&&(h="type")){let y={};r===null?
r=[y]:r.push(y),e++}else if(t.type!==void 0&&t.type!=="function_call"){let y={};r===null?r=[y]:r.push(
y),e++}}var o=d===e;e=i,r!==null&&(i?r.length=i:r=null);let n;if(o){let h=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let x;if(t.call_id===void 0&&(x="call_id")||t.name===void 0&&(x="name")||t.arguments===
void 0&&(x="arguments"))return S.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"requi\
red",params:{missingProperty:x}}],!1;if(t.call_id!==void 0){let w=e;if(typeof t.call_id!="string")return S.
errors=[{instancePath:s+"/call_id",schemaPath:"#/then/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var f=w===e}else var f=!0;if(f){if(t.name!==void 0){let w=t.name,_=e;if(e===_)if(typeof w==
"string"){if(ue(w,1))return S.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:s+"/name",schemaPath:"\
#/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=_===e}else var f=!0;if(f)
if(t.arguments!==void 0){let w=e;if(typeof t.arguments!="string")return S.errors=[{instancePath:s+"/\
arguments",schemaPath:"#/then/properties/arguments/type",keyword:"type",params:{type:"string"}}],!1;
var f=w===e}else var f=!0}}var o=h===e;if(v=o,v){var c={};c.call_id=!0,c.name=!0,c.arguments=!0,c.type=
!0}n="then"}else{let h=e,y=e,x=!0,w=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let L;if(t.type===
void 0&&(L="type")){let A={};r===null?r=[A]:r.push(A),e++}else if(t.type!==void 0&&t.type!=="custom_\
tool_call"){let A={};r===null?r=[A]:r.push(A),e++}}var l=w===e;e=y,r!==null&&(y?r.length=y:r=null);let _;
if(l){let L=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let M;if(t.call_id===void 0&&(M="call_id")||
t.name===void 0&&(M="name")||t.input===void 0&&(M="input"))return S.errors=[{instancePath:s,schemaPath:"\
#/else/then/required",keyword:"required",params:{missingProperty:M}}],!1;if(t.call_id!==void 0){let R=e;
if(typeof t.call_id!="string")return S.errors=[{instancePath:s+"/call_id",schemaPath:"#/else/then/pr\
operties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var P=R===e}else var P=!0;if(P){if(t.
name!==void 0){let R=t.name,K=e;if(e===K)if(typeof R=="string"){if(ue(R,1))return S.errors=[{instancePath:s+
"/name",schemaPath:"#/else/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return S.errors=[{instancePath:s+"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var P=K===e}else var P=!0;if(P)if(t.input!==void 0){let R=e;if(typeof t.
input!="string")return S.errors=[{instancePath:s+"/input",schemaPath:"#/else/then/properties/input/t\
ype",keyword:"type",params:{type:"string"}}],!1;var P=R===e}else var P=!0}}var l=L===e;if(x=l,x){var j={};
j.call_id=!0,j.name=!0,j.input=!0,j.type=!0}_="then"}else{let L=e,A=e,M=!0,R=e;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){let me;if(t.type===void 0&&(me="type")){let be={};r===null?r=[be]:r.push(be),
e++}else if(t.type!==void 0){let be=t.type;if(!(be==="function_call_output"||be==="custom_tool_call_\
output")){let he={};r===null?r=[he]:r.push(he),e++}}}var b=R===e;e=A,r!==null&&(A?r.length=A:r=null);
let K;if(b){let me=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let he;if(t.call_id===void 0&&(he=
"call_id")||t.output===void 0&&(he="output"))return S.errors=[{instancePath:s,schemaPath:"#/else/els\
e/then/required",keyword:"required",params:{missingProperty:he}}],!1;if(t.call_id!==void 0){let Oe=e;
if(typeof t.call_id!="string")return S.errors=[{instancePath:s+"/call_id",schemaPath:"#/else/else/th\
en/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var k=Oe===e}else var k=!0;if(k)
if(t.output!==void 0){let Oe=t.output,Gr=e;if(typeof Oe!="string"&&!Array.isArray(Oe))return S.errors=
[{instancePath:s+"/output",schemaPath:"#/else/else/then/properties/output/type",keyword:"type",params:{
type:pe.else.else.then.properties.output.type}}],!1;var k=Gr===e}else var k=!0}var b=me===e;if(M=b,M){
var I={};I.call_id=!0,I.output=!0,I.type=!0}K="then"}else{let me=e,be=e,he=!0,Oe=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)&&t.type!==void 0){let Ie=t.type;if(!(Ie==="message"||Ie===null)){let lr={};
r===null?r=[lr]:r.push(lr),e++}}var C=Oe===e;if(e=be,r!==null&&(be?r.length=be:r=null),C){let Ie=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let We;if(t.role===void 0&&(We="role")||t.content===void 0&&(We=
"content"))return S.errors=[{instancePath:s,schemaPath:"#/else/else/else/then/required",keyword:"req\
uired",params:{missingProperty:We}}],!1;if(t.role!==void 0){let Se=e;if(typeof t.role!="string")return S.
errors=[{instancePath:s+"/role",schemaPath:"#/else/else/else/then/properties/role/type",keyword:"typ\
e",params:{type:"string"}}],!1;var E=Se===e}else var E=!0;if(E)if(t.content!==void 0){let Se=t.content,
Hr=e;if(typeof Se!="string"&&!Array.isArray(Se))return S.errors=[{instancePath:s+"/content",schemaPath:"\
#/else/else/else/then/properties/content/type",keyword:"type",params:{type:pe.else.else.else.then.properties.
content.type}}],!1;var E=Hr===e}else var E=!0}var C=Ie===e;if(he=C,he){var O={};O.role=!0,O.content=
!0,O.type=!0}}if(!he){let Ie={instancePath:s,schemaPath:"#/else/else/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[Ie]:r.push(Ie),e++,S.errors=r,!1}var b=me===e;M=b,M&&I!==!0&&O!==void 0&&
(O===!0?I=!0:(I=I||{},Object.assign(I,O))),K="else"}if(!M){let me={instancePath:s,schemaPath:"#/else\
/else/if",keyword:"if",params:{failingKeyword:K}};return r===null?r=[me]:r.push(me),e++,S.errors=r,!1}
var l=L===e;x=l,x&&j!==!0&&I!==void 0&&(I===!0?j=!0:(j=j||{},Object.assign(j,I))),_="else"}if(!x){let L={
instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:_}};return r===null?r=[L]:
r.push(L),e++,S.errors=r,!1}var o=h===e;v=o,v&&c!==!0&&j!==void 0&&(j===!0?c=!0:(c=c||{},Object.assign(
c,j))),n="else"}if(!v){let h={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};
return r===null?r=[h]:r.push(h),e++,S.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){if(c!==!0&&(c=c||{},c.type=!0,c.id=!0,c.status=!0,c.role=!0,c.content=!0,c.phase=!0,c.call_id=!0,
c.name=!0,c.namespace=!0,c.arguments=!0,c.input=!0,c.output=!0,c.summary=!0,c.encrypted_content=!0),
t.type!==void 0){let h=t.type,y=e;if(typeof h!="string"&&h!==null)return S.errors=[{instancePath:s+"\
/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:pe.properties.type.type}}],!1;
if(e===y&&typeof h=="string"){if(V(h,64))return S.errors=[{instancePath:s+"/type",schemaPath:"#/prop\
erties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ue(h,1))return S.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=y===
e}else var a=!0;if(a){if(t.id!==void 0){let h=t.id,y=e;if(typeof h!="string"&&h!==null)return S.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:pe.properties.id.
type}}],!1;if(e===y&&typeof h=="string"&&V(h,256))return S.errors=[{instancePath:s+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=y===e}else var a=!0;if(a){
if(t.status!==void 0){let h=t.status,y=e;if(typeof h!="string"&&h!==null)return S.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:pe.properties.status.type}}],
!1;if(e===y&&typeof h=="string"&&V(h,64))return S.errors=[{instancePath:s+"/status",schemaPath:"#/pr\
operties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=y===e}else var a=!0;if(a){
if(t.role!==void 0){let h=t.role,y=e;if(typeof h!="string"&&h!==null)return S.errors=[{instancePath:s+
"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:pe.properties.role.type}}],!1;
if(!(h==="developer"||h==="system"||h==="user"||h==="assistant"||h===null))return S.errors=[{instancePath:s+
"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues:pe.properties.role.
enum}}],!1;var a=y===e}else var a=!0;if(a){if(t.content!==void 0){let h=t.content,y=e,x=e,w=!1,_=e;if(e===
e)if(typeof h=="string"){if(V(h,8388608)){let R={instancePath:s+"/content",schemaPath:"schema:InputT\
ext/maxLength",keyword:"maxLength",params:{limit:8388608}};r===null?r=[R]:r.push(R),e++}}else{let R={
instancePath:s+"/content",schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};
r===null?r=[R]:r.push(R),e++}var m=_===e;w=w||m;let L=e;ce(h,{instancePath:s+"/content",parentData:t,
parentDataProperty:"content",rootData:D,dynamicAnchors:z})||(r=r===null?ce.errors:r.concat(ce.errors),
e=r.length);var m=L===e;w=w||m;let A=e;if(h!==null){let R={instancePath:s+"/content",schemaPath:"#/p\
roperties/content/anyOf/2/type",keyword:"type",params:{type:"null"}};r===null?r=[R]:r.push(R),e++}var m=A===
e;if(w=w||m,w)e=x,r!==null&&(x?r.length=x:r=null);else{let R={instancePath:s+"/content",schemaPath:"\
#/properties/content/anyOf",keyword:"anyOf",params:{}};return r===null?r=[R]:r.push(R),e++,S.errors=
r,!1}var a=y===e}else var a=!0;if(a){if(t.phase!==void 0){let h=t.phase,y=e;if(typeof h!="string"&&h!==
null)return S.errors=[{instancePath:s+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{
type:pe.properties.phase.type}}],!1;if(e===y&&typeof h=="string"&&V(h,64))return S.errors=[{instancePath:s+
"/phase",schemaPath:"#/properties/phase/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=y===
e}else var a=!0;if(a){if(t.call_id!==void 0){let h=t.call_id,y=e;if(typeof h!="string"&&h!==null)return S.
errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:pe.
properties.call_id.type}}],!1;if(e===y&&typeof h=="string"&&V(h,256))return S.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=y===
e}else var a=!0;if(a){if(t.name!==void 0){let h=t.name,y=e;if(typeof h!="string"&&h!==null)return S.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:pe.properties.
name.type}}],!1;if(e===y&&typeof h=="string"&&V(h,256))return S.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=y===e}else var a=!0;if(a){
if(t.namespace!==void 0){let h=t.namespace,y=e;if(typeof h!="string"&&h!==null)return S.errors=[{instancePath:s+
"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type:pe.properties.namespace.
type}}],!1;if(e===y&&typeof h=="string"&&V(h,256))return S.errors=[{instancePath:s+"/namespace",schemaPath:"\
#/properties/namespace/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=y===e}else var a=!0;
if(a){if(t.arguments!==void 0){let h=t.arguments,y=e;if(typeof h!="string"&&h!==null)return S.errors=
[{instancePath:s+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:pe.
properties.arguments.type}}],!1;if(e===y&&typeof h=="string"&&V(h,8388608))return S.errors=[{instancePath:s+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1;var a=y===e}else var a=!0;if(a){if(t.input!==void 0){let h=t.input,y=e;if(typeof h!="string"&&h!==
null)return S.errors=[{instancePath:s+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:pe.properties.input.type}}],!1;if(e===y&&typeof h=="string"&&V(h,8388608))return S.errors=[{instancePath:s+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var a=y===
e}else var a=!0;if(a){if(t.output!==void 0){let h=t.output,y=e,x=e,w=!1,_=e;if(e===e)if(typeof h=="s\
tring"){if(V(h,8388608)){let R={instancePath:s+"/output",schemaPath:"schema:InputText/maxLength",keyword:"\
maxLength",params:{limit:8388608}};r===null?r=[R]:r.push(R),e++}}else{let R={instancePath:s+"/output",
schemaPath:"schema:InputText/type",keyword:"type",params:{type:"string"}};r===null?r=[R]:r.push(R),e++}
var $=_===e;w=w||$;let L=e;ce(h,{instancePath:s+"/output",parentData:t,parentDataProperty:"output",rootData:D,
dynamicAnchors:z})||(r=r===null?ce.errors:r.concat(ce.errors),e=r.length);var $=L===e;w=w||$;let A=e;
if(h!==null){let R={instancePath:s+"/output",schemaPath:"#/properties/output/anyOf/2/type",keyword:"\
type",params:{type:"null"}};r===null?r=[R]:r.push(R),e++}var $=A===e;if(w=w||$,w)e=x,r!==null&&(x?r.
length=x:r=null);else{let R={instancePath:s+"/output",schemaPath:"#/properties/output/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[R]:r.push(R),e++,S.errors=r,!1}var a=y===e}else var a=!0;if(a){
if(t.summary!==void 0){let h=t.summary,y=e;if(!Array.isArray(h)&&h!==null)return S.errors=[{instancePath:s+
"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:pe.properties.summary.
type}}],!1;if(e===y&&Array.isArray(h)){if(h.length>1e3)return S.errors=[{instancePath:s+"/summary",schemaPath:"\
#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var p=!0;let w=h.length;for(let _=0;_<
w;_++){let q=h[_],L=e;if(e===e)if(q&&typeof q=="object"&&!Array.isArray(q)){let R;if(q.type===void 0&&
(R="type")||q.text===void 0&&(R="text"))return S.errors=[{instancePath:s+"/summary/"+_,schemaPath:"s\
chema:ReasoningPart/required",keyword:"required",params:{missingProperty:R}}],!1;if(q.type!==void 0){
let K=q.type,Le=e;if(e===Le)if(typeof K=="string"){if(V(K,64))return S.errors=[{instancePath:s+"/sum\
mary/"+_+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(ue(K,1))return S.errors=[{instancePath:s+"/summary/"+_+"/type",schemaPath:"schema:\
ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=
[{instancePath:s+"/summary/"+_+"/type",schemaPath:"schema:ReasoningPart/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;var g=Le===e}else var g=!0;if(g)if(q.text!==void 0){let K=q.text,Le=e;
if(e===Le)if(typeof K=="string"){if(V(K,8388608))return S.errors=[{instancePath:s+"/summary/"+_+"/te\
xt",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return S.errors=[{instancePath:s+"/summary/"+_+"/text",schemaPath:"schema:ReasoningPart/prop\
erties/text/type",keyword:"type",params:{type:"string"}}],!1;var g=Le===e}else var g=!0}else return S.
errors=[{instancePath:s+"/summary/"+_,schemaPath:"schema:ReasoningPart/type",keyword:"type",params:{
type:"object"}}],!1;var p=L===e;if(!p)break}}}var a=y===e}else var a=!0;if(a)if(t.encrypted_content!==
void 0){let h=t.encrypted_content,y=e;if(typeof h!="string"&&h!==null)return S.errors=[{instancePath:s+
"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type:pe.
properties.encrypted_content.type}}],!1;if(e===y&&typeof h=="string"&&V(h,8388608))return S.errors=[
{instancePath:s+"/encrypted_content",schemaPath:"#/properties/encrypted_content/maxLength",keyword:"\
maxLength",params:{limit:8388608}}],!1;var a=y===e}else var a=!0}}}}}}}}}}}}}else return S.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.errors=r,u.props=
c,e===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function qe(t,{instancePath:s="",parentData:F,
parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=qe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(Array.isArray(t)){if(t.length>1e4)return qe.
errors=[{instancePath:s,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;
let v=t.length;for(let d=0;d<v;d++){let o=e;S(t[d],{instancePath:s+"/"+d,parentData:t,parentDataProperty:d,
rootData:D,dynamicAnchors:z})||(r=r===null?S.errors:r.concat(S.errors),e=r.length);var i=o===e;if(!i)
break}}}else return qe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return qe.errors=r,e===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ve={type:"\
object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{type:["str\
ing","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[
{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"sc\
hema:CustomToolFormat"},{type:"null"}]},tools:{type:["array","null"],maxItems:1024,items:{$ref:"sche\
ma:GroupedTool"}}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{required:[
"name"],properties:{name:{type:"string",minLength:1}}},else:{if:{required:["type"],properties:{type:{
const:"namespace"}}},then:{required:["name","tools"],properties:{name:{type:"string",minLength:1},tools:{
type:"array"}}}},$id:"schema:Tool"};var Fr={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","grammar"]},syntax:{
type:"string",maxLength:64},definition:{type:"string",maxLength:1048576}},$id:"schema:CustomToolForm\
at"},sr={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{
type:["string","null"],maxLength:256},description:{type:["string","null"],maxLength:65536},parameters:{
anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"\
schema:CustomToolFormat"},{type:"null"}]}},if:{required:["type"],properties:{type:{enum:["function",
"custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},$id:"schema:Grou\
pedTool"};function Q(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Q.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,
v=!0,d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.type===void 0&&(b="type")){let k={};
r===null?r=[k]:r.push(k),e++}else if(t.type!==void 0){let k=t.type;if(!(k==="function"||k==="custom")){
let I={};r===null?r=[I]:r.push(I),e++}}}var o=d===e;if(e=i,r!==null&&(i?r.length=i:r=null),o){let b=e;
if(t&&typeof t=="object"&&!Array.isArray(t)){let I;if(t.name===void 0&&(I="name"))return Q.errors=[{
instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:I}}],!1;if(t.
name!==void 0){let C=t.name;if(e===e)if(typeof C=="string"){if(ue(C,1))return Q.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return Q.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var o=b===e;if(v=o,v){var n={};n.name=!0,n.type=!0}}if(!v){let b={instancePath:s,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[b]:r.push(b),e++,Q.
errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.type===void 0&&(b="type"))
return Q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],
!1;if(n!==!0&&(n=n||{},n.type=!0,n.name=!0,n.description=!0,n.parameters=!0,n.strict=!0,n.format=!0),
t.type!==void 0){let k=t.type,I=e;if(e===I)if(typeof k=="string"){if(V(k,64))return Q.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ue(k,
1))return Q.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return Q.errors=[{instancePath:s+"/type",schemaPath:"#/properties/ty\
pe/type",keyword:"type",params:{type:"string"}}],!1;var f=I===e}else var f=!0;if(f){if(t.name!==void 0){
let k=t.name,I=e;if(typeof k!="string"&&k!==null)return Q.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:sr.properties.name.type}}],!1;if(e===I&&typeof k==
"string"&&V(k,256))return Q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=I===e}else var f=!0;if(f){if(t.description!==void 0){
let k=t.description,I=e;if(typeof k!="string"&&k!==null)return Q.errors=[{instancePath:s+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:sr.properties.description.
type}}],!1;if(e===I&&typeof k=="string"&&V(k,65536))return Q.errors=[{instancePath:s+"/description",
schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var f=I===
e}else var f=!0;if(f){if(t.parameters!==void 0){let k=t.parameters,I=e,C=e,E=!1,O=e;if(e===e&&!(k&&typeof k==
"object"&&!Array.isArray(k))){let p={instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",
keyword:"type",params:{type:"object"}};r===null?r=[p]:r.push(p),e++}var c=O===e;E=E||c;let m=e;if(k!==
null){let p={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[p]:r.push(p),e++}var c=m===e;if(E=E||c,E)e=C,r!==null&&(C?r.
length=C:r=null);else{let p={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/anyOf",
keyword:"anyOf",params:{}};return r===null?r=[p]:r.push(p),e++,Q.errors=r,!1}var f=I===e}else var f=!0;
if(f){if(t.strict!==void 0){let k=t.strict,I=e;if(typeof k!="boolean"&&k!==null)return Q.errors=[{instancePath:s+
"/strict",schemaPath:"#/properties/strict/type",keyword:"type",params:{type:sr.properties.strict.type}}],
!1;var f=I===e}else var f=!0;if(f)if(t.format!==void 0){let k=t.format,I=e,C=e,E=!1,O=e;if(e===e)if(k&&
typeof k=="object"&&!Array.isArray(k)){let p;if(k.type===void 0&&(p="type")){let g={instancePath:s+"\
/format",schemaPath:"schema:CustomToolFormat/required",keyword:"required",params:{missingProperty:p}};
r===null?r=[g]:r.push(g),e++}else{if(k.type!==void 0){let g=k.type,h=e;if(typeof g!="string"){let y={
instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"typ\
e",params:{type:"string"}};r===null?r=[y]:r.push(y),e++}if(!(g==="text"||g==="grammar")){let y={instancePath:s+
"/format/type",schemaPath:"schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Fr.
properties.type.enum}};r===null?r=[y]:r.push(y),e++}var l=h===e}else var l=!0;if(l){if(k.syntax!==void 0){
let g=k.syntax,h=e;if(e===h)if(typeof g=="string"){if(V(g,64)){let x={instancePath:s+"/format/syntax",
schemaPath:"schema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};
r===null?r=[x]:r.push(x),e++}}else{let x={instancePath:s+"/format/syntax",schemaPath:"schema:CustomT\
oolFormat/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[x]:r.push(x),e++}
var l=h===e}else var l=!0;if(l)if(k.definition!==void 0){let g=k.definition,h=e;if(e===h)if(typeof g==
"string"){if(V(g,1048576)){let x={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolF\
ormat/properties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[x]:r.
push(x),e++}}else{let x={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/pro\
perties/definition/type",keyword:"type",params:{type:"string"}};r===null?r=[x]:r.push(x),e++}var l=h===
e}else var l=!0}}}else{let p={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"\
type",params:{type:"object"}};r===null?r=[p]:r.push(p),e++}var j=O===e;if(E=E||j,j){var P={};P.type=
!0,P.syntax=!0,P.definition=!0}let m=e;if(k!==null){let p={instancePath:s+"/format",schemaPath:"#/pr\
operties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[p]:r.push(p),e++}var j=m===
e;if(E=E||j,E)e=C,r!==null&&(C?r.length=C:r=null);else{let p={instancePath:s+"/format",schemaPath:"#\
/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[p]:r.push(p),e++,Q.errors=r,
!1}var f=I===e}else var f=!0}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=r,u.props=n,e===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};
function G(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=G.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,
v=!0,d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let O;if(t.type===void 0&&(O="type")){let a={};
r===null?r=[a]:r.push(a),e++}else if(t.type!==void 0){let a=t.type;if(!(a==="function"||a==="custom")){
let m={};r===null?r=[m]:r.push(m),e++}}}var o=d===e;e=i,r!==null&&(i?r.length=i:r=null);let n;if(o){
let O=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let m;if(t.name===void 0&&(m="name"))return G.errors=
[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.
name!==void 0){let $=t.name;if(e===e)if(typeof $=="string"){if(ue($,1))return G.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return G.errors=[{instancePath:s+"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1}}var o=O===e;if(v=o,v){var f={};f.name=!0,f.type=!0}n="then"}else{let O=e,a=e,m=!0,
$=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.type===void 0&&(g="type")){let h={};r===
null?r=[h]:r.push(h),e++}else if(t.type!==void 0&&t.type!=="namespace"){let h={};r===null?r=[h]:r.push(
h),e++}}var c=$===e;if(e=a,r!==null&&(a?r.length=a:r=null),c){let g=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){let y;if(t.name===void 0&&(y="name")||t.tools===void 0&&(y="tools"))return G.errors=[{instancePath:s,
schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty:y}}],!1;if(t.name!==void 0){
let x=t.name,w=e;if(e===w)if(typeof x=="string"){if(ue(x,1))return G.errors=[{instancePath:s+"/name",
schemaPath:"#/else/then/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:s+"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var l=w===e}else var l=!0;if(l)if(t.tools!==void 0){let x=e;if(!Array.isArray(t.
tools))return G.errors=[{instancePath:s+"/tools",schemaPath:"#/else/then/properties/tools/type",keyword:"\
type",params:{type:"array"}}],!1;var l=x===e}else var l=!0}var c=g===e;if(m=c,m){var P={};P.name=!0,
P.tools=!0,P.type=!0}}if(!m){let g={instancePath:s,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return r===null?r=[g]:r.push(g),e++,G.errors=r,!1}var o=O===e;v=o,v&&f!==!0&&P!==void 0&&(P===
!0?f=!0:(f=f||{},Object.assign(f,P))),n="else"}if(!v){let O={instancePath:s,schemaPath:"#/if",keyword:"\
if",params:{failingKeyword:n}};return r===null?r=[O]:r.push(O),e++,G.errors=r,!1}if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let O;if(t.type===void 0&&(O="type"))return G.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:O}}],!1;if(f!==!0&&(f=f||{},f.type=!0,f.name=
!0,f.description=!0,f.parameters=!0,f.strict=!0,f.format=!0,f.tools=!0),t.type!==void 0){let a=t.type,
m=e;if(e===m)if(typeof a=="string"){if(V(a,64))return G.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ue(a,1))return G.errors=[
{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return G.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;var j=m===e}else var j=!0;if(j){if(t.name!==void 0){let a=t.name,m=e;if(typeof a!=
"string"&&a!==null)return G.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:Ve.properties.name.type}}],!1;if(e===m&&typeof a=="string"&&V(a,256))return G.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var j=m===e}else var j=!0;if(j){if(t.description!==void 0){let a=t.description,m=e;if(typeof a!="\
string"&&a!==null)return G.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descripti\
on/type",keyword:"type",params:{type:Ve.properties.description.type}}],!1;if(e===m&&typeof a=="strin\
g"&&V(a,65536))return G.errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/\
maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var j=m===e}else var j=!0;if(j){if(t.parameters!==
void 0){let a=t.parameters,m=e,$=e,p=!1,g=e;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a))){let w={
instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};
r===null?r=[w]:r.push(w),e++}var b=g===e;p=p||b;let y=e;if(a!==null){let w={instancePath:s+"/paramet\
ers",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[w]:r.push(w),e++}var b=y===e;if(p=p||b,p)e=$,r!==null&&($?r.length=$:r=null);else{let w={instancePath:s+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[w]:r.push(w),e++,G.errors=r,!1}var j=m===e}else var j=!0;if(j){if(t.strict!==void 0){let a=t.strict,
m=e;if(typeof a!="boolean"&&a!==null)return G.errors=[{instancePath:s+"/strict",schemaPath:"#/proper\
ties/strict/type",keyword:"type",params:{type:Ve.properties.strict.type}}],!1;var j=m===e}else var j=!0;
if(j){if(t.format!==void 0){let a=t.format,m=e,$=e,p=!1,g=e;if(e===e)if(a&&typeof a=="object"&&!Array.
isArray(a)){let w;if(a.type===void 0&&(w="type")){let _={instancePath:s+"/format",schemaPath:"schema\
:CustomToolFormat/required",keyword:"required",params:{missingProperty:w}};r===null?r=[_]:r.push(_),
e++}else{if(a.type!==void 0){let _=a.type,q=e;if(typeof _!="string"){let L={instancePath:s+"/format/\
type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"type",params:{type:"string"}};
r===null?r=[L]:r.push(L),e++}if(!(_==="text"||_==="grammar")){let L={instancePath:s+"/format/type",schemaPath:"\
schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Fr.properties.type.
enum}};r===null?r=[L]:r.push(L),e++}var k=q===e}else var k=!0;if(k){if(a.syntax!==void 0){let _=a.syntax,
q=e;if(e===q)if(typeof _=="string"){if(V(_,64)){let A={instancePath:s+"/format/syntax",schemaPath:"s\
chema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?
r=[A]:r.push(A),e++}}else{let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat\
/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}var k=q===
e}else var k=!0;if(k)if(a.definition!==void 0){let _=a.definition,q=e;if(e===q)if(typeof _=="string"){
if(V(_,1048576)){let A={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/prop\
erties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[A]:r.push(A),e++}}else{
let A={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition\
/type",keyword:"type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}var k=q===e}else var k=!0}}}else{
let w={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"\
object"}};r===null?r=[w]:r.push(w),e++}var C=g===e;if(p=p||C,C){var I={};I.type=!0,I.syntax=!0,I.definition=
!0}let y=e;if(a!==null){let w={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",
keyword:"type",params:{type:"null"}};r===null?r=[w]:r.push(w),e++}var C=y===e;if(p=p||C,p)e=$,r!==null&&
($?r.length=$:r=null);else{let w={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[w]:r.push(w),e++,G.errors=r,!1}var j=m===e}else var j=!0;if(j)if(t.
tools!==void 0){let a=t.tools,m=e;if(!Array.isArray(a)&&a!==null)return G.errors=[{instancePath:s+"/\
tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:Ve.properties.tools.type}}],
!1;if(e===m&&Array.isArray(a)){if(a.length>1024)return G.errors=[{instancePath:s+"/tools",schemaPath:"\
#/properties/tools/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var E=!0;let p=a.length;for(let g=0;g<
p;g++){let h=e;Q(a[g],{instancePath:s+"/tools/"+g,parentData:a,parentDataProperty:g,rootData:D,dynamicAnchors:z})||
(r=r===null?Q.errors:r.concat(Q.errors),e=r.length);var E=h===e;if(!E)break}}}var j=m===e}else var j=!0}}}}}}else
return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.
errors=r,u.props=f,e===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};var ar={type:"object",required:[
"type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{type:["string","null"],maxLength:256},
namespace:{type:["string","null"],maxLength:256},mode:{type:"string",enum:["auto","required"]},tools:{
type:"array",maxItems:1024,items:{$ref:"schema:Tool"}}},$id:"schema:ChosenTool"};function ae(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=ae.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let d;if(t.type===void 0&&(d="type"))return ae.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(t.type!==void 0){let o=t.type,n=e;
if(e===n)if(typeof o=="string"){if(V(o,64))return ae.errors=[{instancePath:s+"/type",schemaPath:"#/p\
roperties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ue(o,1))return ae.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ae.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=n===e}else var i=!0;if(i){if(t.name!==void 0){let o=t.name,n=e;if(typeof o!="string"&&
o!==null)return ae.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:ar.properties.name.type}}],!1;if(e===n&&typeof o=="string"&&V(o,256))return ae.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var i=n===e}else var i=!0;if(i){if(t.namespace!==void 0){let o=t.namespace,n=e;if(typeof o!="stri\
ng"&&o!==null)return ae.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/type",
keyword:"type",params:{type:ar.properties.namespace.type}}],!1;if(e===n&&typeof o=="string"&&V(o,256))
return ae.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var i=n===e}else var i=!0;if(i){if(t.mode!==void 0){let o=t.mode,
n=e;if(typeof o!="string")return ae.errors=[{instancePath:s+"/mode",schemaPath:"#/properties/mode/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(o==="auto"||o==="required"))return ae.errors=[{instancePath:s+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:ar.properties.mode.
enum}}],!1;var i=n===e}else var i=!0;if(i)if(t.tools!==void 0){let o=t.tools,n=e;if(e===n)if(Array.isArray(
o)){if(o.length>1024)return ae.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxIt\
ems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;let c=o.length;for(let l=0;l<c;l++){let P=e;
G(o[l],{instancePath:s+"/tools/"+l,parentData:o,parentDataProperty:l,rootData:D,dynamicAnchors:z})||
(r=r===null?G.errors:r.concat(G.errors),e=r.length);var v=P===e;if(!v)break}}}else return ae.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var i=n===e}else var i=!0}}}}else return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ae.errors=r,e===0}ae.evaluated={props:{type:!0,name:!0,namespace:!0,
mode:!0,tools:!0},dynamicProps:!1,dynamicItems:!1};var It={type:"object",properties:{format:{anyOf:[
{$ref:"schema:TextFormat"},{type:"null"}]},verbosity:{type:["string","null"],maxLength:64}},$id:"sch\
ema:TextSettings"},ir={type:"object",required:["type"],properties:{type:{type:"string",enum:["text",
"json_object","json_schema"]},name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z0-9_-]+$"},
description:{type:["string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:[
"boolean","null"]}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["\
name","schema"],properties:{name:{},schema:{}}},$id:"schema:TextFormat"},$t=new RegExp("^[a-zA-Z0-9_\
-]+$","u");function re(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=re.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,
v=!0,d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.type===void 0&&(c="type")){let l={};
r===null?r=[l]:r.push(l),e++}else if(t.type!==void 0&&t.type!=="json_schema"){let l={};r===null?r=[l]:
r.push(l),e++}}var o=d===e;if(e=i,r!==null&&(i?r.length=i:r=null),o){let c=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let P;if(t.name===void 0&&(P="name")||t.schema===void 0&&(P="schema"))return re.errors=
[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:P}}],!1}var o=c===
e;if(v=o,v){var n={};n.name=!0,n.schema=!0,n.type=!0}}if(!v){let c={instancePath:s,schemaPath:"#/if",
keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[c]:r.push(c),e++,re.errors=r,!1}if(e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.type===void 0&&(c="type"))return re.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;if(n!==!0&&
(n=n||{},n.type=!0,n.name=!0,n.description=!0,n.schema=!0,n.strict=!0),t.type!==void 0){let l=t.type,
P=e;if(typeof l!="string")return re.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(l==="text"||l==="json_object"||l==="json_schema"))
return re.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:ir.properties.type.enum}}],!1;var f=P===e}else var f=!0;if(f){if(t.name!==void 0){let l=t.
name,P=e;if(e===P)if(typeof l=="string"){if(V(l,64))return re.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ue(l,1))return re.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!$t.test(l))return re.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/pattern",keyword:"\
pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return re.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var f=P===e}else var f=!0;if(f){if(t.
description!==void 0){let l=t.description,P=e;if(typeof l!="string"&&l!==null)return re.errors=[{instancePath:s+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:ir.properties.
description.type}}],!1;if(e===P&&typeof l=="string"&&V(l,65536))return re.errors=[{instancePath:s+"/\
description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;var f=P===e}else var f=!0;if(f){if(t.schema!==void 0){let l=t.schema,P=e;if(e===e&&!(l&&typeof l==
"object"&&!Array.isArray(l)))return re.errors=[{instancePath:s+"/schema",schemaPath:"schema:JsonSche\
ma/type",keyword:"type",params:{type:"object"}}],!1;var f=P===e}else var f=!0;if(f)if(t.strict!==void 0){
let l=t.strict,P=e;if(typeof l!="boolean"&&l!==null)return re.errors=[{instancePath:s+"/strict",schemaPath:"\
#/properties/strict/type",keyword:"type",params:{type:ir.properties.strict.type}}],!1;var f=P===e}else
var f=!0}}}}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return re.errors=r,u.props=n,e===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function Pe(t,{
instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,
e=0,u=Pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.format!==void 0){let d=t.format,o=e,n=e,f=!1,c=e;re(d,{instancePath:s+
"/format",parentData:t,parentDataProperty:"format",rootData:D,dynamicAnchors:z})||(r=r===null?re.errors:
r.concat(re.errors),e=r.length);var i=c===e;f=f||i;let l=e;if(d!==null){let P={instancePath:s+"/form\
at",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[P]:
r.push(P),e++}var i=l===e;if(f=f||i,f)e=n,r!==null&&(n?r.length=n:r=null);else{let P={instancePath:s+
"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===null?r=[P]:r.
push(P),e++,Pe.errors=r,!1}var v=o===e}else var v=!0;if(v)if(t.verbosity!==void 0){let d=t.verbosity,
o=e;if(typeof d!="string"&&d!==null)return Pe.errors=[{instancePath:s+"/verbosity",schemaPath:"#/pro\
perties/verbosity/type",keyword:"type",params:{type:It.properties.verbosity.type}}],!1;if(e===o&&typeof d==
"string"&&V(d,64))return Pe.errors=[{instancePath:s+"/verbosity",schemaPath:"#/properties/verbosity/\
maxLength",keyword:"maxLength",params:{limit:64}}],!1;var v=o===e}else var v=!0}else return Pe.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=r,e===
0}Pe.evaluated={props:{format:!0,verbosity:!0},dynamicProps:!1,dynamicItems:!1};function U(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=U.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),t&&typeof t=="object"&&!Array.isArray(
t)){let O;if(t.body===void 0&&(O="body"))return U.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:O}}],!1;if(t.body!==void 0){let a=t.body;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a)){a.stream===void 0&&(a.stream=!1);let $;if(a.model===void 0&&($="model")||
a.input===void 0&&($="input"))return U.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body\
/required",keyword:"required",params:{missingProperty:$}}],!1;if(a.model!==void 0){let p=a.model,g=e;
if(e===e)if(typeof p=="string"){if(V(p,256))return U.errors=[{instancePath:s+"/body/model",schemaPath:"\
schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ue(p,1))return U.errors=[
{instancePath:s+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return U.errors=[{instancePath:s+"/body/model",schemaPath:"schema:ModelName/type",keyword:"t\
ype",params:{type:"string"}}],!1;var i=g===e}else var i=!0;if(i){if(a.input!==void 0){let p=a.input,
g=e,h=e,y=!1,x=e;if(e===e)if(typeof p=="string"){if(V(p,8388608)){let L={instancePath:s+"/body/input",
schemaPath:"schema:InputText/maxLength",keyword:"maxLength",params:{limit:8388608}};r===null?r=[L]:r.
push(L),e++}}else{let L={instancePath:s+"/body/input",schemaPath:"schema:InputText/type",keyword:"ty\
pe",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}var v=x===e;y=y||v;let _=e;qe(p,{instancePath:s+
"/body/input",parentData:a,parentDataProperty:"input",rootData:D,dynamicAnchors:z})||(r=r===null?qe.
errors:r.concat(qe.errors),e=r.length);var v=_===e;if(y=y||v,y)e=h,r!==null&&(h?r.length=h:r=null);else{
let L={instancePath:s+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"a\
nyOf",params:{}};return r===null?r=[L]:r.push(L),e++,U.errors=r,!1}var i=g===e}else var i=!0;if(i){if(a.
instructions!==void 0){let p=a.instructions,g=e;if(typeof p!="string"&&p!==null)return U.errors=[{instancePath:s+
"/body/instructions",schemaPath:"#/properties/body/properties/instructions/type",keyword:"type",params:{
type:oe.properties.body.properties.instructions.type}}],!1;if(e===g&&typeof p=="string"&&V(p,8388608))
return U.errors=[{instancePath:s+"/body/instructions",schemaPath:"#/properties/body/properties/instr\
uctions/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var i=g===e}else var i=!0;if(i){if(a.
tools!==void 0){let p=a.tools,g=e;if(!Array.isArray(p)&&p!==null)return U.errors=[{instancePath:s+"/\
body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:oe.properties.
body.properties.tools.type}}],!1;if(e===g&&Array.isArray(p)){if(p.length>1024)return U.errors=[{instancePath:s+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1024}}],
!1;{var d=!0;let y=p.length;for(let x=0;x<y;x++){let w=e;G(p[x],{instancePath:s+"/body/tools/"+x,parentData:p,
parentDataProperty:x,rootData:D,dynamicAnchors:z})||(r=r===null?G.errors:r.concat(G.errors),e=r.length);
var d=w===e;if(!d)break}}}var i=g===e}else var i=!0;if(i){if(a.tool_choice!==void 0){let p=a.tool_choice,
g=e,h=e,y=!1,x=e;if(typeof p!="string"){let L={instancePath:s+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}if(!(p==="none"||
p==="auto"||p==="required")){let L={instancePath:s+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:jt.enum}};r===null?r=[L]:r.push(L),e++}var n=x===e;y=y||n;
let w=e;ae(p,{instancePath:s+"/body/tool_choice",parentData:a,parentDataProperty:"tool_choice",rootData:D,
dynamicAnchors:z})||(r=r===null?ae.errors:r.concat(ae.errors),e=r.length);var n=w===e;if(y=y||n,n){var o={};
o.type=!0,o.name=!0,o.namespace=!0,o.mode=!0,o.tools=!0}let _=e;if(p!==null){let L={instancePath:s+"\
/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",keyword:"type",
params:{type:"null"}};r===null?r=[L]:r.push(L),e++}var n=_===e;if(y=y||n,y)e=h,r!==null&&(h?r.length=
h:r=null);else{let L={instancePath:s+"/body/tool_choice",schemaPath:"#/properties/body/properties/to\
ol_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[L]:r.push(L),e++,U.errors=r,!1}var i=g===
e}else var i=!0;if(i){if(a.parallel_tool_calls!==void 0){let p=a.parallel_tool_calls,g=e;if(typeof p!=
"boolean"&&p!==null)return U.errors=[{instancePath:s+"/body/parallel_tool_calls",schemaPath:"#/prope\
rties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:oe.properties.body.properties.
parallel_tool_calls.type}}],!1;var i=g===e}else var i=!0;if(i){if(a.text!==void 0){let p=a.text,g=e,
h=e,y=!1,x=e;Pe(p,{instancePath:s+"/body/text",parentData:a,parentDataProperty:"text",rootData:D,dynamicAnchors:z})||
(r=r===null?Pe.errors:r.concat(Pe.errors),e=r.length);var c=x===e;if(y=y||c,c){var f={};f.format=!0,
f.verbosity=!0}let w=e;if(p!==null){let q={instancePath:s+"/body/text",schemaPath:"#/properties/body\
/properties/text/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[q]:r.push(q),e++}var c=w===
e;if(y=y||c,y)e=h,r!==null&&(h?r.length=h:r=null);else{let q={instancePath:s+"/body/text",schemaPath:"\
#/properties/body/properties/text/anyOf",keyword:"anyOf",params:{}};return r===null?r=[q]:r.push(q),
e++,U.errors=r,!1}var i=g===e}else var i=!0;if(i){if(a.reasoning!==void 0){let p=a.reasoning,g=e,h=e,
y=!1,x=e;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.effort!==void 0){let L=p.effort,
A=e;if(typeof L!="string"&&L!==null){let M={instancePath:s+"/body/reasoning/effort",schemaPath:"sche\
ma:ReasoningSettings/properties/effort/type",keyword:"type",params:{type:Or.properties.effort.type}};
r===null?r=[M]:r.push(M),e++}if(e===A&&typeof L=="string"&&V(L,64)){let M={instancePath:s+"/body/rea\
soning/effort",schemaPath:"schema:ReasoningSettings/properties/effort/maxLength",keyword:"maxLength",
params:{limit:64}};r===null?r=[M]:r.push(M),e++}var l=A===e}else var l=!0;if(l)if(p.summary!==void 0){
let L=p.summary,A=e;if(typeof L!="string"&&L!==null){let R={instancePath:s+"/body/reasoning/summary",
schemaPath:"schema:ReasoningSettings/properties/summary/type",keyword:"type",params:{type:Or.properties.
summary.type}};r===null?r=[R]:r.push(R),e++}if(e===A&&typeof L=="string"&&V(L,64)){let R={instancePath:s+
"/body/reasoning/summary",schemaPath:"schema:ReasoningSettings/properties/summary/maxLength",keyword:"\
maxLength",params:{limit:64}};r===null?r=[R]:r.push(R),e++}var l=A===e}else var l=!0}else{let L={instancePath:s+
"/body/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};
r===null?r=[L]:r.push(L),e++}var j=x===e;if(y=y||j,j){var P={};P.effort=!0,P.summary=!0}let _=e;if(p!==
null){let L={instancePath:s+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/any\
Of/1/type",keyword:"type",params:{type:"null"}};r===null?r=[L]:r.push(L),e++}var j=_===e;if(y=y||j,y)
e=h,r!==null&&(h?r.length=h:r=null);else{let L={instancePath:s+"/body/reasoning",schemaPath:"#/prope\
rties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};return r===null?r=[L]:r.push(L),e++,
U.errors=r,!1}var i=g===e}else var i=!0;if(i){if(a.max_output_tokens!==void 0){let p=a.max_output_tokens,
g=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return U.errors=[{instancePath:s+
"/body/max_output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/type",keyword:"\
type",params:{type:oe.properties.body.properties.max_output_tokens.type}}],!1;if(e===g&&typeof p=="n\
umber"&&isFinite(p)){if(p>2147483647||isNaN(p))return U.errors=[{instancePath:s+"/body/max_output_to\
kens",schemaPath:"#/properties/body/properties/max_output_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}}],!1;if(p<1||isNaN(p))return U.errors=[{instancePath:s+"/body/max_\
output_tokens",schemaPath:"#/properties/body/properties/max_output_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:1}}],!1}var i=g===e}else var i=!0;if(i){if(a.temperature!==void 0){let p=a.
temperature,g=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return U.errors=[{instancePath:s+"/b\
ody/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:oe.
properties.body.properties.temperature.type}}],!1;if(e===g&&typeof p=="number"&&isFinite(p)){if(p>2||
isNaN(p))return U.errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/properti\
es/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(p<0||isNaN(p))return U.
errors=[{instancePath:s+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=g===e}else var i=!0;if(i){if(a.top_p!==
void 0){let p=a.top_p,g=e;if(!(typeof p=="number"&&isFinite(p))&&p!==null)return U.errors=[{instancePath:s+
"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"type",params:{type:oe.properties.
body.properties.top_p.type}}],!1;if(e===g&&typeof p=="number"&&isFinite(p)){if(p>1||isNaN(p))return U.
errors=[{instancePath:s+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(p<0||isNaN(p))return U.errors=[{instancePath:s+"/b\
ody/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=g===e}else var i=!0;if(i){if(a.top_logprobs!==void 0){let p=a.top_logprobs,g=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return U.errors=[{instancePath:s+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:oe.properties.body.properties.top_logprobs.type}}],!1;if(e===g&&typeof p=="number"&&isFinite(p)){
if(p>20||isNaN(p))return U.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(p<0||
isNaN(p))return U.errors=[{instancePath:s+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=g===e}else var i=!0;
if(i){if(a.truncation!==void 0){let p=a.truncation,g=e;if(typeof p!="string"&&p!==null)return U.errors=
[{instancePath:s+"/body/truncation",schemaPath:"#/properties/body/properties/truncation/type",keyword:"\
type",params:{type:oe.properties.body.properties.truncation.type}}],!1;if(e===g&&typeof p=="string"&&
V(p,64))return U.errors=[{instancePath:s+"/body/truncation",schemaPath:"#/properties/body/properties\
/truncation/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=g===e}else var i=!0;if(i){let p=a.
stream,g=e;if(typeof p!="boolean"&&p!==null)return U.errors=[{instancePath:s+"/body/stream",schemaPath:"\
#/properties/body/properties/stream/type",keyword:"type",params:{type:oe.properties.body.properties.
stream.type}}],!1;var i=g===e;if(i){if(a.stream_options!==void 0){let y=a.stream_options,x=e,w=e,_=!1,
q=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.include_obfuscation!==void 0){let R=y.
include_obfuscation;if(typeof R!="boolean"&&R!==null){let K={instancePath:s+"/body/stream_options/in\
clude_obfuscation",schemaPath:"schema:StreamOptions/properties/include_obfuscation/type",keyword:"ty\
pe",params:{type:qt.properties.include_obfuscation.type}};r===null?r=[K]:r.push(K),e++}}}else{let R={
instancePath:s+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};r===null?r=[R]:r.push(R),e++}var k=q===e;if(_=_||k,k){var b={};b.include_obfuscation=
!0}let A=e;if(y!==null){let R={instancePath:s+"/body/stream_options",schemaPath:"#/properties/body/p\
roperties/stream_options/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[R]:r.push(R),
e++}var k=A===e;if(_=_||k,_)e=w,r!==null&&(w?r.length=w:r=null);else{let R={instancePath:s+"/body/st\
ream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf",keyword:"anyOf",params:{}};
return r===null?r=[R]:r.push(R),e++,U.errors=r,!1}var i=x===e}else var i=!0;if(i){if(a.user!==void 0){
let y=a.user,x=e;if(typeof y!="string"&&y!==null)return U.errors=[{instancePath:s+"/body/user",schemaPath:"\
#/properties/body/properties/user/type",keyword:"type",params:{type:oe.properties.body.properties.user.
type}}],!1;if(e===x&&typeof y=="string"&&V(y,1024))return U.errors=[{instancePath:s+"/body/user",schemaPath:"\
#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=x===
e}else var i=!0;if(i){if(a.safety_identifier!==void 0){let y=a.safety_identifier,x=e;if(typeof y!="s\
tring"&&y!==null)return U.errors=[{instancePath:s+"/body/safety_identifier",schemaPath:"#/properties\
/body/properties/safety_identifier/type",keyword:"type",params:{type:oe.properties.body.properties.safety_identifier.
type}}],!1;if(e===x&&typeof y=="string"&&V(y,1024))return U.errors=[{instancePath:s+"/body/safety_id\
entifier",schemaPath:"#/properties/body/properties/safety_identifier/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;var i=x===e}else var i=!0;if(i){if(a.prompt_cache_key!==void 0){let y=a.prompt_cache_key,
x=e;if(typeof y!="string"&&y!==null)return U.errors=[{instancePath:s+"/body/prompt_cache_key",schemaPath:"\
#/properties/body/properties/prompt_cache_key/type",keyword:"type",params:{type:oe.properties.body.properties.
prompt_cache_key.type}}],!1;if(e===x&&typeof y=="string"&&V(y,1024))return U.errors=[{instancePath:s+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1;var i=x===e}else var i=!0;if(i){if(a.include!==void 0){let y=a.include,
x=e;if(!Array.isArray(y)&&y!==null)return U.errors=[{instancePath:s+"/body/include",schemaPath:"#/pr\
operties/body/properties/include/type",keyword:"type",params:{type:oe.properties.body.properties.include.
type}}],!1;if(e===x&&Array.isArray(y)){if(y.length>64)return U.errors=[{instancePath:s+"/body/includ\
e",schemaPath:"#/properties/body/properties/include/maxItems",keyword:"maxItems",params:{limit:64}}],
!1;{var I=!0;let _=y.length;for(let q=0;q<_;q++){let L=y[q],A=e;if(e===A)if(typeof L=="string"){if(V(
L,128))return U.errors=[{instancePath:s+"/body/include/"+q,schemaPath:"#/properties/body/properties/\
include/items/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return U.errors=[{instancePath:s+
"/body/include/"+q,schemaPath:"#/properties/body/properties/include/items/type",keyword:"type",params:{
type:"string"}}],!1;var I=A===e;if(!I)break}}}var i=x===e}else var i=!0;if(i){if(a.metadata!==void 0){
let y=a.metadata,x=e,w=e,_=!1,q=e;if(e===e)if(y&&typeof y=="object"&&!Array.isArray(y))if(Object.keys(
y).length>16){let R={instancePath:s+"/body/metadata",schemaPath:"schema:Metadata/maxProperties",keyword:"\
maxProperties",params:{limit:16}};r===null?r=[R]:r.push(R),e++}else for(let R in y){let K=y[R],Le=e;
if(e===Le)if(typeof K=="string"){if(V(K,512)){let me={instancePath:s+"/body/metadata/"+R.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLe\
ngth",params:{limit:512}};r===null?r=[me]:r.push(me),e++}}else{let me={instancePath:s+"/body/metadat\
a/"+R.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",
keyword:"type",params:{type:"string"}};r===null?r=[me]:r.push(me),e++}var C=Le===e;if(!C)break}else{
let R={instancePath:s+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{type:"\
object"}};r===null?r=[R]:r.push(R),e++}var E=q===e;_=_||E;let A=e;if(y!==null){let R={instancePath:s+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[R]:r.push(R),e++}var E=A===e;if(_=_||E,_)e=w,r!==null&&(w?r.length=w:r=null);else{
let R={instancePath:s+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[R]:r.push(R),e++,U.errors=r,!1}var i=x===e}else var i=!0;if(i){
if(a.store!==void 0){let y=a.store,x=e;if(typeof y!="boolean"&&y!==null)return U.errors=[{instancePath:s+
"/body/store",schemaPath:"#/properties/body/properties/store/type",keyword:"type",params:{type:oe.properties.
body.properties.store.type}}],!1;var i=x===e}else var i=!0;if(i){if(a.background!==void 0){let y=a.background,
x=e;if(typeof y!="boolean"&&y!==null)return U.errors=[{instancePath:s+"/body/background",schemaPath:"\
#/properties/body/properties/background/type",keyword:"type",params:{type:oe.properties.body.properties.
background.type}}],!1;if(!(y===!1||y===null))return U.errors=[{instancePath:s+"/body/background",schemaPath:"\
#/properties/body/properties/background/enum",keyword:"enum",params:{allowedValues:oe.properties.body.
properties.background.enum}}],!1;var i=x===e}else var i=!0;if(i){if(a.previous_response_id!==void 0){
let y=e;if(a.previous_response_id!==null)return U.errors=[{instancePath:s+"/body/previous_response_i\
d",schemaPath:"#/properties/body/properties/previous_response_id/type",keyword:"type",params:{type:"\
null"}}],!1;var i=y===e}else var i=!0;if(i){if(a.conversation!==void 0){let y=e;if(a.conversation!==
null)return U.errors=[{instancePath:s+"/body/conversation",schemaPath:"#/properties/body/properties/\
conversation/type",keyword:"type",params:{type:"null"}}],!1;var i=y===e}else var i=!0;if(i)if(a.prompt!==
void 0){let y=e;if(a.prompt!==null)return U.errors=[{instancePath:s+"/body/prompt",schemaPath:"#/pro\
perties/body/properties/prompt/type",keyword:"type",params:{type:"null"}}],!1;var i=y===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return U.errors=r,e===0}U.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var zr=Be;function Be(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Be.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Be.errors=r,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Sr=Ke;function Ke(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Ke.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Ke.errors=r,e===0}Ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cr=Je;function Je(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Je.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Je.errors=r,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Er=Ze;function Ze(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Ze.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Ze.errors=r,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mr=Ge;function Ge(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Ge.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Ge.errors=r,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vr=De(Ee()),Br=De(Me()),Gt={...Vr.formats,...Br.fastFormats},Kr=ze;var we={type:"object",required:["id","object","created_at","status","error","incomplete_details","in\
structions","max_output_tokens","metadata","model","output","parallel_tool_calls","previous_response\
_id","reasoning","store","temperature","text","tool_choice","tools","top_p","truncation"],properties:{
id:{type:"string",minLength:1,maxLength:256},object:{type:"string",const:"response"},created_at:{type:"\
integer",minimum:0,maximum:4102444800},status:{type:"string",enum:["in_progress","completed","incomp\
lete","failed"]},background:{type:"boolean",const:!1},completed_at:{type:["integer","null"],minimum:0,
maximum:4102444800},error:{anyOf:[{$ref:"schema:ResponseError"},{type:"null"}]},incomplete_details:{
anyOf:[{$ref:"schema:IncompleteDetails"},{type:"null"}]},instructions:{type:["string","null"],maxLength:8388608},
max_output_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},metadata:{$ref:"schema:Meta\
data"},model:{$ref:"schema:ModelName"},output:{type:"array",maxItems:1024,items:{$ref:"schema:Output\
Item"}},parallel_tool_calls:{type:"boolean"},previous_response_id:{type:"null"},prompt_cache_key:{type:[
"string","null"],maxLength:1024},reasoning:{$ref:"schema:ReasoningSettings"},safety_identifier:{type:[
"string","null"],maxLength:1024},store:{type:"boolean",const:!1},temperature:{type:["number","null"],
minimum:0,maximum:2},text:{$ref:"schema:TextSettings"},tool_choice:{anyOf:[{$ref:"schema:ToolMode"},
{$ref:"schema:ChosenTool"}]},tools:{type:"array",maxItems:1024,items:{$ref:"schema:Tool"}},top_logprobs:{
type:["integer","null"],minimum:0,maximum:20},top_p:{type:["number","null"],minimum:0,maximum:1},truncation:{
type:"string",const:"disabled"},usage:{anyOf:[{$ref:"schema:ResponseUsage"},{type:"null"}]},user:{type:[
"string","null"],maxLength:1024}},$id:"schema:Response"};var Dt={type:"object",required:["reason"],properties:{reason:{type:"string",enum:["max_output_tokens",
"content_filter"]}},$id:"schema:IncompleteDetails"};var Ur={type:"object",properties:{effort:{type:["string","null"],maxLength:64},summary:{type:["strin\
g","null"],maxLength:64}},$id:"schema:ReasoningSettings"},Rt={type:"string",enum:["none","auto","req\
uired"],$id:"schema:ToolMode"};var B=Re,le=Te,Tt=new RegExp("^[a-z][a-z0-9_]*$","u");var Ye={type:"string",enum:["in_progress","completed","incomplete"],$id:"schema:ItemStatus"};function ne(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.type===void 0&&(o="type")||t.text===void 0&&
(o="text")||t.annotations===void 0&&(o="annotations"))return ne.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o}}],!1;if(t.type!==void 0){let n=t.type,f=e;
if(typeof n!="string")return ne.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;if(n!=="output_text")return ne.errors=[{instancePath:s+"/\
type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"output_text"}}],!1;
var i=f===e}else var i=!0;if(i){if(t.text!==void 0){let n=t.text,f=e;if(e===f)if(typeof n=="string"){
if(B(n,33554432))return ne.errors=[{instancePath:s+"/text",schemaPath:"#/properties/text/maxLength",
keyword:"maxLength",params:{limit:33554432}}],!1}else return ne.errors=[{instancePath:s+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"}}],!1;var i=f===e}else var i=!0;if(i){if(t.
annotations!==void 0){let n=t.annotations,f=e;if(e===f)if(Array.isArray(n)){if(n.length>1024)return ne.
errors=[{instancePath:s+"/annotations",schemaPath:"#/properties/annotations/maxItems",keyword:"maxIt\
ems",params:{limit:1024}}],!1;{var v=!0;let l=n.length;for(let P=0;P<l;P++){let j=n[P],b=e;if(e===e&&
!(j&&typeof j=="object"&&!Array.isArray(j)))return ne.errors=[{instancePath:s+"/annotations/"+P,schemaPath:"\
schema:Annotation/type",keyword:"type",params:{type:"object"}}],!1;var v=b===e;if(!v)break}}}else return ne.
errors=[{instancePath:s+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{
type:"array"}}],!1;var i=f===e}else var i=!0;if(i)if(t.logprobs!==void 0){let n=t.logprobs,f=e;if(e===
f)if(Array.isArray(n)){if(n.length>1048576)return ne.errors=[{instancePath:s+"/logprobs",schemaPath:"\
#/properties/logprobs/maxItems",keyword:"maxItems",params:{limit:1048576}}],!1;{var d=!0;let l=n.length;
for(let P=0;P<l;P++){let j=n[P],b=e;if(e===e&&!(j&&typeof j=="object"&&!Array.isArray(j)))return ne.
errors=[{instancePath:s+"/logprobs/"+P,schemaPath:"schema:TokenLogprob/type",keyword:"type",params:{
type:"object"}}],!1;var d=b===e;if(!d)break}}}else return ne.errors=[{instancePath:s+"/logprobs",schemaPath:"\
#/properties/logprobs/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}else
return ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.
errors=r,e===0}ne.evaluated={props:{type:!0,text:!0,annotations:!0,logprobs:!0},dynamicProps:!1,dynamicItems:!1};
function te(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.id===void 0&&(f="id")||t.type===void 0&&(f=
"type")||t.role===void 0&&(f="role")||t.status===void 0&&(f="status")||t.content===void 0&&(f="conte\
nt"))return te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(t.id!==void 0){let c=t.id,l=e;if(e===e)if(typeof c=="string"){if(B(c,256))return te.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(le(c,1))return te.
errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return te.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{
type:"string"}}],!1;var i=l===e}else var i=!0;if(i){if(t.type!==void 0){let c=t.type,l=e;if(typeof c!=
"string")return te.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;if(c!=="message")return te.errors=[{instancePath:s+"/type",schemaPath:"#\
/properties/type/const",keyword:"const",params:{allowedValue:"message"}}],!1;var i=l===e}else var i=!0;
if(i){if(t.role!==void 0){let c=t.role,l=e;if(typeof c!="string")return te.errors=[{instancePath:s+"\
/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(c!=="assist\
ant")return te.errors=[{instancePath:s+"/role",schemaPath:"#/properties/role/const",keyword:"const",
params:{allowedValue:"assistant"}}],!1;var i=l===e}else var i=!0;if(i){if(t.status!==void 0){let c=t.
status,l=e;if(typeof c!="string")return te.errors=[{instancePath:s+"/status",schemaPath:"schema:Item\
Status/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="in_progress"||c==="completed"||c===
"incomplete"))return te.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",keyword:"\
enum",params:{allowedValues:Ye.enum}}],!1;var i=l===e}else var i=!0;if(i)if(t.content!==void 0){let c=t.
content,l=e;if(e===l)if(Array.isArray(c)){if(c.length>1024)return te.errors=[{instancePath:s+"/conte\
nt",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;
let j=c.length;for(let b=0;b<j;b++){let k=c[b],I=e,C=e,E=!1,O=e;ne(k,{instancePath:s+"/content/"+b,parentData:c,
parentDataProperty:b,rootData:D,dynamicAnchors:z})||(r=r===null?ne.errors:r.concat(ne.errors),e=r.length);
var n=O===e;if(E=E||n,n){var d={};d.type=!0,d.text=!0,d.annotations=!0,d.logprobs=!0}let a=e;if(e===
e)if(k&&typeof k=="object"&&!Array.isArray(k)){let p;if(k.type===void 0&&(p="type")||k.refusal===void 0&&
(p="refusal")){let g={instancePath:s+"/content/"+b,schemaPath:"schema:OutputRefusal/required",keyword:"\
required",params:{missingProperty:p}};r===null?r=[g]:r.push(g),e++}else{if(k.type!==void 0){let g=k.
type,h=e;if(typeof g!="string"){let y={instancePath:s+"/content/"+b+"/type",schemaPath:"schema:Outpu\
tRefusal/properties/type/type",keyword:"type",params:{type:"string"}};r===null?r=[y]:r.push(y),e++}if(g!==
"refusal"){let y={instancePath:s+"/content/"+b+"/type",schemaPath:"schema:OutputRefusal/properties/t\
ype/const",keyword:"const",params:{allowedValue:"refusal"}};r===null?r=[y]:r.push(y),e++}var o=h===e}else
var o=!0;if(o)if(k.refusal!==void 0){let g=k.refusal,h=e;if(e===h)if(typeof g=="string"){if(B(g,33554432)){
let x={instancePath:s+"/content/"+b+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/m\
axLength",keyword:"maxLength",params:{limit:33554432}};r===null?r=[x]:r.push(x),e++}}else{let x={instancePath:s+
"/content/"+b+"/refusal",schemaPath:"schema:OutputRefusal/properties/refusal/type",keyword:"type",params:{
type:"string"}};r===null?r=[x]:r.push(x),e++}var o=h===e}else var o=!0}}else{let p={instancePath:s+"\
/content/"+b,schemaPath:"schema:OutputRefusal/type",keyword:"type",params:{type:"object"}};r===null?
r=[p]:r.push(p),e++}var n=a===e;if(E=E||n,n&&d!==!0&&(d=d||{},d.type=!0,d.refusal=!0),E)e=C,r!==null&&
(C?r.length=C:r=null);else{let p={instancePath:s+"/content/"+b,schemaPath:"#/properties/content/item\
s/anyOf",keyword:"anyOf",params:{}};return r===null?r=[p]:r.push(p),e++,te.errors=r,!1}var v=I===e;if(!v)
break}}}else return te.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/type",keyword:"\
type",params:{type:"array"}}],!1;var i=l===e}else var i=!0}}}}else return te.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=r,e===0}te.evaluated=
{props:{id:!0,type:!0,role:!0,status:!0,content:!0},dynamicProps:!1,dynamicItems:!1};function Y(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Y.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.id===void 0&&(v="id")||t.type===void 0&&(v=
"type")||t.status===void 0&&(v="status")||t.call_id===void 0&&(v="call_id")||t.name===void 0&&(v="na\
me")||t.arguments===void 0&&(v="arguments"))return Y.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:v}}],!1;if(t.id!==void 0){let d=t.id,o=e;if(e===e)if(typeof d==
"string"){if(B(d,256))return Y.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(le(d,1))return Y.errors=[{instancePath:s+"/id",schemaPath:"sch\
ema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;
if(i){if(t.type!==void 0){let d=t.type,o=e;if(typeof d!="string")return Y.errors=[{instancePath:s+"/\
type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="functio\
n_call")return Y.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"function_call"}}],!1;var i=o===e}else var i=!0;if(i){if(t.status!==void 0){let d=t.
status,o=e;if(typeof d!="string")return Y.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemS\
tatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="in_progress"||d==="completed"||d===
"incomplete"))return Y.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",keyword:"\
enum",params:{allowedValues:Ye.enum}}],!1;var i=o===e}else var i=!0;if(i){if(t.call_id!==void 0){let d=t.
call_id,o=e;if(e===o)if(typeof d=="string"){if(B(d,256))return Y.errors=[{instancePath:s+"/call_id",
schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return Y.
errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"\
string"}}],!1;var i=o===e}else var i=!0;if(i){if(t.name!==void 0){let d=t.name,o=e;if(e===o)if(typeof d==
"string"){if(B(d,256))return Y.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return Y.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(t.
namespace!==void 0){let d=t.namespace,o=e;if(e===o)if(typeof d=="string"){if(B(d,256))return Y.errors=
[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return Y.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i)if(t.arguments!==void 0){
let d=t.arguments,o=e;if(e===o)if(typeof d=="string"){if(B(d,33554432))return Y.errors=[{instancePath:s+
"/arguments",schemaPath:"#/properties/arguments/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return Y.errors=[{instancePath:s+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var i=o===e}else var i=!0}}}}}}else return Y.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=r,e===0}Y.evaluated={
props:{id:!0,type:!0,status:!0,call_id:!0,name:!0,namespace:!0,arguments:!0},dynamicProps:!1,dynamicItems:!1};function W(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=W.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;if(t.id===void 0&&(v="id")||t.type===void 0&&(v=
"type")||t.status===void 0&&(v="status")||t.call_id===void 0&&(v="call_id")||t.name===void 0&&(v="na\
me")||t.input===void 0&&(v="input"))return W.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:v}}],!1;if(t.id!==void 0){let d=t.id,o=e;if(e===e)if(typeof d=="st\
ring"){if(B(d,256))return W.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(le(d,1))return W.errors=[{instancePath:s+"/id",schemaPath:"sch\
ema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;
if(i){if(t.type!==void 0){let d=t.type,o=e;if(typeof d!="string")return W.errors=[{instancePath:s+"/\
type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(d!=="custom_\
tool_call")return W.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"co\
nst",params:{allowedValue:"custom_tool_call"}}],!1;var i=o===e}else var i=!0;if(i){if(t.status!==void 0){
let d=t.status,o=e;if(typeof d!="string")return W.errors=[{instancePath:s+"/status",schemaPath:"sche\
ma:ItemStatus/type",keyword:"type",params:{type:"string"}}],!1;if(!(d==="in_progress"||d==="complete\
d"||d==="incomplete"))return W.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",
keyword:"enum",params:{allowedValues:Ye.enum}}],!1;var i=o===e}else var i=!0;if(i){if(t.call_id!==void 0){
let d=t.call_id,o=e;if(e===o)if(typeof d=="string"){if(B(d,256))return W.errors=[{instancePath:s+"/c\
all_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return W.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(t.name!==void 0){let d=t.name,o=e;if(e===o)if(typeof d==
"string"){if(B(d,256))return W.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:256}}],!1}else return W.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(t.
namespace!==void 0){let d=t.namespace,o=e;if(e===o)if(typeof d=="string"){if(B(d,256))return W.errors=
[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return W.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespac\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i)if(t.input!==void 0){
let d=t.input,o=e;if(e===o)if(typeof d=="string"){if(B(d,33554432))return W.errors=[{instancePath:s+
"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else
return W.errors=[{instancePath:s+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:"string"}}],!1;var i=o===e}else var i=!0}}}}}}else return W.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=r,e===0}W.evaluated={props:{id:!0,
type:!0,status:!0,call_id:!0,name:!0,namespace:!0,input:!0},dynamicProps:!1,dynamicItems:!1};var Nt={
type:"object",required:["id","type","summary"],properties:{id:{$ref:"schema:ItemId"},type:{type:"str\
ing",const:"reasoning"},status:{$ref:"schema:ItemStatus"},summary:{type:"array",maxItems:1024,items:{
$ref:"schema:ReasoningPart"}},content:{type:"array",maxItems:1024,items:{$ref:"schema:ReasoningText"}},
encrypted_content:{type:["string","null"],maxLength:33554432}},$id:"schema:ReasoningItem"};function Z(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.id===void 0&&(f="id")||t.type===void 0&&(f=
"type")||t.summary===void 0&&(f="summary"))return Z.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(t.id!==void 0){let c=t.id,l=e;if(e===e)if(typeof c==
"string"){if(B(c,256))return Z.errors=[{instancePath:s+"/id",schemaPath:"schema:ItemId/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(le(c,1))return Z.errors=[{instancePath:s+"/id",schemaPath:"sch\
ema:ItemId/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+
"/id",schemaPath:"schema:ItemId/type",keyword:"type",params:{type:"string"}}],!1;var i=l===e}else var i=!0;
if(i){if(t.type!==void 0){let c=t.type,l=e;if(typeof c!="string")return Z.errors=[{instancePath:s+"/\
type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(c!=="reasoni\
ng")return Z.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"reasoning"}}],!1;var i=l===e}else var i=!0;if(i){if(t.status!==void 0){let c=t.status,
l=e;if(typeof c!="string")return Z.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/t\
ype",keyword:"type",params:{type:"string"}}],!1;if(!(c==="in_progress"||c==="completed"||c==="incomp\
lete"))return Z.errors=[{instancePath:s+"/status",schemaPath:"schema:ItemStatus/enum",keyword:"enum",
params:{allowedValues:Ye.enum}}],!1;var i=l===e}else var i=!0;if(i){if(t.summary!==void 0){let c=t.summary,
l=e;if(e===l)if(Array.isArray(c)){if(c.length>1024)return Z.errors=[{instancePath:s+"/summary",schemaPath:"\
#/properties/summary/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;let j=c.length;
for(let b=0;b<j;b++){let k=c[b],I=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let O;if(k.
type===void 0&&(O="type")||k.text===void 0&&(O="text"))return Z.errors=[{instancePath:s+"/summary/"+
b,schemaPath:"schema:ReasoningPart/required",keyword:"required",params:{missingProperty:O}}],!1;if(k.
type!==void 0){let a=k.type,m=e;if(e===m)if(typeof a=="string"){if(B(a,64))return Z.errors=[{instancePath:s+
"/summary/"+b+"/type",schemaPath:"schema:ReasoningPart/properties/type/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;if(le(a,1))return Z.errors=[{instancePath:s+"/summary/"+b+"/type",schemaPath:"\
schema:ReasoningPart/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.
errors=[{instancePath:s+"/summary/"+b+"/type",schemaPath:"schema:ReasoningPart/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;var d=m===e}else var d=!0;if(d)if(k.text!==void 0){let a=k.
text,m=e;if(e===m)if(typeof a=="string"){if(B(a,8388608))return Z.errors=[{instancePath:s+"/summary/"+
b+"/text",schemaPath:"schema:ReasoningPart/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return Z.errors=[{instancePath:s+"/summary/"+b+"/text",schemaPath:"schema:ReasoningPart/prop\
erties/text/type",keyword:"type",params:{type:"string"}}],!1;var d=m===e}else var d=!0}else return Z.
errors=[{instancePath:s+"/summary/"+b,schemaPath:"schema:ReasoningPart/type",keyword:"type",params:{
type:"object"}}],!1;var v=I===e;if(!v)break}}}else return Z.errors=[{instancePath:s+"/summary",schemaPath:"\
#/properties/summary/type",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0;if(i){
if(t.content!==void 0){let c=t.content,l=e;if(e===l)if(Array.isArray(c)){if(c.length>1024)return Z.errors=
[{instancePath:s+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit:1024}}],
!1;{var o=!0;let j=c.length;for(let b=0;b<j;b++){let k=c[b],I=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let O;if(k.type===void 0&&(O="type")||k.text===void 0&&(O="text"))return Z.errors=[{instancePath:s+
"/content/"+b,schemaPath:"schema:ReasoningText/required",keyword:"required",params:{missingProperty:O}}],
!1;if(k.type!==void 0){let a=k.type,m=e;if(typeof a!="string")return Z.errors=[{instancePath:s+"/con\
tent/"+b+"/type",schemaPath:"schema:ReasoningText/properties/type/type",keyword:"type",params:{type:"\
string"}}],!1;if(a!=="reasoning_text")return Z.errors=[{instancePath:s+"/content/"+b+"/type",schemaPath:"\
schema:ReasoningText/properties/type/const",keyword:"const",params:{allowedValue:"reasoning_text"}}],
!1;var n=m===e}else var n=!0;if(n)if(k.text!==void 0){let a=k.text,m=e;if(e===m)if(typeof a=="string"){
if(B(a,33554432))return Z.errors=[{instancePath:s+"/content/"+b+"/text",schemaPath:"schema:Reasoning\
Text/properties/text/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return Z.errors=
[{instancePath:s+"/content/"+b+"/text",schemaPath:"schema:ReasoningText/properties/text/type",keyword:"\
type",params:{type:"string"}}],!1;var n=m===e}else var n=!0}else return Z.errors=[{instancePath:s+"/\
content/"+b,schemaPath:"schema:ReasoningText/type",keyword:"type",params:{type:"object"}}],!1;var o=I===
e;if(!o)break}}}else return Z.errors=[{instancePath:s+"/content",schemaPath:"#/properties/content/ty\
pe",keyword:"type",params:{type:"array"}}],!1;var i=l===e}else var i=!0;if(i)if(t.encrypted_content!==
void 0){let c=t.encrypted_content,l=e;if(typeof c!="string"&&c!==null)return Z.errors=[{instancePath:s+
"/encrypted_content",schemaPath:"#/properties/encrypted_content/type",keyword:"type",params:{type:Nt.
properties.encrypted_content.type}}],!1;if(e===l&&typeof c=="string"&&B(c,33554432))return Z.errors=
[{instancePath:s+"/encrypted_content",schemaPath:"#/properties/encrypted_content/maxLength",keyword:"\
maxLength",params:{limit:33554432}}],!1;var i=l===e}else var i=!0}}}}}else return Z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=r,e===0}Z.evaluated={
props:{id:!0,type:!0,status:!0,summary:!0,content:!0,encrypted_content:!0},dynamicProps:!1,dynamicItems:!1};
function $e(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=$e.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,
v=!1,d=e;te(t,{instancePath:s,parentData:F,parentDataProperty:T,rootData:D,dynamicAnchors:z})||(r=r===
null?te.errors:r.concat(te.errors),e=r.length);var l=d===e;if(v=v||l,l){var o={};o.id=!0,o.type=!0,o.
role=!0,o.status=!0,o.content=!0}let n=e;Y(t,{instancePath:s,parentData:F,parentDataProperty:T,rootData:D,
dynamicAnchors:z})||(r=r===null?Y.errors:r.concat(Y.errors),e=r.length);var l=n===e;v=v||l,l&&o!==!0&&
(o=o||{},o.id=!0,o.type=!0,o.status=!0,o.call_id=!0,o.name=!0,o.namespace=!0,o.arguments=!0);let f=e;
W(t,{instancePath:s,parentData:F,parentDataProperty:T,rootData:D,dynamicAnchors:z})||(r=r===null?W.errors:
r.concat(W.errors),e=r.length);var l=f===e;v=v||l,l&&o!==!0&&(o=o||{},o.id=!0,o.type=!0,o.status=!0,
o.call_id=!0,o.name=!0,o.namespace=!0,o.input=!0);let c=e;Z(t,{instancePath:s,parentData:F,parentDataProperty:T,
rootData:D,dynamicAnchors:z})||(r=r===null?Z.errors:r.concat(Z.errors),e=r.length);var l=c===e;if(v=
v||l,l&&o!==!0&&(o=o||{},o.id=!0,o.type=!0,o.status=!0,o.summary=!0,o.content=!0,o.encrypted_content=
!0),v)e=i,r!==null&&(i?r.length=i:r=null);else{let P={instancePath:s,schemaPath:"#/anyOf",keyword:"a\
nyOf",params:{}};return r===null?r=[P]:r.push(P),e++,$e.errors=r,!1}return $e.errors=r,u.props=o,e===
0}$e.evaluated={dynamicProps:!0,dynamicItems:!1};var Ft={type:"object",properties:{format:{anyOf:[{$ref:"\
schema:TextFormat"},{type:"null"}]},verbosity:{type:["string","null"],maxLength:64}},$id:"schema:Tex\
tSettings"},nr={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","json_o\
bject","json_schema"]},name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z0-9_-]+$"},description:{
type:["string","null"],maxLength:65536},schema:{$ref:"schema:JsonSchema"},strict:{type:["boolean","n\
ull"]}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:["name","schem\
a"],properties:{name:{},schema:{}}},$id:"schema:TextFormat"};var zt=new RegExp("^[a-zA-Z0-9_-]+$","u");function se(t,{instancePath:s="",parentData:F,parentDataProperty:T,
rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=se.evaluated;u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0);let i=e,v=!0,d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let c;
if(t.type===void 0&&(c="type")){let l={};r===null?r=[l]:r.push(l),e++}else if(t.type!==void 0&&t.type!==
"json_schema"){let l={};r===null?r=[l]:r.push(l),e++}}var o=d===e;if(e=i,r!==null&&(i?r.length=i:r=null),
o){let c=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.name===void 0&&(P="name")||t.schema===
void 0&&(P="schema"))return se.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"require\
d",params:{missingProperty:P}}],!1}var o=c===e;if(v=o,v){var n={};n.name=!0,n.schema=!0,n.type=!0}}if(!v){
let c={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?
r=[c]:r.push(c),e++,se.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.
type===void 0&&(c="type"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:c}}],!1;if(n!==!0&&(n=n||{},n.type=!0,n.name=!0,n.description=!0,n.schema=
!0,n.strict=!0),t.type!==void 0){let l=t.type,P=e;if(typeof l!="string")return se.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(l==="tex\
t"||l==="json_object"||l==="json_schema"))return se.errors=[{instancePath:s+"/type",schemaPath:"#/pr\
operties/type/enum",keyword:"enum",params:{allowedValues:nr.properties.type.enum}}],!1;var f=P===e}else
var f=!0;if(f){if(t.name!==void 0){let l=t.name,P=e;if(e===P)if(typeof l=="string"){if(B(l,64))return se.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(le(l,1))return se.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!zt.test(l))return se.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"}}],
!1}else return se.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var f=P===e}else var f=!0;if(f){if(t.description!==void 0){let l=t.description,
P=e;if(typeof l!="string"&&l!==null)return se.errors=[{instancePath:s+"/description",schemaPath:"#/p\
roperties/description/type",keyword:"type",params:{type:nr.properties.description.type}}],!1;if(e===
P&&typeof l=="string"&&B(l,65536))return se.errors=[{instancePath:s+"/description",schemaPath:"#/pro\
perties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var f=P===e}else var f=!0;
if(f){if(t.schema!==void 0){let l=t.schema,P=e;if(e===e&&!(l&&typeof l=="object"&&!Array.isArray(l)))
return se.errors=[{instancePath:s+"/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{
type:"object"}}],!1;var f=P===e}else var f=!0;if(f)if(t.strict!==void 0){let l=t.strict,P=e;if(typeof l!=
"boolean"&&l!==null)return se.errors=[{instancePath:s+"/strict",schemaPath:"#/properties/strict/type",
keyword:"type",params:{type:nr.properties.strict.type}}],!1;var f=P===e}else var f=!0}}}}else return se.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=
r,u.props=n,e===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function xe(t,{instancePath:s="",parentData:F,
parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=xe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.format!==void 0){let d=t.format,o=e,n=e,f=!1,c=e;se(d,{instancePath:s+"/format",parentData:t,parentDataProperty:"\
format",rootData:D,dynamicAnchors:z})||(r=r===null?se.errors:r.concat(se.errors),e=r.length);var i=c===
e;f=f||i;let l=e;if(d!==null){let P={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/\
1/type",keyword:"type",params:{type:"null"}};r===null?r=[P]:r.push(P),e++}var i=l===e;if(f=f||i,f)e=
n,r!==null&&(n?r.length=n:r=null);else{let P={instancePath:s+"/format",schemaPath:"#/properties/form\
at/anyOf",keyword:"anyOf",params:{}};return r===null?r=[P]:r.push(P),e++,xe.errors=r,!1}var v=o===e}else
var v=!0;if(v)if(t.verbosity!==void 0){let d=t.verbosity,o=e;if(typeof d!="string"&&d!==null)return xe.
errors=[{instancePath:s+"/verbosity",schemaPath:"#/properties/verbosity/type",keyword:"type",params:{
type:Ft.properties.verbosity.type}}],!1;if(e===o&&typeof d=="string"&&B(d,64))return xe.errors=[{instancePath:s+
"/verbosity",schemaPath:"#/properties/verbosity/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var v=o===e}else var v=!0}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return xe.errors=r,e===0}xe.evaluated={props:{format:!0,verbosity:!0},dynamicProps:!1,
dynamicItems:!1};var or={type:"object",required:["type"],properties:{type:{type:"string",minLength:1,
maxLength:64},name:{type:["string","null"],maxLength:256},namespace:{type:["string","null"],maxLength:256},
mode:{type:"string",enum:["auto","required"]},tools:{type:"array",maxItems:1024,items:{$ref:"schema:\
Tool"}}},$id:"schema:ChosenTool"},He={type:"object",required:["type"],properties:{type:{type:"string",
minLength:1,maxLength:64},name:{type:["string","null"],maxLength:256},description:{type:["string","n\
ull"],maxLength:65536},parameters:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{type:["\
boolean","null"]},format:{anyOf:[{$ref:"schema:CustomToolFormat"},{type:"null"}]},tools:{type:["arra\
y","null"],maxItems:1024,items:{$ref:"schema:GroupedTool"}}},if:{required:["type"],properties:{type:{
enum:["function","custom"]}}},then:{required:["name"],properties:{name:{type:"string",minLength:1}}},
else:{if:{required:["type"],properties:{type:{const:"namespace"}}},then:{required:["name","tools"],properties:{
name:{type:"string",minLength:1},tools:{type:"array"}}}},$id:"schema:Tool"},Jr={type:"object",required:[
"type"],properties:{type:{type:"string",enum:["text","grammar"]},syntax:{type:"string",maxLength:64},
definition:{type:"string",maxLength:1048576}},$id:"schema:CustomToolFormat"},pr={type:"object",required:[
"type"],properties:{type:{type:"string",minLength:1,maxLength:64},name:{type:["string","null"],maxLength:256},
description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"schema:JsonSchema"},{
type:"null"}]},strict:{type:["boolean","null"]},format:{anyOf:[{$ref:"schema:CustomToolFormat"},{type:"\
null"}]}},if:{required:["type"],properties:{type:{enum:["function","custom"]}}},then:{required:["nam\
e"],properties:{name:{type:"string",minLength:1}}},$id:"schema:GroupedTool"};function ee(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=ee.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,v=!0,d=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let b;if(t.type===void 0&&(b="type")){let k={};r===null?r=[k]:r.push(k),
e++}else if(t.type!==void 0){let k=t.type;if(!(k==="function"||k==="custom")){let I={};r===null?r=[I]:
r.push(I),e++}}}var o=d===e;if(e=i,r!==null&&(i?r.length=i:r=null),o){let b=e;if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){let I;if(t.name===void 0&&(I="name"))return ee.errors=[{instancePath:s,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:I}}],!1;if(t.name!==void 0){let C=t.name;
if(e===e)if(typeof C=="string"){if(le(C,1))return ee.errors=[{instancePath:s+"/name",schemaPath:"#/t\
hen/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1}}var o=b===
e;if(v=o,v){var n={};n.name=!0,n.type=!0}}if(!v){let b={instancePath:s,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"}};return r===null?r=[b]:r.push(b),e++,ee.errors=r,!1}if(e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let b;if(t.type===void 0&&(b="type"))return ee.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:b}}],!1;if(n!==!0&&(n=n||{},n.type=
!0,n.name=!0,n.description=!0,n.parameters=!0,n.strict=!0,n.format=!0),t.type!==void 0){let k=t.type,
I=e;if(e===I)if(typeof k=="string"){if(B(k,64))return ee.errors=[{instancePath:s+"/type",schemaPath:"\
#/properties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(le(k,1))return ee.errors=
[{instancePath:s+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ee.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",
params:{type:"string"}}],!1;var f=I===e}else var f=!0;if(f){if(t.name!==void 0){let k=t.name,I=e;if(typeof k!=
"string"&&k!==null)return ee.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:pr.properties.name.type}}],!1;if(e===I&&typeof k=="string"&&B(k,256))return ee.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=I===e}else var f=!0;if(f){if(t.description!==void 0){let k=t.description,I=e;if(typeof k!="\
string"&&k!==null)return ee.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descript\
ion/type",keyword:"type",params:{type:pr.properties.description.type}}],!1;if(e===I&&typeof k=="stri\
ng"&&B(k,65536))return ee.errors=[{instancePath:s+"/description",schemaPath:"#/properties/descriptio\
n/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;var f=I===e}else var f=!0;if(f){if(t.parameters!==
void 0){let k=t.parameters,I=e,C=e,E=!1,O=e;if(e===e&&!(k&&typeof k=="object"&&!Array.isArray(k))){let p={
instancePath:s+"/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};
r===null?r=[p]:r.push(p),e++}var c=O===e;E=E||c;let m=e;if(k!==null){let p={instancePath:s+"/paramet\
ers",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[p]:r.push(p),e++}var c=m===e;if(E=E||c,E)e=C,r!==null&&(C?r.length=C:r=null);else{let p={instancePath:s+
"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?
r=[p]:r.push(p),e++,ee.errors=r,!1}var f=I===e}else var f=!0;if(f){if(t.strict!==void 0){let k=t.strict,
I=e;if(typeof k!="boolean"&&k!==null)return ee.errors=[{instancePath:s+"/strict",schemaPath:"#/prope\
rties/strict/type",keyword:"type",params:{type:pr.properties.strict.type}}],!1;var f=I===e}else var f=!0;
if(f)if(t.format!==void 0){let k=t.format,I=e,C=e,E=!1,O=e;if(e===e)if(k&&typeof k=="object"&&!Array.
isArray(k)){let p;if(k.type===void 0&&(p="type")){let g={instancePath:s+"/format",schemaPath:"schema\
:CustomToolFormat/required",keyword:"required",params:{missingProperty:p}};r===null?r=[g]:r.push(g),
e++}else{if(k.type!==void 0){let g=k.type,h=e;if(typeof g!="string"){let y={instancePath:s+"/format/\
type",schemaPath:"schema:CustomToolFormat/properties/type/type",keyword:"type",params:{type:"string"}};
r===null?r=[y]:r.push(y),e++}if(!(g==="text"||g==="grammar")){let y={instancePath:s+"/format/type",schemaPath:"\
schema:CustomToolFormat/properties/type/enum",keyword:"enum",params:{allowedValues:Jr.properties.type.
enum}};r===null?r=[y]:r.push(y),e++}var l=h===e}else var l=!0;if(l){if(k.syntax!==void 0){let g=k.syntax,
h=e;if(e===h)if(typeof g=="string"){if(B(g,64)){let x={instancePath:s+"/format/syntax",schemaPath:"s\
chema:CustomToolFormat/properties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?
r=[x]:r.push(x),e++}}else{let x={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat\
/properties/syntax/type",keyword:"type",params:{type:"string"}};r===null?r=[x]:r.push(x),e++}var l=h===
e}else var l=!0;if(l)if(k.definition!==void 0){let g=k.definition,h=e;if(e===h)if(typeof g=="string"){
if(B(g,1048576)){let x={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/prop\
erties/definition/maxLength",keyword:"maxLength",params:{limit:1048576}};r===null?r=[x]:r.push(x),e++}}else{
let x={instancePath:s+"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition\
/type",keyword:"type",params:{type:"string"}};r===null?r=[x]:r.push(x),e++}var l=h===e}else var l=!0}}}else{
let p={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"\
object"}};r===null?r=[p]:r.push(p),e++}var j=O===e;if(E=E||j,j){var P={};P.type=!0,P.syntax=!0,P.definition=
!0}let m=e;if(k!==null){let p={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",
keyword:"type",params:{type:"null"}};r===null?r=[p]:r.push(p),e++}var j=m===e;if(E=E||j,E)e=C,r!==null&&
(C?r.length=C:r=null);else{let p={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"\
anyOf",params:{}};return r===null?r=[p]:r.push(p),e++,ee.errors=r,!1}var f=I===e}else var f=!0}}}}}else
return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=r,u.props=n,e===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function H(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=H.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);let i=e,v=!0,d=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let O;if(t.type===void 0&&(O="type")){let a={};r===null?r=[a]:r.push(a),
e++}else if(t.type!==void 0){let a=t.type;if(!(a==="function"||a==="custom")){let m={};r===null?r=[m]:
r.push(m),e++}}}var o=d===e;e=i,r!==null&&(i?r.length=i:r=null);let n;if(o){let O=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let m;if(t.name===void 0&&(m="name"))return H.errors=[{instancePath:s,schemaPath:"\
#/then/required",keyword:"required",params:{missingProperty:m}}],!1;if(t.name!==void 0){let $=t.name;
if(e===e)if(typeof $=="string"){if(le($,1))return H.errors=[{instancePath:s+"/name",schemaPath:"#/th\
en/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/name",schemaPath:"#/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1}}var o=O===
e;if(v=o,v){var f={};f.name=!0,f.type=!0}n="then"}else{let O=e,a=e,m=!0,$=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let g;if(t.type===void 0&&(g="type")){let h={};r===null?r=[h]:r.push(h),e++}else if(t.
type!==void 0&&t.type!=="namespace"){let h={};r===null?r=[h]:r.push(h),e++}}var c=$===e;if(e=a,r!==null&&
(a?r.length=a:r=null),c){let g=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.name===void 0&&
(y="name")||t.tools===void 0&&(y="tools"))return H.errors=[{instancePath:s,schemaPath:"#/else/then/r\
equired",keyword:"required",params:{missingProperty:y}}],!1;if(t.name!==void 0){let x=t.name,w=e;if(e===
w)if(typeof x=="string"){if(le(x,1))return H.errors=[{instancePath:s+"/name",schemaPath:"#/else/then\
/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/name",schemaPath:"#/else/then/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=w===
e}else var l=!0;if(l)if(t.tools!==void 0){let x=e;if(!Array.isArray(t.tools))return H.errors=[{instancePath:s+
"/tools",schemaPath:"#/else/then/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var l=x===
e}else var l=!0}var c=g===e;if(m=c,m){var P={};P.name=!0,P.tools=!0,P.type=!0}}if(!m){let g={instancePath:s,
schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};return r===null?r=[g]:r.push(g),
e++,H.errors=r,!1}var o=O===e;v=o,v&&f!==!0&&P!==void 0&&(P===!0?f=!0:(f=f||{},Object.assign(f,P))),
n="else"}if(!v){let O={instancePath:s,schemaPath:"#/if",keyword:"if",params:{failingKeyword:n}};return r===
null?r=[O]:r.push(O),e++,H.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let O;if(t.
type===void 0&&(O="type"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:O}}],!1;if(f!==!0&&(f=f||{},f.type=!0,f.name=!0,f.description=!0,f.parameters=
!0,f.strict=!0,f.format=!0,f.tools=!0),t.type!==void 0){let a=t.type,m=e;if(e===m)if(typeof a=="stri\
ng"){if(B(a,64))return H.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(le(a,1))return H.errors=[{instancePath:s+"/type",schemaPath:"#/\
properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var j=m===e}else
var j=!0;if(j){if(t.name!==void 0){let a=t.name,m=e;if(typeof a!="string"&&a!==null)return H.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:He.properties.
name.type}}],!1;if(e===m&&typeof a=="string"&&B(a,256))return H.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var j=m===e}else var j=!0;if(j){
if(t.description!==void 0){let a=t.description,m=e;if(typeof a!="string"&&a!==null)return H.errors=[
{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:He.
properties.description.type}}],!1;if(e===m&&typeof a=="string"&&B(a,65536))return H.errors=[{instancePath:s+
"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],
!1;var j=m===e}else var j=!0;if(j){if(t.parameters!==void 0){let a=t.parameters,m=e,$=e,p=!1,g=e;if(e===
e&&!(a&&typeof a=="object"&&!Array.isArray(a))){let w={instancePath:s+"/parameters",schemaPath:"sche\
ma:JsonSchema/type",keyword:"type",params:{type:"object"}};r===null?r=[w]:r.push(w),e++}var b=g===e;
p=p||b;let y=e;if(a!==null){let w={instancePath:s+"/parameters",schemaPath:"#/properties/parameters/\
anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?r=[w]:r.push(w),e++}var b=y===e;if(p=p||
b,p)e=$,r!==null&&($?r.length=$:r=null);else{let w={instancePath:s+"/parameters",schemaPath:"#/prope\
rties/parameters/anyOf",keyword:"anyOf",params:{}};return r===null?r=[w]:r.push(w),e++,H.errors=r,!1}
var j=m===e}else var j=!0;if(j){if(t.strict!==void 0){let a=t.strict,m=e;if(typeof a!="boolean"&&a!==
null)return H.errors=[{instancePath:s+"/strict",schemaPath:"#/properties/strict/type",keyword:"type",
params:{type:He.properties.strict.type}}],!1;var j=m===e}else var j=!0;if(j){if(t.format!==void 0){let a=t.
format,m=e,$=e,p=!1,g=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let w;if(a.type===void 0&&
(w="type")){let _={instancePath:s+"/format",schemaPath:"schema:CustomToolFormat/required",keyword:"r\
equired",params:{missingProperty:w}};r===null?r=[_]:r.push(_),e++}else{if(a.type!==void 0){let _=a.type,
q=e;if(typeof _!="string"){let L={instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/\
properties/type/type",keyword:"type",params:{type:"string"}};r===null?r=[L]:r.push(L),e++}if(!(_==="\
text"||_==="grammar")){let L={instancePath:s+"/format/type",schemaPath:"schema:CustomToolFormat/prop\
erties/type/enum",keyword:"enum",params:{allowedValues:Jr.properties.type.enum}};r===null?r=[L]:r.push(
L),e++}var k=q===e}else var k=!0;if(k){if(a.syntax!==void 0){let _=a.syntax,q=e;if(e===q)if(typeof _==
"string"){if(B(_,64)){let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat/pro\
perties/syntax/maxLength",keyword:"maxLength",params:{limit:64}};r===null?r=[A]:r.push(A),e++}}else{
let A={instancePath:s+"/format/syntax",schemaPath:"schema:CustomToolFormat/properties/syntax/type",keyword:"\
type",params:{type:"string"}};r===null?r=[A]:r.push(A),e++}var k=q===e}else var k=!0;if(k)if(a.definition!==
void 0){let _=a.definition,q=e;if(e===q)if(typeof _=="string"){if(B(_,1048576)){let A={instancePath:s+
"/format/definition",schemaPath:"schema:CustomToolFormat/properties/definition/maxLength",keyword:"m\
axLength",params:{limit:1048576}};r===null?r=[A]:r.push(A),e++}}else{let A={instancePath:s+"/format/\
definition",schemaPath:"schema:CustomToolFormat/properties/definition/type",keyword:"type",params:{type:"\
string"}};r===null?r=[A]:r.push(A),e++}var k=q===e}else var k=!0}}}else{let w={instancePath:s+"/form\
at",schemaPath:"schema:CustomToolFormat/type",keyword:"type",params:{type:"object"}};r===null?r=[w]:
r.push(w),e++}var C=g===e;if(p=p||C,C){var I={};I.type=!0,I.syntax=!0,I.definition=!0}let y=e;if(a!==
null){let w={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf/1/type",keyword:"type",params:{
type:"null"}};r===null?r=[w]:r.push(w),e++}var C=y===e;if(p=p||C,p)e=$,r!==null&&($?r.length=$:r=null);else{
let w={instancePath:s+"/format",schemaPath:"#/properties/format/anyOf",keyword:"anyOf",params:{}};return r===
null?r=[w]:r.push(w),e++,H.errors=r,!1}var j=m===e}else var j=!0;if(j)if(t.tools!==void 0){let a=t.tools,
m=e;if(!Array.isArray(a)&&a!==null)return H.errors=[{instancePath:s+"/tools",schemaPath:"#/propertie\
s/tools/type",keyword:"type",params:{type:He.properties.tools.type}}],!1;if(e===m&&Array.isArray(a)){
if(a.length>1024)return H.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",
keyword:"maxItems",params:{limit:1024}}],!1;{var E=!0;let p=a.length;for(let g=0;g<p;g++){let h=e;ee(
a[g],{instancePath:s+"/tools/"+g,parentData:a,parentDataProperty:g,rootData:D,dynamicAnchors:z})||(r=
r===null?ee.errors:r.concat(ee.errors),e=r.length);var E=h===e;if(!E)break}}}var j=m===e}else var j=!0}}}}}}else
return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.
errors=r,u.props=f,e===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function ie(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=ie.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let d;if(t.type===void 0&&(d="type"))return ie.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(t.type!==void 0){let o=t.type,n=e;
if(e===n)if(typeof o=="string"){if(B(o,64))return ie.errors=[{instancePath:s+"/type",schemaPath:"#/p\
roperties/type/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(le(o,1))return ie.errors=[{instancePath:s+
"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ie.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=n===e}else var i=!0;if(i){if(t.name!==void 0){let o=t.name,n=e;if(typeof o!="string"&&
o!==null)return ie.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:or.properties.name.type}}],!1;if(e===n&&typeof o=="string"&&B(o,256))return ie.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var i=n===e}else var i=!0;if(i){if(t.namespace!==void 0){let o=t.namespace,n=e;if(typeof o!="stri\
ng"&&o!==null)return ie.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/type",
keyword:"type",params:{type:or.properties.namespace.type}}],!1;if(e===n&&typeof o=="string"&&B(o,256))
return ie.errors=[{instancePath:s+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var i=n===e}else var i=!0;if(i){if(t.mode!==void 0){let o=t.mode,
n=e;if(typeof o!="string")return ie.errors=[{instancePath:s+"/mode",schemaPath:"#/properties/mode/ty\
pe",keyword:"type",params:{type:"string"}}],!1;if(!(o==="auto"||o==="required"))return ie.errors=[{instancePath:s+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:or.properties.mode.
enum}}],!1;var i=n===e}else var i=!0;if(i)if(t.tools!==void 0){let o=t.tools,n=e;if(e===n)if(Array.isArray(
o)){if(o.length>1024)return ie.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxIt\
ems",keyword:"maxItems",params:{limit:1024}}],!1;{var v=!0;let c=o.length;for(let l=0;l<c;l++){let P=e;
H(o[l],{instancePath:s+"/tools/"+l,parentData:o,parentDataProperty:l,rootData:D,dynamicAnchors:z})||
(r=r===null?H.errors:r.concat(H.errors),e=r.length);var v=P===e;if(!v)break}}}else return ie.errors=
[{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var i=n===e}else var i=!0}}}}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ie.errors=r,e===0}ie.evaluated={props:{type:!0,name:!0,namespace:!0,
mode:!0,tools:!0},dynamicProps:!1,dynamicItems:!1};function N(t,{instancePath:s="",parentData:F,parentDataProperty:T,
rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=N.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let O;if(t.id===
void 0&&(O="id")||t.object===void 0&&(O="object")||t.created_at===void 0&&(O="created_at")||t.status===
void 0&&(O="status")||t.error===void 0&&(O="error")||t.incomplete_details===void 0&&(O="incomplete_d\
etails")||t.instructions===void 0&&(O="instructions")||t.max_output_tokens===void 0&&(O="max_output_\
tokens")||t.metadata===void 0&&(O="metadata")||t.model===void 0&&(O="model")||t.output===void 0&&(O=
"output")||t.parallel_tool_calls===void 0&&(O="parallel_tool_calls")||t.previous_response_id===void 0&&
(O="previous_response_id")||t.reasoning===void 0&&(O="reasoning")||t.store===void 0&&(O="store")||t.
temperature===void 0&&(O="temperature")||t.text===void 0&&(O="text")||t.tool_choice===void 0&&(O="to\
ol_choice")||t.tools===void 0&&(O="tools")||t.top_p===void 0&&(O="top_p")||t.truncation===void 0&&(O=
"truncation"))return N.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:O}}],
!1;if(t.id!==void 0){let a=t.id,m=e;if(e===m)if(typeof a=="string"){if(B(a,256))return N.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(le(a,1))
return N.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return N.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(t.object!==void 0){let a=t.object,
m=e;if(typeof a!="string")return N.errors=[{instancePath:s+"/object",schemaPath:"#/properties/object\
/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="response")return N.errors=[{instancePath:s+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"response"}}],
!1;var i=m===e}else var i=!0;if(i){if(t.created_at!==void 0){let a=t.created_at,m=e;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:s+"/created_at",schemaPath:"\
#/properties/created_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="numbe\
r"&&isFinite(a)){if(a>4102444800||isNaN(a))return N.errors=[{instancePath:s+"/created_at",schemaPath:"\
#/properties/created_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(a<
0||isNaN(a))return N.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(t.status!==
void 0){let a=t.status,m=e;if(typeof a!="string")return N.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="in_progress"||a==="co\
mpleted"||a==="incomplete"||a==="failed"))return N.errors=[{instancePath:s+"/status",schemaPath:"#/p\
roperties/status/enum",keyword:"enum",params:{allowedValues:we.properties.status.enum}}],!1;var i=m===
e}else var i=!0;if(i){if(t.background!==void 0){let a=t.background,m=e;if(typeof a!="boolean")return N.
errors=[{instancePath:s+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{
type:"boolean"}}],!1;if(a!==!1)return N.errors=[{instancePath:s+"/background",schemaPath:"#/properti\
es/background/const",keyword:"const",params:{allowedValue:!1}}],!1;var i=m===e}else var i=!0;if(i){if(t.
completed_at!==void 0){let a=t.completed_at,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))&&a!==null)return N.errors=[{instancePath:s+"/completed_at",schemaPath:"#/properties/completed_at\
/type",keyword:"type",params:{type:we.properties.completed_at.type}}],!1;if(e===m&&typeof a=="number"&&
isFinite(a)){if(a>4102444800||isNaN(a))return N.errors=[{instancePath:s+"/completed_at",schemaPath:"\
#/properties/completed_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;
if(a<0||isNaN(a))return N.errors=[{instancePath:s+"/completed_at",schemaPath:"#/properties/completed\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){
if(t.error!==void 0){let a=t.error,m=e,$=e,p=!1,g=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){let w;if(a.code===void 0&&(w="code")||a.message===void 0&&(w="message")){let _={instancePath:s+"\
/error",schemaPath:"schema:ResponseError/required",keyword:"required",params:{missingProperty:w}};r===
null?r=[_]:r.push(_),e++}else{if(a.code!==void 0){let _=a.code,q=e;if(e===q)if(typeof _=="string"){if(B(
_,64)){let L={instancePath:s+"/error/code",schemaPath:"schema:ResponseError/properties/code/maxLengt\
h",keyword:"maxLength",params:{limit:64}};r===null?r=[L]:r.push(L),e++}else if(!Tt.test(_)){let L={instancePath:s+
"/error/code",schemaPath:"schema:ResponseError/properties/code/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9_]*$"}};r===null?r=[L]:r.push(L),e++}}else{let L={instancePath:s+"/error/code",schemaPath:"\
schema:ResponseError/properties/code/type",keyword:"type",params:{type:"string"}};r===null?r=[L]:r.push(
L),e++}var v=q===e}else var v=!0;if(v)if(a.message!==void 0){let _=a.message,q=e;if(e===q)if(typeof _==
"string"){if(B(_,2048)){let A={instancePath:s+"/error/message",schemaPath:"schema:ResponseError/prop\
erties/message/maxLength",keyword:"maxLength",params:{limit:2048}};r===null?r=[A]:r.push(A),e++}else if(le(
_,1)){let A={instancePath:s+"/error/message",schemaPath:"schema:ResponseError/properties/message/min\
Length",keyword:"minLength",params:{limit:1}};r===null?r=[A]:r.push(A),e++}}else{let A={instancePath:s+
"/error/message",schemaPath:"schema:ResponseError/properties/message/type",keyword:"type",params:{type:"\
string"}};r===null?r=[A]:r.push(A),e++}var v=q===e}else var v=!0}}else{let w={instancePath:s+"/error",
schemaPath:"schema:ResponseError/type",keyword:"type",params:{type:"object"}};r===null?r=[w]:r.push(
w),e++}var o=g===e;if(p=p||o,o){var d={};d.code=!0,d.message=!0}let y=e;if(a!==null){let w={instancePath:s+
"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[w]:r.push(w),e++}var o=y===e;if(p=p||o,p)e=$,r!==null&&($?r.length=$:r=null);else{let w={instancePath:s+
"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{}};return r===null?r=[w]:r.push(
w),e++,N.errors=r,!1}var i=m===e}else var i=!0;if(i){if(t.incomplete_details!==void 0){let a=t.incomplete_details,
m=e,$=e,p=!1,g=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let w;if(a.reason===void 0&&(w=
"reason")){let _={instancePath:s+"/incomplete_details",schemaPath:"schema:IncompleteDetails/required",
keyword:"required",params:{missingProperty:w}};r===null?r=[_]:r.push(_),e++}else if(a.reason!==void 0){
let _=a.reason;if(typeof _!="string"){let q={instancePath:s+"/incomplete_details/reason",schemaPath:"\
schema:IncompleteDetails/properties/reason/type",keyword:"type",params:{type:"string"}};r===null?r=[
q]:r.push(q),e++}if(!(_==="max_output_tokens"||_==="content_filter")){let q={instancePath:s+"/incomp\
lete_details/reason",schemaPath:"schema:IncompleteDetails/properties/reason/enum",keyword:"enum",params:{
allowedValues:Dt.properties.reason.enum}};r===null?r=[q]:r.push(q),e++}}}else{let w={instancePath:s+
"/incomplete_details",schemaPath:"schema:IncompleteDetails/type",keyword:"type",params:{type:"object"}};
r===null?r=[w]:r.push(w),e++}var f=g===e;if(p=p||f,f){var n={};n.reason=!0}let y=e;if(a!==null){let w={
instancePath:s+"/incomplete_details",schemaPath:"#/properties/incomplete_details/anyOf/1/type",keyword:"\
type",params:{type:"null"}};r===null?r=[w]:r.push(w),e++}var f=y===e;if(p=p||f,p)e=$,r!==null&&($?r.
length=$:r=null);else{let w={instancePath:s+"/incomplete_details",schemaPath:"#/properties/incomplet\
e_details/anyOf",keyword:"anyOf",params:{}};return r===null?r=[w]:r.push(w),e++,N.errors=r,!1}var i=m===
e}else var i=!0;if(i){if(t.instructions!==void 0){let a=t.instructions,m=e;if(typeof a!="string"&&a!==
null)return N.errors=[{instancePath:s+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"\
type",params:{type:we.properties.instructions.type}}],!1;if(e===m&&typeof a=="string"&&B(a,8388608))
return N.errors=[{instancePath:s+"/instructions",schemaPath:"#/properties/instructions/maxLength",keyword:"\
maxLength",params:{limit:8388608}}],!1;var i=m===e}else var i=!0;if(i){if(t.max_output_tokens!==void 0){
let a=t.max_output_tokens,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return N.
errors=[{instancePath:s+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/type",keyword:"\
type",params:{type:we.properties.max_output_tokens.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>2147483647||isNaN(a))return N.errors=[{instancePath:s+"/max_output_tokens",schemaPath:"#/pr\
operties/max_output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;
if(a<1||isNaN(a))return N.errors=[{instancePath:s+"/max_output_tokens",schemaPath:"#/properties/max_\
output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e}else var i=!0;
if(i){if(t.metadata!==void 0){let a=t.metadata,m=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(
a)){if(Object.keys(a).length>16)return N.errors=[{instancePath:s+"/metadata",schemaPath:"schema:Meta\
data/maxProperties",keyword:"maxProperties",params:{limit:16}}],!1;for(let g in a){let h=a[g],y=e;if(e===
y)if(typeof h=="string"){if(B(h,512))return N.errors=[{instancePath:s+"/metadata/"+g.replace(/~/g,"~\
0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/maxLength",keyword:"maxLeng\
th",params:{limit:512}}],!1}else return N.errors=[{instancePath:s+"/metadata/"+g.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalProperties/type",keyword:"type",params:{type:"\
string"}}],!1;var c=y===e;if(!c)break}}else return N.errors=[{instancePath:s+"/metadata",schemaPath:"\
schema:Metadata/type",keyword:"type",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i){if(t.
model!==void 0){let a=t.model,m=e;if(e===e)if(typeof a=="string"){if(B(a,256))return N.errors=[{instancePath:s+
"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(le(a,
1))return N.errors=[{instancePath:s+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLen\
gth",params:{limit:1}}],!1}else return N.errors=[{instancePath:s+"/model",schemaPath:"schema:ModelNa\
me/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(t.output!==void 0){
let a=t.output,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1024)return N.errors=[{instancePath:s+"\
/output",schemaPath:"#/properties/output/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var l=!0;
let p=a.length;for(let g=0;g<p;g++){let h=e;$e(a[g],{instancePath:s+"/output/"+g,parentData:a,parentDataProperty:g,
rootData:D,dynamicAnchors:z})||(r=r===null?$e.errors:r.concat($e.errors),e=r.length);var l=h===e;if(!l)
break}}}else return N.errors=[{instancePath:s+"/output",schemaPath:"#/properties/output/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i){if(t.parallel_tool_calls!==void 0){
let a=e;if(typeof t.parallel_tool_calls!="boolean")return N.errors=[{instancePath:s+"/parallel_tool_\
calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type:"boolean"}}],!1;
var i=a===e}else var i=!0;if(i){if(t.previous_response_id!==void 0){let a=e;if(t.previous_response_id!==
null)return N.errors=[{instancePath:s+"/previous_response_id",schemaPath:"#/properties/previous_resp\
onse_id/type",keyword:"type",params:{type:"null"}}],!1;var i=a===e}else var i=!0;if(i){if(t.prompt_cache_key!==
void 0){let a=t.prompt_cache_key,m=e;if(typeof a!="string"&&a!==null)return N.errors=[{instancePath:s+
"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/type",keyword:"type",params:{type:we.properties.
prompt_cache_key.type}}],!1;if(e===m&&typeof a=="string"&&B(a,1024))return N.errors=[{instancePath:s+
"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(t.reasoning!==void 0){let a=t.reasoning,m=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.effort!==void 0){let g=a.effort,h=e;if(typeof g!=
"string"&&g!==null)return N.errors=[{instancePath:s+"/reasoning/effort",schemaPath:"schema:Reasoning\
Settings/properties/effort/type",keyword:"type",params:{type:Ur.properties.effort.type}}],!1;if(e===
h&&typeof g=="string"&&B(g,64))return N.errors=[{instancePath:s+"/reasoning/effort",schemaPath:"sche\
ma:ReasoningSettings/properties/effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var P=h===
e}else var P=!0;if(P)if(a.summary!==void 0){let g=a.summary,h=e;if(typeof g!="string"&&g!==null)return N.
errors=[{instancePath:s+"/reasoning/summary",schemaPath:"schema:ReasoningSettings/properties/summary\
/type",keyword:"type",params:{type:Ur.properties.summary.type}}],!1;if(e===h&&typeof g=="string"&&B(
g,64))return N.errors=[{instancePath:s+"/reasoning/summary",schemaPath:"schema:ReasoningSettings/pro\
perties/summary/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var P=h===e}else var P=!0}else
return N.errors=[{instancePath:s+"/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"ty\
pe",params:{type:"object"}}],!1;var i=m===e}else var i=!0;if(i){if(t.safety_identifier!==void 0){let a=t.
safety_identifier,m=e;if(typeof a!="string"&&a!==null)return N.errors=[{instancePath:s+"/safety_iden\
tifier",schemaPath:"#/properties/safety_identifier/type",keyword:"type",params:{type:we.properties.safety_identifier.
type}}],!1;if(e===m&&typeof a=="string"&&B(a,1024))return N.errors=[{instancePath:s+"/safety_identif\
ier",schemaPath:"#/properties/safety_identifier/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=m===e}else var i=!0;if(i){if(t.store!==void 0){let a=t.store,m=e;if(typeof a!="boolean")return N.
errors=[{instancePath:s+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type:"b\
oolean"}}],!1;if(a!==!1)return N.errors=[{instancePath:s+"/store",schemaPath:"#/properties/store/con\
st",keyword:"const",params:{allowedValue:!1}}],!1;var i=m===e}else var i=!0;if(i){if(t.temperature!==
void 0){let a=t.temperature,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return N.errors=[{instancePath:s+
"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type:we.properties.
temperature.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>2||isNaN(a))return N.errors=[
{instancePath:s+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:s+"/temperature",schemaPath:"\
#/properties/temperature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===
e}else var i=!0;if(i){if(t.text!==void 0){let a=e;xe(t.text,{instancePath:s+"/text",parentData:t,parentDataProperty:"\
text",rootData:D,dynamicAnchors:z})||(r=r===null?xe.errors:r.concat(xe.errors),e=r.length);var i=a===
e}else var i=!0;if(i){if(t.tool_choice!==void 0){let a=t.tool_choice,m=e,$=e,p=!1,g=e;if(typeof a!="\
string"){let x={instancePath:s+"/tool_choice",schemaPath:"schema:ToolMode/type",keyword:"type",params:{
type:"string"}};r===null?r=[x]:r.push(x),e++}if(!(a==="none"||a==="auto"||a==="required")){let x={instancePath:s+
"/tool_choice",schemaPath:"schema:ToolMode/enum",keyword:"enum",params:{allowedValues:Rt.enum}};r===
null?r=[x]:r.push(x),e++}var j=g===e;p=p||j;let h=e;ie(a,{instancePath:s+"/tool_choice",parentData:t,
parentDataProperty:"tool_choice",rootData:D,dynamicAnchors:z})||(r=r===null?ie.errors:r.concat(ie.errors),
e=r.length);var j=h===e;if(p=p||j,j){var b={};b.type=!0,b.name=!0,b.namespace=!0,b.mode=!0,b.tools=!0}
if(p)e=$,r!==null&&($?r.length=$:r=null);else{let x={instancePath:s+"/tool_choice",schemaPath:"#/pro\
perties/tool_choice/anyOf",keyword:"anyOf",params:{}};return r===null?r=[x]:r.push(x),e++,N.errors=r,
!1}var i=m===e}else var i=!0;if(i){if(t.tools!==void 0){let a=t.tools,m=e;if(e===m)if(Array.isArray(
a)){if(a.length>1024)return N.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxIte\
ms",keyword:"maxItems",params:{limit:1024}}],!1;{var k=!0;let p=a.length;for(let g=0;g<p;g++){let h=e;
H(a[g],{instancePath:s+"/tools/"+g,parentData:a,parentDataProperty:g,rootData:D,dynamicAnchors:z})||
(r=r===null?H.errors:r.concat(H.errors),e=r.length);var k=h===e;if(!k)break}}}else return N.errors=[
{instancePath:s+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],
!1;var i=m===e}else var i=!0;if(i){if(t.top_logprobs!==void 0){let a=t.top_logprobs,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return N.errors=[{instancePath:s+"/top_logprobs",
schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type:we.properties.top_logprobs.type}}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>20||isNaN(a))return N.errors=[{instancePath:s+"/t\
op_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",
limit:20}}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:s+"/top_logprobs",schemaPath:"#/prope\
rties/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else
var i=!0;if(i){if(t.top_p!==void 0){let a=t.top_p,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)
return N.errors=[{instancePath:s+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{
type:we.properties.top_p.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1||isNaN(a))return N.
errors=[{instancePath:s+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1}}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:s+"/top_p",schemaPath:"#/propertie\
s/top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){
if(t.truncation!==void 0){let a=t.truncation,m=e;if(typeof a!="string")return N.errors=[{instancePath:s+
"/truncation",schemaPath:"#/properties/truncation/type",keyword:"type",params:{type:"string"}}],!1;if(a!==
"disabled")return N.errors=[{instancePath:s+"/truncation",schemaPath:"#/properties/truncation/const",
keyword:"const",params:{allowedValue:"disabled"}}],!1;var i=m===e}else var i=!0;if(i){if(t.usage!==void 0){
let a=t.usage,m=e,$=e,p=!1,g=e;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let w;if(a.input_tokens===
void 0&&(w="input_tokens")||a.input_tokens_details===void 0&&(w="input_tokens_details")||a.output_tokens===
void 0&&(w="output_tokens")||a.output_tokens_details===void 0&&(w="output_tokens_details")||a.total_tokens===
void 0&&(w="total_tokens")){let _={instancePath:s+"/usage",schemaPath:"schema:ResponseUsage/required",
keyword:"required",params:{missingProperty:w}};r===null?r=[_]:r.push(_),e++}else{if(a.input_tokens!==
void 0){let _=a.input_tokens,q=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let L={instancePath:s+
"/usage/input_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[L]:r.push(L),e++}if(e===q&&typeof _=="number"&&isFinite(_)){if(_>
4294967295||isNaN(_)){let L={instancePath:s+"/usage/input_tokens",schemaPath:"schema:ResponseUsage/p\
roperties/input_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[L]:r.push(L),e++}else if(_<0||isNaN(_)){let L={instancePath:s+"/usage/input_tokens",schemaPath:"s\
chema:ResponseUsage/properties/input_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[L]:r.push(L),e++}}var I=q===e}else var I=!0;if(I){if(a.input_tokens_details!==void 0){let _=a.
input_tokens_details,q=e;if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){let A;if(_.cached_tokens===
void 0&&(A="cached_tokens")){let M={instancePath:s+"/usage/input_tokens_details",schemaPath:"schema:\
ResponseUsage/properties/input_tokens_details/required",keyword:"required",params:{missingProperty:A}};
r===null?r=[M]:r.push(M),e++}else if(_.cached_tokens!==void 0){let M=_.cached_tokens,R=e;if(!(typeof M==
"number"&&!(M%1)&&!isNaN(M)&&isFinite(M))){let K={instancePath:s+"/usage/input_tokens_details/cached\
_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/t\
ype",keyword:"type",params:{type:"integer"}};r===null?r=[K]:r.push(K),e++}if(e===R&&typeof M=="numbe\
r"&&isFinite(M)){if(M>4294967295||isNaN(M)){let K={instancePath:s+"/usage/input_tokens_details/cache\
d_tokens",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[K]:r.push(K),e++}else if(M<
0||isNaN(M)){let K={instancePath:s+"/usage/input_tokens_details/cached_tokens",schemaPath:"schema:Re\
sponseUsage/properties/input_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};r===null?r=[K]:r.push(K),e++}}}}else{let A={instancePath:s+"/usage/input_t\
okens_details",schemaPath:"schema:ResponseUsage/properties/input_tokens_details/type",keyword:"type",
params:{type:"object"}};r===null?r=[A]:r.push(A),e++}var I=q===e}else var I=!0;if(I){if(a.output_tokens!==
void 0){let _=a.output_tokens,q=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){let A={instancePath:s+
"/usage/output_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens/type",keyword:"type",
params:{type:"integer"}};r===null?r=[A]:r.push(A),e++}if(e===q&&typeof _=="number"&&isFinite(_)){if(_>
4294967295||isNaN(_)){let A={instancePath:s+"/usage/output_tokens",schemaPath:"schema:ResponseUsage/\
properties/output_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?
r=[A]:r.push(A),e++}else if(_<0||isNaN(_)){let A={instancePath:s+"/usage/output_tokens",schemaPath:"\
schema:ResponseUsage/properties/output_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
r===null?r=[A]:r.push(A),e++}}var I=q===e}else var I=!0;if(I){if(a.output_tokens_details!==void 0){let _=a.
output_tokens_details,q=e;if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){let A;if(_.reasoning_tokens===
void 0&&(A="reasoning_tokens")){let M={instancePath:s+"/usage/output_tokens_details",schemaPath:"sch\
ema:ResponseUsage/properties/output_tokens_details/required",keyword:"required",params:{missingProperty:A}};
r===null?r=[M]:r.push(M),e++}else if(_.reasoning_tokens!==void 0){let M=_.reasoning_tokens,R=e;if(!(typeof M==
"number"&&!(M%1)&&!isNaN(M)&&isFinite(M))){let K={instancePath:s+"/usage/output_tokens_details/reaso\
ning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_\
tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[K]:r.push(K),e++}if(e===R&&typeof M==
"number"&&isFinite(M)){if(M>4294967295||isNaN(M)){let K={instancePath:s+"/usage/output_tokens_detail\
s/reasoning_tokens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/rea\
soning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}};r===null?r=[K]:r.
push(K),e++}else if(M<0||isNaN(M)){let K={instancePath:s+"/usage/output_tokens_details/reasoning_tok\
ens",schemaPath:"schema:ResponseUsage/properties/output_tokens_details/properties/reasoning_tokens/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}};r===null?r=[K]:r.push(K),e++}}}}else{let A={
instancePath:s+"/usage/output_tokens_details",schemaPath:"schema:ResponseUsage/properties/output_tok\
ens_details/type",keyword:"type",params:{type:"object"}};r===null?r=[A]:r.push(A),e++}var I=q===e}else
var I=!0;if(I)if(a.total_tokens!==void 0){let _=a.total_tokens,q=e;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_))){let A={instancePath:s+"/usage/total_tokens",schemaPath:"schema:ResponseUsag\
e/properties/total_tokens/type",keyword:"type",params:{type:"integer"}};r===null?r=[A]:r.push(A),e++}
if(e===q&&typeof _=="number"&&isFinite(_)){if(_>8589934590||isNaN(_)){let A={instancePath:s+"/usage/\
total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}};r===null?r=[A]:r.push(A),e++}else if(_<0||isNaN(_)){let A={instancePath:s+
"/usage/total_tokens",schemaPath:"schema:ResponseUsage/properties/total_tokens/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}};r===null?r=[A]:r.push(A),e++}}var I=q===e}else var I=!0}}}}}else{
let w={instancePath:s+"/usage",schemaPath:"schema:ResponseUsage/type",keyword:"type",params:{type:"o\
bject"}};r===null?r=[w]:r.push(w),e++}var E=g===e;if(p=p||E,E){var C={};C.input_tokens=!0,C.input_tokens_details=
!0,C.output_tokens=!0,C.output_tokens_details=!0,C.total_tokens=!0}let y=e;if(a!==null){let w={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf/1/type",keyword:"type",params:{type:"null"}};r===null?
r=[w]:r.push(w),e++}var E=y===e;if(p=p||E,p)e=$,r!==null&&($?r.length=$:r=null);else{let w={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf",keyword:"anyOf",params:{}};return r===null?r=[w]:r.push(
w),e++,N.errors=r,!1}var i=m===e}else var i=!0;if(i)if(t.user!==void 0){let a=t.user,m=e;if(typeof a!=
"string"&&a!==null)return N.errors=[{instancePath:s+"/user",schemaPath:"#/properties/user/type",keyword:"\
type",params:{type:we.properties.user.type}}],!1;if(e===m&&typeof a=="string"&&B(a,1024))return N.errors=
[{instancePath:s+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return N.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=r,e===0}N.evaluated={props:{id:!0,
object:!0,created_at:!0,status:!0,background:!0,completed_at:!0,error:!0,incomplete_details:!0,instructions:!0,
max_output_tokens:!0,metadata:!0,model:!0,output:!0,parallel_tool_calls:!0,previous_response_id:!0,prompt_cache_key:!0,
reasoning:!0,safety_identifier:!0,store:!0,temperature:!0,text:!0,tool_choice:!0,tools:!0,top_logprobs:!0,
top_p:!0,truncation:!0,usage:!0,user:!0},dynamicProps:!1,dynamicItems:!1};function ze(t,{instancePath:s="",
parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){let r=null,e=0,u=ze.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t))t.response!==void 0&&(N(t.response,{instancePath:s+"/response",parentData:t,parentDataProperty:"\
response",rootData:D,dynamicAnchors:z})||(r=r===null?N.errors:r.concat(N.errors),e=r.length));else return ze.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=
r,e===0}ze.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Zr=Fe;function Fe(t,{instancePath:s="",parentData:F,parentDataProperty:T,rootData:D=t,dynamicAnchors:z={}}={}){
let r=null,e=0,u=Fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let i=t.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return Fe.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Fe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=r,e===0}Fe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ht={createResponse:{parameters:Lr,body:Tr,replies:{200:Kr}},retrieveResponse:{parameters:Ar,body:zr,
replies:{}},deleteResponse:{parameters:jr,body:Sr,replies:{}},getContract:{parameters:qr,body:Cr,replies:{
200:Zr}},getReference:{parameters:Ir,body:Er,replies:{}},getReferenceFile:{parameters:$r,body:Mr,replies:{}}};export{Ht as default};
