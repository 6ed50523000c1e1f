import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { Agent, request } from 'undici'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { afterUse } from '../../support/clean-up.ts'
import { main } from '../../support/servers/bundle-run.ts'
import {
  metric,
  startServer,
  testFolder,
  writeConfig,
  type Server,
  type ServerOptions,
} from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion, assertGoodStream, assertRefusal } from '../../support/http/replies.ts'
import type { ModelServer } from '../../support/upstreams/model-server.ts'
import { inBatches, longMs, until } from '../../support/waiting.ts'
import {
  directedChat,
  configWith,
  startDirectedServer,
  type Directions,
} from '../../support/upstreams/directed.ts'
import { attachInspector } from './inspector.ts'

async function modelServer(): Promise<ModelServer> {
  const upstream = await startDirectedServer()
  afterUse(() => upstream.close())
  return upstream
}

const served = (server: Server) => {
  const outcomes = async (outcome: string) =>
    metric(await server.metrics(), 'tollgate_config_reloads_total', { outcome }) ?? 0
  return {
    outcomes,
    /**
     * Writes another configuration and reloads it; resolves when this many processes have accepted
     * or refused it.
     */
    async reload(
      config: Record<string, unknown> | string,
      outcome: 'applied' | 'refused' = 'applied',
      processes = 1,
    ) {
      const before = await outcomes(outcome)
      if (typeof config === 'string') await writeFile(join(server.folder, 'tollgate.yaml'), config)
      else await writeConfig(server.folder, config)
      process.kill(server.pid, 'SIGHUP')
      await until(`it is ${outcome}`, async () => (await outcomes(outcome)) >= before + processes)
    },
  }
}

async function standing(options: ServerOptions) {
  const server = await startServer(options)
  const { key } = await server.createKey()
  const ask = (part: Directions = {}, body: object = {}) =>
    exchange(server.url, chatBytes(key, directedChat(part, body)))
  return { server, key, ask, ...served(server) }
}

const quick = { drain: { accept_ms: 0 }, mesh: { agents: [] } }

describe('a configuration that is reloaded', () => {
  let old: ModelServer
  let next: ModelServer
  let keyFile: string
  let started: Awaited<ReturnType<typeof standing>>
  beforeAll(async () => {
    old = await modelServer()
    next = await modelServer()
    const folder = await testFolder()
    keyFile = join(folder, 'key')
    await writeFile(keyFile, 'first-key\n')
    const limits = { connections: 4 }
    const prices = { '*': { input: '1', output: '1' } }
    started = await standing({ folder, config: routedTo(old, { limits, prices }) })
  })

  /** A configuration whose only upstream is this server. */
  function routedTo({ base_url }: ModelServer, more: object = {}) {
    const name = base_url === old.base_url ? 'old' : 'next'
    return {
      upstreams: { [name]: { base_url, key_file: keyFile } },
      routes: { '*': [{ upstream: name }] },
      ...quick,
      ...more,
    }
  }

  test('serves the next request; what began before ends whole, though its route is gone', async () => {
    const { server, ask, reload } = started
    const [stream, call] = [ask({ events: 20, gapMs: 60 }, { stream: true }), ask({ gapMs: 900 })]
    await until('both are at the upstream', () => old.received.length === 2)
    const keys = old.received.map(({ headers }) => headers.authorization)
    expect(keys).toEqual(['Bearer first-key', 'Bearer first-key'])

    await writeFile(keyFile, '  second-key\n')
    await reload(routedTo(next, { prices: { '*': { input: '2', output: '3' } } }))
    assertCompletion((await ask()).reply ?? fail())
    expect(next.only().headers.authorization).toBe('Bearer second-key')
    assertGoodStream((await stream).reply ?? fail())
    assertCompletion((await call).reply ?? fail())
    await until('nothing is connected to the old one any more', () => old.openSockets() === 0)
    expect(old.received).toHaveLength(2)
    type Rows = { rows: { upstream: string; charged: number }[] }
    const rows = async () => (await server.operate<Rows>('GET', '/usage/rows')).rows
    await until('all rows are in the store', async () => (await rows()).length === 3)
    const charged = (await rows()).map(({ upstream, charged }) => [upstream, charged]).toSorted()
    expect(charged, 'each is charged by the prices that it began with').toEqual([
      ['next', 12 * 2000 + 3 * 3000],
      ['old', 15_000],
      ['old', 15_000],
    ])
  })

  test('is told by the digest of what was read, and that nothing changed where nothing did', async () => {
    const { server, reload } = started
    const config = routedTo(next, { limits: { connections: 5 } })
    const lines = () => server.log().filter(({ kind }) => kind === 'configReloaded')
    const before = lines().length
    await reload(config)
    await reload(config)
    await until('the log tells of both', () => lines().length === before + 2)
    const file = readFileSync(join(server.folder, 'tollgate.yaml'))
    const digest = createHash('sha256').update(file).digest('hex')
    expect(lines().slice(before)).toMatchObject([
      { level: 'info', msg: 'configuration reloaded', digest },
      { level: 'info', msg: 'configuration read: nothing changed', digest, changes: 0 },
    ])
  })

  test('is asked whether it is ready without a line of the log for each time', async () => {
    const { server, ask } = started
    expect(await server.ready()).toMatchObject({ status: 200 })
    assertCompletion((await ask()).reply ?? fail())
    const asked = () => server.log().flatMap(({ operation }) => operation ?? [])
    await until('the chat is logged', () => asked().at(-1) === 'createChatCompletion')
    expect(asked()).not.toContain('getReadiness')
  })

  test('is applied but for what only a start can change, which the log names', async () => {
    const { server, ask, reload } = started
    const loadedAt = async () =>
      metric(await server.metrics(), 'tollgate_config_loaded_timestamp_seconds') ?? 0
    const [before, asked] = [await loadedAt(), old.received.length]
    await reload(
      routedTo(old, {
        gateway: { port: 1 },
        ledger: { kept_days: 30 },
        log: { level: 'warn' },
      }),
    )
    assertCompletion((await ask()).reply ?? fail())
    expect(old.received).toHaveLength(asked + 1)
    const partly = () =>
      server
        .log()
        .find(({ msg }) => msg === 'configuration reloaded, except settings that need a restart')
    await until('the log tells of it', () => partly() !== undefined)
    expect(partly()).toMatchObject({
      level: 'warn',
      needRestart: ['gateway.port', 'ledger.kept_days'],
    })
    expect(server.log().at(-1)?.msg, 'requests are not logged at this level').not.toBe('request')
    expect(await loadedAt()).toBeGreaterThan(before)
  })
})

test('a configuration with faults changes nothing, and the log says what is wrong with it', async () => {
  const upstream = await modelServer()
  const agents = await testFolder()
  const good = configWith(upstream, { drain: { accept_ms: 0 }, mesh: { agents: [agents] } })
  const { server, ask, reload } = await standing({ config: good })
  const refusals = () =>
    server
      .log()
      .filter(({ msg }) => msg === 'configuration rejected; the current one stays in effect')
      .map(({ problems }) => problems)
  let times = 0
  /** What the log says of the one that was refused last. */
  const refused = async () => {
    times += 1
    await until('the log tells of it', () => refusals().length === times)
    expect(metric(await server.metrics(), 'tollgate_config_refused')).toBe(1)
    return refusals().at(-1)
  }

  await reload('upstreams: { a: }}', 'refused')
  expect(await refused()).toEqual([
    expect.stringMatching(/tollgate\.yaml:1:18: this is not valid YAML: /),
  ])
  await reload(
    {
      ...good,
      upstreams: { acting: { base_url: upstream.base_url, key_file: '/none/of/this' } },
      limits: { whole_ms: 'long' },
    },
    'refused',
  )
  expect(await refused()).toEqual([
    expect.stringMatching(
      /limits\.whole_ms must be a whole number from 10 to 3600000, not "long"\.$/,
    ),
    expect.stringMatching(/upstreams\.acting\.key_file names a file that does not exist\.$/),
  ])
  await writeFile(join(agents, 'HalfAgent.yaml'), 'openapi: 3.1.0\ninfo: { title: Half }\n')
  await reload(good, 'refused')
  expect(await refused()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/HalfAgent\.yaml:\d+:\d+: info\.x-agent is missing/),
    ]),
  )
  await reload({ mesh: { agents: [] } }, 'refused')
  expect(await refused()).toEqual([
    expect.stringContaining('no upstreams and routes are configured any more'),
  ])
  assertCompletion((await ask()).reply ?? fail())

  await reload({ ...good, mesh: { agents: [] } })
  expect(metric(await server.metrics(), 'tollgate_config_refused')).toBe(0)
  assertCompletion((await ask()).reply ?? fail())
})

test('a deployment keeps its open breaker, also with a renewed key; with one from elsewhere it is tried again', async () => {
  const folder = await testFolder()
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, 'wrong')
  const config = (more: object = {}, file = keyFile) => ({
    // Nothing listens there.
    upstreams: { bad: { base_url: 'http://127.0.0.1:1/v1', key_file: file } },
    routes: { '*': [{ upstream: 'bad' }] },
    breaker: { failures: 1, open_ms: 600_000 },
    retry: { attempts: 1 },
    ...quick,
    ...more,
  })
  const { server, ask, reload } = await standing({ folder, config: config() })
  assertRefusal((await ask()).reply ?? fail(), 502)
  assertRefusal((await ask()).reply ?? fail(), 503)
  await reload(config({ prices: { '*': { input: '1', output: '1' } } }))
  assertRefusal((await ask()).reply ?? fail(), 503)
  const breaker = async () =>
    metric(await server.metrics(), 'tollgate_breaker_state', { upstream: 'bad' })
  expect(await breaker()).toBe(2)
  await writeFile(keyFile, 'right')
  await reload(config())
  expect(await breaker(), 'the key is from the same file').toBe(2)
  const otherFile = join(folder, 'other-key')
  await writeFile(otherFile, 'right')
  await reload(config({}, otherFile))
  expect(await breaker(), 'nothing is known of it any more').toBe(0)
  assertRefusal((await ask()).reply ?? fail(), 502)
})

test('the workers of a primary go over together, when an operator asks for it too', async () => {
  const [old, next] = [await modelServer(), await modelServer()]
  const { server, key, ask, reload, outcomes } = await standing({
    config: configWith(old, quick),
    args: ['--workers', '2'],
  })
  const stream = ask({ events: 20, gapMs: 50 }, { stream: true })
  await until('it streams', () => old.received.length === 1)
  await writeConfig(server.folder, configWith(next, quick))
  expect(await server.operate('POST', '/reload', {})).toMatchObject({ applied: true })
  await until('all have it', async () => (await outcomes('applied')) >= 3)
  // Connections of their own are dealt out in turn, so that both workers are asked.
  const agents = Array.from({ length: 8 }, () => new Agent({ connections: 1 }))
  onTestFinished(async () => void (await Promise.all(agents.map((agent) => agent.destroy()))))
  const statuses = await Promise.all(
    agents.map(async (dispatcher) => {
      const { statusCode, body } = await request(`${server.url}/v1/chat/completions`, {
        dispatcher,
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(directedChat({})),
      })
      await body.dump()
      return statusCode
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([old.received.length, next.received.length]).toEqual([1, 8])
  assertGoodStream((await stream).reply ?? fail())
  await reload('routes: {', 'refused')
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(
    server.log().filter(({ msg }) => msg.startsWith('configuration rejected')),
    'the workers are not asked to read what is wrong',
  ).toHaveLength(1)
})

test(
  '50 of them under load lose no request, and leave neither memory nor sockets behind',
  async () => {
    const [one, two] = [await modelServer(), await modelServer()]
    const { server, key, reload, outcomes } = await standing({
      config: configWith(one, quick),
      nodeArgs: ['--inspect=127.0.0.1:0'],
    })
    const probe = await attachInspector(server.allOutput)
    onTestFinished(() => probe.close())
    const agent = new Agent({ connections: 12 })
    onTestFinished(() => agent.destroy())
    const statuses = new Map<number, number>()
    let isLoaded = true
    let sent = 0
    const load = async () => {
      while (isLoaded) {
        const stream = (sent += 1) % 2 === 0
        const { statusCode, body } = await request(`${server.url}/v1/chat/completions`, {
          dispatcher: agent,
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify(directedChat({ events: 4, gapMs: stream ? 5 : 0 }, { stream })),
        })
        const text = await body.text()
        const status = text.endsWith(stream ? 'data: [DONE]\n\n' : '}') ? statusCode : 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const places = [one, two]
    /** The heap after so many, and so many requests, once nothing is under way. */
    const turns = async (count: number, requests: number) => {
      isLoaded = true
      const all = inBatches(Array.from({ length: 12 }), 12, load)
      for (let turn = 1; turn <= count; turn++)
        await reload(
          configWith(places[turn % 2] ?? one, {
            ...quick,
            limits: { connections: turn % 2 === 0 ? 4096 : 100 },
          }),
        )
      await until('the caches are as full as they get', () => sent >= requests)
      isLoaded = false
      await all
      return probe.heapUsed()
    }
    const growth = -(await turns(10, 1000)) + (await turns(40, 0))
    expect([...statuses.keys()]).toEqual([200])
    expect(await outcomes('applied')).toBe(50)
    expect(growth / 40, 'bytes that stay of each').toBeLessThan(20_000)
    expect(Math.min(one.received.length, two.received.length), 'both were used').toBeGreaterThan(0)
    await agent.destroy()
    await until('the pools that were left are closed', () => two.openSockets() === 0)
    await until(
      'only connections to the upstream are left, and those that ask for metrics',
      async () => ((await probe.resources())['TCPSocketWrap'] ?? 0) <= one.openSockets() + 3,
    )
    probe.close()
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  },
  longMs,
)

test.runIf(existsSync('/usr/bin/script'))(
  'a terminal that is closed ends the server, as it ends other programs',
  async () => {
    const folder = await testFolder()
    await writeConfig(folder, quick)
    const terminal = spawn(
      '/usr/bin/script',
      [
        '-qfc',
        `exec ${process.execPath} ${main} --config ${join(folder, 'tollgate.yaml')}`,
        join(folder, 'typescript'),
      ],
      { cwd: folder, env: { PATH: process.env['PATH'] ?? '' }, stdio: ['pipe', 'pipe', 'ignore'] },
    )
    let output = ''
    terminal.stdout.on('data', (bytes) => (output += String(bytes)))
    onTestFinished(() => void terminal.kill('SIGKILL'))
    const url = () => /gateway\s+(http:\S+)\/v1/.exec(output)?.[1]
    await until('it serves', () => url() !== undefined)
    const address = url() ?? fail()
    expect((await fetch(`${address}/v1/models`)).status).toBe(401)
    terminal.kill('SIGKILL')
    await until('nobody serves any more', () =>
      fetch(`${address}/v1/models`).then(
        () => false,
        () => true,
      ),
    )
  },
)

function fail(): never {
  throw new Error('no reply came')
}
