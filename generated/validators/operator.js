// Compiled from a contract by npm run generate. Never edited.
var Go=Object.create;var Ct=Object.defineProperty;var Jo=Object.getOwnPropertyDescriptor;var Qo=Object.getOwnPropertyNames;var en=Object.getPrototypeOf,rn=Object.prototype.hasOwnProperty;var Kt=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(w){throw s=0,w}};var sn=(r,s,w,b)=>{if(s&&typeof s=="object"||typeof s=="function")for(let k of Qo(s))!rn.call(r,k)&&
k!==w&&Ct(r,k,{get:()=>s[k],enumerable:!(b=Jo(s,k))||b.enumerable});return r};var Nr=(r,s,w)=>(w=r!=null?Go(en(r)):{},sn(s||!r||!r.__esModule?Ct(w,"default",{value:r,enumerable:!0}):
w,r));var Cs=Kt(Os=>{"use strict";Object.defineProperty(Os,"__esModule",{value:!0});Os.formats=void 0;var an=2**
31-1,on=(-2)**31,nn=2**63-1,pn=(-2)**63,Mt=(2-2**-23)*2**127,Rt=2**-126,mn=-1*Mt,ln=-1*Rt,Et=()=>!0,
dn=/^[A-Za-z0-9+/]*(=|==)?$/;Os.formats={int32:{validate:r=>Number.isInteger(r)&&r<=an&&r>=on,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=nn&&r>=pn,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Mt&&r>=Rt||r>=mn&&r<=ln),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&dn.test(r),binary:Et,password:Et}});var Ks=Kt(or=>{"use strict";Object.defineProperty(or,"__esModule",{value:!0});or.formatNames=or.fastFormats=
or.fullFormats=void 0;function ir(r,s){return{validate:r,compare:s}}or.fullFormats={date:ir(Zt,Dt),time:ir(
St(!0),It),"date-time":ir(Xt(!0),Bt),"iso-time":ir(St(),Vt),"iso-date-time":ir(Xt(),Ht),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:gn,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:xn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:kn,int32:{type:"number",validate:_n},
int64:{type:"number",validate:bn},float:{type:"number",validate:Ut},double:{type:"number",validate:Ut},
password:!0,binary:!0};or.fastFormats={...or.fullFormats,date:ir(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Dt),time:ir(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,It),"date-time":ir(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Bt),"iso-time":ir(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,Vt),
"iso-date-time":ir(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Ht),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
or.formatNames=Object.keys(or.fullFormats);function fn(r){return r%4===0&&(r%100!==0||r%400===0)}var un=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
yn=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Zt(r){let s=un.exec(r);if(!s)return!1;let w=+s[1],
b=+s[2],k=+s[3];return b>=1&&b<=12&&k>=1&&k<=(b===2&&fn(w)?29:yn[b])}function Dt(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var Lt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function St(r){
return function(w){let b=Lt.exec(w);if(!b)return!1;let k=+b[1],P=+b[2],n=+b[3],e=b[4],m=b[5]==="-"?-1:
1,t=+(b[6]||0),f=+(b[7]||0);if(t>23||f>59||r&&!e)return!1;if(k<=23&&P<=59&&n<60)return!0;let d=P-f*m,
i=k-t*m-(d<0?1:0);return(i===23||i===-1)&&(d===59||d===-1)&&n<61}}function It(r,s){if(!(r&&s))return;
let w=new Date("2020-01-01T"+r).valueOf(),b=new Date("2020-01-01T"+s).valueOf();if(w&&b)return w-b}function Vt(r,s){
if(!(r&&s))return;let w=Lt.exec(r),b=Lt.exec(s);if(w&&b)return r=w[1]+w[2]+w[3],s=b[1]+b[2]+b[3],r>s?
1:r<s?-1:0}var At=/t|\s/i;function Xt(r){let s=St(r);return function(b){let k=b.split(At);return k.length===
2&&Zt(k[0])&&s(k[1])}}function Bt(r,s){if(!(r&&s))return;let w=new Date(r).valueOf(),b=new Date(s).valueOf();
if(w&&b)return w-b}function Ht(r,s){if(!(r&&s))return;let[w,b]=r.split(At),[k,P]=s.split(At),n=Dt(w,
k);if(n!==void 0)return n||It(b,P)}var cn=/\/|:/,hn=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function gn(r){return cn.test(r)&&hn.test(r)}var zt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function kn(r){return zt.lastIndex=0,zt.test(r)}var vn=-(2**31),Pn=2**31-1;function _n(r){return Number.
isInteger(r)&&r<=Pn&&r>=vn}function bn(r){return Number.isInteger(r)}function Ut(){return!0}var wn=/[^\\]\\Z/;
function xn(r){if(wn.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Lr=(r,s)=>r.length>s&&Ft(r)>s,Sr=(r,s)=>r.length<2*s&&Ft(r)<s,tn=/[\ud800-\udbff][\udc00-\udfff]/g,
Ft=r=>r.length-(r.match(tn)?.length??0);var Wt=Nr(Cs()),Yt=Nr(Ks()),hp={...Wt.formats,...Yt.fastFormats},Gt=Tr;function Tr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Tr.errors=n,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=jr;function jr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return jr.errors=n,e===0}jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qt=$r;function $r(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return $r.errors=n,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ea=gr;var F=Lr;function gr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return gr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+i;else if(i===
null)o="";else return gr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&F(i,4096))return gr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return gr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return gr.errors=n,e===0}gr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ra=nr;var X=Sr,Fs=new RegExp("^[ -~]+$","u");function nr(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return nr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],a=e;if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="bool\
ean")o=""+i;else if(i===null)o="";else return nr.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;o!==void 0&&(i=o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof i=="string"){if(F(i,
255))return nr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(i,1))return nr.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Fs.test(i))return nr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return nr.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return nr.errors=n,e===0}nr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sa=Re;var De=new RegExp("^[0-9a-f-]{36}$","u");function Re(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&
(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Re.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Re.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===
void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Re.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(a,36))return Re.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
a))return Re.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Re.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Re.
errors=n,e===0}Re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ta=Xe;function Xe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Xe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Xe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Xe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Xe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=n,e===0}Xe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=ze;function ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=n,e===0}ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=Le;function Le(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["idempotenc\
y-key"],p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return Le.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,d!==void 0&&(d["idempotency-key"]=l))}if(e===p&&typeof a=="string"){if(F(a,255))return Le.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(a,1))return Le.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(a))return Le.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Le.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==
void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let p;if(d.id===void 0&&
(p="id"))return Le.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(d.id!==void 0){let o=d.id,l=e;if(typeof o!="string"){let y=typeof o,
u;if(u===void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===null)u="";else return Le.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(o=u,d!==void 0&&(d.id=u))}if(e===l&&typeof o=="string"){if(F(o,36))return Le.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(o,36))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
o))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Le.errors=n,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var oa=Ue;function Ue(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ue.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ue.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Ue.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=n,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var na=ae,qn={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},body:{}}},Ke=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u");function ae(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return ae.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){
let p=i.from,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,y;if(y===void 0)
if(l==="boolean"||p===null||l==="string"&&p&&p==+p&&!(p%1))y=+p;else return ae.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;y!==void 0&&(p=y,i!==void 0&&(i.from=y))}if(e===o&&typeof p=="number"&&isFinite(p)){if(p>
41024448e5||isNaN(p))return ae.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/\
properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return ae.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.
to!==void 0){let p=i.to,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,
u;if(u===void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))u=+p;else return ae.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.to=u))}if(e===o&&typeof p=="number"&&isFinite(p)){
if(p>41024448e5||isNaN(p))return ae.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(
p))return ae.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.key_id!==
void 0){let p=i.key_id,o=e;if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y==
"boolean")u=""+p;else if(p===null)u="";else return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=
u,i!==void 0&&(i.key_id=u))}if(e===o&&typeof p=="string"){if(F(p,256))return ae.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(p,1))return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return ae.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.model!==
void 0){let p=i.model,o=e;if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="\
boolean")u=""+p;else if(p===null)u="";else return ae.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=
u,i!==void 0&&(i.model=u))}if(e===o&&typeof p=="string"){if(F(p,256))return ae.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(p,1))return ae.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return ae.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.by!==void 0){
let p=i.by,o=e;if(e===o)if(Array.isArray(p)){if(p.length>7)return ae.errors=[{instancePath:s+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:7}}],!1;
{var f=!0;let y=p.length;for(let u=0;u<y;u++){let c=p[u],v=e;if(typeof c!="string"){let g=typeof c,_;
if(_===void 0)if(g=="number"||g=="boolean")_=""+c;else if(c===null)_="";else return ae.errors=[{instancePath:s+
"/query/by/"+u,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;_!==void 0&&(c=_,p!==void 0&&(p[u]=_))}if(!(c==="key"||c==="model"||c==="agent"||c==="\
hour"||c==="day"||c==="upstream"||c==="owner"))return ae.errors=[{instancePath:s+"/query/by/"+u,schemaPath:"\
#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:qn.properties.query.
properties.by.items.enum}}],!1;var f=v===e;if(!f)break}if(f){let u=p.length,c;if(u>1){let v={};for(;u--;){
let x=p[u];if(typeof x=="string"){if(typeof v[x]=="number"){return c=v[x],ae.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{
i:u,j:c}}],!1;break}v[x]=u}}}}}}else return ae.errors=[{instancePath:s+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else var t=!0;
if(t){let p=i.refusals,o=e;if(typeof p!="boolean"){let y;if(y===void 0)if(p==="false"||p===0||p===null)
y=!1;else if(p==="true"||p===1)y=!0;else return ae.errors=[{instancePath:s+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;y!==void 0&&
(p=y,i!==void 0&&(i.refusals=y))}var t=o===e}}}}}}else return ae.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return ae.errors=n,e===0}ae.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var pa=ie;function ie(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return ie.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.from!==void 0){let a=d.from,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o=typeof a,l;if(l===void 0)if(o===
"boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))l=+a;else return ie.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(a=l,d!==void 0&&(d.from=l))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ie.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ie.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(d.to!==void 0){let a=d.
to,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return ie.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(a=y,d!==void 0&&(d.to=y))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>41024448e5||
isNaN(a))return ie.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(a))return ie.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(d.key_id!==void 0){
let a=d.key_id,p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")
y=""+a;else if(a===null)y="";else return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,d!==
void 0&&(d.key_id=y))}if(e===p&&typeof a=="string"){if(F(a,256))return ie.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(a,1))return ie.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return ie.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){if(d.model!==
void 0){let a=d.model,p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="\
boolean")y=""+a;else if(a===null)y="";else return ie.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,d!==void 0&&(d.model=y))}if(e===p&&typeof a=="string"){if(F(a,256))return ie.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(X(a,1))return ie.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return ie.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){let a=d.limit,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return ie.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,d!==void 0&&(d.limit=y))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return ie.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return ie.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(d.after!==void 0){let l=d.after,y=e;
if(typeof l!="string"){let c=typeof l,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===
null)v="";else return ie.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(l=v,d!==void 0&&(d.after=v))}
if(e===y&&typeof l=="string"){if(F(l,256))return ie.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(l,1))
return ie.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var t=y===e}else var t=!0}}}}}else return ie.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ie.errors=n,e===0}ie.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var ma=Or;function Or(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Or.errors=n,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var la=ne,Tt={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}};function ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return ne.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query,a=e;
if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&(i.step="hour"),i.top===void 0&&
(i.top=20);let p;if(i.metric===void 0&&(p="metric"))return ne.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:p}}],!1;if(i.metric!==void 0){
let o=i.metric,l=e;if(typeof o!="string"){let y=typeof o,u;if(u===void 0)if(y=="number"||y=="boolean")
u=""+o;else if(o===null)u="";else return ne.errors=[{instancePath:s+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==
void 0&&(i.metric=u))}if(!(o==="requests"||o==="failed"||o==="attempts"||o==="failed_attempts"||o===
"prompt_tokens"||o==="cached_tokens"||o==="completion_tokens"||o==="tokens"||o==="charged"||o==="cos\
t"||o==="first_token_p50_ms"||o==="first_token_p95_ms"||o==="whole_p50_ms"||o==="whole_p95_ms"))return ne.
errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:Tt.properties.query.properties.metric.enum}}],!1;var t=l===e}else var t=!0;
if(t){if(i.by!==void 0){let o=i.by,l=e;if(typeof o!="string"){let u=typeof o,c;if(c===void 0)if(u=="\
number"||u=="boolean")c=""+o;else if(o===null)c="";else return ne.errors=[{instancePath:s+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&
(o=c,i!==void 0&&(i.by=c))}if(!(o==="key"||o==="model"||o==="agent"||o==="upstream"||o==="status"||o===
"class"))return ne.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:Tt.properties.query.properties.by.enum}}],!1;var t=l===e}else
var t=!0;if(t){if(i.from!==void 0){let o=i.from,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let u=typeof o,c;if(c===void 0)if(u==="boolean"||o===null||u==="string"&&o&&o==+o&&!(o%1))c=+o;else
return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(o=c,i!==void 0&&(i.from=c))}if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;
if(t){if(i.to!==void 0){let o=i.to,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let u=typeof o,
c;if(c===void 0)if(u==="boolean"||o===null||u==="string"&&o&&o==+o&&!(o%1))c=+o;else return ne.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(o=c,i!==void 0&&(i.to=c))}if(e===l&&typeof o=="number"&&isFinite(o)){
if(o>41024448e5||isNaN(o))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){let o=i.step,
l=e;if(typeof o!="string"){let u=typeof o,c;if(c===void 0)if(u=="number"||u=="boolean")c=""+o;else if(o===
null)c="";else return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(o=c,i!==void 0&&(i.step=c))}
if(!(o==="hour"||o==="day"))return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:Tt.properties.query.properties.step.
enum}}],!1;var t=l===e;if(t){let u=i.top,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let x=typeof u,g;if(g===void 0)if(x==="boolean"||u===null||x==="string"&&u&&u==+u&&!(u%1))g=+u;else return ne.
errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;g!==void 0&&(u=g,i!==void 0&&(i.top=g))}if(e===c&&typeof u=="number"&&
isFinite(u)){if(u>100||isNaN(u))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<1||
isNaN(u))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}}}}}}else return ne.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){let i=r.headers,a=e;if(e===a)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let o=i["if-none-match"],l=e;if(typeof o!=
"string"){let y=typeof o,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===null)u="";else
return ne.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i["i\
f-none-match"]=u))}if(e===l&&typeof o=="string"&&F(o,4096))return ne.errors=[{instancePath:s+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return ne.errors=[{instancePath:s+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0}return ne.
errors=n,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var da=K,Nn={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Ln=new RegExp("^[a-z0-9_]+$","u");function K(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||
r.params===void 0&&(d="params"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query,a=e;if(e===a)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let p=i.from,o=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let l=typeof p,y;if(y===void 0)if(l==="boolean"||p===null||
l==="string"&&p&&p==+p&&!(p%1))y=+p;else return K.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(p=
y,i!==void 0&&(i.from=y))}if(e===o&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return K.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.to!==void 0){let p=i.to,o=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,u;if(u===void 0)if(y==="boolean"||p===null||
y==="string"&&p&&p==+p&&!(p%1))u=+p;else return K.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(p=u,i!==
void 0&&(i.to=u))}if(e===o&&typeof p=="number"&&isFinite(p)){if(p>41024448e5||isNaN(p))return K.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.key_id!==void 0){let p=i.key_id,o=e;if(typeof p!=
"string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===null)u="";else
return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.key_id=u))}if(e===o&&
typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))return K.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return K.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.model!==void 0){let p=i.model,o=e;
if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===
null)u="";else return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.model=u))}
if(e===o&&typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return K.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.agent!==void 0){let p=i.agent,o=e;
if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===
null)u="";else return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.agent=u))}
if(e===o&&typeof p=="string"){if(F(p,256))return K.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return K.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.upstream!==void 0){let p=i.upstream,
o=e;if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===
null)u="";else return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.upstream=
u))}if(e===o&&typeof p=="string"){if(F(p,64))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(p,
1))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(p))return K.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.status!==void 0){let p=i.
status,o=e;if(typeof p!="string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===
null)u="";else return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.status=
u))}if(e===o&&typeof p=="string"){if(F(p,64))return K.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(p,1))
return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ln.test(p))return K.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var t=o===e}else var t=!0;if(t){if(i.class!==void 0){let p=i.class,o=e;if(typeof p!=
"string"){let y=typeof p,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+p;else if(p===null)u="";else
return K.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.class=u))}if(!(p==="ours"||
p==="upstream"||p==="caller"||p==="limits"||p==="left"))return K.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:Nn.properties.
query.properties.class.enum}}],!1;var t=o===e}else var t=!0;if(t){if(i.slower_than_ms!==void 0){let p=i.
slower_than_ms,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,u;if(u===
void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))u=+p;else return K.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.slower_than_ms=u))}if(e===o&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return K.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(i.costlier_than!==void 0){
let p=i.costlier_than,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,u;
if(u===void 0)if(y==="boolean"||p===null||y==="string"&&p&&p==+p&&!(p%1))u=+p;else return K.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(p=u,i!==void 0&&(i.costlier_than=u))}if(e===
o&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){let p=i.limit,o=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let y=typeof p,u;if(u===void 0)if(y==="boolean"||p===null||
y==="string"&&p&&p==+p&&!(p%1))u=+p;else return K.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(p=
u,i!==void 0&&(i.limit=u))}if(e===o&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return K.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(p<1||isNaN(p))return K.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=o===e;if(t)if(i.after!==void 0){let y=i.after,u=e;if(typeof y!="string"){let v=typeof y,
x;if(x===void 0)if(v=="number"||v=="boolean")x=""+y;else if(y===null)x="";else return K.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(y=x,i!==void 0&&(i.after=x))}if(e===u&&typeof y=="string"){if(F(y,256))return K.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(X(y,1))return K.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var t=u===e}else
var t=!0}}}}}}}}}}}else return K.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=a===e}else var f=!0;if(f)if(r.headers!==void 0){
let i=r.headers,a=e;if(e===a)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let o=i["if-none-match"],l=e;if(typeof o!="string"){let y=typeof o,u;if(u===void 0)if(y=="number"||y==
"boolean")u=""+o;else if(o===null)u="";else return K.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(o=u,i!==void 0&&(i["if-none-match"]=u))}if(e===l&&typeof o=="string"&&F(o,4096))return K.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return K.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=a===
e}else var f=!0}return K.errors=n,e===0}K.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Ze;function Ze(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=n,e===0}Ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ua=le,Sn={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function le(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.state!==void 0){let a=d.
state,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return le.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,d!==void 0&&(d.state=l))}
if(!(a==="reserved"||a==="executing"||a==="executed"||a==="settling"||a==="settled"||a==="settle_unk\
nown"||a==="failed"||a==="expired"||a==="refund_due"||a==="undecided"))return le.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:Sn.
properties.query.properties.state.enum}}],!1;var t=p===e}else var t=!0;if(t){if(d.network!==void 0){
let a=d.network,p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolea\
n")y=""+a;else if(a===null)y="";else return le.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,d!==void 0&&(d.network=y))}if(e===p&&typeof a=="string"){if(F(a,64))return le.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(X(a,1))return le.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return le.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){if(d.
payer!==void 0){let a=d.payer,p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="numbe\
r"||l=="boolean")y=""+a;else if(a===null)y="";else return le.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;y!==
void 0&&(a=y,d!==void 0&&(d.payer=y))}if(e===p&&typeof a=="string"){if(F(a,64))return le.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(X(a,1))return le.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return le.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){let a=d.limit,
p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l===
"boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return le.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;y!==void 0&&(a=y,d!==void 0&&(d.limit=y))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||
isNaN(a))return le.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return le.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=p===e;if(t)if(d.after!==void 0){let l=d.after,y=e;
if(typeof l!="string"){let c=typeof l,v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===
null)v="";else return le.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(l=v,d!==void 0&&(d.after=v))}
if(e===y&&typeof l=="string"){if(F(l,36))return le.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(X(l,36))
return le.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(l))return le.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}else return le.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return le.errors=n,
e===0}le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ya=Ve;function Ve(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ve.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ve.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Ve.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Ve.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Ve.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ve.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ve.errors=n,e===0}Ve.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=Be;function Be(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Be.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Be.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Be.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Be.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Be.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Be.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Be.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Be.errors=n,e===0}Be.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ha=Se;function Se(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Se.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query,i=e;if(e===i)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.reason!==void 0){let a=d.reason,p=e;if(typeof a!="string"){
let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else return Se.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,d!==void 0&&(d.reason=l))}if(e===p&&typeof a=="st\
ring"){if(F(a,512))return Se.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(X(a,1))return Se.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ke.test(a))return Se.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Se.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==void 0){let d=r.params,
i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let p;if(d.id===void 0&&(p="id"))return Se.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:p}}],!1;if(d.id!==void 0){let o=d.id,l=e;if(typeof o!="string"){let y=typeof o,u;if(u===
void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===null)u="";else return Se.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(o=u,d!==void 0&&(d.id=u))}if(e===l&&typeof o=="string"){if(F(o,36))return Se.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(o,36))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
o))return Se.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Se.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Se.errors=n,e===0}Se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ga=Cr;function Cr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Cr.errors=n,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ka=He;var jt=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function He(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=He.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return He.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return He.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return He.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a==
"string"){if(F(a,64))return He.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(a,1))return He.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!jt.test(a))return He.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return He.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return He.errors=n,e===0}He.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=We;function We(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return We.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return We.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return We.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a=="string"){if(F(a,64))return We.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(X(a,1))return We.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!jt.test(
a))return We.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return We.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return We.errors=n,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=Ye;function Ye(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ye.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Ye.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let a=f.name,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o==
"number"||o=="boolean")l=""+a;else if(a===null)l="";else return Ye.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(a=l,f!==void 0&&(f.name=l))}if(e===p&&typeof a=="string"){if(F(a,64))return Ye.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(X(a,1))return Ye.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!jt.test(
a))return Ye.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Ye.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Ye.errors=n,e===0}Ye.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var _a=Kr;function Kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Kr.errors=n,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ba=Fr;function Fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Fr.errors=n,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wa=Er;function Er(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Er.errors=n,e===0}Er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Ge;var An=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function Ge(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Ge.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.
query===void 0&&(t="query")||r.headers===void 0&&(t="headers")||r.params===void 0&&(t="params"))return Ge.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===
void 0&&(i="id"))return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!=
"string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===null)l="";else
return Ge.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){
if(F(a,64))return Ge.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(a,1))return Ge.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!An.test(a))return Ge.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return Ge.errors=n,e===0}Ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var qa=Mr;function Mr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Mr.errors=n,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=Rr;function Rr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Rr.errors=n,e===0}Rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=Xr;function Xr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Xr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Xr.errors=n,e===0}Xr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=zr;function zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return zr.errors=n,e===0}zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Aa=Ur;function Ur(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Ur.errors=n,e===0}Ur.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Da=pr;function pr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
a=e;if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+i;else if(i===
null)o="";else return pr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=
o,f!==void 0&&(f["idempotency-key"]=o))}if(e===a&&typeof i=="string"){if(F(i,255))return pr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(i,1))return pr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(i))return pr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return pr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return pr.errors=n,e===0}pr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Je;function Je(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Je.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Je.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Je.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Je.errors=n,e===0}Je.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=Qe;function Qe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Qe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return Qe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return Qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return Qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Qe.errors=n,e===0}Qe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ja=Ae;function Ae(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let a=d["idempotenc\
y-key"],p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+
a;else if(a===null)l="";else return Ae.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(a=l,d!==void 0&&(d["idempotency-key"]=l))}if(e===p&&typeof a=="string"){if(F(a,255))return Ae.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(X(a,1))return Ae.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Fs.test(a))return Ae.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Ae.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)if(r.params!==
void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let p;if(d.id===void 0&&
(p="id"))return Ae.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:p}}],!1;if(d.id!==void 0){let o=d.id,l=e;if(typeof o!="string"){let y=typeof o,
u;if(u===void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===null)u="";else return Ae.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(o=u,d!==void 0&&(d.id=u))}if(e===l&&typeof o=="string"){if(F(o,36))return Ae.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(X(o,36))return Ae.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
o))return Ae.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ae.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===
e}else var t=!0}return Ae.errors=n,e===0}Ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var $a=se,Dn={paths:{},components:{securitySchemes:{OperatorToken:{
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
maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function se(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=se.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return se.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
query!==void 0){let d=r.query;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&
(d.limit=100),d.from!==void 0){let a=d.from,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a))){let o=typeof a,l;if(l===void 0)if(o==="boolean"||a===null||o==="string"&&a&&a==+a&&!(a%1))l=+a;else
return se.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(a=l,d!==void 0&&(d.from=l))}if(e===p&&typeof a==
"number"&&isFinite(a)){if(a>41024448e5||isNaN(a))return se.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(a<0||isNaN(a))return se.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;
if(t){if(d.to!==void 0){let a=d.to,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,
y;if(y===void 0)if(l==="boolean"||a===null||l==="string"&&a&&a==+a&&!(a%1))y=+a;else return se.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(a=y,d!==void 0&&(d.to=y))}if(e===p&&typeof a=="number"&&isFinite(a)){
if(a>41024448e5||isNaN(a))return se.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(a<0||isNaN(
a))return se.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(d.action!==
void 0){let a=d.action,p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l==
"boolean")y=""+a;else if(a===null)y="";else return se.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=
y,d!==void 0&&(d.action=y))}if(!(a==="createKey"||a==="changeKey"||a==="rotateKey"||a==="revokeKey"||
a==="restoreKey"||a==="drainUpstream"||a==="restoreUpstream"||a==="probeUpstream"||a==="reconcilePay\
ment"||a==="closePayment"||a==="createOperator"||a==="changeOperator"||a==="rotateOperator"||a==="re\
vokeOperator"||a==="createSession"||a==="endSession"||a==="drainServer"||a==="reload"||a==="backup"||
a==="migrate"||a==="copyStore"||a==="authenticate"))return se.errors=[{instancePath:s+"/query/action",
schemaPath:"#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:Dn.properties.
query.properties.action.enum}}],!1;var t=p===e}else var t=!0;if(t){if(d.name!==void 0){let a=d.name,
p=e;if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===
null)y="";else return se.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,d!==void 0&&(d.name=y))}
if(e===p&&typeof a=="string"){if(F(a,128))return se.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(X(a,1))
return se.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return se.errors=[{instancePath:s+"/q\
uery/name",schemaPath:"#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){if(d.target!==void 0){let a=d.target,p=e;
if(typeof a!="string"){let l=typeof a,y;if(y===void 0)if(l=="number"||l=="boolean")y=""+a;else if(a===
null)y="";else return se.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/prop\
erties/target/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(a=y,d!==void 0&&(d.target=
y))}if(e===p&&typeof a=="string"){if(F(a,128))return se.errors=[{instancePath:s+"/query/target",schemaPath:"\
#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(X(a,1))
return se.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ke.test(a))return se.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var t=p===e}else var t=!0;if(t){let a=d.limit,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let l=typeof a,y;if(y===void 0)if(l==="boolean"||a===null||
l==="string"&&a&&a==+a&&!(a%1))y=+a;else return se.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(a=
y,d!==void 0&&(d.limit=y))}if(e===p&&typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a))return se.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return se.errors=[{instancePath:s+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e;if(t)if(d.after!==void 0){let l=d.after,y=e;if(typeof l!="string"){let c=typeof l,
v;if(v===void 0)if(c=="number"||c=="boolean")v=""+l;else if(l===null)v="";else return se.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;v!==void 0&&(l=v,d!==void 0&&(d.after=v))}if(e===y&&typeof l=="string"){if(F(l,36))return se.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(X(l,36))return se.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(
l))return se.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var t=y===e}else var t=!0}}}}}}else
return se.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return se.errors=n,e===0}se.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Oa=er;function er(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return er.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let a=f.id,p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="num\
ber"||o=="boolean")l=""+a;else if(a===null)l="";else return er.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,f!==void 0&&(f.id=l))}if(e===p&&typeof a=="string"){if(F(a,36))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(X(a,36))return er.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!De.test(a))return er.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return er.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return er.errors=n,e===0}er.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ca=Zr;function Zr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Zr.errors=n,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ka=Vr;function Vr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Vr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Vr.errors=n,e===0}Vr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Fa=Br;function Br(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Br.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1}return Br.errors=n,e===0}Br.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ea=kr;function kr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+i;else if(i===
null)o="";else return kr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&F(i,4096))return kr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return kr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return kr.errors=n,e===0}kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=vr;function vr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=vr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return vr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+i;else if(i===
null)o="";else return vr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&F(i,4096))return vr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return vr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return vr.errors=n,e===0}vr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ra=je;var Xa=new RegExp("^[a-z][a-z0-9.-]*$","u");function je(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return je.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.
headers,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["\
if-none-match"],p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolea\
n")l=""+a;else if(a===null)l="";else return je.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(a=l,d!==void 0&&(d["if-none-match"]=l))}if(e===p&&typeof a=="string"&&F(a,4096))return je.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else
var t=!0;if(t)if(r.params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(
d)){let p;if(d.file===void 0&&(p="file"))return je.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:p}}],!1;if(d.file!==void 0){let o=d.
file,l=e;if(typeof o!="string"){let y=typeof o,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===
null)u="";else return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,d!==void 0&&(d.file=u))}
if(e===l&&typeof o=="string"){if(F(o,64))return je.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(o,1))
return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Xa.test(o))return je.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return je.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return je.errors=
n,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var za=Pr;function Pr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.query===void 0&&(t="query")||r.headers===void 0&&(t=
"headers")||r.params===void 0&&(t="params"))return Pr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:t}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],a=e;
if(typeof i!="string"){let p=typeof i,o;if(o===void 0)if(p=="number"||p=="boolean")o=""+i;else if(i===
null)o="";else return Pr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(i=o,f!==
void 0&&(f["if-none-match"]=o))}if(e===a&&typeof i=="string"&&F(i,4096))return Pr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return Pr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return Pr.errors=n,e===0}Pr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ua=$e;function $e(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return $e.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let a=d["if-none-matc\
h"],p=e;if(typeof a!="string"){let o=typeof a,l;if(l===void 0)if(o=="number"||o=="boolean")l=""+a;else if(a===
null)l="";else return $e.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(a=l,d!==
void 0&&(d["if-none-match"]=l))}if(e===p&&typeof a=="string"&&F(a,4096))return $e.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return $e.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0;if(t)
if(r.params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let p;
if(d.file===void 0&&(p="file"))return $e.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:p}}],!1;if(d.file!==void 0){let o=d.file,
l=e;if(typeof o!="string"){let y=typeof o,u;if(u===void 0)if(y=="number"||y=="boolean")u=""+o;else if(o===
null)u="";else return $e.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,d!==void 0&&(d.file=u))}
if(e===l&&typeof o=="string"){if(F(o,64))return $e.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(X(o,1))
return $e.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Xa.test(o))return $e.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return $e.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var t=i===e}else var t=!0}return $e.errors=
n,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Va=Nr(Cs()),Ba=Nr(Ks()),kp={...Va.formats,...Ba.fastFormats},Ha=Es;function Es(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Es.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Es.errors=n,e===0}Es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Wa=Ms;function Ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ms.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ms.errors=n,e===0}Ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ya=Rs;function Rs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Rs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Rs.errors=n,e===0}Rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ga=Xs;function Xs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Xs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Xs.errors=n,e===0}Xs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ja=C,$t={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},owner:{
type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},scopes:{$ref:"\
schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integ\
er","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]}}}},required:["body"]},Tn={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},jn={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},$n={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Qa={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},ei={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},ri={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},si={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},ti={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},On=Object.prototype.hasOwnProperty,cr=Lr,xr=Sr,Za=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$",
"u"),ai=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=C.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.
body===void 0&&(p="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:p}}],!1;if(r.body!==void 0){let o=r.body;if(e===e)if(o&&typeof o=="object"&&
!Array.isArray(o)){let y;if(o.name===void 0&&(y="name"))return C.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:y}}],!1;{let u=e;for(let c in o)
if(!On.call($t.properties.body.properties,c)){return C.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(u===e){if(o.name!==void 0){let c=o.name,v=e;if(e===v)if(typeof c=="string"){if(cr(c,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(xr(c,1))return C.errors=[{instancePath:s+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Za.test(c))return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return C.
errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=v===e}else var t=!0;if(t){if(o.owner!==void 0){let c=o.owner,v=e;
if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/propert\
ies/body/properties/owner/type",keyword:"type",params:{type:$t.properties.body.properties.owner.type}}],
!1;if(e===v&&typeof c=="string"){if(cr(c,256))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(xr(c,1))
return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;if(!Za.test(c))return C.errors=[{instancePath:s+"/bod\
y/owner",schemaPath:"#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var t=v===e}else var t=!0;if(t){if(o.scopes!==void 0){let c=o.scopes,
v=e;if(e===e)if(Array.isArray(c)){if(c.length>8)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let _=c.length;for(let h=0;h<_;h++){let S=c[h],q=e;if(typeof S!="string")return C.errors=[{instancePath:s+
"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(S===
"chat"||S==="mesh"))return C.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:Tn.items.enum}}],!1;var f=q===e;if(!f)break}if(f){let h=c.
length,S;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]=="number"){return S=
q[A],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:h,j:S}}],!1;break}q[A]=h}}}}}}else return C.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=v===e}else var t=!0;
if(t){if(o.models!==void 0){let c=o.models,v=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:jn.type}}],
!1;if(e===x&&Array.isArray(c)){if(c.length>64)return C.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let _=c.length;for(let h=0;h<_;h++){let S=c[h],q=e;if(e===q)if(typeof S=="string"){if(cr(S,256))return C.
errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(xr(S,1))return C.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/models/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=q===
e;if(!d)break}if(d){let h=c.length,S;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return S=q[A],C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[A]=h}}}}}}var t=v===e}else var t=!0;if(t){if(o.
agents!==void 0){let c=o.agents,v=e,x=e;if(!Array.isArray(c)&&c!==null)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:$n.type}}],!1;if(e===x&&Array.
isArray(c)){if(c.length>1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(c.length<1)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let _=c.length;for(let h=0;h<_;h++){let S=c[h],q=e;if(e===q)if(typeof S=="string"){if(cr(S,64))return C.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(xr(S,1))return C.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=q===
e;if(!i)break}if(i){let h=c.length,S;if(h>1){let q={};for(;h--;){let A=c[h];if(typeof A=="string"){if(typeof q[A]==
"number"){return S=q[A],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[A]=h}}}}}}var t=v===e}else var t=!0;if(t){if(o.
expires_at!==void 0){let c=o.expires_at,v=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&
c!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:$t.properties.body.properties.expires_at.type}}],!1;if(e===
v&&typeof c=="number"&&isFinite(c)){if(c>41024448e5||isNaN(c))return C.errors=[{instancePath:s+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(c<0||isNaN(c))return C.errors=[{instancePath:s+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=v===e}else var t=!0;if(t){if(o.rpm!==void 0){let c=o.rpm,v=e,x=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Qa.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){
if(c>1e9||isNaN(c))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=v===
e}else var t=!0;if(t){if(o.tpm!==void 0){let c=o.tpm,v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:ei.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>1e12||isNaN(
c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(c<1||isNaN(c))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=v===e}else var t=!0;
if(t){if(o.max_parallel!==void 0){let c=o.max_parallel,v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))&&c!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:ri.type}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){
if(c>1e6||isNaN(c))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(c<1||isNaN(c))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var t=v===e}else var t=!0;if(t){if(o.budget_usd!==void 0){let c=o.budget_usd,
v=e,x=e;if(typeof c!="string"&&c!==null)return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:si.type}}],!1;if(e===x&&typeof c=="string"){if(cr(
c,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!ai.test(c))return C.errors=[{instancePath:s+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var t=v===e}else var t=!0;if(t)if(o.budget_period!==void 0){let c=o.budget_period,v=e,
x=e,g=!1,_=e;if(typeof c!="string"){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};n===null?n=[q]:n.push(q),e++}if(!(c==="day"||
c==="month"||c==="total")){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:ti.enum}};n===null?n=[q]:n.push(q),e++}var a=_===e;g=g||
a;let h=e;if(c!==null){let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[q]:n.push(q),e++}
var a=h===e;if(g=g||a,g)e=x,n!==null&&(x?n.length=x:n=null);else{let q={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return n===
null?n=[q]:n.push(q),e++,C.errors=n,!1}var t=v===e}else var t=!0}}}}}}}}}}}}else return C.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
n,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ii=zs;function zs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
zs.errors=n,e===0}zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Us;function Us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Us.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Us.errors=n,e===0}Us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ni=Pe;function Pe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length<1)return Pe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let a=e;for(let p in d)
if(!(p==="rpm"||p==="tpm"||p==="max_parallel"||p==="budget_usd"||p==="budget_period")){return Pe.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p}}],!1;break}if(a===e){if(d.rpm!==void 0){let p=d.rpm,o=e,l=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return Pe.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Qa.type}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){
if(p>1e9||isNaN(p))return Pe.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(p<1||isNaN(p))return Pe.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=o===e}else var t=!0;if(t){if(d.tpm!==void 0){let p=d.tpm,o=e,l=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p))&&p!==null)return Pe.errors=[{instancePath:s+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:ei.type}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>
1e12||isNaN(p))return Pe.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(p<1||isNaN(p))return Pe.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var t=o===e}else var t=!0;if(t){if(d.max_parallel!==void 0){let p=d.max_parallel,o=e,l=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return Pe.errors=[{instancePath:s+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:ri.type}}],!1;if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>1e6||isNaN(p))return Pe.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(p<1||isNaN(
p))return Pe.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var t=o===e}else var t=!0;if(t){if(d.budget_usd!==void 0){
let p=d.budget_usd,o=e,l=e;if(typeof p!="string"&&p!==null)return Pe.errors=[{instancePath:s+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:si.type}}],!1;if(e===l&&typeof p==
"string"){if(cr(p,17))return Pe.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!ai.test(p))return Pe.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=o===e}else var t=!0;if(t)if(d.budget_period!==void 0){let p=d.
budget_period,o=e,l=e,y=!1,u=e;if(typeof p!="string"){let x={instancePath:s+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};n===null?n=[x]:n.push(x),e++}if(!(p===
"day"||p==="month"||p==="total")){let x={instancePath:s+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:ti.enum}};n===null?n=[x]:n.push(x),e++}var f=u===
e;y=y||f;let c=e;if(p!==null){let x={instancePath:s+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[x]:n.push(
x),e++}var f=c===e;if(y=y||f,y)e=l,n!==null&&(l?n.length=l:n=null);else{let x={instancePath:s+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return n===null?n=[x]:n.push(x),e++,Pe.errors=n,!1}var t=o===e}else var t=!0}}}}}}else return Pe.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Pe.errors=n,e===0}Pe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pi=yr;function yr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=yr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.overlap_s===void 0&&(t.overlap_s=3600);let d=e;for(let i in t)if(i!=="overl\
ap_s"){return yr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){let i=t.overlap_s,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return yr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return yr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return yr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return yr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return yr.errors=n,e===0}yr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var mi=Zs;function Zs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Zs.errors=n,e===0}Zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Vs;function Vs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Vs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Vs.errors=n,e===0}Vs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Bs;function Bs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Bs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Bs.errors=n,e===0}Bs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Hs;function Hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Hs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Hs.errors=n,e===0}Hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=Ws;function Ws(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ws.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ws.errors=n,e===0}Ws.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yi=Ys;function Ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ys.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ys.errors=n,e===0}Ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=Gs;function Gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Gs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Gs.errors=n,e===0}Gs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=Js;function Js(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Js.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Js.errors=n,e===0}Js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=Qs;function Qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Qs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Qs.errors=n,e===0}Qs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=et;function et(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=et.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
et.errors=n,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vi=rt;function rt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
rt.errors=n,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pi=st;function st(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=st.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
st.errors=n,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _i=tt;function tt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
tt.errors=n,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=at;function at(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=at.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
at.errors=n,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wi=it;function it(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=it.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
it.errors=n,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=ot;function ot(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ot.errors=n,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=nt;function nt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
nt.errors=n,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=pt;function pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
pt.errors=n,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=mt;function mt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
mt.errors=n,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=lt;function lt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
lt.errors=n,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ai=dt;function dt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
dt.errors=n,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Di=Oe;function Oe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return Oe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return Oe.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let i=e;for(let a in f)if(!(a==="token"||a==="code")){return Oe.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(f.token!==void 0){let a=f.token,
p=e;if(e===p)if(typeof a=="string"){if(cr(a,512))return Oe.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(xr(a,1))
return Oe.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return Oe.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=p===
e}else var t=!0;if(t)if(f.code!==void 0){let a=f.code,p=e;if(e===p)if(typeof a=="string"){if(cr(a,64))
return Oe.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(xr(a,1))return Oe.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return Oe.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0}}}else return Oe.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return Oe.errors=n,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=ft;function ft(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ft.errors=n,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ti=ut;function ut(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ut.errors=n,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=Ce;var $i={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Cn=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Ce(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return Ce.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===
void 0&&(a="name")||d.role===void 0&&(a="role"))return Ce.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let o in d)
if(!(o==="name"||o==="role")){return Ce.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===
e){if(d.name!==void 0){let o=d.name,l=e;if(e===e)if(typeof o=="string"){if(cr(o,64))return Ce.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(xr(o,1))return Ce.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Cn.test(o))return Ce.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Ce.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(d.
role!==void 0){let o=d.role,l=e;if(typeof o!="string")return Ce.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admin"||o==="view\
er"))return Ce.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:$i.enum}}],!1;var t=l===e}else var t=!0}}}else return Ce.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Ce.errors=
n,e===0}Ce.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Oi=yt;function yt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
yt.errors=n,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=mr;function mr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.body===void 0&&(t="body"))return mr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;if(r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.role===void 0&&(i="role"))return mr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let p in f)if(p!=="role"){return mr.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;
break}if(a===e&&f.role!==void 0){let p=f.role;if(typeof p!="string")return mr.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="admi\
n"||p==="viewer"))return mr.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:$i.enum}}],!1}}}else return mr.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return mr.errors=n,e===0}mr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=ct;function ct(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ct.errors=n,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=ht;function ht(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ht.errors=n,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=gt;function gt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
gt.errors=n,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mi=kt;function kt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
kt.errors=n,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ri=wr;function wr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=wr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let t=r.body;if(e===e)if(t&&typeof t=="objec\
t"&&!Array.isArray(t)){t.dry_run===void 0&&(t.dry_run=!1);let d=e;for(let i in t)if(i!=="dry_run"){return wr.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&typeof t.dry_run!="boolean")return wr.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return wr.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return wr.errors=n,e===0}wr.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xi=vt;function vt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
vt.errors=n,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var zi=Pt;function Pt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Pt.errors=n,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ui=_t;function _t(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=_t.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
_t.errors=n,e===0}_t.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Zi=bt;function bt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=bt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
bt.errors=n,e===0}bt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Vi=wt;function wt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=wt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
wt.errors=n,e===0}wt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Bi=xt;function xt(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=xt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
xt.errors=n,e===0}xt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var so=Nr(Cs()),to=Nr(Ks()),Fn={...so.formats,...to.fastFormats},ao=fr;function fr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e)if(t&&
typeof t=="object"&&!Array.isArray(t)){let d;if(t.status===void 0&&(d="status"))return fr.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let a in t)if(a!=="status"){return fr.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;
break}if(i===e&&t.status!==void 0){let a=t.status;if(typeof a!="string")return fr.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(a!=="ok")return fr.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return fr.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return fr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return fr.errors=n,e===0}fr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var io=Qr;var N=Lr;function ke(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="ready")||r.parts===void 0&&
(i="parts"))return ke.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let a=e;for(let p in r)if(!(p==="ready"||p==="parts")){return ke.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(a===
e){if(r.ready!==void 0){let p=e;if(typeof r.ready!="boolean")return ke.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var t=p===e}else
var t=!0;if(t)if(r.parts!==void 0){let p=r.parts,o=e;if(e===o)if(p&&typeof p=="object"&&!Array.isArray(
p)){if(Object.keys(p).length>64)return ke.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let y in p){let u=p[y],c=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let x;if(u.ok===void 0&&(x="ok"))return ke.errors=[{instancePath:s+
"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:x}}],!1;{let g=e;for(let _ in u)if(!(_==="ok"||_==="detail")){return ke.
errors=[{instancePath:s+"/parts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}if(g===
e){if(u.ok!==void 0){let _=e;if(typeof u.ok!="boolean")return ke.errors=[{instancePath:s+"/parts/"+y.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=_===e}else var f=!0;if(f)if(u.detail!==void 0){let _=u.detail,
h=e;if(e===h)if(typeof _=="string"){if(N(_,1024))return ke.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ke.errors=[{instancePath:s+"/parts/"+y.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return ke.errors=[{instancePath:s+"/parts/"+y.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var d=c===e;if(!d)break}}else return ke.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var t=o===e}else var t=!0}}}else return ke.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ke.errors=n,e===
0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Qr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ke(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:k,dynamicAnchors:P})||(n=n===null?ke.errors:n.concat(ke.errors),e=n.length));else return Qr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=
n,e===0}Qr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var oo=es;var En=Fn.int32,B=Sr,Mn=new RegExp("^[a-z][a-z0-9_]*$","u");function qr(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=qr.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,f=!1,d=e;ke(r,{instancePath:s,parentData:w,
parentDataProperty:b,rootData:k,dynamicAnchors:P})||(n=n===null?ke.errors:n.concat(ke.errors),e=n.length);
var l=d===e;if(f=f||l,l)var i=!0;let a=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let y;
if(r.error===void 0&&(y="error")||r.message===void 0&&(y="message")){let u={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:y}};n===null?n=[u]:n.push(u),e++}else{
let u=e;for(let c in r)if(!(c==="error"||c==="message"||c==="code"||c==="param")){let v={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}};
n===null?n=[v]:n.push(v),e++;break}if(u===e){if(r.error!==void 0){let c=r.error,v=e;if(!(typeof c=="\
number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let x={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};n===null?n=[x]:n.push(x),e++}if(e===v&&
typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};n===null?n=
[x]:n.push(x),e++}else if(c<400||isNaN(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};n===null?n=[x]:n.push(
x),e++}else if(!En.validate(c)){let x={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};n===null?n=[x]:n.push(x),e++}}var o=v===e}else
var o=!0;if(o){if(r.message!==void 0){let c=r.message,v=e;if(e===v)if(typeof c=="string"){if(N(c,2048)){
let g={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};n===null?n=[g]:n.push(g),e++}else if(B(c,1)){let g={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
n===null?n=[g]:n.push(g),e++}}else{let g={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};n===null?n=[g]:n.push(g),e++}var o=v===e}else
var o=!0;if(o){if(r.code!==void 0){let c=r.code,v=e;if(e===v)if(typeof c=="string"){if(N(c,64)){let g={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};n===null?n=[g]:n.push(g),e++}else if(!Mn.test(c)){let g={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};n===null?
n=[g]:n.push(g),e++}}else{let g={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};n===null?n=[g]:n.push(g),e++}var o=v===e}else var o=!0;if(o)
if(r.param!==void 0){let c=r.param,v=e;if(e===v)if(typeof c=="string"){if(N(c,256)){let g={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
n===null?n=[g]:n.push(g),e++}}else{let g={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};n===null?n=[g]:n.push(g),e++}var o=v===e}else var o=!0}}}}}else{
let y={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};n===null?
n=[y]:n.push(y),e++}var l=a===e;if(f=f||l,l&&i!==!0&&(i=!0),f)e=t,n!==null&&(t?n.length=t:n=null);else{
let y={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return n===null?n=[y]:n.push(y),
e++,qr.errors=n,!1}return qr.errors=n,m.props=i,e===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};
function es(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=es.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(qr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?qr.errors:
n.concat(qr.errors),e=n.length));else return es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return es.errors=n,e===0}es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var no=rs;var Hr={type:"object",required:["id","name","prefix","owner","scopes","models","agents","rpm","tpm",
"max_parallel","budget_usd","budget_period","created_at","expires_at","revoked_at","previous_until",
"sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:128},
prefix:{type:"string",maxLength:16},owner:{type:["string","null"],maxLength:256},scopes:{$ref:"schem\
a:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},
expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},Rn={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Xn={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},zn={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Un={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Zn={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Vn={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Bn={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Hn={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Wn=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var _r=new RegExp("^[0-9]{1,30}$","u");function Ie(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return Ie.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="cha\
rged"||i==="counted")){return Ie.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.charged!==void 0){let i=r.
charged,a=e;if(e===e)if(typeof i=="string"){if(N(i,30))return Ie.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(i))return Ie.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return Ie.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t)if(r.counted!==void 0){
let i=r.counted,a=e;if(e===e)if(typeof i=="string"){if(N(i,30))return Ie.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(
i))return Ie.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return Ie.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0}}}else return Ie.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=
n,e===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=j.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let p;if(r.id===void 0&&(p="id")||r.name===void 0&&(p="name")||r.prefix===void 0&&(p="prefix")||r.owner===
void 0&&(p="owner")||r.scopes===void 0&&(p="scopes")||r.models===void 0&&(p="models")||r.agents===void 0&&
(p="agents")||r.rpm===void 0&&(p="rpm")||r.tpm===void 0&&(p="tpm")||r.max_parallel===void 0&&(p="max\
_parallel")||r.budget_usd===void 0&&(p="budget_usd")||r.budget_period===void 0&&(p="budget_period")||
r.created_at===void 0&&(p="created_at")||r.expires_at===void 0&&(p="expires_at")||r.revoked_at===void 0&&
(p="revoked_at")||r.previous_until===void 0&&(p="previous_until")||r.sandbox===void 0&&(p="sandbox"))
return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],
!1;if(r.id!==void 0){let o=r.id,l=e;if(e===l)if(typeof o=="string"){if(N(o,64))return j.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(o,1))return j.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.name!==void 0){let o=r.name,l=e;if(e===l)if(typeof o==
"string"){if(N(o,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(B(o,1))return j.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(r.prefix!==void 0){let o=r.prefix,l=e;if(e===l)if(typeof o=="string"){if(N(o,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.owner!==void 0){let o=r.
owner,l=e;if(typeof o!="string"&&o!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Hr.properties.owner.type}}],!1;if(e===l&&typeof o==
"string"&&N(o,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.scopes!==void 0){
let o=r.scopes,l=e;if(e===e)if(Array.isArray(o)){if(o.length>8)return j.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(o.length<1)return j.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let c=o.length;for(let v=0;v<c;v++){let x=o[v],g=e;if(typeof x!="string")return j.errors=
[{instancePath:s+"/scopes/"+v,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(x==="chat"||x==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+v,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:Rn.items.enum}}],!1;var f=g===e;if(!f)break}
if(f){let v=o.length,x;if(v>1){let g={};for(;v--;){let _=o[v];if(typeof _=="string"){if(typeof g[_]==
"number"){return x=g[_],j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:v,j:x}}],!1;break}g[_]=v}}}}}}else return j.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;
if(t){if(r.models!==void 0){let o=r.models,l=e,y=e;if(!Array.isArray(o)&&o!==null)return j.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Xn.type}}],!1;if(e===
y&&Array.isArray(o)){if(o.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(o.length<1)return j.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let c=o.
length;for(let v=0;v<c;v++){let x=o[v],g=e;if(e===g)if(typeof x=="string"){if(N(x,256))return j.errors=
[{instancePath:s+"/models/"+v,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(B(x,1))return j.errors=[{instancePath:s+"/models/"+v,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/mod\
els/"+v,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=g===e;
if(!d)break}if(d){let v=o.length,x;if(v>1){let g={};for(;v--;){let _=o[v];if(typeof _=="string"){if(typeof g[_]==
"number"){return x=g[_],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:v,j:x}}],!1;break}g[_]=v}}}}}}var t=l===e}else var t=!0;if(t){if(r.agents!==void 0){
let o=r.agents,l=e,y=e;if(!Array.isArray(o)&&o!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:zn.type}}],!1;if(e===y&&Array.isArray(o)){if(o.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(o.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let c=o.length;for(let v=0;v<c;v++){
let x=o[v],g=e;if(e===g)if(typeof x=="string"){if(N(x,64))return j.errors=[{instancePath:s+"/agents/"+
v,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(x,1))return j.
errors=[{instancePath:s+"/agents/"+v,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+v,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=g===e;if(!i)break}if(i){let v=o.length,x;
if(v>1){let g={};for(;v--;){let _=o[v];if(typeof _=="string"){if(typeof g[_]=="number"){return x=g[_],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:v,j:x}}],!1;break}g[_]=v}}}}}}var t=l===e}else var t=!0;if(t){if(r.rpm!==void 0){let o=r.rpm,l=e,y=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Un.type}}],!1;if(e===y&&typeof o=="n\
umber"&&isFinite(o)){if(o>1e9||isNaN(o))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(o<1||isNaN(o))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.tpm!==void 0){let o=r.tpm,l=e,y=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Zn.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>1e12||
isNaN(o))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(o<1||isNaN(o))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var t=l===e}else var t=!0;
if(t){if(r.max_parallel!==void 0){let o=r.max_parallel,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Vn.type}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>
1e6||isNaN(o))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<1||isNaN(o))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=l===e}else var t=!0;if(t){if(r.budget_usd!==void 0){let o=r.budget_usd,l=e,y=e;if(typeof o!=
"string"&&o!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Bn.type}}],!1;if(e===y&&typeof o=="string"){if(N(o,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Wn.test(o))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var t=l===e}else var t=!0;
if(t){if(r.budget_period!==void 0){let o=r.budget_period,l=e,y=e,u=!1,c=e;if(typeof o!="string"){let g={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};n===null?n=[g]:n.push(g),e++}if(!(o==="day"||o==="month"||o==="total")){let g={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Hn.enum}};
n===null?n=[g]:n.push(g),e++}var a=c===e;u=u||a;let v=e;if(o!==null){let g={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};n===
null?n=[g]:n.push(g),e++}var a=v===e;if(u=u||a,u)e=y,n!==null&&(y?n.length=y:n=null);else{let g={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return n===
null?n=[g]:n.push(g),e++,j.errors=n,!1}var t=l===e}else var t=!0;if(t){if(r.budget_used!==void 0){let o=e;
Ie(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:k,
dynamicAnchors:P})||(n=n===null?Ie.errors:n.concat(Ie.errors),e=n.length);var t=o===e}else var t=!0;
if(t){if(r.last_used_at!==void 0){let o=r.last_used_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))&&o!==null)return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Hr.properties.last_used_at.type}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(o<0||isNaN(o))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.created_at!==void 0){let o=r.created_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(
o))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.expires_at!==void 0){let o=r.expires_at,l=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Hr.properties.expires_at.type}}],!1;if(e===
l&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(o<0||isNaN(o))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.revoked_at!==void 0){let o=r.revoked_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))&&o!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Hr.properties.revoked_at.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(
o)){if(o>41024448e5||isNaN(o))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.previous_until!==
void 0){let o=r.previous_until,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Hr.properties.previous_until.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){
if(o>41024448e5||isNaN(o))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t)if(r.sandbox!==
void 0){let o=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=n,e===0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,scopes:!0,models:!0,agents:!0,rpm:!0,
tpm:!0,max_parallel:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,created_at:!0,expires_at:!0,
revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};function be(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=be.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(r,{instancePath:s,parentData:w,
parentDataProperty:b,rootData:k,dynamicAnchors:P})||(n=n===null?j.errors:n.concat(j.errors),e=n.length),
e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let t in r)if(t!=="id"&&t!=="name"&&t!=="pref\
ix"&&t!=="owner"&&t!=="scopes"&&t!=="models"&&t!=="agents"&&t!=="rpm"&&t!=="tpm"&&t!=="max_parallel"&&
t!=="budget_usd"&&t!=="budget_period"&&t!=="budget_used"&&t!=="last_used_at"&&t!=="created_at"&&t!==
"expires_at"&&t!=="revoked_at"&&t!=="previous_until"&&t!=="sandbox"){return be.errors=[{instancePath:s,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:t}}],
!1;break}}else return be.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return be.errors=n,e===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.keys===void 0&&(f="keys"))return rr.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(i!==
"keys"){return rr.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.
isArray(i)){if(i.length>1e5)return rr.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/\
maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var t=!0;let p=i.length;for(let o=0;o<p;o++){let l=e;
be(i[o],{instancePath:s+"/keys/"+o,parentData:i,parentDataProperty:o,rootData:k,dynamicAnchors:P})||
(n=n===null?be.errors:n.concat(be.errors),e=n.length);var t=l===e;if(!t)break}}}else return rr.errors=
[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],
!1}}}else return rr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return rr.errors=n,e===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rs(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=rs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(rr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:P})||(n=n===null?rr.errors:n.concat(rr.errors),e=n.length));else
return rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rs.
errors=n,e===0}rs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var po=ss;function Te(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(
r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:P})||(n=n===null?j.errors:
n.concat(j.errors),e=n.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.key===void 0&&
(f="key"))return Te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.key!==void 0){let d=r.key,i=e;if(e===i)if(typeof d=="string"){if(N(d,256))return Te.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(B(d,1))return Te.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Te.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var t=i===e}else var t=!0;if(t){for(let d in r)
if(d!=="key"&&d!=="id"&&d!=="name"&&d!=="prefix"&&d!=="owner"&&d!=="scopes"&&d!=="models"&&d!=="agen\
ts"&&d!=="rpm"&&d!=="tpm"&&d!=="max_parallel"&&d!=="budget_usd"&&d!=="budget_period"&&d!=="budget_us\
ed"&&d!=="last_used_at"&&d!=="created_at"&&d!=="expires_at"&&d!=="revoked_at"&&d!=="previous_until"&&
d!=="sandbox"){return Te.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"uneva\
luatedProperties",params:{unevaluatedProperty:d}}],!1;break}}}else return Te.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Te.errors=n,e===0}Te.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ss(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ss.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Te(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||
(n=n===null?Te.errors:n.concat(Te.errors),e=n.length));else return ss.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ss.errors=n,e===0}ss.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var mo=ts;function ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length));else return ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ts.errors=n,e===0}ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var lo=as;function as(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=as.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length));else return as.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return as.errors=n,e===0}as.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var fo=is;function is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length));else return is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return is.errors=n,e===0}is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var uo=os;function os(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=os.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Te(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?Te.errors:
n.concat(Te.errors),e=n.length));else return os.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return os.errors=n,e===0}os.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var yo=ns;function ns(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(be(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?be.errors:
n.concat(be.errors),e=n.length));else return ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ns.errors=n,e===0}ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var co=ps;var Ar={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
UsageTotals"};var ar=Object.prototype.hasOwnProperty;function T(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let p in r)if(!(p===
"from"||p==="to"||p==="totals")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(a===e){if(r.from!==void 0){
let p=r.from,o=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[{instancePath:s+
"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return T.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||
isNaN(p))return T.errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.to!==void 0){let p=r.to,o=e,
l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return T.errors=[{instancePath:s+"/to",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="numb\
er"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return T.errors=[{instancePath:s+"/to",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||
isNaN(p))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t)if(r.totals!==void 0){let p=r.totals,
o=e;if(e===o)if(Array.isArray(p)){if(p.length>1e5)return T.errors=[{instancePath:s+"/totals",schemaPath:"\
#/properties/totals/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let y=p.length;for(let u=0;u<
y;u++){let c=p[u],v=e;if(e===v)if(c&&typeof c=="object"&&!Array.isArray(c)){let g;if(c.requests===void 0&&
(g="requests")||c.prompt_tokens===void 0&&(g="prompt_tokens")||c.cached_tokens===void 0&&(g="cached_\
tokens")||c.cache_write_tokens===void 0&&(g="cache_write_tokens")||c.cache_write_1h_tokens===void 0&&
(g="cache_write_1h_tokens")||c.completion_tokens===void 0&&(g="completion_tokens")||c.reasoning_tokens===
void 0&&(g="reasoning_tokens")||c.hosted_calls===void 0&&(g="hosted_calls")||c.charged===void 0&&(g=
"charged")||c.counted===void 0&&(g="counted")||c.cost===void 0&&(g="cost"))return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:g}}],
!1;{let _=e;for(let h in c)if(!ar.call(Ar.properties.totals.items.properties,h)){return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h}}],!1;break}if(_===e){if(c.key_id!==void 0){let h=c.key_id,S=e;if(e===
S)if(typeof h=="string"){if(N(h,256))return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(c.model!==
void 0){let h=c.model,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
u+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Ar.
properties.totals.items.properties.model.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(c.agent!==
void 0){let h=c.agent,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
u+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Ar.
properties.totals.items.properties.agent.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(c.upstream!==
void 0){let h=c.upstream,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.upstream.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))
return T.errors=[{instancePath:s+"/totals/"+u+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){
if(c.owner!==void 0){let h=c.owner,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+
"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.owner.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(c.refusal!==
void 0){let h=c.refusal,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/total\
s/"+u+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Ar.properties.totals.items.properties.refusal.type}}],!1;if(e===S&&typeof h=="string"&&N(h,64))
return T.errors=[{instancePath:s+"/totals/"+u+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=S===e}else var d=!0;if(d){
if(c.hour!==void 0){let h=c.hour,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(c.day!==void 0){let h=c.day,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(c.requests!==void 0){let h=c.requests,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){if(c.prompt_tokens!==void 0){let h=c.prompt_tokens,
S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/\
totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=S===e}else var d=!0;if(d){if(c.cached_tokens!==void 0){let h=c.cached_tokens,S=e,q=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=S===e}else var d=!0;if(d){if(c.cache_write_tokens!==void 0){let h=c.cache_write_tokens,S=e,
q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){if(c.cache_write_1h_tokens!==void 0){let h=c.
cache_write_1h_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=
[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else
var d=!0;if(d){if(c.completion_tokens!==void 0){let h=c.completion_tokens,S=e,q=e;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(c.reasoning_tokens!==void 0){let h=c.reasoning_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else
var d=!0;if(d){if(c.hosted_calls!==void 0){let h=c.hosted_calls,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){
if(c.charged!==void 0){let h=c.charged,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!_r.test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var d=S===e}else var d=!0;if(d){if(c.counted!==void 0){let h=c.counted,S=e;if(e===e)if(typeof h==
"string"){if(N(h,30))return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d)if(c.cost!==void 0){
let h=c.cost,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=[{instancePath:s+"/total\
s/"+u+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.
test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s+"/totals/"+u,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=v===e;if(!f)break}}}else return T.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var t=o===e}else
var t=!0}}}}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=n,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ps(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?T.errors:n.concat(
T.errors),e=n.length));else return ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ps.errors=n,e===0}ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ho=ms;var Yn={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},lr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tok\
ens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reasoning_tokens","hosted_cal\
ls","unit","units","estimated","charged","counted","cost","latency_ms","ttft_ms","upstream","called_\
model","reason","class"],properties:{id:{type:"string",maxLength:64},call_id:{type:"string",maxLength:64},
request_id:{type:"string",maxLength:64},attempt:{type:"integer",minimum:0,maximum:1e3},ts:{type:"int\
eger",minimum:0,maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{type:"string",maxLength:256},
payment_id:{type:["string","null"],maxLength:512},model:{type:["string","null"],maxLength:256},agent:{
type:["string","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},status:{type:"stri\
ng",maxLength:64},prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{
$ref:"schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{
$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:Hos\
tedCalls"},unit:{type:["string","null"],maxLength:32},units:{type:["integer","null"],minimum:0,maximum:9007199254740991},
estimated:{type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{type:"\
integer",minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},
latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},called_model:{type:["string",
"null"],maxLength:128},reason:{$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"schema:FailureClass"},
{type:"null"}]}},$id:"schema:UsageRow"};var Gn={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function I(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=I.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let a;if(r.id===void 0&&(a="id")||r.call_id===void 0&&(a="call_id")||r.
request_id===void 0&&(a="request_id")||r.attempt===void 0&&(a="attempt")||r.ts===void 0&&(a="ts")||r.
service===void 0&&(a="service")||r.key_id===void 0&&(a="key_id")||r.payment_id===void 0&&(a="payment\
_id")||r.model===void 0&&(a="model")||r.agent===void 0&&(a="agent")||r.tool===void 0&&(a="tool")||r.
status===void 0&&(a="status")||r.prompt_tokens===void 0&&(a="prompt_tokens")||r.cached_tokens===void 0&&
(a="cached_tokens")||r.cache_write_tokens===void 0&&(a="cache_write_tokens")||r.cache_write_1h_tokens===
void 0&&(a="cache_write_1h_tokens")||r.completion_tokens===void 0&&(a="completion_tokens")||r.reasoning_tokens===
void 0&&(a="reasoning_tokens")||r.hosted_calls===void 0&&(a="hosted_calls")||r.unit===void 0&&(a="un\
it")||r.units===void 0&&(a="units")||r.estimated===void 0&&(a="estimated")||r.charged===void 0&&(a="\
charged")||r.counted===void 0&&(a="counted")||r.cost===void 0&&(a="cost")||r.latency_ms===void 0&&(a=
"latency_ms")||r.ttft_ms===void 0&&(a="ttft_ms")||r.upstream===void 0&&(a="upstream")||r.called_model===
void 0&&(a="called_model")||r.reason===void 0&&(a="reason")||r.class===void 0&&(a="class"))return I.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let p=e;for(let o in r)if(!ar.call(lr.properties,o)){return I.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===
e){if(r.id!==void 0){let o=r.id,l=e;if(e===l)if(typeof o=="string"){if(N(o,64))return I.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=l===e}else var t=!0;if(t){if(r.call_id!==void 0){let o=r.call_id,l=e;if(e===l)if(typeof o==
"string"){if(N(o,64))return I.errors=[{instancePath:s+"/call_id",schemaPath:"#/properties/call_id/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return I.errors=[{instancePath:s+"/call_id",
schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;
if(t){if(r.request_id!==void 0){let o=r.request_id,l=e;if(e===l)if(typeof o=="string"){if(N(o,64))return I.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return I.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.
attempt!==void 0){let o=r.attempt,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.
errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return I.errors=[{instancePath:s+
"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],
!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.ts!==
void 0){let o=r.ts,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+
"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return I.errors=[{instancePath:s+"/ts",schemaPath:"\
#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return I.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.service!==void 0){let o=r.service,
l=e;if(e===l)if(typeof o=="string"){if(N(o,32))return I.errors=[{instancePath:s+"/service",schemaPath:"\
#/properties/service/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return I.errors=[{instancePath:s+
"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type:"string"}}],!1;var t=l===
e}else var t=!0;if(t){if(r.key_id!==void 0){let o=r.key_id,l=e;if(e===l)if(typeof o=="string"){if(N(
o,256))return I.errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return I.errors=[{instancePath:s+"/key_id",schemaPath:"#/pro\
perties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.
payment_id!==void 0){let o=r.payment_id,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+
"/payment_id",schemaPath:"#/properties/payment_id/type",keyword:"type",params:{type:lr.properties.payment_id.
type}}],!1;if(e===l&&typeof o=="string"&&N(o,512))return I.errors=[{instancePath:s+"/payment_id",schemaPath:"\
#/properties/payment_id/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var t=l===e}else var t=!0;
if(t){if(r.model!==void 0){let o=r.model,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:lr.properties.model.type}}],
!1;if(e===l&&typeof o=="string"&&N(o,256))return I.errors=[{instancePath:s+"/model",schemaPath:"#/pr\
operties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){
if(r.agent!==void 0){let o=r.agent,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+
"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:lr.properties.agent.type}}],
!1;if(e===l&&typeof o=="string"&&N(o,256))return I.errors=[{instancePath:s+"/agent",schemaPath:"#/pr\
operties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){
if(r.tool!==void 0){let o=r.tool,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:lr.properties.tool.type}}],!1;
if(e===l&&typeof o=="string"&&N(o,256))return I.errors=[{instancePath:s+"/tool",schemaPath:"#/proper\
ties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=l===e}else var t=!0;if(t){if(r.
status!==void 0){let o=r.status,l=e;if(e===l)if(typeof o=="string"){if(N(o,64))return I.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else
return I.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"string"}}],!1;var t=l===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let o=r.prompt_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.cached_tokens!==
void 0){let o=r.cached_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.
errors=[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+
"/cached_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_tokens!==void 0){let o=r.cache_write_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/\
cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cache_write_1h_tokens!==void 0){let o=r.cache_write_1h_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=
[{instancePath:s+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.completion_tokens!==void 0){let o=r.completion_tokens,
l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:s+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
reasoning_tokens!==void 0){let o=r.reasoning_tokens,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return I.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
hosted_calls!==void 0){let o=r.hosted_calls,l=e,y=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return I.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return I.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.unit!==void 0){let o=r.unit,l=e;if(typeof o!="string"&&o!==null)
return I.errors=[{instancePath:s+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{
type:lr.properties.unit.type}}],!1;if(e===l&&typeof o=="string"&&N(o,32))return I.errors=[{instancePath:s+
"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit:32}}],!1;var t=l===
e}else var t=!0;if(t){if(r.units!==void 0){let o=r.units,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o))&&o!==null)return I.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/\
type",keyword:"type",params:{type:lr.properties.units.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(
o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:s+"/units",schemaPath:"#/properti\
es/units/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return I.errors=[{instancePath:s+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.estimated!==void 0){let o=e;
if(typeof r.estimated!="boolean")return I.errors=[{instancePath:s+"/estimated",schemaPath:"#/propert\
ies/estimated/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){if(r.
charged!==void 0){let o=r.charged,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.
errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=
[{instancePath:s+"/charged",schemaPath:"#/properties/charged/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else
var t=!0;if(t){if(r.counted!==void 0){let o=r.counted,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return I.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return I.errors=[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+
"/counted",schemaPath:"#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.cost!==void 0){let o=r.cost,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return I.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+
"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=l===e}else var t=!0;if(t){if(r.latency_ms!==void 0){let o=r.latency_ms,l=e;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="numbe\
r"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"\
#/properties/latency_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return I.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){
if(r.ttft_ms!==void 0){let o=r.ttft_ms,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&
o!==null)return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"\
type",params:{type:lr.properties.ttft_ms.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft\
_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))
return I.errors=[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.upstream!==void 0){let o=r.
upstream,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/type",keyword:"type",params:{type:lr.properties.upstream.type}}],!1;if(e===l&&
typeof o=="string"&&N(o,64))return I.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/up\
stream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=l===e}else var t=!0;if(t){if(r.called_model!==
void 0){let o=r.called_model,l=e;if(typeof o!="string"&&o!==null)return I.errors=[{instancePath:s+"/\
called_model",schemaPath:"#/properties/called_model/type",keyword:"type",params:{type:lr.properties.
called_model.type}}],!1;if(e===l&&typeof o=="string"&&N(o,128))return I.errors=[{instancePath:s+"/ca\
lled_model",schemaPath:"#/properties/called_model/maxLength",keyword:"maxLength",params:{limit:128}}],
!1;var t=l===e}else var t=!0;if(t){if(r.reason!==void 0){let o=r.reason,l=e,y=e,u=!1,c=e;if(e===c)if(o&&
typeof o=="object"&&!Array.isArray(o)){let g=e;for(let _ in o)if(!(_==="request_id"||_==="code"||_===
"type"||_==="param"||_==="message")){let h={instancePath:s+"/reason",schemaPath:"schema:FailureReaso\
n/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}};n===null?
n=[h]:n.push(h),e++;break}if(g===e){if(o.request_id!==void 0){let _=o.request_id,h=e;if(e===h)if(typeof _==
"string"){if(N(_,128)){let S={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/a\
nyOf/0/properties/request_id/maxLength",keyword:"maxLength",params:{limit:128}};n===null?n=[S]:n.push(
S),e++}}else{let S={instancePath:s+"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/pro\
perties/request_id/type",keyword:"type",params:{type:"string"}};n===null?n=[S]:n.push(S),e++}var f=h===
e}else var f=!0;if(f){if(o.code!==void 0){let _=o.code,h=e;if(e===h)if(typeof _=="string"){if(N(_,128)){
let q={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/maxLen\
gth",keyword:"maxLength",params:{limit:128}};n===null?n=[q]:n.push(q),e++}}else{let q={instancePath:s+
"/reason/code",schemaPath:"schema:FailureReason/anyOf/0/properties/code/type",keyword:"type",params:{
type:"string"}};n===null?n=[q]:n.push(q),e++}var f=h===e}else var f=!0;if(f){if(o.type!==void 0){let _=o.
type,h=e;if(e===h)if(typeof _=="string"){if(N(_,128)){let q={instancePath:s+"/reason/type",schemaPath:"\
schema:FailureReason/anyOf/0/properties/type/maxLength",keyword:"maxLength",params:{limit:128}};n===
null?n=[q]:n.push(q),e++}}else{let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason\
/anyOf/0/properties/type/type",keyword:"type",params:{type:"string"}};n===null?n=[q]:n.push(q),e++}var f=h===
e}else var f=!0;if(f){if(o.param!==void 0){let _=o.param,h=e;if(e===h)if(typeof _=="string"){if(N(_,
256)){let q={instancePath:s+"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/para\
m/maxLength",keyword:"maxLength",params:{limit:256}};n===null?n=[q]:n.push(q),e++}}else{let q={instancePath:s+
"/reason/param",schemaPath:"schema:FailureReason/anyOf/0/properties/param/type",keyword:"type",params:{
type:"string"}};n===null?n=[q]:n.push(q),e++}var f=h===e}else var f=!0;if(f)if(o.message!==void 0){let _=o.
message,h=e;if(e===h)if(typeof _=="string"){if(N(_,512)){let q={instancePath:s+"/reason/message",schemaPath:"\
schema:FailureReason/anyOf/0/properties/message/maxLength",keyword:"maxLength",params:{limit:512}};n===
null?n=[q]:n.push(q),e++}}else{let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureRea\
son/anyOf/0/properties/message/type",keyword:"type",params:{type:"string"}};n===null?n=[q]:n.push(q),
e++}var f=h===e}else var f=!0}}}}}else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureRea\
son/anyOf/0/type",keyword:"type",params:{type:"object"}};n===null?n=[g]:n.push(g),e++}var d=c===e;u=
u||d;let v=e;if(o!==null){let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/1/t\
ype",keyword:"type",params:{type:"null"}};n===null?n=[g]:n.push(g),e++}var d=v===e;if(u=u||d,u)e=y,n!==
null&&(y?n.length=y:n=null);else{let g={instancePath:s+"/reason",schemaPath:"schema:FailureReason/an\
yOf",keyword:"anyOf",params:{}};return n===null?n=[g]:n.push(g),e++,I.errors=n,!1}var t=l===e}else var t=!0;
if(t)if(r.class!==void 0){let o=r.class,l=e,y=e,u=!1,c=e;if(typeof o!="string"){let g={instancePath:s+
"/class",schemaPath:"schema:FailureClass/type",keyword:"type",params:{type:"string"}};n===null?n=[g]:
n.push(g),e++}if(!(o==="ours"||o==="upstream"||o==="caller"||o==="limits"||o==="left")){let g={instancePath:s+
"/class",schemaPath:"schema:FailureClass/enum",keyword:"enum",params:{allowedValues:Gn.enum}};n===null?
n=[g]:n.push(g),e++}var i=c===e;u=u||i;let v=e;if(o!==null){let g={instancePath:s+"/class",schemaPath:"\
#/properties/class/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[g]:n.push(g),e++}var i=v===
e;if(u=u||i,u)e=y,n!==null&&(y?n.length=y:n=null);else{let g={instancePath:s+"/class",schemaPath:"#/\
properties/class/anyOf",keyword:"anyOf",params:{}};return n===null?n=[g]:n.push(g),e++,I.errors=n,!1}
var t=l===e}else var t=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return I.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=n,e===0}I.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Fe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.rows===void 0&&(d="rows")||r.next===void 0&&
(d="next"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let a in r)if(!(a==="rows"||a==="next")){return Fe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.rows!==void 0){let a=r.rows,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return Fe.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;I(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:k,dynamicAnchors:P})||(n=n===null?I.errors:n.concat(I.errors),e=n.length);
var t=y===e;if(!t)break}}}else return Fe.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(r.next!==void 0){
let a=r.next,p=e;if(typeof a!="string"&&a!==null)return Fe.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:Yn.properties.next.type}}],!1;if(e===p&&typeof a==
"string"&&N(a,256))return Fe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;var f=p===e}else var f=!0}}}else return Fe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=n,e===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ms(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ms.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Fe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||
(n=n===null?Fe.errors:n.concat(Fe.errors),e=n.length));else return ms.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ms.errors=n,e===0}ms.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var go=ls;var Jn={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Wr={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},Qn={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function te(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="ours")||r.upstream===void 0&&
(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="limits")||r.left===void 0&&(f=
"left"))return te.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){
return te.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(r.ours!==void 0){let i=r.ours,a=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return te.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.upstream!==void 0){let i=r.upstream,a=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return te.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.caller!==void 0){let i=r.
caller,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return te.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.limits!==void 0){let i=r.
limits,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return te.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.left!==void 0){let i=r.
left,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return te.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return te.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return te.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}else return te.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return te.errors=n,e===0}te.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ir={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function ve(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.p50_ms===void 0&&(f=
"p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return ve.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="count"||i==="p5\
0_ms"||i==="p95_ms")){return ve.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.count!==void 0){let i=r.
count,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ve.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return ve.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.
p50_ms,a=e,p=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ve.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return ve.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==
void 0){let i=r.p95_ms,a=e,p=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return ve.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===p&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return ve.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return ve.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}else return ve.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ve.errors=
n,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=M.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.from===void 0&&(d="from")||r.seconds===void 0&&(d="seconds")||r.requests===void 0&&(d="re\
quests")||r.by_status===void 0&&(d="by_status")||r.by_class===void 0&&(d="by_class")||r.requests_per_s===
void 0&&(d="requests_per_s")||r.tokens===void 0&&(d="tokens")||r.tokens_per_s===void 0&&(d="tokens_p\
er_s")||r.charged===void 0&&(d="charged")||r.cost===void 0&&(d="cost")||r.first_token===void 0&&(d="\
first_token")||r.whole===void 0&&(d="whole"))return M.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let a in r)if(!ar.call(Qn.properties,
a)){return M.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.from!==void 0){let a=r.from,p=e,o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return M.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(r.seconds!==void 0){let a=r.seconds,p=e;if(e===
p)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return M.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var t=p===
e}else var t=!0;if(t){if(r.requests!==void 0){let a=r.requests,p=e,o=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return M.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=p===e}else var t=!0;if(t){if(r.by_status!==void 0){let a=r.by_status,p=e;if(e===p)if(a&&typeof a==
"object"&&!Array.isArray(a)){if(Object.keys(a).length>256)return M.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in a){let y=a[l],u=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return M.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>
9007199254740991||isNaN(y))return M.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(y<0||isNaN(y))return M.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=u===
e;if(!f)break}}else return M.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var t=p===e}else var t=!0;if(t){if(r.by_class!==void 0){
let a=e;te(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:k,
dynamicAnchors:P})||(n=n===null?te.errors:n.concat(te.errors),e=n.length);var t=a===e}else var t=!0;
if(t){if(r.requests_per_s!==void 0){let a=r.requests_per_s,p=e;if(e===p)if(typeof a=="number"&&isFinite(
a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return M.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var t=p===e}else var t=!0;if(t){if(r.tokens!==void 0){let a=r.tokens,p=e,o=e;if(!(typeof a=="numb\
er"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return M.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return M.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return M.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(r.tokens_per_s!==void 0){let a=r.tokens_per_s,p=e;
if(e===p)if(typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return M.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return M.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return M.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var t=p===e}else var t=!0;if(t){if(r.charged!==void 0){let a=r.charged,p=e;if(e===
e)if(typeof a=="string"){if(N(a,30))return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(a))return M.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.cost!==void 0){let a=r.cost,p=e;if(e===
e)if(typeof a=="string"){if(N(a,30))return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(a))return M.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.first_token!==void 0){let a=e;ve(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:k,dynamicAnchors:P})||(n=n===null?
ve.errors:n.concat(ve.errors),e=n.length);var t=a===e}else var t=!0;if(t)if(r.whole!==void 0){let a=e;
ve(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:k,dynamicAnchors:P})||
(n=n===null?ve.errors:n.concat(ve.errors),e=n.length);var t=a===e}else var t=!0}}}}}}}}}}}}}else return M.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=
n,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ur.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let t=e,
f=!1,d=e;M(r,{instancePath:s,parentData:w,parentDataProperty:b,rootData:k,dynamicAnchors:P})||(n=n===
null?M.errors:n.concat(M.errors),e=n.length);var p=d===e;if(f=f||p,p)var i=!0;let a=e;if(r!==null){let o={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?n=[o]:n.push(
o),e++}var p=a===e;if(f=f||p,f)e=t,n!==null&&(t?n.length=t:n=null);else{let o={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return n===null?n=[o]:n.push(o),e++,ur.errors=n,!1}return ur.errors=
n,m.props=i,e===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=$.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let y=e;for(let u in r)if(!ar.call(Jn.properties,u)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(y===
e){if(r.at!==void 0){let u=r.at,c=e,v=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===v&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return $.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return $.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=c===e}else var t=!0;if(t){if(r.servers!==void 0){
let u=r.servers,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return $.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(
u))return $.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var t=c===e}else var t=!0;if(t){if(r.problems!==void 0){
let u=r.problems,c=e;if(e===c)if(Array.isArray(u)){if(u.length>1e3)return $.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let x=u.length;for(let g=0;g<x;g++){let _=u[g],h=e;if(e===e)if(_&&typeof _=="object"&&!Array.
isArray(_)){let A;if(_.kind===void 0&&(A="kind")||_.severity===void 0&&(A="severity")||_.message===void 0&&
(A="message")||_.about===void 0&&(A="about")||_.since===void 0&&(A="since")||_.server===void 0&&(A="\
server"))return $.errors=[{instancePath:s+"/problems/"+g,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:A}}],!1;{let L=e;for(let D in _)if(!(D==="kind"||D==="severity"||D===
"message"||D==="about"||D==="since"||D==="server")){return $.errors=[{instancePath:s+"/problems/"+g,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:D}}],
!1;break}if(L===e){if(_.kind!==void 0){let D=_.kind,Z=e;if(typeof D!="string")return $.errors=[{instancePath:s+
"/problems/"+g+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(D==="breaker_open"||D==="upstream_drained"||D==="not_ready"||D==="refund_due"||D===
"undecided"||D==="budget_nearly_spent"||D==="ledger_backlog"||D==="clock_differs"||D==="shedding"||D===
"config_refused"))return $.errors=[{instancePath:s+"/problems/"+g+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:Wr.properties.kind.enum}}],!1;var d=Z===
e}else var d=!0;if(d){if(_.severity!==void 0){let D=_.severity,Z=e;if(typeof D!="string")return $.errors=
[{instancePath:s+"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(D==="error"||D==="warning"))return $.errors=[{instancePath:s+
"/problems/"+g+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:Wr.properties.severity.enum}}],!1;var d=Z===e}else var d=!0;if(d){if(_.message!==void 0){
let D=_.message,Z=e;if(e===Z)if(typeof D=="string"){if(N(D,1024))return $.errors=[{instancePath:s+"/\
problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(B(D,1))return $.errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/problems/"+g+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var d=Z===e}else var d=!0;if(d){if(_.about!==void 0){let D=_.
about,Z=e;if(e===Z)if(D&&typeof D=="object"&&!Array.isArray(D)){let ue;if(D.type===void 0&&(ue="type")||
D.id===void 0&&(ue="id"))return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:ue}}],!1;{let ye=e;for(let G in D)
if(!(G==="type"||G==="id")){return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:G}}],
!1;break}if(ye===e){if(D.type!==void 0){let G=D.type,br=e;if(typeof G!="string")return $.errors=[{instancePath:s+
"/problems/"+g+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(G==="upstream"||G==="part"||G==="payments"||G==="key"||G==="c\
ap"||G==="ledger"||G==="server"||G==="config"))return $.errors=[{instancePath:s+"/problems/"+g+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Wr.
properties.about.properties.type.enum}}],!1;var i=br===e}else var i=!0;if(i)if(D.id!==void 0){let G=D.
id,br=e;if(e===br)if(typeof G=="string"){if(N(G,256))return $.errors=[{instancePath:s+"/problems/"+g+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(B(G,1))return $.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return $.errors=[{instancePath:s+"/problems/"+g+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=br===e}else var i=!0}}}else
return $.errors=[{instancePath:s+"/problems/"+g+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var d=Z===e}else var d=!0;if(d){if(_.since!==void 0){
let D=_.since,Z=e;if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))&&D!==null)return $.errors=
[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:Wr.properties.since.type}}],!1;if(e===Z&&typeof D=="number"&&isFinite(D)){if(D>9007199254740991||
isNaN(D))return $.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(D<0||isNaN(
D))return $.errors=[{instancePath:s+"/problems/"+g+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=Z===e}else var d=!0;if(d)
if(_.server!==void 0){let D=_.server,Z=e;if(typeof D!="string"&&D!==null)return $.errors=[{instancePath:s+
"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Wr.
properties.server.type}}],!1;if(e===Z&&typeof D=="string"&&N(D,64))return $.errors=[{instancePath:s+
"/problems/"+g+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var d=Z===e}else var d=!0}}}}}}}else return $.errors=[{instancePath:s+"/probl\
ems/"+g,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)
break}}}else return $.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t){if(r.in_flight!==void 0){let u=r.in_flight,
c=e;if(e===c)if(u&&typeof u=="object"&&!Array.isArray(u)){let x;if(u.calls===void 0&&(x="calls")||u.
streams===void 0&&(x="streams"))return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:x}}],!1;{let g=e;for(let _ in u)if(!(_===
"calls"||_==="streams")){return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:_}}],!1;break}
if(g===e){if(u.calls!==void 0){let _=u.calls,h=e,S=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(
_)))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===S&&typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(
_))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||isNaN(_))return $.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=h===e}else var a=!0;if(a)if(u.streams!==void 0){let _=u.streams,h=e,S=e;if(!(typeof _=="num\
ber"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof _=="number"&&isFinite(
_)){if(_>9007199254740991||isNaN(_))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(_<0||
isNaN(_))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=h===e}else var a=!0}}}else return $.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var t=c===
e}else var t=!0;if(t){if(r.now!==void 0){let u=e;M(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:k,dynamicAnchors:P})||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var t=u===e}else
var t=!0;if(t){if(r.hour!==void 0){let u=e;M(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:k,dynamicAnchors:P})||(n=n===null?M.errors:n.concat(M.errors),e=n.length);var t=u===e}else
var t=!0;if(t){if(r.day!==void 0){let u=e;ur(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:k,dynamicAnchors:P})||(n=n===null?ur.errors:n.concat(ur.errors),e=n.length);var t=u===
e}else var t=!0;if(t){if(r.month!==void 0){let u=e;ur(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:k,dynamicAnchors:P})||(n=n===null?ur.errors:n.concat(ur.errors),
e=n.length);var t=u===e}else var t=!0;if(t)if(r.minutes!==void 0){let u=r.minutes,c=e;if(e===c)if(Array.
isArray(u)){if(u.length>60)return $.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var p=!0;let x=u.length;for(let g=0;g<x;g++){
let _=u[g],h=e;if(e===h)if(_&&typeof _=="object"&&!Array.isArray(_)){let q;if(_.at===void 0&&(q="at")||
_.requests===void 0&&(q="requests")||_.failed===void 0&&(q="failed")||_.by_class===void 0&&(q="by_cl\
ass")||_.tokens===void 0&&(q="tokens")||_.charged===void 0&&(q="charged"))return $.errors=[{instancePath:s+
"/minutes/"+g,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let L in _)if(!(L==="at"||L==="requests"||L==="failed"||L==="by_class"||L==="tokens"||
L==="charged")){return $.errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(A===
e){if(_.at!==void 0){let L=_.at,D=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.
errors=[{instancePath:s+"/minutes/"+g+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+g+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=D===e}else var o=!0;if(o){if(_.requests!==void 0){let L=_.requests,D=e,Z=e;if(!(typeof L=="\
number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=[{instancePath:s+"/minutes/"+g+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===Z&&typeof L=="numb\
er"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+g+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+g+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=D===e}else var o=!0;if(o){
if(_.failed!==void 0){let L=_.failed,D=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))
return $.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(
L))return $.errors=[{instancePath:s+"/minutes/"+g+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+
"/minutes/"+g+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var o=D===e}else var o=!0;if(o){if(_.by_class!==void 0){let L=e;te(_.by_class,{instancePath:s+
"/minutes/"+g+"/by_class",parentData:_,parentDataProperty:"by_class",rootData:k,dynamicAnchors:P})||
(n=n===null?te.errors:n.concat(te.errors),e=n.length);var o=L===e}else var o=!0;if(o){if(_.tokens!==
void 0){let L=_.tokens,D=e,Z=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===Z&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=
[{instancePath:s+"/minutes/"+g+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+g+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var o=D===e}else var o=!0;if(o)if(_.charged!==void 0){let L=_.charged,D=e;if(e===e)if(typeof L=="\
string"){if(N(L,30))return $.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!_r.test(L))return $.errors=[{instancePath:s+
"/minutes/"+g+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:s+"/minutes/"+g+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var o=D===e}else var o=!0}}}}}}}else return $.
errors=[{instancePath:s+"/minutes/"+g,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var p=h===e;if(!p)break}}}else return $.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0}}}}}}}}}}else
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=n,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ls(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ls.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:P})||(n=n===null?$.errors:n.concat($.errors),e=n.length));else return ls.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ls.errors=
n,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var ko=ds;var Ot={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},ep={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},Hi={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function Y(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return Y.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;
for(let u in r)if(!(u==="metric"||u==="by"||u==="from"||u==="to"||u==="step_ms"||u==="series"||u==="\
others")){return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:u}}],!1;break}if(y===e){if(r.metric!==void 0){let u=r.metric,c=e;
if(typeof u!="string")return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="requests"||u==="failed"||u==="attempts"||u==="failed_att\
empts"||u==="prompt_tokens"||u==="cached_tokens"||u==="completion_tokens"||u==="tokens"||u==="charge\
d"||u==="cost"||u==="first_token_p50_ms"||u==="first_token_p95_ms"||u==="whole_p50_ms"||u==="whole_p\
95_ms"))return Y.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:ep.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.by!==void 0){let u=r.by,c=e;if(typeof u!=
"string"&&u!==null)return Y.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:Ot.properties.by.type}}],!1;if(e===c&&typeof u=="string"&&N(u,16))return Y.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var t=c===e}else var t=!0;if(t){if(r.from!==void 0){let u=r.from,c=e,v=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===v&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return Y.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return Y.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=c===e}else var t=!0;if(t){if(r.to!==void 0){let u=r.to,c=e,v=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===v&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return Y.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return Y.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=c===
e}else var t=!0;if(t){if(r.step_ms!==void 0){let u=r.step_ms,c=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return Y.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(u===36e5||u===864e5))return Y.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:Ot.properties.
step_ms.enum}}],!1;var t=c===e}else var t=!0;if(t){if(r.series!==void 0){let u=r.series,c=e;if(e===c)
if(Array.isArray(u)){if(u.length>100)return Y.errors=[{instancePath:s+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let x=u.length;for(let g=0;g<
x;g++){let _=u[g],h=e;if(e===h)if(_&&typeof _=="object"&&!Array.isArray(_)){let q;if(_.value===void 0&&
(q="value")||_.points===void 0&&(q="points"))return Y.errors=[{instancePath:s+"/series/"+g,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let A=e;for(let L in _)
if(!(L==="value"||L==="points")){return Y.errors=[{instancePath:s+"/series/"+g,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(A===e){if(_.value!==void 0){let L=_.value,D=e;if(typeof L!="string"&&L!==null)return Y.errors=
[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:Ot.properties.series.items.properties.value.type}}],!1;if(e===D&&typeof L==
"string"&&N(L,512))return Y.errors=[{instancePath:s+"/series/"+g+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var d=D===e}else
var d=!0;if(d)if(_.points!==void 0){let L=_.points,D=e;if(e===e)if(Array.isArray(L)){if(L.length>1e3)
return Y.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let ue=L.length;for(let ye=0;ye<ue;ye++){let G=L[ye],br=e;
if(!(typeof G=="number"&&isFinite(G))&&G!==null)return Y.errors=[{instancePath:s+"/series/"+g+"/poin\
ts/"+ye,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:Hi.items.type}}],!1;if(e===
br&&typeof G=="number"&&isFinite(G)){if(G>9007199254740991||isNaN(G))return Y.errors=[{instancePath:s+
"/series/"+g+"/points/"+ye,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(G<0||isNaN(G))return Y.errors=[{instancePath:s+"/series/"+g+"/po\
ints/"+ye,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=br===e;if(!i)break}}}else return Y.errors=[{instancePath:s+"/series/"+g+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var d=D===e}else var d=!0}}}else return Y.
errors=[{instancePath:s+"/series/"+g,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=h===e;if(!f)break}}}else return Y.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(r.
others!==void 0){let u=r.others,c=e,v=e,x=!1,g=e;if(e===g)if(u&&typeof u=="object"&&!Array.isArray(u)){
let S;if(u.values===void 0&&(S="values")||u.points===void 0&&(S="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:S}};
n===null?n=[q]:n.push(q),e++}else{let q=e;for(let A in u)if(!(A==="values"||A==="points")){let L={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:A}};n===null?n=[L]:n.push(L),e++;break}if(q===e){if(u.values!==void 0){
let A=u.values,L=e,D=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){let Z={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};n===null?n=[
Z]:n.push(Z),e++}if(e===D&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||isNaN(A)){let Z={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};n===null?n=[Z]:n.push(Z),e++}else if(A<0||isNaN(A)){let Z={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
n===null?n=[Z]:n.push(Z),e++}}var a=L===e}else var a=!0;if(a)if(u.points!==void 0){let A=u.points,L=e;
if(e===e)if(Array.isArray(A))if(A.length>1e3){let Me={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};n===null?n=[Me]:n.push(Me),e++}else{var p=!0;
let Me=A.length;for(let ue=0;ue<Me;ue++){let ye=A[ue],G=e;if(!(typeof ye=="number"&&isFinite(ye))&&ye!==
null){let hr={instancePath:s+"/others/points/"+ue,schemaPath:"schema:Points/items/type",keyword:"typ\
e",params:{type:Hi.items.type}};n===null?n=[hr]:n.push(hr),e++}if(e===G&&typeof ye=="number"&&isFinite(
ye)){if(ye>9007199254740991||isNaN(ye)){let hr={instancePath:s+"/others/points/"+ue,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};n===null?
n=[hr]:n.push(hr),e++}else if(ye<0||isNaN(ye)){let hr={instancePath:s+"/others/points/"+ue,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n===null?n=[hr]:n.push(
hr),e++}}var p=G===e;if(!p)break}}else{let Me={instancePath:s+"/others/points",schemaPath:"schema:Po\
ints/type",keyword:"type",params:{type:"array"}};n===null?n=[Me]:n.push(Me),e++}var a=L===e}else var a=!0}}}else{
let S={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};n===null?n=[S]:n.push(S),e++}var o=g===e;x=x||o;let _=e;if(u!==null){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[S]:n.push(S),e++}var o=_===e;if(x=x||o,x)e=v,n!==null&&(v?n.length=v:n=null);else{let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return n===null?n=[S]:n.
push(S),e++,Y.errors=n,!1}var t=c===e}else var t=!0}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Y.errors=n,e===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Y(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?Y.errors:
n.concat(Y.errors),e=n.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=n,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vo=fs;var rp={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function Ne(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.requests===void 0&&(d="requests")||r.rows_read===
void 0&&(d="rows_read")||r.complete===void 0&&(d="complete")||r.next===void 0&&(d="next"))return Ne.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let a in r)if(!(a==="requests"||a==="rows_read"||a==="complete"||a==="next")){return Ne.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(i===e){if(r.requests!==void 0){let a=r.requests,p=e;if(e===p)if(Array.isArray(a)){if(a.length>
1e3)return Ne.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;I(a[l],{instancePath:s+
"/requests/"+l,parentData:a,parentDataProperty:l,rootData:k,dynamicAnchors:P})||(n=n===null?I.errors:
n.concat(I.errors),e=n.length);var t=y===e;if(!t)break}}}else return Ne.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=p===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let a=r.rows_read,p=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return Ne.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>
5e4||isNaN(a))return Ne.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(a<0||isNaN(a))return Ne.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=p===e}else var f=!0;if(f){if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return Ne.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=a===e}else var f=!0;if(f)if(r.next!==void 0){let a=r.next,p=e;if(typeof a!="str\
ing"&&a!==null)return Ne.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:rp.properties.next.type}}],!1;if(e===p&&typeof a=="string"&&N(a,256))return Ne.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=p===e}else var f=!0}}}}}else return Ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ne.errors=n,e===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function fs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ne(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?Ne.errors:
n.concat(Ne.errors),e=n.length));else return fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fs.errors=n,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Po=us;var Yr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function R(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=R.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="kind")||r.start_ms===void 0&&(i="start_ms")||
r.end_ms===void 0&&(i="end_ms"))return R.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:i}}],!1;{let a=e;for(let p in r)if(!ar.call(Yr.properties,p)){return R.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(a===e){if(r.kind!==void 0){let p=r.kind,o=e;if(typeof p!="string")return R.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(p==="que\
ue"||p==="attempt"||p==="work"))return R.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:Yr.properties.kind.enum}}],!1;var t=o===e}else var t=!0;
if(t){if(r.start_ms!==void 0){let p=r.start_ms,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return R.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(
p))return R.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=o===e}else var t=!0;if(t){if(r.end_ms!==void 0){let p=r.end_ms,o=e;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(
p))return R.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.first_token_ms!==void 0){
let p=r.first_token_ms,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null)return R.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Yr.properties.first_token_ms.type}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<
0||isNaN(p))return R.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){
if(r.attempt!==void 0){let p=r.attempt,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))
return R.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>1e3||isNaN(p))return R.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t){if(r.upstream!==void 0){let p=r.upstream,o=e;if(typeof p!="string"&&p!==null)return R.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Yr.properties.
upstream.type}}],!1;if(e===o&&typeof p=="string"&&N(p,64))return R.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var t=o===
e}else var t=!0;if(t){if(r.model!==void 0){let p=r.model,o=e;if(typeof p!="string"&&p!==null)return R.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Yr.
properties.model.type}}],!1;if(e===o&&typeof p=="string"&&N(p,256))return R.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=o===
e}else var t=!0;if(t){if(r.status!==void 0){let p=r.status,o=e;if(e===o)if(typeof p=="string"){if(N(
p,64))return R.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return R.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var t=o===e}else var t=!0;if(t){if(r.
reason!==void 0){let p=r.reason,o=e,l=e,y=!1,u=e;if(e===u)if(p&&typeof p=="object"&&!Array.isArray(p)){
let x=e;for(let g in p)if(!(g==="request_id"||g==="code"||g==="type"||g==="param"||g==="message")){let _={
instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:g}};n===null?n=[_]:n.push(_),e++;break}if(x===e){if(p.
request_id!==void 0){let g=p.request_id,_=e;if(e===_)if(typeof g=="string"){if(N(g,128)){let h={instancePath:s+
"/reason/request_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/maxLength",keyword:"\
maxLength",params:{limit:128}};n===null?n=[h]:n.push(h),e++}}else{let h={instancePath:s+"/reason/req\
uest_id",schemaPath:"schema:FailureReason/anyOf/0/properties/request_id/type",keyword:"type",params:{
type:"string"}};n===null?n=[h]:n.push(h),e++}var f=_===e}else var f=!0;if(f){if(p.code!==void 0){let g=p.
code,_=e;if(e===_)if(typeof g=="string"){if(N(g,128)){let S={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};n===
null?n=[S]:n.push(S),e++}}else{let S={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};n===null?n=[S]:n.push(S),e++}var f=_===
e}else var f=!0;if(f){if(p.type!==void 0){let g=p.type,_=e;if(e===_)if(typeof g=="string"){if(N(g,128)){
let S={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};n===null?n=[S]:n.push(S),e++}}else{let S={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};n===null?n=[S]:n.push(S),e++}var f=_===e}else var f=!0;if(f){if(p.param!==void 0){let g=p.
param,_=e;if(e===_)if(typeof g=="string"){if(N(g,256)){let S={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};n===
null?n=[S]:n.push(S),e++}}else{let S={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};n===null?n=[S]:n.push(S),e++}
var f=_===e}else var f=!0;if(f)if(p.message!==void 0){let g=p.message,_=e;if(e===_)if(typeof g=="str\
ing"){if(N(g,512)){let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};n===null?n=[S]:n.push(S),e++}}else{
let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};n===null?n=[S]:n.push(S),e++}var f=_===e}else var f=!0}}}}}else{
let x={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};n===null?n=[x]:n.push(x),e++}var d=u===e;y=y||d;let c=e;if(p!==null){let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[x]:n.push(x),e++}var d=c===e;if(y=y||d,y)e=l,n!==null&&(l?n.length=l:n=null);else{let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return n===null?n=[x]:n.
push(x),e++,R.errors=n,!1}var t=o===e}else var t=!0;if(t){if(r.prompt_tokens!==void 0){let p=r.prompt_tokens,
o=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return R.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;if(t){if(r.completion_tokens!==
void 0){let p=r.completion_tokens,o=e,l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return R.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return R.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0;if(t){if(r.charged!==void 0){let p=r.charged,o=e,l=e;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return R.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var t=o===e}else var t=!0;if(t)if(r.cost!==void 0){let p=r.cost,o=e,l=e;if(!(typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)))return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p))return R.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return R.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===
e}else var t=!0}}}}}}}}}}}}}}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return R.errors=n,e===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function xe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.request===void 0&&(d="request")||r.arrived_at===
void 0&&(d="arrived_at")||r.total_ms===void 0&&(d="total_ms")||r.timeline===void 0&&(d="timeline")||
r.complete===void 0&&(d="complete"))return xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let i=e;for(let a in r)if(!(a==="request"||a==="arrived_a\
t"||a==="total_ms"||a==="timeline"||a==="complete")){return xe.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.request!==void 0){let a=e;I(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:k,dynamicAnchors:P})||(n=n===null?I.errors:n.concat(I.errors),e=n.length);var t=a===
e}else var t=!0;if(t){if(r.arrived_at!==void 0){let a=r.arrived_at,p=e,o=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(
a))return xe.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(r.total_ms!==void 0){let a=r.
total_ms,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return xe.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
p&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return xe.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return xe.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t){if(r.
timeline!==void 0){let a=r.timeline,p=e;if(e===p)if(Array.isArray(a)){if(a.length>200)return xe.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var f=!0;let l=a.length;for(let y=0;y<l;y++){let u=e;R(a[y],{instancePath:s+"/timel\
ine/"+y,parentData:a,parentDataProperty:y,rootData:k,dynamicAnchors:P})||(n=n===null?R.errors:n.concat(
R.errors),e=n.length);var f=u===e;if(!f)break}}}else return xe.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var t=p===e}else var t=!0;if(t)
if(r.complete!==void 0){let a=e;if(typeof r.complete!="boolean")return xe.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===
e}else var t=!0}}}}}}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return xe.errors=n,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function us(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?xe.errors:
n.concat(xe.errors),e=n.length));else return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return us.errors=n,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var _o=ys;var sp={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},bo={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Gr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},tp=new RegExp(
"^[0-9]{1,78}$","u"),ap=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=O.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===void 0&&
(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&(f=
"asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!ar.
call(Gr.properties,i)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,
a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.state!==void 0){let i=r.state,a=e;if(typeof i!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:bo.
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
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!tp.
test(i))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.price_usd!==void 0){let i=r.price_usd,a=e;if(e===a)if(typeof i=="string"){if(N(i,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!ap.test(i))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.agent!==void 0){let i=r.agent,a=e;if(e===a)
if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.tool!==void 0){let i=r.tool,a=e;if(typeof i!="string"&&i!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Gr.properties.
tool.type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;if(t){
if(r.request_id!==void 0){let i=r.request_id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.
transaction!==void 0){let i=r.transaction,a=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Gr.properties.
transaction.type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var t=a===e}else var t=!0;if(t){if(r.reason!==void 0){let i=r.reason,a=e;if(typeof i!="string"&&i!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Gr.properties.reason.type}}],!1;if(e===a&&typeof i=="string"&&N(i,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var t=a===e}else var t=!0;if(t){if(r.attempts!==void 0){let i=r.attempts,a=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===a&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.valid_before!==void 0){let i=r.valid_before,a=e,
p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.look_at!==
void 0){let i=r.look_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Gr.
properties.look_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,a=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.updated_at!==void 0){
let i=r.updated_at,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.expires_at!==
void 0){let i=r.expires_at,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=n,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=we.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.payments===void 0&&(a="payments")||r.next===void 0&&(a="next"))return we.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{
let p=e;for(let o in r)if(!(o==="payments"||o==="next"||o==="counts")){return we.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(p===e){if(r.payments!==void 0){let o=r.payments,l=e;if(e===l)if(Array.isArray(o)){if(o.length>
1e3)return we.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var t=!0;let y=o.length;for(let u=0;u<y;u++){let c=e;O(o[u],{instancePath:s+
"/payments/"+u,parentData:o,parentDataProperty:u,rootData:k,dynamicAnchors:P})||(n=n===null?O.errors:
n.concat(O.errors),e=n.length);var t=c===e;if(!t)break}}}else return we.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(r.next!==void 0){let o=r.next,l=e;if(typeof o!="string"&&o!==null)return we.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:sp.properties.
next.type}}],!1;if(e===l&&typeof o=="string"&&N(o,64))return we.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(r.counts!==void 0){let o=r.counts,l=e;if(e===l)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.
keys(o).length>16)return we.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in o){let c=e;if(typeof u!="string"){
let v={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:u};n===null?n=[v]:n.push(v),e++}if(!(u==="reserved"||u==="executing"||u==="exec\
uted"||u==="settling"||u==="settled"||u==="settle_unknown"||u==="failed"||u==="expired"||u==="refund\
_due"||u==="undecided")){let v={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:bo.enum},propertyName:u};n===null?n=[v]:n.push(v),e++}var d=c===e;if(!d){
let v={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:u}};return n===null?n=[v]:n.push(v),e++,we.errors=n,!1;break}}if(d)for(let u in o){
let c=o[u],v=e,x=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return we.errors=[{instancePath:s+
"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===x&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c))return we.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(c<0||isNaN(c))return we.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=v===e;if(!i)break}}else return we.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return we.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return we.errors=n,e===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ys(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(we(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?we.errors:
n.concat(we.errors),e=n.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=n,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wo=cs;function cs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=cs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?O.errors:
n.concat(O.errors),e=n.length));else return cs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return cs.errors=n,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xo=hs;function hs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=hs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?O.errors:
n.concat(O.errors),e=n.length));else return hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return hs.errors=n,e===0}hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var qo=gs;function gs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?O.errors:
n.concat(O.errors),e=n.length));else return gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gs.errors=n,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var No=ks;var Jr={type:"object",additionalProperties:!1,required:["name","origin","base_url","provider","shapi\
ng","learned","drained_at","in_flight","deployments"],properties:{name:{type:"string",minLength:1,maxLength:64},
origin:{type:["string","null"],maxLength:1024},base_url:{type:["string","null"],maxLength:1024},provider:{
type:["string","null"],maxLength:64},shaping:{$ref:"schema:Shaping"},learned:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["upstream_model","shaping"],properties:{upstream_model:{
type:"string",maxLength:256},shaping:{$ref:"schema:Shaping"}}}},drained_at:{type:["integer","null"],
minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"array",maxItems:4096,
items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var Lo={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function oe(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=oe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.model===void 0&&(d="model")||r.upstream_model===void 0&&(d="upstream_m\
odel")||r.tier===void 0&&(d="tier")||r.weight===void 0&&(d="weight")||r.breaker===void 0&&(d="breake\
r")||r.in_flight===void 0&&(d="in_flight")||r.resting_s===void 0&&(d="resting_s"))return oe.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;
for(let a in r)if(!(a==="model"||a==="upstream_model"||a==="tier"||a==="weight"||a==="breaker"||a===
"in_flight"||a==="resting_s")){return oe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.model!==void 0){
let a=r.model,p=e;if(e===p)if(typeof a=="string"){if(N(a,256))return oe.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=p===e}else var t=!0;if(t){if(r.upstream_model!==void 0){let a=r.upstream_model,p=e;
if(e===p)if(typeof a=="string"){if(N(a,256))return oe.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return oe.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.tier!==void 0){let a=r.tier,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>16||isNaN(a))return oe.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=p===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,p=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){
if(a>1e3||isNaN(a))return oe.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return oe.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=p===e}else var t=!0;if(t){if(r.breaker!==void 0){let a=r.breaker,p=e,o=e,l=!1,y=e;if(typeof a!=
"string"){let v={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};n===null?n=[v]:n.push(v),e++}if(!(a==="closed"||a==="half_open"||a==="open")){let v={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:Lo.
enum}};n===null?n=[v]:n.push(v),e++}var f=y===e;l=l||f;let u=e;if(a!==null){let v={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};n===null?
n=[v]:n.push(v),e++}var f=u===e;if(l=l||f,l)e=o,n!==null&&(o?n.length=o:n=null);else{let v={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return n===null?n=[v]:
n.push(v),e++,oe.errors=n,!1}var t=p===e}else var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,
p=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return oe.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;if(t)if(r.resting_s!==
void 0){let a=r.resting_s,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return oe.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(a)){if(a>86400||isNaN(a))return oe.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(a<0||isNaN(a))return oe.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0}}}}}}}}else
return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return oe.
errors=n,e===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=E.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let o;if(r.name===void 0&&(o="name")||r.origin===void 0&&(o="origin")||r.base_url===
void 0&&(o="base_url")||r.provider===void 0&&(o="provider")||r.shaping===void 0&&(o="shaping")||r.learned===
void 0&&(o="learned")||r.drained_at===void 0&&(o="drained_at")||r.in_flight===void 0&&(o="in_flight")||
r.deployments===void 0&&(o="deployments"))return E.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let l=e;for(let y in r)if(!ar.call(Jr.properties,y)){return E.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(l===e){if(r.name!==void 0){let y=r.name,u=e;if(e===u)if(typeof y=="string"){if(N(y,64))return E.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(y,1))return E.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/minL\
ength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=u===e}else var t=!0;if(t){if(r.
origin!==void 0){let y=r.origin,u=e;if(typeof y!="string"&&y!==null)return E.errors=[{instancePath:s+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Jr.properties.origin.type}}],
!1;if(e===u&&typeof y=="string"&&N(y,1024))return E.errors=[{instancePath:s+"/origin",schemaPath:"#/\
properties/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===e}else var t=!0;
if(t){if(r.base_url!==void 0){let y=r.base_url,u=e;if(typeof y!="string"&&y!==null)return E.errors=[
{instancePath:s+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Jr.properties.
base_url.type}}],!1;if(e===u&&typeof y=="string"&&N(y,1024))return E.errors=[{instancePath:s+"/base_\
url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=u===
e}else var t=!0;if(t){if(r.provider!==void 0){let y=r.provider,u=e;if(typeof y!="string"&&y!==null)return E.
errors=[{instancePath:s+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:Jr.
properties.provider.type}}],!1;if(e===u&&typeof y=="string"&&N(y,64))return E.errors=[{instancePath:s+
"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var t=u===e}else var t=!0;if(t){if(r.shaping!==void 0){let y=r.shaping,u=e;if(e===e)if(Array.isArray(
y)){if(y.length>256)return E.errors=[{instancePath:s+"/shaping",schemaPath:"schema:Shaping/maxItems",
keyword:"maxItems",params:{limit:256}}],!1;{var f=!0;let x=y.length;for(let g=0;g<x;g++){let _=y[g],
h=e;if(e===h)if(typeof _=="string"){if(N(_,1024))return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"\
schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(_,1))return E.errors=
[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return E.errors=[{instancePath:s+"/shaping/"+g,schemaPath:"schema:Shaping/items/t\
ype",keyword:"type",params:{type:"string"}}],!1;var f=h===e;if(!f)break}}}else return E.errors=[{instancePath:s+
"/shaping",schemaPath:"schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else
var t=!0;if(t){if(r.learned!==void 0){let y=r.learned,u=e;if(e===u)if(Array.isArray(y)){if(y.length>
4096)return E.errors=[{instancePath:s+"/learned",schemaPath:"#/properties/learned/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var d=!0;let v=y.length;for(let x=0;x<v;x++){let g=y[x],_=e;if(e===
_)if(g&&typeof g=="object"&&!Array.isArray(g)){let S;if(g.upstream_model===void 0&&(S="upstream_mode\
l")||g.shaping===void 0&&(S="shaping"))return E.errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/\
properties/learned/items/required",keyword:"required",params:{missingProperty:S}}],!1;{let q=e;for(let A in g)
if(!(A==="upstream_model"||A==="shaping")){return E.errors=[{instancePath:s+"/learned/"+x,schemaPath:"\
#/properties/learned/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(q===e){if(g.upstream_model!==void 0){let A=g.upstream_model,L=e;if(e===L)if(typeof A=="s\
tring"){if(N(A,256))return E.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/p\
roperties/learned/items/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return E.errors=[{instancePath:s+"/learned/"+x+"/upstream_model",schemaPath:"#/properties/le\
arned/items/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var i=L===e}else
var i=!0;if(i)if(g.shaping!==void 0){let A=g.shaping,L=e;if(e===e)if(Array.isArray(A)){if(A.length>256)
return E.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"schema:Shaping/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let Me=A.length;for(let ue=0;ue<Me;ue++){let ye=A[ue],G=e;
if(e===G)if(typeof ye=="string"){if(N(ye,1024))return E.errors=[{instancePath:s+"/learned/"+x+"/shap\
ing/"+ue,schemaPath:"schema:Shaping/items/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;if(B(
ye,1))return E.errors=[{instancePath:s+"/learned/"+x+"/shaping/"+ue,schemaPath:"schema:Shaping/items\
/minLength",keyword:"minLength",params:{limit:1}}],!1}else return E.errors=[{instancePath:s+"/learne\
d/"+x+"/shaping/"+ue,schemaPath:"schema:Shaping/items/type",keyword:"type",params:{type:"string"}}],
!1;var a=G===e;if(!a)break}}}else return E.errors=[{instancePath:s+"/learned/"+x+"/shaping",schemaPath:"\
schema:Shaping/type",keyword:"type",params:{type:"array"}}],!1;var i=L===e}else var i=!0}}}else return E.
errors=[{instancePath:s+"/learned/"+x,schemaPath:"#/properties/learned/items/type",keyword:"type",params:{
type:"object"}}],!1;var d=_===e;if(!d)break}}}else return E.errors=[{instancePath:s+"/learned",schemaPath:"\
#/properties/learned/type",keyword:"type",params:{type:"array"}}],!1;var t=u===e}else var t=!0;if(t){
if(r.drained_at!==void 0){let y=r.drained_at,u=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y))&&y!==null)return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/typ\
e",keyword:"type",params:{type:Jr.properties.drained_at.type}}],!1;if(e===u&&typeof y=="number"&&isFinite(
y)){if(y>9007199254740991||isNaN(y))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/pro\
perties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<
0||isNaN(y))return E.errors=[{instancePath:s+"/drained_at",schemaPath:"#/properties/drained_at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=u===e}else var t=!0;if(t){if(r.in_flight!==
void 0){let y=r.in_flight,u=e,c=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return E.
errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"int\
eger"}}],!1;if(e===c&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return E.errors=
[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return E.errors=[{instancePath:s+"/in_flight",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=u===e}else var t=!0;
if(t)if(r.deployments!==void 0){let y=r.deployments,u=e;if(e===u)if(Array.isArray(y)){if(y.length>4096)
return E.errors=[{instancePath:s+"/deployments",schemaPath:"#/properties/deployments/maxItems",keyword:"\
maxItems",params:{limit:4096}}],!1;{var p=!0;let v=y.length;for(let x=0;x<v;x++){let g=e;oe(y[x],{instancePath:s+
"/deployments/"+x,parentData:y,parentDataProperty:x,rootData:k,dynamicAnchors:P})||(n=n===null?oe.errors:
n.concat(oe.errors),e=n.length);var p=g===e;if(!p)break}}}else return E.errors=[{instancePath:s+"/de\
ployments",schemaPath:"#/properties/deployments/type",keyword:"type",params:{type:"array"}}],!1;var t=u===
e}else var t=!0}}}}}}}}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return E.errors=n,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstreams===void 0&&(f="upstreams"))return sr.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;
for(let i in r)if(i!=="upstreams"){return sr.errors=[{instancePath:s,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.upstreams!==
void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)return sr.errors=[{instancePath:s+
"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"maxItems",params:{limit:256}}],!1;
{var t=!0;let p=i.length;for(let o=0;o<p;o++){let l=e;E(i[o],{instancePath:s+"/upstreams/"+o,parentData:i,
parentDataProperty:o,rootData:k,dynamicAnchors:P})||(n=n===null?E.errors:n.concat(E.errors),e=n.length);
var t=l===e;if(!t)break}}}else return sr.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properti\
es/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return sr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return sr.errors=n,e===0}sr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ks(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ks.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(sr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||
(n=n===null?sr.errors:n.concat(sr.errors),e=n.length));else return ks.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ks.errors=n,e===0}ks.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var So=vs;function vs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?E.errors:
n.concat(E.errors),e=n.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=n,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ao=Ps;function Ps(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(E(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?E.errors:
n.concat(E.errors),e=n.length));else return Ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ps.errors=n,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Do=_e;function _e(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let d=r.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let a;if(d.name===void 0&&(a="name")||d.ok===void 0&&(a="ok")||
d.detail===void 0&&(a="detail")||d.missing===void 0&&(a="missing"))return _e.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:a}}],
!1;{let p=e;for(let o in d)if(!(o==="name"||o==="ok"||o==="detail"||o==="missing")){return _e.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(d.name!==void 0){let o=d.name,l=e;
if(e===l)if(typeof o=="string"){if(N(o,64))return _e.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(o,1))return _e.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=l===e}else
var t=!0;if(t){if(d.ok!==void 0){let o=e;if(typeof d.ok!="boolean")return _e.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var t=o===e}else var t=!0;if(t){if(d.detail!==void 0){let o=d.detail,l=e;if(e===l)if(typeof o==
"string"){if(N(o,65536))return _e.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(B(o,1))return _e.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return _e.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var t=l===e}else var t=!0;if(t)if(d.missing!==void 0){let o=d.missing,l=e;if(e===l)if(Array.isArray(
o)){if(o.length>4096)return _e.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let u=o.length;
for(let c=0;c<u;c++){let v=o[c],x=e;if(e===x)if(typeof v=="string"){if(N(v,256))return _e.errors=[{instancePath:s+
"/response/missing/"+c,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(B(v,1))return _e.errors=[{instancePath:s+"/response/missing/"+c,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return _e.errors=[{instancePath:s+"/response/missing/"+c,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else
return _e.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0}}}}}else return _e.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return _e.errors=n,e===0}_e.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Io=_s;var ip={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},op={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function Q(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=Q.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.upstream===void 0&&(d="upstream")||r.upstream_model===void 0&&
(d="upstream_model")||r.tier===void 0&&(d="tier")||r.weight===void 0&&(d="weight")||r.share===void 0&&
(d="share")||r.drained===void 0&&(d="drained")||r.breaker===void 0&&(d="breaker")||r.in_flight===void 0&&
(d="in_flight")||r.resting_s===void 0&&(d="resting_s"))return Q.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let a in r)if(!ar.call(op.
properties,a)){return Q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.upstream!==void 0){let a=r.upstream,
p=e;if(e===p)if(typeof a=="string"){if(N(a,64))return Q.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return Q.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return Q.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.upstream_model!==
void 0){let a=r.upstream_model,p=e;if(e===p)if(typeof a=="string"){if(N(a,256))return Q.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return Q.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.tier!==void 0){
let a=r.tier,p=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a==
"number"&&isFinite(a)){if(a>16||isNaN(a))return Q.errors=[{instancePath:s+"/tier",schemaPath:"#/prop\
erties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(a<1||isNaN(a))return Q.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e}else var t=!0;if(t){if(r.weight!==void 0){let a=r.weight,p=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:s+"/weight",schemaPath:"#/p\
roperties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>1e3||isNaN(a))return Q.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(a<1||isNaN(a))return Q.errors=[{
instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var t=p===e}else var t=!0;if(t){if(r.share!==void 0){let a=r.share,p=e;if(e===p)if(typeof a==
"number"&&isFinite(a)){if(a>1||isNaN(a))return Q.errors=[{instancePath:s+"/share",schemaPath:"#/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return Q.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/type",
keyword:"type",params:{type:"number"}}],!1;var t=p===e}else var t=!0;if(t){if(r.drained!==void 0){let a=e;
if(typeof r.drained!="boolean")return Q.errors=[{instancePath:s+"/drained",schemaPath:"#/properties/\
drained/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){if(r.breaker!==
void 0){let a=r.breaker,p=e,o=e,l=!1,y=e;if(typeof a!="string"){let v={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/type",keyword:"type",params:{type:"string"}};n===null?n=[v]:n.push(v),e++}if(!(a===
"closed"||a==="half_open"||a==="open")){let v={instancePath:s+"/breaker",schemaPath:"schema:BreakerS\
tate/enum",keyword:"enum",params:{allowedValues:Lo.enum}};n===null?n=[v]:n.push(v),e++}var f=y===e;l=
l||f;let u=e;if(a!==null){let v={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/\
type",keyword:"type",params:{type:"null"}};n===null?n=[v]:n.push(v),e++}var f=u===e;if(l=l||f,l)e=o,
n!==null&&(o?n.length=o:n=null);else{let v={instancePath:s+"/breaker",schemaPath:"#/properties/break\
er/anyOf",keyword:"anyOf",params:{}};return n===null?n=[v]:n.push(v),e++,Q.errors=n,!1}var t=p===e}else
var t=!0;if(t){if(r.in_flight!==void 0){let a=r.in_flight,p=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return Q.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return Q.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t)if(r.resting_s!==void 0){let a=r.resting_s,p=e;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:s+"/resting_s",schemaPath:"#/pr\
operties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof a=="number"&&isFinite(
a)){if(a>86400||isNaN(a))return Q.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/rest\
ing_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(a<0||isNaN(a))return Q.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0}}}}}}}}}}else return Q.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=n,e===0}Q.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function ce(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.routes===
void 0&&(i="routes"))return ce.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;{let a=e;for(let p in r)if(p!=="routes"){return ce.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(a===
e&&r.routes!==void 0){let p=r.routes;if(e===e)if(Array.isArray(p)){if(p.length>4096)return ce.errors=
[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var t=!0;let l=p.length;for(let y=0;y<l;y++){let u=p[y],c=e;if(e===c)if(u&&typeof u=="object"&&!Array.
isArray(u)){let x;if(u.model===void 0&&(x="model")||u.route===void 0&&(x="route")||u.kind===void 0&&
(x="kind")||u.deployments===void 0&&(x="deployments"))return ce.errors=[{instancePath:s+"/routes/"+y,
schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:x}}],!1;{
let g=e;for(let _ in u)if(!(_==="model"||_==="route"||_==="kind"||_==="deployments")){return ce.errors=
[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:_}}],!1;break}if(g===e){if(u.model!==void 0){let _=u.
model,h=e;if(e===h)if(typeof _=="string"){if(N(_,256))return ce.errors=[{instancePath:s+"/routes/"+y+
"/model",schemaPath:"#/properties/routes/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return ce.errors=[{instancePath:s+"/routes/"+y+"/model",schemaPath:"#/propertie\
s/routes/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;
if(f){if(u.route!==void 0){let _=u.route,h=e;if(typeof _!="string"&&_!==null)return ce.errors=[{instancePath:s+
"/routes/"+y+"/route",schemaPath:"#/properties/routes/items/properties/route/type",keyword:"type",params:{
type:ip.properties.routes.items.properties.route.type}}],!1;if(e===h&&typeof _=="string"&&N(_,256))return ce.
errors=[{instancePath:s+"/routes/"+y+"/route",schemaPath:"#/properties/routes/items/properties/route\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(u.kind!==
void 0){let _=u.kind,h=e;if(e===h)if(typeof _=="string"){if(N(_,32))return ce.errors=[{instancePath:s+
"/routes/"+y+"/kind",schemaPath:"#/properties/routes/items/properties/kind/maxLength",keyword:"maxLe\
ngth",params:{limit:32}}],!1}else return ce.errors=[{instancePath:s+"/routes/"+y+"/kind",schemaPath:"\
#/properties/routes/items/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;var f=h===
e}else var f=!0;if(f)if(u.deployments!==void 0){let _=u.deployments,h=e;if(e===h)if(Array.isArray(_)){
if(_.length>4096)return ce.errors=[{instancePath:s+"/routes/"+y+"/deployments",schemaPath:"#/propert\
ies/routes/items/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;
let q=_.length;for(let A=0;A<q;A++){let L=e;Q(_[A],{instancePath:s+"/routes/"+y+"/deployments/"+A,parentData:_,
parentDataProperty:A,rootData:k,dynamicAnchors:P})||(n=n===null?Q.errors:n.concat(Q.errors),e=n.length);
var d=L===e;if(!d)break}}}else return ce.errors=[{instancePath:s+"/routes/"+y+"/deployments",schemaPath:"\
#/properties/routes/items/properties/deployments/type",keyword:"type",params:{type:"array"}}],!1;var f=h===
e}else var f=!0}}}}}else return ce.errors=[{instancePath:s+"/routes/"+y,schemaPath:"#/properties/rou\
tes/items/type",keyword:"type",params:{type:"object"}}],!1;var t=c===e;if(!t)break}}}else return ce.
errors=[{instancePath:s+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return ce.errors=n,e===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _s(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=_s.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ce(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?ce.errors:n.concat(
ce.errors),e=n.length));else return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _s.errors=n,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var To=re;var Wi={type:"object",additionalProperties:!1,required:["source","proposals"],properties:{source:{type:"\
string",maxLength:128},proposals:{type:"array",maxItems:65536,items:{type:"object",additionalProperties:!1,
required:["model","upstream","upstream_model","price","proposed","is_same","context_tokens"],properties:{
model:{type:"string",maxLength:256},upstream:{type:"string",minLength:1,maxLength:64},upstream_model:{
type:"string",maxLength:256},price:{type:["string","null"],maxLength:8192},proposed:{type:"string",maxLength:8192},
is_same:{type:"boolean"},context_tokens:{type:["integer","null"],minimum:1,maximum:1e9}}}}},$id:"sch\
ema:PriceProposals"};function re(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let i=r.
response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let p;if(i.source===void 0&&(p="sourc\
e")||i.proposals===void 0&&(p="proposals"))return re.errors=[{instancePath:s+"/response",schemaPath:"\
schema:PriceProposals/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=e;for(let l in i)
if(!(l==="source"||l==="proposals")){return re.errors=[{instancePath:s+"/response",schemaPath:"schem\
a:PriceProposals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(i.source!==void 0){let l=i.source,y=e;if(e===y)if(typeof l=="string"){if(N(l,128))
return re.errors=[{instancePath:s+"/response/source",schemaPath:"schema:PriceProposals/properties/so\
urce/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return re.errors=[{instancePath:s+"\
/response/source",schemaPath:"schema:PriceProposals/properties/source/type",keyword:"type",params:{type:"\
string"}}],!1;var t=y===e}else var t=!0;if(t)if(i.proposals!==void 0){let l=i.proposals,y=e;if(e===y)
if(Array.isArray(l)){if(l.length>65536)return re.errors=[{instancePath:s+"/response/proposals",schemaPath:"\
schema:PriceProposals/properties/proposals/maxItems",keyword:"maxItems",params:{limit:65536}}],!1;{var f=!0;
let c=l.length;for(let v=0;v<c;v++){let x=l[v],g=e;if(e===g)if(x&&typeof x=="object"&&!Array.isArray(
x)){let h;if(x.model===void 0&&(h="model")||x.upstream===void 0&&(h="upstream")||x.upstream_model===
void 0&&(h="upstream_model")||x.price===void 0&&(h="price")||x.proposed===void 0&&(h="proposed")||x.
is_same===void 0&&(h="is_same")||x.context_tokens===void 0&&(h="context_tokens"))return re.errors=[{
instancePath:s+"/response/proposals/"+v,schemaPath:"schema:PriceProposals/properties/proposals/items\
/required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q==="mode\
l"||q==="upstream"||q==="upstream_model"||q==="price"||q==="proposed"||q==="is_same"||q==="context_t\
okens")){return re.errors=[{instancePath:s+"/response/proposals/"+v,schemaPath:"schema:PriceProposal\
s/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(S===e){if(x.model!==void 0){let q=x.model,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))
return re.errors=[{instancePath:s+"/response/proposals/"+v+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return re.errors=[{instancePath:s+"/response/proposals/"+v+"/model",schemaPath:"schema:PriceProposal\
s/properties/proposals/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var d=A===
e}else var d=!0;if(d){if(x.upstream!==void 0){let q=x.upstream,A=e;if(e===A)if(typeof q=="string"){if(N(
q,64))return re.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(q,1))return re.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"sche\
ma:PriceProposals/properties/proposals/items/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return re.errors=[{instancePath:s+"/response/proposals/"+v+"/upstream",schemaPath:"\
schema:PriceProposals/properties/proposals/items/properties/upstream/type",keyword:"type",params:{type:"\
string"}}],!1;var d=A===e}else var d=!0;if(d){if(x.upstream_model!==void 0){let q=x.upstream_model,A=e;
if(e===A)if(typeof q=="string"){if(N(q,256))return re.errors=[{instancePath:s+"/response/proposals/"+
v+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/upstream\
_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return re.errors=[{instancePath:s+
"/response/proposals/"+v+"/upstream_model",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/upstream_model/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;
if(d){if(x.price!==void 0){let q=x.price,A=e;if(typeof q!="string"&&q!==null)return re.errors=[{instancePath:s+
"/response/proposals/"+v+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/prope\
rties/price/type",keyword:"type",params:{type:Wi.properties.proposals.items.properties.price.type}}],
!1;if(e===A&&typeof q=="string"&&N(q,8192))return re.errors=[{instancePath:s+"/response/proposals/"+
v+"/price",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/price/maxLength",
keyword:"maxLength",params:{limit:8192}}],!1;var d=A===e}else var d=!0;if(d){if(x.proposed!==void 0){
let q=x.proposed,A=e;if(e===A)if(typeof q=="string"){if(N(q,8192))return re.errors=[{instancePath:s+
"/response/proposals/"+v+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/maxLength",keyword:"maxLength",params:{limit:8192}}],!1}else return re.errors=[{instancePath:s+
"/response/proposals/"+v+"/proposed",schemaPath:"schema:PriceProposals/properties/proposals/items/pr\
operties/proposed/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(x.
is_same!==void 0){let q=e;if(typeof x.is_same!="boolean")return re.errors=[{instancePath:s+"/respons\
e/proposals/"+v+"/is_same",schemaPath:"schema:PriceProposals/properties/proposals/items/properties/i\
s_same/type",keyword:"type",params:{type:"boolean"}}],!1;var d=q===e}else var d=!0;if(d)if(x.context_tokens!==
void 0){let q=x.context_tokens,A=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))&&q!==null)
return re.errors=[{instancePath:s+"/response/proposals/"+v+"/context_tokens",schemaPath:"schema:Pric\
eProposals/properties/proposals/items/properties/context_tokens/type",keyword:"type",params:{type:Wi.
properties.proposals.items.properties.context_tokens.type}}],!1;if(e===A&&typeof q=="number"&&isFinite(
q)){if(q>1e9||isNaN(q))return re.errors=[{instancePath:s+"/response/proposals/"+v+"/context_tokens",
schemaPath:"schema:PriceProposals/properties/proposals/items/properties/context_tokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(q<1||isNaN(q))return re.errors=[{instancePath:s+
"/response/proposals/"+v+"/context_tokens",schemaPath:"schema:PriceProposals/properties/proposals/it\
ems/properties/context_tokens/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var d=A===
e}else var d=!0}}}}}}}}else return re.errors=[{instancePath:s+"/response/proposals/"+v,schemaPath:"s\
chema:PriceProposals/properties/proposals/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===
e;if(!f)break}}}else return re.errors=[{instancePath:s+"/response/proposals",schemaPath:"schema:Pric\
eProposals/properties/proposals/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0}}}else
return re.errors=[{instancePath:s+"/response",schemaPath:"schema:PriceProposals/type",keyword:"type",
params:{type:"object"}}],!1}}else return re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"}}],!1;return re.errors=n,e===0}re.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jo=bs;var Yi={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Gi={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function J(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.description===
void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===void 0&&(f="effect")||r.
calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||
r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return J.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!ar.call(Gi.
properties,i)){return J.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.name,a=e;
if(e===a)if(typeof i=="string"){if(N(i,256))return J.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(i,1))return J.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var t=a===e}else var t=!0;if(t){if(r.description!==void 0){let i=r.description,a=e;if(e===
a)if(typeof i=="string"){if(N(i,65536))return J.errors=[{instancePath:s+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return J.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.price_usd!==void 0){let i=r.price_usd,a=e;if(e===
a)if(typeof i=="string"){if(N(i,32))return J.errors=[{instancePath:s+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return J.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.effect!==void 0){let i=r.effect,a=e;if(typeof i!="string")return J.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="read"||i==="write"))return J.errors=[{instancePath:s+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:Gi.properties.effect.enum}}],!1;var t=a===e}else var t=!0;
if(t){if(r.calls!==void 0){let i=r.calls,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return J.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return J.
errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.errors!==void 0){let i=r.errors,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return J.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return J.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.cache_hits!==void 0){let i=r.cache_hits,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return J.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let i=r.p50_ms,a=e,p=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return J.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.p95_ms!==void 0){let i=r.p95_ms,a=e,p=e;if(!(typeof i=="numbe\
r"&&isFinite(i))&&i!==null)return J.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return J.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return J.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}}}else return J.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return J.errors=n,e===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function U(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.title===void 0&&(d=
"title")||r.description===void 0&&(d="description")||r.version===void 0&&(d="version")||r.available===
void 0&&(d="available")||r.unavailable_because===void 0&&(d="unavailable_because")||r.query_price_usd===
void 0&&(d="query_price_usd")||r.for_sale===void 0&&(d="for_sale")||r.calls===void 0&&(d="calls")||r.
errors===void 0&&(d="errors")||r.cache_hits===void 0&&(d="cache_hits")||r.p50_ms===void 0&&(d="p50_m\
s")||r.p95_ms===void 0&&(d="p95_ms")||r.tools===void 0&&(d="tools"))return U.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let a in r)if(!ar.
call(Yi.properties,a)){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===e){if(r.id!==void 0){let a=r.id,
p=e;if(e===p)if(typeof a=="string"){if(N(a,64))return U.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(a,1))return U.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return U.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var t=p===e}else var t=!0;if(t){if(r.title!==void 0){let a=r.title,p=e;if(e===p)if(typeof a=="str\
ing"){if(N(a,1024))return U.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return U.errors=[{instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){
if(r.description!==void 0){let a=r.description,p=e;if(e===p)if(typeof a=="string"){if(N(a,65536))return U.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return U.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){
if(r.version!==void 0){let a=r.version,p=e;if(e===p)if(typeof a=="string"){if(N(a,256))return U.errors=
[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return U.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.available!==void 0){
let a=e;if(typeof r.available!="boolean")return U.errors=[{instancePath:s+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.unavailable_because!==void 0){let a=r.unavailable_because,p=e;if(typeof a!="string"&&a!==null)return U.
errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:Yi.properties.unavailable_because.type}}],!1;if(e===p&&typeof a=="string"&&N(a,1024))
return U.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var t=p===e}else var t=!0;if(t){if(r.query_price_usd!==
void 0){let a=r.query_price_usd,p=e;if(e===p)if(typeof a=="string"){if(N(a,32))return U.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return U.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var t=p===e}else var t=!0;if(t){if(r.for_sale!==void 0){
let a=e;if(typeof r.for_sale!="boolean")return U.errors=[{instancePath:s+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var t=a===e}else var t=!0;if(t){
if(r.calls!==void 0){let a=r.calls,p=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return U.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.errors=
[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;
if(t){if(r.errors!==void 0){let a=r.errors,p=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return U.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return U.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=p===e}else var t=!0;
if(t){if(r.cache_hits!==void 0){let a=r.cache_hits,p=e,o=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a)))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return U.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t){if(r.p50_ms!==void 0){let a=r.p50_ms,p=e,o=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return U.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t){if(r.p95_ms!==void 0){let a=r.p95_ms,p=e,o=e;if(!(typeof a=="numb\
er"&&isFinite(a))&&a!==null)return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Ir.type}}],!1;if(e===o&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return U.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(a<0||isNaN(a))return U.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=p===e}else var t=!0;if(t)if(r.tools!==void 0){let a=r.tools,p=e;if(e===p)if(Array.isArray(a)){
if(a.length>1e4)return U.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var f=!0;let l=a.length;for(let y=0;y<l;y++){let u=e;J(a[y],{instancePath:s+
"/tools/"+y,parentData:a,parentDataProperty:y,rootData:k,dynamicAnchors:P})||(n=n===null?J.errors:n.
concat(J.errors),e=n.length);var f=u===e;if(!f)break}}}else return U.errors=[{instancePath:s+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var t=p===e}else var t=!0}}}}}}}}}}}}}}}else
return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.
errors=n,e===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=pe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let p;if(r.servers===void 0&&(p="servers")||r.agents===void 0&&(p="agents")||r.broken===
void 0&&(p="broken"))return pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:p}}],!1;{let o=e;for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return pe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(r.servers!==void 0){let l=r.servers,y=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return pe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(
l))return pe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(l))return pe.errors=[{instancePath:s+"\
/servers",schemaPath:"#/properties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var t=y===e}else var t=!0;if(t){if(r.agents!==void 0){let l=r.agents,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return pe.errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let c=l.length;for(let v=0;v<c;v++){let x=e;
U(l[v],{instancePath:s+"/agents/"+v,parentData:l,parentDataProperty:v,rootData:k,dynamicAnchors:P})||
(n=n===null?U.errors:n.concat(U.errors),e=n.length);var f=x===e;if(!f)break}}}else return pe.errors=
[{instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"}}],
!1;var t=y===e}else var t=!0;if(t)if(r.broken!==void 0){let l=r.broken,y=e;if(e===y)if(Array.isArray(
l)){if(l.length>1e3)return pe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var d=!0;let c=l.length;for(let v=0;v<c;v++){let x=l[v],
g=e;if(e===g)if(x&&typeof x=="object"&&!Array.isArray(x)){let h;if(x.id===void 0&&(h="id")||x.problems===
void 0&&(h="problems"))return pe.errors=[{instancePath:s+"/broken/"+v,schemaPath:"#/properties/broke\
n/items/required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q===
"id"||q==="problems")){return pe.errors=[{instancePath:s+"/broken/"+v,schemaPath:"#/properties/broke\
n/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}
if(S===e){if(x.id!==void 0){let q=x.id,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))return pe.errors=
[{instancePath:s+"/broken/"+v+"/id",schemaPath:"#/properties/broken/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return pe.errors=[{instancePath:s+"/broken/"+v+"/id",schemaPath:"\
#/properties/broken/items/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=A===e}else
var i=!0;if(i)if(x.problems!==void 0){let q=x.problems,A=e;if(e===A)if(Array.isArray(q)){if(q.length>
100)return pe.errors=[{instancePath:s+"/broken/"+v+"/problems",schemaPath:"#/properties/broken/items\
/properties/problems/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var a=!0;let D=q.length;for(let Z=0;Z<
D;Z++){let Me=q[Z],ue=e;if(e===ue)if(typeof Me=="string"){if(N(Me,4096))return pe.errors=[{instancePath:s+
"/broken/"+v+"/problems/"+Z,schemaPath:"#/properties/broken/items/properties/problems/items/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}else return pe.errors=[{instancePath:s+"/broken/"+v+
"/problems/"+Z,schemaPath:"#/properties/broken/items/properties/problems/items/type",keyword:"type",
params:{type:"string"}}],!1;var a=ue===e;if(!a)break}}}else return pe.errors=[{instancePath:s+"/brok\
en/"+v+"/problems",schemaPath:"#/properties/broken/items/properties/problems/type",keyword:"type",params:{
type:"array"}}],!1;var i=A===e}else var i=!0}}}else return pe.errors=[{instancePath:s+"/broken/"+v,schemaPath:"\
#/properties/broken/items/type",keyword:"type",params:{type:"object"}}],!1;var d=g===e;if(!d)break}}}else
return pe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{
type:"array"}}],!1;var t=y===e}else var t=!0}}}}else return pe.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return pe.errors=n,e===0}pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function bs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=bs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?pe.errors:
n.concat(pe.errors),e=n.length));else return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return bs.errors=n,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var $o=me;var np={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function me(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=me.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let p;
if(i.id===void 0&&(p="id")||i.tools===void 0&&(p="tools")||i.file===void 0&&(p="file")||i.document===
void 0&&(p="document"))return me.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:p}}],!1;{let o=e;for(let l in i)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return me.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(o===e){if(i.id!==void 0){let l=i.id,y=e;if(e===y)if(typeof l=="string"){if(N(l,64))return me.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(l,1))return me.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t){if(i.tools!==void 0){let l=i.tools,
y=e;if(e===y)if(Array.isArray(l)){if(l.length>1e4)return me.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let c=l.length;for(let v=0;v<c;v++){let x=l[v],g=e;if(e===g)if(x&&typeof x=="object"&&!Array.
isArray(x)){let h;if(x.name===void 0&&(h="name")||x.parameters===void 0&&(h="parameters"))return me.
errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q==="name"||
q==="parameters")){return me.errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(S===e){if(x.name!==void 0){let q=x.name,A=e;if(e===A)if(typeof q=="string"){if(N(q,256))
return me.errors=[{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(q,1))return me.
errors=[{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return me.errors=[
{instancePath:s+"/response/tools/"+v+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d)if(x.
parameters!==void 0){let q=x.parameters,A=e;if(e===A&&!(q&&typeof q=="object"&&!Array.isArray(q)))return me.
errors=[{instancePath:s+"/response/tools/"+v+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var d=A===e}else
var d=!0}}}else return me.errors=[{instancePath:s+"/response/tools/"+v,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=g===e;if(!f)break}}}else
return me.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var t=y===e}else var t=!0;if(t){if(i.file!==void 0){
let l=i.file,y=e;if(e===y)if(typeof l=="string"){if(N(l,4096))return me.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return me.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var t=y===e}else var t=!0;if(t)
if(i.document!==void 0){let l=i.document,y=e;if(typeof l!="string"&&l!==null)return me.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:np.properties.document.type}}],!1;if(e===y&&typeof l=="string"&&N(l,16777216))return me.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var t=y===e}else var t=!0}}}}}else return me.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return me.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return me.errors=n,e===0}me.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Oo=ws;var Ji={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},Co=new RegExp("^[0-9a-f]{64}$","u");function ge(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.digest===void 0&&
(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f="seen_at")||r.is_this===
void 0&&(f="is_this"))return ge.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="name"||i==="digest"||i==="loaded_at"||i===
"seen_at"||i==="is_this")){return ge.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.
name,a=e;if(e===a)if(typeof i=="string"){if(N(i,255))return ge.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return ge.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.digest!==void 0){let i=r.digest,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return ge.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!Co.test(i))return ge.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return ge.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var t=a===
e}else var t=!0;if(t){if(r.loaded_at!==void 0){let i=r.loaded_at,a=e,p=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return ge.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ge.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.seen_at!==void 0){let i=r.seen_at,a=e,p=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ge.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ge.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ge.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return ge.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var t=i===e}else var t=!0}}}}}}else return ge.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ge.errors=
n,e===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:s="",parentData:w,
parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ee.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.file===void 0&&(a="file")||r.loaded_at===void 0&&(a="loaded_at")||r.sandbox===void 0&&(a=
"sandbox")||r.config===void 0&&(a="config")||r.sources===void 0&&(a="sources")||r.need_restart===void 0&&
(a="need_restart")||r.digest===void 0&&(a="digest")||r.servers===void 0&&(a="servers"))return ee.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;
for(let o in r)if(!(o==="file"||o==="loaded_at"||o==="sandbox"||o==="config"||o==="need_restart"||o===
"sources"||o==="digest"||o==="servers")){return ee.errors=[{instancePath:s,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(r.file!==
void 0){let o=r.file,l=e;if(typeof o!="string"&&o!==null)return ee.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Ji.properties.file.type}}],!1;if(e===l&&typeof o==
"string"&&N(o,4096))return ee.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1;var t=l===e}else var t=!0;if(t){if(r.loaded_at!==void 0){
let o=r.loaded_at,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ee.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ee.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return ee.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_a\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=l===e}else var t=!0;if(t){if(r.
sandbox!==void 0){let o=e;if(typeof r.sandbox!="boolean")return ee.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;
if(t){if(r.config!==void 0){let o=r.config,l=e;if(e===l&&!(o&&typeof o=="object"&&!Array.isArray(o)))
return ee.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var t=l===e}else var t=!0;if(t){if(r.need_restart!==void 0){let o=r.need_restart,
l=e;if(e===l)if(Array.isArray(o)){if(o.length>1024)return ee.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let u=o.length;for(let c=0;c<u;c++){let v=o[c],x=e;if(e===x)if(typeof v=="string"){if(N(v,512))return ee.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(B(v,1))return ee.errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.
errors=[{instancePath:s+"/need_restart/"+c,schemaPath:"#/properties/need_restart/items/type",keyword:"\
type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else return ee.errors=[{instancePath:s+"\
/need_restart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;
var t=l===e}else var t=!0;if(t){if(r.sources!==void 0){let o=r.sources,l=e;if(e===l)if(o&&typeof o==
"object"&&!Array.isArray(o)){if(Object.keys(o).length>1e5)return ee.errors=[{instancePath:s+"/source\
s",schemaPath:"#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let u in o){
let c=o[u],v=e;if(e===v)if(typeof c=="string"){if(N(c,256))return ee.errors=[{instancePath:s+"/sourc\
es/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/\
maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(c,1))return ee.errors=[{instancePath:s+"\
/sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPrope\
rties/minLength",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+"/\
sources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProper\
ties/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e;if(!d)break}}else return ee.errors=
[{instancePath:s+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"obje\
ct"}}],!1;var t=l===e}else var t=!0;if(t){if(r.digest!==void 0){let o=r.digest,l=e;if(e===l)if(typeof o==
"string"){if(N(o,64))return ee.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/max\
Length",keyword:"maxLength",params:{limit:64}}],!1;if(!Co.test(o))return ee.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],
!1}else return ee.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"t\
ype",params:{type:"string"}}],!1;var t=l===e}else var t=!0;if(t)if(r.servers!==void 0){let o=r.servers,
l=e;if(!Array.isArray(o)&&o!==null)return ee.errors=[{instancePath:s+"/servers",schemaPath:"#/proper\
ties/servers/type",keyword:"type",params:{type:Ji.properties.servers.type}}],!1;if(e===l&&Array.isArray(
o)){if(o.length>1e4)return ee.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/ma\
xItems",keyword:"maxItems",params:{limit:1e4}}],!1;{var i=!0;let u=o.length;for(let c=0;c<u;c++){let v=e;
ge(o[c],{instancePath:s+"/servers/"+c,parentData:o,parentDataProperty:c,rootData:k,dynamicAnchors:P})||
(n=n===null?ge.errors:n.concat(ge.errors),e=n.length);var i=v===e;if(!i)break}}}var t=l===e}else var t=!0}}}}}}}}}else
return ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.
errors=n,e===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ws(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=ws.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:P})||(n=n===null?ee.errors:n.concat(ee.errors),e=n.length));else
return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ws.
errors=n,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ko=xs;var Qi={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var qt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Nt=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function fe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="na\
me")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at"))
return fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return fe.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.name!==void 0){let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return fe.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(B(i,1))return fe.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(i))return fe.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return fe.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){
let i=r.role,a=e;if(typeof i!="string")return fe.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return fe.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:qt.enum}}],
!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!="string")return fe.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"))return fe.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Qi.properties.how.enum}}],!1;var t=a===e}else
var t=!0;if(t)if(r.expires_at!==void 0){let i=r.expires_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return fe.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Qi.properties.expires_at.type}}],!1;if(e===a&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return fe.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return fe.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0}}}}}else
return fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return fe.
errors=n,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xs(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=xs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:k,dynamicAnchors:P})||(n=n===null?fe.errors:n.concat(fe.errors),e=n.length));else
return xs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return xs.
errors=n,e===0}xs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Fo=qs;function de(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||r.secret===void 0&&(f=
"secret"))return de.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){
return de.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.name,a=e;if(e===e)if(typeof i==
"string"){if(N(i,64))return de.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return de.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Nt.test(i))
return de.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return de.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="string")return de.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return de.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:qt.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!=
"string")return de.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(i!=="session")return de.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.expires_at!==void 0){let i=r.expires_at,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return de.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return de.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return de.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.secret!==void 0){let i=r.secret,a=e;if(e===a)if(typeof i=="st\
ring"){if(N(i,64))return de.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return de.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return de.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var t=a===e}else var t=!0}}}}}}else return de.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return de.errors=n,e===0}de.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function qs(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=qs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?de.errors:
n.concat(de.errors),e=n.length));else return qs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return qs.errors=n,e===0}qs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Eo=Ns;function Ns(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?fe.errors:
n.concat(fe.errors),e=n.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ns.errors=n,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mo=Ls;var eo={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function W(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=W.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f=
"role")||r.prefix===void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&
(f="rotated_at")||r.revoked_at===void 0&&(f="revoked_at"))return W.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="id"||
i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return W.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return W.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(i,1))return W.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return W.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return W.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Nt.test(i))return W.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return W.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="stri\
ng")return W.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return W.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:qt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let i=r.prefix,a=e;if(e===a)if(typeof i=="string"){if(N(i,16))return W.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return W.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return W.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let i=r.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:eo.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return W.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t)if(r.revoked_at!==void 0){let i=r.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return W.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:eo.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return W.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return W.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0}}}}}}}}else return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return W.errors=n,e===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function tr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return tr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let d=e;for(let i in r)if(i!=="operators"){return tr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.operators!==
void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return tr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var t=!0;let p=i.length;for(let o=0;o<p;o++){let l=e;W(i[o],{instancePath:s+"/operators/"+o,parentData:i,
parentDataProperty:o,rootData:k,dynamicAnchors:P})||(n=n===null?W.errors:n.concat(W.errors),e=n.length);
var t=l===e;if(!t)break}}}else return tr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return tr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return tr.errors=n,e===0}tr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Ls.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(tr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||
(n=n===null?tr.errors:n.concat(tr.errors),e=n.length));else return Ls.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ls.errors=n,e===0}Ls.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Ro=Ss;var ro={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function H(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,
dynamicAnchors:P={}}={}){let n=null,e=0,m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||
r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===
void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoke\
d_at")||r.token===void 0&&(f="token"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="id"||i==="name"||i==="ro\
le"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i==="token")){return H.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i=="string"){if(N(i,64))return H.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(B(i,1))return H.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===e)if(typeof i=="string"){if(N(i,64))return H.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(B(i,1))return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!Nt.test(i))return H.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return H.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var t=a===e}else var t=!0;if(t){if(r.role!==void 0){let i=r.role,a=e;if(typeof i!="stri\
ng")return H.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return H.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:qt.enum}}],!1;var t=a===e}else var t=!0;if(t){
if(r.prefix!==void 0){let i=r.prefix,a=e;if(e===a)if(typeof i=="string"){if(N(i,16))return H.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return H.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var t=a===e}else var t=!0;if(t){if(r.created_at!==void 0){let i=r.created_at,
a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return H.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===p&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return H.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.rotated_at!==
void 0){let i=r.rotated_at,a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:ro.properties.rotated_at.type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return H.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;if(t){if(r.revoked_at!==void 0){let i=r.revoked_at,
a=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return H.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:ro.properties.revoked_at.
type}}],!1;if(e===a&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return H.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return H.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=a===e}else var t=!0;if(t)if(r.token!==void 0){let i=r.token,a=e;if(e===a)if(typeof i=="stri\
ng"){if(N(i,256))return H.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(B(i,1))return H.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return H.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else
var t=!0}}}}}}}}}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return H.errors=n,e===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ss(r,{
instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,
e=0,m=Ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?H.errors:n.concat(
H.errors),e=n.length));else return Ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return Ss.errors=n,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Xo=As;function As(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=As.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?W.errors:
n.concat(W.errors),e=n.length));else return As.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return As.errors=n,e===0}As.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var zo=Ds;function Ds(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?W.errors:
n.concat(W.errors),e=n.length));else return Ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ds.errors=n,e===0}Ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Uo=Is;function Is(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(H(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?H.errors:
n.concat(H.errors),e=n.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=n,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Zo=Ts;var pp={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},dr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},mp={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function V(r,{instancePath:s="",
parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=V.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.at===void 0&&(f="at")||r.action===void 0&&(f=
"action")||r.outcome===void 0&&(f="outcome")||r.name===void 0&&(f="name")||r.how===void 0&&(f="how")||
r.address===void 0&&(f="address")||r.request_id===void 0&&(f="request_id")||r.target===void 0&&(f="t\
arget")||r.target_name===void 0&&(f="target_name")||r.before===void 0&&(f="before")||r.after===void 0&&
(f="after")||r.reason===void 0&&(f="reason"))return V.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!ar.call(dr.properties,
i)){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,a=e;if(e===a)if(typeof i==
"string"){if(N(i,64))return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(B(i,1))return V.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var t=a===e}else var t=!0;
if(t){if(r.at!==void 0){let i=r.at,a=e,p=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return V.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===p&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=
[{instancePath:s+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=[{instancePath:s+"/at",schemaPath:"sch\
ema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=a===e}else var t=!0;
if(t){if(r.action!==void 0){let i=r.action,a=e;if(typeof i!="string")return V.errors=[{instancePath:s+
"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="\
createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||
i==="restoreUpstream"||i==="probeUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createO\
perator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i===
"endSession"||i==="drainServer"||i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="au\
thenticate"))return V.errors=[{instancePath:s+"/action",schemaPath:"schema:AuditAction/enum",keyword:"\
enum",params:{allowedValues:mp.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.outcome!==void 0){let i=r.
outcome,a=e;if(typeof i!="string")return V.errors=[{instancePath:s+"/outcome",schemaPath:"#/properti\
es/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="done"||i==="begun"||i==="faile\
d"))return V.errors=[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",
params:{allowedValues:dr.properties.outcome.enum}}],!1;var t=a===e}else var t=!0;if(t){if(r.name!==void 0){
let i=r.name,a=e;if(e===a)if(typeof i=="string"){if(N(i,128))return V.errors=[{instancePath:s+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return V.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var t=a===e}else var t=!0;if(t){if(r.how!==void 0){let i=r.how,a=e;if(typeof i!="string")return V.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return V.errors=[{instancePath:s+
"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:dr.properties.how.enum}}],
!1;var t=a===e}else var t=!0;if(t){if(r.address!==void 0){let i=r.address,a=e;if(typeof i!="string"&&
i!==null)return V.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:dr.properties.address.type}}],!1;if(e===a&&typeof i=="string"&&N(i,255))return V.
errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;var t=a===e}else var t=!0;if(t){if(r.request_id!==void 0){let i=r.request_id,a=e;if(typeof i!=
"string"&&i!==null)return V.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_i\
d/type",keyword:"type",params:{type:dr.properties.request_id.type}}],!1;if(e===a&&typeof i=="string"&&
N(i,64))return V.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var t=a===e}else var t=!0;if(t){if(r.target!==void 0){let i=r.
target,a=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/target",schemaPath:"#/\
properties/target/type",keyword:"type",params:{type:dr.properties.target.type}}],!1;if(e===a&&typeof i==
"string"&&N(i,128))return V.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;var t=a===e}else var t=!0;if(t){if(r.target_name!==
void 0){let i=r.target_name,a=e;if(typeof i!="string"&&i!==null)return V.errors=[{instancePath:s+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:dr.properties.target_name.
type}}],!1;if(e===a&&typeof i=="string"&&N(i,256))return V.errors=[{instancePath:s+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var t=a===e}else var t=!0;
if(t){if(r.before!==void 0){let i=r.before,a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return V.errors=[{instancePath:s+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:dr.properties.before.type}}],!1;var t=a===e}else var t=!0;if(t){if(r.after!==void 0){let i=r.after,
a=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return V.errors=[{instancePath:s+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:dr.properties.after.type}}],!1;var t=a===
e}else var t=!0;if(t)if(r.reason!==void 0){let i=r.reason,a=e;if(typeof i!="string"&&i!==null)return V.
errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:dr.
properties.reason.type}}],!1;if(e===a&&typeof i=="string"&&N(i,4096))return V.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var t=a===
e}else var t=!0}}}}}}}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return V.errors=n,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ee(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.rows===void 0&&(d="rows")||r.next===void 0&&
(d="next"))return Ee.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let a in r)if(!(a==="rows"||a==="next")){return Ee.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(i===
e){if(r.rows!==void 0){let a=r.rows,p=e;if(e===p)if(Array.isArray(a)){if(a.length>1e3)return Ee.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var t=!0;let o=a.length;for(let l=0;l<o;l++){let y=e;V(a[l],{instancePath:s+"/rows/"+l,parentData:a,
parentDataProperty:l,rootData:k,dynamicAnchors:P})||(n=n===null?V.errors:n.concat(V.errors),e=n.length);
var t=y===e;if(!t)break}}}else return Ee.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=p===e}else var f=!0;if(f)if(r.next!==void 0){
let a=r.next,p=e;if(typeof a!="string"&&a!==null)return Ee.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:pp.properties.next.type}}],!1;if(e===p&&typeof a==
"string"&&N(a,64))return Ee.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var f=p===e}else var f=!0}}}else return Ee.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ee.errors=n,e===0}Ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ts(r,{instancePath:s="",parentData:w,parentDataProperty:b,
rootData:k=r,dynamicAnchors:P={}}={}){let n=null,e=0,m=Ts.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ee(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||
(n=n===null?Ee.errors:n.concat(Ee.errors),e=n.length));else return Ts.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Ts.errors=n,e===0}Ts.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var Vo=js;function js(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=js.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(V(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?V.errors:
n.concat(V.errors),e=n.length));else return js.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return js.errors=n,e===0}js.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Bo=qe;function qe(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||f.streams===void 0&&(i=
"streams")||f.queued_rows===void 0&&(i="queued_rows"))return qe.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;{let a=e;for(let p in f)
if(!(p==="calls"||p==="streams"||p==="queued_rows")){return qe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(a===e){if(f.calls!==void 0){let p=f.calls,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p)))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){
if(p>9007199254740991||isNaN(p))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else var t=!0;
if(t){if(f.streams!==void 0){let p=f.streams,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof p=="number"&&isFinite(p)){if(p>
9007199254740991||isNaN(p))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var t=o===e}else
var t=!0;if(t)if(f.queued_rows!==void 0){let p=f.queued_rows,o=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return qe.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof p=="num\
ber"&&isFinite(p)){if(p>9007199254740991||isNaN(p))return qe.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(p<0||isNaN(p))return qe.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var t=o===e}else var t=!0}}}}else return qe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return qe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return qe.errors=n,e===0}qe.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Ho=$s;function he(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.applied===void 0&&(a="applied")||r.problems===
void 0&&(a="problems")||r.changes===void 0&&(a="changes"))return he.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a}}],!1;{let p=e;for(let o in r)if(!(o==="app\
lied"||o==="problems"||o==="changes")){return he.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===e){if(r.applied!==
void 0){let o=e;if(typeof r.applied!="boolean")return he.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var t=o===e}else var t=!0;if(t){
if(r.problems!==void 0){let o=r.problems,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e4)return he.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let u=o.length;for(let c=0;c<u;c++){let v=o[c],x=e;if(e===x)if(typeof v=="\
string"){if(N(v,4096))return he.errors=[{instancePath:s+"/problems/"+c,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return he.errors=[{instancePath:s+
"/problems/"+c,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=x===e;if(!f)break}}}else return he.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var t=l===e}else var t=!0;if(t)if(r.changes!==
void 0){let o=r.changes,l=e;if(e===l)if(Array.isArray(o)){if(o.length>1e5)return he.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;
let u=o.length;for(let c=0;c<u;c++){let v=o[c],x=e;if(e===e)if(v&&typeof v=="object"&&!Array.isArray(
v)){let h;if(v.setting===void 0&&(h="setting")||v.needs_restart===void 0&&(h="needs_restart"))return he.
errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let S=e;for(let q in v)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return he.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(S===
e){if(v.setting!==void 0){let q=v.setting,A=e;if(e===A)if(typeof q=="string"){if(N(q,512))return he.
errors=[{instancePath:s+"/changes/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return he.errors=[{instancePath:s+"/cha\
nges/"+c+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=A===e}else var i=!0;if(i)if(v.needs_restart!==void 0){let q=e;if(typeof v.
needs_restart!="boolean")return he.errors=[{instancePath:s+"/changes/"+c+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=q===
e}else var i=!0}}}else return he.errors=[{instancePath:s+"/changes/"+c,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var d=x===e;if(!d)break}}}else return he.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var t=l===e}else var t=!0}}}}else return he.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return he.errors=n,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $s(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=$s.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(he(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:k,dynamicAnchors:P})||(n=n===null?he.errors:
n.concat(he.errors),e=n.length));else return $s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $s.errors=n,e===0}$s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Wo=z;function z(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let p=r.response;if(e===e)if(p&&
typeof p=="object"&&!Array.isArray(p)){let l;if(p.name===void 0&&(l="name")||p.operations===void 0&&
(l="operations")||p.elsewhere===void 0&&(l="elsewhere"))return z.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let y=e;for(let u in p)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(y===e){if(p.name!==void 0){let u=p.name,c=e;if(e===c)if(typeof u=="string"){if(N(u,128))
return z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(B(u,1))return z.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return z.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var t=c===e}else var t=!0;if(t){if(p.operations!==
void 0){let u=p.operations,c=e;if(e===c)if(Array.isArray(u)){if(u.length>256)return z.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let x=u.length;for(let g=0;g<x;g++){let _=u[g],h=e;if(e===h)if(_&&
typeof _=="object"&&!Array.isArray(_)){let q;if(_.method===void 0&&(q="method")||_.path===void 0&&(q=
"path")||_.summary===void 0&&(q="summary"))return z.errors=[{instancePath:s+"/response/operations/"+
g,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let L in _)if(!(L==="method"||L==="path"||L==="summary")){return z.errors=[{instancePath:s+
"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(A===e){if(_.method!==
void 0){let L=_.method,D=e;if(e===D)if(typeof L=="string"){if(N(L,7))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(B(L,3))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return z.errors=[{instancePath:s+
"/response/operations/"+g+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e}else var d=!0;if(d){if(_.path!==
void 0){let L=_.path,D=e;if(e===D)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return z.errors=[{instancePath:s+
"/response/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e}else var d=!0;if(d)if(_.summary!==void 0){
let L=_.summary,D=e;if(e===D)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+"/r\
esponse/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return z.errors=[{instancePath:s+
"/response/operations/"+g+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var d=D===e}else var d=!0}}}}else return z.
errors=[{instancePath:s+"/response/operations/"+g,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return z.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var t=c===e}else var t=!0;if(t)if(p.elsewhere!==void 0){let u=p.elsewhere,
c=e;if(e===c)if(Array.isArray(u)){if(u.length>16)return z.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let x=u.length;for(let g=0;g<x;g++){let _=u[g],h=e;if(e===h)if(_&&typeof _=="object"&&!Array.
isArray(_)){let q;if(_.name===void 0&&(q="name"))return z.errors=[{instancePath:s+"/response/elsewhe\
re/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let A=e;for(let L in _)if(!(L==="name"||L==="path"||L==="address"||L==="port")){return z.errors=
[{instancePath:s+"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(A===e){
if(_.name!==void 0){let L=_.name,D=e;if(e===D)if(typeof L=="string"){if(N(L,128))return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(B(L,1))return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+g+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a){if(_.path!==void 0){
let L=_.path,D=e;if(e===D)if(typeof L=="string"){if(N(L,256))return z.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(B(L,1))return z.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+"/respons\
e/elsewhere/"+g+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a){if(_.address!==void 0){let L=_.
address,D=e;if(e===D)if(typeof L=="string"){if(N(L,2048))return z.errors=[{instancePath:s+"/response\
/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(B(L,1))return z.errors=[{instancePath:s+"\
/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.errors=[{instancePath:s+
"/response/elsewhere/"+g+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var a=D===e}else var a=!0;if(a)if(_.port!==
void 0){let L=_.port,D=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return z.errors=[{
instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===D&&typeof L=="number"&&isFinite(
L)){if(L>65535||isNaN(L))return z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(L<1||isNaN(L))return z.errors=[{instancePath:s+"/response/elsewhere/"+g+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var a=D===e}else var a=!0}}}}}else return z.errors=[{instancePath:s+
"/response/elsewhere/"+g,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=h===e;if(!i)break}}}else return z.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var t=c===e}else var t=!0}}}}else return z.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=n,e===0}z.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Yo=Dr;function Dr(r,{instancePath:s="",parentData:w,parentDataProperty:b,rootData:k=r,dynamicAnchors:P={}}={}){
let n=null,e=0,m=Dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let t=r.response;if(e===e&&!(t&&
typeof t=="object"&&!Array.isArray(t)))return Dr.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Dr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Dr.errors=n,e===0}Dr.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Pp={getHealth:{parameters:Gt,body:Ha,replies:{200:ao}},getReadiness:{parameters:Jt,body:Wa,replies:{
200:io,503:oo}},getMetrics:{parameters:Qt,body:Ya,replies:{}},listKeys:{parameters:ea,body:Ga,replies:{
200:no}},createKey:{parameters:ra,body:Ja,replies:{200:po}},readKey:{parameters:sa,body:ii,replies:{
200:mo}},revokeKey:{parameters:ta,body:oi,replies:{200:lo}},changeKey:{parameters:aa,body:ni,replies:{
200:fo}},rotateKey:{parameters:ia,body:pi,replies:{200:uo}},restoreKey:{parameters:oa,body:mi,replies:{
200:yo}},getUsage:{parameters:na,body:li,replies:{200:co}},listUsage:{parameters:pa,body:di,replies:{
200:ho}},readOverview:{parameters:ma,body:fi,replies:{200:go}},readSeries:{parameters:la,body:ui,replies:{
200:ko}},listRequests:{parameters:da,body:yi,replies:{200:vo}},readRequest:{parameters:fa,body:ci,replies:{
200:Po}},listPayments:{parameters:ua,body:hi,replies:{200:_o}},readPayment:{parameters:ya,body:gi,replies:{
200:wo}},reconcilePayment:{parameters:ca,body:ki,replies:{200:xo}},closePayment:{parameters:ha,body:vi,
replies:{200:qo}},listUpstreams:{parameters:ga,body:Pi,replies:{200:No}},drainUpstream:{parameters:ka,
body:_i,replies:{200:So}},restoreUpstream:{parameters:va,body:bi,replies:{200:Ao}},probeUpstream:{parameters:Pa,
body:wi,replies:{200:Do}},listRoutes:{parameters:_a,body:xi,replies:{200:Io}},listPriceProposals:{parameters:ba,
body:qi,replies:{200:To}},listOperatorAgents:{parameters:wa,body:Ni,replies:{200:jo}},readOperatorAgent:{
parameters:xa,body:Li,replies:{200:$o}},getConfig:{parameters:qa,body:Si,replies:{200:Oo}},readSession:{
parameters:Na,body:Ai,replies:{200:Ko}},createSession:{parameters:La,body:Di,replies:{200:Fo}},endSession:{
parameters:Sa,body:Ii,replies:{200:Eo}},listOperators:{parameters:Aa,body:Ti,replies:{200:Mo}},createOperator:{
parameters:Da,body:ji,replies:{200:Ro}},revokeOperator:{parameters:Ia,body:Oi,replies:{200:Xo}},changeOperator:{
parameters:Ta,body:Ci,replies:{200:zo}},rotateOperator:{parameters:ja,body:Ki,replies:{200:Uo}},listAudit:{
parameters:$a,body:Fi,replies:{200:Zo}},readAudit:{parameters:Oa,body:Ei,replies:{200:Vo}},drainServer:{
parameters:Ca,body:Mi,replies:{200:Bo}},reload:{parameters:Ka,body:Ri,replies:{200:Ho}},getOverview:{
parameters:Fa,body:Xi,replies:{200:Wo}},getContract:{parameters:Ea,body:zi,replies:{200:Yo}},getReference:{
parameters:Ma,body:Ui,replies:{}},getReferenceFile:{parameters:Ra,body:Zi,replies:{}},getConsole:{parameters:za,
body:Vi,replies:{}},getConsoleFile:{parameters:Ua,body:Bi,replies:{}}};export{Pp as default};
