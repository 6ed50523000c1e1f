import type { components } from '../../../../generated/client/operator.ts'
import { exactUsd, nanosOf, usd } from '../../format/money.ts'
import { resetOf } from '../../format/times.ts'
import { AmountBar } from '../../parts/amount-bar.tsx'
import { None, Usd } from '../../parts/values.tsx'

export type Group = components['schemas']['Group']

/** The groups of the reader, and the end of a dialog. */
export type GroupProps = { groups: readonly Group[]; onDone: () => void; onClose: () => void }

/** The remainder of a group's budget, and when it resets. */
export function GroupBudget({ of: group, now }: { of: Group; now: number }) {
  const limit = group.budget_usd === null ? undefined : nanosOf(group.budget_usd)
  if (limit === undefined) return <None words="no budget" />
  const used = BigInt(group.budget_counted ?? 0)
  const share = limit === 0n ? 1 : Number((used * 1_000_000n) / limit) / 1_000_000
  return (
    <AmountBar
      title={`${exactUsd(used)} used of ${exactUsd(limit)}`}
      left={<Usd nanos={used > limit ? 0n : limit - used} />}
      limit={usd(limit)}
      share={share}
      resetsAt={resetOf(group.budget_period, now)}
      now={now}
    />
  )
}
