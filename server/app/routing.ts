import { proxyFor } from '../config/proxies.ts'
import type { ReadOn } from '../gateway/upstream/stream.ts'
import { SlotQueue } from '../gateway/routing/slot-queue.ts'
import type { SharedSlots } from '../limits/slots/shared-slots.ts'
import type { InFlight } from '../http/load/in-flight.ts'
import type { Key } from '../keys/keys.ts'
import { credentialsOf } from '../config/credentials.ts'
import { isServed, unservedModels, type Config, type ModelCatalog } from '../config/load.ts'
import { createProber, probeTickMs, type ProbeTarget } from '../gateway/probing/prober.ts'
import type { CircuitBreaker } from '../gateway/routing/breaker/breaker.ts'
import { CircuitBreakers } from '../gateway/routing/breaker/breakers.ts'
import { deploymentBuilder, isDrained, type Deployment } from '../gateway/routing/deployments.ts'
import { RetryBudgets } from '../gateway/routing/retry-budget.ts'
import type { Model } from '../gateway/call.ts'
import type { ModelRoute } from '../gateway/routing/failover.ts'
import { HookConnections } from '../gateway/hooks/connections.ts'
import { Hooks } from '../gateway/hooks/hooks.ts'
import { createRouter, type Router } from '../gateway/routing/router.ts'
import { upstreamStatuses, type UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import { Credentials } from '../gateway/upstream/credentials/credentials.ts'
import { createInference, type Inference } from '../gateway/upstream/inference.ts'
import { createUsageRecorder, type UsageRecorder } from '../gateway/usage-recorder.ts'
import { highestPrice, priceFrom, type TokenPrice } from '../money.ts'
import { HookVerdicts } from '../operator/hook-verdicts.ts'
import type { Check } from '../operator/readiness.ts'
import { admissionOf, cached, type ServiceParts } from './parts/service-parts.ts'

/**
 * Calls to models, and the recording of their usage. The gateway and the agents share it. A reload
 * of the configuration replaces every member.
 */
export type Routing = {
  router: Router
  usage: UsageRecorder
  /** Undefined if none is configured. */
  hooks: Hooks | undefined
  /** As `createAbandonedStreams` makes it. */
  readOn: ReturnType<typeof createAbandonedStreams>
  check: Check
  upstreamStatuses(): UpstreamStatus[]
  /** The deployment of each circuit breaker. */
  probeTargets: ReadonlyMap<CircuitBreaker, ProbeTarget>
  /** The highest price per token of the model. */
  highestPrice(model: Model): TokenPrice | undefined
  /** Whether tokens of the model may be free, because it has neither a price nor a cost. */
  isUnpriced(model: Model): boolean
}

/** Reports models without a route, before a request fails. */
export function reportUnserved({ current, observe }: ServiceParts): void {
  const { mesh } = current.config
  const models = unservedModels(current.models)
  const queryModel = current.models.find(mesh.model)
  const isQueryServed = queryModel !== undefined && isServed(queryModel)
  if (models.length === 0 && isQueryServed) return
  observe({ kind: 'modelsUnserved', models, ...(!isQueryServed && { queryModel: mesh.model }) })
}

/** State that a reload does not replace. */
type Lasting = {
  breakers: CircuitBreakers
  credentials: Credentials
  hookConnections: HookConnections
  hookVerdicts: HookVerdicts
  inference: Inference
  readOn: Routing['readOn']
  budgetsOf(retry: Config['retry']): RetryBudgets
  /** The queue for shared slots with this id. */
  slotsOf(id: string, limit: number): SlotQueue
}

export function startRouting(parts: ServiceParts): Routing {
  const { observe, closers, onReload, limits } = parts
  const now = () => performance.now()
  const inference = createInference(parts.current.config.limits)
  closers.defer(() => inference.close())
  const proxyOf = (url: string) => proxyFor(parts.current.loaded.secrets.proxies, url)
  const credentials = new Credentials(proxyOf, (source, reason) => {
    if (reason === undefined) observe({ kind: 'credentialRenewed', source })
    else observe({ kind: 'credentialFailed', source, reason })
  })
  closers.defer(() => credentials.close())
  const hookConnections = new HookConnections(proxyOf)
  closers.defer(() => hookConnections.close())
  const hookVerdicts = new HookVerdicts(parts.store.journal, observe)
  closers.defer(() => hookVerdicts.close())
  const lasting: Lasting = {
    credentials,
    hookConnections,
    hookVerdicts,
    breakers: new CircuitBreakers(now, (upstream, model, state) =>
      observe({ kind: 'breakerMoved', upstream, model, state }),
    ),
    inference,
    // Closed before the connections, while the ledger still accepts their rows.
    readOn: createAbandonedStreams(parts),
    budgetsOf: cached((retry: Config['retry']) => new RetryBudgets(retry, now)),
    slotsOf: slotQueues(limits),
  }
  const routing = buildRouting(parts, lasting)
  onReload.push(() => Object.assign(routing, buildRouting(parts, lasting)))
  startProbes(routing, lasting, parts)
  return routing
}

/** Queues outlive a reload, like the calls in them. */
function slotQueues(limits: ServiceParts['limits']): Lasting['slotsOf'] {
  const queues = new Map<SharedSlots, SlotQueue>()
  return (id, limit) => {
    const slots = limits.slots(id, limit)
    const queue = queues.get(slots) ?? new SlotQueue(slots)
    queues.set(slots, queue)
    return queue
  }
}

function startProbes(
  routing: Routing,
  { inference }: Lasting,
  { observe, closers }: ServiceParts,
): void {
  const prober = createProber({
    targets: () => routing.probeTargets,
    inference,
    usage: () => routing.usage,
    observe,
  })
  closers.defer(() => prober.close())
  closers.use(setInterval(prober.tick, probeTickMs).unref())
}

function buildRouting(parts: ServiceParts, lasting: Lasting): Routing {
  const { breakers, credentials, inference, readOn, budgetsOf } = lasting
  const { ledger, observe } = parts
  const { config, models } = parts.current
  const { limits, retry } = config
  const routes = buildRoutes(parts, lasting, budgetsOf(retry))
  const deployments = [...routes.values()].flatMap((route) => route.deployments)
  breakers.keepOnly(new Set(deployments.map(({ breaker }) => breaker)))
  credentials.keepOnly(new Set(deployments.map(({ credential }) => credential)))
  inference.update(
    limits,
    deployments.map(({ transport }) => transport),
  )
  const prices = pricesFrom(models)
  const usage = createUsageRecorder({ ledger, prices, observe })
  return {
    router: createRouter({
      routes,
      inference,
      attempts: retry.attempts,
      record: usage.recordAttempt,
      observe,
      random: Math.random,
    }),
    usage,
    hooks: hooksOf(parts, lasting),
    readOn,
    check: () => faultOf(deployments),
    upstreamStatuses: () => upstreamStatuses(deployments),
    probeTargets: probeTargetsOf(models, routes),
    isUnpriced: (model) =>
      !prices.has(model) && (routes.get(model)?.deployments ?? []).some(({ cost }) => !cost),
    highestPrice(model) {
      const price = prices.get(model)
      const costs = (routes.get(model)?.deployments ?? []).map(({ cost }) => cost)
      return highestPrice(price ? [price] : costs)
    },
  }
}

function buildRoutes(
  { current, drains }: ServiceParts,
  { breakers, credentials, slotsOf }: Lasting,
  budgets: RetryBudgets,
): Map<Model, ModelRoute> {
  const { upstreams, limits, breaker } = current.config
  const { secrets } = current.loaded
  const settings = credentialsOf(current.loaded)
  const build = deploymentBuilder({
    upstreams,
    credentialOf(upstream) {
      const credentialSettings = settings.get(upstream)
      return credentialSettings && credentials.of(credentialSettings)
    },
    secrets,
    limits,
    breaker,
    breakers,
    drainOf: drains.of,
    slotsOf,
  })
  const served = current.models.all.filter(isServed)
  budgets.keepOnly(new Set(served.map(({ name }) => name)))
  return new Map(
    served.map(({ name, deployments }) => [
      name,
      { budget: budgets.of(name), deployments: deployments.map((entry) => build(entry, name)) },
    ]),
  )
}

function hooksOf({ current, observe }: ServiceParts, lasting: Lasting): Hooks | undefined {
  const { hooks } = current.config
  const { hookConnections: connections } = lasting
  const all = Object.values(hooks)
  connections.keepOnly(new Set(all.map(({ url }) => url)))
  const record = lasting.hookVerdicts.add.bind(lasting.hookVerdicts)
  return all.length === 0 ? undefined : new Hooks(hooks, { connections, observe, record })
}

const probeTargetsOf = (
  { all }: ModelCatalog,
  routes: ReadonlyMap<Model, ModelRoute>,
): Map<CircuitBreaker, ProbeTarget> =>
  new Map(
    all.flatMap(({ name: model, kind }) =>
      (routes.get(model)?.deployments ?? []).map(
        (deployment) => [deployment.breaker, { deployment, model, kind }] as const,
      ),
    ),
  )

const pricesFrom = ({ all }: ModelCatalog): Map<Model, TokenPrice> =>
  new Map(all.flatMap(({ name, price }) => (price ? [[name, priceFrom(price)] as const] : [])))

/**
 * Why no deployment is healthy or credentials fail; undefined if all works. One that may be probed counts as healthy: a
 * replica that is not ready gets no requests, and so would never probe it. Drained deployments are
 * ignored, since they are drained on every replica.
 */
function faultOf(deployments: readonly Deployment[]): string | undefined {
  const inUse = deployments.filter((deployment) => !isDrained(deployment))
  const isServing =
    inUse.length === 0 ||
    inUse.some(({ breaker }) => breaker.state === 'closed' || breaker.waitMs() === 0)
  const faults = inUse.flatMap(({ upstream, credential }) =>
    credential?.fault === undefined ? [] : [`${upstream}: ${credential.fault}`],
  )
  if (!isServing) faults.unshift('no deployment is healthy')
  return faults.length === 0 ? undefined : [...new Set(faults)].join('; ').slice(0, 1024)
}

/** The maximum share of abandoned streams among the requests of a process. */
const share = 1 / 8

/**
 * Bounds the abandoned streams of this process: those read on for their token counts after clients
 * disconnected. A drain, a stop and the revocation of the caller's key abort them.
 */
function createAbandonedStreams(
  parts: Pick<ServiceParts, 'current' | 'closers'> & { inFlight: InFlight },
): (caller: Key, abort: () => void) => ReturnType<ReadOn> {
  const { inFlight, closers } = parts
  const running = new Set<() => void>()
  closers.defer(() => running.forEach((abort) => abort()))
  return (caller, abort) => {
    const { config } = parts.current
    const { after_disconnect_ms: ms } = config.limits
    const maxStreams = Math.floor(admissionOf(config).concurrent * share)
    if (ms === 0 || inFlight.isDraining || running.size >= maxStreams) return undefined
    const request = inFlight.start(abort)
    Object.assign(request, { caller, isAbandoned: true })
    running.add(abort)
    return {
      ms,
      end() {
        running.delete(abort)
        request.end()
      },
    }
  }
}
