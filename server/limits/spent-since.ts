import { hourMs, hourOf } from '../store/ledger/roll-up.ts'
import { spendBetween, type Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SumDimension } from '../store/tables.ts'

/** What was spent by the key or agent of this id, or by all, whose id is empty. */
export type SpendOf = (id: string) => Spend

/** Reads what was spent since the start of an hour, in epoch milliseconds. */
export type SpentSince = (
  dimension: Extract<SumDimension, '' | 'key' | 'agent'>,
  from: number,
) => Promise<SpendOf>

type Spends = ReadonlyMap<string, Spend>

/**
 * Of a budget that never ends all hours of the ledger count. Those before the last one are read once
 * an hour: a server that was away may have stored more since.
 */
export function createSpentSince({ usage, reports }: Pick<Store, 'usage' | 'reports'>): SpentSince {
  let earlierEnd = 0
  /** By dimension and start: what was spent from then to `earlierEnd`. */
  const earlier = new Map<string, Promise<Spends>>()

  function readEarlier(...[dimension, from]: Parameters<SpentSince>): Promise<Spends> {
    const name = `${dimension} ${from}`
    const known = earlier.get(name)
    if (known) return known
    const spends = spendBetween(reports, dimension, from, earlierEnd)
    earlier.set(name, spends)
    spends.catch(() => earlier.delete(name))
    return spends
  }

  return async (dimension, from) => {
    const end = hourOf(Date.now()) - hourMs
    if (end !== earlierEnd) earlier.clear()
    earlierEnd = end
    const [before, recent] = await Promise.all([
      from < end ? readEarlier(dimension, from) : none,
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
