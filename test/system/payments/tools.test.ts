import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holds } from '../../support/chains/facilitator/faults.ts'
import {
  readReply,
  post,
  refusalOf,
  type MeshReply,
  type Mesh,
} from '../../support/servers/mesh.ts'
import { completion, sendJson as sendModelJson } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  faultInjector,
  decodeHeader,
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
let words = 'The weather is fine.'

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller({
    // The reply that breaks the contract is the model's.
    tolerant: true,
    settings: { per_payer: 2 },
    answer: (req, res) => answer(req, res),
    script: (_req, res) => sendModelJson(res, 200, completion(words)),
  })
})

beforeEach(() => {
  answer = well
  words = 'The weather is fine.'
})

afterAll(() => stack.stop())

const weather = 'ShopAgent/get_weather'

describe.each(kinds)('on %s', (kind) => {
  const { path } = { EVM: { path: '/x402/agents' }, Solana: { path: '/x402/solana/agents' } }[kind]

  async function expectNothingKept({ payer }: Payment): Promise<void> {
    expect(await paymentsOf(seller, payer)).toEqual([])
    expect(await stack.charges(kind, payer)).toEqual([])
  }

  /** What went wrong costs nothing, and when it goes well the same payment pays for it once. */
  async function expectPayable(
    payment: Payment,
    what: string,
    body: unknown,
    price: bigint,
  ): Promise<void> {
    await expectNothingKept(payment)
    answer = well
    words = 'The weather is fine.'
    const { status, headers } = await stack.ask(seller, kind, what, body, payment)
    expect([status, headers.get('idempotent-replayed')]).toEqual([200, null])
    expect(await stack.charges(kind, payment.payer)).toEqual([price])
    const rows = (await seller.gateway.rows()).filter(
      ({ key_id }) => key_id.toLowerCase() === `x402:${payment.payer}`.toLowerCase(),
    )
    expect(rows.map(({ charged, payment_id }) => [charged, payment_id !== null])).toEqual([
      [0, false],
      [Number(price) * 1000, true],
    ])
  }

  const failures: Record<string, [answer: Answer, status: number, code: string]> = {
    'answers 500': [(_req, res) => sendJson(res, { detail: 'no' }, 500), 502, 'tool_failed'],
    'answers something that is not JSON': [
      (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      502,
      'tool_failed',
    ],
    'closes the connection': [(_req, res) => void res.destroy(), 502, 'tool_failed'],
    'answers without end': [
      (_req, res) =>
        void res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify('x'.repeat(3 << 20))),
      502,
      'tool_failed',
    ],
    'nests its answer without end': [
      (_req, res) =>
        void res
          .writeHead(200, { 'content-type': 'application/json' })
          .end('['.repeat(3000) + ']'.repeat(3000)),
      502,
      'tool_failed',
    ],
  }

  test.each(Object.entries(failures))(
    'a tool that %s costs nothing, and the payment may be used again',
    async (_how, [fails, status, code]) => {
      const payment = await stack.pay(seller, kind, weather)
      answer = fails
      const body = { city: `${kind} ${_how}` }
      const failed = await stack.ask(seller, kind, weather, body, payment)
      refusalOf(failed, status, code)
      expect(failed.headers.get('payment-response')).toBeNull()
      await expectPayable(payment, weather, body, 2000n)
    },
  )

  test('a tool that is late costs nothing, and the payment may be used again', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent/be_quick')
    answer = () => {}
    refusalOf(
      await stack.ask(seller, kind, 'ShopAgent/be_quick', {}, payment),
      504,
      'deadline_exceeded',
    )
    await expectPayable(payment, 'ShopAgent/be_quick', {}, 1000n)
  })

  test('a payment that could not be used for one request may be used for another', async () => {
    const payment = await stack.pay(seller, kind, weather)
    answer = (_req, res) => sendJson(res, {}, 503)
    refusalOf(
      await stack.ask(seller, kind, weather, { city: `${kind} before` }, payment),
      502,
      'tool_failed',
    )
    await expectPayable(payment, weather, { city: `${kind} instead` }, 2000n)
  })

  test('arguments that are wrong are refused before anything is claimed, and the payment is for the right ones', async () => {
    const payment = await stack.pay(seller, kind, weather)
    const requestCount = seller.tools.requests.length
    const verified = stack.proxy.counts.verify
    for (const body of [{}, { city: 7 }, { city: '' }, { city: 'x'.repeat(201) }, [], 'text']) {
      const refused = refusalOf(
        await stack.ask(seller, kind, weather, JSON.stringify(body), payment),
        400,
        'invalid_request',
      )
      expect(refused.param ?? 'body').toMatch(/^body/)
    }
    refusalOf(await stack.ask(seller, kind, 'ShopAgent', { raw_data_only: true }, payment), 400)
    expect([seller.tools.requests.length, stack.proxy.counts.verify]).toEqual([
      requestCount,
      verified,
    ])
    await expectNothingKept(payment)
    expect(
      (await stack.ask(seller, kind, weather, { city: `${kind} corrected` }, payment)).status,
    ).toBe(200)
    expect(await stack.charges(kind, payment.payer)).toEqual([2000n])
  })

  test('an answer that the contract does not promise is a failed tool and costs nothing', async () => {
    const payment = await stack.pay(seller, kind, 'ShopAgent')
    words = 'x'.repeat((1 << 20) + 1)
    const body = { query: `${kind}?` }
    refusalOf(await stack.ask(seller, kind, 'ShopAgent', body, payment), 502, 'tool_failed')
    await expectNothingKept(payment)
    words = 'The weather is fine.'
    expect((await stack.ask(seller, kind, 'ShopAgent', body, payment)).json).toMatchObject({
      result: { response: words },
    })
    expect(await stack.charges(kind, payment.payer)).toEqual([50_000n])
  })

  const send = (what: string, body: unknown, payment: Payment, signal: AbortSignal) =>
    fetch(`${seller.gateway.meshUrl}${path}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...payment.headers },
      body: JSON.stringify(body),
      signal,
    }).then(readReply)

  test('a client who leaves before there is a result of what changes nothing is not charged, and may come again', async () => {
    const payment = await stack.pay(seller, kind, weather)
    const leave = new AbortController()
    let [runs, closed] = [0, false]
    answer = (_req, res) => {
      runs += 1
      res.on('close', () => (closed = true))
    }
    const body = { city: `${kind} leaves early` }
    const call = send(weather, body, payment, leave.signal)
    await until('the tool runs', () => runs === 1)
    leave.abort()
    await expect(call).rejects.toThrow()
    await until('the tool is told', () => closed)
    await until(
      'the payment is released',
      async () => (await paymentsOf(seller, payment.payer)).length === 0,
    )
    await expectPayable(payment, weather, body, 2000n)
  })

  test('a client who leaves while something is changed is charged once, and has the answer on the next try', async () => {
    const payment = await stack.pay(seller, kind)
    const leave = new AbortController()
    const finish = Promise.withResolvers<void>()
    answer = (req, res) => void finish.promise.then(() => well(req, res))
    const body = { note: `${kind} leaves while it is written` }
    const call = send(note, body, payment, leave.signal)
    await until('the tool runs', () => notesWritten(seller, body.note) === 1)
    leave.abort()
    await expect(call).rejects.toThrow()
    const again = stack.ask(seller, kind, note, body, payment)
    finish.resolve()
    expect([(await again).status, (await again).headers.get('idempotent-replayed')]).toEqual([
      200,
      'true',
    ])
    expect([await stack.charges(kind, payment.payer), notesWritten(seller, body.note)]).toEqual([
      [1000n],
      1,
    ])
  })

  test('a client who leaves when there is a result is charged once, and has it on the next try', async () => {
    const payment = await stack.pay(seller, kind)
    const leave = new AbortController()
    const settling = holds('before')
    faultInjector(stack)('settle', payment, settling.fault)
    const body = { note: `${kind} leaves late` }
    const call = send(note, body, payment, leave.signal)
    await settling.arrived
    leave.abort()
    await expect(call).rejects.toThrow()
    expect((await paymentsOf(seller, payment.payer)).map(({ state }) => state)).toEqual([
      'settling',
    ])
    settling.release()
    await until(
      'it is settled',
      async () => (await paymentsOf(seller, payment.payer))[0]?.state === 'settled',
    )
    const fetched = await stack.ask(seller, kind, note, body, payment)
    expect([fetched.status, fetched.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(fetched.json).toEqual({ result: { success: true, data: { temperature: 21 } } })
    expect([await stack.charges(kind, payment.payer), notesWritten(seller, body.note)]).toEqual([
      [1000n],
      1,
    ])
  })

  test('gives whoever pays the same result as whoever has a key', async () => {
    const city = { city: `${kind} same` }
    const requests: [what: string, paid: object, keyed: object][] = [
      [weather, city, { tool: 'get_weather', tool_arguments: city }],
      ['ShopAgent', { query: 'How is it?' }, { query: 'How is it?' }],
      [
        'ShopAgent',
        { query: 'How is it?', raw_data_only: true },
        { query: 'How is it?', raw_data_only: true },
      ],
    ]
    for (const [what, body, input] of requests) {
      const paid = await stack.ask(seller, kind, what, body, await stack.pay(seller, kind, what))
      const keyed = await post(seller.gateway.meshUrl, '/mesh_request', {
        api_key: seller.gateway.key,
        agent_id: 'ShopAgent',
        input,
      })
      expect([paid.status, keyed.status]).toEqual([200, 200])
      expect(paid.json).toEqual(keyed.json)
    }
  })

  test('writes one row in the ledger for each payment that was settled, in the name of its payer', async () => {
    const buys: [what: string, body: object, charged: number, tool: string | null][] = [
      [note, { note: `${kind} row` }, 1_000_000, 'write_note'],
      [weather, { city: `${kind} row` }, 2_000_000, 'get_weather'],
      ['ShopAgent', { query: `${kind} row` }, 50_000_000, null],
    ]
    for (const [what, body, charged, tool] of buys) {
      const payment = await stack.pay(seller, kind, what)
      const answers = [
        await stack.ask(seller, kind, what, body, payment),
        await stack.ask(seller, kind, what, body, payment),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const [{ id, request_id, state, price_usd, amount }] = (await paymentsOf(
        seller,
        payment.payer,
      )) as [OperatorPayment] // it was answered
      expect({ state, nano: Number(amount) * 1000 }).toEqual({ state: 'settled', nano: charged })
      expect(Number(price_usd) * 1e9).toBeCloseTo(charged)
      expect(answers[0]?.headers.get('x-request-id')).toBe(request_id)
      const rows = (await seller.gateway.rows()).filter(({ payment_id }) => payment_id === id)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        key_id: expect.stringMatching(new RegExp(`^x402:${payment.payer}$`, 'i')),
        service: 'mesh',
        agent: 'ShopAgent',
        tool,
        status: 'ok',
        charged,
        request_id,
      })
    }
  })

  /** Lets this many payments, of one wallet or several, reach their settlement and stay there. */
  async function stuck(
    at: Mesh,
    payments: Payment[],
  ): Promise<{ answers: Promise<MeshReply[]>; release(): void }> {
    const held = payments.map(() => holds('before'))
    const aimAt = faultInjector(stack)
    for (const [index, payment] of payments.entries())
      aimAt('settle', payment, held[index]?.fault ?? (() => {}))
    const replies: Promise<MeshReply>[] = []
    // One after the other, since half of the places are for those that are not verified yet.
    for (const [index, payment] of payments.entries()) {
      replies.push(
        stack.ask(at, kind, note, { note: `${kind} ${payment.payer} ${index}` }, payment),
      )
      await held[index]?.arrived
    }
    const answers = Promise.all(replies)
    return { answers, release: () => held.forEach(({ release }) => release()) }
  }

  test('claims nothing more for a payer with as many unsettled payments as may be, until one is settled', async () => {
    const first = await stack.pay(seller, kind)
    const payments = [first, await stack.pay(seller, kind, note, { by: first })]
    const third = await stack.pay(seller, kind, note, { by: first })
    const { answers, release } = await stuck(seller, payments)
    const verified = stack.proxy.counts.verify
    const busy = await stack.ask(seller, kind, note, { note: 'third' }, third)
    expect(refusalOf(busy, 429, 'payer_busy').message).toContain('wait until one is settled')
    expect([
      stack.proxy.counts.verify,
      notesWritten(seller, 'third'),
      (await paymentsOf(seller, first.payer)).length,
    ]).toEqual([verified, 0, 2])
    // Others are not kept waiting.
    expect(
      (
        await stack.ask(
          seller,
          kind,
          note,
          { note: `${kind} of another` },
          await stack.pay(seller, kind),
        )
      ).status,
    ).toBe(200)
    release()
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    expect((await stack.ask(seller, kind, note, { note: `${kind} third` }, third)).status).toBe(200)
    expect(await stack.charges(kind, first.payer)).toEqual([1000n, 1000n, 1000n])
  })

  test('claims nothing more of anybody while as many are unsettled as may be in all', async () => {
    const small = await stack.startSeller({ settings: { unsettled: 2 } })
    const payments = await Promise.all([1, 2, 3].map(() => stack.pay(small, kind)))
    const [late] = payments.splice(2) as [Payment] // there are three
    const { answers, release } = await stuck(small, payments)
    const full = await stack.ask(small, kind, note, { note: 'full' }, late)
    expect(refusalOf(full, 503, 'unavailable').message).toContain('too many payments')
    expect([notesWritten(small, 'full'), await paymentsOf(small, late.payer)]).toEqual([0, []])
    release()
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    expect((await stack.ask(small, kind, note, { note: 'full' }, late)).status).toBe(200)
    await stack.close(small)
  })

  test('shows the operator a payment without what was signed or answered', async () => {
    const payment = await stack.pay(seller, kind)
    const paid = await stack.ask(seller, kind, note, { note: `${kind} shown` }, payment)
    const [row] = (await paymentsOf(seller, payment.payer)) as [OperatorPayment] // it was answered
    const shown = JSON.stringify(await operatorJson(seller.gateway, 'GET', `/payments/${row.id}`))
    const secret = payment.content.payload['signature'] ?? payment.content.payload['transaction']
    expect(shown).not.toContain(String(secret).slice(2, 60))
    expect(shown).not.toContain('temperature')
    expect(decodeHeader(paid.headers.get('payment-response') ?? '')).toMatchObject({
      success: true,
      transaction: row.transaction,
      network: row.network,
    })
  })
})
