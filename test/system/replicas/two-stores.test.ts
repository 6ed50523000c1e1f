import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lies } from '../../support/chains/facilitator/faults.ts'
import { refusalOf, type Mesh } from '../../support/servers/mesh.ts'
import {
  faultInjector,
  sendUntilFinal,
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  notesWritten,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'
import { operatorJson } from '../../support/http/operator.ts'

let stack: PaymentStack
/** Two stores that are paid to the same wallet, which they should not be. */
let first: Mesh
let second: Mesh
let aimAt: ReturnType<typeof faultInjector>

beforeAll(async () => {
  stack = await startPaymentStack()
  first = await stack.startSeller({ rpc: true })
  second = await stack.startSeller({ rpc: true })
  aimAt = faultInjector(stack)
})
afterAll(() => stack.stop())

describe.each(kinds)('on %s', (kind) => {
  test('a payment that one store has settled gets no answer at another one, which leaves it to its operator', async () => {
    const body = { note: `${kind} once` }
    const payment = await stack.pay(first, kind)
    const answer = await stack.ask(first, kind, note, body, payment)
    expect(answer.status).toBe(200)

    // A facilitator that looks is the first to refuse it: this one does not.
    aimAt('verify', payment, lies.valid, 'always')
    const elsewhere = await sendUntilFinal(() => stack.ask(second, kind, note, body, payment), 4)
    for (const one of elsewhere) {
      expect(refusalOf(one, 503, 'settlement_unknown').message).toContain('do not sign a new one')
      expect(one.json).not.toHaveProperty('result')
    }
    const [row] = await paymentsOf(second, payment.payer)
    const [transfer] = (await stack.purses[kind].transfers()).filter(
      ({ from }) => from.toLowerCase() === payment.payer.toLowerCase(),
    )
    expect(row).toMatchObject({ state: 'undecided', transaction: null, look_at: null })
    expect(row?.reason).toBe(
      `${transfer?.transaction} has paid this, and nothing shows that this server settled it: ` +
        'another store with the same pay_to may have served the payer',
    )

    // Nor when the operator has it looked at, nor by asking the facilitator once more.
    expect(
      await operatorJson(second.gateway, 'POST', `/payments/${row?.id}/reconcile`),
    ).toMatchObject({
      state: 'undecided',
      attempts: row?.attempts,
    })
    expect(await stack.charges(kind, payment.payer)).toEqual([1000n])
    expect([notesWritten(first, body.note), notesWritten(second, body.note)]).toEqual([1, 1])
    const again = await stack.ask(first, kind, note, body, payment)
    expect([again.status, again.json]).toEqual([200, answer.json])
  })
})
