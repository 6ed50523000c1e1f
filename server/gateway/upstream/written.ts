import { joinedJson, type JsonSource } from '../../json-source.ts'

/**
 * Parts of a long request that are sent as the caller wrote them; what is absent is written anew.
 */
export type WrittenParts = {
  /** The JSON of each message that a model server gets as it came. */
  messages?: readonly (Buffer | undefined)[]
  tools?: Buffer | undefined
  /** What of the request's values stands in its text. */
  values?: WrittenValues
}

/** Shorter values are written as quickly as they are found. */
const leastBytes = 200
/** How many texts of the same length are compared with one that is looked for. */
const mostCompared = 8

/** Its JSON, or the texts that it is made of, with line breaks between them. */
type WrittenText = { text: string; json: Buffer } | { text: string; pieces: readonly string[] }

/**
 * The long texts and the objects of a request, with their JSON as the caller wrote it. They are
 * read when the first is looked for.
 */
export class WrittenValues {
  readonly #body: object
  readonly #source: JsonSource
  #objects: Map<unknown, Buffer> | undefined
  /** By their length: hashing texts would take as long as writing them. */
  readonly #texts = new Map<number, { list: WrittenText[]; next: number }>()

  constructor(body: object, source: JsonSource) {
    this.#body = body
    this.#source = source
  }

  /** The JSON of this value of the request; undefined for others, and for some that are short. */
  find(value: unknown): Buffer | undefined {
    const objects = (this.#objects ??= this.#read())
    if (typeof value !== 'string') return objects.get(value)
    const { list, next } = this.#texts.get(value.length) ?? { list: [], next: 0 }
    // Most are looked for in their order.
    for (let tried = 0; tried < Math.min(list.length, mostCompared); tried++) {
      const place = (next + tried) % list.length
      const found = list[place]
      if (found?.text !== value) continue
      this.#texts.set(value.length, { list, next: place + 1 })
      return 'json' in found ? found.json : this.#joined(found.pieces)
    }
    return undefined
  }

  /** Adds a text that was made of texts of the request, with line breaks between them. */
  addJoined(text: string, pieces: readonly string[]): void {
    this.#add({ text, pieces })
  }

  /** The JSON of a value: as it was written, or anew. */
  jsonOf(value: unknown): string | Buffer {
    return this.find(value) ?? JSON.stringify(value)
  }

  #read(): Map<unknown, Buffer> {
    const objects = new Map<unknown, Buffer>()
    this.#source.eachPart(this.#body, leastBytes, (value, json) => {
      if (typeof value === 'string') this.#add({ text: value, json })
      else objects.set(value, json)
    })
    return objects
  }

  #add(written: WrittenText): void {
    const { length } = written.text
    const same = this.#texts.get(length)
    if (same) same.list.push(written)
    else this.#texts.set(length, { list: [written], next: 0 })
  }

  #joined(pieces: readonly string[]): Buffer {
    const parts = pieces.flatMap((piece) => {
      const json = this.find(piece) ?? Buffer.from(JSON.stringify(piece))
      return ['\\n', json.subarray(json.indexOf(quote) + 1, json.lastIndexOf(quote))]
    })
    return joinedJson(['"', ...parts.slice(1), '"'])
  }
}

const quote = 0x22

type Message = { role: string; content?: unknown; tool_calls?: unknown }

/** Members of a message that are sent as they are, unless they are null. */
const plainMembers = new Set(['role', 'content', 'name', 'tool_calls', 'tool_call_id'])

/** The parts of a chat that its translation into the inner form leaves as they are. */
export function writtenParts(
  { messages }: { messages: readonly Message[] },
  source: JsonSource,
): WrittenParts {
  const items = source.items('messages')
  return {
    ...(items?.length === messages.length && {
      messages: messages.map((message, place) => (isPlain(message) ? items[place] : undefined)),
    }),
    tools: source.member('tools'),
  }
}

function isPlain(message: Message): boolean {
  const { role, content, tool_calls: calls } = message
  if (typeof content !== 'string' || role === 'developer') return false
  if (Array.isArray(calls) && calls.length === 0) return false
  for (const name in message)
    if (!plainMembers.has(name) || message[name as keyof Message] === null) return false
  return true
}
