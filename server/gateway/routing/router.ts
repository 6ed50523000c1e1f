import type { ChunkHead, OutgoingChunk } from '../upstream/chunk-reader.ts'
import type { Inference } from '../upstream/inference.ts'
import type { CompletionResult, NativeFinishReason, Usage } from '../upstream/normalize.ts'
import { estimateReply } from '../tokens.ts'
import type { RecordAttempt, RoutedRequest } from './attempt.ts'
import { firstAnswer, type FailoverParts } from './failover.ts'
import { recordedBatches } from './recorded-batches.ts'

export type { Attempt, Model, RecordAttempt, RoutedRequest } from './attempt.ts'
export type { ModelRoute } from './failover.ts'

/** The reply of a deployment, as its chunks come. */
export type ChunkStream = {
  batches: AsyncIterable<readonly OutgoingChunk[], 'close' | undefined>
  /** Complete once the batches have ended; the estimate is for upstreams that count no tokens. */
  usage(): { usage: Usage | undefined; estimate: number }
  head(): ChunkHead | undefined
  /** As in `CompletionResult`; there once the finish reason is. */
  nativeFinishReason(): NativeFinishReason | undefined
}

export type Router = {
  /** Calls deployments until one has answered in full. Throws a Failure when none did. */
  complete(request: RoutedRequest, record: RecordAttempt): Promise<CompletionResult>
  /**
   * Calls deployments until one has begun to answer. The batches end with a Failure if it does not
   * finish.
   */
  stream(request: RoutedRequest, record: RecordAttempt): Promise<ChunkStream>
}

type RouterParts = FailoverParts & { inference: Pick<Inference, 'complete' | 'open'> }

export function createRouter({ inference, ...failover }: RouterParts): Router {
  return {
    async complete(request, record) {
      const answered = await firstAnswer(failover, request, record, inference.complete)
      const { value, number, deployment, slot, startedAt } = answered
      slot.release('success')
      const { usage, choices } = value.completion
      const [choice] = choices
      record({
        number,
        deployment,
        status: 'ok',
        ms: performance.now() - startedAt,
        delivered: true,
        ...(choice && { finish: choice.finish_reason }),
        ...(usage ? { usage } : { estimate: choice ? estimateReply(choice.message) : 0 }),
      })
      return value
    },

    async stream(request, record) {
      const answered = await firstAnswer(failover, request, record, inference.open)
      const { reader } = answered.value
      answered.slot.started()
      return {
        batches: recordedBatches(answered, request, record),
        usage: () => ({ usage: reader.usage, estimate: reader.estimate() }),
        head: () => reader.head,
        nativeFinishReason: () => reader.nativeFinishReason,
      }
    },
  }
}
