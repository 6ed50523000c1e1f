import document from '../../../../generated/json/messages.json' with { type: 'json' }
import type { components } from '../../../../generated/server/messages.ts'
import { asWritten } from '../../../json/digits.ts'
import type { Failure } from '../../../failure.ts'
import { isRecord, listOf, type Json } from '../../../json/json.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import type { NativeRequest } from '../../call.ts'
import type { HostedTools } from '../../routing/deployments.ts'
import type { PassedReply } from '../../upstream/inference.ts'
import { IgnoredFields } from '../ignored-fields.ts'
import { contractMembers, OwnMembers } from '../own-members.ts'
import type { Media } from '../media.ts'
import {
  boundOf,
  bytesOf,
  hostedPrice,
  passedBody,
  requestJson,
  usualHostedCalls,
} from '../pass-through.ts'
import type { AnyMessageRequest } from './read-request.ts'
import { cannotCall, noneToCall } from './read-tools.ts'

type Schemas = components['schemas']
type Message = Schemas['InputMessage']
type Tool = Schemas['Tool']

const { schemas } = document.components
const contract = contractMembers(schemas.MessageRequest, {
  thinking: schemas.Thinking,
  output_config: schemas.OutputConfig,
})

/** Tools of Anthropic's that the caller runs. */
const callerTools = /^(custom$|bash_|text_editor_|computer_|memory_)/

const isCallersOwn = ({ type }: Tool): boolean => type == null || callerTools.test(type)

/** The type of the tool that a block adds, if a model server's own side runs it. */
const hostedType = ({ tool }: Schemas['ContentBlock']): string | undefined =>
  tool?.definition && !isCallersOwn(tool.definition) ? (tool.definition.type ?? '') : undefined

const addsHosted = ({ content }: Message): boolean =>
  typeof content === 'object' && content.some((block) => hostedType(block) !== undefined)

/** The conversation without what adds such tools in the middle of it. */
function withoutHostedAdditions(messages: readonly Message[], ignored: IgnoredFields): Message[] {
  return messages.flatMap((message) => {
    const { content } = message
    if (typeof content !== 'object' || !addsHosted(message)) return asWritten(message)
    const own = content.filter((block) => hostedType(block) === undefined).map(asWritten)
    for (const block of content) {
      const type = hostedType(block)
      if (type !== undefined) ignored.add(type, hostedPrefix)
    }
    return own.length > 0 ? { ...message, content: own } : []
  })
}

const hostedPrefix = 'messages[].content[].tool.definition.'

/** Whether a part of a request is to be cached for longer than usual. Its depth is bounded. */
function asksForLongCache(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksForLongCache)
  if (!isRecord(value)) return false
  const { cache_control: control } = value
  if (isRecord(control) && control['ttl'] != null && control['ttl'] !== '5m') return true
  return Object.values(value).some(asksForLongCache)
}

/** Whether the model server may first sum up the conversation, which is a sampling of its own. */
const isCompacted = ({ context_management: management }: AnyMessageRequest): boolean =>
  listOf(management?.['edits']).some(
    (edit) => isRecord(edit) && String(edit['type']).startsWith('compact'),
  )

/** The caller's headers that say how a request is meant. */
export type MessageHeaders = { 'anthropic-version'?: string; 'anthropic-beta'?: string }

/**
 * The request for model servers that speak Messages, and what of it does not reach the one that got
 * it last; before that, any of them.
 */
export function ownCall(
  body: AnyMessageRequest,
  { 'anthropic-version': version, 'anthropic-beta': beta }: MessageHeaders,
  slices: JsonSlices | undefined,
  media: readonly Media[] = [],
): { own: NativeRequest; ignored(): string | undefined } {
  const own = new OwnMembers(body, contract)
  const additions = new IgnoredFields()
  const messages = body.messages.some(addsHosted)
    ? withoutHostedAdditions(body.messages, additions)
    : undefined
  const tools = new OwnTools(body)
  return {
    own: {
      dialect: 'messages',
      headers: {
        ...(version !== undefined && { 'anthropic-version': version }),
        ...(beta !== undefined && { 'anthropic-beta': beta }),
      },
      prompt: () => ({
        bytes: bytesOf({ body, slices }),
        count: body.messages.length,
        tools: body.tools,
        media,
        isCachedLong: asksForLongCache(body),
        samplings: isCompacted(body) ? 2 : 1,
      }),
      refusalFor: (hosted) => tools.refusalFor(hosted),
      hostedNano: (hosted) => tools.mostNano(hosted),
      bodyFor: (model, { hostedTools, members }, { maxTokens, isLimited, isBudgeted }) =>
        requestJson(
          {
            ...own.membersFor(members, isLimited),
            ...(messages && { messages }),
            ...tools.membersFor(hostedTools, isBudgeted),
            model,
            ...(maxTokens !== undefined && { max_tokens: maxTokens }),
          },
          { body, slices },
        ),
    },
    ignored() {
      const { ignored } = own
      ignored.addAll(additions)
      for (const { type } of tools.leftOut) ignored.add(type ?? '', 'tools[].')
      return ignored.header()
    },
  }
}

/** Searches and fetches can be bounded; Anthropic's other tools have no such member. */
const boundable = /^web_(search|fetch)_/

/** The tools of a request, as each model server may get them. */
class OwnTools {
  /** The tools that were left out last; at first, all that only a model server's own side runs. */
  leftOut: readonly Tool[]
  readonly #tools: readonly Tool[]
  readonly #choice: AnyMessageRequest['tool_choice']

  constructor({ tools = [], tool_choice: choice }: AnyMessageRequest) {
    this.#tools = tools
    this.#choice = choice
    this.leftOut = tools.filter((tool) => !isCallersOwn(tool))
  }

  /** The refusal of a choice of tools that are left out. */
  refusalFor(hosted: HostedTools): Failure | undefined {
    const choice = this.#choice
    const isOffered = (tool: Tool) => isOfferedTo(tool, hosted)
    if (choice?.type === 'any') return this.#tools.some(isOffered) ? undefined : noneToCall()
    if (choice?.type !== 'tool') return undefined
    const tool = this.#tools.find(({ name }) => name === choice.name)
    return tool && !isOffered(tool) ? cannotCall(tool) : undefined
  }

  mostNano(hosted: HostedTools): number {
    return this.#tools.reduce((sum, tool) => {
      const nano = isCallersOwn(tool) ? undefined : hostedPrice(tool, hosted)
      return sum + (nano ?? 0) * boundOf(usesOf(tool))
    }, 0)
  }

  /** The member `tools`, where it differs from the caller's. */
  membersFor(hosted: HostedTools, isBudgeted: boolean): { tools?: readonly Tool[] } {
    if (this.#tools.every(isCallersOwn)) return {}
    this.leftOut = this.#tools.filter((tool) => !isOfferedTo(tool, hosted))
    const offered = this.#tools.filter((tool) => isOfferedTo(tool, hosted)).map(asWritten)
    return { tools: isBudgeted ? offered.map(withBound) : offered }
  }
}

const isOfferedTo = (tool: Tool, hosted: HostedTools): boolean =>
  isCallersOwn(tool) || hostedPrice(tool, hosted) !== undefined

const usesOf = (tool: object): unknown => ('max_uses' in tool ? tool.max_uses : undefined)

const withBound = (tool: Tool): Tool & { max_uses?: number } =>
  boundable.test(tool.type ?? '') && usesOf(tool) == null
    ? { ...tool, max_uses: usualHostedCalls }
    : tool

/** The reply of a model server that speaks Messages. */
export const passedMessage = (reply: PassedReply): Json<Schemas['Message']> => passedBody(reply)
