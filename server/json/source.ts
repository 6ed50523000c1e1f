import type { StructuralIndex } from './structural-index.ts'

/** A part of a text in UTF-8: from the byte `start` up to the byte `end`. */
export type Span = { readonly start: number; readonly end: number }

/** A member or an item in the text. The span is that of its value, spaces around it included. */
type Place = Span & {
  /** Where the member begins, spaces before its name included. */
  nameStart: number
  /** Which member or item it is. */
  index: number
  /** Of a value that is a list or an object, the entry of its bracket in the structural index; else -1. */
  open: number
}

/** JSON, new, in UTF-8, or as it stands in the source. */
export type JsonPart = string | Buffer | Span

/** What members of an object become: other JSON, or nothing. */
export type MemberEdits = ReadonlyMap<string, readonly JsonPart[] | undefined>

const openBracket = 0x5b
const openBrace = 0x7b
const comma = 0x2c
const quote = 0x22
const backslash = 0x5c

/**
 * The text that a JSON object was parsed from. It is valid, and no object in it names a member
 * twice, so that a part of it says to every reader what the parsed value says.
 */
export class JsonSource {
  readonly #bytes: Buffer
  readonly #index: StructuralIndex
  #members: ReadonlyMap<string, Place> | undefined

  /** The index is that of `scanJson`. */
  constructor(bytes: Buffer, index: StructuralIndex) {
    this.#bytes = bytes
    this.#index = index
  }

  /** The bytes of the whole text. */
  get length(): number {
    return this.#bytes.length
  }

  /** The JSON of a member; undefined if there is none. */
  member(name: string): Span | undefined {
    return this.#places().get(name)
  }

  /** The JSON of each item of a member that is a list; undefined if it is none. */
  items(name: string): readonly Span[] | undefined {
    const open = this.#listOf(name)
    return open === undefined ? undefined : this.#placesIn(open)
  }

  /** The inside of a text's JSON, without its quotes. */
  insideOf({ start, end }: Span): Span {
    const bytes = this.#bytes
    const [first, last] = [bytes.indexOf(quote, start), bytes.lastIndexOf(quote, end - 1)]
    return { start: first + 1, end: last }
  }

  /** Writes JSON with parts of this text. */
  writer(): JsonWriter {
    return new JsonWriter(this.#bytes)
  }

  /** The object with other members; those that it has not are added. */
  edited(edits: MemberEdits): Buffer {
    if (edits.size === 0) return this.#bytes
    const writer = this.writer()
    let separator = '{'
    const begin = (text: string) => {
      writer.add(separator + text)
      separator = ','
    }
    for (const [name, { nameStart: start, end }] of this.#places()) {
      if (edits.has(name)) continue
      begin('')
      writer.add({ start, end })
    }
    for (const [name, parts] of edits) {
      if (!parts) continue
      begin(`${JSON.stringify(name)}:`)
      for (const part of parts) writer.add(part)
    }
    writer.add(separator === '{' ? '{}' : '}')
    return writer.bytes()
  }

  /**
   * Calls back with each text, list and object of some size in the value that was parsed from this
   * text, as far as the index goes, and with its JSON. An object that is a member of an object,
   * such as a schema, is not looked into, and neither is a shared item of a list that is not shared.
   */
  eachPart(value: object, leastBytes: number, visit: (part: unknown, json: Span) => void): void {
    const read = (parent: object, open: number) => {
      const names = this.#byteAt(open) === openBrace ? Object.keys(parent) : undefined
      for (const place of this.#placesIn(open, leastBytes)) {
        const name = names ? this.#nameAmong(names, place) : place.index
        const part = (parent as Record<string | number, unknown>)[name]
        visit(part, place)
        if (place.open < 0) continue
        const isWhole = names && this.#byteAt(place.open) === openBrace
        if (!isWhole) read(part as object, place.open)
      }
    }
    read(value, 0)
  }

  /** The bracket of a member that is a list; undefined if it is none. */
  #listOf(name: string): number | undefined {
    const { open = -1 } = this.#places().get(name) ?? {}
    return open >= 0 && this.#byteAt(open) === openBracket ? open : undefined
  }

  /** What stands behind a value: this entry itself, if the value has no entries. */
  #behind(entry: number): number {
    const closing = this.#index.closings[entry] ?? 0
    return closing === 0 ? entry : closing + 1
  }

  #byteAt(entry: number): number | undefined {
    return this.#bytes[this.#index.offsets[entry] ?? 0]
  }

  /** The name of a member; most objects have their members in the order of the text. */
  #nameAmong(names: readonly string[], place: Place): string {
    const name = names[place.index]
    return name !== undefined && this.#isNamed(place, name) ? name : this.#nameOf(place)
  }

  /** Whether the member has this name, where it is written in plain ASCII. */
  #isNamed({ nameStart }: Place, name: string): boolean {
    const bytes = this.#bytes
    let at = nameStart
    while (bytes[at] !== quote) at++
    for (let index = 0; index < name.length; index++) {
      const code = name.charCodeAt(index)
      if (bytes[++at] !== code || code >= 0x80 || code === backslash) return false
    }
    return bytes[at + 1] === quote
  }

  #nameOf({ nameStart, start }: Place): string {
    const json = this.#bytes.toString('utf8', nameStart, start - 1)
    // Valid JSON: before the colon stands a name.
    return plainText.exec(json)?.[1] ?? (JSON.parse(json) as string)
  }

  #places(): ReadonlyMap<string, Place> {
    return (this.#members ??= new Map(
      this.#placesIn(0).map((place) => [this.#nameOf(place), place]),
    ))
  }

  /**
   * The members of an object, or the items of a list, whose bracket is this entry; without those
   * that are shorter.
   */
  #placesIn(open: number, leastBytes = 0): Place[] {
    const { offsets, closings } = this.#index
    const isObject = this.#byteAt(open) === openBrace
    const close = closings[open] ?? 0
    const places: Place[] = []
    const [first = 0, last = 0] = [offsets[open], offsets[close]]
    if (close === open + 1 && isBlank(this.#bytes, first + 1, last)) return places
    let separator = open
    for (let index = 0; separator < close; index++) {
      const nameStart = (offsets[separator] ?? 0) + 1
      // The colon of a member is an entry of its own.
      const value = separator + (isObject ? 2 : 1)
      const start = (offsets[value - 1] ?? 0) + 1
      const next = this.#behind(value)
      const end = offsets[next] ?? 0
      const isContainer = next !== value
      if (end - start >= leastBytes)
        places.push({ nameStart, start, end, index, open: isContainer ? value : -1 })
      separator = next
    }
    return places
  }
}

/** Writes JSON in UTF-8 of new text and of parts of a source, whose bytes are copied. */
export class JsonWriter {
  readonly #source: Buffer
  readonly #parts: JsonPart[] = []
  /** What comes before the next bytes that are copied. */
  #text = ''

  constructor(source: Buffer) {
    this.#source = source
  }

  add(part: JsonPart): void {
    if (typeof part === 'string') {
      this.#text += part
      return
    }
    const last = this.#parts.at(-1)
    // What stands side by side in the source is copied at once.
    if (this.#text === ',' && isSpan(part) && isSpan(last) && this.#isBetween(last, part))
      this.#parts[this.#parts.length - 1] = { start: last.start, end: part.end }
    else this.#parts.push(this.#text, part)
    this.#text = ''
  }

  /** Whether a comma alone is between them in the source. */
  #isBetween(one: Span, other: Span): boolean {
    return one.end + 1 === other.start && this.#source[one.end] === comma
  }

  bytes(): Buffer {
    const parts = [...this.#parts, this.#text]
    let size = 0
    for (const part of parts) size += isSpan(part) ? part.end - part.start : Buffer.byteLength(part)
    const json = Buffer.allocUnsafe(size)
    let at = 0
    for (const part of parts)
      if (typeof part === 'string') at += json.write(part, at)
      else if (isSpan(part)) at += this.#source.copy(json, at, part.start, part.end)
      else at += part.copy(json, at)
    return json
  }
}

const isSpan = (part: JsonPart | undefined): part is Span =>
  typeof part === 'object' && !Buffer.isBuffer(part)

/** A text without escapes. */
const plainText = /^"([\w-]*)"$/

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) > 0x20) return false
  return true
}

/** The members of all objects in a value. Recursive: only for values of bounded depth. */
export function countMembers(value: object): number {
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value as unknown[])
      if (typeof item === 'object' && item !== null) count += countMembers(item)
    return count
  }
  for (const name in value) {
    count++
    const member = (value as Record<string, unknown>)[name]
    if (typeof member === 'object' && member !== null) count += countMembers(member)
  }
  return count
}
