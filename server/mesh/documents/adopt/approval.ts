import { hash } from 'node:crypto'
import { diffLines } from 'diff'
import { parseDocument, stringify, type Document } from 'yaml'
import { Failure } from '../../../failure.ts'
import { canonicalJson, isRecord } from '../../../json/json.ts'
import type { Agent, HttpSource, McpPin } from '../../agent.ts'
import type { Reach } from '../../tools/call.ts'
import { listMcp } from '../../tools/mcp/listing.ts'
import { pinOf, type ListedTool } from '../../tools/mcp/pins.ts'
import { looksLikeInstruction, pathOf } from './mcp.ts'

/** A tool that its MCP server no longer describes as the agent's document does. */
export type ToolChange = {
  tool: string
  /** Whether the server no longer has it. */
  gone: boolean
  /** Whether the new text has a phrase of prompt injection. */
  suspect: boolean
  /** The lines of its title, description and schema, with `-` or `+` where they differ. */
  diff: string
}

export type Comparison = {
  changes: ToolChange[]
  /** Identifies the changes. */
  digest: string
  /** The hashes of the changed tools, as approved and as the server has them now. */
  pins: { before: Record<string, string>; after: Record<string, string | null> }
  /** The document with all changes; undefined if it would be the same. */
  approved: string | undefined
}

/**
 * Compares the tools of an agent with those of its MCP server. `text` is the agent's document.
 * Throws a Failure if that is impossible.
 */
export async function compareWithServer(
  agent: Agent,
  text: string,
  reach: Pick<Reach, 'allowPrivate' | 'proxy'>,
): Promise<Comparison> {
  const tools = mcpTools(agent)
  const listed = await listedBy(agent, tools, reach).catch((error: unknown) => {
    throw error instanceof Failure ? notComparable(agent, error.message) : error
  })
  const document = parseDocument(text)
  const changed = tools.flatMap(({ name, mcp }) => {
    const now = listed.find((tool) => tool.name === mcp.name)
    return now && pinOf(now) === mcp.pin ? [] : { name, before: mcp.pin, now }
  })
  const changes = changed.map(({ name, now }) => changeOf(document, name, now))
  const before = Object.fromEntries(changed.map((one) => [one.name, one.before]))
  const after = Object.fromEntries(changed.map(({ name, now }) => [name, now ? pinOf(now) : null]))
  const accepted = changed.flatMap(({ now }) => now ?? [])
  for (const tool of accepted) accept(document, tool)
  return {
    changes,
    digest: hash('sha256', canonicalJson([agent.id, after])),
    pins: { before, after },
    approved: accepted.length > 0 ? document.toString({ lineWidth: 98 }) : undefined,
  }
}

const notComparable = ({ id }: Agent, reason: string) =>
  new Failure('conflict', `the tools of ${id} cannot be compared: ${reason}`, { retry: false })

type McpTool = { name: string; source: HttpSource; mcp: McpPin }

const mcpTools = ({ tools }: Agent): McpTool[] =>
  [...tools.values()].flatMap(({ name, source }) =>
    source.kind === 'http' && source.mcp ? { name, source, mcp: source.mcp } : [],
  )

/** The tools of the agent's server now. */
async function listedBy(
  agent: Agent,
  [first]: readonly McpTool[],
  reach: Pick<Reach, 'allowPrivate' | 'proxy'>,
): Promise<ListedTool[]> {
  if (!first) throw notComparable(agent, 'none of them is of an MCP server')
  if (!agent.available) throw notComparable(agent, agent.unavailable_because ?? 'unavailable')
  const { server, credentials } = first.source
  if (credentials.some(({ in: place, caller, client }) => place !== 'header' || caller || client))
    throw notComparable(
      agent,
      'its server needs another credential than a header of a variable; compare it with a ' +
        'document that `agents add` writes into another folder',
    )
  const slash = server.endsWithSlash ? '/' : ''
  const headers = Object.fromEntries(credentials.map(({ name, secret }) => [name, secret()]))
  const { tools } = await listMcp(new URL(server.origin + server.prefix + slash), {
    ...reach,
    headers,
  })
  return tools
}

function changeOf(document: Document, tool: string, now: ListedTool | undefined): ToolChange {
  const path = now ? pathOf(now)[0] : `/${tool}`
  const { paths } = document.toJS() as { paths?: Record<string, { post?: unknown }> }
  const [before, after] = [linesOf(paths?.[path]?.post), now ? linesOf(pathOf(now)[1].post) : '']
  return {
    tool,
    gone: now === undefined,
    suspect: now !== undefined && looksLikeInstruction(now),
    diff: markedLines(before, after),
  }
}

/** The members of an operation that models get, as lines without invisible characters. */
function linesOf(operation: unknown): string {
  const { summary: title, description, requestBody } = recordOf(operation)
  const { schema } = recordOf(recordOf(recordOf(requestBody)['content'])['application/json'])
  if (description === undefined) return ''
  const text = stringify(
    { title, description, schema },
    { lineWidth: 98, aliasDuplicateObjects: false },
  )
  return text.replace(/\p{Cf}/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16) ?? ''}}`)
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

const maxDiff = 1 << 20

/** All lines, those of one side with its mark. */
function markedLines(before: string, after: string): string {
  // Texts of other servers may differ in so many lines that the shortest difference takes long.
  const parts = diffLines(before, after, { maxEditLength: 2000 }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const lines = parts.flatMap(({ added, removed, value }) => {
    const mark = added ? '+' : ' '
    const ofPart = value.replace(/\n$/, '').split('\n')
    return value === '' ? [] : ofPart.map((line) => (removed ? '-' : mark) + line)
  })
  const text = lines.map((line) => `${line}\n`).join('')
  const cut = `… ${text.length} characters, of which this is the start\n`
  return text.length <= maxDiff ? text : text.slice(0, maxDiff - cut.length) + cut
}

function accept(document: Document, tool: ListedTool): void {
  const [path, { post }] = pathOf(tool)
  for (const name of ['summary', 'description', 'requestBody'])
    if (post[name] === undefined) document.deleteIn(['paths', path, 'post', name])
    else document.setIn(['paths', path, 'post', name], document.createNode(post[name]))
  document.setIn(['paths', path, 'post', 'x-tool', 'mcp', 'pin'], pinOf(tool))
}
