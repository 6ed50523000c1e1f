import { isRecord } from '../../json/json.ts'
import { withoutLifting } from '../../config/request-members.ts'
import type { Shaped } from '../providers/shaped.ts'

/** More names than the header can have. */
const maxNames = 400
const maxNameChars = 64
const maxHeaderChars = 1000

/** Collects the fields of a request that have no effect: the header `x-ignored-fields`. */
export class IgnoredFields {
  #names: Set<string> | undefined

  /** Adds a field; the prefix is the path of its object, as in `messages[].`. */
  add(name: string, prefix = ''): void {
    this.#add(prefix + encodedName(name))
  }

  /** Adds the fields of another collection. */
  addAll(others: IgnoredFields): void {
    if (others.#names) for (const name of others.#names) this.#add(name)
  }

  /**
   * Adds the fields of a value that have no effect: first its own in their order, then those of the
   * objects in it in the order of the shape. Null counts as absent. Recursive: only for values of
   * bounded depth.
   */
  addMembers(value: unknown, shape: AnyShape, path = ''): void {
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) this.addMembers(item, shape, `${path}[]`)
      return
    }
    if (!isRecord(value)) return
    const prefix = path === '' ? '' : `${path}.`
    const fields = typeof shape === 'function' ? shape(value) : shape
    if (typeof fields === 'string') return this.add(fields, prefix)
    const { names, unused, within = {}, isForwarded } = fields
    for (const name in value) {
      const hasEffect = names.has(name) && !unused?.has(name)
      if (hasEffect || value[name] === null) continue
      if (isForwarded) withoutLifting({ [name]: value[name] }, (at) => this.add(at, prefix))
      else this.add(name, prefix)
    }
    for (const [name, member] of Object.entries(within))
      this.addMembers(value[name], member, prefix + name)
  }

  /** The header's value; undefined if nothing was ignored. */
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

/**
 * The header `x-ignored-fields` with these names and those that the last server was not sent; no
 * header without any.
 */
export function ignoredHeader(
  ignored: string | undefined,
  shaped?: Shaped,
): { 'x-ignored-fields'?: string } {
  if (ignored === undefined && !shaped) return {}
  const names = new Set(ignored?.split(', '))
  for (const name of shaped?.ignored ?? []) names.add(name)
  return names.size > 0 ? { 'x-ignored-fields': [...names].join(', ') } : {}
}

/** The fields of an object that have an effect, and the shapes of the objects in them. */
export type Shape = {
  names: ReadonlySet<string>
  /** Those of the names that have no effect in this object. */
  unused?: ReadonlySet<string>
  within?: Readonly<Record<string, AnyShape>>
  /** Whether other fields are forwarded, except those that lift limits. */
  isForwarded?: boolean
}

/** A shape, or a function of the object: a type without any effect is a name instead. */
type AnyShape = Shape | ((value: Readonly<Record<string, unknown>>) => Shape | string)

type Schema = { properties: object }

/** The fields of a contract's schema, except these. */
export const namesOf = (
  { properties }: Schema,
  without?: ReadonlySet<string>,
): ReadonlySet<string> => new Set(Object.keys(properties).filter((name) => !without?.has(name)))

/**
 * Makes a function that lists the fields of a chat that its contract does not define, except fields
 * that were forwarded: the value of the header `x-ignored-fields`. `message` is the shape of each
 * message.
 */
export function ignoredFinder(
  contract: { ChatCompletionRequest: Schema; Message: Schema },
  message: AnyShape = { names: namesOf(contract.Message) },
) {
  const names = namesOf(contract.ChatCompletionRequest)
  const within = { messages: message }
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

/** A name that needs no encoding. */
const plainName = /^[\w.-]{1,64}$/

/**
 * Encodes as `encodeURIComponent` does, and truncates between characters. The empty name is `""`,
 * which no other name encodes to.
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
