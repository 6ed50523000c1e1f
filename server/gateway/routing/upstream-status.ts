import type { BreakerState } from '../../observations.ts'
import type { Deployment } from './deployments.ts'

/** The state of an upstream's service of a model, by the upstream's own name of the model. */
export type UpstreamStatus = {
  upstream: string
  model: string
  breaker: BreakerState
  inFlight: number
  waitMs: number
}

/** The status of each service; deployments that share a circuit breaker are one service. */
export function upstreamStatuses(deployments: Iterable<Deployment>): UpstreamStatus[] {
  const byBreaker = new Map([...deployments].map((deployment) => [deployment.breaker, deployment]))
  return [...byBreaker].map(([breaker, { upstream, model }]) => ({
    upstream,
    model,
    breaker: breaker.state,
    inFlight: breaker.inFlight,
    waitMs: breaker.waitMs(),
  }))
}

const severity: readonly BreakerState[] = ['closed', 'half_open', 'open']
const worse = (a: BreakerState, b: BreakerState): BreakerState =>
  severity.indexOf(a) < severity.indexOf(b) ? b : a

/** The status of one service over several processes: the sum of their calls, the worst state. */
export const mergeStatuses = (statuses: readonly UpstreamStatus[]): UpstreamStatus | undefined =>
  statuses.length === 0
    ? undefined
    : statuses.reduce((merged, status) => ({
        ...merged,
        breaker: worse(merged.breaker, status.breaker),
        inFlight: merged.inFlight + status.inFlight,
        waitMs: Math.max(merged.waitMs, status.waitMs),
      }))
