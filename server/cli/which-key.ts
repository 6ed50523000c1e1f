import { commandLine } from '../command.ts'
import { CommandError, UsageError } from './arguments.ts'

type Named = { id: string; name: string; revoked_at: number | null }

/** Shorter ones would be of many keys: ids begin with the time. */
const minPrefix = 4
const maxShown = 5
const hint = () => `\`${commandLine('keys list')}\` lists them.`

/** The keys that a word of the command line may be: by id, by name, or by the beginning of an id. */
export function keysNamed<Key extends Named>(keys: readonly Key[], word: string): Key[] {
  const named = keys.filter(({ name }) => name === word)
  const usable = named.filter(({ revoked_at }) => revoked_at === null)
  const ways = [
    keys.filter(({ id }) => id === word),
    usable.length > 0 ? usable : named,
    word.length < minPrefix ? [] : keys.filter(({ id }) => id.startsWith(word.toLowerCase())),
  ]
  return ways.find((some) => some.length > 0) ?? []
}

/** The id of the one key that a word names. */
export function idOfKey(keys: readonly Named[], word: string | undefined): string {
  if (word === undefined)
    throw new UsageError(`Name a key by its id, the beginning of it, or its name; ${hint()}`)
  const [first, ...others] = keysNamed(keys, word)
  if (!first)
    throw new CommandError(`There is no key with the id or name ${JSON.stringify(word)}; ${hint()}`)
  if (others.length === 0) return first.id
  const ids = [first, ...others].map(({ id, name }) => `${id} (${name})`)
  const more = ids.length > maxShown ? ` and ${ids.length - maxShown} more` : ''
  throw new CommandError(
    `${JSON.stringify(word)} may be ${ids.slice(0, maxShown).join(', ')}${more}; ` +
      'use an id, or more of it.',
  )
}
