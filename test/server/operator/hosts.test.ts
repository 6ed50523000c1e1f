import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError, loadConfig } from '../../../server/config/load.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { testFolder, writeConfig } from '../../support/servers/process.ts'
import { exchange, requestBytes } from '../../support/http/raw.ts'

const metricsToken = randomBytes(24).toString('base64url')
const env = { TOLLGATE_METRICS_TOKEN: metricsToken }
/** Configured, so that it is no sandbox. */
const upstreams = { none: { base_url: 'http://127.0.0.1:9/v1' } }
const routes = { '*': [{ upstream: 'none' }] }
const operator = {
  hosts: ['tollgate-1', 'Ops.Example.com'],
  public_url: 'https://desk.example.com/tollgate',
  metrics_token_env: 'TOLLGATE_METRICS_TOKEN',
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ upstreams, routes, operator, env })
})
afterAll(() => gateway.stop())

type RequestOptions = {
  path?: string
  token?: string | undefined
  method?: string
  at?: Gateway
  version?: string
}

/** What a request with these header lines hears. */
async function ask(headers: string[], request: RequestOptions = {}) {
  const { path = '/usage', token, method = 'GET', at = gateway, version = 'HTTP/1.1' } = request
  const authorization = token === undefined ? [] : [`Authorization: Bearer ${token}`]
  const lines = [...headers, 'Connection: close', ...authorization]
  const bytes = requestBytes(`${method} ${path} ${version}`, lines, '')
  const { reply } = await exchange(at.operatorUrl, bytes)
  if (!reply) throw new Error('no reply')
  return { status: reply.status, text: reply.body.toString() }
}
const askLocally = (path: string, token?: string, at = gateway) =>
  ask(['Host: localhost'], { path, token, at })
/** Of replies that are objects, as all of these are. */
const jsonOf = (text: string) => JSON.parse(text) as Record<string, unknown>

describe('the operator answers', () => {
  const names = [
    '127.0.0.1:8090',
    '10.0.0.5',
    '[::1]',
    '[::1]:8090',
    '[FE80::1]:80',
    'localhost',
    'LOCALHOST:1',
    'localhost.',
    'tollgate-1',
    'TOLLGATE-1:8090',
    'tollgate-1.:8090',
    'ops.example.com',
    'OPS.example.COM.',
    'desk.example.com',
  ]
  test.each(names)('to %s', async (name) => {
    const { operatorToken: token } = gateway
    expect((await ask([`Host: ${name}`], { token })).status).toBe(200)
    const forwarded = [`Host: ${name}`, 'X-Forwarded-Host: evil.example']
    expect((await ask(forwarded, { token })).status).toBe(200)
  })

  test('to who names nothing, as no browser does: HTTP/1.0, and an empty Host', async () => {
    const { operatorToken: token } = gateway
    expect((await ask([], { token, version: 'HTTP/1.0' })).status).toBe(200)
    expect((await ask(['Host:'], { token })).status).toBe(200)
  })
})

describe('by another name the operator tells nothing', () => {
  const names = [
    'evil.example',
    'evil.example:8090',
    'tollgate-1.evil.example',
    'localhost.evil.example',
    'evil.localhost',
    '127.0.0.1.evil.example',
    '127.0.0.1@evil.example',
    '[::1].evil.example',
    '[evil.example]',
    '::1',
    '127.1',
    '0x7f.1',
    'localhost,evil.example',
    'localhost:8090:1',
    'tollgate-1..',
    'desk.example.com/tollgate',
  ]
  const paths = ['/usage', '/metrics', '/config', '/docs', '/openapi.json', '/nowhere', '/readyz/']
  test.each(names)('%s', async (name) => {
    for (const path of paths) {
      const lines = [`Host: ${name}`, 'X-Forwarded-Host: localhost']
      const { status, text } = await ask(lines, { path, token: gateway.operatorToken })
      expect([path, status, jsonOf(text)['code']]).toEqual([path, 421, 'misdirected_request'])
      expect(text).toContain('add the name to operator.hosts')
    }
  })

  test('whatever the method, and before the token is looked at', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const { status } = await ask(['Host: evil.example'], { method, path: '/keys' })
      expect(status, method).toBe(421)
    }
  })

  test('in HTTP/1.0 too, and not by a whole address in the request line', async () => {
    const { operatorToken: token } = gateway
    const old = await ask(['Host: evil.example'], { token, version: 'HTTP/1.0' })
    expect(old.status).toBe(421)
    for (const host of ['localhost', 'evil.example']) {
      for (const line of ['http://localhost/usage', 'http://evil.example/usage']) {
        const { status, text } = await ask([`Host: ${host}`], { path: line, token })
        expect([status, text]).toEqual([400, expect.stringContaining('send the path only')])
      }
    }
  })
})

test('whether it lives and is ready is told by any name, and its parts by its own only', async () => {
  const at = (name: string, path: string) => ask([`Host: ${name}`], { path })
  for (const name of ['evil.example', 'tollgate', 'localhost']) {
    expect(await at(name, '/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' })
  }
  const strange = { status: 200, text: '{"ready":true,"parts":{}}' }
  expect(await at('evil.example', '/readyz')).toEqual(strange)
  const { status, text } = await at('tollgate-1', '/readyz')
  const [well, names] = [{ ok: true }, ['server', 'keys', 'ledger', 'clock', 'upstreams']]
  const parts = Object.fromEntries(names.map((name) => [name, well]))
  expect([status, jsonOf(text)]).toEqual([200, { ready: true, parts }])
})

describe('the metrics', () => {
  test("need a token: the one of their own, or the operator's", async () => {
    const none = await askLocally('/metrics')
    expect([none.status, jsonOf(none.text)['code']]).toEqual([401, 'unauthorized'])
    expect(none.text).not.toContain('tollgate_')
    for (const token of [gateway.key, 'wrong', `${metricsToken}x`]) {
      expect((await askLocally('/metrics', token)).status).toBe(401)
    }
    for (const token of [metricsToken, gateway.operatorToken]) {
      const text = expect.stringContaining('tollgate_requests_total') as string
      expect(await askLocally('/metrics', token)).toEqual({ status: 200, text })
    }
  })

  test('have a token that opens nothing else, and the refusal says so', async () => {
    const reads = ['/usage', '/keys', '/config', '/payments', '/upstreams']
    const writes = ['/keys', '/upstreams/none/drain']
    const all = [...reads.map((path) => ['GET', path]), ...writes.map((path) => ['POST', path])]
    const message =
      'this token opens /metrics and nothing else; send the one in TOLLGATE_OPERATOR_TOKEN'
    for (const [method = '', path = ''] of all) {
      const request = { method, path, token: metricsToken }
      const { status, text } = await ask(['Host: localhost'], request)
      expect([path, status, jsonOf(text)['message']]).toEqual([path, 401, message])
    }
  })

  test('are open where that is configured, and the contract that is served says so', async () => {
    const open = await startGateway({ upstreams, routes, operator: { metrics_open: true } })
    onTestFinished(() => open.stop())
    expect((await askLocally('/metrics', undefined, open)).status).toBe(200)
    expect((await ask(['Host: evil.example'], { path: '/metrics', at: open })).status).toBe(421)
    expect((await askLocally('/usage', undefined, open)).status).toBe(401)
    type Paths = Record<string, { get: { security: object[] } }>
    const securityAt = async (at: Gateway) => {
      const { text } = await askLocally('/openapi.json', undefined, at)
      return (jsonOf(text)['paths'] as Paths)['/metrics']?.get.security // as OpenAPI has it
    }
    expect(await securityAt(open)).toEqual([])
    expect(await securityAt(gateway)).toEqual([
      { OperatorToken: [] },
      { MetricsToken: [] },
      { SessionCookie: [], SessionSecret: [] },
    ])
  })

  test('of a sandbox are open, by the names that are configured', async () => {
    const sandbox = await startGateway()
    onTestFinished(() => sandbox.stop())
    expect((await askLocally('/metrics', undefined, sandbox)).status).toBe(200)
    expect((await ask(['Host: evil.example'], { path: '/metrics', at: sandbox })).status).toBe(421)
    expect((await askLocally('/usage', undefined, sandbox)).status).toBe(401)
  })
})

describe('a configuration is refused', () => {
  const own = 'o'.repeat(40)
  const other = { metrics_token_env: 'METRICS' }
  const make = '`openssl rand -hex 32` makes'
  const refusals: [what: string, section: object, set: Record<string, string>, said: string][] = [
    [
      'whose token for metrics is not there',
      other,
      {},
      `names the environment variable METRICS, which is not set; ${make} a token for it.`,
    ],
    [
      'whose token for metrics is short',
      other,
      { METRICS: 'short' },
      `the token in METRICS has 5 characters and must have at least 32; ${make} one.`,
    ],
    [
      'whose token for metrics opens everything',
      other,
      { METRICS: own },
      'the token must differ from that of operator.token_env, which authorizes everything.',
    ],
    [
      'whose names have a port',
      { hosts: ['tollgate-1:8090'] },
      {},
      'operator.hosts[0] must be a name without a port, like tollgate-1 or ops.example.com',
    ],
    [
      'whose public address is none',
      { public_url: 'ftp://desk.example.com' },
      {},
      'operator.public_url must be a URL that starts with http:// or https://.',
    ],
  ]
  test.each(refusals)('%s', async (_what, section, set, message) => {
    const folder = await testFolder()
    const file = await writeConfig(folder, { operator: section })
    let problems: string[] = []
    try {
      loadConfig({ file, env: { TOLLGATE_OPERATOR_TOKEN: own, ...set }, cwd: folder })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems = error.problems
    }
    expect(problems).toEqual([expect.stringContaining(message)])
  })
})
