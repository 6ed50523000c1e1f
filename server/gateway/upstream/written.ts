import type { JsonSource, JsonWriter, Span } from '../../json/source.ts'

/**
 * What of a long request is sent as the caller wrote it. What is absent, or is not found among the
 * values, is written anew.
 */
export type WrittenParts = {
  source: JsonSource
  /** The JSON of each message that a model server gets as it came. */
  messages?: readonly (Span | undefined)[]
  tools?: Span | undefined
  /** What of the request's values stands in its text. */
  values?: WrittenValues
}

/** Shorter values are written as quickly as they are found. */
const leastBytes = 200
/** The JSON of a character has at most six bytes: shorter texts are never among the values. */
const leastChars = Math.floor(leastBytes / 6)
/** How many texts of the same length are compared with one that is looked for. */
const mostCompared = 8

/**
 * Where the JSON of a value stands, or the texts that a text is made of, with line breaks between
 * them.
 */
type Whereabouts = Span | readonly string[]

type WrittenText = { text: string; json: Whereabouts }

/** Texts of the same length, in the order of the request. */
type SameLength = { list: WrittenText[]; next: number }

/**
 * The long texts and the objects of a request, with their JSON as the caller wrote it. They are
 * read when the first is looked for.
 */
export class WrittenValues {
  readonly #body: object
  readonly #source: JsonSource
  #objects: Map<unknown, Span> | undefined
  /** By their length: hashing texts would take as long as writing them. */
  readonly #texts = new Map<number, SameLength>()

  constructor(body: object, source: JsonSource) {
    this.#body = body
    this.#source = source
  }

  /** Writes JSON to which values can be added. */
  writer(): JsonWriter {
    return this.#source.writer()
  }

  /** Where a value stands in the text; undefined if it does not, or is short. */
  find(value: unknown): Whereabouts | undefined {
    if (typeof value === 'string')
      return value.length < leastChars ? undefined : this.#findText(value)
    return typeof value === 'object' ? this.#objectSpans().get(value) : undefined
  }

  /** Adds the JSON of what was found. */
  copy(json: Whereabouts, writer: JsonWriter): void {
    if ('start' in json) return writer.add(json)
    for (const [place, piece] of json.entries()) {
      writer.add(place === 0 ? '"' : '\\n')
      const found = this.find(piece)
      if (found && 'start' in found) writer.add(this.#source.insideOf(found))
      else writer.add(JSON.stringify(piece).slice(1, -1))
    }
    writer.add('"')
  }

  /** Adds the JSON of a value: as it was written, or anew. */
  add(value: unknown, writer: JsonWriter): void {
    const json = this.find(value)
    if (json) this.copy(json, writer)
    else writer.add(JSON.stringify(value))
  }

  /** Takes note of a text that is a member of the request: it is found without the others. */
  noteMember(text: string, name: string): void {
    const json = this.#source.member(name)
    if (json) this.#note({ text, json })
  }

  /** Takes note of a text that was made of texts of the request, with line breaks between them. */
  noteJoined(text: string, pieces: readonly string[]): void {
    this.#note({ text, json: pieces })
  }

  #findText(text: string): Whereabouts | undefined {
    const noted = this.#objects ? undefined : this.#among(text)
    if (noted) return noted
    this.#objectSpans()
    return this.#among(text)
  }

  /** What was taken note of a text. */
  #among(text: string): Whereabouts | undefined {
    const same = this.#texts.get(text.length)
    if (!same) return undefined
    const { list, next } = same
    // Most are looked for in their order.
    for (let tried = 0; tried < Math.min(list.length, mostCompared); tried++) {
      const place = (next + tried) % list.length
      const written = list[place]
      if (written?.text !== text) continue
      same.next = place + 1
      return written.json
    }
    return undefined
  }

  #objectSpans(): ReadonlyMap<unknown, Span> {
    if (this.#objects) return this.#objects
    const objects = new Map<unknown, Span>()
    this.#objects = objects
    this.#source.eachPart(this.#body, leastBytes, (value, span) => {
      if (typeof value === 'string') this.#note({ text: value, json: span })
      else objects.set(value, span)
    })
    return objects
  }

  #note(written: WrittenText): void {
    const { length } = written.text
    const same = this.#texts.get(length)
    if (same) same.list.push(written)
    else this.#texts.set(length, { list: [written], next: 0 })
  }
}

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
    source,
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
