import { sql, type Kysely } from 'kysely'
import { columnOfRow, modelOfRow } from '../ledger/roll-up.ts'
import { usageColumns, type UsageDb, type UsageRow } from '../usage-tables.ts'

/**
 * 500 rows of 40 values stay below what SQLite (32 766) and PostgreSQL (65 535) bind in one
 * statement.
 */
const rowsAtOnce = 500

/** `from` is inclusive, `to` exclusive; both are epoch milliseconds. */
type Span = { from: number; to: number; key_id?: string; model?: string }

export type RowsQuery = Span & { limit: number; after?: { ts: number; id: string } }

/** Inserts rows, except those that exist. */
export async function insertUsage(usage: Kysely<UsageDb>, rows: UsageRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await usage
      .insertInto('usage')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['key_id', 'ts', 'id']).doNothing())
      .execute()
  }
}

/** Newest first. With the last row as `after` the next page repeats and misses no row. */
export function usageRows(usage: Kysely<UsageDb>, filter: RowsQuery): Promise<UsageRow[]> {
  const { after } = filter
  return inSpan(usage, filter)
    .select(usageColumns.map((column) => sql.raw(columnOfRow(column)).as(column)))
    .$castTo<UsageRow>()
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(ts, id) < (${after?.ts}, ${after?.id})`),
    )
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute()
}

function inSpan(usage: Kysely<UsageDb>, { from, to, key_id, model }: Span) {
  let query = usage.selectFrom('usage').where('ts', '>=', from).where('ts', '<', to)
  if (key_id !== undefined) query = query.where('key_id', '=', key_id)
  if (model !== undefined) query = query.where(sql.raw<string>(modelOfRow), '=', model)
  return query
}
