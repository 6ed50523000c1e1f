import { isWritten } from '../json/json.ts'
import { base64Bytes, mediaTokens, tokensOfParts } from './part-tokens.ts'
import type { Completion } from './upstream/normalize.ts'
import type { ChatRequest } from './upstream/request.ts'
import type { Media, Turn } from './turn.ts'

type Reply = Completion['choices'][number]['message']

/**
 * Estimates tokens without the model's vocabulary, for upstreams that return no counts: about four
 * ASCII characters a token, and one token for any other character. Ledger rows based on it are
 * marked `estimated`.
 */
export function estimateTokens(text: string): number {
  const other = othersIn(text)
  return Math.ceil((text.length - other) / 4 + other)
}

/** Up to this length, a loop is as fast as the code after it. */
const fewChars = 64
const blockChars = 16 << 10
const block = Buffer.alloc(2 * blockChars)
const pairs = new Int32Array(block.buffer, block.byteOffset, blockChars / 2)

/** The number of UTF-16 units that are not ASCII. */
function othersIn(text: string): number {
  let count = 0
  if (text.length <= fewChars) {
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) count++
    return count
  }
  // Pure ASCII has one byte a character, which the engine counts quickly.
  if (Buffer.byteLength(text) === text.length) return 0
  // Units are compared in pairs: reading them one by one from a string is slow.
  for (let start = 0; start < text.length; start += blockChars) {
    const units = block.write(text.slice(start, start + blockChars), 'utf16le') / 2
    if (units % 2 === 1) block.writeUInt16LE(0, 2 * units)
    for (let at = 0; 2 * at < units; at++) {
      const pair = pairs[at] ?? 0
      if ((pair & 0xff80ff80) === 0) continue
      if ((pair & 0x0000ff80) !== 0) count++
      if ((pair & 0xff800000) !== 0) count++
    }
  }
  return count
}

/** Approximate tokens that a chat template adds around each message. */
const tokensPerMessage = 4

export const estimatePrompt = ({ messages }: ChatRequest): number =>
  messages.reduce(
    (sum, turn) => sum + tokensPerMessage + tokensOfTurn(turn, 'usual', estimateTokens),
    0,
  )

/** The tokens of a message, by one of the two counts of parts; `ofText` is the same of texts. */
const tokensOfTurn = (
  { content, reasoning_content: reasoning }: Turn,
  count: 'usual' | 'most',
  ofText: (text: string) => number,
): number =>
  (typeof content === 'string' ? ofText(content) : tokensOfParts(content, count, ofText)) +
  (reasoning ? ofText(reasoning) : 0)

/** Prompt parts other than message text: tools, response_format, tool calls. */
function extraPrompt({ messages, tools, response_format }: ChatRequest): object[] {
  const hasMore = messages.some(({ tool_calls, extras }) => tool_calls || extras)
  if (!tools && !response_format && !hasMore) return []
  const calls = messages.flatMap(({ tool_calls }) => tool_calls ?? [])
  const extras = messages.flatMap((message) => message.extras ?? [])
  const lists = [calls, extras].filter(({ length }) => length > 0)
  return [tools, response_format, ...lists].filter((part) => part !== undefined && part !== null)
}

/** More tokens than chat templates add: at the start, around each message, and to explain tools. */
const templateMargin = { prompt: 64, message: 16, extra: 512 }

/** The counts of a prompt, to reserve tokens and money. */
export type PromptNeed = Pick<OwnPrompt, 'isCachedLong' | 'samplings'> & {
  /** An estimate of the complete prompt, to reserve a caller's tokens. */
  estimate: number
  /**
   * An upper bound of any model's count of the prompt, to reserve money: vocabularies consist of
   * bytes, and no token is shorter than one. Digits, base64 and rare scripts come near it; English
   * is a quarter of it.
   */
  most: number
}

/** The counts of a chat's prompt; `unknown` are members that are sent and in no contract. */
export function promptNeed(chat: ChatRequest, unknown: object = {}): PromptNeed {
  let estimate = estimatePrompt(chat)
  let most = chat.messages.reduce(
    (sum, turn) => sum + templateMargin.message + tokensOfTurn(turn, 'most', Buffer.byteLength),
    templateMargin.prompt,
  )
  const others = Object.keys(unknown).length > 0 ? [unknown] : []
  for (const part of [...extraPrompt(chat), ...others]) {
    const json = JSON.stringify(part)
    estimate += estimateTokens(json)
    // Templates serialize JSON again, some of them with spaces.
    most += templateMargin.extra + Buffer.byteLength(json) + indentationOf(part)
  }
  // What counting by bytes does not say of an image, audio or a file.
  for (const { kind, chars = 0 } of chat.media ?? []) {
    const size = base64Bytes({ length: chars }) || undefined
    estimate += mediaTokens[kind].usual(size) - Math.ceil(chars / 4)
    most += templateMargin.extra + mediaTokens[kind].most(size) - chars
  }
  return { estimate, most }
}

/** The size of a native request's prompt. */
export type OwnPrompt = {
  /** Bytes of its JSON. */
  bytes: number
  /** Number of its messages or items. */
  count: number
  /** Its tools, which a template may serialize again. */
  tools: unknown
  media: readonly Media[]
  /** Whether it requests caching for an hour. */
  isCachedLong?: boolean
  /** How often the prompt may be read and a reply generated: twice if it may be compacted. */
  samplings?: number
}

/** The counts of a native request: of its media by kind, and of everything else by bytes. */
export function nativeNeed({ bytes, count, tools, media, ...sampling }: OwnPrompt): PromptNeed {
  let [textBytes, usual, most] = [bytes, 0, 0]
  for (const { kind, chars } of media) {
    const size = chars === undefined ? undefined : base64Bytes({ length: chars })
    textBytes -= chars ?? 0
    usual += mediaTokens[kind].usual(size)
    most += mediaTokens[kind].most(size)
  }
  const margin = templateMargin.prompt + count * templateMargin.message + 2 * templateMargin.extra
  return {
    ...sampling,
    estimate: Math.ceil(textBytes / 4) + usual,
    most: textBytes + most + margin + indentationOf(tools),
  }
}

/** The larger of two counts of the same prompt. */
export const largerOf = (one: PromptNeed, other: PromptNeed): PromptNeed => ({
  ...other,
  estimate: Math.max(one.estimate, other.estimate),
  most: Math.max(one.most, other.most),
})

/** An estimate of a complete prompt. */
export const countPrompt = (chat: ChatRequest): number => promptNeed(chat).estimate

const indent = 4

/**
 * The additional spaces and line breaks of JSON with four spaces per level. Recursive: only for
 * values of bounded depth.
 */
export function indentationOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || isWritten(value)) return 0
  const isList = Array.isArray(value)
  let sum = 0
  let count = 0
  for (const name in value) {
    const member = (value as Record<string, unknown>)[name]
    if (member === undefined && !isList) continue
    count++
    if (typeof member === 'object') sum += indentationOf(member, level + 1)
  }
  if (count === 0) return 0
  const perMember = 1 + indent * (level + 1) + (isList ? 0 : 1)
  return sum + count * perMember + 1 + indent * level
}

/** Estimates the tokens of a complete reply. */
export const estimateReply = ({ content, reasoning_content = '', tool_calls }: Reply): number =>
  estimateTokens(content) +
  estimateTokens(reasoning_content) +
  (tool_calls ? estimateTokens(JSON.stringify(tool_calls)) : 0)
