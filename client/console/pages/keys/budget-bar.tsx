import type { Key } from '../../../operator.ts'
import { exactUsd, usd } from '../../format/money.ts'
import { span } from '../../format/numbers.ts'
import { resetOf, utcTime } from '../../format/times.ts'
import { None, type Tone } from '../../parts/values.tsx'
import { budgetOf } from './key-state.ts'

/** The remainder of a key's budget, and when it resets. */
export function BudgetBar({ of: key, now }: { of: Key; now: number }) {
  const budget = budgetOf(key)
  if (!budget) return <None words="no budget" />
  const { limit, used, remainder, share } = budget
  const resetsAt = resetOf(key.budget_period, now)
  return (
    <div class="budget" title={`${exactUsd(used)} used of ${exactUsd(limit)}`}>
      <span class="budget-text">
        <span>
          <data class="number" value={String(remainder)}>
            {usd(remainder)}
          </data>{' '}
          left<span class="wide"> of {usd(limit)}</span>
        </span>
        <span class="muted" title={resetsAt === undefined ? '' : utcTime(resetsAt)}>
          {resetsAt === undefined ? 'no reset' : `resets in ${span(resetsAt - now)}`}
        </span>
      </span>
      <span class={`bar ${toneOf(share)}`} aria-hidden="true">
        <span style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
    </div>
  )
}

/** The share from which the overview warns. */
const nearlySpent = 0.8

function toneOf(share: number): Tone {
  if (share >= 1) return 'bad'
  return share > nearlySpent ? 'warn' : 'plain'
}
