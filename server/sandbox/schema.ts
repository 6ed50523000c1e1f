import { patternOf } from '../pattern.ts'
import { isRecord } from '../json.ts'

/** A JSON Schema of a parameter or a part of one. */
export type PropertySchema = Record<string, unknown>

/** The default or the first example of a schema. */
export function suggestion(schema: PropertySchema): unknown {
  return (
    schema['default'] ??
    (Array.isArray(schema['examples']) ? schema['examples'][0] : undefined) ??
    schema['example']
  )
}

/** Whether a string or number is within the schema's bounds and matches pattern and format. */
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

/** Resolves `anyOf` and `oneOf` to their first alternative that is not null. */
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

/** The type of a schema; without one, a schema describes a string. */
export function typeOf({ type, properties, items }: PropertySchema): string {
  const name: unknown = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof name === 'string') return name
  if (isRecord(properties)) return 'object'
  return isRecord(items) ? 'array' : 'string'
}

/** The lowest number of a schema; 1 without a limit. */
export function lowest({ minimum, exclusiveMinimum, type }: PropertySchema): number {
  if (typeof minimum === 'number') return type === 'integer' ? Math.ceil(minimum) : minimum
  return typeof exclusiveMinimum === 'number' ? Math.floor(exclusiveMinimum) + 1 : 1
}

const below = (value: number, limit: unknown): boolean => typeof limit === 'number' && value < limit
const above = (value: number, limit: unknown): boolean => typeof limit === 'number' && value > limit
