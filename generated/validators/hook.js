// Compiled from a contract by npm run generate. Never edited.
var L=(s,e)=>()=>{try{return e||s((e={exports:{}}).exports,e),e.exports}catch(u){throw e=0,u}};var k=L(v=>{"use strict";Object.defineProperty(v,"__esModule",{value:!0});function b(s){let e=s.length,
u=0,p=0,l;for(;p<e;)u++,l=s.charCodeAt(p++),l>=55296&&l<=56319&&p<e&&(l=s.charCodeAt(p),(l&64512)===
56320&&p++);return u}v.default=b;b.code='require("ajv/dist/runtime/ucs2length").default'});var T=r,q={type:"object",additionalProperties:!0,required:["action"],properties:{action:{type:"strin\
g",enum:["allow","block","replace"]},code:{type:"string",maxLength:64,pattern:"^[A-Za-z0-9_.-]{1,64}\
$"},message:{type:"string",maxLength:1e3},texts:{type:"array",maxItems:1e6,items:{type:"object",additionalProperties:!0,
required:["at","text"],properties:{at:{type:"string",maxLength:1048576},text:{type:"string",maxLength:1048576}}}}}},
g=k().default,j=new RegExp("^[A-Za-z0-9_.-]{1,64}$","u");function r(s,{instancePath:e="",parentData:u,
parentDataProperty:p,rootData:l=s,dynamicAnchors:O={}}={}){let A=null,t=0,f=r.evaluated;if(f.dynamicProps&&
(f.props=void 0),f.dynamicItems&&(f.items=void 0),t===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let x;if(s.action===void 0&&(x="action"))return r.errors=[{instancePath:e,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:x},message:"must have required property '"+x+"'"}],!1;if(s.action!==
void 0){let a=s.action,o=t;if(typeof a!="string")return r.errors=[{instancePath:e+"/action",schemaPath:"\
#/properties/action/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a===
"allow"||a==="block"||a==="replace"))return r.errors=[{instancePath:e+"/action",schemaPath:"#/proper\
ties/action/enum",keyword:"enum",params:{allowedValues:q.properties.action.enum},message:"must be eq\
ual to one of the allowed values"}],!1;var i=o===t}else var i=!0;if(i){if(s.code!==void 0){let a=s.code,
o=t;if(t===o)if(typeof a=="string"){if(g(a)>64)return r.errors=[{instancePath:e+"/code",schemaPath:"\
#/properties/code/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than \
64 characters"}],!1;if(!j.test(a))return r.errors=[{instancePath:e+"/code",schemaPath:"#/properties/\
code/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_.-]{1,64}$"},message:'must match patter\
n "^[A-Za-z0-9_.-]{1,64}$"'}],!1}else return r.errors=[{instancePath:e+"/code",schemaPath:"#/propert\
ies/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=o===t}else var i=!0;
if(i){if(s.message!==void 0){let a=s.message,o=t;if(t===o)if(typeof a=="string"){if(g(a)>1e3)return r.
errors=[{instancePath:e+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{
limit:1e3},message:"must NOT have more than 1000 characters"}],!1}else return r.errors=[{instancePath:e+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var i=o===t}else var i=!0;if(i)if(s.texts!==void 0){let a=s.texts,o=t;if(t===o)if(Array.
isArray(a)){if(a.length>1e6)return r.errors=[{instancePath:e+"/texts",schemaPath:"#/properties/texts\
/maxItems",keyword:"maxItems",params:{limit:1e6},message:"must NOT have more than 1000000 items"}],!1;
{var P=!0;let _=a.length;for(let n=0;n<_;n++){let m=a[n],w=t;if(t===w)if(m&&typeof m=="object"&&!Array.
isArray(m)){let h;if(m.at===void 0&&(h="at")||m.text===void 0&&(h="text"))return r.errors=[{instancePath:e+
"/texts/"+n,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty:h},
message:"must have required property '"+h+"'"}],!1;if(m.at!==void 0){let c=m.at,d=t;if(t===d)if(typeof c==
"string"){if(g(c)>1048576)return r.errors=[{instancePath:e+"/texts/"+n+"/at",schemaPath:"#/propertie\
s/texts/items/properties/at/maxLength",keyword:"maxLength",params:{limit:1048576},message:"must NOT \
have more than 1048576 characters"}],!1}else return r.errors=[{instancePath:e+"/texts/"+n+"/at",schemaPath:"\
#/properties/texts/items/properties/at/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var y=d===t}else var y=!0;if(y)if(m.text!==void 0){let c=m.text,d=t;if(t===d)if(typeof c==
"string"){if(g(c)>1048576)return r.errors=[{instancePath:e+"/texts/"+n+"/text",schemaPath:"#/propert\
ies/texts/items/properties/text/maxLength",keyword:"maxLength",params:{limit:1048576},message:"must \
NOT have more than 1048576 characters"}],!1}else return r.errors=[{instancePath:e+"/texts/"+n+"/text",
schemaPath:"#/properties/texts/items/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var y=d===t}else var y=!0}else return r.errors=[{instancePath:e+"/texts/"+n,schemaPath:"\
#/properties/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var P=w===
t;if(!P)break}}}else return r.errors=[{instancePath:e+"/texts",schemaPath:"#/properties/texts/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=o===t}else var i=!0}}}else return r.
errors=[{instancePath:e,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"}],!1;return r.errors=A,t===0}r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};export{T as HookReply};
