import { newId } from '../id.ts'
import { startMover, type MoverOptions } from './mover.ts'
import { openSpool } from './spool.ts'
import type { UsageRow } from '../usage-tables.ts'

export { startMover, type Mover } from './mover.ts'
export { openSpool, type Spool } from './spool.ts'

/** The record of what was used. Once `append` returns, a row survives the death of the process. */
export type Ledger = {
  append(row: UsageRow): void
  /** The same once its promise has resolved; rows of one turn of the event loop share a write. */
  appendSoon(row: UsageRow): Promise<void>
  full(): boolean
  /** Why it is full, as far as this process knows; undefined while it is not. */
  fault(): string | undefined
  /** Rows that are not in the store yet, as counted within the last second. */
  queued(): number
  flush(): Promise<void>
  /** Another process that appended with this name to the same folder has ended. */
  writerGone(writer: string): void
  /** Takes no more rows, then flushes for at most `withinMs`; the rest stays on the spool. */
  close(withinMs?: number): Promise<void>
}

type Options = MoverOptions & { maxSpoolBytes?: number }

/** Appends and moves in one process. The store must be migrated. */
export function startLedger({ maxSpoolBytes, ...moved }: Options): Ledger {
  const { folder, observe } = moved
  const mover = startMover(moved)
  const writer = newId()
  const spool = openSpool({
    folder,
    writer,
    observe,
    ...(maxSpoolBytes === undefined ? {} : { maxSpoolBytes }),
  })
  return {
    append: spool.append,
    appendSoon: spool.appendSoon,
    full: spool.full,
    fault() {
      const own = spool.fault()
      const behind = mover.fault()
      return own === undefined || behind === undefined ? own : `${own}; the store: ${behind}`
    },
    queued: () => spool.waiting() + mover.unread(),
    async flush() {
      await spool.flushed()
      await mover.flush()
    },
    writerGone: mover.writerGone,
    async close(withinMs) {
      spool.close()
      try {
        mover.writerGone(writer)
      } finally {
        await mover.close(withinMs)
      }
    },
  }
}
