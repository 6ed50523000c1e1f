import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SumDimension } from '../store/usage-tables.ts'
import { endless, HourlyCache } from './hourly-cache.ts'

/**
 * Reads the spend since the start of an hour, in epoch milliseconds: by the ids of keys or agents,
 * or of all callers under an empty id.
 */
export type SpentSince = (
  dimension: Extract<SumDimension, '' | 'key' | 'agent'>,
  from: number,
) => Promise<(id: string) => Spend>

/** Three periods of three dimensions. */
const maxEarlier = 9

export function createSpentSince({ usage, reports }: Pick<Store, 'usage' | 'reports'>): SpentSince {
  const hours = new HourlyCache<ReadonlyMap<string, Spend>>(maxEarlier)
  return async (dimension, from) => {
    const spends = await hours.since(dimension, from, Date.now(), (start, end) =>
      spendBetween(end === endless ? usage : reports, dimension, start, end),
    )
    return (id) => spends.map((spend) => spend.get(id)).reduce<Spend>(sum, noSpend)
  }
}

const noSpend: Spend = { charged: 0n, counted: 0n }

const sum = (before: Spend, more = noSpend): Spend => ({
  charged: before.charged + more.charged,
  counted: before.counted + more.counted,
})
