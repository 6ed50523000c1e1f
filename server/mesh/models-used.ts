import type { Reservation } from '../limits/limits.ts'
import type { CallContext } from './answering.ts'

/** What the models were asked for one errand, for the limits of a caller who ends it: then nobody pays the agent's price. */
export type ModelsUsed = Required<Pick<CallContext, 'modelAsked'>> & {
  /** Counts it, within what was reserved for the errand; answers what budgets count of it, where that is anything. */
  cover(admission: Reservation | undefined): { counted?: number }
}

export function modelsUsed(): ModelsUsed {
  const used = { listPrice: 0, cost: 0 }
  return {
    modelAsked({ listPrice, cost }) {
      used.listPrice += listPrice
      used.cost += cost
    },
    cover(admission) {
      const counted = admission?.cover(0, Math.max(used.listPrice, used.cost)) ?? 0
      return counted === 0 ? {} : { counted }
    },
  }
}
