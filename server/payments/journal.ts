import { Failure } from '../failure.ts'
import type { RowLease } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import * as lists from '../store/queries/payment-lists.ts'
import * as queries from '../store/queries/payments.ts'
import type { PaymentRow } from '../store/tables.ts'

/** Thrown if another process has moved the row: this process has outdated data. */
export class LeaseLost extends Error {}

/**
 * The durable record of payments. Only its owner moves a row, and only from the state that the
 * owner last read. Throws a Failure `unavailable` while the store is unavailable.
 */
export type PaymentJournal = ReturnType<typeof journalOf>

/** Maximum of unsettled payments, per payer and in all. */
export type UnsettledLimits = { ofPayer: number; ofAll: number }

/** The journal in the store. */
export const journalOf = (
  { journal, usage, synced }: Pick<Store, 'journal' | 'usage' | 'synced'>,
  most: UnsettledLimits,
) => ({
  claim: (row: PaymentRow) => available(() => queries.claimPayment(journal, row, most), turn),
  find: (key: string) => available(() => queries.findPayment(journal, key), turn),
  /** Whether this payer has ever paid, as far back as journal and ledger go. */
  hasSettled: (payer: string) => available(() => lists.hasSettled({ journal, usage }, payer), turn),
  /**
   * Moves a verified payment from `reserved` to `executing`. False if its payer has too many in
   * flight, or it has another owner.
   */
  begin: (
    row: Pick<PaymentRow, 'id' | 'payer'> & { owner: string },
    change: queries.PaymentChange,
  ) => available(() => queries.beginPayment(journal, row, change, most.ofPayer)),
  /** With an actor, a change to a final or waiting state is audited. */
  move: (from: queries.OwnedPayment, change: queries.PaymentChange, actor?: Actor) =>
    available(() => queries.movePayment(journal, from, change, actor)),
  /** Stores a receipt, regardless of the owner; false if one is stored. Audited as by `move`. */
  prove: (id: string, change: queries.PaymentChange, actor?: Actor) =>
    available(() => queries.proveSettled(journal, id, change, actor)),
  /** Deletes a row, so that its payment can be sent again. */
  release: (from: queries.OwnedPayment) =>
    available(() => queries.deletePayment(journal, from), turn),
  take: (row: Pick<PaymentRow, 'id' | 'state'>, lease: RowLease) =>
    available(() => queries.leasePayment(journal, row, lease)),
  dropLease: (id: string, owner: string) =>
    available(() => queries.endPaymentLease(journal, id, owner)),
  /** Marks these settled payments as recorded in the ledger. */
  markRecorded: (ids: string[]) => available(() => queries.markRecorded(journal, ids)),
  /** Returns the ids that this owner still holds. */
  renew: (ids: string[], lease: RowLease) =>
    available(() => queries.renewPayments(journal, ids, lease)),
  /** Resolves when all writes are on the disk. */
  synced: () => available(() => synced()),
  dueNetworks: (now: number) => available(() => lists.dueNetworks(journal, now)),
  due: (network: string, now: number, limit: number) =>
    available(() => lists.duePayments(journal, network, now, limit)),
})

/** Queries for unverified requests take turns; those for verified payments do not wait. */
async function available<Result>(
  query: () => Promise<Result>,
  inTurn?: () => Promise<void>,
): Promise<Result> {
  try {
    await inTurn?.()
    return await query()
  } catch (cause) {
    throw new Failure(
      'unavailable',
      'the payment journal is unavailable; retry with the same payment, do not sign a new one',
      { cause, retryAfter: 2 },
    )
  }
}

/**
 * Lets `limit` queries through in each turn of the event loop. SQLite runs in this thread: hundreds
 * of concurrent payments would block everything else.
 */
function turnstile(limit: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let passed = 0
  const next = () => {
    const batch = waiting.splice(0, limit)
    passed = batch.length
    for (const resolve of batch) resolve()
    if (passed > 0) setImmediate(next)
  }
  return () => {
    if (passed >= limit) return new Promise((resolve) => waiting.push(resolve))
    if (passed === 0) setImmediate(next)
    passed += 1
    return Promise.resolve()
  }
}

const turn = turnstile(4)
