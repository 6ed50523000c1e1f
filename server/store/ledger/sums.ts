import {
  keyDimension,
  sumCounts,
  sumDimensions,
  type SumDimension,
  type UsageRow,
} from '../usage-tables.ts'
import {
  countedOfRow,
  countOfRow,
  endsRequestSql,
  hourMs,
  hourOfRow,
  modelOfRow,
} from './roll-up.ts'

/**
 * The upper bounds in milliseconds, inclusive, of all buckets but the last, which has no bound. The
 * sums of released versions are stored by them: they never change.
 */
export const bucketBoundsMs = [
  5, 10, 25, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2500, 4000, 7500, 15_000, 30_000,
  60_000,
] as const
export const bucketCount = 20

/** The bucket of a duration in milliseconds. */
export function bucketOf(ms: number): number {
  let bucket = 0
  for (const bound of bucketBoundsMs) {
    if (ms <= bound) return bucket
    bucket += 1
  }
  return bucket
}

/**
 * The duration in milliseconds that this share of the counted ones does not exceed, interpolated
 * within its bucket; the last bucket's lower bound there; null where nothing was counted.
 */
export function percentileOf(counts: ArrayLike<number>, share: number): number | null {
  let total = 0
  for (let bucket = 0; bucket < bucketCount; bucket++) total += counts[bucket] ?? 0
  if (total === 0) return null
  const rank = share * total
  let below = 0
  for (let bucket = 0; bucket < bucketBoundsMs.length; bucket++) {
    const count = counts[bucket] ?? 0
    const upper = bucketBoundsMs[bucket] ?? 0
    const lower = bucketBoundsMs[bucket - 1] ?? 0
    if (count > 0 && below + count >= rank)
      return lower + ((upper - lower) * (rank - below)) / count
    below += count
  }
  return bucketBoundsMs.at(-1) ?? 0
}

/** What shows whether a row ends its request. */
export type EndingRow = Pick<UsageRow, 'model' | 'agent' | 'status' | 'ttft_ms'>

/** As `endsRequestSql`. */
export const endsRequest = ({ model, agent, status, ttft_ms }: EndingRow): boolean =>
  model == null ||
  (agent == null && (status === 'ok' || status === 'client_left' || ttft_ms != null))

/** Sums are kept by the minute, too, of the last hours: as sums by hour of their own dimension. */
const minuteDimension = 'minute'
const minuteMs = 60_000

const bucketColumns = (letter: 'w' | 't') =>
  Array.from({ length: bucketCount }, (_, bucket) => `${letter}${bucket}`)
/** Buckets of the time of the whole answer, and of the time to the first token. */
export const wholeBuckets = bucketColumns('w')
export const firstTokenBuckets = bucketColumns('t')

/** All columns that are added up. */
export const sumColumns: readonly string[] = [...sumCounts, ...wholeBuckets, ...firstTokenBuckets]

const valueOfDimension: Record<SumDimension, string> = {
  '': "''",
  group: "coalesce(group_id, '')",
  model: `coalesce(${modelOfRow}, '')`,
  agent: "coalesce(agent, '')",
  upstream: "coalesce(upstream, failed_upstream, '')",
  status: 'status',
}

/** Adds what is inserted to what is stored. */
const addUp = sumColumns.map((column) => `${column} = usage_sum.${column} + excluded.${column}`)
const onConflict = `on conflict (dimension, hour, value) do update set ${addUp.join(', ')}`
const insertInto = `insert into usage_sum (dimension, hour, value, ${sumColumns.join(', ')})`

/** Deletes the sums of minutes before the parameter of this name. */
export const dropMinutes = (parameter: string): string =>
  `delete from usage_sum where dimension = '${minuteDimension}' and hour < ${parameter}`

/**
 * Deletes the oldest day of sums by key, unless a server of an earlier version wrote some since the
 * parameter of this name: it still shows them.
 */
export const dropKeySums = (parameter: string): string => `
  delete from usage_sum where dimension = '${keyDimension}' and hour < (
    select min(hour) + ${24 * hourMs} from usage_sum where dimension = '${keyDimension}'
  ) and not exists (
    select 1 from usage_sum where dimension = '${keyDimension}' and hour >= ${parameter})`

const bucketSql = (column: string) =>
  `case ${bucketBoundsMs.map((bound, at) => `when ${column} <= ${bound} then ${at}`).join(' ')} ` +
  `else ${bucketBoundsMs.length} end`

const isAnswer = `${endsRequestSql} and status = 'ok'`
const countWhere = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`

/** The columns that are added up, of the facts of rows. */
const sumOfColumn: Record<string, string> = {
  requests: 'sum(ends)',
  failed: countWhere("ends = 1 and status <> 'ok'"),
  attempts: 'sum(calls)',
  failed_attempts: countWhere("calls = 1 and status <> 'ok'"),
  ...Object.fromEntries(wholeBuckets.map((column, at) => [column, countWhere(`whole = ${at}`)])),
  ...Object.fromEntries(firstTokenBuckets.map((name, at) => [name, countWhere(`first = ${at}`)])),
}

const named = sumDimensions.filter((dimension) => dimension !== '')
const namedValues = named.map((dimension) => `of_${dimension}`).join(', ')

/** What each of these rows of `usage` adds to sums. */
const factsOf = (rows: string): string => `
  select ${hourOfRow} as hour, (ts - ts % ${minuteMs}) as minute, status, key_id,
    ${named.map((dimension) => `${valueOfDimension[dimension]} as of_${dimension}`).join(', ')},
    case when ${endsRequestSql} then 1 else 0 end as ends,
    case when upstream is not null then 1 else 0 end as calls,
    prompt_tokens, ${countOfRow('cached_tokens')} as cached_tokens, completion_tokens,
    charged, ${countedOfRow} as counted, cost,
    case when ${isAnswer} then ${bucketSql('latency_ms')} end as whole,
    case when ${endsRequestSql} and ttft_ms is not null then ${bucketSql('ttft_ms')} end as first
  from ${rows}`

/** A column of sums, of the facts of rows. */
const summedFact = (column: string): string =>
  `${sumOfColumn[column] ?? `sum(${column})`} as ${column}`

/** The sums of these rows of `usage` by hour and key, which are not stored. */
export const sumsByKey = (rows: string, columns: readonly string[]): string => `
  with fact as materialized (${factsOf(rows)})
  select hour, key_id, ${columns.map(summedFact).join(', ')} from fact group by 1, 2`

/**
 * Adds the sums of these rows of `usage` to what is stored. Ordered, so that two processes that do
 * it at the same time cannot wait for one another. Materialized, since an engine would else work
 * out the buckets of a row again for each of the sums and columns. Most rows of a batch are equal
 * in all dimensions: they are added up once, before the sums of each dimension.
 */
export const sumRows = (rows: string, { byMinute = true } = {}): string => `
  with fact as materialized (${factsOf(rows)}), part as materialized (
    select hour, minute, ${namedValues}, ${sumColumns.map(summedFact).join(', ')}
    from fact group by hour, minute, ${namedValues}
  )
  ${insertInto}
  ${[
    ...sumDimensions.map((name) => sumOfParts(name, 'hour', name === '' ? "''" : `of_${name}`)),
    ...(byMinute ? [sumOfParts(minuteDimension, 'minute', 'of_status')] : []),
  ].join(' union all ')}
  order by 1, 2, 3
  ${onConflict}`

const sumOfParts = (dimension: string, time: string, value: string) => `
  select '${dimension}' as dimension, ${time} as hour, ${value} as value,
    ${sumColumns.map((column) => `sum(${column})`).join(', ')}
  from part group by 2, 3`
