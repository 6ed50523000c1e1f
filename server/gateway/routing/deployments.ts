import type { CircuitBreakers } from './beliefs.ts'
import type { Drain } from './drains.ts'
import type { Health, HealthSettings } from './breaker.ts'
import { priceFrom, type TokenPrice } from '../../money.ts'

/** One upstream's service of one model, ready to be called. */
export type Deployment = {
  /** The upstream's name in the configuration. */
  upstream: string
  /** The upstream's own name of the model. */
  model: string
  tier: number
  weight: number
  origin: string
  path: string
  /** Prepared once: the upstream's key goes to this origin and nowhere else. */
  headers: Record<string, string>
  /** What the upstream costs us. */
  cost: TokenPrice | undefined
  firstByteMs: number
  idleMs: number
  /** False where a call whose first byte is late must not be made again elsewhere. */
  retryAfterSent: boolean
  health: Health
  /** Of its upstream. */
  drain: Drain
}

type UpstreamSettings = {
  base_url: string
  headers?: Record<string, string>
  first_byte_ms?: number
  idle_ms?: number
}
type DeploymentSettings = {
  upstream: string
  model?: string
  tier: number
  weight: number
  usd_per_million?: { input: string; output: string }
  retry_after_sent: boolean
}

export type DeploymentParts = {
  upstreams: Record<string, UpstreamSettings>
  keys: ReadonlyMap<string, string>
  limits: { first_byte_ms: number; idle_ms: number }
  breaker: HealthSettings
  beliefs: Pick<CircuitBreakers, 'of'>
  drainOf(upstream: string): Drain
}

/** Builds deployments; those of the same upstream and upstream model share what is believed of them. */
export function deploymentBuilder({
  upstreams,
  keys,
  limits,
  breaker,
  beliefs,
  drainOf,
}: DeploymentParts) {
  return (settings: DeploymentSettings, asked: string): Deployment => {
    const upstream = upstreams[settings.upstream]
    if (!upstream) throw new Error(`no upstream ${settings.upstream}`)
    const model = settings.model ?? asked
    const url = new URL(`${upstream.base_url.replace(/\/+$/, '')}/chat/completions`)
    const key = keys.get(settings.upstream)
    return {
      upstream: settings.upstream,
      model,
      tier: settings.tier,
      weight: settings.weight,
      origin: url.origin,
      path: url.pathname + url.search,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...upstream.headers,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      cost: settings.usd_per_million && priceFrom(settings.usd_per_million),
      firstByteMs: upstream.first_byte_ms ?? limits.first_byte_ms,
      idleMs: upstream.idle_ms ?? limits.idle_ms,
      retryAfterSent: settings.retry_after_sent,
      // A new key deserves another chance, as a new address does.
      health: beliefs.of(settings.upstream, model, { breaker, upstream, key }),
      drain: drainOf(settings.upstream),
    }
  }
}

/** Whether the operator has taken its upstream out of use. */
export const isDrained = ({ drain }: Deployment): boolean => drain.since !== null

/**
 * The next deployment to ask: of the lowest tier that has one which is well, in use and was not tried, the least loaded for its weight,
 * and by weighted chance among equals.
 */
export function choose(
  deployments: readonly Deployment[],
  tried: ReadonlySet<Deployment>,
  random: () => number,
): Deployment | undefined {
  const well = deployments.filter(
    (deployment) =>
      !isDrained(deployment) && !tried.has(deployment) && deployment.health.waitMs() === 0,
  )
  if (well.length <= 1) return well[0]
  const tier = Math.min(...well.map((deployment) => deployment.tier))
  const load = ({ health, weight }: Deployment) => health.inFlight / weight
  const peers = well.filter((deployment) => deployment.tier === tier)
  const least = Math.min(...peers.map(load))
  const equals = peers.filter((deployment) => load(deployment) === least)
  let left = random() * equals.reduce((sum, { weight }) => sum + weight, 0)
  return equals.find(({ weight }) => (left -= weight) < 0) ?? equals[0]
}
