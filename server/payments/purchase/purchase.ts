import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../store/id.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { PurchaseOutcome } from '../settlement/outcome.ts'
import { createReceipts } from '../settlement/receipts.ts'
import { review } from '../settlement/review.ts'
import type { SettlementDeps } from '../settlement/deps.ts'
import { claim } from './claim.ts'
import { createPaymentLeases } from './payment-leases.ts'
import type { Order } from './order.ts'
import { createRuns } from './runs.ts'
import { createVerificationSlots } from './verification-slots.ts'

/** Sells each order once, however often and wherever its payment is sent. */
export type Payments = {
  /**
   * Works once, charges once, and returns the same response to all who send this payment with this
   * request. If all of them disconnect before the result is stored, repeatable work is aborted;
   * other work, and a payment with a stored result, continues without them.
   */
  purchase(order: Order, signal: AbortSignal): Promise<PurchaseOutcome>
  /** Whether this payment has a row. */
  isKnown(key: string): Promise<boolean>
  /**
   * Reviews a row that is due, unless another process owns it.
   * Throws a Failure while it is unknown whether money moved. With an actor the result is audited.
   */
  reconcile(row: Pick<PaymentRow, 'id' | 'key' | 'state'>, actor?: Actor): Promise<void>
  /** Stores the receipts that could not be stored before, and marks recorded payments. */
  flush(): Promise<void>
  /** Waits for purchases in flight. */
  close(): Promise<void>
}

type PaymentsOptions = Omit<SettlementDeps, 'owner' | 'now' | 'receipts' | 'actor'> & {
  owner?: string
  now?: () => number
  pause?: (ms: number) => Promise<unknown>
  /** Shorter than `duplicateWaitMs`, so that after a crash the next request gets the response. */
  leaseMs?: number
  /** Maximum of unverified payments, read each time. Unlimited by default. */
  maxUnverified?: () => number
  /** Maximum wait for another request with the same payment. */
  duplicateWaitMs?: number
  pollMs?: number
}

/** Payments of one process; others may work on the same journal at the same time. */
export function createPayments(options: PaymentsOptions): Payments {
  const parts = {
    owner: newId(),
    now: Date.now,
    pause: (ms: number): Promise<unknown> => sleep(ms),
    leaseMs: 8000,
    duplicateWaitMs: 10_000,
    pollMs: 100,
    ...options,
  }
  const receipts = createReceipts(parts)
  const leases = createPaymentLeases(parts)
  const { maxUnverified = () => Infinity } = options
  const slots = createVerificationSlots(maxUnverified)
  const readingSlots = createVerificationSlots(maxUnverified)
  const deps = { ...parts, receipts, leases, slots, readingSlots }
  const runs = createRuns({
    ...parts,
    slots,
    start: (order, control) => claim(deps, order, control),
  })
  return {
    purchase: runs.join,
    isKnown: async (key) => (await parts.journal.find(key)) !== undefined,
    async reconcile(row, actor) {
      if (runs.has(row.key)) return
      const leasedRow = await leases.take(row)
      if (!leasedRow) return
      await leases.hold(leasedRow, () => review({ ...deps, ...(actor && { actor }) }, leasedRow))
    },
    flush: () => receipts.flush(),
    async close() {
      await runs.drained()
      leases.close()
      // Another process, or the next start, finds what cannot be stored now.
      await receipts.flush(true).catch(() => {})
    },
  }
}
