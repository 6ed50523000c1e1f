import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findPayment, waitingStates } from '../../../server/store/queries/payments.ts'
import { paymentStates } from '../../../server/store/tables.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { until } from '../../support/waiting.ts'
import {
  network,
  startPaymentServer,
  payer,
  secrets,
  settled,
  startScriptedFacilitator,
  transaction,
  type PaymentServer,
  type Payment,
} from '../../support/servers/operator.ts'

type List = { payments: Payment[]; next: string | null }

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const solanaPayer = '9xAXssX9j7vuK99c7cFwqbixzL3bFrzPy9PUhCtDPAYJ'
const minuteMs = 60_000
const hourMs = 60 * minuteMs
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

/** A wallet that no other test pays from. */
const newPayer = () => `0x${randomBytes(20).toString('hex')}`

/** A server of its own for one test. */
async function other(...args: Parameters<typeof startPaymentServer>): Promise<PaymentServer> {
  const own = await startPaymentServer(...args)
  onTestFinished(() => own.close())
  return own
}

describe('listing and reading', () => {
  test('a payment shows where its money is, and nothing of what was signed or answered', async () => {
    const payer = newPayer()
    const row = await put({
      payer,
      state: 'settled',
      receipt: JSON.stringify(settled),
      look_at: null,
      price_nano: 1_500_000_000,
      tool: null,
    })
    const { status, text, body } = await operate('GET', `/payments/${row.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: row.id,
      state: 'settled',
      network,
      payer,
      pay_to: row.pay_to,
      asset: row.asset,
      amount: '2000',
      price_usd: '1.5',
      agent: 'EchoAgent',
      tool: null,
      request_id: row.request_id,
      transaction,
      reason: null,
      attempts: 1,
      valid_before: row.valid_before,
      look_at: null,
      created_at: row.created_at,
      updated_at: row.updated_at,
      expires_at: row.expires_at,
    })
    const list = await operate<List>('GET', `/payments?payer=${payer}`)
    expect(list.body).toEqual({ payments: [body], next: null })
    for (const secret of Object.values(secrets)) expect(text + list.text).not.toContain(secret)
  })

  test('the newest come first, by state, network and payer, in whichever case its address is written', async () => {
    const payer = newPayer()
    const ids = new Map<string, string>()
    for (const state of paymentStates) ids.set(state, (await put({ payer, state })).id)
    const other = await put({ state: 'refund_due', network: solana, payer: solanaPayer })
    const listed = async (query: string) =>
      (await operate<List>('GET', `/payments?${query}`)).body.payments.map(({ id }) => id)
    expect(await listed(`limit=${paymentStates.length + 1}`)).toEqual([
      other.id,
      ...[...ids.values()].toReversed(),
    ])
    for (const state of paymentStates)
      expect(await listed(`state=${state}&payer=${payer}`), state).toEqual([ids.get(state)])
    expect(await listed('state=refund_due&limit=2')).toEqual([other.id, ids.get('refund_due')])
    for (const name of [network, encodeURIComponent(network)])
      expect(await listed(`state=refund_due&network=${name}&limit=1`)).toEqual([
        ids.get('refund_due'),
      ])
    expect(await listed(`payer=${solanaPayer}`)).toEqual([other.id])
    expect(await listed(`payer=${solanaPayer.toLowerCase()}`), 'case matters on Solana').toEqual([])
    expect(await listed(`payer=0x${payer.slice(2).toUpperCase()}&state=failed`)).toEqual([
      ids.get('failed'),
    ])
    expect(await listed(`network=${solana}&payer=${payer}`)).toEqual([])
  })

  test('pages of any size give every payment once, and the last one says that it is', async () => {
    const payer = newPayer()
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.unshift((await put({ payer, state: n % 2 === 0 ? 'failed' : 'settle_unknown' })).id)
    const failed = ids.filter((_, index) => index % 2 === 0)
    for (const [query, wanted] of [
      ['', ids],
      ['&state=failed', failed],
    ] as const) {
      for (const limit of [1, 2, 3, wanted.length, 1000]) {
        const pages: string[][] = []
        for (let after: string | null = ''; after !== null;) {
          const { body }: { body: List } = await operate<List>(
            'GET',
            `/payments?payer=${payer}&limit=${limit}${query}${after && `&after=${after}`}`,
          )
          pages.push(body.payments.map(({ id }) => id))
          after = body.next
        }
        expect(pages.flat(), `${query} by ${limit}`).toEqual(wanted)
        expect(pages.length).toBe(Math.ceil(wanted.length / limit))
      }
    }
  })

  test.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'limit=1e1',
    'state=paid',
    'state=',
    'after=7',
    `after=${noId}x`,
    'payer=',
    'payer=%00',
    'network=%00',
    `network=${'n'.repeat(65)}`,
    'wallet=a',
  ])('%s is refused', async (query) => {
    const { status, body } = await operate('GET', `/payments?${query}`)
    expect([status, body.code]).toEqual([400, 'invalid_request'])
    expect(body.message).toContain(query.split('=')[0])
  })

  test('a payment that there is not is 404', async () => {
    for (const { status, body } of [
      await operate('GET', `/payments/${noId}`),
      await reconcile(noId),
    ])
      expect([status, body.code, body.message]).toEqual([
        404,
        'not_found',
        'no payment with this id',
      ])
    expect((await operate('GET', '/payments/7')).status).toBe(400)
  })

  test('while the journal does not answer it is 503, without the words that are for payers', async () => {
    const { id } = await put()
    await sql`alter table payment rename to payment_gone`.execute(paymentServer.store.journal)
    for (const { status, headers, body } of [
      await operate('GET', '/payments'),
      await operate('GET', `/payments/${id}`),
      await reconcile(id),
    ]) {
      expect([status, body.message]).toEqual([503, 'the journal of payments does not answer'])
      expect(headers.get('retry-after')).toBe('5')
    }
    await sql`alter table payment_gone rename to payment`.execute(paymentServer.store.journal)
    expect((await operate('GET', `/payments/${id}`)).status).toBe(200)
  })

  test('a server that takes no payments any more lists the old ones, looks at none, and is ready', async () => {
    const { put, operate, reconcile, gateway, facilitator } = await other({
      payments: { networks: {} },
    })
    const { id } = await put({ state: 'refund_due' })
    expect(
      (await operate<List>('GET', '/payments')).body.payments.map((payment) => payment.id),
    ).toEqual([id])
    expect((await operate('GET', `/payments/${id}`)).body.state).toBe('refund_due')
    const { status, headers, body } = await reconcile(id)
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '60'])
    expect(body.message).toContain('takes no payments')
    const ready = await fetch(`${gateway.operatorUrl}/readyz`)
    expect([ready.status, Object.keys(((await ready.json()) as { parts: object }).parts)]).toEqual([
      200,
      expect.not.arrayContaining(['payments']),
    ])
    expect(facilitator.settles).toBe(0)
  })

  test('a server that no longer takes payments on a network decides what is left there as far as it can, and tells that something is', async () => {
    const former = await startPaymentServer({ payments: { networks: {} } })
    onTestFinished(() => former.close())
    const over = { valid_before: Date.now() - hourMs, look_at: Date.now() - hourMs }
    const unsent = await former.put({ state: 'executed', attempts: 0, ...over })
    const sent = await former.put({ state: 'settling', ...over })
    const valid = await former.put({ state: 'executed', attempts: 0, look_at: 1 })
    await former.gateway.stop()
    const gateway = await startGateway({
      store: former.store.url ?? former.folder,
      payments: { networks: {} },
      upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
      routes: { '*': [{ upstream: 'none' }] },
    })
    onTestFinished(() => gateway.stop())
    const state = async ({ key }: { key: string }) =>
      (await findPayment(former.store.journal, key))?.state
    await until(
      'they are decided',
      async () =>
        (await state(sent)) === 'undecided' &&
        (await state(unsent)) === 'expired' &&
        (await state(valid)) === 'settle_unknown',
    )
    expect(await findPayment(former.store.journal, valid.key)).toMatchObject({
      attempts: 0,
      reason: 'no facilitator is configured for this network any more',
    })
    await until('it is told', () => gateway.observed.some(({ kind }) => kind === 'paymentsLeft'))
    expect(gateway.observed.filter(({ kind }) => kind === 'paymentsLeft')).toEqual([
      { kind: 'paymentsLeft', network, rows: expect.any(Number) },
    ])
    await until('it is counted', async () =>
      /tollgate_payments\{network="eip155:84532",state="undecided"\} 1/.test(
        await gateway.metrics(),
      ),
    )
    const ready = await fetch(`${gateway.operatorUrl}/readyz`)
    expect(ready.status).toBe(200)
  })
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
    // When it is due the next time is later, ten minutes at most.
    const state = async (id: string) => (await operate('GET', `/payments/${id}`)).body.state
    const due = await put({
      looks: 7,
      look_at: Date.now() - 1,
      owner: 'another',
      lease_until: Date.now() + 500,
    })
    await until(
      'it was looked at',
      async () =>
        (await operate('GET', `/payments/${due.id}`)).body.updated_at > due.updated_at &&
        (await state(due.id)) === 'settle_unknown',
    )
    const { look_at } = (await operate('GET', `/payments/${due.id}`)).body
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

test('a server whose facilitator was not heard is ready all the same, and says that it was not', async () => {
  const facilitator = await startScriptedFacilitator()
  const { supported } = facilitator
  facilitator.supported = (res) => sendJson(res, { error: 'starting' }, 503)
  const { gateway } = await other({}, facilitator)
  const ready = async () => {
    const reply = await fetch(`${gateway.operatorUrl}/readyz`)
    // The operator contract says so.
    return { status: reply.status, ...((await reply.json()) as { parts: Record<string, unknown> }) }
  }
  await until('the facilitator has refused', async () =>
    JSON.stringify((await ready()).parts['payments']).includes('status_503'),
  )
  expect(await ready()).toMatchObject({
    status: 200,
    ready: true,
    parts: {
      payments: {
        ok: false,
        detail: `the facilitator ${facilitator.url} has not been heard: status_503`,
      },
      keys: { ok: true },
      ledger: { ok: true },
    },
  })
  facilitator.supported = supported
  await until(
    'it was heard',
    async () => JSON.stringify((await ready()).parts['payments']) === '{"ok":true}',
  )
})
