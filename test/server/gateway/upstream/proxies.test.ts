import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAuthority } from '../../../support/http/certificates.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { ask, chat } from '../../../support/servers/gateway-server.ts'
import { startGateway, type GatewayOptions } from '../../../support/servers/gateway.ts'
import { startConnectProxy, type ProxyFault } from '../../../support/upstreams/connect-proxy.ts'
import { says, startModelServer } from '../../../support/upstreams/model-server.ts'

const authority = makeAuthority()
/** A name that only the test's proxy knows: no request can go around it. */
const name = 'upstream.test'
const credentials = 'user:canary-of%3Aproxy'

/** A gateway before a server by https behind a proxy with credentials. */
async function behindProxy(options: (proxyUrl: string) => GatewayOptions = () => ({})) {
  const { cert, issue } = await authority
  const server = await startModelServer(says('Hello'), await issue([name]))
  const port = Number(new URL(server.base_url).port)
  const proxy = await startConnectProxy({ credentials, ports: { [name]: port } })
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-proxy-'))
  await writeFile(join(folder, 'ca.pem'), cert)
  const { upstreams, ...more } = options(proxy.url)
  const gateway = await startGateway({
    upstreams: {
      a: { base_url: `https://${name}/v1`, ca_file: join(folder, 'ca.pem'), ...upstreams?.['a'] },
    },
    routes: { '*': [{ upstream: 'a' }] },
    breaker: { failures: 2, window: 20, open_ms: 60_000 },
    limits: { connect_ms: 500 },
    retry: { repeat_share: 0 },
    ...more,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await proxy.close()
    await server.close()
    await rm(folder, { recursive: true })
  })
  return { gateway, proxy, server }
}

const byVariable = (url: string) => ({ env: { HTTPS_PROXY: url } })
const byNetwork = (url: string) => ({
  network: { proxy_env: 'NETWORK_PROXY' },
  env: { NETWORK_PROXY: url, HTTPS_PROXY: 'http://127.0.0.1:1' },
})
const byUpstream = (url: string) => ({
  upstreams: { a: { base_url: `https://${name}/v1`, proxy_env: 'OWN_PROXY' } },
  env: { OWN_PROXY: url, HTTPS_PROXY: 'http://127.0.0.1:1' },
})

test.each([
  ['the variable HTTPS_PROXY', byVariable],
  ['network.proxy_env', byNetwork],
  ['upstreams.X.proxy_env', byUpstream],
])('calls go by the proxy of %s, whole and streamed, over one tunnel', async (_title, options) => {
  const { gateway, proxy, server } = await behindProxy(options)
  expect((await ask(gateway)).status).toBe(200)
  const streamed = await ask(gateway, chat({ stream: true }))
  expect(streamed.body.toString()).toContain('[DONE]')
  expect(proxy.targets).toEqual([`${name}:443`])
  expect(server.received).toHaveLength(2)
  expect(server.received[0]?.headers['proxy-authorization']).toBeUndefined()
  expect(server.received[0]?.headers.host).toBe(name)
  // Nothing of a request is readable for the proxy's operator but the name.
  expect(Object.keys(proxy.headers[0] ?? {})).toEqual(['host', 'proxy-authorization', 'connection'])
})

test.each<[fault: ProxyFault | 'asks for credentials', status: string, words: string]>([
  [
    'refuses',
    'upstream_proxy_503',
    'answered 503 Service Unavailable to CONNECT upstream.test:443',
  ],
  ['is silent', 'upstream_proxy_timeout', 'did not connect to upstream.test:443 within 0.5 s'],
  [
    'closes',
    'upstream_proxy_unreachable',
    'cannot be reached, or closed the connection (ECONNRESET)',
  ],
  ['cuts', 'upstream_econnreset', ''],
  [
    'asks for credentials',
    'upstream_proxy_407',
    'answered 407 Proxy Authentication Required to CONNECT upstream.test:443',
  ],
])('a proxy that %s is a failed connection, told as such', async (fault, status, words) => {
  const { gateway, proxy, server } = await behindProxy((url) => {
    const wrong = url.replace('canary-of%3Aproxy', 'canary-wrong')
    return byVariable(fault === 'asks for credentials' ? wrong : url)
  })
  if (fault !== 'asks for credentials') proxy.fault = fault
  const answers = [await ask(gateway), await ask(gateway), await ask(gateway)]
  expect(answers.map((answer) => answer.status)).toEqual([502, 502, 503])
  // Failed connections open the circuit breaker: the third call makes none.
  expect(proxy.targets).toHaveLength(2)
  const [row] = await gateway.rows()
  expect(row?.status).toBe(status)
  const { host } = new URL(proxy.url)
  if (words) expect(row?.reason?.message).toBe(`the proxy http://${host} ${words}`)
  expect(server.received).toHaveLength(0)
  const told = [
    ...answers.map(({ body }) => body.toString()),
    JSON.stringify(gateway.observed),
    JSON.stringify(await operatorJson(gateway, 'GET', '/config')),
    JSON.stringify(await operatorJson(gateway, 'GET', '/requests')),
    JSON.stringify(await operatorJson(gateway, 'POST', '/upstreams/a/probe')),
    JSON.stringify(await gateway.rows()),
    await gateway.metrics(),
  ].join('\n')
  expect(told).not.toMatch(/canary|Y2FuYXJ5|dXNlcjpj/)
})

test('a dead proxy is a failed connection, and no call goes around it', async () => {
  const { gateway, proxy, server } = await behindProxy(() => byVariable('http://127.0.0.1:1'))
  expect((await ask(gateway)).status).toBe(502)
  const [row] = await gateway.rows()
  expect(row).toMatchObject({
    status: 'upstream_proxy_unreachable',
    reason: {
      message:
        'the proxy http://127.0.0.1:1 cannot be reached, or closed the connection (ECONNREFUSED)',
    },
  })
  expect([proxy.targets, server.received]).toEqual([[], []])
})

test('a reload to another proxy ends no call in flight', async () => {
  const held = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const slow = await startModelServer(async (req, res, one) => {
    arrived.resolve()
    if (one.attempt === 1) await held.promise
    await says('Hello')(req, res, one)
  })
  const [first, second] = [await startConnectProxy(), await startConnectProxy()]
  const upstream = (proxy: string) => ({ a: { base_url: slow.base_url, proxy } })
  const gateway = await startGateway({
    upstreams: upstream(first.url),
    routes: { '*': [{ upstream: 'a' }] },
  })
  onTestFinished(async () => {
    await gateway.stop()
    for (const one of [first, second, slow]) await one.close()
  })
  const call = ask(gateway)
  await arrived.promise
  expect(await gateway.reload({ upstreams: upstream(second.url) })).toBe(true)
  expect((await ask(gateway)).status).toBe(200)
  held.resolve()
  expect((await call).status).toBe(200)
  expect([first.targets.length, second.targets.length]).toEqual([1, 1])
})

test.each<[title: string, options: GatewayOptions, message: string]>([
  [
    'a proxy with credentials in the file',
    { network: { proxy: 'http://me:hunter2hunter2@proxy:1' } },
    'network.proxy must not contain a user name or password; put the URL into an environment ' +
      'variable and name that with proxy_env.',
  ],
  [
    'a proxy of another protocol',
    { network: { proxy: 'socks5://proxy:1080' } },
    'network.proxy must be the URL of a proxy, like http://proxy.internal:3128, without a path.',
  ],
  [
    'a proxy with a path',
    { upstreams: { a: { base_url: 'https://a.test/v1', proxy: 'http://proxy/x' } } },
    'upstreams.a.proxy must be the URL of a proxy',
  ],
  [
    'a proxy whose password cannot be decoded',
    { network: { proxy_env: 'BAD_PROXY' }, env: { BAD_PROXY: 'http://me:p%ss@proxy:1' } },
    'network.proxy_env names the environment variable BAD_PROXY, which has a user name or a ' +
      'password with a % that is not %25; write each % as %25.',
  ],
  [
    'two proxies',
    { network: { proxy: 'http://proxy:1', proxy_env: 'HOME' } },
    'network.proxy_env and proxy cannot both be set; leave one of them out.',
  ],
  [
    'a missing variable',
    { network: { proxy_env: 'NOT_SET' } },
    'network.proxy_env names the environment variable NOT_SET, which is not set; set it to the ' +
      'URL of a proxy, like http://user:password@proxy.internal:3128.',
  ],
  [
    'a variable that an upstream needs and that has no usable URL',
    {
      upstreams: { a: { base_url: 'https://a.test/v1' } },
      env: { HTTPS_PROXY: 'socks5://me:hunter2hunter2@proxy:1080' },
    },
    'upstreams.a would be called by the proxy of the variable HTTPS_PROXY, whose value is no URL ' +
      'that starts with http:// or https://; correct it, or put the host into NO_PROXY.',
  ],
])('%s is a problem of the configuration', async (_title, options, message) => {
  const started = startGateway({
    upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
    routes: { '*': [{ upstream: 'a' }] },
    ...options,
  })
  const error = await started.catch((reason: unknown) => reason)
  expect(String(error)).toContain(message)
  expect(String(error)).not.toContain('hunter2')
})

test('a variable without a usable URL disturbs no server that is called directly', async () => {
  const server = await startModelServer(says('Hello'))
  const gateway = await startGateway({
    upstreams: { a: { base_url: server.base_url } },
    routes: { '*': [{ upstream: 'a' }] },
    env: { HTTP_PROXY: 'socks5://proxy:1080', HTTPS_PROXY: 'socks5://proxy:1080' },
  })
  onTestFinished(async () => {
    await gateway.stop()
    await server.close()
  })
  expect((await ask(gateway)).status).toBe(200)
})
