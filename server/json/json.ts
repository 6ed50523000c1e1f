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

/** A value that is JSON text already, where writing it again would be most of the work. */
export class Json<Value> {
  declare readonly [type]: Value
  readonly text: string
  /** The value itself, where it is still to be checked. */
  readonly value: Value | undefined

  #bytes: Buffer | undefined

  constructor(text: string, value?: Value) {
    this.text = text
    this.value = value
  }

  /** The same in UTF-8, made once. */
  bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text))
  }
}

/** A value that is JSON in UTF-8 already: large parts of it never become text. */
export class JsonBytes<Value> {
  declare readonly [type]: Value
  readonly parts: readonly Buffer[]
  /** The value itself, where it is still to be checked. */
  readonly value: Value | undefined

  constructor(parts: readonly Buffer[], value?: Value) {
    this.parts = parts
    this.value = value
  }

  bytes(): Buffer {
    const [first] = this.parts
    return first && this.parts.length === 1 ? first : Buffer.concat(this.parts)
  }
}

/** The JSON text of an event whose member `type` is the name. */
export class NamedJson<Value> extends Json<Value> {
  readonly name: string

  constructor(name: string, text: string) {
    super(text)
    this.name = name
  }
}

/** Several such events as they stand on the wire: each with its field `event`, and a blank line. */
export class NamedFrames<Value> {
  declare readonly [type]: Value
  readonly text: string
  /** How many events there are: at least one. */
  readonly count: number

  constructor(text: string, count: number) {
    this.text = text
    this.count = count
  }

  /** The JSON of the last event. */
  last(): string {
    return this.text.slice(this.text.lastIndexOf(dataField) + dataField.length)
  }
}

/** It begins a line, and JSON has no line breaks here. */
const dataField = '\ndata: '

/** The JSON of such an event, of which long parts are in UTF-8 and never become text. */
export class NamedJsonBytes<Value> {
  declare readonly [type]: Value
  readonly name: string
  /** None of them is empty. */
  readonly parts: readonly (string | Buffer)[]

  constructor(name: string, parts: readonly (string | Buffer)[]) {
    this.name = name
    this.parts = parts
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
