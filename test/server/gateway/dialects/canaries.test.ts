import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers, type CallerDialect } from '../../../support/dialects/callers.ts'
import {
  callRoad,
  roadName,
  roads,
  startRoads,
  type RoadCall,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'

/** What must reach nobody; `refuseLeaks` looks for such words in the log, too. */
const canary = 'canary-0123456789'

let roadServer: RoadServer
beforeAll(async () => {
  roadServer = await startRoads(
    ({ whole, events }, res, { body }) => {
      for (const name of foreignReplyHeaders) res.setHeader(name, canary)
      if (body.stream) openEvents(res).end(events(['Hello']).join(''))
      else sendJson(res, 200, whole('Hello'))
    },
    { env: { UPSTREAM_KEY: 'the-operators-own-key' }, upstream: { key_env: 'UPSTREAM_KEY' } },
  )
})
beforeEach(() => {
  roadServer.server.received.length = 0
})
afterAll(() => roadServer.close())

/** Headers that say who the operator is to its model server, or how much it has left there. */
const foreignReplyHeaders = [
  'set-cookie',
  'x-api-key',
  'openai-organization',
  'anthropic-organization-id',
  'x-ratelimit-remaining-requests',
  'anthropic-ratelimit-tokens-remaining',
  'x-litellm-model-api-base',
  'www-authenticate',
]

/** Headers of callers that a model server has nothing to do with. */
const foreignHeaders = [
  'Cookie',
  'Proxy-Authorization',
  'X-Forwarded-For',
  'Forwarded',
  'X-Real-Ip',
  'OpenAI-Organization',
  'OpenAI-Project',
  'Anthropic-Dangerous-Direct-Browser-Access',
  'ChatGPT-Account-Id',
  'Session-Id',
  'Thread-Id',
  'X-Claude-Code-Session-Id',
  'X-Stainless-Package-Version',
  'User-Agent',
  'Originator',
  'Referer',
  'Tracestate',
  'X-Litellm-Api-Key',
]

/** Members that would choose another server, account, model or price than the operator's. */
const foreignMembers = [
  'api_base',
  'base_url',
  'api_key',
  'user_config',
  'service_tier',
  'speed',
  'inference_geo',
  'models',
  'fallbacks',
  'route',
  'provider',
  'plugins',
  'extra_headers',
  'extra_body',
  'extra_query',
  '__proto__',
]

type Lists<Value> = Readonly<Record<CallerDialect, readonly Value[]>>

/** Tools that a model server's own side runs, at the operator's cost. */
const hosted: Lists<string> = {
  chat: [],
  openai: [],
  responses: [
    'web_search',
    'web_search_preview',
    'file_search',
    'code_interpreter',
    'image_generation',
    'tool_search',
  ],
  messages: [
    'web_search_20250305',
    'web_fetch_20250910',
    'code_execution_20250825',
    'tool_search_tool_regex_20251119',
    'advisor_20260301',
  ],
}
const ownTool: Lists<object> = {
  chat: [],
  openai: [],
  responses: [{ type: 'function', name: 'look', parameters: { type: 'object' } }],
  messages: [{ name: 'look', input_schema: { type: 'object' } }],
}

const item = (value: object) => ({ input: [{ role: 'user', content: 'hi' }, value] })
const block = (value: object) => ({
  messages: [
    { role: 'user', content: [value] },
    { role: 'user', content: 'hi' },
  ],
})
const fileSource = { type: 'file', file_id: 'file_1' }

/** What names something stored in the operator's account, or a server of the caller's choice. */
const stored: Lists<object> = {
  chat: [],
  openai: [{ messages: [{ role: 'user', content: [{ type: 'file', file: { file_id: 'f' } }] }] }],
  responses: [
    { previous_response_id: 'resp_1' },
    { conversation: { id: 'conv_1' } },
    { prompt: { id: 'pmpt_1' } },
    { background: true },
    { tools: [{ type: 'mcp', server_label: 'x', server_url: 'http://127.0.0.1' }] },
    { tools: [{ type: 'code_interpreter', container: 'cntr_1' }] },
    { tools: [{ type: 'namespace', name: 'x', tools: [{ type: 'mcp', server_url: 'x' }] }] },
    { tool_choice: { type: 'mcp', server_label: 'x' } },
    { tool_choice: { type: 'web_search' }, tools: [{ type: 'web_search' }] },
    item({ type: 'item_reference', id: 'msg_1' }),
    item({ id: 'msg_1' }),
    item({ role: 'user', content: [{ type: 'input_file', file_id: 'file_1' }] }),
    item({ role: 'user', content: [{ type: 'input_image', file_id: 'file_1' }] }),
    item({ type: 'function_call_output', call_id: 'c', output: [{ type: 'x', file_id: 'f' }] }),
    item({ type: 'computer_call_output', call_id: 'c', output: { type: 'x', file_id: 'f' } }),
    item({ type: 'computer_call_output', call_id: 'c', screenshot: { file_id: 'f' } }),
    item({ type: 'code_interpreter_call', id: 'ci_1', container_id: 'cntr_1' }),
    item({ type: 'shell_call', environment: { type: 'x', container_id: 'cntr_1' } }),
    item({ type: 'mcp_approval_response', approval_request_id: 'mcpr_1', approve: true }),
    item({ type: 'tool_search_output', tools: [{ type: 'web_search' }] }),
    item({ type: 'tool_search_output', tools: [{ type: 'mcp', server_url: 'x' }] }),
    item({
      type: 'tool_search_output',
      tools: [{ type: 'namespace', name: 'x', tools: [{ type: 'file_search' }] }],
    }),
  ],
  messages: [
    { container: 'container_1' },
    { container: { id: 'container_1', skills: [] } },
    { mcp_servers: [{ type: 'url', url: 'http://127.0.0.1', name: 'x' }] },
    { thread: { id: 'thread_1' } },
    { tools: [{ type: 'mcp_toolset', mcp_server_name: 'x' }] },
    { tools: [{ type: 'web_search_20250305', name: 'w' }], tool_choice: { type: 'any' } },
    block({ type: 'document', source: fileSource }),
    block({ type: 'image', source: fileSource }),
    block({ type: 'container_upload', file_id: 'file_1' }),
    block({
      type: 'tool_result',
      tool_use_id: 'a',
      content: [{ type: 'image', source: fileSource }],
    }),
    block({
      type: 'code_execution_tool_result',
      tool_use_id: 'a',
      content: [{ type: 'code_execution_output', file_id: 'file_1' }],
    }),
    block({
      type: 'code_execution_tool_result',
      tool_use_id: 'a',
      content: { type: 'x', content: [{ type: 'code_execution_output', file_id: 'file_1' }] },
    }),
    block({ type: 'tool_addition', tool: { type: 'mcp_tool_reference', server_name: 'x' } }),
  ],
}

describe.each(roads.map((road) => [roadName(road), road] as const))('%s', (_name, road) => {
  const { caller, server } = road
  const isPassed = caller === server && caller !== 'chat'
  const call = async (more: RoadCall) => {
    roadServer.server.received.length = 0
    const reply = await callRoad(roadServer.gateway, road, more)
    return { reply, received: roadServer.server.received }
  }

  test.each([false, true])('no header of the caller travels; streamed: %s', async (stream) => {
    const betas = ['OpenAI-Beta', 'Anthropic-Version', 'Anthropic-Beta']
    const own = { chat: [], openai: [], responses: ['OpenAI-Beta'], messages: betas.slice(1) }
    const passed = isPassed ? own[caller] : []
    const names = [...foreignHeaders, ...betas.filter((name) => !passed.includes(name))]
    const headers = [
      ...names.map((name) => `${name}: ${canary}`),
      `Idempotency-Key: ${canary}-${roadName(road)}-${stream}`,
    ]
    const { reply, received } = await call({
      stream,
      headers: [...headers, ...passed.map((name) => `${name}: of-the-caller`)],
    })
    expect(reply.status, reply.body.toString()).toBe(200)
    const [sent] = received
    expect(JSON.stringify(sent)).not.toContain(canary)
    expect(JSON.stringify(sent)).not.toContain(roadServer.gateway.key)
    expect(JSON.stringify(sent?.headers)).toContain('the-operators-own-key')
    for (const name of passed) expect(sent?.headers[name.toLowerCase()]).toBe('of-the-caller')
  })

  test.each([false, true])(
    'no header of the model server is shown; streamed: %s',
    async (stream) => {
      const { reply } = await call({ stream })
      expect(callers[caller].read(reply)).toEqual({ is: 'complete', text: 'Hello' })
      for (const name of foreignReplyHeaders) expect(reply.headers[name]).not.toBe(canary)
      expect(JSON.stringify(reply.headers)).not.toContain(canary)
    },
  )

  test.each(foreignMembers)('%s does not travel, and is named', async (name) => {
    // As JSON, since `__proto__` is no member of an object literal.
    const more = JSON.parse(`{${JSON.stringify(name)}:"${canary}"}`) as object
    const { reply, received } = await call({ more })
    expect(reply.status, reply.body.toString()).toBe(200)
    expect(received).toHaveLength(1)
    expect(received[0]?.text).not.toContain(canary)
    expect(Object.keys(received[0]?.body ?? {})).not.toContain(name)
    expect(reply.headers['x-ignored-fields']?.split(', ')).toContain(name)
  })
  test.each(hosted[caller])('%s is not offered, and is named', async (type) => {
    const tools = [{ type, name: 'x', canary }, ...ownTool[caller]]
    const { reply, received } = await call({ more: { tools } })
    expect(reply.status, reply.body.toString()).toBe(200)
    expect(received[0]?.text).not.toContain(canary)
    expect(received[0]?.body['tools']).toHaveLength(1)
    expect(reply.headers['x-ignored-fields']).toBe(`tools[].${type}`)
  })

  test.each(stored[caller])('%j is refused, and nothing is sent', async (more) => {
    for (const stream of [false, true]) {
      const { reply, received } = await call({ more, stream })
      const { is, status } = { status: 0, ...callers[caller].read(reply) }
      expect([is, status], reply.body.toString()).toEqual(['refused', 400])
      expect(received).toEqual([])
    }
  })
})

test('a tool that a model server runs cannot be added within a conversation either', async () => {
  const definition = { type: 'web_search_20250305', name: 'web_search', canary }
  const addition = { type: 'tool_addition', tool: { type: 'tool_definition', definition } }
  const messages = [
    { role: 'user', content: 'hi' },
    { role: 'system', content: [{ type: 'text', text: 'More.' }, addition] },
    { role: 'system', content: [addition] },
  ]
  for (const server of ['chat', 'messages'] as const) {
    roadServer.server.received.length = 0
    const road = { caller: 'messages', server } as const
    const reply = await callRoad(roadServer.gateway, road, { more: { messages } })
    expect(reply.status, reply.body.toString()).toBe(200)
    const { text, body } = roadServer.server.only()
    expect(text).not.toContain(canary)
    expect(text).toContain('More.')
    expect(body.messages).toHaveLength(2)
    expect(reply.headers['x-ignored-fields']).toBe(
      'messages[].content[].tool.definition.web_search_20250305',
    )
  }
})

test('what must not travel with messages does not travel where their tokens are counted', async () => {
  const more = foreignMembers.map((name) => `${JSON.stringify(name)}:"${canary}"`).join(',')
  const tools = `"tools":[{"type":"web_search_20250305","name":"w","canary":"${canary}"}]`
  const messages = '"messages":[{"role":"user","content":"hi"}]'
  const { reply } = await exchange(
    roadServer.gateway.url,
    requestBytes(
      'POST /anthropic/v1/messages/count_tokens?beta=true HTTP/1.1',
      [
        'Host: a',
        `X-Api-Key: ${roadServer.gateway.key}`,
        'Content-Type: application/json',
        ...foreignHeaders.map((name) => `${name}: ${canary}`),
      ],
      `{"model":"messages-model",${messages},${tools},${more}}`,
    ),
  )
  expect(reply?.status, reply?.body.toString()).toBe(200)
  const sent = roadServer.server.only()
  expect(sent.path).toBe('/v1/messages/count_tokens')
  expect(JSON.stringify(sent)).not.toContain(canary)
  expect(JSON.stringify(sent)).not.toContain(roadServer.gateway.key)
  expect(Object.keys(sent.body).toSorted()).toEqual(['messages', 'model', 'tools'])
})
