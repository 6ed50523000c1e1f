import { exactUsd, usd } from '../../format/money.ts'
import { count, duration, short } from '../../format/numbers.ts'

type Kind = 'count' | 'money' | 'time'

/** The metrics, by their names in the contract. */
export const metrics = [
  ['requests', 'Requests', 'count'],
  ['charged', 'Charged to callers', 'money'],
  ['cost', 'Cost of upstreams', 'money'],
  ['tokens', 'Tokens', 'count'],
  ['prompt_tokens', 'Prompt tokens', 'count'],
  ['cached_tokens', 'Cached prompt tokens', 'count'],
  ['completion_tokens', 'Completion tokens', 'count'],
  ['failed', 'Failed requests', 'count'],
  ['attempts', 'Upstream calls', 'count'],
  ['failed_attempts', 'Failed upstream calls', 'count'],
  ['first_token_p50_ms', 'Time to first token, median', 'time'],
  ['first_token_p95_ms', 'Time to first token, 95th percentile', 'time'],
  ['whole_p50_ms', 'Time to complete reply, median', 'time'],
  ['whole_p95_ms', 'Time to complete reply, 95th percentile', 'time'],
] as const satisfies readonly (readonly [string, string, Kind])[]

export type MetricName = (typeof metrics)[number][0]

const kindOf = (metric: MetricName): Kind =>
  metrics.find(([name]) => name === metric)?.[2] ?? 'count'

/** Whether its values can be summed over time and over series: percentiles cannot. */
export const isSum = (metric: MetricName): boolean => kindOf(metric) !== 'time'

/** Formats of a value: on an axis, `precise` in a table, and `exact` on hover. */
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
