import type { Reservation } from '../limits/limits.ts'
import type { CallContext } from './call-context.ts'

/**
 * What models used for one call. It counts towards the limits of a caller who ends the call, since
 * the agent's price is not charged then.
 */
export type ModelUsage = Required<Pick<CallContext, 'modelAsked'>> & {
  /** Counts it within the reservation; answers what budgets count of it, where that is not 0. */
  cover(reservation: Reservation | undefined): { counted?: number }
}

/** A count that begins at nothing; one for each call. */
export function createModelUsage(): ModelUsage {
  const total = { listPrice: 0, cost: 0 }
  return {
    modelAsked({ listPrice, cost }) {
      total.listPrice += listPrice
      total.cost += cost
    },
    cover(reservation) {
      const counted = reservation?.cover(0, Math.max(total.listPrice, total.cost)) ?? 0
      return counted === 0 ? {} : { counted }
    },
  }
}
