import { Failure } from '../failure.ts'
import type { Lease } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import * as lists from '../store/queries/payment-lists.ts'
import * as queries from '../store/queries/payments.ts'
import type { PaymentRow } from '../store/tables.ts'

/** Thrown when another process has moved the row: what this process knows of it is out of date. */
export class LeaseLost extends Error {}

/**
 * The durable record of payments. Only its owner moves a row, and only from the state in which the
 * owner knows it. Throws a Failure `unavailable` while the store does not answer.
 */
export type PaymentJournal = ReturnType<typeof journalOf>

/** How many payments of one payer, and in all, may be unsettled at once. */
export type UnsettledLimits = { ofPayer: number; ofAll: number }

/** The journal in the store. */
export function journalOf(
  { journal, usage, synced }: Pick<Store, 'journal' | 'usage' | 'synced'>,
  most: UnsettledLimits,
) {
  return {
    claim: (row: PaymentRow) => available(() => queries.claimPayment(journal, row, most), turn),
    find: (key: string) => available(() => queries.findPayment(journal, key), turn),
    /** Whether this payer has ever paid, as far as journal and ledger reach back. */
    hasSettled: (payer: string) =>
      available(() => lists.hasSettled({ journal, usage }, payer), turn),
    /**
     * Moves a payment that was verified from `reserved` to `executing`. False when its payer has
     * too many in flight, or it is not the owner's any more.
     */
    begin: (
      row: Pick<PaymentRow, 'id' | 'payer'> & { owner: string },
      change: queries.PaymentChange,
    ) => available(() => queries.beginPayment(journal, row, change, most.ofPayer)),
    /** With an actor, a change that says what became of the payment is recorded. */
    move: (from: queries.OwnedPayment, change: queries.PaymentChange, actor?: Actor) =>
      available(() => queries.movePayment(journal, from, change, actor)),
    /** Stores a receipt, whoever owns the row; false when there is one. Recorded as by `move`. */
    prove: (id: string, change: queries.PaymentChange, actor?: Actor) =>
      available(() => queries.proveSettled(journal, id, change, actor)),
    /** Deletes a row, so that its payment can be sent again. */
    release: (from: queries.OwnedPayment) =>
      available(() => queries.deletePayment(journal, from), turn),
    take: (row: Pick<PaymentRow, 'id' | 'state'>, lease: Lease) =>
      available(() => queries.leasePayment(journal, row, lease)),
    dropLease: (id: string, owner: string) =>
      available(() => queries.endPaymentLease(journal, id, owner)),
    /** Notes that these settled payments are in the ledger. */
    markRecorded: (ids: string[]) => available(() => queries.markRecorded(journal, ids)),
    /** The ids of those that are still this owner's. */
    renew: (ids: string[], lease: Lease) =>
      available(() => queries.renewPayments(journal, ids, lease)),
    /** Resolves when all that was written is on the disk. */
    synced: () => available(() => synced()),
    dueNetworks: (now: number) => available(() => lists.dueNetworks(journal, now)),
    due: (network: string, now: number, limit: number) =>
      available(() => lists.duePayments(journal, network, now, limit)),
  }
}

/** Queries for unverified requests wait for their turn; those for verified payments do not. */
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
      'the payment journal does not answer; ' +
        'retry with the same payment, do not sign a new one',
      { cause, retryAfter: 2 },
    )
  }
}

/**
 * Lets `most` through in each turn of the event loop. SQLite answers in this thread: hundreds of
 * payments at once would block everything else.
 */
function turnstile(most: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let passed = 0
  const next = () => {
    const batch = waiting.splice(0, most)
    passed = batch.length
    for (const resolve of batch) resolve()
    if (passed > 0) setImmediate(next)
  }
  return () => {
    if (passed >= most) return new Promise((resolve) => waiting.push(resolve))
    if (passed === 0) setImmediate(next)
    passed += 1
    return Promise.resolve()
  }
}

const turn = turnstile(4)
