import { randomBytes } from 'node:crypto'
import { createAccess, type Access } from '../keys/keys.ts'
import { createLimits } from '../limits/limits.ts'
import { createIdempotencyRecords } from '../http/idempotency/records.ts'
import type { LoadedConfig } from '../config/load.ts'
import { createAdmission, type Admission } from '../http/load/admission.ts'
import type { Listener } from '../http/listen/listener.ts'
import { createDrains } from '../gateway/routing/drains.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import { createWork, type UnderWay } from '../http/load/in-flight.ts'
import { createLog } from '../observe/log.ts'
import { createMetrics, type Metrics } from '../observe/metrics.ts'
import type { Observe } from '../observations.ts'
import { formOf } from '../observe/pretty.ts'
import type { Tracing } from '../observe/tracing.ts'
import { checkReadiness, needed, type Part, type Readiness } from '../operator/readiness.ts'
import { startGateway } from './gateway.ts'
import { startOperator } from './operator.ts'
import {
  admissionOf,
  currentOf,
  type Embedded,
  type StartOptions,
  type ServiceParts,
  type ServiceName,
} from './parts.ts'
import { createReload, type Reload } from './reload.ts'
import { startRouting, reportUnserved } from './routing.ts'
import { startApis, startSandbox } from './sandbox.ts'
import { openStoreOf, workerLedger } from './store.ts'
import { sandboxKeyOf, takesOf } from './keys.ts'
import { createChanges } from '../store/queries/changes.ts'
import type { Store } from '../store/store.ts'
import { openLeases } from '../store/queries/leases.ts'
import { startLedger, type Ledger } from '../store/ledger/ledger.ts'

export type { Embedded, StartOptions as Options, ServiceName } from './parts.ts'

export type Services = {
  gateway: { url: string } | null
  mesh: { url: string } | null
  metadata: { url: string } | null
  operator: { url: string; token: string | null } | null
  access: Access
  ledger: Ledger
  store: Store
  metrics: Metrics
  /** The key that the sandbox made, to be shown once. */
  sandboxKey: string | null
  /** The sandbox's upstreams, for the other processes of a cluster. */
  embedded: Embedded | undefined
  log: Observe
  readiness(): Promise<Readiness>
  /** What is believed of each upstream's service of a model here, and in the other processes of a cluster. */
  upstreamStatuses(): Promise<UpstreamStatus[]>
  /** The configuration in force. */
  loaded(): LoadedConfig
  reload: Reload
  /** The requests that this process is answering. */
  underWay(): UnderWay
  /** `performance.now()` when somebody last asked the operator's address for the readiness. */
  readinessAskedAt(): number
  /** Closes everything; with `drain` when that long has been accepted, and what is under way has ended. */
  stop(options?: { drain?: { acceptMs: number } }): Promise<void>
}

/** Starts and joins the parts in this process. The only place that knows them all. */
export async function startServices(
  loaded: LoadedConfig,
  options: StartOptions = {},
): Promise<Services> {
  const { config, sandbox, secrets } = loaded
  const closers: (() => Promise<unknown> | unknown)[] = []
  /** Whatever becomes of one the others are closed too: what stays open would keep the process alive. */
  const close = async () => {
    const failures: unknown[] = []
    for (const closer of closers.splice(0).toReversed()) {
      try {
        await closer()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
  try {
    const store = await openStoreOf(loaded, options.worker === undefined, closers)

    const log = createLog(
      config.log.level,
      undefined,
      formOf(config.log.format, process.stdout, process.env),
    )
    let checks: Record<string, Part> = { server: needed(() => 'starting') }
    let isStarted = false
    const metrics = createMetrics({
      ledgerQueued: () => ledger?.queued() ?? 0,
      requests: () => admission?.counts() ?? { inFlight: 0, waiting: 0, bodyBytes: 0 },
      ready: () => readiness(),
      drained: () => drainedOf(parts),
    })
    const addressOf = (upstream: string) => parts.current.config.upstreams[upstream]?.base_url
    async function readiness(): Promise<Readiness> {
      const [own, others] = await Promise.all([
        checkReadiness(checks),
        options.cluster?.readiness(),
      ])
      return {
        ready: own.ready && others?.ready !== false,
        parts: { ...own.parts, ...others?.parts },
      }
    }
    const tracing = config.tracing.enabled
      ? await traced(addressOf, (error) =>
          observe({ kind: 'bugMet', error, requestId: '-', operation: 'tracing' }),
        )
      : undefined
    const observe: Observe = (observation) => {
      metrics.observe(observation)
      log(observation)
      tracing?.observe(observation)
      options.observe?.(observation)
    }
    let ledger: Ledger | undefined
    let admission: Admission | undefined
    const { spool_bytes: maxSpoolBytes, kept_days: keptDays } = config.ledger
    ledger = options.worker
      ? workerLedger(options.worker.writer, store.folder, observe, maxSpoolBytes)
      : startLedger({ folder: store.folder, url: store.url, keptDays, observe, maxSpoolBytes })
    closers.push(() => ledger.close())
    const changes = createChanges(store.journal, Date.now)
    const isFirst = options.worker === undefined
    const access = createAccess({
      store,
      observe,
      changes,
      takes: await takesOf(store, { sandbox, isFirst, observe }),
    })
    closers.push(() => access.close())
    const drains = createDrains({ store, changes, observe })
    // A store that does not answer now is asked again with the first look at its changes.
    await drains.read().catch(() => {})
    const limits = createLimits({
      leases: openLeases(store),
      observe,
      ...(options.now && { now: options.now }),
    })
    closers.push(() => limits.close())
    const once = createIdempotencyRecords({
      store,
      observe,
      ...(options.now && { now: options.now }),
    })
    closers.push(() => once.close())

    const work = createWork()
    const watching = setInterval(() => void work.cutCallers(access.ended), 1000).unref()
    closers.push(() => clearInterval(watching))
    admission = createAdmission({ settings: admissionOf(config), observe, strain: options.strain })
    closers.push(() => admission?.close())
    const wants = (service: ServiceName) => options.only?.includes(service) ?? true
    /** In a cluster the workers serve what is public. */
    const serves = (service: ServiceName) =>
      wants(service) && (service === 'operator' ? !options.worker : !options.cluster)
    const embedded = options.worker?.embedded ?? (sandbox ? await startSandbox(closers) : undefined)
    const renewals = [
      () => log.setLevel(parts.current.config.log.level),
      () => admission?.renew(admissionOf(parts.current.config)),
    ]
    const parts: ServiceParts = {
      current: currentOf(loaded, embedded),
      store,
      ledger,
      access,
      limits,
      once,
      drains,
      observe,
      tracing,
      work,
      admission,
      options,
      metrics,
      ports: new Map(),
      embedded,
      renewals,
      closers,
    }
    const routing = serves('gateway') || serves('mesh') ? startRouting(parts) : undefined
    // The gateway answers with it before the others listen.
    const sandboxKey = sandbox && !options.worker ? await sandboxKeyOf(access) : null
    const gateway = routing && serves('gateway') ? await startGateway(parts, routing) : null
    // The gateway answers while the agents' documents are still being read.
    const [{ startMesh }, { startMetadata }, { giveMemoryBack, readAgents }] = await Promise.all([
      import('./mesh.ts'),
      import('./metadata.ts'),
      import('./agents.ts'),
    ])
    if (serves('mesh') || serves('metadata') || (sandbox && !options.worker))
      parts.current = { ...parts.current, agents: readAgents(loaded) }
    giveMemoryBack(parts.current.agents)
    if (embedded && !options.worker) await startApis(parts, embedded)
    const till =
      serves('mesh') || serves('operator')
        ? await (await import('./payments.ts')).startPayments(parts)
        : undefined
    const meshUrl = () =>
      parts.current.config.mesh.public_url?.replace(/\/+$/, '') ?? mesh?.url ?? ''
    let mesh: Listener | null = null
    if (routing && serves('mesh')) {
      if (till)
        parts.current = {
          ...parts.current,
          terms: await till.terms(parts.current.agents.agents, meshUrl),
        }
      mesh = await startMesh(parts, routing, till, meshUrl)
    }
    const metadata = serves('metadata') ? await startMetadata(parts) : null
    checks = {
      server: needed(() => (isStarted ? (work.isDraining && 'draining') || undefined : 'starting')),
      // Who was known when the store was lost passes for a minute, behind a load balancer too.
      keys: { fault: () => faultOfKeys(access), stops: access.isCutOff },
      ledger: needed(() => (ledger.full() ? 'the spool is full' : undefined)),
      ...(routing && { upstreams: { fault: () => routing.check() } }),
      ...(till && { payments: { fault: till.check } }),
    }
    const standings = async () => [
      ...(routing?.upstreamStatuses() ?? []),
      ...((await options.cluster?.upstreamStatuses()) ?? []),
    ]
    const operatorToken =
      secrets.operatorToken ?? (sandbox ? randomBytes(24).toString('base64url') : null)
    // The primary looks at everything before it tells the workers.
    const reload = createReload(parts, {
      agents: wants('mesh') || wants('metadata') || (sandbox && !options.worker),
      till: wants('mesh') ? till : undefined,
      meshUrl,
    })
    let askedAt = -Infinity
    const asked = () => {
      askedAt = performance.now()
      return readiness()
    }
    const operator = serves('operator')
      ? await startOperator(parts, operatorToken, { readiness: asked, standings, till })
      : null
    await gateway?.ready()
    // Of several processes the first one tells it.
    if (!options.worker && (wants('gateway') || wants('mesh'))) {
      reportUnserved(parts)
      renewals.push(() => reportUnserved(parts))
    }
    isStarted = true

    return {
      gateway: gateway && { url: gateway.url },
      mesh: mesh && { url: mesh.url },
      metadata: metadata && { url: metadata.url },
      operator: operator && { url: operator.url, token: operatorToken },
      access,
      ledger,
      store,
      metrics,
      sandboxKey,
      embedded,
      log: observe,
      readiness,
      upstreamStatuses: standings,
      loaded: () => parts.current.loaded,
      reload,
      underWay: work.underWay,
      readinessAskedAt: () => askedAt,
      async stop({ drain } = {}) {
        if (drain) {
          work.drain()
          if (drain.acceptMs > 0)
            await new Promise((resolve) => setTimeout(resolve, drain.acceptMs))
        }
        await Promise.all([gateway, mesh, metadata].map((listener) => listener?.stopAccepting()))
        const { calls_ms: callsMs, streams_ms: streamsMs } = parts.current.config.drain
        if (drain) await work.finish({ callsMs, streamsMs })
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function faultOfKeys(access: Access): Promise<string | undefined> {
  try {
    await access.read('00000000-0000-0000-0000-000000000000')
  } catch {
    return access.isCutOff()
      ? 'cannot be asked, not for 60 s or since the start: no key passes'
      : 'cannot be asked'
  }
}

const drainedOf = ({ current, drains }: ServiceParts): Record<string, boolean> =>
  Object.fromEntries(
    Object.keys(current.config.upstreams).map((upstream) => [
      upstream,
      drains.of(upstream).since !== null,
    ]),
  )

/** Loaded only where traces are wanted. */
async function traced(
  addressOf: (upstream: string) => string | undefined,
  failed: (error: unknown) => void,
): Promise<Tracing> {
  const { startTracing } = await import('../observe/tracing.ts')
  return startTracing({ addressOf, failed })
}
