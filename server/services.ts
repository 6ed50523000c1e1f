import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createAccess, type Access } from './access/keys.ts'
import { createLimits } from './access/limits.ts'
import { createOnce } from './access/once.ts'
import type { LoadedConfig } from './config.ts'
import { Failure } from './failure.ts'
import { createAdmission, type Admission } from './http/admission.ts'
import type { Listener } from './http/listener.ts'
import { createDrains } from './gateway/drains.ts'
import type { Standing } from './gateway/standing.ts'
import { createWork } from './http/work.ts'
import { createLog } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics.ts'
import type { Observe } from './observe/observations.ts'
import type { Tracing } from './observe/tracing.ts'
import { checkReadiness, type Check, type Readiness } from './operator/readiness.ts'
import { startGateway } from './services/gateway.ts'
import { startOperator } from './services/operator.ts'
import { currentOf, type Embedded, type Options, type Parts, type ServiceName } from './services/parts.ts'
import { startRouting } from './services/routing.ts'
import { startApis, startSandbox } from './services/sandbox.ts'
import { createChanges } from './store/changes.ts'
import { openStore, type Store } from './store/database.ts'
import { openLeases } from './store/leases.ts'
import { openSpool, startLedger, type Ledger } from './store/ledger.ts'
import { lockFolder } from './store/lock.ts'
import { migrate } from './store/migrations.ts'

export type { Embedded, Options, ServiceName } from './services/parts.ts'

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
  standings(): Promise<Standing[]>
  /** Drains as the configuration says, or not at all, and closes everything. */
  stop(options?: { drain?: boolean }): Promise<void>
}

/** Starts and joins the parts in this process. The only place that knows them all. */
export async function startServices(loaded: LoadedConfig, options: Options = {}): Promise<Services> {
  const { config, sandbox, secrets } = loaded
  const closers: (() => Promise<unknown> | unknown)[] = []
  const close = async () => {
    for (const closer of closers.toReversed()) await closer()
    closers.length = 0
  }
  try {
    const store = await startStore(loaded, options.worker === undefined, closers)

    const log = createLog(config.log.level)
    let checks: Record<string, Check> = {}
    const metrics = createMetrics({
      ledgerQueued: () => ledger?.queued() ?? 0,
      requests: () => admission?.counts() ?? { inFlight: 0, waiting: 0, bodyBytes: 0 },
      ready: async () => (await checkReadiness(checks)).parts,
      drained: () => drainedOf(parts),
    })
    const addressOf = (upstream: string) => parts.current.config.upstreams[upstream]?.base_url
    const tracing = config.tracing.enabled ? await traced(addressOf, (error) => observe({ kind: 'bugMet', error, requestId: '-', operation: 'tracing' })) : undefined
    const observe: Observe = (observation) => {
      metrics.observe(observation)
      log(observation)
      tracing?.observe(observation)
      options.observe?.(observation)
    }
    let ledger: Ledger | undefined
    let admission: Admission | undefined
    const { spool_bytes: maxSpoolBytes, kept_days: keptDays } = config.ledger
    ledger = options.worker ? workerLedger(options.worker.writer, store.folder, observe, maxSpoolBytes) : startLedger({ folder: store.folder, url: store.url, keptDays, observe, maxSpoolBytes })
    closers.push(() => ledger.close())
    const changes = createChanges(store.journal, Date.now)
    const access = createAccess({ store, observe, changes })
    closers.push(() => access.close())
    const drains = createDrains({ store, changes, observe })
    // A store that does not answer now is asked again with the first look at its changes.
    await drains.read().catch(() => {})
    const limits = createLimits({ leases: openLeases(store), observe, ...(options.now && { now: options.now }) })
    closers.push(() => limits.close())
    const once = createOnce({ store, observe, ...(options.now && { now: options.now }) })
    closers.push(() => once.close())

    const work = createWork()
    admission = createAdmission({ settings: admissionOf(config), observe, strain: options.strain })
    closers.push(() => admission?.close())
    /** In a cluster the workers serve what is public. */
    const serves = (service: ServiceName) => (options.only?.includes(service) ?? true) && (service === 'operator' ? !options.worker : !options.cluster)
    const embedded = options.worker?.embedded ?? (sandbox ? await startSandbox(closers) : undefined)
    const renewals = [() => log.setLevel(parts.current.config.log.level), () => admission?.renew(admissionOf(parts.current.config))]
    const parts: Parts = { current: currentOf(loaded, embedded), store, ledger, access, limits, once, drains, observe, tracing, work, admission, options, metrics, embedded, renewals, closers }
    const routing = serves('gateway') || serves('mesh') ? startRouting(parts) : undefined
    // The gateway answers with it before the others listen.
    const sandboxKey = sandbox && !options.worker ? await sandboxKeyOf(access) : null
    const gateway = routing && serves('gateway') ? await startGateway(parts, routing) : null
    // The gateway answers while the agents' documents are still being read.
    const [{ startMesh }, { startMetadata }, { giveMemoryBack, readAgents }] = await Promise.all([import('./services/mesh.ts'), import('./services/metadata.ts'), import('./services/agents.ts')])
    if (serves('mesh') || serves('metadata') || (sandbox && !options.worker)) parts.current = { ...parts.current, agents: readAgents(loaded) }
    giveMemoryBack(parts.current.agents)
    if (embedded && !options.worker) embedded.apis = await startApis(parts.current.agents.agents, closers)
    const till = serves('mesh') || serves('operator') ? await (await import('./services/payments.ts')).startPayments(parts) : undefined
    const meshUrl = () => parts.current.config.mesh.public_url?.replace(/\/+$/, '') ?? mesh?.url ?? ''
    let mesh: Listener | null = null
    if (routing && serves('mesh')) {
      if (till) parts.current = { ...parts.current, terms: await till.terms(parts.current.agents.agents, meshUrl) }
      mesh = await startMesh(parts, routing, till, meshUrl)
    }
    const metadata = serves('metadata') ? await startMetadata(parts) : null
    checks = {
      server: () => (work.isDraining ? 'draining' : undefined),
      keys: async () => void (await access.read('00000000-0000-0000-0000-000000000000')),
      ledger: () => (ledger.full() ? 'the spool is full' : undefined),
      ...(routing && { upstreams: () => routing.check() }),
      ...(till && { payments: till.check }),
    }
    const readiness = async () => {
      const [own, others = {}] = await Promise.all([checkReadiness(checks), options.cluster?.readiness()])
      return { ready: own.ready && Object.values(others).every(({ ok }) => ok), parts: { ...own.parts, ...others } }
    }
    const standings = async () => [...(routing?.standings() ?? []), ...((await options.cluster?.standings()) ?? [])]
    const operatorToken = secrets.operatorToken ?? (sandbox ? randomBytes(24).toString('base64url') : null)
    const operator = serves('operator') ? await startOperator(parts, operatorToken, { readiness, standings, till }) : null
    await gateway?.ready()

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
      standings,
      async stop({ drain = false } = {}) {
        if (drain) {
          work.drain()
          await new Promise((resolve) => setTimeout(resolve, parts.current.config.drain.accept_ms))
        }
        for (const listener of [gateway, mesh, metadata]) listener?.stopAccepting()
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

const drainedOf = ({ current, drains }: Parts): Record<string, boolean> =>
  Object.fromEntries(Object.keys(current.config.upstreams).map((upstream) => [upstream, drains.of(upstream).since !== null]))

/** Opens the store; the one process of this server that owns it also locks the spool and migrates. What the system or SQLite says against it becomes a sentence. */
async function startStore({ config: { store: place, spool: folder, store_connections: connections }, secrets }: LoadedConfig, isOwner: boolean, closers: (() => unknown)[]): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (isOwner) {
      const lock = lockFolder(folder)
      closers.push(() => lock.release())
    }
    const store = openStore(secrets.storeUrl ?? place, { folder, connections })
    closers.push(() => store.close())
    if (isOwner) await migrate(store)
    return store
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof Failure) throw error
    throw new Failure('unavailable', `The store folder ${folder} cannot be used: ${error.message}`)
  }
}

/** Streams that are let in find a connection. */
const admissionOf = ({ limits, admission }: LoadedConfig['config']) => ({ concurrent: limits.connections, ...admission })

/** Loaded only where traces are wanted. */
async function traced(addressOf: (upstream: string) => string | undefined, failed: (error: unknown) => void): Promise<Tracing> {
  const { startTracing } = await import('./observe/tracing.ts')
  return startTracing({ addressOf, failed })
}

/** Appends only: the primary's thread moves the rows. */
function workerLedger(writer: string, folder: string, observe: Observe, maxSpoolBytes: number): Ledger {
  const spool = openSpool({ folder, writer, observe, maxSpoolBytes })
  return { append: spool.append, full: spool.full, queued: spool.waiting, flush: spool.written, writerGone: () => {}, close: async () => spool.close() }
}

/** A key for the first minute: the one that the environment fixes, else a new one. */
async function sandboxKeyOf(access: Access): Promise<string> {
  const fixed = process.env['TOLLGATE_SANDBOX_KEY']
  if (fixed === undefined) return (await access.create({ name: 'sandbox', scopes: ['chat', 'mesh'] })).token
  await access.ensureKey({ name: 'sandbox', token: fixed, scopes: ['chat', 'mesh'] })
  return fixed
}
