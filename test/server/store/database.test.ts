import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { auditedKey } from '../../../server/keys/administration.ts'
import { keyToken, newRow } from '../../../server/keys/key.ts'
import { serverActor } from '../../../server/store/queries/operators/audit.ts'
import { openStore } from '../../../server/store/database.ts'
import type { Store } from '../../../server/store/store.ts'
import { insertKey, versionsOf } from '../../../server/store/queries/keys.ts'
import { migrate } from '../../../server/store/migrations/migrate.ts'
import { isSafeSqlite, requireSafeSqlite } from '../../../server/store/sqlite/file.ts'
import { openUsageWriter } from '../../../server/store/ledger/open-writer.ts'
import { asking, freshDatabase } from '../../support/servers/postgres.ts'
import { until } from '../../support/waiting.ts'
import {
  exitCodeOf,
  engines,
  freshFolder,
  freshStore,
  startProgram,
} from '../../support/servers/store.ts'

it('knows the SQLite releases that are safe', () => {
  for (const version of ['3.51.3', '3.51.10', '3.52.0', '3.53.4', '4.0.0'])
    expect(isSafeSqlite(version), version).toBe(true)
  for (const version of ['3.51.2', '3.50.9', '3.9.12', '2.99.99', 'none', ''])
    expect(isSafeSqlite(version), version).toBe(false)
})

it('refuses an unsafe SQLite with a sentence that says what to do', () => {
  expect(() => requireSafeSqlite('3.50.4')).toThrow(
    /SQLite 3\.50\.4.*3\.51\.3 or newer.*Update Node\.js/,
  )
  expect(() => requireSafeSqlite()).not.toThrow()
})

it('makes a folder and files that only its owner can read', async () => {
  const folder = join(freshFolder(), 'deep', 'store')
  const store = openStore(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const modes = () =>
    ['journal.db', 'usage.db'].map((name) => statSync(join(folder, name)).mode & 0o777)
  expect(modes()).toEqual([0o600, 0o600])
  await store.close()
  rmSync(join(folder, 'usage.db'))
  const writer = openUsageWriter(folder, undefined)
  expect(() => writer.placeIn('w-000001.ndjson')).toThrow('no such table')
  expect(modes()).toEqual([0o600, 0o600])
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

it('prepares a statement once, however many others there were, and one for any number of keys', async () => {
  const { journal } = await freshStore()
  const rows = Array.from({ length: 130 }, (_, at) =>
    newRow({ name: 'k', scopes: ['chat'] }, keyToken(`token ${at}`), 1),
  )
  for (const row of rows) await insertKey(journal, row, auditedKey('createKey', serverActor))
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepared.mockRestore())
  const ids = rows.map(({ id }) => id)
  for (const count of [1, 7, 130])
    expect(await versionsOf(journal, [...ids.slice(0, count), 'gone'])).toEqual(
      new Map(ids.slice(0, count).map((id) => [id, 1])),
    )
  expect(prepared).toHaveBeenCalledTimes(1)
  for (let other = 0; other < 600; other++) {
    await sql`select ${sql.lit(other)}`.execute(journal)
    if (other % 100 === 0) await versionsOf(journal, ids)
  }
  expect(prepared).toHaveBeenCalledTimes(601)
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

const tablesOf = async ({ journal, url }: Store): Promise<string[]> => {
  const names =
    url === undefined
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
      : sql<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  return (await names.execute(journal)).rows.map(({ name }) => name)
}

describe.each(engines)('on %s', (engine) => {
  it('brings a fresh store up once when four processes start at the same time', async () => {
    const folder = freshFolder()
    const place = engine === 'sqlite' ? folder : await freshDatabase()
    const startAt = String(Date.now() + 700)
    const starters = [1, 2, 3, 4].map(() => startProgram('migrate', place, startAt))
    expect(await Promise.all(starters.map(exitCodeOf))).toEqual([0, 0, 0, 0])
    const store = openStore(place, { folder })
    onTestFinished(() => store.close())
    expect(await migrate(store)).toEqual([])
    const table = sql.table(engine === 'sqlite' ? 'kysely_migration' : 'journal_migration')
    const applied = (
      await sql<{ name: string }>`select name from ${table} order by name`.execute(store.journal)
    ).rows.map(({ name }) => name)
    expect(applied.slice(0, 3)).toEqual(['001_keys', '002_tasks', '003_payments'])
    expect(new Set(applied).size).toBe(applied.length)
    expect(await store.usage.selectFrom('usage').selectAll().execute()).toEqual([])
    expect(await store.usage.selectFrom('usage_hour').selectAll().execute()).toEqual([])
  })

  it('leaves no table of a migration that failed', async () => {
    const folder = freshFolder()
    const store = openStore(engine === 'sqlite' ? folder : await freshDatabase(), { folder })
    onTestFinished(() => store.close())
    await sql`create table change_log (mine text)`.execute(store.journal)
    await expect(migrate(store)).rejects.toThrow(/change_log/)
    expect(await tablesOf(store)).toEqual(
      engine === 'sqlite' ? ['change_log'] : ['change_log', 'migration_turn'],
    )
  })

  it('refuses a store that a newer version brought up', async () => {
    const store = await freshStore(engine)
    const table = engine === 'sqlite' ? 'kysely_migration' : 'journal_migration'
    const insert = sql`
      insert into ${sql.table(table)} (name, timestamp)
      values ('999_future', '2030-01-01T00:00:00.000Z')`
    await insert.execute(store.journal)
    await expect(migrate(store)).rejects.toThrow(
      'The store was made or brought up by a newer version of Tollgate; update this one.',
    )
  })
})

it('lets the next process bring the store up when one dies in the middle of it', async () => {
  const url = await freshDatabase()
  const other = new pg.Client({ connectionString: url })
  other.on('error', () => {})
  await other.connect()
  await other.query(
    'create table migration_turn (id text primary key); ' +
      "insert into migration_turn values ('migrate')",
  )
  await other.query(
    "begin; select 1 from migration_turn where id = 'migrate' for update; " +
      'create table task (half text)',
  )
  const store = openStore(url, { folder: freshFolder() })
  onTestFinished(() => store.close())
  const applied = migrate(store)
  await until(
    'it waits for its turn',
    async () =>
      (await asking(url, (client) => client.query('select 1 from pg_locks where not granted')))
        .rowCount === 1,
  )
  await asking(url, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = ' +
        'current_database() and state = $1',
      ['idle in transaction'],
    ),
  )
  expect(await applied).toContain('002_tasks')
  expect(await store.journal.selectFrom('task').selectAll().execute()).toEqual([])
})

it('keeps the order of bytes in PostgreSQL, as SQLite does', async () => {
  const names = ['a', 'B', 'Z', 'z', 'ä', '-', '_', '1', 'a-b', 'ab']
  const orders = await Promise.all(
    engines.map(async (engine) => {
      const { journal } = await freshStore(engine)
      await journal
        .insertInto('change_log')
        .values(names.map((id) => ({ id, kind: 'key' as const, ref: '', at: 0 })))
        .execute()
      return (await journal.selectFrom('change_log').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      )
    }),
  )
  expect(orders[0]).toEqual(orders[1])
})

it('takes no advisory lock, and makes no sequence, trigger or table that a crash empties', async () => {
  const store = await freshStore('postgres')
  const result = await sql<{ what: string }>`
    select 'sequence' as what from pg_sequences
    union all select 'trigger' from pg_trigger where not tgisinternal
    union all select 'unlogged' from pg_class where relpersistence = 'u'
    union all select 'advisory' from pg_locks where locktype = 'advisory'`.execute(store.journal)
  expect(result.rows).toEqual([])
})
