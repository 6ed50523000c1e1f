// Compiled from a contract by npm run generate. Never edited.
var z=(s,a)=>()=>{try{return a||s((a={exports:{}}).exports,a),a.exports}catch(_){throw a=0,_}};var N=z(q=>{"use strict";Object.defineProperty(q,"__esModule",{value:!0});function Z(s){let a=s.length,
_=0,y=0,g;for(;y<a;)_++,g=s.charCodeAt(y++),g>=55296&&g<=56319&&y<a&&(g=s.charCodeAt(y),(g&64512)===
56320&&y++);return _}q.default=Z;Z.code='require("ajv/dist/runtime/ucs2length").default'});var Y=x,m={type:"object",description:"a mapping with description, author, tags, examples, prompt, pr\
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
"\\S","u"),O=new RegExp("^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$","u"),j=new RegExp('^https://[^\\s"<>]\
+$',"u"),D=new RegExp("^[A-Za-z][A-Za-z0-9-]{0,19}$","u");function x(s,{instancePath:a="",parentData:_,
parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){let e=null,p=0,u=x.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.description===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"de\
scription"},message:"must have required property 'description'",schema:m.required,parentSchema:m,data:s};
e===null?e=[r]:e.push(r),p++}if(s.author===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"author"},message:"must have required property 'author'",schema:m.
required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.tags===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},message:"must have requir\
ed property 'tags'",schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.examples===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ex\
amples"},message:"must have required property 'examples'",schema:m.required,parentSchema:m,data:s};e===
null?e=[r]:e.push(r),p++}if(s.prompt===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"prompt"},message:"must have required property 'prompt'",schema:m.
required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.price_usd===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"price_usd"},message:"must have r\
equired property 'price_usd'",schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}
if(s.query_price_usd===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"query_price_usd"},message:"must have required property 'query_price_usd'",schema:m.
required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}if(s.x402===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x402"},message:"must have requir\
ed property 'x402'",schema:m.required,parentSchema:m,data:s};e===null?e=[r]:e.push(r),p++}for(let r in s)
if(!I.call(m.properties,r)){let t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties",schema:!1,
parentSchema:m,data:s};e===null?e=[t]:e.push(t),p++}if(s.description!==void 0){let r=s.description;if(typeof r==
"string"){if(d(r)>2e3){let t={instancePath:a+"/description",schemaPath:"#/properties/description/max\
Length",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters",schema:2e3,
parentSchema:m.properties.description,data:r};e===null?e=[t]:e.push(t),p++}if(d(r)<1){let t={instancePath:a+
"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters",schema:1,parentSchema:m.properties.description,data:r};
e===null?e=[t]:e.push(t),p++}if(!k.test(r)){let t={instancePath:a+"/description",schemaPath:"#/prope\
rties/description/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',
schema:"\\S",parentSchema:m.properties.description,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={
instancePath:a+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:m.properties.description.type,parentSchema:m.properties.description,
data:r};e===null?e=[t]:e.push(t),p++}}if(s.author!==void 0){let r=s.author;if(typeof r=="string"){if(d(
r)>200){let t={instancePath:a+"/author",schemaPath:"#/properties/author/maxLength",keyword:"maxLengt\
h",params:{limit:200},message:"must NOT have more than 200 characters",schema:200,parentSchema:m.properties.
author,data:r};e===null?e=[t]:e.push(t),p++}if(d(r)<1){let t={instancePath:a+"/author",schemaPath:"#\
/properties/author/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters",schema:1,parentSchema:m.properties.author,data:r};e===null?e=[t]:e.push(t),p++}if(!k.
test(r)){let t={instancePath:a+"/author",schemaPath:"#/properties/author/pattern",keyword:"pattern",
params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:m.properties.author,
data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:a+"/author",schemaPath:"#/properties/\
author/type",keyword:"type",params:{type:"string"},message:"must be string",schema:m.properties.author.
type,parentSchema:m.properties.author,data:r};e===null?e=[t]:e.push(t),p++}}if(s.author_address!==void 0){
let r=s.author_address;if(typeof r=="string"){if(d(r)>128){let t={instancePath:a+"/author_address",schemaPath:"\
#/properties/author_address/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have\
 more than 128 characters",schema:128,parentSchema:m.properties.author_address,data:r};e===null?e=[t]:
e.push(t),p++}if(d(r)<1){let t={instancePath:a+"/author_address",schemaPath:"#/properties/author_add\
ress/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",
schema:1,parentSchema:m.properties.author_address,data:r};e===null?e=[t]:e.push(t),p++}if(!k.test(r)){
let t={instancePath:a+"/author_address",schemaPath:"#/properties/author_address/pattern",keyword:"pa\
ttern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:m.properties.
author_address,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:a+"/author_address",schemaPath:"\
#/properties/author_address/type",keyword:"type",params:{type:"string"},message:"must be string",schema:m.
properties.author_address.type,parentSchema:m.properties.author_address,data:r};e===null?e=[t]:e.push(
t),p++}}if(s.tags!==void 0){let r=s.tags;if(Array.isArray(r)){if(r.length>32){let i={instancePath:a+
"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit:32},message:"must N\
OT have more than 32 items",schema:32,parentSchema:m.properties.tags,data:r};e===null?e=[i]:e.push(i),
p++}let t=r.length;for(let i=0;i<t;i++){let n=r[i];if(typeof n=="string"){if(d(n)>64){let h={instancePath:a+
"/tags/"+i,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters",schema:64,parentSchema:m.properties.tags.items,data:n};e===null?
e=[h]:e.push(h),p++}if(d(n)<1){let h={instancePath:a+"/tags/"+i,schemaPath:"#/properties/tags/items/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:m.properties.tags.items,data:n};e===null?e=[h]:e.push(h),p++}if(!k.test(n)){let h={instancePath:a+
"/tags/"+i,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'\
must match pattern "\\S"',schema:"\\S",parentSchema:m.properties.tags.items,data:n};e===null?e=[h]:e.
push(h),p++}}else{let h={instancePath:a+"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:m.properties.tags.items.type,parentSchema:m.
properties.tags.items,data:n};e===null?e=[h]:e.push(h),p++}}let o=r.length,f;if(o>1){let i={};for(;o--;){
let n=r[o];if(typeof n=="string"){if(typeof i[n]=="number"){f=i[n];let h={instancePath:a+"/tags",schemaPath:"\
#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i:o,j:f},message:"must NOT have duplica\
te items (items ## "+f+" and "+o+" are identical)",schema:!0,parentSchema:m.properties.tags,data:r};
e===null?e=[h]:e.push(h),p++;break}i[n]=o}}}}else{let t={instancePath:a+"/tags",schemaPath:"#/proper\
ties/tags/type",keyword:"type",params:{type:"array"},message:"must be array",schema:m.properties.tags.
type,parentSchema:m.properties.tags,data:r};e===null?e=[t]:e.push(t),p++}}if(s.examples!==void 0){let r=s.
examples;if(Array.isArray(r)){if(r.length>32){let o={instancePath:a+"/examples",schemaPath:"#/proper\
ties/examples/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 ite\
ms",schema:32,parentSchema:m.properties.examples,data:r};e===null?e=[o]:e.push(o),p++}let t=r.length;
for(let o=0;o<t;o++){let f=r[o];if(typeof f=="string"){if(d(f)>1e3){let i={instancePath:a+"/examples\
/"+o,schemaPath:"#/properties/examples/items/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters",schema:1e3,parentSchema:m.properties.examples.items,data:f};
e===null?e=[i]:e.push(i),p++}if(d(f)<1){let i={instancePath:a+"/examples/"+o,schemaPath:"#/propertie\
s/examples/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters",schema:1,parentSchema:m.properties.examples.items,data:f};e===null?e=[i]:e.push(i),p++}
if(!k.test(f)){let i={instancePath:a+"/examples/"+o,schemaPath:"#/properties/examples/items/pattern",
keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:m.
properties.examples.items,data:f};e===null?e=[i]:e.push(i),p++}}else{let i={instancePath:a+"/example\
s/"+o,schemaPath:"#/properties/examples/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:m.properties.examples.items.type,parentSchema:m.properties.examples.items,data:f};
e===null?e=[i]:e.push(i),p++}}}else{let t={instancePath:a+"/examples",schemaPath:"#/properties/examp\
les/type",keyword:"type",params:{type:"array"},message:"must be array",schema:m.properties.examples.
type,parentSchema:m.properties.examples,data:r};e===null?e=[t]:e.push(t),p++}}if(s.prompt!==void 0){
let r=s.prompt;if(typeof r=="string"){if(d(r)>2e4){let t={instancePath:a+"/prompt",schemaPath:"#/pro\
perties/prompt/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20\
000 characters",schema:2e4,parentSchema:m.properties.prompt,data:r};e===null?e=[t]:e.push(t),p++}if(d(
r)<1){let t={instancePath:a+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:m.properties.
prompt,data:r};e===null?e=[t]:e.push(t),p++}if(!k.test(r)){let t={instancePath:a+"/prompt",schemaPath:"\
#/properties/prompt/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\\
S"',schema:"\\S",parentSchema:m.properties.prompt,data:r};e===null?e=[t]:e.push(t),p++}}else{let t={
instancePath:a+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:m.properties.prompt.type,parentSchema:m.properties.prompt,data:r};e===
null?e=[t]:e.push(t),p++}}if(s.price_usd!==void 0){let r=s.price_usd;if(typeof r=="string"){if(!O.test(
r)){let t={instancePath:a+"/price_usd",schemaPath:"#/properties/price_usd/pattern",keyword:"pattern",
params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]\
{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:m.properties.price_usd,
data:r};e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:a+"/price_usd",schemaPath:"#/properti\
es/price_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:m.properties.
price_usd.type,parentSchema:m.properties.price_usd,data:r};e===null?e=[t]:e.push(t),p++}}if(s.query_price_usd!==
void 0){let r=s.query_price_usd;if(typeof r=="string"){if(!O.test(r)){let t={instancePath:a+"/query_\
price_usd",schemaPath:"#/properties/query_price_usd/pattern",keyword:"pattern",params:{pattern:"^(0|\
[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?\
$"',schema:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$",parentSchema:m.properties.query_price_usd,data:r};
e===null?e=[t]:e.push(t),p++}}else{let t={instancePath:a+"/query_price_usd",schemaPath:"#/properties\
/query_price_usd/type",keyword:"type",params:{type:"string"},message:"must be string",schema:m.properties.
query_price_usd.type,parentSchema:m.properties.query_price_usd,data:r};e===null?e=[t]:e.push(t),p++}}
if(s.x402!==void 0){let r=s.x402;if(typeof r!="boolean"){let t={instancePath:a+"/x402",schemaPath:"#\
/properties/x402/type",keyword:"type",params:{type:"boolean"},message:"must be boolean",schema:m.properties.
x402.type,parentSchema:m.properties.x402,data:r};e===null?e=[t]:e.push(t),p++}}if(s.image_url!==void 0){
let r=s.image_url;if(typeof r=="string"){if(d(r)>2e3){let t={instancePath:a+"/image_url",schemaPath:"\
#/properties/image_url/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more\
 than 2000 characters",schema:2e3,parentSchema:m.properties.image_url,data:r};e===null?e=[t]:e.push(
t),p++}if(!j.test(r)){let t={instancePath:a+"/image_url",schemaPath:"#/properties/image_url/pattern",
keyword:"pattern",params:{pattern:'^https://[^\\s"<>]+$'},message:'must match pattern "^https://[^\\s\
"<>]+$"',schema:'^https://[^\\s"<>]+$',parentSchema:m.properties.image_url,data:r};e===null?e=[t]:e.
push(t),p++}}else{let t={instancePath:a+"/image_url",schemaPath:"#/properties/image_url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:m.properties.image_url.type,parentSchema:m.
properties.image_url,data:r};e===null?e=[t]:e.push(t),p++}}if(s.prefix!==void 0){let r=s.prefix;if(typeof r==
"string"){if(!D.test(r)){let t={instancePath:a+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9-]{0,19}$"},message:'must match pattern "^[A-Za-z][A-Za\
-z0-9-]{0,19}$"',schema:"^[A-Za-z][A-Za-z0-9-]{0,19}$",parentSchema:m.properties.prefix,data:r};e===
null?e=[t]:e.push(t),p++}}else{let t={instancePath:a+"/prefix",schemaPath:"#/properties/prefix/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:m.properties.prefix.type,parentSchema:m.
properties.prefix,data:r};e===null?e=[t]:e.push(t),p++}}}else{let r={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object",schema:m.type,parentSchema:m,data:s};
e===null?e=[r]:e.push(r),p++}return x.errors=e,p===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var H=v,c={type:"object",description:"a mapping with some of price_usd, timeout_ms, effect, cache_se\
conds, pick, send_defaults, truncate, keep_headers, credential_origin and mcp",additionalProperties:!1,
properties:{price_usd:{title:"price of a call",type:"string",pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1\
,9})?$",description:'USD in quotes, with at most nine decimals, like "0.001"'},timeout_ms:{title:"ma\
ximum time of a call",type:"integer",minimum:100,maximum:6e4,description:"a whole number from 100 to\
 60000",default:2e4},effect:{title:"whether a call only reads or changes something; by default GET a\
nd QUERY read",enum:["read","write"],description:"read or write"},cache_seconds:{title:"how long a r\
esult is cached",type:"integer",minimum:0,maximum:86400,description:"a whole number from 0 to 86400",
default:0},pick:{type:"string",title:"the part of the response that is the result",maxLength:200,pattern:"\
^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$",description:"the name of a member of the response, or a path\
 of names with dots between, like data.items"},send_defaults:{type:"boolean",title:"whether missing \
arguments are sent with the default of their schema",default:!1,description:"true or false"},truncate:{
type:"boolean",title:"whether a response that is too long is truncated instead of rejected",default:!1,
description:"true or false"},keep_headers:{type:"array",title:"further headers of the response that \
`reply` contains",maxItems:16,items:{type:"string",pattern:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][e\
E]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$",description:"the name of a header, other than Set-Cookie"},
description:"a list of up to 16 names of headers"},credential_origin:{type:"string",title:"another s\
erver than the document's that gets the credential",maxLength:300,pattern:"^https?://[^/?#@\\s]+$",description:"\
the origin of another server than the document\u2019s to which the credential is sent, like https://uploa\
ds.example.com"},mcp:{type:"object",title:"the tool of an MCP server, which `agents add --mcp` write\
s",required:["name","pin"],additionalProperties:!1,properties:{name:{type:"string",minLength:1,maxLength:128,
pattern:"\\S",description:"the name of the tool at its server"},pin:{type:"string",pattern:"^[0-9a-f\
]{64}$",description:"a SHA-256 in hex"}},description:"a mapping with name and pin"}}},G=new RegExp("\
^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$","u"),C=new RegExp("^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE\
]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$","u"),R=new RegExp("^https?://[^/?#@\\s]+$","u"),U=new RegExp(
"^[0-9a-f]{64}$","u");function v(s,{instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,
dynamicAnchors:S={}}={}){let e=null,p=0,u=v.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.timeout_ms===void 0&&(s.timeout_ms=2e4),
s.cache_seconds===void 0&&(s.cache_seconds=0),s.send_defaults===void 0&&(s.send_defaults=!1),s.truncate===
void 0&&(s.truncate=!1);for(let i in s)if(!I.call(c.properties,i)){let n={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"must N\
OT have additional properties",schema:!1,parentSchema:c,data:s};e===null?e=[n]:e.push(n),p++}if(s.price_usd!==
void 0){let i=s.price_usd;if(typeof i=="string"){if(!O.test(i)){let n={instancePath:a+"/price_usd",schemaPath:"\
#/properties/price_usd/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9}\
)?$"},message:'must match pattern "^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$"',schema:"^(0|[1-9][0-9]{0,\
5})(\\.[0-9]{1,9})?$",parentSchema:c.properties.price_usd,data:i};e===null?e=[n]:e.push(n),p++}}else{
let n={instancePath:a+"/price_usd",schemaPath:"#/properties/price_usd/type",keyword:"type",params:{type:"\
string"},message:"must be string",schema:c.properties.price_usd.type,parentSchema:c.properties.price_usd,
data:i};e===null?e=[n]:e.push(n),p++}}let r=s.timeout_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){
let i={instancePath:a+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:c.properties.timeout_ms.type,parentSchema:c.properties.
timeout_ms,data:r};e===null?e=[i]:e.push(i),p++}if(typeof r=="number"){if(r>6e4||isNaN(r)){let i={instancePath:a+
"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",
limit:6e4},message:"must be <= 60000",schema:6e4,parentSchema:c.properties.timeout_ms,data:r};e===null?
e=[i]:e.push(i),p++}if(r<100||isNaN(r)){let i={instancePath:a+"/timeout_ms",schemaPath:"#/properties\
/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:100},message:"must be >= 100",schema:100,
parentSchema:c.properties.timeout_ms,data:r};e===null?e=[i]:e.push(i),p++}}if(s.effect!==void 0){let i=s.
effect;if(!(i==="read"||i==="write")){let n={instancePath:a+"/effect",schemaPath:"#/properties/effec\
t/enum",keyword:"enum",params:{allowedValues:c.properties.effect.enum},message:"must be equal to one\
 of the allowed values",schema:c.properties.effect.enum,parentSchema:c.properties.effect,data:i};e===
null?e=[n]:e.push(n),p++}}let t=s.cache_seconds;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t))){let i={
instancePath:a+"/cache_seconds",schemaPath:"#/properties/cache_seconds/type",keyword:"type",params:{
type:"integer"},message:"must be integer",schema:c.properties.cache_seconds.type,parentSchema:c.properties.
cache_seconds,data:t};e===null?e=[i]:e.push(i),p++}if(typeof t=="number"){if(t>86400||isNaN(t)){let i={
instancePath:a+"/cache_seconds",schemaPath:"#/properties/cache_seconds/maximum",keyword:"maximum",params:{
comparison:"<=",limit:86400},message:"must be <= 86400",schema:86400,parentSchema:c.properties.cache_seconds,
data:t};e===null?e=[i]:e.push(i),p++}if(t<0||isNaN(t)){let i={instancePath:a+"/cache_seconds",schemaPath:"\
#/properties/cache_seconds/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0",schema:0,parentSchema:c.properties.cache_seconds,data:t};e===null?e=[i]:e.push(i),p++}}if(s.
pick!==void 0){let i=s.pick;if(typeof i=="string"){if(d(i)>200){let n={instancePath:a+"/pick",schemaPath:"\
#/properties/pick/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters",schema:200,parentSchema:c.properties.pick,data:i};e===null?e=[n]:e.push(n),p++}if(!G.
test(i)){let n={instancePath:a+"/pick",schemaPath:"#/properties/pick/pattern",keyword:"pattern",params:{
pattern:"^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$"},message:'must match pattern "^[A-Za-z0-9_$-]+(\\.[A\
-Za-z0-9_$-]+)*$"',schema:"^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$",parentSchema:c.properties.pick,data:i};
e===null?e=[n]:e.push(n),p++}}else{let n={instancePath:a+"/pick",schemaPath:"#/properties/pick/type",
keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.pick.type,parentSchema:c.
properties.pick,data:i};e===null?e=[n]:e.push(n),p++}}let o=s.send_defaults;if(typeof o!="boolean"){
let i={instancePath:a+"/send_defaults",schemaPath:"#/properties/send_defaults/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean",schema:c.properties.send_defaults.type,parentSchema:c.properties.
send_defaults,data:o};e===null?e=[i]:e.push(i),p++}let f=s.truncate;if(typeof f!="boolean"){let i={instancePath:a+
"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean",schema:c.properties.truncate.type,parentSchema:c.properties.truncate,data:f};e===null?
e=[i]:e.push(i),p++}if(s.keep_headers!==void 0){let i=s.keep_headers;if(Array.isArray(i)){if(i.length>
16){let h={instancePath:a+"/keep_headers",schemaPath:"#/properties/keep_headers/maxItems",keyword:"m\
axItems",params:{limit:16},message:"must NOT have more than 16 items",schema:16,parentSchema:c.properties.
keep_headers,data:i};e===null?e=[h]:e.push(h),p++}let n=i.length;for(let h=0;h<n;h++){let P=i[h];if(typeof P==
"string"){if(!C.test(P)){let w={instancePath:a+"/keep_headers/"+h,schemaPath:"#/properties/keep_head\
ers/items/pattern",keyword:"pattern",params:{pattern:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE]|[aA\
]uthorization)$)[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^(?!([sS][eE][tT]-[cC][oO][oO][k\
K][iI][eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$"',schema:"^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][\
eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$",parentSchema:c.properties.keep_headers.items,data:P};e===
null?e=[w]:e.push(w),p++}}else{let w={instancePath:a+"/keep_headers/"+h,schemaPath:"#/properties/kee\
p_headers/items/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.properties.
keep_headers.items.type,parentSchema:c.properties.keep_headers.items,data:P};e===null?e=[w]:e.push(w),
p++}}}else{let n={instancePath:a+"/keep_headers",schemaPath:"#/properties/keep_headers/type",keyword:"\
type",params:{type:"array"},message:"must be array",schema:c.properties.keep_headers.type,parentSchema:c.
properties.keep_headers,data:i};e===null?e=[n]:e.push(n),p++}}if(s.credential_origin!==void 0){let i=s.
credential_origin;if(typeof i=="string"){if(d(i)>300){let n={instancePath:a+"/credential_origin",schemaPath:"\
#/properties/credential_origin/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT h\
ave more than 300 characters",schema:300,parentSchema:c.properties.credential_origin,data:i};e===null?
e=[n]:e.push(n),p++}if(!R.test(i)){let n={instancePath:a+"/credential_origin",schemaPath:"#/properti\
es/credential_origin/pattern",keyword:"pattern",params:{pattern:"^https?://[^/?#@\\s]+$"},message:'m\
ust match pattern "^https?://[^/?#@\\s]+$"',schema:"^https?://[^/?#@\\s]+$",parentSchema:c.properties.
credential_origin,data:i};e===null?e=[n]:e.push(n),p++}}else{let n={instancePath:a+"/credential_orig\
in",schemaPath:"#/properties/credential_origin/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:c.properties.credential_origin.type,parentSchema:c.properties.credential_origin,
data:i};e===null?e=[n]:e.push(n),p++}}if(s.mcp!==void 0){let i=s.mcp;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.name===void 0){let n={instancePath:a+"/mcp",schemaPath:"#/properties/mcp/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'",schema:c.
properties.mcp.required,parentSchema:c.properties.mcp,data:i};e===null?e=[n]:e.push(n),p++}if(i.pin===
void 0){let n={instancePath:a+"/mcp",schemaPath:"#/properties/mcp/required",keyword:"required",params:{
missingProperty:"pin"},message:"must have required property 'pin'",schema:c.properties.mcp.required,
parentSchema:c.properties.mcp,data:i};e===null?e=[n]:e.push(n),p++}for(let n in i)if(!(n==="name"||n===
"pin")){let h={instancePath:a+"/mcp",schemaPath:"#/properties/mcp/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties",schema:!1,
parentSchema:c.properties.mcp,data:i};e===null?e=[h]:e.push(h),p++}if(i.name!==void 0){let n=i.name;
if(typeof n=="string"){if(d(n)>128){let h={instancePath:a+"/mcp/name",schemaPath:"#/properties/mcp/p\
roperties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 12\
8 characters",schema:128,parentSchema:c.properties.mcp.properties.name,data:n};e===null?e=[h]:e.push(
h),p++}if(d(n)<1){let h={instancePath:a+"/mcp/name",schemaPath:"#/properties/mcp/properties/name/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",schema:1,
parentSchema:c.properties.mcp.properties.name,data:n};e===null?e=[h]:e.push(h),p++}if(!k.test(n)){let h={
instancePath:a+"/mcp/name",schemaPath:"#/properties/mcp/properties/name/pattern",keyword:"pattern",params:{
pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",parentSchema:c.properties.mcp.properties.
name,data:n};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:a+"/mcp/name",schemaPath:"#/prop\
erties/mcp/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string",schema:c.
properties.mcp.properties.name.type,parentSchema:c.properties.mcp.properties.name,data:n};e===null?e=
[h]:e.push(h),p++}}if(i.pin!==void 0){let n=i.pin;if(typeof n=="string"){if(!U.test(n)){let h={instancePath:a+
"/mcp/pin",schemaPath:"#/properties/mcp/properties/pin/pattern",keyword:"pattern",params:{pattern:"^\
[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"',schema:"^[0-9a-f]{64}$",parentSchema:c.
properties.mcp.properties.pin,data:n};e===null?e=[h]:e.push(h),p++}}else{let h={instancePath:a+"/mcp\
/pin",schemaPath:"#/properties/mcp/properties/pin/type",keyword:"type",params:{type:"string"},message:"\
must be string",schema:c.properties.mcp.properties.pin.type,parentSchema:c.properties.mcp.properties.
pin,data:n};e===null?e=[h]:e.push(h),p++}}}else{let n={instancePath:a+"/mcp",schemaPath:"#/propertie\
s/mcp/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.properties.mcp.type,
parentSchema:c.properties.mcp,data:i};e===null?e=[n]:e.push(n),p++}}}else{let r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object",schema:c.type,parentSchema:c,
data:s};e===null?e=[r]:e.push(r),p++}return v.errors=e,p===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Q=A,l={type:"object",description:"a mapping with token_url, client_id_env and client_secret_env",
required:["token_url","client_id_env","client_secret_env"],additionalProperties:!1,properties:{token_url:{
type:"string",title:"where tokens are fetched",maxLength:1e3,pattern:"^(https://|http://(localhost|1\
27\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$",description:"the URL that tokens are fetched from, which beg\
ins with https:// and has no user name"},client_id_env:{type:"string",pattern:"^(?!TOLLGATE_)[A-Z][A\
-Z0-9_]{0,99}$",description:"the name of an environment variable in capitals, like ACME_CLIENT_ID, t\
hat does not begin with TOLLGATE_"},client_secret_env:{type:"string",pattern:"^(?!TOLLGATE_)[A-Z][A-\
Z0-9_]{0,99}$",description:"the name of an environment variable in capitals, like ACME_CLIENT_SECRET\
, that does not begin with TOLLGATE_"},audience:{title:"with `x-from: caller`: the API that the exch\
anged token is for",type:"string",minLength:1,maxLength:1e3,pattern:"\\S",description:"the name or U\
RL of an API, as the token server has it"},auth:{title:"where the client's credentials are sent",enum:[
"basic","post"],default:"basic",description:"basic or post"}}},K=new RegExp("^(https://|http://(loca\
lhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$","u"),E=new RegExp("^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}\
$","u");function A(s,{instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){
let e=null,p=0,u=A.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.auth===void 0&&(s.auth="basic"),s.token_url===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"token_url"},message:"\
must have required property 'token_url'",schema:l.required,parentSchema:l,data:s};e===null?e=[t]:e.push(
t),p++}if(s.client_id_env===void 0){let t={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"client_id_env"},message:"must have required property 'client_id_env'",schema:l.
required,parentSchema:l,data:s};e===null?e=[t]:e.push(t),p++}if(s.client_secret_env===void 0){let t={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_secret_env"},
message:"must have required property 'client_secret_env'",schema:l.required,parentSchema:l,data:s};e===
null?e=[t]:e.push(t),p++}for(let t in s)if(!(t==="token_url"||t==="client_id_env"||t==="client_secre\
t_env"||t==="audience"||t==="auth")){let o={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties",schema:!1,
parentSchema:l,data:s};e===null?e=[o]:e.push(o),p++}if(s.token_url!==void 0){let t=s.token_url;if(typeof t==
"string"){if(d(t)>1e3){let o={instancePath:a+"/token_url",schemaPath:"#/properties/token_url/maxLeng\
th",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters",schema:1e3,
parentSchema:l.properties.token_url,data:t};e===null?e=[o]:e.push(o),p++}if(!K.test(t)){let o={instancePath:a+
"/token_url",schemaPath:"#/properties/token_url/pattern",keyword:"pattern",params:{pattern:"^(https:\
//|http://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$"},message:'must match pattern "^(https:\
//|http://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$"',schema:"^(https://|http://(localhost|\
127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$",parentSchema:l.properties.token_url,data:t};e===null?e=[o]:
e.push(o),p++}}else{let o={instancePath:a+"/token_url",schemaPath:"#/properties/token_url/type",keyword:"\
type",params:{type:"string"},message:"must be string",schema:l.properties.token_url.type,parentSchema:l.
properties.token_url,data:t};e===null?e=[o]:e.push(o),p++}}if(s.client_id_env!==void 0){let t=s.client_id_env;
if(typeof t=="string"){if(!E.test(t)){let o={instancePath:a+"/client_id_env",schemaPath:"#/propertie\
s/client_id_env/pattern",keyword:"pattern",params:{pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"},message:'\
must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"',schema:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}\
$",parentSchema:l.properties.client_id_env,data:t};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:a+
"/client_id_env",schemaPath:"#/properties/client_id_env/type",keyword:"type",params:{type:"string"},
message:"must be string",schema:l.properties.client_id_env.type,parentSchema:l.properties.client_id_env,
data:t};e===null?e=[o]:e.push(o),p++}}if(s.client_secret_env!==void 0){let t=s.client_secret_env;if(typeof t==
"string"){if(!E.test(t)){let o={instancePath:a+"/client_secret_env",schemaPath:"#/properties/client_\
secret_env/pattern",keyword:"pattern",params:{pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"},message:'\
must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"',schema:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}\
$",parentSchema:l.properties.client_secret_env,data:t};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:a+
"/client_secret_env",schemaPath:"#/properties/client_secret_env/type",keyword:"type",params:{type:"s\
tring"},message:"must be string",schema:l.properties.client_secret_env.type,parentSchema:l.properties.
client_secret_env,data:t};e===null?e=[o]:e.push(o),p++}}if(s.audience!==void 0){let t=s.audience;if(typeof t==
"string"){if(d(t)>1e3){let o={instancePath:a+"/audience",schemaPath:"#/properties/audience/maxLength",
keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters",schema:1e3,
parentSchema:l.properties.audience,data:t};e===null?e=[o]:e.push(o),p++}if(d(t)<1){let o={instancePath:a+
"/audience",schemaPath:"#/properties/audience/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",schema:1,parentSchema:l.properties.audience,data:t};e===null?
e=[o]:e.push(o),p++}if(!k.test(t)){let o={instancePath:a+"/audience",schemaPath:"#/properties/audien\
ce/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"',schema:"\\S",
parentSchema:l.properties.audience,data:t};e===null?e=[o]:e.push(o),p++}}else{let o={instancePath:a+
"/audience",schemaPath:"#/properties/audience/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",schema:l.properties.audience.type,parentSchema:l.properties.audience,data:t};e===null?
e=[o]:e.push(o),p++}}let r=s.auth;if(!(r==="basic"||r==="post")){let t={instancePath:a+"/auth",schemaPath:"\
#/properties/auth/enum",keyword:"enum",params:{allowedValues:l.properties.auth.enum},message:"must b\
e equal to one of the allowed values",schema:l.properties.auth.enum,parentSchema:l.properties.auth,data:r};
e===null?e=[t]:e.push(t),p++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object",schema:l.type,parentSchema:l,data:s};e===null?e=[r]:e.push(r),
p++}return A.errors=e,p===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var X=b,$={type:"\
string",pattern:"^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$",description:"the name of an environment variab\
le in capitals, like EXA_API_KEY, that does not begin with TOLLGATE_"};function b(s,{instancePath:a="",
parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){let e=null,p=0,u=b.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof s=="string"){if(!E.test(
s)){let r={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?!TOLLGATE_)[A\
-Z][A-Z0-9_]{0,99}$"},message:'must match pattern "^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$"',schema:"^(?\
!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$",parentSchema:$,data:s};e===null?e=[r]:e.push(r),p++}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string",schema:$.type,parentSchema:$,
data:s};e===null?e=[r]:e.push(r),p++}return b.errors=e,p===0}b.evaluated={dynamicProps:!1,dynamicItems:!1};
var B=L,T={enum:["caller"],title:"the caller of a tool gives the credential, instead of `x-env`",description:"\
caller"};function L(s,{instancePath:a="",parentData:_,parentDataProperty:y,rootData:g=s,dynamicAnchors:S={}}={}){
let e=null,p=0,u=L.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),s!==
"caller"){let r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:T.enum},message:"\
must be equal to one of the allowed values",schema:T.enum,parentSchema:T,data:s};e===null?e=[r]:e.push(
r),p++}return L.errors=e,p===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};export{Y as agent,X as env,B as from,Q as oauth,H as tool};
