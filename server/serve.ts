import cluster from 'node:cluster'
import type { LoadedConfig } from './config.ts'
import { greet } from './serve/greeting.ts'
import { servePrimary } from './serve/primary.ts'
import { onSignal, stopped } from './serve/signals.ts'
import { serveWorker } from './serve/worker.ts'
import { startServices, type ServiceName } from './services.ts'

type ServeOptions = { only?: readonly ServiceName[]; workers?: number }

/** Serves until a signal ends it. Resolves when all is drained and closed. */
export async function serve(loaded: LoadedConfig, { only, workers = loaded.config.workers }: ServeOptions): Promise<void> {
  if (cluster.isWorker) return serveWorker(loaded)
  if (workers > 1 && !only?.every((service) => service === 'operator')) return servePrimary(loaded, { only, count: workers })
  const signal = onSignal()
  const services = await startServices(loaded, { only })
  greet(loaded, services)
  await stopped(signal, services.log, () => services.stop({ drain: true }))
}
