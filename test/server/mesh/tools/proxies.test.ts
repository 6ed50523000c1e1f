import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createToolCaller, type ToolCallerOptions } from '../../../../server/mesh/tools/call.ts'
import type { Resolve } from '../../../../server/mesh/tools/http/network.ts'
import { agentAt, toolOf } from '../../../support/data/agents.ts'
import { listenOnLoopback } from '../../../support/http/listen.ts'
import { startMesh } from '../../../support/servers/mesh.ts'
import { startConnectProxy, type ProxyFault } from '../../../support/upstreams/connect-proxy.ts'
import { says } from '../../../support/upstreams/model-server.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'

const stay = new AbortController().signal
const publicAddress = '8.8.8.8'

let server: ToolServer
beforeAll(async () => {
  server = await startToolServer((_req, res) => sendJson(res, { reached: true }))
})
afterAll(() => server.close())

const toolAt = (url: string) =>
  toolOf(agentAt(url, '  /a: { get: { operationId: a, summary: A } }\n'), 'a')

const resolvesTo =
  (...addresses: string[]): Resolve =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )

/** A tool caller behind a proxy that leads everything public to the test's server. */
async function behindProxy(
  { resolves = false, ...options }: Partial<ToolCallerOptions> & { resolves?: boolean } = {},
  port = server.port,
) {
  const proxy = await startConnectProxy({
    credentials: 'me:canary-mesh',
    ports: { [publicAddress]: port, 'tool.example': port },
  })
  const { url } = proxy
  const caller = createToolCaller({
    allowPrivate: [],
    proxy: { proxy: { url, name: 'http://proxy', source: 'mesh.proxy' }, resolves },
    ...options,
  })
  onTestFinished(async () => {
    await caller.close()
    await proxy.close()
  })
  return { proxy, call: (url: string) => caller.call(toolAt(url), {}, stay) }
}

test('the proxy is sent the checked address, and the server the name', async () => {
  const { proxy, call } = await behindProxy({ resolve: resolvesTo(publicAddress, '1.1.1.1') })
  const before = server.requests.length
  expect(await call('http://tool.example:7001')).toMatchObject({
    ok: true,
    data: { reached: true },
  })
  expect(await call('http://tool.example:7001')).toMatchObject({ ok: true })
  expect(new Set(proxy.targets)).toEqual(new Set([`${publicAddress}:7001`]))
  const requests = server.requests.slice(before)
  expect(requests.map(({ headers }) => headers.host)).toEqual(Array(2).fill('tool.example:7001'))
  expect(JSON.stringify(requests)).not.toContain('proxy-')
})

test('TLS has the name', async () => {
  const names: (string | undefined)[] = []
  const tls = createTlsServer({
    SNICallback(name, done) {
      names.push(name)
      done(new Error('no certificate'))
    },
  })
  const port = await listenOnLoopback(tls)
  onTestFinished(() => void tls.on('tlsClientError', () => {}).close())
  const { proxy, call } = await behindProxy({ resolve: resolvesTo(publicAddress) }, port)
  expect(await call('https://tool.example')).toMatchObject({ ok: false })
  // A call that only reads is made again after a broken connection.
  expect(new Set(proxy.targets)).toEqual(new Set([`${publicAddress}:443`]))
  expect(new Set(names)).toEqual(new Set(['tool.example']))
})

test.each([
  ['a name with a private address', 'http://tool.example', ['10.0.0.1']],
  ['a name with one private address', 'http://tool.example', [publicAddress, '127.0.0.1']],
  ['a name without an address', 'http://tool.example', []],
  ['a private address', 'http://192.168.0.1', []],
  ['a name of a metadata service', 'http://metadata.google.internal', [publicAddress]],
])('%s is never sent to the proxy', async (_title, url, addresses) => {
  const { proxy, call } = await behindProxy({ resolve: resolvesTo(...addresses) })
  expect(await call(url)).toMatchObject({ ok: false, kind: 'unavailable' })
  expect(proxy.targets).toEqual([])
})

test('a proxy that resolves is sent names, but no private address and no metadata service', async () => {
  const resolve = () => expect.unreachable('no name is resolved here')
  const { proxy, call } = await behindProxy({ resolves: true, resolve })
  expect(await call('http://tool.example')).toMatchObject({ ok: true })
  for (const url of [
    'http://10.0.0.1',
    'http://metadata.google.internal',
    'http://169.254.169.254',
  ])
    expect(await call(url)).toMatchObject({ ok: false, kind: 'unavailable' })
  expect(proxy.targets).toEqual(['tool.example:80'])
})

test.each<[ProxyFault, string]>([
  ['refuses', "the proxy of this server answered 503 instead of connecting to the tool's server"],
  ['is silent', "the proxy of this server did not connect to the tool's server in time"],
  ['closes', 'the proxy of this server cannot be reached, or closed the connection'],
])(
  'a proxy that %s leaves the tool unavailable, and nothing goes around it',
  async (fault, reason) => {
    const { proxy, call } = await behindProxy({ allowPrivate: [server.origin] })
    proxy.fault = fault
    const before = server.connections()
    expect(await call(server.origin)).toEqual({ ok: false, kind: 'unavailable', reason })
    expect(server.connections()).toBe(before)
  },
)

test('a server calls its tools by mesh.proxy alone, until a reload takes it away', async () => {
  const [own, other] = [await startConnectProxy(), await startConnectProxy()]
  const mesh = await startMesh(says('hello'), (_req, res) => sendJson(res, { ok: true }), {
    mesh: { proxy: own.url },
    network: { proxy: other.url },
  })
  onTestFinished(async () => {
    await mesh.close()
    await own.close()
    await other.close()
  })
  const work = { tool: 'get_status', tool_arguments: {}, raw_data_only: true }
  const input = { api_key: mesh.gateway.key, agent_id: 'ToyAgent', input: work }
  const call = async () => {
    const response = await fetch(`${mesh.gateway.meshUrl}/mesh_request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return response.status
  }
  expect(await call()).toBe(200)
  expect(own.targets).toHaveLength(1)
  expect(await mesh.gateway.reload({ mesh: { proxy: 'http://127.0.0.1:1' } })).toBe(true)
  expect(await call()).toBeGreaterThanOrEqual(500)
  expect([own.targets.length, other.targets.length]).toEqual([1, 0])
})
