import { describe, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { Alerts } from '../../../../server/operator/alerts/alerts.ts'
import { problem, type ServerProblem } from '../../../../server/operator/overview/problems.ts'
import { createAccess } from '../../../../server/keys/keys.ts'
import { groupSubject } from '../../../../server/limits/subject.ts'
import { windowOf } from '../../../../server/limits/windows.ts'
import { listAlerts } from '../../../../server/store/queries/alerts.ts'
import { openStore } from '../../../../server/store/database.ts'
import { scopeOf } from '../../../../server/store/scope.ts'
import type { Store } from '../../../../server/store/store.ts'
import { afterUse } from '../../../support/clean-up.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { absentProvider, asGroupAdmin, signIn } from '../../../support/http/session.ts'
import { ask, chat, startGatewayServer } from '../../../support/servers/gateway-server.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { putPayment } from '../../../support/servers/operator.ts'
import {
  engines,
  freshFolder,
  freshStore,
  recordObservations,
  type Engine,
} from '../../../support/servers/store.ts'
import { makeAlert } from '../../../support/servers/store-changes.ts'
import { says } from '../../../support/upstreams/model-server.ts'

type Alert = components['schemas']['Alert']

const dayMs = 24 * 3_600_000
const usd = 1e9

/** Some servers of a store, whose clock and problems the test sets. */
async function servers(engine: Engine, count = 2) {
  const store = await freshStore(engine)
  let now = Date.UTC(2026, 0, 15)
  let problems: ServerProblem[] = []
  let { journal } = store
  const { observe, observations } = recordObservations()
  const timed = {
    usage: store.usage,
    get journal() {
      return journal
    },
    clock: { ...store.clock, now: () => now },
  }
  const all = Array.from({ length: count }, () => {
    const alerts = new Alerts({ store: timed, observe, problems: async () => problems })
    afterUse(() => alerts.close())
    return alerts
  })
  return {
    store,
    observations,
    now: () => now,
    /** Each server looks, at the same time. */
    async look() {
      await Promise.all(all.map((alerts) => alerts.look()))
    },
    pass: (ms: number) => void (now += ms),
    show: (...next: ServerProblem[]) => void (problems = next),
    use: (next: Store['journal']) => void (journal = next),
    raised: async () =>
      (await listAlerts(store.journal, { scope: 'all', limit: 100 })).toReversed(),
  }
}

/** New servers look at the store at once. */
const laterServers = async (store: Store, now: number) => {
  const timed = { ...store, clock: { ...store.clock, now: () => now } }
  const deps = { store: timed, observe: () => {}, problems: async () => [] }
  const all = [new Alerts(deps), new Alerts(deps)]
  await Promise.all(all.map((alerts) => alerts.look()))
  await Promise.all(all.map((alerts) => alerts.close()))
}

const breaker = problem('breaker_open', 'error', 'gpu-1 fails', { type: 'upstream', id: 'gpu-1' })

describe.each(engines)('alerts on %s', (engine) => {
  test('a problem that lasts raises one, whichever servers see it, and another when it is back', async () => {
    const { look, pass, show, raised, store, now } = await servers(engine)
    show(breaker)
    await look()
    expect(await raised()).toEqual([])
    await look()
    expect(await raised()).toMatchObject([
      { kind: 'breaker_open', severity: 'error', message: 'gpu-1 fails', ended_at: null },
    ])
    for (let seconds = 0; seconds < 300; seconds += 5) {
      pass(5000)
      await look()
    }
    expect(await raised()).toHaveLength(1)
    show()
    await laterServers(store, now() + 151_000)
    const [first] = await raised()
    expect(now() - (first?.ended_at ?? 0)).toBeLessThan(31_000)
    pass(160_000)
    show(breaker)
    await look()
    await look()
    expect(await raised()).toMatchObject([{ id: first?.id }, { ended_at: null }])
  })

  test('what one look alone sees, and what operators do themselves, raise none', async () => {
    const { look, show, raised } = await servers(engine)
    show(breaker, problem('upstream_drained', 'warning', 'drained', { type: 'upstream', id: 'a' }))
    await look()
    show(problem('upstream_drained', 'warning', 'drained', { type: 'upstream', id: 'a' }))
    await look()
    show(breaker)
    await look()
    expect(await raised()).toEqual([])
  })

  test('what happened while the store was down is raised when it is back, with its time', async () => {
    const { look, pass, show, raised, use, store, now, observations } = await servers(engine)
    // Without tables.
    const broken = openStore(freshFolder())
    afterUse(() => broken.close())
    use(broken.journal)
    show(problem('not_ready', 'error', 'ledger: does not answer', { type: 'part', id: 'ledger' }))
    await look()
    await look()
    const at = now()
    expect(observations).toContainEqual(
      expect.objectContaining({ kind: 'storeFailed', store: 'alerts' }),
    )
    show()
    pass(60_000)
    use(store.journal)
    await look()
    expect(await raised()).toMatchObject([{ kind: 'not_ready', about_id: 'ledger', at }])
  })

  test('a budget raises one at each step and in each period, over all servers', async () => {
    const { store, now, raised } = await servers(engine)
    const access = createAccess({ store, observe: () => {} })
    afterUse(() => access.close())
    const scopes = ['chat' as const]
    const { key } = await access.create({
      name: 'shop',
      scopes,
      budget_nano: 10 * usd,
      budget_period: 'month',
    })
    const month = windowOf('month', now())
    const scope = scopeOf('month', key.id)
    const amounts = { limit_n: 10 * usd, last_n: 0 }
    const quota = { scope, window_start: month.start, ends_at: month.end, ...amounts }
    const lease = { scope, window_start: month.start, expires_at: null, request_n: 1 }
    await store.journal
      .insertInto('quota')
      .values({ ...quota, used_n: 0 })
      .execute()
    // A replica holds a dollar of which it has spent a quarter.
    await store.journal
      .insertInto('lease')
      .values({ ...lease, replica: 'r', granted: usd, used: usd / 4 })
      .execute()
    const messages: string[][] = []
    for (const used of [5.7, 5.8, 8.7, 8.8, 11, 12]) {
      await store.journal
        .updateTable('quota')
        .set({ used_n: used * usd })
        .where('scope', '=', scope)
        .execute()
      await laterServers(store, now())
      messages.push((await raised()).map(({ message }) => message.match(/\d+ %/)?.[0] ?? message))
    }
    expect(messages).toEqual([
      [],
      ['50 %'],
      ['50 %'],
      ['50 %', '80 %'],
      ['50 %', '80 %', '100 %'],
      ['50 %', '80 %', '100 %'],
    ])
    const [first] = await raised()
    expect(first).toMatchObject({
      message: 'the key shop has used 50 % of its budget of 10 USD a month',
      about_type: 'key',
      about_id: key.id,
      ended_at: month.end,
    })
    // Its old amount is no budget any more, and in the next month nothing is spent.
    await access.change(key.id, { budget_usd: '1000' })
    await laterServers(store, now())
    await laterServers(store, now() + 20 * dayMs)
    expect(await raised()).toHaveLength(3)
  })

  test('a group, a caller and the server have budgets, and nobody else', async () => {
    const { store, now, raised } = await servers(engine)
    const month = windowOf('month', now())
    const group = {
      tags: '{}',
      show_users: 'hash' as const,
      priority_class: 'interactive' as const,
      weight: 1,
      created_at: 1,
      version: 1,
    }
    const budget = { budget_nano: usd, budget_period: 'month' } as const
    await store.journal
      .insertInto('key_group')
      .values({ ...group, ...budget, id: 'g1', name: 'search' })
      .execute()
    const caller = { issuer: 'https://login.test/', created_at: 5, revoked_at: null, version: 1 }
    await store.journal
      .insertInto('caller')
      .values({ ...caller, id: 'jwt:ada', name: 'ada', group_id: 'g1' })
      .execute()
    const ids = ['all', groupSubject('g1'), 'jwt:ada', 'gone', 'agent/Echo']
    await store.journal
      .insertInto('quota')
      .values(
        ids.flatMap((id) =>
          ['month', 'told:month', 'rpm'].map((kind) => ({
            scope: `${kind}:${id}`,
            window_start: month.start,
            ends_at: month.end,
            limit_n: usd,
            used_n: usd,
            last_n: 0,
          })),
        ),
      )
      .execute()
    await laterServers(store, now())
    const all = await raised()
    expect(all.map(({ message }) => message).toSorted()).toEqual(
      ['the agent Echo', 'the caller ada', 'the group search', 'the server'].map(
        (name) => `${name} has used 100 % of its budget of 1 USD a month`,
      ),
    )
    expect(all.find(({ about_type }) => about_type === 'group')).toMatchObject({
      about_id: 'g1',
      group_id: 'g1',
    })
  })

  test('keys near their end, outlets that stopped and refunds raise one each', async () => {
    const { store, now, raised } = await servers(engine)
    const key = {
      hash: '',
      prefix: '',
      tags: '{}',
      show_users: 'hash',
      scopes: '[]',
      priority_class: 'interactive',
    } as const
    const ends = [
      ['near', now() - 90 * dayMs, now() + 6 * dayMs],
      ['far', now() - 90 * dayMs, now() + 8 * dayMs],
      ['short', now() - 1000, now() + 6 * dayMs],
    ] as const
    for (const [id, created_at, expires_at] of ends)
      await store.journal
        .insertInto('key')
        .values({ ...key, id, name: id, hash: id, created_at, expires_at, version: 1 })
        .execute()
    const outlet = { dropped: 0, keep_ms: 1, seen_at: now(), last_error: 'it answered 410' }
    await store.usage
      .insertInto('outlet')
      .values([
        { ...outlet, name: 'siem', state: 'stopped' },
        { ...outlet, name: 'lake', state: 'running' },
      ])
      .execute()
    await putPayment(store, { state: 'refund_due' })
    await laterServers(store, now())
    expect((await raised()).map(({ kind, about_id }) => [kind, about_id]).toSorted()).toEqual([
      ['key_ends', 'near'],
      ['outlet_stopped', 'siem'],
      ['refund_due', 'refund_due'],
    ])
  })

  test('are listed, in the overview, and acknowledged by name', async () => {
    const store = await freshStore(engine)
    const gateway = await startGateway({ store: store.url ?? store.folder })
    afterUse(() => gateway.stop())
    const made = { kind: 'key_ends', about_type: 'key', about_id: 'k', message: 'k ends' } as const
    const [first, other] = [await makeAlert(store.journal, made), await makeAlert(store.journal)]
    const list = async (query = '') =>
      await operatorJson<{ alerts: Alert[]; next: string | null }>(
        gateway,
        'GET',
        `/alerts${query}`,
      )
    const idsOf = async (query: string) => (await list(query)).alerts.map(({ id }) => id)
    const page = await list('?limit=1')
    expect(page).toMatchObject({ alerts: [{ id: other.id }], next: other.id })
    expect(await idsOf(`?limit=1&after=${page.next}`)).toEqual([first.id])
    const overview = () =>
      operatorJson<components['schemas']['ServerOverview']>(gateway, 'GET', '/overview')
    const about = { type: 'key', id: 'k' }
    expect((await overview()).problems).toMatchObject([{ kind: 'key_ends', about }])
    const path = `/alerts/${first.id}/acknowledge`
    const done = await operatorJson<Alert>(gateway, 'POST', path)
    expect(done).toMatchObject({ id: first.id, acknowledged_by: 'operator' })
    // The first one to do it stays.
    expect(await operatorJson<Alert>(gateway, 'POST', path)).toEqual(done)
    expect(await idsOf('?state=open')).toEqual([other.id])
    expect(await idsOf('?state=acknowledged')).toEqual([first.id])
    const { rows } = await operatorJson<components['schemas']['AuditRows']>(
      gateway,
      'GET',
      '/audit?action=acknowledgeAlert',
    )
    expect(rows).toMatchObject([{ target: first.id, target_name: 'k ends', name: 'operator' }])
    const unknown = '/alerts/0198a3c2-0000-7000-8000-000000000000/acknowledge'
    expect((await operatorFetch(gateway, unknown, { method: 'POST' })).status).toBe(404)
  })
})

test('admins of groups see and acknowledge those of their groups', async () => {
  const store = await freshStore()
  const gateway = await startGateway({
    store: store.folder,
    env: { SECRET: 'a-secret-of-this-test-of-32-or-more-bytes' },
    secret_env: 'SECRET',
    operator: { oidc: absentProvider },
  })
  afterUse(() => gateway.stop())
  const session = await signIn(gateway.operatorUrl, { token: gateway.operatorToken })
  const lea = await asGroupAdmin(store, session, ['acme'])
  const group = await operatorJson<{ id: string }>(gateway, 'POST', '/groups', { name: 'acme' })
  const theirs = await makeAlert(store.journal, { group_id: group.id })
  const other = await makeAlert(store.journal)
  const call = (method: string, path: string) =>
    fetch(gateway.operatorUrl + path, { method, headers: lea })
  const { alerts } = (await (await call('GET', '/alerts')).json()) as { alerts: Alert[] }
  expect(alerts.map(({ id }) => id)).toEqual([theirs.id])
  expect((await call('POST', `/alerts/${theirs.id}/acknowledge`)).status).toBe(200)
  expect((await call('POST', `/alerts/${other.id}/acknowledge`)).status).toBe(404)
})

test('what a key spends raises the alert of its budget', async () => {
  const store = await freshStore()
  const server = await startGatewayServer(
    { good: says('hello') },
    {
      store: store.folder,
      deployments: { good: { usd_per_million: { input: '1000', output: '1000' } } },
    },
  )
  afterUse(() => server.close())
  const { gateway } = server
  const { id, key } = await gateway.createKey({ name: 'shop', budget_usd: '1' })
  await ask(gateway, chat({ max_tokens: 5 }), { key })
  const [row] = await gateway.rows()
  const spent = Number(row?.charged ?? expect.unreachable()) / 1e9
  // What it spent is 60 % of it.
  await operatorJson(gateway, 'PATCH', `/keys/${id}`, { budget_usd: (spent / 0.6).toFixed(6) })
  await ask(gateway, chat({ max_tokens: 5 }), { key })
  await expect
    .poll(
      async () => {
        await laterServers(store, Date.now())
        return (await listAlerts(store.journal, { scope: 'all', limit: 9 })).map(
          ({ message }) => message,
        )
      },
      { timeout: 15_000, interval: 500 },
    )
    .toEqual([expect.stringContaining('the key shop has used 50 % of its budget of')])
})
