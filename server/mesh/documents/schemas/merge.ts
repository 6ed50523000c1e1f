import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../../json/json.ts'

type Schema = Record<string, unknown>

/** Keywords that only describe; the later value wins. */
const descriptive = new Set(['description', 'default', 'examples'])

/** One schema for two that both apply; undefined if they cannot be merged. */
export function mergeSchemas(first: Schema, second: Schema): Schema | undefined {
  const schema: Schema = { ...first }
  for (const [keyword, b] of Object.entries(second)) {
    const a = schema[keyword]
    const isReplaced = a === undefined || descriptive.has(keyword) || isDeepStrictEqual(a, b)
    const merged = isReplaced ? b : merges.get(keyword)?.(a, b)
    if (merged === undefined) return undefined
    schema[keyword] = merged
  }
  return schema
}

/** Both values of a keyword as one; undefined if they cannot be merged. */
type Merge = (a: unknown, b: unknown) => unknown

const stricter =
  (choose: (a: number, b: number) => number): Merge =>
  (a, b) =>
    typeof a === 'number' && typeof b === 'number' ? choose(a, b) : undefined
const ofLists =
  (merge: (a: unknown[], b: unknown[]) => unknown[] | undefined): Merge =>
  (a, b) =>
    Array.isArray(a) && Array.isArray(b) ? merge(a, b) : undefined
const ofSchemas =
  (merge: (a: Schema, b: Schema) => Schema | undefined): Merge =>
  (a, b) =>
    isRecord(a) && isRecord(b) ? merge(a, b) : undefined

const larger = stricter(Math.max)
const smaller = stricter(Math.min)

const merges = new Map<string, Merge>([
  ['minimum', larger],
  ['exclusiveMinimum', larger],
  ['minLength', larger],
  ['minItems', larger],
  ['minProperties', larger],
  ['maximum', smaller],
  ['exclusiveMaximum', smaller],
  ['maxLength', smaller],
  ['maxItems', smaller],
  ['maxProperties', smaller],
  ['properties', ofSchemas(mergeNamed)],
  ['patternProperties', ofSchemas(mergeNamed)],
  ['dependentSchemas', ofSchemas(mergeNamed)],
  ['items', ofSchemas(mergeSchemas)],
  ['additionalProperties', mergeAdditional],
  ['required', ofLists((a, b) => [...new Set([...a, ...b])])],
  ['allOf', ofLists((a, b) => [...a, ...b])],
  ['enum', ofLists(commonValues)],
  ['type', commonTypes],
  ['uniqueItems', (a, b) => a === true || b === true],
])

function mergeAdditional(a: unknown, b: unknown): unknown {
  if (a === false || b === false) return false
  if (a === true) return b
  return b === true ? a : ofSchemas(mergeSchemas)(a, b)
}

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
