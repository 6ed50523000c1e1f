import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { billedNano, secondsUntilReset } from '../../../../server/gateway/providers/accounts.ts'
import { ask, chat, model, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  says,
  sendJson,
  usage,
  usageChunk,
  type Script,
} from '../../../support/upstreams/model-server.ts'

describe('the id of a request at its server', () => {
  const failing: Script = (_, res) => {
    res.setHeader('x-request-id', 'req_of_the_server')
    sendJson(res, 500, { error: { message: 'broken' } })
  }

  test('is in the ledger and in the observation of a failed attempt', async () => {
    const { gateway } = await testGatewayServer(
      { a: failing, b: says('b') },
      { upstreams: { a: { provider: 'openai' } }, deployments: { b: { tier: 2 } } },
    )
    expect((await ask(gateway)).status).toBe(200)
    const [row] = await gateway.rows()
    expect(row?.reason).toEqual({
      message: 'broken',
      request_id: 'req_of_the_server',
    })
    expect(gateway.observed).toContainEqual(
      expect.objectContaining({
        kind: 'upstreamAttempted',
        upstream: 'a',
        upstreamRequestId: 'req_of_the_server',
      }),
    )
  })
})

describe('the billed cost', () => {
  const bills =
    (cost: unknown): Script =>
    (_, res, { body }) => {
      const counts = { ...usage, cost }
      if (!body.stream) return sendJson(res, 200, completion('Hello', { usage: counts }))
      const events: ServerResponse = openEvents(res)
      for (const one of [piece('Hello'), chunk({}, 'stop'), { ...usageChunk, usage: counts }])
        events.write(event(one))
      events.end(event('[DONE]'))
    }

  test.each([true, false])('beats the computed one; stream: %s', async (stream) => {
    const { gateway } = await testGatewayServer(
      { a: bills(0.00123) },
      {
        upstreams: { a: { provider: 'openrouter' } },
        deployments: { a: { usd_per_million: { input: '1', output: '1' } } },
      },
    )
    await ask(gateway, chat({ stream }))
    expect(await gateway.rows()).toMatchObject([{ cost: 1_230_000, charged: 1_230_000 }])
  })

  test('is not charged where the model has its own price', async () => {
    const { gateway } = await testGatewayServer(
      { a: bills(0.5) },
      {
        upstreams: { a: { provider: 'openrouter' } },
        prices: { [model]: { input: '1', output: '1' } },
      },
    )
    await ask(gateway)
    expect(await gateway.rows()).toMatchObject([{ cost: 500_000_000, charged: 15_000 }])
  })

  test.each([-1, null, '0.5', 1e9, undefined])('%j is none', (cost) => {
    const fact = { member: 'cost', per_usd: 1 }
    expect(billedNano({ cost }, fact)).toBeUndefined()
  })

  test('is in units of the server', () => {
    const fact = { member: 'ticks', per_usd: 10_000_000_000 }
    expect(billedNano({ ticks: 37_756_000 }, fact)).toBe(3_775_600)
  })
})

describe('a limit of which nothing is left', () => {
  const facts = [{ left: 'left', reset: 'reset' }]
  const now = Date.parse('2026-01-01T00:00:00Z')

  test.each([
    ['7', 7],
    ['1.5', 1.5],
    ['12ms', 0.012],
    ['30s', 30],
    ['0m30.5s', 30.5],
    ['1m30s', 60],
    ['6h0m0s', 60],
    ['2026-01-01T00:00:20Z', 20],
    [String(now / 1000 + 20), 20],
    [String(now + 20_000), 20],
    ['2020-01-01T00:00:00Z', 0],
    ['soon', 0],
    ['', 0],
  ])('is reset at %j: in %s s', (reset, seconds) => {
    expect(secondsUntilReset({ left: '0', reset }, facts, now)).toBeCloseTo(seconds, 6)
    expect(secondsUntilReset({ left: '1', reset }, facts, now)).toBe(0)
  })

  test('pauses its deployment until then', async () => {
    const { gateway, a, b } = await testGatewayServer(
      {
        a: (_, res) => {
          res.setHeader('x-ratelimit-remaining-tokens', '0')
          res.setHeader('x-ratelimit-reset-tokens', '20s')
          sendJson(res, 200, completion('a'))
        },
        b: says('b'),
      },
      { upstreams: { a: { provider: 'openai' } }, deployments: { b: { tier: 2 } } },
    )
    const replies = [await ask(gateway), await ask(gateway)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect([a.received.length, b.received.length]).toEqual([1, 1])
  })
})
