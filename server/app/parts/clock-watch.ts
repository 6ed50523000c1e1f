import type { Observe } from '../../observations.ts'
import { mostAheadMs } from '../../operator/overview/problems.ts'
import type { StoreClock } from '../../store/store-clock.ts'

const lookMs = 1000

/** Observes when this machine's clock differs from the store's, and when it agrees again. */
export function watchClock(clock: Pick<StoreClock, 'ahead'>, observe: Observe): () => void {
  let differs = false
  const look = () => {
    const ms = clock.ahead()
    if (Math.abs(ms) > mostAheadMs === differs) return
    differs = !differs
    observe(differs ? { kind: 'clockDiffers', aheadMs: ms } : { kind: 'clockAgrees' })
  }
  look()
  const timer = setInterval(look, lookMs).unref()
  return () => clearInterval(timer)
}
