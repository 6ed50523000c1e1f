// Compiled from a contract by npm run generate. Never edited.
var Or=Object.create;var Xe=Object.defineProperty;var Gr=Object.getOwnPropertyDescriptor;var Xr=Object.getOwnPropertyNames;var Rr=Object.getPrototypeOf,Br=Object.prototype.hasOwnProperty;var Re=(e,s)=>()=>{try{return s||e((s={exports:{}}).exports,s),s.exports}catch(g){throw s=0,g}};var Vr=(e,s,g,y)=>{if(s&&typeof s=="object"||typeof s=="function")for(let u of Xr(s))!Br.call(e,u)&&
u!==g&&Xe(e,u,{get:()=>s[u],enumerable:!(y=Gr(s,u))||y.enumerable});return e};var ae=(e,s,g)=>(g=e!=null?Or(Rr(e)):{},Vr(s||!e||!e.__esModule?Xe(g,"default",{value:e,enumerable:!0}):
g,e));var xe=Re(we=>{"use strict";Object.defineProperty(we,"__esModule",{value:!0});we.formats=void 0;var Yr=2**
31-1,Wr=(-2)**31,Jr=2**63-1,Qr=(-2)**63,Ze=(2-2**-23)*2**127,Ye=2**-126,es=-1*Ze,rs=-1*Ye,Ve=()=>!0,
ss=/^[A-Za-z0-9+/]*(=|==)?$/;we.formats={int32:{validate:e=>Number.isInteger(e)&&e<=Yr&&e>=Wr,type:"\
number"},int64:{validate:e=>Number.isInteger(e)&&e<=Jr&&e>=Qr,type:"number"},float:{validate:e=>typeof e==
"number"&&(e===0||e<=Ze&&e>=Ye||e>=es&&e<=rs),type:"number"},double:{validate:e=>typeof e=="number",
type:"number"},byte:e=>e.length%4===0&&ss.test(e),binary:Ve,password:Ve}});var qe=Re(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});Z.formatNames=Z.fastFormats=
Z.fullFormats=void 0;function V(e,s){return{validate:e,compare:s}}Z.fullFormats={date:V(er,Ce),time:V(
Te(!0),Fe),"date-time":V(We(!0),sr),"iso-time":V(Te(),rr),"iso-date-time":V(We(),tr),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:cs,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:ms,int32:{type:"number",validate:us},
int64:{type:"number",validate:fs},float:{type:"number",validate:Qe},double:{type:"number",validate:Qe},
password:!0,binary:!0};Z.fastFormats={...Z.fullFormats,date:V(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Ce),time:V(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Fe),"date-time":V(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
sr),"iso-time":V(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,rr),"\
iso-date-time":V(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
tr),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Z.formatNames=Object.keys(Z.fullFormats);function ts(e){return e%4===0&&(e%100!==0||e%400===0)}var as=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
is=[0,31,28,31,30,31,30,31,31,30,31,30,31];function er(e){let s=as.exec(e);if(!s)return!1;let g=+s[1],
y=+s[2],u=+s[3];return y>=1&&y<=12&&u>=1&&u<=(y===2&&ts(g)?29:is[y])}function Ce(e,s){if(e&&s)return e>
s?1:e<s?-1:0}var ze=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Te(e){
return function(g){let y=ze.exec(g);if(!y)return!1;let u=+y[1],h=+y[2],i=+y[3],r=y[4],n=y[5]==="-"?-1:
1,a=+(y[6]||0),l=+(y[7]||0);if(a>23||l>59||e&&!r)return!1;if(u<=23&&h<=59&&i<60)return!0;let d=h-l*n,
t=u-a*n-(d<0?1:0);return(t===23||t===-1)&&(d===59||d===-1)&&i<61}}function Fe(e,s){if(!(e&&s))return;
let g=new Date("2020-01-01T"+e).valueOf(),y=new Date("2020-01-01T"+s).valueOf();if(g&&y)return g-y}function rr(e,s){
if(!(e&&s))return;let g=ze.exec(e),y=ze.exec(s);if(g&&y)return e=g[1]+g[2]+g[3],s=y[1]+y[2]+y[3],e>s?
1:e<s?-1:0}var He=/t|\s/i;function We(e){let s=Te(e);return function(y){let u=y.split(He);return u.length===
2&&er(u[0])&&s(u[1])}}function sr(e,s){if(!(e&&s))return;let g=new Date(e).valueOf(),y=new Date(s).valueOf();
if(g&&y)return g-y}function tr(e,s){if(!(e&&s))return;let[g,y]=e.split(He),[u,h]=s.split(He),i=Ce(g,
u);if(i!==void 0)return i||Fe(y,h)}var ns=/\/|:/,os=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ps(e){return ns.test(e)&&os.test(e)}var Je=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function ms(e){return Je.lastIndex=0,Je.test(e)}var ds=-(2**31),ls=2**31-1;function us(e){return Number.
isInteger(e)&&e<=ls&&e>=ds}function fs(e){return Number.isInteger(e)}function Qe(){return!0}var ys=/[^\\]\\Z/;
function cs(e){if(ys.test(e))return!1;try{return new RegExp(e),!0}catch{return!1}}});var ie=(e,s)=>e.length>s&&Be(e)>s,ne=(e,s)=>e.length<2*s&&Be(e)<s,Zr=/[\ud800-\udbff][\udc00-\udfff]/g,
Be=e=>e.length-(e.match(Zr)?.length??0);var ar=ae(xe()),ir=ae(qe()),Ds={...ar.formats,...ir.fastFormats},nr=se;var te=ie;function se(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=se.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(e.headers!==void 0){let l=e.headers;if(r===r)if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l["if-none-match"]!==void 0){let t=l["if-none-match"],o=r;
if(typeof t!="string"){let p=typeof t,f;if(f===void 0)if(p=="number"||p=="boolean")f=""+t;else if(t===
null)f="";else return se.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;f!==void 0&&(t=f,l!==
void 0&&(l["if-none-match"]=f))}if(r===o&&typeof t=="string"&&te(t,4096))return se.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return se.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return se.errors=i,r===0}se.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var or=T;var fe=ne,hs=new RegExp("^[a-z][a-z0-9.-]*$","u");function T(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=T.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.query===void 0&&
(l="query")||e.headers===void 0&&(l="headers")||e.params===void 0&&(l="params"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(e.headers!==void 0){let d=e.
headers,t=r;if(r===t)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let o=d["\
if-none-match"],p=r;if(typeof o!="string"){let f=typeof o,k;if(k===void 0)if(f=="number"||f=="boolea\
n")k=""+o;else if(o===null)k="";else return T.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&
(o=k,d!==void 0&&(d["if-none-match"]=k))}if(r===p&&typeof o=="string"&&te(o,4096))return T.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return T.errors=[{instancePath:s+"/heade\
rs",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=t===r}else
var a=!0;if(a)if(e.params!==void 0){let d=e.params,t=r;if(r===t)if(d&&typeof d=="object"&&!Array.isArray(
d)){let p;if(d.file===void 0&&(p="file"))return T.errors=[{instancePath:s+"/params",schemaPath:"#/pr\
operties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(d.file!==void 0){let f=d.
file,k=r;if(typeof f!="string"){let m=typeof f,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+f;else if(f===
null)c="";else return T.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prope\
rties/file/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(f=c,d!==void 0&&(d.file=c))}
if(r===k&&typeof f=="string"){if(te(f,64))return T.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(fe(f,1))
return T.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!hs.test(f))return T.errors=[{instancePath:s+"/p\
arams/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return T.errors=[{instancePath:s+"/params",schemaPath:"#/properties\
/params/type",keyword:"type",params:{type:"object"}}],!1;var a=t===r}else var a=!0}return T.errors=i,
r===0}T.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var pr=oe;function oe(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=oe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return oe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return oe.errors=i,r===0}oe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mr=pe;function pe(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return pe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return pe.errors=i,r===0}pe.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var dr=me;function me(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=me.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return me.errors=i,r===0}me.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var lr=de;function de(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=de.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return de.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return de.errors=i,r===0}de.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ur=le;function le(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=le.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return le.errors=i,r===0}le.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fr=ue;function ue(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=ue.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return ue.errors=i,r===0}ue.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var yr=Y;var cr=new RegExp("^[ -~]+$","u");function Y(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=Y.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&
(a="query")||e.headers===void 0&&(a="headers")||e.params===void 0&&(a="params"))return Y.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.headers!==void 0){let l=e.
headers;if(r===r)if(l&&typeof l=="object"&&!Array.isArray(l)){if(l["idempotency-key"]!==void 0){let t=l["\
idempotency-key"],o=r;if(typeof t!="string"){let p=typeof t,f;if(f===void 0)if(p=="number"||p=="bool\
ean")f=""+t;else if(t===null)f="";else return Y.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;f!==
void 0&&(t=f,l!==void 0&&(l["idempotency-key"]=f))}if(r===o&&typeof t=="string"){if(te(t,255))return Y.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(fe(t,1))return Y.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!cr.test(t))return Y.errors=[{instancePath:s+"/headers/idempoten\
cy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Y.errors=[{instancePath:s+"/headers",schemaPath:"#/properties\
/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Y.errors=i,r===0}Y.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var hr=K;var gr=new RegExp("^[0-9a-f-]{36}$","u");function K(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=K.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.query===void 0&&
(l="query")||e.headers===void 0&&(l="headers")||e.params===void 0&&(l="params"))return K.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(e.headers!==void 0){let d=e.
headers,t=r;if(r===t)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){
let o=d["idempotency-key"],p=r;if(typeof o!="string"){let f=typeof o,k;if(k===void 0)if(f=="number"||
f=="boolean")k=""+o;else if(o===null)k="";else return K.errors=[{instancePath:s+"/headers/idempotenc\
y-key",schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"\
string"}}],!1;k!==void 0&&(o=k,d!==void 0&&(d["idempotency-key"]=k))}if(r===p&&typeof o=="string"){if(te(
o,255))return K.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/\
properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(fe(o,1))return K.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!cr.test(o))return K.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return K.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=t===r}else var a=!0;if(a)
if(e.params!==void 0){let d=e.params,t=r;if(r===t)if(d&&typeof d=="object"&&!Array.isArray(d)){let p;
if(d.id===void 0&&(p="id"))return K.errors=[{instancePath:s+"/params",schemaPath:"#/properties/param\
s/required",keyword:"required",params:{missingProperty:p}}],!1;if(d.id!==void 0){let f=d.id,k=r;if(typeof f!=
"string"){let m=typeof f,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+f;else if(f===null)c="";else
return K.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(f=c,d!==void 0&&(d.id=c))}if(r===k&&typeof f=="string"){
if(te(f,36))return K.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(fe(f,36))return K.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],
!1;if(!gr.test(f))return K.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/prop\
erties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return K.errors=
[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],
!1;var a=t===r}else var a=!0}return K.errors=i,r===0}K.evaluated={props:{query:!0,headers:!0,params:!0,
cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var kr=U;function U(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=U.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.query===void 0&&(a="query")||e.headers===void 0&&(a=
"headers")||e.params===void 0&&(a="params"))return U.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(e.params!==void 0){let l=e.params;if(r===r)if(l&&
typeof l=="object"&&!Array.isArray(l)){let t;if(l.id===void 0&&(t="id"))return U.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:t}}],
!1;if(l.id!==void 0){let o=l.id,p=r;if(typeof o!="string"){let f=typeof o,k;if(k===void 0)if(f=="num\
ber"||f=="boolean")k=""+o;else if(o===null)k="";else return U.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;k!==void 0&&(o=k,
l!==void 0&&(l.id=k))}if(r===p&&typeof o=="string"){if(te(o,36))return U.errors=[{instancePath:s+"/p\
arams/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(fe(o,36))return U.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!gr.test(o))return U.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return U.errors=[{instancePath:s+"/params",schemaPath:"#/properties/pa\
rams/type",keyword:"type",params:{type:"object"}}],!1}}return U.errors=i,r===0}U.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var vr=ae(xe()),Pr=ae(qe()),Is={...vr.formats,...Pr.fastFormats},_r=Le;function Le(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Le.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Le.errors=i,r===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var br=Me;function Me(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Me.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Me.errors=i,r===0}Me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wr=Ne;function Ne(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Ne.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ne.errors=i,r===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xr=je;function je(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=je.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
je.errors=i,r===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qr=O;var Ee=ie,Ue=ne;function O(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.body===void 0&&(a="body"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.body!==void 0){let l=e.
body;if(r===r)if(l&&typeof l=="object"&&!Array.isArray(l)){let t;if(l.callback===void 0&&(t="callbac\
k"))return O.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"requir\
ed",params:{missingProperty:t}}],!1;{let o=r;for(let p in l)if(p!=="callback"){return O.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(o===r&&l.callback!==void 0){let p=l.callback;if(r===r)if(typeof p=="string"){if(Ee(p,8192))
return O.errors=[{instancePath:s+"/body/callback",schemaPath:"#/properties/body/properties/callback/\
maxLength",keyword:"maxLength",params:{limit:8192}}],!1;if(Ue(p,1))return O.errors=[{instancePath:s+
"/body/callback",schemaPath:"#/properties/body/properties/callback/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return O.errors=[{instancePath:s+"/body/callback",schemaPath:"#/properties/body/p\
roperties/callback/type",keyword:"type",params:{type:"string"}}],!1}}}else return O.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return O.errors=
i,r===0}O.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Lr=De;function De(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=De.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
De.errors=i,r===0}De.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mr=Ae;function Ae(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Ae.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ae.errors=i,r===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Nr=Ie;function Ie(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Ie.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Ie.errors=i,r===0}Ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var jr=H;function H(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=H.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.body===void 0&&(l="body"))return H.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;if(e.body!==void 0){let d=e.
body;if(r===r)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.name===void 0&&(o="name")||d.group===
void 0&&(o="group"))return H.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",
keyword:"required",params:{missingProperty:o}}],!1;{let p=r;for(let f in d)if(!(f==="name"||f==="gro\
up")){return H.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:f}}],!1;break}if(p===r){if(d.name!==void 0){let f=d.
name,k=r;if(r===k)if(typeof f=="string"){if(Ee(f,128))return H.errors=[{instancePath:s+"/body/name",
schemaPath:"#/properties/body/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;
if(Ue(f,1))return H.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/na\
me/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+"/body\
/name",schemaPath:"#/properties/body/properties/name/type",keyword:"type",params:{type:"string"}}],!1;
var a=k===r}else var a=!0;if(a)if(d.group!==void 0){let f=d.group,k=r;if(r===k)if(typeof f=="string"){
if(Ee(f,400))return H.errors=[{instancePath:s+"/body/group",schemaPath:"#/properties/body/properties\
/group/maxLength",keyword:"maxLength",params:{limit:400}}],!1;if(Ue(f,1))return H.errors=[{instancePath:s+
"/body/group",schemaPath:"#/properties/body/properties/group/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return H.errors=[{instancePath:s+"/body/group",schemaPath:"#/properties/body/prop\
erties/group/type",keyword:"type",params:{type:"string"}}],!1;var a=k===r}else var a=!0}}}else return H.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"obj\
ect"}}],!1}}return H.errors=i,r===0}H.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var Dr=W;function W(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=W.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),e&&
typeof e=="object"&&!Array.isArray(e)&&e.body!==void 0){let a=e.body;if(r===r)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.overlap_s===void 0&&(a.overlap_s=3600);let d=r;for(let t in a)if(t!=="overl\
ap_s"){return W.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===r){let t=a.overlap_s,
o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return W.errors=[{instancePath:s+"/body\
/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(r===o&&typeof t=="number"&&isFinite(t)){if(t>604800||isNaN(t))return W.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(t<0||isNaN(t))return W.errors=[{instancePath:s+"/body/overlap_\
s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return W.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",
keyword:"type",params:{type:"object"}}],!1}return W.errors=i,r===0}W.evaluated={props:{query:!0,headers:!0,
params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ar=Se;function Se(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Se.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
Se.errors=i,r===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ir=ae(xe()),Sr=ae(qe()),$s={...Ir.formats,...Sr.fastFormats},$r=C;var vs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,L=ie,A=ne;function C(e,{instancePath:s="",parentData:g,
parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=C.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
if(e.response!==void 0){let a=e.response;if(r===r)if(a&&typeof a=="object"&&!Array.isArray(a)){let d;
if(a.url===void 0&&(d="url"))return C.errors=[{instancePath:s+"/response",schemaPath:"schema:MySignI\
n/required",keyword:"required",params:{missingProperty:d}}],!1;{let t=r;for(let o in a)if(o!=="url"){
return C.errors=[{instancePath:s+"/response",schemaPath:"schema:MySignIn/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(t===r&&a.url!==void 0){let o=a.url,
p=r;if(r===p&&r===p)if(typeof o=="string"){if(L(o,8192))return C.errors=[{instancePath:s+"/response/\
url",schemaPath:"schema:MySignIn/properties/url/maxLength",keyword:"maxLength",params:{limit:8192}}],
!1;if(A(o,8))return C.errors=[{instancePath:s+"/response/url",schemaPath:"schema:MySignIn/properties\
/url/minLength",keyword:"minLength",params:{limit:8}}],!1;if(!vs.test(o))return C.errors=[{instancePath:s+
"/response/url",schemaPath:"schema:MySignIn/properties/url/format",keyword:"format",params:{format:"\
uri"}}],!1}else return C.errors=[{instancePath:s+"/response/url",schemaPath:"schema:MySignIn/propert\
ies/url/type",keyword:"type",params:{type:"string"}}],!1}}}else return C.errors=[{instancePath:s+"/r\
esponse",schemaPath:"schema:MySignIn/type",keyword:"type",params:{type:"object"}}],!1}}else return C.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=
i,r===0}C.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Kr=ye;function P(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=P.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if(e.name===void 0&&(t="name")||e.issuer===void 0&&
(t="issuer")||e.subject===void 0&&(t="subject")||e.provider===void 0&&(t="provider")||e.groups===void 0&&
(t="groups")||e.keys===void 0&&(t="keys")||e.key_days===void 0&&(t="key_days")||e.pause_days===void 0&&
(t="pause_days")||e.expires_at===void 0&&(t="expires_at"))return P.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:t}}],!1;if(e.name!==void 0){let o=e.name,p=r;
if(r===p)if(typeof o=="string"){if(L(o,64))return P.errors=[{instancePath:s+"/name",schemaPath:"#/pr\
operties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(A(o,1))return P.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=p===r}else var a=!0;if(a){if(e.issuer!==void 0){let o=e.issuer,p=r;if(r===p)if(typeof o==
"string"){if(L(o,1024))return P.errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/ma\
xLength",keyword:"maxLength",params:{limit:1024}}],!1;if(A(o,1))return P.errors=[{instancePath:s+"/i\
ssuer",schemaPath:"#/properties/issuer/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.
errors=[{instancePath:s+"/issuer",schemaPath:"#/properties/issuer/type",keyword:"type",params:{type:"\
string"}}],!1;var a=p===r}else var a=!0;if(a){if(e.subject!==void 0){let o=e.subject,p=r;if(r===p)if(typeof o==
"string"){if(L(o,256))return P.errors=[{instancePath:s+"/subject",schemaPath:"#/properties/subject/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(A(o,1))return P.errors=[{instancePath:s+"/s\
ubject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.
errors=[{instancePath:s+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"\
string"}}],!1;var a=p===r}else var a=!0;if(a){if(e.provider!==void 0){let o=e.provider,p=r;if(r===p)
if(typeof o=="string"){if(L(o,64))return P.errors=[{instancePath:s+"/provider",schemaPath:"#/propert\
ies/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(A(o,1))return P.errors=[{instancePath:s+
"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return P.errors=[{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",
params:{type:"string"}}],!1;var a=p===r}else var a=!0;if(a){if(e.groups!==void 0){let o=e.groups,p=r;
if(r===p)if(Array.isArray(o)){if(o.length>1e3)return P.errors=[{instancePath:s+"/groups",schemaPath:"\
#/properties/groups/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var l=!0;let k=o.length;for(let m=0;m<
k;m++){let c=o[m],_=r;if(r===r)if(c&&typeof c=="object"&&!Array.isArray(c)){let $;if(c.id===void 0&&
($="id")||c.path===void 0&&($="path"))return P.errors=[{instancePath:s+"/groups/"+m,schemaPath:"sche\
ma:MyGroupName/required",keyword:"required",params:{missingProperty:$}}],!1;{let J=r;for(let I in c)
if(!(I==="id"||I==="path")){return P.errors=[{instancePath:s+"/groups/"+m,schemaPath:"schema:MyGroup\
Name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:I}}],!1;break}if(J===
r){if(c.id!==void 0){let I=c.id,j=r;if(r===j)if(typeof I=="string"){if(L(I,64))return P.errors=[{instancePath:s+
"/groups/"+m+"/id",schemaPath:"schema:MyGroupName/properties/id/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(A(I,1))return P.errors=[{instancePath:s+"/groups/"+m+"/id",schemaPath:"schema:MyGr\
oupName/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:s+
"/groups/"+m+"/id",schemaPath:"schema:MyGroupName/properties/id/type",keyword:"type",params:{type:"s\
tring"}}],!1;var d=j===r}else var d=!0;if(d)if(c.path!==void 0){let I=c.path,j=r;if(r===j)if(typeof I==
"string"){if(L(I,400))return P.errors=[{instancePath:s+"/groups/"+m+"/path",schemaPath:"schema:MyGro\
upName/properties/path/maxLength",keyword:"maxLength",params:{limit:400}}],!1;if(A(I,1))return P.errors=
[{instancePath:s+"/groups/"+m+"/path",schemaPath:"schema:MyGroupName/properties/path/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return P.errors=[{instancePath:s+"/groups/"+m+"/path",schemaPath:"\
schema:MyGroupName/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var d=j===r}else
var d=!0}}}else return P.errors=[{instancePath:s+"/groups/"+m,schemaPath:"schema:MyGroupName/type",keyword:"\
type",params:{type:"object"}}],!1;var l=_===r;if(!l)break}}}else return P.errors=[{instancePath:s+"/\
groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"array"}}],!1;var a=p===r}else
var a=!0;if(a){if(e.keys!==void 0){let o=e.keys,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return P.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o))return P.errors=[
{instancePath:s+"/keys",schemaPath:"#/properties/keys/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}}],!1;if(o<1||isNaN(o))return P.errors=[{instancePath:s+"/keys",schemaPath:"#/properti\
es/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=p===r}else var a=!0;if(a){
if(e.key_days!==void 0){let o=e.key_days,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return P.errors=[{instancePath:s+"/key_days",schemaPath:"#/properties/key_days/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>90||isNaN(o))return P.errors=
[{instancePath:s+"/key_days",schemaPath:"#/properties/key_days/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:90}}],!1;if(o<1||isNaN(o))return P.errors=[{instancePath:s+"/key_days",schemaPath:"#/prope\
rties/key_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=p===r}else var a=!0;
if(a){if(e.pause_days!==void 0){let o=e.pause_days,p=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return P.errors=[{instancePath:s+"/pause_days",schemaPath:"#/properties/pause_days/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===p&&typeof o=="number"&&isFinite(o)){if(o>90||isNaN(o))return P.
errors=[{instancePath:s+"/pause_days",schemaPath:"#/properties/pause_days/maximum",keyword:"maximum",
params:{comparison:"<=",limit:90}}],!1;if(o<1||isNaN(o))return P.errors=[{instancePath:s+"/pause_day\
s",schemaPath:"#/properties/pause_days/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=p===r}else var a=!0;if(a)if(e.expires_at!==void 0){let o=e.expires_at,p=r,f=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return P.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Milliseconds/type",keyword:"type",params:{type:"integer"}}],!1;if(r===f&&typeof o=="number"&&
isFinite(o)){if(o>41024448e5||isNaN(o))return P.errors=[{instancePath:s+"/expires_at",schemaPath:"sc\
hema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||
isNaN(o))return P.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Milliseconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=p===r}else var a=!0}}}}}}}}else return P.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.errors=i,r===
0}P.evaluated={props:{name:!0,issuer:!0,subject:!0,provider:!0,groups:!0,keys:!0,key_days:!0,pause_days:!0,
expires_at:!0},dynamicProps:!1,dynamicItems:!1};function R(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=R.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),P(e,{instancePath:s,parentData:g,parentDataProperty:y,rootData:u,dynamicAnchors:h})||
(i=i===null?P.errors:i.concat(P.errors),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
for(let a in e)if(a!=="name"&&a!=="issuer"&&a!=="subject"&&a!=="provider"&&a!=="groups"&&a!=="keys"&&
a!=="key_days"&&a!=="pause_days"&&a!=="expires_at"){return R.errors=[{instancePath:s,schemaPath:"#/u\
nevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}}],!1;break}}else
return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.
errors=i,r===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(e,{instancePath:s="",
parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=ye.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&
!Array.isArray(e))e.response!==void 0&&(R(e.response,{instancePath:s+"/response",parentData:e,parentDataProperty:"\
response",rootData:u,dynamicAnchors:h})||(i=i===null?R.errors:i.concat(R.errors),r=i.length));else return ye.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=
i,r===0}ye.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zr=ce;function F(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=F.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),P(
e,{instancePath:s,parentData:g,parentDataProperty:y,rootData:u,dynamicAnchors:h})||(i=i===null?P.errors:
i.concat(P.errors),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.secret===
void 0&&(l="secret"))return F.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;if(e.secret!==void 0){let d=e.secret,t=r;if(r===t)if(typeof d=="string"){if(L(
d,64))return F.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(A(d,1))return F.errors=[{instancePath:s+"/secret",schemaPath:"#\
/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+
"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
r}else var a=!0;if(a){for(let d in e)if(d!=="secret"&&d!=="name"&&d!=="issuer"&&d!=="subject"&&d!=="\
provider"&&d!=="groups"&&d!=="keys"&&d!=="key_days"&&d!=="pause_days"&&d!=="expires_at"){return F.errors=
[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:d}}],
!1;break}}}else return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return F.errors=i,r===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(e,{
instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,
r=0,n=ce.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&
typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(F(e.response,{instancePath:s+"/response",
parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?F.errors:i.concat(
F.errors),r=i.length));else return ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ce.errors=i,r===0}ce.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Tr=he;function he(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=he.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(R(e.response,{instancePath:s+"/r\
esponse",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?R.errors:
i.concat(R.errors),r=i.length));else return he.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return he.errors=i,r===0}he.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Hr=ge;var Ps={type:["object","null"],additionalProperties:!1,required:["limit","remaining","resets_at"],properties:{
limit:{$ref:"schema:UsedCount"},remaining:{$ref:"schema:UsedCount"},resets_at:{$ref:"schema:ResetTim\
e"}},$id:"schema:LimitLeft"};var Ge={type:["integer","null"],minimum:0,maximum:4102444800,$id:"schema:ResetTime"};function b(e,{instancePath:s="",
parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=b.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),!(e&&typeof e=="object"&&!Array.
isArray(e))&&e!==null)return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:Ps.
type}}],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.limit===void 0&&(l="limit")||
e.remaining===void 0&&(l="remaining")||e.resets_at===void 0&&(l="resets_at"))return b.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=r;for(let t in e)if(!(t===
"limit"||t==="remaining"||t==="resets_at")){return b.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===r){if(e.
limit!==void 0){let t=e.limit,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return b.
errors=[{instancePath:s+"/limit",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return b.errors=
[{instancePath:s+"/limit",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return b.errors=[{instancePath:s+"/limit",schemaPath:"\
schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===r}else var a=!0;
if(a){if(e.remaining!==void 0){let t=e.remaining,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return b.errors=[{instancePath:s+"/remaining",schemaPath:"schema:UsedCount/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return b.errors=[{instancePath:s+"/remaining",schemaPath:"schema:UsedCount/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return b.errors=[{instancePath:s+
"/remaining",schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===r}else var a=!0;if(a)if(e.resets_at!==void 0){let t=e.resets_at,o=r,p=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return b.errors=[{instancePath:s+"/resets_at",schemaPath:"\
schema:ResetTime/type",keyword:"type",params:{type:Ge.type}}],!1;if(r===p&&typeof t=="number"&&isFinite(
t)){if(t>4102444800||isNaN(t))return b.errors=[{instancePath:s+"/resets_at",schemaPath:"schema:Reset\
Time/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(t<0||isNaN(t))return b.
errors=[{instancePath:s+"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=o===r}else var a=!0}}}}return b.errors=i,r===0}b.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _s={type:["object","null"],additionalProperties:!1,required:["p\
eriod","limit_usd","used_usd","remaining_usd","resets_at"],properties:{period:{$ref:"schema:BudgetSp\
an"},limit_usd:{$ref:"schema:Usd"},used_usd:{$ref:"schema:Usd"},remaining_usd:{$ref:"schema:Usd"},resets_at:{
$ref:"schema:ResetTime"}},$id:"schema:BudgetLeft"},bs={type:"string",enum:["day","month","total"],$id:"\
schema:BudgetSpan"};var Ke=new RegExp("^[0-9]{1,9}(\\.[0-9]{1,9})?$","u");function x(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=x.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),!(e&&typeof e=="object"&&!Array.isArray(e))&&e!==null)return x.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:_s.type}}],!1;if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let l;if(e.period===void 0&&(l="period")||e.limit_usd===void 0&&(l="lim\
it_usd")||e.used_usd===void 0&&(l="used_usd")||e.remaining_usd===void 0&&(l="remaining_usd")||e.resets_at===
void 0&&(l="resets_at"))return x.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:l}}],!1;{let d=r;for(let t in e)if(!(t==="period"||t==="limit_usd"||t==="use\
d_usd"||t==="remaining_usd"||t==="resets_at")){return x.errors=[{instancePath:s,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===r){if(e.
period!==void 0){let t=e.period,o=r;if(typeof t!="string")return x.errors=[{instancePath:s+"/period",
schemaPath:"schema:BudgetSpan/type",keyword:"type",params:{type:"string"}}],!1;if(!(t==="day"||t==="\
month"||t==="total"))return x.errors=[{instancePath:s+"/period",schemaPath:"schema:BudgetSpan/enum",
keyword:"enum",params:{allowedValues:bs.enum}}],!1;var a=o===r}else var a=!0;if(a){if(e.limit_usd!==
void 0){let t=e.limit_usd,o=r;if(r===r)if(typeof t=="string"){if(L(t,20))return x.errors=[{instancePath:s+
"/limit_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ke.test(
t))return x.errors=[{instancePath:s+"/limit_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return x.errors=[{instancePath:s+"/limit_usd",schemaPath:"\
schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.used_usd!==
void 0){let t=e.used_usd,o=r;if(r===r)if(typeof t=="string"){if(L(t,20))return x.errors=[{instancePath:s+
"/used_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ke.test(
t))return x.errors=[{instancePath:s+"/used_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return x.errors=[{instancePath:s+"/used_usd",schemaPath:"\
schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0;if(a){if(e.remaining_usd!==
void 0){let t=e.remaining_usd,o=r;if(r===r)if(typeof t=="string"){if(L(t,20))return x.errors=[{instancePath:s+
"/remaining_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ke.
test(t))return x.errors=[{instancePath:s+"/remaining_usd",schemaPath:"schema:Usd/pattern",keyword:"p\
attern",params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return x.errors=[{instancePath:s+"\
/remaining_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else
var a=!0;if(a)if(e.resets_at!==void 0){let t=e.resets_at,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))&&t!==null)return x.errors=[{instancePath:s+"/resets_at",schemaPath:"schema:ResetTim\
e/type",keyword:"type",params:{type:Ge.type}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>4102444800||
isNaN(t))return x.errors=[{instancePath:s+"/resets_at",schemaPath:"schema:ResetTime/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:4102444800}}],!1;if(t<0||isNaN(t))return x.errors=[{instancePath:s+
"/resets_at",schemaPath:"schema:ResetTime/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===r}else var a=!0}}}}}}return x.errors=i,r===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function D(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=D.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.id===void 0&&(d="id")||e.path===void 0&&(d=
"path")||e.limits===void 0&&(d="limits"))return D.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let t=r;for(let o in e)if(!(o==="id"||o==="path"||o==="li\
mits")){return D.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(t===r){if(e.id!==void 0){let o=e.id,p=r;if(r===p)
if(typeof o=="string"){if(L(o,64))return D.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(A(o,1))return D.errors=[{instancePath:s+"/\
id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;
var a=p===r}else var a=!0;if(a){if(e.path!==void 0){let o=e.path,p=r;if(r===p)if(typeof o=="string"){
if(L(o,400))return D.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/maxLength",keyword:"\
maxLength",params:{limit:400}}],!1;if(A(o,1))return D.errors=[{instancePath:s+"/path",schemaPath:"#/\
properties/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return D.errors=[{instancePath:s+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var a=p===r}else
var a=!0;if(a)if(e.limits!==void 0){let o=e.limits,p=r;if(r===p)if(o&&typeof o=="object"&&!Array.isArray(
o)){let k;if(o.requests_per_minute===void 0&&(k="requests_per_minute")||o.tokens_per_minute===void 0&&
(k="tokens_per_minute")||o.parallel_requests===void 0&&(k="parallel_requests")||o.budget===void 0&&(k=
"budget"))return D.errors=[{instancePath:s+"/limits",schemaPath:"#/properties/limits/required",keyword:"\
required",params:{missingProperty:k}}],!1;{let m=r;for(let c in o)if(!(c==="requests_per_minute"||c===
"tokens_per_minute"||c==="parallel_requests"||c==="budget")){return D.errors=[{instancePath:s+"/limi\
ts",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(m===r){if(o.requests_per_minute!==void 0){let c=r;b(o.requests_per_minute,{instancePath:s+
"/limits/requests_per_minute",parentData:o,parentDataProperty:"requests_per_minute",rootData:u,dynamicAnchors:h})||
(i=i===null?b.errors:i.concat(b.errors),r=i.length);var l=c===r}else var l=!0;if(l){if(o.tokens_per_minute!==
void 0){let c=r;b(o.tokens_per_minute,{instancePath:s+"/limits/tokens_per_minute",parentData:o,parentDataProperty:"\
tokens_per_minute",rootData:u,dynamicAnchors:h})||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var l=c===r}else var l=!0;if(l){if(o.parallel_requests!==void 0){let c=r;b(o.parallel_requests,{instancePath:s+
"/limits/parallel_requests",parentData:o,parentDataProperty:"parallel_requests",rootData:u,dynamicAnchors:h})||
(i=i===null?b.errors:i.concat(b.errors),r=i.length);var l=c===r}else var l=!0;if(l)if(o.budget!==void 0){
let c=r;x(o.budget,{instancePath:s+"/limits/budget",parentData:o,parentDataProperty:"budget",rootData:u,
dynamicAnchors:h})||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var l=c===r}else var l=!0}}}}}else
return D.errors=[{instancePath:s+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=p===r}else var a=!0}}}}else return D.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return D.errors=i,r===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function G(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=G.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.groups===void 0&&(l="groups"))return G.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=r;
for(let t in e)if(t!=="groups"){return G.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===r&&e.groups!==void 0){
let t=e.groups;if(r===r)if(Array.isArray(t)){if(t.length>3e3)return G.errors=[{instancePath:s+"/grou\
ps",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:3e3}}],!1;{var a=!0;let p=t.
length;for(let f=0;f<p;f++){let k=r;D(t[f],{instancePath:s+"/groups/"+f,parentData:t,parentDataProperty:f,
rootData:u,dynamicAnchors:h})||(i=i===null?D.errors:i.concat(D.errors),r=i.length);var a=k===r;if(!a)
break}}}else return G.errors=[{instancePath:s+"/groups",schemaPath:"#/properties/groups/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return G.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return G.errors=i,r===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ge(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=ge.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(G(e.response,{instancePath:s+"/r\
esponse",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?G.errors:
i.concat(G.errors),r=i.length));else return ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ge.errors=i,r===0}ge.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cr=ke;var Oe={type:"object",required:["id","name","prefix","state","group","scopes","models","created_at",
"expires_at","pauses_at","revoked_at","previous_until","usage","changes"],properties:{id:{type:"stri\
ng",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},
state:{type:"string",enum:["active","paused","expired","revoked"]},group:{anyOf:[{$ref:"schema:MyGro\
upName"},{type:"null"}]},scopes:{type:"array",maxItems:2,items:{type:"string",enum:["chat","mesh"]}},
models:{type:["array","null"],maxItems:1e3,items:{type:"string",minLength:1,maxLength:256}},created_at:{
$ref:"schema:Milliseconds"},expires_at:{$ref:"schema:MillisecondsOrNull"},pauses_at:{$ref:"schema:Mi\
llisecondsOrNull"},revoked_at:{$ref:"schema:MillisecondsOrNull"},previous_until:{$ref:"schema:Millis\
econdsOrNull"},usage:{anyOf:[{$ref:"schema:KeyUsage"},{type:"null"}]},changes:{type:"array",maxItems:20,
items:{$ref:"schema:MyKeyChange"}}},$id:"schema:MyKeyMembers"},$e={type:["integer","null"],minimum:0,
maximum:41024448e5,$id:"schema:MillisecondsOrNull"};function w(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=w.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.since===void 0&&(l="since")||e.requests===
void 0&&(l="requests")||e.prompt_tokens===void 0&&(l="prompt_tokens")||e.completion_tokens===void 0&&
(l="completion_tokens")||e.charged_usd===void 0&&(l="charged_usd"))return w.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let d=r;for(let t in e)if(!(t===
"since"||t==="requests"||t==="prompt_tokens"||t==="completion_tokens"||t==="charged_usd")){return w.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(d===r){if(e.since!==void 0){let t=e.since,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return w.errors=[{instancePath:s+"/since",schemaPath:"schema:UnixSeconds/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>4102444800||isNaN(
t))return w.errors=[{instancePath:s+"/since",schemaPath:"schema:UnixSeconds/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:4102444800}}],!1;if(t<0||isNaN(t))return w.errors=[{instancePath:s+
"/since",schemaPath:"schema:UnixSeconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===r}else var a=!0;if(a){if(e.requests!==void 0){let t=e.requests,o=r,p=r;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return w.errors=[{instancePath:s+"/requests",schemaPath:"sc\
hema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return w.errors=[{instancePath:s+"/requests",schemaPath:"schema:\
UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(
t))return w.errors=[{instancePath:s+"/requests",schemaPath:"schema:UsedCount/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=o===r}else var a=!0;if(a){if(e.prompt_tokens!==void 0){
let t=e.prompt_tokens,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return w.errors=
[{instancePath:s+"/prompt_tokens",schemaPath:"schema:UsedCount/type",keyword:"type",params:{type:"in\
teger"}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return w.errors=
[{instancePath:s+"/prompt_tokens",schemaPath:"schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return w.errors=[{instancePath:s+"/prompt_tokens",
schemaPath:"schema:UsedCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===
r}else var a=!0;if(a){if(e.completion_tokens!==void 0){let t=e.completion_tokens,o=r,p=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return w.errors=[{instancePath:s+"/completion_tokens",schemaPath:"\
schema:UsedCount/type",keyword:"type",params:{type:"integer"}}],!1;if(r===p&&typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return w.errors=[{instancePath:s+"/completion_tokens",schemaPath:"\
schema:UsedCount/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<
0||isNaN(t))return w.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:UsedCount/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===r}else var a=!0;if(a)if(e.charged_usd!==
void 0){let t=e.charged_usd,o=r;if(r===r)if(typeof t=="string"){if(L(t,20))return w.errors=[{instancePath:s+
"/charged_usd",schemaPath:"schema:Usd/maxLength",keyword:"maxLength",params:{limit:20}}],!1;if(!Ke.test(
t))return w.errors=[{instancePath:s+"/charged_usd",schemaPath:"schema:Usd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,9}(\\.[0-9]{1,9})?$"}}],!1}else return w.errors=[{instancePath:s+"/charged\
_usd",schemaPath:"schema:Usd/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0}}}}}}else
return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.
errors=i,r===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function q(e,{instancePath:s="",
parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=q.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let t;if(e.object===void 0&&(t="object")||e.name===void 0&&(t="name")||e.prefix===
void 0&&(t="prefix")||e.expires_at===void 0&&(t="expires_at")||e.used===void 0&&(t="used")||e.limits===
void 0&&(t="limits"))return q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:t}}],!1;{let o=r;for(let p in e)if(!(p==="object"||p==="name"||p==="prefix"||p==="ex\
pires_at"||p==="used"||p==="limits")){return q.errors=[{instancePath:s,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(o===r){if(e.object!==
void 0){let p=e.object,f=r;if(typeof p!="string")return q.errors=[{instancePath:s+"/object",schemaPath:"\
#/properties/object/type",keyword:"type",params:{type:"string"}}],!1;if(p!=="key_usage")return q.errors=
[{instancePath:s+"/object",schemaPath:"#/properties/object/const",keyword:"const",params:{allowedValue:"\
key_usage"}}],!1;var a=f===r}else var a=!0;if(a){if(e.name!==void 0){let p=e.name,f=r;if(r===f)if(typeof p==
"string"){if(L(p,128))return q.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(A(p,1))return q.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return q.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=f===r}else
var a=!0;if(a){if(e.prefix!==void 0){let p=e.prefix,f=r;if(r===f)if(typeof p=="string"){if(L(p,16))return q.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return q.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=f===r}else var a=!0;if(a){if(e.expires_at!==void 0){
let p=e.expires_at,f=r,k=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return q.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:ResetTime/type",keyword:"type",params:{type:Ge.
type}}],!1;if(r===k&&typeof p=="number"&&isFinite(p)){if(p>4102444800||isNaN(p))return q.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:ResetTime/maximum",keyword:"maximum",params:{comparison:"<=",limit:4102444800}}],
!1;if(p<0||isNaN(p))return q.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:ResetTime/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=f===r}else var a=!0;if(a){if(e.used!==
void 0){let p=e.used,f=r;if(r===f)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.day===void 0&&
(m="day")||p.month===void 0&&(m="month"))return q.errors=[{instancePath:s+"/used",schemaPath:"#/prop\
erties/used/required",keyword:"required",params:{missingProperty:m}}],!1;{let c=r;for(let _ in p)if(!(_===
"day"||_==="month")){return q.errors=[{instancePath:s+"/used",schemaPath:"#/properties/used/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(c===r){if(p.
day!==void 0){let _=r;w(p.day,{instancePath:s+"/used/day",parentData:p,parentDataProperty:"day",rootData:u,
dynamicAnchors:h})||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var l=_===r}else var l=!0;if(l)
if(p.month!==void 0){let _=r;w(p.month,{instancePath:s+"/used/month",parentData:p,parentDataProperty:"\
month",rootData:u,dynamicAnchors:h})||(i=i===null?w.errors:i.concat(w.errors),r=i.length);var l=_===
r}else var l=!0}}}else return q.errors=[{instancePath:s+"/used",schemaPath:"#/properties/used/type",
keyword:"type",params:{type:"object"}}],!1;var a=f===r}else var a=!0;if(a)if(e.limits!==void 0){let p=e.
limits,f=r;if(r===f)if(p&&typeof p=="object"&&!Array.isArray(p)){let m;if(p.requests_per_minute===void 0&&
(m="requests_per_minute")||p.tokens_per_minute===void 0&&(m="tokens_per_minute")||p.parallel_requests===
void 0&&(m="parallel_requests")||p.budget===void 0&&(m="budget"))return q.errors=[{instancePath:s+"/\
limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty:m}}],!1;
{let c=r;for(let _ in p)if(!(_==="requests_per_minute"||_==="tokens_per_minute"||_==="parallel_reque\
sts"||_==="budget")){return q.errors=[{instancePath:s+"/limits",schemaPath:"#/properties/limits/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(c===r){
if(p.requests_per_minute!==void 0){let _=r;b(p.requests_per_minute,{instancePath:s+"/limits/requests\
_per_minute",parentData:p,parentDataProperty:"requests_per_minute",rootData:u,dynamicAnchors:h})||(i=
i===null?b.errors:i.concat(b.errors),r=i.length);var d=_===r}else var d=!0;if(d){if(p.tokens_per_minute!==
void 0){let _=r;b(p.tokens_per_minute,{instancePath:s+"/limits/tokens_per_minute",parentData:p,parentDataProperty:"\
tokens_per_minute",rootData:u,dynamicAnchors:h})||(i=i===null?b.errors:i.concat(b.errors),r=i.length);
var d=_===r}else var d=!0;if(d){if(p.parallel_requests!==void 0){let _=r;b(p.parallel_requests,{instancePath:s+
"/limits/parallel_requests",parentData:p,parentDataProperty:"parallel_requests",rootData:u,dynamicAnchors:h})||
(i=i===null?b.errors:i.concat(b.errors),r=i.length);var d=_===r}else var d=!0;if(d)if(p.budget!==void 0){
let _=r;x(p.budget,{instancePath:s+"/limits/budget",parentData:p,parentDataProperty:"budget",rootData:u,
dynamicAnchors:h})||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var d=_===r}else var d=!0}}}}}else
return q.errors=[{instancePath:s+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{
type:"object"}}],!1;var a=f===r}else var a=!0}}}}}}}else return q.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,r===0}q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ws={type:"object",additionalProperties:!1,required:["at","action","by"],properties:{
at:{$ref:"schema:Milliseconds"},action:{type:"string",enum:["changeKey","rotateKey","revokeKey","res\
toreKey"]},by:{type:"string",minLength:1,maxLength:256}},$id:"schema:MyKeyChange"};function S(e,{instancePath:s="",
parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=S.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let l;if(e.at===void 0&&(l="at")||e.action===void 0&&(l="action")||e.by===void 0&&
(l="by"))return S.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;{let d=r;for(let t in e)if(!(t==="at"||t==="action"||t==="by")){return S.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;
break}if(d===r){if(e.at!==void 0){let t=e.at,o=r,p=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return S.errors=[{instancePath:s+"/at",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{
type:"integer"}}],!1;if(r===p&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||isNaN(t))return S.errors=
[{instancePath:s+"/at",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return S.errors=[{instancePath:s+"/at",schemaPath:"schem\
a:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===r}else var a=!0;
if(a){if(e.action!==void 0){let t=e.action,o=r;if(typeof t!="string")return S.errors=[{instancePath:s+
"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type:"string"}}],!1;if(!(t===
"changeKey"||t==="rotateKey"||t==="revokeKey"||t==="restoreKey"))return S.errors=[{instancePath:s+"/\
action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues:ws.properties.action.
enum}}],!1;var a=o===r}else var a=!0;if(a)if(e.by!==void 0){let t=e.by,o=r;if(r===o)if(typeof t=="st\
ring"){if(L(t,256))return S.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(A(t,1))return S.errors=[{instancePath:s+"/by",schemaPath:"#/pr\
operties/by/minLength",keyword:"minLength",params:{limit:1}}],!1}else return S.errors=[{instancePath:s+
"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type:"string"}}],!1;var a=o===r}else var a=!0}}}}else
return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return S.
errors=i,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(e,{instancePath:s="",
parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=v.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let k;if(e.id===void 0&&(k="id")||e.name===void 0&&(k="name")||e.prefix===void 0&&
(k="prefix")||e.state===void 0&&(k="state")||e.group===void 0&&(k="group")||e.scopes===void 0&&(k="s\
copes")||e.models===void 0&&(k="models")||e.created_at===void 0&&(k="created_at")||e.expires_at===void 0&&
(k="expires_at")||e.pauses_at===void 0&&(k="pauses_at")||e.revoked_at===void 0&&(k="revoked_at")||e.
previous_until===void 0&&(k="previous_until")||e.usage===void 0&&(k="usage")||e.changes===void 0&&(k=
"changes"))return v.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:k}}],
!1;if(e.id!==void 0){let m=e.id,c=r;if(r===c)if(typeof m=="string"){if(L(m,64))return v.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(A(m,1))return v.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return v.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=c===r}else var a=!0;if(a){if(e.name!==void 0){let m=e.name,c=r;if(r===c)if(typeof m==
"string"){if(L(m,128))return v.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(A(m,1))return v.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=c===r}else
var a=!0;if(a){if(e.prefix!==void 0){let m=e.prefix,c=r;if(r===c)if(typeof m=="string"){if(L(m,16))return v.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return v.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=c===r}else var a=!0;if(a){if(e.state!==void 0){let m=e.
state,c=r;if(typeof m!="string")return v.errors=[{instancePath:s+"/state",schemaPath:"#/properties/s\
tate/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="active"||m==="paused"||m==="expired"||
m==="revoked"))return v.errors=[{instancePath:s+"/state",schemaPath:"#/properties/state/enum",keyword:"\
enum",params:{allowedValues:Oe.properties.state.enum}}],!1;var a=c===r}else var a=!0;if(a){if(e.group!==
void 0){let m=e.group,c=r,_=r,N=!1,M=r;if(r===r)if(m&&typeof m=="object"&&!Array.isArray(m)){let j;if(m.
id===void 0&&(j="id")||m.path===void 0&&(j="path")){let be={instancePath:s+"/group",schemaPath:"sche\
ma:MyGroupName/required",keyword:"required",params:{missingProperty:j}};i===null?i=[be]:i.push(be),r++}else{
let be=r;for(let E in m)if(!(E==="id"||E==="path")){let Q={instancePath:s+"/group",schemaPath:"schem\
a:MyGroupName/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E}};i===
null?i=[Q]:i.push(Q),r++;break}if(be===r){if(m.id!==void 0){let E=m.id,Q=r;if(r===Q)if(typeof E=="st\
ring"){if(L(E,64)){let ee={instancePath:s+"/group/id",schemaPath:"schema:MyGroupName/properties/id/m\
axLength",keyword:"maxLength",params:{limit:64}};i===null?i=[ee]:i.push(ee),r++}else if(A(E,1)){let ee={
instancePath:s+"/group/id",schemaPath:"schema:MyGroupName/properties/id/minLength",keyword:"minLengt\
h",params:{limit:1}};i===null?i=[ee]:i.push(ee),r++}}else{let ee={instancePath:s+"/group/id",schemaPath:"\
schema:MyGroupName/properties/id/type",keyword:"type",params:{type:"string"}};i===null?i=[ee]:i.push(
ee),r++}var l=Q===r}else var l=!0;if(l)if(m.path!==void 0){let E=m.path,Q=r;if(r===Q)if(typeof E=="s\
tring"){if(L(E,400)){let re={instancePath:s+"/group/path",schemaPath:"schema:MyGroupName/properties/\
path/maxLength",keyword:"maxLength",params:{limit:400}};i===null?i=[re]:i.push(re),r++}else if(A(E,1)){
let re={instancePath:s+"/group/path",schemaPath:"schema:MyGroupName/properties/path/minLength",keyword:"\
minLength",params:{limit:1}};i===null?i=[re]:i.push(re),r++}}else{let re={instancePath:s+"/group/pat\
h",schemaPath:"schema:MyGroupName/properties/path/type",keyword:"type",params:{type:"string"}};i===null?
i=[re]:i.push(re),r++}var l=Q===r}else var l=!0}}}else{let j={instancePath:s+"/group",schemaPath:"sc\
hema:MyGroupName/type",keyword:"type",params:{type:"object"}};i===null?i=[j]:i.push(j),r++}var d=M===
r;N=N||d;let J=r;if(m!==null){let j={instancePath:s+"/group",schemaPath:"#/properties/group/anyOf/1/\
type",keyword:"type",params:{type:"null"}};i===null?i=[j]:i.push(j),r++}var d=J===r;if(N=N||d,N)r=_,
i!==null&&(_?i.length=_:i=null);else{let j={instancePath:s+"/group",schemaPath:"#/properties/group/a\
nyOf",keyword:"anyOf",params:{}};return i===null?i=[j]:i.push(j),r++,v.errors=i,!1}var a=c===r}else var a=!0;
if(a){if(e.scopes!==void 0){let m=e.scopes,c=r;if(r===c)if(Array.isArray(m)){if(m.length>2)return v.
errors=[{instancePath:s+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{
limit:2}}],!1;{var t=!0;let N=m.length;for(let M=0;M<N;M++){let $=m[M],J=r;if(typeof $!="string")return v.
errors=[{instancePath:s+"/scopes/"+M,schemaPath:"#/properties/scopes/items/type",keyword:"type",params:{
type:"string"}}],!1;if(!($==="chat"||$==="mesh"))return v.errors=[{instancePath:s+"/scopes/"+M,schemaPath:"\
#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues:Oe.properties.scopes.items.enum}}],
!1;var t=J===r;if(!t)break}}}else return v.errors=[{instancePath:s+"/scopes",schemaPath:"#/propertie\
s/scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=c===r}else var a=!0;if(a){if(e.models!==
void 0){let m=e.models,c=r;if(!Array.isArray(m)&&m!==null)return v.errors=[{instancePath:s+"/models",
schemaPath:"#/properties/models/type",keyword:"type",params:{type:Oe.properties.models.type}}],!1;if(r===
c&&Array.isArray(m)){if(m.length>1e3)return v.errors=[{instancePath:s+"/models",schemaPath:"#/proper\
ties/models/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var o=!0;let N=m.length;for(let M=0;M<
N;M++){let $=m[M],J=r;if(r===J)if(typeof $=="string"){if(L($,256))return v.errors=[{instancePath:s+"\
/models/"+M,schemaPath:"#/properties/models/items/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(A($,1))return v.errors=[{instancePath:s+"/models/"+M,schemaPath:"#/properties/models/items/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return v.errors=[{instancePath:s+"/models/"+M,
schemaPath:"#/properties/models/items/type",keyword:"type",params:{type:"string"}}],!1;var o=J===r;if(!o)
break}}}var a=c===r}else var a=!0;if(a){if(e.created_at!==void 0){let m=e.created_at,c=r,_=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return v.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Milliseconds/type",keyword:"type",params:{type:"integer"}}],!1;if(r===_&&typeof m=="number"&&
isFinite(m)){if(m>41024448e5||isNaN(m))return v.errors=[{instancePath:s+"/created_at",schemaPath:"sc\
hema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||
isNaN(m))return v.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Milliseconds/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=c===r}else var a=!0;if(a){if(e.expires_at!==void 0){
let m=e.expires_at,c=r,_=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return v.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:MillisecondsOrNull/type",keyword:"type",params:{
type:$e.type}}],!1;if(r===_&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return v.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:MillisecondsOrNull/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return v.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"schema:MillisecondsOrNull/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=c===r}else var a=!0;if(a){if(e.pauses_at!==void 0){let m=e.pauses_at,c=r,_=r;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return v.errors=[{instancePath:s+"/pauses_at",schemaPath:"\
schema:MillisecondsOrNull/type",keyword:"type",params:{type:$e.type}}],!1;if(r===_&&typeof m=="numbe\
r"&&isFinite(m)){if(m>41024448e5||isNaN(m))return v.errors=[{instancePath:s+"/pauses_at",schemaPath:"\
schema:MillisecondsOrNull/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(m<0||isNaN(m))return v.errors=[{instancePath:s+"/pauses_at",schemaPath:"schema:MillisecondsOrNull\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=c===r}else var a=!0;if(a){if(e.
revoked_at!==void 0){let m=e.revoked_at,c=r,_=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))&&m!==null)return v.errors=[{instancePath:s+"/revoked_at",schemaPath:"schema:MillisecondsOrNull/t\
ype",keyword:"type",params:{type:$e.type}}],!1;if(r===_&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||
isNaN(m))return v.errors=[{instancePath:s+"/revoked_at",schemaPath:"schema:MillisecondsOrNull/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return v.errors=
[{instancePath:s+"/revoked_at",schemaPath:"schema:MillisecondsOrNull/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=c===r}else var a=!0;if(a){if(e.previous_until!==void 0){let m=e.
previous_until,c=r,_=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return v.errors=
[{instancePath:s+"/previous_until",schemaPath:"schema:MillisecondsOrNull/type",keyword:"type",params:{
type:$e.type}}],!1;if(r===_&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return v.errors=
[{instancePath:s+"/previous_until",schemaPath:"schema:MillisecondsOrNull/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return v.errors=[{instancePath:s+"/p\
revious_until",schemaPath:"schema:MillisecondsOrNull/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=c===r}else var a=!0;if(a){if(e.usage!==void 0){let m=e.usage,c=r,_=r,N=!1,M=r;
q(m,{instancePath:s+"/usage",parentData:e,parentDataProperty:"usage",rootData:u,dynamicAnchors:h})||
(i=i===null?q.errors:i.concat(q.errors),r=i.length);var p=M===r;N=N||p;let $=r;if(m!==null){let I={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf/1/type",keyword:"type",params:{type:"null"}};i===null?
i=[I]:i.push(I),r++}var p=$===r;if(N=N||p,N)r=_,i!==null&&(_?i.length=_:i=null);else{let I={instancePath:s+
"/usage",schemaPath:"#/properties/usage/anyOf",keyword:"anyOf",params:{}};return i===null?i=[I]:i.push(
I),r++,v.errors=i,!1}var a=c===r}else var a=!0;if(a)if(e.changes!==void 0){let m=e.changes,c=r;if(r===
c)if(Array.isArray(m)){if(m.length>20)return v.errors=[{instancePath:s+"/changes",schemaPath:"#/prop\
erties/changes/maxItems",keyword:"maxItems",params:{limit:20}}],!1;{var f=!0;let N=m.length;for(let M=0;M<
N;M++){let $=r;S(m[M],{instancePath:s+"/changes/"+M,parentData:m,parentDataProperty:M,rootData:u,dynamicAnchors:h})||
(i=i===null?S.errors:i.concat(S.errors),r=i.length);var f=$===r;if(!f)break}}}else return v.errors=[
{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"}}],
!1;var a=c===r}else var a=!0}}}}}}}}}}}}}else return v.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return v.errors=i,r===0}v.evaluated={props:{id:!0,name:!0,prefix:!0,
state:!0,group:!0,scopes:!0,models:!0,created_at:!0,expires_at:!0,pauses_at:!0,revoked_at:!0,previous_until:!0,
usage:!0,changes:!0},dynamicProps:!1,dynamicItems:!1};function B(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=B.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),v(e,{instancePath:s,parentData:g,parentDataProperty:y,rootData:u,dynamicAnchors:h})||
(i=i===null?v.errors:i.concat(v.errors),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
for(let a in e)if(a!=="id"&&a!=="name"&&a!=="prefix"&&a!=="state"&&a!=="group"&&a!=="scopes"&&a!=="m\
odels"&&a!=="created_at"&&a!=="expires_at"&&a!=="pauses_at"&&a!=="revoked_at"&&a!=="previous_until"&&
a!=="usage"&&a!=="changes"){return B.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:a}}],!1;break}}else return B.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=i,r===0}B.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function X(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=X.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.keys===
void 0&&(l="keys"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:l}}],!1;{let d=r;for(let t in e)if(t!=="keys"){return X.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(d===
r&&e.keys!==void 0){let t=e.keys;if(r===r)if(Array.isArray(t)){if(t.length>100)return X.errors=[{instancePath:s+
"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var a=!0;
let p=t.length;for(let f=0;f<p;f++){let k=r;B(t[f],{instancePath:s+"/keys/"+f,parentData:t,parentDataProperty:f,
rootData:u,dynamicAnchors:h})||(i=i===null?B.errors:i.concat(B.errors),r=i.length);var a=k===r;if(!a)
break}}}else return X.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"t\
ype",params:{type:"array"}}],!1}}}else return X.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return X.errors=i,r===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ke(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=ke.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(X(e.response,{instancePath:s+"/r\
esponse",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?X.errors:
i.concat(X.errors),r=i.length));else return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ke.errors=i,r===0}ke.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fr=ve;function z(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=z.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),v(
e,{instancePath:s,parentData:g,parentDataProperty:y,rootData:u,dynamicAnchors:h})||(i=i===null?v.errors:
i.concat(v.errors),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.key===void 0&&
(l="key"))return z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],
!1;if(e.key!==void 0){let d=e.key,t=r;if(r===t)if(typeof d=="string"){if(L(d,128))return z.errors=[{
instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;if(A(d,1))return z.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/key",schemaPath:"#/properti\
es/key/type",keyword:"type",params:{type:"string"}}],!1;var a=t===r}else var a=!0;if(a){for(let d in e)
if(d!=="key"&&d!=="id"&&d!=="name"&&d!=="prefix"&&d!=="state"&&d!=="group"&&d!=="scopes"&&d!=="model\
s"&&d!=="created_at"&&d!=="expires_at"&&d!=="pauses_at"&&d!=="revoked_at"&&d!=="previous_until"&&d!==
"usage"&&d!=="changes"){return z.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"\
unevaluatedProperties",params:{unevaluatedProperty:d}}],!1;break}}}else return z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=i,r===0}z.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function ve(e,{instancePath:s="",parentData:g,parentDataProperty:y,
rootData:u=e,dynamicAnchors:h={}}={}){let i=null,r=0,n=ve.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&
(z(e.response,{instancePath:s+"/response",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||
(i=i===null?z.errors:i.concat(z.errors),r=i.length));else return ve.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=i,r===0}ve.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Er=Pe;function Pe(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=Pe.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(z(e.response,{instancePath:s+"/r\
esponse",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?z.errors:
i.concat(z.errors),r=i.length));else return Pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Pe.errors=i,r===0}Pe.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ur=_e;function _e(e,{instancePath:s="",parentData:g,parentDataProperty:y,rootData:u=e,dynamicAnchors:h={}}={}){
let i=null,r=0,n=_e.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e))e.response!==void 0&&(B(e.response,{instancePath:s+"/r\
esponse",parentData:e,parentDataProperty:"response",rootData:u,dynamicAnchors:h})||(i=i===null?B.errors:
i.concat(B.errors),r=i.length));else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _e.errors=i,r===0}_e.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ks={getMe:{parameters:nr,body:_r,replies:{}},getMeFile:{parameters:or,body:br,replies:{}},beginMySignIn:{
parameters:pr,body:wr,replies:{200:$r}},readMe:{parameters:mr,body:xr,replies:{200:Kr}},startMySession:{
parameters:dr,body:qr,replies:{200:zr}},endMySession:{parameters:lr,body:Lr,replies:{200:Tr}},listMyGroups:{
parameters:ur,body:Mr,replies:{200:Hr}},listMyKeys:{parameters:fr,body:Nr,replies:{200:Cr}},createMyKey:{
parameters:yr,body:jr,replies:{200:Fr}},rotateMyKey:{parameters:hr,body:Dr,replies:{200:Er}},revokeMyKey:{
parameters:kr,body:Ar,replies:{200:Ur}}};export{Ks as default};
