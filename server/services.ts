import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import gatewayContract from '../generated/json/gateway.json' with { type: 'json' }
import operatorContract from '../generated/json/operator.json' with { type: 'json' }
import { modelValues, type operations as GatewayOperations } from '../generated/server/gateway.ts'
import type { operations as OperatorOperations } from '../generated/server/operator.ts'
import { admitted } from './access/admission.ts'
import { createAccess, type Access, type Key } from './access/keys.ts'
import type { LoadedConfig } from './config.ts'
import { Failure } from './failure.ts'
import { createAccounts } from './gateway/accounts.ts'
import { deploymentBuilder, type Deployment } from './gateway/deployments.ts'
import { gatewayHandlers } from './gateway/handlers.ts'
import { createInference } from './gateway/inference.ts'
import { priceFrom } from './gateway/prices.ts'
import { createRetryBudget } from './gateway/retry-budget.ts'
import { createRouter, type Model, type Route } from './gateway/router.ts'
import { serviceApp, type Service } from './http/app.ts'
import { listen, type Listener } from './http/listener.ts'
import { createWork, type Work } from './http/work.ts'
import { createLog } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics.ts'
import type { Observe } from './observe/observations.ts'
import { operatorHandlers } from './operator/handlers.ts'
import { checkReadiness, type Check, type Readiness } from './operator/readiness.ts'
import { openStore, type Store } from './store/database.ts'
import { newId } from './store/id.ts'
import { openSpool, startLedger, type Ledger } from './store/ledger.ts'
import { lockFolder } from './store/lock.ts'
import { migrate } from './store/migrations.ts'

export type ServiceName = 'gateway' | 'operator'

/** What the sandbox serves in place of configured upstreams. */
export type Embedded = Pick<LoadedConfig['config'], 'upstreams' | 'routes'>

export type Options = {
  only?: ServiceName | undefined
  /** Heard beside the log and the metrics. */
  observe?: Observe
  /** Throw on a reply of ours that breaks the contract. */
  strictReplies?: boolean
  /** One of several processes: another has migrated the store, moves the ledger, serves the operator and runs what is embedded. */
  worker?: { writer: string; embedded?: Embedded }
  /** This process serves no gateway; others do, and this is how the operator is told of them. */
  cluster?: { metrics(own: Metrics): Promise<string>; readiness(): Promise<Readiness['parts']> }
}

export type Services = {
  gateway: { url: string } | null
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
    const store = await startStore(config.store, options.worker === undefined, closers)

    const log = createLog(config.log.level)
    const metrics = createMetrics({ ledgerQueued: () => ledger?.queued() ?? 0 })
    const observe: Observe = (observation) => {
      metrics.observe(observation)
      log(observation)
      options.observe?.(observation)
    }
    let ledger: Ledger | undefined
    ledger = options.worker ? workerLedger(options.worker.writer, config.store, observe, config.ledger.spool_bytes) : startLedger({ folder: config.store, observe, maxSpoolBytes: config.ledger.spool_bytes })
    closers.push(() => ledger.close())
    const access = createAccess({ store, observe })
    closers.push(() => access.close())

    const work = createWork()
    const embedded = options.worker?.embedded ?? (sandbox ? await startSandbox(closers) : undefined)
    const parts = { config: { ...config, ...embedded }, loaded, store, ledger, access, observe, work, options, metrics }
    const gateway = options.only === 'operator' || options.cluster ? null : await startGateway(parts, closers)
    const checks: Record<string, Check> = {
      server: () => (work.isDraining ? 'draining' : undefined),
      keys: async () => void (await access.read('00000000-0000-0000-0000-000000000000')),
      ledger: () => (ledger.full() ? 'the spool is full' : undefined),
      ...(gateway && { upstreams: gateway.check }),
    }
    const readiness = async () => {
      const own = await checkReadiness(checks)
      const others = (await options.cluster?.readiness()) ?? {}
      return { ready: own.ready && Object.values(others).every(({ ok }) => ok), parts: { ...own.parts, ...others } }
    }
    const operatorToken = secrets.operatorToken ?? (sandbox ? randomBytes(24).toString('base64url') : null)
    const operator = options.worker || options.only === 'gateway' ? null : await startOperator(parts, operatorToken, readiness, closers)
    const sandboxKey = sandbox && !options.worker ? await sandboxKeyOf(access) : null

    return {
      gateway: gateway && { url: gateway.listener.url },
      operator: operator && { url: operator.url, token: operatorToken },
      access,
      ledger,
      store,
      metrics,
      sandboxKey,
      embedded,
      log: observe,
      readiness,
      async stop({ drain = false } = {}) {
        if (drain) {
          work.drain()
          await new Promise((resolve) => setTimeout(resolve, config.drain.accept_ms))
        }
        gateway?.listener.stopAccepting()
        if (drain) await work.finish({ callsMs: config.drain.calls_ms, streamsMs: config.drain.streams_ms })
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Opens the store; the one process that owns it also locks and migrates it. What the system or SQLite says against it becomes a sentence. */
async function startStore(folder: string, isOwner: boolean, closers: (() => unknown)[]): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (isOwner) {
      const lock = lockFolder(folder)
      closers.push(() => lock.release())
    }
    const store = openStore(folder)
    closers.push(() => store.close())
    if (isOwner) await migrate(store)
    return store
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error instanceof Failure) throw error
    throw new Failure('unavailable', `The store folder ${folder} cannot be used: ${error.message}`)
  }
}

type Parts = {
  config: LoadedConfig['config']
  loaded: LoadedConfig
  store: Store
  ledger: Ledger
  access: Access
  observe: Observe
  work: Work
  options: Options
  metrics: Metrics
}

async function startSandbox(closers: (() => unknown)[]): Promise<Embedded> {
  const { startSandboxInference } = await import('./sandbox/inference.ts')
  const inference = await startSandboxInference()
  closers.push(() => inference.close())
  return {
    upstreams: { sandbox: { base_url: inference.base_url } },
    routes: { '*': [{ upstream: 'sandbox', tier: 1, weight: 1, retry_after_sent: true }] },
  }
}

const forModel = <Value>(table: Record<string, Value>, model: string): Value | undefined => table[model] ?? table['*']

async function startGateway({ config, loaded, access, ledger, observe, work, options }: Parts, closers: (() => unknown)[]) {
  const now = () => performance.now()
  const build = deploymentBuilder({
    upstreams: config.upstreams,
    keys: loaded.secrets.upstreamKeys,
    limits: config.limits,
    breaker: config.breaker,
    now,
    moved: (upstream, model, state) => observe({ kind: 'breakerMoved', upstream, model, state }),
  })
  const routes = new Map<Model, Route>()
  const prices = new Map(modelValues.flatMap((model) => {
    const price = forModel(config.prices, model)
    return price ? [[model, priceFrom(price)] as const] : []
  }))
  for (const model of modelValues) {
    const deployments = (forModel(config.routes, model) ?? []).map((settings) => build(settings, model))
    routes.set(model, { deployments, budget: createRetryBudget(config.retry, now) })
  }
  const inference = createInference(config.limits)
  closers.push(() => inference.close())
  const router = createRouter({ routes, inference, attempts: config.retry.attempts, observe, random: Math.random, fallbackId: newId })
  const accounts = createAccounts({ ledger, prices, observe })
  const app = await serviceApp<GatewayOperations, Key>({
    ...common(config, 'gateway', work, observe, options),
    contract: gatewayContract as unknown as Service<GatewayOperations, Key>['contract'],
    handlers: gatewayHandlers({ router, accounts, limits: config.limits, created: modelsSince }),
    authenticate(token) {
      const verdict = access.authenticate(token)
      return verdict instanceof Promise ? verdict.then((later) => admitted(later)) : admitted(verdict)
    },
    refused: ({ caller, requestId, failure, ms }) => accounts.refused({ requestId, keyId: caller.id, service: 'gateway', status: failure.code, ms }),
    maxBodyBytes: 8 << 20,
    cors: config.gateway.cors,
    openReads: false,
    challenge: true,
  })
  const listener = await opened('gateway', app, config.gateway, config, observe, closers)
  const all: Deployment[] = [...routes.values()].flatMap(({ deployments }) => deployments)
  // One that may be probed counts: nobody sends requests, and so probes, to a server that is not ready.
  const check = () => (all.some(({ health }) => health.state === 'closed' || health.waitMs() === 0) ? undefined : 'no deployment is healthy')
  return { listener, check }
}

/** When the seven models were first served. */
const modelsSince = 1_767_225_600

async function startOperator({ config, access, store, observe, options, metrics }: Parts, token: string | null, readiness: () => Promise<Readiness>, closers: (() => unknown)[]): Promise<Listener> {
  const expected = token === null ? undefined : digest(token)
  const app = await serviceApp<OperatorOperations, 'operator'>({
    // Operators watch a drain: their replies are no part of the work that is drained.
    ...common(config, 'operator', createWork(), observe, options),
    contract: operatorContract as unknown as Service<OperatorOperations, 'operator'>['contract'],
    handlers: operatorHandlers({ access, store, readiness, metrics: () => options.cluster?.metrics(metrics) ?? metrics.registry.metrics() }),
    authenticate(sent) {
      if (!expected) throw new Failure('unauthorized', `no operator token is configured; set ${config.operator.token_env} and start again`, { retry: false })
      if (!timingSafeEqual(digest(sent), expected)) throw new Failure('unauthorized', 'this is not the operator token', { retry: false })
      return 'operator'
    },
    maxBodyBytes: 64 << 10,
    cors: false,
    openReads: false,
    challenge: true,
  })
  return opened('operator', app, config.operator, config, observe, closers)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const common = (config: Parts['config'], name: string, work: Work, observe: Observe, { strictReplies = false }: Options) => ({
  name,
  work,
  observe,
  strictReplies,
  bodyMs: config.limits.body_ms,
  events: { keepAliveMs: config.limits.keep_alive_ms, writeStallMs: config.limits.write_stall_ms },
})

async function opened(service: ServiceName, app: Parameters<typeof listen>[0], { host, port }: { host: string; port: number }, { limits }: Parts['config'], observe: Observe, closers: (() => unknown)[]): Promise<Listener> {
  const listener = await listen(app, { service, host, port, headersMs: limits.headers_ms, bodyMs: limits.body_ms, writeStallMs: limits.write_stall_ms })
  closers.push(() => listener.close())
  observe({ kind: 'listening', service, url: listener.url })
  return listener
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
