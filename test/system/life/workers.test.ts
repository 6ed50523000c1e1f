import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Agent, request } from 'undici'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { afterUse } from '../../support/clean-up.ts'
import { storeAt } from '../../support/servers/store.ts'
import type { components } from '../../../generated/server/operator.ts'
import { toyAgents } from '../../support/servers/mesh.ts'
import {
  childrenOf,
  ledgerRequests,
  metric,
  startServer,
  testFolder,
  type Server,
} from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion, assertErrorEnd, assertGoodStream } from '../../support/http/replies.ts'
import { promptMs, until } from '../../support/waiting.ts'
import {
  directedChat,
  configWith,
  startDirectedServer,
  type Directions,
} from '../../support/upstreams/directed.ts'
import { numbersBelow } from '../../support/numbers.ts'

async function standing(drain: object = { accept_ms: 0 }, mesh: object = {}) {
  const upstream = await startDirectedServer()
  afterUse(() => upstream.close())
  const server = await startServer({
    config: configWith(upstream, { drain, mesh }),
    args: ['--workers', '2'],
  })
  const { key, id } = await server.createKey()
  const ask = (name: string, part: Directions = {}, body: object = {}) =>
    exchange(server.url, chatBytes(key, directedChat(part, body), [`X-Request-Id: ${name}`]))
  return { upstream, server, key, keyId: id, ask }
}

type Overview = components['schemas']['ServerOverview']
type Standing = Awaited<ReturnType<typeof standing>>

describe('two workers', () => {
  let started: Standing
  beforeAll(async () => {
    started = await standing({ accept_ms: 200, calls_ms: 60_000, streams_ms: 60_000 })
  })

  test('listen on one address, and make their server ready', async () => {
    const { server } = started
    expect(await childrenOf(server.pid)).toHaveLength(2)
    expect((await server.ready()).parts).toMatchObject({
      workers: { ok: true },
      keys: { ok: true },
      ledger: { ok: true },
      clock: { ok: true },
    })
    const urls = server
      .log()
      .filter(({ msg, service }) => msg === 'listening' && service === 'gateway')
      .map(({ url }) => url)
    expect(urls).toHaveLength(2)
    expect(new Set(urls).size).toBe(1)
  })

  test('have their metrics summed, with those of the primary', async () => {
    const { server, ask } = started
    for (const { reply } of await Promise.all(numbersBelow(40).map((n) => ask(`early-${n}`))))
      assertCompletion(reply ?? fail())
    const text = await server.metrics()
    const chats = { service: 'gateway', operation: 'createChatCompletion' }
    expect(metric(text, 'tollgate_requests_total', { ...chats, status: '200' })).toBe(40)
    expect(metric(text, 'tollgate_request_duration_seconds_count', chats)).toBe(40)
    const keys = { service: 'operator', operation: 'createKey', status: '200' }
    expect(metric(text, 'tollgate_requests_total', keys), "the primary's own").toBe(1)
  })

  test('have the last hour joined, as one server', async () => {
    const { server, ask } = started
    for (const { reply } of await Promise.all(numbersBelow(10).map((n) => ask(`early-too-${n}`))))
      assertCompletion(reply ?? fail())
    const read = () => server.operate<Overview>('GET', '/overview')
    // Each worker has answered some: connections are dealt out in turn.
    // The hour is that of the ledger, which has the rows soon after their replies.
    await until('all rows are in the ledger', async () => (await read()).hour.requests === 50)
    const { hour, now, minutes, servers } = await read()
    const sum = minutes.reduce((all, { requests }) => all + requests, 0)
    expect([servers, hour.by_status, hour.whole.count, sum]).toEqual([1, { ok: 50 }, 50, 50])
    expect(now.requests).toBeLessThanOrEqual(50)
    // Each of the fifty has the same few tokens.
    expect([hour.tokens > 0, hour.tokens % 50]).toEqual([true, 0])
  })

  // Last, since it ends them.
  test('are drained by one signal, and leave every row in the ledger', async () => {
    const { upstream, server, ask } = started
    const before = upstream.received.length
    const streams = numbersBelow(20).map((n) =>
      ask(`stream-${n}`, { events: 10, gapMs: 300 }, { stream: true }),
    )
    const calls = numbersBelow(20).map((n) => ask(`call-${n}`, { gapMs: 3000 }))
    await until('all are at the upstream', () => upstream.received.length === before + 40)
    expect(metric(await server.metrics(), 'tollgate_open_streams')).toBeLessThanOrEqual(20)
    const ended = server.stop()
    await until('it is not ready', async () => (await server.ready()).status === 503, promptMs)
    for (const { reply } of await Promise.all(streams)) assertGoodStream(reply ?? fail())
    for (const { reply } of await Promise.all(calls)) assertCompletion(reply ?? fail())
    expect(await ended).toEqual({ code: 0, signal: null })
    const names = ledgerRequests(server.store).filter((name) => !name.startsWith('early'))
    const expected = numbersBelow(20).flatMap((n) => [`stream-${n}`, `call-${n}`])
    expect(names.toSorted()).toEqual(expected.toSorted())
  })
})

test('signals to all processes, as a terminal sends them, drain as one signal does', async () => {
  const { upstream, server, ask } = await standing({
    accept_ms: 0,
    calls_ms: 60_000,
    streams_ms: 60_000,
  })
  const calls = numbersBelow(10).map((n) => ask(`call-${n}`, { gapMs: 1500 }))
  await until('all are at the upstream', () => upstream.received.length === 10)
  for (const pid of [...(await childrenOf(server.pid)), server.pid]) process.kill(pid, 'SIGINT')
  for (const { reply } of await Promise.all(calls)) assertCompletion(reply ?? fail())
  expect(await server.exited).toEqual({ code: 0, signal: null })
})

test('an operator drains all workers, later ones too, and load balancers get what is left of accept_ms', async () => {
  const { server, ask } = await standing({ accept_ms: 600_000 })
  await server.operate('POST', '/drain')
  const [victim = 0] = await childrenOf(server.pid)
  // One by one they are dealt out in turn.
  const askBoth = async (name: string) => {
    for (const n of numbersBelow(4)) {
      const { reply } = await ask(`${name}-${n}`)
      assertCompletion(reply ?? fail())
      expect(reply?.headers['connection']).toBe('close')
    }
  }
  await askBoth('early')
  process.kill(victim, 'SIGKILL')
  await until('another worker drains too', async () => {
    const { parts = {} } = await server.ready()
    const draining = [1, 2].filter((at) => parts[`worker ${at} server`]?.detail === 'draining')
    return draining.length === 2 && !(await childrenOf(server.pid)).includes(victim)
  })
  await askBoth('late')

  server.child.kill('SIGTERM')
  const waits = () => server.log().find(({ msg }) => msg === 'draining')?.['waits']
  await until('it stops', () => waits() !== undefined)
  const [, left] = /^([\d.]+) s for load balancers to notice;/.exec(String(waits())) ?? []
  expect(Number(left)).toBeLessThan(600)
  expect(Number(left)).toBeGreaterThan(400)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual({ code: 1, signal: null })
})

describe('processes that are killed', () => {
  let server: Server
  let ask: Standing['ask']
  beforeAll(async () => {
    const agents = await testFolder()
    const document = join(agents, 'ToyAgent.yaml')
    await writeFile(document, JSON.stringify(toyAgents('http://127.0.0.1:9')['ToyAgent']))
    const started = await standing({ accept_ms: 0 }, { agents: [agents] })
    server = started.server
    ask = started.ask
    // What is in force is not read again.
    for (const file of [join(server.folder, 'tollgate.yaml'), document])
      await writeFile(file, 'routes: {')
  })

  const askAll = async (name: string, count: number) => {
    const replies = await Promise.all(numbersBelow(count).map((n) => ask(`${name}-${n}`)))
    for (const { reply } of replies) assertCompletion(reply ?? fail())
  }
  const names = (name: string, count: number) => numbersBelow(count).map((n) => `${name}-${n}`)

  test('a worker: the others serve on, and another takes its place', async () => {
    const before = await childrenOf(server.pid)
    const [victim] = before
    if (victim === undefined) return fail()
    await askAll('before', 30)
    const streams: ReturnType<typeof ask>[] = []
    // Those that come at once go to the worker that is quicker; one by one they go to each in turn.
    for (const n of numbersBelow(8)) {
      streams.push(ask(`during-${n}`, { events: 40, gapMs: 200 }, { stream: true }))
      await until(
        'the stream runs',
        async () => metric(await server.metrics(), 'tollgate_open_streams') === n + 1,
      )
    }
    process.kill(victim, 'SIGKILL')
    const whole = (await Promise.all(streams)).filter(({ reply }) => reply?.complete)
    expect(
      whole.length,
      'connections are dealt out in turn: some were with the other worker',
    ).toBeGreaterThanOrEqual(2)
    expect(whole.length, 'and some with this one').toBeLessThanOrEqual(6)
    for (const { reply } of whole) assertGoodStream(reply ?? fail())
    await until('another worker has taken its place', async () => {
      const now = await childrenOf(server.pid)
      return now.length === 2 && !now.includes(victim)
    })
    await until('it is ready again', async () => (await server.ready()).status === 200)
    await askAll('after', 10)
    expect(server.log().filter(({ msg }) => msg === 'worker died')).toMatchObject([
      { pid: victim, reason: 'SIGKILL' },
    ])
  })

  test('a worker: what it had answered is in the ledger', async () => {
    type Rows = { rows: { request_id: string }[] }
    const rows = async () => {
      const { rows } = await server.operate<Rows>('GET', '/usage/rows?limit=1000')
      const ids = new Set(rows.map(({ request_id }) => request_id))
      return [...ids].filter((id) => !id.startsWith('during'))
    }
    await until('all rows are in the store', async () => (await rows()).length === 40)
    const expected = [...names('before', 30), ...names('after', 10)]
    expect((await rows()).toSorted()).toEqual(expected.toSorted())
  })

  // Its workers would serve on unseen, in the way of the next server.
  test('the primary: its workers end too, and what they answered is in the ledger of the next server', async () => {
    await askAll('last', 20)
    const orphans = await childrenOf(server.pid)
    server.child.kill('SIGKILL')
    await until('its workers are gone', () => orphans.every((pid) => !isAlive(pid)), promptMs)
    const next = await startServer({ folder: server.folder, config: { drain: { accept_ms: 0 } } })
    expect(await next.stop()).toEqual({ code: 0, signal: null })
    const last = ledgerRequests(next.store).filter((id) => id.startsWith('last'))
    expect(last.toSorted()).toEqual(names('last', 20).toSorted())
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what the command line does to a key every worker knows, and ends its streams', async () => {
  const { upstream, server, key, keyId } = await standing()
  // Connections of their own are dealt out in turn, so that both workers are asked.
  const agents = numbersBelow(8).map(() => new Agent({ connections: 1 }))
  onTestFinished(async () => void (await Promise.all(agents.map((agent) => agent.destroy()))))
  const all = (token: string, wanted: number) =>
    Promise.all(
      agents.map(async (dispatcher) => {
        const { statusCode, body } = await request(`${server.url}/v1/models`, {
          dispatcher,
          headers: { authorization: `Bearer ${token}` },
        })
        await body.dump()
        return statusCode === wanted
      }),
    ).then((answers) => answers.every(Boolean))
  expect(await all(key, 200)).toBe(true)
  const { out } = await server.tollgate('keys', 'rotate', keyId, '--overlap', '0s', '--json')
  const { key: next } = JSON.parse(out) as { key: string }
  await until('all refuse the old token', () => all(key, 401), promptMs)
  expect(await all(next, 200)).toBe(true)
  const endless = chatBytes(next, directedChat({ events: 4000, gapMs: 50 }, { stream: true }))
  const streams = agents.map(() => exchange(server.url, endless, { deadlineMs: 50_000 }))
  await until('all streams are open', () => upstream.received.length === streams.length)
  expect((await server.tollgate('keys', 'revoke', keyId)).code).toBe(0)
  await until('all refuse the new one', () => all(next, 401), promptMs)
  for (const { reply } of await Promise.all(streams)) {
    expect(assertErrorEnd(reply ?? fail()).error.type).toBe('unauthorized')
  }
})

test('without a configuration two workers serve the sandbox', async () => {
  const server = await startServer({
    args: ['--workers', '2'],
    env: { TOLLGATE_SANDBOX_KEY: 'sandbox-key-of-the-test' },
  })
  const body = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'Hello!' }] }
  for (const stream of [false, true, false, true]) {
    const { reply } = await exchange(
      server.url,
      chatBytes('sandbox-key-of-the-test', { ...body, stream }),
    )
    if (stream) assertGoodStream(reply ?? fail())
    else assertCompletion(reply ?? fail())
  }
})

test('each of two workers refuses the key of a sandbox, and says why in the log', async () => {
  const [upstream, folder] = await Promise.all([startDirectedServer(), testFolder()])
  onTestFinished(() => upstream.close())
  const access = createAccess({ store: await storeAt(join(folder, 'store')), observe: () => {} })
  const {
    key: { id },
    token,
  } = await access.create({ name: 'sandbox', scopes: ['chat', 'mesh'], sandbox: 'made' })
  access.close()
  const server = await startServer({
    folder,
    config: configWith(upstream, { drain: { accept_ms: 0 } }),
    args: ['--workers', '2'],
  })
  const replies = await Promise.all(
    numbersBelow(20).map(() => exchange(server.url, chatBytes(token, directedChat({})))),
  )
  expect(replies.map(({ reply }) => reply?.status)).toEqual(numbersBelow(20).map(() => 401))
  const refused = () => server.log().filter(({ msg }) => msg === 'key refused')
  await until('each refusal is logged', () => refused().length === 20)
  expect(refused()[0]).toMatchObject({
    level: 'warn',
    keyId: id,
    reason: expect.stringContaining('a sandbox made this key'),
  })
})

function fail(): never {
  throw new Error('no reply came')
}
