import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendJson, type ToolServer } from '../../support/upstreams/tool-server.ts'
import { freshDatabase } from '../../support/servers/postgres.ts'
import { chatBytes, exchange, type Reply } from '../../support/http/raw.ts'
import { chat } from '../../support/servers/gateway-server.ts'
import { readReply, type MeshReply } from '../../support/servers/mesh.ts'
import { longMs, until } from '../../support/waiting.ts'
import { replicaBackends, type Replica } from '../../support/servers/replicas.ts'
import { numbersBelow } from '../../support/numbers.ts'

const note = { tool: 'write_note', tool_arguments: { note: 'hello' } }
const search = { tool: 'search', tool_arguments: { query: 'hello' } }

const call = async (
  input: object,
  { meshUrl }: Replica,
  api_key: string,
  value: string,
): Promise<MeshReply> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': value }
  const body = JSON.stringify({ api_key, agent_id: 'ToyAgent', input })
  return readReply(await fetch(`${meshUrl}/mesh_request`, { method: 'POST', headers, body }))
}

const write = (at: Replica, key: string, value: string) => call(note, at, key, value)
const read = (at: Replica, key: string, value: string) => call(search, at, key, value)

/** Asks again while somebody else may still be at work. */
async function onceTaken(ask: () => Promise<MeshReply>): Promise<MeshReply> {
  const until = performance.now() + 30_000
  let reply = await ask()
  while (reply.status === 409 && performance.now() < until) {
    await pause(100)
    reply = await ask()
  }
  return reply
}

async function say({ url }: Replica, key: string, value: string): Promise<Reply> {
  const { reply } = await exchange(url, chatBytes(key, chat(), [`Idempotency-Key: ${value}`]))
  if (!reply) throw new Error('no reply')
  return reply
}

/** More than any lease is long. */
const lateClock = 'const real = Date.now; Date.now = () => real() - 61_000'
const late = `data:text/javascript,${encodeURIComponent(lateClock)}`

describe('over two replicas, of which one has a clock that is late', () => {
  let tools: ToolServer
  let replicas: [Replica, Replica]
  let key: string
  let held: (() => void) | undefined
  let isHolding = false
  beforeAll(async () => {
    const backends = await replicaBackends((_req, res) => {
      const answer = () => sendJson(res, { noted: true })
      if (isHolding) held = answer
      else answer()
    })
    tools = backends.tools
    const store = await freshDatabase()
    replicas = [
      await backends.start(store, { nodeArgs: ['--import', late] }),
      await backends.start(store),
    ]
    key = (await replicas[0].createKey({ scopes: ['chat', 'mesh'] })).key
  }, longMs)
  beforeEach(() => {
    tools.requests.length = 0
    isHolding = false
  })

  test('a tool is called once, whichever of them a request reaches', async () => {
    isHolding = true
    const [one, other] = replicas
    const twins = numbersBelow(20).map((n) => write(n % 2 === 0 ? one : other, key, 'twins'))
    await until('the tool is called', () => held !== undefined)
    let refused = 0
    for (const twin of twins)
      void twin.then(({ status }) => void (refused += status === 409 ? 1 : 0))
    await until('the others are refused', () => refused === 19)
    held?.()
    const done = (await Promise.all(twins)).filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    for (const replica of replicas) {
      const { status, text, headers } = await write(replica, key, 'twins')
      expect([status, text, headers.get('idempotent-replayed')]).toEqual([
        200,
        done[0]?.text,
        'true',
      ])
    }
    expect(tools.requests).toHaveLength(1)
  })

  test('a chat that one has answered is answered the same by the other', async () => {
    const [one, other] = replicas
    const replies = [await say(one, key, 'chat'), await say(other, key, 'chat')]
    expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual([
      undefined,
      'true',
    ])
    expect(replies[1]?.body.toString()).toBe(replies[0]?.body.toString())
  })

  // Last, since it kills one of them.
  test('what a killed one was reading is read by the other; what it was writing is not written again', async () => {
    isHolding = true
    const [one, other] = replicas
    const lost = Promise.allSettled([
      write(one, key, 'killed write'),
      read(one, key, 'killed read'),
    ])
    await until('both tools are called', () => tools.requests.length === 2)
    expect((await write(other, key, 'killed write')).status).toBe(409)
    one.child.kill('SIGKILL')
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isHolding = false
    const repeated = await onceTaken(() => read(other, key, 'killed read'))
    expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([200, null])
    expect((await read(other, key, 'killed read')).headers.get('idempotent-replayed')).toBe('true')
    const uncertain = await onceTaken(() => write(other, key, 'killed write'))
    expect([uncertain.status, uncertain.json['may_have_happened']]).toEqual([502, true])
    expect(tools.requests).toHaveLength(3)
  })
})
