import type { Client, QueryConfig } from 'pg'
import { callOfRow, hourMs, hourOf, rowsOfPart, sumUp } from '../ledger/roll-up.ts'

const longestMs = 30_000
/** In which a part's calls are found without a sort of the whole hour's. */
const memory = '32MB'
const hourOfKey = 'usage where key_id = $1 and ts >= $2 and ts < $3'
/** One statement, so that of two processes that come to the same rows only one sums each of them up. */
const move = `
  with part as (select max(call) as last from (select ${callOfRow} as call from ${hourOfKey} order by call limit $4) as first),
  gone as (delete from ${hourOfKey} and ${callOfRow} <= (select last from part) returning *) ${sumUp('gone')}`

/** One key's oldest hour, or a part of it; false when no row is older than that. */
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
    await client.query(
      `set local statement_timeout = ${longestMs}; set local work_mem = '${memory}'`,
    )
    const question: QueryConfig & { query_timeout: number } = {
      text: move,
      values: [oldest.key_id, from, from + hourMs, rowsAtOnce],
      query_timeout: longestMs + 500,
    }
    await client.query(question)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}
