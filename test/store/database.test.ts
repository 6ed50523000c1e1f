import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStore } from '../../server/store/database.ts'
import { migrate } from '../../server/store/migrations.ts'
import { isSafeSqlite, requireSafeSqlite } from '../../server/store/sqlite.ts'
import { ended, freshFolder, freshStore, start } from './setting.ts'

it('knows the SQLite releases that are safe', () => {
  for (const version of ['3.51.3', '3.51.10', '3.52.0', '3.53.4', '4.0.0']) expect(isSafeSqlite(version), version).toBe(true)
  for (const version of ['3.51.2', '3.50.9', '3.9.12', '2.99.99', 'none', '']) expect(isSafeSqlite(version), version).toBe(false)
})

it('refuses an unsafe SQLite with a sentence that says what to do', () => {
  expect(() => requireSafeSqlite('3.50.4')).toThrow(/SQLite 3\.50\.4.*3\.51\.3 or newer.*Update Node\.js/)
  expect(() => requireSafeSqlite()).not.toThrow()
})

it('makes a folder and files that only its owner can read', async () => {
  const folder = join(freshFolder(), 'deep', 'store')
  const store = openStore(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of ['journal.db', 'usage.db']) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
  await store.close()
})

it('keeps the journal through a power failure and the ledger through a crash', async () => {
  const store = await freshStore()
  const pragma = async (db: typeof store.journal | typeof store.usage, name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
    return rows[0]?.[name]
  }
  expect(await pragma(store.journal, 'journal_mode')).toBe('wal')
  expect(await pragma(store.usage, 'journal_mode')).toBe('wal')
  expect(await pragma(store.journal, 'synchronous')).toBe(2)
  expect(await pragma(store.usage, 'synchronous')).toBe(1)
})

it('takes the write lock where a transaction begins, so that none fails half-way', async () => {
  const store = await freshStore()
  const other = new DatabaseSync(join(store.folder, 'journal.db'), { timeout: 0 })
  await store.journal.transaction().execute(async (transaction) => {
    await transaction.selectFrom('key').selectAll().execute()
    expect(() => other.exec('begin immediate')).toThrow(/locked/)
  })
  other.exec('begin immediate')
  other.close()
})

it('brings a fresh folder up once when four processes start at the same time', async () => {
  const folder = freshFolder()
  const startAt = String(Date.now() + 700)
  const starters = [1, 2, 3, 4].map(() => start('migrating', folder, startAt))
  expect(await Promise.all(starters.map(ended))).toEqual([0, 0, 0, 0])
  const store = await freshStore(folder)
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(store.journal)
  expect(applied.rows).toEqual([{ name: '001_keys' }, { name: '002_tasks' }])
  expect(await store.usage.selectFrom('usage').selectAll().execute()).toEqual([])
})

it('leaves no table of a migration that failed', async () => {
  const store = openStore(freshFolder())
  await sql`create table change_log (mine text)`.execute(store.journal)
  await expect(migrate(store)).rejects.toThrow(/change_log/)
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(store.journal)
  expect(tables.rows).toEqual([{ name: 'change_log' }])
  await store.close()
})
