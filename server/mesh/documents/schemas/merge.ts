import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../json/json.ts'

type Schema = Record<string, unknown>

/** Keywords for which the stricter value of two schemas applies. */
const stricter: Record<string, (a: number, b: number) => number> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
}
/** Keywords that only describe; the later value wins. */
const descriptive = new Set(['description', 'default', 'examples'])

/** One schema for two that both apply, or the keyword in which they cannot be merged. */
export function mergeSchemas(
  first: Schema,
  second: Schema,
): { schema: Schema } | { conflict: string } {
  const schema: Schema = { ...first }
  for (const [keyword, b] of Object.entries(second)) {
    const a = schema[keyword]
    if (a === undefined || descriptive.has(keyword) || isDeepStrictEqual(a, b)) {
      schema[keyword] = b
      continue
    }
    const merged = mergeKeyword(keyword, a, b)
    if (merged === undefined) return { conflict: keyword }
    if ('conflict' in merged) return { conflict: `${keyword}/${merged.conflict}` }
    schema[keyword] = merged.value
  }
  return { schema }
}

/** Undefined where two values cannot be merged. */
type MergedValue = { value: unknown } | { conflict: string } | undefined

function mergeKeyword(keyword: string, a: unknown, b: unknown): MergedValue {
  if (keyword === 'properties' || keyword === 'patternProperties' || keyword === 'dependentSchemas')
    return isRecord(a) && isRecord(b) ? mergeNamed(a, b) : undefined
  if (keyword === 'required')
    return Array.isArray(a) && Array.isArray(b)
      ? { value: [...new Set<unknown>([...a, ...b])] }
      : undefined
  if (keyword === 'enum')
    return Array.isArray(a) && Array.isArray(b)
      ? atLeastOne(a.filter((one) => b.some((other) => isDeepStrictEqual(one, other))))
      : undefined
  if (keyword === 'type') return commonTypes(a, b)
  if (keyword === 'allOf')
    return Array.isArray(a) && Array.isArray(b) ? { value: [...a, ...b] } : undefined
  if (keyword === 'uniqueItems') return { value: a === true || b === true }
  if (keyword === 'additionalProperties' && (a === false || b === false)) return { value: false }
  if (keyword === 'additionalProperties' && (a === true || b === true))
    return { value: a === true ? b : a }
  if ((keyword === 'items' || keyword === 'additionalProperties') && isRecord(a) && isRecord(b))
    return valueOf(mergeSchemas(a, b))
  const choose = stricter[keyword]
  if (choose && typeof a === 'number' && typeof b === 'number') return { value: choose(a, b) }
  return undefined
}

const valueOf = (merged: { schema: Schema } | { conflict: string }): MergedValue =>
  'schema' in merged ? { value: merged.schema } : merged

const atLeastOne = (values: unknown[]): MergedValue =>
  values.length === 0 ? undefined : { value: values }

function mergeNamed(a: Schema, b: Schema): MergedValue {
  const value: Schema = { ...a }
  for (const [name, second] of Object.entries(b)) {
    const first = value[name]
    if (!isRecord(first) || !isRecord(second)) {
      value[name] = second
      continue
    }
    const merged = mergeSchemas(first, second)
    if ('conflict' in merged) return { conflict: `${name}/${merged.conflict}` }
    value[name] = merged.schema
  }
  return { value }
}

/** Every integer is a number. */
function commonTypes(a: unknown, b: unknown): MergedValue {
  const [first, second] = [typesOf(a), typesOf(b)]
  const common = first.flatMap((type) => {
    if (second.includes(type) || (type === 'integer' && second.includes('number'))) return [type]
    return type === 'number' && second.includes('integer') ? ['integer'] : []
  })
  return common.length === 0 ? undefined : { value: common.length === 1 ? common[0] : common }
}

/** The types that a schema names, none where it names none. */
export const typesOf = (type: unknown): unknown[] => (type === undefined ? [] : [type].flat())
