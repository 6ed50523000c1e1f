import type { ConfigDocument } from '../../documents/document.ts'
import type { Problem } from '../../documents/problems.ts'
import { isRecord } from '../../json/json.ts'
import type { Agent, AgentMembers, NativeTool } from '../agent.ts'
import { checkMembers } from './members.ts'
import { readOperations, type ReadTool } from './operations.ts'
import { Reading, type Report } from './reading.ts'

/** Options for reading a document. */
export type ReadAgentOptions = {
  id: string
  file: string
  /** Where credentials are; null reads none and takes every one for set. */
  env: NodeJS.ProcessEnv | null
  native: Readonly<Record<string, NativeTool>>
  /** Keyed by reference: why it could not be followed before, as a sentence. */
  unread?: ReadonlyMap<string, string>
}

/** The agent, or all that is wrong with its document. */
export type ReadAgentResult = { agent: Agent } | { problems: Problem[] }

const agentId = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

/** Reads a document as an agent, or lists all that is wrong with it, with places and fixes. */
export function readAgent(
  { value, at }: Pick<ConfigDocument, 'value' | 'at'>,
  options: ReadAgentOptions,
): ReadAgentResult {
  const { id, env, native } = options
  const reading = new Reading(isRecord(value) ? value : {}, options.unread)
  if (!isOpenApi(reading, id, value)) return { problems: problemsOf(reading.problems, at) }
  checkMembers(reading)
  const info = readInfo(reading)
  const { tools } = readOperations(reading, { id, members: info.members, env, native })
  checkNativeTools(reading, native, tools)
  if (reading.problems.length > 0) return { problems: problemsOf(reading.problems, at) }
  return { agent: agentFrom(options, info, tools, problemsOf(reading.warnings, at)) }
}

/** Reports with their places in the file. A schema that several tools use is reported once. */
function problemsOf(reports: readonly Report[], at: ConfigDocument['at']): Problem[] {
  const problems = reports.map(([path, text, options]) => ({ at: at(path, options), path, text }))
  return [...new Map(problems.map((one) => [`${one.at}\n${one.text}`, one])).values()]
}

/** Whether a value is an OpenAPI document; reports why not. */
function isOpenApi(reading: Reading, id: string, value: unknown): boolean {
  if (!agentId.test(id))
    reading.refuse(
      [],
      `${JSON.stringify(id)} cannot be the id of an agent: the file's name must be a letter and ` +
        'up to 63 more letters, digits, "_" and "-", like WeatherAgent.yaml.',
    )
  if (!isRecord(value)) {
    reading.refuse(
      [],
      'the file must be an OpenAPI document: a mapping with openapi, info, servers and paths.',
    )
    return false
  }
  if (/^3\.[012]\.\d+$/.test(String(value['openapi']))) return true
  const hint = 'swagger' in value ? '; `agents add` converts Swagger 2' : ''
  reading.refuse(
    ['openapi'],
    `the document must be OpenAPI 3.0, 3.1 or 3.2, as "openapi: 3.1.0" says${hint}.`,
  )
  return false
}

type Info = { title: string; version: string; members: AgentMembers }

/** What `info` says; where something is wrong with it, blank members to go on with. */
function readInfo(reading: Reading): Info {
  const { document } = reading
  const info = isRecord(document['info']) ? document['info'] : {}
  const { title, version, 'x-agent': members } = info
  if (typeof title !== 'string' || title.trim() === '')
    reading.refuse(['info', 'title'], 'info.title is missing; write the name that people read.')
  if (typeof version !== 'string')
    reading.refuse(
      ['info', 'version'],
      'info.version is missing or not text; write it in quotes, like "1.0.0".',
    )
  const text = { title: String(title), version: String(version) }
  if (members === undefined) {
    reading.refuse(
      ['info'],
      'info.x-agent is missing; write a mapping with description, author, tags, examples, ' +
        'prompt, price_usd, query_price_usd and x402.',
      { key: true },
    )
    return { ...text, members: blankMembers }
  }
  const read = reading.extension<AgentMembers>('x-agent', ['info', 'x-agent'], members)
  return { ...text, members: read ?? blankMembers }
}

/** Members for a document whose own are not read. */
export const blankMembers: AgentMembers = {
  description: '',
  author: '',
  tags: [],
  examples: [],
  prompt: '',
  price_usd: '0',
  query_price_usd: '0',
  x402: false,
}

/** Refuses code for which the document has no operation. */
function checkNativeTools(
  reading: Reading,
  native: ReadAgentOptions['native'],
  tools: ReadTool[],
): void {
  if (tools.length === 0) return
  const names = new Set(tools.map(({ tool }) => tool.name))
  const unused = Object.keys(native).filter((name) => !names.has(name))
  if (unused.length > 0)
    reading.refuse(
      ['paths'],
      `there is code for ${unused.join(', ')}, and no operation of that name; describe it, ` +
        'or remove the code.',
      { key: true },
    )
}

function securitiesOf(tools: readonly ReadTool[]): string[][][] {
  const securities = tools
    .map(({ alternatives }) => alternatives)
    .filter((alternatives) => alternatives.some((one) => one.length > 0))
  return [...new Map(securities.map((one) => [JSON.stringify(one), one])).values()]
}

function agentFrom(
  { id, file }: ReadAgentOptions,
  { title, version, members }: Info,
  tools: ReadTool[],
  warnings: Problem[],
): Agent {
  const missing = [...new Set(tools.flatMap((one) => one.missing))]
  const origins = new Set(
    tools.flatMap(({ tool: { source } }) => (source.kind === 'http' ? [source.server.origin] : [])),
  )
  return {
    id,
    file,
    title,
    version,
    ...members,
    external_apis: [...new Set([...origins].map((origin) => new URL(origin).hostname))],
    variables: [...new Set(tools.flatMap(({ alternatives }) => alternatives.flat()))],
    securities: securitiesOf(tools),
    warnings: warnings.map((warning) => `${warning.at}: ${warning.text}`),
    available: missing.length === 0,
    ...(missing.length > 0 && { unavailable_because: missing.join(', and ') }),
    tools: new Map(tools.map(({ tool }) => [tool.name, tool])),
  }
}
