import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  agentRequest,
  documentOf,
  post,
  refusalOf,
  resultOf,
  startMesh,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'

const answer =
  '{"total":2,"next":null,"items":[{"id":9007199254740993,"name":"a","owner":{"id":1,"x":2}},' +
  '{"id":2,"name":"b"}],"none":[]}'

const operation = (method: string, operationId: string, tool: object = {}) => ({
  [method]: { operationId, summary: operationId, 'x-tool': tool },
})

let mesh: Mesh
beforeAll(async () => {
  mesh = await startMesh(
    () => {},
    (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json', link: '</2>' }).end(answer),
    {
      agents: (origin) => ({
        ToyAgent: documentOf(`${origin}/api`, {
          '/list': operation('get', 'list'),
          '/kept': operation('get', 'kept', { cache_seconds: 60 }),
          '/change': operation('post', 'change'),
        }),
      }),
    },
  )
})
afterAll(() => mesh.close())
beforeEach(() => void (mesh.tools.requests.length = 0))

const asked = (tool: string, fields: unknown) =>
  post(
    mesh.gateway.meshUrl,
    '/mesh_request',
    agentRequest(mesh, { tool, tool_arguments: {}, fields }),
  )

describe('fields of a result', () => {
  test.each([
    [['total'], '{"total":2}'],
    [['next', 'none.id'], '{"next":null,"none":[]}'],
    [['items.id'], '{"items":[{"id":9007199254740993},{"id":2}]}'],
    [['items.owner.id', 'absent'], '{"items":[{"owner":{"id":1}},{}]}'],
    [['items.owner.id', 'items.owner'], '{"items":[{"owner":{"id":1,"x":2}},{}]}'],
    [['items.owner', 'items.owner.id'], '{"items":[{"owner":{"id":1,"x":2}},{}]}'],
  ])('%j', async (fields, data) => {
    const { status, text } = await asked('list', fields)
    expect(status).toBe(200)
    expect(text).toContain(`"data":${data},"reply"`)
  })

  test('that are not there are a 400 that names those that are', async () => {
    const { message } = refusalOf(await asked('list', ['id', 'total.x']), 400, 'invalid_request')
    expect(message).toBe('the result has no part id or total.x; it has total, next, items, none')
  })

  test('of a tool that has changed something never make its call fail', async () => {
    expect(resultOf(await asked('change', ['id'])).data).toEqual({})
  })

  test.each([[[]], [['a..b']], [['.a']], [['']], ['total'], [[1]]])(
    '%j is refused before the tool is called',
    async (fields) => {
      refusalOf(await asked('list', fields), 400, 'invalid_request')
      expect(mesh.tools.requests).toHaveLength(0)
    },
  )

  test('that differ share one call and its cached response', async () => {
    const replies = await Promise.all([asked('kept', ['total']), asked('kept', ['next'])])
    replies.push(await asked('kept', ['none']))
    expect(replies.map((reply) => resultOf(reply).data)).toEqual([
      { total: 2 },
      { next: null },
      { none: [] },
    ])
    expect(mesh.tools.requests).toHaveLength(1)
  })

  test('are kept with a task', async () => {
    const { json } = await post(mesh.gateway.meshUrl, '/mesh_task_create', {
      api_key: mesh.gateway.key,
      agent_id: 'ToyAgent',
      task_details: { tool: 'list', tool_arguments: {}, fields: ['total'] },
    })
    const read = () =>
      post(mesh.gateway.meshUrl, '/mesh_task_query', {
        api_key: mesh.gateway.key,
        task_id: json['task_id'],
      })
    await until('the task has ended', async () => (await read()).json['status'] === 'completed')
    expect((await read()).text).toContain('"data":{"total":2},')
  })
})
