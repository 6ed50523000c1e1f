import { didYouMean } from '../../documents/closest.ts'
import { isJudged } from '../../pattern.ts'
import { merge, typesOf } from './merge-schemas.ts'
import { isRecord } from '../../json.ts'
import { target, type Located, type Reading } from './references.ts'

type Schema = Record<string, unknown>

/** Kept as they are. */
const kept = new Set([
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
const one = new Set([
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
])
const several = new Set(['anyOf', 'oneOf', 'prefixItems'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Neither a model nor a check of arguments needs them. */
const dropped = new Set([
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
/** Treated on their own below. */
const special = new Set(['$ref', 'allOf', 'example', 'nullable'])
const keywords = [...kept, ...one, ...several, ...named, ...dropped, ...special]

const mostNodes = 3000
const mostLevels = 32

type Expansion = Reading & { nodes: number; refs: string[] }

/** The schema with all references written out, `allOf` merged and OpenAPI 3.0's dialect turned into 3.1's; null after telling what is wrong. */
export function expandSchema(reading: Reading, { value, place }: Located): Schema | null {
  return expand({ ...reading, nodes: 0, refs: [] }, value, place)
}

function expand(into: Expansion, value: unknown, place: string[]): Schema | null {
  const refuse = (text: string, ...inner: string[]) => {
    into.refuse([...place, ...inner], text)
    return null
  }
  if (value === true) return {}
  if (!isRecord(value)) return refuse('a schema belongs here, like { type: string }.')
  if (++into.nodes > mostNodes)
    return into.nodes === mostNodes + 1
      ? refuse(
          `this schema has more than ${mostNodes} parts when its references are written out; describe less of it.`,
        )
      : null
  if (place.length > 4 * mostLevels)
    return refuse('this schema nests too deep; describe less of it.')
  const parts: Schema[] = []
  if (typeof value['$ref'] === 'string') {
    const referred = expandReference(into, value['$ref'], place)
    if (referred === null) return null
    parts.push(referred)
  }
  const own: Schema = {}
  for (const [keyword, inner] of Object.entries(value)) {
    const path = [...place, keyword]
    if (kept.has(keyword)) own[keyword] = inner
    else if (one.has(keyword))
      own[keyword] =
        keyword === 'additionalProperties' && typeof inner === 'boolean'
          ? inner
          : expand(into, inner, path)
    else if (several.has(keyword) && !Array.isArray(inner))
      return refuse('a list of schemas belongs here.', keyword)
    else if (several.has(keyword) && Array.isArray(inner))
      own[keyword] = inner.map((schema, index) => expand(into, schema, [...path, String(index)]))
    else if (named.has(keyword))
      own[keyword] = isRecord(inner)
        ? expandNamed(into, inner, path)
        : refuse('a mapping of names to schemas belongs here.', keyword)
    else if (keyword === 'example') own['examples'] ??= [inner]
    else if (keyword === 'allOf' && Array.isArray(inner))
      parts.push(
        ...inner.map((schema, index) => expand(into, schema, [...path, String(index)]) ?? {}),
      )
    else if (!dropped.has(keyword) && !special.has(keyword) && !keyword.startsWith('x-')) {
      into.refuse(
        path,
        `${JSON.stringify(keyword)} is not a keyword of a schema that Tollgate can use.${didYouMean(keyword, keywords) || ' Remove it.'}`,
        { key: true },
      )
    }
  }
  if (Array.isArray(own['enum']) && own['enum'].length === 0)
    refuse('an enum needs at least one value.', 'enum')
  dropPatterns(own, (text, ...inner) => into.warn?.([...place, ...inner], text))
  dropReadOnly(value, own)
  let whole: Schema = {}
  for (const part of [...parts, own]) {
    const merged = merge(whole, part)
    if ('conflict' in merged)
      return refuse(
        `these schemas cannot be merged into one, since they differ in ${merged.conflict}; write the schema out.`,
        'allOf' in value ? 'allOf' : '$ref',
      )
    whole = merged.schema
  }
  return modern(whole, value['nullable'] === true)
}

function expandReference(into: Expansion, ref: string, place: string[]): Schema | null {
  if (into.refs.includes(ref)) {
    into.refuse(
      [...place, '$ref'],
      `this schema contains itself (${[...into.refs, ref].join(' → ')}), which a model's function calling cannot express; write out the levels that are needed.`,
    )
    return null
  }
  const found = target(into, ref, place)
  if (found === null) return null
  into.refs.push(ref)
  const schema = expand(into, found.value, found.place)
  into.refs.pop()
  return schema
}

function expandNamed(into: Expansion, schemas: Schema, place: string[]): Schema {
  const expanded: Schema = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const inner = expand(into, schema, [...place, name])
    if (name === '__proto__')
      into.refuse([...place, name], '"__proto__" cannot be the name of a member.', { key: true })
    else expanded[name] = inner ?? {}
  }
  return expanded
}

const unknowable =
  'is not checked here, since it cannot be in time that is linear in the text: it looks around or back, repeats too often or is no pattern; the API judges.'

/** What the engine of patterns lacks is left out: the API that is called has the last word in any case. */
function dropPatterns(own: Schema, warn: (text: string, ...inner: string[]) => void): void {
  const { pattern, patternProperties: named } = own
  if (typeof pattern === 'string' && !isJudged(pattern)) {
    warn(`the pattern ${JSON.stringify(pattern).slice(0, 200)} ${unknowable}`, 'pattern')
    delete own['pattern']
  }
  if (!isRecord(named)) return
  for (const name of Object.keys(named).filter((one) => !isJudged(one))) {
    warn(
      `the pattern ${JSON.stringify(name).slice(0, 200)} ${unknowable}`,
      'patternProperties',
      name,
    )
    delete named[name]
    // Members that it was made for would be taken for others.
    delete own['additionalProperties']
  }
}

/** What only answers have is no argument. */
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

/** From OpenAPI 3.0's dialect: `nullable`, and bounds that are exclusive by a boolean. */
function modern(schema: Schema, nullable: boolean): Schema {
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
