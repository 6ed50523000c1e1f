import { sql, type Kysely, type RawBuilder } from 'kysely'
import { callOfRow, columnsOfRow, endsRequestSql, modelOfRow } from '../ledger/roll-up.ts'
import { failureClasses, ofUpstream, statusesOf, type FailureClass } from '../failure-class.ts'
import { timeOfId } from '../id.ts'
import { inScope, type GroupScope } from './group-scope.ts'
import { endsRequest, type EndingRow } from '../ledger/sums.ts'
import type { Store } from '../store.ts'
import type { UsageDb, UsageRow } from '../usage-tables.ts'

/** Rows that one page may read. */
export const rowsOfPage = 50_000
/** Rows of one request that are read. */
const rowsOfRequest = 200

/** The position of a row in time. */
export type Cursor = { ts: number; id: string }

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
export type RequestsQuery = {
  from: number
  to: number
  scope: GroupScope
  key_id?: string
  group_id?: string
  request_id?: string
  /** A name, or with `*` at its end the start of names; so are `agent` and `upstream`. */
  model?: string
  agent?: string
  upstream?: string
  /** `failed` is every status but `ok`. */
  status?: string
  class?: FailureClass
  slowerThanMs?: number
  /** In nano-USD. */
  costlierThan?: number
  limit: number
  /** The place behind which to go on, towards older ones. */
  after?: Cursor
}

export type RequestsPage = {
  rows: UsageRow[]
  rowsRead: number
  /** False if it ended since it had read so many rows as a page may. */
  isComplete: boolean
  /** Undefined at the end. */
  next: Cursor | undefined
}

type RowsOfTime = Pick<RequestsQuery, 'from' | 'to' | 'key_id' | 'after'>

// Limits are no parameters: SQLite would compile the query each time.

/** The rows of the query's time, and key, that are not newer than the page. */
function inRange({ from, to, key_id, after }: RowsOfTime): RawBuilder<unknown> {
  // An index finds the place by the time alone.
  const end = after ? Math.min(to, after.ts + 1) : to
  const ofKey = key_id === undefined ? sql`` : sql`and key_id = ${key_id}`
  const behind = after ? sql`and (ts, id) < (${after.ts}, ${after.id})` : sql``
  return sql`from usage where ts >= ${from} and ts < ${end} ${ofKey} ${behind}`
}

const newestFirst = sql`order by ts desc, id desc`

/** An unfiltered page finds its requests among so many rows for each, unless most are attempts. */
const rowsOfRequestUsually = 10

/**
 * The rows that ended requests, newest first. It reads at most `rowsOfPage` rows, by the index of
 * time, or of the key and the time.
 */
export async function endedRequests(
  { usage, reports }: Pick<Store, 'usage' | 'reports'>,
  query: RequestsQuery,
): Promise<RequestsPage> {
  const { limit } = query
  if (isFiltered(query)) return pageOf(reports, query, await endedAmong(reports, query, rowsOfPage))
  // PostgreSQL would sort a small table to find its newest 50 000 rows.
  const usual = Math.min(rowsOfPage, rowsOfRequestUsually * (limit + 1))
  const usualRows = await endedAmong(usage, query, usual)
  const isEnough = usualRows.length > limit
  return pageOf(usage, query, isEnough ? usualRows : await endedAmong(usage, query, rowsOfPage))
}

/** One request more than the page has, if the newest `rowsToRead` rows have so many that fit. */
async function endedAmong(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  rowsToRead: number,
): Promise<UsageRow[]> {
  const newest = sql`(select * ${inRange(query)} ${newestFirst} limit ${sql.lit(rowsToRead)})`
  const conditions = [sql.raw(endsRequestSql), ...conditionsOf(query), ...callsOf(newest, query)]
  const { rows } = await sql<UsageRow>`
    select ${sql.raw(columnsOfRow)} from ${newest} as usage where ${sql.join(conditions, sql` and `)}
    ${newestFirst} limit ${sql.lit(query.limit + 1)}`.execute(database)
  return rows
}

/**
 * Whether this model or upstream answered a request, or was called before it failed. The last row
 * of a failed request names the last attempt at most, so that its attempts are looked for.
 */
function callsOf(
  newest: RawBuilder<unknown>,
  { model, upstream }: RequestsQuery,
): RawBuilder<unknown>[] {
  if (model === undefined && upstream === undefined) return []
  const attempts: RawBuilder<unknown>[] = []
  const last: RawBuilder<unknown>[] = []
  if (model !== undefined) {
    attempts.push(isNamed(sql`model`, model))
    // The declared model, or what its caller called it.
    const byCaller = isNamed(sql`called_model`, model)
    last.push(sql`(${isNamed(sql.raw(modelOfRow), model)} or ${byCaller})`)
  }
  if (upstream !== undefined) {
    attempts.push(isNamed(sql`upstream`, upstream))
    last.push(isNamed(sql`coalesce(upstream, failed_upstream)`, upstream))
  }
  const and = sql` and `
  return [
    sql`((${sql.join(last, and)}) or (
      model is null and agent is null and status <> 'ok' and ${callOfEach} in (
        select ${callOfEach} from ${newest} as usage where ${sql.join(attempts, and)})))`,
  ]
}

/** Whether a column has this name, or one with its start. */
function isNamed(column: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  if (!name.endsWith('*')) return sql`${column} = ${name}`
  const start = name.slice(0, -1)
  return sql`substr(${column}, 1, ${sql.lit([...start].length)}) = ${start}`
}

const callOfEach = sql.raw(callOfRow)

async function pageOf(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  ended: UsageRow[],
): Promise<RequestsPage> {
  const rows = ended.slice(0, query.limit)
  if (ended.length > rows.length) {
    const end = rows.at(-1)
    const rowsRead = await countRows(database, query, end)
    return { rows, rowsRead, isComplete: true, next: end && { ts: end.ts, id: end.id } }
  }
  const last = await lastOfPage(database, query)
  if (last) return { rows, rowsRead: rowsOfPage, isComplete: false, next: last }
  const rowsRead = await countRows(database, query)
  return { rows, rowsRead, isComplete: true, next: undefined }
}

const filters = [
  'group_id',
  'request_id',
  'model',
  'agent',
  'upstream',
  'status',
  'class',
  'slowerThanMs',
  'costlierThan',
] as const
/** Whether the query filters by more than the time and the key. */
const isFiltered = (query: RequestsQuery): boolean =>
  query.scope !== 'all' || filters.some((name) => query[name] !== undefined)

/** The last row that a page may read; undefined where there are fewer. */
async function lastOfPage(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
): Promise<Cursor | undefined> {
  const { rows } = await sql<Cursor>`
    select ts, id ${inRange(query)} ${newestFirst}
    limit 1 offset ${sql.lit(rowsOfPage - 1)}`.execute(database)
  return rows[0]
}

/** The rows from the newest to this one, or to the oldest. */
async function countRows(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  last?: Cursor,
): Promise<number> {
  const range = inRange({ ...query, from: last?.ts ?? query.from })
  const notBefore = last ? sql`and (ts, id) >= (${last.ts}, ${last.id})` : sql``
  const { rows } = await sql<{ count: string }>`
    select cast(count(*) as text) as count ${range} ${notBefore}
      and ${inScope(query.scope, 'group_id')}`.execute(database)
  return Number(rows[0]?.count)
}

function conditionsOf(query: RequestsQuery): RawBuilder<unknown>[] {
  const { scope, group_id, request_id, agent, status, class: name } = query
  const { slowerThanMs, costlierThan } = query
  return [
    inScope(scope, 'group_id'),
    ...(group_id === undefined ? [] : [sql`group_id = ${group_id}`]),
    ...(request_id === undefined ? [] : [sql`request_id = ${request_id}`]),
    ...(agent === undefined ? [] : [isNamed(sql`agent`, agent)]),
    ...(status === undefined ? [] : [statusIs(status)]),
    ...(name === undefined ? [] : [sql`${classOfRow} = ${name}`]),
    ...(slowerThanMs === undefined ? [] : [sql`latency_ms > ${slowerThanMs}`]),
    ...(costlierThan === undefined ? [] : [sql`charged > ${costlierThan}`]),
  ]
}

/** `classOf` as SQL. */
const classOfRow = sql.raw<string>(
  `case when status = 'ok' then '' ${failureClasses
    .map((name) => `when status in ('${statusesOf(name).join("', '")}') then '${name}'`)
    .join(' ')}
    when substr(status, 1, ${ofUpstream.length}) = '${ofUpstream}' then 'upstream' else 'ours' end`,
)

const statusIs = (status: string) =>
  status === 'failed' ? sql`status <> 'ok'` : sql`status = ${status}`

/** All rows of a request, oldest first. */
export type RequestRows = {
  rows: UsageRow[]
  /** False if there are more rows than these. */
  isComplete: boolean
}

/**
 * The rows of the request with this row id or call id; undefined if unknown, or not in the scope.
 * `around` is the time of the id: its request is searched among the first `rowsOfPage` rows of the
 * hour after it.
 */
export async function requestRows(
  usage: Kysely<UsageDb>,
  id: string,
  around: number,
  scope: GroupScope,
): Promise<RequestRows | undefined> {
  const { rows: ended } = await sql<EndingRow & { key_id: string; ts: number; call: string }>`
    select * from (
      select id, key_id, group_id, ts, model, agent, status, ttft_ms, ${callOfEach} as call
      ${inRange({ from: around - slackMs, to: around + maxSpanMs })}
      order by ts, id limit ${sql.lit(rowsOfPage)}) as part
    where (id = ${id} or call = ${id}) and ${inScope(scope, 'group_id')} limit 1`.execute(usage)
  const [row] = ended
  if (!row) return undefined
  const from = (timeOfId(row.call) ?? row.ts - maxSpanMs) - slackMs
  const to = row.ts + (endsRequest(row) ? slackMs : maxSpanMs)
  const { rows } = await sql<UsageRow>`
    select ${sql.raw(columnsOfRow)} ${inRange({ from, to, key_id: row.key_id })}
      and ${callOfEach} = ${row.call} and ${inScope(scope, 'group_id')}
    order by ts, id limit ${sql.lit(rowsOfRequest + 1)}`.execute(usage)
  return { rows: rows.slice(0, rowsOfRequest), isComplete: rows.length <= rowsOfRequest }
}

/** The longest time between the first and the last row of a request. */
const maxSpanMs = 3_600_000
/** Rows are not written in the order of their ids. */
const slackMs = 1000
