import type { Completion } from './normalise.ts'
import type { ChatRequest } from './request.ts'

type Reply = Completion['choices'][number]['message']

/**
 * A count of tokens without the model's own vocabulary, for when the upstream does not say: about four ASCII characters a token,
 * and one token for any other character. Ledger rows that rest on it are marked `estimated`.
 */
export function estimateTokens(text: string): number {
  let other = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) other++
  return Math.ceil((text.length - other) / 4 + other)
}

/** What a chat template adds around each message, roughly. */
const tokensPerMessage = 4

export const estimatePrompt = ({ messages }: ChatRequest): number =>
  messages.reduce((sum, { content }) => sum + tokensPerMessage + estimateTokens(content), 0)

/** The prompt by our own count with all that a model is shown beside the messages' texts: what a caller's limits are reserved by. */
export function mostPromptTokens(chat: ChatRequest): number {
  const calls = chat.messages.flatMap(({ tool_calls }) => tool_calls ?? [])
  const beside = [chat.tools, chat.response_format, calls.length > 0 ? calls : undefined].filter((part) => part !== undefined && part !== null)
  return estimatePrompt(chat) + beside.reduce((sum: number, part) => sum + estimateTokens(JSON.stringify(part)), 0)
}

/** The tokens of a whole reply. */
export const estimateReply = ({ content, reasoning_content = '', tool_calls }: Reply): number =>
  estimateTokens(content) + estimateTokens(reasoning_content) + (tool_calls ? estimateTokens(JSON.stringify(tool_calls)) : 0)
