import type { LoadedConfig } from '../config/load.ts'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { openStore } from '../store/database.ts'
import { makeFolder, unusableFolder } from '../store/files.ts'
import { openSpool, type Ledger } from '../store/ledger/ledger.ts'
import { lockFolder } from '../store/lock.ts'
import { migrate } from '../store/migrations/migrate.ts'
import { dayMs, monthName, monthOf } from '../store/ledger/totals.ts'
import { closeMonth } from '../store/queries/months.ts'
import { deleteOldAlerts } from '../store/queries/alerts.ts'
import { deleteOldAudit, recordAudit, serverActor } from '../store/queries/operators/audit.ts'
import { deleteExpiredSessions } from '../store/queries/operators/sessions.ts'
import type { Store } from '../store/store.ts'

const eraseMs = 60_000
const eraseAgainMs = 1000

/**
 * Opens the store. The process of this server that owns it also locks the spool, migrates, and each
 * minute closes months that are due, deletes expired sessions and old audit rows, and erases deleted
 * data from the files. Errors of the system or of SQLite become a Failure.
 */
export async function openStoreOf(
  {
    config: { store: place, spool: folder, store_connections: connections, ledger },
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
      closers.defer(startUpkeep(store, ledger.close_after_days, everyMs))
    }
    return store
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof Failure) throw error
    throw unusableFolder(folder, error)
  }
}

function startUpkeep(store: Store, closeAfterDays: number, everyMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOpen = true
  const wait = (ms: number) => {
    if (isOpen) timer = setTimeout(erase, ms).unref()
  }
  // The next write reports a failing disk.
  const erase = () =>
    void closeDueMonth(store, closeAfterDays)
      // A busy ledger, or one that does not answer: the next time.
      .catch(() => {})
      .then(() => deleteOld(store))
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

/** If several servers share the store, one of them closes the month and records it. */
export async function closeDueMonth(
  { usage, journal, clock }: Pick<Store, 'usage' | 'journal' | 'clock'>,
  closeAfterDays: number,
): Promise<void> {
  const afterMs = closeAfterDays * dayMs
  const now = clock.now()
  const month = monthOf(monthOf(now - afterMs) - 1)
  if (!(await closeMonth(usage, month, now, { afterMs, onlyUsed: true }))) return
  const change = { action: 'closeMonth', target: monthName(month) } as const
  await recordAudit(journal, serverActor, { ...change, after: { state: 'closed' } })
}

async function deleteOld({ journal, clock }: Store): Promise<void> {
  const now = clock.now()
  await deleteExpiredSessions(journal, now)
  await deleteOldAudit(journal, now)
  await deleteOldAlerts(journal, now)
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
