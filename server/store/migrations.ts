import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Expression, type Kysely, type Transaction } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { Failure } from '../failure.ts'
import type { Store } from './database.ts'
import { journalOf } from './journal-migrations.ts'
import { alone, requirePostgres } from './postgres/alone.ts'
import { openPostgres } from './postgres/database.ts'
import { unusable } from './postgres/failure.ts'
import { isBusy } from './sqlite/file.ts'
import { usageOf } from './usage-migrations.ts'

const patienceMs = 30_000

export type Migrations = Record<string, Migration>
/** The type of a text, in the order of its bytes. */
export type Text = 'text' | Expression<string>

/** Brings the store to this version's tables and answers what was done; a starter that meets another one waits for it. */
export async function migrate(store: Store): Promise<string[]> {
  if (store.url !== undefined) return migratePostgres(store.url)
  return [...(await bringUp(store.journal, journalOf('text'))), ...(await bringUp(store.usage, usageOf('text')))]
}

async function bringUp<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      // The migrator gets a transaction, so that its own tables too are made under the one write lock.
      return await db.transaction().execute((transaction) => applyTo(transaction, migrations))
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}

/** Over a connection of its own: a large table may take longer than a question may. */
async function migratePostgres(url: string): Promise<string[]> {
  const { journal, close } = openPostgres(url, '', { connections: 1, statementMs: 0 })
  // Bytes in their order, as SQLite has it, whatever the database's own language is.
  const text = sql<string>`text collate "C"`
  try {
    await requirePostgres(journal)
    return await alone(journal, patienceMs, async (transaction) => [
      ...(await applyTo(transaction, journalOf(text), 'journal_migration')),
      ...(await applyTo(transaction, usageOf(text), 'usage_migration')),
    ])
  } catch (error) {
    throw unusable(url, error)
  } finally {
    await close()
  }
}

async function applyTo<Tables>(transaction: Transaction<Tables>, migrations: Migrations, table?: string): Promise<string[]> {
  const names = table === undefined ? {} : { migrationTableName: table, migrationLockTableName: `${table}_lock` }
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations }, ...names })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration \w+ is missing/.test(error.message))
    throw new Failure('conflict', 'The store was made or brought up by a newer version of Tollgate; update this one.', { cause: error })
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
