import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isShared } from '../../clock.ts'
import type { JournalTables } from '../../tables.ts'
import type { LeaseAmount } from './types.ts'

/** Sets leases to these amounts, whatever the limits. */
export async function setLeases(
  transaction: Kysely<JournalTables>,
  leases: readonly LeaseAmount[],
): Promise<void> {
  const held = rowsOf(transaction, leases)
  // Locks the quotas in their order, as a grant does; another order may deadlock.
  await sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    select scope, window_start, max(ends_at), max(limit_n), 0, 0 from ${held} where true
    group by scope, window_start order by scope, window_start
    on conflict (scope, window_start) do update set limit_n = excluded.limit_n`.execute(transaction)
  await sql`
    update quota set used_n = used_n + change.amount from (
      select held.scope as of_scope, held.window_start as of_start,
        cast(sum(held.granted - coalesce(lease.granted, 0)) as bigint) as amount
      from ${held} left join lease on lease.scope = held.scope
        and lease.window_start = held.window_start and lease.replica = held.replica
      group by held.scope, held.window_start) as change
    where scope = change.of_scope and window_start = change.of_start`.execute(transaction)
  await sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at)
    select scope, window_start, replica, granted, used, ends_at from ${held} where true
    on conflict (scope, window_start, replica) do update
      set granted = excluded.granted, used = excluded.used,
        expires_at = excluded.expires_at`.execute(transaction)
}

const columns = ['scope', 'window_start', 'replica', 'granted', 'used', 'ends_at', 'limit_n']

/** The leases as a table; the statement is the same for any number of them. */
function rowsOf(db: Kysely<JournalTables>, leases: readonly LeaseAmount[]): RawBuilder<unknown> {
  const json = JSON.stringify(
    leases.map(({ scope, windowStart, replica, amount, used, endsAt, limit }) => ({
      scope,
      window_start: windowStart,
      replica,
      granted: amount,
      used,
      ends_at: endsAt,
      limit_n: limit,
    })),
  )
  if (isShared(db))
    return sql`json_to_recordset(${json}::json) as held (scope text collate "C",
      window_start bigint, replica text collate "C", granted bigint, used bigint,
      ends_at bigint, limit_n bigint)`
  const values = columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(values)} from json_each(${json})) as held`
}

/** A list of texts as one parameter. */
export const textsIn = (db: Kysely<JournalTables>, texts: readonly string[]): RawBuilder<string> =>
  isShared(db)
    ? sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`
    : sql`(select value from json_each(${JSON.stringify(texts)}))`
