/**
 * A limit in one window. `used_n` is what was granted to replicas and not returned, `last_n` the
 * last grant.
 */
export type QuotaRow = {
  scope: string
  window_start: number
  /** Null for what never ends. */ ends_at: number | null
  limit_n: number
  used_n: number
  last_n: number
}

/**
 * A replica's share of a quota, and what it had used of it at its last request, whose number is
 * `request_n`. Concurrency slots are released when their replica dies.
 */
export type LeaseRow = {
  scope: string
  window_start: number
  replica: string
  granted: number
  used: number
  expires_at: number | null
  request_n: number
}

/** A process that has leases. */
export type ReplicaRow = { id: string; seen_at: number }
