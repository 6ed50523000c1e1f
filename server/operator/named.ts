import { Failure } from '../failure.ts'

/** A row of a list with names. */
export type NamedRow = { id: string; name: string; revoked_at: number | null }

/** Shorter prefixes match many rows: ids start with the time. */
export const minPrefix = 4
const maxShown = 5

export const isId = (word: string): boolean => /^[0-9a-f-]{36}$/.test(word)

/** The rows that a word may mean: by id, by name, or by the beginning of an id. */
function rowsNamed(rows: readonly NamedRow[], word: string): readonly NamedRow[] {
  const named = rows.filter(({ name }) => name === word)
  const usable = named.filter(({ revoked_at }) => revoked_at === null)
  const ways = [
    rows.filter(({ id }) => id === word),
    usable.length > 0 ? usable : named,
    word.length < minPrefix ? [] : rows.filter(({ id }) => id.startsWith(word.toLowerCase())),
  ]
  return ways.find((some) => some.length > 0) ?? []
}

/** The id of the only row that a word means; undefined if it means none. */
export function idNamed(
  rows: readonly NamedRow[],
  word: string,
  param: 'id' | 'key_id' = 'id',
): string | undefined {
  const [first, ...others] = rowsNamed(rows, word)
  if (!first || others.length === 0) return first?.id
  const ids = [first, ...others].map(({ id, name }) => `${id} (${name})`)
  const more = ids.length > maxShown ? ` and ${ids.length - maxShown} more` : ''
  const message =
    `${JSON.stringify(word)} may be ${ids.slice(0, maxShown).join(', ')}${more}; ` +
    'use an id, or more of it'
  const kind = param === 'id' ? 'conflict' : 'invalidRequest'
  throw new Failure(kind, message, { retry: false, param })
}
