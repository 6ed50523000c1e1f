import type { Kysely } from 'kysely'
import type { JournalTables, PriceRow } from '../tables.ts'
import { inTransaction } from '../transaction.ts'

/** Databases limit the number of values in one statement. */
const rowsAtOnce = 1000

/** Stores the current prices, and returns those that were different at some time since `since`. */
export function storePrices(
  journal: Kysely<JournalTables>,
  prices: readonly Pick<PriceRow, 'agent' | 'tool' | 'usd'>[],
  now: number,
  since: number,
): Promise<PriceRow[]> {
  return inTransaction(journal, async (transaction) => {
    const stored = new Map(
      (await transaction.selectFrom('price').selectAll().execute()).map((row) => [
        nameOf(row),
        row,
      ]),
    )
    const changed: PriceRow[] = []
    const altered: PriceRow[] = []
    for (const price of prices) {
      const before = stored.get(nameOf(price))
      if (before?.usd === price.usd) {
        if (before.previous_usd !== null && before.changed_at >= since) changed.push(before)
        continue
      }
      const row: PriceRow = { ...price, previous_usd: before?.usd ?? null, changed_at: now }
      altered.push(row)
      if (before) changed.push(row)
    }
    // Replicas that start together store the same prices; in one order they cannot deadlock.
    altered.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    for (let from = 0; from < altered.length; from += rowsAtOnce) {
      const rows = transaction.insertInto('price').values(altered.slice(from, from + rowsAtOnce))
      await rows
        .onConflict((conflict) =>
          conflict.columns(['agent', 'tool']).doUpdateSet(({ ref }) => ({
            usd: ref('excluded.usd'),
            previous_usd: ref('excluded.previous_usd'),
            changed_at: now,
          })),
        )
        .execute()
    }
    return changed
  })
}

const nameOf = ({ agent, tool }: Pick<PriceRow, 'agent' | 'tool'>) => `${agent}\n${tool}`
