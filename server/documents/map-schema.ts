import { isRecord } from '../json/json.ts'

type Schema = Record<string, unknown>

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Keywords whose members are schemas by name. */
export const schemaMaps = words('properties patternProperties dependentSchemas $defs')
/** Keywords whose values are data, not schemas. */
const data = words('const default enum example examples required type dependentRequired')

/**
 * A copy of a schema. `change` returns the value for each keyword, also of the schemas inside;
 * undefined leaves the keyword out.
 */
export function mapSchema(
  schema: Schema,
  change: (keyword: string, value: unknown) => unknown,
): Schema {
  const copyPart = (part: unknown) => (isRecord(part) ? mapSchema(part, change) : part)
  const copyValue = (keyword: string, value: unknown) => {
    if (data.has(keyword)) return value
    if (Array.isArray(value)) return value.map(copyPart)
    if (!isRecord(value) || !schemaMaps.has(keyword)) return copyPart(value)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyPart(part)]))
  }
  const entries = Object.entries(schema).flatMap(([keyword, value]) => {
    const changed = change(keyword, value)
    return changed === undefined ? [] : [[keyword, copyValue(keyword, changed)] as const]
  })
  return Object.fromEntries(entries)
}
