import { describe, expect, onTestFinished, test } from 'vitest'
import type { Gateway } from '../../../support/servers/gateway.ts'
import { assertCompletion, assertRefusal } from '../../../support/http/replies.ts'
import {
  event,
  isProbe,
  openEvents,
  piece,
  refuses,
  says,
  sendError,
  startModelServer,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  testGatewayServer,
  type Client,
} from '../../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../../support/waiting.ts'

const behind = { deployments: { spare: { tier: 2 } }, retry: { free_failovers: 1000 } }
const movesOf = (gateway: Gateway, upstream: string) =>
  gateway.observed.flatMap((observation) =>
    observation.kind === 'breakerMoved' && observation.upstream === upstream
      ? [observation.state]
      : [],
  )

async function times(count: number, gateway: Gateway, key = gateway.key): Promise<void> {
  for (let at = 0; at < count; at++) assertCompletion(await ask(gateway, chat(), { key }))
}

/** Probes get the reply of this script, callers that of the other. */
const probesGet =
  (ofProbe: Script, script: Script): Script =>
  (req, res, received) =>
    (isProbe(received.body) ? ofProbe : script)(req, res, received)

describe('a caller is sent elsewhere', () => {
  test('after five failures in a row, and others are not', async () => {
    const { gateway, first, spare } = await testGatewayServer(
      { first: probesGet(says('pong'), refuses(500)), spare: says('spare') },
      behind,
    )
    await times(12, gateway)
    expect([first.received.length, spare.received.length]).toEqual([5, 12])
    const other = await gateway.createKey()
    await times(1, gateway, other.key)
    expect(first.received).toHaveLength(6)
    expect(movesOf(gateway, 'first')).toEqual([])
  })

  test('and so are all keys of its owner', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: probesGet(says('pong'), refuses(500)), spare: says('spare') },
      behind,
    )
    const [one, two] = [
      await gateway.createKey({ owner: 'team' }),
      await gateway.createKey({ owner: 'team' }),
    ]
    await times(5, gateway, one.key)
    await times(3, gateway, two.key)
    expect(first.received).toHaveLength(5)
  })

  test('when half of its last twenty calls failed', async () => {
    const { gateway, first } = await testGatewayServer(
      {
        first: (req, res, received) =>
          received.attempt % 2 === 1 ? sendError(res, 500) : says('first')(req, res, received),
        spare: says('spare'),
      },
      behind,
    )
    await times(30, gateway)
    expect(first.received).toHaveLength(21)
  })

  test('not for refused prompts, nor for being busy', async () => {
    const statuses = [400, 422, 413, 429]
    const { gateway, first } = await testGatewayServer(
      {
        first: (_req, res, { attempt }) => sendError(res, statuses[attempt % 4] ?? 400),
        spare: says('spare'),
      },
      behind,
    )
    for (let at = 0; at < 24; at++) await ask(gateway)
    expect(first.received).toHaveLength(24)
  })

  test('not for leaving', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: (_req, res) => void openEvents(res).write(event(piece('x'))), spare: says('spare') },
      behind,
    )
    for (let at = 1; at <= 6; at++) {
      const client = await call(gateway, chat({ stream: true }))
      await until('it streams', () => client.text().includes('"x"'), promptMs)
      client.leave()
    }
    await until(
      'all are closed',
      () => first.received.every(({ cutAt }) => cutAt !== null),
      promptMs,
    )
    expect(first.received).toHaveLength(6)
  })

  test('after streams that break off after their first piece', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: (_req, res) => void openEvents(res).end(event(piece('x'))), spare: says('spare') },
      behind,
    )
    for (let at = 0; at < 8; at++) await ask(gateway, chat({ stream: true }))
    expect(first.received).toHaveLength(5)
  })

  test.each([401, 402, 403, 404])(
    'after one %i, until a call of its own passes',
    async (status) => {
      const { gateway, first } = await testGatewayServer(
        {
          first: (req, res, received) =>
            received.attempt === 1 ? sendError(res, status) : says('first')(req, res, received),
          spare: says('spare'),
        },
        { ...behind, breaker: { open_ms: 150 } },
      )
      await times(1, gateway)
      const [refused] = first.received
      await until(
        'a call has passed',
        async () => {
          await times(1, gateway)
          return first.received.length === 2
        },
        promptMs,
      )
      expect((first.received[1]?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThan(140)
      await times(3, gateway)
      expect(first.received).toHaveLength(5)
    },
  )
})

describe('a caller tries again', () => {
  test('with one call at a time, until one succeeds', async () => {
    let goOn = () => {}
    const script: Script = (req, res, received) => {
      if (received.attempt <= 5) return sendError(res, 500)
      if (received.attempt > 6) return says('first')(req, res, received)
      return new Promise((resolve) => {
        goOn = () => resolve(says('first')(req, res, received))
      })
    }
    const { gateway, first, spare } = await testGatewayServer(
      { first: probesGet(says('pong'), script), spare: says('spare') },
      { ...behind, breaker: { open_ms: 200 } },
    )
    await times(5, gateway)
    await until(
      'the trial has arrived',
      async () => {
        void ask(gateway)
        return first.received.length === 6
      },
      promptMs,
    )
    expect((first.received[5]?.at ?? 0) - (first.received[4]?.at ?? 0)).toBeGreaterThan(190)
    const before = spare.received.length
    await times(10, gateway)
    expect(first.received, 'one at a time').toHaveLength(6)
    expect(spare.received.length).toBeGreaterThanOrEqual(before + 10)
    goOn()
    await until(
      'it is let in again',
      async () => {
        await times(1, gateway)
        return first.received.length > 6
      },
      promptMs,
    )
  })

  test('and a stream has succeeded with its first content, not with its end', async () => {
    const script: Script = (req, res, received) => {
      if (received.attempt <= 5) return sendError(res, 500)
      if (received.body.stream) return void openEvents(res).write(event(piece('long')))
      return says('first')(req, res, received)
    }
    const { gateway, first } = await testGatewayServer(
      { first: probesGet(says('pong'), script), spare: says('spare') },
      { ...behind, breaker: { open_ms: 200 } },
    )
    await times(5, gateway)
    let trial: Client | undefined
    await until(
      'a stream is the trial',
      async () => {
        const client = await call(gateway, chat({ stream: true }))
        await until('it has an answer', () => /"(long|spare)"/.test(client.text()), promptMs)
        if (client.text().includes('"long"')) trial = client
        else client.leave()
        return trial !== undefined
      },
      promptMs,
    )
    await times(3, gateway)
    expect(first.received, 'the others are let in while it streams').toHaveLength(9)
    expect([first.received[5]?.cutAt, trial?.closedAt]).toEqual([null, null])
    trial?.leave()
  })

  test('after twice as long each time', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: probesGet(says('pong'), refuses(500)), spare: says('spare') },
      { ...behind, breaker: { open_ms: 150, failures: 2 } },
    )
    await until(
      'four have arrived',
      async () => {
        await times(1, gateway)
        return first.received.length === 4
      },
      promptMs,
    )
    const [, second, third, fourth] = first.received.map(({ at }) => at)
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(140)
    expect((fourth ?? 0) - (third ?? 0)).toBeGreaterThan(290)
  })
})

describe('a deployment is left alone by all', () => {
  test('when callers of different owners saw it fail, until a probe of ours succeeds', async () => {
    let isWell = false
    const { gateway, first } = await testGatewayServer(
      {
        first: (req, res, received) =>
          isWell ? says('first')(req, res, received) : sendError(res, 500),
        spare: says('spare'),
      },
      { ...behind, breaker: { open_ms: 400 } },
    )
    const [two, three] = [await gateway.createKey(), await gateway.createKey()]
    await times(3, gateway)
    await times(2, gateway, two.key)
    await times(1, gateway, three.key)
    expect(first.received).toHaveLength(5)
    expect(movesOf(gateway, 'first')).toEqual(['open'])
    isWell = true
    await until(
      'it is closed again',
      async () => {
        await times(1, gateway, three.key)
        return movesOf(gateway, 'first').at(-1) === 'closed'
      },
      promptMs,
    )
    expect(movesOf(gateway, 'first')).toEqual(['open', 'half_open', 'closed'])
    expect(first.probes).toHaveLength(1)
    await times(2, gateway)
    const [, , , , , next] = first.received
    expect(next?.at, 'nobody was let in before').toBeGreaterThan(first.probes[0]?.at ?? Infinity)
  })

  test('when the one caller that it has is stopped, and our probe fails too', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: refuses(500), spare: says('spare') },
      behind,
    )
    await times(5, gateway)
    await until('it is open', () => movesOf(gateway, 'first').at(-1) === 'open', promptMs)
    const other = await gateway.createKey()
    await times(3, gateway, other.key)
    expect([first.received.length, first.probes.length]).toEqual([5, 1])
  })

  test.each([
    ['nothing listens there', () => 'http://127.0.0.1:1/v1'],
    ['TLS fails', (plain: string) => plain.replace('http:', 'https:')],
  ])('when it cannot be reached, whoever called: %s', async (_, addressFrom) => {
    const plain = await startModelServer(says('never heard'))
    onTestFinished(() => plain.close())
    const { gateway } = await testGatewayServer(
      { first: says('never heard'), spare: says('spare') },
      { ...behind, upstreams: { first: { base_url: addressFrom(plain.base_url) } } },
    )
    await times(5, gateway)
    expect(movesOf(gateway, 'first')).toEqual(['open'])
  })
})

describe('a single deployment', () => {
  test('gets every request, whatever it answered before: nothing else could', async () => {
    let isWell = false
    const { gateway, only } = await testGatewayServer(
      {
        only: (req, res, received) =>
          isWell ? says('well again')(req, res, received) : sendError(res, 500),
      },
      { retry: { repeat_share: 0 } },
    )
    for (let at = 0; at < 9; at++) assertRefusal(await ask(gateway), 502)
    expect(only.received).toHaveLength(9)
    isWell = true
    await times(3, gateway)
  })

  test('that cannot be reached is not called for a while; Retry-After is true, and once a probe failed again it says that waiting does not help', async () => {
    const { gateway, only } = await testGatewayServer(
      { only: says('back') },
      {
        upstreams: { only: { base_url: 'http://127.0.0.1:1/v1' } },
        breaker: { open_ms: 600, failures: 2 },
        retry: { repeat_share: 0 },
      },
    )
    assertRefusal(await ask(gateway), 502)
    assertRefusal(await ask(gateway), 502)
    const first = await ask(gateway)
    expect(assertRefusal(first, 503).message).toContain('try again in 1 s')
    expect([first.headers['retry-after'], first.headers['x-should-retry']]).toEqual([
      '1',
      undefined,
    ])
    await until(
      'a probe has failed',
      async () => (await ask(gateway)).headers['x-should-retry'] === 'false',
      promptMs,
    )
    const again = await ask(gateway)
    assertRefusal(again, 503)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(only.received).toEqual([])
  })
})

describe('Retry-After', () => {
  const rests = (status: number, header: () => string) => async () => {
    const { gateway, first } = await testGatewayServer(
      {
        first: (req, res, received) =>
          received.attempt === 1
            ? sendError(res, status, { 'retry-after': header() })
            : says('first')(req, res, received),
        spare: says('spare'),
      },
      behind,
    )
    await times(4, gateway)
    expect(first.received).toHaveLength(1)
    await until('it is asked again', async () => {
      await times(1, gateway)
      return first.received.length > 1
    })
    const [asked = { at: 0 }, again = { at: 0 }] = first.received
    return again.at - asked.at
  }
  test.each([429, 503])('of a %i lets the deployment rest for that long', async (status) => {
    expect(await rests(status, () => '1')()).toBeGreaterThan(990)
  })
  test('may be a date', async () => {
    // A date has whole seconds: two seconds from now are between one and two.
    expect(await rests(503, () => new Date(Date.now() + 2000).toUTCString())()).toBeGreaterThan(900)
  })

  test('pauses the caller that got it, and all once another one got it too', async () => {
    const { gateway, first, spare } = await testGatewayServer(
      { first: refuses(429, { 'retry-after': '30' }), spare: says('spare') },
      behind,
    )
    const [two, three] = [await gateway.createKey(), await gateway.createKey()]
    await times(5, gateway)
    expect([first.received.length, spare.received.length]).toEqual([1, 5])
    await times(2, gateway, two.key)
    await times(2, gateway, three.key)
    expect(first.received).toHaveLength(2)
  })

  test.each(['x-ratelimit-remaining', 'x-ratelimit-remaining-tokens', 'ratelimit-remaining'])(
    'pauses all where %s says that the account has nothing left',
    async (header) => {
      const { gateway, first } = await testGatewayServer(
        { first: refuses(429, { 'retry-after': '30', [header]: '0' }), spare: says('spare') },
        behind,
      )
      const other = await gateway.createKey()
      await times(1, gateway)
      await times(2, gateway, other.key)
      expect(first.received).toHaveLength(1)
    },
  )
})
