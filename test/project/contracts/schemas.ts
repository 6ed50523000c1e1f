import { isRecord } from '../../../server/json/json.ts'
import { listOf, recordOf, resolve, type Json } from './document.ts'

/** Something that a contract promised and no longer does. */
export type Loss = {
  /** What a line of the changelog has to name, such as `POST /keys` or `NewKey.name`. */
  place: string
  what: string
}

/** Who writes values of a schema: the caller in requests, the server in replies. */
export type Writer = 'caller' | 'server'

export type SchemaPair = { before: unknown; after: unknown; place: string; writer: Writer }

const upperBounds = ['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']
const lowerBounds = ['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum']
const rules = ['pattern', 'format', 'multipleOf', 'uniqueItems']
const conditions = ['if', 'then', 'else', 'not']

/** Compares the schemas of two versions of a contract. Each pair of components is compared once. */
export class SchemaComparison {
  readonly #before: Json
  readonly #after: Json
  readonly #compared = new Set<string>()

  constructor(before: Json, after: Json) {
    this.#before = before
    this.#after = after
  }

  /** What values of the later schema no longer are, or may no longer be. */
  losses({ before, after, place, writer }: SchemaPair): Loss[] {
    const [earlier, later] = [resolve(this.#before, before), resolve(this.#after, after)]
    if (earlier.name !== undefined) {
      const pair = [earlier.name, later.name ?? place, writer].join(' ')
      if (this.#compared.has(pair)) return []
      this.#compared.add(pair)
    }
    const at = earlier.name ?? place
    const [a, b] = [merged(this.#before, earlier.node), merged(this.#after, later.node)]
    return [
      ...this.#formLosses(a, b, at, writer),
      ...typeLosses(a, b, at, writer),
      ...(writer === 'caller' ? [...boundLosses(a, b, at), ...conditionLosses(a, b, at)] : []),
      ...this.#memberLosses(a, b, at, writer),
      ...this.#itemLosses(a, b, at, writer),
    ]
  }

  #memberLosses(a: Json, b: Json, place: string, writer: Writer): Loss[] {
    const [before, after] = [recordOf(a['properties']), recordOf(b['properties'])]
    const open = { before: a['additionalProperties'], after: b['additionalProperties'] }
    return [
      ...requiredLosses(a, b, place, writer),
      ...(writer === 'caller' && open.before !== false && open.after === false
        ? [{ place, what: 'refuses members that it does not name' }]
        : []),
      ...(isRecord(open.before) && isRecord(open.after)
        ? this.losses({ ...open, place: `${place}.*`, writer } as SchemaPair)
        : []),
      ...Object.entries(before).flatMap(([name, schema]) =>
        Object.hasOwn(after, name)
          ? this.losses({ before: schema, after: after[name], place: `${place}.${name}`, writer })
          : [{ place: `${place}.${name}`, what: 'is gone' }],
      ),
    ]
  }

  #itemLosses(a: Json, b: Json, place: string, writer: Writer): Loss[] {
    if (!isRecord(a['items']) || !isRecord(b['items'])) return []
    return this.losses({ before: a['items'], after: b['items'], place: `${place}[]`, writer })
  }

  /** Forms are the schemas of anyOf or oneOf. One without a like in the later schema is lost. */
  #formLosses(a: Json, b: Json, place: string, writer: Writer): Loss[] {
    const [before, after] = [formsOf(a), formsOf(b)]
    if (before.length === 0 && after.length === 0) return []
    const others = after.length === 0 ? [b] : after
    return (before.length === 0 ? [a] : before).flatMap((form) => {
      const label = this.#labelOf(this.#before, form)
      const twin = others.find((other) => this.#labelOf(this.#after, other) === label)
      if (twin === undefined) return [{ place, what: `no longer has the form ${label}` }]
      if (form === a || twin === b) return []
      return this.losses({ before: form, after: twin, place: `${place}(${label})`, writer })
    })
  }

  /** Names a form by its component, by the constants of its members, or by its type. */
  #labelOf(document: Json, form: unknown): string {
    const { node, name } = resolve(document, form)
    if (name !== undefined) return name
    const constants = Object.entries(recordOf(node['properties']))
      .map(([member, schema]) => [member, resolve(document, schema).node['const']])
      .filter(([, value]) => value !== undefined)
    if (constants.length > 0) return constants.map((pair) => pair.join('=')).join(',')
    const required = listOf(node['required']).join(',')
    return [listOf([node['type']].flat()).join('|') || 'any', required].join(' ').trim()
  }
}

const formsOf = (schema: Json): readonly unknown[] => [
  ...listOf(schema['anyOf']),
  ...listOf(schema['oneOf']),
]

/** A schema with the members and requirements of its allOf. */
function merged(document: Json, schema: Json): Json {
  const parts = listOf(schema['allOf']).map((part) =>
    merged(document, resolve(document, part).node),
  )
  if (parts.length === 0) return { ...schema, conditions: conditionsOf(schema) }
  const all = [...parts, schema]
  return {
    ...Object.assign({}, ...all),
    conditions: all.flatMap(conditionsOf),
    properties: Object.assign({}, ...all.map((part) => recordOf(part['properties']))) as Json,
    required: all.flatMap((part) => listOf(part['required'])),
  }
}

/** The conditions of a schema and of its parts, as JSON. */
function conditionsOf(schema: Json): readonly unknown[] {
  if (schema['conditions']) return listOf(schema['conditions'])
  const stated = Object.entries(schema).filter(([name]) => conditions.includes(name))
  return stated.length === 0 ? [] : [JSON.stringify(stated)]
}

const conditionLosses = (a: Json, b: Json, place: string): Loss[] =>
  conditionsOf(b)
    .filter((condition) => !conditionsOf(a).includes(condition))
    .map((condition) => ({ place, what: `has the condition ${String(condition)} now` }))

function requiredLosses(a: Json, b: Json, place: string, writer: Writer): Loss[] {
  const [before, after] = [listOf(a['required']), listOf(b['required'])]
  const missing = (from: readonly unknown[], of: readonly unknown[]) =>
    of.filter((name) => !from.includes(name)).map((name) => `${place}.${String(name)}`)
  if (writer === 'caller')
    return missing(before, after).map((member) => ({ place: member, what: 'is required now' }))
  const members = recordOf(b['properties'])
  return missing(after, before)
    .filter((member) => Object.hasOwn(members, member.slice(place.length + 1)))
    .map((member) => ({ place: member, what: 'may be absent now' }))
}

/** A caller may lose a type or a value to write; a reader must not meet a new type. */
function typeLosses(a: Json, b: Json, place: string, writer: Writer): Loss[] {
  const [wide, narrow] = writer === 'caller' ? [a, b] : [b, a]
  const types = typesOf(narrow)
  const unmet = [...(typesOf(wide) ?? (types && ['any type']) ?? [])].filter(
    (type) => types?.has(type) === false && !(type === 'integer' && types.has('number')),
  )
  const values = writer === 'caller' ? lostValues(a, b) : []
  const verb = writer === 'caller' ? 'no longer takes' : 'may now be'
  return [...unmet, ...values].map((what) => ({ place, what: `${verb} ${what}` }))
}

function typesOf(schema: Json): Set<string> | undefined {
  if (schema['type'] !== undefined) return new Set([schema['type']].flat() as string[])
  const values = valuesOf(schema)
  return values && new Set(values.map(typeOf))
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const valuesOf = (schema: Json): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)

function lostValues(a: Json, b: Json): string[] {
  const [before, after] = [valuesOf(a), valuesOf(b)]
  if (!after) return []
  if (!before) return [`any other value than ${JSON.stringify(after)}`]
  return before.filter((value) => !after.includes(value)).map((value) => JSON.stringify(value))
}

function boundLosses(a: Json, b: Json, place: string): Loss[] {
  const isTighter = (name: string, sign: 1 | -1) =>
    b[name] !== undefined &&
    (a[name] === undefined || sign * Number(b[name]) < sign * Number(a[name]))
  const changed = rules.filter(
    (name) => b[name] !== undefined && JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
  const tighter = [
    ...upperBounds.filter((name) => isTighter(name, 1)),
    ...lowerBounds.filter((name) => isTighter(name, -1)),
  ]
  return [...tighter, ...changed].map((name) => ({
    place,
    what: `has ${name} ${JSON.stringify(b[name])} now (before: ${JSON.stringify(a[name]) ?? 'none'})`,
  }))
}
