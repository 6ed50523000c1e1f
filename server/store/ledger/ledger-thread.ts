import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { join } from 'node:path'
import { diskFault } from '../disk.ts'
import { openUsageWriter } from './open-writer.ts'
import { hourMs, hourOf } from './roll-up.ts'
import { RowMover } from './row-mover.ts'
import { spoolFolder } from './segments.ts'
import type { UsageWriter } from './writer.ts'

export type MoverData = {
  folder: string
  /** The URL of the PostgreSQL database with the ledger; undefined if the folder's usage.db has it. */
  url: string | undefined
  /** How long single rows are kept before they are summed up by the hour; undefined keeps them. */
  keptMs: number | undefined
  /** How long after the start the first hour is summed up. */
  rollUpAfterMs: number
  /** Segments of earlier process lives. */
  inherited: string[]
  /** Segments of writers that are known to be gone. */
  finished: string[]
}

export type ToThread =
  { kind: 'flush'; id: number } | { kind: 'finished'; names: string[] } | { kind: 'stop' }

export type FromThread =
  | { kind: 'unread'; rows: number }
  | { kind: 'flushed'; id: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'recovered' }
  | { kind: 'setAside'; file: string; reason: string }

const idleMs = 100
const maxPauseMs = 1000
const upkeepEveryMs = 60_000
/** How long sums by the minute are kept, of which the overview shows an hour. */
const keptMinutesMs = 2 * hourMs

if (parentPort) {
  // Only the mover starts this file, and with these.
  void run(workerData as MoverData, parentPort)
}

async function run(data: MoverData, port: MessagePort): Promise<void> {
  const { folder, url, inherited, finished } = data
  const report = createReport(
    (message) => port.postMessage(message),
    (error) => (url === undefined ? diskFault(error, join(folder, 'usage.db')) : undefined),
  )
  const writer = openUsageWriter(folder, url)
  const rows = new RowMover({
    spool: spoolFolder(folder),
    writer,
    inherited,
    finished,
    setAside: report.setAside,
  })
  const upkeep = createUpkeep(writer, data)
  const inbox = openInbox(port, rows, report.isFailing)
  let pauseMs = idleMs
  while (!inbox.isStopping()) {
    const flushes = inbox.takeFlushes()
    try {
      await rows.pass()
      report.moved(rows.unread(), flushes)
      pauseMs = (await upkeep()) ? 0 : idleMs
    } catch (error) {
      inbox.putBack(flushes)
      rows.forgetPlaces()
      report.failed(error)
      pauseMs = Math.min(Math.max(pauseMs * 2, idleMs), maxPauseMs)
      saveUnmoved(rows, report)
    }
    if (!inbox.isStopping()) await inbox.pause(pauseMs)
  }
  writer.close()
  rows.close()
  port.close()
}

/** Rows that the store does not accept stay counted, and on the disk even after a power failure. */
function saveUnmoved(rows: RowMover, report: Report): void {
  try {
    rows.countUnmoved()
    report.unread(rows.unread())
    rows.syncSpool()
  } catch (error) {
    // The disk itself fails. The next pass tries again.
    report.failed(error)
  }
}

/** Reports to the mover in the main thread. */
type Report = ReturnType<typeof createReport>

function createReport(
  post: (message: FromThread) => void,
  diskFaultOf: (error: unknown) => string | undefined,
) {
  let isFailing = false
  let lastUnread = 0
  function unread(rows: number): void {
    if (rows !== lastUnread) post({ kind: 'unread', rows })
    lastUnread = rows
  }
  return {
    isFailing: () => isFailing,
    unread,
    moved(rows: number, flushes: number[]): void {
      if (isFailing) post({ kind: 'recovered' })
      isFailing = false
      unread(rows)
      for (const id of flushes) post({ kind: 'flushed', id })
    },
    /** The mover observes the first of several failures only. */
    failed(error: unknown): void {
      isFailing = true
      post({ kind: 'failed', reason: diskFaultOf(error) ?? String(error) })
    },
    setAside: (file: string, reason: string): void => post({ kind: 'setAside', file, reason }),
  }
}

/** The request of the mover in the main thread, and the pause that it may end early. */
function openInbox(port: MessagePort, rows: RowMover, isFailing: () => boolean) {
  let flushes: number[] = []
  let isStopping = false
  let wake = () => {}
  port.on('message', (message: ToThread) => {
    if (message.kind === 'finished') rows.finish(message.names)
    if (message.kind === 'flush') flushes.push(message.id)
    if (message.kind === 'stop') isStopping = true
    // While the store fails a flush waits for the next try, so that no flush shortens the pauses.
    if (isStopping || !isFailing()) wake()
  })
  return {
    isStopping: () => isStopping,
    takeFlushes(): number[] {
      const ids = flushes
      flushes = []
      return ids
    },
    /** For the next pass. */
    putBack: (ids: number[]): void => void flushes.unshift(...ids),
    pause: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

/**
 * Adds rows to the totals, and rolls old ones up, a little after each pass, so that new rows need
 * not wait until all old ones are done. True when there is more to do.
 */
function createUpkeep(
  writer: UsageWriter,
  { keptMs, rollUpAfterMs }: MoverData,
): () => Promise<boolean> {
  const rollUpFrom = performance.now() + rollUpAfterMs
  let dueAt = 0
  return async () => {
    const now = performance.now()
    if (now < dueAt) return false
    const mayRollUp = now >= rollUpFrom
    const hasMore = (await writer.post()) || (mayRollUp && (await rollUp(writer, keptMs)))
    if (!hasMore) dueAt = mayRollUp ? now + upkeepEveryMs : rollUpFrom
    return hasMore
  }
}

async function rollUp(writer: UsageWriter, keptMs: number | undefined): Promise<boolean> {
  const now = await writer.now()
  await writer.forgetSums(now - keptMinutesMs)
  return keptMs !== undefined && (await writer.rollUp(hourOf(now - keptMs)))
}
