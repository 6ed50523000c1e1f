import type { Completion } from './upstream/normalize.ts'
import type { ChatRequest } from './upstream/request.ts'

type Reply = Completion['choices'][number]['message']

/**
 * A count of tokens without the model's own vocabulary, for when the upstream does not say: about four ASCII characters a token,
 * and one token for any other character. Ledger rows that rest on it are marked `estimated`.
 */
export function estimateTokens(text: string): number {
  // What is ASCII throughout has a byte a character, which the engine counts at once; for a few words the loop is as quick.
  if (text.length > 64 && Buffer.byteLength(text) === text.length) return Math.ceil(text.length / 4)
  let other = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) other++
  return Math.ceil((text.length - other) / 4 + other)
}

/** What a chat template adds around each message, roughly. */
const tokensPerMessage = 4

export const estimatePrompt = ({ messages }: ChatRequest): number =>
  messages.reduce((sum, { content }) => sum + tokensPerMessage + estimateTokens(content), 0)

/** What a model is shown beside the messages' texts. */
function besideOf({ messages, tools, response_format }: ChatRequest): unknown[] {
  // Most prompts have nothing of it.
  if (!tools && !response_format && !messages.some(({ tool_calls }) => tool_calls)) return []
  const calls = messages.flatMap(({ tool_calls }) => tool_calls ?? [])
  return [tools, response_format, calls.length > 0 ? calls : undefined].filter(
    (part) => part !== undefined && part !== null,
  )
}

/** The whole prompt by our own count: what a caller's tokens are reserved by. */
export const countPrompt = (chat: ChatRequest): number =>
  estimatePrompt(chat) +
  besideOf(chat).reduce((sum: number, part) => sum + estimateTokens(JSON.stringify(part)), 0)

/** More than chat templates add: of their own, around each message, and to explain tools. */
const mostOfTemplate = { prompt: 64, message: 16, beside: 512 }

/**
 * What no model's own count of the prompt is above, and so what money is reserved by: vocabularies that are made of bytes have no token for less than one.
 * Digits, base64 and rare scripts come near it; English is a quarter of it.
 */
export function mostPromptTokens(chat: ChatRequest): number {
  const texts = chat.messages.reduce(
    (sum, { content }) => sum + mostOfTemplate.message + Buffer.byteLength(content),
    mostOfTemplate.prompt,
  )
  // Templates write JSON anew, some of them with spaces.
  return besideOf(chat).reduce(
    (sum: number, part) =>
      sum + mostOfTemplate.beside + Buffer.byteLength(JSON.stringify(part, null, 4)),
    texts,
  )
}

/** The tokens of a whole reply. */
export const estimateReply = ({ content, reasoning_content = '', tool_calls }: Reply): number =>
  estimateTokens(content) +
  estimateTokens(reasoning_content) +
  (tool_calls ? estimateTokens(JSON.stringify(tool_calls)) : 0)
