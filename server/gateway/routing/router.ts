import type { Work } from '../../units.ts'
import type { Call, Model, NativeRequest } from '../call.ts'
import { ChunkReader, type ChunkHead, type OutgoingChunk } from '../upstream/chunk-reader.ts'
import type { Inference, PassedReply, ReadReply } from '../upstream/inference.ts'
import type {
  CompletionResult,
  MeteredUsage,
  NativeFinishReason,
  Usage,
} from '../upstream/normalize.ts'
import type { PassedEvent } from '../upstream/passthrough/reader.ts'
import { estimateReply, estimateTokens } from '../tokens.ts'
import { Failure } from '../../failure.ts'
import type { Review } from '../hooks/hooks.ts'
import { reviewedReply } from '../hooks/reply.ts'
import { ReviewedStream } from '../hooks/reviewed-stream.ts'
import type { Attempt, DeliveredReply } from './attempt.ts'
import type { MemberRules } from '../providers/facts.ts'
import { chooseDeployment, labelled, type Deployment } from './deployments.ts'
import { firstAnswer, type FailoverDeps } from './failover.ts'
import { fitting, nativeWire, unfitError, type CallFormats } from './request-formats.ts'
import { recordedBatches, type EventBatches } from './recorded-batches.ts'

/** The reply of a deployment as a stream of events. */
export type ChunkStream<Event = OutgoingChunk> = {
  batches: EventBatches<Event>
  /**
   * Complete when the batches have ended; the estimate is for upstreams that do not count tokens.
   */
  usage(): { usage: Usage | undefined; estimate: number }
  /** Whether the events are the model server's own, in the caller's dialect. */
  isPassed: boolean
  head(): ChunkHead | undefined
  /** As in `CompletionResult`; available with the finish reason. */
  nativeFinishReason(): NativeFinishReason | undefined
  /** The same. */
  stopSequence(): string | undefined
}

/** Audio of a deployment, with the media type that it sent. */
export type AudioStream = { batches: EventBatches<Buffer>; type: string | undefined }

export type Router = {
  /** Whether a deployment of the model speaks the dialect of the request. */
  speaks(model: Model, native: Pick<NativeRequest, 'dialect'>): boolean
  /** Throws if no deployment of the model can take the call in any dialect. */
  rejectUnfit(model: Model, formats: CallFormats): void
  /** The maximum nano-USD of a call's hosted tools, at any deployment that may get it. */
  hostedNano(model: Model, formats: CallFormats): number
  /** Unknown members of a chat that a deployment of the model may get. */
  memberRules(model: Model): MemberRules
  /** Calls deployments until one has sent a complete reply. Throws a Failure if none does. */
  complete(call: Call): Promise<CompletionResult | PassedReply>
  /**
   * Calls deployments until one has started its reply. The batches end with a Failure if it does
   * not finish.
   */
  stream(call: Call): Promise<ChunkStream<OutgoingChunk | PassedEvent>>
  /**
   * The number of a prompt's tokens by a deployment that speaks its dialect; undefined if none
   * returns it. Not all servers of the dialect have the operation, so a failure shows nothing about a
   * server.
   */
  countTokens(call: CountedCall): Promise<number | undefined>
  /** As `stream`, for an operation whose reply is audio. */
  audio(call: Call): Promise<AudioStream>
  /** As `complete`, for an operation that is not a chat. */
  answer<Value extends Counted>(call: Call, read: ReadReply<Value>): Promise<Value>
}

/** Token counts of a reply, if the server sent them. */
type Counted = {
  usage: Usage | undefined
  /** The tokens of the reply by our own count; by default the maximum. */
  estimate?: number
  work?: Work
}

/** A prompt whose tokens are to be counted. */
export type CountedCall = Pick<Call, 'callerName' | 'only' | 'model' | 'calledModel' | 'signal'> & {
  native: NativeRequest
  isLimited: boolean
}

type RouterDeps = FailoverDeps & {
  inference: Pick<Inference, 'complete' | 'open' | 'openAudio' | 'answer' | 'count'>
}

export function createRouter(deps: RouterDeps): Router {
  const { inference, record, routes } = deps
  const deploymentsOf = (model: Model) => routes.get(model)?.deployments ?? []
  return {
    async complete(call) {
      const { attempt, value } = await firstAnswer(deps, call, inference.complete)
      const reply = call.after ? await reviewed(deps, attempt, value, call.after) : value
      await record(attempt.deliver('success', countsOf(value)))
      return reply
    },
    async stream(call) {
      const { attempt, value } = await firstAnswer(deps, call, inference.open)
      const { reader } = value
      attempt.slot.started()
      const reply = call.after ? new ReviewedStream(value, call.after) : value
      const chat = reader instanceof ChunkReader ? reader : undefined
      return {
        batches: recordedBatches(reply, attempt, record),
        usage: () => ({
          usage: reader.usage && chatUsage(reader.usage),
          estimate: reader.estimate(),
        }),
        isPassed: chat === undefined,
        head: () => chat?.head,
        nativeFinishReason: () => chat?.nativeFinishReason,
        stopSequence: () => chat?.stopSequence,
      }
    },
    async audio(call) {
      const { attempt, value } = await firstAnswer(deps, call, inference.openAudio)
      attempt.slot.started()
      const type = attempt.headers?.['content-type']
      return { batches: recordedBatches(value, attempt, record), type }
    },
    countTokens: (call) => countTokens(deps, call),
    async answer(call, read) {
      const { attempt, value } = await firstAnswer(deps, call, (one, wire) =>
        inference.answer(one, wire, read),
      )
      const { usage, work = call.work, estimate = call.reply?.maxTokens ?? 0 } = value
      const counts = usage ? { usage } : { estimate }
      await record(attempt.deliver('success', { ...counts, work }))
      return value
    },
    rejectUnfit(model, formats) {
      const refusal = unfitError(deploymentsOf(model), formats)
      if (refusal) throw refusal
    },
    hostedNano: (model, { native }) => (native ? maxHostedNano(deploymentsOf(model), native) : 0),
    speaks: (model, { dialect }) =>
      deploymentsOf(model).some(({ dialects }) => dialects.has(dialect)),
    memberRules: (model) => memberRulesOf(deploymentsOf(model)),
  }
}

/** The reply as the hooks leave it. If they do not, its model server has worked all the same. */
async function reviewed(
  { record }: Pick<RouterDeps, 'record'>,
  attempt: Attempt,
  value: CompletionResult | PassedReply,
  after: Review,
): Promise<CompletionResult> {
  if ('passed' in value) throw new Error('a hooked reply is passed through')
  try {
    return await reviewedReply(value, after)
  } catch (error) {
    const failure = error instanceof Failure ? error : undefined
    const { code: status = 'internal_error', details } = failure ?? {}
    const reason = details?.reason
    await record(attempt.deliver('success', { ...countsOf(value), status, reason }))
    throw error
  }
}

const maxHostedNano = (
  deployments: readonly Deployment[],
  native: NonNullable<CallFormats['native']>,
): number =>
  deployments
    .filter(({ dialects }) => dialects.has(native.dialect))
    .reduce((max, { hostedTools }) => Math.max(max, native.hostedNano(hostedTools)), 0)

function memberRulesOf(deployments: readonly Deployment[]): MemberRules {
  const rules = deployments.map(({ members }) => members)
  return {
    rejectsUnknown: rules.some(({ rejectsUnknown }) => rejectsUnknown),
    forwarded: new Set(rules.flatMap(({ forwarded }) => [...forwarded])),
  }
}

/** Maximum model servers to call before the count is estimated. */
const countAttempts = 2

async function countTokens(
  { routes, random, inference }: RouterDeps,
  call: CountedCall,
): Promise<number | undefined> {
  const { native, calledModel, isLimited } = call
  const bounds = { maxTokens: undefined, isLimited, isBudgeted: false }
  const permitted = labelled(routes.get(call.model)?.deployments ?? [], call.only)
  const { dialect, operation = 'count_tokens' } = native
  const able = fitting(permitted, call).filter(({ dialects }) => dialects.has(dialect))
  const tried = new Set<Deployment>()
  const basis = { seeker: call, random, conversation: () => undefined }
  while (tried.size < countAttempts && !call.signal.aborted) {
    const deployment = chooseDeployment(able, tried, basis)
    if (!deployment) return undefined
    tried.add(deployment)
    const model = deployment.sentModel ?? calledModel
    const wire = nativeWire(native, deployment, { model, bounds, operation })
    const outcome = await inference.count({ call, deployment }, wire)
    if (outcome.ok) return outcome.value.tokens
  }
  return undefined
}

/** The counts that chats have. */
function chatUsage(metered: MeteredUsage): Usage {
  const {
    cacheWriteTokens: _writes,
    cacheWrite1hTokens: _longWrites,
    maxPrompt: _longest,
    ...usage
  } = metered
  return usage
}

/** The ledger's counts of a complete reply. */
export const countsOf = (value: CompletionResult | PassedReply): DeliveredReply =>
  'passed' in value ? passedCounts(value) : completionCounts(value)

function completionCounts({ completion, metered, counts }: CompletionResult): DeliveredReply {
  const { choices, usage = metered } = completion
  const choice = choices[0]
  return {
    finish: choice?.finish_reason,
    usage: metered ?? usage,
    counts,
    estimate: usage ? undefined : choice && estimateReply(choice.message),
    hostedCalls: undefined,
  }
}

const passedCounts = ({
  passed: { usage, counts, finish, text, hostedCalls },
}: PassedReply): DeliveredReply => ({
  finish,
  usage,
  counts,
  estimate: usage ? undefined : estimateTokens(text()),
  hostedCalls,
})
