import { keySpendBetween } from '../store/queries/key-sums.ts'
import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import { endless } from '../store/queries/totals.ts'
import { DailyCache } from './daily-cache.ts'

/**
 * Reads the spend since the start of a day (UTC), in epoch milliseconds: by the ids of keys or agents,
 * or of all callers under an empty id.
 */
export type SpentSince = (
  dimension: '' | 'key' | 'agent',
  from: number,
) => Promise<(id: string) => Spend>

/** Three periods of three dimensions. */
const maxEarlier = 9

export function createSpentSince({ usage, reports }: Pick<Store, 'usage' | 'reports'>): SpentSince {
  const days = new DailyCache<ReadonlyMap<string, Spend>>(maxEarlier)
  return async (dimension, from) => {
    const spends = await days.since(dimension, from, Date.now(), (start, end) => {
      const database = end === endless ? usage : reports
      if (dimension === 'key') return keySpendBetween(database, start, end)
      return spendBetween(database, dimension, start, end)
    })
    return (id) => spends.map((spend) => spend.get(id)).reduce<Spend>(sum, noSpend)
  }
}

const noSpend: Spend = { charged: 0n, counted: 0n }

const sum = (before: Spend, more = noSpend): Spend => ({
  charged: before.charged + more.charged,
  counted: before.counted + more.counted,
})
