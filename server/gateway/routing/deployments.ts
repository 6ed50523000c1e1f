import type { Drain } from './drains.ts'
import type { DeploymentSlots, SlotQueue } from './slot-queue.ts'
import type { CircuitBreaker, Subject } from './breaker/breaker.ts'
import { sentNameOf, type CircuitBreakers } from './breaker/breakers.ts'
import type { BreakerSettings } from './breaker/circuit.ts'
import { nanoFrom, priceFrom, type PriceSettings, type TokenPrice } from '../../money.ts'
import { proxyFor } from '../../config/proxies.ts'
import { dialectsOf, providerOf, type ModelFacts } from '../../config/providers.ts'
import { upstreamSubject } from '../../limits/subject.ts'
import type { UnaryKind } from '../../config/models.ts'
import type { Secrets } from '../../config/secrets.ts'
import { transportOf, type Transport } from '../../undici/transport.ts'
import { basePathOf } from '../providers/address.ts'
import { DeploymentFacts, memberRules, type MemberRules } from '../providers/facts.ts'
import type { UpstreamCredential } from '../upstream/credentials/credential.ts'
import { LastErrors } from './last-errors.ts'
import { hashPoint, hasRoomIn, nearestOf, peerOf, type HashPoint } from './affinity.ts'

/** The APIs that a model server may speak. */
export type Dialect = 'chat' | 'responses' | 'messages' | 'embeddings' | UnaryKind

/** Whether models of the kind `chat` speak it. */
export const isChatDialect = (dialect: Dialect): dialect is 'chat' | NativeDialect =>
  dialect === 'chat' || dialect === 'responses' || dialect === 'messages'

/** Dialects in which a request and its reply may be passed on unchanged. */
export type NativeDialect = 'responses' | 'messages'

/** Tools that an upstream runs itself, by name, with the nano-USD per call. */
export type HostedTools = ReadonlyMap<string, number>

/** One upstream's service of one model, ready to be called. */
export type Deployment = {
  /** The upstream's name in the configuration. */
  upstream: string
  labels: ReadonlySet<string>
  /** The upstream's name of the model; a pattern if it does not fix the name. */
  model: string
  /** The name that is sent; undefined for the caller's. */
  sentModel: string | undefined
  /** Lower tiers are used first. */
  tier: number
  weight: number
  /** If set, it is only called after failures with these meanings. */
  takesOver: ReadonlySet<string> | undefined
  /** The maximum of prompt and reply tokens at this deployment, if it is declared. */
  contextTokens: number | undefined
  /** False if its tier distributes calls by weight only. */
  affinity: boolean
  /** How many calls it is behind its share of the calls without a conversation. */
  behind: number
  /** The hash of upstream and model, the same in every process. */
  point: HashPoint
  transport: Transport
  /** The path of the upstream's base URL. */
  basePath: string
  /** Members of the query of each request. */
  query: Record<string, string> | undefined
  dialects: ReadonlySet<Dialect>
  /** Built once, with the upstream's key if it never changes, which only this origin gets. */
  headers: Record<string, string>
  /** Adds the headers that change; undefined without such. */
  credential: UpstreamCredential | undefined
  /** The upstream's prices. */
  cost: TokenPrice | undefined
  /** The hosted tools that may be offered, with the nano-USD per call. */
  hostedTools: HostedTools
  members: MemberRules
  facts: DeploymentFacts
  firstByteMs: number
  idleMs: number
  /** False if a call whose first byte is late must not be repeated elsewhere. */
  retryAfterSent: boolean
  breaker: CircuitBreaker
  /** Undefined if its concurrent calls are not limited. */
  slots: DeploymentSlots | undefined
  lastErrors: LastErrors
  /** The upstream's drain, shared by all of its deployments. */
  drain: Drain
}

type UpstreamSettings = {
  base_url: string
  provider?: string
  labels?: readonly string[]
  facts?: ModelFacts
  query?: Record<string, string>
  dialects: readonly Dialect[]
  headers?: Record<string, string>
  hosted_tools?: Record<string, { usd_per_call: string }>
  forward_members?: readonly string[]
  first_byte_ms?: number
  idle_ms?: number
  parallel?: number
  queue_ms?: number
}
type DeploymentSettings = {
  upstream: string
  model?: string
  is?: string
  on?: readonly string[]
  context_tokens?: number
  tier: number
  weight: number
  affinity: boolean
  usd_per_million?: PriceSettings
  usd_per?: PriceSettings
  retry_after_sent: boolean
  parallel?: number
}

export type DeploymentParts = {
  upstreams: Record<string, UpstreamSettings>
  secrets: Pick<Secrets, 'certificates' | 'proxies'>
  credentialOf(upstream: string): UpstreamCredential | undefined
  limits: { first_byte_ms: number; idle_ms: number }
  breaker: BreakerSettings
  breakers: Pick<CircuitBreakers, 'of'>
  drainOf(upstream: string): Drain
  /** The queue for slots that all replicas share. */
  slotsOf?(id: string, limit: number): SlotQueue
}

/** Builds deployments. Those of the same upstream and upstream model share a circuit breaker. */
export function deploymentBuilder({
  upstreams,
  secrets,
  credentialOf,
  limits,
  breaker,
  breakers,
  drainOf,
  slotsOf,
}: DeploymentParts) {
  return (settings: DeploymentSettings, servedModel: string): Deployment => {
    const upstream = upstreams[settings.upstream]
    if (!upstream) throw new Error(`no upstream ${settings.upstream}`)
    const model = settings.model ?? servedModel
    const facts = new DeploymentFacts(providerOf(upstream), upstream.facts, settings.is)
    const credential = credentialOf(settings.upstream)
    const firstByteMs = upstream.first_byte_ms ?? limits.first_byte_ms
    return {
      upstream: settings.upstream,
      labels: new Set(upstream.labels),
      model,
      sentModel: sentNameOf(model),
      tier: settings.tier,
      weight: settings.weight,
      takesOver: settings.on && new Set(settings.on),
      contextTokens: settings.context_tokens,
      affinity: settings.affinity,
      behind: 0,
      point: hashPoint(JSON.stringify([settings.upstream, model])),
      transport: transportOf(new URL(upstream.base_url).origin, {
        certificates: secrets.certificates.get(settings.upstream),
        proxy: proxyFor(secrets.proxies, upstream.base_url, settings.upstream),
      }),
      basePath: basePathOf(upstream.base_url),
      dialects: dialectsOf(upstream.dialects, facts.of(model)),
      query: upstream.query,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...upstream.headers,
        ...credential?.fixed,
      },
      credential: credential?.fixed ? undefined : credential,
      cost: costOf(settings),
      hostedTools: hostedToolsOf(upstream),
      members: memberRules(facts.of(model), upstream.forward_members),
      facts,
      firstByteMs,
      idleMs: upstream.idle_ms ?? limits.idle_ms,
      retryAfterSent: settings.retry_after_sent,
      // A renewed key keeps its breaker, which a probe closes; another source starts with a new one.
      breaker: breakers.of(settings.upstream, model, {
        breaker,
        upstream,
        source: credential?.source,
      }),
      slots: slotsOf && queuesOf(slotsOf, upstream, settings, [servedModel, model], firstByteMs),
      lastErrors: new LastErrors(),
      drain: drainOf(settings.upstream),
    }
  }
}

function queuesOf(
  slotsOf: NonNullable<DeploymentParts['slotsOf']>,
  { parallel: ofUpstream, queue_ms: queueMs }: UpstreamSettings,
  { upstream, parallel }: DeploymentSettings,
  names: readonly [string, string],
  firstByteMs: number,
): DeploymentSlots | undefined {
  const queues: SlotQueue[] = []
  if (ofUpstream !== undefined) queues.push(slotsOf(upstreamSubject(upstream), ofUpstream))
  if (parallel !== undefined) queues.push(slotsOf(upstreamSubject(upstream, ...names), parallel))
  if (queues.length === 0) return undefined
  return { queues, queueMs: queueMs ?? Math.floor(firstByteMs / 2), waiting: 0 }
}

const costOf = ({ usd_per_million: tokens, usd_per: units }: DeploymentSettings) =>
  tokens || units ? priceFrom({ ...tokens, ...units }) : undefined

const hostedToolsOf = ({ hosted_tools: tools = {} }: UpstreamSettings): HostedTools =>
  new Map(Object.entries(tools).map(([name, tool]) => [name, Number(nanoFrom(tool.usd_per_call))]))

/** Those whose upstream has all labels. */
export function labelled(
  deployments: readonly Deployment[],
  required: readonly string[],
): readonly Deployment[] {
  if (required.length === 0) return deployments
  return deployments.filter(({ labels }) => required.every((label) => labels.has(label)))
}

/** Whether the operator has drained its upstream. */
export const isDrained = ({ drain }: Deployment): boolean => drain.since !== null

/** The caller of a model, and the name in its request. */
export type Seeker = { callerName: string; calledModel: string }

/** The basis of a choice among deployments, besides their state. */
export type ChoiceBasis = {
  seeker: Seeker
  random: () => number
  /** The hash point of the request's conversation; undefined without a conversation. */
  conversation: () => HashPoint | undefined
  /** Whether a deployment may be called, after the failure of another; by default as `isRegular`. */
  isEligible?: (deployment: Deployment) => boolean
}

/** Whether it is called without a failure of another before. */
const isRegular = ({ takesOver }: Deployment): boolean => takesOver === undefined

/**
 * The deployments that may be called after a failure: those that take over for its meaning, and
 * regular ones. After a failure that is `final`, because regular ones would fail too, only those of
 * them with more context for a prompt that was too long.
 */
export function eligibleAfter(
  failed: Deployment,
  meaning: string | undefined,
  isFinal: boolean,
): (deployment: Deployment) => boolean {
  const { contextTokens: tried = Infinity } = failed
  return (deployment) => {
    const { takesOver, contextTokens = 0 } = deployment
    if (takesOver) return meaning !== undefined && takesOver.has(meaning)
    return isFinal ? meaning === 'context_length' && contextTokens > tried : true
  }
}

/** The call as the circuit breakers of the eligible deployments count it. */
export function subjectsOf(
  { callerName: caller, calledModel }: Seeker,
  deployments: readonly Deployment[],
): (deployment: Deployment) => Subject {
  const isOnly = deployments.filter((deployment) => !isDrained(deployment)).length === 1
  return ({ sentModel: name = calledModel }) => ({ caller, name, isOnly })
}

/**
 * The next deployment to call, of those that are available, not drained and not yet tried: in the
 * lowest tier the conversation's own, or one by weight without affinity.
 */
export function chooseDeployment(
  deployments: readonly Deployment[],
  tried: ReadonlySet<Deployment>,
  { seeker, random, conversation, isEligible = isRegular }: ChoiceBasis,
): Deployment | undefined {
  const subjectOf = subjectsOf(seeker, deployments)
  const available = deployments.filter(
    (deployment) =>
      isEligible(deployment) &&
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
 * Whether the deployment is the first of the lowest tier in the order of the request's
 * conversation; undefined if affinity does not decide.
 */
export function isFirstChoice(
  deployments: readonly Deployment[],
  chosen: Deployment,
  { conversation }: Pick<ChoiceBasis, 'conversation'>,
): boolean | undefined {
  if (deployments.length < 2) return undefined
  const regular = deployments.filter(isRegular)
  const tier = Math.min(...regular.map((deployment) => deployment.tier))
  const peers = regular.filter((deployment) => deployment.tier === tier)
  if (peers.length < 2 || !peers.every(({ affinity }) => affinity)) return undefined
  const point = conversation()
  return point && nearestOf(peers, point) === chosen
}

/**
 * A random choice by weight among the peers with room: the further a peer is behind its share, the
 * more likely it is, so that shares are met quickly and periodic calls do not always get the same
 * peer.
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
