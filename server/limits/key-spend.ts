import type { StoredKey } from '../keys/key.ts'
import { lastUses } from '../store/queries/key-sums.ts'
import type { Spend } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { SpentSince } from './spent-since.ts'
import { windowOf } from './windows.ts'

/** Spend and last use of keys in the ledger, by key id. */
export type KeySpend = {
  /** Spend of a key's budget in its current period. */
  budgets: ReadonlyMap<string, Spend>
  /** The time of the last row, for keys that have some; undefined if unknown. */
  lastUses: ReadonlyMap<string, number> | undefined
}

/** For lists of keys while the ledger is unavailable. */
export const unknownSpend: KeySpend = { budgets: new Map(), lastUses: undefined }

/** The times of all keys are read for longer lists. */
const maxPage = 1000

export async function keySpend(
  { spentSince, reports }: Pick<Store, 'reports'> & { spentSince: SpentSince },
  keys: readonly StoredKey[],
  now: number,
): Promise<KeySpend> {
  const budgets = new Map<string, Spend>()
  const budgeted = keys.filter(({ budget_nano }) => budget_nano !== null)
  for (const [period, ofPeriod] of Map.groupBy(budgeted, ({ budget_period }) => budget_period)) {
    // Periods start with a day.
    const spentBy = await spentSince('key', windowOf(period ?? 'total', now).start)
    for (const { id } of ofPeriod) budgets.set(id, spentBy(id))
  }
  const ids = keys.length <= maxPage ? keys.map(({ id }) => id) : undefined
  return { budgets, lastUses: await lastUses(reports, ids) }
}
