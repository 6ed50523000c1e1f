import { didYouMean } from '../../../documents/closest.ts'
import { schemaMaps } from '../../../documents/map-schema.ts'
import { isRecord } from '../../../json/json.ts'
import { isJudged } from '../../../documents/pattern.ts'
import { followIn, type Located, type Reading } from '../reading.ts'
import {
  copied,
  ignored,
  knownKeywords,
  listKeywords,
  schemaKeywords,
  special,
} from './keywords.ts'
import { selectedBy, subtypesOf } from './discriminator.ts'
import { mergeSchemas, typesOf } from './merge.ts'
import { fromOpenApi30, readOnlyNames, withoutIgnoredSiblings, withoutReadOnly } from './openapi.ts'

type Schema = Record<string, unknown>

/** How a schema is written out. */
export type Expansion = {
  reading: Reading
  /** If set, schemas that are referred to stay references to these. */
  definitions?: Definitions
  /** Parts that are deeper than this are left out. */
  levels: number
  /** The number of schemas written so far; more than `maxNodes` are left out. */
  nodes: number
  /** Whether something was left out, of which the schema then says nothing. */
  isCut: boolean
  /** References that are being followed. */
  refs: string[]
  /** Whether a schema contained itself. */
  isCircular: boolean
  /** If set, the expanded targets of earlier references, which are not expanded again. */
  cache?: SchemaCache
}

/** A schema that was written out whole, the levels it had room for, and its number of schemas. */
type CachedSchema = { schema: Schema; levels: number; nodes: number }

/** Schemas by reference: those that are arguments by themselves, and parts of others. */
type SchemaCache = { whole: Map<string, CachedSchema>; parts: Map<string, CachedSchema> }

/** Maximum of schemas in one expansion without definitions. */
export const maxNodes = 3000
/** Maximum of schemas that the arguments of a tool are checked by: compiling them takes time. */
const maxChecked = 2000
const maxDefinitions = 2000
/** Objects with more members than these are free. */
const maxMembers = 1000
/** How often a schema that contains itself is written into itself. */
const maxRounds = 3

/** A fresh expansion. */
export const expansionOf = (
  reading: Reading,
  options: Pick<Expansion, 'levels' | 'definitions' | 'cache'>,
): Expansion => ({ reading, nodes: 0, isCut: false, refs: [], isCircular: false, ...options })

/** The schemas of a document that others refer to, each expanded once. */
export class Definitions {
  readonly #byRef = new Map<string, string>()
  readonly #schemas = new Map<string, { schema: Schema; nodes: number }>()
  /** Schemas that are written out in place of references to them. */
  readonly cache: SchemaCache = { whole: new Map(), parts: new Map() }

  /** A reference to the schema's name under `$defs`; one that takes everything where there are too many. */
  referenceTo(ref: string, expandTarget: () => { schema: Schema; nodes: number }): Schema {
    const cached = this.#byRef.get(ref)
    if (cached !== undefined) return { $ref: `#/$defs/${cached}` }
    if (this.#byRef.size >= maxDefinitions) return {}
    const name = `d${this.#byRef.size}`
    this.#byRef.set(ref, name)
    this.#schemas.set(name, expandTarget())
    return { $ref: `#/$defs/${name}` }
  }

  /**
   * The definitions that a schema needs, also through others; undefined where it needs none. The
   * nearest come first; those that would be too many take everything.
   */
  usedBy(schema: unknown): Record<string, Schema> | undefined {
    const used: Record<string, Schema> = {}
    let nodes = 0
    const waiting: unknown[] = [schema]
    for (const value of waiting) {
      if (Array.isArray(value)) for (const one of value) waiting.push(one)
      if (!isRecord(value)) continue
      const ref = value['$ref']
      const name = typeof ref === 'string' ? ref.slice('#/$defs/'.length) : ''
      const target = this.#schemas.get(name)
      if (target && !used[name]) {
        nodes += target.nodes
        used[name] = nodes > maxChecked ? {} : target.schema
        waiting.push(used[name])
      }
      for (const one of Object.values(value)) waiting.push(one)
    }
    return Object.keys(used).length === 0 ? undefined : used
  }
}

/**
 * The schema with references written out, `allOf` merged and OpenAPI 3.0's dialect turned into
 * 3.1's. Omits values that are not JSON Schema with a warning; rejects a reference without a target.
 */
export const expandSchema = (expansion: Expansion, { value, place }: Located): Schema =>
  expandInline(expansion, value, place, 0)

function expand(expansion: Expansion, value: unknown, place: string[], level: number): Schema {
  if (!expansion.definitions || !isRecord(value) || typeof value['$ref'] !== 'string')
    return expandInline(expansion, value, place, level)
  const {
    $ref: _,
    nullable,
    ...siblings
  } = withoutIgnoredSiblings(expansion.reading.document, value)
  const schema = defined(expansion, value['$ref'], place)
  const both = { ...expandInline(expansion, siblings, place, level), ...schema }
  return nullable === true ? { anyOf: [both, { type: 'null' }] } : both
}

/** A reference to a definition; the schema that takes everything where it refers to nothing. */
function defined(expansion: Expansion, ref: string, place: string[]): Schema {
  const { definitions } = expansion
  const target = expansion.reading.resolve(ref, place)
  if (!definitions || target === null) return {}
  return definitions.referenceTo(ref, () => {
    const own = { ...expansion, nodes: 0, refs: [ref] }
    // A reference that is left at its top is one to itself, and says nothing.
    const { $ref: _, ...schema } = expandInline(own, target.value, target.place, 0)
    return { schema, nodes: own.nodes }
  })
}

function expandInline(
  expansion: Expansion,
  value: unknown,
  place: string[],
  level: number,
  isPart = false,
): Schema {
  if (value === true) return {}
  if (value === false) return { not: {} }
  if (!isRecord(value)) {
    expansion.reading.warn(place, 'a schema belongs here, like { type: string }; it is left out.')
    return {}
  }
  expansion.nodes++
  if (expansion.nodes > (expansion.definitions ? maxChecked : maxNodes)) {
    expansion.isCut = true
    return {}
  }
  const parts: Schema[] = []
  if (typeof value['$ref'] === 'string')
    parts.push(expandReference(expansion, value['$ref'], place, level, isPart))
  const applied = withoutIgnoredSiblings(expansion.reading.document, value)
  const { own, allOf } = expandKeywords(expansion, applied, place, level)
  dropPatterns(own, (text, ...path) => expansion.reading.warn([...place, ...path], text))
  if (isBinary(value)) own['format'] ??= 'binary'
  parts.push(...allOf)
  const readOnly = readOnlyNames(expansion.reading.document, value, parts)
  if (isRecord(own['properties'])) for (const name of readOnly) delete own['properties'][name]
  const merged = withoutReadOnly([...parts, own].reduce(bothOf), readOnly)
  if (!isPart) addSubtypes(expansion, value, merged, place, level)
  return forFunctionCalling(fromOpenApi30(merged, value['nullable'] === true))
}

/**
 * A schema whose discriminator names subtypes, which extend it by `allOf`, is one of them or itself.
 * As a part of a subtype it is only itself.
 */
function addSubtypes(
  expansion: Expansion,
  value: Schema,
  merged: Schema,
  place: string[],
  level: number,
): void {
  if (value['oneOf'] !== undefined || value['anyOf'] !== undefined) return
  const subtypes = subtypesOf(expansion.reading.document, value).map((subtype) => {
    const at = [...place, 'discriminator', 'mapping']
    return bothOf(expand(expansion, { $ref: subtype.ref }, at, level + 1), selectedBy(subtype))
  })
  if (subtypes.length > 0) merged['anyOf'] = [...subtypes, { ...merged }]
}

/**
 * Model APIs refuse lists whose entries are not described, and values that are named twice. Many
 * documents put the values of entries next to the list, or a format next to values without it.
 */
function forFunctionCalling(schema: Schema): Schema {
  const isList = typesOf(schema['type']).includes('array')
  if (isList && schema['prefixItems'] === undefined) schema['items'] ??= {}
  if (!Array.isArray(schema['enum'])) return schema
  const values = uniqueValues(schema['enum'])
  const isOfEntries = isList && !values.some(Array.isArray)
  const { enum: _, format: __, items, ...rest }: Schema = schema
  if (!isOfEntries) return { ...rest, ...(items !== undefined && { items }), enum: values }
  return { ...rest, items: { ...(isRecord(items) && items), enum: values } }
}

const uniqueValues = (values: unknown[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/** How OpenAPI 3.1 says that a text is bytes. */
const isBinary = ({ type, contentMediaType: media, contentEncoding }: Schema) =>
  type === 'string' &&
  contentEncoding === undefined &&
  typeof media === 'string' &&
  !/json|^text\//.test(media)

/** One schema for two that both apply: merged, or side by side where they cannot be. */
function bothOf(first: Schema, second: Schema): Schema {
  const merged = mergeSchemas(first, second)
  if (merged) return merged
  const { allOf, ...rest } = first
  return { ...rest, allOf: [...(Array.isArray(allOf) ? (allOf as unknown[]) : []), second] }
}

type ExpandedKeywords = { own: Schema; allOf: Schema[] }

/** The keywords of a schema and the schemas of its `allOf`, all expanded. */
function expandKeywords(
  expansion: Expansion,
  value: Schema,
  place: string[],
  level: number,
): ExpandedKeywords {
  const own: Schema = {}
  const allOf: Schema[] = []
  const isLast = level >= expansion.levels
  let isCut = false
  for (const [keyword, inner] of Object.entries(value)) {
    const isValid = copied.get(keyword)
    // Most keywords are plain values, which need no path.
    if (isValid?.(inner)) {
      own[keyword] = inner
      continue
    }
    const path = [...place, keyword]
    if (isValid) {
      warnOfValue(expansion.reading, keyword, path)
    } else if (keyword === 'allOf') {
      if (Array.isArray(inner))
        for (const [index, one] of inner.entries())
          allOf.push(expandInline(expansion, one, [...path, String(index)], level, true))
    } else if (holdsSchemas(keyword)) {
      if (isLast && isWorthShowing(keyword, inner)) isCut = true
      else expandNested(expansion, own, keyword, inner, path, level + 1)
    } else if (keyword === 'example') own['examples'] ??= [inner]
    else if (!ignored.has(keyword) && !special.has(keyword) && !keyword.startsWith('x-'))
      warnOfKeyword(expansion.reading, keyword, path)
  }
  if (level > 0 && isRecord(own['properties']) && memberCount(own['properties']) > maxMembers) {
    isCut = true
    delete own['properties']
    delete own['additionalProperties']
  }
  if (isCut) {
    expansion.isCut = true
    delete own['required']
    delete own['dependentRequired']
  }
  return { own, allOf }
}

const memberCount = (members: Schema) => Object.keys(members).length

const holdsSchemas = (keyword: string) =>
  schemaKeywords.has(keyword) ||
  listKeywords.has(keyword) ||
  (schemaMaps.has(keyword) && !ignored.has(keyword))

const isWorthShowing = (keyword: string, value: unknown) =>
  !(keyword === 'additionalProperties' && value === true) &&
  !(isRecord(value) && Object.keys(value).length === 0)

function expandNested(
  expansion: Expansion,
  own: Schema,
  keyword: string,
  value: unknown,
  path: string[],
  level: number,
): void {
  if (listKeywords.has(keyword) || (keyword === 'items' && Array.isArray(value))) {
    if (!Array.isArray(value)) return warnOfValue(expansion.reading, keyword, path)
    if (value.length === 0) return
    const expanded = value.map((schema, index) =>
      expand(expansion, schema, [...path, String(index)], level),
    )
    addAlternatives(own, listNames[keyword] ?? keyword, expanded)
  } else if (schemaMaps.has(keyword)) {
    if (isRecord(value)) own[keyword] = expandMapping(expansion, value, path, level)
    else warnOfValue(expansion.reading, keyword, path)
  } else if (keyword === 'additionalProperties' && typeof value === 'boolean') own[keyword] = value
  else own[keyword] = expand(expansion, value, path, level)
}

/**
 * Alternatives of a `oneOf` overlap in many documents, so that a value fits several and would never
 * be allowed: it must fit at least one.
 */
const listNames: Readonly<Record<string, string>> = { items: 'prefixItems', oneOf: 'anyOf' }

function addAlternatives(own: Schema, keyword: string, schemas: Schema[]): void {
  if (own[keyword] === undefined) own[keyword] = schemas
  else own['allOf'] = [...((own['allOf'] as Schema[] | undefined) ?? []), { [keyword]: schemas }]
}

/** Descriptions and examples do not affect validation: no warning. */
function warnOfValue(reading: Reading, keyword: string, path: string[]): void {
  if (keyword === 'description' || keyword === 'examples') return
  reading.warn(
    path,
    `this is no value that ${keyword} can have; it is left out, and the API judges.`,
  )
}

function warnOfKeyword(reading: Reading, keyword: string, path: string[]): void {
  const hint = didYouMean(keyword, knownKeywords)
  const text = `${JSON.stringify(keyword)} is not a keyword that is checked here.${hint}`
  reading.warn(path, text, { key: true })
}

/** The schema that a reference names; one that is inside of itself is cut, or becomes a definition. */
function expandReference(
  expansion: Expansion,
  ref: string,
  place: string[],
  level: number,
  isPart: boolean,
): Schema {
  // As a part, a schema with subtypes is another one than by itself.
  const isBase = isPart && hasSubtypes(expansion.reading, ref)
  const cached = isBase ? undefined : cachedSchema(expansion, ref, level)
  if (cached) return cached
  const before = expansion.nodes
  const rounds = expansion.refs.filter((one) => one === ref).length
  if (rounds > 0) expansion.isCircular = true
  if (expansion.definitions && rounds > 0 && !isBase) return defined(expansion, ref, place)
  if (rounds > maxRounds) {
    expansion.isCut = true
    return {}
  }
  const target = expansion.reading.resolve(ref, place)
  if (target === null) return {}
  expansion.refs.push(ref)
  const { levels } = expansion
  if (rounds === maxRounds) expansion.levels = Math.min(levels, level)
  const schema = expandInline(expansion, target.value, target.place, level, isPart)
  expansion.levels = levels
  expansion.refs.pop()
  const isPlain = expansion.reading.isClean && !expansion.isCircular && !expansion.isCut
  if (expansion.cache && isPlain && !isBase)
    cacheAt(expansion.cache, level).set(ref, {
      schema,
      levels: levels - level,
      nodes: expansion.nodes - before,
    })
  return schema
}

const hasSubtypes = ({ document }: Reading, ref: string) =>
  subtypesOf(document, followIn(document, { $ref: ref }) ?? {}).length > 0

/** What an earlier expansion made of a reference, if this one would make the same of it. */
function cachedSchema(expansion: Expansion, ref: string, level: number): Schema | undefined {
  const cached = expansion.cache && cacheAt(expansion.cache, level).get(ref)
  if (!cached || cached.levels > expansion.levels - level) return undefined
  if (expansion.nodes + cached.nodes > maxNodes) return undefined
  expansion.nodes += cached.nodes
  return cached.schema
}

/** Parts have fewer members than what is an argument by itself. */
const cacheAt = ({ whole, parts }: SchemaCache, level: number) => (level === 0 ? whole : parts)

function expandMapping(
  expansion: Expansion,
  schemas: Schema,
  place: string[],
  level: number,
): Schema {
  const expanded: Schema = {}
  for (const [name, schema] of Object.entries(schemas)) {
    if (name === '__proto__')
      expansion.reading.warn([...place, name], '"__proto__" is never sent; it is left out.', {
        key: true,
      })
    else expanded[name] = expand(expansion, schema, [...place, name], level)
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
