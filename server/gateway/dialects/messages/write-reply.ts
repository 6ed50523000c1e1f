import type { components } from '../../../../generated/server/messages.ts'
import { parseWritten } from '../../../json/digits.ts'
import { estimateReply } from '../../tokens.ts'
import {
  objectOf,
  type CompletionResult,
  type FinishReason,
  type Usage,
} from '../../upstream/normalize.ts'

import { ReasoningDetails } from '../reasoning-details.ts'

type Schemas = components['schemas']
type OutputBlock = Schemas['OutputBlock']

/** The end of a reply in a chat's words. */
export type ReplyEnd = {
  reason: FinishReason
  native: string | undefined
  stopSequence: string | undefined
  hasCalls: boolean
}

/** The parts of a message that do not depend on the model's reply. */
export type MessageHead = {
  id: string
  /** The name in the request. */
  model: string
  /** Our estimate of the prompt, computed on first use. */
  inputTokens: number
}

/** Converts a complete reply to Anthropic's format. */
export function messageFrom(
  { completion, nativeFinishReason: native, stopSequence }: CompletionResult,
  head: MessageHead,
): Schemas['Message'] {
  const [choice] = completion.choices
  if (!choice) throw new Error('a reply without a choice')
  const { message, finish_reason: reason } = choice
  const { content: text, reasoning_content: thinking, tool_calls: calls = [] } = message
  const content: OutputBlock[] = calls.map(({ id, function: { name, arguments: args } }) =>
    toolUse(id, name, inputFrom(args)),
  )
  if (text !== '') content.unshift({ type: 'text', text, citations: null })
  const details = new ReasoningDetails()
  details.add(message)
  const signature = details.takeSignature()
  if (thinking !== undefined || signature !== undefined)
    content.unshift(thinkingBlock(thinking, signature))
  const { usage } = completion
  const estimate = () => estimatedCounts(head.inputTokens, estimateReply(message))
  const counts = usage ? countsFrom(usage) : estimate()
  return {
    ...shellOf(head),
    content,
    ...endFrom({ reason, native, stopSequence, hasCalls: calls.length > 0 }),
    usage: usageFrom(counts),
  }
}

/** The message at the start of a stream, without content. */
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

export const thinkingBlock = (thinking = '', signature = ''): Schemas['ThinkingBlock'] => ({
  type: 'thinking',
  thinking,
  signature,
})

export const toolUse = (
  id: string,
  name: string,
  input: Record<string, unknown>,
): Schemas['ToolUseBlock'] => ({ type: 'tool_use', id, name, input, caller: { type: 'direct' } })

/** Arguments that are not a JSON object are returned as text, so that the caller can show them. */
function inputFrom(args: string): Record<string, unknown> {
  if (args === '') return {}
  try {
    return objectOf(parseWritten(args)) ?? { INVALID_JSON: args }
  } catch {
    return { INVALID_JSON: args }
  }
}

/** The stop reason of a reply. Some servers send `stop` for a reply that calls tools. */
export function endFrom({
  reason,
  native,
  stopSequence,
  hasCalls,
}: ReplyEnd): Pick<Schemas['MessageDelta']['delta'], 'stop_reason' | 'stop_sequence'> {
  if (reason === 'length') return { stop_reason: 'max_tokens', stop_sequence: null }
  if (native === 'content_filter') return { stop_reason: 'refusal', stop_sequence: null }
  if (hasCalls) return { stop_reason: 'tool_use', stop_sequence: null }
  if (stopSequence === undefined) return { stop_reason: 'end_turn', stop_sequence: null }
  return { stop_reason: 'stop_sequence', stop_sequence: stopSequence }
}

/** The fields that all token counts have. */
type TokenCounts = Schemas['DeltaUsage'] & { input_tokens: number }

/** Token counts in Anthropic's format: input excludes tokens read from a cache. */
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

export const estimatedCounts = (prompt: number, completion: number): TokenCounts =>
  countsFrom({
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
  })

/** The usage of a message; fields of Anthropic's own servers are null. */
export const usageFrom = (counts: TokenCounts): Schemas['MessageUsage'] => ({
  ...counts,
  cache_creation: null,
  service_tier: null,
  inference_geo: null,
  speed: null,
})
