import type { Observe } from '../observations.ts'
import type { Meter } from './meter/meter.ts'
import type { ReplicaLimits } from './replica/replica.ts'
import { isOfUser, subjectOf } from './subject.ts'

/** Reports a nearly spent budget once over all replicas, and again after it was raised. */
export type BudgetReports = { check(meter: Meter): void }

const nearlySpent = 0.8

export function createBudgetReports(
  replica: Pick<ReplicaLimits, 'failing' | 'claimReport'>,
  observe: Observe,
): BudgetReports {
  /** The limit of each budget when it was last reported, here or by another replica. */
  const reported = new WeakMap<Meter, number>()
  return {
    check(meter) {
      const { scope, limit, endsAt } = meter.quota
      if (isOfUser(scope)) return
      const spent = meter.spent()
      if (spent < nearlySpent * limit || reported.get(meter) === limit || replica.failing()) return
      reported.set(meter, limit)
      const amounts = { spentNano: Math.max(0, spent), budgetNano: limit, endsAt }
      replica.claimReport(meter.quota).then(
        (isOurs) =>
          isOurs && observe({ kind: 'budgetNearlySpent', ...subjectOf(scope), ...amounts }),
        () => void reported.delete(meter),
      )
    },
  }
}
