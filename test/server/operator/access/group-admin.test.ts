import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { newId } from '../../../../server/store/id.ts'
import { insertUsage } from '../../../../server/store/queries/usage.ts'
import type { Store } from '../../../../server/store/store.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { absentProvider, asGroupAdmin, signIn } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { engines, freshStore, usageRow } from '../../../support/servers/store.ts'

type Schemas = components['schemas']
type Body = Schemas['CreatedKey'] & Schemas['KeyList'] & Schemas['GroupList']
type Reply = {
  status: number
  body: Body &
    Schemas['AuditRows'] &
    Schemas['RequestList'] &
    Schemas['UsageTotals'] &
    Schemas['Error']
}

describe.each(engines)('a group-admin on %s', (engine) => {
  let store: Store
  let gateway: Gateway
  let lea: Record<string, string>
  beforeAll(async () => {
    store = await freshStore(engine)
    gateway = await startGateway({
      store: store.url ?? store.folder,
      env: { SECRET: 'a-secret-of-this-test-of-32-or-more-bytes' },
      secret_env: 'SECRET',
      operator: { oidc: absentProvider },
    })
    const session = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
    lea = await asGroupAdmin(store, session, ['acme', 'no/such/group'])
    await admin('POST', '/groups', { name: 'acme', rpm: 100 })
    await admin('POST', '/groups', { name: 'search', parent: 'acme' })
    await admin('POST', '/groups', { name: 'rival' })
    return () => gateway.stop()
  })

  const admin = (method: string, path: string, body?: object) =>
    operatorJson<Reply['body']>(gateway, method, path, body)
  const asLea = async (method: string, path: string, body?: object): Promise<Reply> => {
    const reply = await fetch(gateway.operatorUrl + path, {
      method,
      headers: { ...lea, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Reply['body'] }
  }
  const newKey = (group: string | undefined, more: object = {}) =>
    admin('POST', '/keys', { name: 'k', scopes: ['chat'], ...(group && { group }), ...more })

  test('makes, limits, rotates and revokes keys of the groups, and of those below', async () => {
    const made = await asLea('POST', '/keys', { name: 'web', scopes: ['chat'], group: 'acme' })
    expect(made).toMatchObject({ status: 200, body: { name: 'web' } })
    const { id } = made.body
    const moved = await asLea('PATCH', `/keys/${id}`, { rpm: 7, group: 'acme/search' })
    expect(moved).toMatchObject({ status: 200, body: { rpm: 7 } })
    expect((await asLea('POST', `/keys/${id}/rotate`, { overlap_s: 0 })).body.key).toMatch(/^tg_/)
    expect((await asLea('DELETE', `/keys/${id}`)).body.revoked_at).toBeGreaterThan(0)
    const { rows } = await admin('GET', `/audit?target=${id}`)
    expect(rows.map(({ name, action }) => [name, action])).toEqual(
      ['revokeKey', 'rotateKey', 'changeKey', 'createKey'].map((action) => ['oidc:lea', action]),
    )
  })

  test.each([['rival'], [undefined]])('has no part in keys of %s', async (group) => {
    const { id } = await newKey(group)
    const before = await admin('GET', `/keys/${id}`)
    for (const [method, path, body] of [
      ['GET', `/keys/${id}`],
      ['PATCH', `/keys/${id}`, { rpm: 1 }],
      ['PATCH', `/keys/${id}`, { group: 'acme' }],
      ['POST', `/keys/${id}/rotate`, { overlap_s: 0 }],
      ['DELETE', `/keys/${id}`],
    ] as const)
      expect([method, (await asLea(method, path, body)).status]).toEqual([method, 404])
    expect(await admin('GET', `/keys/${id}`)).toEqual(before)
    const { keys } = (await asLea('GET', '/keys')).body
    expect(keys.map((key) => key.id)).not.toContain(id)
  })

  test('puts a key only into these groups, and learns of no other', async () => {
    const { id } = await newKey('acme/search')
    for (const group of ['rival', 'nobody', null]) {
      const created = await asLea('POST', '/keys', { name: 'x', scopes: ['chat'], group })
      const moved = await asLea('PATCH', `/keys/${id}`, { group })
      for (const { status, body } of [created, moved])
        expect({ status, ...body }).toMatchObject({
          status: 403,
          param: 'group',
          message: 'group must be one of the groups whose admin you are, or one below them',
        })
    }
    expect((await asLea('GET', '/groups/rival')).status).toBe(404)
    const { groups } = (await asLea('GET', '/groups')).body
    expect(groups.map(({ path }) => path)).toEqual(['acme/search', 'acme'])
    expect((await asLea('PATCH', '/groups/acme', { rpm: null })).status).toBe(403)
  })

  test.each([
    { owner: 'mallory' },
    { scopes: ['chat', 'mesh'] },
    { priority_class: 'batch' },
    { managed_by: 'stack' },
  ])('does not give a key %j', async (change) => {
    const { id } = await newKey('acme', { owner: 'ada' })
    const before = await admin('GET', `/keys/${id}`)
    const { status, body } = await asLea('PATCH', `/keys/${id}`, change)
    expect([status, body.param]).toEqual([403, Object.keys(change)[0]])
    expect(await admin('GET', `/keys/${id}`)).toEqual(before)
  })

  test('sees the audit log of these groups and keys only', async () => {
    const [own, other] = [await newKey('acme'), await newKey('rival')]
    const acme = await admin('GET', '/groups/acme')
    const targets = (await asLea('GET', '/audit?limit=500')).body.rows.map(({ target }) => target)
    expect(targets).toEqual(expect.arrayContaining([own.id, (acme as { id?: string }).id]))
    expect(targets).not.toContain(other.id)
    const all = (await admin('GET', '/audit?limit=500')).rows
    const entryOf = (target: string) => all.find((row) => row.target === target)?.id
    expect((await asLea('GET', `/audit/${entryOf(own.id)}`)).status).toBe(200)
    expect((await asLea('GET', `/audit/${entryOf(other.id)}`)).status).toBe(404)
    expect(all.length).toBeGreaterThan(targets.length)
  })

  test('sees requests and usage of these groups only', async () => {
    const ids = new Map((await admin('GET', '/groups')).groups.map(({ path, id }) => [path, id]))
    const rowOf = (path: string | undefined, charged: number) => {
      const id = newId(Date.now())
      const group_id = path === undefined ? null : (ids.get(path) ?? expect.unreachable())
      return usageRow({ id, call_id: id, ts: Date.now(), key_id: path ?? '-', group_id, charged })
    }
    const own = [rowOf('acme', 1), rowOf('acme/search', 2)]
    const others = [rowOf('rival', 10), rowOf(undefined, 20)]
    await insertUsage(store.usage, [...own, ...others])
    onTestFinished(async () => void (await store.usage.deleteFrom('usage').execute()))
    const { requests, rows_read } = (await asLea('GET', '/requests')).body
    expect(requests.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    expect(rows_read).toBe(2)
    expect((await admin('GET', '/requests')).requests).toHaveLength(4)
    // Admins poll the same list: replies that are stored for them are no answer here.
    const poll = await operatorFetch(gateway, '/requests', {
      headers: { ...lea, authorization: '', 'if-none-match': '"a"' },
    })
    expect(((await poll.json()) as Schemas['RequestList']).requests).toHaveLength(2)
    for (const [rows, status] of [
      [own, 200],
      [others, 404],
    ] as const)
      for (const { id } of rows) expect((await asLea('GET', `/requests/${id}`)).status).toBe(status)
    const total = async (query = '') => (await asLea('GET', `/usage${query}`)).body.totals
    expect(await total()).toMatchObject([{ charged: '3' }])
    expect((await total('?by=key')).map(({ key_id }) => key_id)).toEqual(['acme', 'acme/search'])
    expect(await total('?key_id=rival')).toMatchObject([{ charged: '0' }])
    expect((await admin('GET', '/usage')).totals).toMatchObject([{ charged: '33' }])
  })

  test('without any group that exists sees and changes nothing', async () => {
    await newKey('acme')
    const session = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
    const before = lea
    lea = await asGroupAdmin(store, session, ['gone'])
    onTestFinished(() => void (lea = before))
    expect((await asLea('GET', '/keys')).body.keys).toEqual([])
    expect((await asLea('GET', '/groups')).body.groups).toEqual([])
    expect((await asLea('GET', '/audit')).body.rows).toEqual([])
    const made = await asLea('POST', '/keys', { name: 'x', scopes: ['chat'], group: 'acme' })
    expect(made.status).toBe(403)
  })
})
