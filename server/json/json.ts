/** A number with its original digits. Only JSON.stringify treats it as a number. */
export type WrittenNumber = { readonly rawJSON: string }

/** TypeScript's types of JSON do not have this yet. */
const { isRawJSON } = JSON as unknown as { isRawJSON(value: unknown): value is WrittenNumber }

export { isRawJSON as isWritten }

/** A JSON object: not null, not an array and not a `WrittenNumber`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJSON(value)

/** The value if it is an array; otherwise an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

declare const type: unique symbol

/** A value that is JSON already, so that it is not serialized again. */
export class Json<Value> {
  declare readonly [type]: Value
  readonly bytes: Buffer
  /** The value itself, if it must still be validated. */
  readonly value: Value | undefined

  constructor(json: string | Buffer, value?: Value) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json
    this.value = value
  }

  get text(): string {
    return this.bytes.toString()
  }
}

/**
 * JSON with members sorted by name and no spaces. Recursive: only for values whose depth was
 * bounded by the parser.
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

/** Serialized events of a stream (text/event-stream), each with its blank line. */
export abstract class Frames<Event> {
  declare readonly [type]: Event
  abstract readonly text: string
}

/** Events with a field `event`, whose value is their member `type`. */
export class NamedFrames<Event> extends Frames<Event> {
  readonly text: string
  /** The name of each event. */
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

/** The field begins a line; the JSON has no line breaks. */
const dataField = '\ndata: '
