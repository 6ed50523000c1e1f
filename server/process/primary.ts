import cluster from 'node:cluster'
import { agentFolders, readAgentFolder, type LoadedConfig } from '../config/load.ts'
import { joinMetrics } from '../observe/metrics.ts'
import { checkReadiness, needed, type Readiness } from '../operator/readiness.ts'
import { startServices, type Embedded, type ServiceName, type StartOptions } from '../app/start.ts'
import { planDrain, type DrainPlan } from './draining.ts'
import { greet, type LocalServers } from './greeting.ts'
import { tuneEngine } from './engine.ts'
import { send } from './messages.ts'
import { onSignals, stopOnSignal } from './signals.ts'
import { aliveWorkers, queryWorkers, createWorkers, drainWorkers, stopWorkers } from './workers.ts'

/** Additional time for a drain. */
const extraMs = 10_000

type PrimaryOptions = {
  only: readonly ServiceName[] | undefined
  count: number
  localServers: LocalServers | undefined
}

/**
 * The first process of several: it owns the store's migrations, the ledger's thread and the
 * operator API. The others serve the public addresses, and are restarted when they die.
 */
export async function servePrimary(
  readConfig: () => LoadedConfig,
  config: LoadedConfig,
  { only, count, localServers }: PrimaryOptions,
): Promise<void> {
  const signals = onSignals()
  const loaded = withAgents(config)
  // Sends Maps too.
  cluster.setupPrimary({ serialization: 'advanced' })
  const read = () => withAgents(readConfig())
  const services = await startServices(loaded, {
    only,
    read,
    cluster: { ...workersView(count), reloaded: reloadWorkers },
  })
  const embedded = () => services.embedded && { embedded: services.embedded }
  const workers = createWorkers({
    setupOf: (writer) => ({
      loaded: services.loaded(),
      worker: { writer, ...(only !== undefined && { only }), ...embedded() },
    }),
    isDraining: () => services.visibility().drainingSince !== undefined,
    exited: (writer) => services.ledger.writerGone(writer),
    observe: services.log,
  })
  const settings = () => services.loaded().config.drain

  async function drain(): Promise<DrainPlan> {
    workers.endRestarts()
    return planDrain(settings(), services.visibility(), await queryWorkers('inFlight'))
  }

  async function stop(plan: DrainPlan): Promise<void> {
    workers.endRestarts()
    const { calls_ms, streams_ms } = settings()
    await stopWorkers(plan, plan.acceptMs + Math.max(calls_ms, streams_ms) + extraMs)
    await services.stop()
  }

  try {
    greet(loaded, { ...services, ...(await workers.start(count)) }, { localServers })
  } catch (error) {
    await stop({ calls: 0, streams: 0, acceptMs: 0 })
    throw error
  }
  tuneEngine(services.inFlight)
  signals.onReload(() => services.reload(read))
  await stopOnSignal(signals.stop, { log: services.log, settings, drain, stop })
}

/** Sends workers a configuration that the primary has applied. */
function reloadWorkers(loaded: LoadedConfig, embedded: Embedded | undefined): void {
  for (const worker of aliveWorkers())
    send(worker, { reload: { loaded, ...(embedded && { embedded }) } })
}

/** Reads and controls the workers for the operator API. */
const workersView = (count: number): NonNullable<StartOptions['cluster']> => ({
  async metrics({ registry }) {
    const parts = await queryWorkers('metrics')
    return joinMetrics([
      await registry.getMetricsAsJSON(),
      ...parts.filter((part) => part !== undefined),
    ])
  },
  readiness: () => workersReadiness(count),
  drain: drainWorkers,
  upstreamStatuses: async () =>
    (await queryWorkers('upstreamStatuses')).flatMap((statuses) => statuses ?? []),
  activity: async () => (await queryWorkers('activity')).filter((one) => one !== undefined),
  toolFaults: async () => (await queryWorkers('toolFaults')).flatMap((faults) => faults ?? []),
  tools: async () => (await queryWorkers('tools')).filter((counts) => counts !== undefined),
})

/** Adds the agents' documents as they are now: workers that start later must not read others. */
const withAgents = (loaded: LoadedConfig): LoadedConfig => ({
  ...loaded,
  agentFolders: agentFolders(loaded.config).map(readAgentFolder),
})

/** The failing parts of each worker. A worker that is dead or does not respond is not ready. */
async function workersReadiness(count: number): Promise<Readiness> {
  const running = aliveWorkers().length
  const states = await queryWorkers('readiness')
  const silent = states.flatMap((state, index) => (state ? [] : [index + 1]))
  const { ready, parts } = await checkReadiness({
    workers: needed(() => {
      if (running < count) return `${running} of ${count} run`
      if (silent.length === 0) return undefined
      return `worker ${silent.join(', ')} of ${count} does not answer`
    }),
  })
  for (const [index, state] of states.entries()) {
    for (const [name, part] of Object.entries(state?.parts ?? {}))
      if (!part.ok) parts[`worker ${index + 1} ${name}`] = part
  }
  return { ready: ready && states.every((state) => state?.ready), parts }
}
