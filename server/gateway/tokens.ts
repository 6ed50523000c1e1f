import { estimateParts, maxTokensOfParts } from './part-tokens.ts'
import type { Completion } from './upstream/normalize.ts'
import type { ChatRequest } from './upstream/request.ts'

type Reply = Completion['choices'][number]['message']

/**
 * Estimates tokens without the model's own vocabulary, for upstreams that give no counts: about
 * four ASCII characters a token, and one token for any other character. Ledger rows that rest on it
 * are marked `estimated`.
 */
export function estimateTokens(text: string): number {
  // Pure ASCII has a byte a character, which the engine counts at once. For a few words the loop is
  // as quick.
  if (text.length > 64 && Buffer.byteLength(text) === text.length) return Math.ceil(text.length / 4)
  let other = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) other++
  return Math.ceil((text.length - other) / 4 + other)
}

/** What a chat template adds around each message, roughly. */
const tokensPerMessage = 4

export const estimatePrompt = ({ messages }: ChatRequest): number =>
  messages.reduce(
    (sum, { content, reasoning_content: reasoning }) =>
      sum +
      tokensPerMessage +
      (typeof content === 'string'
        ? estimateTokens(content)
        : estimateParts(content, estimateTokens)) +
      (reasoning ? estimateTokens(reasoning) : 0),
    0,
  )

/** What a model reads beside the messages' texts. */
function extraPrompt({ messages, tools, response_format }: ChatRequest): unknown[] {
  if (!tools && !response_format && !messages.some(({ tool_calls }) => tool_calls)) return []
  const calls = messages.flatMap(({ tool_calls }) => tool_calls ?? [])
  return [tools, response_format, calls.length > 0 ? calls : undefined].filter(
    (part) => part !== undefined && part !== null,
  )
}

/** Estimates the complete prompt, for the reservation of a caller's tokens. */
export const countPrompt = (chat: ChatRequest): number =>
  estimatePrompt(chat) +
  extraPrompt(chat).reduce((sum: number, part) => sum + estimateTokens(JSON.stringify(part)), 0)

/** More than chat templates add: at the start, around each message, and to explain tools. */
const templateMargin = { prompt: 64, message: 16, extra: 512 }

/**
 * An upper bound of any model's own count of the prompt, for the reservation of money:
 * vocabularies are made of bytes, and no token is shorter than one. Digits, base64 and rare scripts
 * come near it; English is a quarter of it.
 */
export function maxPromptTokens(chat: ChatRequest): number {
  const texts = chat.messages.reduce(
    (sum, { content, reasoning_content: reasoning }) =>
      sum +
      templateMargin.message +
      (typeof content === 'string' ? Buffer.byteLength(content) : maxTokensOfParts(content)) +
      (reasoning ? Buffer.byteLength(reasoning) : 0),
    templateMargin.prompt,
  )
  // Templates serialize JSON again, some of them with spaces.
  return extraPrompt(chat).reduce(
    (sum: number, part) =>
      sum + templateMargin.extra + Buffer.byteLength(JSON.stringify(part, null, 4)),
    texts,
  )
}

/** Estimates the tokens of a complete reply. */
export const estimateReply = ({ content, reasoning_content = '', tool_calls }: Reply): number =>
  estimateTokens(content) +
  estimateTokens(reasoning_content) +
  (tool_calls ? estimateTokens(JSON.stringify(tool_calls)) : 0)
