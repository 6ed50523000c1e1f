import { datesIn, withoutDates } from './dates.ts'
import { escaped, namesIn, numbersIn, quotedIn, spoken, tokensIn, wordsIn } from './extract.ts'
import { currenciesIn, placesIn, withoutCurrencies } from './gazetteer.ts'
import { byMeaning, describesCurrency, type Entry, type Meanings } from './meaning.ts'
import { named, type NamedQuery } from './named.ts'
import { isRecord } from '../../json.ts'
import { fits, lowest, plain, suggestion, typeOf, type PropertySchema } from './schema.ts'
import { isEmptyWord } from './words.ts'

/** What a query offers as values; each is given to one parameter only, as long as there are others. */
type Finds = Meanings &
  NamedQuery & {
    /** The last word of the tool's name: what it is about. */
    subject: string
    names: string[]
    words: string[]
    tokens: string[]
    told: number
    guessed: number
  }

/** Arguments made from a query: how many of the required ones it told, and for how many it had nothing to offer. */
export type Filled = { args: Record<string, unknown>; told: number; guessed: number }

/**
 * Fills the required parameters of a tool from a query, and those others that the query names. Values come, in this order, from places, currencies
 * and days, from the schema's own choices that occur in the query, from what stands beside the parameter's name, from numbers or from quoted and
 * capitalised words, from the schema's default and examples, and at last from the query itself.
 */
export function fillArguments(
  parameters: PropertySchema,
  query: string,
  tool = '',
): Record<string, unknown> {
  return fillFrom(parameters, query, tool).args
}

export function fillFrom(parameters: PropertySchema, query: string, tool = ''): Filled {
  const properties = isRecord(parameters['properties'])
    ? Object.entries(parameters['properties'])
    : []
  const currencies = properties.some(([name, schema]) => describesCurrency(name, plain(schema)))
    ? currenciesIn(query)
    : []
  const rest = withoutDates(currencies.length > 0 ? withoutCurrencies(query) : query)
  const words = wordsIn(rest)
  const meanings = { currencies, places: placesIn(query), dates: datesIn(query) }
  const subject = spoken(tool).split(' ').at(-1) ?? ''
  const said = {
    query,
    subject,
    numbers: numbersIn(rest),
    names: namesIn(rest),
    words,
    tokens: tokensIn(words),
  }
  const finds: Finds = { ...meanings, ...said, taken: new Set(), told: 0, guessed: 0 }
  const args = fillObject(parameters, finds)
  return { args, told: finds.told, guessed: finds.guessed }
}

function fillObject(schema: PropertySchema, finds: Finds): Record<string, unknown> {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : [])
  const entries = Object.entries(properties).map(([name, property]): Entry => [
    name,
    plain(property),
  ])
  const filled: Record<string, unknown> = byMeaning(entries, required, finds)
  finds.told += Object.keys(filled).filter((name) => required.has(name)).length
  const open = entries.filter(([name]) => !(name in filled))
  // What a query says of a parameter by name must not be given away to another one before.
  const isNamed = ([name, property]: Entry): boolean => named(name, property, finds) !== undefined
  for (const [name, property] of [
    ...open.filter(isNamed),
    ...open.filter((entry) => !isNamed(entry)),
  ]) {
    const told = named(name, property, finds)
    if (told !== undefined && required.has(name)) finds.told++
    for (const one of Array.isArray(told) ? told : [told]) if (isScalar(one)) finds.taken.add(one)
    const value = told ?? (required.has(name) ? fill(name, property, finds) : undefined)
    if (value !== undefined) filled[name] = value
  }
  for (const name of required)
    if (typeof name === 'string' && !(name in filled)) filled[name] = finds.query
  return filled
}

function fill(name: string, schema: PropertySchema, finds: Finds): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return suggested(schema, finds) ?? schema['enum'][0]
  const type = typeOf(schema)
  if (type === 'object') return fillObject(schema, finds)
  if (type === 'array') return fillArray(name, schema, finds)
  if (type === 'boolean')
    return suggestion(schema) ?? new RegExp(`\\b${escaped(spoken(name))}\\b`, 'i').test(finds.query)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number')
    return (
      take(
        finds,
        finds.numbers.filter((number) => fits(schema, number)),
        schema,
      ) ?? guess(finds, lowest(schema))
    )
  return fillText(name, schema, finds)
}

function fillText(name: string, schema: PropertySchema, finds: Finds): unknown {
  if (
    /^(?:q|query|question|prompt|search|text|input|message|search_?(?:term|query|text))$/i.test(
      name,
    )
  ) {
    const value = searchText(schema, finds)
    if (fits(schema, value)) return value
  }
  const texts = textsFor(schema, finds)
  const value = take(
    finds,
    describesCurrency(name, schema) ? texts.filter((text) => finds.tokens.includes(text)) : texts,
    schema,
  )
  if (value !== undefined) return value
  const last =
    finds.words.findLast((word) => !isEmptyWord(word) && fits(schema, word)) ??
    finds.words.at(-1) ??
    ''
  return guess(
    finds,
    [last, finds.query].find((candidate) => candidate !== '' && fits(schema, candidate)) ??
      finds.query,
  )
}

/** What to search for or to repeat: what the parameter's description asks for, else the query as it is. */
function searchText(
  { description = '' }: PropertySchema,
  { query, tokens, names, words }: Finds,
): string {
  const telling = [...tokens.filter((token) => /[\d/]/.test(token)), ...names]
  if (telling[0] !== undefined && /\b(?:name|symbol|title)\b/i.test(String(description)))
    return telling[0]
  const quoted = quotedIn(query)[0]
  if (quoted !== undefined && /\btext\b/i.test(String(description))) return quoted
  const keywords = words.filter((word) => !isEmptyWord(word)).join(' ')
  return keywords !== '' && /\bwords\b/i.test(String(description)) ? keywords : query
}

/** The texts of a query that a parameter may take, the most telling first. An address is nothing that a person would write by heart. */
function textsFor(schema: PropertySchema, { tokens, names, query, subject }: Finds): string[] {
  const shaped =
    'pattern' in schema || 'format' in schema
      ? tokens.filter((token) => !/^[\d.]+$/.test(token) && fits(schema, token))
      : []
  if (/\baddress(?:es)?\b/i.test(String(schema['description'])))
    return shaped.filter((token) => token.length > 8 && /\d/.test(token))
  const following =
    subject.length > 2
      ? new RegExp(`(?<!\\p{L})${escaped(subject)} ([^\\s,;!?]+)`, 'iu').exec(query)?.[1]
      : undefined
  const fitting = names.flatMap((name) => fittingForm(schema, name) ?? [])
  return [
    ...shaped,
    ...fitting,
    ...(following !== undefined && !isEmptyWord(following) && fits(schema, following)
      ? [following]
      : []),
  ]
}

/** A name as the schema wants it: as it is, else with underscores, or in lower case and with hyphens. A ticker is not the name of anything else. */
function fittingForm(schema: PropertySchema, name: string): string | undefined {
  const lower = /\p{Ll}/u.test(name)
    ? [name.toLowerCase(), name.toLowerCase().replaceAll(' ', '-')]
    : []
  return [name, name.replaceAll(' ', '_'), ...lower].find((form) => fits(schema, form))
}

function fillArray(name: string, schema: PropertySchema, finds: Finds): unknown {
  const items = plain(schema['items'])
  const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 8
  const type = typeOf(items)
  const numbers = type === 'integer' || type === 'number' ? finds.numbers : []
  const found =
    type === 'string' ? textsFor({ description: schema['description'], ...items }, finds) : numbers
  const fitting = [...new Set<string | number>(found)]
    .filter((value) => fits(items, value))
    .slice(0, most)
  if (fitting.length > 0) {
    finds.told++
    return fitting
  }
  return suggested(schema, finds) ?? (schema['minItems'] === 0 ? [] : [fill(name, items, finds)])
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** A value that no other parameter has; else what the schema suggests; else one that was given away. */
function take<T extends string | number>(
  finds: Finds,
  values: T[],
  schema: PropertySchema,
): unknown {
  const free = values.find((candidate) => !finds.taken.has(candidate))
  const value = free ?? suggested(schema, finds) ?? values[0]
  if (free !== undefined) {
    finds.taken.add(free)
    finds.told++
  }
  return value
}

/** A default is what the tool itself would take; an example is a guess. */
function suggested(schema: PropertySchema, finds: Finds): unknown {
  const value = suggestion(schema)
  return value === undefined || 'default' in schema ? value : guess(finds, value)
}

function guess<T>(finds: Finds, value: T): T {
  finds.guessed++
  return value
}
