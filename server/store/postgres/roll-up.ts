import type { Client, QueryConfig } from 'pg'
import { hourMs, hourOf, sumUp } from '../roll-up.ts'

const longestMs = 30_000
/** One statement, so that of two processes that come to the same rows only one sums each of them up. */
const move = `with gone as (delete from usage where key_id = $1 and ts >= $2 and ts < $3 returning *) ${sumUp('gone')}`

/** One key's oldest hour; false when no row is older than that. */
export async function rollUp(client: Client, before: number): Promise<boolean> {
  const { rows } = await client.query<{ key_id: string; ts: number }>('select key_id, ts from usage where ts < $1 order by ts, id limit 1', [before])
  const [oldest] = rows
  if (!oldest) return false
  const from = hourOf(oldest.ts)
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = ${longestMs}`)
    const question: QueryConfig & { query_timeout: number } = { text: move, values: [oldest.key_id, from, from + hourMs], query_timeout: longestMs + 500 }
    await client.query(question)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}
