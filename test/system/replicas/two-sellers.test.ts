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
  journalIn,
  ledgerIn,
  openStand,
  type Errand,
  type Paid,
  type Stand,
} from '../../support/servers/seller-processes.ts'
import { kinds } from '../../support/chains/payment-network.ts'

const count = 20
const copies = 5
/** Longer than a twin waits for its answer. A connection that is being handed to a process when that dies is never answered. */
const patienceMs = 15_000

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.stop())

type Answer = {
  status: number
  text: string
  receipt: string | null
  retryMs: number | undefined
  replayed: boolean
}

/** Sends it on a connection of its own, since those are dealt out to the processes in turn; nothing when that breaks. */
async function send(url: string, errand: Errand, { headers }: Paid): Promise<Answer | undefined> {
  try {
    const body = JSON.stringify(bodyOf(errand))
    const reply = await request(stand.urlOf(url, errand), {
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
    const { config, env } = stand.settings({ kinds, rpc: true })
    const server = await startServer({ config, env, args: ['--workers', '2'] })
    const address = () =>
      server.log().find(({ msg, service }) => msg === 'listening' && service === 'mesh')?.[
        'url'
      ] as string | undefined
    await until('it sells', () => address() !== undefined)
    const url = address() ?? ''

    const errands = Array.from({ length: count }, (_, n): Errand => ({
      kind: n % 2 === 0 ? 'EVM' : 'Solana',
      what: 'get_weather',
      words: `errand ${n}`,
    }))
    const payments = await Promise.all(errands.map((errand) => stand.pay(url, errand)))
    const orders = errands.map((errand, at) => ({ errand, payment: payments[at] as Paid })) // one for each

    // A third of them is in the tool when the process is killed, and a third in the settlement, half of those before the money moves.
    const opened: (() => void)[] = []
    const arrivals: Promise<unknown>[] = []
    for (const [at, { errand, payment }] of orders.entries()) {
      if (at % 3 === 0) {
        opened.push(stand.gate(errand.words).open)
        arrivals.push(until('the tool runs', () => stand.runs(errand.words) >= 1))
      } else if (at % 3 === 1) {
        const held = holds(random() < 0.5 ? 'before' : 'after')
        stand.aim('settle', payment, held.fault)
        opened.push(held.release)
        arrivals.push(held.arrived)
      }
    }
    onTestFinished(() => opened.forEach((open) => open()))

    let broken = 0
    async function insistOn({ errand, payment }: (typeof orders)[number]): Promise<Answer> {
      await sleep(random() * 300)
      for (const end = performance.now() + 60_000; performance.now() < end;) {
        const answer = await send(url, errand, payment)
        if (answer && (answer.status < 400 || answer.retryMs === undefined)) return answer
        if (!answer) broken += 1
        await sleep(answer?.retryMs ?? 50)
      }
      throw new Error(`seed ${seed}: no answer to ${errand.words}`)
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

    for (const [at, { errand, payment }] of orders.entries()) {
      const charges = await stand.charges(errand.kind, payment.payer)
      const words = `seed ${seed}: ${errand.words}`
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
      // Once a result is stored it is never fetched again; only what was in the tool when its process died is.
      expect(stand.runs(errand.words), words).toBeLessThanOrEqual(at % 3 === 0 ? 2 : 1)
    }
    expect(broken, `seed ${seed}: the process that died was at work`).toBeGreaterThan(0)

    expect(await server.stop()).toEqual({ code: 0, signal: null })
    const rows = journalIn(server)
    expect(rows.map(({ state, owner }) => ({ state, owner }))).toEqual(
      Array.from({ length: count }, () => ({ state: 'settled', owner: null })),
    )
    expect(ledgerIn(server)).toEqual(
      rows.map(({ id, payer }) => ({
        payment_id: id,
        key_id: `x402:${payer}`,
        charged: 2_000_000,
      })),
    )
  },
  longMs,
)
