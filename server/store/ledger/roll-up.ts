import { laterCounts, usageColumns, type LaterCount, type UsageRow } from '../usage-tables.ts'

/** Which call a row is of, as SQL: rows of older versions know only the request's id. */
export const callOfRow = 'coalesce(call_id, request_id)'

export const hourMs = 60 * 60 * 1000

/** Rows of an hour that are summed up in one transaction; the store does other work in between. */
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

/**
 * Whether the row is the one that ends its request, as SQL. Failed attempts are followed by another
 * row, of the next attempt or of the refusal, unless the caller left or had got a part of the reply.
 * What models did for an agent is followed by the agent's own row.
 */
export const endsRequestSql =
  '(model is null or (agent is null and ' +
  "(status in ('ok', 'client_left') or ttft_ms is not null)))"

const requests = `sum(case when ${endsRequestSql} then 1 else 0 end)`
const sums = [
  'requests',
  'requests_of_model',
  'requests_of_agent',
  'requests_of_both',
  'attempts',
  'prompt_tokens',
  'completion_tokens',
  ...laterCounts,
  'charged',
  'counted',
  'cost',
]

/**
 * Sums rows up by key, hour, model and agent, and adds them to what was summed up before. Servers of
 * an earlier version read the other numbers of requests.
 */
export const sumUp = (rows: string): string => `
  insert into usage_hour (hour, key_id, model, agent, ${sums.join(', ')})
  select ${hourOfRow} as hour, key_id, coalesce(${modelOfRow}, '') as model,
    coalesce(agent, '') as agent, ${requests}, ${requests}, ${requests}, ${requests},
    sum(case when upstream is null then 0 else 1 end),
    sum(prompt_tokens), sum(completion_tokens),
    ${laterCounts.map((column) => `sum(${countOfRow(column)})`).join(', ')},
    sum(charged), sum(${countedOfRow}), sum(cost)
  from ${rows}
  group by 1, 2, 3, 4
  on conflict (key_id, hour, model, agent) do update set ${sums.map(addition).join(', ')}`

const addition = (column: string): string => `${column} = ${stored(column)} + excluded.${column}`

const stored = (column: string) => olderHours[column] ?? `usage_hour.${column}`

/** What hours of older versions lack. */
const olderHours: Partial<Record<string, string>> = {
  ...Object.fromEntries(laterCounts.map((column) => [column, `coalesce(usage_hour.${column}, 0)`])),
  counted: 'coalesce(usage_hour.counted, usage_hour.charged)',
  attempts: 'coalesce(usage_hour.attempts, 0)',
}

/** How many of these rows each outlet has not sent, as SQL. */
export const unsentRows = (rows: string, now: string): string => `
  select outlet.name as name, outlet.keep_ms as keep_ms, count(*) as unsent
  from outlet join (${rows}) as part on part.n > coalesce((
    select cursor.n from outlet_cursor as cursor
    where cursor.outlet = outlet.name and cursor.stream = part.stream), 0)
  where outlet.seen_at > ${now} - outlet.keep_ms
  group by outlet.name, outlet.keep_ms`

/** An outlet with rows of an hour that it has not sent. */
export type UnsentRows = { name: string; keep_ms: number; unsent: number }

/** Whether rows of the hour from then are kept for an outlet. */
export const isKept = (unsent: readonly UnsentRows[], from: number, now: number): boolean =>
  unsent.some(({ keep_ms }) => from + hourMs > now - keep_ms)

/** Adds to the rows that an outlet lost; the parameters are their number and its name. */
export const countDropped = (rows: string, name: string): string =>
  `update outlet set dropped = dropped + ${rows} where name = ${name}`
