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
  /** An `https:`, `http:` or `data:` URL. */
  | { type: 'image_url'; image_url: { url: string; detail?: string } }
  /** Data in base64, and a format like `wav`. */
  | { type: 'input_audio'; input_audio: { data: string; format: string } }
  /** A `data:` URL, or base64 only. */
  | { type: 'file'; file: { file_data: string; filename?: string } }

/**
 * A message for a model server. `/v1` has neither tool results nor parts. Content of text parts only
 * is one string, which every server accepts.
 */
export type Turn = Omit<Message, 'role' | 'content'> & {
  role: Message['role'] | 'tool'
  content: string | readonly MessagePart[]
}

/**
 * A request to a model in the internal format. That of gateway.yaml already has this format; other
 * dialects are translated, and may not limit the length of the reply.
 */
export type ChatRequest = Omit<Request, 'model' | 'messages' | 'max_tokens'> & {
  model: string
  messages: Turn[]
  max_tokens?: number
  /** The caller's name for the conversation, which only OpenAI's dialect has. */
  prompt_cache_key?: string | null
  /** Members that the contract does not define. */
  unknown?: UnknownMembers
  /** The JSON of members that are forwarded unchanged. Set for long requests. */
  slices?: JsonSlices
}

/** Members of a chat that the contract does not define; an upstream may get some of them. */
export class UnknownMembers {
  /** The names that the last upstream was sent. */
  forwarded: ReadonlySet<string> = new Set()
  readonly #body: object
  readonly #contractNames: ReadonlySet<string>

  constructor(body: object, contractNames: ReadonlySet<string>) {
    this.#body = body
    this.#contractNames = contractNames
  }

  /** Selects the members of these names, without nested members that lift limits. */
  select(names: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    const body = this.#body as Readonly<Record<string, unknown>>
    const members: Record<string, unknown> = {}
    for (const name of names)
      if (Object.hasOwn(body, name) && !this.#contractNames.has(name))
        members[name] = withoutLifting(body[name], () => {})
    this.forwarded = new Set(Object.keys(members))
    return members
  }
}

/** Names of the properties that the contract marks `x-forward: true`. */
const forwarded = (properties: Record<string, object>) =>
  Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))

const { ChatCompletionRequest, Message } = contract.components.schemas
const messageForwards: ReadonlySet<string> = new Set(forwarded(Message.properties))

/** The gateway sets these two itself. */
const rewritten = new Set(['max_completion_tokens', 'stream_options'])
const forwards: ReadonlySet<string> = new Set(
  forwarded(ChatCompletionRequest.properties).filter((name) => !rewritten.has(name)),
)

/**
 * The JSON body for an upstream. Copies only fields that the contract marks `x-forward`, and the
 * unknown members of these names. Streams include usage. `withReasoning` includes the reasoning of
 * earlier turns.
 */
export function upstreamBody(
  chat: ChatRequest,
  model: string,
  withReasoning = true,
  unknownNames: ReadonlySet<string> = new Set(),
): string | Buffer {
  const { messages, slices, unknown } = chat
  const isCopied = slices?.has('messages')
  const body: Record<string, unknown> = {
    model,
    messages: isCopied ? undefined : messages.map((turn) => upstreamMessage(turn, withReasoning)),
    max_tokens: maxTokens(chat),
    stream: chat.stream,
  }
  if (chat.temperature !== undefined) body['temperature'] = chat.temperature
  if (chat.stream) body['stream_options'] = { include_usage: true }
  addForwarded(body, chat, forwards)
  if (isRecord(body['reasoning'])) body['reasoning'] = withoutLifting(body['reasoning'], () => {})
  if (unknown) Object.assign(body, unknown.select(unknownNames))
  return slices ? writeJson(body, slices) : JSON.stringify(body)
}

/** Loops over the fields of `from`, which are few. */
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
  // vLLM and Ollama read one name, other servers the other.
  if (withReasoning) fields['reasoning'] = message.reasoning_content
  else delete fields['reasoning_content']
  return fields
}

/** Concatenated text parts. */
export function concatText({ content }: Pick<Turn, 'content'>): string {
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}

/** `max_completion_tokens`, the newer name, takes precedence. */
export const maxTokens = (chat: ChatRequest): number | undefined =>
  chat.max_completion_tokens ?? chat.max_tokens

/** Whether a streaming client requests token counts. */
export const includesUsage = (chat: ChatRequest): boolean =>
  chat.stream_options?.['include_usage'] === true

/** Fields of a message that are forwarded unchanged, unless they are null. */
const plainMembers = new Set(['role', 'content', 'name', 'tool_calls', 'tool_call_id'])

type CallersMessage = { role: string; content?: unknown; tool_calls?: unknown }

/** The slices of members that the translation into the internal format does not change. */
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
