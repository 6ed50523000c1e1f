import { describe, expect, it, onTestFinished } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { operatorFetch } from '../../support/http/operator.ts'
import { windowOf } from '../../../server/limits/windows.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { engines, freshStore } from '../../support/servers/store.ts'

type Body = components['schemas']['Group'] &
  components['schemas']['GroupList'] &
  components['schemas']['AuditRows'] & { message?: string; param?: string; group: string | null }

describe.each(engines)('on %s', (engine) => {
  async function operator(store?: Awaited<ReturnType<typeof freshStore>>) {
    store ??= await freshStore(engine)
    const gateway = await startGateway({ store: store.url ?? store.folder })
    onTestFinished(() => gateway.stop())
    return async (method: string, path: string, body?: object) => {
      const reply = await operatorFetch(gateway, path, { method, body })
      return { status: reply.status, body: (await reply.json()) as Body }
    }
  }

  it('makes, lists, changes and deletes groups, with an audit row for each change', async () => {
    const operate = await operator()
    const acme = await operate('POST', '/groups', { name: 'acme', budget_usd: '50' })
    expect(acme).toMatchObject({
      status: 200,
      body: { path: 'acme', parent: null, budget_usd: '50', budget_period: 'month', tags: {} },
    })
    const settings = {
      name: 'search',
      parent: 'acme',
      tags: { area: 'research' },
      rpm: 5,
      agents: ['A'],
    }
    const search = await operate('POST', '/groups', settings)
    const { id, path } = search.body
    expect(path).toBe('acme/search')
    expect((await operate('GET', '/groups/acme%2Fsearch')).body).toEqual(search.body)
    expect((await operate('GET', `/groups/${id}`)).body).toEqual(search.body)
    const first = await operate('GET', '/groups?limit=1')
    expect(first.body).toMatchObject({ groups: [{ path: 'acme/search' }], next: id })
    const second = await operate('GET', `/groups?limit=1&after=${first.body.next}`)
    expect(second.body).toEqual({ groups: [acme.body], next: null })
    expect((await operate('GET', '/groups?parent=acme')).body.groups).toHaveLength(1)
    const renamed = await operate('PATCH', `/groups/${id}`, { name: 'find', rpm: null })
    expect(renamed.body).toMatchObject({ path: 'acme/find', rpm: null, tags: { area: 'research' } })
    expect((await operate('DELETE', '/groups/acme%2Ffind')).body.id).toBe(id)
    expect((await operate('GET', `/groups/${id}`)).status).toBe(404)
    const { rows } = (await operate('GET', `/audit?target=${id}`)).body
    expect(rows.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: 'deleteGroup', before: { name: 'find' }, after: null },
      {
        action: 'changeGroup',
        before: { name: 'search', rpm: 5 },
        after: { name: 'find', rpm: null },
      },
      { action: 'createGroup', before: null, after: { name: 'search', rpm: 5, agents: ['A'] } },
    ])
  })

  it('shows what the budget of a group counts in its current period', async () => {
    const store = await freshStore(engine)
    const operate = await operator(store)
    const { id } = (await operate('POST', '/groups', { name: 'acme', budget_usd: '50' })).body
    const { start, end } = windowOf('month', Date.now())
    const quota = { window_start: start, ends_at: end, limit_n: 50, used_n: 7, last_n: 0 }
    await store.journal
      .insertInto('quota')
      .values([
        { ...quota, scope: `month:group/${id}` },
        { ...quota, scope: `day:group/${id}`, used_n: 3 },
      ])
      .execute()
    expect((await operate('GET', '/groups')).body.groups[0]?.budget_counted).toBe('7')
    const free = await operate('PATCH', `/groups/${id}`, { budget_usd: null })
    expect(free.body).not.toHaveProperty('budget_counted')
  })

  it('keeps names unique below a parent only, and has three levels and no circle', async () => {
    const operate = await operator()
    const make = (name: string, parent?: string) =>
      operate('POST', '/groups', { name, ...(parent !== undefined && { parent }) })
    for (const name of ['a', 'b']) expect((await make(name)).status).toBe(200)
    for (const parent of ['a', 'b']) expect((await make('same', parent)).status).toBe(200)
    expect(await make('same', 'a')).toMatchObject({
      status: 409,
      body: { message: 'there is a group a/same; choose another name', param: 'name' },
    })
    expect((await make('deep', 'a/same')).status).toBe(200)
    expect(await make('deeper', 'a/same/deep')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('at most 3 levels'), param: 'parent' },
    })
    const move = (path: string, parent: string | null) =>
      operate('PATCH', `/groups/${encodeURIComponent(path)}`, { parent })
    expect(await move('a', 'a/same')).toMatchObject({
      status: 409,
      body: { message: 'a group cannot be below itself; choose another parent' },
    })
    // Its own group would be on the fourth level.
    expect((await move('a/same', 'b/same')).body.message).toContain('at most 3 levels')
    expect((await move('a/same', 'b')).body.message).toBe(
      'there is a group b/same; choose another name',
    )
    expect((await move('a/same', null)).body.path).toBe('same')
    expect((await operate('GET', '/groups/same%2Fdeep')).status).toBe(200)
    expect(await make('x', 'nowhere')).toMatchObject({
      status: 400,
      body: { message: 'parent is not the id or path of a group', param: 'parent' },
    })
    expect((await make('a/b')).status).toBe(400)
  })

  it('makes one of many groups with one name, and no circle of two moves', async () => {
    const operate = await operator()
    const made = await Promise.all(
      Array.from({ length: 6 }, () => operate('POST', '/groups', { name: 'same' })),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    const [a, b] = await Promise.all(
      ['a', 'b'].map(async (name) => (await operate('POST', '/groups', { name })).body.id),
    )
    const moves = await Promise.all([
      operate('PATCH', `/groups/${a}`, { parent: b }),
      operate('PATCH', `/groups/${b}`, { parent: a }),
    ])
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('refuses to delete a group with keys or groups, and puts no key into a missing one', async () => {
    const operate = await operator()
    await operate('POST', '/groups', { name: 'a' })
    await operate('POST', '/groups', { name: 'b', parent: 'a' })
    const key = await operate('POST', '/keys', { name: 'k', scopes: ['chat'], group: 'a' })
    const group = (await operate('GET', '/groups/a')).body.id
    expect(key.body.group).toBe(group)
    expect(await operate('DELETE', '/groups/a')).toMatchObject({
      status: 409,
      body: {
        message:
          'the group a has 1 key and 1 group below it; ' +
          'move them to another group, or revoke the keys, first',
      },
    })
    expect((await operate('PATCH', `/keys/${key.body.id}`, { group: 'a/b' })).status).toBe(200)
    expect((await operate('DELETE', '/groups/a%2Fb')).status).toBe(409)
    expect((await operate('DELETE', `/keys/${key.body.id}`)).status).toBe(200)
    expect((await operate('DELETE', '/groups/a%2Fb')).status).toBe(200)
    expect((await operate('DELETE', '/groups/a')).status).toBe(200)
    for (const body of [{ group: 'a' }, { group: group }])
      expect(
        await operate('POST', '/keys', { name: 'k', scopes: ['chat'], ...body }),
      ).toMatchObject({ status: 400, body: { message: 'group is not the id or path of a group' } })
  })
})
