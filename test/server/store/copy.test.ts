import { totalCounts, type TotalCount } from '../../../server/store/usage-tables.ts'
import { admitValue, nameUser } from '../../../server/store/queries/seen-values.ts'
import { readdirSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAccess, type StoredKey } from '../../../server/keys/keys.ts'
import { createLimits } from '../../../server/limits/limits.ts'
import { copyStore, tables } from '../../../server/store/copy.ts'
import type { Store } from '../../../server/store/store.ts'
import { createAccounts } from '../../../server/operator/access/accounts.ts'
import { createSessions } from '../../../server/operator/access/sessions.ts'
import { lastJournalNumber } from '../../../server/store/queries/outlets/journal-stream.ts'
import { leaseOutlet } from '../../../server/store/queries/outlets/outlets.ts'
import { listAudit, serverActor } from '../../../server/store/queries/operators/audit.ts'
import { insertSignIn } from '../../../server/store/queries/operators/oidc.ts'
import { drainUpstream } from '../../../server/store/queries/drains.ts'
import { claimRequest, finishRequest } from '../../../server/store/queries/idempotency.ts'
import { openLeases } from '../../../server/store/queries/limit-leases.ts'
import { openSpool } from '../../../server/store/ledger/ledger.ts'
import { lockFolder } from '../../../server/store/lock.ts'
import { claimPayment } from '../../../server/store/queries/payments.ts'
import { storePrices } from '../../../server/store/queries/prices.ts'
import { makeAlert } from '../../support/servers/store-changes.ts'
import { recordSecret } from '../../../server/store/server-secret.ts'
import { insertTask } from '../../../server/store/queries/tasks.ts'
import { beginServing } from '../../../server/store/queries/sandbox-keys.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { usageTotals } from '../../../server/store/queries/totals.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { groupRow, paymentRow } from '../../support/data/rows.ts'
import { freshFolder, freshStore, storeAt, usageRow } from '../../support/servers/store.ts'

const all = { scope: 'all', from: 0, to: Number.MAX_SAFE_INTEGER, by: ['key', 'model'] } as const
const hour = 3_600_000

/** A used store: every table has rows, some of them odd, and some rows are only in the spool. */
async function usedStore() {
  const store = await freshStore()
  const access = createAccess({ store, observe: () => {} })
  const { key, token } = await access.create({
    name: 'Wetter-Büro 🌦\n"it"',
    scopes: ['chat'],
    budget_nano: 2 ** 53 - 1,
    budget_period: 'total',
  })
  await access.create({ name: 'sandbox', scopes: ['mesh'], sandbox: 'made' })
  const revoked = await access.create({ name: 'revoked', scopes: ['mesh'] })
  await access.revoke(revoked.key.id)
  access.close()
  await store.journal
    .insertInto('key_group')
    .values(groupRow({ name: 'Straße' }))
    .execute()
  await spend(store, key)
  // Of a server that was killed, and held a place for a request.
  const leases = openLeases(store)
  await leases.heartbeat('dead', 1000)
  await leases.grant([place])
  await drainUpstream(store.journal, 'first', 5, serverActor)
  const caller = {
    id: 'jwt:x',
    issuer: 'https://a.test',
    name: 'Ü',
    group_id: 'g',
    created_at: 5,
    version: 2,
  }
  await store.journal
    .insertInto('caller')
    .values({ ...caller, revoked_at: null })
    .execute()
  await beginServing(store.journal, 5)
  await recordSecret(store.journal, ['check'], 5)
  await makeAlert(store.journal)
  await admitValue(store.journal, { subject: 'users k', until: 1e14, most: 1 }, 'ab12')
  await nameUser(store.journal, 'ab12', 'Ä')
  const { operator } = await createAccounts(store.journal).create(
    { name: 'ada', role: 'admin' },
    serverActor,
  )
  const holder = { operatorId: operator.id, tokenHash: 'h' }
  for (const table of ['session', 'me_session'] as const)
    await createSessions(store.journal, Date.now, table).begin(holder, serverActor)
  await insertSignIn(store.journal, { cookie_hash: 'c', sealed: 's', expires_at: 9 })
  await storePrices(store.journal, [{ agent: 'a', tool: '', usd: '0.01' }], 5, 0)
  const scope = { key_id: key.id, route: 'POST /r', value: 'v' }
  await claimRequest(store.journal, {
    scope,
    bodyHash: 'h',
    lease: { owner: 'dead', now: 1, ms: 8 },
    keptMs: 1e14,
  })
  await finishRequest(
    store.journal,
    scope,
    'dead',
    { status: 200, headers: '{}', body: '"done"' },
    { now: 0, ms: 1e14 },
  )
  await store.usage
    .insertInto('segment')
    .values({ name: 'elsewhere-000001.ndjson', bytes: 7 })
    .execute()
  await store.usage
    .insertInto('server_report')
    .values({ server: 's', at: 1, report: '{}' })
    .execute()
  const label = { day: 1, key_id: 'k', group_id: '', label: 'user', value: 'ab12' }
  const counts = Object.fromEntries(totalCounts.map((name) => [name, 1])) as Record<
    TotalCount,
    number
  >
  await store.usage
    .insertInto('usage_label')
    .values({ ...label, ...counts })
    .execute()
  await leaseOutlet(store, { name: 'siem', keepMs: 1 }, { owner: 'dead', now: 1, ms: 8 })
  await claimPayment(
    store.journal,
    paymentRow({ result: '{"a":"\\u0000"}', amount: '9'.repeat(70) }),
    { ofPayer: 8, ofAll: 8 },
  )
  const task = {
    id: 't',
    key_id: 'k',
    group_id: null,
    labels: null,
    agent_id: 'a',
    state: 'pending',
    details: '{}',
    result: null,
    sealed: null,
    sealed_until: null,

    lease_until: null,
    owner: null,
    attempts: 0,
    charged: null,
    changed_at: null,
  } as const
  await insertTask(store.journal, { ...task, created_at: 1, expires_at: 2 }, 5)
  const odd = (at: number) =>
    usageRow({
      user_hash: at % 3 ? 'ab12' : null,
      tags: at % 3 ? '{"unit":"a\'b"}' : null,
      key_id: at % 3 ? 'k' : 'x402:0xPayer',
      ts: 1e12 + (at % 50),
      charged: at,
      upstream: at % 7 ? 'first' : 'nul\0here',
    })
  await insertUsage(
    store.usage,
    Array.from({ length: 3500 }, (_, at) => odd(at)),
  )
  await insertUsage(store.usage, [usageRow({ ts: hour, charged: Number.MAX_SAFE_INTEGER })])
  const writer = openUsageWriter(store.folder, undefined)
  while (await writer.post()) continue
  while (await writer.rollUp(10 * hour)) continue
  writer.close()
  const spool = openSpool({ folder: store.folder, writer: 'w', observe: () => {} })
  for (let n = 0; n < 25; n += 1) spool.append(usageRow({ key_id: 'spooled' }))
  spool.close()
  const [spooled = ''] = readdirSync(join(store.folder, 'spool'))
  const segment = join(store.folder, 'spool', spooled)
  // Nobody has written to it for a while.
  utimesSync(segment, 1, 1)
  return { store, token, key, scope, segment }
}

const place = {
  scope: 'parallel:k',
  windowStart: 0,
  endsAt: null,
  limit: 1,
  replica: 'dead',
  number: 1,
  used: 0,
  held: 0,
  need: 1,
  unit: 1,
  desired: 1,
  replicas: 1,
}

/** All of its budget, by a server that then stops; throws where the budget is spent. */
async function spend(store: Store, key: StoredKey): Promise<void> {
  const limits = createLimits({ leases: openLeases(store), observe: () => {}, every: null })
  const nano = Number(key.budget_nano)
  const admission = await limits.reserve(key, { tokens: 0, nano })
  admission?.spend(0, nano)
  admission?.end()
  await limits.close()
}

async function rowsIn(
  { journal, usage }: Store,
  half: keyof typeof tables,
  table: string,
  order: string[],
): Promise<object[]> {
  // Named at run time, which the types of the rows cannot follow.
  const db = (half === 'journal' ? journal : usage) as unknown as Kysely<Record<string, object>>
  const columns = sql.join(order.map((column) => sql.ref(column)))
  const query = sql<object>`select * from ${sql.table(table)} order by ${columns}`
  const { rows } = await query.execute(db)
  return rows.map((row) => ({ ...row }))
}

describe('a used store that is moved into PostgreSQL', () => {
  let used: Awaited<ReturnType<typeof usedStore>>
  let url: string
  let copied: Awaited<ReturnType<typeof copyStore>>
  let moved: Store
  beforeAll(async () => {
    used = await usedStore()
    url = await freshDatabase()
    // The writer was killed just now, before it came to the end of its last line.
    truncateSync(used.segment, statSync(used.segment).size - 1)
    copied = await copyStore(used.store.folder, url)
    moved = await storeAt(url, freshFolder())
  })

  it('has every row, those of the spool too', async () => {
    expect(copied).toMatchObject({
      key: 3,
      change_log: 2,
      task: 1,
      payment: 1,
      usage: 3525,
      usage_hour: 1,
    })
    for (const half of ['journal', 'usage'] as const) {
      for (const [table, order] of Object.entries(tables[half])) {
        const rows = await rowsIn(used.store, half, table, order)
        expect(rows.length, `${table} has rows`).toBeGreaterThan(0)
        const stored = JSON.stringify(rows).replaceAll(String.raw`nul\u0000here`, 'nul\ufffdhere')
        const there = await rowsIn(moved, half, table, order)
        // The copy itself is recorded in the database, as its last change.
        const beside = table === 'audit' ? there.slice(0, -1) : there
        if (table === 'event_stream') {
          const lastNumber = await lastJournalNumber(used.store.journal)
          expect(there).toEqual([{ stream: 'journal', last_n: lastNumber + 1 }])
          continue
        }
        expect(JSON.stringify(beside), table).toBe(stored)
      }
    }
  })

  it('has a record of the copy', async () => {
    const [row] = await listAudit(moved.journal, { scope: 'all', limit: 1 })
    const rows = Object.values(copied).reduce((sum, count) => sum + count, 0)
    expect(row).toMatchObject({ action: 'copyStore', outcome: 'done', name: 'server' })
    expect(JSON.parse(row?.after ?? '')).toEqual({ folder: used.store.folder, rows })
  })

  it('has the same totals of usage', async () => {
    const totals = ({ usage }: Store) => usageTotals(usage, { ...all, by: [...all.by] })
    expect(await totals(moved)).toEqual(await totals(used.store))
  })

  it('knows its keys, and which of them a sandbox made', async () => {
    const access = createAccess({ store: moved, observe: () => {} })
    onTestFinished(() => access.close())
    expect(await access.authenticate(used.token)).toMatchObject({
      name: 'Wetter-Büro 🌦\n"it"',
      budget_nano: 2 ** 53 - 1,
    })
    const marks = await moved.journal.selectFrom('key').select('sandbox').orderBy('id').execute()
    expect(marks.map(({ sandbox }) => sandbox)).toEqual([null, 'made', null])
  })

  it('refuses a key whose budget was spent before', async () => {
    await expect(spend(moved, used.key)).rejects.toMatchObject({ kind: 'budgetSpent', status: 402 })
  })

  it('does not do a request again that was done under an Idempotency-Key', async () => {
    const request = {
      scope: used.scope,
      bodyHash: 'h',
      lease: { owner: 'next', now: 1, ms: 8 },
      keptMs: 8,
    }
    expect(await claimRequest(moved.journal, request)).toBeUndefined()
  })

  it('gives back the concurrency slots of a server that died', async () => {
    const leases = openLeases(moved)
    const next = { ...place, replica: 'next' }
    expect(await leases.grant([next])).toMatchObject([{ granted: 0 }])
    await leases.removeDead('dead', 1000)
    expect(await leases.grant([next])).toMatchObject([{ granted: 1 }])
  })

  it('is not moved into the same database again', async () => {
    await expect(copyStore(used.store.folder, url)).rejects.toThrow(
      /postgres:\/\/[^@]+ is not empty: it has rows in "key"\. Name an empty database\./,
    )
  })
})

/** A store with this many tasks, payments and stored replies, each of 100 kB or more. */
async function storeOfLargeRows(count: number) {
  const { folder, journal } = await freshStore()
  const large = 'x'.repeat(100_000)
  const ids = Array.from({ length: count }, (_, n) => String(n))
  const task = {
    key_id: 'k',
    group_id: null,
    labels: null,
    agent_id: 'a',
    state: 'completed',
    lease_until: null,
    owner: null,
    attempts: 1,
    charged: 0,
    created_at: 1,
    expires_at: 2,
  } as const
  await journal
    .insertInto('task')
    .values(ids.map((id) => ({ ...task, id, details: large, result: large })))
    .execute()
  await journal
    .insertInto('payment')
    .values(ids.map((id) => paymentRow({ id, charge: large, result: large })))
    .execute()
  const request = {
    key_id: 'k',
    route: 'r',
    body_hash: 'h',
    state: 'done',
    owner: 'o',
    status: 200,
    headers: '{}',
    lease_until: 1,
    expires_at: 2,
  } as const
  await journal
    .insertInto('idempotency')
    .values(ids.map((value) => ({ ...request, value, body: large })))
    .execute()
  return folder
}

it('sends large requests and replies a few at a time', async () => {
  const folder = await storeOfLargeRows(45)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  expect(await copyStore(folder, await freshDatabase())).toMatchObject({
    task: 45,
    payment: 45,
    idempotency: 45,
  })
  const bytes = spy.mock.calls.map((question) => JSON.stringify(question.slice(0, 2)).length)
  expect(Math.max(...bytes)).toBeGreaterThan(100_000)
  expect(Math.max(...bytes)).toBeLessThan(20 * 210_000)
})

it('keeps nothing in the target when a row cannot be stored there', async () => {
  const { store } = await usedStore()
  await insertUsage(store.usage, [usageRow({ key_id: 'zzz', latency_ms: 0.5 })])
  const url = await freshDatabase()
  await expect(copyStore(store.folder, url)).rejects.toThrow(/0\.5/)
  for (const table of ['key', 'usage', 'payment'])
    expect(
      (await asking(url, (client) => client.query(`select 1 from ${table}`))).rowCount,
      table,
    ).toBe(0)
})

it('refuses a folder without a store, and one on which a server runs', async () => {
  const url = await freshDatabase()
  const empty = freshFolder()
  await expect(copyStore(empty, url)).rejects.toThrow(`There is no store in ${empty}.`)
  const { folder } = await freshStore()
  const lock = lockFolder(folder)
  await expect(copyStore(folder, url)).rejects.toThrow(
    'Another server already runs on the store folder',
  )
  lock.release()
})
