import cluster from 'node:cluster'
import type { LoadedConfig } from './config.ts'
import { greet } from './serve/greeting.ts'
import { servePrimary } from './serve/primary.ts'
import { onSignals, stopped } from './serve/signals.ts'
import { serveWorker } from './serve/worker.ts'
import { startServices, type ServiceName } from './services.ts'

type ServeOptions = { only?: readonly ServiceName[]; workers?: number }

/** Serves what the configuration says until a signal ends it; it is read at the start, and with each SIGHUP. Resolves when all is drained and closed. */
export async function serve(
  read: () => LoadedConfig,
  { only, workers }: ServeOptions,
): Promise<void> {
  if (cluster.isWorker) return serveWorker()
  const loaded = read()
  const count = workers ?? loaded.config.workers
  if (count > 1 && !only?.every((service) => service === 'operator'))
    return servePrimary(read, loaded, { only, count })
  const signals = onSignals()
  const services = await startServices(loaded, { only })
  greet(loaded, services)
  signals.onReload(() => services.reload(read))
  await stopped(signals.stop, services.log, () => services.stop({ drain: true }))
}
