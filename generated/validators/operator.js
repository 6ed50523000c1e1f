// Compiled from a contract by npm run generate. Never edited.
var En=Object.create;var qs=Object.defineProperty;var Rn=Object.getOwnPropertyDescriptor;var Un=Object.getOwnPropertyNames;var Xn=Object.getPrototypeOf,zn=Object.prototype.hasOwnProperty;var Ns=(r,t)=>()=>{try{return t||r((t={exports:{}}).exports,t),t.exports}catch(x){throw t=0,x}};var Zn=(r,t,x,b)=>{if(t&&typeof t=="object"||typeof t=="function")for(let h of Un(t))!zn.call(r,h)&&
h!==x&&qs(r,h,{get:()=>t[h],enumerable:!(b=Rn(t,h))||b.enumerable});return r};var Pr=(r,t,x)=>(x=r!=null?En(Xn(r)):{},Zn(t||!r||!r.__esModule?qs(x,"default",{value:r,enumerable:!0}):
x,r));var Lt=Ns(Nt=>{"use strict";Object.defineProperty(Nt,"__esModule",{value:!0});Nt.formats=void 0;var Vn=2**
31-1,Hn=(-2)**31,Wn=2**63-1,Yn=(-2)**63,As=(2-2**-23)*2**127,Ds=2**-126,Gn=-1*As,Jn=-1*Ds,Ss=()=>!0,
Qn=/^[A-Za-z0-9+/]*(=|==)?$/;Nt.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Vn&&r>=Hn,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Wn&&r>=Yn,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=As&&r>=Ds||r>=Gn&&r<=Jn),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&Qn.test(r),binary:Ss,password:Ss}});var St=Ns(rr=>{"use strict";Object.defineProperty(rr,"__esModule",{value:!0});rr.formatNames=rr.fastFormats=
rr.fullFormats=void 0;function er(r,t){return{validate:r,compare:t}}rr.fullFormats={date:er($s,ks),time:er(
hs(!0),vs),"date-time":er(Is(!0),Ks),"iso-time":er(hs(),Os),"iso-date-time":er(Is(),Cs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:io,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:yo,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:no,int32:{type:"number",validate:mo},
int64:{type:"number",validate:lo},float:{type:"number",validate:js},double:{type:"number",validate:js},
password:!0,binary:!0};rr.fastFormats={...rr.fullFormats,date:er(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,ks),time:er(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,vs),"date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ks),"iso-time":er(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Os),
"iso-date-time":er(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Cs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
rr.formatNames=Object.keys(rr.fullFormats);function eo(r){return r%4===0&&(r%100!==0||r%400===0)}var ro=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
to=[0,31,28,31,30,31,30,31,31,30,31,30,31];function $s(r){let t=ro.exec(r);if(!t)return!1;let x=+t[1],
b=+t[2],h=+t[3];return b>=1&&b<=12&&h>=1&&h<=(b===2&&eo(x)?29:to[b])}function ks(r,t){if(r&&t)return r>
t?1:r<t?-1:0}var cs=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function hs(r){
return function(x){let b=cs.exec(x);if(!b)return!1;let h=+b[1],k=+b[2],o=+b[3],e=b[4],n=b[5]==="-"?-1:
1,i=+(b[6]||0),d=+(b[7]||0);if(i>23||d>59||r&&!e)return!1;if(h<=23&&k<=59&&o<60)return!0;let l=k-d*n,
a=h-i*n-(l<0?1:0);return(a===23||a===-1)&&(l===59||l===-1)&&o<61}}function vs(r,t){if(!(r&&t))return;
let x=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-01-01T"+t).valueOf();if(x&&b)return x-b}function Os(r,t){
if(!(r&&t))return;let x=cs.exec(r),b=cs.exec(t);if(x&&b)return r=x[1]+x[2]+x[3],t=b[1]+b[2]+b[3],r>t?
1:r<t?-1:0}var gs=/t|\s/i;function Is(r){let t=hs(r);return function(b){let h=b.split(gs);return h.length===
2&&$s(h[0])&&t(h[1])}}function Ks(r,t){if(!(r&&t))return;let x=new Date(r).valueOf(),b=new Date(t).valueOf();
if(x&&b)return x-b}function Cs(r,t){if(!(r&&t))return;let[x,b]=r.split(gs),[h,k]=t.split(gs),o=ks(x,
h);if(o!==void 0)return o||vs(b,k)}var so=/\/|:/,ao=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function io(r){return so.test(r)&&ao.test(r)}var Ts=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function no(r){return Ts.lastIndex=0,Ts.test(r)}var oo=-(2**31),po=2**31-1;function mo(r){return Number.
isInteger(r)&&r<=po&&r>=oo}function lo(r){return Number.isInteger(r)}function js(){return!0}var fo=/[^\\]\\Z/;
function yo(r){if(fo.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var br=(r,t)=>r.length>t&&Ls(r)>t,_r=(r,t)=>r.length<2*t&&Ls(r)<t,Bn=/[\ud800-\udbff][\udc00-\udfff]/g,
Ls=r=>r.length-(r.match(Bn)?.length??0);var Fs=Pr(Lt()),Ms=Pr(St()),Vo={...Fs.formats,...Ms.fastFormats},Es=qr;function qr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return qr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return qr.errors=o,e===0}qr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Rs=Nr;function Nr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Nr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Nr.errors=o,e===0}Nr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Us=Lr;function Lr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Lr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Lr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Lr.errors=o,e===0}Lr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xs=Sr;function Sr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Sr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Sr.errors=o,e===0}Sr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zs=tr;var F=br,Z=_r,At=new RegExp("^[ -~]+$","u");function tr(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=tr.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return tr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.
headers;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["\
idempotency-key"],s=e;if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="bool\
ean")f=""+a;else if(a===null)f="";else return tr.errors=[{instancePath:t+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;f!==void 0&&(a=f,d!==void 0&&(d["idempotency-key"]=f))}if(e===s&&typeof a=="string"){if(F(a,
255))return tr.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return tr.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!At.test(a))return tr.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return tr.errors=[{instancePath:t+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return tr.errors=o,e===0}tr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Zs=Ce;var De=new RegExp("^[0-9a-f-]{36}$","u");function Ce(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Ce.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&
(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ce.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.
params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ce.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:a}}],!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===
void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===null)p="";else return Ce.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Ce.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(s,36))return Ce.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
s))return Ce.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ce.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ce.
errors=o,e===0}Ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bs=Fe;function Fe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Fe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Fe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Fe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Fe.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Fe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Fe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Fe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Fe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Fe.errors=o,e===0}Fe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Vs=Me;function Me(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Me.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Me.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Me.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Me.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Me.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Me.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Me.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Me.errors=o,e===0}Me.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hs=xe;function xe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return xe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let s=l["idempotenc\
y-key"],m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+
s;else if(s===null)p="";else return xe.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(s=p,l!==void 0&&(l["idempotency-key"]=p))}if(e===m&&typeof s=="string"){if(F(s,255))return xe.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(s,1))return xe.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!At.test(s))return xe.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return xe.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return xe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let u=typeof f,
y;if(y===void 0)if(u=="number"||u=="boolean")y=""+f;else if(f===null)y="";else return xe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(f=y,l!==void 0&&(l.id=y))}if(e===p&&typeof f=="string"){if(F(f,36))return xe.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return xe.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
f))return xe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return xe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return xe.errors=o,e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ws=Ee;function Ee(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ee.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ee.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ee.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Ee.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Ee.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Ee.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Ee.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ee.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.errors=o,e===0}Ee.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ys=ie,uo={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:4,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour"]}}}},headers:{},
params:{},cookies:{},body:{}}},je=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function ie(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ie.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let l;if(r.query===void 0&&(l="query")||r.headers===void 0&&(l="headers")||r.params===void 0&&(l=
"params"))return ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(r.query!==void 0){let a=r.query;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.from!==
void 0){let m=a.from,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let p=typeof m,u;
if(u===void 0)if(p==="boolean"||m===null||p==="string"&&m&&m==+m&&!(m%1))u=+m;else return ie.errors=
[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(m=u,a!==void 0&&(a.from=u))}if(e===f&&typeof m=="number"&&isFinite(
m)){if(m>41024448e5||isNaN(m))return ie.errors=[{instancePath:t+"/query/from",schemaPath:"#/properti\
es/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<
0||isNaN(m))return ie.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/propertie\
s/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){
if(a.to!==void 0){let m=a.to,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let u=typeof m,
y;if(y===void 0)if(u==="boolean"||m===null||u==="string"&&m&&m==+m&&!(m%1))y=+m;else return ie.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(m=y,a!==void 0&&(a.to=y))}if(e===f&&typeof m=="number"&&isFinite(m)){
if(m>41024448e5||isNaN(m))return ie.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return ie.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(a.key_id!==
void 0){let m=a.key_id,f=e;if(typeof m!="string"){let u=typeof m,y;if(y===void 0)if(u=="number"||u==
"boolean")y=""+m;else if(m===null)y="";else return ie.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(m=
y,a!==void 0&&(a.key_id=y))}if(e===f&&typeof m=="string"){if(F(m,256))return ie.errors=[{instancePath:t+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(m,1))return ie.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(m))return ie.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i){if(a.model!==
void 0){let m=a.model,f=e;if(typeof m!="string"){let u=typeof m,y;if(y===void 0)if(u=="number"||u=="\
boolean")y=""+m;else if(m===null)y="";else return ie.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(m=
y,a!==void 0&&(a.model=y))}if(e===f&&typeof m=="string"){if(F(m,256))return ie.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(m,1))return ie.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(m))return ie.
errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=f===e}else var i=!0;if(i)if(a.by!==void 0){
let m=a.by,f=e;if(e===f)if(Array.isArray(m)){if(m.length>4)return ie.errors=[{instancePath:t+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:4}}],!1;
{var d=!0;let u=m.length;for(let y=0;y<u;y++){let c=m[y],w=e;if(typeof c!="string"){let P=typeof c,v;
if(v===void 0)if(P=="number"||P=="boolean")v=""+c;else if(c===null)v="";else return ie.errors=[{instancePath:t+
"/query/by/"+y,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;v!==void 0&&(c=v,m!==void 0&&(m[y]=v))}if(!(c==="key"||c==="model"||c==="agent"||c==="\
hour"))return ie.errors=[{instancePath:t+"/query/by/"+y,schemaPath:"#/properties/query/properties/by\
/items/enum",keyword:"enum",params:{allowedValues:uo.properties.query.properties.by.items.enum}}],!1;
var d=w===e;if(!d)break}if(d){let y=m.length,c;if(y>1){let w={};for(;y--;){let _=m[y];if(typeof _=="\
string"){if(typeof w[_]=="number"){return c=w[_],ie.errors=[{instancePath:t+"/query/by",schemaPath:"\
#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{i:y,j:c}}],!1;break}w[_]=
y}}}}}}else return ie.errors=[{instancePath:t+"/query/by",schemaPath:"#/properties/query/properties/\
by/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return ie.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ie.errors=o,e===0}ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Gs=se;function se(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return se.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==void 0){let s=l.from,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,p;if(p===void 0)if(f===
"boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))p=+s;else return se.errors=[{instancePath:t+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;p!==void 0&&(s=p,l!==void 0&&(l.from=p))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||
isNaN(s))return se.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return se.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.to!==void 0){let s=l.
to,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return se.errors=[{instancePath:t+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(s=u,l!==void 0&&(l.to=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||
isNaN(s))return se.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return se.
errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.key_id!==void 0){
let s=l.key_id,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolean")
u=""+s;else if(s===null)u="";else return se.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,l!==
void 0&&(l.key_id=u))}if(e===m&&typeof s=="string"){if(F(s,256))return se.errors=[{instancePath:t+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(s,1))return se.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return se.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.model!==
void 0){let s=l.model,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="\
boolean")u=""+s;else if(s===null)u="";else return se.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=
u,l!==void 0&&(l.model=u))}if(e===m&&typeof s=="string"){if(F(s,256))return se.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(s,1))return se.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return se.
errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let s=l.limit,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return se.errors=[{instancePath:t+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.limit=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>1e3||
isNaN(s))return se.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return se.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let p=l.after,u=e;
if(typeof p!="string"){let c=typeof p,w;if(w===void 0)if(c=="number"||c=="boolean")w=""+p;else if(p===
null)w="";else return se.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(p=w,l!==void 0&&(l.after=w))}
if(e===u&&typeof p=="string"){if(F(p,256))return se.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(Z(p,1))
return se.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var i=u===e}else var i=!0}}}}}else return se.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return se.errors=o,e===0}se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Js=Ar;function Ar(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ar.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ar.errors=o,e===0}Ar.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qs=le,Ps={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{},params:{},cookies:{},body:{}}};function le(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.
query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return le.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.
query!==void 0){let l=r.query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){l.step===void 0&&
(l.step="hour"),l.top===void 0&&(l.top=20);let s;if(l.metric===void 0&&(s="metric"))return le.errors=
[{instancePath:t+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty:s}}],
!1;if(l.metric!==void 0){let m=l.metric,f=e;if(typeof m!="string"){let p=typeof m,u;if(u===void 0)if(p==
"number"||p=="boolean")u=""+m;else if(m===null)u="";else return le.errors=[{instancePath:t+"/query/m\
etric",schemaPath:"#/properties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(m=u,l!==void 0&&(l.metric=u))}if(!(m==="requests"||m==="failed"||m==="attempts"||m===
"failed_attempts"||m==="prompt_tokens"||m==="cached_tokens"||m==="completion_tokens"||m==="tokens"||
m==="charged"||m==="cost"||m==="first_token_p50_ms"||m==="first_token_p95_ms"||m==="whole_p50_ms"||m===
"whole_p95_ms"))return le.errors=[{instancePath:t+"/query/metric",schemaPath:"#/properties/query/pro\
perties/metric/enum",keyword:"enum",params:{allowedValues:Ps.properties.query.properties.metric.enum}}],
!1;var i=f===e}else var i=!0;if(i){if(l.by!==void 0){let m=l.by,f=e;if(typeof m!="string"){let u=typeof m,
y;if(y===void 0)if(u=="number"||u=="boolean")y=""+m;else if(m===null)y="";else return le.errors=[{instancePath:t+
"/query/by",schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(m=y,l!==void 0&&(l.by=y))}if(!(m==="key"||m==="model"||m==="agent"||m==="upstream"||
m==="status"))return le.errors=[{instancePath:t+"/query/by",schemaPath:"#/properties/query/propertie\
s/by/enum",keyword:"enum",params:{allowedValues:Ps.properties.query.properties.by.enum}}],!1;var i=f===
e}else var i=!0;if(i){if(l.from!==void 0){let m=l.from,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m))){let u=typeof m,y;if(y===void 0)if(u==="boolean"||m===null||u==="string"&&m&&m==+m&&!(m%
1))y=+m;else return le.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properti\
es/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(m=y,l!==void 0&&(l.from=y))}if(e===
f&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return le.errors=[{instancePath:t+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return le.errors=[{instancePath:t+"/query/from",schemaPath:"\
#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=f===e}else var i=!0;if(i){if(l.to!==void 0){let m=l.to,f=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let u=typeof m,y;if(y===void 0)if(u==="boolean"||m===null||u==="string"&&m&&m==+m&&
!(m%1))y=+m;else return le.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/proper\
ties/to/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(m=y,l!==void 0&&(l.to=y))}if(e===
f&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return le.errors=[{instancePath:t+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return le.errors=[{instancePath:t+"/query/to",schemaPath:"\
#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=f===
e}else var i=!0;if(i){let m=l.step,f=e;if(typeof m!="string"){let u=typeof m,y;if(y===void 0)if(u=="\
number"||u=="boolean")y=""+m;else if(m===null)y="";else return le.errors=[{instancePath:t+"/query/st\
ep",schemaPath:"#/properties/query/properties/step/type",keyword:"type",params:{type:"string"}}],!1;
y!==void 0&&(m=y,l!==void 0&&(l.step=y))}if(!(m==="hour"||m==="day"))return le.errors=[{instancePath:t+
"/query/step",schemaPath:"#/properties/query/properties/step/enum",keyword:"enum",params:{allowedValues:Ps.
properties.query.properties.step.enum}}],!1;var i=f===e;if(i){let u=l.top,y=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let w=typeof u,_;if(_===void 0)if(w==="boolean"||u===null||w==="str\
ing"&&u&&u==+u&&!(u%1))_=+u;else return le.errors=[{instancePath:t+"/query/top",schemaPath:"#/proper\
ties/query/properties/top/type",keyword:"type",params:{type:"integer"}}],!1;_!==void 0&&(u=_,l!==void 0&&
(l.top=_))}if(e===y&&typeof u=="number"&&isFinite(u)){if(u>100||isNaN(u))return le.errors=[{instancePath:t+
"/query/top",schemaPath:"#/properties/query/properties/top/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(u<1||isNaN(u))return le.errors=[{instancePath:t+"/query/top",schemaPath:"#/pr\
operties/query/properties/top/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=y===
e}}}}}}else return le.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"}}],!1}}return le.errors=o,e===0}le.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ea=M;var co=new RegExp("^[a-z0-9_]+$","u");function M(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=M.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return M.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.
query;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==
void 0){let s=l.from,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,p;
if(p===void 0)if(f==="boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))p=+s;else return M.errors=[
{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{
type:"integer"}}],!1;p!==void 0&&(s=p,l!==void 0&&(l.from=p))}if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>41024448e5||isNaN(s))return M.errors=[{instancePath:t+"/query/from",schemaPath:"#/propertie\
s/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<
0||isNaN(s))return M.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties\
/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){
if(l.to!==void 0){let s=l.to,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,
u;if(u===void 0)if(p==="boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return M.errors=
[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.to=u))}if(e===m&&typeof s=="number"&&isFinite(s)){
if(s>41024448e5||isNaN(s))return M.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/quer\
y/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(
s))return M.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.key_id!==
void 0){let s=l.key_id,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p==
"boolean")u=""+s;else if(s===null)u="";else return M.errors=[{instancePath:t+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=
u,l!==void 0&&(l.key_id=u))}if(e===m&&typeof s=="string"){if(F(s,256))return M.errors=[{instancePath:t+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(s,1))return M.errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/\
query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return M.
errors=[{instancePath:t+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.model!==
void 0){let s=l.model,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="\
boolean")u=""+s;else if(s===null)u="";else return M.errors=[{instancePath:t+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=
u,l!==void 0&&(l.model=u))}if(e===m&&typeof s=="string"){if(F(s,256))return M.errors=[{instancePath:t+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(Z(s,1))return M.errors=[{instancePath:t+"/query/model",schemaPath:"#/properties/q\
uery/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return M.errors=
[{instancePath:t+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pa\
ttern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.agent!==void 0){
let s=l.agent,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolean")
u=""+s;else if(s===null)u="";else return M.errors=[{instancePath:t+"/query/agent",schemaPath:"#/prop\
erties/query/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,l!==
void 0&&(l.agent=u))}if(e===m&&typeof s=="string"){if(F(s,256))return M.errors=[{instancePath:t+"/qu\
ery/agent",schemaPath:"#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(Z(s,1))return M.errors=[{instancePath:t+"/query/agent",schemaPath:"#/properties/query/properti\
es/agent/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return M.errors=[{instancePath:t+
"/query/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.upstream!==void 0){let s=l.upstream,
m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolean")u=""+s;else if(s===
null)u="";else return M.errors=[{instancePath:t+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.upstream=
u))}if(e===m&&typeof s=="string"){if(F(s,64))return M.errors=[{instancePath:t+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,
1))return M.errors=[{instancePath:t+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return M.errors=[{instancePath:t+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.status!==void 0){let s=l.
status,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolean")u=""+s;else if(s===
null)u="";else return M.errors=[{instancePath:t+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.status=
u))}if(e===m&&typeof s=="string"){if(F(s,64))return M.errors=[{instancePath:t+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,1))
return M.errors=[{instancePath:t+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!co.test(s))return M.errors=[{instancePath:t+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.slower_than_ms!==void 0){let s=l.slower_than_ms,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return M.errors=[{instancePath:t+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.slower_than_ms=u))}if(e===m&&typeof s=="number"&&
isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+"/query/slower_than_ms",
schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/query/slower_th\
an_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.costlier_than!==void 0){let s=l.costlier_than,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return M.errors=[{instancePath:t+"/que\
ry/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.costlier_than=u))}if(e===m&&typeof s=="number"&&
isFinite(s)){if(s>9007199254740991||isNaN(s))return M.errors=[{instancePath:t+"/query/costlier_than",
schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return M.errors=[{instancePath:t+"/query/costlier_\
than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){let s=l.limit,m=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p==="boolean"||s===null||p==="string"&&s&&
s==+s&&!(s%1))u=+s;else return M.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/que\
ry/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.
limit=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(s))return M.errors=[{instancePath:t+
"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(s<1||isNaN(s))return M.errors=[{instancePath:t+"/query/limit",schemaPath:"#/p\
roperties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=m===
e;if(i)if(l.after!==void 0){let p=l.after,u=e;if(typeof p!="string"){let c=typeof p,w;if(w===void 0)
if(c=="number"||c=="boolean")w=""+p;else if(p===null)w="";else return M.errors=[{instancePath:t+"/qu\
ery/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"string"}}],
!1;w!==void 0&&(p=w,l!==void 0&&(l.after=w))}if(e===u&&typeof p=="string"){if(F(p,256))return M.errors=
[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(Z(p,1))return M.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var i=u===e}else
var i=!0}}}}}}}}}}else return M.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",
keyword:"type",params:{type:"object"}}],!1}}return M.errors=o,e===0}M.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ra=Re;function Re(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Re.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Re.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Re.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Re.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Re.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Re.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Re.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=o,e===0}Re.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ta=oe,ho={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function oe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return oe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.state!==void 0){let s=l.
state,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===
null)p="";else return oe.errors=[{instancePath:t+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(s=p,l!==void 0&&(l.state=p))}
if(!(s==="reserved"||s==="executing"||s==="executed"||s==="settling"||s==="settled"||s==="settle_unk\
nown"||s==="failed"||s==="expired"||s==="refund_due"||s==="undecided"))return oe.errors=[{instancePath:t+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:ho.
properties.query.properties.state.enum}}],!1;var i=m===e}else var i=!0;if(i){if(l.network!==void 0){
let s=l.network,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolea\
n")u=""+s;else if(s===null)u="";else return oe.errors=[{instancePath:t+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=
u,l!==void 0&&(l.network=u))}if(e===m&&typeof s=="string"){if(F(s,64))return oe.errors=[{instancePath:t+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(s,1))return oe.errors=[{instancePath:t+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return oe.
errors=[{instancePath:t+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){if(l.
payer!==void 0){let s=l.payer,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="numbe\
r"||p=="boolean")u=""+s;else if(s===null)u="";else return oe.errors=[{instancePath:t+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;u!==
void 0&&(s=u,l!==void 0&&(l.payer=u))}if(e===m&&typeof s=="string"){if(F(s,64))return oe.errors=[{instancePath:t+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(Z(s,1))return oe.errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(s))return oe.
errors=[{instancePath:t+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){let s=l.limit,
m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return oe.errors=[{instancePath:t+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.limit=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>1e3||
isNaN(s))return oe.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return oe.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let p=l.after,u=e;
if(typeof p!="string"){let c=typeof p,w;if(w===void 0)if(c=="number"||c=="boolean")w=""+p;else if(p===
null)w="";else return oe.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(p=w,l!==void 0&&(l.after=w))}
if(e===u&&typeof p=="string"){if(F(p,36))return oe.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(p,36))
return oe.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(p))return oe.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var i=u===e}else var i=!0}}}}else return oe.errors=[{instancePath:t+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return oe.errors=o,
e===0}oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var sa=Ue;function Ue(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ue.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Ue.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Ue.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Ue.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Ue.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Ue.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=o,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=Xe;function Xe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Xe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Xe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return Xe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return Xe.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return Xe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return Xe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return Xe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=o,e===0}Xe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=qe;function qe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=qe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return qe.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query,a=e;if(e===a)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.reason!==void 0){let s=l.reason,m=e;if(typeof s!="string"){
let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===null)p="";else return qe.
errors=[{instancePath:t+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;p!==void 0&&(s=p,l!==void 0&&(l.reason=p))}if(e===m&&typeof s=="st\
ring"){if(F(s,512))return qe.errors=[{instancePath:t+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(Z(s,1))return qe.errors=
[{instancePath:t+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!je.test(s))return qe.errors=[{instancePath:t+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return qe.errors=[{instancePath:t+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==void 0){let l=r.params,
a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&(m="id"))return qe.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let u=typeof f,y;if(y===
void 0)if(u=="number"||u=="boolean")y=""+f;else if(f===null)y="";else return qe.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(f=y,l!==void 0&&(l.id=y))}if(e===p&&typeof f=="string"){if(F(f,36))return qe.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return qe.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
f))return qe.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return qe.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return qe.errors=o,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var na=Dr;function Dr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Dr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Dr.errors=o,e===0}Dr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oa=ze;var bs=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function ze(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ze.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return ze.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
params!==void 0){let d=r.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===
void 0&&(a="name"))return ze.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:a}}],!1;if(d.name!==void 0){let s=d.name,m=e;if(typeof s!=
"string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===null)p="";else
return ze.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(s=p,d!==void 0&&(d.name=p))}if(e===m&&typeof s==
"string"){if(F(s,64))return ze.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,1))return ze.errors=[
{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!bs.test(s))return ze.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return ze.errors=[{instancePath:t+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=o,e===0}ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pa=Ze;function Ze(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ze.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ze.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===void 0&&(a="name"))return Ze.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.name!==void 0){let s=d.name,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f==
"number"||f=="boolean")p=""+s;else if(s===null)p="";else return Ze.errors=[{instancePath:t+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(s=p,d!==void 0&&(d.name=p))}if(e===m&&typeof s=="string"){if(F(s,64))return Ze.errors=
[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(s,1))return Ze.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!bs.test(
s))return Ze.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ze.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ze.errors=o,e===0}Ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ma=Be;function Be(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Be.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Be.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===void 0&&(a="name"))return Be.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.name!==void 0){let s=d.name,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f==
"number"||f=="boolean")p=""+s;else if(s===null)p="";else return Be.errors=[{instancePath:t+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;p!==void 0&&(s=p,d!==void 0&&(d.name=p))}if(e===m&&typeof s=="string"){if(F(s,64))return Be.errors=
[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(Z(s,1))return Be.errors=[{instancePath:t+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!bs.test(
s))return Be.errors=[{instancePath:t+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Be.
errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Be.errors=o,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var la=Ir;function Ir(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ir.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Ir.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Ir.errors=o,e===0}Ir.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var da=Tr;function Tr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Tr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Tr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Tr.errors=o,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Ve;var go=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ve(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Ve.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.
query===void 0&&(i="query")||r.headers===void 0&&(i="headers")||r.params===void 0&&(i="params"))return Ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.
params!==void 0){let d=r.params;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===
void 0&&(a="id"))return Ve.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:a}}],!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!=
"string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===null)p="";else
return Ve.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;p!==void 0&&(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){
if(F(s,64))return Ve.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(s,1))return Ve.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!go.test(s))return Ve.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Ve.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Ve.errors=o,e===0}Ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ya=jr;function jr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return jr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return jr.errors=o,e===0}jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ua=$r;function $r(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=$r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return $r.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return $r.errors=o,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=Or;function Or(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Or.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Or.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Or.errors=o,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ha=Kr;function Kr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Kr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Kr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Kr.errors=o,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ga=Cr;function Cr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Cr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Cr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Cr.errors=o,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ka=sr;function sr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=sr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return sr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["idempotency-key"],
s=e;if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return sr.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=
f,d!==void 0&&(d["idempotency-key"]=f))}if(e===s&&typeof a=="string"){if(F(a,255))return sr.errors=[
{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(a,1))return sr.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!At.test(a))return sr.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return sr.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return sr.errors=o,e===0}sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=He;function He(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=He.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return He.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return He.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return He.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return He.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return He.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return He.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return He.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return He.errors=o,e===0}He.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=We;function We(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=We.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return We.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.params!==void 0){let d=r.params;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.id===void 0&&(a="id"))return We.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:a}}],
!1;if(d.id!==void 0){let s=d.id,m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="num\
ber"||f=="boolean")p=""+s;else if(s===null)p="";else return We.errors=[{instancePath:t+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,d!==void 0&&(d.id=p))}if(e===m&&typeof s=="string"){if(F(s,36))return We.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(Z(s,36))return We.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(s))return We.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return We.errors=[{instancePath:t+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return We.errors=o,e===0}We.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ba=Ne;function Ne(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ne.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let s=l["idempotenc\
y-key"],m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+
s;else if(s===null)p="";else return Ne.errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;p!==
void 0&&(s=p,l!==void 0&&(l["idempotency-key"]=p))}if(e===m&&typeof s=="string"){if(F(s,255))return Ne.
errors=[{instancePath:t+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(Z(s,1))return Ne.errors=[{instancePath:t+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!At.test(s))return Ne.errors=[{instancePath:t+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ne.errors=[{instancePath:t+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)if(r.params!==
void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;if(l.id===void 0&&
(m="id"))return Ne.errors=[{instancePath:t+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(l.id!==void 0){let f=l.id,p=e;if(typeof f!="string"){let u=typeof f,
y;if(y===void 0)if(u=="number"||u=="boolean")y=""+f;else if(f===null)y="";else return Ne.errors=[{instancePath:t+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;y!==void 0&&(f=y,l!==void 0&&(l.id=y))}if(e===p&&typeof f=="string"){if(F(f,36))return Ne.errors=
[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(Z(f,36))return Ne.errors=[{instancePath:t+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
f))return Ne.errors=[{instancePath:t+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ne.errors=[{instancePath:t+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===
e}else var i=!0}return Ne.errors=o,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var _a=re,ko={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstream","re\
storeUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","\
rotateOperator","revokeOperator","createSession","endSession","reload","backup","migrate","copyStore"]},
name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},target:{type:"string",
minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,
default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},
params:{},cookies:{},body:{}}};function re(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,
dynamicAnchors:k={}}={}){let o=null,e=0,n=re.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let l=r.query;if(e===
e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.limit===void 0&&(l.limit=100),l.from!==void 0){let s=l.
from,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let f=typeof s,p;if(p===void 0)if(f===
"boolean"||s===null||f==="string"&&s&&s==+s&&!(s%1))p=+s;else return re.errors=[{instancePath:t+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;p!==void 0&&(s=p,l!==void 0&&(l.from=p))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||
isNaN(s))return re.errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return re.
errors=[{instancePath:t+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.to!==void 0){let s=l.
to,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===void 0)if(p===
"boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return re.errors=[{instancePath:t+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(s=u,l!==void 0&&(l.to=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>41024448e5||
isNaN(s))return re.errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(s<0||isNaN(s))return re.
errors=[{instancePath:t+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(l.action!==void 0){
let s=l.action,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p=="number"||p=="boolean")
u=""+s;else if(s===null)u="";else return re.errors=[{instancePath:t+"/query/action",schemaPath:"#/pr\
operties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(s=u,l!==
void 0&&(l.action=u))}if(!(s==="createKey"||s==="changeKey"||s==="rotateKey"||s==="revokeKey"||s==="\
restoreKey"||s==="drainUpstream"||s==="restoreUpstream"||s==="probeUpstream"||s==="reconcilePayment"||
s==="closePayment"||s==="createOperator"||s==="changeOperator"||s==="rotateOperator"||s==="revokeOpe\
rator"||s==="createSession"||s==="endSession"||s==="reload"||s==="backup"||s==="migrate"||s==="copyS\
tore"))return re.errors=[{instancePath:t+"/query/action",schemaPath:"#/properties/query/properties/a\
ction/enum",keyword:"enum",params:{allowedValues:ko.properties.query.properties.action.enum}}],!1;var i=m===
e}else var i=!0;if(i){if(l.name!==void 0){let s=l.name,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===
void 0)if(p=="number"||p=="boolean")u=""+s;else if(s===null)u="";else return re.errors=[{instancePath:t+
"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type:"stri\
ng"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.name=u))}if(e===m&&typeof s=="string"){if(F(s,128))return re.
errors=[{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(s,1))return re.errors=[{instancePath:t+"/query/name",schemaPath:"\
#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(
s))return re.errors=[{instancePath:t+"/query/name",schemaPath:"#/properties/query/properties/name/pa\
ttern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;if(i){
if(l.target!==void 0){let s=l.target,m=e;if(typeof s!="string"){let p=typeof s,u;if(u===void 0)if(p==
"number"||p=="boolean")u=""+s;else if(s===null)u="";else return re.errors=[{instancePath:t+"/query/t\
arget",schemaPath:"#/properties/query/properties/target/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(s=u,l!==void 0&&(l.target=u))}if(e===m&&typeof s=="string"){if(F(s,128))return re.errors=
[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/target/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(Z(s,1))return re.errors=[{instancePath:t+"/query/target",schemaPath:"\
#/properties/query/properties/target/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!je.test(
s))return re.errors=[{instancePath:t+"/query/target",schemaPath:"#/properties/query/properties/targe\
t/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var i=m===e}else var i=!0;
if(i){let s=l.limit,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p=typeof s,u;if(u===
void 0)if(p==="boolean"||s===null||p==="string"&&s&&s==+s&&!(s%1))u=+s;else return re.errors=[{instancePath:t+
"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"in\
teger"}}],!1;u!==void 0&&(s=u,l!==void 0&&(l.limit=u))}if(e===m&&typeof s=="number"&&isFinite(s)){if(s>
1e3||isNaN(s))return re.errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/proper\
ties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return re.
errors=[{instancePath:t+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=m===e;if(i)if(l.after!==void 0){let p=l.after,u=e;
if(typeof p!="string"){let c=typeof p,w;if(w===void 0)if(c=="number"||c=="boolean")w=""+p;else if(p===
null)w="";else return re.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(p=w,l!==void 0&&(l.after=w))}
if(e===u&&typeof p=="string"){if(F(p,36))return re.errors=[{instancePath:t+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(Z(p,36))
return re.errors=[{instancePath:t+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(p))return re.errors=[{instancePath:t+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var i=u===e}else var i=!0}}}}}}else return re.errors=[{instancePath:t+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return re.errors=o,
e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var wa=Fr;function Fr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Fr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Fr.errors=o,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Mr;function Mr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Mr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return Mr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1}return Mr.errors=o,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qa=dr;function dr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=dr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return dr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],s=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return dr.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===s&&typeof a=="string"&&F(a,4096))return dr.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return dr.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return dr.errors=o,e===0}dr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=fr;function fr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=fr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return fr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],s=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return fr.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===s&&typeof a=="string"&&F(a,4096))return fr.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return fr.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return fr.errors=o,e===0}fr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=Se;var Sa=new RegExp("^[a-z][a-z0-9.-]*$","u");function Se(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Se.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&
(d="query")||r.headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return Se.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.
headers,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let s=l["\
if-none-match"],m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolea\
n")p=""+s;else if(s===null)p="";else return Se.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&
(s=p,l!==void 0&&(l["if-none-match"]=p))}if(e===m&&typeof s=="string"&&F(s,4096))return Se.errors=[{
instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Se.errors=[{instancePath:t+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else
var i=!0;if(i)if(r.params!==void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(
l)){let m;if(l.file===void 0&&(m="file"))return Se.errors=[{instancePath:t+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.
file,p=e;if(typeof f!="string"){let u=typeof f,y;if(y===void 0)if(u=="number"||u=="boolean")y=""+f;else if(f===
null)y="";else return Se.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(f=y,l!==void 0&&(l.file=y))}
if(e===p&&typeof f=="string"){if(F(f,64))return Se.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(f,1))
return Se.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Sa.test(f))return Se.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Se.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0}return Se.errors=
o,e===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Aa=yr;function yr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.query===void 0&&(i="query")||r.headers===void 0&&(i=
"headers")||r.params===void 0&&(i="params"))return yr.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i}}],!1;if(r.headers!==void 0){let d=r.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-match"],s=e;
if(typeof a!="string"){let m=typeof a,f;if(f===void 0)if(m=="number"||m=="boolean")f=""+a;else if(a===
null)f="";else return yr.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(a=f,d!==
void 0&&(d["if-none-match"]=f))}if(e===s&&typeof a=="string"&&F(a,4096))return yr.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return yr.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return yr.errors=o,e===0}yr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Da=Ae;function Ae(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ae.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d=
"headers")||r.params===void 0&&(d="params"))return Ae.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;if(r.headers!==void 0){let l=r.headers,a=e;if(e===
a)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let s=l["if-none-matc\
h"],m=e;if(typeof s!="string"){let f=typeof s,p;if(p===void 0)if(f=="number"||f=="boolean")p=""+s;else if(s===
null)p="";else return Ae.errors=[{instancePath:t+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;p!==void 0&&(s=p,l!==
void 0&&(l["if-none-match"]=p))}if(e===m&&typeof s=="string"&&F(s,4096))return Ae.errors=[{instancePath:t+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Ae.errors=[{instancePath:t+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0;if(i)
if(r.params!==void 0){let l=r.params,a=e;if(e===a)if(l&&typeof l=="object"&&!Array.isArray(l)){let m;
if(l.file===void 0&&(m="file"))return Ae.errors=[{instancePath:t+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let f=l.file,
p=e;if(typeof f!="string"){let u=typeof f,y;if(y===void 0)if(u=="number"||u=="boolean")y=""+f;else if(f===
null)y="";else return Ae.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(f=y,l!==void 0&&(l.file=y))}
if(e===p&&typeof f=="string"){if(F(f,64))return Ae.errors=[{instancePath:t+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Z(f,1))
return Ae.errors=[{instancePath:t+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Sa.test(f))return Ae.errors=[{instancePath:t+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Ae.errors=[{instancePath:t+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var i=a===e}else var i=!0}return Ae.errors=
o,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=Pr(Lt()),ja=Pr(St()),Wo={...Ta.formats,...ja.fastFormats},$a=Dt;function Dt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Dt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Dt.errors=o,e===0}Dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oa=It;function It(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=It.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
It.errors=o,e===0}It.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ka=Tt;function Tt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Tt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Tt.errors=o,e===0}Tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ca=jt;function jt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=jt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
jt.errors=o,e===0}jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fa=C,_s={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},owner:{type:[
"string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},scopes:{$ref:"schema:Sc\
opes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"sc\
hema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPe\
riod"},{type:"null"}]}}}},required:["body"]},Po={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{
type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},bo={type:["array","null"],minItems:1,maxItems:64,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},_o={type:["array",
"null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"s\
chema:Agents"},Ma={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Ea={type:["intege\
r","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ra={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Ua={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Xa={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},wo=Object.prototype.hasOwnProperty,mr=br,gr=_r,Ia=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u"),
za=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=C.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.
body===void 0&&(m="body"))return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:m}}],!1;if(r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="object"&&
!Array.isArray(f)){let u;if(f.name===void 0&&(u="name"))return C.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:u}}],!1;{let y=e;for(let c in f)
if(!wo.call(_s.properties.body.properties,c)){return C.errors=[{instancePath:t+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(y===e){if(f.name!==void 0){let c=f.name,w=e;if(e===w)if(typeof c=="string"){if(mr(c,128))
return C.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(gr(c,1))return C.errors=[{instancePath:t+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ia.test(c))return C.errors=[{instancePath:t+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}else return C.errors=
[{instancePath:t+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{
type:"string"}}],!1;var i=w===e}else var i=!0;if(i){if(f.owner!==void 0){let c=f.owner,w=e;if(typeof c!=
"string"&&c!==null)return C.errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/prop\
erties/owner/type",keyword:"type",params:{type:_s.properties.body.properties.owner.type}}],!1;if(e===
w&&typeof c=="string"){if(mr(c,256))return C.errors=[{instancePath:t+"/body/owner",schemaPath:"#/pro\
perties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(gr(c,1))return C.
errors=[{instancePath:t+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ia.test(c))return C.errors=[{instancePath:t+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}var i=w===e}else var i=!0;if(i){if(f.scopes!==void 0){let c=f.scopes,w=e;if(e===e)if(Array.isArray(
c)){if(c.length>8)return C.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/maxItems",
keyword:"maxItems",params:{limit:8}}],!1;if(c.length<1)return C.errors=[{instancePath:t+"/body/scope\
s",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let v=c.length;
for(let g=0;g<v;g++){let I=c[g],L=e;if(typeof I!="string")return C.errors=[{instancePath:t+"/body/sc\
opes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(I==="\
chat"||I==="mesh"))return C.errors=[{instancePath:t+"/body/scopes/"+g,schemaPath:"schema:Scopes/item\
s/enum",keyword:"enum",params:{allowedValues:Po.items.enum}}],!1;var d=L===e;if(!d)break}if(d){let g=c.
length,I;if(g>1){let L={};for(;g--;){let T=c[g];if(typeof T=="string"){if(typeof L[T]=="number"){return I=
L[T],C.errors=[{instancePath:t+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:g,j:I}}],!1;break}L[T]=g}}}}}}else return C.errors=[{instancePath:t+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=w===e}else var i=!0;
if(i){if(f.models!==void 0){let c=f.models,w=e,_=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{
instancePath:t+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:bo.type}}],
!1;if(e===_&&Array.isArray(c)){if(c.length>64)return C.errors=[{instancePath:t+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return C.errors=[{instancePath:t+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;
let v=c.length;for(let g=0;g<v;g++){let I=c[g],L=e;if(e===L)if(typeof I=="string"){if(mr(I,256))return C.
errors=[{instancePath:t+"/body/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(gr(I,1))return C.errors=[{instancePath:t+"/body/models/"+g,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:t+
"/body/models/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=L===
e;if(!l)break}if(l){let g=c.length,I;if(g>1){let L={};for(;g--;){let T=c[g];if(typeof T=="string"){if(typeof L[T]==
"number"){return I=L[T],C.errors=[{instancePath:t+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:I}}],!1;break}L[T]=g}}}}}}var i=w===e}else var i=!0;if(i){if(f.
agents!==void 0){let c=f.agents,w=e,_=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:_o.type}}],!1;if(e===_&&Array.
isArray(c)){if(c.length>1e3)return C.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:t+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;
let v=c.length;for(let g=0;g<v;g++){let I=c[g],L=e;if(e===L)if(typeof I=="string"){if(mr(I,64))return C.
errors=[{instancePath:t+"/body/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(gr(I,1))return C.errors=[{instancePath:t+"/body/agents/"+g,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:t+
"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var a=L===
e;if(!a)break}if(a){let g=c.length,I;if(g>1){let L={};for(;g--;){let T=c[g];if(typeof T=="string"){if(typeof L[T]==
"number"){return I=L[T],C.errors=[{instancePath:t+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:I}}],!1;break}L[T]=g}}}}}}var i=w===e}else var i=!0;if(i){if(f.
expires_at!==void 0){let c=f.expires_at,w=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
c!==null)return C.errors=[{instancePath:t+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:_s.properties.body.properties.expires_at.type}}],!1;if(e===
w&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return C.errors=[{instancePath:t+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:t+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=w===e}else var i=!0;if(i){if(f.rpm!==void 0){let c=f.rpm,w=e,_=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Ma.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return C.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:t+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=w===
e}else var i=!0;if(i){if(f.tpm!==void 0){let c=f.tpm,w=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Ea.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:t+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=w===e}else var i=!0;
if(i){if(f.max_parallel!==void 0){let c=f.max_parallel,w=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ra.type}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var i=w===e}else var i=!0;if(i){if(f.budget_usd!==void 0){let c=f.budget_usd,
w=e,_=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Ua.type}}],!1;if(e===_&&typeof c=="string"){if(mr(
c,17))return C.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!za.test(c))return C.errors=[{instancePath:t+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var i=w===e}else var i=!0;if(i)if(f.budget_period!==void 0){let c=f.budget_period,w=e,
_=e,P=!1,v=e;if(typeof c!="string"){let L={instancePath:t+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}if(!(c==="day"||
c==="month"||c==="total")){let L={instancePath:t+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Xa.enum}};o===null?o=[L]:o.push(L),e++}var s=v===e;P=P||
s;let g=e;if(c!==null){let L={instancePath:t+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[L]:o.push(L),e++}
var s=g===e;if(P=P||s,P)e=_,o!==null&&(_?o.length=_:o=null);else{let L={instancePath:t+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[L]:o.push(L),e++,C.errors=o,!1}var i=w===e}else var i=!0}}}}}}}}}}}}else return C.errors=[{instancePath:t+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
o,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Za=$t;function $t(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=$t.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
$t.errors=o,e===0}$t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ba=Ot;function Ot(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ot.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ot.errors=o,e===0}Ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Va=ge;function ge(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="objec\
t"&&!Array.isArray(l)){if(Object.keys(l).length<1)return ge.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let s=e;for(let m in l)
if(!(m==="rpm"||m==="tpm"||m==="max_parallel"||m==="budget_usd"||m==="budget_period")){return ge.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(s===e){if(l.rpm!==void 0){let m=l.rpm,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:t+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Ma.type}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){
if(m>1e9||isNaN(m))return ge.errors=[{instancePath:t+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(m<1||isNaN(m))return ge.errors=[{instancePath:t+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.tpm!==void 0){let m=l.tpm,f=e,p=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:t+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:Ea.type}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){if(m>
1e12||isNaN(m))return ge.errors=[{instancePath:t+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(m<1||isNaN(m))return ge.errors=[{instancePath:t+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var i=f===e}else var i=!0;if(i){if(l.max_parallel!==void 0){let m=l.max_parallel,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return ge.errors=[{instancePath:t+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Ra.type}}],!1;if(e===p&&typeof m==
"number"&&isFinite(m)){if(m>1e6||isNaN(m))return ge.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(m<1||isNaN(
m))return ge.errors=[{instancePath:t+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var i=f===e}else var i=!0;if(i){if(l.budget_usd!==void 0){
let m=l.budget_usd,f=e,p=e;if(typeof m!="string"&&m!==null)return ge.errors=[{instancePath:t+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ua.type}}],!1;if(e===p&&typeof m==
"string"){if(mr(m,17))return ge.errors=[{instancePath:t+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!za.test(m))return ge.errors=[{instancePath:t+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=f===e}else var i=!0;if(i)if(l.budget_period!==void 0){let m=l.
budget_period,f=e,p=e,u=!1,y=e;if(typeof m!="string"){let _={instancePath:t+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?o=[_]:o.push(_),e++}if(!(m===
"day"||m==="month"||m==="total")){let _={instancePath:t+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Xa.enum}};o===null?o=[_]:o.push(_),e++}var d=y===
e;u=u||d;let c=e;if(m!==null){let _={instancePath:t+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[_]:o.push(
_),e++}var d=c===e;if(u=u||d,u)e=p,o!==null&&(p?o.length=p:o=null);else{let _={instancePath:t+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return o===null?o=[_]:o.push(_),e++,ge.errors=o,!1}var i=f===e}else var i=!0}}}}}}else return ge.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return ge.errors=o,e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=pr;function pr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=pr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.overlap_s===void 0&&(i.overlap_s=3600);let l=e;for(let a in i)if(a!=="overl\
ap_s"){return pr.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){let a=i.overlap_s,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return pr.errors=[{instancePath:t+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>604800||isNaN(a))return pr.errors=[{instancePath:t+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(a<0||isNaN(a))return pr.errors=[{instancePath:t+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return pr.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return pr.errors=o,e===0}pr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wa=Kt;function Kt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Kt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Kt.errors=o,e===0}Kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ya=Ct;function Ct(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ct.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ct.errors=o,e===0}Ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ga=Ft;function Ft(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ft.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ft.errors=o,e===0}Ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ja=Mt;function Mt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Mt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Mt.errors=o,e===0}Mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qa=Et;function Et(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Et.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Et.errors=o,e===0}Et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ei=Rt;function Rt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Rt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Rt.errors=o,e===0}Rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ri=Ut;function Ut(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ut.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ut.errors=o,e===0}Ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ti=Xt;function Xt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Xt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Xt.errors=o,e===0}Xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var si=zt;function zt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=zt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
zt.errors=o,e===0}zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ai=Zt;function Zt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Zt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Zt.errors=o,e===0}Zt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ii=Bt;function Bt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Bt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Bt.errors=o,e===0}Bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ni=Vt;function Vt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Vt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Vt.errors=o,e===0}Vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Ht;function Ht(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ht.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ht.errors=o,e===0}Ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pi=Wt;function Wt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Wt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Wt.errors=o,e===0}Wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mi=Yt;function Yt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Yt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Yt.errors=o,e===0}Yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Gt;function Gt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Gt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Gt.errors=o,e===0}Gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Jt;function Jt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Jt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Jt.errors=o,e===0}Jt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Qt;function Qt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Qt.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Qt.errors=o,e===0}Qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yi=es;function es(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=es.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
es.errors=o,e===0}es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=rs;function rs(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=rs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
rs.errors=o,e===0}rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=Ie;function Ie(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length>1)return Ie.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(d).length<
1)return Ie.errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let a=e;for(let s in d)if(!(s==="token"||s==="code")){return Ie.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(d.token!==void 0){let s=d.token,
m=e;if(e===m)if(typeof s=="string"){if(mr(s,512))return Ie.errors=[{instancePath:t+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(gr(s,1))
return Ie.errors=[{instancePath:t+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:t+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=m===
e}else var i=!0;if(i)if(d.code!==void 0){let s=d.code,m=e;if(e===m)if(typeof s=="string"){if(mr(s,64))
return Ie.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(gr(s,1))return Ie.errors=[{instancePath:t+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Ie.errors=[{instancePath:t+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0}}}else return Ie.errors=
[{instancePath:t+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Ie.errors=o,e===0}Ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=ts;function ts(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ts.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ts.errors=o,e===0}ts.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=ss;function ss(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ss.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ss.errors=o,e===0}ss.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=Te;var vi={type:"string",enum:["admin","viewer"],$id:"schema:Role"},xo=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Te(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,
dynamicAnchors:k={}}={}){let o=null,e=0,n=Te.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.body===void 0&&(d="body"))return Te.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.
body!==void 0){let l=r.body;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){let s;if(l.name===
void 0&&(s="name")||l.role===void 0&&(s="role"))return Te.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:s}}],!1;{let m=e;for(let f in l)
if(!(f==="name"||f==="role")){return Te.errors=[{instancePath:t+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===
e){if(l.name!==void 0){let f=l.name,p=e;if(e===e)if(typeof f=="string"){if(mr(f,64))return Te.errors=
[{instancePath:t+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(gr(f,1))return Te.errors=[{instancePath:t+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!xo.test(f))return Te.errors=[{instancePath:t+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Te.errors=[{instancePath:t+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else var i=!0;if(i)if(l.
role!==void 0){let f=l.role,p=e;if(typeof f!="string")return Te.errors=[{instancePath:t+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(f==="admin"||f==="view\
er"))return Te.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:vi.enum}}],!1;var i=p===e}else var i=!0}}}else return Te.errors=[{instancePath:t+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Te.errors=
o,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Pi=as;function as(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=as.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
as.errors=o,e===0}as.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=ar;function ar(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ar.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.body===void 0&&(i="body"))return ar.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;if(r.body!==void 0){let d=r.
body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.role===void 0&&(a="role"))return ar.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:a}}],
!1;{let s=e;for(let m in d)if(m!=="role"){return ar.errors=[{instancePath:t+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(s===e&&d.role!==void 0){let m=d.role;if(typeof m!="string")return ar.errors=[{instancePath:t+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="admi\
n"||m==="viewer"))return ar.errors=[{instancePath:t+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:vi.enum}}],!1}}}else return ar.errors=[{instancePath:t+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return ar.errors=o,e===0}ar.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _i=is;function is(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=is.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
is.errors=o,e===0}is.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wi=ns;function ns(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ns.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ns.errors=o,e===0}ns.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=hr;function hr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=hr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let i=r.body;if(e===e)if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){i.dry_run===void 0&&(i.dry_run=!1);let l=e;for(let a in i)if(a!=="dry_run"){return hr.
errors=[{instancePath:t+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&typeof i.dry_run!="boolean")return hr.
errors=[{instancePath:t+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return hr.errors=[{instancePath:t+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return hr.errors=o,e===0}hr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qi=os;function os(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=os.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
os.errors=o,e===0}os.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=ps;function ps(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ps.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ps.errors=o,e===0}ps.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=ms;function ms(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ms.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ms.errors=o,e===0}ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=ls;function ls(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ls.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ls.errors=o,e===0}ls.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ai=ds;function ds(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ds.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ds.errors=o,e===0}ds.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Di=fs;function fs(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=fs.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
fs.errors=o,e===0}fs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mi=Pr(Lt()),Ei=Pr(St()),No={...Mi.formats,...Ei.fastFormats},Ri=nr;function nr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=nr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e)if(i&&
typeof i=="object"&&!Array.isArray(i)){let l;if(i.status===void 0&&(l="status"))return nr.errors=[{instancePath:t+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:l}}],!1;{
let a=e;for(let s in i)if(s!=="status"){return nr.errors=[{instancePath:t+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(a===e&&i.status!==void 0){let s=i.status;if(typeof s!="string")return nr.errors=[{instancePath:t+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(s!=="ok")return nr.errors=[{instancePath:t+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return nr.errors=
[{instancePath:t+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return nr.errors=o,e===0}nr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ui=Zr;var N=br;function ce(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.ready===void 0&&(a="ready")||r.parts===void 0&&
(a="parts"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let s=e;for(let m in r)if(!(m==="ready"||m==="parts")){return ce.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(s===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return ce.errors=[{instancePath:t+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var i=m===e}else
var i=!0;if(i)if(r.parts!==void 0){let m=r.parts,f=e;if(e===f)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return ce.errors=[{instancePath:t+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let u in m){let y=m[u],c=e;if(e===
e)if(y&&typeof y=="object"&&!Array.isArray(y)){let _;if(y.ok===void 0&&(_="ok"))return ce.errors=[{instancePath:t+
"/parts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:_}}],!1;{let P=e;for(let v in y)if(!(v==="ok"||v==="detail")){return ce.
errors=[{instancePath:t+"/parts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}if(P===
e){if(y.ok!==void 0){let v=e;if(typeof y.ok!="boolean")return ce.errors=[{instancePath:t+"/parts/"+u.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var d=v===e}else var d=!0;if(d)if(y.detail!==void 0){let v=y.detail,
g=e;if(e===g)if(typeof v=="string"){if(N(v,1024))return ce.errors=[{instancePath:t+"/parts/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ce.errors=[{instancePath:t+"/parts/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var d=g===e}else var d=!0}}}else return ce.errors=[{instancePath:t+"/parts/"+u.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var l=c===e;if(!l)break}}else return ce.errors=[{instancePath:t+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var i=f===e}else var i=!0}}}else return ce.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=o,e===
0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zr(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Zr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ce(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:k})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length));else return Zr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Zr.errors=
o,e===0}Zr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Xi=Br;var Lo=No.int32,B=_r,So=new RegExp("^[a-z][a-z0-9_]*$","u");function vr(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=vr.evaluated;n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,d=!1,l=e;ce(r,{instancePath:t,parentData:x,
parentDataProperty:b,rootData:h,dynamicAnchors:k})||(o=o===null?ce.errors:o.concat(ce.errors),e=o.length);
var p=l===e;if(d=d||p,p)var a=!0;let s=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;
if(r.error===void 0&&(u="error")||r.message===void 0&&(u="message")){let y={instancePath:t,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:u}};o===null?o=[y]:o.push(y),e++}else{
let y=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let w={instancePath:t,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
o===null?o=[w]:o.push(w),e++;break}if(y===e){if(r.error!==void 0){let c=r.error,w=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let _={instancePath:t+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[_]:o.push(_),e++}if(e===w&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let _={instancePath:t+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[_]:o.push(_),e++}else if(c<400||isNaN(c)){let _={instancePath:t+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[_]:o.push(
_),e++}else if(!Lo.validate(c)){let _={instancePath:t+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[_]:o.push(_),e++}}var f=w===e}else
var f=!0;if(f){if(r.message!==void 0){let c=r.message,w=e;if(e===w)if(typeof c=="string"){if(N(c,2048)){
let P={instancePath:t+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[P]:o.push(P),e++}else if(B(c,1)){let P={instancePath:t+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[P]:o.push(P),e++}}else{let P={instancePath:t+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[P]:o.push(P),e++}var f=w===e}else
var f=!0;if(f){if(r.code!==void 0){let c=r.code,w=e;if(e===w)if(typeof c=="string"){if(N(c,64)){let P={
instancePath:t+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[P]:o.push(P),e++}else if(!So.test(c)){let P={instancePath:t+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[P]:o.push(P),e++}}else{let P={instancePath:t+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[P]:o.push(P),e++}var f=w===e}else var f=!0;if(f)
if(r.param!==void 0){let c=r.param,w=e;if(e===w)if(typeof c=="string"){if(N(c,256)){let P={instancePath:t+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[P]:o.push(P),e++}}else{let P={instancePath:t+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[P]:o.push(P),e++}var f=w===e}else var f=!0}}}}}else{
let u={instancePath:t,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[u]:o.push(u),e++}var p=s===e;if(d=d||p,p&&a!==!0&&(a=!0),d)e=i,o!==null&&(i?o.length=i:o=null);else{
let u={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[u]:o.push(u),
e++,vr.errors=o,!1}return vr.errors=o,n.props=a,e===0}vr.evaluated={dynamicProps:!0,dynamicItems:!1};
function Br(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Br.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(vr(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?vr.errors:
o.concat(vr.errors),e=o.length));else return Br.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Br.errors=o,e===0}Br.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zi=Vr;var Er={type:"object",additionalProperties:!1,required:["id","name","prefix","owner","scopes","model\
s","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at","revok\
ed_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"\
string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],
maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agen\
ts"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{
$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{
$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{type:[
"integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,maximum:41024448e5},
previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"boolean"}},$id:"\
schema:Key"},Zi={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["chat",
"mesh"]},$id:"schema:Scopes"},Bi={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Vi={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},Hi={type:["intege\
r","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Wi={type:["integer","null"],minimum:1,maximum:1e12,
$id:"schema:Tpm"},Yi={type:["integer","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},Gi={type:[
"string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},
Ji={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},Ke=Object.prototype.hasOwnProperty,
Qi=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var ur=new RegExp("^[0-9]{1,30}$","u");function _e(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.charged===
void 0&&(d="charged")||r.counted===void 0&&(d="counted"))return _e.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="cha\
rged"||a==="counted")){return _e.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.charged!==void 0){let a=r.
charged,s=e;if(e===e)if(typeof a=="string"){if(N(a,30))return _e.errors=[{instancePath:t+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(a))return _e.
errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return _e.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i)if(r.counted!==void 0){
let a=r.counted,s=e;if(e===e)if(typeof a=="string"){if(N(a,30))return _e.errors=[{instancePath:t+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(
a))return _e.errors=[{instancePath:t+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return _e.errors=[{instancePath:t+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0}}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _e.errors=
o,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=D.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===
void 0&&(m="owner")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&(m="models")||r.agents===void 0&&
(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max\
_parallel")||r.budget_usd===void 0&&(m="budget_usd")||r.budget_period===void 0&&(m="budget_period")||
r.created_at===void 0&&(m="created_at")||r.expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&
(m="revoked_at")||r.previous_until===void 0&&(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))
return D.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let f=e;for(let p in r)if(!Ke.call(Er.properties,p)){return D.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===
e){if(r.id!==void 0){let p=r.id,u=e;if(e===u)if(typeof p=="string"){if(N(p,64))return D.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(p,1))return D.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return D.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.name!==void 0){let p=r.name,u=e;if(e===u)if(typeof p==
"string"){if(N(p,128))return D.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(B(p,1))return D.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else
var i=!0;if(i){if(r.prefix!==void 0){let p=r.prefix,u=e;if(e===u)if(typeof p=="string"){if(N(p,16))return D.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return D.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.
owner,u=e;if(typeof p!="string"&&p!==null)return D.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Er.properties.owner.type}}],!1;if(e===u&&typeof p==
"string"&&N(p,256))return D.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=u===e}else var i=!0;if(i){if(r.scopes!==void 0){
let p=r.scopes,u=e;if(e===e)if(Array.isArray(p)){if(p.length>8)return D.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(p.length<1)return D.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let w=p.length;for(let _=0;_<w;_++){let P=p[_],v=e;if(typeof P!="string")return D.errors=
[{instancePath:t+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(P==="chat"||P==="mesh"))return D.errors=[{instancePath:t+"/scopes/"+_,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Zi.items.enum}}],!1;var d=v===e;if(!d)break}
if(d){let _=p.length,P;if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]==
"number"){return P=v[g],D.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:P}}],!1;break}v[g]=_}}}}}}else return D.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=u===e}else var i=!0;
if(i){if(r.models!==void 0){let p=r.models,u=e,y=e;if(!Array.isArray(p)&&p!==null)return D.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Bi.type}}],!1;if(e===
y&&Array.isArray(p)){if(p.length>64)return D.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(p.length<1)return D.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let w=p.
length;for(let _=0;_<w;_++){let P=p[_],v=e;if(e===v)if(typeof P=="string"){if(N(P,256))return D.errors=
[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(P,1))return D.errors=[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;
if(!l)break}if(l){let _=p.length,P;if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]==
"number"){return P=v[g],D.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:P}}],!1;break}v[g]=_}}}}}}var i=u===e}else var i=!0;if(i){if(r.agents!==void 0){
let p=r.agents,u=e,y=e;if(!Array.isArray(p)&&p!==null)return D.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Vi.type}}],!1;if(e===y&&Array.isArray(p)){if(p.length>
1e3)return D.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(p.length<1)return D.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let w=p.length;for(let _=0;_<w;_++){
let P=p[_],v=e;if(e===v)if(typeof P=="string"){if(N(P,64))return D.errors=[{instancePath:t+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(P,1))return D.
errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return D.errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e;if(!a)break}if(a){let _=p.length,P;
if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]=="number"){return P=v[g],
D.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:P}}],!1;break}v[g]=_}}}}}}var i=u===e}else var i=!0;if(i){if(r.rpm!==void 0){let p=r.rpm,u=e,y=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Hi.type}}],!1;if(e===y&&typeof p=="n\
umber"&&isFinite(p)){if(p>1e9||isNaN(p))return D.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return D.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=u===e}else var i=!0;if(i){if(r.tpm!==void 0){let p=r.tpm,u=e,y=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Wi.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>1e12||
isNaN(p))return D.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return D.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=u===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let p=r.max_parallel,u=e,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Yi.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>
1e6||isNaN(p))return D.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(p))return D.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=u===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let p=r.budget_usd,u=e,y=e;if(typeof p!=
"string"&&p!==null)return D.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Gi.type}}],!1;if(e===y&&typeof p=="string"){if(N(p,17))return D.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Qi.test(p))return D.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=u===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let p=r.budget_period,u=e,y=e,c=!1,w=e;if(typeof p!="string"){let v={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[v]:o.push(v),e++}if(!(p==="day"||p==="month"||p==="total")){let v={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ji.enum}};
o===null?o=[v]:o.push(v),e++}var s=w===e;c=c||s;let _=e;if(p!==null){let v={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[v]:o.push(v),e++}var s=_===e;if(c=c||s,c)e=y,o!==null&&(y?o.length=y:o=null);else{let v={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[v]:o.push(v),e++,D.errors=o,!1}var i=u===e}else var i=!0;if(i){if(r.budget_used!==void 0){let p=e;
_e(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:h,
dynamicAnchors:k})||(o=o===null?_e.errors:o.concat(_e.errors),e=o.length);var i=p===e}else var i=!0;
if(i){if(r.created_at!==void 0){let p=r.created_at,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(
p))return D.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return D.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(r.expires_at!==void 0){let p=r.expires_at,u=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return D.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Er.properties.expires_at.type}}],!1;if(e===
u&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return D.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let p=r.revoked_at,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return D.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Er.properties.revoked_at.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(
p)){if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return D.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let p=r.previous_until,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)
return D.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Er.properties.previous_until.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return D.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return D.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i)if(r.sandbox!==
void 0){let p=e;if(typeof r.sandbox!="boolean")return D.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=p===e}else var i=!0}}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=o,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Ye.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.keys===void 0&&(d="keys"))return Ye.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(a!=="keys"){
return Ye.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(l===e&&r.keys!==void 0){let a=r.keys;if(e===e)if(Array.isArray(
a)){if(a.length>1e5)return Ye.errors=[{instancePath:t+"/keys",schemaPath:"#/properties/keys/maxItems",
keyword:"maxItems",params:{limit:1e5}}],!1;{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;D(a[f],
{instancePath:t+"/keys/"+f,parentData:a,parentDataProperty:f,rootData:h,dynamicAnchors:k})||(o=o===null?
D.errors:o.concat(D.errors),e=o.length);var i=p===e;if(!i)break}}}else return Ye.errors=[{instancePath:t+
"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ye.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ye.errors=
o,e===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Vr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Ye(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:k})||(o=o===null?Ye.errors:o.concat(Ye.errors),e=o.length));else return Vr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Vr.errors=
o,e===0}Vr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var en=Hr;var Rr={type:"object",additionalProperties:!1,required:["id","key","name","prefix","owner","scopes",
"models","agents","rpm","tpm","max_parallel","budget_usd","budget_period","created_at","expires_at",
"revoked_at","previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{
type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","\
null"],maxLength:256},scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"sche\
ma:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},
budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},
budget_used:{$ref:"schema:BudgetUsed"},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"},key:{type:"string",minLength:1,maxLength:256}},$id:"schema:CreatedKey"};function j(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=j.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.id===void 0&&(m="id")||r.key===void 0&&(m="key")||r.name===void 0&&(m=
"name")||r.prefix===void 0&&(m="prefix")||r.owner===void 0&&(m="owner")||r.scopes===void 0&&(m="scop\
es")||r.models===void 0&&(m="models")||r.agents===void 0&&(m="agents")||r.rpm===void 0&&(m="rpm")||r.
tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max_parallel")||r.budget_usd===void 0&&(m="bud\
get_usd")||r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="created_at")||r.
expires_at===void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===void 0&&
(m="previous_until")||r.sandbox===void 0&&(m="sandbox"))return j.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let f=e;for(let p in r)if(!Ke.call(Rr.
properties,p)){return j.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:p}}],!1;break}if(f===e){if(r.id!==void 0){let p=r.id,u=e;if(e===
u)if(typeof p=="string"){if(N(p,64))return j.errors=[{instancePath:t+"/id",schemaPath:"#/properties/\
id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(p,1))return j.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=u===e}else var i=!0;if(i){if(r.name!==void 0){let p=r.name,u=e;if(e===u)if(typeof p=="strin\
g"){if(N(p,128))return j.errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(B(p,1))return j.errors=[{instancePath:t+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else
var i=!0;if(i){if(r.prefix!==void 0){let p=r.prefix,u=e;if(e===u)if(typeof p=="string"){if(N(p,16))return j.
errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(r.owner!==void 0){let p=r.
owner,u=e;if(typeof p!="string"&&p!==null)return j.errors=[{instancePath:t+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Rr.properties.owner.type}}],!1;if(e===u&&typeof p==
"string"&&N(p,256))return j.errors=[{instancePath:t+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var i=u===e}else var i=!0;if(i){if(r.scopes!==void 0){
let p=r.scopes,u=e;if(e===e)if(Array.isArray(p)){if(p.length>8)return j.errors=[{instancePath:t+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(p.length<1)return j.
errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var d=!0;let w=p.length;for(let _=0;_<w;_++){let P=p[_],v=e;if(typeof P!="string")return j.errors=
[{instancePath:t+"/scopes/"+_,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(P==="chat"||P==="mesh"))return j.errors=[{instancePath:t+"/scopes/"+_,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Zi.items.enum}}],!1;var d=v===e;if(!d)break}
if(d){let _=p.length,P;if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]==
"number"){return P=v[g],j.errors=[{instancePath:t+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:P}}],!1;break}v[g]=_}}}}}}else return j.errors=[{instancePath:t+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var i=u===e}else var i=!0;
if(i){if(r.models!==void 0){let p=r.models,u=e,y=e;if(!Array.isArray(p)&&p!==null)return j.errors=[{
instancePath:t+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Bi.type}}],!1;if(e===
y&&Array.isArray(p)){if(p.length>64)return j.errors=[{instancePath:t+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(p.length<1)return j.errors=[{instancePath:t+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var l=!0;let w=p.
length;for(let _=0;_<w;_++){let P=p[_],v=e;if(e===v)if(typeof P=="string"){if(N(P,256))return j.errors=
[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(P,1))return j.errors=[{instancePath:t+"/models/"+_,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/mod\
els/"+_,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var l=v===e;
if(!l)break}if(l){let _=p.length,P;if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]==
"number"){return P=v[g],j.errors=[{instancePath:t+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:_,j:P}}],!1;break}v[g]=_}}}}}}var i=u===e}else var i=!0;if(i){if(r.agents!==void 0){
let p=r.agents,u=e,y=e;if(!Array.isArray(p)&&p!==null)return j.errors=[{instancePath:t+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Vi.type}}],!1;if(e===y&&Array.isArray(p)){if(p.length>
1e3)return j.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(p.length<1)return j.errors=[{instancePath:t+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var a=!0;let w=p.length;for(let _=0;_<w;_++){
let P=p[_],v=e;if(e===v)if(typeof P=="string"){if(N(P,64))return j.errors=[{instancePath:t+"/agents/"+
_,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(P,1))return j.
errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/agents/"+_,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var a=v===e;if(!a)break}if(a){let _=p.length,P;
if(_>1){let v={};for(;_--;){let g=p[_];if(typeof g=="string"){if(typeof v[g]=="number"){return P=v[g],
j.errors=[{instancePath:t+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:_,j:P}}],!1;break}v[g]=_}}}}}}var i=u===e}else var i=!0;if(i){if(r.rpm!==void 0){let p=r.rpm,u=e,y=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:t+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Hi.type}}],!1;if(e===y&&typeof p=="n\
umber"&&isFinite(p)){if(p>1e9||isNaN(p))return j.errors=[{instancePath:t+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return j.errors=
[{instancePath:t+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=u===e}else var i=!0;if(i){if(r.tpm!==void 0){let p=r.tpm,u=e,y=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Wi.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>1e12||
isNaN(p))return j.errors=[{instancePath:t+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return j.errors=[{instancePath:t+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var i=u===e}else var i=!0;
if(i){if(r.max_parallel!==void 0){let p=r.max_parallel,u=e,y=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Yi.type}}],!1;if(e===y&&typeof p=="number"&&isFinite(p)){if(p>
1e6||isNaN(p))return j.errors=[{instancePath:t+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(p))return j.errors=[{instancePath:t+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=u===e}else var i=!0;if(i){if(r.budget_usd!==void 0){let p=r.budget_usd,u=e,y=e;if(typeof p!=
"string"&&p!==null)return j.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Gi.type}}],!1;if(e===y&&typeof p=="string"){if(N(p,17))return j.errors=[
{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Qi.test(p))return j.errors=[{instancePath:t+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var i=u===e}else var i=!0;
if(i){if(r.budget_period!==void 0){let p=r.budget_period,u=e,y=e,c=!1,w=e;if(typeof p!="string"){let v={
instancePath:t+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[v]:o.push(v),e++}if(!(p==="day"||p==="month"||p==="total")){let v={instancePath:t+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ji.enum}};
o===null?o=[v]:o.push(v),e++}var s=w===e;c=c||s;let _=e;if(p!==null){let v={instancePath:t+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[v]:o.push(v),e++}var s=_===e;if(c=c||s,c)e=y,o!==null&&(y?o.length=y:o=null);else{let v={instancePath:t+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[v]:o.push(v),e++,j.errors=o,!1}var i=u===e}else var i=!0;if(i){if(r.budget_used!==void 0){let p=e;
_e(r.budget_used,{instancePath:t+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:h,
dynamicAnchors:k})||(o=o===null?_e.errors:o.concat(_e.errors),e=o.length);var i=p===e}else var i=!0;
if(i){if(r.created_at!==void 0){let p=r.created_at,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return j.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(
p))return j.errors=[{instancePath:t+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return j.errors=[{instancePath:t+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(r.expires_at!==void 0){let p=r.expires_at,u=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return j.errors=[{instancePath:t+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Rr.properties.expires_at.type}}],!1;if(e===
u&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:t+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(p<0||isNaN(p))return j.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){
if(r.revoked_at!==void 0){let p=r.revoked_at,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))&&p!==null)return j.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Rr.properties.revoked_at.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(
p)){if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return j.errors=[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(r.previous_until!==
void 0){let p=r.previous_until,u=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)
return j.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Rr.properties.previous_until.type}}],!1;if(e===u&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return j.errors=[{instancePath:t+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return j.errors=[{instancePath:t+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=u===e}else var i=!0;if(i){if(r.sandbox!==
void 0){let p=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:t+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=p===e}else var i=!0;if(i)
if(r.key!==void 0){let p=r.key,u=e;if(e===u)if(typeof p=="string"){if(N(p,256))return j.errors=[{instancePath:t+
"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(p,1))
return j.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:t+"/key",schemaPath:"#/properties/key/type",
keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else return j.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=
o,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Hr.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(j(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:k})||(o=o===null?j.errors:o.concat(j.errors),e=o.length));else return Hr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Hr.errors=
o,e===0}Hr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var rn=Wr;function Wr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Wr.errors=o,e===0}Wr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var tn=Yr;function Yr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Yr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Yr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Yr.errors=o,e===0}Yr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var sn=Gr;function Gr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Gr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gr.errors=o,e===0}Gr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var an=Jr;function Jr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Jr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(j(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?j.errors:
o.concat(j.errors),e=o.length));else return Jr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Jr.errors=o,e===0}Jr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var nn=Qr;function Qr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Qr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(D(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?D.errors:
o.concat(D.errors),e=o.length));else return Qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Qr.errors=o,e===0}Qr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var on=et;var ws={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","completion_tokens","reaso\
ning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{type:"string",maxLength:256},
model:{type:["string","null"],maxLength:256},agent:{type:["string","null"],maxLength:256},hour:{type:"\
integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"schema:Co\
unt"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},
completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{
$ref:"schema:HostedCalls"},charged:{$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"\
schema:NanoUsd"}}}}},$id:"schema:UsageTotals"};function K(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.from===void 0&&(a="from")||r.to===void 0&&
(a="to")||r.totals===void 0&&(a="totals"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a}}],!1;{let s=e;for(let m in r)if(!(m==="from"||m==="to"||m==="to\
tals")){return K.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m}}],!1;break}if(s===e){if(r.from!==void 0){let m=r.from,f=e,p=e;
if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m))return K.errors=[{instancePath:t+"/from",schemaPath:"schema:Coun\
t/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return K.
errors=[{instancePath:t+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=f===e}else var i=!0;if(i){if(r.to!==void 0){let m=r.to,f=e,p=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return K.errors=[{instancePath:t+"/to",schemaPath:"schema:\
Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return K.errors=[{instancePath:t+"/to",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return K.errors=
[{instancePath:t+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=f===e}else var i=!0;if(i)if(r.totals!==void 0){let m=r.totals,f=e;if(e===f)if(Array.isArray(
m)){if(m.length>1e5)return K.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/totals/maxIt\
ems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;let u=m.length;for(let y=0;y<u;y++){let c=m[y],
w=e;if(e===w)if(c&&typeof c=="object"&&!Array.isArray(c)){let P;if(c.requests===void 0&&(P="requests")||
c.prompt_tokens===void 0&&(P="prompt_tokens")||c.cached_tokens===void 0&&(P="cached_tokens")||c.cache_write_tokens===
void 0&&(P="cache_write_tokens")||c.completion_tokens===void 0&&(P="completion_tokens")||c.reasoning_tokens===
void 0&&(P="reasoning_tokens")||c.hosted_calls===void 0&&(P="hosted_calls")||c.charged===void 0&&(P=
"charged")||c.counted===void 0&&(P="counted")||c.cost===void 0&&(P="cost"))return K.errors=[{instancePath:t+
"/totals/"+y,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:P}}],
!1;{let v=e;for(let g in c)if(!Ke.call(ws.properties.totals.items.properties,g)){return K.errors=[{instancePath:t+
"/totals/"+y,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:g}}],!1;break}if(v===e){if(c.key_id!==void 0){let g=c.key_id,I=e;if(e===
I)if(typeof g=="string"){if(N(g,256))return K.errors=[{instancePath:t+"/totals/"+y+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return K.errors=[{instancePath:t+"/totals/"+y+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var l=I===e}else var l=!0;if(l){if(c.model!==
void 0){let g=c.model,I=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:t+"/totals/"+
y+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:ws.
properties.totals.items.properties.model.type}}],!1;if(e===I&&typeof g=="string"&&N(g,256))return K.
errors=[{instancePath:t+"/totals/"+y+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=I===e}else var l=!0;if(l){if(c.agent!==
void 0){let g=c.agent,I=e;if(typeof g!="string"&&g!==null)return K.errors=[{instancePath:t+"/totals/"+
y+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:ws.
properties.totals.items.properties.agent.type}}],!1;if(e===I&&typeof g=="string"&&N(g,256))return K.
errors=[{instancePath:t+"/totals/"+y+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var l=I===e}else var l=!0;if(l){if(c.hour!==
void 0){let g=c.hour,I=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{
instancePath:t+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properties/hour/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===I&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||isNaN(
g))return K.errors=[{instancePath:t+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(g))
return K.errors=[{instancePath:t+"/totals/"+y+"/hour",schemaPath:"#/properties/totals/items/properti\
es/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){
if(c.requests!==void 0){let g=c.requests,I=e,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)))return K.errors=[{instancePath:t+"/totals/"+y+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return K.errors=[{instancePath:t+"/totals/"+y+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=
[{instancePath:t+"/totals/"+y+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.prompt_tokens!==void 0){let g=c.prompt_tokens,
I=e,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/\
totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+"/totals/"+y+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.cached_tokens!==void 0){let g=c.cached_tokens,I=e,L=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/totals/"+y+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:t+"/totals/"+y+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+"/totals/"+y+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.cache_write_tokens!==void 0){let g=c.cache_write_tokens,I=e,
L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/tota\
ls/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=
[{instancePath:t+"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.completion_tokens!==void 0){let g=c.
completion_tokens,I=e,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[
{instancePath:t+"/totals/"+y+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.
errors=[{instancePath:t+"/totals/"+y+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/completion_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.reasoning_tokens!==void 0){let g=c.reasoning_tokens,
I=e,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/\
totals/"+y+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=
[{instancePath:t+"/totals/"+y+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var l=I===e}else var l=!0;if(l){if(c.hosted_calls!==void 0){let g=c.hosted_calls,
I=e,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return K.errors=[{instancePath:t+"/\
totals/"+y+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return K.errors=[{instancePath:t+"/totals/"+y+"/ho\
sted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var l=I===e}else var l=!0;if(l){if(c.charged!==void 0){let g=c.charged,I=e;if(e===e)if(typeof g==
"string"){if(N(g,30))return K.errors=[{instancePath:t+"/totals/"+y+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(g))return K.errors=[{instancePath:t+
"/totals/"+y+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return K.errors=[{instancePath:t+"/totals/"+y+"/charged",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var l=I===e}else var l=!0;if(l){if(c.counted!==
void 0){let g=c.counted,I=e;if(e===e)if(typeof g=="string"){if(N(g,30))return K.errors=[{instancePath:t+
"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],
!1;if(!ur.test(g))return K.errors=[{instancePath:t+"/totals/"+y+"/counted",schemaPath:"schema:NanoUs\
d/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return K.errors=[{instancePath:t+
"/totals/"+y+"/counted",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;
var l=I===e}else var l=!0;if(l)if(c.cost!==void 0){let g=c.cost,I=e;if(e===e)if(typeof g=="string"){
if(N(g,30))return K.errors=[{instancePath:t+"/totals/"+y+"/cost",schemaPath:"schema:NanoUsd/maxLengt\
h",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(g))return K.errors=[{instancePath:t+"/tota\
ls/"+y+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return K.errors=[{instancePath:t+"/totals/"+y+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"\
type",params:{type:"string"}}],!1;var l=I===e}else var l=!0}}}}}}}}}}}}}}}else return K.errors=[{instancePath:t+
"/totals/"+y,schemaPath:"#/properties/totals/items/type",keyword:"type",params:{type:"object"}}],!1;
var d=w===e;if(!d)break}}}else return K.errors=[{instancePath:t+"/totals",schemaPath:"#/properties/t\
otals/type",keyword:"type",params:{type:"array"}}],!1;var i=f===e}else var i=!0}}}}else return K.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=o,e===
0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function et(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=et.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(K(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:k})||(o=o===null?K.errors:o.concat(K.errors),e=o.length));else return et.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return et.errors=
o,e===0}et.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var pn=rt;var Ao={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},kr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tok\
ens","cache_write_tokens","completion_tokens","reasoning_tokens","hosted_calls","estimated","charged",
"counted","cost","latency_ms","ttft_ms","upstream"],properties:{id:{type:"string",maxLength:64},call_id:{
type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",minimum:0,
maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{
type:"string",maxLength:256},payment_id:{type:["string","null"],maxLength:512},model:{type:["string",
"null"],maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},
status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:\
CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},completion_tokens:{$ref:"schema:C\
ount"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},estimated:{
type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",
minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{
type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},
upstream:{type:["string","null"],maxLength:64}},$id:"schema:UsageRow"};function A(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=A.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.call_id===void 0&&(d="call_id")||r.request_id===
void 0&&(d="request_id")||r.attempt===void 0&&(d="attempt")||r.ts===void 0&&(d="ts")||r.service===void 0&&
(d="service")||r.key_id===void 0&&(d="key_id")||r.payment_id===void 0&&(d="payment_id")||r.model===void 0&&
(d="model")||r.agent===void 0&&(d="agent")||r.tool===void 0&&(d="tool")||r.status===void 0&&(d="stat\
us")||r.prompt_tokens===void 0&&(d="prompt_tokens")||r.cached_tokens===void 0&&(d="cached_tokens")||
r.cache_write_tokens===void 0&&(d="cache_write_tokens")||r.completion_tokens===void 0&&(d="completio\
n_tokens")||r.reasoning_tokens===void 0&&(d="reasoning_tokens")||r.hosted_calls===void 0&&(d="hosted\
_calls")||r.estimated===void 0&&(d="estimated")||r.charged===void 0&&(d="charged")||r.counted===void 0&&
(d="counted")||r.cost===void 0&&(d="cost")||r.latency_ms===void 0&&(d="latency_ms")||r.ttft_ms===void 0&&
(d="ttft_ms")||r.upstream===void 0&&(d="upstream"))return A.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ke.call(kr.properties,
a)){return A.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.id,s=e;if(e===s)if(typeof a==
"string"){if(N(a,64))return A.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return A.errors=[{instancePath:t+"/id",schemaPath:"#/properti\
es/id/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.call_id!==
void 0){let a=r.call_id,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:t+
"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return A.errors=[{instancePath:t+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.request_id!==void 0){let a=r.request_id,s=e;
if(e===s)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:t+"/request_id",schemaPath:"\
#/properties/request_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return A.errors=[
{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"\
string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.attempt!==void 0){let a=r.attempt,s=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/attempt",schemaPath:"#/\
properties/attempt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return A.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<0||isNaN(a))return A.errors=
[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.ts!==void 0){let a=r.ts,s=e;if(!(typeof a=="n\
umber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/ts",schemaPath:"#/propert\
ies/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return A.errors=[{instancePath:t+"/ts",schemaPath:"#/properties/ts/maximum",
keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return A.errors=[{
instancePath:t+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.service!==void 0){let a=r.service,s=e;if(e===s)if(typeof a==
"string"){if(N(a,32))return A.errors=[{instancePath:t+"/service",schemaPath:"#/properties/service/ma\
xLength",keyword:"maxLength",params:{limit:32}}],!1}else return A.errors=[{instancePath:t+"/service",
schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;
if(i){if(r.key_id!==void 0){let a=r.key_id,s=e;if(e===s)if(typeof a=="string"){if(N(a,256))return A.
errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return A.errors=[{instancePath:t+"/key_id",schemaPath:"#/properties/key_id/type",
keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.payment_id!==void 0){
let a=r.payment_id,s=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:t+"/payment_id",
schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:kr.properties.payment_id.type}}],
!1;if(e===s&&typeof a=="string"&&N(a,512))return A.errors=[{instancePath:t+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var i=s===e}else var i=!0;
if(i){if(r.model!==void 0){let a=r.model,s=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:kr.properties.model.type}}],
!1;if(e===s&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:t+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===e}else var i=!0;if(i){
if(r.agent!==void 0){let a=r.agent,s=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:t+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:kr.properties.agent.type}}],
!1;if(e===s&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:t+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===e}else var i=!0;if(i){
if(r.tool!==void 0){let a=r.tool,s=e;if(typeof a!="string"&&a!==null)return A.errors=[{instancePath:t+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:kr.properties.tool.type}}],!1;
if(e===s&&typeof a=="string"&&N(a,256))return A.errors=[{instancePath:t+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===e}else var i=!0;if(i){if(r.
status!==void 0){let a=r.status,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return A.errors=[{instancePath:t+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return A.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.prompt_tokens!==void 0){let a=r.prompt_tokens,
s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:t+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.cached_tokens!==
void 0){let a=r.cached_tokens,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.
errors=[{instancePath:t+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.cache_write_tokens!==void 0){let a=r.cache_write_tokens,
s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:t+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let a=r.completion_tokens,s=e,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:t+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.
reasoning_tokens!==void 0){let a=r.reasoning_tokens,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return A.errors=[{instancePath:t+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.
hosted_calls!==void 0){let a=r.hosted_calls,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return A.errors=[{instancePath:t+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.estimated!==void 0){let a=e;if(typeof r.estimated!="boolean")
return A.errors=[{instancePath:t+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var i=a===e}else var i=!0;if(i){if(r.charged!==void 0){let a=r.charged,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=[{instancePath:t+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=[{instancePath:t+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.counted!==
void 0){let a=r.counted,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return A.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=
[{instancePath:t+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else
var i=!0;if(i){if(r.cost!==void 0){let a=r.cost,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.
errors=[{instancePath:t+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;
if(i){if(r.latency_ms!==void 0){let a=r.latency_ms,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return A.errors=[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=
[{instancePath:t+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.ttft_ms!==void 0){let a=r.ttft_ms,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return A.errors=[{instancePath:t+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:kr.properties.ttft_ms.
type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return A.errors=
[{instancePath:t+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return A.errors=[{instancePath:t+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else
var i=!0;if(i)if(r.upstream!==void 0){let a=r.upstream,s=e;if(typeof a!="string"&&a!==null)return A.
errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:kr.
properties.upstream.type}}],!1;if(e===s&&typeof a=="string"&&N(a,64))return A.errors=[{instancePath:t+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return A.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=o,e===0}A.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $e(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=$e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&
(l="next"))return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let s in r)if(!(s==="rows"||s==="next")){return $e.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(r.rows!==void 0){let s=r.rows,m=e;if(e===m)if(Array.isArray(s)){if(s.length>1e3)return $e.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var i=!0;let f=s.length;for(let p=0;p<f;p++){let u=e;A(s[p],{instancePath:t+"/rows/"+p,parentData:s,
parentDataProperty:p,rootData:h,dynamicAnchors:k})||(o=o===null?A.errors:o.concat(A.errors),e=o.length);
var i=u===e;if(!i)break}}}else return $e.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){
let s=r.next,m=e;if(typeof s!="string"&&s!==null)return $e.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Ao.properties.next.type}}],!1;if(e===m&&typeof s==
"string"&&N(s,256))return $e.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var d=m===e}else var d=!0}}}else return $e.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $e.errors=o,e===0}$e.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function rt(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=rt.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
($e(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||
(o=o===null?$e.errors:o.concat($e.errors),e=o.length));else return rt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return rt.errors=o,e===0}rt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var mn=tt;var Do={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","tokens","charged"],properties:{at:{
$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},tokens:{$ref:"sch\
ema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:ServerOverview"};var Ur={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","not_ready","refund_due","undecided",
"budget_nearly_spent","ledger_backlog","shedding","config_refused"]},severity:{type:"string",enum:["\
error","warning"]},message:{type:"string",minLength:1,maxLength:1024},about:{type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",enum:["upstream","part","payments","key","cap",
"ledger","server","config"]},id:{type:"string",minLength:1,maxLength:256}}},since:{type:["integer","\
null"],minimum:0,maximum:9007199254740991},server:{type:["string","null"],maxLength:64}},$id:"schema\
:Problem"},Io={type:"object",additionalProperties:!1,required:["from","seconds","requests","by_statu\
s","requests_per_s","tokens","tokens_per_s","charged","cost","first_token","whole"],properties:{from:{
$ref:"schema:Instant"},seconds:{type:"number",minimum:0,maximum:9007199254740991},requests:{$ref:"sc\
hema:Count"},by_status:{type:"object",maxProperties:256,additionalProperties:{$ref:"schema:Count"}},
requests_per_s:{type:"number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{
type:"number",minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema\
:NanoUsd"},first_token:{$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:Us\
ageWindow"};var xr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function he(r,{
instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,
e=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.count===void 0&&(d="count")||r.p50_ms===void 0&&(d=
"p50_ms")||r.p95_ms===void 0&&(d="p95_ms"))return he.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="count"||a==="p5\
0_ms"||a==="p95_ms")){return he.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.count!==void 0){let a=r.
count,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return he.errors=[{instancePath:t+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:t+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||
isNaN(a))return he.errors=[{instancePath:t+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let a=r.
p50_ms,s=e,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return he.errors=[{instancePath:t+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:xr.type}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:t+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(a<0||isNaN(a))return he.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i)if(r.p95_ms!==
void 0){let a=r.p95_ms,s=e,m=e;if(!(typeof a=="number"&&isFinite(a))&&a!==null)return he.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:xr.type}}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return he.errors=[{instancePath:t+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return he.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0}}}}else return he.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
o,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=E.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.from===void 0&&(l="from")||r.seconds===void 0&&(l="seconds")||r.requests===void 0&&(l="re\
quests")||r.by_status===void 0&&(l="by_status")||r.requests_per_s===void 0&&(l="requests_per_s")||r.
tokens===void 0&&(l="tokens")||r.tokens_per_s===void 0&&(l="tokens_per_s")||r.charged===void 0&&(l="\
charged")||r.cost===void 0&&(l="cost")||r.first_token===void 0&&(l="first_token")||r.whole===void 0&&
(l="whole"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let s in r)if(!Ke.call(Io.properties,s)){return E.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(r.from!==void 0){let s=r.from,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return E.errors=[{instancePath:t+"/from",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=
[{instancePath:t+"/from",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/from",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.seconds!==void 0){let s=r.seconds,m=e;if(e===m)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return E.errors=[{instancePath:t+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+
"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}else return E.errors=[{instancePath:t+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"\
type",params:{type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.requests!==void 0){let s=r.requests,
m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return E.errors=[{instancePath:t+"/\
requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=[{instancePath:t+"/requests",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/requests",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.by_status!==void 0){
let s=r.by_status,m=e;if(e===m)if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>
256)return E.errors=[{instancePath:t+"/by_status",schemaPath:"#/properties/by_status/maxProperties",
keyword:"maxProperties",params:{limit:256}}],!1;for(let p in s){let u=s[p],y=e,c=e;if(!(typeof u=="n\
umber"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return E.errors=[{instancePath:t+"/by_status/"+p.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return E.errors=[{instancePath:t+
"/by_status/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return E.errors=[{instancePath:t+
"/by_status/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0}}],!1}var d=y===e;if(!d)break}}else return E.errors=[{instancePath:t+
"/by_status",schemaPath:"#/properties/by_status/type",keyword:"type",params:{type:"object"}}],!1;var i=m===
e}else var i=!0;if(i){if(r.requests_per_s!==void 0){let s=r.requests_per_s,m=e;if(e===m)if(typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=[{instancePath:t+"/requests_p\
er_s",schemaPath:"#/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.errors=[{instancePath:t+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var i=m===e}else var i=!0;if(i){if(r.tokens!==void 0){let s=r.tokens,m=e,f=e;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return E.errors=[{instancePath:t+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>
9007199254740991||isNaN(s))return E.errors=[{instancePath:t+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.
errors=[{instancePath:t+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.tokens_per_s!==void 0){let s=r.tokens_per_s,m=e;
if(e===m)if(typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return E.errors=[{instancePath:t+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.
errors=[{instancePath:t+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.charged!==void 0){let s=r.charged,m=e;if(e===
e)if(typeof s=="string"){if(N(s,30))return E.errors=[{instancePath:t+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(s))return E.errors=[{instancePath:t+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return E.errors=[{instancePath:t+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.cost!==void 0){let s=r.cost,m=e;if(e===
e)if(typeof s=="string"){if(N(s,30))return E.errors=[{instancePath:t+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(s))return E.errors=[{instancePath:t+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return E.errors=[{instancePath:t+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.first_token!==void 0){let s=e;he(r.first_token,{instancePath:t+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:h,dynamicAnchors:k})||(o=o===null?
he.errors:o.concat(he.errors),e=o.length);var i=s===e}else var i=!0;if(i)if(r.whole!==void 0){let s=e;
he(r.whole,{instancePath:t+"/whole",parentData:r,parentDataProperty:"whole",rootData:h,dynamicAnchors:k})||
(o=o===null?he.errors:o.concat(he.errors),e=o.length);var i=s===e}else var i=!0}}}}}}}}}}}}else return E.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
o,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=or.evaluated;n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0);let i=e,
d=!1,l=e;E(r,{instancePath:t,parentData:x,parentDataProperty:b,rootData:h,dynamicAnchors:k})||(o=o===
null?E.errors:o.concat(E.errors),e=o.length);var m=l===e;if(d=d||m,m)var a=!0;let s=e;if(r!==null){let f={
instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[f]:o.push(
f),e++}var m=s===e;if(d=d||m,d)e=i,o!==null&&(i?o.length=i:o=null);else{let f={instancePath:t,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[f]:o.push(f),e++,or.errors=o,!1}return or.errors=
o,n.props=a,e===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=$.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let p;if(r.at===void 0&&(p="at")||r.servers===void 0&&(p="servers")||r.problems===void 0&&(p="proble\
ms")||r.in_flight===void 0&&(p="in_flight")||r.now===void 0&&(p="now")||r.hour===void 0&&(p="hour")||
r.day===void 0&&(p="day")||r.month===void 0&&(p="month")||r.minutes===void 0&&(p="minutes"))return $.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{
let u=e;for(let y in r)if(!Ke.call(Do.properties,y)){return $.errors=[{instancePath:t,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(u===
e){if(r.at!==void 0){let y=r.at,c=e,w=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return $.
errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return $.errors=[{instancePath:t+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return $.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var i=c===e}else var i=!0;if(i){if(r.servers!==void 0){
let y=r.servers,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return $.errors=[{instancePath:t+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof y=="number"&&isFinite(y)){if(y>1e4||isNaN(y))return $.errors=[{instancePath:t+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(y<1||isNaN(
y))return $.errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var i=c===e}else var i=!0;if(i){if(r.problems!==void 0){
let y=r.problems,c=e;if(e===c)if(Array.isArray(y)){if(y.length>1e3)return $.errors=[{instancePath:t+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var d=!0;let _=y.length;for(let P=0;P<_;P++){let v=y[P],g=e;if(e===e)if(v&&typeof v=="object"&&!Array.
isArray(v)){let T;if(v.kind===void 0&&(T="kind")||v.severity===void 0&&(T="severity")||v.message===void 0&&
(T="message")||v.about===void 0&&(T="about")||v.since===void 0&&(T="since")||v.server===void 0&&(T="\
server"))return $.errors=[{instancePath:t+"/problems/"+P,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:T}}],!1;{let q=e;for(let S in v)if(!(S==="kind"||S==="severity"||S===
"message"||S==="about"||S==="since"||S==="server")){return $.errors=[{instancePath:t+"/problems/"+P,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(q===e){if(v.kind!==void 0){let S=v.kind,z=e;if(typeof S!="string")return $.errors=[{instancePath:t+
"/problems/"+P+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(S==="breaker_open"||S==="not_ready"||S==="refund_due"||S==="undecided"||S==="budg\
et_nearly_spent"||S==="ledger_backlog"||S==="shedding"||S==="config_refused"))return $.errors=[{instancePath:t+
"/problems/"+P+"/kind",schemaPath:"schema:Problem/properties/kind/enum",keyword:"enum",params:{allowedValues:Ur.
properties.kind.enum}}],!1;var l=z===e}else var l=!0;if(l){if(v.severity!==void 0){let S=v.severity,
z=e;if(typeof S!="string")return $.errors=[{instancePath:t+"/problems/"+P+"/severity",schemaPath:"sc\
hema:Problem/properties/severity/type",keyword:"type",params:{type:"string"}}],!1;if(!(S==="error"||
S==="warning"))return $.errors=[{instancePath:t+"/problems/"+P+"/severity",schemaPath:"schema:Proble\
m/properties/severity/enum",keyword:"enum",params:{allowedValues:Ur.properties.severity.enum}}],!1;var l=z===
e}else var l=!0;if(l){if(v.message!==void 0){let S=v.message,z=e;if(e===z)if(typeof S=="string"){if(N(
S,1024))return $.errors=[{instancePath:t+"/problems/"+P+"/message",schemaPath:"schema:Problem/proper\
ties/message/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(S,1))return $.errors=[{instancePath:t+
"/problems/"+P+"/message",schemaPath:"schema:Problem/properties/message/minLength",keyword:"minLengt\
h",params:{limit:1}}],!1}else return $.errors=[{instancePath:t+"/problems/"+P+"/message",schemaPath:"\
schema:Problem/properties/message/type",keyword:"type",params:{type:"string"}}],!1;var l=z===e}else var l=!0;
if(l){if(v.about!==void 0){let S=v.about,z=e;if(e===z)if(S&&typeof S=="object"&&!Array.isArray(S)){let Le;
if(S.type===void 0&&(Le="type")||S.id===void 0&&(Le="id"))return $.errors=[{instancePath:t+"/problem\
s/"+P+"/about",schemaPath:"schema:Problem/properties/about/required",keyword:"required",params:{missingProperty:Le}}],
!1;{let Pe=e;for(let ee in S)if(!(ee==="type"||ee==="id")){return $.errors=[{instancePath:t+"/proble\
ms/"+P+"/about",schemaPath:"schema:Problem/properties/about/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:ee}}],!1;break}if(Pe===e){if(S.type!==void 0){let ee=S.type,
cr=e;if(typeof ee!="string")return $.errors=[{instancePath:t+"/problems/"+P+"/about/type",schemaPath:"\
schema:Problem/properties/about/properties/type/type",keyword:"type",params:{type:"string"}}],!1;if(!(ee===
"upstream"||ee==="part"||ee==="payments"||ee==="key"||ee==="cap"||ee==="ledger"||ee==="server"||ee===
"config"))return $.errors=[{instancePath:t+"/problems/"+P+"/about/type",schemaPath:"schema:Problem/p\
roperties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Ur.properties.about.properties.
type.enum}}],!1;var a=cr===e}else var a=!0;if(a)if(S.id!==void 0){let ee=S.id,cr=e;if(e===cr)if(typeof ee==
"string"){if(N(ee,256))return $.errors=[{instancePath:t+"/problems/"+P+"/about/id",schemaPath:"schem\
a:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(
ee,1))return $.errors=[{instancePath:t+"/problems/"+P+"/about/id",schemaPath:"schema:Problem/propert\
ies/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.errors=[{
instancePath:t+"/problems/"+P+"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/\
type",keyword:"type",params:{type:"string"}}],!1;var a=cr===e}else var a=!0}}}else return $.errors=[
{instancePath:t+"/problems/"+P+"/about",schemaPath:"schema:Problem/properties/about/type",keyword:"t\
ype",params:{type:"object"}}],!1;var l=z===e}else var l=!0;if(l){if(v.since!==void 0){let S=v.since,
z=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S))&&S!==null)return $.errors=[{instancePath:t+
"/problems/"+P+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"type",params:{type:Ur.
properties.since.type}}],!1;if(e===z&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(
S))return $.errors=[{instancePath:t+"/problems/"+P+"/since",schemaPath:"schema:Problem/properties/si\
nce/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))
return $.errors=[{instancePath:t+"/problems/"+P+"/since",schemaPath:"schema:Problem/properties/since\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=z===e}else var l=!0;if(l)if(v.
server!==void 0){let S=v.server,z=e;if(typeof S!="string"&&S!==null)return $.errors=[{instancePath:t+
"/problems/"+P+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Ur.
properties.server.type}}],!1;if(e===z&&typeof S=="string"&&N(S,64))return $.errors=[{instancePath:t+
"/problems/"+P+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var l=z===e}else var l=!0}}}}}}}else return $.errors=[{instancePath:t+"/probl\
ems/"+P,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var d=g===e;if(!d)
break}}}else return $.errors=[{instancePath:t+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i){if(r.in_flight!==void 0){let y=r.in_flight,
c=e;if(e===c)if(y&&typeof y=="object"&&!Array.isArray(y)){let _;if(y.calls===void 0&&(_="calls")||y.
streams===void 0&&(_="streams"))return $.errors=[{instancePath:t+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:_}}],!1;{let P=e;for(let v in y)if(!(v===
"calls"||v==="streams")){return $.errors=[{instancePath:t+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:v}}],!1;break}
if(P===e){if(y.calls!==void 0){let v=y.calls,g=e,I=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)))return $.errors=[{instancePath:t+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(
v))return $.errors=[{instancePath:t+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||isNaN(v))return $.errors=[{instancePath:t+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var s=g===e}else var s=!0;if(s)if(y.streams!==void 0){let v=y.streams,g=e,I=e;if(!(typeof v=="num\
ber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===I&&typeof v=="number"&&isFinite(
v)){if(v>9007199254740991||isNaN(v))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(v<0||
isNaN(v))return $.errors=[{instancePath:t+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var s=g===e}else var s=!0}}}else return $.errors=[{instancePath:t+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var i=c===
e}else var i=!0;if(i){if(r.now!==void 0){let y=e;E(r.now,{instancePath:t+"/now",parentData:r,parentDataProperty:"\
now",rootData:h,dynamicAnchors:k})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);var i=y===e}else
var i=!0;if(i){if(r.hour!==void 0){let y=e;E(r.hour,{instancePath:t+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:h,dynamicAnchors:k})||(o=o===null?E.errors:o.concat(E.errors),e=o.length);var i=y===e}else
var i=!0;if(i){if(r.day!==void 0){let y=e;or(r.day,{instancePath:t+"/day",parentData:r,parentDataProperty:"\
day",rootData:h,dynamicAnchors:k})||(o=o===null?or.errors:o.concat(or.errors),e=o.length);var i=y===
e}else var i=!0;if(i){if(r.month!==void 0){let y=e;or(r.month,{instancePath:t+"/month",parentData:r,
parentDataProperty:"month",rootData:h,dynamicAnchors:k})||(o=o===null?or.errors:o.concat(or.errors),
e=o.length);var i=y===e}else var i=!0;if(i)if(r.minutes!==void 0){let y=r.minutes,c=e;if(e===c)if(Array.
isArray(y)){if(y.length>60)return $.errors=[{instancePath:t+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var m=!0;let _=y.length;for(let P=0;P<_;P++){
let v=y[P],g=e;if(e===g)if(v&&typeof v=="object"&&!Array.isArray(v)){let L;if(v.at===void 0&&(L="at")||
v.requests===void 0&&(L="requests")||v.failed===void 0&&(L="failed")||v.tokens===void 0&&(L="tokens")||
v.charged===void 0&&(L="charged"))return $.errors=[{instancePath:t+"/minutes/"+P,schemaPath:"#/prope\
rties/minutes/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let T=e;for(let q in v)
if(!(q==="at"||q==="requests"||q==="failed"||q==="tokens"||q==="charged")){return $.errors=[{instancePath:t+
"/minutes/"+P,schemaPath:"#/properties/minutes/items/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:q}}],!1;break}if(T===e){if(v.at!==void 0){let q=v.at,S=e,z=e;if(!(typeof q==
"number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=[{instancePath:t+"/minutes/"+P+"/at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(
q)){if(q>9007199254740991||isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+P+"/at",schemaPath:"\
schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<
0||isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+P+"/at",schemaPath:"schema:Instant/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=S===e}else var f=!0;if(f){if(v.requests!==
void 0){let q=v.requests,S=e,z=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=
[{instancePath:t+"/minutes/"+P+"/requests",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=
[{instancePath:t+"/minutes/"+P+"/requests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+"/min\
utes/"+P+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=S===e}else var f=!0;if(f){if(v.failed!==void 0){let q=v.failed,S=e,z=e;if(!(typeof q=="numb\
er"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=[{instancePath:t+"/minutes/"+P+"/failed",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(
q)){if(q>9007199254740991||isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+P+"/failed",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(q<0||
isNaN(q))return $.errors=[{instancePath:t+"/minutes/"+P+"/failed",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=S===e}else var f=!0;if(f){if(v.tokens!==
void 0){let q=v.tokens,S=e,z=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return $.errors=
[{instancePath:t+"/minutes/"+P+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===z&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q))return $.errors=
[{instancePath:t+"/minutes/"+P+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(q<0||isNaN(q))return $.errors=[{instancePath:t+"/min\
utes/"+P+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=S===e}else var f=!0;if(f)if(v.charged!==void 0){let q=v.charged,S=e;if(e===e)if(typeof q=="\
string"){if(N(q,30))return $.errors=[{instancePath:t+"/minutes/"+P+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!ur.test(q))return $.errors=[{instancePath:t+
"/minutes/"+P+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:t+"/minutes/"+P+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var f=S===e}else var f=!0}}}}}}else return $.
errors=[{instancePath:t+"/minutes/"+P,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var m=g===e;if(!m)break}}}else return $.errors=[{instancePath:t+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0}}}}}}}}}}else
return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=o,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tt(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=tt.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:k})||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return tt.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tt.errors=
o,e===0}tt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ln=st;var xs={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},To={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Ii={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function Y(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,
dynamicAnchors:k={}}={}){let o=null,e=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.metric===void 0&&(p="\
metric")||r.by===void 0&&(p="by")||r.from===void 0&&(p="from")||r.to===void 0&&(p="to")||r.step_ms===
void 0&&(p="step_ms")||r.series===void 0&&(p="series")||r.others===void 0&&(p="others"))return Y.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let u=e;
for(let y in r)if(!(y==="metric"||y==="by"||y==="from"||y==="to"||y==="step_ms"||y==="series"||y==="\
others")){return Y.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:y}}],!1;break}if(u===e){if(r.metric!==void 0){let y=r.metric,c=e;
if(typeof y!="string")return Y.errors=[{instancePath:t+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(y==="requests"||y==="failed"||y==="attempts"||y==="failed_att\
empts"||y==="prompt_tokens"||y==="cached_tokens"||y==="completion_tokens"||y==="tokens"||y==="charge\
d"||y==="cost"||y==="first_token_p50_ms"||y==="first_token_p95_ms"||y==="whole_p50_ms"||y==="whole_p\
95_ms"))return Y.errors=[{instancePath:t+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:To.enum}}],!1;var i=c===e}else var i=!0;if(i){if(r.by!==void 0){let y=r.by,c=e;if(typeof y!=
"string"&&y!==null)return Y.errors=[{instancePath:t+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:xs.properties.by.type}}],!1;if(e===c&&typeof y=="string"&&N(y,16))return Y.errors=
[{instancePath:t+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var i=c===e}else var i=!0;if(i){if(r.from!==void 0){let y=r.from,c=e,w=e;if(!(typeof y=="number"&&
!(y%1)&&!isNaN(y)&&isFinite(y)))return Y.errors=[{instancePath:t+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return Y.errors=[{instancePath:t+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return Y.errors=[{instancePath:t+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=c===e}else var i=!0;if(i){if(r.to!==void 0){let y=r.to,c=e,w=e;if(!(typeof y=="number"&&!(y%1)&&
!isNaN(y)&&isFinite(y)))return Y.errors=[{instancePath:t+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===w&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return Y.errors=[{instancePath:t+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return Y.errors=[{instancePath:t+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=c===
e}else var i=!0;if(i){if(r.step_ms!==void 0){let y=r.step_ms,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y)))return Y.errors=[{instancePath:t+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(y===36e5||y===864e5))return Y.errors=[{instancePath:t+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:xs.properties.
step_ms.enum}}],!1;var i=c===e}else var i=!0;if(i){if(r.series!==void 0){let y=r.series,c=e;if(e===c)
if(Array.isArray(y)){if(y.length>100)return Y.errors=[{instancePath:t+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var d=!0;let _=y.length;for(let P=0;P<
_;P++){let v=y[P],g=e;if(e===g)if(v&&typeof v=="object"&&!Array.isArray(v)){let L;if(v.value===void 0&&
(L="value")||v.points===void 0&&(L="points"))return Y.errors=[{instancePath:t+"/series/"+P,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let T=e;for(let q in v)
if(!(q==="value"||q==="points")){return Y.errors=[{instancePath:t+"/series/"+P,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(T===e){if(v.value!==void 0){let q=v.value,S=e;if(typeof q!="string"&&q!==null)return Y.errors=
[{instancePath:t+"/series/"+P+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:xs.properties.series.items.properties.value.type}}],!1;if(e===S&&typeof q==
"string"&&N(q,512))return Y.errors=[{instancePath:t+"/series/"+P+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var l=S===e}else
var l=!0;if(l)if(v.points!==void 0){let q=v.points,S=e;if(e===e)if(Array.isArray(q)){if(q.length>1e3)
return Y.errors=[{instancePath:t+"/series/"+P+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let Le=q.length;for(let Pe=0;Pe<Le;Pe++){let ee=q[Pe],cr=e;
if(!(typeof ee=="number"&&isFinite(ee))&&ee!==null)return Y.errors=[{instancePath:t+"/series/"+P+"/p\
oints/"+Pe,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:Ii.items.type}}],!1;if(e===
cr&&typeof ee=="number"&&isFinite(ee)){if(ee>9007199254740991||isNaN(ee))return Y.errors=[{instancePath:t+
"/series/"+P+"/points/"+Pe,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(ee<0||isNaN(ee))return Y.errors=[{instancePath:t+"/series/"+P+"/\
points/"+Pe,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=cr===e;if(!a)break}}}else return Y.errors=[{instancePath:t+"/series/"+P+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var l=S===e}else var l=!0}}}else return Y.
errors=[{instancePath:t+"/series/"+P,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var d=g===e;if(!d)break}}}else return Y.errors=[{instancePath:t+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(r.
others!==void 0){let y=r.others,c=e,w=e,_=!1,P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){
let I;if(y.values===void 0&&(I="values")||y.points===void 0&&(I="points")){let L={instancePath:t+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:I}};
o===null?o=[L]:o.push(L),e++}else{let L=e;for(let T in y)if(!(T==="values"||T==="points")){let q={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:T}};o===null?o=[q]:o.push(q),e++;break}if(L===e){if(y.values!==void 0){
let T=y.values,q=e,S=e;if(!(typeof T=="number"&&!(T%1)&&!isNaN(T)&&isFinite(T))){let z={instancePath:t+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[
z]:o.push(z),e++}if(e===S&&typeof T=="number"&&isFinite(T)){if(T>9007199254740991||isNaN(T)){let z={
instancePath:t+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};o===null?o=[z]:o.push(z),e++}else if(T<0||isNaN(T)){let z={instancePath:t+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
o===null?o=[z]:o.push(z),e++}}var s=q===e}else var s=!0;if(s)if(y.points!==void 0){let T=y.points,q=e;
if(e===e)if(Array.isArray(T))if(T.length>1e3){let Qe={instancePath:t+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};o===null?o=[Qe]:o.push(Qe),e++}else{var m=!0;
let Qe=T.length;for(let Le=0;Le<Qe;Le++){let Pe=T[Le],ee=e;if(!(typeof Pe=="number"&&isFinite(Pe))&&
Pe!==null){let lr={instancePath:t+"/others/points/"+Le,schemaPath:"schema:Points/items/type",keyword:"\
type",params:{type:Ii.items.type}};o===null?o=[lr]:o.push(lr),e++}if(e===ee&&typeof Pe=="number"&&isFinite(
Pe)){if(Pe>9007199254740991||isNaN(Pe)){let lr={instancePath:t+"/others/points/"+Le,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?
o=[lr]:o.push(lr),e++}else if(Pe<0||isNaN(Pe)){let lr={instancePath:t+"/others/points/"+Le,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[lr]:o.push(
lr),e++}}var m=ee===e;if(!m)break}}else{let Qe={instancePath:t+"/others/points",schemaPath:"schema:P\
oints/type",keyword:"type",params:{type:"array"}};o===null?o=[Qe]:o.push(Qe),e++}var s=q===e}else var s=!0}}}else{
let I={instancePath:t+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[I]:o.push(I),e++}var f=P===e;_=_||f;let v=e;if(y!==null){let I={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[I]:o.push(I),e++}var f=v===e;if(_=_||f,_)e=w,o!==null&&(w?o.length=w:o=null);else{let I={instancePath:t+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return o===null?o=[I]:o.
push(I),e++,Y.errors=o,!1}var i=c===e}else var i=!0}}}}}}}}else return Y.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=o,e===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function st(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=st.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return st.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return st.errors=o,e===0}st.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var dn=at;var jo={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function we(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=we.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.requests===void 0&&(l="requests")||r.rows_read===
void 0&&(l="rows_read")||r.complete===void 0&&(l="complete")||r.next===void 0&&(l="next"))return we.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let a=e;for(let s in r)if(!(s==="requests"||s==="rows_read"||s==="complete"||s==="next")){return we.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],
!1;break}if(a===e){if(r.requests!==void 0){let s=r.requests,m=e;if(e===m)if(Array.isArray(s)){if(s.length>
1e3)return we.errors=[{instancePath:t+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let f=s.length;for(let p=0;p<f;p++){let u=e;A(s[p],{instancePath:t+
"/requests/"+p,parentData:s,parentDataProperty:p,rootData:h,dynamicAnchors:k})||(o=o===null?A.errors:
o.concat(A.errors),e=o.length);var i=u===e;if(!i)break}}}else return we.errors=[{instancePath:t+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var d=m===
e}else var d=!0;if(d){if(r.rows_read!==void 0){let s=r.rows_read,m=e;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)))return we.errors=[{instancePath:t+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>
5e4||isNaN(s))return we.errors=[{instancePath:t+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(s<0||isNaN(s))return we.errors=[{instancePath:t+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=m===e}else var d=!0;if(d){if(r.complete!==void 0){let s=e;if(typeof r.complete!="boolean")return we.
errors=[{instancePath:t+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var d=s===e}else var d=!0;if(d)if(r.next!==void 0){let s=r.next,m=e;if(typeof s!="str\
ing"&&s!==null)return we.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:jo.properties.next.type}}],!1;if(e===m&&typeof s=="string"&&N(s,256))return we.errors=
[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var d=m===e}else var d=!0}}}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return we.errors=o,e===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function at(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=at.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(we(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?we.errors:
o.concat(we.errors),e=o.length));else return at.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return at.errors=o,e===0}at.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fn=it;var Xr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"schema:Count"},charged:{$ref:"schema:Co\
unt"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function U(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=U.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.kind===void 0&&(d="kind")||r.start_ms===void 0&&(d="start_ms")||r.end_ms===void 0&&(d="en\
d_ms"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!Ke.call(Xr.properties,a)){return U.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
e){if(r.kind!==void 0){let a=r.kind,s=e;if(typeof a!="string")return U.errors=[{instancePath:t+"/kin\
d",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="queue"||
a==="attempt"||a==="work"))return U.errors=[{instancePath:t+"/kind",schemaPath:"#/properties/kind/en\
um",keyword:"enum",params:{allowedValues:Xr.properties.kind.enum}}],!1;var i=s===e}else var i=!0;if(i){
if(r.start_ms!==void 0){let a=r.start_ms,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return U.errors=[{instancePath:t+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return U.errors=[{instancePath:t+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.end_ms!==void 0){let a=r.end_ms,s=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return U.errors=[{instancePath:t+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return U.errors=[{instancePath:t+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return U.errors=[{instancePath:t+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.first_token_ms!==void 0){
let a=r.first_token_ms,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return U.
errors=[{instancePath:t+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Xr.properties.first_token_ms.type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return U.errors=[{instancePath:t+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<
0||isNaN(a))return U.errors=[{instancePath:t+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){
if(r.attempt!==void 0){let a=r.attempt,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return U.errors=[{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return U.errors=[
{instancePath:t+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;
if(i){if(r.upstream!==void 0){let a=r.upstream,s=e;if(typeof a!="string"&&a!==null)return U.errors=[
{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Xr.properties.
upstream.type}}],!1;if(e===s&&typeof a=="string"&&N(a,64))return U.errors=[{instancePath:t+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var i=s===
e}else var i=!0;if(i){if(r.model!==void 0){let a=r.model,s=e;if(typeof a!="string"&&a!==null)return U.
errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Xr.
properties.model.type}}],!1;if(e===s&&typeof a=="string"&&N(a,256))return U.errors=[{instancePath:t+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===
e}else var i=!0;if(i){if(r.status!==void 0){let a=r.status,s=e;if(e===s)if(typeof a=="string"){if(N(
a,64))return U.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return U.errors=[{instancePath:t+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.
prompt_tokens!==void 0){let a=r.prompt_tokens,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return U.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return U.errors=[{instancePath:t+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+
"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.completion_tokens!==void 0){let a=r.completion_tokens,s=e,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return U.errors=[{instancePath:t+"/completi\
on_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.errors=[{instancePath:t+"/completion\
_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.
charged!==void 0){let a=r.charged,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return U.
errors=[{instancePath:t+"/charged",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.errors=
[{instancePath:t+"/charged",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+"/charged",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;
if(i)if(r.cost!==void 0){let a=r.cost,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return U.errors=[{instancePath:t+"/cost",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.errors=
[{instancePath:t+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:t+"/cost",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0}}}}}}}}}}}}}else
return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=o,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=be.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.request===void 0&&(l="request")||r.arrived_at===void 0&&(l="arrived_at")||
r.total_ms===void 0&&(l="total_ms")||r.timeline===void 0&&(l="timeline")||r.complete===void 0&&(l="c\
omplete"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let s in r)if(!(s==="request"||s==="arrived_at"||s==="total_ms"||s==="timeline"||s===
"complete")){return be.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.request!==void 0){let s=e;A(r.
request,{instancePath:t+"/request",parentData:r,parentDataProperty:"request",rootData:h,dynamicAnchors:k})||
(o=o===null?A.errors:o.concat(A.errors),e=o.length);var i=s===e}else var i=!0;if(i){if(r.arrived_at!==
void 0){let s=r.arrived_at,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return be.
errors=[{instancePath:t+"/arrived_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return be.
errors=[{instancePath:t+"/arrived_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return be.errors=[{instancePath:t+"/ar\
rived_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var i=m===e}else var i=!0;if(i){if(r.total_ms!==void 0){let s=r.total_ms,m=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/properti\
es/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/prop\
erties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return be.errors=[{instancePath:t+"/total_ms",schemaPath:"#/properties/total_ms/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i){if(r.timeline!==
void 0){let s=r.timeline,m=e;if(e===m)if(Array.isArray(s)){if(s.length>200)return be.errors=[{instancePath:t+
"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{limit:200}}],!1;{
var d=!0;let p=s.length;for(let u=0;u<p;u++){let y=e;U(s[u],{instancePath:t+"/timeline/"+u,parentData:s,
parentDataProperty:u,rootData:h,dynamicAnchors:k})||(o=o===null?U.errors:o.concat(U.errors),e=o.length);
var d=y===e;if(!d)break}}}else return be.errors=[{instancePath:t+"/timeline",schemaPath:"#/propertie\
s/timeline/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0;if(i)if(r.complete!==
void 0){let s=e;if(typeof r.complete!="boolean")return be.errors=[{instancePath:t+"/complete",schemaPath:"\
#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0}}}}}}else
return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.
errors=o,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=it.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:k})||(o=o===null?be.errors:o.concat(be.errors),e=o.length));else
return it.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return it.
errors=o,e===0}it.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var yn=nt;var $o={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},un={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},zr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Oo=new RegExp(
"^[0-9]{1,78}$","u"),Ko=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=O.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.state===void 0&&(d="state")||r.network===void 0&&
(d="network")||r.payer===void 0&&(d="payer")||r.pay_to===void 0&&(d="pay_to")||r.asset===void 0&&(d=
"asset")||r.amount===void 0&&(d="amount")||r.price_usd===void 0&&(d="price_usd")||r.agent===void 0&&
(d="agent")||r.tool===void 0&&(d="tool")||r.request_id===void 0&&(d="request_id")||r.transaction===void 0&&
(d="transaction")||r.reason===void 0&&(d="reason")||r.attempts===void 0&&(d="attempts")||r.valid_before===
void 0&&(d="valid_before")||r.look_at===void 0&&(d="look_at")||r.created_at===void 0&&(d="created_at")||
r.updated_at===void 0&&(d="updated_at")||r.expires_at===void 0&&(d="expires_at"))return O.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ke.
call(zr.properties,a)){return O.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.id!==void 0){let a=r.id,
s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:t+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return O.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.state!==void 0){let a=r.state,s=e;if(typeof a!="string")return O.
errors=[{instancePath:t+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a===
"settle_unknown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return O.errors=[{
instancePath:t+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:un.
enum}}],!1;var i=s===e}else var i=!0;if(i){if(r.network!==void 0){let a=r.network,s=e;if(e===s)if(typeof a==
"string"){if(N(a,64))return O.errors=[{instancePath:t+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;
if(i){if(r.payer!==void 0){let a=r.payer,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return O.errors=
[{instancePath:t+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:t+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.pay_to!==void 0){let a=r.pay_to,s=e;
if(e===s)if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:t+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.asset!==void 0){let a=r.asset,s=e;if(e===s)if(typeof a=="string"){if(N(a,
64))return O.errors=[{instancePath:t+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.amount!==
void 0){let a=r.amount,s=e;if(e===s)if(typeof a=="string"){if(N(a,78))return O.errors=[{instancePath:t+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Oo.
test(a))return O.errors=[{instancePath:t+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:t+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.price_usd!==void 0){let a=r.price_usd,s=e;if(e===s)if(typeof a=="string"){if(N(a,20))return O.errors=
[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Ko.test(a))return O.errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:t+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.agent!==void 0){let a=r.agent,s=e;if(e===s)
if(typeof a=="string"){if(N(a,64))return O.errors=[{instancePath:t+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.tool!==void 0){let a=r.tool,s=e;if(typeof a!="string"&&a!==null)return O.errors=
[{instancePath:t+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:zr.properties.
tool.type}}],!1;if(e===s&&typeof a=="string"&&N(a,256))return O.errors=[{instancePath:t+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===e}else var i=!0;if(i){
if(r.request_id!==void 0){let a=r.request_id,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return O.
errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:t+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.
transaction!==void 0){let a=r.transaction,s=e;if(typeof a!="string"&&a!==null)return O.errors=[{instancePath:t+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:zr.properties.
transaction.type}}],!1;if(e===s&&typeof a=="string"&&N(a,256))return O.errors=[{instancePath:t+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var i=s===e}else var i=!0;if(i){if(r.reason!==void 0){let a=r.reason,s=e;if(typeof a!="string"&&a!==
null)return O.errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:zr.properties.reason.type}}],!1;if(e===s&&typeof a=="string"&&N(a,1024))return O.errors=
[{instancePath:t+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var i=s===e}else var i=!0;if(i){if(r.attempts!==void 0){let a=r.attempts,s=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===s&&typeof a=="number"&&isFinite(
a)){if(a>1e6||isNaN(a))return O.errors=[{instancePath:t+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(a<0||isNaN(a))return O.errors=
[{instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.valid_before!==void 0){let a=r.valid_before,s=e,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:t+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.look_at!==
void 0){let a=r.look_at,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return O.
errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:zr.
properties.look_at.type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(
a))return O.errors=[{instancePath:t+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,s=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:t+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return O.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.updated_at!==void 0){
let a=r.updated_at,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=
[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:t+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i)if(r.expires_at!==
void 0){let a=r.expires_at,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.
errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=
[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ve.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let s;if(r.payments===void 0&&(s="payments")||r.next===void 0&&(s="next"))return ve.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{
let m=e;for(let f in r)if(!(f==="payments"||f==="next"||f==="counts")){return ve.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;
break}if(m===e){if(r.payments!==void 0){let f=r.payments,p=e;if(e===p)if(Array.isArray(f)){if(f.length>
1e3)return ve.errors=[{instancePath:t+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let u=f.length;for(let y=0;y<u;y++){let c=e;O(f[y],{instancePath:t+
"/payments/"+y,parentData:f,parentDataProperty:y,rootData:h,dynamicAnchors:k})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length);var i=c===e;if(!i)break}}}else return ve.errors=[{instancePath:t+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var d=p===
e}else var d=!0;if(d){if(r.next!==void 0){let f=r.next,p=e;if(typeof f!="string"&&f!==null)return ve.
errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:$o.properties.
next.type}}],!1;if(e===p&&typeof f=="string"&&N(f,64))return ve.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=p===e}else var d=!0;if(d)
if(r.counts!==void 0){let f=r.counts,p=e;if(e===p)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.
keys(f).length>16)return ve.errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let y in f){let c=e;if(typeof y!="string"){
let w={instancePath:t+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:y};o===null?o=[w]:o.push(w),e++}if(!(y==="reserved"||y==="executing"||y==="exec\
uted"||y==="settling"||y==="settled"||y==="settle_unknown"||y==="failed"||y==="expired"||y==="refund\
_due"||y==="undecided")){let w={instancePath:t+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:un.enum},propertyName:y};o===null?o=[w]:o.push(w),e++}var l=c===e;if(!l){
let w={instancePath:t+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:y}};return o===null?o=[w]:o.push(w),e++,ve.errors=o,!1;break}}if(l)for(let y in f){
let c=f[y],w=e,_=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return ve.errors=[{instancePath:t+
"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===_&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return ve.
errors=[{instancePath:t+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return ve.
errors=[{instancePath:t+"/counts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=w===e;if(!a)break}}else return ve.
errors=[{instancePath:t+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var d=p===e}else var d=!0}}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return ve.errors=o,e===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function nt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=nt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?ve.errors:
o.concat(ve.errors),e=o.length));else return nt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return nt.errors=o,e===0}nt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cn=ot;function ot(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ot.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return ot.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ot.errors=o,e===0}ot.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var hn=pt;function pt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return pt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return pt.errors=o,e===0}pt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gn=mt;function mt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=mt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return mt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return mt.errors=o,e===0}mt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kn=lt;var Ti={type:"object",additionalProperties:!1,required:["name","origin","drained_at","in_flight","de\
ployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["string","null"],
maxLength:1024},drained_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"\
schema:Count"},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"\
schema:Upstream"};var vn={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ae(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ae.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.model===void 0&&(l="model")||r.upstream_model===void 0&&(l="upstream_m\
odel")||r.tier===void 0&&(l="tier")||r.weight===void 0&&(l="weight")||r.breaker===void 0&&(l="breake\
r")||r.in_flight===void 0&&(l="in_flight")||r.resting_s===void 0&&(l="resting_s"))return ae.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;
for(let s in r)if(!(s==="model"||s==="upstream_model"||s==="tier"||s==="weight"||s==="breaker"||s===
"in_flight"||s==="resting_s")){return ae.errors=[{instancePath:t,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.model!==void 0){
let s=r.model,m=e;if(e===m)if(typeof s=="string"){if(N(s,256))return ae.errors=[{instancePath:t+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.
errors=[{instancePath:t+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=m===e}else var i=!0;if(i){if(r.upstream_model!==void 0){let s=r.upstream_model,m=e;
if(e===m)if(typeof s=="string"){if(N(s,256))return ae.errors=[{instancePath:t+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ae.errors=
[{instancePath:t+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.tier!==void 0){let s=r.tier,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>16||isNaN(s))return ae.errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(s<1||isNaN(s))return ae.errors=[{instancePath:t+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=m===e}else var i=!0;if(i){if(r.weight!==void 0){let s=r.weight,m=e;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){
if(s>1e3||isNaN(s))return ae.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return ae.errors=[{instancePath:t+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var i=m===e}else var i=!0;if(i){if(r.breaker!==void 0){let s=r.breaker,m=e,f=e,p=!1,u=e;if(typeof s!=
"string"){let w={instancePath:t+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[w]:o.push(w),e++}if(!(s==="closed"||s==="half_open"||s==="open")){let w={
instancePath:t+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:vn.
enum}};o===null?o=[w]:o.push(w),e++}var d=u===e;p=p||d;let y=e;if(s!==null){let w={instancePath:t+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[w]:o.push(w),e++}var d=y===e;if(p=p||d,p)e=f,o!==null&&(f?o.length=f:o=null);else{let w={instancePath:t+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[w]:
o.push(w),e++,ae.errors=o,!1}var i=m===e}else var i=!0;if(i){if(r.in_flight!==void 0){let s=r.in_flight,
m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=[{instancePath:t+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return ae.errors=[{instancePath:t+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;if(i)if(r.resting_s!==
void 0){let s=r.resting_s,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return ae.errors=
[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>86400||isNaN(s))return ae.errors=[{instancePath:t+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(s<0||isNaN(s))return ae.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0}}}}}}}}else
return ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.
errors=o,e===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=te.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.name===void 0&&(l="name")||r.origin===void 0&&(l="origin")||r.drained_at===
void 0&&(l="drained_at")||r.in_flight===void 0&&(l="in_flight")||r.deployments===void 0&&(l="deploym\
ents"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let s in r)if(!(s==="name"||s==="origin"||s==="drained_at"||s==="in_flight"||s==="de\
ployments")){return te.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.name!==void 0){let s=r.name,m=e;
if(e===m)if(typeof s=="string"){if(N(s,64))return te.errors=[{instancePath:t+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(s,1))return te.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return te.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=m===e}else var i=!0;if(i){if(r.origin!==void 0){let s=r.origin,m=e;if(typeof s!="st\
ring"&&s!==null)return te.errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/type",keyword:"\
type",params:{type:Ti.properties.origin.type}}],!1;if(e===m&&typeof s=="string"&&N(s,1024))return te.
errors=[{instancePath:t+"/origin",schemaPath:"#/properties/origin/maxLength",keyword:"maxLength",params:{
limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(r.drained_at!==void 0){let s=r.drained_at,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return te.errors=[{instancePath:t+"/drained_at",
schemaPath:"#/properties/drained_at/type",keyword:"type",params:{type:Ti.properties.drained_at.type}}],
!1;if(e===m&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return te.errors=[{instancePath:t+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(s<0||isNaN(s))return te.errors=[{instancePath:t+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else
var i=!0;if(i){if(r.in_flight!==void 0){let s=r.in_flight,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return te.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return te.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return te.errors=[{instancePath:t+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.deployments!==void 0){let s=r.deployments,m=e;if(e===m)if(Array.
isArray(s)){if(s.length>4096)return te.errors=[{instancePath:t+"/deployments",schemaPath:"#/properti\
es/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let p=s.length;for(let u=0;u<
p;u++){let y=e;ae(s[u],{instancePath:t+"/deployments/"+u,parentData:s,parentDataProperty:u,rootData:h,
dynamicAnchors:k})||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length);var d=y===e;if(!d)break}}}else
return te.errors=[{instancePath:t+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}else return te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=o,e===0}te.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Ge.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.upstreams===
void 0&&(d="upstreams"))return Ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(a!=="upstreams"){return Ge.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(l===e&&r.upstreams!==void 0){let a=r.upstreams;if(e===e)if(Array.isArray(a)){if(a.length>256)
return Ge.errors=[{instancePath:t+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;te(a[f],{instancePath:t+
"/upstreams/"+f,parentData:a,parentDataProperty:f,rootData:h,dynamicAnchors:k})||(o=o===null?te.errors:
o.concat(te.errors),e=o.length);var i=p===e;if(!i)break}}}else return Ge.errors=[{instancePath:t+"/u\
pstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return Ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ge.errors=
o,e===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lt(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=lt.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Ge(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:h,dynamicAnchors:k})||(o=o===null?Ge.errors:o.concat(Ge.errors),e=o.length));else return lt.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return lt.errors=
o,e===0}lt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Pn=dt;function dt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=dt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?te.errors:
o.concat(te.errors),e=o.length));else return dt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return dt.errors=o,e===0}dt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var bn=ft;function ft(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ft.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(te(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?te.errors:
o.concat(te.errors),e=o.length));else return ft.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ft.errors=o,e===0}ft.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _n=ke;function ke(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let l=r.response;if(e===e)if(l&&
typeof l=="object"&&!Array.isArray(l)){let s;if(l.name===void 0&&(s="name")||l.ok===void 0&&(s="ok")||
l.detail===void 0&&(s="detail")||l.missing===void 0&&(s="missing"))return ke.errors=[{instancePath:t+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:s}}],
!1;{let m=e;for(let f in l)if(!(f==="name"||f==="ok"||f==="detail"||f==="missing")){return ke.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(l.name!==void 0){let f=l.name,p=e;
if(e===p)if(typeof f=="string"){if(N(f,64))return ke.errors=[{instancePath:t+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(f,1))return ke.
errors=[{instancePath:t+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=p===e}else
var i=!0;if(i){if(l.ok!==void 0){let f=e;if(typeof l.ok!="boolean")return ke.errors=[{instancePath:t+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var i=f===e}else var i=!0;if(i){if(l.detail!==void 0){let f=l.detail,p=e;if(e===p)if(typeof f==
"string"){if(N(f,65536))return ke.errors=[{instancePath:t+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(f,1))return ke.
errors=[{instancePath:t+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:t+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var i=p===e}else var i=!0;if(i)if(l.missing!==void 0){let f=l.missing,p=e;if(e===p)if(Array.isArray(
f)){if(f.length>4096)return ke.errors=[{instancePath:t+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;let y=f.length;
for(let c=0;c<y;c++){let w=f[c],_=e;if(e===_)if(typeof w=="string"){if(N(w,256))return ke.errors=[{instancePath:t+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(w,1))return ke.errors=[{instancePath:t+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ke.errors=[{instancePath:t+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var d=_===e;if(!d)break}}}else
return ke.errors=[{instancePath:t+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0}}}}}else return ke.errors=
[{instancePath:t+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return ke.errors=o,e===0}ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var wn=yt;var Co={type:"object",additionalProperties:!1,required:["upstream","upstream_model","tier","weight",
"share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"string",minLength:1,
maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,maximum:16},
weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},drained:{type:"\
boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"schema:Count"},
resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function J(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=J.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.upstream===void 0&&(l="upstream")||r.upstream_model===void 0&&(l="upst\
ream_model")||r.tier===void 0&&(l="tier")||r.weight===void 0&&(l="weight")||r.share===void 0&&(l="sh\
are")||r.drained===void 0&&(l="drained")||r.breaker===void 0&&(l="breaker")||r.in_flight===void 0&&(l=
"in_flight")||r.resting_s===void 0&&(l="resting_s"))return J.errors=[{instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;for(let s in r)if(!Ke.call(Co.properties,
s)){return J.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.upstream!==void 0){let s=r.upstream,m=e;
if(e===m)if(typeof s=="string"){if(N(s,64))return J.errors=[{instancePath:t+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(s,1))return J.errors=
[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return J.errors=[{instancePath:t+"/upstream",schemaPath:"#/properties/upstream/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.upstream_model!==
void 0){let s=r.upstream_model,m=e;if(e===m)if(typeof s=="string"){if(N(s,256))return J.errors=[{instancePath:t+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return J.errors=[{instancePath:t+"/upstream_model",schemaPath:"#/properties/upstream_model/t\
ype",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.tier!==void 0){
let s=r.tier,m=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:t+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s==
"number"&&isFinite(s)){if(s>16||isNaN(s))return J.errors=[{instancePath:t+"/tier",schemaPath:"#/prop\
erties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(s<1||isNaN(s))return J.
errors=[{instancePath:t+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(r.weight!==void 0){let s=r.weight,m=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:t+"/weight",schemaPath:"#/p\
roperties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>1e3||isNaN(s))return J.errors=[{instancePath:t+"/weight",schemaPath:"#/properties/weight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(s<1||isNaN(s))return J.errors=[{
instancePath:t+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var i=m===e}else var i=!0;if(i){if(r.share!==void 0){let s=r.share,m=e;if(e===m)if(typeof s==
"number"&&isFinite(s)){if(s>1||isNaN(s))return J.errors=[{instancePath:t+"/share",schemaPath:"#/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return J.
errors=[{instancePath:t+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return J.errors=[{instancePath:t+"/share",schemaPath:"#/properties/share/type",
keyword:"type",params:{type:"number"}}],!1;var i=m===e}else var i=!0;if(i){if(r.drained!==void 0){let s=e;
if(typeof r.drained!="boolean")return J.errors=[{instancePath:t+"/drained",schemaPath:"#/properties/\
drained/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){if(r.breaker!==
void 0){let s=r.breaker,m=e,f=e,p=!1,u=e;if(typeof s!="string"){let w={instancePath:t+"/breaker",schemaPath:"\
schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[w]:o.push(w),e++}if(!(s===
"closed"||s==="half_open"||s==="open")){let w={instancePath:t+"/breaker",schemaPath:"schema:BreakerS\
tate/enum",keyword:"enum",params:{allowedValues:vn.enum}};o===null?o=[w]:o.push(w),e++}var d=u===e;p=
p||d;let y=e;if(s!==null){let w={instancePath:t+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/\
type",keyword:"type",params:{type:"null"}};o===null?o=[w]:o.push(w),e++}var d=y===e;if(p=p||d,p)e=f,
o!==null&&(f?o.length=f:o=null);else{let w={instancePath:t+"/breaker",schemaPath:"#/properties/break\
er/anyOf",keyword:"anyOf",params:{}};return o===null?o=[w]:o.push(w),e++,J.errors=o,!1}var i=m===e}else
var i=!0;if(i){if(r.in_flight!==void 0){let s=r.in_flight,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)))return J.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return J.errors=[{instancePath:t+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return J.errors=[{instancePath:t+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.resting_s!==void 0){let s=r.resting_s,m=e;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return J.errors=[{instancePath:t+"/resting_s",schemaPath:"#/pr\
operties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof s=="number"&&isFinite(
s)){if(s>86400||isNaN(s))return J.errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/rest\
ing_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(s<0||isNaN(s))return J.
errors=[{instancePath:t+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0}}}}}}}}}}else return J.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=o,e===0}J.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function de(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.routes===
void 0&&(a="routes"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:a}}],!1;{let s=e;for(let m in r)if(m!=="routes"){return de.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(s===
e&&r.routes!==void 0){let m=r.routes;if(e===e)if(Array.isArray(m)){if(m.length>4096)return de.errors=
[{instancePath:t+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var i=!0;let p=m.length;for(let u=0;u<p;u++){let y=m[u],c=e;if(e===c)if(y&&typeof y=="object"&&!Array.
isArray(y)){let _;if(y.model===void 0&&(_="model")||y.route===void 0&&(_="route")||y.kind===void 0&&
(_="kind")||y.deployments===void 0&&(_="deployments"))return de.errors=[{instancePath:t+"/routes/"+u,
schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:_}}],!1;{
let P=e;for(let v in y)if(!(v==="model"||v==="route"||v==="kind"||v==="deployments")){return de.errors=
[{instancePath:t+"/routes/"+u,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:v}}],!1;break}if(P===e){if(y.model!==void 0){let v=y.
model,g=e;if(e===g)if(typeof v=="string"){if(N(v,256))return de.errors=[{instancePath:t+"/routes/"+u+
"/model",schemaPath:"#/properties/routes/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return de.errors=[{instancePath:t+"/routes/"+u+"/model",schemaPath:"#/propertie\
s/routes/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var d=g===e}else var d=!0;
if(d){if(y.route!==void 0){let v=y.route,g=e;if(e===g)if(typeof v=="string"){if(N(v,256))return de.errors=
[{instancePath:t+"/routes/"+u+"/route",schemaPath:"#/properties/routes/items/properties/route/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return de.errors=[{instancePath:t+"/routes/"+u+
"/route",schemaPath:"#/properties/routes/items/properties/route/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=g===e}else var d=!0;if(d){if(y.kind!==void 0){let v=y.kind,g=e;if(e===g)if(typeof v==
"string"){if(N(v,32))return de.errors=[{instancePath:t+"/routes/"+u+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return de.errors=
[{instancePath:t+"/routes/"+u+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var d=g===e}else var d=!0;if(d)if(y.deployments!==void 0){let v=y.
deployments,g=e;if(e===g)if(Array.isArray(v)){if(v.length>4096)return de.errors=[{instancePath:t+"/r\
outes/"+u+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var l=!0;let L=v.length;for(let T=0;T<L;T++){let q=e;J(v[T],{instancePath:t+
"/routes/"+u+"/deployments/"+T,parentData:v,parentDataProperty:T,rootData:h,dynamicAnchors:k})||(o=o===
null?J.errors:o.concat(J.errors),e=o.length);var l=q===e;if(!l)break}}}else return de.errors=[{instancePath:t+
"/routes/"+u+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var d=g===e}else var d=!0}}}}}else return de.errors=[{instancePath:t+
"/routes/"+u,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var i=c===e;if(!i)break}}}else return de.errors=[{instancePath:t+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return de.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return de.errors=o,e===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function yt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=yt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?de.errors:
o.concat(de.errors),e=o.length));else return yt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return yt.errors=o,e===0}yt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xn=ut;var ji={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},$i={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function G(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.description===
void 0&&(d="description")||r.price_usd===void 0&&(d="price_usd")||r.effect===void 0&&(d="effect")||r.
calls===void 0&&(d="calls")||r.errors===void 0&&(d="errors")||r.cache_hits===void 0&&(d="cache_hits")||
r.p50_ms===void 0&&(d="p50_ms")||r.p95_ms===void 0&&(d="p95_ms"))return G.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!Ke.call($i.
properties,a)){return G.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.name,s=e;
if(e===s)if(typeof a=="string"){if(N(a,256))return G.errors=[{instancePath:t+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(a,1))return G.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return G.
errors=[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var i=s===e}else var i=!0;if(i){if(r.description!==void 0){let a=r.description,s=e;if(e===
s)if(typeof a=="string"){if(N(a,65536))return G.errors=[{instancePath:t+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return G.errors=
[{instancePath:t+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.price_usd!==void 0){let a=r.price_usd,s=e;if(e===
s)if(typeof a=="string"){if(N(a,32))return G.errors=[{instancePath:t+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return G.errors=[{instancePath:t+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.effect!==void 0){let a=r.effect,s=e;if(typeof a!="string")return G.errors=
[{instancePath:t+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(a==="read"||a==="write"))return G.errors=[{instancePath:t+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:$i.properties.effect.enum}}],!1;var i=s===e}else var i=!0;
if(i){if(r.calls!==void 0){let a=r.calls,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return G.errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return G.
errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:t+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;
if(i){if(r.errors!==void 0){let a=r.errors,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return G.errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return G.
errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:t+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;
if(i){if(r.cache_hits!==void 0){let a=r.cache_hits,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return G.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:t+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let a=r.p50_ms,s=e,m=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return G.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:xr.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:t+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i)if(r.p95_ms!==void 0){let a=r.p95_ms,s=e,m=e;if(!(typeof a=="numbe\
r"&&isFinite(a))&&a!==null)return G.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:xr.type}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return G.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return G.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0}}}}}}}}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return G.errors=o,e===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function X(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.id===void 0&&(l="id")||r.title===void 0&&(l=
"title")||r.description===void 0&&(l="description")||r.version===void 0&&(l="version")||r.available===
void 0&&(l="available")||r.unavailable_because===void 0&&(l="unavailable_because")||r.query_price_usd===
void 0&&(l="query_price_usd")||r.for_sale===void 0&&(l="for_sale")||r.calls===void 0&&(l="calls")||r.
errors===void 0&&(l="errors")||r.cache_hits===void 0&&(l="cache_hits")||r.p50_ms===void 0&&(l="p50_m\
s")||r.p95_ms===void 0&&(l="p95_ms")||r.tools===void 0&&(l="tools"))return X.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let a=e;for(let s in r)if(!Ke.
call(ji.properties,s)){return X.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===e){if(r.id!==void 0){let s=r.id,
m=e;if(e===m)if(typeof s=="string"){if(N(s,64))return X.errors=[{instancePath:t+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(s,1))return X.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var i=m===e}else var i=!0;if(i){if(r.title!==void 0){let s=r.title,m=e;if(e===m)if(typeof s=="str\
ing"){if(N(s,1024))return X.errors=[{instancePath:t+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return X.errors=[{instancePath:t+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.description!==void 0){let s=r.description,m=e;if(e===m)if(typeof s=="string"){if(N(s,65536))return X.
errors=[{instancePath:t+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return X.errors=[{instancePath:t+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){
if(r.version!==void 0){let s=r.version,m=e;if(e===m)if(typeof s=="string"){if(N(s,256))return X.errors=
[{instancePath:t+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return X.errors=[{instancePath:t+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.available!==void 0){
let s=e;if(typeof r.available!="boolean")return X.errors=[{instancePath:t+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.unavailable_because!==void 0){let s=r.unavailable_because,m=e;if(typeof s!="string"&&s!==null)return X.
errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:ji.properties.unavailable_because.type}}],!1;if(e===m&&typeof s=="string"&&N(s,1024))
return X.errors=[{instancePath:t+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var i=m===e}else var i=!0;if(i){if(r.query_price_usd!==
void 0){let s=r.query_price_usd,m=e;if(e===m)if(typeof s=="string"){if(N(s,32))return X.errors=[{instancePath:t+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return X.errors=[{instancePath:t+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var i=m===e}else var i=!0;if(i){if(r.for_sale!==void 0){
let s=e;if(typeof r.for_sale!="boolean")return X.errors=[{instancePath:t+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var i=s===e}else var i=!0;if(i){
if(r.calls!==void 0){let s=r.calls,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))
return X.errors=[{instancePath:t+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return X.errors=
[{instancePath:t+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.errors!==void 0){let s=r.errors,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)))return X.errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return X.
errors=[{instancePath:t+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=m===e}else var i=!0;
if(i){if(r.cache_hits!==void 0){let s=r.cache_hits,m=e,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return X.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return X.errors=[{instancePath:t+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i){if(r.p50_ms!==void 0){let s=r.p50_ms,m=e,f=e;if(!(typeof s=="numb\
er"&&isFinite(s))&&s!==null)return X.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:xr.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return X.errors=[{instancePath:t+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i){if(r.p95_ms!==void 0){let s=r.p95_ms,m=e,f=e;if(!(typeof s=="numb\
er"&&isFinite(s))&&s!==null)return X.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:xr.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return X.errors=[{instancePath:t+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return X.errors=[{instancePath:t+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=m===e}else var i=!0;if(i)if(r.tools!==void 0){let s=r.tools,m=e;if(e===m)if(Array.isArray(s)){
if(s.length>1e4)return X.errors=[{instancePath:t+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var d=!0;let p=s.length;for(let u=0;u<p;u++){let y=e;G(s[u],{instancePath:t+
"/tools/"+u,parentData:s,parentDataProperty:u,rootData:h,dynamicAnchors:k})||(o=o===null?G.errors:o.
concat(G.errors),e=o.length);var d=y===e;if(!d)break}}}else return X.errors=[{instancePath:t+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var i=m===e}else var i=!0}}}}}}}}}}}}}}}else
return X.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.
errors=o,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=fe.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.agents===void 0&&(m="agents")||r.broken===void 0&&(m="broken"))return fe.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{
let f=e;for(let p in r)if(!(p==="agents"||p==="broken")){return fe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===
e){if(r.agents!==void 0){let p=r.agents,u=e;if(e===u)if(Array.isArray(p)){if(p.length>1e3)return fe.
errors=[{instancePath:t+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{
limit:1e3}}],!1;{var i=!0;let y=p.length;for(let c=0;c<y;c++){let w=e;X(p[c],{instancePath:t+"/agent\
s/"+c,parentData:p,parentDataProperty:c,rootData:h,dynamicAnchors:k})||(o=o===null?X.errors:o.concat(
X.errors),e=o.length);var i=w===e;if(!i)break}}}else return fe.errors=[{instancePath:t+"/agents",schemaPath:"\
#/properties/agents/type",keyword:"type",params:{type:"array"}}],!1;var d=u===e}else var d=!0;if(d)if(r.
broken!==void 0){let p=r.broken,u=e;if(e===u)if(Array.isArray(p)){if(p.length>1e3)return fe.errors=[
{instancePath:t+"/broken",schemaPath:"#/properties/broken/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var l=!0;let c=p.length;for(let w=0;w<c;w++){let _=p[w],P=e;if(e===P)if(_&&typeof _=="object"&&!Array.
isArray(_)){let g;if(_.id===void 0&&(g="id")||_.problems===void 0&&(g="problems"))return fe.errors=[
{instancePath:t+"/broken/"+w,schemaPath:"#/properties/broken/items/required",keyword:"required",params:{
missingProperty:g}}],!1;{let I=e;for(let L in _)if(!(L==="id"||L==="problems")){return fe.errors=[{instancePath:t+
"/broken/"+w,schemaPath:"#/properties/broken/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:L}}],!1;break}if(I===e){if(_.id!==void 0){let L=_.id,T=e;if(e===T)if(typeof L==
"string"){if(N(L,256))return fe.errors=[{instancePath:t+"/broken/"+w+"/id",schemaPath:"#/properties/\
broken/items/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return fe.errors=
[{instancePath:t+"/broken/"+w+"/id",schemaPath:"#/properties/broken/items/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=T===e}else var a=!0;if(a)if(_.problems!==void 0){let L=_.problems,
T=e;if(e===T)if(Array.isArray(L)){if(L.length>100)return fe.errors=[{instancePath:t+"/broken/"+w+"/p\
roblems",schemaPath:"#/properties/broken/items/properties/problems/maxItems",keyword:"maxItems",params:{
limit:100}}],!1;{var s=!0;let S=L.length;for(let z=0;z<S;z++){let Qe=L[z],Le=e;if(e===Le)if(typeof Qe==
"string"){if(N(Qe,4096))return fe.errors=[{instancePath:t+"/broken/"+w+"/problems/"+z,schemaPath:"#/\
properties/broken/items/properties/problems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],
!1}else return fe.errors=[{instancePath:t+"/broken/"+w+"/problems/"+z,schemaPath:"#/properties/broke\
n/items/properties/problems/items/type",keyword:"type",params:{type:"string"}}],!1;var s=Le===e;if(!s)
break}}}else return fe.errors=[{instancePath:t+"/broken/"+w+"/problems",schemaPath:"#/properties/bro\
ken/items/properties/problems/type",keyword:"type",params:{type:"array"}}],!1;var a=T===e}else var a=!0}}}else
return fe.errors=[{instancePath:t+"/broken/"+w,schemaPath:"#/properties/broken/items/type",keyword:"\
type",params:{type:"object"}}],!1;var l=P===e;if(!l)break}}}else return fe.errors=[{instancePath:t+"\
/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type:"array"}}],!1;var d=u===e}else
var d=!0}}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return fe.errors=o,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ut(r,{
instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,
e=0,n=ut.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?fe.errors:o.concat(
fe.errors),e=o.length));else return ut.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ut.errors=o,e===0}ut.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var qn=ne;var Fo={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function ne(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ne.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let a=r.response;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a)){let m;
if(a.id===void 0&&(m="id")||a.tools===void 0&&(m="tools")||a.file===void 0&&(m="file")||a.document===
void 0&&(m="document"))return ne.errors=[{instancePath:t+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:m}}],!1;{let f=e;for(let p in a)if(!(p==="id"||
p==="tools"||p==="file"||p==="document")){return ne.errors=[{instancePath:t+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(f===e){if(a.id!==void 0){let p=a.id,u=e;if(e===u)if(typeof p=="string"){if(N(p,64))return ne.
errors=[{instancePath:t+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(p,1))return ne.errors=[{instancePath:t+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.
errors=[{instancePath:t+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i){if(a.tools!==void 0){let p=a.tools,
u=e;if(e===u)if(Array.isArray(p)){if(p.length>1e4)return ne.errors=[{instancePath:t+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var d=!0;let c=p.length;for(let w=0;w<c;w++){let _=p[w],P=e;if(e===P)if(_&&typeof _=="object"&&!Array.
isArray(_)){let g;if(_.name===void 0&&(g="name")||_.parameters===void 0&&(g="parameters"))return ne.
errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:g}}],!1;{let I=e;for(let L in _)if(!(L==="name"||
L==="parameters")){return ne.errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(I===e){if(_.name!==void 0){let L=_.name,T=e;if(e===T)if(typeof L=="string"){if(N(L,256))
return ne.errors=[{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return ne.
errors=[{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ne.errors=[
{instancePath:t+"/response/tools/"+w+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var l=T===e}else var l=!0;if(l)if(_.
parameters!==void 0){let L=_.parameters,T=e;if(e===T&&!(L&&typeof L=="object"&&!Array.isArray(L)))return ne.
errors=[{instancePath:t+"/response/tools/"+w+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var l=T===e}else
var l=!0}}}else return ne.errors=[{instancePath:t+"/response/tools/"+w,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var d=P===e;if(!d)break}}}else
return ne.errors=[{instancePath:t+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var i=u===e}else var i=!0;if(i){if(a.file!==void 0){
let p=a.file,u=e;if(e===u)if(typeof p=="string"){if(N(p,4096))return ne.errors=[{instancePath:t+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return ne.errors=[{instancePath:t+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var i=u===e}else var i=!0;if(i)
if(a.document!==void 0){let p=a.document,u=e;if(typeof p!="string"&&p!==null)return ne.errors=[{instancePath:t+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:Fo.properties.document.type}}],!1;if(e===u&&typeof p=="string"&&N(p,16777216))return ne.errors=
[{instancePath:t+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var i=u===e}else var i=!0}}}}}else return ne.errors=
[{instancePath:t+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return ne.errors=o,e===0}ne.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Nn=ct;var Oi={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Ln=new RegExp("^[0-9a-f]{64}$","u");function ue(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.digest===void 0&&
(d="digest")||r.loaded_at===void 0&&(d="loaded_at")||r.seen_at===void 0&&(d="seen_at")||r.is_this===
void 0&&(d="is_this"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="name"||a==="digest"||a==="loaded_at"||a===
"seen_at"||a==="is_this")){return ue.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.
name,s=e;if(e===s)if(typeof a=="string"){if(N(a,255))return ue.errors=[{instancePath:t+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return ue.errors=[{instancePath:t+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.digest!==void 0){let a=r.digest,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return ue.
errors=[{instancePath:t+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Ln.test(a))return ue.errors=[{instancePath:t+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return ue.errors=[{instancePath:t+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var i=s===
e}else var i=!0;if(i){if(r.loaded_at!==void 0){let a=r.loaded_at,s=e,m=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:t+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return ue.errors=[{instancePath:t+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ue.
errors=[{instancePath:t+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.seen_at!==void 0){let a=r.seen_at,s=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ue.errors=[{instancePath:t+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return ue.errors=[{instancePath:t+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return ue.errors=[{instancePath:t+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i)if(r.is_this!==void 0){let a=e;
if(typeof r.is_this!="boolean")return ue.errors=[{instancePath:t+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var i=a===e}else var i=!0}}}}}}else return ue.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.errors=
o,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=Q.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let s;if(r.file===void 0&&(s="file")||r.loaded_at===void 0&&(s="loaded_at")||r.sandbox===void 0&&(s=
"sandbox")||r.config===void 0&&(s="config")||r.sources===void 0&&(s="sources")||r.need_restart===void 0&&
(s="need_restart")||r.digest===void 0&&(s="digest")||r.servers===void 0&&(s="servers"))return Q.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let m=e;
for(let f in r)if(!(f==="file"||f==="loaded_at"||f==="sandbox"||f==="config"||f==="need_restart"||f===
"sources"||f==="digest"||f==="servers")){return Q.errors=[{instancePath:t,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(r.file!==
void 0){let f=r.file,p=e;if(typeof f!="string"&&f!==null)return Q.errors=[{instancePath:t+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Oi.properties.file.type}}],!1;if(e===p&&typeof f==
"string"&&N(f,4096))return Q.errors=[{instancePath:t+"/file",schemaPath:"#/properties/file/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1;var i=p===e}else var i=!0;if(i){if(r.loaded_at!==void 0){
let f=r.loaded_at,p=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return Q.errors=[{instancePath:t+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f))return Q.errors=[{instancePath:t+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(f<0||isNaN(f))return Q.errors=[{instancePath:t+"/loaded_at",schemaPath:"#/properties/loaded_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=p===e}else var i=!0;if(i){if(r.
sandbox!==void 0){let f=e;if(typeof r.sandbox!="boolean")return Q.errors=[{instancePath:t+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e}else var i=!0;
if(i){if(r.config!==void 0){let f=r.config,p=e;if(e===p&&!(f&&typeof f=="object"&&!Array.isArray(f)))
return Q.errors=[{instancePath:t+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var i=p===e}else var i=!0;if(i){if(r.need_restart!==void 0){let f=r.need_restart,
p=e;if(e===p)if(Array.isArray(f)){if(f.length>1024)return Q.errors=[{instancePath:t+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var d=!0;
let y=f.length;for(let c=0;c<y;c++){let w=f[c],_=e;if(e===_)if(typeof w=="string"){if(N(w,512))return Q.
errors=[{instancePath:t+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(w,1))return Q.errors=[{instancePath:t+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=
[{instancePath:t+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"type",
params:{type:"string"}}],!1;var d=_===e;if(!d)break}}}else return Q.errors=[{instancePath:t+"/need_r\
estart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.sources!==void 0){let f=r.sources,p=e;if(e===p)if(f&&typeof f=="object"&&
!Array.isArray(f)){if(Object.keys(f).length>1e5)return Q.errors=[{instancePath:t+"/sources",schemaPath:"\
#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let y in f){
let c=f[y],w=e;if(e===w)if(typeof c=="string"){if(N(c,256))return Q.errors=[{instancePath:t+"/source\
s/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return Q.errors=[{instancePath:t+"/s\
ources/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropert\
ies/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.errors=[{instancePath:t+"/sou\
rces/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropertie\
s/type",keyword:"type",params:{type:"string"}}],!1;var l=w===e;if(!l)break}}else return Q.errors=[{instancePath:t+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"}}],!1;var i=p===
e}else var i=!0;if(i){if(r.digest!==void 0){let f=r.digest,p=e;if(e===p)if(typeof f=="string"){if(N(
f,64))return Q.errors=[{instancePath:t+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!Ln.test(f))return Q.errors=[{instancePath:t+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return Q.
errors=[{instancePath:t+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"\
string"}}],!1;var i=p===e}else var i=!0;if(i)if(r.servers!==void 0){let f=r.servers,p=e;if(!Array.isArray(
f)&&f!==null)return Q.errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/type",keyword:"\
type",params:{type:Oi.properties.servers.type}}],!1;if(e===p&&Array.isArray(f)){if(f.length>1e4)return Q.
errors=[{instancePath:t+"/servers",schemaPath:"#/properties/servers/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var a=!0;let y=f.length;for(let c=0;c<y;c++){let w=e;ue(f[c],{instancePath:t+"/serv\
ers/"+c,parentData:f,parentDataProperty:c,rootData:h,dynamicAnchors:k})||(o=o===null?ue.errors:o.concat(
ue.errors),e=o.length);var a=w===e;if(!a)break}}}var i=p===e}else var i=!0}}}}}}}}}else return Q.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=o,e===
0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ct(r,{instancePath:t="",parentData:x,
parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ct.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(Q(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:h,dynamicAnchors:k})||(o=o===null?Q.errors:o.concat(Q.errors),e=o.length));else return ct.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ct.errors=
o,e===0}ct.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Sn=ht;var Ki={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var ys={type:"string",enum:["admin","viewer"],$id:"schema:Role"},us=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function me(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,
dynamicAnchors:k={}}={}){let o=null,e=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="na\
me")||r.role===void 0&&(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at"))
return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!(a==="name"||a==="role"||a==="how"||a==="expires_at")){return me.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.name!==void 0){let a=r.name,s=e;if(e===e)if(typeof a=="string"){if(N(a,64))return me.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(a,1))return me.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!us.test(a))return me.errors=[{instancePath:t+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return me.errors=[{instancePath:t+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){
let a=r.role,s=e;if(typeof a!="string")return me.errors=[{instancePath:t+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="admin"||a==="viewer"))return me.errors=
[{instancePath:t+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:ys.enum}}],
!1;var i=s===e}else var i=!0;if(i){if(r.how!==void 0){let a=r.how,s=e;if(typeof a!="string")return me.
errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(a==="token"||a==="session"))return me.errors=[{instancePath:t+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Ki.properties.how.enum}}],!1;var i=s===e}else
var i=!0;if(i)if(r.expires_at!==void 0){let a=r.expires_at,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))&&a!==null)return me.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Ki.properties.expires_at.type}}],!1;if(e===s&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return me.errors=[{instancePath:t+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return me.errors=[{instancePath:t+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0}}}}}else
return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.
errors=o,e===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ht(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=ht.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(me(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"\
response",rootData:h,dynamicAnchors:k})||(o=o===null?me.errors:o.concat(me.errors),e=o.length));else
return ht.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ht.
errors=o,e===0}ht.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var An=gt;function pe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.role===void 0&&
(d="role")||r.how===void 0&&(d="how")||r.expires_at===void 0&&(d="expires_at")||r.secret===void 0&&(d=
"secret"))return pe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!(a==="name"||a==="role"||a==="how"||a==="expires_at"||a==="secret")){
return pe.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:a}}],!1;break}if(l===e){if(r.name!==void 0){let a=r.name,s=e;if(e===e)if(typeof a==
"string"){if(N(a,64))return pe.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return pe.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!us.test(a))
return pe.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return pe.errors=[{instancePath:t+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0;if(i){if(r.role!==void 0){let a=r.role,s=e;if(typeof a!="string")return pe.errors=[{instancePath:t+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="admin"||a===
"viewer"))return pe.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:ys.enum}}],!1;var i=s===e}else var i=!0;if(i){if(r.how!==void 0){let a=r.how,s=e;if(typeof a!=
"string")return pe.errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(a!=="session")return pe.errors=[{instancePath:t+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var i=s===e}else var i=!0;
if(i){if(r.expires_at!==void 0){let a=r.expires_at,s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return pe.errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return pe.errors=[{instancePath:t+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return pe.errors=[{instancePath:t+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i)if(r.secret!==void 0){let a=r.secret,s=e;if(e===s)if(typeof a=="st\
ring"){if(N(a,64))return pe.errors=[{instancePath:t+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return pe.errors=[{instancePath:t+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:t+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var i=s===e}else var i=!0}}}}}}else return pe.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return pe.errors=o,e===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function gt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=gt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?pe.errors:
o.concat(pe.errors),e=o.length));else return gt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gt.errors=o,e===0}gt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Dn=kt;function kt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=kt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(me(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?me.errors:
o.concat(me.errors),e=o.length));else return kt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return kt.errors=o,e===0}kt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var In=vt;var Ci={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function W(r,{instancePath:t="",
parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=W.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.name===void 0&&(d="name")||r.role===void 0&&(d=
"role")||r.prefix===void 0&&(d="prefix")||r.created_at===void 0&&(d="created_at")||r.rotated_at===void 0&&
(d="rotated_at")||r.revoked_at===void 0&&(d="revoked_at"))return W.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="id"||
a==="name"||a==="role"||a==="prefix"||a==="created_at"||a==="rotated_at"||a==="revoked_at")){return W.
errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.id!==void 0){let a=r.id,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return W.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(a,1))return W.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){
let a=r.name,s=e;if(e===e)if(typeof a=="string"){if(N(a,64))return W.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return W.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!us.test(a))return W.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return W.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){let a=r.role,s=e;if(typeof a!="stri\
ng")return W.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="admin"||a==="viewer"))return W.errors=[{instancePath:t+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:ys.enum}}],!1;var i=s===e}else var i=!0;if(i){
if(r.prefix!==void 0){let a=r.prefix,s=e;if(e===s)if(typeof a=="string"){if(N(a,16))return W.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return W.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,
s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return W.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return W.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let a=r.rotated_at,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return W.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Ci.properties.rotated_at.type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return W.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return W.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i)if(r.revoked_at!==void 0){let a=r.revoked_at,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return W.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Ci.properties.revoked_at.
type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return W.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return W.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0}}}}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return W.errors=o,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Je(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Je.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.operators===void 0&&(d="operators"))return Je.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let l=e;for(let a in r)if(a!=="operators"){return Je.errors=[{instancePath:t,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===e&&r.operators!==
void 0){let a=r.operators;if(e===e)if(Array.isArray(a)){if(a.length>1e4)return Je.errors=[{instancePath:t+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var i=!0;let m=a.length;for(let f=0;f<m;f++){let p=e;W(a[f],{instancePath:t+"/operators/"+f,parentData:a,
parentDataProperty:f,rootData:h,dynamicAnchors:k})||(o=o===null?W.errors:o.concat(W.errors),e=o.length);
var i=p===e;if(!i)break}}}else return Je.errors=[{instancePath:t+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return Je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Je.errors=o,e===0}Je.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function vt(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=vt.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Je(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||
(o=o===null?Je.errors:o.concat(Je.errors),e=o.length));else return vt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return vt.errors=o,e===0}vt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Tn=Pt;var Fi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function H(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,
dynamicAnchors:k={}}={}){let o=null,e=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||
r.name===void 0&&(d="name")||r.role===void 0&&(d="role")||r.prefix===void 0&&(d="prefix")||r.created_at===
void 0&&(d="created_at")||r.rotated_at===void 0&&(d="rotated_at")||r.revoked_at===void 0&&(d="revoke\
d_at")||r.token===void 0&&(d="token"))return H.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let l=e;for(let a in r)if(!(a==="id"||a==="name"||a==="ro\
le"||a==="prefix"||a==="created_at"||a==="rotated_at"||a==="revoked_at"||a==="token")){return H.errors=
[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(l===e){if(r.id!==void 0){let a=r.id,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return H.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(a,1))return H.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){
let a=r.name,s=e;if(e===e)if(typeof a=="string"){if(N(a,64))return H.errors=[{instancePath:t+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return H.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!us.test(a))return H.errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return H.
errors=[{instancePath:t+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var i=s===e}else var i=!0;if(i){if(r.role!==void 0){let a=r.role,s=e;if(typeof a!="stri\
ng")return H.errors=[{instancePath:t+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(a==="admin"||a==="viewer"))return H.errors=[{instancePath:t+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:ys.enum}}],!1;var i=s===e}else var i=!0;if(i){
if(r.prefix!==void 0){let a=r.prefix,s=e;if(e===s)if(typeof a=="string"){if(N(a,16))return H.errors=
[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return H.errors=[{instancePath:t+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.created_at!==void 0){let a=r.created_at,
s=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return H.errors=[{instancePath:t+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=[{instancePath:t+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return H.errors=[{instancePath:t+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.rotated_at!==
void 0){let a=r.rotated_at,s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return H.
errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Fi.properties.rotated_at.type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return H.errors=[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return H.errors=
[{instancePath:t+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.revoked_at!==void 0){let a=r.revoked_at,
s=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&a!==null)return H.errors=[{instancePath:t+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Fi.properties.revoked_at.
type}}],!1;if(e===s&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return H.errors=
[{instancePath:t+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return H.errors=[{instancePath:t+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=s===e}else var i=!0;if(i)if(r.token!==void 0){let a=r.token,s=e;if(e===s)if(typeof a=="stri\
ng"){if(N(a,256))return H.errors=[{instancePath:t+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(a,1))return H.errors=[{instancePath:t+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:t+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var i=s===e}else
var i=!0}}}}}}}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return H.errors=o,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pt(r,{
instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){let o=null,
e=0,n=Pt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:t+"/response",
parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?H.errors:o.concat(
H.errors),e=o.length));else return Pt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Pt.errors=o,e===0}Pt.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var jn=bt;function bt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=bt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return bt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bt.errors=o,e===0}bt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $n=_t;function _t(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=_t.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return _t.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _t.errors=o,e===0}_t.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var On=wt;function wt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=wt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:t+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?H.errors:
o.concat(H.errors),e=o.length));else return wt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return wt.errors=o,e===0}wt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=xt;var Mo={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},ir={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},Eo={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","reload","backup","mi\
grate","copyStore"],$id:"schema:AuditAction"};function V(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===
void 0&&(d="id")||r.at===void 0&&(d="at")||r.action===void 0&&(d="action")||r.outcome===void 0&&(d="\
outcome")||r.name===void 0&&(d="name")||r.how===void 0&&(d="how")||r.address===void 0&&(d="address")||
r.request_id===void 0&&(d="request_id")||r.target===void 0&&(d="target")||r.target_name===void 0&&(d=
"target_name")||r.before===void 0&&(d="before")||r.after===void 0&&(d="after")||r.reason===void 0&&(d=
"reason"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let a in r)if(!Ke.call(ir.properties,a)){return V.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(l===
e){if(r.id!==void 0){let a=r.id,s=e;if(e===s)if(typeof a=="string"){if(N(a,64))return V.errors=[{instancePath:t+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return V.
errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return V.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var i=s===e}else var i=!0;if(i){if(r.at!==void 0){let a=r.at,s=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return V.errors=[{instancePath:t+"/at",schemaPath:"schema:\
Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return V.errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return V.
errors=[{instancePath:t+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var i=s===e}else var i=!0;if(i){if(r.action!==void 0){let a=r.action,s=e;if(typeof a!=
"string")return V.errors=[{instancePath:t+"/action",schemaPath:"schema:AuditAction/type",keyword:"ty\
pe",params:{type:"string"}}],!1;if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeK\
ey"||a==="restoreKey"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="reconci\
lePayment"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a===
"revokeOperator"||a==="createSession"||a==="endSession"||a==="reload"||a==="backup"||a==="migrate"||
a==="copyStore"))return V.errors=[{instancePath:t+"/action",schemaPath:"schema:AuditAction/enum",keyword:"\
enum",params:{allowedValues:Eo.enum}}],!1;var i=s===e}else var i=!0;if(i){if(r.outcome!==void 0){let a=r.
outcome,s=e;if(typeof a!="string")return V.errors=[{instancePath:t+"/outcome",schemaPath:"#/properti\
es/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="done"||a==="begun"||a==="faile\
d"))return V.errors=[{instancePath:t+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",
params:{allowedValues:ir.properties.outcome.enum}}],!1;var i=s===e}else var i=!0;if(i){if(r.name!==void 0){
let a=r.name,s=e;if(e===s)if(typeof a=="string"){if(N(a,128))return V.errors=[{instancePath:t+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return V.errors=
[{instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var i=s===e}else var i=!0;if(i){if(r.how!==void 0){let a=r.how,s=e;if(typeof a!="string")return V.
errors=[{instancePath:t+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(a==="token"||a==="session"||a==="cli"||a==="signal"||a==="server"))return V.errors=[{instancePath:t+
"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:ir.properties.how.enum}}],
!1;var i=s===e}else var i=!0;if(i){if(r.address!==void 0){let a=r.address,s=e;if(typeof a!="string"&&
a!==null)return V.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:ir.properties.address.type}}],!1;if(e===s&&typeof a=="string"&&N(a,255))return V.
errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;var i=s===e}else var i=!0;if(i){if(r.request_id!==void 0){let a=r.request_id,s=e;if(typeof a!=
"string"&&a!==null)return V.errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_i\
d/type",keyword:"type",params:{type:ir.properties.request_id.type}}],!1;if(e===s&&typeof a=="string"&&
N(a,64))return V.errors=[{instancePath:t+"/request_id",schemaPath:"#/properties/request_id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var i=s===e}else var i=!0;if(i){if(r.target!==void 0){let a=r.
target,s=e;if(typeof a!="string"&&a!==null)return V.errors=[{instancePath:t+"/target",schemaPath:"#/\
properties/target/type",keyword:"type",params:{type:ir.properties.target.type}}],!1;if(e===s&&typeof a==
"string"&&N(a,128))return V.errors=[{instancePath:t+"/target",schemaPath:"#/properties/target/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;var i=s===e}else var i=!0;if(i){if(r.target_name!==
void 0){let a=r.target_name,s=e;if(typeof a!="string"&&a!==null)return V.errors=[{instancePath:t+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:ir.properties.target_name.
type}}],!1;if(e===s&&typeof a=="string"&&N(a,256))return V.errors=[{instancePath:t+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var i=s===e}else var i=!0;
if(i){if(r.before!==void 0){let a=r.before,s=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)
return V.errors=[{instancePath:t+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:ir.properties.before.type}}],!1;var i=s===e}else var i=!0;if(i){if(r.after!==void 0){let a=r.after,
s=e;if(!(a&&typeof a=="object"&&!Array.isArray(a))&&a!==null)return V.errors=[{instancePath:t+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:ir.properties.after.type}}],!1;var i=s===
e}else var i=!0;if(i)if(r.reason!==void 0){let a=r.reason,s=e;if(typeof a!="string"&&a!==null)return V.
errors=[{instancePath:t+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:ir.
properties.reason.type}}],!1;if(e===s&&typeof a=="string"&&N(a,4096))return V.errors=[{instancePath:t+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var i=s===
e}else var i=!0}}}}}}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return V.errors=o,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Oe(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=Oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.rows===void 0&&(l="rows")||r.next===void 0&&
(l="next"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let a=e;for(let s in r)if(!(s==="rows"||s==="next")){return Oe.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===
e){if(r.rows!==void 0){let s=r.rows,m=e;if(e===m)if(Array.isArray(s)){if(s.length>1e3)return Oe.errors=
[{instancePath:t+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var i=!0;let f=s.length;for(let p=0;p<f;p++){let u=e;V(s[p],{instancePath:t+"/rows/"+p,parentData:s,
parentDataProperty:p,rootData:h,dynamicAnchors:k})||(o=o===null?V.errors:o.concat(V.errors),e=o.length);
var i=u===e;if(!i)break}}}else return Oe.errors=[{instancePath:t+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var d=m===e}else var d=!0;if(d)if(r.next!==void 0){
let s=r.next,m=e;if(typeof s!="string"&&s!==null)return Oe.errors=[{instancePath:t+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Mo.properties.next.type}}],!1;if(e===m&&typeof s==
"string"&&N(s,64))return Oe.errors=[{instancePath:t+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var d=m===e}else var d=!0}}}else return Oe.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Oe.errors=o,e===0}Oe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function xt(r,{instancePath:t="",parentData:x,parentDataProperty:b,
rootData:h=r,dynamicAnchors:k={}}={}){let o=null,e=0,n=xt.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Oe(r.response,{instancePath:t+"/response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||
(o=o===null?Oe.errors:o.concat(Oe.errors),e=o.length));else return xt.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xt.errors=o,e===0}xt.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Cn=qt;function ye(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=ye.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let s;if(r.applied===void 0&&(s="applied")||r.problems===
void 0&&(s="problems")||r.changes===void 0&&(s="changes"))return ye.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:s}}],!1;{let m=e;for(let f in r)if(!(f==="app\
lied"||f==="problems"||f==="changes")){return ye.errors=[{instancePath:t,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:f}}],!1;break}if(m===e){if(r.applied!==
void 0){let f=e;if(typeof r.applied!="boolean")return ye.errors=[{instancePath:t+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var i=f===e}else var i=!0;if(i){
if(r.problems!==void 0){let f=r.problems,p=e;if(e===p)if(Array.isArray(f)){if(f.length>1e4)return ye.
errors=[{instancePath:t+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var d=!0;let y=f.length;for(let c=0;c<y;c++){let w=f[c],_=e;if(e===_)if(typeof w=="\
string"){if(N(w,4096))return ye.errors=[{instancePath:t+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ye.errors=[{instancePath:t+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var d=_===e;if(!d)break}}}else return ye.errors=[{instancePath:t+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var i=p===e}else var i=!0;if(i)if(r.changes!==
void 0){let f=r.changes,p=e;if(e===p)if(Array.isArray(f)){if(f.length>1e5)return ye.errors=[{instancePath:t+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var l=!0;
let y=f.length;for(let c=0;c<y;c++){let w=f[c],_=e;if(e===e)if(w&&typeof w=="object"&&!Array.isArray(
w)){let g;if(w.setting===void 0&&(g="setting")||w.needs_restart===void 0&&(g="needs_restart"))return ye.
errors=[{instancePath:t+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:g}}],!1;{let I=e;for(let L in w)if(!(L==="setting"||L==="before"||L==="after"||
L==="needs_restart")){return ye.errors=[{instancePath:t+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===
e){if(w.setting!==void 0){let L=w.setting,T=e;if(e===T)if(typeof L=="string"){if(N(L,512))return ye.
errors=[{instancePath:t+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return ye.errors=[{instancePath:t+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var a=T===e}else var a=!0;if(a)if(w.needs_restart!==void 0){let L=e;if(typeof w.
needs_restart!="boolean")return ye.errors=[{instancePath:t+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var a=L===
e}else var a=!0}}}else return ye.errors=[{instancePath:t+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var l=_===e;if(!l)break}}}else return ye.errors=
[{instancePath:t+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var i=p===e}else var i=!0}}}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ye.errors=o,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qt(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=qt.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ye(r.response,{instancePath:t+"/\
response",parentData:r,parentDataProperty:"response",rootData:h,dynamicAnchors:k})||(o=o===null?ye.errors:
o.concat(ye.errors),e=o.length));else return qt.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qt.errors=o,e===0}qt.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=R;function R(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let p;if(m.name===void 0&&(p="name")||m.operations===void 0&&
(p="operations")||m.elsewhere===void 0&&(p="elsewhere"))return R.errors=[{instancePath:t+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:p}}],!1;{let u=e;for(let y in m)
if(!(y==="name"||y==="operations"||y==="elsewhere")){return R.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(u===e){if(m.name!==void 0){let y=m.name,c=e;if(e===c)if(typeof y=="string"){if(N(y,128))
return R.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(y,1))return R.errors=[{instancePath:t+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return R.errors=[{instancePath:t+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var i=c===e}else var i=!0;if(i){if(m.operations!==
void 0){let y=m.operations,c=e;if(e===c)if(Array.isArray(y)){if(y.length>256)return R.errors=[{instancePath:t+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var d=!0;let _=y.length;for(let P=0;P<_;P++){let v=y[P],g=e;if(e===g)if(v&&
typeof v=="object"&&!Array.isArray(v)){let L;if(v.method===void 0&&(L="method")||v.path===void 0&&(L=
"path")||v.summary===void 0&&(L="summary"))return R.errors=[{instancePath:t+"/response/operations/"+
P,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let T=e;for(let q in v)if(!(q==="method"||q==="path"||q==="summary")){return R.errors=[{instancePath:t+
"/response/operations/"+P,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(T===e){if(v.method!==
void 0){let q=v.method,S=e;if(e===S)if(typeof q=="string"){if(N(q,7))return R.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(q,3))return R.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return R.errors=[{instancePath:t+
"/response/operations/"+P+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l){if(v.path!==
void 0){let q=v.path,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:t+
"/response/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return R.errors=[{instancePath:t+
"/response/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/r\
esponse/operations/"+P+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0;if(l)if(v.summary!==void 0){
let q=v.summary,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:t+"/r\
esponse/operations/"+P+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return R.errors=[{instancePath:t+
"/response/operations/"+P+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=S===e}else var l=!0}}}}else return R.
errors=[{instancePath:t+"/response/operations/"+P,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var d=g===e;if(!d)break}}}else return R.errors=
[{instancePath:t+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var i=c===e}else var i=!0;if(i)if(m.elsewhere!==void 0){let y=m.elsewhere,
c=e;if(e===c)if(Array.isArray(y)){if(y.length>16)return R.errors=[{instancePath:t+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var a=!0;let _=y.length;for(let P=0;P<_;P++){let v=y[P],g=e;if(e===g)if(v&&typeof v=="object"&&!Array.
isArray(v)){let L;if(v.name===void 0&&(L="name"))return R.errors=[{instancePath:t+"/response/elsewhe\
re/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:L}}],
!1;{let T=e;for(let q in v)if(!(q==="name"||q==="path"||q==="address"||q==="port")){return R.errors=
[{instancePath:t+"/response/elsewhere/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(T===e){
if(v.name!==void 0){let q=v.name,S=e;if(e===S)if(typeof q=="string"){if(N(q,128))return R.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(q,1))return R.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/res\
ponse/elsewhere/"+P+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s){if(v.path!==void 0){
let q=v.path,S=e;if(e===S)if(typeof q=="string"){if(N(q,256))return R.errors=[{instancePath:t+"/resp\
onse/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return R.errors=[{instancePath:t+"/re\
sponse/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+"/respons\
e/elsewhere/"+P+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s){if(v.address!==void 0){let q=v.
address,S=e;if(e===S)if(typeof q=="string"){if(N(q,2048))return R.errors=[{instancePath:t+"/response\
/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(q,1))return R.errors=[{instancePath:t+"\
/response/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return R.errors=[{instancePath:t+
"/response/elsewhere/"+P+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var s=S===e}else var s=!0;if(s)if(v.port!==
void 0){let q=v.port,S=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)))return R.errors=[{
instancePath:t+"/response/elsewhere/"+P+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof q=="number"&&isFinite(
q)){if(q>65535||isNaN(q))return R.errors=[{instancePath:t+"/response/elsewhere/"+P+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(q<1||isNaN(q))return R.errors=[{instancePath:t+"/response/elsewhere/"+P+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var s=S===e}else var s=!0}}}}}else return R.errors=[{instancePath:t+
"/response/elsewhere/"+P,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var a=g===e;if(!a)break}}}else return R.errors=[{instancePath:t+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var i=c===e}else var i=!0}}}}else return R.errors=[{instancePath:t+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return R.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=o,e===0}R.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Mn=wr;function wr(r,{instancePath:t="",parentData:x,parentDataProperty:b,rootData:h=r,dynamicAnchors:k={}}={}){
let o=null,e=0,n=wr.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.response;if(e===e&&!(i&&
typeof i=="object"&&!Array.isArray(i)))return wr.errors=[{instancePath:t+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return wr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return wr.errors=o,e===0}wr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Go={getHealth:{parameters:Es,body:$a,replies:{200:Ri}},getReadiness:{parameters:Rs,body:Oa,replies:{
200:Ui,503:Xi}},getMetrics:{parameters:Us,body:Ka,replies:{}},listKeys:{parameters:Xs,body:Ca,replies:{
200:zi}},createKey:{parameters:zs,body:Fa,replies:{200:en}},readKey:{parameters:Zs,body:Za,replies:{
200:rn}},revokeKey:{parameters:Bs,body:Ba,replies:{200:tn}},changeKey:{parameters:Vs,body:Va,replies:{
200:sn}},rotateKey:{parameters:Hs,body:Ha,replies:{200:an}},restoreKey:{parameters:Ws,body:Wa,replies:{
200:nn}},getUsage:{parameters:Ys,body:Ya,replies:{200:on}},listUsage:{parameters:Gs,body:Ga,replies:{
200:pn}},readOverview:{parameters:Js,body:Ja,replies:{200:mn}},readSeries:{parameters:Qs,body:Qa,replies:{
200:ln}},listRequests:{parameters:ea,body:ei,replies:{200:dn}},readRequest:{parameters:ra,body:ri,replies:{
200:fn}},listPayments:{parameters:ta,body:ti,replies:{200:yn}},readPayment:{parameters:sa,body:si,replies:{
200:cn}},reconcilePayment:{parameters:aa,body:ai,replies:{200:hn}},closePayment:{parameters:ia,body:ii,
replies:{200:gn}},listUpstreams:{parameters:na,body:ni,replies:{200:kn}},drainUpstream:{parameters:oa,
body:oi,replies:{200:Pn}},restoreUpstream:{parameters:pa,body:pi,replies:{200:bn}},probeUpstream:{parameters:ma,
body:mi,replies:{200:_n}},listRoutes:{parameters:la,body:li,replies:{200:wn}},listOperatorAgents:{parameters:da,
body:di,replies:{200:xn}},readOperatorAgent:{parameters:fa,body:fi,replies:{200:qn}},getConfig:{parameters:ya,
body:yi,replies:{200:Nn}},readSession:{parameters:ua,body:ui,replies:{200:Sn}},createSession:{parameters:ca,
body:ci,replies:{200:An}},endSession:{parameters:ha,body:hi,replies:{200:Dn}},listOperators:{parameters:ga,
body:gi,replies:{200:In}},createOperator:{parameters:ka,body:ki,replies:{200:Tn}},revokeOperator:{parameters:va,
body:Pi,replies:{200:jn}},changeOperator:{parameters:Pa,body:bi,replies:{200:$n}},rotateOperator:{parameters:ba,
body:_i,replies:{200:On}},listAudit:{parameters:_a,body:wi,replies:{200:Kn}},reload:{parameters:wa,body:xi,
replies:{200:Cn}},getOverview:{parameters:xa,body:qi,replies:{200:Fn}},getContract:{parameters:qa,body:Ni,
replies:{200:Mn}},getReference:{parameters:Na,body:Li,replies:{}},getReferenceFile:{parameters:La,body:Si,
replies:{}},getConsole:{parameters:Aa,body:Ai,replies:{}},getConsoleFile:{parameters:Da,body:Di,replies:{}}};export{Go as default};
