import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  metaOf,
  pinned,
  sendStateless,
  statelessRequest,
} from '../../../support/http/mcp-stateless.ts'
import { alwaysRetries } from '../../../support/servers/gateway-server.ts'
import {
  callsTools,
  documentOf,
  post,
  startMesh,
  toyAgents,
  turns,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import type { Script } from '../../../support/upstreams/model-server.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

/** An agent whose tools may take half a minute. */
const slowAgent = (origin: string) => {
  const slow = (operationId: string, more: object = {}) => ({
    operationId,
    summary: operationId,
    'x-tool': { timeout_ms: 30_000 },
    ...more,
  })
  const parameters = [{ name: 'n', in: 'query', schema: { type: 'integer' } }]
  return documentOf(`${origin}/slow`, {
    '/report': { get: slow('get_report', { parameters }) },
    '/order': { post: slow('write_order') },
    '/quick': { get: { operationId: 'get_quick', summary: 'Quick' } },
  })
}

let mesh: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, asked) => model(req, res, asked),
    (req, res) => answer(req, res),
    {
      ...alwaysRetries,
      agents: (origin) => ({ ...toyAgents(origin), SlowAgent: slowAgent(origin) }),
      mesh: { tasks: { waiting: 2 } },
      routes: { '*': [{ upstream: 'model', usd_per_million: { input: '20', output: '20' } }] },
    },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  answer = (_req, res) => sendJson(res, { ready: true })
  model = turns('never asked')
  mesh.tools.requests.length = mesh.model.received.length = 0
})

const extension = 'io.modelcontextprotocol/tasks'
const knowing = { extensions: { [extension]: {} } }
type Result = Record<string, unknown>
type Sent = { agent?: string; key?: string }

/** Sends a request of a client that knows tasks. */
const send = (method: string, params: Result, more: Sent = {}, capabilities: object = knowing) =>
  sendStateless(mesh, statelessRequest(method, params, metaOf(capabilities)), {}, more)

async function resultOf(...args: Parameters<typeof send>): Promise<Result> {
  const { status, text, json } = await send(...args)
  expect(status, text).toBe(200)
  expect(json, text).toHaveProperty('result')
  return json['result'] as Result // the line above says so
}

const call = (name: string, args: Result = {}, more: Sent = {}, capabilities: object = knowing) =>
  resultOf('tools/call', { name, arguments: args }, { agent: 'SlowAgent', ...more }, capabilities)
async function begin(name: string, args: Result = {}, more: Sent = {}): Promise<string> {
  const { resultType, taskId } = await call(name, args, more)
  expect(resultType).toBe('task')
  return String(taskId)
}
const get = (taskId: string, more: Sent = {}) => resultOf('tasks/get', { taskId }, more)
async function ended(taskId: string): Promise<Result> {
  let task: Result = {}
  await until('the task has ended', async () => (task = await get(taskId))['status'] !== 'working')
  return task
}
const cancel = (taskId: string) => resultOf('tasks/cancel', { taskId })
const rowsOf = async (taskId: string) =>
  (await mesh.gateway.rows()).filter(({ request_id }) => request_id === taskId)
const called = () => until('the tool is called', () => mesh.tools.requests.length > 0, promptMs)

describe('a call that may take longer than 20 s, by a client that knows tasks,', () => {
  test('is a task, which has the result when it is done', async () => {
    let release = () => {}
    answer = (_req, res) => void (release = () => sendJson(res, { ready: true }))
    const handle = await call('get_report')
    const times = {
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      lastUpdatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      ttlMs: 7 * 24 * 3600 * 1000,
      pollIntervalMs: 1000,
    }
    expect(handle).toMatchObject({ resultType: 'task', ...times })
    const taskId = String(handle['taskId'])
    await called()
    const working = await get(taskId)
    expect(working).toMatchObject({ resultType: 'complete', taskId, status: 'working', ...times })
    release()
    const done = await ended(taskId)
    expect(done).toMatchObject({
      resultType: 'complete',
      taskId,
      status: 'completed',
      ...times,
      createdAt: working['createdAt'],
      result: {
        content: [{ type: 'text', text: '{"ready":true}' }],
        structuredContent: { ready: true },
      },
    })
    expect(String(done['lastUpdatedAt']) >= String(working['lastUpdatedAt'])).toBe(true)
    await until('its row is there', async () => (await rowsOf(taskId)).length > 0)
    expect(await rowsOf(taskId)).toMatchObject([
      { tool: 'get_report', status: 'ok', charged: 1_000_000 },
    ])
  })

  test('keeps the digits of its arguments', async () => {
    const request = statelessRequest(
      'tools/call',
      { name: 'get_report', arguments: { n: 'N' } },
      metaOf(knowing),
    )
    const raw = JSON.stringify(request).replace('"N"', '12345678901234567890')
    const reply = await fetch(`${mesh.gateway.meshUrl}/mcp/agents/SlowAgent`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${mesh.gateway.key}`,
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'get_report',
      },
      body: raw,
    })
    expect(await reply.json()).toMatchObject({ result: { resultType: 'task' } })
    await called()
    expect(mesh.tools.requests[0]?.url).toBe('/slow/report?n=12345678901234567890')
  })

  test('may be a question', async () => {
    model = turns(callsTools(['get_report', {}]), 'It is ready.')
    const task = await ended(await begin('ask', { query: 'Is it ready?' }))
    expect(task).toMatchObject({
      status: 'completed',
      result: {
        content: [{ type: 'text', text: 'It is ready.' }],
        structuredContent: { response: 'It is ready.', data: { get_report: { ready: true } } },
      },
    })
  })

  test('that fails is complete, with a result that says so', async () => {
    answer = (_req, res) => sendJson(res, { canary: 1 }, 500)
    expect(await ended(await begin('get_report'))).toMatchObject({
      status: 'completed',
      statusMessage: expect.stringContaining('the tool get_report failed') as string,
      result: {
        isError: true,
        structuredContent: { error: 502, code: 'tool_failed', upstream: { status: 500 } },
      },
    })
  })

  test('that answers with an image has it as one', async () => {
    answer = (_req, res) =>
      void res.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0, 255]))
    expect(await ended(await begin('get_report'))).toMatchObject({
      result: {
        content: [{ type: 'image', data: 'AP8=', mimeType: 'image/png' }],
        structuredContent: { media_type: 'image/png', bytes: 2 },
      },
    })
  })

  test('with invalid arguments, or beyond the limit of tasks, is refused at once', async () => {
    expect(await call('get_report', { n: 'a' })).toMatchObject({
      isError: true,
      structuredContent: { code: 'invalid_request', param: 'arguments.n' },
    })
    answer = () => {}
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'] })
    const ids = [await begin('get_report', {}, { key }), await begin('get_report', {}, { key })]
    expect(await call('get_report', {}, { key })).toMatchObject({
      isError: true,
      structuredContent: { code: 'rate_limited' },
    })
    for (const taskId of ids) await resultOf('tasks/cancel', { taskId }, { key })
  })
})

describe('a call is answered as usual', () => {
  test.each<[string, string, object]>([
    ['that takes less', 'get_quick', knowing],
    ['of a client that does not know tasks', 'get_report', {}],
    ['of a client that knows tasks of before', 'get_report', { tasks: { list: {} } }],
  ])('%s', async (_, name, capabilities) => {
    expect(await call(name, {}, {}, capabilities)).toMatchObject({
      resultType: 'complete',
      structuredContent: { ready: true },
    })
  })
})

test('the server says that it knows tasks', async () => {
  const client = await pinned(mesh, { agent: 'SlowAgent', capabilities: knowing })
  expect(client.getServerCapabilities()).toMatchObject(knowing)
})

describe('a task that is cancelled', () => {
  test('ends at its tool, and costs nothing', async () => {
    answer = () => {}
    const taskId = await begin('get_report')
    await called()
    expect(await cancel(taskId)).toMatchObject({ resultType: 'complete' })
    expect(await get(taskId)).toMatchObject({ status: 'cancelled' })
    await until('the tool is left', () => mesh.tools.openSockets() === 0, promptMs)
    await until('its row is there', async () => (await rowsOf(taskId)).length > 0)
    expect(await rowsOf(taskId)).toMatchObject([
      { status: 'client_left', agent: 'SlowAgent', tool: 'get_report', charged: 0 },
    ])
    const asked = { api_key: mesh.gateway.key, task_id: taskId }
    expect((await post(mesh.gateway.meshUrl, '/mesh_task_query', asked)).json).toEqual({
      status: 'failed',
      error: 'the task was cancelled',
      code: 'cancelled',
    })
  })

  test('says whether its tool may have changed something', async () => {
    answer = () => {}
    const taskId = await begin('write_order')
    await called()
    await cancel(taskId)
    const asked = { api_key: mesh.gateway.key, task_id: taskId }
    expect((await post(mesh.gateway.meshUrl, '/mesh_task_query', asked)).json).toMatchObject({
      code: 'cancelled',
      may_have_happened: true,
    })
  })

  test('counts what its model has cost, within the price of a query', async () => {
    model = () => {}
    const limits = { budget_usd: '1', budget_period: 'total' as const }
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'], ...limits })
    const taskId = await begin('ask', { query: 'a' }, { key })
    await until('the model is asked', () => mesh.model.received.length > 0, promptMs)
    await resultOf('tasks/cancel', { taskId }, { key })
    await until('its rows are there', async () => (await rowsOf(taskId)).length === 2)
    const [asked, query] = await rowsOf(taskId)
    expect(asked?.cost).toBeGreaterThan(0)
    expect(query).toMatchObject({ status: 'client_left', charged: 0, counted: asked?.cost })
  })

  test('when it has ended stays as it is', async () => {
    const taskId = await begin('get_report')
    expect(await ended(taskId)).toMatchObject({ status: 'completed' })
    await cancel(taskId)
    expect(await get(taskId)).toMatchObject({ status: 'completed' })
  })
})

describe('the methods of tasks', () => {
  const methods = ['tasks/get', 'tasks/update', 'tasks/cancel']

  test.each(methods)('%s refuses a client that does not know tasks', async (method) => {
    const reply = await send(method, { taskId: 'a' }, {}, {})
    expect(reply.status).toBe(400)
    expect(reply.json).toMatchObject({
      id: 1,
      error: { code: -32021, data: { requiredCapabilities: knowing } },
    })
  })

  test.each(methods)('%s knows no task of another key, or of no id', async (method) => {
    const taskId = await begin('get_report')
    const { key } = await mesh.gateway.createKey({ scopes: ['mesh'] })
    for (const [params, more] of [
      [{ taskId }, { key }],
      [{ taskId: 'nothing' }, {}],
      [{}, {}],
      [{ taskId: 7 }, {}],
    ] as const) {
      const { status, json } = await send(method, params, more)
      expect([status, json]).toMatchObject([200, { error: { code: -32602 } }])
    }
    await ended(taskId)
  })

  test('take answers to questions that were not asked', async () => {
    const taskId = await begin('get_report')
    expect(await resultOf('tasks/update', { taskId, inputResponses: {} })).toMatchObject({
      resultType: 'complete',
    })
    await ended(taskId)
  })

  test('refuse a header that names another task', async () => {
    const sent = statelessRequest('tasks/get', { taskId: 'a' }, metaOf(knowing))
    const reply = await sendStateless(mesh, sent, { 'mcp-name': 'b' })
    expect([reply.status, reply.json]).toMatchObject([400, { error: { code: -32020 } }])
  })
})
