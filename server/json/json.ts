/** A number as it was written. JSON.stringify writes it so; nothing else takes it for a number. */
export type WrittenNumber = { readonly rawJSON: string }

/** Newer than TypeScript's types of JSON. */
const { isRawJSON } = JSON as unknown as { isRawJSON(value: unknown): value is WrittenNumber }

export { isRawJSON as isWritten }

/** A JSON object: neither null, nor a list, nor a number as it was written. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value)

/** The list of JSON; empty for any other value. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const word = /^[\w.:/-]{0,64}$/

/** The JSON of a text. Names and ids, which need no escapes, are written without the engine. */
export const jsonOfText = (text: string): string =>
  word.test(text) ? `"${text}"` : JSON.stringify(text)

declare const type: unique symbol

/** A value that is JSON already, where writing it again would be most of the work. */
export class Json<Value> {
  declare readonly [type]: Value
  /** In UTF-8; large parts never become text. */
  readonly parts: readonly Buffer[]
  /** The value itself, where it is still to be checked. */
  readonly value: Value | undefined

  constructor(json: string | readonly Buffer[], value?: Value) {
    this.parts = typeof json === 'string' ? [Buffer.from(json)] : json
    this.value = value
  }

  get text(): string {
    return this.bytes().toString()
  }

  bytes(): Buffer {
    const [first] = this.parts
    return first && this.parts.length === 1 ? first : Buffer.concat(this.parts)
  }
}

/**
 * A JSON value with its members sorted by name and no spaces. Recursive: only for values whose
 * depth was bounded when they were parsed.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  if (typeof value !== 'object' || value === null || isRawJSON(value))
    return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  const texts = members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
  return `{${texts.join(',')}}`
}

/** Events of a stream as they stand on the wire (text/event-stream), each with its blank line. */
export abstract class Frames<Event> {
  declare readonly [type]: Event
  abstract readonly text: string
}

/** Events whose field `event` has their member `type`. */
export class NamedFrames<Event> extends Frames<Event> {
  readonly text: string
  /** The name of each of them. */
  readonly name: string
  readonly count: number

  constructor(name: string, text: string, count: number) {
    super()
    this.name = name
    this.text = text
    this.count = count
  }

  /** One event with this JSON. */
  static of<Event>(name: string, json: string): NamedFrames<Event> {
    return new NamedFrames(name, `event: ${name}\ndata: ${json}\n\n`, 1)
  }

  /** The JSON of the last event. */
  last(): string {
    return this.text.slice(this.text.lastIndexOf(dataField) + dataField.length)
  }
}

/** It begins a line, and JSON has no line breaks here. */
const dataField = '\ndata: '
