import type { LoadedConfig } from '../config/load.ts'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { openStore } from '../store/database.ts'
import { makeFolder, unusableFolder } from '../store/files.ts'
import { openSpool, type Ledger } from '../store/ledger/ledger.ts'
import { lockFolder } from '../store/lock.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { deleteOldAudit } from '../store/queries/operators/audit.ts'
import { deleteExpiredSessions } from '../store/queries/operators/sessions.ts'
import type { Store } from '../store/store.ts'

const eraseMs = 60_000
const eraseAgainMs = 1000

/**
 * Opens the store. The process of this server that owns it also locks the spool, migrates, and each
 * minute deletes expired sessions and old audit rows, and erases deleted data from the files. Errors
 * of the system or of SQLite become a Failure.
 */
export async function openStoreOf(
  {
    config: { store: place, spool: folder, store_connections: connections },
    secrets,
  }: LoadedConfig,
  isOwner: boolean,
  closers: AsyncDisposableStack,
  everyMs = eraseMs,
): Promise<Store> {
  try {
    makeFolder(folder)
    if (isOwner) {
      const lock = lockFolder(folder)
      closers.defer(() => lock.release())
    }
    const store = openStore(secrets.storeUrl ?? place, { folder, connections })
    closers.defer(() => store.close())
    if (isOwner) {
      await migrate(store)
      closers.defer(startErasing(store, everyMs))
    }
    return store
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof Failure) throw error
    throw unusableFolder(folder, error)
  }
}

function startErasing(store: Store, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  const wait = (ms: number) => {
    if (isOpen) timer = setTimeout(erase, ms).unref()
  }
  // The next write reports a failing disk.
  const erase = () =>
    void deleteOld(store)
      .then(() => store.erased())
      .then(
        (isDone) => wait(isDone ? everyMs : Math.min(everyMs, eraseAgainMs)),
        () => wait(everyMs),
      )
  wait(everyMs)
  return () => {
    isOpen = false
    clearTimeout(timer)
  }
}

async function deleteOld({ journal, clock }: Store): Promise<void> {
  const now = clock.now()
  await deleteExpiredSessions(journal, now)
  await deleteOldAudit(journal, now)
}

/** Appends only: the primary's thread moves the rows. */
export function workerLedger(
  writer: string,
  folder: string,
  observe: Observe,
  maxSpoolBytes: number,
): Ledger {
  const spool = openSpool({ folder, writer, observe, maxSpoolBytes })
  return {
    append: spool.append,
    appendSoon: spool.appendSoon,
    full: spool.full,
    fault: spool.fault,
    queued: spool.waiting,
    flush: spool.flushed,
    writerGone: () => {},
    close: async () => spool.close(),
  }
}
