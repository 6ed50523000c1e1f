import { choiceIn, choicesIn } from './choices.ts'
import { anyCase, escaped, inDigits, spoken } from './extract.ts'
import { fits, plain, typeOf, type PropertySchema } from './schema.ts'

/** A query, its numbers, and the values that were given to parameters already. */
export type NamedQuery = { query: string; numbers: number[]; taken: Set<string | number> }

/** What the query itself says of a parameter: its choices, or what stands beside its name ("limit 5", "30 days", "from Lisbon", "city: Porto"). */
export function named(name: string, schema: PropertySchema, finds: NamedQuery): unknown {
  const { query, taken } = finds
  const type = typeOf(schema)
  const items = plain(schema['items'])
  if (Array.isArray(schema['enum'])) return choiceIn(schema['enum'], query)
  if (type === 'array' && Array.isArray(items['enum']))
    return choicesIn(items['enum'], query, schema['maxItems'])
  if (type === 'array' && typeOf(items) === 'string') return labelled(name, items, query)
  if (type === 'boolean' && !('const' in schema) && name.length > 5)
    return inOneWordOrMore(name).test(query) || undefined
  if (type === 'integer' || type === 'number') return numberNamed(name, schema, finds)
  if (type !== 'string') return undefined
  // Names are matched in any case, values are not: a capital is what makes a word a value.
  const match = new RegExp(
    `(?<![\\p{L}\\p{N}])${anyCase(spoken(name))} ?[=: ] ?(?:${textAfter})`,
    'u',
  ).exec(query)
  const said = match?.slice(1).find((group) => group !== undefined)
  return said !== undefined && !taken.has(said) && fits(schema, said) ? said : undefined
}

const quotedText = String.raw`"([^"]+)"|“([^”]+)”|'([^']+)'`
const capitalised = String.raw`\p{Lu}[\p{L}\p{N}'’-]*`
const textAfter = String.raw`${quotedText}|(${capitalised}(?: ${capitalised})*)|(?<=[=:] ?)([^\s,;!?]+)`

const spanOfTime = String.raw`(?:second|minute|hour|day|week|month|year)s?\b`

/** "upper case" for `uppercase`. */
const inOneWordOrMore = (name: string) =>
  new RegExp(`\\b${[...spoken(name).replaceAll(' ', '')].map(escaped).join(' ?')}\\b`, 'i')

/** The quoted text behind the name of a list: `labelled "bug"` for `labels`. */
function labelled(name: string, items: PropertySchema, query: string): string[] | undefined {
  const stem = spoken(name).replace(/s$/, '')
  const match =
    stem.length < 4
      ? null
      : new RegExp(`(?<!\\p{L})${anyCase(stem)}\\p{L}{0,3} (?:${quotedText})`, 'u').exec(query)
  const said = match?.slice(1).find((group) => group !== undefined)
  return said !== undefined && fits(items, said) ? [said] : undefined
}

function numberNamed(
  name: string,
  schema: PropertySchema,
  { query, numbers, taken }: NamedQuery,
): number | undefined {
  const digits = inDigits(query)
  const words = anyCase(spoken(name))
  const match = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words} ?[=: ] ?(-?\\d+(?:\\.\\d+)?)|(-?\\d+(?:\\.\\d+)?) ${words})(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(digits)
  const said = Number(match?.[1] ?? match?.[2] ?? NaN)
  if (!taken.has(said) && !Number.isNaN(said) && fits(schema, said)) return said
  // "ten coins" for what is described as "How many coins", as long as the number is not one of hours or days.
  if (!/^how (?:many|often)\b/i.test(String(schema['description']))) return undefined
  const counts = (number: number) =>
    new RegExp(`(?<![\\d.])${escaped(String(number))} (?!${spanOfTime})\\p{L}`, 'iu').test(digits)
  return numbers
    .slice(0, 20)
    .find((number) => counts(number) && !taken.has(number) && fits(schema, number))
}
