import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentStates } from '../../../server/store/tables.ts'
import {
  network,
  startPaymentServer,
  secrets,
  settled,
  transaction,
  type Payment,
  type PaymentServer,
} from '../../support/servers/operator.ts'

type List = { payments: Payment[]; next: string | null }

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const solanaPayer = '9xAXssX9j7vuK99c7cFwqbixzL3bFrzPy9PUhCtDPAYJ'
const noId = '0198a3c2-7d1e-7abc-8def-0123456789ab'

let paymentServer: PaymentServer
beforeAll(async () => {
  paymentServer = await startPaymentServer()
})
afterAll(() => paymentServer.close())

const put: PaymentServer['put'] = (row) => paymentServer.put(row)
const operate: PaymentServer['operate'] = (method, path) => paymentServer.operate(method, path)
const reconcile: PaymentServer['reconcile'] = (id) => paymentServer.reconcile(id)
/** A wallet that no other test pays from. */
const newPayer = () => `0x${randomBytes(20).toString('hex')}`

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
    expect(list.body).toEqual({ payments: [body], next: null, counts: {} })
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
      expect([status, body.message]).toEqual([503, 'the journal of payments is unavailable'])
      expect(headers.get('retry-after')).toBe('5')
    }
    await sql`alter table payment_gone rename to payment`.execute(paymentServer.store.journal)
    expect((await operate('GET', `/payments/${id}`)).status).toBe(200)
  })
})
