/** A member or an item in the text: it begins at `start`, its value ends before `end`. */
type Place = {
  start: number
  valueStart: number
  end: number
  /** Of a value that is a list or an object, the index of its bracket in the outline; else -1. */
  open: number
}

/** What members of an object become: other JSON, or nothing. */
export type MemberEdits = ReadonlyMap<string, string | Buffer | undefined>

const openBracket = 0x5b
const openBrace = 0x7b

/**
 * The text that a JSON object was parsed from. It is valid, and no object in it names a member
 * twice, so that a part of it says to every reader what the parsed value says.
 */
export class JsonSource {
  readonly #bytes: Buffer
  readonly #outline: readonly number[]
  #closings: Int32Array | undefined
  #members: ReadonlyMap<string, Place> | undefined

  /** The outline is that of `scanJson`. */
  constructor(bytes: Buffer, outline: readonly number[]) {
    this.#bytes = bytes
    this.#outline = outline
  }

  /** The JSON of a member; undefined if there is none. */
  member(name: string): Buffer | undefined {
    const place = this.#places().get(name)
    return place && this.#json(place)
  }

  /** The JSON of each item of a member that is a list; undefined if it is none. */
  items(name: string): Buffer[] | undefined {
    const { open = -1 } = this.#places().get(name) ?? {}
    if (open < 0 || this.#byteAt(open) !== openBracket) return undefined
    return this.#placesIn(open).map((place) => this.#json(place))
  }

  /** The object with other members; those that it has not are added. */
  edited(edits: MemberEdits): Buffer {
    const parts: (string | Buffer)[] = []
    const add = (part: string | Buffer) => parts.push(parts.length === 0 ? '{' : ',', part)
    for (const [name, { start, end }] of this.#places())
      if (!edits.has(name)) add(this.#bytes.subarray(start, end))
    for (const [name, json] of edits) {
      if (json === undefined) continue
      add(`${JSON.stringify(name)}:`)
      parts.push(json)
    }
    return joinedJson(parts.length === 0 ? ['{}'] : [...parts, '}'])
  }

  /**
   * Calls back with each text, list and object of some size in the value that was parsed from this
   * text, as far as the outline goes, and with its JSON.
   */
  eachPart(value: object, leastBytes: number, visit: (part: unknown, json: Buffer) => void): void {
    const read = (parent: object, open: number) => {
      const isObject = this.#byteAt(open) === openBrace
      for (const [index, place] of this.#placesIn(open).entries()) {
        if (place.end - place.valueStart < leastBytes) continue
        const name = isObject ? this.#nameOf(place) : index
        const part = (parent as Record<string | number, unknown>)[name]
        visit(part, this.#json(place))
        if (place.open >= 0) read(part as object, place.open)
      }
    }
    read(value, 0)
  }

  #json({ valueStart, end }: Place): Buffer {
    return this.#bytes.subarray(valueStart, end)
  }

  #byteAt(index: number): number | undefined {
    return this.#bytes[this.#outline[index] ?? 0]
  }

  #nameOf({ start, valueStart }: Place): string {
    // Valid JSON: before the colon stands a name.
    return JSON.parse(this.#bytes.toString('utf8', start, valueStart - 1)) as string
  }

  #places(): ReadonlyMap<string, Place> {
    return (this.#members ??= new Map(
      this.#placesIn(0).map((place) => [this.#nameOf(place), place]),
    ))
  }

  /** The members of an object, or the items of a list, whose bracket is at this index. */
  #placesIn(open: number): Place[] {
    const bytes = this.#bytes
    const outline = this.#outline
    const closings = (this.#closings ??= closingsIn(bytes, outline))
    const isObject = this.#byteAt(open) === openBrace
    const close = closings[open] ?? 0
    const places: Place[] = []
    const [first = 0, last = 0] = [outline[open], outline[close]]
    if (close === open + 1 && isBlank(bytes, first + 1, last)) return places
    for (let at = open; at < close;) {
      const start = (outline[at] ?? 0) + 1
      let next = at + 1
      const valueStart = isObject ? (outline[next++] ?? 0) + 1 : start
      const isNested = isOpening(this.#byteAt(next))
      const inner = isNested ? next : -1
      if (isNested) next = (closings[next] ?? 0) + 1
      places.push({ start, valueStart, end: outline[next] ?? 0, open: inner })
      at = next
    }
    return places
  }
}

/** Joins parts of a JSON text. Long texts are made of parts, since the engine joins them slowly. */
export function joinedJson(parts: readonly (string | Buffer)[]): Buffer {
  let size = 0
  for (const part of parts) size += typeof part === 'string' ? Buffer.byteLength(part) : part.length
  const json = Buffer.allocUnsafe(size)
  let at = 0
  for (const part of parts)
    at += typeof part === 'string' ? json.write(part, at) : part.copy(json, at)
  return json
}

/** By the index of an opening bracket, that of the bracket that closes it. */
function closingsIn(bytes: Buffer, outline: readonly number[]): Int32Array {
  const closings = new Int32Array(outline.length)
  const open: number[] = []
  for (let index = 0; index < outline.length; index++) {
    const byte = bytes[outline[index] ?? 0]
    if (isOpening(byte)) open.push(index)
    else if (isClosing(byte)) closings[open.pop() ?? 0] = index
  }
  return closings
}

const isOpening = (byte: number | undefined): boolean => byte === openBracket || byte === openBrace

const isClosing = (byte: number | undefined): boolean => byte === 0x5d || byte === 0x7d

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
