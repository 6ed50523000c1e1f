import { isRecord } from '../../json/json.ts'
import { literalsOf, type Literals } from './literals.ts'
import { sampleOf } from '../../mesh/samples/sample.ts'
import {
  fits,
  numberOf,
  plain,
  suggestion,
  sampleText,
  typeOf,
  type PropertySchema,
} from '../../mesh/samples/schema.ts'
import { meaningfulWords } from './words.ts'

/** Arguments for a tool. `score` is higher the more of them the query contains. */
export type FilledArguments = { args: Record<string, unknown>; score: number; hasGuess: boolean }

/** The source of arguments; references in its schemas refer to `document`. */
type Source = { literals: Literals; document: PropertySchema }

type Filled = { value: unknown; score: number; isGuess?: boolean }

/**
 * Fills the required parameters of a tool: with values in the query, else with the example or
 * default of the document, else with the first choice, a number or text that fits, or the query.
 */
export function fillArguments(parameters: PropertySchema, query: string): FilledArguments {
  const source = { literals: literalsOf(query), document: parameters }
  const { value, score, isGuess = false } = fillObject(parameters, source)
  return { args: value, score, hasGuess: isGuess }
}

function fillObject(schema: PropertySchema, source: Source) {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const filled = required.map((name) => {
    const property = plain(properties[name])
    return [name, harmless(name, property) ?? fill(property, source)] as const
  })
  const value: Record<string, unknown> = {}
  for (const [name, one] of filled) value[name] = one.value
  return {
    value,
    score: filled.reduce((sum, [, one]) => sum + one.score, 0),
    isGuess: filled.some(([, one]) => one.isGuess),
  }
}

const greeting = 'Hello from the Tollgate sandbox'

/** Coding agents execute this argument, so words of the query must not be in it. */
function harmless(name: string, schema: PropertySchema): Filled | undefined {
  if (!/^(cmd|command|script)$/i.test(name) || 'enum' in schema || 'const' in schema)
    return undefined
  const type = typeOf(schema)
  if (type === 'string') return { value: `echo "${greeting}"`, score: 0 }
  const isOfStrings = type === 'array' && typeOf(plain(schema['items'])) === 'string'
  return isOfStrings ? { value: ['echo', greeting], score: 0 } : undefined
}

function fill(schema: PropertySchema, source: Source): Filled {
  if ('const' in schema) return { value: schema['const'], score: 0 }
  const type = typeOf(schema)
  if (type === 'object') return fillObject(schema, source)
  const items = type === 'array' ? plain(schema['items']) : schema
  if ('$ref' in items || typeOf(items) === 'object') return sampled(schema, source)
  const max = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 8
  const matches = take(items, source.literals, type === 'array' ? max : 1)
  const score = matches.reduce((sum, one) => sum + one.score, 0)
  if (matches.length > 0) {
    const values = matches.map(({ value }) => value)
    return { value: type === 'array' ? values : values[0], score }
  }
  const example = suggestion(schema)
  if (example !== undefined)
    return { value: example, score: 0, isGuess: !('default' in schema) && isShaped(items) }
  if (type === 'array') {
    const item = fill(items, source)
    return { ...item, value: [item.value] }
  }
  if (Array.isArray(schema['enum'])) return { value: schema['enum'][0], score: 0 }
  if (type === 'boolean') return { value: false, score: 0 }
  if (type === 'null') return { value: null, score: 0 }
  if (type !== 'string') return { value: numberOf(schema), score: 0, isGuess: true }
  const { query } = source.literals
  const isFitting = !isShaped(schema) && fits(schema, query)
  return { value: isFitting ? query : sampleText(schema), score: 0, isGuess: isShaped(schema) }
}

const sampled = (schema: PropertySchema, { document }: Source): Filled => ({
  value: sampleOf(document, schema),
  score: 0,
  isGuess: true,
})

/** Whether some texts do not fit. */
const isShaped = (schema: PropertySchema) =>
  typeOf(schema) !== 'string' || 'pattern' in schema || 'format' in schema

/** The literals that fit a schema. Those that fit a pattern or format score more. */
function take(schema: PropertySchema, literals: Literals, max: number): Filled[] {
  const { query, used } = literals
  if (Array.isArray(schema['enum'])) return choicesIn(schema['enum'], query).slice(0, max)
  const matches: Filled[] = []
  for (const candidate of candidatesFor(typeOf(schema), literals)) {
    if (matches.length === max || used.has(candidate)) continue
    const value = formsOf(candidate).find((form) => fits(schema, form))
    if (value === undefined || !isLikely(schema, value)) continue
    used.add(candidate)
    matches.push({ value, score: isShaped(schema) ? 3 : 1 })
  }
  return matches
}

function candidatesFor(type: string, { numbers, texts }: Literals): (string | number)[] {
  if (type === 'string') return texts
  return type === 'number' || type === 'integer' ? numbers : []
}

/** A literal as written, with underscores, or in lower case unless it is an acronym. */
function formsOf(literal: string | number): (string | number)[] {
  if (typeof literal === 'number') return [literal]
  const lower = /\p{Ll}/u.test(literal) ? [literal.toLowerCase().replaceAll(' ', '-')] : []
  return [literal, literal.replaceAll(' ', '_'), ...lower]
}

/** Patterns of wallet addresses are loose: a name would match, but is not an address. */
const isLikely = (schema: PropertySchema, value: unknown) =>
  !isShaped(schema) ||
  !/\baddress\b/i.test(String(schema['description'])) ||
  /^(?=.*\d).{9,}$/.test(String(value))

/** The choices whose words are all in the query, or that start with one of its words. */
function choicesIn(choices: readonly unknown[], query: string): Filled[] {
  const words = meaningfulWords(query)
  const isNamed = (choice: string) => {
    const parts = meaningfulWords(choice)
    if (parts.length > 0 && parts.every((part) => words.includes(part))) return true
    return words.some((word) => word.length > 2 && choice.toLowerCase().startsWith(word))
  }
  return choices.filter((choice) => isNamed(String(choice))).map((value) => ({ value, score: 3 }))
}
