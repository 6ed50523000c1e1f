import type { DatabaseSync } from 'node:sqlite'
import {
  countDropped,
  hourMs,
  hourOf,
  isKept,
  rowsOfPart,
  sumUp,
  unsentRows,
  type UnsentRows,
} from '../ledger/roll-up.ts'
import { addTotals, startOfRow } from '../ledger/totals.ts'
import { rowsOfPost } from '../ledger/writer.ts'
import { monthSql } from './clock.ts'

/** Totals have these rows before. */
const part = `select rowid from usage
  where key_id = ?1 and ts >= ?2 and ts < ?3 and posted is not null order by ts, id limit ?4`
const rows = `usage where rowid in (${part})`
const unsentOfPart = unsentRows(`select stream, n from ${rows}`, '?5')

/**
 * Rolls up, inside of a transaction, one key's oldest hour before `before`, or a part of it; false
 * without such rows, or while an outlet has yet to send some of them.
 */
export function rollUp(database: DatabaseSync, before: number, rowsAtOnce = rowsOfPart): boolean {
  const oldest = database
    .prepare(
      'select key_id, ts from usage where ts < ? and posted is not null order by ts, id limit 1',
    )
    .get(before)
  if (!oldest) return false
  const { key_id, ts } = oldest
  // The table's own columns: text and a whole number.
  const from = hourOf(Number(ts))
  const values = [String(key_id), from, from + hourMs, rowsAtOnce]
  const now = Date.now()
  const unsent = database.prepare(unsentOfPart).all(...values, now) as UnsentRows[]
  if (isKept(unsent, from, now)) return false
  for (const { name, unsent: lost } of unsent)
    database.prepare(countDropped('?', '?')).run(lost, name)
  database.prepare(sumUp(rows)).run(...values)
  database.prepare(`delete from ${rows}`).run(...values)
  return true
}

const unposted = 'usage where posted is null order by ts, id limit ?1'
const openFrom = '(select open_from from usage_close where id = 1)'
const posted = `max(${monthSql(startOfRow)}, ${openFrom})`

/**
 * Adds, inside of a transaction, the oldest rows without totals to them; true if there may be more.
 */
export function post(database: DatabaseSync, rowsAtOnce = rowsOfPost): boolean {
  const first = database.prepare(`select 1 from ${unposted}`).get(1)
  if (!first) return false
  database.prepare(addTotals(`(select * from ${unposted})`, posted)).run(rowsAtOnce)
  const mark = `update usage set posted = ${posted} where rowid in (select rowid from ${unposted})`
  return database.prepare(mark).run(rowsAtOnce).changes === rowsAtOnce
}
