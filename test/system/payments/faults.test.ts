import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentKey } from '../../support/chains/facilitator/official.ts'
import type { Fault } from '../../support/chains/facilitator/fault-proxy.ts'
import {
  after,
  before,
  doesAndRefuses,
  lies,
  refuses,
} from '../../support/chains/facilitator/faults.ts'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { refusalOf, type MeshReply, type Mesh } from '../../support/servers/mesh.ts'
import { longMs, until } from '../../support/waiting.ts'
import {
  faultInjector,
  chargesIn,
  sendUntilFinal,
  note,
  startPaymentStack,
  paymentsOf,
  startClock,
  notesWritten,
  type Kind,
  type Payment,
  type OperatorPayment,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'
import { operatorJson } from '../../support/http/operator.ts'

/** Those that take no time; what hangs has a test of its own. */
const { hangs, ...quick } = before

/**
 * The outcome of a fault: the first and the last answer, how often money moved, and how often the
 * tool ran.
 */
type Fate = string
type Operation = 'verify' | 'settle'
type Met = { payment: Payment; answer: string; ran: number }

const retried = 'retry with the same payment'
/** Where the last answer is final: how many are needed depends on the machine. */
const untilFinal = 60
let stack: PaymentStack
const clock = startClock()
let aimAt: ReturnType<typeof faultInjector>
const sellers = new Map<string, Mesh>()

/**
 * One run of all tests: a chain, x402 versions of payer and facilitator, and whether the server may
 * ask the chain.
 */
const ways = [
  { kind: 'EVM', version: 2, rpc: false },
  { kind: 'EVM', version: 2, rpc: true },
  { kind: 'EVM', version: 1, rpc: false },
  { kind: 'EVM', version: 1, rpc: true },
  { kind: 'Solana', version: 2, rpc: false },
  { kind: 'Solana', version: 2, rpc: true },
] as const

const onlyV1: Fault = async ({ ask, answer }) => {
  const { status, text } = await ask()
  // Of the official facilitator.
  const supported = JSON.parse(text) as { kinds: { x402Version: number }[] }
  answer(status, {
    ...supported,
    kinds: supported.kinds.filter(({ x402Version }) => x402Version === 1),
  })
}

beforeAll(async () => {
  stack = await startPaymentStack()
  // A busy machine must not add faults of its own.
  const settings = { verify_ms: 30_000, settle_ms: 30_000 }
  for (const rpc of [false, true])
    sellers.set(`2 ${rpc}`, await stack.startSeller({ rpc, settings }))
  stack.proxy.always('supported', onlyV1)
  for (const rpc of [false, true])
    sellers.set(`1 ${rpc}`, await stack.startSeller({ rpc, settings }))
  aimAt = faultInjector(stack)
})

afterAll(async () => {
  await stack.stop()
  clock.stop()
})

const word = ({ status, json, headers }: MeshReply): string => {
  if (status === 402) return headers.get('payment-response') === null ? '402' : '402 unsettled'
  return typeof json['code'] === 'string' ? `${status} ${json['code']}` : `${status}`
}

/** What must hold of every answer, whatever went wrong. */
function expectSound(answers: MeshReply[], { payer }: Payment): void {
  const unknown = answers.findIndex(({ status }) => status === 503)
  for (const [at, answer] of answers.entries()) {
    const receipt = answer.headers.get('payment-response')
    if (answer.status === 200) expect(decodeReceipt(receipt).success).toBe(true)
    if (answer.status === 503) expect(refusalOf(answer, 503).message).toContain(retried)
    if (answer.status === 503)
      expect([receipt, answer.headers.get('payment-required')]).toEqual([null, null])
    if (answer.status !== 402) continue
    // Whoever does not know what became of the first payment must not be asked for a second.
    expect(
      unknown === -1 || at < unknown || answers[unknown]?.json['code'] !== 'settlement_unknown',
    ).toBe(true)
    expect(answer.json).not.toHaveProperty('result')
    if (receipt !== null)
      expect(decodeReceipt(receipt)).toMatchObject({
        success: false,
        transaction: '',
        payer: expect.stringMatching(new RegExp(payer, 'i')),
      })
  }
}

/** Payments that were charged without proof, and those whose charge the facilitator denied. */
const owed: { seller: Mesh; payment: Payment }[] = []
const denied: { seller: Mesh; kind: Kind; words: string; payment: Payment }[] = []

describe.concurrent.each(ways)(
  'on $kind by version $version, asking the chain: $rpc',
  ({ kind, version, rpc }) => {
    const name = (words: string) => `${kind} ${version} ${rpc} ${words}`
    const seller = () => sellers.get(`${version} ${rpc}`) as Mesh // started above

    async function meet(
      operation: Operation,
      words: string,
      fault: Fault,
      times: number,
    ): Promise<Met> {
      const payment = await stack.pay(seller(), kind, note, { version })
      aimAt(operation, payment, fault)
      let ranBefore = -1
      const answers = await sendUntilFinal(async () => {
        const answer = await stack.ask(seller(), kind, note, { note: words }, payment)
        if (ranBefore === -1) ranBefore = notesWritten(seller(), words)
        return answer
      }, times)
      expectSound(answers, payment)
      if (operation === 'verify' && answers[0]?.status !== 200) expect(ranBefore).toBe(0)
      const [first = '', last = ''] = [answers[0], answers.at(-1)].map(
        (answer) => answer && word(answer),
      )
      return {
        payment,
        answer: answers.length > 1 ? `${first} → ${last}` : first,
        ran: notesWritten(seller(), words),
      }
    }

    async function fates(
      operation: Operation,
      group: string,
      faults: Record<string, Fault>,
      times = 6,
    ) {
      const names = Object.keys(faults)
      const met = await Promise.all(
        Object.entries(faults).map(([faultName, fault]) =>
          meet(operation, name(`${operation} ${group} ${faultName}`), fault, times),
        ),
      )
      const transfers = await stack.purses[kind].transfers()
      const results = met.map(({ payment, answer, ran }) => {
        const charged = chargesIn(transfers, payment.payer)
        expect(charged.every((value) => value === 1000n)).toBe(true)
        return `${answer}, ${charged.length} charged, ${ran} run`
      })
      return {
        fates: Object.fromEntries(names.map((faultName, at) => [faultName, results[at]])),
        payments: met.map(({ payment }) => payment),
      }
    }

    const each = (faults: object, fate: Fate, but: Record<string, Fate> = {}) =>
      Object.fromEntries(
        Object.keys(faults).map((faultName) => [faultName, but[faultName] ?? fate]),
      )
    const paid = '200, 1 charged, 1 run'
    const refused = '402, 0 charged, 0 run'
    const recovered = '503 settlement_unknown → 200, 1 charged, 1 run'

    // What comes of a verification is the same in all these ways.
    if (version === 2 && !rpc) {
      test('a verification that goes wrong in any way runs nothing, and the same payment pays afterwards', async () => {
        const later = '503 unavailable → 200, 1 charged, 1 run'
        const met = await Promise.all([
          fates('verify', 'before', quick),
          fates('verify', 'after', after),
          fates('verify', 'lies', lies),
        ])
        expect(met.map((group) => group.fates)).toEqual([
          each(quick, later, { pending: refused }),
          // What only a settlement says is not looked at; a reason makes it a refusal.
          each(after, later, {
            pending: paid,
            failedState: paid,
            withoutTransaction: paid,
            otherNetwork: paid,
            pendingUnnamed: refused,
            duplicate: refused,
            timedOut: refused,
            nonceUsed: refused,
          }),
          each(lies, later, { valid: paid }),
        ])
      })
    }

    test('a settlement that goes wrong before money moves is tried again with the same payment', async () => {
      const met = await Promise.all([
        fates('settle', 'before', quick, untilFinal),
        fates('settle', 'lies', lies, untilFinal),
      ])
      // An invented settlement is believed: the operator chooses whom to trust.
      expect(met.map((group) => group.fates)).toEqual([
        each(quick, recovered),
        each(lies, recovered, {
          settled: '200, 0 charged, 1 run',
          valid: recovered,
          validOfOther: recovered,
        }),
      ])
    })

    test('a settlement that goes wrong after money has moved is delivered on a retry, or listed for the operator', async () => {
      const { fates: met, payments } = await fates('settle', 'after', after, rpc ? untilFinal : 2)
      if (rpc) return expect(met).toEqual(each(after, recovered))
      expect(met).toEqual(
        each(after, '503 settlement_unknown → 503 settlement_unknown, 1 charged, 1 run'),
      )
      owed.push(...payments.map((payment) => ({ seller: seller(), payment })))
    })

    const definite =
      kind === 'EVM'
        ? 'invalid_exact_evm_insufficient_balance'
        : 'invalid_exact_svm_payload_recipient_mismatch'

    test('a definite refusal to settle is 402 with its reason, the result is withheld, and nothing more is tried', async () => {
      const { fates: met, payments } = await fates('settle', 'definite', {
        ok: refuses(definite),
        bad: refuses(definite, 400),
      })
      expect(met).toEqual(each({ ok: 1, bad: 1 }, '402 unsettled, 0 charged, 1 run'))
      for (const { content } of payments) {
        expect(
          stack.proxy.requests.filter(
            ({ operation, request }) =>
              operation === 'settle' &&
              paymentKey(request.paymentPayload.payload) === paymentKey(content.payload),
          ),
        ).toHaveLength(1)
      }
    })

    test('a refusal to settle that is not on the list of what is checked before is not believed', async () => {
      const reasons = [
        'unexpected_settle_error',
        'invalid_exact_evm_transaction_failed',
        'transaction_simulation_failed',
        'settle_exact_svm_transaction_confirmation_timed_out',
        '',
      ]
      const faults = Object.fromEntries(reasons.map((reason) => [reason, refuses(reason)]))
      expect((await fates('settle', 'soft', faults)).fates).toEqual(each(faults, recovered))
    })

    test('a definite refusal to settle is believed though it is a lie, since nothing shows it yet', async () => {
      const { fates: met, payments } = await fates('settle', 'definite', {
        lie: doesAndRefuses(definite),
      })
      expect(met).toEqual({ lie: '402 unsettled, 1 charged, 1 run' })
      if (rpc)
        denied.push(
          ...payments.map((payment) => ({
            seller: seller(),
            kind,
            payment,
            words: name('settle definite lie'),
          })),
        )
    })
  },
)

describe('when the validity of all these payments is over', () => {
  const waitingAt = async (seller: Mesh, state: string) =>
    (
      await operatorJson<{ payments: OperatorPayment[] }>(
        seller.gateway,
        'GET',
        `/payments?state=${state}&limit=1000`,
      )
    ).payments.map(({ payer }) => payer.toLowerCase())

  async function expectWaiting(
    charged: typeof owed,
    state: 'undecided' | 'refund_due',
  ): Promise<void> {
    for (const [seller, group] of Map.groupBy(charged, ({ seller }) => seller)) {
      const payers = group.map(({ payment }) => payment.payer.toLowerCase())
      await until(
        'the operator is told of them',
        async () => {
          const due = new Set(await waitingAt(seller, state))
          return payers.every((payer) => due.has(payer))
        },
        longMs,
      )
    }
  }

  beforeAll(async () => {
    clock.pass(400_000)
    await stack.evm.increaseTime(400)
  })

  test('what was charged and cannot be proved is listed for the operator, and its payer is still not asked to pay again', async () => {
    expect(owed).toHaveLength(3 * Object.keys(after).length)
    await expectWaiting(owed, 'undecided')
    const [{ seller, payment }] = owed as [(typeof owed)[number]] // there are many
    const [row] = await paymentsOf(seller, payment.payer)
    expect(row?.reason).toContain('no RPC is configured')
    const answer = await stack.ask(
      seller,
      'EVM',
      note,
      { note: 'EVM 2 false settle after drops' },
      payment,
    )
    expect(refusalOf(answer, 503, 'settlement_unknown').message).toContain(retried)
    expect(answer.headers.get('payment-required')).toBeNull()
  })

  test('a refusal that was a lie is found out by the chain and listed, and the payer may still have what was paid for', async () => {
    expect(denied).toHaveLength(3)
    await expectWaiting(denied, 'refund_due')
    for (const { seller, kind, words, payment } of denied) {
      const [row] = await paymentsOf(seller, payment.payer)
      expect(row?.reason).toBe('settled on the chain, after the response was withheld')
      const [transfer] = (await stack.purses[kind].transfers()).filter(
        ({ from }) => from.toLowerCase() === payment.payer.toLowerCase(),
      )
      expect(row?.transaction).toBe(transfer?.transaction)
      const answer = await stack.ask(seller, kind, note, { note: words }, payment)
      expect([
        answer.status,
        notesWritten(seller, words),
        await stack.charges(kind, payment.payer),
      ]).toEqual([200, 1, [1000n]])
    }
  })
})

test.each(['EVM', 'Solana'] as const)(
  'while the facilitator is down nothing runs, and afterwards the same payment pays: %s',
  async (kind) => {
    const seller = sellers.get('2 false') as Mesh // started above
    const payment = await stack.pay(seller, kind)
    const words = `${kind} is down`
    await stack.proxy.down()
    const early = await stack
      .ask(seller, kind, note, { note: words }, payment)
      .finally(() => stack.proxy.up())
    expect(refusalOf(early, 503, 'unavailable').message).toContain(retried)
    expect(notesWritten(seller, words)).toBe(0)
    expect(await paymentsOf(seller, payment.payer)).toEqual([])
    expect((await stack.ask(seller, kind, note, { note: words }, payment)).status).toBe(200)
    expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
  },
)

test.each(['EVM', 'Solana'] as const)(
  'a facilitator that never answers is given up, and the same payment is delivered later: %s',
  async (kind) => {
    const seller = await stack.startSeller({
      rpc: true,
      settings: { verify_ms: 500, settle_ms: 500 },
    })
    for (const [operation, code] of [
      ['verify', 'unavailable'],
      ['settle', 'settlement_unknown'],
    ] as const) {
      const payment = await stack.pay(seller, kind)
      aimAt(operation, payment, hangs)
      const body = { note: `${kind} ${operation} hangs` }
      const answers = await sendUntilFinal(() => stack.ask(seller, kind, note, body, payment), 20)
      expect([answers[0] && word(answers[0]), answers.at(-1)?.status]).toEqual([`503 ${code}`, 200])
      expectSound(answers, payment)
      expect([await stack.charges(kind, payment.payer), notesWritten(seller, body.note)]).toEqual([
        [1000n],
        1,
      ])
    }
    await stack.close(seller)
  },
)
