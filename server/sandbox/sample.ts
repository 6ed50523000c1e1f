import { follow, type Reading } from '../mesh/documents/references.ts'
import { isRecord } from '../json.ts'
import { lowest, suggestion, typeOf } from './schema.ts'

const mostLevels = 8

/** A value that a schema describes, from its examples where it has some; undefined where there is no schema. */
export function sampleOf(reading: Reading, schema: unknown, level = 0): unknown {
  const found = follow(reading, { value: schema, place: [] })?.value
  if (!found) return undefined
  const given =
    found['const'] ??
    suggestion(found) ??
    (Array.isArray(found['enum']) ? found['enum'][0] : undefined)
  if (given !== undefined) return given
  if (level >= mostLevels) return null
  const choices = found['oneOf'] ?? found['anyOf']
  if (Array.isArray(choices)) return sampleOf(reading, choices[0], level + 1)
  if (Array.isArray(found['allOf']))
    return Object.assign(
      {},
      members(reading, found, level),
      ...found['allOf'].map((part: unknown) => sampleOf(reading, part, level + 1)),
    )
  const type = typeOf(found)
  if (type === 'object') return members(reading, found, level)
  if (type === 'array') return [sampleOf(reading, found['items'], level + 1) ?? null]
  if (type === 'integer' || type === 'number') return lowest(found)
  if (type === 'boolean') return true
  return type === 'null' ? null : 'text'
}

function members(
  reading: Reading,
  { properties }: Record<string, unknown>,
  level: number,
): Record<string, unknown> {
  const entries = isRecord(properties) ? Object.entries(properties) : []
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, sampleOf(reading, inner, level + 1) ?? null]),
  )
}
