import { sql, type Kysely } from 'kysely'
import type { JournalTables } from '../../tables.ts'
import { databaseTime } from '../../postgres/clock.ts'
import { codeOf } from '../../postgres/failure.ts'
import { scopePatterns } from '../../scope.ts'
import type { StoreClock } from '../../store-clock.ts'
import { inTransaction } from '../../transaction.ts'
import type { Grant, GrantRequest } from './types.ts'

/** A quota after a request: `last_n` is the granted amount. */
type GrantRow = { scope: string; window_start: number; used_n: number; last_n: number }
type TimedGrantRow = GrantRow & { store_time: number }

/** While less is left than this many requests of each replica may use, a grant is for one request. */
const lastRequests = 8

/** The amount granted to a row of `asked` (see `selectRequests`) if no replica holds `unleased`. */
function grantedFrom(unleased: string): string {
  const share = `(${unleased} / (2 * asked.replicas))`
  const most = `(case when ${share} < asked.desired then ${share} else asked.desired end)`
  return `(case
    when ${unleased} < asked.need then 0
    when ${unleased} < ${lastRequests} * asked.replicas * asked.unit or ${most} <= asked.need
      then asked.need
    else asked.need + (${most} - asked.need) / asked.unit * asked.unit end)`
}

const ofNewQuota = grantedFrom('(asked.limit_n - asked.change)')
const ofQuota = grantedFrom('(asked.limit_n - quota.used_n - asked.change)')

/**
 * Locks the quotas in the order of their names, so that simultaneous requests are granted one after
 * the other without a deadlock. The granted amount is unknown before the row is locked.
 */
const grantRequests = `
  insert into quota (scope, window_start, ends_at, limit_n, used_n, last_n)
  select scope, window_start, ends_at, limit_n, change + ${ofNewQuota}, ${ofNewQuota}
  from asked where true order by scope, window_start
  on conflict (scope, window_start) do update set (limit_n, used_n, last_n) = (
    select asked.limit_n, quota.used_n + asked.change + ${ofQuota}, ${ofQuota} from asked
    where asked.scope = excluded.scope and asked.window_start = excluded.window_start)
  returning scope, window_start, used_n, last_n`

const isLeaseOfRequest = `before.scope = request.scope
  and before.window_start = request.window_start and before.replica = request.replica`

/**
 * Selects the requests with their stored leases (`before_n`, null without one), and by how much the
 * amounts that their holders state differ from these (`change`). A request that arrived after a
 * later one is omitted. A lease that is held but not stored was deleted: its quota still counts it,
 * unless it is of concurrency slots.
 */
const selectRequests = `
  select request.*, before.granted as before_n,
    request.held - coalesce(before.granted, case
      when request.scope like '${scopePatterns.concurrency}' then 0 else request.held end) as change`
const unlessLate = 'where before.request_n is null or before.request_n < request.request_n'

const texts = ['scope', 'replica']
const ofLease = ['window_start', 'ends_at', 'limit_n', 'request_n', 'held', 'used']
const numbers = [...ofLease, 'need', 'unit', 'desired', 'replicas']

/**
 * The leases after the requests of `asked`, with the amounts of `granted`. An empty lease is stored
 * too: its number shows that an earlier request arrives late.
 */
const selectLeases = `
  select asked.scope, asked.window_start, asked.replica, asked.held + granted.last_n as granted,
    asked.used, asked.ends_at, asked.request_n
  from asked join granted
    on granted.scope = asked.scope and granted.window_start = asked.window_start`
const intoLease = `
  insert into lease (scope, window_start, replica, granted, used, expires_at, request_n)
  ${selectLeases}`

// Each statement is two constants around its parameter: to compile it from parts for each request
// would take longer than to run it.

const typedColumns = [
  // In the order in which other statements lock quotas, which is not that of each database.
  ...texts.map((name) => `${name} text collate "C"`),
  ...numbers.map((name) => `${name} bigint`),
]

const postgres = {
  before: sql.raw(`
    with asked as materialized (${selectRequests} from json_to_recordset(`),
  // The lease is locked: an earlier request for it may be carried out at the same moment. Where
  // that one creates the lease, it is not seen here, and the insertion of a second one fails.
  after: sql.raw(`::json) as request (
        ${typedColumns.join(', ')})
      left join lateral (
        select before.granted, before.request_n from lease as before
        where ${isLeaseOfRequest} for update) as before on true
      ${unlessLate}),
    granted as (${grantRequests}),
    renewed as (
      update lease set granted = leased.granted, used = leased.used,
        expires_at = leased.ends_at, request_n = leased.request_n
      from (${selectLeases} where asked.before_n is not null) as leased
      where lease.scope = leased.scope and lease.window_start = leased.window_start
        and lease.replica = leased.replica
      returning lease.request_n),
    created as (${intoLease} where asked.before_n is null returning request_n)
    select scope, window_start, used_n, last_n, ${databaseTime} as store_time from granted`),
}

/** For PostgreSQL: one statement, so that the rows stay locked for one round trip only. */
export async function grantInOneStatement(
  journal: Kysely<JournalTables>,
  requests: readonly GrantRequest[],
  clock: StoreClock,
): Promise<Grant[]> {
  const statement = sql<TimedGrantRow>`${postgres.before}${jsonOf(requests)}${postgres.after}`
  const ask = async () => {
    const askedAt = clock.elapsed()
    const { rows } = await statement.execute(journal)
    const [first] = rows
    if (first) clock.learn(first.store_time, askedAt)
    return grantsOf(requests, rows)
  }
  try {
    return await ask()
  } catch (error) {
    if (codeOf(error) !== leaseExists) throw error
    return ask()
  }
}

/** unique_violation: nothing was changed, and the lease is seen the next time. */
const leaseExists = '23505'

const valuesOf = (names: readonly string[]) =>
  names.map((name) => `value ->> '${name}' as ${name}`).join(', ')

const endOfRequests = `)) as request left join lease as before on ${isLeaseOfRequest} ${unlessLate})`

const sqlite = {
  before: sql.raw(`
    with asked as materialized (${selectRequests}
      from (select ${valuesOf([...texts, ...numbers])} from json_each(`),
  grant: sql.raw(`${endOfRequests}${grantRequests}`),
  granted: sql.raw(`${endOfRequests},
    granted as materialized (
      select ${valuesOf(['scope', 'window_start', 'last_n'])} from json_each(`),
  write: sql.raw(`))${intoLease} where true
    on conflict (scope, window_start, replica) do update
      set granted = excluded.granted, used = excluded.used, expires_at = excluded.expires_at,
        request_n = excluded.request_n`),
}

/** For SQLite, which cannot write two tables in one statement; its transactions run alone. */
export function grantInTransaction(
  journal: Kysely<JournalTables>,
  requests: readonly GrantRequest[],
): Promise<Grant[]> {
  const json = jsonOf(requests)
  return inTransaction(journal, async (transaction) => {
    const { before, grant, granted, write } = sqlite
    const { rows } = await sql<GrantRow>`${before}${json}${grant}`.execute(transaction)
    const grants = JSON.stringify(rows)
    await sql`${before}${json}${granted}${grants}${write}`.execute(transaction)
    return grantsOf(requests, rows)
  })
}

/** The requests with the names of their columns, in the order in which leases are locked. */
const jsonOf = (requests: readonly GrantRequest[]): string =>
  JSON.stringify(
    requests.toSorted(byQuota).map((request) => ({
      scope: request.scope,
      window_start: request.windowStart,
      ends_at: request.endsAt,
      limit_n: request.limit,
      replica: request.replica,
      request_n: request.number,
      held: request.held,
      used: request.used,
      need: request.need,
      unit: request.unit,
      desired: request.desired,
      replicas: request.replicas,
    })),
  )

function byQuota(one: GrantRequest, other: GrantRequest): number {
  if (one.scope !== other.scope) return one.scope < other.scope ? -1 : 1
  return one.windowStart - other.windowStart
}

function grantsOf(requests: readonly GrantRequest[], rows: readonly GrantRow[]): Grant[] {
  const granted = new Map(rows.map((row) => [`${row.scope} ${row.window_start}`, row]))
  return requests.map(({ scope, windowStart, limit }) => {
    const row = granted.get(`${scope} ${windowStart}`)
    // The holder has given up this request, and has asked again.
    if (!row) return { granted: 0, unleased: limit }
    return { granted: row.last_n, unleased: limit - row.used_n }
  })
}
