import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  evmNetwork,
  startTrustingFacilitator,
  trustedPayment,
  type TrustingFacilitator,
} from '../../support/chains/facilitator/trusting.ts'
import { connected } from '../../support/http/mcp-client.ts'
import { sendStateless, statelessRequest } from '../../support/http/mcp-stateless.ts'
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
let facilitator: TrustingFacilitator
beforeAll(async () => {
  facilitator = await startTrustingFacilitator()
  mesh = await startMesh(
    () => {},
    (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json', link: '</2>' }).end(answer),
    {
      agents: (origin) => ({
        ToyAgent: documentOf(
          `${origin}/api`,
          {
            '/list': operation('get', 'list'),
            '/kept': operation('get', 'kept', { cache_seconds: 60 }),
            '/change': operation('post', 'change'),
          },
          { agent: { x402: true } },
        ),
      }),
      payments: { networks: { [evmNetwork]: facilitator.networks[evmNetwork]! } },
    },
  )
})
afterAll(() => Promise.all([mesh.close(), facilitator.close()]))
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

describe('fields over MCP', () => {
  const meta = (fields: unknown) => ({ 'tollgate/fields': fields })

  test('are named in _meta, in both generations of the protocol', async () => {
    const client = await connected(mesh, { agent: 'ToyAgent' })
    const older = await client.callTool({ name: 'list', arguments: {}, _meta: meta(['total']) })
    expect(older.structuredContent).toEqual({ total: 2 })
    const params = { name: 'ToyAgent__list', arguments: {} }
    const { text } = await sendStateless(
      mesh,
      statelessRequest('tools/call', params, meta(['items.id'])),
    )
    expect(text).toContain('{"items":[{"id":9007199254740993},{"id":2}]}')
  })

  test('are an argument of call_tool, for models', async () => {
    const client = await connected(mesh, { agent: 'ToyAgent?mode=search' })
    const { tools } = await client.listTools()
    expect(tools.find(({ name }) => name === 'call_tool')?.inputSchema.properties).toHaveProperty(
      'fields',
    )
    const args = { name: 'list', arguments: {}, fields: ['total'] }
    const result = await client.callTool({ name: 'call_tool', arguments: args })
    expect(result.structuredContent).toEqual({ total: 2 })
  })

  test('that are no paths are an error before the tool is called', async () => {
    const client = await connected(mesh, { agent: 'ToyAgent' })
    const result = await client.callTool({ name: 'list', arguments: {}, _meta: meta('total') })
    expect(result).toMatchObject({
      isError: true,
      structuredContent: { code: 'invalid_request', param: '_meta["tollgate/fields"]' },
    })
    expect(mesh.tools.requests).toHaveLength(0)
  })
})

describe('fields of a paid call', () => {
  const signature = 'c0ffee'.repeat(22).slice(0, 130)
  const send = (query: string, payment?: object) =>
    post(
      mesh.gateway.meshUrl,
      `/x402/agents/ToyAgent/list${query}`,
      {},
      payment && {
        'payment-signature': Buffer.from(JSON.stringify(payment)).toString('base64'),
      },
    )

  test('are in its query, and one payment is for one choice', async () => {
    const { headers } = await send('?fields=total')
    const terms = Buffer.from(headers.get('payment-required') ?? '', 'base64').toString()
    const { accepts } = JSON.parse(terms) as { accepts: [{ payTo: string; amount: string }] }
    const payment = trustedPayment(accepts[0], signature)
    const paid = await send('?fields=total,items.id', payment)
    expect(paid.status, paid.text).toBe(200)
    expect(paid.text).toContain('"data":{"total":2,"items":[{"id":9007199254740993},{"id":2}]}')
    expect((await send('?fields=total,items.id', payment)).text).toBe(paid.text)
    expect((await send('?fields=next', payment)).status).toBe(409)
    expect((await send('', payment)).status).toBe(409)
    expect(mesh.tools.requests).toHaveLength(1)
    refusalOf(await send('?fields=a..b', trustedPayment(accepts[0], signature)), 400)
    expect(mesh.tools.requests).toHaveLength(1)
  })
})
