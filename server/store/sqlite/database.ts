import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import type { Store } from '../store.ts'
import { startReports } from '../report.ts'
import type { JournalTables, UsageDb } from '../tables.ts'
import { unsynced } from '../transaction.ts'
import { openFile, requireSafeSqlite } from './file.ts'
import { askInThread } from './report.ts'

const lockTimeoutMs = 1000
const statementsKept = 500

/** Opens the two databases of a folder, creating what is missing. */
export function openSqlite(folder: string, reportMs?: number): Store {
  requireSafeSqlite()
  const journal = openFile(join(folder, 'journal.db'), 'FULL', lockTimeoutMs)
  // Prompts, answers and what payers signed are kept there for a time only: what is deleted is overwritten, large rows too.
  journal.exec('pragma secure_delete=on')
  const usage = openFile(join(folder, 'usage.db'), 'NORMAL', lockTimeoutMs)
  const asked = queries<JournalTables>(journal)
  const { driver, close } = startReports(askInThread(join(folder, 'usage.db')), reportMs)
  return {
    journal: asked,
    usage: queries<UsageDb>(usage),
    reports: new Kysely({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => new ReportAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (db) => new SqliteIntrospector(db),
      },
    }),
    folder,
    url: undefined,
    synced: syncing(join(folder, 'journal.db-wal')),
    erased: () => asked.connection().execute(emptyLog),
    async close() {
      if (journal.isOpen) journal.close()
      if (usage.isOpen) usage.close()
      await close()
    },
  }
}

/** Reports wait for their turn themselves, so that it counts as time: Kysely would have each wait unasked, and without end. */
class ReportAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Without transactional DDL a failed migration would leave half of its tables behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

function queries<Tables>(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new TransactionalDialect({ database: shim(database) }) })
}

function shim(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const known = statements.get(text)
      if (known) {
        // The last to go.
        statements.delete(text)
        statements.set(text, known)
        return known
      }
      // A deferred transaction that comes to write later fails at once when another writes, whatever the time-out.
      const statement = adapt(
        database,
        database.prepare(text === 'begin' ? 'begin immediate' : text),
        text.endsWith(unsynced),
      )
      const [oldest] = statements.size < statementsKept ? [] : statements.keys()
      if (oldest !== undefined) statements.delete(oldest)
      statements.set(text, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function adapt(database: DatabaseSync, statement: StatementSync, isLazy: boolean): SqliteStatement {
  // Kysely types parameters as unknown; a value that SQLite cannot bind is refused by node:sqlite itself.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  function committed<Result>(run: () => Result): Result {
    if (!isLazy) return run()
    database.exec('pragma synchronous=NORMAL')
    try {
      return run()
    } finally {
      database.exec('pragma synchronous=FULL')
    }
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => committed(() => statement.all(...values(parameters))),
    run: (parameters) => committed(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** What was overwritten in the database is in its log until that is empty. Others who read or write now are not waited for: the event loop would stand still. */
async function emptyLog(database: Kysely<JournalTables>): Promise<boolean> {
  await sql`pragma busy_timeout=0`.execute(database)
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    return rows[0]?.busy === 0
  } finally {
    await sql.raw(`pragma busy_timeout=${lockTimeoutMs}`).execute(database)
  }
}

/** One sync at a time, off the event loop; whoever comes while it runs waits for the next, and shares it. */
function syncing(wal: string): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const sync = async () => {
    const file = await open(wal, 'r+')
    try {
      await file.datasync()
    } finally {
      await file.close()
    }
  }
  const begin = (): Promise<void> => {
    next = undefined
    return (running = sync().finally(() => (running = undefined)))
  }
  return () => {
    if (next) return next
    if (!running) return (next = Promise.resolve().then(begin))
    return (next = running.catch(() => {}).then(begin))
  }
}
