import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  event,
  holdReplies,
  openEvents,
  piece,
  sendError,
} from '../../support/upstreams/model-server.ts'
import { ask, call, chat, json, type Answer } from '../../support/servers/gateway-server.ts'
import { until } from '../../support/waiting.ts'
import { sayHello, startLimitsServer, type LimitsServer } from './limited-keys.ts'

let server: LimitsServer
beforeAll(async () => {
  server = await startLimitsServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

describe('requests a minute', () => {
  it('are as many as the key may send, whole and streamed, and headers count them', async () => {
    const { send } = await server.createKey({ rpm: 3 })
    const replies: Answer[] = []
    for (const stream of [false, true, false, false, true]) replies.push(await send({ stream }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(replies.map(({ headers }) => headers['x-ratelimit-remaining-requests'])).toEqual([
      '2',
      '1',
      '0',
      '0',
      '0',
    ])
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'x-ratelimit-limit-requests': '3',
        'x-ratelimit-reset-requests': '12s',
      })
      expect(headers).not.toHaveProperty('x-ratelimit-limit-tokens')
    }
  })

  it('above that are refused until the next minute, which begins anew', async () => {
    const { send } = await server.createKey({ rpm: 1 })
    await send()
    const refused = await send()
    expect(refused.headers).toMatchObject({ 'retry-after': '12', 'retry-after-ms': '12000' })
    expect(json(refused)).toEqual({
      error: 429,
      code: 'rate_limited',
      message: 'this key may send 1 request a minute; try again in 12 s',
    })
    server.clock.time += 11_500
    expect(await send()).toMatchObject({
      status: 429,
      headers: {
        'x-ratelimit-reset-requests': '500ms',
        'retry-after': '1',
        'retry-after-ms': '1000',
      },
    })
    server.clock.time += 500
    expect(await send()).toMatchObject({
      status: 200,
      headers: { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '60s' },
    })
  })

  it('of a key without limits are not counted and not told of', async () => {
    const { headers } = await ask(server.gateway)
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([])
  })

  it('that were refused for another reason are not used up', async () => {
    const { send } = await server.createKey({ rpm: 2, tpm: 1000 })
    expect((await send({ max_tokens: 5000 })).status).toBe(429)
    expect((await send({ temperature: 7 })).status).toBe(400)
    expect(await send({ max_tokens: 10 })).toMatchObject({
      status: 200,
      headers: { 'x-ratelimit-remaining-requests': '1' },
    })
  })

  it('go back to the same minute with a clock that goes back', async () => {
    const { send } = await server.createKey({ rpm: 1 })
    expect((await send()).status).toBe(200)
    server.clock.time += 3_600_000
    expect((await send()).status).toBe(200)
    server.clock.time -= 3_600_000
    expect((await send()).status).toBe(429)
  })
})

describe('tokens a minute', () => {
  it('are reserved at their worst, and settled to what they were', async () => {
    const { send } = await server.createKey({ tpm: 200 })
    const reply = await send({ max_tokens: 95 })
    // 5 of the prompt by our count, and 95; the model server says 15.
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
  })

  it('that are not left are refused until the next minute; those that never can be, for good', async () => {
    const { send } = await server.createKey({ tpm: 200 })
    await send({ max_tokens: 95 })
    const refused = await send({ max_tokens: 195 })
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'x-ratelimit-remaining-tokens': '185', 'retry-after': '12' },
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
    const { gateway, only } = server
    const { key } = await server.createKey({ tpm: 50_000 })
    const body = { model: chat().model, messages: [{ role: 'user', content: 'hi' }] }
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-ratelimit-remaining-tokens')).toBe(String(50_000 - 5 - 16_384))
    expect(only.only().body.max_tokens).toBe(16_384)
  })

  it('that a caller got are used, those of attempts that failed are not', async () => {
    let attempts = 0
    const { send } = await server.createKey({ tpm: 1000 }, (req, res, received) =>
      ++attempts === 1 ? sendError(res, 503) : sayHello(req, res, received),
    )
    expect((await send({ max_tokens: 95 })).status).toBe(200)
    expect(attempts).toBe(2)
    expect((await send({ max_tokens: 95 })).headers).toMatchObject({
      'x-ratelimit-remaining-tokens': String(1000 - 15 - 100),
    })
  })
})

describe('requests under way', () => {
  it('are at most as many as the key may have at once', async () => {
    const { waiting, script } = holdReplies(sayHello)
    const { send } = await server.createKey({ max_parallel: 2 }, script)
    const first = [send(), send({ stream: true })]
    await until('both are asked', () => waiting.length === 2)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect(json(refused)).toMatchObject({
      code: 'rate_limited',
      message: 'this key may have 2 concurrent requests; send more when one of them has ended',
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
      const { gateway, only } = server
      const { key, id, send } = await server.createKey(
        { max_parallel: 1, budget_usd: '0.00018', tpm: 1000 },
        (req, res, received) => {
          if (received.attempt > 1) return sayHello(req, res, received)
          return received.body.stream ? void openEvents(res).write(event(piece('four'))) : undefined
        },
      )
      const client = await call({ url: gateway.url, key }, chat({ ...more, max_tokens: 95 }))
      await until(
        'it is asked',
        () => only.received.length === 1 && (!more.stream || client.text().includes('four')),
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
    const { send } = await server.createKey(
      { max_parallel: 1, budget_usd: '0.00018' },
      (_req, res) => sendError(res, 500),
    )
    for (let n = 0; n < 3; n++)
      expect((await send({ max_tokens: 95, stream: n === 1 })).status).toBe(502)
  })
})
