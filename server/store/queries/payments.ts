import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { earlierNow, isLeaseOver, leaseEnd, withoutOwner, type RowLease } from '../clock.ts'
import { sqlTypeOf } from '../columns.ts'
import {
  paymentColumnTypes,
  type JournalTables,
  type PaymentRow,
  type PaymentState,
} from '../tables.ts'
import { batchesOf, inTransaction, unsynced } from '../transaction.ts'
import { recordAudit, type Actor, type AuditEntry } from './operators/audit.ts'

/** States of payments in flight. Their number is limited; beyond it new payments are refused. */
export const unsettledStates = [
  'reserved',
  'executing',
  'executed',
  'settling',
] as const satisfies PaymentState[]

/** States that wait for the operator. */
export const waitingStates = ['refund_due', 'undecided'] as const satisfies PaymentState[]

/** States that are not final. */
export const openStates = [
  ...unsettledStates,
  'settle_unknown',
  ...waitingStates,
] as const satisfies PaymentState[]

/**
 * States in which the payer's signature is verified. Only these count towards the payer's limit, so
 * that forged payments cannot use it up.
 */
const verifiedStates = [
  'executing',
  'executed',
  'settling',
  'settle_unknown',
] as const satisfies PaymentState[]

/** A payment without the signed payload and the reply, which can be large. */
export type ListedPayment = Omit<PaymentRow, 'charge' | 'result'>

const columns = Object.keys(paymentColumnTypes) as (keyof PaymentRow)[]

export const listedColumns = columns.filter((column) => column !== 'charge' && column !== 'result')

/**
 * The columns that a transition may set. Each transition sets `look_at`, which belongs to the
 * state.
 */
export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'state'
    | 'result'
    | 'receipt'
    | 'reason'
    | 'owner'
    | 'lease_until'
    | 'attempts'
    | 'asked_at'
    | 'head'
    | 'looks'
    | 'look_at'
    | 'updated_at'
    | 'expires_at'
  >
>

/** After this time every chain shows whether a payment was settled while it was valid. */
export const maxMarginMs = 121_000

/** The owner and the state that a row must have for a transition. */
export type OwnedPayment = { id: string; owner: string; state: PaymentState }

/** A payer's value in the ledger's column for keys. */
export const payerKey = (payer: string): string => `x402:${payer}`

export type PaymentClaim = 'claimed' | 'exists' | 'payerBusy' | 'full'

/**
 * Stores a new payment, within the limits of unsettled payments. Its lease lasts from now as long
 * as `lease_until` is after `created_at`. Only one claim of a payment succeeds; concurrent claims
 * on PostgreSQL may exceed `most` by a few.
 */
export async function claimPayment(
  journal: Kysely<JournalTables>,
  row: PaymentRow,
  most: { ofPayer: number; ofAll: number },
): Promise<PaymentClaim> {
  const ofPayer = verifiedOf(journal, row.payer)
  const { lease_until: until, created_at: now } = row
  const stored = {
    ...row,
    lease_until: until === null ? null : leaseEnd(journal, { now, ms: until - now }),
  }
  // In a select without a table PostgreSQL would take all values for text.
  const values = columns.map((column) =>
    sql`cast(${stored[column]} as ${sql.raw(sqlTypeOf(paymentColumnTypes[column]))})`.as(column),
  )
  const inserted = await journal
    .insertInto('payment')
    .columns(columns)
    .expression(
      journal
        .selectNoFrom(values)
        .where((is) => is(ofPayer, '<', most.ofPayer))
        .where((is) => is(countIn(journal, unsettledStates), '<', most.ofAll)),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .modifyEnd(unsynced)
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return 'claimed'
  if (await findPayment(journal, row.key)) return 'exists'
  const { rows } = await ofPayer.executeTakeFirstOrThrow()
  return Number(rows) >= most.ofPayer ? 'payerBusy' : 'full'
}

const countIn = (journal: Kysely<JournalTables>, states: readonly PaymentState[]) =>
  journal
    .selectFrom('payment')
    .select((payment) => payment.fn.countAll<number>().as('rows'))
    .where('state', 'in', states)

const verifiedOf = (journal: Kysely<JournalTables>, payer: string) =>
  countIn(journal, verifiedStates).where('payer', '=', payer)

export function findPayment(
  journal: Kysely<JournalTables>,
  key: string,
): Promise<PaymentRow | undefined> {
  return journal.selectFrom('payment').selectAll().where('key', '=', key).executeTakeFirst()
}

export function readPayment(
  journal: Kysely<JournalTables>,
  id: string,
): Promise<ListedPayment | undefined> {
  return journal.selectFrom('payment').select(listedColumns).where('id', '=', id).executeTakeFirst()
}

/** States that say what became of a payment. */
const resultStates: readonly (PaymentState | undefined)[] = [
  'settled',
  'failed',
  'expired',
  ...waitingStates,
]

/** Who decides what became of a payment that no payer waits for. */
export const decision = (
  id: string,
  before: PaymentState,
  { state, reason = null }: Pick<PaymentChange, 'state' | 'reason'>,
): AuditEntry => ({
  action: 'reconcilePayment',
  target: id,
  before: { state: before },
  after: { state, reason },
})

type Condition = (payment: ExpressionBuilder<JournalTables, 'payment'>) => Expression<SqlBool>

const isOwned =
  ({ owner, state }: Pick<OwnedPayment, 'owner' | 'state'>): Condition =>
  (payment) =>
    payment.and({ owner, state })

/** Changes a payment that meets the condition, and records it; false, unchanged, if it does not. */
export async function changePayment(
  journal: Kysely<JournalTables>,
  id: string,
  condition: Condition,
  change: PaymentChange,
  audit?: { actor: Actor; entryOf(before: ListedPayment): AuditEntry; at?: number },
): Promise<boolean> {
  const update = (db: Kysely<JournalTables>) =>
    db.updateTable('payment').set(change).where('id', '=', id).where(condition)
  if (!audit) {
    const { numUpdatedRows } = await update(journal).modifyEnd(unsynced).executeTakeFirst()
    return numUpdatedRows === 1n
  }
  return inTransaction(journal, async (transaction) => {
    const before = await readPayment(transaction, id)
    const { numUpdatedRows } = await update(transaction).executeTakeFirst()
    if (!before || numUpdatedRows !== 1n) return false
    await recordAudit(transaction, audit.actor, audit.entryOf(before), audit.at)
    return true
  })
}

/**
 * Moves a payment with a verified signature to `executing`. False as for `movePayment`, and if its
 * payer has reached the limit.
 */
export const beginPayment = (
  journal: Kysely<JournalTables>,
  { id, owner, payer }: Pick<PaymentRow, 'id' | 'payer'> & { owner: string },
  change: PaymentChange,
  most: number,
): Promise<boolean> =>
  changePayment(
    journal,
    id,
    (payment) =>
      payment.and([
        isOwned({ owner, state: 'reserved' })(payment),
        payment(verifiedOf(journal, payer), '<', most),
      ]),
    { ...change, state: 'executing' },
  )

const decided = (actor: Actor, change: PaymentChange) => ({
  actor,
  entryOf: ({ id, state }: ListedPayment) => decision(id, state, change),
})

/**
 * False, without a change, if the row is no longer in that state or no longer the owner's. With an
 * actor, a change that says what became of the payment is recorded.
 */
export function movePayment(
  journal: Kysely<JournalTables>,
  from: OwnedPayment,
  change: PaymentChange,
  actor?: Actor,
): Promise<boolean> {
  const isResult = change.state !== from.state && resultStates.includes(change.state)
  const audit = actor && isResult ? decided(actor, change) : undefined
  return changePayment(journal, from.id, isOwned(from), change, audit)
}

const provableStates = [
  'settling',
  'settle_unknown',
  'failed',
  ...waitingStates,
] as const satisfies PaymentState[]

/**
 * Settles a payment by its receipt, which is proof, whichever process owns it. False, unchanged,
 * if it is settled already. With an actor it is recorded.
 */
export const proveSettled = (
  journal: Kysely<JournalTables>,
  id: string,
  change: PaymentChange,
  actor?: Actor,
): Promise<boolean> =>
  changePayment(
    journal,
    id,
    (payment) => payment('state', 'in', provableStates),
    change,
    actor && decided(actor, change),
  )

/** Deletes a payment, so that it may be sent again. False as for `movePayment`. */
export async function deletePayment(
  journal: Kysely<JournalTables>,
  from: OwnedPayment,
): Promise<boolean> {
  const deleted = await journal
    .deleteFrom('payment')
    .where('id', '=', from.id)
    .where(isOwned(from))
    .modifyEnd(unsynced)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/**
 * Marks settled payments as recorded in the ledger: the reconciler need not look at them any more.
 */
export async function markRecorded(
  journal: Kysely<JournalTables>,
  ids: readonly string[],
): Promise<void> {
  for (const some of batchesOf(ids, 32))
    await journal
      .updateTable('payment')
      .set({ look_at: null })
      .where('id', 'in', some)
      .where('state', '=', 'settled')
      .modifyEnd(unsynced)
      .execute()
}

/**
 * Leases a payment without an owner, or whose owner's lease ended. Undefined if another process was
 * faster or the state has changed.
 */
export function leasePayment(
  journal: Kysely<JournalTables>,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  lease: RowLease,
): Promise<PaymentRow | undefined> {
  return journal
    .updateTable('payment')
    .set({ owner: lease.owner, lease_until: leaseEnd(journal, lease) })
    .where('id', '=', id)
    .where('state', '=', state)
    .where(isFree(journal, lease.now))
    .returningAll()
    .modifyEnd(unsynced)
    .executeTakeFirst()
}

/** Ends the owner's lease. */
export async function endPaymentLease(
  journal: Kysely<JournalTables>,
  id: string,
  owner: string,
): Promise<void> {
  await journal
    .updateTable('payment')
    .set(withoutOwner)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .modifyEnd(unsynced)
    .execute()
}

/** Extends the leases; returns the ids of those that the owner still holds. */
export async function renewPayments(
  journal: Kysely<JournalTables>,
  ids: string[],
  lease: RowLease,
): Promise<string[]> {
  if (ids.length === 0) return []
  const renewed = await journal
    .updateTable('payment')
    .set({ lease_until: leaseEnd(journal, lease) })
    .where('id', 'in', ids)
    .where('owner', '=', lease.owner)
    .returning('id')
    .modifyEnd(unsynced)
    .execute()
  return renewed.map(({ id }) => id)
}

export const isFree =
  (journal: Kysely<JournalTables>, now: number): Condition =>
  (payment) =>
    payment.or([payment('owner', 'is', null), isLeaseOver(journal, now)])

/**
 * Deletes up to `limit` payments in final states, settled ones only if the ledger has them; returns
 * how many.
 */
export async function deleteOldPayments(
  journal: Kysely<JournalTables>,
  now: number,
  limit: number,
): Promise<number> {
  const old = journal
    .selectFrom('payment')
    .select('id')
    .where('expires_at', '<=', earlierNow(journal, now))
    .where((row) =>
      row.or([
        row('state', 'in', ['failed', 'expired']),
        row.and([row('state', '=', 'settled'), row('look_at', 'is', null)]),
      ]),
    )
    .limit(limit)
  const deleted = await journal.deleteFrom('payment').where('id', 'in', old).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
