import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGatewayClient } from '../../../client/gateway.ts'
import type { components } from '../../../generated/server/gateway.ts'
import {
  ask,
  chat,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { says } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

type KeyUsage = components['schemas']['KeyUsage']

let shared: GatewayServer<'only'>
beforeAll(async () => {
  shared = await startGatewayServer(
    { only: says('hello') },
    { deployments: { only: { usd_per_million: { input: '1', output: '2' } } } },
  )
})
afterAll(() => shared.close())

const read = async (key: string, path = '/v1/usage') => {
  await shared.gateway.rows() // whatever was appended is in the store
  const reply = await fetch(shared.gateway.url + path, {
    headers: { authorization: `Bearer ${key}` },
  })
  return { status: reply.status, body: (await reply.json()) as KeyUsage }
}

test('tells a key what it used, what is left of each limit, and when it starts anew', async () => {
  const { gateway } = shared
  const { key } = await gateway.createKey({
    name: 'mine',
    rpm: 60,
    tpm: 100_000,
    max_parallel: 4,
    budget_usd: '1',
  })
  await ask(gateway, chat({ max_tokens: 5 }), { key })
  await ask(gateway, chat({ max_tokens: 5 }), { key })
  const { status, body } = await read(key)
  expect(status).toBe(200)
  const tokens = { prompt_tokens: 24, completion_tokens: 6 }
  expect(body).toMatchObject({
    name: 'mine',
    used: { month: { requests: 2, ...tokens, charged_usd: '0.000036' } },
    limits: {
      requests_per_minute: { limit: 60 },
      parallel_requests: { limit: 4, remaining: 4, resets_at: null },
      budget: { period: 'month', limit_usd: '1', used_usd: '0.000036' },
    },
  })
  const { requests_per_minute, tokens_per_minute, budget } = body.limits
  const minute = Math.floor(Date.now() / 60_000) * 60
  expect([minute, minute + 60]).toContain(requests_per_minute?.resets_at)
  // The minute may have ended between the requests and the question.
  expect([58, 59, 60]).toContain(requests_per_minute?.remaining)
  expect(tokens_per_minute?.limit).toBe(100_000)
  // What a call took is known soon after its reply.
  const left = async () => (await read(key)).body.limits.tokens_per_minute?.remaining ?? 0
  await until('the tokens are counted', async () =>
    [99_970, 99_985, 100_000].includes(await left()),
  )
  expect(budget?.remaining_usd).toBe('0.999964')
})

test('has no limits for a key that has none, in both dialects', async () => {
  const { gateway } = shared
  const { key } = await gateway.createKey({ name: 'free', scopes: ['mesh'] })
  const { body } = await read(key)
  expect(body.limits).toEqual({
    requests_per_minute: null,
    tokens_per_minute: null,
    parallel_requests: null,
    budget: null,
  })
  expect(await read(key, '/openai/v1/usage')).toEqual({ status: 200, body })
  const client = createGatewayClient({ baseUrl: gateway.url, token: key })
  expect(await client.usage()).toEqual(body)
})

test('a spent budget is told, and reading it costs nothing', async () => {
  const { gateway } = shared
  const { key } = await gateway.createKey({ name: 'poor', rpm: 1, budget_usd: '0.000001' })
  expect((await ask(gateway, chat(), { key })).status).toBe(402)
  for (let time = 0; time < 3; time++) expect((await read(key)).status).toBe(200)
  expect((await read('tg_wrong')).status).toBe(401)
})
