import { ChunkReader, type ChunkHead, type OutgoingChunk } from '../upstream/chunk-reader.ts'
import type { EmbeddingReply, ExpectedVectors } from '../upstream/embeddings.ts'
import type { Inference, PassedReply } from '../upstream/inference.ts'
import type { CompletionResult, NativeFinishReason, Usage } from '../upstream/normalize.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'
import { estimateReply, estimateTokens } from '../tokens.ts'
import type { Attempt, Model, RecordAttempt, RoutedRequest } from './attempt.ts'
import type { Dialect } from './deployments.ts'
import {
  firstAnswer,
  type AnsweredAttempt,
  type FailoverParts,
  type ModelRoute,
} from './failover.ts'
import { refusalOf, type CallForms } from './forms.ts'
import { countTokens, type CountRequest } from './token-count.ts'
import { recordedBatches, type EventBatches } from './recorded-batches.ts'

export type {
  Attempt,
  Model,
  OwnReceiver,
  OwnRequest,
  RecordAttempt,
  RoutedRequest,
} from './attempt.ts'
export type { ModelRoute } from './failover.ts'
export type { CallForms } from './forms.ts'

/** The reply of a deployment, as its events come. */
export type ChunkStream<Event = OutgoingChunk> = {
  batches: EventBatches<Event>
  /** Complete once the batches have ended; the estimate is for upstreams that count no tokens. */
  usage(): { usage: Usage | undefined; estimate: number }
  /** Whether the events are the model server's own, in the caller's dialect. */
  isPassed: boolean
  head(): ChunkHead | undefined
  /** As in `CompletionResult`; there once the finish reason is. */
  nativeFinishReason(): NativeFinishReason | undefined
  /** The same. */
  stopSequence(): string | undefined
}

export type Router = {
  /** Whether a deployment of the model speaks the dialect. */
  speaks(model: Model, dialect: Dialect): boolean
  /** Throws the refusal of a request that no deployment of the model can take in any form. */
  refuse(model: Model, forms: CallForms): void
  /** The most nano-USD that hosted tools may cost a call, at any deployment that may get it. */
  hostedNano(model: Model, forms: CallForms): number
  /** Unknown members that a deployment of the model may get of a chat. */
  forwarded(model: Model): ReadonlySet<string>
  /** Calls deployments until one has answered in full. Throws a Failure when none did. */
  complete: {
    (request: ChatRequestOnly, record: RecordAttempt): Promise<CompletionResult>
    (request: RoutedRequest, record: RecordAttempt): Promise<CompletionResult | PassedReply>
  }
  /**
   * Calls deployments until one has begun to answer. The batches end with a Failure if it does not
   * finish.
   */
  stream: {
    (request: ChatRequestOnly, record: RecordAttempt): Promise<ChunkStream>
    (
      request: RoutedRequest,
      record: RecordAttempt,
    ): Promise<ChunkStream<OutgoingChunk | PassedEvent>>
  }
  /** As `countTokens` of `token-count.ts`. */
  countTokens(request: CountRequest): Promise<number | undefined>
  /** As `complete`, for a request of the dialect `embeddings`. */
  embed(
    request: RoutedRequest & { dialect: 'embeddings' },
    expected: ExpectedVectors,
    record: RecordAttempt,
  ): Promise<EmbeddingReply>
}

/** A request whose reply is read in the inner form, whatever the deployment. */
type ChatRequestOnly = RoutedRequest & { own?: undefined }

type RouterParts = FailoverParts & {
  inference: Pick<Inference, 'complete' | 'open' | 'embed' | 'count'>
}

export function createRouter({ inference, ...failover }: RouterParts): Router {
  async function complete(
    request: ChatRequestOnly,
    record: RecordAttempt,
  ): Promise<CompletionResult>
  async function complete(
    request: RoutedRequest,
    record: RecordAttempt,
  ): Promise<CompletionResult | PassedReply>
  async function complete(request: RoutedRequest, record: RecordAttempt) {
    const answered = await firstAnswer(failover, request, record, inference.complete)
    const { value } = answered
    await finish(answered, record, countsOf(value))
    return value
  }

  const embed: Router['embed'] = async (request, expected, record) => {
    const answered = await firstAnswer(failover, request, record, (call) =>
      inference.embed(call, expected),
    )
    const { usage } = answered.value
    await finish(answered, record, usage ? { usage } : { estimate: 0 })
    return answered.value
  }

  async function stream(request: ChatRequestOnly, record: RecordAttempt): Promise<ChunkStream>
  async function stream(
    request: RoutedRequest,
    record: RecordAttempt,
  ): Promise<ChunkStream<OutgoingChunk | PassedEvent>>
  async function stream(request: RoutedRequest, record: RecordAttempt) {
    const answered = await firstAnswer(failover, request, record, inference.open)
    const { reader } = answered.value
    answered.slot.started()
    const chat = reader instanceof ChunkReader ? reader : undefined
    return {
      batches: recordedBatches(answered, request, record),
      usage: () => ({ usage: reader.usage, estimate: reader.estimate() }),
      isPassed: chat === undefined,
      head: () => chat?.head,
      nativeFinishReason: () => chat?.nativeFinishReason,
      stopSequence: () => chat?.stopSequence,
    }
  }

  const refuse: Router['refuse'] = (model, forms) => {
    const refusal = refusalOf(failover.routes.get(model)?.deployments ?? [], forms)
    if (refusal) throw refusal
  }
  const hostedNano: Router['hostedNano'] = (model, { own }) =>
    own ? mostHostedNano(failover.routes.get(model), own) : 0
  const speaks = (model: Model, dialect: Dialect) =>
    failover.routes.get(model)?.deployments.some(({ dialects }) => dialects.has(dialect)) ?? false
  const forwarded = (model: Model) => forwardedOf(failover.routes.get(model))
  const count: Router['countTokens'] = (request) => countTokens({ ...failover, inference }, request)
  return { speaks, refuse, hostedNano, forwarded, countTokens: count, complete, stream, embed }
}

const mostHostedNano = (
  route: ModelRoute | undefined,
  own: NonNullable<CallForms['own']>,
): number =>
  (route?.deployments ?? [])
    .filter(({ dialects }) => dialects.has(own.dialect))
    .reduce((most, { hostedTools }) => Math.max(most, own.hostedNano(hostedTools)), 0)

const forwardedOf = (route: ModelRoute | undefined): ReadonlySet<string> =>
  new Set((route?.deployments ?? []).flatMap(({ members }) => [...members.forwarded]))

/** Records the attempt that gave a complete reply. */
function finish(
  { number, deployment, slot, startedAt }: AnsweredAttempt<unknown>,
  record: RecordAttempt,
  counts: Counts,
): Promise<void> | undefined {
  slot.release('success')
  const ms = performance.now() - startedAt
  const { finish, usage, estimate, hostedCalls } = counts
  return record({
    number,
    deployment,
    status: 'ok',
    ms,
    delivered: true,
    finish,
    usage,
    estimate,
    hostedCalls,
  })
}

type Counts = Pick<Attempt, 'finish' | 'usage' | 'estimate' | 'hostedCalls'>

/** What the ledger counts of a complete reply. */
export const countsOf = (value: CompletionResult | PassedReply): Counts =>
  'passed' in value ? passedCounts(value) : completionCounts(value)

function completionCounts({ completion: { usage, choices } }: CompletionResult): Counts {
  const choice = choices[0]
  return {
    finish: choice?.finish_reason,
    usage,
    estimate: usage ? undefined : choice && estimateReply(choice.message),
    hostedCalls: undefined,
  }
}

const passedCounts = ({ passed: { usage, finish, text, hostedCalls } }: PassedReply): Counts => ({
  finish,
  usage,
  estimate: usage ? undefined : estimateTokens(text()),
  hostedCalls,
})
