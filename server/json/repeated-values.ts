import { listOf } from './json.ts'
import { scanJson, type KnownPart, type KnownValue } from './scan.ts'
import { countMembers, type JsonSource } from './source.ts'
import { RepeatedLists, type KnownItems } from './repeated-lists.ts'
import { memoryOf, share } from './shared.ts'

/** Shorter values are parsed as quickly as they are found. */
const leastBytes = 2 << 10
const mostBytes = 256 << 10
/** Of all values together. */
const mostBytesKept = 4 << 20
const mostKept = 32

/** A member, or a list whose first item is meant. */
type Member = { name: string; json: string; isList: boolean }

type Entry = {
  member: Member
  bytes: Buffer
  /** When it was used last, by a count. */
  usedAt: number
  /** Set when it comes for the second time; null where it cannot be used. */
  known?: KnownValue | null
}

/** A known value, or the items that a list begins with, and the member of a body that they are. */
type Occurrence = (KnownPart | KnownItems) & { member: Member }

/**
 * Long values that one request after the other has in common, as the tools and the instructions of
 * coding agents, and the messages of their conversations: where the same bytes come again, they are
 * not parsed again. Requests share the values. Few are kept; the least recently used are dropped
 * first.
 */
export class RepeatedValues {
  readonly #members: readonly Member[]
  readonly #entries: Entry[] = []
  readonly #lists = new RepeatedLists()
  #count = 0

  /** The names of members, and of lists whose items are meant. */
  constructor(members: readonly string[], lists: readonly string[]) {
    const memberOf = (name: string) => ({ name, json: JSON.stringify(name) })
    this.#members = [
      ...members.map((name) => ({ ...memberOf(name), isList: false })),
      ...lists.map((name) => ({ ...memberOf(name), isList: true })),
    ]
  }

  /** The known value of the member that has its colon at this byte. */
  find(json: Buffer, colon: number): Occurrence | undefined {
    const member = this.#memberBefore(json, colon)
    if (!member) return undefined
    const place = afterSpaces(json, colon + 1)
    const list = member.isList ? place : undefined
    if (list !== undefined && json[list] !== 0x5b) return undefined
    const start = list === undefined ? place : afterSpaces(json, list + 1)
    const items = list === undefined ? undefined : this.#lists.find(member.name, json, list, start)
    if (items) return { ...items, member }
    const entry = this.#entries.find(
      (one) => one.known && one.member === member && isAt(json, start, one.bytes),
    )
    if (!entry?.known) return undefined
    entry.usedAt = ++this.#count
    const { value, values, members, index } = entry.known
    const entries = index.offsets.length
    const end = start + entry.bytes.length
    const part = { value, values, members, index, entries, member, list, start, end }
    // The bracket of the list counts for the item.
    return list === undefined ? part : { ...part, value: [value], values: values + 1 }
  }

  /** Keeps the values of a body, of which these were known before. */
  keep(json: Buffer, { value, source }: ParsedObject, found: readonly Occurrence[]): void {
    for (const member of this.#members) {
      const { name, isList } = member
      const known = found.find((one) => one.member === member)
      const leading = isList ? source.leadingItems(name) : undefined
      if (leading) {
        const list = { name, items: listOf(value[name]), leading }
        this.#lists.keep(json, list, known && 'entry' in known ? known : undefined)
      }
      if (known) continue
      const { start, end } = (isList ? source.firstItem(name) : source.member(name)) ?? nowhere
      if (end - start >= leastBytes && end - start <= mostBytes)
        this.#keepBytes(member, trimmed(json.subarray(start, end)))
    }
  }

  #memberBefore(json: Buffer, colon: number): Member | undefined {
    for (const member of this.#members) {
      const text = member.json
      const start = colon - text.length
      if (json[colon - 2] !== text.charCodeAt(text.length - 2)) continue
      // Behind anything else it is the end of a longer name.
      const isName = isSeparator(json[start - 1]) && json.toString('latin1', start, colon) === text
      if (isName) return member
    }
    return undefined
  }

  #keepBytes(member: Member, bytes: Buffer): void {
    const usedAt = ++this.#count
    const entry = this.#entries.find((one) => one.member === member && one.bytes.equals(bytes))
    if (entry) {
      entry.usedAt = usedAt
      // What comes once alone is not worth more than a copy of its bytes.
      if (entry.known === undefined) entry.known = knownValue(entry)
    } else this.#entries.push({ member, bytes: Buffer.from(bytes), usedAt })
    this.#dropOldest()
  }

  #dropOldest(): void {
    let size = this.#entries.reduce((sum, entry) => sum + bytesOf(entry), 0)
    if (this.#entries.length <= mostKept && size <= mostBytesKept) return
    this.#entries.sort((one, other) => other.usedAt - one.usedAt)
    while (this.#entries.length > mostKept || size > mostBytesKept) {
      const oldest = this.#entries.pop()
      size -= oldest ? bytesOf(oldest) : size
    }
  }
}

/** A body that was parsed, and its text. */
type ParsedObject = { value: Readonly<Record<string, unknown>>; source: JsonSource }

/** The known values of one body, for the scan of it. */
export class RepeatsIn {
  readonly found: Occurrence[] = []
  readonly #json: Buffer
  readonly #repeats: RepeatedValues

  constructor(json: Buffer, repeats: RepeatedValues) {
    this.#json = json
    this.#repeats = repeats
  }

  readonly lookUp = (colon: number): Occurrence | undefined => {
    const occurrence = this.#repeats.find(this.#json, colon)
    if (occurrence) this.found.push(occurrence)
    return occurrence
  }

  /** The members of all objects in them. */
  get members(): number {
    return this.found.reduce((sum, { members }) => sum + members, 0)
  }

  /** Completes the value of the body, in which null stands for each. */
  putInto(value: Record<string, unknown>): void {
    for (const { member, value: known } of this.found) {
      const { name, isList } = member
      value[name] = isList ? [...listOf(known), ...listOf(value[name]).slice(1)] : known
    }
  }

  /** Keeps what may come again. No number of the body may have lost digits. */
  keep(body: ParsedObject): void {
    this.#repeats.keep(this.#json, body, this.found)
  }
}

const nowhere = { start: 0, end: 0 }

const bytesOf = ({ bytes, known }: Entry): number => memoryOf(bytes, known?.values ?? 0)

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

function afterSpaces(json: Buffer, from: number): number {
  let at = from
  while ((json[at] ?? 0x21) <= 0x20) at++
  return at
}

/** Without the spaces around it. */
function trimmed(json: Buffer): Buffer {
  const start = afterSpaces(json, 0)
  let end = json.length
  while (end > start && (json[end - 1] ?? 0) <= 0x20) end--
  return json.subarray(start, end)
}

/** What is known of the value, whose JSON is valid; null if that is not all that it says. */
function knownValue({ member, bytes }: Entry): KnownValue | null {
  const options = { digits: true, index: true, level: member.isList ? 2 : 1 }
  const { members, values, losesDigits, index } = scanJson(bytes, {}, options)
  const value = JSON.parse(bytes.toString('utf8')) as unknown
  if (!index || losesDigits) return null
  if (!isContainer(value)) return { index, members, values, value }
  return countMembers(value) === members ? { index, members, values, value: share(value) } : null
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
