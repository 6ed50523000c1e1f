import { ConfigError } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { startServices, type Services } from '../app/start.ts'
import { planDrain, type DrainPlan } from './draining.ts'
import { tuneEngine } from './engine.ts'
import type { Responses, WorkerSetup, FromWorker, ToWorker } from './messages.ts'

/** A primary that received the signal too sends a plan within this time. */
const primaryMs = 2000

/**
 * One of several processes that serve the public addresses. Messages of the primary start and stop
 * it, and it ends when the primary ends.
 */
export async function serveWorker(): Promise<void> {
  const setup = Promise.withResolvers<WorkerSetup>()
  const stop = Promise.withResolvers<DrainPlan | undefined>()
  // A terminal and some supervisors signal every process: then the primary sends a plan.
  const stopAlone = () => void setTimeout(() => stop.resolve(undefined), primaryMs).unref()
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, stopAlone)
  process.on('SIGHUP', () => {})

  const started = setup.promise
    .then(({ loaded, worker }) => startServices(loaded, { only: worker.only, worker }))
    .catch(giveUp)
  process.on('message', (message: ToWorker) => {
    if ('setup' in message) setup.resolve(message.setup)
    if ('stop' in message) stop.resolve(message.stop)
    if ('drain' in message) void started.then((services) => services?.drain())
    if (!('reload' in message)) return
    const { loaded, embedded } = message.reload
    void started.then((services) => {
      Object.assign(services?.embedded ?? {}, embedded)
      return services?.reload(() => loaded)
    })
  })
  const services = await started
  if (!services) return
  const responses: { [Name in keyof Responses]: () => Promise<Responses[Name]> } = {
    readiness: services.readiness,
    metrics: () => services.metrics.registry.getMetricsAsJSON(),
    upstreamStatuses: services.upstreamStatuses,
    inFlight: async () => services.inFlight(),
    activity: async () => ({ activity: services.activity.read(), inFlight: services.inFlight() }),
    tools: async () => services.activity.tools(),
    toolFaults: async () => services.toolFaults(),
  }
  process.on('message', (message: ToWorker) => {
    if ('query' in message)
      void responses[message.query]().then((response) => send({ id: message.id, response }))
  })
  const { gateway, mesh, metadata } = services
  await send({ listening: { gateway, mesh, metadata } })
  tuneEngine(services.inFlight)
  const plan = (await stop.promise) ?? planAlone(services)
  await services.stop({ drain: plan })
  process.disconnect()
}

/** Load balancers probe the primary only: a worker assumes that there is one. */
function planAlone(services: Services): DrainPlan {
  const visibility = { ...services.visibility(), askedAt: performance.now() }
  return planDrain(services.loaded().config.drain, visibility, [services.inFlight()])
}

/** Sends the reason to the primary, which reports it once. */
async function giveUp(error: unknown): Promise<undefined> {
  // The channel to the primary would keep the process alive.
  await send({ cannotStart: reasonOf(error) })
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure || error instanceof ConfigError) return error.message
  return error instanceof Error && error.stack ? error.stack : String(error)
}

/** Resolves when the message is sent, or if the primary has died, which ends this process. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
