/** The slots that a replica wants, and the weight of those who want them. */
export type Demand = { slots: number; weight: number }

/**
 * A replica's share of the slots: all of them while the demands together are within the limit.
 * Otherwise its demand, but at most its part by weight of the slots that smaller demands leave.
 */
export function fairShare(limit: number, own: Demand, others: readonly Demand[]): number {
  const wanted = others.reduce((sum, { slots }) => sum + slots, own.slots)
  if (wanted <= limit) return limit
  let rest = limit
  let weights = others.reduce((sum, { weight }) => sum + weight, own.weight)
  const inOrder = [own, ...others].toSorted(
    (one, other) => one.slots / one.weight - other.slots / other.weight,
  )
  for (const demand of inOrder) {
    const share = Math.min(demand.slots, (rest * demand.weight) / weights)
    if (demand === own) return share
    rest -= share
    weights -= demand.weight
  }
  return rest
}
