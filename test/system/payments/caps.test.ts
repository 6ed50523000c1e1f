import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post, refusalOf, resultOf, type Mesh } from '../../support/servers/mesh.ts'
import { until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'
import {
  kinds,
  note,
  startPaymentStack,
  paymentsOf,
  notesWritten,
  type PaymentStack,
} from '../../support/chains/payment-stack.ts'

let stack: PaymentStack
let seller: Mesh
/** Answers of the tools' server that wait. */
const held: (() => void)[] = []
let isHeld = false

beforeAll(async () => {
  stack = await startPaymentStack()
  seller = await stack.startSeller({
    mesh: { each_agent: { parallel: 1, budget_usd: '0.02', budget_period: 'total' } },
    answer: (_req, res) =>
      void (isHeld
        ? held.push(() => sendJson(res, { done: true }))
        : sendJson(res, { done: true })),
  })
})
afterAll(() => stack.stop())

const keyed = (words: string) =>
  post(seller.gateway.meshUrl, '/mesh_request', {
    api_key: seller.gateway.key,
    agent_id: 'ShopAgent',
    input: { tool: 'write_note', tool_arguments: { note: words } },
  })

describe.each(kinds)('on %s', (kind) => {
  test('what bounds an agent bounds paid calls and those with a key together; the one that is refused costs nothing, and can be sent again', async () => {
    isHeld = true
    const running = keyed(`${kind} keyed`)
    await until('the call with a key is at the tool', () => held.length === 1)
    const payment = await stack.pay(seller, kind)
    const send = () => stack.ask(seller, kind, note, { note: `${kind} paid` }, payment)
    expect(refusalOf(await send(), 503, 'unavailable').message).toBe(
      'the agent ShopAgent serves 1 concurrent request; send more when one of them has ended',
    )
    expect([
      notesWritten(seller, `${kind} paid`),
      await paymentsOf(seller, payment.payer),
      await stack.charges(kind, payment.payer),
    ]).toEqual([0, [], []])
    held.pop()?.()
    resultOf(await running)

    const paid = send()
    await until('the paid call is at the tool', () => held.length === 1)
    expect(refusalOf(await keyed(`${kind} refused`), 503, 'unavailable').message).toContain(
      'the agent ShopAgent serves 1 concurrent request',
    )
    // A repeated payment waits for the same answer, and takes no slot of its own.
    const twin = send()
    held.pop()?.()
    expect((await Promise.all([paid, twin])).map(({ status }) => status)).toEqual([200, 200])
    expect([
      notesWritten(seller, `${kind} paid`),
      await stack.charges(kind, payment.payer),
    ]).toEqual([1, [1000n]])

    const busy = keyed(`${kind} busy`)
    await until('the agent is busy', () => held.length === 1)
    const again = await send()
    expect(
      [again.status, again.headers.get('idempotent-replayed')],
      'a stored answer is no work',
    ).toEqual([200, 'true'])
    held.pop()?.()
    resultOf(await busy)
    isHeld = false
  })
})

test('a budget is spent by both, and what it does not cover is not charged', async () => {
  // Both kinds of chain and the keys have spent six of its twenty thousandths of a dollar by now.
  const payment = await stack.pay(seller, 'EVM', 'ShopAgent/get_place')
  expect(
    (await stack.ask(seller, 'EVM', 'ShopAgent/get_place', { city: 'Lisbon' }, payment)).status,
  ).toBe(200)
  const late = await stack.pay(seller, 'EVM', 'ShopAgent/get_place')
  expect(
    refusalOf(
      await stack.ask(seller, 'EVM', 'ShopAgent/get_place', { city: 'Porto' }, late),
      503,
      'unavailable',
    ).message,
  ).toMatch(
    /^the budget of the agent ShopAgent does not cover this request: this request reserves 0\.01 USD, the most that it may cost, and 0\.004 USD is left$/,
  )
  expect(await stack.charges('EVM', late.payer)).toEqual([])
  resultOf(await keyed('still covered'))
})
