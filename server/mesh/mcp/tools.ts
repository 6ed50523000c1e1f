import { createHash } from 'node:crypto'
import type {
  CallToolResult,
  ListToolsResult,
  Tool as McpTool,
} from '@modelcontextprotocol/sdk/types.js'
import { Failure } from '../../failure.ts'
import type { AgentResult } from '../call-context.ts'
import {
  credentialMember,
  metaKey,
  noCredentials,
  type CallerCredentials,
} from '../caller-credentials.ts'
import { checkArguments } from '../tools/arguments.ts'
import { isRecord } from '../../json/json.ts'
import type { AgentWork } from '../runtime.ts'
import { errorMembers } from '../tools/failure.ts'
import { readFields } from '../tools/fields.ts'
import { catalogueOf, type CatalogueLookup } from '../search/catalogue.ts'
import type { ToolFaults } from '../tools/mcp/faults.ts'
import { bytesIn, MediaData } from '../tools/media.ts'
import { NotOffered } from './errors.ts'
import type { Agent, Tool } from '../agent.ts'

/**
 * Something that an MCP client can call, and its MCP name: a tool, the search of an agent's tools,
 * or else a query to the agent.
 */
export type Offer = { name: string; agent: Agent; tool?: Tool; lookup?: CatalogueLookup }

/** Clients put their own prefix before a name, and model APIs allow 64 characters in all. */
const maxName = 48
const maxQuery = 65_536
const pageSize = 100

/**
 * The tools of one agent, or with `isSearched` those that search them, and `ask`, which gets another
 * name if a tool has that one.
 */
export function offersOf(agent: Agent, isSearched = false): Offer[] {
  let ask = 'ask'
  while (agent.tools.has(ask)) ask += '_agent'
  const lookups = isSearched ? catalogueOf(agent, true).lookups : []
  const tools = isSearched ? [] : [...agent.tools.values()]
  return [
    ...lookups.map((lookup) => ({ name: lookup.tool.name, agent, lookup })),
    ...tools.map((tool) => ({ name: shortName(tool.name), agent, tool })),
    { name: ask, agent },
  ]
}

/** The offers of all agents, each with a unique name. */
export function offersOfAll(agents: Iterable<Agent>): Offer[] {
  const names = new Set<string>()
  return [...agents]
    .filter(({ available }) => available)
    .flatMap((agent) => offersOf(agent))
    .map((offer) => {
      const { agent, tool } = offer
      const fullName = `${agent.prefix ?? agent.id}__${tool?.name ?? offer.name}`
      const short = shortName(fullName)
      const name = names.has(short) ? hashedName(fullName, `${agent.id}\n${offer.name}`) : short
      names.add(name)
      return { ...offer, name }
    })
}

/** A name that is too long ends with a hash of all of it, which stays the same. */
const shortName = (name: string) => (name.length <= maxName ? name : hashedName(name, name))

function hashedName(name: string, hashed: string): string {
  const hash = createHash('sha256').update(hashed).digest('hex').slice(0, 8)
  return `${name.slice(0, maxName - hash.length - 1)}_${hash}`
}

/**
 * A page of the offers; a cursor is the name of the last offer of the previous page. Throws
 * NotOffered for an unknown one.
 */
export function listTools(
  offers: readonly Offer[],
  cursor: string | undefined,
  settings: ListSettings,
): ListToolsResult {
  const start = cursor === undefined ? 0 : offers.findIndex(({ name }) => name === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw new NotOffered('unknown cursor; call tools/list again without one')
  const page = offers.slice(start, start + pageSize)
  const last = page.at(-1)
  return {
    tools: page.map((offer) => mcpToolOf(offer, settings)),
    ...(last && start + pageSize < offers.length && { nextCursor: last.name }),
  }
}

/** Whether queries may use tools that change something, and tools that cannot be called. */
export type ListSettings = { writeTools: boolean; faults?: ToolFaults | undefined }

/** An offer as `tools/list` describes it. */
export function mcpToolOf(
  { name, agent, tool, lookup }: Offer,
  { writeTools, faults }: ListSettings,
): McpTool {
  if (lookup)
    return {
      name,
      description: lookup.tool.description,
      inputSchema: lookup.tool.parameters,
      annotations: { readOnlyHint: lookup.lookup !== 'call' || onlyReads(agent) },
    }
  if (tool) {
    return {
      name,
      ...(!name.endsWith(tool.name) && { title: `${agent.id}: ${tool.name}` }),
      description: tool.description,
      inputSchema: listedSchema(tool) ?? tool.parameters,
      annotations: { readOnlyHint: tool.effect === 'read' },
      _meta: { ...priceMeta(tool.price_usd), ...credentialsMeta(tool), ...faultMeta(tool, faults) },
    }
  }
  return {
    name,
    description:
      `Ask ${agent.id} in natural language; it chooses and runs its own tools. ` +
      agent.description,
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: maxQuery,
          description: 'A question in natural language.',
          examples: agent.examples,
        },
      },
      required: ['query'],
    },
    annotations: { readOnlyHint: !writeTools || onlyReads(agent) },
    _meta: priceMeta(agent.query_price_usd),
  }
}

/** The schema of an MCP server's tool as that server listed it. */
const listedSchema = ({ source }: Tool) =>
  source.kind === 'http' ? source.mcp?.inputSchema : undefined

/** Arguments by the listed schema; a tool may have one argument for all of them. */
function argumentsFor(tool: Tool, args: unknown): unknown {
  const body = tool.source.kind === 'http' ? tool.source.body : null
  const isWhole = body !== null && !('members' in body) && listedSchema(tool) !== undefined
  return isWhole ? { [body.argument]: args } : args
}

const onlyReads = ({ tools }: Agent) => [...tools.values()].every(({ effect }) => effect === 'read')

function credentialsMeta(tool: Tool): Record<string, unknown> {
  const { credentials } = credentialMember(tool)
  return credentials ? { [metaKey]: credentials } : {}
}

function faultMeta(tool: Tool, faults: ToolFaults | undefined): Record<string, unknown> {
  const reason = faults?.of(tool)
  if (reason === undefined) return {}
  return { 'tollgate/available': false, 'tollgate/unavailable_because': reason }
}

const priceMeta = (usd: string) => ({ 'tollgate/price_usd': usd })

/** The result of a search or a description, which costs nothing; null for any other offer. */
export function lookupResult({ agent, ...offer }: Offer, args: unknown): CallToolResult | null {
  const lookup = offer.lookup?.lookup
  if (lookup !== 'search' && lookup !== 'describe') return null
  const result = catalogueOf(agent, true)[lookup](args, 'arguments')
  return {
    content: [{ type: 'text', text: JSON.stringify(result) }],
    structuredContent: { ...result },
  }
}

/** The member of `_meta` that names the parts of a result to return. */
const fieldsKey = 'tollgate/fields'

/** A request for work, besides its arguments. */
type WorkRequest = { credentials?: CallerCredentials; meta?: unknown }

/** The work of a call. Throws a Failure for invalid arguments. */
export function workFor(
  { agent, tool, lookup }: Offer,
  args: unknown,
  { credentials = noCredentials, meta }: WorkRequest = {},
): AgentWork {
  const inMeta = isRecord(meta) ? meta[fieldsKey] : undefined
  const fields = readFields(inMeta, `_meta["${fieldsKey}"]`)
  const common = { agent, rawDataOnly: true, credentials }
  if (lookup) {
    const foundTool = catalogueOf(agent, true).find(args, 'arguments')
    const inner = isRecord(args) ? (args['arguments'] ?? {}) : {}
    const checked = checkArguments(foundTool, inner, 'arguments.arguments')
    const chosen = readFields(isRecord(args) ? args['fields'] : undefined, 'arguments.fields')
    const selected = chosen ?? fields
    return { kind: 'tool', ...common, tool: foundTool, args: checked, fields: selected }
  }
  if (tool) {
    const checked = checkArguments(tool, argumentsFor(tool, args), 'arguments')
    // The caller is a model or uses one, so it needs no summary.
    return { kind: 'tool', ...common, tool, args: checked, fields }
  }
  const query = isRecord(args) ? args['query'] : undefined
  if (typeof query === 'string' && query !== '' && query.length <= maxQuery)
    return { kind: 'query', agent, query, rawDataOnly: false, credentials }
  throw new Failure(
    'invalidRequest',
    `arguments.query must be a string of 1 to ${maxQuery} characters, a question to ${agent.id}`,
    { param: 'arguments.query', retry: false },
  )
}

/** The target of a call: a tool of an agent, or without `tool` a query to it. */
export type CallTarget = {
  agent: string
  tool?: string | undefined
  /** Whether it is a tool of an MCP server, whose content is passed on. */
  isMcp?: boolean
}

/** The target of work. */
export const targetOf = (work: AgentWork): CallTarget => ({
  agent: work.agent.id,
  ...(work.kind === 'tool' && {
    tool: work.tool.name,
    isMcp: work.tool.source.kind === 'http' && work.tool.source.mcp !== undefined,
  }),
})

/**
 * A result in the protocol's format. Structured content must be an object, and the library rejects
 * one with a member `constructor`.
 */
export function resultFrom(
  target: CallTarget,
  { response = '', data }: AgentResult,
): CallToolResult {
  if (target.tool === undefined)
    return { content: [{ type: 'text', text: response }], structuredContent: { response, data } }
  const passed = target.isMcp ? mcpContent(data) : undefined
  if (passed) return passed
  if (data instanceof MediaData && data.base64 !== undefined)
    return bytesResult(target, data.media_type, data.base64)
  return {
    content: [{ type: 'text', text: contentText(data) }],
    structuredContent: structureOf(data),
  }
}

const contentTypes = new Set(['text', 'image', 'audio', 'resource', 'resource_link'])

/** The content of an MCP server as it sent it; undefined for parts of it, and for other results. */
function mcpContent(data: unknown): CallToolResult | undefined {
  if (typeof data === 'string') return { content: [{ type: 'text', text: data }] }
  const { structured, content }: Record<string, unknown> = isRecord(data) ? data : { content: data }
  if (!Array.isArray(content) || content.length === 0) return undefined
  const isContent = (one: unknown) => isRecord(one) && contentTypes.has(String(one['type']))
  if (!content.every(isContent)) return undefined
  // The client's library has checked each.
  const passed = { content: content as CallToolResult['content'] }
  return isRecord(structured) ? { ...passed, structuredContent: structured } : passed
}

function structureOf(data: unknown): Record<string, unknown> {
  if (data instanceof MediaData) return { ...data }
  return isRecord(data) && !Object.hasOwn(data, 'constructor') ? data : { data }
}

const contentText = (data: unknown): string =>
  data instanceof MediaData && data.text !== undefined ? data.text : JSON.stringify(data)

/** Bytes as the protocol's content type for them, and not repeated as structured content. */
function bytesResult({ agent, tool }: CallTarget, type: string, base64: string): CallToolResult {
  const structuredContent = { media_type: type, bytes: bytesIn(base64) }
  const kind = /^(image|audio)\//.exec(type)?.[1]
  if (kind === 'image' || kind === 'audio')
    return { content: [{ type: kind, data: base64, mimeType: type }], structuredContent }
  const uri = `tollgate://${agent}/${tool}`
  return {
    content: [{ type: 'resource', resource: { uri, mimeType: type, blob: base64 } }],
    structuredContent,
  }
}

/**
 * A failure as a result, so that the model can correct its call: the message and the API's response
 * as text, and the error body of other operations as structured content.
 */
export function failureResult(failure: Failure): CallToolResult {
  const { status, code, message, details } = failure
  const { param } = details
  const members = errorMembers(failure)
  const content: CallToolResult['content'] = [{ type: 'text', text: message }]
  if (Object.keys(members).length > 0) content.push({ type: 'text', text: JSON.stringify(members) })
  return {
    isError: true,
    content,
    structuredContent: {
      error: status,
      message,
      code,
      ...(param !== undefined && { param }),
      ...members,
    },
  }
}
