import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fault } from '../../../../support/http/schemas.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import {
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'
import { assistant, hello } from './messages-server.ts'

const counts: Script = (_req, res) => sendJson(res, 200, { input_tokens: 1234 })
let script = counts
let server: GatewayServer<'chats' | 'counting'>
beforeAll(async () => {
  server = await startGatewayServer(
    { chats: says('Hello'), counting: (...about) => script(...about) },
    {
      ...alwaysRetries,
      now: () => Date.UTC(2026, 0, 15, 12),
      upstreams: { counting: { dialects: ['messages'], first_byte_ms: 300 } },
      deployments: { counting: { model: 'upstream-name' } },
    },
  )
})
beforeEach(() => {
  script = counts
  server.counting.received.length = 0
})
afterAll(async () => {
  expect(server.chats.received).toEqual([])
  await server.close()
})

async function count(more: object = {}, key = server.gateway.key) {
  const { max_tokens: _, ...body } = { ...hello, ...more }
  const reply = await fetch(`${server.gateway.url}/anthropic/v1/messages/count_tokens`, {
    method: 'POST',
    headers: {
      'x-api-key': key,
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
      'anthropic-beta': 'a',
    },
    body: JSON.stringify(body),
  })
  const json = (await reply.json()) as { input_tokens: number }
  expect(reply.status, JSON.stringify(json)).toBe(200)
  expect(fault('messages', 'TokenCount', json)).toBeNull()
  const isEstimated = reply.headers.get('x-estimated') === 'true'
  return { tokens: json.input_tokens, isEstimated, ignored: reply.headers.get('x-ignored-fields') }
}

test('a model server that speaks Messages is asked, and nothing is charged', async () => {
  const { tokens, isEstimated, ignored } = await count({ service_tier: 'auto', novel: 1 })
  expect({ tokens, isEstimated, ignored }).toEqual({
    tokens: 1234,
    isEstimated: false,
    ignored: 'service_tier',
  })
  const { path, headers, body } = server.counting.only()
  expect(path).toBe('/v1/messages/count_tokens')
  expect(body).toEqual({ model: 'upstream-name', messages: hello.messages, novel: 1 })
  expect(headers).toMatchObject({ 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a' })
  expect(await server.gateway.rows()).toEqual([])
})

test('what no chat can express is counted too, and estimated where no count comes', async () => {
  const search = { type: 'server_tool_use', id: 'a', name: 'web_search', input: {} }
  expect(await count(assistant(search))).toMatchObject({ tokens: 1234 })
  script = (_req, res) => sendError(res, 500)
  expect((await count(assistant(search))).isEstimated).toBe(true)
})

test.each<[string, Script]>([
  ['has no such operation', (_req, res) => sendError(res, 404)],
  ['gives no number', (_req, res) => sendJson(res, 200, { input_tokens: -1 })],
  ['gives no JSON', (_req, res) => void res.writeHead(200, { connection: 'close' }).end('12')],
  ['breaks off', (_req, res) => void res.destroy()],
  ['does not answer in time', () => {}],
])('our estimate stands in for a model server that %s', async (_what, failing) => {
  script = failing
  const { tokens, isEstimated } = await count()
  expect(isEstimated).toBe(true)
  expect(tokens).toBeGreaterThan(0)
  expect(server.counting.received).toHaveLength(1)
})

test('a count that is asked for is one of the requests of its key; beyond them it is estimated', async () => {
  const { key } = await server.gateway.createKey({ rpm: 2 })
  const estimated: boolean[] = []
  for (let n = 0; n < 3; n++) estimated.push((await count({}, key)).isEstimated)
  expect(estimated).toEqual([false, false, true])
  expect(server.counting.received).toHaveLength(2)
})
