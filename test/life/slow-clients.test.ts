import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { metric, startServer } from '../support/process.ts'
import { chatBytes, dial } from '../support/raw.ts'
import { until } from '../support/waiting.ts'
import { chatFor, configFor, startActing } from './acting.ts'

const limits = { headers_ms: 1000, body_ms: 1500, write_stall_ms: 1000 }

type Attack = { name: string; count: number; /** When the connection must be closed. */ withinMs: number; begin(socket: Socket, key: string): void; drip?: string }

const head = ['POST /v1/chat/completions HTTP/1.1', 'Host: gateway.test', 'Content-Type: application/json']

/** Those that are slow to send: each drips so that the connection is never silent for long. */
const senders: Attack[] = [
  { name: 'says nothing', count: 20, withinMs: limits.headers_ms + 2000, begin() {} },
  { name: 'drips its headers', count: 40, withinMs: limits.headers_ms + 2000, begin: (socket) => void socket.write(`${head[0]}\r\n`), drip: 'x-more: 1\r\n' },
  {
    name: 'drips the headers of its second request', count: 20, withinMs: limits.headers_ms + 2500, drip: 'x-more: 1\r\n',
    begin: (socket) => void socket.write(`GET /nowhere HTTP/1.1\r\nHost: gateway.test\r\n\r\n${head[0]}\r\n`),
  },
  { name: 'drips its body', count: 50, withinMs: limits.body_ms + 2000, drip: ' ', begin: (socket, key) => void socket.write([...head, `Authorization: Bearer ${key}`, 'Content-Length: 100000', '', '{'].join('\r\n')) },
  { name: 'drips its body in chunks', count: 20, withinMs: limits.body_ms + 2000, drip: '1\r\n \r\n', begin: (socket, key) => void socket.write([...head, `Authorization: Bearer ${key}`, 'Transfer-Encoding: chunked', '', ''].join('\r\n')) },
  { name: 'drips a body that nobody asked for', count: 10, withinMs: limits.headers_ms + limits.body_ms + 2000, drip: ' ', begin: (socket, key) => void socket.write(['GET /v1/models HTTP/1.1', 'Host: gateway.test', `Authorization: Bearer ${key}`, 'Content-Length: 100000', '', ''].join('\r\n')) },
]

async function standing() {
  const upstream = await startActing()
  onTestFinished(() => upstream.close())
  const server = await startServer({ config: configFor(upstream, { limits }) })
  const { key } = await server.createKey()
  const attackers: Socket[] = []
  onTestFinished(() => attackers.forEach((socket) => socket.destroy()))
  const connected = async () => {
    const socket = await dial(server.url)
    attackers.push(socket.on('error', () => {}))
    return socket
  }
  return { upstream, server, key, connected }
}

/** Calls and streams as others make them, until it is ended; then the statuses of all, 0 for a reply that was not whole. */
function honestTraffic(url: string, key: string): { end(): Promise<number[]> } {
  const agent = new Agent({ connections: 8 })
  let going = true
  onTestFinished(() => void (going = false))
  const caller = async (who: number) => {
    const statuses: number[] = []
    for (let n = 0; going; n++) {
      const { statusCode, body } = await request(`${url}/v1/chat/completions`, {
        dispatcher: agent,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(chatFor({}, { stream: (who + n) % 2 === 0 })),
      })
      const text = await body.text()
      statuses.push(text.endsWith('data: [DONE]\n\n') || text.endsWith('}') ? statusCode : 0)
      await pause(10)
    }
    return statuses
  }
  const all = Promise.all(Array.from({ length: 4 }, (_, who) => caller(who).catch(() => [0])))
  return {
    async end() {
      going = false
      const statuses = (await all).flat()
      await agent.destroy()
      return statuses
    },
  }
}

function expectUnaffected(statuses: number[]): void {
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses.length).toBeGreaterThan(50)
}

test('160 clients that are slow to send are closed in time, and nobody else feels them', async () => {
  const { server, key, connected } = await standing()
  const honest = honestTraffic(server.url, key)
  const attacks = senders.flatMap((attack) => Array.from({ length: attack.count }, async () => {
    const { name, withinMs, begin, drip } = attack
    const socket = await connected()
    const startedAt = performance.now()
    begin(socket, key)
    const dripping = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), 200)
    await Promise.race([new Promise((closed) => socket.resume().once('close', closed)), pause(withinMs + 2000)])
    clearInterval(dripping)
    return performance.now() - startedAt > withinMs ? [name] : []
  }))
  const late = Map.groupBy((await Promise.all(attacks)).flat(), (name) => name)
  expect([...late].map(([name, { length }]) => `${length} × ${name}`), 'closed too late').toEqual([])
  expectUnaffected(await honest.end())
}, 40_000)

test('40 clients that do not read what they asked for are closed in time, and nobody else feels them', async () => {
  const { upstream, server, key, connected } = await standing()
  const connections = async () => metric(await server.metrics(), 'tollgate_nodejs_active_resources', { type: 'TCPSocketWrap' }) ?? 0
  // More than the system's buffers of both sides take.
  const whole = chatFor({ bytes: 8 << 20 })
  const stream = chatFor({ bytes: 64 << 10, events: 128 }, { stream: true })
  const honest = honestTraffic(server.url, key)
  const beganAt = performance.now()
  await Promise.all(Array.from({ length: 40 }, async (_, n) => (await connected()).pause().write(chatBytes(key, n % 4 === 0 ? whole : stream))))
  await until('the readers hold their connections', async () => (await connections()) > 40, 20_000)
  await until('all was sent by the upstream, or is held back', () => upstream.received.length > 40, 20_000)
  // On a machine that is busy the attack takes long to come about, and its end too.
  const withinMs = limits.write_stall_ms + 3000 + (performance.now() - beganAt)
  const streams = async () => metric(await server.metrics(), 'tollgate_open_streams')
  await until('no reader holds a connection', async () => (await streams()) === 0 && (await connections()) < 20 && upstream.openSockets() < 20, withinMs)
  expectUnaffected(await honest.end())
}, 40_000)
