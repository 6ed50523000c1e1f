import { followReference, type DocumentContext } from '../mesh/documents/references.ts'
import { isRecord } from '../json.ts'
import { lowest, suggestion, typeOf } from './schema.ts'

const maxLevels = 8

/** A value by a schema, from its examples where it has any; undefined without a schema. */
export function sampleOf(reading: DocumentContext, schema: unknown, level = 0): unknown {
  const resolved = followReference(reading, { value: schema, place: [] })?.value
  if (!resolved) return undefined
  const example =
    resolved['const'] ??
    suggestion(resolved) ??
    (Array.isArray(resolved['enum']) ? resolved['enum'][0] : undefined)
  if (example !== undefined) return example
  if (level >= maxLevels) return null
  const choices = resolved['oneOf'] ?? resolved['anyOf']
  if (Array.isArray(choices)) return sampleOf(reading, choices[0], level + 1)
  if (Array.isArray(resolved['allOf']))
    return Object.assign(
      {},
      members(reading, resolved, level),
      ...resolved['allOf'].map((part: unknown) => sampleOf(reading, part, level + 1)),
    )
  const type = typeOf(resolved)
  if (type === 'object') return members(reading, resolved, level)
  if (type === 'array') return [sampleOf(reading, resolved['items'], level + 1) ?? null]
  if (type === 'integer' || type === 'number') return lowest(resolved)
  if (type === 'boolean') return true
  return type === 'null' ? null : 'text'
}

function members(
  reading: DocumentContext,
  { properties }: Record<string, unknown>,
  level: number,
): Record<string, unknown> {
  const entries = isRecord(properties) ? Object.entries(properties) : []
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, sampleOf(reading, inner, level + 1) ?? null]),
  )
}
