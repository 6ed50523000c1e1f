import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import { newId } from '../store/id.ts'
import type { DrainPlan } from './draining.ts'
import {
  query,
  send,
  type Addresses,
  type Responses,
  type WorkerSetup,
  type FromWorker,
} from './messages.ts'

/** Workers that exit sooner are restarted with increasing pauses. */
const longLifeMs = 5000
const maxPauseMs = 10_000

/** The worker processes of a primary; one that exits is restarted. */
export type Workers = {
  /** Resolves with the URLs that all of them serve. */
  start(count: number): Promise<Addresses>
  /** Workers that exit are no longer restarted. */
  endRestarts(): void
}

type WorkerOptions = {
  /** The first message to a worker. `writer` names its rows in the ledger. */
  setupOf(writer: string): WorkerSetup
  /** Whether an operator has drained the server. */
  isDraining(): boolean
  /** Called with the writer of a worker that has exited. */
  exited(writer: string): void
  observe: Observe
}

export function createWorkers({ setupOf, isDraining, exited, observe }: WorkerOptions): Workers {
  let restarts = true
  let shortLives = 0

  function fork(): Worker {
    const writer = newId()
    const worker = cluster.fork()
    send(worker, { setup: setupOf(writer) })
    if (isDraining()) send(worker, { drain: true })
    const bornAt = performance.now()
    worker.once('exit', (code: number, signal: string) => {
      exited(writer)
      if (!restarts) return
      const pid = worker.process.pid ?? 0
      observe({ kind: 'workerDied', pid, reason: signal || `exit ${code}` })
      shortLives = performance.now() - bornAt < longLifeMs ? shortLives + 1 : 0
      const pauseMs = shortLives === 0 ? 0 : Math.min(maxPauseMs, 125 * 2 ** shortLives)
      setTimeout(() => restarts && fork(), pauseMs)
    })
    return worker
  }

  return {
    async start(count) {
      const workers = Array.from({ length: count }, fork)
      const [addresses] = await Promise.all(workers.map(listening))
      if (!addresses) throw new Error('a cluster has a worker at least')
      return addresses
    },
    endRestarts: () => void (restarts = false),
  }
}

/** The running workers. */
export const aliveWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {})
    .filter((worker) => worker !== undefined)
    .filter((worker) => !worker.isDead())

/** Drains the running workers. */
export const drainWorkers = (): void => {
  for (const worker of aliveWorkers()) send(worker, { drain: true })
}

/** The responses of all workers; undefined for one that does not respond in time. */
export const queryWorkers = <Name extends keyof Responses>(
  name: Name,
): Promise<(Responses[Name] | undefined)[]> =>
  Promise.all(aliveWorkers().map((worker) => query(worker, name)))

function listening(worker: Worker): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('listening' in message) resolve(message.listening)
      if ('cannotStart' in message) reject(new Failure('unavailable', message.cannotStart))
    })
    worker.once('exit', (code: number) => {
      const text = `A worker exited with ${code} before it served; its output is above.`
      reject(new Failure('unavailable', text))
    })
  })
}

/** Stops all workers, and kills those that do not end in time. */
export async function stopWorkers(drain: DrainPlan, withinMs: number): Promise<void> {
  await Promise.all(aliveWorkers().map((worker) => stopWorker(worker, drain, withinMs)))
}

async function stopWorker(worker: Worker, drain: DrainPlan, withinMs: number): Promise<void> {
  const exit = once(worker, 'exit')
  send(worker, { stop: drain })
  const late = setTimeout(() => worker.process.kill('SIGKILL'), withinMs)
  await exit
  clearTimeout(late)
}
