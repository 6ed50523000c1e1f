import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { openUsageWriter } from './open-writer.ts'
import { hourOf } from './roll-up.ts'
import { listSegments, spoolFolder, type SegmentName } from './segments.ts'
import type { Line } from './writer.ts'

export type MoverData = {
  folder: string
  /** Of the PostgreSQL database that holds the ledger; undefined when the folder's usage.db does. */
  url: string | undefined
  /** How long single rows are kept before an hour of them is summed up; undefined keeps them. */
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

/** `offset` and `moved` say how far it is moved, if `isPlaced`; `counted` and `lines` how far its lines are known; `aside` how far it was looked at for lines that can never be stored. */
type Segment = SegmentName & {
  fd: number
  isPlaced: boolean
  offset: number
  moved: number
  counted: number
  lines: number
  aside: number
}

const rowsAtOnce = 1000
const idleMs = 100
const longestPauseMs = 1000
const durableEveryMs = 1000
const rollUpEveryMs = 60_000
/** A process of an earlier life may still be dying; its segment is deleted only when it has been quiet for this long. */
const quietMs = 2000
const newline = 10

if (parentPort) {
  // Only the mover starts this file, and with these.
  void run(workerData as MoverData, parentPort)
}

async function run(
  { folder, url, keptMs, rollUpAfterMs, inherited, finished }: MoverData,
  port: MessagePort,
): Promise<void> {
  const spool = spoolFolder(folder)
  const writer = openUsageWriter(folder, url)
  const earlier = new Set(inherited)
  const done = new Set(finished)
  const segments = new Map<string, Segment>()
  const chunk = Buffer.allocUnsafe(2 ** 20)
  let flushes: number[] = []
  let stopping = false
  let failing = false
  let told = 0
  let syncedAt = performance.now()
  let rollUpAt = performance.now() + rollUpAfterMs
  let wake = () => {}

  const tell = (message: FromThread) => port.postMessage(message)
  port.on('message', (message: ToThread) => {
    if (message.kind === 'finished') for (const name of message.names) done.add(name)
    if (message.kind === 'flush') flushes.push(message.id)
    if (message.kind === 'stop') stopping = true
    // While the store fails a flush waits for the next try; it must not turn the pause into a loop.
    if (stopping || !failing) wake()
  })

  let pauseMs = idleMs
  while (!stopping) {
    const asked = flushes
    flushes = []
    try {
      await pass()
      if (performance.now() - syncedAt > durableEveryMs) {
        writer.sync()
        syncedAt = performance.now()
      }
      if (failing) tell({ kind: 'recovered' })
      failing = false
      tellUnread()
      for (const id of asked) tell({ kind: 'flushed', id })
      pauseMs = (await rollUp()) ? 0 : idleMs
    } catch (error) {
      flushes.unshift(...asked)
      // What was sent last may be stored, or not.
      for (const segment of segments.values()) segment.isPlaced = false
      if (!failing) tell({ kind: 'failed', reason: String(error) })
      failing = true
      pauseMs = Math.min(Math.max(pauseMs * 2, idleMs), longestPauseMs)
      saveUnmoved()
    }
    if (!stopping) await pause(pauseMs)
  }
  writer.close()
  for (const segment of segments.values()) closeSync(segment.fd)
  port.close()

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Moves every whole line that the spool holds now. Throws when the store refuses; what was not moved stays. */
  async function pass(): Promise<void> {
    const listed = listSegments(spool)
    forget(listed)
    for (const [at, name] of listed.entries()) {
      const segment = segments.get(name.name) ?? open(name)
      const { size, mtimeMs } = fstatSync(segment.fd)
      const isLast = listed[at + 1]?.writer !== name.writer
      const quiet = Math.abs(Date.now() - mtimeMs) > quietMs
      const isFinished = earlier.has(name.name) ? quiet : done.has(name.name) || !isLast
      if (!segment.isPlaced) await place(segment)
      while (segment.offset < size) {
        const lines = read(segment, size)
        if (lines.length === 0) break
        await move(segment, lines)
      }
      if (isFinished) await finish(segment, size)
    }
  }

  /** Of segments that somebody else deleted. */
  function forget(listed: SegmentName[]): void {
    const names = new Set(listed.map((segment) => segment.name))
    for (const segment of segments.values()) {
      if (names.has(segment.name)) continue
      closeSync(segment.fd)
      segments.delete(segment.name)
    }
  }

  function open(name: SegmentName): Segment {
    const segment = {
      ...name,
      fd: openSync(join(spool, name.name), 'r+'),
      isPlaced: false,
      offset: 0,
      moved: 0,
      counted: 0,
      lines: 0,
      aside: 0,
    }
    segments.set(name.name, segment)
    return segment
  }

  /** Asks the store how far it has the segment: what it has is not moved again. */
  async function place(segment: Segment): Promise<void> {
    const stored = await writer.placeIn(segment.name)
    Object.assign(segment, { isPlaced: true, offset: 0, moved: 0 })
    for (let lines = read(segment, stored); lines.length > 0; lines = read(segment, stored))
      skip(segment, lines)
    // The last line of a writer that died may have no end.
    segment.offset = stored
  }

  function read(segment: Segment, size: number): Line[] {
    const bytes = chunk.subarray(
      0,
      readSync(segment.fd, chunk, 0, Math.min(chunk.length, size - segment.offset), segment.offset),
    )
    const lines: Line[] = []
    let from = 0
    while (lines.length < rowsAtOnce) {
      const to = bytes.indexOf(newline, from)
      if (to < 0) break
      lines.push({ text: bytes.toString('utf8', from, to), end: segment.offset + to + 1 })
      from = to + 1
    }
    if (lines.length === 0 && bytes.length === chunk.length) {
      // No row is that long. Whatever it is, it must not stand in the way.
      return [{ text: bytes.toString('utf8'), end: segment.offset + bytes.length }]
    }
    return lines
  }

  async function move(segment: Segment, lines: Line[]): Promise<void> {
    await writer.insert({ segment: segment.name, from: segment.offset, lines }, (line, reason) =>
      setAside(segment, line, reason),
    )
    skip(segment, lines)
  }

  function skip(segment: Segment, lines: Line[]): void {
    segment.offset = lines.at(-1)?.end ?? segment.offset
    segment.moved += lines.length
    if (segment.counted >= segment.offset) return
    segment.counted = segment.offset
    segment.lines = segment.moved
  }

  async function finish(segment: Segment, size: number): Promise<void> {
    if (segment.offset < size) {
      const rest = Buffer.alloc(size - segment.offset)
      readSync(segment.fd, rest, 0, rest.length, segment.offset)
      // All of the row may be there and only its newline missing; otherwise it is set aside.
      await move(segment, [{ text: rest.toString('utf8'), end: size }])
    }
    // The only other copy must not go before the rows are on the disk.
    writer.sync()
    closeSync(segment.fd)
    segments.delete(segment.name)
    unlinkSync(join(spool, segment.name))
    earlier.delete(segment.name)
    done.delete(segment.name)
    await writer.forget(segment.name)
  }

  /** A little after each pass, so that new rows need not wait until all the old ones are summed up. True when there is more to do. */
  async function rollUp(): Promise<boolean> {
    if (keptMs === undefined || performance.now() < rollUpAt) return false
    rollUpAt = performance.now() + rollUpEveryMs
    const hasMore = await writer.rollUp(hourOf((await writer.now()) - keptMs))
    if (hasMore) rollUpAt = 0
    return hasMore
  }

  function setAside(segment: Segment, { text, end }: Line, reason: string): void {
    if (end <= segment.aside) return
    const file = join(spool, `${segment.name}.aside`)
    writeFileSync(file, `${text}\n`, { flag: 'a', mode: 0o600, flush: true })
    segment.aside = end
    tell({ kind: 'setAside', file, reason })
  }

  function tellUnread(): void {
    let unread = 0
    for (const segment of segments.values()) {
      if (failing) countLines(segment)
      unread += segment.lines - segment.moved
    }
    if (unread !== told) tell({ kind: 'unread', rows: unread })
    told = unread
  }

  function countLines(segment: Segment): void {
    for (;;) {
      const count = readSync(segment.fd, chunk, 0, chunk.length, segment.counted)
      if (count === 0) return
      const bytes = chunk.subarray(0, count)
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1))
        segment.lines += 1
      segment.counted += count
    }
  }

  /** What the store does not take stays counted, and on the disk even if the power fails. */
  function saveUnmoved(): void {
    try {
      // The pass came no further than to the first that the store does not take.
      for (const name of listSegments(spool)) if (!segments.has(name.name)) open(name)
      tellUnread()
      if (performance.now() - syncedAt < durableEveryMs) return
      syncedAt = performance.now()
      for (const segment of segments.values()) fdatasyncSync(segment.fd)
    } catch (error) {
      // The disk itself fails, and that is told already; the next pass tries again.
      tell({ kind: 'failed', reason: String(error) })
    }
  }
}
