import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEvmChain, type EvmChain } from '../../support/chains/evm.ts'
import {
  startFacilitator,
  type TestFacilitator,
} from '../../support/chains/facilitator/official.ts'
import { decodeReceipt, sign } from '../../support/chains/official-client.ts'
import { post, type Mesh } from '../../support/servers/mesh.ts'
import { asking, freshDatabase, startPostgres } from '../../support/servers/postgres.ts'
import { tillOf } from '../../support/servers/seller.ts'
import { longMs, until } from '../../support/waiting.ts'
import { many } from '../../support/servers/replicas.ts'

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

const opened = (till: Mesh) =>
  until(
    'something is for sale',
    async () => (await post(till.gateway.meshUrl, path, {})).status === 402,
  )

/** Signs what a replica asks for; nothing is sent. */
async function order(till: Mesh, note: string): Promise<Order> {
  const wallet = await evm.wallet((wallets += 1))
  const { name, value } = await sign(await fetch(till.gateway.meshUrl + path, { method: 'POST' }), {
    evm: wallet,
  })
  return { payer: wallet.address, headers: { [name]: value }, note }
}

const send = (till: Mesh, { headers, note }: Order) =>
  post(till.gateway.meshUrl, path, { note }, headers)

/** Sends it as long as it is told to come again. */
async function insist(till: Mesh, what: Order) {
  for (;;) {
    const heard = await send(till, what)
    if (heard.status !== 409 && heard.status !== 503) return heard
    await new Promise((again) => setTimeout(again, 100))
  }
}

const charges = async ({ payer }: Order) =>
  (await evm.transfersTo(evm.payTo)).filter(
    ({ from }) => from.toLowerCase() === payer.toLowerCase(),
  )
const runs = (tills: Mesh[], { note }: Order) =>
  tills.flatMap(({ tools }) =>
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
  // One after the other: they share a process here, in which nothing else happens while one of them starts.
  const [one, other] = [await tillOf(options), await tillOf(options)]
  for (const till of [one, other]) await opened(till)
  const orders = await Promise.all(many(6).map((n) => order(one, `note ${n}`)))
  for (const [n, each] of orders.entries()) {
    // One after the other, or at the same moment.
    const answers =
      n % 2 === 0
        ? [await insist(one, each), await insist(other, each)]
        : await Promise.all([insist(one, each), insist(other, each)])
    const made = await charges(each)
    for (const { status, text, json, headers } of answers) {
      expect(status, text).toBe(200)
      expect(json).toEqual({ result: { success: true, data: { temperature: 21 } } })
      expect(decodeReceipt(headers.get('payment-response'))).toMatchObject({
        success: true,
        transaction: made[0]?.transaction,
      })
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(
      answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true'),
    ).toHaveLength(1)
    expect(made.map(({ value }) => value)).toEqual([1000n])
    expect(runs([one, other], each)).toBe(1)
  }

  for (const { gateway } of [one, other]) await gateway.rows()
  const { rows } = await asking(store, (client) =>
    client.query(
      'select state, owner, (select count(*)::int from usage where payment_id = payment.id) as rows from payment',
    ),
  )
  expect(rows).toEqual(many(6).map(() => ({ state: 'settled', owner: null, rows: 1 })))
})

test(
  'while the database is away a payment is refused before anything is done for it, and taken once when it is back',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const till = await tillOf({ evm, facilitator: facilitator.url, store: postgres.url })
    await opened(till)
    const [before, during] = [await order(till, 'paid before'), await order(till, 'paid meanwhile')]
    expect((await insist(till, before)).status).toBe(200)

    await postgres.stop()
    for (const each of [before, during]) {
      const refused = await send(till, each)
      expect(refused.status, refused.text).toBe(503)
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]/)
    }
    expect(runs([till], during)).toBe(0)
    expect(await charges(during)).toEqual([])

    await postgres.start()
    for (const each of [before, during]) {
      expect((await insist(till, each)).json).toEqual({
        result: { success: true, data: { temperature: 21 } },
      })
      expect(runs([till], each)).toBe(1)
      expect(await charges(each)).toHaveLength(1)
    }
  },
  longMs,
)
