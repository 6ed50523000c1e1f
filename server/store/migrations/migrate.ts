import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { commandLine } from '../../command.ts'
import { Failure } from '../../failure.ts'
import { recordAudit, serverActor, type Actor } from '../queries/operators/audit.ts'
import type { Store } from '../store.ts'
import type { JournalTables } from '../tables.ts'
import { journalOf } from './journal.ts'
import type { Migrations } from './types.ts'
import { inOneProcess, requirePostgres } from '../postgres/exclusive.ts'
import { openPostgres } from '../postgres/database.ts'
import { unusableStore } from '../postgres/failure.ts'
import { setRoleLimits } from '../postgres/check.ts'
import { isBusy } from '../sqlite/file.ts'
import { usageOf } from './usage.ts'

const patienceMs = 30_000
/** The migration table, if each set of tables has a file. */
const inOneFile = 'kysely_migration'
/** The migration tables, if both sets of tables are in one database. */
const inOneDatabase = { journal: 'journal_migration', usage: 'usage_migration' }

/** `half`: one of a folder's two files is new, since it was removed. */
type Missing = 'nothing' | 'some' | 'half' | 'all'

const newerStore = (cause?: unknown) =>
  new Failure(
    'conflict',
    'The store was made or brought up by a newer version of Tollgate; update this one.',
    { cause },
  )

/** For commands that must not migrate a store: an older version could not use it any more. */
export const olderStore = (place: string) =>
  new Failure(
    'conflict',
    `The store ${place} is as an older version of Tollgate left it: ` +
      `back it up, then bring it up to date with \`${commandLine('migrate')}\`, ` +
      'or by starting the server.',
  )

/**
 * Migrates the store to this version and returns the names of the migrations. Waits for a
 * concurrent migration. That of a store of an older version is recorded.
 */
export async function migrate(store: Store, actor: Actor = serverActor): Promise<string[]> {
  if (store.url !== undefined) return migratePostgres(store.url, actor)
  const ofJournal = journalOf('text')
  const changed = await migrateFile(store.journal, (transaction) =>
    applyTo(transaction, ofJournal).then(async (names) => {
      if (isUpdate(names, ofJournal)) await recordMigration(transaction, names, actor)
      return names
    }),
  )
  // A file of its own, whose changes and their record are two transactions.
  const ofUsage = usageOf('text')
  const names = await migrateFile(store.usage, (transaction) => applyTo(transaction, ofUsage))
  if (isUpdate(names, ofUsage)) await recordMigration(store.journal, names, actor)
  return [...changed, ...names]
}

/** Whether these were applied to tables that were there before. */
const isUpdate = (applied: readonly string[], migrations: Migrations): boolean =>
  applied.length > 0 && applied.length < Object.keys(migrations).length

const recordMigration = (
  journal: Kysely<JournalTables>,
  migrations: readonly string[],
  actor: Actor,
): Promise<void> => recordAudit(journal, actor, { action: 'migrate', after: { migrations } })

/**
 * The migrations that the store lacks; `all` if it is new. Throws if a newer version
 * migrated it.
 */
export async function missingTables({ journal, usage, url }: Store): Promise<Missing> {
  try {
    if (url !== undefined) await requirePostgres(journal)
    const names: Partial<typeof inOneDatabase> = url === undefined ? {} : inOneDatabase
    const halves = [
      await missingIn(journal, journalOf('text'), names.journal),
      await missingIn(usage, usageOf('text'), names.usage),
    ] as const
    if (halves.includes('some')) return 'some'
    return halves[0] === halves[1] ? halves[0] : 'half'
  } catch (error) {
    throw url === undefined ? error : unusableStore(url, error)
  }
}

async function missingIn<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations,
  table = inOneFile,
): Promise<Missing> {
  const existing = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!existing.some(({ name }) => name === table)) return 'all'
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db)
  if (!rows.every(({ name }) => name in migrations)) throw newerStore()
  if (rows.length === 0) return 'all'
  return rows.length < Object.keys(migrations).length ? 'some' : 'nothing'
}

async function migrateFile<Tables>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<string[]>,
): Promise<string[]> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      // The migrator runs in a transaction, so that its own tables are created under the same write
      // lock.
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
      await pause(20 + Math.random() * 80)
    }
  }
}

async function migratePostgres(url: string, actor: Actor): Promise<string[]> {
  const { journal, close } = openPostgres(url, '', { connections: 1, statementMs: 0 })
  // The order of bytes, as in SQLite, whatever the database's collation.
  const text = 'text collate "C"'
  try {
    await requirePostgres(journal)
    await setRoleLimits(journal)
    return await inOneProcess(journal, patienceMs, async (transaction) => {
      const [ofJournal, ofUsage] = [journalOf(text), usageOf(text)]
      const changed = await applyTo(transaction, ofJournal, inOneDatabase.journal)
      const names = await applyTo(transaction, ofUsage, inOneDatabase.usage)
      const all = [...changed, ...names]
      if (isUpdate(changed, ofJournal) || isUpdate(names, ofUsage))
        await recordMigration(transaction, all, actor)
      return all
    })
  } catch (error) {
    throw unusableStore(url, error)
  } finally {
    await close()
  }
}

async function applyTo<Tables>(
  transaction: Transaction<Tables>,
  migrations: Migrations,
  table = inOneFile,
): Promise<string[]> {
  const migrator = new Migrator({
    db: transaction,
    provider: { getMigrations: async () => migrations },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration \w+ is missing/.test(error.message))
    throw newerStore(error)
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
