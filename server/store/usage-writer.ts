import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { hasCode, isBusy, openFile, sqliteCode } from './sqlite.ts'
import { usageColumns } from './tables.ts'

/** The hot statement of the ledger, without a query builder: it runs once for each row. */
const insertRow =
  `insert into usage (${usageColumns.join(', ')}) values (${usageColumns.map(() => '?').join(', ')}) ` +
  'on conflict (key_id, ts, id) do nothing'
const lockTimeoutMs = 500

export type UsageWriter = {
  /** Stores lines of JSON in one transaction, each once; returns those that can never be stored. Throws when the store itself fails. */
  insert(lines: string[]): { text: string; reason: string }[]
  /** Puts what was stored on the disk: in WAL mode with synchronous=NORMAL a commit alone does not. */
  sync(): void
  close(): void
}

/** Opens usage.db when it is first needed, and anew after a failure. */
export function usageWriter(folder: string): UsageWriter {
  const file = join(folder, 'usage.db')
  let store: { database: DatabaseSync; statement: StatementSync } | undefined
  let unsynced = false

  function open() {
    const database = openFile(file, 'NORMAL', lockTimeoutMs)
    try {
      return { database, statement: database.prepare(insertRow) }
    } catch (error) {
      database.close()
      throw error
    }
  }

  function insertAll({ database, statement }: { database: DatabaseSync; statement: StatementSync }, lines: string[]) {
    const refused: { text: string; reason: string }[] = []
    database.exec('begin immediate')
    for (const text of lines) {
      const reason = insertLine(statement, text)
      if (reason !== undefined) refused.push({ text, reason })
    }
    database.exec('commit')
    return refused
  }

  function close(): void {
    store?.database.close()
    store = undefined
  }

  return {
    insert(lines) {
      store ??= open()
      try {
        const refused = insertAll(store, lines)
        unsynced = true
        return refused
      } catch (error) {
        if (store.database.isTransaction) store.database.exec('rollback')
        // A lock goes by itself; anything else may need the file to be opened anew.
        if (!isBusy(error)) close()
        throw error
      }
    },
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
  let row: Record<string, SQLInputValue | undefined> | null
  try {
    row = JSON.parse(text)
  } catch {
    return 'it is torn or not JSON'
  }
  if (typeof row !== 'object' || row === null) return 'it is not a row'
  try {
    const values = row
    statement.run(...usageColumns.map((column) => values[column] ?? null))
    return undefined
  } catch (error) {
    const code = sqliteCode(error)
    // TOOBIG, CONSTRAINT, MISMATCH, and a value of a kind that SQLite has no type for.
    if (code === 18 || code === 19 || code === 20 || hasCode(error, 'ERR_INVALID_ARG_TYPE')) return String(error)
    throw error
  }
}
