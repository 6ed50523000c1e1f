import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createAccess } from '../../../server/keys/keys.ts'
import { createUsageRecorder } from '../../../server/gateway/usage-recorder.ts'
import { createTasks } from '../../../server/mesh/tasks/tasks.ts'
import { backup } from '../../../server/store/backup.ts'
import { openServerSecret } from '../../../server/store/server-secret.ts'
import type { Store } from '../../../server/store/store.ts'
import { openSpool, startLedger, type Ledger } from '../../../server/store/ledger/ledger.ts'
import { unrecordedPayments } from '../../../server/store/queries/payment-lists.ts'
import { markRecorded, type ListedPayment } from '../../../server/store/queries/payments.ts'
import { insertUsage } from '../../../server/store/queries/usage.ts'
import { until } from '../../support/waiting.ts'
import { paymentRow } from '../../support/data/rows.ts'
import {
  freshFolder,
  freshStore,
  recordObservations,
  storeAt,
  storedIds,
  usageRow,
} from '../../support/servers/store.ts'

it('copies keys and every row appended before, while rows are written and moved', async () => {
  const store = await freshStore()
  const { observations, observe } = recordObservations()
  const access = createAccess({ store, observe })
  onTestFinished(() => access.close())
  const { token } = await access.create({ name: 'saved', scopes: ['chat'] })
  const opening = { configured: [], isOwner: true }
  const secret = await openServerSecret(store, opening)
  const ledger = startLedger({ folder: store.folder, observe })
  onTestFinished(() => ledger.close(0))
  const appended: string[] = []
  const append = () => {
    const row = usageRow()
    ledger.append(row)
    appended.push(row.id)
  }
  for (let n = 0; n < 30_000; n += 1) append()
  const before = [...appended]
  const target = join(freshFolder(), 'copy')
  let copied = false
  const copying = backup(store, target).then(() => {
    copied = true
  })
  while (!copied) {
    // No more than a slow machine can move in time.
    for (let n = 0; n < 50 && appended.length < 60_000; n += 1) append()
    await turn()
  }
  await copying
  expect(appended.length).toBeGreaterThan(before.length)

  expect(statSync(target).mode & 0o777).toBe(0o700)
  expect(statSync(join(target, 'journal.db')).mode & 0o777).toBe(0o600)
  expect(statSync(join(target, 'secret')).mode & 0o777).toBe(0o600)
  const copy = await storeAt(target)
  expect((await openServerSecret(copy, opening))?.checks).toEqual(secret?.checks)
  const restored = createAccess({ store: copy, observe })
  onTestFinished(() => restored.close())
  expect(await restored.authenticate(token)).toMatchObject({ name: 'saved' })
  const mover = startLedger({ folder: target, observe })
  await mover.close()
  const ids = new Set(await storedIds(copy))
  expect(before.filter((id) => !ids.has(id))).toEqual([])
  expect([...ids].every((id) => appended.includes(id))).toBe(true)
  expect(observations).toEqual([])
})

/**
 * Tasks and payments that report to the ledger; for the first `untold` the report is never
 * confirmed.
 */
function selling(store: Store, ledger: Ledger, { now = Date.now, untold = 0 } = {}) {
  const usage = createUsageRecorder({ ledger, prices: new Map(), observe: () => {} })
  const counts = { tasks: 0, payments: 0 }
  const tasks = createTasks({
    store,
    now,
    run: async () => ({ success: true, data: null }),
    completed({ id, keyId, groupId, agentId: agent }, { at, ms, charged }) {
      const caller = { requestId: id, callId: id, keyId, groupId }
      usage.recordResult({ ...caller, task: { id, at }, agent, charged, ms })
      return (counts.tasks += 1) > untold
    },
    isReadOnly: () => true,
    isAllowed: async () => true,
    observe: () => {},
    settings: () => ({ workers: 4, keptDays: 7, waitingPerKey: 100_000, deadlineMs: 10_000 }),
  })
  onTestFinished(() => tasks.close())
  tasks.start()
  async function tell({
    id,
    request_id: requestId,
    payer,
    agent,
    tool,
    price_nano: charged,
    created_at: claimedAt,
    updated_at: settledAt,
  }: ListedPayment) {
    usage.recordPayment({ id, requestId, payer, agent, tool, charged, claimedAt, settledAt })
    if ((counts.payments += 1) > untold) await markRecorded(store.journal, [id])
  }
  return { tasks, tell }
}

it('has the ledger row of every task and payment that the copy says is settled, and once', async () => {
  const store = await freshStore()
  // So many that it takes a while to copy them.
  await insertUsage(
    store.usage,
    Array.from({ length: 20_000 }, () => usageRow()),
  )
  const ledger = startLedger({ folder: store.folder, observe: () => {} })
  onTestFinished(() => ledger.close(0))
  const { tasks, tell } = selling(store, ledger, { untold: 1 })
  async function sell() {
    await tasks.create({
      keyId: 'key-1',
      agentId: 'EchoAgent',
      details: { tool: 'echo', tool_arguments: {}, raw_data_only: false },
    })
    const payment = paymentRow({
      state: 'settled',
      owner: null,
      lease_until: null,
      result: '{}',
      receipt: '{}',
    })
    await store.journal.insertInto('payment').values(payment).execute()
    await tell(payment)
    await turn()
  }
  for (let n = 0; n < 10; n += 1) await sell()
  const target = join(freshFolder(), 'copy')
  let copied = false
  const copying = backup(store, target).finally(() => (copied = true))
  while (!copied) await sell()
  await copying
  await tasks.close()

  const copy = await storeAt(target)
  const completed = () =>
    copy.journal
      .selectFrom('task')
      .select(['id', 'lease_until'])
      .where('state', '=', 'completed')
      .execute()
  const owedTasks = async () => (await completed()).filter((task) => task.lease_until !== null)
  const sold = [
    ...(await completed()),
    ...(await copy.journal.selectFrom('payment').select('id').execute()),
  ].map(({ id }) => id)
  const [owed, before] = [
    await unrecordedPayments(copy.journal, { after: '', limit: 1000 }),
    await owedTasks(),
  ]
  expect(Math.min(owed.length, before.length)).toBeGreaterThan(0)
  const restored = startLedger({ folder: target, observe: () => {} })
  onTestFinished(() => restored.close(0))
  const { tell: tellAgain } = selling(copy, restored, { now: () => Date.now() + 120_000 })
  for (const payment of owed) await tellAgain(payment)
  await until('what is owed for tasks was told', async () => (await owedTasks()).length === 0)
  await restored.close()
  const stored = await storedIds(copy)
  expect(sold.length).toBeGreaterThan(20)
  expect(sold.filter((id) => stored.filter((one) => one === id).length !== 1)).toEqual([])
})

it('takes rows along that the store could not take yet', async () => {
  const store = await freshStore()
  const spool = openSpool({ folder: store.folder, writer: 'w', observe: () => {} })
  const row = usageRow()
  spool.append(row)
  const other = new DatabaseSync(join(store.folder, 'usage.db'))
  other.exec('begin immediate')
  const target = freshFolder()
  await backup(store, target)
  other.close()
  spool.close()
  const copy = await storeAt(target)
  const ledger = startLedger({ folder: target, observe: () => {} })
  await ledger.close()
  expect(await storedIds(copy)).toEqual([row.id])
})

it('refuses a folder that is not empty and leaves it as it was', async () => {
  const store = await freshStore()
  const target = freshFolder()
  writeFileSync(join(target, 'mine'), '')
  await expect(backup(store, target)).rejects.toThrow(`The backup folder ${target} is not empty`)
  expect(readdirSync(target)).toEqual(['mine'])
})

it('refuses a damaged store and leaves nothing that looks like a backup', async () => {
  const store = await freshStore()
  await store.close()
  const file = join(store.folder, 'journal.db')
  const { size } = statSync(file)
  writeFileSync(file, Buffer.alloc(size - 4096, 0x5a), { flag: 'r+' })
  const target = join(freshFolder(), 'copy')
  mkdirSync(target)
  await expect(backup(store, target)).rejects.toThrow()
  expect(readdirSync(target)).toEqual([])
})

it('says how else a store in PostgreSQL is copied', async () => {
  await expect(backup(await freshStore('postgres'), freshFolder())).rejects.toThrow(
    'This store is in PostgreSQL; copy it with pg_dump, or as its provider says.',
  )
})
