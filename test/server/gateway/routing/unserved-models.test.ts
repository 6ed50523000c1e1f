import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { exchange, requestBytes, type Reply } from '../../../support/http/raw.ts'
import { assertRefusal } from '../../../support/http/replies.ts'
import {
  says,
  startModelServer,
  type ModelServer,
} from '../../../support/upstreams/model-server.ts'
import { ask, chat, json } from '../../../support/servers/gateway-server.ts'

const served = 'hermes-3-llama3.1-8b'
const [absent, empty] = ['mistralai/mistral-7b-instruct', 'qwen/qwen-2.5-coder-32b-instruct']

let upstream: ModelServer
let gateway: Gateway
beforeAll(async () => {
  upstream = await startModelServer(says('Hello'))
  gateway = await startGateway({
    upstreams: { a: { base_url: upstream.base_url } },
    routes: { [served]: [{ upstream: 'a' }], [empty]: [] },
    mesh: {},
  })
})
afterAll(async () => {
  await gateway.stop()
  await upstream.close()
})

async function get(path: string): Promise<Reply> {
  const head = ['Host: tollgate.test', 'Connection: close', `Authorization: Bearer ${gateway.key}`]
  const { reply } = await exchange(gateway.url, requestBytes(`GET ${path} HTTP/1.1`, head))
  if (!reply) throw new Error(`no reply to ${path}`)
  return reply
}

const listed = async (path: string) =>
  (json(await get(path)) as { data: { id: string }[] }).data.map(({ id }) => id)

test.each([absent, empty])(
  '%s has no route: a chat is 503, which no retry changes, and nobody is asked',
  async (model) => {
    for (const stream of [false, true]) {
      const reply = await ask(gateway, chat({ model, stream }))
      const message = `no model server is configured for ${model}; use one of ${served}`
      expect(assertRefusal(reply, 503)).toEqual({
        error: 503,
        message,
        code: 'unavailable',
        param: 'model',
      })
      expect(reply.headers['x-should-retry']).toBe('false')
    }
    expect(upstream.received).toEqual([])
    expect((await gateway.rows()).at(-1)).toMatchObject({ status: 'unavailable', charged: 0 })
  },
)

test('a key that may not use the model hears of that first', async () => {
  const limited = await gateway.createKey({ models: [served] })
  assertRefusal(await ask(gateway, chat({ model: absent }), { key: limited.key }), 403)
})

test("under OpenAI's dialect it is a model that does not exist", async () => {
  const head = [
    'Host: a',
    'Connection: close',
    `Authorization: Bearer ${gateway.key}`,
    'Content-Type: application/json',
  ]
  const body = JSON.stringify(chat({ model: absent }))
  const { reply } = await exchange(
    gateway.url,
    requestBytes('POST /openai/v1/chat/completions HTTP/1.1', head, body),
  )
  const error = {
    message: `the model ${absent} does not exist here; use one of ${served}`,
    type: 'invalid_request_error',
    param: 'model',
    code: 'model_not_found',
  }
  expect([reply?.status, reply && json(reply)]).toEqual([404, { error }])
  const response = await get(`/openai/v1/models/${absent}`)
  expect([response.status, json(response)]).toEqual([404, { error }])
})

test('it is in no list of models', async () => {
  expect(await listed('/v1/models')).toEqual([served])
  expect(await listed('/openai/v1/models')).toEqual([served])
})

test('a query of an agent whose model it is fails as plainly', async () => {
  const body = {
    api_key: (await gateway.createKey({ scopes: ['mesh'] })).key,
    agent_id: 'EchoAgent',
    input: { query: 'Hello?' },
  }
  const reply = await fetch(`${gateway.meshUrl}/mesh_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([reply.status, reply.headers.get('x-should-retry')]).toEqual([503, 'false'])
  expect(await reply.json()).toMatchObject({
    code: 'unavailable',
    message: 'no model server is configured for meta-llama/llama-3.3-70b-instruct',
  })
})

test('the start tells of them once, and a route that is configured later serves at once', async () => {
  const observations = () => gateway.observed.filter(({ kind }) => kind === 'modelsUnserved')
  expect(observations()).toEqual([
    {
      kind: 'modelsUnserved',
      models: expect.arrayContaining([absent, empty]),
      queryModel: 'meta-llama/llama-3.3-70b-instruct',
    },
  ])
  expect(await gateway.reload({ routes: { '*': [{ upstream: 'a' }] } })).toBe(true)
  expect(observations()).toHaveLength(2)
  expect((await ask(gateway, chat({ model: absent }))).status).toBe(200)
  expect(await listed('/openai/v1/models')).toHaveLength(6)
  expect(observations().at(-1)).toEqual({ kind: 'modelsUnserved', models: [empty] })
})

test('a model that is served, but not on /v1, is refused there with the address that has it', async () => {
  expect(await gateway.reload({ routes: { 'qwen3-*': [{ upstream: 'a' }], empty: [] } })).toBe(true)
  const refused = async (model: string) =>
    assertRefusal(await ask(gateway, chat({ model })), 400).message
  expect(await refused('qwen3-coder')).toBe(
    '/v1 serves seven fixed models, not qwen3-coder; send the request to /openai/v1',
  )
  expect((await refused(`qwen3-${'x'.repeat(10_000)}`)).length).toBeLessThan(300)
  for (const model of ['gpt-4o', 'empty'])
    expect(await refused(model)).toMatch(/^model must be .*hermes-3-llama3\.1-8b/)

  expect(await gateway.reload({ routes: { [served]: [], coder: [{ upstream: 'a' }] } })).toBe(true)
  expect(assertRefusal(await ask(gateway, chat({ model: absent })), 503).message).toBe(
    `no model server is configured for ${absent}; use one of coder at /openai/v1`,
  )
})
