import { QuotaLease, type LeaseSource, type Quota } from './lease.ts'

/** `unavailable` is not known: the store does not answer, and the limit must not be exceeded. */
export type ReserveResult = 'reserved' | 'exceeded' | 'unavailable'

/**
 * What passes while the store is down: what fits into this replica's share of the limit, or only
 * what fits into the lease in hand.
 */
export type OutagePolicy = 'share' | 'lease'

/** How long a refusal of the store is believed. */
const refusedMs = 250
/** Seconds without a request after which a lease is given back even by the only replica. */
const quietAlone = 10
/** More is fetched ahead only while each replica could have so many times of it. */
const plenty = 16
/** Seconds without a request after which a meter is forgotten. */
const idleSeconds = 60

/** Requests for a waiting call, one after another, to which the store may not answer. */
const mostLost = 3

type Waiter = { amount: number; resolve(result: ReserveResult): void }

/**
 * One replica's view of one quota. Amounts are reserved before a request and settled after it. The
 * store is asked only when the lease in hand does not suffice.
 */
export class Meter {
  readonly #lease: QuotaLease
  readonly #source: LeaseSource
  readonly #policy: OutagePolicy
  readonly #now: () => number
  readonly #queue: Waiter[] = []
  #refusedAt = -Infinity
  /** Reserved in this second, and in the one before. */
  #recent = 0
  #before = 0
  #quietSeconds = 0
  /** At most one request to the store runs at a time. */
  #isAsking = false

  constructor(source: LeaseSource, quota: Quota, policy: OutagePolicy, now: () => number) {
    this.#lease = new QuotaLease(source, quota)
    this.#source = source
    this.#policy = policy
    this.#now = now
  }

  get quota(): Readonly<Quota> {
    return this.#lease.quota
  }

  get holder(): string {
    return this.#lease.holder
  }

  /** Announces a request that is going to reserve, perhaps only after other meters. */
  touch(): void {
    this.#quietSeconds = 0
  }

  /** Synchronous where the lease suffices, or where the quota is known to be used up. */
  reserve(amount: number): ReserveResult | Promise<ReserveResult> {
    if (this.#queue.length === 0) {
      if (this.#lease.free >= amount) {
        this.#take(amount)
        if (this.#isRunningLow(amount)) void this.#pump()
        return 'reserved'
      }
      if (this.#source.failing()) return this.#reserveWithoutStore(amount)
      if (this.#isRefused(amount)) return 'exceeded'
    }
    return new Promise((resolve) => {
      this.#queue.push({ amount, resolve })
      void this.#pump()
    })
  }

  /** Ends a reservation with what was used. That may be more; others get less then. */
  settle(reserved: number, used: number): void {
    this.#lease.settle(reserved, used)
  }

  /** What may still be reserved, as far as this replica knows. */
  remaining(): number {
    const { quota, unleased, free } = this.#lease
    return Math.max(0, Math.min(quota.limit, unleased + free))
  }

  /** What this replica may still spend without asking the store. */
  inHand(): number {
    return Math.max(0, this.#lease.free)
  }

  /** What all replicas have used, as far as this one knows. */
  spent(): number {
    const { quota, unleased, free, reserved } = this.#lease
    return quota.limit - unleased - free - reserved
  }

  /** What is reserved here at the moment. */
  reserved(): number {
    return this.#lease.reserved
  }

  /** Gives back all that is not reserved. */
  async release(): Promise<void> {
    const { free, isInSync } = this.#lease
    if ((free !== 0 || !isInSync) && !this.#isAsking && !this.#source.failing())
      await this.#resize(-free)
  }

  /**
   * Call it once a second. Stores what was used beyond the lease; gives back what was free for a
   * second where another replica could use it.
   */
  async tick(): Promise<void> {
    const unused = this.#lease.takeUnused()
    this.#before = this.#recent
    this.#recent = 0
    this.#quietSeconds += 1
    if (this.#source.failing() || this.#isAsking) return
    const { free, isInSync } = this.#lease
    const isWanted = this.#source.replicas() > 1 || this.#quietSeconds > quietAlone
    if (free < 0) await this.#resize(-free)
    else if (!isInSync || (unused > 0 && isWanted)) await this.#resize(-Math.max(0, unused))
  }

  /** The store has removed this replica's lease, or may have. */
  lost(): void {
    this.#lease.lost()
  }

  /** Call it before the store is read, and its result with what the store has of this lease. */
  audit(): (granted: number) => void {
    const compare = this.#lease.audit()
    return this.#isAsking ? () => {} : compare
  }

  limitTo(limit: number): void {
    const isLess = limit < this.quota.limit
    this.#lease.limitTo(limit)
    this.#refusedAt = -Infinity
    const { free } = this.#lease
    if (isLess && free > 0 && !this.#isAsking) void this.#resize(-free)
  }

  /** True when the store knows that nothing is held here but what was used. */
  isClear(): boolean {
    const { isInSync, reserved, free } = this.#lease
    return isInSync && reserved === 0 && free === 0 && this.#queue.length === 0 && !this.#isAsking
  }

  /** True when it may be forgotten. */
  isIdle(): boolean {
    return this.isClear() && this.#quietSeconds > idleSeconds
  }

  #take(amount: number): void {
    this.#lease.reserve(amount)
    this.#recent += amount
  }

  #isRefused(amount: number): boolean {
    const age = this.#now() - this.#refusedAt
    return age >= 0 && age < refusedMs && this.#lease.free + this.#lease.unleased < amount
  }

  #isRunningLow(amount: number): boolean {
    const { free, unleased } = this.#lease
    const before = this.#before
    return (
      !this.#isAsking &&
      before > 0 &&
      free < before / 2 &&
      unleased > plenty * this.#source.replicas() * Math.max(amount, before) &&
      !this.#source.failing()
    )
  }

  #reserveWithoutStore(amount: number): ReserveResult {
    if (this.#policy === 'lease') return 'unavailable'
    const { used, reserved, free, unleased, quota } = this.#lease
    // `unleased` excludes what others had used when the store last answered, if it ever did.
    const isOverShare = used + reserved + amount > this.#shareOf(quota.limit)
    if (isOverShare || amount - free > this.#shareOf(unleased)) return 'exceeded'
    this.#take(amount)
    return 'reserved'
  }

  #shareOf(amount: number): number {
    return amount <= 0 ? 0 : Math.max(1, Math.floor(amount / this.#source.replicas()))
  }

  /** Serves the queue in order, asking for what all of it wants; fetches ahead when it is empty. */
  async #pump(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    try {
      if (this.#queue.length === 0) await this.#grow(1, 1, 2 * this.#before)
      while (this.#queue.length > 0) await this.#serveFirst()
    } finally {
      this.#isAsking = false
    }
  }

  async #serveFirst(): Promise<void> {
    const [first] = this.#queue
    if (!first) return
    const { amount } = first
    const lease = this.#lease
    let lost = 0
    // Repeated, since requests may use more than they had reserved while the store is asked.
    while (lease.free < amount && !this.#source.failing() && !this.#isRefused(amount)) {
      if (lost === mostLost) return this.#giveUpAll()
      const wanted = this.#queue.reduce((sum, waiter) => sum + waiter.amount, 0) - lease.free
      const granted = await this.#grow(
        amount - lease.free,
        amount,
        Math.min(lease.quota.limit, Math.max(2 * this.#before, this.#recent, wanted)),
      )
      if (granted === undefined) lost += 1
    }
    this.#queue.shift()
    if (lease.free >= amount) {
      this.#take(amount)
      first.resolve('reserved')
    } else first.resolve(this.#source.failing() ? this.#reserveWithoutStore(amount) : 'exceeded')
  }

  /**
   * The store works, and does not answer to this quota. None of those that wait should wait so long
   * again, and others may use what is left: nothing passes but what is in hand.
   */
  #giveUpAll(): void {
    for (const { amount, resolve } of this.#queue.splice(0)) {
      const isInHand = this.#lease.free >= amount
      if (isInHand) this.#take(amount)
      resolve(isInHand ? 'reserved' : 'unavailable')
    }
  }

  async #grow(need: number, unit: number, desired: number): Promise<number | undefined> {
    const granted = await this.#lease.grow(need, unit, desired)
    if (granted === 0) this.#refusedAt = this.#now()
    return granted
  }

  async #resize(change: number): Promise<void> {
    this.#isAsking = true
    await this.#lease.resize(change)
    this.#isAsking = false
    if (this.#queue.length > 0) void this.#pump()
  }
}
