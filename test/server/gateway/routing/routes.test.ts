import { describe, expect, test } from 'vitest'
import { models } from '../../../support/servers/gateway.ts'
import {
  openEvents,
  piece,
  event,
  refuses,
  says,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  testGatewayServer,
  alwaysRetries,
} from '../../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const holds: Script = () => {}
const counts = <Name extends string>(
  servers: Record<Name, { received: unknown[] }>,
  ...names: Name[]
) => names.map((name) => servers[name].received.length)

async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at++) await work(at)
}

describe('tiers', () => {
  test('a higher tier is not asked while the lower one answers', async () => {
    const servers = await testGatewayServer(
      { near: says('near'), far: says('far') },
      { deployments: { far: { tier: 2, weight: 1000 } } },
    )
    await times(20, () => ask(servers.gateway))
    expect(counts(servers, 'near', 'far')).toEqual([20, 0])
  })

  test('a higher tier is asked only when all of the lower one has failed', async () => {
    const servers = await testGatewayServer(
      { a: refuses(500), b: refuses(500), far: says('far') },
      { ...alwaysRetries, deployments: { far: { tier: 2 } } },
    )
    await times(5, async () => expect((await ask(servers.gateway)).status).toBe(200))
    expect(counts(servers, 'a', 'b', 'far')).toEqual([5, 5, 5])
  })

  test('one of the lower tier that is well keeps the higher one idle', async () => {
    const servers = await testGatewayServer(
      { a: refuses(500), b: says('b'), far: says('far') },
      { ...alwaysRetries, deployments: { far: { tier: 2 } } },
    )
    await times(20, async () => expect((await ask(servers.gateway)).status).toBe(200))
    const [a = 0, b, far] = counts(servers, 'a', 'b', 'far')
    expect(a).toBeGreaterThan(0)
    expect([b, far]).toEqual([20, 0])
  })

  test('a model without a route of its own uses that of *, and each has its own name for it', async () => {
    const servers = await testGatewayServer(
      { any: says('any') },
      { deployments: { any: { model: 'upstream/own-name' } } },
    )
    await times(models.length, (at) => ask(servers.gateway, chat({ model: models[at] })))
    expect(new Set(servers.any.received.map(({ body }) => body.model))).toEqual(
      new Set(['upstream/own-name']),
    )
  })
})

describe('weights', () => {
  test('idle deployments are drawn by their weights', async () => {
    const servers = await testGatewayServer(
      { heavy: says('heavy'), light: says('light') },
      { deployments: { heavy: { weight: 3 } } },
    )
    await times(300, () => ask(servers.gateway))
    const [heavy = 0, light = 0] = counts(servers, 'heavy', 'light')
    expect(heavy + light).toBe(300)
    // 225 expected, standard deviation 7.5: six of them are met once in 500 million runs.
    expect(Math.abs(heavy - 225)).toBeLessThanOrEqual(45)
  })

  test('the least loaded for its weight is asked next', async () => {
    const servers = await testGatewayServer(
      { heavy: holds, light: holds },
      { deployments: { heavy: { weight: 3 } } },
    )
    const clients = await Promise.all(Array.from({ length: 12 }, () => call(servers.gateway)))
    await until(
      'all have arrived',
      () => servers.heavy.received.length + servers.light.received.length === 12,
      promptMs,
    )
    expect(counts(servers, 'heavy', 'light')).toEqual([9, 3])
    for (const client of clients) client.leave()
  })
})

describe('least in flight', () => {
  test('a deployment that holds a call is asked after one that holds none', async () => {
    const script: Script = (req, res, received) =>
      received.body.max_tokens === 7 ? holds(req, res, received) : says('quick')(req, res, received)
    const servers = await testGatewayServer({ a: script, b: script })
    const client = await call(servers.gateway, chat({ max_tokens: 7 }))
    await until(
      'the held call has arrived',
      () => servers.a.received.length + servers.b.received.length === 1,
      promptMs,
    )
    const [held, free] =
      servers.a.received.length === 1 ? (['a', 'b'] as const) : (['b', 'a'] as const)
    await times(10, () => ask(servers.gateway))
    expect(counts(servers, held, free)).toEqual([1, 10])
    client.leave()
    await until(
      'the held call is let go',
      () => servers[held].received[0]?.cutAt !== null,
      promptMs,
    )
    await times(20, () => ask(servers.gateway))
    expect(servers[held].received.length, 'its place is free again').toBeGreaterThan(1)
  })

  test('a stream holds its place until it ends', async () => {
    const script: Script = (req, res, received) =>
      received.body.stream
        ? void openEvents(res).write(event(piece('Hello')))
        : says('quick')(req, res, received)
    const servers = await testGatewayServer({ a: script, b: script })
    const client = await call(servers.gateway, chat({ stream: true }))
    await until('the stream has begun', () => client.text().includes('Hello'), promptMs)
    const [held, free] =
      servers.a.received.length === 1 ? (['a', 'b'] as const) : (['b', 'a'] as const)
    await times(10, () => ask(servers.gateway))
    expect(counts(servers, held, free)).toEqual([1, 10])
    client.leave()
  })
})
