import { isRecord, listOf } from '../../../json/json.ts'
import {
  eachRecord,
  rejectContents,
  rejectFields,
  unsupported,
  unsupportedValue,
  type Fields,
} from '../request-errors.ts'

/** What to do where OpenAI would read what it has stored. */
const sendItems =
  'send the items themselves; with the AI SDK set providerOptions.openai.store to false'

/** The error of reading a response. */
export const notStored = `responses are not stored here: ${sendItems}`

/** The error of compacting a conversation of a model that no server compacts for. */
export const notCompacted =
  'no server of this model compacts conversations here: ask the model for a summary with POST ' +
  '/openai/v1/responses, and send it as input in place of the items that it summarizes'

/** Fields that name something stored, with what to do instead. */
const stored = {
  previous_response_id:
    'responses are not stored here; send the items of the conversation as input',
  conversation: 'conversations are not stored here; send its items as input',
  prompt: 'prompts are not stored here; send its text as instructions',
}
const files = 'files are not stored here; send'
const fileAsUrl = { file_id: `${files} its bytes as a data: URL` }
const filesAsInput = {
  file_id: `${files} their content as input`,
  file_ids: `${files} their content as input`,
}

/**
 * Rejects references to stored or foreign things: all callers share one account of the operator's
 * at a model server. The contract rejects most of it too; these messages name what to send instead.
 * The body may be any JSON.
 */
export function rejectStored(body: unknown): void {
  if (!isRecord(body)) return
  rejectFields(body, stored)
  if (body['background'] === true)
    throw unsupportedValue(
      'background',
      'background must be false, since responses are not stored: wait for the reply or stream it',
    )
  eachRecord(body['input'], 'input', rejectInItem)
  eachRecord(body['tools'], 'tools', rejectInTool)
  if (isRecord(body['tool_choice'])) rejectServer(body['tool_choice'], 'tool_choice')
}

function rejectInItem(item: Fields, path: string): void {
  const { type, role, id } = item
  if (type === 'item_reference' || (type == null && role == null && id != null))
    throw unsupportedValue(
      `${path}.type`,
      `${path} is an item_reference, and items are not stored here: ${sendItems}`,
    )
  for (const name of ['content', 'output'])
    eachRecord(item[name], `${path}.${name}`, (part, at) => rejectFields(part, fileAsUrl, at))
  if (documentedItems.has(type)) return
  rejectIds(item, path)
  eachRecord(item['tools'], `${path}.tools`, rejectOffer)
}

/** Other items are passed on to servers that speak Responses. */
const documentedItems = new Set<unknown>([
  undefined,
  null,
  'message',
  'function_call',
  'function_call_output',
  'custom_tool_call',
  'custom_tool_call_output',
  'reasoning',
])

/** Fields that name something in the account of its creator. */
const ids = /^(file_ids?|container(_id)?|vector_store_ids?|approval_request_id|server_url)$/

/** Recursive: only for values of bounded depth. */
function rejectIds(value: unknown, path: string): void {
  for (const [index, item] of listOf(value).entries()) rejectIds(item, `${path}[${index}]`)
  if (!isRecord(value)) return
  for (const [name, member] of Object.entries(value)) {
    if (ids.test(name) && member != null)
      throw unsupported(`${path}.${name}`, `nothing is stored here; ${sendItems}`)
    rejectIds(member, `${path}.${name}`)
  }
}

/** An item may offer tools too; the operator would pay for those that a model server runs. */
function rejectOffer(tool: Fields, path: string): void {
  rejectServer(tool, path)
  const { type } = tool
  if (typeof type !== 'string') return
  if (type === 'namespace') eachRecord(tool['tools'], `${path}.tools`, rejectOffer)
  else if (type !== 'function' && type !== 'custom')
    throw unsupportedValue(
      `${path}.type`,
      `${path} is of the type ${type.slice(0, 64)}, which no model server here runs; ` +
        'offer a function instead',
    )
}

function rejectInTool(tool: Fields, path: string): void {
  rejectServer(tool, path)
  if (typeof tool['container'] === 'string')
    throw unsupported(`${path}.container`, 'containers are not shared; omit it')
  for (const name of ['container', 'input_image_mask']) {
    const holder = tool[name]
    if (isRecord(holder)) rejectContents(holder, filesAsInput, `${path}.${name}`)
  }
  eachRecord(tool['tools'], `${path}.tools`, rejectServer)
}

function rejectServer({ type }: Fields, path: string): void {
  if (type !== 'mcp') return
  throw unsupportedValue(
    `${path}.type`,
    `${path} is of the type mcp, and the gateway calls no server for a request: ` +
      'call it yourself and offer its tools as functions',
  )
}
