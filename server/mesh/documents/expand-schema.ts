import { didYouMean } from '../../documents/closest.ts'
import { isJudged } from '../../pattern.ts'
import { mergeSchemas, typesOf } from './merge-schemas.ts'
import { isRecord } from '../../json.ts'
import { resolveReference, type Located, type DocumentContext } from './references.ts'

type Schema = Record<string, unknown>

/** Copied as they are. */
const copied = new Set([
  'type',
  'enum',
  'const',
  'default',
  'examples',
  'description',
  'format',
  'pattern',
  'required',
  'uniqueItems',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'minContains',
  'maxContains',
])
/** Their value is a schema. */
const schemaKeywords = new Set([
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
])
/** Their value is a list of schemas. */
const listKeywords = new Set(['anyOf', 'oneOf', 'prefixItems'])
/** Their value is a mapping of names to schemas. */
const mappingKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Neither a model nor a check of arguments needs them. */
const ignored = new Set([
  'title',
  'deprecated',
  'xml',
  'externalDocs',
  'discriminator',
  'readOnly',
  'writeOnly',
  '$comment',
  '$defs',
  'definitions',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'x-open',
])
/** Keywords with code of their own. */
const special = new Set(['$ref', 'allOf', 'example', 'nullable'])
const knownKeywords = [
  ...copied,
  ...schemaKeywords,
  ...listKeywords,
  ...mappingKeywords,
  ...ignored,
  ...special,
]

const maxNodes = 3000
const maxLevels = 32

type Expansion = DocumentContext & { nodes: number; refs: string[] }

/**
 * The schema with all references written out, `allOf` merged and OpenAPI 3.0's dialect turned into
 * 3.1's; null after reporting what is wrong.
 */
export function expandSchema(context: DocumentContext, { value, place }: Located): Schema | null {
  return expand({ ...context, nodes: 0, refs: [] }, value, place)
}

function expand(expansion: Expansion, value: unknown, place: string[]): Schema | null {
  const refuse = (text: string, ...path: string[]) => {
    expansion.refuse([...place, ...path], text)
    return null
  }
  if (value === true) return {}
  if (!isRecord(value)) return refuse('a schema belongs here, like { type: string }.')
  expansion.nodes++
  if (expansion.nodes === maxNodes + 1)
    return refuse(
      `this schema has more than ${maxNodes} parts when its references are written out; ` +
        'describe less of it.',
    )
  if (expansion.nodes > maxNodes) return null
  if (place.length > 4 * maxLevels)
    return refuse('this schema nests too deep; describe less of it.')
  const parts: Schema[] = []
  if (typeof value['$ref'] === 'string') {
    const referenced = expandReference(expansion, value['$ref'], place)
    if (referenced === null) return null
    parts.push(referenced)
  }
  const keywords = expandKeywords(expansion, value, place)
  if (keywords === null) return null
  const { own, allOf } = keywords
  if (Array.isArray(own['enum']) && own['enum'].length === 0)
    refuse('an enum needs at least one value.', 'enum')
  dropPatterns(own, (text, ...path) => expansion.warn?.([...place, ...path], text))
  dropReadOnly(value, own)
  let merged: Schema = {}
  for (const part of [...parts, ...allOf, own]) {
    const result = mergeSchemas(merged, part)
    if ('conflict' in result)
      return refuse(
        `these schemas cannot be merged into one, since they differ in ${result.conflict}; ` +
          'write the schema out.',
        'allOf' in value ? 'allOf' : '$ref',
      )
    merged = result.schema
  }
  return fromOpenApi30(merged, value['nullable'] === true)
}

type ExpandedKeywords = { own: Schema; allOf: Schema[] }

/**
 * The keywords of a schema and the schemas of its `allOf`, all expanded; null where a list of
 * schemas is none.
 */
function expandKeywords(
  expansion: Expansion,
  value: Schema,
  place: string[],
): ExpandedKeywords | null {
  const own: Schema = {}
  const allOf: Schema[] = []
  const expandList = (schemas: unknown[], path: string[]) =>
    schemas.map((schema, index) => expand(expansion, schema, [...path, String(index)]))
  for (const [keyword, inner] of Object.entries(value)) {
    const path = [...place, keyword]
    if (copied.has(keyword)) own[keyword] = inner
    else if (schemaKeywords.has(keyword)) own[keyword] = expandOne(expansion, keyword, inner, path)
    else if (listKeywords.has(keyword)) {
      if (!Array.isArray(inner)) {
        expansion.refuse(path, 'a list of schemas belongs here.')
        return null
      }
      own[keyword] = expandList(inner, path)
    } else if (mappingKeywords.has(keyword)) own[keyword] = expandMapping(expansion, inner, path)
    else if (keyword === 'example') own['examples'] ??= [inner]
    else if (keyword === 'allOf' && Array.isArray(inner))
      allOf.push(...expandList(inner, path).map((schema) => schema ?? {}))
    else if (!ignored.has(keyword) && !special.has(keyword) && !keyword.startsWith('x-')) {
      const hint = didYouMean(keyword, knownKeywords) || ' Remove it.'
      expansion.refuse(
        path,
        `${JSON.stringify(keyword)} is not a keyword of a schema that Tollgate can use.${hint}`,
        { key: true },
      )
    }
  }
  return { own, allOf }
}

function expandOne(expansion: Expansion, keyword: string, value: unknown, place: string[]) {
  if (keyword === 'additionalProperties' && typeof value === 'boolean') return value
  return expand(expansion, value, place)
}

function expandReference(expansion: Expansion, ref: string, place: string[]): Schema | null {
  if (expansion.refs.includes(ref)) {
    expansion.refuse(
      [...place, '$ref'],
      `this schema contains itself (${[...expansion.refs, ref].join(' → ')}), which a model's ` +
        'function calling cannot express; write out the levels that are needed.',
    )
    return null
  }
  const referenced = resolveReference(expansion, ref, place)
  if (referenced === null) return null
  expansion.refs.push(ref)
  const schema = expand(expansion, referenced.value, referenced.place)
  expansion.refs.pop()
  return schema
}

function expandMapping(expansion: Expansion, schemas: unknown, place: string[]): Schema | null {
  if (!isRecord(schemas)) {
    expansion.refuse(place, 'a mapping of names to schemas belongs here.')
    return null
  }
  const expanded: Schema = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const inner = expand(expansion, schema, [...place, name])
    if (name === '__proto__')
      expansion.refuse([...place, name], '"__proto__" cannot be the name of a member.', {
        key: true,
      })
    else expanded[name] = inner ?? {}
  }
  return expanded
}

const uncheckable =
  'is not checked here, since it cannot be in time that is linear in the text: it looks around ' +
  'or back, repeats too often or is no pattern; the API judges.'

/** Leaves out patterns that cannot be checked here: the API checks its arguments in any case. */
function dropPatterns(own: Schema, warn: (text: string, ...path: string[]) => void): void {
  const { pattern, patternProperties } = own
  if (typeof pattern === 'string' && !isJudged(pattern)) {
    warn(`the pattern ${JSON.stringify(pattern).slice(0, 200)} ${uncheckable}`, 'pattern')
    delete own['pattern']
  }
  if (!isRecord(patternProperties)) return
  for (const name of Object.keys(patternProperties).filter((one) => !isJudged(one))) {
    warn(
      `the pattern ${JSON.stringify(name).slice(0, 200)} ${uncheckable}`,
      'patternProperties',
      name,
    )
    delete patternProperties[name]
    // It would refuse the members that the pattern was for.
    delete own['additionalProperties']
  }
}

/** A member that only responses have is no argument. */
function dropReadOnly(value: Schema, own: Schema): void {
  const { properties } = value
  const expanded = own['properties']
  if (!isRecord(properties) || !isRecord(expanded)) return
  for (const [name, schema] of Object.entries(properties)) {
    if (!isRecord(schema) || schema['readOnly'] !== true) continue
    delete expanded[name]
    if (Array.isArray(own['required']))
      own['required'] = own['required'].filter((one) => one !== name)
  }
}

/** Turns `nullable`, and bounds that are exclusive by a boolean, into what OpenAPI 3.1 has. */
function fromOpenApi30(schema: Schema, nullable: boolean): Schema {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    if (schema[exclusive]) {
      schema[exclusive] = schema[bound]
      delete schema[bound]
    } else delete schema[exclusive]
  }
  if (!nullable) return schema
  const types = typesOf(schema['type'])
  if (types.length > 0 && !types.includes('null')) schema['type'] = [...types, 'null']
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(null))
    schema['enum'] = [...schema['enum'], null]
  for (const choice of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[choice])) schema[choice] = [...schema[choice], { type: 'null' }]
  return schema
}
