import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import {
  ask,
  call,
  chat,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { engines, freshStore } from '../../support/servers/store.ts'
import {
  completion,
  sendJson,
  startModelServer,
  type ModelServer,
  type Script,
} from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

type List = components['schemas']['RequestList']
type Series = components['schemas']['Series']
type Gateway = Awaited<ReturnType<typeof startGateway>>
type Expected = {
  status: string
  model: string | null
  called_model: string | null
  upstream?: string
}

const user = [{ role: 'user', content: 'hi' }]

describe.each(engines)('on %s', (engine) => {
  let models: ModelServer
  let gateway: Gateway
  let answer: Script
  const keys = { chat: '', none: '', poor: '', once: '', other: '' }
  beforeAll(async () => {
    models = await startModelServer((...args) => answer(...args))
    const store = await freshStore(engine)
    gateway = await startGateway({
      store: store.url ?? store.folder,
      mesh: {},
      upstreams: {
        one: {
          base_url: models.base_url,
          dialects: ['chat', 'messages', 'responses', 'embeddings'],
        },
      },
      routes: {
        'team-*': [{ upstream: 'one' }],
        small: [{ upstream: 'one', usd_per_million: { input: '1', output: '1' } }],
        vectors: [{ upstream: 'one' }],
        'hermes-3-llama3.1-8b': [{ upstream: 'one' }],
      },
      models: { vectors: { kind: 'embeddings', dimensions: 8 } },
      limits: { first_byte_ms: 60_000 },
      breaker: { failures: 1000, window: 1000 },
    })
    const key = async (options: object) => (await gateway.createKey(options)).key
    keys.none = await key({ scopes: ['mesh'] })
    keys.poor = await key({ budget_usd: '0.000000001' })
    keys.once = await key({ rpm: 1 })
    keys.other = await key({ models: ['vectors'] })
  })
  afterAll(async () => {
    await gateway.stop()
    await models.close()
  })

  async function send(path: string, body?: object, key = gateway.key, headers = {}) {
    const reply = await fetch(gateway.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    await reply.text()
    return reply.status
  }
  const newest = async () => {
    await gateway.rows()
    return (await operatorJson<List>(gateway, 'GET', '/requests?limit=1')).requests[0]
  }

  const rows: [string, () => Promise<number>, number, Expected][] = [
    [
      'an unknown model',
      () => send('/openai/v1/chat/completions', { model: 'nope-1', messages: user }),
      404,
      { status: 'not_found', model: 'nope-1', called_model: 'nope-1' },
    ],
    [
      'an unknown model of Responses',
      () => send('/openai/v1/responses', { model: 'nope-2', input: 'hi' }),
      404,
      { status: 'not_found', model: 'nope-2', called_model: 'nope-2' },
    ],
    [
      'an unknown model of Messages',
      () => send('/anthropic/v1/messages', { model: 'nope-3', max_tokens: 9, messages: user }),
      404,
      { status: 'not_found', model: 'nope-3', called_model: 'nope-3' },
    ],
    [
      'an unknown model that is to be shown',
      () => send('/openai/v1/models/nope/4'),
      404,
      { status: 'not_found', model: 'nope/4', called_model: 'nope/4' },
    ],
    [
      'a model that the key may not use',
      () => send('/openai/v1/chat/completions', { model: 'team-a', messages: user }, keys.other),
      403,
      { status: 'forbidden', model: 'team-*', called_model: 'team-a' },
    ],
    [
      'a key that may not chat',
      () => send('/openai/v1/chat/completions', { model: 'small', messages: user }, keys.none),
      403,
      { status: 'forbidden', model: 'small', called_model: 'small' },
    ],
    [
      'a budget that is spent',
      () => send('/openai/v1/chat/completions', { model: 'small', messages: user }, keys.poor),
      402,
      { status: 'budget_spent', model: 'small', called_model: 'small' },
    ],
    [
      'the second request of a minute',
      async () => {
        answer = (_req, res) => sendJson(res, 200, completion('hi'))
        const body = { model: 'team-b', messages: user }
        await send('/openai/v1/chat/completions', body, keys.once)
        return send('/openai/v1/chat/completions', body, keys.once)
      },
      429,
      { status: 'rate_limited', model: 'team-*', called_model: 'team-b' },
    ],
    [
      'an invalid member',
      () => send('/openai/v1/chat/completions', { model: 'small', messages: user, temperature: 9 }),
      400,
      { status: 'invalid_request', model: 'small', called_model: 'small' },
    ],
    [
      'an invalid member of /v1',
      () => send('/v1/chat/completions', { model: 'hermes-3-llama3.1-8b', messages: [] }),
      400,
      {
        status: 'invalid_request',
        model: 'hermes-3-llama3.1-8b',
        called_model: 'hermes-3-llama3.1-8b',
      },
    ],
    [
      'a model that makes no embeddings',
      () => send('/openai/v1/embeddings', { model: 'small', input: 'hi' }),
      400,
      { status: 'invalid_request', model: 'small', called_model: 'small' },
    ],
    [
      'more dimensions than a model has',
      () => send('/openai/v1/embeddings', { model: 'vectors', input: 'hi', dimensions: 9 }),
      400,
      { status: 'invalid_request', model: 'vectors', called_model: 'vectors' },
    ],
    [
      'embeddings that fail',
      () => {
        answer = (_req, res) => sendJson(res, 500, { error: 'no memory is left' })
        return send('/openai/v1/embeddings', { model: 'vectors', input: 'hi' })
      },
      502,
      { status: 'upstream_failed', model: 'vectors', called_model: 'vectors', upstream: 'one' },
    ],
    [
      "a caller's own deadline",
      () => {
        answer = () => {}
        const headers = { 'x-request-timeout-ms': '200' }
        return send(
          '/openai/v1/chat/completions',
          { model: 'team-c', messages: user },
          undefined,
          headers,
        )
      },
      504,
      { status: 'deadline_exceeded', model: 'team-*', called_model: 'team-c', upstream: 'one' },
    ],
  ]
  test.each(rows)(
    '%s is in the ledger with its model',
    async (_what, request, status, expected) => {
      expect(await request()).toBe(status)
      const row = await newest()
      const { status: ended, model, called_model, upstream } = row ?? {}
      expect({ status: ended, model, called_model, upstream }).toEqual({
        upstream: null,
        ...expected,
      })
      expect([row?.attempt, (row?.reason?.message ?? '').length > 5]).toEqual([0, true])
    },
  )

  test('a name that means no model is bounded, and in no sum', async () => {
    const name = `x${'\u0007\u202e secret '.repeat(20)}y`
    const invented = Array.from({ length: 30 }, (_, at) => `invented-${at}`)
    for (const model of [name, ...invented])
      expect(await send('/openai/v1/chat/completions', { model, messages: user })).toBe(404)
    const all = await gateway.rows()
    const { requests } = await operatorJson<List>(gateway, 'GET', '/requests?model=invented-7')
    expect(requests).toMatchObject([{ called_model: 'invented-7' }])
    const bounded = all.find(({ called_model }) => called_model?.startsWith('x??'))
    expect(bounded?.called_model).toMatch(/^[\x21-\x7e]{128}$/)
    const { series } = await operatorJson<Series>(gateway, 'GET', '/series?metric=failed&by=model')
    const declared = new Set([null, 'team-*', 'small', 'vectors', 'hermes-3-llama3.1-8b'])
    expect(series.map(({ value }) => value).filter((value) => !declared.has(value))).toEqual([])
    const totals = await operatorJson<components['schemas']['UsageTotals']>(
      gateway,
      'GET',
      '/usage?by=model',
    )
    expect(totals.totals.filter(({ model = null }) => !declared.has(model))).toEqual([])
    expect(await gateway.metrics()).not.toMatch(/invented|nope|team-[abc]/)
  })

  test('what failed is summed under its model and the upstream of its last attempt', async () => {
    const failed = async (by: string) => {
      const { series } = await operatorJson<Series>(
        gateway,
        'GET',
        `/series?metric=failed&by=${by}`,
      )
      return new Map(
        series.map(({ value, points }) => [
          value,
          points.reduce((a, b) => Number(a) + Number(b), 0),
        ]),
      )
    }
    const before = [await failed('model'), await failed('upstream')]
    answer = (_req, res) => sendJson(res, 500, { error: 'no memory is left' })
    expect(await send('/openai/v1/chat/completions', { model: 'small', messages: user })).toBe(502)
    await gateway.rows()
    const after = [await failed('model'), await failed('upstream')]
    const more = (at: number, name: string) =>
      Number(after[at]?.get(name)) - Number(before[at]?.get(name) ?? 0)
    expect([more(0, 'small'), more(1, 'one')]).toEqual([1, 1])
  })
})

test('a request that waited in vain under load has its model', async () => {
  const server: GatewayServer<'slow'> = await startGatewayServer(
    { slow: () => {} },
    { admission: { concurrent: 1, queue_ms: 20 } },
  )
  try {
    const first = await call(server.gateway)
    await until('the first is under way', () => server.slow.received.length === 1)
    expect((await ask(server.gateway, chat())).status).toBe(503)
    first.leave()
    const rows = await server.gateway.rows()
    expect(rows.find(({ status }) => status === 'overloaded')).toMatchObject({
      model: chat().model,
      called_model: chat().model,
    })
  } finally {
    await server.close()
  }
})
