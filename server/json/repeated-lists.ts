import type { KnownPart } from './scan.ts'
import { countMembers, type LeadingItems } from './source.ts'
import { memoryOf, share } from './shared.ts'

/** With fewer items it is a question, which comes once, and not yet a conversation. */
const leastItems = 6
/** As many items at the end may be others the next time: agents move marks for caches in them. */
const mostChanged = 4
const leastBytes = 2 << 10
const mostBytes = 1 << 20
/** Of all lists together. */
const mostBytesKept = 10 << 20
const mostKept = 256

/** Some bytes of all items of a list but the last ones, which tell it from most others. */
type Sample = { end: number; bytes: Uint8Array }

/** The items that a list began with, in JSON as the caller wrote it, and as values. */
type KnownList = {
  /** Longer than what is known. */
  json: Buffer
  items: unknown[]
  /** Of each item, the byte after its last one. */
  ends: number[]
  /** That of a scan of the JSON, and how much of it each item and those before it have. */
  index: { offsets: number[]; closings: number[] }
  indexEnds: number[]
  /** Of each item and those before it, as in `KnownValue`. */
  members: number[]
  values: number[]
}

type Entry = {
  name: string
  sample: Sample
  /** Set once it was met twice. */
  known?: KnownList
}

/** The items that a list begins with, and what they are known from. */
export type KnownItems = KnownPart & { value: readonly unknown[]; list: number; entry: Entry }

/** A list of a body: its items, and where they stand. */
type MetList = { name: string; items: readonly unknown[]; leading: LeadingItems }

/**
 * The items of lists that grow from one request to the next, as the messages of a conversation:
 * where the same bytes come again, they are not parsed again. The items are frozen, since requests
 * share them. Of each conversation the last state is kept, and first those that were met last.
 */
export class RepeatedLists {
  /** In the order in which they were met last. */
  readonly #entries: Entry[] = []
  /** Of what is known. */
  #bytes = 0

  /** What is known of the list in this member whose bracket, and whose first item, begin there. */
  find(name: string, json: Buffer, list: number, start: number): KnownItems | undefined {
    let [longest, most]: [Entry | undefined, number] = [undefined, 0]
    for (let place = this.#entries.length - 1; place >= 0; place--) {
      const entry = this.#entries[place]
      if (!entry?.known || entry.name !== name || !isSampled(entry, json, start)) continue
      const count = sharedItems(entry.known, json, start)
      if (count > most) [longest, most] = [entry, count]
      // Most requests continue a list that was met lately; its last item may be another one now.
      if (most >= Math.max(leastItems, entry.known.ends.length - 1)) break
    }
    if (!longest?.known) return undefined
    const { items, ends, index, indexEnds, members, values } = longest.known
    const last = most - 1
    return {
      value: items.slice(0, most),
      members: members[last] ?? 0,
      values: values[last] ?? 0,
      index,
      entries: indexEnds[last] ?? 0,
      list,
      start,
      end: start + (ends[last] ?? 0),
      entry: longest,
    }
  }

  /** Takes note of a list of a body, of which `found` was known before. */
  note(json: Buffer, met: MetList, found: KnownItems | undefined): void {
    const { index, first, closes } = met.leading
    const { offsets } = index
    const start = offsets[first] ?? 0
    const sizeOf = (place: number) => (offsets[closes[place] ?? 0] ?? 0) + 1 - start
    const size = sizeOf(closes.length - 1)
    if (closes.length < leastItems || size < leastBytes || size > mostBytes) return
    const before = found?.entry ?? this.#metBefore(met.name, json, start)
    const sample = sampleOf(json, start, sizeOf(closes.length - 1 - mostChanged))
    const entry = before ?? { name: met.name, sample }
    if (before) {
      this.#drop(this.#entries.lastIndexOf(before))
      before.sample = sample
      before.known ??= emptyList()
      learn(before.known, json.subarray(start, start + size), met, found?.value.length ?? 0)
    }
    this.#entries.push(entry)
    this.#bytes += bytesOf(entry)
    while (this.#entries.length > mostKept || this.#bytes > mostBytesKept) this.#drop(0)
  }

  /** The list, if it is not known and looks like one that was met once. */
  #metBefore(name: string, json: Buffer, start: number): Entry | undefined {
    for (const entry of this.#entries)
      if (!entry.known && entry.name === name && isSampled(entry, json, start)) return entry
    return undefined
  }

  #drop(place: number): void {
    const [entry] = place < 0 ? [] : this.#entries.splice(place, 1)
    if (entry) this.#bytes -= bytesOf(entry)
  }
}

const bytesOf = ({ known }: Entry): number =>
  known ? memoryOf(known.json, known.values.at(-1) ?? 0) : 0

const emptyList = (): KnownList => ({
  json: Buffer.alloc(0),
  items: [],
  ends: [],
  index: { offsets: [], closings: [] },
  indexEnds: [],
  members: [],
  values: [],
})

/** Takes over the items behind the first ones, which are known. */
function learn(
  known: KnownList,
  json: Buffer,
  { items, leading: { index, first, closes } }: MetList,
  count: number,
): void {
  if (closes.length === count) return
  const start = index.offsets[first] ?? 0
  const { offsets, closings } = known.index
  offsets.length = closings.length = known.indexEnds[count - 1] ?? 0
  for (const list of [known.items, known.ends, known.indexEnds, known.members, known.values])
    list.length = count
  write(known, json)
  for (let place = count; place < closes.length; place++) {
    const close = closes[place] ?? 0
    for (let entry = first + offsets.length; entry <= close; entry++) {
      const closing = index.closings[entry] ?? 0
      offsets.push((index.offsets[entry] ?? 0) - start)
      closings.push(closing === 0 ? 0 : closing - first)
    }
    append(known, items[place] as object)
  }
}

/** Writes the JSON behind what is known; with room for what the next requests add. */
function write(known: KnownList, json: Buffer): void {
  const from = known.ends.at(-1) ?? 0
  if (known.json.length < json.length) {
    const larger = Buffer.allocUnsafeSlow(json.length + (json.length >> 2))
    known.json.copy(larger, 0, 0, from)
    known.json = larger
  }
  json.copy(known.json, from, from)
}

/** Adds an item, whose last bracket is the last one in the index. */
function append(known: KnownList, item: object): void {
  const members = countMembers(item)
  const { offsets } = known.index
  known.ends.push((offsets.at(-1) ?? 0) + 1)
  known.indexEnds.push(offsets.length)
  known.members.push((known.members.at(-1) ?? 0) + members)
  // The item itself counts, by the comma or the bracket before it.
  known.values.push((known.values.at(-1) ?? 0) + 1 + members + countItems(item))
  known.items.push(share(item))
}

const samples = 32

function sampleOf(json: Buffer, start: number, end: number): Sample {
  const bytes = new Uint8Array(samples)
  for (let part = 0; part < samples; part++) bytes[part] = json[start + placeOf(part, end)] ?? 0
  return { end, bytes }
}

function isSampled({ sample: { end, bytes } }: Entry, json: Buffer, start: number): boolean {
  // From the end: the beginnings of conversations are alike.
  for (let part = samples - 1; part >= 0; part--)
    if (json[start + placeOf(part, end)] !== bytes[part]) return false
  return true
}

const placeOf = (part: number, end: number): number => Math.floor((end * (part + 0.5)) / samples)

/** How many items of the list stand there; none if it is not all but the last ones. */
function sharedItems({ json: known, ends }: KnownList, json: Buffer, start: number): number {
  const isAt = (from: number, to: number) =>
    json.compare(known, from, to, start + from, Math.min(start + to, json.length)) === 0
  let count = Math.max(1, ends.length - mostChanged)
  if (!isAt(0, ends[count - 1] ?? 0)) return 0
  while (count < ends.length && isAt(ends[count - 1] ?? 0, ends[count] ?? 0)) count++
  return count
}

/** The items of all lists in a value. Recursive: only for values of bounded depth. */
function countItems(value: object): number {
  let count = Array.isArray(value) ? value.length : 0
  for (const part of Object.values(value) as unknown[])
    if (typeof part === 'object' && part !== null) count += countItems(part)
  return count
}
