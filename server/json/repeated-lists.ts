import type { KnownPart } from './scan.ts'
import { memoryOf, share } from './shared.ts'
import { countMembers, type LeadingItems } from './source.ts'

/** With fewer items it is a question, which comes once, and not yet a conversation. */
const leastItems = 6
/** So many last items may differ in the next request: agents move marks for caches in them. */
const mostChanged = 4
const leastBytes = 2 << 10
const mostBytes = 1 << 20
/** Of all lists together. */
const mostBytesKept = 10 << 20
const mostKept = 256

/** What is kept of a list: it is parsed once more, and then known, when its bytes come again. */
type Entry = {
  name: string
  fingerprint: Fingerprint
  known?: KnownList
}

/** The items that a list begins with, and what they are known from. */
export type KnownItems = KnownPart & { value: readonly unknown[]; list: number; entry: Entry }

/** A list of a body: its items, and where they stand. */
type ParsedList = { name: string; items: readonly unknown[]; leading: LeadingItems }

/**
 * The items of lists that grow from one request to the next, as the messages of a conversation:
 * where the same bytes come again, they are not parsed again. Requests share the items. Of each
 * conversation the last state is kept; the least recently used are dropped first.
 */
export class RepeatedLists {
  /** The least recently used one is first. */
  readonly #entries: Entry[] = []
  /** The memory of all that is known. */
  #bytes = 0

  /** What is known of the list of this name whose bracket, and whose first item, begin there. */
  find(name: string, json: Buffer, list: number, start: number): KnownItems | undefined {
    let [longest, most]: [Entry | undefined, number] = [undefined, 0]
    for (let place = this.#entries.length - 1; place >= 0; place--) {
      const entry = this.#entries[place]
      if (!entry?.known || entry.name !== name || !isAt(entry.fingerprint, json, start)) continue
      const count = entry.known.countAt(json, start)
      if (count > most) [longest, most] = [entry, count]
      // Most requests continue a recent list; its last item may be another one now.
      if (most >= Math.max(leastItems, entry.known.length - 1)) break
    }
    return longest?.known && { ...longest.known.part(most, start), list, entry: longest }
  }

  /** Keeps a list of a body, of which `found` was known before. */
  keep(json: Buffer, list: ParsedList, found: KnownItems | undefined): void {
    const { index, first, closes } = list.leading
    const start = index.offsets[first] ?? 0
    const sizeOf = (place: number) => (index.offsets[closes[place] ?? 0] ?? 0) + 1 - start
    const size = sizeOf(closes.length - 1)
    if (closes.length < leastItems || size < leastBytes || size > mostBytes) return
    const fingerprint = fingerprintOf(json, start, sizeOf(closes.length - 1 - mostChanged))
    const before = found?.entry ?? this.#cameOnce(list.name, json, start)
    if (before) {
      this.#drop(this.#entries.lastIndexOf(before))
      before.fingerprint = fingerprint
      before.known ??= new KnownList()
      before.known.replaceFrom(found?.value.length ?? 0, json.subarray(start, start + size), list)
    }
    this.#add(before ?? { name: list.name, fingerprint })
  }

  /** The list, if it is not known and looks like one that came once. */
  #cameOnce(name: string, json: Buffer, start: number): Entry | undefined {
    for (const entry of this.#entries)
      if (!entry.known && entry.name === name && isAt(entry.fingerprint, json, start)) return entry
    return undefined
  }

  #add(entry: Entry): void {
    this.#entries.push(entry)
    this.#bytes += entry.known?.memory ?? 0
    while (this.#entries.length > mostKept || this.#bytes > mostBytesKept) this.#drop(0)
  }

  #drop(place: number): void {
    const [entry] = place < 0 ? [] : this.#entries.splice(place, 1)
    this.#bytes -= entry?.known?.memory ?? 0
  }
}

/** Of an item and those before it, as in `KnownPart`. */
type Totals = Pick<KnownPart, 'end' | 'entries' | 'members' | 'values'>

const none: Totals = { end: 0, entries: 0, members: 0, values: 0 }

/** The items that a list began with, in JSON as the caller wrote it, and as values. */
class KnownList {
  /** With room behind what is known, for what the next requests add. */
  #json = Buffer.alloc(0)
  readonly #items: object[] = []
  readonly #totals: Totals[] = []
  /** That of a scan of the JSON. */
  readonly #index: { offsets: number[]; closings: number[] } = { offsets: [], closings: [] }

  get length(): number {
    return this.#items.length
  }

  get memory(): number {
    return memoryOf(this.#json, this.#totalsOf(this.length).values)
  }

  /** The first items, as a part that begins at this byte of a body. */
  part(count: number, start: number) {
    const totals = this.#totalsOf(count)
    const value = this.#items.slice(0, count)
    return { ...totals, value, index: this.#index, start, end: start + totals.end }
  }

  /** How many of the items stand there; none if it is not all but the last ones. */
  countAt(json: Buffer, start: number): number {
    const isThere = (from: number, to: number) =>
      json.compare(this.#json, from, to, start + from, Math.min(start + to, json.length)) === 0
    const { length } = this
    let count = Math.max(1, length - mostChanged)
    if (!isThere(0, this.#totalsOf(count).end)) return 0
    while (count < length && isThere(this.#totalsOf(count).end, this.#totalsOf(count + 1).end))
      count++
    return count
  }

  /** Replaces what comes behind the first `count` items by the other items of this list. */
  replaceFrom(count: number, json: Buffer, { items, leading }: ParsedList): void {
    const { index, first, closes } = leading
    if (closes.length === count) return
    const start = index.offsets[first] ?? 0
    const { offsets, closings } = this.#index
    offsets.length = closings.length = this.#totalsOf(count).entries
    this.#items.length = this.#totals.length = count
    this.#write(json)
    for (let place = count; place < closes.length; place++) {
      const close = closes[place] ?? 0
      for (let entry = first + offsets.length; entry <= close; entry++) {
        const closing = index.closings[entry] ?? 0
        offsets.push((index.offsets[entry] ?? 0) - start)
        closings.push(closing === 0 ? 0 : closing - first)
      }
      this.#append(items[place] as object)
    }
  }

  #totalsOf(count: number): Totals {
    return this.#totals[count - 1] ?? none
  }

  /** Writes the JSON behind what is known. */
  #write(json: Buffer): void {
    const { end } = this.#totalsOf(this.length)
    if (this.#json.length < json.length) {
      const larger = Buffer.allocUnsafeSlow(json.length + (json.length >> 2))
      this.#json.copy(larger, 0, 0, end)
      this.#json = larger
    }
    json.copy(this.#json, end, end)
  }

  /** Adds an item, whose last bracket is the last entry of the index. */
  #append(item: object): void {
    const before = this.#totalsOf(this.length)
    const { offsets } = this.#index
    const members = countMembers(item)
    this.#totals.push({
      end: (offsets.at(-1) ?? 0) + 1,
      entries: offsets.length,
      members: before.members + members,
      // The item itself counts, by the comma or the bracket before it.
      values: before.values + 1 + members + countItems(item),
    })
    this.#items.push(share(item))
  }
}

/** Some bytes of a list up to the byte `end`, which tell it from most others. */
type Fingerprint = { end: number; bytes: Uint8Array }

const fingerprintBytes = 32

function fingerprintOf(json: Buffer, start: number, end: number): Fingerprint {
  const bytes = new Uint8Array(fingerprintBytes)
  for (let part = 0; part < fingerprintBytes; part++)
    bytes[part] = json[start + placeOf(part, end)] ?? 0
  return { end, bytes }
}

function isAt({ end, bytes }: Fingerprint, json: Buffer, start: number): boolean {
  // From the end: the beginnings of conversations are alike.
  for (let part = fingerprintBytes - 1; part >= 0; part--)
    if (json[start + placeOf(part, end)] !== bytes[part]) return false
  return true
}

/** They are spread evenly. */
const placeOf = (part: number, end: number): number =>
  Math.floor((end * (part + 0.5)) / fingerprintBytes)

/** The items of all lists in a value. Recursive: only for values of bounded depth. */
function countItems(value: object): number {
  let count = Array.isArray(value) ? value.length : 0
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null) count += countItems(part)
  return count
}
