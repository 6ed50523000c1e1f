// Compiled from a contract by npm run generate. Never edited.
var dt=Object.create;var gr=Object.defineProperty;var ft=Object.getOwnPropertyDescriptor;var ut=Object.getOwnPropertyNames;var ct=Object.getPrototypeOf,yt=Object.prototype.hasOwnProperty;var _r=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(D){throw r=0,D}};var ht=(t,r,D,L)=>{if(r&&typeof r=="object"||typeof r=="function")for(let x of ut(r))!yt.call(t,x)&&
x!==D&&gr(t,x,{get:()=>r[x],enumerable:!(L=ft(r,x))||L.enumerable});return t};var Te=(t,r,D)=>(D=t!=null?dt(ct(t)):{},ht(r||!t||!t.__esModule?gr(D,"default",{value:t,enumerable:!0}):
D,t));var Ge=_r(Ye=>{"use strict";Object.defineProperty(Ye,"__esModule",{value:!0});Ye.formats=void 0;var _t=2**
31-1,vt=(-2)**31,bt=2**63-1,Pt=(-2)**63,Pr=(2-2**-23)*2**127,kr=2**-126,kt=-1*Pr,wt=-1*kr,br=()=>!0,
xt=/^[A-Za-z0-9+/]*(=|==)?$/;Ye.formats={int32:{validate:t=>Number.isInteger(t)&&t<=_t&&t>=vt,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=bt&&t>=Pt,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=Pr&&t>=kr||t>=kt&&t<=wt),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&xt.test(t),binary:br,password:br}});var We=_r(we=>{"use strict";Object.defineProperty(we,"__esModule",{value:!0});we.formatNames=we.fastFormats=
we.fullFormats=void 0;function ke(t,r){return{validate:t,compare:r}}we.fullFormats={date:ke(jr,dr),time:ke(
mr(!0),fr),"date-time":ke(wr(!0),Lr),"iso-time":ke(mr(),qr),"iso-date-time":ke(wr(),Nr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:It,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Et,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:$t,int32:{type:"number",validate:Ct},
int64:{type:"number",validate:Tt},float:{type:"number",validate:Ar},double:{type:"number",validate:Ar},
password:!0,binary:!0};we.fastFormats={...we.fullFormats,date:ke(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,dr),time:ke(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,fr),"date-time":ke(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Lr),"iso-time":ke(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,qr),
"iso-date-time":ke(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Nr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
we.formatNames=Object.keys(we.fullFormats);function At(t){return t%4===0&&(t%100!==0||t%400===0)}var jt=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
qt=[0,31,28,31,30,31,30,31,31,30,31,30,31];function jr(t){let r=jt.exec(t);if(!r)return!1;let D=+r[1],
L=+r[2],x=+r[3];return L>=1&&L<=12&&x>=1&&x<=(L===2&&At(D)?29:qt[L])}function dr(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var pr=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function mr(t){
return function(D){let L=pr.exec(D);if(!L)return!1;let x=+L[1],$=+L[2],s=+L[3],e=L[4],p=L[5]==="-"?-1:
1,i=+(L[6]||0),u=+(L[7]||0);if(i>23||u>59||t&&!e)return!1;if(x<=23&&$<=59&&s<60)return!0;let m=$-u*p,
n=x-i*p-(m<0?1:0);return(n===23||n===-1)&&(m===59||m===-1)&&s<61}}function fr(t,r){if(!(t&&r))return;
let D=new Date("2020-01-01T"+t).valueOf(),L=new Date("2020-01-01T"+r).valueOf();if(D&&L)return D-L}function qr(t,r){
if(!(t&&r))return;let D=pr.exec(t),L=pr.exec(r);if(D&&L)return t=D[1]+D[2]+D[3],r=L[1]+L[2]+L[3],t>r?
1:t<r?-1:0}var lr=/t|\s/i;function wr(t){let r=mr(t);return function(L){let x=L.split(lr);return x.length===
2&&jr(x[0])&&r(x[1])}}function Lr(t,r){if(!(t&&r))return;let D=new Date(t).valueOf(),L=new Date(r).valueOf();
if(D&&L)return D-L}function Nr(t,r){if(!(t&&r))return;let[D,L]=t.split(lr),[x,$]=r.split(lr),s=dr(D,
x);if(s!==void 0)return s||fr(L,$)}var Lt=/\/|:/,Nt=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function It(t){return Lt.test(t)&&Nt.test(t)}var xr=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function $t(t){return xr.lastIndex=0,xr.test(t)}var Dt=-(2**31),Ot=2**31-1;function Ct(t){return Number.
isInteger(t)&&t<=Ot&&t>=Dt}function Tt(t){return Number.isInteger(t)}function Ar(){return!0}var Ft=/[^\\]\\Z/;
function Et(t){if(Ft.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var Fe=(t,r)=>t.length>r&&vr(t)>r,Ee=(t,r)=>t.length<2*r&&vr(t)<r,gt=/[\ud800-\udbff][\udc00-\udfff]/g,
vr=t=>t.length-(t.match(gt)?.length??0);var Ir=Te(Ge()),$r=Te(We()),ns={...Ir.formats,...$r.fastFormats},Dr=pe;var ve=Fe,Ue=Ee,Or=new RegExp("^[ -~]+$","u");function pe(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.query===void 0&&
(u="query")||t.headers===void 0&&(u="headers")||t.params===void 0&&(u="params"))return pe.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(t.headers!==void 0){let m=t.
headers;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["x-request-timeout-ms"]!==void 0){
let o=m["x-request-timeout-ms"],a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,
g;if(g===void 0)if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))g=+o;else return pe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(o=g,m!==void 0&&(m["x-r\
equest-timeout-ms"]=g))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return pe.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return pe.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else
var i=!0;if(i){if(m["idempotency-key"]!==void 0){let o=m["idempotency-key"],a=e;if(typeof o!="string"){
let g=typeof o,d;if(d===void 0)if(g=="number"||g=="boolean")d=""+o;else if(o===null)d="";else return pe.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["idempot\
ency-key"]=d))}if(e===a&&typeof o=="string"){if(ve(o,255))return pe.errors=[{instancePath:r+"/header\
s/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"m\
axLength",params:{limit:255}}],!1;if(Ue(o,1))return pe.errors=[{instancePath:r+"/headers/idempotency\
-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Or.test(o))return pe.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var i=a===e}else var i=!0;if(i){if(m["session-id"]!==void 0){let o=m["session-id"],a=e;if(typeof o!=
"string"){let g=typeof o,d;if(d===void 0)if(g=="number"||g=="boolean")d=""+o;else if(o===null)d="";else
return pe.errors=[{instancePath:r+"/headers/session-id",schemaPath:"#/properties/headers/properties/\
session-id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["session\
-id"]=d))}if(e===a&&typeof o=="string"&&ve(o,4096))return pe.errors=[{instancePath:r+"/headers/sessi\
on-id",schemaPath:"#/properties/headers/properties/session-id/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1;var i=a===e}else var i=!0;if(i){if(m["thread-id"]!==void 0){let o=m["thread-id"],a=e;
if(typeof o!="string"){let g=typeof o,d;if(d===void 0)if(g=="number"||g=="boolean")d=""+o;else if(o===
null)d="";else return pe.errors=[{instancePath:r+"/headers/thread-id",schemaPath:"#/properties/heade\
rs/properties/thread-id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&
(m["thread-id"]=d))}if(e===a&&typeof o=="string"&&ve(o,4096))return pe.errors=[{instancePath:r+"/hea\
ders/thread-id",schemaPath:"#/properties/headers/properties/thread-id/maxLength",keyword:"maxLength",
params:{limit:4096}}],!1;var i=a===e}else var i=!0;if(i)if(m["x-claude-code-session-id"]!==void 0){let o=m["\
x-claude-code-session-id"],a=e;if(typeof o!="string"){let g=typeof o,d;if(d===void 0)if(g=="number"||
g=="boolean")d=""+o;else if(o===null)d="";else return pe.errors=[{instancePath:r+"/headers/x-claude-\
code-session-id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["x-claude-code-session-id"]=d))}if(e===
a&&typeof o=="string"&&ve(o,4096))return pe.errors=[{instancePath:r+"/headers/x-claude-code-session-\
id",schemaPath:"#/properties/headers/properties/x-claude-code-session-id/maxLength",keyword:"maxLeng\
th",params:{limit:4096}}],!1;var i=a===e}else var i=!0}}}}else return pe.errors=[{instancePath:r+"/h\
eaders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return pe.
errors=s,e===0}pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Cr=he;function he(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=he.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.query===void 0&&(u="query")||t.headers===void 0&&(u=
"headers")||t.params===void 0&&(u="params"))return he.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(t.headers!==void 0){let m=t.headers;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){if(m["x-request-timeout-ms"]!==void 0){let o=m["x-request-tim\
eout-ms"],a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,g;if(g===void 0)
if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))g=+o;else return he.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/typ\
e",keyword:"type",params:{type:"integer"}}],!1;g!==void 0&&(o=g,m!==void 0&&(m["x-request-timeout-ms"]=
g))}if(e===a&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return he.errors=[{instancePath:r+
"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request-timeout-ms/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return he.errors=[{
instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-request\
-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=a===e}else var i=!0;
if(i)if(m["idempotency-key"]!==void 0){let o=m["idempotency-key"],a=e;if(typeof o!="string"){let g=typeof o,
d;if(d===void 0)if(g=="number"||g=="boolean")d=""+o;else if(o===null)d="";else return he.errors=[{instancePath:r+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(o=d,m!==void 0&&(m["idempotency-key"]=d))}if(e===a&&typeof o==
"string"){if(ve(o,255))return he.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/pr\
operties/headers/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Ue(
o,1))return he.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Or.test(o))return he.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],!1}var i=a===e}else var i=!0}else
return he.errors=[{instancePath:r+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{
type:"object"}}],!1}}return he.errors=s,e===0}he.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Tr=Se;function Se(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return Se.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Se.errors=s,e===0}Se.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fr=Re;function Re(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Re.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return Re.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Re.errors=s,e===0}Re.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Er=xe;function xe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return xe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.params!==void 0){let u=t.params;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let n;if(u.model===void 0&&(n="model"))return xe.errors=[{instancePath:r+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:n}}],
!1;if(u.model!==void 0){let o=u.model,a=e;if(typeof o!="string"){let c=typeof o,g;if(g===void 0)if(c==
"number"||c=="boolean")g=""+o;else if(o===null)g="";else return xe.errors=[{instancePath:r+"/params/\
model",schemaPath:"#/properties/params/properties/model/type",keyword:"type",params:{type:"string"}}],
!1;g!==void 0&&(o=g,u!==void 0&&(u.model=g))}if(e===a&&typeof o=="string"){if(ve(o,256))return xe.errors=
[{instancePath:r+"/params/model",schemaPath:"#/properties/params/properties/model/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Ue(o,1))return xe.errors=[{instancePath:r+"/params/model",schemaPath:"\
#/properties/params/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1}}}else return xe.
errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return xe.errors=s,e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ur=ge;function ge(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.query===void 0&&(u="query")||t.headers===void 0&&(u=
"headers")||t.params===void 0&&(u="params"))return ge.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;if(t.params!==void 0){let m=t.params;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let o;if(m.owner===void 0&&(o="owner")||m.name===void 0&&(o="\
name"))return ge.errors=[{instancePath:r+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(m.owner!==void 0){let a=m.owner,c=e;if(typeof a!="strin\
g"){let g=typeof a,d;if(d===void 0)if(g=="number"||g=="boolean")d=""+a;else if(a===null)d="";else return ge.
errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/type",keyword:"\
type",params:{type:"string"}}],!1;d!==void 0&&(a=d,m!==void 0&&(m.owner=d))}if(e===c&&typeof a=="str\
ing"){if(ve(a,256))return ge.errors=[{instancePath:r+"/params/owner",schemaPath:"#/properties/params\
/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ue(a,1))return ge.errors=
[{instancePath:r+"/params/owner",schemaPath:"#/properties/params/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1}var i=c===e}else var i=!0;if(i)if(m.name!==void 0){let a=m.name,c=e;
if(typeof a!="string"){let d=typeof a,v;if(v===void 0)if(d=="number"||d=="boolean")v=""+a;else if(a===
null)v="";else return ge.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/prop\
erties/name/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(a=v,m!==void 0&&(m.name=v))}
if(e===c&&typeof a=="string"){if(ve(a,256))return ge.errors=[{instancePath:r+"/params/name",schemaPath:"\
#/properties/params/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Ue(a,1))
return ge.errors=[{instancePath:r+"/params/name",schemaPath:"#/properties/params/properties/name/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var i=c===e}else var i=!0}else return ge.errors=[{
instancePath:r+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1}}return ge.errors=s,e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var zr=Ne;function Ne(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return Ne.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let u=t.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],o=e;
if(typeof n!="string"){let a=typeof n,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+n;else if(n===
null)c="";else return Ne.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(n=c,u!==
void 0&&(u["if-none-match"]=c))}if(e===o&&typeof n=="string"&&ve(n,4096))return Ne.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ne.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ne.errors=s,e===0}Ne.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Mr=Ie;function Ie(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let i;if(t.query===void 0&&(i="query")||t.headers===void 0&&(i=
"headers")||t.params===void 0&&(i="params"))return Ie.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(t.headers!==void 0){let u=t.headers;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let n=u["if-none-match"],o=e;
if(typeof n!="string"){let a=typeof n,c;if(c===void 0)if(a=="number"||a=="boolean")c=""+n;else if(n===
null)c="";else return Ie.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(n=c,u!==
void 0&&(u["if-none-match"]=c))}if(e===o&&typeof n=="string"&&ve(n,4096))return Ie.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ie.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Ie.errors=s,e===0}Ie.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sr=ye;var Ut=new RegExp("^[a-z][a-z0-9.-]*$","u");function ye(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=ye.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.query===void 0&&
(u="query")||t.headers===void 0&&(u="headers")||t.params===void 0&&(u="params"))return ye.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;if(t.headers!==void 0){let m=t.
headers,n=e;if(e===n)if(m&&typeof m=="object"&&!Array.isArray(m)){if(m["if-none-match"]!==void 0){let o=m["\
if-none-match"],a=e;if(typeof o!="string"){let c=typeof o,g;if(g===void 0)if(c=="number"||c=="boolea\
n")g=""+o;else if(o===null)g="";else return ye.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&
(o=g,m!==void 0&&(m["if-none-match"]=g))}if(e===a&&typeof o=="string"&&ve(o,4096))return ye.errors=[
{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/m\
axLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return ye.errors=[{instancePath:r+"/hea\
ders",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=n===e}else
var i=!0;if(i)if(t.params!==void 0){let m=t.params,n=e;if(e===n)if(m&&typeof m=="object"&&!Array.isArray(
m)){let a;if(m.file===void 0&&(a="file"))return ye.errors=[{instancePath:r+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:a}}],!1;if(m.file!==void 0){let c=m.
file,g=e;if(typeof c!="string"){let d=typeof c,v;if(v===void 0)if(d=="number"||d=="boolean")v=""+c;else if(c===
null)v="";else return ye.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(c=v,m!==void 0&&(m.file=v))}
if(e===g&&typeof c=="string"){if(ve(c,64))return ye.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Ue(c,1))
return ye.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Ut.test(c))return ye.errors=[{instancePath:r+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return ye.errors=[{instancePath:r+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=n===e}else var i=!0}return ye.errors=
s,e===0}ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rr=Te(Ge()),Br=Te(We()),ps={...Rr.formats,...Br.fastFormats},Vr=N,ne={paths:{},components:{securitySchemes:{
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
l"},top_k:{type:["number","null"],minimum:-1,maximum:2147483647},min_p:{type:["number","null"],minimum:0,
maximum:1},repetition_penalty:{type:["number","null"],minimum:0,maximum:10},reasoning:{anyOf:[{$ref:"\
schema:ReasoningSwitch"},{$ref:"schema:ReasoningSettings"},{type:"null"}]}}}},required:["body"]};var Mt={type:"object",properties:{include_usage:{type:["boolean","null"]}},$id:"schema:StreamOptions"};var St={type:"string",enum:["none","auto","required"],$id:"schema:ToolMode"},Rt={type:"object",required:[
"type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"object",required:[
"name"],properties:{name:{type:"string",minLength:1,maxLength:64}}}},$id:"schema:NamedTool"};var Bt={type:"string",enum:["text"],$id:"schema:Modality"};var J=Fe,$e=Ee,be={type:"object",required:["role"],properties:{role:{type:"string",enum:["developer",
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
ring"}}}}}},$id:"schema:Message"};var Vt={type:"object",required:["id","type","function"],properties:{id:{type:"string",maxLength:256},
type:{type:"string",enum:["function"]},function:{type:"object",required:["name","arguments"],properties:{
name:{type:"string",maxLength:256},arguments:{type:"string",maxLength:8388608}}}},$id:"schema:ToolCa\
ll"};var Xe={type:"object",required:["type"],properties:{type:{type:"string",enum:["text","refusal","imag\
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
const:"file"}}},then:{required:["file"],properties:{file:{}}}}],$id:"schema:ContentPart"},Zt=new RegExp(
"^(https?://|data:)","u");function S(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,
dynamicAnchors:$={}}={}){let s=null,e=0,p=S.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(Array.isArray(t)){if(t.length>1e3)return S.errors=[{instancePath:r,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(t.length<1)return S.errors=[{instancePath:r,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let E=t.length;for(let f=0;f<
E;f++){let A=t[f],te=e,I=e,P=e,z=e,l=!0,q=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let k;if(A.
type===void 0&&(k="type")){let y={};s===null?s=[y]:s.push(y),e++}else if(A.type!==void 0&&A.type!=="\
text"){let y={};s===null?s=[y]:s.push(y),e++}}var u=q===e;if(e=z,s!==null&&(z?s.length=z:s=null),u){
let k=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let O;if(A.text===void 0&&(O="text"))return S.errors=
[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/0/then/required",keyword:"required",params:{
missingProperty:O}}],!1}var u=k===e;if(l=u,l){var m={};m.text=!0,m.type=!0}}if(!l){let k={instancePath:r+
"/"+f,schemaPath:"schema:ContentPart/allOf/0/if",keyword:"if",params:{failingKeyword:"then"}};return s===
null?s=[k]:s.push(k),e++,S.errors=s,!1}var n=P===e;if(n){let k=e,y=e,O=!0,G=e;if(A&&typeof A=="objec\
t"&&!Array.isArray(A)){let _;if(A.type===void 0&&(_="type")){let b={};s===null?s=[b]:s.push(b),e++}else if(A.
type!==void 0&&A.type!=="refusal"){let b={};s===null?s=[b]:s.push(b),e++}}var o=G===e;if(e=y,s!==null&&
(y?s.length=y:s=null),o){let _=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let K;if(A.refusal===void 0&&
(K="refusal"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/then/req\
uired",keyword:"required",params:{missingProperty:K}}],!1;if(A.refusal!==void 0&&typeof A.refusal!="\
string")return S.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/allOf/1/the\
n/properties/refusal/type",keyword:"type",params:{type:"string"}}],!1}var o=_===e;if(O=o,O){var a={};
a.refusal=!0,a.type=!0}}if(!O){let _={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/1/if",
keyword:"if",params:{failingKeyword:"then"}};return s===null?s=[_]:s.push(_),e++,S.errors=s,!1}var n=k===
e;if(n){m!==!0&&a!==void 0&&(a===!0?m=!0:(m=m||{},Object.assign(m,a)));let _=e,b=e,K=!0,H=e;if(A&&typeof A==
"object"&&!Array.isArray(A)){let Z;if(A.type===void 0&&(Z="type")){let ie={};s===null?s=[ie]:s.push(
ie),e++}else if(A.type!==void 0&&A.type!=="image_url"){let ie={};s===null?s=[ie]:s.push(ie),e++}}var c=H===
e;if(e=b,s!==null&&(b?s.length=b:s=null),c){let Z=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let fe;
if(A.image_url===void 0&&(fe="image_url"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"schema:\
ContentPart/allOf/2/then/required",keyword:"required",params:{missingProperty:fe}}],!1}var c=Z===e;if(K=
c,K){var g={};g.image_url=!0,g.type=!0}}if(!K){let Z={instancePath:r+"/"+f,schemaPath:"schema:Conten\
tPart/allOf/2/if",keyword:"if",params:{failingKeyword:"then"}};return s===null?s=[Z]:s.push(Z),e++,S.
errors=s,!1}var n=_===e;if(n){m!==!0&&g!==void 0&&(g===!0?m=!0:(m=m||{},Object.assign(m,g)));let Z=e,
ie=e,fe=!0,ae=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let Le;if(A.type===void 0&&(Le="type")){
let je={};s===null?s=[je]:s.push(je),e++}else if(A.type!==void 0&&A.type!=="input_audio"){let je={};
s===null?s=[je]:s.push(je),e++}}var d=ae===e;if(e=ie,s!==null&&(ie?s.length=ie:s=null),d){let Le=e;if(A&&
typeof A=="object"&&!Array.isArray(A)){let Oe;if(A.input_audio===void 0&&(Oe="input_audio"))return S.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/then/required",keyword:"require\
d",params:{missingProperty:Oe}}],!1}var d=Le===e;if(fe=d,fe){var v={};v.input_audio=!0,v.type=!0}}if(!fe){
let Le={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/3/if",keyword:"if",params:{failingKeyword:"\
then"}};return s===null?s=[Le]:s.push(Le),e++,S.errors=s,!1}var n=Z===e;if(n){m!==!0&&v!==void 0&&(v===
!0?m=!0:(m=m||{},Object.assign(m,v)));let Le=e,je=e,Oe=!0,lt=e;if(A&&typeof A=="object"&&!Array.isArray(
A)){let Ce;if(A.type===void 0&&(Ce="type")){let Me={};s===null?s=[Me]:s.push(Me),e++}else if(A.type!==
void 0&&A.type!=="file"){let Me={};s===null?s=[Me]:s.push(Me),e++}}var h=lt===e;if(e=je,s!==null&&(je?
s.length=je:s=null),h){let Ce=e;if(A&&typeof A=="object"&&!Array.isArray(A)){let hr;if(A.file===void 0&&
(hr="file"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/then/requi\
red",keyword:"required",params:{missingProperty:hr}}],!1}var h=Ce===e;if(Oe=h,Oe){var w={};w.file=!0,
w.type=!0}}if(!Oe){let Ce={instancePath:r+"/"+f,schemaPath:"schema:ContentPart/allOf/4/if",keyword:"\
if",params:{failingKeyword:"then"}};return s===null?s=[Ce]:s.push(Ce),e++,S.errors=s,!1}var n=Le===e;
n&&m!==!0&&w!==void 0&&(w===!0?m=!0:(m=m||{},Object.assign(m,w)))}}}}if(e===I)if(A&&typeof A=="objec\
t"&&!Array.isArray(A)){let k;if(A.type===void 0&&(k="type"))return S.errors=[{instancePath:r+"/"+f,schemaPath:"\
schema:ContentPart/required",keyword:"required",params:{missingProperty:k}}],!1;if(m!==!0&&(m=m||{},
m.type=!0,m.text=!0,m.refusal=!0,m.image_url=!0,m.input_audio=!0,m.file=!0),A.type!==void 0){let y=A.
type,O=e;if(typeof y!="string")return S.errors=[{instancePath:r+"/"+f+"/type",schemaPath:"schema:Con\
tentPart/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="text"||y==="refu\
sal"||y==="image_url"||y==="input_audio"||y==="file"))return S.errors=[{instancePath:r+"/"+f+"/type",
schemaPath:"schema:ContentPart/properties/type/enum",keyword:"enum",params:{allowedValues:Xe.properties.
type.enum}}],!1;var T=O===e}else var T=!0;if(T){if(A.text!==void 0){let y=A.text,O=e;if(e===O)if(typeof y==
"string"){if(J(y,8388608))return S.errors=[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentP\
art/properties/text/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return S.errors=
[{instancePath:r+"/"+f+"/text",schemaPath:"schema:ContentPart/properties/text/type",keyword:"type",params:{
type:"string"}}],!1;var T=O===e}else var T=!0;if(T){if(A.refusal!==void 0){let y=A.refusal,O=e;if(typeof y!=
"string"&&y!==null)return S.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentPart/\
properties/refusal/type",keyword:"type",params:{type:Xe.properties.refusal.type}}],!1;if(e===O&&typeof y==
"string"&&J(y,8388608))return S.errors=[{instancePath:r+"/"+f+"/refusal",schemaPath:"schema:ContentP\
art/properties/refusal/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var T=O===e}else var T=!0;
if(T){if(A.image_url!==void 0){let y=A.image_url,O=e;if(e===O)if(y&&typeof y=="object"&&!Array.isArray(
y)){let M;if(y.url===void 0&&(M="url"))return S.errors=[{instancePath:r+"/"+f+"/image_url",schemaPath:"\
schema:ContentPart/properties/image_url/required",keyword:"required",params:{missingProperty:M}}],!1;
if(y.url!==void 0){let _=y.url,b=e;if(e===b)if(typeof _=="string"){if(J(_,8388608))return S.errors=[
{instancePath:r+"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/propertie\
s/url/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if(!Zt.test(_))return S.errors=[{instancePath:r+
"/"+f+"/image_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/pattern",keyword:"\
pattern",params:{pattern:"^(https?://|data:)"}}],!1}else return S.errors=[{instancePath:r+"/"+f+"/im\
age_url/url",schemaPath:"schema:ContentPart/properties/image_url/properties/url/type",keyword:"type",
params:{type:"string"}}],!1;var j=b===e}else var j=!0;if(j)if(y.detail!==void 0){let _=y.detail,b=e;
if(typeof _!="string"&&_!==null)return S.errors=[{instancePath:r+"/"+f+"/image_url/detail",schemaPath:"\
schema:ContentPart/properties/image_url/properties/detail/type",keyword:"type",params:{type:Xe.properties.
image_url.properties.detail.type}}],!1;if(e===b&&typeof _=="string"&&J(_,64))return S.errors=[{instancePath:r+
"/"+f+"/image_url/detail",schemaPath:"schema:ContentPart/properties/image_url/properties/detail/maxL\
ength",keyword:"maxLength",params:{limit:64}}],!1;var j=b===e}else var j=!0}else return S.errors=[{instancePath:r+
"/"+f+"/image_url",schemaPath:"schema:ContentPart/properties/image_url/type",keyword:"type",params:{
type:"object"}}],!1;var T=O===e}else var T=!0;if(T){if(A.input_audio!==void 0){let y=A.input_audio,O=e;
if(e===O)if(y&&typeof y=="object"&&!Array.isArray(y)){let M;if(y.data===void 0&&(M="data")||y.format===
void 0&&(M="format"))return S.errors=[{instancePath:r+"/"+f+"/input_audio",schemaPath:"schema:Conten\
tPart/properties/input_audio/required",keyword:"required",params:{missingProperty:M}}],!1;if(y.data!==
void 0){let _=y.data,b=e;if(e===b)if(typeof _=="string"){if(J(_,8388608))return S.errors=[{instancePath:r+
"/"+f+"/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/maxL\
ength",keyword:"maxLength",params:{limit:8388608}}],!1}else return S.errors=[{instancePath:r+"/"+f+"\
/input_audio/data",schemaPath:"schema:ContentPart/properties/input_audio/properties/data/type",keyword:"\
type",params:{type:"string"}}],!1;var U=b===e}else var U=!0;if(U)if(y.format!==void 0){let _=y.format,
b=e;if(e===b)if(typeof _=="string"){if(J(_,64))return S.errors=[{instancePath:r+"/"+f+"/input_audio/\
format",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if($e(_,1))return S.errors=[{instancePath:r+"/"+f+"/input_audio/fo\
rmat",schemaPath:"schema:ContentPart/properties/input_audio/properties/format/minLength",keyword:"mi\
nLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:r+"/"+f+"/input_audio/format",schemaPath:"\
schema:ContentPart/properties/input_audio/properties/format/type",keyword:"type",params:{type:"strin\
g"}}],!1;var U=b===e}else var U=!0}else return S.errors=[{instancePath:r+"/"+f+"/input_audio",schemaPath:"\
schema:ContentPart/properties/input_audio/type",keyword:"type",params:{type:"object"}}],!1;var T=O===
e}else var T=!0;if(T)if(A.file!==void 0){let y=A.file,O=e;if(e===O)if(y&&typeof y=="object"&&!Array.
isArray(y)){let M;if(y.file_data===void 0&&(M="file_data"))return S.errors=[{instancePath:r+"/"+f+"/\
file",schemaPath:"schema:ContentPart/properties/file/required",keyword:"required",params:{missingProperty:M}}],
!1;if(y.file_data!==void 0){let _=y.file_data,b=e;if(e===b)if(typeof _=="string"){if(J(_,8388608))return S.
errors=[{instancePath:r+"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/prope\
rties/file_data/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1}else return S.errors=[{instancePath:r+
"/"+f+"/file/file_data",schemaPath:"schema:ContentPart/properties/file/properties/file_data/type",keyword:"\
type",params:{type:"string"}}],!1;var F=b===e}else var F=!0;if(F){if(y.filename!==void 0){let _=y.filename,
b=e;if(typeof _!="string"&&_!==null)return S.errors=[{instancePath:r+"/"+f+"/file/filename",schemaPath:"\
schema:ContentPart/properties/file/properties/filename/type",keyword:"type",params:{type:Xe.properties.
file.properties.filename.type}}],!1;if(e===b&&typeof _=="string"&&J(_,1024))return S.errors=[{instancePath:r+
"/"+f+"/file/filename",schemaPath:"schema:ContentPart/properties/file/properties/filename/maxLength",
keyword:"maxLength",params:{limit:1024}}],!1;var F=b===e}else var F=!0;if(F)if(y.file_id!==void 0){let _=e;
if(y.file_id!==null)return S.errors=[{instancePath:r+"/"+f+"/file/file_id",schemaPath:"schema:Conten\
tPart/properties/file/properties/file_id/type",keyword:"type",params:{type:"null"}}],!1;var F=_===e}else
var F=!0}}else return S.errors=[{instancePath:r+"/"+f+"/file",schemaPath:"schema:ContentPart/propert\
ies/file/type",keyword:"type",params:{type:"object"}}],!1;var T=O===e}else var T=!0}}}}}else return S.
errors=[{instancePath:r+"/"+f,schemaPath:"schema:ContentPart/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var i=te===e;if(!i)break}}}else return S.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return S.errors=s,e===0}S.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
function R(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=R.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let i=e,
u=!0,m=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let I;if(t.role===void 0&&(I="role")){let P={};
s===null?s=[P]:s.push(P),e++}else if(t.role!==void 0&&t.role!=="assistant"){let P={};s===null?s=[P]:
s.push(P),e++}}var n=m===e;e=i,s!==null&&(i?s.length=i:s=null);let o;if(n){let I=e,P=e,z=!1,l=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let y;if(t.content===void 0&&(y="content")){let O={instancePath:r,
schemaPath:"#/then/anyOf/0/required",keyword:"required",params:{missingProperty:y}};s===null?s=[O]:s.
push(O),e++}else if(t.content!==void 0){let O=t.content;if(typeof O!="string"&&!Array.isArray(O)){let G={
instancePath:r+"/content",schemaPath:"#/then/anyOf/0/properties/content/type",keyword:"type",params:{
type:be.then.anyOf[0].properties.content.type}};s===null?s=[G]:s.push(G),e++}}}var c=l===e;if(z=z||c,
c){var a={};a.content=!0}let q=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.tool_calls===
void 0&&(y="tool_calls")){let O={instancePath:r,schemaPath:"#/then/anyOf/1/required",keyword:"requir\
ed",params:{missingProperty:y}};s===null?s=[O]:s.push(O),e++}else if(t.tool_calls!==void 0){let O=t.
tool_calls;if(e===e)if(Array.isArray(O)){if(O.length<1){let M={instancePath:r+"/tool_calls",schemaPath:"\
#/then/anyOf/1/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}};s===null?s=[M]:s.
push(M),e++}}else{let M={instancePath:r+"/tool_calls",schemaPath:"#/then/anyOf/1/properties/tool_cal\
ls/type",keyword:"type",params:{type:"array"}};s===null?s=[M]:s.push(M),e++}}}var c=q===e;z=z||c,c&&
a!==!0&&(a=a||{},a.tool_calls=!0);let C=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.refusal===
void 0&&(y="refusal")){let O={instancePath:r,schemaPath:"#/then/anyOf/2/required",keyword:"required",
params:{missingProperty:y}};s===null?s=[O]:s.push(O),e++}else if(t.refusal!==void 0&&typeof t.refusal!=
"string"){let O={instancePath:r+"/refusal",schemaPath:"#/then/anyOf/2/properties/refusal/type",keyword:"\
type",params:{type:"string"}};s===null?s=[O]:s.push(O),e++}}var c=C===e;if(z=z||c,c&&a!==!0&&(a=a||{},
a.refusal=!0),z)e=P,s!==null&&(P?s.length=P:s=null);else{let y={instancePath:r,schemaPath:"#/then/an\
yOf",keyword:"anyOf",params:{}};return s===null?s=[y]:s.push(y),e++,R.errors=s,!1}if(e===I&&t&&typeof t==
"object"&&!Array.isArray(t)&&(a!==!0&&(a=a||{},a.content=!0),t.content!==void 0)){let y=t.content;if(Array.
isArray(y)){var g=!0;let O=y.length;for(let G=0;G<O;G++){let M=y[G],_=e;if(M&&typeof M=="object"&&!Array.
isArray(M)&&M.type!==void 0){let K=M.type;if(!(K==="text"||K==="refusal"))return R.errors=[{instancePath:r+
"/content/"+G+"/type",schemaPath:"#/then/properties/content/items/properties/type/enum",keyword:"enu\
m",params:{allowedValues:be.then.properties.content.items.properties.type.enum}}],!1}var g=_===e;if(!g)
break}}}var n=I===e;u=n,u&&a!==!0&&(a=a||{},a.role=!0),o="then"}else{let I=e,P=e,z=!0,l=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){let C;if(t.role===void 0&&(C="role")){let k={};s===null?s=[k]:s.push(k),
e++}else if(t.role!==void 0){let k=t.role;if(!(k==="developer"||k==="system"||k==="user"||k==="tool")){
let y={};s===null?s=[y]:s.push(y),e++}}}var d=l===e;if(e=P,s!==null&&(P?s.length=P:s=null),d){let C=e,
k=e,y=!0,O=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==void 0&&t.role!=="user"){let _={};
s===null?s=[_]:s.push(_),e++}var v=O===e;e=k,s!==null&&(k?s.length=k:s=null);let G;if(v){let _=e;if(t&&
typeof t=="object"&&!Array.isArray(t)&&t.content!==void 0){let K=t.content;if(Array.isArray(K)){var h=!0;
let H=K.length;for(let de=0;de<H;de++){let Z=K[de],ie=e;if(Z&&typeof Z=="object"&&!Array.isArray(Z)&&
Z.type!==void 0){let ae=Z.type;if(!(ae==="text"||ae==="image_url"||ae==="input_audio"||ae==="file"))
return R.errors=[{instancePath:r+"/content/"+de+"/type",schemaPath:"#/else/then/then/properties/cont\
ent/items/properties/type/enum",keyword:"enum",params:{allowedValues:be.else.then.then.properties.content.
items.properties.type.enum}}],!1}var h=ie===e;if(!h)break}}}var v=_===e;if(y=v,y){var w={};w.content=
!0,w.role=!0}G="then"}else{let _=e,b=e,K=!0,H=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.role!==
void 0&&t.role!=="tool"){let Z={};s===null?s=[Z]:s.push(Z),e++}var T=H===e;if(e=b,s!==null&&(b?s.length=
b:s=null),T){let Z=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let fe;if(t.tool_call_id===void 0&&
(fe="tool_call_id"))return R.errors=[{instancePath:r,schemaPath:"#/else/then/else/then/required",keyword:"\
required",params:{missingProperty:fe}}],!1;if(t.tool_call_id!==void 0&&typeof t.tool_call_id!="strin\
g")return R.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/else/then/else/then/properties/too\
l_call_id/type",keyword:"type",params:{type:"string"}}],!1}var T=Z===e;if(K=T,K){var j={};j.tool_call_id=
!0,j.role=!0}}if(!K){let Z={instancePath:r,schemaPath:"#/else/then/else/if",keyword:"if",params:{failingKeyword:"\
then"}};return s===null?s=[Z]:s.push(Z),e++,R.errors=s,!1}if(e===_&&t&&typeof t=="object"&&!Array.isArray(
t)&&(j!==!0&&(j=j||{},j.content=!0),t.content!==void 0)){let Z=t.content;if(Array.isArray(Z)){var U=!0;
let ie=Z.length;for(let fe=0;fe<ie;fe++){let ae=Z[fe],mt=e;if(ae&&typeof ae=="object"&&!Array.isArray(
ae)&&ae.type!==void 0&&ae.type!=="text")return R.errors=[{instancePath:r+"/content/"+fe+"/type",schemaPath:"\
#/else/then/else/properties/content/items/properties/type/enum",keyword:"enum",params:{allowedValues:be.
else.then.else.properties.content.items.properties.type.enum}}],!1;var U=mt===e;if(!U)break}}}var v=_===
e;y=v,y&&w!==!0&&j!==void 0&&(j===!0?w=!0:(w=w||{},Object.assign(w,j))),G="else"}if(!y){let _={instancePath:r,
schemaPath:"#/else/then/if",keyword:"if",params:{failingKeyword:G}};return s===null?s=[_]:s.push(_),
e++,R.errors=s,!1}if(e===C&&t&&typeof t=="object"&&!Array.isArray(t)){let _;if(t.content===void 0&&(_=
"content"))return R.errors=[{instancePath:r,schemaPath:"#/else/then/required",keyword:"required",params:{
missingProperty:_}}],!1;if(w!==!0&&(w=w||{},w.content=!0),t.content!==void 0){let b=t.content;if(typeof b!=
"string"&&!Array.isArray(b))return R.errors=[{instancePath:r+"/content",schemaPath:"#/else/then/prop\
erties/content/type",keyword:"type",params:{type:be.else.then.properties.content.type}}],!1}}var d=C===
e;z=d,z&&w!==!0&&(w=w||{},w.role=!0)}if(!z){let C={instancePath:r,schemaPath:"#/else/if",keyword:"if",
params:{failingKeyword:"then"}};return s===null?s=[C]:s.push(C),e++,R.errors=s,!1}var n=I===e;u=n,u&&
a!==!0&&w!==void 0&&(w===!0?a=!0:(a=a||{},Object.assign(a,w))),o="else"}if(!u){let I={instancePath:r,
schemaPath:"#/if",keyword:"if",params:{failingKeyword:o}};return s===null?s=[I]:s.push(I),e++,R.errors=
s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let I;if(t.role===void 0&&(I="role"))return R.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:I}}],!1;if(a!==
!0&&(a=a||{},a.role=!0,a.content=!0,a.name=!0,a.refusal=!0,a.tool_calls=!0,a.tool_call_id=!0,a.reasoning=
!0,a.reasoning_content=!0,a.audio=!0,a.function_call=!0),t.role!==void 0){let P=t.role,z=e;if(typeof P!=
"string")return R.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/type",keyword:"type",
params:{type:"string"}}],!1;if(!(P==="developer"||P==="system"||P==="user"||P==="assistant"||P==="to\
ol"))return R.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{
allowedValues:be.properties.role.enum}}],!1;var F=z===e}else var F=!0;if(F){if(t.content!==void 0){let P=t.
content,z=e,l=e,q=!1,C=e;if(e===e)if(typeof P=="string"){if(J(P,8388608)){let M={instancePath:r+"/co\
ntent",schemaPath:"schema:ContentText/maxLength",keyword:"maxLength",params:{limit:8388608}};s===null?
s=[M]:s.push(M),e++}}else{let M={instancePath:r+"/content",schemaPath:"schema:ContentText/type",keyword:"\
type",params:{type:"string"}};s===null?s=[M]:s.push(M),e++}var E=C===e;q=q||E;let y=e;S(P,{instancePath:r+
"/content",parentData:t,parentDataProperty:"content",rootData:x,dynamicAnchors:$})||(s=s===null?S.errors:
s.concat(S.errors),e=s.length);var E=y===e;q=q||E;let O=e;if(P!==null){let M={instancePath:r+"/conte\
nt",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type:"null"}};s===null?s=[
M]:s.push(M),e++}var E=O===e;if(q=q||E,q)e=l,s!==null&&(l?s.length=l:s=null);else{let M={instancePath:r+
"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{}};return s===null?s=[M]:
s.push(M),e++,R.errors=s,!1}var F=z===e}else var F=!0;if(F){if(t.name!==void 0){let P=t.name,z=e;if(typeof P!=
"string"&&P!==null)return R.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:be.properties.name.type}}],!1;if(e===z&&typeof P=="string"&&J(P,256))return R.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var F=z===e}else var F=!0;if(F){if(t.refusal!==void 0){let P=t.refusal,z=e;if(typeof P!="string"&&
P!==null)return R.errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"\
type",params:{type:be.properties.refusal.type}}],!1;if(e===z&&typeof P=="string"&&J(P,8388608))return R.
errors=[{instancePath:r+"/refusal",schemaPath:"#/properties/refusal/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1;var F=z===e}else var F=!0;if(F){if(t.tool_calls!==void 0){let P=t.tool_calls,z=e;
if(!Array.isArray(P)&&P!==null)return R.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properti\
es/tool_calls/type",keyword:"type",params:{type:be.properties.tool_calls.type}}],!1;if(e===z&&Array.
isArray(P)){if(P.length>256)return R.errors=[{instancePath:r+"/tool_calls",schemaPath:"#/properties/\
tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let q=P.length;for(let C=0;C<
q;C++){let k=P[C],y=e;if(e===e)if(k&&typeof k=="object"&&!Array.isArray(k)){let M;if(k.id===void 0&&
(M="id")||k.type===void 0&&(M="type")||k.function===void 0&&(M="function"))return R.errors=[{instancePath:r+
"/tool_calls/"+C,schemaPath:"schema:ToolCall/required",keyword:"required",params:{missingProperty:M}}],
!1;if(k.id!==void 0){let _=k.id,b=e;if(e===b)if(typeof _=="string"){if(J(_,256))return R.errors=[{instancePath:r+
"/tool_calls/"+C+"/id",schemaPath:"schema:ToolCall/properties/id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return R.errors=[{instancePath:r+"/tool_calls/"+C+"/id",schemaPath:"schema:Tool\
Call/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var A=b===e}else var A=!0;if(A){
if(k.type!==void 0){let _=k.type,b=e;if(typeof _!="string")return R.errors=[{instancePath:r+"/tool_c\
alls/"+C+"/type",schemaPath:"schema:ToolCall/properties/type/type",keyword:"type",params:{type:"stri\
ng"}}],!1;if(_!=="function")return R.errors=[{instancePath:r+"/tool_calls/"+C+"/type",schemaPath:"sc\
hema:ToolCall/properties/type/enum",keyword:"enum",params:{allowedValues:Vt.properties.type.enum}}],
!1;var A=b===e}else var A=!0;if(A)if(k.function!==void 0){let _=k.function,b=e;if(e===b)if(_&&typeof _==
"object"&&!Array.isArray(_)){let H;if(_.name===void 0&&(H="name")||_.arguments===void 0&&(H="argumen\
ts"))return R.errors=[{instancePath:r+"/tool_calls/"+C+"/function",schemaPath:"schema:ToolCall/prope\
rties/function/required",keyword:"required",params:{missingProperty:H}}],!1;if(_.name!==void 0){let de=_.
name,Z=e;if(e===Z)if(typeof de=="string"){if(J(de,256))return R.errors=[{instancePath:r+"/tool_calls\
/"+C+"/function/name",schemaPath:"schema:ToolCall/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return R.errors=[{instancePath:r+"/tool_calls/"+C+"/function\
/name",schemaPath:"schema:ToolCall/properties/function/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var te=Z===e}else var te=!0;if(te)if(_.arguments!==void 0){let de=_.arguments,Z=e;
if(e===Z)if(typeof de=="string"){if(J(de,8388608))return R.errors=[{instancePath:r+"/tool_calls/"+C+
"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/maxLength",
keyword:"maxLength",params:{limit:8388608}}],!1}else return R.errors=[{instancePath:r+"/tool_calls/"+
C+"/function/arguments",schemaPath:"schema:ToolCall/properties/function/properties/arguments/type",keyword:"\
type",params:{type:"string"}}],!1;var te=Z===e}else var te=!0}else return R.errors=[{instancePath:r+
"/tool_calls/"+C+"/function",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{
type:"object"}}],!1;var A=b===e}else var A=!0}}else return R.errors=[{instancePath:r+"/tool_calls/"+
C,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var f=y===e;if(!f)break}}}
var F=z===e}else var F=!0;if(F){if(t.tool_call_id!==void 0){let P=t.tool_call_id,z=e;if(typeof P!="s\
tring"&&P!==null)return R.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call\
_id/type",keyword:"type",params:{type:be.properties.tool_call_id.type}}],!1;if(e===z&&typeof P=="str\
ing"&&J(P,256))return R.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/properties/tool_call_i\
d/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var F=z===e}else var F=!0;if(F){if(t.reasoning!==
void 0){let P=t.reasoning,z=e;if(typeof P!="string"&&P!==null)return R.errors=[{instancePath:r+"/rea\
soning",schemaPath:"#/properties/reasoning/type",keyword:"type",params:{type:be.properties.reasoning.
type}}],!1;if(e===z&&typeof P=="string"&&J(P,8388608))return R.errors=[{instancePath:r+"/reasoning",
schemaPath:"#/properties/reasoning/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var F=z===
e}else var F=!0;if(F){if(t.reasoning_content!==void 0){let P=t.reasoning_content,z=e;if(typeof P!="s\
tring"&&P!==null)return R.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reas\
oning_content/type",keyword:"type",params:{type:be.properties.reasoning_content.type}}],!1;if(e===z&&
typeof P=="string"&&J(P,8388608))return R.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#\
/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var F=z===e}else
var F=!0;if(F){if(t.audio!==void 0){let P=e;if(t.audio!==null)return R.errors=[{instancePath:r+"/aud\
io",schemaPath:"#/properties/audio/type",keyword:"type",params:{type:"null"}}],!1;var F=P===e}else var F=!0;
if(F)if(t.function_call!==void 0){let P=e;if(t.function_call!==null)return R.errors=[{instancePath:r+
"/function_call",schemaPath:"#/properties/function_call/type",keyword:"type",params:{type:"null"}}],
!1;var F=P===e}else var F=!0}}}}}}}}}else return R.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return R.errors=s,p.props=a,e===0}R.evaluated={dynamicProps:!0,dynamicItems:!1};function Ae(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>4)return Ae.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:4}}],!1;{var i=!0;let u=t.length;for(let m=0;m<u;m++){let n=t[m],o=e;if(e===
e)if(typeof n=="string"){if(J(n,4096))return Ae.errors=[{instancePath:r+"/"+m,schemaPath:"schema:Sto\
pText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Ae.errors=[{instancePath:r+
"/"+m,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e;if(!i)
break}}}else return Ae.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"}}],!1;return Ae.errors=s,e===0}Ae.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ur={type:"\
object",required:["type","function"],properties:{type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name"],properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z\
0-9_-]+$"},description:{type:["string","null"],maxLength:65536},parameters:{anyOf:[{$ref:"schema:Jso\
nSchema"},{type:"null"}]},strict:{type:["boolean","null"]}}}},$id:"schema:Tool"};var Zr=new RegExp("^[a-zA-Z0-9_-]+$","u");function oe(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=oe.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.type===
void 0&&(n="type")||t.function===void 0&&(n="function"))return oe.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n}}],!1;if(t.type!==void 0){let o=t.type,a=e;
if(typeof o!="string")return oe.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/type",
keyword:"type",params:{type:"string"}}],!1;if(o!=="function")return oe.errors=[{instancePath:r+"/typ\
e",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:ur.properties.type.enum}}],
!1;var i=a===e}else var i=!0;if(i)if(t.function!==void 0){let o=t.function,a=e;if(e===a)if(o&&typeof o==
"object"&&!Array.isArray(o)){let g;if(o.name===void 0&&(g="name"))return oe.errors=[{instancePath:r+
"/function",schemaPath:"#/properties/function/required",keyword:"required",params:{missingProperty:g}}],
!1;if(o.name!==void 0){let d=o.name,v=e;if(e===v)if(typeof d=="string"){if(J(d,64))return oe.errors=
[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if($e(d,1))return oe.errors=[{instancePath:r+"/function/name",schemaPath:"\
#/properties/function/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Zr.test(
d))return oe.errors=[{instancePath:r+"/function/name",schemaPath:"#/properties/function/properties/n\
ame/pattern",keyword:"pattern",params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return oe.errors=[{instancePath:r+
"/function/name",schemaPath:"#/properties/function/properties/name/type",keyword:"type",params:{type:"\
string"}}],!1;var u=v===e}else var u=!0;if(u){if(o.description!==void 0){let d=o.description,v=e;if(typeof d!=
"string"&&d!==null)return oe.errors=[{instancePath:r+"/function/description",schemaPath:"#/propertie\
s/function/properties/description/type",keyword:"type",params:{type:ur.properties.function.properties.
description.type}}],!1;if(e===v&&typeof d=="string"&&J(d,65536))return oe.errors=[{instancePath:r+"/\
function/description",schemaPath:"#/properties/function/properties/description/maxLength",keyword:"m\
axLength",params:{limit:65536}}],!1;var u=v===e}else var u=!0;if(u){if(o.parameters!==void 0){let d=o.
parameters,v=e,h=e,w=!1,T=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d))){let E={instancePath:r+
"/function/parameters",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};s===
null?s=[E]:s.push(E),e++}var m=T===e;w=w||m;let U=e;if(d!==null){let E={instancePath:r+"/function/pa\
rameters",schemaPath:"#/properties/function/properties/parameters/anyOf/1/type",keyword:"type",params:{
type:"null"}};s===null?s=[E]:s.push(E),e++}var m=U===e;if(w=w||m,w)e=h,s!==null&&(h?s.length=h:s=null);else{
let E={instancePath:r+"/function/parameters",schemaPath:"#/properties/function/properties/parameters\
/anyOf",keyword:"anyOf",params:{}};return s===null?s=[E]:s.push(E),e++,oe.errors=s,!1}var u=v===e}else
var u=!0;if(u)if(o.strict!==void 0){let d=o.strict,v=e;if(typeof d!="boolean"&&d!==null)return oe.errors=
[{instancePath:r+"/function/strict",schemaPath:"#/properties/function/properties/strict/type",keyword:"\
type",params:{type:ur.properties.function.properties.strict.type}}],!1;var u=v===e}else var u=!0}}}else
return oe.errors=[{instancePath:r+"/function",schemaPath:"#/properties/function/type",keyword:"type",
params:{type:"object"}}],!1;var i=a===e}else var i=!0}else return oe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=s,e===0}oe.evaluated={props:{type:!0,
function:!0},dynamicProps:!1,dynamicItems:!1};var cr={type:"object",required:["type"],properties:{type:{
type:"string",enum:["text","json_object","json_schema"]},json_schema:{type:"object",required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:64,pattern:"^[a-zA-Z0-9_-]+$"},description:{type:[
"string","null"],maxLength:65536},schema:{anyOf:[{$ref:"schema:JsonSchema"},{type:"null"}]},strict:{
type:["boolean","null"]}}}},if:{required:["type"],properties:{type:{const:"json_schema"}}},then:{required:[
"json_schema"],properties:{json_schema:{}}},$id:"schema:ResponseFormat"};function se(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=se.evaluated;
p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let i=e,u=!0,m=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let d;if(t.type===void 0&&(d="type")){let v={};s===null?s=[v]:s.push(v),
e++}else if(t.type!==void 0&&t.type!=="json_schema"){let v={};s===null?s=[v]:s.push(v),e++}}var n=m===
e;if(e=i,s!==null&&(i?s.length=i:s=null),n){let d=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let h;
if(t.json_schema===void 0&&(h="json_schema"))return se.errors=[{instancePath:r,schemaPath:"#/then/re\
quired",keyword:"required",params:{missingProperty:h}}],!1}var n=d===e;if(u=n,u){var o={};o.json_schema=
!0,o.type=!0}}if(!u){let d={instancePath:r,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"th\
en"}};return s===null?s=[d]:s.push(d),e++,se.errors=s,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(
t)){let d;if(t.type===void 0&&(d="type"))return se.errors=[{instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;if(o!==!0&&(o=o||{},o.type=!0,o.json_schema=!0),t.type!==void 0){
let v=t.type,h=e;if(typeof v!="string")return se.errors=[{instancePath:r+"/type",schemaPath:"#/prope\
rties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(v==="text"||v==="json_object"||v===
"json_schema"))return se.errors=[{instancePath:r+"/type",schemaPath:"#/properties/type/enum",keyword:"\
enum",params:{allowedValues:cr.properties.type.enum}}],!1;var a=h===e}else var a=!0;if(a)if(t.json_schema!==
void 0){let v=t.json_schema,h=e;if(e===h)if(v&&typeof v=="object"&&!Array.isArray(v)){let T;if(v.name===
void 0&&(T="name"))return se.errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_sc\
hema/required",keyword:"required",params:{missingProperty:T}}],!1;if(v.name!==void 0){let j=v.name,U=e;
if(e===U)if(typeof j=="string"){if(J(j,64))return se.errors=[{instancePath:r+"/json_schema/name",schemaPath:"\
#/properties/json_schema/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if($e(
j,1))return se.errors=[{instancePath:r+"/json_schema/name",schemaPath:"#/properties/json_schema/prop\
erties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Zr.test(j))return se.errors=[{instancePath:r+
"/json_schema/name",schemaPath:"#/properties/json_schema/properties/name/pattern",keyword:"pattern",
params:{pattern:"^[a-zA-Z0-9_-]+$"}}],!1}else return se.errors=[{instancePath:r+"/json_schema/name",
schemaPath:"#/properties/json_schema/properties/name/type",keyword:"type",params:{type:"string"}}],!1;
var c=U===e}else var c=!0;if(c){if(v.description!==void 0){let j=v.description,U=e;if(typeof j!="str\
ing"&&j!==null)return se.errors=[{instancePath:r+"/json_schema/description",schemaPath:"#/properties\
/json_schema/properties/description/type",keyword:"type",params:{type:cr.properties.json_schema.properties.
description.type}}],!1;if(e===U&&typeof j=="string"&&J(j,65536))return se.errors=[{instancePath:r+"/\
json_schema/description",schemaPath:"#/properties/json_schema/properties/description/maxLength",keyword:"\
maxLength",params:{limit:65536}}],!1;var c=U===e}else var c=!0;if(c){if(v.schema!==void 0){let j=v.schema,
U=e,F=e,E=!1,f=e;if(e===e&&!(j&&typeof j=="object"&&!Array.isArray(j))){let P={instancePath:r+"/json\
_schema/schema",schemaPath:"schema:JsonSchema/type",keyword:"type",params:{type:"object"}};s===null?
s=[P]:s.push(P),e++}var g=f===e;E=E||g;let te=e;if(j!==null){let P={instancePath:r+"/json_schema/sch\
ema",schemaPath:"#/properties/json_schema/properties/schema/anyOf/1/type",keyword:"type",params:{type:"\
null"}};s===null?s=[P]:s.push(P),e++}var g=te===e;if(E=E||g,E)e=F,s!==null&&(F?s.length=F:s=null);else{
let P={instancePath:r+"/json_schema/schema",schemaPath:"#/properties/json_schema/properties/schema/a\
nyOf",keyword:"anyOf",params:{}};return s===null?s=[P]:s.push(P),e++,se.errors=s,!1}var c=U===e}else
var c=!0;if(c)if(v.strict!==void 0){let j=v.strict,U=e;if(typeof j!="boolean"&&j!==null)return se.errors=
[{instancePath:r+"/json_schema/strict",schemaPath:"#/properties/json_schema/properties/strict/type",
keyword:"type",params:{type:cr.properties.json_schema.properties.strict.type}}],!1;var c=U===e}else var c=!0}}}else
return se.errors=[{instancePath:r+"/json_schema",schemaPath:"#/properties/json_schema/type",keyword:"\
type",params:{type:"object"}}],!1;var a=h===e}else var a=!0}else return se.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=s,p.props=o,e===0}se.evaluated={
dynamicProps:!0,dynamicItems:!1};function N(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,
dynamicAnchors:$={}}={}){let s=null,e=0,p=N.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let E;if(t.body===void 0&&(E="body"))return N.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:E}}],!1;if(t.
body!==void 0){let f=t.body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){f.stream===void 0&&
(f.stream=!1);let te;if(f.model===void 0&&(te="model")||f.messages===void 0&&(te="messages"))return N.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:te}}],
!1;if(f.model!==void 0){let I=f.model,P=e;if(e===e)if(typeof I=="string"){if(J(I,256))return N.errors=
[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if($e(I,1))return N.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",
keyword:"minLength",params:{limit:1}}],!1}else return N.errors=[{instancePath:r+"/body/model",schemaPath:"\
schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=P===e}else var i=!0;if(i){if(f.
messages!==void 0){let I=f.messages,P=e;if(e===P)if(Array.isArray(I)){if(I.length>1e3)return N.errors=
[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/properties/messages/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;if(I.length<1)return N.errors=[{instancePath:r+"/body/messages",schemaPath:"\
#/properties/body/properties/messages/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let l=I.
length;for(let q=0;q<l;q++){let C=e;R(I[q],{instancePath:r+"/body/messages/"+q,parentData:I,parentDataProperty:q,
rootData:x,dynamicAnchors:$})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var u=C===e;if(!u)
break}}}else return N.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propert\
ies/messages/type",keyword:"type",params:{type:"array"}}],!1;var i=P===e}else var i=!0;if(i){if(f.max_tokens!==
void 0){let I=f.max_tokens,P=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==null)return N.
errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max_tokens/type",
keyword:"type",params:{type:ne.properties.body.properties.max_tokens.type}}],!1;if(e===P&&typeof I==
"number"&&isFinite(I)){if(I>2147483647||isNaN(I))return N.errors=[{instancePath:r+"/body/max_tokens",
schemaPath:"#/properties/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647}}],!1;if(I<1||isNaN(I))return N.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"\
#/properties/body/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=P===e}else var i=!0;if(i){if(f.max_completion_tokens!==void 0){let I=f.max_completion_tokens,
P=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))&&I!==null)return N.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:ne.properties.body.properties.max_completion_tokens.type}}],!1;if(e===P&&typeof I==
"number"&&isFinite(I)){if(I>2147483647||isNaN(I))return N.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(I<1||isNaN(I))return N.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=P===e}else var i=!0;if(i){if(f.temperature!==void 0){
let I=f.temperature,P=e;if(!(typeof I=="number"&&isFinite(I))&&I!==null)return N.errors=[{instancePath:r+
"/body/temperature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{
type:ne.properties.body.properties.temperature.type}}],!1;if(e===P&&typeof I=="number"&&isFinite(I)){
if(I>2||isNaN(I))return N.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:2}}],!1;if(I<0||isNaN(
I))return N.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;
if(i){if(f.top_p!==void 0){let I=f.top_p,P=e;if(!(typeof I=="number"&&isFinite(I))&&I!==null)return N.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/type",keyword:"\
type",params:{type:ne.properties.body.properties.top_p.type}}],!1;if(e===P&&typeof I=="number"&&isFinite(
I)){if(I>1||isNaN(I))return N.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/pr\
operties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(I<0||isNaN(I))return N.
errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top_p/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e}else var i=!0;if(i){let I=f.stream,P=e;if(typeof I!=
"boolean"&&I!==null)return N.errors=[{instancePath:r+"/body/stream",schemaPath:"#/properties/body/pr\
operties/stream/type",keyword:"type",params:{type:ne.properties.body.properties.stream.type}}],!1;var i=P===
e;if(i){if(f.stream_options!==void 0){let l=f.stream_options,q=e,C=e,k=!1,y=e;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){if(l.include_usage!==void 0){let _=l.include_usage;if(typeof _!="boolea\
n"&&_!==null){let b={instancePath:r+"/body/stream_options/include_usage",schemaPath:"schema:StreamOp\
tions/properties/include_usage/type",keyword:"type",params:{type:Mt.properties.include_usage.type}};
s===null?s=[b]:s.push(b),e++}}}else{let _={instancePath:r+"/body/stream_options",schemaPath:"schema:\
StreamOptions/type",keyword:"type",params:{type:"object"}};s===null?s=[_]:s.push(_),e++}var n=y===e;
if(k=k||n,n){var m={};m.include_usage=!0}let G=e;if(l!==null){let _={instancePath:r+"/body/stream_op\
tions",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"type",params:{
type:"null"}};s===null?s=[_]:s.push(_),e++}var n=G===e;if(k=k||n,k)e=C,s!==null&&(C?s.length=C:s=null);else{
let _={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options\
/anyOf",keyword:"anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,N.errors=s,!1}var i=q===e}else
var i=!0;if(i){if(f.n!==void 0){let l=f.n,q=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&
l!==null)return N.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/type",
keyword:"type",params:{type:ne.properties.body.properties.n.type}}],!1;if(e===q&&typeof l=="number"&&
isFinite(l)){if(l>1||isNaN(l))return N.errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/bo\
dy/properties/n/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<1||isNaN(l))return N.
errors=[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1}}],!1}var i=q===e}else var i=!0;if(i){if(f.stop!==void 0){let l=f.
stop,q=e,C=e,k=!1,y=e;if(e===e)if(typeof l=="string"){if(J(l,4096)){let b={instancePath:r+"/body/sto\
p",schemaPath:"schema:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};s===null?s=[b]:s.
push(b),e++}}else{let b={instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",
params:{type:"string"}};s===null?s=[b]:s.push(b),e++}var o=y===e;k=k||o;let G=e;Ae(l,{instancePath:r+
"/body/stop",parentData:f,parentDataProperty:"stop",rootData:x,dynamicAnchors:$})||(s=s===null?Ae.errors:
s.concat(Ae.errors),e=s.length);var o=G===e;k=k||o;let M=e;if(l!==null){let b={instancePath:r+"/body\
/stop",schemaPath:"#/properties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};
s===null?s=[b]:s.push(b),e++}var o=M===e;if(k=k||o,k)e=C,s!==null&&(C?s.length=C:s=null);else{let b={
instancePath:r+"/body/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};
return s===null?s=[b]:s.push(b),e++,N.errors=s,!1}var i=q===e}else var i=!0;if(i){if(f.seed!==void 0){
let l=f.seed,q=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return N.errors=
[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{
type:ne.properties.body.properties.seed.type}}],!1;if(e===q&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||
isNaN(l))return N.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(l<-9007199254740991||
isNaN(l))return N.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed\
/minimum",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var i=q===e}else var i=!0;
if(i){if(f.frequency_penalty!==void 0){let l=f.frequency_penalty,q=e;if(!(typeof l=="number"&&isFinite(
l))&&l!==null)return N.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:ne.properties.body.properties.frequency_penalty.
type}}],!1;if(e===q&&typeof l=="number"&&isFinite(l)){if(l>2||isNaN(l))return N.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2}}],!1;if(l<-2||isNaN(l))return N.errors=[{instancePath:r+"/\
body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-2}}],!1}var i=q===e}else var i=!0;if(i){if(f.presence_penalty!==
void 0){let l=f.presence_penalty,q=e;if(!(typeof l=="number"&&isFinite(l))&&l!==null)return N.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:ne.properties.body.properties.presence_penalty.type}}],!1;if(e===q&&
typeof l=="number"&&isFinite(l)){if(l>2||isNaN(l))return N.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2}}],!1;if(l<-2||isNaN(l))return N.errors=[{instancePath:r+"/body/presence_pen\
alty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-2}}],!1}var i=q===e}else var i=!0;if(i){if(f.logit_bias!==void 0){let l=f.logit_bias,q=e,
C=e,k=!1,y=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l))if(Object.keys(l).length>1024){let _={
instancePath:r+"/body/logit_bias",schemaPath:"schema:LogitBias/maxProperties",keyword:"maxProperties",
params:{limit:1024}};s===null?s=[_]:s.push(_),e++}else for(let _ in l){let b=l[_],K=e;if(e===K)if(typeof b==
"number"&&isFinite(b)){if(b>100||isNaN(b)){let H={instancePath:r+"/body/logit_bias/"+_.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:LogitBias/additionalProperties/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:100}};s===null?s=[H]:s.push(H),e++}else if(b<-100||isNaN(b)){let H={
instancePath:r+"/body/logit_bias/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Logit\
Bias/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:-100}};s===null?s=
[H]:s.push(H),e++}}else{let H={instancePath:r+"/body/logit_bias/"+_.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:LogitBias/additionalProperties/type",keyword:"type",params:{type:"number"}};
s===null?s=[H]:s.push(H),e++}var a=K===e;if(!a)break}else{let _={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};s===null?s=[_]:s.push(_),e++}var c=y===
e;k=k||c;let G=e;if(l!==null){let _={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body\
/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[_]:s.push(_),e++}
var c=G===e;if(k=k||c,k)e=C,s!==null&&(C?s.length=C:s=null);else{let _={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return s===
null?s=[_]:s.push(_),e++,N.errors=s,!1}var i=q===e}else var i=!0;if(i){if(f.logprobs!==void 0){let l=f.
logprobs,q=e;if(typeof l!="boolean"&&l!==null)return N.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:ne.properties.body.properties.
logprobs.type}}],!1;var i=q===e}else var i=!0;if(i){if(f.top_logprobs!==void 0){let l=f.top_logprobs,
q=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null)return N.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:ne.properties.body.properties.top_logprobs.type}}],!1;if(e===q&&typeof l=="number"&&isFinite(l)){
if(l>20||isNaN(l))return N.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bod\
y/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:20}}],!1;if(l<0||
isNaN(l))return N.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=q===e}else var i=!0;
if(i){if(f.tools!==void 0){let l=f.tools,q=e;if(!Array.isArray(l)&&l!==null)return N.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:ne.properties.
body.properties.tools.type}}],!1;if(e===q&&Array.isArray(l)){if(l.length>128)return N.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:128}}],
!1;{var g=!0;let k=l.length;for(let y=0;y<k;y++){let O=e;oe(l[y],{instancePath:r+"/body/tools/"+y,parentData:l,
parentDataProperty:y,rootData:x,dynamicAnchors:$})||(s=s===null?oe.errors:s.concat(oe.errors),e=s.length);
var g=O===e;if(!g)break}}}var i=q===e}else var i=!0;if(i){if(f.tool_choice!==void 0){let l=f.tool_choice,
q=e,C=e,k=!1,y=e;if(typeof l!="string"){let b={instancePath:r+"/body/tool_choice",schemaPath:"schema\
:ToolMode/type",keyword:"type",params:{type:"string"}};s===null?s=[b]:s.push(b),e++}if(!(l==="none"||
l==="auto"||l==="required")){let b={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode/e\
num",keyword:"enum",params:{allowedValues:St.enum}};s===null?s=[b]:s.push(b),e++}var h=y===e;k=k||h;
let O=e;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let b;if(l.type===void 0&&(b="type")||
l.function===void 0&&(b="function")){let K={instancePath:r+"/body/tool_choice",schemaPath:"schema:Na\
medTool/required",keyword:"required",params:{missingProperty:b}};s===null?s=[K]:s.push(K),e++}else{if(l.
type!==void 0){let K=l.type,H=e;if(typeof K!="string"){let de={instancePath:r+"/body/tool_choice/typ\
e",schemaPath:"schema:NamedTool/properties/type/type",keyword:"type",params:{type:"string"}};s===null?
s=[de]:s.push(de),e++}if(K!=="function"){let de={instancePath:r+"/body/tool_choice/type",schemaPath:"\
schema:NamedTool/properties/type/enum",keyword:"enum",params:{allowedValues:Rt.properties.type.enum}};
s===null?s=[de]:s.push(de),e++}var d=H===e}else var d=!0;if(d)if(l.function!==void 0){let K=l.function,
H=e;if(e===H)if(K&&typeof K=="object"&&!Array.isArray(K)){let Z;if(K.name===void 0&&(Z="name")){let ie={
instancePath:r+"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/require\
d",keyword:"required",params:{missingProperty:Z}};s===null?s=[ie]:s.push(ie),e++}else if(K.name!==void 0){
let ie=K.name;if(e===e)if(typeof ie=="string"){if(J(ie,64)){let ae={instancePath:r+"/body/tool_choic\
e/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}};s===null?s=[ae]:s.push(ae),e++}else if($e(ie,1)){let ae={instancePath:r+
"/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/m\
inLength",keyword:"minLength",params:{limit:1}};s===null?s=[ae]:s.push(ae),e++}}else{let ae={instancePath:r+
"/body/tool_choice/function/name",schemaPath:"schema:NamedTool/properties/function/properties/name/t\
ype",keyword:"type",params:{type:"string"}};s===null?s=[ae]:s.push(ae),e++}}}else{let Z={instancePath:r+
"/body/tool_choice/function",schemaPath:"schema:NamedTool/properties/function/type",keyword:"type",params:{
type:"object"}};s===null?s=[Z]:s.push(Z),e++}var d=H===e}else var d=!0}}else{let b={instancePath:r+"\
/body/tool_choice",schemaPath:"schema:NamedTool/type",keyword:"type",params:{type:"object"}};s===null?
s=[b]:s.push(b),e++}var h=O===e;if(k=k||h,h){var v={};v.type=!0,v.function=!0}let M=e;if(l!==null){let b={
instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf/2/type",
keyword:"type",params:{type:"null"}};s===null?s=[b]:s.push(b),e++}var h=M===e;if(k=k||h,k)e=C,s!==null&&
(C?s.length=C:s=null);else{let b={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/body/p\
roperties/tool_choice/anyOf",keyword:"anyOf",params:{}};return s===null?s=[b]:s.push(b),e++,N.errors=
s,!1}var i=q===e}else var i=!0;if(i){if(f.parallel_tool_calls!==void 0){let l=f.parallel_tool_calls,
q=e;if(typeof l!="boolean"&&l!==null)return N.errors=[{instancePath:r+"/body/parallel_tool_calls",schemaPath:"\
#/properties/body/properties/parallel_tool_calls/type",keyword:"type",params:{type:ne.properties.body.
properties.parallel_tool_calls.type}}],!1;var i=q===e}else var i=!0;if(i){if(f.response_format!==void 0){
let l=f.response_format,q=e,C=e,k=!1,y=e;se(l,{instancePath:r+"/body/response_format",parentData:f,parentDataProperty:"\
response_format",rootData:x,dynamicAnchors:$})||(s=s===null?se.errors:s.concat(se.errors),e=s.length);
var w=y===e;k=k||w;let O=e;if(l!==null){let M={instancePath:r+"/body/response_format",schemaPath:"#/\
properties/body/properties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};s===null?
s=[M]:s.push(M),e++}var w=O===e;if(k=k||w,k)e=C,s!==null&&(C?s.length=C:s=null);else{let M={instancePath:r+
"/body/response_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"any\
Of",params:{}};return s===null?s=[M]:s.push(M),e++,N.errors=s,!1}var i=q===e}else var i=!0;if(i){if(f.
reasoning_effort!==void 0){let l=f.reasoning_effort,q=e;if(typeof l!="string"&&l!==null)return N.errors=
[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/\
type",keyword:"type",params:{type:ne.properties.body.properties.reasoning_effort.type}}],!1;if(e===q&&
typeof l=="string"&&J(l,64))return N.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/\
properties/body/properties/reasoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=q===
e}else var i=!0;if(i){if(f.user!==void 0){let l=f.user,q=e;if(typeof l!="string"&&l!==null)return N.
errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"ty\
pe",params:{type:ne.properties.body.properties.user.type}}],!1;if(e===q&&typeof l=="string"&&J(l,1024))
return N.errors=[{instancePath:r+"/body/user",schemaPath:"#/properties/body/properties/user/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1;var i=q===e}else var i=!0;if(i){if(f.prompt_cache_key!==
void 0){let l=f.prompt_cache_key,q=e;if(typeof l!="string"&&l!==null)return N.errors=[{instancePath:r+
"/body/prompt_cache_key",schemaPath:"#/properties/body/properties/prompt_cache_key/type",keyword:"ty\
pe",params:{type:ne.properties.body.properties.prompt_cache_key.type}}],!1;if(e===q&&typeof l=="stri\
ng"&&J(l,1024))return N.errors=[{instancePath:r+"/body/prompt_cache_key",schemaPath:"#/properties/bo\
dy/properties/prompt_cache_key/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=q===e}else
var i=!0;if(i){if(f.metadata!==void 0){let l=f.metadata,q=e,C=e,k=!1,y=e;if(e===e)if(l&&typeof l=="o\
bject"&&!Array.isArray(l))if(Object.keys(l).length>16){let _={instancePath:r+"/body/metadata",schemaPath:"\
schema:Metadata/maxProperties",keyword:"maxProperties",params:{limit:16}};s===null?s=[_]:s.push(_),e++}else
for(let _ in l){let b=l[_],K=e;if(e===K)if(typeof b=="string"){if(J(b,512)){let H={instancePath:r+"/\
body/metadata/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:512}};s===null?s=[H]:s.push(H),e++}}else{let H={instancePath:r+
"/body/metadata/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Metadata/additionalPro\
perties/type",keyword:"type",params:{type:"string"}};s===null?s=[H]:s.push(H),e++}var T=K===e;if(!T)
break}else{let _={instancePath:r+"/body/metadata",schemaPath:"schema:Metadata/type",keyword:"type",params:{
type:"object"}};s===null?s=[_]:s.push(_),e++}var j=y===e;k=k||j;let G=e;if(l!==null){let _={instancePath:r+
"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf/1/type",keyword:"type",params:{
type:"null"}};s===null?s=[_]:s.push(_),e++}var j=G===e;if(k=k||j,k)e=C,s!==null&&(C?s.length=C:s=null);else{
let _={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/properties/metadata/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[_]:s.push(_),e++,N.errors=s,!1}var i=q===e}else var i=!0;if(i){
if(f.modalities!==void 0){let l=f.modalities,q=e;if(!Array.isArray(l)&&l!==null)return N.errors=[{instancePath:r+
"/body/modalities",schemaPath:"#/properties/body/properties/modalities/type",keyword:"type",params:{
type:ne.properties.body.properties.modalities.type}}],!1;if(e===q&&Array.isArray(l)){if(l.length>8)return N.
errors=[{instancePath:r+"/body/modalities",schemaPath:"#/properties/body/properties/modalities/maxIt\
ems",keyword:"maxItems",params:{limit:8}}],!1;{var U=!0;let k=l.length;for(let y=0;y<k;y++){let O=l[y],
G=e;if(typeof O!="string")return N.errors=[{instancePath:r+"/body/modalities/"+y,schemaPath:"schema:\
Modality/type",keyword:"type",params:{type:"string"}}],!1;if(O!=="text")return N.errors=[{instancePath:r+
"/body/modalities/"+y,schemaPath:"schema:Modality/enum",keyword:"enum",params:{allowedValues:Bt.enum}}],
!1;var U=G===e;if(!U)break}}}var i=q===e}else var i=!0;if(i){if(f.audio!==void 0){let l=e;if(f.audio!==
null)return N.errors=[{instancePath:r+"/body/audio",schemaPath:"#/properties/body/properties/audio/t\
ype",keyword:"type",params:{type:"null"}}],!1;var i=l===e}else var i=!0;if(i){if(f.functions!==void 0){
let l=e;if(f.functions!==null)return N.errors=[{instancePath:r+"/body/functions",schemaPath:"#/prope\
rties/body/properties/functions/type",keyword:"type",params:{type:"null"}}],!1;var i=l===e}else var i=!0;
if(i){if(f.function_call!==void 0){let l=e;if(f.function_call!==null)return N.errors=[{instancePath:r+
"/body/function_call",schemaPath:"#/properties/body/properties/function_call/type",keyword:"type",params:{
type:"null"}}],!1;var i=l===e}else var i=!0;if(i){if(f.top_k!==void 0){let l=f.top_k,q=e;if(!(typeof l==
"number"&&isFinite(l))&&l!==null)return N.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/proper\
ties/body/properties/top_k/type",keyword:"type",params:{type:ne.properties.body.properties.top_k.type}}],
!1;if(e===q&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return N.errors=[{instancePath:r+
"/body/top_k",schemaPath:"#/properties/body/properties/top_k/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}}],!1;if(l<-1||isNaN(l))return N.errors=[{instancePath:r+"/body/top_k",schemaPath:"\
#/properties/body/properties/top_k/minimum",keyword:"minimum",params:{comparison:">=",limit:-1}}],!1}
var i=q===e}else var i=!0;if(i){if(f.min_p!==void 0){let l=f.min_p,q=e;if(!(typeof l=="number"&&isFinite(
l))&&l!==null)return N.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/propertie\
s/min_p/type",keyword:"type",params:{type:ne.properties.body.properties.min_p.type}}],!1;if(e===q&&typeof l==
"number"&&isFinite(l)){if(l>1||isNaN(l))return N.errors=[{instancePath:r+"/body/min_p",schemaPath:"#\
/properties/body/properties/min_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(l<
0||isNaN(l))return N.errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/\
min_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=q===e}else var i=!0;if(i){
if(f.repetition_penalty!==void 0){let l=f.repetition_penalty,q=e;if(!(typeof l=="number"&&isFinite(l))&&
l!==null)return N.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/properties/body/p\
roperties/repetition_penalty/type",keyword:"type",params:{type:ne.properties.body.properties.repetition_penalty.
type}}],!1;if(e===q&&typeof l=="number"&&isFinite(l)){if(l>10||isNaN(l))return N.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(l<0||isNaN(l))return N.errors=[{instancePath:r+"/\
body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=q===e}else var i=!0;if(i)if(f.reasoning!==void 0){
let l=f.reasoning,q=e,C=e,k=!1,y=e;if(typeof l!="boolean"){let b={instancePath:r+"/body/reasoning",schemaPath:"\
schema:ReasoningSwitch/type",keyword:"type",params:{type:"boolean"}};s===null?s=[b]:s.push(b),e++}var F=y===
e;k=k||F;let O=e;if(e===e&&!(l&&typeof l=="object"&&!Array.isArray(l))){let b={instancePath:r+"/body\
/reasoning",schemaPath:"schema:ReasoningSettings/type",keyword:"type",params:{type:"object"}};s===null?
s=[b]:s.push(b),e++}var F=O===e;k=k||F;let M=e;if(l!==null){let b={instancePath:r+"/body/reasoning",
schemaPath:"#/properties/body/properties/reasoning/anyOf/2/type",keyword:"type",params:{type:"null"}};
s===null?s=[b]:s.push(b),e++}var F=M===e;if(k=k||F,k)e=C,s!==null&&(C?s.length=C:s=null);else{let b={
instancePath:r+"/body/reasoning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"\
anyOf",params:{}};return s===null?s=[b]:s.push(b),e++,N.errors=s,!1}var i=q===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return N.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return N.errors=s,e===0}N.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Kr=me,Qe={paths:{},components:{securitySchemes:{BearerAuth:{
type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{type:"obje\
ct",required:["model","input"],properties:{model:{$ref:"schema:ModelName"},input:{anyOf:[{$ref:"sche\
ma:EmbeddingText"},{$ref:"schema:EmbeddingTexts"},{$ref:"schema:EmbeddingTokens"},{$ref:"schema:Embe\
ddingTokenLists"}]},encoding_format:{type:["string","null"],enum:["float","base64",null]},dimensions:{
type:["integer","null"],minimum:1,maximum:1e6},user:{type:["string","null"],maxLength:1024}}}},required:[
"body"]};function Pe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>2048)return Pe.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(t.length<1)return Pe.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let u=t.length;for(let m=0;m<u;m++){let n=t[m],
o=e;if(e===e)if(typeof n=="string"){if(J(n,8388608))return Pe.errors=[{instancePath:r+"/"+m,schemaPath:"\
schema:EmbeddingText/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;if($e(n,1))return Pe.
errors=[{instancePath:r+"/"+m,schemaPath:"schema:EmbeddingText/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Pe.errors=[{instancePath:r+"/"+m,schemaPath:"schema:EmbeddingText/type",keyword:"\
type",params:{type:"string"}}],!1;var i=o===e;if(!i)break}}}else return Pe.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return Pe.errors=s,e===0}Pe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ue(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>131072)return ue.errors=[{instancePath:r,schemaPath:"#/maxItems",
keyword:"maxItems",params:{limit:131072}}],!1;if(t.length<1)return ue.errors=[{instancePath:r,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let u=t.length;for(let m=0;m<u;m++){let n=t[m],
o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:r+"\
/"+m,schemaPath:"schema:TokenId/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return ue.errors=[{instancePath:r+"/"+m,schemaPath:"\
schema:TokenId/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(n<0||isNaN(
n))return ue.errors=[{instancePath:r+"/"+m,schemaPath:"schema:TokenId/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=o===e;if(!i)break}}}else return ue.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"array"}}],!1;return ue.errors=s,e===0}ue.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function qe(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>2048)return qe.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:2048}}],!1;if(t.length<1)return qe.errors=[{instancePath:r,schemaPath:"#/min\
Items",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let u=t.length;for(let m=0;m<u;m++){let n=e;
ue(t[m],{instancePath:r+"/"+m,parentData:t,parentDataProperty:m,rootData:x,dynamicAnchors:$})||(s=s===
null?ue.errors:s.concat(ue.errors),e=s.length);var i=n===e;if(!i)break}}}else return qe.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return qe.errors=s,e===0}qe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function me(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=me.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.body===void 0&&
(n="body"))return me.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;if(t.body!==void 0){let o=t.body;if(e===e)if(o&&typeof o=="object"&&!Array.isArray(o)){let c;if(o.
model===void 0&&(c="model")||o.input===void 0&&(c="input"))return me.errors=[{instancePath:r+"/body",
schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:c}}],!1;if(o.model!==
void 0){let g=o.model,d=e;if(e===e)if(typeof g=="string"){if(J(g,256))return me.errors=[{instancePath:r+
"/body/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if($e(
g,1))return me.errors=[{instancePath:r+"/body/model",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return me.errors=[{instancePath:r+"/body/model",schemaPath:"sc\
hema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=d===e}else var i=!0;if(i){if(o.
input!==void 0){let g=o.input,d=e,v=e,h=!1,w=e;if(e===e)if(typeof g=="string"){if(J(g,8388608)){let f={
instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/maxLength",keyword:"maxLength",params:{
limit:8388608}};s===null?s=[f]:s.push(f),e++}else if($e(g,1)){let f={instancePath:r+"/body/input",schemaPath:"\
schema:EmbeddingText/minLength",keyword:"minLength",params:{limit:1}};s===null?s=[f]:s.push(f),e++}}else{
let f={instancePath:r+"/body/input",schemaPath:"schema:EmbeddingText/type",keyword:"type",params:{type:"\
string"}};s===null?s=[f]:s.push(f),e++}var m=w===e;h=h||m;let j=e;Pe(g,{instancePath:r+"/body/input",
parentData:o,parentDataProperty:"input",rootData:x,dynamicAnchors:$})||(s=s===null?Pe.errors:s.concat(
Pe.errors),e=s.length);var m=j===e;if(h=h||m,m)var u=!0;let U=e;ue(g,{instancePath:r+"/body/input",parentData:o,
parentDataProperty:"input",rootData:x,dynamicAnchors:$})||(s=s===null?ue.errors:s.concat(ue.errors),
e=s.length);var m=U===e;h=h||m,m&&u!==!0&&(u=!0);let F=e;qe(g,{instancePath:r+"/body/input",parentData:o,
parentDataProperty:"input",rootData:x,dynamicAnchors:$})||(s=s===null?qe.errors:s.concat(qe.errors),
e=s.length);var m=F===e;if(h=h||m,m&&u!==!0&&(u=!0),h)e=v,s!==null&&(v?s.length=v:s=null);else{let f={
instancePath:r+"/body/input",schemaPath:"#/properties/body/properties/input/anyOf",keyword:"anyOf",params:{}};
return s===null?s=[f]:s.push(f),e++,me.errors=s,!1}var i=d===e}else var i=!0;if(i){if(o.encoding_format!==
void 0){let g=o.encoding_format,d=e;if(typeof g!="string"&&g!==null)return me.errors=[{instancePath:r+
"/body/encoding_format",schemaPath:"#/properties/body/properties/encoding_format/type",keyword:"type",
params:{type:Qe.properties.body.properties.encoding_format.type}}],!1;if(!(g==="float"||g==="base64"||
g===null))return me.errors=[{instancePath:r+"/body/encoding_format",schemaPath:"#/properties/body/pr\
operties/encoding_format/enum",keyword:"enum",params:{allowedValues:Qe.properties.body.properties.encoding_format.
enum}}],!1;var i=d===e}else var i=!0;if(i){if(o.dimensions!==void 0){let g=o.dimensions,d=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))&&g!==null)return me.errors=[{instancePath:r+"/body/dimensi\
ons",schemaPath:"#/properties/body/properties/dimensions/type",keyword:"type",params:{type:Qe.properties.
body.properties.dimensions.type}}],!1;if(e===d&&typeof g=="number"&&isFinite(g)){if(g>1e6||isNaN(g))
return me.errors=[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimens\
ions/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(g<1||isNaN(g))return me.errors=
[{instancePath:r+"/body/dimensions",schemaPath:"#/properties/body/properties/dimensions/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=d===e}else var i=!0;if(i)if(o.user!==void 0){let g=o.
user,d=e;if(typeof g!="string"&&g!==null)return me.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/type",keyword:"type",params:{type:Qe.properties.body.properties.user.
type}}],!1;if(e===d&&typeof g=="string"&&J(g,1024))return me.errors=[{instancePath:r+"/body/user",schemaPath:"\
#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=d===
e}else var i=!0}}}}else return me.errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}}return me.errors=s,e===0}me.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jr=er;function er(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=er.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
er.errors=s,e===0}er.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Hr=rr;function rr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=rr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
rr.errors=s,e===0}rr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yr=tr;function tr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=tr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
tr.errors=s,e===0}tr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gr=sr;function sr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=sr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
sr.errors=s,e===0}sr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wr=ar;function ar(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ar.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ar.errors=s,e===0}ar.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xr=ir;function ir(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ir.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ir.errors=s,e===0}ir.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qr=nr;function nr(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=nr.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
nr.errors=s,e===0}nr.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var et=Te(Ge()),rt=Te(We()),ls={...et.formats,...rt.fastFormats},tt=Be;var le=Fe,De=Ee,Jt={type:"object",additionalProperties:!1,required:["index","message","logprobs","fi\
nish_reason"],properties:{index:{type:"integer",minimum:0,maximum:0},message:{type:"object",required:[
"role","content","refusal"],properties:{role:{type:"string",const:"assistant"},content:{type:["strin\
g","null"],maxLength:33554432},refusal:{type:"null"},tool_calls:{type:"array",minItems:1,maxItems:256,
items:{$ref:"schema:ToolCall"}},reasoning:{type:"string",maxLength:33554432},reasoning_content:{type:"\
string",maxLength:33554432}}},logprobs:{anyOf:[{$ref:"schema:Logprobs"},{type:"null"}]},finish_reason:{
$ref:"schema:FinishReason"}},$id:"schema:Choice"},Ht={type:"object",required:["id","type","function"],
properties:{id:{type:"string",maxLength:256},type:{type:"string",enum:["function"]},function:{type:"\
object",required:["name","arguments"],properties:{name:{type:"string",maxLength:256},arguments:{type:"\
string",maxLength:8388608}}}},$id:"schema:ToolCall"};var Yt={type:"string",enum:["stop","length","tool_calls","content_filter"],$id:"schema:FinishReason"};
function V(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=V.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.index===void 0&&(c="index")||t.message===void 0&&
(c="message")||t.logprobs===void 0&&(c="logprobs")||t.finish_reason===void 0&&(c="finish_reason"))return V.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{
let g=e;for(let d in t)if(!(d==="index"||d==="message"||d==="logprobs"||d==="finish_reason")){return V.
errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(g===e){if(t.index!==void 0){let d=t.index,v=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&
isFinite(d)))return V.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof d=="number"&&isFinite(d)){if(d>0||isNaN(d))return V.
errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:0}}],!1;if(d<0||isNaN(d))return V.errors=[{instancePath:r+"/index",schemaPath:"#/propertie\
s/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=v===e}else var i=!0;if(i){
if(t.message!==void 0){let d=t.message,v=e;if(e===v)if(d&&typeof d=="object"&&!Array.isArray(d)){let w;
if(d.role===void 0&&(w="role")||d.content===void 0&&(w="content")||d.refusal===void 0&&(w="refusal"))
return V.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:w}}],!1;if(d.role!==void 0){let T=d.role,j=e;if(typeof T!="string")return V.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(T!=="assistant")return V.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var u=j===e}else var u=!0;if(u){if(d.content!==void 0){let T=d.content,j=e;if(typeof T!="\
string"&&T!==null)return V.errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/messa\
ge/properties/content/type",keyword:"type",params:{type:Jt.properties.message.properties.content.type}}],
!1;if(e===j&&typeof T=="string"&&le(T,33554432))return V.errors=[{instancePath:r+"/message/content",
schemaPath:"#/properties/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1;var u=j===e}else var u=!0;if(u){if(d.refusal!==void 0){let T=e;if(d.refusal!==null)return V.errors=
[{instancePath:r+"/message/refusal",schemaPath:"#/properties/message/properties/refusal/type",keyword:"\
type",params:{type:"null"}}],!1;var u=T===e}else var u=!0;if(u){if(d.tool_calls!==void 0){let T=d.tool_calls,
j=e;if(e===j)if(Array.isArray(T)){if(T.length>256)return V.errors=[{instancePath:r+"/message/tool_ca\
lls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],
!1;if(T.length<1)return V.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/mes\
sage/properties/tool_calls/minItems",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;let F=T.length;
for(let E=0;E<F;E++){let f=T[E],A=e;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let P;if(f.
id===void 0&&(P="id")||f.type===void 0&&(P="type")||f.function===void 0&&(P="function"))return V.errors=
[{instancePath:r+"/message/tool_calls/"+E,schemaPath:"schema:ToolCall/required",keyword:"required",params:{
missingProperty:P}}],!1;if(f.id!==void 0){let z=f.id,l=e;if(e===l)if(typeof z=="string"){if(le(z,256))
return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/id",schemaPath:"schema:ToolCall/properti\
es/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return V.errors=[{instancePath:r+"\
/message/tool_calls/"+E+"/id",schemaPath:"schema:ToolCall/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var n=l===e}else var n=!0;if(n){if(f.type!==void 0){let z=f.type,l=e;if(typeof z!=
"string")return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/type",schemaPath:"schema:ToolCa\
ll/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(z!=="function")return V.errors=
[{instancePath:r+"/message/tool_calls/"+E+"/type",schemaPath:"schema:ToolCall/properties/type/enum",
keyword:"enum",params:{allowedValues:Ht.properties.type.enum}}],!1;var n=l===e}else var n=!0;if(n)if(f.
function!==void 0){let z=f.function,l=e;if(e===l)if(z&&typeof z=="object"&&!Array.isArray(z)){let C;
if(z.name===void 0&&(C="name")||z.arguments===void 0&&(C="arguments"))return V.errors=[{instancePath:r+
"/message/tool_calls/"+E+"/function",schemaPath:"schema:ToolCall/properties/function/required",keyword:"\
required",params:{missingProperty:C}}],!1;if(z.name!==void 0){let k=z.name,y=e;if(e===y)if(typeof k==
"string"){if(le(k,256))return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/name",schemaPath:"\
schema:ToolCall/properties/function/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/name",schemaPath:"schem\
a:ToolCall/properties/function/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var o=y===
e}else var o=!0;if(o)if(z.arguments!==void 0){let k=z.arguments,y=e;if(e===y)if(typeof k=="string"){
if(le(k,8388608))return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/maxLength",keyword:"maxLength",params:{limit:8388608}}],
!1}else return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/function/arguments",schemaPath:"\
schema:ToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type:"string"}}],
!1;var o=y===e}else var o=!0}else return V.errors=[{instancePath:r+"/message/tool_calls/"+E+"/functi\
on",schemaPath:"schema:ToolCall/properties/function/type",keyword:"type",params:{type:"object"}}],!1;
var n=l===e}else var n=!0}}else return V.errors=[{instancePath:r+"/message/tool_calls/"+E,schemaPath:"\
schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var m=A===e;if(!m)break}}}else return V.
errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls\
/type",keyword:"type",params:{type:"array"}}],!1;var u=j===e}else var u=!0;if(u){if(d.reasoning!==void 0){
let T=d.reasoning,j=e;if(e===j)if(typeof T=="string"){if(le(T,33554432))return V.errors=[{instancePath:r+
"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/maxLength",keyword:"maxLe\
ngth",params:{limit:33554432}}],!1}else return V.errors=[{instancePath:r+"/message/reasoning",schemaPath:"\
#/properties/message/properties/reasoning/type",keyword:"type",params:{type:"string"}}],!1;var u=j===
e}else var u=!0;if(u)if(d.reasoning_content!==void 0){let T=d.reasoning_content,j=e;if(e===j)if(typeof T==
"string"){if(le(T,33554432))return V.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"\
#/properties/message/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return V.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/messa\
ge/properties/reasoning_content/type",keyword:"type",params:{type:"string"}}],!1;var u=j===e}else var u=!0}}}}}else
return V.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"object"}}],!1;var i=v===e}else var i=!0;if(i){if(t.logprobs!==void 0){let d=t.logprobs,v=e,h=e,
w=!1,T=e;if(e===e&&!(d&&typeof d=="object"&&!Array.isArray(d))){let E={instancePath:r+"/logprobs",schemaPath:"\
schema:Logprobs/type",keyword:"type",params:{type:"object"}};s===null?s=[E]:s.push(E),e++}var a=T===
e;w=w||a;let U=e;if(d!==null){let E={instancePath:r+"/logprobs",schemaPath:"#/properties/logprobs/an\
yOf/1/type",keyword:"type",params:{type:"null"}};s===null?s=[E]:s.push(E),e++}var a=U===e;if(w=w||a,
w)e=h,s!==null&&(h?s.length=h:s=null);else{let E={instancePath:r+"/logprobs",schemaPath:"#/propertie\
s/logprobs/anyOf",keyword:"anyOf",params:{}};return s===null?s=[E]:s.push(E),e++,V.errors=s,!1}var i=v===
e}else var i=!0;if(i)if(t.finish_reason!==void 0){let d=t.finish_reason,v=e;if(typeof d!="string")return V.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{
type:"string"}}],!1;if(!(d==="stop"||d==="length"||d==="tool_calls"||d==="content_filter"))return V.
errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{
allowedValues:Yt.enum}}],!1;var i=v===e}else var i=!0}}}}}else return V.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=s,e===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function B(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=B.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.id===void 0&&(n="id")||t.object===void 0&&
(n="object")||t.created===void 0&&(n="created")||t.model===void 0&&(n="model")||t.choices===void 0&&
(n="choices"))return B.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],
!1;{let o=e;for(let a in t)if(!(a==="id"||a==="object"||a==="created"||a==="model"||a==="choices"||a===
"usage")){return B.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:a}}],!1;break}if(o===e){if(t.id!==void 0){let a=t.id,c=e;if(e===
c)if(typeof a=="string"){if(le(a,256))return B.errors=[{instancePath:r+"/id",schemaPath:"#/propertie\
s/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(De(a,1))return B.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.
errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=c===e}else var i=!0;if(i){if(t.object!==void 0){let a=t.object,c=e;if(typeof a!="string")return B.
errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"\
string"}}],!1;if(a!=="chat.completion")return B.errors=[{instancePath:r+"/object",schemaPath:"#/prop\
erties/object/const",keyword:"const",params:{allowedValue:"chat.completion"}}],!1;var i=c===e}else var i=!0;
if(i){if(t.created!==void 0){let a=t.created,c=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return B.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===c&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))return B.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return B.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=c===
e}else var i=!0;if(i){if(t.model!==void 0){let a=t.model,c=e;if(e===e)if(typeof a=="string"){if(le(a,
256))return B.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/maxLength",keyword:"maxL\
ength",params:{limit:256}}],!1;if(De(a,1))return B.errors=[{instancePath:r+"/model",schemaPath:"sche\
ma:ModelName/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:r+
"/model",schemaPath:"schema:ModelName/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else
var i=!0;if(i){if(t.choices!==void 0){let a=t.choices,c=e;if(e===c)if(Array.isArray(a)){if(a.length>
1)return B.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"ma\
xItems",params:{limit:1}}],!1;if(a.length<1)return B.errors=[{instancePath:r+"/choices",schemaPath:"\
#/properties/choices/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let d=a.length;for(let v=0;v<
d;v++){let h=e;V(a[v],{instancePath:r+"/choices/"+v,parentData:a,parentDataProperty:v,rootData:x,dynamicAnchors:$})||
(s=s===null?V.errors:s.concat(V.errors),e=s.length);var u=h===e;if(!u)break}}}else return B.errors=[
{instancePath:r+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],
!1;var i=c===e}else var i=!0;if(i)if(t.usage!==void 0){let a=t.usage,c=e;if(e===e)if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){let v;if(a.prompt_tokens===void 0&&(v="prompt_tokens")||a.completion_tokens===
void 0&&(v="completion_tokens")||a.total_tokens===void 0&&(v="total_tokens"))return B.errors=[{instancePath:r+
"/usage",schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:v}}],!1;if(a.
prompt_tokens!==void 0){let h=a.prompt_tokens,w=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return B.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prom\
pt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof h=="number"&&isFinite(h)){
if(h>4294967295||isNaN(h))return B.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(h<0||isNaN(h))return B.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage\
/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=w===
e}else var m=!0;if(m){if(a.completion_tokens!==void 0){let h=a.completion_tokens,w=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return B.errors=[{instancePath:r+"/usage/completion_tokens",
schemaPath:"schema:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===w&&typeof h=="number"&&isFinite(h)){if(h>4294967295||isNaN(h))return B.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:4294967295}}],!1;if(h<0||isNaN(h))return B.errors=[{instancePath:r+
"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var m=w===e}else var m=!0;if(m){if(a.total_tokens!==void 0){
let h=a.total_tokens,w=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return B.errors=[{
instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof h=="number"&&isFinite(h)){if(h>8589934590||isNaN(
h))return B.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_\
tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:8589934590}}],!1;if(h<0||isNaN(h))return B.
errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=w===e}else var m=!0;if(m){if(a.prompt_tokens_details!==
void 0){let h=a.prompt_tokens_details,w=e;if(e===w)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
cached_tokens!==void 0){let j=h.cached_tokens,U=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(
j)))return B.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema\
:Usage/properties/prompt_tokens_details/properties/cached_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===U&&typeof j=="number"&&isFinite(j)){if(j>4294967295||isNaN(j))return B.errors=
[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/pr\
ompt_tokens_details/properties/cached_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],
!1;if(j<0||isNaN(j))return B.errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}}}else return B.errors=[{instancePath:r+"/usage/prompt_tokens_details",
schemaPath:"schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],
!1;var m=w===e}else var m=!0;if(m)if(a.completion_tokens_details!==void 0){let h=a.completion_tokens_details,
w=e;if(e===w)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.reasoning_tokens!==void 0){let j=h.reasoning_tokens,
U=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j)))return B.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof j==
"number"&&isFinite(j)){if(j>4294967295||isNaN(j))return B.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(j<
0||isNaN(j))return B.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return B.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var m=w===e}else var m=!0}}}}else return B.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var i=c===e}else var i=!0}}}}}}}else
return B.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.
errors=s,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=Be.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t))t.response!==void 0&&(B(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"\
response",rootData:x,dynamicAnchors:$})||(s=s===null?B.errors:s.concat(B.errors),e=s.length));else return Be.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Be.errors=
s,e===0}Be.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var st=Ve;var Gt=new RegExp("^[A-Za-z0-9+/]+={0,2}$","u");function ce(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=ce.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.object===
void 0&&(n="object")||t.index===void 0&&(n="index")||t.embedding===void 0&&(n="embedding"))return ce.
errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{
let o=e;for(let a in t)if(!(a==="object"||a==="index"||a==="embedding")){return ce.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(o===e){if(t.object!==void 0){let a=t.object,c=e;if(typeof a!="string")return ce.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="e\
mbedding")return ce.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"embedding"}}],!1;var i=c===e}else var i=!0;if(i){if(t.index!==void 0){let a=t.
index,c=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ce.errors=[{instancePath:r+
"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&
typeof a=="number"&&isFinite(a)){if(a>2047||isNaN(a))return ce.errors=[{instancePath:r+"/index",schemaPath:"\
#/properties/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:2047}}],!1;if(a<0||isNaN(
a))return ce.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=c===e}else var i=!0;if(i)if(t.embedding!==void 0){let a=t.
embedding,c=e,g=e,d=!1,v=e;if(e===e)if(Array.isArray(a))if(a.length>1e6){let U={instancePath:r+"/emb\
edding",schemaPath:"schema:FloatVector/maxItems",keyword:"maxItems",params:{limit:1e6}};s===null?s=[
U]:s.push(U),e++}else if(a.length<1){let U={instancePath:r+"/embedding",schemaPath:"schema:FloatVect\
or/minItems",keyword:"minItems",params:{limit:1}};s===null?s=[U]:s.push(U),e++}else{var u=!0;let U=a.
length;for(let F=0;F<U;F++){let E=a[F],f=e;if(e===f)if(typeof E=="number"&&isFinite(E)){if(E>1e308||
isNaN(E)){let te={instancePath:r+"/embedding/"+F,schemaPath:"schema:FloatVector/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e308}};s===null?s=[te]:s.push(te),e++}else if(E<-1e308||isNaN(
E)){let te={instancePath:r+"/embedding/"+F,schemaPath:"schema:FloatVector/items/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:-1e308}};s===null?s=[te]:s.push(te),e++}}else{let te={instancePath:r+
"/embedding/"+F,schemaPath:"schema:FloatVector/items/type",keyword:"type",params:{type:"number"}};s===
null?s=[te]:s.push(te),e++}var u=f===e;if(!u)break}}else{let U={instancePath:r+"/embedding",schemaPath:"\
schema:FloatVector/type",keyword:"type",params:{type:"array"}};s===null?s=[U]:s.push(U),e++}var m=v===
e;d=d||m;let w=e;if(e===e)if(typeof a=="string"){if(le(a,5333336)){let U={instancePath:r+"/embedding",
schemaPath:"schema:Base64Vector/maxLength",keyword:"maxLength",params:{limit:5333336}};s===null?s=[U]:
s.push(U),e++}else if(De(a,8)){let U={instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/mi\
nLength",keyword:"minLength",params:{limit:8}};s===null?s=[U]:s.push(U),e++}else if(!Gt.test(a)){let U={
instancePath:r+"/embedding",schemaPath:"schema:Base64Vector/pattern",keyword:"pattern",params:{pattern:"\
^[A-Za-z0-9+/]+={0,2}$"}};s===null?s=[U]:s.push(U),e++}}else{let U={instancePath:r+"/embedding",schemaPath:"\
schema:Base64Vector/type",keyword:"type",params:{type:"string"}};s===null?s=[U]:s.push(U),e++}var m=w===
e;if(d=d||m,d)e=g,s!==null&&(g?s.length=g:s=null);else{let U={instancePath:r+"/embedding",schemaPath:"\
#/properties/embedding/anyOf",keyword:"anyOf",params:{}};return s===null?s=[U]:s.push(U),e++,ce.errors=
s,!1}var i=c===e}else var i=!0}}}}else return ce.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ce.errors=s,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function W(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.object===void 0&&(n="object")||t.data===void 0&&
(n="data")||t.model===void 0&&(n="model")||t.usage===void 0&&(n="usage"))return W.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{let o=e;for(let a in t)if(!(a===
"object"||a==="data"||a==="model"||a==="usage")){return W.errors=[{instancePath:r,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e){
if(t.object!==void 0){let a=t.object,c=e;if(typeof a!="string")return W.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="list")
return W.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"list"}}],!1;var i=c===e}else var i=!0;if(i){if(t.data!==void 0){let a=t.data,c=e;if(e===
c)if(Array.isArray(a)){if(a.length>2048)return W.errors=[{instancePath:r+"/data",schemaPath:"#/prope\
rties/data/maxItems",keyword:"maxItems",params:{limit:2048}}],!1;if(a.length<1)return W.errors=[{instancePath:r+
"/data",schemaPath:"#/properties/data/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let d=a.
length;for(let v=0;v<d;v++){let h=e;ce(a[v],{instancePath:r+"/data/"+v,parentData:a,parentDataProperty:v,
rootData:x,dynamicAnchors:$})||(s=s===null?ce.errors:s.concat(ce.errors),e=s.length);var u=h===e;if(!u)
break}}}else return W.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/type",keyword:"t\
ype",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i){if(t.model!==void 0){let a=t.model,c=e;
if(e===e)if(typeof a=="string"){if(le(a,256))return W.errors=[{instancePath:r+"/model",schemaPath:"s\
chema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(De(a,1))return W.errors=[{
instancePath:r+"/model",schemaPath:"schema:ModelName/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return W.errors=[{instancePath:r+"/model",schemaPath:"schema:ModelName/type",keyword:"type",
params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i)if(t.usage!==void 0){let a=t.usage,c=e;if(e===
e)if(a&&typeof a=="object"&&!Array.isArray(a)){let v;if(a.prompt_tokens===void 0&&(v="prompt_tokens")||
a.total_tokens===void 0&&(v="total_tokens"))return W.errors=[{instancePath:r+"/usage",schemaPath:"sc\
hema:EmbeddingUsage/required",keyword:"required",params:{missingProperty:v}}],!1;{let h=e;for(let w in a)
if(!(w==="prompt_tokens"||w==="total_tokens")){return W.errors=[{instancePath:r+"/usage",schemaPath:"\
schema:EmbeddingUsage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:w}}],
!1;break}if(h===e){if(a.prompt_tokens!==void 0){let w=a.prompt_tokens,T=e;if(!(typeof w=="number"&&!(w%
1)&&!isNaN(w)&&isFinite(w)))return W.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"sche\
ma:EmbeddingUsage/properties/prompt_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
T&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return W.errors=[{instancePath:r+"/usage/prom\
pt_tokens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return W.errors=[{instancePath:r+"/usage/prompt_tok\
ens",schemaPath:"schema:EmbeddingUsage/properties/prompt_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var m=T===e}else var m=!0;if(m)if(a.total_tokens!==void 0){let w=a.total_tokens,T=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)))return W.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===T&&typeof w=="number"&&isFinite(w)){if(w>1e9||isNaN(w))return W.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e9}}],!1;if(w<0||isNaN(w))return W.errors=[{instancePath:r+"/u\
sage/total_tokens",schemaPath:"schema:EmbeddingUsage/properties/total_tokens/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var m=T===e}else var m=!0}}}else return W.errors=[{instancePath:r+
"/usage",schemaPath:"schema:EmbeddingUsage/type",keyword:"type",params:{type:"object"}}],!1;var i=c===
e}else var i=!0}}}}}else return W.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return W.errors=s,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(t,{
instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,
e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(t&&
typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(W(t.response,{instancePath:r+"/response",
parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:$})||(s=s===null?W.errors:s.concat(
W.errors),e=s.length));else return Ve.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ve.errors=s,e===0}Ve.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var at=Ze;function X(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.id===void 0&&(u="id")||t.object===void 0&&
(u="object")||t.created===void 0&&(u="created")||t.owned_by===void 0&&(u="owned_by"))return X.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let m=e;
for(let n in t)if(!(n==="id"||n==="object"||n==="created"||n==="owned_by")){return X.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(m===e){if(t.id!==void 0){let n=t.id,o=e;if(e===e)if(typeof n=="string"){if(le(n,256))return X.
errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(De(n,1))return X.errors=[{instancePath:r+"/id",schemaPath:"schema:ModelName/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:r+"/id",schemaPath:"schema:Mode\
lName/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i){if(t.object!==
void 0){let n=t.object,o=e;if(typeof n!="string")return X.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="model")return X.errors=
[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
model"}}],!1;var i=o===e}else var i=!0;if(i){if(t.created!==void 0){let n=t.created,o=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return X.errors=[{instancePath:r+"/created",schemaPath:"#/\
properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return X.errors=[{instancePath:r+"/created",schemaPath:"#/properties/c\
reated/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return X.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i)if(t.owned_by!==void 0){let n=t.owned_by,
o=e;if(e===o)if(typeof n=="string"){if(le(n,64))return X.errors=[{instancePath:r+"/owned_by",schemaPath:"\
#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(De(n,1))return X.errors=
[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return X.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0}}}}}else return X.errors=[{
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=s,e===
0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=_e.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let m;if(t.object===void 0&&(m="object")||t.data===void 0&&(m="data"))return _e.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let n=e;for(let o in t)if(!(o===
"object"||o==="data")){return _e.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(n===e){if(t.object!==void 0){let o=t.
object,a=e;if(typeof o!="string")return _e.errors=[{instancePath:r+"/object",schemaPath:"#/propertie\
s/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="list")return _e.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"list"}}],!1;var i=a===
e}else var i=!0;if(i)if(t.data!==void 0){let o=t.data,a=e;if(e===a)if(Array.isArray(o)){if(o.length>
4096)return _e.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxI\
tems",params:{limit:4096}}],!1;{var u=!0;let g=o.length;for(let d=0;d<g;d++){let v=e;X(o[d],{instancePath:r+
"/data/"+d,parentData:o,parentDataProperty:d,rootData:x,dynamicAnchors:$})||(s=s===null?X.errors:s.concat(
X.errors),e=s.length);var u=v===e;if(!u)break}}}else return _e.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var i=a===e}else var i=!0}}}else return _e.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=
s,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(t,{instancePath:r="",parentData:D,
parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t))
t.response!==void 0&&(_e(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"res\
ponse",rootData:x,dynamicAnchors:$})||(s=s===null?_e.errors:s.concat(_e.errors),e=s.length));else return Ze.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ze.errors=
s,e===0}Ze.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var it=Ke;var yr={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var or=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function Y(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=Y.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let u;if(t.since===
void 0&&(u="since")||t.requests===void 0&&(u="requests")||t.prompt_tokens===void 0&&(u="prompt_token\
s")||t.completion_tokens===void 0&&(u="completion_tokens")||t.charged_usd===void 0&&(u="charged_usd"))
return Y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let m=e;for(let n in t)if(!(n==="since"||n==="requests"||n==="prompt_tokens"||n==="completion_to\
kens"||n==="charged_usd")){return Y.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n}}],!1;break}if(m===e){if(t.since!==void 0){let n=t.
since,o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&
typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return Y.errors=[{instancePath:r+"/since",
schemaPath:"schema:UnixSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i){if(t.requests!==
void 0){let n=t.requests,o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=
[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+
"/requests",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i){if(t.prompt_tokens!==
void 0){let n=t.prompt_tokens,o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.
errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===
e}else var i=!0;if(i){if(t.completion_tokens!==void 0){let n=t.completion_tokens,o=e,a=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return Y.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i)if(t.charged_usd!==
void 0){let n=t.charged_usd,o=e;if(e===e)if(typeof n=="string"){if(le(n,20))return Y.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(
n))return Y.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return Y.errors=[{instancePath:r+"/charged\
_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0}}}}}}else
return Y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Y.
errors=s,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt={type:["object","null"],
additionalProperties:!1,required:["limit","remaining","resets_at"],properties:{limit:{$ref:"schema:U\
sedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Limi\
tLeft"};function ee(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),!(t&&
typeof t=="object"&&!Array.isArray(t))&&t!==null)return ee.errors=[{instancePath:r,schemaPath:"#/typ\
e",keyword:"type",params:{type:Wt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){let u;
if(t.limit===void 0&&(u="limit")||t.remaining===void 0&&(u="remaining")||t.resets_at===void 0&&(u="r\
esets_at"))return ee.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let m=e;for(let n in t)if(!(n==="limit"||n==="remaining"||n==="resets_at")){return ee.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(m===e){if(t.limit!==void 0){let n=t.limit,o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return ee.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return ee.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=o===e}else var i=!0;if(i){if(t.remaining!==void 0){let n=t.remaining,o=e,a=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=[{instancePath:r+"/remaining",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:r+"/remaining",schemaPath:"schem\
a:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||
isNaN(n))return ee.errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0;if(i)if(t.resets_at!==void 0){
let n=t.resets_at,o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return ee.
errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:yr.
type}}],!1;if(e===a&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return ee.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0}}}}return ee.
errors=s,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xt={type:["object","null"],
additionalProperties:!1,required:["period","limit_usd","used_usd","remaining_usd","resets_at"],properties:{
period:{$ref:"schema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"schema:Usd"},remaining_usd:{
$ref:"schema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:BudgetLeft"},Qt={type:"string",enum:[
"day","month","total"],$id:"schema:BudgetSpan"};function re(t,{instancePath:r="",parentData:D,parentDataProperty:L,
rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=re.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return re.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:Xt.type}}],!1;if(e===0&&t&&typeof t==
"object"&&!Array.isArray(t)){let u;if(t.period===void 0&&(u="period")||t.limit_usd===void 0&&(u="lim\
it_usd")||t.used_usd===void 0&&(u="used_usd")||t.remaining_usd===void 0&&(u="remaining_usd")||t.resets_at===
void 0&&(u="resets_at"))return re.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:u}}],!1;{let m=e;for(let n in t)if(!(n==="period"||n==="limit_usd"||n==="use\
d_usd"||n==="remaining_usd"||n==="resets_at")){return re.errors=[{instancePath:r,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(m===e){if(t.
period!==void 0){let n=t.period,o=e;if(typeof n!="string")return re.errors=[{instancePath:r+"/period",
schemaPath:"schema:BudgetSpan/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="day"||n==="\
month"||n==="total"))return re.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/enum",
keyword:"enum",params:{allowedValues:Qt.enum}}],!1;var i=o===e}else var i=!0;if(i){if(t.limit_usd!==
void 0){let n=t.limit_usd,o=e;if(e===e)if(typeof n=="string"){if(le(n,20))return re.errors=[{instancePath:r+
"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!or.test(
n))return re.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return re.errors=[{instancePath:r+"/limit_\
usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else var i=!0;
if(i){if(t.used_usd!==void 0){let n=t.used_usd,o=e;if(e===e)if(typeof n=="string"){if(le(n,20))return re.
errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],
!1;if(!or.test(n))return re.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return re.errors=[{instancePath:r+
"/used_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var i=o===e}else
var i=!0;if(i){if(t.remaining_usd!==void 0){let n=t.remaining_usd,o=e;if(e===e)if(typeof n=="string"){
if(le(n,20))return re.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/maxLength",keyword:"\
maxLength",params:{limit:20}}],!1;if(!or.test(n))return re.errors=[{instancePath:r+"/remaining_usd",
schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],
!1}else return re.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/type",keyword:"typ\
e",params:{type:"string"}}],!1;var i=o===e}else var i=!0;if(i)if(t.resets_at!==void 0){let n=t.resets_at,
o=e,a=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return re.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:yr.type}}],!1;if(e===a&&
typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return re.errors=[{instancePath:r+"/reset\
s_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return re.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=o===e}else var i=!0}}}}}}return re.
errors=s,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:r="",
parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){let s=null,e=0,p=Q.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let n;if(t.object===void 0&&(n="object")||t.name===void 0&&(n="name")||t.prefix===
void 0&&(n="prefix")||t.expires_at===void 0&&(n="expires_at")||t.used===void 0&&(n="used")||t.limits===
void 0&&(n="limits"))return Q.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:n}}],!1;{let o=e;for(let a in t)if(!(a==="object"||a==="name"||a==="prefix"||a==="ex\
pires_at"||a==="used"||a==="limits")){return Q.errors=[{instancePath:r,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(o===e){if(t.object!==
void 0){let a=t.object,c=e;if(typeof a!="string")return Q.errors=[{instancePath:r+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(a!=="key_usage")return Q.errors=
[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
key_usage"}}],!1;var i=c===e}else var i=!0;if(i){if(t.name!==void 0){let a=t.name,c=e;if(e===c)if(typeof a==
"string"){if(le(a,128))return Q.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(De(a,1))return Q.errors=[{instancePath:r+"/name",
schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var i=c===e}else var i=!0;if(i){if(t.prefix!==void 0){let a=t.prefix,c=e;if(e===c)if(typeof a=="s\
tring"){if(le(a,16))return Q.errors=[{instancePath:r+"/prefix",schemaPath:"#/properties/prefix/maxLe\
ngth",keyword:"maxLength",params:{limit:16}}],!1}else return Q.errors=[{instancePath:r+"/prefix",schemaPath:"\
#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){
if(t.expires_at!==void 0){let a=t.expires_at,c=e,g=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))&&a!==null)return Q.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"\
type",params:{type:yr.type}}],!1;if(e===g&&typeof a=="number"&&isFinite(a)){if(a>4102444800||isNaN(a))
return Q.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:4102444800}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:r+
"/expires_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=c===e}else var i=!0;if(i){if(t.used!==void 0){let a=t.used,c=e;if(e===c)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){let d;if(a.day===void 0&&(d="day")||a.month===void 0&&(d="month"))return Q.
errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/required",keyword:"required",params:{missingProperty:d}}],
!1;{let v=e;for(let h in a)if(!(h==="day"||h==="month")){return Q.errors=[{instancePath:r+"/used",schemaPath:"\
#/properties/used/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],
!1;break}if(v===e){if(a.day!==void 0){let h=e;Y(a.day,{instancePath:r+"/used/day",parentData:a,parentDataProperty:"\
day",rootData:x,dynamicAnchors:$})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var u=h===e}else
var u=!0;if(u)if(a.month!==void 0){let h=e;Y(a.month,{instancePath:r+"/used/month",parentData:a,parentDataProperty:"\
month",rootData:x,dynamicAnchors:$})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);var u=h===
e}else var u=!0}}}else return Q.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var i=c===e}else var i=!0;if(i)if(t.limits!==void 0){let a=t.
limits,c=e;if(e===c)if(a&&typeof a=="object"&&!Array.isArray(a)){let d;if(a.requests_per_minute===void 0&&
(d="requests_per_minute")||a.tokens_per_minute===void 0&&(d="tokens_per_minute")||a.parallel_requests===
void 0&&(d="parallel_requests")||a.budget===void 0&&(d="budget"))return Q.errors=[{instancePath:r+"/\
limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:d}}],!1;
{let v=e;for(let h in a)if(!(h==="requests_per_minute"||h==="tokens_per_minute"||h==="parallel_reque\
sts"||h==="budget")){return Q.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h}}],!1;break}if(v===e){
if(a.requests_per_minute!==void 0){let h=e;ee(a.requests_per_minute,{instancePath:r+"/limits/request\
s_per_minute",parentData:a,parentDataProperty:"requests_per_minute",rootData:x,dynamicAnchors:$})||(s=
s===null?ee.errors:s.concat(ee.errors),e=s.length);var m=h===e}else var m=!0;if(m){if(a.tokens_per_minute!==
void 0){let h=e;ee(a.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:a,parentDataProperty:"\
tokens_per_minute",rootData:x,dynamicAnchors:$})||(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);
var m=h===e}else var m=!0;if(m){if(a.parallel_requests!==void 0){let h=e;ee(a.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:a,parentDataProperty:"parallel_requests",rootData:x,dynamicAnchors:$})||
(s=s===null?ee.errors:s.concat(ee.errors),e=s.length);var m=h===e}else var m=!0;if(m)if(a.budget!==void 0){
let h=e;re(a.budget,{instancePath:r+"/limits/budget",parentData:a,parentDataProperty:"budget",rootData:x,
dynamicAnchors:$})||(s=s===null?re.errors:s.concat(re.errors),e=s.length);var m=h===e}else var m=!0}}}}}else
return Q.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var i=c===e}else var i=!0}}}}}}}else return Q.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=s,e===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ke(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(Q(t.response,{instancePath:r+"/r\
esponse",parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:$})||(s=s===null?Q.errors:
s.concat(Q.errors),e=s.length));else return Ke.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ke.errors=s,e===0}Ke.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var nt=Je;function Je(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(X(t.response,{instancePath:r+"/r\
esponse",parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:$})||(s=s===null?X.errors:
s.concat(X.errors),e=s.length));else return Je.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Je.errors=s,e===0}Je.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ot=He;function He(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(X(t.response,{instancePath:r+"/r\
esponse",parentData:t,parentDataProperty:"response",rootData:x,dynamicAnchors:$})||(s=s===null?X.errors:
s.concat(X.errors),e=s.length));else return He.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return He.errors=s,e===0}He.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pt=ze;function ze(t,{instancePath:r="",parentData:D,parentDataProperty:L,rootData:x=t,dynamicAnchors:$={}}={}){
let s=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let i=t.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return ze.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ze.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ze.errors=s,e===0}ze.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ds={createOpenAIChatCompletion:{parameters:Dr,body:Vr,replies:{200:tt}},createOpenAIEmbeddings:{
parameters:Cr,body:Kr,replies:{200:st}},listOpenAIModels:{parameters:Tr,body:Jr,replies:{200:at}},readOpenAIUsage:{
parameters:Fr,body:Hr,replies:{200:it}},retrieveOpenAIModel:{parameters:Er,body:Yr,replies:{200:nt}},
retrieveOwnedOpenAIModel:{parameters:Ur,body:Gr,replies:{200:ot}},getContract:{parameters:zr,body:Wr,
replies:{200:pt}},getReference:{parameters:Mr,body:Xr,replies:{}},getReferenceFile:{parameters:Sr,body:Qr,
replies:{}}};export{ds as default};
