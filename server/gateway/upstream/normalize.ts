import type { components } from '../../../generated/server/gateway.ts'
import { isRecord, listOf } from '../../json/json.ts'
import { errorOf, type ServerError } from '../reasons/server-error.ts'
import { overflowFrom, type Overflow } from './overflow.ts'
import type { CallPiece, FunctionCall } from './tool-calls.ts'

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
  /** The longest prompt of its samplings, if it has several. */
  maxPrompt?: number
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
    if (isCount(before) && !(isAmount(value) && value >= before)) continue
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

/** Words for a reply that was cut at a maximum. */
const lengthReason = /length|max_?(output_|new_)?tokens|token_limit|context_window/
const failedReason = /^(error|abort(ed)?|cancelled|failed|repetition|malformed_function_call)$/

/**
 * Converts an upstream's finish reason to the contract's, or to a fault. An unknown one is `stop`,
 * because the reply did end.
 */
export function finishReason(native: string): FinishReason | UpstreamFault {
  if (failedReason.test(native)) return broken(`finish_${native}`)
  return lengthReason.test(native) ? 'length' : 'stop'
}

/** Finish reasons that the contract of `/v1` does not have. */
export type NativeFinishReason = 'content_filter' | 'tool_calls'

const nativeReasons: Partial<Record<string, NativeFinishReason>> = {
  content_filter: 'content_filter',
  refusal: 'content_filter',
  safety: 'content_filter',
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
const hasError = ({ error }: Record<string, unknown>): boolean =>
  error !== undefined && error !== null && error !== false && error !== ''

/** Members of replies and of their events. */
const replyMembers = ['choices', 'usage', 'output', 'content', 'data', 'delta', 'response']

/**
 * The fault of JSON that is an error in any format: an object, a list of them, with `detail` or
 * `message`. Undefined for anything else.
 */
export function faultIn(json: unknown): UpstreamFault | undefined {
  if (Array.isArray(json)) return faultIn(json[0])
  const body = objectOf(json)
  if (!body) return undefined
  if (hasError(body)) return faultFrom(body['error'])
  if (replyMembers.some((name) => body[name] !== undefined)) return undefined
  const { message, detail, errors, object, type } = body
  const isError = object === 'error' || type === 'error' || typeof message === 'string'
  if (!isError && !detail && !errors) return undefined
  return faultFrom(body)
}

/** The fault of a text that is not a reply, with its first line, without the tags of HTML. */
export const unknownReply = (reason: string, text: string): UpstreamFault => ({
  ...broken(reason),
  error: { message: text.slice(0, maxQuotedChars).replace(/<[^<>]*>/g, '') },
})

const maxQuotedChars = 2048

/** The token counts under OpenAI's names; some servers use those of Responses. */
function namedCounts(counts: RawCounts): RawCounts {
  const { total_tokens: total, input_tokens: input, output_tokens: output } = counts
  const { prompt_tokens: prompt = input, completion_tokens: completion = output } = counts
  const reasoning = { reasoning_tokens: counts['reasoning_tokens'] }
  const isPartial = isCount(total) && isCount(prompt) && total >= prompt && completion == null
  return {
    ...counts,
    prompt_tokens: prompt,
    completion_tokens: isPartial ? total - prompt : completion,
    prompt_tokens_details: counts['prompt_tokens_details'] ?? counts['input_tokens_details'],
    completion_tokens_details:
      counts['completion_tokens_details'] ?? counts['output_tokens_details'] ?? reasoning,
  }
}

/** The counts in a member that only this server defines, as `x_NAME`. */
const vendorCounts = (body: Record<string, unknown>): RawCounts | undefined =>
  objectOf(objectOf(body[Object.keys(body).find((name) => name.startsWith('x_')) ?? ''])?.['usage'])

const countsOfChoice = ({ choices }: Record<string, unknown>): RawCounts | undefined =>
  objectOf(objectOf(listOf(choices)[0])?.['usage'])

/** The counts with the reply's `service_tier`, by which they are priced. */
export const withServiceTier = (
  counts: RawCounts | undefined,
  { service_tier: tier }: Record<string, unknown>,
): RawCounts | undefined =>
  counts && typeof tier === 'string' ? { ...counts, service_tier: tier } : counts

/** The token counts of a reply or an event of a chat, wherever its server puts them. */
export function countsIn(body: Record<string, unknown>): RawCounts | undefined {
  const counts = objectOf(body['usage']) ?? vendorCounts(body) ?? countsOfChoice(body)
  return withServiceTier(counts && namedCounts(counts), body)
}

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

/** Amounts in a currency have fractions. */
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100_000_000

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

/** Details of a message, or of a piece of one, that JSON of the internal format does not have. */
type Details = { isRefusal?: boolean; extras?: Readonly<Record<string, unknown>> }
const details = Symbol('details')

/** Attaches details; a copy by spread keeps them. */
export const withDetails = <Made extends object>(made: Made, more: Details): Made =>
  Object.assign(made, { [details]: more })

const detailsOf = (message: { [details]?: Details }): Details => message[details] ?? {}

/** Whether the text is a refusal. Chats have the same field for both. */
export const isRefusal = (message: object): boolean => detailsOf(message).isRefusal === true

/** Members that only its server defines, for callers of OpenAI's dialect. */
export const extrasOf = (message: object): Details['extras'] => detailsOf(message).extras

/** A complete reply, and the details of its end that the contract of `/v1` does not have. */
export type CompletionResult = {
  completion: Completion
  /** The token counts with those that chats do not have. */
  metered?: MeteredUsage
  /** The counts in the server's own words. */
  counts?: RawCounts
  nativeFinishReason?: NativeFinishReason
  /** The stop sequence that ended it; few servers return it. */
  stopSequence?: string
}

/** The log probabilities of a choice, if the upstream sends any. */
export function logprobs(choice: Record<string, unknown>): { logprobs?: Record<string, unknown> } {
  const value = objectOf(choice['logprobs'])
  return value ? { logprobs: value } : {}
}
