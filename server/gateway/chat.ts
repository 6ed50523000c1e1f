import { Failure } from '../failure.ts'
import { callerName, type Key } from '../keys/keys.ts'
import { isLimited } from '../limits/limits.ts'
import { createAdmitter, hasBudget, type Admitted, type AdmitParts } from './admit.ts'
import { beginCall, type BegunCall, type ModelCall } from './begin-call.ts'
import { chatStream, type ChatStream } from './chat-stream.ts'
import { conversationOf } from './conversation.ts'
import { ownReason } from './reasons/reason.ts'
import type { Deployment } from './routing/deployments.ts'
import type { OwnReceiver, OwnRequest, RoutedRequest, Router } from './routing/router.ts'
import { countPrompt, estimatePrompt, type OwnPrompt } from './tokens.ts'
import type { OutgoingChunk } from './upstream/chunk-reader.ts'
import type { PassedReply } from './upstream/inference.ts'
import type { CompletionResult } from './upstream/normalize.ts'
import type { PassedEvent } from './upstream/passthrough/reader.ts'
import type { ReadOn } from './upstream/stream.ts'
import { includesUsage, maxTokens, upstreamBody, type ChatRequest } from './upstream/request.ts'
import { failureFacts, type UsageRecorder } from './usage.ts'

export type { Batches, ChatStream } from './chat-stream.ts'

export type ChatParts = AdmitParts & {
  router: Router
  usage: UsageRecorder
  /** As `ReadOn`, for a caller. */
  readOn(caller: Key, abort: () => void): ReturnType<ReadOn>
  timeouts: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
}

/** What a chat handler passes on of its call, besides the body. */
export type ChatCall = ModelCall & {
  /** As `sessionName` reads it from the request's headers. */
  session?: string | undefined
  /** The request in the caller's own dialect, for model servers that speak it. */
  own?: OwnCall | undefined
  /** As in `RoutedRequest`. */
  untranslatable?: Failure | undefined
  /**
   * Makes what the first events of a translated stream need. Called when the request is on its way,
   * so that the model server works meanwhile. Must not throw.
   */
  whileWaiting?(): void
}

/** As `OwnRequest`, with the bounds of a limited caller's reply. */
export type OwnCall = Omit<OwnRequest, 'bodyFor'> & {
  /** What its prompt holds. */
  prompt(): OwnPrompt
  bodyFor(upstreamModel: string, receiver: OwnReceiver, bounds: ReplyBounds): string | Buffer
}

/** What bounds a reply. */
export type ReplyBounds = {
  maxTokens: number | undefined
  /** Whether its caller has limits of any kind. */
  isLimited: boolean
  /** Whether calls of hosted tools are bounded, since a budget is to pay for them. */
  isBudgeted: boolean
}

type TranslatedCall = ChatCall & { own?: undefined }

/** An event of a stream that may be passed on as it comes. */
export type ChatEvent = OutgoingChunk | PassedEvent

/**
 * Serves all dialects: checks the key, reserves, routes, records and charges. The reply is in the
 * inner form, or the model server's own where the call has its own form.
 */
export type Chat = {
  complete: {
    (chat: ChatRequest, call: TranslatedCall): Promise<CompletionResult>
    (chat: ChatRequest, call: ChatCall): Promise<CompletionResult | PassedReply>
  }
  /** Resolves with the first content, or once the client has waited long enough for a byte. */
  stream: {
    (chat: ChatRequest, call: TranslatedCall): Promise<ChatStream>
    (chat: ChatRequest, call: ChatCall): Promise<ChatStream<ChatEvent>>
  }
}

export function createChat(parts: ChatParts): Chat {
  const { router, timeouts } = parts
  const admit = createAdmitter(parts, router)
  async function complete(chat: ChatRequest, call: TranslatedCall): Promise<CompletionResult>
  async function complete(
    chat: ChatRequest,
    call: ChatCall,
  ): Promise<CompletionResult | PassedReply>
  async function complete(chat: ChatRequest, call: ChatCall) {
    const admission = admit(chat, call)
    const admitted = admission instanceof Promise ? await admission : admission
    const { routed, record, charges } = begin(parts, admitted, call)
    const reply = router.complete(routed, record)
    if (admitted.reservation) reply.catch((error: unknown) => charges.end(error))
    return await reply
  }

  async function stream(chat: ChatRequest, call: TranslatedCall): Promise<ChatStream>
  async function stream(chat: ChatRequest, call: ChatCall): Promise<ChatStream<ChatEvent>>
  async function stream(chat: ChatRequest, call: ChatCall) {
    const admission = admit(chat, call)
    const admitted = admission instanceof Promise ? await admission : admission
    const { routed, record, charges } = begin(parts, admitted, call)
    const opening = router.stream(routed, record)
    if (!routed.own) call.whileWaiting?.()
    if (admitted.reservation) opening.catch((error: unknown) => charges.end(error))
    return chatStream(opening, {
      promptEstimate: includesUsage(chat) ? () => estimatePrompt(admitted.request) : undefined,
      keepAliveMs: timeouts.keep_alive_ms,
      mayPass: routed.own !== undefined,
      onFailure: (error) => recordFailure(parts.usage, call, admitted, error),
    })
  }

  return { complete, stream }
}

type BegunChat = Omit<BegunCall, 'deadline'> & { routed: RoutedRequest }

/** Starts the call's clock and its charges. */
function begin(
  { router, usage, readOn, timeouts, caps }: ChatParts,
  admitted: Admitted,
  call: ChatCall,
): BegunChat {
  const { request: chat, model } = admitted
  const { caller, requestId, signal, session } = call
  const begun = { ...admitted, calledModel: chat.model }
  const { record, charges, deadline } = beginCall(usage, call, begun, {
    mostMs: chat.stream ? timeouts.stream_ms : timeouts.whole_ms,
    promptEstimate: () => estimatePrompt(chat),
  })
  const routed = {
    requestId,
    caller: callerName(caller),
    model: model.name,
    askedModel: chat.model,
    bodyFor: (
      upstreamModel: string,
      { abilities, members }: Pick<Deployment, 'abilities' | 'members'>,
    ) => upstreamBody(chat, upstreamModel, abilities.reasoning, members.forwarded),
    untranslatable: call.untranslatable,
    own:
      call.own && router.speaks(model.name, call.own.dialect)
        ? ownRequest(call.own, {
            maxTokens: maxTokens(chat),
            isLimited: caps.length > 0 || isLimited(caller),
            isBudgeted: hasBudget(caps, caller),
          })
        : undefined,
    conversation: () =>
      conversationOf({ keyId: caller.id, name: chat.prompt_cache_key || session }, chat.messages),
    size: () => countPrompt(chat) + (maxTokens(chat) ?? 0),
    contextTokens: model.contextTokens,
    reply: { maxTokens: maxTokens(chat), tokensPerSecond: model.tokensPerSecond },
    readOn: (abort: () => void) => readOn(caller, abort),
    signal,
    deadline,
  }
  return { routed, record, charges }
}

/** The request in the caller's own dialect, with these bounds. */
const ownRequest = (own: OwnCall, bounds: ReplyBounds): OwnRequest => ({
  ...own,
  bodyFor: (model, receiver) => own.bodyFor(model, receiver, bounds),
})

/** Records a request that fails after the head of its reply has gone out. */
function recordFailure(
  usage: UsageRecorder,
  call: ChatCall,
  { request, model }: Admitted,
  error: unknown,
): void {
  if (call.signal.reason === 'left') return
  usage.recordRefusal({
    requestId: call.requestId,
    callId: call.callId,
    keyId: call.caller.id,
    service: 'gateway',
    ms: performance.now() - call.startedAt,
    model: { called: request.model, declared: model.name },
    ...failureFacts(error),
    ...(error instanceof Failure && { reason: ownReason(error, undefined) }),
  })
}
