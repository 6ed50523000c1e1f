/** What the store has of a quota, and what a replica asks of it. */
export type LeaseRequest = Quota & {
  /** In whose name it is asked. */
  holder: string
  /** What the request that waits lacks. */
  need: number
  /** What the whole of it may use: more than `need` is granted in multiples of this, so that no replica holds a part that serves nobody. */
  unit: number
  /** What would be welcome beyond it. */
  wish: number
  /** What this replica has used up so far. */
  used: number
}

/** An amount for a span of time: of requests, of tokens, of nano-USD; or of places for requests under way, in a span that never ends. */
export type Quota = { scope: string; windowStart: number; endsAt: number | null; limit: number }

export type LeaseSource = {
  /** How many replicas share the quotas, as far as is known. */
  replicas(): number
  /** True from the first question that got no answer to the next one that did; nobody should ask meanwhile. */
  failing(): boolean
  /** In whose name a new meter holds leases. */
  holder(scope: string): string
  /** All of `need`, perhaps more, or nothing; `left` is what nobody holds after that. */
  grant(ask: LeaseRequest): Promise<{ granted: number; left: number }>
  /** Makes the lease exactly this large, whatever the limit; answers what nobody holds after that. */
  hold(lease: Quota & { holder: string; used: number }, amount: number): Promise<number>
}

export type ReserveResult = 'yes' | 'no' | 'down'

/** One replica's share of one quota. Amounts are reserved before and settled after; only the lack of a lease asks the store. */
export type Meter = {
  readonly quota: Quota
  /** In whose name it holds. */
  readonly holder: string
  /** Told of a request that is going to ask, perhaps only when others have been asked. */
  touch(): void
  /** Reserves; at once, where the lease in hand suffices or it is known that nothing is left. */
  ask(amount: number): ReserveResult | Promise<ReserveResult>
  /** Ends a reservation with what was used of it. That may be more, and is then missing from what others get. */
  settle(reserved: number, used: number): void
  /** What may still be reserved, as far as this replica knows. */
  remaining(): number
  /** What has been used, by all replicas, as far as this one knows. */
  spent(): number
  /** What is reserved at the moment. */
  reserved(): number
  /** Gives back all that is not reserved. */
  release(): Promise<void>
  /** Told each second: gives back what was not used for a second, if there is somebody else, and books what is owed. */
  tick(): Promise<void>
  /** The store has forgotten this replica's lease: it was silent for too long. */
  lost(): void
  /** Asked before the store is read: what it answers is told what the store has of this lease, and heeds it unless there was a question meanwhile. */
  audit(): (granted: number) => void
  limitTo(limit: number): void
  /** True when the store knows that nothing is held here but what was used. */
  isClear(): boolean
  /** True when nothing of it matters any more. */
  idle(): boolean
}

/** Whether requests pass while the store is down: within this replica's part of the limit, or not beyond the lease. */
export type WhenDown = 'share' | 'lease'

/** How long a refusal of the store is taken for the truth. */
const refusedMs = 250
/** Seconds without a request after which a lease is given back although there is nobody else who could use it. */
const quietAlone = 10
/** A second's use is fetched early only while that much of it is left for each replica. */
const plenty = 16

type Waiter = { amount: number; resolve(answer: ReserveResult): void }

export function createMeter(
  bank: LeaseSource,
  start: Quota,
  whenDown: WhenDown,
  now: () => number,
): Meter {
  const quota = { ...start }
  const holder = bank.holder(quota.scope)
  const queue: Waiter[] = []
  let free = 0
  let reserved = 0
  let used = 0
  /** What the store had left when it was last asked, and nobody's. */
  let left = quota.limit
  let refusedAt = -Infinity
  let recent = 0
  let before = 0
  let leastFree = 0
  let quietSeconds = 0
  /** One question to the store at a time. */
  let isAsking = false
  /** How many questions there have been. */
  let questions = 0
  /** False when the store may believe that something else is held here than is. */
  let isTold = true

  function take(amount: number): void {
    free -= amount
    reserved += amount
    recent += amount
    if (free < leastFree) leastFree = free
  }

  function ask(amount: number): ReserveResult | Promise<ReserveResult> {
    if (queue.length === 0) {
      if (free >= amount) {
        take(amount)
        if (isRunningLow(amount)) void pump()
        return 'yes'
      }
      if (bank.failing()) return withoutStore(amount)
      if (isRefused(amount)) return 'no'
    }
    return new Promise((resolve) => {
      queue.push({ amount, resolve })
      void pump()
    })
  }

  const isRefused = (amount: number) => {
    const age = now() - refusedAt
    return age >= 0 && age < refusedMs && free + left < amount
  }

  const isRunningLow = (amount: number) =>
    !isAsking &&
    before > 0 &&
    free < before / 2 &&
    left > plenty * bank.replicas() * Math.max(amount, before) &&
    !bank.failing()

  function withoutStore(amount: number): ReserveResult {
    if (whenDown === 'lease') return 'down'
    // What others have used is known from when the store was last asked; who has not asked since the window began knows of nothing.
    if (used + reserved + amount > partOf(quota.limit) || amount - free > partOf(left)) return 'no'
    take(amount)
    return 'yes'
  }

  const partOf = (whole: number) =>
    whole <= 0 ? 0 : Math.max(1, Math.floor(whole / bank.replicas()))

  /** Serves who waits, in their order; what all of them want is asked for at once. Without anybody it fetches ahead. */
  async function pump(): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      if (queue.length === 0) await fetch(1, 1, 2 * before)
      while (queue.length > 0) await serve()
    } finally {
      isAsking = false
    }
  }

  async function serve(): Promise<void> {
    const [first] = queue
    if (!first) return
    // Until it is enough: others may use more than they had reserved while the store is asked.
    while (free < first.amount && !bank.failing() && !isRefused(first.amount)) {
      const wanted = queue.reduce((sum, { amount }) => sum + amount, 0) - free
      await fetch(first.amount - free, first.amount, Math.max(2 * before, recent, wanted))
    }
    queue.shift()
    if (free >= first.amount) {
      take(first.amount)
      first.resolve('yes')
    } else first.resolve(bank.failing() ? withoutStore(first.amount) : 'no')
  }

  async function fetch(need: number, unit: number, wish: number): Promise<void> {
    questions += 1
    try {
      const answer = await bank.grant({ ...quota, holder, need, unit, wish, used })
      free += answer.granted
      left = answer.left
      if (answer.granted === 0) refusedAt = now()
    } catch {
      // The bank has told of it, and is failing now. The store may hold more for us than we know.
      isTold = false
    }
  }

  async function tick(): Promise<void> {
    const unused = Math.min(leastFree, free)
    before = recent
    recent = 0
    quietSeconds += 1
    leastFree = free
    if (bank.failing() || isAsking) return
    if (free < 0) await tell(-free)
    else if (!isTold || (unused > 0 && (bank.replicas() > 1 || quietSeconds > quietAlone)))
      await tell(-Math.max(0, unused))
  }

  /** Tells the store what is held here, after more was used than that, or less is needed. While it is told nothing is asked for, since what is told is the whole. */
  async function tell(change: number): Promise<void> {
    isAsking = true
    questions += 1
    free += change
    leastFree = free
    try {
      left = await bank.hold({ ...quota, holder, used }, used + reserved + free)
      isTold = true
    } catch {
      // What was to be given back may be somebody else's now; what was used is still to be told of.
      if (change > 0) free -= change
      isTold = false
    } finally {
      isAsking = false
      if (queue.length > 0) void pump()
    }
  }

  const isClear = () => isTold && reserved === 0 && free === 0 && queue.length === 0 && !isAsking

  return {
    quota,
    holder,
    touch: () => void (quietSeconds = 0),
    ask,
    settle(amount, actual) {
      reserved -= amount
      used += actual
      free += amount - actual
    },
    remaining: () => Math.max(0, Math.min(quota.limit, left + free)),
    spent: () => quota.limit - left - free - reserved,
    reserved: () => reserved,
    async release() {
      if ((free !== 0 || !isTold) && !isAsking && !bank.failing()) await tell(-free)
    },
    tick,
    lost() {
      free = -reserved - used
      leastFree = free
      // It may have been another lease that was forgotten, and this one is there again: told of it is what is held here, and be it nothing.
      isTold = false
    },
    audit() {
      const [before, wasAsking] = [questions, isAsking]
      return (granted) => {
        if (wasAsking || questions !== before || granted === used + reserved + free) return
        // An answer was lost, or a question came late. What the store does not have may be somebody else's.
        free = Math.min(free, granted - used - reserved)
        leastFree = Math.min(leastFree, free)
        isTold = false
      }
    },
    limitTo(limit) {
      const isLess = limit < quota.limit
      left += limit - quota.limit
      quota.limit = limit
      refusedAt = -Infinity
      if (isLess && free > 0 && !isAsking) void tell(-free)
    },
    isClear,
    idle: () => isClear() && quietSeconds > 60,
  }
}
