import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { callOfRow, columnOfRow, hourOfRow, modelOfRow } from '../ledger/roll-up.ts'
import { laterCounts, usageColumns, type UsageDb, type UsageRow } from '../usage-tables.ts'

const countColumns = ['prompt_tokens', 'completion_tokens', ...laterCounts] as const
const moneyColumns = ['charged', 'counted', 'cost'] as const
/** What totals add up besides their requests. */
export const totalColumns = [...countColumns, ...moneyColumns] as const
type Counted = (typeof totalColumns)[number]

/**
 * 500 rows of 40 values stay below what SQLite (32 766) and PostgreSQL (65 535) bind in one
 * statement.
 */
const rowsAtOnce = 500

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
type Span = { from: number; to: number; key_id?: string; model?: string }

/**
 * With `refusals`, refused requests, which reached no model, have totals of their own by reason.
 */
export type TotalsQuery = Span & {
  by: ('key' | 'model' | 'agent' | 'upstream' | 'hour' | 'day')[]
  refusals?: boolean
}

/**
 * Has the fields named in `by`. Money is bigint: a sum of nano-USD may exceed 2^53 ($9.0 million).
 */
export type Total = {
  key_id?: string
  model?: string | null
  agent?: string | null
  /** Null also in hours that were rolled up. */
  upstream?: string | null
  /** The start of the UTC hour, in epoch milliseconds. */
  hour?: number
  /** The start of the UTC day, in epoch milliseconds. */
  day?: number
  /** The code of a refusal; unknown in hours that were rolled up. */
  refusal?: string | null
  /**
   * Distinct calls: several attempts are one call, and calls with the same request id are several.
   */
  requests: number
} & Record<(typeof countColumns)[number], number> &
  Record<(typeof moneyColumns)[number], bigint>

export type RowsQuery = Span & { limit: number; after?: { ts: number; id: string } }

/** Inserts rows, except those that exist. */
export async function insertUsage(usage: Kysely<UsageDb>, rows: UsageRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await usage
      .insertInto('usage')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['key_id', 'ts', 'id']).doNothing())
      .execute()
  }
}

/**
 * One total for each group, ordered by group; without groups exactly one. A rolled-up hour counts
 * at its start.
 */
export async function usageTotals(usage: Kysely<UsageDb>, filter: TotalsQuery): Promise<Total[]> {
  const by = [...new Set(filter.by)].map((group) => (group === 'key' ? 'key_id' : group))
  const groups: Group[] = filter.refusals ? [...by, 'refusal'] : by
  // One query over both tables: a row that is rolled up meanwhile is counted once.
  let query = usage
    .selectFrom(
      fromRows(usage, filter, groups)
        .unionAll(fromHours(usage, filter, groups))
        .as('part'),
    )
    .select([sumOf('requests'), ...totalColumns.map(sumOf)])
    .select(groups)
  for (const group of groups)
    query = query.groupBy(group).orderBy(group, (order) => order.asc().nullsFirst())
  const totals = await query.execute()
  return totals.map((total) => {
    const values: Record<string, unknown> = {}
    for (const group of groups) values[group] = total[group]
    for (const column of ['requests', ...countColumns] as const)
      values[column] = exact(total[column])
    for (const column of moneyColumns) values[column] = BigInt(total[column])
    // The group's columns depend on `by`, which the types cannot express.
    return values as Total
  })
}

type Group = 'key_id' | 'model' | 'agent' | 'upstream' | 'hour' | 'day' | 'refusal'
type Part = Record<'requests' | Counted, string> &
  Record<'hour' | 'day', number> & { key_id: string } & Record<
    'model' | 'agent' | 'upstream' | 'refusal',
    string | null
  >

const dayMs = 86_400_000

const valueOf: Record<Group, { row: RawBuilder<unknown>; hour: RawBuilder<unknown> }> = {
  key_id: { row: sql`key_id`, hour: sql`key_id` },
  model: { row: sql.raw(modelOfRow), hour: sql`nullif(model, '')` },
  agent: { row: sql`agent`, hour: sql`nullif(agent, '')` },
  upstream: { row: sql`coalesce(upstream, failed_upstream)`, hour: sql`cast(null as text)` },
  hour: { row: sql.raw(hourOfRow), hour: sql`hour` },
  day: { row: sql.raw(`(ts - ts % ${dayMs})`), hour: sql.raw(`(hour - hour % ${dayMs})`) },
  // Rows with a model of their own are attempts; the others are refusals, unless they are ok.
  refusal: {
    row: sql`case when model is null and status <> 'ok' then status end`,
    hour: sql`cast(null as text)`,
  },
}

const sums = totalColumns.map((column) =>
  sql<string>`sum(${sql.raw(columnOfRow(column))})`.as(column),
)

function fromRows(
  usage: Kysely<UsageDb>,
  filter: TotalsQuery,
  groups: Group[],
): SelectQueryBuilder<UsageDb, 'usage', Part> {
  const query = inSpan(usage, filter).select([
    sql<string>`count(distinct ${sql.raw(callOfRow)})`.as('requests'),
    ...sums,
  ])
  return groups.reduce(
    (grouped, group) => grouped.select(valueOf[group].row.as(group)).groupBy(valueOf[group].row),
    query,
  ) as SelectQueryBuilder<UsageDb, 'usage', Part>
}

function fromHours(
  usage: Kysely<UsageDb>,
  { from, to, key_id, model, by }: TotalsQuery,
  groups: Group[],
): SelectQueryBuilder<UsageDb, 'usage_hour', Part> {
  let rows = usage.selectFrom('usage_hour').where('hour', '>=', from).where('hour', '<', to)
  if (key_id !== undefined) rows = rows.where('key_id', '=', key_id)
  if (model !== undefined) rows = rows.where('model', '=', model)
  const byModel = model !== undefined || by.includes('model')
  let requests = byModel ? 'requests_of_model' : 'requests'
  if (by.includes('agent')) requests = byModel ? 'requests_of_both' : 'requests_of_agent'
  const query = rows.select([sql<string>`sum(${sql.ref(requests)})`.as('requests'), ...sums])
  return groups.reduce(
    (grouped, group) => grouped.select(valueOf[group].hour.as(group)).groupBy(valueOf[group].hour),
    query,
  ) as SelectQueryBuilder<UsageDb, 'usage_hour', Part>
}

/** Newest first. With the last row as `after` the next page repeats and misses no row. */
export function usageRows(usage: Kysely<UsageDb>, filter: RowsQuery): Promise<UsageRow[]> {
  const { after } = filter
  return inSpan(usage, filter)
    .select(usageColumns.map((column) => sql.raw(columnOfRow(column)).as(column)))
    .$castTo<UsageRow>()
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(ts, id) < (${after?.ts}, ${after?.id})`),
    )
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
}

function inSpan(usage: Kysely<UsageDb>, { from, to, key_id, model }: Span) {
  let query = usage.selectFrom('usage').where('ts', '>=', from).where('ts', '<', to)
  if (key_id !== undefined) query = query.where('key_id', '=', key_id)
  if (model !== undefined) query = query.where(sql.raw<string>(modelOfRow), '=', model)
  return query
}

/** As text, since sums may exceed what a number holds exactly. */
function sumOf<Column extends 'requests' | Counted>(column: Column) {
  return sql<string>`cast(coalesce(sum(${sql.ref(column)}), 0) as text)`.as(column)
}

function exact(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${text} is more than a number holds exactly`)
  return number
}
