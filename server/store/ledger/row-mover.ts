import { unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { SegmentReader } from './segment-reader.ts'
import { listSegments, streamOf, type SegmentName } from './segments.ts'
import type { Line, UsageWriter } from './writer.ts'

type RowMoverOptions = {
  spool: string
  writer: UsageWriter
  /** Segments of earlier process lives. */
  inherited: string[]
  /** Segments of writers that are known to be gone. */
  finished: string[]
  /** Called with the file that holds a line which can never be stored. */
  setAside(file: string, reason: string): void
}

const durableEveryMs = 1000
/** A process of an earlier life may still be dying; its segment is deleted only after this time. */
const quietMs = 2000

/** Moves the lines of the spool to the store, and deletes segments that are finished. */
export class RowMover {
  readonly #spool: string
  readonly #stream: string
  readonly #writer: UsageWriter
  readonly #inherited: Set<string>
  readonly #finished: Set<string>
  readonly #setAside: RowMoverOptions['setAside']
  readonly #segments = new Map<string, SegmentReader>()
  readonly #chunk = Buffer.allocUnsafe(2 ** 20)
  #syncedAt = performance.now()

  constructor({ spool, writer, inherited, finished, setAside }: RowMoverOptions) {
    this.#spool = spool
    this.#stream = streamOf(spool)
    this.#writer = writer
    this.#inherited = new Set(inherited)
    this.#finished = new Set(finished)
    this.#setAside = setAside
  }

  /** The writers of these segments are gone. */
  finish(names: string[]): void {
    for (const name of names) this.#finished.add(name)
  }

  /** Moves every complete line. Throws if the store fails; the other lines stay on the spool. */
  async pass(): Promise<void> {
    const listed = listSegments(this.#spool)
    this.#closeDeleted(listed)
    for (const [at, name] of listed.entries()) {
      const segment = this.#segments.get(name.name) ?? this.#open(name)
      const { size, mtimeMs } = segment.stat()
      const isLast = listed[at + 1]?.writer !== name.writer
      const isQuiet = Math.abs(Date.now() - mtimeMs) > quietMs
      const isEnded = this.#finished.has(name.name) || !isLast
      const isFinished = this.#inherited.has(name.name) ? isQuiet : isEnded
      if (!segment.isPlaced) segment.placeAt(await this.#writer.placeIn(segment.name))
      while (segment.offset < size) {
        const lines = segment.read(size)
        if (lines.length === 0) break
        await this.#move(segment, lines)
      }
      if (isFinished) await this.#end(segment, size)
    }
    if (!this.#isSyncDue()) return
    this.#writer.sync()
    this.#syncedAt = performance.now()
  }

  /** After a failure it is not known whether what was sent last is stored. */
  forgetPlaces(): void {
    for (const segment of this.#segments.values()) segment.isPlaced = false
  }

  /** Lines that are counted and not in the store. */
  unread(): number {
    let unread = 0
    for (const segment of this.#segments.values()) unread += segment.unread()
    return unread
  }

  /** Counts the lines that the store does not take, also those of segments after the first. */
  countUnmoved(): void {
    for (const name of listSegments(this.#spool))
      if (!this.#segments.has(name.name)) this.#open(name)
    for (const segment of this.#segments.values()) segment.count()
  }

  /** Syncs rows that the store does not accept to the disk, in case of a power failure. */
  syncSpool(): void {
    if (!this.#isSyncDue()) return
    this.#syncedAt = performance.now()
    for (const segment of this.#segments.values()) segment.sync()
  }

  close(): void {
    for (const segment of this.#segments.values()) segment.close()
  }

  #isSyncDue(): boolean {
    return performance.now() - this.#syncedAt >= durableEveryMs
  }

  #open(name: SegmentName): SegmentReader {
    const segment = new SegmentReader(this.#spool, name, this.#chunk)
    this.#segments.set(name.name, segment)
    return segment
  }

  #closeDeleted(listed: SegmentName[]): void {
    const names = new Set(listed.map(({ name }) => name))
    for (const segment of this.#segments.values()) {
      if (names.has(segment.name)) continue
      segment.close()
      this.#segments.delete(segment.name)
    }
  }

  async #move(segment: SegmentReader, lines: Line[]): Promise<void> {
    const batch = { segment: segment.name, from: segment.offset, lines, stream: this.#stream }
    await this.#writer.insert(batch, (line, reason) => {
      const file = segment.setAside(line)
      if (file !== undefined) this.#setAside(file, reason)
    })
    segment.skip(lines)
  }

  async #end(segment: SegmentReader, size: number): Promise<void> {
    // All of the row may be there and only its newline missing; otherwise it is set aside.
    if (segment.offset < size) await this.#move(segment, [segment.readRest(size)])
    // The only other copy must not go before the rows are on the disk.
    this.#writer.sync()
    segment.close()
    this.#segments.delete(segment.name)
    unlinkSync(join(this.#spool, segment.name))
    this.#inherited.delete(segment.name)
    this.#finished.delete(segment.name)
    await this.#writer.forget(segment.name)
  }
}
