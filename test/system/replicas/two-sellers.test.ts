import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { holds } from '../../support/chains/facilitator/faults.ts'
import { startServer } from '../../support/servers/process.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { longMs, until } from '../../support/waiting.ts'
import {
  bodyOf,
  journalRows,
  ledgerRows,
  startSellerProcesses,
  type Purchase,
  type SignedPurchase,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'
import { kinds } from '../../support/chains/payment-stack.ts'

const count = 20
const copies = 5
/**
 * Longer than a copy waits for its answer. A connection handed to a dying process is never
 * answered.
 */
const patienceMs = 15_000

let processes: SellerProcesses
beforeAll(async () => {
  processes = await startSellerProcesses()
})
afterAll(() => processes.stop())

type Answer = {
  status: number
  text: string
  receipt: string | null
  retryMs: number | undefined
  replayed: boolean
}

/**
 * Sends it on its own connection, since connections are dealt out in turn; undefined when that
 * breaks.
 */
async function send(
  url: string,
  purchase: Purchase,
  { headers }: SignedPurchase,
): Promise<Answer | undefined> {
  try {
    const body = JSON.stringify(bodyOf(purchase))
    const reply = await request(processes.urlOf(url, purchase), {
      method: 'POST',
      reset: true,
      headersTimeout: patienceMs,
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    const header = (name: string) => reply.headers[name]?.toString() ?? null
    const retry = header('retry-after-ms')
    return {
      status: reply.statusCode,
      text: await reply.body.text(),
      receipt: header('payment-response'),
      retryMs: retry === null ? undefined : Number(retry),
      replayed: header('idempotent-replayed') === 'true',
    }
  } catch {
    return undefined
  }
}

/** The processes whose parent is this one. */
async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return stats.flatMap((stat) => {
    const [, own, its] = /^(\d+) \(.*\) \S (\d+)/.exec(stat) ?? []
    return Number(its) === parent ? [Number(own)] : []
  })
}

test(
  `${count} payments, each sent ${copies} times to two processes of which one is killed: each is charged once, and every copy gets the one answer`,
  async () => {
    const seed = runSeed()
    const random = seeded(seed)
    const { config, env } = processes.settings({ kinds, rpc: true })
    const server = await startServer({ config, env, args: ['--workers', '2'] })
    const address = () =>
      server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.[
        'url'
      ] as string | undefined
    await until('it sells', () => address() !== undefined)
    const url = address() ?? ''

    const purchases = Array.from({ length: count }, (_, n): Purchase => ({
      kind: n % 2 === 0 ? 'EVM' : 'Solana',
      what: 'get_weather',
      words: `errand ${n}`,
    }))
    const payments = await Promise.all(purchases.map((purchase) => processes.pay(url, purchase)))
    const orders = purchases.map((purchase, at) => ({
      purchase,
      payment: payments[at] as SignedPurchase,
    })) // one for each

    // When the process is killed, a third is in the tool and a third in settlement, half of those
    // before the transfer.
    const opened: (() => void)[] = []
    const arrivals: Promise<unknown>[] = []
    for (const [at, { purchase, payment }] of orders.entries()) {
      if (at % 3 === 0) {
        opened.push(processes.gate(purchase.words).open)
        arrivals.push(until('the tool runs', () => processes.runs(purchase.words) >= 1))
      } else if (at % 3 === 1) {
        const held = holds(random() < 0.5 ? 'before' : 'after')
        processes.aim('settle', payment, held.fault)
        opened.push(held.release)
        arrivals.push(held.arrived)
      }
    }
    onTestFinished(() => opened.forEach((open) => open()))

    let broken = 0
    async function insistOn({ purchase, payment }: (typeof orders)[number]): Promise<Answer> {
      await sleep(random() * 300)
      for (const end = performance.now() + 60_000; performance.now() < end;) {
        const answer = await send(url, purchase, payment)
        if (answer && (answer.status < 400 || answer.retryMs === undefined)) return answer
        if (!answer) broken += 1
        await sleep(answer?.retryMs ?? 50)
      }
      throw new Error(`seed ${seed}: no answer to ${purchase.words}`)
    }
    const answering = Promise.all(
      orders.map((order) => Promise.all(Array.from({ length: copies }, () => insistOn(order)))),
    )
    await Promise.race([Promise.all(arrivals), answering])

    const [victim] = await childrenOf(server.pid)
    if (victim === undefined) throw new Error('there is no worker')
    process.kill(victim, 'SIGKILL')
    await until('its death is seen', () => server.log().some(({ msg }) => msg === 'worker died'))
    for (const open of opened) open()
    const answers = await answering

    for (const [at, { purchase, payment }] of orders.entries()) {
      const charges = await processes.charges(purchase.kind, payment.payer)
      const words = `seed ${seed}: ${purchase.words}`
      expect(
        charges.map(({ value }) => value),
        words,
      ).toEqual([2000n])
      for (const { status, text, receipt } of answers[at] ?? []) {
        expect(status, `${words}: ${text}`).toBe(200)
        expect(JSON.parse(text), words).toEqual({
          result: { success: true, data: { temperature: 21 } },
        })
        expect(decodeReceipt(receipt), words).toMatchObject({
          success: true,
          transaction: charges[0]?.transaction,
        })
      }
      expect(
        answers[at]?.filter(({ replayed }) => !replayed).length,
        `${words}: one copy at most caused it`,
      ).toBeLessThanOrEqual(1)
      // A stored result is never fetched again; only calls that were in the tool when its process
      // died are.
      expect(processes.runs(purchase.words), words).toBeLessThanOrEqual(at % 3 === 0 ? 2 : 1)
    }
    expect(broken, `seed ${seed}: the process that died was at work`).toBeGreaterThan(0)

    expect(await server.stop()).toEqual({ code: 0, signal: null })
    const rows = journalRows(server)
    expect(rows.map(({ state, owner }) => ({ state, owner }))).toEqual(
      Array.from({ length: count }, () => ({ state: 'settled', owner: null })),
    )
    expect(ledgerRows(server)).toEqual(
      rows.map(({ id, payer }) => ({
        payment_id: id,
        key_id: `x402:${payer}`,
        charged: 2_000_000,
      })),
    )
  },
  longMs,
)
