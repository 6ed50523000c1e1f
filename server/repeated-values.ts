import { scanJson, type KnownPart, type KnownValue } from './json.ts'
import type { JsonSource } from './json-source.ts'

/** Shorter values are parsed as quickly as they are found. */
const leastBytes = 2 << 10
const mostBytes = 256 << 10
/** Of all values together. */
const mostBytesKept = 2 << 20
const mostKept = 32

type Entry = {
  name: string
  bytes: Buffer
  /** When it was met last, by a count. */
  metAt: number
  /** Set once it was met twice; null where it cannot be used. */
  known?: KnownValue | null
}

/** A known value, and the member that it is. */
type Occurrence = KnownPart & { name: string }

/**
 * Long members that one request after the other has in common, as the tools and the instructions of
 * coding agents: where the same bytes come again, they are not parsed again. The values are frozen,
 * since requests share them. Few are kept, and first those that were met last.
 */
export class RepeatedValues {
  readonly #names: readonly { name: string; json: string }[]
  readonly #entries: Entry[] = []
  #count = 0

  /** `names` are those of the members. */
  constructor(names: readonly string[]) {
    this.#names = names.map((name) => ({ name, json: JSON.stringify(name) }))
  }

  /** The known value of the member that has its colon at this byte. */
  find(json: Buffer, colon: number): Occurrence | undefined {
    const name = this.#nameBefore(json, colon)
    if (name === undefined) return undefined
    let start = colon + 1
    while ((json[start] ?? 0x21) <= 0x20) start++
    for (const entry of this.#entries) {
      const { known } = entry
      if (!known || entry.name !== name || !isAt(json, start, entry.bytes)) continue
      entry.metAt = ++this.#count
      return { ...known, name, start, end: start + entry.bytes.length }
    }
    return undefined
  }

  /** Takes note of the members of a body but for these. */
  note(json: Buffer, source: JsonSource, found: readonly Occurrence[]): void {
    for (const { name } of this.#names) {
      if (found.some((known) => known.name === name)) continue
      const { start, end } = source.member(name) ?? nowhere
      if (end - start >= leastBytes && end - start <= mostBytes)
        this.#meet(name, trimmed(json.subarray(start, end)))
    }
  }

  #nameBefore(json: Buffer, colon: number): string | undefined {
    for (const { name, json: text } of this.#names) {
      const start = colon - text.length
      if (json[colon - 2] !== text.charCodeAt(text.length - 2)) continue
      // Behind anything else it is the end of a longer name.
      const isName = isSeparator(json[start - 1]) && json.toString('latin1', start, colon) === text
      if (isName) return name
    }
    return undefined
  }

  #meet(name: string, bytes: Buffer): void {
    const metAt = ++this.#count
    const entry = this.#entries.find((one) => one.name === name && one.bytes.equals(bytes))
    if (entry) {
      entry.metAt = metAt
      // What comes once alone is not worth more than a copy of its bytes.
      if (entry.known === undefined) entry.known = knownValue(entry.bytes)
      return
    }
    this.#entries.push({ name, bytes: Buffer.from(bytes), metAt })
    this.#dropOldest()
  }

  #dropOldest(): void {
    let size = this.#entries.reduce((sum, { bytes }) => sum + bytes.length, 0)
    if (this.#entries.length <= mostKept && size <= mostBytesKept) return
    this.#entries.sort((one, other) => other.metAt - one.metAt)
    while (this.#entries.length > mostKept || size > mostBytesKept)
      size -= this.#entries.pop()?.bytes.length ?? size
  }
}

/** The known values of one body, for the scan of it. */
export class RepeatsIn {
  readonly found: Occurrence[] = []
  readonly #json: Buffer
  readonly #repeats: RepeatedValues

  constructor(json: Buffer, repeats: RepeatedValues) {
    this.#json = json
    this.#repeats = repeats
  }

  readonly find = (colon: number): Occurrence | undefined => {
    const occurrence = this.#repeats.find(this.#json, colon)
    if (occurrence) this.found.push(occurrence)
    return occurrence
  }

  /** Completes the value of the body, of which they were left out. */
  putInto(value: Record<string, unknown>): void {
    for (const { name, value: known } of this.found) value[name] = known
  }

  /** Takes note of the other members that may come again. */
  note(source: JsonSource): void {
    this.#repeats.note(this.#json, source, this.found)
  }
}

const nowhere = { start: 0, end: 0 }

/** Whether these bytes stand there. Most others differ in their last one. */
function isAt(json: Buffer, start: number, bytes: Buffer): boolean {
  const { length } = bytes
  const end = start + length
  return (
    end <= json.length &&
    json[end - 1] === bytes[length - 1] &&
    json[start + (length >> 1)] === bytes[length >> 1] &&
    json.compare(bytes, 0, length, start, end) === 0
  )
}

const isSeparator = (byte: number | undefined): boolean =>
  byte === 0x2c || byte === 0x7b || (byte !== undefined && byte <= 0x20)

/** Without the spaces around it. */
function trimmed(json: Buffer): Buffer {
  let [start, end] = [0, json.length]
  while (start < end && (json[start] ?? 0) <= 0x20) start++
  while (end > start && (json[end - 1] ?? 0) <= 0x20) end--
  return json.subarray(start, end)
}

/** The JSON of a member of the outermost object, which is valid; null if it loses digits. */
function knownValue(json: Buffer): KnownValue | null {
  const outline: number[] = []
  const { members, values, losesDigits } = scanJson(json, {}, { digits: true, outline, depth: 1 })
  if (losesDigits) return null
  return { outline, members, values, value: frozen(JSON.parse(json.toString('utf8'))) }
}

/** Recursive: only for values of bounded depth. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
