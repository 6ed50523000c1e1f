import { isRecord } from '../../../json/json.ts'
import { eachRecord, rejectContents, unsupported, type Fields } from '../request-errors.ts'

const noServers = 'the gateway connects to no servers of callers; offer their tools as tools'
/** Fields that name stored or foreign things, with what to do instead. */
const foreign = {
  container: 'nothing is stored here; send the content itself',
  mcp_servers: noServers,
  thread: 'nothing is stored here; send the whole conversation as messages',
}
const noFiles = { file_id: 'no files are stored here; send the content as base64 or text' }

/**
 * Rejects references to stored or foreign things: all callers share one account at a model server.
 * The body may be any JSON.
 */
export function rejectStored(body: unknown): void {
  if (!isRecord(body)) return
  rejectContents(body, foreign)
  eachRecord(body['tools'], 'tools', rejectServer)
  eachRecord(body['messages'], 'messages', ({ content }, path) =>
    eachRecord(content, `${path}.content`, rejectInBlock),
  )
}

function rejectServer({ type }: Fields, path: string): void {
  if (String(type).startsWith('mcp')) throw unsupported(path, noServers)
}

function rejectInBlock(block: Fields, path: string): void {
  const { source, tool, content } = block
  if (isRecord(tool)) rejectServer(tool, `${path}.tool`)
  rejectContents(block, noFiles, path)
  if (isRecord(source)) {
    rejectContents(source, noFiles, `${path}.source`)
    eachRecord(source['content'], `${path}.source.content`, rejectInBlock)
  }
  if (isRecord(content)) rejectInBlock(content, `${path}.content`)
  else eachRecord(content, `${path}.content`, rejectInBlock)
}
