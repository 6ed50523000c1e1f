import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SumDimension } from '../store/tables.ts'
import { EarlierHours } from './earlier-hours.ts'

/** What was spent by the key or agent of this id, or by all, whose id is empty. */
export type SpendOf = (id: string) => Spend

/** Reads what was spent since the start of an hour, in epoch milliseconds. */
export type SpentSince = (
  dimension: Extract<SumDimension, '' | 'key' | 'agent'>,
  from: number,
) => Promise<SpendOf>

type Spends = ReadonlyMap<string, Spend>

/** Three periods of three dimensions. */
const mostEarlier = 9

export function createSpentSince({ usage, reports }: Pick<Store, 'usage' | 'reports'>): SpentSince {
  const earlier = new EarlierHours<Spends>(mostEarlier)
  return async (dimension, from) => {
    const end = earlier.endAt(Date.now())
    const readEarlier = () => spendBetween(reports, dimension, from, end)
    const [before, recent] = await Promise.all([
      from < end ? earlier.get(`${dimension} ${from}`, readEarlier) : none,
      spendBetween(usage, dimension, Math.max(from, end), Infinity),
    ])
    return (id) => total(before.get(id), recent.get(id))
  }
}

const none: Spends = new Map()
const nothing: Spend = { charged: 0n, counted: 0n }

const total = (before = nothing, recent = nothing): Spend => ({
  charged: before.charged + recent.charged,
  counted: before.counted + recent.counted,
})
