import { isRecord, listOf } from '../../../json/json.ts'
import { refusal } from '../refusal.ts'

/** What to do where OpenAI would look into what it has stored. */
const sendItems =
  'send the items themselves; with the AI SDK set providerOptions.openai.store to false'

/** The answer to whoever looks for a response. */
export const notStored = `responses are not stored here: ${sendItems}`

/** The answer to whoever wants a conversation compacted. */
export const notCompacted =
  'conversations are not compacted here: ask the model for a summary with POST ' +
  '/openai/v1/responses, and send it as input in place of the items that it stands for'

/** Members that name something stored, with what to do instead. */
const stored: Record<string, string> = {
  previous_response_id:
    'since responses are not stored: send the items of the conversation as input',
  conversation: 'since conversations are not stored: send its items as input',
  prompt: 'since prompts are not stored: send its text as instructions',
}

/**
 * Refuses what names stored or foreign things: all callers share one account of the operator's at a
 * model server. The contract refuses most of it too; these messages name what to send instead. The
 * body may be any JSON.
 */
export function refuseStored(body: unknown): void {
  if (!isRecord(body)) return
  for (const [name, why] of Object.entries(stored))
    if (body[name] != null)
      throw refusal(name, 'unsupported_parameter', `${name} cannot be used here, ${why}`)
  if (body['background'] === true)
    throw refusal(
      'background',
      'unsupported_value',
      'background must be false, since responses are not stored: wait for the reply or stream it',
    )
  for (const [place, item] of listOf(body['input']).entries())
    if (isRecord(item)) refuseItem(item, `input[${place}]`)
  for (const [place, tool] of listOf(body['tools']).entries())
    if (isRecord(tool)) refuseTool(tool, `tools[${place}]`)
  refuseServer(body['tool_choice'], 'tool_choice')
}

function refuseItem(item: Record<string, unknown>, at: string): void {
  const { type, role, id } = item
  const isReference = type === 'item_reference' || (type == null && role == null && id != null)
  if (isReference)
    throw refusal(
      `${at}.type`,
      'unsupported_value',
      `${at} is an item_reference, and items are not stored here: ${sendItems}`,
    )
  for (const name of ['content', 'output'])
    for (const [place, part] of listOf(item[name]).entries())
      if (isRecord(part) && part['file_id'] != null)
        throw refusal(
          `${at}.${name}[${place}].file_id`,
          'unsupported_parameter',
          `${at}.${name}[${place}].file_id cannot be used here, since files are not stored: ` +
            'send its bytes as a data: URL',
        )
  if (knownItems.has(type)) return
  refuseIds(item, at)
  for (const [place, tool] of listOf(item['tools']).entries())
    refuseOffer(tool, `${at}.tools[${place}]`)
}

/** Types of items whose members are known; others are passed on to servers that speak Responses. */
const knownItems = new Set<unknown>([
  undefined,
  null,
  'message',
  'function_call',
  'function_call_output',
  'custom_tool_call',
  'custom_tool_call_output',
  'reasoning',
])

/** Members that name something in the account of whoever made it. */
const ids = /^(file_ids?|container(_id)?|vector_store_ids?|approval_request_id|server_url)$/

function refuseIds(value: unknown, at: string): void {
  for (const [place, member] of listOf(value).entries()) refuseIds(member, `${at}[${place}]`)
  if (!isRecord(value)) return
  for (const [name, member] of Object.entries(value)) {
    if (ids.test(name) && member != null)
      throw refusal(
        `${at}.${name}`,
        'unsupported_parameter',
        `${at}.${name} cannot be used here, since nothing is stored: ${sendItems}`,
      )
    refuseIds(member, `${at}.${name}`)
  }
}

/** An item may offer tools, too; of those that a model server runs the operator would pay. */
function refuseOffer(tool: unknown, at: string): void {
  refuseServer(tool, at)
  if (!isRecord(tool) || typeof tool['type'] !== 'string') return
  const { type } = tool
  if (type === 'namespace')
    for (const [place, member] of listOf(tool['tools']).entries())
      refuseOffer(member, `${at}.tools[${place}]`)
  else if (type !== 'function' && type !== 'custom')
    throw refusal(
      `${at}.type`,
      'unsupported_value',
      `${at} is of the type ${type.slice(0, 64)}, which no model server here runs; ` +
        'offer a function in its place',
    )
}

function refuseTool(tool: Record<string, unknown>, at: string): void {
  refuseServer(tool, at)
  if (typeof tool['container'] === 'string')
    throw refusal(
      `${at}.container`,
      'unsupported_parameter',
      `${at}.container cannot be used here: containers are not shared; leave it out`,
    )
  refuseFiles(tool['container'], `${at}.container`)
  refuseFiles(tool['input_image_mask'], `${at}.input_image_mask`)
  for (const [place, member] of listOf(tool['tools']).entries())
    refuseServer(member, `${at}.tools[${place}]`)
}

function refuseFiles(holder: unknown, at: string): void {
  if (!isRecord(holder)) return
  for (const name of ['file_id', 'file_ids'])
    if (typeof holder[name] === 'string' || listOf(holder[name]).length > 0)
      throw refusal(
        `${at}.${name}`,
        'unsupported_parameter',
        `${at}.${name} cannot be used here, since files are not stored: send their content as input`,
      )
}

function refuseServer(tool: unknown, at: string): void {
  if (!isRecord(tool) || tool['type'] !== 'mcp') return
  throw refusal(
    `${at}.type`,
    'unsupported_value',
    `${at} is of the type mcp, and no server is called for a request here: ` +
      'call it yourself and offer its tools as functions',
  )
}
