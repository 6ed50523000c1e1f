import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { LoadedConfig } from './config.ts'
import { checkReadiness, type Check, type Readiness } from './operator/readiness.ts'
import { startServices, type Options, type ServiceName, type Services } from './services.ts'
import { newId } from './store/id.ts'

type ServeOptions = { only?: ServiceName; workers?: number }

/** Serves until a signal ends it. Resolves when all is drained and closed. */
export async function serve(loaded: LoadedConfig, { only, workers = loaded.config.workers }: ServeOptions): Promise<void> {
  if (cluster.isWorker) return serveWorker(loaded)
  if (workers > 1 && only !== 'operator') return servePrimary(loaded, workers)
  const services = await startServices(loaded, { only })
  greet(loaded, services)
  await stopOnSignal((drain) => services.stop({ drain }), services)
}

async function stopOnSignal(stop: (drain: boolean) => Promise<void>, { log }: Pick<Services, 'log'>): Promise<void> {
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, resolve)
  })
  const startedAt = performance.now()
  log({ kind: 'draining', signal })
  // A second signal does not wait for anybody.
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => process.exit(1))
  await stop(true)
  log({ kind: 'stopped', seconds: (performance.now() - startedAt) / 1000 })
}

/**
 * The first process of several: it owns the store's migrations, the ledger's thread and the operator address;
 * the others serve the public address, and are started again when they die.
 */
async function servePrimary(loaded: LoadedConfig, count: number): Promise<void> {
  const aggregate = new AggregatorRegistry()
  const live = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  let stopping = false
  let started = 0
  const services = await startServices(loaded, {
    only: 'operator',
    cluster: {
      metrics: () => aggregate.clusterMetrics(),
      readiness: () => workersReadiness(live(), count),
    },
  })
  const embedded = services.embedded
  const fork = () => {
    const writer = newId()
    const worker = cluster.fork({ [told]: JSON.stringify({ writer, ...(embedded && { embedded }) }) })
    const bornAt = performance.now()
    worker.once('exit', (code, signal) => {
      services.ledger.writerGone(writer)
      if (stopping) return
      services.log({ kind: 'workerDied', pid: worker.process.pid ?? 0, reason: signal ?? `exit ${code}` })
      // One that dies at once would otherwise be started without end.
      setTimeout(() => !stopping && fork(), performance.now() - bornAt < 5000 ? Math.min(10_000, 250 * 2 ** Math.min(started++, 6)) : 0)
    })
    return worker
  }
  const first = Array.from({ length: count }, fork)
  const addresses = await Promise.all(first.map(listening))
  greet(loaded, { ...services, gateway: { url: addresses[0] ?? '' } })
  await stopOnSignal(async () => {
    stopping = true
    await Promise.all(live().map((worker) => ended(worker)))
    await services.stop()
  }, services)
}

/** The environment variable in which the primary tells a worker what only it knows. */
const told = '_TOLLGATE_WORKER'

async function serveWorker(loaded: LoadedConfig): Promise<void> {
  const worker = JSON.parse(process.env[told] ?? '') as NonNullable<Options['worker']>
  const services = await startServices(loaded, { only: 'gateway', worker })
  AggregatorRegistry.setRegistries([services.metrics.registry])
  process.on('message', (message: { ask?: unknown }) => {
    if (message.ask === 'readiness') void services.readiness().then(({ parts }) => process.send?.({ readiness: parts }))
  })
  process.send?.({ listening: services.gateway?.url })
  await stopOnSignal((drain) => services.stop({ drain }), services)
  process.disconnect()
}

function listening(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: { listening?: string }) => {
      if (message.listening !== undefined) resolve(message.listening)
    })
    worker.once('exit', (code) => reject(new Error(`a worker ended with ${code} before it served`)))
  })
}

function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}

/** How long a worker may take to say how it is. */
const answerMs = 1000

async function workersReadiness(workers: Worker[], wanted: number): Promise<Readiness['parts']> {
  const states = await Promise.all(workers.map(readinessOf))
  const checks: Record<string, Check> = { workers: () => (workers.length < wanted ? `${workers.length} of ${wanted} run` : undefined) }
  const { parts } = await checkReadiness(checks)
  for (const [index, state] of states.entries()) {
    if (!state) parts[`worker ${index + 1}`] = { ok: false, detail: 'does not answer' }
    for (const [name, part] of Object.entries(state ?? {})) if (!part.ok) parts[`worker ${index + 1} ${name}`] = part
  }
  return parts
}

function readinessOf(worker: Worker): Promise<Readiness['parts'] | undefined> {
  return new Promise((resolve) => {
    const settle = (parts?: Readiness['parts']) => {
      clearTimeout(late)
      worker.off('message', hear)
      resolve(parts)
    }
    const hear = (message: { readiness?: Readiness['parts'] }) => message.readiness && settle(message.readiness)
    const late = setTimeout(settle, answerMs)
    worker.on('message', hear)
    worker.send({ ask: 'readiness' })
  })
}

/** What a newcomer pastes next. A configured server says the same in its log. */
function greet({ sandbox, config }: LoadedConfig, { gateway, operator, sandboxKey }: Pick<Services, 'gateway' | 'operator' | 'sandboxKey'>): void {
  if (operator && operator.token === null) {
    console.error(`No operator token: every operator call but health and metrics will answer 401. Set ${config.operator.token_env} to at least 32 characters.`)
  }
  if (!sandbox) return
  const lines = ['', 'Tollgate runs in the SANDBOX: replies are canned, nothing leaves this machine. `npm run tollgate -- init` connects real servers.', '']
  if (gateway && sandboxKey !== null) {
    const chat = (more: string) => `curl -N ${gateway.url}/v1/chat/completions -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' -d '{"model": "hermes-3-llama3.1-8b", "messages": [{"role": "user", "content": "Hello!"}]${more}}'`
    lines.push(`  gateway   ${gateway.url}/v1`, `  key       ${sandboxKey}`, '', chat(''), '', chat(', "stream": true'), '')
  }
  if (operator) lines.push(`  operator  ${operator.url}`, `  token     ${operator.token ?? '-'}`, '', `curl ${operator.url}/usage -H 'Authorization: Bearer ${operator.token ?? ''}'`, '')
  console.log(lines.join('\n'))
}
