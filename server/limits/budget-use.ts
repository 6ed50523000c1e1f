import type { Store } from '../store/store.ts'
import { spentOf, type Spend } from '../store/queries/usage.ts'
import type { Key } from '../keys/key.ts'
import { windowOf } from './windows.ts'

export type BudgetUse = ReadonlyMap<string, Spend>

/**
 * By key: what the ledger has of it in the present period of its budget, for keys that have one.
 * Nothing while the ledger does not answer in time: keys are listed all the same.
 */
export async function budgetUse(
  reports: Store['reports'],
  keys: readonly Key[],
  now: number,
): Promise<BudgetUse> {
  const limited = keys.filter(({ budget_nano }) => budget_nano !== null)
  const periods = Map.groupBy(
    limited,
    ({ budget_period }) => windowOf(budget_period ?? 'total', now).start,
  )
  const used = new Map<string, Spend>()
  try {
    for (const [from, these] of periods) {
      const found = await spentOf(
        reports,
        these.map(({ id }) => id),
        from,
      )
      for (const { id } of these) used.set(id, found.get(id) ?? { charged: 0n, counted: 0n })
    }
    return used
  } catch {
    return new Map()
  }
}
