import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import {
  agentFolders,
  loadConfig,
  shippedAgents,
  type Config,
  type LoadedConfig,
} from '../../config/load.ts'
import { toolReach } from '../../app/agents.ts'
import { replaceFile } from '../../config/write-file.ts'
import { estimateTokens } from '../../gateway/tokens.ts'
import type { Agent, Tool } from '../../mesh/agent.ts'
import {
  adopt,
  lineOf,
  type AdoptOptions,
  type AdoptResult,
} from '../../mesh/documents/adopt/adopt.ts'
import { adoptMcp, type AdoptMcpOptions } from '../../mesh/documents/adopt/mcp.ts'
import { maxShownTools } from '../../mesh/search/catalogue.ts'
import type { Reach } from '../../mesh/tools/call.ts'
import { listMcp } from '../../mesh/tools/mcp/listing.ts'
import { CommandError, configFlag, defineCommand, jsonFlag } from '../arguments.ts'
import { editMesh, type Addition } from './mesh-settings.ts'
import { serversOf, type DocumentServer } from './servers.ts'
import { say } from '../output.ts'

const flags = {
  id: {
    value: 'AGENT',
    about: 'The id of the new agent, as in WeatherAgent.',
    required: 'The agent needs an id',
  },
  only: {
    value: 'LIST',
    about: 'The operations to keep, by operationId or "GET /path", with * for any text.',
    isList: true,
  },
  tag: {
    value: 'LIST',
    about: 'Keep operations with one of these tags.',
    isList: true,
  },
  path: { value: 'LIST', about: 'Keep operations at these paths.', isList: true },
  method: {
    value: 'LIST',
    about: 'Keep operations of these methods.',
    isList: true,
  },
  exclude: {
    value: 'LIST',
    about: 'Leave these out, by operationId, "GET /path" or path.',
    isList: true,
  },
  server: {
    value: 'URL',
    about: 'The URL of the API, instead of the one in the document.',
    form: {
      pattern: /^https?:\/\/[^/?#@\s]+[^?#\s]*$/i,
      words: 'a complete URL, like https://api.example.com/v1',
    },
  },
  root: {
    value: 'FOLDER',
    about: 'References may lead to files in this folder; by default the folder of FILE.',
  },
  prefix: {
    value: 'NAME',
    about: 'Name before those of its tools where all agents are listed over MCP, like github.',
    form: { pattern: /^[A-Za-z][A-Za-z0-9-]{0,19}$/, words: 'up to 20 letters, digits and "-"' },
  },
  mcp: {
    about: 'FILE is the URL of an MCP server (streamable HTTP), whose tools are taken.',
  },
  'header-env': {
    value: 'NAME=VARIABLE',
    about: 'With --mcp: a header of every request, and the variable that holds its value.',
  },
  'token-url': {
    value: 'URL',
    about: 'Fetch OAuth2 tokens from this URL of the document; it receives the client secret.',
  },
  'from-caller': {
    value: 'LIST',
    about: 'The security schemes whose credentials callers send themselves.',
    isList: true,
  },
  strict: {
    about: 'Write nothing if an operation does not fit.',
  },
  'allow-other-servers': {
    about: 'Send the credential to other servers that the document names, too.',
  },
  'allow-private': {
    about: 'Allow private and loopback addresses; link-local and cloud metadata stay rejected.',
  },
  write: {
    about: 'Write the required settings into tollgate.yaml; comments stay.',
  },
  output: {
    value: 'FOLDER',
    about: 'Folder for AGENT.yaml; by default the first of your own in mesh.agents.',
  },
  ...configFlag,
  ...jsonFlag,
} as const

/** `tollgate agents add`: writes an agent's document, made from any OpenAPI document. */
export const add = defineCommand({
  usage: ['agents add FILE --id AGENT [--only LIST] [--server URL] [--output FOLDER]'],
  about: 'Creates an agent from any OpenAPI document: its operations become tools.',
  flags,
  words: { FILE: 'an OpenAPI document, or the URL of an MCP server' },
  notes: ['The server reads agents at startup and on SIGHUP.'],
  async run(values, [file = '']) {
    const { id } = values
    const loaded = loadConfig({ file: values.config, env: process.env, secrets: false })
    const { config } = loaded
    const folders = agentFolders(config)
    const defaultFolder = folders.find((one) => one !== shippedAgents) ?? resolve('agents')
    const folder = values.output === undefined ? defaultFolder : resolve(values.output)
    requireFreeId(id, [folder, ...folders])
    if (process.stderr.isTTY) say(`Reading ${file} …`)
    const adopted = await adoptedFrom(file, values, loaded)
    if ('problems' in adopted) throw new CommandError(problemLines(adopted).join('\n'))
    const allowed = config.mesh.allow_private
    const isAllowed = (origin: string) => values['allow-private'] || allowed.includes(origin)
    const servers = await serversOf(adopted.agent, file, isAllowed)
    const problems = servers.flatMap(({ problem }) => problem ?? [])
    if (problems.length > 0) throw new CommandError(problems.join('\n'))
    const target = join(folder, `${adopted.agent.id}.yaml`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(target, adopted.yaml, { flag: 'wx' })

    const isServed = folders.includes(folder)
    const additions = additionsOf(config, servers, isServed ? undefined : folder)
    const settings = applyAdditions(loaded.file, additions, values.write)
    if (!values.json) for (const line of [...report(adopted), ...settings]) say(line)
    return { json: resultOf(target, adopted, isServed || values.write), text: shortPath(target) }
  },
})

function adoptedFrom(
  file: string,
  values: AdoptOptions & {
    mcp: boolean
    'header-env'?: string | undefined
    'token-url'?: string | undefined
    'from-caller'?: string[] | undefined
    'allow-other-servers': boolean
    'allow-private': boolean
  },
  loaded: LoadedConfig,
): Promise<AdoptResult> {
  if (!values.mcp)
    return adopt(file, {
      ...values,
      tokenUrl: values['token-url'],
      fromCaller: values['from-caller'],
      allowOtherServers: values['allow-other-servers'],
    })
  const origins = values['allow-private'] && URL.canParse(file) ? [new URL(file).origin] : []
  const reach = toolReach(loaded)
  return adoptMcpServer(file, {
    ...values,
    ...reach,
    header: headerOf(values['header-env']),
    allowPrivate: [...reach.allowPrivate, ...origins],
  })
}

type McpServerOptions = AdoptMcpOptions & Pick<Reach, 'allowPrivate' | 'proxy'>

/** Asks an MCP server for its tools, under the rules for all tools' servers. */
export async function adoptMcpServer(
  address: string,
  options: McpServerOptions,
): Promise<AdoptResult> {
  const { header, allowPrivate, proxy } = options
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new CommandError(`${address} must be the URL of an MCP server, without query and user.`)
  const value = header && process.env[header.variable]
  if (header && !value)
    throw new CommandError(`Set ${header.variable}: the server needs it as ${header.name}.`)
  const headers = header && value ? { [header.name.toLowerCase()]: value } : {}
  const { title, tools } = await listMcp(url, { headers, allowPrivate, proxy })
  return adoptMcp(url.origin + url.pathname, title ?? options.id, tools, options)
}

/** `NAME=VARIABLE` of `--header-env`. */
function headerOf(text: string | undefined): AdoptMcpOptions['header'] {
  if (text === undefined) return undefined
  const [, name, variable] = /^([A-Za-z0-9-]+)=([A-Z][A-Z0-9_]*)$/.exec(text) ?? []
  if (name !== undefined && variable !== undefined) return { name, variable }
  throw new CommandError('--header-env must be like Authorization=ACME_AUTHORIZATION.')
}

function requireFreeId(id: string, folders: string[]): void {
  const name = `${id}.yaml`.toLowerCase()
  const [existing] = folders.filter(existsSync).flatMap((folder) => {
    const files = readdirSync(folder).filter((other) => other.toLowerCase() === name)
    return files.map((file) => join(folder, file))
  })
  if (existing !== undefined)
    throw new CommandError(
      `There is an agent with this id already, in ${shortPath(existing)}; ` +
        'choose another with --id, or remove that file.',
    )
}

function problemLines(rejected: Extract<AdoptResult, { problems: string[] }>): string[] {
  const { problems, unfit } = rejected
  if (!unfit) return problems
  const { count, of } = unfit
  const none = of === 1 ? 'The one operation does not fit' : `None of ${of} operations fits`
  const some = `${count} of ${of} operations ${count === 1 ? 'does' : 'do'} not fit`
  const summary = count === of ? none : `${some}; with --strict`
  return [...problems, `${summary}${count === of ? ';' : ''} nothing is written.`]
}

type Adopted = Extract<AdoptResult, { agent: Agent }>

const resultOf = (file: string, { agent, leftOut, notes }: Adopted, served: boolean) => ({
  file,
  tools: [...agent.tools.keys()],
  tokens: Object.fromEntries([...agent.tools.values()].map((tool) => [tool.name, tokensOf(tool)])),
  variables: agent.variables,
  ...(leftOut.length > 0 && { left_out: leftOut }),
  ...(agent.warnings.length + notes.length > 0 && { warnings: [...notes, ...agent.warnings] }),
  served,
})

/** The estimated tokens of a tool in a model's prompt. */
const tokensOf = ({ name, description, parameters }: Tool) =>
  estimateTokens(JSON.stringify({ name, description, parameters }))

const maxNames = 20
const maxWarnings = 20

function report({ agent, leftOut, notes }: Adopted): string[] {
  const { id, tools, warnings } = agent
  const names = [...tools.keys()]
  const count = names.length === 1 ? 'one tool' : `${names.length} tools`
  const rest = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
  const subject = leftOut.length === 1 ? 'One operation is' : `${leftOut.length} operations are`
  const more = `… and ${warnings.length - maxWarnings} similar ones; --json lists all.`
  return [
    `${id} has ${count}: ${names.slice(0, maxNames).join(', ')}${rest}.`,
    sizeLine([...tools.values()]),
    'Read the document before you serve it: ' +
      'description, prompt, prices and effects are first drafts.',
    ...notes,
    ...warnings.slice(0, maxWarnings),
    ...(warnings.length > maxWarnings ? [more] : []),
    ...(leftOut.length > 0 ? [`${subject} left out:`] : []),
    ...leftOut.map((one) => `  ${lineOf(one)}`),
    ...credentialLines(agent),
  ]
}

/** The variables to set for each security requirement of the agent's tools. */
function credentialLines({ securities }: Agent): string[] {
  return securities.map((alternatives) => {
    const sets = alternatives.filter((one) => one.length > 0).map((one) => one.join(' and '))
    const isOptional = sets.length < alternatives.length
    const [owner, need] =
      securities.length === 1 ? ['Its server', 'needs'] : ['Some of its tools', 'need']
    const verb = isOptional ? 'may be sent' : need
    return `${owner} ${verb} a credential: set ${[...new Set(sets)].join(', or ')}.`
  })
}

function sizeLine(tools: Tool[]): string {
  const sizes = tools.map((tool) => ({ name: tool.name, tokens: tokensOf(tool) }))
  const total = sizes.reduce((sum, { tokens }) => sum + tokens, 0)
  const largest = sizes.toSorted((a, b) => b.tokens - a.tokens).slice(0, 3)
  const list = largest.map(({ name, tokens }) => `${name} ${tokens}`).join(', ')
  if (tools.length <= maxShownTools)
    return `Together they are about ${total} tokens of a model's prompt; the largest: ${list}.`
  return (
    `A model searches so many tools; together they are about ${total} tokens; the largest: ` +
    `${list}. Choose fewer with --tag, --path, --method or --exclude.`
  )
}

/** The settings missing in tollgate.yaml; `folder` is set if the server does not read it yet. */
function additionsOf(
  { mesh }: Config,
  servers: DocumentServer[],
  folder: string | undefined,
): Addition[] {
  const { allow_private: allowed, agents } = mesh
  const hidden = servers.flatMap(({ origin, isPrivate }) =>
    isPrivate && !allowed.includes(origin) ? origin : [],
  )
  const all: Addition[] = [
    { name: 'allow_private', now: allowed, more: [...new Set(hidden)] },
    { name: 'agents', now: agents, more: folder === undefined ? [] : [shortPath(folder)] },
  ]
  return all.filter(({ more }) => more.length > 0)
}

const reasons = {
  allow_private: 'Its server is private.',
  agents: 'The server does not read this folder yet.',
}

/** Adds settings to the configuration, or explains how to write them. */
function applyAdditions(
  file: string | null,
  additions: readonly Addition[],
  write: boolean,
): string[] {
  if (additions.length === 0) return []
  const name = file === null ? 'tollgate.yaml' : shortPath(file)
  const text = file === null ? '' : readFileSync(file, 'utf8')
  const edited = editMesh(text, additions)
  const why = additions.map((one) => reasons[one.name]).join(' ')
  if (!edited) {
    const lists = additions.map(
      (one) => `  ${one.name}: ${JSON.stringify([...one.now, ...one.more])}`,
    )
    return [`${why} Write below mesh in ${name}:`, '', ...lists, '\n']
  }
  const lines = ['', `${edited.section}\n`]
  if (!write) {
    const place = /^["']?mesh\b/m.test(text) ? ', instead of its present mesh' : ''
    return [`${why} Write in ${name}${place} (--write does it):`, ...lines]
  }
  if (file === null) writeFileSync(name, edited.text, { flag: 'wx' })
  else replaceFile(file, edited.text)
  return [`${name} now has:`, ...lines]
}

/** A path relative to the working folder if inside it. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path)
  return short !== '' && !short.startsWith('..') ? short : path
}
