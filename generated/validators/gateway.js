// Compiled from a contract by npm run generate. Never edited.
var br=Object.create;var Oe=Object.defineProperty;var kr=Object.getOwnPropertyDescriptor;var Pr=Object.getOwnPropertyNames;var wr=Object.getPrototypeOf,xr=Object.prototype.hasOwnProperty;var Ue=(t,r)=>()=>{try{return r||t((r={exports:{}}).exports,r),r.exports}catch(w){throw r=0,w}};var Nr=(t,r,w,v)=>{if(r&&typeof r=="object"||typeof r=="function")for(let k of Pr(r))!xr.call(t,k)&&
k!==w&&Oe(t,k,{get:()=>r[k],enumerable:!(v=kr(r,k))||v.enumerable});return t};var ie=(t,r,w)=>(w=t!=null?br(wr(t)):{},Nr(r||!t||!t.__esModule?Oe(w,"default",{value:t,enumerable:!0}):
w,t));var ve=Ue(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:!0});ge.formats=void 0;var jr=2**
31-1,Ar=(-2)**31,Lr=2**63-1,$r=(-2)**63,Se=(2-2**-23)*2**127,Ce=2**-126,Dr=-1*Se,Ir=-1*Ce,Te=()=>!0,
Fr=/^[A-Za-z0-9+/]*(=|==)?$/;ge.formats={int32:{validate:t=>Number.isInteger(t)&&t<=jr&&t>=Ar,type:"\
number"},int64:{validate:t=>Number.isInteger(t)&&t<=Lr&&t>=$r,type:"number"},float:{validate:t=>typeof t==
"number"&&(t===0||t<=Se&&t>=Ce||t>=Dr&&t<=Ir),type:"number"},double:{validate:t=>typeof t=="number",
type:"number"},byte:t=>t.length%4===0&&Fr.test(t),binary:Te,password:Te}});var be=Ue(J=>{"use strict";Object.defineProperty(J,"__esModule",{value:!0});J.formatNames=J.fastFormats=
J.fullFormats=void 0;function X(t,r){return{validate:t,compare:r}}J.fullFormats={date:X(Be,De),time:X(
Le(!0),Ie),"date-time":X(Re(!0),Ze),"iso-time":X(Le(),Ve),"iso-date-time":X(Re(),He),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Cr,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Hr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Rr,int32:{type:"number",validate:Br},
int64:{type:"number",validate:Vr},float:{type:"number",validate:Ee},double:{type:"number",validate:Ee},
password:!0,binary:!0};J.fastFormats={...J.fullFormats,date:X(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,De),time:X(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ie),"date-time":X(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ze),"iso-time":X(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Ve),"\
iso-date-time":X(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
He),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
J.formatNames=Object.keys(J.fullFormats);function Or(t){return t%4===0&&(t%100!==0||t%400===0)}var Ur=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
zr=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Be(t){let r=Ur.exec(t);if(!r)return!1;let w=+r[1],
v=+r[2],k=+r[3];return v>=1&&v<=12&&k>=1&&k<=(v===2&&Or(w)?29:zr[v])}function De(t,r){if(t&&r)return t>
r?1:t<r?-1:0}var Ae=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Le(t){
return function(w){let v=Ae.exec(w);if(!v)return!1;let k=+v[1],N=+v[2],i=+v[3],e=v[4],m=v[5]==="-"?-1:
1,a=+(v[6]||0),d=+(v[7]||0);if(a>23||d>59||t&&!e)return!1;if(k<=23&&N<=59&&i<60)return!0;let l=N-d*m,
s=k-a*m-(l<0?1:0);return(s===23||s===-1)&&(l===59||l===-1)&&i<61}}function Ie(t,r){if(!(t&&r))return;
let w=new Date("2020-01-01T"+t).valueOf(),v=new Date("2020-01-01T"+r).valueOf();if(w&&v)return w-v}function Ve(t,r){
if(!(t&&r))return;let w=Ae.exec(t),v=Ae.exec(r);if(w&&v)return t=w[1]+w[2]+w[3],r=v[1]+v[2]+v[3],t>r?
1:t<r?-1:0}var $e=/t|\s/i;function Re(t){let r=Le(t);return function(v){let k=v.split($e);return k.length===
2&&Be(k[0])&&r(k[1])}}function Ze(t,r){if(!(t&&r))return;let w=new Date(t).valueOf(),v=new Date(r).valueOf();
if(w&&v)return w-v}function He(t,r){if(!(t&&r))return;let[w,v]=t.split($e),[k,N]=r.split($e),i=De(w,
k);if(i!==void 0)return i||Ie(v,N)}var Tr=/\/|:/,Sr=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Cr(t){return Tr.test(t)&&Sr.test(t)}var Me=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function Rr(t){return Me.lastIndex=0,Me.test(t)}var Mr=-(2**31),Er=2**31-1;function Br(t){return Number.
isInteger(t)&&t<=Er&&t>=Mr}function Vr(t){return Number.isInteger(t)}function Ee(){return!0}var Zr=/[^\\]\\Z/;
function Hr(t){if(Zr.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var oe=(t,r)=>t.length>r&&ze(t)>r,_e=(t,r)=>t.length<2*r&&ze(t)<r,qr=/[\ud800-\udbff][\udc00-\udfff]/g,
ze=t=>t.length-(t.match(qr)?.length??0);var Ye=ie(ve()),Ke=ie(be()),lt={...Ye.formats,...Ke.fastFormats},Ge=Y;var fe=oe,We=_e,Yr=new RegExp("^[ -~]+$","u");function Y(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.query===void 0&&
(d="query")||t.headers===void 0&&(d="headers")||t.params===void 0&&(d="params"))return Y.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(t.headers!==void 0){let l=t.
headers;if(e===e)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["x-request-timeout-ms"]!==void 0){
let p=l["x-request-timeout-ms"],n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,
A;if(A===void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))A=+p;else return Y.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/type",keyword:"type",params:{type:"integer"}}],!1;A!==void 0&&(p=A,l!==void 0&&(l["x-r\
equest-timeout-ms"]=A))}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>6e5||isNaN(p))return Y.errors=
[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/x-reque\
st-timeout-ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(p<1||isNaN(p))return Y.
errors=[{instancePath:r+"/headers/x-request-timeout-ms",schemaPath:"#/properties/headers/properties/\
x-request-timeout-ms/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=n===e}else
var a=!0;if(a)if(l["idempotency-key"]!==void 0){let p=l["idempotency-key"],n=e;if(typeof p!="string"){
let A=typeof p,P;if(P===void 0)if(A=="number"||A=="boolean")P=""+p;else if(p===null)P="";else return Y.
errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(p=P,l!==void 0&&(l["idempot\
ency-key"]=P))}if(e===n&&typeof p=="string"){if(fe(p,255))return Y.errors=[{instancePath:r+"/headers\
/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/maxLength",keyword:"ma\
xLength",params:{limit:255}}],!1;if(We(p,1))return Y.errors=[{instancePath:r+"/headers/idempotency-k\
ey",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Yr.test(p))return Y.errors=[{instancePath:r+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern:"^[ -~]+$"}}],
!1}var a=n===e}else var a=!0}else return Y.errors=[{instancePath:r+"/headers",schemaPath:"#/properti\
es/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Y.errors=i,e===0}Y.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xe=me;function me(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return me.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return me.errors=i,e===0}me.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Je=le;function le(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return le.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return le.errors=i,e===0}le.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qe=de;function de(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return de.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return de.errors=i,e===0}de.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var er=se;function se(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return se.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let d=t.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-match"],p=e;
if(typeof s!="string"){let n=typeof s,y;if(y===void 0)if(n=="number"||n=="boolean")y=""+s;else if(s===
null)y="";else return se.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(s=y,d!==
void 0&&(d["if-none-match"]=y))}if(e===p&&typeof s=="string"&&fe(s,4096))return se.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return se.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return se.errors=i,e===0}se.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var rr=ae;function ae(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&
typeof t=="object"&&!Array.isArray(t)){let a;if(t.query===void 0&&(a="query")||t.headers===void 0&&(a=
"headers")||t.params===void 0&&(a="params"))return ae.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(t.headers!==void 0){let d=t.headers;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let s=d["if-none-match"],p=e;
if(typeof s!="string"){let n=typeof s,y;if(y===void 0)if(n=="number"||n=="boolean")y=""+s;else if(s===
null)y="";else return ae.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(s=y,d!==
void 0&&(d["if-none-match"]=y))}if(e===p&&typeof s=="string"&&fe(s,4096))return ae.errors=[{instancePath:r+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return ae.errors=[{instancePath:r+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ae.errors=i,e===0}ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var tr=H;var Kr=new RegExp("^[a-z][a-z0-9.-]*$","u");function H(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.query===void 0&&
(d="query")||t.headers===void 0&&(d="headers")||t.params===void 0&&(d="params"))return H.errors=[{instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;if(t.headers!==void 0){let l=t.
headers,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let p=l["\
if-none-match"],n=e;if(typeof p!="string"){let y=typeof p,A;if(A===void 0)if(y=="number"||y=="boolea\
n")A=""+p;else if(p===null)A="";else return H.errors=[{instancePath:r+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;A!==void 0&&
(p=A,l!==void 0&&(l["if-none-match"]=A))}if(e===n&&typeof p=="string"&&fe(p,4096))return H.errors=[{
instancePath:r+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return H.errors=[{instancePath:r+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e}else
var a=!0;if(a)if(t.params!==void 0){let l=t.params,s=e;if(e===s)if(l&&typeof l=="object"&&!Array.isArray(
l)){let n;if(l.file===void 0&&(n="file"))return H.errors=[{instancePath:r+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:n}}],!1;if(l.file!==void 0){let y=l.
file,A=e;if(typeof y!="string"){let P=typeof y,g;if(g===void 0)if(P=="number"||P=="boolean")g=""+y;else if(y===
null)g="";else return H.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/prope\
rties/file/type",keyword:"type",params:{type:"string"}}],!1;g!==void 0&&(y=g,l!==void 0&&(l.file=g))}
if(e===A&&typeof y=="string"){if(fe(y,64))return H.errors=[{instancePath:r+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(We(y,1))
return H.errors=[{instancePath:r+"/params/file",schemaPath:"#/properties/params/properties/file/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Kr.test(y))return H.errors=[{instancePath:r+"/p\
arams/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return H.errors=[{instancePath:r+"/params",schemaPath:"#/properties\
/params/type",keyword:"type",params:{type:"object"}}],!1;var a=s===e}else var a=!0}return H.errors=i,
e===0}H.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sr=ie(ve()),ar=ie(be()),Wr={...sr.formats,...ar.fastFormats},ir=h,E={paths:{},components:{securitySchemes:{
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
Xr={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mistra\
l-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llama-3.\
1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var ue={type:"object",required:["role","content"],properties:{role:{type:"string",enum:["system","us\
er","assistant"]},content:{type:"string",maxLength:8388608},name:{type:["string","null"],maxLength:256},
tool_calls:{type:["array","null"],maxItems:256,items:{$ref:"schema:ToolCall"}},tool_call_id:{type:["\
string","null"],maxLength:256},reasoning_content:{type:["string","null"],maxLength:8388608}},$id:"sc\
hema:Message"};var re=oe;function T(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.role===void 0&&(l="role")||t.content===void 0&&
(l="content"))return T.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(t.role!==void 0){let s=t.role,p=e;if(typeof s!="string")return T.errors=[{instancePath:r+"/rol\
e",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="system"||
s==="user"||s==="assistant"))return T.errors=[{instancePath:r+"/role",schemaPath:"#/properties/role/\
enum",keyword:"enum",params:{allowedValues:ue.properties.role.enum}}],!1;var a=p===e}else var a=!0;if(a){
if(t.content!==void 0){let s=t.content,p=e;if(e===p)if(typeof s=="string"){if(re(s,8388608))return T.
errors=[{instancePath:r+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{
limit:8388608}}],!1}else return T.errors=[{instancePath:r+"/content",schemaPath:"#/properties/conten\
t/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.name!==void 0){
let s=t.name,p=e;if(typeof s!="string"&&s!==null)return T.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:ue.properties.name.type}}],!1;if(e===p&&typeof s==
"string"&&re(s,256))return T.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var a=p===e}else var a=!0;if(a){if(t.tool_calls!==void 0){
let s=t.tool_calls,p=e;if(!Array.isArray(s)&&s!==null)return T.errors=[{instancePath:r+"/tool_calls",
schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type:ue.properties.tool_calls.type}}],
!1;if(e===p&&Array.isArray(s)){if(s.length>256)return T.errors=[{instancePath:r+"/tool_calls",schemaPath:"\
#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var d=!0;let y=s.length;
for(let A=0;A<y;A++){let P=s[A],g=e;if(e===e&&!(P&&typeof P=="object"&&!Array.isArray(P)))return T.errors=
[{instancePath:r+"/tool_calls/"+A,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"obj\
ect"}}],!1;var d=g===e;if(!d)break}}}var a=p===e}else var a=!0;if(a){if(t.tool_call_id!==void 0){let s=t.
tool_call_id,p=e;if(typeof s!="string"&&s!==null)return T.errors=[{instancePath:r+"/tool_call_id",schemaPath:"\
#/properties/tool_call_id/type",keyword:"type",params:{type:ue.properties.tool_call_id.type}}],!1;if(e===
p&&typeof s=="string"&&re(s,256))return T.errors=[{instancePath:r+"/tool_call_id",schemaPath:"#/prop\
erties/tool_call_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=p===e}else var a=!0;
if(a)if(t.reasoning_content!==void 0){let s=t.reasoning_content,p=e;if(typeof s!="string"&&s!==null)
return T.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/reasoning_content/typ\
e",keyword:"type",params:{type:ue.properties.reasoning_content.type}}],!1;if(e===p&&typeof s=="strin\
g"&&re(s,8388608))return T.errors=[{instancePath:r+"/reasoning_content",schemaPath:"#/properties/rea\
soning_content/maxLength",keyword:"maxLength",params:{limit:8388608}}],!1;var a=p===e}else var a=!0}}}}}else
return T.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return T.
errors=i,e===0}T.evaluated={props:{role:!0,content:!0,name:!0,tool_calls:!0,tool_call_id:!0,reasoning_content:!0},
dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(Array.isArray(t)){if(t.length>64)return Q.errors=[{instancePath:r,schemaPath:"#/maxItems",keyword:"\
maxItems",params:{limit:64}}],!1;{var a=!0;let d=t.length;for(let l=0;l<d;l++){let s=t[l],p=e;if(e===
e)if(typeof s=="string"){if(re(s,4096))return Q.errors=[{instancePath:r+"/"+l,schemaPath:"schema:Sto\
pText/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return Q.errors=[{instancePath:r+
"/"+l,schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e;if(!a)
break}}}else return Q.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],
!1;return Q.errors=i,e===0}Q.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Jr=Wr.float;function h(t,{
instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,
e=0,m=h.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),t&&typeof t==
"object"&&!Array.isArray(t)){let f;if(t.body===void 0&&(f="body"))return h.errors=[{instancePath:r,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;if(t.body!==void 0){let u=t.body;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){u.max_tokens===void 0&&(u.max_tokens=1024),u.stream===
void 0&&(u.stream=!1);let _;if(u.model===void 0&&(_="model")||u.messages===void 0&&(_="messages"))return h.
errors=[{instancePath:r+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:_}}],
!1;if(u.model!==void 0){let b=u.model,B=e;if(typeof b!="string")return h.errors=[{instancePath:r+"/b\
ody/model",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(b==="herme\
s-3-llama3.1-8b"||b==="meta-llama/llama-3.3-70b-instruct"||b==="mistralai/mistral-7b-instruct"||b===
"mistralai/mixtral-8x22b-instruct"||b==="mistralai/mixtral-8x7b-instruct"||b==="nvidia/llama-3.1-nem\
otron-70b-instruct"||b==="qwen/qwen-2.5-coder-32b-instruct"))return h.errors=[{instancePath:r+"/body\
/model",schemaPath:"schema:Model/enum",keyword:"enum",params:{allowedValues:Xr.enum}}],!1;var a=B===
e}else var a=!0;if(a){if(u.messages!==void 0){let b=u.messages,B=e;if(e===B)if(Array.isArray(b)){if(b.
length>1e3)return h.errors=[{instancePath:r+"/body/messages",schemaPath:"#/properties/body/propertie\
s/messages/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(b.length<1)return h.errors=[{instancePath:r+
"/body/messages",schemaPath:"#/properties/body/properties/messages/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var d=!0;let S=b.length;for(let G=0;G<S;G++){let o=e;T(b[G],{instancePath:r+"/body/me\
ssages/"+G,parentData:b,parentDataProperty:G,rootData:k,dynamicAnchors:N})||(i=i===null?T.errors:i.concat(
T.errors),e=i.length);var d=o===e;if(!d)break}}}else return h.errors=[{instancePath:r+"/body/message\
s",schemaPath:"#/properties/body/properties/messages/type",keyword:"type",params:{type:"array"}}],!1;
var a=B===e}else var a=!0;if(a){let b=u.max_tokens,B=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return h.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/body/properties/max\
_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===B&&typeof b=="number"&&isFinite(b)){
if(b>2147483647||isNaN(b))return h.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properti\
es/body/properties/max_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],
!1;if(b<1||isNaN(b))return h.errors=[{instancePath:r+"/body/max_tokens",schemaPath:"#/properties/bod\
y/properties/max_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=B===e;
if(a){if(u.temperature!==void 0){let S=u.temperature,G=e;if(e===G)if(typeof S=="number"&&isFinite(S)){
if(S>1||isNaN(S))return h.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/\
properties/temperature/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(S<0||isNaN(
S))return h.errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/tem\
perature/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;if(!Jr.validate(S))return h.
errors=[{instancePath:r+"/body/temperature",schemaPath:"#/properties/body/properties/temperature/for\
mat",keyword:"format",params:{format:"float"}}],!1}else return h.errors=[{instancePath:r+"/body/temp\
erature",schemaPath:"#/properties/body/properties/temperature/type",keyword:"type",params:{type:"num\
ber"}}],!1;var a=G===e}else var a=!0;if(a){let S=e;if(typeof u.stream!="boolean")return h.errors=[{instancePath:r+
"/body/stream",schemaPath:"#/properties/body/properties/stream/type",keyword:"type",params:{type:"bo\
olean"}}],!1;var a=S===e;if(a){if(u.max_completion_tokens!==void 0){let o=u.max_completion_tokens,c=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+
"/body/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/type",keyword:"\
type",params:{type:E.properties.body.properties.max_completion_tokens.type}}],!1;if(e===c&&typeof o==
"number"&&isFinite(o)){if(o>2147483647||isNaN(o))return h.errors=[{instancePath:r+"/body/max_complet\
ion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647}}],!1;if(o<1||isNaN(o))return h.errors=[{instancePath:r+"/b\
ody/max_completion_tokens",schemaPath:"#/properties/body/properties/max_completion_tokens/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=c===e}else var a=!0;if(a){if(u.n!==void 0){let o=u.
n,c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+
"/body/n",schemaPath:"#/properties/body/properties/n/type",keyword:"type",params:{type:E.properties.
body.properties.n.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o))return h.errors=
[{instancePath:r+"/body/n",schemaPath:"#/properties/body/properties/n/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(o<1||isNaN(o))return h.errors=[{instancePath:r+"/body/n",schemaPath:"\
#/properties/body/properties/n/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=c===
e}else var a=!0;if(a){if(u.top_p!==void 0){let o=u.top_p,c=e;if(!(typeof o=="number"&&isFinite(o))&&
o!==null)return h.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/top\
_p/type",keyword:"type",params:{type:E.properties.body.properties.top_p.type}}],!1;if(e===c&&typeof o==
"number"&&isFinite(o)){if(o>1||isNaN(o))return h.errors=[{instancePath:r+"/body/top_p",schemaPath:"#\
/properties/body/properties/top_p/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(o<
0||isNaN(o))return h.errors=[{instancePath:r+"/body/top_p",schemaPath:"#/properties/body/properties/\
top_p/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){
if(u.top_k!==void 0){let o=u.top_k,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return h.errors=
[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/type",keyword:"type",params:{
type:E.properties.body.properties.top_k.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>2147483647||
isNaN(o))return h.errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top\
_k/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}}],!1;if(o<-1||isNaN(o))return h.
errors=[{instancePath:r+"/body/top_k",schemaPath:"#/properties/body/properties/top_k/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-1}}],!1}var a=c===e}else var a=!0;if(a){if(u.min_p!==void 0){
let o=u.min_p,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+"\
/body/min_p",schemaPath:"#/properties/body/properties/min_p/type",keyword:"type",params:{type:E.properties.
body.properties.min_p.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o))return h.
errors=[{instancePath:r+"/body/min_p",schemaPath:"#/properties/body/properties/min_p/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1}}],!1;if(o<0||isNaN(o))return h.errors=[{instancePath:r+"/b\
ody/min_p",schemaPath:"#/properties/body/properties/min_p/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=c===e}else var a=!0;if(a){if(u.stop!==void 0){let o=u.stop,c=e,$=e,x=!1,R=e;
if(e===e)if(typeof o=="string"){if(re(o,4096)){let U={instancePath:r+"/body/stop",schemaPath:"schema\
:StopText/maxLength",keyword:"maxLength",params:{limit:4096}};i===null?i=[U]:i.push(U),e++}}else{let U={
instancePath:r+"/body/stop",schemaPath:"schema:StopText/type",keyword:"type",params:{type:"string"}};
i===null?i=[U]:i.push(U),e++}var l=R===e;x=x||l;let V=e;Q(o,{instancePath:r+"/body/stop",parentData:u,
parentDataProperty:"stop",rootData:k,dynamicAnchors:N})||(i=i===null?Q.errors:i.concat(Q.errors),e=i.
length);var l=V===e;x=x||l;let pe=e;if(o!==null){let U={instancePath:r+"/body/stop",schemaPath:"#/pr\
operties/body/properties/stop/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[U]:i.push(
U),e++}var l=pe===e;if(x=x||l,x)e=$,i!==null&&($?i.length=$:i=null);else{let U={instancePath:r+"/bod\
y/stop",schemaPath:"#/properties/body/properties/stop/anyOf",keyword:"anyOf",params:{}};return i===null?
i=[U]:i.push(U),e++,h.errors=i,!1}var a=c===e}else var a=!0;if(a){if(u.seed!==void 0){let o=u.seed,c=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+
"/body/seed",schemaPath:"#/properties/body/properties/seed/type",keyword:"type",params:{type:E.properties.
body.properties.seed.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return h.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<-9007199254740991||isNaN(
o))return h.errors=[{instancePath:r+"/body/seed",schemaPath:"#/properties/body/properties/seed/minim\
um",keyword:"minimum",params:{comparison:">=",limit:-9007199254740991}}],!1}var a=c===e}else var a=!0;
if(a){if(u.frequency_penalty!==void 0){let o=u.frequency_penalty,c=e;if(!(typeof o=="number"&&isFinite(
o))&&o!==null)return h.errors=[{instancePath:r+"/body/frequency_penalty",schemaPath:"#/properties/bo\
dy/properties/frequency_penalty/type",keyword:"type",params:{type:E.properties.body.properties.frequency_penalty.
type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return h.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:10}}],!1;if(o<-10||isNaN(o))return h.errors=[{instancePath:r+
"/body/frequency_penalty",schemaPath:"#/properties/body/properties/frequency_penalty/minimum",keyword:"\
minimum",params:{comparison:">=",limit:-10}}],!1}var a=c===e}else var a=!0;if(a){if(u.presence_penalty!==
void 0){let o=u.presence_penalty,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return h.errors=
[{instancePath:r+"/body/presence_penalty",schemaPath:"#/properties/body/properties/presence_penalty/\
type",keyword:"type",params:{type:E.properties.body.properties.presence_penalty.type}}],!1;if(e===c&&
typeof o=="number"&&isFinite(o)){if(o>10||isNaN(o))return h.errors=[{instancePath:r+"/body/presence_\
penalty",schemaPath:"#/properties/body/properties/presence_penalty/maximum",keyword:"maximum",params:{
comparison:"<=",limit:10}}],!1;if(o<-10||isNaN(o))return h.errors=[{instancePath:r+"/body/presence_p\
enalty",schemaPath:"#/properties/body/properties/presence_penalty/minimum",keyword:"minimum",params:{
comparison:">=",limit:-10}}],!1}var a=c===e}else var a=!0;if(a){if(u.repetition_penalty!==void 0){let o=u.
repetition_penalty,c=e;if(!(typeof o=="number"&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+
"/body/repetition_penalty",schemaPath:"#/properties/body/properties/repetition_penalty/type",keyword:"\
type",params:{type:E.properties.body.properties.repetition_penalty.type}}],!1;if(e===c&&typeof o=="n\
umber"&&isFinite(o)){if(o>10||isNaN(o))return h.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"\
#/properties/body/properties/repetition_penalty/maximum",keyword:"maximum",params:{comparison:"<=",limit:10}}],
!1;if(o<0||isNaN(o))return h.errors=[{instancePath:r+"/body/repetition_penalty",schemaPath:"#/proper\
ties/body/properties/repetition_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=c===e}else var a=!0;if(a){if(u.logit_bias!==void 0){let o=u.logit_bias,c=e,$=e,x=!1,R=e;if(e===
e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let L={instancePath:r+"/body/logit_bias",schemaPath:"\
schema:LogitBias/type",keyword:"type",params:{type:"object"}};i===null?i=[L]:i.push(L),e++}var s=R===
e;x=x||s;let V=e;if(o!==null){let L={instancePath:r+"/body/logit_bias",schemaPath:"#/properties/body\
/properties/logit_bias/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[L]:i.push(L),e++}
var s=V===e;if(x=x||s,x)e=$,i!==null&&($?i.length=$:i=null);else{let L={instancePath:r+"/body/logit_\
bias",schemaPath:"#/properties/body/properties/logit_bias/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[L]:i.push(L),e++,h.errors=i,!1}var a=c===e}else var a=!0;if(a){if(u.logprobs!==void 0){let o=u.
logprobs,c=e;if(typeof o!="boolean"&&o!==null)return h.errors=[{instancePath:r+"/body/logprobs",schemaPath:"\
#/properties/body/properties/logprobs/type",keyword:"type",params:{type:E.properties.body.properties.
logprobs.type}}],!1;var a=c===e}else var a=!0;if(a){if(u.top_logprobs!==void 0){let o=u.top_logprobs,
c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return h.errors=[{instancePath:r+
"/body/top_logprobs",schemaPath:"#/properties/body/properties/top_logprobs/type",keyword:"type",params:{
type:E.properties.body.properties.top_logprobs.type}}],!1;if(e===c&&typeof o=="number"&&isFinite(o)){
if(o>100||isNaN(o))return h.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/bo\
dy/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(o<0||
isNaN(o))return h.errors=[{instancePath:r+"/body/top_logprobs",schemaPath:"#/properties/body/propert\
ies/top_logprobs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===e}else var a=!0;
if(a){if(u.tools!==void 0){let o=u.tools,c=e;if(!Array.isArray(o)&&o!==null)return h.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/type",keyword:"type",params:{type:E.properties.
body.properties.tools.type}}],!1;if(e===c&&Array.isArray(o)){if(o.length>1024)return h.errors=[{instancePath:r+
"/body/tools",schemaPath:"#/properties/body/properties/tools/maxItems",keyword:"maxItems",params:{limit:1024}}],
!1;{var p=!0;let x=o.length;for(let R=0;R<x;R++){let W=o[R],V=e;if(e===e&&!(W&&typeof W=="object"&&!Array.
isArray(W)))return h.errors=[{instancePath:r+"/body/tools/"+R,schemaPath:"schema:Tool/type",keyword:"\
type",params:{type:"object"}}],!1;var p=V===e;if(!p)break}}}var a=c===e}else var a=!0;if(a){if(u.tool_choice!==
void 0){let o=u.tool_choice,c=e,$=e,x=!1,R=e;if(e===e)if(typeof o=="string"){if(re(o,64)){let Z={instancePath:r+
"/body/tool_choice",schemaPath:"schema:ToolMode/maxLength",keyword:"maxLength",params:{limit:64}};i===
null?i=[Z]:i.push(Z),e++}}else{let Z={instancePath:r+"/body/tool_choice",schemaPath:"schema:ToolMode\
/type",keyword:"type",params:{type:"string"}};i===null?i=[Z]:i.push(Z),e++}var n=R===e;x=x||n;let V=e;
if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){let Z={instancePath:r+"/body/tool_choice",schemaPath:"\
schema:NamedTool/type",keyword:"type",params:{type:"object"}};i===null?i=[Z]:i.push(Z),e++}var n=V===
e;x=x||n;let L=e;if(o!==null){let Z={instancePath:r+"/body/tool_choice",schemaPath:"#/properties/bod\
y/properties/tool_choice/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[Z]:i.push(Z),
e++}var n=L===e;if(x=x||n,x)e=$,i!==null&&($?i.length=$:i=null);else{let Z={instancePath:r+"/body/to\
ol_choice",schemaPath:"#/properties/body/properties/tool_choice/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[Z]:i.push(Z),e++,h.errors=i,!1}var a=c===e}else var a=!0;if(a){if(u.parallel_tool_calls!==void 0){
let o=u.parallel_tool_calls,c=e;if(typeof o!="boolean"&&o!==null)return h.errors=[{instancePath:r+"/\
body/parallel_tool_calls",schemaPath:"#/properties/body/properties/parallel_tool_calls/type",keyword:"\
type",params:{type:E.properties.body.properties.parallel_tool_calls.type}}],!1;var a=c===e}else var a=!0;
if(a){if(u.response_format!==void 0){let o=u.response_format,c=e,$=e,x=!1,R=e;if(e===e&&!(o&&typeof o==
"object"&&!Array.isArray(o))){let L={instancePath:r+"/body/response_format",schemaPath:"schema:Respo\
nseFormat/type",keyword:"type",params:{type:"object"}};i===null?i=[L]:i.push(L),e++}var y=R===e;x=x||
y;let V=e;if(o!==null){let L={instancePath:r+"/body/response_format",schemaPath:"#/properties/body/p\
roperties/response_format/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[L]:i.push(L),
e++}var y=V===e;if(x=x||y,x)e=$,i!==null&&($?i.length=$:i=null);else{let L={instancePath:r+"/body/re\
sponse_format",schemaPath:"#/properties/body/properties/response_format/anyOf",keyword:"anyOf",params:{}};
return i===null?i=[L]:i.push(L),e++,h.errors=i,!1}var a=c===e}else var a=!0;if(a){if(u.stream_options!==
void 0){let o=u.stream_options,c=e,$=e,x=!1,R=e;if(e===e&&!(o&&typeof o=="object"&&!Array.isArray(o))){
let L={instancePath:r+"/body/stream_options",schemaPath:"schema:StreamOptions/type",keyword:"type",params:{
type:"object"}};i===null?i=[L]:i.push(L),e++}var A=R===e;x=x||A;let V=e;if(o!==null){let L={instancePath:r+
"/body/stream_options",schemaPath:"#/properties/body/properties/stream_options/anyOf/1/type",keyword:"\
type",params:{type:"null"}};i===null?i=[L]:i.push(L),e++}var A=V===e;if(x=x||A,x)e=$,i!==null&&($?i.
length=$:i=null);else{let L={instancePath:r+"/body/stream_options",schemaPath:"#/properties/body/pro\
perties/stream_options/anyOf",keyword:"anyOf",params:{}};return i===null?i=[L]:i.push(L),e++,h.errors=
i,!1}var a=c===e}else var a=!0;if(a){if(u.reasoning!==void 0){let o=u.reasoning,c=e,$=e,x=!1,R=e;if(typeof o!=
"boolean"){let U={instancePath:r+"/body/reasoning",schemaPath:"schema:ReasoningSwitch/type",keyword:"\
type",params:{type:"boolean"}};i===null?i=[U]:i.push(U),e++}var P=R===e;x=x||P;let W=e;if(e===e&&!(o&&
typeof o=="object"&&!Array.isArray(o))){let U={instancePath:r+"/body/reasoning",schemaPath:"schema:R\
easoningSettings/type",keyword:"type",params:{type:"object"}};i===null?i=[U]:i.push(U),e++}var P=W===
e;x=x||P;let pe=e;if(o!==null){let U={instancePath:r+"/body/reasoning",schemaPath:"#/properties/body\
/properties/reasoning/anyOf/2/type",keyword:"type",params:{type:"null"}};i===null?i=[U]:i.push(U),e++}
var P=pe===e;if(x=x||P,x)e=$,i!==null&&($?i.length=$:i=null);else{let U={instancePath:r+"/body/reaso\
ning",schemaPath:"#/properties/body/properties/reasoning/anyOf",keyword:"anyOf",params:{}};return i===
null?i=[U]:i.push(U),e++,h.errors=i,!1}var a=c===e}else var a=!0;if(a){if(u.reasoning_effort!==void 0){
let o=u.reasoning_effort,c=e;if(typeof o!="string"&&o!==null)return h.errors=[{instancePath:r+"/body\
/reasoning_effort",schemaPath:"#/properties/body/properties/reasoning_effort/type",keyword:"type",params:{
type:E.properties.body.properties.reasoning_effort.type}}],!1;if(e===c&&typeof o=="string"&&re(o,64))
return h.errors=[{instancePath:r+"/body/reasoning_effort",schemaPath:"#/properties/body/properties/r\
easoning_effort/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=c===e}else var a=!0;if(a){
if(u.user!==void 0){let o=u.user,c=e;if(typeof o!="string"&&o!==null)return h.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/type",keyword:"type",params:{type:E.properties.
body.properties.user.type}}],!1;if(e===c&&typeof o=="string"&&re(o,1024))return h.errors=[{instancePath:r+
"/body/user",schemaPath:"#/properties/body/properties/user/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=c===e}else var a=!0;if(a)if(u.metadata!==void 0){let o=u.metadata,c=e,$=e,x=!1,R=e;if(e===e&&
!(o&&typeof o=="object"&&!Array.isArray(o))){let L={instancePath:r+"/body/metadata",schemaPath:"sche\
ma:Metadata/type",keyword:"type",params:{type:"object"}};i===null?i=[L]:i.push(L),e++}var g=R===e;x=
x||g;let V=e;if(o!==null){let L={instancePath:r+"/body/metadata",schemaPath:"#/properties/body/prope\
rties/metadata/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?i=[L]:i.push(L),e++}var g=V===
e;if(x=x||g,x)e=$,i!==null&&($?i.length=$:i=null);else{let L={instancePath:r+"/body/metadata",schemaPath:"\
#/properties/body/properties/metadata/anyOf",keyword:"anyOf",params:{}};return i===null?i=[L]:i.push(
L),e++,h.errors=i,!1}var a=c===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}else return h.errors=[{instancePath:r+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return h.errors=
i,e===0}h.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var or=ke;function ke(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=ke.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ke.errors=i,e===0}ke.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var nr=Pe;function Pe(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=Pe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Pe.errors=i,e===0}Pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pr=we;function we(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=we.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
we.errors=i,e===0}we.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mr=xe;function xe(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
xe.errors=i,e===0}xe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var lr=Ne;function Ne(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=Ne.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ne.errors=i,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var dr=qe;function qe(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=qe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
qe.errors=i,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fr=ie(ve()),ur=ie(be()),ct={...fr.formats,...ur.fastFormats},cr=ce;var yr={type:"string",enum:["hermes-3-llama3.1-8b","meta-llama/llama-3.3-70b-instruct","mistralai/mi\
stral-7b-instruct","mistralai/mixtral-8x22b-instruct","mistralai/mixtral-8x7b-instruct","nvidia/llam\
a-3.1-nemotron-70b-instruct","qwen/qwen-2.5-coder-32b-instruct"],$id:"schema:Model"};var M=oe,te=_e;var et={type:"string",enum:["stop","length"],$id:"schema:FinishReason"};function I(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=I.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let s;if(t.index===void 0&&(s="index")||t.message===void 0&&(s="message")||t.finish_reason===
void 0&&(s="finish_reason"))return I.errors=[{instancePath:r,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:s}}],!1;if(t.index!==void 0){let p=t.index,n=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return I.errors=[{instancePath:r+"/index",schemaPath:"#/properties/i\
ndex/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof p=="number"&&isFinite(p)){if(p>
0||isNaN(p))return I.errors=[{instancePath:r+"/index",schemaPath:"#/properties/index/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:0}}],!1;if(p<0||isNaN(p))return I.errors=[{instancePath:r+"/i\
ndex",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=n===e}else var a=!0;if(a){if(t.message!==void 0){let p=t.message,n=e;if(e===n)if(p&&typeof p==
"object"&&!Array.isArray(p)){let A;if(p.role===void 0&&(A="role")||p.content===void 0&&(A="content"))
return I.errors=[{instancePath:r+"/message",schemaPath:"#/properties/message/required",keyword:"requ\
ired",params:{missingProperty:A}}],!1;if(p.role!==void 0){let P=p.role,g=e;if(typeof P!="string")return I.
errors=[{instancePath:r+"/message/role",schemaPath:"#/properties/message/properties/role/type",keyword:"\
type",params:{type:"string"}}],!1;if(P!=="assistant")return I.errors=[{instancePath:r+"/message/role",
schemaPath:"#/properties/message/properties/role/const",keyword:"const",params:{allowedValue:"assist\
ant"}}],!1;var d=g===e}else var d=!0;if(d){if(p.content!==void 0){let P=p.content,g=e;if(e===g)if(typeof P==
"string"){if(M(P,33554432))return I.errors=[{instancePath:r+"/message/content",schemaPath:"#/propert\
ies/message/properties/content/maxLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return I.
errors=[{instancePath:r+"/message/content",schemaPath:"#/properties/message/properties/content/type",
keyword:"type",params:{type:"string"}}],!1;var d=g===e}else var d=!0;if(d){if(p.tool_calls!==void 0){
let P=p.tool_calls,g=e;if(e===g)if(Array.isArray(P)){if(P.length>256)return I.errors=[{instancePath:r+
"/message/tool_calls",schemaPath:"#/properties/message/properties/tool_calls/maxItems",keyword:"maxI\
tems",params:{limit:256}}],!1;{var l=!0;let u=P.length;for(let ee=0;ee<u;ee++){let _=P[ee],b=e;if(e===
e&&!(_&&typeof _=="object"&&!Array.isArray(_)))return I.errors=[{instancePath:r+"/message/tool_calls\
/"+ee,schemaPath:"schema:ToolCall/type",keyword:"type",params:{type:"object"}}],!1;var l=b===e;if(!l)
break}}}else return I.errors=[{instancePath:r+"/message/tool_calls",schemaPath:"#/properties/message\
/properties/tool_calls/type",keyword:"type",params:{type:"array"}}],!1;var d=g===e}else var d=!0;if(d){
if(p.reasoning!==void 0){let P=p.reasoning,g=e;if(e===g)if(typeof P=="string"){if(M(P,33554432))return I.
errors=[{instancePath:r+"/message/reasoning",schemaPath:"#/properties/message/properties/reasoning/m\
axLength",keyword:"maxLength",params:{limit:33554432}}],!1}else return I.errors=[{instancePath:r+"/m\
essage/reasoning",schemaPath:"#/properties/message/properties/reasoning/type",keyword:"type",params:{
type:"string"}}],!1;var d=g===e}else var d=!0;if(d)if(p.reasoning_content!==void 0){let P=p.reasoning_content,
g=e;if(e===g)if(typeof P=="string"){if(M(P,33554432))return I.errors=[{instancePath:r+"/message/reas\
oning_content",schemaPath:"#/properties/message/properties/reasoning_content/maxLength",keyword:"max\
Length",params:{limit:33554432}}],!1}else return I.errors=[{instancePath:r+"/message/reasoning_conte\
nt",schemaPath:"#/properties/message/properties/reasoning_content/type",keyword:"type",params:{type:"\
string"}}],!1;var d=g===e}else var d=!0}}}}else return I.errors=[{instancePath:r+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0;if(a)
if(t.finish_reason!==void 0){let p=t.finish_reason,n=e;if(typeof p!="string")return I.errors=[{instancePath:r+
"/finish_reason",schemaPath:"schema:FinishReason/type",keyword:"type",params:{type:"string"}}],!1;if(!(p===
"stop"||p==="length"))return I.errors=[{instancePath:r+"/finish_reason",schemaPath:"schema:FinishRea\
son/enum",keyword:"enum",params:{allowedValues:et.enum}}],!1;var a=n===e}else var a=!0}}else return I.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=
i,e===0}I.evaluated={props:{index:!0,message:!0,finish_reason:!0},dynamicProps:!1,dynamicItems:!1};function j(t,{
instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,
e=0,m=j.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t==
"object"&&!Array.isArray(t)){let s;if(t.id===void 0&&(s="id")||t.object===void 0&&(s="object")||t.created===
void 0&&(s="created")||t.model===void 0&&(s="model")||t.choices===void 0&&(s="choices"))return j.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let p=e;
for(let n in t)if(!(n==="id"||n==="object"||n==="created"||n==="model"||n==="choices"||n==="usage")){
return j.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n}}],!1;break}if(p===e){if(t.id!==void 0){let n=t.id,y=e;if(e===y)if(typeof n==
"string"){if(M(n,256))return j.errors=[{instancePath:r+"/id",schemaPath:"#/properties/id/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(te(n,1))return j.errors=[{instancePath:r+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:r+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;
if(a){if(t.object!==void 0){let n=t.object,y=e;if(typeof n!="string")return j.errors=[{instancePath:r+
"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="c\
hat.completion")return j.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"chat.completion"}}],!1;var a=y===e}else var a=!0;if(a){if(t.created!==void 0){
let n=t.created,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return j.errors=[{instancePath:r+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof n=="number"&&isFinite(n)){if(n>4102444800||isNaN(n))return j.errors=[{instancePath:r+"/cre\
ated",schemaPath:"#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(n<0||isNaN(n))return j.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(t.model!==
void 0){let n=t.model,y=e;if(typeof n!="string")return j.errors=[{instancePath:r+"/model",schemaPath:"\
schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="hermes-3-llama3.1-8b"||n==="\
meta-llama/llama-3.3-70b-instruct"||n==="mistralai/mistral-7b-instruct"||n==="mistralai/mixtral-8x22\
b-instruct"||n==="mistralai/mixtral-8x7b-instruct"||n==="nvidia/llama-3.1-nemotron-70b-instruct"||n===
"qwen/qwen-2.5-coder-32b-instruct"))return j.errors=[{instancePath:r+"/model",schemaPath:"schema:Mod\
el/enum",keyword:"enum",params:{allowedValues:yr.enum}}],!1;var a=y===e}else var a=!0;if(a){if(t.choices!==
void 0){let n=t.choices,y=e;if(e===y)if(Array.isArray(n)){if(n.length>1)return j.errors=[{instancePath:r+
"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit:1}}],!1;if(n.
length<1)return j.errors=[{instancePath:r+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"\
minItems",params:{limit:1}}],!1;{var d=!0;let P=n.length;for(let g=0;g<P;g++){let f=e;I(n[g],{instancePath:r+
"/choices/"+g,parentData:n,parentDataProperty:g,rootData:k,dynamicAnchors:N})||(i=i===null?I.errors:
i.concat(I.errors),e=i.length);var d=f===e;if(!d)break}}}else return j.errors=[{instancePath:r+"/cho\
ices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else
var a=!0;if(a)if(t.usage!==void 0){let n=t.usage,y=e;if(e===e)if(n&&typeof n=="object"&&!Array.isArray(
n)){let g;if(n.prompt_tokens===void 0&&(g="prompt_tokens")||n.completion_tokens===void 0&&(g="comple\
tion_tokens")||n.total_tokens===void 0&&(g="total_tokens"))return j.errors=[{instancePath:r+"/usage",
schemaPath:"schema:Usage/required",keyword:"required",params:{missingProperty:g}}],!1;if(n.prompt_tokens!==
void 0){let f=n.prompt_tokens,u=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.
errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/prompt_tokens/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof f=="number"&&isFinite(f)){if(f>4294967295||
isNaN(f))return j.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties\
/prompt_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(f<0||isNaN(
f))return j.errors=[{instancePath:r+"/usage/prompt_tokens",schemaPath:"schema:Usage/properties/promp\
t_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=u===e}else var l=!0;
if(l){if(n.completion_tokens!==void 0){let f=n.completion_tokens,u=e;if(!(typeof f=="number"&&!(f%1)&&
!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:r+"/usage/completion_tokens",schemaPath:"sche\
ma:Usage/properties/completion_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===u&&typeof f==
"number"&&isFinite(f)){if(f>4294967295||isNaN(f))return j.errors=[{instancePath:r+"/usage/completion\
_tokens",schemaPath:"schema:Usage/properties/completion_tokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:4294967295}}],!1;if(f<0||isNaN(f))return j.errors=[{instancePath:r+"/usage/completion_toke\
ns",schemaPath:"schema:Usage/properties/completion_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=u===e}else var l=!0;if(l){if(n.total_tokens!==void 0){let f=n.total_tokens,u=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return j.errors=[{instancePath:r+"/usage/to\
tal_tokens",schemaPath:"schema:Usage/properties/total_tokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===u&&typeof f=="number"&&isFinite(f)){if(f>8589934590||isNaN(f))return j.errors=[{instancePath:r+
"/usage/total_tokens",schemaPath:"schema:Usage/properties/total_tokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:8589934590}}],!1;if(f<0||isNaN(f))return j.errors=[{instancePath:r+"/usage/tot\
al_tokens",schemaPath:"schema:Usage/properties/total_tokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var l=u===e}else var l=!0;if(l){if(n.prompt_tokens_details!==void 0){let f=n.prompt_tokens_details,
u=e;if(e===u)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.cached_tokens!==void 0){let _=f.cached_tokens,
b=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return j.errors=[{instancePath:r+"/usag\
e/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/pro\
perties/cached_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof _=="number"&&
isFinite(_)){if(_>4294967295||isNaN(_))return j.errors=[{instancePath:r+"/usage/prompt_tokens_detail\
s/cached_tokens",schemaPath:"schema:Usage/properties/prompt_tokens_details/properties/cached_tokens/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(_<0||isNaN(_))return j.
errors=[{instancePath:r+"/usage/prompt_tokens_details/cached_tokens",schemaPath:"schema:Usage/proper\
ties/prompt_tokens_details/properties/cached_tokens/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}}],!1}}}else return j.errors=[{instancePath:r+"/usage/prompt_tokens_details",schemaPath:"\
schema:Usage/properties/prompt_tokens_details/type",keyword:"type",params:{type:"object"}}],!1;var l=u===
e}else var l=!0;if(l)if(n.completion_tokens_details!==void 0){let f=n.completion_tokens_details,u=e;
if(e===u)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.reasoning_tokens!==void 0){let _=f.reasoning_tokens,
b=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return j.errors=[{instancePath:r+"/usag\
e/completion_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_\
details/properties/reasoning_tokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===b&&typeof _==
"number"&&isFinite(_)){if(_>4294967295||isNaN(_))return j.errors=[{instancePath:r+"/usage/completion\
_tokens_details/reasoning_tokens",schemaPath:"schema:Usage/properties/completion_tokens_details/prop\
erties/reasoning_tokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:4294967295}}],!1;if(_<
0||isNaN(_))return j.errors=[{instancePath:r+"/usage/completion_tokens_details/reasoning_tokens",schemaPath:"\
schema:Usage/properties/completion_tokens_details/properties/reasoning_tokens/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}}}else return j.errors=[{instancePath:r+"/usage/completio\
n_tokens_details",schemaPath:"schema:Usage/properties/completion_tokens_details/type",keyword:"type",
params:{type:"object"}}],!1;var l=u===e}else var l=!0}}}}else return j.errors=[{instancePath:r+"/usa\
ge",schemaPath:"schema:Usage/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e}else var a=!0}}}}}}}else
return j.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=i,e===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=ce.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t))t.response!==void 0&&(j(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"\
response",rootData:k,dynamicAnchors:N})||(i=i===null?j.errors:i.concat(j.errors),e=i.length));else return ce.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=
i,e===0}ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hr=ye;function C(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=C.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.id===void 0&&(d="id")||t.object===void 0&&
(d="object")||t.created===void 0&&(d="created")||t.owned_by===void 0&&(d="owned_by"))return C.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let l=e;
for(let s in t)if(!(s==="id"||s==="object"||s==="created"||s==="owned_by")){return C.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(l===e){if(t.id!==void 0){let s=t.id,p=e;if(typeof s!="string")return C.errors=[{instancePath:r+
"/id",schemaPath:"schema:Model/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="hermes-3-l\
lama3.1-8b"||s==="meta-llama/llama-3.3-70b-instruct"||s==="mistralai/mistral-7b-instruct"||s==="mist\
ralai/mixtral-8x22b-instruct"||s==="mistralai/mixtral-8x7b-instruct"||s==="nvidia/llama-3.1-nemotron\
-70b-instruct"||s==="qwen/qwen-2.5-coder-32b-instruct"))return C.errors=[{instancePath:r+"/id",schemaPath:"\
schema:Model/enum",keyword:"enum",params:{allowedValues:yr.enum}}],!1;var a=p===e}else var a=!0;if(a){
if(t.object!==void 0){let s=t.object,p=e;if(typeof s!="string")return C.errors=[{instancePath:r+"/ob\
ject",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(s!=="model")
return C.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{
allowedValue:"model"}}],!1;var a=p===e}else var a=!0;if(a){if(t.created!==void 0){let s=t.created,p=e;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return C.errors=[{instancePath:r+"/created",
schemaPath:"#/properties/created/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof s==
"number"&&isFinite(s)){if(s>4102444800||isNaN(s))return C.errors=[{instancePath:r+"/created",schemaPath:"\
#/properties/created/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(s<
0||isNaN(s))return C.errors=[{instancePath:r+"/created",schemaPath:"#/properties/created/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.owned_by!==void 0){
let s=t.owned_by,p=e;if(e===p)if(typeof s=="string"){if(M(s,64))return C.errors=[{instancePath:r+"/o\
wned_by",schemaPath:"#/properties/owned_by/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(te(
s,1))return C.errors=[{instancePath:r+"/owned_by",schemaPath:"#/properties/owned_by/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:r+"/owned_by",schemaPath:"#/pro\
perties/owned_by/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}else
return C.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.
errors=i,e===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(t,{instancePath:r="",
parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=K.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let l;if(t.object===void 0&&(l="object")||t.data===void 0&&(l="data"))return K.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let s=e;
for(let p in t)if(!(p==="object"||p==="data")){return K.errors=[{instancePath:r,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(s===e){if(t.
object!==void 0){let p=t.object,n=e;if(typeof p!="string")return K.errors=[{instancePath:r+"/object",
schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="list")return K.
errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
list"}}],!1;var a=n===e}else var a=!0;if(a)if(t.data!==void 0){let p=t.data,n=e;if(e===n)if(Array.isArray(
p)){if(p.length>7)return K.errors=[{instancePath:r+"/data",schemaPath:"#/properties/data/maxItems",keyword:"\
maxItems",params:{limit:7}}],!1;{var d=!0;let A=p.length;for(let P=0;P<A;P++){let g=e;C(p[P],{instancePath:r+
"/data/"+P,parentData:p,parentDataProperty:P,rootData:k,dynamicAnchors:N})||(i=i===null?C.errors:i.concat(
C.errors),e=i.length);var d=g===e;if(!d)break}}}else return K.errors=[{instancePath:r+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0}}}else return K.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return K.errors=
i,e===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(t,{instancePath:r="",parentData:w,
parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=ye.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t))
t.response!==void 0&&(K(t.response,{instancePath:r+"/response",parentData:t,parentDataProperty:"resp\
onse",rootData:k,dynamicAnchors:N})||(i=i===null?K.errors:i.concat(K.errors),e=i.length));else return ye.
errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=
i,e===0}ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var _r=he;var Fe={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};var je=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function D(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.since===
void 0&&(d="since")||t.requests===void 0&&(d="requests")||t.prompt_tokens===void 0&&(d="prompt_token\
s")||t.completion_tokens===void 0&&(d="completion_tokens")||t.charged_usd===void 0&&(d="charged_usd"))
return D.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let s in t)if(!(s==="since"||s==="requests"||s==="prompt_tokens"||s==="completion_to\
kens"||s==="charged_usd")){return D.errors=[{instancePath:r,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){if(t.since!==void 0){let s=t.
since,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:r+
"/since",schemaPath:"schema:UnixSeconds/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&
typeof s=="number"&&isFinite(s)){if(s>4102444800||isNaN(s))return D.errors=[{instancePath:r+"/since",
schemaPath:"schema:UnixSeconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(s<0||isNaN(s))return D.errors=[{instancePath:r+"/since",schemaPath:"schema:UnixSeconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(t.requests!==
void 0){let s=t.requests,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=
[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return D.errors=[{instancePath:r+
"/requests",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(s<0||isNaN(s))return D.errors=[{instancePath:r+"/requests",schemaPath:"schema:UsedCount/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a){if(t.prompt_tokens!==
void 0){let s=t.prompt_tokens,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.
errors=[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||isNaN(s))return D.errors=
[{instancePath:r+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return D.errors=[{instancePath:r+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===
e}else var a=!0;if(a){if(t.completion_tokens!==void 0){let s=t.completion_tokens,p=e,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<
0||isNaN(s))return D.errors=[{instancePath:r+"/completion_tokens",schemaPath:"schema:UsedCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.charged_usd!==
void 0){let s=t.charged_usd,p=e;if(e===e)if(typeof s=="string"){if(M(s,20))return D.errors=[{instancePath:r+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!je.test(
s))return D.errors=[{instancePath:r+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return D.errors=[{instancePath:r+"/charged\
_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0}}}}}}else
return D.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=i,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt={type:["object","null"],
additionalProperties:!1,required:["limit","remaining","resets_at"],properties:{limit:{$ref:"schema:U\
sedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:Limi\
tLeft"};function O(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=O.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!(t&&
typeof t=="object"&&!Array.isArray(t))&&t!==null)return O.errors=[{instancePath:r,schemaPath:"#/type",
keyword:"type",params:{type:rt.type}}],!1;if(e===0&&t&&typeof t=="object"&&!Array.isArray(t)){let d;
if(t.limit===void 0&&(d="limit")||t.remaining===void 0&&(d="remaining")||t.resets_at===void 0&&(d="r\
esets_at"))return O.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let l=e;for(let s in t)if(!(s==="limit"||s==="remaining"||s==="resets_at")){return O.errors=[{instancePath:r,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;
break}if(l===e){if(t.limit!==void 0){let s=t.limit,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)))return O.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>9007199254740991||
isNaN(s))return O.errors=[{instancePath:r+"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(s))return O.errors=[{instancePath:r+
"/limit",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0;if(a){if(t.remaining!==void 0){let s=t.remaining,p=e,n=e;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return O.errors=[{instancePath:r+"/remaining",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof s=="number"&&isFinite(
s)){if(s>9007199254740991||isNaN(s))return O.errors=[{instancePath:r+"/remaining",schemaPath:"schema\
:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(s<0||isNaN(
s))return O.errors=[{instancePath:r+"/remaining",schemaPath:"schema:UsedCount/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0;if(a)if(t.resets_at!==void 0){let s=t.
resets_at,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null)return O.errors=
[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:Fe.type}}],
!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>4102444800||isNaN(s))return O.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(s<0||isNaN(s))return O.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===e}else var a=!0}}}}return O.errors=
i,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tt={type:["object","null"],additionalProperties:!1,
required:["period","limit_usd","used_usd","remaining_usd","resets_at"],properties:{period:{$ref:"sch\
ema:BudgetSpan"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"schema:Usd"},remaining_usd:{$ref:"sch\
ema:Usd"},resets_at:{$ref:"schema:ResetTime"}},$id:"schema:BudgetLeft"},st={type:"string",enum:["day",
"month","total"],$id:"schema:BudgetSpan"};function z(t,{instancePath:r="",parentData:w,parentDataProperty:v,
rootData:k=t,dynamicAnchors:N={}}={}){let i=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null)return z.errors=
[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:tt.type}}],!1;if(e===0&&t&&typeof t==
"object"&&!Array.isArray(t)){let d;if(t.period===void 0&&(d="period")||t.limit_usd===void 0&&(d="lim\
it_usd")||t.used_usd===void 0&&(d="used_usd")||t.remaining_usd===void 0&&(d="remaining_usd")||t.resets_at===
void 0&&(d="resets_at"))return z.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",
params:{missingProperty:d}}],!1;{let l=e;for(let s in t)if(!(s==="period"||s==="limit_usd"||s==="use\
d_usd"||s==="remaining_usd"||s==="resets_at")){return z.errors=[{instancePath:r,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(l===e){if(t.
period!==void 0){let s=t.period,p=e;if(typeof s!="string")return z.errors=[{instancePath:r+"/period",
schemaPath:"schema:BudgetSpan/type",keyword:"type",params:{type:"string"}}],!1;if(!(s==="day"||s==="\
month"||s==="total"))return z.errors=[{instancePath:r+"/period",schemaPath:"schema:BudgetSpan/enum",
keyword:"enum",params:{allowedValues:st.enum}}],!1;var a=p===e}else var a=!0;if(a){if(t.limit_usd!==
void 0){let s=t.limit_usd,p=e;if(e===e)if(typeof s=="string"){if(M(s,20))return z.errors=[{instancePath:r+
"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!je.test(
s))return z.errors=[{instancePath:r+"/limit_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=[{instancePath:r+"/limit_usd",schemaPath:"\
schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.used_usd!==
void 0){let s=t.used_usd,p=e;if(e===e)if(typeof s=="string"){if(M(s,20))return z.errors=[{instancePath:r+
"/used_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!je.test(
s))return z.errors=[{instancePath:r+"/used_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=[{instancePath:r+"/used_usd",schemaPath:"\
schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else var a=!0;if(a){if(t.remaining_usd!==
void 0){let s=t.remaining_usd,p=e;if(e===e)if(typeof s=="string"){if(M(s,20))return z.errors=[{instancePath:r+
"/remaining_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!je.
test(s))return z.errors=[{instancePath:r+"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"p\
attern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return z.errors=[{instancePath:r+"\
/remaining_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=p===e}else
var a=!0;if(a)if(t.resets_at!==void 0){let s=t.resets_at,p=e,n=e;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))&&s!==null)return z.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTim\
e/type",keyword:"type",params:{type:Fe.type}}],!1;if(e===n&&typeof s=="number"&&isFinite(s)){if(s>4102444800||
isNaN(s))return z.errors=[{instancePath:r+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(s<0||isNaN(s))return z.errors=[{instancePath:r+
"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=p===e}else var a=!0}}}}}}return z.errors=i,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function F(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.object===void 0&&(s="object")||t.name===void 0&&
(s="name")||t.prefix===void 0&&(s="prefix")||t.expires_at===void 0&&(s="expires_at")||t.used===void 0&&
(s="used")||t.limits===void 0&&(s="limits"))return F.errors=[{instancePath:r,schemaPath:"#/required",
keyword:"required",params:{missingProperty:s}}],!1;{let p=e;for(let n in t)if(!(n==="object"||n==="n\
ame"||n==="prefix"||n==="expires_at"||n==="used"||n==="limits")){return F.errors=[{instancePath:r,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(p===
e){if(t.object!==void 0){let n=t.object,y=e;if(typeof n!="string")return F.errors=[{instancePath:r+"\
/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(n!=="ke\
y_usage")return F.errors=[{instancePath:r+"/object",schemaPath:"#/properties/object/const",keyword:"\
const",params:{allowedValue:"key_usage"}}],!1;var a=y===e}else var a=!0;if(a){if(t.name!==void 0){let n=t.
name,y=e;if(e===y)if(typeof n=="string"){if(M(n,128))return F.errors=[{instancePath:r+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(te(n,1))return F.errors=
[{instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return F.errors=[{instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(t.prefix!==void 0){let n=t.prefix,y=e;
if(e===y)if(typeof n=="string"){if(M(n,16))return F.errors=[{instancePath:r+"/prefix",schemaPath:"#/\
properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],!1}else return F.errors=[{instancePath:r+
"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type:"string"}}],!1;var a=y===
e}else var a=!0;if(a){if(t.expires_at!==void 0){let n=t.expires_at,y=e,A=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return F.errors=[{instancePath:r+"/expires_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:Fe.type}}],!1;if(e===A&&typeof n=="number"&&isFinite(
n)){if(n>4102444800||isNaN(n))return F.errors=[{instancePath:r+"/expires_at",schemaPath:"schema:Rese\
tTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(n<0||isNaN(n))return F.
errors=[{instancePath:r+"/expires_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(t.used!==void 0){let n=t.used,y=e;if(e===
y)if(n&&typeof n=="object"&&!Array.isArray(n)){let P;if(n.day===void 0&&(P="day")||n.month===void 0&&
(P="month"))return F.errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/required",keyword:"\
required",params:{missingProperty:P}}],!1;{let g=e;for(let f in n)if(!(f==="day"||f==="month")){return F.
errors=[{instancePath:r+"/used",schemaPath:"#/properties/used/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:f}}],!1;break}if(g===e){if(n.day!==void 0){let f=e;D(n.day,
{instancePath:r+"/used/day",parentData:n,parentDataProperty:"day",rootData:k,dynamicAnchors:N})||(i=
i===null?D.errors:i.concat(D.errors),e=i.length);var d=f===e}else var d=!0;if(d)if(n.month!==void 0){
let f=e;D(n.month,{instancePath:r+"/used/month",parentData:n,parentDataProperty:"month",rootData:k,dynamicAnchors:N})||
(i=i===null?D.errors:i.concat(D.errors),e=i.length);var d=f===e}else var d=!0}}}else return F.errors=
[{instancePath:r+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type:"object"}}],
!1;var a=y===e}else var a=!0;if(a)if(t.limits!==void 0){let n=t.limits,y=e;if(e===y)if(n&&typeof n==
"object"&&!Array.isArray(n)){let P;if(n.requests_per_minute===void 0&&(P="requests_per_minute")||n.tokens_per_minute===
void 0&&(P="tokens_per_minute")||n.parallel_requests===void 0&&(P="parallel_requests")||n.budget===void 0&&
(P="budget"))return F.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/required",keyword:"\
required",params:{missingProperty:P}}],!1;{let g=e;for(let f in n)if(!(f==="requests_per_minute"||f===
"tokens_per_minute"||f==="parallel_requests"||f==="budget")){return F.errors=[{instancePath:r+"/limi\
ts",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:f}}],
!1;break}if(g===e){if(n.requests_per_minute!==void 0){let f=e;O(n.requests_per_minute,{instancePath:r+
"/limits/requests_per_minute",parentData:n,parentDataProperty:"requests_per_minute",rootData:k,dynamicAnchors:N})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var l=f===e}else var l=!0;if(l){if(n.tokens_per_minute!==
void 0){let f=e;O(n.tokens_per_minute,{instancePath:r+"/limits/tokens_per_minute",parentData:n,parentDataProperty:"\
tokens_per_minute",rootData:k,dynamicAnchors:N})||(i=i===null?O.errors:i.concat(O.errors),e=i.length);
var l=f===e}else var l=!0;if(l){if(n.parallel_requests!==void 0){let f=e;O(n.parallel_requests,{instancePath:r+
"/limits/parallel_requests",parentData:n,parentDataProperty:"parallel_requests",rootData:k,dynamicAnchors:N})||
(i=i===null?O.errors:i.concat(O.errors),e=i.length);var l=f===e}else var l=!0;if(l)if(n.budget!==void 0){
let f=e;z(n.budget,{instancePath:r+"/limits/budget",parentData:n,parentDataProperty:"budget",rootData:k,
dynamicAnchors:N})||(i=i===null?z.errors:i.concat(z.errors),e=i.length);var l=f===e}else var l=!0}}}}}else
return F.errors=[{instancePath:r+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=y===e}else var a=!0}}}}}}}else return F.errors=[{instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,e===0}F.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function he(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t))t.response!==void 0&&(F(t.response,{instancePath:r+"/r\
esponse",parentData:t,parentDataProperty:"response",rootData:k,dynamicAnchors:N})||(i=i===null?F.errors:
i.concat(F.errors),e=i.length));else return he.errors=[{instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return he.errors=i,e===0}he.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gr=q;function q(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let n=t.response;if(e===e)if(n&&
typeof n=="object"&&!Array.isArray(n)){let A;if(n.name===void 0&&(A="name")||n.operations===void 0&&
(A="operations")||n.elsewhere===void 0&&(A="elsewhere"))return q.errors=[{instancePath:r+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:A}}],!1;{let P=e;for(let g in n)
if(!(g==="name"||g==="operations"||g==="elsewhere")){return q.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:g}}],
!1;break}if(P===e){if(n.name!==void 0){let g=n.name,f=e;if(e===f)if(typeof g=="string"){if(M(g,128))
return q.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(te(g,1))return q.errors=[{instancePath:r+"/respo\
nse/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return q.errors=[{instancePath:r+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=f===e}else var a=!0;if(a){if(n.operations!==
void 0){let g=n.operations,f=e;if(e===f)if(Array.isArray(g)){if(g.length>256)return q.errors=[{instancePath:r+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var d=!0;let ee=g.length;for(let _=0;_<ee;_++){let b=g[_],B=e;if(e===B)if(b&&
typeof b=="object"&&!Array.isArray(b)){let S;if(b.method===void 0&&(S="method")||b.path===void 0&&(S=
"path")||b.summary===void 0&&(S="summary"))return q.errors=[{instancePath:r+"/response/operations/"+
_,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:S}}],
!1;{let G=e;for(let o in b)if(!(o==="method"||o==="path"||o==="summary")){return q.errors=[{instancePath:r+
"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(G===e){if(b.method!==
void 0){let o=b.method,c=e;if(e===c)if(typeof o=="string"){if(M(o,7))return q.errors=[{instancePath:r+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(te(o,3))return q.errors=[{instancePath:r+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return q.errors=[{instancePath:r+
"/response/operations/"+_+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l){if(b.path!==
void 0){let o=b.path,c=e;if(e===c)if(typeof o=="string"){if(M(o,256))return q.errors=[{instancePath:r+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(te(o,1))return q.errors=[{instancePath:r+
"/response/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+"/r\
esponse/operations/"+_+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0;if(l)if(b.summary!==void 0){
let o=b.summary,c=e;if(e===c)if(typeof o=="string"){if(M(o,256))return q.errors=[{instancePath:r+"/r\
esponse/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return q.errors=[{instancePath:r+
"/response/operations/"+_+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var l=c===e}else var l=!0}}}}else return q.
errors=[{instancePath:r+"/response/operations/"+_,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var d=B===e;if(!d)break}}}else return q.errors=
[{instancePath:r+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=f===e}else var a=!0;if(a)if(n.elsewhere!==void 0){let g=n.elsewhere,
f=e;if(e===f)if(Array.isArray(g)){if(g.length>16)return q.errors=[{instancePath:r+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var s=!0;let ee=g.length;for(let _=0;_<ee;_++){let b=g[_],B=e;if(e===B)if(b&&typeof b=="object"&&
!Array.isArray(b)){let S;if(b.name===void 0&&(S="name"))return q.errors=[{instancePath:r+"/response/\
elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{
missingProperty:S}}],!1;{let G=e;for(let o in b)if(!(o==="name"||o==="path"||o==="address"||o==="por\
t")){return q.errors=[{instancePath:r+"/response/elsewhere/"+_,schemaPath:"schema:Overview/propertie\
s/elsewhere/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(G===e){if(b.name!==void 0){let o=b.name,c=e;if(e===c)if(typeof o=="string"){if(M(o,128))
return q.errors=[{instancePath:r+"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/proper\
ties/elsewhere/items/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(te(o,
1))return q.errors=[{instancePath:r+"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/pro\
perties/elsewhere/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.
errors=[{instancePath:r+"/response/elsewhere/"+_+"/name",schemaPath:"schema:Overview/properties/else\
where/items/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;
if(p){if(b.path!==void 0){let o=b.path,c=e;if(e===c)if(typeof o=="string"){if(M(o,256))return q.errors=
[{instancePath:r+"/response/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(te(o,1))return q.errors=
[{instancePath:r+"/response/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/i\
tems/properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+
"/response/elsewhere/"+_+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/p\
ath/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p){if(b.address!==
void 0){let o=b.address,c=e;if(e===c)if(typeof o=="string"){if(M(o,2048))return q.errors=[{instancePath:r+
"/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(te(o,1))return q.errors=[{instancePath:r+
"/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:r+
"/response/elsewhere/"+_+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var p=c===e}else var p=!0;if(p)if(b.port!==
void 0){let o=b.port,c=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return q.errors=[{
instancePath:r+"/response/elsewhere/"+_+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof o=="number"&&isFinite(
o)){if(o>65535||isNaN(o))return q.errors=[{instancePath:r+"/response/elsewhere/"+_+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(o<1||isNaN(o))return q.errors=[{instancePath:r+"/response/elsewhere/"+_+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var p=c===e}else var p=!0}}}}}else return q.errors=[{instancePath:r+
"/response/elsewhere/"+_,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var s=B===e;if(!s)break}}}else return q.errors=[{instancePath:r+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=f===e}else var a=!0}}}}else return q.errors=[{instancePath:r+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return q.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,e===0}q.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var vr=ne;function ne(t,{instancePath:r="",parentData:w,parentDataProperty:v,rootData:k=t,dynamicAnchors:N={}}={}){
let i=null,e=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.response!==void 0){let a=t.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return ne.errors=[{instancePath:r+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return ne.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ne.errors=i,e===0}ne.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var yt={createChatCompletion:{parameters:Ge,body:ir,replies:{200:cr}},listModels:{parameters:Xe,body:or,
replies:{200:hr}},readUsage:{parameters:Je,body:nr,replies:{200:_r}},getOverview:{parameters:Qe,body:pr,
replies:{200:gr}},getContract:{parameters:er,body:mr,replies:{200:vr}},getReference:{parameters:rr,body:lr,
replies:{}},getReferenceFile:{parameters:tr,body:dr,replies:{}}};export{yt as default};
