import document from '../../../../generated/json/messages.json' with { type: 'json' }
import type { components } from '../../../../generated/server/messages.ts'
import type { Failure } from '../../../failure.ts'
import { asWritten } from '../../../json/digits.ts'
import { isRecord, listOf } from '../../../json/json.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import type { HostedTools } from '../../routing/deployments.ts'
import { IgnoredFields } from '../ignored-fields.ts'
import type { Media } from '../../turn.ts'
import {
  hostedCallLimit,
  contractMembers,
  nativeCall,
  NativeTools,
  defaultHostedCalls,
  type NativeCall,
} from '../pass-through.ts'
import type { AnyMessageRequest } from './read-request.ts'
import { isCallerTool } from './published-tools.ts'
import { cannotCall, noneToCall } from './read-tools.ts'

type Schemas = components['schemas']
type Message = Schemas['InputMessage']
type Tool = Schemas['Tool']

const { schemas } = document.components
const contract = contractMembers(schemas.MessageRequest, {
  thinking: schemas.Thinking,
  output_config: schemas.OutputConfig,
})

const isHosted = (tool: Tool): boolean => !isCallerTool(tool)

/** The type of the hosted tool that a block adds, if it adds one. */
const hostedType = ({ tool }: Schemas['ContentBlock']): string | undefined =>
  tool?.definition && isHosted(tool.definition) ? (tool.definition.type ?? '') : undefined

const addsHosted = ({ content }: Message): boolean =>
  typeof content === 'object' && content.some((block) => hostedType(block) !== undefined)

/** The conversation without blocks that add hosted tools. */
function withoutHostedAdditions(messages: readonly Message[], ignored: IgnoredFields): Message[] {
  return messages.flatMap((message) => {
    const { content } = message
    if (typeof content !== 'object' || !addsHosted(message)) return asWritten(message)
    const others = content.filter((block) => hostedType(block) === undefined).map(asWritten)
    for (const block of content) {
      const type = hostedType(block)
      if (type !== undefined) ignored.add(type, hostedPrefix)
    }
    return others.length > 0 ? { ...message, content: others } : []
  })
}

const hostedPrefix = 'messages[].content[].tool.definition.'

/** Whether a part of a request requests a longer cache. Recursive: depth is bounded. */
function asksForLongCache(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asksForLongCache)
  if (!isRecord(value)) return false
  const { cache_control: control } = value
  if (isRecord(control) && control['ttl'] != null && control['ttl'] !== '5m') return true
  return Object.values(value).some(asksForLongCache)
}

/** Whether the model server may first summarize the conversation, which is another sampling. */
const isCompacted = ({ context_management: management }: AnyMessageRequest): boolean =>
  listOf(management?.['edits']).some(
    (edit) => isRecord(edit) && String(edit['type']).startsWith('compact'),
  )

/** The caller's headers that define the meaning of a request. */
export type MessageHeaders = { 'anthropic-version'?: string; 'anthropic-beta'?: string }

/** Builds the request for model servers that speak Messages. */
export function nativeMessageCall(
  body: AnyMessageRequest,
  { 'anthropic-version': version, 'anthropic-beta': beta }: MessageHeaders,
  slices: JsonSlices | undefined,
  media: readonly Media[] = [],
): NativeCall {
  const additions = new IgnoredFields()
  const isChanged = body.messages.some(addsHosted)
  const messages = isChanged ? withoutHostedAdditions(body.messages, additions) : undefined
  const tools = new NativeTools(body.tools ?? [], isHosted)
  return nativeCall({
    dialect: 'messages',
    headers: {
      ...(version !== undefined && { 'anthropic-version': version }),
      ...(beta !== undefined && { 'anthropic-beta': beta }),
    },
    body,
    slices,
    contract,
    tools: () => tools,
    prompt: () => ({
      count: body.messages.length,
      tools: body.tools,
      media,
      isCachedLong: asksForLongCache(body),
      samplings: isCompacted(body) ? 2 : 1,
    }),
    errorFor: (hosted) => choiceError(body.tool_choice, tools, hosted),
    hostedNano: (hosted) =>
      tools.all.reduce(
        (sum, tool) => sum + tools.callNano(tool, hosted) * hostedCallLimit(usesOf(tool)),
        0,
      ),
    membersFor: ({ hostedTools }, { maxTokens, isBudgeted }) => ({
      ...(messages && { messages }),
      ...(tools.all.some(isHosted) && { tools: sentTools(tools, hostedTools, isBudgeted) }),
      ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    }),
    addIgnored: (ignored) => ignored.addAll(additions),
  })
}

/** The error of a `tool_choice` that requires tools which the server is not sent. */
function choiceError(
  choice: AnyMessageRequest['tool_choice'],
  tools: NativeTools<Tool>,
  hosted: HostedTools,
): Failure | undefined {
  const isOffered = (tool: Tool) => tools.isOffered(tool, hosted)
  if (choice?.type === 'any') return tools.all.some(isOffered) ? undefined : noneToCall()
  if (choice?.type !== 'tool') return undefined
  const tool = tools.all.find(({ name }) => name === choice.name)
  return tool && !isOffered(tool) ? cannotCall(tool) : undefined
}

/** Searches and fetches can be limited; Anthropic's other tools have no such field. */
const boundable = /^web_(search|fetch)_/

function sentTools(
  tools: NativeTools<Tool>,
  hosted: HostedTools,
  isBudgeted: boolean,
): readonly Tool[] {
  const offered = tools.offeredTo(hosted).map(asWritten)
  return isBudgeted ? offered.map(withBound) : offered
}

const usesOf = (tool: object): unknown => ('max_uses' in tool ? tool.max_uses : undefined)

function withBound(tool: Tool): Tool & { max_uses?: number } {
  const needsBound = boundable.test(tool.type ?? '') && usesOf(tool) == null
  return needsBound ? { ...tool, max_uses: defaultHostedCalls } : tool
}
