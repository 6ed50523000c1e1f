import type { BreakerState } from '../../observations.ts'
import type { Deployment } from './deployments.ts'

/** What one process believes of an upstream's service of a model, by the upstream's own name of it. */
export type UpstreamStatus = {
  upstream: string
  model: string
  breaker: BreakerState
  inFlight: number
  waitMs: number
}

/** One for all deployments that share what is believed of them. */
export function standingsOf(deployments: Iterable<Deployment>): UpstreamStatus[] {
  const byHealth = new Map([...deployments].map((deployment) => [deployment.health, deployment]))
  return [...byHealth].map(([health, { upstream, model }]) => ({
    upstream,
    model,
    breaker: health.state,
    inFlight: health.inFlight,
    waitMs: health.waitMs(),
  }))
}

const order: readonly BreakerState[] = ['closed', 'half_open', 'open']
const worse = (one: BreakerState, other: BreakerState): BreakerState =>
  order.indexOf(one) < order.indexOf(other) ? other : one

/** What several processes believe of one service: their calls together, and the worst of their states. */
export const joinStandings = (standings: readonly UpstreamStatus[]): UpstreamStatus | undefined =>
  standings.length === 0
    ? undefined
    : standings.reduce((one, other) => ({
        ...one,
        breaker: worse(one.breaker, other.breaker),
        inFlight: one.inFlight + other.inFlight,
        waitMs: Math.max(one.waitMs, other.waitMs),
      }))
