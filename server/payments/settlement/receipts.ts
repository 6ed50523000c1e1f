import type { Actor } from '../../store/queries/operators/audit.ts'
import type { PaymentChange } from '../../store/queries/payments.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { Receipt } from '../types.ts'
import { resultOf } from './outcome.ts'
import type { Receipts, SettlementDeps } from './deps.ts'
import { unowned } from './transitions.ts'

/** After this any process records a settled payment that is not marked as recorded. */
export const recordAgainMs = 10_000
/** After this a ledger row is on the disk, and survives a power failure. */
const durableMs = 3000
const retryWaitsMs = [50, 200, 800]

/** Holds in memory what the journal could not store, until a `flush` does. */
export function createReceipts({
  journal,
  recordSettled,
  observe,
  now,
  pause,
  retentionMs,
}: Omit<SettlementDeps, 'receipts'> & { pause: (ms: number) => Promise<unknown> }): Receipts {
  /** Receipts that the journal could not store. */
  const unsaved = new Map<string, { change: PaymentChange; actor: Actor | undefined }>()
  /** When payments were recorded that are not yet marked as recorded in the journal. */
  const recordedAt = new Map<string, number>()

  async function finish(row: PaymentRow, receipt: Receipt, actor?: Actor) {
    const at = now()
    const change = {
      state: 'settled' as const,
      receipt: JSON.stringify(receipt),
      reason: null,
      look_at: at + recordAgainMs,
      updated_at: at,
      expires_at: Math.max(row.valid_before, at) + retentionMs,
      ...unowned,
    }
    const isNew = await withRetries(() => journal.prove(row.id, change, actor), pause)
    if (isNew === undefined) unsaved.set(row.id, { change, actor })
    if (isNew) {
      observe({ kind: 'paymentMoved', payment: row.id, network: row.network, state: 'settled' })
      observe({ kind: 'paymentSettled', network: row.network, nano: row.price_nano })
      await journal.synced().catch(() => {})
    }
    if (recordSettled({ ...row, ...change })) recordedAt.set(row.id, at)
    return { kind: 'answered' as const, body: resultOf(row), receipt, replayed: false }
  }

  async function flush(all = false): Promise<void> {
    for (const [id, { change, actor }] of unsaved) {
      await journal.prove(id, change, actor)
      unsaved.delete(id)
    }
    const ids = [...recordedAt].flatMap(([id, at]) =>
      all || Math.abs(now() - at) > durableMs ? [id] : [],
    )
    await journal.markRecorded(ids)
    for (const id of ids) recordedAt.delete(id)
  }

  return { finish, flush }
}

/** The result of a write; undefined if all tries failed. */
async function withRetries(
  write: () => Promise<boolean>,
  pause: (ms: number) => Promise<unknown>,
): Promise<boolean | undefined> {
  for (const waitMs of retryWaitsMs) {
    try {
      return await write()
    } catch {
      await pause(waitMs)
    }
  }
  return undefined
}
