/** A quota as the store names it; `endsAt` is null for one that never ends. */
export type StoredQuota = {
  scope: string
  windowStart: number
  endsAt: number | null
  limit: number
}

/** Who holds a lease of a quota. The name in `replica` begins with the id of its replica. */
export type Holder = StoredQuota & { replica: string; used: number }

/** All of `need`, more in multiples of `unit` towards `desired`, or nothing. */
export type GrantRequest = Holder & {
  need: number
  unit: number
  desired: number
  replicas: number
}

/** A lease of exactly this amount. */
export type LeaseAmount = Holder & { amount: number }

/** How many concurrency slots of a scope one replica holds. */
export type HeldSlots = { scope: string; limit: number; granted: number }

/** What a dead replica held of a budget: it counts as used, though it may not have been. */
export type LostLease = { scope: string; amount: number }
