import type { Worker } from 'node:cluster'
import type { LoadedConfig } from '../config/load.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { InFlightCounts } from '../http/load/in-flight.ts'
import type { ToolFault } from '../mesh/tools/mcp/faults.ts'
import type { ToolCounts } from '../observe/activity/activity.ts'
import type { MetricsPart } from '../observe/metrics.ts'
import type { Readiness } from '../operator/readiness.ts'
import type { ActivityOfProcess, Services, StartOptions } from '../app/start.ts'
import type { DrainPlan } from './draining.ts'

/**
 * The first message to a worker. Workers do not read the configuration or the agents themselves,
 * because the files may have changed.
 */
export type WorkerSetup = { loaded: LoadedConfig; worker: NonNullable<StartOptions['worker']> }
/** The new configuration, and the URLs of the sandbox's servers, if it runs. */
type Reload = Pick<WorkerSetup, 'loaded'> & Pick<WorkerSetup['worker'], 'embedded'>

export type ToWorker =
  | { setup: WorkerSetup }
  | { query: keyof Responses; id: number }
  | { reload: Reload }
  | { drain: true }
  | { stop: DrainPlan }
/** The URLs of the services of a worker. */
export type Addresses = Pick<Services, 'gateway' | 'mesh' | 'metadata'>

export type FromWorker =
  | { listening: Addresses }
  | { cannotStart: string }
  | { id: number; response: Responses[keyof Responses] }

/** The responses of a worker to requests of the primary. */
export type Responses = {
  readiness: Readiness
  metrics: MetricsPart
  upstreamStatuses: UpstreamStatus[]
  inFlight: InFlightCounts
  activity: ActivityOfProcess
  tools: ToolCounts[]
  toolFaults: ToolFault[]
}

/** How long a worker may take to respond. */
const responseMs = 1000
let lastId = 0

/** Sends a request to a worker; undefined if no response arrives in time. */
export function query<Name extends keyof Responses>(
  worker: Worker,
  name: Name,
): Promise<Responses[Name] | undefined> {
  return new Promise((resolve) => {
    const id = ++lastId
    const settle = (response?: Responses[Name]) => {
      clearTimeout(late)
      worker.off('message', receive)
      resolve(response)
    }
    const receive = (message: FromWorker) =>
      'id' in message && message.id === id && settle(message.response as Responses[Name])
    const late = setTimeout(settle, responseMs)
    worker.on('message', receive)
    send(worker, { query: name, id }, () => settle())
  })
}

/** Sends a message; it is no error if the worker has just died. */
export function send(worker: Worker, message: ToWorker, failed: () => void = () => {}): void {
  if (!worker.isConnected()) return failed()
  worker.send(message, (error: Error | null) => error && failed())
}
