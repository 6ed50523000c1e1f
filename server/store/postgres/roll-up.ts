import type { Client, QueryConfig } from 'pg'
import { callOfRow, hourMs, hourOf, rowsOfPart, sumUp } from '../ledger/roll-up.ts'

const maxMs = 30_000
/** Enough to find the calls of a part without sorting the hour on disk. */
const memory = '32MB'
const hourOfKey = 'usage where key_id = $1 and ts >= $2 and ts < $3'
/** One statement, so that two processes never sum the same row. */
const move = `
  with part as (
    select max(call) as last
    from (select ${callOfRow} as call from ${hourOfKey} order by call limit $4) as first
  ), deleted as (
    delete from ${hourOfKey} and ${callOfRow} <= (select last from part) returning *
  ) ${sumUp('deleted')}`

/** Rolls up one key's oldest hour before `before`, or a part of it; false without such an hour. */
export async function rollUp(
  client: Client,
  before: number,
  rowsAtOnce = rowsOfPart,
): Promise<boolean> {
  const { rows } = await client.query<{ key_id: string; ts: number }>(
    'select key_id, ts from usage where ts < $1 order by ts, id limit 1',
    [before],
  )
  const [oldest] = rows
  if (!oldest) return false
  const from = hourOf(oldest.ts)
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = ${maxMs}; set local work_mem = '${memory}'`)
    const query: QueryConfig & { query_timeout: number } = {
      text: move,
      values: [oldest.key_id, from, from + hourMs, rowsAtOnce],
      query_timeout: maxMs + 500,
    }
    await client.query(query)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}
