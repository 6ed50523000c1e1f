import type { DeclaredModel, ModelCatalog } from '../config/models.ts'
import { Failure } from '../failure.ts'
import { isLimited, isMetered, type Cap, type Limits, type Reservation } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { costOf, type TokenPrice } from '../money.ts'
import { CallCharges, type ChargedCall } from './call-charges.ts'
import { chatStream, type ChatStream } from './chat-stream.ts'
import { conversationOf } from './conversation.ts'
import type { findModel } from './models.ts'
import type { Model, RecordAttempt, RoutedRequest, Router } from './routing/router.ts'
import { refuseParts } from './parts.ts'
import { countPrompt, estimatePrompt, maxPromptTokens } from './tokens.ts'
import type { CompletionResult } from './upstream/normalize.ts'
import { includesUsage, maxTokens, upstreamBody, type ChatRequest } from './upstream/request.ts'
import { countedOf, type UsageRecorder } from './usage.ts'

export type { Batches, ChatStream } from './chat-stream.ts'

export type ChatParts = {
  router: Router
  models: ModelCatalog
  /** As in `models.ts`, for the dialect. */
  findModel: typeof findModel
  usage: UsageRecorder
  timeouts: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
  limits: Pick<Limits, 'admit'>
  /** Limits for all callers together. */
  caps: readonly Cap[]
  /** The highest price that tokens of the model may be charged at. */
  highestPrice(model: Model): TokenPrice | undefined
}

/** What a chat handler passes on of its call, besides the body. */
export type ChatCall = ChargedCall & {
  expireIn(ms: number): void
  /** The caller's own time limit, if it set one. */
  timeoutMs: number | undefined
  /** As `sessionName` reads it from the request's headers. */
  session?: string | undefined
  /** Of the reply; what remains of the caller's limits is written here. */
  headers: RateHeaders
}

/** Serves both dialects: checks the key, reserves, routes, records and charges. */
export type Chat = {
  complete(chat: ChatRequest, call: ChatCall): Promise<CompletionResult>
  /** Resolves with the first content, or once the client has waited long enough for a byte. */
  stream(chat: ChatRequest, call: ChatCall): Promise<ChatStream>
}

/**
 * The length that is reserved, and so allowed, for a reply whose caller is limited in tokens or
 * money and sets no length of its own.
 */
const maxReplyTokens = 4096

export function createChat(parts: ChatParts): Chat {
  const { router, timeouts } = parts
  const admit = admitter(parts)
  return {
    async complete(chat, call) {
      const admitted = admit(chat, call)
      const { admission } = admitted
      const reservation = admission instanceof Promise ? await admission : admission
      const { routed, record, charges } = begin(parts, admitted, call, reservation)
      const reply = router.complete(routed, record)
      if (reservation) reply.catch((error: unknown) => charges.end(error))
      return reply
    },

    async stream(chat, call) {
      const admitted = admit(chat, call)
      const { admission } = admitted
      const reservation = admission instanceof Promise ? await admission : admission
      const { routed, record, charges } = begin(parts, admitted, call, reservation)
      const opening = router.stream(routed, record)
      if (reservation) opening.catch((error: unknown) => charges.end(error))
      return chatStream(opening, {
        promptEstimate: includesUsage(chat) ? () => estimatePrompt(admitted.request) : undefined,
        keepAliveMs: timeouts.keep_alive_ms,
        onFailure: (error) => recordFailure(parts.usage, call, error),
      })
    },
  }
}

type Admitted = {
  request: ChatRequest
  model: DeclaredModel
  admission: ReturnType<Limits['admit']>
}

/** Makes the first step: whether the key may make this request, and what is reserved for it. */
function admitter({ models, findModel, limits, caps, highestPrice }: ChatParts) {
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))
  return (chat: ChatRequest, { caller, logFields }: ChatCall): Admitted => {
    const declared = models.find(chat.model)
    if (declared) logFields.model = declared.name
    const model = findModel(chat.model, models, caller)
    const { name, contextTokens = Infinity } = model
    if (model.kind === 'embeddings') throw notForChats(chat.model)
    refuseParts(chat, model)
    if (caps.length === 0 && !isLimited(caller))
      return { request: chat, model, admission: undefined }
    if (!areCapsMetered && !isMetered(caller))
      return { request: chat, model, admission: limits.admit(caller, { tokens: 0, nano: 0 }, caps) }
    const reply = maxTokens(chat) ?? maxReplyTokens
    const need = {
      tokens: countPrompt(chat) + reply,
      // What does not fit into the model costs nothing.
      nano: costOf(highestPrice(name), Math.min(maxPromptTokens(chat), contextTokens), reply),
    }
    return {
      request: maxTokens(chat) === undefined ? { ...chat, max_tokens: reply } : chat,
      model,
      admission: limits.admit(caller, need, caps),
    }
  }
}

const notForChats = (name: string) =>
  new Failure(
    'invalidRequest',
    `${name} makes embeddings and does not chat; send the texts to /openai/v1/embeddings`,
    { retry: false, param: 'model' },
  )

type BegunCall = { routed: RoutedRequest; record: RecordAttempt; charges: CallCharges }

/** Starts the call's clock and its charges. */
function begin(
  { usage, timeouts }: ChatParts,
  { request: chat, model }: Admitted,
  call: ChatCall,
  reservation: Reservation | undefined,
): BegunCall {
  if (reservation) Object.assign(call.headers, reservation.headers)
  try {
    usage.checkWritable()
  } catch (error) {
    reservation?.end()
    throw error
  }
  const { caller, requestId, callId, signal, startedAt, timeoutMs, session } = call
  const ownMs = chat.stream ? timeouts.stream_ms : timeouts.whole_ms
  const allowedMs = Math.min(ownMs, timeoutMs ?? ownMs)
  call.expireIn(allowedMs)
  const charges = new CallCharges({ call, reservation, usage, isOwnLimit: allowedMs < ownMs })
  const record = usage.attemptRecorder({
    service: 'gateway',
    requestId,
    callId,
    keyId: caller.id,
    model: model.name,
    promptEstimate: () => estimatePrompt(chat),
    charge: (attempt) => charges.charge(attempt),
  })
  const routed = {
    requestId,
    model: model.name,
    askedModel: chat.model,
    bodyFor: (upstreamModel: string) => upstreamBody(chat, upstreamModel),
    conversation: () =>
      conversationOf({ keyId: caller.id, name: chat.prompt_cache_key || session }, chat.messages),
    size: () => countPrompt(chat) + (maxTokens(chat) ?? 0),
    contextTokens: model.contextTokens,
    signal,
    deadline: startedAt + allowedMs,
  }
  return { routed, record, charges }
}

/** Records a request that fails after the head of its reply has gone out. */
function recordFailure(usage: UsageRecorder, call: ChatCall, error: unknown): void {
  if (call.signal.reason === 'left') return
  const failure = error instanceof Failure ? error : undefined
  usage.recordRefusal({
    requestId: call.requestId,
    callId: call.callId,
    keyId: call.caller.id,
    service: 'gateway',
    status: failure?.code ?? 'internal_error',
    ms: performance.now() - call.startedAt,
    ...(failure && countedOf(failure)),
  })
}
