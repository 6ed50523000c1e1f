import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SumDimension } from '../store/usage-tables.ts'
import { EarlierHours } from './hourly-cache.ts'

type Spends = ReadonlyMap<string, Spend>

/** What was spent since an instant, by the ids of keys or agents; by all, under an empty id. */
export type Spent = {
  of(id: string): Spend
  /** Until an hour or two ago: the same map until the next hour begins. */
  earlier: Spends
  /** Since then. */
  recent: Spends
}

/** Reads what was spent since the start of an hour, in epoch milliseconds. */
export type SpentSince = (
  dimension: Extract<SumDimension, '' | 'key' | 'agent'>,
  from: number,
) => Promise<Spent>

/** Three periods of three dimensions. */
const mostEarlier = 9

export function createSpentSince({ usage, reports }: Pick<Store, 'usage' | 'reports'>): SpentSince {
  const earlierHours = new EarlierHours<Spends>(mostEarlier)
  /** Readings under way: periods that began earlier than these hours have the same. */
  const readings = new Map<string, Promise<Spends>>()

  function recentSince(dimension: SumDimension, from: number): Promise<Spends> {
    const name = `${dimension} ${from}`
    const reading =
      readings.get(name) ??
      spendBetween(usage, dimension, from, Infinity).finally(() => readings.delete(name))
    readings.set(name, reading)
    return reading
  }

  return async (dimension, from) => {
    const end = earlierHours.endAt(Date.now())
    const readEarlier = () => spendBetween(reports, dimension, from, end)
    const [earlier, recent] = await Promise.all([
      from < end ? earlierHours.get(`${dimension} ${from}`, readEarlier) : none,
      recentSince(dimension, Math.max(from, end)),
    ])
    return { of: (id) => total(earlier.get(id), recent.get(id)), earlier, recent }
  }
}

const none: Spends = new Map()
const nothing: Spend = { charged: 0n, counted: 0n }

const total = (before = nothing, recent = nothing): Spend => ({
  charged: before.charged + recent.charged,
  counted: before.counted + recent.counted,
})
