import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  ledgerRequests,
  launch,
  metric,
  startServer,
  testFolder,
  writeConfig,
  type LogLine,
  type ServerOptions,
} from '../../support/servers/process.ts'
import { chatBytes, dial, exchange, type Exchange } from '../../support/http/raw.ts'
import {
  assertCompletion,
  assertErrorEnd,
  assertGoodStream,
  assertRefusal,
} from '../../support/http/replies.ts'
import { comesMs, longMs, promptMs, until } from '../../support/waiting.ts'
import {
  directedChat,
  configWith,
  startDirectedServer,
  type Directions,
} from '../../support/upstreams/directed.ts'
import { numbersBelow } from '../../support/numbers.ts'

/** A server before an acting upstream, with a key. */
async function standing(more: Record<string, unknown>, options: ServerOptions = {}) {
  const upstream = await startDirectedServer()
  onTestFinished(() => upstream.close())
  const server = await startServer({ config: configWith(upstream, more), ...options })
  const { key } = await server.createKey()
  const ask = (
    id: string,
    part: Directions,
    body: object = {},
    deadlineMs = comesMs,
  ): Promise<Exchange> =>
    exchange(server.url, chatBytes(key, directedChat(part, body), [`X-Request-Id: ${id}`]), {
      deadlineMs,
    })
  return { upstream, server, key, ask }
}

async function refused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

type AuditRows = { rows: { outcome: string }[] }

test('tollgate drain takes a server out of use, and waits for its streams and its spool', async () => {
  const { upstream, server, ask } = await standing({ drain: { accept_ms: 500 } })
  const command = (...args: string[]) =>
    server.tollgate('drain', '--wait-spool', '--url', server.operatorUrl, ...args)
  const stream = ask('stream', { events: 40, gapMs: 100 }, { stream: true })
  await until('it is at the upstream', () => upstream.received.length === 1)

  const early = await command('--timeout', '1')
  expect([early.code, early.err]).toEqual([
    1,
    expect.stringMatching(/^After 1 s the server is draining, but still has 1 streams\./),
  ])
  expect((await server.ready()).status).toBe(503)
  assertCompletion((await ask('late', { gapMs: 10 })).reply ?? expect.unreachable())

  const last = await command('--json')
  expect([last.code, JSON.parse(last.out)]).toEqual([0, { calls: 0, streams: 0, queued_rows: 0 }])
  assertGoodStream((await stream).reply ?? expect.unreachable())
  const { rows } = await server.operate<{ rows: object[] }>('GET', '/usage/rows')
  expect(rows, 'the spool is empty').toHaveLength(2)
  const audit = await server.operate<AuditRows>('GET', '/audit?action=drainServer')
  const outcomes = audit.rows.map(({ outcome }) => outcome)
  expect(outcomes, 'it is recorded once, before and after').toEqual(['done', 'begun'])
  // Load balancers ask, and have had more than `accept_ms` since.
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(drainLine(server.log())).toMatchObject({ signal: 'SIGTERM', waits: 'nothing' })
})

test('SIGTERM lets 50 streams and 50 calls finish, keeps their rows, and exits 0', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 3000, calls_ms: 60_000, streams_ms: 60_000 },
  })
  const streams = numbersBelow(50).map((n) =>
    ask(`stream-${n}`, { events: 12, gapMs: 400 }, { stream: true }),
  )
  const calls = numbersBelow(50).map((n) => ask(`call-${n}`, { gapMs: 4500 }))
  await until('all are at the upstream', () => upstream.received.length === 100)

  const signalled = performance.now()
  const ended = server.stop()
  await until('it is not ready', async () => (await server.ready()).status === 503, promptMs)
  // Still accepting, and each reply asks the client to go elsewhere.
  const late = (await ask('late', { gapMs: 10 })).reply
  if (!late) throw new Error('no reply while it still accepts')
  assertCompletion(late)
  expect(late.headers['connection']).toBe('close')
  await until('new connections are refused', () => refused(server.url))
  expect(performance.now() - signalled).toBeGreaterThan(2900)

  for (const { reply } of await Promise.all(streams)) {
    if (!reply?.complete) throw new Error('a stream was cut')
    expect(assertGoodStream(reply).text).toBe('word '.repeat(12))
  }
  for (const { reply } of await Promise.all(calls)) {
    if (!reply?.complete) throw new Error('a call was cut')
    assertCompletion(reply)
  }
  expect(await ended).toEqual({ code: 0, signal: null })
  const rows = ledgerRequests(server.store)
  expect(new Set(rows)).toEqual(
    new Set([...numbersBelow(50).flatMap((n) => [`stream-${n}`, `call-${n}`]), 'late']),
  )
  expect(rows.length).toBe(101)
  expect(server.log().at(-1)?.msg).toBe('stopped')
})

test('what outlasts the drain ends with an error event or a 503, and still has its row', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 0, calls_ms: 300, streams_ms: 600 },
  })
  const streams = numbersBelow(10).map((n) =>
    ask(`stream-${n}`, { events: 1000, gapMs: 50 }, { stream: true }),
  )
  const silent = numbersBelow(5).map((n) => ask(`silent-${n}`, { gapMs: 60_000 }, { stream: true }))
  const calls = numbersBelow(10).map((n) => ask(`call-${n}`, { gapMs: 60_000 }))
  await until('all are at the upstream', () => upstream.received.length === 25)
  const startedAt = performance.now()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(30_000)

  for (const { reply } of await Promise.all(streams)) {
    if (!reply) throw new Error('a stream was cut')
    expect(assertErrorEnd(reply).error).toMatchObject({ type: 'unavailable', code: 503 })
  }
  for (const { reply } of await Promise.all([...calls, ...silent])) {
    if (!reply) throw new Error('a call was cut')
    assertRefusal(reply, 503)
  }
  expect(new Set(ledgerRequests(server.store))).toEqual(
    new Set([
      ...numbersBelow(10).flatMap((n) => [`stream-${n}`, `call-${n}`]),
      ...numbersBelow(5).map((n) => `silent-${n}`),
    ]),
  )
})

test('a request whose body is still arriving is in flight, too', async () => {
  const { server, key } = await standing({
    drain: { accept_ms: 0, calls_ms: 60_000, streams_ms: 60_000 },
  })
  const bytes = chatBytes(key, directedChat({ say: 'arrived' }), ['Expect: 100-continue'])
  const socket = await dial(server.url)
  let response = ''
  socket
    .setEncoding('latin1')
    .on('data', (text: string) => (response += text))
    .on('error', () => {})
  socket.write(bytes.subarray(0, -20))
  await until('the server asks for the body', () => response.includes('100 Continue'), promptMs)
  const ended = server.stop()
  await until('it drains', () => server.log().some(({ msg }) => msg === 'draining'), promptMs)
  await until('new connections are refused', () => refused(server.url), promptMs)
  socket.write(bytes.subarray(-20))
  await until('the reply is there', () => response.includes('arrived'), promptMs)
  expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  expect(response).toMatch(/\r\nConnection: close\r\n/i)
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('a second signal ends it at once with 1', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 0, calls_ms: 60_000, streams_ms: 60_000 },
  })
  void ask('slow', { gapMs: 60_000 })
  await until('it is at the upstream', () => upstream.received.length === 1)
  server.child.kill('SIGTERM')
  await until('it drains', () => server.log().some(({ msg }) => msg === 'draining'), promptMs)
  const startedAt = performance.now()
  server.child.kill('SIGINT')
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

/** A server that nobody has asked for its readiness, and what it logged. */
async function unasked(args: string[] = []) {
  const folder = await testFolder()
  const file = await writeConfig(folder, { drain: { accept_ms: 600_000 }, mesh: { agents: [] } })
  const server = launch(['serve', '--config', file, ...args], {
    folder,
    env: { TOLLGATE_GATEWAY_PORT: '0' },
  })
  const log = () =>
    server
      .out()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as LogLine) // pino writes objects
  await until('all of it serves', () => {
    server.mustRun()
    return server.out().includes('/usage -H ')
  })
  return { ...server, log }
}

const drainLine = (log: LogLine[]) => log.find(({ msg }) => msg === 'draining')

const ways = [{ args: [] }, { args: ['--workers', '2'] }]

test.each(ways)(
  'Ctrl-C with nothing under way ends it at once, where no load balancer asks: $args',
  async ({ args }) => {
    const server = await unasked(args)
    server.child.kill('SIGINT')
    // Well before the ten minutes for which it would go on accepting.
    await until('it has ended', () => server.log().at(-1)?.msg === 'stopped')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(drainLine(server.log())).toMatchObject({ signal: 'SIGINT', waits: 'nothing' })
  },
  longMs,
)

test.each(ways)(
  'where a load balancer asks it goes on accepting, says so, and ends at once with a second signal: $args',
  async ({ args }) => {
    const server = await unasked(args)
    const operator = server
      .log()
      .find(({ msg, service }) => msg === 'listening' && service === 'operator')?.['url']
    expect((await fetch(`${String(operator)}/readyz`)).status).toBe(200)
    server.child.kill('SIGINT')
    await until('it drains', () => drainLine(server.log()) !== undefined)
    expect(drainLine(server.log())).toMatchObject({
      waits: '600 s for load balancers to notice; a second signal ends it immediately',
    })
    const gateway = server
      .log()
      .find(({ msg, service }) => msg === 'listening' && service === 'gateway')?.['url']
    expect((await fetch(`${String(gateway)}/healthz`)).status, 'it still accepts').toBe(404)
    server.child.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 1, signal: null })
  },
  longMs,
)

test('what is under way is counted when it drains', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 0, calls_ms: 300, streams_ms: 600 },
  })
  const replies = [
    ask('call', { gapMs: 60_000 }),
    ask('one', { events: 1000, gapMs: 50 }, { stream: true }),
    ask('two', { events: 1000, gapMs: 50 }, { stream: true }),
  ]
  await until('all are at the upstream', () => upstream.received.length === 3)
  await until(
    'the streams have begun',
    async () => metric(await server.metrics(), 'tollgate_open_streams') === 2,
  )
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(drainLine(server.log())).toMatchObject({
    waits: '1 call, at most 0.3 s; 2 streams, at most 0.6 s; a second signal ends it immediately',
  })
  await Promise.all(replies)
})
