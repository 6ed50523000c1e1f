import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/mesh.ts'
import { fault } from '../../../support/http/schemas.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import {
  callsTools,
  post,
  refusalOf,
  startMesh,
  turns,
  type Mesh,
} from '../../../support/servers/mesh.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import { sendJson } from '../../../support/upstreams/tool-server.ts'

type Task = components['schemas']['Task']

let mesh: Mesh
let script = says('It is warm.')
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  mesh = await startMesh(
    (req, res, request) => script(req, res, request),
    (req, res) => answer(req, res),
    { mesh: { tasks: { waiting: 2 } } },
  )
})
afterAll(() => mesh.close())
beforeEach(() => {
  script = says('It is warm.')
  answer = (_req, res) => sendJson(res, { temperature: 21 })
  mesh.tools.requests.length = mesh.model.received.length = 0
})

const weather = { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } }
const creating = (of: object, more: object = {}) =>
  post(mesh.gateway.meshUrl, '/mesh_task_create', {
    api_key: mesh.gateway.key,
    agent_id: 'ToyAgent',
    task_details: of,
    ...more,
  })
const asking = (task_id: unknown, key = mesh.gateway.key, url = mesh.gateway.meshUrl) =>
  post(url, '/mesh_task_query', { api_key: key, task_id })

async function create(of: object): Promise<string> {
  const { status, text, json } = await creating(of)
  expect(status, text).toBe(200)
  expect(fault('mesh', 'TaskCreated', json)).toBeNull()
  return String(json['task_id'])
}

async function read(id: string, url?: string): Promise<Task> {
  const { status, text, json } = await asking(id, mesh.gateway.key, url)
  expect(status, text).toBe(200)
  expect(fault('mesh', 'Task', json)).toBeNull()
  return json as Task // judged by Ajv on the line above
}

async function ended(id: string, url?: string): Promise<Task> {
  let task: Task = { status: 'pending' }
  await until('the task has ended', async () =>
    ['completed', 'failed'].includes((task = await read(id, url)).status),
  )
  return task
}

describe('a task', () => {
  test('is pending or running until it has run, then completed with the result that a request would have had', async () => {
    let release = () => {}
    answer = (_req, res) => void (release = () => sendJson(res, { temperature: 21 }))
    const id = await create(weather)
    await until('the tool is called', () => mesh.tools.requests.length === 1, promptMs)
    expect(await read(id)).toEqual({ status: 'running' })
    release()
    expect(await ended(id)).toEqual({
      status: 'completed',
      result: { success: true, data: { temperature: 21 } },
    })
  })

  test('of a query has the response and the data, and without a summary the data alone', async () => {
    script = turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is warm.')
    expect(await ended(await create({ query: 'How warm is it?' }))).toEqual({
      status: 'completed',
      result: {
        success: true,
        response: 'It is warm.',
        data: { get_weather: { temperature: 21 } },
      },
    })
    script = turns(callsTools(['get_weather', { city: 'Lisbon' }]))
    expect(await ended(await create({ query: 'How warm is it?', raw_data_only: true }))).toEqual({
      status: 'completed',
      result: { success: true, data: { get_weather: { temperature: 21 } } },
    })
  })

  test('that fails says why, and what the API said', async () => {
    answer = (_req, res) => sendJson(res, { canary: 1 }, 500)
    expect(await ended(await create(weather))).toEqual({
      status: 'failed',
      error: "the tool get_weather failed: the tool's server answered with status 500",
      code: 'tool_failed',
      upstream: { status: 500, body: { canary: 1 }, media_type: 'application/json' },
    })
    script = turns(callsTools(['no_tool', {}]))
    expect(await ended(await create({ query: 'a' }))).toEqual({
      status: 'failed',
      error:
        'the query took more than 2 tool calls that do not fit the tools; ask something narrower',
      code: 'query_exhausted',
    })
  })

  test.each<[string, object, object, number, string]>([
    ['both modes', { query: 'a', ...weather }, {}, 400, 'task_details'],
    ['neither mode', {}, {}, 400, 'task_details'],
    ['a tool without arguments', { tool: 'get_status' }, {}, 400, 'task_details'],
    [
      'wrong arguments',
      { tool: 'get_weather', tool_arguments: { city: 7 } },
      {},
      400,
      'task_details.tool_arguments.city',
    ],
    ['an unknown tool', { tool: 'nothing', tool_arguments: {} }, {}, 404, 'task_details.tool'],
    ['an unknown agent', weather, { agent_id: 'NoAgent' }, 404, 'agent_id'],
    ['no details', weather, { task_details: undefined }, 400, 'task_details'],
    ['an unknown key', weather, { api_key: 'unknown' }, 401, 'api_key'],
  ])('with %s is refused at once', async (_, details, more, status, param) => {
    expect(refusalOf(await creating(details, more), status).param).toBe(param)
    expect(mesh.tools.requests).toEqual([])
  })

  test('of a key is one of a bounded number: more that wait are 429', async () => {
    const held: (() => void)[] = []
    answer = (_req, res) => void held.push(() => sendJson(res, 1))
    const ids = [
      await create({ tool: 'get_weather', tool_arguments: { city: 'Porto' } }),
      await create({ tool: 'get_weather', tool_arguments: { city: 'Faro' } }),
    ]
    expect(refusalOf(await creating(weather), 429, 'rate_limited').message).toContain(
      'this key has 2 tasks that wait or run',
    )
    await until('both run', () => held.length === 2)
    for (const release of held) release()
    for (const id of ids) expect(await ended(id)).toMatchObject({ status: 'completed' })
    answer = (_req, res) => sendJson(res, 1)
    expect(await ended(await create(weather))).toMatchObject({ status: 'completed' })
  })
})

describe('tenants', () => {
  test("another key's task is not found, and neither is one that never was", async () => {
    const id = await create(weather)
    await ended(id)
    const { key } = await mesh.gateway.createKey()
    const others = refusalOf(await asking(id, key), 404, 'not_found')
    const none = refusalOf(
      await asking('0198a3c2-7d1e-7abc-8def-0123456789ab', key),
      404,
      'not_found',
    )
    expect(others).toEqual(none)
    expect(others.param).toBe('task_id')
    for (const odd of [`${id}'--`, '__proto__', '%', '*', id.toUpperCase()])
      refusalOf(await asking(odd), 404)
    for (const wrong of [7, null, '', { $ne: 1 }, [id], 'x'.repeat(65), undefined])
      refusalOf(await asking(wrong), 400)
  })

  test('a key needs the scope mesh to read and to create', async () => {
    const id = await create(weather)
    await ended(id)
    const { key } = await mesh.gateway.createKey({ scopes: ['chat'] })
    refusalOf(await asking(id, key), 403, 'forbidden')
    refusalOf(await creating(weather, { api_key: key }), 403, 'forbidden')
  })

  test('a task whose key is revoked before it runs does not run', async () => {
    const slow: (() => void)[] = []
    answer = (_req, res) => void slow.push(() => sendJson(res, 1))
    const { id, key } = await mesh.gateway.createKey()
    // Four others hold the workers.
    const keys = await Promise.all([1, 2].map(() => mesh.gateway.createKey()))
    const holding = await Promise.all(
      keys.flatMap(({ key: api_key }) =>
        ['a', 'b'].map((city) =>
          creating({ tool: 'get_weather', tool_arguments: { city: city + api_key } }, { api_key }),
        ),
      ),
    )
    expect(holding.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await until('all workers are busy', () => mesh.tools.requests.length === 4)
    const waiting = await creating(weather, { api_key: key })
    await mesh.gateway.revokeKey(id)
    for (const release of slow) release()
    answer = (_req, res) => sendJson(res, 1)
    // The key of a task asks for it no more; that nothing was called is what can be seen.
    expect(await ended(await create({ tool: 'get_status', tool_arguments: {} }))).toMatchObject({
      status: 'completed',
    })
    refusalOf(await asking(waiting.json['task_id'], key), 401)
    expect(mesh.tools.requests.filter(({ url }) => url.includes('Lisbon'))).toEqual([])
  })
})

describe('a restart of the server on the same store', () => {
  let store: string
  let first: Mesh
  let second: Gateway
  const ids = { completed: '', reading: '', writing: '' }
  const view = async (url: string, id: string) => (await asking(id, first.gateway.key, url)).json

  beforeAll(async () => {
    store = await mkdtemp(join(tmpdir(), 'tollgate-store-'))
    let isAnswering = true
    first = await startMesh(
      says('done'),
      (_req, res) => void (isAnswering && sendJson(res, { temperature: 21 })),
      { store },
    )
    const create = async (task_details: object) => {
      const task = { api_key: first.gateway.key, agent_id: 'ToyAgent', task_details }
      const { json } = await post(first.gateway.meshUrl, '/mesh_task_create', task)
      return String(json['task_id'])
    }
    ids.completed = await create(weather)
    await until(
      'one task is completed',
      async () => (await view(first.gateway.meshUrl, ids.completed))['status'] === 'completed',
    )
    isAnswering = false
    ids.reading = await create({ tool: 'get_place', tool_arguments: { name: 'Faro' } })
    ids.writing = await create({ tool: 'write_note', tool_arguments: { note: 'milk' } })
    await until('two run', () => first.tools.requests.length === 3)
    await first.gateway.stop()
    isAnswering = true
    second = await startGateway({
      upstreams: { model: { base_url: first.model.base_url } },
      routes: { '*': [{ upstream: 'model' }] },
      store,
      mesh: { agents: [first.agents], allow_private: [first.tools.origin] },
    })
    for (const id of [ids.reading, ids.writing])
      await until('it has ended', async () => {
        const { status } = await view(second.meshUrl, id)
        return status === 'completed' || status === 'failed'
      })
  })
  afterAll(async () => {
    await second.stop()
    await first.close()
    await rm(store, { recursive: true })
  })

  test('keeps what was completed, and runs again what was interrupted and only reads', async () => {
    const result = { success: true, data: { temperature: 21 } }
    for (const id of [ids.completed, ids.reading])
      expect(await view(second.meshUrl, id)).toEqual({ status: 'completed', result })
    expect(first.tools.requests.filter(({ url }) => url.includes('Faro'))).toHaveLength(2)
  })

  test('does not run again what may have changed something', async () => {
    expect(await view(second.meshUrl, ids.writing)).toEqual({
      status: 'failed',
      error:
        'the server stopped while the task ran; it may have been carried out, so it is ' +
        'not run again',
      may_have_happened: true,
    })
    expect(first.tools.requests.filter(({ url }) => url.includes('notes'))).toHaveLength(1)
  })

  test('charges each task that was completed once', async () => {
    const charged = (await second.rows()).filter((row) => row.charged > 0)
    expect(charged.map(({ request_id }) => request_id).toSorted()).toEqual(
      [ids.completed, ids.reading].toSorted(),
    )
  })
})
