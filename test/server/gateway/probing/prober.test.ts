import { expect, onTestFinished, test, vi } from 'vitest'
import { operatorJson } from '../../../support/http/operator.ts'
import { startGateway, type GatewayOptions } from '../../../support/servers/gateway.ts'
import {
  completion,
  sendError,
  sendJson,
  startModelServer,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const replies: Record<string, object> = {
  '/v1/chat/completions': completion('pong'),
  '/v1/messages': {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'text', text: 'pong' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 12, output_tokens: 3 },
  },
  '/v1/responses': {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'm',
    output: [
      {
        type: 'message',
        id: 'msg_1',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text: 'pong', annotations: [] }],
      },
    ],
    usage: { input_tokens: 12, output_tokens: 3, total_tokens: 15 },
  },
  '/v1/embeddings': {
    object: 'list',
    model: 'm',
    data: [{ object: 'embedding', index: 0, embedding: [0.5, 0.25] }],
    usage: { prompt_tokens: 12, total_tokens: 12 },
  },
}

const isPing = (text: string) => /"ping"/.test(text)

type ProbedOptions = Pick<GatewayOptions, 'breaker'> & {
  kind?: 'chat' | 'embeddings'
  /** How pings are answered. */
  pong?: Script
}

/** A server before a model server that refuses what callers send, and answers pings. */
async function probed(
  options: Partial<NonNullable<GatewayOptions['upstreams']>[string]>,
  { kind = 'chat', pong, ...more }: ProbedOptions = {},
) {
  const pings: { path: string; text: string; at: number }[] = []
  const server = await startModelServer((req, res, received) => {
    const { path, text, at } = received
    if (!isPing(text)) return sendError(res, 404)
    pings.push({ path, text, at })
    return pong ? pong(req, res, received) : sendJson(res, 200, replies[path])
  })
  const gateway = await startGateway({
    upstreams: { one: { base_url: server.base_url, ...options } },
    routes: { own: [{ upstream: 'one', usd_per_million: { input: '1', output: '2' } }] },
    models: { own: { kind } },
    ...more,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await server.close()
  })
  const post = (path: string, body: object) =>
    fetch(`${gateway.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'own', ...body }),
    })
  return { gateway, server, pings, post }
}

/** The clock of the process, which a test moves on. */
function movedClock() {
  const real = performance.now.bind(performance)
  let passedMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passedMs)
  onTestFinished(() => clock.mockRestore())
  return { pass: (ms: number) => void (passedMs += ms) }
}

const secret = 'a text of the caller'
const messages = [{ role: 'user', content: secret }]
const chatPath = '/openai/v1/chat/completions'

test.each([
  ['chat', '/v1/chat/completions', chatPath, { messages }],
  ['messages', '/v1/messages', '/anthropic/v1/messages', { messages, max_tokens: 9 }],
  ['responses', '/v1/responses', '/openai/v1/responses', { input: secret }],
] as const)(
  'a server of %s is asked for as little as can be, and the ledger has it without a key, with its cost',
  async (dialect, path, address, body) => {
    const { gateway, pings, post } = await probed({ dialects: [dialect] })
    await post(address, body)
    await until('it is probed', () => pings.length > 0, promptMs)
    expect(pings).toMatchObject([{ path }])
    const [{ text } = { text: '' }] = pings
    expect(text).not.toContain(secret)
    expect(Math.max(...(text.match(/\d+/g) ?? []).map(Number))).toBeLessThanOrEqual(16)
    await until('its row is there', async () => (await gateway.rows()).length > 1, promptMs)
    expect((await gateway.rows()).filter(({ key_id }) => key_id === '-')).toMatchObject([
      {
        model: 'own',
        upstream: 'one',
        status: 'ok',
        prompt_tokens: 12,
        completion_tokens: 3,
        charged: 0,
        cost: 18_000,
      },
    ])
  },
)

test('a model of embeddings is asked for one', async () => {
  const { gateway, pings, post } = await probed({}, { kind: 'embeddings' })
  await post('/openai/v1/embeddings', { input: secret })
  await until('it is probed', () => pings.length > 0, promptMs)
  expect(pings).toMatchObject([
    { path: '/v1/embeddings', text: JSON.stringify({ model: 'own', input: 'ping' }) },
  ])
  await until('its row is there', async () => (await gateway.rows()).length > 1, promptMs)
})

test('the state follows the probe: a ping that is refused as invalid is a sign of life', async () => {
  const clock = movedClock()
  let status = 500
  const pong: Script = (_req, res) => sendError(res, status)
  const { gateway, pings, post } = await probed({}, { pong, breaker: { open_ms: 100 } })
  const breaker = async () => {
    const { upstreams } = await operatorJson<{
      upstreams: { deployments: { breaker: string; resting_s: number }[] }[]
    }>(gateway, 'GET', '/upstreams')
    return upstreams[0]?.deployments[0]
  }
  const becomes = (state: string) =>
    until(
      `it is ${state}`,
      async () => {
        await post(chatPath, { messages })
        return (await breaker())?.breaker === state
      },
      promptMs,
    )
  await becomes('open')
  expect((await breaker())?.resting_s).toBeLessThanOrEqual(10)
  status = 400
  clock.pass(5000)
  await becomes('open')
  expect(pings, 'one in ten seconds').toHaveLength(1)
  clock.pass(5000)
  await becomes('closed')
  expect(pings).toHaveLength(2)
})

test('a drained upstream is not probed', async () => {
  const { gateway, pings, post } = await probed({})
  await post(chatPath, { messages })
  await operatorJson(gateway, 'POST', '/upstreams/one/drain')
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(pings).toEqual([])
})
