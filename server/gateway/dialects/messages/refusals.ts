import type { Failure } from '../../../failure.ts'
import { isRecord, listOf } from '../../../json/json.ts'
import { refused } from './read-blocks.ts'

/** Members that name stored or foreign things, with what to do instead. */
const foreign: Record<string, string> = {
  container: 'nothing is stored here; send the content itself',
  mcp_servers: 'the gateway connects to no servers of callers; offer their tools as tools',
  thread: 'nothing is stored here; send the whole conversation as messages',
}

/**
 * Refuses what names stored or foreign things: all callers share one account at a model server.
 * The body may be any JSON.
 */
export function refuseForeign(body: unknown): void {
  if (!isRecord(body)) return
  for (const [name, alternative] of Object.entries(foreign))
    if (!isEmpty(body[name])) throw cannotUse(name, alternative)
  for (const [place, { type }] of listOf(body['tools']).filter(isRecord).entries())
    if (String(type).startsWith('mcp'))
      throw cannotUse(`tools[${place}]`, foreign['mcp_servers'] ?? '')
  for (const [place, message] of listOf(body['messages']).entries())
    if (isRecord(message)) refuseBlocks(message['content'], `messages[${place}].content`)
}

function refuseBlocks(content: unknown, at: string): void {
  for (const [place, block] of listOf(content).entries())
    if (isRecord(block)) refuseBlock(block, `${at}[${place}]`)
}

function refuseBlock(block: Record<string, unknown>, where: string): void {
  const source = isRecord(block['source']) ? block['source'] : {}
  const tool = isRecord(block['tool']) ? block['tool'] : {}
  if (String(tool['type']).startsWith('mcp'))
    throw cannotUse(`${where}.tool`, foreign['mcp_servers'] ?? '')
  if (!isEmpty(source['file_id'])) throw storedFile(`${where}.source.file_id`)
  if (!isEmpty(block['file_id'])) throw storedFile(`${where}.file_id`)
  refuseBlocks(source['content'], `${where}.source.content`)
  const { content } = block
  if (isRecord(content)) refuseBlock(content, `${where}.content`)
  else refuseBlocks(content, `${where}.content`)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const storedFile = (at: string): Failure =>
  cannotUse(at, 'no files are stored here; send the content as base64 or text')

const cannotUse = (param: string, alternative: string): Failure =>
  refused(param, 'unsupported_parameter', `${param} cannot be used here: ${alternative}`)
