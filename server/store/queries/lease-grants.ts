import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { JournalTables } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

export type StoredQuota = {
  scope: string
  windowStart: number
  endsAt: number | null
  limit: number
}

/** A quota, and who asks of it; `endsAt` is null for what never ends. The name of a holder begins with the id of its replica. */
export type Holder = StoredQuota & { replica: string; used: number }

/** All of `need`, more in multiples of `unit` towards `wish`, or nothing. */
export type GrantRequest = Holder & { need: number; unit: number; wish: number; replicas: number }

/** While less is left than so many requests of each replica may use, a lease is for exactly one. */
const lastRequests = 8

/** Both engines divide whole numbers as such only when they know them to be whole. */
const whole = (value: number | null): RawBuilder<unknown> => sql`cast(${value} as bigint)`

/** How much is granted when `used` is granted already. The row is locked when it is read, so that two who ask at once are granted one after the other. */
function sizeOf(
  { limit, need, unit, wish, replicas }: GrantRequest,
  used: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const left = sql`(${whole(limit)} - ${used})`
  const share = sql`(${left} / ${whole(2 * replicas)})`
  const welcome = sql`(case when ${share} < ${whole(wish)} then ${share} else ${whole(wish)} end)`
  return sql`(case
    when ${left} < ${whole(need)} then 0
    when ${left} < ${whole(lastRequests * replicas * unit)} or ${welcome} <= ${whole(need)} then ${whole(need)}
    else ${whole(need)} + (${welcome} - ${whole(need)}) / ${whole(unit)} * ${whole(unit)} end)`
}

/** `last_n` is what this statement granted: it tells the amount, which is not known before the row is locked. */
function granting(wish: GrantRequest): RawBuilder<{ used_n: number; last_n: number }> {
  const { scope, windowStart, endsAt, limit } = wish
  const first = sizeOf(wish, sql`0`)
  const more = sizeOf(wish, sql`quota.used_n`)
  return sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    values (${scope}, ${whole(windowStart)}, ${whole(endsAt)}, ${whole(limit)}, ${first}, ${first})
    on conflict (scope, window_start) do update set limit_n = excluded.limit_n, used_n = quota.used_n + ${more}, last_n = ${more}
    returning used_n, last_n`
}

const leaseWith = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at) ${rows}
    on conflict (scope, window_start, replica) do update set granted = lease.granted + excluded.granted, used = excluded.used, expires_at = excluded.expires_at`

const answerOf = (limit: number, row: { used_n: number; last_n: number } | undefined) => {
  if (!row) throw new Error('a quota was not written')
  return { granted: row.last_n, left: limit - row.used_n }
}

/** PostgreSQL does it in one statement: the row stays locked for one way there and back only. */
export async function grantInOne(
  journal: Kysely<JournalTables>,
  wish: GrantRequest,
): Promise<{ granted: number; left: number }> {
  const { scope, windowStart, replica, used, endsAt } = wish
  const rows = sql`select ${scope}, ${whole(windowStart)}, ${replica}, last_n, ${whole(used)}, ${whole(endsAt)} from taken where last_n > 0`
  const asked = sql<{
    used_n: number
    last_n: number
  }>`with taken as (${granting(wish)}), leased as (${leaseWith(rows)} returning replica) select used_n, last_n from taken`
  return answerOf(wish.limit, (await asked.execute(journal)).rows[0])
}

/** SQLite cannot write two tables in one statement; a transaction of its is alone. */
export function grantInTwo(
  journal: Kysely<JournalTables>,
  wish: GrantRequest,
): Promise<{ granted: number; left: number }> {
  return inTransaction(journal, async (transaction) => {
    const answer = answerOf(wish.limit, (await granting(wish).execute(transaction)).rows[0])
    const { scope, windowStart, replica, used, endsAt } = wish
    if (answer.granted > 0)
      await leaseWith(
        sql`values (${scope}, ${whole(windowStart)}, ${replica}, ${whole(answer.granted)}, ${whole(used)}, ${whole(endsAt)})`,
      ).execute(transaction)
    return answer
  })
}
