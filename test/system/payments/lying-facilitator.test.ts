import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../support/chains/facilitator/fault-proxy.ts'
import { after, lies } from '../../support/chains/facilitator/faults.ts'
import type { Mesh } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import {
  faultInjector,
  withChangedHeader,
  sendUntilFinal,
  note,
  startPaymentStack,
  paymentsOf,
  startClock,
  notesWritten,
  type Kind,
  type Payment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

const clock = startClock()
let stack: PaymentStack
let aimAt: ReturnType<typeof faultInjector>
const sellers = new Map<boolean, Mesh>()

beforeAll(async () => {
  stack = await startPaymentStack()
  for (const rpc of [false, true]) sellers.set(rpc, await stack.startSeller({ rpc }))
  aimAt = faultInjector(stack)
})

afterAll(async () => {
  await stack.stop()
  clock.stop()
})

/** A byte of the payer's signature is another one. */
const forged = (kind: Kind, payment: Payment) =>
  withChangedHeader(payment, ({ payload }) => {
    if (kind === 'EVM') return void (payload['signature'] = `0x${'11'.repeat(64)}1b`)
    const bytes = Buffer.from(String(payload['transaction']), 'base64')
    bytes.writeUInt8(bytes.readUInt8(80) ^ 1, 80) // behind the place for the fee payer's
    payload['transaction'] = bytes.toString('base64')
  })

const untruths = {
  settledWithoutTransaction: lies.settledWithoutTransaction,
  settledByOther: lies.settledByOther,
  settledElsewhere: lies.settledElsewhere,
} satisfies Record<string, Fault>
const distortions = {
  withoutTransaction: after.withoutTransaction,
  otherPayer: after.otherPayer,
  otherNetwork: after.otherNetwork,
} satisfies Record<string, Fault>

describe.each([
  ['EVM', false],
  ['EVM', true],
  ['Solana', false],
  ['Solana', true],
] as const)('on %s, asking the chain: %s', (kind, rpc) => {
  const seller = () => sellers.get(rpc) as Mesh // started above
  const buy = (payment: Payment, words: string) =>
    stack.ask(seller(), kind, note, { note: `${kind} ${rpc} ${words}` }, payment)
  const runs = (words: string) => notesWritten(seller(), `${kind} ${rpc} ${words}`)
  const states = async (payment: Payment) =>
    (await paymentsOf(seller(), payment.payer)).map(({ state }) => state)

  async function expire(): Promise<void> {
    clock.pass(400_000)
    await stack.evm.increaseTime(400)
    stack.solana.expireBlockhash()
  }

  test('a facilitator that finds a forged signature good gets nobody an answer for nothing', async () => {
    const payment = forged(kind, await stack.pay(seller(), kind))
    aimAt('verify', payment, lies.valid)
    const answers = await sendUntilFinal(() => buy(payment, 'forged'), 4)
    expect(answers.map(({ status }) => status)).not.toContain(200)
    expect(answers.map(({ json }) => json)).not.toContainEqual(
      expect.objectContaining({ result: expect.anything() }),
    )
    // Where the chain shows that the payer is no contract, the facilitator is not asked at all.
    expect([await stack.charges(kind, payment.payer), runs('forged')]).toEqual([
      [],
      kind === 'EVM' && rpc ? 0 : 1,
    ])
  })

  test('a facilitator that finds an empty wallet good gets nobody an answer for nothing', async () => {
    const payment = await stack.pay(seller(), kind, note, { tokens: 999n })
    aimAt('verify', payment, lies.valid)
    // Where the chain shows that the payer has too little, the facilitator is not asked at all.
    const answers = await sendUntilFinal(() => buy(payment, 'poor'), 4)
    expect(answers.map(({ status }) => status)).not.toContain(200)
    expect([await stack.charges(kind, payment.payer), runs('poor')]).toEqual([[], rpc ? 0 : 1])
  })

  test('a facilitator that names another payer is not believed, and nothing runs', async () => {
    const payment = await stack.pay(seller(), kind)
    aimAt('verify', payment, lies.validOfOther, 'always')
    const answers = await sendUntilFinal(() => buy(payment, 'another payer'), 3)
    expect(answers.map(({ status, json }) => [status, json['code']])).toEqual(
      [1, 2, 3].map(() => [503, 'unavailable']),
    )
    expect([
      await stack.charges(kind, payment.payer),
      runs('another payer'),
      await states(payment),
    ]).toEqual([[], 0, []])
  })

  test('a settlement that is told in a way that cannot be true is delivered only when the chain shows it', async () => {
    const met = await Promise.all(
      Object.entries(distortions).map(async ([how, lie]) => {
        const payment = await stack.pay(seller(), kind)
        aimAt('settle', payment, lie, 'always')
        const answers = await sendUntilFinal(() => buy(payment, how), rpc ? 6 : 3)
        return {
          payment,
          how,
          first: answers[0]?.json['code'],
          statuses: new Set(answers.map(({ status }) => status)),
          charged: await stack.charges(kind, payment.payer),
          ran: runs(how),
        }
      }),
    )
    for (const { how, first, statuses, charged, ran } of met) {
      expect({ how, first, statuses, charged, ran }).toEqual({
        how,
        first: 'settlement_unknown',
        statuses: new Set(rpc ? [503, 200] : [503]),
        charged: [1000n],
        ran: 1,
      })
    }
  })

  test('a settlement that never was, and is told in a way that cannot be true, is never delivered', async () => {
    const met = await Promise.all(
      Object.entries(untruths).map(async ([how, lie]) => {
        const payment = await stack.pay(seller(), kind)
        aimAt('settle', payment, lie, 'always')
        return { payment, how, answers: await sendUntilFinal(() => buy(payment, how), 3) }
      }),
    )
    for (const { answers } of met)
      expect(answers.map(({ json }) => json['code'])).toEqual(
        [1, 2, 3].map(() => 'settlement_unknown'),
      )
    await expire()
    // With proof that nothing was paid it is over; without, it is the operator's to look at.
    for (const { payment, how } of met) {
      await until(
        `${how} is decided`,
        async () => (await states(payment))[0] === (rpc ? 'failed' : 'undecided'),
      )
      const answer = await buy(payment, how)
      expect([answer.status, await stack.charges(kind, payment.payer), runs(how)]).toEqual([
        rpc ? 402 : 503,
        [],
        1,
      ])
    }
  })
})
