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

/** One schema for two that both apply; undefined if they cannot be merged. */
export function mergeSchemas(first: Schema, second: Schema): Schema | undefined {
  const schema: Schema = { ...first }
  for (const [keyword, b] of Object.entries(second)) {
    const a = schema[keyword]
    const isReplaced = a === undefined || descriptive.has(keyword) || isDeepStrictEqual(a, b)
    const merged = isReplaced ? b : mergeKeyword(keyword, a, b)
    if (merged === undefined) return undefined
    schema[keyword] = merged
  }
  return schema
}

/** Both values of a keyword as one; undefined if they cannot be merged. */
function mergeKeyword(keyword: string, a: unknown, b: unknown): unknown {
  const choose = stricter[keyword]
  if (choose) return typeof a === 'number' && typeof b === 'number' ? choose(a, b) : undefined
  switch (keyword) {
    case 'properties':
    case 'patternProperties':
    case 'dependentSchemas':
      return isRecord(a) && isRecord(b) ? mergeNamed(a, b) : undefined
    case 'required':
      return listsOf(a, b, (first, second) => [...new Set([...first, ...second])])
    case 'enum':
      return listsOf(a, b, commonValues)
    case 'allOf':
      return listsOf(a, b, (first, second) => [...first, ...second])
    case 'type':
      return commonTypes(a, b)
    case 'uniqueItems':
      return a === true || b === true
    case 'additionalProperties':
      if (a === false || b === false) return false
      if (a === true || b === true) return a === true ? b : a
      return isRecord(a) && isRecord(b) ? mergeSchemas(a, b) : undefined
    case 'items':
      return isRecord(a) && isRecord(b) ? mergeSchemas(a, b) : undefined
    default:
      return undefined
  }
}

type Join = (first: unknown[], second: unknown[]) => unknown[] | undefined

const listsOf = (a: unknown, b: unknown, join: Join) =>
  Array.isArray(a) && Array.isArray(b) ? join(a, b) : undefined

function commonValues(first: unknown[], second: unknown[]): unknown[] | undefined {
  const common = first.filter((one) => second.some((other) => isDeepStrictEqual(one, other)))
  return common.length === 0 ? undefined : common
}

function mergeNamed(a: Schema, b: Schema): Schema | undefined {
  const named: Schema = { ...a }
  for (const [name, second] of Object.entries(b)) {
    const first = named[name]
    const merged = isRecord(first) && isRecord(second) ? mergeSchemas(first, second) : second
    if (merged === undefined) return undefined
    named[name] = merged
  }
  return named
}

/** Every integer is a number. */
function commonTypes(a: unknown, b: unknown): unknown {
  const [first, second] = [typesOf(a), typesOf(b)]
  const common = first.flatMap((type) => {
    if (second.includes(type) || (type === 'integer' && second.includes('number'))) return [type]
    return type === 'number' && second.includes('integer') ? ['integer'] : []
  })
  return common.length > 1 ? common : common[0]
}

/** The types that a schema names, none where it names none. */
export const typesOf = (type: unknown): unknown[] => (type === undefined ? [] : [type].flat())
