// Compiled from a contract by npm run generate. Never edited.
var q=(s,e)=>()=>{try{return e||s((e={exports:{}}).exports,e),e.exports}catch(u){throw e=0,u}};var k=q(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});function P(s){let e=s.length,
u=0,m=0,l;for(;m<e;)u++,l=s.charCodeAt(m++),l>=55296&&l<=56319&&m<e&&(l=s.charCodeAt(m),(l&64512)===
56320&&m++);return u}x.default=P;P.code='require("ajv/dist/runtime/ucs2length").default'});var N=r,j={type:"object",required:["action"],properties:{action:{type:"string",enum:["allow","block",
"replace"]},code:{type:"string",pattern:"^[A-Za-z0-9_.-]{1,64}$"},message:{type:"string",maxLength:1e3},
texts:{type:"array",maxItems:1e6,items:{type:"object",required:["at","text"],properties:{at:{type:"s\
tring",maxLength:1048576},text:{type:"string",maxLength:1048576}}}}}},L=new RegExp("^[A-Za-z0-9_.-]{\
1,64}$","u"),v=k().default;function r(s,{instancePath:e="",parentData:u,parentDataProperty:m,rootData:l=s,
dynamicAnchors:I={}}={}){let A=null,t=0,d=r.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),t===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.action===void 0&&(g="\
action"))return r.errors=[{instancePath:e,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},
message:"must have required property '"+g+"'"}],!1;if(s.action!==void 0){let a=s.action,o=t;if(typeof a!=
"string")return r.errors=[{instancePath:e+"/action",schemaPath:"#/properties/action/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;if(!(a==="allow"||a==="block"||a==="replac\
e"))return r.errors=[{instancePath:e+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",
params:{allowedValues:j.properties.action.enum},message:"must be equal to one of the allowed values"}],
!1;var i=o===t}else var i=!0;if(i){if(s.code!==void 0){let a=s.code,o=t;if(t===o)if(typeof a=="strin\
g"){if(!L.test(a))return r.errors=[{instancePath:e+"/code",schemaPath:"#/properties/code/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_.-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_.-]{1,64\
}$"'}],!1}else return r.errors=[{instancePath:e+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=o===t}else var i=!0;if(i){if(s.message!==
void 0){let a=s.message,o=t;if(t===o)if(typeof a=="string"){if(v(a)>1e3)return r.errors=[{instancePath:e+
"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit:1e3},message:"\
must NOT have more than 1000 characters"}],!1}else return r.errors=[{instancePath:e+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=o===
t}else var i=!0;if(i)if(s.texts!==void 0){let a=s.texts,o=t;if(t===o)if(Array.isArray(a)){if(a.length>
1e6)return r.errors=[{instancePath:e+"/texts",schemaPath:"#/properties/texts/maxItems",keyword:"maxI\
tems",params:{limit:1e6},message:"must NOT have more than 1000000 items"}],!1;{var b=!0;let _=a.length;
for(let n=0;n<_;n++){let p=a[n],w=t;if(t===w)if(p&&typeof p=="object"&&!Array.isArray(p)){let h;if(p.
at===void 0&&(h="at")||p.text===void 0&&(h="text"))return r.errors=[{instancePath:e+"/texts/"+n,schemaPath:"\
#/properties/texts/items/required",keyword:"required",params:{missingProperty:h},message:"must have \
required property '"+h+"'"}],!1;if(p.at!==void 0){let c=p.at,f=t;if(t===f)if(typeof c=="string"){if(v(
c)>1048576)return r.errors=[{instancePath:e+"/texts/"+n+"/at",schemaPath:"#/properties/texts/items/p\
roperties/at/maxLength",keyword:"maxLength",params:{limit:1048576},message:"must NOT have more than \
1048576 characters"}],!1}else return r.errors=[{instancePath:e+"/texts/"+n+"/at",schemaPath:"#/prope\
rties/texts/items/properties/at/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var y=f===t}else var y=!0;if(y)if(p.text!==void 0){let c=p.text,f=t;if(t===f)if(typeof c=="string"){
if(v(c)>1048576)return r.errors=[{instancePath:e+"/texts/"+n+"/text",schemaPath:"#/properties/texts/\
items/properties/text/maxLength",keyword:"maxLength",params:{limit:1048576},message:"must NOT have m\
ore than 1048576 characters"}],!1}else return r.errors=[{instancePath:e+"/texts/"+n+"/text",schemaPath:"\
#/properties/texts/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var y=f===t}else var y=!0}else return r.errors=[{instancePath:e+"/texts/"+n,schemaPath:"\
#/properties/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var b=w===
t;if(!b)break}}}else return r.errors=[{instancePath:e+"/texts",schemaPath:"#/properties/texts/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=o===t}else var i=!0}}}else return r.
errors=[{instancePath:e,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"}],!1;return r.errors=A,t===0}r.evaluated={props:{action:!0,code:!0,message:!0,texts:!0},dynamicProps:!1,
dynamicItems:!1};export{N as HookReply};
