import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { parse } from 'yaml'
import {
  evmNetwork,
  startTrustingFacilitator,
  trustedPayment,
} from '../../support/chains/facilitator/trusting.ts'
import { callsTools, documentOf, toyAgents } from '../../support/servers/mesh.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { startServer, testFolder } from '../../support/servers/process.ts'
import type { Engine } from '../../support/servers/store.ts'
import {
  completion,
  goodEvents,
  openEvents,
  sendJson,
  startModelServer,
} from '../../support/upstreams/model-server.ts'
import { adoptMcp } from '../../../server/mesh/documents/adopt/mcp.ts'
import type { ListedTool } from '../../../server/mesh/tools/mcp/pins.ts'
import { answerAsMcp } from '../../support/upstreams/mcp-server.ts'
import { startToolServer } from '../../support/upstreams/tool-server.ts'
import { comesMs } from '../../support/waiting.ts'

/** None of these may appear anywhere. The servers that receive them repeat them in their errors. */
export const secrets = {
  upstreamKey: 'canary-upstream-key-81a0',
  upstreamFile: 'canary-upstream-file-81a1',
  upstreamHeader: 'canary-upstream-header-81a2',
  operatorToken: 'canary-operator-token-81a3-0123456789',
  facilitatorKey: 'canary-facilitator-key-81a4',
  rpcKey: 'canary-rpc-key-81a5',
  password: 'canary-password-81a6',
  agentKey: 'canary-agent-key-81a7',
  wrongKey: 'canary-wrong-key-81a8',
  wrongToken: 'canary-wrong-token-81a9-0123456789',
  /** That of a caller, for the API behind a tool. */
  callerToken: 'canary-caller-token-81aa',
  serverSecret: 'canary-server-secret-81ab-0123456789',
}

/** These may be in the store, for a time, and with those who are to have them. */
export const contents = {
  prompt: 'canary-prompt-81b0',
  reply: 'canary-reply-81b1',
  argument: 'canary-argument-81b2',
  answer: 'canary-answer-81b3',
}

export const signature = 'c0ffee81d0'.repeat(13)

const { reply, argument, answer } = contents
const defaultModel = 'hermes-3-llama3.1-8b'
/** The model that is served with the key of a file. */
export const modelByFile = 'mistralai/mistral-7b-instruct'
const spansProgram = fileURLToPath(
  new URL('../../support/programs/record-spans.ts', import.meta.url),
)

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Asks a store itself, as somebody who inspects it would. */
export type Inspect = (sql: string) => Promise<Record<string, unknown>[]>

const inspectors: Record<Engine, (place: string) => Inspect> = {
  sqlite: (folder) => async (sql) => {
    const database = new DatabaseSync(join(folder, /usage/.test(sql) ? 'usage.db' : 'journal.db'), {
      timeout: comesMs,
    })
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  },
  postgres: (url) => async (sql) =>
    (await asking(url, (client) => client.query<Record<string, unknown>>(sql))).rows,
}

/** Answers, and repeats all that it received in the errors of what is "broken". */
const startLeakyModels = () =>
  startModelServer((_req, res, { headers, body }) => {
    const last = String(body.messages.at(-1)?.['content'])
    const text = JSON.stringify(headers) + last
    if (last.includes('broken')) {
      const message = `Incorrect API key provided: ${text}`
      const error = { message, type: text, code: text }
      return sendJson(res, 401, { error }, { 'x-said': text, 'www-authenticate': text })
    }
    if (body.stream) return void openEvents(res).end(goodEvents(reply))
    const isFirstTurn = body.tools && body.messages.length === 2
    const calls = callsTools(['get_weather', { city: argument }], ['get_status', {}])
    sendJson(res, 200, isFirstTurn ? calls : completion(reply))
  })

const mcpTools: ListedTool[] = [
  { name: 'echo', description: 'Echo.', inputSchema: { type: 'object' } },
  { name: 'fail', description: 'Fail.', inputSchema: { type: 'object' } },
]

/**
 * Answers, and repeats all that it received where it is asked for its status, for notes or over
 * MCP.
 */
function startLeakyTools() {
  return startToolServer((req, res, body) => {
    const text = JSON.stringify(req.headers)
    if (req.url?.startsWith('/mcp')) {
      const call = async (name: string) => ({
        content: [{ type: 'text' as const, text }],
        structuredContent: { [text]: text },
        isError: name === 'fail',
      })
      return void answerAsMcp({ tools: mcpTools, call }, body, req, res)
    }
    if (req.url?.startsWith('/notes'))
      return sendJson(res, req.url.includes('fail') ? 403 : 200, { notes: text, [text]: answer })
    if (req.url?.includes('status')) res.writeHead(500, { 'x-said': text }).end(text)
    else res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ answer }))
  })
}

export type FacilitatorMode = 'good' | 'invalid' | 'refused' | 'broken'

/** Repeats its key and the signature in the reasons of its refusals. */
async function startLeakyFacilitator() {
  let mode: FacilitatorMode = 'good'
  const facilitator = await startTrustingFacilitator((path, res) => {
    const reason = `rejected key ${String(res.req.headers.authorization)} for 0x${signature}`
    if (mode === 'good' || path === '/supported') return false
    if (mode === 'invalid') {
      sendJson(res, 400, { isValid: false, invalidReason: reason })
      return true
    }
    if (path !== '/settle') return false
    const failure = { success: false, errorReason: reason, transaction: '', network: evmNetwork }
    sendJson(res, mode === 'broken' ? 500 : 200, failure)
    return true
  })
  return { facilitator, setMode: (next: FacilitatorMode) => void (mode = next) }
}

/** Everything that a server with secrets talks to. */
async function startNeighbours() {
  const { facilitator, setMode } = await startLeakyFacilitator()
  const [models, tools, rpc] = await Promise.all([
    startLeakyModels(),
    startLeakyTools(),
    startToolServer(
      (req, res) =>
        void res
          .writeHead(403, { 'content-type': 'text/plain' })
          .end(`${req.url} is over its quota`),
    ),
  ])
  onTestFinished(async () => {
    await Promise.all([models.close(), tools.close(), facilitator.close(), rpc.close()])
  })
  return { models, tools, rpc, facilitator, setMode }
}

type Neighbours = Awaited<ReturnType<typeof startNeighbours>>

const callers = {
  security: [{ Notes: [] }],
  components: {
    securitySchemes: { Notes: { type: 'http', scheme: 'bearer', 'x-from': 'caller' } },
  },
}

/** Agents whose callers give a credential: of a document, and of an MCP server. */
function callersAgents(tools: string): Record<string, object> {
  const notes = (operationId: string) => ({ get: { operationId, summary: operationId } })
  const adopted = adoptMcp(`${tools}/mcp`, 'Echo', mcpTools, { id: 'EchoMcp' })
  if ('problems' in adopted) throw new Error(adopted.problems.join())
  const mcp = parse(adopted.yaml) as { info: { 'x-agent': object } } // as `adoptMcp` writes it
  Object.assign(mcp.info['x-agent'], { x402: true })
  return {
    NotesAgent: documentOf(
      `${tools}/notes`,
      { '/all': notes('get_notes'), '/fail': notes('fail') },
      { ...callers, agent: { x402: true } },
    ),
    EchoMcp: { ...mcp, ...callers },
  }
}

async function writeFiles(folder: string, tools: string): Promise<void> {
  await mkdir(join(folder, 'agents'))
  // As `documentOf` makes it.
  const { paths } = toyAgents(tools)['ToyAgent'] as { paths: object }
  const key = { type: 'apiKey', in: 'header', name: 'x-key', 'x-env': 'AGENT_KEY' }
  const document = documentOf(`${tools}/api`, paths, {
    components: { securitySchemes: { key } },
    security: [{ key: [] }],
    agent: { x402: true },
  })
  await writeFile(join(folder, 'agents', 'ToyAgent.yaml'), JSON.stringify(document))
  for (const [id, one] of Object.entries(callersAgents(tools)))
    await writeFile(join(folder, 'agents', `${id}.yaml`), JSON.stringify(one))
  await writeFile(join(folder, 'key'), `${secrets.upstreamFile}\n`)
}

function configOf(folder: string, { models, tools, facilitator }: Neighbours, isShared: boolean) {
  const network = {
    ...facilitator.networks[evmNetwork],
    facilitator_key_env: 'FACILITATOR_KEY',
    rpc_env: 'RPC_URL',
  }
  return {
    log: { level: 'debug' },
    tracing: { enabled: true },
    drain: { accept_ms: 0 },
    secret_env: 'SERVER_SECRET',
    breaker: { open_ms: 10 },
    ...(isShared && { store: undefined, store_env: 'DATABASE', spool: join(folder, 'spool') }),
    upstreams: {
      byEnv: {
        base_url: models.base_url,
        key_env: 'MODEL_KEY',
        headers: { 'x-for-upstream': secrets.upstreamHeader },
      },
      byFile: { base_url: models.base_url, key_file: join(folder, 'key') },
    },
    routes: { '*': [{ upstream: 'byEnv' }], [modelByFile]: [{ upstream: 'byFile' }] },
    mesh: { agents: [join(folder, 'agents')], allow_private: [tools.origin] },
    payments: { networks: { [evmNetwork]: network } },
  }
}

/** A server whose configuration is full of secrets, for one test. */
export async function startGuardedServer(engine: Engine) {
  const folder = await testFolder()
  const neighbours = await startNeighbours()
  const { tools, rpc } = neighbours
  await writeFiles(folder, tools.origin)
  const database = engine === 'postgres' ? await freshDatabase() : undefined
  const spansFile = join(folder, 'spans.json')
  const env = {
    TOLLGATE_OPERATOR_TOKEN: secrets.operatorToken,
    MODEL_KEY: secrets.upstreamKey,
    AGENT_KEY: secrets.agentKey,
    SERVER_SECRET: secrets.serverSecret,
    FACILITATOR_KEY: secrets.facilitatorKey,
    RPC_URL: `${rpc.origin}/v2/${secrets.rpcKey}?key=${secrets.rpcKey}`,
    TEST_SPANS: spansFile,
    ...(database !== undefined && {
      DATABASE: Object.assign(new URL(database), { password: secrets.password }).href,
    }),
  }
  const server = await startServer({
    folder,
    config: configOf(folder, neighbours, database !== undefined),
    env,
    nodeArgs: ['--import', spansProgram],
  })
  const inspect = inspectors[engine](database ?? server.store)
  return { ...neighbours, folder, spansFile, server, inspect }
}

export type GuardedServer = Awaited<ReturnType<typeof startGuardedServer>>

type SendOptions = { body?: object; headers?: Record<string, string>; method?: string }

type Purchase = { item?: string; body?: object; headers?: Record<string, string> }

/** Clients of all services of the server, which keep the headers of each reply. */
export function clientsOf({ server }: GuardedServer) {
  const heads: string[] = []
  const meshUrl = String(
    server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.['url'],
  )

  async function send(url: string, { body, headers = {}, method = 'POST' }: SendOptions = {}) {
    const response = await fetch(url, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    heads.push(JSON.stringify([...response.headers]))
    // Every body of ours that is JSON is an object.
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>
    return { status: response.status, headers: response.headers, text, json }
  }

  const operate = (
    method: string,
    path: string,
    { token = secrets.operatorToken, headers, ...rest }: SendOptions & { token?: string } = {},
  ) =>
    send(server.operatorUrl + path, {
      ...rest,
      method,
      headers: { ...bearer(token), ...headers },
    })

  const asCaller = (key: string) => ({
    chat: (content: string, more: object = {}, { token = key, dialect = '', headers = {} } = {}) =>
      send(`${server.url}${dialect}/v1/chat/completions`, {
        body: { model: defaultModel, messages: [{ role: 'user', content }], ...more },
        headers: { ...bearer(token), ...headers },
      }),
    mesh: (input: object, api_key = key, headers = {}, agent_id = 'ToyAgent') =>
      send(`${meshUrl}/mesh_request`, { body: { api_key, agent_id, input }, headers }),
    task: (task_details: object, headers = {}, agent_id = 'ToyAgent') =>
      send(`${meshUrl}/mesh_task_create`, {
        body: { api_key: key, agent_id, task_details },
        headers,
      }),
    readTask: (task_id: unknown) =>
      send(`${meshUrl}/mesh_task_query`, { body: { api_key: key, task_id } }),
    mcp: (params: object, token = key, headers = {}, path = '') =>
      send(`${meshUrl}/mcp${path}`, {
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        headers: { ...bearer(token), ...headers },
      }),
    async buy(
      header: 'payment-signature' | 'x-payment' = 'payment-signature',
      { item = 'ToyAgent/get_weather', body = { city: argument }, headers = {} }: Purchase = {},
    ) {
      const url = `${meshUrl}/x402/agents/${item}`
      const required = (await send(url)).headers.get('payment-required') ?? ''
      const { accepts } = JSON.parse(Buffer.from(required, 'base64').toString()) as {
        accepts: [{ payTo: string; amount: string }] // by x402
      }
      const payment = trustedPayment(accepts[0], signature, header)
      const value = Buffer.from(JSON.stringify(payment)).toString('base64')
      return send(url, { body, headers: { ...headers, [header]: value } })
    },
  })

  return { heads, operate, asCaller }
}

export type Caller = ReturnType<ReturnType<typeof clientsOf>['asCaller']>
export type Clients = ReturnType<typeof clientsOf>

/** Everything in every table. */
export async function cellsOf(
  inspect: Inspect,
  engine: Engine,
): Promise<{ column: string; text: string }[]> {
  const listed =
    engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'"
  const names =
    engine === 'sqlite'
      ? [...(await inspect(listed)), { name: 'usage' }, { name: 'usage_hour' }]
      : await inspect(listed)
  const rows = await Promise.all(
    names.map(async ({ name }) =>
      (await inspect(`select * from "${String(name)}"`)).map((row) =>
        Object.entries(row).map(([column, value]) => ({
          column: `${String(name)}.${column}`,
          text: String(value),
        })),
      ),
    ),
  )
  return rows.flat(2)
}
