import {
  createMeshClient,
  TollgateError,
  type AgentResult,
  type MeshClient,
} from '../../../client/mesh.ts'
import { commandLine } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { parseWritten } from '../../json/digits.ts'
import { isRecord } from '../../json/json.ts'
import {
  CommandError,
  configFlag,
  defineCommand,
  jsonFlag,
  urlForm,
  UsageError,
} from '../arguments.ts'
import { withProgress } from '../progress.ts'
import { noResponse, serviceUrl } from '../server-url.ts'

const requestFlags = {
  key: {
    value: 'KEY',
    about: 'The key to send; by default TOLLGATE_API_KEY.',
  },
  url: {
    value: 'URL',
    about: 'The URL of the mesh; by default that of the configuration.',
    form: urlForm,
  },
  ...configFlag,
  ...jsonFlag,
} as const

const notes = [
  'It needs a running server.',
  `The key needs the scope mesh: ${commandLine('keys create --name NAME --scopes mesh')}`,
]

/** `tollgate agents call`: calls a tool at a running server and prints its result. */
export const call = defineCommand({
  usage: ["agents call AGENT TOOL '{…}'"],
  about: 'Calls a tool of an agent.',
  flags: requestFlags,
  words: { AGENT: 'an agent', TOOL: 'a tool', ARGUMENTS: undefined },
  notes,
  async run(flags, [agent = '', tool = '', text = '{}']) {
    const input = objectFrom(text)
    const result = await send(flags, `${agent} runs ${tool}`, (client) =>
      client.callTool(agent, tool, input),
    )
    const { response, data } = result
    const intro = response === undefined ? '' : `${response}\n\n`
    return { json: result, text: intro + JSON.stringify(data, null, 2) }
  },
})

/** `tollgate agents ask`: sends a query to a running server and prints the answer. */
export const ask = defineCommand({
  usage: ['agents ask AGENT "…"'],
  about: 'Sends a query to an agent.',
  flags: {
    raw: { about: 'Print the data of the tools, without a summary.' },
    ...requestFlags,
  },
  words: { AGENT: 'an agent', QUERY: 'a query' },
  notes,
  async run(flags, [agent = '', query = '']) {
    const result = await send(flags, `asking ${agent}`, (client) =>
      client.ask(agent, query, { rawDataOnly: flags.raw }),
    )
    return { json: result, text: result.response ?? JSON.stringify(result.data, null, 2) }
  },
})

const noKey =
  'A key is needed: --key KEY, or the environment variable TOLLGATE_API_KEY. ' +
  `\`${commandLine('keys create --name NAME --scopes mesh')}\` creates one.`

type Target = { key: string | undefined; url: string | undefined; config: string | undefined }

async function send(
  target: Target,
  progress: string,
  request: (client: MeshClient) => Promise<AgentResult>,
): Promise<AgentResult> {
  const apiKey = target.key ?? process.env['TOLLGATE_API_KEY'] ?? ''
  if (apiKey === '') throw new CommandError(noKey)
  const { config } = loadConfig({ file: target.config, env: process.env, secrets: false })
  const baseUrl = target.url ?? serviceUrl(config, 'mesh')
  try {
    return await withProgress(
      progress,
      request(createMeshClient({ baseUrl, apiKey, fetch: fetchExact })),
    )
  } catch (thrown) {
    const isUnreachable = thrown instanceof TollgateError && thrown.code === 'unreachable'
    const error = isUnreachable ? thrown.cause : thrown
    if (error instanceof TollgateError) {
      const { message, code, requestId } = error
      const reference = requestId === undefined ? '' : ` (${code}, request ${requestId})`
      throw new CommandError(message + reference)
    }
    throw error instanceof TypeError ? noResponse(baseUrl, error) : error
  }
}

/** A `fetch` whose JSON preserves numbers that a double cannot represent. */
async function fetchExact(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  return Object.defineProperty(response, 'json', {
    value: async () => parseWritten(await response.text()),
  })
}

function objectFrom(text: string): Record<string, unknown> {
  const example = `as in '{"text": "Hello"}'`
  try {
    const value = parseWritten(text)
    if (isRecord(value)) return value
  } catch {
    throw new UsageError(`The arguments are not valid JSON; write an object in quotes, ${example}.`)
  }
  throw new UsageError(`The arguments must be a JSON object, ${example}.`)
}
