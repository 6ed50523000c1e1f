import { expect, it } from 'vitest'
import { createAccess } from '../../server/access/keys.ts'
import { copyStore } from '../../server/store/copy.ts'
import { openSpool } from '../../server/store/ledger.ts'
import { lockFolder } from '../../server/store/lock.ts'
import { claimPayment } from '../../server/store/payments.ts'
import { insertTask } from '../../server/store/tasks.ts'
import { usageWriter } from '../../server/store/usage-writer.ts'
import { insertUsage, totals } from '../../server/store/usage.ts'
import { asking, freshDatabase } from '../support/postgres.ts'
import { paymentRow } from './processes/row.ts'
import { freshFolder, freshStore, storeAt, usageRow } from './setting.ts'

const all = { from: 0, to: Number.MAX_SAFE_INTEGER, by: ['key', 'model'] } as const
const hour = 3_600_000

/** A store that has been used: every table has rows, some of them odd, and some rows are only on the spool. */
async function usedStore() {
  const store = await freshStore()
  const access = createAccess({ store, observe: () => {} })
  const { token } = await access.create({ name: 'Wetter-Büro 🌦\n"it"', scopes: ['chat'], budget_nano: 2 ** 53 - 1, budget_period: 'month' })
  const revoked = await access.create({ name: 'revoked', scopes: ['mesh'] })
  await access.revoke(revoked.key.id)
  access.close()
  await claimPayment(store.journal, paymentRow({ result: '{"a":"\\u0000"}', amount: '9'.repeat(70) }), { ofPayer: 8, ofAll: 8 })
  const task = { id: 't', key_id: 'k', agent_id: 'a', state: 'pending', details: '{}', result: null, lease_until: null, owner: null, attempts: 0, charged: null } as const
  await insertTask(store.journal, { ...task, created_at: 1, expires_at: 2 }, 5)
  const odd = (at: number) => usageRow({ key_id: at % 3 ? 'k' : 'x402:0xPayer', ts: 1e12 + (at % 50), charged: at, upstream: at % 7 ? 'first' : 'nul\0here' })
  await insertUsage(store.usage, Array.from({ length: 3500 }, (_, at) => odd(at)))
  await insertUsage(store.usage, [usageRow({ ts: hour, charged: Number.MAX_SAFE_INTEGER })])
  const writer = usageWriter(store.folder, undefined)
  while (await writer.rollUp(10 * hour)) continue
  writer.close()
  const spool = openSpool({ folder: store.folder, writer: 'w', observe: () => {} })
  for (let n = 0; n < 25; n += 1) spool.append(usageRow({ key_id: 'spooled' }))
  spool.close()
  return { store, token }
}

it('moves a used store into PostgreSQL without losing a row, those on the spool too', async () => {
  const { store, token } = await usedStore()
  const url = await freshDatabase()
  const copied = await copyStore(store.folder, url)
  expect(copied).toMatchObject({ key: 2, change_log: 1, task: 1, payment: 1, usage: 3525, usage_hour: 1 })
  const moved = await storeAt(url, freshFolder())
  expect(await totals(moved.usage, { ...all, by: [...all.by] })).toEqual(await totals(store.usage, { ...all, by: [...all.by] }))
  for (const table of ['key', 'change_log', 'task', 'payment'] as const) {
    const rowsIn = ({ journal }: typeof store) => journal.selectFrom(table).selectAll().orderBy('id').execute()
    expect((await rowsIn(moved)).map((row) => ({ ...row })), table).toEqual((await rowsIn(store)).map((row) => ({ ...row })))
  }
  const access = createAccess({ store: moved, observe: () => {} })
  expect(await access.authenticate(token)).toMatchObject({ name: 'Wetter-Büro 🌦\n"it"', budget_nano: 2 ** 53 - 1 })
  access.close()
  await expect(copyStore(store.folder, url)).rejects.toThrow(/postgres:\/\/[^@]+ is not empty: it has rows in "key"\. Name an empty database\./)
})

it('keeps nothing in the target when a row cannot be stored there', async () => {
  const { store } = await usedStore()
  await insertUsage(store.usage, [usageRow({ key_id: 'zzz', latency_ms: 0.5 })])
  const url = await freshDatabase()
  await expect(copyStore(store.folder, url)).rejects.toThrow(/0\.5/)
  for (const table of ['key', 'usage', 'payment']) expect((await asking(url, (client) => client.query(`select 1 from ${table}`))).rowCount, table).toBe(0)
})

it('refuses a folder without a store, and one on which a server runs', async () => {
  const url = await freshDatabase()
  const empty = freshFolder()
  await expect(copyStore(empty, url)).rejects.toThrow(`There is no store in ${empty}.`)
  const { folder } = await freshStore()
  const lock = lockFolder(folder)
  await expect(copyStore(folder, url)).rejects.toThrow('Another server already runs on the store folder')
  lock.release()
})
