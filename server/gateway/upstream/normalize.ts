import type { components } from '../../../generated/server/gateway.ts'
import { isRecord } from '../../json.ts'

type Schemas = components['schemas']

/** A complete reply in the inner form: that of gateway.yaml, of any model. */
export type Completion = Omit<Schemas['ChatCompletion'], 'model'> & { model: string }
/** An event of a stream in the inner form. */
export type Chunk = Omit<Schemas['ChatCompletionChunk'], 'model'> & { model: string }
export type Usage = Schemas['Usage']
export type FinishReason = Schemas['FinishReason']
type Message = Completion['choices'][number]['message']

/** What is wrong with a reply: the HTTP status it amounts to, a word for logs and the ledger. */
export type UpstreamFault = { status: number; reason: string; retryAfter?: number }

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

/** Whether the contract's finish reason hides what the upstream's says. */
export const hidesDetail = (native: string): boolean => native === 'content_filter'

/** The fault of an `error` member: an object with a code, one without, or a text. */
export function faultFrom(error: unknown): UpstreamFault {
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
  const { prompt_tokens: prompt, completion_tokens: completion } = objectOf(value) ?? {}
  if (!isCount(prompt) || !isCount(completion)) return undefined
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

const isCount = (value: unknown): value is number =>
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

/** Members that pass beside the content: valid tool calls, and reasoning. */
export function extraMembers(
  from: Record<string, unknown>,
): Pick<Message, 'tool_calls' | 'reasoning_content'> {
  const { tool_calls: calls, reasoning_content: reasoning } = from
  return {
    ...(Array.isArray(calls) &&
      calls.length > 0 &&
      calls.length <= 256 &&
      calls.every((call) => objectOf(call)) && {
        tool_calls: calls as NonNullable<Message['tool_calls']>,
      }),
    ...(typeof reasoning === 'string' && reasoning !== '' && { reasoning_content: reasoning }),
  }
}

/** A complete reply; with the upstream's own finish reason where the contract's hides something. */
export type CompletionResult = { completion: Completion; nativeFinishReason?: string }

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
  const content = message?.['content'] ?? ''
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
        message: { role: 'assistant', content, ...extras },
        finish_reason: reason,
        ...logprobs(choice),
      },
    ],
    ...(usage && { usage }),
  }
  return { completion, ...(hidesDetail(native) && { nativeFinishReason: native }) }
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
