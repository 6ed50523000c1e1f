import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFaultServer } from '../../support/upstreams/faults/server.ts'
import { metric } from '../../support/servers/process.ts'
import { chatBytes } from '../../support/http/raw.ts'
import { assertCompletion, assertRefusal } from '../../support/http/replies.ts'
import {
  event,
  openEvents,
  piece,
  pump,
  says,
  sendError,
  type Script,
} from '../../support/upstreams/model-server.ts'
import {
  ask,
  call,
  chat,
  listen,
  testGatewayServer,
  startGatewayServer,
  type Client,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'

const streamed = chat({ stream: true })

let script: Script
let pair: GatewayServer<'a' | 'b'>
beforeAll(async () => {
  pair = await startGatewayServer(
    {
      a: (req, res, received) => script(req, res, received),
      b: (req, res, received) => script(req, res, received),
    },
    { limits: { keep_alive_ms: 200 } },
  )
})
afterAll(() => pair.close())
beforeEach(() => void (pair.a.received.length = pair.b.received.length = 0))

const arrived = () => [...pair.a.received, ...pair.b.received]
const ended = (requestId: string, { gateway }: Pick<GatewayServer<never>, 'gateway'> = pair) =>
  gateway.observed.find((one) => one.kind === 'requestEnded' && one.requestId === requestId)
const rowsOf = async (
  requestId: string,
  { gateway }: Pick<GatewayServer<never>, 'gateway'> = pair,
) => (await gateway.rows()).filter((row) => row.request_id === requestId)

/**
 * Calls, disconnects at the given moment, and checks that everything behind the call is released at
 * once and accounted for.
 */
async function leaves(
  requestId: string,
  body: object,
  now: Script,
  when: (client: Client) => boolean,
) {
  script = now
  const client = await call(pair.gateway, body, [`x-request-id: ${requestId}`])
  await until('the time to leave', () => arrived().length === 1 && when(client), promptMs)
  const leftAt = client.leave()
  await until('the upstream is closed', () => arrived()[0]?.cutAt !== null, promptMs)
  expect((arrived()[0]?.cutAt ?? Infinity) - leftAt).toBeLessThan(promptMs)
  await until('the request has ended', () => ended(requestId) !== undefined, promptMs)
  expect(ended(requestId)).toMatchObject({ clientGone: true })
  expect(arrived(), 'nobody else is asked').toHaveLength(1)
  const rows = await rowsOf(requestId)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ status: 'client_left', attempt: 1, key_id: pair.gateway.keyId })
  return rows[0]
}

/** Says this again and again for as long as it is heard. */
const floods =
  (text: string): Script =>
  (_req, res) =>
    pump(openEvents(res), () => event(piece(text)))

const halfOfJson: Script = (_req, res) =>
  void res.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')

/** A gateway whose first upstream never accepts a connection. */
async function testSilentUpstream() {
  const silent = await startFaultServer(1)
  onTestFinished(() => silent.close())
  return testGatewayServer(
    { first: says('never reached'), spare: says('spare') },
    {
      upstreams: { first: { base_url: silent.silent_url } },
      deployments: { spare: { tier: 2 } },
    },
  )
}

describe('the client leaves', () => {
  test('while its body is still on the way: nobody is asked', async () => {
    const bytes = chatBytes(pair.gateway.key, streamed, ['x-request-id: in-the-body'])
    const client = await listen(pair.gateway, bytes.subarray(0, bytes.length - 10))
    client.leave()
    await until('the request has ended', () => ended('in-the-body') !== undefined, promptMs)
    expect(ended('in-the-body')).toMatchObject({ clientGone: true })
    expect(arrived()).toEqual([])
  })

  test('by ending its side in the body: nobody is asked, and the connection is closed', async () => {
    const bytes = chatBytes(pair.gateway.key, streamed, ['x-request-id: half-a-body'])
    const client = await listen(pair.gateway, bytes.subarray(0, bytes.length - 10))
    client.endSide()
    await until('the connection is closed', () => client.closedAt !== null, promptMs)
    await until('the request has ended', () => ended('half-a-body') !== undefined, promptMs)
    expect(arrived()).toEqual([])
  })

  test.each([
    ['whole', chat()],
    ['stream', streamed],
  ] as const)(
    'while the upstream is being connected to: the next one is not asked (%s)',
    async (shape, body) => {
      const servers = await testSilentUpstream()
      const requestId = `connecting-${shape}`
      const client = await call(servers.gateway, body, [`x-request-id: ${requestId}`])
      await until(
        'it is under way',
        async () => metric(await servers.gateway.metrics(), 'tollgate_requests_in_flight') === 1,
        promptMs,
      )
      // There is nothing to see from outside while a connection does not come about.
      await new Promise((resolve) => setTimeout(resolve, 100))
      client.leave()
      await until('the request has ended', () => ended(requestId, servers) !== undefined, promptMs)
      expect(await rowsOf(requestId, servers)).toMatchObject([
        { status: 'client_left', attempt: 1, completion_tokens: 0, upstream: 'first' },
      ])
      expect(servers.spare.received).toEqual([])
    },
  )

  test.each([
    ['whole', chat()],
    ['stream', streamed],
  ] as const)('while it waits for the head of the reply (%s)', async (shape, body) => {
    expect(
      await leaves(
        `head-${shape}`,
        body,
        () => {},
        () => true,
      ),
    ).toMatchObject({ completion_tokens: 0, charged: 0 })
  })

  test.each([
    ['whole', chat()],
    ['stream', streamed],
  ] as const)('by ending its side alone, which looks the same (%s)', async (shape, body) => {
    script = () => {}
    const requestId = `half-closed-${shape}`
    const client = await call(pair.gateway, body, [`x-request-id: ${requestId}`])
    await until('the upstream is asked', () => arrived().length === 1, promptMs)
    client.endSide()
    await until('the upstream is closed', () => arrived()[0]?.cutAt !== null, promptMs)
    await until('the connection is closed', () => client.closedAt !== null, promptMs)
    await until('the request has ended', () => ended(requestId) !== undefined, promptMs)
    expect(await rowsOf(requestId)).toMatchObject([{ status: 'client_left', attempt: 1 }])
  })

  test('in the middle of a whole reply', async () => {
    await leaves('middle', chat(), halfOfJson, () => true)
  })

  test('while JSON is read that came in place of a stream', async () => {
    const row = await leaves('json-for-stream', streamed, halfOfJson, (client) =>
      client.text().includes(': keep-alive'),
    )
    expect(row).toMatchObject({ completion_tokens: 0, charged: 0 })
  })

  test('while it waits for the first token', async () => {
    expect(
      await leaves(
        'first-token',
        streamed,
        (_req, res) => void openEvents(res).write(': loading\n\n'),
        () => true,
      ),
    ).toMatchObject({ completion_tokens: 0 })
  })

  test('while it waits for the first token and has had keep-alives', async () => {
    await leaves(
      'kept-alive',
      streamed,
      (_req, res) => void openEvents(res),
      (client) => client.text().includes(': keep-alive'),
    )
  })

  test('in the middle of a stream, with its tokens in the ledger', async () => {
    const row = await leaves(
      'streaming',
      streamed,
      (_req, res) => void openEvents(res).write(event(piece('one')) + event(piece('two'))),
      (client) => client.text().includes('two'),
    )
    expect(row).toMatchObject({ completion_tokens: 2, estimated: true })
    expect(row?.ttft_ms).toBeGreaterThanOrEqual(0)
  })

  test('in the middle of a stream that never pauses', async () => {
    const row = await leaves('flood', streamed, floods('more and more'), (client) =>
      client.text().includes('more'),
    )
    expect(row?.completion_tokens).toBeGreaterThan(0)
  })

  test('when it has stopped reading', async () => {
    let isReading = true
    await leaves('not-reading', streamed, floods('x'.repeat(10_000)), (client) => {
      if (isReading && client.text().includes('xxx')) client.pause()
      isReading = !client.text().includes('xxx')
      return !isReading
    })
  })

  test('in the pause before a repeat: it is not made', async () => {
    const { gateway, only } = await testGatewayServer({
      only: (req, res, received) =>
        received.body.max_tokens === 7
          ? sendError(res, 503, { 'retry-after': '60' })
          : says('well')(req, res, received),
    })
    for (let at = 0; at < 20; at++) assertCompletion(await ask(gateway))
    const client = await call(gateway, chat({ max_tokens: 7 }), ['x-request-id: pausing'])
    await until(
      'it was refused',
      () => only.received.length === 21 && only.received[20]?.finishedAt !== null,
      promptMs,
    )
    await until(
      'the attempt is in the ledger',
      async () => (await rowsOf('pausing', { gateway })).length === 1,
      promptMs,
    )
    expect(ended('pausing', { gateway })).toBeUndefined()
    client.leave()
    await until(
      'the request has ended',
      () => ended('pausing', { gateway }) !== undefined,
      promptMs,
    )
    expect(await rowsOf('pausing', { gateway })).toMatchObject([{ status: 'upstream_status_503' }])
    expect(only.received).toHaveLength(21)
  })
})

describe('JSON that came in place of a stream and does not end', () => {
  test('is read until the deadline, and then nobody else is asked', async () => {
    script = halfOfJson
    const late = await ask(pair.gateway, streamed, {
      headers: ['X-Request-Timeout-Ms: 150', 'X-Request-Id: json-deadline'],
    })
    assertRefusal(late, 504)
    expect(late.endedMs).toBeLessThan(promptMs)
    expect(arrived()).toHaveLength(1)
    expect(await rowsOf('json-deadline')).toMatchObject([
      { status: 'upstream_deadline', attempt: 1, charged: 0 },
      { status: 'deadline_exceeded', attempt: 0, charged: 0 },
    ])
  })

  test('is late as any other first byte: who bills it all the same is not asked a second time', async () => {
    const servers = await testGatewayServer(
      { first: halfOfJson, spare: says('spare') },
      {
        upstreams: { first: { first_byte_ms: 150 } },
        deployments: { first: { retry_after_sent: false }, spare: { tier: 2 } },
      },
    )
    assertRefusal(await ask(servers.gateway, streamed), 504)
    expect([servers.first.received.length, servers.spare.received.length]).toEqual([1, 0])
  })
})

describe('after all of it', () => {
  test('no stream and no connection to an upstream is left open', async () => {
    await until(
      'no connection is left',
      () => pair.a.openSockets() + pair.b.openSockets() === 0,
      promptMs,
    )
    const count = (kind: string) => pair.gateway.observed.filter((one) => one.kind === kind).length
    expect(count('streamOpened')).toBeGreaterThan(0)
    expect(count('streamClosed')).toBe(count('streamOpened'))
  })

  test('no place is still taken: both deployments are drawn again', async () => {
    script = says('Hello')
    for (let at = 0; at < 30; at++) assertCompletion(await ask(pair.gateway))
    expect(
      pair.a.received.length,
      'one with a place taken would never be the least loaded',
    ).toBeGreaterThan(0)
    expect(pair.b.received.length).toBeGreaterThan(0)
  })
})

test('a deadline is kept while the upstream is being connected to', async () => {
  const servers = await testSilentUpstream()
  const late = await ask(servers.gateway, chat(), { headers: ['X-Request-Timeout-Ms: 200'] })
  assertRefusal(late, 504)
  // By default a connection is given up after three seconds, with 502.
  expect(servers.spare.received).toEqual([])
})
