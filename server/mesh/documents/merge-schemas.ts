import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../json.ts'

type Schema = Record<string, unknown>

/** Keywords of which two schemas that both hold allow the stricter one. */
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
/** Keywords that only tell; the later one tells better. */
const telling = new Set(['description', 'default', 'examples'])

/** One schema that says what both say together, or the name of the keyword that cannot be said together. */
export function merge(first: Schema, second: Schema): { schema: Schema } | { conflict: string } {
  const schema: Schema = { ...first }
  for (const [keyword, b] of Object.entries(second)) {
    const a = schema[keyword]
    if (a === undefined || telling.has(keyword) || isDeepStrictEqual(a, b)) {
      schema[keyword] = b
      continue
    }
    const both = together(keyword, a, b)
    if (both === undefined) return { conflict: keyword }
    if (isRecord(both) && 'conflict' in both)
      return { conflict: `${keyword}/${String(both['conflict'])}` }
    schema[keyword] = isRecord(both) && 'value' in both ? both['value'] : undefined
  }
  return { schema }
}

type Both = { value: unknown } | { conflict: string } | undefined

function together(keyword: string, a: unknown, b: unknown): Both {
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
  if (keyword === 'uniqueItems') return { value: a === true || b === true }
  if (keyword === 'additionalProperties' && (a === false || b === false)) return { value: false }
  if (keyword === 'additionalProperties' && (a === true || b === true))
    return { value: a === true ? b : a }
  if ((keyword === 'items' || keyword === 'additionalProperties') && isRecord(a) && isRecord(b))
    return valued(merge(a, b))
  const choose = stricter[keyword]
  return choose && typeof a === 'number' && typeof b === 'number'
    ? { value: choose(a, b) }
    : undefined
}

const valued = (merged: { schema: Schema } | { conflict: string }): Both =>
  'schema' in merged ? { value: merged.schema } : merged

const atLeastOne = (values: unknown[]): Both =>
  values.length === 0 ? undefined : { value: values }

function mergeNamed(a: Schema, b: Schema): Both {
  const value: Schema = { ...a }
  for (const [name, second] of Object.entries(b)) {
    const first = value[name]
    if (!isRecord(first) || !isRecord(second)) {
      value[name] = second
      continue
    }
    const merged = merge(first, second)
    if ('conflict' in merged) return { conflict: `${name}/${merged.conflict}` }
    value[name] = merged.schema
  }
  return { value }
}

/** Every integer is a number. */
function commonTypes(a: unknown, b: unknown): Both {
  const [first, second] = [typesOf(a), typesOf(b)]
  const common = first.flatMap((type) => {
    if (second.includes(type) || (type === 'integer' && second.includes('number'))) return [type]
    return type === 'number' && second.includes('integer') ? ['integer'] : []
  })
  return common.length === 0 ? undefined : { value: common.length === 1 ? common[0] : common }
}

/** The types that a schema names, none where it names none. */
export const typesOf = (type: unknown): unknown[] => (type === undefined ? [] : [type].flat())
