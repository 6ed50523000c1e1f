import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isMetadata, isPublic } from '../../../../server/public-address.ts'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { createToolCaller, type ToolCallerOptions } from '../../../../server/mesh/tools/call.ts'
import { agentAt, toolOf } from '../../../support/data/agents.ts'
import { closed4, closed6, hosts, urls } from './private-urls.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'

const stay = new AbortController().signal
const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1')

/** Servers on loopback that nobody may reach. */
let sinks: ToolServer[]
let port: number
beforeAll(async () => {
  const first = await startToolServer((_req, res) => sendJson(res, { reached: true }))
  sinks = [
    first,
    ...(hasIPv6 ? [await startToolServer((_req, res) => sendJson(res, {}), '::1')] : []),
  ]
  port = first.port
})
afterAll(() => Promise.all(sinks.map((sink) => sink.close())))
const hits = () => sinks.reduce((sum, sink) => sum + sink.connections(), 0)

function caller(options: Partial<ToolCallerOptions> = {}) {
  const toolCaller = createToolCaller({ allowPrivate: [], ...options })
  onTestFinished(() => toolCaller.close())
  return toolCaller
}

test('the ranges that are not the public internet are closed, and the public internet is open', () => {
  for (const address of [...closed4, ...closed6, '', 'localhost', '127.1', '0x7f.1', '1.2.3'])
    expect(isPublic(address), address).toBe(false)
  for (const address of [
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.1.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ]) {
    expect(isPublic(address), address).toBe(true)
  }
})

test(`none of ${urls.length} addresses of a document's server leads to loopback`, async () => {
  expect(urls.length).toBeGreaterThan(200)
  const from = caller({
    resolve: (host, _options, done) =>
      done(null, [{ address: /local/.test(host) ? '127.0.0.1' : '10.1.2.3', family: 4 }]),
  })
  const ends = { refused: 0, unavailable: 0 }
  for (const url of urls) {
    let tool
    try {
      tool = toolOf(
        agentAt(
          url.replace('PORT', String(port)),
          '  /a: { get: { operationId: a, summary: A, x-tool: { timeout_ms: 3000 } } }\n',
        ),
        'a',
      )
    } catch (error) {
      expect(String(error), url).toMatch(/server/)
      ends.refused++
      continue
    }
    expect(await from.call(tool, {}, stay), url).toEqual({
      ok: false,
      kind: 'unavailable',
      reason: "the tool's server has a non-public address, which the configuration does not allow",
    })
    ends.unavailable++
  }
  expect(hits()).toBe(0)
  expect(ends.unavailable).toBeGreaterThan(200)
})

const named = () =>
  toolOf(
    agentAt(`http://tool.example:${port}`, '  /a: { get: { operationId: a, summary: A } }\n'),
    'a',
  )

test.each([
  ...closed4.map((address) => ({ address, family: 4 })),
  ...closed6.map((address) => ({ address, family: 6 })),
])('a name that is looked up as $address is not connected to', async (addresses) => {
  const before = hits()
  expect(
    await caller({ resolve: (_host, _options, done) => done(null, [addresses]) }).call(
      named(),
      {},
      stay,
    ),
  ).toMatchObject({
    ok: false,
    kind: 'unavailable',
    reason: expect.stringContaining('non-public address') as string,
  })
  expect(hits()).toBe(before)
})

test('one private address among public ones is enough to refuse, and no address at all too', async () => {
  const mixed = [
    { address: '1.1.1.1', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  for (const addresses of [mixed, mixed.toReversed(), []])
    expect(
      await caller({ resolve: (_host, _options, done) => done(null, addresses) }).call(
        named(),
        {},
        stay,
      ),
    ).toMatchObject({ kind: 'unavailable' })
  expect(
    await caller({
      resolve: (_host, _options, done) =>
        done(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), []),
    }).call(named(), {}, stay),
  ).toMatchObject({ kind: 'unavailable', reason: expect.stringContaining('is unknown') as string })
  expect(hits()).toBe(0)
})

test('a name is looked up once for a connection, so that it cannot change between check and use', async () => {
  const server = await startToolServer((_req, res) => sendJson(res, {}))
  onTestFinished(() => server.close())
  const origin = `http://tool.example:${server.port}`
  let lookups = 0
  const from = caller({
    allowPrivate: [origin],
    resolve: (_host, _options, done) => {
      lookups++
      done(null, [{ address: '127.0.0.1', family: 4 }])
    },
  })
  const tool = toolOf(agentAt(origin, '  /a: { get: { operationId: a, summary: A } }\n'), 'a')
  for (let n = 0; n < 10; n++) expect(await from.call(tool, {}, stay)).toMatchObject({ ok: true })
  expect(server.requests[0]?.headers.host).toBe(`tool.example:${server.port}`)
  expect(lookups).toBe(server.connections())
  expect(lookups).toBeLessThan(10)
})

test('a private address is reached only at the very origin that the configuration allows', async () => {
  const allowed = await startToolServer((_req, res) => sendJson(res, { reached: 'allowed' }))
  onTestFinished(() => allowed.close())
  const from = caller({
    allowPrivate: [allowed.origin],
    resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  const at = (origin: string) =>
    from.call(
      toolOf(agentAt(origin, '  /a: { get: { operationId: a, summary: A } }\n'), 'a'),
      {},
      stay,
    )
  expect(await at(allowed.origin)).toMatchObject({ ok: true, data: { reached: 'allowed' } })
  expect(await at(`http://localhost:${allowed.port}`)).toMatchObject({ kind: 'unavailable' })
  expect(await at(`http://127.0.0.1:${port}`)).toMatchObject({ kind: 'unavailable' })
  expect(hits()).toBe(0)
})

const metadataAddresses = [
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fe80::a9fe:a9fe',
  'fe80::1%lo',
  'fd00:ec2::254',
  'fd00:ec2::23',
  'fd20:ce::254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:0:a9fe:a9fe',
  '::169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::6464:64c8',
  '64:ff9b:1::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
]
const neverCalled = {
  ok: false,
  kind: 'unavailable',
  reason: expect.stringContaining('which no configuration allows') as string,
}

test.each(metadataAddresses)(
  'no configuration lets a tool call %s, by that address or by a name',
  async (address) => {
    const host = address.includes(':') ? `[${address}]` : address
    const origins = [`http://tool.example:${port}`, `http://${host}:${port}`]
    const from = caller({
      allowPrivate: origins.filter((origin) => URL.canParse(origin)),
      resolve: (_host, _options, done) =>
        done(null, [
          { address: '127.0.0.1', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]),
    })
    for (const origin of origins.filter((origin) => URL.canParse(origin))) {
      const agent = agentAt(origin, '  /a: { get: { operationId: a, summary: A } }\n')
      expect(await from.call(toolOf(agent, 'a'), {}, stay), origin).toMatchObject(neverCalled)
    }
    expect(hits()).toBe(0)
  },
)

test.each(['metadata.google.internal', 'METADATA', 'instance-data.ec2.internal'])(
  'no configuration lets a tool call %s, whatever address it has',
  async (name) => {
    const origin = `http://${name}:${port}`
    const from = caller({
      allowPrivate: [origin],
      resolve: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    const agent = agentAt(origin, '  /a: { get: { operationId: a, summary: A } }\n')
    expect(await from.call(toolOf(agent, 'a'), {}, stay)).toMatchObject(neverCalled)
    expect(hits()).toBe(0)
  },
)

test('private addresses beside those of metadata services stay open to who allows them', () => {
  const open = ['10.0.0.5', '100.64.0.1', '192.168.0.1', '127.0.0.1', 'fd00:ec3::1', 'fd12::a9fe:1']
  expect(open.filter(isMetadata)).toEqual([])
})

const redirects = [301, 302, 303, 307, 308, 300, 304, 305]
test.each(redirects)('a %s to loopback is not followed', async (status) => {
  const hop = await startToolServer(
    (_req, res) =>
      void res
        .writeHead(status, {
          location: `http://127.0.0.1:${port}/`,
          refresh: `0; url=http://127.0.0.1:${port}/`,
        })
        .end(),
  )
  onTestFinished(() => hop.close())
  expect(
    await caller({ allowPrivate: [hop.origin] }).call(
      toolOf(agentAt(hop.origin, '  /a: { get: { operationId: a, summary: A } }\n'), 'a'),
      {},
      stay,
    ),
  ).toMatchObject({ ok: false, kind: 'failed', status })
  expect(hop.requests).toHaveLength(1)
  expect(hits()).toBe(0)
})

test('no argument leads elsewhere, wherever it stands', async () => {
  const server = await startToolServer((_req, res) => sendJson(res, {}))
  onTestFinished(() => server.close())
  const agent = agentAt(
    `${server.origin}/base`,
    `  /{p}/x:
    post:
      operationId: a
      summary: A
      x-tool: { effect: write }
      parameters:
        - { name: p, in: path, required: true, schema: { type: string } }
        - { name: q, in: query, schema: { type: string } }
        - { name: X-H, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { b: { type: string } } }
`,
  )
  const tool = toolOf(agent, 'a')
  const from = caller({ allowPrivate: [server.origin] })
  const forms = [
    ...urls.map((url) => url.replace('PORT', String(port))),
    ...hosts.map((host) => `@${host}:${port}/`),
    ...hosts.map((host) => `//${host}:${port}`),
    `\r\nHost: 127.0.0.1:${port}\r\n\r\nGET / HTTP/1.1`,
  ]
  let count = 0
  for (const form of forms) {
    for (const args of [
      { p: form },
      { p: 'a', q: form },
      { p: 'a', 'X-H': form },
      { p: 'a', b: form },
    ]) {
      let checked
      try {
        checked = checkArguments(tool, args)
      } catch {
        continue
      }
      expect(await from.call(tool, checked, stay), JSON.stringify(args)).toMatchObject({ ok: true })
      count++
    }
  }
  expect(server.requests).toHaveLength(count)
  expect(count).toBeGreaterThan(forms.length * 2)
  for (const { method, url, headers } of server.requests) {
    expect(method).toBe('POST')
    expect(url).toMatch(/^\/base\/[^/?]+\/x(\?q=[^&?/]*)?$/)
    expect(headers.host).toBe(`127.0.0.1:${server.port}`)
  }
  expect(hits()).toBe(0)
})
