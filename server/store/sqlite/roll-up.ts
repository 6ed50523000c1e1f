import type { DatabaseSync } from 'node:sqlite'
import { callOfRow, hourMs, hourOf, rowsOfPart, sumUp } from '../ledger/roll-up.ts'

const hourOfKey = 'usage where key_id = ?1 and ts >= ?2 and ts < ?3'
const first = `select ${callOfRow} as call from ${hourOfKey} order by call limit ?4`
const part = `${hourOfKey} and ${callOfRow} <= (select max(call) from (${first}))`

/**
 * Rolls up, inside of a transaction, one key's oldest hour before `before`, or a part of it; false
 * without such rows.
 */
export function rollUp(database: DatabaseSync, before: number, rowsAtOnce = rowsOfPart): boolean {
  const oldest = database
    .prepare('select key_id, ts from usage where ts < ? order by ts, id limit 1')
    .get(before)
  if (!oldest) return false
  const { key_id, ts } = oldest
  // The table's own columns: text and a whole number.
  const from = hourOf(Number(ts))
  const values = [String(key_id), from, from + hourMs, rowsAtOnce]
  database.prepare(sumUp(part)).run(...values)
  database.prepare(`delete from ${part}`).run(...values)
  return true
}
