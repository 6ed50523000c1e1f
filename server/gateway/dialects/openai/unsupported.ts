import { isRecord, listOf } from '../../../json/json.ts'
import {
  eachRecord,
  missing,
  rejectFields,
  requestError,
  unsupportedValue,
  type Fields,
} from '../request-errors.ts'

const textOnly = 'models here answer in text only'

/** Fields that no model here supports, with what to do instead. */
const alternatives = {
  audio: textOnly,
  functions: 'use tools instead',
  function_call: 'use tool_choice instead',
}
const messageAlternatives = {
  audio: 'no model here speaks; send the text as content',
  function_call: 'use tool_calls instead',
}

/**
 * Rejects unsupported fields that would change the reply, and messages without the fields that their
 * role requires. The contract rejects all of them too; these messages name what to send instead. The
 * body may be any JSON.
 */
export function rejectUnsupported(body: unknown): void {
  if (!isRecord(body)) return
  const { n, modalities, tool_choice: choice, response_format: format } = body
  if (typeof n === 'number' && n > 1)
    throw unsupportedValue('n', 'n must be 1: a request has one choice; send it again for another')
  for (const [index, modality] of listOf(modalities).entries())
    if (typeof modality === 'string' && modality !== 'text')
      throw unsupportedValue(`modalities[${index}]`, `modalities must be ["text"]: ${textOnly}`)
  rejectFields(body, alternatives)
  eachRecord(body['tools'], 'tools', rejectUnlessCallers)
  if (isRecord(choice) && choice['type'] !== 'allowed_tools')
    rejectUnlessCallers(choice, 'tool_choice')
  if (isRecord(format) && format['type'] === 'json_schema' && format['json_schema'] === undefined)
    throw missing('response_format.json_schema', 'it holds the name and the schema')
  eachRecord(body['messages'], 'messages', rejectMessage)
}

function rejectUnlessCallers(tool: Fields, path: string): void {
  const { type } = tool
  if (!isShort(type)) return
  if (type !== 'function' && type !== 'custom') {
    const why = 'only tools that the caller runs can be offered'
    const message = `${path}.type must be function or custom, not ${type}: ${why}`
    throw unsupportedValue(`${path}.type`, message)
  }
  if (tool[type] === undefined) throw missing(`${path}.${type}`, 'it names the tool')
}

const roles = new Set<unknown>(['developer', 'system', 'user', 'assistant', 'tool'])

function rejectMessage(message: Fields, path: string): void {
  const { role, content } = message
  rejectFields(message, messageAlternatives, path)
  // The contract has a better message for an unknown role.
  if (!roles.has(role)) return
  if (role === 'tool' && message['tool_call_id'] == null)
    throw missing(`${path}.tool_call_id`, 'it names the call that the message answers')
  eachRecord(content, `${path}.content`, (part, at) => rejectPart(part, at, role))
  if (content != null || (role === 'assistant' && needsNoContent(message))) return
  const form = 'it is a string or an array of parts'
  const why = `${form}; only an assistant that called tools or reasoned may have none`
  if (content === undefined) throw missing(`${path}.content`, why)
  throw requestError(`${path}.content`, 'invalid_type', `${path}.content must not be null: ${why}`)
}

/** Whether an assistant called tools, refused or reasoned. */
const needsNoContent = ({ tool_calls: calls, refusal, ...message }: Fields): boolean =>
  listOf(calls).length > 0 ||
  [refusal, message['reasoning'], message['reasoning_content']].some(
    (text) => typeof text === 'string',
  )

/** The required field of a part, which is named like the part's type. */
const partFields = new Map([
  ['text', 'it is the text of the part'],
  ['image_url', 'it has the URL of the image as url'],
  ['input_audio', 'it has the audio as data, and its format'],
  ['file', 'it has the content of the file as file_data'],
])

/** Does not check whether the model accepts the part: its configuration decides later. */
function rejectPart(part: Fields, path: string, role: unknown): void {
  const { type } = part
  if (!isShort(type) || (type === 'refusal' && role === 'assistant')) return
  const why = partFields.get(type)
  if (why === undefined || (type !== 'text' && role !== 'user')) {
    const who = why === undefined ? 'no model here accepts it' : 'only messages of the user have it'
    const message = `${path} is of the type ${type}, and ${who}; send parts of the type text`
    throw unsupportedValue(`${path}.type`, message)
  }
  const member = part[type]
  if (member === undefined) throw missing(`${path}.${type}`, why)
  if (type !== 'file' || !isRecord(member)) return
  rejectFields(member, { file_id: 'no files are stored here; send file_data' }, `${path}.file`)
  if (member['file_data'] == null)
    throw missing(`${path}.file.file_data`, 'it is the content of the file')
}

/** Whether it is short enough to be quoted in a message. */
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64
