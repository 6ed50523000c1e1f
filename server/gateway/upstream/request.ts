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
export type ChatRequest = Omit<Request, 'model' | 'messages' | 'max_tokens'> & {
  model: string
  messages: Turn[]
  max_tokens?: number
  /** The caller's name for the conversation; only OpenAI's dialect has it. */
  prompt_cache_key?: string | null
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
