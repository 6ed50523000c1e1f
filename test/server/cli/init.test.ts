import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { modelValues } from '../../../generated/server/gateway.ts'
import { detect } from '../../../server/cli/init/detect.ts'
import type { ListedProvider } from '../../../server/cli/init/providers.ts'
import { configText, report } from '../../../server/cli/commands/init.ts'
import { planFor } from '../../../server/cli/init/plan.ts'
import {
  ConfigError,
  loadConfig,
  modelCatalog,
  unservedModels,
} from '../../../server/config/load.ts'
import { sandboxEmbeddings } from '../../../server/sandbox/embeddings.ts'
import { sandboxUnary } from '../../../server/sandbox/unary.ts'
import { startServices } from '../../../server/app/start.ts'
import { tollgateIn } from '../../support/servers/command.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

const running: Server[] = []
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-init-'))
})
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A server with an answer to every request; the port, and what it was asked. */
async function answering(status: number, body: unknown) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  running.push(server)
  const port = await listenOnLoopback(server)
  return { port, asked: requests }
}

const listing = (owner: string, ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', owned_by: owner })),
})

const provider = (
  port: number,
  served_as: ListedProvider['detect']['served_as'] = {},
): ListedProvider => ({
  name: 'far',
  key_env: 'FAR_API_KEY',
  base_url: `http://127.0.0.1:${port}/v1`,
  provider: 'openai-compatible',
  detect: { served_as },
})

async function closedPort(): Promise<number> {
  const { port } = await answering(200, {})
  const server = running.pop()
  server?.close()
  return port
}

function problemsOf(yaml: string, env: NodeJS.ProcessEnv): string[] {
  writeFileSync(join(folder, 'tollgate.yaml'), yaml)
  try {
    loadConfig({ cwd: folder, env })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('local servers come first and providers behind them, and check accepts what is written', async () => {
  const ollama = await answering(
    200,
    listing('library', ['hermes3:8b', 'mistral:latest', 'nomic-embed-text:latest']),
  )
  const far = await answering(200, listing('far', [...modelValues.slice(1), 'other/model']))
  const env = { FAR_API_KEY: 'far-secret' }
  const detection = await detect({
    ports: { ollama: ollama.port },
    env,
    providers: [provider(far.port)],
  })
  expect(far.asked[0]?.headers.authorization).toBe('Bearer far-secret')

  const plan = planFor(detection)
  expect(plan.missing).toEqual([])
  const yaml = configText(plan, detection)
  expect(yaml).not.toContain('far-secret')
  expect(problemsOf(yaml, env)).toEqual([])
  const { config } = loadConfig({ cwd: folder, env })
  expect(Object.keys(config.upstreams)).toEqual(['ollama', 'far'])
  expect(config.routes['hermes-3-llama3.1-8b']).toMatchObject([
    { upstream: 'ollama', model: 'hermes3:8b', tier: 1 },
  ])
  expect(config.routes['mistralai/mistral-7b-instruct']).toMatchObject([
    { upstream: 'ollama', model: 'mistral:latest', tier: 1 },
    { upstream: 'far', model: 'mistralai/mistral-7b-instruct', tier: 2 },
  ])
  expect(config.routes['qwen/qwen-2.5-coder-32b-instruct']).toMatchObject([
    { upstream: 'far', tier: 1 },
  ])
  expect(Object.keys(config.routes).slice(7)).toEqual([
    'hermes3:8b',
    'mistral:latest',
    'nomic-embed-text:latest',
    'other/model',
  ])
  expect(config.models).toMatchObject({ 'nomic-embed-text:latest': { kind: 'embeddings' } })
  expect(config.mesh.model).toBe('meta-llama/llama-3.3-70b-instruct')
})

test('models that do not chat are found at servers that speak their APIs', async () => {
  const models = ['qwen3:8b', 'whisper-large-v3', 'bge-reranker-v2', 'sdxl-turbo']
  const vllm = await answering(200, listing('vllm', models))
  const detection = await detect({ ports: { vllm: vllm.port }, env: {}, providers: [] })
  const plan = planFor(detection)
  const yaml = configText(plan, detection)
  expect(problemsOf(yaml, {})).toEqual([])
  expect(loadConfig({ cwd: folder, env: {} }).config.models).toMatchObject({
    'whisper-large-v3': { kind: 'transcriptions' },
    'bge-reranker-v2': { kind: 'rerank' },
  })
  expect(plan.skipped.flatMap((skipped) => skipped.models)).toEqual(['sdxl-turbo'])
})

test('a model that several servers have by one name is one model, and other models are others', async () => {
  const models = ['qwen3:8b', 'mxbai-embed-large', 'whisper-large-v3', 'bge-reranker-v2']
  const [ollama, vllm, far] = await Promise.all([
    answering(200, listing('library', models)),
    answering(200, listing('vllm', ['qwen3:8b', '/models/Big Model.gguf'])),
    answering(200, listing('far', ['qwen3:8b'])),
  ])
  const env = { FAR_API_KEY: 'k' }
  const detection = await detect({
    ports: { ollama: ollama.port, vllm: vllm.port },
    env,
    providers: [provider(far.port)],
  })
  const yaml = configText(planFor(detection), detection)
  expect(problemsOf(yaml, env)).toEqual([])
  const { config } = loadConfig({ cwd: folder, env })
  expect(config.routes).toMatchObject({
    'qwen3:8b': [
      { upstream: 'ollama', tier: 1 },
      { upstream: 'vllm', tier: 1 },
      { upstream: 'far', tier: 2 },
    ],
    '/models/Big-Model.gguf': [{ upstream: 'vllm', model: '/models/Big Model.gguf' }],
  })
  expect(config.routes).not.toHaveProperty('whisper-large-v3')
  expect(config.models).toEqual({ 'mxbai-embed-large': { kind: 'embeddings', input: ['text'] } })
  expect(config.mesh.model).toBe('qwen3:8b')
})

test('a local server is written with the dialects that it speaks', async () => {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`)
    if (request.method === 'GET')
      return void response.end(JSON.stringify(listing('llamacpp', ['a.gguf'])))
    response.writeHead(request.url === '/v1/messages' ? 400 : 404).end('{}')
  })
  running.push(server)
  const port = await listenOnLoopback(server)
  const detection = await detect({ ports: { 'llama-cpp': port }, env: {} })
  expect(paths.toSorted()).toEqual(['GET /v1/models', 'POST /v1/messages', 'POST /v1/responses'])
  expect(problemsOf(configText(planFor(detection), detection), {})).toEqual([])
  expect(loadConfig({ cwd: folder, env: {} }).config.upstreams).toMatchObject({
    'llama-cpp': { dialects: ['chat', 'messages', 'embeddings', 'rerank'] },
  })
})

test('a model without a server is left to be filled in, and the file is right with and without it', async () => {
  const ollama = await answering(200, listing('library', ['mistral:7b']))
  const detection = await detect({ ports: { ollama: ollama.port }, env: {} })
  const plan = planFor(detection)
  expect(plan.missing).toEqual(
    modelValues.filter((model) => model !== 'mistralai/mistral-7b-instruct'),
  )
  const yaml = configText(plan, detection)
  expect(problemsOf(yaml, {})).toEqual([])
  expect(unservedModels(modelCatalog(loadConfig({ cwd: folder, env: {} }).config))).toEqual(
    plan.missing,
  )
  const filledIn = yaml.replaceAll(/^ {2}# (?=".*\[)/gm, '  ')
  expect(problemsOf(filledIn, {})).toEqual([])
  expect(unservedModels(modelCatalog(loadConfig({ cwd: folder, env: {} }).config))).toEqual([])
})

test('a server is named by what it says of itself, wherever it listens', async () => {
  const [one, two, three] = await Promise.all([
    answering(200, listing('llamacpp', ['a.gguf'])),
    answering(200, listing('vllm', ['b'])),
    answering(200, listing('somebody', ['c'])),
  ])
  const { servers } = await detect({
    ports: { vllm: one.port, 'llama-cpp': two.port, 'lm-studio': three.port },
    env: {},
  })
  expect(servers.map(({ name, models }) => [name, ...models])).toEqual([
    ['llama-cpp', 'a.gguf'],
    ['vllm', 'b'],
    ['lm-studio', 'c'],
  ])
})

test('two servers of one kind get two names', async () => {
  const [one, two] = await Promise.all([
    answering(200, listing('vllm', ['a'])),
    answering(200, listing('vllm', ['b'])),
  ])
  const { servers } = await detect({ ports: { vllm: one.port, 'llama-cpp': two.port }, env: {} })
  expect(servers.map(({ name }) => name)).toEqual(['vllm', 'vllm-1'])
})

test.each<[title: string, status: number, body: unknown, reason: string, isTaken: boolean]>([
  [
    'another Tollgate that has no such path',
    404,
    { error: 404, message: 'no operation at /v1/models', code: 'not_found' },
    'it is a Tollgate',
    false,
  ],
  [
    'another Tollgate that wants a key',
    401,
    { error: 401, message: 'send a key', code: 'unauthorized' },
    'it is a Tollgate',
    false,
  ],
  [
    'another Tollgate that lists models',
    200,
    listing('tollgate', ['hermes-3-llama3.1-8b']),
    'it is a Tollgate',
    false,
  ],
  [
    'something that is no inference server',
    200,
    { hello: 'world' },
    'its response is not a list of models',
    true,
  ],
])('%s is not taken for llama.cpp, and is named', async (_, status, body, reason, isTaken) => {
  const { port } = await answering(status, body)
  const notes = [`Skipped the server on port ${port}: ${reason}.`]
  expect(await detect({ ports: { 'llama-cpp': port }, env: {} })).toEqual({
    servers: [],
    notes,
    takenPorts: isTaken ? [port] : [],
    keys: [],
  })
})

test('what a server lists and no route uses is named with the reason, in the file too', async () => {
  const models = [
    'llama3.2:3b',
    'mistral:7b',
    'evil\n  x: y',
    'two words',
    'two-words',
    ...Array.from({ length: 9 }, (_, at) => `whisper-${at}`),
  ]
  const detection = await detect({
    ports: { ollama: (await answering(200, listing('library', models))).port },
    env: {},
  })
  const plan = planFor(detection)
  const lines = [
    'Skipped of ollama: "evil\\n  x: y" (not a name).',
    'Skipped of ollama: two-words (named as two words).',
    'Skipped of ollama: whisper-0, whisper-1, whisper-2, whisper-3, whisper-4, whisper-5, ' +
      'whisper-6, whisper-7 and 1 more (by its name it neither chats nor makes embeddings).',
  ]
  const messages = report(plan, detection, 'tollgate.yaml')
  expect(messages.filter((line) => line.startsWith('Skipped'))).toEqual(lines)
  expect(messages).toContainEqual(
    expect.stringMatching(/^Wrote tollgate\.yaml with 4 models, among them 1 of the 7 of \/v1\.$/),
  )
  const yaml = configText(plan, detection)
  for (const line of lines) expect(yaml).toContain(`  # ${line}\n`)
  expect(problemsOf(yaml, {})).toEqual([])
})

const free = {
  TOLLGATE_GATEWAY_PORT: '0',
  TOLLGATE_MESH_PORT: '0',
  TOLLGATE_METADATA_PORT: '0',
  TOLLGATE_OPERATOR_PORT: '0',
}

/** The models that a server lists which is started with what is in the folder. */
async function served(cwd: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const services = await startServices(
    loadConfig({ cwd, env: { ...env, ...free, TOLLGATE_LOG_LEVEL: 'silent' } }),
    { only: ['gateway'] },
  )
  try {
    const { token } = await services.access.create({ name: 'test', scopes: ['chat'] })
    const reply = await fetch(`${services.gateway?.url}/openai/v1/models`, {
      headers: { authorization: `Bearer ${services.sandboxKey ?? token}` },
    })
    // The contract says so.
    return ((await reply.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
  } finally {
    await services.stop()
  }
}

test.each<
  [
    title: string,
    there: { local?: string[]; far?: string[] },
    upstreams: string[],
    models: readonly string[],
  ]
>([
  ['nothing', {}, [], [...modelValues, sandboxEmbeddings.name, ...Object.values(sandboxUnary)]],
  [
    'one server with none of the seven models',
    { local: ['llama3.2:3b'] },
    ['ollama'],
    ['llama3.2:3b'],
  ],
  [
    'one server with one of the seven',
    { local: ['mistral:7b', 'llama3.2:3b'] },
    ['ollama'],
    ['mistralai/mistral-7b-instruct', 'mistral:7b', 'llama3.2:3b'],
  ],
  [
    'the key of a provider',
    { far: ['qwen/qwen-2.5-coder-32b-instruct', 'other/model'] },
    ['far'],
    ['qwen/qwen-2.5-coder-32b-instruct', 'other/model'],
  ],
])(
  'what is written where there is %s, check accepts and a server starts with',
  async (_, { local, far }, upstreams, models) => {
    const cwd = mkdtempSync(join(folder, 'own-'))
    const env = far ? { FAR_API_KEY: 'k' } : {}
    const ports = local ? { ollama: (await answering(200, listing('library', local))).port } : {}
    const providers = far ? [provider((await answering(200, listing('far', far))).port)] : []
    const detection = await detect({ ports, env, providers })
    writeFileSync(join(cwd, 'tollgate.yaml'), configText(planFor(detection), detection))
    expect(Object.keys(loadConfig({ cwd, env }).config.upstreams)).toEqual(upstreams)
    expect(await tollgateIn(cwd, ['check'], { ...env, ...free })).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await served(cwd, env)).toEqual(models)
  },
)

test('whatever init finds on this machine, check accepts what it wrote', async () => {
  const cwd = mkdtempSync(join(folder, 'own-'))
  const { code, err } = await tollgateIn(cwd, ['init'])
  expect(code, err).toBe(0)
  expect(err).toMatch(
    /^Next: `npm run tollgate -- check --probe`, then `npm run tollgate -- serve`\.\n$/m,
  )
  expect(await tollgateIn(cwd, ['check'], free)).toMatchObject({ code: 0, err: '' })
})

test('a local server that wants a key is told of', async () => {
  const { port } = await answering(401, { error: { message: 'Unauthorized' } })
  const { servers, notes } = await detect({ ports: { vllm: port }, env: {} })
  expect(servers).toEqual([])
  expect(notes).toEqual([`The server on port ${port} needs a key; add it by hand, with key_env.`])
})

test('a server that does not answer holds nobody up', async () => {
  const silent = createServer(() => {})
  running.push(silent)
  const port = await listenOnLoopback(silent)
  const began = performance.now()
  const { servers } = await detect({
    ports: { vllm: port, ollama: await closedPort() },
    env: {},
  })
  expect(servers).toEqual([])
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('a provider that cannot be asked is written with the names that it was known by, and says so', async () => {
  const usualNames = { 'meta-llama/llama-3.3-70b-instruct': 'Llama-3.3-70B-Instruct-Turbo' }
  const detection = await detect({
    ports: {},
    env: { FAR_API_KEY: 'k' },
    providers: [provider(await closedPort(), usualNames)],
  })
  expect(detection.notes).toEqual([
    'far did not list its models (nothing listens there); the file has its usual names.',
  ])
  const plan = planFor(detection)
  expect(plan.routes).toEqual([
    {
      model: 'meta-llama/llama-3.3-70b-instruct',
      kind: 'chat',
      places: [{ upstream: 'far', model: 'Llama-3.3-70B-Instruct-Turbo', tier: 1 }],
    },
    {
      model: 'Llama-3.3-70B-Instruct-Turbo',
      kind: 'chat',
      places: [{ upstream: 'far', model: 'Llama-3.3-70B-Instruct-Turbo', tier: 1 }],
    },
  ])
  expect(configText(plan, detection)).toContain('# it did not list its models')
})

test('a provider without its key is not asked', async () => {
  const far = await answering(200, listing('far', [...modelValues]))
  expect(
    (await detect({ ports: {}, env: { FAR_API_KEY: '' }, providers: [provider(far.port)] }))
      .servers,
  ).toEqual([])
  expect(far.asked).toEqual([])
})

test('the gateway gets another port when a server has 8080', () => {
  const plan = planFor({ servers: [] })
  expect(configText(plan, { takenPorts: [8080] })).toContain(
    'gateway: { host: 127.0.0.1, port: 8180 }',
  )
  expect(configText(plan, { takenPorts: [] })).toContain('gateway: { host: 127.0.0.1, port: 8080 }')
})

test('init does not write over a file unless it is told to', async () => {
  const cwd = mkdtempSync(join(folder, 'own-'))
  writeFileSync(join(cwd, 'tollgate.yaml'), 'mine')
  const { code, err } = await tollgateIn(cwd, ['init'])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'tollgate.yaml exists; --force overwrites it, --output names another file.\n',
  })
  expect(readFileSync(join(cwd, 'tollgate.yaml'), 'utf8')).toBe('mine')
})
