import { describe, expect, test } from 'vitest'
import type { Gateway } from '../../../support/servers/gateway.ts'
import { assertCompletion, assertRefusal } from '../../../support/http/replies.ts'
import {
  openEvents,
  piece,
  event,
  refuses,
  says,
  sendError,
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

async function times(count: number, gateway: Gateway): Promise<void> {
  for (let at = 0; at < count; at++) assertCompletion(await ask(gateway))
}

describe('opens', () => {
  test('after five failures in a row, and the deployment is left alone', async () => {
    const { gateway, first, spare } = await testGatewayServer(
      { first: refuses(500), spare: says('spare') },
      behind,
    )
    await times(12, gateway)
    expect([first.received.length, spare.received.length]).toEqual([5, 12])
    expect(movesOf(gateway, 'first')).toEqual(['open'])
  })

  test('when half of the last twenty calls failed', async () => {
    const { gateway, first } = await testGatewayServer(
      {
        first: (req, res, received) =>
          received.attempt % 2 === 0 ? sendError(res, 500) : says('first')(req, res, received),
        spare: says('spare'),
      },
      behind,
    )
    await times(30, gateway)
    expect(first.received).toHaveLength(20)
    expect(movesOf(gateway, 'first')).toEqual(['open'])
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
    expect(movesOf(gateway, 'first')).toEqual([])
  })

  test('not for clients that leave', async () => {
    const { gateway, first } = await testGatewayServer({
      first: (_req, res) => void openEvents(res).write(event(piece('x'))),
    })
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
    expect(movesOf(gateway, 'first')).toEqual([])
  })

  test('for streams that break off after their first piece', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: (_req, res) => void openEvents(res).end(event(piece('x'))), spare: says('spare') },
      behind,
    )
    for (let at = 0; at < 8; at++) await ask(gateway, chat({ stream: true }))
    expect(first.received).toHaveLength(5)
  })
})

describe('half open', () => {
  test('lets one probe through at a time, and closes when it succeeds', async () => {
    let goOn = () => {}
    const script: Script = (req, res, received) => {
      if (received.attempt <= 5) return sendError(res, 500)
      if (received.attempt > 6) return says('first')(req, res, received)
      return new Promise((resolve) => {
        goOn = () => resolve(says('first')(req, res, received))
      })
    }
    const { gateway, first, spare } = await testGatewayServer(
      { first: script, spare: says('spare') },
      { ...behind, breaker: { open_ms: 200 } },
    )
    await times(5, gateway)
    await until(
      'the probe has arrived',
      async () => {
        void ask(gateway)
        return first.received.length === 6
      },
      promptMs,
    )
    expect((first.received[5]?.at ?? 0) - (first.received[4]?.at ?? 0)).toBeGreaterThan(190)
    const before = spare.received.length
    await times(10, gateway)
    expect(first.received, 'one probe at a time').toHaveLength(6)
    expect(spare.received.length).toBeGreaterThanOrEqual(before + 10)
    goOn()
    await until('it is closed again', () => movesOf(gateway, 'first').at(-1) === 'closed', promptMs)
    await times(3, gateway)
    expect(first.received).toHaveLength(9)
    expect(movesOf(gateway, 'first')).toEqual(['open', 'half_open', 'closed'])
  })

  test('a stream that is the probe closes it with its first content, not with its end', async () => {
    const script: Script = (req, res, received) => {
      if (received.attempt <= 5) return sendError(res, 500)
      if (received.body.stream) return void openEvents(res).write(event(piece('long')))
      return says('first')(req, res, received)
    }
    const { gateway, first } = await testGatewayServer(
      { first: script, spare: says('spare') },
      { ...behind, breaker: { open_ms: 200 } },
    )
    await times(5, gateway)
    let probe: Client | undefined
    await until(
      'a stream is the probe',
      async () => {
        const client = await call(gateway, chat({ stream: true }))
        await until('it has an answer', () => /"(long|spare)"/.test(client.text()), promptMs)
        if (client.text().includes('"long"')) probe = client
        else client.leave()
        return probe !== undefined
      },
      promptMs,
    )
    expect(movesOf(gateway, 'first')).toEqual(['open', 'half_open', 'closed'])
    await times(3, gateway)
    expect(first.received, 'the others are let in while it streams').toHaveLength(9)
    expect([first.received[5]?.cutAt, probe?.closedAt]).toEqual([null, null])
    probe?.leave()
  })

  test('a call begun before the breaker opened is no probe: its end lets no second one through', async () => {
    const script: Script = (_req, res, { body, attempt }) => {
      if (body.stream) openEvents(res).write(event(piece('old')))
      else if (attempt <= 6) sendError(res, 500)
    }
    const { gateway, first } = await testGatewayServer(
      { first: script, spare: says('spare') },
      { ...behind, breaker: { open_ms: 200 } },
    )
    const old = await call(gateway, chat({ stream: true }))
    await until('the old call streams', () => old.text().includes('old'), promptMs)
    await times(5, gateway)
    await until(
      'the probe has arrived',
      () => {
        void ask(gateway).catch(() => {})
        return first.received.length === 7
      },
      promptMs,
    )
    old.leave()
    await until('the old call is let go', () => first.received[0]?.cutAt !== null, promptMs)
    await times(5, gateway)
    expect(first.received).toHaveLength(7)
  })

  test('a probe that fails opens it for twice as long', async () => {
    const { gateway, first } = await testGatewayServer(
      { first: refuses(500), spare: says('spare') },
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

  test.each([401, 402, 403, 404])(
    'after one %i a deployment is left alone until a probe passes',
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
        'the probe has passed',
        async () => {
          await times(1, gateway)
          return first.received.length === 2
        },
        promptMs,
      )
      expect((first.received[1]?.at ?? 0) - (refused?.at ?? 0)).toBeGreaterThan(140)
      await times(3, gateway)
      expect(first.received).toHaveLength(5)
      expect(movesOf(gateway, 'first')).toEqual(['open', 'half_open', 'closed'])
    },
  )
})

test('a single deployment does not refuse for ever: it is refused for a while with Retry-After, then asked again', async () => {
  let isWell = false
  const { gateway, only } = await testGatewayServer(
    {
      only: (req, res, received) =>
        isWell ? says('well again')(req, res, received) : sendError(res, 500),
    },
    { breaker: { open_ms: 200 }, retry: { repeat_share: 0 } },
  )
  for (let at = 0; at < 5; at++) assertRefusal(await ask(gateway), 502)
  assertRefusal(await ask(gateway), 503)
  expect(only.received).toHaveLength(5)
  isWell = true
  await until('it answers again', async () => (await ask(gateway)).status === 200, promptMs)
  await times(3, gateway)
})

describe('Retry-After', () => {
  const rests = (status: number, header: () => string) => async () => {
    // A breaker that opened would keep it away for ten minutes.
    const { gateway, first } = await testGatewayServer(
      {
        first: (req, res, received) =>
          received.attempt === 1
            ? sendError(res, status, { 'retry-after': header() })
            : says('first')(req, res, received),
        spare: says('spare'),
      },
      { ...behind, breaker: { open_ms: 600_000 } },
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
  test('keeps a higher tier for later only while it lasts', async () => {
    const { gateway, first, spare } = await testGatewayServer(
      { first: refuses(429, { 'retry-after': '30' }), spare: says('spare') },
      behind,
    )
    await times(5, gateway)
    expect([first.received.length, spare.received.length]).toEqual([1, 5])
  })
})
