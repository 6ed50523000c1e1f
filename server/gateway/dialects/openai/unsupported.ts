import { Failure } from '../../../failure.ts'
import { isRecord, listOf } from '../../../json/json.ts'

type Fields = Record<string, unknown>

/** Fields that no model here supports, with what to do instead. */
const alternatives: Record<string, string> = {
  audio: 'models here answer in text only',
  functions: 'use tools in its place',
  function_call: 'use tool_choice in its place',
}

/**
 * Refuses what would change the reply and is not supported, and messages that lack what their role
 * needs. The contract refuses all of it too; these messages name what to send instead. The body may
 * be any JSON.
 */
export function refuseUnsupported(body: unknown): void {
  if (!isRecord(body)) return
  refuseSettings(body)
  for (const [place, tool] of listOf(body['tools']).entries()) {
    refuseUnlessFunction(tool, `tools[${place}]`)
  }
  refuseUnlessFunction(body['tool_choice'], 'tool_choice')
  const format = body['response_format']
  if (isRecord(format) && format['type'] === 'json_schema' && format['json_schema'] === undefined) {
    throw missing('response_format.json_schema', 'it holds the name and the schema')
  }
  for (const [place, message] of listOf(body['messages']).entries()) {
    if (isRecord(message)) refuseMessage(message, `messages[${place}]`)
  }
}

function refuseSettings(body: Fields): void {
  const { n, modalities } = body
  if (typeof n === 'number' && n > 1) {
    throw unsupported('n', 'n must be 1: a request has one choice; send it again for another')
  }
  for (const [place, form] of listOf(modalities).entries()) {
    if (typeof form !== 'string' || form === 'text') continue
    const why = 'models here answer in text only'
    throw unsupported(`modalities[${place}]`, `modalities must be ["text"]: ${why}`)
  }
  for (const [name, alternative] of Object.entries(alternatives)) {
    if (body[name] != null) throw unsupportedField(name, alternative)
  }
}

function refuseUnlessFunction(tool: unknown, at: string): void {
  if (!isRecord(tool)) return
  const { type, function: fn } = tool
  if (!isShort(type)) return
  if (type !== 'function') {
    const why = 'only functions that the caller runs can be offered'
    throw unsupported(`${at}.type`, `${at}.type must be function, not ${type}: ${why}`)
  }
  if (fn === undefined) throw missing(`${at}.function`, 'it names the function')
}

const roles = new Set<unknown>(['developer', 'system', 'user', 'assistant', 'tool'])

function refuseMessage(message: Fields, at: string): void {
  const { role, content } = message
  if (message['audio'] != null) {
    throw unsupportedField(`${at}.audio`, 'no model here speaks; send the text as content')
  }
  if (message['function_call'] != null) {
    throw unsupportedField(`${at}.function_call`, 'use tool_calls in its place')
  }
  // The contract's own message for an unknown role is better.
  if (!roles.has(role)) return
  if (role === 'tool' && message['tool_call_id'] == null) {
    throw missing(`${at}.tool_call_id`, 'it names the call that the message answers')
  }
  for (const [place, part] of listOf(content).entries()) {
    refusePart(part, role, `${at}.content[${place}]`)
  }
  if (content != null || (role === 'assistant' && isWithoutText(message))) return
  const form = 'it is a text or a list of parts'
  const why = `${form}; only an assistant that called tools or reasoned may have none`
  if (content === undefined) throw missing(`${at}.content`, why)
  throw refused(`${at}.content`, 'invalid_type', `${at}.content must not be null: ${why}`)
}

/** Whether an assistant called tools, refused or reasoned: it then needs no content. */
const isWithoutText = ({ tool_calls: calls, refusal, ...message }: Fields): boolean =>
  listOf(calls).length > 0 ||
  [refusal, message['reasoning'], message['reasoning_content']].some(
    (text) => typeof text === 'string',
  )

/** What a part of each type has beside its type. */
const membersOfParts = new Map([
  ['text', 'it is the text of the part'],
  ['image_url', 'it has the address of the image as url'],
  ['input_audio', 'it has the audio as data, and its format'],
  ['file', 'it has the content of the file as file_data'],
])

/** Whether a model takes a part is known later. */
function refusePart(part: unknown, role: unknown, at: string): void {
  if (!isRecord(part)) return
  const { type } = part
  if (!isShort(type) || (type === 'refusal' && role === 'assistant')) return
  const why = membersOfParts.get(type)
  if (why === undefined || (type !== 'text' && role !== 'user')) {
    const who = why === undefined ? 'no model here takes it' : 'only messages of the user have them'
    const message = `${at} is of the type ${type}, and ${who}; send parts of the type text`
    throw unsupported(`${at}.type`, message)
  }
  const member = part[type]
  if (member === undefined) throw missing(`${at}.${type}`, why)
  if (type === 'file' && isRecord(member)) refuseStored(member, `${at}.file`)
}

function refuseStored(file: Fields, at: string): void {
  if (file['file_id'] != null)
    throw unsupportedField(`${at}.file_id`, 'no files are stored here; send file_data')
  if (file['file_data'] == null) throw missing(`${at}.file_data`, 'it is the content of the file')
}
/** Whether it is short enough to be quoted in a message. */
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64

const refused = (param: string, rule: string, message: string) =>
  new Failure('invalidRequest', message, { retry: false, param, rule })
const unsupported = (param: string, message: string) => refused(param, 'unsupported_value', message)
const unsupportedField = (param: string, alternative: string) =>
  refused(param, 'unsupported_parameter', `${param} cannot be had here: ${alternative}`)
const missing = (param: string, why: string) =>
  refused(param, 'missing_required_parameter', `${param} is required: ${why}`)
