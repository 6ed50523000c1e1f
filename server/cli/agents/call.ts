import {
  createMeshClient,
  TollgateError,
  type AgentResult,
  type MeshClient,
} from '../../../client/mesh.ts'
import { commandLine } from '../../command.ts'
import { addressOf, loadConfig, reachableHost } from '../../config/load.ts'
import { parseWritten } from '../../digits.ts'
import { CommandError, configFlag, jsonFlag, readArguments, UsageError } from '../arguments.ts'
import { print, printJson } from '../output.ts'
import { withProgress } from '../progress.ts'

const requestFlags = {
  key: {
    type: 'string',
    value: 'KEY',
    about: 'With call and ask: the key to send; else the environment variable TOLLGATE_API_KEY.',
  },
  url: {
    type: 'string',
    value: 'URL',
    about:
      'With call and ask: address of the agent request service; else that of the configuration.',
  },
  ...configFlag,
  ...jsonFlag,
} as const

export const askFlags = {
  raw: { type: 'boolean', about: 'With ask: what the tools returned, without a summary.' },
  ...requestFlags,
} as const

/** Runs one tool of a running server's agent and prints what it returned. */
export async function call(args: string[]) {
  const { flags, words } = readArguments(args, requestFlags, ['AGENT', 'TOOL', 'ARGUMENTS'])
  const [agent, tool, text = '{}'] = words
  if (agent === undefined || tool === undefined)
    throw new UsageError(
      `Say which agent and tool: ${commandLine("agents call AGENT TOOL '{…}'")}.`,
    )
  const given = objectFrom(text)
  const result = await requested(flags, `${agent} runs ${tool}`, (client) =>
    client.callTool(agent, tool, given),
  )
  if (flags.json) return printJson(result)
  if (result.response !== undefined) print(`${result.response}\n`)
  print(JSON.stringify(result.data, null, 2))
}

/** Asks an agent of a running server and prints its answer. */
export async function ask(args: string[]) {
  const { flags, words } = readArguments(args, askFlags, ['AGENT', 'QUERY'])
  const [agent, query] = words
  if (agent === undefined || query === undefined || query.trim() === '')
    throw new UsageError(`Say whom to ask what: ${commandLine('agents ask AGENT "…"')}.`)
  const result = await requested(flags, `asking ${agent}`, (client) =>
    client.ask(agent, query, { rawDataOnly: flags.raw }),
  )
  if (flags.json) return printJson(result)
  print(result.response ?? JSON.stringify(result.data, null, 2))
}

const noKey = `A key is needed: --key KEY, or the environment variable TOLLGATE_API_KEY. \`${commandLine('keys create --name NAME --scopes mesh')}\` makes one.`
const isItRunning = `Is the server running? \`${commandLine('serve')}\` starts it; --url names another address.`

type Given = { key: string | undefined; url: string | undefined; config: string | undefined }

async function requested(
  given: Given,
  doing: string,
  request: (client: MeshClient) => Promise<AgentResult>,
): Promise<AgentResult> {
  const apiKey = given.key ?? process.env['TOLLGATE_API_KEY'] ?? ''
  if (apiKey === '') throw new CommandError(noKey)
  const baseUrl = given.url ?? meshUrl(given.config)
  try {
    return await withProgress(
      doing,
      request(createMeshClient({ baseUrl, apiKey, fetch: fetchWritten })),
    )
  } catch (thrown) {
    const isUnreachable = thrown instanceof TollgateError && thrown.code === 'unreachable'
    const error = isUnreachable ? thrown.cause : thrown
    if (error instanceof TollgateError)
      throw new CommandError(
        `${error.message}${error.requestId === undefined ? '' : ` (${error.code}, request ${error.requestId})`}`,
      )
    if (error instanceof TypeError)
      throw new CommandError(`Nothing answers at ${baseUrl} (${reasonOf(error)}). ${isItRunning}`)
    throw error
  }
}

/** Numbers that a double does not hold are printed as the service wrote them. */
async function fetchWritten(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  return Object.defineProperty(response, 'json', {
    value: async () => parseWritten(await response.text()),
  })
}

/** Where a server of this configuration listens, as seen from this machine. */
function meshUrl(file: string | undefined): string {
  const { mesh } = loadConfig({ file, env: process.env, secrets: false }).config
  if (mesh.port === 0)
    throw new CommandError(
      'mesh.port is 0, so the address of the running server is not known; name it with --url.',
    )
  return addressOf({ host: reachableHost(mesh.host), port: mesh.port })
}

function objectFrom(text: string): Record<string, unknown> {
  const example = `as in '{"text": "Hello"}'`
  try {
    const value = parseWritten(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown> // neither null nor a list
  } catch {
    throw new UsageError(`The arguments are not JSON; write an object in quotes, ${example}.`)
  }
  throw new UsageError(`The arguments must be a JSON object, ${example}.`)
}

function reasonOf({ message, cause }: TypeError): string {
  if (!(cause instanceof Error)) return message
  return 'code' in cause && cause.code === 'ECONNREFUSED'
    ? 'nothing listens there'
    : cause.message || message
}
