import {
  totalCounts,
  totalDimensions,
  type LaterCount,
  laterCounts,
  countOfUnit,
  unitCounts,
  type TotalCount,
  type TotalDimension,
  type UnitCount,
} from '../usage-tables.ts'
import { countedOfRow, countOfRow, endsRequestSql, hourOfRow, modelOfRow } from './roll-up.ts'

export const dayMs = 86_400_000

/** The start of the month (UTC) of a time. */
export const monthOf = (at: number): number => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}
/** The start of the month after that of a time. */
export const nextMonth = (at: number): number => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}
/** The start of a month (UTC) with a name as `2026-11`. */
export const monthNamed = (name: string): number => Date.parse(`${name}-01T00:00:00Z`)
export const monthName = (month: number): string => new Date(month).toISOString().slice(0, 7)

/** When what a row is of was reserved, as SQL: rows of payments have the time of their claim. */
export const startOfRow = 'case when payment_id is null then ts - latency_ms else ts end'

const laterCountOf = Object.fromEntries(
  laterCounts.map((column) => [column, countOfRow(column)]),
) as Record<LaterCount, string>

const unitCountOf = Object.fromEntries(
  Object.entries(countOfUnit).map(([unit, name]) => [
    name,
    `case when unit = '${unit}' then coalesce(units, 0) else 0 end`,
  ]),
) as Record<UnitCount, string>

/** The counts and the dimensions of a row, as SQL. */
export const totalOfRow: Record<TotalDimension | TotalCount, string> = {
  posted: 'posted',
  key_id: 'key_id',
  group_id: "coalesce(group_id, '')",
  model: `coalesce(${modelOfRow}, '')`,
  agent: "coalesce(agent, '')",
  upstream: "coalesce(upstream, failed_upstream, '')",
  status: 'status',
  refused: "case when model is null and status <> 'ok' then 1 else 0 end",
  requests: `case when ${endsRequestSql} then 1 else 0 end`,
  attempts: 'case when upstream is null then 0 else 1 end',
  prompt_tokens: 'prompt_tokens',
  completion_tokens: 'completion_tokens',
  ...laterCountOf,
  ...unitCountOf,
  charged: 'charged',
  counted: countedOfRow,
  cost: 'cost',
}

const identity = ['step', 'at', ...totalDimensions].join(', ')
const sums = totalCounts.map((column) => `sum(${column})`).join(', ')
const later = (column: string) =>
  `case when excluded.${column} > usage_total.${column} then excluded.${column} ` +
  `else usage_total.${column} end`

const insertInto = `insert into usage_total (${identity}, ${totalCounts.join(', ')}, last_at)`
const onConflict = `on conflict (${identity}) do update set ${[
  ...totalCounts.map((column) => `${column} = usage_total.${column} + excluded.${column}`),
  `last_at = ${later('last_at')}`,
].join(', ')}`

/** The totals of a step, of facts of rows by the hour. */
const totalsOf = (step: 'day' | 'hour') => `
  select '${step}' as step, ${step === 'day' ? `hour - hour % ${dayMs}` : 'hour'} as at, ${totalDimensions
    .map((name) => (step === 'hour' && name === 'key_id' ? "'' as key_id" : name))
    .join(', ')}, ${sums}, max(last_at)
  from fact group by ${totalDimensions.map((_, at) => at + 2).join(', ')}, ${totalDimensions.length + 2}`

/**
 * Adds these facts of rows, by the hour, to the totals of days and hours. Ordered, so that two
 * processes that do it at the same time cannot wait for one another.
 */
const addFacts = (facts: string): string => `
  with fact as materialized (${facts})
  ${insertInto}
  ${totalsOf('day')} union all ${totalsOf('hour')}
  order by ${['step', 'at', ...totalDimensions].map((_, at) => at + 1).join(', ')}
  ${onConflict}`

/** Adds these rows of `usage` to the totals; `posted` is the month of each, as SQL. */
export const addTotals = (rows: string, posted = 'posted'): string =>
  addFacts(`select ${hourOfRow} as hour, ${totalDimensions
    .map((name) => `${name === 'posted' ? posted : totalOfRow[name]} as ${name}`)
    .join(', ')}, ${totalCounts.map((name) => `${totalOfRow[name]} as ${name}`).join(', ')},
    ts as last_at from ${rows}`)

const labelKey = 'day, key_id, group_id, label, value'

/**
 * Adds these rows of `usage` to the totals of their users and tags; `eachTag` is the function that
 * makes rows of `key` and `value` of the JSON of tags.
 */
export const addLabels = (rows: string, eachTag: string): string => `
  with row as materialized (select * from ${rows}), label as materialized (
    select row.*, 'user' as label, user_hash as value from row where user_hash is not null
    union all
    select row.*, 'tag:' || tag.key as label, tag.value as value from row, ${eachTag} as tag
    where tags is not null
  )
  insert into usage_label (${labelKey}, ${totalCounts.join(', ')})
  select ts - ts % ${dayMs} as day, key_id, ${totalOfRow.group_id} as group_id, label, value,
    ${totalCounts.map((name) => `sum(${totalOfRow[name]}) as ${name}`).join(', ')}
  from label group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (${labelKey}) do update set ${totalCounts
    .map((column) => `${column} = usage_label.${column} + excluded.${column}`)
    .join(', ')}`

/** Adds hours that an earlier version rolled up, which have no upstream and no status. */
export const addRolledUp = (posted: string): string =>
  addFacts(`select hour, ${posted} as posted, key_id, '' as group_id, model, agent, '' as upstream, '' as status,
    0 as refused, requests, 0 as attempts, prompt_tokens, completion_tokens,
    ${laterCounts.map((column) => `${countOfRow(column)} as ${column}`).join(', ')},
    ${unitCounts.map((column) => `0 as ${column}`).join(', ')},
    charged, ${countedOfRow} as counted, cost, hour as last_at from usage_hour`)
