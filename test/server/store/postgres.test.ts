import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type Server } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { Failure } from '../../../server/failure.ts'
import { openStore } from '../../../server/store/database.ts'
import type { Store } from '../../../server/store/store.ts'
import { listKeys } from '../../../server/store/queries/keys.ts'
import { startLedger } from '../../../server/store/ledger/ledger.ts'
import { createTasks } from '../../../server/mesh/tasks/tasks.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { claimPayment, findPayment } from '../../../server/store/queries/payments.ts'
import { unusableStore } from '../../../server/store/postgres/failure.ts'
import { inTransaction } from '../../../server/store/transaction.ts'
import { asking, freshDatabase, startPostgres } from '../../support/servers/postgres.ts'
import { comesMs, until } from '../../support/waiting.ts'
import { paymentRow } from '../../support/data/rows.ts'
import { startDatabaseProxy } from '../../support/servers/database-proxy.ts'
import {
  freshFolder,
  freshStore,
  recordObservations,
  storeAt,
  storedIds,
  usageRow,
} from '../../support/servers/store.ts'
import { certificate, tlsPort } from './tls.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

/** How long the question takes to be refused. */
async function refusedAfter(question: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await expect(question).rejects.toThrow()
  return performance.now() - began
}

async function portOf(server: Server): Promise<number> {
  const port = await listenOnLoopback(server)
  onTestFinished(() => void server.close())
  return port
}

const migrating = async (url: string) => {
  const store = openStore(url)
  onTestFinished(() => store.close())
  return migrate(store)
}

const answers = (store: Store) =>
  sql`select 1`.execute(store.journal).then(
    () => true,
    () => false,
  )

it('says what to do when the store cannot be used, and never the password', async () => {
  const url = new URL(await freshDatabase())
  const closed = createTcpServer()
  const freePort = await portOf(closed)
  closed.close()
  const mute = await portOf(createTcpServer((socket) => void socket.on('error', () => {})))
  const web = await portOf(createServer((_, reply) => void reply.end('hello')))
  const cases: [string, RegExp][] = [
    [
      `postgres://me:hidden@127.0.0.1:${freePort}/mine`,
      /postgres:\/\/127\.0\.0\.1:\d+\/mine cannot be used: nothing listens there; start PostgreSQL, or correct the address/,
    ],
    [
      `postgres://me:hidden@127.0.0.1:${web}/mine`,
      /cannot be used: it does not answer as PostgreSQL does/,
    ],
    [
      `postgres://me:hidden@127.0.0.1:${mute}/mine`,
      /cannot be used: it does not answer as PostgreSQL does/,
    ],
    [
      `postgres://test:hidden@${url.host}/no_such_database`,
      /there is no such database; create it with `createdb`/,
    ],
    [
      `postgres://nobody:hidden@${url.host}${url.pathname}`,
      /it refuses the user; correct the address, or let the user in/,
    ],
    ['postgres://me:hidden@no-such-host.invalid/mine', /no such host|name of the host/],
  ]
  for (const [place, sentence] of cases) {
    const refusal = await migrating(place).catch((error: unknown) => error)
    expect(refusal, place).toBeInstanceOf(Failure)
    expect(String(refusal)).toMatch(sentence)
    expect(String(refusal)).not.toContain('hidden')
  }
})

it('says which setting of TLS is missing, or wrong', async () => {
  const folder = freshFolder()
  const [authority, none] = [join(folder, 'root.crt'), join(folder, 'none.crt')]
  writeFileSync(authority, certificate)
  const place = `postgres://me:hidden@127.0.0.1:${await tlsPort()}/mine?sslmode=verify-full`
  const cases: [string, string][] = [
    [
      place,
      'Node.js does not trust the authority that signed its certificate; name the file ' +
        'with that authority in the address, as in `?sslmode=verify-full&sslrootcert=FILE`.',
    ],
    [
      `${place}&sslrootcert=${authority}`,
      'its certificate is for another name; write the one that it is for into the address.',
    ],
    [
      `${place}&sslrootcert=${none}`,
      `a file that its address names cannot be read (ENOENT: no such file or directory, open '${none}').`,
    ],
    [
      `${await freshDatabase()}?sslmode=verify-full`,
      'it has no TLS; enable it there, or, on a network that you trust, write `sslmode=disable` into the address.',
    ],
  ]
  for (const [address, why] of cases)
    await expect(migrating(address), address).rejects.toThrow(`cannot be used: ${why}`)
})

it('says that another process holds the tables', async () => {
  const { url = '' } = await freshStore('postgres')
  const lock = 'begin; lock table key in access exclusive mode'
  const refused = asking(url, async (client) => {
    await client.query(lock)
    return asking(url, (other) => other.query(`set lock_timeout = '10ms'; ${lock}`)).catch(
      (error: unknown) => unusableStore(url, error),
    )
  })
  expect(String(await refused)).toContain(
    'cannot be used: another process has its tables locked for too long; wait for it or end it, and start again.',
  )
})

it('refuses a user who may not create tables', async () => {
  const bare = new URL(await freshDatabase())
  const user = `reader_${bare.pathname.slice(-12)}`
  await asking(bare.href, (client) => client.query(`create role ${user} login`))
  const home = await freshDatabase()
  onTestFinished(
    async () => void (await asking(home, (client) => client.query(`drop role ${user}`))),
  )
  bare.username = user
  await expect(migrating(bare.href)).rejects.toThrow(
    'the user may not create tables; grant it that',
  )
})

it('is refused in time by a pool that has no connection left, and served when there is one again', async () => {
  const url = await freshDatabase()
  const store = openStore(url, { connections: 2 })
  onTestFinished(() => store.close())
  const release = Promise.withResolvers<void>()
  const holders = [1, 2].map(() =>
    store.journal.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await release.promise
    }),
  )
  const inUse =
    "select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()"
  await until(
    'both connections are in use',
    async () => (await asking(url, (client) => client.query(inUse))).rowCount === 2,
  )
  expect(await refusedAfter(listKeys(store.journal, 'all'))).toBeLessThan(30_000)
  release.resolve()
  await Promise.all(holders)
  expect(await answers(store)).toBe(true)
})

it('gives a statement up that takes longer than two seconds', async () => {
  const store = await freshStore('postgres')
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = asking(store.url ?? '', async (client) => {
    await client.query('begin; lock table key in exclusive mode')
    held.resolve()
    await free.promise
  })
  await Promise.race([held.promise, other])
  const took = await refusedAfter(store.journal.updateTable('key').set({ name: 'x' }).execute())
  expect(took).toBeGreaterThan(1500)
  expect(took).toBeLessThan(20_000)
  expect(await listKeys(store.journal, 'all')).toEqual([])
  free.resolve()
  await other
})

it('gives up a database that is not heard any more, and finds it again within five seconds', async () => {
  const proxy = await startDatabaseProxy(await freshDatabase())
  const store = await storeAt(proxy.url, freshFolder())
  await listKeys(store.journal, 'all')
  proxy.hold()
  expect(await refusedAfter(listKeys(store.journal, 'all'))).toBeLessThan(40_000)
  expect(await refusedAfter(listKeys(store.journal, 'all'))).toBeLessThan(40_000)
  proxy.release()
  await until('the store answers', () => answers(store))
  // No connection that waits for a lost answer is left in the pool.
  expect(
    await Promise.all(Array.from({ length: 20 }, () => listKeys(store.journal, 'all'))),
  ).toHaveLength(20)
})

it('hears an answer that came while the process itself stood still', async () => {
  const store = await freshStore('postgres')
  await listKeys(store.journal, 'all')
  const answer = sql<{ said: string }>`select 'well' as said from pg_sleep(0.5)`.execute(
    store.journal,
  )
  // The question is on its way before this process does nothing for longer than an answer may take.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2700)
  expect((await answer).rows).toEqual([{ said: 'well' }])
})

it('survives the end of a connection between two statements of a transaction', async () => {
  const store = await freshStore('postgres')
  const lost = store.journal.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await asking(store.url ?? '', (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]),
    )
    await new Promise((resolve) => setImmediate(resolve))
    await sql`select 1`.execute(transaction)
  })
  await expect(lost).rejects.toThrow()
  expect(await answers(store)).toBe(true)
})

it('repeats a transaction that was in a deadlock', async () => {
  const { url = '', folder } = await freshStore('postgres')
  // PostgreSQL looks for deadlocks after a second, which is half of the usual time limit.
  const store = openStore(url, { folder, statementMs: comesMs })
  onTestFinished(() => store.close())
  await store.journal
    .insertInto('change_log')
    .values(['a', 'b'].map((id) => ({ id, kind: 'key' as const, ref: id, at: 0 })))
    .execute()
  const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const tries: number[] = []
  const move = (first: string, second: string, own: 0 | 1) =>
    inTransaction(store.journal, async (transaction) => {
      const count = (id: string) =>
        sql`update change_log set at = at + 1 where id = ${id}`.execute(transaction)
      tries.push(own)
      await count(first)
      bothHaveOne[own].resolve()
      await bothHaveOne[own === 0 ? 1 : 0].promise
      await count(second)
    })
  await Promise.all([move('a', 'b', 0), move('b', 'a', 1)])
  // The repeated one may take its row before the other has woken up, and so meet it again.
  expect(tries.length).toBeGreaterThan(2)
  expect(
    await store.journal.selectFrom('change_log').select(['id', 'at']).orderBy('id').execute(),
  ).toEqual([
    { id: 'a', at: 2 },
    { id: 'b', at: 2 },
  ])
})

/** A pool that runs nothing. */
const tasksOn = (store: Store) =>
  createTasks({
    store,
    run: () => Promise.reject(new Error('nothing runs')),
    isReadOnly: () => true,
    isAllowed: async () => true,
    observe: () => {},
    settings: () => ({ workers: 0, keptDays: 7, waitingPerKey: 1, deadlineMs: 1 }),
  })
const work = { agentId: 'EchoAgent', details: { query: 'hello', raw_data_only: false } }

it('creates, rotates and revokes a key, and stores a task, once each when the connection is cut at COMMIT, before it or after', async () => {
  for (const lost of ['question', 'answer'] as const) {
    const proxy = await startDatabaseProxy(await freshDatabase())
    const store = await storeAt(proxy.url, freshFolder())
    const access = createAccess({ store, observe: () => {} })
    onTestFinished(() => access.close())
    const cut = <Answer>(question: () => Promise<Answer>) => {
      proxy.cutAt('commit', lost)
      return question()
    }
    const {
      key: { id },
      token,
    } = await cut(() => access.create({ name: 'lost', scopes: ['chat'] }))
    expect((await listKeys(store.journal, 'all')).map((row) => row.id)).toEqual([id])
    const taskId = await cut(() => tasksOn(store).create({ ...work, keyId: id }))
    expect(await store.journal.selectFrom('task').select('id').execute(), lost).toEqual([
      { id: taskId },
    ])
    const rotated = await cut(() => access.rotate(id, 60_000))
    for (const works of [token, rotated?.token ?? ''])
      expect(await access.authenticate(works), lost).toMatchObject({
        id,
        prefix: rotated?.key.prefix,
      })
    expect((await cut(() => access.revoke(id)))?.revoked_at).toBeGreaterThan(0)
    expect(await access.authenticate(token), lost).toBe('unknown')
    expect((await store.journal.selectFrom('change_log').select('ref').execute()).at(-1)).toEqual({
      ref: id,
    })
  }
})

it('says what is not known, and what to do, when the database is gone at COMMIT and does not come back', async () => {
  const url = await freshDatabase()
  const access = createAccess({ store: await storeAt(url, freshFolder()), observe: () => {} })
  onTestFinished(() => access.close())
  const {
    key: { id },
  } = await access.create({ name: 'lost', scopes: ['chat'] })
  const other = await access.create({ name: 'other', scopes: ['chat'] })
  const failsFor = async (
    question: (store: Store, access: ReturnType<typeof createAccess>) => Promise<unknown>,
  ): Promise<unknown> => {
    const proxy = await startDatabaseProxy(url)
    const store = await storeAt(proxy.url, freshFolder())
    const beyond = createAccess({ store, observe: () => {} })
    onTestFinished(() => beyond.close())
    proxy.cutAt('commit', 'answer', true)
    return question(store, beyond).catch((error: unknown) => error)
  }
  const [created, rotated, revoked, task, named] = await Promise.all([
    failsFor((_, beyond) => beyond.create({ name: 'another', scopes: ['chat'] })),
    failsFor((_, beyond) => beyond.rotate(id, 1000)),
    failsFor((_, beyond) => beyond.revoke(other.key.id)),
    failsFor((store) => tasksOn(store).create({ ...work, keyId: id })),
    failsFor((store) => tasksOn(store).create({ ...work, id: 'named', keyId: other.key.id })),
  ])
  const containing = (words: string) => expect.stringContaining(words) as string
  const unknown = { kind: 'unavailable', details: { unknown: true } }
  expect(created).toMatchObject({
    ...unknown,
    details: { retry: false },
    message: containing('it is not known whether the key'),
  })
  expect(rotated).toMatchObject({
    ...unknown,
    details: { retry: false },
    message: containing('look at the key: with the prefix from before, rotate it again'),
  })
  expect(revoked).toMatchObject({
    ...unknown,
    message: containing('it is not known whether it was done; do it again'),
  })
  const onlyNamed = containing('only under the same Idempotency-Key is it stored once')
  expect(task).toMatchObject({ ...unknown, details: { retry: false }, message: onlyNamed })
  expect(named).toMatchObject({ ...unknown, message: onlyNamed })
  expect(named).not.toHaveProperty('details.retry')
})

it('claims a payment once when the connection is cut at the statement that does, before it or after', async () => {
  for (const lost of ['question', 'answer'] as const) {
    const proxy = await startDatabaseProxy(await freshDatabase())
    const store = await storeAt(proxy.url, freshFolder())
    const row = paymentRow()
    proxy.cutAt('insert into "payment"', lost)
    await expect(
      claimPayment(store.journal, row, { ofPayer: 8, ofAll: 100 }),
      lost,
    ).rejects.toThrow()
    const isCommitted = lost === 'answer'
    await until(
      'the lost transaction has ended',
      async () => ((await findPayment(store.journal, row.key)) !== undefined) === isCommitted,
    )
    expect(
      await claimPayment(store.journal, { ...row, id: 'another' }, { ofPayer: 8, ofAll: 100 }),
      lost,
    ).toBe(isCommitted ? 'exists' : 'claimed')
    expect(await store.journal.selectFrom('payment').select('id').execute()).toEqual([
      { id: isCommitted ? row.id : 'another' },
    ])
  }
})

it('keeps every row of the ledger, once, while PostgreSQL stops, crashes and starts again; keys pass meanwhile', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.remove())
  const store = await storeAt(server.url, freshFolder())
  const { observations, observe } = recordObservations()
  const access = createAccess({ store, observe })
  const ledger = startLedger({ ...store, observe })
  onTestFinished(async () => {
    access.close()
    await ledger.close(0)
  })
  const key = await access.create({ name: 'known', scopes: ['chat'] })
  expect(await access.authenticate(key.token)).toMatchObject({ name: 'known' })
  const ids: string[] = []
  const append = () => {
    const row = usageRow()
    ledger.append(row)
    ids.push(row.id)
  }
  const timer = setInterval(append, 2)
  onTestFinished(() => clearInterval(timer))
  for (const signal of ['INT', 'QUIT'] as const) {
    const before = ids.length
    const unknown = await access.create({ name: 'not asked for yet', scopes: ['chat'] })
    await until('rows are moved', async () => (await storedIds(store)).length > before)
    await server.stop(signal)
    await until(
      'it is noticed',
      () => observations.at(-1)?.kind === 'storeFailed' && ledger.queued() > 50,
    )
    expect(await access.authenticate(key.token)).toMatchObject({ name: 'known' })
    expect(await access.authenticate(unknown.token)).toBe('unavailable')
    expect(ledger.full()).toBe(false)
    await server.start()
    const startedAt = performance.now()
    await ledger.flush()
    await until(
      'the keys are known',
      async () => typeof (await access.authenticate(unknown.token)) === 'object',
    )
    expect(performance.now() - startedAt).toBeLessThan(50_000)
  }
  clearInterval(timer)
  await ledger.flush()
  const stored = await storedIds(store)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(ids)
  expect(observations.filter(({ kind }) => kind === 'rowsDropped')).toEqual([])
})

it('replays rows whose acknowledgement was lost without a double', async () => {
  const proxy = await startDatabaseProxy(await freshDatabase())
  const store = await storeAt(proxy.url, freshFolder())
  const { observations, observe } = recordObservations()
  proxy.cutAt('insert into usage', 'answer')
  const ledger = startLedger({ ...store, observe })
  onTestFinished(() => ledger.close(0))
  const rows = Array.from({ length: 50 }, () => usageRow())
  for (const row of rows) ledger.append(row)
  await ledger.flush()
  expect(observations.map(({ kind }) => kind)).toEqual(['storeFailed', 'storeRecovered'])
  expect(await storedIds(store)).toEqual(rows.map((row) => row.id))
  const sum = await sql<{
    charged: number
  }>`select sum(charged)::bigint as charged from usage`.execute(store.usage)
  expect(sum.rows).toEqual([{ charged: 50 * 300 }])
})
