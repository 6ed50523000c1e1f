import type { Observe } from '../../observations.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { PaymentJournal } from '../journal.ts'
import type { Chain, Facilitator, Receipt } from '../types.ts'
import type { PurchaseOutcome } from './outcome.ts'

/** Dependencies of all moves and settlements of payments in this process. */
export type SettlementDeps = {
  journal: PaymentJournal
  facilitatorOf(network: string): Facilitator | undefined
  /** Undefined if the operator configured no RPC for the network. */
  chainOf(network: string): Chain | undefined
  receipts: Receipts
  /**
   * Records a settled payment in the ledger. It may be called several times for one payment; false
   * if it must be called again.
   */
  recordSettled(row: PaymentRow): boolean
  observe: Observe
  owner: string
  now: () => number
  /** How long a decided payment is stored after the chain stops accepting it. */
  retentionMs: number
  /** Who decides a payment without a waiting payer; its result is audited. */
  actor?: Actor
}

/** Stores receipts, and records settled payments in the ledger. */
export type Receipts = {
  /**
   * Ends a payment whose money has moved, and returns its outcome. While the journal is unavailable
   * the payer still gets the response, and a later `flush` stores the receipt. With an actor it is
   * audited.
   */
  finish(row: PaymentRow, receipt: Receipt, actor?: Actor): Promise<PurchaseOutcome>
  /**
   * Stores the receipts that could not be stored before, and marks payments as recorded: those
   * whose ledger rows are on the disk by now, or all.
   */
  flush(all?: boolean): Promise<void>
}
