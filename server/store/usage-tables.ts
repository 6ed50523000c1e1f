import type { Unit } from '../units.ts'
import { sqlTypeOf, type RowOf } from './columns.ts'

/** The columns of a row of the ledger. */
const usageColumnTypes = {
  id: 'text',
  /** The server's own id of the call, shared by all of its rows. */
  call_id: 'text',
  /** The caller's `x-request-id`, if it sent one; other calls may have the same. */
  request_id: 'text',
  attempt: 'integer',
  ts: 'bigint',
  service: 'text',
  /** '-' without a key, 'x402:<payer>' for a paid call. */
  key_id: 'text',
  /** The key's group at the time of the call. */
  group_id: 'text null',
  /** A keyed hash of the user whom the caller named. */
  user_hash: 'text null',
  /** JSON text of the tags of the call. */
  tags: 'text null',
  payment_id: 'text null',
  model: 'text null',
  agent: 'text null',
  tool: 'text null',
  /** `ok`, or the error's code. */
  status: 'text',
  prompt_tokens: 'bigint',
  /** Prompt tokens read from the upstream's cache, as far as it reports them. */
  cached_tokens: 'bigint',
  /** Prompt tokens written to the upstream's cache, as far as it reports them. */
  cache_write_tokens: 'bigint',
  /** The part of these that is cached for an hour. */
  cache_write_1h_tokens: 'bigint',
  completion_tokens: 'bigint',
  /** The part of the completion, as far as the upstream reports it. */
  reasoning_tokens: 'bigint',
  /** Calls of hosted tools, which the upstream's own side ran. */
  hosted_calls: 'bigint',
  /** The unit of work that is not counted in tokens, as in `units.ts`, and its number. */
  unit: 'text null',
  units: 'bigint null',
  /** 1 if the upstream reported no token counts and they were estimated. */
  estimated: 'integer',
  /** The caller's charge. */
  charged: 'bigint',
  /** What budgets count: more than is charged if the caller ended the call early. */
  counted: 'bigint',
  cost: 'bigint',
  latency_ms: 'bigint',
  ttft_ms: 'bigint null',
  /** How long the call waited for a slot; null if it did not. */
  waited_ms: 'bigint null',
  upstream: 'text null',
  /** The variable or the file of the key that was used, if the upstream has several. */
  upstream_key: 'text null',
  /** The model as its caller called it, of what failed, and where it is not `model`. */
  called_model: 'text null',
  /**
   * The declared model, and the upstream of the last attempt, of a request that failed, in the row
   * that ends it. `model` and `upstream` are null there: earlier versions identify rows of attempts
   * by them.
   */
  failed_model: 'text null',
  failed_upstream: 'text null',
  /** JSON text of a FailureReason. */
  reason: 'text null',
} as const

/**
 * An attempt, or a refusal after authentication. `charged` and `cost` are nano-USD, rounded up.
 */
export type UsageRow = Omit<RowOf<typeof usageColumnTypes>, 'estimated'> & { estimated: 0 | 1 }

export const usageColumns = Object.keys(usageColumnTypes) as (keyof UsageRow)[]

/** The columns with their types in PostgreSQL. */
export const typedUsageColumns = usageColumns
  .map((column) => `${column} ${sqlTypeOf(usageColumnTypes[column])}`)
  .join(', ')

/**
 * A row as it is stored. Rows of older versions lack `call_id`, which is then `request_id`,
 * `counted`, which is then `charged`, and the parts of the tokens and the calls of hosted tools,
 * which are then unknown.
 */
export type StoredUsageRow = Omit<UsageRow, 'call_id' | 'counted' | LaterCount> & {
  call_id: string | null
  counted: number | null
  /** The start of the month whose totals have the row; null if they do not have it yet. */
  posted?: number | null
  /** The stream of the row's spool, and its number there; null in rows of older versions. */
  stream: string | null
  n: number | null
} & Record<LaterCount, number | null>

/** Counts that rows and hours of older versions lack. */
export const laterCounts = [
  'cached_tokens',
  'cache_write_tokens',
  'cache_write_1h_tokens',
  'reasoning_tokens',
  'hosted_calls',
] as const
export type LaterCount = (typeof laterCounts)[number]

/**
 * The sums of an hour's rows that were rolled up. A missing model or agent is ''. Later counts are
 * null in rows of older versions, and then unknown.
 */
export type UsageHourRow = Record<LaterCount, number | null> & {
  /** The start of the hour. */
  hour: number
  key_id: string
  model: string
  agent: string
  /** Distinct calls of the key; the next three are for totals by model, by agent, and by both. */
  requests: number
  requests_of_model: number
  requests_of_agent: number
  requests_of_both: number
  /** Null in rows of older versions, as later counts. */
  attempts: number | null
  prompt_tokens: number
  completion_tokens: number
  charged: number
  /** Null in rows of older versions: then equal to `charged`. */
  counted: number | null
  cost: number
}

/**
 * How many bytes of a spool's segment are stored. A row may be rolled up and deleted while its line
 * is still in the segment.
 */
export type SegmentRow = { name: string; bytes: number }

/**
 * The rows of one spool, in the order in which they became visible. Numbers of a stream only grow;
 * some are missing.
 */
export type UsageStreamRow = { stream: string; last_n: number; moved_at: number }

/** An outlet, over all servers of the store. Its `owner`, a process, sends until `lease_until`. */
export type OutletRow = {
  name: string
  owner: string | null
  lease_until: number | null
  state: 'running' | 'stopped'
  /** Since when every attempt failed; null after a success. */
  failing_since: number | null
  last_error: string | null
  last_error_at: number | null
  last_sent_at: number | null
  /** Ledger rows that were summed up before they were sent. */
  dropped: number
  /** How long rows that are not sent are kept from being summed up. */
  keep_ms: number
  /** When a server with this outlet in its configuration ran last. */
  seen_at: number
}

/** The number of the last event of a stream that an outlet has sent. */
export type OutletCursorRow = { outlet: string; stream: string; n: number }

/** What sums are kept by: all rows (the empty name), and each value of these columns. */
export const sumDimensions = ['', 'group', 'model', 'agent', 'upstream', 'status'] as const
export type SumDimension = (typeof sumDimensions)[number]
/** Earlier versions kept sums by key too, of which there are nearly as many as rows. */
export const keyDimension = 'key'

/**
 * What sums count, besides their buckets. `requests` are counted by the rows that end them,
 * `attempts` are calls of upstreams.
 */
export const sumCounts = [
  'requests',
  'failed',
  'attempts',
  'failed_attempts',
  'prompt_tokens',
  'cached_tokens',
  'completion_tokens',
  'charged',
  'counted',
  'cost',
] as const
export type SumCount = (typeof sumCounts)[number]

/**
 * The sums of an hour's rows: of all of them, or of those with one value of one column. The columns
 * `w0` to `w19` and `t0` to `t19` count responses by the bucket of their duration, in full and to
 * their first token.
 */
export type UsageSumRow = {
  dimension: SumDimension | 'minute' | typeof keyDimension
  /** The start of the hour; of the dimension `minute`, whose values are statuses, that of it. */
  hour: number
  /** Empty for rows without one. */
  value: string
} & Record<SumCount, number>

/** What rows with the same values are added up by, in the totals of a day or an hour. */
export const totalDimensions = [
  /** The start of the month (UTC) that bills them. */
  'posted',
  /** Empty in totals of an hour: there would be nearly as many as rows. */
  'key_id',
  'group_id',
  'model',
  'agent',
  'upstream',
  'status',
  /** 1 for requests that were rejected, or failed, without an attempt in the same row. */
  'refused',
] as const
export type TotalDimension = (typeof totalDimensions)[number]

/** The count of the work in each unit. */
export const countOfUnit = {
  call: 'calls',
  image: 'images',
  character: 'characters',
  second: 'seconds',
} as const satisfies Record<Unit, string>
export const unitCounts = Object.values(countOfUnit)
export type UnitCount = (typeof unitCounts)[number]

/** What totals count. `requests` are counted by the rows that end them, as in sums. */
export const totalCounts = [
  'requests',
  'attempts',
  'prompt_tokens',
  'completion_tokens',
  ...laterCounts,
  ...unitCounts,
  'charged',
  'counted',
  'cost',
] as const
export type TotalCount = (typeof totalCounts)[number]

/** The totals of a day or an hour (UTC). A missing value of a dimension is ''. */
export type UsageTotalRow = Record<TotalCount, number> &
  Record<Exclude<TotalDimension, 'posted' | 'refused'>, string> & {
    step: 'day' | 'hour'
    /** The start of the day or the hour. */
    at: number
    posted: number
    refused: 0 | 1
    /** The time of the newest row. */
    last_at: number
  }

/**
 * The totals of a day (UTC) by one label of calls: `user`, whose values are hashes, or `tag:NAME`.
 * Both have few values in a month.
 */
export type UsageLabelRow = Record<TotalCount, number> & {
  day: number
  key_id: string
  /** Empty without a group. */
  group_id: string
  label: string
  value: string
}

/** One row: the start of the first month that is not closed. */
export type UsageCloseRow = { id: 1; open_from: number }

/**
 * A server's report for the other servers of its store, as JSON. The calls of its tools have a column
 * of their own, since they may be long; null from a server of an earlier version.
 */
export type ServerReportRow = { server: string; at: number; report: string; tools: string | null }

/** The tables of usage.db: the ledger. */
export type UsageDb = {
  usage: StoredUsageRow
  usage_hour: UsageHourRow
  usage_sum: UsageSumRow
  usage_total: UsageTotalRow
  usage_close: UsageCloseRow
  usage_label: UsageLabelRow
  segment: SegmentRow
  server_report: ServerReportRow
  usage_stream: UsageStreamRow
  outlet: OutletRow
  outlet_cursor: OutletCursorRow
}
