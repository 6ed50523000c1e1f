import { readFileSync } from 'node:fs'
import { parseDocument, type Document } from 'yaml'
import { loadConfig } from '../../config/load.ts'
import { replaceFile } from '../../config/write-file.ts'
import { canonicalJson } from '../../json/json.ts'
import type { Agent, HttpSource, McpPin } from '../../mesh/agent.ts'
import { pathOf } from '../../mesh/documents/adopt/mcp.ts'
import { findAgent } from '../../mesh/runtime.ts'
import { pinOf, type ListedTool } from '../../mesh/tools/mcp/pins.ts'
import { CommandError, configFlag, defineCommand, jsonFlag } from '../arguments.ts'
import { configuredAgents } from './configured.ts'
import { listMcp } from './mcp.ts'

const flags = { ...configFlag, ...jsonFlag } as const
const words = { AGENT: 'an agent whose tools are at an MCP server' }

/** A tool that its server no longer describes as the document does; `now` if it still has it. */
type Change = { tool: string; now: ListedTool | undefined; parts: string[] }

/** `tollgate agents diff`. */
export const diff = defineCommand({
  usage: ['agents diff AGENT'],
  about: 'Compares the tools of an MCP server with those that were approved.',
  flags,
  words,
  async run({ config }, [id = '']) {
    const { changes } = await comparison(config, id)
    return { json: resultOf(changes), text: changesText(id, changes) }
  },
})

/** `tollgate agents approve`. */
export const approve = defineCommand({
  usage: ['agents approve AGENT'],
  about: 'Accepts the changes that `agents diff` shows, in the document of the agent.',
  flags,
  words,
  notes: ['The server reads agents at startup and on SIGHUP.'],
  async run({ config }, [id = '']) {
    const { changes, agent, document } = await comparison(config, id)
    const accepted = changes.flatMap(({ now }) => now ?? [])
    for (const tool of accepted) accept(document, tool)
    if (accepted.length > 0) replaceFile(agent.file, document.toString({ lineWidth: 98 }))
    return { json: resultOf(changes), text: changesText(id, changes) }
  },
})

async function comparison(file: string | undefined, id: string) {
  const loaded = loadConfig({ file, env: process.env, secrets: false })
  const { agents } = await configuredAgents(loaded, { secrets: true })
  const agent = findAgent(agents, id)
  const [first] = mcpTools(agent)
  if (!first) throw new CommandError(`${id} has no tools of an MCP server.`)
  const { server, credentials } = first.source
  if (!agent.available)
    throw new CommandError(`${id} is not available: ${agent.unavailable_because ?? ''}`)
  if (credentials.some(({ in: place, caller, client }) => place !== 'header' || caller || client))
    throw new CommandError(
      `${id}: its server needs another credential than a header of a variable; compare it with ` +
        'a document that `agents add` writes into another folder.',
    )
  const { mesh } = loaded.config
  const { mesh: proxy } = loaded.secrets.proxies
  const slash = server.endsWithSlash ? '/' : ''
  const { tools } = await listMcp(new URL(server.origin + server.prefix + slash), {
    headers: Object.fromEntries(credentials.map(({ name, secret }) => [name, secret()])),
    allowPrivate: mesh.allow_private,
    proxy: proxy && { proxy, resolves: mesh.proxy_resolves },
  })
  const document = parseDocument(readFileSync(agent.file, 'utf8'))
  return { agent, document, changes: changesOf(agent, document, tools) }
}

type McpTool = { name: string; source: HttpSource; mcp: McpPin }

const mcpTools = ({ tools }: Agent): McpTool[] =>
  [...tools.values()].flatMap(({ name, source }) =>
    source.kind === 'http' && source.mcp ? { name, source, mcp: source.mcp } : [],
  )

function changesOf(agent: Agent, document: Document, tools: readonly ListedTool[]): Change[] {
  return mcpTools(agent).flatMap(({ name, mcp }) => {
    const now = tools.find((tool) => tool.name === mcp.name)
    if (!now) return { tool: name, now, parts: ['it is gone'] }
    return pinOf(now) === mcp.pin ? [] : { tool: name, now, parts: partsOf(document, now) }
  })
}

const members = ['summary', 'description', 'requestBody'] as const

/** The changed members of a tool, each with its new value. */
function partsOf(document: Document, tool: ListedTool): string[] {
  const [path, { post }] = pathOf(tool)
  const before = document.toJS() as { paths?: Record<string, { post?: Record<string, unknown> }> }
  const parts = members.filter(
    (name) => canonicalJson(before.paths?.[path]?.post?.[name]) !== canonicalJson(post[name]),
  )
  return parts.map((name) => {
    const what = name === 'requestBody' ? 'schema' : name
    const value = name === 'requestBody' ? tool.inputSchema : post[name]
    return `${what}: ${visible(JSON.stringify(value ?? null))}`
  })
}

/** Text in which invisible characters are escaped. */
const visible = (text: string): string =>
  text.replace(/\p{Cf}/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16) ?? ''}}`)

function accept(document: Document, tool: ListedTool): void {
  const [path, { post }] = pathOf(tool)
  for (const name of members)
    if (post[name] === undefined) document.deleteIn(['paths', path, 'post', name])
    else document.setIn(['paths', path, 'post', name], document.createNode(post[name]))
  document.setIn(['paths', path, 'post', 'x-tool', 'mcp', 'pin'], pinOf(tool))
}

const resultOf = (changes: readonly Change[]) => ({
  changes: changes.map(({ tool, now, parts }) => ({ tool, gone: now === undefined, parts })),
})

function changesText(id: string, changes: readonly Change[]): string {
  if (changes.length === 0) return `The tools of ${id} are as they were approved.`
  return changes
    .map(({ tool, parts }) => [tool, ...parts.map((part) => `  ${part}`)].join('\n'))
    .join('\n')
}
