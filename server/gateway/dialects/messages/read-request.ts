import type { components } from '../../../../generated/server/messages.ts'
import type { ChatRequest } from '../../upstream/request.ts'
import type { Turn } from '../../turn.ts'
import type { Untranslatable } from '../request-errors.ts'
import { textsIn } from './read-blocks.ts'
import { turnsFrom } from './read-messages.ts'
import { isCallerTool } from './published-tools.ts'
import { toolsFrom } from './read-tools.ts'
import contract from '../../../../generated/json/messages.json' with { type: 'json' }
import { IgnoredFields, namesOf, type Shape } from '../ignored-fields.ts'

type Schemas = components['schemas']
export type MessageRequest = Schemas['MessageRequest']
/** A request for a message, or for the token count of one. */
export type AnyMessageRequest = Schemas['TokenCountRequest'] & Partial<MessageRequest>

/**
 * Converts the request to the internal format. Throws a Failure if it is invalid; adds to `gaps`
 * each part that no chat can express. Streams always request token counts, which their last events
 * contain.
 */
export function requestFrom(body: AnyMessageRequest, gaps: Untranslatable): ChatRequest {
  const stream = body.stream ?? false
  const { max_tokens, temperature, top_p, top_k, stop_sequences: stop } = body
  const effort = effortFrom(body)
  const format = formatFrom(body.output_config)
  const user = body.metadata?.user_id
  const messages = turnsFrom(body.messages, gaps)
  const system = systemTurn(body.system)
  if (system) messages.unshift(system)
  return {
    model: body.model,
    messages,
    stream,
    ...(max_tokens != null && { max_tokens }),
    ...(temperature != null && { temperature }),
    ...(top_p != null && { top_p }),
    ...(top_k != null && { top_k }),
    ...(stop != null && stop.length > 0 && { stop }),
    ...(effort !== undefined && { reasoning_effort: effort }),
    ...(format && { response_format: format }),
    ...(user != null && { user }),
    ...(stream && { stream_options: { include_usage: true } }),
    ...toolsFrom(body, gaps),
  }
}

type System = AnyMessageRequest['system']

function systemTurn(system: System): Turn | undefined {
  if (system === undefined || typeof system === 'string')
    return system ? { role: 'system', content: system } : undefined
  const content = textsIn(system).join('\n')
  return content === '' ? undefined : { role: 'system', content }
}

/** Model servers accept no higher efforts. */
const efforts: Record<string, string> = { xhigh: 'high', max: 'high' }

/**
 * The `reasoning_effort` of a request. `adaptive` thinking leaves the effort to the model, and many
 * servers reject an effort for models that do not reason.
 */
export function effortFrom({
  thinking,
  output_config: output,
}: Pick<AnyMessageRequest, 'thinking' | 'output_config'>): string | undefined {
  const { effort } = output ?? {}
  if (thinking && thinking.type !== 'enabled') return undefined
  if (effort != null) return efforts[effort] ?? effort
  if (!thinking) return undefined
  const budget = thinking.budget_tokens ?? 0
  if (budget < 4096) return 'low'
  return budget < 16_384 ? 'medium' : 'high'
}

function formatFrom(output: AnyMessageRequest['output_config']): ChatRequest['response_format'] {
  const format = output?.format
  if (!format) return undefined
  const { schema } = format
  return { type: 'json_schema', json_schema: { name: 'reply', schema, strict: true } }
}

type Fields = Readonly<Record<string, unknown>>

/** Fields of the contract that only Anthropic's servers use. */
const hints = new Set(['cache_control', 'context_management', 'service_tier'])

const { schemas } = contract.components
const shapeOf = (schema: { properties: object }): Shape => ({ names: namesOf(schema, hints) })

/** Fields of blocks, keyed by type. Replies have `caller`, which carries no information. */
const blockNames: Record<string, ReadonlySet<string>> = {
  text: namesOf(schemas.TextBlockInput, hints),
  image: new Set(['type', 'source']),
  document: new Set(['type', 'source', 'title', 'context']),
  search_result: new Set(['type', 'source', 'title', 'content']),
  thinking: new Set(['type', 'thinking', 'signature']),
  tool_use: new Set(['type', 'id', 'name', 'input', 'caller']),
  tool_result: new Set(['type', 'tool_use_id', 'content', 'is_error']),
  tool_reference: new Set(['type', 'tool_name']),
  tool_addition: new Set(['type', 'tool']),
  tool_removal: new Set(['type', 'tool']),
}

const source = shapeOf(schemas.BlockSource)
const tool = shapeOf(schemas.Tool)

function blockShape({ type }: Fields): Shape | string {
  const names = Object.hasOwn(blockNames, String(type)) ? blockNames[String(type)] : undefined
  if (!names) return String(type)
  const content = type === 'tool_result' ? { content: blockShape } : {}
  return { names, within: { tool: toolChange, source, ...content } }
}

/** Tools that Anthropic's servers run are listed by their type. */
function toolShape(value: Fields): Shape | string {
  if (!isCallerTool(value)) return String(value['type'])
  return value['type'] == null || value['type'] === 'custom' ? tool : everything(value)
}
const toolChange = (value: Fields): Shape => ({
  ...everything(value),
  within: {
    definition: (one) => (isCallerTool(one) ? everything(one) : String(one['type'])),
  },
})
const everything = (value: Fields): Shape => ({ names: new Set(Object.keys(value)) })

const requestNames = namesOf(schemas.MessageRequest, hints)
const requestShape = (unused: ReadonlySet<string>): Shape => ({
  names: requestNames,
  unused,
  within: {
    system: shapeOf(schemas.TextBlockInput),
    tools: toolShape,
    thinking: shapeOf(schemas.Thinking),
    output_config: { ...shapeOf(schemas.OutputConfig), unused },
    tool_choice: shapeOf(schemas.ToolChoice),
    metadata: shapeOf(schemas.RequestMetadata),
    messages: { names: namesOf(schemas.InputMessage, hints), within: { content: blockShape } },
  },
})
/** For requests whose effort reaches the model server, and for others. */
const shape = requestShape(new Set())
const shapeWithoutEffort = requestShape(new Set(['thinking', 'effort']))

/**
 * Lists the fields that have no effect on a translated reply: the value of `x-ignored-fields`.
 * Undefined if all have an effect.
 */
export function ignoredFields(body: AnyMessageRequest): string | undefined {
  const ignored = new IgnoredFields()
  ignored.addMembers(body, effortFrom(body) === undefined ? shapeWithoutEffort : shape)
  return ignored.header()
}
