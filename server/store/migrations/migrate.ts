import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { commandLine } from '../../command.ts'
import { Failure } from '../../failure.ts'
import type { Store } from '../store.ts'
import { journalOf } from './journal.ts'
import type { Migrations } from './types.ts'
import { alone, requirePostgres } from '../postgres/alone.ts'
import { openPostgres } from '../postgres/database.ts'
import { unusable } from '../postgres/failure.ts'
import { isBusy } from '../sqlite/file.ts'
import { usageOf } from './usage.ts'

const patienceMs = 30_000
/** Where what was done is noted, when both sets of tables are in one database. */
const inOneDatabase = { journal: 'journal_migration', usage: 'usage_migration' }

/** `half`: one of a folder's two files is new, as where the other was removed. */
type Lack = 'nothing' | 'some' | 'half' | 'all'

const newer = (cause?: unknown) =>
  new Failure(
    'conflict',
    'The store was made or brought up by a newer version of Tollgate; update this one.',
    { cause },
  )

/** For who may not change the tables that a store has: an older version could not use it any more. */
export const older = (place: string) =>
  new Failure(
    'conflict',
    `The store ${place} is as an older version of Tollgate left it: back it up, then bring it up to date with \`${commandLine('migrate')}\`, or by starting the server.`,
  )

/** Brings the store to this version's tables and answers what was done; a starter that meets another one waits for it. */
export async function migrate(store: Store): Promise<string[]> {
  if (store.url !== undefined) return migratePostgres(store.url)
  return [
    ...(await bringUp(store.journal, journalOf('text'))),
    ...(await bringUp(store.usage, usageOf('text'))),
  ]
}

/** What the store lacks of this version's tables: all of them where it is new. Throws when a newer version has brought it up. */
export async function lackOf({ journal, usage, url }: Store): Promise<Lack> {
  try {
    if (url !== undefined) await requirePostgres(journal)
    const names = url === undefined ? { journal: undefined, usage: undefined } : inOneDatabase
    const halves = [
      await lackIn(journal, journalOf('text'), names.journal),
      await lackIn(usage, usageOf('text'), names.usage),
    ] as const
    if (halves.includes('some')) return 'some'
    return halves[0] === halves[1] ? halves[0] : 'half'
  } catch (error) {
    throw url === undefined ? error : unusable(url, error)
  }
}

async function lackIn<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations,
  table = 'kysely_migration',
): Promise<Lack> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!found.some(({ name }) => name === table)) return 'all'
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  if (!rows.every(({ name }) => name in migrations)) throw newer()
  if (rows.length === 0) return 'all'
  return rows.length < Object.keys(migrations).length ? 'some' : 'nothing'
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
      ...(await applyTo(transaction, journalOf(text), inOneDatabase.journal)),
      ...(await applyTo(transaction, usageOf(text), inOneDatabase.usage)),
    ])
  } catch (error) {
    throw unusable(url, error)
  } finally {
    await close()
  }
}

async function applyTo<Tables>(
  transaction: Transaction<Tables>,
  migrations: Migrations,
  table?: string,
): Promise<string[]> {
  const names =
    table === undefined
      ? {}
      : { migrationTableName: table, migrationLockTableName: `${table}_lock` }
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: async () => migrations },
    ...names,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration \w+ is missing/.test(error.message))
    throw newer(error)
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
