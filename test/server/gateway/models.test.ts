import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { chat } from '../../support/servers/gateway-server.ts'
import {
  goodEvents,
  openEvents,
  says,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'

const contractModel = 'hermes-3-llama3.1-8b'

let upstream: ModelServer
let gateway: Gateway
/** Ends the streams that wait. */
let finish = () => {}
beforeAll(async () => {
  upstream = await startModelServer(async (req, res, received) => {
    if (!JSON.stringify(received.body).includes('slowly')) return says('Hello')(req, res, received)
    const [first = '', ...rest] = goodEvents('Hello', ' again').split(/(?<=\n\n)/)
    openEvents(res).write(first + rest.shift())
    await new Promise<void>((resolve) => (finish = resolve))
    res.end(rest.join(''))
  })
  gateway = await startGateway({
    upstreams: {
      a: { base_url: upstream.base_url },
      keyed: { base_url: upstream.base_url, key_env: 'KEYED_KEY', auth: 'x-api-key' },
    },
    routes: {
      [contractModel]: [{ upstream: 'a' }],
      'qwen3-coder:30b': [{ upstream: 'a', model: 'qwen' }],
      'hf.co/qwen/qwen3': [{ upstream: 'keyed' }],
      'claude-*': [{ upstream: 'a' }],
      'claude-opus-*': [{ upstream: 'a', model: 'big' }],
      'claude-opus-1': [],
      'bge-m3': [{ upstream: 'a' }],
    },
    models: { 'bge-m3': { kind: 'embeddings', dimensions: 1024 } },
    prices: {
      '*': { input: '1', output: '1' },
      'claude-*': { input: '1000', output: '0' },
    },
    mesh: { model: 'qwen3-coder:30b' },
    env: { KEYED_KEY: 'upstream-key' },
  })
})
afterAll(async () => {
  await gateway.stop()
  await upstream.close()
})
beforeEach(() => void (upstream.received.length = 0))

const send = (path: string, body?: object, key = gateway.key) =>
  fetch(gateway.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const ask = (model: string, key?: string, more: object = {}) =>
  send('/openai/v1/chat/completions', chat({ model, ...more }), key)
const listed = async (path: string, key?: string) =>
  ((await (await send(path, undefined, key)).json()) as { data: { id: string }[] }).data.map(
    ({ id }) => id,
  )

test.each([
  ['qwen3-coder:30b', 'qwen', 'qwen3-coder:30b'],
  ['hf.co/qwen/qwen3', 'hf.co/qwen/qwen3', 'hf.co/qwen/qwen3'],
  ['claude-sonnet-9', 'claude-sonnet-9', 'claude-*'],
  ['claude-opus-2', 'big', 'claude-opus-*'],
])(
  '%s is sent on as %s, echoed as it was asked for and counted as %s',
  async (name, sent, counted) => {
    for (const stream of [false, true]) {
      upstream.received.length = 0
      const reply = await ask(name, undefined, { stream })
      const text = await reply.text()
      expect([reply.status, text]).toEqual([200, expect.stringContaining(`"model":"${name}"`)])
      expect(upstream.only().body.model).toBe(sent)
    }
    expect((await gateway.rows()).slice(-2).map(({ model }) => model)).toEqual([counted, counted])
    expect(await gateway.metrics()).toContain(`model="${counted}"`)
  },
)

test('metrics hold declared names, whatever names callers make up', async () => {
  for (const name of ['claude-made-up-1', 'claude-made-up-2', 'made-up-3']) await ask(name)
  expect(await gateway.metrics()).not.toContain('made-up')
})

test('a pattern has a price of its own', async () => {
  await ask('claude-sonnet-9')
  await ask('claude-opus-2')
  const charges = (await gateway.rows()).slice(-2).map(({ charged }) => charged)
  expect(charges).toEqual([12_000_000, 15_000])
})

test.each(['claude-opus-1', 'nonesuch', 'mistralai/mistral-7b-instruct', '*', '__proto__'])(
  '%s is a model that does not exist here, and the names that do are given',
  async (name) => {
    const error = {
      message:
        `the model ${name} does not exist here; use one of ${contractModel}, ` +
        'qwen3-coder:30b, hf.co/qwen/qwen3',
      type: 'invalid_request_error',
      param: 'model',
      code: 'model_not_found',
    }
    const reply = await ask(name)
    expect([reply.status, await reply.json()]).toEqual([404, { error }])
    expect(upstream.received).toEqual([])
  },
)

test.each([
  [
    '/openai/v1/responses',
    { input: 'hi' },
    /use one of \S+, qwen3-coder:30b, hf\.co\/qwen\/qwen3$/,
  ],
  ['/anthropic/v1/messages', { ...chat(), max_tokens: 1 }, /, hf\.co\/qwen\/qwen3$/],
  ['/openai/v1/embeddings', { input: 'hi' }, /; use one of bge-m3$/],
])('the names given at %s are of models that can be asked there', async (path, body, words) => {
  const reply = await send(path, { ...body, model: 'nonesuch' })
  const { error } = (await reply.json()) as { error: { message: string } }
  expect([reply.status, error.message]).toEqual([404, expect.stringMatching(words)])
})

test('of many models the closest names are given, and only those that the key may use', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `model-${String(at).padStart(2, '0')}`)
  const more = Object.fromEntries(names.map((name) => [name, [{ upstream: 'a' }]]))
  expect(await gateway.reload({ routes: more })).toBe(true)
  try {
    const message = async (key?: string) =>
      ((await (await ask('qwen3-koder:30b', key)).json()) as { error: { message: string } }).error
        .message
    const start = 'the model qwen3-koder:30b does not exist here; '
    expect(await message()).toMatch(
      new RegExp(`^${start}the closest names are qwen3-coder:30b, (\\S+, ){5}\\S+$`),
    )
    const { key } = await gateway.createKey({ models: ['model-03'] })
    expect(await message(key)).toBe(`${start}use one of model-03`)
  } finally {
    expect(await gateway.reload()).toBe(true)
  }
})

test.each(['/openai/v1', '/openai/v1/responses', '/anthropic/v1'])(
  "the contract served below %s has this server's names",
  async (path) => {
    const names = [contractModel, 'qwen3-coder:30b', 'hf.co/qwen/qwen3']
    const document = await (await send(`${path}/openapi.json`)).json()
    const { schemas } = (document as { components: { schemas: Record<string, object> } }).components
    expect(schemas['ModelName']).toMatchObject({
      type: 'string',
      anyOf: [{ enum: names }, { pattern: '^claude-' }, { pattern: '^claude-opus-' }],
    })
  },
)

test("without patterns they are an enum, and /v1 keeps the contract's seven", async () => {
  const gone = { 'claude-*': [], 'claude-opus-*': [], fresh: [{ upstream: 'a' }] }
  expect(await gateway.reload({ routes: gone })).toBe(true)
  try {
    const schemasAt = async (path: string) =>
      (
        (await (await send(`${path}/openapi.json`)).json()) as {
          components: { schemas: Record<string, { enum?: string[] }> }
        }
      ).components.schemas
    const schemas = await schemasAt('/openai/v1')
    expect(schemas['ModelName']?.enum).toEqual([
      contractModel,
      'qwen3-coder:30b',
      'hf.co/qwen/qwen3',
      'fresh',
    ])
    expect(schemas['EmbeddingModelName']?.enum).toEqual(['bge-m3'])
    expect((await schemasAt(''))['Model']?.enum).toHaveLength(7)
  } finally {
    expect(await gateway.reload()).toBe(true)
  }
})

test('/v1 has the seven and no other', async () => {
  expect(await listed('/v1/models')).toEqual([contractModel])
  for (const [model, status] of [
    ['qwen3-coder:30b', 400],
    ['mistralai/mistral-7b-instruct', 503],
    [contractModel, 200],
  ] as const)
    expect((await send('/v1/chat/completions', chat({ model }))).status, model).toBe(status)
})

test('lists hold the exact names that the key may use and that have a route', async () => {
  const all = [contractModel, 'qwen3-coder:30b', 'hf.co/qwen/qwen3', 'bge-m3']
  expect(await listed('/openai/v1/models')).toEqual(all)
  const { key } = await gateway.createKey({ models: ['bge-m3', 'claude-*', 'claude-opus-1'] })
  expect(await listed('/openai/v1/models', key)).toEqual(['bge-m3'])
  const one = await send('/openai/v1/models/claude-sonnet-9', undefined, key)
  expect([one.status, await one.json()]).toEqual([
    200,
    expect.objectContaining({ id: 'claude-sonnet-9' }),
  ])
  expect((await send('/openai/v1/models/qwen3-coder:30b', undefined, key)).status).toBe(403)
})

test('a key of a pattern may use its names and no others', async () => {
  const { key } = await gateway.createKey({ models: ['claude-*'] })
  for (const [name, status] of [
    ['claude-sonnet-9', 200],
    ['claude-opus-2', 403],
    ['qwen3-coder:30b', 403],
    ['nonesuch', 404],
  ] as const)
    expect((await ask(name, key)).status, name).toBe(status)
})

test.each([
  ['qwen3-coder:3b', 'is not a model that a route declares. Did you mean "qwen3-coder:30b"?'],
  ['claude-sonnet-9', 'is one of "claude-*"; write that, or give it a route of its own'],
])('no key is made for %s', async (name, why) => {
  const failure = await gateway.createKey({ models: [name] }).catch(String)
  expect(failure).toContain('POST /keys: 400')
  expect(failure).toContain(JSON.stringify(why).slice(1, -1))
})

test('a model that makes embeddings does not chat', async () => {
  const reply = await ask('bge-m3')
  expect([reply.status, await reply.json()]).toMatchObject([400, { error: { param: 'model' } }])
  expect(upstream.received).toEqual([])
})

test('a key is sent in the header that its upstream reads', async () => {
  await ask('hf.co/qwen/qwen3')
  const { headers } = upstream.only()
  expect(headers).toMatchObject({ 'x-api-key': 'upstream-key', 'anthropic-version': '2023-06-01' })
  expect(headers).not.toHaveProperty('authorization')
})

test('queries of agents may use any model', async () => {
  const body = {
    api_key: (await gateway.createKey({ scopes: ['mesh'] })).key,
    agent_id: 'EchoAgent',
    input: { query: 'Hello?' },
  }
  const reply = await fetch(`${gateway.meshUrl}/mesh_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status).toBe(200)
  expect(upstream.received.map(({ body: { model } }) => model)).toContain('qwen')
})

test('a reload adds a model and removes one while a stream of it runs', async () => {
  const { key } = await gateway.createKey({ models: ['qwen3-coder:30b'] })
  const slow = await ask('qwen3-coder:30b', key, {
    stream: true,
    messages: [{ role: 'user', content: 'slowly' }],
  })
  const routes = { 'qwen3-coder:30b': [], fresh: [{ upstream: 'a' }] }
  expect(await gateway.reload({ routes, mesh: { model: 'fresh' } })).toBe(true)
  expect((await ask('fresh')).status).toBe(200)
  expect((await ask('qwen3-coder:30b', key)).status).toBe(404)
  expect(await listed('/openai/v1/models')).not.toContain('qwen3-coder:30b')
  finish()
  expect(await slow.text()).toMatch(/ again.*data: \[DONE\]\n\n$/s)
  expect(await gateway.reload()).toBe(true)
  expect((await ask('qwen3-coder:30b', key)).status).toBe(200)
})
