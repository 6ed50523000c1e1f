import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ledgerRequests, startServer, type ServerOptions } from '../support/process.ts'
import { chatBytes, dial, exchange, type Exchange } from '../support/raw.ts'
import {
  assertCompletion,
  assertErrorEnd,
  assertGoodStream,
  assertRefusal,
} from '../support/replies.ts'
import { until } from '../support/waiting.ts'
import { chatFor, configFor, startActing, type Part } from './acting.ts'

/** A server before an acting upstream, with a key. */
async function standing(more: Record<string, unknown>, options: ServerOptions = {}) {
  const upstream = await startActing()
  onTestFinished(() => upstream.close())
  const server = await startServer({ config: configFor(upstream, more), ...options })
  const { key } = await server.createKey()
  const ask = (id: string, part: Part, body: object = {}, deadlineMs = 15_000): Promise<Exchange> =>
    exchange(server.url, chatBytes(key, chatFor(part, body), [`X-Request-Id: ${id}`]), {
      deadlineMs,
    })
  return { upstream, server, key, ask }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

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

test('SIGTERM lets 50 streams and 50 calls finish, keeps their rows, and exits 0', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 300, calls_ms: 10_000, streams_ms: 10_000 },
  })
  const streams = many(50).map((n) =>
    ask(`stream-${n}`, { events: 12, gapMs: 150 }, { stream: true }),
  )
  const calls = many(50).map((n) => ask(`call-${n}`, { gapMs: 1500 }))
  await until('all are at the upstream', () => upstream.received.length === 100, 10_000)

  const signalled = performance.now()
  const ended = server.stop()
  await until('it is not ready', async () => (await server.ready()).status === 503, 250)
  // Still accepting, and each reply asks the client to go elsewhere.
  const late = (await ask('late', { gapMs: 10 })).reply
  if (!late) throw new Error('no reply while it still accepts')
  assertCompletion(late)
  expect(late.headers['connection']).toBe('close')
  await until('new connections are refused', () => refused(server.url), 300 + 1000)
  expect(performance.now() - signalled).toBeGreaterThan(290)

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
    new Set([...many(50).flatMap((n) => [`stream-${n}`, `call-${n}`]), 'late']),
  )
  expect(rows.length).toBe(101)
  expect(server.log().at(-1)?.msg).toBe('stopped')
})

test('what outlasts the drain ends with an error event or a 503, and still has its row', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 0, calls_ms: 300, streams_ms: 600 },
  })
  const streams = many(10).map((n) =>
    ask(`stream-${n}`, { events: 1000, gapMs: 50 }, { stream: true }),
  )
  const silent = many(5).map((n) => ask(`silent-${n}`, { gapMs: 60_000 }, { stream: true }))
  const calls = many(10).map((n) => ask(`call-${n}`, { gapMs: 60_000 }))
  await until('all are at the upstream', () => upstream.received.length === 25, 10_000)
  const startedAt = performance.now()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(600 + 2500)

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
      ...many(10).flatMap((n) => [`stream-${n}`, `call-${n}`]),
      ...many(5).map((n) => `silent-${n}`),
    ]),
  )
})

test('a request whose body is still arriving is in flight, too', async () => {
  const { server, key } = await standing({
    drain: { accept_ms: 0, calls_ms: 5000, streams_ms: 5000 },
  })
  const bytes = chatBytes(key, chatFor({ say: 'arrived' }), ['Expect: 100-continue'])
  const socket = await dial(server.url)
  let heard = ''
  socket
    .setEncoding('latin1')
    .on('data', (text: string) => (heard += text))
    .on('error', () => {})
  socket.write(bytes.subarray(0, -20))
  await until('the server asks for the body', () => heard.includes('100 Continue'), 2000)
  const ended = server.stop()
  await until('it drains', () => server.log().some(({ msg }) => msg === 'draining'), 1000)
  await until('new connections are refused', () => refused(server.url), 1000)
  socket.write(bytes.subarray(-20))
  await until('the reply is there', () => heard.includes('arrived'), 2000)
  expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  expect(heard).toMatch(/\r\nConnection: close\r\n/i)
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('a second signal ends it at once with 1', async () => {
  const { upstream, server, ask } = await standing({
    drain: { accept_ms: 0, calls_ms: 60_000, streams_ms: 60_000 },
  })
  void ask('slow', { gapMs: 60_000 })
  await until('it is at the upstream', () => upstream.received.length === 1, 5000)
  server.child.kill('SIGTERM')
  await until('it drains', () => server.log().some(({ msg }) => msg === 'draining'), 2000)
  const startedAt = performance.now()
  server.child.kill('SIGINT')
  expect(await server.exited).toEqual({ code: 1, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(1500)
})
