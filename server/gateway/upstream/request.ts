import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../generated/server/gateway.ts'
import { isRecord } from '../../json/json.ts'
import { writeJson, type JsonSlices } from '../../json/parse.ts'
import { withoutLifting } from '../../config/request-members.ts'

type Request = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']

/** A part of a message. Its size is bounded by that of the request's body. */
export type MessagePart =
  | { type: 'text'; text: string }
  /** The address is `https:`, `http:` or `data:`. */
  | { type: 'image_url'; image_url: { url: string; detail?: string } }
  /** The data is base64, the format a word like `wav`. */
  | { type: 'input_audio'; input_audio: { data: string; format: string } }
  /** The data is a `data:` address, or base64 alone. */
  | { type: 'file'; file: { file_data: string; filename?: string } }

/**
 * A message for a model server. Only `/v1` has no replies of tools and no parts. Parts that are all
 * text are joined to one text, which every server takes.
 */
export type Turn = Omit<Message, 'role' | 'content'> & {
  role: Message['role'] | 'tool'
  content: string | readonly MessagePart[]
}

/**
 * A request to a model. Those of gateway.yaml are used as they are; those of openai.yaml are
 * translated, and may leave the length of the reply open.
 */
export type ChatRequest = Omit<Request, 'model' | 'messages' | 'max_tokens'> & {
  model: string
  messages: Turn[]
  max_tokens?: number
  /** The caller's name for the conversation; only OpenAI's dialect has it. */
  prompt_cache_key?: string | null
  /** Members that the contract does not know. */
  unknown?: UnknownMembers
  /** Of a long request: members that a model server gets as the caller wrote them. */
  slices?: JsonSlices
}

/** Members of a chat that the contract does not know, of which an upstream may get some. */
export class UnknownMembers {
  /** The names of those that the upstream got which was asked last. */
  taken: ReadonlySet<string> = new Set()
  readonly #body: object
  readonly #known: ReadonlySet<string>

  /** `known` are the contract's. */
  constructor(body: object, known: ReadonlySet<string>) {
    this.#body = body
    this.#known = known
  }

  /** Those of these names, without what lifts limits in them. */
  take(names: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    const body = this.#body as Readonly<Record<string, unknown>>
    const taken: Record<string, unknown> = {}
    for (const name of names)
      if (Object.hasOwn(body, name) && !this.#known.has(name))
        taken[name] = withoutLifting(body[name], () => {})
    this.taken = new Set(Object.keys(taken))
    return taken
  }
}

/** Names of the properties that the contract marks `x-forward: true`. */
const forwarded = (properties: Record<string, object>) =>
  Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))

const { ChatCompletionRequest, Message } = contract.components.schemas
const messageForwards: ReadonlySet<string> = new Set(forwarded(Message.properties))

/** The gateway writes these two in its own way. */
const rewritten = new Set(['max_completion_tokens', 'stream_options'])
const forwards: ReadonlySet<string> = new Set(
  forwarded(ChatCompletionRequest.properties).filter((name) => !rewritten.has(name)),
)

/**
 * The request body for an upstream, as JSON. It is built field by field from what the contract
 * marks as forwarded, so that nothing else of the caller's request leaves. Streams include usage.
 * Reasoning of earlier turns can be left out. Of the contract's unknown members these are sent.
 */
export function upstreamBody(
  chat: ChatRequest,
  model: string,
  withReasoning = true,
  unknownNames: ReadonlySet<string> = new Set(),
): string | Buffer {
  const { messages, slices, unknown } = chat
  const body: Record<string, unknown> = {
    model,
    messages: slices?.has('messages')
      ? undefined
      : messages.map((turn) => upstreamMessage(turn, withReasoning)),
    max_tokens: maxTokens(chat),
    stream: chat.stream,
  }
  if (chat.temperature !== undefined) body['temperature'] = chat.temperature
  if (chat.stream) body['stream_options'] = { include_usage: true }
  addForwarded(body, chat, forwards)
  if (isRecord(body['reasoning'])) body['reasoning'] = withoutLifting(body['reasoning'], () => {})
  if (unknown) Object.assign(body, unknown.take(unknownNames))
  return slices ? writeJson(body, slices) : JSON.stringify(body)
}

/** Most requests and messages have few members of those that may be forwarded. */
function addForwarded(
  to: Record<string, unknown>,
  from: Readonly<Partial<Record<string, unknown>>>,
  names: ReadonlySet<string>,
): void {
  for (const name in from) {
    const value = from[name]
    if (value !== undefined && value !== null && names.has(name)) to[name] = value
  }
}

function upstreamMessage(message: Turn, withReasoning: boolean): Record<string, unknown> {
  const fields: Record<string, unknown> = { role: message.role, content: message.content }
  addForwarded(fields, message, messageForwards)
  if (!message.reasoning_content) return fields
  // vLLM and Ollama read the one name, others the other.
  if (withReasoning) fields['reasoning'] = message.reasoning_content
  else delete fields['reasoning_content']
  return fields
}

/** The text of a message without what is no text in it. */
export function textOf({ content }: Pick<Turn, 'content'>): string {
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/** `max_completion_tokens` is the newer name and takes precedence. */
export const maxTokens = (chat: ChatRequest): number | undefined =>
  chat.max_completion_tokens ?? chat.max_tokens

/** Whether a streaming client wants the token counts. */
export const includesUsage = (chat: ChatRequest): boolean =>
  chat.stream_options?.['include_usage'] === true

/** Members of a message that are sent as they are, unless they are null. */
const plainMembers = new Set(['role', 'content', 'name', 'tool_calls', 'tool_call_id'])

type CallersMessage = { role: string; content?: unknown; tool_calls?: unknown }

/** The members of a chat that its translation into the inner form leaves as they are. */
export function unchangedSlices(
  messages: readonly CallersMessage[],
  slices: JsonSlices,
): JsonSlices {
  const names = messages.every(isPlain) ? ['messages', 'tools'] : ['tools']
  return new Map([...slices].filter(([name]) => names.includes(name)))
}

function isPlain(message: CallersMessage): boolean {
  const { role, content, tool_calls: calls } = message
  if (typeof content !== 'string' || role === 'developer') return false
  if (Array.isArray(calls) && calls.length === 0) return false
  for (const name in message)
    if (!plainMembers.has(name) || message[name as keyof CallersMessage] === null) return false
  return true
}
