import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { paymentKey } from '../../support/chains/facilitator/official.ts'
import { fault } from '../../support/http/schemas.ts'
import { refusalOf, type MeshReply, type Mesh } from '../../support/servers/mesh.ts'
import {
  withChangedHeader,
  asVersion,
  sendUntilFinal,
  kinds,
  note,
  startPaymentStack,
  notesWritten,
  type Kind,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

let stack: PaymentStack
let seller: Mesh

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller()
})

afterAll(() => stack.stop())

const settledBy = (payment: Payment) =>
  stack.facilitator.calls.filter(
    ({ operation, ok, key }) =>
      operation === 'settle' && ok && key === paymentKey(payment.content.payload),
  ).length

/** A new signature, or a changed byte of one, over the same authorization. */
const forgers: Record<Kind, Record<string, (payment: Payment) => Payment>> = {
  EVM: {
    'with another byte in it': (payment) =>
      withChangedHeader(payment, ({ payload }) => {
        const signature = String(payload['signature'])
        return (payload['signature'] = `${signature.slice(0, 20)}0000${signature.slice(24)}`)
      }),
    'with its parity written differently': (payment) =>
      withChangedHeader(
        payment,
        ({ payload }) =>
          (payload['signature'] = String(payload['signature']).replace(
            /1([bc])$/,
            (_all, letter) => (letter === 'b' ? '00' : '01'),
          )),
      ),
  },
  Solana: {
    'with another byte in it': (payment) =>
      withChangedHeader(payment, ({ payload }) => {
        const bytes = Buffer.from(String(payload['transaction']), 'base64')
        // In the payer's signature, which follows the place for the fee payer's.
        bytes.writeUInt8(bytes.readUInt8(80) ^ 1, 80)
        payload['transaction'] = bytes.toString('base64')
      }),
  },
}

describe.each(kinds)('on %s', (kind) => {
  const buy = (words: string, payment: Payment, at = seller) =>
    stack.ask(at, kind, note, { note: words }, payment)

  /** All the answers are one, and say so; how many of them were told to come again. */
  function expectOneAnswer(answers: MeshReply[]): number {
    const paid = answers.filter(({ status }) => status === 200)
    const early = answers.filter(({ status }) => status !== 200)
    for (const answer of early)
      expect(refusalOf(answer, 409, 'conflict').message).toContain('retry with the same payment')
    for (const { headers } of early) expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
    expect(new Set(paid.map(({ text }) => text)).size).toBe(1)
    expect(new Set(paid.map(({ headers }) => headers.get('payment-response'))).size).toBe(1)
    expect(paid.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(
      1,
    )
    for (const { json } of paid) expect(fault('mesh', 'AgentReply', json)).toBeNull()
    return early.length
  }

  test('runs once, charges once and answers all the same when one payment comes fifty times at once', async () => {
    const payment = await stack.pay(seller, kind)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => buy(`fifty ${kind}`, payment)),
    )
    expect(expectOneAnswer(answers)).toBe(0)
    expect(notesWritten(seller, `fifty ${kind}`)).toBe(1)
    expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
    expect(settledBy(payment)).toBe(1)

    const later = await buy(`fifty ${kind}`, payment)
    expect(later.headers.get('idempotent-replayed')).toBe('true')
    expect(expectOneAnswer([...answers, later])).toBe(0)
    expect(notesWritten(seller, `fifty ${kind}`)).toBe(1)
  })

  test('takes the headers of both versions for one payment when they carry the same signed part', async () => {
    const required = decodePaymentRequiredHeader(
      (await stack.unpaid(seller, kind)).headers.get('payment-required') ?? '',
    )
    const second = await stack.pay(seller, kind)
    const first = asVersion(1, second, stack, kind)
    expect(Object.keys(first.headers)).not.toEqual(Object.keys(second.headers))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => buy(`versions ${kind}`, at % 2 === 0 ? first : second)),
    )
    expectOneAnswer([
      ...answers,
      await buy(`versions ${kind}`, asVersion(2, first, stack, kind, required)),
    ])
    expect(notesWritten(seller, `versions ${kind}`)).toBe(1)
    expect(await stack.charges(kind, second.payer)).toEqual([1000n])
  })

  test('charges every one of many payments that come at once', async () => {
    const payments = await Promise.all(Array.from({ length: 12 }, () => stack.pay(seller, kind)))
    const answers = await Promise.all(
      payments.map((payment, at) => sendUntilFinal(() => buy(`many ${kind} ${at}`, payment))),
    )
    expect(answers.map((replies) => replies.at(-1)?.status)).toEqual(payments.map(() => 200))
    expect(await Promise.all(payments.map(({ payer }) => stack.charges(kind, payer)))).toEqual(
      payments.map(() => [1000n]),
    )
    expect(payments.map((_, at) => notesWritten(seller, `many ${kind} ${at}`))).toEqual(
      payments.map(() => 1),
    )
  })

  test('answers a payment of before from the store after a restart, whatever the new process knows', async () => {
    const store = await mkdtemp(join(tmpdir(), 'tollgate-replays-'))
    onTestFinished(() => rm(store, { recursive: true }))
    const before = await stack.startSeller({ store })
    const payment = await stack.pay(before, kind)
    const first = await buy('a restart', payment, before)
    expect(first.status).toBe(200)
    await stack.close(before)

    const after = await stack.startSeller({
      store,
      answer: (_req, res) => void res.writeHead(500).end(),
    })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buy('a restart', payment, after)),
    )
    expect(expectOneAnswer([first, ...answers])).toBe(0)
    expect(after.tools.requests).toEqual([])
    expect(
      refusalOf(await buy('another note', payment, after), 409, 'payment_bound').message,
    ).toContain('made for another request')
    expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
    const rows = (await after.gateway.rows()).filter(({ payment_id }) => payment_id !== null)
    expect(rows).toHaveLength(1)
    await stack.close(after)
  })

  // The rule: the answer belongs to the signature that paid. Another signature of the same
  // authorization is 409 once there is an answer.
  describe.each(Object.entries(forgers[kind]))(
    'a signature of the same authorization %s',
    (how, forge) => {
      test('never gets the answer that another one has paid for', async () => {
        const payment = await stack.pay(seller, kind)
        const words = `forged after ${kind} ${how}`
        expect((await buy(words, payment)).status).toBe(200)
        const forged = forge(payment)
        expect(forged.headers).not.toEqual(payment.headers)
        const answer = await buy(words, forged)
        refusalOf(answer, 409, 'payment_bound')
        expect(answer.headers.get('payment-response')).toBeNull()
        expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
        expect(notesWritten(seller, words)).toBe(1)
      })

      test('does not keep the true one from paying when it comes first or at once', async () => {
        const payment = await stack.pay(seller, kind)
        const forged = forge(payment)
        const words = `forged before ${kind} ${how}`
        const attempts = [forged, payment, forged, payment, payment, forged]
        const answers = await Promise.all(
          attempts.map((one) => sendUntilFinal(() => buy(words, one))),
        )
        const last = answers.map((replies) => replies.at(-1)?.status)
        const winners = new Set(attempts.filter((_, at) => last[at] === 200))
        // Facilitators accept several spellings of some signatures: the first one has paid, and
        // only it.
        expect(winners.size).toBe(1)
        expect(
          last
            .filter((status) => status !== 200)
            .every((status) => status === 402 || status === 409),
        ).toBe(true)
        if (how === 'with another byte in it') expect(winners.has(payment)).toBe(true)
        expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
        expect(notesWritten(seller, words)).toBe(1)
      })
    },
  )
})
