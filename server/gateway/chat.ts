import type { DeclaredModel } from '../config/models.ts'
import type { Failure } from '../failure.ts'
import type { Key } from '../keys/keys.ts'
import { isLimited } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { createAdmitter, hasBudget, type AdmitDeps } from './admit.ts'
import type { Call, NativeRequest, ReplyBounds } from './call.ts'
import { ChargedCall, type Admitted, type ModelRequest } from './charged-call.ts'
import { afterOf } from './hooks/before.ts'
import type { Hooks, Review } from './hooks/hooks.ts'
import { conversationOf } from './routing/affinity.ts'
import type { EventBatches } from './routing/recorded-batches.ts'
import type { ChunkStream, Router } from './routing/router.ts'
import { countPrompt, estimatePrompt } from './tokens.ts'
import { chatBody } from './routing/request-formats.ts'
import type { OutgoingChunk } from './upstream/chunk-reader.ts'
import type { PassedReply } from './upstream/inference.ts'
import type { CompletionResult, NativeFinishReason } from './upstream/normalize.ts'
import type { PassedEvent } from './upstream/passthrough/reader.ts'
import type { ReadOn } from './upstream/stream.ts'
import { includesUsage, maxTokens, type ChatRequest } from './upstream/request.ts'
import type { UsageRecorder } from './usage-recorder.ts'

export type ChatStream<Event = OutgoingChunk> = {
  events: EventBatches<Event>
  /** Whether the first content has arrived; if not, the first batch may take long. */
  isOpen: boolean
  /** Whether the events are in the caller's dialect; undefined while unknown. */
  isPassed: boolean | undefined
  /** As in `CompletionResult`; available with the finish reason. */
  nativeFinishReason(): NativeFinishReason | undefined
  /** The same. */
  stopSequence(): string | undefined
}

export type ChatDeps = AdmitDeps & {
  router: Router
  usage: UsageRecorder
  /** Undefined if none is configured. */
  hooks?: Hooks | undefined
  /** As `ReadOn`, of a caller. */
  readOn(caller: Key, abort: () => void): ReturnType<ReadOn>
  timeouts: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
}

/** A request's body, converted by its dialect. */
export type ChatBody = {
  /** In the internal format. */
  chat: ChatRequest
  /** Response headers, to which the caller's remaining limits are added. */
  headers: RateHeaders
  /** From the request's headers, by `sessionName`. */
  session?: string | undefined
  native?: NativeRequest | undefined
  /** As in `Call`. */
  untranslatable?: Failure | undefined
  /**
   * Prepares the first events of a translated stream. Called after the request was sent, while the
   * model server works. Must not throw.
   */
  whileWaiting?(): void
}

/** Headers by which coding agents name their session. */
type SessionHeaders = {
  'session-id'?: string
  'thread-id'?: string
  'x-claude-code-session-id'?: string
}

/** The session's name in the headers; empty headers count as absent. */
export const sessionName = (header: SessionHeaders): string | undefined =>
  header['session-id'] || header['thread-id'] || header['x-claude-code-session-id'] || undefined

/** An event of a stream that may be in the caller's dialect. */
export type ChatEvent = OutgoingChunk | PassedEvent

/** Only a body with a native request may get the model server's own reply or events. */
type Reply<Body> = 'native' extends keyof Body ? CompletionResult | PassedReply : CompletionResult
type EventOf<Body> = 'native' extends keyof Body ? ChatEvent : OutgoingChunk

/**
 * Serves all dialects: checks the key, reserves, routes, records and charges. The reply is in the
 * internal format, or the model server's own if the body has a native request.
 */
export type Chat = {
  complete<Body extends ChatBody>(request: ModelRequest, body: Body): Promise<Reply<Body>>
  /** Resolves with the first content, or when the client has waited long enough for a byte. */
  stream<Body extends ChatBody>(
    request: ModelRequest,
    body: Body,
  ): Promise<ChatStream<EventOf<Body>>>
}

export function createChat(deps: ChatDeps): Chat {
  const { router, timeouts } = deps
  const admit = createAdmitter(deps)
  const start = async (request: ModelRequest, body: ChatBody) => {
    const after = deps.hooks && afterOf(deps.hooks, deps.models, request, body.chat.model)
    // A reply that is passed through has parts that no hook sees.
    const hooked = after ? { ...body, native: undefined } : body
    return new ChatCall(deps, request, hooked, { ...(await admit(request, hooked)), after })
  }
  return {
    async complete(request, body) {
      const call = await start(request, body)
      return (await call.endOnFailure(router.complete(call))) as never // as the type Reply says
    },
    async stream(request, body) {
      const call = await start(request, body)
      const opening = call.endOnFailure(router.stream(call))
      if (!call.native) body.whileWaiting?.()
      return (await streamOf(call, opening, timeouts.keep_alive_ms)) as never // as EventOf says
    },
  }
}

class ChatCall extends ChargedCall {
  readonly dialect = 'chat'
  readonly native: NativeRequest | undefined
  readonly untranslatable: Failure | undefined
  readonly isStreamed: boolean
  readonly endsWithAssistant: boolean
  readonly reply: ReplyBounds
  readonly readOn: ReadOn
  readonly after: Review | undefined
  /** Whether the client wants a last chunk with the token counts. */
  readonly wantsUsage: boolean
  readonly #chat: ChatRequest
  readonly #model: DeclaredModel
  readonly #session: string | undefined

  constructor(
    { router, usage, readOn, timeouts, caps }: ChatDeps,
    request: ModelRequest,
    { chat, headers, native, untranslatable, session }: ChatBody,
    { model, reservation, after }: Admitted & { after: Review | undefined },
  ) {
    const { caller } = request
    const maxMs = chat.stream ? timeouts.stream_ms : timeouts.whole_ms
    super(request, { model, reservation, calledModel: chat.model, headers, usage, maxMs })
    this.native = native && router.speaks(model.name, native) ? native : undefined
    this.untranslatable = untranslatable
    this.after = after
    this.isStreamed = chat.stream
    this.endsWithAssistant = chat.messages.at(-1)?.role === 'assistant'
    this.reply = {
      maxTokens: maxTokens(chat),
      tokensPerSecond: model.tokensPerSecond,
      isLimited: caps.length > 0 || isLimited(caller),
      isBudgeted: hasBudget(caps, caller),
    }
    this.readOn = (abort) => readOn(caller, abort)
    this.wantsUsage = includesUsage(chat)
    this.#chat = chat
    this.#model = model
    this.#session = session
  }

  bodyFor(...[upstreamModel, receiver]: Parameters<Call['bodyFor']>) {
    return chatBody(this.#chat, upstreamModel, receiver, this.#model)
  }

  get toolNames() {
    return this.#chat.shaped?.toolNames
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

/**
 * The client's stream. A failure before the first content keeps its status; but after `keepAliveMs`
 * the client gets the response head, and a failure becomes an event.
 */
async function streamOf(
  call: ChatCall,
  opening: Promise<ChunkStream<ChatEvent>>,
  keepAliveMs: number,
): Promise<ChatStream<ChatEvent>> {
  let stream = await settledWithin(opening, keepAliveMs)
  if (stream) return { ...stream, events: eventsFor(call, stream), isOpen: true }
  void opening.then(
    (opened) => (stream = opened),
    () => {},
  )
  return {
    events: eventsOnceOpen(call, opening),
    isOpen: false,
    isPassed: call.native ? undefined : false,
    nativeFinishReason: () => stream?.nativeFinishReason(),
    stopSequence: () => stream?.stopSequence(),
  }
}

/** The reply's events, and the token counts that the client wants. */
const eventsFor = (call: ChatCall, stream: ChunkStream<ChatEvent>): EventBatches<ChatEvent> =>
  call.wantsUsage ? withUsage(call, stream) : stream.batches

async function* eventsOnceOpen(call: ChatCall, opening: Promise<ChunkStream<ChatEvent>>) {
  const stream = await opening.catch((error: unknown) => {
    call.recordFailure(error)
    throw error
  })
  return yield* eventsFor(call, stream)
}

async function* withUsage(
  call: ChatCall,
  { batches, usage, head }: ChunkStream<ChatEvent>,
): AsyncGenerator<readonly ChatEvent[], undefined> {
  yield* batches
  const start = head()
  if (!start) return undefined
  const { usage: counts, estimate } = usage()
  const chunk = { ...start, choices: [] }
  yield [{ ...chunk, usage: counts ?? estimatedUsage(call.promptEstimate(), estimate) }]
  return undefined
}

const estimatedUsage = (prompt: number, completion: number) => ({
  prompt_tokens: prompt,
  completion_tokens: completion,
  total_tokens: prompt + completion,
})

/** The promise's value, or undefined if it takes longer. */
function settledWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
