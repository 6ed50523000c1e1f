import type { components, operations } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { classOf } from '../../store/failure-class.ts'
import { percentileOf } from '../../store/ledger/sums.ts'
import { topKeySumsOf } from '../../store/queries/key-sums.ts'
import { sumsOf, topSumsOf, type Summed, type TopSums } from '../../store/queries/sums.ts'
import type { Store } from '../../store/store.ts'
import type { OperatorHandlers } from '../caller.ts'
import { freshMsOf, type PolledReplies, type Reading } from '../polled-replies.ts'
import { emptyPeriod, fromLedger } from './usage-views.ts'
type Query = NonNullable<operations['readSeries']['parameters']['query']>
type Metric = components['schemas']['Metric']
type Points = components['schemas']['Points']
type Series = components['schemas']['Series']
/** Epoch milliseconds; the end is exclusive. */
type Span = { from: number; to: number }

const stepWidths = { hour: 3_600_000, day: 86_400_000 } as const
const maxPoints = 1000

/** The handlers of operator.yaml for usage over time. */
export const seriesHandlers = (
  { reports }: Pick<Store, 'reports'>,
  replies: PolledReplies,
): OperatorHandlers<'readSeries'> => ({
  async readSeries({ query, header, caller }) {
    const { step = 'hour', metric, by = null, top = 20 } = query
    const span = spanOf(query, stepWidths[step])
    const name = `series ${JSON.stringify({ metric, by, step, top, ...span })}`
    const question = { metric, by, top, stepMs: stepWidths[step], ...span }
    return replies.get(name, caller.groups, header, () => seriesOf(reports, question))
  },
})

type Question = Span & {
  metric: Metric
  by: NonNullable<Query['by']> | null
  top: number
  stepMs: Series['step_ms']
}

async function seriesOf(
  reports: Store['reports'],
  { metric, by, top, stepMs, from, to }: Question,
): Promise<Reading<Series>> {
  const { summed, share } = metrics[metric]
  const span = { from, to, stepMs, summed }
  const { steps, others, rows } = await fromLedger(sumsBy(reports, by, { ...span, top }))
  const points = (to - from) / stepMs
  const groups = groupsOf(steps, { from, stepMs, points })
  const rest = groups.find(({ value }) => value === null)
  const sorted = groups
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => b.weight - a.weight || ((a.value ?? '') < (b.value ?? '') ? -1 : 1))
  if (by === null && sorted.length === 0) sorted.push(emptyGroup('', points))
  const series: Series = {
    metric,
    by,
    from,
    to,
    step_ms: stepMs,
    series: sorted.map(({ value, steps }) => ({
      value: value || null,
      points: pointsOf(steps, share),
    })),
    others: rest && others > 0 ? { values: others, points: pointsOf(rest.steps, share) } : null,
  }
  return { body: series, freshMs: freshMsOf(rows) }
}

type SpanQuery = Parameters<typeof topKeySumsOf>[1]

function sumsBy(reports: Store['reports'], by: Question['by'], span: SpanQuery): Promise<TopSums> {
  if (by === 'class') return classSumsOf(reports, span)
  if (by === 'key') return topKeySumsOf(reports, span)
  return topSumsOf(reports, { ...span, dimension: by ?? '' })
}

/** Sums by class, computed from those by status: there are few of both. */
async function classSumsOf(reports: Store['reports'], span: SpanQuery): Promise<TopSums> {
  const sums = await sumsOf(reports, { ...span, dimension: 'status' })
  // Hours that an older version rolled up have no statuses.
  const steps = sums
    .filter((step) => step.sums.flat().some((count) => count > 0))
    .map((step) => ({ ...step, value: step.value && (classOf(step.value) ?? '') }))
  return { steps, others: 0, rows: sums.length }
}

/** The summed columns of each metric; for percentiles, the share below. */
const metrics: Record<Metric, { summed: readonly Summed[]; share?: number }> = {
  requests: { summed: ['requests'] },
  failed: { summed: ['failed'] },
  attempts: { summed: ['attempts'] },
  failed_attempts: { summed: ['failed_attempts'] },
  prompt_tokens: { summed: ['prompt_tokens'] },
  cached_tokens: { summed: ['cached_tokens'] },
  completion_tokens: { summed: ['completion_tokens'] },
  tokens: { summed: ['prompt_tokens', 'completion_tokens'] },
  charged: { summed: ['charged'] },
  cost: { summed: ['cost'] },
  first_token_p50_ms: { summed: ['first_token'], share: 0.5 },
  first_token_p95_ms: { summed: ['first_token'], share: 0.95 },
  whole_p50_ms: { summed: ['whole'], share: 0.5 },
  whole_p95_ms: { summed: ['whole'], share: 0.95 },
}

/** The query's time range, extended to complete steps. */
function spanOf({ from, to = Date.now() + 1 }: Query, stepMs: number): Span {
  const usualMs = stepMs === stepWidths.day ? 30 * stepWidths.day : stepWidths.day
  const start = from ?? Math.max(0, to - usualMs)
  if (start >= to) throw emptyPeriod(to)
  const span = { from: start - (start % stepMs), to: Math.ceil(to / stepMs) * stepMs }
  const points = (span.to - span.from) / stepMs
  if (points > maxPoints)
    throw new Failure(
      'invalidRequest',
      `from and to are ${points} steps apart, and a series has at most ${maxPoints}; ` +
        `request a shorter time${stepMs === stepWidths.hour ? ', or step=day' : ''}`,
      { retry: false, param: 'from' },
    )
  return span
}

/** A value's sums by step: one number each, or the 20 buckets of a percentile. */
type Group = { value: string | null; weight: number; steps: number[][] }

const emptyGroup = (value: string | null, points: number): Group => ({
  value,
  weight: 0,
  steps: Array.from({ length: points }, () => []),
})

function groupsOf(
  sums: TopSums['steps'],
  { from, stepMs, points }: { from: number; stepMs: number; points: number },
): Group[] {
  const groups = new Map<string | null, Group>()
  for (const { at, value, sums: parts } of sums) {
    const group = groups.get(value) ?? emptyGroup(value, points)
    groups.set(value, group)
    const numbers = parts.reduce(added)
    const step = (at - from) / stepMs
    group.steps[step] = added(group.steps[step] ?? [], numbers)
    group.weight += numbers.reduce((sum, number) => sum + number, 0)
  }
  return [...groups.values()]
}

const added = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0))

const pointsOf = (steps: readonly number[][], share: number | undefined): Points =>
  steps.map((numbers) => (share === undefined ? (numbers[0] ?? 0) : percentileOf(numbers, share)))
