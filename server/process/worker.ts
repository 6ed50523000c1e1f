import { ConfigError } from '../config/load.ts'
import { Failure } from '../failure.ts'
import { startServices, type Services } from '../app/start.ts'
import { planDrain, type DrainPlan } from './draining.ts'
import { tuneEngine } from './engine.ts'
import type { Answers, WorkerSetup, FromWorker, ToWorker } from './messages.ts'

/** A primary that was signalled too says within this time how to stop. */
const primaryMs = 2000

/**
 * One of several processes that serve the public addresses. It starts and stops by the primary's
 * messages, and ends with the primary.
 */
export async function serveWorker(): Promise<void> {
  const setup = Promise.withResolvers<WorkerSetup>()
  const stop = Promise.withResolvers<DrainPlan | undefined>()
  // A terminal and some supervisors signal every process: then the primary says how to stop.
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
  const answers: { [Question in keyof Answers]: () => Promise<Answers[Question]> } = {
    readiness: services.readiness,
    metrics: () => services.metrics.registry.getMetricsAsJSON(),
    upstreamStatuses: services.upstreamStatuses,
    inFlight: async () => services.inFlight(),
    activity: async () => ({ activity: services.activity.read(), inFlight: services.inFlight() }),
    tools: async () => services.activity.tools(),
  }
  process.on('message', (message: ToWorker) => {
    if ('ask' in message)
      void answers[message.ask]().then((answer) => send({ id: message.id, answer }))
  })
  const { gateway, mesh, metadata } = services
  await send({ listening: { gateway, mesh, metadata } })
  tuneEngine(services.inFlight)
  const plan = (await stop.promise) ?? planAlone(services)
  await services.stop({ drain: plan })
  process.disconnect()
}

/** Only the primary is asked for readiness: its worker takes it that a load balancer asks. */
function planAlone(services: Services): DrainPlan {
  const visibility = { ...services.visibility(), askedAt: performance.now() }
  return planDrain(services.loaded().config.drain, visibility, [services.inFlight()])
}

/** The primary reports why a worker cannot start, once. */
async function giveUp(error: unknown): Promise<undefined> {
  // Its channel to the primary would keep a process alive that serves nothing.
  await send({ cannotStart: reasonOf(error) })
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure || error instanceof ConfigError) return error.message
  return error instanceof Error && error.stack ? error.stack : String(error)
}

/** Resolves when it is sent. A primary that has died ends this process too. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
