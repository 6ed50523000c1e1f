import cluster from 'node:cluster'
import type { ReadConfig } from '../config/load.ts'
import { planDrain } from './draining.ts'
import { greet, type LocalServers } from './greeting.ts'
import { prepareEngine, tuneEngine } from './engine.ts'
import { servePrimary } from './primary.ts'
import { onSignals, stopOnSignal } from './signals.ts'
import { serveWorker } from './worker.ts'
import { startServices, type ServiceName } from '../app/start.ts'

type ServeOptions = {
  only?: readonly ServiceName[]
  workers?: number
  /** Finds model servers of this machine, for who tries the sandbox. */
  localServers?: LocalServers
}

/**
 * Serves what the configuration says until a signal stops it. The configuration is read at the
 * start, and with each SIGHUP. Resolves when all is drained and closed.
 */
export async function serve(
  read: ReadConfig,
  { only, workers, localServers }: ServeOptions,
): Promise<void> {
  prepareEngine()
  if (cluster.isWorker) return serveWorker()
  const loaded = read()
  const count = workers ?? loaded.config.workers
  if (count > 1 && !only?.every((service) => service === 'operator'))
    return servePrimary(read, loaded, { only, count, localServers })
  const signals = onSignals()
  const services = await startServices(loaded, { only, read })
  greet(loaded, services, { localServers })
  tuneEngine(services.inFlight)
  signals.onReload(() => services.reload(read))
  await stopOnSignal(signals.stop, {
    log: services.log,
    settings: () => services.loaded().config.drain,
    drain: async () =>
      planDrain(services.loaded().config.drain, services.visibility(), [services.inFlight()]),
    stop: (drain) => services.stop({ drain }),
  })
}
