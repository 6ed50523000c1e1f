import { withoutLifting } from '../../request-members.ts'

/** More names than fit into the header. */
const maxNames = 400
const maxNameChars = 64
const maxHeaderChars = 1000

const noNames: ReadonlySet<string> = new Set()

/** Collects the members of a request that have no effect, for the header `x-ignored-fields`. */
export class IgnoredFields {
  #names: Set<string> | undefined

  /** Adds a member; the prefix is the list or object that it is in, as in `messages[].`. */
  add(name: string, prefix = ''): void {
    this.#add(prefix + encodedName(name))
  }

  /** Adds what was collected of a part of the request. */
  addAll(others: IgnoredFields): void {
    if (others.#names) for (const name of others.#names) this.#add(name)
  }

  /** Adds the members of an object that are none of these. One that is null counts as absent. */
  addOthers(
    from: object,
    names: ReadonlySet<string>,
    prefix = '',
    more: ReadonlySet<string> = noNames,
  ): void {
    const members = from as Readonly<Record<string, unknown>>
    for (const name in members)
      if (!names.has(name) && !more.has(name) && members[name] !== null) this.add(name, prefix)
  }

  /** The header's value; undefined if there are none. */
  header(): string | undefined {
    if (!this.#names) return undefined
    let text = ''
    for (const name of this.#names) {
      if (text.length + name.length > maxHeaderChars) return `${text}, ...`
      text += text === '' ? name : `, ${name}`
    }
    return text
  }

  #add(encoded: string): void {
    this.#names ??= new Set()
    if (this.#names.size <= maxNames) this.#names.add(encoded)
  }
}

/** The header for what `IgnoredFields` gives; none where nothing was ignored. */
export const ignoredHeader = (ignored: string | undefined): { 'x-ignored-fields'?: string } =>
  ignored === undefined ? {} : { 'x-ignored-fields': ignored }

type Properties = { properties: object }

/**
 * Makes a function that lists the fields of a request that the contract does not define, for the
 * header `x-ignored-fields`, but for some that were sent all the same. It returns undefined if there
 * are none.
 */
export function ignoredFinder(contract: {
  ChatCompletionRequest: Properties
  Message: Properties
}) {
  const requestNames = new Set(Object.keys(contract.ChatCompletionRequest.properties))
  const messageNames = new Set(Object.keys(contract.Message.properties))
  return (
    chat: { messages: readonly object[]; reasoning?: unknown },
    sent?: ReadonlySet<string>,
  ): string | undefined => {
    const ignored = new IgnoredFields()
    ignored.addOthers(chat, requestNames, '', sent)
    for (const message of chat.messages) ignored.addOthers(message, messageNames, 'messages[].')
    if (chat.reasoning) withoutLifting(chat.reasoning, (path) => ignored.add(path), 'reasoning')
    return ignored.header()
  }
}

/** A name that stays as it is. */
const plainName = /^[\w.-]{1,64}$/

/**
 * As `encodeURIComponent` writes it, cut between characters. The empty name is `""`, which no other
 * name becomes.
 */
function encodedName(name: string): string {
  if (name === '') return '""'
  if (plainName.test(name)) return name
  let encoded = ''
  for (const character of name.slice(0, maxNameChars).toWellFormed()) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > maxNameChars) break
    encoded += next
  }
  return encoded
}
