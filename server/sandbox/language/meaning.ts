import { fits, plain, typeOf, type PropertySchema } from './schema.ts'

export type Entry = [name: string, schema: PropertySchema]

/** What a query names that stands for something else: currencies for their codes, places for where they lie, days for dates. */
export type Meanings = {
  currencies: string[]
  places: (readonly [latitude: number, longitude: number])[]
  dates: string[]
}

/** The parameters of a tool that take places, currencies or days, filled with those of the query. */
export function byMeaning(
  entries: readonly Entry[],
  required: ReadonlySet<unknown>,
  { places, currencies, dates }: Meanings,
): Record<string, unknown> {
  return {
    ...coordinates(entries, places),
    ...codes(entries, required, currencies),
    ...days(entries, required, dates),
  }
}

export function describesCurrency(name: string, schema: PropertySchema): boolean {
  const about = `${name} ${String(schema['description'] ?? '')} ${String(plain(schema['items'])['description'] ?? '')}`
  const type = typeOf(schema)
  return /currenc/i.test(about) && !('enum' in schema) && (type === 'string' || type === 'array')
}

/** Names of latitudes, and of longitudes: the order in which a place has them. */
const axes = [/^lat(?:itude)?s?$/i, /^(?:lng|lon(?:g|gitude)?)s?$/i]

function coordinates(
  entries: readonly Entry[],
  places: Meanings['places'],
): Record<string, unknown> {
  if (places.length === 0) return {}
  const filled = entries.flatMap(([name, schema]): [string, unknown][] => {
    const axis = axes.findIndex((pattern) => pattern.test(name))
    if (axis < 0) return []
    const values = places.map((place) => place[axis])
    return [[name, typeOf(schema) === 'array' ? values : values[0]]]
  })
  return Object.fromEntries(filled)
}

/** Where there are too few currencies for all, the required parameters get them. A list takes all that are left. */
function codes(
  entries: readonly Entry[],
  required: ReadonlySet<unknown>,
  currencies: readonly string[],
): Record<string, unknown> {
  const takers = entries.filter(([name, schema]) => describesCurrency(name, schema))
  const chosen =
    currencies.length >= takers.length ? takers : takers.filter(([name]) => required.has(name))
  const left = [...currencies]
  const filled: Record<string, unknown> = {}
  for (const [name, schema] of chosen) {
    const list = typeOf(schema) === 'array'
    const items = list ? plain(schema['items']) : schema
    const given = left
      .splice(0, list ? left.length : 1)
      .flatMap((code) => [code, code.toLowerCase()].find((form) => fits(items, form)) ?? [])
    if (given.length > 0) filled[name] = list ? given : given[0]
  }
  return filled
}

function days(
  entries: readonly Entry[],
  required: ReadonlySet<unknown>,
  dates: readonly string[],
): Record<string, unknown> {
  const [first, second] = dates
  if (first === undefined) return {}
  const takers = entries.filter(([, { format }]) => format === 'date' || format === 'date-time')
  const isStart = (name: string) => /^(?:from|since|start|after|begin)/i.test(name)
  const isEnd = (name: string) => /^(?:to|until|end|before)(?![a-z]{4})/i.test(name)
  const single = takers.some(([name]) => !isStart(name) && !isEnd(name))
  const filled: Record<string, unknown> = {}
  for (const [name, { format }] of takers) {
    const plainDay = second === undefined || required.has(name) ? first : undefined
    const firstDay = second !== undefined || !single ? first : undefined
    const otherDay = isStart(name) ? firstDay : plainDay
    const day = isEnd(name) ? second : otherDay
    if (day !== undefined) filled[name] = format === 'date' ? day : `${day}T00:00:00Z`
  }
  return filled
}
