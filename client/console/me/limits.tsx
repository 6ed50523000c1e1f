import { exactUsd, nanosOf, usd } from '../format/money.ts'
import { count } from '../format/numbers.ts'
import { AmountBar } from '../parts/amount-bar.tsx'
import { Count, None, Usd } from '../parts/values.tsx'
import type { GroupLimits } from './api.ts'

const rates = [
  ['requests_per_minute', 'Requests per minute'],
  ['tokens_per_minute', 'Tokens per minute'],
  ['parallel_requests', 'Concurrent requests'],
] as const

/** The remaining amounts of limits, each as a bar. */
export function Limits({ of: limits, now }: { of: GroupLimits; now: number }) {
  const rows = rates.flatMap(([name, title]) => {
    const limit = limits[name]
    return limit ? [{ title, limit }] : []
  })
  if (rows.length === 0 && !limits.budget) return <None words="no limits" />
  return (
    <dl class="facts">
      {limits.budget && [
        <dt key="budget">Budget</dt>,
        <dd key="budget=">
          <Budget of={limits.budget} now={now} />
        </dd>,
      ]}
      {rows.map(({ title, limit }) => [
        <dt key={title}>{title}</dt>,
        <dd key={`${title}=`}>
          <AmountBar
            title={`${count(limit.remaining)} left of ${count(limit.limit)}`}
            left={<Count of={limit.remaining} />}
            limit={count(limit.limit)}
            share={1 - limit.remaining / limit.limit}
            resetsAt={msOf(limit.resets_at)}
            noReset=""
            now={now}
          />
        </dd>,
      ])}
    </dl>
  )
}

/** The gateway's contract has seconds. */
const msOf = (seconds: number | null) => (seconds === null ? undefined : seconds * 1000)

function Budget({ of, now }: { of: NonNullable<GroupLimits['budget']>; now: number }) {
  const [limit, used, left] = [of.limit_usd, of.used_usd, of.remaining_usd].map(
    (text) => nanosOf(text) ?? 0n,
  ) as [bigint, bigint, bigint]
  return (
    <AmountBar
      title={`${exactUsd(used)} used of ${exactUsd(limit)}`}
      left={<Usd nanos={left} />}
      limit={usd(limit)}
      share={limit === 0n ? 1 : Number(limit - left) / Number(limit)}
      resetsAt={msOf(of.resets_at)}
      now={now}
    />
  )
}
