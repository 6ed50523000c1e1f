import type { Drain } from './drains.ts'
import type { CircuitBreaker, Subject } from './breaker/breaker.ts'
import { sentNameOf, type CircuitBreakers } from './breaker/breakers.ts'
import type { BreakerSettings } from './breaker/circuit.ts'
import { nanoFrom, priceFrom, type TokenPrice } from '../../money.ts'
import { hashPoint, hasRoomIn, nearestOf, peerOf, type HashPoint } from './affinity.ts'

/** The APIs that a model server may speak. */
export type Dialect = 'chat' | 'responses' | 'messages' | 'embeddings'

/** Dialects in which a request, and its reply, may be passed on as it came. */
export type NativeDialect = 'responses' | 'messages'

/** Tools that an upstream runs itself, by name, with the nano-USD of a call. */
export type HostedTools = ReadonlyMap<string, number>

/** Which members of requests an upstream gets that no contract here has. */
export type MemberRules = {
  /** Whether it refuses members that it does not know, so that they may pass. */
  refusesUnknown: boolean
  /** Members that the operator lets pass. */
  forwarded: ReadonlySet<string>
}

/** Servers that are known to refuse unknown members, whatever they are. */
const refusing = new Set(['api.openai.com', 'api.anthropic.com'])

/** One upstream's service of one model, ready to be called. */
export type Deployment = {
  /** The upstream's name in the configuration. */
  upstream: string
  /** The upstream's own name of the model; a pattern where that decides no name. */
  model: string
  /** The name that is sent; undefined for the one that the caller asked for. */
  sentModel: string | undefined
  /** Lower tiers are used first. */
  tier: number
  weight: number
  /** False if its tier spreads calls by weight alone. */
  affinity: boolean
  /** By how many calls it is behind its share of the calls without a conversation. */
  behind: number
  /** Of the upstream and the model: the same in every process. */
  point: HashPoint
  origin: string
  /** Where each dialect is spoken, below the upstream's base URL. */
  paths: Record<Dialect, string>
  dialects: ReadonlySet<Dialect>
  /** Built once, so that the upstream's key goes to this origin and nowhere else. */
  headers: Record<string, string>
  /** What the upstream costs us. */
  cost: TokenPrice | undefined
  /** The hosted tools that may be offered, with the nano-USD of a call. */
  hostedTools: HostedTools
  members: MemberRules
  firstByteMs: number
  idleMs: number
  /** False if a call whose first byte is late must not be made again elsewhere. */
  retryAfterSent: boolean
  breaker: CircuitBreaker
  abilities: Abilities
  /** Of the upstream, shared by all of its deployments. */
  drain: Drain
}

/** What a deployment has shown that it takes; until then, everything. */
export type Abilities = {
  /** Reasoning in messages of the assistant. Strict servers refuse members they do not know. */
  reasoning: boolean
}

/** The version of its API that Anthropic asks for. */
const anthropicVersion = '2023-06-01'

type UpstreamSettings = {
  base_url: string
  auth?: 'bearer' | 'x-api-key'
  dialects: readonly Dialect[]
  headers?: Record<string, string>
  hosted_tools?: Record<string, { usd_per_call: string }>
  forward_members?: readonly string[]
  first_byte_ms?: number
  idle_ms?: number
}
type DeploymentSettings = {
  upstream: string
  model?: string
  tier: number
  weight: number
  affinity: boolean
  usd_per_million?: { input: string; cached_input?: string; output: string }
  retry_after_sent: boolean
}

export type DeploymentParts = {
  upstreams: Record<string, UpstreamSettings>
  keys: ReadonlyMap<string, string>
  limits: { first_byte_ms: number; idle_ms: number }
  breaker: BreakerSettings
  breakers: Pick<CircuitBreakers, 'of'>
  drainOf(upstream: string): Drain
}

/** Builds deployments. Those of the same upstream and upstream model share a circuit breaker. */
export function deploymentBuilder({
  upstreams,
  keys,
  limits,
  breaker,
  breakers,
  drainOf,
}: DeploymentParts) {
  return (settings: DeploymentSettings, servedModel: string): Deployment => {
    const upstream = upstreams[settings.upstream]
    if (!upstream) throw new Error(`no upstream ${settings.upstream}`)
    const model = settings.model ?? servedModel
    const base = new URL(upstream.base_url)
    const key = keys.get(settings.upstream)
    return {
      upstream: settings.upstream,
      model,
      sentModel: sentNameOf(model),
      tier: settings.tier,
      weight: settings.weight,
      affinity: settings.affinity,
      behind: 0,
      point: hashPoint(JSON.stringify([settings.upstream, model])),
      origin: base.origin,
      paths: pathsBelow(base.pathname.replace(/\/+$/, '')),
      dialects: new Set(upstream.dialects),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...upstream.headers,
        ...(key !== undefined && authHeaders(key, upstream.auth)),
      },
      cost: settings.usd_per_million && priceFrom(settings.usd_per_million),
      hostedTools: hostedToolsOf(upstream),
      members: {
        refusesUnknown: refusing.has(base.hostname),
        forwarded: new Set(upstream.forward_members),
      },
      firstByteMs: upstream.first_byte_ms ?? limits.first_byte_ms,
      idleMs: upstream.idle_ms ?? limits.idle_ms,
      retryAfterSent: settings.retry_after_sent,
      // A new key or address starts with a closed breaker.
      breaker: breakers.of(settings.upstream, model, { breaker, upstream, key }),
      abilities: { reasoning: true },
      drain: drainOf(settings.upstream),
    }
  }
}

const hostedToolsOf = ({ hosted_tools: tools = {} }: UpstreamSettings): HostedTools =>
  new Map(Object.entries(tools).map(([name, tool]) => [name, Number(nanoFrom(tool.usd_per_call))]))

/** The headers that send a key to an upstream. */
export const authHeaders = (key: string, auth: UpstreamSettings['auth']): Record<string, string> =>
  auth === 'x-api-key'
    ? { 'x-api-key': key, 'anthropic-version': anthropicVersion }
    : { authorization: `Bearer ${key}` }

const pathsBelow = (base: string): Record<Dialect, string> => ({
  chat: `${base}/chat/completions`,
  responses: `${base}/responses`,
  messages: `${base}/messages`,
  embeddings: `${base}/embeddings`,
})

/** Whether the operator has taken its upstream out of use. */
export const isDrained = ({ drain }: Deployment): boolean => drain.since !== null

/** Who asks for a model, and by which name. */
export type Seeker = { callerName: string; calledModel: string }

/** What a choice among deployments depends on, beside their state. */
export type ChoiceBasis = {
  seeker: Seeker
  random: () => number
  /** Where the request's conversation lies; undefined if it belongs to none. */
  conversation: () => HashPoint | undefined
}

/** The request as the circuit breakers of the deployments that can take it count it. */
export function subjectsOf(
  { callerName: caller, calledModel }: Seeker,
  deployments: readonly Deployment[],
): (deployment: Deployment) => Subject {
  const isOnly = deployments.filter((deployment) => !isDrained(deployment)).length === 1
  return ({ sentModel: name = calledModel }) => ({ caller, name, isOnly })
}

/**
 * The next deployment to call. Considers those that are available, in use and not tried yet; of
 * these the lowest tier, of that the conversation's own. Without affinity it is chosen by weight.
 */
export function chooseDeployment(
  deployments: readonly Deployment[],
  tried: ReadonlySet<Deployment>,
  { seeker, random, conversation }: ChoiceBasis,
): Deployment | undefined {
  const subjectOf = subjectsOf(seeker, deployments)
  const available = deployments.filter(
    (deployment) =>
      !isDrained(deployment) &&
      !tried.has(deployment) &&
      !deployment.breaker.seek(subjectOf(deployment)),
  )
  if (available.length <= 1) return available[0]
  const tier = Math.min(...available.map((deployment) => deployment.tier))
  const peers = available.filter((deployment) => deployment.tier === tier)
  if (peers.length === 1) return peers[0]
  const point = peers.every(({ affinity }) => affinity) ? conversation() : undefined
  return point ? peerOf(peers, point) : byWeight(peers, random)
}

/**
 * Whether the deployment is the first in the order of the request's conversation, of those of the
 * lowest tier; undefined where affinity does not choose.
 */
export function isFirstChoice(
  deployments: readonly Deployment[],
  chosen: Deployment,
  { conversation }: Pick<ChoiceBasis, 'conversation'>,
): boolean | undefined {
  if (deployments.length < 2) return undefined
  const tier = Math.min(...deployments.map((deployment) => deployment.tier))
  const peers = deployments.filter((deployment) => deployment.tier === tier)
  if (peers.length < 2 || !peers.every(({ affinity }) => affinity)) return undefined
  const point = conversation()
  return point && nearestOf(peers, point) === chosen
}

/**
 * Chance by weight among the peers that have room: each is as likely as it is behind its share, so
 * that the shares are met soon, and no rhythm of the calls meets the same peer again and again.
 */
function byWeight(peers: readonly Deployment[], random: () => number): Deployment | undefined {
  const able = peers.filter(hasRoomIn(peers))
  const total = able.reduce((sum, { weight }) => sum + weight, 0)
  for (const peer of able) peer.behind += peer.weight / total
  const chances = able.map(({ behind }) => Math.max(0, behind))
  let remaining = random() * chances.reduce((sum, chance) => sum + chance, 0)
  const chosen =
    able.find((_, at) => (remaining -= chances[at] ?? 0) < 0) ??
    able.toSorted((one, other) => other.behind - one.behind)[0]
  if (chosen) chosen.behind -= 1
  return chosen
}
