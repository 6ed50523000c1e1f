import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store-status.ts'
import type { FromThread, MoverData, ToThread } from './ledger-thread.ts'
import { listSegments, spoolFolder } from './segments.ts'

/** Moves the rows of all writers from the spool to the store, in a thread; one process of a folder has one. */
export type Mover = {
  /** Rows on the spool and not in the store, as the thread last counted them (each 100 ms; each second while the store fails). */
  unread(): number
  /** Resolves when every row that was on the spool before is in the store, however long the store takes to come back. */
  flush(): Promise<void>
  /** The process with this writer has ended: its segments end here. */
  writerGone(writer: string): void
  /** Flushes for at most `withinMs`, then stops; what is left stays on the spool for the next start. */
  close(withinMs?: number): Promise<void>
}

export type MoverOptions = {
  folder: string
  /** Of the PostgreSQL database that holds the ledger; else the folder's usage.db does. */
  url?: string | undefined
  /** Rows older than this are summed up by the hour; else all are kept. */
  keptDays?: number | undefined
  /** Not at once: a row that is told again at the start, since nobody knows whether it was told, has to meet the one that is there. */
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

/** Call it before any writer of this process life begins: the segments it finds are taken for those of earlier lives. */
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
  const flushes = new Map<number, () => void>()
  let lastFlush = 0
  let unread = 0
  const status = createStoreStatus('ledger', observe)
  let closing = false
  let restart: NodeJS.Timeout | undefined
  let thread = startThread()

  function startThread(): Worker {
    const workerData: MoverData = {
      folder,
      url,
      keptMs: keptDays === undefined ? undefined : keptDays * dayMs,
      rollUpAfterMs,
      inherited,
      finished: [...finished],
    }
    const started = new Worker(threadFile, { workerData })
    started.on('message', hear)
    started.on('error', (error) => status.fail(`the ledger thread died: ${String(error)}`))
    started.on('exit', () => {
      if (closing) return
      status.fail('the ledger thread ended')
      restart = setTimeout(() => {
        thread = startThread()
        for (const id of flushes.keys()) ask({ kind: 'flush', id })
        void flush()
      }, restartMs)
    })
    return started
  }

  function ask(message: ToThread): void {
    thread.postMessage(message)
  }

  function hear(message: FromThread): void {
    if (message.kind === 'unread') unread = message.rows
    if (message.kind === 'failed') status.fail(message.reason)
    if (message.kind === 'recovered') status.recover()
    if (message.kind === 'setAside') {
      observe({
        kind: 'rowsDropped',
        rows: 1,
        reason: `a row was set aside in ${message.file}: ${message.reason}`,
      })
    }
    if (message.kind === 'flushed') {
      // A thread that took the place of a dead one does not know that there was a failure.
      status.recover()
      flushes.get(message.id)?.()
      flushes.delete(message.id)
    }
  }

  function flush(): Promise<void> {
    return new Promise((resolve) => {
      lastFlush += 1
      flushes.set(lastFlush, resolve)
      ask({ kind: 'flush', id: lastFlush })
    })
  }

  return {
    unread: () => unread,
    flush,
    writerGone(writer) {
      const names = listSegments(spool)
        .filter((segment) => segment.writer === writer)
        .map((segment) => segment.name)
      for (const name of names) finished.add(name)
      ask({ kind: 'finished', names })
    },
    async close(withinMs = 5000) {
      if (closing) return
      await within(withinMs, flush())
      closing = true
      clearTimeout(restart)
      const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
      ask({ kind: 'stop' })
      await within(1000, ended)
      await thread.terminate()
    },
  }
}

async function within(ms: number, promise: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([promise, late])
  clearTimeout(timer)
}
