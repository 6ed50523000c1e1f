import { exactUsd, usd } from '../../format/money.ts'
import { count, duration, short } from '../../format/numbers.ts'

type Kind = 'count' | 'money' | 'time'

/** What can be plotted, by its word in the contract. */
export const metrics = [
  ['requests', 'Requests', 'count'],
  ['charged', 'Charged to callers', 'money'],
  ['cost', 'Cost of upstreams', 'money'],
  ['tokens', 'Tokens', 'count'],
  ['prompt_tokens', 'Prompt tokens', 'count'],
  ['cached_tokens', 'Cached prompt tokens', 'count'],
  ['completion_tokens', 'Completion tokens', 'count'],
  ['failed', 'Failed requests', 'count'],
  ['attempts', 'Calls of upstreams', 'count'],
  ['failed_attempts', 'Failed calls of upstreams', 'count'],
  ['first_token_p50_ms', 'Time to first token, median', 'time'],
  ['first_token_p95_ms', 'Time to first token, 95th percentile', 'time'],
  ['whole_p50_ms', 'Time of the whole, median', 'time'],
  ['whole_p95_ms', 'Time of the whole, 95th percentile', 'time'],
] as const satisfies readonly (readonly [string, string, Kind])[]

export type MetricName = (typeof metrics)[number][0]

const kindOf = (metric: MetricName): Kind =>
  metrics.find(([name]) => name === metric)?.[2] ?? 'count'

/** Whether values of it add up over time and over series: percentiles do not. */
export const isSum = (metric: MetricName): boolean => kindOf(metric) !== 'time'

/** A value as it is shown: on an axis, `precise` in a table, and `exact` on hover. */
export function formatOf(metric: MetricName): {
  axis(value: number): string
  precise(value: number): string
  exact(value: number): string
} {
  const kind = kindOf(metric)
  if (kind === 'time') return { axis: duration, precise: duration, exact: (ms) => `${ms} ms` }
  if (kind === 'count') return { axis: short, precise: count, exact: count }
  const money = (value: number) => usd(BigInt(Math.round(value)))
  return { axis: money, precise: money, exact: (nanos) => exactUsd(BigInt(Math.round(nanos))) }
}
