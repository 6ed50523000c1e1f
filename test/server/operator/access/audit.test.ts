import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../../generated/server/operator.ts'
import { claimPayment } from '../../../../server/store/queries/payments.ts'
import type { Store } from '../../../../server/store/store.ts'
import { paymentRow } from '../../../support/data/rows.ts'
import { operatorFetch, operatorJson } from '../../../support/http/operator.ts'
import { signIn } from '../../../support/http/session.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'

type Schemas = components['schemas']
type Row = Schemas['AuditRow']

describe.each(engines)('the record of changes on %s', (engine) => {
  let store: Store
  let gateway: Gateway
  beforeAll(async () => {
    store = await freshStore(engine)
    gateway = await startGateway({
      store: store.url ?? store.folder,
      upstreams: { one: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'one' }] },
    })
  })
  afterAll(() => gateway.stop())

  const call = <Body = { id: string }>(method: string, path: string, body?: unknown) =>
    operatorJson<Body>(gateway, method, path, body)
  const rowsOf = async (query: string) =>
    (await call<Schemas['AuditRows']>('GET', `/audit?${query}`)).rows
  /** What was done to a target, oldest first: action, outcome, before and after. */
  const historyOf = async (target: string) =>
    (await rowsOf(`target=${encodeURIComponent(target)}`))
      .toReversed()
      .map(({ action, outcome, before, after }) => [action, outcome, before, after])

  test('tells who, how, from where, and of what', async () => {
    const key = await gateway.createKey({ name: 'search-team' })
    const [row] = await rowsOf(`target=${key.id}`)
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      at: expect.closeTo(Date.now(), -4) as number,
      action: 'createKey',
      outcome: 'done',
      name: 'operator',
      how: 'token',
      address: '127.0.0.1',
      request_id: expect.any(String) as string,
      target: key.id,
      target_name: 'search-team',
      before: null,
      after: expect.objectContaining({ name: 'search-team', prefix: key.prefix }) as Row['after'],
      reason: null,
    } satisfies Row)
  })

  test('has each change of a key with what it was before and after', async () => {
    const { id, prefix } = await gateway.createKey({ rpm: 60 })
    await call('PATCH', `/keys/${id}`, { rpm: 120, budget_usd: '5' })
    await call('PATCH', `/keys/${id}`, { rpm: 120 })
    const rotated = await call<Schemas['CreatedKey']>('POST', `/keys/${id}/rotate`, {})
    const revoked = await call<Schemas['Key']>('DELETE', `/keys/${id}`)
    await call('DELETE', `/keys/${id}`)
    expect((await historyOf(id)).slice(1)).toEqual([
      [
        'changeKey',
        'done',
        { rpm: 60, budget_usd: null, budget_period: null },
        { rpm: 120, budget_usd: '5', budget_period: 'month' },
      ],
      [
        'rotateKey',
        'done',
        { prefix, previous_until: null },
        { prefix: rotated.prefix, previous_until: rotated.previous_until },
      ],
      ['revokeKey', 'done', { revoked_at: null }, { revoked_at: revoked.revoked_at }],
    ])
  })

  test('has drains, and nothing where one changes nothing', async () => {
    const { drained_at } = await call<Schemas['Upstream']>('POST', '/upstreams/one/drain')
    await call('POST', '/upstreams/one/drain')
    await call('POST', '/upstreams/one/restore')
    await call('POST', '/upstreams/one/restore')
    expect(await historyOf('one')).toEqual([
      ['drainUpstream', 'done', { drained_at: null }, { drained_at }],
      ['restoreUpstream', 'done', { drained_at }, { drained_at: null }],
    ])
  })

  test('has the end of a payment, with its reason', async () => {
    const payment = paymentRow({ state: 'refund_due', receipt: '{"transaction":"0x1"}' })
    await claimPayment(store.journal, payment, { ofPayer: 8, ofAll: 8 })
    const path = `/payments/${payment.id}/close?reason=${encodeURIComponent('sent back in 0x2')}`
    const after = { state: 'failed', reason: 'closed by the operator: sent back in 0x2' }
    expect(await call('POST', path)).toMatchObject(after)
    expect((await operatorFetch(gateway, path, { method: 'POST' })).status).toBe(409)
    expect(await historyOf(payment.id)).toEqual([
      ['closePayment', 'done', { state: 'refund_due', reason: null }, after],
    ])
  })

  test('has operators and their sessions, and no token of theirs', async () => {
    const operator = await call<Schemas['CreatedOperator']>('POST', '/operators', {
      name: 'ada',
      role: 'admin',
    })
    const session = await signIn(gateway.operatorUrl, { token: operator.token })
    await fetch(`${gateway.operatorUrl}/upstreams/one/drain`, {
      method: 'POST',
      headers: session.headers,
    })
    await fetch(`${gateway.operatorUrl}/session`, { method: 'DELETE', headers: session.headers })
    await call('PATCH', `/operators/${operator.id}`, { role: 'viewer' })
    await call('DELETE', `/operators/${operator.id}`)
    expect((await rowsOf('name=ada')).map(({ action, how }) => [action, how])).toEqual([
      ['endSession', 'session'],
      ['drainUpstream', 'session'],
      ['createSession', 'token'],
    ])
    const ofOperator = await historyOf(operator.id)
    expect(ofOperator.map(([action]) => action)).toEqual([
      'createOperator',
      'changeOperator',
      'revokeOperator',
    ])
    expect(ofOperator[1]?.slice(2)).toEqual([{ role: 'admin' }, { role: 'viewer' }])
    const all = JSON.stringify(await store.journal.selectFrom('audit').selectAll().execute())
    for (const secret of [operator.token, gateway.key, session.body.secret])
      expect(all).not.toContain(secret)
  })

  test('is read in pages, by action and by time', async () => {
    const first = await call<Schemas['AuditRows']>('GET', '/audit?limit=2')
    const second = await call<Schemas['AuditRows']>('GET', `/audit?limit=2&after=${first.next}`)
    const both = await call<Schemas['AuditRows']>('GET', '/audit?limit=4')
    expect([...first.rows, ...second.rows]).toEqual(both.rows)
    expect(new Set((await rowsOf('action=createKey')).map(({ action }) => action))).toEqual(
      new Set(['createKey']),
    )
    const at = first.rows[1]?.at ?? 0
    for (const row of await rowsOf(`from=${at}`)) expect(row.at).toBeGreaterThanOrEqual(at)
    for (const row of await rowsOf(`to=${at}`)) expect(row.at).toBeLessThan(at)
    expect((await operatorFetch(gateway, '/audit?from=5&to=5')).status).toBe(400)
  })

  test('gives each row by its id, and 404 for another', async () => {
    const { rows } = await call<Schemas['AuditRows']>('GET', '/audit')
    for (const row of rows) expect(await call('GET', `/audit/${row.id}`)).toEqual(row)
    const other = '/audit/0198a3c2-7d1e-7abc-8def-000000000000'
    expect((await operatorFetch(gateway, other)).status).toBe(404)
    expect((await operatorFetch(gateway, '/audit/other')).status).toBe(400)
  })

  test('gives scripts in names out as JSON alone', async () => {
    const name = '<script>alert(1)</script>'
    const { id } = await gateway.createKey({ name })
    const reply = await operatorFetch(gateway, `/audit?target=${id}`)
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(((await reply.json()) as Schemas['AuditRows']).rows[0]?.target_name).toBe(name)
  })

  test('has changes of an operator at once one after another, and none after the revocation', async () => {
    const { id } = await call<Schemas['CreatedOperator']>('POST', '/operators', {
      name: 'grace',
      role: 'viewer',
    })
    const change = (at: number) => {
      if (at % 5 === 4) return operatorFetch(gateway, `/operators/${id}`, { method: 'DELETE' })
      if (at % 5 === 3)
        return operatorFetch(gateway, `/operators/${id}/rotate`, { method: 'POST', body: {} })
      const body = { role: at % 2 === 0 ? 'admin' : 'viewer' }
      return operatorFetch(gateway, `/operators/${id}`, { method: 'PATCH', body })
    }
    const replies = await Promise.all(Array.from({ length: 30 }, (_, at) => change(at)))
    const statuses = new Set(replies.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual(statuses.has(409) ? [200, 409] : [200])
    const history = (await rowsOf(`target=${id}`)).toReversed()
    let current: Record<string, unknown> = { revoked_at: null, rotated_at: null }
    for (const { before, after } of history) {
      if (before) expect(current).toMatchObject(before)
      current = { ...current, ...after }
    }
    const actions = history.map(({ action }) => action)
    expect(actions.indexOf('revokeOperator')).toBe(actions.length - 1)
    const { operators } = await call<Schemas['OperatorList']>('GET', '/operators')
    expect(operators.find((operator) => operator.id === id)).toMatchObject(current)
  })

  test('has one drain of a server that was asked for at once several times', async () => {
    const asked = Array.from({ length: 10 }, () =>
      operatorFetch(gateway, '/drain', { method: 'POST' }),
    )
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200)
    expect((await rowsOf('action=drainServer')).map(({ outcome }) => outcome)).toEqual([
      'done',
      'begun',
    ])
  })
})
