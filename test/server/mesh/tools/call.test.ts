import { gzipSync } from 'node:zlib'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import type { Agent, NativeTool, Tool } from '../../../../server/mesh/agent.ts'
import {
  createToolCaller,
  type ToolCaller,
  type ToolCallerOptions,
  type ToolObservation,
} from '../../../../server/mesh/tools/call.ts'
import { promptMs, until } from '../../../support/waiting.ts'
import { agentAt, toolOf } from '../../../support/data/agents.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'

let upstream: ToolServer
let agent: Agent
let script: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  upstream = await startToolServer((req, res) => script(req, res))
  const operation = (name: string, more = '') =>
    `  /${name}:\n` +
    `    get: { operationId: ${name}, summary: Reads, parameters: [` +
    '{ name: q, in: query, schema: { type: string } }, ' +
    `{ name: r, in: query, schema: { type: string } }]${more} }\n`
  agent = agentAt(
    `${upstream.origin}/api`,
    operation('plain') +
      operation('quick', ', x-tool: { timeout_ms: 200 }') +
      operation('kept', ', x-tool: { cache_seconds: 60 }') +
      operation('part', ', x-tool: { pick: data.items }') +
      operation('writes', ', x-tool: { effect: write }') +
      operation('secret', ', security: [{ key: [] }]'),
    'components: { securitySchemes: { key: ' +
      '{ type: apiKey, in: query, name: key, x-env: KEY } } }\n',
    { KEY: 'canary-secret' },
  )
})
afterAll(() => upstream.close())
beforeEach(() => {
  upstream.requests.length = 0
  script = (_req, res) => sendJson(res, { ok: true })
})

function caller(options: Partial<ToolCallerOptions> = {}): ToolCaller {
  const toolCaller = createToolCaller({ allowPrivate: [upstream.origin], ...options })
  onTestFinished(() => toolCaller.close())
  return toolCaller
}

const stay = new AbortController().signal
const call = (from: ToolCaller, name: string, args: object = {}, signal = stay) => {
  const tool = toolOf(agent, name)
  return from.call(tool, checkArguments(tool, args), signal)
}

test('hands on what the server answered, asked for as the document says', async () => {
  script = (_req, res) => sendJson(res, { answer: [1, null, 'é'] })
  expect(await call(caller(), 'plain', { q: 'a b' })).toEqual({
    ok: true,
    data: { answer: [1, null, 'é'] },
    cached: false,
  })
  expect(upstream.requests[0]).toMatchObject({
    method: 'GET',
    url: '/api/plain?q=a%20b',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      host: `127.0.0.1:${upstream.port}`,
    },
  })
})

test('picks the part of an answer that the document names, and says when it is not there', async () => {
  script = (_req, res) => sendJson(res, { data: { items: [5] }, more: 1 })
  expect(await call(caller(), 'part')).toMatchObject({ ok: true, data: [5] })
  script = (_req, res) => sendJson(res, { data: {} })
  expect(await call(caller(), 'part')).toEqual({
    ok: false,
    kind: 'failed',
    status: 200,
    reason: "the tool's server answered without the member data.items",
  })
})

test.each<[title: string, answer: (res: ServerResponse) => void, reason: RegExp]>([
  ['an error', (res) => sendJson(res, {}, 500), /^the tool's server answered with status 500$/],
  [
    'a redirect to another server',
    (res) => void res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    /redirects are not followed to others/,
  ],
  [
    'a page that is said to be JSON',
    (res) =>
      void res
        .writeHead(200, { 'content-type': 'application/json' })
        .end('<html>secret upstream text'),
    /not JSON/,
  ],
  [
    'bytes that are said to be JSON',
    (res) =>
      void res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(Buffer.from([0x22, 0xff, 0x22])),
    /not UTF-8/,
  ],
  [
    'a gzip bomb',
    (res) =>
      void res.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(64 << 20))),
    /a compressed body that holds above \d+ bytes/,
  ],
  [
    'a length beyond the bound',
    (res) =>
      void res
        .writeHead(200, { 'content-length': String(3 << 20) })
        .end(`"${'x'.repeat((3 << 20) - 2)}"`),
    /more than 2097152 bytes/,
  ],
  ['too much without saying so', (res) => endless(res), /more than 2097152 bytes/],
  [
    'JSON that nests too deep',
    (res) => void res.writeHead(200).end('['.repeat(100_000) + ']'.repeat(100_000)),
    /nests deeper than 256/,
  ],
  [
    'half of an answer',
    (res) => {
      res.writeHead(200, { 'content-length': '100' }).write('{"a":')
      setImmediate(() => res.destroy())
    },
    /connection to the tool's server broke/,
  ],
])('%s is a failure in words of ours', async (_, answer, reason) => {
  script = (_req, res) => answer(res)
  const outcome = await call(caller(), 'plain')
  expect(outcome).toMatchObject({ ok: false, kind: 'failed' })
  expect(outcome.ok ? '' : outcome.reason).toMatch(reason)
  expect(JSON.stringify(outcome)).not.toContain('secret upstream text')
  expect(upstream.requests).toHaveLength(1)
})

test.each([
  ['plain', { ok: true, data: { ok: true } }, 2],
  ['writes', { ok: false, reason: "the connection to the tool's server broke" }, 1],
] as const)(
  'when the connection breaks before the answer, what reads is asked for once more: %s',
  async (name, outcome, requests) => {
    script = (_req, res) =>
      upstream.requests.length > 1 ? sendJson(res, { ok: true }) : void res.destroy()
    expect(await call(caller(), name)).toMatchObject(outcome)
    expect(upstream.requests).toHaveLength(requests)
  },
)

test('a connection that breaks each time is a failure', async () => {
  script = (_req, res) => void res.destroy()
  expect(await call(caller(), 'plain')).toMatchObject({
    ok: false,
    kind: 'failed',
    reason: "the connection to the tool's server broke",
  })
  expect(upstream.requests).toHaveLength(2)
})

function endless(res: ServerResponse): void {
  const more = () => {
    while (!res.destroyed && res.write(Buffer.alloc(64 << 10, 'x')));
    if (!res.destroyed) res.once('drain', more)
  }
  res.writeHead(200)
  more()
}

test('an empty 204 is its status', async () => {
  script = (_req, res) => void res.writeHead(204).end()
  expect(await call(caller(), 'writes')).toMatchObject({ ok: true, data: { status: 204 } })
})

test.each<[title: string, answer: (res: ServerResponse) => void]>([
  ['never answers', () => {}],
  [
    'drips',
    (res) => {
      const timer = setInterval(() => res.write(' '), 20)
      res.on('close', () => clearInterval(timer))
      res.writeHead(200).flushHeaders()
    },
  ],
])(
  'a server that %s is late after the time of its tool, and its connection is closed',
  async (_, answer) => {
    script = (_req, res) => answer(res)
    const began = performance.now()
    expect(await call(caller(), 'quick')).toEqual({
      ok: false,
      kind: 'late',
      reason: 'the tool did not respond in time',
    })
    expect(performance.now() - began).toBeLessThan(15_000)
    await until('the connection is closed', () => upstream.openSockets() === 0, promptMs)
  },
)

test('a server that is not there is unavailable', async () => {
  const stopped = await startToolServer(() => {})
  await stopped.close()
  const tool = toolOf(
    agentAt(stopped.origin, '  /a: { get: { operationId: a, summary: A } }\n'),
    'a',
  )
  expect(await caller({ allowPrivate: [stopped.origin] }).call(tool, {}, stay)).toEqual({
    ok: false,
    kind: 'unavailable',
    reason: "the tool's server refused the connection",
  })
})

test('reads that ask the same at once are one request, whatever the order of their arguments', async () => {
  const waiting: ServerResponse[] = []
  script = (_req, res) => void waiting.push(res)
  const from = caller()
  const both = [call(from, 'plain', { q: 'x', r: 'y' }), call(from, 'plain', { r: 'y', q: 'x' })]
  const other = call(from, 'plain', { q: 'z' })
  await until('two requests', () => waiting.length === 2, promptMs)
  for (const res of waiting) sendJson(res, { n: 1 })
  expect(await Promise.all([...both, other])).toEqual(
    Array(3).fill({ ok: true, data: { n: 1 }, cached: false }),
  )
  expect(upstream.requests).toHaveLength(2)
})

test('writes are never shared', async () => {
  await Promise.all([call(caller(), 'writes'), call(caller(), 'writes')])
  const from = caller()
  await Promise.all([call(from, 'writes'), call(from, 'writes')])
  expect(upstream.requests).toHaveLength(4)
})

test('one who leaves does not end the call of the others, and when all have left it ends', async () => {
  const waiting: ServerResponse[] = []
  script = (_req, res) => void waiting.push(res)
  const from = caller()
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [
    call(from, 'kept', { q: 'leave' }, first.signal),
    call(from, 'kept', { q: 'leave' }, second.signal),
  ]
  await until('one request', () => waiting.length === 1, promptMs)
  first.abort()
  expect(await calls[0]).toEqual({ ok: false, kind: 'failed', reason: 'the call was aborted' })
  expect(upstream.openSockets()).toBe(1)
  second.abort('deadline')
  expect(await calls[1]).toMatchObject({ ok: false, kind: 'late' })
  await until('the connection is closed', () => upstream.openSockets() === 0, promptMs)
  script = (_req, res) => sendJson(res, { fresh: true })
  expect(await call(from, 'kept', { q: 'leave' })).toMatchObject({
    ok: true,
    data: { fresh: true },
  })
  expect(await call(from, 'kept', {}, AbortSignal.abort())).toMatchObject({ ok: false })
})

test('an answer is kept though the first who asked has left', async () => {
  const waiting: ServerResponse[] = []
  script = (_req, res) => void waiting.push(res)
  const from = caller()
  const first = new AbortController()
  const calls = [call(from, 'kept', {}, first.signal), call(from, 'kept')]
  await until('one request', () => waiting.length === 1, promptMs)
  first.abort()
  for (const res of waiting) sendJson(res, 7)
  expect((await Promise.all(calls))[1]).toMatchObject({ ok: true, data: 7 })
  expect(await call(from, 'kept')).toEqual({ ok: true, data: 7, cached: true })
})

test('good answers are kept for their time, by tool and arguments; failures are not', async () => {
  let time = 1000
  const from = caller({ now: () => time })
  script = (_req, res) => sendJson(res, {}, 503)
  expect(await call(from, 'kept', { q: 'a' })).toMatchObject({ ok: false, status: 503 })
  script = (_req, res) => sendJson(res, { n: upstream.requests.length })
  expect(await call(from, 'kept', { q: 'a' })).toEqual({ ok: true, data: { n: 2 }, cached: false })
  time += 59_999
  expect(await call(from, 'kept', { q: 'a' })).toEqual({ ok: true, data: { n: 2 }, cached: true })
  expect(await call(from, 'kept', { q: 'b' })).toMatchObject({ data: { n: 3 }, cached: false })
  expect(await call(from, 'plain', { q: 'a' })).toMatchObject({ data: { n: 4 }, cached: false })
  expect(await call(from, 'plain', { q: 'a' })).toMatchObject({ data: { n: 5 }, cached: false })
  time += 2
  expect(await call(from, 'kept', { q: 'a' })).toMatchObject({ data: { n: 6 }, cached: false })
})

test('what is kept is bounded in number and in bytes; the longest unused goes first', async () => {
  const few = caller({ cache: { entries: 2, bytes: 1 << 20 } })
  for (const q of ['a', 'b', 'a', 'c']) await call(few, 'kept', { q })
  expect(await call(few, 'kept', { q: 'a' })).toMatchObject({ cached: true })
  expect(await call(few, 'kept', { q: 'b' })).toMatchObject({ cached: false })
  script = (_req, res) => sendJson(res, 'x'.repeat(3000))
  const small = caller({ cache: { entries: 100, bytes: 10_000 } })
  await call(small, 'kept', { q: 'large' })
  expect(await call(small, 'kept', { q: 'large' })).toMatchObject({ ok: true, cached: false })
})

test('where an address stands in for the servers, nothing else is reached and no credential is sent', async () => {
  const standIn = await startToolServer((_req, res) => sendJson(res, { standIn: true }))
  onTestFinished(() => standIn.close())
  const from = caller({
    allowPrivate: [],
    redirect: new Map([['TestAgent', `${standIn.origin}/mock/`]]),
  })
  expect(await call(from, 'secret')).toMatchObject({ ok: true, data: { standIn: true } })
  expect(standIn.requests).toMatchObject([{ url: '/mock/secret?key=none' }])
  expect(
    await caller({ redirect: new Map() }).call(toolOf(agent, 'plain'), {}, stay),
  ).toMatchObject({ ok: false, kind: 'unavailable' })
  expect(upstream.requests).toHaveLength(0)
})

test('what is told of calls has nothing of arguments, answers or credentials in it', async () => {
  const observed: ToolObservation[] = []
  const from = caller({ observe: (one) => observed.push(one) })
  await call(from, 'secret', { q: 'canary-argument' })
  expect(upstream.requests[0]?.url).toBe('/api/secret?q=canary-argument&key=canary-secret')
  script = (_req, res) => sendJson(res, {}, 429)
  await call(from, 'plain')
  expect(observed).toMatchObject([
    { agent: 'TestAgent', tool: 'secret', outcome: 'ok', cached: false },
    { agent: 'TestAgent', tool: 'plain', outcome: 'busy', status: 429, cached: false },
  ])
  expect(JSON.stringify(observed)).not.toContain('canary')
})

test('after closing, and while closing, calls end', async () => {
  script = () => {}
  const from = createToolCaller({ allowPrivate: [upstream.origin] })
  const waiting = call(from, 'plain')
  await until('one request', () => upstream.requests.length === 1, promptMs)
  await from.close()
  expect(await waiting).toMatchObject({ ok: false, kind: 'failed' })
  expect(await call(from, 'plain')).toMatchObject({ ok: false, kind: 'unavailable' })
})

const native = (run: NativeTool, more: Partial<Tool> = {}): Tool => ({
  ...toolOf(agent, 'plain'),
  ...more,
  source: { kind: 'native', run },
})

test('a tool that is code answers like any other', async () => {
  const from = caller()
  const twice = native(({ a }) => ({ twice: [a, a] }))
  expect(await from.call(twice, { a: 1 }, stay)).toEqual({
    ok: true,
    data: { twice: [1, 1] },
    cached: false,
  })
  const silent = native(async () => undefined)
  expect(await from.call(silent, {}, stay)).toMatchObject({ ok: true, data: null })
  const nested = native(() => ({ a: { b: 2 } }), { pick: 'a.b' })
  expect(await from.call(nested, {}, stay)).toMatchObject({ data: 2 })
})

test('a tool that is code fails like any other, without its own words', async () => {
  const from = caller()
  const failing: NativeTool[] = [
    () => {
      throw new Error('canary')
    },
    () => Promise.reject(new Error('canary')),
    () => 1n,
    () => 'x'.repeat(3 << 20),
  ]
  for (const run of failing) {
    const outcome = await from.call(native(run), {}, stay)
    expect(outcome).toMatchObject({ ok: false, kind: 'failed' })
    expect(JSON.stringify(outcome)).not.toContain('canary')
  }
})

test('a tool that is code is aborted at its deadline', async () => {
  const from = caller()
  let isAborted = false
  const slow = native(
    (_, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
    { timeout_ms: 100 },
  )
  expect(await from.call(slow, {}, stay)).toMatchObject({ ok: false, kind: 'late' })
  expect(isAborted).toBe(true)
})
