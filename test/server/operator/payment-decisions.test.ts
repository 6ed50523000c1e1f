import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { findPayment, waitingStates } from '../../../server/store/queries/payments.ts'
import { paymentStates } from '../../../server/store/tables.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { until } from '../../support/waiting.ts'
import {
  startPaymentServer,
  payer,
  settled,
  transaction,
  type Payment,
  type PaymentServer,
} from '../../support/servers/operator.ts'

type List = { payments: Payment[]; next: string | null }

const minuteMs = 60_000
const hourMs = 3_600_000
const noId = '0198a3c2-7d1e-7abc-8def-0123456789ab'

let paymentServer: PaymentServer
beforeAll(async () => {
  paymentServer = await startPaymentServer()
})
afterAll(() => paymentServer.close())
beforeEach(() => {
  paymentServer.facilitator.settles = 0
  paymentServer.facilitator.settle = (res) => sendJson(res, settled)
})

const put: PaymentServer['put'] = (row) => paymentServer.put(row)
const operate: PaymentServer['operate'] = (method, path) => paymentServer.operate(method, path)
const reconcile: PaymentServer['reconcile'] = (id) => paymentServer.reconcile(id)
const settles = () => paymentServer.facilitator.settles

test('the list says how many payments are in each state, but settled', async () => {
  const count = async () =>
    (await operate<components['schemas']['PaymentList']>('GET', '/payments?limit=1')).body.counts
  const before = await count()
  await put({ state: 'undecided' })
  await put({ state: 'settled' })
  expect(await count()).toEqual({ ...before, undecided: (before?.['undecided'] ?? 0) + 1 })
})

describe('reconciling', () => {
  test('a payment that was settled after all becomes settled, and is in the ledger once', async () => {
    const row = await put()
    const { status, body } = await reconcile(row.id)
    expect([status, body.state, body.transaction, body.look_at, body.attempts]).toEqual([
      200,
      'settled',
      transaction,
      null,
      2,
    ])
    expect((await operate('GET', `/payments/${row.id}`)).body).toEqual(body)
    expect((await reconcile(row.id)).body, 'again: there is nothing to find out').toEqual(body)
    expect(settles()).toBe(1)
    expect(
      (await paymentServer.gateway.rows()).filter(({ payment_id }) => payment_id === row.id),
    ).toMatchObject([
      {
        payment_id: row.id,
        request_id: row.request_id,
        key_id: `x402:${payer}`,
        charged: 2_000_000,
        status: 'ok',
      },
    ])
  })

  test('a payment of which nothing can be found out is answered as it is, with what was tried', async () => {
    paymentServer.facilitator.settle = (res) => sendJson(res, { error: 'no' }, 502)
    // Looked at so often already that the server waits ten minutes before it does so again.
    const row = await put({ looks: 7 })
    const { status, body } = await reconcile(row.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: row.id,
      state: 'settle_unknown',
      reason: 'status_502',
      attempts: 2,
      transaction: null,
    })
    expect(body.look_at, 'as it would have been looked at anyway').toBe(row.look_at)
  })

  test('a payment that is due and of which nothing can be found out is due again ten minutes later', async () => {
    paymentServer.facilitator.settle = (res) => sendJson(res, { error: 'no' }, 502)
    const due = await put({
      looks: 7,
      look_at: Date.now() - 1,
      owner: 'another',
      lease_until: Date.now() + 500,
    })
    const read = async () => (await operate('GET', `/payments/${due.id}`)).body
    await until('it was looked at', async () => {
      const { updated_at, state } = await read()
      return updated_at > due.updated_at && state === 'settle_unknown'
    })
    const { look_at } = await read()
    expect(look_at).toBeGreaterThan(due.updated_at + 10 * minuteMs - 1)
    expect(look_at).toBeLessThan(Date.now() + 10 * minuteMs + 1)
  })

  test('one whose time is over is asked for once more, since the facilitator may know of an older settlement', async () => {
    const row = await put({
      created_at: Date.now() - hourMs,
      asked_at: Date.now() - 11 * minuteMs,
      valid_before: Date.now() - 10 * minuteMs,
    })
    paymentServer.facilitator.settle = (res) => sendJson(res, { error: 'no' }, 502)
    const states = [(await reconcile(row.id)).body.state, (await reconcile(row.id)).body.state]
    expect([states, settles()]).toEqual([['settle_unknown', 'undecided'], 1])
  })

  test('one whose time is over without proof waits for the operator', async () => {
    const row = await put({
      created_at: Date.now() - hourMs,
      asked_at: Date.now() - 9 * minuteMs,
      valid_before: Date.now() - 10 * minuteMs,
      reason: 'timed_out',
    })
    const { status, body } = await reconcile(row.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'undecided',
      reason: 'timed_out; no RPC is configured',
      look_at: null,
      transaction: null,
    })
    expect(settles(), 'it was asked for the last time already').toBe(0)
    expect((await operate<List>('GET', '/payments?state=undecided&limit=1')).body.payments).toEqual(
      [body],
    )
    expect((await reconcile(row.id)).body.state).toBe('undecided')
  })

  test('one that the chain has shown to be paid stays due for a refund while the chain cannot be asked', async () => {
    const row = await put({
      state: 'refund_due',
      receipt: JSON.stringify(settled),
      created_at: Date.now() - hourMs,
      valid_before: Date.now() - 10 * minuteMs,
      look_at: null,
    })
    const { status, body } = await reconcile(row.id)
    expect([status, body]).toMatchObject([200, { state: 'refund_due', transaction, look_at: null }])
    expect(settles()).toBe(0)
  })

  test('one that another process works on is 409, until its lease is over', async () => {
    const row = await put({ owner: 'another', lease_until: Date.now() + 1500 })
    const { status, headers, body } = await reconcile(row.id)
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'conflict', '5'])
    expect((await operate('GET', `/payments/${row.id}`)).body.state).toBe('settle_unknown')
    expect(settles()).toBe(0)
    await until(
      'it can be looked at',
      async () => (await reconcile(row.id)).body.state === 'settled',
    )
    expect(settles()).toBe(1)
  })

  test('of many who look at once one does, and the others hear that it is under way', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    paymentServer.facilitator.settle = (res) => void held.then(() => sendJson(res, settled))
    const row = await put()
    const first = reconcile(row.id)
    await until('the facilitator is asked', () => settles() === 1)
    const others = await Promise.all(Array.from({ length: 5 }, () => reconcile(row.id)))
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    release()
    expect(await first).toMatchObject({ status: 200, body: { state: 'settled' } })
    expect(settles()).toBe(1)
  })

  test.each(['reserved', 'executing'] as const)(
    'one that is %s by a dead process stays claimed as long as it is valid: its tool must not run twice',
    async (state) => {
      const row = await put({
        state,
        result: null,
        attempts: 0,
        owner: 'dead',
        lease_until: Date.now() - 1,
      })
      expect(await reconcile(row.id)).toMatchObject({ status: 200, body: { state, attempts: 0 } })
      expect(await findPayment(paymentServer.store.journal, row.key)).toEqual(row)
      expect(settles()).toBe(0)
    },
  )

  test('one that was never worked for is forgotten when its time is over', async () => {
    const row = await put({
      state: 'executing',
      result: null,
      attempts: 0,
      valid_before: Date.now() - hourMs,
      look_at: Date.now() - hourMs,
    })
    expect((await reconcile(row.id)).status).toBe(404)
    expect((await operate('GET', `/payments/${row.id}`)).status).toBe(404)
    expect(settles()).toBe(0)
  })

  test.each(['settled', 'expired'] as const)('one that is %s stays as it is', async (state) => {
    const row = await put({
      state,
      look_at: null,
      receipt: state === 'settled' ? JSON.stringify(settled) : null,
    })
    expect(await reconcile(row.id)).toMatchObject({ status: 200, body: { state } })
    expect(await findPayment(paymentServer.store.journal, row.key)).toEqual(row)
    expect(settles()).toBe(0)
  })
})

describe('closing', () => {
  const close = (id: string) => operate('POST', `/payments/${id}/close`)

  test.each(waitingStates)('ends one that is %s: its answer is given up', async (state) => {
    const row = await put({ state, look_at: null })
    expect(await close(row.id)).toMatchObject({
      status: 200,
      body: { state: 'failed', reason: 'closed by the operator' },
    })
    expect(await findPayment(paymentServer.store.journal, row.key)).toMatchObject({
      state: 'failed',
      result: null,
    })
    expect((await close(row.id)).status).toBe(409)
  })

  test.each(paymentStates.filter((state) => !waitingStates.some((waiting) => waiting === state)))(
    'refuses one that is %s',
    async (state) => {
      const row = await put({ state, look_at: null, owner: 'me', lease_until: Date.now() + hourMs })
      expect((await close(row.id)).status).toBe(409)
      expect(await findPayment(paymentServer.store.journal, row.key)).toEqual(row)
    },
  )

  test('knows no other', async () => {
    expect((await close(noId)).status).toBe(404)
  })
})
