import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { JournalTables } from '../../tables.ts'
import { inTransaction } from '../../transaction.ts'
import type { GrantRequest } from './types.ts'

/** `unleased` is what nobody holds after the grant. */
type Grant = { granted: number; unleased: number }

/** A lease is for one request while less is left than so many requests of each replica may use. */
const lastRequests = 8

/** Both engines divide integers as such only when they know them to be integers. */
const int8 = (value: number | null): RawBuilder<unknown> => sql`cast(${value} as bigint)`

/**
 * How much is granted when `used` is granted already. The row is locked when it is read, so that
 * simultaneous requests are granted one after the other.
 */
function sizeOf(
  { limit, need, unit, desired, replicas }: GrantRequest,
  used: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const unleased = sql`(${int8(limit)} - ${used})`
  const share = sql`(${unleased} / ${int8(2 * replicas)})`
  const wanted = int8(desired)
  const most = sql`(case when ${share} < ${wanted} then ${share} else ${wanted} end)`
  const few = int8(lastRequests * replicas * unit)
  return sql`(case
    when ${unleased} < ${int8(need)} then 0
    when ${unleased} < ${few} or ${most} <= ${int8(need)} then ${int8(need)}
    else ${int8(need)} + (${most} - ${int8(need)}) / ${int8(unit)} * ${int8(unit)} end)`
}

/** `last_n` is what this statement granted, which is not known before the row is locked. */
function granting(request: GrantRequest): RawBuilder<{ used_n: number; last_n: number }> {
  const { scope, windowStart, endsAt, limit } = request
  const first = sizeOf(request, sql`0`)
  const more = sizeOf(request, sql`quota.used_n`)
  return sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    values (${scope}, ${int8(windowStart)}, ${int8(endsAt)}, ${int8(limit)}, ${first}, ${first})
    on conflict (scope, window_start) do update
      set limit_n = excluded.limit_n, used_n = quota.used_n + ${more}, last_n = ${more}
    returning used_n, last_n`
}

const leaseWith = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at) ${rows}
    on conflict (scope, window_start, replica) do update
      set granted = lease.granted + excluded.granted, used = excluded.used,
        expires_at = excluded.expires_at`

const grantOf = (limit: number, row: { used_n: number; last_n: number } | undefined): Grant => {
  if (!row) throw new Error('a quota was not written')
  return { granted: row.last_n, unleased: limit - row.used_n }
}

/** For PostgreSQL: one statement, so that the row stays locked for one round trip only. */
export async function grantInOneStatement(
  journal: Kysely<JournalTables>,
  request: GrantRequest,
): Promise<Grant> {
  const { scope, windowStart, replica, used, endsAt } = request
  const rows = sql`
    select ${scope}, ${int8(windowStart)}, ${replica}, last_n, ${int8(used)}, ${int8(endsAt)}
    from taken where last_n > 0`
  const statement = sql<{ used_n: number; last_n: number }>`
    with taken as (${granting(request)}), leased as (${leaseWith(rows)} returning replica)
    select used_n, last_n from taken`
  return grantOf(request.limit, (await statement.execute(journal)).rows[0])
}

/** For SQLite, which cannot write two tables in one statement; its transactions run alone. */
export function grantInTransaction(
  journal: Kysely<JournalTables>,
  request: GrantRequest,
): Promise<Grant> {
  return inTransaction(journal, async (transaction) => {
    const { rows } = await granting(request).execute(transaction)
    const grant = grantOf(request.limit, rows[0])
    const { scope, windowStart, replica, used, endsAt } = request
    const row = [scope, int8(windowStart), replica, int8(grant.granted), int8(used), int8(endsAt)]
    if (grant.granted > 0) await leaseWith(sql`values (${sql.join(row)})`).execute(transaction)
    return grant
  })
}
