import { sumCounts, sumDimensions, type SumDimension, type UsageRow } from '../usage-tables.ts'
import { countedOfRow, countOfRow, hourOf, hourOfRow, modelOfRow } from './roll-up.ts'

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

/**
 * Whether the row is the one that ends its request. Failed attempts are followed by another row, of
 * the next attempt or of the refusal, unless the caller left or had got a part of the reply. What
 * models did for an agent is followed by the agent's own row.
 */
export const endsRequest = ({ model, agent, status, ttft_ms }: EndingRow): boolean =>
  model == null ||
  (agent == null && (status === 'ok' || status === 'client_left' || ttft_ms != null))

/** The same as SQL. */
export const endsRequestSql =
  '(model is null or (agent is null and ' +
  "(status in ('ok', 'client_left') or ttft_ms is not null)))"

/** Sums are kept by the minute, too, of the last hours: as sums by hour of their own dimension. */
export const minuteDimension = 'minute'
const minuteMs = 60_000

const bucketColumns = (letter: 'w' | 't') =>
  Array.from({ length: bucketCount }, (_, bucket) => `${letter}${bucket}`)
/** Buckets of the time of the whole answer, and of the time to the first token. */
export const wholeBuckets = bucketColumns('w')
export const firstTokenBuckets = bucketColumns('t')

/** All columns that are added up; `addRow` counts on their order. */
export const sumColumns: readonly string[] = [...sumCounts, ...wholeBuckets, ...firstTokenBuckets]

const valueOfDimension: Record<SumDimension, string> = {
  '': "''",
  key: 'key_id',
  model: `coalesce(${modelOfRow}, '')`,
  agent: "coalesce(agent, '')",
  upstream: "coalesce(upstream, failed_upstream, '')",
  status: 'status',
}

/** Adds what is inserted to what is stored. */
const addUp = sumColumns.map((column) => `${column} = usage_sum.${column} + excluded.${column}`)
const onConflict = `on conflict (dimension, hour, value) do update set ${addUp.join(', ')}`
const insertInto = `insert into usage_sum (dimension, hour, value, ${sumColumns.join(', ')})`

/** Adds one sum, with the dimension, the hour, the value and the columns as parameters. */
export const addSum =
  `${insertInto} values (?, ?, ?, ${sumColumns.map(() => '?').join(', ')}) ` + onConflict

/** Deletes the sums of minutes before the parameter of this name. */
export const dropMinutes = (parameter: string): string =>
  `delete from usage_sum where dimension = '${minuteDimension}' and hour < ${parameter}`

const bucketSql = (column: string) =>
  `case ${bucketBoundsMs.map((bound, at) => `when ${column} <= ${bound} then ${at}`).join(' ')} ` +
  `else ${bucketBoundsMs.length} end`

const isAnswer = `${endsRequestSql} and status = 'ok'`
const countWhere = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`

/**
 * Adds the sums of these rows of `usage` to what is stored. Ordered, so that two processes that do
 * it at the same time cannot wait for one another. Materialized, since an engine would else work
 * out the buckets of a row again for each of the sums and columns.
 */
export const sumRows = (rows: string, { byMinute = true } = {}): string => `
  with fact as materialized (
    select ${hourOfRow} as hour, (ts - ts % ${minuteMs}) as minute, status,
      ${sumDimensions
        .filter((dimension) => dimension !== '')
        .map((dimension) => `${valueOfDimension[dimension]} as of_${dimension}`)
        .join(', ')},
      case when ${endsRequestSql} then 1 else 0 end as ends,
      case when upstream is not null then 1 else 0 end as calls,
      prompt_tokens, ${countOfRow('cached_tokens')} as cached_tokens, completion_tokens,
      charged, ${countedOfRow} as counted, cost,
      case when ${isAnswer} then ${bucketSql('latency_ms')} end as whole,
      case when ${endsRequestSql} and ttft_ms is not null then ${bucketSql('ttft_ms')} end as first
    from ${rows}
  )
  ${insertInto}
  ${[...sumDimensions.map(sumOfFacts), ...(byMinute ? [sumOfMinutes] : [])].join(' union all ')}
  order by 1, 2, 3
  ${onConflict}`

function sumOfFacts(dimension: SumDimension): string {
  if (dimension === '') return sumsOfFacts("'' as dimension, hour, '' as value", 'hour')
  return sumsOfFacts(
    `'${dimension}' as dimension, hour, of_${dimension} as value`,
    `hour, of_${dimension}`,
  )
}

const sumOfMinutes = sumsOfFacts(
  `'${minuteDimension}' as dimension, minute as hour, of_status as value`,
  'minute, of_status',
)

function sumsOfFacts(names: string, groups: string): string {
  return `
    select ${names},
      sum(ends), ${countWhere("ends = 1 and status <> 'ok'")},
      sum(calls), ${countWhere("calls = 1 and status <> 'ok'")},
      sum(prompt_tokens), sum(cached_tokens), sum(completion_tokens),
      sum(charged), sum(counted), sum(cost),
      ${wholeBuckets.map((_, at) => countWhere(`whole = ${at}`)).join(', ')},
      ${firstTokenBuckets.map((_, at) => countWhere(`first = ${at}`)).join(', ')}
    from fact group by ${groups}`
}

type Values = Record<SumDimension, string>

/** The sum of rows of a minute that are equal in all dimensions, and one of these rows. */
type Group = { minute: number; row: Record<string, unknown>; sum: Float64Array }

/**
 * Adds rows up before they are stored, so that each sum is written once a batch. The rows are as
 * they came from the spool, where older versions may have written them.
 */
export class SumBatch {
  /** A row is added to one group; only the groups are added to the sums. */
  readonly #groups = new Map<string, Group>()
  #last: Group | undefined

  add(row: Record<string, unknown>): void {
    const ts = wholeNumber(row['ts'])
    const minute = ts - (ts % minuteMs)
    // Rows often equal the one before, which needs no name.
    if (!this.#last || !isOf(this.#last, minute, row)) this.#last = this.#groupOf(minute, row)
    addRow(this.#last.sum, row)
  }

  #groupOf(minute: number, row: Record<string, unknown>): Group {
    const name = [minute, ...ofGroup.map((column) => row[column])].join('\n')
    let group = this.#groups.get(name)
    if (!group) {
      group = { minute, row, sum: new Float64Array(sumColumns.length) }
      this.#groups.set(name, group)
    }
    return group
  }

  /** The parameters of `addSum`, for each sum. */
  *entries(): Iterable<(string | number)[]> {
    const sums = new Map<string, { key: [string, number, string]; sum: Float64Array }>()
    const add = (key: [string, number, string], sum: Float64Array) => {
      const name = key.join('\n')
      const stored = sums.get(name)
      if (!stored) sums.set(name, { key, sum: sum.slice() })
      else for (const [at, amount] of sum.entries()) stored.sum[at] = (stored.sum[at] ?? 0) + amount
    }
    for (const { minute, row, sum } of this.#groups.values()) {
      const values = valuesOf(row)
      for (const dimension of sumDimensions)
        add([dimension, hourOf(minute), values[dimension]], sum)
      add([minuteDimension, minute, values.status], sum)
    }
    for (const { key, sum } of sums.values()) yield [...key, ...sum]
  }
}

/** The columns in which the rows of a group are equal. */
const ofGroup = [
  'key_id',
  'model',
  'agent',
  'upstream',
  'status',
  'failed_model',
  'failed_upstream',
] as const

const isOf = (group: Group, minute: number, row: Record<string, unknown>): boolean =>
  group.minute === minute && ofGroup.every((column) => group.row[column] === row[column])

const text = (value: unknown): string => (value == null ? '' : String(value))
const wholeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : 0

const valuesOf = (row: Record<string, unknown>): Values => ({
  '': '',
  key: row['key_id'] == null ? '-' : String(row['key_id']),
  model: text(row['model'] ?? row['failed_model']),
  agent: text(row['agent']),
  upstream: text(row['upstream'] ?? row['failed_upstream']),
  status: text(row['status']),
})

/** In the order of `sumColumns`. */
function addRow(sum: Float64Array, row: Record<string, unknown>): void {
  const isFailed = row['status'] !== 'ok'
  const firstMs = row['ttft_ms'] ?? null
  // Rows of the spool may lack a column; to this they are the same.
  const isEnd = endsRequest(row as EndingRow)
  const charged = wholeNumber(row['charged'])
  if (isEnd) {
    add(sum, 0, 1)
    if (isFailed) add(sum, 1, 1)
    else add(sum, sumCounts.length + bucketOf(wholeNumber(row['latency_ms'])), 1)
    if (firstMs !== null)
      add(sum, sumCounts.length + bucketCount + bucketOf(wholeNumber(firstMs)), 1)
  }
  if (row['upstream'] != null) {
    add(sum, 2, 1)
    if (isFailed) add(sum, 3, 1)
  }
  add(sum, 4, wholeNumber(row['prompt_tokens']))
  add(sum, 5, wholeNumber(row['cached_tokens']))
  add(sum, 6, wholeNumber(row['completion_tokens']))
  add(sum, 7, charged)
  add(sum, 8, Number.isSafeInteger(row['counted']) ? (row['counted'] as number) : charged)
  add(sum, 9, wholeNumber(row['cost']))
}

function add(sum: Float64Array, at: number, amount: number): void {
  sum[at] = (sum[at] ?? 0) + amount
}
