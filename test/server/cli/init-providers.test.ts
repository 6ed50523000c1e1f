import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { configText, report } from '../../../server/cli/commands/init.ts'
import { detect } from '../../../server/cli/init/detect.ts'
import { planFor } from '../../../server/cli/init/plan.ts'
import { keyNames, providersFor, type ListedProvider } from '../../../server/cli/init/providers.ts'
import { startServices } from '../../../server/app/start.ts'
import { loadConfig } from '../../../server/config/load.ts'
import { tollgateIn } from '../../support/servers/command.ts'
import { startModelServer, type Script } from '../../support/upstreams/model-server.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-init-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const about = { id: 'one', created: 1, model: 'there' }
const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }
const completion = {
  ...about,
  object: 'chat.completion',
  usage,
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
}
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'there',
  content: [{ type: 'text', text: 'Hi' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 2 },
}

/** A provider that lists these models and answers chats and messages; it wants the key `k`. */
async function startProvider(ids: string[], status = 200) {
  const script: Script = (req, res, { path }) => {
    const { authorization, 'x-api-key': key } = req.headers
    const isKnown = authorization === 'Bearer k' || key === 'k'
    const send = (code: number, body: object) =>
      void res.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!isKnown) return send(401, { error: { message: 'no key' } })
    if (req.method === 'GET')
      return send(status, { object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })
    if (path.endsWith('/messages')) return send(200, message)
    return send(200, completion)
  }
  const server = await startModelServer(script)
  onTestFinished(() => server.close())
  return { ...server, origin: new URL(server.base_url).origin }
}

/** The providers of an environment, with the paths that they have, at a scripted server. */
const movedTo = (origin: string, env: NodeJS.ProcessEnv): ListedProvider[] =>
  providersFor(env).map((provider) => ({
    ...provider,
    base_url: origin + new URL(provider.base_url).pathname.replace(/\/$/, ''),
  }))

/** What is written for an environment, and what is said. */
async function written(env: NodeJS.ProcessEnv, origin: string) {
  const detection = await detect({ ports: {}, env, providers: movedTo(origin, env) })
  const plan = planFor(detection)
  return {
    yaml: configText(plan, detection),
    said: report(plan, detection, 'tollgate.yaml').join('\n'),
  }
}

/** Starts a gateway with a written configuration, and sends it a request. */
async function answered(yaml: string, env: NodeJS.ProcessEnv, path: string, body: object) {
  const cwd = mkdtempSync(join(folder, 'own-'))
  writeFileSync(join(cwd, 'tollgate.yaml'), yaml)
  const more = { TOLLGATE_GATEWAY_PORT: '0', TOLLGATE_LOG_LEVEL: 'silent' }
  const loaded = loadConfig({ cwd, env: { ...env, ...more } })
  const services = await startServices(loaded, { only: ['gateway'] })
  try {
    const { token } = await services.access.create({ name: 'test', scopes: ['chat'] })
    const response = await fetch(`${services.gateway?.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text(), config: loaded.config }
  } finally {
    await services.stop()
  }
}

const chat = (model: string) => ({ model, messages: [{ role: 'user', content: 'Hello!' }] })
const azure = { AZURE_OPENAI_ENDPOINT: 'https://mine.openai.azure.com/' }
const region = { AWS_REGION: 'eu-west-1' }

const cases: [
  key: string,
  more: Record<string, string>,
  listed: string,
  model: string,
  path: string,
][] = [
  ['OPENAI_API_KEY', {}, 'gpt-5.2', 'gpt-5.2', '/v1'],
  ['MISTRAL_API_KEY', {}, 'mistral-large-latest', 'mistral-large-latest', '/v1'],
  ['DEEPSEEK_API_KEY', {}, 'deepseek-v4-pro', 'deepseek-v4-pro', ''],
  ['GEMINI_API_KEY', {}, 'models/gemini-3-pro', 'gemini-3-pro', '/v1beta/openai'],
  ['GOOGLE_API_KEY', {}, 'models/gemini-3-pro', 'gemini-3-pro', '/v1beta/openai'],
  ['XAI_API_KEY', {}, 'grok-4', 'grok-4', '/v1'],
  ['CEREBRAS_API_KEY', {}, 'gpt-oss-120b', 'gpt-oss-120b', '/v1'],
  ['HF_TOKEN', {}, 'openai/gpt-oss-20b', 'openai/gpt-oss-20b', '/v1'],
  ['AWS_BEARER_TOKEN_BEDROCK', region, 'openai.gpt-oss-120b', 'openai.gpt-oss-120b', '/v1'],
  [
    'AZURE_OPENAI_API_KEY',
    { ...azure, AZURE_OPENAI_DEPLOYMENT: 'ours' },
    'gpt-4o',
    'ours',
    '/openai/v1',
  ],
  ['GROQ_API_KEY', {}, 'llama-3.3-70b-versatile', 'llama-3.3-70b-versatile', '/openai/v1'],
]

describe('the key of a provider', () => {
  test.each(cases)(
    'in %s, with %j, gives a server that chats',
    async (key, more, listed, model, path) => {
      const provider = await startProvider([listed])
      const env = { [key]: 'k', ...more }
      const { yaml, said } = await written(env, provider.origin)
      expect(yaml).toContain(`key_env: ${key}`)
      expect(said).not.toContain('ollama pull')
      const { status, text } = await answered(yaml, env, '/openai/v1/chat/completions', chat(model))
      expect(text).toContain('"content":"Hi"')
      expect(status).toBe(200)
      const { path: asked, headers, body } = provider.received.at(-1) ?? {}
      expect(asked).toBe(`${path}/chat/completions`)
      expect(headers?.authorization).toBe('Bearer k')
      expect(body?.model).toBe(model)
    },
  )

  test('of Anthropic serves chats and messages in Messages, with its own header', async () => {
    const provider = await startProvider(['claude-opus-4-6'])
    const env = { ANTHROPIC_API_KEY: 'k' }
    const { yaml } = await written(env, provider.origin)
    expect(provider.received[0]).toMatchObject({
      path: '/v1/models?limit=1000',
      headers: { 'x-api-key': 'k', 'anthropic-version': '2023-06-01' },
    })
    for (const at of ['/anthropic/v1/messages', '/openai/v1/chat/completions']) {
      const body = { ...chat('claude-opus-4-6'), max_tokens: 10 }
      const { status, text, config } = await answered(yaml, env, at, body)
      expect([status, text]).toEqual([200, expect.stringContaining('Hi')])
      expect(Object.keys(config.upstreams)).toEqual(['anthropic'])
      const { path, headers } = provider.received.at(-1) ?? {}
      expect([path, headers?.['x-api-key'], headers?.authorization]).toEqual([
        '/v1/messages',
        'k',
        undefined,
      ])
    }
  })

  test('whose provider lists nothing serves every name of that provider', async () => {
    const provider = await startProvider([], 403)
    const env = { OPENAI_API_KEY: 'k' }
    const { yaml, said } = await written(env, provider.origin)
    expect(said).toMatch(/openai did not list its models \(it refused the key \(403\)\)/)
    const { status } = await answered(yaml, env, '/openai/v1/chat/completions', chat('gpt-7'))
    expect(status).toBe(200)
    expect(provider.received.at(-1)?.body.model).toBe('gpt-7')
  })

  test('that is wrong is told, and nothing is written for it', async () => {
    const provider = await startProvider(['gpt-5.2'])
    const { yaml, said } = await written({ OPENAI_API_KEY: 'wrong' }, provider.origin)
    expect(said).toMatch(/^OPENAI_API_KEY cannot be used: openai rejected the key \(401\)\.$/m)
    expect(said).toMatch(/None of OPENAI_API_KEY could be used, so it runs the sandbox/)
    expect(yaml).not.toContain('OPENAI_API_KEY')
  })

  test('and models that only other addresses have are named', async () => {
    const provider = await startProvider(['anthropic.claude-9', 'openai.gpt-5.5', 'qwen.qwen3'])
    const env = { AWS_BEARER_TOKEN_BEDROCK: 'k', AWS_DEFAULT_REGION: 'us-east-1' }
    const { yaml, said } = await written(env, provider.origin)
    expect(said).toContain('Skipped of bedrock: openai.gpt-5.5 (')
    expect(yaml).toContain('"qwen.qwen3":')
    expect(yaml).toContain('"anthropic.claude-9":')
    expect(yaml).not.toContain('"openai.gpt-5.5":')
  })

  test('of models that make images, speech or vectors gives each its kind', async () => {
    const names = [
      'gpt-image-1',
      'gpt-4o-mini-tts',
      'davinci-002',
      'veo-3',
      'text-embedding-3-small',
    ]
    const provider = await startProvider([...names, 'gpt-4.1'])
    const env = { OPENAI_API_KEY: 'k' }
    const { yaml } = await written(env, provider.origin)
    const cwd = mkdtempSync(join(folder, 'own-'))
    writeFileSync(join(cwd, 'tollgate.yaml'), yaml)
    const { config } = loadConfig({ cwd, env })
    const kinds = Object.keys(config.routes).map((name) => [name, config.models[name]?.kind])
    expect(kinds).toEqual([
      ['gpt-image-1', 'images'],
      ['gpt-4o-mini-tts', 'speech'],
      ['text-embedding-3-small', 'embeddings'],
      ['gpt-4.1', undefined],
    ])
  })
})

test.each([
  [
    { AZURE_OPENAI_API_KEY: 'k' },
    /^AZURE_OPENAI_API_KEY cannot be used: AZURE_OPENAI_ENDPOINT must/m,
  ],
  [{ AWS_BEARER_TOKEN_BEDROCK: 'k' }, /^AWS_BEARER_TOKEN_BEDROCK cannot be used: AWS_REGION must/m],
  [{ COHERE_API_KEY: 'k' }, /^COHERE_API_KEY cannot be used: init has no URL for it; .*key_env/m],
  [{ VERTEXAI_PROJECT: 'p' }, /^VERTEXAI_PROJECT cannot be used: .*GEMINI_API_KEY works/m],
  [
    { CLAUDE_CODE_OAUTH_TOKEN: 'p' },
    /^CLAUDE_CODE_OAUTH_TOKEN cannot be used: .*ANTHROPIC_API_KEY/m,
  ],
  [
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'nowhere' },
    /^OPENAI_API_KEY cannot be used: OPENAI_BASE_URL must be a URL/m,
  ],
  [
    { AZURE_OPENAI_API_KEY: 'k', ...azure },
    /^Limit of azure-openai: it lists no deployments; set AZURE_OPENAI_DEPLOYMENT, or write a route/m,
  ],
])('%j is seen, and why it cannot be used is said', async (env, line) => {
  const { yaml, said } = await written(env, 'http://127.0.0.1:1')
  expect(said).toMatch(line)
  expect(said).not.toMatch(/ollama pull|mixtral/)
  expect(yaml).not.toContain('mixtral')
})

test('an upstream is written with its provider only if its host does not say it', async () => {
  const local = await startModelServer((req, res) => {
    const data = [{ id: 'qwen3', object: 'model', owned_by: 'vllm' }]
    res.writeHead(req.method === 'GET' ? 200 : 404).end(JSON.stringify({ object: 'list', data }))
  })
  onTestFinished(() => local.close())
  const env = { ...azure, AZURE_OPENAI_API_KEY: 'k', AZURE_OPENAI_DEPLOYMENT: 'ours' }
  const ports = { 'llama-cpp': Number(new URL(local.base_url).port) }
  const detection = await detect({ ports, env })
  const yaml = configText(planFor(detection), detection)
  expect(yaml).toContain(`  vllm: { base_url: "${local.base_url}", provider: vllm }\n`)
  expect(yaml).toContain(
    '  azure-openai: { base_url: "https://mine.openai.azure.com/openai/v1", ' +
      'key_env: AZURE_OPENAI_API_KEY }\n',
  )
})

test('a base URL beside the key is the server that gets it, and no other does', async () => {
  const provider = await startProvider(['some-model'])
  const cwd = mkdtempSync(join(folder, 'own-'))
  const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${provider.origin}/v1/` }
  const { code, err } = await tollgateIn(cwd, ['init'], env)
  expect(code, err).toBe(0)
  expect(err).toContain(`Found openai at ${provider.origin}/v1 with one model.`)
  const yaml = readFileSync(join(cwd, 'tollgate.yaml'), 'utf8')
  expect(yaml).toContain(`base_url: "${provider.origin}/v1", key_env: OPENAI_API_KEY }`)
})

test('a base URL that is a Tollgate, or a local server that was found, is not a second upstream', async () => {
  const local = await startProvider(['qwen3'])
  const port = Number(new URL(local.origin).port)
  const env = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `http://localhost:${port}/v1` }
  const asked = await detect({ ports: {}, env })
  expect(asked.servers.map(({ name }) => name)).toEqual(['openai'])
  const open = await startModelServer((req, res) => {
    const data = [{ id: 'qwen3', object: 'model', owned_by: 'library' }]
    res.writeHead(req.method === 'GET' ? 200 : 404).end(JSON.stringify({ object: 'list', data }))
  })
  onTestFinished(() => open.close())
  const ports = { ollama: Number(new URL(open.base_url).port) }
  const both = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: open.base_url }
  expect((await detect({ ports, env: both })).servers.map(({ name }) => name)).toEqual(['ollama'])
  const gateway = await startModelServer((_req, res) => {
    res.writeHead(401).end(JSON.stringify({ error: 401, message: 'send a key' }))
  })
  onTestFinished(() => gateway.close())
  const own = await detect({ ports: {}, env: { ...both, OPENAI_BASE_URL: gateway.base_url } })
  expect([own.servers, own.notes]).toEqual([
    [],
    [`OPENAI_API_KEY cannot be used: ${gateway.base_url} is a Tollgate.`],
  ])
})

test('the help names every variable', async () => {
  const { out } = await tollgateIn(folder, ['init', '--help'])
  for (const name of keyNames) expect(out).toContain(name)
})
