import { describe, expect, test } from 'vitest'
import { readBody } from '../../../../support/http/body.ts'
import { readSse } from '../../../../support/http/sse.ts'
import {
  alwaysRetries,
  model,
  testGatewayServer,
  type GatewayServerOptions,
} from '../../../../support/servers/gateway-server.ts'
import type { Gateway } from '../../../../support/servers/gateway.ts'
import { until } from '../../../../support/waiting.ts'
import {
  openEvents,
  pump,
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

const named = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`

const counts = { input_tokens: 10, cache_read_input_tokens: 4, output_tokens: 1 }
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'upstream-name',
  content: [{ type: 'text', text: 'Hello', citations: null }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { ...counts, output_tokens: 5, of_its_own: 1 },
}
const events = [
  {
    type: 'message_start',
    message: { ...message, content: [], stop_reason: null, usage: counts },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Hel' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'lo' } },
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: 5 },
  },
  { type: 'message_stop' },
]

/** A server of Anthropic's dialect that says hello. */
const greets: Script = (_req, res, { body }) =>
  body.stream ? void openEvents(res).end(events.map(named).join('')) : sendJson(res, 200, message)

const speaksMessages: GatewayServerOptions<'upstream'> = {
  ...alwaysRetries,
  upstreams: { upstream: { dialects: ['chat', 'messages'] } },
  deployments: { upstream: { model: 'upstream-name' } },
}

const request = (more: object = {}) => ({
  model,
  max_tokens: 100,
  messages: [
    { role: 'user', content: [{ type: 'text', text: 'hi', cache_control: { ttl: '1h' } }] },
  ],
  ...more,
})

async function post(
  { url, key }: Pick<Gateway, 'url' | 'key'>,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/anthropic/v1/messages`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const eventsOf = async (reply: Response) =>
  readSse(Buffer.from((await readBody(reply)).text)).events

describe('a model server that speaks Messages', () => {
  test('gets the request as it is, under its own name of the model', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksMessages)
    const body = request({ top_k: 3, of_tomorrow: { deep: [1] } })
    await post(gateway, body, { 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' })
    const { path, headers, body: sent } = upstream.only()
    expect(path).toBe('/v1/messages')
    expect(sent).toEqual({ ...body, stream: false, model: 'upstream-name' })
    expect(headers).toMatchObject({ 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' })
    expect(JSON.stringify(headers)).not.toContain(gateway.key)
  })

  test('gets nothing that chooses a server, an account or a price, nor tools that it runs', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksMessages)
    const foreign = {
      api_base: 'x',
      base_url: 'x',
      api_key: 'x',
      extra_headers: {},
      user_config: {},
    }
    const own = { name: 'look', input_schema: { type: 'object' } }
    const tools = [{ type: 'web_search_20250305', name: 'web_search' }, own]
    const body = request({ ...foreign, service_tier: 'auto', tools })
    const reply = await post(gateway, JSON.parse(JSON.stringify(body)) as object)
    expect(Object.keys(upstream.only().body).toSorted()).toEqual(
      ['max_tokens', 'messages', 'model', 'stream', 'tools'].toSorted(),
    )
    expect(upstream.only().body['tools']).toEqual([own])
    const ignored = reply.headers.get('x-ignored-fields')?.split(', ').toSorted()
    expect(ignored).toEqual(
      [...Object.keys(foreign), 'service_tier', 'tools[].web_search_20250305'].toSorted(),
    )
  })

  test('replies as it likes, but for the name of the model, and is charged by its counts', async () => {
    const { gateway } = await testGatewayServer({ upstream: greets }, speaksMessages)
    const reply = await post(gateway, request())
    expect(await reply.json()).toEqual({ ...message, model })
    expect(await gateway.rows()).toMatchObject([
      {
        status: 'ok',
        prompt_tokens: 14,
        cached_tokens: 4,
        completion_tokens: 5,
      },
    ])
  })

  test('streams as it likes, but for the name of the model, and is charged by its counts', async () => {
    const { gateway } = await testGatewayServer({ upstream: greets }, speaksMessages)
    const seen = await eventsOf(await post(gateway, request({ stream: true })))
    const [start, ...others] = events
    const expected = [{ ...start, message: { ...start?.message, model } }, ...others]
    expect(seen.map(({ data }) => JSON.parse(data) as object)).toEqual(expected)
    expect(seen.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
    expect(await gateway.rows()).toMatchObject([
      {
        status: 'ok',
        prompt_tokens: 14,
        cached_tokens: 4,
        completion_tokens: 5,
      },
    ])
  })

  test('that ends a stream without a reason has not ended it', async () => {
    const some = events.filter(({ type }) => type !== 'message_delta')
    const { gateway } = await testGatewayServer(
      { upstream: (_req, res) => void openEvents(res).end(some.map(named).join('')) },
      speaksMessages,
    )
    const seen = await eventsOf(await post(gateway, request({ stream: true })))
    expect(seen.map(({ type }) => type)).not.toContain('message_stop')
    expect(seen.at(-1)?.type).toBe('error')
    expect(await gateway.rows()).toMatchObject([{ status: 'upstream_end_without_reason' }])
  })

  test('that sends nothing but pings is given up, and what it sent is not kept', async () => {
    const pings = named({ type: 'ping' }).repeat(100)
    const { gateway, upstream } = await testGatewayServer(
      { upstream: (_req, res) => pump(openEvents(res), () => pings) },
      speaksMessages,
    )
    expect((await post(gateway, request({ stream: true }))).status).toBe(502)
    await until('it is let go', () => upstream.only().cutAt !== null)
    expect(await gateway.rows()).toMatchObject([{ status: 'upstream_no_content' }, { charged: 0 }])
  })

  test('that is overloaded is replaced by one that speaks chat, to which it is translated', async () => {
    const overloaded: Script = (_req, res) =>
      void openEvents(res).end(
        named(events[0] ?? { type: '' }) +
          named({ type: 'error', error: { type: 'overloaded_error', message: 'no' } } as never),
      )
    const { gateway, first, second } = await testGatewayServer(
      { first: overloaded, second: says('Hello', ' there') },
      {
        ...alwaysRetries,
        upstreams: { first: { dialects: ['messages'] } },
        deployments: { first: { tier: 1 }, second: { tier: 2 } },
      },
    )
    const seen = await eventsOf(await post(gateway, request({ stream: true })))
    expect(first.only().path).toBe('/v1/messages')
    expect(second.only().path).toBe('/v1/chat/completions')
    expect(seen.map(({ data }) => data).join('')).toContain('there')
    expect(seen.at(-1)?.type).toBe('message_stop')
    expect(await gateway.rows()).toMatchObject([
      { upstream: 'first', status: 'upstream_error_503' },
      { upstream: 'second', status: 'ok' },
    ])
  })

  const search = { type: 'web_search_20250305', name: 'web_search' }
  const searchedWith = (content: object) => ({
    messages: [
      { role: 'user', content: 'news?' },
      {
        role: 'assistant',
        content: [
          { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: { query: 'a' } },
          { type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1', content },
        ],
      },
      { role: 'user', content: 'go on' },
    ],
  })
  const searched = searchedWith([])
  const failed = searchedWith({
    type: 'web_search_tool_result_error',
    error_code: 'max_uses_exceeded',
  })

  test('gets what no chat can express, and no server of chats does', async () => {
    const { gateway, chats, speaks } = await testGatewayServer(
      { chats: says('Hello'), speaks: greets },
      {
        ...alwaysRetries,
        upstreams: { speaks: { dialects: ['messages'] } },
        deployments: { chats: { tier: 1 }, speaks: { tier: 2 } },
      },
    )
    for (const more of [searched, failed]) {
      expect((await post(gateway, request(more))).status).toBe(200)
      expect(speaks.received.at(-1)?.body).toMatchObject(more)
    }
    expect(chats.received).toEqual([])
    await post(gateway, request())
    expect(chats.received).toHaveLength(1)
  })

  test('that fails is not replaced by one that speaks chat for what no chat can express', async () => {
    const { gateway, chats, speaks } = await testGatewayServer(
      { chats: says('Hello'), speaks: (_req, res) => sendError(res, 500) },
      {
        ...alwaysRetries,
        upstreams: { speaks: { dialects: ['messages'] } },
        deployments: { chats: { tier: 2 }, speaks: { tier: 1 } },
      },
    )
    expect((await post(gateway, request(searched))).status).toBe(502)
    expect(speaks.received).toHaveLength(1)
    expect(chats.received).toEqual([])
  })

  test('is not asked to call a tool that it does not get', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksMessages)
    for (const tool_choice of [{ type: 'tool', name: 'web_search' }, { type: 'any' }]) {
      const reply = await post(gateway, request({ tools: [search], tool_choice }))
      expect(reply.status).toBe(400)
      expect(await reply.text()).toContain('tool_choice.')
    }
    expect(upstream.received).toEqual([])
  })

  test('that speaks nothing else answers chats too, which are translated', async () => {
    const { gateway, upstream } = await testGatewayServer(
      { upstream: greets },
      { upstreams: { upstream: { dialects: ['messages'] } } },
    )
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, seed: 7, messages: [{ role: 'user', content: 'hi' }] }),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-ignored-fields')).toBe('seed')
    expect(upstream.only().body).toMatchObject({
      max_tokens: 16_384,
      messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }],
    })
  })
})
