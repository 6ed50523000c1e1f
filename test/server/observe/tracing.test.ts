import { trace } from '@opentelemetry/api'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBody } from '../../support/http/body.ts'
import { fetchStateless, statelessRequest } from '../../support/http/mcp-stateless.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { callsTools, post, startMesh, type Mesh } from '../../support/servers/mesh.ts'
import {
  chunk,
  completion,
  event,
  goodEvents,
  openEvents,
  sendError,
  sendJson,
} from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { registerSpans, type RecordedSpan, type Spans } from '../../support/data/recorded-spans.ts'

const model = 'hermes-3-llama3.1-8b'
const failing = 'mistralai/mistral-7b-instruct'
const canary = 'canary-prompt-51ab'
const chat = (more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: canary }],
  ...more,
})
const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`

const elsewhere = `00-${parent.traceId}-00f067aa0ba902b7-01`

/** Between the first event of a slow stream and the others. */
const slowMs = 200

let refusal: string
let spans: Spans
let mesh: Mesh
let sandbox: Gateway
const enabled = { env: { TOLLGATE_TRACING_ENABLED: 'true' } }

beforeAll(async () => {
  refusal = await startGateway(enabled).then(() => 'it started', String)
  spans = registerSpans()
  mesh = await startMesh(
    (_req, res, { body }) => {
      if (body.model === failing) return sendError(res, 500)
      if (body.messages.some(({ content }) => content === 'broken'))
        return void openEvents(res).end(event(chunk({ role: 'assistant', content: canary })))
      if (body.messages.some(({ content }) => content === 'slow')) {
        const [first = '', ...rest] = goodEvents('Hel', canary).split(/(?<=\n\n)/)
        openEvents(res).write(first)
        return void setTimeout(() => res.end(rest.join('')), slowMs)
      }
      if (body.stream) return void openEvents(res).end(goodEvents('Hel', canary))
      const isFirstTurn = body.tools !== undefined && body.messages.length === 2
      sendJson(
        res,
        200,
        isFirstTurn
          ? callsTools(['get_weather', { city: canary }], ['get_status', {}])
          : completion(canary),
      )
    },
    (req, res) => sendJson(res, req.url?.includes('status') ? 500 : 200, { city: canary }),
    {
      ...enabled,
      retry: { attempts: 2, repeat_share: 1 },
      breaker: { failures: 1000, window: 1000 },
    },
  )
  sandbox = await startGateway({ mesh: {}, ...enabled })
})
afterAll(async () => {
  trace.disable()
  await mesh.close()
  await sandbox.stop()
})
beforeEach(() => void spans.ended.splice(0))

async function ask(body: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${mesh.gateway.url}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${mesh.gateway.key}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return { status: reply.status, headers: reply.headers, text: (await readBody(reply)).text }
}

/** The span of the only request, once it has ended, and what belongs to it. */
async function traced(
  requestName: string,
): Promise<{ request: RecordedSpan; under: RecordedSpan[] }> {
  const spansOf = () => spans.ended.filter(({ name }) => name === requestName)
  await until(`there is ${requestName}`, () => spansOf().length > 0)
  const [request, ...more] = spansOf()
  if (!request || more.length > 0) throw new Error(`${more.length + 1} requests, not one`)
  return { request, under: spans.ended.filter(({ parentId }) => parentId === request.spanId) }
}

const chatRequest = 'POST /v1/chat/completions'

test('tracing without an SDK that takes the traces refuses to start and says how to load one', () => {
  expect(refusal).toContain(
    'no OpenTelemetry SDK is registered. Load one first, as with NODE_OPTIONS=--import=',
  )
})

test('a chat is the span of its request, and under it one of its attempt as the GenAI conventions have it', async () => {
  const { headers } = await ask(chat(), { 'x-request-id': 'traced-1' })
  const { request, under } = await traced(chatRequest)
  expect(request).toMatchObject({ kind: 'SERVER', parentId: undefined, isError: false })
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/chat/completions',
    'http.response.status_code': 200,
    'tollgate.service': 'gateway',
    'tollgate.operation': 'createChatCompletion',
    'tollgate.request_id': 'traced-1',
    'tollgate.key_id': mesh.gateway.keyId,
    'gen_ai.request.model': model,
    'gen_ai.response.model': model,
  })
  expect(under).toHaveLength(1)
  const [attempt] = under
  expect(attempt).toMatchObject({
    name: `chat ${model}`,
    kind: 'CLIENT',
    traceId: request.traceId,
    isError: false,
  })
  expect(attempt?.attributes).toEqual({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'model',
    'gen_ai.request.model': model,
    'gen_ai.usage.input_tokens': 12,
    'gen_ai.usage.output_tokens': 3,
    'gen_ai.response.finish_reasons': ['stop'],
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(mesh.model.base_url).port),
    'tollgate.request_id': headers.get('x-request-id'),
  })
  expect(request.startedAt).toBeLessThanOrEqual(attempt?.startedAt ?? NaN)
  expect(attempt?.startedAt).toBeLessThan(attempt?.endedAt ?? NaN)
  expect(attempt?.endedAt).toBeLessThanOrEqual(request.endedAt)
  expect(Math.abs(request.endedAt - Date.now())).toBeLessThan(10_000)
})

test("a stream's attempt lasts to its end, with its tokens", async () => {
  const slow = chat({ stream: true, messages: [{ role: 'user', content: 'slow' }] })
  expect((await ask(slow)).text).toContain('[DONE]')
  const {
    under: [attempt],
  } = await traced(chatRequest)
  expect(attempt?.attributes).toMatchObject({
    'gen_ai.usage.input_tokens': 12,
    'gen_ai.response.finish_reasons': ['stop'],
  })
  // Half of it, since a timer and a span have clocks of their own.
  const { startedAt = 0, endedAt = 0 } = attempt ?? {}
  expect(endedAt - startedAt).toBeGreaterThan(slowMs / 2)
})

test('a stream that breaks off is an error of the attempt, and its tokens are marked as estimated', async () => {
  expect(
    (await ask(chat({ stream: true, messages: [{ role: 'user', content: 'broken' }] }))).text,
  ).not.toContain('[DONE]')
  const {
    under: [attempt],
  } = await traced(chatRequest)
  expect(attempt).toMatchObject({
    isError: true,
    attributes: { 'error.type': 'upstream_truncated', 'tollgate.usage.estimated': true },
  })
})

test('each attempt that fails is a span with its error, and a request that fails is one too', async () => {
  expect((await ask(chat({ model: failing }))).status).toBe(502)
  const { request, under } = await traced(chatRequest)
  expect(request).toMatchObject({
    isError: true,
    attributes: { 'error.type': '502', 'http.response.status_code': 502 },
  })
  expect(under.map(({ isError, attributes }) => [isError, attributes['error.type']])).toEqual([
    [true, 'upstream_status_500'],
    [true, 'upstream_status_500'],
  ])
})

test('the trace of a caller with a key is continued, and the servers that are called hear nothing of it', async () => {
  await ask(chat(), { traceparent, tracestate: 'vendor=secret', baggage: 'who=me' })
  const { request, under } = await traced(chatRequest)
  expect(request).toMatchObject({ traceId: parent.traceId, parentId: parent.spanId })
  expect(under[0]?.traceId).toBe(parent.traceId)
  expect(
    Object.keys(mesh.model.received.at(-1)?.headers ?? {}).filter((name) =>
      /^(trace|baggage|b3)/.test(name),
    ),
  ).toEqual([])
})

test.each([
  ['of nobody who was let in', { authorization: 'Bearer wrong', traceparent }],
  ['that is not valid', { traceparent: `00-${'0'.repeat(32)}-${parent.spanId}-01` }],
  ['that is written badly', { traceparent: `${traceparent}-extra`.toUpperCase() }],
  ['of a version that there cannot be', { traceparent: traceparent.replace('00-', 'ff-') }],
])('a trace %s is not continued', async (_what, headers) => {
  await ask(chat(), headers)
  const { request } = await traced(chatRequest)
  expect(request.parentId).toBeUndefined()
  expect(request.traceId).not.toBe(parent.traceId)
})

test.each([
  ['in its body is continued', { traceparent }, {}, parent.spanId],
  [
    'in its body comes before the header',
    { traceparent },
    { traceparent: elsewhere },
    parent.spanId,
  ],
  [
    'in the header counts where that of the body is none',
    { traceparent: 7 },
    { traceparent },
    parent.spanId,
  ],
  ['that is not valid is not continued', { traceparent: `${traceparent}0` }, {}, undefined],
])('of a message of MCP, the trace %s', async (_what, meta, headers, parentId) => {
  const reply = await fetchStateless(mesh, statelessRequest('tools/list', {}, meta), headers)
  expect(reply.status).toBe(200)
  const { request } = await traced('POST /mcp')
  expect(request.parentId).toBe(parentId)
})

test('what has no route is named by its method only', async () => {
  await fetch(`${mesh.gateway.url}/${canary}`)
  const { request } = await traced('GET')
  expect(request.attributes).toMatchObject({
    'http.response.status_code': 404,
    'tollgate.operation': '-',
  })
})

test('a query shows its model turns and its tool calls', async () => {
  const { status, text } = await post(
    mesh.gateway.meshUrl,
    '/mesh_request',
    { api_key: mesh.gateway.key, agent_id: 'ToyAgent', input: { query: canary } },
    { traceparent },
  )
  expect(status, text).toBe(200)
  const { request, under } = await traced('POST /mesh_request')
  expect(request).toMatchObject({
    traceId: parent.traceId,
    attributes: { 'gen_ai.agent.name': 'ToyAgent' },
  })
  const tool = (name: string) => under.find((span) => span.name === `execute_tool ${name}`)
  expect(under.map(({ name }) => name).toSorted()).toEqual([
    'chat meta-llama/llama-3.3-70b-instruct',
    'chat meta-llama/llama-3.3-70b-instruct',
    'execute_tool get_status',
    'execute_tool get_weather',
  ])
  expect(tool('get_weather')).toMatchObject({
    kind: 'INTERNAL',
    isError: false,
    attributes: {
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'get_weather',
      'gen_ai.agent.name': 'ToyAgent',
      'tollgate.cached': false,
    },
  })
  expect(tool('get_status')).toMatchObject({
    isError: true,
    attributes: { 'error.type': 'failed' },
  })
  expect(Object.keys(mesh.tools.requests.at(-1)?.headers ?? {})).not.toContain('traceparent')
})

test('a task is a trace of its own, and not a part of the request that created it', async () => {
  const { json } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: mesh.gateway.key,
    agent_id: 'ToyAgent',
    task_details: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
  })
  const { request, under } = await traced('invoke_agent ToyAgent')
  expect(request).toMatchObject({
    kind: 'INTERNAL',
    parentId: undefined,
    isError: false,
    attributes: { 'gen_ai.operation.name': 'invoke_agent', 'tollgate.request_id': json['task_id'] },
  })
  expect(under.map(({ name }) => name)).toEqual(['execute_tool get_weather'])
})

test('a paid call shows how the facilitator was asked', async () => {
  const url = `${sandbox.meshUrl}/x402/agents/EchoAgent/echo`
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ text: canary }),
  }
  await until(
    'the sandbox sells',
    async () => (await fetch(url, { method: 'POST' })).status === 402,
  )
  spans.ended.splice(0)
  const client = new x402Client().register(
    'eip155:84532',
    new ExactEvmScheme(privateKeyToAccount(generatePrivateKey())),
  )
  expect((await wrapFetchWithPayment(fetch, client)(url, order)).status).toBe(200)
  const name = 'POST /x402/agents/{agent_id}/{tool}'
  await until(
    'both requests ended',
    () => spans.ended.filter((span) => span.name === name).length === 2,
  )
  const paid = spans.ended.find(
    (span) => span.name === name && span.attributes['http.response.status_code'] === 200,
  )
  expect(paid?.parentId, 'whoever pays is not known before').toBeUndefined()
  expect(paid?.attributes['tollgate.key_id']).toMatch(/^x402:0x/)
  const under = spans.ended.filter(({ parentId }) => parentId === paid?.spanId)
  expect(under.map((span) => span.name)).toEqual([
    'x402 verify',
    'execute_tool echo',
    'x402 settle',
  ])
  expect(under[0]).toMatchObject({
    kind: 'CLIENT',
    attributes: { 'server.address': '127.0.0.1', 'tollgate.outcome': 'ok' },
  })
})

test('whoever watches the server is not traced', async () => {
  await fetch(`${mesh.gateway.operatorUrl}/healthz`)
  await mesh.gateway.metrics()
  await ask(chat())
  await traced(chatRequest)
  expect(spans.ended.filter(({ name }) => name.startsWith('GET'))).toEqual([])
})

test('an exporter that throws costs no request, and is told once', async () => {
  spans.fail(true)
  const bugs = () => mesh.gateway.observed.splice(0).filter(({ kind }) => kind === 'bugMet')
  bugs()
  expect((await ask(chat())).status).toBe(200)
  expect((await ask(chat({ stream: true }))).text).toContain('[DONE]')
  spans.fail(false)
  expect(bugs()).toMatchObject([{ operation: 'tracing' }])
  expect((await ask(chat())).status).toBe(200)
  await traced(chatRequest)
})

test('nothing that a caller, a model or a tool wrote is in a span, no key is, and no span stays open', async () => {
  await ask(chat())
  await ask(chat({ stream: true }))
  await post(mesh.gateway.meshUrl, '/mesh_request', {
    api_key: mesh.gateway.key,
    agent_id: 'ToyAgent',
    input: { query: canary },
  })
  await until('all ended', () => spans.open().length === 0 && spans.ended.length >= 8)
  const text = JSON.stringify(spans.ended)
  expect(text).not.toContain(canary)
  expect(text).not.toContain(mesh.gateway.key)
})
