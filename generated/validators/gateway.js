// Compiled from a contract by npm run generate. Never edited.
var pr=Object.create;var Ae=Object.defineProperty;var mr=Object.getOwnPropertyDescriptor;var lr=Object.getOwnPropertyNames;var dr=Object.getPrototypeOf,fr=Object.prototype.hasOwnProperty;var je=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(w){throw r=0,w}};var cr=(t,r,w,v)=>{if(r&&typeof r=="object"||typeof r=="function")for(let x of lr(r))!fr.call(t,x)&&
x!==w&&Ae(t,x,{get:()=>r[x],enumerable:!(v=mr(r,x))||v.enumerable});return t};var re=(t,r,w)=>(w=t!=null?pr(dr(t)):{},cr(r||!t||!t.__esModule?Ae(w,"default",{value:t,enumerable:!0}):
w,t));var ce=je(fe=>{"use strict";Object.defineProperty(fe,"__esModule",{value:!0});fe.formats=void 0;var ur=2**
31-1,hr=(-2)**31,br=2**63-1,gr=(-2)**63,Le=(2-2**-23)*2**127,$e=2**-126,vr=-1*Le,_r=-1*$e,qe=()=>!0,
kr=/^[A-Za-z0-9+/]*(=|==)?$/;fe.formats={int32:{validate:t=>Number.isInteger(t)&&t<=ur&&t>=hr,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=br&&t>=gr,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=Le&&t>=$e||t>=vr&&t<=_r),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&kr.test(t),binary:qe,password:qe}});var ye=je(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:!0});G.formatNames=G.fastFormats=
G.fullFormats=void 0;function Y(t,r){return{validate:t,compare:r}}G.fullFormats={date:Y(ze,Pe),time:Y(
ke(!0),xe),"date-time":Y(Ie(!0),Te),"iso-time":Y(ke(),Fe),"iso-date-time":Y(Ie(),Se),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Nr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:zr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:qr,int32:{type:"number",validate:Ir},
int64:{type:"number",validate:Or},float:{type:"number",validate:De},double:{type:"number",validate:De},
password:!0,binary:!0};G.fastFormats={...G.fullFormats,date:Y(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Pe),time:Y(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,xe),"date-time":Y(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Te),"iso-time":Y(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Fe),"\
iso-date-time":Y(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Se),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
G.formatNames=Object.keys(G.fullFormats);function wr(t){return t%4===0&&(t%100!==0||t%400===0)}var Pr=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
xr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function ze(t){let r=Pr.exec(t);if(!r)return!1;let w=+r[1],
v=+r[2],x=+r[3];return v>=1&&v<=12&&x>=1&&x<=(v===2&&wr(w)?29:xr[v])}function Pe(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var _e=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function ke(t){
return function(w){let v=_e.exec(w);if(!v)return!1;let x=+v[1],L=+v[2],i=+v[3],e=v[4],n=v[5]==="-"?-1:
1,a=+(v[6]||0),c=+(v[7]||0);if(a>23||c>59||t&&!e)return!1;if(x<=23&&L<=59&&i<60)return!0;let l=L-c*n,
p=x-a*n-(l<0?1:0);return(p===23||p===-1)&&(l===59||l===-1)&&i<61}}function xe(t,r){if(!(t&&r))return;
let w=new Date("2020-01-01T"+t).valueOf(),v=new Date("2020-01-01T"+r).valueOf();if(w&&v)return w-v}function Fe(t,r){
if(!(t&&r))return;let w=_e.exec(t),v=_e.exec(r);if(w&&v)return t=w[1]+w[2]+w[3],r=v[1]+v[2]+v[3],t>r?
1:t<r?-1:0}var we=/t|\s/i;function Ie(t){let r=ke(t);return function(v){let x=v.split(we);return x.length===
2&&ze(x[0])&&r(x[1])}}function Te(t,r){if(!(t&&r))return;let w=new Date(t).valueOf(),v=new Date(r).valueOf();
if(w&&v)return w-v}function Se(t,r){if(!(t&&r))return;let[w,v]=t.split(we),[x,L]=r.split(we),i=Pe(w,
x);if(i!==void 0)return i||xe(v,L)}var Ar=/\/|:/,jr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Nr(t){return Ar.test(t)&&jr.test(t)}var Oe=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function qr(t){return Oe.lastIndex=0,Oe.test(t)}var Lr=-(2**31),$r=2**31-1;function Ir(t){return Number.
isInteger(t)&&t<=$r&&t>=Lr}function Or(t){return Number.isInteger(t)}function De(){return!0}var Dr=/[^\\]\\Z/;
function zr(t){if(Dr.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var te=(t,r)=>t.length>r&&Ne(t)>r,de=(t,r)=>t.length<2*r&&Ne(t)<r,yr=/[\ud800-\udbff][\udc00-\udfff]/g,
Ne=t=>t.length-(t.match(yr)?.length??0);var Me=re(ce()),Ce=re(ye()),Wr={...Me.formats,...Ce.fastFormats},Ee=U;var ne=te,Re=de,Fr=new RegExp("^[ -~]+$","u");function U(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.query===void 0&&
(c="query")||t.headers===void 0&&(c="headers")||t.params===void 0&&(c="params"))return U.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;if(t.headers!==void 0){let l=t.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let o=l["x-request-timeout-ms"],m=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let _=typeof o,
N;if(N===void 0)if(_==="boolean"||o===null||_==="string"&&o&&o==+o&&!(o%1))N=+o;else return U.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;N!==void 0&&(o=N,l!==void 0&&(l["x-r\
equest-timeout-ms"]=N))}if(e===m&&typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o))return U.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(o<1||isNaN(o))return U.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let o=l["idempotency-key"],m=e;if(typeof o!="string"){
let N=typeof o,P;if(P===void 0)if(N=="number"||N=="boolean")P=""+o;else if(o===null)P="";else return U.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(o=P,l!==void 0&&(l["idempot\
ency-key"]=P))}if(e===m&&typeof o=="string"){if(ne(o,255))return U.errors=[{instancePath:r+"/headers\
/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(Re(o,1))return U.errors=[{instancePath:r+"/headers/idempotency-k\
ey",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Fr.test(o))return U.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=m===e}else var a=!0}else return U.errors=[{instancePath:r+"/headers",schemaPath:"#/properti\
es/headers/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=i,e===0}U.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ue=ie;function ie(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=ie.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return ie.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return ie.errors=i,e===0}ie.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Be=oe;function oe(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return oe.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return oe.errors=i,e===0}oe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ve=K;function K(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return K.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let c=t.headers;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let p=c["if-none-match"],o=e;
if(typeof p!="string"){let m=typeof p,_;if(_===void 0)if(m=="number"||m=="boolean")_=""+p;else if(p===
null)_="";else return K.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(p=_,c!==
void 0&&(c["if-none-match"]=_))}if(e===o&&typeof p=="string"&&ne(p,4096))return K.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return K.errors=[{instancePath:r+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return K.errors=i,e===0}K.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ze=Q;function Q(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=Q.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return Q.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let c=t.headers;if(e===e)if(c&&
typeof c=="object"&&!Array.isArray(c)){if(c["if-none-match"]!==void 0){let p=c["if-none-match"],o=e;
if(typeof p!="string"){let m=typeof p,_;if(_===void 0)if(m=="number"||m=="boolean")_=""+p;else if(p===
null)_="";else return Q.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/he\
aders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;_!==void 0&&(p=_,c!==
void 0&&(c["if-none-match"]=_))}if(e===o&&typeof p=="string"&&ne(p,4096))return Q.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Q.errors=[{instancePath:r+"/headers",schemaPath:"#/\
properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Q.errors=i,e===0}Q.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var He=R;var Tr=new RegExp("^[a-z][a-z0-9.-]*$","u");function R(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.query===void 0&&
(c="query")||t.headers===void 0&&(c="headers")||t.params===void 0&&(c="params"))return R.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;if(t.headers!==void 0){let l=t.
headers,p=e;if(e===p)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let o=l["\
if-none-match"],m=e;if(typeof o!="string"){let _=typeof o,N;if(N===void 0)if(_=="number"||_=="boolea\
n")N=""+o;else if(o===null)N="";else return R.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;N!==void 0&&
(o=N,l!==void 0&&(l["if-none-match"]=N))}if(e===m&&typeof o=="string"&&ne(o,4096))return R.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return R.errors=[{instancePath:r+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else
var a=!0;if(a)if(t.params!==void 0){let l=t.params,p=e;if(e===p)if(l&&typeof l=="object"&&!Array.isArray(
l)){let m;if(l.file===void 0&&(m="file"))return R.errors=[{instancePath:r+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(l.file!==void 0){let _=l.
file,N=e;if(typeof _!="string"){let P=typeof _,g;if(g===void 0)if(P=="number"||P=="boolean")g=""+_;else if(_===
null)g="";else return R.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prope\
rties/file/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(_=g,l!==void 0&&(l.file=g))}
if(e===N&&typeof _=="string"){if(ne(_,64))return R.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(Re(_,1))
return R.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Tr.test(_))return R.errors=[{instancePath:r+"/p\
arams/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return R.errors=[{instancePath:r+"/params",schemaPath:"#/properties\
/params/type",keyword:"type",params:{type:"object"}}],!1;var a=p===e}else var a=!0}return R.errors=i,
e===0}R.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ye=re(ce()),Ge=re(ye()),Mr={...Ye.formats,...Ge.fastFormats},We=y,S={paths:{},components:{securitySchemes:{
BearerAuth:{type:"http",scheme:"bearer"}}},properties:{query:{},headers:{},params:{},cookies:{},body:{
type:"object",required:["model","messages"],properties:{model:{$ref:"schema:Model"},messages:{type:"\
array",minItems:1,maxItems:1e3,items:{$ref:"schema:Message"}},max_tokens:{type:"integer",minimum:1,maximum:2147483647,
default:1024},temperature:{type:"number",format:"float",minimum:0,maximum:1},stream:{type:"boolean",
default:!1},max_completion_tokens:{type:["integer","null"],minimum:1,maximum:2147483647},n:{type:["i\
nteger","null"],minimum:1,maximum:1},top_p:{type:["number","null"],minimum:0,maximum:1},top_k:{type:[
"number","null"],minimum:-1,maximum:2147483647},min_p:{type:["number","null"],minimum:0,maximum:1},stop:{
anyOf:[{$ref:"schema:StopText"},{$ref:"schema:StopTexts"},{type:"null"}]},seed:{type:["integer","nul\
l"],minimum:-9007199254740991,maximum:9007199254740991},frequency_penalty:{type:["number","null"],minimum:-10,
maximum:10},presence_penalty:{type:["number","null"],minimum:-10,maximum:10},repetition_penalty:{type:[
"number","null"],minimum:0,maximum:10},logit_bias:{anyOf:[{$ref:"schema:LogitBias"},{type:"null"}]},
logprobs:{type:["boolean","null"]},top_logprobs:{type:["integer","null"],minimum:0,maximum:100},tools:{
type:["array","null"],maxItems:1024,items:{$ref:"schema:Tool"}},tool_choice:{anyOf:[{$ref:"schema:To\
olMode"},{$ref:"schema:NamedTool"},{type:"null"}]},parallel_tool_calls:{type:["boolean","null"]},response_format:{
anyOf:[{$ref:"schema:ResponseFormat"},{type:"null"}]},stream_options:{anyOf:[{$ref:"schema:StreamOpt\
ions"},{type:"null"}]},reasoning:{anyOf:[{$ref:"schema:ReasoningSwitch"},{$ref:"schema:ReasoningSett\
ings"},{type:"null"}]},reasoning_effort:{type:["string","null"],maxLength:64},user:{type:["string","\
null"],maxLength:1024},metadata:{anyOf:[{$ref:"schema:Metadata"},{type:"null"}]}}}},required:["body"]},
Cr={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mistra\
l-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llama-3.\
1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var pe={type:"object",required:["role","content"],properties:{role:{type:"string",enum:["system","us\
er","assistant"]},content:{type:"string",maxLength:8388608},name:{type:["string","null"],maxLength:256},
tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{type:["\
string","null"],maxLength:256},reasoning_content:{type:["string","null"],maxLength:8388608}},$id:"sc\
hema:Message"};var J=te;function D(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.role===void 0&&(l="role")||t.content===void 0&&
(l="content"))return D.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(t.role!==void 0){let p=t.role,o=e;if(typeof p!="string")return D.errors=[{instancePath:r+"/rol\
e",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="system"||
p==="user"||p==="assistant"))return D.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/\
enum",keyword:"enum",params:{allowedValues:pe.properties.role.enum}}],!1;var a=o===e}else var a=!0;if(a){
if(t.content!==void 0){let p=t.content,o=e;if(e===o)if(typeof p=="string"){if(J(p,8388608))return D.
errors=[{instancePath:r+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1}else return D.errors=[{instancePath:r+"/content",schemaPath:"#/properties/conten\
t/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(t.name!==void 0){
let p=t.name,o=e;if(typeof p!="string"&&p!==null)return D.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:pe.properties.name.type}}],!1;if(e===o&&typeof p==
"string"&&J(p,256))return D.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var a=o===e}else var a=!0;if(a){if(t.tool_calls!==void 0){
let p=t.tool_calls,o=e;if(!Array.isArray(p)&&p!==null)return D.errors=[{instancePath:r+"/tool_calls",
schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:pe.properties.tool_calls.type}}],
!1;if(e===o&&Array.isArray(p)){if(p.length>256)return D.errors=[{instancePath:r+"/tool_calls",schemaPath:"\
#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var c=!0;let _=p.length;
for(let N=0;N<_;N++){let P=p[N],g=e;if(e===e&&!(P&&typeof P=="object"&&!Array.isArray(P)))return D.errors=
[{instancePath:r+"/tool_calls/"+N,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var c=g===e;if(!c)break}}}var a=o===e}else var a=!0;if(a){if(t.tool_call_id!==void 0){let p=t.
tool_call_id,o=e;if(typeof p!="string"&&p!==null)return D.errors=[{instancePath:r+"/tool_call_id",schemaPath:"\
#/properties/tool_call_id/type",keyword:"type",params:{type:pe.properties.tool_call_id.type}}],!1;if(e===
o&&typeof p=="string"&&J(p,256))return D.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/prope\
rties/tool_call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=o===e}else var a=!0;
if(a)if(t.reasoning_content!==void 0){let p=t.reasoning_content,o=e;if(typeof p!="string"&&p!==null)
return D.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reasoning_content/typ\
e",keyword:"type",params:{type:pe.properties.reasoning_content.type}}],!1;if(e===o&&typeof p=="strin\
g"&&J(p,8388608))return D.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reas\
oning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var a=o===e}else var a=!0}}}}}else
return D.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=i,e===0}D.evaluated={props:{role:!0,content:!0,name:!0,tool_calls:!0,tool_call_id:!0,reasoning_content:!0},
dynamicProps:!1,dynamicItems:!1};function W(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>64)return W.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;{var a=!0;let c=t.length;for(let l=0;l<c;l++){let p=t[l],o=e;if(e===
e)if(typeof p=="string"){if(J(p,4096))return W.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Stop\
Text/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return W.errors=[{instancePath:r+"\
/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e;if(!a)
break}}}else return W.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],
!1;return W.errors=i,e===0}W.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Er=Mr.float;function y(t,{
instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){let i=null,
e=0,n=y.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t&&typeof t==
"object"&&!Array.isArray(t)){let b;if(t.body===void 0&&(b="body"))return y.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:b}}],!1;if(t.body!==void 0){let d=t.body;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){d.max_tokens===void 0&&(d.max_tokens=1024),d.stream===
void 0&&(d.stream=!1);let u;if(d.model===void 0&&(u="model")||d.messages===void 0&&(u="messages"))return y.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:u}}],
!1;if(d.model!==void 0){let h=d.model,M=e;if(typeof h!="string")return y.errors=[{instancePath:r+"/b\
ody/model",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(h==="herme\
s-3-llama3.1-8b"||h==="meta-llama/llama-3.3-70b-instruct"||h==="mistralai/mistral-7b-instruct"||h===
"mistralai/mixtral-8x22b-instruct"||h==="mistralai/mixtral-8x7b-instruct"||h==="nvidia/llama-3.1-nem\
otron-70b-instruct"||h==="qwen/qwen-2.5-coder-32b-instruct"))return y.errors=[{instancePath:r+"/body\
/model",schemaPath:"schema:Model/enum",keyword:"enum",params:{allowedValues:Cr.enum}}],!1;var a=M===
e}else var a=!0;if(a){if(d.messages!==void 0){let h=d.messages,M=e;if(e===M)if(Array.isArray(h)){if(h.
length>1e3)return y.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propertie\
s/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(h.length<1)return y.errors=[{instancePath:r+
"/body/messages",schemaPath:"#/properties/body/properties/messages/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var c=!0;let z=h.length;for(let V=0;V<z;V++){let s=e;D(h[V],{instancePath:r+"/body/me\
ssages/"+V,parentData:h,parentDataProperty:V,rootData:x,dynamicAnchors:L})||(i=i===null?D.errors:i.concat(
D.errors),e=i.length);var c=s===e;if(!c)break}}}else return y.errors=[{instancePath:r+"/body/message\
s",schemaPath:"#/properties/body/properties/messages/type",keyword:"type",params:{type:"array"}}],!1;
var a=M===e}else var a=!0;if(a){let h=d.max_tokens,M=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max\
_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===M&&typeof h=="number"&&isFinite(h)){
if(h>2147483647||isNaN(h))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properti\
es/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(h<1||isNaN(h))return y.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=M===e;
if(a){if(d.temperature!==void 0){let z=d.temperature,V=e;if(e===V)if(typeof z=="number"&&isFinite(z)){
if(z>1||isNaN(z))return y.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(z<0||isNaN(
z))return y.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Er.validate(z))return y.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/for\
mat",keyword:"format",params:{format:"float"}}],!1}else return y.errors=[{instancePath:r+"/body/temp\
erature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:"num\
ber"}}],!1;var a=V===e}else var a=!0;if(a){let z=e;if(typeof d.stream!="boolean")return y.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=z===e;if(a){if(d.max_completion_tokens!==void 0){let s=d.max_completion_tokens,f=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:S.properties.body.properties.max_completion_tokens.type}}],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>2147483647||isNaN(s))return y.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(s<1||isNaN(s))return y.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=f===e}else var a=!0;if(a){if(d.n!==void 0){let s=d.
n,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+
"/body/n",schemaPath:"#/properties/body/properties/n/type",keyword:"type",params:{type:S.properties.
body.properties.n.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s))return y.errors=
[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(s<1||isNaN(s))return y.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=f===
e}else var a=!0;if(a){if(d.top_p!==void 0){let s=d.top_p,f=e;if(!(typeof s=="number"&&isFinite(s))&&
s!==null)return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top\
_p/type",keyword:"type",params:{type:S.properties.body.properties.top_p.type}}],!1;if(e===f&&typeof s==
"number"&&isFinite(s)){if(s>1||isNaN(s))return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#\
/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(s<
0||isNaN(s))return y.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/\
top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){
if(d.top_k!==void 0){let s=d.top_k,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return y.errors=
[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/type",keyword:"type",params:{
type:S.properties.body.properties.top_k.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>2147483647||
isNaN(s))return y.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top\
_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(s<-1||isNaN(s))return y.
errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1}}],!1}var a=f===e}else var a=!0;if(a){if(d.min_p!==void 0){
let s=d.min_p,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+"\
/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"type",params:{type:S.properties.
body.properties.min_p.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>1||isNaN(s))return y.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(s<0||isNaN(s))return y.errors=[{instancePath:r+"/b\
ody/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=f===e}else var a=!0;if(a){if(d.stop!==void 0){let s=d.stop,f=e,$=e,k=!1,T=e;
if(e===e)if(typeof s=="string"){if(J(s,4096)){let O={instancePath:r+"/body/stop",schemaPath:"schema:\
StopText/maxLength",keyword:"maxLength",params:{limit:4096}};i===null?i=[O]:i.push(O),e++}}else{let O={
instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}};
i===null?i=[O]:i.push(O),e++}var l=T===e;k=k||l;let C=e;W(s,{instancePath:r+"/body/stop",parentData:d,
parentDataProperty:"stop",rootData:x,dynamicAnchors:L})||(i=i===null?W.errors:i.concat(W.errors),e=i.
length);var l=C===e;k=k||l;let ae=e;if(s!==null){let O={instancePath:r+"/body/stop",schemaPath:"#/pr\
operties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[O]:i.push(
O),e++}var l=ae===e;if(k=k||l,k)e=$,i!==null&&($?i.length=$:i=null);else{let O={instancePath:r+"/bod\
y/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};return i===null?
i=[O]:i.push(O),e++,y.errors=i,!1}var a=f===e}else var a=!0;if(a){if(d.seed!==void 0){let s=d.seed,f=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+
"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{type:S.properties.
body.properties.seed.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(
s))return y.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<-9007199254740991||isNaN(
s))return y.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var a=f===e}else var a=!0;
if(a){if(d.frequency_penalty!==void 0){let s=d.frequency_penalty,f=e;if(!(typeof s=="number"&&isFinite(
s))&&s!==null)return y.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:S.properties.body.properties.frequency_penalty.
type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s))return y.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(s<-10||isNaN(s))return y.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-10}}],!1}var a=f===e}else var a=!0;if(a){if(d.presence_penalty!==
void 0){let s=d.presence_penalty,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return y.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:S.properties.body.properties.presence_penalty.type}}],!1;if(e===f&&
typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s))return y.errors=[{instancePath:r+"/body/presence_\
penalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}],!1;if(s<-10||isNaN(s))return y.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{
comparison:">=",limit:-10}}],!1}var a=f===e}else var a=!0;if(a){if(d.repetition_penalty!==void 0){let s=d.
repetition_penalty,f=e;if(!(typeof s=="number"&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/type",keyword:"\
type",params:{type:S.properties.body.properties.repetition_penalty.type}}],!1;if(e===f&&typeof s=="n\
umber"&&isFinite(s)){if(s>10||isNaN(s))return y.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"\
#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(s<0||isNaN(s))return y.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/proper\
ties/body/properties/repetition_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=f===e}else var a=!0;if(a){if(d.logit_bias!==void 0){let s=d.logit_bias,f=e,$=e,k=!1,T=e;if(e===
e&&!(s&&typeof s=="object"&&!Array.isArray(s))){let q={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};i===null?i=[q]:i.push(q),e++}var p=T===
e;k=k||p;let C=e;if(s!==null){let q={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body\
/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[q]:i.push(q),e++}
var p=C===e;if(k=k||p,k)e=$,i!==null&&($?i.length=$:i=null);else{let q={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[q]:i.push(q),e++,y.errors=i,!1}var a=f===e}else var a=!0;if(a){if(d.logprobs!==void 0){let s=d.
logprobs,f=e;if(typeof s!="boolean"&&s!==null)return y.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:S.properties.body.properties.
logprobs.type}}],!1;var a=f===e}else var a=!0;if(a){if(d.top_logprobs!==void 0){let s=d.top_logprobs,
f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return y.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:S.properties.body.properties.top_logprobs.type}}],!1;if(e===f&&typeof s=="number"&&isFinite(s)){
if(s>100||isNaN(s))return y.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bo\
dy/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(s<0||
isNaN(s))return y.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===e}else var a=!0;
if(a){if(d.tools!==void 0){let s=d.tools,f=e;if(!Array.isArray(s)&&s!==null)return y.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:S.properties.
body.properties.tools.type}}],!1;if(e===f&&Array.isArray(s)){if(s.length>1024)return y.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1024}}],
!1;{var o=!0;let k=s.length;for(let T=0;T<k;T++){let H=s[T],C=e;if(e===e&&!(H&&typeof H=="object"&&!Array.
isArray(H)))return y.errors=[{instancePath:r+"/body/tools/"+T,schemaPath:"schema:Tool/type",keyword:"\
type",params:{type:"object"}}],!1;var o=C===e;if(!o)break}}}var a=f===e}else var a=!0;if(a){if(d.tool_choice!==
void 0){let s=d.tool_choice,f=e,$=e,k=!1,T=e;if(e===e)if(typeof s=="string"){if(J(s,64)){let E={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/maxLength",keyword:"maxLength",params:{limit:64}};i===
null?i=[E]:i.push(E),e++}}else{let E={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode\
/type",keyword:"type",params:{type:"string"}};i===null?i=[E]:i.push(E),e++}var m=T===e;k=k||m;let C=e;
if(e===e&&!(s&&typeof s=="object"&&!Array.isArray(s))){let E={instancePath:r+"/body/tool_choice",schemaPath:"\
schema:NamedTool/type",keyword:"type",params:{type:"object"}};i===null?i=[E]:i.push(E),e++}var m=C===
e;k=k||m;let q=e;if(s!==null){let E={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/bod\
y/properties/tool_choice/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[E]:i.push(E),
e++}var m=q===e;if(k=k||m,k)e=$,i!==null&&($?i.length=$:i=null);else{let E={instancePath:r+"/body/to\
ol_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[E]:i.push(E),e++,y.errors=i,!1}var a=f===e}else var a=!0;if(a){if(d.parallel_tool_calls!==void 0){
let s=d.parallel_tool_calls,f=e;if(typeof s!="boolean"&&s!==null)return y.errors=[{instancePath:r+"/\
body/parallel_tool_calls",schemaPath:"#/properties/body/properties/parallel_tool_calls/type",keyword:"\
type",params:{type:S.properties.body.properties.parallel_tool_calls.type}}],!1;var a=f===e}else var a=!0;
if(a){if(d.response_format!==void 0){let s=d.response_format,f=e,$=e,k=!1,T=e;if(e===e&&!(s&&typeof s==
"object"&&!Array.isArray(s))){let q={instancePath:r+"/body/response_format",schemaPath:"schema:Respo\
nseFormat/type",keyword:"type",params:{type:"object"}};i===null?i=[q]:i.push(q),e++}var _=T===e;k=k||
_;let C=e;if(s!==null){let q={instancePath:r+"/body/response_format",schemaPath:"#/properties/body/p\
roperties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[q]:i.push(q),
e++}var _=C===e;if(k=k||_,k)e=$,i!==null&&($?i.length=$:i=null);else{let q={instancePath:r+"/body/re\
sponse_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"anyOf",params:{}};
return i===null?i=[q]:i.push(q),e++,y.errors=i,!1}var a=f===e}else var a=!0;if(a){if(d.stream_options!==
void 0){let s=d.stream_options,f=e,$=e,k=!1,T=e;if(e===e&&!(s&&typeof s=="object"&&!Array.isArray(s))){
let q={instancePath:r+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};i===null?i=[q]:i.push(q),e++}var N=T===e;k=k||N;let C=e;if(s!==null){let q={instancePath:r+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};i===null?i=[q]:i.push(q),e++}var N=C===e;if(k=k||N,k)e=$,i!==null&&($?i.
length=$:i=null);else{let q={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return i===null?i=[q]:i.push(q),e++,y.errors=
i,!1}var a=f===e}else var a=!0;if(a){if(d.reasoning!==void 0){let s=d.reasoning,f=e,$=e,k=!1,T=e;if(typeof s!=
"boolean"){let O={instancePath:r+"/body/reasoning",schemaPath:"schema:ReasoningSwitch/type",keyword:"\
type",params:{type:"boolean"}};i===null?i=[O]:i.push(O),e++}var P=T===e;k=k||P;let H=e;if(e===e&&!(s&&
typeof s=="object"&&!Array.isArray(s))){let O={instancePath:r+"/body/reasoning",schemaPath:"schema:R\
easoningSettings/type",keyword:"type",params:{type:"object"}};i===null?i=[O]:i.push(O),e++}var P=H===
e;k=k||P;let ae=e;if(s!==null){let O={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body\
/properties/reasoning/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[O]:i.push(O),e++}
var P=ae===e;if(k=k||P,k)e=$,i!==null&&($?i.length=$:i=null);else{let O={instancePath:r+"/body/reaso\
ning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[O]:i.push(O),e++,y.errors=i,!1}var a=f===e}else var a=!0;if(a){if(d.reasoning_effort!==void 0){
let s=d.reasoning_effort,f=e;if(typeof s!="string"&&s!==null)return y.errors=[{instancePath:r+"/body\
/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/type",keyword:"type",params:{
type:S.properties.body.properties.reasoning_effort.type}}],!1;if(e===f&&typeof s=="string"&&J(s,64))
return y.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/r\
easoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=f===e}else var a=!0;if(a){
if(d.user!==void 0){let s=d.user,f=e;if(typeof s!="string"&&s!==null)return y.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{type:S.properties.
body.properties.user.type}}],!1;if(e===f&&typeof s=="string"&&J(s,1024))return y.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=f===e}else var a=!0;if(a)if(d.metadata!==void 0){let s=d.metadata,f=e,$=e,k=!1,T=e;if(e===e&&
!(s&&typeof s=="object"&&!Array.isArray(s))){let q={instancePath:r+"/body/metadata",schemaPath:"sche\
ma:Metadata/type",keyword:"type",params:{type:"object"}};i===null?i=[q]:i.push(q),e++}var g=T===e;k=
k||g;let C=e;if(s!==null){let q={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/prope\
rties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[q]:i.push(q),e++}var g=C===
e;if(k=k||g,k)e=$,i!==null&&($?i.length=$:i=null);else{let q={instancePath:r+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};return i===null?i=[q]:i.push(
q),e++,y.errors=i,!1}var a=f===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return y.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return y.errors=
i,e===0}y.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Xe=ue;function ue(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=ue.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ue.errors=i,e===0}ue.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Je=he;function he(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=he.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
he.errors=i,e===0}he.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ke=be;function be(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=be.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
be.errors=i,e===0}be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qe=ge;function ge(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=ge.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ge.errors=i,e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var er=ve;function ve(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=ve.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
ve.errors=i,e===0}ve.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var rr=re(ce()),tr=re(ye()),Qr={...rr.formats,...tr.fastFormats},sr=me;var ar={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mi\
stral-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llam\
a-3.1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var Z=te,ee=de;var Ur={type:"string",enum:["stop","length"],$id:"schema:FinishReason"};function I(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=I.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let p;if(t.index===void 0&&(p="index")||t.message===void 0&&(p="message")||t.finish_reason===
void 0&&(p="finish_reason"))return I.errors=[{instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:p}}],!1;if(t.index!==void 0){let o=t.index,m=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:r+"/index",schemaPath:"#/properties/i\
ndex/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof o=="number"&&isFinite(o)){if(o>
0||isNaN(o))return I.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:0}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:r+"/i\
ndex",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=m===e}else var a=!0;if(a){if(t.message!==void 0){let o=t.message,m=e;if(e===m)if(o&&typeof o==
"object"&&!Array.isArray(o)){let N;if(o.role===void 0&&(N="role")||o.content===void 0&&(N="content"))
return I.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:N}}],!1;if(o.role!==void 0){let P=o.role,g=e;if(typeof P!="string")return I.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(P!=="assistant")return I.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var c=g===e}else var c=!0;if(c){if(o.content!==void 0){let P=o.content,g=e;if(e===g)if(typeof P==
"string"){if(Z(P,33554432))return I.errors=[{instancePath:r+"/message/content",schemaPath:"#/propert\
ies/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return I.
errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/content/type",
keyword:"type",params:{type:"string"}}],!1;var c=g===e}else var c=!0;if(c){if(o.tool_calls!==void 0){
let P=o.tool_calls,g=e;if(e===g)if(Array.isArray(P)){if(P.length>256)return I.errors=[{instancePath:r+
"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxI\
tems",params:{limit:256}}],!1;{var l=!0;let d=P.length;for(let X=0;X<d;X++){let u=P[X],h=e;if(e===e&&
!(u&&typeof u=="object"&&!Array.isArray(u)))return I.errors=[{instancePath:r+"/message/tool_calls/"+
X,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var l=h===e;if(!l)break}}}else
return I.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message/properties/t\
ool_calls/type",keyword:"type",params:{type:"array"}}],!1;var c=g===e}else var c=!0;if(c){if(o.reasoning!==
void 0){let P=o.reasoning,g=e;if(e===g)if(typeof P=="string"){if(Z(P,33554432))return I.errors=[{instancePath:r+
"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/maxLength",keyword:"maxLe\
ngth",params:{limit:33554432}}],!1}else return I.errors=[{instancePath:r+"/message/reasoning",schemaPath:"\
#/properties/message/properties/reasoning/type",keyword:"type",params:{type:"string"}}],!1;var c=g===
e}else var c=!0;if(c)if(o.reasoning_content!==void 0){let P=o.reasoning_content,g=e;if(e===g)if(typeof P==
"string"){if(Z(P,33554432))return I.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"\
#/properties/message/properties/reasoning_content/maxLength",keyword:"maxLength",params:{limit:33554432}}],
!1}else return I.errors=[{instancePath:r+"/message/reasoning_content",schemaPath:"#/properties/messa\
ge/properties/reasoning_content/type",keyword:"type",params:{type:"string"}}],!1;var c=g===e}else var c=!0}}}}else
return I.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"object"}}],!1;var a=m===e}else var a=!0;if(a)if(t.finish_reason!==void 0){let o=t.finish_reason,
m=e;if(typeof o!="string")return I.errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:Finis\
hReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="stop"||o==="length"))return I.errors=
[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishReason/enum",keyword:"enum",params:{allowedValues:Ur.
enum}}],!1;var a=m===e}else var a=!0}}else return I.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return I.errors=i,e===0}I.evaluated={props:{index:!0,message:!0,finish_reason:!0},
dynamicProps:!1,dynamicItems:!1};function j(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,
dynamicAnchors:L={}}={}){let i=null,e=0,n=j.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&
(n.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let p;if(t.id===void 0&&(p="id")||
t.object===void 0&&(p="object")||t.created===void 0&&(p="created")||t.model===void 0&&(p="model")||t.
choices===void 0&&(p="choices"))return j.errors=[{instancePath:r,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:p}}],!1;{let o=e;for(let m in t)if(!(m==="id"||m==="object"||m==="cr\
eated"||m==="model"||m==="choices"||m==="usage")){return j.errors=[{instancePath:r,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(o===e){
if(t.id!==void 0){let m=t.id,_=e;if(e===_)if(typeof m=="string"){if(Z(m,256))return j.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(m,1))
return j.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return j.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=_===e}else var a=!0;if(a){if(t.object!==void 0){let m=t.object,
_=e;if(typeof m!="string")return j.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object\
/type",keyword:"type",params:{type:"string"}}],!1;if(m!=="chat.completion")return j.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"chat.completi\
on"}}],!1;var a=_===e}else var a=!0;if(a){if(t.created!==void 0){let m=t.created,_=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return j.errors=[{instancePath:r+"/created",schemaPath:"#/\
properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===_&&typeof m=="number"&&isFinite(
m)){if(m>4102444800||isNaN(m))return j.errors=[{instancePath:r+"/created",schemaPath:"#/properties/c\
reated/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(m<0||isNaN(m))return j.
errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=_===e}else var a=!0;if(a){if(t.model!==void 0){let m=t.model,_=e;
if(typeof m!="string")return j.errors=[{instancePath:r+"/model",schemaPath:"schema:Model/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(m==="hermes-3-llama3.1-8b"||m==="meta-llama/llama-3.3-70b-ins\
truct"||m==="mistralai/mistral-7b-instruct"||m==="mistralai/mixtral-8x22b-instruct"||m==="mistralai/\
mixtral-8x7b-instruct"||m==="nvidia/llama-3.1-nemotron-70b-instruct"||m==="qwen/qwen-2.5-coder-32b-i\
nstruct"))return j.errors=[{instancePath:r+"/model",schemaPath:"schema:Model/enum",keyword:"enum",params:{
allowedValues:ar.enum}}],!1;var a=_===e}else var a=!0;if(a){if(t.choices!==void 0){let m=t.choices,_=e;
if(e===_)if(Array.isArray(m)){if(m.length>1)return j.errors=[{instancePath:r+"/choices",schemaPath:"\
#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(m.length<1)return j.errors=
[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var c=!0;let P=m.length;for(let g=0;g<P;g++){let b=e;I(m[g],{instancePath:r+"/choices/"+g,parentData:m,
parentDataProperty:g,rootData:x,dynamicAnchors:L})||(i=i===null?I.errors:i.concat(I.errors),e=i.length);
var c=b===e;if(!c)break}}}else return j.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/\
choices/type",keyword:"type",params:{type:"array"}}],!1;var a=_===e}else var a=!0;if(a)if(t.usage!==
void 0){let m=t.usage,_=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){let g;if(m.prompt_tokens===
void 0&&(g="prompt_tokens")||m.completion_tokens===void 0&&(g="completion_tokens")||m.total_tokens===
void 0&&(g="total_tokens"))return j.errors=[{instancePath:r+"/usage",schemaPath:"schema:Usage/requir\
ed",keyword:"required",params:{missingProperty:g}}],!1;if(m.prompt_tokens!==void 0){let b=m.prompt_tokens,
d=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return j.errors=[{instancePath:r+"/usag\
e/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===d&&typeof b=="number"&&isFinite(b)){if(b>4294967295||isNaN(b))return j.errors=
[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<0||isNaN(b))return j.errors=[{instancePath:r+
"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var l=d===e}else var l=!0;if(l){if(m.completion_tokens!==void 0){
let b=m.completion_tokens,d=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return j.errors=
[{instancePath:r+"/usage/completion_tokens",schemaPath:"schema:Usage/properties/completion_tokens/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof b=="number"&&isFinite(b)){if(b>4294967295||
isNaN(b))return j.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"schema:Usage/proper\
ties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(b<
0||isNaN(b))return j.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"schema:Usage/pro\
perties/completion_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=d===
e}else var l=!0;if(l){if(m.total_tokens!==void 0){let b=m.total_tokens,d=e;if(!(typeof b=="number"&&
!(b%1)&&!isNaN(b)&&isFinite(b)))return j.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"s\
chema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===d&&typeof b==
"number"&&isFinite(b)){if(b>8589934590||isNaN(b))return j.errors=[{instancePath:r+"/usage/total_toke\
ns",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:8589934590}}],!1;if(b<0||isNaN(b))return j.errors=[{instancePath:r+"/usage/total_tokens",schemaPath:"\
schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var l=d===e}else var l=!0;if(l){if(m.prompt_tokens_details!==void 0){let b=m.prompt_tokens_details,d=e;
if(e===d)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.cached_tokens!==void 0){let u=b.cached_tokens,
h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof u=="number"&&
isFinite(u)){if(u>4294967295||isNaN(u))return j.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(u<0||isNaN(u))return j.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return j.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var l=d===
e}else var l=!0;if(l)if(m.completion_tokens_details!==void 0){let b=m.completion_tokens_details,d=e;
if(e===d)if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.reasoning_tokens!==void 0){let u=b.reasoning_tokens,
h=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return j.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===h&&typeof u==
"number"&&isFinite(u)){if(u>4294967295||isNaN(u))return j.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(u<
0||isNaN(u))return j.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return j.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var l=d===e}else var l=!0}}}}else return j.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=_===e}else var a=!0}}}}}}}else
return j.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=i,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=me.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t))t.response!==void 0&&(j(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"\
response",rootData:x,dynamicAnchors:L})||(i=i===null?j.errors:i.concat(j.errors),e=i.length));else return me.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=
i,e===0}me.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ir=le;function F(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c;if(t.id===void 0&&(c="id")||t.object===void 0&&
(c="object")||t.created===void 0&&(c="created")||t.owned_by===void 0&&(c="owned_by"))return F.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:c}}],!1;{let l=e;
for(let p in t)if(!(p==="id"||p==="object"||p==="created"||p==="owned_by")){return F.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(l===e){if(t.id!==void 0){let p=t.id,o=e;if(typeof p!="string")return F.errors=[{instancePath:r+
"/id",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="hermes-3-l\
lama3.1-8b"||p==="meta-llama/llama-3.3-70b-instruct"||p==="mistralai/mistral-7b-instruct"||p==="mist\
ralai/mixtral-8x22b-instruct"||p==="mistralai/mixtral-8x7b-instruct"||p==="nvidia/llama-3.1-nemotron\
-70b-instruct"||p==="qwen/qwen-2.5-coder-32b-instruct"))return F.errors=[{instancePath:r+"/id",schemaPath:"\
schema:Model/enum",keyword:"enum",params:{allowedValues:ar.enum}}],!1;var a=o===e}else var a=!0;if(a){
if(t.object!==void 0){let p=t.object,o=e;if(typeof p!="string")return F.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="model")
return F.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var a=o===e}else var a=!0;if(a){if(t.created!==void 0){let p=t.created,o=e;
if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return F.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof p==
"number"&&isFinite(p)){if(p>4102444800||isNaN(p))return F.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(p<
0||isNaN(p))return F.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(t.owned_by!==void 0){
let p=t.owned_by,o=e;if(e===o)if(typeof p=="string"){if(Z(p,64))return F.errors=[{instancePath:r+"/o\
wned_by",schemaPath:"#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(ee(
p,1))return F.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:r+"/owned_by",schemaPath:"#/pro\
perties/owned_by/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0}}}}}else
return F.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=i,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=B.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let l;if(t.object===void 0&&(l="object")||t.data===void 0&&(l="data"))return B.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let p=e;
for(let o in t)if(!(o==="object"||o==="data")){return B.errors=[{instancePath:r,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(t.
object!==void 0){let o=t.object,m=e;if(typeof o!="string")return B.errors=[{instancePath:r+"/object",
schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(o!=="list")return B.
errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var a=m===e}else var a=!0;if(a)if(t.data!==void 0){let o=t.data,m=e;if(e===m)if(Array.isArray(
o)){if(o.length>7)return B.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"\
maxItems",params:{limit:7}}],!1;{var c=!0;let N=o.length;for(let P=0;P<N;P++){let g=e;F(o[P],{instancePath:r+
"/data/"+P,parentData:o,parentDataProperty:P,rootData:x,dynamicAnchors:L})||(i=i===null?F.errors:i.concat(
F.errors),e=i.length);var c=g===e;if(!c)break}}}else return B.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var a=m===e}else var a=!0}}}else return B.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=
i,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(t,{instancePath:r="",parentData:w,
parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){let i=null,e=0,n=le.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t))
t.response!==void 0&&(B(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"resp\
onse",rootData:x,dynamicAnchors:L})||(i=i===null?B.errors:i.concat(B.errors),e=i.length));else return le.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=
i,e===0}le.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var or=A;function A(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=A.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let m=t.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let N;if(m.name===void 0&&(N="name")||m.operations===void 0&&
(N="operations")||m.elsewhere===void 0&&(N="elsewhere"))return A.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:N}}],!1;{let P=e;for(let g in m)
if(!(g==="name"||g==="operations"||g==="elsewhere")){return A.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(P===e){if(m.name!==void 0){let g=m.name,b=e;if(e===b)if(typeof g=="string"){if(Z(g,128))
return A.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(ee(g,1))return A.errors=[{instancePath:r+"/respo\
nse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return A.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=b===e}else var a=!0;if(a){if(m.operations!==
void 0){let g=m.operations,b=e;if(e===b)if(Array.isArray(g)){if(g.length>256)return A.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var c=!0;let X=g.length;for(let u=0;u<X;u++){let h=g[u],M=e;if(e===M)if(h&&
typeof h=="object"&&!Array.isArray(h)){let z;if(h.method===void 0&&(z="method")||h.path===void 0&&(z=
"path")||h.summary===void 0&&(z="summary"))return A.errors=[{instancePath:r+"/response/operations/"+
u,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:z}}],
!1;{let V=e;for(let s in h)if(!(s==="method"||s==="path"||s==="summary")){return A.errors=[{instancePath:r+
"/response/operations/"+u,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(V===e){if(h.method!==
void 0){let s=h.method,f=e;if(e===f)if(typeof s=="string"){if(Z(s,7))return A.errors=[{instancePath:r+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(ee(s,3))return A.errors=[{instancePath:r+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return A.errors=[{instancePath:r+
"/response/operations/"+u+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e}else var l=!0;if(l){if(h.path!==
void 0){let s=h.path,f=e;if(e===f)if(typeof s=="string"){if(Z(s,256))return A.errors=[{instancePath:r+
"/response/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(s,1))return A.errors=[{instancePath:r+
"/response/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:r+"/r\
esponse/operations/"+u+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e}else var l=!0;if(l)if(h.summary!==void 0){
let s=h.summary,f=e;if(e===f)if(typeof s=="string"){if(Z(s,256))return A.errors=[{instancePath:r+"/r\
esponse/operations/"+u+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return A.errors=[{instancePath:r+
"/response/operations/"+u+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=f===e}else var l=!0}}}}else return A.
errors=[{instancePath:r+"/response/operations/"+u,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var c=M===e;if(!c)break}}}else return A.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=b===e}else var a=!0;if(a)if(m.elsewhere!==void 0){let g=m.elsewhere,
b=e;if(e===b)if(Array.isArray(g)){if(g.length>16)return A.errors=[{instancePath:r+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var p=!0;let X=g.length;for(let u=0;u<X;u++){let h=g[u],M=e;if(e===M)if(h&&typeof h=="object"&&!Array.
isArray(h)){let z;if(h.name===void 0&&(z="name"))return A.errors=[{instancePath:r+"/response/elsewhe\
re/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:z}}],
!1;{let V=e;for(let s in h)if(!(s==="name"||s==="path"||s==="address"||s==="port")){return A.errors=
[{instancePath:r+"/response/elsewhere/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(V===e){
if(h.name!==void 0){let s=h.name,f=e;if(e===f)if(typeof s=="string"){if(Z(s,128))return A.errors=[{instancePath:r+
"/response/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(ee(s,1))return A.errors=[{instancePath:r+
"/response/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:r+"/res\
ponse/elsewhere/"+u+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;if(o){if(h.path!==void 0){
let s=h.path,f=e;if(e===f)if(typeof s=="string"){if(Z(s,256))return A.errors=[{instancePath:r+"/resp\
onse/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(ee(s,1))return A.errors=[{instancePath:r+"/r\
esponse/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:r+"/respon\
se/elsewhere/"+u+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;if(o){if(h.address!==void 0){let s=h.
address,f=e;if(e===f)if(typeof s=="string"){if(Z(s,2048))return A.errors=[{instancePath:r+"/response\
/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(ee(s,1))return A.errors=[{instancePath:r+
"/response/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return A.errors=[{instancePath:r+
"/response/elsewhere/"+u+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var o=f===e}else var o=!0;if(o)if(h.port!==
void 0){let s=h.port,f=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return A.errors=[{
instancePath:r+"/response/elsewhere/"+u+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===f&&typeof s=="number"&&isFinite(
s)){if(s>65535||isNaN(s))return A.errors=[{instancePath:r+"/response/elsewhere/"+u+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(s<1||isNaN(s))return A.errors=[{instancePath:r+"/response/elsewhere/"+u+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var o=f===e}else var o=!0}}}}}else return A.errors=[{instancePath:r+
"/response/elsewhere/"+u,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var p=M===e;if(!p)break}}}else return A.errors=[{instancePath:r+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=b===e}else var a=!0}}}}else return A.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return A.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=i,e===0}A.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var nr=se;function se(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:x=t,dynamicAnchors:L={}}={}){
let i=null,e=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return se.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return se.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=i,e===0}se.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var et={createChatCompletion:{parameters:Ee,body:We,replies:{200:sr}},listModels:{parameters:Ue,body:Xe,
replies:{200:ir}},getOverview:{parameters:Be,body:Je,replies:{200:or}},getContract:{parameters:Ve,body:Ke,
replies:{200:nr}},getReference:{parameters:Ze,body:Qe,replies:{}},getReferenceFile:{parameters:He,body:er,
replies:{}}};export{et as default};
