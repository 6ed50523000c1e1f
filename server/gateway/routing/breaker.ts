import type { BreakerState } from '../../observations.ts'

export type BreakerSettings = {
  /** Consecutive failures that open the breaker. */
  failures: number
  /** Number of recent calls; the breaker opens when half of them failed. */
  window: number
  /** Time from opening to the first probe. Each failed probe doubles it, up to a minute. */
  open_ms: number
}

const maxOpenMs = 60_000
const maxPauseSeconds = 60

/**
 * What a call says about its deployment. `rejected`: the deployment refuses our credentials or does
 * not know the model. `neutral`: nothing, such as an invalid prompt or a client that left.
 */
export type CallVerdict = 'success' | 'failure' | 'rejected' | 'neutral'

/** One call counted as in flight. It is released once, with what the call showed. */
export type CallSlot = {
  release(verdict: CallVerdict): void
  /** The first content of a stream has come: a probe has then succeeded. */
  started(): void
}

/**
 * The circuit breaker of a deployment: closed while calls succeed, open after failures, then one
 * probe at a time until one succeeds.
 */
export class CircuitBreaker {
  readonly #settings: BreakerSettings
  readonly #now: () => number
  readonly #onChange: (state: BreakerState) => void
  #state: BreakerState = 'closed'
  #inFlight = 0
  #consecutiveFailures = 0
  #recent: boolean[] = []
  #openMs: number
  #openUntil = 0
  #pausedUntil = 0
  #isProbing = false

  constructor(
    settings: BreakerSettings,
    now: () => number,
    onChange: (state: BreakerState) => void,
  ) {
    this.#settings = settings
    this.#now = now
    this.#onChange = onChange
    this.#openMs = settings.open_ms
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get state(): BreakerState {
    return this.#state
  }

  /** Milliseconds until a call may be made, 0 for now. */
  waitMs(): number {
    const now = this.#now()
    if (this.#state !== 'closed' && this.#isProbing) return Math.max(1, this.#pausedUntil - now)
    const openUntil = this.#state === 'open' ? this.#openUntil : 0
    return Math.max(0, openUntil - now, this.#pausedUntil - now)
  }

  /** Counts a call before it is made; when the breaker is not closed, it is the probe. */
  acquire(): CallSlot {
    this.#inFlight++
    let isProbe = this.#state !== 'closed'
    if (isProbe) {
      this.#isProbing = true
      this.#moveTo('half_open')
    }
    return {
      release: (verdict) => this.#release(verdict, isProbe),
      started: () => {
        if (isProbe && this.#state !== 'closed') this.#close()
        isProbe = false
      },
    }
  }

  /** Makes no calls for so many seconds, because the deployment asked for it. */
  pauseFor(seconds: number): void {
    const pauseMs = Math.min(seconds, maxPauseSeconds) * 1000
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + pauseMs)
  }

  #release(verdict: CallVerdict, isProbe: boolean): void {
    this.#inFlight--
    // A call that began before the breaker opened says nothing about now.
    if (!isProbe && this.#state !== 'closed') return
    if (verdict === 'neutral') {
      if (isProbe) this.#isProbing = false
      return
    }
    if (verdict === 'rejected') return this.#open()
    if (verdict === 'success' && this.#state !== 'closed') return this.#close()
    this.#remember(verdict === 'success')
    if (verdict === 'failure' && (this.#state !== 'closed' || this.#isTripped())) this.#open()
  }

  #remember(isSuccess: boolean): void {
    this.#recent.push(isSuccess)
    if (this.#recent.length > this.#settings.window) this.#recent.shift()
    this.#consecutiveFailures = isSuccess ? 0 : this.#consecutiveFailures + 1
  }

  #isTripped(): boolean {
    const { failures, window } = this.#settings
    if (this.#consecutiveFailures >= failures) return true
    if (this.#recent.length < window) return false
    return this.#recent.filter((isSuccess) => !isSuccess).length * 2 >= window
  }

  #open(): void {
    const { open_ms: firstMs } = this.#settings
    this.#openMs = this.#state === 'half_open' ? Math.min(this.#openMs * 2, maxOpenMs) : firstMs
    this.#openUntil = this.#now() + this.#openMs
    this.#isProbing = false
    this.#moveTo('open')
  }

  #close(): void {
    this.#consecutiveFailures = 0
    this.#recent = []
    this.#isProbing = false
    this.#moveTo('closed')
  }

  #moveTo(state: BreakerState): void {
    if (state === this.#state) return
    this.#state = state
    this.#onChange(state)
  }
}

type BreakerEntry = { upstream: string; model: string; breaker: CircuitBreaker }

/** The circuit breakers of all deployments. They outlive a reload of the configuration. */
export class CircuitBreakers {
  readonly #entries = new Map<string, BreakerEntry>()
  readonly #now: () => number
  readonly #onChange: (upstream: string, model: string, state: BreakerState) => void

  constructor(
    now: () => number,
    onChange: (upstream: string, model: string, state: BreakerState) => void,
  ) {
    this.#now = now
    this.#onChange = onChange
  }

  /** The breaker of an upstream's model; a new one when any of its settings has changed. */
  of(
    upstream: string,
    model: string,
    settings: { breaker: BreakerSettings; [name: string]: unknown },
  ): CircuitBreaker {
    const id = JSON.stringify([upstream, model, settings])
    const entry = this.#entries.get(id)
    if (entry) return entry.breaker
    const breaker = new CircuitBreaker(settings.breaker, this.#now, (state) => {
      // Removed breakers are no longer reported.
      if (this.#entries.has(id)) this.#onChange(upstream, model, state)
    })
    this.#entries.set(id, { upstream, model, breaker })
    return breaker
  }

  /** Removes all but these. */
  keepOnly(breakers: ReadonlySet<CircuitBreaker>): void {
    for (const [id, { upstream, model, breaker }] of this.#entries) {
      if (breakers.has(breaker)) continue
      this.#entries.delete(id)
      // Otherwise the metric of a removed deployment would stay `open` for ever.
      if (breaker.state !== 'closed') this.#onChange(upstream, model, 'closed')
    }
  }
}
