/**
 * An amount for a window of time: of requests, tokens or nano-USD; or of concurrency slots, in a
 * window that never ends.
 */
export type Quota = { scope: string; windowStart: number; endsAt: number | null; limit: number }

/** What a replica holds of a quota, and what it asks for beyond that. */
export type LeaseRequest = Quota & {
  /** The name under which the lease is held. */
  holder: string
  /** What the lease is before anything is granted, used parts included. */
  held: number
  /** What the waiting request lacks; 0 where none waits. */
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
  /** An earlier request was given up, and may be under way still. */
  isRepeated: boolean
}

/** A request was given up since its answer is late. The store may carry it out all the same. */
export class Overdue extends Error {}

/** The store's side of leases. */
export type LeaseSource = {
  /** How many replicas share the quotas, as far as is known. */
  replicas(): number
  /** True while the store is away, until its next answer; do not ask it meanwhile. */
  failing(): boolean
  /** The name under which a new lease is held. */
  holder(scope: string): string
  /**
   * Sets the lease to `held`, whatever the limit, and then grants all of `need`, perhaps more, or
   * nothing. `unleased` is what no replica holds after that. Rejects when no answer came: the store
   * may have granted the request all the same, and counts that until the next request.
   */
  grant(request: LeaseRequest): Promise<{ granted: number; unleased: number }>
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
  #isOverdue = false

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
    this.#giveUpExcess()
  }

  /** What was granted and not given back. */
  get held(): number {
    return this.used + this.reserved + this.free
  }

  /** What was free all the time since the last call. */
  takeUnused(): number {
    const unused = Math.min(this.#leastFree, this.free)
    this.#leastFree = this.free
    return unused
  }

  /** Asks for more. Answers what was granted; undefined when the store did not answer. */
  grow(need: number, unit: number, desired: number): Promise<number | undefined> {
    return this.#ask(need, unit, desired)
  }

  /**
   * Changes the lease by this amount, and stores it. No other request to the store may run
   * meanwhile.
   */
  async resize(change: number): Promise<void> {
    this.#setFree(this.free + change)
    const answer = await this.#ask(0, 1, 0)
    // What was given back may be another replica's by now. What was used is still to be stored.
    if (answer === undefined && change > 0) this.free -= change
  }

  /**
   * The store has removed this lease, or may have, because the replica sent no heartbeat for too
   * long. What is free may be another replica's by now; what is reserved is stored again.
   */
  lost(): void {
    this.#setFree(Math.min(this.free, 0))
    this.unleased = Math.min(this.unleased, -this.reserved)
    this.isInSync = false
  }

  /**
   * Call it before the store is read, and its result with what the store has. The result does
   * nothing if another request to the store came in between.
   */
  audit(): (granted: number) => void {
    const before = this.#questions
    return (granted) => {
      const { used, reserved, free, held } = this
      if (this.#questions !== before || granted === held) return
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

  /** Each request says what is held here, so that it corrects what an earlier one left open. */
  async #ask(need: number, unit: number, desired: number): Promise<number | undefined> {
    this.#questions += 1
    const isRepeated = this.#isOverdue
    this.#isOverdue = false
    // Before the answer, since the lease may be lost while the store is asked.
    this.isInSync = true
    const { quota, holder, used, held } = this
    try {
      const request = { ...quota, holder, held, used, need, unit, desired, isRepeated }
      const { granted, unleased } = await this.#source.grant(request)
      this.free += granted
      this.unleased = unleased
      this.#giveUpExcess()
      return granted
    } catch (error) {
      // The source has reported the failure.
      this.#isOverdue = error instanceof Overdue
      this.isInSync = false
      return undefined
    }
  }

  /**
   * More is leased than the limit: it was lowered, or others were given what this replica held
   * while it was away. So what comes free is not used again. The store learns of it by the next
   * request.
   */
  #giveUpExcess(): void {
    if (this.unleased >= 0 || this.free <= 0) return
    const amount = Math.min(this.free, -this.unleased)
    this.free -= amount
    this.unleased += amount
    this.#leastFree = Math.min(this.#leastFree, this.free)
    this.isInSync = false
  }

  #setFree(free: number): void {
    this.free = free
    this.#leastFree = free
  }
}
