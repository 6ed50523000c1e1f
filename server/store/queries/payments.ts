import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { agreed, endOf, longestLeaseMs, stamped, type Lease } from '../clock.ts'
import type { PaymentCount } from '../../observations.ts'
import { paymentStates, type JournalTables, type PaymentRow, type PaymentState } from '../tables.ts'
import { lazily } from '../transaction.ts'

/** States in which something is being done for a payment at this moment: these are bounded, and whoever comes when there are too many is refused. */
export const unsettledStates = [
  'reserved',
  'executing',
  'executed',
  'settling',
] as const satisfies PaymentState[]

/** States in which a payment waits for the operator. */
export const waitingStates = ['refund_due', 'undecided'] as const satisfies PaymentState[]

/** States that are no end. */
export const openStates = [
  ...unsettledStates,
  'settle_unknown',
  ...waitingStates,
] as const satisfies PaymentState[]

/** Those of which the payer's signature is known to be good: whoever writes rows in somebody's name must not fill up what that one may have. */
const verifiedStates = [
  'executing',
  'executed',
  'settling',
  'settle_unknown',
] as const satisfies PaymentState[]

/** What the operator, the reconciler and the ledger see of a payment: neither what was signed nor what was answered, which can be large. */
export type ListedPayment = Omit<PaymentRow, 'charge' | 'result'>

const listed = [
  'id',
  'key',
  'proof',
  'fingerprint',
  'state',
  'network',
  'payer',
  'pay_to',
  'asset',
  'amount',
  'price_nano',
  'agent',
  'tool',
  'request_id',
  'receipt',
  'reason',
  'owner',
  'lease_until',
  'attempts',
  'asked_at',
  'head',
  'valid_before',
  'look_at',
  'looks',
  'created_at',
  'updated_at',
  'expires_at',
] as const satisfies (keyof ListedPayment)[]

/** What may become of a row by a move; `look_at` is to be said each time, since it belongs to the state. */
export type Change = Partial<
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

/** By then each chain shows whether a payment was settled while it was valid. */
const longestMarginMs = 121_000

/** Whose move it is and from where: a row that is elsewhere stays as it is. */
export type From = { id: string; owner: string; state: PaymentState }

/** Their values are typed where they stand in a query by themselves: PostgreSQL would take them for text. */
const numbers: ReadonlySet<keyof PaymentRow> = new Set([
  'price_nano',
  'lease_until',
  'attempts',
  'asked_at',
  'head',
  'valid_before',
  'look_at',
  'looks',
  'created_at',
  'updated_at',
  'expires_at',
])

export type Claim = 'claimed' | 'exists' | 'payerBusy' | 'full'

/**
 * Stores a payment that nobody has brought yet, within what may be unsettled at once. Its lease is as long as from `created_at` on, and begins now.
 * The claim is exact; of claims at the same moment on PostgreSQL a few more than `most` may be let in.
 */
export async function claimPayment(
  journal: Kysely<JournalTables>,
  row: PaymentRow,
  most: { ofPayer: number; ofAll: number },
): Promise<Claim> {
  const columns = Object.keys(row) as (keyof PaymentRow)[]
  const unsettled = () =>
    journal
      .selectFrom('payment')
      .select((payment) => payment.fn.countAll<number>().as('rows'))
      .where('state', 'in', unsettledStates)
  const ofPayer = () => verifiedOf(journal, row.payer)
  const given = {
    ...row,
    lease_until:
      row.lease_until === null
        ? null
        : endOf(journal, { now: row.created_at, ms: row.lease_until - row.created_at }),
  }
  const values = columns.map((column) =>
    sql`cast(${given[column]} as ${sql.raw(numbers.has(column) ? 'bigint' : 'text')})`.as(column),
  )
  const inserted = await journal
    .insertInto('payment')
    .columns(columns)
    .expression(
      journal
        .selectNoFrom(values)
        .where((is) => is(ofPayer(), '<', most.ofPayer))
        .where((is) => is(unsettled(), '<', most.ofAll)),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .modifyEnd(lazily)
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return 'claimed'
  if (await findPayment(journal, row.key)) return 'exists'
  const { rows } = await ofPayer().executeTakeFirstOrThrow()
  return Number(rows) >= most.ofPayer ? 'payerBusy' : 'full'
}

const verifiedOf = (journal: Kysely<JournalTables>, payer: string) =>
  journal
    .selectFrom('payment')
    .select((payment) => payment.fn.countAll<number>().as('rows'))
    .where('state', 'in', verifiedStates)
    .where('payer', '=', payer)

/** Moves a payment whose signature was found good to `executing`; false as for a move, and when its payer has as many under way as may be. */
export async function beginPayment(
  journal: Kysely<JournalTables>,
  { id, owner, payer }: Pick<PaymentRow, 'id' | 'payer'> & { owner: string },
  change: Change,
  most: number,
): Promise<boolean> {
  const moved = await journal
    .updateTable('payment')
    .set({ ...change, state: 'executing' })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', 'reserved')
    .where((is) => is(verifiedOf(journal, payer), '<', most))
    .modifyEnd(lazily)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

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
  return journal.selectFrom('payment').select(listed).where('id', '=', id).executeTakeFirst()
}

/** False when the row is not in that state any more, or not the owner's: nothing is changed then. */
export async function movePayment(
  journal: Kysely<JournalTables>,
  { id, owner, state }: From,
  change: Change,
): Promise<boolean> {
  const moved = await journal
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', state)
    .modifyEnd(lazily)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

/** A receipt is proof, whoever holds the row meanwhile. False when the payment was settled already: nothing is changed then. */
export async function proveSettled(
  journal: Kysely<JournalTables>,
  id: string,
  change: Change,
): Promise<boolean> {
  const moved = await journal
    .updateTable('payment')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['settling', 'settle_unknown', 'failed', ...waitingStates])
    .modifyEnd(lazily)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}

/** Forgets a payment, so that it may be brought again. False as for a move. */
export async function releasePayment(
  journal: Kysely<JournalTables>,
  { id, owner, state }: From,
): Promise<boolean> {
  const deleted = await journal
    .deleteFrom('payment')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('state', '=', state)
    .modifyEnd(lazily)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Always as many: another number would be another statement for SQLite to prepare, and to keep. */
const toldAtOnce = 32

/** Nobody need look at these any more, if they are settled. */
export async function toldOfPayments(
  journal: Kysely<JournalTables>,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += toldAtOnce) {
    const some = Array.from({ length: toldAtOnce }, (_, at) => ids[from + at] ?? '')
    await journal
      .updateTable('payment')
      .set({ look_at: null })
      .where('id', 'in', some)
      .where('state', '=', 'settled')
      .modifyEnd(lazily)
      .execute()
  }
}

/** The row, when nobody holds it or its holder's lease is over; undefined when somebody was faster or it is elsewhere by now. */
export function takePayment(
  journal: Kysely<JournalTables>,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  lease: Lease,
): Promise<PaymentRow | undefined> {
  return journal
    .updateTable('payment')
    .set({ owner: lease.owner, lease_until: endOf(journal, lease) })
    .where('id', '=', id)
    .where('state', '=', state)
    .where(isFree(journal, lease.now))
    .returningAll()
    .modifyEnd(lazily)
    .executeTakeFirst()
}

/** Lets others take the row at once. */
export async function letGoOfPayment(
  journal: Kysely<JournalTables>,
  id: string,
  owner: string,
): Promise<void> {
  await journal
    .updateTable('payment')
    .set({ owner: null, lease_until: null })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .modifyEnd(lazily)
    .execute()
}

/** The ids of those that the owner still has. */
export async function renewPayments(
  journal: Kysely<JournalTables>,
  ids: string[],
  lease: Lease,
): Promise<string[]> {
  if (ids.length === 0) return []
  const kept = await journal
    .updateTable('payment')
    .set({ lease_until: endOf(journal, lease) })
    .where('id', 'in', ids)
    .where('owner', '=', lease.owner)
    .returning('id')
    .modifyEnd(lazily)
    .execute()
  return kept.map(({ id }) => id)
}

const isFree =
  (journal: Kysely<JournalTables>, now: number) =>
  (payment: ExpressionBuilder<JournalTables, 'payment'>) =>
    payment.or([
      payment('owner', 'is', null),
      payment('lease_until', '<=', stamped(journal, now)),
      payment('lease_until', '>', endOf(journal, { now, ms: longestLeaseMs })),
    ])

/** The networks of which there is something that the reconciler should look at. */
export async function dueNetworks(journal: Kysely<JournalTables>, now: number): Promise<string[]> {
  const networks = await journal
    .selectFrom('payment')
    .select('network')
    .distinct()
    .where('look_at', '<=', now)
    .where(isFree(journal, now))
    .execute()
  return networks.map(({ network }) => network)
}

/** What the reconciler should look at of a network, the most overdue first. */
export function duePayments(
  journal: Kysely<JournalTables>,
  network: string,
  now: number,
  limit: number,
): Promise<ListedPayment[]> {
  return journal
    .selectFrom('payment')
    .select(listed)
    .where('look_at', '<=', now)
    .where('network', '=', network)
    .where(isFree(journal, now))
    .orderBy('look_at')
    .limit(limit)
    .execute()
}

/** Whether anything is to be found out, told or paid back, on whichever network. */
export async function hasOpenPayments(journal: Kysely<JournalTables>): Promise<boolean> {
  const found = await journal
    .selectFrom('payment')
    .select('id')
    .where((row) => row.or([row('state', 'in', openStates), row('look_at', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Leaves settlements that are unknown to the operator, but for the newest: at most `limit` of them, and none that somebody works on.
 * They are looked at once more when their validity is over.
 */
export function giveUpUnknown(
  journal: Kysely<JournalTables>,
  { kept, limit, reason, now }: { kept: number; limit: number; reason: string; now: number },
): Promise<ListedPayment[]> {
  const unknown = journal.selectFrom('payment').select('id').where('state', '=', 'settle_unknown')
  return journal
    .updateTable('payment')
    .set((row) => ({
      state: 'undecided',
      reason: sql<string>`coalesce(${row.ref('reason')} || '; ', '') || ${sql.lit(reason)}`,
      look_at: sql<number>`${row.ref('valid_before')} + ${sql.lit(longestMarginMs)}`,
      owner: null,
      lease_until: null,
      updated_at: now,
    }))
    .where('id', 'in', unknown.orderBy('id', 'desc').offset(kept).limit(limit))
    .where('state', '=', 'settle_unknown')
    .where(isFree(journal, now))
    .returning(listed)
    .modifyEnd(lazily)
    .execute()
}

/** Ends what waited for the operator: its answer is not given out any more. False when it does not wait. */
export async function closePayment(
  journal: Kysely<JournalTables>,
  id: string,
  { reason, now, keptMs }: { reason: string; now: number; keptMs: number },
): Promise<boolean> {
  const closed = await journal
    .updateTable('payment')
    .set({
      state: 'failed',
      reason,
      result: null,
      look_at: null,
      owner: null,
      lease_until: null,
      updated_at: now,
      expires_at: now + keptMs,
    })
    .where('id', '=', id)
    .where('state', 'in', waitingStates)
    .executeTakeFirst()
  return closed.numUpdatedRows === 1n
}

/** How many were deleted, at most `limit`: only what is decided, and of what is settled only what the ledger has been told of. */
export async function deleteOldPayments(
  journal: Kysely<JournalTables>,
  now: number,
  limit: number,
): Promise<number> {
  const old = journal
    .selectFrom('payment')
    .select('id')
    .where('expires_at', '<=', agreed(journal, now))
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

/** Of all states but `settled`: of those there are as many as were sold in a day, and counting them would take as long. */
export async function countPayments(journal: Kysely<JournalTables>): Promise<PaymentCount[]> {
  const counts = await journal
    .selectFrom('payment')
    .where(
      'state',
      'in',
      paymentStates.filter((state) => state !== 'settled'),
    )
    .select([
      'network',
      'state',
      (payment) => payment.fn.countAll<number>().as('rows'),
      (payment) => payment.fn.min<number>('created_at').as('oldest'),
    ])
    .groupBy(['network', 'state'])
    .execute()
  return counts.map(({ rows, oldest, ...group }) => ({
    ...group,
    rows: Number(rows),
    oldest: Number(oldest),
  }))
}

export type PaymentQuestion = {
  state?: PaymentState
  network?: string
  payer?: string
  limit: number
  /** The id behind which to go on, towards older ones. */ after?: string
}

/** The newest first. */
export function listPayments(
  journal: Kysely<JournalTables>,
  { state, network, payer, limit, after }: PaymentQuestion,
): Promise<ListedPayment[]> {
  let query = journal.selectFrom('payment').select(listed).orderBy('id', 'desc').limit(limit)
  if (state !== undefined) query = query.where('state', '=', state)
  if (network !== undefined) query = query.where('network', '=', network)
  if (payer !== undefined) query = query.where('payer', '=', payer)
  if (after !== undefined) query = query.where('id', '<', after)
  return query.execute()
}

/** Settled payments of which nobody has said that they were told of, in the order of their ids. */
export function owedPayments(
  journal: Kysely<JournalTables>,
  { after, limit }: { after: string; limit: number },
): Promise<ListedPayment[]> {
  return journal
    .selectFrom('payment')
    .select(listed)
    .where('state', '=', 'settled')
    .where('look_at', '>', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
