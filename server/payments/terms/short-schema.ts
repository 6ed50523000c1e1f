import { isRecord } from '../../json/json.ts'

type Schema = Record<string, unknown>

/** Says nothing of which values are taken, or is shown elsewhere. */
const left = new Set([
  'default',
  'deprecated',
  'example',
  'examples',
  'externalDocs',
  'title',
  'xml',
  '$comment',
])
/** Keywords whose members are schemas by name. */
const maps = new Set(['properties', 'patternProperties', 'dependentSchemas'])
/** Keywords whose values are data. */
const data = new Set(['const', 'enum', 'required', 'type', 'dependentRequired'])

/** A schema that takes the same values, with descriptions of at most so many characters. */
export function shortSchema(schema: Schema, textLength: number): Schema {
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    if (left.has(keyword) || keyword.startsWith('x-')) return []
    if (keyword === 'description') return descriptionOf(value, textLength)
    if (keyword === 'pattern') return isPattern(value) ? [[keyword, value] as const] : []
    return [[keyword, partOf(keyword, value, textLength)] as const]
  })
  return Object.fromEntries(entries)
}

function partOf(keyword: string, value: unknown, textLength: number): unknown {
  if (data.has(keyword)) return value
  const short = (part: unknown) => (isRecord(part) ? shortSchema(part, textLength) : part)
  if (Array.isArray(value)) return value.map(short)
  if (!isRecord(value)) return value
  if (!maps.has(keyword)) return short(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, short(part)]))
}

function descriptionOf(value: unknown, length: number): [string, string][] {
  if (typeof value !== 'string' || value === '') return []
  const text = value.length > length ? `${value.slice(0, length - 1).trimEnd()}…` : value
  return [['description', text.toWellFormed()]]
}

/** Readers compile patterns as ECMAScript; one that they cannot compile fails the whole schema. */
function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    RegExp(value, 'u')
    return true
  } catch {
    return false
  }
}

/** Catalogues refuse a schema with these names anywhere in it, also as names of members. */
export const isReadable = (schema: Schema): boolean => !/"\$(ref|id)":/.test(JSON.stringify(schema))
