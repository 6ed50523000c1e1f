import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callsTools, refusalOf, type MeshReply, type Mesh } from '../../support/servers/mesh.ts'
import { completion, sendJson as sendModelJson } from '../../support/upstreams/model-server.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  notesWritten,
  type Payment,
  type OperatorPayment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'
import { operatorJson } from '../../support/http/operator.ts'

type Answer = (req: IncomingMessage, res: ServerResponse) => void

let stack: PaymentStack
let seller: Mesh
const well: Answer = (_req, res) => sendJson(res, { temperature: 21 })
let answer = well
let model: object[] = []

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller({
    mesh: { write_tools: true },
    answer: (req, res) => answer(req, res),
    script: (_req, res) => {
      const [turn] = model.splice(0, 1)
      if (turn) sendModelJson(res, 200, turn)
      else sendModelJson(res, 400, { error: { message: 'no' } })
    },
  })
})

beforeEach(() => {
  answer = well
  model = []
})

afterAll(() => stack.stop())

const broken: Record<string, Answer> = {
  'answers 500': (_req, res) => sendJson(res, {}, 500),
  'answers 503': (_req, res) => sendJson(res, {}, 503),
  'closes the connection': (_req, res) => void res.destroy(),
  'points elsewhere': (_req, res) => void res.writeHead(303, { location: '/done' }).end(),
  'answers something that is not JSON': (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  'answers more than can be taken': (_req, res) =>
    void res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify('x'.repeat(3 << 20))),
}

describe.each(kinds)('on %s', (kind) => {
  const uncertain = (reply: MeshReply) => {
    expect(reply.headers.get('x-should-retry')).toBe('false')
    expect(reply.headers.get('payment-required')).toBeNull()
    return expect(refusalOf(reply, 502, 'tool_failed'))
  }

  /** The payment is final: nobody is charged, nothing runs again, and each answer is the same. */
  async function expectOver(
    first: MeshReply,
    payment: Payment,
    what: string,
    body: object,
    runs: () => number,
  ): Promise<OperatorPayment> {
    const before = runs()
    uncertain(first).toMatchObject({ may_have_happened: true })
    answer = well
    for (let time = 0; time < 2; time++) {
      const again = await stack.ask(seller, kind, what, body, payment)
      uncertain(again).toEqual(first.json)
    }
    refusalOf(
      await stack.ask(seller, kind, note, { note: 'another one' }, payment),
      409,
      'payment_bound',
    )
    const rows = await paymentsOf(seller, payment.payer)
    expect(rows).toMatchObject([{ state: 'failed', attempts: 0, transaction: null, look_at: null }])
    expect([runs(), await stack.charges(kind, payment.payer)]).toEqual([before, []])
    const ledger = (await seller.gateway.rows()).filter(
      ({ key_id, service }) =>
        service === 'mesh' && key_id.toLowerCase() === `x402:${payment.payer}`.toLowerCase(),
    )
    // Of a query the model's calls have rows of their own, and the other use of a tool's payment has.
    const last = ledger.findLast(({ status }) => status !== 'payment_bound')
    expect([new Set(ledger.map(({ charged }) => charged)), last?.status]).toEqual([
      new Set([0]),
      expect.stringMatching(/_failed$|_exceeded$/),
    ])
    return rows[0] as OperatorPayment // there is one
  }

  test.each(Object.entries(broken))(
    'what a tool that %s may have changed is not changed again for the same payment, and not charged',
    async (how, breaks) => {
      const payment = await stack.pay(seller, kind)
      answer = breaks
      const body = { note: `${kind} ${how}` }
      const first = await stack.ask(seller, kind, note, body, payment)
      const { id, reason } = await expectOver(first, payment, note, body, () =>
        notesWritten(seller, body.note),
      )
      expect(notesWritten(seller, body.note)).toBe(1)
      expect(reason).toBe(first.json['message'])
      const failed = await operatorJson<{ payments: OperatorPayment[] }>(
        seller.gateway,
        'GET',
        '/payments?state=failed',
      )
      expect(failed.payments.map((row) => row.id)).toContain(id)
    },
  )

  test('what a tool that did not answer in time may have changed is not changed again for the same payment, and not charged', async () => {
    const what = 'ShopAgent/write_quickly'
    const runs = () => seller.tools.requests.filter(({ url }) => url?.endsWith('/hasty')).length
    const payment = await stack.pay(seller, kind, what)
    const before = runs()
    answer = () => {}
    const first = await stack.ask(seller, kind, what, {}, payment)
    expect(first.json['message']).toContain(
      'the tool write_quickly did not answer within 0.2 s; it may have been executed',
    )
    await expectOver(first, payment, what, {}, runs)
    expect(runs()).toBe(before + 1)
  })

  test('what twins of one payment were promised they all hear', async () => {
    const payment = await stack.pay(seller, kind)
    const finish = Promise.withResolvers<void>()
    answer = (_req, res) => void finish.promise.then(() => sendJson(res, {}, 500))
    const body = { note: `${kind} twins` }
    const replies = Array.from({ length: 5 }, () => stack.ask(seller, kind, note, body, payment))
    finish.resolve()
    for (const reply of await Promise.all(replies))
      uncertain(reply).toMatchObject({ may_have_happened: true })
    expect([notesWritten(seller, body.note), await stack.charges(kind, payment.payer)]).toEqual([
      1,
      [],
    ])
  })

  test('a query that fails after it changed something is not answered again for the same payment, and not charged', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent')
    const words = `${kind} by a model`
    model = [callsTools(['write_note', { note: words }])]
    const body = { query: `${kind}, write it down` }
    const first = await stack.ask(seller, kind, 'ShopAgent', body, payment)
    model = [callsTools(['write_note', { note: words }]), completion('It is written.')]
    await expectOver(first, payment, 'ShopAgent', body, () => notesWritten(seller, words))
    expect(notesWritten(seller, words)).toBe(1)
  })

  test('a tool that refuses, or is not there, has changed nothing: the payment may be used again', async () => {
    for (const status of [400, 404, 422]) {
      const payment = await stack.pay(seller, kind)
      answer = (_req, res) => sendJson(res, {}, status)
      const body = { note: `${kind} ${status}` }
      const refused = await stack.ask(seller, kind, note, body, payment)
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.json).not.toHaveProperty('may_have_happened')
      expect(await paymentsOf(seller, payment.payer)).toEqual([])
      answer = well
      expect((await stack.ask(seller, kind, note, body, payment)).status).toBe(200)
      expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
    }
  })
})
