import { once } from 'node:events'
import http from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers } from '../../support/dialects/callers.ts'
import {
  roadBytes,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../support/dialects/roads.ts'
import { parseReply } from '../../support/http/raw.ts'
import { openEvents, sendJson } from '../../support/upstreams/model-server.ts'

/** More than the buffers of both sides take. */
const pieces = Array.from({ length: 64 }, () => 'x'.repeat(512 << 10))

/** Breaks each stream off behind its first pieces, and answers everything else. */
let server: RoadServer
beforeAll(async () => {
  server = await startRoads(
    ({ events, whole, opening }, res, { body, text }) => {
      if (!body.stream) return sendJson(res, 200, whole('Hello'))
      const first = text.includes('at length') ? pieces : ['Hel']
      const all = events([...first, 'lo'])
      openEvents(res).end(all.slice(0, opening + first.length).join(''))
    },
    { limits: { write_stall_ms: 1500, reply_bytes: 64 << 20 } },
  )
})
afterAll(() => server.close())

type Options = { version?: '1.0' | '1.1'; text?: string; lagMs?: number }

/** A stream as bytes, read by a client that does nothing else for `lagMs` after the first ones. */
async function broken(road: Road, { version = '1.1', text = 'hi', lagMs = 0 }: Options = {}) {
  const { hostname, port } = new URL(server.gateway.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  const bytes = roadBytes(server.gateway, road, { stream: true, text })
  socket.write(bytes.toString().replace('HTTP/1.1', `HTTP/${version}`))
  const parts: Buffer[] = []
  let lastAt = 0
  let isFirst = true
  socket.on('data', (part) => {
    parts.push(part)
    lastAt = performance.now()
    if (isFirst && lagMs > 0) {
      socket.pause()
      setTimeout(() => socket.resume(), lagMs)
    }
    isFirst = false
  })
  const end = await Promise.race([
    once(socket, 'end').then(() => 'FIN'),
    new Promise<string>((resolve) =>
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? '')),
    ),
  ])
  const quietMs = performance.now() - lastAt
  socket.destroy()
  const reply = parseReply(Buffer.concat(parts), false)
  if (!reply) throw new Error('no reply')
  return { reply, end, quietMs }
}

/** Its events end with the error, and its body has no end. */
function readFailure({ caller }: Road, reply: NonNullable<ReturnType<typeof parseReply>>) {
  expect([reply.status, reply.headers['x-accel-buffering']]).toEqual([200, 'no'])
  return callers[caller].read(reply)
}

const failed = { is: 'cut', text: 'Hel' }

describe.concurrent.each(roads)('$caller over $server: a stream that fails', (road) => {
  test('has its error first, and later the end of its connection in place of that of its body', async () => {
    const { reply, end, quietMs } = await broken(road)
    expect(readFailure(road, reply)).toMatchObject(failed)
    expect(end).toBe('FIN')
    expect(quietMs).toBeGreaterThan(250)
  })

  test('is reset where the end of the connection would be that of the body, in HTTP/1.0', async () => {
    const { reply, end, quietMs } = await broken(road, { version: '1.0' })
    expect(readFailure(road, reply)).toMatchObject(failed)
    expect([end, reply.headers['connection']]).toEqual(['ECONNRESET', 'close'])
    expect(quietMs).toBeGreaterThan(250)
  })

  test.each(['1.0', '1.1'] as const)('is read by who lags, in HTTP/%s', async (version) => {
    const { reply } = await broken(road, { version, lagMs: 300 })
    expect(readFailure(road, reply)).toMatchObject(failed)
  })
})

const [road] = roads as [Road]

test('a stream larger than what the system buffers is read to its error by who lags', async () => {
  const { reply, end } = await broken(road, { text: 'at length', lagMs: 600 })
  expect(end).toBe('FIN')
  expect(readFailure(road, reply)).toMatchObject({ is: 'cut', text: pieces.join('') })
})

test.each(['1.0', '1.1'] as const)(
  'a reader that never goes on is left in time, and sees no end of HTTP/%s',
  async (version) => {
    const { reply, end } = await broken(road, { version, text: 'at length', lagMs: 4000 })
    expect(reply.body.length).toBeLessThan(pieces.join('').length)
    expect(reply.body.toString()).not.toContain('"error"')
    expect([reply.complete, end]).toEqual([false, version === '1.0' ? 'ECONNRESET' : 'FIN'])
  },
)

/** The request of a road for clients that write their own. */
function requestOf(stream: boolean) {
  const [, json = ''] = roadBytes(server.gateway, road, { stream }).toString().split('\r\n\r\n')
  const { path } = callers[road.caller]
  const headers = {
    authorization: `Bearer ${server.gateway.key}`,
    'content-type': 'application/json',
  }
  return { path, method: 'POST', headers, body: json } as const
}

/** What came of a reply, and whether its body had an end. */
async function outcomeOf(body: AsyncIterable<unknown> | null): Promise<string> {
  let text = ''
  const said = () => ['"error"', '"Hello"'].find((word) => text.includes(word))
  try {
    for await (const part of body ?? []) text += Buffer.from(part as Uint8Array).toString()
    return `${said()} complete`
  } catch {
    return `${said()} incomplete`
  }
}

/** Clients that keep one connection, and take it for the next request where they may. */
const pools = {
  'node:http': () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    return async (stream: boolean) => {
      const { body, ...options } = requestOf(stream)
      const req = http.request(server.gateway.url, { ...options, agent }).end(body)
      const [res] = (await once(req, 'response')) as [http.IncomingMessage]
      return outcomeOf(res)
    }
  },
  undici: () => {
    const pool = new Pool(server.gateway.url, { connections: 1 })
    return async (stream: boolean) => outcomeOf((await pool.request(requestOf(stream))).body)
  },
  fetch: () => async (stream: boolean) => {
    const { path, ...options } = requestOf(stream)
    return outcomeOf((await fetch(server.gateway.url + path, options)).body)
  },
}

test.concurrent.each(Object.entries(pools))(
  'a pool of %s loses no request behind a stream that failed',
  async (_name, start) => {
    const ask = start()
    const outcomes: string[] = []
    for (let at = 0; at < 30; at++) outcomes.push(await ask(at % 2 === 0))
    const each = ['"error" incomplete', '"Hello" complete']
    expect(outcomes).toEqual(outcomes.map((_, at) => each[at % 2]))
  },
)

test('a reader of fetch that lags by 300 ms sees the error event, 20 of 20 times', async () => {
  const { path, ...options } = requestOf(true)
  const read = async () => {
    const reader = (await fetch(server.gateway.url + path, options)).body?.getReader()
    let text = ''
    try {
      for (;;) {
        const { value, done = true } = (await reader?.read()) ?? {}
        if (done) return `complete: ${text}`
        text += Buffer.from(value ?? []).toString()
        await pause(300)
      }
    } catch {
      return text.includes('"error"') ? 'error' : `cut: ${text}`
    }
  }
  const ends = await Promise.all(Array.from({ length: 20 }, read))
  expect(ends).toEqual(ends.map(() => 'error'))
})

test('a reply that is complete without [DONE] keeps its connection', async () => {
  const whole = await startRoads(({ events }, res) => {
    openEvents(res).end(events(['Hello']).slice(0, -1).join(''))
  })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const ports = new Set<number | undefined>()
  for (let at = 0; at < 5; at++) {
    const { path, headers } = requestOf(true)
    const body = roadBytes(whole.gateway, road, { stream: true }).toString().split('\r\n\r\n')[1]
    const authorization = `Bearer ${whole.gateway.key}`
    const req = http.request(whole.gateway.url + path, {
      agent,
      method: 'POST',
      headers: { ...headers, authorization },
    })
    req.end(body)
    const [res] = (await once(req, 'response')) as [http.IncomingMessage]
    let text = ''
    for await (const part of res) text += String(part)
    expect(text).toContain('data: [DONE]')
    ports.add(req.socket?.localPort)
    // A connection that were closed now would be lost to the next request.
    await pause(50)
  }
  expect(ports.size).toBe(1)
  agent.destroy()
  await whole.close()
})
