import { CompiledQuery, type Kysely } from 'kysely'
import type { PaymentCount } from '../../observations.ts'
import { paymentStates, type JournalTables, type PaymentState } from '../tables.ts'
import type { UsageDb } from '../usage-tables.ts'
import { isFree, listedColumns, openStates, payerKey, type ListedPayment } from './payments.ts'

const listed = (journal: Kysely<JournalTables>, limit: number) =>
  journal.selectFrom('payment').select(listedColumns).limit(limit)

/** The networks with payments to reconcile. */
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

/** Payments of a network to reconcile, the most overdue first. */
export const duePayments = (
  journal: Kysely<JournalTables>,
  network: string,
  now: number,
  limit: number,
): Promise<ListedPayment[]> =>
  listed(journal, limit)
    .where('look_at', '<=', now)
    .where('network', '=', network)
    .where(isFree(journal, now))
    .orderBy('look_at')
    .execute()

/** Whether any payment, on any network, is to be reconciled, recorded or refunded. */
export async function hasOpenPayments(journal: Kysely<JournalTables>): Promise<boolean> {
  const open = await journal
    .selectFrom('payment')
    .select('id')
    .where((row) => row.or([row('state', 'in', openStates), row('look_at', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Whether a payer has ever paid: journal rows are deleted after a day or more, totals are not. */
export async function hasSettled(
  { journal, usage }: { journal: Kysely<JournalTables>; usage: Kysely<UsageDb> },
  payer: string,
): Promise<boolean> {
  const recent = await journal
    .selectFrom('payment')
    .select('id')
    .where('payer', '=', payer)
    .where('state', '=', 'settled')
    .limit(1)
    .executeTakeFirst()
  if (recent) return true
  const key = payerKey(payer)
  const [total, row] = await Promise.all([
    usage
      .selectFrom('usage_total')
      .select('at')
      .where('step', '=', 'day')
      .where('key_id', '=', key)
      .where('charged', '>', 0)
      .limit(1)
      .executeTakeFirst(),
    // It may have no totals yet.
    usage
      .selectFrom('usage')
      .select('ts')
      .where('key_id', '=', key)
      .where('charged', '>', 0)
      .where('posted', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ])
  return total !== undefined || row !== undefined
}

/** As text, since an open page asks again and again: to build a query costs more than to run it. */
const unsettled = CompiledQuery.raw(
  `select network, state, count(*) as count, min(created_at) as oldest from payment
  where state in (${paymentStates.flatMap((state) => (state === 'settled' ? [] : `'${state}'`)).join()})
  group by network, state`,
) as CompiledQuery<Pick<PaymentCount, 'network' | 'state'> & { count: number; oldest: number }>

/** Counts all states except `settled`: those are a day's sales and take long to count. */
export async function countPayments(journal: Kysely<JournalTables>): Promise<PaymentCount[]> {
  const { rows } = await journal.executeQuery(unsettled)
  return rows.map(({ count, oldest, ...group }) => ({
    ...group,
    rows: Number(count),
    oldest: Number(oldest),
  }))
}

export type PaymentFilter = {
  state?: PaymentState
  network?: string
  payer?: string
  limit: number
  /** The id behind which to go on, towards older ones. */ after?: string
}

/** Newest first. */
export function listPayments(
  journal: Kysely<JournalTables>,
  { limit, after, ...values }: PaymentFilter,
): Promise<ListedPayment[]> {
  let query = listed(journal, limit).where((payment) => payment.and(values))
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').execute()
}

/** Settled payments that are not recorded in the ledger yet, ordered by id. */
export const unrecordedPayments = (
  journal: Kysely<JournalTables>,
  { after, limit }: { after: string; limit: number },
): Promise<ListedPayment[]> =>
  listed(journal, limit)
    .where('state', '=', 'settled')
    .where('look_at', '>', 0)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
