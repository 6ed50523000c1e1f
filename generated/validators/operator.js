// Compiled from a contract by npm run generate. Never edited.
var Un=Object.create;var jt=Object.defineProperty;var Zn=Object.getOwnPropertyDescriptor;var Vn=Object.getOwnPropertyNames;var Bn=Object.getPrototypeOf,Hn=Object.prototype.hasOwnProperty;var $t=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(w){throw s=0,w}};var Wn=(r,s,w,_)=>{if(s&&typeof s=="object"||typeof s=="function")for(let g of Vn(s))!Hn.call(r,g)&&
g!==w&&jt(r,g,{get:()=>s[g],enumerable:!(_=Zn(s,g))||_.enumerable});return r};var qr=(r,s,w)=>(w=r!=null?Un(Bn(r)):{},Wn(s||!r||!r.__esModule?jt(w,"default",{value:r,enumerable:!0}):
w,r));var js=$t(Ts=>{"use strict";Object.defineProperty(Ts,"__esModule",{value:!0});Ts.formats=void 0;var Gn=2**
31-1,Jn=(-2)**31,Qn=2**63-1,eo=(-2)**63,Kt=(2-2**-23)*2**127,Ft=2**-126,ro=-1*Kt,so=-1*Ft,Ct=()=>!0,
to=/^[A-Za-z0-9+/]*(=|==)?$/;Ts.formats={int32:{validate:r=>Number.isInteger(r)&&r<=Gn&&r>=Jn,type:"\
number"},int64:{validate:r=>Number.isInteger(r)&&r<=Qn&&r>=eo,type:"number"},float:{validate:r=>typeof r==
"number"&&(r===0||r<=Kt&&r>=Ft||r>=ro&&r<=so),type:"number"},double:{validate:r=>typeof r=="number",
type:"number"},byte:r=>r.length%4===0&&to.test(r),binary:Ct,password:Ct}});var $s=$t(ar=>{"use strict";Object.defineProperty(ar,"__esModule",{value:!0});ar.formatNames=ar.fastFormats=
ar.fullFormats=void 0;function tr(r,s){return{validate:r,compare:s}}ar.fullFormats={date:tr(Xt,Nt),time:tr(
xt(!0),Lt),"date-time":tr(Et(!0),Ut),"iso-time":tr(xt(),zt),"iso-date-time":tr(Et(),Zt),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:mo,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:go,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative\
-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:lo,int32:{type:"number",validate:yo},
int64:{type:"number",validate:co},float:{type:"number",validate:Rt},double:{type:"number",validate:Rt},
password:!0,binary:!0};ar.fastFormats={...ar.fullFormats,date:tr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Nt),time:tr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Lt),"date-time":tr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ut),"iso-time":tr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,zt),
"iso-date-time":tr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Zt),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
ar.formatNames=Object.keys(ar.fullFormats);function ao(r){return r%4===0&&(r%100!==0||r%400===0)}var io=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
no=[0,31,28,31,30,31,30,31,31,30,31,30,31];function Xt(r){let s=io.exec(r);if(!s)return!1;let w=+s[1],
_=+s[2],g=+s[3];return _>=1&&_<=12&&g>=1&&g<=(_===2&&ao(w)?29:no[_])}function Nt(r,s){if(r&&s)return r>
s?1:r<s?-1:0}var wt=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function xt(r){
return function(w){let _=wt.exec(w);if(!_)return!1;let g=+_[1],k=+_[2],p=+_[3],e=_[4],m=_[5]==="-"?-1:
1,a=+(_[6]||0),f=+(_[7]||0);if(a>23||f>59||r&&!e)return!1;if(g<=23&&k<=59&&p<60)return!0;let d=k-f*m,
i=g-a*m-(d<0?1:0);return(i===23||i===-1)&&(d===59||d===-1)&&p<61}}function Lt(r,s){if(!(r&&s))return;
let w=new Date("2020-01-01T"+r).valueOf(),_=new Date("2020-01-01T"+s).valueOf();if(w&&_)return w-_}function zt(r,s){
if(!(r&&s))return;let w=wt.exec(r),_=wt.exec(s);if(w&&_)return r=w[1]+w[2]+w[3],s=_[1]+_[2]+_[3],r>s?
1:r<s?-1:0}var qt=/t|\s/i;function Et(r){let s=xt(r);return function(_){let g=_.split(qt);return g.length===
2&&Xt(g[0])&&s(g[1])}}function Ut(r,s){if(!(r&&s))return;let w=new Date(r).valueOf(),_=new Date(s).valueOf();
if(w&&_)return w-_}function Zt(r,s){if(!(r&&s))return;let[w,_]=r.split(qt),[g,k]=s.split(qt),p=Nt(w,
g);if(p!==void 0)return p||Lt(_,k)}var oo=/\/|:/,po=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function mo(r){return oo.test(r)&&po.test(r)}var Mt=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function lo(r){return Mt.lastIndex=0,Mt.test(r)}var fo=-(2**31),uo=2**31-1;function yo(r){return Number.
isInteger(r)&&r<=uo&&r>=fo}function co(r){return Number.isInteger(r)}function Rt(){return!0}var ho=/[^\\]\\Z/;
function go(r){if(ho.test(r))return!1;try{return new RegExp(r),!0}catch{return!1}}});var Nr=(r,s)=>r.length>s&&Ot(r)>s,Lr=(r,s)=>r.length<2*s&&Ot(r)<s,Yn=/[\ud800-\udbff][\udc00-\udfff]/g,
Ot=r=>r.length-(r.match(Yn)?.length??0);var Vt=qr(js()),Bt=qr($s()),mp={...Vt.formats,...Bt.fastFormats},Ht=Ir;function Ir(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ir.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ir.errors=p,e===0}Ir.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Wt=Tr;function Tr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Tr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Tr.errors=p,e===0}Tr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Yt=jr;function jr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return jr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return jr.errors=p,e===0}jr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Gt=cr;var F=Nr;function cr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="boolean")n=""+i;else if(i===
null)n="";else return cr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return cr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return cr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return cr.errors=p,e===0}cr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Jt=ir;var R=Lr,Os=new RegExp("^[ -~]+$","u");function ir(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return ir.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.
headers;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["\
idempotency-key"],t=e;if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="bool\
ean")n=""+i;else if(i===null)n="";else return ir.errors=[{instancePath:s+"/headers/idempotency-key",
schemaPath:"#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"strin\
g"}}],!1;n!==void 0&&(i=n,f!==void 0&&(f["idempotency-key"]=n))}if(e===t&&typeof i=="string"){if(F(i,
255))return ir.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/p\
roperties/idempotency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(i,1))return ir.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Os.test(i))return ir.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"\
pattern",params:{pattern:"^[ -~]+$"}}],!1}}}else return ir.errors=[{instancePath:s+"/headers",schemaPath:"\
#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return ir.errors=p,e===0}ir.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Qt=Ee;var Ae=new RegExp("^[0-9a-f-]{36}$","u");function Ee(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&
(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ee.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.
params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ee.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:i}}],!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===
void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else return Ee.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Ee.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(R(t,36))return Ee.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
t))return Ee.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ee.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1}}return Ee.
errors=p,e===0}Ee.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ea=Me;function Me(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Me.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Me.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Me.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Me.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Me.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Me.errors=p,e===0}Me.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ra=Re;function Re(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Re.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Re.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Re.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Re.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Re.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Re.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Re.errors=p,e===0}Re.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var sa=qe;function qe(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return qe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let t=d["idempotenc\
y-key"],o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
t;else if(t===null)l="";else return qe.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(t=l,d!==void 0&&(d["idempotency-key"]=l))}if(e===o&&typeof t=="string"){if(F(t,255))return qe.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(t,1))return qe.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Os.test(t))return qe.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return qe.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==
void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&
(o="id"))return qe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(d.id!==void 0){let n=d.id,l=e;if(typeof n!="string"){let c=typeof n,
u;if(u===void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===null)u="";else return qe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(n=u,d!==void 0&&(d.id=u))}if(e===l&&typeof n=="string"){if(F(n,36))return qe.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(R(n,36))return qe.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return qe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return qe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return qe.errors=p,e===0}qe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ta=Xe;function Xe(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Xe.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Xe.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Xe.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Xe.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Xe.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Xe.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Xe.errors=p,e===0}Xe.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var aa=te,ko={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"intege\
r",minimum:0,maximum:41024448e5},key_id:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x\
1f\\x7f]+$"},model:{type:"string",minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f]+$"},by:{type:"\
array",maxItems:7,uniqueItems:!0,items:{type:"string",enum:["key","model","agent","hour","day","upst\
ream","owner"]}},refusals:{type:"boolean",default:!1}}},headers:{},params:{},cookies:{},body:{}}},Ce=new RegExp(
"^[^\\x00-\\x1f\\x7f]+$","u");function te(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return te.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query;if(e===
e)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.refusals===void 0&&(i.refusals=!1),i.from!==void 0){
let o=i.from,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l=typeof o,c;if(c===void 0)
if(l==="boolean"||o===null||l==="string"&&o&&o==+o&&!(o%1))c=+o;else return te.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"inte\
ger"}}],!1;c!==void 0&&(o=c,i!==void 0&&(i.from=c))}if(e===n&&typeof o=="number"&&isFinite(o)){if(o>
41024448e5||isNaN(o))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/\
properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return te.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.
to!==void 0){let o=i.to,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,
u;if(u===void 0)if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))u=+o;else return te.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.to=u))}if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>41024448e5||isNaN(o))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(
o))return te.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.key_id!==
void 0){let o=i.key_id,n=e;if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+o;else if(o===null)u="";else return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"\
#/properties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=
u,i!==void 0&&(i.key_id=u))}if(e===n&&typeof o=="string"){if(F(o,256))return te.errors=[{instancePath:s+
"/query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(o,1))return te.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return te.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.model!==
void 0){let o=i.model,n=e;if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="\
boolean")u=""+o;else if(o===null)u="";else return te.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=
u,i!==void 0&&(i.model=u))}if(e===n&&typeof o=="string"){if(F(o,256))return te.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(o,1))return te.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return te.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.by!==void 0){
let o=i.by,n=e;if(e===n)if(Array.isArray(o)){if(o.length>7)return te.errors=[{instancePath:s+"/query\
/by",schemaPath:"#/properties/query/properties/by/maxItems",keyword:"maxItems",params:{limit:7}}],!1;
{var f=!0;let c=o.length;for(let u=0;u<c;u++){let y=o[u],P=e;if(typeof y!="string"){let v=typeof y,b;
if(b===void 0)if(v=="number"||v=="boolean")b=""+y;else if(y===null)b="";else return te.errors=[{instancePath:s+
"/query/by/"+u,schemaPath:"#/properties/query/properties/by/items/type",keyword:"type",params:{type:"\
string"}}],!1;b!==void 0&&(y=b,o!==void 0&&(o[u]=b))}if(!(y==="key"||y==="model"||y==="agent"||y==="\
hour"||y==="day"||y==="upstream"||y==="owner"))return te.errors=[{instancePath:s+"/query/by/"+u,schemaPath:"\
#/properties/query/properties/by/items/enum",keyword:"enum",params:{allowedValues:ko.properties.query.
properties.by.items.enum}}],!1;var f=P===e;if(!f)break}if(f){let u=o.length,y;if(u>1){let P={};for(;u--;){
let x=o[u];if(typeof x=="string"){if(typeof P[x]=="number"){return y=P[x],te.errors=[{instancePath:s+
"/query/by",schemaPath:"#/properties/query/properties/by/uniqueItems",keyword:"uniqueItems",params:{
i:u,j:y}}],!1;break}P[x]=u}}}}}}else return te.errors=[{instancePath:s+"/query/by",schemaPath:"#/pro\
perties/query/properties/by/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else var a=!0;
if(a){let o=i.refusals,n=e;if(typeof o!="boolean"){let c;if(c===void 0)if(o==="false"||o===0||o===null)
c=!1;else if(o==="true"||o===1)c=!0;else return te.errors=[{instancePath:s+"/query/refusals",schemaPath:"\
#/properties/query/properties/refusals/type",keyword:"type",params:{type:"boolean"}}],!1;c!==void 0&&
(o=c,i!==void 0&&(i.refusals=c))}var a=n===e}}}}}}else return te.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return te.errors=p,e===0}te.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ia=ae;function ae(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return ae.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.from!==void 0){let t=d.from,
o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let n=typeof t,l;if(l===void 0)if(n===
"boolean"||t===null||n==="string"&&t&&t==+t&&!(t%1))l=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],
!1;l!==void 0&&(t=l,d!==void 0&&(d.from=l))}if(e===o&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return ae.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/f\
rom/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return ae.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(d.to!==void 0){let t=d.
to,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,c;if(c===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))c=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(t=c,d!==void 0&&(d.to=c))}if(e===o&&typeof t=="number"&&isFinite(t)){if(t>41024448e5||
isNaN(t))return ae.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(t))return ae.
errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(d.key_id!==void 0){
let t=d.key_id,o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolean")
c=""+t;else if(t===null)c="";else return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/pr\
operties/query/properties/key_id/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,d!==
void 0&&(d.key_id=c))}if(e===o&&typeof t=="string"){if(F(t,256))return ae.errors=[{instancePath:s+"/\
query/key_id",schemaPath:"#/properties/query/properties/key_id/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(t,1))return ae.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties\
/query/properties/key_id/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return ae.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){if(d.model!==
void 0){let t=d.model,o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="\
boolean")c=""+t;else if(t===null)c="";else return ae.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=
c,d!==void 0&&(d.model=c))}if(e===o&&typeof t=="string"){if(F(t,256))return ae.errors=[{instancePath:s+
"/query/model",schemaPath:"#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(R(t,1))return ae.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/\
query/properties/model/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return ae.
errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){let t=d.limit,
o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,c;if(c===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))c=+t;else return ae.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(t=c,d!==void 0&&(d.limit=c))}if(e===o&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return ae.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return ae.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e;if(a)if(d.after!==void 0){let l=d.after,c=e;
if(typeof l!="string"){let y=typeof l,P;if(P===void 0)if(y=="number"||y=="boolean")P=""+l;else if(l===
null)P="";else return ae.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,d!==void 0&&(d.after=P))}
if(e===c&&typeof l=="string"){if(F(l,256))return ae.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(l,1))
return ae.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:1}}],!1}var a=c===e}else var a=!0}}}}}else return ae.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1}}return ae.errors=p,e===0}ae.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},
dynamicProps:!1,dynamicItems:!1};var na=$r;function $r(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return $r.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return $r.errors=p,e===0}$r.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var oa=ne,St={paths:{},components:{
securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",in:"cookie",
name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{
type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{query:{type:"object",
properties:{metric:{type:"string",enum:["requests","failed","attempts","failed_attempts","prompt_tok\
ens","cached_tokens","completion_tokens","tokens","charged","cost","first_token_p50_ms","first_token\
_p95_ms","whole_p50_ms","whole_p95_ms"]},by:{type:"string",enum:["key","model","agent","upstream","s\
tatus","class"]},from:{type:"integer",minimum:0,maximum:41024448e5},to:{type:"integer",minimum:0,maximum:41024448e5},
step:{type:"string",enum:["hour","day"],default:"hour"},top:{type:"integer",minimum:1,maximum:100,default:20}},
required:["metric"]},headers:{type:"object",properties:{"if-none-match":{type:"string",maxLength:4096}}},
params:{},cookies:{},body:{}}};function ne(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.
headers===void 0&&(d="headers")||r.params===void 0&&(d="params"))return ne.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query,t=e;
if(e===t)if(i&&typeof i=="object"&&!Array.isArray(i)){i.step===void 0&&(i.step="hour"),i.top===void 0&&
(i.top=20);let o;if(i.metric===void 0&&(o="metric"))return ne.errors=[{instancePath:s+"/query",schemaPath:"\
#/properties/query/required",keyword:"required",params:{missingProperty:o}}],!1;if(i.metric!==void 0){
let n=i.metric,l=e;if(typeof n!="string"){let c=typeof n,u;if(u===void 0)if(c=="number"||c=="boolean")
u=""+n;else if(n===null)u="";else return ne.errors=[{instancePath:s+"/query/metric",schemaPath:"#/pr\
operties/query/properties/metric/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,i!==
void 0&&(i.metric=u))}if(!(n==="requests"||n==="failed"||n==="attempts"||n==="failed_attempts"||n===
"prompt_tokens"||n==="cached_tokens"||n==="completion_tokens"||n==="tokens"||n==="charged"||n==="cos\
t"||n==="first_token_p50_ms"||n==="first_token_p95_ms"||n==="whole_p50_ms"||n==="whole_p95_ms"))return ne.
errors=[{instancePath:s+"/query/metric",schemaPath:"#/properties/query/properties/metric/enum",keyword:"\
enum",params:{allowedValues:St.properties.query.properties.metric.enum}}],!1;var a=l===e}else var a=!0;
if(a){if(i.by!==void 0){let n=i.by,l=e;if(typeof n!="string"){let u=typeof n,y;if(y===void 0)if(u=="\
number"||u=="boolean")y=""+n;else if(n===null)y="";else return ne.errors=[{instancePath:s+"/query/by",
schemaPath:"#/properties/query/properties/by/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&
(n=y,i!==void 0&&(i.by=y))}if(!(n==="key"||n==="model"||n==="agent"||n==="upstream"||n==="status"||n===
"class"))return ne.errors=[{instancePath:s+"/query/by",schemaPath:"#/properties/query/properties/by/\
enum",keyword:"enum",params:{allowedValues:St.properties.query.properties.by.enum}}],!1;var a=l===e}else
var a=!0;if(a){if(i.from!==void 0){let n=i.from,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let u=typeof n,y;if(y===void 0)if(u==="boolean"||n===null||u==="string"&&n&&n==+n&&!(n%1))y=+n;else
return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(n=y,i!==void 0&&(i.from=y))}if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return ne.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;
if(a){if(i.to!==void 0){let n=i.to,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u=typeof n,
y;if(y===void 0)if(u==="boolean"||n===null||u==="string"&&n&&n==+n&&!(n%1))y=+n;else return ne.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;y!==void 0&&(n=y,i!==void 0&&(i.to=y))}if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return ne.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){let n=i.step,
l=e;if(typeof n!="string"){let u=typeof n,y;if(y===void 0)if(u=="number"||u=="boolean")y=""+n;else if(n===
null)y="";else return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties/query/proper\
ties/step/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(n=y,i!==void 0&&(i.step=y))}
if(!(n==="hour"||n==="day"))return ne.errors=[{instancePath:s+"/query/step",schemaPath:"#/properties\
/query/properties/step/enum",keyword:"enum",params:{allowedValues:St.properties.query.properties.step.
enum}}],!1;var a=l===e;if(a){let u=i.top,y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
let x=typeof u,v;if(v===void 0)if(x==="boolean"||u===null||x==="string"&&u&&u==+u&&!(u%1))v=+u;else return ne.
errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/top/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;v!==void 0&&(u=v,i!==void 0&&(i.top=v))}if(e===y&&typeof u=="number"&&
isFinite(u)){if(u>100||isNaN(u))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/propert\
ies/query/properties/top/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}}],!1;if(u<1||
isNaN(u))return ne.errors=[{instancePath:s+"/query/top",schemaPath:"#/properties/query/properties/to\
p/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}}}}}}else return ne.errors=
[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],
!1;var f=t===e}else var f=!0;if(f)if(r.headers!==void 0){let i=r.headers,t=e;if(e===t)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){let n=i["if-none-match"],l=e;if(typeof n!=
"string"){let c=typeof n,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===null)u="";else
return ne.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properti\
es/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,i!==void 0&&(i["i\
f-none-match"]=u))}if(e===l&&typeof n=="string"&&F(n,4096))return ne.errors=[{instancePath:s+"/heade\
rs/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"maxL\
ength",params:{limit:4096}}],!1}}else return ne.errors=[{instancePath:s+"/headers",schemaPath:"#/pro\
perties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=t===e}else var f=!0}return ne.
errors=p,e===0}ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pa=K,vo={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
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
type:"string",maxLength:4096}}},params:{},cookies:{},body:{}}},Po=new RegExp("^[a-z0-9_]+$","u");function K(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.query===void 0&&(d="query")||r.headers===void 0&&(d="headers")||
r.params===void 0&&(d="params"))return K.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:d}}],!1;if(r.query!==void 0){let i=r.query,t=e;if(e===t)if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.limit===void 0&&(i.limit=100),i.from!==void 0){let o=i.from,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let l=typeof o,c;if(c===void 0)if(l==="boolean"||o===null||
l==="string"&&o&&o==+o&&!(o%1))c=+o;else return K.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(o=
c,i!==void 0&&(i.from=c))}if(e===n&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return K.
errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return K.errors=[{instancePath:s+
"/query/from",schemaPath:"#/properties/query/properties/from/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.to!==void 0){let o=i.to,n=e;if(!(typeof o=="n\
umber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,u;if(u===void 0)if(c==="boolean"||o===null||
c==="string"&&o&&o==+o&&!(o%1))u=+o;else return K.errors=[{instancePath:s+"/query/to",schemaPath:"#/\
properties/query/properties/to/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=u,i!==
void 0&&(i.to=u))}if(e===n&&typeof o=="number"&&isFinite(o)){if(o>41024448e5||isNaN(o))return K.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/maximum",keyword:"maximum",
params:{comparison:"<=",limit:41024448e5}}],!1;if(o<0||isNaN(o))return K.errors=[{instancePath:s+"/q\
uery/to",schemaPath:"#/properties/query/properties/to/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.key_id!==void 0){let o=i.key_id,n=e;if(typeof o!=
"string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===null)u="";else
return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/ty\
pe",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.key_id=u))}if(e===n&&
typeof o=="string"){if(F(o,256))return K.errors=[{instancePath:s+"/query/key_id",schemaPath:"#/prope\
rties/query/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(o,1))return K.
errors=[{instancePath:s+"/query/key_id",schemaPath:"#/properties/query/properties/key_id/minLength",
keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return K.errors=[{instancePath:s+"/query/ke\
y_id",schemaPath:"#/properties/query/properties/key_id/pattern",keyword:"pattern",params:{pattern:"^\
[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.model!==void 0){let o=i.model,n=e;
if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===
null)u="";else return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/proper\
ties/model/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.model=u))}
if(e===n&&typeof o=="string"){if(F(o,256))return K.errors=[{instancePath:s+"/query/model",schemaPath:"\
#/properties/query/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(o,1))
return K.errors=[{instancePath:s+"/query/model",schemaPath:"#/properties/query/properties/model/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return K.errors=[{instancePath:s+"/q\
uery/model",schemaPath:"#/properties/query/properties/model/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.agent!==void 0){let o=i.agent,n=e;
if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===
null)u="";else return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/proper\
ties/agent/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.agent=u))}
if(e===n&&typeof o=="string"){if(F(o,256))return K.errors=[{instancePath:s+"/query/agent",schemaPath:"\
#/properties/query/properties/agent/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(R(o,1))
return K.errors=[{instancePath:s+"/query/agent",schemaPath:"#/properties/query/properties/agent/minL\
ength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return K.errors=[{instancePath:s+"/q\
uery/agent",schemaPath:"#/properties/query/properties/agent/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.upstream!==void 0){let o=i.upstream,
n=e;if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===
null)u="";else return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/pro\
perties/upstream/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.upstream=
u))}if(e===n&&typeof o=="string"){if(F(o,64))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"\
#/properties/query/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(o,
1))return K.errors=[{instancePath:s+"/query/upstream",schemaPath:"#/properties/query/properties/upst\
ream/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(o))return K.errors=[{instancePath:s+
"/query/upstream",schemaPath:"#/properties/query/properties/upstream/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.status!==void 0){let o=i.
status,n=e;if(typeof o!="string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===
null)u="";else return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/prope\
rties/status/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.status=
u))}if(e===n&&typeof o=="string"){if(F(o,64))return K.errors=[{instancePath:s+"/query/status",schemaPath:"\
#/properties/query/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(o,1))
return K.errors=[{instancePath:s+"/query/status",schemaPath:"#/properties/query/properties/status/mi\
nLength",keyword:"minLength",params:{limit:1}}],!1;if(!Po.test(o))return K.errors=[{instancePath:s+"\
/query/status",schemaPath:"#/properties/query/properties/status/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9_]+$"}}],!1}var a=n===e}else var a=!0;if(a){if(i.class!==void 0){let o=i.class,n=e;if(typeof o!=
"string"){let c=typeof o,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+o;else if(o===null)u="";else
return K.errors=[{instancePath:s+"/query/class",schemaPath:"#/properties/query/properties/class/type",
keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.class=u))}if(!(o==="ours"||
o==="upstream"||o==="caller"||o==="limits"||o==="left"))return K.errors=[{instancePath:s+"/query/cla\
ss",schemaPath:"#/properties/query/properties/class/enum",keyword:"enum",params:{allowedValues:vo.properties.
query.properties.class.enum}}],!1;var a=n===e}else var a=!0;if(a){if(i.slower_than_ms!==void 0){let o=i.
slower_than_ms,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,u;if(u===
void 0)if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))u=+o;else return K.errors=[{instancePath:s+
"/query/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/type",keyword:"type",
params:{type:"integer"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.slower_than_ms=u))}if(e===n&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return K.errors=[{instancePath:s+"/query/slow\
er_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return K.errors=[{instancePath:s+"/que\
ry/slower_than_ms",schemaPath:"#/properties/query/properties/slower_than_ms/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(i.costlier_than!==void 0){
let o=i.costlier_than,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,u;
if(u===void 0)if(c==="boolean"||o===null||c==="string"&&o&&o==+o&&!(o%1))u=+o;else return K.errors=[
{instancePath:s+"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/type",
keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=u,i!==void 0&&(i.costlier_than=u))}if(e===
n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return K.errors=[{instancePath:s+
"/query/costlier_than",schemaPath:"#/properties/query/properties/costlier_than/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){let o=i.limit,n=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let c=typeof o,u;if(u===void 0)if(c==="boolean"||o===null||
c==="string"&&o&&o==+o&&!(o%1))u=+o;else return K.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;u!==void 0&&(o=
u,i!==void 0&&(i.limit=u))}if(e===n&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return K.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(o<1||isNaN(o))return K.errors=[{instancePath:s+"/q\
uery/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=n===e;if(a)if(i.after!==void 0){let c=i.after,u=e;if(typeof c!="string"){let P=typeof c,
x;if(x===void 0)if(P=="number"||P=="boolean")x=""+c;else if(c===null)x="";else return K.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;x!==void 0&&(c=x,i!==void 0&&(i.after=x))}if(e===u&&typeof c=="string"){if(F(c,256))return K.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;if(R(c,1))return K.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:1}}],!1}var a=u===e}else
var a=!0}}}}}}}}}}}else return K.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"}}],!1;var f=t===e}else var f=!0;if(f)if(r.headers!==void 0){
let i=r.headers,t=e;if(e===t)if(i&&typeof i=="object"&&!Array.isArray(i)){if(i["if-none-match"]!==void 0){
let n=i["if-none-match"],l=e;if(typeof n!="string"){let c=typeof n,u;if(u===void 0)if(c=="number"||c==
"boolean")u=""+n;else if(n===null)u="";else return K.errors=[{instancePath:s+"/headers/if-none-match",
schemaPath:"#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(n=u,i!==void 0&&(i["if-none-match"]=u))}if(e===l&&typeof n=="string"&&F(n,4096))return K.
errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none\
-match/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return K.errors=[{instancePath:s+
"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var f=t===
e}else var f=!0}return K.errors=p,e===0}K.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ma=ze;function ze(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return ze.errors=p,e===0}ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var la=me,bo={paths:{},
components:{securitySchemes:{OperatorToken:{type:"http",scheme:"bearer"},SessionCookie:{type:"apiKey",
in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"apiKey",in:"header",name:"X-Tollgate-\
Session"},MetricsToken:{type:"http",scheme:"bearer"}}},required:["query","headers","params"],properties:{
query:{type:"object",properties:{state:{type:"string",enum:["reserved","executing","executed","settl\
ing","settled","settle_unknown","failed","expired","refund_due","undecided"]},network:{type:"string",
minLength:1,maxLength:64,pattern:"^[^\\x00-\\x1f\\x7f]+$"},payer:{type:"string",minLength:1,maxLength:64,
pattern:"^[^\\x00-\\x1f\\x7f]+$"},limit:{type:"integer",minimum:1,maximum:1e3,default:100},after:{type:"\
string",pattern:"^[0-9a-f-]{36}$",minLength:36,maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};
function me(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return me.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&(d.limit=100),d.state!==void 0){let t=d.
state,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===
null)l="";else return me.errors=[{instancePath:s+"/query/state",schemaPath:"#/properties/query/prope\
rties/state/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,d!==void 0&&(d.state=l))}
if(!(t==="reserved"||t==="executing"||t==="executed"||t==="settling"||t==="settled"||t==="settle_unk\
nown"||t==="failed"||t==="expired"||t==="refund_due"||t==="undecided"))return me.errors=[{instancePath:s+
"/query/state",schemaPath:"#/properties/query/properties/state/enum",keyword:"enum",params:{allowedValues:bo.
properties.query.properties.state.enum}}],!1;var a=o===e}else var a=!0;if(a){if(d.network!==void 0){
let t=d.network,o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolea\
n")c=""+t;else if(t===null)c="";else return me.errors=[{instancePath:s+"/query/network",schemaPath:"\
#/properties/query/properties/network/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=
c,d!==void 0&&(d.network=c))}if(e===o&&typeof t=="string"){if(F(t,64))return me.errors=[{instancePath:s+
"/query/network",schemaPath:"#/properties/query/properties/network/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(R(t,1))return me.errors=[{instancePath:s+"/query/network",schemaPath:"#/properties\
/query/properties/network/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return me.
errors=[{instancePath:s+"/query/network",schemaPath:"#/properties/query/properties/network/pattern",
keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){if(d.
payer!==void 0){let t=d.payer,o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="numbe\
r"||l=="boolean")c=""+t;else if(t===null)c="";else return me.errors=[{instancePath:s+"/query/payer",
schemaPath:"#/properties/query/properties/payer/type",keyword:"type",params:{type:"string"}}],!1;c!==
void 0&&(t=c,d!==void 0&&(d.payer=c))}if(e===o&&typeof t=="string"){if(F(t,64))return me.errors=[{instancePath:s+
"/query/payer",schemaPath:"#/properties/query/properties/payer/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(R(t,1))return me.errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/q\
uery/properties/payer/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return me.
errors=[{instancePath:s+"/query/payer",schemaPath:"#/properties/query/properties/payer/pattern",keyword:"\
pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){let t=d.limit,
o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,c;if(c===void 0)if(l===
"boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))c=+t;else return me.errors=[{instancePath:s+"/qu\
ery/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type:"intege\
r"}}],!1;c!==void 0&&(t=c,d!==void 0&&(d.limit=c))}if(e===o&&typeof t=="number"&&isFinite(t)){if(t>1e3||
isNaN(t))return me.errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/\
limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return me.
errors=[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=o===e;if(a)if(d.after!==void 0){let l=d.after,c=e;
if(typeof l!="string"){let y=typeof l,P;if(P===void 0)if(y=="number"||y=="boolean")P=""+l;else if(l===
null)P="";else return me.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/prope\
rties/after/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(l=P,d!==void 0&&(d.after=P))}
if(e===c&&typeof l=="string"){if(F(l,36))return me.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/maxLength",keyword:"maxLength",params:{limit:36}}],!1;if(R(l,36))
return me.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/min\
Length",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(l))return me.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}var a=c===e}else var a=!0}}}}else return me.errors=[{instancePath:s+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"}}],!1}}return me.errors=p,
e===0}me.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var da=Ue;function Ue(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ue.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ue.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Ue.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ue.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ue.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ue.errors=p,e===0}Ue.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var fa=Ze;function Ze(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ze.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ze.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ze.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Ze.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ze.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ze.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ze.errors=p,e===0}Ze.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ua=Ne;function Ne(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Ne.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.query!==void 0){let d=r.query,i=e;if(e===i)if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.reason!==void 0){let t=d.reason,o=e;if(typeof t!="string"){
let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else return Ne.
errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(t=l,d!==void 0&&(d.reason=l))}if(e===o&&typeof t=="st\
ring"){if(F(t,512))return Ne.errors=[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/\
properties/reason/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(R(t,1))return Ne.errors=
[{instancePath:s+"/query/reason",schemaPath:"#/properties/query/properties/reason/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Ce.test(t))return Ne.errors=[{instancePath:s+"/query/reason",schemaPath:"\
#/properties/query/properties/reason/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],
!1}}}else return Ne.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"t\
ype",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==void 0){let d=r.params,
i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&(o="id"))return Ne.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{
missingProperty:o}}],!1;if(d.id!==void 0){let n=d.id,l=e;if(typeof n!="string"){let c=typeof n,u;if(u===
void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===null)u="";else return Ne.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(n=u,d!==void 0&&(d.id=u))}if(e===l&&typeof n=="string"){if(F(n,36))return Ne.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(R(n,36))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return Ne.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Ne.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Ne.errors=p,e===0}Ne.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ya=Or;function Or(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Or.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Or.errors=p,e===0}Or.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ca=Ve;var At=new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$","u");function Ve(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Ve.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return Ve.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===
void 0&&(i="name"))return Ve.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/requi\
red",keyword:"required",params:{missingProperty:i}}],!1;if(f.name!==void 0){let t=f.name,o=e;if(typeof t!=
"string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else
return Ve.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/typ\
e",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===o&&typeof t==
"string"){if(F(t,64))return Ve.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/param\
s/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(t,1))return Ve.errors=[
{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/minLength",keyword:"m\
inLength",params:{limit:1}}],!1;if(!At.test(t))return Ve.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0\
-9_.-]{0,63}$"}}],!1}}}else return Ve.errors=[{instancePath:s+"/params",schemaPath:"#/properties/par\
ams/type",keyword:"type",params:{type:"object"}}],!1}}return Ve.errors=p,e===0}Ve.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ha=Be;function Be(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Be.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return Be.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let t=f.name,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+t;else if(t===null)l="";else return Be.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===o&&typeof t=="string"){if(F(t,64))return Be.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(R(t,1))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!At.test(
t))return Be.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return Be.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return Be.errors=p,e===0}Be.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ga=He;function He(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=He.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return He.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.name===void 0&&(i="name"))return He.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.name!==void 0){let t=f.name,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n==
"number"||n=="boolean")l=""+t;else if(t===null)l="";else return He.errors=[{instancePath:s+"/params/\
name",schemaPath:"#/properties/params/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;l!==void 0&&(t=l,f!==void 0&&(f.name=l))}if(e===o&&typeof t=="string"){if(F(t,64))return He.errors=
[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(R(t,1))return He.errors=[{instancePath:s+"/params/name",schemaPath:"\
#/properties/params/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!At.test(
t))return He.errors=[{instancePath:s+"/params/name",schemaPath:"#/properties/params/properties/name/\
pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"}}],!1}}}else return He.
errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"\
object"}}],!1}}return He.errors=p,e===0}He.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ka=Cr;function Cr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Cr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Cr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Cr.errors=p,e===0}Cr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var va=Kr;function Kr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Kr.errors=p,e===0}Kr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Pa=We;var _o=new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$","u");function We(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=We.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.
query===void 0&&(a="query")||r.headers===void 0&&(a="headers")||r.params===void 0&&(a="params"))return We.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.
params!==void 0){let f=r.params;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===
void 0&&(i="id"))return We.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/require\
d",keyword:"required",params:{missingProperty:i}}],!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!=
"string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===null)l="";else
return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;l!==void 0&&(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){
if(F(t,64))return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties\
/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(t,1))return We.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!_o.test(t))return We.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/pro\
perties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"}}],!1}}}else
return We.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{
type:"object"}}],!1}}return We.errors=p,e===0}We.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var ba=Fr;function Fr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Fr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Fr.errors=p,e===0}Fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var _a=Er;function Er(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Er.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Er.errors=p,e===0}Er.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var wa=Mr;function Mr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Mr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Mr.errors=p,e===0}Mr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var xa=Rr;function Rr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Rr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Rr.errors=p,e===0}Rr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var qa=Xr;function Xr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Xr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Xr.errors=p,e===0}Xr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Na=nr;function nr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return nr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["idempotency-key"]!==void 0){let i=f["idempotency-key"],
t=e;if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="boolean")n=""+i;else if(i===
null)n="";else return nr.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties\
/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=
n,f!==void 0&&(f["idempotency-key"]=n))}if(e===t&&typeof i=="string"){if(F(i,255))return nr.errors=[
{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-k\
ey/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(i,1))return nr.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Os.test(i))return nr.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return nr.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1}}return nr.errors=p,e===0}nr.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var La=Ye;function Ye(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ye.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ye.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ye.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Ye.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ye.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ye.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ye.errors=p,e===0}Ye.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Sa=Ge;function Ge(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ge.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Ge.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Ge.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Ge.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Ge.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Ge.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Ge.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Ge.errors=p,e===0}Ge.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Aa=Le;function Le(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return Le.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["idempotency-key"]!==void 0){let t=d["idempotenc\
y-key"],o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+
t;else if(t===null)l="";else return Le.errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"\
#/properties/headers/properties/idempotency-key/type",keyword:"type",params:{type:"string"}}],!1;l!==
void 0&&(t=l,d!==void 0&&(d["idempotency-key"]=l))}if(e===o&&typeof t=="string"){if(F(t,255))return Le.
errors=[{instancePath:s+"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idemp\
otency-key/maxLength",keyword:"maxLength",params:{limit:255}}],!1;if(R(t,1))return Le.errors=[{instancePath:s+
"/headers/idempotency-key",schemaPath:"#/properties/headers/properties/idempotency-key/minLength",keyword:"\
minLength",params:{limit:1}}],!1;if(!Os.test(t))return Le.errors=[{instancePath:s+"/headers/idempote\
ncy-key",schemaPath:"#/properties/headers/properties/idempotency-key/pattern",keyword:"pattern",params:{
pattern:"^[ -~]+$"}}],!1}}}else return Le.errors=[{instancePath:s+"/headers",schemaPath:"#/propertie\
s/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)if(r.params!==
void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;if(d.id===void 0&&
(o="id"))return Le.errors=[{instancePath:s+"/params",schemaPath:"#/properties/params/required",keyword:"\
required",params:{missingProperty:o}}],!1;if(d.id!==void 0){let n=d.id,l=e;if(typeof n!="string"){let c=typeof n,
u;if(u===void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===null)u="";else return Le.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;u!==void 0&&(n=u,d!==void 0&&(d.id=u))}if(e===l&&typeof n=="string"){if(F(n,36))return Le.errors=
[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxL\
ength",params:{limit:36}}],!1;if(R(n,36))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"\
#/properties/params/properties/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
n))return Le.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/properties/id/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}}}else return Le.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===
e}else var a=!0}return Le.errors=p,e===0}Le.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Da=re,wo={paths:{},components:{securitySchemes:{OperatorToken:{
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
maxLength:36}}},headers:{},params:{},cookies:{},body:{}}};function re(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=re.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.
query===void 0&&(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return re.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
query!==void 0){let d=r.query;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.limit===void 0&&
(d.limit=100),d.from!==void 0){let t=d.from,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let n=typeof t,l;if(l===void 0)if(n==="boolean"||t===null||n==="string"&&t&&t==+t&&!(t%1))l=+t;else
return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/properties/from/type",
keyword:"type",params:{type:"integer"}}],!1;l!==void 0&&(t=l,d!==void 0&&(d.from=l))}if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"\
#/properties/query/properties/from/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(t<0||isNaN(t))return re.errors=[{instancePath:s+"/query/from",schemaPath:"#/properties/query/p\
roperties/from/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;
if(a){if(d.to!==void 0){let t=d.to,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,
c;if(c===void 0)if(l==="boolean"||t===null||l==="string"&&t&&t==+t&&!(t%1))c=+t;else return re.errors=
[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{
type:"integer"}}],!1;c!==void 0&&(t=c,d!==void 0&&(d.to=c))}if(e===o&&typeof t=="number"&&isFinite(t)){
if(t>41024448e5||isNaN(t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/que\
ry/properties/to/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(t<0||isNaN(
t))return re.errors=[{instancePath:s+"/query/to",schemaPath:"#/properties/query/properties/to/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(d.action!==
void 0){let t=d.action,o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l==
"boolean")c=""+t;else if(t===null)c="";else return re.errors=[{instancePath:s+"/query/action",schemaPath:"\
#/properties/query/properties/action/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=
c,d!==void 0&&(d.action=c))}if(!(t==="createKey"||t==="changeKey"||t==="rotateKey"||t==="revokeKey"||
t==="restoreKey"||t==="drainUpstream"||t==="restoreUpstream"||t==="probeUpstream"||t==="reconcilePay\
ment"||t==="closePayment"||t==="createOperator"||t==="changeOperator"||t==="rotateOperator"||t==="re\
vokeOperator"||t==="createSession"||t==="endSession"||t==="drainServer"||t==="reload"||t==="backup"||
t==="migrate"||t==="copyStore"||t==="authenticate"))return re.errors=[{instancePath:s+"/query/action",
schemaPath:"#/properties/query/properties/action/enum",keyword:"enum",params:{allowedValues:wo.properties.
query.properties.action.enum}}],!1;var a=o===e}else var a=!0;if(a){if(d.name!==void 0){let t=d.name,
o=e;if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+t;else if(t===
null)c="";else return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/proper\
ties/name/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,d!==void 0&&(d.name=c))}
if(e===o&&typeof t=="string"){if(F(t,128))return re.errors=[{instancePath:s+"/query/name",schemaPath:"\
#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(t,1))
return re.errors=[{instancePath:s+"/query/name",schemaPath:"#/properties/query/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return re.errors=[{instancePath:s+"/q\
uery/name",schemaPath:"#/properties/query/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){if(d.target!==void 0){let t=d.target,o=e;
if(typeof t!="string"){let l=typeof t,c;if(c===void 0)if(l=="number"||l=="boolean")c=""+t;else if(t===
null)c="";else return re.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/prop\
erties/target/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,d!==void 0&&(d.target=
c))}if(e===o&&typeof t=="string"){if(F(t,128))return re.errors=[{instancePath:s+"/query/target",schemaPath:"\
#/properties/query/properties/target/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(R(t,1))
return re.errors=[{instancePath:s+"/query/target",schemaPath:"#/properties/query/properties/target/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ce.test(t))return re.errors=[{instancePath:s+
"/query/target",schemaPath:"#/properties/query/properties/target/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]+$"}}],!1}var a=o===e}else var a=!0;if(a){let t=d.limit,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let l=typeof t,c;if(c===void 0)if(l==="boolean"||t===null||
l==="string"&&t&&t==+t&&!(t%1))c=+t;else return re.errors=[{instancePath:s+"/query/limit",schemaPath:"\
#/properties/query/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(t=
c,d!==void 0&&(d.limit=c))}if(e===o&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return re.errors=
[{instancePath:s+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return re.errors=[{instancePath:s+"/\
query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=o===e;if(a)if(d.after!==void 0){let l=d.after,c=e;if(typeof l!="string"){let y=typeof l,
P;if(P===void 0)if(y=="number"||y=="boolean")P=""+l;else if(l===null)P="";else return re.errors=[{instancePath:s+
"/query/after",schemaPath:"#/properties/query/properties/after/type",keyword:"type",params:{type:"st\
ring"}}],!1;P!==void 0&&(l=P,d!==void 0&&(d.after=P))}if(e===c&&typeof l=="string"){if(F(l,36))return re.
errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/maxLength",keyword:"\
maxLength",params:{limit:36}}],!1;if(R(l,36))return re.errors=[{instancePath:s+"/query/after",schemaPath:"\
#/properties/query/properties/after/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(
l))return re.errors=[{instancePath:s+"/query/after",schemaPath:"#/properties/query/properties/after/\
pattern",keyword:"pattern",params:{pattern:"^[0-9a-f-]{36}$"}}],!1}var a=c===e}else var a=!0}}}}}}else
return re.errors=[{instancePath:s+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"}}],!1}}return re.errors=p,e===0}re.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,
body:!0},dynamicProps:!1,dynamicItems:!1};var Ia=Je;function Je(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.params!==void 0){let f=r.params;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.id===void 0&&(i="id"))return Je.errors=[{instancePath:s+
"/params",schemaPath:"#/properties/params/required",keyword:"required",params:{missingProperty:i}}],
!1;if(f.id!==void 0){let t=f.id,o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="num\
ber"||n=="boolean")l=""+t;else if(t===null)l="";else return Je.errors=[{instancePath:s+"/params/id",
schemaPath:"#/properties/params/properties/id/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,f!==void 0&&(f.id=l))}if(e===o&&typeof t=="string"){if(F(t,36))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/maxLength",keyword:"maxLength",params:{limit:36}}],
!1;if(R(t,36))return Je.errors=[{instancePath:s+"/params/id",schemaPath:"#/properties/params/propert\
ies/id/minLength",keyword:"minLength",params:{limit:36}}],!1;if(!Ae.test(t))return Je.errors=[{instancePath:s+
"/params/id",schemaPath:"#/properties/params/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9a-f-]{36}$"}}],!1}}}else return Je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"}}],!1}}return Je.errors=p,e===0}Je.evaluated={props:{
query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ta=zr;function zr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return zr.errors=p,e===0}zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ja=Ur;function Ur(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Ur.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Ur.errors=p,e===0}Ur.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var $a=Zr;function Zr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return Zr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1}return Zr.errors=p,e===0}Zr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Oa=hr;function hr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=hr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return hr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="boolean")n=""+i;else if(i===
null)n="";else return hr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return hr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return hr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return hr.errors=p,e===0}hr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ca=gr;function gr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return gr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="boolean")n=""+i;else if(i===
null)n="";else return gr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return gr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return gr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return gr.errors=p,e===0}gr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ka=Te;var Fa=new RegExp("^[a-z][a-z0-9.-]*$","u");function Te(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&
(f="query")||r.headers===void 0&&(f="headers")||r.params===void 0&&(f="params"))return Te.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.
headers,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let t=d["\
if-none-match"],o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolea\
n")l=""+t;else if(t===null)l="";else return Te.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"\
#/properties/headers/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&
(t=l,d!==void 0&&(d["if-none-match"]=l))}if(e===o&&typeof t=="string"&&F(t,4096))return Te.errors=[{
instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/ma\
xLength",keyword:"maxLength",params:{limit:4096}}],!1}}else return Te.errors=[{instancePath:s+"/head\
ers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else
var a=!0;if(a)if(r.params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(
d)){let o;if(d.file===void 0&&(o="file"))return Te.errors=[{instancePath:s+"/params",schemaPath:"#/p\
roperties/params/required",keyword:"required",params:{missingProperty:o}}],!1;if(d.file!==void 0){let n=d.
file,l=e;if(typeof n!="string"){let c=typeof n,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===
null)u="";else return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,d!==void 0&&(d.file=u))}
if(e===l&&typeof n=="string"){if(F(n,64))return Te.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(n,1))
return Te.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fa.test(n))return Te.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return Te.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0}return Te.errors=
p,e===0}Te.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Ea=kr;function kr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.query===void 0&&(a="query")||r.headers===void 0&&(a=
"headers")||r.params===void 0&&(a="params"))return kr.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a}}],!1;if(r.headers!==void 0){let f=r.headers;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){if(f["if-none-match"]!==void 0){let i=f["if-none-match"],t=e;
if(typeof i!="string"){let o=typeof i,n;if(n===void 0)if(o=="number"||o=="boolean")n=""+i;else if(i===
null)n="";else return kr.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(i=n,f!==
void 0&&(f["if-none-match"]=n))}if(e===t&&typeof i=="string"&&F(i,4096))return kr.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return kr.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1}}return kr.errors=p,e===0}kr.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ma=je;function je(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.query===void 0&&(f="query")||r.headers===void 0&&(f=
"headers")||r.params===void 0&&(f="params"))return je.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;if(r.headers!==void 0){let d=r.headers,i=e;if(e===
i)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d["if-none-match"]!==void 0){let t=d["if-none-matc\
h"],o=e;if(typeof t!="string"){let n=typeof t,l;if(l===void 0)if(n=="number"||n=="boolean")l=""+t;else if(t===
null)l="";else return je.errors=[{instancePath:s+"/headers/if-none-match",schemaPath:"#/properties/h\
eaders/properties/if-none-match/type",keyword:"type",params:{type:"string"}}],!1;l!==void 0&&(t=l,d!==
void 0&&(d["if-none-match"]=l))}if(e===o&&typeof t=="string"&&F(t,4096))return je.errors=[{instancePath:s+
"/headers/if-none-match",schemaPath:"#/properties/headers/properties/if-none-match/maxLength",keyword:"\
maxLength",params:{limit:4096}}],!1}}else return je.errors=[{instancePath:s+"/headers",schemaPath:"#\
/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0;if(a)
if(r.params!==void 0){let d=r.params,i=e;if(e===i)if(d&&typeof d=="object"&&!Array.isArray(d)){let o;
if(d.file===void 0&&(o="file"))return je.errors=[{instancePath:s+"/params",schemaPath:"#/properties/\
params/required",keyword:"required",params:{missingProperty:o}}],!1;if(d.file!==void 0){let n=d.file,
l=e;if(typeof n!="string"){let c=typeof n,u;if(u===void 0)if(c=="number"||c=="boolean")u=""+n;else if(n===
null)u="";else return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/prop\
erties/file/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(n=u,d!==void 0&&(d.file=u))}
if(e===l&&typeof n=="string"){if(F(n,64))return je.errors=[{instancePath:s+"/params/file",schemaPath:"\
#/properties/params/properties/file/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(R(n,1))
return je.errors=[{instancePath:s+"/params/file",schemaPath:"#/properties/params/properties/file/min\
Length",keyword:"minLength",params:{limit:1}}],!1;if(!Fa.test(n))return je.errors=[{instancePath:s+"\
/params/file",schemaPath:"#/properties/params/properties/file/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9.-]*$"}}],!1}}}else return je.errors=[{instancePath:s+"/params",schemaPath:"#/propertie\
s/params/type",keyword:"type",params:{type:"object"}}],!1;var a=i===e}else var a=!0}return je.errors=
p,e===0}je.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Xa=qr(js()),za=qr($s()),dp={...Xa.formats,...za.fastFormats},Ua=Cs;function Cs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Cs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Cs.errors=p,e===0}Cs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Za=Ks;function Ks(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ks.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ks.errors=p,e===0}Ks.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Va=Fs;function Fs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Fs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Fs.errors=p,e===0}Fs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ba=Es;function Es(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Es.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Es.errors=p,e===0}Es.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ha=C,Dt={paths:{},components:{securitySchemes:{OperatorToken:{type:"http",scheme:"\
bearer"},SessionCookie:{type:"apiKey",in:"cookie",name:"tollgate-session-8090"},SessionSecret:{type:"\
apiKey",in:"header",name:"X-Tollgate-Session"},MetricsToken:{type:"http",scheme:"bearer"}}},properties:{
query:{},headers:{},params:{},cookies:{},body:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string",minLength:1,maxLength:128,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},owner:{
type:["string","null"],minLength:1,maxLength:256,pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"},scopes:{$ref:"\
schema:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},expires_at:{type:["integ\
er","null"],minimum:0,maximum:41024448e5},rpm:{$ref:"schema:Rpm"},tpm:{$ref:"schema:Tpm"},max_parallel:{
$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{anyOf:[{$ref:"schema:\
BudgetPeriod"},{type:"null"}]}}}},required:["body"]},qo={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},No={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Lo={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Wa={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Ya={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Ga={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Ja={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Qa={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},So=Object.prototype.hasOwnProperty,ur=Nr,wr=Lr,Ra=new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f]+$",
"u"),ei=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");function C(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=C.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.
body===void 0&&(o="body"))return C.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o}}],!1;if(r.body!==void 0){let n=r.body;if(e===e)if(n&&typeof n=="object"&&
!Array.isArray(n)){let c;if(n.name===void 0&&(c="name"))return C.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:c}}],!1;{let u=e;for(let y in n)
if(!So.call(Dt.properties.body.properties,y)){return C.errors=[{instancePath:s+"/body",schemaPath:"#\
/properties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],
!1;break}if(u===e){if(n.name!==void 0){let y=n.name,P=e;if(e===P)if(typeof y=="string"){if(ur(y,128))
return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128}}],!1;if(wr(y,1))return C.errors=[{instancePath:s+"/body/na\
me",schemaPath:"#/properties/body/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1;if(!Ra.test(y))return C.errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/proper\
ties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}else return C.
errors=[{instancePath:s+"/body/name",schemaPath:"#/properties/body/properties/name/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=P===e}else var a=!0;if(a){if(n.owner!==void 0){let y=n.owner,P=e;
if(typeof y!="string"&&y!==null)return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/propert\
ies/body/properties/owner/type",keyword:"type",params:{type:Dt.properties.body.properties.owner.type}}],
!1;if(e===P&&typeof y=="string"){if(ur(y,256))return C.errors=[{instancePath:s+"/body/owner",schemaPath:"\
#/properties/body/properties/owner/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(wr(y,1))
return C.errors=[{instancePath:s+"/body/owner",schemaPath:"#/properties/body/properties/owner/minLen\
gth",keyword:"minLength",params:{limit:1}}],!1;if(!Ra.test(y))return C.errors=[{instancePath:s+"/bod\
y/owner",schemaPath:"#/properties/body/properties/owner/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f-\\x9f]+$"}}],!1}var a=P===e}else var a=!0;if(a){if(n.scopes!==void 0){let y=n.scopes,
P=e;if(e===e)if(Array.isArray(y)){if(y.length>8)return C.errors=[{instancePath:s+"/body/scopes",schemaPath:"\
schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(y.length<1)return C.errors=[{instancePath:s+
"/body/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;
let b=y.length;for(let h=0;h<b;h++){let S=y[h],q=e;if(typeof S!="string")return C.errors=[{instancePath:s+
"/body/scopes/"+h,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"string"}}],!1;if(!(S===
"chat"||S==="mesh"))return C.errors=[{instancePath:s+"/body/scopes/"+h,schemaPath:"schema:Scopes/ite\
ms/enum",keyword:"enum",params:{allowedValues:qo.items.enum}}],!1;var f=q===e;if(!f)break}if(f){let h=y.
length,S;if(h>1){let q={};for(;h--;){let I=y[h];if(typeof I=="string"){if(typeof q[I]=="number"){return S=
q[I],C.errors=[{instancePath:s+"/body/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"unique\
Items",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}else return C.errors=[{instancePath:s+"/body/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=P===e}else var a=!0;
if(a){if(n.models!==void 0){let y=n.models,P=e,x=e;if(!Array.isArray(y)&&y!==null)return C.errors=[{
instancePath:s+"/body/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:No.type}}],
!1;if(e===x&&Array.isArray(y)){if(y.length>64)return C.errors=[{instancePath:s+"/body/models",schemaPath:"\
schema:Models/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(y.length<1)return C.errors=[{instancePath:s+
"/body/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;
let b=y.length;for(let h=0;h<b;h++){let S=y[h],q=e;if(e===q)if(typeof S=="string"){if(ur(S,256))return C.
errors=[{instancePath:s+"/body/models/"+h,schemaPath:"schema:Models/items/maxLength",keyword:"maxLen\
gth",params:{limit:256}}],!1;if(wr(S,1))return C.errors=[{instancePath:s+"/body/models/"+h,schemaPath:"\
schema:Models/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/models/"+h,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=q===
e;if(!d)break}if(d){let h=y.length,S;if(h>1){let q={};for(;h--;){let I=y[h];if(typeof I=="string"){if(typeof q[I]==
"number"){return S=q[I],C.errors=[{instancePath:s+"/body/models",schemaPath:"schema:Models/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}var a=P===e}else var a=!0;if(a){if(n.
agents!==void 0){let y=n.agents,P=e,x=e;if(!Array.isArray(y)&&y!==null)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/type",keyword:"type",params:{type:Lo.type}}],!1;if(e===x&&Array.
isArray(y)){if(y.length>1e3)return C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agent\
s/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;if(y.length<1)return C.errors=[{instancePath:s+
"/body/agents",schemaPath:"schema:Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;
let b=y.length;for(let h=0;h<b;h++){let S=y[h],q=e;if(e===q)if(typeof S=="string"){if(ur(S,64))return C.
errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1;if(wr(S,1))return C.errors=[{instancePath:s+"/body/agents/"+h,schemaPath:"\
schema:Agents/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return C.errors=[{instancePath:s+
"/body/agents/"+h,schemaPath:"schema:Agents/items/type",keyword:"type",params:{type:"string"}}],!1;var i=q===
e;if(!i)break}if(i){let h=y.length,S;if(h>1){let q={};for(;h--;){let I=y[h];if(typeof I=="string"){if(typeof q[I]==
"number"){return S=q[I],C.errors=[{instancePath:s+"/body/agents",schemaPath:"schema:Agents/uniqueIte\
ms",keyword:"uniqueItems",params:{i:h,j:S}}],!1;break}q[I]=h}}}}}}var a=P===e}else var a=!0;if(a){if(n.
expires_at!==void 0){let y=n.expires_at,P=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&
y!==null)return C.errors=[{instancePath:s+"/body/expires_at",schemaPath:"#/properties/body/propertie\
s/expires_at/type",keyword:"type",params:{type:Dt.properties.body.properties.expires_at.type}}],!1;if(e===
P&&typeof y=="number"&&isFinite(y)){if(y>41024448e5||isNaN(y))return C.errors=[{instancePath:s+"/bod\
y/expires_at",schemaPath:"#/properties/body/properties/expires_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:41024448e5}}],!1;if(y<0||isNaN(y))return C.errors=[{instancePath:s+"/body/expi\
res_at",schemaPath:"#/properties/body/properties/expires_at/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=P===e}else var a=!0;if(a){if(n.rpm!==void 0){let y=n.rpm,P=e,x=e;if(!(typeof y==
"number"&&!(y%1)&&!isNaN(y)&&isFinite(y))&&y!==null)return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)){
if(y>1e9||isNaN(y))return C.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(y<1||isNaN(y))return C.errors=[{instancePath:s+"\
/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=P===
e}else var a=!0;if(a){if(n.tpm!==void 0){let y=n.tpm,P=e,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&y!==null)return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/type",
keyword:"type",params:{type:Ya.type}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)){if(y>1e12||isNaN(
y))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(y<1||isNaN(y))return C.errors=[{instancePath:s+"/body/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=P===e}else var a=!0;
if(a){if(n.max_parallel!==void 0){let y=n.max_parallel,P=e,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&y!==null)return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:\
MaxParallel/type",keyword:"type",params:{type:Ga.type}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)){
if(y>1e6||isNaN(y))return C.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParal\
lel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(y<1||isNaN(y))return C.errors=
[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{
comparison:">=",limit:1}}],!1}var a=P===e}else var a=!0;if(a){if(n.budget_usd!==void 0){let y=n.budget_usd,
P=e,x=e;if(typeof y!="string"&&y!==null)return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"\
schema:BudgetUsd/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===x&&typeof y=="string"){if(ur(
y,17))return C.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"\
maxLength",params:{limit:17}}],!1;if(!ei.test(y))return C.errors=[{instancePath:s+"/body/budget_usd",
schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9\
]{1,9})?$"}}],!1}var a=P===e}else var a=!0;if(a)if(n.budget_period!==void 0){let y=n.budget_period,P=e,
x=e,v=!1,b=e;if(typeof y!="string"){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:B\
udgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[q]:p.push(q),e++}if(!(y==="day"||
y==="month"||y==="total")){let q={instancePath:s+"/body/budget_period",schemaPath:"schema:BudgetPeri\
od/enum",keyword:"enum",params:{allowedValues:Qa.enum}};p===null?p=[q]:p.push(q),e++}var t=b===e;v=v||
t;let h=e;if(y!==null){let q={instancePath:s+"/body/budget_period",schemaPath:"#/properties/body/pro\
perties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[q]:p.push(q),e++}
var t=h===e;if(v=v||t,v)e=x,p!==null&&(x?p.length=x:p=null);else{let q={instancePath:s+"/body/budget\
_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[q]:p.push(q),e++,C.errors=p,!1}var a=P===e}else var a=!0}}}}}}}}}}}}else return C.errors=[{instancePath:s+
"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return C.errors=
p,e===0}C.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var ri=Ms;function Ms(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ms.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ms.errors=p,e===0}Ms.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var si=Rs;function Rs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Rs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Rs.errors=p,e===0}Rs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ti=ge;function ge(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){if(Object.keys(d).length<1)return ge.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/minProperties",keyword:"minProperties",params:{limit:1}}],!1;{let t=e;for(let o in d)
if(!(o==="rpm"||o==="tpm"||o==="max_parallel"||o==="budget_usd"||o==="budget_period")){return ge.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:o}}],!1;break}if(t===e){if(d.rpm!==void 0){let o=d.rpm,n=e,l=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ge.errors=[{instancePath:s+"/body/rpm",schemaPath:"\
schema:Rpm/type",keyword:"type",params:{type:Wa.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){
if(o>1e9||isNaN(o))return ge.errors=[{instancePath:s+"/body/rpm",schemaPath:"schema:Rpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9}}],!1;if(o<1||isNaN(o))return ge.errors=[{instancePath:s+
"/body/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var a=n===e}else var a=!0;if(a){if(d.tpm!==void 0){let o=d.tpm,n=e,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ge.errors=[{instancePath:s+"/body/tpm",schemaPath:"sche\
ma:Tpm/type",keyword:"type",params:{type:Ya.type}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>
1e12||isNaN(o))return ge.errors=[{instancePath:s+"/body/tpm",schemaPath:"schema:Tpm/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12}}],!1;if(o<1||isNaN(o))return ge.errors=[{instancePath:s+
"/body/tpm",schemaPath:"schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}
var a=n===e}else var a=!0;if(a){if(d.max_parallel!==void 0){let o=d.max_parallel,n=e,l=e;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return ge.errors=[{instancePath:s+"/body/max_par\
allel",schemaPath:"schema:MaxParallel/type",keyword:"type",params:{type:Ga.type}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>1e6||isNaN(o))return ge.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"\
schema:MaxParallel/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(o<1||isNaN(
o))return ge.errors=[{instancePath:s+"/body/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}}],!1}var a=n===e}else var a=!0;if(a){if(d.budget_usd!==void 0){
let o=d.budget_usd,n=e,l=e;if(typeof o!="string"&&o!==null)return ge.errors=[{instancePath:s+"/body/\
budget_usd",schemaPath:"schema:BudgetUsd/type",keyword:"type",params:{type:Ja.type}}],!1;if(e===l&&typeof o==
"string"){if(ur(o,17))return ge.errors=[{instancePath:s+"/body/budget_usd",schemaPath:"schema:Budget\
Usd/maxLength",keyword:"maxLength",params:{limit:17}}],!1;if(!ei.test(o))return ge.errors=[{instancePath:s+
"/body/budget_usd",schemaPath:"schema:BudgetUsd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9\
][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=n===e}else var a=!0;if(a)if(d.budget_period!==void 0){let o=d.
budget_period,n=e,l=e,c=!1,u=e;if(typeof o!="string"){let x={instancePath:s+"/body/budget_period",schemaPath:"\
schema:BudgetPeriod/type",keyword:"type",params:{type:"string"}};p===null?p=[x]:p.push(x),e++}if(!(o===
"day"||o==="month"||o==="total")){let x={instancePath:s+"/body/budget_period",schemaPath:"schema:Bud\
getPeriod/enum",keyword:"enum",params:{allowedValues:Qa.enum}};p===null?p=[x]:p.push(x),e++}var f=u===
e;c=c||f;let y=e;if(o!==null){let x={instancePath:s+"/body/budget_period",schemaPath:"#/properties/b\
ody/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[x]:p.push(
x),e++}var f=y===e;if(c=c||f,c)e=l,p!==null&&(l?p.length=l:p=null);else{let x={instancePath:s+"/body\
/budget_period",schemaPath:"#/properties/body/properties/budget_period/anyOf",keyword:"anyOf",params:{}};
return p===null?p=[x]:p.push(x),e++,ge.errors=p,!1}var a=n===e}else var a=!0}}}}}}else return ge.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return ge.errors=p,e===0}ge.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ai=fr;function fr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.overlap_s===void 0&&(a.overlap_s=3600);let d=e;for(let i in a)if(i!=="overl\
ap_s"){return fr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){let i=a.overlap_s,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return fr.errors=[{instancePath:s+"/bod\
y/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/type",keyword:"type",params:{type:"i\
nteger"}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>604800||isNaN(i))return fr.errors=[{instancePath:s+
"/body/overlap_s",schemaPath:"#/properties/body/properties/overlap_s/maximum",keyword:"maximum",params:{
comparison:"<=",limit:604800}}],!1;if(i<0||isNaN(i))return fr.errors=[{instancePath:s+"/body/overlap\
_s",schemaPath:"#/properties/body/properties/overlap_s/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}}}else return fr.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/typ\
e",keyword:"type",params:{type:"object"}}],!1}return fr.errors=p,e===0}fr.evaluated={props:{query:!0,
headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var ii=Xs;function Xs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Xs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Xs.errors=p,e===0}Xs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ni=zs;function zs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
zs.errors=p,e===0}zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var oi=Us;function Us(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Us.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Us.errors=p,e===0}Us.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var pi=Zs;function Zs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Zs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Zs.errors=p,e===0}Zs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var mi=Vs;function Vs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Vs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Vs.errors=p,e===0}Vs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var li=Bs;function Bs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Bs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Bs.errors=p,e===0}Bs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var di=Hs;function Hs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Hs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Hs.errors=p,e===0}Hs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var fi=Ws;function Ws(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ws.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ws.errors=p,e===0}Ws.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ui=Ys;function Ys(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ys.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Ys.errors=p,e===0}Ys.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var yi=Gs;function Gs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Gs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Gs.errors=p,e===0}Gs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ci=Js;function Js(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Js.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Js.errors=p,e===0}Js.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var hi=Qs;function Qs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Qs.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Qs.errors=p,e===0}Qs.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var gi=et;function et(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=et.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
et.errors=p,e===0}et.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ki=rt;function rt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=rt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
rt.errors=p,e===0}rt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var vi=st;function st(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=st.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
st.errors=p,e===0}st.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Pi=tt;function tt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=tt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
tt.errors=p,e===0}tt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var bi=at;function at(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=at.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
at.errors=p,e===0}at.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var _i=it;function it(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=it.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
it.errors=p,e===0}it.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var wi=nt;function nt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=nt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
nt.errors=p,e===0}nt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var xi=ot;function ot(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ot.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ot.errors=p,e===0}ot.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var qi=$e;function $e(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let f=r.body;if(e===e)if(f&&typeof f=="objec\
t"&&!Array.isArray(f)){if(Object.keys(f).length>1)return $e.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/maxProperties",keyword:"maxProperties",params:{limit:1}}],!1;if(Object.keys(f).length<
1)return $e.errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/minProperties",keyword:"mi\
nProperties",params:{limit:1}}],!1;{let i=e;for(let t in f)if(!(t==="token"||t==="code")){return $e.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(f.token!==void 0){let t=f.token,
o=e;if(e===o)if(typeof t=="string"){if(ur(t,512))return $e.errors=[{instancePath:s+"/body/token",schemaPath:"\
#/properties/body/properties/token/maxLength",keyword:"maxLength",params:{limit:512}}],!1;if(wr(t,1))
return $e.errors=[{instancePath:s+"/body/token",schemaPath:"#/properties/body/properties/token/minLe\
ngth",keyword:"minLength",params:{limit:1}}],!1}else return $e.errors=[{instancePath:s+"/body/token",
schemaPath:"#/properties/body/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var a=o===
e}else var a=!0;if(a)if(f.code!==void 0){let t=f.code,o=e;if(e===o)if(typeof t=="string"){if(ur(t,64))
return $e.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code/maxLeng\
th",keyword:"maxLength",params:{limit:64}}],!1;if(wr(t,1))return $e.errors=[{instancePath:s+"/body/c\
ode",schemaPath:"#/properties/body/properties/code/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return $e.errors=[{instancePath:s+"/body/code",schemaPath:"#/properties/body/properties/code\
/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0}}}else return $e.errors=
[{instancePath:s+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],
!1}return $e.errors=p,e===0}$e.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ni=pt;function pt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
pt.errors=p,e===0}pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Li=mt;function mt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=mt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
mt.errors=p,e===0}mt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Si=Oe;var Ai={type:"string",enum:["admin","viewer"],$id:"schema:Role"},Ao=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function Oe(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.body===void 0&&(f="body"))return Oe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;if(r.
body!==void 0){let d=r.body;if(e===e)if(d&&typeof d=="object"&&!Array.isArray(d)){let t;if(d.name===
void 0&&(t="name")||d.role===void 0&&(t="role"))return Oe.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/required",keyword:"required",params:{missingProperty:t}}],!1;{let o=e;for(let n in d)
if(!(n==="name"||n==="role")){return Oe.errors=[{instancePath:s+"/body",schemaPath:"#/properties/bod\
y/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===
e){if(d.name!==void 0){let n=d.name,l=e;if(e===e)if(typeof n=="string"){if(ur(n,64))return Oe.errors=
[{instancePath:s+"/body/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(wr(n,1))return Oe.errors=[{instancePath:s+"/body/name",schemaPath:"schema:Operator\
Name/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!Ao.test(n))return Oe.errors=[{instancePath:s+
"/body/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9\
][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return Oe.errors=[{instancePath:s+"/body/name",schemaPath:"schem\
a:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a)if(d.
role!==void 0){let n=d.role,l=e;if(typeof n!="string")return Oe.errors=[{instancePath:s+"/body/role",
schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="admin"||n==="view\
er"))return Oe.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:Ai.enum}}],!1;var a=l===e}else var a=!0}}}else return Oe.errors=[{instancePath:s+"/bod\
y",schemaPath:"#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return Oe.errors=
p,e===0}Oe.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};
var Di=lt;function lt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=lt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
lt.errors=p,e===0}lt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ii=or;function or(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.body===void 0&&(a="body"))return or.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(r.body!==void 0){let f=r.
body;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){let i;if(f.role===void 0&&(i="role"))return or.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/required",keyword:"required",params:{missingProperty:i}}],
!1;{let t=e;for(let o in f)if(o!=="role"){return or.errors=[{instancePath:s+"/body",schemaPath:"#/pr\
operties/body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;
break}if(t===e&&f.role!==void 0){let o=f.role;if(typeof o!="string")return or.errors=[{instancePath:s+
"/body/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="admi\
n"||o==="viewer"))return or.errors=[{instancePath:s+"/body/role",schemaPath:"schema:Role/enum",keyword:"\
enum",params:{allowedValues:Ai.enum}}],!1}}}else return or.errors=[{instancePath:s+"/body",schemaPath:"\
#/properties/body/type",keyword:"type",params:{type:"object"}}],!1}}return or.errors=p,e===0}or.evaluated=
{props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ti=dt;function dt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=dt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
dt.errors=p,e===0}dt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var ji=ft;function ft(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ft.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ft.errors=p,e===0}ft.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var $i=ut;function ut(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ut.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ut.errors=p,e===0}ut.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Oi=yt;function yt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
yt.errors=p,e===0}yt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ci=_r;function _r(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=_r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),r&&
typeof r=="object"&&!Array.isArray(r)&&r.body!==void 0){let a=r.body;if(e===e)if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){a.dry_run===void 0&&(a.dry_run=!1);let d=e;for(let i in a)if(i!=="dry_run"){return _r.
errors=[{instancePath:s+"/body",schemaPath:"#/properties/body/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&typeof a.dry_run!="boolean")return _r.
errors=[{instancePath:s+"/body/dry_run",schemaPath:"#/properties/body/properties/dry_run/type",keyword:"\
type",params:{type:"boolean"}}],!1}else return _r.errors=[{instancePath:s+"/body",schemaPath:"#/prop\
erties/body/type",keyword:"type",params:{type:"object"}}],!1}return _r.errors=p,e===0}_r.evaluated={
props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,dynamicItems:!1};var Ki=ct;function ct(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ct.errors=p,e===0}ct.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Fi=ht;function ht(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ht.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
ht.errors=p,e===0}ht.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ei=gt;function gt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=gt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
gt.errors=p,e===0}gt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Mi=kt;function kt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=kt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
kt.errors=p,e===0}kt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Ri=vt;function vt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=vt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
vt.errors=p,e===0}vt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Xi=Pt;function Pt(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Pt.errors=p,e===0}Pt.evaluated={props:{query:!0,headers:!0,params:!0,cookies:!0,body:!0},dynamicProps:!1,
dynamicItems:!1};var Yi=qr(js()),Gi=qr($s()),Io={...Yi.formats,...Gi.fastFormats},Ji=mr;function mr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e)if(a&&
typeof a=="object"&&!Array.isArray(a)){let d;if(a.status===void 0&&(d="status"))return mr.errors=[{instancePath:s+
"/response",schemaPath:"schema:Health/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let t in a)if(t!=="status"){return mr.errors=[{instancePath:s+"/response",schemaPath:"sc\
hema:Health/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;
break}if(i===e&&a.status!==void 0){let t=a.status;if(typeof t!="string")return mr.errors=[{instancePath:s+
"/response/status",schemaPath:"schema:Health/properties/status/type",keyword:"type",params:{type:"st\
ring"}}],!1;if(t!=="ok")return mr.errors=[{instancePath:s+"/response/status",schemaPath:"schema:Heal\
th/properties/status/const",keyword:"const",params:{allowedValue:"ok"}}],!1}}}else return mr.errors=
[{instancePath:s+"/response",schemaPath:"schema:Health/type",keyword:"type",params:{type:"object"}}],
!1}}else return mr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return mr.errors=p,e===0}mr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Qi=Yr;var N=Nr;function ce(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.ready===void 0&&(i="ready")||r.parts===void 0&&
(i="parts"))return ce.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],
!1;{let t=e;for(let o in r)if(!(o==="ready"||o==="parts")){return ce.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(t===
e){if(r.ready!==void 0){let o=e;if(typeof r.ready!="boolean")return ce.errors=[{instancePath:s+"/rea\
dy",schemaPath:"#/properties/ready/type",keyword:"type",params:{type:"boolean"}}],!1;var a=o===e}else
var a=!0;if(a)if(r.parts!==void 0){let o=r.parts,n=e;if(e===n)if(o&&typeof o=="object"&&!Array.isArray(
o)){if(Object.keys(o).length>64)return ce.errors=[{instancePath:s+"/parts",schemaPath:"#/properties/\
parts/maxProperties",keyword:"maxProperties",params:{limit:64}}],!1;for(let c in o){let u=o[c],y=e;if(e===
e)if(u&&typeof u=="object"&&!Array.isArray(u)){let x;if(u.ok===void 0&&(x="ok"))return ce.errors=[{instancePath:s+
"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/required",keyword:"requir\
ed",params:{missingProperty:x}}],!1;{let v=e;for(let b in u)if(!(b==="ok"||b==="detail")){return ce.
errors=[{instancePath:s+"/parts/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}if(v===
e){if(u.ok!==void 0){let b=e;if(typeof u.ok!="boolean")return ce.errors=[{instancePath:s+"/parts/"+c.
replace(/~/g,"~0").replace(/\//g,"~1")+"/ok",schemaPath:"schema:Part/properties/ok/type",keyword:"ty\
pe",params:{type:"boolean"}}],!1;var f=b===e}else var f=!0;if(f)if(u.detail!==void 0){let b=u.detail,
h=e;if(e===h)if(typeof b=="string"){if(N(b,1024))return ce.errors=[{instancePath:s+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/maxLength",keyword:"\
maxLength",params:{limit:1024}}],!1}else return ce.errors=[{instancePath:s+"/parts/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/detail",schemaPath:"schema:Part/properties/detail/type",keyword:"type",params:{
type:"string"}}],!1;var f=h===e}else var f=!0}}}else return ce.errors=[{instancePath:s+"/parts/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Part/type",keyword:"type",params:{type:"object"}}],
!1;var d=y===e;if(!d)break}}else return ce.errors=[{instancePath:s+"/parts",schemaPath:"#/properties\
/parts/type",keyword:"type",params:{type:"object"}}],!1;var a=n===e}else var a=!0}}}else return ce.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ce.errors=p,e===
0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yr(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Yr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(ce(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:g,dynamicAnchors:k})||(p=p===null?ce.errors:p.concat(ce.errors),e=p.length));else return Yr.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Yr.errors=
p,e===0}Yr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var en=Gr;var To=Io.int32,H=Lr,jo=new RegExp("^[a-z][a-z0-9_]*$","u");function xr(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=xr.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);let a=e,f=!1,d=e;ce(r,{instancePath:s,parentData:w,
parentDataProperty:_,rootData:g,dynamicAnchors:k})||(p=p===null?ce.errors:p.concat(ce.errors),e=p.length);
var l=d===e;if(f=f||l,l)var i=!0;let t=e;if(e===e)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;
if(r.error===void 0&&(c="error")||r.message===void 0&&(c="message")){let u={instancePath:s,schemaPath:"\
schema:Error/required",keyword:"required",params:{missingProperty:c}};p===null?p=[u]:p.push(u),e++}else{
let u=e;for(let y in r)if(!(y==="error"||y==="message"||y==="code"||y==="param")){let P={instancePath:s,
schemaPath:"schema:Error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}};
p===null?p=[P]:p.push(P),e++;break}if(u===e){if(r.error!==void 0){let y=r.error,P=e;if(!(typeof y=="\
number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let x={instancePath:s+"/error",schemaPath:"schema:Error/pr\
operties/error/type",keyword:"type",params:{type:"integer"}};p===null?p=[x]:p.push(x),e++}if(e===P&&
typeof y=="number"&&isFinite(y)){if(y>599||isNaN(y)){let x={instancePath:s+"/error",schemaPath:"sche\
ma:Error/properties/error/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};p===null?p=
[x]:p.push(x),e++}else if(y<400||isNaN(y)){let x={instancePath:s+"/error",schemaPath:"schema:Error/p\
roperties/error/minimum",keyword:"minimum",params:{comparison:">=",limit:400}};p===null?p=[x]:p.push(
x),e++}else if(!To.validate(y)){let x={instancePath:s+"/error",schemaPath:"schema:Error/properties/e\
rror/format",keyword:"format",params:{format:"int32"}};p===null?p=[x]:p.push(x),e++}}var n=P===e}else
var n=!0;if(n){if(r.message!==void 0){let y=r.message,P=e;if(e===P)if(typeof y=="string"){if(N(y,2048)){
let v={instancePath:s+"/message",schemaPath:"schema:Error/properties/message/maxLength",keyword:"max\
Length",params:{limit:2048}};p===null?p=[v]:p.push(v),e++}else if(H(y,1)){let v={instancePath:s+"/me\
ssage",schemaPath:"schema:Error/properties/message/minLength",keyword:"minLength",params:{limit:1}};
p===null?p=[v]:p.push(v),e++}}else{let v={instancePath:s+"/message",schemaPath:"schema:Error/propert\
ies/message/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var n=P===e}else
var n=!0;if(n){if(r.code!==void 0){let y=r.code,P=e;if(e===P)if(typeof y=="string"){if(N(y,64)){let v={
instancePath:s+"/code",schemaPath:"schema:Error/properties/code/maxLength",keyword:"maxLength",params:{
limit:64}};p===null?p=[v]:p.push(v),e++}else if(!jo.test(y)){let v={instancePath:s+"/code",schemaPath:"\
schema:Error/properties/code/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9_]*$"}};p===null?
p=[v]:p.push(v),e++}}else{let v={instancePath:s+"/code",schemaPath:"schema:Error/properties/code/typ\
e",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var n=P===e}else var n=!0;if(n)
if(r.param!==void 0){let y=r.param,P=e;if(e===P)if(typeof y=="string"){if(N(y,256)){let v={instancePath:s+
"/param",schemaPath:"schema:Error/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};
p===null?p=[v]:p.push(v),e++}}else{let v={instancePath:s+"/param",schemaPath:"schema:Error/propertie\
s/param/type",keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}var n=P===e}else var n=!0}}}}}else{
let c={instancePath:s,schemaPath:"schema:Error/type",keyword:"type",params:{type:"object"}};p===null?
p=[c]:p.push(c),e++}var l=t===e;if(f=f||l,l&&i!==!0&&(i=!0),f)e=a,p!==null&&(a?p.length=a:p=null);else{
let c={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[c]:p.push(c),
e++,xr.errors=p,!1}return xr.errors=p,m.props=i,e===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};
function Gr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xr(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?xr.errors:
p.concat(xr.errors),e=p.length));else return Gr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Gr.errors=p,e===0}Gr.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var rn=Jr;var Vr={type:"object",required:["id","name","prefix","owner","scopes","models","agents","rpm","tpm",
"max_parallel","budget_usd","budget_period","created_at","expires_at","revoked_at","previous_until",
"sandbox"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{type:"string",minLength:1,maxLength:128},
prefix:{type:"string",maxLength:16},owner:{type:["string","null"],maxLength:256},scopes:{$ref:"schem\
a:Scopes"},models:{$ref:"schema:Models"},agents:{$ref:"schema:Agents"},rpm:{$ref:"schema:Rpm"},tpm:{
$ref:"schema:Tpm"},max_parallel:{$ref:"schema:MaxParallel"},budget_usd:{$ref:"schema:BudgetUsd"},budget_period:{
anyOf:[{$ref:"schema:BudgetPeriod"},{type:"null"}]},budget_used:{$ref:"schema:BudgetUsed"},last_used_at:{
type:["integer","null"],minimum:0,maximum:41024448e5},created_at:{type:"integer",minimum:0,maximum:41024448e5},
expires_at:{type:["integer","null"],minimum:0,maximum:41024448e5},revoked_at:{type:["integer","null"],
minimum:0,maximum:41024448e5},previous_until:{type:["integer","null"],minimum:0,maximum:41024448e5},
sandbox:{type:"boolean"}},$id:"schema:KeyMembers"},$o={type:"array",minItems:1,maxItems:8,uniqueItems:!0,
items:{type:"string",enum:["chat","mesh"]},$id:"schema:Scopes"},Oo={type:["array","null"],minItems:1,
maxItems:64,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:256},$id:"schema:Models"},Co={
type:["array","null"],minItems:1,maxItems:1e3,uniqueItems:!0,items:{type:"string",minLength:1,maxLength:64},
$id:"schema:Agents"},Ko={type:["integer","null"],minimum:1,maximum:1e9,$id:"schema:Rpm"},Fo={type:["\
integer","null"],minimum:1,maximum:1e12,$id:"schema:Tpm"},Eo={type:["integer","null"],minimum:1,maximum:1e6,
$id:"schema:MaxParallel"},Mo={type:["string","null"],pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$",
maxLength:17,$id:"schema:BudgetUsd"},Ro={type:"string",enum:["day","month","total"],$id:"schema:Budg\
etPeriod"},Xo=new RegExp("^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$","u");var Pr=new RegExp("^[0-9]{1,30}$","u");function De(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=De.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.charged===
void 0&&(f="charged")||r.counted===void 0&&(f="counted"))return De.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="cha\
rged"||i==="counted")){return De.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.charged!==void 0){let i=r.
charged,t=e;if(e===e)if(typeof i=="string"){if(N(i,30))return De.errors=[{instancePath:s+"/charged",
schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(i))return De.
errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,30}$"}}],!1}else return De.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a)if(r.counted!==void 0){
let i=r.counted,t=e;if(e===e)if(typeof i=="string"){if(N(i,30))return De.errors=[{instancePath:s+"/c\
ounted",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(
i))return De.errors=[{instancePath:s+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,30}$"}}],!1}else return De.errors=[{instancePath:s+"/counted",schemaPath:"\
schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0}}}else return De.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return De.errors=
p,e===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=j.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.id===void 0&&(o="id")||r.name===void 0&&(o="name")||r.prefix===void 0&&(o="prefix")||r.owner===
void 0&&(o="owner")||r.scopes===void 0&&(o="scopes")||r.models===void 0&&(o="models")||r.agents===void 0&&
(o="agents")||r.rpm===void 0&&(o="rpm")||r.tpm===void 0&&(o="tpm")||r.max_parallel===void 0&&(o="max\
_parallel")||r.budget_usd===void 0&&(o="budget_usd")||r.budget_period===void 0&&(o="budget_period")||
r.created_at===void 0&&(o="created_at")||r.expires_at===void 0&&(o="expires_at")||r.revoked_at===void 0&&
(o="revoked_at")||r.previous_until===void 0&&(o="previous_until")||r.sandbox===void 0&&(o="sandbox"))
return j.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],
!1;if(r.id!==void 0){let n=r.id,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return j.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(n,1))return j.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return j.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.name!==void 0){let n=r.name,l=e;if(e===l)if(typeof n==
"string"){if(N(n,128))return j.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLeng\
th",keyword:"maxLength",params:{limit:128}}],!1;if(H(n,1))return j.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(r.prefix!==void 0){let n=r.prefix,l=e;if(e===l)if(typeof n=="string"){if(N(n,16))return j.
errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{
limit:16}}],!1}else return j.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.owner!==void 0){let n=r.
owner,l=e;if(typeof n!="string"&&n!==null)return j.errors=[{instancePath:s+"/owner",schemaPath:"#/pr\
operties/owner/type",keyword:"type",params:{type:Vr.properties.owner.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return j.errors=[{instancePath:s+"/owner",schemaPath:"#/properties/owner/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.scopes!==void 0){
let n=r.scopes,l=e;if(e===e)if(Array.isArray(n)){if(n.length>8)return j.errors=[{instancePath:s+"/sc\
opes",schemaPath:"schema:Scopes/maxItems",keyword:"maxItems",params:{limit:8}}],!1;if(n.length<1)return j.
errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/minItems",keyword:"minItems",params:{limit:1}}],
!1;{var f=!0;let y=n.length;for(let P=0;P<y;P++){let x=n[P],v=e;if(typeof x!="string")return j.errors=
[{instancePath:s+"/scopes/"+P,schemaPath:"schema:Scopes/items/type",keyword:"type",params:{type:"str\
ing"}}],!1;if(!(x==="chat"||x==="mesh"))return j.errors=[{instancePath:s+"/scopes/"+P,schemaPath:"sc\
hema:Scopes/items/enum",keyword:"enum",params:{allowedValues:$o.items.enum}}],!1;var f=v===e;if(!f)break}
if(f){let P=n.length,x;if(P>1){let v={};for(;P--;){let b=n[P];if(typeof b=="string"){if(typeof v[b]==
"number"){return x=v[b],j.errors=[{instancePath:s+"/scopes",schemaPath:"schema:Scopes/uniqueItems",keyword:"\
uniqueItems",params:{i:P,j:x}}],!1;break}v[b]=P}}}}}}else return j.errors=[{instancePath:s+"/scopes",
schemaPath:"schema:Scopes/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;
if(a){if(r.models!==void 0){let n=r.models,l=e,c=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{
instancePath:s+"/models",schemaPath:"schema:Models/type",keyword:"type",params:{type:Oo.type}}],!1;if(e===
c&&Array.isArray(n)){if(n.length>64)return j.errors=[{instancePath:s+"/models",schemaPath:"schema:Mo\
dels/maxItems",keyword:"maxItems",params:{limit:64}}],!1;if(n.length<1)return j.errors=[{instancePath:s+
"/models",schemaPath:"schema:Models/minItems",keyword:"minItems",params:{limit:1}}],!1;{var d=!0;let y=n.
length;for(let P=0;P<y;P++){let x=n[P],v=e;if(e===v)if(typeof x=="string"){if(N(x,256))return j.errors=
[{instancePath:s+"/models/"+P,schemaPath:"schema:Models/items/maxLength",keyword:"maxLength",params:{
limit:256}}],!1;if(H(x,1))return j.errors=[{instancePath:s+"/models/"+P,schemaPath:"schema:Models/it\
ems/minLength",keyword:"minLength",params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/mod\
els/"+P,schemaPath:"schema:Models/items/type",keyword:"type",params:{type:"string"}}],!1;var d=v===e;
if(!d)break}if(d){let P=n.length,x;if(P>1){let v={};for(;P--;){let b=n[P];if(typeof b=="string"){if(typeof v[b]==
"number"){return x=v[b],j.errors=[{instancePath:s+"/models",schemaPath:"schema:Models/uniqueItems",keyword:"\
uniqueItems",params:{i:P,j:x}}],!1;break}v[b]=P}}}}}}var a=l===e}else var a=!0;if(a){if(r.agents!==void 0){
let n=r.agents,l=e,c=e;if(!Array.isArray(n)&&n!==null)return j.errors=[{instancePath:s+"/agents",schemaPath:"\
schema:Agents/type",keyword:"type",params:{type:Co.type}}],!1;if(e===c&&Array.isArray(n)){if(n.length>
1e3)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/maxItems",keyword:"maxItems",
params:{limit:1e3}}],!1;if(n.length<1)return j.errors=[{instancePath:s+"/agents",schemaPath:"schema:\
Agents/minItems",keyword:"minItems",params:{limit:1}}],!1;{var i=!0;let y=n.length;for(let P=0;P<y;P++){
let x=n[P],v=e;if(e===v)if(typeof x=="string"){if(N(x,64))return j.errors=[{instancePath:s+"/agents/"+
P,schemaPath:"schema:Agents/items/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(x,1))return j.
errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/items/minLength",keyword:"minLength",
params:{limit:1}}],!1}else return j.errors=[{instancePath:s+"/agents/"+P,schemaPath:"schema:Agents/i\
tems/type",keyword:"type",params:{type:"string"}}],!1;var i=v===e;if(!i)break}if(i){let P=n.length,x;
if(P>1){let v={};for(;P--;){let b=n[P];if(typeof b=="string"){if(typeof v[b]=="number"){return x=v[b],
j.errors=[{instancePath:s+"/agents",schemaPath:"schema:Agents/uniqueItems",keyword:"uniqueItems",params:{
i:P,j:x}}],!1;break}v[b]=P}}}}}}var a=l===e}else var a=!0;if(a){if(r.rpm!==void 0){let n=r.rpm,l=e,c=e;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+
"/rpm",schemaPath:"schema:Rpm/type",keyword:"type",params:{type:Ko.type}}],!1;if(e===c&&typeof n=="n\
umber"&&isFinite(n)){if(n>1e9||isNaN(n))return j.errors=[{instancePath:s+"/rpm",schemaPath:"schema:R\
pm/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9}}],!1;if(n<1||isNaN(n))return j.errors=
[{instancePath:s+"/rpm",schemaPath:"schema:Rpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=l===e}else var a=!0;if(a){if(r.tpm!==void 0){let n=r.tpm,l=e,c=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm\
/type",keyword:"type",params:{type:Fo.type}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>1e12||
isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"schema:Tpm/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e12}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+"/tpm",schemaPath:"\
schema:Tpm/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=l===e}else var a=!0;
if(a){if(r.max_parallel!==void 0){let n=r.max_parallel,l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxPa\
rallel/type",keyword:"type",params:{type:Eo.type}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>
1e6||isNaN(n))return j.errors=[{instancePath:s+"/max_parallel",schemaPath:"schema:MaxParallel/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(n<1||isNaN(n))return j.errors=[{instancePath:s+
"/max_parallel",schemaPath:"schema:MaxParallel/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=l===e}else var a=!0;if(a){if(r.budget_usd!==void 0){let n=r.budget_usd,l=e,c=e;if(typeof n!=
"string"&&n!==null)return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/type",
keyword:"type",params:{type:Mo.type}}],!1;if(e===c&&typeof n=="string"){if(N(n,17))return j.errors=[
{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/maxLength",keyword:"maxLength",params:{limit:17}}],
!1;if(!Xo.test(n))return j.errors=[{instancePath:s+"/budget_usd",schemaPath:"schema:BudgetUsd/patter\
n",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,6})(\\.[0-9]{1,9})?$"}}],!1}var a=l===e}else var a=!0;
if(a){if(r.budget_period!==void 0){let n=r.budget_period,l=e,c=e,u=!1,y=e;if(typeof n!="string"){let v={
instancePath:s+"/budget_period",schemaPath:"schema:BudgetPeriod/type",keyword:"type",params:{type:"s\
tring"}};p===null?p=[v]:p.push(v),e++}if(!(n==="day"||n==="month"||n==="total")){let v={instancePath:s+
"/budget_period",schemaPath:"schema:BudgetPeriod/enum",keyword:"enum",params:{allowedValues:Ro.enum}};
p===null?p=[v]:p.push(v),e++}var t=y===e;u=u||t;let P=e;if(n!==null){let v={instancePath:s+"/budget_\
period",schemaPath:"#/properties/budget_period/anyOf/1/type",keyword:"type",params:{type:"null"}};p===
null?p=[v]:p.push(v),e++}var t=P===e;if(u=u||t,u)e=c,p!==null&&(c?p.length=c:p=null);else{let v={instancePath:s+
"/budget_period",schemaPath:"#/properties/budget_period/anyOf",keyword:"anyOf",params:{}};return p===
null?p=[v]:p.push(v),e++,j.errors=p,!1}var a=l===e}else var a=!0;if(a){if(r.budget_used!==void 0){let n=e;
De(r.budget_used,{instancePath:s+"/budget_used",parentData:r,parentDataProperty:"budget_used",rootData:g,
dynamicAnchors:k})||(p=p===null?De.errors:p.concat(De.errors),e=p.length);var a=n===e}else var a=!0;
if(a){if(r.last_used_at!==void 0){let n=r.last_used_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/las\
t_used_at/type",keyword:"type",params:{type:Vr.properties.last_used_at.type}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"\
#/properties/last_used_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;
if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/last_used_at",schemaPath:"#/properties/last_used\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.created_at!==void 0){let n=r.created_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(
n))return j.errors=[{instancePath:s+"/created_at",schemaPath:"#/properties/created_at/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+
"/created_at",schemaPath:"#/properties/created_at/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.expires_at!==void 0){let n=r.expires_at,l=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[{instancePath:s+"/expires_at",schemaPath:"\
#/properties/expires_at/type",keyword:"type",params:{type:Vr.properties.expires_at.type}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/exp\
ires_at",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],
!1;if(n<0||isNaN(n))return j.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires_\
at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.revoked_at!==void 0){let n=r.revoked_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))&&n!==null)return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/typ\
e",keyword:"type",params:{type:Vr.properties.revoked_at.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(
n)){if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/propertie\
s/revoked_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.previous_until!==
void 0){let n=r.previous_until,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)
return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/type",keyword:"\
type",params:{type:Vr.properties.previous_until.type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){
if(n>41024448e5||isNaN(n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/propertie\
s/previous_until/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(n<0||isNaN(
n))return j.errors=[{instancePath:s+"/previous_until",schemaPath:"#/properties/previous_until/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a)if(r.sandbox!==
void 0){let n=e;if(typeof r.sandbox!="boolean")return j.errors=[{instancePath:s+"/sandbox",schemaPath:"\
#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0}}}}}}}}}}}}}}}}}}else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.
errors=p,e===0}j.evaluated={props:{id:!0,name:!0,prefix:!0,owner:!0,scopes:!0,models:!0,agents:!0,rpm:!0,
tpm:!0,max_parallel:!0,budget_usd:!0,budget_period:!0,budget_used:!0,last_used_at:!0,created_at:!0,expires_at:!0,
revoked_at:!0,previous_until:!0,sandbox:!0},dynamicProps:!1,dynamicItems:!1};function ve(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=ve.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(r,{instancePath:s,parentData:w,
parentDataProperty:_,rootData:g,dynamicAnchors:k})||(p=p===null?j.errors:p.concat(j.errors),e=p.length),
e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){for(let a in r)if(a!=="id"&&a!=="name"&&a!=="pref\
ix"&&a!=="owner"&&a!=="scopes"&&a!=="models"&&a!=="agents"&&a!=="rpm"&&a!=="tpm"&&a!=="max_parallel"&&
a!=="budget_usd"&&a!=="budget_period"&&a!=="budget_used"&&a!=="last_used_at"&&a!=="created_at"&&a!==
"expires_at"&&a!=="revoked_at"&&a!=="previous_until"&&a!=="sandbox"){return ve.errors=[{instancePath:s,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}}],
!1;break}}else return ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return ve.errors=p,e===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.keys===void 0&&(f="keys"))return Qe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(i!==
"keys"){return Qe.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.keys!==void 0){let i=r.keys;if(e===e)if(Array.
isArray(i)){if(i.length>1e5)return Qe.errors=[{instancePath:s+"/keys",schemaPath:"#/properties/keys/\
maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var a=!0;let o=i.length;for(let n=0;n<o;n++){let l=e;
ve(i[n],{instancePath:s+"/keys/"+n,parentData:i,parentDataProperty:n,rootData:g,dynamicAnchors:k})||
(p=p===null?ve.errors:p.concat(ve.errors),e=p.length);var a=l===e;if(!a)break}}}else return Qe.errors=
[{instancePath:s+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type:"array"}}],
!1}}}else return Qe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return Qe.errors=p,e===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Jr(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Jr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(Qe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:k})||(p=p===null?Qe.errors:p.concat(Qe.errors),e=p.length));else
return Jr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Jr.
errors=p,e===0}Jr.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var sn=Qr;function Ie(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),j(
r,{instancePath:s,parentData:w,parentDataProperty:_,rootData:g,dynamicAnchors:k})||(p=p===null?j.errors:
p.concat(j.errors),e=p.length),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.key===void 0&&
(f="key"))return Ie.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;if(r.key!==void 0){let d=r.key,i=e;if(e===i)if(typeof d=="string"){if(N(d,256))return Ie.errors=[
{instancePath:s+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;if(H(d,1))return Ie.errors=[{instancePath:s+"/key",schemaPath:"#/properties/key/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return Ie.errors=[{instancePath:s+"/key",schemaPath:"#/propert\
ies/key/type",keyword:"type",params:{type:"string"}}],!1;var a=i===e}else var a=!0;if(a){for(let d in r)
if(d!=="key"&&d!=="id"&&d!=="name"&&d!=="prefix"&&d!=="owner"&&d!=="scopes"&&d!=="models"&&d!=="agen\
ts"&&d!=="rpm"&&d!=="tpm"&&d!=="max_parallel"&&d!=="budget_usd"&&d!=="budget_period"&&d!=="budget_us\
ed"&&d!=="last_used_at"&&d!=="created_at"&&d!=="expires_at"&&d!=="revoked_at"&&d!=="previous_until"&&
d!=="sandbox"){return Ie.errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"uneva\
luatedProperties",params:{unevaluatedProperty:d}}],!1;break}}}else return Ie.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ie.errors=p,e===0}Ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Qr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ie(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?Ie.errors:p.concat(Ie.errors),e=p.length));else return Qr.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return Qr.errors=p,e===0}Qr.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var tn=es;function es(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=es.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ve.errors:
p.concat(ve.errors),e=p.length));else return es.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return es.errors=p,e===0}es.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var an=rs;function rs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=rs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ve.errors:
p.concat(ve.errors),e=p.length));else return rs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return rs.errors=p,e===0}rs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var nn=ss;function ss(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ve.errors:
p.concat(ve.errors),e=p.length));else return ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ss.errors=p,e===0}ss.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var on=ts;function ts(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ts.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Ie(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?Ie.errors:
p.concat(Ie.errors),e=p.length));else return ts.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ts.errors=p,e===0}ts.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var pn=as;function as(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=as.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ve(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ve.errors:
p.concat(ve.errors),e=p.length));else return as.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return as.errors=p,e===0}as.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var mn=is;var Sr={type:"object",additionalProperties:!1,required:["from","to","totals"],properties:{from:{$ref:"\
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
UsageTotals"};var dr=Object.prototype.hasOwnProperty;function T(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.from===
void 0&&(i="from")||r.to===void 0&&(i="to")||r.totals===void 0&&(i="totals"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i}}],!1;{let t=e;for(let o in r)if(!(o===
"from"||o==="to"||o==="totals")){return T.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(t===e){if(r.from!==void 0){
let o=r.from,n=e,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:s+
"/from",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:s+"/from",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return T.errors=[{instancePath:s+"/from",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.to!==void 0){let o=r.to,n=e,
l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return T.errors=[{instancePath:s+"/to",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="numb\
er"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return T.errors=[{instancePath:s+"/to",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||
isNaN(o))return T.errors=[{instancePath:s+"/to",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a)if(r.totals!==void 0){let o=r.totals,
n=e;if(e===n)if(Array.isArray(o)){if(o.length>1e5)return T.errors=[{instancePath:s+"/totals",schemaPath:"\
#/properties/totals/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var f=!0;let c=o.length;for(let u=0;u<
c;u++){let y=o[u],P=e;if(e===P)if(y&&typeof y=="object"&&!Array.isArray(y)){let v;if(y.requests===void 0&&
(v="requests")||y.prompt_tokens===void 0&&(v="prompt_tokens")||y.cached_tokens===void 0&&(v="cached_\
tokens")||y.cache_write_tokens===void 0&&(v="cache_write_tokens")||y.cache_write_1h_tokens===void 0&&
(v="cache_write_1h_tokens")||y.completion_tokens===void 0&&(v="completion_tokens")||y.reasoning_tokens===
void 0&&(v="reasoning_tokens")||y.hosted_calls===void 0&&(v="hosted_calls")||y.charged===void 0&&(v=
"charged")||y.counted===void 0&&(v="counted")||y.cost===void 0&&(v="cost"))return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/required",keyword:"required",params:{missingProperty:v}}],
!1;{let b=e;for(let h in y)if(!dr.call(Sr.properties.totals.items.properties,h)){return T.errors=[{instancePath:s+
"/totals/"+u,schemaPath:"#/properties/totals/items/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:h}}],!1;break}if(b===e){if(y.key_id!==void 0){let h=y.key_id,S=e;if(e===
S)if(typeof h=="string"){if(N(h,256))return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"\
#/properties/totals/items/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else
return T.errors=[{instancePath:s+"/totals/"+u+"/key_id",schemaPath:"#/properties/totals/items/proper\
ties/key_id/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d){if(y.model!==
void 0){let h=y.model,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
u+"/model",schemaPath:"#/properties/totals/items/properties/model/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.model.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/model",schemaPath:"#/properties/totals/items/properties/model\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(y.agent!==
void 0){let h=y.agent,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/totals/"+
u+"/agent",schemaPath:"#/properties/totals/items/properties/agent/type",keyword:"type",params:{type:Sr.
properties.totals.items.properties.agent.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/agent",schemaPath:"#/properties/totals/items/properties/agent\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(y.upstream!==
void 0){let h=y.upstream,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/upstream",schemaPath:"#/properties/totals/items/properties/upstream/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.upstream.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))
return T.errors=[{instancePath:s+"/totals/"+u+"/upstream",schemaPath:"#/properties/totals/items/prop\
erties/upstream/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){
if(y.owner!==void 0){let h=y.owner,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+
"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.owner.type}}],!1;if(e===S&&typeof h=="string"&&N(h,256))return T.
errors=[{instancePath:s+"/totals/"+u+"/owner",schemaPath:"#/properties/totals/items/properties/owner\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var d=S===e}else var d=!0;if(d){if(y.refusal!==
void 0){let h=y.refusal,S=e;if(typeof h!="string"&&h!==null)return T.errors=[{instancePath:s+"/total\
s/"+u+"/refusal",schemaPath:"#/properties/totals/items/properties/refusal/type",keyword:"type",params:{
type:Sr.properties.totals.items.properties.refusal.type}}],!1;if(e===S&&typeof h=="string"&&N(h,64))
return T.errors=[{instancePath:s+"/totals/"+u+"/refusal",schemaPath:"#/properties/totals/items/prope\
rties/refusal/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var d=S===e}else var d=!0;if(d){
if(y.hour!==void 0){let h=y.hour,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/properties/hour/t\
ype",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items\
/properties/hour/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/hour",schemaPath:"#/properties/totals/items/prope\
rties/hour/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(y.day!==void 0){let h=y.day,S=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.
errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/properties/day/typ\
e",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof h=="number"&&isFinite(h)){if(h>41024448e5||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/\
properties/day/maximum",keyword:"maximum",params:{comparison:"<=",limit:41024448e5}}],!1;if(h<0||isNaN(
h))return T.errors=[{instancePath:s+"/totals/"+u+"/day",schemaPath:"#/properties/totals/items/proper\
ties/day/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(y.requests!==void 0){let h=y.requests,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(
h)))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+u+"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){if(y.prompt_tokens!==void 0){let h=y.prompt_tokens,
S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/\
totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/pr\
ompt_tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=S===e}else var d=!0;if(d){if(y.cached_tokens!==void 0){let h=y.cached_tokens,S=e,q=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/cached_tok\
ens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+
"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cached\
_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var d=S===e}else var d=!0;if(d){if(y.cache_write_tokens!==void 0){let h=y.cache_write_tokens,S=e,
q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/tota\
ls/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=
[{instancePath:s+"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){if(y.cache_write_1h_tokens!==void 0){let h=y.
cache_write_1h_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=
[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(h)){if(h>9007199254740991||
isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schema:C\
acheWrite1hTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cache_write_1h_tokens",schemaPath:"schem\
a:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else
var d=!0;if(d){if(y.completion_tokens!==void 0){let h=y.completion_tokens,S=e,q=e;if(!(typeof h=="nu\
mber"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_to\
kens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h==
"number"&&isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/completion_tokens",schemaPath:"s\
chema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;
if(d){if(y.reasoning_tokens!==void 0){let h=y.reasoning_tokens,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"\
schema:ReasoningTokens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&
isFinite(h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoni\
ng_tokens",schemaPath:"schema:ReasoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(h<0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/reasoning_tokens",schemaPath:"sc\
hema:ReasoningTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else
var d=!0;if(d){if(y.hosted_calls!==void 0){let h=y.hosted_calls,S=e,q=e;if(!(typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===q&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"\
schema:HostedCalls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(h<
0||isNaN(h))return T.errors=[{instancePath:s+"/totals/"+u+"/hosted_calls",schemaPath:"schema:HostedC\
alls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=S===e}else var d=!0;if(d){
if(y.charged!==void 0){let h=y.charged,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{
limit:30}}],!1;if(!Pr.test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"s\
chema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=
[{instancePath:s+"/totals/"+u+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var d=S===e}else var d=!0;if(d){if(y.counted!==void 0){let h=y.counted,S=e;if(e===e)if(typeof h==
"string"){if(N(h,30))return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(h))return T.errors=[{instancePath:s+
"/totals/"+u+"/counted",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/counted",schemaPath:"schema:Nan\
oUsd/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0;if(d)if(y.cost!==void 0){
let h=y.cost,S=e;if(e===e)if(typeof h=="string"){if(N(h,30))return T.errors=[{instancePath:s+"/total\
s/"+u+"/cost",schemaPath:"schema:NanoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.
test(h))return T.errors=[{instancePath:s+"/totals/"+u+"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else return T.errors=[{instancePath:s+"/totals/"+u+"/\
cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"string"}}],!1;var d=S===e}else var d=!0}}}}}}}}}}}}}}}}}}}}else
return T.errors=[{instancePath:s+"/totals/"+u,schemaPath:"#/properties/totals/items/type",keyword:"t\
ype",params:{type:"object"}}],!1;var f=P===e;if(!f)break}}}else return T.errors=[{instancePath:s+"/t\
otals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"array"}}],!1;var a=n===e}else
var a=!0}}}}else return T.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return T.errors=p,e===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function is(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(T(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?T.errors:p.concat(
T.errors),e=p.length));else return is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return is.errors=p,e===0}is.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var ln=ns;var zo={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:UsageRow"}},next:{type:["string","null"],maxLength:256}},$id:"schem\
a:UsageRows"},vr={type:"object",additionalProperties:!1,required:["id","call_id","request_id","attem\
pt","ts","service","key_id","payment_id","model","agent","tool","status","prompt_tokens","cached_tok\
ens","cache_write_tokens","cache_write_1h_tokens","completion_tokens","reasoning_tokens","hosted_cal\
ls","estimated","charged","counted","cost","latency_ms","ttft_ms","upstream","called_model","reason",
"class"],properties:{id:{type:"string",maxLength:64},call_id:{type:"string",maxLength:64},request_id:{
type:"string",maxLength:64},attempt:{type:"integer",minimum:0,maximum:1e3},ts:{type:"integer",minimum:0,
maximum:41024448e5},service:{type:"string",maxLength:32},key_id:{type:"string",maxLength:256},payment_id:{
type:["string","null"],maxLength:512},model:{type:["string","null"],maxLength:256},agent:{type:["str\
ing","null"],maxLength:256},tool:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
prompt_tokens:{$ref:"schema:Count"},cached_tokens:{$ref:"schema:CachedTokens"},cache_write_tokens:{$ref:"\
schema:CacheWriteTokens"},cache_write_1h_tokens:{$ref:"schema:CacheWrite1hTokens"},completion_tokens:{
$ref:"schema:Count"},reasoning_tokens:{$ref:"schema:ReasoningTokens"},hosted_calls:{$ref:"schema:Hos\
tedCalls"},estimated:{type:"boolean"},charged:{type:"integer",minimum:0,maximum:9007199254740991},counted:{
type:"integer",minimum:0,maximum:9007199254740991},cost:{type:"integer",minimum:0,maximum:9007199254740991},
latency_ms:{type:"integer",minimum:0,maximum:9007199254740991},ttft_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},upstream:{type:["string","null"],maxLength:64},called_model:{type:["string",
"null"],maxLength:128},reason:{$ref:"schema:FailureReason"},class:{anyOf:[{$ref:"schema:FailureClass"},
{type:"null"}]}},$id:"schema:UsageRow"};var Uo={type:"string",enum:["ours","upstream","caller","limits","left"],$id:"schema:FailureClass"};function D(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t;if(r.id===void 0&&(t="id")||r.call_id===void 0&&(t="call_id")||r.
request_id===void 0&&(t="request_id")||r.attempt===void 0&&(t="attempt")||r.ts===void 0&&(t="ts")||r.
service===void 0&&(t="service")||r.key_id===void 0&&(t="key_id")||r.payment_id===void 0&&(t="payment\
_id")||r.model===void 0&&(t="model")||r.agent===void 0&&(t="agent")||r.tool===void 0&&(t="tool")||r.
status===void 0&&(t="status")||r.prompt_tokens===void 0&&(t="prompt_tokens")||r.cached_tokens===void 0&&
(t="cached_tokens")||r.cache_write_tokens===void 0&&(t="cache_write_tokens")||r.cache_write_1h_tokens===
void 0&&(t="cache_write_1h_tokens")||r.completion_tokens===void 0&&(t="completion_tokens")||r.reasoning_tokens===
void 0&&(t="reasoning_tokens")||r.hosted_calls===void 0&&(t="hosted_calls")||r.estimated===void 0&&(t=
"estimated")||r.charged===void 0&&(t="charged")||r.counted===void 0&&(t="counted")||r.cost===void 0&&
(t="cost")||r.latency_ms===void 0&&(t="latency_ms")||r.ttft_ms===void 0&&(t="ttft_ms")||r.upstream===
void 0&&(t="upstream")||r.called_model===void 0&&(t="called_model")||r.reason===void 0&&(t="reason")||
r.class===void 0&&(t="class"))return D.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:t}}],!1;{let o=e;for(let n in r)if(!dr.call(vr.properties,n)){return D.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(o===e){if(r.id!==void 0){let n=r.id,l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return D.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return D.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.call_id!==void 0){let n=r.call_id,l=e;if(e===
l)if(typeof n=="string"){if(N(n,64))return D.errors=[{instancePath:s+"/call_id",schemaPath:"#/proper\
ties/call_id/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type:"string"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.request_id!==void 0){let n=r.request_id,l=e;if(e===l)if(typeof n=="string"){
if(N(n,64))return D.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+"/request_id",
schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(r.attempt!==void 0){let n=r.attempt,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return D.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return D.
errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e3}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/attempt",schemaPath:"\
#/properties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.ts!==void 0){let n=r.ts,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>41024448e5||isNaN(n))return D.errors=
[{instancePath:s+"/ts",schemaPath:"#/properties/ts/maximum",keyword:"maximum",params:{comparison:"<=",
limit:41024448e5}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/ts",schemaPath:"#/propert\
ies/ts/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){
if(r.service!==void 0){let n=r.service,l=e;if(e===l)if(typeof n=="string"){if(N(n,32))return D.errors=
[{instancePath:s+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{
limit:32}}],!1}else return D.errors=[{instancePath:s+"/service",schemaPath:"#/properties/service/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.key_id!==void 0){
let n=r.key_id,l=e;if(e===l)if(typeof n=="string"){if(N(n,256))return D.errors=[{instancePath:s+"/ke\
y_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return D.
errors=[{instancePath:s+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type:"\
string"}}],!1;var a=l===e}else var a=!0;if(a){if(r.payment_id!==void 0){let n=r.payment_id,l=e;if(typeof n!=
"string"&&n!==null)return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_i\
d/type",keyword:"type",params:{type:vr.properties.payment_id.type}}],!1;if(e===l&&typeof n=="string"&&
N(n,512))return D.errors=[{instancePath:s+"/payment_id",schemaPath:"#/properties/payment_id/maxLengt\
h",keyword:"maxLength",params:{limit:512}}],!1;var a=l===e}else var a=!0;if(a){if(r.model!==void 0){
let n=r.model,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/model",schemaPath:"\
#/properties/model/type",keyword:"type",params:{type:vr.properties.model.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return D.errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.agent!==void 0){
let n=r.agent,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/agent",schemaPath:"\
#/properties/agent/type",keyword:"type",params:{type:vr.properties.agent.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,256))return D.errors=[{instancePath:s+"/agent",schemaPath:"#/properties/agent/maxLengt\
h",keyword:"maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.tool!==void 0){let n=r.
tool,l=e;if(typeof n!="string"&&n!==null)return D.errors=[{instancePath:s+"/tool",schemaPath:"#/prop\
erties/tool/type",keyword:"type",params:{type:vr.properties.tool.type}}],!1;if(e===l&&typeof n=="str\
ing"&&N(n,256))return D.errors=[{instancePath:s+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1;var a=l===e}else var a=!0;if(a){if(r.status!==void 0){let n=r.status,
l=e;if(e===l)if(typeof n=="string"){if(N(n,64))return D.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return D.errors=[{instancePath:s+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let n=r.prompt_tokens,l=e,c=e;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"sc\
hema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(
n))return D.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.cached_tokens!==void 0){
let n=r.cached_tokens,l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/cached_tokens",schemaPath:"schema:CachedTokens/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cac\
hed_tokens",schemaPath:"schema:CachedTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.cache_write_tokens!==void 0){let n=r.cache_write_tokens,l=e,
c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/cach\
e_write_tokens",schemaPath:"schema:CacheWriteTokens/type",keyword:"type",params:{type:"integer"}}],!1;
if(e===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+
"/cache_write_tokens",schemaPath:"schema:CacheWriteTokens/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cache_write_tok\
ens",schemaPath:"schema:CacheWriteTokens/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.cache_write_1h_tokens!==void 0){let n=r.cache_write_1h_tokens,
l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/\
cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+
"/cache_write_1h_tokens",schemaPath:"schema:CacheWrite1hTokens/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.completion_tokens!==void 0){let n=r.completion_tokens,
l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/\
completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+
"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
reasoning_tokens!==void 0){let n=r.reasoning_tokens,l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTo\
kens/type",keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:R\
easoningTokens/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<
0||isNaN(n))return D.errors=[{instancePath:s+"/reasoning_tokens",schemaPath:"schema:ReasoningTokens/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
hosted_calls!==void 0){let n=r.hosted_calls,l=e,c=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(e===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return D.errors=[{instancePath:s+"/hosted_calls",schemaPath:"schema:HostedCalls/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+
"/hosted_calls",schemaPath:"schema:HostedCalls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=l===e}else var a=!0;if(a){if(r.estimated!==void 0){let n=e;if(typeof r.estimated!="boolean")
return D.errors=[{instancePath:s+"/estimated",schemaPath:"#/properties/estimated/type",keyword:"type",
params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){if(r.charged!==void 0){let n=r.charged,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=[{instancePath:s+"/char\
ged",schemaPath:"#/properties/charged/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=[{instancePath:s+"/charged",schemaPath:"\
#/properties/charged/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/charged",schemaPath:"#/properties/charged/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.counted!==
void 0){let n=r.counted,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return D.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/counted",schemaPath:"#/properties/counted/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/counted",schemaPath:"\
#/properties/counted/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.cost!==void 0){let n=r.cost,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.
errors=[{instancePath:s+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/cost",schemaPath:"\
#/properties/cost/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;
if(a){if(r.latency_ms!==void 0){let n=r.latency_ms,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return D.errors=[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=
[{instancePath:s+"/latency_ms",schemaPath:"#/properties/latency_ms/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.ttft_ms!==void 0){let n=r.ttft_ms,
l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return D.errors=[{instancePath:s+
"/ttft_ms",schemaPath:"#/properties/ttft_ms/type",keyword:"type",params:{type:vr.properties.ttft_ms.
type}}],!1;if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return D.errors=
[{instancePath:s+"/ttft_ms",schemaPath:"#/properties/ttft_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return D.errors=[{instancePath:s+"/ttft_ms",schemaPath:"\
#/properties/ttft_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else
var a=!0;if(a){if(r.upstream!==void 0){let n=r.upstream,l=e;if(typeof n!="string"&&n!==null)return D.
errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:vr.
properties.upstream.type}}],!1;if(e===l&&typeof n=="string"&&N(n,64))return D.errors=[{instancePath:s+
"/upstream",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;
var a=l===e}else var a=!0;if(a){if(r.called_model!==void 0){let n=r.called_model,l=e;if(typeof n!="s\
tring"&&n!==null)return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/properties/called_mo\
del/type",keyword:"type",params:{type:vr.properties.called_model.type}}],!1;if(e===l&&typeof n=="str\
ing"&&N(n,128))return D.errors=[{instancePath:s+"/called_model",schemaPath:"#/properties/called_mode\
l/maxLength",keyword:"maxLength",params:{limit:128}}],!1;var a=l===e}else var a=!0;if(a){if(r.reason!==
void 0){let n=r.reason,l=e,c=e,u=!1,y=e;if(e===y)if(n&&typeof n=="object"&&!Array.isArray(n)){let v=e;
for(let b in n)if(!(b==="code"||b==="type"||b==="param"||b==="message")){let h={instancePath:s+"/rea\
son",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:b}};p===null?p=[h]:p.push(h),e++;break}if(v===e){if(n.code!==void 0){let b=n.code,
h=e;if(e===h)if(typeof b=="string"){if(N(b,128)){let S={instancePath:s+"/reason/code",schemaPath:"sc\
hema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};p===null?
p=[S]:p.push(S),e++}}else{let S={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason/anyO\
f/0/properties/code/type",keyword:"type",params:{type:"string"}};p===null?p=[S]:p.push(S),e++}var f=h===
e}else var f=!0;if(f){if(n.type!==void 0){let b=n.type,h=e;if(e===h)if(typeof b=="string"){if(N(b,128)){
let q={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};p===null?p=[q]:p.push(q),e++}}else{let q={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};p===null?p=[q]:p.push(q),e++}var f=h===e}else var f=!0;if(f){if(n.param!==void 0){let b=n.
param,h=e;if(e===h)if(typeof b=="string"){if(N(b,256)){let q={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};p===
null?p=[q]:p.push(q),e++}}else{let q={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};p===null?p=[q]:p.push(q),e++}
var f=h===e}else var f=!0;if(f)if(n.message!==void 0){let b=n.message,h=e;if(e===h)if(typeof b=="str\
ing"){if(N(b,512)){let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};p===null?p=[q]:p.push(q),e++}}else{
let q={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};p===null?p=[q]:p.push(q),e++}var f=h===e}else var f=!0}}}}else{
let v={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};p===null?p=[v]:p.push(v),e++}var d=y===e;u=u||d;let P=e;if(n!==null){let v={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[v]:p.push(v),e++}var d=P===e;if(u=u||d,u)e=c,p!==null&&(c?p.length=c:p=null);else{let v={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return p===null?p=[v]:p.
push(v),e++,D.errors=p,!1}var a=l===e}else var a=!0;if(a)if(r.class!==void 0){let n=r.class,l=e,c=e,
u=!1,y=e;if(typeof n!="string"){let v={instancePath:s+"/class",schemaPath:"schema:FailureClass/type",
keyword:"type",params:{type:"string"}};p===null?p=[v]:p.push(v),e++}if(!(n==="ours"||n==="upstream"||
n==="caller"||n==="limits"||n==="left")){let v={instancePath:s+"/class",schemaPath:"schema:FailureCl\
ass/enum",keyword:"enum",params:{allowedValues:Uo.enum}};p===null?p=[v]:p.push(v),e++}var i=y===e;u=
u||i;let P=e;if(n!==null){let v={instancePath:s+"/class",schemaPath:"#/properties/class/anyOf/1/type",
keyword:"type",params:{type:"null"}};p===null?p=[v]:p.push(v),e++}var i=P===e;if(u=u||i,u)e=c,p!==null&&
(c?p.length=c:p=null);else{let v={instancePath:s+"/class",schemaPath:"#/properties/class/anyOf",keyword:"\
anyOf",params:{}};return p===null?p=[v]:p.push(v),e++,D.errors=p,!1}var a=l===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else
return D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return D.
errors=p,e===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.rows===void 0&&(d="rows")||r.next===void 0&&(d="next"))return Ke.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;
for(let t in r)if(!(t==="rows"||t==="next")){return Ke.errors=[{instancePath:s,schemaPath:"#/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.
rows!==void 0){let t=r.rows,o=e;if(e===o)if(Array.isArray(t)){if(t.length>1e3)return Ke.errors=[{instancePath:s+
"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{var a=!0;
let n=t.length;for(let l=0;l<n;l++){let c=e;D(t[l],{instancePath:s+"/rows/"+l,parentData:t,parentDataProperty:l,
rootData:g,dynamicAnchors:k})||(p=p===null?D.errors:p.concat(D.errors),e=p.length);var a=c===e;if(!a)
break}}}else return Ke.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"array"}}],!1;var f=o===e}else var f=!0;if(f)if(r.next!==void 0){let t=r.next,o=e;
if(typeof t!="string"&&t!==null)return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/n\
ext/type",keyword:"type",params:{type:zo.properties.next.type}}],!1;if(e===o&&typeof t=="string"&&N(
t,256))return Ke.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;var f=o===e}else var f=!0}}}else return Ke.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ke.errors=p,e===0}Ke.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ns(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=ns.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Ke(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?Ke.errors:p.concat(Ke.errors),e=p.length));else return ns.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ns.errors=p,e===0}ns.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var dn=os;var Zo={type:"object",additionalProperties:!1,required:["at","servers","problems","in_flight","now",
"hour","day","month","minutes"],properties:{at:{$ref:"schema:Instant"},servers:{type:"integer",minimum:1,
maximum:1e4},problems:{type:"array",maxItems:1e3,items:{$ref:"schema:Problem"}},in_flight:{type:"obj\
ect",additionalProperties:!1,required:["calls","streams"],properties:{calls:{$ref:"schema:Count"},streams:{
$ref:"schema:Count"}}},now:{$ref:"schema:UsageWindow"},hour:{$ref:"schema:UsageWindow"},day:{$ref:"s\
chema:StoredWindow"},month:{$ref:"schema:StoredWindow"},minutes:{type:"array",maxItems:60,items:{type:"\
object",additionalProperties:!1,required:["at","requests","failed","by_class","tokens","charged"],properties:{
at:{$ref:"schema:Instant"},requests:{$ref:"schema:Count"},failed:{$ref:"schema:Count"},by_class:{$ref:"\
schema:ClassCounts"},tokens:{$ref:"schema:Count"},charged:{$ref:"schema:NanoUsd"}}}}},$id:"schema:Se\
rverOverview"};var Br={type:"object",additionalProperties:!1,required:["kind","severity","message","about","since",
"server"],properties:{kind:{type:"string",enum:["breaker_open","upstream_drained","not_ready","refun\
d_due","undecided","budget_nearly_spent","ledger_backlog","clock_differs","shedding","config_refused"]},
severity:{type:"string",enum:["error","warning"]},message:{type:"string",minLength:1,maxLength:1024},
about:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",
enum:["upstream","part","payments","key","cap","ledger","server","config"]},id:{type:"string",minLength:1,
maxLength:256}}},since:{type:["integer","null"],minimum:0,maximum:9007199254740991},server:{type:["s\
tring","null"],maxLength:64}},$id:"schema:Problem"},Vo={type:"object",additionalProperties:!1,required:[
"from","seconds","requests","by_status","by_class","requests_per_s","tokens","tokens_per_s","charged",
"cost","first_token","whole"],properties:{from:{$ref:"schema:Instant"},seconds:{type:"number",minimum:0,
maximum:9007199254740991},requests:{$ref:"schema:Count"},by_status:{type:"object",maxProperties:256,
additionalProperties:{$ref:"schema:Count"}},by_class:{$ref:"schema:ClassCounts"},requests_per_s:{type:"\
number",minimum:0,maximum:9007199254740991},tokens:{$ref:"schema:Count"},tokens_per_s:{type:"number",
minimum:0,maximum:9007199254740991},charged:{$ref:"schema:NanoUsd"},cost:{$ref:"schema:NanoUsd"},first_token:{
$ref:"schema:Percentiles"},whole:{$ref:"schema:Percentiles"}},$id:"schema:UsageWindow"};function se(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ours===void 0&&(f="ours")||r.upstream===void 0&&
(f="upstream")||r.caller===void 0&&(f="caller")||r.limits===void 0&&(f="limits")||r.left===void 0&&(f=
"left"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="ours"||i==="upstream"||i==="caller"||i==="limits"||i==="left")){
return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(r.ours!==void 0){let i=r.ours,t=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+"/ours",schemaPath:"sche\
ma:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){
if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return se.
errors=[{instancePath:s+"/ours",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.upstream!==void 0){let i=r.upstream,t=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+"/upstream",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/upstream",schemaPath:"schema\
:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return se.errors=[{instancePath:s+"/upstream",schemaPath:"schema:Count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.caller!==void 0){let i=r.
caller,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/caller",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/caller",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/caller",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.limits!==void 0){let i=r.
limits,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/limits",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/limits",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/limits",schemaPath:"schema:Count/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.left!==void 0){let i=r.
left,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return se.errors=[{instancePath:s+
"/left",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return se.errors=[{instancePath:s+"/left",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return se.errors=[{instancePath:s+"/left",schemaPath:"schema:Count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}}else return se.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=p,e===0}se.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Dr={type:["number","null"],minimum:0,maximum:9007199254740991,$id:"schema:Milliseconds"};function he(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.count===void 0&&(f="count")||r.p50_ms===void 0&&(f=
"p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return he.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="count"||i==="p5\
0_ms"||i==="p95_ms")){return he.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.count!==void 0){let i=r.
count,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return he.errors=[{instancePath:s+
"/count",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:s+"/count",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||
isNaN(i))return he.errors=[{instancePath:s+"/count",schemaPath:"schema:Count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let i=r.
p50_ms,t=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return he.errors=[{instancePath:s+"/p\
50_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:s+"/p50_ms",schemaPath:"\
schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;
if(i<0||isNaN(i))return he.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.p95_ms!==
void 0){let i=r.p95_ms,t=e,o=e;if(!(typeof i=="number"&&isFinite(i))&&i!==null)return he.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===o&&
typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return he.errors=[{instancePath:s+"\
/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return he.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}else return he.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return he.errors=
p,e===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=E.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let d;if(r.from===void 0&&(d="from")||r.seconds===void 0&&(d="seconds")||r.requests===void 0&&(d="re\
quests")||r.by_status===void 0&&(d="by_status")||r.by_class===void 0&&(d="by_class")||r.requests_per_s===
void 0&&(d="requests_per_s")||r.tokens===void 0&&(d="tokens")||r.tokens_per_s===void 0&&(d="tokens_p\
er_s")||r.charged===void 0&&(d="charged")||r.cost===void 0&&(d="cost")||r.first_token===void 0&&(d="\
first_token")||r.whole===void 0&&(d="whole"))return E.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let t in r)if(!dr.call(Vo.properties,
t)){return E.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.from!==void 0){let t=r.from,o=e,n=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return E.errors=[{instancePath:s+"/from",schemaPath:"schem\
a:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.
errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.seconds!==void 0){let t=r.seconds,o=e;if(e===
o)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/seconds",schemaPath:"#/properties/seconds/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.errors=[{instancePath:s+
"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type:"number"}}],!1;var a=o===
e}else var a=!0;if(a){if(r.requests!==void 0){let t=r.requests,o=e,n=e;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t)))return E.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return E.errors=[{instancePath:s+"/requests",schemaPath:"schema:Count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+
"/requests",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=o===e}else var a=!0;if(a){if(r.by_status!==void 0){let t=r.by_status,o=e;if(e===o)if(t&&typeof t==
"object"&&!Array.isArray(t)){if(Object.keys(t).length>256)return E.errors=[{instancePath:s+"/by_stat\
us",schemaPath:"#/properties/by_status/maxProperties",keyword:"maxProperties",params:{limit:256}}],!1;
for(let l in t){let c=t[l],u=e,y=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return E.
errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Co\
unt/type",keyword:"type",params:{type:"integer"}}],!1;if(e===y&&typeof c=="number"&&isFinite(c)){if(c>
9007199254740991||isNaN(c))return E.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(c<0||isNaN(c))return E.errors=[{instancePath:s+"/by_status/"+l.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=u===
e;if(!f)break}}else return E.errors=[{instancePath:s+"/by_status",schemaPath:"#/properties/by_status\
/type",keyword:"type",params:{type:"object"}}],!1;var a=o===e}else var a=!0;if(a){if(r.by_class!==void 0){
let t=e;se(r.by_class,{instancePath:s+"/by_class",parentData:r,parentDataProperty:"by_class",rootData:g,
dynamicAnchors:k})||(p=p===null?se.errors:p.concat(se.errors),e=p.length);var a=t===e}else var a=!0;
if(a){if(r.requests_per_s!==void 0){let t=r.requests_per_s,o=e;if(e===o)if(typeof t=="number"&&isFinite(
t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#\
/properties/requests_per_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/requests_per_s",schemaPath:"#/properties/requ\
ests_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.errors=[{instancePath:s+
"/requests_per_s",schemaPath:"#/properties/requests_per_s/type",keyword:"type",params:{type:"number"}}],
!1;var a=o===e}else var a=!0;if(a){if(r.tokens!==void 0){let t=r.tokens,o=e,n=e;if(!(typeof t=="numb\
er"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return E.errors=[{instancePath:s+"/tokens",schemaPath:"schema:C\
ount/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>
9007199254740991||isNaN(t))return E.errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.
errors=[{instancePath:s+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.tokens_per_s!==void 0){let t=r.tokens_per_s,o=e;
if(e===o)if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return E.errors=[{instancePath:s+
"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return E.errors=[{instancePath:s+"/tokens_per_s",schemaPath:"\
#/properties/tokens_per_s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}else return E.
errors=[{instancePath:s+"/tokens_per_s",schemaPath:"#/properties/tokens_per_s/type",keyword:"type",params:{
type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.charged!==void 0){let t=r.charged,o=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return E.errors=[{instancePath:s+"/charged",schemaPath:"schema:N\
anoUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(t))return E.errors=[{instancePath:s+
"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],
!1}else return E.errors=[{instancePath:s+"/charged",schemaPath:"schema:NanoUsd/type",keyword:"type",
params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.cost!==void 0){let t=r.cost,o=e;if(e===
e)if(typeof t=="string"){if(N(t,30))return E.errors=[{instancePath:s+"/cost",schemaPath:"schema:Nano\
Usd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(t))return E.errors=[{instancePath:s+
"/cost",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,30}$"}}],!1}else
return E.errors=[{instancePath:s+"/cost",schemaPath:"schema:NanoUsd/type",keyword:"type",params:{type:"\
string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.first_token!==void 0){let t=e;he(r.first_token,{instancePath:s+
"/first_token",parentData:r,parentDataProperty:"first_token",rootData:g,dynamicAnchors:k})||(p=p===null?
he.errors:p.concat(he.errors),e=p.length);var a=t===e}else var a=!0;if(a)if(r.whole!==void 0){let t=e;
he(r.whole,{instancePath:s+"/whole",parentData:r,parentDataProperty:"whole",rootData:g,dynamicAnchors:k})||
(p=p===null?he.errors:p.concat(he.errors),e=p.length);var a=t===e}else var a=!0}}}}}}}}}}}}}else return E.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=
p,e===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=lr.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);let a=e,
f=!1,d=e;E(r,{instancePath:s,parentData:w,parentDataProperty:_,rootData:g,dynamicAnchors:k})||(p=p===
null?E.errors:p.concat(E.errors),e=p.length);var o=d===e;if(f=f||o,o)var i=!0;let t=e;if(r!==null){let n={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?p=[n]:p.push(
n),e++}var o=t===e;if(f=f||o,f)e=a,p!==null&&(a?p.length=a:p=null);else{let n={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{}};return p===null?p=[n]:p.push(n),e++,lr.errors=p,!1}return lr.errors=
p,m.props=i,e===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};function $(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=$.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let l;if(r.at===void 0&&(l="at")||r.servers===void 0&&(l="servers")||r.problems===void 0&&(l="proble\
ms")||r.in_flight===void 0&&(l="in_flight")||r.now===void 0&&(l="now")||r.hour===void 0&&(l="hour")||
r.day===void 0&&(l="day")||r.month===void 0&&(l="month")||r.minutes===void 0&&(l="minutes"))return $.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{
let c=e;for(let u in r)if(!dr.call(Zo.properties,u)){return $.errors=[{instancePath:s,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(c===
e){if(r.at!==void 0){let u=r.at,y=e,P=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.
errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u))return $.errors=[{instancePath:s+
"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(u<0||isNaN(u))return $.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var a=y===e}else var a=!0;if(a){if(r.servers!==void 0){
let u=r.servers,y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return $.errors=[{instancePath:s+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
y&&typeof u=="number"&&isFinite(u)){if(u>1e4||isNaN(u))return $.errors=[{instancePath:s+"/servers",schemaPath:"\
#/properties/servers/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4}}],!1;if(u<1||isNaN(
u))return $.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:1}}],!1}var a=y===e}else var a=!0;if(a){if(r.problems!==void 0){
let u=r.problems,y=e;if(e===y)if(Array.isArray(u)){if(u.length>1e3)return $.errors=[{instancePath:s+
"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{limit:1e3}}],!1;{
var f=!0;let x=u.length;for(let v=0;v<x;v++){let b=u[v],h=e;if(e===e)if(b&&typeof b=="object"&&!Array.
isArray(b)){let I;if(b.kind===void 0&&(I="kind")||b.severity===void 0&&(I="severity")||b.message===void 0&&
(I="message")||b.about===void 0&&(I="about")||b.since===void 0&&(I="since")||b.server===void 0&&(I="\
server"))return $.errors=[{instancePath:s+"/problems/"+v,schemaPath:"schema:Problem/required",keyword:"\
required",params:{missingProperty:I}}],!1;{let L=e;for(let A in b)if(!(A==="kind"||A==="severity"||A===
"message"||A==="about"||A==="since"||A==="server")){return $.errors=[{instancePath:s+"/problems/"+v,
schemaPath:"schema:Problem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A}}],
!1;break}if(L===e){if(b.kind!==void 0){let A=b.kind,U=e;if(typeof A!="string")return $.errors=[{instancePath:s+
"/problems/"+v+"/kind",schemaPath:"schema:Problem/properties/kind/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(A==="breaker_open"||A==="upstream_drained"||A==="not_ready"||A==="refund_due"||A===
"undecided"||A==="budget_nearly_spent"||A==="ledger_backlog"||A==="clock_differs"||A==="shedding"||A===
"config_refused"))return $.errors=[{instancePath:s+"/problems/"+v+"/kind",schemaPath:"schema:Problem\
/properties/kind/enum",keyword:"enum",params:{allowedValues:Br.properties.kind.enum}}],!1;var d=U===
e}else var d=!0;if(d){if(b.severity!==void 0){let A=b.severity,U=e;if(typeof A!="string")return $.errors=
[{instancePath:s+"/problems/"+v+"/severity",schemaPath:"schema:Problem/properties/severity/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(A==="error"||A==="warning"))return $.errors=[{instancePath:s+
"/problems/"+v+"/severity",schemaPath:"schema:Problem/properties/severity/enum",keyword:"enum",params:{
allowedValues:Br.properties.severity.enum}}],!1;var d=U===e}else var d=!0;if(d){if(b.message!==void 0){
let A=b.message,U=e;if(e===U)if(typeof A=="string"){if(N(A,1024))return $.errors=[{instancePath:s+"/\
problems/"+v+"/message",schemaPath:"schema:Problem/properties/message/maxLength",keyword:"maxLength",
params:{limit:1024}}],!1;if(H(A,1))return $.errors=[{instancePath:s+"/problems/"+v+"/message",schemaPath:"\
schema:Problem/properties/message/minLength",keyword:"minLength",params:{limit:1}}],!1}else return $.
errors=[{instancePath:s+"/problems/"+v+"/message",schemaPath:"schema:Problem/properties/message/type",
keyword:"type",params:{type:"string"}}],!1;var d=U===e}else var d=!0;if(d){if(b.about!==void 0){let A=b.
about,U=e;if(e===U)if(A&&typeof A=="object"&&!Array.isArray(A)){let Se;if(A.type===void 0&&(Se="type")||
A.id===void 0&&(Se="id"))return $.errors=[{instancePath:s+"/problems/"+v+"/about",schemaPath:"schema\
:Problem/properties/about/required",keyword:"required",params:{missingProperty:Se}}],!1;{let be=e;for(let Q in A)
if(!(Q==="type"||Q==="id")){return $.errors=[{instancePath:s+"/problems/"+v+"/about",schemaPath:"sch\
ema:Problem/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:Q}}],
!1;break}if(be===e){if(A.type!==void 0){let Q=A.type,br=e;if(typeof Q!="string")return $.errors=[{instancePath:s+
"/problems/"+v+"/about/type",schemaPath:"schema:Problem/properties/about/properties/type/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(Q==="upstream"||Q==="part"||Q==="payments"||Q==="key"||Q==="c\
ap"||Q==="ledger"||Q==="server"||Q==="config"))return $.errors=[{instancePath:s+"/problems/"+v+"/abo\
ut/type",schemaPath:"schema:Problem/properties/about/properties/type/enum",keyword:"enum",params:{allowedValues:Br.
properties.about.properties.type.enum}}],!1;var i=br===e}else var i=!0;if(i)if(A.id!==void 0){let Q=A.
id,br=e;if(e===br)if(typeof Q=="string"){if(N(Q,256))return $.errors=[{instancePath:s+"/problems/"+v+
"/about/id",schemaPath:"schema:Problem/properties/about/properties/id/maxLength",keyword:"maxLength",
params:{limit:256}}],!1;if(H(Q,1))return $.errors=[{instancePath:s+"/problems/"+v+"/about/id",schemaPath:"\
schema:Problem/properties/about/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else
return $.errors=[{instancePath:s+"/problems/"+v+"/about/id",schemaPath:"schema:Problem/properties/ab\
out/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=br===e}else var i=!0}}}else
return $.errors=[{instancePath:s+"/problems/"+v+"/about",schemaPath:"schema:Problem/properties/about\
/type",keyword:"type",params:{type:"object"}}],!1;var d=U===e}else var d=!0;if(d){if(b.since!==void 0){
let A=b.since,U=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))&&A!==null)return $.errors=
[{instancePath:s+"/problems/"+v+"/since",schemaPath:"schema:Problem/properties/since/type",keyword:"\
type",params:{type:Br.properties.since.type}}],!1;if(e===U&&typeof A=="number"&&isFinite(A)){if(A>9007199254740991||
isNaN(A))return $.errors=[{instancePath:s+"/problems/"+v+"/since",schemaPath:"schema:Problem/propert\
ies/since/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(A<0||isNaN(
A))return $.errors=[{instancePath:s+"/problems/"+v+"/since",schemaPath:"schema:Problem/properties/si\
nce/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var d=U===e}else var d=!0;if(d)
if(b.server!==void 0){let A=b.server,U=e;if(typeof A!="string"&&A!==null)return $.errors=[{instancePath:s+
"/problems/"+v+"/server",schemaPath:"schema:Problem/properties/server/type",keyword:"type",params:{type:Br.
properties.server.type}}],!1;if(e===U&&typeof A=="string"&&N(A,64))return $.errors=[{instancePath:s+
"/problems/"+v+"/server",schemaPath:"schema:Problem/properties/server/maxLength",keyword:"maxLength",
params:{limit:64}}],!1;var d=U===e}else var d=!0}}}}}}}else return $.errors=[{instancePath:s+"/probl\
ems/"+v,schemaPath:"schema:Problem/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)
break}}}else return $.errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/type",keyword:"\
type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a){if(r.in_flight!==void 0){let u=r.in_flight,
y=e;if(e===y)if(u&&typeof u=="object"&&!Array.isArray(u)){let x;if(u.calls===void 0&&(x="calls")||u.
streams===void 0&&(x="streams"))return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properti\
es/in_flight/required",keyword:"required",params:{missingProperty:x}}],!1;{let v=e;for(let b in u)if(!(b===
"calls"||b==="streams")){return $.errors=[{instancePath:s+"/in_flight",schemaPath:"#/properties/in_f\
light/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:b}}],!1;break}
if(v===e){if(u.calls!==void 0){let b=u.calls,h=e,S=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(
b)))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/type",keyword:"type",
params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(
b))return $.errors=[{instancePath:s+"/in_flight/calls",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(b<0||isNaN(b))return $.errors=[{instancePath:s+
"/in_flight/calls",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var t=h===e}else var t=!0;if(t)if(u.streams!==void 0){let b=u.streams,h=e,S=e;if(!(typeof b=="num\
ber"&&!(b%1)&&!isNaN(b)&&isFinite(b)))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===S&&typeof b=="number"&&isFinite(
b)){if(b>9007199254740991||isNaN(b))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"\
schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(b<0||
isNaN(b))return $.errors=[{instancePath:s+"/in_flight/streams",schemaPath:"schema:Count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1}var t=h===e}else var t=!0}}}else return $.errors=[{instancePath:s+
"/in_flight",schemaPath:"#/properties/in_flight/type",keyword:"type",params:{type:"object"}}],!1;var a=y===
e}else var a=!0;if(a){if(r.now!==void 0){let u=e;E(r.now,{instancePath:s+"/now",parentData:r,parentDataProperty:"\
now",rootData:g,dynamicAnchors:k})||(p=p===null?E.errors:p.concat(E.errors),e=p.length);var a=u===e}else
var a=!0;if(a){if(r.hour!==void 0){let u=e;E(r.hour,{instancePath:s+"/hour",parentData:r,parentDataProperty:"\
hour",rootData:g,dynamicAnchors:k})||(p=p===null?E.errors:p.concat(E.errors),e=p.length);var a=u===e}else
var a=!0;if(a){if(r.day!==void 0){let u=e;lr(r.day,{instancePath:s+"/day",parentData:r,parentDataProperty:"\
day",rootData:g,dynamicAnchors:k})||(p=p===null?lr.errors:p.concat(lr.errors),e=p.length);var a=u===
e}else var a=!0;if(a){if(r.month!==void 0){let u=e;lr(r.month,{instancePath:s+"/month",parentData:r,
parentDataProperty:"month",rootData:g,dynamicAnchors:k})||(p=p===null?lr.errors:p.concat(lr.errors),
e=p.length);var a=u===e}else var a=!0;if(a)if(r.minutes!==void 0){let u=r.minutes,y=e;if(e===y)if(Array.
isArray(u)){if(u.length>60)return $.errors=[{instancePath:s+"/minutes",schemaPath:"#/properties/minu\
tes/maxItems",keyword:"maxItems",params:{limit:60}}],!1;{var o=!0;let x=u.length;for(let v=0;v<x;v++){
let b=u[v],h=e;if(e===h)if(b&&typeof b=="object"&&!Array.isArray(b)){let q;if(b.at===void 0&&(q="at")||
b.requests===void 0&&(q="requests")||b.failed===void 0&&(q="failed")||b.by_class===void 0&&(q="by_cl\
ass")||b.tokens===void 0&&(q="tokens")||b.charged===void 0&&(q="charged"))return $.errors=[{instancePath:s+
"/minutes/"+v,schemaPath:"#/properties/minutes/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in b)if(!(L==="at"||L==="requests"||L==="failed"||L==="by_class"||L==="tokens"||
L==="charged")){return $.errors=[{instancePath:s+"/minutes/"+v,schemaPath:"#/properties/minutes/item\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===
e){if(b.at!==void 0){let L=b.at,A=e,U=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.
errors=[{instancePath:s+"/minutes/"+v+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===U&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.
errors=[{instancePath:s+"/minutes/"+v+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+v+"/at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=A===e}else var n=!0;if(n){if(b.requests!==void 0){let L=b.requests,A=e,U=e;if(!(typeof L=="\
number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=[{instancePath:s+"/minutes/"+v+"/requests",
schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===U&&typeof L=="numb\
er"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+v+"/r\
equests",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/minutes/"+v+"/requests",schemaPath:"schema:Co\
unt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=A===e}else var n=!0;if(n){
if(b.failed!==void 0){let L=b.failed,A=e,U=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))
return $.errors=[{instancePath:s+"/minutes/"+v+"/failed",schemaPath:"schema:Count/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(e===U&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(
L))return $.errors=[{instancePath:s+"/minutes/"+v+"/failed",schemaPath:"schema:Count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+
"/minutes/"+v+"/failed",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}}],!1}var n=A===e}else var n=!0;if(n){if(b.by_class!==void 0){let L=e;se(b.by_class,{instancePath:s+
"/minutes/"+v+"/by_class",parentData:b,parentDataProperty:"by_class",rootData:g,dynamicAnchors:k})||
(p=p===null?se.errors:p.concat(se.errors),e=p.length);var n=L===e}else var n=!0;if(n){if(b.tokens!==
void 0){let L=b.tokens,A=e,U=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=
[{instancePath:s+"/minutes/"+v+"/tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===U&&typeof L=="number"&&isFinite(L)){if(L>9007199254740991||isNaN(L))return $.errors=
[{instancePath:s+"/minutes/"+v+"/tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(L<0||isNaN(L))return $.errors=[{instancePath:s+"/min\
utes/"+v+"/tokens",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var n=A===e}else var n=!0;if(n)if(b.charged!==void 0){let L=b.charged,A=e;if(e===e)if(typeof L=="\
string"){if(N(L,30))return $.errors=[{instancePath:s+"/minutes/"+v+"/charged",schemaPath:"schema:Nan\
oUsd/maxLength",keyword:"maxLength",params:{limit:30}}],!1;if(!Pr.test(L))return $.errors=[{instancePath:s+
"/minutes/"+v+"/charged",schemaPath:"schema:NanoUsd/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,30}$"}}],!1}else return $.errors=[{instancePath:s+"/minutes/"+v+"/charged",schemaPath:"schema:N\
anoUsd/type",keyword:"type",params:{type:"string"}}],!1;var n=A===e}else var n=!0}}}}}}}else return $.
errors=[{instancePath:s+"/minutes/"+v,schemaPath:"#/properties/minutes/items/type",keyword:"type",params:{
type:"object"}}],!1;var o=h===e;if(!o)break}}}else return $.errors=[{instancePath:s+"/minutes",schemaPath:"\
#/properties/minutes/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0}}}}}}}}}}else
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return $.
errors=p,e===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function os(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=os.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&($(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:k})||(p=p===null?$.errors:p.concat($.errors),e=p.length));else return os.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return os.errors=
p,e===0}os.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var fn=ps;var It={type:"object",additionalProperties:!1,required:["metric","by","from","to","step_ms","series",
"others"],properties:{metric:{$ref:"schema:Metric"},by:{type:["string","null"],maxLength:16},from:{$ref:"\
schema:Instant"},to:{$ref:"schema:Instant"},step_ms:{type:"integer",enum:[36e5,864e5]},series:{type:"\
array",maxItems:100,items:{type:"object",additionalProperties:!1,required:["value","points"],properties:{
value:{type:["string","null"],maxLength:512},points:{$ref:"schema:Points"}}}},others:{anyOf:[{type:"\
object",additionalProperties:!1,required:["values","points"],properties:{values:{$ref:"schema:Count"},
points:{$ref:"schema:Points"}}},{type:"null"}]}},$id:"schema:Series"},Bo={type:"string",enum:["reque\
sts","failed","attempts","failed_attempts","prompt_tokens","cached_tokens","completion_tokens","toke\
ns","charged","cost","first_token_p50_ms","first_token_p95_ms","whole_p50_ms","whole_p95_ms"],$id:"s\
chema:Metric"},zi={type:"array",maxItems:1e3,items:{type:["number","null"],minimum:0,maximum:9007199254740991},
$id:"schema:Points"};function W(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=W.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let l;if(r.metric===void 0&&(l="\
metric")||r.by===void 0&&(l="by")||r.from===void 0&&(l="from")||r.to===void 0&&(l="to")||r.step_ms===
void 0&&(l="step_ms")||r.series===void 0&&(l="series")||r.others===void 0&&(l="others"))return W.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;{let c=e;
for(let u in r)if(!(u==="metric"||u==="by"||u==="from"||u==="to"||u==="step_ms"||u==="series"||u==="\
others")){return W.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:u}}],!1;break}if(c===e){if(r.metric!==void 0){let u=r.metric,y=e;
if(typeof u!="string")return W.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/type",keyword:"\
type",params:{type:"string"}}],!1;if(!(u==="requests"||u==="failed"||u==="attempts"||u==="failed_att\
empts"||u==="prompt_tokens"||u==="cached_tokens"||u==="completion_tokens"||u==="tokens"||u==="charge\
d"||u==="cost"||u==="first_token_p50_ms"||u==="first_token_p95_ms"||u==="whole_p50_ms"||u==="whole_p\
95_ms"))return W.errors=[{instancePath:s+"/metric",schemaPath:"schema:Metric/enum",keyword:"enum",params:{
allowedValues:Bo.enum}}],!1;var a=y===e}else var a=!0;if(a){if(r.by!==void 0){let u=r.by,y=e;if(typeof u!=
"string"&&u!==null)return W.errors=[{instancePath:s+"/by",schemaPath:"#/properties/by/type",keyword:"\
type",params:{type:It.properties.by.type}}],!1;if(e===y&&typeof u=="string"&&N(u,16))return W.errors=
[{instancePath:s+"/by",schemaPath:"#/properties/by/maxLength",keyword:"maxLength",params:{limit:16}}],
!1;var a=y===e}else var a=!0;if(a){if(r.from!==void 0){let u=r.from,y=e,P=e;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u)))return W.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/\
type",keyword:"type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return W.errors=[{instancePath:s+"/from",schemaPath:"schema:Instant/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return W.errors=[{instancePath:s+
"/from",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=y===e}else var a=!0;if(a){if(r.to!==void 0){let u=r.to,y=e,P=e;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u)))return W.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===P&&typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u))return W.errors=[{instancePath:s+"/to",schemaPath:"schema:Instant/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(u<0||isNaN(u))return W.errors=[{instancePath:s+
"/to",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=y===
e}else var a=!0;if(a){if(r.step_ms!==void 0){let u=r.step_ms,y=e;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u)))return W.errors=[{instancePath:s+"/step_ms",schemaPath:"#/properties/step_ms/type",
keyword:"type",params:{type:"integer"}}],!1;if(!(u===36e5||u===864e5))return W.errors=[{instancePath:s+
"/step_ms",schemaPath:"#/properties/step_ms/enum",keyword:"enum",params:{allowedValues:It.properties.
step_ms.enum}}],!1;var a=y===e}else var a=!0;if(a){if(r.series!==void 0){let u=r.series,y=e;if(e===y)
if(Array.isArray(u)){if(u.length>100)return W.errors=[{instancePath:s+"/series",schemaPath:"#/proper\
ties/series/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var f=!0;let x=u.length;for(let v=0;v<
x;v++){let b=u[v],h=e;if(e===h)if(b&&typeof b=="object"&&!Array.isArray(b)){let q;if(b.value===void 0&&
(q="value")||b.points===void 0&&(q="points"))return W.errors=[{instancePath:s+"/series/"+v,schemaPath:"\
#/properties/series/items/required",keyword:"required",params:{missingProperty:q}}],!1;{let I=e;for(let L in b)
if(!(L==="value"||L==="points")){return W.errors=[{instancePath:s+"/series/"+v,schemaPath:"#/propert\
ies/series/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],
!1;break}if(I===e){if(b.value!==void 0){let L=b.value,A=e;if(typeof L!="string"&&L!==null)return W.errors=
[{instancePath:s+"/series/"+v+"/value",schemaPath:"#/properties/series/items/properties/value/type",
keyword:"type",params:{type:It.properties.series.items.properties.value.type}}],!1;if(e===A&&typeof L==
"string"&&N(L,512))return W.errors=[{instancePath:s+"/series/"+v+"/value",schemaPath:"#/properties/s\
eries/items/properties/value/maxLength",keyword:"maxLength",params:{limit:512}}],!1;var d=A===e}else
var d=!0;if(d)if(b.points!==void 0){let L=b.points,A=e;if(e===e)if(Array.isArray(L)){if(L.length>1e3)
return W.errors=[{instancePath:s+"/series/"+v+"/points",schemaPath:"schema:Points/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var i=!0;let Se=L.length;for(let be=0;be<Se;be++){let Q=L[be],br=e;
if(!(typeof Q=="number"&&isFinite(Q))&&Q!==null)return W.errors=[{instancePath:s+"/series/"+v+"/poin\
ts/"+be,schemaPath:"schema:Points/items/type",keyword:"type",params:{type:zi.items.type}}],!1;if(e===
br&&typeof Q=="number"&&isFinite(Q)){if(Q>9007199254740991||isNaN(Q))return W.errors=[{instancePath:s+
"/series/"+v+"/points/"+be,schemaPath:"schema:Points/items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(Q<0||isNaN(Q))return W.errors=[{instancePath:s+"/series/"+v+"/po\
ints/"+be,schemaPath:"schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var i=br===e;if(!i)break}}}else return W.errors=[{instancePath:s+"/series/"+v+"/points",schemaPath:"\
schema:Points/type",keyword:"type",params:{type:"array"}}],!1;var d=A===e}else var d=!0}}}else return W.
errors=[{instancePath:s+"/series/"+v,schemaPath:"#/properties/series/items/type",keyword:"type",params:{
type:"object"}}],!1;var f=h===e;if(!f)break}}}else return W.errors=[{instancePath:s+"/series",schemaPath:"\
#/properties/series/type",keyword:"type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a)if(r.
others!==void 0){let u=r.others,y=e,P=e,x=!1,v=e;if(e===v)if(u&&typeof u=="object"&&!Array.isArray(u)){
let S;if(u.values===void 0&&(S="values")||u.points===void 0&&(S="points")){let q={instancePath:s+"/o\
thers",schemaPath:"#/properties/others/anyOf/0/required",keyword:"required",params:{missingProperty:S}};
p===null?p=[q]:p.push(q),e++}else{let q=e;for(let I in u)if(!(I==="values"||I==="points")){let L={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/0/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:I}};p===null?p=[L]:p.push(L),e++;break}if(q===e){if(u.values!==void 0){
let I=u.values,L=e,A=e;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I))){let U={instancePath:s+
"/others/values",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}};p===null?p=[
U]:p.push(U),e++}if(e===A&&typeof I=="number"&&isFinite(I)){if(I>9007199254740991||isNaN(I)){let U={
instancePath:s+"/others/values",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}};p===null?p=[U]:p.push(U),e++}else if(I<0||isNaN(I)){let U={instancePath:s+
"/others/values",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
p===null?p=[U]:p.push(U),e++}}var t=L===e}else var t=!0;if(t)if(u.points!==void 0){let I=u.points,L=e;
if(e===e)if(Array.isArray(I))if(I.length>1e3){let sr={instancePath:s+"/others/points",schemaPath:"sc\
hema:Points/maxItems",keyword:"maxItems",params:{limit:1e3}};p===null?p=[sr]:p.push(sr),e++}else{var o=!0;
let sr=I.length;for(let Se=0;Se<sr;Se++){let be=I[Se],Q=e;if(!(typeof be=="number"&&isFinite(be))&&be!==
null){let yr={instancePath:s+"/others/points/"+Se,schemaPath:"schema:Points/items/type",keyword:"typ\
e",params:{type:zi.items.type}};p===null?p=[yr]:p.push(yr),e++}if(e===Q&&typeof be=="number"&&isFinite(
be)){if(be>9007199254740991||isNaN(be)){let yr={instancePath:s+"/others/points/"+Se,schemaPath:"sche\
ma:Points/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}};p===null?
p=[yr]:p.push(yr),e++}else if(be<0||isNaN(be)){let yr={instancePath:s+"/others/points/"+Se,schemaPath:"\
schema:Points/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};p===null?p=[yr]:p.push(
yr),e++}}var o=Q===e;if(!o)break}}else{let sr={instancePath:s+"/others/points",schemaPath:"schema:Po\
ints/type",keyword:"type",params:{type:"array"}};p===null?p=[sr]:p.push(sr),e++}var t=L===e}else var t=!0}}}else{
let S={instancePath:s+"/others",schemaPath:"#/properties/others/anyOf/0/type",keyword:"type",params:{
type:"object"}};p===null?p=[S]:p.push(S),e++}var n=v===e;x=x||n;let b=e;if(u!==null){let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[S]:p.push(S),e++}var n=b===e;if(x=x||n,x)e=P,p!==null&&(P?p.length=P:p=null);else{let S={instancePath:s+
"/others",schemaPath:"#/properties/others/anyOf",keyword:"anyOf",params:{}};return p===null?p=[S]:p.
push(S),e++,W.errors=p,!1}var a=y===e}else var a=!0}}}}}}}}else return W.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=p,e===0}W.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ps(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ps.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(W(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?W.errors:
p.concat(W.errors),e=p.length));else return ps.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ps.errors=p,e===0}ps.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var un=ms;var Ho={type:"object",additionalProperties:!1,required:["requests","rows_read","complete","next"],properties:{
requests:{type:"array",maxItems:1e3,items:{$ref:"schema:UsageRow"}},rows_read:{type:"integer",minimum:0,
maximum:5e4},complete:{type:"boolean"},next:{type:["string","null"],maxLength:256}},$id:"schema:Requ\
estList"};function xe(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.requests===void 0&&(d="requests")||r.rows_read===
void 0&&(d="rows_read")||r.complete===void 0&&(d="complete")||r.next===void 0&&(d="next"))return xe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{
let i=e;for(let t in r)if(!(t==="requests"||t==="rows_read"||t==="complete"||t==="next")){return xe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],
!1;break}if(i===e){if(r.requests!==void 0){let t=r.requests,o=e;if(e===o)if(Array.isArray(t)){if(t.length>
1e3)return xe.errors=[{instancePath:s+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let n=t.length;for(let l=0;l<n;l++){let c=e;D(t[l],{instancePath:s+
"/requests/"+l,parentData:t,parentDataProperty:l,rootData:g,dynamicAnchors:k})||(p=p===null?D.errors:
p.concat(D.errors),e=p.length);var a=c===e;if(!a)break}}}else return xe.errors=[{instancePath:s+"/re\
quests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type:"array"}}],!1;var f=o===
e}else var f=!0;if(f){if(r.rows_read!==void 0){let t=r.rows_read,o=e;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return xe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows\
_read/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>
5e4||isNaN(t))return xe.errors=[{instancePath:s+"/rows_read",schemaPath:"#/properties/rows_read/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:5e4}}],!1;if(t<0||isNaN(t))return xe.errors=[{instancePath:s+
"/rows_read",schemaPath:"#/properties/rows_read/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=o===e}else var f=!0;if(f){if(r.complete!==void 0){let t=e;if(typeof r.complete!="boolean")return xe.
errors=[{instancePath:s+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"\
boolean"}}],!1;var f=t===e}else var f=!0;if(f)if(r.next!==void 0){let t=r.next,o=e;if(typeof t!="str\
ing"&&t!==null)return xe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"\
type",params:{type:Ho.properties.next.type}}],!1;if(e===o&&typeof t=="string"&&N(t,256))return xe.errors=
[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit:256}}],
!1;var f=o===e}else var f=!0}}}}}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return xe.errors=p,e===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ms(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ms.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(xe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?xe.errors:
p.concat(xe.errors),e=p.length));else return ms.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ms.errors=p,e===0}ms.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var yn=ls;var Hr={type:"object",additionalProperties:!1,required:["kind","start_ms","end_ms"],properties:{kind:{
type:"string",enum:["queue","attempt","work"]},start_ms:{type:"integer",minimum:0,maximum:9007199254740991},
end_ms:{type:"integer",minimum:0,maximum:9007199254740991},first_token_ms:{type:["integer","null"],minimum:0,
maximum:9007199254740991},attempt:{type:"integer",minimum:0,maximum:1e3},upstream:{type:["string","n\
ull"],maxLength:64},model:{type:["string","null"],maxLength:256},status:{type:"string",maxLength:64},
reason:{$ref:"schema:FailureReason"},prompt_tokens:{$ref:"schema:Count"},completion_tokens:{$ref:"sc\
hema:Count"},charged:{$ref:"schema:Count"},cost:{$ref:"schema:Count"}},$id:"schema:TimelineSpan"};function M(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=M.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let i;if(r.kind===void 0&&(i="kind")||r.start_ms===void 0&&(i="start_ms")||
r.end_ms===void 0&&(i="end_ms"))return M.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:i}}],!1;{let t=e;for(let o in r)if(!dr.call(Hr.properties,o)){return M.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(t===e){if(r.kind!==void 0){let o=r.kind,n=e;if(typeof o!="string")return M.errors=[{instancePath:s+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="que\
ue"||o==="attempt"||o==="work"))return M.errors=[{instancePath:s+"/kind",schemaPath:"#/properties/ki\
nd/enum",keyword:"enum",params:{allowedValues:Hr.properties.kind.enum}}],!1;var a=n===e}else var a=!0;
if(a){if(r.start_ms!==void 0){let o=r.start_ms,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return M.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(
o))return M.errors=[{instancePath:s+"/start_ms",schemaPath:"#/properties/start_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+
"/start_ms",schemaPath:"#/properties/start_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=n===e}else var a=!0;if(a){if(r.end_ms!==void 0){let o=r.end_ms,n=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return M.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/\
end_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(
o))return M.errors=[{instancePath:s+"/end_ms",schemaPath:"#/properties/end_ms/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.first_token_ms!==void 0){
let o=r.first_token_ms,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))&&o!==null)return M.
errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_ms/type",keyword:"typ\
e",params:{type:Hr.properties.first_token_ms.type}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return M.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properti\
es/first_token_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<
0||isNaN(o))return M.errors=[{instancePath:s+"/first_token_ms",schemaPath:"#/properties/first_token_\
ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){
if(r.attempt!==void 0){let o=r.attempt,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))
return M.errors=[{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>1e3||isNaN(o))return M.errors=[
{instancePath:s+"/attempt",schemaPath:"#/properties/attempt/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3}}],!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+"/attempt",schemaPath:"#/prope\
rties/attempt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;
if(a){if(r.upstream!==void 0){let o=r.upstream,n=e;if(typeof o!="string"&&o!==null)return M.errors=[
{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/type",keyword:"type",params:{type:Hr.properties.
upstream.type}}],!1;if(e===n&&typeof o=="string"&&N(o,64))return M.errors=[{instancePath:s+"/upstrea\
m",schemaPath:"#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var a=n===
e}else var a=!0;if(a){if(r.model!==void 0){let o=r.model,n=e;if(typeof o!="string"&&o!==null)return M.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:Hr.
properties.model.type}}],!1;if(e===n&&typeof o=="string"&&N(o,256))return M.errors=[{instancePath:s+
"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=n===
e}else var a=!0;if(a){if(r.status!==void 0){let o=r.status,n=e;if(e===n)if(typeof o=="string"){if(N(
o,64))return M.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1}else return M.errors=[{instancePath:s+"/status",schemaPath:"#/prop\
erties/status/type",keyword:"type",params:{type:"string"}}],!1;var a=n===e}else var a=!0;if(a){if(r.
reason!==void 0){let o=r.reason,n=e,l=e,c=!1,u=e;if(e===u)if(o&&typeof o=="object"&&!Array.isArray(o)){
let x=e;for(let v in o)if(!(v==="code"||v==="type"||v==="param"||v==="message")){let b={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/0/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:v}};p===null?p=[b]:p.push(b),e++;break}if(x===e){if(o.code!==void 0){
let v=o.code,b=e;if(e===b)if(typeof v=="string"){if(N(v,128)){let h={instancePath:s+"/reason/code",schemaPath:"\
schema:FailureReason/anyOf/0/properties/code/maxLength",keyword:"maxLength",params:{limit:128}};p===
null?p=[h]:p.push(h),e++}}else{let h={instancePath:s+"/reason/code",schemaPath:"schema:FailureReason\
/anyOf/0/properties/code/type",keyword:"type",params:{type:"string"}};p===null?p=[h]:p.push(h),e++}var f=b===
e}else var f=!0;if(f){if(o.type!==void 0){let v=o.type,b=e;if(e===b)if(typeof v=="string"){if(N(v,128)){
let S={instancePath:s+"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/maxLen\
gth",keyword:"maxLength",params:{limit:128}};p===null?p=[S]:p.push(S),e++}}else{let S={instancePath:s+
"/reason/type",schemaPath:"schema:FailureReason/anyOf/0/properties/type/type",keyword:"type",params:{
type:"string"}};p===null?p=[S]:p.push(S),e++}var f=b===e}else var f=!0;if(f){if(o.param!==void 0){let v=o.
param,b=e;if(e===b)if(typeof v=="string"){if(N(v,256)){let S={instancePath:s+"/reason/param",schemaPath:"\
schema:FailureReason/anyOf/0/properties/param/maxLength",keyword:"maxLength",params:{limit:256}};p===
null?p=[S]:p.push(S),e++}}else{let S={instancePath:s+"/reason/param",schemaPath:"schema:FailureReaso\
n/anyOf/0/properties/param/type",keyword:"type",params:{type:"string"}};p===null?p=[S]:p.push(S),e++}
var f=b===e}else var f=!0;if(f)if(o.message!==void 0){let v=o.message,b=e;if(e===b)if(typeof v=="str\
ing"){if(N(v,512)){let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/\
properties/message/maxLength",keyword:"maxLength",params:{limit:512}};p===null?p=[S]:p.push(S),e++}}else{
let S={instancePath:s+"/reason/message",schemaPath:"schema:FailureReason/anyOf/0/properties/message/\
type",keyword:"type",params:{type:"string"}};p===null?p=[S]:p.push(S),e++}var f=b===e}else var f=!0}}}}else{
let x={instancePath:s+"/reason",schemaPath:"schema:FailureReason/anyOf/0/type",keyword:"type",params:{
type:"object"}};p===null?p=[x]:p.push(x),e++}var d=u===e;c=c||d;let y=e;if(o!==null){let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[x]:p.push(x),e++}var d=y===e;if(c=c||d,c)e=l,p!==null&&(l?p.length=l:p=null);else{let x={instancePath:s+
"/reason",schemaPath:"schema:FailureReason/anyOf",keyword:"anyOf",params:{}};return p===null?p=[x]:p.
push(x),e++,M.errors=p,!1}var a=n===e}else var a=!0;if(a){if(r.prompt_tokens!==void 0){let o=r.prompt_tokens,
n=e,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===l&&
typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return M.errors=[{instancePath:s+"/\
prompt_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+"/prompt_tokens",schemaPath:"schema:Count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;if(a){if(r.completion_tokens!==
void 0){let o=r.completion_tokens,n=e,l=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return M.
errors=[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return M.errors=
[{instancePath:s+"/completion_tokens",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+"/completion_toke\
ns",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===
e}else var a=!0;if(a){if(r.charged!==void 0){let o=r.charged,n=e,l=e;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return M.errors=[{instancePath:s+"/charged",schemaPath:"schema:Count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+
"/charged",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
var a=n===e}else var a=!0;if(a)if(r.cost!==void 0){let o=r.cost,n=e,l=e;if(!(typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)))return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===l&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return M.errors=[{instancePath:s+"/cost",schemaPath:"schema:Count/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return M.errors=[{instancePath:s+
"/cost",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===
e}else var a=!0}}}}}}}}}}}}}}else return M.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return M.errors=p,e===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function _e(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.request===void 0&&(d="request")||r.arrived_at===
void 0&&(d="arrived_at")||r.total_ms===void 0&&(d="total_ms")||r.timeline===void 0&&(d="timeline")||
r.complete===void 0&&(d="complete"))return _e.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:d}}],!1;{let i=e;for(let t in r)if(!(t==="request"||t==="arrived_a\
t"||t==="total_ms"||t==="timeline"||t==="complete")){return _e.errors=[{instancePath:s,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===
e){if(r.request!==void 0){let t=e;D(r.request,{instancePath:s+"/request",parentData:r,parentDataProperty:"\
request",rootData:g,dynamicAnchors:k})||(p=p===null?D.errors:p.concat(D.errors),e=p.length);var a=t===
e}else var a=!0;if(a){if(r.arrived_at!==void 0){let t=r.arrived_at,o=e,n=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return _e.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){
if(t>9007199254740991||isNaN(t))return _e.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:I\
nstant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(
t))return _e.errors=[{instancePath:s+"/arrived_at",schemaPath:"schema:Instant/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.total_ms!==void 0){let t=r.
total_ms,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return _e.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return _e.errors=[{instancePath:s+
"/total_ms",schemaPath:"#/properties/total_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return _e.errors=[{instancePath:s+"/total_ms",schemaPath:"#/properties/total_ms/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a){if(r.
timeline!==void 0){let t=r.timeline,o=e;if(e===o)if(Array.isArray(t)){if(t.length>200)return _e.errors=
[{instancePath:s+"/timeline",schemaPath:"#/properties/timeline/maxItems",keyword:"maxItems",params:{
limit:200}}],!1;{var f=!0;let l=t.length;for(let c=0;c<l;c++){let u=e;M(t[c],{instancePath:s+"/timel\
ine/"+c,parentData:t,parentDataProperty:c,rootData:g,dynamicAnchors:k})||(p=p===null?M.errors:p.concat(
M.errors),e=p.length);var f=u===e;if(!f)break}}}else return _e.errors=[{instancePath:s+"/timeline",schemaPath:"\
#/properties/timeline/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0;if(a)
if(r.complete!==void 0){let t=e;if(typeof r.complete!="boolean")return _e.errors=[{instancePath:s+"/\
complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===
e}else var a=!0}}}}}}else return _e.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return _e.errors=p,e===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ls(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(_e(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?_e.errors:
p.concat(_e.errors),e=p.length));else return ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ls.errors=p,e===0}ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var cn=ds;var Wo={type:"object",additionalProperties:!1,required:["payments","next"],properties:{payments:{type:"\
array",maxItems:1e3,items:{$ref:"schema:Payment"}},next:{type:["string","null"],maxLength:64},counts:{
type:"object",maxProperties:16,propertyNames:{$ref:"schema:PaymentState"},additionalProperties:{$ref:"\
schema:Count"}}},$id:"schema:PaymentList"},hn={type:"string",enum:["reserved","executing","executed",
"settling","settled","settle_unknown","failed","expired","refund_due","undecided"],$id:"schema:Payme\
ntState"},Wr={type:"object",additionalProperties:!1,required:["id","state","network","payer","pay_to",
"asset","amount","price_usd","agent","tool","request_id","transaction","reason","attempts","valid_be\
fore","look_at","created_at","updated_at","expires_at"],properties:{id:{type:"string",minLength:1,maxLength:64},
state:{$ref:"schema:PaymentState"},network:{type:"string",maxLength:64},payer:{type:"string",maxLength:64},
pay_to:{type:"string",maxLength:64},asset:{type:"string",maxLength:64},amount:{type:"string",pattern:"\
^[0-9]{1,78}$",maxLength:78},price_usd:{type:"string",pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$",maxLength:20},
agent:{type:"string",maxLength:64},tool:{type:["string","null"],maxLength:256},request_id:{type:"str\
ing",maxLength:64},transaction:{type:["string","null"],maxLength:256},reason:{type:["string","null"],
maxLength:1024},attempts:{type:"integer",minimum:0,maximum:1e6},valid_before:{$ref:"schema:Instant"},
look_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},created_at:{$ref:"schema:Instan\
t"},updated_at:{$ref:"schema:Instant"},expires_at:{$ref:"schema:Instant"}},$id:"schema:Payment"},Yo=new RegExp(
"^[0-9]{1,78}$","u"),Go=new RegExp("^[0-9]{1,10}(\\.[0-9]{1,9})?$","u");function O(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=O.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.state===void 0&&(f="state")||r.network===void 0&&
(f="network")||r.payer===void 0&&(f="payer")||r.pay_to===void 0&&(f="pay_to")||r.asset===void 0&&(f=
"asset")||r.amount===void 0&&(f="amount")||r.price_usd===void 0&&(f="price_usd")||r.agent===void 0&&
(f="agent")||r.tool===void 0&&(f="tool")||r.request_id===void 0&&(f="request_id")||r.transaction===void 0&&
(f="transaction")||r.reason===void 0&&(f="reason")||r.attempts===void 0&&(f="attempts")||r.valid_before===
void 0&&(f="valid_before")||r.look_at===void 0&&(f="look_at")||r.created_at===void 0&&(f="created_at")||
r.updated_at===void 0&&(f="updated_at")||r.expires_at===void 0&&(f="expires_at"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!dr.
call(Wr.properties,i)){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,
t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return O.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return O.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=t===e}else var a=!0;if(a){if(r.state!==void 0){let i=r.state,t=e;if(typeof i!="string")return O.
errors=[{instancePath:s+"/state",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="reserved"||i==="executing"||i==="executed"||i==="settling"||i==="settled"||i===
"settle_unknown"||i==="failed"||i==="expired"||i==="refund_due"||i==="undecided"))return O.errors=[{
instancePath:s+"/state",schemaPath:"schema:PaymentState/enum",keyword:"enum",params:{allowedValues:hn.
enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.network!==void 0){let i=r.network,t=e;if(e===t)if(typeof i==
"string"){if(N(i,64))return O.errors=[{instancePath:s+"/network",schemaPath:"#/properties/network/ma\
xLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/network",
schemaPath:"#/properties/network/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.payer!==void 0){let i=r.payer,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=
[{instancePath:s+"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:64}}],
!1}else return O.errors=[{instancePath:s+"/payer",schemaPath:"#/properties/payer/type",keyword:"type",
params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.pay_to!==void 0){let i=r.pay_to,t=e;
if(e===t)if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/pay_to",schemaPath:"#/\
properties/pay_to/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+
"/pay_to",schemaPath:"#/properties/pay_to/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.asset!==void 0){let i=r.asset,t=e;if(e===t)if(typeof i=="string"){if(N(i,
64))return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properties/asset/maxLength",keyword:"max\
Length",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/asset",schemaPath:"#/properti\
es/asset/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.amount!==
void 0){let i=r.amount,t=e;if(e===t)if(typeof i=="string"){if(N(i,78))return O.errors=[{instancePath:s+
"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit:78}}],!1;if(!Yo.
test(i))return O.errors=[{instancePath:s+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,78}$"}}],!1}else return O.errors=[{instancePath:s+"/amount",schemaPath:"\
#/properties/amount/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.price_usd!==void 0){let i=r.price_usd,t=e;if(e===t)if(typeof i=="string"){if(N(i,20))return O.errors=
[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/maxLength",keyword:"maxLength",params:{
limit:20}}],!1;if(!Go.test(i))return O.errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties\
/price_usd/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,10}(\\.[0-9]{1,9})?$"}}],!1}else return O.
errors=[{instancePath:s+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{
type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.agent!==void 0){let i=r.agent,t=e;if(e===t)
if(typeof i=="string"){if(N(i,64))return O.errors=[{instancePath:s+"/agent",schemaPath:"#/properties\
/agent/maxLength",keyword:"maxLength",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"\
/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.tool!==void 0){let i=r.tool,t=e;if(typeof i!="string"&&i!==null)return O.errors=
[{instancePath:s+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:Wr.properties.
tool.type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tool",schemaPath:"\
#/properties/tool/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=t===e}else var a=!0;if(a){
if(r.request_id!==void 0){let i=r.request_id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return O.
errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLen\
gth",params:{limit:64}}],!1}else return O.errors=[{instancePath:s+"/request_id",schemaPath:"#/proper\
ties/request_id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.
transaction!==void 0){let i=r.transaction,t=e;if(typeof i!="string"&&i!==null)return O.errors=[{instancePath:s+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:Wr.properties.
transaction.type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return O.errors=[{instancePath:s+"/tra\
nsaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:256}}],!1;
var a=t===e}else var a=!0;if(a){if(r.reason!==void 0){let i=r.reason,t=e;if(typeof i!="string"&&i!==
null)return O.errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",
params:{type:Wr.properties.reason.type}}],!1;if(e===t&&typeof i=="string"&&N(i,1024))return O.errors=
[{instancePath:s+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:1024}}],
!1;var a=t===e}else var a=!0;if(a){if(r.attempts!==void 0){let i=r.attempts,t=e;if(!(typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/prop\
erties/attempts/type",keyword:"type",params:{type:"integer"}}],!1;if(e===t&&typeof i=="number"&&isFinite(
i)){if(i>1e6||isNaN(i))return O.errors=[{instancePath:s+"/attempts",schemaPath:"#/properties/attempt\
s/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6}}],!1;if(i<0||isNaN(i))return O.errors=
[{instancePath:s+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.valid_before!==void 0){let i=r.valid_before,t=e,
o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/vali\
d_before",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/valid_befo\
re",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/valid_before",schemaPath:"schema:Instant/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.look_at!==
void 0){let i=r.look_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return O.
errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/type",keyword:"type",params:{type:Wr.
properties.look_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(
i))return O.errors=[{instancePath:s+"/look_at",schemaPath:"#/properties/look_at/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+
"/look_at",schemaPath:"#/properties/look_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,t=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=[{instancePath:s+"/created_at",schemaPath:"\
schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schem\
a:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return O.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.updated_at!==void 0){
let i=r.updated_at,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.errors=
[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],
!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=[{instancePath:s+
"/updated_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/updated_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.expires_at!==
void 0){let i=r.expires_at,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return O.
errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return O.errors=
[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return O.errors=[{instancePath:s+"/expires_at",schemaPath:"\
schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}}}}}}}}}}}}}}}}else
return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.
errors=p,e===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Pe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let t;if(r.payments===void 0&&(t="payments")||r.next===void 0&&(t="next"))return Pe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{
let o=e;for(let n in r)if(!(n==="payments"||n==="next"||n==="counts")){return Pe.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;
break}if(o===e){if(r.payments!==void 0){let n=r.payments,l=e;if(e===l)if(Array.isArray(n)){if(n.length>
1e3)return Pe.errors=[{instancePath:s+"/payments",schemaPath:"#/properties/payments/maxItems",keyword:"\
maxItems",params:{limit:1e3}}],!1;{var a=!0;let c=n.length;for(let u=0;u<c;u++){let y=e;O(n[u],{instancePath:s+
"/payments/"+u,parentData:n,parentDataProperty:u,rootData:g,dynamicAnchors:k})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length);var a=y===e;if(!a)break}}}else return Pe.errors=[{instancePath:s+"/pa\
yments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type:"array"}}],!1;var f=l===
e}else var f=!0;if(f){if(r.next!==void 0){let n=r.next,l=e;if(typeof n!="string"&&n!==null)return Pe.
errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type:Wo.properties.
next.type}}],!1;if(e===l&&typeof n=="string"&&N(n,64))return Pe.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/maxLength",keyword:"maxLength",params:{limit:64}}],!1;var f=l===e}else var f=!0;if(f)
if(r.counts!==void 0){let n=r.counts,l=e;if(e===l)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.
keys(n).length>16)return Pe.errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/maxPro\
perties",keyword:"maxProperties",params:{limit:16}}],!1;for(let u in n){let y=e;if(typeof u!="string"){
let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/type",keyword:"type",params:{type:"s\
tring"},propertyName:u};p===null?p=[P]:p.push(P),e++}if(!(u==="reserved"||u==="executing"||u==="exec\
uted"||u==="settling"||u==="settled"||u==="settle_unknown"||u==="failed"||u==="expired"||u==="refund\
_due"||u==="undecided")){let P={instancePath:s+"/counts",schemaPath:"schema:PaymentState/enum",keyword:"\
enum",params:{allowedValues:hn.enum},propertyName:u};p===null?p=[P]:p.push(P),e++}var d=y===e;if(!d){
let P={instancePath:s+"/counts",schemaPath:"#/properties/counts/propertyNames",keyword:"propertyName\
s",params:{propertyName:u}};return p===null?p=[P]:p.push(P),e++,Pe.errors=p,!1;break}}if(d)for(let u in n){
let y=n[u],P=e,x=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return Pe.errors=[{instancePath:s+
"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===x&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return Pe.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(y<0||isNaN(y))return Pe.
errors=[{instancePath:s+"/counts/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"schema:Count\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var i=P===e;if(!i)break}}else return Pe.
errors=[{instancePath:s+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type:"\
object"}}],!1;var f=l===e}else var f=!0}}}}else return Pe.errors=[{instancePath:s,schemaPath:"#/type",
keyword:"type",params:{type:"object"}}],!1;return Pe.errors=p,e===0}Pe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ds(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Pe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?Pe.errors:
p.concat(Pe.errors),e=p.length));else return ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ds.errors=p,e===0}ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var gn=fs;function fs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=fs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return fs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return fs.errors=p,e===0}fs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var kn=us;function us(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=us.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return us.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return us.errors=p,e===0}us.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var vn=ys;function ys(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ys.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(O(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?O.errors:
p.concat(O.errors),e=p.length));else return ys.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ys.errors=p,e===0}ys.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Pn=cs;var Tt={type:"object",additionalProperties:!1,required:["name","origin","base_url","drained_at","in_\
flight","deployments"],properties:{name:{type:"string",minLength:1,maxLength:64},origin:{type:["stri\
ng","null"],maxLength:1024},base_url:{type:["string","null"],maxLength:1024},drained_at:{type:["inte\
ger","null"],minimum:0,maximum:9007199254740991},in_flight:{$ref:"schema:Count"},deployments:{type:"\
array",maxItems:4096,items:{$ref:"schema:UpstreamDeployment"}}},$id:"schema:Upstream"};var bn={type:"string",enum:["closed","half_open","open"],$id:"schema:BreakerState"};function ie(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=ie.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.model===void 0&&(d="model")||r.upstream_model===void 0&&(d="upstream_m\
odel")||r.tier===void 0&&(d="tier")||r.weight===void 0&&(d="weight")||r.breaker===void 0&&(d="breake\
r")||r.in_flight===void 0&&(d="in_flight")||r.resting_s===void 0&&(d="resting_s"))return ie.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;
for(let t in r)if(!(t==="model"||t==="upstream_model"||t==="tier"||t==="weight"||t==="breaker"||t===
"in_flight"||t==="resting_s")){return ie.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.model!==void 0){
let t=r.model,o=e;if(e===o)if(typeof t=="string"){if(N(t,256))return ie.errors=[{instancePath:s+"/mo\
del",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.
errors=[{instancePath:s+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=o===e}else var a=!0;if(a){if(r.upstream_model!==void 0){let t=r.upstream_model,o=e;
if(e===o)if(typeof t=="string"){if(N(t,256))return ie.errors=[{instancePath:s+"/upstream_model",schemaPath:"\
#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return ie.errors=
[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/type",keyword:"type",params:{
type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.tier!==void 0){let t=r.tier,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"/tier",schemaPath:"#/pr\
operties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>16||isNaN(t))return ie.errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return ie.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=o===e}else var a=!0;if(a){if(r.weight!==void 0){let t=r.weight,o=e;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"/weight",schemaPath:"#/properties\
/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(t)){
if(t>1e3||isNaN(t))return ie.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return ie.errors=[{instancePath:s+
"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=o===e}else var a=!0;if(a){if(r.breaker!==void 0){let t=r.breaker,o=e,n=e,l=!1,c=e;if(typeof t!=
"string"){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerState/type",keyword:"type",params:{
type:"string"}};p===null?p=[P]:p.push(P),e++}if(!(t==="closed"||t==="half_open"||t==="open")){let P={
instancePath:s+"/breaker",schemaPath:"schema:BreakerState/enum",keyword:"enum",params:{allowedValues:bn.
enum}};p===null?p=[P]:p.push(P),e++}var f=c===e;l=l||f;let u=e;if(t!==null){let P={instancePath:s+"/\
breaker",schemaPath:"#/properties/breaker/anyOf/1/type",keyword:"type",params:{type:"null"}};p===null?
p=[P]:p.push(P),e++}var f=u===e;if(l=l||f,l)e=n,p!==null&&(n?p.length=n:p=null);else{let P={instancePath:s+
"/breaker",schemaPath:"#/properties/breaker/anyOf",keyword:"anyOf",params:{}};return p===null?p=[P]:
p.push(P),e++,ie.errors=p,!1}var a=o===e}else var a=!0;if(a){if(r.in_flight!==void 0){let t=r.in_flight,
o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=[{instancePath:s+"\
/in_flight",schemaPath:"schema:Count/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof t==
"number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ie.errors=[{instancePath:s+"/in_flight",
schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(t<0||isNaN(t))return ie.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;if(a)if(r.resting_s!==
void 0){let t=r.resting_s,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return ie.errors=
[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(t)){if(t>86400||isNaN(t))return ie.errors=[{instancePath:s+
"/resting_s",schemaPath:"#/properties/resting_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],
!1;if(t<0||isNaN(t))return ie.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0}}}}}}}}else
return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ie.
errors=p,e===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=ee.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let d;if(r.name===void 0&&(d="name")||r.origin===void 0&&(d="origin")||r.base_url===
void 0&&(d="base_url")||r.drained_at===void 0&&(d="drained_at")||r.in_flight===void 0&&(d="in_flight")||
r.deployments===void 0&&(d="deployments"))return ee.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let t in r)if(!(t==="name"||t==="ori\
gin"||t==="base_url"||t==="drained_at"||t==="in_flight"||t==="deployments")){return ee.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;
break}if(i===e){if(r.name!==void 0){let t=r.name,o=e;if(e===o)if(typeof t=="string"){if(N(t,64))return ee.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(H(t,1))return ee.errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/min\
Length",keyword:"minLength",params:{limit:1}}],!1}else return ee.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.
origin!==void 0){let t=r.origin,o=e;if(typeof t!="string"&&t!==null)return ee.errors=[{instancePath:s+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:Tt.properties.origin.type}}],
!1;if(e===o&&typeof t=="string"&&N(t,1024))return ee.errors=[{instancePath:s+"/origin",schemaPath:"#\
/properties/origin/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=o===e}else var a=!0;
if(a){if(r.base_url!==void 0){let t=r.base_url,o=e;if(typeof t!="string"&&t!==null)return ee.errors=
[{instancePath:s+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:Tt.
properties.base_url.type}}],!1;if(e===o&&typeof t=="string"&&N(t,1024))return ee.errors=[{instancePath:s+
"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;
var a=o===e}else var a=!0;if(a){if(r.drained_at!==void 0){let t=r.drained_at,o=e;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null)return ee.errors=[{instancePath:s+"/drained_at",schemaPath:"\
#/properties/drained_at/type",keyword:"type",params:{type:Tt.properties.drained_at.type}}],!1;if(e===
o&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return ee.errors=[{instancePath:s+
"/drained_at",schemaPath:"#/properties/drained_at/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(t<0||isNaN(t))return ee.errors=[{instancePath:s+"/drained_at",schemaPath:"\
#/properties/drained_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else
var a=!0;if(a){if(r.in_flight!==void 0){let t=r.in_flight,o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return ee.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return ee.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return ee.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(r.deployments!==void 0){let t=r.deployments,o=e;if(e===o)if(Array.
isArray(t)){if(t.length>4096)return ee.errors=[{instancePath:s+"/deployments",schemaPath:"#/properti\
es/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let l=t.length;for(let c=0;c<
l;c++){let u=e;ie(t[c],{instancePath:s+"/deployments/"+c,parentData:t,parentDataProperty:c,rootData:g,
dynamicAnchors:k})||(p=p===null?ie.errors:p.concat(ie.errors),e=p.length);var f=u===e;if(!f)break}}}else
return ee.errors=[{instancePath:s+"/deployments",schemaPath:"#/properties/deployments/type",keyword:"\
type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}}}}}else return ee.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ee.errors=p,e===0}ee.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function er(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.upstreams===
void 0&&(f="upstreams"))return er.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(i!=="upstreams"){return er.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;
break}if(d===e&&r.upstreams!==void 0){let i=r.upstreams;if(e===e)if(Array.isArray(i)){if(i.length>256)
return er.errors=[{instancePath:s+"/upstreams",schemaPath:"#/properties/upstreams/maxItems",keyword:"\
maxItems",params:{limit:256}}],!1;{var a=!0;let o=i.length;for(let n=0;n<o;n++){let l=e;ee(i[n],{instancePath:s+
"/upstreams/"+n,parentData:i,parentDataProperty:n,rootData:g,dynamicAnchors:k})||(p=p===null?ee.errors:
p.concat(ee.errors),e=p.length);var a=l===e;if(!a)break}}}else return er.errors=[{instancePath:s+"/u\
pstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type:"array"}}],!1}}}else return er.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return er.errors=
p,e===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cs(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=cs.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(er(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"res\
ponse",rootData:g,dynamicAnchors:k})||(p=p===null?er.errors:p.concat(er.errors),e=p.length));else return cs.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return cs.errors=
p,e===0}cs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var _n=hs;function hs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=hs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ee.errors:
p.concat(ee.errors),e=p.length));else return hs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return hs.errors=p,e===0}hs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var wn=gs;function gs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=gs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ee(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ee.errors:
p.concat(ee.errors),e=p.length));else return gs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return gs.errors=p,e===0}gs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var xn=ke;function ke(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let d=r.response;if(e===e)if(d&&
typeof d=="object"&&!Array.isArray(d)){let t;if(d.name===void 0&&(t="name")||d.ok===void 0&&(t="ok")||
d.detail===void 0&&(t="detail")||d.missing===void 0&&(t="missing"))return ke.errors=[{instancePath:s+
"/response",schemaPath:"schema:ProbeResult/required",keyword:"required",params:{missingProperty:t}}],
!1;{let o=e;for(let n in d)if(!(n==="name"||n==="ok"||n==="detail"||n==="missing")){return ke.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(d.name!==void 0){let n=d.name,l=e;
if(e===l)if(typeof n=="string"){if(N(n,64))return ke.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(n,1))return ke.
errors=[{instancePath:s+"/response/name",schemaPath:"schema:ProbeResult/properties/name/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:s+"/response/name",schemaPath:"\
schema:ProbeResult/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=l===e}else
var a=!0;if(a){if(d.ok!==void 0){let n=e;if(typeof d.ok!="boolean")return ke.errors=[{instancePath:s+
"/response/ok",schemaPath:"schema:ProbeResult/properties/ok/type",keyword:"type",params:{type:"boole\
an"}}],!1;var a=n===e}else var a=!0;if(a){if(d.detail!==void 0){let n=d.detail,l=e;if(e===l)if(typeof n==
"string"){if(N(n,65536))return ke.errors=[{instancePath:s+"/response/detail",schemaPath:"schema:Prob\
eResult/properties/detail/maxLength",keyword:"maxLength",params:{limit:65536}}],!1;if(H(n,1))return ke.
errors=[{instancePath:s+"/response/detail",schemaPath:"schema:ProbeResult/properties/detail/minLengt\
h",keyword:"minLength",params:{limit:1}}],!1}else return ke.errors=[{instancePath:s+"/response/detai\
l",schemaPath:"schema:ProbeResult/properties/detail/type",keyword:"type",params:{type:"string"}}],!1;
var a=l===e}else var a=!0;if(a)if(d.missing!==void 0){let n=d.missing,l=e;if(e===l)if(Array.isArray(
n)){if(n.length>4096)return ke.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeR\
esult/properties/missing/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var f=!0;let u=n.length;
for(let y=0;y<u;y++){let P=n[y],x=e;if(e===x)if(typeof P=="string"){if(N(P,256))return ke.errors=[{instancePath:s+
"/response/missing/"+y,schemaPath:"schema:ProbeResult/properties/missing/items/maxLength",keyword:"m\
axLength",params:{limit:256}}],!1;if(H(P,1))return ke.errors=[{instancePath:s+"/response/missing/"+y,
schemaPath:"schema:ProbeResult/properties/missing/items/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return ke.errors=[{instancePath:s+"/response/missing/"+y,schemaPath:"schema:ProbeResult/prop\
erties/missing/items/type",keyword:"type",params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else
return ke.errors=[{instancePath:s+"/response/missing",schemaPath:"schema:ProbeResult/properties/miss\
ing/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0}}}}}else return ke.errors=
[{instancePath:s+"/response",schemaPath:"schema:ProbeResult/type",keyword:"type",params:{type:"objec\
t"}}],!1}}else return ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}}],!1;return ke.errors=p,e===0}ke.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var qn=ks;var Jo={type:"object",additionalProperties:!1,required:["routes"],properties:{routes:{type:"array",maxItems:4096,
items:{type:"object",additionalProperties:!1,required:["model","route","kind","deployments"],properties:{
model:{type:"string",maxLength:256},route:{type:["string","null"],maxLength:256},kind:{type:"string",
maxLength:32},deployments:{type:"array",maxItems:4096,items:{$ref:"schema:RouteDeployment"}}}}}},$id:"\
schema:RouteList"},Qo={type:"object",additionalProperties:!1,required:["upstream","upstream_model","\
tier","weight","share","drained","breaker","in_flight","resting_s"],properties:{upstream:{type:"stri\
ng",minLength:1,maxLength:64},upstream_model:{type:"string",maxLength:256},tier:{type:"integer",minimum:1,
maximum:16},weight:{type:"integer",minimum:1,maximum:1e3},share:{type:"number",minimum:0,maximum:1},
drained:{type:"boolean"},breaker:{anyOf:[{$ref:"schema:BreakerState"},{type:"null"}]},in_flight:{$ref:"\
schema:Count"},resting_s:{type:"integer",minimum:0,maximum:86400}},$id:"schema:RouteDeployment"};function G(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=G.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.upstream===void 0&&(d="upstream")||r.upstream_model===void 0&&
(d="upstream_model")||r.tier===void 0&&(d="tier")||r.weight===void 0&&(d="weight")||r.share===void 0&&
(d="share")||r.drained===void 0&&(d="drained")||r.breaker===void 0&&(d="breaker")||r.in_flight===void 0&&
(d="in_flight")||r.resting_s===void 0&&(d="resting_s"))return G.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let t in r)if(!dr.call(Qo.
properties,t)){return G.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.upstream!==void 0){let t=r.upstream,
o=e;if(e===o)if(typeof t=="string"){if(N(t,64))return G.errors=[{instancePath:s+"/upstream",schemaPath:"\
#/properties/upstream/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(t,1))return G.errors=
[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/minLength",keyword:"minLength",params:{
limit:1}}],!1}else return G.errors=[{instancePath:s+"/upstream",schemaPath:"#/properties/upstream/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.upstream_model!==
void 0){let t=r.upstream_model,o=e;if(e===o)if(typeof t=="string"){if(N(t,256))return G.errors=[{instancePath:s+
"/upstream_model",schemaPath:"#/properties/upstream_model/maxLength",keyword:"maxLength",params:{limit:256}}],
!1}else return G.errors=[{instancePath:s+"/upstream_model",schemaPath:"#/properties/upstream_model/t\
ype",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.tier!==void 0){
let t=r.tier,o=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[{instancePath:s+
"/tier",schemaPath:"#/properties/tier/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t==
"number"&&isFinite(t)){if(t>16||isNaN(t))return G.errors=[{instancePath:s+"/tier",schemaPath:"#/prop\
erties/tier/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}}],!1;if(t<1||isNaN(t))return G.
errors=[{instancePath:s+"/tier",schemaPath:"#/properties/tier/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=o===e}else var a=!0;if(a){if(r.weight!==void 0){let t=r.weight,o=e;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[{instancePath:s+"/weight",schemaPath:"#/p\
roperties/weight/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>1e3||isNaN(t))return G.errors=[{instancePath:s+"/weight",schemaPath:"#/properties/weight/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}}],!1;if(t<1||isNaN(t))return G.errors=[{
instancePath:s+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var a=o===e}else var a=!0;if(a){if(r.share!==void 0){let t=r.share,o=e;if(e===o)if(typeof t==
"number"&&isFinite(t)){if(t>1||isNaN(t))return G.errors=[{instancePath:s+"/share",schemaPath:"#/prop\
erties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(t<0||isNaN(t))return G.
errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}else return G.errors=[{instancePath:s+"/share",schemaPath:"#/properties/share/type",
keyword:"type",params:{type:"number"}}],!1;var a=o===e}else var a=!0;if(a){if(r.drained!==void 0){let t=e;
if(typeof r.drained!="boolean")return G.errors=[{instancePath:s+"/drained",schemaPath:"#/properties/\
drained/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){if(r.breaker!==
void 0){let t=r.breaker,o=e,n=e,l=!1,c=e;if(typeof t!="string"){let P={instancePath:s+"/breaker",schemaPath:"\
schema:BreakerState/type",keyword:"type",params:{type:"string"}};p===null?p=[P]:p.push(P),e++}if(!(t===
"closed"||t==="half_open"||t==="open")){let P={instancePath:s+"/breaker",schemaPath:"schema:BreakerS\
tate/enum",keyword:"enum",params:{allowedValues:bn.enum}};p===null?p=[P]:p.push(P),e++}var f=c===e;l=
l||f;let u=e;if(t!==null){let P={instancePath:s+"/breaker",schemaPath:"#/properties/breaker/anyOf/1/\
type",keyword:"type",params:{type:"null"}};p===null?p=[P]:p.push(P),e++}var f=u===e;if(l=l||f,l)e=n,
p!==null&&(n?p.length=n:p=null);else{let P={instancePath:s+"/breaker",schemaPath:"#/properties/break\
er/anyOf",keyword:"anyOf",params:{}};return p===null?p=[P]:p.push(P),e++,G.errors=p,!1}var a=o===e}else
var a=!0;if(a){if(r.in_flight!==void 0){let t=r.in_flight,o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t)))return G.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return G.errors=[{instancePath:s+"/in_flight",schemaPath:"schema:Count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return G.errors=[{instancePath:s+
"/in_flight",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(r.resting_s!==void 0){let t=r.resting_s,o=e;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return G.errors=[{instancePath:s+"/resting_s",schemaPath:"#/pr\
operties/resting_s/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof t=="number"&&isFinite(
t)){if(t>86400||isNaN(t))return G.errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/rest\
ing_s/maximum",keyword:"maximum",params:{comparison:"<=",limit:86400}}],!1;if(t<0||isNaN(t))return G.
errors=[{instancePath:s+"/resting_s",schemaPath:"#/properties/resting_s/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0}}}}}}}}}}else return G.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return G.errors=p,e===0}G.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};function fe(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.routes===
void 0&&(i="routes"))return fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i}}],!1;{let t=e;for(let o in r)if(o!=="routes"){return fe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(t===
e&&r.routes!==void 0){let o=r.routes;if(e===e)if(Array.isArray(o)){if(o.length>4096)return fe.errors=
[{instancePath:s+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit:4096}}],
!1;{var a=!0;let l=o.length;for(let c=0;c<l;c++){let u=o[c],y=e;if(e===y)if(u&&typeof u=="object"&&!Array.
isArray(u)){let x;if(u.model===void 0&&(x="model")||u.route===void 0&&(x="route")||u.kind===void 0&&
(x="kind")||u.deployments===void 0&&(x="deployments"))return fe.errors=[{instancePath:s+"/routes/"+c,
schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty:x}}],!1;{
let v=e;for(let b in u)if(!(b==="model"||b==="route"||b==="kind"||b==="deployments")){return fe.errors=
[{instancePath:s+"/routes/"+c,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:b}}],!1;break}if(v===e){if(u.model!==void 0){let b=u.
model,h=e;if(e===h)if(typeof b=="string"){if(N(b,256))return fe.errors=[{instancePath:s+"/routes/"+c+
"/model",schemaPath:"#/properties/routes/items/properties/model/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return fe.errors=[{instancePath:s+"/routes/"+c+"/model",schemaPath:"#/propertie\
s/routes/items/properties/model/type",keyword:"type",params:{type:"string"}}],!1;var f=h===e}else var f=!0;
if(f){if(u.route!==void 0){let b=u.route,h=e;if(typeof b!="string"&&b!==null)return fe.errors=[{instancePath:s+
"/routes/"+c+"/route",schemaPath:"#/properties/routes/items/properties/route/type",keyword:"type",params:{
type:Jo.properties.routes.items.properties.route.type}}],!1;if(e===h&&typeof b=="string"&&N(b,256))return fe.
errors=[{instancePath:s+"/routes/"+c+"/route",schemaPath:"#/properties/routes/items/properties/route\
/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var f=h===e}else var f=!0;if(f){if(u.kind!==
void 0){let b=u.kind,h=e;if(e===h)if(typeof b=="string"){if(N(b,32))return fe.errors=[{instancePath:s+
"/routes/"+c+"/kind",schemaPath:"#/properties/routes/items/properties/kind/maxLength",keyword:"maxLe\
ngth",params:{limit:32}}],!1}else return fe.errors=[{instancePath:s+"/routes/"+c+"/kind",schemaPath:"\
#/properties/routes/items/properties/kind/type",keyword:"type",params:{type:"string"}}],!1;var f=h===
e}else var f=!0;if(f)if(u.deployments!==void 0){let b=u.deployments,h=e;if(e===h)if(Array.isArray(b)){
if(b.length>4096)return fe.errors=[{instancePath:s+"/routes/"+c+"/deployments",schemaPath:"#/propert\
ies/routes/items/properties/deployments/maxItems",keyword:"maxItems",params:{limit:4096}}],!1;{var d=!0;
let q=b.length;for(let I=0;I<q;I++){let L=e;G(b[I],{instancePath:s+"/routes/"+c+"/deployments/"+I,parentData:b,
parentDataProperty:I,rootData:g,dynamicAnchors:k})||(p=p===null?G.errors:p.concat(G.errors),e=p.length);
var d=L===e;if(!d)break}}}else return fe.errors=[{instancePath:s+"/routes/"+c+"/deployments",schemaPath:"\
#/properties/routes/items/properties/deployments/type",keyword:"type",params:{type:"array"}}],!1;var f=h===
e}else var f=!0}}}}}else return fe.errors=[{instancePath:s+"/routes/"+c,schemaPath:"#/properties/rou\
tes/items/type",keyword:"type",params:{type:"object"}}],!1;var a=y===e;if(!a)break}}}else return fe.
errors=[{instancePath:s+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type:"\
array"}}],!1}}}else return fe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return fe.errors=p,e===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ks(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=ks.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(fe(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?fe.errors:p.concat(
fe.errors),e=p.length));else return ks.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return ks.errors=p,e===0}ks.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Nn=vs;var Ui={type:"object",additionalProperties:!1,required:["id","title","description","version","availa\
ble","unavailable_because","query_price_usd","for_sale","calls","errors","cache_hits","p50_ms","p95_\
ms","tools"],properties:{id:{type:"string",minLength:1,maxLength:64},title:{type:"string",maxLength:1024},
description:{type:"string",maxLength:65536},version:{type:"string",maxLength:256},available:{type:"b\
oolean"},unavailable_because:{type:["string","null"],maxLength:1024},query_price_usd:{type:"string",
maxLength:32},for_sale:{type:"boolean"},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{
$ref:"schema:Count"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"},tools:{
type:"array",maxItems:1e4,items:{$ref:"schema:OperatorTool"}}},$id:"schema:OperatorAgent"},Zi={type:"\
object",additionalProperties:!1,required:["name","description","price_usd","effect","calls","errors",
"cache_hits","p50_ms","p95_ms"],properties:{name:{type:"string",minLength:1,maxLength:256},description:{
type:"string",maxLength:65536},price_usd:{type:"string",maxLength:32},effect:{type:"string",enum:["r\
ead","write"]},calls:{$ref:"schema:Count"},errors:{$ref:"schema:Count"},cache_hits:{$ref:"schema:Cou\
nt"},p50_ms:{$ref:"schema:Milliseconds"},p95_ms:{$ref:"schema:Milliseconds"}},$id:"schema:OperatorTo\
ol"};function Y(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.description===
void 0&&(f="description")||r.price_usd===void 0&&(f="price_usd")||r.effect===void 0&&(f="effect")||r.
calls===void 0&&(f="calls")||r.errors===void 0&&(f="errors")||r.cache_hits===void 0&&(f="cache_hits")||
r.p50_ms===void 0&&(f="p50_ms")||r.p95_ms===void 0&&(f="p95_ms"))return Y.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!dr.call(Zi.
properties,i)){return Y.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.name,t=e;
if(e===t)if(typeof i=="string"){if(N(i,256))return Y.errors=[{instancePath:s+"/name",schemaPath:"#/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return Y.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Y.
errors=[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"str\
ing"}}],!1;var a=t===e}else var a=!0;if(a){if(r.description!==void 0){let i=r.description,t=e;if(e===
t)if(typeof i=="string"){if(N(i,65536))return Y.errors=[{instancePath:s+"/description",schemaPath:"#\
/properties/description/maxLength",keyword:"maxLength",params:{limit:65536}}],!1}else return Y.errors=
[{instancePath:s+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.price_usd!==void 0){let i=r.price_usd,t=e;if(e===
t)if(typeof i=="string"){if(N(i,32))return Y.errors=[{instancePath:s+"/price_usd",schemaPath:"#/prop\
erties/price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],!1}else return Y.errors=[{instancePath:s+
"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.effect!==void 0){let i=r.effect,t=e;if(typeof i!="string")return Y.errors=
[{instancePath:s+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type:"string"}}],
!1;if(!(i==="read"||i==="write"))return Y.errors=[{instancePath:s+"/effect",schemaPath:"#/properties\
/effect/enum",keyword:"enum",params:{allowedValues:Zi.properties.effect.enum}}],!1;var a=t===e}else var a=!0;
if(a){if(r.calls!==void 0){let i=r.calls,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Y.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.
errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.errors!==void 0){let i=r.errors,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)))return Y.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Y.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.cache_hits!==void 0){let i=r.cache_hits,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return Y.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Y.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let i=r.p50_ms,t=e,o=e;if(!(typeof i=="numb\
er"&&isFinite(i))&&i!==null)return Y.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Y.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.p95_ms!==void 0){let i=r.p95_ms,t=e,o=e;if(!(typeof i=="numbe\
r"&&isFinite(i))&&i!==null)return Y.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecond\
s/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return Y.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Y.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0}}}}}}}}}}else return Y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Y.errors=p,e===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&(d="id")||r.title===void 0&&(d=
"title")||r.description===void 0&&(d="description")||r.version===void 0&&(d="version")||r.available===
void 0&&(d="available")||r.unavailable_because===void 0&&(d="unavailable_because")||r.query_price_usd===
void 0&&(d="query_price_usd")||r.for_sale===void 0&&(d="for_sale")||r.calls===void 0&&(d="calls")||r.
errors===void 0&&(d="errors")||r.cache_hits===void 0&&(d="cache_hits")||r.p50_ms===void 0&&(d="p50_m\
s")||r.p95_ms===void 0&&(d="p95_ms")||r.tools===void 0&&(d="tools"))return z.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],!1;{let i=e;for(let t in r)if(!dr.
call(Ui.properties,t)){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===e){if(r.id!==void 0){let t=r.id,
o=e;if(e===o)if(typeof t=="string"){if(N(t,64))return z.errors=[{instancePath:s+"/id",schemaPath:"#/\
properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(t,1))return z.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return z.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],
!1;var a=o===e}else var a=!0;if(a){if(r.title!==void 0){let t=r.title,o=e;if(e===o)if(typeof t=="str\
ing"){if(N(t,1024))return z.errors=[{instancePath:s+"/title",schemaPath:"#/properties/title/maxLengt\
h",keyword:"maxLength",params:{limit:1024}}],!1}else return z.errors=[{instancePath:s+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){
if(r.description!==void 0){let t=r.description,o=e;if(e===o)if(typeof t=="string"){if(N(t,65536))return z.
errors=[{instancePath:s+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxL\
ength",params:{limit:65536}}],!1}else return z.errors=[{instancePath:s+"/description",schemaPath:"#/\
properties/description/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){
if(r.version!==void 0){let t=r.version,o=e;if(e===o)if(typeof t=="string"){if(N(t,256))return z.errors=
[{instancePath:s+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{
limit:256}}],!1}else return z.errors=[{instancePath:s+"/version",schemaPath:"#/properties/version/ty\
pe",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.available!==void 0){
let t=e;if(typeof r.available!="boolean")return z.errors=[{instancePath:s+"/available",schemaPath:"#\
/properties/available/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.unavailable_because!==void 0){let t=r.unavailable_because,o=e;if(typeof t!="string"&&t!==null)return z.
errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because/type",keyword:"\
type",params:{type:Ui.properties.unavailable_because.type}}],!1;if(e===o&&typeof t=="string"&&N(t,1024))
return z.errors=[{instancePath:s+"/unavailable_because",schemaPath:"#/properties/unavailable_because\
/maxLength",keyword:"maxLength",params:{limit:1024}}],!1;var a=o===e}else var a=!0;if(a){if(r.query_price_usd!==
void 0){let t=r.query_price_usd,o=e;if(e===o)if(typeof t=="string"){if(N(t,32))return z.errors=[{instancePath:s+
"/query_price_usd",schemaPath:"#/properties/query_price_usd/maxLength",keyword:"maxLength",params:{limit:32}}],
!1}else return z.errors=[{instancePath:s+"/query_price_usd",schemaPath:"#/properties/query_price_usd\
/type",keyword:"type",params:{type:"string"}}],!1;var a=o===e}else var a=!0;if(a){if(r.for_sale!==void 0){
let t=e;if(typeof r.for_sale!="boolean")return z.errors=[{instancePath:s+"/for_sale",schemaPath:"#/p\
roperties/for_sale/type",keyword:"type",params:{type:"boolean"}}],!1;var a=t===e}else var a=!0;if(a){
if(r.calls!==void 0){let t=r.calls,o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))
return z.errors=[{instancePath:s+"/calls",schemaPath:"schema:Count/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return z.errors=
[{instancePath:s+"/calls",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(t<0||isNaN(t))return z.errors=[{instancePath:s+"/calls",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;
if(a){if(r.errors!==void 0){let t=r.errors,o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return z.errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/type",keyword:"type",params:{
type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t))return z.
errors=[{instancePath:s+"/errors",schemaPath:"schema:Count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return z.errors=[{instancePath:s+"/errors",schemaPath:"\
schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=o===e}else var a=!0;
if(a){if(r.cache_hits!==void 0){let t=r.cache_hits,o=e,n=e;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t)))return z.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return z.errors=[{instancePath:s+"/cache_hits",schemaPath:"schema:Count/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return z.errors=[{instancePath:s+
"/cache_hits",schemaPath:"schema:Count/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a){if(r.p50_ms!==void 0){let t=r.p50_ms,o=e,n=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return z.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return z.errors=[{instancePath:s+"/p50_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return z.errors=[{instancePath:s+
"/p50_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a){if(r.p95_ms!==void 0){let t=r.p95_ms,o=e,n=e;if(!(typeof t=="numb\
er"&&isFinite(t))&&t!==null)return z.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Millisecon\
ds/type",keyword:"type",params:{type:Dr.type}}],!1;if(e===n&&typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t))return z.errors=[{instancePath:s+"/p95_ms",schemaPath:"schema:Milliseconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(t<0||isNaN(t))return z.errors=[{instancePath:s+
"/p95_ms",schemaPath:"schema:Milliseconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=o===e}else var a=!0;if(a)if(r.tools!==void 0){let t=r.tools,o=e;if(e===o)if(Array.isArray(t)){
if(t.length>1e4)return z.errors=[{instancePath:s+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"\
maxItems",params:{limit:1e4}}],!1;{var f=!0;let l=t.length;for(let c=0;c<l;c++){let u=e;Y(t[c],{instancePath:s+
"/tools/"+c,parentData:t,parentDataProperty:c,rootData:g,dynamicAnchors:k})||(p=p===null?Y.errors:p.
concat(Y.errors),e=p.length);var f=u===e;if(!f)break}}}else return z.errors=[{instancePath:s+"/tools",
schemaPath:"#/properties/tools/type",keyword:"type",params:{type:"array"}}],!1;var a=o===e}else var a=!0}}}}}}}}}}}}}}}else
return z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.
errors=p,e===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=oe.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let o;if(r.servers===void 0&&(o="servers")||r.agents===void 0&&(o="agents")||r.broken===
void 0&&(o="broken"))return oe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o}}],!1;{let n=e;for(let l in r)if(!(l==="servers"||l==="agents"||l==="broken")){return oe.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(r.servers!==void 0){let l=r.servers,c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return oe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",
keyword:"type",params:{type:"integer"}}],!1;if(e===c&&typeof l=="number"&&isFinite(l)){if(l>1e4||isNaN(
l))return oe.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:1e4}}],!1;if(l<1||isNaN(l))return oe.errors=[{instancePath:s+"\
/servers",schemaPath:"#/properties/servers/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var a=c===e}else var a=!0;if(a){if(r.agents!==void 0){let l=r.agents,c=e;if(e===c)if(Array.isArray(
l)){if(l.length>1e3)return oe.errors=[{instancePath:s+"/agents",schemaPath:"#/properties/agents/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var f=!0;let y=l.length;for(let P=0;P<y;P++){let x=e;
z(l[P],{instancePath:s+"/agents/"+P,parentData:l,parentDataProperty:P,rootData:g,dynamicAnchors:k})||
(p=p===null?z.errors:p.concat(z.errors),e=p.length);var f=x===e;if(!f)break}}}else return oe.errors=
[{instancePath:s+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"array"}}],
!1;var a=c===e}else var a=!0;if(a)if(r.broken!==void 0){let l=r.broken,c=e;if(e===c)if(Array.isArray(
l)){if(l.length>1e3)return oe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/maxI\
tems",keyword:"maxItems",params:{limit:1e3}}],!1;{var d=!0;let y=l.length;for(let P=0;P<y;P++){let x=l[P],
v=e;if(e===v)if(x&&typeof x=="object"&&!Array.isArray(x)){let h;if(x.id===void 0&&(h="id")||x.problems===
void 0&&(h="problems"))return oe.errors=[{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broke\
n/items/required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q===
"id"||q==="problems")){return oe.errors=[{instancePath:s+"/broken/"+P,schemaPath:"#/properties/broke\
n/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}
if(S===e){if(x.id!==void 0){let q=x.id,I=e;if(e===I)if(typeof q=="string"){if(N(q,256))return oe.errors=
[{instancePath:s+"/broken/"+P+"/id",schemaPath:"#/properties/broken/items/properties/id/maxLength",keyword:"\
maxLength",params:{limit:256}}],!1}else return oe.errors=[{instancePath:s+"/broken/"+P+"/id",schemaPath:"\
#/properties/broken/items/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var i=I===e}else
var i=!0;if(i)if(x.problems!==void 0){let q=x.problems,I=e;if(e===I)if(Array.isArray(q)){if(q.length>
100)return oe.errors=[{instancePath:s+"/broken/"+P+"/problems",schemaPath:"#/properties/broken/items\
/properties/problems/maxItems",keyword:"maxItems",params:{limit:100}}],!1;{var t=!0;let A=q.length;for(let U=0;U<
A;U++){let sr=q[U],Se=e;if(e===Se)if(typeof sr=="string"){if(N(sr,4096))return oe.errors=[{instancePath:s+
"/broken/"+P+"/problems/"+U,schemaPath:"#/properties/broken/items/properties/problems/items/maxLengt\
h",keyword:"maxLength",params:{limit:4096}}],!1}else return oe.errors=[{instancePath:s+"/broken/"+P+
"/problems/"+U,schemaPath:"#/properties/broken/items/properties/problems/items/type",keyword:"type",
params:{type:"string"}}],!1;var t=Se===e;if(!t)break}}}else return oe.errors=[{instancePath:s+"/brok\
en/"+P+"/problems",schemaPath:"#/properties/broken/items/properties/problems/type",keyword:"type",params:{
type:"array"}}],!1;var i=I===e}else var i=!0}}}else return oe.errors=[{instancePath:s+"/broken/"+P,schemaPath:"\
#/properties/broken/items/type",keyword:"type",params:{type:"object"}}],!1;var d=v===e;if(!d)break}}}else
return oe.errors=[{instancePath:s+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{
type:"array"}}],!1;var a=c===e}else var a=!0}}}}else return oe.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=p,e===0}oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function vs(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=vs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(oe(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?oe.errors:
p.concat(oe.errors),e=p.length));else return vs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return vs.errors=p,e===0}vs.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Ln=pe;var ep={type:"object",additionalProperties:!1,required:["id","tools","file","document"],properties:{
id:{type:"string",minLength:1,maxLength:64},tools:{type:"array",maxItems:1e4,items:{type:"object",additionalProperties:!1,
required:["name","parameters"],properties:{name:{type:"string",minLength:1,maxLength:256},parameters:{
type:"object",additionalProperties:!0}}}},file:{type:"string",maxLength:4096},document:{type:["strin\
g","null"],maxLength:16777216}},$id:"schema:AgentDetails"};function pe(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=pe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
if(r.response!==void 0){let i=r.response;if(e===e)if(i&&typeof i=="object"&&!Array.isArray(i)){let o;
if(i.id===void 0&&(o="id")||i.tools===void 0&&(o="tools")||i.file===void 0&&(o="file")||i.document===
void 0&&(o="document"))return pe.errors=[{instancePath:s+"/response",schemaPath:"schema:AgentDetails\
/required",keyword:"required",params:{missingProperty:o}}],!1;{let n=e;for(let l in i)if(!(l==="id"||
l==="tools"||l==="file"||l==="document")){return pe.errors=[{instancePath:s+"/response",schemaPath:"\
schema:AgentDetails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(n===e){if(i.id!==void 0){let l=i.id,c=e;if(e===c)if(typeof l=="string"){if(N(l,64))return pe.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(l,1))return pe.errors=[{instancePath:s+"/response/id",schemaPath:"\
schema:AgentDetails/properties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.
errors=[{instancePath:s+"/response/id",schemaPath:"schema:AgentDetails/properties/id/type",keyword:"\
type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a){if(i.tools!==void 0){let l=i.tools,
c=e;if(e===c)if(Array.isArray(l)){if(l.length>1e4)return pe.errors=[{instancePath:s+"/response/tools",
schemaPath:"schema:AgentDetails/properties/tools/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var f=!0;let y=l.length;for(let P=0;P<y;P++){let x=l[P],v=e;if(e===v)if(x&&typeof x=="object"&&!Array.
isArray(x)){let h;if(x.name===void 0&&(h="name")||x.parameters===void 0&&(h="parameters"))return pe.
errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetails/properties/tools/items/\
required",keyword:"required",params:{missingProperty:h}}],!1;{let S=e;for(let q in x)if(!(q==="name"||
q==="parameters")){return pe.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDe\
tails/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],
!1;break}if(S===e){if(x.name!==void 0){let q=x.name,I=e;if(e===I)if(typeof q=="string"){if(N(q,256))
return pe.errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/prope\
rties/tools/items/properties/name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(q,1))return pe.
errors=[{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tool\
s/items/properties/name/minLength",keyword:"minLength",params:{limit:1}}],!1}else return pe.errors=[
{instancePath:s+"/response/tools/"+P+"/name",schemaPath:"schema:AgentDetails/properties/tools/items/\
properties/name/type",keyword:"type",params:{type:"string"}}],!1;var d=I===e}else var d=!0;if(d)if(x.
parameters!==void 0){let q=x.parameters,I=e;if(e===I&&!(q&&typeof q=="object"&&!Array.isArray(q)))return pe.
errors=[{instancePath:s+"/response/tools/"+P+"/parameters",schemaPath:"schema:AgentDetails/propertie\
s/tools/items/properties/parameters/type",keyword:"type",params:{type:"object"}}],!1;var d=I===e}else
var d=!0}}}else return pe.errors=[{instancePath:s+"/response/tools/"+P,schemaPath:"schema:AgentDetai\
ls/properties/tools/items/type",keyword:"type",params:{type:"object"}}],!1;var f=v===e;if(!f)break}}}else
return pe.errors=[{instancePath:s+"/response/tools",schemaPath:"schema:AgentDetails/properties/tools\
/type",keyword:"type",params:{type:"array"}}],!1;var a=c===e}else var a=!0;if(a){if(i.file!==void 0){
let l=i.file,c=e;if(e===c)if(typeof l=="string"){if(N(l,4096))return pe.errors=[{instancePath:s+"/re\
sponse/file",schemaPath:"schema:AgentDetails/properties/file/maxLength",keyword:"maxLength",params:{
limit:4096}}],!1}else return pe.errors=[{instancePath:s+"/response/file",schemaPath:"schema:AgentDet\
ails/properties/file/type",keyword:"type",params:{type:"string"}}],!1;var a=c===e}else var a=!0;if(a)
if(i.document!==void 0){let l=i.document,c=e;if(typeof l!="string"&&l!==null)return pe.errors=[{instancePath:s+
"/response/document",schemaPath:"schema:AgentDetails/properties/document/type",keyword:"type",params:{
type:ep.properties.document.type}}],!1;if(e===c&&typeof l=="string"&&N(l,16777216))return pe.errors=
[{instancePath:s+"/response/document",schemaPath:"schema:AgentDetails/properties/document/maxLength",
keyword:"maxLength",params:{limit:16777216}}],!1;var a=c===e}else var a=!0}}}}}else return pe.errors=
[{instancePath:s+"/response",schemaPath:"schema:AgentDetails/type",keyword:"type",params:{type:"obje\
ct"}}],!1}}else return pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}}],!1;return pe.errors=p,e===0}pe.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var Sn=Ps;var Vi={type:"object",additionalProperties:!1,required:["file","loaded_at","sandbox","config","sourc\
es","need_restart","digest","servers"],properties:{file:{type:["string","null"],maxLength:4096},loaded_at:{
type:"integer",minimum:0,maximum:9007199254740991},sandbox:{type:"boolean"},config:{type:"object",additionalProperties:!0},
need_restart:{type:"array",maxItems:1024,items:{type:"string",minLength:1,maxLength:512}},sources:{type:"\
object",maxProperties:1e5,additionalProperties:{type:"string",minLength:1,maxLength:256}},digest:{type:"\
string",pattern:"^[0-9a-f]{64}$",maxLength:64},servers:{type:["array","null"],maxItems:1e4,items:{$ref:"\
schema:ServerInfo"}}},$id:"schema:ConfigInForce"},An=new RegExp("^[0-9a-f]{64}$","u");function ye(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ye.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.digest===void 0&&
(f="digest")||r.loaded_at===void 0&&(f="loaded_at")||r.seen_at===void 0&&(f="seen_at")||r.is_this===
void 0&&(f="is_this"))return ye.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="name"||i==="digest"||i==="loaded_at"||i===
"seen_at"||i==="is_this")){return ye.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.
name,t=e;if(e===t)if(typeof i=="string"){if(N(i,255))return ye.errors=[{instancePath:s+"/name",schemaPath:"\
#/properties/name/maxLength",keyword:"maxLength",params:{limit:255}}],!1}else return ye.errors=[{instancePath:s+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.digest!==void 0){let i=r.digest,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return ye.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(!An.test(i))return ye.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/d\
igest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return ye.errors=[{instancePath:s+
"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"string"}}],!1;var a=t===
e}else var a=!0;if(a){if(r.loaded_at!==void 0){let i=r.loaded_at,t=e,o=e;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)))return ye.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instan\
t/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>
9007199254740991||isNaN(i))return ye.errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return ye.
errors=[{instancePath:s+"/loaded_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.seen_at!==void 0){let i=r.seen_at,t=e,o=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"s\
chema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(
i)){if(i>9007199254740991||isNaN(i))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:\
Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(
i))return ye.errors=[{instancePath:s+"/seen_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.is_this!==void 0){let i=e;
if(typeof r.is_this!="boolean")return ye.errors=[{instancePath:s+"/is_this",schemaPath:"#/properties\
/is_this/type",keyword:"type",params:{type:"boolean"}}],!1;var a=i===e}else var a=!0}}}}}}else return ye.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ye.errors=
p,e===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=J.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let t;if(r.file===void 0&&(t="file")||r.loaded_at===void 0&&(t="loaded_at")||r.sandbox===void 0&&(t=
"sandbox")||r.config===void 0&&(t="config")||r.sources===void 0&&(t="sources")||r.need_restart===void 0&&
(t="need_restart")||r.digest===void 0&&(t="digest")||r.servers===void 0&&(t="servers"))return J.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:t}}],!1;{let o=e;
for(let n in r)if(!(n==="file"||n==="loaded_at"||n==="sandbox"||n==="config"||n==="need_restart"||n===
"sources"||n==="digest"||n==="servers")){return J.errors=[{instancePath:s,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(r.file!==
void 0){let n=r.file,l=e;if(typeof n!="string"&&n!==null)return J.errors=[{instancePath:s+"/file",schemaPath:"\
#/properties/file/type",keyword:"type",params:{type:Vi.properties.file.type}}],!1;if(e===l&&typeof n==
"string"&&N(n,4096))return J.errors=[{instancePath:s+"/file",schemaPath:"#/properties/file/maxLength",
keyword:"maxLength",params:{limit:4096}}],!1;var a=l===e}else var a=!0;if(a){if(r.loaded_at!==void 0){
let n=r.loaded_at,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return J.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/type",keyword:"type",params:{type:"integer"}}],!1;if(e===
l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return J.errors=[{instancePath:s+
"/loaded_at",schemaPath:"#/properties/loaded_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(n<0||isNaN(n))return J.errors=[{instancePath:s+"/loaded_at",schemaPath:"#/properties/loaded_at\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===e}else var a=!0;if(a){if(r.
sandbox!==void 0){let n=e;if(typeof r.sandbox!="boolean")return J.errors=[{instancePath:s+"/sandbox",
schemaPath:"#/properties/sandbox/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;
if(a){if(r.config!==void 0){let n=r.config,l=e;if(e===l&&!(n&&typeof n=="object"&&!Array.isArray(n)))
return J.errors=[{instancePath:s+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{
type:"object"}}],!1;var a=l===e}else var a=!0;if(a){if(r.need_restart!==void 0){let n=r.need_restart,
l=e;if(e===l)if(Array.isArray(n)){if(n.length>1024)return J.errors=[{instancePath:s+"/need_restart",
schemaPath:"#/properties/need_restart/maxItems",keyword:"maxItems",params:{limit:1024}}],!1;{var f=!0;
let u=n.length;for(let y=0;y<u;y++){let P=n[y],x=e;if(e===x)if(typeof P=="string"){if(N(P,512))return J.
errors=[{instancePath:s+"/need_restart/"+y,schemaPath:"#/properties/need_restart/items/maxLength",keyword:"\
maxLength",params:{limit:512}}],!1;if(H(P,1))return J.errors=[{instancePath:s+"/need_restart/"+y,schemaPath:"\
#/properties/need_restart/items/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=
[{instancePath:s+"/need_restart/"+y,schemaPath:"#/properties/need_restart/items/type",keyword:"type",
params:{type:"string"}}],!1;var f=x===e;if(!f)break}}}else return J.errors=[{instancePath:s+"/need_r\
estart",schemaPath:"#/properties/need_restart/type",keyword:"type",params:{type:"array"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.sources!==void 0){let n=r.sources,l=e;if(e===l)if(n&&typeof n=="object"&&
!Array.isArray(n)){if(Object.keys(n).length>1e5)return J.errors=[{instancePath:s+"/sources",schemaPath:"\
#/properties/sources/maxProperties",keyword:"maxProperties",params:{limit:1e5}}],!1;for(let u in n){
let y=n[u],P=e;if(e===P)if(typeof y=="string"){if(N(y,256))return J.errors=[{instancePath:s+"/source\
s/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalProperties/m\
axLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(y,1))return J.errors=[{instancePath:s+"/s\
ources/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropert\
ies/minLength",keyword:"minLength",params:{limit:1}}],!1}else return J.errors=[{instancePath:s+"/sou\
rces/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sources/additionalPropertie\
s/type",keyword:"type",params:{type:"string"}}],!1;var d=P===e;if(!d)break}}else return J.errors=[{instancePath:s+
"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type:"object"}}],!1;var a=l===
e}else var a=!0;if(a){if(r.digest!==void 0){let n=r.digest,l=e;if(e===l)if(typeof n=="string"){if(N(
n,64))return J.errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(!An.test(n))return J.errors=[{instancePath:s+"/digest",schemaPath:"\
#/properties/digest/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}}],!1}else return J.
errors=[{instancePath:s+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type:"\
string"}}],!1;var a=l===e}else var a=!0;if(a)if(r.servers!==void 0){let n=r.servers,l=e;if(!Array.isArray(
n)&&n!==null)return J.errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/type",keyword:"\
type",params:{type:Vi.properties.servers.type}}],!1;if(e===l&&Array.isArray(n)){if(n.length>1e4)return J.
errors=[{instancePath:s+"/servers",schemaPath:"#/properties/servers/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var i=!0;let u=n.length;for(let y=0;y<u;y++){let P=e;ye(n[y],{instancePath:s+"/serv\
ers/"+y,parentData:n,parentDataProperty:y,rootData:g,dynamicAnchors:k})||(p=p===null?ye.errors:p.concat(
ye.errors),e=p.length);var i=P===e;if(!i)break}}}var a=l===e}else var a=!0}}}}}}}}}else return J.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return J.errors=p,e===
0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ps(r,{instancePath:s="",parentData:w,
parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Ps.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
r.response!==void 0&&(J(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"resp\
onse",rootData:g,dynamicAnchors:k})||(p=p===null?J.errors:p.concat(J.errors),e=p.length));else return Ps.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ps.errors=
p,e===0}Ps.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Dn=bs;var Bi={type:"object",additionalProperties:!1,required:["name","role","how","expires_at"],properties:{
name:{$ref:"schema:OperatorName"},role:{$ref:"schema:Role"},how:{type:"string",enum:["token","sessio\
n"]},expires_at:{type:["integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Session"};var bt={type:"string",enum:["admin","viewer"],$id:"schema:Role"},_t=new RegExp("^[A-Za-z0-9][A-Za-z0\
-9_.@-]{0,63}$","u");function de(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="na\
me")||r.role===void 0&&(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at"))
return de.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at")){return de.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.name!==void 0){let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return de.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{
limit:64}}],!1;if(H(i,1))return de.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/m\
inLength",keyword:"minLength",params:{limit:1}}],!1;if(!_t.test(i))return de.errors=[{instancePath:s+
"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Z\
a-z0-9_.@-]{0,63}$"}}],!1}else return de.errors=[{instancePath:s+"/name",schemaPath:"schema:Operator\
Name/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){
let i=r.role,t=e;if(typeof i!="string")return de.errors=[{instancePath:s+"/role",schemaPath:"schema:\
Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i==="viewer"))return de.errors=
[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],
!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!="string")return de.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"))return de.errors=[{instancePath:s+"/how",schemaPath:"#/pro\
perties/how/enum",keyword:"enum",params:{allowedValues:Bi.properties.how.enum}}],!1;var a=t===e}else
var a=!0;if(a)if(r.expires_at!==void 0){let i=r.expires_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))&&i!==null)return de.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/\
expires_at/type",keyword:"type",params:{type:Bi.properties.expires_at.type}}],!1;if(e===t&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return de.errors=[{instancePath:s+"/expires_a\
t",schemaPath:"#/properties/expires_at/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return de.errors=[{instancePath:s+"/expires_at",schemaPath:"#/properties/expires\
_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0}}}}}else
return de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return de.
errors=p,e===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function bs(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=bs.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"\
response",rootData:g,dynamicAnchors:k})||(p=p===null?de.errors:p.concat(de.errors),e=p.length));else
return bs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return bs.
errors=p,e===0}bs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};var In=_s;function le(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.role===void 0&&
(f="role")||r.how===void 0&&(f="how")||r.expires_at===void 0&&(f="expires_at")||r.secret===void 0&&(f=
"secret"))return le.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let d=e;for(let i in r)if(!(i==="name"||i==="role"||i==="how"||i==="expires_at"||i==="secret")){
return le.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:i}}],!1;break}if(d===e){if(r.name!==void 0){let i=r.name,t=e;if(e===e)if(typeof i==
"string"){if(N(i,64))return le.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/maxLe\
ngth",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return le.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{limit:1}}],!1;if(!_t.test(i))
return le.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/pattern",keyword:"pattern",
params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return le.errors=[{instancePath:s+"/\
name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="string")return le.errors=[{instancePath:s+
"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="admin"||i===
"viewer"))return le.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/enum",keyword:"enum",params:{
allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!=
"string")return le.errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",
params:{type:"string"}}],!1;if(i!=="session")return le.errors=[{instancePath:s+"/how",schemaPath:"#/\
properties/how/const",keyword:"const",params:{allowedValue:"session"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.expires_at!==void 0){let i=r.expires_at,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)))return le.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/type",keyword:"\
type",params:{type:"integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return le.errors=[{instancePath:s+"/expires_at",schemaPath:"schema:Instant/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return le.errors=[{instancePath:s+
"/expires_at",schemaPath:"schema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.secret!==void 0){let i=r.secret,t=e;if(e===t)if(typeof i=="st\
ring"){if(N(i,64))return le.errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/maxLen\
gth",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return le.errors=[{instancePath:s+"/secret",
schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit:1}}],!1}else return le.
errors=[{instancePath:s+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type:"\
string"}}],!1;var a=t===e}else var a=!0}}}}}}else return le.errors=[{instancePath:s,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}}],!1;return le.errors=p,e===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function _s(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=_s.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(le(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?le.errors:
p.concat(le.errors),e=p.length));else return _s.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return _s.errors=p,e===0}_s.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Tn=ws;function ws(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ws.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(de(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?de.errors:
p.concat(de.errors),e=p.length));else return ws.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ws.errors=p,e===0}ws.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var jn=xs;var Hi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"schema:O\
peratorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"schema\
:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{type:[
"integer","null"],minimum:0,maximum:9007199254740991}},$id:"schema:Operator"};function B(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=B.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.name===void 0&&(f="name")||r.role===void 0&&(f=
"role")||r.prefix===void 0&&(f="prefix")||r.created_at===void 0&&(f="created_at")||r.rotated_at===void 0&&
(f="rotated_at")||r.revoked_at===void 0&&(f="revoked_at"))return B.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="id"||
i==="name"||i==="role"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at")){return B.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return B.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(i,1))return B.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return B.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return B.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return B.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!_t.test(i))return B.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return B.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="stri\
ng")return B.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return B.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,t=e;if(e===t)if(typeof i=="string"){if(N(i,16))return B.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return B.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return B.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return B.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return B.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return B.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Hi.properties.rotated_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return B.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return B.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a)if(r.revoked_at!==void 0){let i=r.revoked_at,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return B.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Hi.properties.revoked_at.
type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return B.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return B.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0}}}}}}}}else return B.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return B.errors=p,e===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function rr(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.operators===void 0&&(f="operators"))return rr.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{
let d=e;for(let i in r)if(i!=="operators"){return rr.errors=[{instancePath:s,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],!1;break}if(d===e&&r.operators!==
void 0){let i=r.operators;if(e===e)if(Array.isArray(i)){if(i.length>1e4)return rr.errors=[{instancePath:s+
"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit:1e4}}],!1;
{var a=!0;let o=i.length;for(let n=0;n<o;n++){let l=e;B(i[n],{instancePath:s+"/operators/"+n,parentData:i,
parentDataProperty:n,rootData:g,dynamicAnchors:k})||(p=p===null?B.errors:p.concat(B.errors),e=p.length);
var a=l===e;if(!a)break}}}else return rr.errors=[{instancePath:s+"/operators",schemaPath:"#/properti\
es/operators/type",keyword:"type",params:{type:"array"}}],!1}}}else return rr.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return rr.errors=p,e===0}rr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function xs(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=xs.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(rr(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?rr.errors:p.concat(rr.errors),e=p.length));else return xs.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return xs.errors=p,e===0}xs.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var $n=qs;var Wi={type:"object",additionalProperties:!1,required:["id","name","role","prefix","created_at","ro\
tated_at","revoked_at","token"],properties:{id:{type:"string",minLength:1,maxLength:64},name:{$ref:"\
schema:OperatorName"},role:{$ref:"schema:Role"},prefix:{type:"string",maxLength:16},created_at:{$ref:"\
schema:Instant"},rotated_at:{type:["integer","null"],minimum:0,maximum:9007199254740991},revoked_at:{
type:["integer","null"],minimum:0,maximum:9007199254740991},token:{type:"string",minLength:1,maxLength:256}},
$id:"schema:CreatedOperator"};function V(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,
dynamicAnchors:k={}}={}){let p=null,e=0,m=V.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||
r.name===void 0&&(f="name")||r.role===void 0&&(f="role")||r.prefix===void 0&&(f="prefix")||r.created_at===
void 0&&(f="created_at")||r.rotated_at===void 0&&(f="rotated_at")||r.revoked_at===void 0&&(f="revoke\
d_at")||r.token===void 0&&(f="token"))return V.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!(i==="id"||i==="name"||i==="ro\
le"||i==="prefix"||i==="created_at"||i==="rotated_at"||i==="revoked_at"||i==="token")){return V.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i}}],
!1;break}if(d===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i=="string"){if(N(i,64))return V.
errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:64}}],
!1;if(H(i,1))return V.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"\
minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+"/id",schemaPath:"#/propertie\
s/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===e)if(typeof i=="string"){if(N(i,64))return V.errors=[{instancePath:s+"/name",
schemaPath:"schema:OperatorName/maxLength",keyword:"maxLength",params:{limit:64}}],!1;if(H(i,1))return V.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/minLength",keyword:"minLength",params:{
limit:1}}],!1;if(!_t.test(i))return V.errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorNam\
e/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$"}}],!1}else return V.
errors=[{instancePath:s+"/name",schemaPath:"schema:OperatorName/type",keyword:"type",params:{type:"s\
tring"}}],!1;var a=t===e}else var a=!0;if(a){if(r.role!==void 0){let i=r.role,t=e;if(typeof i!="stri\
ng")return V.errors=[{instancePath:s+"/role",schemaPath:"schema:Role/type",keyword:"type",params:{type:"\
string"}}],!1;if(!(i==="admin"||i==="viewer"))return V.errors=[{instancePath:s+"/role",schemaPath:"s\
chema:Role/enum",keyword:"enum",params:{allowedValues:bt.enum}}],!1;var a=t===e}else var a=!0;if(a){
if(r.prefix!==void 0){let i=r.prefix,t=e;if(e===t)if(typeof i=="string"){if(N(i,16))return V.errors=
[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit:16}}],
!1}else return V.errors=[{instancePath:s+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"ty\
pe",params:{type:"string"}}],!1;var a=t===e}else var a=!0;if(a){if(r.created_at!==void 0){let i=r.created_at,
t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return V.errors=[{instancePath:s+"/\
created_at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"integer"}}],!1;if(e===o&&typeof i==
"number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=[{instancePath:s+"/created_at",
schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(i<0||isNaN(i))return V.errors=[{instancePath:s+"/created_at",schemaPath:"schema:Instant/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.rotated_at!==
void 0){let i=r.rotated_at,t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return V.
errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/type",keyword:"type",params:{
type:Wi.properties.rotated_at.type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||
isNaN(i))return V.errors=[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=
[{instancePath:s+"/rotated_at",schemaPath:"#/properties/rotated_at/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;if(a){if(r.revoked_at!==void 0){let i=r.revoked_at,
t=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null)return V.errors=[{instancePath:s+
"/revoked_at",schemaPath:"#/properties/revoked_at/type",keyword:"type",params:{type:Wi.properties.revoked_at.
type}}],!1;if(e===t&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return V.errors=
[{instancePath:s+"/revoked_at",schemaPath:"#/properties/revoked_at/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(i<0||isNaN(i))return V.errors=[{instancePath:s+"/rev\
oked_at",schemaPath:"#/properties/revoked_at/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var a=t===e}else var a=!0;if(a)if(r.token!==void 0){let i=r.token,t=e;if(e===t)if(typeof i=="stri\
ng"){if(N(i,256))return V.errors=[{instancePath:s+"/token",schemaPath:"#/properties/token/maxLength",
keyword:"maxLength",params:{limit:256}}],!1;if(H(i,1))return V.errors=[{instancePath:s+"/token",schemaPath:"\
#/properties/token/minLength",keyword:"minLength",params:{limit:1}}],!1}else return V.errors=[{instancePath:s+
"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else
var a=!0}}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}}],!1;return V.errors=p,e===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qs(r,{
instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,
e=0,m=qs.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&
typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(V(r.response,{instancePath:s+"/response",
parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?V.errors:p.concat(
V.errors),e=p.length));else return qs.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return qs.errors=p,e===0}qs.evaluated={props:{response:!0},dynamicProps:!1,dynamicItems:!1};
var On=Ns;function Ns(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ns.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(B(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?B.errors:
p.concat(B.errors),e=p.length));else return Ns.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ns.errors=p,e===0}Ns.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Cn=Ls;function Ls(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ls.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(B(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?B.errors:
p.concat(B.errors),e=p.length));else return Ls.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ls.errors=p,e===0}Ls.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Kn=Ss;function Ss(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ss.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(V(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?V.errors:
p.concat(V.errors),e=p.length));else return Ss.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ss.errors=p,e===0}Ss.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Fn=As;var rp={type:"object",additionalProperties:!1,required:["rows","next"],properties:{rows:{type:"array",
maxItems:1e3,items:{$ref:"schema:AuditRow"}},next:{type:["string","null"],maxLength:64}},$id:"schema\
:AuditRows"},pr={type:"object",additionalProperties:!1,required:["id","at","action","outcome","name",
"how","address","request_id","target","target_name","before","after","reason"],properties:{id:{type:"\
string",minLength:1,maxLength:64},at:{$ref:"schema:Instant"},action:{$ref:"schema:AuditAction"},outcome:{
type:"string",enum:["done","begun","failed"]},name:{type:"string",maxLength:128},how:{type:"string",
enum:["token","session","cli","signal","server"]},address:{type:["string","null"],maxLength:255},request_id:{
type:["string","null"],maxLength:64},target:{type:["string","null"],maxLength:128},target_name:{type:[
"string","null"],maxLength:256},before:{type:["object","null"],additionalProperties:!0},after:{type:[
"object","null"],additionalProperties:!0},reason:{type:["string","null"],maxLength:4096}},$id:"schem\
a:AuditRow"},sp={type:"string",enum:["createKey","changeKey","rotateKey","revokeKey","restoreKey","d\
rainUpstream","restoreUpstream","probeUpstream","reconcilePayment","closePayment","createOperator","\
changeOperator","rotateOperator","revokeOperator","createSession","endSession","drainServer","reload",
"backup","migrate","copyStore","authenticate"],$id:"schema:AuditAction"};function Z(r,{instancePath:s="",
parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=Z.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.at===void 0&&(f="at")||r.action===void 0&&(f=
"action")||r.outcome===void 0&&(f="outcome")||r.name===void 0&&(f="name")||r.how===void 0&&(f="how")||
r.address===void 0&&(f="address")||r.request_id===void 0&&(f="request_id")||r.target===void 0&&(f="t\
arget")||r.target_name===void 0&&(f="target_name")||r.before===void 0&&(f="before")||r.after===void 0&&
(f="after")||r.reason===void 0&&(f="reason"))return Z.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:f}}],!1;{let d=e;for(let i in r)if(!dr.call(pr.properties,
i)){return Z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:i}}],!1;break}if(d===e){if(r.id!==void 0){let i=r.id,t=e;if(e===t)if(typeof i==
"string"){if(N(i,64))return Z.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:64}}],!1;if(H(i,1))return Z.errors=[{instancePath:s+"/id",schemaPath:"#/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1}}],!1}else return Z.errors=[{instancePath:s+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=t===e}else var a=!0;
if(a){if(r.at!==void 0){let i=r.at,t=e,o=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))
return Z.errors=[{instancePath:s+"/at",schemaPath:"schema:Instant/type",keyword:"type",params:{type:"\
integer"}}],!1;if(e===o&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i))return Z.errors=
[{instancePath:s+"/at",schemaPath:"schema:Instant/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(i<0||isNaN(i))return Z.errors=[{instancePath:s+"/at",schemaPath:"sch\
ema:Instant/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=t===e}else var a=!0;
if(a){if(r.action!==void 0){let i=r.action,t=e;if(typeof i!="string")return Z.errors=[{instancePath:s+
"/action",schemaPath:"schema:AuditAction/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="\
createKey"||i==="changeKey"||i==="rotateKey"||i==="revokeKey"||i==="restoreKey"||i==="drainUpstream"||
i==="restoreUpstream"||i==="probeUpstream"||i==="reconcilePayment"||i==="closePayment"||i==="createO\
perator"||i==="changeOperator"||i==="rotateOperator"||i==="revokeOperator"||i==="createSession"||i===
"endSession"||i==="drainServer"||i==="reload"||i==="backup"||i==="migrate"||i==="copyStore"||i==="au\
thenticate"))return Z.errors=[{instancePath:s+"/action",schemaPath:"schema:AuditAction/enum",keyword:"\
enum",params:{allowedValues:sp.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.outcome!==void 0){let i=r.
outcome,t=e;if(typeof i!="string")return Z.errors=[{instancePath:s+"/outcome",schemaPath:"#/properti\
es/outcome/type",keyword:"type",params:{type:"string"}}],!1;if(!(i==="done"||i==="begun"||i==="faile\
d"))return Z.errors=[{instancePath:s+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",
params:{allowedValues:pr.properties.outcome.enum}}],!1;var a=t===e}else var a=!0;if(a){if(r.name!==void 0){
let i=r.name,t=e;if(e===t)if(typeof i=="string"){if(N(i,128))return Z.errors=[{instancePath:s+"/name",
schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128}}],!1}else return Z.errors=
[{instancePath:s+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}}],
!1;var a=t===e}else var a=!0;if(a){if(r.how!==void 0){let i=r.how,t=e;if(typeof i!="string")return Z.
errors=[{instancePath:s+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type:"strin\
g"}}],!1;if(!(i==="token"||i==="session"||i==="cli"||i==="signal"||i==="server"))return Z.errors=[{instancePath:s+
"/how",schemaPath:"#/properties/how/enum",keyword:"enum",params:{allowedValues:pr.properties.how.enum}}],
!1;var a=t===e}else var a=!0;if(a){if(r.address!==void 0){let i=r.address,t=e;if(typeof i!="string"&&
i!==null)return Z.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"\
type",params:{type:pr.properties.address.type}}],!1;if(e===t&&typeof i=="string"&&N(i,255))return Z.
errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{
limit:255}}],!1;var a=t===e}else var a=!0;if(a){if(r.request_id!==void 0){let i=r.request_id,t=e;if(typeof i!=
"string"&&i!==null)return Z.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_i\
d/type",keyword:"type",params:{type:pr.properties.request_id.type}}],!1;if(e===t&&typeof i=="string"&&
N(i,64))return Z.errors=[{instancePath:s+"/request_id",schemaPath:"#/properties/request_id/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var a=t===e}else var a=!0;if(a){if(r.target!==void 0){let i=r.
target,t=e;if(typeof i!="string"&&i!==null)return Z.errors=[{instancePath:s+"/target",schemaPath:"#/\
properties/target/type",keyword:"type",params:{type:pr.properties.target.type}}],!1;if(e===t&&typeof i==
"string"&&N(i,128))return Z.errors=[{instancePath:s+"/target",schemaPath:"#/properties/target/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;var a=t===e}else var a=!0;if(a){if(r.target_name!==
void 0){let i=r.target_name,t=e;if(typeof i!="string"&&i!==null)return Z.errors=[{instancePath:s+"/t\
arget_name",schemaPath:"#/properties/target_name/type",keyword:"type",params:{type:pr.properties.target_name.
type}}],!1;if(e===t&&typeof i=="string"&&N(i,256))return Z.errors=[{instancePath:s+"/target_name",schemaPath:"\
#/properties/target_name/maxLength",keyword:"maxLength",params:{limit:256}}],!1;var a=t===e}else var a=!0;
if(a){if(r.before!==void 0){let i=r.before,t=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)
return Z.errors=[{instancePath:s+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{
type:pr.properties.before.type}}],!1;var a=t===e}else var a=!0;if(a){if(r.after!==void 0){let i=r.after,
t=e;if(!(i&&typeof i=="object"&&!Array.isArray(i))&&i!==null)return Z.errors=[{instancePath:s+"/afte\
r",schemaPath:"#/properties/after/type",keyword:"type",params:{type:pr.properties.after.type}}],!1;var a=t===
e}else var a=!0;if(a)if(r.reason!==void 0){let i=r.reason,t=e;if(typeof i!="string"&&i!==null)return Z.
errors=[{instancePath:s+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:pr.
properties.reason.type}}],!1;if(e===t&&typeof i=="string"&&N(i,4096))return Z.errors=[{instancePath:s+
"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit:4096}}],!1;var a=t===
e}else var a=!0}}}}}}}}}}}}}}else return Z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"}}],!1;return Z.errors=p,e===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Fe(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.rows===void 0&&(d="rows")||r.next===void 0&&
(d="next"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:d}}],
!1;{let i=e;for(let t in r)if(!(t==="rows"||t==="next")){return Fe.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}}],!1;break}if(i===
e){if(r.rows!==void 0){let t=r.rows,o=e;if(e===o)if(Array.isArray(t)){if(t.length>1e3)return Fe.errors=
[{instancePath:s+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit:1e3}}],
!1;{var a=!0;let n=t.length;for(let l=0;l<n;l++){let c=e;Z(t[l],{instancePath:s+"/rows/"+l,parentData:t,
parentDataProperty:l,rootData:g,dynamicAnchors:k})||(p=p===null?Z.errors:p.concat(Z.errors),e=p.length);
var a=c===e;if(!a)break}}}else return Fe.errors=[{instancePath:s+"/rows",schemaPath:"#/properties/ro\
ws/type",keyword:"type",params:{type:"array"}}],!1;var f=o===e}else var f=!0;if(f)if(r.next!==void 0){
let t=r.next,o=e;if(typeof t!="string"&&t!==null)return Fe.errors=[{instancePath:s+"/next",schemaPath:"\
#/properties/next/type",keyword:"type",params:{type:rp.properties.next.type}}],!1;if(e===o&&typeof t==
"string"&&N(t,64))return Fe.errors=[{instancePath:s+"/next",schemaPath:"#/properties/next/maxLength",
keyword:"maxLength",params:{limit:64}}],!1;var f=o===e}else var f=!0}}}else return Fe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Fe.errors=p,e===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function As(r,{instancePath:s="",parentData:w,parentDataProperty:_,
rootData:g=r,dynamicAnchors:k={}}={}){let p=null,e=0,m=As.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),e===0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&
(Fe(r.response,{instancePath:s+"/response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||
(p=p===null?Fe.errors:p.concat(Fe.errors),e=p.length));else return As.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return As.errors=p,e===0}As.evaluated={props:{response:!0},
dynamicProps:!1,dynamicItems:!1};var En=Ds;function Ds(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ds.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(Z(r.response,{instancePath:s+"/r\
esponse",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?Z.errors:
p.concat(Z.errors),e=p.length));else return Ds.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Ds.errors=p,e===0}Ds.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Mn=we;function we(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let f=r.response;if(e===e)if(f&&
typeof f=="object"&&!Array.isArray(f)){let i;if(f.calls===void 0&&(i="calls")||f.streams===void 0&&(i=
"streams")||f.queued_rows===void 0&&(i="queued_rows"))return we.errors=[{instancePath:s+"/response",
schemaPath:"schema:Draining/required",keyword:"required",params:{missingProperty:i}}],!1;{let t=e;for(let o in f)
if(!(o==="calls"||o==="streams"||o==="queued_rows")){return we.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(t===e){if(f.calls!==void 0){let o=f.calls,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/propert\
ies/calls/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){
if(o>9007199254740991||isNaN(o))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"sche\
ma:Draining/properties/calls/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return we.errors=[{instancePath:s+"/response/calls",schemaPath:"schema:Draining/\
properties/calls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else var a=!0;
if(a){if(f.streams!==void 0){let o=f.streams,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Draining/properties/str\
eams/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="number"&&isFinite(o)){if(o>
9007199254740991||isNaN(o))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:\
Draining/properties/streams/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(o<0||isNaN(o))return we.errors=[{instancePath:s+"/response/streams",schemaPath:"schema:Drainin\
g/properties/streams/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=n===e}else
var a=!0;if(a)if(f.queued_rows!==void 0){let o=f.queued_rows,n=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return we.errors=[{instancePath:s+"/response/queued_rows",schemaPath:"schema:Draini\
ng/properties/queued_rows/type",keyword:"type",params:{type:"integer"}}],!1;if(e===n&&typeof o=="num\
ber"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return we.errors=[{instancePath:s+"/response/queu\
ed_rows",schemaPath:"schema:Draining/properties/queued_rows/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return we.errors=[{instancePath:s+"/response/queue\
d_rows",schemaPath:"schema:Draining/properties/queued_rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=n===e}else var a=!0}}}}else return we.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Draining/type",keyword:"type",params:{type:"object"}}],!1}}else return we.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return we.errors=p,e===0}we.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var Rn=Is;function ue(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t;if(r.applied===void 0&&(t="applied")||r.problems===
void 0&&(t="problems")||r.changes===void 0&&(t="changes"))return ue.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:t}}],!1;{let o=e;for(let n in r)if(!(n==="app\
lied"||n==="problems"||n==="changes")){return ue.errors=[{instancePath:s,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(o===e){if(r.applied!==
void 0){let n=e;if(typeof r.applied!="boolean")return ue.errors=[{instancePath:s+"/applied",schemaPath:"\
#/properties/applied/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===e}else var a=!0;if(a){
if(r.problems!==void 0){let n=r.problems,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e4)return ue.
errors=[{instancePath:s+"/problems",schemaPath:"#/properties/problems/maxItems",keyword:"maxItems",params:{
limit:1e4}}],!1;{var f=!0;let u=n.length;for(let y=0;y<u;y++){let P=n[y],x=e;if(e===x)if(typeof P=="\
string"){if(N(P,4096))return ue.errors=[{instancePath:s+"/problems/"+y,schemaPath:"#/properties/prob\
lems/items/maxLength",keyword:"maxLength",params:{limit:4096}}],!1}else return ue.errors=[{instancePath:s+
"/problems/"+y,schemaPath:"#/properties/problems/items/type",keyword:"type",params:{type:"string"}}],
!1;var f=x===e;if(!f)break}}}else return ue.errors=[{instancePath:s+"/problems",schemaPath:"#/proper\
ties/problems/type",keyword:"type",params:{type:"array"}}],!1;var a=l===e}else var a=!0;if(a)if(r.changes!==
void 0){let n=r.changes,l=e;if(e===l)if(Array.isArray(n)){if(n.length>1e5)return ue.errors=[{instancePath:s+
"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit:1e5}}],!1;{var d=!0;
let u=n.length;for(let y=0;y<u;y++){let P=n[y],x=e;if(e===e)if(P&&typeof P=="object"&&!Array.isArray(
P)){let h;if(P.setting===void 0&&(h="setting")||P.needs_restart===void 0&&(h="needs_restart"))return ue.
errors=[{instancePath:s+"/changes/"+y,schemaPath:"schema:SettingChange/required",keyword:"required",
params:{missingProperty:h}}],!1;{let S=e;for(let q in P)if(!(q==="setting"||q==="before"||q==="after"||
q==="needs_restart")){return ue.errors=[{instancePath:s+"/changes/"+y,schemaPath:"schema:SettingChan\
ge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q}}],!1;break}if(S===
e){if(P.setting!==void 0){let q=P.setting,I=e;if(e===I)if(typeof q=="string"){if(N(q,512))return ue.
errors=[{instancePath:s+"/changes/"+y+"/setting",schemaPath:"schema:SettingChange/properties/setting\
/maxLength",keyword:"maxLength",params:{limit:512}}],!1}else return ue.errors=[{instancePath:s+"/cha\
nges/"+y+"/setting",schemaPath:"schema:SettingChange/properties/setting/type",keyword:"type",params:{
type:"string"}}],!1;var i=I===e}else var i=!0;if(i)if(P.needs_restart!==void 0){let q=e;if(typeof P.
needs_restart!="boolean")return ue.errors=[{instancePath:s+"/changes/"+y+"/needs_restart",schemaPath:"\
schema:SettingChange/properties/needs_restart/type",keyword:"type",params:{type:"boolean"}}],!1;var i=q===
e}else var i=!0}}}else return ue.errors=[{instancePath:s+"/changes/"+y,schemaPath:"schema:SettingCha\
nge/type",keyword:"type",params:{type:"object"}}],!1;var d=x===e;if(!d)break}}}else return ue.errors=
[{instancePath:s+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"arra\
y"}}],!1;var a=l===e}else var a=!0}}}}else return ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return ue.errors=p,e===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Is(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Is.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r))r.response!==void 0&&(ue(r.response,{instancePath:s+"/\
response",parentData:r,parentDataProperty:"response",rootData:g,dynamicAnchors:k})||(p=p===null?ue.errors:
p.concat(ue.errors),e=p.length));else return Is.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return Is.errors=p,e===0}Is.evaluated={props:{response:!0},dynamicProps:!1,
dynamicItems:!1};var Xn=X;function X(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=X.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let o=r.response;if(e===e)if(o&&
typeof o=="object"&&!Array.isArray(o)){let l;if(o.name===void 0&&(l="name")||o.operations===void 0&&
(l="operations")||o.elsewhere===void 0&&(l="elsewhere"))return X.errors=[{instancePath:s+"/response",
schemaPath:"schema:Overview/required",keyword:"required",params:{missingProperty:l}}],!1;{let c=e;for(let u in o)
if(!(u==="name"||u==="operations"||u==="elsewhere")){return X.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u}}],
!1;break}if(c===e){if(o.name!==void 0){let u=o.name,y=e;if(e===y)if(typeof u=="string"){if(N(u,128))
return X.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/name/maxLen\
gth",keyword:"maxLength",params:{limit:128}}],!1;if(H(u,1))return X.errors=[{instancePath:s+"/respon\
se/name",schemaPath:"schema:Overview/properties/name/minLength",keyword:"minLength",params:{limit:1}}],
!1}else return X.errors=[{instancePath:s+"/response/name",schemaPath:"schema:Overview/properties/nam\
e/type",keyword:"type",params:{type:"string"}}],!1;var a=y===e}else var a=!0;if(a){if(o.operations!==
void 0){let u=o.operations,y=e;if(e===y)if(Array.isArray(u)){if(u.length>256)return X.errors=[{instancePath:s+
"/response/operations",schemaPath:"schema:Overview/properties/operations/maxItems",keyword:"maxItems",
params:{limit:256}}],!1;{var f=!0;let x=u.length;for(let v=0;v<x;v++){let b=u[v],h=e;if(e===h)if(b&&
typeof b=="object"&&!Array.isArray(b)){let q;if(b.method===void 0&&(q="method")||b.path===void 0&&(q=
"path")||b.summary===void 0&&(q="summary"))return X.errors=[{instancePath:s+"/response/operations/"+
v,schemaPath:"schema:Overview/properties/operations/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in b)if(!(L==="method"||L==="path"||L==="summary")){return X.errors=[{instancePath:s+
"/response/operations/"+v,schemaPath:"schema:Overview/properties/operations/items/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===e){if(b.method!==
void 0){let L=b.method,A=e;if(e===A)if(typeof L=="string"){if(N(L,7))return X.errors=[{instancePath:s+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/maxLength",keyword:"maxLength",params:{limit:7}}],!1;if(H(L,3))return X.errors=[{instancePath:s+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/minLength",keyword:"minLength",params:{limit:3}}],!1}else return X.errors=[{instancePath:s+
"/response/operations/"+v+"/method",schemaPath:"schema:Overview/properties/operations/items/properti\
es/method/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d){if(b.path!==
void 0){let L=b.path,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return X.errors=[{instancePath:s+
"/response/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/maxLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(L,1))return X.errors=[{instancePath:s+
"/response/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties\
/path/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/r\
esponse/operations/"+v+"/path",schemaPath:"schema:Overview/properties/operations/items/properties/pa\
th/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0;if(d)if(b.summary!==void 0){
let L=b.summary,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return X.errors=[{instancePath:s+"/r\
esponse/operations/"+v+"/summary",schemaPath:"schema:Overview/properties/operations/items/properties\
/summary/maxLength",keyword:"maxLength",params:{limit:256}}],!1}else return X.errors=[{instancePath:s+
"/response/operations/"+v+"/summary",schemaPath:"schema:Overview/properties/operations/items/propert\
ies/summary/type",keyword:"type",params:{type:"string"}}],!1;var d=A===e}else var d=!0}}}}else return X.
errors=[{instancePath:s+"/response/operations/"+v,schemaPath:"schema:Overview/properties/operations/\
items/type",keyword:"type",params:{type:"object"}}],!1;var f=h===e;if(!f)break}}}else return X.errors=
[{instancePath:s+"/response/operations",schemaPath:"schema:Overview/properties/operations/type",keyword:"\
type",params:{type:"array"}}],!1;var a=y===e}else var a=!0;if(a)if(o.elsewhere!==void 0){let u=o.elsewhere,
y=e;if(e===y)if(Array.isArray(u)){if(u.length>16)return X.errors=[{instancePath:s+"/response/elsewhe\
re",schemaPath:"schema:Overview/properties/elsewhere/maxItems",keyword:"maxItems",params:{limit:16}}],
!1;{var i=!0;let x=u.length;for(let v=0;v<x;v++){let b=u[v],h=e;if(e===h)if(b&&typeof b=="object"&&!Array.
isArray(b)){let q;if(b.name===void 0&&(q="name"))return X.errors=[{instancePath:s+"/response/elsewhe\
re/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/required",keyword:"required",params:{missingProperty:q}}],
!1;{let I=e;for(let L in b)if(!(L==="name"||L==="path"||L==="address"||L==="port")){return X.errors=
[{instancePath:s+"/response/elsewhere/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:L}}],!1;break}if(I===e){
if(b.name!==void 0){let L=b.name,A=e;if(e===A)if(typeof L=="string"){if(N(L,128))return X.errors=[{instancePath:s+
"/response/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/maxLength",keyword:"maxLength",params:{limit:128}}],!1;if(H(L,1))return X.errors=[{instancePath:s+
"/response/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/n\
ame/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/res\
ponse/elsewhere/"+v+"/name",schemaPath:"schema:Overview/properties/elsewhere/items/properties/name/t\
ype",keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t){if(b.path!==void 0){
let L=b.path,A=e;if(e===A)if(typeof L=="string"){if(N(L,256))return X.errors=[{instancePath:s+"/resp\
onse/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/ma\
xLength",keyword:"maxLength",params:{limit:256}}],!1;if(H(L,1))return X.errors=[{instancePath:s+"/re\
sponse/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/\
minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+"/respons\
e/elsewhere/"+v+"/path",schemaPath:"schema:Overview/properties/elsewhere/items/properties/path/type",
keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t){if(b.address!==void 0){let L=b.
address,A=e;if(e===A)if(typeof L=="string"){if(N(L,2048))return X.errors=[{instancePath:s+"/response\
/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties/address/\
maxLength",keyword:"maxLength",params:{limit:2048}}],!1;if(H(L,1))return X.errors=[{instancePath:s+"\
/response/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/properties\
/address/minLength",keyword:"minLength",params:{limit:1}}],!1}else return X.errors=[{instancePath:s+
"/response/elsewhere/"+v+"/address",schemaPath:"schema:Overview/properties/elsewhere/items/propertie\
s/address/type",keyword:"type",params:{type:"string"}}],!1;var t=A===e}else var t=!0;if(t)if(b.port!==
void 0){let L=b.port,A=e;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return X.errors=[{
instancePath:s+"/response/elsewhere/"+v+"/port",schemaPath:"schema:Overview/properties/elsewhere/ite\
ms/properties/port/type",keyword:"type",params:{type:"integer"}}],!1;if(e===A&&typeof L=="number"&&isFinite(
L)){if(L>65535||isNaN(L))return X.errors=[{instancePath:s+"/response/elsewhere/"+v+"/port",schemaPath:"\
schema:Overview/properties/elsewhere/items/properties/port/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:65535}}],!1;if(L<1||isNaN(L))return X.errors=[{instancePath:s+"/response/elsewhere/"+v+"/p\
ort",schemaPath:"schema:Overview/properties/elsewhere/items/properties/port/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1}}],!1}var t=A===e}else var t=!0}}}}}else return X.errors=[{instancePath:s+
"/response/elsewhere/"+v,schemaPath:"schema:Overview/properties/elsewhere/items/type",keyword:"type",
params:{type:"object"}}],!1;var i=h===e;if(!i)break}}}else return X.errors=[{instancePath:s+"/respon\
se/elsewhere",schemaPath:"schema:Overview/properties/elsewhere/type",keyword:"type",params:{type:"ar\
ray"}}],!1;var a=y===e}else var a=!0}}}}else return X.errors=[{instancePath:s+"/response",schemaPath:"\
schema:Overview/type",keyword:"type",params:{type:"object"}}],!1}}else return X.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=p,e===0}X.evaluated={
props:{response:!0},dynamicProps:!1,dynamicItems:!1};var zn=Ar;function Ar(r,{instancePath:s="",parentData:w,parentDataProperty:_,rootData:g=r,dynamicAnchors:k={}}={}){
let p=null,e=0,m=Ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.response!==void 0){let a=r.response;if(e===e&&!(a&&
typeof a=="object"&&!Array.isArray(a)))return Ar.errors=[{instancePath:s+"/response",schemaPath:"#/p\
roperties/response/type",keyword:"type",params:{type:"object"}}],!1}}else return Ar.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Ar.errors=p,e===0}Ar.evaluated=
{props:{response:!0},dynamicProps:!1,dynamicItems:!1};var up={getHealth:{parameters:Ht,body:Ua,replies:{200:Ji}},getReadiness:{parameters:Wt,body:Za,replies:{
200:Qi,503:en}},getMetrics:{parameters:Yt,body:Va,replies:{}},listKeys:{parameters:Gt,body:Ba,replies:{
200:rn}},createKey:{parameters:Jt,body:Ha,replies:{200:sn}},readKey:{parameters:Qt,body:ri,replies:{
200:tn}},revokeKey:{parameters:ea,body:si,replies:{200:an}},changeKey:{parameters:ra,body:ti,replies:{
200:nn}},rotateKey:{parameters:sa,body:ai,replies:{200:on}},restoreKey:{parameters:ta,body:ii,replies:{
200:pn}},getUsage:{parameters:aa,body:ni,replies:{200:mn}},listUsage:{parameters:ia,body:oi,replies:{
200:ln}},readOverview:{parameters:na,body:pi,replies:{200:dn}},readSeries:{parameters:oa,body:mi,replies:{
200:fn}},listRequests:{parameters:pa,body:li,replies:{200:un}},readRequest:{parameters:ma,body:di,replies:{
200:yn}},listPayments:{parameters:la,body:fi,replies:{200:cn}},readPayment:{parameters:da,body:ui,replies:{
200:gn}},reconcilePayment:{parameters:fa,body:yi,replies:{200:kn}},closePayment:{parameters:ua,body:ci,
replies:{200:vn}},listUpstreams:{parameters:ya,body:hi,replies:{200:Pn}},drainUpstream:{parameters:ca,
body:gi,replies:{200:_n}},restoreUpstream:{parameters:ha,body:ki,replies:{200:wn}},probeUpstream:{parameters:ga,
body:vi,replies:{200:xn}},listRoutes:{parameters:ka,body:Pi,replies:{200:qn}},listOperatorAgents:{parameters:va,
body:bi,replies:{200:Nn}},readOperatorAgent:{parameters:Pa,body:_i,replies:{200:Ln}},getConfig:{parameters:ba,
body:wi,replies:{200:Sn}},readSession:{parameters:_a,body:xi,replies:{200:Dn}},createSession:{parameters:wa,
body:qi,replies:{200:In}},endSession:{parameters:xa,body:Ni,replies:{200:Tn}},listOperators:{parameters:qa,
body:Li,replies:{200:jn}},createOperator:{parameters:Na,body:Si,replies:{200:$n}},revokeOperator:{parameters:La,
body:Di,replies:{200:On}},changeOperator:{parameters:Sa,body:Ii,replies:{200:Cn}},rotateOperator:{parameters:Aa,
body:Ti,replies:{200:Kn}},listAudit:{parameters:Da,body:ji,replies:{200:Fn}},readAudit:{parameters:Ia,
body:$i,replies:{200:En}},drainServer:{parameters:Ta,body:Oi,replies:{200:Mn}},reload:{parameters:ja,
body:Ci,replies:{200:Rn}},getOverview:{parameters:$a,body:Ki,replies:{200:Xn}},getContract:{parameters:Oa,
body:Fi,replies:{200:zn}},getReference:{parameters:Ca,body:Ei,replies:{}},getReferenceFile:{parameters:Ka,
body:Mi,replies:{}},getConsole:{parameters:Ea,body:Ri,replies:{}},getConsoleFile:{parameters:Ma,body:Xi,
replies:{}}};export{up as default};
