import { occurs } from './extract.ts'
import { meantBy } from './gazetteer.ts'
import { meaningfulWords } from './words.ts'

type Choice = string | number

/** The choice of a schema that a query names, in whatever form of the word; or the only one that begins with a word of it ("jobs" for `jobstories`). */
export function choiceIn(choices: readonly unknown[], query: string): Choice | undefined {
  const offered = choices.filter(isChoice)
  const exact = offered.find((choice) => occurs(choice, query))
  if (exact !== undefined) return exact
  const words = meaningfulWords(query)
  const known = new Set(words)
  const meant = offered.find((choice) => {
    const parts = meaningfulWords(String(choice))
    return parts.length > 0 && parts.every((part) => known.has(part))
  })
  if (meant !== undefined) return meant
  for (const word of words.filter(({ length }) => length > 2)) {
    const [only, ...others] = offered.filter((choice) =>
      String(choice).toLowerCase().startsWith(word),
    )
    if (only !== undefined && others.length === 0) return only
  }
  return undefined
}

/** The choices of a list that a query names, by their first word: the wind is `wind_speed_10m` and `wind_direction_10m`. */
export function choicesIn(
  choices: readonly unknown[],
  query: string,
  most: unknown,
): Choice[] | undefined {
  const words = new Set(meaningfulWords(`${query} ${meantBy(query)}`))
  const found = choices
    .filter(isChoice)
    .filter(
      (choice) => occurs(choice, query) || words.has(meaningfulWords(String(choice))[0] ?? ''),
    )
  return found.length === 0 ? undefined : found.slice(0, typeof most === 'number' ? most : 8)
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'string' || typeof value === 'number'
}
