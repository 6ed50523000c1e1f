import type { DatabaseSync } from 'node:sqlite'
import { hourMs, hourOf, sumUp } from '../roll-up.ts'

const rows = 'usage where key_id = ? and ts >= ? and ts < ?'

/** Inside of a transaction: one key's oldest hour; false when no row is older than that. */
export function rollUp(database: DatabaseSync, before: number): boolean {
  const oldest = database.prepare('select key_id, ts from usage where ts < ? order by ts, id limit 1').get(before)
  if (!oldest) return false
  const { key_id, ts } = oldest
  // The table's own columns: text and a whole number.
  const from = hourOf(Number(ts))
  const values = [String(key_id), from, from + hourMs]
  database.prepare(sumUp(rows)).run(...values)
  database.prepare(`delete from ${rows}`).run(...values)
  return true
}
