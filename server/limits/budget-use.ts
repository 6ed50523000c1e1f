import type { Store } from '../store/store.ts'
import { spendSince, type Spend } from '../store/queries/sums.ts'
import type { Key } from '../keys/key.ts'
import { windowOf } from './windows.ts'

/** What the ledger has of each key in the current period of its budget, by the key's id. */
export type BudgetUse = ReadonlyMap<string, Spend>

/** Empty while the ledger does not answer in time: keys are listed all the same. */
export async function budgetUse(
  reports: Store['reports'],
  keys: readonly Key[],
  now: number,
): Promise<BudgetUse> {
  const budgeted = keys.filter(({ budget_nano }) => budget_nano !== null)
  const periods = Map.groupBy(
    budgeted,
    ({ budget_period }) => windowOf(budget_period ?? 'total', now).start,
  )
  const used = new Map<string, Spend>()
  try {
    for (const [from, keysOfPeriod] of periods) {
      // Periods begin with an hour.
      const spent = await spendSince(reports, 'key', from)
      for (const { id } of keysOfPeriod) used.set(id, spent.get(id) ?? { charged: 0n, counted: 0n })
    }
    return used
  } catch {
    return new Map()
  }
}
