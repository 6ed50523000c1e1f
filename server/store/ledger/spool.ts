import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store-status.ts'
import { hasCode } from '../files.ts'
import { listSegments, segmentName, spoolBytes, spoolFolder } from './segments.ts'
import type { UsageRow } from '../tables.ts'

/** The appending side of the ledger: each process that serves calls has one. */
export type Spool = {
  /** Writes the row before it returns; when the disk refuses, keeps it in memory and tries again. Throws when there is no room at all. */
  append(row: UsageRow): void
  /** While true no new billable call should begin; calls that already run still find room. */
  full(): boolean
  /** Rows in memory that the disk has not taken yet. */
  waiting(): number
  /** Resolves when the disk has taken all that was appended before. */
  written(): Promise<void>
  /** Tries the waiting rows a last time; those the disk still refuses are lost and counted. */
  close(): void
}

type Options = {
  folder: string
  /** Used by no other writer, now or earlier: the store knows by it what it has of this one's rows. */
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
  const spool = spoolFolder(folder)
  const segmentBytes = Math.min(4 * 2 ** 20, Math.ceil(maxSpoolBytes / 8))
  const hardLimit = maxSpoolBytes * 1.25
  mkdirSync(spool, { recursive: true, mode: 0o700 })

  let seq = Math.max(
    0,
    ...listSegments(spool).map((segment) => (segment.writer === writer ? segment.seq : 0)),
  )
  let fd: number | undefined
  let written = 0
  let unread = spoolBytes(spool)
  let waiting: string[] = []
  const status = createStoreStatus('ledger', observe)
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const measuring = setInterval(measure, measureMs).unref()

  function append(row: UsageRow): void {
    if (closed) refuse('the ledger is closed')
    if (waiting.length >= maxWaitingRows) refuse('the spool cannot be written')
    if (unread >= hardLimit) refuse('the spool is full')
    const line = `${JSON.stringify(row)}\n`
    if (waiting.length > 0 || !write(line)) wait(line)
  }

  function refuse(reason: string): never {
    observe({ kind: 'rowsDropped', rows: 1, reason })
    throw new Failure('unavailable', 'usage cannot be recorded at the moment', { retryAfter: 5 })
  }

  /** False when the disk refused; then nothing of the line is left in the segment, or the segment is given up. */
  function write(line: string): boolean {
    try {
      fd ??= openNext()
    } catch (error) {
      return refused(error)
    }
    const length = Buffer.byteLength(line)
    try {
      const count = writeSync(fd, line)
      if (count !== length) throw new Error(`the disk took ${count} of ${length} bytes`)
    } catch (error) {
      const hadRows = written > 0
      leave(fd)
      // What the disk refuses in a long file (a limit, a bad block) it may take in a new one.
      return hadRows ? write(line) : refused(error)
    }
    written += length
    unread += length
    if (written >= segmentBytes) rotate()
    return true
  }

  function openNext(): number {
    for (;;) {
      seq += 1
      try {
        const opened = openSync(join(spool, segmentName(writer, seq)), 'ax', 0o600)
        written = 0
        return opened
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error
      }
    }
  }

  /** Cuts a half-written line off. An empty segment stays in use, or every retry would leave another file. */
  function leave(segment: number): void {
    try {
      ftruncateSync(segment, written)
      if (written > 0) rotate()
    } catch {
      rotate()
    }
  }

  function rotate(): void {
    abandon()
    measure()
  }

  function abandon(): void {
    const finished = fd
    fd = undefined
    written = 0
    try {
      if (finished !== undefined) closeSync(finished)
    } catch {
      // The descriptor is gone in any case, and the rows were written.
    }
  }

  function measure(): void {
    if (!measured()) retrySoon()
  }

  function measured(): boolean {
    try {
      // A deleted segment would swallow rows: somebody emptied the folder under us.
      if (fd !== undefined && fstatSync(fd).nlink === 0) abandon()
      unread = spoolBytes(spool)
      return true
    } catch (error) {
      return refused(error)
    }
  }

  function refused(error: unknown): false {
    status.fail(`the spool cannot be written: ${String(error)}`)
    return false
  }

  function wait(line: string): void {
    waiting.push(line)
    retrySoon()
  }

  function retrySoon(): void {
    retry ??= setTimeout(drain, retryMs).unref()
  }

  function drain(): void {
    retry = undefined
    const refusedAt = waiting.findIndex((line) => !write(line))
    waiting = refusedAt < 0 ? [] : waiting.slice(refusedAt)
    if (waiting.length > 0 || !measured()) {
      retrySoon()
      return
    }
    status.recover()
  }

  return {
    append,
    full: () => status.isFailing() || unread >= maxSpoolBytes,
    waiting: () => waiting.length,
    async written() {
      while (waiting.length > 0 && !closed) await pause(retryMs)
    },
    close() {
      if (closed) return
      clearInterval(measuring)
      if (waiting.length > 0) drain()
      clearTimeout(retry)
      closed = true
      if (waiting.length > 0) {
        observe({
          kind: 'rowsDropped',
          rows: waiting.length,
          reason: 'the spool could not be written before the end',
        })
      }
      abandon()
    },
  }
}
