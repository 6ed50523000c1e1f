/** A member in the text of an object: its name begins at `start`, its value ends before `end`. */
type MemberPlace = {
  start: number
  valueStart: number
  end: number
  /** Places of the brackets of a list or object, and of the commas between them. */
  delimiters: readonly number[]
}

/** What members of an object become: other JSON, or nothing. */
export type MemberEdits = ReadonlyMap<string, string | Buffer | undefined>

const colon = 0x3a
const openBracket = 0x5b
const openBrace = 0x7b

/**
 * The text that a JSON object was parsed from. It is valid, and no object in it names a member
 * twice, so that a part of it says to every reader what the parsed value says.
 */
export class JsonSource {
  readonly #bytes: Buffer
  readonly #outline: readonly number[]
  #members: ReadonlyMap<string, MemberPlace> | undefined

  /** The outline is that of `scanJson`. */
  constructor(bytes: Buffer, outline: readonly number[]) {
    this.#bytes = bytes
    this.#outline = outline
  }

  /** The JSON of a member; undefined if there is none. */
  member(name: string): Buffer | undefined {
    const place = this.#places().get(name)
    return place && this.#bytes.subarray(place.valueStart, place.end)
  }

  /** The JSON of each item of a member that is a list; undefined if it is none. */
  items(name: string): Buffer[] | undefined {
    const [open, ...ends] = this.#places().get(name)?.delimiters ?? []
    if (open === undefined || this.#bytes[open] !== openBracket) return undefined
    const items: Buffer[] = []
    let start = open + 1
    for (const end of ends) {
      items.push(this.#bytes.subarray(start, end))
      start = end + 1
    }
    return items.length === 1 && isBlank(items[0]) ? [] : items
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

  #places(): ReadonlyMap<string, MemberPlace> {
    return (this.#members ??= membersIn(this.#bytes, this.#outline))
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

function membersIn(bytes: Buffer, outline: readonly number[]): Map<string, MemberPlace> {
  const members = new Map<string, MemberPlace>()
  let place = 0
  const next = () => outline[place++] ?? bytes.length
  let start = next() + 1
  for (let at = next(); bytes[at] === colon; at = next()) {
    const delimiters: number[] = []
    let end = next()
    if (bytes[end] === openBracket || bytes[end] === openBrace) {
      do delimiters.push(end)
      while (!isClosing(bytes[(end = next())]))
      delimiters.push(end)
      end = next()
    }
    // Valid JSON: between the braces and commas stand names.
    const name = JSON.parse(bytes.toString('utf8', start, at)) as string
    members.set(name, { start, valueStart: at + 1, end, delimiters })
    start = end + 1
  }
  return members
}

const isClosing = (byte: number | undefined): boolean => byte === 0x5d || byte === 0x7d

const isBlank = (json: Buffer | undefined): boolean =>
  json === undefined || json.every((byte) => byte <= 0x20)

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
