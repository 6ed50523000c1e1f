import { Failure } from '../../failure.ts'
import type { Observe, ShedReason } from '../../observations.ts'
import type { RequestClass } from './slots.ts'

/** How much there was to do when shedding began. */
export type Load = {
  inFlight: number
  waiting: number
  bodyBytes: number
  delayMs: number
  heapPercent: number
}

/** Refuses requests, and reports when that begins and ends. */
export type Shedding = {
  refusalOf(reason: ShedReason, kind: RequestClass): Failure
  /** Reports the end once nothing was refused for a while. */
  tick(): void
}

/** Pauses shorter than this do not end shedding. */
const pauseMs = 5000

export function createShedding(observe: Observe, now: () => number, loadNow: () => Load): Shedding {
  let shedding: { since: number; last: number; requests: number } | undefined
  return {
    refusalOf(reason, kind) {
      const at = now()
      if (!shedding) {
        shedding = { since: at, last: at, requests: 0 }
        observe({ kind: 'sheddingBegan', reason, ...loadNow() })
      }
      shedding.last = at
      shedding.requests += 1
      observe({ kind: 'requestShed', reason, class: kind })
      return new Failure('overloaded', 'the server has more to do than it can; try again in 1 s', {
        retryAfter: 1,
      })
    },
    tick() {
      if (!shedding || now() - shedding.last < pauseMs) return
      observe({
        kind: 'sheddingEnded',
        requests: shedding.requests,
        seconds: Math.round((shedding.last - shedding.since) / 100) / 10,
      })
      shedding = undefined
    },
  }
}
