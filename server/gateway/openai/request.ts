import contract from '../../../generated/json/openai.json' with { type: 'json' }
import { modelValues, type components } from '../../../generated/server/openai.ts'
import { Failure } from '../../failure.ts'
import { ignoredFinder, type ChatRequest, type Turn } from '../request.ts'
import type { Model } from '../router.ts'

export type OpenAIRequest = components['schemas']['ChatCompletionRequest']
type Message = components['schemas']['Message']
type Part = components['schemas']['ContentPart']

/** What the caller sent and this dialect has no use for. */
export const ignoredOpenAIFields = ignoredFinder(contract.components.schemas)

/**
 * The request as the gateway knows it: null is absent, parts are joined, `developer` is `system`.
 * Throws a Failure for what OpenAI's dialect can ask for and cannot be done here.
 */
export function requestFrom(asked: OpenAIRequest): ChatRequest {
  refuseUnknownKinds(asked)
  const { model, messages, stream, max_tokens, temperature } = asked
  return {
    ...knownOf(asked),
    model: modelNamed(model),
    messages: messages.map(turnFrom),
    stream: stream ?? false,
    ...(max_tokens != null && { max_tokens }),
    ...(temperature != null && { temperature }),
  }
}

const translated = ['model', 'messages', 'stream', 'max_tokens', 'temperature', 'n'] as const
type Carried = Omit<OpenAIRequest, (typeof translated)[number]>
const carried = Object.keys(contract.components.schemas.ChatCompletionRequest.properties).filter(
  (name) => !translated.some((one) => one === name),
) as (keyof Carried)[]

/** What the contract knows and is not translated; of what it does not know there may be thousands. */
function knownOf(asked: Carried): Carried {
  const known: Record<string, unknown> = {}
  for (const name of carried) if (asked[name] !== undefined) known[name] = asked[name]
  return known as Carried // by the names of its members
}

/** Throws for a model that is none of the seven. */
export function modelNamed(name: string): Model {
  const model = modelValues.find((one) => one === name)
  if (!model)
    throw new Failure(
      'notFound',
      `the model ${name} does not exist here; use one of ${modelValues.join(', ')}`,
      { retry: false, param: 'model', rule: 'model_not_found' },
    )
  return model
}

function turnFrom(message: Message, place: number): Turn {
  const { role, name, tool_calls: calls, tool_call_id: call } = message
  const at = `messages[${place}]`
  if (role === 'tool' && call == null)
    throw missing(`${at}.tool_call_id`, 'it names the call that the message answers')
  return {
    role: role === 'developer' ? 'system' : role,
    content: textOf(message, at),
    ...(name != null && { name }),
    ...(calls != null && calls.length > 0 && { tool_calls: calls }),
    ...(call != null && { tool_call_id: call }),
  }
}

function textOf({ role, content, tool_calls: calls, refusal }: Message, at: string): string {
  if (typeof content === 'string') return content
  if (content)
    return content.map((part, place) => partText(part, role, `${at}.content[${place}]`)).join('')
  if (role === 'assistant' && calls && calls.length > 0) return ''
  if (role === 'assistant' && refusal != null) return refusal
  const why =
    'it is a text or a list of text parts; only an assistant that called tools may have none'
  throw content === undefined
    ? missing(`${at}.content`, why)
    : refused(`${at}.content`, 'invalid_type', `${at}.content must not be null: ${why}`)
}

const senses: Record<string, string> = {
  image_url: 'sees images',
  input_audio: 'hears audio',
  file: 'reads files',
}

function partText({ type, text, refusal }: Part, role: Message['role'], at: string): string {
  if (type === 'refusal' && role === 'assistant') return refusal ?? ''
  if (type !== 'text')
    throw refused(
      `${at}.type`,
      'unsupported_value',
      `${at} is of the type ${type}, and no model here ${senses[type] ?? 'takes it'}; send parts of the type text`,
    )
  if (text === undefined) throw missing(`${at}.text`, 'it is the text of the part')
  return text
}

const instead: Record<string, string> = {
  audio: 'models here answer in text only',
  functions: 'use tools in its place',
  function_call: 'use tool_choice in its place',
  web_search_options: 'no model here searches; offer a tool that does',
}

/**
 * What would change the reply and cannot be done is refused, not ignored. The contract refuses it, too; here the caller is told
 * what to send in its place. The body may be anything.
 */
export function refuseUndoable(body: unknown): void {
  if (!isRecord(body)) return
  const { n, modalities, messages } = body
  if (typeof n === 'number' && n > 1)
    throw refused(
      'n',
      'unsupported_value',
      'n must be 1: a request has one choice; send it again for another',
    )
  for (const [place, form] of (Array.isArray(modalities) ? modalities : []).entries()) {
    if (typeof form === 'string' && form !== 'text')
      throw refused(
        `modalities[${place}]`,
        'unsupported_value',
        'modalities must be ["text"]: models here answer in text only',
      )
  }
  for (const [name, alternative] of Object.entries(instead))
    if (body[name] != null) throw undoable(name, alternative)
  for (const [place, message] of (Array.isArray(messages) ? messages : []).entries()) {
    if (!isRecord(message)) continue
    if (message['audio'] != null)
      throw undoable(`messages[${place}].audio`, 'no model here speaks; send the text as content')
    if (message['function_call'] != null)
      throw undoable(`messages[${place}].function_call`, 'use tool_calls in its place')
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function refuseUnknownKinds(asked: OpenAIRequest): void {
  for (const [place, { type, function: called }] of (asked.tools ?? []).entries())
    refuseUnlessFunction(`tools[${place}]`, type, called)
  const { tool_choice: choice, response_format: format } = asked
  if (choice != null && typeof choice === 'object')
    refuseUnlessFunction('tool_choice', choice.type, choice.function)
  if (format?.type === 'json_schema' && !format.json_schema)
    throw missing('response_format.json_schema', 'it holds the name and the schema')
}

function refuseUnlessFunction(at: string, type: string, called: object | undefined): void {
  if (type !== 'function')
    throw refused(
      `${at}.type`,
      'unsupported_value',
      `${at}.type must be function, not ${type}: only functions that the caller runs can be offered`,
    )
  if (!called) throw missing(`${at}.function`, 'it names the function')
}

const refused = (param: string, rule: string, message: string) =>
  new Failure('invalidRequest', message, { retry: false, param, rule })
const undoable = (param: string, alternative: string) =>
  refused(param, 'unsupported_parameter', `${param} cannot be had here: ${alternative}`)
const missing = (param: string, why: string) =>
  refused(param, 'missing_required_parameter', `${param} is required: ${why}`)
