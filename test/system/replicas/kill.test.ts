import { setTimeout as pause } from 'node:timers/promises'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { configWith, startDirectedServer } from '../../support/upstreams/directed.ts'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { inBatches, longMs, until } from '../../support/waiting.ts'
import {
  startSellerProcesses,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'
import { kinds, type Kind } from '../../support/chains/payment-stack.ts'
import { startBalancer } from '../../support/servers/balancer.ts'
import { openPlace, type Place } from './replica-place.ts'
import { callAll } from './callers.ts'
import { numbersBelow } from '../../support/numbers.ts'

const isSoak = process.env['SOAK'] === '1'
const kills = isSoak ? 60 : 4
/** Solana's libraries make each start longer. */
const sold: readonly Kind[] = isSoak ? kinds : ['EVM']
/** Used up while servers are killed. */
const budgetUsd = isSoak ? '0.0001' : '0.00003'
const rpm = 20

let processes: SellerProcesses
beforeAll(async () => {
  processes = await startSellerProcesses()
})
afterAll(() => processes.stop())

/** Three replicas on one database, and the addresses of the load balancers before them. */
async function openReplicas(database: string) {
  const model = await startDirectedServer()
  onTestFinished(() => model.close())
  const {
    config: { upstreams: _, routes: __, ...config },
    env,
  } = processes.settings({ kinds: sold, rpc: true })
  const mesh = { ...(config['mesh'] as object), public_url: 'https://agents.example.com' }
  const places = await Promise.all(
    numbersBelow(3).map(() =>
      openPlace(
        configWith(model, {
          ...config,
          mesh,
          store: database,
          store_connections: 4,
          drain: { accept_ms: 0 },
          log: { level: 'warn' },
        }),
        env,
      ),
    ),
  )
  const [url, meshUrl] = await Promise.all([
    startBalancer(places.map(({ ports }) => ({ port: ports.gateway }))),
    startBalancer(places.map(({ ports }) => ({ port: ports.mesh }))),
  ])
  for (const place of places) place.start()
  for (const place of places) await until('it is ready', place.isReady)
  return { model, places, url, meshUrl, operatorToken: env['TOLLGATE_OPERATOR_TOKEN'] ?? '' }
}

async function createKey({ ports }: Place, token: string, options: object = {}): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${ports.operator}/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'test', scopes: ['chat', 'mesh'], ...options }),
  })
  return ((await reply.json()) as { key: string }).key // the operator contract says so
}

const termsOf = async (meshUrl: string, kind: Kind) =>
  decodePaymentRequiredHeader(
    (
      await fetch(`${meshUrl}${processes.stack.purses[kind].path}/ShopAgent/get_weather`, {
        method: 'POST',
      })
    ).headers.get('payment-required') ?? '',
  )

type Row = {
  request_id: string
  name: string
  status: string
  charged: number
  minute: number
  payment_id: string | null
}

test(
  `${kills} times, each second, one of three replicas behind a load balancer is killed with -9 under mixed load: nothing that was answered is lost, done or paid twice, or stuck${isSoak ? '' : ' (the leases of dead owners of tasks are ended, not waited for)'}`,
  async () => {
    const seed = runSeed()
    const random = seeded(seed)
    const words = `seed ${seed}`
    const database = await freshDatabase()
    const { model, places, url, meshUrl, operatorToken } = await openReplicas(database)
    const [first] = places
    if (!first) return expect.unreachable()
    const limits = {
      free: {},
      budgeted: { budget_usd: budgetUsd, budget_period: 'total' },
      counted: { rpm },
      parallel: { max_parallel: 2 },
    }
    const [free = '', budgeted = '', counted = '', parallel = ''] = await Promise.all(
      Object.entries(limits).map(([name, limit]) =>
        createKey(first, operatorToken, { name, ...limit }),
      ),
    )
    const required = Object.fromEntries(
      await Promise.all(sold.map(async (kind) => [kind, await termsOf(meshUrl, kind)] as const)),
    ) as Parameters<typeof callAll>[0]['required'] // of those that are sold
    const load = callAll({
      url,
      meshUrl,
      stack: processes.stack,
      required,
      callers: {
        chat: [free, free],
        budgeted: [budgeted, budgeted],
        counted: [counted],
        parallel: [parallel, parallel, parallel],
        agents: [free],
        tasks: [free],
        named: [free, free],
        buyers: [...sold, ...sold],
      },
    })
    const { answered } = load
    const counts = () =>
      [answered.chats, answered.agents, answered.tasks, answered.named, answered.paid].map(
        ({ length }) => length,
      )
    await until('everything is answered', () => counts().every((count) => count > 2))
    const before = counts()

    const restarts: Promise<void>[] = []
    const chats: number[] = []
    const began = performance.now()
    for (let kill = 1; kill <= kills; kill++) {
      await pause(began + 1000 * kill - performance.now())
      chats.push(answered.chats.length)
      // One that serves, or one that has not come so far.
      const alive = places.filter((place) => place.isAlive())
      const victim = alive[Math.floor(random() * alive.length)]
      restarts.push(
        (async () => {
          await victim?.kill()
          victim?.start()
        })(),
      )
    }
    const killing = performance.now() - began
    await Promise.all(restarts)
    const recovering = performance.now()
    for (const place of places) await until(`${words}: it is ready again`, place.isReady)
    const ready = performance.now() - recovering
    const after = counts()
    await until(`${words}: everything is answered again`, () =>
      counts().every((count, at) => count > (after[at] ?? 0)),
    )
    await until(
      `${words}: the limits are reached`,
      () => answered.refused.has('budgeted 402') && answered.refused.has('counted 429'),
    )
    const ask = async <Answer extends object>(sql: string) =>
      (await asking(database, (client) => client.query<Answer>(sql))).rows
    // What a dead process had of a task is another's once its lease of half a minute is over.
    if (!isSoak) await ask("update task set lease_until = 0 where state = 'running'")
    await load.end()
    const decided = performance.now() - recovering

    await until(
      `${words}: no task waits`,
      async () =>
        (
          await ask(
            "select id from task where state in ('pending', 'running') or lease_until is not null",
          )
        ).length === 0,
    )
    await until(
      `${words}: no payment is undecided`,
      async () =>
        (
          await ask(
            'select id from payment ' +
              "where state not in ('settled', 'failed', 'expired') or owner is not null",
          )
        ).length === 0,
    )
    await until(
      `${words}: all places for requests under way are free again`,
      async () =>
        (await ask("select scope from quota where scope like 'parallel:%' and used_n <> 0"))
          .length === 0,
    )
    await until(
      `${words}: no request under an Idempotency-Key is under way`,
      async () => (await ask("select value from idempotency where state = 'running'")).length === 0,
    )
    const recovered = performance.now() - recovering
    const repeated: [string, number | undefined, unknown, string | undefined][] = []
    await inBatches(answered.named, 8, async ({ words, again }) => {
      const reply = await again()
      repeated.push([words, reply?.status, reply?.headers['idempotent-replayed'], reply?.text])
    })
    expect(await Promise.all(places.map((place) => place.stop()))).toEqual(
      numbersBelow(3).map(() => ({ code: 0, signal: null })),
    )

    // A call counts in the minute in which it is let in, and its row is written when it ends.
    const rows = await ask<Row>(
      'select request_id, coalesce(key.name, key_id) as name, status, ' +
        'charged::float8 as charged, ((ts - latency_ms) / 60000)::int as minute, payment_id ' +
        'from usage left join key on key.id = key_id',
    )
    const served = rows.filter(({ status }) => status === 'ok')
    const timesOf = Map.groupBy(served, ({ request_id }) => request_id)
    const acknowledged = [...answered.chats, ...answered.agents, ...answered.tasks]
    expect(
      acknowledged.filter((id) => !timesOf.has(id)),
      `${words}: answered and without a row`,
    ).toEqual([])
    expect(
      [...timesOf].filter(([, { length }]) => length > 1).map(([id]) => id),
      `${words}: rows twice`,
    ).toEqual([])

    const tasks = await ask<{ id: string; state: string }>('select id, state from task')
    const states = new Map(tasks.map(({ id, state }) => [id, state]))
    expect(
      answered.tasks.map((id) => states.get(id)),
      `${words}: tasks`,
    ).toEqual(answered.tasks.map(() => 'completed'))

    expect(repeated.toSorted(), `${words}: what was answered is answered so to all time`).toEqual(
      answered.named
        .map(({ words, answer }) => [words, answer.status, 'true', answer.text])
        .toSorted(),
    )
    // A write that was under way in a process that died is not done again, and is told of so.
    const interrupted = answered.named.filter(({ answer }) => answer.status !== 200)
    expect(
      interrupted.map(({ answer }) => [answer.status, JSON.parse(answer.text)]),
      `${words}: not done again`,
    ).toEqual(
      interrupted.map(() => [
        502,
        expect.objectContaining({ code: 'tool_failed', may_have_happened: true }),
      ]),
    )
    expect(
      interrupted.filter(({ broken }) => broken === 0),
      `${words}: told of so, though nothing was cut`,
    ).toEqual([])
    const effects = (words: string) =>
      processes.runs(words) +
      model.received.filter(({ text }) => text.includes(`{\\"say\\":\\"${words}\\"}`)).length
    const named = answered.named.map(({ words, attempts, broken, answer }) => ({
      words,
      broken,
      isDone: answer.status === 200,
      effects: effects(words),
      rows: attempts.reduce((sum, id) => sum + (timesOf.get(id)?.length ?? 0), 0),
    }))
    expect(
      named.filter(({ isDone, effects, rows }) => (isDone && rows < 1) || effects < rows),
      `${words}: done, and charged`,
    ).toEqual([])
    expect(
      named.filter(({ broken, effects }) => effects > 1 + broken),
      `${words}: done again without need`,
    ).toEqual([])

    const charged = rows
      .filter(({ name }) => name === 'budgeted')
      .reduce((sum, { charged }) => sum + charged, 0)
    expect(charged).toBeGreaterThan(0)
    expect(charged, `${words}: of the budget, in nano-USD`).toBeLessThanOrEqual(
      Number(budgetUsd) * 1e9,
    )
    const minutes = Map.groupBy(
      served.filter(({ name }) => name === 'counted'),
      ({ minute }) => minute,
    )
    expect(
      Math.max(...[...minutes.values()].map(({ length }) => length)),
      `${words}: requests in a minute`,
    ).toBeLessThanOrEqual(rpm)

    const paid = answered.paid.filter(({ answer }) => answer.status === 200)
    expect(
      answered.paid.filter(({ answer }) => answer.status !== 200 && answer.status !== 402),
      words,
    ).toEqual([])
    for (const kind of sold) {
      const transfers = (await processes.stack.purses[kind].transfers()).map(
        ({ from, value, transaction }) => ({ payer: from.toLowerCase(), value, transaction }),
      )
      const purchases = paid.filter((one) => one.kind === kind)
      // Each answer names the one movement of money that paid for it, and no other money has moved.
      const receipts = purchases.map(({ payer, answer }) => ({
        payer: payer.toLowerCase(),
        value: 2000n,
        transaction: decodeReceipt(String(answer.headers['payment-response'])).transaction,
      }))
      const byPayer = (a: { payer: string }, b: { payer: string }) => (a.payer < b.payer ? -1 : 1)
      expect(transfers.toSorted(byPayer), `${words}: ${kind}`).toEqual(receipts.toSorted(byPayer))
    }
    const settled = await ask<{ id: string }>(
      "select id from payment where state = 'settled' order by id",
    )
    expect(settled).toHaveLength(paid.length)
    expect(
      rows.flatMap(({ payment_id }) => payment_id ?? []).toSorted(),
      `${words}: rows of payments`,
    ).toEqual(settled.map(({ id }) => id))

    const log = places.flatMap((place) => place.log())
    expect(
      log.filter(
        ({ msg }) =>
          msg === 'ledger rows dropped' ||
          msg === 'internal error' ||
          msg === 'a reply broke the contract',
      ),
      words,
    ).toEqual([])
    expect(counts().every((count, at) => count > (before[at] ?? 0))).toBe(true)
    if (!isSoak) return
    const silent = chats.filter((count, at) => count === chats[at - 1]).length
    console.log(
      JSON.stringify({
        seed,
        kills,
        killing,
        silent,
        answered: {
          chats: answered.chats.length,
          agents: answered.agents.length,
          tasks: answered.tasks.length,
          named: named.length,
          paid: paid.length,
          unpaid: answered.paid.length - paid.length,
        },
        repeated: {
          broken: named.filter(({ broken }) => broken > 0).length,
          done: named.filter(({ effects }) => effects > 1).length,
        },
        refused: Object.fromEntries(answered.refused),
        charged,
        minutes: [...minutes.values()].map(({ length }) => length),
        ready,
        decided,
        recovered,
      }),
    )
    expect(killing, 'a kill each second').toBeLessThan(kills * 1050)
  },
  longMs,
)
