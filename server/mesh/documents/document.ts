import { checkExtension, type AgentMembers } from './agent-schema.ts'
import type { ConfigDocument } from '../../documents/document.ts'
import type { Problem, ReportProblem } from '../../documents/problems.ts'
import { checkMembers } from './members.ts'
import { readOperations, type ReadTool } from './operations.ts'
import { isRecord } from '../../json.ts'
import type { Agent, NativeTool } from '../agent.ts'

export type Reader = {
  id: string
  file: string
  /** Where credentials are; null reads none and takes every one for set. */
  env: NodeJS.ProcessEnv | null
  native: Readonly<Record<string, NativeTool>>
}

const agentId = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

/** Reads one document as an agent. Everything that is wrong with it is listed, each with its place and the fix. */
export function readAgent(
  { value: document, at }: Pick<ConfigDocument, 'value' | 'at'>,
  { id, file, env, native }: Reader,
): { agent: Agent } | { problems: Problem[] } {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const telling =
    (told: Problem[]): ReportProblem =>
    (path, text, options) => {
      const problem = { at: at(path, options), path, text }
      // A schema that several tools use is said to be wrong once.
      if (!told.some((other) => other.at === problem.at && other.text === text)) told.push(problem)
    }
  const refuse = telling(problems)
  if (!agentId.test(id))
    refuse(
      [],
      `${JSON.stringify(id)} cannot be the id of an agent: the file's name must be a letter and up to 63 more letters, digits, "_" and "-", like WeatherAgent.yaml.`,
    )
  if (!isRecord(document)) {
    refuse(
      [],
      'the file must be an OpenAPI document: a mapping with openapi, info, servers and paths.',
    )
    return { problems }
  }
  if (!/^3\.[01]\.\d+$/.test(String(document['openapi']))) {
    refuse(
      ['openapi'],
      `the document must be OpenAPI 3.0 or 3.1, as "openapi: 3.1.0" says${'swagger' in document ? '; convert this Swagger 2 document first' : ''}.`,
    )
    return { problems }
  }
  checkMembers(document, refuse)
  const { info } = document
  const { title, version, 'x-agent': given } = isRecord(info) ? info : {}
  if (typeof title !== 'string' || title.trim() === '')
    refuse(['info', 'title'], 'info.title is missing; write the name that people read.')
  if (typeof version !== 'string')
    refuse(
      ['info', 'version'],
      'info.version is missing or not text; write it in quotes, like "1.0.0".',
    )
  const before = problems.length
  if (given === undefined)
    refuse(
      ['info'],
      'info.x-agent is missing; write a mapping with description, author, tags, examples, prompt, price_usd, query_price_usd and x402.',
      { key: true },
    )
  else
    for (const fault of checkExtension('x-agent', given, ['info', 'x-agent']))
      refuse(fault.path, fault.text, { key: fault.key })
  const members = (problems.length === before ? given : blank) as AgentMembers // just checked, or not used
  const read = readOperations({
    document,
    refuse,
    warn: telling(warnings),
    id,
    members,
    env,
    native,
  })
  const codes = Object.keys(native).filter(
    (name) => read.length > 0 && !read.some(({ tool }) => tool.name === name),
  )
  if (codes.length > 0)
    refuse(
      ['paths'],
      `there is code for ${codes.join(', ')}, and no operation of that name; describe it, or remove the code.`,
      { key: true },
    )
  if (problems.length > 0) return { problems }
  return {
    agent: agentFrom({
      id,
      file,
      title: String(title),
      version: String(version),
      members,
      read,
      warnings,
    }),
  }
}

const blank: AgentMembers = {
  description: '',
  author: '',
  tags: [],
  examples: [],
  prompt: '',
  price_usd: '0',
  query_price_usd: '0',
  x402: false,
}

type Parts = {
  id: string
  file: string
  title: string
  version: string
  members: AgentMembers
  read: ReadTool[]
  warnings: Problem[]
}

function agentFrom({ id, file, title, version, members, read, warnings }: Parts): Agent {
  const missing = [...new Set(read.flatMap((one) => one.missing))]
  const hosts = read.flatMap(({ tool }) =>
    tool.source.kind === 'http' ? [new URL(tool.source.server.origin).hostname] : [],
  )
  return {
    id,
    file,
    title,
    version,
    ...members,
    external_apis: [...new Set(hosts)],
    variables: [...new Set(read.flatMap((one) => one.variables))],
    warnings: warnings.map((warning) => `${warning.at}: ${warning.text}`),
    available: missing.length === 0,
    ...(missing.length > 0 && { unavailable_because: missing.join(', and ') }),
    tools: new Map(read.map(({ tool }) => [tool.name, tool])),
  }
}
