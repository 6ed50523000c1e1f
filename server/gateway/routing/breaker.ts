import type { BreakerState } from '../../observations.ts'

export type HealthSettings = {
  /** Failures in a row that open the breaker. */
  failures: number
  /** The recent calls of which half failing open it. */
  window: number
  /** How long it stays open before one probe; doubles with every probe that fails, up to a minute. */
  open_ms: number
}

const longestOpenMs = 60_000

/** `neutral` says nothing about the deployment: a refused prompt, a client that left. */
export type CallVerdict = 'good' | 'bad' | 'refusesUs' | 'neutral'

/** Ends a call. `begun` comes before it for a stream, whose first content shows already that the deployment is well again. */
export type ReleaseSlot = ((verdict: CallVerdict) => void) & { begun(): void }

/** What we believe of one deployment. */
export type Health = {
  readonly inFlight: number
  readonly state: BreakerState
  /** Milliseconds until it may be asked, 0 for now. */
  waitMs(): number
  /** Takes a place before a call, the one probe of a half-open breaker too. What it gives back is called once, with what the call showed. */
  enter(): ReleaseSlot
  /** The deployment itself asked to be left alone for so many seconds. */
  restFor(seconds: number): void
}

/** A breaker: closed while calls succeed, open after failures, then one probe at a time until one succeeds. */
export function createHealth(
  { failures, window, open_ms }: HealthSettings,
  now: () => number,
  moved: (state: BreakerState) => void,
): Health {
  let state: BreakerState = 'closed'
  let inFlight = 0
  let inARow = 0
  let recent: boolean[] = []
  let openMs = open_ms
  let openUntil = 0
  let restUntil = 0
  let probing = false

  const move = (next: BreakerState) => {
    if (next === state) return
    state = next
    moved(next)
  }
  const open = () => {
    openMs = state === 'half_open' ? Math.min(openMs * 2, longestOpenMs) : open_ms
    openUntil = now() + openMs
    probing = false
    move('open')
  }
  const close = () => {
    inARow = 0
    recent = []
    probing = false
    move('closed')
  }
  const remember = (good: boolean) => {
    recent.push(good)
    if (recent.length > window) recent.shift()
    inARow = good ? 0 : inARow + 1
  }
  const isTripped = () =>
    inARow >= failures ||
    (recent.length >= window && recent.filter((good) => !good).length * 2 >= window)

  return {
    get inFlight() {
      return inFlight
    },
    get state() {
      return state
    },
    waitMs() {
      const at = now()
      if (state !== 'closed' && probing) return Math.max(1, restUntil - at)
      return Math.max(0, (state === 'open' ? openUntil : 0) - at, restUntil - at)
    },
    enter() {
      inFlight++
      let isProbe = state !== 'closed'
      if (isProbe) {
        move('half_open')
        probing = true
      }
      const leave = (verdict: CallVerdict) => {
        inFlight--
        // What a call began before the breaker opened says nothing about now.
        if (!isProbe && state !== 'closed') return
        if (verdict === 'neutral') {
          if (isProbe) probing = false
          return
        }
        if (verdict === 'refusesUs') return open()
        if (verdict === 'good' && state !== 'closed') return close()
        remember(verdict === 'good')
        if (verdict === 'bad' && (state !== 'closed' || isTripped())) open()
      }
      const begun = () => {
        if (isProbe && state !== 'closed') close()
        isProbe = false
      }
      return Object.assign(leave, { begun })
    },
    restFor(seconds) {
      restUntil = Math.max(restUntil, now() + Math.min(seconds, 60) * 1000)
    },
  }
}
