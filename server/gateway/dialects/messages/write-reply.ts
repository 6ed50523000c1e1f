import type { components } from '../../../../generated/server/messages.ts'
import { parseWritten } from '../../../json/digits.ts'
import { estimateReply } from '../../tokens.ts'
import {
  objectOf,
  type CompletionResult,
  type FinishReason,
  type Usage,
} from '../../upstream/normalize.ts'
import { completeCalls } from '../openai/tool-calls.ts'

type Schemas = components['schemas']
type OutputBlock = Schemas['OutputBlock']

/** How a reply ended, as a chat tells it. */
export type ReplyEnd = {
  reason: FinishReason
  native: string | undefined
  stopSequence: string | undefined
  hasCalls: boolean
}

/** What is known of a message before the model replies. */
export type MessageHead = {
  id: string
  /** As the caller wrote it. */
  model: string
  /** Our estimate of the prompt, which is made when it is first read. */
  inputTokens: number
}

/** A complete reply as Anthropic gives it. */
export function messageFrom(
  { completion, nativeFinishReason: native, stopSequence }: CompletionResult,
  head: MessageHead,
): Schemas['Message'] {
  const [choice] = completion.choices
  if (!choice) throw new Error('a reply without a choice')
  const { message, finish_reason: reason } = choice
  const { content: text, reasoning_content: thinking, tool_calls } = message
  const calls = completeCalls(tool_calls ?? [], completion.id)
  const content: OutputBlock[] = calls.map(({ id, function: { name, arguments: args } }) =>
    toolUse(id, name, inputFrom(args)),
  )
  if (text !== '') content.unshift({ type: 'text', text, citations: null })
  if (thinking !== undefined) content.unshift({ type: 'thinking', thinking, signature: '' })
  const counts = completion.usage
    ? countsFrom(completion.usage)
    : estimatedCounts(head.inputTokens, estimateReply(message))
  return {
    ...shellOf(head),
    content,
    ...endFrom({ reason, native, stopSequence, hasCalls: calls.length > 0 }),
    usage: usageFrom(counts),
  }
}

/** The message before it has any content. */
export const emptyMessage = (head: MessageHead): Schemas['Message'] => ({
  ...shellOf(head),
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: usageFrom(estimatedCounts(head.inputTokens, 0)),
})

const shellOf = ({ id, model }: MessageHead) =>
  ({
    id,
    type: 'message',
    role: 'assistant',
    model,
    stop_details: null,
    container: null,
    diagnostics: null,
  }) as const

/** The block of a tool call. */
export const toolUse = (
  id: string,
  name: string,
  input: Record<string, unknown>,
): Schemas['ToolUseBlock'] => ({ type: 'tool_use', id, name, input, caller: { type: 'direct' } })

/** What a model wrote is kept where it is no object of JSON, so that the caller can show it. */
function inputFrom(args: string): Record<string, unknown> {
  if (args === '') return {}
  try {
    return objectOf(parseWritten(args)) ?? { INVALID_JSON: args }
  } catch {
    return { INVALID_JSON: args }
  }
}

/** Why a reply ended. Some servers give `stop` for a reply that calls tools. */
export function endFrom({
  reason,
  native,
  stopSequence,
  hasCalls,
}: ReplyEnd): Pick<Schemas['MessageDelta']['delta'], 'stop_reason' | 'stop_sequence'> {
  if (reason === 'length') return { stop_reason: 'max_tokens', stop_sequence: null }
  if (native === 'content_filter') return { stop_reason: 'refusal', stop_sequence: null }
  if (hasCalls) return { stop_reason: 'tool_use', stop_sequence: null }
  return stopSequence === undefined
    ? { stop_reason: 'end_turn', stop_sequence: null }
    : { stop_reason: 'stop_sequence', stop_sequence: stopSequence }
}

/** What all counts of tokens have in common. */
export type TokenCounts = Schemas['DeltaUsage'] & { input_tokens: number }

/** Token counts as Anthropic gives them: what was read from a cache is not among the input. */
export function countsFrom(usage: Usage): TokenCounts {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
  const thinking = usage.completion_tokens_details?.reasoning_tokens
  return {
    input_tokens: prompt - cached,
    output_tokens: completion,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens_details: thinking === undefined ? null : { thinking_tokens: thinking },
    server_tool_use: null,
  }
}

/** The counts of estimates. */
export const estimatedCounts = (prompt: number, completion: number): TokenCounts =>
  countsFrom({
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  })

/** The usage of a message; what only Anthropic's servers have is null. */
export const usageFrom = (counts: TokenCounts): Schemas['MessageUsage'] => ({
  ...counts,
  cache_creation: null,
  service_tier: null,
  inference_geo: null,
  speed: null,
})
