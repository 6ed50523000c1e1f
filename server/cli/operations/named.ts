import { commandLine } from '../../command.ts'
import { CommandError } from '../arguments.ts'

/** A row of a list with names. */
export type NamedRow = { id: string; name: string; revoked_at: number | null }

/** The noun to look up, and the command that lists it. */
type Lookup = { noun: string; lister: string }

/** Shorter prefixes match many rows: ids start with the time. */
const minPrefix = 4
const maxShown = 5

/** The rows that a word may mean: by id, by name, or by the beginning of an id. */
export function rowsNamed(rows: readonly NamedRow[], word: string): NamedRow[] {
  const named = rows.filter(({ name }) => name === word)
  const usable = named.filter(({ revoked_at }) => revoked_at === null)
  const ways = [
    rows.filter(({ id }) => id === word),
    usable.length > 0 ? usable : named,
    word.length < minPrefix ? [] : rows.filter(({ id }) => id.startsWith(word.toLowerCase())),
  ]
  return ways.find((some) => some.length > 0) ?? []
}

/** The id of the only row that a word means. */
export function idNamed(rows: readonly NamedRow[], word: string, { noun, lister }: Lookup): string {
  const [first, ...others] = rowsNamed(rows, word)
  if (!first)
    throw new CommandError(
      `There is no ${noun} with the id or name ${JSON.stringify(word)}; ` +
        `\`${commandLine(lister)}\` lists them.`,
    )
  if (others.length === 0) return first.id
  const ids = [first, ...others].map(({ id, name }) => `${id} (${name})`)
  const more = ids.length > maxShown ? ` and ${ids.length - maxShown} more` : ''
  throw new CommandError(
    `${JSON.stringify(word)} may be ${ids.slice(0, maxShown).join(', ')}${more}; ` +
      'use an id, or more of it.',
  )
}
