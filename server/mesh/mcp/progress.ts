import type { components } from '../../../generated/server/mesh.ts'
import type { Failure } from '../../failure.ts'
import { isRecord } from '../../json/json.ts'
import type { Progress, ToolProgress } from '../call-context.ts'
import { rpcCodes, rpcError, type RpcId } from './errors.ts'
import type { McpMessage } from './revision.ts'

type McpReply = components['schemas']['McpReply']

/** A message of a stream. */
export type McpEvent = components['schemas']['McpEvent']

/** A response of several messages over time. */
export type McpEvents = {
  events: AsyncIterable<readonly McpEvent[]>
  /** The last messages of a failed stream. */
  lastEvents(failure: Failure): readonly McpEvent[]
}

/** A request for progress messages: its id and its progress token. */
type ProgressRequest = { id: RpcId; token: string | number }

/** Whether the client reads streams, as the protocol requires. */
export const readsEvents = (accept: string | undefined): boolean =>
  accept?.includes('text/event-stream') === true

/** The request for progress of a call whose client reads streams; null for other messages. */
export function progressRequest(
  { id, method, params }: McpMessage,
  accept: string | undefined,
): ProgressRequest | null {
  if (id === undefined || method !== 'tools/call' || !readsEvents(accept)) return null
  const meta = params?.['_meta']
  const token = isRecord(meta) ? meta['progressToken'] : undefined
  const isToken = typeof token === 'string' || typeof token === 'number'
  return isToken ? { id, token } : null
}

const smallStep = 0.001

/** A long step is reported again after this time, for clients with idle timeouts. */
const repeatMs = 5000

/**
 * Runs a call and reports its steps. From the first step on the response is a stream; a call that
 * ends before its first step has a response of one message.
 */
export async function answerWithProgress(
  { id, token }: ProgressRequest,
  run: (report: (progress: Progress) => void) => Promise<McpReply | undefined>,
  everyMs = repeatMs,
): Promise<{ body: McpReply | undefined } | McpEvents> {
  const steps = createSteps(token)
  let isDone = false
  const reply = run(steps.report).finally(() => {
    isDone = true
    steps.wake()
  })
  await Promise.race([reply, steps.next()])
  if (isDone) return { body: await reply }

  async function* events(): AsyncGenerator<readonly McpEvent[], void> {
    const timer = setInterval(steps.repeat, everyMs)
    try {
      for (let batch = steps.take(); !isDone || batch.length > 0; batch = steps.take())
        if (batch.length > 0) yield batch
        else await steps.next()
    } finally {
      clearInterval(timer)
    }
    const last = await reply
    if (last) yield [last]
  }
  return { events: events(), lastEvents: failed(id) }
}

/** The error that ends the stream of a request. */
export const failed =
  (id: RpcId): McpEvents['lastEvents'] =>
  ({ message }) => [rpcError(id, rpcCodes.internal, message)]

/** Reported steps that were not sent yet, as notifications. */
function createSteps(progressToken: string | number) {
  const { wake, next } = createAlarm()
  const startedAt = performance.now()
  let waiting: McpEvent[] = []
  let progress = 0
  let current = ''
  /** The count of steps before the tool that reports its own progress. */
  let base = 0
  const push = (message: string, own: ToolProgress = {}) => {
    // A tool's numbers follow the steps before, because progress may only increase.
    const next = own.progress === undefined ? progress + 1 : base + own.progress
    progress = Math.max(next, progress + smallStep)
    const total = own.total === undefined ? {} : { total: Math.max(base + own.total, progress) }
    const params = { progressToken, progress, ...total, message }
    waiting.push({ jsonrpc: '2.0', method: 'notifications/progress', params })
    wake()
  }
  return {
    wake,
    report(step: Progress) {
      current = sentenceOf(step)
      if (step.kind === 'toolProgress') return push(current, step)
      push(current)
      base = progress
    },
    repeat() {
      push(`${current}, ${Math.round((performance.now() - startedAt) / 1000)} s so far`)
    },
    take(): readonly McpEvent[] {
      const batch = waiting
      waiting = []
      return batch
    },
    next,
  }
}

/** Combines all calls of `wake` since the last wait; the next wait ends immediately after one. */
export function createAlarm() {
  let woken = Promise.withResolvers<void>()
  return {
    wake: () => woken.resolve(),
    async next(): Promise<void> {
      await woken.promise
      woken = Promise.withResolvers()
    },
  }
}

function sentenceOf(step: Progress): string {
  if (step.kind === 'modelCalled') return `asking the model, turn ${step.turn}`
  if (step.kind === 'toolCalled') return `calling ${step.tool}`
  const { tool, message, progress, total } = step
  if (message !== undefined) return message
  return `${tool}: ${progress}${total === undefined ? '' : ` of ${total}`}`
}
