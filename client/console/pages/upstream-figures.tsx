import type { operations } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { count, duration, percent } from '../format/numbers.ts'
import { None } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'

type Metric = NonNullable<operations['readSeries']['parameters']['query']>['metric']

/** Calls of an upstream in the last 24 hours; the times are of the last hour with responses. */
export type UpstreamUse = {
  calls: number
  failed: number
  firstTokenMs: number | null
  completeMs: number | null
}

const metrics = [
  'attempts',
  'failed_attempts',
  'first_token_p95_ms',
  'whole_p95_ms',
] as const satisfies readonly Metric[]

const hourMs = 3_600_000

const none: UpstreamUse = { calls: 0, failed: 0, firstTokenMs: null, completeMs: null }

/** The figures of an upstream by its name; undefined until they are loaded. */
export function useUpstreamUse(): (name: string) => UpstreamUse | undefined {
  const { value } = useLoad(async (signal) => {
    const from = Math.floor(Date.now() / hourMs) * hourMs - 23 * hourMs
    const query = { by: 'upstream', step: 'hour', from, top: 100 } as const
    const [calls, failed, first, complete] = await Promise.all(
      metrics.map(async (metric) => {
        const params = { query: { metric, ...query } }
        const { by, series } = await bodyOf(api.GET('/series', { params, signal }))
        // A mock returns the contract's example, which is grouped by another field.
        if (by !== 'upstream') return undefined
        return new Map(series.map(({ value, points }) => [value ?? '', points]))
      }),
    )
    if (!calls) return undefined
    return new Map(
      [...calls.keys()].map((name): [string, UpstreamUse] => [
        name,
        {
          calls: sum(calls.get(name)),
          failed: sum(failed?.get(name)),
          firstTokenMs: last(first?.get(name)),
          completeMs: last(complete?.get(name)),
        },
      ]),
    )
  }, [])
  return (name) => value && (value.get(name) ?? none)
}

type Points = readonly (number | null)[] | undefined

const sum = (points: Points = []): number =>
  points.reduce<number>((all, one) => all + (one ?? 0), 0)
const last = (points: Points = []): number | null =>
  points.findLast((point) => point !== null) ?? null

/** Calls and times of an upstream, for its list of facts. */
export function UseFacts({ of: use }: { of: UpstreamUse | undefined }) {
  if (!use) return null
  if (use.calls === 0)
    return (
      <>
        <dt>Last 24 hours</dt>
        <dd>
          <None words="no calls" />
        </dd>
      </>
    )
  const { calls, failed, firstTokenMs, completeMs } = use
  return (
    <>
      <dt>Last 24 hours</dt>
      <dd>
        <data value={String(calls)}>{count(calls)}</data> {calls === 1 ? 'call' : 'calls'},{' '}
        <data value={String(failed)}>{percent(failed / calls)}</data> failed
      </dd>
      <dt>First token</dt>
      <dd>{below(firstTokenMs)}</dd>
      <dt>Complete reply</dt>
      <dd>{below(completeMs)}</dd>
    </>
  )
}

const below = (ms: number | null) =>
  ms === null ? <None words="unknown" /> : `95 % below ${duration(ms)}`
