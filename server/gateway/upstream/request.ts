import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../generated/server/gateway.ts'
import { isRecord, jsonOfText, listOf } from '../../json/json.ts'
import type { JsonPart, JsonWriter } from '../../json/source.ts'
import { withoutLifting } from '../../request-members.ts'
import type { WrittenParts, WrittenValues } from './written.ts'

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
  /** Set for long requests. */
  written?: WrittenParts
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
  const { messages, written, unknown } = chat
  const body: Record<string, unknown> = {
    model,
    messages: written ? undefined : messages.map((turn) => upstreamMessage(turn, withReasoning)),
    max_tokens: maxTokens(chat),
    stream: chat.stream,
  }
  if (chat.temperature !== undefined) body['temperature'] = chat.temperature
  if (chat.stream) body['stream_options'] = { include_usage: true }
  addForwarded(body, chat, forwards)
  if (isRecord(body['reasoning'])) body['reasoning'] = withoutLifting(body['reasoning'], () => {})
  if (unknown) Object.assign(body, unknown.take(unknownNames))
  if (!written) return JSON.stringify(body)
  const { tools, ...rest } = body
  const writer = new LongJson(written)
  writer.add(`${JSON.stringify(rest).slice(0, -1)},"messages":`)
  if (written.messages) writer.addWritten(messages, withReasoning, written.messages)
  else writer.addWritten(messages, withReasoning, [])
  if (tools !== undefined) {
    writer.add(',"tools":')
    if (written.tools) writer.add(written.tools)
    else writer.addList(listOf(tools))
  }
  writer.add('}')
  return writer.bytes()
}

/**
 * A long body, whose messages and tools are written one by one: the engine is slow with texts of
 * more than 128 KiB. What of its values stands in the request's text is copied from there.
 */
class LongJson {
  readonly #values: WrittenValues | undefined
  readonly #writer: JsonWriter

  constructor({ source, values }: WrittenParts) {
    this.#values = values
    this.#writer = source.writer()
  }

  add(part: JsonPart): void {
    this.#writer.add(part)
  }

  /** Adds messages, and of those that have a span what stands there. */
  addWritten(
    turns: readonly Turn[],
    withReasoning: boolean,
    spans: NonNullable<WrittenParts['messages']>,
  ): void {
    let separator = '['
    for (const [place, turn] of turns.entries()) {
      this.add(separator)
      separator = ','
      const span = spans[place]
      if (span) this.add(span)
      else this.#addValue(upstreamMessage(turn, withReasoning))
    }
    this.add(turns.length === 0 ? '[]' : ']')
  }

  addList(list: readonly unknown[]): void {
    for (const [place, item] of list.entries()) {
      this.add(place === 0 ? '[' : ',')
      this.#addValue(item)
    }
    this.add(list.length === 0 ? '[]' : ']')
  }

  bytes(): Buffer {
    return this.#writer.bytes()
  }

  /** A message or a tool. */
  #addValue(value: unknown): void {
    if (this.#values && isRecord(value)) this.#addObject(value, this.#values)
    else this.add(JSON.stringify(value))
  }

  /** A message, a tool, or the function in it, member by member. */
  #addObject(object: Record<string, unknown>, values: WrittenValues): void {
    let separator = '{'
    for (const name in object) {
      const value = object[name]
      if (value === undefined) continue
      const start = `${separator}${jsonOfText(name)}:`
      separator = ','
      const json = values.find(value)
      if (json) {
        this.add(start)
        values.copy(json, this.#writer)
      } else if (name === 'function' && isRecord(value)) {
        this.add(start)
        this.#addObject(value, values)
      } else
        this.add(start + (typeof value === 'string' ? jsonOfText(value) : JSON.stringify(value)))
    }
    this.add(separator === '{' ? '{}' : '}')
  }
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
