// Compiled from a contract by npm run generate. Never edited.
var T=(s,r)=>()=>{try{return r||s((r={exports:{}}).exports,r),r.exports}catch(w){throw r=0,w}};var N=T(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});function q(s){let r=s.length,
w=0,g=0,v;for(;g<r;)w++,v=s.charCodeAt(g++),v>=55296&&v<=56319&&g<r&&(v=s.charCodeAt(g),(v&64512)===
56320&&g++);return w}L.default=q;q.code='require("ajv/dist/runtime/ucs2length").default'});var E=u,S={type:"object",required:["success","transaction","network"],properties:{success:{type:"boo\
lean"},errorReason:{type:["string","null"],maxLength:16384},transaction:{type:"string",pattern:"^[A-\
Za-z0-9_-]*$",maxLength:128},network:{type:"string",maxLength:128},payer:{type:["string","null"],pattern:"\
^[A-Za-z0-9_-]*$",maxLength:128}}},h=N().default,j=new RegExp("^[A-Za-z0-9_-]*$","u");function u(s,{
instancePath:r="",parentData:w,parentDataProperty:g,rootData:v=s,dynamicAnchors:V={}}={}){let x=null,
e=0,d=u.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===0)if(s&&typeof s==
"object"&&!Array.isArray(s)){let i;if(s.success===void 0&&(i="success")||s.transaction===void 0&&(i=
"transaction")||s.network===void 0&&(i="network"))return u.errors=[{instancePath:r,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],
!1;if(s.success!==void 0){let t=e;if(typeof s.success!="boolean")return u.errors=[{instancePath:r+"/\
success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"}],!1;var a=t===e}else var a=!0;if(a){if(s.errorReason!==void 0){let t=s.errorReason,o=e;
if(typeof t!="string"&&t!==null)return u.errors=[{instancePath:r+"/errorReason",schemaPath:"#/proper\
ties/errorReason/type",keyword:"type",params:{type:S.properties.errorReason.type},message:"must be s\
tring,null"}],!1;if(e===o&&typeof t=="string"&&h(t)>16384)return u.errors=[{instancePath:r+"/errorRe\
ason",schemaPath:"#/properties/errorReason/maxLength",keyword:"maxLength",params:{limit:16384},message:"\
must NOT have more than 16384 characters"}],!1;var a=o===e}else var a=!0;if(a){if(s.transaction!==void 0){
let t=s.transaction,o=e;if(e===o)if(typeof t=="string"){if(h(t)>128)return u.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"}],!1;if(!j.test(t))return u.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/pattern",keyword:"pattern",params:{pattern:"^[A-\
Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z0-9_-]*$"'}],!1}else return u.errors=[{instancePath:r+
"/transaction",schemaPath:"#/properties/transaction/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=o===e}else var a=!0;if(a){if(s.network!==void 0){let t=s.network,o=e;if(e===
o)if(typeof t=="string"){if(h(t)>128)return u.errors=[{instancePath:r+"/network",schemaPath:"#/prope\
rties/network/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128\
 characters"}],!1}else return u.errors=[{instancePath:r+"/network",schemaPath:"#/properties/network/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=o===e}else var a=!0;
if(a)if(s.payer!==void 0){let t=s.payer,o=e;if(typeof t!="string"&&t!==null)return u.errors=[{instancePath:r+
"/payer",schemaPath:"#/properties/payer/type",keyword:"type",params:{type:S.properties.payer.type},message:"\
must be string,null"}],!1;if(e===o&&typeof t=="string"){if(h(t)>128)return u.errors=[{instancePath:r+
"/payer",schemaPath:"#/properties/payer/maxLength",keyword:"maxLength",params:{limit:128},message:"m\
ust NOT have more than 128 characters"}],!1;if(!j.test(t))return u.errors=[{instancePath:r+"/payer",
schemaPath:"#/properties/payer/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]*$"},message:'\
must match pattern "^[A-Za-z0-9_-]*$"'}],!1}var a=o===e}else var a=!0}}}}else return u.errors=[{instancePath:r,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return u.errors=
x,e===0}u.evaluated={props:{success:!0,errorReason:!0,transaction:!0,network:!0,payer:!0},dynamicProps:!1,
dynamicItems:!1};var C=n,$={type:"object",required:["kinds"],properties:{kinds:{type:"array",maxItems:1e4,
items:{$ref:"#/components/schemas/SupportedKind"}},signers:{type:["object","null"],additionalProperties:{
type:"array",maxItems:1e4,items:{type:"string",maxLength:128}}},extensions:{}}},z={type:"object",required:[
"x402Version","scheme","network"],properties:{x402Version:{type:"number",minimum:0,maximum:1e3},scheme:{
type:"string",maxLength:128},network:{type:"string",maxLength:128},extra:{type:["object","null"],additionalProperties:!0}}};
function n(s,{instancePath:r="",parentData:w,parentDataProperty:g,rootData:v=s,dynamicAnchors:V={}}={}){
let x=null,e=0,d=n.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.kinds===void 0&&(_="kinds"))return n.errors=
[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:_},message:"must\
 have required property '"+_+"'"}],!1;if(s.kinds!==void 0){let c=s.kinds,b=e;if(e===b)if(Array.isArray(
c)){if(c.length>1e4)return n.errors=[{instancePath:r+"/kinds",schemaPath:"#/properties/kinds/maxItem\
s",keyword:"maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"}],!1;{var a=!0;
let K=c.length;for(let p=0;p<K;p++){let m=c[p],A=e;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(
m)){let k;if(m.x402Version===void 0&&(k="x402Version")||m.scheme===void 0&&(k="scheme")||m.network===
void 0&&(k="network"))return n.errors=[{instancePath:r+"/kinds/"+p,schemaPath:"#/components/schemas/\
SupportedKind/required",keyword:"required",params:{missingProperty:k},message:"must have required pr\
operty '"+k+"'"}],!1;if(m.x402Version!==void 0){let l=m.x402Version,f=e;if(e===f)if(typeof l=="numbe\
r"){if(l>1e3||isNaN(l))return n.errors=[{instancePath:r+"/kinds/"+p+"/x402Version",schemaPath:"#/com\
ponents/schemas/SupportedKind/properties/x402Version/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"}],!1;if(l<0||isNaN(l))return n.errors=[{instancePath:r+"/ki\
nds/"+p+"/x402Version",schemaPath:"#/components/schemas/SupportedKind/properties/x402Version/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return n.errors=
[{instancePath:r+"/kinds/"+p+"/x402Version",schemaPath:"#/components/schemas/SupportedKind/propertie\
s/x402Version/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var i=f===e}else
var i=!0;if(i){if(m.scheme!==void 0){let l=m.scheme,f=e;if(e===f)if(typeof l=="string"){if(h(l)>128)
return n.errors=[{instancePath:r+"/kinds/"+p+"/scheme",schemaPath:"#/components/schemas/SupportedKin\
d/properties/scheme/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more th\
an 128 characters"}],!1}else return n.errors=[{instancePath:r+"/kinds/"+p+"/scheme",schemaPath:"#/co\
mponents/schemas/SupportedKind/properties/scheme/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=f===e}else var i=!0;if(i){if(m.network!==void 0){let l=m.network,f=e;if(e===
f)if(typeof l=="string"){if(h(l)>128)return n.errors=[{instancePath:r+"/kinds/"+p+"/network",schemaPath:"\
#/components/schemas/SupportedKind/properties/network/maxLength",keyword:"maxLength",params:{limit:128},
message:"must NOT have more than 128 characters"}],!1}else return n.errors=[{instancePath:r+"/kinds/"+
p+"/network",schemaPath:"#/components/schemas/SupportedKind/properties/network/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i)if(m.extra!==void 0){
let l=m.extra,f=e;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null)return n.errors=[{instancePath:r+
"/kinds/"+p+"/extra",schemaPath:"#/components/schemas/SupportedKind/properties/extra/type",keyword:"\
type",params:{type:z.properties.extra.type},message:"must be object,null"}],!1;var i=f===e}else var i=!0}}}else
return n.errors=[{instancePath:r+"/kinds/"+p,schemaPath:"#/components/schemas/SupportedKind/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var a=A===e;if(!a)break}}}else return n.errors=
[{instancePath:r+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var t=b===e}else var t=!0;if(t)if(s.signers!==void 0){let c=s.signers,b=e;
if(!(c&&typeof c=="object"&&!Array.isArray(c))&&c!==null)return n.errors=[{instancePath:r+"/signers",
schemaPath:"#/properties/signers/type",keyword:"type",params:{type:$.properties.signers.type},message:"\
must be object,null"}],!1;if(e===b&&c&&typeof c=="object"&&!Array.isArray(c))for(let p in c){let m=c[p],
A=e;if(e===A)if(Array.isArray(m)){if(m.length>1e4)return n.errors=[{instancePath:r+"/signers/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/signers/additionalProperties/maxItems",keyword:"\
maxItems",params:{limit:1e4},message:"must NOT have more than 10000 items"}],!1;{var o=!0;let R=m.length;
for(let P=0;P<R;P++){let k=m[P],l=e;if(e===l)if(typeof k=="string"){if(h(k)>128)return n.errors=[{instancePath:r+
"/signers/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+P,schemaPath:"#/properties/signers/addition\
alProperties/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more tha\
n 128 characters"}],!1}else return n.errors=[{instancePath:r+"/signers/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+P,schemaPath:"#/properties/signers/additionalProperties/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=l===e;if(!o)break}}}else return n.errors=[{instancePath:r+
"/signers/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/signers/additionalProp\
erties/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var O=A===e;if(!O)break}
var t=b===e}else var t=!0}else return n.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return n.errors=x,e===0}n.evaluated={props:{kinds:!0,signers:!0,
extensions:!0},dynamicProps:!1,dynamicItems:!1};var M=y,I={type:"object",required:["isValid"],properties:{
isValid:{type:"boolean"},invalidReason:{type:["string","null"],maxLength:16384},payer:{type:["string",
"null"],pattern:"^[A-Za-z0-9_-]*$",maxLength:128}}};function y(s,{instancePath:r="",parentData:w,parentDataProperty:g,
rootData:v=s,dynamicAnchors:V={}}={}){let x=null,e=0,d=y.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.isValid===
void 0&&(i="isValid"))return y.errors=[{instancePath:r,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(s.isValid!==void 0){let t=e;
if(typeof s.isValid!="boolean")return y.errors=[{instancePath:r+"/isValid",schemaPath:"#/properties/\
isValid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var a=t===e}else
var a=!0;if(a){if(s.invalidReason!==void 0){let t=s.invalidReason,o=e;if(typeof t!="string"&&t!==null)
return y.errors=[{instancePath:r+"/invalidReason",schemaPath:"#/properties/invalidReason/type",keyword:"\
type",params:{type:I.properties.invalidReason.type},message:"must be string,null"}],!1;if(e===o&&typeof t==
"string"&&h(t)>16384)return y.errors=[{instancePath:r+"/invalidReason",schemaPath:"#/properties/inva\
lidReason/maxLength",keyword:"maxLength",params:{limit:16384},message:"must NOT have more than 16384\
 characters"}],!1;var a=o===e}else var a=!0;if(a)if(s.payer!==void 0){let t=s.payer,o=e;if(typeof t!=
"string"&&t!==null)return y.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/type",keyword:"\
type",params:{type:I.properties.payer.type},message:"must be string,null"}],!1;if(e===o&&typeof t=="\
string"){if(h(t)>128)return y.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/maxLen\
gth",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"}],!1;if(!j.
test(t))return y.errors=[{instancePath:r+"/payer",schemaPath:"#/properties/payer/pattern",keyword:"p\
attern",params:{pattern:"^[A-Za-z0-9_-]*$"},message:'must match pattern "^[A-Za-z0-9_-]*$"'}],!1}var a=o===
e}else var a=!0}}else return y.errors=[{instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return y.errors=x,e===0}y.evaluated={props:{isValid:!0,invalidReason:!0,
payer:!0},dynamicProps:!1,dynamicItems:!1};export{E as SettleAnswer,C as Supported,M as VerifyAnswer};
