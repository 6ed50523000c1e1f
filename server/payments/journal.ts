import { Failure } from '../failure.ts'
import type { Lease } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import * as questions from '../store/queries/payments.ts'
import type { PaymentRow } from '../store/tables.ts'

/** The durable record of payments. A row moves only by whoever owns it, from the state that the owner knows it in. */
export type PaymentJournal = {
  claim(row: PaymentRow): Promise<questions.Claim>
  find(key: string): Promise<PaymentRow | undefined>
  /** Moves a payment that was found good from `reserved` to `executing`; false when it may not, or is not the owner's any more. */
  begin(
    row: Pick<PaymentRow, 'id' | 'payer'> & { owner: string },
    change: questions.Change,
  ): Promise<boolean>
  move(from: questions.From, change: questions.Change): Promise<boolean>
  /** Stores a receipt, whoever holds the row; false when there is one. */
  prove(id: string, change: questions.Change): Promise<boolean>
  release(from: questions.From): Promise<boolean>
  take(row: Pick<PaymentRow, 'id' | 'state'>, lease: Lease): Promise<PaymentRow | undefined>
  letGo(id: string, owner: string): Promise<void>
  /** Nobody has to be told any more that these are settled. */
  told(ids: string[]): Promise<void>
  /** The ids of those that are still this owner's. */
  renew(ids: string[], lease: Lease): Promise<string[]>
  /** Resolves when all that was written is on the disk. */
  synced(): Promise<void>
  dueNetworks(now: number): Promise<string[]>
  due(network: string, now: number, limit: number): Promise<questions.ListedPayment[]>
}

/** Payments at once of one payer, and in all. */
export type Most = { ofPayer: number; ofAll: number }

/** A journal in the store; while it does not answer, everything that asks it is refused with 503. */
export function journalOf(
  { journal, synced }: Pick<Store, 'journal' | 'synced'>,
  most: Most,
): PaymentJournal {
  return {
    claim: (row) => answered(() => questions.claimPayment(journal, row, most), turn),
    find: (key) => answered(() => questions.findPayment(journal, key), turn),
    begin: (row, change) =>
      answered(() => questions.beginPayment(journal, row, change, most.ofPayer)),
    move: (from, change) => answered(() => questions.movePayment(journal, from, change)),
    prove: (id, change) => answered(() => questions.proveSettled(journal, id, change)),
    release: (from) => answered(() => questions.releasePayment(journal, from), turn),
    take: (row, lease) => answered(() => questions.takePayment(journal, row, lease)),
    letGo: (id, owner) => answered(() => questions.letGoOfPayment(journal, id, owner)),
    told: (ids) => answered(() => questions.toldOfPayments(journal, ids)),
    renew: (ids, lease) => answered(() => questions.renewPayments(journal, ids, lease)),
    synced: () => answered(() => synced()),
    dueNetworks: (now) => answered(() => questions.dueNetworks(journal, now)),
    due: (network, now, limit) =>
      answered(() => questions.duePayments(journal, network, now, limit)),
  }
}

/** What is asked for anybody who comes waits its turn; what is asked for payments that were found good does not. */
async function answered<Answer>(
  question: () => Promise<Answer>,
  inTurn?: () => Promise<void>,
): Promise<Answer> {
  try {
    await inTurn?.()
    return await question()
  } catch (cause) {
    throw new Failure(
      'unavailable',
      'the payment journal does not answer; retry with the same payment, do not sign a new one',
      { cause, retryAfter: 2 },
    )
  }
}

/** Lets a few through in each turn of the event loop. SQLite answers in this thread: hundreds of payments at once would keep everybody else waiting. */
function turnstile(most: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  let passed = 0
  const next = () => {
    const through = waiting.splice(0, most)
    passed = through.length
    for (const go of through) go()
    if (passed > 0) setImmediate(next)
  }
  return () => {
    if (passed >= most) return new Promise((go) => waiting.push(go))
    if (passed === 0) setImmediate(next)
    passed += 1
    return Promise.resolve()
  }
}

const turn = turnstile(4)
