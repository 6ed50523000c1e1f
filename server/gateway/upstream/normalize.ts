import type { components } from '../../../generated/server/gateway.ts'
import { isRecord } from '../../json.ts'

export type Completion = components['schemas']['ChatCompletion']
export type Chunk = components['schemas']['ChatCompletionChunk']
export type Usage = components['schemas']['Usage']
export type FinishReason = components['schemas']['FinishReason']
type Model = components['schemas']['Model']
type Message = Completion['choices'][number]['message']

/** What is wrong with a reply: the HTTP status it amounts to, and a word for logs and the ledger. */
export type UpstreamFault = { status: number; reason: string; retryAfter?: number }

export const isFault = (value: object): value is UpstreamFault =>
  'reason' in value && 'status' in value

const object = (value: unknown): Record<string, unknown> | undefined =>
  isRecord(value) ? value : undefined

const broken = (reason: string): UpstreamFault => ({ status: 502, reason })

const finishReasons = new Map<string, FinishReason>([
  ...['length', 'max_tokens', 'model_length', 'model_context_window_exceeded'].map(
    (word) => [word, 'length'] as const,
  ),
  ...[
    'stop',
    'eos',
    'end_turn',
    'stop_sequence',
    'tool_calls',
    'function_call',
    'content_filter',
  ].map((word) => [word, 'stop'] as const),
])
const failedReasons = new Set(['error', 'abort', 'repetition'])

/** How a reply ended, or the fault that the upstream's word for it means; an unknown word of a reply that did end is `stop`. */
export function finishReason(native: string): FinishReason | UpstreamFault {
  if (failedReasons.has(native)) return broken(`finish_${native}`)
  return finishReasons.get(native) ?? 'stop'
}

/** The native word is worth telling only where the mapped one hides something. */
export const tellsMore = (native: string): boolean => native === 'content_filter'

/** The fault that an `error` member names: upstreams write an object with a code, an object without, or a bare text. */
export function faultFrom(error: unknown): UpstreamFault {
  const { code, status, type } = object(error) ?? {}
  const number = [code, status]
    .map(Number)
    .find((value) => Number.isInteger(value) && value >= 400 && value <= 599)
  if (number !== undefined) return { status: number, reason: `error_${number}` }
  if (type === 'invalid_request_error') return { status: 400, reason: 'error_400' }
  return broken('error')
}

/** Whether an `error` member says anything; some servers send `error: null` with good replies. */
export const hasError = (body: Record<string, unknown>): boolean =>
  body['error'] !== undefined && body['error'] !== null

/** Token counts that can be believed, else nothing: then we count ourselves. */
export function usageFrom(value: unknown): Usage | undefined {
  const { prompt_tokens: prompt, completion_tokens: completion } = object(value) ?? {}
  if (!isCount(prompt) || !isCount(completion)) return undefined
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100_000_000

export type Identity = Pick<Completion, 'id' | 'created' | 'model'>

/** The id is kept where it can be; the model is the one that was asked for. */
export function identity(
  body: Record<string, unknown>,
  model: Model,
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

/** Extra members that pass: tool calls and reasoning, where they are what they should be. */
export function extras(
  from: Record<string, unknown>,
): Pick<Message, 'tool_calls' | 'reasoning_content'> {
  const { tool_calls: calls, reasoning_content: reasoning } = from
  return {
    ...(Array.isArray(calls) &&
      calls.length > 0 &&
      calls.length <= 256 &&
      calls.every((call) => object(call)) && {
        tool_calls: calls as NonNullable<Message['tool_calls']>,
      }),
    ...(typeof reasoning === 'string' && reasoning !== '' && { reasoning_content: reasoning }),
  }
}

export type CompletionResult = { completion: Completion; native?: string }

/** A whole reply in the contract's shape, or what is wrong with it. */
export function normaliseReply(
  parsed: unknown,
  model: Model,
  fallbackId: () => string,
): CompletionResult | UpstreamFault {
  const body = object(parsed)
  if (!body) return broken('not_an_object')
  if (hasError(body)) return faultFrom(body['error'])
  const choice = firstChoice(body['choices'])
  if (!choice) return broken('no_choice')
  const message = object(choice['message'])
  const content = message?.['content'] ?? ''
  if (!message || typeof content !== 'string') return broken('no_message')
  const more = extras(message)
  const native = choice['finish_reason'] ?? ''
  if (typeof native !== 'string') return broken('finish_not_text')
  if (native === '' && content === '' && Object.keys(more).length === 0) return broken('empty')
  const reason = native === '' ? 'stop' : finishReason(native)
  if (typeof reason === 'object') return reason
  const usage = usageFrom(body['usage'])
  const completion: Completion = {
    ...identity(body, model, fallbackId),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, ...more },
        finish_reason: reason,
        ...logprobs(choice),
      },
    ],
    ...(usage && { usage }),
  }
  return { completion, ...(tellsMore(native) && { native }) }
}

/** The one choice that was asked for; servers that give more are not followed. */
export function firstChoice(choices: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(choices)) return undefined
  for (const entry of choices) {
    const choice = object(entry)
    if (choice && (choice['index'] === 0 || choice['index'] === undefined)) return choice
  }
  return undefined
}

/** Log probabilities pass where the upstream gives them. */
export const logprobs = ({
  logprobs,
}: Record<string, unknown>): { logprobs?: Record<string, unknown> } => {
  const given = object(logprobs)
  return given ? { logprobs: given } : {}
}

export { object as objectOf, broken }
