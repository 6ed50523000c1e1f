import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SumDimension } from '../store/usage-tables.ts'
import { HourlyCache } from './hourly-cache.ts'

type Spends = ReadonlyMap<string, Spend>

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
  const earlierHours = new HourlyCache<Spends>(maxEarlier)
  return async (dimension, from) => {
    const end = earlierHours.endAt(Date.now())
    const readEarlier = () => spendBetween(reports, dimension, from, end)
    const [earlier, recent] = await Promise.all([
      from < end ? earlierHours.get(`${dimension} ${from}`, readEarlier) : noSpends,
      spendBetween(usage, dimension, Math.max(from, end), Infinity),
    ])
    return (id) => sum(earlier.get(id), recent.get(id))
  }
}

const noSpends: Spends = new Map()
const noSpend: Spend = { charged: 0n, counted: 0n }

const sum = (before = noSpend, recent = noSpend): Spend => ({
  charged: before.charged + recent.charged,
  counted: before.counted + recent.counted,
})
