import { schemaMaps } from '../../../documents/map-schema.ts'
import { isRecord } from '../../../json/json.ts'

/** Whether a keyword's value is one that JSON Schema allows. */
type IsValid = (value: unknown) => boolean

const isText: IsValid = (value) => typeof value === 'string'
const isFlag: IsValid = (value) => typeof value === 'boolean'
const isNumber: IsValid = (value) => typeof value === 'number' && Number.isFinite(value)
const isCount: IsValid = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isTexts: IsValid = (value) =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  new Set(value).size === value.length
/** OpenAPI 3.0 has a flag where JSON Schema has the bound itself. */
const isBound: IsValid = (value) => isFlag(value) || isNumber(value)
const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
const isType: IsValid = (value) => {
  if (!Array.isArray(value)) return types.has(String(value))
  return value.length > 0 && isTexts(value) && value.every((one) => types.has(String(one)))
}

/** Keywords that are copied as they are, where their value is one of JSON Schema. */
export const copied = new Map<string, IsValid>([
  ['type', isType],
  ['enum', (value) => Array.isArray(value) && value.length > 0],
  ['const', () => true],
  ['default', () => true],
  ['examples', Array.isArray],
  ['description', isText],
  ['format', isText],
  ['pattern', isText],
  ['required', isTexts],
  ['uniqueItems', isFlag],
  ['multipleOf', (value) => isNumber(value) && Number(value) > 0],
  ['minimum', isNumber],
  ['maximum', isNumber],
  ['exclusiveMinimum', isBound],
  ['exclusiveMaximum', isBound],
  ['minLength', isCount],
  ['maxLength', isCount],
  ['minItems', isCount],
  ['maxItems', isCount],
  ['minProperties', isCount],
  ['maxProperties', isCount],
  ['dependentRequired', (value) => isRecord(value) && Object.values(value).every(isTexts)],
  ['minContains', isCount],
  ['maxContains', isCount],
])
/** Their value is a schema. */
export const schemaKeywords = new Set(
  'items additionalProperties not contains propertyNames if then else'.split(' '),
)
/** Their value is a list of schemas, as that of `allOf`. */
export const listKeywords = new Set(['anyOf', 'oneOf', 'prefixItems'])
/** Neither a model nor a check of arguments needs them. */
export const ignored = new Set(
  (
    'title deprecated xml externalDocs discriminator readOnly writeOnly $comment $id $schema ' +
    '$anchor definitions contentEncoding contentMediaType contentSchema unevaluatedProperties ' +
    'unevaluatedItems x-open $defs'
  ).split(' '),
)
/** Keywords with code of their own. */
export const special = new Set(['$ref', 'allOf', 'example', 'nullable'])

/** All keywords that are known, to name the nearest to a misspelt one. */
export const knownKeywords = [
  ...copied.keys(),
  ...schemaKeywords,
  ...listKeywords,
  ...schemaMaps,
  ...ignored,
  ...special,
]
