import type { BreakerState } from '../../observations.ts'
import { shapingBy } from '../providers/describe.ts'
import { worse, type CircuitBreaker } from './breaker/breaker.ts'
import type { Deployment } from './deployments.ts'
import { newestOf, type LastError } from './last-errors.ts'

/** The state of a model at an upstream, by the upstream's name of the model. */
export type UpstreamStatus = {
  upstream: string
  model: string
  breaker: BreakerState
  /** Whether connections to it can be made. */
  isReachable: boolean
  inFlight: number
  /** Calls that wait for one of its slots. */
  waiting: number
  waitMs: number
  /** Changes to requests that errors of the upstream have taught. */
  learned: string[]
  /** Why its credential has no new secret. */
  credentialFault: string | undefined
  /** Its last errors since the configuration was read, one of each meaning. */
  lastErrors: LastError[]
}

/** The status of each service; deployments that share a circuit breaker are one service. */
export function upstreamStatuses(deployments: Iterable<Deployment>): UpstreamStatus[] {
  const byBreaker = new Map<CircuitBreaker, Deployment>()
  const waiting = new Map<CircuitBreaker, number>()
  const errors = new Map<CircuitBreaker, LastError[]>()
  for (const deployment of deployments) {
    const { breaker, slots, lastErrors } = deployment
    errors.set(breaker, [...(errors.get(breaker) ?? []), ...lastErrors.all])
    byBreaker.set(breaker, deployment)
    waiting.set(breaker, (waiting.get(breaker) ?? 0) + (slots?.waiting ?? 0))
  }
  return [...byBreaker].map(([breaker, { upstream, model, facts, credential }]) => ({
    upstream,
    model,
    breaker: breaker.state,
    waiting: waiting.get(breaker) ?? 0,
    isReachable: breaker.isReachable,
    inFlight: breaker.inFlight,
    waitMs: breaker.waitMs(),
    learned: shapingBy(facts.lesson),
    credentialFault: credential?.fault,
    lastErrors: newestOf(errors.get(breaker) ?? []),
  }))
}

/** The status of one service over several processes: the sum of their calls, the worst state. */
export function mergeStatuses(statuses: readonly UpstreamStatus[]): UpstreamStatus | undefined {
  const [first, ...others] = statuses
  return first && others.reduce(merge, first)
}

const merge = (merged: UpstreamStatus, status: UpstreamStatus): UpstreamStatus => ({
  ...merged,
  breaker: worse(merged.breaker, status.breaker),
  isReachable: merged.isReachable && status.isReachable,
  inFlight: merged.inFlight + status.inFlight,
  waiting: merged.waiting + status.waiting,
  waitMs: Math.max(merged.waitMs, status.waitMs),
  learned: [...new Set([...merged.learned, ...status.learned])],
  credentialFault: merged.credentialFault ?? status.credentialFault,
  lastErrors: newestOf([...merged.lastErrors, ...status.lastErrors]),
})
