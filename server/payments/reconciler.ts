import { setImmediate } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { createStoreStatus } from '../store/store-status.ts'
import type { Store } from '../store/store.ts'
import { unrecordedPayments } from '../store/queries/payment-lists.ts'
import { serverActor } from '../store/queries/operators/audit.ts'
import { type ListedPayment } from '../store/queries/payments.ts'
import type { PaymentJournal } from './journal.ts'
import { createMaintenance } from './maintenance.ts'
import type { Payments } from './purchase/purchase.ts'

type ReconcilerOptions = {
  payments: Payments
  journal: PaymentJournal
  store: Pick<Store, 'journal'>
  /**
   * Records a settled payment in the ledger; false if it must be called again. Called at startup
   * for payments that a dead process may not have recorded.
   */
  recordSettled(row: ListedPayment): boolean
  /** Networks on which payments are accepted; counted also without open payments. */
  networks: readonly string[]
  observe: Observe
  now?: () => number
  everyMs?: number
  /** Maximum of unknown settlements; beyond it the oldest are left to the operator. */
  maxUnknown?: number
}

/** Rows of one network that are reconciled concurrently, and that one query reads. */
const concurrency = 8
const batchSize = 64
const recordBatchSize = 200
const countEveryMs = 5000

/** Reconciles payments without a waiting payer in the background, and maintains the journal. */
export function createReconciler({
  now = Date.now,
  everyMs = 1000,
  maxUnknown = 10_000,
  ...parts
}: ReconcilerOptions): { close(): Promise<void> } {
  const { payments, journal } = parts
  let open = true
  const isOpen = () => open
  let maintainedAt = 0
  let pass: Promise<void> | undefined
  /** One task for each network, so that a slow facilitator does not delay the others. */
  const tasks = new Map<string, Promise<void>>()
  const maintain = createMaintenance({ ...parts, now, maxUnknown, isOpen })
  const guarded = reportingFailures(parts.observe)

  async function round(): Promise<void> {
    await payments.flush()
    for (const network of await journal.dueNetworks(now())) {
      if (tasks.has(network)) continue
      const task = guarded(async () =>
        reconcileAll(parts, await journal.due(network, now(), batchSize), isOpen),
      ).finally(() => tasks.delete(network))
      tasks.set(network, task)
    }
    if (Math.abs(now() - maintainedAt) < countEveryMs) return
    maintainedAt = now()
    await maintain()
  }

  const begin = (work: () => Promise<void>) => {
    if (open) pass ??= guarded(work).finally(() => (pass = undefined))
  }
  begin(async () => {
    await recordOwed(parts, isOpen)
    await round()
  })
  const timer = setInterval(begin, everyMs, round).unref()

  return {
    async close() {
      open = false
      clearInterval(timer)
      await pass
      await Promise.all(tasks.values())
    },
  }
}

/** Runs work without throwing; reports when the store fails and when it recovers. */
function reportingFailures(observe: Observe): (work: () => Promise<void>) => Promise<void> {
  const status = createStoreStatus('payments', observe)
  return async (work) => {
    try {
      await work()
      status.recover()
    } catch (error) {
      status.fail(error instanceof Error ? error.message : String(error))
    }
  }
}

/** Reconciles a few rows at a time. A row whose settlement stays unknown does not delay the others. */
async function reconcileAll(
  { payments, observe }: ReconcilerOptions,
  rows: readonly ListedPayment[],
  isOpen: () => boolean,
): Promise<void> {
  const queue = rows.values()
  const workers = Array.from({ length: concurrency }, async () => {
    for (const row of queue)
      if (isOpen())
        await payments.reconcile(row, serverActor).catch((error: unknown) => {
          if (!(error instanceof Failure))
            observe({ kind: 'bugMet', error, requestId: row.request_id, operation: 'reconcile' })
          else if (error.kind !== 'settlementUnknown') throw error
        })
  })
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason
}

/** Records the settled payments that are not marked as recorded. */
async function recordOwed(
  { store, journal, recordSettled }: ReconcilerOptions,
  isOpen: () => boolean,
): Promise<void> {
  for (let after = '', rows: ListedPayment[] = []; isOpen(); after = rows.at(-1)?.id ?? after) {
    rows = await unrecordedPayments(store.journal, { after, limit: recordBatchSize })
    await journal.markRecorded(rows.filter(recordSettled).map(({ id }) => id))
    if (rows.length < recordBatchSize) return
    await setImmediate()
  }
}
