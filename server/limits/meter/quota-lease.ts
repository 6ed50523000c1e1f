/**
 * An amount for a window of time: of requests, tokens or nano-USD; or of concurrency slots, in a
 * window that never ends.
 */
export type Quota = { scope: string; windowStart: number; endsAt: number | null; limit: number }

/** A replica's lease of a quota, and the amount that it requests beyond that. */
export type LeaseRequest = Quota & {
  /** The name under which the lease is held. */
  holder: string
  /** The size of the lease before the grant, including its used part. */
  held: number
  /** The amount that the waiting request lacks; 0 if none waits. */
  need: number
  /**
   * The maximum usage of the request. Grants beyond `need` are multiples of this, so that no
   * replica holds an amount that is too small for a request.
   */
  unit: number
  /** The amount to grant beyond `need`, if there is enough. */
  desired: number
  /** The amount that this replica has used so far. */
  used: number
  /** Whether an earlier request was abandoned and may still be running. */
  isRepeated: boolean
}

/** A request was abandoned because its response is late. The store may still execute it. */
export class Overdue extends Error {}

/** The store's side of leases. */
export type LeaseSource = {
  /** The number of replicas that share the quotas, as far as this one knows. */
  replicas(): number
  /** True while the store is unavailable, until its next response; send nothing meanwhile. */
  failing(): boolean
  /** The name under which a new lease is held. */
  holder(scope: string): string
  /**
   * Sets the lease to `held`, whatever the limit, and then grants all of `need`, perhaps more, or
   * nothing. `unleased` is the amount that no replica holds after that. Rejects if no response
   * arrived: the store may have granted the request, and counts that until the next request.
   */
  grant(request: LeaseRequest): Promise<{ granted: number; unleased: number }>
}

/** This replica's lease of one quota, and the last known amount of the rest. */
export class QuotaLease {
  readonly quota: Quota
  /** The name under which it is held. */
  readonly holder: string
  /** The amount that may be reserved; below 0 after requests used more than they had reserved. */
  free = 0
  reserved = 0
  used = 0
  /** The amount that no replica held at the last response of the store. */
  unleased: number
  /** False if the store may have another amount for this lease. */
  isInSync = true

  readonly #source: LeaseSource
  #minFree = 0
  #requests = 0
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
    if (this.free < this.#minFree) this.#minFree = this.free
  }

  settle(amount: number, used: number): void {
    this.reserved -= amount
    this.used += used
    this.free += amount - used
    this.#dropExcess()
  }

  /** The amount that was granted and not released. */
  get held(): number {
    return this.used + this.reserved + this.free
  }

  /** The amount that was free ever since the last call. */
  takeUnused(): number {
    const unused = Math.min(this.#minFree, this.free)
    this.#minFree = this.free
    return unused
  }

  /** Requests more. Resolves with the granted amount; undefined if the store did not respond. */
  grow(need: number, unit: number, desired: number): Promise<number | undefined> {
    return this.#request(need, unit, desired)
  }

  /**
   * Changes the lease by this amount, and stores it. No other request to the store may run
   * meanwhile.
   */
  async resize(change: number): Promise<void> {
    this.#setFree(this.free + change)
    const granted = await this.#request(0, 1, 0)
    // The released amount may be another replica's by now. Usage must still be stored.
    if (granted === undefined && change > 0) this.free -= change
  }

  /**
   * The store has removed this lease, or may have, because the replica sent no heartbeat for too
   * long. The free amount may be another replica's by now; the reserved amount is stored again.
   */
  lost(): void {
    this.#setFree(Math.min(this.free, 0))
    this.unleased = Math.min(this.unleased, -this.reserved)
    this.isInSync = false
  }

  /**
   * Call it before the store is read, and its result with the amount in the store. The result does
   * nothing if another request to the store was sent in between.
   */
  audit(): (granted: number) => void {
    const before = this.#requests
    return (granted) => {
      const { used, reserved, free, held } = this
      if (this.#requests !== before || granted === held) return
      // A response was lost, or a request arrived late. The difference may be another replica's.
      this.free = Math.min(free, granted - used - reserved)
      this.#minFree = Math.min(this.#minFree, this.free)
      this.isInSync = false
    }
  }

  limitTo(limit: number): void {
    this.unleased += limit - this.quota.limit
    this.quota.limit = limit
  }

  /** Each request contains the held amount, so that it corrects an earlier one without response. */
  async #request(need: number, unit: number, desired: number): Promise<number | undefined> {
    this.#requests += 1
    const isRepeated = this.#isOverdue
    this.#isOverdue = false
    // Set before the response: the lease may be lost while the request runs.
    this.isInSync = true
    const { quota, holder, used, held } = this
    try {
      const request = { ...quota, holder, held, used, need, unit, desired, isRepeated }
      const { granted, unleased } = await this.#source.grant(request)
      this.free += granted
      this.unleased = unleased
      this.#dropExcess()
      return granted
    } catch (error) {
      // The source has reported the failure.
      this.#isOverdue = error instanceof Overdue
      this.isInSync = false
      return undefined
    }
  }

  /**
   * More than the limit is leased: it was lowered, or others were granted this replica's amounts
   * while it sent no heartbeat. So released amounts are not used again. The next request updates the
   * store.
   */
  #dropExcess(): void {
    if (this.unleased >= 0 || this.free <= 0) return
    const amount = Math.min(this.free, -this.unleased)
    this.free -= amount
    this.unleased += amount
    this.#minFree = Math.min(this.#minFree, this.free)
    this.isInSync = false
  }

  #setFree(free: number): void {
    this.free = free
    this.#minFree = free
  }
}
