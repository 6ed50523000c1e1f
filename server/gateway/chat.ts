import { requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import { isLimited, isMetered, type Reservation, type Cap, type Limits } from '../limits/limits.ts'
import type { RateHeaders } from '../limits/rate-headers.ts'
import { Failure } from '../failure.ts'
import { countedOf, type Accounts, type Due, type Spent } from './usage.ts'
import type { OutgoingChunk } from './upstream/chunk-reader.ts'
import type { CompletionResult } from './upstream/normalize.ts'
import { costOf, type TokenPrice } from '../money.ts'
import { asksForUsage, maxTokens, upstreamBody, type ChatRequest } from './upstream/request.ts'
import type { Delivery, RoutedRequest, Model, Router } from './routing/router.ts'
import { countPrompt, estimatePrompt, mostPromptTokens } from './tokens.ts'

export type ChatParts = {
  router: Router
  accounts: Accounts
  limits: { whole_ms: number; stream_ms: number; keep_alive_ms: number }
  quotas: Pick<Limits, 'admit'>
  /** Limits of ours for all callers together. */
  caps: readonly Cap[]
  /** The most that tokens of the model may be charged at. */
  dearest(model: Model): TokenPrice | undefined
}

/** A request to chat as its handler knows it. */
export type ChatCall = {
  caller: Key
  requestId: string
  callId: string
  signal: AbortSignal
  /** `performance.now()` when the request's headers were in. */
  startedAt: number
  expireIn(ms: number): void
  about: { model?: string; tokens?: number }
  /** The caller's own limit, where it set one. */
  timeoutMs: number | undefined
  /** Of the reply; what is left of the caller's limits is written here. */
  headers: RateHeaders
}

export type Batches = AsyncIterable<readonly OutgoingChunk[], 'close' | undefined>

export type ChatStream = {
  events: Batches
  /** As `Whole.native`; known when the finish reason is. */
  native(): string | undefined
}

/** What both dialects do with a request once it is read: whoever may ask is routed, recorded and answered. */
export type Chat = {
  whole(chat: ChatRequest, errand: ChatCall): Promise<CompletionResult>
  /** Resolves with the first content, or when the client has waited for a sign of life long enough. */
  stream(chat: ChatRequest, errand: ChatCall): Promise<ChatStream>
}

/** The longest reply of a caller whose tokens or money are limited, where it does not say: without a bound nothing could be reserved. */
const mostReplyTokens = 4096

export function createChat({ router, accounts, limits, quotas, caps, dearest }: ChatParts): Chat {
  const areCapsMetered = caps.some(({ limited }) => isMetered(limited))

  /** The request as its caller's limits allow it, and what was reserved for it; nothing of both where there are none. */
  function admit(
    chat: ChatRequest,
    { caller, about }: ChatCall,
  ): { asked: ChatRequest; admission: ReturnType<Limits['admit']> } {
    about.model = chat.model
    checkKey(caller, chat.model)
    checkServed(chat.model, router.served)
    if (caps.length === 0 && !isLimited(caller)) return { asked: chat, admission: undefined }
    if (!areCapsMetered && !isMetered(caller))
      return { asked: chat, admission: quotas.admit(caller, { tokens: 0, nano: 0 }, caps) }
    const reply = maxTokens(chat) ?? mostReplyTokens
    const need = {
      tokens: countPrompt(chat) + reply,
      nano: costOf(dearest(chat.model), mostPromptTokens(chat), reply),
    }
    return {
      asked: maxTokens(chat) === undefined ? { ...chat, max_tokens: reply } : chat,
      admission: quotas.admit(caller, need, caps),
    }
  }

  function begin(
    chat: ChatRequest,
    { caller, requestId, callId, signal, startedAt, expireIn, about, timeoutMs, headers }: ChatCall,
    admission: Reservation | undefined,
  ) {
    if (admission) Object.assign(headers, admission.headers)
    try {
      accounts.checkOpen()
    } catch (error) {
      admission?.end()
      throw error
    }
    const ownMs = chat.stream ? limits.stream_ms : limits.whole_ms
    const allowedMs = Math.min(ownMs, timeoutMs ?? ownMs)
    expireIn(allowedMs)
    const journey: RoutedRequest = {
      requestId,
      model: chat.model,
      bodyFor: (model) => upstreamBody(chat, model),
      signal,
      deadline: startedAt + allowedMs,
    }
    const promptEstimate = () => estimatePrompt(chat)
    const record = accounts.recorder({
      service: 'gateway',
      requestId,
      callId,
      keyId: caller.id,
      model: chat.model,
      promptEstimate,
      spent,
    })
    const isLeft = () =>
      signal.reason === 'left' || (signal.reason === 'deadline' && allowedMs < ownMs)
    /** Of all attempts: what is counted where the caller ends the call. */
    const used = { tokens: 0, worth: 0, cost: 0 }
    const covered = () =>
      isLeft() ? (admission?.cover(used.tokens, Math.max(used.worth, used.cost)) ?? 0) : 0
    function spent({ status, tokens, worth, cost, charged, delivered }: Spent): Due {
      about.tokens = (about.tokens ?? 0) + tokens
      if (!admission) return { charged, counted: charged }
      used.tokens = Math.max(used.tokens, tokens)
      used.worth = Math.max(used.worth, worth)
      used.cost += cost
      const isEnded = status !== 'ok' && isLeft()
      // Of a reply that its caller broke off, the model's own count is not counted beyond what was reserved.
      const payable = delivered ? admission.spend(isEnded ? 0 : tokens, charged) : charged
      const counted = isEnded ? payable + covered() : payable
      if (delivered) admission.end()
      return { charged: payable, counted }
    }
    /** Told of a call that ended without a reply; a caller who left between two attempts has no row of its own yet. */
    function failed(error: unknown): void {
      const counted = covered()
      admission?.end()
      if (counted === 0) return
      if (error instanceof Failure && signal.reason !== 'left') error.details.counted = counted
      else
        accounts.refused({
          requestId,
          callId,
          keyId: caller.id,
          service: 'gateway',
          status: 'client_left',
          ms: performance.now() - startedAt,
          counted,
        })
    }
    return { journey, record, promptEstimate, failed }
  }

  return {
    async whole(chat, errand) {
      const { asked, admission: waited } = admit(chat, errand)
      const admission = waited instanceof Promise ? await waited : waited
      const { journey, record, failed } = begin(asked, errand, admission)
      const reply = router.complete(journey, record)
      if (admission) reply.catch(failed)
      return reply
    },

    async stream(chat, errand) {
      const { asked, admission: waited } = admit(chat, errand)
      const admission = waited instanceof Promise ? await waited : waited
      const { journey, record, promptEstimate, failed } = begin(asked, errand, admission)
      const { caller, requestId, callId, signal, startedAt } = errand
      const opening = router.stream(journey, record)
      if (admission) opening.catch(failed)
      function refused(error: unknown): void {
        if (signal.reason === 'left') return
        const known = error instanceof Failure ? error : undefined
        accounts.refused({
          requestId,
          callId,
          keyId: caller.id,
          service: 'gateway',
          status: known?.code ?? 'internal_error',
          ms: performance.now() - startedAt,
          ...(known && countedOf(known)),
        })
      }
      // Until the first content a failure keeps its own status; but no client is left without a sign of life for long.
      const opened = await settledWithin(opening, limits.keep_alive_ms)
      const shown = asksForUsage(chat) ? promptEstimate : undefined
      if (opened) return { events: eventsOf(opened, shown), native: opened.native }
      let late: Delivery | undefined
      void opening.then(
        (delivery) => (late = delivery),
        () => {},
      )
      return { events: eventsOnceOpen(opening, shown, refused), native: () => late?.native() }
    },
  }
}

/** Throws unless the key may chat with the model. */
export function checkKey(key: Key, model: Model): void {
  requireScope(key, 'chat')
  const { models } = key
  if (models && !models.includes(model))
    throw new Failure(
      'forbidden',
      `this key may not use ${model}; it may use ${models.join(', ')}`,
      { retry: false, param: 'model' },
    )
}

/** Throws where no server is configured for the model, which only the operator can change. */
function checkServed(model: Model, served: readonly Model[]): void {
  if (served.includes(model)) return
  const others =
    served.length === 0 ? 'there is none for any model yet' : `use one of ${served.join(', ')}`
  const message = `no model server is configured for ${model}; ${others}`
  throw new Failure('unavailable', message, { retry: false, param: 'model' })
}

/** The stream as the client gets it: with a last chunk of token counts if it asked for that. */
const eventsOf = (delivery: Delivery, promptEstimate: (() => number) | undefined) =>
  promptEstimate ? withUsage(delivery, promptEstimate) : delivery.batches

/** The head of the reply has gone out: a refusal can only be an event now, and its ledger row is written here. */
async function* eventsOnceOpen(
  opening: Promise<Delivery>,
  promptEstimate: (() => number) | undefined,
  refused: (error: unknown) => void,
) {
  const opened = await opening.catch((error: unknown) => {
    refused(error)
    throw error
  })
  return yield* eventsOf(opened, promptEstimate)
}

async function* withUsage(
  { batches, usage, head }: Delivery,
  promptEstimate: () => number,
): AsyncGenerator<readonly OutgoingChunk[], 'close' | undefined> {
  const end = yield* batches
  const start = head()
  if (!start) return end
  const { usage: told, estimate } = usage()
  const prompt = promptEstimate()
  yield [
    {
      ...start,
      choices: [],
      usage: told ?? {
        prompt_tokens: prompt,
        completion_tokens: estimate,
        total_tokens: prompt + estimate,
      },
    },
  ]
  return end
}

/** What the promise gives, or undefined when it takes longer; throws what it throws in that time. */
function settledWithin<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
