import { describe, expect, test } from 'vitest'
import { models } from '../../../support/servers/gateway.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { ask, chat, postJson, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { callsTools, post, testMesh, turns } from '../../../support/servers/mesh.ts'
import { sendJson as sendTool } from '../../../support/upstreams/tool-server.ts'
import { cells } from '../../../support/providers/documents.ts'
import { completion, sendJson, type Script } from '../../../support/upstreams/model-server.ts'
import { chatBody } from '../../../../server/gateway/routing/request-formats.ts'
import { memberRules } from '../../../../server/gateway/providers/facts.ts'

const replies: Record<string, object> = {
  '/v1/embeddings': { data: [{ index: 0, embedding: [1] }], usage: { prompt_tokens: 1 } },
  '/v1/rerank': { results: [{ index: 0, relevance_score: 1 }] },
}
const answers: Script = (_req, res, { path }) =>
  sendJson(res, 200, replies[path] ?? completion('hello'))

const vllm = { upstreams: { one: { provider: 'vllm' } } }

test('vLLM gets the priority of the class batch, of a key or a group, and never the caller’s own', async () => {
  const { gateway, one } = await testGatewayServer(
    { one: answers },
    { ...vllm, models: { [models[3]]: { kind: 'embeddings' }, [models[4]]: { kind: 'rerank' } } },
  )
  const last = () => one.received.at(-1)?.body as unknown
  const batch = await gateway.createKey({ priority_class: 'batch' })
  await ask(gateway, chat({ priority: -5 }), { key: batch.key })
  expect(last()).toHaveProperty('priority', 1)
  await ask(gateway, chat({ priority: -5 }))
  expect(last()).not.toHaveProperty('priority')
  const ofBatch = { url: gateway.url, key: batch.key }
  for (const [path, body] of [
    ['/openai/v1/embeddings', { model: models[3], input: 'hi' }],
    ['/openai/v1/rerank', { model: models[4], query: 'hi', documents: ['a'] }],
  ] as const) {
    expect((await postJson(ofBatch, path, { ...body, priority: -5 })).status).toBe(200)
    expect(last(), path).toMatchObject({ model: body.model, priority: 1 })
  }
  await operatorJson(gateway, 'PATCH', `/keys/${batch.id}`, { priority_class: 'interactive' })
  await ask(gateway, chat({ stream: true }), { key: batch.key })
  expect(last()).not.toHaveProperty('priority')
  await operatorJson(gateway, 'POST', '/groups', { name: 'jobs', priority_class: 'batch' })
  await operatorJson(gateway, 'PATCH', `/keys/${batch.id}`, { group: 'jobs' })
  await ask(gateway, chat({ stream: true }), { key: batch.key })
  expect(last()).toHaveProperty('priority', 1)
})

test('an upstream can have other priorities, or none', async () => {
  const { gateway, one, two } = await testGatewayServer(
    { one: answers, two: answers },
    {
      upstreams: {
        one: { provider: 'vllm', facts: { priority: {} } },
        two: { facts: { priority: { interactive: 9, batch: -1 } } },
      },
    },
  )
  const batch = await gateway.createKey({ priority_class: 'batch' })
  for (let count = 0; count < 20; count++) {
    await ask(gateway, chat())
    await ask(gateway, chat(), { key: batch.key })
  }
  const sentTo = ({ received }: typeof one) =>
    new Set(received.map(({ body }) => (body as { priority?: number }).priority))
  expect(sentTo(one)).toEqual(new Set([undefined]))
  expect(sentTo(two)).toEqual(new Set([9, -1]))
})

test('a vLLM that does not schedule by priority gets none once it has said so', async () => {
  const { gateway, one } = await testGatewayServer(
    {
      one: (_req, res, { body }) => {
        if (!('priority' in body)) return sendJson(res, 200, completion('hello'))
        const message = 'Got priority 1 but Priority scheduling is not enabled.'
        sendJson(res, 400, { error: { message, type: 'BadRequestError', code: 400 } })
      },
    },
    vllm,
  )
  const { key } = await gateway.createKey({ priority_class: 'batch' })
  for (let count = 0; count < 2; count++) {
    const reply = await ask(gateway, chat(), { key })
    expect(reply.status).toBe(200)
    expect(reply.headers).not.toHaveProperty('x-ignored-fields')
  }
  expect(one.received.map(({ body }) => 'priority' in body)).toEqual([true, false, false])
})

test('calls of a query’s model have it, and count for its key with their tokens', async () => {
  const mesh = await testMesh(
    turns(callsTools(['get_weather', { city: 'Lisbon' }]), 'It is mild.'),
    (_req, res) => sendTool(res, { mild: true }),
    { upstream: { provider: 'vllm' } },
  )
  const { gateway, model } = mesh
  const { key } = await gateway.createKey({ priority_class: 'batch' })
  const reply = await post(gateway.meshUrl, '/mesh_request', {
    api_key: key,
    agent_id: 'ToyAgent',
    input: { query: 'How warm is it?' },
  })
  expect(reply.status, reply.text).toBe(200)
  expect(model.received.map(({ body }) => (body as { priority?: number }).priority)).toEqual([1, 1])
  // By these the fair queue settles it.
  const ended = gateway.observed.find((one) => one.kind === 'requestEnded' && one.agent)
  const rows = await gateway.rows()
  const tokens = rows.map((row) => (row.prompt_tokens ?? 0) + (row.completion_tokens ?? 0))
  expect(ended).toMatchObject({ tokens: tokens.reduce((sum, one) => sum + one, 0) })
  expect(Math.max(...tokens)).toBeGreaterThan(0)
})

describe.each(cells.filter(({ facts, dialect }) => facts.priority && dialect === 'chat'))(
  '$provider, $model',
  ({ model: name, dialect, facts, check }) => {
    test.each(Object.entries(facts.priority ?? {}))('takes the priority of %s', (_, priority) => {
      const chatOf = {
        model: name,
        messages: [{ role: 'user' as const, content: 'hi' }],
        stream: false,
      }
      const receiver = {
        facts: { of: () => facts },
        members: memberRules(facts),
        dialect,
        priority,
      }
      const body: unknown = JSON.parse(String(chatBody(chatOf, name, receiver)))
      expect(body).toMatchObject({ priority })
      expect(check(body)).toEqual([])
    })
  },
)
