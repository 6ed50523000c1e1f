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
  type Client,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'
import { inBatches, promptMs, until } from '../../../support/waiting.ts'

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
  /** Sends calls, so many at a time; gives the share of the calls that the heavy one got. */
  async function heavyShare(
    { gateway, heavy, light }: GatewayServer<'heavy' | 'light'>,
    atOnce: number,
    messageOf: (at: number) => string,
  ): Promise<number> {
    heavy.received.length = light.received.length = 0
    await inBatches(Array.from({ length: 400 }), atOnce, async (_, at) => {
      const messages = [{ role: 'user', content: messageOf(at) }]
      expect((await ask(gateway, chat({ messages }))).status).toBe(200)
    })
    return heavy.received.length / 400
  }

  const slowly: Script = (req, res, received) =>
    void setTimeout(says('well'), 2 + 6 * Math.random(), req, res, received)

  test('are met to three in a hundred without affinity, however many calls are in flight', async () => {
    const servers = await testGatewayServer(
      { heavy: slowly, light: slowly },
      { deployments: { heavy: { weight: 9 } } },
    )
    for (const atOnce of [1, 2, 10, 40])
      expect(
        Math.abs((await heavyShare(servers, atOnce, () => 'hi')) - 0.9),
        `${atOnce}`,
      ).toBeLessThan(0.03)
  })

  test('are met with affinity too, by many conversations', async () => {
    const servers = await testGatewayServer(
      { heavy: slowly, light: slowly },
      { deployments: { heavy: { weight: 9, affinity: true }, light: { affinity: true } } },
    )
    for (const atOnce of [1, 2, 40])
      // Four standard deviations of 400 conversations are six in a hundred.
      expect(
        Math.abs((await heavyShare(servers, atOnce, (at) => `${atOnce} ${at}`)) - 0.9),
      ).toBeLessThan(0.06)
  })

  test('are met by calls that do not end, too', async () => {
    const servers = await testGatewayServer(
      { heavy: holds, light: holds },
      { deployments: { heavy: { weight: 3 } } },
    )
    const clients = await Promise.all(Array.from({ length: 40 }, () => call(servers.gateway)))
    await until(
      'all have arrived',
      () => servers.heavy.received.length + servers.light.received.length === 40,
      promptMs,
    )
    const [heavy = 0] = counts(servers, 'heavy')
    expect(Math.abs(heavy - 30)).toBeLessThanOrEqual(2)
    for (const client of clients) client.leave()
  })
})

describe('calls in flight', () => {
  const untilHeld = async (servers: GatewayServer<'slow' | 'quick'>, body: object) => {
    const clients: Client[] = []
    for (let at = 1; at <= 30; at++) {
      clients.push(await call(servers.gateway, chat(body)))
      await until(
        'it has arrived',
        () => servers.slow.received.length + servers.quick.received.length === at,
        promptMs,
      )
    }
    return clients
  }

  test('bound what a deployment gets that does not answer', async () => {
    const servers = await testGatewayServer({ slow: holds, quick: says('quick') })
    const clients = await untilHeld(servers, {})
    expect(servers.slow.received.length).toBeLessThanOrEqual(6)
    for (const client of clients) client.leave()
    await until(
      'the calls are let go',
      () => servers.slow.received.every(({ cutAt }) => cutAt !== null),
      promptMs,
    )
    const before = servers.slow.received.length
    const more = await Promise.all([1, 2, 3, 4].map(() => call(servers.gateway)))
    await until('it is called again', () => servers.slow.received.length > before, promptMs)
    for (const client of more) client.leave()
  })

  test('are those of streams too, until they end', async () => {
    const servers = await testGatewayServer({
      slow: (_req, res) => void openEvents(res).write(event(piece('Hello'))),
      quick: says('quick'),
    })
    const clients = await untilHeld(servers, { stream: true })
    expect(servers.slow.received.length).toBeLessThanOrEqual(6)
    for (const client of clients) client.leave()
  })
})
