import type { HeldSlots } from '../../store/queries/limit-leases.ts'
import { scopeOf } from '../../store/scope.ts'
import type { Kind, Limited, Need, Owner, Room } from '../limit-types.ts'
import { minuteMs, windowOf, type Window } from '../windows.ts'
import type { LeaseSource } from './quota-lease.ts'
import { Meter, type OutagePolicy } from './meter.ts'

/** The portion of one limit that a request needs. */
export type Portion = { owner: Owner; kind: Kind; meter: Meter; amount: number }

/** The meters of a key, an agent or the server in one minute; no window ends within it. */
type SubjectMeters = { minute: number } & { [Of in Kind]?: Meter }

/** For limits that are only read. */
const noOwner: Owner = { name: '', of: 'server' }

const endless: Window = { start: 0, end: null }

const meterKey = (scope: string, windowStart: number): string => `${scope} ${windowStart}`

/** The meters of this process, one for each quota in use. */
export class MeterTable {
  readonly #source: LeaseSource
  readonly #now: () => number
  /** Keyed by scope and window. */
  readonly #meters = new Map<string, Meter>()
  readonly #slots = new Set<Meter>()
  /** Avoids lookups by name, which would cost more than the rest of a reservation. */
  #bySubject = new WeakMap<Limited, SubjectMeters>()

  constructor(source: LeaseSource, now: () => number) {
    this.#source = source
    this.#now = now
  }

  get size(): number {
    return this.#meters.size
  }

  all(): Meter[] {
    return [...this.#meters.values()]
  }

  /** Adds the portions that a request needs of an owner's limits. */
  addPortions(portions: Portion[], owner: Owner, limited: Limited, need: Need, at: number): void {
    const { id, rpm, tpm, max_parallel, budget_nano } = limited
    const { tokens, nano, usualNano } = need
    const meters = this.#metersOf(limited, at)
    if (max_parallel !== null) {
      meters.parallel ??= this.#slotsOf(scopeOf('parallel', id), max_parallel)
      portions.push({
        owner,
        kind: 'parallel',
        meter: touched(meters.parallel, max_parallel),
        amount: 1,
      })
    }
    if (rpm !== null) {
      meters.rpm ??= this.#meterOf(scopeOf('rpm', id), windowOf('minute', at), rpm, 'share')
      portions.push({ owner, kind: 'rpm', meter: touched(meters.rpm, rpm), amount: 1 })
    }
    if (tpm !== null && tokens > 0) {
      meters.tpm ??= this.#meterOf(scopeOf('tpm', id), windowOf('minute', at), tpm, 'share')
      portions.push({ owner, kind: 'tpm', meter: touched(meters.tpm, tpm), amount: tokens })
    }
    if (budget_nano !== null && nano > 0) {
      const period = limited.budget_period ?? 'total'
      meters.budget ??= this.#meterOf(
        scopeOf(period, id),
        windowOf(period, at),
        budget_nano,
        'lease',
      )
      const meter = touched(meters.budget, budget_nano)
      const rest = Math.floor(meter.remaining())
      const isUsual = owner.of === 'key' && usualNano !== undefined && usualNano > 0
      const amount = isUsual && usualNano <= rest && rest < nano ? rest : nano
      portions.push({ owner, kind: 'budget', meter, amount })
    }
  }

  /** Remaining amounts of an owner's limits of tokens and money. */
  roomOf(limited: Limited, at: number): Room {
    const portions = this.limitsOf(limited, at)
    const roomOf = (kind: Kind) => {
      const meter = portions.find((portion) => portion.kind === kind)?.meter
      return { remaining: meter?.remaining() ?? Infinity, limit: meter?.quota.limit ?? Infinity }
    }
    return { tokens: roomOf('tpm'), nano: roomOf('budget') }
  }

  /** The limits of an owner, in their windows at this time. */
  limitsOf(limited: Limited, at: number): Pick<Portion, 'kind' | 'meter'>[] {
    const portions: Portion[] = []
    this.addPortions(portions, noOwner, limited, { tokens: 1, nano: 1 }, at)
    return portions
  }

  /** The meter of concurrency slots with this limit. */
  slots(scope: string, limit: number): Meter {
    return touched(this.#slotsOf(scope, limit), limit)
  }

  forget(meter: Meter): void {
    // Any number of subjects may refer to it.
    this.#bySubject = new WeakMap()
    this.#meters.delete(meterKey(meter.quota.scope, meter.quota.windowStart))
    this.#slots.delete(meter)
  }

  /** Other replicas took this one for dead and released its concurrency slots. */
  slotsLost(): void {
    for (const meter of this.#slots) meter.lost()
  }

  /**
   * Call it before this replica's slots are read from the store, and its result with the slots that
   * were read. Slots that the store has for this replica, but that it does not hold, would never be
   * released.
   */
  auditSlots(): (storedSlots: readonly HeldSlots[]) => void {
    const audits = [...this.#slots].map((meter) => ({
      scope: meter.quota.scope,
      compare: meter.audit(),
    }))
    return (storedSlots) => {
      const granted = new Map(storedSlots.map((slots) => [slots.scope, slots.granted]))
      for (const { scope, compare } of audits) compare(granted.get(scope) ?? 0)
      for (const { scope, limit } of storedSlots)
        if (!this.#meters.has(meterKey(scope, endless.start))) this.#slotsOf(scope, limit).lost()
    }
  }

  #metersOf(limited: Limited, at: number): SubjectMeters {
    const minute = at - (at % minuteMs)
    const cached = this.#bySubject.get(limited)
    if (cached?.minute === minute) return cached
    const meters = { minute }
    this.#bySubject.set(limited, meters)
    return meters
  }

  #slotsOf(scope: string, limit: number): Meter {
    const meter = this.#meterOf(scope, endless, limit, 'share')
    this.#slots.add(meter)
    return meter
  }

  #meterOf(scope: string, { start, end }: Window, limit: number, policy: OutagePolicy): Meter {
    const name = meterKey(scope, start)
    const existing = this.#meters.get(name)
    if (existing) return existing
    const quota = { scope, windowStart: start, endsAt: end, limit }
    const meter = new Meter(this.#source, quota, policy, this.#now)
    this.#meters.set(name, meter)
    return meter
  }
}

/** The meter for a request that is going to use it, with its current limit. */
function touched(meter: Meter, limit: number): Meter {
  meter.touch()
  if (meter.quota.limit !== limit) meter.limitTo(limit)
  return meter
}
