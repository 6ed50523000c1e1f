import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { components } from '../../../../generated/server/openai.ts'
import type { JsonSlices } from '../../../json/parse.ts'
import { Shaped } from '../../providers/shaped.ts'
import { unchangedSlices, UnknownMembers, type ChatRequest } from '../../upstream/request.ts'
import type { MessagePart, Turn } from '../../turn.ts'
import { ignoredFinder, namesOf } from '../ignored-fields.ts'

export type OpenAIRequest = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']
type Part = components['schemas']['ContentPart']

/** Lists the fields of a request that openai.yaml does not define. */
export const ignoredOpenAIFields = ignoredFinder(contract.components.schemas)

/**
 * Converts the request to the internal format: null becomes absent, content of text parts only
 * becomes one string, `developer` becomes `system`. `slices` is set for a long body.
 */
export function requestFrom(body: OpenAIRequest, slices?: JsonSlices): ChatRequest {
  const { model, messages, stream, max_tokens, temperature } = body
  return {
    ...carriedFields(body),
    model,
    messages: messages.map(turnFrom),
    stream: stream ?? false,
    shaped: new Shaped(),
    ...(max_tokens != null && { max_tokens }),
    ...(temperature != null && { temperature }),
    ...(hasUnknown(body) && { unknown: new UnknownMembers(body, requestNames) }),
    ...(slices && { slices: unchangedSlices(messages, slices) }),
  }
}

const requestNames = namesOf(contract.components.schemas.ChatCompletionRequest)

function hasUnknown(body: object): boolean {
  for (const name in body) if (!requestNames.has(name)) return true
  return false
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

function turnFrom(message: Message): Turn {
  const { role, name, tool_calls: calls, tool_call_id: call } = message
  const reasoning = message.reasoning_content ?? message.reasoning
  return {
    role: role === 'developer' ? 'system' : role,
    content: contentOf(message),
    ...(name != null && { name }),
    ...(calls != null && calls.length > 0 && { tool_calls: calls }),
    ...(call != null && { tool_call_id: call }),
    ...(reasoning != null && { reasoning_content: reasoning }),
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
