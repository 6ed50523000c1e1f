import type { ComponentChildren } from 'preact'
import { span } from '../format/numbers.ts'
import { utcTime } from '../format/times.ts'
import type { Tone } from './values.tsx'

type Props = {
  /** On hover. */
  title: string
  /** The remaining amount, with its unit. */
  left: ComponentChildren
  /** The maximum, with its unit. */
  limit: string
  /** The used share, from 0 to 1. */
  share: number
  resetsAt: number | undefined
  /** Shown if it never resets. */
  noReset?: string
  now: number
}

/** The remainder of a limit as a bar, and when it resets. */
export const AmountBar = ({
  title,
  left,
  limit,
  share,
  resetsAt,
  noReset = 'no reset',
  now,
}: Props) => (
  <div class="budget" title={title}>
    <span class="budget-text">
      <span>
        {left} left<span class="wide"> of {limit}</span>
      </span>
      <span class="muted" title={resetsAt === undefined ? '' : utcTime(resetsAt)}>
        {resetsAt === undefined ? noReset : `resets in ${span(resetsAt - now)}`}
      </span>
    </span>
    <span class={`bar ${toneOf(share)}`} aria-hidden="true">
      <span style={{ width: `${Math.min(1, share) * 100}%` }} />
    </span>
  </div>
)

/** The share from which the overview warns. */
const nearlySpent = 0.8

function toneOf(share: number): Tone {
  if (share >= 1) return 'bad'
  return share > nearlySpent ? 'warn' : 'plain'
}
