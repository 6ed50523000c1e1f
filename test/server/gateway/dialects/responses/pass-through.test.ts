import { describe, expect, test } from 'vitest'
import { readSse } from '../../../../support/http/sse.ts'
import { judgeResponse } from '../../../../support/dialects/responses-grammar.ts'
import { model, postResponse } from '../../../../support/dialects/responses-call.ts'
import {
  alwaysRetries,
  testGatewayServer,
  type GatewayServerOptions,
} from '../../../../support/servers/gateway-server.ts'
import {
  openEvents,
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../../support/upstreams/model-server.ts'

const usage = {
  input_tokens: 14,
  input_tokens_details: { cached_tokens: 4 },
  output_tokens: 5,
  output_tokens_details: { reasoning_tokens: 2 },
  total_tokens: 19,
}
const part = { type: 'output_text', text: 'Hello', annotations: [], logprobs: [] }
const item = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [part],
}
const response = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_767_225_600,
  status: 'completed',
  completed_at: 1_767_225_601,
  error: null,
  incomplete_details: null,
  instructions: null,
  max_output_tokens: null,
  metadata: {},
  model: 'upstream-name',
  output: [item],
  parallel_tool_calls: true,
  previous_response_id: null,
  reasoning: { effort: null, summary: null },
  store: false,
  temperature: 1,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: 1,
  truncation: 'disabled',
  usage,
  of_its_own: { deep: true },
}
const begun = { ...response, status: 'in_progress', completed_at: null, output: [], usage: null }
const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
const events = [
  { type: 'response.created', response: begun },
  { type: 'response.in_progress', response: begun },
  {
    type: 'response.output_item.added',
    output_index: 0,
    item: { ...item, status: 'in_progress', content: [] },
  },
  { type: 'response.content_part.added', ...place, part: { ...part, text: '' } },
  { type: 'response.output_text.delta', ...place, delta: 'Hel', logprobs: [] },
  { type: 'response.output_text.delta', ...place, delta: 'lo', logprobs: [] },
  { type: 'response.output_text.done', ...place, text: 'Hello', logprobs: [] },
  { type: 'response.content_part.done', ...place, part },
  { type: 'response.output_item.done', output_index: 0, item },
  { type: 'response.completed', response },
].map((event, sequence_number) => ({ ...event, sequence_number }))

const named = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
const stream = Buffer.from(events.map(named).join(''))

/** A server of Responses that says hello. */
const greets: Script = (_req, res, { body }) =>
  body.stream ? void openEvents(res).end(stream) : sendJson(res, 200, response)

const speaksResponses: GatewayServerOptions<'upstream'> = {
  ...alwaysRetries,
  upstreams: { upstream: { dialects: ['chat', 'responses'] } },
  deployments: { upstream: { model: 'upstream-name' } },
}

const counts = {
  prompt_tokens: 14,
  cached_tokens: 4,
  completion_tokens: 5,
  reasoning_tokens: 2,
}

describe('a model server that speaks Responses', () => {
  test('gets the request as it is, under its own name of the model and not stored', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksResponses)
    const reasoning = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'secret' }
    const input = [{ role: 'user', content: 'hi' }, reasoning]
    const more = { input, include: ['reasoning.encrypted_content'], of_tomorrow: { deep: [1] } }
    const reply = await postResponse(gateway, { ...more, store: true }, ['OpenAI-Beta: a=b'])
    const { path, headers, body } = upstream.only()
    expect(path).toBe('/v1/responses')
    expect(body).toMatchObject({ ...more, model: 'upstream-name', store: false })
    expect(headers['openai-beta']).toBe('a=b')
    expect(JSON.stringify(headers)).not.toContain(gateway.key)
    expect(reply.headers['x-ignored-fields']).toBe('store')
  })

  test('gets nothing that chooses a server, an account or a price, nor tools that it runs', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksResponses)
    const foreign = { api_base: 'x', api_key: 'x', extra_body: {}, service_tier: 'priority' }
    const own = { type: 'function', name: 'look', parameters: { type: 'object' }, strict: null }
    const tools = [{ type: 'web_search' }, own]
    const reply = await postResponse(gateway, { ...foreign, tools })
    const { body } = upstream.only()
    for (const name of Object.keys(foreign)) expect(body).not.toHaveProperty(name)
    expect(body['tools']).toEqual([own])
    expect(String(reply.headers['x-ignored-fields']).split(', ').toSorted()).toEqual(
      [...Object.keys(foreign), 'tools[].web_search'].toSorted(),
    )
  })

  test('replies as it likes, but for the name of the model, and is charged by its counts', async () => {
    const { gateway } = await testGatewayServer({ upstream: greets }, speaksResponses)
    const reply = await postResponse(gateway)
    expect(JSON.parse(reply.body.toString())).toEqual({ ...response, model })
    expect(await gateway.rows()).toMatchObject([{ status: 'ok', ...counts }])
  })

  test('has its reply passed on byte by byte where the model has the same name there', async () => {
    const text = JSON.stringify({ ...response, model, seed: 'S' }, null, 2).replace('"S"', '1.00')
    const script: Script = (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json' }).end(text)
    const { gateway } = await testGatewayServer({ upstream: script }, speaksResponses)
    expect((await postResponse(gateway)).body.toString()).toBe(text)
    expect(await gateway.rows()).toMatchObject([{ status: 'ok', ...counts }])
  })

  test('streams as it likes, but for the name of the model, and is charged by its counts', async () => {
    const { gateway } = await testGatewayServer({ upstream: greets }, speaksResponses)
    const { body } = await postResponse(gateway, { stream: true })
    const seen = readSse(body).events.map(({ data }) => JSON.parse(data) as object)
    expect(seen).toEqual(
      events.map((event) =>
        'response' in event ? { ...event, response: { ...event.response, model } } : event,
      ),
    )
    expect(await gateway.rows()).toMatchObject([{ status: 'ok', ...counts }])
  })

  const searched = {
    input: [
      { role: 'user', content: 'news?' },
      { type: 'web_search_call', id: 'ws_1', status: 'completed' },
      { role: 'user', content: [{ type: 'input_file', file_url: 'https://example.com/a.pdf' }] },
    ],
  }

  test('gets what no chat can express, and no server of chats does', async () => {
    let isDown = false
    const { gateway, chats, speaks } = await testGatewayServer(
      {
        chats: says('Hello'),
        speaks: (...call) => (isDown ? sendError(call[1], 500) : greets(...call)),
      },
      {
        ...alwaysRetries,
        models: { [model]: { input: ['text', 'file'] } },
        upstreams: { speaks: { dialects: ['responses'] } },
        deployments: { chats: { tier: 1 }, speaks: { tier: 2 } },
      },
    )
    expect((await postResponse(gateway, searched)).status).toBe(200)
    expect(speaks.only().body).toMatchObject(searched)
    isDown = true
    expect((await postResponse(gateway, searched)).status).toBe(502)
    expect(chats.received).toEqual([])
    expect((await postResponse(gateway)).status).toBe(200)
  })

  test('is not asked to call a tool that it does not get', async () => {
    const { gateway, upstream } = await testGatewayServer({ upstream: greets }, speaksResponses)
    const tools = [{ type: 'web_search' }]
    const choices = [
      'required',
      { type: 'web_search' },
      { type: 'allowed_tools', mode: 'required', tools },
    ]
    for (const tool_choice of choices)
      expect((await postResponse(gateway, { tools, tool_choice })).status).toBe(400)
    expect(upstream.received).toEqual([])
  })

  test('that fails is replaced by one that speaks chat, to which it is translated', async () => {
    const error = { code: 'server_error', message: 'no' }
    const failed = { type: 'response.failed', response: { ...begun, status: 'failed', error } }
    const { gateway, first, second } = await testGatewayServer(
      {
        first: (_req, res) => void openEvents(res).end(named(failed)),
        second: says('Hello', ' there'),
      },
      {
        ...alwaysRetries,
        upstreams: { first: { dialects: ['responses'] } },
        deployments: { first: { tier: 1 }, second: { tier: 2 } },
      },
    )
    const { body } = await postResponse(gateway, { stream: true })
    expect(first.only().path).toBe('/v1/responses')
    expect(second.only().path).toBe('/v1/chat/completions')
    const judged = judgeResponse(readSse(body).events)
    expect(judged).toMatchObject({ faults: [], end: 'completed', text: 'Hello there' })
  })

  test('and is slow to begin is not begun for by the gateway', async () => {
    const { gateway } = await testGatewayServer(
      {
        upstream: (_req, res) => void setTimeout(() => void openEvents(res).end(stream), 300),
      },
      { ...speaksResponses, limits: { keep_alive_ms: 50 } },
    )
    const { body } = await postResponse(gateway, { stream: true })
    const { events: seen, comments } = readSse(body)
    expect(comments.length).toBeGreaterThan(0)
    expect(judgeResponse(seen)).toMatchObject({ faults: [], end: 'completed', text: 'Hello' })
  })
})
