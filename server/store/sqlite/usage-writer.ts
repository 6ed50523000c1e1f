import { closeSync, fdatasyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { hasCode } from '../files.ts'
import { usageColumns } from '../usage-tables.ts'
import { misplaced, type Batch, type RefuseLine, type UsageWriter } from '../ledger/writer.ts'
import { dropKeySums, dropMinutes, sumRows } from '../ledger/sums.ts'
import { addLabels, addTotals, monthOf } from '../ledger/totals.ts'
import { isBusy, openFile, sqliteCode } from './file.ts'
import { post, rollUp } from './roll-up.ts'

/** The hot statement of the ledger, without a query builder: it runs once for each row. */
const insertRow =
  `insert into usage (${usageColumns.join(', ')}, posted, stream, n) ` +
  `values (${usageColumns.map(() => '?').join(', ')}, ?, ?, ?) ` +
  'on conflict (key_id, ts, id) do nothing'
const advance =
  'insert into segment (name, bytes) values (?, ?) ' +
  'on conflict (name) do update set bytes = excluded.bytes where segment.bytes = ?'
/** A forgotten stream that gets rows again continues above all its numbers: with the time. */
const takeNumbers =
  'insert into usage_stream (stream, last_n, moved_at) values (?1, ?2 + ?3, ?2) ' +
  'on conflict (stream) do update set last_n = usage_stream.last_n + ?3, moved_at = ?2 ' +
  'returning last_n'
const lastRow = 'select coalesce(max(rowid), 0) as id from usage'
const lockTimeoutMs = 500

/** Writes to usage.db in the folder. */
export function sqliteWriter(folder: string): UsageWriter {
  const ledger = new LedgerFile(join(folder, 'usage.db'))
  return {
    now: Date.now,
    placeIn: (segment) => ledger.write(({ database }) => placeIn(database, segment)),
    insert: (batch, refuse) => ledger.write((statements) => insertBatch(statements, batch, refuse)),
    forget: (segment) =>
      ledger.write(({ database }) => {
        database.prepare('delete from segment where name = ?').run(segment)
      }),
    rollUp: (before, rowsAtOnce) =>
      ledger.write(({ database }) => rollUp(database, before, rowsAtOnce)),
    post: (rowsAtOnce) => ledger.write(({ database }) => post(database, rowsAtOnce)),
    forgetSums: (minutes) =>
      ledger.write(({ database }) => {
        database.prepare(dropMinutes('?')).run(minutes)
        database.prepare(dropKeySums('?')).run(minutes)
      }),
    sync: () => ledger.sync(),
    close: () => ledger.close(),
  }
}

type Statements = {
  database: DatabaseSync
  row: StatementSync
  place: StatementSync
  numbers: StatementSync
  last: StatementSync
  sum: StatementSync
  total: StatementSync
  label: StatementSync
  openFrom: StatementSync
}

/** usage.db, opened when it is first needed and again after a failure. */
class LedgerFile {
  readonly #file: string
  #open: Statements | undefined
  #isUnsynced = false

  constructor(file: string) {
    this.#file = file
  }

  /** Runs the work in one transaction. */
  write<Result>(work: (statements: Statements) => Result): Result {
    const open = (this.#open ??= prepare(this.#file))
    try {
      open.database.exec('begin immediate')
      const result = work(open)
      open.database.exec('commit')
      this.#isUnsynced = true
      return result
    } catch (error) {
      if (open.database.isTransaction) open.database.exec('rollback')
      // A lock is released sooner or later; anything else may need the file to be opened again.
      if (!isBusy(error)) this.close()
      throw error
    }
  }

  sync(): void {
    if (!this.#isUnsynced) return
    syncFile(`${this.#file}-wal`)
    this.#isUnsynced = false
  }

  close(): void {
    this.#open?.database.close()
    this.#open = undefined
  }
}

function prepare(file: string): Statements {
  const database = openFile(file, 'NORMAL', lockTimeoutMs)
  try {
    return {
      database,
      row: database.prepare(insertRow),
      place: database.prepare(advance),
      numbers: database.prepare(takeNumbers),
      last: database.prepare(lastRow),
      sum: database.prepare(sumRows('usage where rowid > ?')),
      total: database.prepare(addTotals('usage where rowid > ?')),
      label: database.prepare(addLabels('usage where rowid > ?', 'json_each(row.tags)')),
      openFrom: database.prepare('select open_from from usage_close where id = 1'),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

function placeIn(database: DatabaseSync, segment: string): number {
  const row = database.prepare('select bytes from segment where name = ?').get(segment)
  return Number(row?.['bytes'] ?? 0)
}

function insertBatch(
  { row, place, numbers, last, sum, total, label, openFrom }: Statements,
  { segment, from, lines, stream }: Batch,
  refuse: RefuseLine,
): void {
  if (place.run(segment, lines.at(-1)?.end ?? from, from).changes === 0) throw misplaced(segment)
  const before = Number(last.get()?.['id'])
  const open = Number(openFrom.get()?.['open_from'])
  let n = Number(numbers.get(stream, Date.now(), lines.length)?.['last_n']) - lines.length
  for (const line of lines) {
    n += 1
    const reason = insertLine(row, line.text, { open, stream, n })
    if (reason !== undefined) refuse(line, reason)
  }
  sum.run(before)
  total.run(before)
  label.run(before)
}

function syncFile(file: string): void {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r+')
    fdatasyncSync(descriptor)
  } catch (error) {
    // Without a WAL everything is in the database file, which a checkpoint has synced.
    if (!hasCode(error, 'ENOENT')) throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** Why the row can never be stored, or undefined. */
function insertLine(
  statement: StatementSync,
  text: string,
  { open, stream, n }: { open: number; stream: string; n: number },
): string | undefined {
  const row = decode(text)
  if (typeof row === 'string') return row
  try {
    const values = usageColumns.map((column) => row[column] ?? null)
    const posted = Math.max(monthOf(startOf(row)), open)
    // SQLite refuses values that it cannot bind.
    const month = Number.isNaN(posted) ? open : posted
    statement.run(...(values as SQLInputValue[]), month, stream, n)
    return undefined
  } catch (error) {
    const code = sqliteCode(error)
    // TOOBIG, CONSTRAINT, MISMATCH, and a value that SQLite has no type for.
    if (code === 18 || code === 19 || code === 20 || hasCode(error, 'ERR_INVALID_ARG_TYPE'))
      return String(error)
    throw error
  }
}

/** The values of a row by their columns, or why it can never be stored. */
function decode(text: string): Record<string, unknown> | string {
  let row: unknown
  try {
    row = JSON.parse(text)
  } catch {
    return 'it is torn or not JSON'
  }
  if (typeof row !== 'object' || row === null) return 'it is not a row'
  return row as Record<string, unknown>
}

/** As `startOfRow`. */
const startOf = (row: Record<string, unknown>): number =>
  Number(row['ts']) - (row['payment_id'] == null ? Number(row['latency_ms']) : 0)
