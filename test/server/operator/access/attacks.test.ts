import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import contract from '../../../../generated/json/operator.json' with { type: 'json' }
import type { components } from '../../../../generated/server/operator.ts'
import { ConfigError, loadConfig } from '../../../../server/config/load.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { signIn, type BrowserSession } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { testFolder, writeConfig } from '../../../support/servers/process.ts'

type Schemas = components['schemas']

/** Every operation of the contract, with something in place of what its path names. */
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.keys(item as object)
    .map((name) => name.toUpperCase())
    .filter((method) => ['GET', 'POST', 'PATCH', 'DELETE'].includes(method))
    .map((method) => ({ method, path: path.replaceAll(/\{\w+\}/g, 'nobody') })),
)

let gateway: Gateway
let session: BrowserSession
beforeAll(async () => {
  gateway = await startGateway({
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
  })
  session = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
})
afterAll(() => gateway.stop())

describe.each(operations)('$method $path', ({ method, path }) => {
  test('is no script, is shown in no frame, and tells nobody its address', async () => {
    for (const authorization of [`Bearer ${gateway.operatorToken}`, 'Bearer wrong']) {
      const reply = await fetch(gateway.operatorUrl + path, { method, headers: { authorization } })
      await reply.arrayBuffer()
      const { headers } = reply
      expect([
        headers.get('x-content-type-options'),
        headers.get('referrer-policy') ?? 'no-referrer',
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual(['nosniff', 'no-referrer', null, null])
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/)
    }
  })

  test('gives pages of other origins no leave to send it', async () => {
    const reply = await fetch(gateway.operatorUrl + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-tollgate-session, content-type',
      },
    })
    await reply.arrayBuffer()
    const leaves = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(leaves).toEqual([])
  })
})

test.each([
  ['what is no HTTP', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])('the reply to %s is shown in no frame either', async (_what, bytes, status) => {
  const { reply } = await exchange(gateway.operatorUrl, bytes)
  expect(reply).toMatchObject({
    status,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    },
  })
})

test('what a form of another page can send changes nothing, whatever the cookie', async () => {
  const before = await operatorJson<Schemas['KeyList']>(gateway, 'GET', '/keys')
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
  ]
  for (const origin of ['https://evil.example', 'null', gateway.operatorUrl]) {
    for (const type of types) {
      const reply = await fetch(`${gateway.operatorUrl}/keys`, {
        method: 'POST',
        headers: { cookie: session.headers.cookie, origin, 'content-type': type },
        body: '{"name":"forged"}',
      })
      await reply.arrayBuffer()
      expect([origin, type, reply.status]).toEqual([origin, type, expect.toBeOneOf([401, 403])])
    }
  }
  expect(await operatorJson(gateway, 'GET', '/keys')).toEqual(before)
})

test('neither an address nor a body opens anything by a token or a secret in it', async () => {
  const { operatorToken: token, operatorUrl: url } = gateway
  const { secret } = session.body
  const names = ['token', 'access_token', 'operator_token', 'authorization', 'session', 'secret']
  for (const value of [token, secret])
    for (const name of names) {
      const reply = await fetch(`${url}/keys?${name}=${value}`, {
        headers: { cookie: session.headers.cookie },
      })
      const text = await reply.text()
      expect([name, reply.status]).toEqual([name, 401])
      expect(text).not.toContain(value)
    }
  const created = await operatorFetch(gateway, '/keys', {
    method: 'POST',
    body: { name: 'x', token },
  })
  expect([created.status, await created.text()]).toEqual([400, expect.not.stringContaining(token)])
})

test('a name that was made to lead here opens no session and no read', async () => {
  const body = JSON.stringify({ token: gateway.operatorToken })
  const own = `x-tollgate-session: ${session.body.secret}`
  for (const host of [
    'rebound.evil.example',
    `rebound.evil.example:${new URL(gateway.operatorUrl).port}`,
  ]) {
    const lines = [`Host: ${host}`, `Origin: http://${host}`, 'Connection: close']
    const asked = [
      requestBytes('GET /keys HTTP/1.1', [...lines, own, `Cookie: ${session.headers.cookie}`], ''),
      requestBytes('GET /console HTTP/1.1', lines, ''),
      requestBytes('POST /session HTTP/1.1', [...lines, 'Content-Type: application/json'], body),
    ]
    for (const bytes of asked) {
      const { reply } = await exchange(gateway.operatorUrl, bytes)
      expect(reply?.status).toBe(421)
      expect(reply?.headers['set-cookie']).toBeUndefined()
    }
  }
})

describe('a script as a name', () => {
  const script = '<script>alert(1)</script>'

  test('is refused for an operator, and its refusal is JSON that no browser takes for HTML', async () => {
    const reply = await operatorFetch(gateway, '/operators', {
      method: 'POST',
      body: { name: script, role: 'viewer' },
    })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'application/json'])
    expect(await reply.json()).toMatchObject({ param: 'name' })
  })

  test('is refused for an upstream and an agent, and none of a path is given back as HTML', async () => {
    const folder = await testFolder()
    const upstream = { base_url: 'http://127.0.0.1:9/v1' }
    const file = await writeConfig(folder, {
      upstreams: { [script]: upstream },
      routes: { '*': [{ upstream: script }] },
    })
    const load = () =>
      loadConfig({ file, env: { TOLLGATE_OPERATOR_TOKEN: 'o'.repeat(40) }, cwd: folder })
    expect(load).toThrow(ConfigError)
    for (const path of ['/agents/', '/upstreams/', '/docs/', '/console/', '/']) {
      const reply = await operatorFetch(gateway, path + encodeURIComponent(script))
      expect([path, reply.headers.get('content-type')]).toEqual([path, 'application/json'])
      expect(reply.status).toBeGreaterThanOrEqual(400)
    }
  })
})
