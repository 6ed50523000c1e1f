import type { components } from '../../../generated/server/gateway.ts'
import { isRecord } from '../../json/json.ts'
import { errorOf, type ServerError } from '../reasons/server-error.ts'
import { overflowFrom, type Overflow } from './overflow.ts'

type Schemas = components['schemas']

/** A complete reply in the inner form: that of gateway.yaml, of any model. */
export type Completion = Omit<Schemas['ChatCompletion'], 'model'> & { model: string }
/** An event of a stream in the inner form. */
export type Chunk = Omit<Schemas['ChatCompletionChunk'], 'model'> & { model: string }
/**
 * The token counts of a reply. Cached tokens are part of the prompt's, reasoning tokens part of the
 * completion's; both are absent where the upstream does not count them.
 */
export type Usage = Schemas['Usage']
/** The counts of a reply in the caller's own dialect, with those that chats do not have. */
export type MeteredUsage = Usage & {
  /** Of the prompt's: what the upstream wrote to its cache. */
  cacheWriteTokens?: number
  /** Of these: what it keeps for an hour. */
  cacheWrite1hTokens?: number
}

/** Token counts as a model server writes them. */
export type RawCounts = Readonly<Record<string, unknown>>

/**
 * The counts of two events of a stream, field by field: they are cumulative, so that the larger
 * takes precedence. Details are objects within them, and no deeper.
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
type Message = Completion['choices'][number]['message']

/** What is wrong with a reply: the HTTP status it amounts to, a word for logs and the ledger. */
export type UpstreamFault = {
  status: number
  reason: string
  retryAfter?: number
  /** What the server says of it. */
  error?: ServerError
  /** Set if the server said that its account is over a limit, and not this request. */
  isAccountLimit?: true
  /** Of the reason `context_length`. */
  overflow?: Overflow
  /** Of the reason `event_too_long`: the bytes of an event that are read. */
  maxBytes?: number
}

/** The fault of a request that is longer than the model can take. */
export const contextFault = (overflow: Overflow): UpstreamFault => ({
  status: 400,
  reason: 'context_length',
  overflow,
})

export const isFault = (value: object): value is UpstreamFault =>
  'reason' in value && 'status' in value

/** The value, if it is an object of JSON. */
export const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  isRecord(value) ? value : undefined

/** The object that a text of JSON holds; undefined if it is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The fault of a reply that cannot be used. */
export const broken = (reason: string): UpstreamFault => ({ status: 502, reason })

/** The fault of a stream that cannot be read: too long an event, or bytes that are not UTF-8. */
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
 * The contract's finish reason for an upstream's, or the fault that it means. An unknown one is
 * `stop`: the reply did end.
 */
export function finishReason(native: string): FinishReason | UpstreamFault {
  if (failedReasons.has(native)) return broken(`finish_${native}`)
  return lengthReasons.has(native) ? 'length' : 'stop'
}

/** What ended a reply, where the contract's finish reason hides it. */
export type NativeFinishReason = 'content_filter' | 'tool_calls'

const nativeReasons: Partial<Record<string, NativeFinishReason>> = {
  content_filter: 'content_filter',
  tool_calls: 'tool_calls',
  function_call: 'tool_calls',
  tool_use: 'tool_calls',
}

/** What the contract's finish reason hides of the upstream's. */
export const nativeReason = (native: string): NativeFinishReason | undefined =>
  Object.hasOwn(nativeReasons, native) ? nativeReasons[native] : undefined

/** The fault of an `error` member: an object with a code, one without, or a text. */
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

/** Some servers send `error: null` with good replies. */
export const hasError = (body: Record<string, unknown>): boolean =>
  body['error'] !== undefined && body['error'] !== null

/** The token counts, if they are plausible. */
export function usageFrom(value: unknown): Usage | undefined {
  const counts = objectOf(value)
  const { prompt_tokens: prompt, completion_tokens: words } = counts ?? {}
  if (!counts || !isCount(prompt) || !isCount(words)) return undefined
  const completion = words + besideReasoning(counts, prompt, words)
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
 * The reasoning that some servers count beside the completion's tokens, as xAI's do: then the total
 * has it too; without a total, there is more of it than of those.
 */
function besideReasoning(counts: RawCounts, prompt: number, completion: number): number {
  const reasoning = objectOf(counts['completion_tokens_details'])?.['reasoning_tokens']
  if (!isCount(reasoning)) return 0
  const { total_tokens: total } = counts
  const isBeside = isCount(total)
    ? total === prompt + completion + reasoning
    : reasoning > completion
  return isBeside ? reasoning : 0
}

/** Moonshot and DeepSeek have names of their own for what OpenAI counts as a detail. */
const cachedTokens = (counts: Record<string, unknown>): unknown =>
  objectOf(counts['prompt_tokens_details'])?.['cached_tokens'] ??
  counts['cached_tokens'] ??
  counts['prompt_cache_hit_tokens']

/** Whether it may be a number of tokens. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100_000_000

export type Identity = Pick<Completion, 'id' | 'created' | 'model'>

/** Keeps the upstream's id where it can; the model is the one that was requested. */
export function identity(
  body: Record<string, unknown>,
  model: string,
  fallbackId: () => string,
): Identity {
  const { id, created } = body
  return {
    id:
      typeof id === 'string' && id.length > 0 && id.length <= 256 ? id : `chatcmpl-${fallbackId()}`,
    created:
      Number.isInteger(created) && (created as number) >= 0 && (created as number) <= 4_102_444_800
        ? (created as number)
        : Math.floor(Date.now() / 1000),
    model,
  }
}

type Extras = Pick<Message, 'tool_calls' | 'reasoning' | 'reasoning_content'>
type ToolCalls = NonNullable<Extras['tool_calls']>

/**
 * Members that pass beside the content: valid tool calls, and reasoning, whose two names always
 * have the same text.
 */
export function extraMembers(from: Record<string, unknown>): Extras {
  const extras: Extras = {}
  const calls = toolCalls(from['tool_calls'])
  const reasoning = textIn(from['reasoning_content']) ?? textIn(from['reasoning'])
  if (calls) extras.tool_calls = calls
  if (reasoning !== undefined) {
    extras.reasoning = reasoning
    extras.reasoning_content = reasoning
  }
  return extras
}

/** The text of a message or of a piece of one, which may be a refusal in its place. */
export function contentOf(from: Record<string, unknown>): unknown {
  const content = from['content'] ?? ''
  return content === '' ? (textIn(from['refusal']) ?? '') : content
}

const refusals = new WeakSet<object>()

/** A message, or a piece of one, made from another; it is known where its text is a refusal. */
export function madeFrom<Made extends object>(from: Record<string, unknown>, made: Made): Made {
  const isText = (from['content'] ?? '') !== ''
  if (!isText && textIn(from['refusal']) !== undefined) refusals.add(made)
  return made
}

/** Whether the model refuses in a text. Replies of chat have the same member for both. */
export const isRefusal = (message: object): boolean => refusals.has(message)

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function toolCalls(calls: unknown): ToolCalls | undefined {
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > 256) return undefined
  return calls.every((call) => objectOf(call))
    ? (calls as ToolCalls).map(withTextArguments) // judged on the line above
    : undefined
}

/** The same call, whose arguments are a text; some servers give the object itself. */
function withTextArguments(call: ToolCalls[number]): ToolCalls[number] {
  const fn = objectOf(call['function'])
  const args = fn?.['arguments']
  if (typeof args === 'string' || args === undefined) return call
  return { ...call, function: { ...fn, arguments: args === null ? '' : JSON.stringify(args) } }
}

/** A complete reply, and what its finish reason hides. */
export type CompletionResult = {
  completion: Completion
  nativeFinishReason?: NativeFinishReason
  /** The stop sequence that ended it; few servers tell it. */
  stopSequence?: string
}

/** vLLM and SGLang name the stop sequence of a reply; of a stop token they give the number. */
export const stopSequenceOf = (choice: Record<string, unknown>): string | undefined =>
  textIn(choice['stop_reason']) ?? textIn(choice['matched_stop'])

/** A complete reply in the contract's form, or what is wrong with it. */
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
  const extras = extraMembers(message)
  const native = choice['finish_reason'] ?? ''
  if (typeof native !== 'string') return broken('finish_not_text')
  if (native === '' && content === '' && Object.keys(extras).length === 0) return broken('empty')
  const reason = native === '' ? 'stop' : finishReason(native)
  if (typeof reason === 'object') return reason
  const usage = usageFrom(body['usage'])
  const completion: Completion = {
    ...identity(body, model, fallbackId),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: madeFrom(message, { role: 'assistant', content, ...extras }),
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

/** The choice with index 0; we request only one, whatever a server gives. */
export function firstChoice(choices: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(choices)) return undefined
  for (const entry of choices) {
    const choice = objectOf(entry)
    if (choice && (choice['index'] === 0 || choice['index'] === undefined)) return choice
  }
  return undefined
}

/** The log probabilities of a choice, if the upstream gives any. */
export function logprobs(choice: Record<string, unknown>): { logprobs?: Record<string, unknown> } {
  const value = objectOf(choice['logprobs'])
  return value ? { logprobs: value } : {}
}
