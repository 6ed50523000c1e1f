import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshStore } from '../../support/servers/store.ts'

/** A store, and a connection as another process has it, with the lock for writing. */
async function lockedStore() {
  const { folder, journal } = await freshStore('sqlite')
  const other = new DatabaseSync(join(folder, 'journal.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const write = () => sql`update key set version = version`.execute(journal)
  return { journal, write, unlock: () => other.exec('commit') }
}

test('a write waits for the lock of another process, and does not block this one', async () => {
  const { write, unlock } = await lockedStore()
  const written = write()
  // This timer would come too late if the wait blocked the event loop: the write would have failed.
  await pause(20)
  unlock()
  await written
})

test('a transaction waits as a whole', async () => {
  const { journal, unlock } = await lockedStore()
  const count = journal.transaction().execute(async (transaction) => {
    await sql`update key set version = version`.execute(transaction)
    return transaction.selectFrom('key').select('id').execute()
  })
  await pause(20)
  unlock()
  expect(await count).toEqual([])
})

test('a write fails while the lock is held on, and succeeds later', async () => {
  const { write, unlock } = await lockedStore()
  await expect(write()).rejects.toThrow('database is locked')
  unlock()
  await write()
})
