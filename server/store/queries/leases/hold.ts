import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { JournalTables } from '../../tables.ts'
import type { Holder, LeaseAmount } from './types.ts'

/** Sets leases to these amounts; answers for each what nobody holds of its quota after that. */
export async function setLeases(
  transaction: Kysely<JournalTables>,
  leases: readonly LeaseAmount[],
  isPostgres: boolean,
): Promise<number[]> {
  const held = rowsOf(leases, isPostgres)
  // Locks the quotas in order, and before the leases, as a grant does; another order may deadlock.
  await sql`
    insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
    select scope, window_start, max(ends_at), max(limit_n), 0, 0 from ${held} where true
    group by scope, window_start order by scope, window_start
    on conflict (scope, window_start) do update set limit_n = excluded.limit_n`.execute(transaction)
  const { rows } = await sql<{ scope: string; window_start: number; used_n: number }>`
    update quota set used_n = used_n + change.amount from (
      select held.scope as of_scope, held.window_start as of_start,
        cast(sum(held.granted - coalesce(lease.granted, 0)) as bigint) as amount
      from ${held} left join lease on lease.scope = held.scope
        and lease.window_start = held.window_start and lease.replica = held.replica
      group by held.scope, held.window_start) as change
    where scope = change.of_scope and window_start = change.of_start
    returning scope, window_start, used_n`.execute(transaction)
  await sql`
    insert into lease (scope, window_start, replica, granted, used, expires_at)
    select scope, window_start, replica, granted, used, ends_at from ${held} where true
    on conflict (scope, window_start, replica) do update
      set granted = excluded.granted, used = excluded.used,
        expires_at = excluded.expires_at`.execute(transaction)
  const used = new Map(
    rows.map(({ scope, window_start, used_n }) => [`${scope} ${window_start}`, used_n]),
  )
  return leases.map(
    ({ scope, windowStart, limit }) => limit - (used.get(`${scope} ${windowStart}`) ?? 0),
  )
}

/**
 * Stores what is set within one turn of the event loop by one call: on SQLite each transaction is
 * made durable on its own, on PostgreSQL each takes a connection.
 */
export function batched(
  store: (leases: readonly LeaseAmount[]) => Promise<number[]>,
): (holder: Holder, amount: number) => Promise<number> {
  let batch: LeaseAmount[] = []
  let stored: Promise<number[]> | undefined
  return async (holder, amount) => {
    const index = batch.push({ ...holder, amount }) - 1
    stored ??= Promise.resolve().then(() => {
      const leases = batch
      batch = []
      stored = undefined
      return store(leases)
    })
    return (await stored)[index] ?? 0
  }
}

const columns = ['scope', 'window_start', 'replica', 'granted', 'used', 'ends_at', 'limit_n']

/** The leases as a table; the statement is the same for any number of them. */
function rowsOf(leases: readonly LeaseAmount[], isPostgres: boolean): RawBuilder<unknown> {
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
  if (isPostgres)
    return sql`json_to_recordset(${json}::json) as held (scope text, window_start bigint,
      replica text, granted bigint, used bigint, ends_at bigint, limit_n bigint)`
  const values = columns.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(values)} from json_each(${json})) as held`
}

/** A list of texts as one parameter. */
export const textsIn = (texts: readonly string[], isPostgres: boolean): RawBuilder<string> =>
  isPostgres
    ? sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`
    : sql`(select value from json_each(${JSON.stringify(texts)}))`
