import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { commandLine } from '../../command.ts'
import { agentFolders, loadConfig, shippedAgents, type Config } from '../../config/load.ts'
import type { Agent } from '../../mesh/agent.ts'
import { adopt } from '../../mesh/documents/adopt.ts'
import { CommandError, configFlag, jsonFlag, readArguments, UsageError } from '../arguments.ts'
import { serversOf, type DocumentServer } from './servers.ts'
import { print, printJson, say } from '../output.ts'

/** The options of `agents add`. */
export const addFlags = {
  id: {
    type: 'string',
    value: 'AGENT',
    about: 'With add: the id of the new agent, as in WeatherAgent.',
  },
  only: {
    type: 'string',
    value: 'LIST',
    about: 'With add: the operations to keep, by their operationIds; by default all.',
  },
  'allow-private': {
    type: 'boolean',
    about:
      'With add: allow private and loopback addresses; link-local and cloud metadata stay refused.',
  },
  output: {
    type: 'string',
    value: 'FOLDER',
    about: 'With add: where to write AGENT.yaml; by default the first own folder of mesh.agents.',
  },
} as const

type Options = {
  /** The OpenAPI document to read. */
  file: string
  id: string
  only: string[] | undefined
  allowPrivate: boolean
}

/** `tollgate agents add`: writes an agent's document, made from any OpenAPI document. */
export async function add(args: string[]) {
  const flags = { ...addFlags, ...configFlag, ...jsonFlag }
  const { flags: values, words } = readArguments(args, flags, ['FILE'])
  const options = optionsFrom(words, values)
  const { id, file, only } = options
  const { config } = loadConfig({ file: values.config, env: process.env, secrets: false })
  const folders = agentFolders(config)
  const own = folders.find((one) => one !== shippedAgents) ?? resolve('agents')
  const folder = values.output === undefined ? own : resolve(values.output)
  refuseTakenId(id, [folder, ...folders])
  const adopted = adopt(file, { id, ...(only && { only }) })
  if ('problems' in adopted) throw new CommandError(adopted.problems.join('\n'))
  const servers = await reachableServers(adopted.agent, options, config)
  const target = join(folder, `${adopted.agent.id}.yaml`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(target, adopted.yaml, { flag: 'wx' })

  const isServed = folders.includes(folder)
  if (values.json) return printJson(resultOf(target, adopted.agent, isServed))
  for (const line of report(adopted.agent)) say(line)
  for (const line of settingsToAdd(config, servers, isServed ? undefined : folder)) say(line)
  print(shortPath(target))
}

type Values = {
  id: string | undefined
  only: string | undefined
  'allow-private': boolean
}

function optionsFrom([file]: string[], values: Values): Options {
  if (file === undefined)
    throw new UsageError(`Name an OpenAPI document: ${commandLine('agents add FILE --id AGENT')}.`)
  if (values.id === undefined) throw new UsageError('The agent needs an id: --id AGENT.')
  const only = values.only?.split(',').map((name) => name.trim())
  return {
    file,
    id: values.id,
    only: only?.filter((name) => name !== ''),
    allowPrivate: values['allow-private'],
  }
}

function refuseTakenId(id: string, folders: string[]): void {
  const name = `${id}.yaml`.toLowerCase()
  const files = folders.flatMap((folder) =>
    documentsOf(folder).flatMap((other) =>
      other.toLowerCase() === name ? join(folder, other) : [],
    ),
  )
  const [existing] = files
  if (existing !== undefined)
    throw new CommandError(
      `There is an agent with this id already, in ${shortPath(existing)}; ` +
        'choose another with --id, or remove that file.',
    )
}

/** The agent's servers; throws a CommandError for one that tools may not call. */
async function reachableServers(
  agent: Agent,
  { file, allowPrivate }: Options,
  { mesh }: Config,
): Promise<DocumentServer[]> {
  const isAllowed = (origin: string) => allowPrivate || mesh.allow_private.includes(origin)
  const servers = await serversOf(agent, file, isAllowed)
  const problems = servers.flatMap(({ problem }) => problem ?? [])
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return servers
}

const resultOf = (file: string, { tools, variables, warnings }: Agent, served: boolean) => ({
  file,
  tools: [...tools.keys()],
  variables,
  ...(warnings.length > 0 && { warnings }),
  served,
})

function report({ id, tools, variables, warnings }: Agent): string[] {
  const names = [...tools.keys()]
  const count = names.length === 1 ? 'one tool' : `${names.length} tools`
  const lines = [
    `${id} has ${count}: ${names.join(', ')}.`,
    'Read the document before you serve it: ' +
      'description, prompt, prices and effects are first drafts.',
    ...warnings,
  ]
  if (variables.length > 0)
    lines.push(`Its server needs a credential: set ${variables.join(' and ')}.`)
  return lines
}

/** What is missing in tollgate.yaml; `folder` is set where the server does not read it yet. */
function settingsToAdd(
  { mesh }: Config,
  servers: DocumentServer[],
  folder: string | undefined,
): string[] {
  const { allow_private: allowed, agents } = mesh
  const hidden = servers
    .filter(({ origin, isPrivate }) => isPrivate && !allowed.includes(origin))
    .map(({ origin }) => origin)
  const setting = (name: string, list: string[]) => `  mesh: { ${name}: ${JSON.stringify(list)} }\n`
  const lines: string[] = []
  if (hidden.length > 0)
    lines.push(
      'Its server is private; write in tollgate.yaml:\n\n' +
        setting('allow_private', [...allowed, ...hidden]),
    )
  if (folder !== undefined)
    lines.push(
      'The server does not read this folder yet; write in tollgate.yaml:\n\n' +
        setting('agents', [...agents, shortPath(folder)]),
    )
  return lines
}

const documentsOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** A path inside the working folder is shown relative to it. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path)
  return short !== '' && !short.startsWith('..') ? short : path
}
