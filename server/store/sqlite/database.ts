import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import {
  type Driver,
  Kysely,
  type LimitNode,
  type QueryCompiler,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteDatabase,
  type SqliteStatement,
  ValueNode,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { diskError } from '../disk.ts'
import type { Store } from '../store.ts'
import { machineClock } from '../store-clock.ts'
import { openReports } from '../report.ts'
import type { JournalTables } from '../tables.ts'
import type { UsageDb } from '../usage-tables.ts'
import { unsyncedMark } from '../transaction.ts'
import { openFile, requireSafeSqlite } from './file.ts'
import { LockWaitDriver } from './lock-wait.ts'
import { openReportThread } from './report.ts'

const openTimeoutMs = 1000
const maxStatements = 500

/** Opens the two databases of a folder, creating what is missing. */
export function openSqlite(folder: string, reportMs?: number): Store {
  requireSafeSqlite()
  const journal = openFile(join(folder, 'journal.db'), 'FULL', openTimeoutMs)
  // Prompts, replies and signatures are stored for a time only: deleted data is overwritten, also
  // in large rows.
  journal.exec('pragma secure_delete=on')
  const usage = openFile(join(folder, 'usage.db'), 'NORMAL', openTimeoutMs)
  for (const database of [journal, usage]) database.exec('pragma busy_timeout=0')
  const journalQueries = queries<JournalTables>(journal)
  const thread = openReportThread(join(folder, 'usage.db'))
  const { reports, close } = openReports(
    new ReportDialect({ database: shim(usage) }),
    thread.run,
    reportMs,
  )
  return {
    journal: journalQueries,
    usage: queries<UsageDb>(usage),
    reports,
    folder,
    clock: machineClock,
    url: undefined,
    synced: syncing(join(folder, 'journal.db-wal')),
    erased: () => journalQueries.connection().execute(emptyLog),
    async close() {
      if (journal.isOpen) journal.close()
      if (usage.isOpen) usage.close()
      await close()
      await thread.close()
    },
  }
}

/**
 * Reports queue by themselves, so that the wait counts towards the time limit: Kysely would queue
 * them without one.
 */
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
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new LockWaitDriver({ database: this.#database })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }

  override createQueryCompiler(): QueryCompiler {
    return new LimitAsTextCompiler()
  }
}

/** SQLite compiles a statement anew each time that the parameter of its limit is bound. */
class LimitAsTextCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ')
    if (ValueNode.is(limit)) this.appendImmediateValue(limit.value)
    else this.visitNode(limit)
  }
}

class ReportDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new ReportAdapter()
  }
}

function queries<Tables>(database: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new TransactionalDialect(shim(database)) })
}

function shim(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements })
  return {
    prepare(text) {
      const cached = statements.get(text)
      if (cached) return cached
      // A deferred transaction that writes later cannot wait for one that writes already: it has
      // read an older state.
      const statement = adapt(
        database,
        database.prepare(text === 'begin' ? 'begin immediate' : text),
        text.endsWith(unsyncedMark),
      )
      statements.set(text, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function adapt(
  database: DatabaseSync,
  statement: StatementSync,
  isUnsynced: boolean,
): SqliteStatement {
  // Kysely types parameters as unknown; node:sqlite refuses values that it cannot bind.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  function committed<Result>(run: () => Result): Result {
    if (!isUnsynced) return explained(database, run)
    database.exec('pragma synchronous=NORMAL')
    try {
      return explained(database, run)
    } finally {
      database.exec('pragma synchronous=FULL')
    }
  }
  const rowOf = rowMaker(statement)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) =>
      committed(() => statement.all(...values(parameters)).map((row) => rowOf(arrayOf(row)))),
    run: (parameters) => committed(() => statement.run(...values(parameters))),
    *iterate(parameters) {
      for (const row of statement.iterate(...values(parameters))) yield rowOf(arrayOf(row))
    },
  }
}

/** Says of an error of the disk which file it is about. */
function explained<Result>(database: DatabaseSync, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw diskError(error, database.location() ?? 'the store') ?? error
  }
}

/**
 * Makes rows of arrays. The objects of node:sqlite are dictionaries, which are slower to make, to
 * copy, and to write as JSON. So are objects that get many members by name, but not copies of a
 * parsed one.
 */
function rowMaker(statement: StatementSync): (values: readonly SQLOutputValue[]) => object {
  statement.setReturnArrays(true)
  const namesNow = () => statement.columns().map(({ name }) => name)
  let names = namesNow()
  let empty = emptyRow(names)
  return (values) => {
    // A column was added since the statement was prepared.
    if (values.length !== names.length) {
      names = namesNow()
      empty = emptyRow(names)
    }
    const row = { ...empty }
    names.forEach((name, at) => {
      row[name] = values[at]
    })
    return row
  }
}

type Row = Record<string, SQLOutputValue | undefined>

const emptyRow = (names: readonly string[]): Row =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Row

/** The types of node:sqlite do not know of arrays. */
const arrayOf = (row: object) => row as SQLOutputValue[]

/**
 * Deleted data remains in the WAL until that is empty. Does not wait for other readers and writers.
 */
async function emptyLog(database: Kysely<JournalTables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
  return rows[0]?.busy === 0
}

/**
 * One sync at a time, off the event loop. Calls during a sync wait for the next one, and share it.
 */
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
