// Compiled from a contract by npm run generate. Never edited.
var to=Object.create;var Ct=Object.defineProperty;var ao=Object.getOwnPropertyDescriptor;var io=Object.getOwnPropertyNames;var no=Object.getPrototypeOf,oo=Object.prototype.hasOwnProperty;var Kt=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(w){throw s=0,w}};var po=(r,s,w,b)=>{if(s&&typeof s=="object"||typeof s=="function")for(let k of io(s))!oo.call(r,k)&&
k!==w&&Ct(r,k,{get:()=>s[k],enumerable:!(b=ao(s,k))||b.enumerable});return r};var Nr=(r,s,w)=>(w=r!=null?to(no(r)):{},po(s||!r||!r.__esModule?Ct(w,"default",{value:r,enumerable:!0}):
w,r));var Cs=Kt(Os=>{"use strict";Object.defineProperty(Os,"__esModule",{value:!0});Os.formats=void 0;var lo=2**
31-1,fo=(-2)**31,uo=2**63-1,yo=(-2)**63,Mt=(2-2**-23)*2**127,Rt=2**-126,co=-1*Mt,ho=-1*Rt,Et=()=>!0,
go=/^[A-Za-z0-9+/]*(=|==)?$/;Os.formats={int32:{validate:r=>Number.isInteger(r)&&r<=lo&&r>=fo,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=uo&&r>=yo,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Mt&&r>=Rt||r>=co&&r<=ho),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&go.test(r),binary:Et,password:Et}});var Ks=Kt(mr=>{"use strict";Object.defineProperty(mr,"__esModule",{value:!0});mr.formatNames=mr.fastFormats=
mr.fullFormats=void 0;function pr(r,s){return{validate:r,compare:s}}mr.fullFormats={date:pr(Zt,It),time:pr(
At(!0),jt),"date-time":pr(Xt(!0),Bt),"iso-time":pr(At(),Vt),"iso-date-time":pr(Xt(),Ht),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:wo,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Do,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:xo,int32:{type:"number",validate:Lo},
int64:{type:"number",validate:So},float:{type:"number",validate:Ut},double:{type:"number",validate:Ut},
password:!0,binary:!0};mr.fastFormats={...mr.fullFormats,date:pr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,It),time:pr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,jt),"date-time":pr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Bt),"iso-time":pr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Vt),
"iso-date-time":pr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ht),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
mr.formatNames=Object.keys(mr.fullFormats);function ko(r){return r%4===0&&(r%100!==0||r%400===0)}var vo=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Po=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Zt(r){let s=vo.exec(r);if(!s)return!1;let w=+s[1],
b=+s[2],k=+s[3];return b>=1&&b<=12&&k>=1&&k<=(b===2&&ko(w)?29:Po[b])}function It(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var St=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function At(r){
return function(w){let b=St.exec(w);if(!b)return!1;let k=+b[1],_=+b[2],o=+b[3],e=b[4],p=b[5]==="-"?-1:
1,t=+(b[6]||0),f=+(b[7]||0);if(t>23||f>59||r&&!e)return!1;if(k<=23&&_<=59&&o<60)return!0;let u=_-f*p,
i=k-t*p-(u<0?1:0);return(i===23||i===-1)&&(u===59||u===-1)&&o<61}}function jt(r,s){if(!(r&&s))return;
let w=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-01-01T"+s).valueOf();if(w&&b)return w-b}function Vt(r,s){
if(!(r&&s))return;let w=St.exec(r),b=St.exec(s);if(w&&b)return r=w[1]+w[2]+w[3],s=b[1]+b[2]+b[3],r>s?
1:r<s?-1:0}var Dt=/t|\s/i;function Xt(r){let s=At(r);return function(b){let k=b.split(Dt);return k.length===
2&&Zt(k[0])&&s(k[1])}}function Bt(r,s){if(!(r&&s))return;let w=new Date(r).valueOf(),b=new Date(s).valueOf();
if(w&&b)return w-b}function Ht(r,s){if(!(r&&s))return;let[w,b]=r.split(Dt),[k,_]=s.split(Dt),o=It(w,
k);if(o!==void 0)return o||jt(b,_)}var _o=/\/|:/,bo=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function wo(r){return _o.test(r)&&bo.test(r)}var zt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function xo(r){return zt.lastIndex=0,zt.test(r)}var qo=-(2**31),No=2**31-1;function Lo(r){return Number.
isInteger(r)&&r<=No&&r>=qo}function So(r){return Number.isInteger(r)}function Ut(){return!0}var Ao=/[^\\]\\Z/;
function Do(r){if(Ao.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Lr=(r,s)=>r.length>s&&Ft(r)>s,Sr=(r,s)=>r.length<2*s&&Ft(r)<s,mo=/[\ud800-\udbff][\udc00-\udfff]/g,
Ft=r=>r.length-(r.match(mo)?.length??0);var Wt=Nr(Cs()),Yt=Nr(Ks()),_p={...Wt.formats,...Yt.fastFormats},Gt=Tr;function Tr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Tr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Tr.errors=o,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=$r;function $r(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return $r.errors=o,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qt=Or;function Or(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Or.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Or.errors=o,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ea=kr;var M=Lr;function kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="boolean")n=""+i;else if(i===
null)n="";else return kr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===a&&typeof i=="string"&&M(i,4096))return kr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return kr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return kr.errors=o,e===0}kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ra=lr;var z=Sr,Fs=new RegExp("^[ -~]+$","u");function lr(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=lr.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return lr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],a=e;if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="bool\
ean")n=""+i;else if(i===null)n="";else return lr.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;n!==void 0&&(i=n,f!==void 0&&(f["idempotency-key"]=n))}if(e===a&&typeof i=="string"){if(M(i,
255))return lr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(i,1))return lr.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fs.test(i))return lr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return lr.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return lr.errors=o,e===0}lr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sa=ze;var De=new RegExp("^[0-9a-f-]{36}$","u");function ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ze.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return ze.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ze.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===
void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===null)l="";else return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return ze.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(z(a,36))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
a))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return ze.
errors=o,e===0}ze.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ta=Ue;function Ue(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ue.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return Ue.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return Ue.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=o,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=Ze;function Ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ze.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return Ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return Ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=o,e===0}Ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=Le;function Le(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Le.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
a;else if(a===null)l="";else return Le.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===m&&typeof a=="string"){if(M(a,255))return Le.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(a,1))return Le.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(a))return Le.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Le.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==
void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let m;if(u.id===void 0&&
(m="id"))return Le.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Le.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(M(n,36))return Le.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(z(n,36))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
n))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Le.errors=o,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var na=Ve;function Ve(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ve.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return Ve.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return Ve.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ve.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ve.errors=o,e===0}Ve.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oa=ie,Io={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},body:{}}},Ke=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u");function ie(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=ie.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.
headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return ie.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){
let m=i.from,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l=typeof m,y;if(y===void 0)
if(l==="boolean"||m===null||l==="string"&&m&&m==+m&&!(m%1))y=+m;else return ie.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;y!==void 0&&(m=y,i!==void 0&&(i.from=y))}if(e===n&&typeof m=="number"&&isFinite(m)){if(m>
41024448e5||isNaN(m))return ie.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/\
properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return ie.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(i.
to!==void 0){let m=i.to,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,
d;if(d===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%1))d=+m;else return ie.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.to=d))}if(e===n&&typeof m=="number"&&isFinite(m)){
if(m>41024448e5||isNaN(m))return ie.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(
m))return ie.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(i.key_id!==
void 0){let m=i.key_id,n=e;if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+m;else if(m===null)d="";else return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=
d,i!==void 0&&(i.key_id=d))}if(e===n&&typeof m=="string"){if(M(m,256))return ie.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(m,1))return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return ie.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.model!==
void 0){let m=i.model,n=e;if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="\
boolean")d=""+m;else if(m===null)d="";else return ie.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=
d,i!==void 0&&(i.model=d))}if(e===n&&typeof m=="string"){if(M(m,256))return ie.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(m,1))return ie.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return ie.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.by!==void 0){
let m=i.by,n=e;if(e===n)if(Array.isArray(m)){if(m.length>7)return ie.errors=[{instancePath:s+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:7}}],!1;
{var f=!0;let y=m.length;for(let d=0;d<y;d++){let c=m[d],v=e;if(typeof c!="string"){let h=typeof c,P;
if(P===void 0)if(h=="number"||h=="boolean")P=""+c;else if(c===null)P="";else return ie.errors=[{instancePath:s+
"/query/by/"+d,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;P!==void 0&&(c=P,m!==void 0&&(m[d]=P))}if(!(c==="key"||c==="model"||c==="agent"||c==="\
hour"||c==="day"||c==="upstream"||c==="owner"))return ie.errors=[{instancePath:s+"/query/by/"+d,schemaPath:"\
#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:Io.properties.query.
properties.by.items.enum}}],!1;var f=v===e;if(!f)break}if(f){let d=m.length,c;if(d>1){let v={};for(;d--;){
let x=m[d];if(typeof x=="string"){if(typeof v[x]=="number"){return c=v[x],ie.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{
i:d,j:c}}],!1;break}v[x]=d}}}}}}else return ie.errors=[{instancePath:s+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else var t=!0;
if(t){let m=i.refusals,n=e;if(typeof m!="boolean"){let y;if(y===void 0)if(m==="false"||m===0||m===null)
y=!1;else if(m==="true"||m===1)y=!0;else return ie.errors=[{instancePath:s+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;y!==void 0&&
(m=y,i!==void 0&&(i.refusals=y))}var t=n===e}}}}}}else return ie.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ie.errors=o,e===0}ie.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pa=ne;function ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.from!==void 0){let a=u.from,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n=typeof a,l;if(l===void 0)if(n===
"boolean"||a===null||n==="string"&&a&&a==+a&&!(a%1))l=+a;else return ne.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ne.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(u.to!==void 0){let a=u.
to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return ne.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,u!==void 0&&(u.to=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ne.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(u.key_id!==void 0){
let a=u.key_id,m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+a;else if(a===null)y="";else return ne.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==
void 0&&(u.key_id=y))}if(e===m&&typeof a=="string"){if(M(a,256))return ne.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(a,1))return ne.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return ne.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){if(u.model!==
void 0){let a=u.model,m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="\
boolean")y=""+a;else if(a===null)y="";else return ne.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.model=y))}if(e===m&&typeof a=="string"){if(M(a,256))return ne.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(z(a,1))return ne.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return ne.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){let a=u.limit,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return ne.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return ne.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ne.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let c=typeof l,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===
null)v="";else return ne.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(l=v,u!==void 0&&(u.after=v))}
if(e===y&&typeof l=="string"){if(M(l,256))return ne.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(l,1))
return ne.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else var t=!0}}}}}else return ne.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ne.errors=o,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ma=Cr;function Cr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Cr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Cr.errors=o,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var la=pe,Tt={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}};function pe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.
headers===void 0&&(u="headers")||r.params===void 0&&(u="params"))return pe.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query,a=e;
if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&(i.step="hour"),i.top===void 0&&
(i.top=20);let m;if(i.metric===void 0&&(m="metric"))return pe.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:m}}],!1;if(i.metric!==void 0){
let n=i.metric,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")
d=""+n;else if(n===null)d="";else return pe.errors=[{instancePath:s+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==
void 0&&(i.metric=d))}if(!(n==="requests"||n==="failed"||n==="attempts"||n==="failed_attempts"||n===
"prompt_tokens"||n==="cached_tokens"||n==="completion_tokens"||n==="tokens"||n==="charged"||n==="cos\
t"||n==="first_token_p50_ms"||n==="first_token_p95_ms"||n==="whole_p50_ms"||n==="whole_p95_ms"))return pe.
errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:Tt.properties.query.properties.metric.enum}}],!1;var t=l===e}else var t=!0;
if(t){if(i.by!==void 0){let n=i.by,l=e;if(typeof n!="string"){let d=typeof n,c;if(c===void 0)if(d=="\
number"||d=="boolean")c=""+n;else if(n===null)c="";else return pe.errors=[{instancePath:s+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&
(n=c,i!==void 0&&(i.by=c))}if(!(n==="key"||n==="model"||n==="agent"||n==="upstream"||n==="status"||n===
"class"))return pe.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:Tt.properties.query.properties.by.enum}}],!1;var t=l===e}else
var t=!0;if(t){if(i.from!==void 0){let n=i.from,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let d=typeof n,c;if(c===void 0)if(d==="boolean"||n===null||d==="string"&&n&&n==+n&&!(n%1))c=+n;else
return pe.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.from=c))}if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return pe.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return pe.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;
if(t){if(i.to!==void 0){let n=i.to,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let d=typeof n,
c;if(c===void 0)if(d==="boolean"||n===null||d==="string"&&n&&n==+n&&!(n%1))c=+n;else return pe.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.to=c))}if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return pe.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return pe.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let n=i.step,
l=e;if(typeof n!="string"){let d=typeof n,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+n;else if(n===
null)c="";else return pe.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(n=c,i!==void 0&&(i.step=c))}
if(!(n==="hour"||n==="day"))return pe.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:Tt.properties.query.properties.step.
enum}}],!1;var t=l===e;if(t){let d=i.top,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
let x=typeof d,h;if(h===void 0)if(x==="boolean"||d===null||x==="string"&&d&&d==+d&&!(d%1))h=+d;else return pe.
errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;h!==void 0&&(d=h,i!==void 0&&(i.top=h))}if(e===c&&typeof d=="number"&&
isFinite(d)){if(d>100||isNaN(d))return pe.errors=[{instancePath:s+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(d<1||
isNaN(d))return pe.errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}}}}}}else return pe.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){let i=r.headers,a=e;if(e===a)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let n=i["if-none-match"],l=e;if(typeof n!=
"string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else
return pe.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,i!==void 0&&(i["i\
f-none-match"]=d))}if(e===l&&typeof n=="string"&&M(n,4096))return pe.errors=[{instancePath:s+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return pe.errors=[{instancePath:s+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0}return pe.
errors=o,e===0}pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var da=E,jo={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:[
"query","headers","params"],properties:{query:{type:"object",properties:{from:{type:"integer",minimum:0,
maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,
maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"\
^[^\\x00-\\x1f\\x7f]+$"},agent:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},
upstream:{type:"string",minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},status:{type:"str\
ing",minLength:1,maxLength:64,pattern:"^[a-z0-9_]+$"},class:{type:"string",enum:["ours","upstream","\
caller","limits","left"]},slower_than_ms:{type:"integer",minimum:0,maximum:9007199254740991},costlier_than:{
type:"integer",minimum:0,maximum:9007199254740991},limit:{type:"integer",minimum:1,maximum:1e3,default:100},
after:{type:"string",minLength:1,maxLength:256}}},headers:{type:"object",properties:{"if-none-match":{
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},To=new RegExp("^[a-z0-9_]+$","u");function E(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=E.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let u;if(r.query===void 0&&(u="query")||r.headers===void 0&&(u="headers")||
r.params===void 0&&(u="params"))return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:u}}],!1;if(r.query!==void 0){let i=r.query,a=e;if(e===a)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let m=i.from,n=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let l=typeof m,y;if(y===void 0)if(l==="boolean"||m===null||
l==="string"&&m&&m==+m&&!(m%1))y=+m;else return E.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(m=
y,i!==void 0&&(i.from=y))}if(e===n&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return E.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return E.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(i.to!==void 0){let m=i.to,n=e;if(!(typeof m=="n\
umber"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,d;if(d===void 0)if(y==="boolean"||m===null||
y==="string"&&m&&m==+m&&!(m%1))d=+m;else return E.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(m=d,i!==
void 0&&(i.to=d))}if(e===n&&typeof m=="number"&&isFinite(m)){if(m>41024448e5||isNaN(m))return E.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(m<0||isNaN(m))return E.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(i.key_id!==void 0){let m=i.key_id,n=e;if(typeof m!=
"string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===null)d="";else
return E.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.key_id=d))}if(e===n&&
typeof m=="string"){if(M(m,256))return E.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(m,1))return E.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return E.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.model!==void 0){let m=i.model,n=e;
if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===
null)d="";else return E.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.model=d))}
if(e===n&&typeof m=="string"){if(M(m,256))return E.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(m,1))
return E.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return E.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.agent!==void 0){let m=i.agent,n=e;
if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===
null)d="";else return E.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.agent=d))}
if(e===n&&typeof m=="string"){if(M(m,256))return E.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(z(m,1))
return E.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return E.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.upstream!==void 0){let m=i.upstream,
n=e;if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===
null)d="";else return E.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.upstream=
d))}if(e===n&&typeof m=="string"){if(M(m,64))return E.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(m,
1))return E.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(m))return E.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.status!==void 0){let m=i.
status,n=e;if(typeof m!="string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===
null)d="";else return E.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.status=
d))}if(e===n&&typeof m=="string"){if(M(m,64))return E.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(m,1))
return E.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!To.test(m))return E.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=n===e}else var t=!0;if(t){if(i.class!==void 0){let m=i.class,n=e;if(typeof m!=
"string"){let y=typeof m,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+m;else if(m===null)d="";else
return E.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.class=d))}if(!(m==="ours"||
m==="upstream"||m==="caller"||m==="limits"||m==="left"))return E.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:jo.properties.
query.properties.class.enum}}],!1;var t=n===e}else var t=!0;if(t){if(i.slower_than_ms!==void 0){let m=i.
slower_than_ms,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,d;if(d===
void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%1))d=+m;else return E.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.slower_than_ms=d))}if(e===n&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return E.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return E.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(i.costlier_than!==void 0){
let m=i.costlier_than,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,d;
if(d===void 0)if(y==="boolean"||m===null||y==="string"&&m&&m==+m&&!(m%1))d=+m;else return E.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(m=d,i!==void 0&&(i.costlier_than=d))}if(e===
n&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return E.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return E.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){let m=i.limit,n=e;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let y=typeof m,d;if(d===void 0)if(y==="boolean"||m===null||
y==="string"&&m&&m==+m&&!(m%1))d=+m;else return E.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;d!==void 0&&(m=
d,i!==void 0&&(i.limit=d))}if(e===n&&typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m))return E.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(m<1||isNaN(m))return E.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=n===e;if(t)if(i.after!==void 0){let y=i.after,d=e;if(typeof y!="string"){let v=typeof y,
x;if(x===void 0)if(v=="number"||v=="boolean")x=""+y;else if(y===null)x="";else return E.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(y=x,i!==void 0&&(i.after=x))}if(e===d&&typeof y=="string"){if(M(y,256))return E.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(z(y,1))return E.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=d===e}else
var t=!0}}}}}}}}}}}else return E.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){
let i=r.headers,a=e;if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let n=i["if-none-match"],l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y==
"boolean")d=""+n;else if(n===null)d="";else return E.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,i!==void 0&&(i["if-none-match"]=d))}if(e===l&&typeof n=="string"&&M(n,4096))return E.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return E.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0}return E.errors=o,e===0}E.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Be;function Be(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Be.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Be.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return Be.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return Be.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return Be.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Be.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Be.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Be.errors=o,e===0}Be.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ua=de,$o={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function de(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=de.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return de.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&(u.limit=100),u.state!==void 0){let a=u.
state,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===
null)l="";else return de.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return de.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:$o.
properties.query.properties.state.enum}}],!1;var t=m===e}else var t=!0;if(t){if(u.network!==void 0){
let a=u.network,m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolea\
n")y=""+a;else if(a===null)y="";else return de.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.network=y))}if(e===m&&typeof a=="string"){if(M(a,64))return de.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(z(a,1))return de.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return de.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){if(u.
payer!==void 0){let a=u.payer,m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="numbe\
r"||l=="boolean")y=""+a;else if(a===null)y="";else return de.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(a=y,u!==void 0&&(u.payer=y))}if(e===m&&typeof a=="string"){if(M(a,64))return de.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(z(a,1))return de.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return de.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){let a=u.limit,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return de.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return de.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return de.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=m===e;if(t)if(u.after!==void 0){let l=u.after,y=e;
if(typeof l!="string"){let c=typeof l,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===
null)v="";else return de.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(l=v,u!==void 0&&(u.after=v))}
if(e===y&&typeof l=="string"){if(M(l,36))return de.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(z(l,36))
return de.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(l))return de.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}else return de.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return de.errors=o,
e===0}de.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ya=He;function He(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=He.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return He.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return He.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return He.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return He.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return He.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return He.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return He.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return He.errors=o,e===0}He.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=We;function We(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=We.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return We.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return We.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return We.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return We.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return We.errors=o,e===0}We.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ha=Se;function Se(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let u=r.query,i=e;if(e===i)if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.reason!==void 0){let a=u.reason,m=e;if(typeof a!="string"){
let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===null)l="";else return Se.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.reason=l))}if(e===m&&typeof a=="st\
ring"){if(M(a,512))return Se.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(z(a,1))return Se.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ke.test(a))return Se.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Se.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let u=r.params,
i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let m;if(u.id===void 0&&(m="id"))return Se.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:m}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===
void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Se.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(M(n,36))return Se.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(z(n,36))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
n))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Se.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Se.errors=o,e===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ga=Kr;function Kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Kr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Kr.errors=o,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ka=Ye;var $t=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Ye(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ye.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ye.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let a=f.name,m=e;if(typeof a!=
"string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===null)l="";else
return Ye.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===m&&typeof a==
"string"){if(M(a,64))return Ye.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(a,1))return Ye.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!$t.test(a))return Ye.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Ye.errors=o,e===0}Ye.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=Ge;function Ge(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ge.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Ge.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+a;else if(a===null)l="";else return Ge.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===m&&typeof a=="string"){if(M(a,64))return Ge.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Ge.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$t.test(
a))return Ge.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ge.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ge.errors=o,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=Je;function Je(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Je.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+a;else if(a===null)l="";else return Je.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===m&&typeof a=="string"){if(M(a,64))return Je.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(z(a,1))return Je.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!$t.test(
a))return Je.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Je.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Je.errors=o,e===0}Je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var _a=Fr;function Fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Fr.errors=o,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ba=Er;function Er(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Er.errors=o,e===0}Er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wa=Mr;function Mr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Mr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Mr.errors=o,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Qe;var Oo=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Qe(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Qe.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Qe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===
void 0&&(i="id"))return Qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!=
"string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===null)l="";else
return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){
if(M(a,64))return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(a,1))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Oo.test(a))return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Qe.errors=o,e===0}Qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var qa=Rr;function Rr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Rr.errors=o,e===0}Rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=Xr;function Xr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Xr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Xr.errors=o,e===0}Xr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=zr;function zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return zr.errors=o,e===0}zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Ur;function Ur(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ur.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ur.errors=o,e===0}Ur.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Aa=Zr;function Zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Zr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Zr.errors=o,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Da=dr;function dr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=dr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return dr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
a=e;if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="boolean")n=""+i;else if(i===
null)n="";else return dr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=
n,f!==void 0&&(f["idempotency-key"]=n))}if(e===a&&typeof i=="string"){if(M(i,255))return dr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(i,1))return dr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(i))return dr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return dr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return dr.errors=o,e===0}dr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=er;function er(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=er.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return er.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return er.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return er.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return er.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return er.errors=o,e===0}er.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ja=rr;function rr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return rr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return rr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return rr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return rr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return rr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return rr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return rr.errors=o,e===0}rr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=Ae;function Ae(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["idempotency-key"]!==void 0){let a=u["idempotenc\
y-key"],m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
a;else if(a===null)l="";else return Ae.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,u!==void 0&&(u["idempotency-key"]=l))}if(e===m&&typeof a=="string"){if(M(a,255))return Ae.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(z(a,1))return Ae.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(a))return Ae.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ae.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==
void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let m;if(u.id===void 0&&
(m="id"))return Ae.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(u.id!==void 0){let n=u.id,l=e;if(typeof n!="string"){let y=typeof n,
d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===null)d="";else return Ae.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;d!==void 0&&(n=d,u!==void 0&&(u.id=d))}if(e===l&&typeof n=="string"){if(M(n,36))return Ae.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(z(n,36))return Ae.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
n))return Ae.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ae.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Ae.errors=o,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var $a=te,Co={paths:{},components:{securitySchemes:{OperatorToken:{
type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},
SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"\
bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",properties:{from:{
type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},action:{
type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","drainUpstream","re\
storeUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","changeOperator","\
rotateOperator","revokeOperator","createSession","endSession","drainServer","reload","backup","migra\
te","copyStore","authenticate"]},name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\
\\x7f]+$"},target:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{
type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"string",pattern:"^[0-9a-f-]{36}$",minLength:36,
maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function te(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=te.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return te.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
query!==void 0){let u=r.query;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.limit===void 0&&
(u.limit=100),u.from!==void 0){let a=u.from,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let n=typeof a,l;if(l===void 0)if(n==="boolean"||a===null||n==="string"&&a&&a==+a&&!(a%1))l=+a;else
return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=l,u!==void 0&&(u.from=l))}if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return te.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(a<0||isNaN(a))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;
if(t){if(u.to!==void 0){let a=u.to,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
y;if(y===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return te.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.to=y))}if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(
a))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(u.action!==
void 0){let a=u.action,m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l==
"boolean")y=""+a;else if(a===null)y="";else return te.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.action=y))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||
a==="restoreKey"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="reconcilePay\
ment"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="re\
vokeOperator"||a==="createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||
a==="migrate"||a==="copyStore"||a==="authenticate"))return te.errors=[{instancePath:s+"/query/action",
schemaPath:"#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:Co.properties.
query.properties.action.enum}}],!1;var t=m===e}else var t=!0;if(t){if(u.name!==void 0){let a=u.name,
m=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===
null)y="";else return te.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.name=y))}
if(e===m&&typeof a=="string"){if(M(a,128))return te.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(z(a,1))
return te.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return te.errors=[{instancePath:s+"/q\
uery/name",schemaPath:"#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){if(u.target!==void 0){let a=u.target,m=e;
if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===
null)y="";else return te.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/prop\
erties/target/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,u!==void 0&&(u.target=
y))}if(e===m&&typeof a=="string"){if(M(a,128))return te.errors=[{instancePath:s+"/query/target",schemaPath:"\
#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(z(a,1))
return te.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return te.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=m===e}else var t=!0;if(t){let a=u.limit,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boolean"||a===null||
l==="string"&&a&&a==+a&&!(a%1))y=+a;else return te.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=
y,u!==void 0&&(u.limit=y))}if(e===m&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return te.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return te.errors=[{instancePath:s+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=m===e;if(t)if(u.after!==void 0){let l=u.after,y=e;if(typeof l!="string"){let c=typeof l,
v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===null)v="";else return te.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;v!==void 0&&(l=v,u!==void 0&&(u.after=v))}if(e===y&&typeof l=="string"){if(M(l,36))return te.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(z(l,36))return te.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
l))return te.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}}}else
return te.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return te.errors=o,e===0}te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Oa=sr;function sr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=sr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return sr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return sr.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+a;else if(a===null)l="";else return sr.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===m&&typeof a=="string"){if(M(a,36))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(z(a,36))return sr.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return sr.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return sr.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return sr.errors=o,e===0}sr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ca=Vr;function Vr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Vr.errors=o,e===0}Vr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ka=Br;function Br(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Br.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Br.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Br.errors=o,e===0}Br.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fa=Hr;function Hr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Hr.errors=o,e===0}Hr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ea=vr;function vr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="boolean")n=""+i;else if(i===
null)n="";else return vr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===a&&typeof i=="string"&&M(i,4096))return vr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return vr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=o,e===0}vr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=Pr;function Pr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Pr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="boolean")n=""+i;else if(i===
null)n="";else return Pr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===a&&typeof i=="string"&&M(i,4096))return Pr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Pr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=o,e===0}Pr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ra=Te;var Xa=new RegExp("^[a-z][a-z0-9.-]*$","u");function Te(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Te.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Te.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.
headers,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["\
if-none-match"],m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolea\
n")l=""+a;else if(a===null)l="";else return Te.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,u!==void 0&&(u["if-none-match"]=l))}if(e===m&&typeof a=="string"&&M(a,4096))return Te.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Te.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(
u)){let m;if(u.file===void 0&&(m="file"))return Te.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:m}}],!1;if(u.file!==void 0){let n=u.
file,l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof n=="string"){if(M(n,64))return Te.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(n,1))
return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Xa.test(n))return Te.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Te.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return Te.errors=
o,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var za=_r;function _r(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_r.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return _r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let m=typeof i,n;if(n===void 0)if(m=="number"||m=="boolean")n=""+i;else if(i===
null)n="";else return _r.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===a&&typeof i=="string"&&M(i,4096))return _r.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return _r.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return _r.errors=o,e===0}_r.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ua=$e;function $e(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return $e.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let u=r.headers,i=e;if(e===
i)if(u&&typeof u=="object"&&!Array.isArray(u)){if(u["if-none-match"]!==void 0){let a=u["if-none-matc\
h"],m=e;if(typeof a!="string"){let n=typeof a,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+a;else if(a===
null)l="";else return $e.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,u!==
void 0&&(u["if-none-match"]=l))}if(e===m&&typeof a=="string"&&M(a,4096))return $e.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return $e.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)
if(r.params!==void 0){let u=r.params,i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let m;
if(u.file===void 0&&(m="file"))return $e.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:m}}],!1;if(u.file!==void 0){let n=u.file,
l=e;if(typeof n!="string"){let y=typeof n,d;if(d===void 0)if(y=="number"||y=="boolean")d=""+n;else if(n===
null)d="";else return $e.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;d!==void 0&&(n=d,u!==void 0&&(u.file=d))}
if(e===l&&typeof n=="string"){if(M(n,64))return $e.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(z(n,1))
return $e.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Xa.test(n))return $e.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return $e.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return $e.errors=
o,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Za=Nr(Cs()),Va=Nr(Ks()),wp={...Za.formats,...Va.fastFormats},Ba=Es;function Es(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Es.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Es.errors=o,e===0}Es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=Ms;function Ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ms.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ms.errors=o,e===0}Ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wa=Rs;function Rs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Rs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Rs.errors=o,e===0}Rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ya=Xs;function Xs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Xs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Xs.errors=o,e===0}Xs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ga=C,Fo={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},scopes:{$ref:"schema:Scopes"},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"sch\
ema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"sch\
ema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetP\
eriod"},{type:"null"}]}}}},required:["body"]};var Ja={type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$",$id:"\
schema:Owner"},Qa={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"string",enum:["cha\
t","mesh"]},$id:"schema:Scopes"},ei={type:["array","null"],minItems:1,maxItems:64,uniqueItems:!0,items:{
type:"string",minLength:1,maxLength:256},$id:"schema:Models"},ri={type:["array","null"],minItems:1,maxItems:1e3,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"schema:Agents"},si={type:["intege\
r","null"],minimum:0,maximum:41024448e5,$id:"schema:Expiry"},ti={type:["integer","null"],minimum:1,maximum:1e9,
$id:"schema:Rpm"},ai={type:["integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},ii={type:["in\
teger","null"],minimum:1,maximum:1e6,$id:"schema:MaxParallel"},ni={type:"string",enum:["interactive",
"batch"],$id:"schema:PriorityClass"},oi={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$",maxLength:17,$id:"schema:BudgetUsd"},pi={type:"string",enum:["day","month","total"],$id:"\
schema:BudgetPeriod"},mi=Object.prototype.hasOwnProperty,Fe=Lr,tr=Sr,zs=new RegExp("^[^\\x00-\\x1f\\x7f\
-\\x9f]+$","u"),li=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=C.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(
r)){let m;if(r.body===void 0&&(m="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;if(r.body!==void 0){let n=r.body;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){let y;if(n.name===void 0&&(y="name"))return C.errors=[{instancePath:s+"\
/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;{let d=e;
for(let c in n)if(!mi.call(Fo.properties.body.properties,c)){return C.errors=[{instancePath:s+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(d===e){if(n.name!==void 0){let c=n.name,v=e;if(e===e)if(typeof c=="string"){if(Fe(c,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(tr(c,1))return C.errors=[{instancePath:s+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!zs.test(c))return C.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return C.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=v===e}else var t=!0;if(t){if(n.owner!==void 0){let c=n.
owner,v=e,x=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===x&&typeof c=="string"){if(Fe(c,256))
return C.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(tr(c,1))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!zs.test(c))return C.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=v===e}else var t=!0;if(t){if(n.scopes!==void 0){let c=n.scopes,v=e;if(e===e)if(Array.
isArray(c)){if(c.length>8)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/\
maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<1)return C.errors=[{instancePath:s+"/\
body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let P=c.length;for(let g=0;g<P;g++){let L=c[g],q=e;if(typeof L!="string")return C.errors=[{instancePath:s+
"/body/scopes/"+g,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(L===
"chat"||L==="mesh"))return C.errors=[{instancePath:s+"/body/scopes/"+g,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Qa.items.enum}}],!1;var f=q===e;if(!f)break}if(f){let g=c.
length,L;if(g>1){let q={};for(;g--;){let A=c[g];if(typeof A=="string"){if(typeof q[A]=="number"){return L=
q[A],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:g,j:L}}],!1;break}q[A]=g}}}}}}else return C.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=v===e}else var t=!0;
if(t){if(n.models!==void 0){let c=n.models,v=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ei.type}}],
!1;if(e===x&&Array.isArray(c)){if(c.length>64)return C.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let P=c.length;for(let g=0;g<P;g++){let L=c[g],q=e;if(e===q)if(typeof L=="string"){if(Fe(L,256))return C.
errors=[{instancePath:s+"/body/models/"+g,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(tr(L,1))return C.errors=[{instancePath:s+"/body/models/"+g,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/models/"+g,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=q===
e;if(!u)break}if(u){let g=c.length,L;if(g>1){let q={};for(;g--;){let A=c[g];if(typeof A=="string"){if(typeof q[A]==
"number"){return L=q[A],C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:L}}],!1;break}q[A]=g}}}}}}var t=v===e}else var t=!0;if(t){if(n.
agents!==void 0){let c=n.agents,v=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ri.type}}],!1;if(e===x&&Array.
isArray(c)){if(c.length>1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let P=c.length;for(let g=0;g<P;g++){let L=c[g],q=e;if(e===q)if(typeof L=="string"){if(Fe(L,64))return C.
errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(tr(L,1))return C.errors=[{instancePath:s+"/body/agents/"+g,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/agents/"+g,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=q===
e;if(!i)break}if(i){let g=c.length,L;if(g>1){let q={};for(;g--;){let A=c[g];if(typeof A=="string"){if(typeof q[A]==
"number"){return L=q[A],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:g,j:L}}],!1;break}q[A]=g}}}}}}var t=v===e}else var t=!0;if(t){if(n.
expires_at!==void 0){let c=n.expires_at,v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))&&c!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:si.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))
return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=v===e}else var t=!0;if(t){if(n.rpm!==void 0){let c=n.rpm,v=e,x=e;if(!(typeof c=="number"&&!(c%
1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:ti.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>
1e9||isNaN(c))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=v===
e}else var t=!0;if(t){if(n.tpm!==void 0){let c=n.tpm,v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ai.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=v===e}else var t=!0;
if(t){if(n.max_parallel!==void 0){let c=n.max_parallel,v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:ii.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=v===e}else var t=!0;if(t){if(n.priority_class!==void 0){let c=n.
priority_class,v=e;if(typeof c!="string")return C.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(c==="interactive"||c==="b\
atch"))return C.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",
keyword:"enum",params:{allowedValues:ni.enum}}],!1;var t=v===e}else var t=!0;if(t){if(n.budget_usd!==
void 0){let c=n.budget_usd,v=e,x=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:oi.type}}],!1;if(e===
x&&typeof c=="string"){if(Fe(c,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!li.test(c))return C.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=v===e}else var t=!0;if(t)if(n.budget_period!==
void 0){let c=n.budget_period,v=e,x=e,h=!1,P=e;if(typeof c!="string"){let q={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[q]:o.push(q),e++}if(!(c==="day"||c==="month"||c==="total")){let q={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pi.enum}};o===null?
o=[q]:o.push(q),e++}var a=P===e;h=h||a;let g=e;if(c!==null){let q={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[q]:o.push(q),e++}var a=g===e;if(h=h||a,h)e=x,o!==null&&(x?o.length=x:o=null);else{
let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[q]:o.push(q),e++,C.errors=o,!1}var t=v===e}else var t=!0}}}}}}}}}}}}}else
return C.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}}return C.errors=o,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var di=Us;function Us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Us.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Us.errors=o,e===0}Us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Zs;function Zs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Zs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Zs.errors=o,e===0}Zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=K,Eo={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,minProperties:1,
properties:{name:{$ref:"schema:KeyName"},owner:{$ref:"schema:Owner"},scopes:{$ref:"schema:Scopes"},models:{
$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{$ref:"schema:Expiry"},rpm:{$ref:"sch\
ema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"sch\
ema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:BudgetP\
eriod"},{type:"null"}]}}}}};function K(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=K.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let m=r.body;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){if(Object.keys(m).length<1)return K.errors=[{instancePath:s+"\
/body",schemaPath:"#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let l=e;
for(let y in m)if(!mi.call(Eo.properties.body.properties,y)){return K.errors=[{instancePath:s+"/body",
schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(l===e){if(m.name!==void 0){let y=m.name,d=e;if(e===e)if(typeof y=="string"){if(Fe(y,128))
return K.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/maxLength",keyword:"maxLeng\
th",params:{limit:128}}],!1;if(tr(y,1))return K.errors=[{instancePath:s+"/body/name",schemaPath:"sch\
ema:KeyName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!zs.test(y))return K.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:KeyName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f\
-\\x9f]+$"}}],!1}else return K.errors=[{instancePath:s+"/body/name",schemaPath:"schema:KeyName/type",
keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(m.owner!==void 0){let y=m.
owner,d=e,c=e;if(typeof y!="string"&&y!==null)return K.errors=[{instancePath:s+"/body/owner",schemaPath:"\
schema:Owner/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===c&&typeof y=="string"){if(Fe(y,256))
return K.errors=[{instancePath:s+"/body/owner",schemaPath:"schema:Owner/maxLength",keyword:"maxLengt\
h",params:{limit:256}}],!1;if(tr(y,1))return K.errors=[{instancePath:s+"/body/owner",schemaPath:"sch\
ema:Owner/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!zs.test(y))return K.errors=[{instancePath:s+
"/body/owner",schemaPath:"schema:Owner/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\
\\x9f]+$"}}],!1}var t=d===e}else var t=!0;if(t){if(m.scopes!==void 0){let y=m.scopes,d=e;if(e===e)if(Array.
isArray(y)){if(y.length>8)return K.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/\
maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(y.length<1)return K.errors=[{instancePath:s+"/\
body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let x=y.length;for(let h=0;h<x;h++){let P=y[h],g=e;if(typeof P!="string")return K.errors=[{instancePath:s+
"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(P===
"chat"||P==="mesh"))return K.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Qa.items.enum}}],!1;var f=g===e;if(!f)break}if(f){let h=y.
length,P;if(h>1){let g={};for(;h--;){let L=y[h];if(typeof L=="string"){if(typeof g[L]=="number"){return P=
g[L],K.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:h,j:P}}],!1;break}g[L]=h}}}}}}else return K.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;
if(t){if(m.models!==void 0){let y=m.models,d=e,c=e;if(!Array.isArray(y)&&y!==null)return K.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:ei.type}}],
!1;if(e===c&&Array.isArray(y)){if(y.length>64)return K.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(y.length<1)return K.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;
let x=y.length;for(let h=0;h<x;h++){let P=y[h],g=e;if(e===g)if(typeof P=="string"){if(Fe(P,256))return K.
errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(tr(P,1))return K.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:s+
"/body/models/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=g===
e;if(!u)break}if(u){let h=y.length,P;if(h>1){let g={};for(;h--;){let L=y[h];if(typeof L=="string"){if(typeof g[L]==
"number"){return P=g[L],K.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:P}}],!1;break}g[L]=h}}}}}}var t=d===e}else var t=!0;if(t){if(m.
agents!==void 0){let y=m.agents,d=e,c=e;if(!Array.isArray(y)&&y!==null)return K.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:ri.type}}],!1;if(e===c&&Array.
isArray(y)){if(y.length>1e3)return K.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(y.length<1)return K.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let x=y.length;for(let h=0;h<x;h++){let P=y[h],g=e;if(e===g)if(typeof P=="string"){if(Fe(P,64))return K.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(tr(P,1))return K.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return K.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=g===
e;if(!i)break}if(i){let h=y.length,P;if(h>1){let g={};for(;h--;){let L=y[h];if(typeof L=="string"){if(typeof g[L]==
"number"){return P=g[L],K.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:P}}],!1;break}g[L]=h}}}}}}var t=d===e}else var t=!0;if(t){if(m.
expires_at!==void 0){let y=m.expires_at,d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y))&&y!==null)return K.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/type",keyword:"\
type",params:{type:si.type}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>41024448e5||isNaN(y))
return K.errors=[{instancePath:s+"/body/expires_at",schemaPath:"schema:Expiry/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:41024448e5}}],!1;if(y<0||isNaN(y))return K.errors=[{instancePath:s+
"/body/expires_at",schemaPath:"schema:Expiry/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=d===e}else var t=!0;if(t){if(m.rpm!==void 0){let y=m.rpm,d=e,c=e;if(!(typeof y=="number"&&!(y%
1)&&!isNaN(y)&&isFinite(y))&&y!==null)return K.errors=[{instancePath:s+"/body/rpm",schemaPath:"schem\
a:Rpm/type",keyword:"type",params:{type:ti.type}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>
1e9||isNaN(y))return K.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(y<1||isNaN(y))return K.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===
e}else var t=!0;if(t){if(m.tpm!==void 0){let y=m.tpm,d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&y!==null)return K.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ai.type}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>1e12||isNaN(
y))return K.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(y<1||isNaN(y))return K.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;
if(t){if(m.max_parallel!==void 0){let y=m.max_parallel,d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&y!==null)return K.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:ii.type}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){
if(y>1e6||isNaN(y))return K.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(y<1||isNaN(y))return K.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=d===e}else var t=!0;if(t){if(m.priority_class!==void 0){let y=m.
priority_class,d=e;if(typeof y!="string")return K.errors=[{instancePath:s+"/body/priority_class",schemaPath:"\
schema:PriorityClass/type",keyword:"type",params:{type:"string"}}],!1;if(!(y==="interactive"||y==="b\
atch"))return K.errors=[{instancePath:s+"/body/priority_class",schemaPath:"schema:PriorityClass/enum",
keyword:"enum",params:{allowedValues:ni.enum}}],!1;var t=d===e}else var t=!0;if(t){if(m.budget_usd!==
void 0){let y=m.budget_usd,d=e,c=e;if(typeof y!="string"&&y!==null)return K.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:oi.type}}],!1;if(e===
c&&typeof y=="string"){if(Fe(y,17))return K.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"s\
chema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!li.test(y))return K.errors=
[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=d===e}else var t=!0;if(t)if(m.budget_period!==
void 0){let y=m.budget_period,d=e,c=e,v=!1,x=e;if(typeof y!="string"){let g={instancePath:s+"/body/b\
udget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};o===null?
o=[g]:o.push(g),e++}if(!(y==="day"||y==="month"||y==="total")){let g={instancePath:s+"/body/budget_p\
eriod",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:pi.enum}};o===null?
o=[g]:o.push(g),e++}var a=x===e;v=v||a;let h=e;if(y!==null){let g={instancePath:s+"/body/budget_peri\
od",schemaPath:"#/properties/body/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"\
null"}};o===null?o=[g]:o.push(g),e++}var a=h===e;if(v=v||a,v)e=c,o!==null&&(c?o.length=c:o=null);else{
let g={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/properties/budget_period/a\
nyOf",keyword:"anyOf",params:{}};return o===null?o=[g]:o.push(g),e++,K.errors=o,!1}var t=d===e}else var t=!0}}}}}}}}}}}}}else
return K.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{
type:"object"}}],!1}return K.errors=o,e===0}K.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var yi=hr;function hr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=hr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let u=e;for(let i in t)if(i!=="overl\
ap_s"){return hr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){let i=t.overlap_s,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return hr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return hr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return hr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return hr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return hr.errors=o,e===0}hr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ci=Vs;function Vs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Vs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Vs.errors=o,e===0}Vs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=Bs;function Bs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Bs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Bs.errors=o,e===0}Bs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=Hs;function Hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Hs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Hs.errors=o,e===0}Hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=Ws;function Ws(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ws.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ws.errors=o,e===0}Ws.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vi=Ys;function Ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ys.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Ys.errors=o,e===0}Ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pi=Gs;function Gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Gs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Gs.errors=o,e===0}Gs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _i=Js;function Js(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Js.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Js.errors=o,e===0}Js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=Qs;function Qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Qs.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Qs.errors=o,e===0}Qs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wi=et;function et(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=et.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
et.errors=o,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=rt;function rt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
rt.errors=o,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=st;function st(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=st.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
st.errors=o,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=tt;function tt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=tt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
tt.errors=o,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=at;function at(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=at.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
at.errors=o,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=it;function it(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=it.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
it.errors=o,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ai=nt;function nt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=nt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
nt.errors=o,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Di=ot;function ot(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ot.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ot.errors=o,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=pt;function pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=pt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
pt.errors=o,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=mt;function mt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=mt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
mt.errors=o,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ti=lt;function lt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=lt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
lt.errors=o,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $i=dt;function dt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=dt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
dt.errors=o,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oi=ft;function ft(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ft.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ft.errors=o,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=Oe;function Oe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Oe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return Oe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return Oe.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let i=e;for(let a in f)if(!(a==="token"||a==="code")){return Oe.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(f.token!==void 0){let a=f.token,
m=e;if(e===m)if(typeof a=="string"){if(Fe(a,512))return Oe.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(tr(a,1))
return Oe.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Oe.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=m===
e}else var t=!0;if(t)if(f.code!==void 0){let a=f.code,m=e;if(e===m)if(typeof a=="string"){if(Fe(a,64))
return Oe.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(tr(a,1))return Oe.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Oe.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0}}}else return Oe.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Oe.errors=o,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ki=ut;function ut(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ut.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ut.errors=o,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=yt;function yt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=yt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
yt.errors=o,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=Ce;var Mi={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Mo=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Ce(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=Ce.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return Ce.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let u=r.body;if(e===e)if(u&&typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===
void 0&&(a="name")||u.role===void 0&&(a="role"))return Ce.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let n in u)
if(!(n==="name"||n==="role")){return Ce.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(m===
e){if(u.name!==void 0){let n=u.name,l=e;if(e===e)if(typeof n=="string"){if(Fe(n,64))return Ce.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(tr(n,1))return Ce.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Mo.test(n))return Ce.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Ce.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(u.
role!==void 0){let n=u.role,l=e;if(typeof n!="string")return Ce.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="view\
er"))return Ce.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Mi.enum}}],!1;var t=l===e}else var t=!0}}}else return Ce.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ce.errors=
o,e===0}Ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ri=ct;function ct(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ct.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ct.errors=o,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xi=fr;function fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=fr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&(t="body"))return fr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.role===void 0&&(i="role"))return fr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let m in f)if(m!=="role"){return fr.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;
break}if(a===e&&f.role!==void 0){let m=f.role;if(typeof m!="string")return fr.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="admi\
n"||m==="viewer"))return fr.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Mi.enum}}],!1}}}else return fr.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return fr.errors=o,e===0}fr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var zi=ht;function ht(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ht.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
ht.errors=o,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ui=gt;function gt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=gt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
gt.errors=o,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zi=kt;function kt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=kt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
kt.errors=o,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vi=vt;function vt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
vt.errors=o,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bi=xr;function xr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let u=e;for(let i in t)if(i!=="dry_run"){return xr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&typeof t.dry_run!="boolean")return xr.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return xr.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return xr.errors=o,e===0}xr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Hi=Pt;function Pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Pt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
Pt.errors=o,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wi=_t;function _t(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_t.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
_t.errors=o,e===0}_t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yi=bt;function bt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=bt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
bt.errors=o,e===0}bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Gi=wt;function wt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=wt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
wt.errors=o,e===0}wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ji=xt;function xt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
xt.errors=o,e===0}xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Qi=qt;function qt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=qt.evaluated;return p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),
qt.errors=o,e===0}qt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mn=Nr(Cs()),ln=Nr(Ks()),Xo={...mn.formats,...ln.fastFormats},dn=yr;function yr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=yr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let u;if(t.status===void 0&&(u="status"))return yr.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:u}}],!1;{
let i=e;for(let a in t)if(a!=="status"){return yr.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(i===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return yr.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return yr.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return yr.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return yr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return yr.errors=o,e===0}yr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var fn=Qr;var N=Lr;function ve(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ve.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="ready")||r.parts===void 0&&
(i="parts"))return ve.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let m in r)if(!(m==="ready"||m==="parts")){return ve.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===
e){if(r.ready!==void 0){let m=e;if(typeof r.ready!="boolean")return ve.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=m===e}else
var t=!0;if(t)if(r.parts!==void 0){let m=r.parts,n=e;if(e===n)if(m&&typeof m=="object"&&!Array.isArray(
m)){if(Object.keys(m).length>64)return ve.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in m){let d=m[y],c=e;if(e===
e)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.ok===void 0&&(x="ok"))return ve.errors=[{instancePath:s+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:x}}],!1;{let h=e;for(let P in d)if(!(P==="ok"||P==="detail")){return ve.
errors=[{instancePath:s+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(h===
e){if(d.ok!==void 0){let P=e;if(typeof d.ok!="boolean")return ve.errors=[{instancePath:s+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=P===e}else var f=!0;if(f)if(d.detail!==void 0){let P=d.detail,
g=e;if(e===g)if(typeof P=="string"){if(N(P,1024))return ve.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ve.errors=[{instancePath:s+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=g===e}else var f=!0}}}else return ve.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var u=c===e;if(!u)break}}else return ve.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=n===e}else var t=!0}}}else return ve.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=o,e===
0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Qr.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ve(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:_})||(o=o===null?ve.errors:o.concat(ve.errors),e=o.length));else return Qr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=
o,e===0}Qr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var un=es;var zo=Xo.int32,H=Sr,Uo=new RegExp("^[a-z][a-z0-9_]*$","u");function qr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=qr.evaluated;p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,f=!1,u=e;ve(r,{instancePath:s,parentData:w,
parentDataProperty:b,rootData:k,dynamicAnchors:_})||(o=o===null?ve.errors:o.concat(ve.errors),e=o.length);
var l=u===e;if(f=f||l,l)var i=!0;let a=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let d={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};o===null?o=[d]:o.push(d),e++}else{
let d=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let v={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
o===null?o=[v]:o.push(v),e++;break}if(d===e){if(r.error!==void 0){let c=r.error,v=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let x={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};o===null?o=[x]:o.push(x),e++}if(e===v&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};o===null?o=
[x]:o.push(x),e++}else if(c<400||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};o===null?o=[x]:o.push(
x),e++}else if(!zo.validate(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};o===null?o=[x]:o.push(x),e++}}var n=v===e}else
var n=!0;if(n){if(r.message!==void 0){let c=r.message,v=e;if(e===v)if(typeof c=="string"){if(N(c,2048)){
let h={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};o===null?o=[h]:o.push(h),e++}else if(H(c,1)){let h={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
o===null?o=[h]:o.push(h),e++}}else{let h={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var n=v===e}else
var n=!0;if(n){if(r.code!==void 0){let c=r.code,v=e;if(e===v)if(typeof c=="string"){if(N(c,64)){let h={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};o===null?o=[h]:o.push(h),e++}else if(!Uo.test(c)){let h={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};o===null?
o=[h]:o.push(h),e++}}else{let h={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var n=v===e}else var n=!0;if(n)
if(r.param!==void 0){let c=r.param,v=e;if(e===v)if(typeof c=="string"){if(N(c,256)){let h={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
o===null?o=[h]:o.push(h),e++}}else{let h={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:o.push(h),e++}var n=v===e}else var n=!0}}}}}else{
let y={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};o===null?
o=[y]:o.push(y),e++}var l=a===e;if(f=f||l,l&&i!==!0&&(i=!0),f)e=t,o!==null&&(t?o.length=t:o=null);else{
let y={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[y]:o.push(y),
e++,qr.errors=o,!1}return qr.errors=o,p.props=i,e===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};
function es(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=es.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(qr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?qr.errors:
o.concat(qr.errors),e=o.length));else return es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return es.errors=o,e===0}es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var yn=rs;var Wr={type:"object",required:["id","name","prefix","owner","scopes","models","agents","rpm","tpm",
"max_parallel","priority_class","budget_usd","budget_period","created_at","expires_at","revoked_at",
"previous_until","sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"stri\
ng",minLength:1,maxLength:128},prefix:{type:"string",maxLength:16},owner:{type:["string","null"],maxLength:256},
scopes:{$ref:"schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},rpm:{$ref:"\
schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},priority_class:{$ref:"\
schema:PriorityClass"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:Budg\
etPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{type:["integer","nul\
l"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},expires_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],minimum:0,
maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},sandbox:{type:"\
boolean"}},$id:"schema:KeyMembers"},Zo={type:"array",minItems:1,maxItems:8,uniqueItems:!0,items:{type:"\
string",enum:["chat","mesh"]},$id:"schema:Scopes"},Vo={type:["array","null"],minItems:1,maxItems:64,
uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Bo={type:["array",
"null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},$id:"s\
chema:Agents"},Ho={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Wo={type:["intege\
r","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Yo={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Go={type:"string",enum:["interactive","batch"],$id:"schema:PriorityClass"},
Jo={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",maxLength:17,$id:"schema:\
BudgetUsd"},Qo={type:"string",enum:["day","month","total"],$id:"schema:BudgetPeriod"},ep=new RegExp(
"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var br=new RegExp("^[0-9]{1,30}$","u");function Ie(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ie.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return Ie.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="cha\
rged"||i==="counted")){return Ie.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.charged!==void 0){let i=r.
charged,a=e;if(e===e)if(typeof i=="string"){if(N(i,30))return Ie.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(i))return Ie.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return Ie.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(r.counted!==void 0){
let i=r.counted,a=e;if(e===e)if(typeof i=="string"){if(N(i,30))return Ie.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(
i))return Ie.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return Ie.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return Ie.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
o,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=j.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let m;if(r.id===void 0&&(m="id")||r.name===void 0&&(m="name")||r.prefix===void 0&&(m="prefix")||r.owner===
void 0&&(m="owner")||r.scopes===void 0&&(m="scopes")||r.models===void 0&&(m="models")||r.agents===void 0&&
(m="agents")||r.rpm===void 0&&(m="rpm")||r.tpm===void 0&&(m="tpm")||r.max_parallel===void 0&&(m="max\
_parallel")||r.priority_class===void 0&&(m="priority_class")||r.budget_usd===void 0&&(m="budget_usd")||
r.budget_period===void 0&&(m="budget_period")||r.created_at===void 0&&(m="created_at")||r.expires_at===
void 0&&(m="expires_at")||r.revoked_at===void 0&&(m="revoked_at")||r.previous_until===void 0&&(m="pr\
evious_until")||r.sandbox===void 0&&(m="sandbox"))return j.errors=[{instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:m}}],!1;if(r.id!==void 0){let n=r.id,l=e;if(e===l)
if(typeof n=="string"){if(N(n,64))return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id\
/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(n,1))return j.errors=[{instancePath:s+"/\
id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t){if(r.name!==void 0){let n=r.name,l=e;if(e===l)if(typeof n=="string"){
if(N(n,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128}}],!1;if(H(n,1))return j.errors=[{instancePath:s+"/name",schemaPath:"#/\
properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(r.prefix!==void 0){let n=r.prefix,l=e;if(e===l)if(typeof n=="string"){if(N(n,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.owner!==void 0){let n=r.
owner,l=e;if(typeof n!="string"&&n!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Wr.properties.owner.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.scopes!==void 0){
let n=r.scopes,l=e;if(e===e)if(Array.isArray(n)){if(n.length>8)return j.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return j.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let c=n.length;for(let v=0;v<c;v++){let x=n[v],h=e;if(typeof x!="string")return j.errors=
[{instancePath:s+"/scopes/"+v,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(x==="chat"||x==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+v,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Zo.items.enum}}],!1;var f=h===e;if(!f)break}
if(f){let v=n.length,x;if(v>1){let h={};for(;v--;){let P=n[v];if(typeof P=="string"){if(typeof h[P]==
"number"){return x=h[P],j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:v,j:x}}],!1;break}h[P]=v}}}}}}else return j.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;
if(t){if(r.models!==void 0){let n=r.models,l=e,y=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Vo.type}}],!1;if(e===
y&&Array.isArray(n)){if(n.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(n.length<1)return j.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var u=!0;let c=n.
length;for(let v=0;v<c;v++){let x=n[v],h=e;if(e===h)if(typeof x=="string"){if(N(x,256))return j.errors=
[{instancePath:s+"/models/"+v,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(H(x,1))return j.errors=[{instancePath:s+"/models/"+v,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/mod\
els/"+v,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var u=h===e;
if(!u)break}if(u){let v=n.length,x;if(v>1){let h={};for(;v--;){let P=n[v];if(typeof P=="string"){if(typeof h[P]==
"number"){return x=h[P],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:v,j:x}}],!1;break}h[P]=v}}}}}}var t=l===e}else var t=!0;if(t){if(r.agents!==void 0){
let n=r.agents,l=e,y=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Bo.type}}],!1;if(e===y&&Array.isArray(n)){if(n.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(n.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let c=n.length;for(let v=0;v<c;v++){
let x=n[v],h=e;if(e===h)if(typeof x=="string"){if(N(x,64))return j.errors=[{instancePath:s+"/agents/"+
v,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(x,1))return j.
errors=[{instancePath:s+"/agents/"+v,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+v,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=h===e;if(!i)break}if(i){let v=n.length,x;
if(v>1){let h={};for(;v--;){let P=n[v];if(typeof P=="string"){if(typeof h[P]=="number"){return x=h[P],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:v,j:x}}],!1;break}h[P]=v}}}}}}var t=l===e}else var t=!0;if(t){if(r.rpm!==void 0){let n=r.rpm,l=e,y=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ho.type}}],!1;if(e===y&&typeof n=="n\
umber"&&isFinite(n)){if(n>1e9||isNaN(n))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(n<1||isNaN(n))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.tpm!==void 0){let n=r.tpm,l=e,y=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Wo.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>1e12||
isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(r.max_parallel!==void 0){let n=r.max_parallel,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Yo.type}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>
1e6||isNaN(n))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.priority_class!==void 0){let n=r.priority_class,l=e;if(typeof n!=
"string")return j.errors=[{instancePath:s+"/priority_class",schemaPath:"schema:PriorityClass/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(n==="interactive"||n==="batch"))return j.errors=[{instancePath:s+
"/priority_class",schemaPath:"schema:PriorityClass/enum",keyword:"enum",params:{allowedValues:Go.enum}}],
!1;var t=l===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let n=r.budget_usd,l=e,y=e;if(typeof n!=
"string"&&n!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Jo.type}}],!1;if(e===y&&typeof n=="string"){if(N(n,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!ep.test(n))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let n=r.budget_period,l=e,y=e,d=!1,c=e;if(typeof n!="string"){let h={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};o===null?o=[h]:o.push(h),e++}if(!(n==="day"||n==="month"||n==="total")){let h={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Qo.enum}};
o===null?o=[h]:o.push(h),e++}var a=c===e;d=d||a;let v=e;if(n!==null){let h={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};o===
null?o=[h]:o.push(h),e++}var a=v===e;if(d=d||a,d)e=y,o!==null&&(y?o.length=y:o=null);else{let h={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return o===
null?o=[h]:o.push(h),e++,j.errors=o,!1}var t=l===e}else var t=!0;if(t){if(r.budget_used!==void 0){let n=e;
Ie(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:k,
dynamicAnchors:_})||(o=o===null?Ie.errors:o.concat(Ie.errors),e=o.length);var t=n===e}else var t=!0;
if(t){if(r.last_used_at!==void 0){let n=r.last_used_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Wr.properties.last_used_at.type}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.created_at!==void 0){let n=r.created_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(
n))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.expires_at!==void 0){let n=r.expires_at,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Wr.properties.expires_at.type}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.revoked_at!==void 0){let n=r.revoked_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Wr.properties.revoked_at.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.previous_until!==
void 0){let n=r.previous_until,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Wr.properties.previous_until.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(r.sandbox!==
void 0){let n=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0}}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=o,e===0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,scopes:!0,models:!0,agents:!0,rpm:!0,
tpm:!0,max_parallel:!0,priority_class:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,
created_at:!0,expires_at:!0,revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};
function be(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=be.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),j(
r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:_})||(o=o===null?j.errors:
o.concat(j.errors),e=o.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!==
"id"&&t!=="name"&&t!=="prefix"&&t!=="owner"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&t!=="rpm"&&t!==
"tpm"&&t!=="max_parallel"&&t!=="priority_class"&&t!=="budget_usd"&&t!=="budget_period"&&t!=="budget_\
used"&&t!=="last_used_at"&&t!=="created_at"&&t!=="expires_at"&&t!=="revoked_at"&&t!=="previous_until"&&
t!=="sandbox"){return be.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"uneva\
luatedProperties",params:{unevaluatedProperty:t}}],!1;break}}else return be.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return be.errors=o,e===0}be.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ar(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ar.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.keys===
void 0&&(f="keys"))return ar.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let i in r)if(i!=="keys"){return ar.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===
e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.isArray(i)){if(i.length>1e5)return ar.errors=[{instancePath:s+
"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;
let m=i.length;for(let n=0;n<m;n++){let l=e;be(i[n],{instancePath:s+"/keys/"+n,parentData:i,parentDataProperty:n,
rootData:k,dynamicAnchors:_})||(o=o===null?be.errors:o.concat(be.errors),e=o.length);var t=l===e;if(!t)
break}}}else return ar.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"\
type",params:{type:"array"}}],!1}}}else return ar.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ar.errors=o,e===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function rs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=rs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ar(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?ar.errors:
o.concat(ar.errors),e=o.length));else return rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rs.errors=o,e===0}rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cn=ss;function je(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=je.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),j(
r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:_})||(o=o===null?j.errors:
o.concat(j.errors),e=o.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.key===void 0&&
(f="key"))return je.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.key!==void 0){let u=r.key,i=e;if(e===i)if(typeof u=="string"){if(N(u,256))return je.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(H(u,1))return je.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return je.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){for(let u in r)
if(u!=="key"&&u!=="id"&&u!=="name"&&u!=="prefix"&&u!=="owner"&&u!=="scopes"&&u!=="models"&&u!=="agen\
ts"&&u!=="rpm"&&u!=="tpm"&&u!=="max_parallel"&&u!=="priority_class"&&u!=="budget_usd"&&u!=="budget_p\
eriod"&&u!=="budget_used"&&u!=="last_used_at"&&u!=="created_at"&&u!=="expires_at"&&u!=="revoked_at"&&
u!=="previous_until"&&u!=="sandbox"){return je.errors=[{instancePath:s,schemaPath:"#/unevaluatedProp\
erties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:u}}],!1;break}}}else return je.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return je.errors=o,e===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ss(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ss.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(je(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:_})||(o=o===null?je.errors:o.concat(je.errors),e=o.length));else return ss.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ss.errors=
o,e===0}ss.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var hn=ts;function ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ts.errors=o,e===0}ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gn=as;function as(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=as.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return as.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return as.errors=o,e===0}as.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kn=is;function is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return is.errors=o,e===0}is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vn=ns;function ns(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(je(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?je.errors:
o.concat(je.errors),e=o.length));else return ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ns.errors=o,e===0}ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=os;function os(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=os.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?be.errors:
o.concat(be.errors),e=o.length));else return os.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return os.errors=o,e===0}os.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _n=ps;var Ar={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
schema:Count"},to:{$ref:"schema:Count"},totals:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["requests","prompt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","c\
ompletion_tokens","reasoning_tokens","hosted_calls","charged","counted","cost"],properties:{key_id:{
type:"string",maxLength:256},model:{type:["string","null"],maxLength:256},agent:{type:["string","nul\
l"],maxLength:256},upstream:{type:["string","null"],maxLength:256},owner:{type:["string","null"],maxLength:256},
refusal:{type:["string","null"],maxLength:64},hour:{type:"integer",minimum:0,maximum:41024448e5},day:{
type:"integer",minimum:0,maximum:41024448e5},requests:{$ref:"schema:Count"},prompt_tokens:{$ref:"sch\
ema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTo\
kens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Coun\
t"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},charged:{
$ref:"schema:NanoUsd"},counted:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"}}}}},$id:"schema:\
UsageTotals"};var or=Object.prototype.hasOwnProperty;function T(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=T.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let m in r)if(!(m===
"from"||m==="to"||m==="totals")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m}}],!1;break}if(a===e){if(r.from!==void 0){
let m=r.from,n=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return T.errors=[{instancePath:s+
"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m==
"number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return T.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||
isNaN(m))return T.errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(r.to!==void 0){let m=r.to,n=e,
l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return T.errors=[{instancePath:s+"/to",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="numb\
er"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return T.errors=[{instancePath:s+"/to",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||
isNaN(m))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t)if(r.totals!==void 0){let m=r.totals,
n=e;if(e===n)if(Array.isArray(m)){if(m.length>1e5)return T.errors=[{instancePath:s+"/totals",schemaPath:"\
#/properties/totals/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=m.length;for(let d=0;d<
y;d++){let c=m[d],v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){let h;if(c.requests===void 0&&
(h="requests")||c.prompt_tokens===void 0&&(h="prompt_tokens")||c.cached_tokens===void 0&&(h="cached_\
tokens")||c.cache_write_tokens===void 0&&(h="cache_write_tokens")||c.cache_write_1h_tokens===void 0&&
(h="cache_write_1h_tokens")||c.completion_tokens===void 0&&(h="completion_tokens")||c.reasoning_tokens===
void 0&&(h="reasoning_tokens")||c.hosted_calls===void 0&&(h="hosted_calls")||c.charged===void 0&&(h=
"charged")||c.counted===void 0&&(h="counted")||c.cost===void 0&&(h="cost"))return T.errors=[{instancePath:s+
"/totals/"+d,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:h}}],
!1;{let P=e;for(let g in c)if(!or.call(Ar.properties.totals.items.properties,g)){return T.errors=[{instancePath:s+
"/totals/"+d,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:g}}],!1;break}if(P===e){if(c.key_id!==void 0){let g=c.key_id,L=e;if(e===
L)if(typeof g=="string"){if(N(g,256))return T.errors=[{instancePath:s+"/totals/"+d+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:s+"/totals/"+d+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0;if(u){if(c.model!==
void 0){let g=c.model,L=e;if(typeof g!="string"&&g!==null)return T.errors=[{instancePath:s+"/totals/"+
d+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Ar.
properties.totals.items.properties.model.type}}],!1;if(e===L&&typeof g=="string"&&N(g,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(c.agent!==
void 0){let g=c.agent,L=e;if(typeof g!="string"&&g!==null)return T.errors=[{instancePath:s+"/totals/"+
d+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Ar.
properties.totals.items.properties.agent.type}}],!1;if(e===L&&typeof g=="string"&&N(g,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(c.upstream!==
void 0){let g=c.upstream,L=e;if(typeof g!="string"&&g!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+d+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.upstream.type}}],!1;if(e===L&&typeof g=="string"&&N(g,256))
return T.errors=[{instancePath:s+"/totals/"+d+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){
if(c.owner!==void 0){let g=c.owner,L=e;if(typeof g!="string"&&g!==null)return T.errors=[{instancePath:s+
"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.owner.type}}],!1;if(e===L&&typeof g=="string"&&N(g,256))return T.
errors=[{instancePath:s+"/totals/"+d+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var u=L===e}else var u=!0;if(u){if(c.refusal!==
void 0){let g=c.refusal,L=e;if(typeof g!="string"&&g!==null)return T.errors=[{instancePath:s+"/total\
s/"+d+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.refusal.type}}],!1;if(e===L&&typeof g=="string"&&N(g,64))
return T.errors=[{instancePath:s+"/totals/"+d+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var u=L===e}else var u=!0;if(u){
if(c.hour!==void 0){let g=c.hour,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.
errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||
isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(
g))return T.errors=[{instancePath:s+"/totals/"+d+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(c.day!==void 0){let g=c.day,L=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.
errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof g=="number"&&isFinite(g)){if(g>41024448e5||
isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(g<0||isNaN(
g))return T.errors=[{instancePath:s+"/totals/"+d+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(c.requests!==void 0){let g=c.requests,L=e,q=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)))return T.errors=[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return T.errors=
[{instancePath:s+"/totals/"+d+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(c.prompt_tokens!==void 0){let g=c.prompt_tokens,
L=e,q=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/\
totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===q&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return T.errors=[{instancePath:s+
"/totals/"+d+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=L===e}else var u=!0;if(u){if(c.cached_tokens!==void 0){let g=c.cached_tokens,L=e,q=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/totals/"+d+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(g<0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var u=L===e}else var u=!0;if(u){if(c.cache_write_tokens!==void 0){let g=c.cache_write_tokens,L=e,
q=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/tota\
ls/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===q&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return T.errors=
[{instancePath:s+"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<0||isNaN(g))return T.errors=[{instancePath:s+
"/totals/"+d+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){if(c.cache_write_1h_tokens!==void 0){let g=c.
cache_write_1h_tokens,L=e,q=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.errors=
[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<
0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else
var u=!0;if(u){if(c.completion_tokens!==void 0){let g=c.completion_tokens,L=e,q=e;if(!(typeof g=="nu\
mber"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/totals/"+d+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(g<0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;
if(u){if(c.reasoning_tokens!==void 0){let g=c.reasoning_tokens,L=e,q=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof g=="number"&&
isFinite(g)){if(g>9007199254740991||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(g<0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else
var u=!0;if(u){if(c.hosted_calls!==void 0){let g=c.hosted_calls,L=e,q=e;if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g)))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(g<
0||isNaN(g))return T.errors=[{instancePath:s+"/totals/"+d+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=L===e}else var u=!0;if(u){
if(c.charged!==void 0){let g=c.charged,L=e;if(e===e)if(typeof g=="string"){if(N(g,30))return T.errors=
[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!br.test(g))return T.errors=[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:s+"/totals/"+d+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var u=L===e}else var u=!0;if(u){if(c.counted!==void 0){let g=c.counted,L=e;if(e===e)if(typeof g==
"string"){if(N(g,30))return T.errors=[{instancePath:s+"/totals/"+d+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(g))return T.errors=[{instancePath:s+
"/totals/"+d+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+d+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0;if(u)if(c.cost!==void 0){
let g=c.cost,L=e;if(e===e)if(typeof g=="string"){if(N(g,30))return T.errors=[{instancePath:s+"/total\
s/"+d+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.
test(g))return T.errors=[{instancePath:s+"/totals/"+d+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+d+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var u=L===e}else var u=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s+"/totals/"+d,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=v===e;if(!f)break}}}else return T.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=n===e}else
var t=!0}}}}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=o,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=ps.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?T.errors:o.concat(
T.errors),e=o.length));else return ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ps.errors=o,e===0}ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var bn=ms;var rp={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},Xe={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","group_id","user_hash","payment_id","model","agent","tool","status","pro\
mpt_tokens","cached_tokens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reason\
ing_tokens","hosted_calls","unit","units","estimated","charged","counted","cost","latency_ms","ttft_\
ms","upstream","called_model","reason","class"],properties:{id:{type:"string",maxLength:64},call_id:{
type:"string",maxLength:64},request_id:{type:"string",maxLength:64},attempt:{type:"integer",minimum:0,
maximum:1e3},ts:{type:"integer",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{
type:"string",maxLength:256},group_id:{type:["string","null"],maxLength:64},user_hash:{type:["string",
"null"],maxLength:64},payment_id:{type:["string","null"],maxLength:512},model:{type:["string","null"],
maxLength:256},agent:{type:["string","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},
status:{type:"string",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:\
CachedTokens"},cache_write_tokens:{$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"sche\
ma:CacheWrite1hTokens"},completion_tokens:{$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:Reaso\
ningTokens"},hosted_calls:{$ref:"schema:HostedCalls"},unit:{type:["string","null"],maxLength:32},units:{
type:["integer","null"],minimum:0,maximum:9007199254740991},estimated:{type:"boolean"},charged:{type:"\
integer",minimum:0,maximum:9007199254740991},counted:{type:"integer",minimum:0,maximum:9007199254740991},
cost:{type:"integer",minimum:0,maximum:9007199254740991},latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},
ttft_ms:{type:["integer","null"],minimum:0,maximum:9007199254740991},upstream:{type:["string","null"],
maxLength:64},called_model:{type:["string","null"],maxLength:128},reason:{$ref:"schema:FailureReason"},
class:{anyOf:[{$ref:"schema:FailureClass"},{type:"null"}]}},$id:"schema:UsageRow"};var sp={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function I(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=I.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.call_id===void 0&&(a="call_id")||r.
request_id===void 0&&(a="request_id")||r.attempt===void 0&&(a="attempt")||r.ts===void 0&&(a="ts")||r.
service===void 0&&(a="service")||r.key_id===void 0&&(a="key_id")||r.group_id===void 0&&(a="group_id")||
r.user_hash===void 0&&(a="user_hash")||r.payment_id===void 0&&(a="payment_id")||r.model===void 0&&(a=
"model")||r.agent===void 0&&(a="agent")||r.tool===void 0&&(a="tool")||r.status===void 0&&(a="status")||
r.prompt_tokens===void 0&&(a="prompt_tokens")||r.cached_tokens===void 0&&(a="cached_tokens")||r.cache_write_tokens===
void 0&&(a="cache_write_tokens")||r.cache_write_1h_tokens===void 0&&(a="cache_write_1h_tokens")||r.completion_tokens===
void 0&&(a="completion_tokens")||r.reasoning_tokens===void 0&&(a="reasoning_tokens")||r.hosted_calls===
void 0&&(a="hosted_calls")||r.unit===void 0&&(a="unit")||r.units===void 0&&(a="units")||r.estimated===
void 0&&(a="estimated")||r.charged===void 0&&(a="charged")||r.counted===void 0&&(a="counted")||r.cost===
void 0&&(a="cost")||r.latency_ms===void 0&&(a="latency_ms")||r.ttft_ms===void 0&&(a="ttft_ms")||r.upstream===
void 0&&(a="upstream")||r.called_model===void 0&&(a="called_model")||r.reason===void 0&&(a="reason")||
r.class===void 0&&(a="class"))return I.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:a}}],!1;{let m=e;for(let n in r)if(!or.call(Xe.properties,n)){return I.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(m===e){if(r.id!==void 0){let n=r.id,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return I.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return I.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.call_id!==void 0){let n=r.call_id,l=e;if(e===
l)if(typeof n=="string"){if(N(n,64))return I.errors=[{instancePath:s+"/call_id",schemaPath:"#/proper\
ties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(r.request_id!==void 0){let n=r.request_id,l=e;if(e===l)if(typeof n=="string"){
if(N(n,64))return I.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:s+"/request_id",
schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(r.attempt!==void 0){let n=r.attempt,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return I.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return I.
errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/attempt",schemaPath:"\
#/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(r.ts!==void 0){let n=r.ts,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return I.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return I.errors=
[{instancePath:s+"/ts",schemaPath:"#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/ts",schemaPath:"#/propert\
ies/ts/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.service!==void 0){let n=r.service,l=e;if(e===l)if(typeof n=="string"){if(N(n,32))return I.errors=
[{instancePath:s+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{
limit:32}}],!1}else return I.errors=[{instancePath:s+"/service",schemaPath:"#/properties/service/typ\
e",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.key_id!==void 0){
let n=r.key_id,l=e;if(e===l)if(typeof n=="string"){if(N(n,256))return I.errors=[{instancePath:s+"/ke\
y_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return I.
errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type:"\
string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.group_id!==void 0){let n=r.group_id,l=e;if(typeof n!=
"string"&&n!==null)return I.errors=[{instancePath:s+"/group_id",schemaPath:"#/properties/group_id/ty\
pe",keyword:"type",params:{type:Xe.properties.group_id.type}}],!1;if(e===l&&typeof n=="string"&&N(n,
64))return I.errors=[{instancePath:s+"/group_id",schemaPath:"#/properties/group_id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.user_hash!==void 0){let n=r.user_hash,
l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+"/user_hash",schemaPath:"#/prop\
erties/user_hash/type",keyword:"type",params:{type:Xe.properties.user_hash.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,64))return I.errors=[{instancePath:s+"/user_hash",schemaPath:"#/properties/user_hash/m\
axLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.payment_id!==
void 0){let n=r.payment_id,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+"/pa\
yment_id",schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:Xe.properties.payment_id.
type}}],!1;if(e===l&&typeof n=="string"&&N(n,512))return I.errors=[{instancePath:s+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;
if(t){if(r.model!==void 0){let n=r.model,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Xe.properties.model.type}}],
!1;if(e===l&&typeof n=="string"&&N(n,256))return I.errors=[{instancePath:s+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){
if(r.agent!==void 0){let n=r.agent,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:Xe.properties.agent.type}}],
!1;if(e===l&&typeof n=="string"&&N(n,256))return I.errors=[{instancePath:s+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){
if(r.tool!==void 0){let n=r.tool,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Xe.properties.tool.type}}],!1;
if(e===l&&typeof n=="string"&&N(n,256))return I.errors=[{instancePath:s+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.
status!==void 0){let n=r.status,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return I.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return I.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let n=r.prompt_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&
typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.cached_tokens!==
void 0){let n=r.cached_tokens,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let n=r.cache_write_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_1h_tokens!==void 0){let n=r.cache_write_1h_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=
[{instancePath:s+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let n=r.completion_tokens,
l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=[{instancePath:s+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
reasoning_tokens!==void 0){let n=r.reasoning_tokens,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
hosted_calls!==void 0){let n=r.hosted_calls,l=e,y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return I.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return I.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.unit!==void 0){let n=r.unit,l=e;if(typeof n!="string"&&n!==null)
return I.errors=[{instancePath:s+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:Xe.properties.unit.type}}],!1;if(e===l&&typeof n=="string"&&N(n,32))return I.errors=[{instancePath:s+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(r.units!==void 0){let n=r.units,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return I.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:Xe.properties.units.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return I.errors=[{instancePath:s+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return I.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.estimated!==void 0){let n=e;
if(typeof r.estimated!="boolean")return I.errors=[{instancePath:s+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0;if(t){if(r.
charged!==void 0){let n=r.charged,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.
errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=
[{instancePath:s+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(r.counted!==void 0){let n=r.counted,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return I.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return I.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cost!==void 0){let n=r.cost,l=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return I.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.latency_ms!==void 0){let n=r.latency_ms,l=e;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="numbe\
r"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.ttft_ms!==void 0){let n=r.ttft_ms,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&
n!==null)return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:Xe.properties.ttft_ms.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))
return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.upstream!==void 0){let n=r.
upstream,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/type",keyword:"type",params:{type:Xe.properties.upstream.type}}],!1;if(e===l&&
typeof n=="string"&&N(n,64))return I.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/up\
stream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.called_model!==
void 0){let n=r.called_model,l=e;if(typeof n!="string"&&n!==null)return I.errors=[{instancePath:s+"/\
called_model",schemaPath:"#/properties/called_model/type",keyword:"type",params:{type:Xe.properties.
called_model.type}}],!1;if(e===l&&typeof n=="string"&&N(n,128))return I.errors=[{instancePath:s+"/ca\
lled_model",schemaPath:"#/properties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var t=l===e}else var t=!0;if(t){if(r.reason!==void 0){let n=r.reason,l=e,y=e,d=!1,c=e;if(e===c)if(n&&
typeof n=="object"&&!Array.isArray(n)){let h=e;for(let P in n)if(!(P==="request_id"||P==="code"||P===
"type"||P==="param"||P==="message")){let g={instancePath:s+"/reason",schemaPath:"schema:FailureReaso\
n/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}};o===null?
o=[g]:o.push(g),e++;break}if(h===e){if(n.request_id!==void 0){let P=n.request_id,g=e;if(e===g)if(typeof P==
"string"){if(N(P,128)){let L={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/a\
nyOf/0/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};o===null?o=[L]:o.push(
L),e++}}else{let L={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/pro\
perties/request_id/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=g===
e}else var f=!0;if(f){if(n.code!==void 0){let P=n.code,g=e;if(e===g)if(typeof P=="string"){if(N(P,128)){
let q={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLen\
gth",keyword:"maxLength",params:{limit:128}};o===null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{
type:"string"}};o===null?o=[q]:o.push(q),e++}var f=g===e}else var f=!0;if(f){if(n.type!==void 0){let P=n.
type,g=e;if(e===g)if(typeof P=="string"){if(N(P,128)){let q={instancePath:s+"/reason/type",schemaPath:"\
schema:FailureReason/anyOf/0/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};o===
null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason\
/anyOf/0/properties/type/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),e++}var f=g===
e}else var f=!0;if(f){if(n.param!==void 0){let P=n.param,g=e;if(e===g)if(typeof P=="string"){if(N(P,
256)){let q={instancePath:s+"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/para\
m/maxLength",keyword:"maxLength",params:{limit:256}};o===null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{
type:"string"}};o===null?o=[q]:o.push(q),e++}var f=g===e}else var f=!0;if(f)if(n.message!==void 0){let P=n.
message,g=e;if(e===g)if(typeof P=="string"){if(N(P,512)){let q={instancePath:s+"/reason/message",schemaPath:"\
schema:FailureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===
null?o=[q]:o.push(q),e++}}else{let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureRea\
son/anyOf/0/properties/message/type",keyword:"type",params:{type:"string"}};o===null?o=[q]:o.push(q),
e++}var f=g===e}else var f=!0}}}}}else{let h={instancePath:s+"/reason",schemaPath:"schema:FailureRea\
son/anyOf/0/type",keyword:"type",params:{type:"object"}};o===null?o=[h]:o.push(h),e++}var u=c===e;d=
d||u;let v=e;if(n!==null){let h={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};o===null?o=[h]:o.push(h),e++}var u=v===e;if(d=d||u,d)e=y,o!==
null&&(y?o.length=y:o=null);else{let h={instancePath:s+"/reason",schemaPath:"schema:FailureReason/an\
yOf",keyword:"anyOf",params:{}};return o===null?o=[h]:o.push(h),e++,I.errors=o,!1}var t=l===e}else var t=!0;
if(t)if(r.class!==void 0){let n=r.class,l=e,y=e,d=!1,c=e;if(typeof n!="string"){let h={instancePath:s+
"/class",schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};o===null?o=[h]:
o.push(h),e++}if(!(n==="ours"||n==="upstream"||n==="caller"||n==="limits"||n==="left")){let h={instancePath:s+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:sp.enum}};o===null?
o=[h]:o.push(h),e++}var i=c===e;d=d||i;let v=e;if(n!==null){let h={instancePath:s+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[h]:o.push(h),e++}var i=v===
e;if(d=d||i,d)e=y,o!==null&&(y?o.length=y:o=null);else{let h={instancePath:s+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return o===null?o=[h]:o.push(h),e++,I.errors=o,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return I.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=o,e===0}I.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ee(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&
(u="next"))return Ee.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let i=e;for(let a in r)if(!(a==="rows"||a==="next")){return Ee.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.rows!==void 0){let a=r.rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return Ee.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let n=a.length;for(let l=0;l<n;l++){let y=e;I(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:k,dynamicAnchors:_})||(o=o===null?I.errors:o.concat(I.errors),e=o.length);
var t=y===e;if(!t)break}}}else return Ee.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=m===e}else var f=!0;if(f)if(r.next!==void 0){
let a=r.next,m=e;if(typeof a!="string"&&a!==null)return Ee.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:rp.properties.next.type}}],!1;if(e===m&&typeof a==
"string"&&N(a,256))return Ee.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=m===e}else var f=!0}}}else return Ee.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=o,e===0}Ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ms.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ee(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||
(o=o===null?Ee.errors:o.concat(Ee.errors),e=o.length));else return ms.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ms.errors=o,e===0}ms.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var wn=ls;var tp={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Yr={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},ap={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function ae(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ae.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="ours")||r.upstream===void 0&&
(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="limits")||r.left===void 0&&(f=
"left"))return ae.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){
return ae.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(u===e){if(r.ours!==void 0){let i=r.ours,a=e,m=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ae.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.upstream!==void 0){let i=r.upstream,a=e,m=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ae.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.caller!==void 0){let i=r.
caller,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ae.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.limits!==void 0){let i=r.
limits,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ae.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.left!==void 0){let i=r.
left,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ae.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ae.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ae.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return ae.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=o,e===0}ae.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var jr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function Pe(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=Pe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.p50_ms===void 0&&(f=
"p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return Pe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="count"||i==="p5\
0_ms"||i==="p95_ms")){return Pe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.count!==void 0){let i=r.
count,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Pe.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Pe.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return Pe.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.
p50_ms,a=e,m=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Pe.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Pe.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return Pe.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let i=r.p95_ms,a=e,m=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return Pe.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Pe.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Pe.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return Pe.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Pe.errors=
o,e===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=R.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let u;if(r.from===void 0&&(u="from")||r.seconds===void 0&&(u="seconds")||r.requests===void 0&&(u="re\
quests")||r.by_status===void 0&&(u="by_status")||r.by_class===void 0&&(u="by_class")||r.requests_per_s===
void 0&&(u="requests_per_s")||r.tokens===void 0&&(u="tokens")||r.tokens_per_s===void 0&&(u="tokens_p\
er_s")||r.charged===void 0&&(u="charged")||r.cost===void 0&&(u="cost")||r.first_token===void 0&&(u="\
first_token")||r.whole===void 0&&(u="whole"))return R.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let a in r)if(!or.call(ap.properties,
a)){return R.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.from!==void 0){let a=r.from,m=e,n=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return R.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.seconds!==void 0){let a=r.seconds,m=e;if(e===
m)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return R.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return R.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=m===
e}else var t=!0;if(t){if(r.requests!==void 0){let a=r.requests,m=e,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return R.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=m===e}else var t=!0;if(t){if(r.by_status!==void 0){let a=r.by_status,m=e;if(e===m)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return R.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let y=a[l],d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return R.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>
9007199254740991||isNaN(y))return R.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return R.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=d===
e;if(!f)break}}else return R.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=m===e}else var t=!0;if(t){if(r.by_class!==void 0){
let a=e;ae(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:k,
dynamicAnchors:_})||(o=o===null?ae.errors:o.concat(ae.errors),e=o.length);var t=a===e}else var t=!0;
if(t){if(r.requests_per_s!==void 0){let a=r.requests_per_s,m=e;if(e===m)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return R.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return R.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=m===e}else var t=!0;if(t){if(r.tokens!==void 0){let a=r.tokens,m=e,n=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return R.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return R.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return R.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.tokens_per_s!==void 0){let a=r.tokens_per_s,m=e;
if(e===m)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return R.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return R.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return R.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=m===e}else var t=!0;if(t){if(r.charged!==void 0){let a=r.charged,m=e;if(e===
e)if(typeof a=="string"){if(N(a,30))return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(a))return R.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.cost!==void 0){let a=r.cost,m=e;if(e===
e)if(typeof a=="string"){if(N(a,30))return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(a))return R.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.first_token!==void 0){let a=e;Pe(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:k,dynamicAnchors:_})||(o=o===null?
Pe.errors:o.concat(Pe.errors),e=o.length);var t=a===e}else var t=!0;if(t)if(r.whole!==void 0){let a=e;
Pe(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:k,dynamicAnchors:_})||
(o=o===null?Pe.errors:o.concat(Pe.errors),e=o.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return R.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return R.errors=
o,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=cr.evaluated;p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0);let t=e,
f=!1,u=e;R(r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:_})||(o=o===
null?R.errors:o.concat(R.errors),e=o.length);var m=u===e;if(f=f||m,m)var i=!0;let a=e;if(r!==null){let n={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[n]:o.push(
n),e++}var m=a===e;if(f=f||m,f)e=t,o!==null&&(t?o.length=t:o=null);else{let n={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return o===null?o=[n]:o.push(n),e++,cr.errors=o,!1}return cr.errors=
o,p.props=i,e===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=$.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let y=e;for(let d in r)if(!or.call(tp.properties,d)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],!1;break}if(y===
e){if(r.at!==void 0){let d=r.at,c=e,v=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===v&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d))return $.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(d<0||isNaN(d))return $.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let d=r.servers,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return $.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof d=="number"&&isFinite(d)){if(d>1e4||isNaN(d))return $.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(d<1||isNaN(
d))return $.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){
let d=r.problems,c=e;if(e===c)if(Array.isArray(d)){if(d.length>1e3)return $.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let x=d.length;for(let h=0;h<x;h++){let P=d[h],g=e;if(e===e)if(P&&typeof P=="object"&&!Array.
isArray(P)){let A;if(P.kind===void 0&&(A="kind")||P.severity===void 0&&(A="severity")||P.message===void 0&&
(A="message")||P.about===void 0&&(A="about")||P.since===void 0&&(A="since")||P.server===void 0&&(A="\
server"))return $.errors=[{instancePath:s+"/problems/"+h,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let S=e;for(let D in P)if(!(D==="kind"||D==="severity"||D===
"message"||D==="about"||D==="since"||D==="server")){return $.errors=[{instancePath:s+"/problems/"+h,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(S===e){if(P.kind!==void 0){let D=P.kind,V=e;if(typeof D!="string")return $.errors=[{instancePath:s+
"/problems/"+h+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(D==="breaker_open"||D==="upstream_drained"||D==="not_ready"||D==="refund_due"||D===
"undecided"||D==="budget_nearly_spent"||D==="ledger_backlog"||D==="clock_differs"||D==="shedding"||D===
"config_refused"))return $.errors=[{instancePath:s+"/problems/"+h+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:Yr.properties.kind.enum}}],!1;var u=V===
e}else var u=!0;if(u){if(P.severity!==void 0){let D=P.severity,V=e;if(typeof D!="string")return $.errors=
[{instancePath:s+"/problems/"+h+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(D==="error"||D==="warning"))return $.errors=[{instancePath:s+
"/problems/"+h+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:Yr.properties.severity.enum}}],!1;var u=V===e}else var u=!0;if(u){if(P.message!==void 0){
let D=P.message,V=e;if(e===V)if(typeof D=="string"){if(N(D,1024))return $.errors=[{instancePath:s+"/\
problems/"+h+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(H(D,1))return $.errors=[{instancePath:s+"/problems/"+h+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/problems/"+h+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var u=V===e}else var u=!0;if(u){if(P.about!==void 0){let D=P.
about,V=e;if(e===V)if(D&&typeof D=="object"&&!Array.isArray(D)){let ye;if(D.type===void 0&&(ye="type")||
D.id===void 0&&(ye="id"))return $.errors=[{instancePath:s+"/problems/"+h+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:ye}}],!1;{let ce=e;for(let J in D)
if(!(J==="type"||J==="id")){return $.errors=[{instancePath:s+"/problems/"+h+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:J}}],
!1;break}if(ce===e){if(D.type!==void 0){let J=D.type,wr=e;if(typeof J!="string")return $.errors=[{instancePath:s+
"/problems/"+h+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(J==="upstream"||J==="part"||J==="payments"||J==="key"||J==="c\
ap"||J==="ledger"||J==="server"||J==="config"))return $.errors=[{instancePath:s+"/problems/"+h+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Yr.
properties.about.properties.type.enum}}],!1;var i=wr===e}else var i=!0;if(i)if(D.id!==void 0){let J=D.
id,wr=e;if(e===wr)if(typeof J=="string"){if(N(J,256))return $.errors=[{instancePath:s+"/problems/"+h+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(H(J,1))return $.errors=[{instancePath:s+"/problems/"+h+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return $.errors=[{instancePath:s+"/problems/"+h+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=wr===e}else var i=!0}}}else
return $.errors=[{instancePath:s+"/problems/"+h+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var u=V===e}else var u=!0;if(u){if(P.since!==void 0){
let D=P.since,V=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))&&D!==null)return $.errors=
[{instancePath:s+"/problems/"+h+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:Yr.properties.since.type}}],!1;if(e===V&&typeof D=="number"&&isFinite(D)){if(D>9007199254740991||
isNaN(D))return $.errors=[{instancePath:s+"/problems/"+h+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(D<0||isNaN(
D))return $.errors=[{instancePath:s+"/problems/"+h+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var u=V===e}else var u=!0;if(u)
if(P.server!==void 0){let D=P.server,V=e;if(typeof D!="string"&&D!==null)return $.errors=[{instancePath:s+
"/problems/"+h+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Yr.
properties.server.type}}],!1;if(e===V&&typeof D=="string"&&N(D,64))return $.errors=[{instancePath:s+
"/problems/"+h+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var u=V===e}else var u=!0}}}}}}}else return $.errors=[{instancePath:s+"/probl\
ems/"+h,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)
break}}}else return $.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(r.in_flight!==void 0){let d=r.in_flight,
c=e;if(e===c)if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.calls===void 0&&(x="calls")||d.
streams===void 0&&(x="streams"))return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:x}}],!1;{let h=e;for(let P in d)if(!(P===
"calls"||P==="streams")){return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}
if(h===e){if(d.calls!==void 0){let P=d.calls,g=e,L=e;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(
P)))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===L&&typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(
P))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||isNaN(P))return $.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=g===e}else var a=!0;if(a)if(d.streams!==void 0){let P=d.streams,g=e,L=e;if(!(typeof P=="num\
ber"&&!(P%1)&&!isNaN(P)&&isFinite(P)))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===L&&typeof P=="number"&&isFinite(
P)){if(P>9007199254740991||isNaN(P))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(P<0||
isNaN(P))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=g===e}else var a=!0}}}else return $.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(r.now!==void 0){let d=e;R(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:k,dynamicAnchors:_})||(o=o===null?R.errors:o.concat(R.errors),e=o.length);var t=d===e}else
var t=!0;if(t){if(r.hour!==void 0){let d=e;R(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:k,dynamicAnchors:_})||(o=o===null?R.errors:o.concat(R.errors),e=o.length);var t=d===e}else
var t=!0;if(t){if(r.day!==void 0){let d=e;cr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:k,dynamicAnchors:_})||(o=o===null?cr.errors:o.concat(cr.errors),e=o.length);var t=d===
e}else var t=!0;if(t){if(r.month!==void 0){let d=e;cr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:k,dynamicAnchors:_})||(o=o===null?cr.errors:o.concat(cr.errors),
e=o.length);var t=d===e}else var t=!0;if(t)if(r.minutes!==void 0){let d=r.minutes,c=e;if(e===c)if(Array.
isArray(d)){if(d.length>60)return $.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var m=!0;let x=d.length;for(let h=0;h<x;h++){
let P=d[h],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.at===void 0&&(q="at")||
P.requests===void 0&&(q="requests")||P.failed===void 0&&(q="failed")||P.by_class===void 0&&(q="by_cl\
ass")||P.tokens===void 0&&(q="tokens")||P.charged===void 0&&(q="charged"))return $.errors=[{instancePath:s+
"/minutes/"+h,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in P)if(!(S==="at"||S==="requests"||S==="failed"||S==="by_class"||S==="tokens"||
S==="charged")){return $.errors=[{instancePath:s+"/minutes/"+h,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===
e){if(P.at!==void 0){let S=P.at,D=e,V=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return $.
errors=[{instancePath:s+"/minutes/"+h+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===V&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return $.
errors=[{instancePath:s+"/minutes/"+h+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return $.errors=[{instancePath:s+"/min\
utes/"+h+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=D===e}else var n=!0;if(n){if(P.requests!==void 0){let S=P.requests,D=e,V=e;if(!(typeof S=="\
number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return $.errors=[{instancePath:s+"/minutes/"+h+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===V&&typeof S=="numb\
er"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return $.errors=[{instancePath:s+"/minutes/"+h+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(S<0||isNaN(S))return $.errors=[{instancePath:s+"/minutes/"+h+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=D===e}else var n=!0;if(n){
if(P.failed!==void 0){let S=P.failed,D=e,V=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))
return $.errors=[{instancePath:s+"/minutes/"+h+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===V&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(
S))return $.errors=[{instancePath:s+"/minutes/"+h+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return $.errors=[{instancePath:s+
"/minutes/"+h+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var n=D===e}else var n=!0;if(n){if(P.by_class!==void 0){let S=e;ae(P.by_class,{instancePath:s+
"/minutes/"+h+"/by_class",parentData:P,parentDataProperty:"by_class",rootData:k,dynamicAnchors:_})||
(o=o===null?ae.errors:o.concat(ae.errors),e=o.length);var n=S===e}else var n=!0;if(n){if(P.tokens!==
void 0){let S=P.tokens,D=e,V=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return $.errors=
[{instancePath:s+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===V&&typeof S=="number"&&isFinite(S)){if(S>9007199254740991||isNaN(S))return $.errors=
[{instancePath:s+"/minutes/"+h+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(S<0||isNaN(S))return $.errors=[{instancePath:s+"/min\
utes/"+h+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=D===e}else var n=!0;if(n)if(P.charged!==void 0){let S=P.charged,D=e;if(e===e)if(typeof S=="\
string"){if(N(S,30))return $.errors=[{instancePath:s+"/minutes/"+h+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!br.test(S))return $.errors=[{instancePath:s+
"/minutes/"+h+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:s+"/minutes/"+h+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var n=D===e}else var n=!0}}}}}}}else return $.
errors=[{instancePath:s+"/minutes/"+h,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var m=g===e;if(!m)break}}}else return $.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=o,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ls.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:_})||(o=o===null?$.errors:o.concat($.errors),e=o.length));else return ls.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ls.errors=
o,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var xn=ds;var Ot={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},ip={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},en={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function G(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=G.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return G.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let d in r)if(!(d==="metric"||d==="by"||d==="from"||d==="to"||d==="step_ms"||d==="series"||d==="\
others")){return G.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:d}}],!1;break}if(y===e){if(r.metric!==void 0){let d=r.metric,c=e;
if(typeof d!="string")return G.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(d==="requests"||d==="failed"||d==="attempts"||d==="failed_att\
empts"||d==="prompt_tokens"||d==="cached_tokens"||d==="completion_tokens"||d==="tokens"||d==="charge\
d"||d==="cost"||d==="first_token_p50_ms"||d==="first_token_p95_ms"||d==="whole_p50_ms"||d==="whole_p\
95_ms"))return G.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:ip.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){let d=r.by,c=e;if(typeof d!=
"string"&&d!==null)return G.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Ot.properties.by.type}}],!1;if(e===c&&typeof d=="string"&&N(d,16))return G.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let d=r.from,c=e,v=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d)))return G.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return G.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return G.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let d=r.to,c=e,v=e;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return G.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||
isNaN(d))return G.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(d<0||isNaN(d))return G.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let d=r.step_ms,c=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return G.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(d===36e5||d===864e5))return G.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Ot.properties.
step_ms.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.series!==void 0){let d=r.series,c=e;if(e===c)
if(Array.isArray(d)){if(d.length>100)return G.errors=[{instancePath:s+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let x=d.length;for(let h=0;h<
x;h++){let P=d[h],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.isArray(P)){let q;if(P.value===void 0&&
(q="value")||P.points===void 0&&(q="points"))return G.errors=[{instancePath:s+"/series/"+h,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let A=e;for(let S in P)
if(!(S==="value"||S==="points")){return G.errors=[{instancePath:s+"/series/"+h,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],
!1;break}if(A===e){if(P.value!==void 0){let S=P.value,D=e;if(typeof S!="string"&&S!==null)return G.errors=
[{instancePath:s+"/series/"+h+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:Ot.properties.series.items.properties.value.type}}],!1;if(e===D&&typeof S==
"string"&&N(S,512))return G.errors=[{instancePath:s+"/series/"+h+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var u=D===e}else
var u=!0;if(u)if(P.points!==void 0){let S=P.points,D=e;if(e===e)if(Array.isArray(S)){if(S.length>1e3)
return G.errors=[{instancePath:s+"/series/"+h+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let ye=S.length;for(let ce=0;ce<ye;ce++){let J=S[ce],wr=e;
if(!(typeof J=="number"&&isFinite(J))&&J!==null)return G.errors=[{instancePath:s+"/series/"+h+"/poin\
ts/"+ce,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:en.items.type}}],!1;if(e===
wr&&typeof J=="number"&&isFinite(J)){if(J>9007199254740991||isNaN(J))return G.errors=[{instancePath:s+
"/series/"+h+"/points/"+ce,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(J<0||isNaN(J))return G.errors=[{instancePath:s+"/series/"+h+"/po\
ints/"+ce,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=wr===e;if(!i)break}}}else return G.errors=[{instancePath:s+"/series/"+h+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var u=D===e}else var u=!0}}}else return G.
errors=[{instancePath:s+"/series/"+h,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=g===e;if(!f)break}}}else return G.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(r.
others!==void 0){let d=r.others,c=e,v=e,x=!1,h=e;if(e===h)if(d&&typeof d=="object"&&!Array.isArray(d)){
let L;if(d.values===void 0&&(L="values")||d.points===void 0&&(L="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:L}};
o===null?o=[q]:o.push(q),e++}else{let q=e;for(let A in d)if(!(A==="values"||A==="points")){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:A}};o===null?o=[S]:o.push(S),e++;break}if(q===e){if(d.values!==void 0){
let A=d.values,S=e,D=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let V={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};o===null?o=[
V]:o.push(V),e++}if(e===D&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||isNaN(A)){let V={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};o===null?o=[V]:o.push(V),e++}else if(A<0||isNaN(A)){let V={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
o===null?o=[V]:o.push(V),e++}}var a=S===e}else var a=!0;if(a)if(d.points!==void 0){let A=d.points,S=e;
if(e===e)if(Array.isArray(A))if(A.length>1e3){let Re={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};o===null?o=[Re]:o.push(Re),e++}else{var m=!0;
let Re=A.length;for(let ye=0;ye<Re;ye++){let ce=A[ye],J=e;if(!(typeof ce=="number"&&isFinite(ce))&&ce!==
null){let gr={instancePath:s+"/others/points/"+ye,schemaPath:"schema:Points/items/type",keyword:"typ\
e",params:{type:en.items.type}};o===null?o=[gr]:o.push(gr),e++}if(e===J&&typeof ce=="number"&&isFinite(
ce)){if(ce>9007199254740991||isNaN(ce)){let gr={instancePath:s+"/others/points/"+ye,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};o===null?
o=[gr]:o.push(gr),e++}else if(ce<0||isNaN(ce)){let gr={instancePath:s+"/others/points/"+ye,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o===null?o=[gr]:o.push(
gr),e++}}var m=J===e;if(!m)break}}else{let Re={instancePath:s+"/others/points",schemaPath:"schema:Po\
ints/type",keyword:"type",params:{type:"array"}};o===null?o=[Re]:o.push(Re),e++}var a=S===e}else var a=!0}}}else{
let L={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[L]:o.push(L),e++}var n=h===e;x=x||n;let P=e;if(d!==null){let L={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[L]:o.push(L),e++}var n=P===e;if(x=x||n,x)e=v,o!==null&&(v?o.length=v:o=null);else{let L={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return o===null?o=[L]:o.
push(L),e++,G.errors=o,!1}var t=c===e}else var t=!0}}}}}}}}else return G.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=o,e===0}G.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(G(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?G.errors:
o.concat(G.errors),e=o.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=o,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qn=fs;var np={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ne.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.requests===void 0&&(u="requests")||r.rows_read===
void 0&&(u="rows_read")||r.complete===void 0&&(u="complete")||r.next===void 0&&(u="next"))return Ne.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{
let i=e;for(let a in r)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return Ne.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(i===e){if(r.requests!==void 0){let a=r.requests,m=e;if(e===m)if(Array.isArray(a)){if(a.length>
1e3)return Ne.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let n=a.length;for(let l=0;l<n;l++){let y=e;I(a[l],{instancePath:s+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:k,dynamicAnchors:_})||(o=o===null?I.errors:
o.concat(I.errors),e=o.length);var t=y===e;if(!t)break}}}else return Ne.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=m===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let a=r.rows_read,m=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Ne.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return Ne.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return Ne.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=m===e}else var f=!0;if(f){if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return Ne.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(r.next!==void 0){let a=r.next,m=e;if(typeof a!="str\
ing"&&a!==null)return Ne.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:np.properties.next.type}}],!1;if(e===m&&typeof a=="string"&&N(a,256))return Ne.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=m===e}else var f=!0}}}}}else return Ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ne.errors=o,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=fs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ne(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?Ne.errors:
o.concat(Ne.errors),e=o.length));else return fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fs.errors=o,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Nn=us;var Gr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function X(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=X.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="kind")||r.start_ms===void 0&&(i="start_ms")||
r.end_ms===void 0&&(i="end_ms"))return X.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:i}}],!1;{let a=e;for(let m in r)if(!or.call(Gr.properties,m)){return X.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(r.kind!==void 0){let m=r.kind,n=e;if(typeof m!="string")return X.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(m==="que\
ue"||m==="attempt"||m==="work"))return X.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:Gr.properties.kind.enum}}],!1;var t=n===e}else var t=!0;
if(t){if(r.start_ms!==void 0){let m=r.start_ms,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return X.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(
m))return X.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=n===e}else var t=!0;if(t){if(r.end_ms!==void 0){let m=r.end_ms,n=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(
m))return X.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(r.first_token_ms!==void 0){
let m=r.first_token_ms,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))&&m!==null)return X.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Gr.properties.first_token_ms.type}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return X.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<
0||isNaN(m))return X.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){
if(r.attempt!==void 0){let m=r.attempt,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return X.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m))return X.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(r.upstream!==void 0){let m=r.upstream,n=e;if(typeof m!="string"&&m!==null)return X.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Gr.properties.
upstream.type}}],!1;if(e===n&&typeof m=="string"&&N(m,64))return X.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=n===
e}else var t=!0;if(t){if(r.model!==void 0){let m=r.model,n=e;if(typeof m!="string"&&m!==null)return X.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Gr.
properties.model.type}}],!1;if(e===n&&typeof m=="string"&&N(m,256))return X.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=n===
e}else var t=!0;if(t){if(r.status!==void 0){let m=r.status,n=e;if(e===n)if(typeof m=="string"){if(N(
m,64))return X.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return X.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=n===e}else var t=!0;if(t){if(r.
reason!==void 0){let m=r.reason,n=e,l=e,y=!1,d=e;if(e===d)if(m&&typeof m=="object"&&!Array.isArray(m)){
let x=e;for(let h in m)if(!(h==="request_id"||h==="code"||h==="type"||h==="param"||h==="message")){let P={
instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:h}};o===null?o=[P]:o.push(P),e++;break}if(x===e){if(m.
request_id!==void 0){let h=m.request_id,P=e;if(e===P)if(typeof h=="string"){if(N(h,128)){let g={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}};o===null?o=[g]:o.push(g),e++}}else{let g={instancePath:s+"/reason/req\
uest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{
type:"string"}};o===null?o=[g]:o.push(g),e++}var f=P===e}else var f=!0;if(f){if(m.code!==void 0){let h=m.
code,P=e;if(e===P)if(typeof h=="string"){if(N(h,128)){let L={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};o===
null?o=[L]:o.push(L),e++}}else{let L={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=P===
e}else var f=!0;if(f){if(m.type!==void 0){let h=m.type,P=e;if(e===P)if(typeof h=="string"){if(N(h,128)){
let L={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};o===null?o=[L]:o.push(L),e++}}else{let L={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};o===null?o=[L]:o.push(L),e++}var f=P===e}else var f=!0;if(f){if(m.param!==void 0){let h=m.
param,P=e;if(e===P)if(typeof h=="string"){if(N(h,256)){let L={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};o===
null?o=[L]:o.push(L),e++}}else{let L={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}
var f=P===e}else var f=!0;if(f)if(m.message!==void 0){let h=m.message,P=e;if(e===P)if(typeof h=="str\
ing"){if(N(h,512)){let L={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};o===null?o=[L]:o.push(L),e++}}else{
let L={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};o===null?o=[L]:o.push(L),e++}var f=P===e}else var f=!0}}}}}else{
let x={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};o===null?o=[x]:o.push(x),e++}var u=d===e;y=y||u;let c=e;if(m!==null){let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[x]:o.push(x),e++}var u=c===e;if(y=y||u,y)e=l,o!==null&&(l?o.length=l:o=null);else{let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return o===null?o=[x]:o.
push(x),e++,X.errors=o,!1}var t=n===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let m=r.prompt_tokens,
n=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return X.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;if(t){if(r.completion_tokens!==
void 0){let m=r.completion_tokens,n=e,l=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return X.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return X.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0;if(t){if(r.charged!==void 0){let m=r.charged,n=e,l=e;if(!(typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return X.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=n===e}else var t=!0;if(t)if(r.cost!==void 0){let m=r.cost,n=e,l=e;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m)))return X.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return X.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return X.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===
e}else var t=!0}}}}}}}}}}}}}}else return X.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return X.errors=o,e===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function xe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=xe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.request===void 0&&(u="request")||r.arrived_at===
void 0&&(u="arrived_at")||r.total_ms===void 0&&(u="total_ms")||r.timeline===void 0&&(u="timeline")||
r.complete===void 0&&(u="complete"))return xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:u}}],!1;{let i=e;for(let a in r)if(!(a==="request"||a==="arrived_a\
t"||a==="total_ms"||a==="timeline"||a==="complete")){return xe.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.request!==void 0){let a=e;I(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:k,dynamicAnchors:_})||(o=o===null?I.errors:o.concat(I.errors),e=o.length);var t=a===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let a=r.arrived_at,m=e,n=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.total_ms!==void 0){let a=r.
total_ms,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return xe.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return xe.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return xe.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t){if(r.
timeline!==void 0){let a=r.timeline,m=e;if(e===m)if(Array.isArray(a)){if(a.length>200)return xe.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var f=!0;let l=a.length;for(let y=0;y<l;y++){let d=e;X(a[y],{instancePath:s+"/timel\
ine/"+y,parentData:a,parentDataProperty:y,rootData:k,dynamicAnchors:_})||(o=o===null?X.errors:o.concat(
X.errors),e=o.length);var f=d===e;if(!f)break}}}else return xe.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0;if(t)
if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return xe.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0}}}}}}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return xe.errors=o,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=us.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?xe.errors:
o.concat(xe.errors),e=o.length));else return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return us.errors=o,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=ys;var op={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},Sn={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Jr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},pp=new RegExp(
"^[0-9]{1,78}$","u"),mp=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=O.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===void 0&&
(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&(f=
"asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!or.
call(Jr.properties,i)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,
a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.state!==void 0){let i=r.state,a=e;if(typeof i!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:Sn.
enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.network!==void 0){let i=r.network,a=e;if(e===a)if(typeof i==
"string"){if(N(i,64))return O.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.payer!==void 0){let i=r.payer,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return O.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.pay_to!==void 0){let i=r.pay_to,a=e;
if(e===a)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.asset!==void 0){let i=r.asset,a=e;if(e===a)if(typeof i=="string"){if(N(i,
64))return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.amount!==
void 0){let i=r.amount,a=e;if(e===a)if(typeof i=="string"){if(N(i,78))return O.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!pp.
test(i))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.price_usd!==void 0){let i=r.price_usd,a=e;if(e===a)if(typeof i=="string"){if(N(i,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!mp.test(i))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,a=e;if(e===a)
if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,a=e;if(typeof i!="string"&&i!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Jr.properties.
tool.type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(r.request_id!==void 0){let i=r.request_id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
transaction!==void 0){let i=r.transaction,a=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Jr.properties.
transaction.type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(r.reason!==void 0){let i=r.reason,a=e;if(typeof i!="string"&&i!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Jr.properties.reason.type}}],!1;if(e===a&&typeof i=="string"&&N(i,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(r.attempts!==void 0){let i=r.attempts,a=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.valid_before!==void 0){let i=r.valid_before,a=e,
m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.look_at!==
void 0){let i=r.look_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Jr.
properties.look_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,a=e,m=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.updated_at!==void 0){
let i=r.updated_at,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.expires_at!==
void 0){let i=r.expires_at,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=o,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=we.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.payments===void 0&&(a="payments")||r.next===void 0&&(a="next"))return we.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let m=e;for(let n in r)if(!(n==="payments"||n==="next"||n==="counts")){return we.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(m===e){if(r.payments!==void 0){let n=r.payments,l=e;if(e===l)if(Array.isArray(n)){if(n.length>
1e3)return we.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let y=n.length;for(let d=0;d<y;d++){let c=e;O(n[d],{instancePath:s+
"/payments/"+d,parentData:n,parentDataProperty:d,rootData:k,dynamicAnchors:_})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length);var t=c===e;if(!t)break}}}else return we.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(r.next!==void 0){let n=r.next,l=e;if(typeof n!="string"&&n!==null)return we.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:op.properties.
next.type}}],!1;if(e===l&&typeof n=="string"&&N(n,64))return we.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(r.counts!==void 0){let n=r.counts,l=e;if(e===l)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length>16)return we.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let d in n){let c=e;if(typeof d!="string"){
let v={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:d};o===null?o=[v]:o.push(v),e++}if(!(d==="reserved"||d==="executing"||d==="exec\
uted"||d==="settling"||d==="settled"||d==="settle_unknown"||d==="failed"||d==="expired"||d==="refund\
_due"||d==="undecided")){let v={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:Sn.enum},propertyName:d};o===null?o=[v]:o.push(v),e++}var u=c===e;if(!u){
let v={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:d}};return o===null?o=[v]:o.push(v),e++,we.errors=o,!1;break}}if(u)for(let d in n){
let c=n[d],v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return we.errors=[{instancePath:s+
"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return we.
errors=[{instancePath:s+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return we.
errors=[{instancePath:s+"/counts/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=v===e;if(!i)break}}else return we.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return we.errors=o,e===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ys.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(we(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?we.errors:
o.concat(we.errors),e=o.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=o,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var An=cs;function cs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=cs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cs.errors=o,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Dn=hs;function hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=hs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return hs.errors=o,e===0}hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var In=gs;function gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=gs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?O.errors:
o.concat(O.errors),e=o.length));else return gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gs.errors=o,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jn=ks;var Dr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","credential_fault","drained_at","in_flight","deployments"],properties:{name:{type:"str\
ing",minLength:1,maxLength:64},origin:{type:["string","null"],maxLength:1024},base_url:{type:["strin\
g","null"],maxLength:1024},provider:{type:["string","null"],maxLength:64},shaping:{$ref:"schema:Shap\
ing"},learned:{type:"array",maxItems:4096,items:{type:"object",additionalProperties:!1,required:["up\
stream_model","shaping"],properties:{upstream_model:{type:"string",maxLength:256},shaping:{$ref:"sch\
ema:Shaping"}}}},credential_fault:{type:["string","null"],maxLength:1024},drained_at:{type:["integer",
"null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"array",
maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var Tn={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function oe(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=oe.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let u;if(r.model===void 0&&(u="model")||r.upstream_model===void 0&&(u="upstream_m\
odel")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u="weight")||r.breaker===void 0&&(u="breake\
r")||r.in_flight===void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return oe.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;
for(let a in r)if(!(a==="model"||a==="upstream_model"||a==="tier"||a==="weight"||a==="breaker"||a===
"in_flight"||a==="resting_s")){return oe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.model!==void 0){
let a=r.model,m=e;if(e===m)if(typeof a=="string"){if(N(a,256))return oe.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=m===e}else var t=!0;if(t){if(r.upstream_model!==void 0){let a=r.upstream_model,m=e;
if(e===m)if(typeof a=="string"){if(N(a,256))return oe.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.tier!==void 0){let a=r.tier,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>16||isNaN(a))return oe.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=m===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,m=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>1e3||isNaN(a))return oe.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=m===e}else var t=!0;if(t){if(r.breaker!==void 0){let a=r.breaker,m=e,n=e,l=!1,y=e;if(typeof a!=
"string"){let v={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};o===null?o=[v]:o.push(v),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let v={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Tn.
enum}};o===null?o=[v]:o.push(v),e++}var f=y===e;l=l||f;let d=e;if(a!==null){let v={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?
o=[v]:o.push(v),e++}var f=d===e;if(l=l||f,l)e=n,o!==null&&(n?o.length=n:o=null);else{let v={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[v]:
o.push(v),e++,oe.errors=o,!1}var t=m===e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,
m=e,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return oe.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;if(t)if(r.resting_s!==
void 0){let a=r.resting_s,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return oe.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0}}}}}}}}else
return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.
errors=o,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=F.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.name===void 0&&(n="name")||r.origin===void 0&&(n="origin")||r.base_url===
void 0&&(n="base_url")||r.provider===void 0&&(n="provider")||r.shaping===void 0&&(n="shaping")||r.learned===
void 0&&(n="learned")||r.credential_fault===void 0&&(n="credential_fault")||r.drained_at===void 0&&(n=
"drained_at")||r.in_flight===void 0&&(n="in_flight")||r.deployments===void 0&&(n="deployments"))return F.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;{
let l=e;for(let y in r)if(!or.call(Dr.properties,y)){return F.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(l===
e){if(r.name!==void 0){let y=r.name,d=e;if(e===d)if(typeof y=="string"){if(N(y,64))return F.errors=[
{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(y,1))return F.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+"/name",schemaPath:"#/propert\
ies/name/type",keyword:"type",params:{type:"string"}}],!1;var t=d===e}else var t=!0;if(t){if(r.origin!==
void 0){let y=r.origin,d=e;if(typeof y!="string"&&y!==null)return F.errors=[{instancePath:s+"/origin",
schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Dr.properties.origin.type}}],!1;if(e===
d&&typeof y=="string"&&N(y,1024))return F.errors=[{instancePath:s+"/origin",schemaPath:"#/properties\
/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(r.
base_url!==void 0){let y=r.base_url,d=e;if(typeof y!="string"&&y!==null)return F.errors=[{instancePath:s+
"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Dr.properties.base_url.
type}}],!1;if(e===d&&typeof y=="string"&&N(y,1024))return F.errors=[{instancePath:s+"/base_url",schemaPath:"\
#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;
if(t){if(r.provider!==void 0){let y=r.provider,d=e;if(typeof y!="string"&&y!==null)return F.errors=[
{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Dr.properties.
provider.type}}],!1;if(e===d&&typeof y=="string"&&N(y,64))return F.errors=[{instancePath:s+"/provide\
r",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=d===
e}else var t=!0;if(t){if(r.shaping!==void 0){let y=r.shaping,d=e;if(e===e)if(Array.isArray(y)){if(y.
length>256)return F.errors=[{instancePath:s+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var f=!0;let x=y.length;for(let h=0;h<x;h++){let P=y[h],g=e;if(e===
g)if(typeof P=="string"){if(N(P,1024))return F.errors=[{instancePath:s+"/shaping/"+h,schemaPath:"sch\
ema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(H(P,1))return F.errors=
[{instancePath:s+"/shaping/"+h,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return F.errors=[{instancePath:s+"/shaping/"+h,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=g===e;if(!f)break}}}else return F.errors=[{instancePath:s+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else
var t=!0;if(t){if(r.learned!==void 0){let y=r.learned,d=e;if(e===d)if(Array.isArray(y)){if(y.length>
4096)return F.errors=[{instancePath:s+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let v=y.length;for(let x=0;x<v;x++){let h=y[x],P=e;if(e===
P)if(h&&typeof h=="object"&&!Array.isArray(h)){let L;if(h.upstream_model===void 0&&(L="upstream_mode\
l")||h.shaping===void 0&&(L="shaping"))return F.errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:L}}],!1;{let q=e;for(let A in h)
if(!(A==="upstream_model"||A==="shaping")){return F.errors=[{instancePath:s+"/learned/"+x,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(q===e){if(h.upstream_model!==void 0){let A=h.upstream_model,S=e;if(e===S)if(typeof A=="s\
tring"){if(N(A,256))return F.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return F.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var i=S===e}else
var i=!0;if(i)if(h.shaping!==void 0){let A=h.shaping,S=e;if(e===e)if(Array.isArray(A)){if(A.length>256)
return F.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let Re=A.length;for(let ye=0;ye<Re;ye++){let ce=A[ye],J=e;
if(e===J)if(typeof ce=="string"){if(N(ce,1024))return F.errors=[{instancePath:s+"/learned/"+x+"/shap\
ing/"+ye,schemaPath:"schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(H(
ce,1))return F.errors=[{instancePath:s+"/learned/"+x+"/shaping/"+ye,schemaPath:"schema:Shaping/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return F.errors=[{instancePath:s+"/learne\
d/"+x+"/shaping/"+ye,schemaPath:"schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],
!1;var a=J===e;if(!a)break}}}else return F.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"\
schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var i=S===e}else var i=!0}}}else return F.
errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{
type:"object"}}],!1;var u=P===e;if(!u)break}}}else return F.errors=[{instancePath:s+"/learned",schemaPath:"\
#/properties/learned/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0;if(t){
if(r.credential_fault!==void 0){let y=r.credential_fault,d=e;if(typeof y!="string"&&y!==null)return F.
errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/type",keyword:"\
type",params:{type:Dr.properties.credential_fault.type}}],!1;if(e===d&&typeof y=="string"&&N(y,1024))
return F.errors=[{instancePath:s+"/credential_fault",schemaPath:"#/properties/credential_fault/maxLe\
ngth",keyword:"maxLength",params:{limit:1024}}],!1;var t=d===e}else var t=!0;if(t){if(r.drained_at!==
void 0){let y=r.drained_at,d=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return F.
errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/type",keyword:"type",params:{
type:Dr.properties.drained_at.type}}],!1;if(e===d&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||
isNaN(y))return F.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return F.errors=
[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t){if(r.in_flight!==void 0){let y=r.in_flight,
d=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return F.errors=[{instancePath:s+"/\
in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y==
"number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return F.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return F.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=d===e}else var t=!0;if(t)if(r.deployments!==
void 0){let y=r.deployments,d=e;if(e===d)if(Array.isArray(y)){if(y.length>4096)return F.errors=[{instancePath:s+
"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var m=!0;let v=y.length;for(let x=0;x<v;x++){let h=e;oe(y[x],{instancePath:s+"/deployments/"+x,parentData:y,
parentDataProperty:x,rootData:k,dynamicAnchors:_})||(o=o===null?oe.errors:o.concat(oe.errors),e=o.length);
var m=h===e;if(!m)break}}}else return F.errors=[{instancePath:s+"/deployments",schemaPath:"#/propert\
ies/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=d===e}else var t=!0}}}}}}}}}}}else
return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.
errors=o,e===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ir.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.upstreams===void 0&&(f="upstreams"))return ir.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(i!==
"upstreams"){return ir.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&r.upstreams!==void 0){let i=r.upstreams;
if(e===e)if(Array.isArray(i)){if(i.length>256)return ir.errors=[{instancePath:s+"/upstreams",schemaPath:"\
#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;{var t=!0;let m=i.length;
for(let n=0;n<m;n++){let l=e;F(i[n],{instancePath:s+"/upstreams/"+n,parentData:i,parentDataProperty:n,
rootData:k,dynamicAnchors:_})||(o=o===null?F.errors:o.concat(F.errors),e=o.length);var t=l===e;if(!t)
break}}}else return ir.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properties/upstreams/type",
keyword:"type",params:{type:"array"}}],!1}}}else return ir.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"}}],!1;return ir.errors=o,e===0}ir.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ks(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ks.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ir(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?ir.errors:
o.concat(ir.errors),e=o.length));else return ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ks.errors=o,e===0}ks.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $n=vs;function vs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=vs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=o,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var On=Ps;function Ps(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ps.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(F(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?F.errors:
o.concat(F.errors),e=o.length));else return Ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ps.errors=o,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=_e;function _e(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_e.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let u=r.response;if(e===e)if(u&&
typeof u=="object"&&!Array.isArray(u)){let a;if(u.name===void 0&&(a="name")||u.ok===void 0&&(a="ok")||
u.detail===void 0&&(a="detail")||u.missing===void 0&&(a="missing"))return _e.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let m=e;for(let n in u)if(!(n==="name"||n==="ok"||n==="detail"||n==="missing")){return _e.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}}],!1;break}if(m===e){if(u.name!==void 0){let n=u.name,l=e;
if(e===l)if(typeof n=="string"){if(N(n,64))return _e.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(n,1))return _e.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(u.ok!==void 0){let n=e;if(typeof u.ok!="boolean")return _e.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=n===e}else var t=!0;if(t){if(u.detail!==void 0){let n=u.detail,l=e;if(e===l)if(typeof n==
"string"){if(N(n,65536))return _e.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(H(n,1))return _e.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(u.missing!==void 0){let n=u.missing,l=e;if(e===l)if(Array.isArray(
n)){if(n.length>4096)return _e.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let d=n.length;
for(let c=0;c<d;c++){let v=n[c],x=e;if(e===x)if(typeof v=="string"){if(N(v,256))return _e.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(H(v,1))return _e.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return _e.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else
return _e.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return _e.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return _e.errors=o,e===0}_e.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Kn=_s;var lp={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},dp={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function ee(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=ee.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let u;if(r.upstream===void 0&&(u="upstream")||r.upstream_model===
void 0&&(u="upstream_model")||r.tier===void 0&&(u="tier")||r.weight===void 0&&(u="weight")||r.share===
void 0&&(u="share")||r.drained===void 0&&(u="drained")||r.breaker===void 0&&(u="breaker")||r.in_flight===
void 0&&(u="in_flight")||r.resting_s===void 0&&(u="resting_s"))return ee.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let a in r)if(!or.call(dp.
properties,a)){return ee.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.upstream!==void 0){let a=r.upstream,
m=e;if(e===m)if(typeof a=="string"){if(N(a,64))return ee.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(a,1))return ee.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return ee.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.upstream_model!==
void 0){let a=r.upstream_model,m=e;if(e===m)if(typeof a=="string"){if(N(a,256))return ee.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return ee.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/\
type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.tier!==void 0){
let a=r.tier,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ee.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>16||isNaN(a))return ee.errors=[{instancePath:s+"/tier",schemaPath:"#/pro\
perties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return ee.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=m===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ee.errors=[{instancePath:s+"/weight",schemaPath:"#/\
properties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return ee.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ee.errors=
[{instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=m===e}else var t=!0;if(t){if(r.share!==void 0){let a=r.share,m=e;if(e===m)if(typeof a==
"number"&&isFinite(a)){if(a>1||isNaN(a))return ee.errors=[{instancePath:s+"/share",schemaPath:"#/pro\
perties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return ee.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return ee.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/typ\
e",keyword:"type",params:{type:"number"}}],!1;var t=m===e}else var t=!0;if(t){if(r.drained!==void 0){
let a=e;if(typeof r.drained!="boolean")return ee.errors=[{instancePath:s+"/drained",schemaPath:"#/pr\
operties/drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
breaker!==void 0){let a=r.breaker,m=e,n=e,l=!1,y=e;if(typeof a!="string"){let v={instancePath:s+"/br\
eaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{type:"string"}};o===null?o=[v]:o.
push(v),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let v={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Tn.enum}};o===null?o=[v]:o.push(v),e++}
var f=y===e;l=l||f;let d=e;if(a!==null){let v={instancePath:s+"/breaker",schemaPath:"#/properties/br\
eaker/anyOf/1/type",keyword:"type",params:{type:"null"}};o===null?o=[v]:o.push(v),e++}var f=d===e;if(l=
l||f,l)e=n,o!==null&&(n?o.length=n:o=null);else{let v={instancePath:s+"/breaker",schemaPath:"#/prope\
rties/breaker/anyOf",keyword:"anyOf",params:{}};return o===null?o=[v]:o.push(v),e++,ee.errors=o,!1}var t=m===
e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,m=e,n=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ee.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return ee.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return ee.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=m===e}else var t=!0;if(t)if(r.resting_s!==void 0){let a=r.resting_s,m=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ee.errors=[{instancePath:s+"/resting_s",schemaPath:"#/p\
roperties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof a=="number"&&
isFinite(a)){if(a>86400||isNaN(a))return ee.errors=[{instancePath:s+"/resting_s",schemaPath:"#/prope\
rties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))
return ee.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0}}}}}}}}}}else return ee.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=o,e===
0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=he.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.routes===void 0&&(i="routes"))return he.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i}}],!1;{let a=e;for(let m in r)if(m!=="routes"){return he.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e&&r.routes!==void 0){let m=r.routes;if(e===e)if(Array.isArray(m)){if(m.length>4096)
return he.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxIt\
ems",params:{limit:4096}}],!1;{var t=!0;let l=m.length;for(let y=0;y<l;y++){let d=m[y],c=e;if(e===c)
if(d&&typeof d=="object"&&!Array.isArray(d)){let x;if(d.model===void 0&&(x="model")||d.route===void 0&&
(x="route")||d.kind===void 0&&(x="kind")||d.deployments===void 0&&(x="deployments"))return he.errors=
[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{
missingProperty:x}}],!1;{let h=e;for(let P in d)if(!(P==="model"||P==="route"||P==="kind"||P==="depl\
oyments")){return he.errors=[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/routes/items/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:P}}],!1;break}if(h===e){
if(d.model!==void 0){let P=d.model,g=e;if(e===g)if(typeof P=="string"){if(N(P,256))return he.errors=
[{instancePath:s+"/routes/"+y+"/model",schemaPath:"#/properties/routes/items/properties/model/maxLen\
gth",keyword:"maxLength",params:{limit:256}}],!1}else return he.errors=[{instancePath:s+"/routes/"+y+
"/model",schemaPath:"#/properties/routes/items/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var f=g===e}else var f=!0;if(f){if(d.route!==void 0){let P=d.route,g=e;if(typeof P!="st\
ring"&&P!==null)return he.errors=[{instancePath:s+"/routes/"+y+"/route",schemaPath:"#/properties/rou\
tes/items/properties/route/type",keyword:"type",params:{type:lp.properties.routes.items.properties.route.
type}}],!1;if(e===g&&typeof P=="string"&&N(P,256))return he.errors=[{instancePath:s+"/routes/"+y+"/r\
oute",schemaPath:"#/properties/routes/items/properties/route/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;var f=g===e}else var f=!0;if(f){if(d.kind!==void 0){let P=d.kind,g=e;if(e===g)if(typeof P==
"string"){if(N(P,32))return he.errors=[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"#/properties\
/routes/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return he.errors=
[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/type",keyword:"\
type",params:{type:"string"}}],!1;var f=g===e}else var f=!0;if(f)if(d.deployments!==void 0){let P=d.
deployments,g=e;if(e===g)if(Array.isArray(P)){if(P.length>4096)return he.errors=[{instancePath:s+"/r\
outes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var u=!0;let q=P.length;for(let A=0;A<q;A++){let S=e;ee(P[A],{instancePath:s+
"/routes/"+y+"/deployments/"+A,parentData:P,parentDataProperty:A,rootData:k,dynamicAnchors:_})||(o=o===
null?ee.errors:o.concat(ee.errors),e=o.length);var u=S===e;if(!u)break}}}else return he.errors=[{instancePath:s+
"/routes/"+y+"/deployments",schemaPath:"#/properties/routes/items/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var f=g===e}else var f=!0}}}}}else return he.errors=[{instancePath:s+
"/routes/"+y,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type:"object"}}],!1;
var t=c===e;if(!t)break}}}else return he.errors=[{instancePath:s+"/routes",schemaPath:"#/properties/\
routes/type",keyword:"type",params:{type:"array"}}],!1}}}else return he.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=o,e===0}he.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function _s(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=_s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(he(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?he.errors:
o.concat(he.errors),e=o.length));else return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _s.errors=o,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=se;var rn={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function se(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=se.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.
response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let m;if(i.source===void 0&&(m="sourc\
e")||i.proposals===void 0&&(m="proposals"))return se.errors=[{instancePath:s+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:m}}],!1;{let n=e;for(let l in i)
if(!(l==="source"||l==="proposals")){return se.errors=[{instancePath:s+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(i.source!==void 0){let l=i.source,y=e;if(e===y)if(typeof l=="string"){if(N(l,128))
return se.errors=[{instancePath:s+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return se.errors=[{instancePath:s+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=y===e}else var t=!0;if(t)if(i.proposals!==void 0){let l=i.proposals,y=e;if(e===y)
if(Array.isArray(l)){if(l.length>65536)return se.errors=[{instancePath:s+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let c=l.length;for(let v=0;v<c;v++){let x=l[v],h=e;if(e===h)if(x&&typeof x=="object"&&!Array.isArray(
x)){let g;if(x.model===void 0&&(g="model")||x.upstream===void 0&&(g="upstream")||x.upstream_model===
void 0&&(g="upstream_model")||x.price===void 0&&(g="price")||x.proposed===void 0&&(g="proposed")||x.
is_same===void 0&&(g="is_same")||x.context_tokens===void 0&&(g="context_tokens"))return se.errors=[{
instancePath:s+"/response/proposals/"+v,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:g}}],!1;{let L=e;for(let q in x)if(!(q==="mode\
l"||q==="upstream"||q==="upstream_model"||q==="price"||q==="proposed"||q==="is_same"||q==="context_t\
okens")){return se.errors=[{instancePath:s+"/response/proposals/"+v,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(L===e){if(x.model!==void 0){let q=x.model,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))
return se.errors=[{instancePath:s+"/response/proposals/"+v+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return se.errors=[{instancePath:s+"/response/proposals/"+v+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var u=A===
e}else var u=!0;if(u){if(x.upstream!==void 0){let q=x.upstream,A=e;if(e===A)if(typeof q=="string"){if(N(
q,64))return se.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(q,1))return se.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return se.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var u=A===e}else var u=!0;if(u){if(x.upstream_model!==void 0){let q=x.upstream_model,A=e;
if(e===A)if(typeof q=="string"){if(N(q,256))return se.errors=[{instancePath:s+"/response/proposals/"+
v+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return se.errors=[{instancePath:s+
"/response/proposals/"+v+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;
if(u){if(x.price!==void 0){let q=x.price,A=e;if(typeof q!="string"&&q!==null)return se.errors=[{instancePath:s+
"/response/proposals/"+v+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:rn.properties.proposals.items.properties.price.type}}],
!1;if(e===A&&typeof q=="string"&&N(q,8192))return se.errors=[{instancePath:s+"/response/proposals/"+
v+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var u=A===e}else var u=!0;if(u){if(x.proposed!==void 0){
let q=x.proposed,A=e;if(e===A)if(typeof q=="string"){if(N(q,8192))return se.errors=[{instancePath:s+
"/response/proposals/"+v+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return se.errors=[{instancePath:s+
"/response/proposals/"+v+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u){if(x.
is_same!==void 0){let q=e;if(typeof x.is_same!="boolean")return se.errors=[{instancePath:s+"/respons\
e/proposals/"+v+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var u=q===e}else var u=!0;if(u)if(x.context_tokens!==
void 0){let q=x.context_tokens,A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)
return se.errors=[{instancePath:s+"/response/proposals/"+v+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:rn.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===A&&typeof q=="number"&&isFinite(
q)){if(q>1e9||isNaN(q))return se.errors=[{instancePath:s+"/response/proposals/"+v+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(q<1||isNaN(q))return se.errors=[{instancePath:s+
"/response/proposals/"+v+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var u=A===
e}else var u=!0}}}}}}}}else return se.errors=[{instancePath:s+"/response/proposals/"+v,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===
e;if(!f)break}}}else return se.errors=[{instancePath:s+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}else
return se.errors=[{instancePath:s+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return se.errors=o,e===0}se.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var En=bs;var sn={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},tn={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function Q(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Q.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.description===
void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===void 0&&(f="effect")||r.
calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||
r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return Q.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!or.call(tn.
properties,i)){return Q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.name,a=e;
if(e===a)if(typeof i=="string"){if(N(i,256))return Q.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return Q.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Q.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=a===e}else var t=!0;if(t){if(r.description!==void 0){let i=r.description,a=e;if(e===
a)if(typeof i=="string"){if(N(i,65536))return Q.errors=[{instancePath:s+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return Q.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.price_usd!==void 0){let i=r.price_usd,a=e;if(e===
a)if(typeof i=="string"){if(N(i,32))return Q.errors=[{instancePath:s+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Q.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.effect!==void 0){let i=r.effect,a=e;if(typeof i!="string")return Q.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="read"||i==="write"))return Q.errors=[{instancePath:s+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:tn.properties.effect.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(r.calls!==void 0){let i=r.calls,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Q.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Q.
errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Q.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.errors!==void 0){let i=r.errors,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Q.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Q.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Q.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.cache_hits!==void 0){let i=r.cache_hits,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return Q.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Q.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Q.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.p50_ms,a=e,m=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return Q.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Q.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Q.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==void 0){let i=r.p95_ms,a=e,m=e;if(!(typeof i=="numbe\
r"&&isFinite(i))&&i!==null)return Q.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:jr.type}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Q.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Q.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}}else return Q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Q.errors=o,e===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Z(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Z.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.id===void 0&&(u="id")||r.title===void 0&&(u=
"title")||r.description===void 0&&(u="description")||r.version===void 0&&(u="version")||r.available===
void 0&&(u="available")||r.unavailable_because===void 0&&(u="unavailable_because")||r.query_price_usd===
void 0&&(u="query_price_usd")||r.for_sale===void 0&&(u="for_sale")||r.calls===void 0&&(u="calls")||r.
errors===void 0&&(u="errors")||r.cache_hits===void 0&&(u="cache_hits")||r.p50_ms===void 0&&(u="p50_m\
s")||r.p95_ms===void 0&&(u="p95_ms")||r.tools===void 0&&(u="tools"))return Z.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],!1;{let i=e;for(let a in r)if(!or.
call(sn.properties,a)){return Z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.id!==void 0){let a=r.id,
m=e;if(e===m)if(typeof a=="string"){if(N(a,64))return Z.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(a,1))return Z.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=m===e}else var t=!0;if(t){if(r.title!==void 0){let a=r.title,m=e;if(e===m)if(typeof a=="str\
ing"){if(N(a,1024))return Z.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return Z.errors=[{instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){
if(r.description!==void 0){let a=r.description,m=e;if(e===m)if(typeof a=="string"){if(N(a,65536))return Z.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return Z.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){
if(r.version!==void 0){let a=r.version,m=e;if(e===m)if(typeof a=="string"){if(N(a,256))return Z.errors=
[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return Z.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.available!==void 0){
let a=e;if(typeof r.available!="boolean")return Z.errors=[{instancePath:s+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.unavailable_because!==void 0){let a=r.unavailable_because,m=e;if(typeof a!="string"&&a!==null)return Z.
errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:sn.properties.unavailable_because.type}}],!1;if(e===m&&typeof a=="string"&&N(a,1024))
return Z.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=m===e}else var t=!0;if(t){if(r.query_price_usd!==
void 0){let a=r.query_price_usd,m=e;if(e===m)if(typeof a=="string"){if(N(a,32))return Z.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return Z.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var t=m===e}else var t=!0;if(t){if(r.for_sale!==void 0){
let a=e;if(typeof r.for_sale!="boolean")return Z.errors=[{instancePath:s+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.calls!==void 0){let a=r.calls,m=e,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return Z.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Z.errors=
[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;
if(t){if(r.errors!==void 0){let a=r.errors,m=e,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return Z.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Z.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=m===e}else var t=!0;
if(t){if(r.cache_hits!==void 0){let a=r.cache_hits,m=e,n=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return Z.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Z.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=m===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let a=r.p50_ms,m=e,n=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return Z.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:jr.type}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Z.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=m===e}else var t=!0;if(t){if(r.p95_ms!==void 0){let a=r.p95_ms,m=e,n=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return Z.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:jr.type}}],!1;if(e===n&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Z.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=m===e}else var t=!0;if(t)if(r.tools!==void 0){let a=r.tools,m=e;if(e===m)if(Array.isArray(a)){
if(a.length>1e4)return Z.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var f=!0;let l=a.length;for(let y=0;y<l;y++){let d=e;Q(a[y],{instancePath:s+
"/tools/"+y,parentData:a,parentDataProperty:y,rootData:k,dynamicAnchors:_})||(o=o===null?Q.errors:o.
concat(Q.errors),e=o.length);var f=d===e;if(!f)break}}}else return Z.errors=[{instancePath:s+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var t=m===e}else var t=!0}}}}}}}}}}}}}}}else
return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.
errors=o,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=me.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.servers===void 0&&(m="servers")||r.agents===void 0&&(m="agents")||r.broken===
void 0&&(m="broken"))return me.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:m}}],!1;{let n=e;for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return me.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(r.servers!==void 0){let l=r.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return me.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(
l))return me.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(l))return me.errors=[{instancePath:s+"\
/servers",schemaPath:"#/properties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=y===e}else var t=!0;if(t){if(r.agents!==void 0){let l=r.agents,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return me.errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let c=l.length;for(let v=0;v<c;v++){let x=e;
Z(l[v],{instancePath:s+"/agents/"+v,parentData:l,parentDataProperty:v,rootData:k,dynamicAnchors:_})||
(o=o===null?Z.errors:o.concat(Z.errors),e=o.length);var f=x===e;if(!f)break}}}else return me.errors=
[{instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"}}],
!1;var t=y===e}else var t=!0;if(t)if(r.broken!==void 0){let l=r.broken,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return me.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var u=!0;let c=l.length;for(let v=0;v<c;v++){let x=l[v],
h=e;if(e===h)if(x&&typeof x=="object"&&!Array.isArray(x)){let g;if(x.id===void 0&&(g="id")||x.problems===
void 0&&(g="problems"))return me.errors=[{instancePath:s+"/broken/"+v,schemaPath:"#/properties/broke\
n/items/required",keyword:"required",params:{missingProperty:g}}],!1;{let L=e;for(let q in x)if(!(q===
"id"||q==="problems")){return me.errors=[{instancePath:s+"/broken/"+v,schemaPath:"#/properties/broke\
n/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}
if(L===e){if(x.id!==void 0){let q=x.id,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))return me.errors=
[{instancePath:s+"/broken/"+v+"/id",schemaPath:"#/properties/broken/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return me.errors=[{instancePath:s+"/broken/"+v+"/id",schemaPath:"\
#/properties/broken/items/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=A===e}else
var i=!0;if(i)if(x.problems!==void 0){let q=x.problems,A=e;if(e===A)if(Array.isArray(q)){if(q.length>
100)return me.errors=[{instancePath:s+"/broken/"+v+"/problems",schemaPath:"#/properties/broken/items\
/properties/problems/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var a=!0;let D=q.length;for(let V=0;V<
D;V++){let Re=q[V],ye=e;if(e===ye)if(typeof Re=="string"){if(N(Re,4096))return me.errors=[{instancePath:s+
"/broken/"+v+"/problems/"+V,schemaPath:"#/properties/broken/items/properties/problems/items/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}else return me.errors=[{instancePath:s+"/broken/"+v+
"/problems/"+V,schemaPath:"#/properties/broken/items/properties/problems/items/type",keyword:"type",
params:{type:"string"}}],!1;var a=ye===e;if(!a)break}}}else return me.errors=[{instancePath:s+"/brok\
en/"+v+"/problems",schemaPath:"#/properties/broken/items/properties/problems/type",keyword:"type",params:{
type:"array"}}],!1;var i=A===e}else var i=!0}}}else return me.errors=[{instancePath:s+"/broken/"+v,schemaPath:"\
#/properties/broken/items/type",keyword:"type",params:{type:"object"}}],!1;var u=h===e;if(!u)break}}}else
return me.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{
type:"array"}}],!1;var t=y===e}else var t=!0}}}}else return me.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return me.errors=o,e===0}me.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function bs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=bs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(me(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?me.errors:
o.concat(me.errors),e=o.length));else return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bs.errors=o,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=le;var fp={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function le(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=le.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let m;
if(i.id===void 0&&(m="id")||i.tools===void 0&&(m="tools")||i.file===void 0&&(m="file")||i.document===
void 0&&(m="document"))return le.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:m}}],!1;{let n=e;for(let l in i)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return le.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(i.id!==void 0){let l=i.id,y=e;if(e===y)if(typeof l=="string"){if(N(l,64))return le.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(l,1))return le.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(i.tools!==void 0){let l=i.tools,
y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e4)return le.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let c=l.length;for(let v=0;v<c;v++){let x=l[v],h=e;if(e===h)if(x&&typeof x=="object"&&!Array.
isArray(x)){let g;if(x.name===void 0&&(g="name")||x.parameters===void 0&&(g="parameters"))return le.
errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:g}}],!1;{let L=e;for(let q in x)if(!(q==="name"||
q==="parameters")){return le.errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(L===e){if(x.name!==void 0){let q=x.name,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))
return le.errors=[{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(q,1))return le.
errors=[{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.errors=[
{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var u=A===e}else var u=!0;if(u)if(x.
parameters!==void 0){let q=x.parameters,A=e;if(e===A&&!(q&&typeof q=="object"&&!Array.isArray(q)))return le.
errors=[{instancePath:s+"/response/tools/"+v+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var u=A===e}else
var u=!0}}}else return le.errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else
return le.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(i.file!==void 0){
let l=i.file,y=e;if(e===y)if(typeof l=="string"){if(N(l,4096))return le.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return le.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t)
if(i.document!==void 0){let l=i.document,y=e;if(typeof l!="string"&&l!==null)return le.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:fp.properties.document.type}}],!1;if(e===y&&typeof l=="string"&&N(l,16777216))return le.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=y===e}else var t=!0}}}}}else return le.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return le.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return le.errors=o,e===0}le.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Rn=ws;var an={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Xn=new RegExp("^[0-9a-f]{64}$","u");function ke(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ke.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.digest===void 0&&
(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f="seen_at")||r.is_this===
void 0&&(f="is_this"))return ke.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="name"||i==="digest"||i==="loaded_at"||i===
"seen_at"||i==="is_this")){return ke.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.
name,a=e;if(e===a)if(typeof i=="string"){if(N(i,255))return ke.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return ke.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.digest!==void 0){let i=r.digest,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return ke.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Xn.test(i))return ke.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return ke.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.loaded_at!==void 0){let i=r.loaded_at,a=e,m=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return ke.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ke.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.seen_at!==void 0){let i=r.seen_at,a=e,m=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ke.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ke.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ke.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return ke.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}else return ke.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=
o,e===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=re.evaluated;if(p.dynamicProps&&
(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.file===void 0&&(a="file")||r.loaded_at===void 0&&(a="loaded_at")||r.sandbox===void 0&&(a=
"sandbox")||r.config===void 0&&(a="config")||r.sources===void 0&&(a="sources")||r.need_restart===void 0&&
(a="need_restart")||r.digest===void 0&&(a="digest")||r.servers===void 0&&(a="servers"))return re.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;
for(let n in r)if(!(n==="file"||n==="loaded_at"||n==="sandbox"||n==="config"||n==="need_restart"||n===
"sources"||n==="digest"||n==="servers")){return re.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(m===e){if(r.file!==
void 0){let n=r.file,l=e;if(typeof n!="string"&&n!==null)return re.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:an.properties.file.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,4096))return re.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(r.loaded_at!==void 0){
let n=r.loaded_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return re.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return re.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return re.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
sandbox!==void 0){let n=e;if(typeof r.sandbox!="boolean")return re.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0;
if(t){if(r.config!==void 0){let n=r.config,l=e;if(e===l&&!(n&&typeof n=="object"&&!Array.isArray(n)))
return re.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(r.need_restart!==void 0){let n=r.need_restart,
l=e;if(e===l)if(Array.isArray(n)){if(n.length>1024)return re.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let d=n.length;for(let c=0;c<d;c++){let v=n[c],x=e;if(e===x)if(typeof v=="string"){if(N(v,512))return re.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(H(v,1))return re.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else return re.errors=[{instancePath:s+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(r.sources!==void 0){let n=r.sources,l=e;if(e===l)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(Object.keys(n).length>1e5)return re.errors=[{instancePath:s+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let d in n){
let c=n[d],v=e;if(e===v)if(typeof c=="string"){if(N(c,256))return re.errors=[{instancePath:s+"/sourc\
es/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(c,1))return re.errors=[{instancePath:s+"\
/sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return re.errors=[{instancePath:s+"/\
sources/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var u=v===e;if(!u)break}}else return re.errors=
[{instancePath:s+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(r.digest!==void 0){let n=r.digest,l=e;if(e===l)if(typeof n==
"string"){if(N(n,64))return re.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!Xn.test(n))return re.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return re.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(r.servers!==void 0){let n=r.servers,
l=e;if(!Array.isArray(n)&&n!==null)return re.errors=[{instancePath:s+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:an.properties.servers.type}}],!1;if(e===l&&Array.isArray(
n)){if(n.length>1e4)return re.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;let d=n.length;for(let c=0;c<d;c++){let v=e;
ke(n[c],{instancePath:s+"/servers/"+c,parentData:n,parentDataProperty:c,rootData:k,dynamicAnchors:_})||
(o=o===null?ke.errors:o.concat(ke.errors),e=o.length);var i=v===e;if(!i)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return re.
errors=o,e===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ws(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=ws.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(re(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:_})||(o=o===null?re.errors:o.concat(re.errors),e=o.length));else
return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ws.
errors=o,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zn=xs;var nn={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var Nt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Lt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function ue(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=ue.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="na\
me")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at"))
return ue.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return ue.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.name!==void 0){let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return ue.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(H(i,1))return ue.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Lt.test(i))return ue.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return ue.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){
let i=r.role,a=e;if(typeof i!="string")return ue.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return ue.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:Nt.enum}}],
!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!="string")return ue.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"))return ue.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:nn.properties.how.enum}}],!1;var t=a===e}else
var t=!0;if(t)if(r.expires_at!==void 0){let i=r.expires_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return ue.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:nn.properties.expires_at.type}}],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ue.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ue.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}else
return ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ue.
errors=o,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=xs.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ue(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:_})||(o=o===null?ue.errors:o.concat(ue.errors),e=o.length));else
return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xs.
errors=o,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Un=qs;function fe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=fe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||r.secret===void 0&&(f=
"secret"))return fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let u=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){
return fe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(u===e){if(r.name!==void 0){let i=r.name,a=e;if(e===e)if(typeof i==
"string"){if(N(i,64))return fe.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return fe.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Lt.test(i))
return fe.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return fe.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="string")return fe.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return fe.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Nt.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!=
"string")return fe.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(i!=="session")return fe.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.expires_at!==void 0){let i=r.expires_at,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return fe.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return fe.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.secret!==void 0){let i=r.secret,a=e;if(e===a)if(typeof i=="st\
ring"){if(N(i,64))return fe.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return fe.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return fe.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0}}}}}}else return fe.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return fe.errors=o,e===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=qs.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?fe.errors:
o.concat(fe.errors),e=o.length));else return qs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qs.errors=o,e===0}qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zn=Ns;function Ns(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ns.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ue(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?ue.errors:
o.concat(ue.errors),e=o.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ns.errors=o,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Vn=Ls;var on={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function Y(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Y.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f=
"role")||r.prefix===void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&
(f="rotated_at")||r.revoked_at===void 0&&(f="revoked_at"))return Y.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="id"||
i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return Y.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return Y.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(i,1))return Y.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Y.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return Y.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return Y.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Lt.test(i))return Y.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Y.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="stri\
ng")return Y.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return Y.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:Nt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let i=r.prefix,a=e;if(e===a)if(typeof i=="string"){if(N(i,16))return Y.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return Y.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return Y.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let i=r.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return Y.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:on.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Y.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.revoked_at!==void 0){let i=r.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return Y.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:on.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=o,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function nr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=nr.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return nr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let u=e;for(let i in r)if(i!=="operators"){return nr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(u===e&&r.operators!==
void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return nr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let m=i.length;for(let n=0;n<m;n++){let l=e;Y(i[n],{instancePath:s+"/operators/"+n,parentData:i,
parentDataProperty:n,rootData:k,dynamicAnchors:_})||(o=o===null?Y.errors:o.concat(Y.errors),e=o.length);
var t=l===e;if(!t)break}}}else return nr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return nr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return nr.errors=o,e===0}nr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=Ls.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(nr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||
(o=o===null?nr.errors:o.concat(nr.errors),e=o.length));else return Ls.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ls.errors=o,e===0}Ls.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Bn=Ss;var pn={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function W(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:_={}}={}){let o=null,e=0,p=W.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&
(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||
r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===
void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoke\
d_at")||r.token===void 0&&(f="token"))return W.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!(i==="id"||i==="name"||i==="ro\
le"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i==="token")){return W.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(u===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return W.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(i,1))return W.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return W.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Lt.test(i))return W.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="stri\
ng")return W.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return W.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:Nt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let i=r.prefix,a=e;if(e===a)if(typeof i=="string"){if(N(i,16))return W.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return W.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===m&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let i=r.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:pn.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return W.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.revoked_at!==void 0){let i=r.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:pn.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.token!==void 0){let i=r.token,a=e;if(e===a)if(typeof i=="stri\
ng"){if(N(i,256))return W.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return W.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return W.errors=o,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ss(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,
e=0,p=Ss.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?W.errors:o.concat(
W.errors),e=o.length));else return Ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ss.errors=o,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Hn=As;function As(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=As.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return As.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return As.errors=o,e===0}As.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wn=Ds;function Ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ds.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?Y.errors:
o.concat(Y.errors),e=o.length));else return Ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ds.errors=o,e===0}Ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Yn=Is;function Is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Is.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?W.errors:
o.concat(W.errors),e=o.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=o,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Gn=js;var up={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},ur={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},yp={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function B(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=B.evaluated;
if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.at===void 0&&(f="at")||r.action===void 0&&(f=
"action")||r.outcome===void 0&&(f="outcome")||r.name===void 0&&(f="name")||r.how===void 0&&(f="how")||
r.address===void 0&&(f="address")||r.request_id===void 0&&(f="request_id")||r.target===void 0&&(f="t\
arget")||r.target_name===void 0&&(f="target_name")||r.before===void 0&&(f="before")||r.after===void 0&&
(f="after")||r.reason===void 0&&(f="reason"))return B.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let u=e;for(let i in r)if(!or.call(ur.properties,
i)){return B.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}}],!1;break}if(u===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i==
"string"){if(N(i,64))return B.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(i,1))return B.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.at!==void 0){let i=r.at,a=e,m=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return B.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===m&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return B.errors=
[{instancePath:s+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return B.errors=[{instancePath:s+"/at",schemaPath:"sch\
ema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.action!==void 0){let i=r.action,a=e;if(typeof i!="string")return B.errors=[{instancePath:s+
"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="\
createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||
i==="restoreUpstream"||i==="probeUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createO\
perator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i===
"endSession"||i==="drainServer"||i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="au\
thenticate"))return B.errors=[{instancePath:s+"/action",schemaPath:"schema:AuditAction/enum",keyword:"\
enum",params:{allowedValues:yp.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.outcome!==void 0){let i=r.
outcome,a=e;if(typeof i!="string")return B.errors=[{instancePath:s+"/outcome",schemaPath:"#/properti\
es/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="done"||i==="begun"||i==="faile\
d"))return B.errors=[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",
params:{allowedValues:ur.properties.outcome.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===a)if(typeof i=="string"){if(N(i,128))return B.errors=[{instancePath:s+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return B.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!="string")return B.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return B.errors=[{instancePath:s+
"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:ur.properties.how.enum}}],
!1;var t=a===e}else var t=!0;if(t){if(r.address!==void 0){let i=r.address,a=e;if(typeof i!="string"&&
i!==null)return B.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:ur.properties.address.type}}],!1;if(e===a&&typeof i=="string"&&N(i,255))return B.
errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;var t=a===e}else var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,a=e;if(typeof i!=
"string"&&i!==null)return B.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_i\
d/type",keyword:"type",params:{type:ur.properties.request_id.type}}],!1;if(e===a&&typeof i=="string"&&
N(i,64))return B.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=a===e}else var t=!0;if(t){if(r.target!==void 0){let i=r.
target,a=e;if(typeof i!="string"&&i!==null)return B.errors=[{instancePath:s+"/target",schemaPath:"#/\
properties/target/type",keyword:"type",params:{type:ur.properties.target.type}}],!1;if(e===a&&typeof i==
"string"&&N(i,128))return B.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;var t=a===e}else var t=!0;if(t){if(r.target_name!==
void 0){let i=r.target_name,a=e;if(typeof i!="string"&&i!==null)return B.errors=[{instancePath:s+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:ur.properties.target_name.
type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return B.errors=[{instancePath:s+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;
if(t){if(r.before!==void 0){let i=r.before,a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return B.errors=[{instancePath:s+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:ur.properties.before.type}}],!1;var t=a===e}else var t=!0;if(t){if(r.after!==void 0){let i=r.after,
a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return B.errors=[{instancePath:s+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:ur.properties.after.type}}],!1;var t=a===
e}else var t=!0;if(t)if(r.reason!==void 0){let i=r.reason,a=e;if(typeof i!="string"&&i!==null)return B.
errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:ur.
properties.reason.type}}],!1;if(e===a&&typeof i=="string"&&N(i,4096))return B.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===
e}else var t=!0}}}}}}}}}}}}}}else return B.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return B.errors=o,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Me(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Me.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.rows===void 0&&(u="rows")||r.next===void 0&&
(u="next"))return Me.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:u}}],
!1;{let i=e;for(let a in r)if(!(a==="rows"||a==="next")){return Me.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.rows!==void 0){let a=r.rows,m=e;if(e===m)if(Array.isArray(a)){if(a.length>1e3)return Me.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let n=a.length;for(let l=0;l<n;l++){let y=e;B(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:k,dynamicAnchors:_})||(o=o===null?B.errors:o.concat(B.errors),e=o.length);
var t=y===e;if(!t)break}}}else return Me.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=m===e}else var f=!0;if(f)if(r.next!==void 0){
let a=r.next,m=e;if(typeof a!="string"&&a!==null)return Me.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:up.properties.next.type}}],!1;if(e===m&&typeof a==
"string"&&N(a,64))return Me.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var f=m===e}else var f=!0}}}else return Me.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Me.errors=o,e===0}Me.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function js(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:_={}}={}){let o=null,e=0,p=js.evaluated;if(p.dynamicProps&&(p.props=void 0),
p.dynamicItems&&(p.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Me(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||
(o=o===null?Me.errors:o.concat(Me.errors),e=o.length));else return js.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return js.errors=o,e===0}js.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Jn=Ts;function Ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ts.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(B(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?B.errors:
o.concat(B.errors),e=o.length));else return Ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ts.errors=o,e===0}Ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Qn=qe;function qe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=qe.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||f.streams===void 0&&(i=
"streams")||f.queued_rows===void 0&&(i="queued_rows"))return qe.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let m in f)
if(!(m==="calls"||m==="streams"||m==="queued_rows")){return qe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m}}],
!1;break}if(a===e){if(f.calls!==void 0){let m=f.calls,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&
isFinite(m)))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){
if(m>9007199254740991||isNaN(m))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else var t=!0;
if(t){if(f.streams!==void 0){let m=f.streams,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="number"&&isFinite(m)){if(m>
9007199254740991||isNaN(m))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(m<0||isNaN(m))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=n===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let m=f.queued_rows,n=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)))return qe.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof m=="num\
ber"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return qe.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(m<0||isNaN(m))return qe.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=n===e}else var t=!0}}}}else return qe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=o,e===0}qe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var eo=$s;function ge(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=ge.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.applied===void 0&&(a="applied")||r.problems===
void 0&&(a="problems")||r.changes===void 0&&(a="changes"))return ge.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let m=e;for(let n in r)if(!(n==="app\
lied"||n==="problems"||n==="changes")){return ge.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(m===e){if(r.applied!==
void 0){let n=e;if(typeof r.applied!="boolean")return ge.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=n===e}else var t=!0;if(t){
if(r.problems!==void 0){let n=r.problems,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e4)return ge.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let d=n.length;for(let c=0;c<d;c++){let v=n[c],x=e;if(e===x)if(typeof v=="\
string"){if(N(v,4096))return ge.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ge.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=x===e;if(!f)break}}}else return ge.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(r.changes!==
void 0){let n=r.changes,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e5)return ge.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var u=!0;
let d=n.length;for(let c=0;c<d;c++){let v=n[c],x=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(
v)){let g;if(v.setting===void 0&&(g="setting")||v.needs_restart===void 0&&(g="needs_restart"))return ge.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:g}}],!1;{let L=e;for(let q in v)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return ge.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(L===
e){if(v.setting!==void 0){let q=v.setting,A=e;if(e===A)if(typeof q=="string"){if(N(q,512))return ge.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return ge.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=A===e}else var i=!0;if(i)if(v.needs_restart!==void 0){let q=e;if(typeof v.
needs_restart!="boolean")return ge.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=q===
e}else var i=!0}}}else return ge.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var u=x===e;if(!u)break}}}else return ge.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ge.errors=o,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $s(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=$s.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ge(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:_})||(o=o===null?ge.errors:
o.concat(ge.errors),e=o.length));else return $s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $s.errors=o,e===0}$s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var ro=U;function U(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=U.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let m=r.response;if(e===e)if(m&&
typeof m=="object"&&!Array.isArray(m)){let l;if(m.name===void 0&&(l="name")||m.operations===void 0&&
(l="operations")||m.elsewhere===void 0&&(l="elsewhere"))return U.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let d in m)
if(!(d==="name"||d==="operations"||d==="elsewhere")){return U.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d}}],
!1;break}if(y===e){if(m.name!==void 0){let d=m.name,c=e;if(e===c)if(typeof d=="string"){if(N(d,128))
return U.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(H(d,1))return U.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return U.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(m.operations!==
void 0){let d=m.operations,c=e;if(e===c)if(Array.isArray(d)){if(d.length>256)return U.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let x=d.length;for(let h=0;h<x;h++){let P=d[h],g=e;if(e===g)if(P&&
typeof P=="object"&&!Array.isArray(P)){let q;if(P.method===void 0&&(q="method")||P.path===void 0&&(q=
"path")||P.summary===void 0&&(q="summary"))return U.errors=[{instancePath:s+"/response/operations/"+
h,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in P)if(!(S==="method"||S==="path"||S==="summary")){return U.errors=[{instancePath:s+
"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){if(P.method!==
void 0){let S=P.method,D=e;if(e===D)if(typeof S=="string"){if(N(S,7))return U.errors=[{instancePath:s+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(H(S,3))return U.errors=[{instancePath:s+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return U.errors=[{instancePath:s+
"/response/operations/"+h+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u){if(P.path!==
void 0){let S=P.path,D=e;if(e===D)if(typeof S=="string"){if(N(S,256))return U.errors=[{instancePath:s+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(S,1))return U.errors=[{instancePath:s+
"/response/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:s+"/r\
esponse/operations/"+h+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0;if(u)if(P.summary!==void 0){
let S=P.summary,D=e;if(e===D)if(typeof S=="string"){if(N(S,256))return U.errors=[{instancePath:s+"/r\
esponse/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return U.errors=[{instancePath:s+
"/response/operations/"+h+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var u=D===e}else var u=!0}}}}else return U.
errors=[{instancePath:s+"/response/operations/"+h,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else return U.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(m.elsewhere!==void 0){let d=m.elsewhere,
c=e;if(e===c)if(Array.isArray(d)){if(d.length>16)return U.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let x=d.length;for(let h=0;h<x;h++){let P=d[h],g=e;if(e===g)if(P&&typeof P=="object"&&!Array.
isArray(P)){let q;if(P.name===void 0&&(q="name"))return U.errors=[{instancePath:s+"/response/elsewhe\
re/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let S in P)if(!(S==="name"||S==="path"||S==="address"||S==="port")){return U.errors=
[{instancePath:s+"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:S}}],!1;break}if(A===e){
if(P.name!==void 0){let S=P.name,D=e;if(e===D)if(typeof S=="string"){if(N(S,128))return U.errors=[{instancePath:s+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(H(S,1))return U.errors=[{instancePath:s+
"/response/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+h+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a){if(P.path!==void 0){
let S=P.path,D=e;if(e===D)if(typeof S=="string"){if(N(S,256))return U.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(S,1))return U.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:s+"/respons\
e/elsewhere/"+h+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a){if(P.address!==void 0){let S=P.
address,D=e;if(e===D)if(typeof S=="string"){if(N(S,2048))return U.errors=[{instancePath:s+"/response\
/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(H(S,1))return U.errors=[{instancePath:s+"\
/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.errors=[{instancePath:s+
"/response/elsewhere/"+h+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a)if(P.port!==
void 0){let S=P.port,D=e;if(!(typeof S=="number"&&!(S%1)&&!isNaN(S)&&isFinite(S)))return U.errors=[{
instancePath:s+"/response/elsewhere/"+h+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof S=="number"&&isFinite(
S)){if(S>65535||isNaN(S))return U.errors=[{instancePath:s+"/response/elsewhere/"+h+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(S<1||isNaN(S))return U.errors=[{instancePath:s+"/response/elsewhere/"+h+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=D===e}else var a=!0}}}}}else return U.errors=[{instancePath:s+
"/response/elsewhere/"+h,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=g===e;if(!i)break}}}else return U.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var t=c===e}else var t=!0}}}}else return U.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return U.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=o,e===0}U.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var so=Ir;function Ir(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:_={}}={}){
let o=null,e=0,p=Ir.evaluated;if(p.dynamicProps&&(p.props=void 0),p.dynamicItems&&(p.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Ir.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ir.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ir.errors=o,e===0}Ir.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var qp={getHealth:{parameters:Gt,body:Ba,replies:{200:dn}},getReadiness:{parameters:Jt,body:Ha,replies:{
200:fn,503:un}},getMetrics:{parameters:Qt,body:Wa,replies:{}},listKeys:{parameters:ea,body:Ya,replies:{
200:yn}},createKey:{parameters:ra,body:Ga,replies:{200:cn}},readKey:{parameters:sa,body:di,replies:{
200:hn}},revokeKey:{parameters:ta,body:fi,replies:{200:gn}},changeKey:{parameters:aa,body:ui,replies:{
200:kn}},rotateKey:{parameters:ia,body:yi,replies:{200:vn}},restoreKey:{parameters:na,body:ci,replies:{
200:Pn}},getUsage:{parameters:oa,body:hi,replies:{200:_n}},listUsage:{parameters:pa,body:gi,replies:{
200:bn}},readOverview:{parameters:ma,body:ki,replies:{200:wn}},readSeries:{parameters:la,body:vi,replies:{
200:xn}},listRequests:{parameters:da,body:Pi,replies:{200:qn}},readRequest:{parameters:fa,body:_i,replies:{
200:Nn}},listPayments:{parameters:ua,body:bi,replies:{200:Ln}},readPayment:{parameters:ya,body:wi,replies:{
200:An}},reconcilePayment:{parameters:ca,body:xi,replies:{200:Dn}},closePayment:{parameters:ha,body:qi,
replies:{200:In}},listUpstreams:{parameters:ga,body:Ni,replies:{200:jn}},drainUpstream:{parameters:ka,
body:Li,replies:{200:$n}},restoreUpstream:{parameters:va,body:Si,replies:{200:On}},probeUpstream:{parameters:Pa,
body:Ai,replies:{200:Cn}},listRoutes:{parameters:_a,body:Di,replies:{200:Kn}},listPriceProposals:{parameters:ba,
body:Ii,replies:{200:Fn}},listOperatorAgents:{parameters:wa,body:ji,replies:{200:En}},readOperatorAgent:{
parameters:xa,body:Ti,replies:{200:Mn}},getConfig:{parameters:qa,body:$i,replies:{200:Rn}},readSession:{
parameters:Na,body:Oi,replies:{200:zn}},createSession:{parameters:La,body:Ci,replies:{200:Un}},endSession:{
parameters:Sa,body:Ki,replies:{200:Zn}},listOperators:{parameters:Aa,body:Fi,replies:{200:Vn}},createOperator:{
parameters:Da,body:Ei,replies:{200:Bn}},revokeOperator:{parameters:Ia,body:Ri,replies:{200:Hn}},changeOperator:{
parameters:ja,body:Xi,replies:{200:Wn}},rotateOperator:{parameters:Ta,body:zi,replies:{200:Yn}},listAudit:{
parameters:$a,body:Ui,replies:{200:Gn}},readAudit:{parameters:Oa,body:Zi,replies:{200:Jn}},drainServer:{
parameters:Ca,body:Vi,replies:{200:Qn}},reload:{parameters:Ka,body:Bi,replies:{200:eo}},getOverview:{
parameters:Fa,body:Hi,replies:{200:ro}},getContract:{parameters:Ea,body:Wi,replies:{200:so}},getReference:{
parameters:Ma,body:Yi,replies:{}},getReferenceFile:{parameters:Ra,body:Gi,replies:{}},getConsole:{parameters:za,
body:Ji,replies:{}},getConsoleFile:{parameters:Ua,body:Qi,replies:{}}};export{qp as default};
