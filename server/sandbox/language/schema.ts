import { patternOf } from '../../pattern.ts'
import { isRecord } from '../../json.ts'

export type PropertySchema = Record<string, unknown>

/** What the schema itself offers as a value. */
export function suggestion(schema: PropertySchema): unknown {
  return (
    schema['default'] ??
    (Array.isArray(schema['examples']) ? schema['examples'][0] : undefined) ??
    schema['example']
  )
}

/** Whether a text or number keeps the schema's bounds, pattern and format. */
export function fits(schema: PropertySchema, value: unknown): boolean {
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

const matches = (pattern: unknown, value: string): boolean =>
  typeof pattern !== 'string' || (patternOf(pattern)?.test(value.slice(0, 200)) ?? true)

/** A schema without its alternatives: of `anyOf` and `oneOf` the first that is not null. */
export function plain(schema: unknown): PropertySchema {
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
export function typeOf({ type, properties, items }: PropertySchema): string {
  const known: unknown = Array.isArray(type) ? type.find((name) => name !== 'null') : type
  if (typeof known === 'string') return known
  if (isRecord(properties)) return 'object'
  return isRecord(items) ? 'array' : 'string'
}

/** The least number that a schema allows; 1 where it sets no limit. */
export function lowest({ minimum, exclusiveMinimum, type }: PropertySchema): number {
  if (typeof minimum === 'number') return type === 'integer' ? Math.ceil(minimum) : minimum
  return typeof exclusiveMinimum === 'number' ? Math.floor(exclusiveMinimum) + 1 : 1
}

const below = (value: number, limit: unknown): boolean => typeof limit === 'number' && value < limit
const above = (value: number, limit: unknown): boolean => typeof limit === 'number' && value > limit
