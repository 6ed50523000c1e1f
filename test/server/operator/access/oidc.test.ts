import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { operatorJson } from '../../../support/http/operator.ts'
import { sessionOf, type BrowserSession } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import {
  callbackTo,
  client,
  startOidcProvider,
  type OidcServer,
} from '../../../support/servers/provider.ts'
import { freshStore } from '../../../support/servers/store.ts'
import type { Store } from '../../../../server/store/store.ts'

const minute = 60_000
let oidc: OidcServer
let gateway: Gateway
let store: Store

const settings = (issuer: string) => ({
  issuer,
  client_id: client.id,
  client_secret_env: 'OIDC_SECRET',
  client_auth: 'basic' as const,
  name: 'the company',
  claim: 'groups',
  scopes: ['openid', 'email', 'groups'],
  groups: {
    platform: 'admin' as const,
    engineers: 'viewer' as const,
    leads: { admin_of: ['acme'] },
    owners: { admin_of: ['acme/search', 'acme'] },
  },
})

beforeAll(async () => {
  oidc = await startOidcProvider({})
  store = await freshStore()
  gateway = await startGateway({
    store: store.folder,
    env: { OIDC_SECRET: client.secret },
    operator: { oidc: settings(oidc.issuer) },
    upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'away' }] },
  })
  oidc.serve(`${gateway.operatorUrl}/console`)
})
afterAll(async () => {
  oidc.close()
  await gateway.stop()
})
beforeEach(async () => {
  oidc.accounts = { ada: ['platform', 'engineers'], grace: ['engineers'], eve: ['guests'] }
  Object.assign(oidc, { signsIn: 'ada', refreshes: true, answer: undefined })
  await store.journal.deleteFrom('session').execute()
})

type Begun = { url: string; cookie: string }

async function begin(): Promise<Begun> {
  const reply = await fetch(`${gateway.operatorUrl}/session/oidc`, {
    method: 'POST',
    headers: { origin: gateway.operatorUrl },
  })
  const { url } = (await reply.json()) as components['schemas']['BegunSignIn']
  return { url, cookie: reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
}

const callbackOf = (url: string) => callbackTo(`${gateway.operatorUrl}/console`, url)

async function finish(callback: string, cookie: string): Promise<BrowserSession> {
  const reply = await fetch(`${gateway.operatorUrl}/session`, {
    method: 'POST',
    headers: { origin: gateway.operatorUrl, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ callback }),
  })
  return sessionOf(reply)
}

async function signIn(): Promise<BrowserSession> {
  const { url, cookie } = await begin()
  return finish(await callbackOf(url), cookie)
}

const ask = (session: BrowserSession, method = 'GET', path = '/session') =>
  fetch(gateway.operatorUrl + path, { method, headers: session.headers })

/** As if the sessions had been confirmed earlier. */
const pass = (ms: number) =>
  store.journal
    .updateTable('session')
    .set((row) => ({ checked_at: row('checked_at', '-', ms), lease_until: null }))
    .execute()

describe('a sign-in', () => {
  test('gives the highest role of the groups, and an audit row with the identity', async () => {
    const session = await signIn()
    expect(session.body).toMatchObject({ name: 'oidc:ada@example.com', role: 'admin' })
    expect(session.setCookie).toContain('HttpOnly; SameSite=Strict')
    expect((await ask(session, 'GET', '/operators')).status).toBe(200)
    oidc.signsIn = 'grace'
    const other = await signIn()
    expect(other.body).toMatchObject({ name: 'oidc:grace@example.com', role: 'viewer' })
    expect((await ask(other, 'POST', '/reload')).status).toBe(403)
    const { rows } = await operatorJson<components['schemas']['AuditRows']>(
      gateway,
      'GET',
      '/audit?action=createSession&name=oidc:grace@example.com',
    )
    expect(rows[0]).toMatchObject({ outcome: 'done', how: 'session' })
    const identity = { issuer: oidc.issuer, subject: 'grace', role: 'viewer' }
    expect(rows[0]?.after).toMatchObject({ identity })
  })

  test('makes a group-admin of the groups that all claims name, unless an admin', async () => {
    oidc.accounts['grace'] = ['engineers', 'leads', 'owners']
    oidc.signsIn = 'grace'
    expect((await signIn()).body).toMatchObject({ role: 'group-admin' })
    const row = await store.journal.selectFrom('session').select('identity').executeTakeFirst()
    expect(JSON.parse(row?.identity ?? '')).toMatchObject({ groups: ['acme', 'acme/search'] })
    oidc.accounts['grace'] = ['leads', 'platform']
    expect((await signIn()).body).toMatchObject({ role: 'admin' })
  })

  test('is refused to those whose groups have no role', async () => {
    oidc.signsIn = 'eve'
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('none of your groups at the provider') as string },
    })
  })

  test('is finished once, in the browser that began it, with its state', async () => {
    const [first, other] = [await begin(), await begin()]
    const callback = await callbackOf(first.url)
    expect((await finish(callback, '')).status).toBe(401)
    expect((await finish(callback, other.cookie)).status).toBe(401)
    expect((await finish(callback, first.cookie)).status).toBe(200)
    expect((await finish(callback, first.cookie)).status).toBe(401)
    const third = await begin()
    const query = new URLSearchParams(await callbackOf(third.url))
    query.set('state', 'another')
    expect((await finish(query.toString(), third.cookie)).status).toBe(401)
  })

  test('takes no code twice, nor another nonce, nor an answer of another issuer', async () => {
    const first = await begin()
    const used = new URLSearchParams(await callbackOf(first.url))
    expect((await finish(used.toString(), first.cookie)).status).toBe(200)
    const second = await begin()
    const replayed = new URLSearchParams(await callbackOf(second.url))
    replayed.set('code', used.get('code') ?? '')
    const { status, body } = await finish(replayed.toString(), second.cookie)
    expect([status, body.message]).toEqual([401, expect.stringContaining('(invalid_grant)')])

    const third = await begin()
    const url = new URL(third.url)
    url.searchParams.set('nonce', 'another')
    expect((await finish(await callbackOf(url.href), third.cookie)).status).toBe(401)

    const fourth = await begin()
    const mixed = new URLSearchParams(await callbackOf(fourth.url))
    mixed.set('iss', 'https://other.example.com')
    expect((await finish(mixed.toString(), fourth.cookie)).status).toBe(401)
  })

  test.each([
    ['another issuer', { iss: 'https://other.example.com' }, 401],
    ['another client', { aud: 'other' }, 401],
    ['nobody', { sub: '' }, 401],
    ['the operator', {}, 200],
  ])('by an id_token for %s', async (_, claims, status) => {
    const { url, cookie } = await begin()
    const callback = await callbackOf(url)
    const nonce = new URL(url).searchParams.get('nonce')
    const token = await oidc.sign({ sub: 'ada', groups: ['platform'], nonce, ...claims })
    oidc.answer = (_, res) =>
      void res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: token }))
    expect((await finish(callback, cookie)).status).toBe(status)
  })

  test('by an id_token with another signature is refused', async () => {
    const { url, cookie } = await begin()
    const callback = await callbackOf(url)
    const nonce = new URL(url).searchParams.get('nonce')
    const token = await oidc.sign({ sub: 'ada', groups: ['platform'], nonce })
    const forged = token.replace(
      /\.[^.]*$/,
      (one) => `.${one.slice(1).split('').toReversed().join('')}`,
    )
    oidc.answer = (_, res) =>
      void res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: forged }))
    expect((await finish(callback, cookie)).status).toBe(401)
  })

  test('is refused to pages of another origin', async () => {
    const reply = await fetch(`${gateway.operatorUrl}/session/oidc`, {
      method: 'POST',
      headers: { origin: 'https://example.com' },
    })
    expect(reply.status).toBe(403)
  })
})

describe('a session', () => {
  test('follows the groups at the provider within five minutes', async () => {
    const session = await signIn()
    oidc.accounts['ada'] = ['engineers']
    await pass(4 * minute)
    expect(await (await ask(session)).json()).toMatchObject({ role: 'admin' })
    await pass(minute)
    expect(await (await ask(session)).json()).toMatchObject({ role: 'viewer' })
    oidc.accounts['ada'] = []
    await pass(5 * minute)
    expect((await ask(session)).status).toBe(401)
    expect((await ask(session)).status).toBe(401)
  })

  test('ends when the provider does not know the operator any more', async () => {
    const session = await signIn()
    delete oidc.accounts['ada']
    await pass(5 * minute)
    expect((await ask(session)).status).toBe(401)
    expect(await store.journal.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('is renewed once by requests at the same time', async () => {
    const session = await signIn()
    await pass(5 * minute)
    const before = oidc.secrets.length
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(session)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    // One access token and one rotated refresh token.
    expect(oidc.secrets.length - before).toBe(2)
  })

  test('waits for another replica that renews it', async () => {
    const session = await signIn()
    await pass(5 * minute)
    const lease = { lease_until: Date.now() + minute }
    await store.journal.updateTable('session').set(lease).execute()
    const waiting = ask(session)
    await store.journal
      .updateTable('session')
      .set({ checked_at: Date.now(), lease_until: null })
      .execute()
    expect((await waiting).status).toBe(200)
  })

  test('lasts at most an hour while the provider does not answer', async () => {
    const session = await signIn()
    oidc.answer = (_, res) => void res.writeHead(503).end()
    await pass(5 * minute)
    expect((await ask(session)).status).toBe(200)
    expect((await ask(session)).status).toBe(200)
    oidc.answer = (req) => void req.socket.destroy()
    await pass(54 * minute)
    expect((await ask(session)).status).toBe(200)
    await pass(minute)
    expect((await ask(session)).status).toBe(503)
    oidc.answer = undefined
    await pass(0)
    expect((await ask(session)).status).toBe(200)
  })

  test('ends after five minutes without a refresh token', async () => {
    oidc.refreshes = false
    const session = await signIn()
    expect(session.body.expires_at - Date.now()).toBeLessThanOrEqual(5 * minute)
    expect((await ask(session)).status).toBe(200)
    await pass(5 * minute)
    expect((await ask(session)).status).toBe(401)
  })
})

test('codes, tokens and the secret are in no log, no audit row, no configuration and no table', async () => {
  const session = await signIn()
  await pass(5 * minute)
  expect((await ask(session)).status).toBe(200)
  const secrets = [...oidc.secrets, client.secret]
  expect(secrets.length).toBeGreaterThan(4)
  const tables = ['session', 'audit', 'oidc_sign_in'] as const
  const seen = [
    JSON.stringify(gateway.observed),
    JSON.stringify(await operatorJson(gateway, 'GET', '/config')),
    ...(await Promise.all(
      tables.map(async (table) =>
        JSON.stringify(await store.journal.selectFrom(table).selectAll().execute()),
      ),
    )),
  ].join('\n')
  expect(seen).toContain('oidc:ada@example.com')
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([])
})
