import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBody } from '../../../support/http/body.ts'
import { readSse } from '../../../support/http/sse.ts'
import { metric } from '../../../support/servers/process.ts'
import type { UsageRow } from '../../../support/servers/gateway.ts'
import {
  alwaysRetries,
  model,
  startGatewayServer,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { openEvents, says, sendJson, type Script } from '../../../support/upstreams/model-server.ts'

const named = (data: { type: string; sequence_number?: number }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const call = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} }
const startCounts = { input_tokens: 10, cache_creation_input_tokens: 6, output_tokens: 1 }
const counts = { ...startCounts, output_tokens: 5 }
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'upstream-name',
  content: [call, { type: 'text', text: 'Hello', citations: null }],
  stop_reason: 'end_turn',
  stop_sequence: null,
}
const start = { ...message, content: [], stop_reason: null, usage: startCounts }
const end = { delta: { stop_reason: 'end_turn', stop_sequence: null } }

let searches = 2
let isCut = false
const requests = () => ({ server_tool_use: { web_search_requests: searches } })
const messages: Script = (_req, res, { body }) => {
  if (!body.stream) return sendJson(res, 200, { ...message, usage: { ...counts, ...requests() } })
  const usage = { output_tokens: 5, ...requests() }
  const begun = [
    { type: 'message_start', message: start },
    { type: 'content_block_start', index: 0, content_block: call },
    { type: 'content_block_stop', index: 0 },
  ]
  const rest = [{ type: 'message_delta', ...end, usage }, { type: 'message_stop' }]
  openEvents(res).end([...begun, ...(isCut ? [] : rest)].map(named).join(''))
}

const item = { type: 'web_search_call', id: 'ws_1', status: 'completed' }
const response = {
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  model: 'upstream-name',
  output: [item, item],
  usage: { input_tokens: 16, output_tokens: 5, total_tokens: 21 },
}
const responses: Script = (_req, res, { body }) => {
  if (!body.stream) return sendJson(res, 200, response)
  const done = { type: 'response.output_item.done', output_index: 0, item }
  const events = [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
    done,
    done,
    { type: 'response.completed', response },
  ]
  openEvents(res).end(
    events.map((one, sequence_number) => named({ ...one, sequence_number })).join(''),
  )
}

let server: GatewayServer<'searching' | 'plain' | 'chats'>
beforeAll(async () => {
  const speaks: Script = (...about) =>
    (about[2].path.endsWith('/messages') ? messages : responses)(...about)
  server = await startGatewayServer(
    { searching: speaks, plain: speaks, chats: says('Hello') },
    {
      ...alwaysRetries,
      upstreams: {
        searching: {
          dialects: ['messages', 'responses'],
          hosted_tools: { web_search: { usd_per_call: '0.01' } },
        },
        plain: { dialects: ['messages', 'responses'] },
      },
      deployments: { searching: { tier: 2 }, plain: { tier: 3 }, chats: { tier: 1 } },
      // nano-USD a token: 1000, 2000 written to a cache, 5000 of the reply.
      prices: { [model]: { input: '1', cache_write_input: '2', output: '5' } },
    },
  )
})
beforeEach(() => {
  searches = 2
  isCut = false
  for (const { received } of [server.searching, server.plain, server.chats]) received.length = 0
})
afterAll(() => server.close())

const paths = { messages: '/anthropic/v1/messages', responses: '/openai/v1/responses' }
type Dialect = keyof typeof paths
const search = { messages: 'web_search_20250305', responses: 'web_search' }
const hi = {
  messages: { max_tokens: 100, messages: [{ role: 'user', content: 'hi' }] },
  responses: { max_output_tokens: 100, input: 'hi' },
}
const toolOf = (dialect: Dialect) => ({ type: search[dialect], name: 'web_search' })
/** A choice of the tool, so that only the server which runs it can take the request. */
const demands = (dialect: Dialect) => ({
  tools: [toolOf(dialect)],
  tool_choice:
    dialect === 'messages' ? { type: 'tool', name: 'web_search' } : { type: 'web_search' },
})

async function post(dialect: Dialect, more: object, key = server.gateway.key) {
  const reply = await fetch(`${server.gateway.url}${paths[dialect]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, ...hi[dialect], ...more }),
  })
  return { status: reply.status, headers: reply.headers, ...(await readBody(reply)) }
}

const lastRow = async (): Promise<UsageRow | undefined> => (await server.gateway.rows()).at(-1)

describe.each(['messages', 'responses'] as const)('a hosted tool of %s', (dialect) => {
  const tokensCost = dialect === 'messages' ? 10_000 + 6 * 2000 + 25_000 : 16_000 + 25_000

  test.each([{ stream: false }, { stream: true }])(
    'goes to the server that declares it, and its calls are counted and priced (%j)',
    async ({ stream }) => {
      const reply = await post(dialect, { ...demands(dialect), stream })
      expect(reply.status, reply.text).toBe(200)
      expect(reply.headers.get('x-ignored-fields')).toBeNull()
      expect(server.searching.only().body['tools']).toEqual([toolOf(dialect)])
      expect(server.plain.received).toEqual([])
      const amount = 2 * 10_000_000
      expect(await lastRow()).toMatchObject({
        upstream: 'searching',
        hosted_calls: 2,
        cache_write_tokens: dialect === 'messages' ? 6 : 0,
        prompt_tokens: 16,
        charged: tokensCost + amount,
        cost: amount,
      })
    },
  )

  test('does not go to a server that speaks chat, where it is named', async () => {
    const reply = await post(dialect, { tools: [toolOf(dialect)] })
    expect(reply.headers.get('x-ignored-fields')).toBe(`tools[].${search[dialect]}`)
    expect(server.chats.only().body).not.toHaveProperty('tools')
    expect(await lastRow()).toMatchObject({ hosted_calls: 0 })
  })

  test('that no server declares is refused where it is demanded', async () => {
    const other = dialect === 'messages' ? 'web_fetch_20250910' : 'image_generation'
    const reply = await post(dialect, {
      tools: [{ type: other, name: 'other' }],
      tool_choice: dialect === 'messages' ? { type: 'tool', name: 'other' } : { type: other },
    })
    expect(reply.status).toBe(400)
    expect(reply.text).toContain(other)
  })

  test('is bounded for a budget, which reserves its calls and never counts more', async () => {
    const key = await server.gateway.createKey({ budget_usd: '0.06' })
    searches = 900
    expect((await post(dialect, demands(dialect), key.key)).status).toBe(200)
    const { body } = server.searching.only()
    const bound = dialect === 'messages' ? { tools: [{ max_uses: 5 }] } : { max_tool_calls: 5 }
    expect(body).toMatchObject(bound)
    const row = await lastRow()
    expect(row?.charged).toBeGreaterThan(2 * 10_000_000)
    expect(row?.counted).toBeLessThanOrEqual(60_000_000)
    // What is left does not hold five calls more.
    expect((await post(dialect, demands(dialect), key.key)).status).toBe(402)
    expect(server.searching.received).toHaveLength(1)
  })
})

test('a stream that breaks off is charged for the calls that were seen', async () => {
  isCut = true
  const stream = await post('messages', { ...demands('messages'), stream: true })
  expect(readSse(Buffer.from(stream.text)).events.at(-1)?.type).toBe('error')
  expect(stream.isComplete).toBe(false)
  expect(await lastRow()).toMatchObject({ hosted_calls: 1, cache_write_tokens: 6 })
})

test('calls and tokens written to a cache are counted by model', async () => {
  const read = async () => {
    const text = await server.gateway.metrics()
    const count = (name: string) => metric(text, `tollgate_${name}_total`, { model }) ?? 0
    return { calls: count('hosted_calls'), written: count('cache_write_tokens') }
  }
  const before = await read()
  await post('messages', demands('messages'))
  expect(await read()).toEqual({ calls: before.calls + 2, written: before.written + 6 })
})

test('calls beyond any plausible number are not believed', async () => {
  searches = 1e12
  await post('messages', demands('messages'))
  expect(await lastRow()).toMatchObject({ hosted_calls: 1 })
})
