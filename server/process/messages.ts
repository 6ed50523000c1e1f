import type { Worker } from 'node:cluster'
import type { LoadedConfig } from '../config/load.ts'
import type { UpstreamStatus } from '../gateway/routing/upstream-status.ts'
import type { InFlightCounts } from '../http/load/in-flight.ts'
import type { ToolCounts } from '../observe/activity/activity.ts'
import type { MetricsPart } from '../observe/metrics.ts'
import type { Readiness } from '../operator/readiness.ts'
import type { ActivityOfProcess, Services, StartOptions } from '../app/start.ts'
import type { DrainPlan } from './draining.ts'

/**
 * The first message to a worker. Workers do not read the configuration or the agents themselves:
 * the files may have changed since.
 */
export type WorkerSetup = { loaded: LoadedConfig; worker: NonNullable<StartOptions['worker']> }
/** The configuration from now on, and where the sandbox's parts are now, if there are any. */
type Reload = Pick<WorkerSetup, 'loaded'> & Pick<WorkerSetup['worker'], 'embedded'>

export type ToWorker =
  | { setup: WorkerSetup }
  | { ask: keyof Answers; id: number }
  | { reload: Reload }
  | { drain: true }
  | { stop: DrainPlan }
/** What a worker serves, and where. */
export type Addresses = Pick<Services, 'gateway' | 'mesh' | 'metadata'>

export type FromWorker =
  | { listening: Addresses }
  | { cannotStart: string }
  | { id: number; answer: Answers[keyof Answers] }

/** What the primary can ask of a worker. */
export type Answers = {
  readiness: Readiness
  metrics: MetricsPart
  upstreamStatuses: UpstreamStatus[]
  inFlight: InFlightCounts
  activity: ActivityOfProcess
  tools: ToolCounts[]
}

/** How long a worker may take to answer. */
const answerMs = 1000
let lastId = 0

/** Sends a question to a worker; undefined when no answer comes in time. */
export function ask<Question extends keyof Answers>(
  worker: Worker,
  question: Question,
): Promise<Answers[Question] | undefined> {
  return new Promise((resolve) => {
    const id = ++lastId
    const settle = (answer?: Answers[Question]) => {
      clearTimeout(late)
      worker.off('message', receive)
      resolve(answer)
    }
    // The id says to which question this is the answer.
    const receive = (message: FromWorker) =>
      'id' in message && message.id === id && settle(message.answer as Answers[Question])
    const late = setTimeout(settle, answerMs)
    worker.on('message', receive)
    send(worker, { ask: question, id }, () => settle())
  })
}

/** Sends a message; a worker that has died in this moment is no error. */
export function send(worker: Worker, message: ToWorker, failed: () => void = () => {}): void {
  if (!worker.isConnected()) return failed()
  worker.send(message, (error: Error | null) => error && failed())
}
