import type { components } from '../../../generated/server/gateway.ts'
import { isRecord } from '../../json/json.ts'
import { errorOf, type ServerError } from '../reasons/server-error.ts'
import { overflowFrom, type Overflow } from './overflow.ts'
import { completeCalls, type CallPiece, type FunctionCall } from './tool-calls.ts'

type Schemas = components['schemas']

/** A complete reply in the internal format: that of gateway.yaml, for any model. */
export type Completion = Omit<Schemas['ChatCompletion'], 'model' | 'choices'> & {
  model: string
  choices: (Omit<Schemas['Choice'], 'message'> & { message: Message })[]
}
type Message = Omit<Schemas['Choice']['message'], 'tool_calls'> & { tool_calls?: FunctionCall[] }

/** An event of a stream in the internal format. */
export type Chunk = Omit<Schemas['ChatCompletionChunk'], 'model' | 'choices'> & {
  model: string
  choices: (Omit<Schemas['ChunkChoice'], 'delta'> & { delta: Delta })[]
}
type Delta = Omit<Schemas['ChunkChoice']['delta'], 'tool_calls'> & { tool_calls?: CallPiece[] }

/**
 * The token counts of a reply. Prompt tokens include cached ones, completion tokens include reasoning;
 * both details are absent if the upstream does not count them.
 */
export type Usage = Schemas['Usage']
/** The token counts of a passed-through reply, with those that chats do not have. */
export type MeteredUsage = Usage & {
  /** Prompt tokens that the upstream wrote to its cache. */
  cacheWriteTokens?: number
  /** The part of `cacheWriteTokens` that it stores for an hour. */
  cacheWrite1hTokens?: number
}

/** Token counts in a model server's format. */
export type RawCounts = Readonly<Record<string, unknown>>

/**
 * Merges the counts of two events of a stream, field by field. Counts are cumulative, so the larger
 * one wins. Details are nested objects, one level deep.
 */
export function mergedCounts(one: RawCounts | undefined, other: RawCounts, depth = 0): RawCounts {
  if (!one) return other
  const merged: Record<string, unknown> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const before = merged[name]
    if (isCount(before) && (!isCount(value) || value < before)) continue
    const [from, to] = [objectOf(before), objectOf(value)]
    if (from && !to) continue
    merged[name] = from && to && depth === 0 ? mergedCounts(from, to, 1) : value
  }
  return merged
}
export type FinishReason = Schemas['FinishReason']

/** The fault of a reply: an equivalent HTTP status, and a word for logs and the ledger. */
export type UpstreamFault = {
  status: number
  reason: string
  retryAfter?: number
  /** The server's own error. */
  error?: ServerError
  /** Set if the server's account is over a limit, rather than this request. */
  isAccountLimit?: true
  /** The meaning of the error by the facts of the server's provider. */
  meaning?: string
  /** Set with the reason `context_length`. */
  overflow?: Overflow
  /** Set with the reason `event_too_long`: the maximum bytes of an event. */
  maxBytes?: number
}

/** The fault of a request that is longer than the model accepts. */
export const contextFault = (overflow: Overflow): UpstreamFault => ({
  status: 400,
  reason: 'context_length',
  overflow,
})

export const isFault = (value: object): value is UpstreamFault =>
  'reason' in value && 'status' in value

/** The value if it is a JSON object. */
export const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  isRecord(value) ? value : undefined

/** Parses a JSON object; undefined for anything else. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The fault of an unusable reply. */
export const broken = (reason: string): UpstreamFault => ({ status: 502, reason })

/** The fault of a stream with an event that is too long, or with bytes that are not UTF-8. */
export const unreadable = (error: unknown, maxBytes: number): UpstreamFault =>
  error instanceof RangeError ? { ...broken('event_too_long'), maxBytes } : broken('stream_garbage')

const lengthReasons = new Set([
  'length',
  'max_tokens',
  'model_length',
  'model_context_window_exceeded',
])
const failedReasons = new Set(['error', 'abort', 'repetition'])

/**
 * Converts an upstream's finish reason to the contract's, or to a fault. An unknown one is `stop`,
 * because the reply did end.
 */
export function finishReason(native: string): FinishReason | UpstreamFault {
  if (failedReasons.has(native)) return broken(`finish_${native}`)
  return lengthReasons.has(native) ? 'length' : 'stop'
}

/** Finish reasons that the contract of `/v1` does not have. */
export type NativeFinishReason = 'content_filter' | 'tool_calls'

const nativeReasons: Partial<Record<string, NativeFinishReason>> = {
  content_filter: 'content_filter',
  tool_calls: 'tool_calls',
  function_call: 'tool_calls',
  tool_use: 'tool_calls',
}

/** The native finish reason, if the contract of `/v1` does not have it. */
export const nativeReason = (native: string): NativeFinishReason | undefined =>
  Object.hasOwn(nativeReasons, native) ? nativeReasons[native] : undefined

/** The fault of an `error` field: an object with or without a code, or a string. */
export const faultFrom = (error: unknown): UpstreamFault => ({
  ...kindOfError(error),
  error: errorOf(error),
})

function kindOfError(error: unknown): UpstreamFault {
  const overflow = overflowFrom(JSON.stringify(error))
  if (overflow) return contextFault(overflow)
  const { code, status, type } = objectOf(error) ?? {}
  const number = [code, status]
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value <= 599)
  if (number !== undefined) return { status: number, reason: `error_${number}` }
  if (type === 'invalid_request_error') return { status: 400, reason: 'error_400' }
  return broken('error')
}

/** Some servers send `error: null` with successful replies. */
export const hasError = (body: Record<string, unknown>): boolean =>
  body['error'] !== undefined && body['error'] !== null

/** The token counts, if they are plausible. */
export function usageFrom(value: unknown): Usage | undefined {
  const counts = objectOf(value)
  const { prompt_tokens: prompt, completion_tokens: words } = counts ?? {}
  if (!counts || !isCount(prompt) || !isCount(words)) return undefined
  const completion = words + separateReasoning(counts, prompt, words)
  const usage: Usage = {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  }
  const cached = cachedTokens(counts)
  const reasoning = objectOf(counts['completion_tokens_details'])?.['reasoning_tokens']
  if (isCount(cached) && cached <= prompt) usage.prompt_tokens_details = { cached_tokens: cached }
  if (isCount(reasoning) && reasoning <= completion)
    usage.completion_tokens_details = { reasoning_tokens: reasoning }
  return usage
}

/**
 * The reasoning tokens that some servers, like xAI's, do not include in the completion's: then the
 * total includes them; without a total, they outnumber the completion's.
 */
function separateReasoning(counts: RawCounts, prompt: number, completion: number): number {
  const reasoning = objectOf(counts['completion_tokens_details'])?.['reasoning_tokens']
  if (!isCount(reasoning)) return 0
  const { total_tokens: total } = counts
  const sum = prompt + completion + reasoning
  const isSeparate = isCount(total) ? total === sum : reasoning > completion
  return isSeparate ? reasoning : 0
}

/** Moonshot and DeepSeek have other names for OpenAI's detail. */
const cachedTokens = (counts: Record<string, unknown>): unknown =>
  objectOf(counts['prompt_tokens_details'])?.['cached_tokens'] ??
  counts['cached_tokens'] ??
  counts['prompt_cache_hit_tokens']

/** Whether the value is a plausible number of tokens. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100_000_000

export type Identity = Pick<Completion, 'id' | 'created' | 'model'>

/** Keeps a valid id of the upstream; the model is that of the request. */
export function identity(
  body: Record<string, unknown>,
  model: string,
  fallbackId: () => string,
): Identity {
  const { id, created } = body
  const isId = typeof id === 'string' && id.length > 0 && id.length <= 256
  return {
    id: isId ? id : `chatcmpl-${fallbackId()}`,
    created: isUnixTime(created) ? created : Math.floor(Date.now() / 1000),
    model,
  }
}

/** Whether the value is a time in Unix seconds before the year 2100. */
const isUnixTime = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 4_102_444_800

/** The reasoning, whose two names always have the same text. */
export function reasoningOf(
  from: Record<string, unknown>,
): Pick<Message, 'reasoning' | 'reasoning_content'> {
  const reasoning = textIn(from['reasoning_content']) ?? textIn(from['reasoning'])
  return reasoning === undefined ? {} : { reasoning, reasoning_content: reasoning }
}

/** The content of a message or of a piece of one, or else its refusal. */
export function contentOf(from: Record<string, unknown>): unknown {
  const content = from['content'] ?? ''
  return content === '' ? (textIn(from['refusal']) ?? '') : content
}

const refusals = new WeakSet<object>()

/** Marks a message made from another, or a piece of one, if its text is a refusal. */
export function madeFrom<Made extends object>(from: Record<string, unknown>, made: Made): Made {
  const isText = (from['content'] ?? '') !== ''
  if (!isText && textIn(from['refusal']) !== undefined) refusals.add(made)
  return made
}

/** Whether the text is a refusal. Chats have the same field for both. */
export const isRefusal = (message: object): boolean => refusals.has(message)

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** A complete reply, and the details of its end that the contract of `/v1` does not have. */
export type CompletionResult = {
  completion: Completion
  /** The token counts with those that chats do not have. */
  metered?: MeteredUsage
  nativeFinishReason?: NativeFinishReason
  /** The stop sequence that ended it; few servers return it. */
  stopSequence?: string
}

/** vLLM and SGLang return the stop sequence of a reply, or the number of a stop token. */
export const stopSequenceOf = (choice: Record<string, unknown>): string | undefined =>
  textIn(choice['stop_reason']) ?? textIn(choice['matched_stop'])

/** Normalizes a complete reply to the contract, or returns its fault. */
export function normalizeReply(
  json: unknown,
  model: string,
  fallbackId: () => string,
): CompletionResult | UpstreamFault {
  const body = objectOf(json)
  if (!body) return broken('not_an_object')
  if (hasError(body)) return faultFrom(body['error'])
  const choice = firstChoice(body['choices'])
  if (!choice) return broken('no_choice')
  const message = objectOf(choice['message'])
  const content = message ? contentOf(message) : ''
  if (!message || typeof content !== 'string') return broken('no_message')
  const reasoning = reasoningOf(message)
  const calls = completeCalls(choice, fallbackId)
  const native = choice['finish_reason'] ?? ''
  if (typeof native !== 'string') return broken('finish_not_text')
  const isEmpty = content === '' && calls.length === 0 && !reasoning.reasoning
  if (native === '' && isEmpty) return broken('empty')
  const reason = native === '' ? 'stop' : finishReason(native)
  if (typeof reason === 'object') return reason
  const usage = usageFrom(body['usage'])
  const completion: Completion = {
    ...identity(body, model, fallbackId),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: madeFrom(message, {
          role: 'assistant',
          content,
          ...(calls.length > 0 && { tool_calls: calls }),
          ...reasoning,
        }),
        finish_reason: reason,
        ...logprobs(choice),
      },
    ],
    ...(usage && { usage }),
  }
  const hidden = nativeReason(native)
  const stopSequence = stopSequenceOf(choice)
  return {
    completion,
    ...(hidden && { nativeFinishReason: hidden }),
    ...(stopSequence !== undefined && { stopSequence }),
  }
}

/** The choice with index 0: requests have one choice, but servers may send more. */
export function firstChoice(choices: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(choices)) return undefined
  for (const entry of choices) {
    const choice = objectOf(entry)
    if (choice && (choice['index'] === 0 || choice['index'] === undefined)) return choice
  }
  return undefined
}

/** The log probabilities of a choice, if the upstream sends any. */
export function logprobs(choice: Record<string, unknown>): { logprobs?: Record<string, unknown> } {
  const value = objectOf(choice['logprobs'])
  return value ? { logprobs: value } : {}
}
