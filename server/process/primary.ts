import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { agentFolders, readAgentFolder, type LoadedConfig } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { joinMetrics } from '../observe/metrics.ts'
import { checkReadiness, needed, type Readiness } from '../operator/readiness.ts'
import { startServices, type ServiceName } from '../app/start.ts'
import { newId } from '../store/id.ts'
import { drainOf, type DrainPlan } from './draining.ts'
import { greet } from './greeting.ts'
import { ask, tell, type Addresses, type FromWorker } from './messages.ts'
import { onSignals, stopped } from './signals.ts'

/** A worker that lives shorter than this is restarted more and more slowly. */
const longLifeMs = 5000
const longestPauseMs = 10_000
/** Longer than a drain should take. */
const patienceMs = 10_000

/**
 * The first process of several: it owns the store's migrations, the ledger's thread and the operator address;
 * the others serve the public addresses, and are started again when they die.
 */
export async function servePrimary(
  readConfig: () => LoadedConfig,
  config: LoadedConfig,
  { only, count }: { only: readonly ServiceName[] | undefined; count: number },
): Promise<void> {
  const signals = onSignals()
  const loaded = withAgents(config)
  // Maps are sent as they are.
  cluster.setupPrimary({ serialization: 'advanced' })
  const services = await startServices(loaded, {
    only,
    cluster: {
      async metrics({ registry }) {
        const parts = await Promise.all(alive().map((worker) => ask(worker, 'metrics')))
        return joinMetrics([
          await registry.getMetricsAsJSON(),
          ...parts.filter((part) => part !== undefined),
        ])
      },
      readiness: () => workersReadiness(alive(), count),
      upstreamStatuses: async () =>
        (await Promise.all(alive().map((worker) => ask(worker, 'upstreamStatuses')))).flatMap(
          (statuses) => statuses ?? [],
        ),
    },
  })
  let stopping = false
  let shortLives = 0

  const embedded = () => services.embedded && { embedded: services.embedded }

  function fork(): Worker {
    const writer = newId()
    const worker = cluster.fork()
    tell(worker, {
      birth: {
        loaded: services.loaded(),
        worker: { writer, ...(only !== undefined && { only }), ...embedded() },
      },
    })
    const bornAt = performance.now()
    worker.once('exit', (code: number, name: string) => {
      services.ledger.writerGone(writer)
      if (stopping) return
      services.log({
        kind: 'workerDied',
        pid: worker.process.pid ?? 0,
        reason: name || `exit ${code}`,
      })
      shortLives = performance.now() - bornAt < longLifeMs ? shortLives + 1 : 0
      setTimeout(
        () => !stopping && fork(),
        shortLives === 0 ? 0 : Math.min(longestPauseMs, 125 * 2 ** shortLives),
      )
    })
    return worker
  }

  const settings = () => services.loaded().config.drain

  async function drain(): Promise<DrainPlan> {
    stopping = true
    const underWay = await Promise.all(alive().map((worker) => ask(worker, 'underWay')))
    return drainOf(settings(), services.readinessAskedAt(), underWay)
  }

  async function stop(drain: DrainPlan): Promise<void> {
    stopping = true
    const { calls_ms, streams_ms } = settings()
    const longestMs = drain.acceptMs + Math.max(calls_ms, streams_ms) + patienceMs
    await Promise.all(alive().map((worker) => ended(worker, longestMs, drain)))
    await services.stop()
  }

  /** What is wrong here would be wrong with the workers, too: they hear of what is right only. */
  async function reload(): Promise<void> {
    if (!(await services.reload(() => withAgents(readConfig())))) return
    for (const worker of alive())
      tell(worker, { reload: { loaded: services.loaded(), ...embedded() } })
  }

  try {
    const [addresses] = await Promise.all(Array.from({ length: count }, fork).map(listening))
    greet(loaded, { ...services, ...addresses })
  } catch (error) {
    await stop({ calls: 0, streams: 0, acceptMs: 0 })
    throw error
  }
  signals.onReload(reload)
  await stopped(signals.stop, { log: services.log, settings, drain, stop })
}

/** With the agents' documents as they are now: a worker that is born later must not find others. */
const withAgents = (loaded: LoadedConfig): LoadedConfig => ({
  ...loaded,
  agentFolders: agentFolders(loaded.config).map(readAgentFolder),
})

const alive = (): Worker[] =>
  Object.values(cluster.workers ?? {})
    .filter((worker) => worker !== undefined)
    .filter((worker) => !worker.isDead())

function listening(worker: Worker): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('listening' in message) resolve(message.listening)
      if ('cannotStart' in message) reject(new Failure('unavailable', message.cannotStart))
    })
    worker.once('exit', (code: number) =>
      reject(
        new Failure(
          'unavailable',
          `A worker ended with ${code} before it served; what it said is above.`,
        ),
      ),
    )
  })
}

async function ended(worker: Worker, withinMs: number, drain: DrainPlan): Promise<void> {
  const exit = once(worker, 'exit')
  tell(worker, { stop: drain })
  const late = setTimeout(() => worker.process.kill('SIGKILL'), withinMs)
  await exit
  clearTimeout(late)
}

/** Of each worker what fails. One that is gone, or does not answer, serves nobody. */
async function workersReadiness(workers: Worker[], wanted: number): Promise<Readiness> {
  const states = await Promise.all(workers.map((worker) => ask(worker, 'readiness')))
  const silent = states.flatMap((state, index) => (state ? [] : [index + 1]))
  const { ready, parts } = await checkReadiness({
    workers: needed(() => {
      if (workers.length < wanted) return `${workers.length} of ${wanted} run`
      return silent.length > 0
        ? `worker ${silent.join(', ')} of ${wanted} does not answer`
        : undefined
    }),
  })
  for (const [index, state] of states.entries()) {
    for (const [name, part] of Object.entries(state?.parts ?? {}))
      if (!part.ok) parts[`worker ${index + 1} ${name}`] = part
  }
  return { ready: ready && states.every((state) => state?.ready), parts }
}
