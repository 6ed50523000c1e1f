import type { Kysely } from 'kysely'
import type { Journal, PriceRow } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Stores what everything costs now, and answers what cost something else at a time that is not before `since`. */
export function keepPrices(journal: Kysely<Journal>, prices: readonly Pick<PriceRow, 'agent' | 'tool' | 'usd'>[], now: number, since: number): Promise<PriceRow[]> {
  return inTransaction(journal, async (transaction) => {
    const known = new Map((await transaction.selectFrom('price').selectAll().execute()).map((row) => [nameOf(row), row]))
    const changed: PriceRow[] = []
    for (const price of prices) {
      const before = known.get(nameOf(price))
      if (before?.usd === price.usd) {
        if (before.previous_usd !== null && before.changed_at >= since) changed.push(before)
        continue
      }
      const row: PriceRow = { ...price, previous_usd: before?.usd ?? null, changed_at: now }
      // Another process may have stored the same since: it is the same price.
      await transaction.insertInto('price').values(row).onConflict((conflict) => conflict.columns(['agent', 'tool']).doUpdateSet({ usd: row.usd, previous_usd: row.previous_usd, changed_at: now })).execute()
      if (before) changed.push(row)
    }
    return changed
  })
}

const nameOf = ({ agent, tool }: Pick<PriceRow, 'agent' | 'tool'>) => `${agent}\n${tool}`
