import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEvmChain, type EvmChain } from '../../support/chains/evm.ts'
import {
  startFacilitator,
  type TestFacilitator,
} from '../../support/chains/facilitator/official.ts'
import { decodeReceipt, sign } from '../../support/chains/official-client.ts'
import { post, type Mesh } from '../../support/servers/mesh.ts'
import { asking, freshDatabase, startPostgres } from '../../support/servers/postgres.ts'
import { testSeller } from '../../support/servers/seller.ts'
import { longMs, until } from '../../support/waiting.ts'
import { numbersBelow } from '../../support/numbers.ts'

let evm: EvmChain
let facilitator: TestFacilitator
beforeAll(async () => {
  evm = await startEvmChain()
  facilitator = await startFacilitator({ evm })
})
afterAll(async () => {
  await facilitator.stop()
  await evm.stop()
})

const path = '/x402/agents/ShopAgent/write_note'

let wallets = 700

type Order = { payer: string; headers: Record<string, string>; note: string }

const opened = (seller: Mesh) =>
  until(
    'something is for sale',
    async () => (await post(seller.gateway.meshUrl, path, {})).status === 402,
  )

/** Signs what a replica asks for; nothing is sent. */
async function order(seller: Mesh, note: string): Promise<Order> {
  const wallet = await evm.wallet((wallets += 1))
  const { name, value } = await sign(
    await fetch(seller.gateway.meshUrl + path, { method: 'POST' }),
    {
      evm: wallet,
    },
  )
  return { payer: wallet.address, headers: { [name]: value }, note }
}

const send = (seller: Mesh, { headers, note }: Order) =>
  post(seller.gateway.meshUrl, path, { note }, headers)

/** Sends it as long as it is told to come again. */
async function insist(seller: Mesh, what: Order) {
  for (;;) {
    const reply = await send(seller, what)
    if (reply.status !== 409 && reply.status !== 503) return reply
    await new Promise((again) => setTimeout(again, 100))
  }
}

const charges = async ({ payer }: Order) =>
  (await evm.transfersTo(evm.payTo)).filter(
    ({ from }) => from.toLowerCase() === payer.toLowerCase(),
  )
const runs = (sellers: Mesh[], { note }: Order) =>
  sellers.flatMap(({ tools }) =>
    tools.requests.filter(({ body }) => body === JSON.stringify({ note })),
  ).length

test('a payment is charged once, whichever replica it is sent to, and each of them gives the one answer', async () => {
  const store = await freshDatabase()
  const options = {
    evm,
    facilitator: facilitator.url,
    store,
    mesh: { public_url: 'https://agents.example.com' },
  }
  // One after the other: they share a process, which starts one at a time.
  const [one, other] = [await testSeller(options), await testSeller(options)]
  for (const seller of [one, other]) await opened(seller)
  const orders = await Promise.all(numbersBelow(6).map((n) => order(one, `note ${n}`)))
  for (const [n, each] of orders.entries()) {
    // One after the other, or at the same moment.
    const answers =
      n % 2 === 0
        ? [await insist(one, each), await insist(other, each)]
        : await Promise.all([insist(one, each), insist(other, each)])
    const charge = await charges(each)
    for (const { status, text, json, headers } of answers) {
      expect(status, text).toBe(200)
      expect(json).toEqual({ result: { success: true, data: { temperature: 21 } } })
      expect(decodeReceipt(headers.get('payment-response'))).toMatchObject({
        success: true,
        transaction: charge[0]?.transaction,
      })
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(
      answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true'),
    ).toHaveLength(1)
    expect(charge.map(({ value }) => value)).toEqual([1000n])
    expect(runs([one, other], each)).toBe(1)
  }

  for (const { gateway } of [one, other]) await gateway.rows()
  const { rows } = await asking(store, (client) =>
    client.query(
      'select state, owner, (select count(*)::int from usage ' +
        'where payment_id = payment.id) as rows from payment',
    ),
  )
  expect(rows).toEqual(numbersBelow(6).map(() => ({ state: 'settled', owner: null, rows: 1 })))
})

test(
  'while the database is away a payment is refused before anything is done for it, and taken once when it is back',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const seller = await testSeller({ evm, facilitator: facilitator.url, store: postgres.url })
    await opened(seller)
    const [before, during] = [
      await order(seller, 'paid before'),
      await order(seller, 'paid meanwhile'),
    ]
    expect((await insist(seller, before)).status).toBe(200)

    await postgres.stop()
    for (const each of [before, during]) {
      const refused = await send(seller, each)
      expect(refused.status, refused.text).toBe(503)
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]/)
    }
    expect(runs([seller], during)).toBe(0)
    expect(await charges(during)).toEqual([])

    await postgres.start()
    for (const each of [before, during]) {
      expect((await insist(seller, each)).json).toEqual({
        result: { success: true, data: { temperature: 21 } },
      })
      expect(runs([seller], each)).toBe(1)
      expect(await charges(each)).toHaveLength(1)
    }
  },
  longMs,
)
