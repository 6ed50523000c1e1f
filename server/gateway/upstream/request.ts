import contract from '../../../generated/json/gateway.json' with { type: 'json' }
import type { components } from '../../../generated/server/gateway.ts'
import type { ModelFacts } from '../../config/providers.ts'
import { isRecord } from '../../json/json.ts'
import type { Media, Turn } from '../turn.ts'
import { membersBy, takesUnchanged, type MemberRules, type Receiver } from '../providers/facts.ts'
import { restoreCustomTools, type CustomTools } from '../providers/custom-tools.ts'
import { shapeBody } from '../providers/members.ts'
import { shapeTurns } from '../providers/turns.ts'
import { Shaped } from '../providers/shaped.ts'
import { writeJson, type JsonSlices } from '../../json/parse.ts'
import { isForeign, liftsLimits, withoutLifting } from '../../config/request-members.ts'

type Request = components['schemas']['ChatCompletionRequest']
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
  /** Functions that are custom tools of the caller. */
  customTools?: CustomTools
  /** Members that the contract does not define. */
  unknown?: UnknownMembers
  /** Images, audio and files in `extras` of its messages. */
  media?: readonly Media[]
  /** The changes for the last server; undefined without any. */
  shaped?: Shaped | undefined
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

  /** Selects the members for servers with these rules, without any that lift limits. */
  select({ rejectsUnknown, forwarded }: MemberRules): Readonly<Record<string, unknown>> {
    const members: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(this.#body)) {
      if (this.#contractNames.has(name) || isForeign(name) || liftsLimits(name)) continue
      if (rejectsUnknown || forwarded.has(name)) members[name] = withoutLifting(value, () => {})
    }
    this.forwarded = new Set(Object.keys(members))
    return members
  }
}

/** Reply tokens that are reserved, and thus allowed, if neither caller nor model set a maximum. */
export const defaultReplyTokens = 16_384

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
 * unknown members that the upstream may get; then its facts decide. Streams include usage. Sets
 * `shaped` of the chat.
 */
export function upstreamBody(
  chat: ChatRequest,
  model: string,
  { facts: byModel, members, ...receiver }: Receiver,
): string | Buffer {
  const { messages, unknown } = chat
  const facts = byModel.of(model)
  const shaped = takesUnchanged(facts, messages) ? undefined : new Shaped()
  chat.shaped = shaped
  const turns = shaped ? shapeTurns(messages, facts, shaped) : messages
  let slices = chat.slices
  const isCopied = turns === messages && slices?.has('messages')
  const body: Record<string, unknown> = {
    ...membersBy(receiver, model),
    messages: isCopied ? undefined : turns.map((turn) => upstreamMessage(turn, facts)),
    max_tokens: maxTokens(chat),
    stream: chat.stream,
  }
  if (chat.temperature !== undefined) body['temperature'] = chat.temperature
  if (chat.stream) body['stream_options'] = { include_usage: true }
  addForwarded(body, chat, forwards)
  if (isRecord(body['reasoning'])) body['reasoning'] = withoutLifting(body['reasoning'], () => {})
  if (unknown) Object.assign(body, unknown.select(members))
  const { tools } = body
  if (shaped) shapeBody(body, facts, shaped)
  if (chat.customTools && facts.custom_tools) restoreCustomTools(body, chat.customTools, shaped)
  if (slices && !isCopied) slices = withoutSlice(slices, 'messages')
  if (slices && body['tools'] !== tools) slices = withoutSlice(slices, 'tools')
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

const withoutSlice = (slices: JsonSlices, without: string): JsonSlices =>
  new Map([...slices].filter(([name]) => name !== without))

function upstreamMessage(message: Turn, { reasoning }: ModelFacts): Record<string, unknown> {
  const { role, content, extras } = message
  const fields: Record<string, unknown> = { ...extras, role, content }
  addForwarded(fields, message, messageForwards)
  if (!message.reasoning_content) return fields
  const member = reasoning?.member ?? 'both'
  if (member !== 'reasoning_content') fields['reasoning'] = message.reasoning_content
  if (member === 'reasoning') delete fields['reasoning_content']
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
  if (Array.isArray(calls) && (calls.length === 0 || calls.some(isRewritten))) return false
  for (const name in message)
    if (!plainMembers.has(name) || message[name as keyof CallersMessage] === null) return false
  return true
}

/** Whether a call has no arguments, or is of a custom tool. */
const isRewritten = (call: unknown): boolean =>
  isRecord(call) && (!isRecord(call['function']) || call['function']['arguments'] === '')
