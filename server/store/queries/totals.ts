import { sql, type Kysely, type RawBuilder } from 'kysely'
import { hourMs, hourOfRow } from '../ledger/roll-up.ts'
import { dayMs, nextMonth, startOfRow, totalOfRow } from '../ledger/totals.ts'
import { inScope, type GroupScope } from './group-scope.ts'
import {
  laterCounts,
  totalCounts,
  totalDimensions,
  unitCounts,
  type TotalCount,
  type UsageDb,
} from '../usage-tables.ts'

const moneyColumns = ['charged', 'counted', 'cost'] as const
type Money = (typeof moneyColumns)[number]
const isMoney = (name: string) => moneyColumns.some((column) => column === name)

/**
 * `from` is inclusive, `to` exclusive; both are epoch milliseconds. With `refusals`, refused
 * requests, which reached no model, have totals of their own by reason.
 */
export type TotalsQuery = {
  from: number
  to: number
  scope: GroupScope
  key_id?: string
  model?: string
  by: readonly ('key' | 'group' | 'model' | 'agent' | 'upstream' | 'status' | 'hour' | 'day')[]
  refusals?: boolean
  /** The start of a month (UTC): only usage that it bills, at whatever time. */
  month?: number
}

/**
 * Has the fields named in `by`. Money is bigint: a sum of nano-USD may exceed 2^53 ($9.0 million).
 * `requests` are counted by the row that ended them, `attempts` are calls of upstreams.
 */
export type Total = {
  key_id?: string
  /** Null also in hours that were rolled up. */
  group_id?: string | null
  model?: string | null
  agent?: string | null
  /** Null also in hours that an earlier version rolled up, as is the status. */
  upstream?: string | null
  status?: string | null
  /** The start of the UTC hour, in epoch milliseconds. */
  hour?: number
  /** The start of the UTC day, in epoch milliseconds. */
  day?: number
  /** The code of a refusal; unknown in hours that were rolled up. */
  refusal?: string | null
} & Record<Exclude<TotalCount, Money>, number> &
  Record<Money, bigint>

type Group =
  'key_id' | 'group_id' | 'model' | 'agent' | 'upstream' | 'status' | 'hour' | 'day' | 'refusal'

/** The field of a total for each of `by`. */
export const fieldOf = {
  key: 'key_id',
  group: 'group_id',
  model: 'model',
  agent: 'agent',
  upstream: 'upstream',
  status: 'status',
  hour: 'hour',
  day: 'day',
  owner: 'owner',
} as const

/** The values of groups, of the columns of totals. */
const valueOf: Record<Group, string> = {
  key_id: 'key_id',
  group_id: "nullif(group_id, '')",
  model: "nullif(model, '')",
  agent: "nullif(agent, '')",
  upstream: "nullif(upstream, '')",
  status: "nullif(status, '')",
  hour: `(at - at % ${hourMs})`,
  day: `(at - at % ${dayMs})`,
  refusal: 'case when refused = 1 then status end',
}

/**
 * One total for each group, ordered by group; without groups exactly one. They come from the totals
 * of days or hours, and from rows only where those have no answer: for parts of a day or an hour at
 * the ends of the period, for hours of keys, and for rows that have no totals yet.
 */
export async function usageTotals(usage: Kysely<UsageDb>, query: TotalsQuery): Promise<Total[]> {
  const by = [...new Set(query.by)].map((name) => fieldOf[name])
  const groups: Group[] = query.refusals ? [...by, 'refusal'] : by
  // As text, since sums may exceed what a number holds exactly.
  const sums = totalCounts.map((name) => `cast(coalesce(sum(${name}), 0) as text) as ${name}`)
  const values = groups.map((group) => `${valueOf[group]} as "${group}"`)
  const places = groups.map((_, at) => at + 1)
  const grouped =
    places.length > 0 &&
    `group by ${places.join()} order by ${places.map((at) => `${at} asc nulls first`).join()}`
  // One query over all tables: a row that is posted or rolled up meanwhile is counted once.
  const parts = sql.join(partsOf(query), sql` union all `)
  const { rows } = await sql<Record<string, string | number | null>>`
    with unposted as materialized (${unpostedIn(query)})
    select ${sql.raw([...values, ...sums].join())} from (${parts}) as part
    where ${inScope(query.scope, 'group_id')} ${sql.raw(grouped || '')}`.execute(usage)
  return rows.map((row) => {
    const total: Record<string, unknown> = {}
    for (const group of groups) total[group] = row[group]
    for (const column of totalCounts) {
      const sum = String(row[column])
      total[column] = isMoney(column) ? BigInt(sum) : exact(sum)
    }
    // The group's columns depend on `by`, which the types cannot express.
    return total as Total
  })
}

/** The days (UTC) with usage that the month bills. */
export async function daysOf(usage: Kysely<UsageDb>, month: number): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select at as day from usage_total where step = 'day' and posted = ${month}
    union select ts - ts % ${sql.lit(dayMs)} from usage where posted is null and ${billedIn(month)}
    order by 1`.execute(usage)
  return rows.map(({ day }) => Number(day))
}

function exact(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${text} is more than a number holds exactly`)
  return number
}

/**
 * The rows that have no totals yet. Materialized: SQLite would else find the key first, and read all
 * of its rows.
 */
export const unpostedIn = ({ from, to }: Pick<TotalsQuery, 'from' | 'to'>): RawBuilder<unknown> =>
  sql`select * from usage where posted is null and ts >= ${from} and ts < ${to}`

/** The end of a period that has none. */
export const endless = Number.MAX_SAFE_INTEGER

/** The parts that a query adds up: totals, and rows in the form of totals. */
function partsOf(query: TotalsQuery): RawBuilder<unknown>[] {
  const { from, to, by, key_id: key } = query
  const isByKey = key !== undefined || by.includes('key')
  if (isByKey && by.includes('hour'))
    return [rowsWhere(query, 'usage', sql`true`), rolledUpHours(query)]
  const hasDays = isByKey || (from % dayMs === 0 && (to === endless || to % dayMs === 0))
  const [step, stepMs] = hasDays && !by.includes('hour') ? ['day', dayMs] : ['hour', hourMs]
  const first = Math.ceil(from / stepMs) * stepMs
  const end = Math.max(first, to - (to % stepMs))
  // A whole month is found by its index. With bounds that exclude nothing SQLite would read all.
  const isWhole = query.month !== undefined && from === 0 && to === endless
  const within = isWhole ? sql`` : sql`and at >= ${first} and at < ${end}`
  const hasBoth = isWhole && !isByKey && !by.includes('hour')
  const steps = hasBoth ? stepWithFewer(query.month ?? 0) : sql.lit(step)
  const parts = [
    sql`select ${sql.raw(columns)} from usage_total
      where step = ${steps} ${within}
      ${equals('key_id', key)} ${equals('model', query.model)} ${equals('posted', query.month)}`,
    rowsWhere(query, 'unposted', sql`true`),
  ]
  if (first > from) parts.push(...postedRows({ ...query, to: Math.min(first, to) }))
  if (end < to) parts.push(...postedRows({ ...query, from: end }))
  return parts
}

/** Totals of days are by key, of which there may be thousands; those of hours are not. */
const stepWithFewer = (month: number): RawBuilder<unknown> => sql`(
  select step from usage_total where step in ('day', 'hour') and posted = ${month}
  group by step order by count(*), step limit 1)`

/** Rows that are in the totals of the days or hours around the period. */
const postedRows = (query: TotalsQuery) => [
  rowsWhere(query, 'usage', sql`posted is not null`),
  rolledUpHours(query),
]

const columns = ['at', ...totalDimensions, ...totalCounts].join()

/** A condition, unless there is no value. */
const equals = (column: string, value: string | number | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`` : sql`and ${sql.raw(column)} = ${value}`

const factsOfRow = [...totalDimensions, ...totalCounts].map(
  (name) => `${totalOfRow[name]} as ${name}`,
)

/** The rows of the query that fit the condition, each in the form of a total. */
function rowsWhere(
  query: TotalsQuery,
  table: 'usage' | 'unposted',
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { from, to, key_id, model, month } = query
  const ofMonth = month === undefined ? sql`` : sql`and ${billedIn(month)}`
  return sql`select ${sql.raw([`${hourOfRow} as at`, ...factsOfRow].join())} from ${sql.table(table)}
    where ts >= ${from} and ts < ${to} and ${condition} ${ofMonth}
      ${equals('key_id', key_id)} ${equals(totalOfRow.model, model)}`
}

/** Whether a month bills a row, or will when it is posted: the first open one bills late rows too. */
function billedIn(month: number): RawBuilder<boolean> {
  const start = sql.raw(startOfRow)
  const open = sql`(select open_from from usage_close where id = 1)`
  return sql`(posted = ${month} or (posted is null and ${month} >= ${open}
    and ${start} < ${nextMonth(month)} and (${start} >= ${month} or ${month} = ${open})))`
}

/** The hours that were rolled up: each counts at its start. */
function rolledUpHours({ from, to, key_id, model, month }: TotalsQuery): RawBuilder<unknown> {
  const first = Math.max(from, month ?? 0)
  const end = month === undefined ? to : Math.min(to, nextMonth(month))
  const facts: Partial<Record<string, string>> = {
    ...Object.fromEntries(laterCounts.map((name) => [name, `coalesce(${name}, 0)`])),
    ...Object.fromEntries(unitCounts.map((name) => [name, '0'])),
    at: 'hour',
    posted: '0',
    group_id: "''",
    upstream: "''",
    status: "''",
    refused: '0',
    attempts: 'coalesce(attempts, 0)',
    counted: 'coalesce(counted, charged)',
  }
  const values = columns.split(',').map((name) => `${facts[name] ?? name} as ${name}`)
  return sql`select ${sql.raw(values.join())} from usage_hour
    where hour >= ${first} and hour < ${end}
      ${equals('key_id', key_id)} ${equals('model', model)}`
}
