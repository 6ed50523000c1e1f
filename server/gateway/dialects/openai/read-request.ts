import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../../generated/server/openai.ts'
import type { Failure } from '../../../failure.ts'
import { isRecord } from '../../../json/json.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import { liftsLimits, withoutLifting } from '../../../config/request-members.ts'
import { asWritten } from '../../../json/digits.ts'
import { unchangedSlices, UnknownMembers, type ChatRequest } from '../../upstream/request.ts'
import type { MessagePart, Turn } from '../../turn.ts'
import { ignoredFinder, namesOf, type Shape } from '../ignored-fields.ts'
import { mediaIn } from '../media.ts'
import { functionCallOf, readCustomTools, toolName } from './custom-tools.ts'
import { requestError } from '../request-errors.ts'

export type OpenAIRequest = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']
type Part = components['schemas']['ContentPart']

/** Lists the fields of a request that openai.yaml does not define. */
export const ignoredOpenAIFields = ignoredFinder(contract.components.schemas, ({ role }) =>
  role === 'assistant' ? assistantShape : messageShape,
)

/**
 * Converts the request to the internal format: null becomes absent, content of text parts only
 * becomes one string, `developer` becomes `system`. `slices` is set for a long body.
 */
export function requestFrom(body: OpenAIRequest, slices?: JsonSlices): ChatRequest {
  const { model, messages, stream, max_tokens, temperature } = body
  const turns = messages.map(turnFrom)
  const media = turns.flatMap(({ extras }, place) =>
    extras ? mediaIn(extras, `messages[${place}]`) : [],
  )
  const custom = readCustomTools(body)
  const allowed = allowedTools({ ...body, ...custom })
  return {
    ...carriedFields(body),
    ...custom,
    ...allowed,
    model,
    messages: turns,
    stream: stream ?? false,
    ...(max_tokens != null && { max_tokens }),
    ...(temperature != null && { temperature }),
    ...(media.length > 0 && { media }),
    ...(hasUnknown(body, requestNames) && { unknown: new UnknownMembers(body, requestNames) }),
    ...(slices && {
      slices: unchangedSlices(messages, (custom ?? allowed) ? withoutTools(slices) : slices),
    }),
  }
}

type Choosing = Pick<OpenAIRequest, 'tools' | 'tool_choice'>
type PlainChoice = Required<Pick<Choosing, 'tools'>> & { tool_choice: 'auto' | 'required' }

/**
 * The allowed tools of a request, and the mode as its choice. Throws if it allows none of its tools:
 * a server of another dialect would get all of them.
 */
function allowedTools({ tools, tool_choice: choice }: Choosing): PlainChoice | undefined {
  if (!isRecord(choice) || choice.type !== 'allowed_tools') return undefined
  const { mode, tools: allowed } = choice.allowed_tools
  const names = allowed.map(toolName)
  const rest = tools?.filter((tool) => names.includes(toolName(tool))) ?? []
  if (rest.length === 0) throw noneAllowed(names)
  return { tools: rest, tool_choice: mode }
}

function noneAllowed(names: readonly string[]): Failure {
  const more = names.length > 1 ? ` and ${names.length - 1} more` : ''
  return requestError(
    'tool_choice.allowed_tools.tools',
    'invalid_value',
    `tool_choice allows only ${names[0]}${more}, which tools lacks; allow functions of tools`,
  )
}

const withoutTools = (slices: JsonSlices): JsonSlices =>
  new Map([...slices].filter(([name]) => name !== 'tools'))

const { schemas } = contract.components
const requestNames = namesOf(schemas.ChatCompletionRequest)
const messageNames = namesOf(schemas.Message)
const messageShape: Shape = {
  names: messageNames,
  within: { content: { names: namesOf(schemas.ContentPart) } },
}
/** Other members of an earlier reply come from its server, and are sent back. */
const assistantShape: Shape = { ...messageShape, isForwarded: true }

function hasUnknown(body: object, names: ReadonlySet<string>): boolean {
  for (const name in body) if (!names.has(name)) return true
  return false
}

/** Whether an earlier reply may have had members that only its server defines. */
const hasExtras = (message: Message): boolean =>
  message.role === 'assistant' && hasUnknown(message, messageNames)

/** These members, without those that say nothing or lift limits. */
function extrasIn(message: Message): Record<string, unknown> {
  const isExtra = ([name, value]: [string, unknown]) =>
    !messageNames.has(name) && !liftsLimits(name) && name !== '__proto__' && isFilled(value)
  const extras = Object.entries(message).filter(isExtra)
  return Object.fromEntries(
    extras.map(([name, value]) => [name, withoutLifting(asWritten(value), () => {})]),
  )
}

const translated = ['model', 'messages', 'stream', 'max_tokens', 'temperature', 'n'] as const
type Carried = Omit<OpenAIRequest, (typeof translated)[number]>
const carried = [...requestNames].filter(
  (name) => !translated.some((other) => other === name),
) as (keyof Carried)[]

/**
 * The fields that are forwarded unchanged. Looks them up by name, because a body may have thousands
 * of unknown fields.
 */
function carriedFields(body: Carried): Carried {
  const fields: Record<string, unknown> = {}
  for (const name of carried) if (body[name] !== undefined) fields[name] = body[name]
  return fields as Carried // its names are those of the type
}

/** Some servers parse the arguments, which a model may have left out. */
function withArguments(call: NonNullable<Message['tool_calls']>[number]) {
  const { function: fn } = call
  return fn?.arguments === '' ? { ...call, function: { ...fn, arguments: '{}' } } : call
}

const isFilled = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0)

function turnFrom(message: Message): Turn {
  const { role, name, tool_calls: calls, tool_call_id: call } = message
  const reasoning = message.reasoning_content ?? message.reasoning
  return {
    role: role === 'developer' ? 'system' : role,
    content: contentOf(message),
    ...(name != null && { name }),
    ...(calls != null &&
      calls.length > 0 && { tool_calls: calls.map(functionCallOf).map(withArguments) }),
    ...(call != null && { tool_call_id: call }),
    ...(reasoning != null && { reasoning_content: reasoning }),
    ...(hasExtras(message) && { extras: extrasIn(message) }),
  }
}

/** The contract allows no content only for an assistant that called tools, refused or reasoned. */
function contentOf({ content, tool_calls: calls, refusal }: Message): Turn['content'] {
  if (typeof content === 'string') return content
  if (content) return content.every(isText) ? content.map(partText).join('') : content.map(partFrom)
  return calls && calls.length > 0 ? '' : (refusal ?? '')
}

const isText = ({ type }: Part): boolean => type === 'text' || type === 'refusal'

/** Copies only the fields that the part's type has. The contract requires them. */
function partFrom(part: Part): MessagePart {
  const { image_url: image, input_audio: audio, file } = part
  if (part.type === 'image_url' && image) {
    const { url, detail } = image
    return { type: 'image_url', image_url: { url, ...(detail != null && { detail }) } }
  }
  if (part.type === 'input_audio' && audio) {
    const { data, format } = audio
    return { type: 'input_audio', input_audio: { data, format } }
  }
  if (part.type === 'file' && file) {
    const { file_data, filename } = file
    return { type: 'file', file: { file_data, ...(filename != null && { filename }) } }
  }
  return { type: 'text', text: partText(part) }
}

const partText = ({ type, text, refusal }: Part): string => (type === 'text' ? text : refusal) ?? ''
