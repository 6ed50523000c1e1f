import type { Observe } from '../../observations.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { PaymentJournal } from '../journal.ts'
import type { Chain, Facilitator, Receipt } from '../types.ts'
import type { PurchaseOutcome } from './outcome.ts'

/** What payments of this process are moved and settled with. */
export type SettlementDeps = {
  journal: PaymentJournal
  facilitatorOf(network: string): Facilitator | undefined
  /** Undefined where the operator configured no RPC for the network. */
  chainOf(network: string): Chain | undefined
  receipts: Receipts
  /**
   * Records a settled payment in the ledger. It may be called more than once for one payment.
   * False when it has to be called again.
   */
  recordSettled(row: PaymentRow): boolean
  observe: Observe
  owner: string
  now: () => number
  /** How long a decided payment is kept after the chain stops taking it. */
  retentionMs: number
  /** Who decides a payment that no payer waits for; it is recorded what became of it. */
  actor?: Actor
}

/** Stores receipts, and has settled payments recorded in the ledger. */
export type Receipts = {
  /**
   * Ends a payment whose money has moved, and gives its answer. A journal that does not answer
   * does not keep the answer from the payer: the receipt is stored by a later `flush`. With an
   * actor it is recorded.
   */
  finish(row: PaymentRow, receipt: Receipt, actor?: Actor): Promise<PurchaseOutcome>
  /**
   * Stores the receipts that could not be stored before, and notes which payments were recorded
   * in the ledger: those whose ledger rows are on the disk by now, or all.
   */
  flush(all?: boolean): Promise<void>
}
