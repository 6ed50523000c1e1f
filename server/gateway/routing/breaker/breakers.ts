import type { BreakerState } from '../../../observations.ts'
import { CircuitBreaker } from './breaker.ts'
import type { BreakerSettings } from './circuit.ts'

type BreakerEntry = { upstream: string; model: string; breaker: CircuitBreaker }

/** The circuit breakers of all deployments. They outlive a reload of the configuration. */
export class CircuitBreakers {
  readonly #entries = new Map<string, BreakerEntry>()
  readonly #now: () => number
  readonly #onChange: (upstream: string, model: string, state: BreakerState) => void
  readonly #random: () => number

  constructor(
    now: () => number,
    onChange: (upstream: string, model: string, state: BreakerState) => void,
    random: () => number = Math.random,
  ) {
    this.#now = now
    this.#onChange = onChange
    this.#random = random
  }

  /** The breaker of an upstream's model; a new one if any of its settings has changed. */
  of(
    upstream: string,
    model: string,
    settings: { breaker: BreakerSettings; [name: string]: unknown },
  ): CircuitBreaker {
    const id = JSON.stringify([upstream, model, settings])
    const entry = this.#entries.get(id)
    if (entry) return entry.breaker
    const breaker = new CircuitBreaker({
      settings: settings.breaker,
      sentName: sentNameOf(model),
      now: this.#now,
      random: this.#random,
      onChange: (state) => {
        // Removed breakers are no longer reported.
        if (this.#entries.has(id)) this.#onChange(upstream, model, state)
      },
    })
    this.#entries.set(id, { upstream, model, breaker })
    return breaker
  }

  /** Removes all but these. */
  keepOnly(breakers: ReadonlySet<CircuitBreaker>): void {
    for (const [id, { upstream, model, breaker }] of this.#entries) {
      if (breakers.has(breaker)) continue
      this.#entries.delete(id)
      // Otherwise the metric of a removed deployment would stay `open` forever.
      if (breaker.state !== 'closed') this.#onChange(upstream, model, 'closed')
    }
  }
}

/** The name that a deployment of this model is sent; undefined for the caller's. */
export const sentNameOf = (model: string): string | undefined =>
  model.endsWith('*') ? undefined : model
