import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'

const file = (name: string) =>
  fileURLToPath(new URL(`../../../generated/json/${name}.json`, import.meta.url))

let mesh: Mock
let metadata: Mock
beforeAll(async () => {
  ;[mesh, metadata] = await Promise.all([
    startMock({ contract: file('mesh') }),
    startMock({ contract: file('metadata') }),
  ])
})
afterAll(() => Promise.all([mesh.close(), metadata.close()]))

async function post(path: string, body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(mesh.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

const tool = {
  api_key: 'any',
  agent_id: 'EchoAgent',
  input: { tool: 'echo', tool_arguments: { text: 'a' } },
}

describe('the mock of the agents', () => {
  test('answers a tool call like one, and a question like one', async () => {
    expect(await post('/mesh_request', tool)).toEqual({
      status: 200,
      json: { result: { success: true, data: { text: 'Hello' } } },
    })
    const question = { ...tool, input: { query: 'Will it rain?' } }
    expect((await post('/mesh_request', question)).json).toHaveProperty(
      'result.response',
      expect.stringContaining('Lisbon'),
    )
    expect((await post('/mesh_request', question, { prefer: 'example=tool' })).json).toEqual({
      result: { success: true, data: { text: 'Hello' } },
    })
    expect(await post('/mesh_request', question, { prefer: 'code=503' })).toMatchObject({
      status: 503,
      json: { error: 503 },
    })
  })

  test('takes a task, and tells each state of it', async () => {
    const { json: created } = await post('/mesh_task_create', {
      api_key: 'any',
      agent_id: 'EchoAgent',
      task_details: { query: 'Hello?' },
    })
    expect(created).toMatchObject({ task_id: expect.any(String) })
    for (const status of ['running', 'completed', 'failed']) {
      const { json } = await post(
        '/mesh_task_query',
        { api_key: 'any', task_id: created['task_id'] },
        { prefer: `example=${status}` },
      )
      expect(json).toMatchObject({ status })
    }
  })

  test('asks for the key in the body', async () => {
    const { api_key: _, ...keyless } = tool
    expect(await post('/mesh_request', keyless)).toEqual({
      status: 401,
      json: {
        error: 401,
        message: 'send your key as api_key at the root of the body',
        code: 'unauthorized',
        param: 'api_key',
      },
    })
  })

  test.each([
    ['neither mode', { ...tool, input: {} }],
    ['both modes', { ...tool, input: { ...tool.input, query: 'Hello?' } }],
    ['no agent', { api_key: 'any', input: tool.input }],
  ])('refuses %s', async (_, body) => {
    const { status, json } = await post('/mesh_request', body)
    expect([status, json['code']]).toEqual([400, 'invalid_request'])
    expect(json['detail']).toBe(json['message'])
  })

  test('lists agents without a key', async () => {
    const read = async (path: string) => (await fetch(mesh.url + path)).json()
    expect(await read('/mesh_schema')).toHaveProperty('agents.EchoAgent.tools.echo')
    expect(await read('/mesh_health')).toHaveProperty('agents.ExaSearchAgent.available', false)
    for (const [path, network] of [
      ['/x402/agents', 'base-sepolia'],
      ['/x402/solana/agents', 'solana-devnet'],
    ]) {
      const list = await read(`${path}?details=true`)
      expect(list).toMatchObject({
        count: 1,
        agents: [{ tools: [{ network, resourceUrl: `${mesh.url}${path}/EchoAgent/echo` }] }],
      })
    }
  })
})

test('lists of path parameters are answered, however many items they have', async () => {
  const items = { type: 'array', items: { type: 'string' } }
  const contract = {
    openapi: '3.1.0',
    info: { title: 'Tokens', version: '1.0.0' },
    paths: {
      '/tokens/{addresses}': {
        get: {
          operationId: 'getTokens',
          parameters: [
            {
              name: 'addresses',
              in: 'path',
              required: true,
              style: 'simple',
              explode: false,
              schema: items,
            },
          ],
          responses: {
            200: {
              description: 'Tokens.',
              content: {
                'application/json': { schema: items, examples: { two: { value: ['one', 'two'] } } },
              },
            },
          },
        },
      },
    },
  }
  const mock = await startMock({ contract })
  const replies = await Promise.all(
    ['a', 'a,b', 'a,b,c?x=1,2'].map((list) =>
      fetch(`${mock.url}/tokens/${list}`).then(async (reply) => [reply.status, await reply.json()]),
    ),
  )
  await mock.close()
  expect(replies).toEqual(Array(3).fill([200, ['one', 'two']]))
})

test('the mock of the metadata serves the document', async () => {
  const reply = await fetch(`${metadata.url}/metadata.json`)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toHaveProperty('agents.EchoAgent.tools.0.function.name', 'echo')
  expect(
    (await fetch(`${metadata.url}/metadata.json`, { headers: { prefer: 'code=304' } })).status,
  ).toBe(304)
})
