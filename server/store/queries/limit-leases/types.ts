/** A quota as the store names it; `endsAt` is null for one that never ends. */
export type StoredQuota = {
  scope: string
  windowStart: number
  endsAt: number | null
  limit: number
}

/**
 * The current lease, `held`, whatever the limit, and the amount requested beyond it: all of `need`,
 * more in multiples of `unit` towards `desired`, or nothing.
 */
export type GrantRequest = StoredQuota & {
  /** The holder of the lease; its name begins with the id of its replica. */
  replica: string
  used: number
  /** Rises with each request for a lease. One that arrives after a later one changes nothing. */
  number: number
  held: number
  need: number
  unit: number
  desired: number
  replicas: number
}

/** `unleased` is the part that no replica holds after the grant; below 0 after an overdraft. */
export type Grant = { granted: number; unleased: number }

/** How many concurrency slots of a scope one replica holds. */
export type HeldSlots = { scope: string; limit: number; granted: number }

/** The lease of a dead replica on a budget: it counts as used, though it may not have been. */
export type LostLease = { scope: string; amount: number }
