import { QuotaLease, type LeaseSource, type Quota } from './quota-lease.ts'

/** `unavailable`: the store does not respond, and the limit must not be exceeded. */
export type ReserveResult = 'reserved' | 'exceeded' | 'unavailable'

/**
 * Which requests pass while the store is unavailable: those within this replica's share of the
 * limit, or only those within its current lease.
 */
export type OutagePolicy = 'share' | 'lease'

/** How long a rejection by the store is cached. */
const rejectedMs = 250
/** Seconds without a request after which even the only replica releases a lease. */
const releaseSeconds = 10
/** Prefetches only while each replica could have this many times the amount. */
const prefetchFactor = 16
/** Seconds without a request after which a meter is removed. */
const idleSeconds = 60

/** Consecutive lost responses after which a waiting call is rejected. */
const maxLost = 3

type Waiter = { amount: number; resolve(result: ReserveResult): void }

/**
 * One replica's view of one quota. Amounts are reserved before a request and settled after it. The
 * store is called only when the current lease does not suffice.
 */
export class Meter {
  readonly #lease: QuotaLease
  readonly #source: LeaseSource
  readonly #policy: OutagePolicy
  readonly #now: () => number
  readonly #queue: Waiter[] = []
  #rejectedAt = -Infinity
  /** Reserved in this second, and in the previous one. */
  #recent = 0
  #previous = 0
  #quietSeconds = 0
  /** At most one request to the store runs at a time. */
  #isCalling = false

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

  /** Synchronous if the lease suffices, or if the store has just rejected this amount. */
  reserve(amount: number): ReserveResult | Promise<ReserveResult> {
    if (this.#queue.length === 0) {
      if (this.#lease.free >= amount) {
        this.#take(amount)
        if (this.#isRunningLow(amount)) void this.#pump()
        return 'reserved'
      }
      if (this.#source.failing()) return this.#reserveWithoutStore(amount)
      if (this.#isRejected(amount)) return 'exceeded'
    }
    return new Promise((resolve) => {
      this.#queue.push({ amount, resolve })
      void this.#pump()
    })
  }

  /** Ends a reservation with the used amount. If that is more, others get less. */
  settle(reserved: number, used: number): void {
    this.#lease.settle(reserved, used)
  }

  /** The amount that may still be reserved, as far as this replica knows. */
  remaining(): number {
    const { quota, unleased, free } = this.#lease
    return Math.max(0, Math.min(quota.limit, unleased + free))
  }

  /** The amount that this replica may still spend without a request to the store. */
  spendable(): number {
    return Math.max(0, this.#lease.free)
  }

  /** The amount that all replicas have used, as far as this one knows. */
  spent(): number {
    const { quota, unleased, free, reserved } = this.#lease
    return quota.limit - unleased - free - reserved
  }

  /** Lets the next reservation ask the store, although it has just rejected one. */
  askAgain(): void {
    this.#rejectedAt = -Infinity
  }

  /** The amount that this replica holds and has not used. */
  held(): number {
    const { free, reserved } = this.#lease
    return free + reserved
  }

  /** Releases up to this amount of what is free. */
  giveBack(amount: number): void {
    const excess = Math.min(amount, this.#lease.free)
    if (excess > 0 && !this.#isCalling && !this.#source.failing()) void this.#resize(-excess)
  }

  /** The amount that is reserved in this process. */
  reserved(): number {
    return this.#lease.reserved
  }

  /** Releases all that is not reserved. */
  async release(): Promise<void> {
    const { free, isInSync } = this.#lease
    if ((free !== 0 || !isInSync) && !this.#isCalling && !this.#source.failing())
      await this.#resize(-free)
  }

  /**
   * Call it once a second. Stores usage beyond the lease; releases amounts that were free for a
   * second if another replica could use them.
   */
  async tick(): Promise<void> {
    const unused = this.#lease.takeUnused()
    this.#previous = this.#recent
    this.#recent = 0
    this.#quietSeconds += 1
    if (this.#source.failing() || this.#isCalling) return
    const { free, isInSync } = this.#lease
    const mayRelease = this.#source.replicas() > 1 || this.#quietSeconds > releaseSeconds
    if (free < 0) await this.#resize(-free)
    else if (!isInSync || (unused > 0 && mayRelease)) await this.#resize(-Math.max(0, unused))
  }

  /** The store has removed this replica's lease, or may have. */
  lost(): void {
    this.#lease.lost()
  }

  /** Call it before the store is read, and its result with the lease's amount in the store. */
  audit(): (granted: number) => void {
    const compare = this.#lease.audit()
    return this.#isCalling ? () => {} : compare
  }

  limitTo(limit: number): void {
    const isLess = limit < this.quota.limit
    this.#lease.limitTo(limit)
    this.#rejectedAt = -Infinity
    const { free } = this.#lease
    if (isLess && free > 0 && !this.#isCalling) void this.#resize(-free)
  }

  /** True if this process holds nothing beyond the used amount, and the store has recorded that. */
  isClear(): boolean {
    const { isInSync, reserved, free } = this.#lease
    return isInSync && reserved === 0 && free === 0 && this.#queue.length === 0 && !this.#isCalling
  }

  /** True if it may be removed. */
  isIdle(): boolean {
    return this.isClear() && this.#quietSeconds > idleSeconds
  }

  #take(amount: number): void {
    this.#lease.reserve(amount)
    this.#recent += amount
  }

  #isRejected(amount: number): boolean {
    const age = this.#now() - this.#rejectedAt
    return age >= 0 && age < rejectedMs && this.#lease.free + this.#lease.unleased < amount
  }

  #isRunningLow(amount: number): boolean {
    const { free, unleased } = this.#lease
    const previous = this.#previous
    return (
      !this.#isCalling &&
      previous > 0 &&
      free < previous / 2 &&
      unleased > prefetchFactor * this.#source.replicas() * Math.max(amount, previous) &&
      !this.#source.failing()
    )
  }

  #reserveWithoutStore(amount: number): ReserveResult {
    if (this.#policy === 'lease') return 'unavailable'
    const { used, reserved, free, unleased, quota } = this.#lease
    // `unleased` excludes the usage of others at the last response of the store, if it ever responded.
    const isOverShare = used + reserved + amount > this.#shareOf(quota.limit)
    if (isOverShare || amount - free > this.#shareOf(unleased)) return 'exceeded'
    this.#take(amount)
    return 'reserved'
  }

  #shareOf(amount: number): number {
    return amount <= 0 ? 0 : Math.max(1, Math.floor(amount / this.#source.replicas()))
  }

  /** Serves the queue in order, requesting enough for all of it; prefetches when it is empty. */
  async #pump(): Promise<void> {
    if (this.#isCalling) return
    this.#isCalling = true
    try {
      if (this.#queue.length === 0) await this.#grow(1, 1, 2 * this.#previous)
      while (this.#queue.length > 0) await this.#serveFirst()
    } finally {
      this.#isCalling = false
    }
  }

  async #serveFirst(): Promise<void> {
    const [first] = this.#queue
    if (!first) return
    const { amount } = first
    const lease = this.#lease
    let lost = 0
    // Repeated, because requests may use more than they had reserved while the store is called.
    while (lease.free < amount && !this.#source.failing() && !this.#isRejected(amount)) {
      if (lost === maxLost) return this.#rejectAll()
      const queuedNeed = this.#queue.reduce((sum, waiter) => sum + waiter.amount, 0) - lease.free
      const granted = await this.#grow(
        amount - lease.free,
        amount,
        Math.min(lease.quota.limit, Math.max(2 * this.#previous, this.#recent, queuedNeed)),
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
   * The store works, but does not respond for this quota. Waiting requests should not wait as long
   * again, and other replicas may use the rest: only requests within the current lease pass.
   */
  #rejectAll(): void {
    for (const { amount, resolve } of this.#queue.splice(0)) {
      const isLeased = this.#lease.free >= amount
      if (isLeased) this.#take(amount)
      resolve(isLeased ? 'reserved' : 'unavailable')
    }
  }

  async #grow(need: number, unit: number, desired: number): Promise<number | undefined> {
    const granted = await this.#lease.grow(need, unit, desired)
    if (granted === 0) this.#rejectedAt = this.#now()
    return granted
  }

  async #resize(change: number): Promise<void> {
    this.#isCalling = true
    await this.#lease.resize(change)
    this.#isCalling = false
    if (this.#queue.length > 0) void this.#pump()
  }
}
