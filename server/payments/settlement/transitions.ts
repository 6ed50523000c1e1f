import type { Failure } from '../../failure.ts'
import type { PaymentChange } from '../../store/queries/payments.ts'
import type { PaymentRow, PaymentState } from '../../store/tables.ts'
import { LeaseLost } from '../journal.ts'
import type { SettlementDeps } from './deps.ts'
import {
  refusalOf,
  settlementUnknown,
  uncertainFailure,
  type PurchaseOutcome,
  type WorkFailure,
} from './outcome.ts'
import { nextLookAt } from './schedule.ts'

/** Releases the ownership of a row together with its change. */
export const unowned = { owner: null, lease_until: null } as const

/**
 * Moves a row of this process and returns the new row.
 * Throws LeaseLost if this process is no longer its owner.
 */
export async function move(
  { journal, observe, owner, now, actor }: SettlementDeps,
  row: PaymentRow,
  state: PaymentState,
  change: PaymentChange = {},
): Promise<PaymentRow> {
  const update = { state, updated_at: now(), ...change }
  const from = { id: row.id, owner, state: row.state }
  if (!(await journal.move(from, update, actor))) throw new LeaseLost()
  if (state !== row.state)
    observe({
      kind: 'paymentMoved',
      payment: row.id,
      network: row.network,
      state,
      ...(update.reason != null && { reason: update.reason }),
    })
  return { ...row, ...update }
}

/** Ends a payment that was not charged, and returns the outcome for its payer. */
export async function close(
  deps: SettlementDeps,
  row: PaymentRow,
  state: 'failed' | 'expired',
  reason: string,
  change: PaymentChange = {},
): Promise<PurchaseOutcome> {
  const closed = await move(deps, row, state, {
    reason,
    look_at: null,
    expires_at: Math.max(row.valid_before, deps.now()) + deps.retentionMs,
    ...unowned,
    ...change,
  })
  // The payer signs a new payment after this rejection. If a power failure undid it, the first
  // payment could still be settled.
  if (row.attempts > 0) await deps.journal.synced()
  return refusalOf(closed)
}

/**
 * Ends a payment whose work may have changed something without a response. The work never runs
 * again and is never charged. Returns the failure for its payer.
 */
export async function failUncertain(
  deps: SettlementDeps,
  row: PaymentRow,
  { message, upstream }: WorkFailure,
): Promise<Failure> {
  const failure: WorkFailure = { message, ...(upstream && { upstream }) }
  const failed = await move(deps, row, 'failed', {
    result: JSON.stringify(failure),
    reason: message.slice(0, 500).toWellFormed(),
    look_at: null,
    expires_at: row.valid_before + deps.retentionMs,
    ...unowned,
  })
  return uncertainFailure(failed)
}

/** Stores that the settlement is unknown, and throws the failure that says so. */
export async function markUnknown(
  deps: SettlementDeps,
  row: PaymentRow,
  reason: string,
  next = { look_at: nextLookAt(row, deps.now()), looks: row.looks + 1 },
): Promise<never> {
  await move(deps, row, 'settle_unknown', {
    reason,
    look_at: next.look_at,
    looks: next.looks,
    ...unowned,
  })
  throw settlementUnknown()
}
