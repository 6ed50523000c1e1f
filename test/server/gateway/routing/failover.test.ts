import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { models } from '../../../support/servers/gateway.ts'
import {
  assertCompletion,
  assertErrorEnd,
  assertGoodStream,
  assertRefusal,
} from '../../../support/http/replies.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  piece,
  refuses,
  says,
  sendError,
  sendJson,
  type Script,
} from '../../../support/upstreams/model-server.ts'
import {
  ask,
  chat,
  testGatewayServer,
  startGatewayServer,
  alwaysRetries,
  type GatewayServer,
} from '../../../support/servers/gateway-server.ts'

let script: Script
let two: GatewayServer<'first' | 'spare'>
beforeAll(async () => {
  two = await startGatewayServer(
    { first: (req, res, received) => script(req, res, received), spare: says('from the spare') },
    { ...alwaysRetries, deployments: { spare: { tier: 2 } } },
  )
})
afterAll(() => two.close())

const shapes = [
  ['whole', false],
  ['stream', true],
] as const
async function asked(now: Script, body: object) {
  script = now
  two.first.received.length = two.spare.received.length = 0
  const reply = await ask(two.gateway, body)
  return { reply, attempts: [two.first.received.length, two.spare.received.length] }
}
const textOf = (reply: Parameters<typeof assertCompletion>[0], stream: boolean) =>
  stream ? assertGoodStream(reply).text : assertCompletion(reply).choices[0]?.message.content

describe('the next deployment answers', () => {
  const statuses = [301, 302, 303, 307, 308, 407, 408, 409, 425, 429, 500, 501, 502, 503, 504, 529]
  /** After these a deployment is left alone: each has a model of its own. */
  const refusals = [
    [401, 'whole', false],
    [402, 'whole', false],
    [403, 'whole', false],
    [404, 'whole', false],
    [401, 'stream', true],
    [404, 'stream', true],
  ] as const
  const expectSpare = async (status: number, stream: boolean, model: string = models[0]) => {
    const { reply, attempts } = await asked(
      (_req, res) => sendError(res, status, { location: 'http://127.0.0.1:1/' }),
      chat({ stream, model }),
    )
    expect(textOf(reply, stream)).toBe('from the spare')
    expect(attempts).toEqual([1, 1])
  }
  test.each(
    statuses.flatMap((status) => shapes.map(([shape, stream]) => [status, shape, stream] as const)),
  )('after %i (%s)', (status, _shape, stream) => expectSpare(status, stream))
  test.each(refusals.map((row, at) => [...row, models[at + 1]] as const))(
    'after %i (%s)',
    (status, _shape, stream, model) => expectSpare(status, stream, model),
  )

  const invalid: Record<string, Script> = {
    'a reply that is not JSON': (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
    'an empty reply': (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json' }).end(),
    'a reply without a choice': (_req, res) => sendJson(res, 200, completion('', { choices: [] })),
    'a reply without a message': (_req, res) =>
      sendJson(res, 200, completion('', { choices: [{ index: 0 }] })),
    'another content type': (_req, res) =>
      void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    'a compressed reply': (_req, res) =>
      sendJson(res, 200, completion('x'), { 'content-encoding': 'br' }),
    'a closed connection': (_req, res) => void res.socket?.destroy(),
  }
  test.each(
    Object.entries(invalid).flatMap(([name, now]) =>
      shapes.map(([shape, stream]) => [name, shape, stream, now] as const),
    ),
  )('after %s (%s)', async (_name, _shape, stream, now) => {
    const { reply, attempts } = await asked(now, chat({ stream }))
    expect(textOf(reply, stream)).toBe('from the spare')
    expect(attempts).toEqual([1, 1])
  })

  test('after an error of the stream before the first content, with id, time and model of one reply', async () => {
    const { reply, attempts } = await asked(
      (_req, res) =>
        void openEvents(res).end(
          event(chunk({ role: 'assistant', content: '' }, null, { id: 'of-the-first' })) +
            event({ error: { code: 500 } }),
        ),
      chat({ stream: true }),
    )
    expect(assertGoodStream(reply).text).toBe('from the spare')
    expect(reply.raw.toString()).not.toContain('of-the-first')
    expect(attempts).toEqual([1, 1])
  })

  test('when the connection is refused', async () => {
    const servers = await testGatewayServer(
      { first: says('never heard'), spare: says('from the spare') },
      {
        upstreams: { first: { base_url: 'http://127.0.0.1:1/v1' } },
        deployments: { spare: { tier: 2 } },
      },
    )
    expect(textOf(await ask(servers.gateway), false)).toBe('from the spare')
  })
})

describe('the next deployment is not asked', () => {
  test.each(
    [400, 413, 422].flatMap((status) =>
      shapes.map(([shape, stream]) => [status, shape, stream] as const),
    ),
  )('after %i, which is the fault of the request (%s)', async (status, _shape, stream) => {
    const { reply, attempts } = await asked(refuses(status), chat({ stream }))
    const { message } = assertRefusal(reply, 400)
    expect(message).toContain('the upstream says things of its own')
    expect(reply.headers['x-should-retry']).toBe('false')
    expect(attempts).toEqual([1, 0])
  })

  test('after a 400 that says the conversation is too long, and the caller is told so', async () => {
    const { reply, attempts } = await asked(
      (_req, res) =>
        sendJson(res, 400, { message: "This model's maximum context length is 8192 tokens" }),
      chat(),
    )
    expect(assertRefusal(reply, 400)).toMatchObject({ param: 'messages' })
    expect(attempts).toEqual([1, 0])
  })

  test('once the client has heard the first piece', async () => {
    const { reply, attempts } = await asked(
      (_req, res) => void openEvents(res).write(event(piece('Hello')), () => res.socket?.destroy()),
      chat({ stream: true }),
    )
    const { text, error } = assertErrorEnd(reply)
    expect(text).toBe('Hello')
    expect(error.message).toBe(
      "the connection to the model's server closed before the reply was complete",
    )
    expect(attempts).toEqual([1, 0])
  })
})

describe('bounds', () => {
  test('at most three attempts are made for a request', async () => {
    const servers = await testGatewayServer(
      { a: refuses(500), b: refuses(500), c: refuses(500), d: refuses(500) },
      alwaysRetries,
    )
    assertRefusal(await ask(servers.gateway), 502)
    expect(
      [servers.a, servers.b, servers.c, servers.d]
        .map(({ received }) => received.length)
        .toSorted(),
    ).toEqual([0, 1, 1, 1])
  })

  const hangs: Script = () => {}
  test('a late first byte is tried once elsewhere and not a third time', async () => {
    const servers = await testGatewayServer(
      { a: hangs, b: hangs, c: says('too late') },
      { limits: { first_byte_ms: 150 }, deployments: { b: { tier: 2 }, c: { tier: 3 } } },
    )
    const reply = await ask(servers.gateway)
    assertRefusal(reply, 504)
    expect([servers.a, servers.b, servers.c].map(({ received }) => received.length)).toEqual([
      1, 1, 0,
    ])
    expect(reply.endedMs).toBeGreaterThan(280)
    expect(servers.a.only().cutAt, 'the late one is let go').not.toBeNull()
  })

  test('a late first byte is answered elsewhere', async () => {
    const servers = await testGatewayServer(
      { a: hangs, b: says('b') },
      { upstreams: { a: { first_byte_ms: 150 } }, deployments: { b: { tier: 2 } } },
    )
    expect(textOf(await ask(servers.gateway), false)).toBe('b')
    expect(textOf(await ask(servers.gateway, chat({ stream: true })), true)).toBe('b')
  })

  test('a late first byte is not tried elsewhere where the upstream bills all the same', async () => {
    const servers = await testGatewayServer(
      { a: hangs, b: says('b') },
      {
        limits: { first_byte_ms: 150 },
        deployments: { a: { retry_after_sent: false }, b: { tier: 2 } },
      },
    )
    assertRefusal(await ask(servers.gateway), 504)
    expect(servers.b.received).toEqual([])
  })
})

describe('nothing is left', () => {
  test('502 when there was no usable reply', async () => {
    const { gateway } = await testGatewayServer({ a: refuses(500), b: refuses(503) }, alwaysRetries)
    assertRefusal(await ask(gateway), 502)
  })

  test('503 with the least Retry-After when all are busy', async () => {
    const { gateway } = await testGatewayServer(
      {
        a: refuses(503, { 'retry-after': '9' }),
        b: refuses(429, { 'retry-after': '5' }),
        c: refuses(429),
      },
      alwaysRetries,
    )
    const first = await ask(gateway)
    assertRefusal(first, 503)
    expect(first.headers['retry-after']).toBe('5')
    expect(Number(first.headers['retry-after-ms'])).toBe(5000)
  })

  test('503 with what is left of the pause while all are paused, ten seconds at most', async () => {
    const { gateway, a } = await testGatewayServer(
      { a: refuses(503, { 'retry-after': '60' }) },
      alwaysRetries,
    )
    await ask(gateway)
    const second = await ask(gateway)
    assertRefusal(second, 503)
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(5)
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(a.received).toHaveLength(1)
  })

  test('504 when the only one is late', async () => {
    const { gateway } = await testGatewayServer({ a: () => {} }, { limits: { first_byte_ms: 100 } })
    assertRefusal(await ask(gateway), 504)
    assertRefusal(await ask(gateway, chat({ stream: true })), 504)
  })

  test('504 when a reply that is not a stream stops half way', async () => {
    const { gateway } = await testGatewayServer(
      {
        a: (_req, res) =>
          void res.writeHead(200, { 'content-type': 'application/json' }).write('{"id":'),
      },
      { limits: { idle_ms: 100 } },
    )
    assertRefusal(await ask(gateway), 504)
  })
})
