import contract from '../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../generated/server/gateway.ts'

export type ChatRequest = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']

/** Names of the properties that the contract marks `x-forward: true`. */
const forwarded = (properties: Record<string, object>) => Object.keys(properties).filter((name) => 'x-forward' in (properties[name] ?? {}))

const { ChatCompletionRequest, Message } = contract.components.schemas
const knownFields = new Set(Object.keys(ChatCompletionRequest.properties))
const knownMessageFields = new Set(Object.keys(Message.properties))
const messageForwards = forwarded(Message.properties) as (keyof Message)[]

/** These two are not passed on as they are: the gateway says them in its own way. */
const rewritten = new Set(['max_completion_tokens', 'stream_options'])
const forwards = forwarded(ChatCompletionRequest.properties).filter((name) => !rewritten.has(name)) as (keyof ChatRequest)[]

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
  for (const name of forwards) if (chat[name] !== undefined && chat[name] !== null) body[name] = chat[name]
  return JSON.stringify(body)
}

function upstreamMessage(message: Message): Record<string, unknown> {
  const sent: Record<string, unknown> = { role: message.role, content: message.content }
  for (const name of messageForwards) if (message[name] !== undefined && message[name] !== null) sent[name] = message[name]
  return sent
}

/** `max_completion_tokens` is the newer name and wins; the contract's default is filled in already. */
export const maxTokens = (chat: ChatRequest): number => chat.max_completion_tokens ?? chat.max_tokens

/** Whether a streaming client asked to see the token counts. */
export const asksForUsage = (chat: ChatRequest): boolean => chat.stream_options?.['include_usage'] === true

/** More than the header has room for. */
const mostNames = 400
const printable = /^[A-Za-z0-9_.$-]{1,64}$/

/** What the caller sent and the gateway does not know, for the header `x-ignored-fields`; undefined when there is nothing. */
export function ignoredFields(chat: ChatRequest): string | undefined {
  let ignored: Set<string> | undefined
  const collect = (from: object, known: ReadonlySet<string>, prefix: string) => {
    for (const name in from) {
      if (known.has(name)) continue
      ignored ??= new Set()
      if (ignored.size > mostNames) return
      ignored.add(prefix + name)
    }
  }
  collect(chat, knownFields, '')
  for (const message of chat.messages) collect(message, knownMessageFields, 'messages[].')
  if (!ignored) return undefined
  const names = [...ignored].map((name) => (printable.test(name.replace('messages[].', '')) ? name : encodeURIComponent(name.toWellFormed()).slice(0, 64)))
  let text = ''
  for (const name of names) {
    if (text.length + name.length > 1000) return `${text}, …`.replace('…', '...')
    text += text === '' ? name : `, ${name}`
  }
  return text
}
