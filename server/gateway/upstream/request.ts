import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../generated/server/gateway.ts'

type Request = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']

/** A message for a model server; only OpenAI's dialect has replies of tools. */
export type Turn = Omit<Message, 'role'> & { role: Message['role'] | 'tool' }

/**
 * A request to a model. Those of gateway.yaml are used as they are; those of openai.yaml are
 * translated, and may leave the length of the reply open.
 */
export type ChatRequest = Omit<Request, 'messages' | 'max_tokens'> & {
  messages: Turn[]
  max_tokens?: number
}

/** Names of the properties that the contract marks `x-forward: true`. */
const forwarded = (properties: Record<string, object>) =>
  Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))

const { ChatCompletionRequest, Message } = contract.components.schemas
const messageForwards = forwarded(Message.properties) as (keyof Message)[]

/** The gateway writes these two in its own way. */
const rewritten = new Set(['max_completion_tokens', 'stream_options'])
const forwards = forwarded(ChatCompletionRequest.properties).filter(
  (name) => !rewritten.has(name),
) as (keyof ChatRequest)[]

/**
 * The request body for an upstream, as JSON. It is built field by field from what the contract
 * marks as forwarded, so that nothing else of the caller's request leaves. Streams include usage.
 */
export function upstreamBody(chat: ChatRequest, model: string): string {
  const body: Record<string, unknown> = {
    model,
    messages: chat.messages.map(upstreamMessage),
    max_tokens: maxTokens(chat),
    stream: chat.stream,
  }
  if (chat.temperature !== undefined) body['temperature'] = chat.temperature
  if (chat.stream) body['stream_options'] = { include_usage: true }
  for (const name of forwards)
    if (chat[name] !== undefined && chat[name] !== null) body[name] = chat[name]
  return JSON.stringify(body)
}

function upstreamMessage(message: Turn): Record<string, unknown> {
  const fields: Record<string, unknown> = { role: message.role, content: message.content }
  for (const name of messageForwards)
    if (message[name] !== undefined && message[name] !== null) fields[name] = message[name]
  return fields
}

/** `max_completion_tokens` is the newer name and takes precedence. */
export const maxTokens = (chat: ChatRequest): number | undefined =>
  chat.max_completion_tokens ?? chat.max_tokens

/** Whether a streaming client wants the token counts. */
export const includesUsage = (chat: ChatRequest): boolean =>
  chat.stream_options?.['include_usage'] === true

/** More names than fit into the header. */
const maxNames = 400
const maxNameChars = 64
const maxHeaderChars = 1000

type Properties = { properties: object }

/**
 * Makes a function that lists the fields of a request that the contract does not define, for the
 * header `x-ignored-fields`. It returns undefined if there are none.
 */
export function ignoredFinder(contract: {
  ChatCompletionRequest: Properties
  Message: Properties
}) {
  const requestNames = new Set(Object.keys(contract.ChatCompletionRequest.properties))
  const messageNames = new Set(Object.keys(contract.Message.properties))
  return (chat: { messages: readonly object[] }) => ignoredOf(chat, requestNames, messageNames)
}

export const ignoredFields = ignoredFinder(contract.components.schemas)

function ignoredOf(
  chat: { messages: readonly object[] },
  requestNames: ReadonlySet<string>,
  messageNames: ReadonlySet<string>,
): string | undefined {
  let ignored: Set<string> | undefined
  const collect = (from: object, names: ReadonlySet<string>, prefix: string) => {
    for (const name in from) {
      if (names.has(name)) continue
      ignored ??= new Set()
      if (ignored.size > maxNames) return
      ignored.add(prefix + encodedName(name))
    }
  }
  collect(chat, requestNames, '')
  for (const message of chat.messages) collect(message, messageNames, 'messages[].')
  if (!ignored) return undefined
  let text = ''
  for (const name of ignored) {
    if (text.length + name.length > maxHeaderChars) return `${text}, ...`
    text += text === '' ? name : `, ${name}`
  }
  return text
}

/**
 * As `encodeURIComponent` writes it, cut between characters. The empty name is `""`, which no other
 * name becomes.
 */
function encodedName(name: string): string {
  if (name === '') return '""'
  let encoded = ''
  for (const character of name.slice(0, maxNameChars).toWellFormed()) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > maxNameChars) break
    encoded += next
  }
  return encoded
}
