import { sql, type ExpressionBuilder, type Kysely, type SelectQueryBuilder } from 'kysely'
import { callOfRow, countedOfRow, countOfRow, modelOfRow } from '../ledger/roll-up.ts'
import { failureClasses, ofUpstream, statusesOf, type FailureClass } from '../failure-class.ts'
import { timeOfId } from '../id.ts'
import { endsRequest, endsRequestSql } from '../ledger/sums.ts'
import type { Store } from '../store.ts'
import { laterCounts, type StoredUsageRow, type UsageDb, type UsageRow } from '../usage-tables.ts'

/** Rows that one page may read. */
export const rowsOfPage = 50_000
/** Rows of one request that are read. */
const rowsOfRequest = 200

/** Where a row stands in time. */
export type Cursor = { ts: number; id: string }

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
export type RequestsQuery = {
  from: number
  to: number
  key_id?: string
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

type Rows = ExpressionBuilder<UsageDb, 'usage'>
type RowsOfTime = Pick<RequestsQuery, 'from' | 'to' | 'key_id' | 'after'>

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
  const found = await endedAmong(usage, query, usual)
  return pageOf(
    usage,
    query,
    found.length > limit ? found : await endedAmong(usage, query, rowsOfPage),
  )
}

/** One request more than the page has, if the newest `rowsToRead` rows have so many that fit. */
function endedAmong(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  rowsToRead: number,
): Promise<UsageRow[]> {
  const newest = newestFirst(inRange(database, query)).selectAll().limit(rowsToRead)
  const ended = database
    .selectFrom(newest.as('usage'))
    .where(sql<boolean>`${sql.raw(endsRequestSql)}`)
    .where((row) => row.and([...conditions(row, query), ...calls(database, row, newest, query)]))
  return newestFirst(allColumns(ended))
    .limit(query.limit + 1)
    .execute()
}

/**
 * Whether this model or upstream answered a request, or was called before it failed. The last row
 * of a failed request names the last attempt at most, so that its attempts are looked for.
 */
function calls(
  database: Kysely<UsageDb>,
  row: Rows,
  newest: RowsQuery<StoredUsageRow>,
  { model, upstream }: RequestsQuery,
) {
  if (model === undefined && upstream === undefined) return []
  const called = {
    ...(model !== undefined && { model }),
    ...(upstream !== undefined && { upstream }),
  }
  const attempts = database
    .selectFrom(newest.as('usage'))
    .select(call.as('call'))
    .where((attempt) => attempt.and(called))
  const isFailed = row.and([
    row('model', 'is', null),
    row('agent', 'is', null),
    row('status', '<>', 'ok'),
    row(call, 'in', attempts),
  ])
  const last = row.and([
    ...(model === undefined ? [] : [namesModel(row, model)]),
    ...(upstream === undefined ? [] : [row(sql.raw(upstreamOfRow), '=', upstream)]),
  ])
  return [row.or([last, isFailed])]
}

const upstreamOfRow = 'coalesce(upstream, failed_upstream)'

/** Whether the row is of the declared model, or of one that its caller called so. */
const namesModel = (row: Rows, model: string) =>
  row.or([row(sql.raw(modelOfRow), '=', model), row('called_model', '=', model)])

const call = sql<string>`${sql.raw(callOfRow)}`

async function pageOf(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  found: UsageRow[],
): Promise<RequestsPage> {
  const rows = found.slice(0, query.limit)
  if (found.length > rows.length) {
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
  'model',
  'agent',
  'upstream',
  'status',
  'class',
  'slowerThanMs',
  'costlierThan',
] as const
/** Whether more is asked for than the rows of a time, and of a key. */
const isFiltered = (query: RequestsQuery): boolean =>
  filters.some((name) => query[name] !== undefined)

/** The last row that a page may read; undefined where there are fewer. */
const lastOfPage = (database: Kysely<UsageDb>, query: RequestsQuery): Promise<Cursor | undefined> =>
  newestFirst(inRange(database, query).select(['ts', 'id']))
    .offset(rowsOfPage - 1)
    .limit(1)
    .executeTakeFirst()

/** The rows from the newest to this one, or to the oldest. */
async function countRows(
  database: Kysely<UsageDb>,
  query: RequestsQuery,
  last?: Cursor,
): Promise<number> {
  const rows = inRange(database, { ...query, from: last?.ts ?? query.from })
  const { count } = await rows
    .$if(last !== undefined, (newer) =>
      newer.where(sql<boolean>`(ts, id) >= (${last?.ts}, ${last?.id})`),
    )
    .select(sql<string>`cast(count(*) as text)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The rows of the query's time, and key, that are not newer than the page. */
function inRange(database: Kysely<UsageDb>, { from, to, key_id, after }: RowsOfTime) {
  // An index finds the place by the time alone.
  const end = after ? Math.min(to, after.ts + 1) : to
  let rows = database.selectFrom('usage').where('ts', '>=', from).where('ts', '<', end)
  if (key_id !== undefined) rows = rows.where('key_id', '=', key_id)
  if (after) rows = rows.where(sql<boolean>`(ts, id) < (${after.ts}, ${after.id})`)
  return rows
}

type RowsQuery<Columns> = SelectQueryBuilder<UsageDb, 'usage', Columns>

const newestFirst = <Columns>(rows: RowsQuery<Columns>): RowsQuery<Columns> =>
  rows.orderBy('ts', 'desc').orderBy('id', 'desc')

function conditions(row: Rows, query: RequestsQuery) {
  const { agent, status, class: name, slowerThanMs, costlierThan } = query
  return [
    ...(agent === undefined ? [] : [row('agent', '=', agent)]),
    ...(status === undefined ? [] : [statusIs(row, status)]),
    ...(name === undefined ? [] : [row(classOfRow, '=', name)]),
    ...(slowerThanMs === undefined ? [] : [row('latency_ms', '>', slowerThanMs)]),
    ...(costlierThan === undefined ? [] : [row('charged', '>', costlierThan)]),
  ]
}

/** `classOf` as SQL. */
const classOfRow = sql.raw<string>(
  `case when status = 'ok' then '' ${failureClasses
    .map((name) => `when status in ('${statusesOf(name).join("', '")}') then '${name}'`)
    .join(' ')}
    when substr(status, 1, ${ofUpstream.length}) = '${ofUpstream}' then 'upstream' else 'ours' end`,
)

const statusIs = (row: Rows, status: string) =>
  status === 'failed' ? row('status', '<>', 'ok') : row('status', '=', status)

/** All rows of a request, oldest first. */
export type RequestRows = {
  rows: UsageRow[]
  /** False if there are more rows than these. */
  isComplete: boolean
}

/**
 * The rows of the request that has this row, or this id of its call; undefined if there is none.
 * `around` is the time of the id: its request is searched among the first `rowsOfPage` rows of the
 * hour after it.
 */
export async function requestRows(
  usage: Kysely<UsageDb>,
  id: string,
  around: number,
): Promise<RequestRows | undefined> {
  const part = usage
    .selectFrom('usage')
    .select(['id', 'key_id', 'ts', 'model', 'agent', 'status', 'ttft_ms'])
    .select(sql<string>`${sql.raw(callOfRow)}`.as('call'))
    .where('ts', '>=', around - slackMs)
    .where('ts', '<', around + longestMs)
    .orderBy('ts')
    .orderBy('id')
    .limit(rowsOfPage)
  const row = await usage
    .selectFrom(part.as('part'))
    .selectAll()
    .where((part) => part.or([part('id', '=', id), part('call', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const startedAt = timeOfId(row.call) ?? row.ts - longestMs
  const ofCall = usage
    .selectFrom('usage')
    .where('key_id', '=', row.key_id)
    .where('ts', '>=', startedAt - slackMs)
    .where('ts', '<', row.ts + (endsRequest(row) ? slackMs : longestMs))
    .where(sql<boolean>`${sql.raw(callOfRow)} = ${row.call}`)
  const rows = await allColumns(ofCall)
    .orderBy('ts')
    .orderBy('id')
    .limit(rowsOfRequest + 1)
    .execute()
  return { rows: rows.slice(0, rowsOfRequest), isComplete: rows.length <= rowsOfRequest }
}

/** The longest time between the first and the last row of a request. */
const longestMs = 3_600_000
/** Rows are not written in the order of their ids. */
const slackMs = 1000

/** All columns, with values where rows of older versions have none. */
const allColumns = (rows: RowsQuery<unknown>) =>
  rows
    .selectAll()
    .select([
      sql<string>`${sql.raw(callOfRow)}`.as('call_id'),
      sql<number>`${sql.raw(countedOfRow)}`.as('counted'),
      ...laterCounts.map((column) => sql<number>`${sql.raw(countOfRow(column))}`.as(column)),
    ])
