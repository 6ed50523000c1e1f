import { isRecord } from './records.ts'

export type Schema = Record<string, unknown>

/** What the schema itself offers as a value. */
export function suggestion(schema: Schema): unknown {
  return (
    schema['default'] ??
    (Array.isArray(schema['examples']) ? schema['examples'][0] : undefined) ??
    schema['example']
  )
}

/** Whether a text or number keeps the schema's bounds, pattern and format. */
export function fits(schema: Schema, value: unknown): boolean {
  if (typeof value === 'number') {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
    if (typeOf(schema) === 'integer' && !Number.isSafeInteger(value)) return false
    const outside =
      below(value, minimum) ||
      above(value, maximum) ||
      below(value, exclusiveMinimum) ||
      above(value, exclusiveMaximum)
    return !outside && value !== exclusiveMinimum && value !== exclusiveMaximum
  }
  if (typeof value !== 'string') return true
  if (below(value.length, schema['minLength']) || above(value.length, schema['maxLength']))
    return false
  return (
    matches(schema['pattern'], value) &&
    matches(typeof schema['format'] === 'string' ? formats[schema['format']] : undefined, value)
  )
}

const formats: Record<string, string> = {
  date: String.raw`^\d{4}-\d\d-\d\d$`,
  'date-time': String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d`,
  email: String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`,
  uri: '^[a-z][a-z0-9+.-]*://',
  uuid: '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$',
}

/** A repeated group that repeats or chooses within: such a pattern may take for ever, so it is not tried. */
const endless = /\([^)]*[*+{|][^)]*\)[*+{]/

function matches(pattern: unknown, value: string): boolean {
  if (typeof pattern !== 'string') return true
  if (endless.test(pattern)) return true
  try {
    return new RegExp(pattern, 'u').test(value.slice(0, 200))
  } catch {
    return true
  }
}

/** A schema without its alternatives: of `anyOf` and `oneOf` the first that is not null. */
export function plain(schema: unknown): Schema {
  if (!isRecord(schema)) return {}
  const alternatives = schema['anyOf'] ?? schema['oneOf']
  if (!Array.isArray(alternatives)) return schema
  return {
    ...schema,
    ...plain(
      alternatives.find((alternative) => isRecord(alternative) && alternative['type'] !== 'null'),
    ),
  }
}

/** The type of the values that a schema describes; a schema that does not say so describes text. */
export function typeOf({ type, properties, items }: Schema): string {
  const known: unknown = Array.isArray(type) ? type.find((name) => name !== 'null') : type
  if (typeof known === 'string') return known
  return isRecord(properties) ? 'object' : isRecord(items) ? 'array' : 'string'
}

/** The least number that a schema allows; 1 where it sets no limit. */
export function lowest({ minimum, exclusiveMinimum, type }: Schema): number {
  if (typeof minimum === 'number') return type === 'integer' ? Math.ceil(minimum) : minimum
  return typeof exclusiveMinimum === 'number' ? Math.floor(exclusiveMinimum) + 1 : 1
}

const below = (value: number, limit: unknown): boolean => typeof limit === 'number' && value < limit
const above = (value: number, limit: unknown): boolean => typeof limit === 'number' && value > limit
