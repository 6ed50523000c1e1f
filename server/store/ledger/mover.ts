import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import type { FromThread, MoverData, ToThread } from './ledger-thread.ts'
import { listSegments, spoolFolder } from './segments.ts'

/** Moves the rows of all writers to the store, in a thread; one process of a folder has one. */
export type Mover = {
  /**
   * Rows on the spool and not in the store, as the thread last counted them: each 100 ms, or each
   * second while the store fails.
   */
  unread(): number
  /** Why the store takes no rows; undefined while it does. */
  fault(): string | undefined
  /** Resolves when every row that was on the spool is in the store, however long that takes. */
  flush(): Promise<void>
  /** The process with this writer has ended: its segments end here. */
  writerGone(writer: string): void
  /** Flushes for at most `withinMs`, then stops; the rest stays on the spool for the next start. */
  close(withinMs?: number): Promise<void>
}

export type MoverOptions = {
  folder: string
  /** The URL of the PostgreSQL database with the ledger; without it the folder's usage.db has it. */
  url?: string | undefined
  /** Older rows are summed up by the hour; by default all are kept. */
  keptDays?: number | undefined
  /**
   * The delay before the first rows are summed up: a row that is written again at the start, because
   * its first write is uncertain, must meet the existing one.
   */
  rollUpAfterMs?: number
  observe: Observe
}

const dayMs = 24 * 60 * 60 * 1000

const restartMs = 1000
// The package is shipped as JavaScript and developed as TypeScript.
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './ledger-thread.ts' : './ledger-thread.js',
  import.meta.url,
)

/**
 * Call it before any writer of this process life begins: the segments that are there are taken for
 * those of earlier lives.
 */
export function startMover({
  folder,
  url,
  keptDays,
  rollUpAfterMs = 30_000,
  observe,
}: MoverOptions): Mover {
  const spool = spoolFolder(folder)
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  const inherited = listSegments(spool).map((segment) => segment.name)
  const finished = new Set<string>()
  const status = createStoreStatus('ledger', observe)
  const keptMs = keptDays === undefined ? undefined : keptDays * dayMs
  let unread = 0
  const thread = startThread({
    dataOf: () => ({ folder, url, keptMs, rollUpAfterMs, inherited, finished: [...finished] }),
    onDeath: status.fail,
    onMessage(message) {
      if (message.kind === 'unread') unread = message.rows
      if (message.kind === 'failed') status.fail(message.reason)
      // A flush says so too: a thread that replaced a dead one does not know of the failure.
      if (message.kind === 'recovered' || message.kind === 'flushed') status.recover()
      if (message.kind !== 'setAside') return
      const reason = `a row was set aside in ${message.file}: ${message.reason}`
      observe({ kind: 'rowsDropped', rows: 1, reason })
    },
  })
  return {
    unread: () => unread,
    fault: status.reason,
    flush: thread.flush,
    writerGone(writer) {
      const own = listSegments(spool).filter((segment) => segment.writer === writer)
      const names = own.map(({ name }) => name)
      for (const name of names) finished.add(name)
      thread.post({ kind: 'finished', names })
    },
    close: (withinMs = 5000) => thread.close(withinMs),
  }
}

type Thread = {
  post(message: ToThread): void
  flush(): Promise<void>
  close(withinMs: number): Promise<void>
}

type ThreadOptions = {
  dataOf(): MoverData
  onMessage(message: FromThread): void
  onDeath(reason: string): void
}

/** A thread that is started again when it dies, and then asked for the flushes of the dead one. */
function startThread({ dataOf, onMessage, onDeath }: ThreadOptions): Thread {
  const flushes = new Map<number, () => void>()
  let lastFlush = 0
  let closing = false
  let restart: NodeJS.Timeout | undefined
  let worker = start()

  function start(): Worker {
    const started = new Worker(threadFile, { workerData: dataOf() })
    started.on('message', (message: FromThread) => {
      onMessage(message)
      if (message.kind !== 'flushed') return
      flushes.get(message.id)?.()
      flushes.delete(message.id)
    })
    started.on('error', (error) => onDeath(`the ledger thread died: ${String(error)}`))
    started.on('exit', () => {
      if (closing) return
      onDeath('the ledger thread ended')
      restart = setTimeout(() => {
        worker = start()
        for (const id of flushes.keys()) post({ kind: 'flush', id })
        void flush()
      }, restartMs)
    })
    return started
  }

  function post(message: ToThread): void {
    worker.postMessage(message)
  }

  function flush(): Promise<void> {
    return new Promise((resolve) => {
      lastFlush += 1
      flushes.set(lastFlush, resolve)
      post({ kind: 'flush', id: lastFlush })
    })
  }

  return {
    post,
    flush,
    async close(withinMs) {
      if (closing) return
      await Promise.race([flush(), pause(withinMs, undefined, { ref: false })])
      closing = true
      clearTimeout(restart)
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
      post({ kind: 'stop' })
      await Promise.race([ended, pause(1000, undefined, { ref: false })])
      await worker.terminate()
    },
  }
}
