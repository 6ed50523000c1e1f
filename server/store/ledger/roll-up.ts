import { laterCounts, usageColumns, type LaterCount, type UsageRow } from '../usage-tables.ts'

/** Which call a row is of, as SQL: rows of older versions know only the request's id. */
export const callOfRow = 'coalesce(call_id, request_id)'

export const hourMs = 60 * 60 * 1000

/**
 * Rows of an hour that are summed up in one transaction, with the rest of the last call of them.
 * The store does other work in between.
 */
export const rowsOfPart = 100_000

/** The declared model of a row, as SQL, also of one that ends a failed request. */
export const modelOfRow = 'coalesce(model, failed_model)'

/** The amount of a row or an hour that counts towards budgets, as SQL; `charged` in old rows. */
export const countedOfRow = 'coalesce(counted, charged)'

/** Such a count of a row or an hour, as SQL; 0 where it is unknown. */
export const countOfRow = (column: LaterCount): string => `coalesce(${column}, 0)`

/** The columns that rows of older versions lack, as SQL. */
const olderValues: Partial<Record<keyof UsageRow, string>> = {
  call_id: callOfRow,
  counted: countedOfRow,
  ...Object.fromEntries(laterCounts.map((column) => [column, countOfRow(column)])),
}

/** A column of a row, as SQL, with a value also in rows of older versions. */
export const columnOfRow = (column: keyof UsageRow): string => olderValues[column] ?? column

/** All columns of a row by their names. */
export const columnsOfRow = usageColumns
  .map((column) => `${columnOfRow(column)} as ${column}`)
  .join(', ')

/** The start of the hour, as SQL and as a number. */
export const hourOfRow = `(ts - ts % ${hourMs})`
export const hourOf = (ts: number): number => ts - (ts % hourMs)

const sums = [
  'requests',
  'requests_of_model',
  'requests_of_agent',
  'requests_of_both',
  'prompt_tokens',
  'completion_tokens',
  ...laterCounts,
  'charged',
  'counted',
  'cost',
]

/**
 * Sums rows up by key, hour, model and agent, and adds them to what was summed up before. A call
 * with several models or agents is counted once for each kind of question: with its first row, and
 * its first of the model, of the agent, and of both. An hour may be summed up in parts that have
 * all rows of a call in it; a call with attempts in two hours counts in both.
 */
export const sumUp = (rows: string): string => `
  insert into usage_hour (hour, key_id, model, agent, ${sums.join(', ')})
  select hour, key_id, model, agent,
    count(case when nth = 1 then 1 end), count(case when nth_of_model = 1 then 1 end),
    count(case when nth_of_agent = 1 then 1 end), count(case when nth_of_both = 1 then 1 end),
    sum(prompt_tokens), sum(completion_tokens),
    ${laterCounts.map((column) => `sum(${column})`).join(', ')},
    sum(charged), sum(counted), sum(cost)
  from (
    select ${hourOfRow} as hour, key_id, coalesce(${modelOfRow}, '') as model,
      coalesce(agent, '') as agent, prompt_tokens, completion_tokens,
      ${laterCounts.map((column) => `${countOfRow(column)} as ${column}`).join(', ')},
      charged, ${countedOfRow} as counted, cost,
      ${nthOf()} as nth,
      ${nthOf(modelOfRow)} as nth_of_model,
      ${nthOf('agent')} as nth_of_agent,
      ${nthOf(modelOfRow, 'agent')} as nth_of_both
    from ${rows}
  ) as numbered
  group by hour, key_id, model, agent
  on conflict (key_id, hour, model, agent) do update set ${sums.map(addition).join(', ')}`

/** Which row of its call a row is, of those with the same values in these columns. */
function nthOf(...columns: string[]): string {
  const call = [hourOfRow, callOfRow, ...columns].join(', ')
  return `row_number() over (partition by ${call} order by ts, id)`
}

const addition = (column: string): string => `${column} = ${stored(column)} + excluded.${column}`

const stored = (column: string) => olderHours[column] ?? `usage_hour.${column}`

/** What hours of older versions lack. */
const olderHours: Partial<Record<string, string>> = {
  ...Object.fromEntries(laterCounts.map((column) => [column, `coalesce(usage_hour.${column}, 0)`])),
  counted: 'coalesce(usage_hour.counted, usage_hour.charged)',
}
