import type { Client, QueryConfig } from 'pg'
import { hourMs, hourOf, rowsOfPart, sumUp } from '../ledger/roll-up.ts'

const maxMs = 30_000
/** One statement, so that two processes never sum the same row. Totals have a row before. */
const move = `
  with part as (
    select key_id, ts, id from usage
    where key_id = $1 and ts >= $2 and ts < $3 and posted is not null order by ts, id limit $4
  ), deleted as (
    delete from usage using part
    where usage.key_id = part.key_id and usage.ts = part.ts and usage.id = part.id
    returning usage.*
  ) ${sumUp('deleted')}`

/** Rolls up one key's oldest hour before `before`, or a part of it; false without such an hour. */
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
