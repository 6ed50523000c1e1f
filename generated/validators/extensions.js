// Compiled from a contract by npm run generate. Never edited.
var z=(s,a)=>()=>{try{return a||s((a={exports:{}}).exports,a),a.exports}catch(_){throw a=0,_}};var N=z(q=>{"use strict";Object.defineProperty(q,"__esModule",{value:!0});function E(s){let a=s.length,
_=0,y=0,g;for(;y<a;)_++,g=s.charCodeAt(y++),g>=55296&&g<=56319&&y<a&&(g=s.charCodeAt(y),(g&64512)===
56320&&y++);return _}q.default=E;E.code='require("ajv/dist/runtime/ucs2length").default'});var V=P,n={type:"object",description:"a mapping with description, author, tags, examples, prompt, pr\
ice_usd, query_price_usd and x402",required:["description","author","tags","examples","prompt","pric\
e_usd","query_price_usd","x402"],additionalProperties:!1,properties:{description:{type:"string",minLength:1,
maxLength:2e3,pattern:"\\S",description:"text of 1 to 2000 characters that says what the agent does"},
author:{type:"string",minLength:1,maxLength:200,pattern:"\\S",description:"the name of who wrote the\
 document"},author_address:{type:"string",minLength:1,maxLength:128,pattern:"\\S",description:"the a\
uthor's address on a chain, as text"},tags:{type:"array",maxItems:32,uniqueItems:!0,items:{type:"str\
ing",minLength:1,maxLength:64,pattern:"\\S",description:"a word"},description:"a list of up to 32 di\
fferent words"},examples:{type:"array",maxItems:32,items:{type:"string",minLength:1,maxLength:1e3,pattern:"\
\\S",description:"a question in quotes"},description:"a list of up to 32 questions that the agent an\
swers"},prompt:{type:"string",minLength:1,maxLength:2e4,pattern:"\\S",description:"the system prompt\
 of query mode, text of 1 to 20000 characters"},price_usd:{title:"price of a call of a tool without \
its own",type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",description:'USD in quotes, w\
ith at most nine decimals, like "0.001"'},query_price_usd:{title:"price of a query",type:"string",pattern:"\
^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",description:'USD in quotes, with at most nine decimals, like \
"0.001"'},x402:{type:"boolean",title:"whether anyone with a wallet may pay per call",description:"tr\
ue or false"},image_url:{type:"string",title:"picture in listings",maxLength:2e3,pattern:'^https://[\
^\\s"<>]+$',description:"a URL that begins with https://"},prefix:{type:"string",title:"name before \
those of its tools where all agents are listed over MCP",pattern:"^[A-Za-z][A-Za-z0-9-]{0,19}$",description:'\
up to 20 letters, digits and "-", like github'}}},I=Object.prototype.hasOwnProperty,d=N().default,k=new RegExp(
"\\S","u"),O=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","u"),D=new RegExp('^https://[^\\s"<>]\
+$',"u"),j=new RegExp("^[A-Za-z][A-Za-z0-9-]{0,19}$","u");function P(s,{instancePath:a="",parentData:_,
parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){let e=null,p=0,c=P.evaluated;if(c.dynamicProps&&
(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.description===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"de\
scription"},message:"must have required property 'description'",schema:n.required,parentSchema:n,data:s};
e===null?e=[t]:e.push(t),p++}if(s.author===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"author"},message:"must have required property 'author'",schema:n.
required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}if(s.tags===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have requir\
ed property 'tags'",schema:n.required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}if(s.examples===
void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ex\
amples"},message:"must have required property 'examples'",schema:n.required,parentSchema:n,data:s};e===
null?e=[t]:e.push(t),p++}if(s.prompt===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"prompt"},message:"must have required property 'prompt'",schema:n.
required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}if(s.price_usd===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"price_usd"},message:"must have r\
equired property 'price_usd'",schema:n.required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}
if(s.query_price_usd===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"query_price_usd"},message:"must have required property 'query_price_usd'",schema:n.
required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}if(s.x402===void 0){let t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x402"},message:"must have requir\
ed property 'x402'",schema:n.required,parentSchema:n,data:s};e===null?e=[t]:e.push(t),p++}for(let t in s)
if(!I.call(n.properties,t)){let r={instancePath:a,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:n,data:s};e===null?e=[r]:e.push(r),p++}if(s.description!==void 0){let t=s.description;if(typeof t==
"string"){if(d(t)>2e3){let r={instancePath:a+"/description",schemaPath:"#/properties/description/max\
Length",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters",schema:2e3,
parentSchema:n.properties.description,data:t};e===null?e=[r]:e.push(r),p++}if(d(t)<1){let r={instancePath:a+
"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:n.properties.description,data:t};
e===null?e=[r]:e.push(r),p++}if(!k.test(t)){let r={instancePath:a+"/description",schemaPath:"#/prope\
rties/description/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',
schema:"\\S",parentSchema:n.properties.description,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={
instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:n.properties.description.type,parentSchema:n.properties.description,
data:t};e===null?e=[r]:e.push(r),p++}}if(s.author!==void 0){let t=s.author;if(typeof t=="string"){if(d(
t)>200){let r={instancePath:a+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters",schema:200,parentSchema:n.properties.
author,data:t};e===null?e=[r]:e.push(r),p++}if(d(t)<1){let r={instancePath:a+"/author",schemaPath:"#\
/properties/author/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:n.properties.author,data:t};e===null?e=[r]:e.push(r),p++}if(!k.
test(t)){let r={instancePath:a+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",
params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:n.properties.author,
data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:a+"/author",schemaPath:"#/properties/\
author/type",keyword:"type",params:{type:"string"},message:"must be string",schema:n.properties.author.
type,parentSchema:n.properties.author,data:t};e===null?e=[r]:e.push(r),p++}}if(s.author_address!==void 0){
let t=s.author_address;if(typeof t=="string"){if(d(t)>128){let r={instancePath:a+"/author_address",schemaPath:"\
#/properties/author_address/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have\
 more than 128 characters",schema:128,parentSchema:n.properties.author_address,data:t};e===null?e=[r]:
e.push(r),p++}if(d(t)<1){let r={instancePath:a+"/author_address",schemaPath:"#/properties/author_add\
ress/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:n.properties.author_address,data:t};e===null?e=[r]:e.push(r),p++}if(!k.test(t)){
let r={instancePath:a+"/author_address",schemaPath:"#/properties/author_address/pattern",keyword:"pa\
ttern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:n.properties.
author_address,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:a+"/author_address",schemaPath:"\
#/properties/author_address/type",keyword:"type",params:{type:"string"},message:"must be string",schema:n.
properties.author_address.type,parentSchema:n.properties.author_address,data:t};e===null?e=[r]:e.push(
r),p++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){if(t.length>32){let i={instancePath:a+
"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:n.properties.tags,data:t};e===null?e=[i]:e.push(i),
p++}let r=t.length;for(let i=0;i<r;i++){let o=t[i];if(typeof o=="string"){if(d(o)>64){let l={instancePath:a+
"/tags/"+i,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:n.properties.tags.items,data:o};e===null?
e=[l]:e.push(l),p++}if(d(o)<1){let l={instancePath:a+"/tags/"+i,schemaPath:"#/properties/tags/items/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:n.properties.tags.items,data:o};e===null?e=[l]:e.push(l),p++}if(!k.test(o)){let l={instancePath:a+
"/tags/"+i,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"',schema:"\\S",parentSchema:n.properties.tags.items,data:o};e===null?e=[l]:e.
push(l),p++}}else{let l={instancePath:a+"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:n.properties.tags.items.type,parentSchema:n.
properties.tags.items,data:o};e===null?e=[l]:e.push(l),p++}}let m=t.length,f;if(m>1){let i={};for(;m--;){
let o=t[m];if(typeof o=="string"){if(typeof i[o]=="number"){f=i[o];let l={instancePath:a+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:m,j:f},message:"must NOT have duplica\
te items (items ## "+f+" and "+m+" are identical)",schema:!0,parentSchema:n.properties.tags,data:t};
e===null?e=[l]:e.push(l),p++;break}i[o]=m}}}}else{let r={instancePath:a+"/tags",schemaPath:"#/proper\
ties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:n.properties.tags.
type,parentSchema:n.properties.tags,data:t};e===null?e=[r]:e.push(r),p++}}if(s.examples!==void 0){let t=s.
examples;if(Array.isArray(t)){if(t.length>32){let m={instancePath:a+"/examples",schemaPath:"#/proper\
ties/examples/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 ite\
ms",schema:32,parentSchema:n.properties.examples,data:t};e===null?e=[m]:e.push(m),p++}let r=t.length;
for(let m=0;m<r;m++){let f=t[m];if(typeof f=="string"){if(d(f)>1e3){let i={instancePath:a+"/examples\
/"+m,schemaPath:"#/properties/examples/items/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters",schema:1e3,parentSchema:n.properties.examples.items,data:f};
e===null?e=[i]:e.push(i),p++}if(d(f)<1){let i={instancePath:a+"/examples/"+m,schemaPath:"#/propertie\
s/examples/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:n.properties.examples.items,data:f};e===null?e=[i]:e.push(i),p++}
if(!k.test(f)){let i={instancePath:a+"/examples/"+m,schemaPath:"#/properties/examples/items/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:n.
properties.examples.items,data:f};e===null?e=[i]:e.push(i),p++}}else{let i={instancePath:a+"/example\
s/"+m,schemaPath:"#/properties/examples/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:n.properties.examples.items.type,parentSchema:n.properties.examples.items,data:f};
e===null?e=[i]:e.push(i),p++}}}else{let r={instancePath:a+"/examples",schemaPath:"#/properties/examp\
les/type",keyword:"type",params:{type:"array"},message:"must be array",schema:n.properties.examples.
type,parentSchema:n.properties.examples,data:t};e===null?e=[r]:e.push(r),p++}}if(s.prompt!==void 0){
let t=s.prompt;if(typeof t=="string"){if(d(t)>2e4){let r={instancePath:a+"/prompt",schemaPath:"#/pro\
perties/prompt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20\
000 characters",schema:2e4,parentSchema:n.properties.prompt,data:t};e===null?e=[r]:e.push(r),p++}if(d(
t)<1){let r={instancePath:a+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:n.properties.
prompt,data:t};e===null?e=[r]:e.push(r),p++}if(!k.test(t)){let r={instancePath:a+"/prompt",schemaPath:"\
#/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\\
S"',schema:"\\S",parentSchema:n.properties.prompt,data:t};e===null?e=[r]:e.push(r),p++}}else{let r={
instancePath:a+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:n.properties.prompt.type,parentSchema:n.properties.prompt,data:t};e===
null?e=[r]:e.push(r),p++}}if(s.price_usd!==void 0){let t=s.price_usd;if(typeof t=="string"){if(!O.test(
t)){let r={instancePath:a+"/price_usd",schemaPath:"#/properties/price_usd/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:n.properties.price_usd,
data:t};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:a+"/price_usd",schemaPath:"#/properti\
es/price_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:n.properties.
price_usd.type,parentSchema:n.properties.price_usd,data:t};e===null?e=[r]:e.push(r),p++}}if(s.query_price_usd!==
void 0){let t=s.query_price_usd;if(typeof t=="string"){if(!O.test(t)){let r={instancePath:a+"/query_\
price_usd",schemaPath:"#/properties/query_price_usd/pattern",keyword:"pattern",params:{pattern:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?\
$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:n.properties.query_price_usd,data:t};
e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:a+"/query_price_usd",schemaPath:"#/properties\
/query_price_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:n.properties.
query_price_usd.type,parentSchema:n.properties.query_price_usd,data:t};e===null?e=[r]:e.push(r),p++}}
if(s.x402!==void 0){let t=s.x402;if(typeof t!="boolean"){let r={instancePath:a+"/x402",schemaPath:"#\
/properties/x402/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:n.properties.
x402.type,parentSchema:n.properties.x402,data:t};e===null?e=[r]:e.push(r),p++}}if(s.image_url!==void 0){
let t=s.image_url;if(typeof t=="string"){if(d(t)>2e3){let r={instancePath:a+"/image_url",schemaPath:"\
#/properties/image_url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more\
 than 2000 characters",schema:2e3,parentSchema:n.properties.image_url,data:t};e===null?e=[r]:e.push(
r),p++}if(!D.test(t)){let r={instancePath:a+"/image_url",schemaPath:"#/properties/image_url/pattern",
keyword:"pattern",params:{pattern:'^https://[^\\s"<>]+$'},message:'must match pattern "^https://[^\\s\
"<>]+$"',schema:'^https://[^\\s"<>]+$',parentSchema:n.properties.image_url,data:t};e===null?e=[r]:e.
push(r),p++}}else{let r={instancePath:a+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:n.properties.image_url.type,parentSchema:n.
properties.image_url,data:t};e===null?e=[r]:e.push(r),p++}}if(s.prefix!==void 0){let t=s.prefix;if(typeof t==
"string"){if(!j.test(t)){let r={instancePath:a+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9-]{0,19}$"},message:'must match pattern "^[A-Za-z][A-Za\
-z0-9-]{0,19}$"',schema:"^[A-Za-z][A-Za-z0-9-]{0,19}$",parentSchema:n.properties.prefix,data:t};e===
null?e=[r]:e.push(r),p++}}else{let r={instancePath:a+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:n.properties.prefix.type,parentSchema:n.
properties.prefix,data:t};e===null?e=[r]:e.push(r),p++}}}else{let t={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:n.type,parentSchema:n,data:s};
e===null?e=[t]:e.push(t),p++}return P.errors=e,p===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Y=v,h={type:"object",description:"a mapping with some of price_usd, timeout_ms, effect, cache_se\
conds, pick, send_defaults, truncate, keep_headers and credential_origin",additionalProperties:!1,properties:{
price_usd:{title:"price of a call",type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",description:'\
USD in quotes, with at most nine decimals, like "0.001"'},timeout_ms:{title:"maximum time of a call",
type:"integer",minimum:100,maximum:6e4,description:"a whole number from 100 to 60000",default:2e4},effect:{
title:"whether a call only reads or changes something; by default GET and QUERY read",enum:["read","\
write"],description:"read or write"},cache_seconds:{title:"how long a result is cached",type:"intege\
r",minimum:0,maximum:86400,description:"a whole number from 0 to 86400",default:0},pick:{type:"strin\
g",title:"the part of the response that is the result",maxLength:200,pattern:"^[A-Za-z0-9_$-]+(\\.[A-\
Za-z0-9_$-]+)*$",description:"the name of a member of the response, or a path of names with dots bet\
ween, like data.items"},send_defaults:{type:"boolean",title:"whether missing arguments are sent with\
 the default of their schema",default:!1,description:"true or false"},truncate:{type:"boolean",title:"\
whether a response that is too long is truncated instead of rejected",default:!1,description:"true o\
r false"},keep_headers:{type:"array",title:"further headers of the response that `reply` contains",maxItems:16,
items:{type:"string",pattern:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE]|[aA]uthorization)$)[A-Za-z0\
-9_-]{1,64}$",description:"the name of a header, other than Set-Cookie"},description:"a list of up t\
o 16 names of headers"},credential_origin:{type:"string",title:"another server than the document's t\
hat gets the credential",maxLength:300,pattern:"^https?://[^/?#@\\s]+$",description:"the origin of a\
nother server than the document\u2019s to which the credential is sent, like https://uploads.example.com"}}},
G=new RegExp("^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$","u"),C=new RegExp("^(?!([sS][eE][tT]-[cC][oO][\
oO][kK][iI][eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$","u"),R=new RegExp("^https?://[^/?#@\\s]+$",
"u");function v(s,{instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){
let e=null,p=0,c=v.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){s.timeout_ms===void 0&&(s.timeout_ms=2e4),s.cache_seconds===void 0&&
(s.cache_seconds=0),s.send_defaults===void 0&&(s.send_defaults=!1),s.truncate===void 0&&(s.truncate=
!1);for(let i in s)if(!I.call(h.properties,i)){let o={instancePath:a,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:i},message:"must NOT have additional \
properties",schema:!1,parentSchema:h,data:s};e===null?e=[o]:e.push(o),p++}if(s.price_usd!==void 0){let i=s.
price_usd;if(typeof i=="string"){if(!O.test(i)){let o={instancePath:a+"/price_usd",schemaPath:"#/pro\
perties/price_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},
message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.\
[0-9]{1,9})?$",parentSchema:h.properties.price_usd,data:i};e===null?e=[o]:e.push(o),p++}}else{let o={
instancePath:a+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"st\
ring"},message:"must be string",schema:h.properties.price_usd.type,parentSchema:h.properties.price_usd,
data:i};e===null?e=[o]:e.push(o),p++}}let t=s.timeout_ms;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){
let i={instancePath:a+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:h.properties.timeout_ms.type,parentSchema:h.properties.
timeout_ms,data:t};e===null?e=[i]:e.push(i),p++}if(typeof t=="number"){if(t>6e4||isNaN(t)){let i={instancePath:a+
"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:h.properties.timeout_ms,data:t};e===null?
e=[i]:e.push(i),p++}if(t<100||isNaN(t)){let i={instancePath:a+"/timeout_ms",schemaPath:"#/properties\
/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:h.properties.timeout_ms,data:t};e===null?e=[i]:e.push(i),p++}}if(s.effect!==void 0){let i=s.
effect;if(!(i==="read"||i==="write")){let o={instancePath:a+"/effect",schemaPath:"#/properties/effec\
t/enum",keyword:"enum",params:{allowedValues:h.properties.effect.enum},message:"must be equal to one\
 of the allowed values",schema:h.properties.effect.enum,parentSchema:h.properties.effect,data:i};e===
null?e=[o]:e.push(o),p++}}let r=s.cache_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){let i={
instancePath:a+"/cache_seconds",schemaPath:"#/properties/cache_seconds/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:h.properties.cache_seconds.type,parentSchema:h.properties.
cache_seconds,data:r};e===null?e=[i]:e.push(i),p++}if(typeof r=="number"){if(r>86400||isNaN(r)){let i={
instancePath:a+"/cache_seconds",schemaPath:"#/properties/cache_seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:h.properties.cache_seconds,
data:r};e===null?e=[i]:e.push(i),p++}if(r<0||isNaN(r)){let i={instancePath:a+"/cache_seconds",schemaPath:"\
#/properties/cache_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0",schema:0,parentSchema:h.properties.cache_seconds,data:r};e===null?e=[i]:e.push(i),p++}}if(s.
pick!==void 0){let i=s.pick;if(typeof i=="string"){if(d(i)>200){let o={instancePath:a+"/pick",schemaPath:"\
#/properties/pick/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters",schema:200,parentSchema:h.properties.pick,data:i};e===null?e=[o]:e.push(o),p++}if(!G.
test(i)){let o={instancePath:a+"/pick",schemaPath:"#/properties/pick/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$"},message:'must match pattern "^[A-Za-z0-9_$-]+(\\.[A\
-Za-z0-9_$-]+)*$"',schema:"^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$",parentSchema:h.properties.pick,data:i};
e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:a+"/pick",schemaPath:"#/properties/pick/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:h.properties.pick.type,parentSchema:h.
properties.pick,data:i};e===null?e=[o]:e.push(o),p++}}let m=s.send_defaults;if(typeof m!="boolean"){
let i={instancePath:a+"/send_defaults",schemaPath:"#/properties/send_defaults/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:h.properties.send_defaults.type,parentSchema:h.properties.
send_defaults,data:m};e===null?e=[i]:e.push(i),p++}let f=s.truncate;if(typeof f!="boolean"){let i={instancePath:a+
"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:h.properties.truncate.type,parentSchema:h.properties.truncate,data:f};e===null?
e=[i]:e.push(i),p++}if(s.keep_headers!==void 0){let i=s.keep_headers;if(Array.isArray(i)){if(i.length>
16){let l={instancePath:a+"/keep_headers",schemaPath:"#/properties/keep_headers/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items",schema:16,parentSchema:h.properties.
keep_headers,data:i};e===null?e=[l]:e.push(l),p++}let o=i.length;for(let l=0;l<o;l++){let x=i[l];if(typeof x==
"string"){if(!C.test(x)){let w={instancePath:a+"/keep_headers/"+l,schemaPath:"#/properties/keep_head\
ers/items/pattern",keyword:"pattern",params:{pattern:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE]|[aA\
]uthorization)$)[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^(?!([sS][eE][tT]-[cC][oO][oO][k\
K][iI][eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$"',schema:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][\
eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$",parentSchema:h.properties.keep_headers.items,data:x};e===
null?e=[w]:e.push(w),p++}}else{let w={instancePath:a+"/keep_headers/"+l,schemaPath:"#/properties/kee\
p_headers/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:h.properties.
keep_headers.items.type,parentSchema:h.properties.keep_headers.items,data:x};e===null?e=[w]:e.push(w),
p++}}}else{let o={instancePath:a+"/keep_headers",schemaPath:"#/properties/keep_headers/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:h.properties.keep_headers.type,parentSchema:h.
properties.keep_headers,data:i};e===null?e=[o]:e.push(o),p++}}if(s.credential_origin!==void 0){let i=s.
credential_origin;if(typeof i=="string"){if(d(i)>300){let o={instancePath:a+"/credential_origin",schemaPath:"\
#/properties/credential_origin/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT h\
ave more than 300 characters",schema:300,parentSchema:h.properties.credential_origin,data:i};e===null?
e=[o]:e.push(o),p++}if(!R.test(i)){let o={instancePath:a+"/credential_origin",schemaPath:"#/properti\
es/credential_origin/pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#@\\s]+$"},message:'m\
ust match pattern "^https?://[^/?#@\\s]+$"',schema:"^https?://[^/?#@\\s]+$",parentSchema:h.properties.
credential_origin,data:i};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:a+"/credential_orig\
in",schemaPath:"#/properties/credential_origin/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:h.properties.credential_origin.type,parentSchema:h.properties.credential_origin,
data:i};e===null?e=[o]:e.push(o),p++}}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object",schema:h.type,parentSchema:h,data:s};e===null?e=[t]:
e.push(t),p++}return v.errors=e,p===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Q=A,
u={type:"object",description:"a mapping with token_url, client_id_env and client_secret_env",required:[
"token_url","client_id_env","client_secret_env"],additionalProperties:!1,properties:{token_url:{type:"\
string",title:"where tokens are fetched",maxLength:1e3,pattern:"^(https://|http://(localhost|127\\.[0\
-9.]+|\\[::1\\])[:/])[^\\s@#]+$",description:"the URL that tokens are fetched from, which begins wit\
h https:// and has no user name"},client_id_env:{type:"string",pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]\
{0,99}$",description:"the name of an environment variable in capitals, like ACME_CLIENT_ID, that doe\
s not begin with TOLLGATE_"},client_secret_env:{type:"string",pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{\
0,99}$",description:"the name of an environment variable in capitals, like ACME_CLIENT_SECRET, that \
does not begin with TOLLGATE_"},auth:{title:"where the client's credentials are sent",enum:["basic",
"post"],default:"basic",description:"basic or post"}}},K=new RegExp("^(https://|http://(localhost|12\
7\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$","u"),Z=new RegExp("^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$","u");
function A(s,{instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){
let e=null,p=0,c=A.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.auth===void 0&&(s.auth="basic"),s.token_url===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_url"},message:"\
must have required property 'token_url'",schema:u.required,parentSchema:u,data:s};e===null?e=[r]:e.push(
r),p++}if(s.client_id_env===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"client_id_env"},message:"must have required property 'client_id_env'",schema:u.
required,parentSchema:u,data:s};e===null?e=[r]:e.push(r),p++}if(s.client_secret_env===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_secret_env"},
message:"must have required property 'client_secret_env'",schema:u.required,parentSchema:u,data:s};e===
null?e=[r]:e.push(r),p++}for(let r in s)if(!(r==="token_url"||r==="client_id_env"||r==="client_secre\
t_env"||r==="auth")){let m={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,parentSchema:u,
data:s};e===null?e=[m]:e.push(m),p++}if(s.token_url!==void 0){let r=s.token_url;if(typeof r=="string"){
if(d(r)>1e3){let m={instancePath:a+"/token_url",schemaPath:"#/properties/token_url/maxLength",keyword:"\
maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters",schema:1e3,parentSchema:u.
properties.token_url,data:r};e===null?e=[m]:e.push(m),p++}if(!K.test(r)){let m={instancePath:a+"/tok\
en_url",schemaPath:"#/properties/token_url/pattern",keyword:"pattern",params:{pattern:"^(https://|ht\
tp://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$"},message:'must match pattern "^(https://|ht\
tp://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$"',schema:"^(https://|http://(localhost|127\\.\
[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$",parentSchema:u.properties.token_url,data:r};e===null?e=[m]:e.push(
m),p++}}else{let m={instancePath:a+"/token_url",schemaPath:"#/properties/token_url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",schema:u.properties.token_url.type,parentSchema:u.
properties.token_url,data:r};e===null?e=[m]:e.push(m),p++}}if(s.client_id_env!==void 0){let r=s.client_id_env;
if(typeof r=="string"){if(!Z.test(r)){let m={instancePath:a+"/client_id_env",schemaPath:"#/propertie\
s/client_id_env/pattern",keyword:"pattern",params:{pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"},message:'\
must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"',schema:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}\
$",parentSchema:u.properties.client_id_env,data:r};e===null?e=[m]:e.push(m),p++}}else{let m={instancePath:a+
"/client_id_env",schemaPath:"#/properties/client_id_env/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:u.properties.client_id_env.type,parentSchema:u.properties.client_id_env,
data:r};e===null?e=[m]:e.push(m),p++}}if(s.client_secret_env!==void 0){let r=s.client_secret_env;if(typeof r==
"string"){if(!Z.test(r)){let m={instancePath:a+"/client_secret_env",schemaPath:"#/properties/client_\
secret_env/pattern",keyword:"pattern",params:{pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"},message:'\
must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"',schema:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}\
$",parentSchema:u.properties.client_secret_env,data:r};e===null?e=[m]:e.push(m),p++}}else{let m={instancePath:a+
"/client_secret_env",schemaPath:"#/properties/client_secret_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:u.properties.client_secret_env.type,parentSchema:u.properties.
client_secret_env,data:r};e===null?e=[m]:e.push(m),p++}}let t=s.auth;if(!(t==="basic"||t==="post")){
let r={instancePath:a+"/auth",schemaPath:"#/properties/auth/enum",keyword:"enum",params:{allowedValues:u.
properties.auth.enum},message:"must be equal to one of the allowed values",schema:u.properties.auth.
enum,parentSchema:u.properties.auth,data:t};e===null?e=[r]:e.push(r),p++}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:u.type,parentSchema:u,
data:s};e===null?e=[t]:e.push(t),p++}return A.errors=e,p===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var X=b,$={type:"string",pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$",description:"the name of an e\
nvironment variable in capitals, like EXA_API_KEY, that does not begin with TOLLGATE_"};function b(s,{
instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){let e=null,
p=0,c=b.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof s=="st\
ring"){if(!Z.test(s)){let t={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"},message:'must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99\
}$"',schema:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$",parentSchema:$,data:s};e===null?e=[t]:e.push(t),p++}}else{
let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing",schema:$.type,parentSchema:$,data:s};e===null?e=[t]:e.push(t),p++}return b.errors=e,p===0}b.evaluated=
{dynamicProps:!1,dynamicItems:!1};var B=L,T={enum:["caller"],title:"the caller of a tool gives the c\
redential, instead of `x-env`",description:"caller"};function L(s,{instancePath:a="",parentData:_,parentDataProperty:y,
rootData:g=s,dynamicAnchors:S={}}={}){let e=null,p=0,c=L.evaluated;if(c.dynamicProps&&(c.props=void 0),
c.dynamicItems&&(c.items=void 0),s!=="caller"){let t={instancePath:a,schemaPath:"#/enum",keyword:"en\
um",params:{allowedValues:T.enum},message:"must be equal to one of the allowed values",schema:T.enum,
parentSchema:T,data:s};e===null?e=[t]:e.push(t),p++}return L.errors=e,p===0}L.evaluated={dynamicProps:!1,
dynamicItems:!1};export{V as agent,X as env,B as from,Q as oauth,Y as tool};
