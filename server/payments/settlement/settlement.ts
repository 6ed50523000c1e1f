import type { Actor } from '../../store/queries/operators/audit.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { PurchaseOutcome } from './outcome.ts'
import { createReceipts, type ReceiptParts } from './receipts.ts'
import { review } from './review.ts'
import { settle, type SettlingParts } from './settle.ts'

/** What the settlements of a process work with. */
export type SettlementParts = Omit<SettlingParts, 'receipts'> & ReceiptParts

/**
 * The part of a payment's life in which money moves: from a stored result to a receipt, or to the
 * proof that there will be none. Every row passed in is owned by this process.
 */
export type PaymentSettlement = {
  /**
   * Charges a payment whose result is stored.
   * Throws a Failure `settlementUnknown` when it is not known whether money moved.
   */
  settle(row: PaymentRow): Promise<PurchaseOutcome>
  /**
   * Looks at a row that is due; throws a Failure while it stays unknown whether money moved. With
   * an actor it is recorded what became of it.
   */
  review(row: PaymentRow, actor?: Actor): Promise<void>
  /** As `flush` of Receipts. */
  flush(all?: boolean): Promise<void>
}

/** The settlements of one process. They share the results that are not stored yet. */
export function createPaymentSettlement(parts: SettlementParts): PaymentSettlement {
  const receipts = createReceipts(parts)
  const settlingParts = { ...parts, receipts }
  return {
    settle: (row) => settle(settlingParts, row),
    review: (row, actor) => review({ ...settlingParts, ...(actor && { actor }) }, row),
    flush: receipts.flush,
  }
}
