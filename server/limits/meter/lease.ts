/**
 * An amount for a window of time: of requests, tokens or nano-USD; or of concurrency slots, in a
 * window that never ends.
 */
export type Quota = { scope: string; windowStart: number; endsAt: number | null; limit: number }

/** A replica's request for a part of a quota. */
export type LeaseRequest = Quota & {
  /** The name under which the lease is held. */
  holder: string
  /** What the waiting request lacks. */
  need: number
  /**
   * What the whole request may use. More than `need` is granted in multiples of this, so that no
   * replica holds a part that is too small for a request.
   */
  unit: number
  /** What would be welcome beyond `need`. */
  desired: number
  /** What this replica has used so far. */
  used: number
}

/** The store's side of leases. */
export type LeaseSource = {
  /** How many replicas share the quotas, as far as is known. */
  replicas(): number
  /** True from the first failure of the store to its next answer; do not ask it meanwhile. */
  failing(): boolean
  /** The name under which a new lease is held. */
  holder(scope: string): string
  /**
   * Grants all of `need`, perhaps more, or nothing. `unleased` is what no replica holds after that.
   */
  grant(request: LeaseRequest): Promise<{ granted: number; unleased: number }>
  /**
   * Sets the lease to this amount, whatever the limit. Returns what no replica holds after that.
   */
  hold(lease: Quota & { holder: string; used: number }, amount: number): Promise<number>
}

/** This replica's part of one quota, and its last knowledge of the rest. */
export class QuotaLease {
  readonly quota: Quota
  /** The name under which it is held. */
  readonly holder: string
  /** What may be reserved; below 0 after more was used than had been reserved. */
  free = 0
  reserved = 0
  used = 0
  /** What no replica held when the store last answered. */
  unleased: number
  /** False when the store may have another amount for this lease than is held here. */
  isInSync = true

  readonly #source: LeaseSource
  #leastFree = 0
  #questions = 0

  constructor(source: LeaseSource, quota: Quota) {
    this.quota = { ...quota }
    this.holder = source.holder(quota.scope)
    this.unleased = quota.limit
    this.#source = source
  }

  reserve(amount: number): void {
    this.free -= amount
    this.reserved += amount
    if (this.free < this.#leastFree) this.#leastFree = this.free
  }

  settle(amount: number, used: number): void {
    this.reserved -= amount
    this.used += used
    this.free += amount - used
  }

  /** What was free all the time since the last call. */
  takeUnused(): number {
    const unused = Math.min(this.#leastFree, this.free)
    this.#leastFree = this.free
    return unused
  }

  /** Asks for more. Answers what was granted; undefined when the store did not answer. */
  async grow(need: number, unit: number, desired: number): Promise<number | undefined> {
    this.#questions += 1
    const { quota, holder, used } = this
    try {
      const answer = await this.#source.grant({ ...quota, holder, need, unit, desired, used })
      this.free += answer.granted
      this.unleased = answer.unleased
      return answer.granted
    } catch {
      // The source has reported the failure. The store may have granted the request all the same.
      this.isInSync = false
      return undefined
    }
  }

  /**
   * Changes the lease by this amount and stores the result. The stored amount is absolute, so no
   * other request to the store may run meanwhile.
   */
  async resize(change: number): Promise<void> {
    this.#questions += 1
    this.#setFree(this.free + change)
    const { quota, holder, used, reserved, free } = this
    try {
      this.unleased = await this.#source.hold({ ...quota, holder, used }, used + reserved + free)
      this.isInSync = true
    } catch {
      // What was given back may be another replica's by now. What was used is still to be stored.
      if (change > 0) this.free -= change
      this.isInSync = false
    }
  }

  /** The store has removed this lease, because the replica sent no heartbeat for too long. */
  lost(): void {
    this.#setFree(-this.reserved - this.used)
    // The lease may exist again by now: the present amount is stored even if it is 0.
    this.isInSync = false
  }

  /**
   * Call it before the store is read, and its result with what the store has. The result does
   * nothing if another request to the store came in between.
   */
  audit(): (granted: number) => void {
    const before = this.#questions
    return (granted) => {
      const { used, reserved, free } = this
      if (this.#questions !== before || granted === used + reserved + free) return
      // An answer was lost, or a request came late. What the store lacks may be another replica's.
      this.free = Math.min(free, granted - used - reserved)
      this.#leastFree = Math.min(this.#leastFree, this.free)
      this.isInSync = false
    }
  }

  limitTo(limit: number): void {
    this.unleased += limit - this.quota.limit
    this.quota.limit = limit
  }

  #setFree(free: number): void {
    this.free = free
    this.#leastFree = free
  }
}
