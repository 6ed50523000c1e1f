import { followIn } from '../mesh/documents/reading.ts'
import { isRecord } from '../json/json.ts'
import { numberOf, suggestion, sampleText, typeOf, type PropertySchema } from './schema.ts'

const maxLevels = 16
const maxValues = 10_000

/** The context of a schema: its document, and the references followed on the way to it. */
type Context = {
  document: Record<string, unknown>
  references: readonly string[]
  level: number
  /** Shared by all parts of a sample. */
  budget: { values: number }
}

/** A value that fits a schema, from its examples if it has any; undefined without a schema. */
export function sampleOf(document: Record<string, unknown>, schema: unknown): unknown {
  return sampleAt({ document, references: [], level: 0, budget: { values: maxValues } }, schema)
}

/** Undefined also for a schema that contains itself, so that its parent omits it. */
function sampleAt(context: Context, schema: unknown): unknown {
  const { document, references, level, budget } = context
  const reference = isRecord(schema) ? schema['$ref'] : undefined
  if (typeof reference === 'string') {
    if (references.includes(reference)) return undefined
    const target = reference === '#' ? document : followIn(document, schema)
    return sampleAt({ ...context, references: [...references, reference] }, target)
  }
  if (!isRecord(schema) || level > maxLevels || --budget.values < 0) return undefined
  if ('const' in schema) return schema['const']
  const example = suggestion(schema)
  if (example !== undefined && example !== null) return example
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return schema['enum'][0]
  return composed({ ...context, level: level + 1 }, schema)
}

function composed(inner: Context, schema: PropertySchema): unknown {
  const choices = schema['oneOf'] ?? schema['anyOf']
  if (Array.isArray(choices)) return firstOf(inner, choices)
  if (Array.isArray(schema['allOf'])) {
    const samples = schema['allOf'].map((part: unknown) => sampleAt(inner, part))
    if (samples.length === 1 && !isRecord(samples[0])) return samples[0]
    return Object.assign({}, members(inner, schema), ...samples)
  }
  const type = typeOf(schema)
  if (type === 'object') return members(inner, schema)
  if (type === 'array') return items(inner, schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  return type === 'null' ? null : sampleText(schema)
}

/** The first choice that is not null, else null if that is one. */
function firstOf(inner: Context, choices: readonly unknown[]): unknown {
  let isNullAllowed = false
  for (const choice of choices) {
    const sample = sampleAt(inner, choice)
    if (sample !== undefined && sample !== null) return sample
    if (sample === null) isNullAllowed = true
  }
  return isNullAllowed ? null : undefined
}

/** All members; one that contains itself is omitted, or null if it is required. */
function members(inner: Context, schema: PropertySchema): Record<string, unknown> {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const names = new Set([...Object.keys(properties), ...required])
  const entries = [...names].flatMap((name) => {
    const part = Object.hasOwn(properties, name) ? properties[name] : { type: 'string' }
    const value = sampleAt(inner, part)
    return value === undefined && !required.includes(name) ? [] : [[name, value ?? null] as const]
  })
  return Object.fromEntries(entries)
}

/** The minimum of items, and at least one if that is allowed. */
function items(inner: Context, schema: PropertySchema): unknown[] {
  const { minItems, maxItems, prefixItems, items: rest } = schema
  const first = Array.isArray(prefixItems) ? prefixItems : []
  const max = typeof maxItems === 'number' ? maxItems : Infinity
  const min = Math.max(typeof minItems === 'number' ? minItems : 0, first.length, 1)
  const values = Array.from({ length: Math.min(min, max, maxValues) }, (_, at) =>
    sampleAt(inner, at < first.length ? first[at] : rest),
  )
  const mayBeEmpty = !(typeof minItems === 'number' && minItems > 0)
  return mayBeEmpty && values.includes(undefined) ? [] : values.map((value) => value ?? null)
}
