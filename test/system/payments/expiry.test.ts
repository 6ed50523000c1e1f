import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { before } from '../../support/chains/facilitator/faults.ts'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { refusalOf, type Mesh } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  faultInjector,
  sendUntilFinal,
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  startClock,
  notesWritten,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

const clock = startClock()
const well = (_req: IncomingMessage, res: ServerResponse) => sendJson(res, { temperature: 21 })
let answer: (req: IncomingMessage, res: ServerResponse) => void = well
let stack: PaymentStack
let store: string
let seller: Mesh

const open = () => stack.startSeller({ rpc: true, store, answer: (req, res) => answer(req, res) })

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'tollgate-expiry-'))
  stack = await startPaymentStack()
  seller = await open()
})

beforeEach(() => {
  answer = well
})

afterAll(async () => {
  await stack.stop()
  await rm(store, { recursive: true })
  clock.stop()
})

/** Everybody's time goes by: ours, the facilitator's, and that of both chains. */
async function pass(seconds: number): Promise<void> {
  clock.pass(seconds * 1000)
  await stack.evm.increaseTime(seconds)
  stack.solana.expireBlockhash()
}

describe.each(kinds)('on %s', (kind) => {
  const buy = (payment: Payment, words: string) =>
    stack.ask(seller, kind, note, { note: `${kind} ${words}` }, payment)
  const runs = (words: string) => notesWritten(seller, `${kind} ${words}`)
  const stateOf = async ({ payer }: Payment) => (await paymentsOf(seller, payer))[0]?.state

  test('a payment that was not used in its time buys nothing, and costs nothing', async () => {
    const payment = await stack.pay(seller, kind)
    await pass(200)
    const late = await buy(payment, 'late')
    expect([
      late.status,
      late.headers.get('payment-response'),
      late.headers.get('payment-required') === null,
    ]).toEqual([402, null, false])
    expect([
      await stack.charges(kind, payment.payer),
      runs('late'),
      await paymentsOf(seller, payment.payer),
    ]).toEqual([[], 0, []])
  })

  test('a settled payment has its answer long after its validity, also from another process', async () => {
    const payment = await stack.pay(seller, kind)
    const first = await buy(payment, 'kept')
    expect(first.status).toBe(200)
    await pass(3600)
    const second = await buy(payment, 'kept')
    await stack.close(seller)
    seller = await open()
    const third = await buy(payment, 'kept')
    for (const again of [second, third]) {
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([
        200,
        first.text,
        'true',
      ])
      expect(again.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    }
    refusalOf(await buy(payment, 'something else'), 409, 'payment_bound')
    expect([await stack.charges(kind, payment.payer), runs('kept')]).toEqual([[1000n], 0])
  })

  test('a payment that ends while the tool runs is not sent to be settled, and costs nothing', async () => {
    const payment = await stack.pay(seller, kind)
    const [running, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    answer = (req, res) => {
      running.resolve()
      void finish.promise.then(() => well(req, res))
    }
    const paid = buy(payment, 'slow')
    await running.promise
    const settles = stack.proxy.counts.settle
    await pass(200)
    finish.resolve()
    const late = await paid
    expect([late.status, stack.proxy.counts.settle]).toEqual([402, settles])
    expect(late.json['error']).toContain('expired')
    expect(late.json).not.toHaveProperty('result')
    expect([await stateOf(payment), await stack.charges(kind, payment.payer)]).toEqual([
      'expired',
      [],
    ])
    // It stays so: a result was there, so the same payment is not worked for again.
    expect([(await buy(payment, 'slow')).status, runs('slow')]).toEqual([402, 1])
  })

  test('a settlement that stayed unknown ends as not charged when the chain shows that it never was', async () => {
    const payment = await stack.pay(seller, kind)
    faultInjector(stack)('settle', payment, before.closes, 'always')
    const answers = await sendUntilFinal(() => buy(payment, 'lost'), 3)
    expect(answers.map(({ json }) => json['code'])).toEqual(
      [1, 2, 3].map(() => 'settlement_unknown'),
    )
    await pass(200)
    if (kind === 'Solana') await pass(100)
    await until('it is decided', async () => (await stateOf(payment)) === 'failed')
    const over = await buy(payment, 'lost')
    expect(over.status).toBe(402)
    expect(decodeReceipt(over.headers.get('payment-response'))).toMatchObject({
      success: false,
      transaction: '',
    })
    expect(over.json).not.toHaveProperty('result')
    expect([await stack.charges(kind, payment.payer), runs('lost')]).toEqual([[], 1])
    // A new payment is the right thing now.
    expect((await buy(await stack.pay(seller, kind), 'anew')).status).toBe(200)
  })

  test('a payment is forgotten a day after its validity, and is not worked for again', async () => {
    const payment = await stack.pay(seller, kind)
    expect((await buy(payment, 'old')).status).toBe(200)
    await pass(23 * 3600)
    expect((await buy(payment, 'old')).headers.get('idempotent-replayed')).toBe('true')
    await pass(2 * 3600)
    await until('it is forgotten', async () => (await stateOf(payment)) === undefined)
    const late = await buy(payment, 'old')
    expect([late.status, runs('old'), await stack.charges(kind, payment.payer)]).toEqual([
      402,
      1,
      [1000n],
    ])
  })
})
