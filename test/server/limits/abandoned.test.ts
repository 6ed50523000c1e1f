import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { testMesh } from '../../support/servers/mesh.ts'
import {
  goodEvents,
  openEvents,
  sendError,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { longMs, until } from '../../support/waiting.ts'
import { operatorJson } from '../../support/http/operator.ts'

type KeyList = components['schemas']['KeyList']

const usd = 1_000_000_000
/** A prompt of 100 000 tokens by our count. */
const long = [{ role: 'user', content: 'word'.repeat(100_000) }]
const prices = { '*': { input: '1', output: '1' } }

let script: Script = () => {}
let one: GatewayServer<'only'>
beforeAll(async () => {
  one = await startGatewayServer(
    { only: (req, res, received) => script(req, res, received) },
    {
      ...alwaysRetries,
      prices,
      deployments: { only: { usd_per_million: { input: '1', output: '1' } } },
    },
  )
})
afterAll(() => one.close())

const rowsOf = async (id: string, { gateway } = one) =>
  (await gateway.rows()).filter(({ key_id }) => key_id === id)
const sum = (
  rows: { charged: number; counted: number; cost: number }[],
  column: 'charged' | 'counted' | 'cost',
) => rows.reduce((all, row) => all + row[column], 0)

async function budgetOf(id: string) {
  const { keys } = await operatorJson<KeyList>(one.gateway, 'GET', '/keys')
  return keys.find((key) => key.id === id)?.budget_used
}

describe('24 calls of 100 000 tokens under a budget of 1 USD', () => {
  test.each([
    ['leave', false],
    ['leave', true],
    ['set a short time', false],
    ['set a short time', true],
  ] as const)(
    'cost no more upstream when their callers %s before the reply (stream: %s)',
    async (how, stream) => {
      script = () => {}
      const { key, id } = await one.gateway.createKey({ budget_usd: '1', budget_period: 'total' })
      const from = one.only.received.length
      const body = chat({ messages: long, max_tokens: 10, stream })
      for (let n = 0; n < 24; n++) {
        if (how === 'set a short time')
          await ask(one.gateway, body, { key, headers: ['X-Request-Timeout-Ms: 1500'] })
        else {
          const [requests, before] = [one.only.received.length, (await rowsOf(id)).length]
          const client = await call({ url: one.gateway.url, key }, body)
          await until(
            'it is asked or refused',
            () => one.only.received.length > requests || client.text().includes('402'),
          )
          client.leave()
          await until('its row is there', async () => (await rowsOf(id)).length > before)
        }
      }
      const rows = await rowsOf(id)
      const arrived = one.only.received.length - from
      expect(arrived).toBeGreaterThan(3)
      expect(arrived).toBeLessThan(11)
      expect(sum(rows, 'cost')).toBeLessThanOrEqual(usd)
      expect(sum(rows, 'counted')).toBe(sum(rows, 'cost'))
      expect(sum(rows, 'charged')).toBe(0)
      const refused = rows.filter(({ status }) => status === 'budget_spent').length
      expect(refused).toBeGreaterThan(0)
      // On a slow machine a short time may end before the model server is asked, which is free.
      expect(new Set(rows.map(({ request_id }) => request_id)).size).toBe(24)
      expect(rows.filter(({ counted }) => counted > 0)).toHaveLength(arrived)
      expect(await budgetOf(id)).toEqual({ charged: '0', counted: String(sum(rows, 'counted')) })
    },
    longMs,
  )
})

test('a call in the dialect of OpenAI that its caller leaves counts as well', async () => {
  script = () => {}
  const { key, id } = await one.gateway.createKey({ budget_usd: '1', budget_period: 'total' })
  const from = one.only.received.length
  const controller = new AbortController()
  const request = fetch(`${one.gateway.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(chat({ max_tokens: 10 })),
    signal: controller.signal,
  }).catch(() => 'left')
  await until('it is asked', () => one.only.received.length > from)
  controller.abort()
  expect(await request).toBe('left')
  await until('its row is there', async () => (await rowsOf(id)).length === 1)
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ status: 'client_left', charged: 0, counted: row?.cost })
  expect(row?.cost).toBeGreaterThan(0)
})

describe('a call counts no more than is charged', () => {
  test('when its server fails, or has no time left', async () => {
    const { gateway } = await testGatewayServer(
      { only: (_req, res, { attempt }) => (attempt === 1 ? sendError(res, 500) : undefined) },
      { ...alwaysRetries, prices, limits: { whole_ms: 500 }, retry: { attempts: 1 } },
    )
    const { key, id } = await gateway.createKey({ budget_usd: '1', budget_period: 'total' })
    expect((await ask(gateway, chat({ max_tokens: 9 }), { key })).status).toBe(502)
    expect(
      (
        await ask(gateway, chat({ max_tokens: 9 }), {
          key,
          headers: ['X-Request-Timeout-Ms: 60000'],
        })
      ).status,
    ).toBe(504)
    const rows = (await gateway.rows()).filter(({ key_id }) => key_id === id)
    expect(rows.map(({ status, counted }) => [status, counted])).toEqual([
      ['upstream_status_500', 0],
      ['upstream_failed', 0],
      ['upstream_deadline', 0],
      ['deadline_exceeded', 0],
    ])
  })

  test('when it is answered', async () => {
    script = (_req, res) => void openEvents(res).end(goodEvents('Hello'))
    const { key, id } = await one.gateway.createKey({ budget_usd: '1', budget_period: 'total' })
    await ask(one.gateway, chat({ stream: true, max_tokens: 9 }), { key })
    expect(await rowsOf(id)).toMatchObject([{ status: 'ok', charged: 15_000, counted: 15_000 }])
  })
})

test('a query that its caller leaves while the model is asked counts what that costs, within the price of a query', async () => {
  const routes = { '*': [{ upstream: 'model', usd_per_million: { input: '20', output: '20' } }] }
  const { gateway, model } = await testMesh(
    () => {},
    () => {},
    { ...alwaysRetries, routes },
  )
  const { key, id } = await gateway.createKey({
    scopes: ['mesh'],
    budget_usd: '1',
    budget_period: 'total',
  })
  const controller = new AbortController()
  const body = JSON.stringify({ api_key: key, agent_id: 'ToyAgent', input: { query: 'a' } })
  const request = fetch(`${gateway.meshUrl}/mesh_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: controller.signal,
  }).catch(() => 'left')
  await until('the model is asked', () => model.received.length > 0)
  controller.abort()
  expect(await request).toBe('left')
  const rows = async () => (await gateway.rows()).filter(({ key_id }) => key_id === id)
  await until('its rows are there', async () => (await rows()).length === 2)
  const [call, query] = await rows()
  expect(call).toMatchObject({ status: 'client_left', charged: 0, counted: 0 })
  expect(query).toMatchObject({
    status: 'client_left',
    charged: 0,
    counted: call?.cost,
    call_id: call?.call_id,
  })
  expect(call?.cost).toBeGreaterThan(0)
})
