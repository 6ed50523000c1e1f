import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { withoutOidc } from '../../../server/operator/access/sessions.ts'
import { loadConfig } from '../../../server/config/load.ts'
import { openStoreOf } from '../../../server/app/store.ts'
import type { Store } from '../../../server/store/store.ts'
import {
  claimRequest,
  deleteOldRequests,
  finishRequest,
} from '../../../server/store/queries/idempotency.ts'
import { recordAudit, serverActor } from '../../../server/store/queries/operators/audit.ts'
import { insertSession } from '../../../server/store/queries/operators/sessions.ts'
import {
  claimPayment,
  deleteOldPayments,
  movePayment,
  deletePayment,
} from '../../../server/store/queries/payments.ts'
import {
  deleteExpiredTasks,
  finishTask,
  insertTask,
  leaseTask,
} from '../../../server/store/queries/tasks.ts'
import { until } from '../../support/waiting.ts'
import { paymentRow } from '../../support/data/rows.ts'
import { freshFolder, freshStore } from '../../support/servers/store.ts'

const plenty = { ofPayer: 1000, ofAll: 1000 }
const [stays, erased] = ['stays-7c11 ', 'canary-7c12 ']
const lease = { owner: 'me', now: 1, ms: 49 }
/** From part of a page to several pages; one odd size leaves holes that the next partly fills. */
const sizes = [40, 300, 1500, 4000, 4100, 9000, 30_000]

/**
 * Writes every kind of expiring row through the code that makes it; of each two rows one is expired
 * at 100.
 */
async function fill(store: Store, count: number): Promise<void> {
  const { journal } = store
  for (let n = 0; n < count; n++) {
    const isOld = n % 2 === 1
    const expiry = { expires_at: isOld ? 100 : 10_000 }
    const text = (more = 0) =>
      (isOld ? erased : stays).repeat(Math.ceil(((sizes[(n + more) % sizes.length] ?? 0) + n) / 12))
    const id = String(n).padStart(5, '0')
    await insertTask(
      journal,
      {
        id,
        key_id: 'k',
        group_id: null,
        labels: null,
        agent_id: 'a',
        state: 'pending',
        details: text(),
        result: null,
        sealed: null,
        sealed_until: null,

        lease_until: null,
        owner: null,
        attempts: 0,
        charged: null,
        changed_at: null,
        created_at: 1,
        ...expiry,
      },
      10_000,
    )
    const task = await leaseTask(journal, { lease, afterKey: '', except: [] })
    await finishTask(journal, { id: task?.id ?? '', lease, state: 'failed', result: text(3) })
    const payment = paymentRow({ owner: 'me', charge: text(1), ...expiry })
    await claimPayment(journal, payment, plenty)
    await movePayment(
      journal,
      { id: payment.id, owner: 'me', state: 'reserved' },
      { state: 'executing' },
    )
    await movePayment(
      journal,
      { id: payment.id, owner: 'me', state: 'executing' },
      { state: 'executed', result: text(4) },
    )
    await movePayment(
      journal,
      { id: payment.id, owner: 'me', state: 'executed' },
      { state: 'settled', receipt: 'r', look_at: null },
    )
    const refused = paymentRow({ owner: 'me', charge: erased.repeat(n * 9 + 1) })
    await claimPayment(journal, refused, plenty)
    await deletePayment(journal, { id: refused.id, owner: 'me', state: 'reserved' })
    const scope = { key_id: 'k', route: 'POST /r', value: id }
    await claimRequest(journal, { scope, bodyHash: 'h', lease, keptMs: 10_000 })
    await finishRequest(
      journal,
      scope,
      'me',
      { status: 200, headers: '{}', body: text(5) },
      { now: 0, ms: expiry.expires_at },
    )
  }
}

/** What the sweeps do, in parts. */
async function sweep({ journal }: Store): Promise<void> {
  for (const deleteOld of [deleteExpiredTasks, deleteOldPayments, deleteOldRequests])
    while ((await deleteOld(journal, 100, 7)) > 0);
}

const bytesOf = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('latin1'))
    .join('\n')

/**
 * How many bytes of deleted rows are left. Where SQLite first splits a page, a piece of one row may
 * stay until more is written there.
 */
const bytesLeft = (folder: string) => (bytesOf(folder).split(erased).length - 1) * erased.length
const slack = 512

test('what is deleted is not in the files any more, and what is not stays', async () => {
  const store = await freshStore()
  await fill(store, 28)
  await sweep(store)
  // Rows that come later may lie beside what was there, or over it.
  await store.journal
    .updateTable('task')
    .set({ result: 'short' })
    .where('id', '<', '00006')
    .execute()
  expect(bytesLeft(store.folder), 'the log has it still').toBeGreaterThan(400_000)
  expect(await store.erased()).toBe(true)
  expect(bytesLeft(store.folder)).toBeLessThan(slack)
  expect(bytesOf(store.folder).split(stays).length * stays.length).toBeGreaterThan(300_000)
  const rows = await Promise.all(
    (['task', 'payment', 'idempotency'] as const).map(
      async (table) =>
        (await store.journal.selectFrom(table).select('expires_at').execute()).length,
    ),
  )
  expect(rows).toEqual([14, 14, 14])
})

test('a server does so by itself, and again when somebody was reading', async () => {
  const closers = new AsyncDisposableStack()
  onTestFinished(() => closers.disposeAsync())
  const cwd = freshFolder()
  const store = await openStoreOf(loadConfig({ cwd, env: {} }), true, closers, 20)
  await fill(store, 8)
  const reader = new DatabaseSync(join(store.folder, 'journal.db'), { readOnly: true })
  reader.exec('begin; select count(*) from task')
  await sweep(store)
  expect(await store.erased()).toBe(false)
  expect(bytesLeft(store.folder)).toBeGreaterThan(100_000)
  reader.close()
  await until('it is gone', () => bytesLeft(store.folder) < slack)
  expect(bytesOf(store.folder)).toContain(stays)
})

test('a server deletes sessions that ended and changes older than a year by itself', async () => {
  const closers = new AsyncDisposableStack()
  onTestFinished(() => closers.disposeAsync())
  const { journal } = await openStoreOf(
    loadConfig({ cwd: freshFolder(), env: {} }),
    true,
    closers,
    20,
  )
  const now = Date.now()
  const session = (id: string, expires_at: number) => {
    const hashes = { token_hash: id, cookie_hash: id, secret_hash: id }
    const times = { created_at: 0, expires_at }
    const row = { id, operator_id: 'operator', ...hashes, ...times, ...withoutOidc }
    return insertSession(journal, row, serverActor)
  }
  await session('over', now - 1)
  await session('open', now + 60_000)
  await recordAudit(journal, serverActor, { action: 'reload' }, now - 367 * 24 * 3_600_000)
  const idsOf = async (table: 'session' | 'audit') =>
    (await journal.selectFrom(table).select('id').execute()).map(({ id }) => id)
  await until('they are gone', async () => (await idsOf('session')).length === 1)
  expect(await idsOf('session')).toEqual(['open'])
  await until('the old row is gone', async () => (await idsOf('audit')).length === 2)
})
