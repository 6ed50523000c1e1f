import { patternOf } from '../../documents/pattern.ts'
import { isRecord } from '../../json/json.ts'
import { isMultiple } from '../tools/decimal.ts'
import { textOfPattern } from './pattern-sample.ts'

/** A JSON Schema of a parameter or a part of one. */
export type PropertySchema = Record<string, unknown>

/** The default or the first example of a schema. */
export const suggestion = (schema: PropertySchema): unknown =>
  schema['default'] ??
  (Array.isArray(schema['examples']) ? schema['examples'][0] : undefined) ??
  schema['example']

/** Whether a string or number is within the schema's bounds and matches pattern and format. */
export function fits(schema: PropertySchema, value: unknown): boolean {
  if (typeof value === 'number') {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
    if (typeOf(schema) === 'integer' && !Number.isSafeInteger(value)) return false
    const outside =
      (typeof multipleOf === 'number' && !isMultiple(multipleOf, value)) ||
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
export function typeOf({ type, properties, items, required }: PropertySchema): string {
  const name: unknown = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof name === 'string') return name
  if (isRecord(properties) || Array.isArray(required)) return 'object'
  return isRecord(items) ? 'array' : 'string'
}

/** A number within the bounds of a schema: 1 without bounds, else the lowest of some candidates. */
export function numberOf(schema: PropertySchema): number {
  const { multipleOf: step } = schema
  const low = numeric(schema['minimum']) ?? numeric(schema['exclusiveMinimum'])
  const high = numeric(schema['maximum']) ?? numeric(schema['exclusiveMaximum'])
  const integer = Math.ceil(low ?? 1)
  const candidates = [integer, integer + 1, low, high, high && Math.ceil(high) - 1, 0]
  if (low !== undefined && high !== undefined) candidates.push((low + high) / 2)
  if (typeof step === 'number' && step > 0) {
    const first = Math.ceil((low ?? 1) / step) * step
    candidates.unshift(first, first + step, Math.floor((high ?? 0) / step) * step)
  }
  return candidates.find((value) => value !== undefined && fits(schema, value)) ?? integer
}

const samples: Record<string, string> = {
  date: '2026-01-31',
  time: '12:00:00Z',
  'date-time': '2026-01-31T12:00:00Z',
  duration: 'P1D',
  email: 'someone@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
}

/** A text that fits a schema as far as its pattern is supported: `text` without any rule. */
export function sampleText(schema: PropertySchema): string {
  const { format, pattern } = schema
  const ofFormat = typeof format === 'string' ? samples[format] : undefined
  const min = numeric(schema['minLength']) ?? 0
  const max = numeric(schema['maxLength']) ?? Infinity
  const plainText = 'text'.padEnd(Math.min(min, maxTextChars), ' text').slice(0, max)
  const candidates = [ofFormat, plainText]
  if (typeof pattern === 'string')
    for (const more of [0, 1, 2, 4, Math.max(min - 1, 0), min])
      candidates.push(textOfPattern(pattern, more))
  const fitting = candidates.find((text) => text !== undefined && fits(schema, text))
  return fitting ?? ofFormat ?? plainText
}

const maxTextChars = 10_000

const numeric = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined
const below = (value: number, limit: unknown): boolean => typeof limit === 'number' && value < limit
const above = (value: number, limit: unknown): boolean => typeof limit === 'number' && value > limit
