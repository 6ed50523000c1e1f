import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { replicaBackends } from '../../support/servers/replicas.ts'
import { metric, testFolder } from '../../support/servers/process.ts'
import { chatBytes } from '../../support/http/raw.ts'
import { comesMs, longMs } from '../../support/waiting.ts'
import { directedChat } from '../../support/upstreams/directed.ts'
import { isSoak } from '../../support/soak.ts'

/** As they are when nobody configures them, else as a test has time for. */
const limits = isSoak ? {} : { headers_ms: 1000, body_ms: 1500, write_stall_ms: 1000 }
/**
 * How long the server may hold a connection: 5 s beyond its limit, more where the machine does
 * other things besides.
 */
const bounds = isSoak
  ? { headers: 15_000, body: 35_000, read: 65_000 }
  : { headers: 30_000, body: 30_000, read: 30_000 }
const dripMs = isSoak ? 1000 : 300

/** Where the system tells which connections are a process's. */
const connectionsFile = '/proc/net/tcp'

type Service = 'gateway' | 'mesh'

type Attack = {
  name: string
  at: Service
  count: number
  bound: keyof typeof bounds
  bytes: Buffer | string
  /** Of those that send slowly, so that the connection is never silent for long. */
  drip?: string
  /**
   * More bytes than the buffers of both sides take, for slow readers: none at all, or a few now and
   * then.
   */
  replyBytes?: number
  sips?: true
}

type Attacker = Attack & {
  socket: Socket
  port: number
  /** When the server took the connection, or wrote to it last. */ since?: number
  heldMs?: number
  unread: number
  received: number
}

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('')
const ask = { gateway: 'POST /v1/chat/completions HTTP/1.1', mesh: 'POST /mesh_request HTTP/1.1' }
const host = ['Host: gateway.test', 'Content-Type: application/json']

function sendersTo(at: Service, key: string): Attack[] {
  const head = [ask[at], ...host, `Authorization: Bearer ${key}`]
  return [
    { name: 'says nothing', at, count: 30, bound: 'headers', bytes: '' },
    {
      name: 'drips its headers',
      at,
      count: 50,
      bound: 'headers',
      bytes: lines(ask[at]),
      drip: 'x-more: 1\r\n',
    },
    {
      name: 'drips the headers of its second request',
      at,
      count: 20,
      bound: 'headers',
      bytes: lines('GET /nowhere HTTP/1.1', 'Host: gateway.test', '') + lines(ask[at]),
      drip: 'x-more: 1\r\n',
    },
    {
      name: 'drips its body',
      at,
      count: 50,
      bound: 'body',
      bytes: `${lines(...head, 'Content-Length: 100000', '')}{`,
      drip: ' ',
    },
    {
      name: 'drips its body in chunks',
      at,
      count: 30,
      bound: 'body',
      bytes: lines(...head, 'Transfer-Encoding: chunked', ''),
      drip: '1\r\n \r\n',
    },
    {
      name: 'drips a body that nobody asked for',
      at,
      count: 20,
      bound: 'body',
      bytes: lines('GET /openapi.json HTTP/1.1', ...host, 'Content-Length: 100000', ''),
      drip: ' ',
    },
  ]
}

/** What is there for everybody: a large file, and one that a connection takes at once. */
const files = ['/docs/swagger-ui-bundle.js', '/openapi.json'] as const

function readersOf(key: string, fileBytes: readonly number[]): Attack[] {
  const bytes = 8 << 20
  const whole = chatBytes(key, directedChat({ bytes }))
  const stream = chatBytes(
    key,
    directedChat({ bytes: 64 << 10, events: bytes >> 16 }, { stream: true }),
  )
  const atOnce = files.flatMap((file, which) =>
    (['gateway', 'mesh'] as const).map((at): Attack => {
      const times = Math.ceil(bytes / (fileBytes[which] ?? bytes))
      return {
        name: `reads nothing of ${times} replies at once`,
        at,
        count: which === 0 ? 20 : 5,
        bound: 'read',
        bytes: lines(`GET ${file} HTTP/1.1`, 'Host: gateway.test', '').repeat(times),
        replyBytes: bytes,
      }
    }),
  )
  return [
    {
      name: 'reads nothing of a reply',
      at: 'gateway',
      count: 5,
      bound: 'read',
      bytes: whole,
      replyBytes: bytes,
    },
    {
      name: 'sips at a reply',
      at: 'gateway',
      count: 5,
      bound: 'read',
      bytes: whole,
      replyBytes: bytes,
      sips: true,
    },
    {
      name: 'reads nothing of a stream',
      at: 'gateway',
      count: 30,
      bound: 'read',
      bytes: stream,
      replyBytes: bytes,
    },
    {
      name: 'sips at a stream',
      at: 'gateway',
      count: 10,
      bound: 'read',
      bytes: stream,
      replyBytes: bytes,
      sips: true,
    },
    ...atOnce,
  ]
}

/**
 * Calls, streams and agents of other callers, until it is ended; returns each status, and the text
 * of failures.
 */
function honestTraffic(
  { url, meshUrl }: { url: string; meshUrl: string },
  key: string,
): { end(): Promise<string[]> } {
  const agent = new Agent({ connections: 8 })
  let going = true
  onTestFinished(() => void (going = false))
  const caller = async (who: number) => {
    const answers: string[] = []
    for (let n = 0; going; n++) {
      const isMesh = who === 0
      const requestBody = isMesh
        ? {
            api_key: key,
            agent_id: 'ToyAgent',
            input: { tool: 'get_weather', tool_arguments: { city: 'Lisbon' } },
          }
        : directedChat({}, { stream: (who + n) % 2 === 0 })
      const { statusCode, body } = await request(
        isMesh ? `${meshUrl}/mesh_request` : `${url}/v1/chat/completions`,
        {
          dispatcher: agent,
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify(requestBody),
        },
      )
      const text = await body.text()
      const isWhole = text.endsWith('data: [DONE]\n\n') || text.endsWith('}')
      answers.push(
        statusCode === 200 && isWhole
          ? '200'
          : `${isMesh ? 'agent' : 'chat'} ${statusCode}: ${text}`,
      )
      await pause(10)
    }
    return answers
  }
  const all = Promise.all(
    Array.from({ length: 4 }, (_, who) => caller(who).catch((error: unknown) => [String(error)])),
  )
  return {
    async end() {
      going = false
      const answers = (await all).flat()
      await agent.destroy()
      return answers
    },
  }
}

/** Begins an attack; nothing is closed from this side, even when the server has closed its own. */
async function begin(attack: Attack, url: string): Promise<Attacker> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on(
    'error',
    () => {},
  )
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const attacker: Attacker = {
    ...attack,
    socket,
    port: socket.localPort ?? 0,
    unread: 0,
    received: 0,
  }
  if (attack.bytes !== '') socket.write(attack.bytes)
  if (attack.replyBytes === undefined) socket.resume()
  else socket.once('readable', () => {})
  const { drip, sips } = attack
  const dripping = setInterval(() => {
    if (drip !== undefined && socket.writable) socket.write(drip)
    if (sips) attacker.received += (socket.read(512) as Buffer | null)?.length ?? 0
  }, dripMs)
  onTestFinished(() => clearInterval(dripping))
  return attacker
}

/**
 * The connections to a port that a process still holds, by remote port, with the bytes that wait to
 * be read.
 */
function heldAt(url: string): Map<number, number> {
  const own = Number(new URL(url).port)
  const rows = readFileSync(connectionsFile, 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((row) => row.trim().split(/\s+/))
  const portOf = (address = '') => Number.parseInt(address.slice(-4), 16)
  return new Map(
    rows
      .filter(([, local, , , , , , , , inode]) => portOf(local) === own && inode !== '0')
      .map(([, , far, , queues = '']) => [portOf(far), Number.parseInt(queues, 16)]),
  )
}

/** Whether its reply was cut: what is left to be read ends before all of it. */
async function read({ socket, replyBytes = 0, received }: Attacker): Promise<boolean> {
  let bytes = received
  const closed =
    socket.destroyed ||
    socket.readableEnded ||
    new Promise<boolean>((resolve) =>
      socket.once('end', () => resolve(true)).once('close', () => resolve(true)),
    )
  socket
    .removeAllListeners('readable')
    .on('data', (part) => (bytes += part.length))
    .resume()
  return (await Promise.race([closed, pause(comesMs, false, { ref: false })])) && bytes < replyBytes
}

test.skipIf(!existsSync(connectionsFile))(
  '500 clients that are slow to send or to read are each closed in time, by the gateway and the mesh, and nobody else feels them (SKIPPED WITHOUT /proc/net/tcp)',
  async () => {
    const { start } = await replicaBackends()
    const server = await start(join(await testFolder(), 'store'), { config: { limits } })
    const { key } = await server.createKey({ scopes: ['chat', 'mesh'] })
    const urls = { gateway: server.url, mesh: server.meshUrl }
    const sizes = await Promise.all(
      files.map(async (file) => (await (await fetch(server.url + file)).arrayBuffer()).byteLength),
    )
    const attacks = [
      ...sendersTo('gateway', key),
      ...sendersTo('mesh', key),
      ...readersOf(key, sizes),
    ]

    const honest = honestTraffic(server, key)
    const starting = attacks.flatMap((attack) =>
      Array.from({ length: attack.count }, () => begin(attack, urls[attack.at])),
    )
    const attackers: Attacker[] = []
    for (const one of starting) void one.then((attacker) => attackers.push(attacker))
    const end = performance.now() + bounds.read + comesMs
    while (
      (attackers.length < 500 || attackers.some(({ heldMs }) => heldMs === undefined)) &&
      performance.now() < end
    ) {
      await pause(100)
      const held = { gateway: heldAt(urls.gateway), mesh: heldAt(urls.mesh) }
      const now = performance.now()
      for (const attacker of attackers) {
        if (attacker.heldMs !== undefined) continue
        const unread = held[attacker.at].get(attacker.port)
        if (unread !== undefined && unread > attacker.unread)
          Object.assign(attacker, { since: now, unread })
        else if (unread !== undefined) attacker.since ??= now
        // One that was never seen to be held was taken and closed between two looks.
        else if (
          attacker.since !== undefined ||
          attacker.socket.bytesRead > 0 ||
          attacker.socket.readableEnded ||
          attacker.socket.destroyed
        )
          attacker.heldMs = now - (attacker.since ?? now)
      }
    }
    const answers = await honest.end()
    const late = attackers
      .filter(({ heldMs = Infinity, bound }) => heldMs > bounds[bound])
      .map(({ name, at, since, heldMs }) => `${at}: ${name}: ${heldMs} since ${since}`)
    expect(late, 'held too long').toEqual([])
    const readers = attackers.filter(({ replyBytes }) => replyBytes !== undefined)
    const isCut = await Promise.all(readers.map(read))
    expect(
      readers.filter((_, at) => !isCut[at]).map(({ name }) => name),
      'served whole',
    ).toEqual([])
    expect([attackers.length, readers.length]).toEqual([500, 100])
    expect(new Set(answers)).toEqual(new Set(['200']))
    // 50 and more on an idle machine.
    expect(answers.length).toBeGreaterThan(5)
    expect(metric(await server.metrics(), 'tollgate_open_streams')).toBe(0)
    if (isSoak)
      console.log(
        JSON.stringify(
          Object.fromEntries(
            Object.entries(Object.groupBy(attackers, ({ bound }) => bound)).map(([bound, all]) => [
              bound,
              {
                count: all.length,
                heldMs: Math.max(...all.map(({ heldMs = Infinity }) => heldMs)),
              },
            ]),
          ),
          null,
          0,
        ),
        `honest ${answers.length}`,
      )
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  },
  longMs,
)
