import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  stopCleanly,
  startSurfaces,
  healthyStatuses,
  type Round,
  type SurfaceStatuses,
  type Surfaces,
} from '../../support/servers/surfaces.ts'
import {
  startSellerProcesses,
  type SellerProcesses,
} from '../../support/servers/seller-processes.ts'
import { startDatabaseProxy } from '../../support/servers/database-proxy.ts'
import { asking, startPostgres } from '../../support/servers/postgres.ts'
import type { LogLine } from '../../support/servers/process.ts'
import { longMs, until } from '../../support/waiting.ts'
import { requestsIn } from '../../support/servers/replicas.ts'

let processes: SellerProcesses
beforeAll(async () => {
  processes = await startSellerProcesses()
})
afterAll(() => processes.stop())

/** What design says of a database that is not there, in whatever way. */
const away = {
  known: 200,
  unknown: 503,
  budget: [200, 200, 503],
  agent: 200,
  task: 503,
  taskRead: 503,
  paid: 503,
  list: 503,
  create: 503,
  ready: 200,
} satisfies SurfaceStatuses

const tables = ['key', 'change_log', 'quota', 'lease', 'replica', 'task', 'payment', 'usage']

/** All is as before within five seconds, with the same process. */
async function recovered(surfaces: Surfaces, before: Round): Promise<void> {
  const { server, chat, createTask, operated, insistOn, queued } = surfaces
  // Ten times what is promised: a slow machine is slow at this too.
  const end = performance.now() + 50_000
  const soon = (what: string, isSo: () => Promise<boolean>) =>
    until(what, isSo, Math.max(0, end - performance.now()))
  await Promise.all([
    soon('all of it is well', async () => (await server.ready()).isWell),
    soon('the unknown key is known', async () => (await chat(before.unknown)) === 200),
    soon(
      'the budget is there',
      async () => (await chat(before.budgeted, { max_tokens: 300 })) === 200,
    ),
    soon('tasks are taken', async () => (await createTask()).status === 200),
    soon('keys are listed', async () => (await operated('GET', '/keys')) === 200),
  ])
  await soon('the ledger is there', async () => (await queued()) === 0)
  expect(await insistOn(before)).toBe(200)
  expect(processes.runs(before.purchase.words)).toBe(1)
  // A database on a busy machine may stall for two seconds, which is a fault of its own.
  const tries = { timeout: Math.max(1, end - performance.now()) }
  await expect.poll(() => hearAndPay(surfaces), tries).toEqual(healthyStatuses)
}

/** The statuses of callers of each kind. A payment that was refused is decided afterwards. */
async function hearAndPay({ prepare, hear, insistOn }: Surfaces): Promise<SurfaceStatuses> {
  const round = await prepare()
  const statuses = await hear(round)
  if (statuses.paid !== 200) expect(await insistOn(round)).toBe(200)
  return statuses
}

/** What the server has said of its stores. */
const storeFailures = (log: readonly LogLine[]) =>
  log.filter(({ kind }) => kind === 'storeFailed' || kind === 'storeRecovered')

test(
  'whatever happens to PostgreSQL, each caller is answered as is promised, and all is well again soon after it, without a restart',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const ask = (sql: string) => asking(postgres.url, (client) => client.query(sql))
    await ask('create role app login; grant all on schema public to app')
    const url = new URL(postgres.url)
    url.username = 'app'
    const proxy = await startDatabaseProxy(url.href)
    const surfaces = await startSurfaces(processes, {
      config: { store: proxy.url, store_connections: 4, ledger: { spool_bytes: 65_536 } },
    })
    const {
      server,
      key,
      chat,
      agent,
      prepare,
      hear,
      served,
      paidFor,
      queued,
      operated,
      createTask,
    } = surfaces

    for (const lost of ['question', 'answer'] as const) {
      const { id, key: leaving } = await server.createKey()
      expect(await chat(leaving)).toBe(200)
      proxy.cutAt('commit', lost)
      // What it did is found out before anybody is answered.
      expect(await operated('DELETE', `/keys/${id}`), `cut at COMMIT, before its ${lost}`).toBe(200)
      expect([await chat(key), await chat(leaving)]).toEqual([200, 401])
      proxy.cutAt('commit', lost)
      expect(
        [(await createTask()).status, await chat(key)],
        `cut at COMMIT, before its ${lost}`,
      ).toEqual([200, 200])
    }

    const faults: [
      name: string,
      begin: () => Promise<unknown> | void,
      end: () => Promise<unknown> | void,
    ][] = [
      ['it answers after 5 s', () => proxy.slow(5000), () => proxy.release()],
      [
        'it lets nobody in',
        async () => {
          await ask('alter role app connection limit 0')
          await ask("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app'")
        },
        () => ask('alter role app connection limit -1'),
      ],
      ['all connections wait', () => locked(), () => unlock()],
      ['it is stopped', () => postgres.stop(), () => postgres.start()],
    ]
    let unlock = async () => {}
    async function locked(): Promise<void> {
      const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = asking(postgres.url, async (client) => {
        await client.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`)
        held.resolve()
        await free.promise
      })
      unlock = async () => {
        free.resolve()
        await holding
      }
      await Promise.race([held.promise, holding])
    }

    for (const [name, begin, end] of faults) {
      const round = await prepare()
      await begin()
      const heard = await hear(round)
      expect(heard, `${name}\n${JSON.stringify(storeFailures(server.log()))}`).toEqual(away)
      expect(processes.runs(round.purchase.words), name).toBe(0)
      expect(await processes.charges('EVM', round.payment.payer), name).toEqual([])
      await until(`${name}: rows wait`, async () => (await queued()) > 0)
      if (name === 'it is stopped') {
        // The spool fills up, and then nothing is started that could not be recorded.
        const full = async () =>
          (await Promise.all(Array.from({ length: 20 }, () => chat(key)))).includes(503)
        await until('the spool is full', full)
        const { status, parts } = await surfaces.server.ready()
        expect([await agent(), status, parts['ledger'], await chat(key)]).toEqual([
          503,
          503,
          { ok: false, detail: expect.stringMatching(/^the spool is full(; the store: .+)?$/) },
          503,
        ])
      }
      await end()
      await recovered(surfaces, round)
    }

    // Those that wait when a server ends are run by the next one.
    await until('all tasks were run', async () => {
      const { rows } = await ask("select from task where state <> 'completed'")
      return rows.length === 0
    })
    await stopCleanly(server)
    const rows = await requestsIn(postgres.url)
    const { rows: ok } = await ask(
      "select request_id from usage where status = 'ok' and payment_id is null " +
        'and request_id not in (select id from task) order by request_id',
    )
    expect(ok.map(({ request_id }) => request_id)).toEqual(served.toSorted())
    expect(new Set(rows).size).toBe(rows.length)
    const { rows: payments } = await ask(
      'select count(*)::int as settled, (select count(*)::int from usage ' +
        'where payment_id is not null) as rows, (select count(*)::int from task ' +
        "where state <> 'completed') as open from payment " +
        "where state = 'settled' and owner is null",
    )
    expect(payments).toEqual([{ settled: paidFor.length, rows: paidFor.length, open: 0 }])
    expect(
      (await processes.stack.purses.EVM.transfers()).map(({ from }) => from).toSorted(),
    ).toEqual(paidFor.toSorted())
  },
  longMs,
)
