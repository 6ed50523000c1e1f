import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { holdReplies, says, startModelServer } from '../../support/upstreams/model-server.ts'
import type { ModelServer } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'

/** Our count of the prompt, in tokens. */
const promptTokens = 5
/** The most that any model would count of it: what is reserved of money. */
const mostPromptTokens = 64 + 16 + 2

const held = holdReplies(says('Hello'))
let upstream: ModelServer
let gateway: Gateway
beforeAll(async () => {
  upstream = await startModelServer((req, res, received) =>
    (received.body.user === 'held' ? held.script : says('Hello'))(req, res, received),
  )
  gateway = await startGateway({
    upstreams: { a: { base_url: upstream.base_url } },
    routes: {
      usual: [{ upstream: 'a' }],
      long: [{ upstream: 'a' }],
      small: [{ upstream: 'a' }],
      free: [{ upstream: 'a' }],
      unpriced: [{ upstream: 'a' }],
    },
    models: { long: { output_tokens: 65_536 }, small: { context_tokens: 4096 } },
    prices: {
      usual: { input: '1', output: '2' },
      long: { input: '1', output: '2' },
      free: { input: '0', output: '0' },
    },
    // The minute of a limit does not end within a test.
    now: () => Date.UTC(2026, 0, 31, 12, 0, 5),
  })
})
afterAll(async () => {
  await gateway.stop()
  await upstream.close()
})
beforeEach(() => void (upstream.received.length = 0))

const ask = (model: string, key: string, more: object = {}) =>
  fetch(`${gateway.url}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'hi' }], ...more }),
  })
async function maxTokensFor(model: string, key: string): Promise<number | undefined> {
  upstream.received.length = 0
  const reply = await ask(model, key)
  expect(reply.status, await reply.text()).toBe(200)
  return upstream.only().body.max_tokens
}

describe('a reply whose length the caller leaves open', () => {
  test('has no bound for a key without limits', async () => {
    expect(await maxTokensFor('usual', gateway.key)).toBeUndefined()
    expect(await maxTokensFor('long', gateway.key)).toBeUndefined()
  })

  test("is bounded by the model's own maximum, or the usual one, for a limited key", async () => {
    for (const limits of [{ tpm: 1_000_000 }, { budget_usd: '100' }]) {
      const { key } = await gateway.createKey(limits)
      expect(await maxTokensFor('usual', key)).toBe(16_384)
      expect(await maxTokensFor('long', key)).toBe(65_536)
      expect(await maxTokensFor('small', key)).toBe(4096 - promptTokens)
    }
  })

  test('is lowered to the tokens that are left of the minute', async () => {
    const { key } = await gateway.createKey({ tpm: 5000 })
    expect(await maxTokensFor('usual', key)).toBe(5000 - promptTokens)
    expect(await maxTokensFor('usual', key)).toBe(5000 - 15 - promptTokens)
  })

  test('is lowered to the money that is left of the budget', async () => {
    const { key } = await gateway.createKey({ budget_usd: '0.01', budget_period: 'total' })
    const most = (10_000 - mostPromptTokens) / 2
    expect(await maxTokensFor('usual', key)).toBe(most)
    // The prompt of 12 tokens and the reply of 3 cost 18 millionths of a dollar.
    expect(await maxTokensFor('usual', key)).toBe(most - 9)
    expect(await maxTokensFor('free', key)).toBe(16_384)
  })

  test('is lowered to what all callers may use', async () => {
    expect(await gateway.reload({ limits: { all: { tpm: 3000 } } })).toBe(true)
    try {
      expect(await maxTokensFor('usual', gateway.key)).toBe(3000 - promptTokens)
    } finally {
      expect(await gateway.reload()).toBe(true)
    }
  })

  test('is refused rather than useless where other requests hold what is left', async () => {
    const { key } = await gateway.createKey({ tpm: 2000 })
    const first = ask('usual', key, { user: 'held' })
    await until('the first is under way', () => held.waiting.length === 1)
    const refused = await ask('usual', key)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '55'])
    held.waiting.shift()?.()
    expect((await first).status).toBe(200)
    expect(await maxTokensFor('usual', key)).toBe(2000 - 15 - promptTokens)
  })

  test('is as long as a limit below what is useful', async () => {
    const { key } = await gateway.createKey({ tpm: 100 })
    expect(await maxTokensFor('usual', key)).toBe(100 - promptTokens)
    expect((await ask('usual', key)).status).toBe(429)
  })
})

describe('a model without price and cost', () => {
  const reports = () => gateway.observed.filter(({ kind }) => kind === 'budgetWithoutPrice')

  test('counts nothing of a budget, which is reported once', async () => {
    const { key } = await gateway.createKey({ budget_usd: '1' })
    expect(reports()).not.toContainEqual({ kind: 'budgetWithoutPrice', model: 'unpriced' })
    for (let time = 0; time < 2; time++) expect((await ask('unpriced', key)).status).toBe(200)
    const own = reports().filter((report) => 'model' in report && report.model === 'unpriced')
    expect(own).toHaveLength(1)
  })

  test('is refused to a budget where the operator says so, and to no other key', async () => {
    const [budget, tokens] = await Promise.all([
      gateway.createKey({ budget_usd: '1' }),
      gateway.createKey({ tpm: 100_000 }),
    ])
    expect(await gateway.reload({ limits: { unpriced: 'refuse' } })).toBe(true)
    try {
      const refused = await ask('unpriced', budget.key)
      expect([refused.status, refused.headers.get('x-should-retry')]).toEqual([403, 'false'])
      expect(await refused.json()).toMatchObject({
        error: {
          message:
            'unpriced has neither a price nor a cost here, so a budget would count nothing for ' +
            'it; the operator can give it a price',
        },
      })
      expect((await ask('free', budget.key)).status).toBe(200)
      expect((await ask('unpriced', tokens.key)).status).toBe(200)
    } finally {
      expect(await gateway.reload()).toBe(true)
    }
  })
})
