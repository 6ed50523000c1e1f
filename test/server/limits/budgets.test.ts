import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  completion,
  goodEvents,
  holdReplies,
  openEvents,
  sendJson,
} from '../../support/upstreams/model-server.ts'
import { chat, json } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'
import { sayHello, startLimitsServer, usageOf, type LimitsServer } from './limited-keys.ts'

let server: LimitsServer
beforeAll(async () => {
  server = await startLimitsServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

describe('a budget', () => {
  it('lets exactly ten of a hundred racing requests in when there is room for ten, and is settled to what they cost', async () => {
    const { waiting, script } = holdReplies(sayHello)
    const { gateway } = server
    const refusals = () =>
      gateway.observed.filter((one) => one.kind === 'requestEnded' && one.status === 402).length
    const { send, id } = await server.createKey(
      { budget_usd: '0.001', budget_period: 'day' },
      script,
    )
    const replies = Promise.all(
      Array.from({ length: 100 }, (_, n) => send({ max_tokens: 18, stream: n % 2 === 0 })),
    )
    await until('all others are refused', () => refusals() === 90)
    await until('ten have reached the model server', () => waiting.length >= 10)
    expect(waiting).toHaveLength(10)
    for (const answer of waiting.splice(0)) answer()
    expect((await replies).filter(({ status }) => status === 200)).toHaveLength(10)
    const rows = (await gateway.rows()).filter(({ key_id }) => key_id === id)
    expect(rows.reduce((sum, { charged }) => sum + charged, 0)).toBe(150_000)
    // 0.00085 USD are left, which is room for eight, and for one more that takes all the rest.
    const second = Promise.all(Array.from({ length: 20 }, () => send({ max_tokens: 18 })))
    await until('all others are refused', () => refusals() === 101)
    await until('nine have reached the model server', () => waiting.length >= 9)
    expect(waiting).toHaveLength(9)
    for (const answer of waiting) answer()
    await second
  })

  it.each([
    { period: 'day', until: ' until 2026-02-01T00:00:00Z', ms: 12 * 3_600_000 },
    { period: 'month', until: ' until 2026-02-01T00:00:00Z', ms: 12 * 3_600_000 },
    { period: 'total', until: '', ms: null },
  ] as const)(
    'that is spent refuses until its $period is over',
    async ({ period, until: when, ms }) => {
      const { send, change } = await server.createKey(
        { budget_usd: '0.000184', budget_period: period },
        (_req, res) => sendJson(res, 200, completion('hello', { usage: usageOf(82, 10) })),
      )
      for (let n = 0; n < 2; n++) expect((await send({ max_tokens: 10 })).status).toBe(200)
      const refused = await send({ max_tokens: 10 })
      expect(refused).toMatchObject({ status: 402, headers: { 'x-should-retry': 'false' } })
      expect(json(refused)).toEqual({
        error: 402,
        code: 'budget_spent',
        message:
          `the budget of this key is spent${when}: this request reserves 0.000092 USD, the most ` +
          'that it may cost, and 0 of 0.000184 USD is left; ' +
          `${ms === null ? '' : 'wait until then, '}request less (max_tokens, a shorter prompt) ` +
          'or have the budget raised',
      })
      server.clock.time += ms ?? 40 * 86_400_000
      expect((await send({ max_tokens: 10 })).status).toBe(ms === null ? 402 : 200)
      if (ms !== null) return
      expect((await change({ budget_usd: '1' })).status).toBe(200)
      await until(
        'the new limit holds',
        async () => (await send({ max_tokens: 10 })).status === 200,
      )
    },
  )

  it('that does not cover the worst case says how far it goes', async () => {
    const { send } = await server.createKey(
      { budget_usd: '0.001', budget_period: 'month' },
      (_req, res) => sendJson(res, 200, completion('hello', { usage: usageOf(82, 800) })),
    )
    expect(json(await send({ max_tokens: 1000 }))).toMatchObject({
      message:
        'the budget of this key does not cover this request: this request reserves 0.001082 USD, ' +
        'the most that it may cost, and 0.001 of 0.001 USD is left; ' +
        'request less (max_tokens, a shorter prompt) or have the budget raised',
    })
    expect((await send({ max_tokens: 800 })).status).toBe(200)
    expect(json(await send({ max_tokens: 200 }))).toMatchObject({
      message:
        'the budget of this key does not cover this request until 2026-02-01T00:00:00Z: ' +
        'this request reserves 0.000282 USD, the most that it may cost, and 0.000118 of 0.001 USD ' +
        'is left; wait until then, request less (max_tokens, a shorter prompt) or have the budget ' +
        'raised',
    })
  })

  it('is charged what a model counts where letters, digits or scripts are a token each, and never more than was reserved', async () => {
    let usage = usageOf(12, 3)
    const { gateway } = server
    const { send, id } = await server.createKey({ budget_usd: '0.001' }, (_req, res, { body }) =>
      body.stream
        ? void openEvents(res).end(
            goodEvents('hel', 'lo').replace(/"usage":{[^}]*}/, `"usage":${JSON.stringify(usage)}`),
          )
        : sendJson(res, 200, completion('hello', { usage })),
    )
    const messages = [{ role: 'user', content: '7'.repeat(60) + '語'.repeat(20) }]
    // 64 + 16 + 120 bytes of the prompt, and the reply.
    usage = usageOf(196, 100)
    expect((await send({ messages, max_tokens: 100 })).status).toBe(200)
    usage = usageOf(5000, 500)
    for (const stream of [false, true])
      expect((await send({ messages, max_tokens: 50, stream })).status).toBe(200)
    const rows = (await gateway.rows()).filter(({ key_id }) => key_id === id)
    expect(
      rows.map(({ prompt_tokens, completion_tokens, charged }) => [
        prompt_tokens,
        completion_tokens,
        charged,
      ]),
    ).toEqual([
      [196, 100, 296_000],
      [5000, 500, 250_000],
      [5000, 500, 250_000],
    ])
    expect((await send({ messages, max_tokens: 150 })).status).toBe(402)
    // What is left covers what is usual: the call gets all of it, and costs no more.
    expect((await send({ messages, max_tokens: 100 })).status).toBe(200)
    expect((await gateway.rows()).findLast(({ key_id }) => key_id === id)?.charged).toBe(204_000)
    expect((await send({ messages, max_tokens: 1 })).status).toBe(402)
  })

  it('is told of once when four fifths of it are spent', async () => {
    const { gateway } = server
    const { send, id } = await server.createKey(
      { budget_usd: '0.0005', budget_period: 'month' },
      (_req, res) => sendJson(res, 200, completion('hello', { usage: usageOf(70, 10) })),
    )
    // Of this key: of others it may be told later than their test ends.
    const warnings = () =>
      gateway.observed.filter((one) => one.kind === 'budgetNearlySpent' && one.keyId === id)
    for (let n = 0; n < 4; n++) await send({ max_tokens: 10 })
    expect(warnings()).toEqual([])
    await send({ max_tokens: 10 })
    await until('it is told of', () => warnings().length > 0)
    expect(warnings()).toEqual([
      {
        kind: 'budgetNearlySpent',
        keyId: id,
        spentNano: 400_000,
        budgetNano: 500_000,
        endsAt: Date.UTC(2026, 1),
      },
    ])
    await send({ max_tokens: 5 })
    expect(warnings()).toHaveLength(1)
  })

  it('is refused in the words of OpenAI where those are spoken', async () => {
    const { gateway } = server
    const { key } = await server.createKey({ budget_usd: '0.0001', rpm: 1 })
    const send = (more: object = {}) =>
      fetch(`${gateway.url}/openai/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(chat({ max_tokens: 100, ...more })),
      })
    const spent = await send({ stream: true })
    expect(spent.status).toBe(402)
    expect(await spent.json()).toMatchObject({
      error: { type: 'insufficient_quota', code: 'insufficient_quota' },
    })
    expect((await send({ max_tokens: 5 })).status).toBe(200)
    const limited429 = await send({ max_tokens: 1 })
    expect(limited429.status).toBe(429)
    expect(limited429.headers.get('x-ratelimit-limit-requests')).toBe('1')
    expect(await limited429.json()).toMatchObject({
      error: {
        type: 'requests',
        code: 'rate_limit_exceeded',
        message: 'this key may send 1 request a minute; try again in 12 s',
      },
    })
  })
})
