import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import type { UsageRow } from '../usage-tables.ts'
import { diskFault } from '../disk.ts'
import { SegmentWriter } from './segment-writer.ts'
import { spoolBytes, spoolFolder } from './segments.ts'

/** The appending side of the ledger: each process that serves calls has one. */
export type Spool = {
  /**
   * Writes the row before it returns; when the disk refuses, keeps it in memory and tries again.
   * Throws when there is no room at all.
   */
  append(row: UsageRow): void
  /**
   * The same, but writes the row with all others of this turn of the event loop. It is written when
   * the promise has resolved.
   */
  appendSoon(row: UsageRow): Promise<void>
  /** While true no new billable call should begin; calls in progress still find room. */
  full(): boolean
  /** Why it is full; undefined while it is not. */
  fault(): string | undefined
  /** The number of rows in memory that are not on disk yet. */
  waiting(): number
  /** Resolves when all rows appended before are on disk. */
  flushed(): Promise<void>
  /** Tries the waiting rows a last time; those the disk still refuses are lost and counted. */
  close(): void
}

type Options = {
  folder: string
  /** Used by no other writer, now or earlier: by it the store knows which rows it has. */
  writer: string
  observe: Observe
  maxSpoolBytes?: number
  maxWaitingRows?: number
}

const retryMs = 100
const measureMs = 1000

export function openSpool({
  folder,
  writer,
  observe,
  maxSpoolBytes = 256 * 2 ** 20,
  maxWaitingRows = 10_000,
}: Options): Spool {
  let waiting: string[] = []
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const retrySoon = () => void (retry ??= setTimeout(drain, retryMs).unref())
  const disk = openDisk({ folder, writer, observe, maxSpoolBytes, retrySoon })
  const measuring = setInterval(disk.measure, measureMs).unref()
  // Rows keep their order: one that comes while others wait has to wait, too.
  const batch = new Batch((lines) => {
    if (waiting.length > 0 || !disk.write(lines.join(''))) waiting.push(...lines)
  })

  function drain(): void {
    retry = undefined
    const refusedAt = waiting.findIndex((line) => !disk.write(line))
    waiting = refusedAt < 0 ? [] : waiting.slice(refusedAt)
    if (waiting.length === 0 && disk.measure()) disk.recover()
  }

  const unwritten = () => waiting.length + batch.size

  function lineOf(row: UsageRow): string {
    if (closed) refuse(observe, 'the ledger is closed')
    if (unwritten() >= maxWaitingRows) refuse(observe, 'the spool cannot be written')
    if (disk.isOverfull()) refuse(observe, 'the spool is full')
    return `${JSON.stringify(row)}\n`
  }

  return {
    append: (row) => batch.addNow(lineOf(row)),
    appendSoon: (row) => batch.addSoon(lineOf(row)),
    full: disk.isFull,
    fault: disk.fault,
    waiting: unwritten,
    async flushed() {
      batch.write()
      while (waiting.length > 0 && !closed) await pause(retryMs)
    },
    close() {
      if (closed) return
      clearInterval(measuring)
      batch.write()
      if (waiting.length > 0) drain()
      clearTimeout(retry)
      closed = true
      const reason = 'the spool could not be written before the end'
      if (waiting.length > 0) observe({ kind: 'rowsDropped', rows: waiting.length, reason })
      disk.close()
    },
  }
}

function refuse(observe: Observe, reason: string): never {
  observe({ kind: 'rowsDropped', rows: 1, reason })
  throw new Failure('unavailable', 'usage cannot be recorded at the moment', { retryAfter: 5 })
}

/** Lines that are written together: those of one turn of the event loop, unless some are urgent. */
class Batch {
  readonly #write: (lines: readonly string[]) => void
  #lines: string[] = []
  #written: Promise<void> | undefined

  constructor(write: (lines: readonly string[]) => void) {
    this.#write = write
  }

  get size(): number {
    return this.#lines.length
  }

  /** Writes immediately, with earlier lines. */
  addNow(line: string): void {
    this.#lines.push(line)
    this.write()
  }

  /** Writes at the end of the turn; resolves when it is done. */
  addSoon(line: string): Promise<void> {
    this.#lines.push(line)
    return (this.#written ??= new Promise((resolve) => {
      setImmediate(() => {
        this.write()
        resolve()
      })
    }))
  }

  write(): void {
    const lines = this.#lines
    this.#lines = []
    this.#written = undefined
    if (lines.length > 0) this.#write(lines)
  }
}

/** The spool on the disk: how full it is, and whether it takes rows. */
type Disk = {
  /** False when the disk refused; then it calls `retrySoon`. */
  write(line: string): boolean
  /** Measures how much is on the spool. False when the disk refused, as above. */
  measure(): boolean
  /** All that was refused is written now. */
  recover(): void
  /** While true no new billable call should begin. */
  isFull(): boolean
  fault(): string | undefined
  /** While true nothing more is written, also for calls in progress. */
  isOverfull(): boolean
  close(): void
}

type DiskOptions = Required<Omit<Options, 'maxWaitingRows'>> & { retrySoon(): void }

function openDisk({ folder, writer, observe, maxSpoolBytes, retrySoon }: DiskOptions): Disk {
  const spool = spoolFolder(folder)
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  const segmentBytes = Math.min(4 * 2 ** 20, Math.ceil(maxSpoolBytes / 8))
  const segment = new SegmentWriter(spool, writer, segmentBytes)
  const status = createStoreStatus('ledger', observe)
  let unread = spoolBytes(spool)

  function refused(error: unknown): false {
    status.fail(diskFault(error, spool) ?? `the spool cannot be written: ${String(error)}`)
    retrySoon()
    return false
  }

  function measure(): boolean {
    try {
      segment.endIfDeleted()
      unread = spoolBytes(spool)
      return true
    } catch (error) {
      return refused(error)
    }
  }

  return {
    write(line) {
      const length = Buffer.byteLength(line)
      try {
        segment.append(line, length)
      } catch (error) {
        return refused(error)
      }
      unread += length
      if (!segment.isFull()) return true
      segment.end()
      measure()
      return true
    },
    measure,
    recover: status.recover,
    isFull: () => status.isFailing() || unread >= maxSpoolBytes,
    fault: () => status.reason() ?? (unread >= maxSpoolBytes ? 'the spool is full' : undefined),
    isOverfull: () => unread >= maxSpoolBytes * 1.25,
    close: () => segment.end(),
  }
}
