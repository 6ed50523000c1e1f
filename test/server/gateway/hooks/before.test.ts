import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { callRoad, roadConfig, roads } from '../../../support/dialects/roads.ts'
import { dialectOf, serverReplies } from '../../../support/dialects/server-replies.ts'
import { callers } from '../../../support/dialects/callers.ts'
import {
  openEvents,
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import {
  replacing,
  startHookServer,
  type HookServer,
  type Judge,
} from '../../../support/upstreams/hook-server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'

const secret = '4111-1111'
const hides = replacing(/4111-1111/g, '[card]')

let judge: Judge
let hook: HookServer
let server: ModelServer
let gateway: Gateway
beforeAll(async () => {
  hook = await startHookServer((request, res) => judge(request, res))
  server = await startModelServer((_req, res, { path, body }) => {
    const vector = { index: 0, embedding: [1] }
    if (path.endsWith('/embeddings')) return sendJson(res, 200, { data: [vector, vector] })
    if (path.endsWith('/rerank'))
      return sendJson(res, 200, { results: [{ index: 0, relevance_score: 1 }] })
    const replies = serverReplies[dialectOf(path)]
    if (!body.stream) return sendJson(res, 200, replies.whole('fine'))
    openEvents(res).end(replies.events(['fine']).join(''))
  })
  const config = roadConfig(server.base_url)
  gateway = await startGateway({
    ...alwaysRetries,
    upstreams: {
      ...config.upstreams,
      others: { base_url: server.base_url, dialects: ['embeddings', 'rerank'] },
    },
    routes: {
      ...config.routes,
      embedder: [{ upstream: 'others' }],
      ranker: [{ upstream: 'others' }],
      free: [{ upstream: 'chat' }],
    },
    models: { embedder: { kind: 'embeddings' }, ranker: { kind: 'rerank' } },
    hooks: {
      pii: {
        url: hook.url,
        when: 'before',
        routes: [...Object.keys(config.routes), 'embedder', 'ranker'],
        ms: 300,
      },
    },
  })
})
afterAll(async () => {
  await gateway.stop()
  await server.close()
  await hook.close()
})
beforeEach(() => {
  judge = hides
  hook.asked.length = server.received.length = 0
})

const post = (path: string, body: object) =>
  fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.key}` },
    body: JSON.stringify(body),
  })

describe.each(roads)('$caller over $server', (road) => {
  test.each([false, true])('replaced texts reach the server, stream: %s', async (stream) => {
    const reply = await callRoad(gateway, road, { stream, text: `My card is ${secret}.` })
    expect(callers[road.caller].read(reply)).toEqual({ is: 'complete', text: 'fine' })
    const { text } = server.only()
    expect(text).toContain('My card is [card].')
    expect(text).not.toContain(secret)
    expect(hook.asked).toHaveLength(1)
    const [asked] = hook.asked
    expect(asked).toMatchObject({ when: 'before', is_last: true, key: { id: gateway.keyId } })
  })

  test('a block is the code of its own, costs nothing, and no server gets the text', async () => {
    const reply = await callRoad(gateway, road, { text: `forbidden ${secret}` })
    expect(reply.status).toBe(400)
    expect(reply.body.toString()).toContain('This word may not be used. (word)')
    expect(server.received).toEqual([])
    const row = (await gateway.rows()).at(-1)
    expect(row).toMatchObject({ status: 'blocked', charged: 0, reason: { code: 'pii:word' } })
    expect(JSON.stringify([row, gateway.observed])).not.toContain(secret)
  })
})

test('whatever a server of the same dialect would get unread is shown to the hook', async () => {
  const body = {
    model: 'messages-model',
    max_tokens: 16,
    system: [{ type: 'text', text: `system ${secret}` }],
    metadata: { user_id: `user ${secret}` },
    unknown_member: { deep: [`member ${secret}`] },
    tools: [{ name: 'look', description: `tool ${secret}`, input_schema: { type: 'object' } }],
    messages: [
      { role: 'user', content: 'hi' },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: `thought ${secret}`, signature: 'c2ln' },
          {
            type: 'tool_use',
            id: 't1',
            name: 'look',
            input: { [secret]: secret, n: 12345 },
          },
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 't1',
            content: [{ type: 'text', text: `result ${secret}` }],
          },
          { type: 'text', text: 'go on' },
        ],
      },
    ],
  }
  const raw = JSON.stringify(body).replace('12345', '9007199254740993')
  const reply = await fetch(`${gateway.url}/anthropic/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': gateway.key },
    body: raw,
  })
  expect(reply.status).toBe(200)
  const { text, body: sent } = server.only()
  expect(text).not.toContain(secret)
  expect(sent['unknown_member']).toEqual({ deep: ['member [card]'] })
  // Its signature would be wrong.
  expect(text).not.toContain('thinking')
  expect(text).toContain('"input":{"[card]":"[card]","n":9007199254740993}')
})

test('a hook cannot break what it may not change', async () => {
  const lies = [
    [{ at: 'messages[7].content', text: 'x' }, 'unknown_place'],
    [{ at: 'model', text: 'x' }, 'unfit_fixed'],
    [{ at: 'tools', text: '{' }, 'unfit_setting'],
  ] as const
  for (const [change, reason] of lies) {
    judge = () => ({ action: 'replace', texts: [change] })
    const reply = await post('/openai/v1/chat/completions', {
      model: 'chat-model',
      messages: [{ role: 'user', content: 'hi' }],
      tools: [{ type: 'function', function: { name: 'f' } }],
    })
    expect(reply.status).toBe(503)
    expect(gateway.observed.findLast(({ kind }) => kind === 'hookAsked')).toMatchObject({
      outcome: 'failed',
      reason,
    })
  }
  expect(server.received).toEqual([])
})

test.each<[string, Judge, string]>([
  [
    'redirects',
    (_request, res) => void res.writeHead(307, { location: hook.url }).end(),
    'status_307',
  ],
  ['writes no JSON', (_request, res) => void res.end('yes'), 'not_json'],
  [
    'breaks the contract',
    (_request, res) => void sendJson(res, 200, { action: 'maybe' }),
    'not_the_contract',
  ],
  [
    'writes too much',
    (_request, res) => void res.end(`"${'x'.repeat(1 << 21)}"`),
    'und_err_res_exceeded_max_size',
  ],
  ['closes the connection', (_request, res) => void res.destroy(), 'und_err_socket'],
  ['is silent', () => undefined, 'late'],
])('a hook that %s is no verdict', async (_what, bad, reason) => {
  judge = bad
  const reply = await post('/openai/v1/embeddings', { model: 'embedder', input: secret })
  expect(reply.status).toBe(503)
  expect(server.received).toEqual([])
  const failed = gateway.observed.findLast(({ kind }) => kind === 'hookAsked')
  expect(failed).toMatchObject({ hook: 'pii', outcome: 'failed', reason })
})

test('embeddings and other operations are hooked, and tokens cannot be', async () => {
  expect(
    (await post('/openai/v1/embeddings', { model: 'embedder', input: ['a', secret] })).status,
  ).not.toBe(400)
  expect(server.received.at(-1)?.body['input']).toEqual(['a', '[card]'])
  await post('/openai/v1/rerank', { model: 'ranker', query: secret, documents: [secret] })
  expect(server.received.at(-1)?.text).not.toContain(secret)
  const tokens = await post('/openai/v1/embeddings', { model: 'embedder', input: [1, 2] })
  expect(await tokens.json()).toMatchObject({ error: { param: 'input' } })
})

test('models of other routes are not hooked, nor are models that do not exist', async () => {
  const ask = (model: string) =>
    post('/openai/v1/chat/completions', { model, messages: [{ role: 'user', content: secret }] })
  expect((await ask('free')).status).toBe(200)
  expect((await ask('none')).status).toBe(404)
  expect(hook.asked).toEqual([])
})

test('a hook of a group does not see keys outside of it', async () => {
  const hooks = { pii: { url: hook.url, when: 'before', groups: ['elsewhere'] } }
  onTestFinished(async () => void (await gateway.reload()))
  expect(await gateway.reload({ hooks })).toBe(true)
  const reply = await post('/openai/v1/chat/completions', {
    model: 'chat-model',
    messages: [{ role: 'user', content: secret }],
  })
  expect(reply.status).toBe(200)
  expect(hook.asked).toEqual([])
  expect(server.only().text).toContain(secret)
})
