import { followIn } from '../documents/reading.ts'
import { mergeSchemas } from '../documents/schemas/merge.ts'
import { isRecord } from '../../json/json.ts'
import { numberOf, suggestion, sampleText, typeOf, type PropertySchema } from './schema.ts'

const maxLevels = 16
const maxValues = 10_000

/** How a sample is made of a schema. */
export type SampleStyle = {
  /** Takes examples and defaults where a schema has them. */
  examples: boolean
  /** Leaves out what is not required, except on the way to a chosen alternative. */
  least: boolean
  /** The alternative that is taken, by the place of its schema; elsewhere the first one. */
  chosen: ReadonlyMap<string, number>
}

const usualStyle: SampleStyle = { examples: true, least: false, chosen: new Map() }

/** The context of a schema: its document, and the references followed on the way to it. */
type Context = {
  document: Record<string, unknown>
  references: readonly string[]
  level: number
  /** Where the schema's value is in the sample, like `/filter/0`. */
  place: string
  style: SampleStyle
  /** The places of alternatives, with their number. */
  alternatives: Map<string, number>
  /** Shared by all parts of a sample. */
  budget: { values: number }
}

/** A value that fits a schema, from its examples if it has any; undefined without a schema. */
export const sampleOf = (document: Record<string, unknown>, schema: unknown): unknown =>
  styledSample(document, schema, usualStyle).value

/** A sample in a style, and the places where the schema has alternatives, with their number. */
export function styledSample(
  document: Record<string, unknown>,
  schema: unknown,
  style: SampleStyle,
): { value: unknown; alternatives: Map<string, number> } {
  const alternatives = new Map<string, number>()
  const budget = { values: maxValues }
  const context = { document, references: [], level: 0, place: '', style, alternatives, budget }
  return { value: sampleAt(context, schema), alternatives }
}

/** Undefined also for a schema that contains itself, so that its parent omits it. */
function sampleAt(context: Context, schema: unknown): unknown {
  const { document, references, level, budget, style } = context
  const reference = isRecord(schema) ? schema['$ref'] : undefined
  if (isRecord(schema) && typeof reference === 'string') {
    if (references.includes(reference)) return undefined
    const target = reference === '#' ? document : followIn(document, schema)
    const { $ref: _, ...siblings } = schema
    const both = mergeSchemas(target ?? {}, siblings) ?? target
    return sampleAt({ ...context, references: [...references, reference] }, both)
  }
  if (!isRecord(schema) || level > maxLevels || --budget.values < 0) return undefined
  if ('const' in schema) return schema['const']
  const example = suggestion(schema)
  if (style.examples && example !== undefined && example !== null) return example
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return schema['enum'][0]
  return composed({ ...context, level: level + 1 }, schema)
}

function composed(inner: Context, schema: PropertySchema): unknown {
  const keyword = schema['oneOf'] === undefined ? 'anyOf' : 'oneOf'
  const { [keyword]: choices, ...rest } = schema
  if (Array.isArray(choices)) return alternative(inner, choices, rest)
  if (Array.isArray(schema['allOf'])) return ofAll(inner, schema, schema['allOf'])
  const type = typeOf(schema)
  if (type === 'object') return members(inner, schema)
  if (type === 'array') return items(inner, schema)
  if (type === 'integer' || type === 'number') return numberOf(schema)
  if (type === 'boolean') return true
  return type === 'null' ? null : sampleText(schema)
}

/** The chosen alternative; else the first that is not null, or null if that is one. */
function alternative(inner: Context, choices: readonly unknown[], rest: PropertySchema): unknown {
  const { alternatives, place, style } = inner
  // Alternatives within alternatives are at the same place of the value.
  const site = alternatives.has(place) ? `${place}|` : place
  alternatives.set(site, choices.length)
  const chosen = style.chosen.get(site)
  const sampleWith = (choice: unknown) => {
    const target = followIn(inner.document, choice)
    const merged = target && mergeSchemas(rest, target)
    return sampleAt({ ...inner, place: site }, merged ?? choice)
  }
  if (chosen !== undefined) return sampleWith(choices[chosen])
  let isNullAllowed = false
  for (const choice of choices) {
    const sample = sampleWith(choice)
    if (sample !== undefined && sample !== null) return sample
    if (sample === null) isNullAllowed = true
  }
  return isNullAllowed ? null : undefined
}

function ofAll(inner: Context, schema: PropertySchema, parts: readonly unknown[]): unknown {
  const { allOf: _, ...rest } = schema
  const merged = parts.reduce<PropertySchema | undefined>((all, part) => {
    const target = followIn(inner.document, part)
    return all && target && mergeSchemas(all, target)
  }, rest)
  if (merged) return composed(inner, merged)
  const samples = parts.map((part) => sampleAt(inner, part))
  if (samples.length === 1 && !isRecord(samples[0])) return samples[0]
  return Object.assign({}, members(inner, schema), ...samples)
}

/** All members; one that contains itself is omitted, or null if it is required. */
function members(inner: Context, schema: PropertySchema): Record<string, unknown> {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const names = new Set([...Object.keys(properties), ...required])
  const entries = [...names].flatMap((name) => {
    const place = `${inner.place}/${name}`
    if (inner.style.least && !required.includes(name) && !leadsToChosen(inner.style, place))
      return []
    const part = Object.hasOwn(properties, name) ? properties[name] : { type: 'string' }
    const value = sampleAt({ ...inner, place }, part)
    return value === undefined && !required.includes(name) ? [] : [[name, value ?? null] as const]
  })
  return Object.fromEntries([...entries, ...otherMembers(inner, schema, entries.length)])
}

/** As many members without a name as the schema needs. */
function otherMembers(
  inner: Context,
  { minProperties, additionalProperties: other }: PropertySchema,
  count: number,
): [string, unknown][] {
  const missing = Math.min(typeof minProperties === 'number' ? minProperties - count : 0, 100)
  return Array.from({ length: Math.max(missing, 0) }, (_, at) => {
    const place = `${inner.place}/name${at + 1}`
    return [`name${at + 1}`, sampleAt({ ...inner, place }, isRecord(other) ? other : {}) ?? null]
  })
}

const leadsToChosen = ({ chosen }: SampleStyle, place: string) =>
  [...chosen.keys()].some((site) => site === place || /^[/|]/.test(site.slice(place.length)))

/** The minimum of items, and at least one if that is allowed. */
function items(inner: Context, schema: PropertySchema): unknown[] {
  const { minItems, maxItems, prefixItems, items: rest } = schema
  const first = Array.isArray(prefixItems) ? prefixItems : []
  const max = typeof maxItems === 'number' ? maxItems : Infinity
  const min = Math.max(typeof minItems === 'number' ? minItems : 0, first.length, 1)
  const values = Array.from({ length: Math.min(min, max, maxValues) }, (_, at) =>
    sampleAt({ ...inner, place: `${inner.place}/${at}` }, at < first.length ? first[at] : rest),
  )
  const mayBeEmpty = !(typeof minItems === 'number' && minItems > 0)
  return mayBeEmpty && values.includes(undefined) ? [] : values.map((value) => value ?? null)
}
