import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Gateway } from '../../../support/servers/gateway.ts'
import { assertCompletion, assertRefusal } from '../../../support/http/replies.ts'
import { refuses, says, sendError, type Script } from '../../../support/upstreams/model-server.ts'
import { ask, chat, testGatewayServer } from '../../../support/servers/gateway-server.ts'
import { inBatches, promptMs } from '../../../support/waiting.ts'

/** The retry budget alone is to bound what is sent: the breaker does not help. */
const noBreaker = { breaker: { failures: 1000, window: 1000 } }

/** Sends requests at this rate, whatever becomes of them, and gives their statuses. */
async function atRate(gateway: Gateway, perSecond: number, seconds: number): Promise<number[]> {
  const start = performance.now()
  const answers: Promise<number>[] = []
  while (answers.length < perSecond * seconds) {
    const due = Math.min(
      perSecond * seconds,
      Math.floor(((performance.now() - start) / 1000) * perSecond),
    )
    while (answers.length < due) answers.push(ask(gateway, chat()).then(({ status }) => status))
    await sleep(5)
  }
  return Promise.all(answers)
}

/**
 * In how many windows of the budget, ten seconds by whole seconds, retries may have been made. A
 * busy machine takes longer to answer the requests than to send them, and what a request allows
 * counts in two windows.
 */
const windowsSince = (startedAt: number): number =>
  Math.ceil((Math.ceil((performance.now() - startedAt) / 1000) + 1) / 10)

describe('when every upstream answers 503 at 200 requests a second', () => {
  test('failovers add at most a fifth and ten in ten seconds', async () => {
    const { gateway, a, b, c } = await testGatewayServer(
      { a: refuses(503), b: refuses(503), c: refuses(503) },
      noBreaker,
    )
    const startedAt = performance.now()
    const statuses = await atRate(gateway, 200, 3)
    const windows = windowsSince(startedAt)
    expect(new Set(statuses)).toEqual(new Set([503]))
    const attempts = a.received.length + b.received.length + c.received.length
    expect(attempts).toBeGreaterThan(statuses.length)
    expect(attempts).toBeLessThanOrEqual(statuses.length + windows * (10 + 0.2 * statuses.length))
  })

  test('repeats at the only deployment add at most a tenth', async () => {
    const { gateway, only } = await testGatewayServer({ only: refuses(503) }, noBreaker)
    const startedAt = performance.now()
    const statuses = await atRate(gateway, 200, 3)
    const windows = windowsSince(startedAt)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(only.received.length).toBeGreaterThan(statuses.length)
    expect(only.received.length).toBeLessThanOrEqual((1 + 0.1 * windows) * statuses.length)
  })

  test('the breaker then keeps nearly all of it away', async () => {
    const { gateway, one, other } = await testGatewayServer({
      one: refuses(503),
      other: refuses(503),
    })
    // Ten at once: those that were on their way before the fifth failure were not to be kept away.
    const statuses: number[] = []
    await inBatches(
      Array.from({ length: 200 }),
      10,
      async () => void statuses.push((await ask(gateway)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(one.received.length + other.received.length).toBeLessThan(statuses.length / 4)
  })
})

describe('failovers', () => {
  test('ten in ten seconds are free for each caller of a model, further ones are a fifth of its requests', async () => {
    const { gateway, spare } = await testGatewayServer(
      { first: refuses(500), spare: says('spare') },
      { ...noBreaker, deployments: { spare: { tier: 2 } } },
    )
    const statuses: number[] = []
    for (let at = 0; at < 30; at++) statuses.push((await ask(gateway)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(spare.received.length).toBeGreaterThanOrEqual(14)
    expect(spare.received.length).toBeLessThanOrEqual(16)
    expect(
      (await ask(gateway, chat({ model: 'qwen/qwen-2.5-coder-32b-instruct' }))).status,
      'another model has its own',
    ).toBe(200)
    const { key } = await gateway.createKey()
    expect((await ask(gateway, chat(), { key })).status, 'another caller too').toBe(200)
  })
})

describe('a repeat at the only deployment', () => {
  /** Answers well, but for the request that asks for 7 tokens when it comes first. */
  const stumbles = (status: number, headers: Record<string, string> = {}): Script => {
    let stumbled = false
    return (req, res, received) => {
      if (received.body.max_tokens !== 7 || stumbled) return says('well')(req, res, received)
      stumbled = true
      return sendError(res, status, headers)
    }
  }
  const earned = async (gateway: Gateway) => {
    for (let at = 0; at < 20; at++) assertCompletion(await ask(gateway))
  }

  test('is made after each status worth it, once requests have earned it', async () => {
    let now: Script = says('well')
    const { gateway, only } = await testGatewayServer(
      { only: (req, res, received) => now(req, res, received) },
      noBreaker,
    )
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      now = stumbles(status)
      await earned(gateway)
      const before = only.received.length
      expect((await ask(gateway, chat({ max_tokens: 7 }))).status, `after ${status}`).toBe(200)
      expect(only.received.length - before).toBe(2)
    }
  })

  test('is not made before that, and never after a refusal that would be repeated', async () => {
    const { gateway, only } = await testGatewayServer({ only: stumbles(503) })
    assertRefusal(await ask(gateway, chat({ max_tokens: 7 })), 503)
    expect(only.received).toHaveLength(1)
    const { gateway: other, only: refusing } = await testGatewayServer({ only: stumbles(307) })
    await earned(other)
    assertRefusal(await ask(other, chat({ max_tokens: 7 })), 502)
    expect(refusing.received).toHaveLength(21)
  })

  test('waits for as long as Retry-After says, and is then really made', async () => {
    const { gateway, only } = await testGatewayServer(
      {
        only: (req, res, received) =>
          received.attempt % 2 === 1
            ? sendError(res, 503, { 'retry-after': '0.05' })
            : says('well')(req, res, received),
      },
      { ...noBreaker, retry: { repeat_share: 1, failover_share: 1 } },
    )
    for (let at = 0; at < 30; at++) assertCompletion(await ask(gateway))
    expect(only.received).toHaveLength(60)
    for (let at = 0; at < 60; at += 2)
      expect(
        (only.received[at + 1]?.at ?? 0) - (only.received[at]?.at ?? 0),
      ).toBeGreaterThanOrEqual(49)
  })

  test('is not made when Retry-After ends after the deadline', async () => {
    const { gateway, only } = await testGatewayServer({
      only: stumbles(503, { 'retry-after': '60' }),
    })
    await earned(gateway)
    const reply = await ask(gateway, chat({ max_tokens: 7 }), {
      headers: ['X-Request-Timeout-Ms: 30000'],
    })
    assertRefusal(reply, 503)
    expect(reply.headers['retry-after']).toBe('60')
    expect(reply.endedMs).toBeLessThan(promptMs)
    expect(only.received).toHaveLength(21)
  })
})
