import type { Client, QueryConfig } from 'pg'
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
import { databaseTime } from './clock.ts'

const maxMs = 30_000
const part = `from usage
  where key_id = $1 and ts >= $2 and ts < $3 and posted is not null order by ts, id limit $4`
const unsentOfPart = unsentRows(`select stream, n ${part}`, databaseTime)
/** One statement, so that two processes never sum the same row. Totals have a row before. */
const move = `
  with part as (
    select key_id, ts, id ${part}
  ), deleted as (
    delete from usage using part
    where usage.key_id = part.key_id and usage.ts = part.ts and usage.id = part.id
    returning usage.*
  ) ${sumUp('deleted')}`

/**
 * Rolls up one key's oldest hour before `before`, or a part of it; false without such an hour, or
 * while an outlet has yet to send some of its rows.
 */
export async function rollUp(
  client: Client,
  before: number,
  rowsAtOnce = rowsOfPart,
): Promise<boolean> {
  const { rows } = await client.query<{ key_id: string; ts: number }>(
    'select key_id, ts from usage where ts < $1 and posted is not null order by ts, id limit 1',
    [before],
  )
  const [oldest] = rows
  if (!oldest) return false
  const from = hourOf(oldest.ts)
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = ${maxMs}`)
    const values = [oldest.key_id, from, from + hourMs, rowsAtOnce]
    const query = (text: string): QueryConfig & { query_timeout: number } => ({
      text,
      values,
      query_timeout: maxMs + 500,
    })
    const { rows: unsent } = await client.query<UnsentRows>(query(unsentOfPart))
    const isHeld = isKept(unsent, from, Date.now())
    if (!isHeld) {
      for (const { name, unsent: lost } of unsent)
        await client.query(countDropped('$1', '$2'), [lost, name])
      await client.query(query(move))
    }
    await client.query('commit')
    return !isHeld
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
