import type { Client, QueryConfig } from 'pg'
import { addTotals, startOfRow } from '../ledger/totals.ts'
import { rowsOfPost } from '../ledger/writer.ts'
import { monthSql } from './clock.ts'

const maxMs = 30_000

/** The first open month. No month is closed until the transaction ends. */
export const openMonth = `open_month as materialized (
    select open_from from usage_close where id = 1 for share
  )`
/** The month that bills a row: its own, or the first open one. */
export const postedOfRow = `greatest(${monthSql(startOfRow)}, open_from)`

/** The columns of the row, where its identity has the same names. */
const postedInPart = postedOfRow.replaceAll(/\bts\b/g, 'usage.ts')

/** Waits for rows that another process posts at the same time, and then skips them. */
const postRows = `
  with ${openMonth}, part as (
    select key_id, ts, id from usage where posted is null order by ts, id limit $1 for update
  ), posted_row as (
    update usage set posted = ${postedInPart} from open_month, part
    where usage.key_id = part.key_id and usage.ts = part.ts and usage.id = part.id
    returning usage.*
  ), totalled as (${addTotals('posted_row')})
  select count(*)::int as rows from posted_row`

/** Adds the oldest rows without totals to them; true if there may be more. */
export async function post(client: Client, rowsAtOnce = rowsOfPost): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = ${maxMs}`)
    const query: QueryConfig & { query_timeout: number } = {
      text: postRows,
      values: [rowsAtOnce],
      query_timeout: maxMs + 500,
    }
    const { rows } = await client.query<{ rows: number }>(query)
    await client.query('commit')
    return rows[0]?.rows === rowsAtOnce
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
