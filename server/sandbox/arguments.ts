import { anyCase, escaped, namesIn, numbersIn, occurs, spoken } from './finds.ts'
import { isRecord } from './records.ts'
import { fits, lowest, plain, suggestion, typeOf, type Schema } from './schema.ts'

/** What a query offers as values; each is given to one parameter only, as long as there are others. */
type Finds = { query: string; numbers: number[]; names: string[]; taken: Set<string | number> }

/**
 * Fills the required parameters of a tool from a query, and those others that the query names. Values come, in this order, from the schema's own
 * choices that occur in the query, from what follows the parameter's name, from numbers or from quoted and capitalised words,
 * from the schema's default and examples, and at last from the query itself.
 */
export function fillArguments(parameters: Schema, query: string): Record<string, unknown> {
  return fillObject(parameters, { query, numbers: numbersIn(query), names: namesIn(query), taken: new Set() })
}

function fillObject(schema: Schema, finds: Finds): Record<string, unknown> {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  const filled: Record<string, unknown> = {}
  const entries = Object.entries(properties).map(([name, property]): [string, Schema] => [name, plain(property)])
  // What a query says of a parameter by name must not be given away to another one before.
  const isNamed = ([name, property]: [string, Schema]): boolean => named(name, property, finds) !== undefined
  const order = [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry))]
  for (const [name, property] of order) {
    const told = named(name, property, finds)
    if (told !== undefined) finds.taken.add(told)
    const value = told ?? (required.has(name) ? fill(name, property, finds) : undefined)
    if (value !== undefined) filled[name] = value
  }
  for (const name of required) if (typeof name === 'string' && !(name in filled)) filled[name] = finds.query
  return filled
}

function fill(name: string, schema: Schema, finds: Finds): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return suggestion(schema) ?? schema['enum'][0]
  const type = typeOf(schema)
  if (type === 'object') return fillObject(schema, finds)
  if (type === 'array') return fillArray(name, schema, finds)
  if (type === 'boolean') return suggestion(schema) ?? new RegExp(`\\b${escaped(spoken(name))}\\b`, 'i').test(finds.query)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') {
    return take(finds, finds.numbers.filter((number) => fits(schema, number))) ?? suggestion(schema) ?? lowest(schema)
  }
  return fillText(name, schema, finds)
}

function fillText(name: string, schema: Schema, finds: Finds): unknown {
  if (/^(?:q|query|question|prompt|search|text|input|message|search_?(?:term|query|text))$/i.test(name) && fits(schema, finds.query)) return finds.query
  const words = finds.query.match(/[^\s"'“”,;!?()]+/g)?.map((word) => word.replace(/[.:]$/, '')) ?? []
  const shaped = 'pattern' in schema || 'format' in schema ? words.filter((word) => fits(schema, word)) : []
  const value = take(finds, [...shaped, ...finds.names.filter((found) => fits(schema, found))]) ?? suggestion(schema)
  if (value !== undefined) return value
  const last = words.at(-1) ?? ''
  return [last, finds.query].find((candidate) => candidate !== '' && fits(schema, candidate)) ?? finds.query
}

function fillArray(name: string, schema: Schema, finds: Finds): unknown {
  const items = plain(schema['items'])
  const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 8
  const type = typeOf(items)
  const choices = Array.isArray(items['enum']) ? items['enum'].filter((choice) => occurs(choice, finds.query)) : []
  const found = choices.length > 0 ? choices : type === 'string' ? finds.names : type === 'integer' || type === 'number' ? finds.numbers : []
  const fitting = found.filter((value) => fits(items, value)).slice(0, most)
  if (fitting.length > 0) return fitting
  return suggestion(schema) ?? (schema['minItems'] === 0 ? [] : [fill(name, items, finds)])
}

/** What the query itself says of a parameter: one of its choices, or what follows its name ("limit 5", "from Lisbon", "city: Porto"). */
function named(name: string, schema: Schema, { query, taken }: Finds): string | number | undefined {
  if (Array.isArray(schema['enum'])) return schema['enum'].filter(isScalar).find((choice) => occurs(choice, query))
  const type = typeOf(schema)
  const values = type === 'string' ? textAfter : type === 'integer' || type === 'number' ? numberAfter : undefined
  if (!values) return undefined
  // Names are matched in any case, values are not: a capital is what makes a word a value.
  const match = new RegExp(`(?<![\\p{L}\\p{N}])${anyCase(spoken(name))} ?[=: ] ?(?:${values})`, 'u').exec(query)
  const text = match?.slice(1).find((group) => group !== undefined)
  const said = text === undefined || type === 'string' ? text : Number(text)
  return said !== undefined && !taken.has(said) && fits(schema, said) ? said : undefined
}

const quotedText = String.raw`"([^"]+)"|“([^”]+)”|'([^']+)'`
const capitalised = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`
const textAfter = String.raw`${quotedText}|(${capitalised}(?: ${capitalised})*)|(?<=[=:] ?)([^\s,;!?]+)`
const numberAfter = String.raw`(-?\d+(?:\.\d+)?)`

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function take<T extends string | number>(finds: Finds, values: T[]): T | undefined {
  const value = values.find((candidate) => !finds.taken.has(candidate)) ?? values[0]
  if (value !== undefined) finds.taken.add(value)
  return value
}
