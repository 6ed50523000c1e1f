import { setTimeout as pause } from 'node:timers/promises'
import { decodePaymentRequiredHeader } from '@x402/core/http'
import { kinds, type Kind } from '../../support/chains/payment-stack.ts'
import { afterUse } from '../../support/clean-up.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { numbersBelow } from '../../support/numbers.ts'
import { startBalancer } from '../../support/servers/balancer.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import type { SellerProcesses } from '../../support/servers/seller-processes.ts'
import { configWith, startDirectedServer } from '../../support/upstreams/directed.ts'
import { inBatches, until } from '../../support/waiting.ts'
import { callAll } from './callers.ts'
import { openPlace, type Place } from './replica-place.ts'
import { isSoak } from '../../support/soak.ts'

export const kills = isSoak ? 60 : 4
/** Solana's libraries make each start longer. */
export const sold: readonly Kind[] = isSoak ? kinds : ['EVM']
/** Used up while servers are killed. */
export const budgetUsd = isSoak ? '0.0001' : '0.00003'
export const rpm = 20

/** The seed of a run, for the message of a failure. */
export const words = `seed ${runSeed()}`

type Query = <Row extends object>(sql: string) => Promise<Row[]>

export type UsedRow = {
  request_id: string
  /** Its time is that of the call's arrival. */
  call_id: string
  name: string
  status: string
  charged: number
  /** When the call was let in at the latest, in epoch milliseconds. */
  latest: number
  payment_id: string | null
}

/** Three replicas on one database, and the addresses of the load balancers before them. */
async function openReplicas(processes: SellerProcesses, database: string) {
  const model = await startDirectedServer()
  afterUse(() => model.close())
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

type Replicas = Awaited<ReturnType<typeof openReplicas>>

async function createKey({ ports }: Place, token: string, options: object): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${ports.operator}/keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'test', scopes: ['chat', 'mesh'], ...options }),
  })
  return ((await reply.json()) as { key: string }).key // the operator contract says so
}

async function createKeys({ places, operatorToken }: Replicas) {
  const [first] = places
  if (!first) throw new Error('there is no replica')
  const create = (name: string, limits: object = {}) =>
    createKey(first, operatorToken, { name, ...limits })
  return {
    free: await create('free'),
    budgeted: await create('budgeted', { budget_usd: budgetUsd, budget_period: 'total' }),
    counted: await create('counted', { rpm }),
    parallel: await create('parallel', { max_parallel: 2 }),
  }
}

async function termsOf({ stack }: SellerProcesses, meshUrl: string, kind: Kind) {
  const url = `${meshUrl}${stack.purses[kind].path}/ShopAgent/get_weather`
  const { headers } = await fetch(url, { method: 'POST' })
  return decodePaymentRequiredHeader(headers.get('payment-required') ?? '')
}

/** Chats, streams, agents, tasks and payments through the load balancers, with and without limits. */
async function startLoad(processes: SellerProcesses, replicas: Replicas) {
  const { free, budgeted, counted, parallel } = await createKeys(replicas)
  const { url, meshUrl } = replicas
  const terms = sold.map(async (kind) => [kind, await termsOf(processes, meshUrl, kind)] as const)
  const load = callAll({
    url,
    meshUrl,
    stack: processes.stack,
    // Of those that are sold.
    required: Object.fromEntries(await Promise.all(terms)) as Parameters<
      typeof callAll
    >[0]['required'],
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
  /** Waits for this many more answers of every kind. */
  const untilMore = async (what: string, more: number) => {
    const before = counts()
    await until(what, () => counts().every((count, at) => count >= (before[at] ?? 0) + more))
  }
  return { ...load, untilMore }
}

type Load = Awaited<ReturnType<typeof startLoad>>

/** Each second kills one that serves or starts, and starts it again. */
async function killInTurn({ places }: Replicas, { answered }: Load) {
  const random = seeded(runSeed())
  const restarts: Promise<void>[] = []
  const chats: number[] = []
  const began = performance.now()
  for (let kill = 1; kill <= kills; kill++) {
    await pause(began + 1000 * kill - performance.now())
    chats.push(answered.chats.length)
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
  return { chats, killing }
}

/** Waits until nothing is held any more: no task, payment, slot or idempotency key. */
async function untilFree(ask: Query): Promise<void> {
  const isEmpty = (sql: string) => async () => (await ask(sql)).length === 0
  await until(
    `${words}: no task waits`,
    isEmpty("select id from task where state in ('pending', 'running') or lease_until is not null"),
  )
  await until(
    `${words}: no payment is undecided`,
    isEmpty(
      "select id from payment where state not in ('settled', 'failed', 'expired') " +
        'or owner is not null',
    ),
  )
  await until(
    `${words}: all concurrency slots are free`,
    isEmpty("select scope from quota where scope like 'parallel:%' and used_n <> 0"),
  )
  await until(
    `${words}: no request under an Idempotency-Key is under way`,
    isEmpty("select value from idempotency where state = 'running'"),
  )
}

/** Sends every request under an Idempotency-Key once more. */
async function repeatNamed({ answered }: Load) {
  const replies: [string, number | undefined, unknown, string | undefined][] = []
  await inBatches(answered.named, 8, async ({ words, again }) => {
    const reply = await again()
    replies.push([words, reply?.status, reply?.headers['idempotent-replayed'], reply?.text])
  })
  return replies
}

/** What replicas and callers have to show after a run. */
export type KillRun = Awaited<ReturnType<typeof killUnderLoad>>

/** Kills replicas under mixed load, waits until they have recovered, and stops them. */
export async function killUnderLoad(processes: SellerProcesses) {
  const database = await freshDatabase()
  const ask: Query = async <Row extends object>(sql: string) =>
    (await asking(database, (client) => client.query<Row>(sql))).rows
  const replicas = await openReplicas(processes, database)
  const { places, model } = replicas
  const load = await startLoad(processes, replicas)
  const { answered } = load
  await load.untilMore('everything is answered', 3)
  const { chats, killing } = await killInTurn(replicas, load)
  const recovering = performance.now()
  for (const place of places) await until(`${words}: it is ready again`, place.isReady)
  const ready = performance.now() - recovering
  await load.untilMore(`${words}: everything is answered again`, 1)
  await until(
    `${words}: the limits are reached`,
    () => answered.refused.has('budgeted 402') && answered.refused.has('counted 429'),
  )
  // What a dead process had of a task is another's once its lease of half a minute is over.
  if (!isSoak) await ask("update task set lease_until = 0 where state = 'running'")
  await load.end()
  const decided = performance.now() - recovering
  await untilFree(ask)
  const recovered = performance.now() - recovering
  const repeated = await repeatNamed(load)
  const exits = await Promise.all(places.map((place) => place.stop()))
  return {
    answered,
    repeated,
    exits,
    logs: places.flatMap((place) => place.log()),
    rows: await ask<UsedRow>(
      'select request_id, coalesce(key.name, key_id) as name, status, ' +
        'charged::float8 as charged, payment_id, call_id, ' +
        // Both are rounded to milliseconds.
        '(ts - latency_ms + 2)::float8 as latest ' +
        'from usage left join key on key.id = key_id',
    ),
    tasks: await ask<{ id: string; state: string }>('select id, state from task'),
    settled: await ask<{ id: string }>(
      "select id from payment where state = 'settled' order by id",
    ),
    /** How often a tool or the model was called with these words. */
    effects: (text: string) =>
      processes.runs(text) +
      model.received.filter(({ text: body }) => body.includes(`{\\"say\\":\\"${text}\\"}`)).length,
    times: { killing, ready, decided, recovered },
    chats,
  }
}
