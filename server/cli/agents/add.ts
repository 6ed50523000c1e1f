import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { commandLine } from '../../command.ts'
import { agentFolders, loadConfig, shippedAgents } from '../../config/load.ts'
import { adopt } from '../../mesh/documents/adopt.ts'
import { CommandError, configFlag, jsonFlag, readArguments, UsageError } from '../arguments.ts'
import { serversOf } from './servers.ts'
import { print, printJson, say } from '../output.ts'

export const addFlags = {
  id: {
    type: 'string',
    value: 'AGENT',
    about: 'With add: the id of the new agent, as in WeatherAgent.',
  },
  only: {
    type: 'string',
    value: 'LIST',
    about: 'With add: the operations to keep, by their operationIds; all unless told.',
  },
  'allow-private': {
    type: 'boolean',
    about:
      'With add: takes servers with private and loopback addresses too; never link-local ones, nor the metadata of a cloud.',
  },
  output: {
    type: 'string',
    value: 'FOLDER',
    about:
      'With add: where to write AGENT.yaml; else the first folder of mesh.agents that is not the shipped one.',
  },
} as const

/** Writes an agent's document made of any OpenAPI document. */
export async function add(args: string[]) {
  const { flags, words } = readArguments(args, { ...addFlags, ...configFlag, ...jsonFlag }, [
    'FILE',
  ])
  const [file] = words
  if (file === undefined)
    throw new UsageError(
      `Say which OpenAPI document: ${commandLine('agents add FILE --id AGENT')}.`,
    )
  if (flags.id === undefined)
    throw new UsageError('Say what the agent is to be called: --id AGENT.')
  const only = flags.only
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const { config } = loadConfig({ file: flags.config, env: process.env, secrets: false })
  const folders = agentFolders(config)
  const folder =
    flags.output === undefined
      ? (folders.find((one) => one !== shippedAgents) ?? resolve('agents'))
      : resolve(flags.output)
  const name = `${flags.id}.yaml`.toLowerCase()
  const [taken] = [folder, ...folders].flatMap((one) =>
    documentsOf(one).flatMap((other) => (other.toLowerCase() === name ? [join(one, other)] : [])),
  )
  if (taken !== undefined)
    throw new CommandError(
      `There is an agent of this id already, in ${shown(taken)}; choose another with --id, or remove that file.`,
    )

  const adopted = adopt(file, { id: flags.id, ...(only && { only }) })
  if ('problems' in adopted) throw new CommandError(adopted.problems.join('\n'))
  const { yaml, agent } = adopted
  const servers = await serversOf(
    agent,
    file,
    (origin) => flags['allow-private'] === true || config.mesh.allow_private.includes(origin),
  )
  const unreachable = servers.flatMap(({ problem }) => problem ?? [])
  if (unreachable.length > 0) throw new CommandError(unreachable.join('\n'))
  const target = join(folder, `${agent.id}.yaml`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(target, yaml, { flag: 'wx' })

  const { variables, warnings } = agent
  const tools = [...agent.tools.keys()]
  if (flags.json)
    return printJson({
      file: target,
      tools,
      variables,
      ...(warnings.length > 0 && { warnings }),
      served: folders.includes(folder),
    })
  say(
    `${agent.id} has ${tools.length === 1 ? 'one tool' : `${tools.length} tools`}: ${tools.join(', ')}.`,
  )
  say(
    'Read the document before you serve it: description, prompt, prices and effects are first drafts.',
  )
  for (const warning of warnings) say(warning)
  if (variables.length > 0) say(`Its server wants a credential: set ${variables.join(' and ')}.`)
  const hidden = servers
    .filter(({ origin, isPrivate }) => isPrivate && !config.mesh.allow_private.includes(origin))
    .map(({ origin }) => origin)
  if (hidden.length > 0)
    say(
      `Its server is private; write in tollgate.yaml:\n\n  mesh: { allow_private: ${JSON.stringify([...config.mesh.allow_private, ...hidden])} }\n`,
    )
  const setting = JSON.stringify([...config.mesh.agents, shown(folder)])
  if (!folders.includes(folder))
    say(
      `The server does not read this folder yet; write in tollgate.yaml:\n\n  mesh: { agents: ${setting} }\n`,
    )
  print(shown(target))
}

const documentsOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** As one would write it in the working folder. */
function shown(path: string): string {
  const short = relative(process.cwd(), path)
  return short !== '' && !short.startsWith('..') ? short : path
}
