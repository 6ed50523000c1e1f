import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import type { Store } from '../../../server/store/store.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import {
  alwaysRetries,
  chat,
  startGatewayServer,
  type GatewayServer,
} from '../../support/servers/gateway-server.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { engines, freshStore } from '../../support/servers/store.ts'
import { completion, sendJson } from '../../support/upstreams/model-server.ts'
import { startIssuer, type Issuer } from '../../support/upstreams/issuer.ts'
import { usageOf } from './limited-keys.ts'

type Settings = Partial<components['schemas']['KeyCreation']>
type Totals = components['schemas']['UsageTotals']

const start = Date.UTC(2026, 0, 31, 12, 0, 8)
const env = { SECRET: 'a-secret-of-this-test-which-is-long-enough' }

describe.each(engines)('on %s', (engine) => {
  let server: GatewayServer<'only'>
  let other: Gateway
  let issuer: Issuer
  let store: Store
  const clock = { time: start }
  beforeAll(async () => {
    store = await freshStore(engine)
    issuer = await startIssuer({ closing: afterAll })
    const ofCallers = {
      end_user_from: 'user',
      each_user: { rpm: 2 },
      tags_from: ['feature'],
    }
    const common = {
      keys: { jwt: [issuer.entry(ofCallers)] },
      ...alwaysRetries,
      prices: { '*': { input: '1', output: '1' } },
      now: () => clock.time,
      store: store.url ?? store.folder,
      ...(store.url !== undefined && { secret_env: 'SECRET', env }),
    }
    server = await startGatewayServer(
      { only: (_req, res) => sendJson(res, 200, completion('hi', { usage: usageOf(10, 10) })) },
      common,
    )
    const upstreams = { only: { base_url: server.only.base_url } }
    // A store in a folder has one server.
    const second = { ...common, upstreams, routes: { '*': [{ upstream: 'only' }] } }
    other = store.url === undefined ? server.gateway : await startGateway(second)
  })
  afterAll(async () => {
    if (other !== server.gateway) await other.stop()
    await server.close()
  })

  type Sent = { user?: string; header?: string; metadata?: object; at?: Gateway; more?: object }
  async function newKey(settings: Settings) {
    const { key, id } = await server.gateway.createKey(settings)
    return { id, send: senderOf(key) }
  }
  function senderOf(key: string) {
    const send = ({ user, header, metadata, at = server.gateway, more }: Sent = {}) =>
      fetch(`${at.url}/openai/v1/chat/completions`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(header !== undefined && { 'x-user-id': header }),
        },
        body: JSON.stringify(
          chat({
            max_tokens: 20,
            ...(user !== undefined && { user }),
            ...(metadata && { metadata }),
            ...more,
          }),
        ),
      })
    return send
  }
  const statuses = async (replies: Promise<Response>[]) =>
    (await Promise.all(replies)).map(({ status }) => status)
  const usage = async (query: string) => {
    await server.gateway.rows()
    await other.rows()
    const path = `/usage?from=0&${query}`
    return (await operatorJson<Totals>(server.gateway, 'GET', path)).totals
  }

  it('limits each user of a key, exactly over two servers', async () => {
    const { send } = await newKey({ user_from: 'header', each_user: { rpm: 3 }, rpm: 100 })
    const replies = [server.gateway, other].flatMap((at) =>
      ['ada', 'bob'].flatMap((header) =>
        Array.from({ length: 8 }, async () => [header, (await send({ header, at })).status]),
      ),
    )
    const done = await Promise.all(replies)
    for (const name of ['ada', 'bob'])
      expect(done.filter(([user, status]) => user === name && status === 200)).toHaveLength(3)
    const refused = await send({ header: 'ada' })
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { error: { message: expect.stringMatching(/^this user may send 3 requests a minute/) } },
    ])
  })

  it('never exceeds the budget of a user, over all keys of the group', async () => {
    clock.time += 60_000
    const each_user = { budget_usd: '0.0002', budget_period: 'day' } as const
    const { id: group } = await operatorJson<{ id: string }>(server.gateway, 'POST', '/groups', {
      name: 'team',
      user_from: 'user',
      each_user,
    })
    // The group decides where users are named.
    const keys = await Promise.all(
      [{ user_from: 'header' as const }, {}].map((more) => newKey({ group, ...more })),
    )
    const all = keys.flatMap(({ send }, at) =>
      Array.from({ length: 12 }, () =>
        send({ user: 'ada', header: `${at}`, at: at === 0 ? server.gateway : other }),
      ),
    )
    // Each is charged 20 000 of 200 000 nano-USD, and reserves more.
    const admitted = (await statuses(all)).filter((status) => status === 200).length
    expect(admitted).toBeGreaterThan(0)
    const ofAda = (await usage('by=user,group')).filter(({ group_id }) => group_id === group)
    expect(ofAda.map(({ requests, attempts }) => [requests, attempts])).toEqual([[24, admitted]])
    expect(Number(ofAda[0]?.counted)).toBeLessThanOrEqual(200_000)
    expect(await usage(`by=user,group&group=${group}`)).toEqual(ofAda)
    expect((await keys[0]?.send({ user: 'bob' }))?.status).toBe(200)
  })

  it('counts users in reports, by a hash, or by name', async () => {
    clock.time += 60_000
    const { id, send } = await newKey({ user_from: 'user', show_users: 'name' })
    await statuses([send({ user: 'ada' }), send({ user: 'ada' }), send({ user: 'bob' }), send()])
    const named = await usage(`by=user&key_id=${id}`)
    expect(named.map(({ user_name, requests }) => [user_name, requests])).toEqual([
      ['ada', 2],
      ['bob', 1],
      [undefined, 1],
    ])
    expect(named.map(({ user }) => user).at(-1)).toBe('none')
    const rows = (await server.gateway.rows()).filter((row) => row.key_id === id)
    expect(rows.map(({ user_hash }) => user_hash)).toEqual(
      expect.arrayContaining(named.map(({ user }) => user)),
    )
    const hidden = await newKey({ user_from: 'user' })
    await hidden.send({ user: 'carol' })
    const [row] = await usage(`by=user&key_id=${hidden.id}`)
    expect([row?.user?.length, row?.user_name]).toEqual([32, undefined])
    expect(JSON.stringify(await operatorJson(server.gateway, 'GET', '/usage/rows'))).not.toContain(
      'carol',
    )
  })

  it('has one user for those beyond the maximum, and tells it once', async () => {
    clock.time += 60_000
    const { id, send } = await newKey({ user_from: 'user', each_user: { rpm: 2, most: 3 } })
    for (let at = 0; at < 3; at++) expect((await send({ user: `u${at}` })).status).toBe(200)
    const further = ['a', 'b', 'c', 'd'].flatMap((user, at) => [
      send({ user, at: at % 2 === 0 ? server.gateway : other }),
    ])
    expect((await statuses(further)).toSorted()).toEqual([200, 200, 429, 429])
    expect((await send({ user: 'u0' })).status).toBe(200)
    const users = (await usage(`by=user&key_id=${id}`)).map(({ user }) => user)
    expect([users.length, users.includes('other')]).toEqual([4, true])
    const told = [...new Set([server.gateway, other])].flatMap(({ observed }) =>
      observed.filter((one) => one.kind === 'valuesExceeded' && one.subject.includes(id)),
    )
    expect(told).toHaveLength(1)
  })

  it('rejects names that are too long, and limits without a source of names', async () => {
    const { send } = await newKey({ user_from: 'user' })
    const reply = await send({ user: 'é'.repeat(129) })
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { param: 'user' } }])
    const body = { name: 'k', each_user: { rpm: 1 } }
    const refused = await operatorFetch(server.gateway, '/keys', { method: 'POST', body })
    expect([refused.status, await refused.json()]).toMatchObject([400, { param: 'each_user' }])
  })

  it('limits the users of each caller with a JWT, and counts their tags', async () => {
    clock.time += 60_000
    const tokenOf = (sub: string) => issuer.token({ claims: { sub, iat: null } })
    const [one, two] = (await Promise.all(['one', 'two'].map(tokenOf))).map(senderOf)
    const metadata = { feature: 'jwt' }
    const sent = [one, two].flatMap((send) =>
      ['ada', 'ada', 'ada', 'bob'].map(async (user) => (await send?.({ user, metadata }))?.status),
    )
    const replies = await Promise.all(sent)
    expect(replies.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    const tagged = await usage('by=tag,key&tag=feature')
    expect(tagged.filter(({ tag }) => tag === 'jwt').map(({ requests }) => requests)).toEqual([
      4, 4,
    ])
  })

  it('has one user for the holder of several keys, whatever their calls say', async () => {
    clock.time += 60_000
    const { id: group } = await operatorJson<{ id: string }>(server.gateway, 'POST', '/groups', {
      name: 'people',
      user_from: 'header',
      each_user: { rpm: 3 },
    })
    const keys = await Promise.all([1, 2, 3].map(() => newKey({ group })))
    const ids = keys.map(({ id }) => id)
    const holder = 'https://login.test|ada|lovelace'
    await store.journal.updateTable('key').set({ holder }).where('id', 'in', ids).execute()
    const sent = keys.flatMap(({ send }, at) =>
      ['eve', 'bob'].map((user) =>
        send({ header: `${user}${at}`, at: at === 2 ? other : server.gateway }),
      ),
    )
    expect((await statuses(sent)).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
  })

  it('reports tags of keys, groups and requests, each with few values', async () => {
    clock.time += 60_000
    const { id: group } = await operatorJson<{ id: string }>(server.gateway, 'POST', '/groups', {
      name: 'tagged',
      tags: { unit: 'search', stage: 'dev' },
    })
    const tags = { stage: 'prod' }
    const { id, send } = await newKey({ group, tags, tags_from: ['feature'] })
    await statuses([
      send({ metadata: { feature: 'chat', unknown: 'x' } }),
      send({ metadata: { feature: 'chat' } }),
      send(),
    ])
    const valuesOf = async (tag: string) =>
      (await usage(`by=tag&tag=${tag}&key_id=${id}`)).map((row) => [row.tag, row.requests])
    expect(await valuesOf('feature')).toEqual([['chat', 2]])
    expect(await valuesOf('stage')).toEqual([['prod', 3]])
    expect(await valuesOf('unit')).toEqual([['search', 3]])
    expect(await valuesOf('unknown')).toEqual([])
    const wrong = await operatorFetch(server.gateway, '/usage?by=user,model')
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { param: 'by' }])
  })
})
