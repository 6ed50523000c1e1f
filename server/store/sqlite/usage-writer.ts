import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { hasCode } from '../files.ts'
import { usageColumns } from '../tables.ts'
import { misplaced, type Batch, type RefuseLine, type UsageWriter } from '../ledger/writer.ts'
import { isBusy, openFile, sqliteCode } from './file.ts'
import { rollUp } from './roll-up.ts'

/** The hot statement of the ledger, without a query builder: it runs once for each row. */
const insertRow =
  `insert into usage (${usageColumns.join(', ')}) values (${usageColumns.map(() => '?').join(', ')}) ` +
  'on conflict (key_id, ts, id) do nothing'
const advance =
  'insert into segment (name, bytes) values (?, ?) on conflict (name) do update set bytes = excluded.bytes where segment.bytes = ?'
const lockTimeoutMs = 500

type Opened = { database: DatabaseSync; row: StatementSync; place: StatementSync }

/** Opens usage.db when it is first needed, and anew after a failure. */
export function sqliteWriter(folder: string): UsageWriter {
  const file = join(folder, 'usage.db')
  let store: Opened | undefined
  let unsynced = false

  function open(): Opened {
    const database = openFile(file, 'NORMAL', lockTimeoutMs)
    try {
      return { database, row: database.prepare(insertRow), place: database.prepare(advance) }
    } catch (error) {
      database.close()
      throw error
    }
  }

  function inTransaction<Result>(work: (opened: Opened) => Result): Result {
    store ??= open()
    try {
      store.database.exec('begin immediate')
      const result = work(store)
      store.database.exec('commit')
      unsynced = true
      return result
    } catch (error) {
      if (store.database.isTransaction) store.database.exec('rollback')
      // A lock goes by itself; anything else may need the file to be opened anew.
      if (!isBusy(error)) close()
      throw error
    }
  }

  function insertAll(
    { row, place }: Opened,
    { segment, from, lines }: Batch,
    refuse: RefuseLine,
  ): void {
    if (place.run(segment, lines.at(-1)?.end ?? from, from).changes === 0) throw misplaced(segment)
    for (const line of lines) {
      const reason = insertLine(row, line.text)
      if (reason !== undefined) refuse(line, reason)
    }
  }

  function close(): void {
    store?.database.close()
    store = undefined
  }

  return {
    now: Date.now,
    placeIn: (segment) =>
      inTransaction(({ database }) =>
        Number(
          database.prepare('select bytes from segment where name = ?').get(segment)?.['bytes'] ?? 0,
        ),
      ),
    insert: (batch, refuse) => inTransaction((opened) => insertAll(opened, batch, refuse)),
    forget: (segment) =>
      inTransaction(
        ({ database }) => void database.prepare('delete from segment where name = ?').run(segment),
      ),
    rollUp: (before, rowsAtOnce) =>
      inTransaction(({ database }) => rollUp(database, before, rowsAtOnce)),
    sync() {
      if (!unsynced) return
      syncFile(`${file}-wal`)
      unsynced = false
    },
    close,
  }
}

function syncFile(file: string): void {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r+')
    fdatasyncSync(descriptor)
  } catch (error) {
    // Without a WAL all of it is in the database, and was synced there.
    if (!hasCode(error, 'ENOENT')) throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** Why the row can never be stored, or undefined. */
function insertLine(statement: StatementSync, text: string): string | undefined {
  const values = decode(text)
  if (typeof values === 'string') return values
  try {
    // What SQLite cannot bind it refuses itself.
    statement.run(...(values as SQLInputValue[]))
    return undefined
  } catch (error) {
    const code = sqliteCode(error)
    // TOOBIG, CONSTRAINT, MISMATCH, and a value of a kind that SQLite has no type for.
    if (code === 18 || code === 19 || code === 20 || hasCode(error, 'ERR_INVALID_ARG_TYPE'))
      return String(error)
    throw error
  }
}

/** The values of a row in the order of the columns, or why it can never be stored. */
function decode(text: string): unknown[] | string {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    return 'it is torn or not JSON'
  }
  if (typeof row !== 'object' || row === null) return 'it is not a row'
  const values = row as Record<string, unknown>
  return usageColumns.map((column) => values[column] ?? null)
}
