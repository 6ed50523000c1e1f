import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../generated/server/gateway.ts'

type Request = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']

/** A message for a model's server; answers of tools come in OpenAI's dialect only. */
export type Turn = Omit<Message, 'role'> & { role: Message['role'] | 'tool' }

/** What a model is asked. Requests of gateway.yaml are such; those of openai.yaml are translated, and may leave the length of the reply open. */
export type ChatRequest = Omit<Request, 'messages' | 'max_tokens'> & {
  messages: Turn[]
  max_tokens?: number
}

/** Names of the properties that the contract marks `x-forward: true`. */
const forwarded = (properties: Record<string, object>) =>
  Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))

const { ChatCompletionRequest, Message } = contract.components.schemas
const messageForwards = forwarded(Message.properties) as (keyof Message)[]

/** These two are not passed on as they are: the gateway says them in its own way. */
const rewritten = new Set(['max_completion_tokens', 'stream_options'])
const forwards = forwarded(ChatCompletionRequest.properties).filter(
  (name) => !rewritten.has(name),
) as (keyof ChatRequest)[]

/**
 * The request body for an upstream, as JSON: built field by field from what the contract says is forwarded,
 * so that nothing else a caller sends can travel. Usage is always asked of a stream.
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
  const sent: Record<string, unknown> = { role: message.role, content: message.content }
  for (const name of messageForwards)
    if (message[name] !== undefined && message[name] !== null) sent[name] = message[name]
  return sent
}

/** `max_completion_tokens` is the newer name and wins; a default of the contract is filled in already. */
export const maxTokens = (chat: ChatRequest): number | undefined =>
  chat.max_completion_tokens ?? chat.max_tokens

/** Whether a streaming client asked to see the token counts. */
export const asksForUsage = (chat: ChatRequest): boolean =>
  chat.stream_options?.['include_usage'] === true

/** More than the header has room for. */
const mostNames = 400
const longestName = 64

type Properties = { properties: object }

/** Tells what a caller sent that the contract does not know, for the header `x-ignored-fields`; undefined when there is nothing. */
export function ignoredFinder(contract: {
  ChatCompletionRequest: Properties
  Message: Properties
}) {
  const known = new Set(Object.keys(contract.ChatCompletionRequest.properties))
  const knownOfMessage = new Set(Object.keys(contract.Message.properties))
  return (chat: { messages: readonly object[] }) => ignoredOf(chat, known, knownOfMessage)
}

export const ignoredFields = ignoredFinder(contract.components.schemas)

function ignoredOf(
  chat: { messages: readonly object[] },
  known: ReadonlySet<string>,
  knownOfMessage: ReadonlySet<string>,
): string | undefined {
  let ignored: Set<string> | undefined
  const collect = (from: object, known: ReadonlySet<string>, prefix: string) => {
    for (const name in from) {
      if (known.has(name)) continue
      ignored ??= new Set()
      if (ignored.size > mostNames) return
      ignored.add(prefix + encodedName(name))
    }
  }
  collect(chat, known, '')
  for (const message of chat.messages) collect(message, knownOfMessage, 'messages[].')
  if (!ignored) return undefined
  let text = ''
  for (const name of ignored) {
    if (text.length + name.length > 1000) return `${text}, ...`
    text += text === '' ? name : `, ${name}`
  }
  return text
}

/** As `encodeURIComponent` writes it, cut after a whole character; the empty name is `""`, which no other name becomes. */
function encodedName(name: string): string {
  if (name === '') return '""'
  let encoded = ''
  for (const character of name.slice(0, longestName).toWellFormed()) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > longestName) break
    encoded += next
  }
  return encoded
}
