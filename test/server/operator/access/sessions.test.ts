import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { signIn, type BrowserSession } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'
import { until } from '../../../support/waiting.ts'
import type { Store } from '../../../../server/store/store.ts'

type Created = components['schemas']['CreatedOperator']

describe.each(engines)('a session on %s', (engine) => {
  let store: Store
  let gateway: Gateway
  beforeAll(async () => {
    store = await freshStore(engine)
    gateway = await startGateway({
      store: store.url ?? store.folder,
      operator: { public_url: 'https://desk.example.com' },
      trusted_proxies: ['127.0.0.1'],
    })
  })
  afterAll(() => gateway.stop())

  let count = 0
  const create = (role: 'admin' | 'viewer' = 'admin') =>
    operatorJson<Created>(gateway, 'POST', '/operators', { name: `op-${++count}`, role })
  const enter = (token = gateway.operatorToken, headers = {}) =>
    signIn(gateway.operatorUrl, { token }, headers)
  const ask = ({ headers }: Pick<BrowserSession, 'headers'>, path = '/session', init = {}) =>
    fetch(gateway.operatorUrl + path, { headers, ...init })

  test('begins with a token, reads and changes, and says who it is', async () => {
    const session = await enter()
    expect(session.status).toBe(200)
    expect(session.setCookie).toMatch(
      /^tollgate-session-[\da-f]{8}=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const who = { name: 'operator', role: 'admin', how: 'session' }
    expect(await (await ask(session)).json()).toMatchObject(who)
    const body = JSON.stringify({ name: 'of a page' })
    const headers = { ...session.headers, 'content-type': 'application/json' }
    const made = await ask(session, '/keys', { method: 'POST', body, headers })
    expect(made.status).toBe(200)
  })

  test('begins with a one-time code, once', async () => {
    const code = gateway.issueCode()
    const session = await signIn(gateway.operatorUrl, { code })
    expect(session.body).toMatchObject({ name: 'operator', role: 'admin' })
    expect((await ask(session, '/keys')).status).toBe(200)
    const again = await signIn(gateway.operatorUrl, { code })
    expect(again).toMatchObject({ status: 401, body: { param: 'code' } })
  })

  test('does not begin with a wrong token, a callers key, or both token and code', async () => {
    for (const token of ['wrong', gateway.key])
      expect(await enter(token)).toMatchObject({ status: 401, body: { param: 'token' } })
    const both = { token: gateway.operatorToken, code: gateway.issueCode() }
    expect((await signIn(gateway.operatorUrl, both)).status).toBe(400)
  })

  test('does not begin for pages of other origins, or over plain HTTP from elsewhere', async () => {
    const { operatorToken: token } = gateway
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    expect(await enter(token, { origin: 'https://example.com' })).toMatchObject({ status: 403 })
    expect(await enter(token, { 'sec-fetch-site': 'same-site', origin: 'null' })).toMatchObject({
      status: 403,
    })
    // A proxy with TLS that the configuration does not know.
    const own = gateway.operatorUrl.replace('http:', 'https:')
    const proxied = await enter(token, { origin: own })
    expect(proxied.status).toBe(403)
    expect(proxied.body.message).toContain('set operator.public_url')
    const plain = await enter(token, elsewhere)
    expect(plain).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(plain.body.message).toContain('a session over plain HTTP is for this machine only')
  })

  test('has a cookie for https alone where a proxy speaks it', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    const own = gateway.operatorUrl.replace('http:', 'https:')
    const secure = /^__Host-tollgate-session-[\da-f]{8}=[\w-]{43}; .*; Secure$/
    const session = await enter(gateway.operatorToken, { ...proxied, origin: own })
    expect(session.setCookie).toMatch(secure)
    expect((await ask(session, '/keys')).status).toBe(200)
    const published = await enter(gateway.operatorToken, { origin: 'https://desk.example.com' })
    expect(published.setCookie).toMatch(secure)
  })

  test('is not ended by that of another server of the host, which has other ports', async () => {
    const other = await startGateway()
    onTestFinished(() => other.stop())
    const plain = await startGateway()
    onTestFinished(() => plain.stop())
    const [there, here] = [
      await signIn(other.operatorUrl, { token: other.operatorToken }),
      await signIn(plain.operatorUrl, { token: plain.operatorToken }),
    ]
    const port = new URL(other.operatorUrl).port
    expect(there.setCookie).toMatch(new RegExp(`^tollgate-session-${port}=`))
    // A browser sends all cookies of the host to each of its ports.
    const cookie = `${here.headers.cookie}; ${there.headers.cookie}; ${(await enter()).headers.cookie}`
    for (const [url, session] of [
      [other.operatorUrl, there],
      [plain.operatorUrl, here],
    ] as const) {
      const { status } = await fetch(`${url}/keys`, { headers: { ...session.headers, cookie } })
      expect(status).toBe(200)
    }
  })

  test('ends when it is ended, and takes the cookie along', async () => {
    const session = await enter()
    const ended = await ask(session, '/session', { method: 'DELETE' })
    expect(ended.status).toBe(200)
    expect(ended.headers.get('set-cookie')).toMatch(/^tollgate-session-[\da-f]{8}=; Max-Age=0; /)
    expect((await ask(session, '/keys')).status).toBe(401)
    const byToken = await operatorFetch(gateway, '/session', { method: 'DELETE' })
    expect(byToken.status).toBe(409)
  })

  test('ends with the token that began it: rotated, or revoked', async () => {
    for (const [method, more] of [
      ['POST', '/rotate'],
      ['DELETE', ''],
    ] as const) {
      const operator = await create()
      const session = await enter(operator.token)
      expect((await ask(session)).status).toBe(200)
      await operatorJson(gateway, method, `/operators/${operator.id}${more}`)
      expect((await ask(session)).status).toBe(401)
      expect((await enter(operator.token)).status).toBe(401)
    }
  })

  test('follows the role of its operator', async () => {
    const operator = await create()
    const session = await enter(operator.token)
    const drain = () => ask(session, '/upstreams/nobody/drain', { method: 'POST' })
    expect((await drain()).status).toBe(404)
    await operatorJson(gateway, 'PATCH', `/operators/${operator.id}`, { role: 'viewer' })
    expect((await drain()).status).toBe(403)
    expect((await ask(session, '/keys')).status).toBe(200)
  })

  test('repeats a reply with a secret to its own page only, and stores none in the clear', async () => {
    const [session, other] = [await enter(), await enter()]
    const once = (headers: Record<string, string>, name: string) =>
      fetch(`${gateway.operatorUrl}/operators`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': name },
        body: JSON.stringify({ name, role: 'viewer' }),
      })
    const first = (await (await once(session.headers, 'sealed')).json()) as Created
    const replayed = (await (await once(session.headers, 'sealed')).json()) as Created
    expect(replayed).toEqual(first)
    expect((await once(other.headers, 'sealed')).status).toBe(409)
    const rows = await store.journal.selectFrom('idempotency').selectAll().execute()
    expect(rows.filter(({ value }) => value === 'sealed')).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(first.token)
  })

  test('has nothing in the store that opens it', async () => {
    const session = await enter((await create()).token)
    const all = JSON.stringify([
      await store.journal.selectFrom('session').selectAll().execute(),
      await store.journal.selectFrom('operator').selectAll().execute(),
      await store.journal.selectFrom('audit').selectAll().execute(),
    ])
    const { cookie } = session.headers
    for (const secret of [cookie.split('=')[1], session.body.secret, gateway.operatorToken])
      expect(all).not.toContain(secret)
  })

  test.runIf(engine === 'postgres')('is the same at all servers of the store', async () => {
    const operator = await create()
    const [ofOperator, ofConfiguration] = [await enter(operator.token), await enter()]
    // Its configuration has another token.
    const other = await startGateway({ store: store.url ?? '' })
    onTestFinished(() => other.stop())
    // Its cookies have another name, and are taken nevertheless.
    const there = async ({ headers }: BrowserSession) =>
      (await fetch(`${other.operatorUrl}/session`, { headers })).status
    expect(await there(ofOperator)).toBe(200)
    expect(await there(ofConfiguration)).toBe(401)
    await operatorJson(other, 'DELETE', `/operators/${operator.id}`)
    expect((await ask(ofOperator)).status).toBe(401)
  })

  test.runIf(engine === 'postgres')(
    'shows which configuration the other servers have',
    async () => {
      type InForce = components['schemas']['ConfigInForce']
      const other = await startGateway({ store: store.url ?? '', limits: { connect_ms: 77 } })
      onTestFinished(() => other.stop())
      const read = () => operatorJson<InForce>(gateway, 'GET', '/config')
      await until('both are there', async () => (await read()).servers?.length === 2)
      const [here, there] = [await read(), await operatorJson<InForce>(other, 'GET', '/config')]
      expect(there.digest).not.toBe(here.digest)
      expect(here.servers?.map(({ digest, is_this }) => [digest, is_this]).toSorted()).toEqual(
        [
          [here.digest, true],
          [there.digest, false],
        ].toSorted(),
      )
      await other.reload({ limits: { connect_ms: 78 } })
      const { digest } = await operatorJson<InForce>(other, 'GET', '/config')
      expect(digest).not.toBe(there.digest)
      const seen = async () =>
        (await read()).servers?.some((server) => server.digest === digest) === true
      await until('the reload is seen', seen)
    },
  )

  test('is refused under a name that is not of this address', async () => {
    const lines = ['Host: evil.example', 'Connection: close', 'Content-Type: application/json']
    const body = JSON.stringify({ token: gateway.operatorToken })
    const bytes = requestBytes('POST /session HTTP/1.1', lines, body)
    expect((await exchange(gateway.operatorUrl, bytes)).reply?.status).toBe(421)
  })
})
