import type { Failure } from '../failure.ts'
import type { Key } from '../keys/keys.ts'
import { isLimited } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { createAdmitter, hasBudget, type AdmitDeps, type AdmittedChat } from './admit.ts'
import type { Call, NativeRequest, ReplyBounds } from './call.ts'
import { ChargedCall, type ModelRequest } from './charged-call.ts'
import { chatStream, type ChatStream } from './chat-stream.ts'
import { conversationOf } from './routing/affinity.ts'
import type { Router } from './routing/router.ts'
import { countPrompt, estimatePrompt } from './tokens.ts'
import type { OutgoingChunk } from './upstream/chunk-reader.ts'
import type { PassedReply } from './upstream/inference.ts'
import type { CompletionResult } from './upstream/normalize.ts'
import type { PassedEvent } from './upstream/passthrough/reader.ts'
import type { ReadOn } from './upstream/stream.ts'
import { includesUsage, maxTokens, upstreamBody, type ChatRequest } from './upstream/request.ts'
import type { UsageRecorder } from './usage-recorder.ts'

export type { Batches, ChatStream } from './chat-stream.ts'

export type ChatDeps = AdmitDeps & {
  router: Router
  usage: UsageRecorder
  /** As `ReadOn`, for a caller. */
  readOn(caller: Key, abort: () => void): ReturnType<ReadOn>
  timeouts: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
}

/** What a dialect makes of a request's body. */
export type ChatBody = {
  /** In the internal format. */
  chat: ChatRequest
  /** Of the response; what remains of the caller's limits is added. */
  headers: RateHeaders
  /** As `sessionName` reads it from the request's headers. */
  session?: string | undefined
  native?: NativeRequest | undefined
  /** As in `Call`. */
  untranslatable?: Failure | undefined
  /**
   * Makes what the first events of a translated stream need. Called when the request is on its way,
   * so that the model server works meanwhile. Must not throw.
   */
  whileWaiting?(): void
}

/** Headers by which coding agents name their session. */
type SessionHeaders = {
  'session-id'?: string
  'thread-id'?: string
  'x-claude-code-session-id'?: string
}

/** The session's name by its headers; empty headers count as absent. */
export const sessionName = (header: SessionHeaders): string | undefined =>
  header['session-id'] || header['thread-id'] || header['x-claude-code-session-id'] || undefined

type TranslatedBody = ChatBody & { native?: undefined }

/** An event of a stream that may be passed on as it comes. */
export type ChatEvent = OutgoingChunk | PassedEvent

/**
 * Serves all dialects: checks the key, reserves, routes, records and charges. The reply is in the
 * internal format, or the model server's own where the body has a native one.
 */
export type Chat = {
  complete: {
    (request: ModelRequest, body: TranslatedBody): Promise<CompletionResult>
    (request: ModelRequest, body: ChatBody): Promise<CompletionResult | PassedReply>
  }
  /** Resolves with the first content, or once the client has waited long enough for a byte. */
  stream: {
    (request: ModelRequest, body: TranslatedBody): Promise<ChatStream>
    (request: ModelRequest, body: ChatBody): Promise<ChatStream<ChatEvent>>
  }
}

export function createChat(deps: ChatDeps): Chat {
  const { router, timeouts } = deps
  const admit = createAdmitter(deps)
  async function complete(request: ModelRequest, body: TranslatedBody): Promise<CompletionResult>
  async function complete(
    request: ModelRequest,
    body: ChatBody,
  ): Promise<CompletionResult | PassedReply>
  async function complete(request: ModelRequest, body: ChatBody) {
    const admission = admit(request, body)
    const admitted = admission instanceof Promise ? await admission : admission
    const call = new ChatCall(deps, request, body, admitted)
    return await call.settled(router.complete(call))
  }

  async function stream(request: ModelRequest, body: TranslatedBody): Promise<ChatStream>
  async function stream(request: ModelRequest, body: ChatBody): Promise<ChatStream<ChatEvent>>
  async function stream(request: ModelRequest, body: ChatBody) {
    const admission = admit(request, body)
    const admitted = admission instanceof Promise ? await admission : admission
    const call = new ChatCall(deps, request, body, admitted)
    const opening = router.stream(call)
    if (!call.native) body.whileWaiting?.()
    return chatStream(call.settled(opening), {
      promptEstimate: includesUsage(body.chat) ? () => call.promptEstimate() : undefined,
      keepAliveMs: timeouts.keep_alive_ms,
      mayPass: call.native !== undefined,
      onFailure: (error) => call.recordFailure(error),
    })
  }

  return { complete, stream }
}

class ChatCall extends ChargedCall {
  readonly dialect = 'chat'
  readonly native: NativeRequest | undefined
  readonly untranslatable: Failure | undefined
  readonly reply: ReplyBounds
  readonly readOn: ReadOn
  readonly #chat: ChatRequest
  readonly #session: string | undefined

  constructor(
    { router, usage, readOn, timeouts, caps }: ChatDeps,
    request: ModelRequest,
    { headers, native, untranslatable, session }: ChatBody,
    { chat, model, reservation }: AdmittedChat,
  ) {
    const { caller } = request
    const maxMs = chat.stream ? timeouts.stream_ms : timeouts.whole_ms
    super(request, { model, reservation, calledModel: chat.model, headers, usage, maxMs })
    this.native = native && router.speaks(model.name, native.dialect) ? native : undefined
    this.untranslatable = untranslatable
    this.reply = {
      maxTokens: maxTokens(chat),
      tokensPerSecond: model.tokensPerSecond,
      isLimited: caps.length > 0 || isLimited(caller),
      isBudgeted: hasBudget(caps, caller),
    }
    this.readOn = (abort) => readOn(caller, abort)
    this.#chat = chat
    this.#session = session
  }

  bodyFor(upstreamModel: string, { abilities, members }: Parameters<Call['bodyFor']>[1]) {
    return upstreamBody(this.#chat, upstreamModel, abilities.reasoning, members.forwarded)
  }

  conversation(): string | undefined {
    const { prompt_cache_key: cacheKey, messages } = this.#chat
    return conversationOf({ keyId: this.keyId, name: cacheKey || this.#session }, messages)
  }

  size(): number {
    return countPrompt(this.#chat) + (this.reply.maxTokens ?? 0)
  }

  promptEstimate(): number {
    return estimatePrompt(this.#chat)
  }
}
