import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import {
  completion,
  event,
  goodEvents,
  openEvents,
  piece,
  sendError,
  sendJson,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  json,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'

/** In the middle of a minute, of the last day of a month. */
const start = Date.UTC(2026, 0, 31, 12, 0, 48)
/** 1000 nano-USD a token. */
const prices = { '*': { input: '1', output: '1' } }

const answers: Script = (_req, res, { body }) =>
  body.stream
    ? void openEvents(res).end(goodEvents('hel', 'lo'))
    : sendJson(res, 200, completion('hello'))

const used = (prompt_tokens: number, completion_tokens: number) => ({
  prompt_tokens,
  completion_tokens,
  total_tokens: prompt_tokens + completion_tokens,
})

type Limits = Partial<components['schemas']['KeyChange']>

/** What the inference server does, and the clock of limits, which moves when a test says so. */
let script: Script
const clock = { time: start }
let shared: GatewayServer<'only'>
beforeAll(async () => {
  shared = await startGatewayServer(
    { only: (req, res, received) => script(req, res, received) },
    { ...alwaysRetries, prices, now: () => clock.time, retry: { repeat_share: 1 } },
  )
})
afterAll(() => shared.close())
beforeEach(() => {
  script = answers
  clock.time = start
  shared.gateway.observed.length = shared.only.received.length = 0
})

/** A key with these limits. */
async function limited(limits: Limits, does: Script = answers) {
  script = does
  const { gateway, only } = shared
  const { key, id } = await gateway.createKey(limits)
  const operate = (path: string, init: RequestInit) =>
    fetch(gateway.operatorUrl + path, {
      ...init,
      headers: {
        authorization: `Bearer ${gateway.operatorToken}`,
        'content-type': 'application/json',
      },
    })
  const change = (wish: object) =>
    operate(`/keys/${id}`, { method: 'PATCH', body: JSON.stringify(wish) })
  return {
    gateway,
    only,
    key,
    id,
    change,
    send: (more: object = {}) => ask(gateway, chat(more), { key }),
  }
}

describe('requests a minute', () => {
  it('are as many as the key may send, and told in headers; the next minute begins anew', async () => {
    const { send } = await limited({ rpm: 3 })
    const replies = [
      await send(),
      await send({ stream: true }),
      await send(),
      await send(),
      await send({ stream: true }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(replies.map(({ headers }) => headers['x-ratelimit-remaining-requests'])).toEqual([
      '2',
      '1',
      '0',
      '0',
      '0',
    ])
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'x-ratelimit-limit-requests': '3',
        'x-ratelimit-reset-requests': '12s',
      })
    for (const { headers } of replies)
      expect(headers).not.toHaveProperty('x-ratelimit-limit-tokens')
    expect(replies[3]?.headers).toMatchObject({ 'retry-after': '12', 'retry-after-ms': '12000' })
    expect(json(replies[3] ?? { body: Buffer.of() })).toEqual({
      error: 429,
      code: 'rate_limited',
      message: 'this key may send 3 requests a minute; try again in 12 s',
    })
    clock.time += 11_500
    expect(await send()).toMatchObject({
      status: 429,
      headers: {
        'x-ratelimit-reset-requests': '500ms',
        'retry-after': '1',
        'retry-after-ms': '1000',
      },
    })
    clock.time += 500
    expect(await send()).toMatchObject({
      status: 200,
      headers: { 'x-ratelimit-remaining-requests': '2', 'x-ratelimit-reset-requests': '60s' },
    })
  })

  it('of a key without limits are not counted and not told of', async () => {
    const { gateway } = await limited({})
    const { headers } = await ask(gateway)
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  })

  it('that were refused for another reason are not used up', async () => {
    const { send } = await limited({ rpm: 2, tpm: 1000 })
    expect((await send({ max_tokens: 5000 })).status).toBe(429)
    expect((await send({ temperature: 7 })).status).toBe(400)
    expect(await send({ max_tokens: 10 })).toMatchObject({
      status: 200,
      headers: { 'x-ratelimit-remaining-requests': '1' },
    })
  })

  it('go back to the same minute with a clock that goes back', async () => {
    const { send } = await limited({ rpm: 1 })
    expect((await send()).status).toBe(200)
    clock.time += 3_600_000
    expect((await send()).status).toBe(200)
    clock.time -= 3_600_000
    expect((await send()).status).toBe(429)
  })
})

describe('tokens a minute', () => {
  it('are reserved at their worst, and settled to what they were', async () => {
    const { send } = await limited({ tpm: 200 })
    const reply = await send({ max_tokens: 95 })
    // 5 of the prompt by our count, and 95; 15 were told.
    expect(reply.headers).toMatchObject({
      'x-ratelimit-limit-tokens': '200',
      'x-ratelimit-remaining-tokens': '100',
      'x-ratelimit-reset-tokens': '12s',
    })
    expect((await send({ max_tokens: 95, stream: true })).headers).toMatchObject({
      'x-ratelimit-remaining-tokens': '85',
    })
    expect((await send({ max_tokens: 95 })).headers).toMatchObject({
      'x-ratelimit-remaining-tokens': '70',
    })
    const refused = await send({ max_tokens: 195 })
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'x-ratelimit-remaining-tokens': '155', 'retry-after': '12' },
    })
    expect(json(refused)).toMatchObject({
      message: 'this key may use 200 tokens a minute; try again in 12 s',
    })
    const never = await send({ max_tokens: 5000 })
    expect(never).toMatchObject({ status: 429, headers: { 'x-should-retry': 'false' } })
    expect(json(never)).toMatchObject({
      message:
        'this key may use 200 tokens a minute, and this request may need 5005; lower max_tokens',
    })
  })

  it('bound a reply whose length the caller leaves open', async () => {
    const { gateway, key, only } = await limited({ tpm: 5000 })
    const body = { model: chat().model, messages: [{ role: 'user', content: 'hi' }] }
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-ratelimit-remaining-tokens')).toBe(String(5000 - 5 - 4096))
    expect(only.only().body.max_tokens).toBe(4096)
  })

  it('that a caller got are used, those of attempts that failed are not', async () => {
    let attempts = 0
    const { send } = await limited({ tpm: 1000 }, (req, res, received) =>
      ++attempts === 1 ? sendError(res, 503) : answers(req, res, received),
    )
    expect((await send({ max_tokens: 95 })).status).toBe(200)
    expect(attempts).toBe(2)
    expect((await send({ max_tokens: 95 })).headers).toMatchObject({
      'x-ratelimit-remaining-tokens': String(1000 - 15 - 100),
    })
  })
})

describe('requests under way', () => {
  const holding = () => {
    const waiting: (() => void)[] = []
    const script: Script = (req, res, received) =>
      void waiting.push(() => void answers(req, res, received))
    return { waiting, script }
  }

  it('are at most as many as the key may have at once', async () => {
    const { waiting, script } = holding()
    const { send } = await limited({ max_parallel: 2 }, script)
    const first = [send(), send({ stream: true })]
    await until('both are asked', () => waiting.length === 2)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect(json(refused)).toMatchObject({
      code: 'rate_limited',
      message:
        'this key may have 2 requests under way at once; send more when one of them has ended',
    })
    for (const go of waiting.splice(0)) go()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    const next = send()
    await until('it is asked', () => waiting.length === 1)
    waiting[0]?.()
    expect((await next).status).toBe(200)
  })

  it.each([{ stream: false }, { stream: true }])(
    'end when their client leaves ($stream), and nothing is used but what came',
    async (more) => {
      const { gateway, key, id, only, send } = await limited(
        { max_parallel: 1, budget_usd: '0.00018', tpm: 1000 },
        (req, res, received) => {
          if (received.attempt > 1) return answers(req, res, received)
          return received.body.stream ? void openEvents(res).write(event(piece('four'))) : undefined
        },
      )
      const client = await call({ url: gateway.url, key }, chat({ ...more, max_tokens: 95 }))
      await until(
        'it is asked',
        () => only.received.length === 1 && (!more.stream || client.heard().includes('four')),
      )
      expect((await send()).status).toBe(429)
      client.leave()
      await until('its place is free', async () => (await send({ max_tokens: 70 })).status === 200)
      const rows = (await gateway.rows()).filter(
        ({ status, key_id }) => status === 'client_left' && key_id === id,
      )
      expect(rows).toMatchObject([{ charged: more.stream ? 6000 : 0 }])
    },
  )

  it('end when the upstream fails', async () => {
    const { send } = await limited({ max_parallel: 1, budget_usd: '0.00018' }, (_req, res) =>
      sendError(res, 500),
    )
    for (let n = 0; n < 3; n++)
      expect((await send({ max_tokens: 95, stream: n === 1 })).status).toBe(502)
  })
})

describe('a budget', () => {
  it('lets exactly ten of a hundred racing requests in when there is room for ten, and is settled to what they cost', async () => {
    const waiting: (() => void)[] = []
    const { send, gateway, id } = await limited(
      { budget_usd: '0.001', budget_period: 'day' },
      (req, res, received) => void waiting.push(() => void answers(req, res, received)),
    )
    const replies = Promise.all(
      Array.from({ length: 100 }, (_, n) => send({ max_tokens: 18, stream: n % 2 === 0 })),
    )
    await until(
      'all others are refused',
      () =>
        gateway.observed.filter((one) => one.kind === 'requestEnded' && one.status === 402)
          .length === 90,
    )
    expect(waiting).toHaveLength(10)
    for (const go of waiting) go()
    expect((await replies).filter(({ status }) => status === 200)).toHaveLength(10)
    const rows = (await gateway.rows()).filter(({ key_id }) => key_id === id)
    expect(rows.reduce((sum, { charged }) => sum + charged, 0)).toBe(150_000)
    // 0.00085 USD are left, which is room for eight.
    waiting.length = 0
    const second = Promise.all(Array.from({ length: 20 }, () => send({ max_tokens: 18 })))
    await until(
      'all others are refused',
      () =>
        gateway.observed.filter((one) => one.kind === 'requestEnded' && one.status === 402)
          .length === 102,
    )
    expect(waiting).toHaveLength(8)
    for (const go of waiting) go()
    await second
  })

  it.each([
    { period: 'day', until: ' until 2026-02-01T00:00:00Z', ms: 12 * 3_600_000 },
    { period: 'month', until: ' until 2026-02-01T00:00:00Z', ms: 12 * 3_600_000 },
    { period: 'total', until: '; it can be raised', ms: null },
  ] as const)(
    'that is spent refuses until its $period is over',
    async ({ period, until: when, ms }) => {
      const { send, change } = await limited(
        { budget_usd: '0.000184', budget_period: period },
        (_req, res) => sendJson(res, 200, completion('hello', { usage: used(82, 10) })),
      )
      for (let n = 0; n < 2; n++) expect((await send({ max_tokens: 10 })).status).toBe(200)
      const refused = await send({ max_tokens: 10 })
      expect(refused).toMatchObject({ status: 402, headers: { 'x-should-retry': 'false' } })
      expect(json(refused)).toEqual({
        error: 402,
        code: 'budget_spent',
        message: `the budget of this key is spent${when}`,
      })
      clock.time += ms ?? 40 * 86_400_000
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
    const { send } = await limited({ budget_usd: '0.0001', budget_period: 'month' })
    expect(json(await send({ max_tokens: 1000 }))).toMatchObject({
      message:
        'this request may cost 0.001082 USD, more than the whole budget of this key ' +
        '(0.0001 USD); lower max_tokens',
    })
    expect((await send({ max_tokens: 18 })).status).toBe(200)
    expect(json(await send({ max_tokens: 8 }))).toMatchObject({
      message:
        'the budget of this key does not cover this request until 2026-02-01T00:00:00Z: ' +
        'this request may cost 0.00009 USD, and 0.000085 USD is left',
    })
  })

  it('is charged what a model counts where letters, digits or scripts are a token each, and never more than was reserved', async () => {
    let usage = used(12, 3)
    const { send, gateway, id } = await limited({ budget_usd: '0.001' }, (_req, res, { body }) =>
      body.stream
        ? void openEvents(res).end(
            goodEvents('hel', 'lo').replace(/"usage":{[^}]*}/, `"usage":${JSON.stringify(usage)}`),
          )
        : sendJson(res, 200, completion('hello', { usage })),
    )
    const messages = [{ role: 'user', content: '7'.repeat(60) + '語'.repeat(20) }]
    // 64 + 16 + 120 bytes of the prompt, and the reply.
    usage = used(196, 100)
    expect((await send({ messages, max_tokens: 100 })).status).toBe(200)
    usage = used(5000, 500)
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
    expect((await send({ messages, max_tokens: 5 })).status).toBe(402)
    expect((await send({ messages, max_tokens: 4 })).status).toBe(200)
  })

  it('is told of once when four fifths of it are spent', async () => {
    const { send, gateway, id } = await limited(
      { budget_usd: '0.0005', budget_period: 'month' },
      (_req, res) => sendJson(res, 200, completion('hello', { usage: used(70, 10) })),
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
    const { gateway, key } = await limited({ budget_usd: '0.0001', rpm: 1 })
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

describe('an operator', () => {
  it('makes keys with limits, reads and changes them', async () => {
    const { gateway, change, id } = await limited({
      rpm: 60,
      tpm: 100_000,
      max_parallel: 4,
      budget_usd: '20.50',
    })
    const read = async () =>
      (
        await fetch(`${gateway.operatorUrl}/keys/${id}`, {
          headers: { authorization: `Bearer ${gateway.operatorToken}` },
        })
      ).json()
    expect(await read()).toMatchObject({
      rpm: 60,
      tpm: 100_000,
      max_parallel: 4,
      budget_usd: '20.5',
      budget_period: 'month',
    })
    expect(await (await change({ rpm: null, budget_period: 'total' })).json()).toMatchObject({
      id,
      rpm: null,
      tpm: 100_000,
      budget_usd: '20.5',
      budget_period: 'total',
    })
    expect(await (await change({ budget_usd: null, max_parallel: 1 })).json()).toMatchObject({
      max_parallel: 1,
      budget_usd: null,
      budget_period: null,
    })
    expect(await read()).toMatchObject({
      rpm: null,
      tpm: 100_000,
      max_parallel: 1,
      budget_usd: null,
      budget_period: null,
    })
  })

  it.each([
    [{ rpm: 0 }, 'rpm must be >= 1'],
    [{ rpm: 1.5 }, 'rpm must be integer or null'],
    [{ tpm: -1 }, 'tpm must be >= 1'],
    [
      { budget_usd: '0' },
      'budget_usd must be more than 0; revoke the key to refuse all of its requests',
    ],
    [{ budget_usd: '9000001' }, 'budget_usd must be at most 9000000'],
    [{ budget_usd: 5 }, 'budget_usd must be string or null'],
    [
      { budget_usd: '1e3' },
      'budget_usd must be an amount in USD like "20" or "0.5", with at most nine decimals',
    ],
    [
      { budget_usd: '0.0000000001' },
      'budget_usd must be an amount in USD like "20" or "0.5", with at most nine decimals',
    ],
    [
      { budget_usd: '5', budget_period: 'week' as never },
      'budget_period must be equal to one of the allowed values: day, month, total, null',
    ],
    [
      { budget_period: 'day' },
      'budget_period is the period of a budget, and there is none; send budget_usd with it',
    ],
    [{}, 'must NOT have fewer than 1 properties'],
  ])('is refused %j and told why', async (wish, message) => {
    const { change, gateway } = await limited({})
    const reply = await change(wish)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ error: 400, code: 'invalid_request', message })
    if (Object.keys(wish).length > 0)
      await expect(gateway.createKey(wish as Limits)).rejects.toThrow(/400/)
  })

  it('is refused a limit of tokens for a key that cannot chat, and a key that is not there', async () => {
    const { gateway } = await limited({})
    await expect(gateway.createKey({ scopes: ['mesh'], tpm: 5 })).rejects.toThrow(
      /tpm limits the tokens of chats, and this key lacks the scope chat/,
    )
    const reply = await fetch(`${gateway.operatorUrl}/keys/00000000-0000-0000-0000-000000000000`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${gateway.operatorToken}`,
        'content-type': 'application/json',
      },
      body: '{"rpm":1}',
    })
    expect(reply.status).toBe(404)
  })
})
