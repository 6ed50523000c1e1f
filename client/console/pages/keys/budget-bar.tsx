import type { Key } from '../../../operator.ts'
import { exactUsd, usd } from '../../format/money.ts'
import { resetOf } from '../../format/times.ts'
import { AmountBar } from '../../parts/amount-bar.tsx'
import { None, Usd } from '../../parts/values.tsx'
import { budgetOf } from './key-state.ts'

/** The remainder of a key's budget, and when it resets. */
export function BudgetBar({ of: key, now }: { of: Key; now: number }) {
  const budget = budgetOf(key)
  if (!budget) return <None words="no budget" />
  const { limit, used, remainder, share } = budget
  return (
    <AmountBar
      title={`${exactUsd(used)} used of ${exactUsd(limit)}`}
      left={<Usd nanos={remainder} />}
      limit={usd(limit)}
      share={share}
      resetsAt={resetOf(key.budget_period, now)}
      now={now}
    />
  )
}
