import { isRecord } from '../../json/json.ts'
import { withoutLifting } from '../../config/request-members.ts'

/** More names than fit into the header. */
const maxNames = 400
const maxNameChars = 64
const maxHeaderChars = 1000

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

  /**
   * Adds the members of a value that have no effect. Null counts as absent. Recursive: only for
   * values of bounded depth.
   */
  addMembers(value: unknown, shape: AnyShape, path = ''): void {
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) this.addMembers(item, shape, `${path}[]`)
      return
    }
    if (!isRecord(value)) return
    const prefix = path === '' ? '' : `${path}.`
    const known = typeof shape === 'function' ? shape(value) : shape
    if (typeof known === 'string') return this.add(known, prefix)
    const { names, within = {} } = known
    for (const name in value) if (!names.has(name) && value[name] !== null) this.add(name, prefix)
    for (const [name, member] of Object.entries(within))
      this.addMembers(value[name], member, prefix + name)
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

/** The members of an object that have an effect, and of those that are in them. */
export type Shape = {
  names: ReadonlySet<string>
  within?: Readonly<Record<string, AnyShape>>
}

/** What depends on the object's type; the name of a type that has no effect at all. */
type AnyShape = Shape | ((value: Readonly<Record<string, unknown>>) => Shape | string)

type Schema = { properties: object }

/** The members that a contract's schema has, without these. */
export const namesOf = (
  { properties }: Schema,
  without?: ReadonlySet<string>,
): ReadonlySet<string> => new Set(Object.keys(properties).filter((name) => !without?.has(name)))

/**
 * Makes a function that lists the fields of a chat that the contract does not define, for the header
 * `x-ignored-fields`, except some that were sent all the same. It returns undefined if there are none.
 */
export function ignoredFinder(contract: { ChatCompletionRequest: Schema; Message: Schema }) {
  const names = namesOf(contract.ChatCompletionRequest)
  const within = { messages: { names: namesOf(contract.Message) } }
  return (
    chat: { messages: readonly object[]; reasoning?: unknown },
    sent?: ReadonlySet<string>,
  ): string | undefined => {
    const ignored = new IgnoredFields()
    ignored.addMembers(chat, {
      names: sent && sent.size > 0 ? new Set([...names, ...sent]) : names,
      within,
    })
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
