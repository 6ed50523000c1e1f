import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import contract from '../../../generated/json/me.json' with { type: 'json' }
import type { components } from '../../../generated/server/me.ts'
import type { components as operatorParts } from '../../../generated/server/operator.ts'
import type { Store } from '../../../server/store/store.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import { sessionOf, signIn as signInOperator } from '../../support/http/session.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import {
  callbackTo,
  client,
  startOidcProvider,
  type OidcServer,
} from '../../support/servers/provider.ts'
import { engines, freshStore } from '../../support/servers/store.ts'

type Schemas = components['schemas']
type Key = operatorParts['schemas']['Key']
type Body = Schemas['MyCreatedKey'] & Schemas['MyKeys'] & Schemas['Me'] & Schemas['MyGroups']
type Reply = { status: number; body: Body & { message: string; param?: string } }
type Session = Awaited<ReturnType<typeof sessionOf>>
type Headers = Record<string, string>

/** The operations of the contract that need a session. */
const closed = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => isOperation(operation) && operation.security?.length !== 0)
    .map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/me/, '').replace('{id}', '0198a3c2-7d1e-7abc-8def-0123456789ab'),
      hasBody: 'requestBody' in operation,
    })),
)

function isOperation(part: object): part is { operationId: string; security?: object[] } {
  return 'operationId' in part
}

const day = 24 * 3_600_000
const secret = 'canary-of-the-store-of-32-or-more-bytes'

describe.each(engines)('/me on %s', (engine) => {
  let oidc: OidcServer
  let store: Store
  let gateways: Gateway[]
  let gateway: Gateway
  let other: Gateway

  beforeAll(async () => {
    oidc = await startOidcProvider({})
    store = await freshStore(engine)
    const start = () =>
      startGateway({
        store: store.url ?? store.folder,
        env: { OIDC_SECRET: client.secret, SECRET: secret },
        secret_env: 'SECRET',
        operator: { oidc: { ...provider(oidc.issuer), groups: { platform: 'admin' } } },
        me: {
          oidc: {
            ...provider(oidc.issuer),
            groups: { searchers: 'acme/search', sellers: 'rival', ghosts: 'no/such' },
          },
          keys: 3,
          key_days: 60,
          pause_days: 30,
          scopes: ['chat'],
          limits: { rpm: 50 },
        },
        upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
        routes: { '*': [{ upstream: 'away' }] },
      })
    gateway = await start()
    // A folder has one server, whose processes would share it as these do a database.
    other = engine === 'postgres' ? await start() : gateway
    gateways = [gateway, other]
    oidc.serve(`${gateway.url}/me`, `${gateway.operatorUrl}/console`)
    await admin('POST', '/groups', { name: 'acme', budget_usd: '100' })
    await admin('POST', '/groups', { name: 'search', parent: 'acme', rpm: 30 })
    await admin('POST', '/groups', { name: 'rival', rpm: 40 })
  })
  afterAll(async () => {
    oidc.close()
    for (const one of new Set(gateways)) await one.stop()
  })
  beforeEach(async () => {
    oidc.accounts = { ada: ['searchers', 'guests'], grace: ['sellers'], eve: ['guests'] }
    oidc.accounts['root'] = ['platform', 'searchers']
    Object.assign(oidc, { signsIn: 'ada', refreshes: true, answer: undefined })
    await store.journal.deleteFrom('me_session').execute()
    await store.journal.deleteFrom('key').where('holder', 'is not', null).execute()
  })

  const admin = <Result = Key>(method: string, path: string, body?: object) =>
    operatorJson<Result>(gateway, method, path, body)

  const begin = async (headers: Headers = { origin: gateway.url }) => {
    const reply = await fetch(`${gateway.url}/me/session/oidc`, { method: 'POST', headers })
    const body = (await reply.json()) as Schemas['MySignIn'] & { message: string }
    const cookie = reply.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    return { status: reply.status, cookie, ...body }
  }
  const finish = async (callback: string, cookie: string): Promise<Session> => {
    const reply = await fetch(`${gateway.url}/me/session`, {
      method: 'POST',
      headers: { origin: gateway.url, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ callback }),
    })
    return sessionOf(reply)
  }
  const signIn = async (): Promise<Session> => {
    const { url, cookie } = await begin()
    return finish(await callbackTo(`${gateway.url}/me`, url), cookie)
  }
  const send = async (
    headers: Headers,
    method: string,
    path: string,
    { body, at = gateway }: { body?: object; at?: Gateway } = {},
  ): Promise<Reply> => {
    const reply = await fetch(`${at.url}/me${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Reply['body'] }
  }
  const create = (headers: Headers, body: object = {}, at = gateway) =>
    send(headers, 'POST', '/keys', { body: { name: 'laptop', group: 'acme/search', ...body }, at })
  const statusOf = async (token: string, at = gateway) =>
    (await fetch(`${at.url}/v1/usage`, { headers: { authorization: `Bearer ${token}` } })).status
  /** As if the sessions had been confirmed earlier. */
  const pass = (ms: number) =>
    store.journal
      .updateTable('me_session')
      .set((row) => ({ checked_at: row('checked_at', '-', ms), lease_until: null }))
      .execute()

  test('tells somebody who they are, and what is left of their groups', async () => {
    const { body, headers, setCookie, status } = await signIn()
    expect(status).toBe(200)
    expect(setCookie).toMatch(/^tollgate-me-session-\d+=.*HttpOnly; SameSite=Strict/)
    const person = { name: 'ada@example.com', issuer: oidc.issuer, subject: 'ada', keys: 3 }
    expect(body).toMatchObject({ ...person, groups: [{ path: 'acme/search' }] })
    expect((await send(headers, 'GET', '/session')).body).toMatchObject(person)
    const { groups } = (await send(headers, 'GET', '/groups')).body as Schemas['MyGroups']
    expect(groups.map(({ path }) => path)).toEqual(['acme', 'acme/search'])
    expect(groups[0]?.limits).toMatchObject({
      requests_per_minute: null,
      budget: { limit_usd: '100', remaining_usd: '100' },
    })
    expect(groups[1]?.limits.requests_per_minute).toMatchObject({ limit: 30 })
    expect((await send(headers, 'DELETE', '/session')).status).toBe(200)
    expect((await send(headers, 'GET', '/session')).status).toBe(401)
  })

  test('creates a key that ends, is limited, and that the operator knows by its holder', async () => {
    const { headers } = await signIn()
    const { status, body } = await create(headers)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'active', group: { path: 'acme/search' } })
    expect(body.expires_at / 1000).toBeCloseTo((body.created_at + 60 * day) / 1000, 0)
    expect(await statusOf(body.key)).toBe(200)
    const { keys } = (await send(headers, 'GET', '/keys')).body
    expect(keys).toMatchObject([{ id: body.id, changes: [], usage: { prefix: body.prefix } }])
    expect(keys[0]?.usage?.limits.requests_per_minute).toMatchObject({ limit: 30 })
    const holder = `${oidc.issuer}|ada`
    const key = { holder, owner: 'me:ada@example.com', rpm: 50, scopes: ['chat'] }
    expect(await admin('GET', `/keys/${body.id}`)).toMatchObject(key)
    const { rows } = await admin<operatorParts['schemas']['AuditRows']>(
      'GET',
      `/audit?target=${body.id}`,
    )
    expect(rows).toMatchObject([{ action: 'createKey', name: 'me:ada@example.com' }])
    for (const change of [{ expires_at: null }, { expires_at: body.created_at + 91 * day }]) {
      const reply = await operatorFetch(gateway, `/keys/${body.id}`, {
        method: 'PATCH',
        body: change,
      })
      expect([reply.status, await reply.text()]).toEqual([
        400,
        expect.stringContaining('at most 90 days'),
      ])
    }
  })

  test('rotates and revokes, and shows who else did', async () => {
    const { headers } = await signIn()
    const first = (await create(headers)).body
    const path = `/keys/${first.id}`
    const rotated = await send(headers, 'POST', `${path}/rotate`, { body: { overlap_s: 0 } })
    expect(rotated.status).toBe(200)
    expect([await statusOf(first.key), await statusOf(rotated.body.key)]).toEqual([401, 200])
    expect((await send(headers, 'GET', '/keys')).body.keys[0]?.changes).toEqual([])
    await admin('POST', `${path}/rotate`, { overlap_s: 0 })
    const { changes } = (await send(headers, 'GET', '/keys')).body.keys[0] ?? {}
    expect(changes).toMatchObject([{ action: 'rotateKey', by: 'operator' }])
    const revoked = await send(headers, 'DELETE', path)
    expect(revoked).toMatchObject({ status: 200, body: { state: 'revoked' } })
    expect(revoked.body).not.toHaveProperty('key')
    expect((await send(headers, 'POST', `${path}/rotate`, { body: {} })).status).toBe(409)
  })

  test('gives 20 requests at the same time as many keys as are allowed', async () => {
    const { headers } = await signIn()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(headers, {}, gateways[n % 2])),
    )
    const statuses = replies.map(({ status }) => status).toSorted((one, two) => one - two)
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 17 }, () => 409)])
    const rejected = replies.find(({ status }) => status === 409)
    expect(rejected?.body.message).toContain('you have 3 keys, which is the maximum')
    const { keys } = (await send(headers, 'GET', '/keys')).body
    expect(keys).toHaveLength(3)
    await send(headers, 'DELETE', `/keys/${keys[0]?.id}`)
    expect((await create(headers)).status).toBe(200)
    expect((await create(headers)).status).toBe(409)
  })

  test('pauses the keys of somebody who stays away, and resumes them', async () => {
    const { headers } = await signIn()
    const key = (await create(headers)).body
    expect(key.pauses_at).toBeGreaterThan(Date.now() + 29 * day)
    await store.journal.updateTable('key').set({ pauses_at: 1 }).where('id', '=', key.id).execute()
    expect(await statusOf(key.key)).toBe(401)
    expect((await send(headers, 'GET', '/keys')).body.keys[0]?.state).toBe('paused')
    const rotated = await send(headers, 'POST', `/keys/${key.id}/rotate`, { body: {} })
    expect([rotated.status, rotated.body.message]).toEqual([
      409,
      expect.stringContaining('paused until its holder signs in'),
    ])
    await signIn()
    expect(await statusOf(key.key)).toBe(200)
  })

  test('pauses keys in groups that a person left, at the next confirmation', async () => {
    oidc.accounts['ada'] = ['searchers', 'sellers']
    const { headers } = await signIn()
    const [left, kept] = [await create(headers), await create(headers, { group: 'rival' })]
    expect(await statusOf(left.body.key)).toBe(200)
    oidc.accounts['ada'] = ['sellers']
    await pass(5 * 60_000)
    const me = await send(headers, 'GET', '/session')
    expect(me.body.groups).toMatchObject([{ path: 'rival' }])
    expect([await statusOf(left.body.key), await statusOf(kept.body.key)]).toEqual([401, 200])
    oidc.accounts['ada'] = ['guests']
    await pass(5 * 60_000)
    expect((await send(headers, 'GET', '/session')).status).toBe(401)
    expect(await statusOf(kept.body.key)).toBe(401)
    const { rows } = await admin<operatorParts['schemas']['AuditRows']>(
      'GET',
      `/audit?target=${kept.body.id}&action=changeKey`,
    )
    expect(rows).toMatchObject([{ name: 'server', how: 'server' }])
  })

  test('keeps everybody to their own keys and groups', async () => {
    const { headers } = await signIn()
    const key = (await create(headers)).body
    oidc.signsIn = 'grace'
    const grace = (await signIn()).headers
    const unknown = '0198a3c2-7d1e-7abc-8def-0123456789ab'
    for (const id of [key.id, gateway.keyId, unknown]) {
      const rotation = await send(grace, 'POST', `/keys/${id}/rotate`, { body: {} })
      expect(rotation).toMatchObject({ status: 404, body: { message: 'no key with this id' } })
      expect((await send(grace, 'DELETE', `/keys/${id}`)).status).toBe(404)
    }
    expect(await statusOf(key.key)).toBe(200)
    expect((await send(grace, 'GET', '/keys')).body.keys).toEqual([])
    for (const group of ['acme/search', 'acme', 'no/such', 'acme/search/below'])
      expect(await create(grace, { group })).toMatchObject({
        status: 403,
        body: { param: 'group', message: 'group must be one of your groups: rival' },
      })
    expect((await create(grace, { group: 'rival', holder: 'x|y' })).status).toBe(400)
  })

  test('admits nobody without a group', async () => {
    oidc.signsIn = 'eve'
    const { status, body } = await signIn()
    expect([status, body.message]).toEqual([
      403,
      expect.stringContaining('none of your groups at the provider is in me.oidc.groups'),
    ])
  })

  test('finishes each sign-in once, in the browser that began it, and none of operators', async () => {
    const [one, two] = [await begin(), await begin()]
    const callback = await callbackTo(`${gateway.url}/me`, one.url)
    expect((await finish(callback, '')).status).toBe(401)
    expect((await finish(callback, two.cookie)).status).toBe(401)
    expect((await finish(callback, one.cookie)).status).toBe(200)
    expect((await finish(callback, one.cookie)).status).toBe(401)
    const replayed = await begin()
    const query = new URLSearchParams(await callbackTo(`${gateway.url}/me`, replayed.url))
    query.set('code', new URLSearchParams(callback).get('code') ?? '')
    expect((await finish(query.toString(), replayed.cookie)).status).toBe(401)

    oidc.signsIn = 'root'
    const third = await begin()
    const mine = await callbackTo(`${gateway.url}/me`, third.url)
    const asOperator = await signInOperator(
      gateway.operatorUrl,
      { callback: mine },
      { cookie: third.cookie.replace('tollgate-me-sign-in-', 'tollgate-sign-in-') },
    )
    expect(asOperator.status).toBe(401)
  })

  test('is no way to the operator API, nor the other way round', async () => {
    oidc.signsIn = 'root'
    const { headers } = await signIn()
    const asOperators = {
      ...headers,
      cookie: headers.cookie.replace('tollgate-me-session-', 'tollgate-session-'),
    }
    for (const path of ['/session', '/keys', '/audit', '/config'])
      for (const sent of [headers, asOperators])
        expect((await fetch(gateway.operatorUrl + path, { headers: sent })).status).toBe(401)
    const session = await signInOperator(gateway.operatorUrl, { token: gateway.operatorToken })
    expect(session.status).toBe(200)
    const asHolders = {
      ...session.headers,
      cookie: session.headers.cookie.replace('tollgate-session-', 'tollgate-me-session-'),
    }
    const tokens = [gateway.operatorToken, gateway.key].map((token) => ({
      authorization: `Bearer ${token}`,
    }))
    for (const sent of [session.headers, asHolders, ...tokens])
      for (const path of ['/session', '/keys', '/groups'])
        expect((await send(sent, 'GET', path)).status).toBe(401)
  })

  test('is closed to pages of other origins, and to the cookie alone', async () => {
    const { headers } = await signIn()
    const evil = { origin: 'https://example.com' }
    expect(await begin(evil)).toMatchObject({ status: 403 })
    expect((await create({ ...headers, ...evil })).status).toBe(403)
    const crossSite = { ...headers, 'sec-fetch-site': 'same-site' }
    expect((await send(crossSite, 'GET', '/keys')).status).toBe(403)
    expect((await create({ cookie: headers.cookie })).status).toBe(401)
    const wrong = { ...headers, 'x-tollgate-session': 'a'.repeat(43) }
    expect((await create(wrong)).status).toBe(401)
    expect(
      (await send({ 'x-tollgate-session': wrong['x-tollgate-session'] }, 'GET', '/keys')).status,
    ).toBe(401)
    expect((await send(headers, 'GET', '/keys')).body.keys).toEqual([])
    const page = await fetch(`${gateway.url}/me?code=a&state=b`)
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';")
    const reply = await fetch(`${gateway.url}/me/keys`, { headers: { ...headers, ...evil } })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('returns the token again to the same request, and to nobody else', async () => {
    const { headers } = await signIn()
    const once = { ...headers, 'idempotency-key': `key ${engine}` }
    const [one, again] = [await create(once), await create(once)]
    expect([again.status, again.body.key]).toEqual([200, one.body.key])
    oidc.signsIn = 'grace'
    const grace = (await signIn()).headers
    const hers = await create({ ...once, ...grace }, { group: 'rival' })
    expect(hers.body.key).not.toBe(one.body.key)
    const rows = await store.journal.selectFrom('idempotency').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(one.body.key)
  })

  test('stores and observes no token, code, cookie or secret', async () => {
    const { headers, body } = await signIn()
    const { key } = (await create(headers)).body
    const tables = ['me_session', 'oidc_sign_in', 'audit', 'key', 'idempotency'] as const
    const rows = await Promise.all(
      tables.map((table) => store.journal.selectFrom(table).selectAll().execute()),
    )
    const all = JSON.stringify([rows, gateway.observed, other.observed])
    const cookie = headers.cookie.split('=', 2)[1] ?? ''
    for (const value of [key, body.secret, cookie, client.secret, secret, ...oidc.secrets])
      expect(all).not.toContain(value)
    expect(JSON.stringify(await admin('GET', '/config'))).not.toContain(client.secret)
  })

  test('has no operation for anybody without a session of its own', async () => {
    const session = await signInOperator(gateway.operatorUrl, { token: gateway.operatorToken })
    const { cookie } = session.headers
    const asHolder = cookie.replace('tollgate-session-', 'tollgate-me-session-')
    const strangers: Headers[] = [
      {},
      { authorization: `Bearer ${gateway.operatorToken}` },
      { authorization: `Bearer ${gateway.key}` },
      { ...session.headers, cookie: `${cookie}; ${asHolder}` },
    ]
    expect(closed.length).toBeGreaterThan(6)
    for (const { method, path, hasBody } of closed)
      for (const headers of strangers) {
        const body = hasBody ? { body: { name: 'k', group: 'acme' } } : {}
        const reply = await send(headers, method, path, body)
        expect([method, path, reply.status]).toEqual([method, path, 401])
      }
  })

  test('rejects bodies and queries that the contract does not have', async () => {
    const { headers } = await signIn()
    expect((await create(headers, { name: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await create(headers, { name: '' })).status).toBe(400)
    expect((await create(headers, { name: 'a\ud800b' })).status).toBe(400)
    expect((await create(headers, { rpm: 1_000_000 })).status).toBe(400)
    expect((await send(headers, 'GET', '/keys?holder=other')).status).toBe(400)
    expect((await send(headers, 'PATCH', '/keys')).status).toBe(405)
    expect((await send(headers, 'GET', '/files/..%2f..%2fpackage.json')).status).toBe(400)
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await fetch(`${gateway.url}/me/keys`, {
      method: 'POST',
      headers: form,
      body: 'name=k&group=acme/search',
    })
    expect(reply.status).toBe(415)
    expect((await send(headers, 'GET', '/keys')).body.keys).toEqual([])
  })

  test('is linked from the first page of the gateway', async () => {
    const reply = await fetch(gateway.url, { headers: { accept: 'application/json' } })
    const { elsewhere } = (await reply.json()) as { elsewhere: object[] }
    expect(elsewhere).toContainEqual({ name: 'Your keys', path: 'me' })
  })

  test('is begun only so often by an address', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 70; n++) statuses.add((await begin()).status)
    expect(statuses).toEqual(new Set([200, 429]))
  })
})

const provider = (issuer: string) => ({
  issuer,
  client_id: client.id,
  client_secret_env: 'OIDC_SECRET',
  client_auth: 'basic' as const,
  name: 'the company',
  claim: 'groups',
  scopes: ['openid', 'email', 'groups'],
})
