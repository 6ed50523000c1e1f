import { scopeOf } from '../../store/scope.ts'
import type { Meter } from '../meter/meter.ts'
import type { MeterTable } from '../meter/table.ts'
import { fairShare, type Demand } from './fair-share.ts'

/** What other replicas want of a quota; empty if they want nothing. */
export type DemandsOf = (scope: string) => readonly Demand[]

/**
 * Slots that all replicas share, such as those of a model server. While the replicas want more than
 * there are, each gets its share by weight: one with more releases slots when calls end.
 */
export class SharedSlots {
  readonly id: string
  readonly scope: string
  limit: number
  /** The calls of this process that wait, and the weight of their callers. */
  waiting: () => Demand = () => noDemand
  readonly #meters: MeterTable
  readonly #demandsOf: DemandsOf
  #inUse = 0
  /** The highest demand since the last heartbeat, and before it. */
  #peak: Demand = noDemand
  #lastPeak: Demand = noDemand

  constructor(meters: MeterTable, demandsOf: DemandsOf, id: string, limit: number) {
    this.id = id
    this.scope = scopeOf('parallel', id)
    this.limit = limit
    this.#meters = meters
    this.#demandsOf = demandsOf
  }

  /** The slots in use by this process. */
  get inUse(): number {
    return this.#inUse
  }

  /**
   * What this process has wanted since the heartbeat before the last: the slots in use, and one for
   * each waiting call. The current number would often miss a caller between two of its calls.
   */
  demand(): Demand {
    return highest(this.#lastPeak, this.#peak)
  }

  /** Starts a new period between heartbeats. */
  renew(): void {
    this.#lastPeak = this.#peak
    this.#peak = noDemand
    this.#note(0)
  }

  /** Takes a slot if there is one; without waiting if the lease of this process has it. */
  take(): boolean | Promise<boolean> {
    this.#note(1)
    if (this.#inUse >= Math.ceil(this.#share())) return false
    const meter = this.#meter()
    const result = meter.reserve(1)
    this.#inUse += 1
    if (result instanceof Promise) return result.then((one) => this.#taken(one === 'reserved'))
    return this.#taken(result === 'reserved')
  }

  /** As `take`, also if the store has just rejected one. */
  takeAgain(): boolean | Promise<boolean> {
    this.#meter().askAgain()
    return this.take()
  }

  release(): void {
    this.#inUse -= 1
    this.#meter().settle(1, 0)
    this.yield()
  }

  /** Releases free slots beyond the share of this process. */
  yield(): void {
    const meter = this.#meter()
    const excess = meter.held() - Math.floor(this.#share())
    if (excess > 0) meter.giveBack(excess)
  }

  #note(more: number): void {
    const { slots, weight } = this.waiting()
    const now = { slots: this.#inUse + slots + more, weight: Math.max(1, weight) }
    this.#peak = highest(this.#peak, now)
  }

  #taken(isTaken: boolean): boolean {
    if (!isTaken) this.#inUse -= 1
    return isTaken
  }

  #meter(): Meter {
    return this.#meters.slots(this.scope, this.limit)
  }

  #share(): number {
    const others = this.#demandsOf(this.scope)
    return others.length === 0 ? this.limit : fairShare(this.limit, this.demand(), others)
  }
}

const noDemand: Demand = { slots: 0, weight: 1 }

const highest = (one: Demand, other: Demand): Demand => ({
  slots: Math.max(one.slots, other.slots),
  weight: Math.max(one.weight, other.weight),
})

/** The shared slots of this process. */
export class SlotTable {
  readonly #byId = new Map<string, SharedSlots>()

  of(id: string, limit: number, create: () => SharedSlots): SharedSlots {
    const slots = this.#byId.get(id) ?? create()
    slots.limit = limit
    this.#byId.set(id, slots)
    return slots
  }

  all(): SharedSlots[] {
    return [...this.#byId.values()]
  }

  /** The demands of this process as JSON, by quota; null if it has none. */
  demands(): string | null {
    const wanted = [...this.#byId.values()]
      .map((slots) => [slots.scope, slots.demand()] as const)
      .filter(([, { slots }]) => slots > 0)
    return wanted.length === 0 ? null : JSON.stringify(Object.fromEntries(wanted))
  }

  /** After a heartbeat: releases what others are waiting for. */
  yield(): void {
    for (const slots of this.#byId.values()) {
      slots.renew()
      if (slots.inUse > 0) slots.yield()
    }
  }
}
