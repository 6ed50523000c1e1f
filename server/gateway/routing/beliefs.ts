import type { BreakerState } from '../../observations.ts'
import { createHealth, type Health, type HealthSettings } from './breaker.ts'

/** What is believed of deployments. It outlives a configuration, and is forgotten with what it was about. */
export type CircuitBreakers = {
  /** One for each upstream and upstream model; another one once something of the upstream has changed. */
  of(
    upstream: string,
    model: string,
    settings: { breaker: HealthSettings; [name: string]: unknown },
  ): Health
  /** Forgets all but these. Nobody hears of the others any more. */
  keepOnly(kept: ReadonlySet<Health>): void
}

export function createCircuitBreakers(
  now: () => number,
  moved: (upstream: string, model: string, state: BreakerState) => void,
): CircuitBreakers {
  const believed = new Map<string, { upstream: string; model: string; health: Health }>()
  return {
    of(upstream, model, settings) {
      const name = JSON.stringify([upstream, model, settings])
      const known = believed.get(name)
      if (known) return known.health
      const health = createHealth(
        settings.breaker,
        now,
        (state) => believed.has(name) && moved(upstream, model, state),
      )
      believed.set(name, { upstream, model, health })
      return health
    },
    keepOnly(kept) {
      for (const [name, { upstream, model, health }] of believed) {
        if (kept.has(health)) continue
        believed.delete(name)
        // An open breaker of what is gone would alarm for ever.
        if (health.state !== 'closed') moved(upstream, model, 'closed')
      }
    },
  }
}
