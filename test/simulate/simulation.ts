import { Failure } from '../../server/failure.ts'
import {
  createLimits,
  type Cap,
  type LimitedCaller,
  type Limits,
  type Reservation,
} from '../../server/limits/limits.ts'
import { seeded } from '../support/data/random.ts'
import { Account } from './account.ts'
import { VirtualClock } from './clock.ts'
import { groupCap } from '../../server/limits/groups.ts'
import {
  asUsers,
  callOf,
  gapMs,
  inGroups,
  keyOf,
  nanoOf,
  serverCap,
  zipf,
  type Call,
  type Load,
} from './load.ts'
import { VirtualStore, type Connection, type StoreModel } from './store.ts'

/** What is simulated: so many replicas, for so many seconds of their time. */
export type Setting = {
  name: string
  replicas: number
  seconds: number
  load: Load
  store: StoreModel
  /** A replica dies, and another takes its place, each so many milliseconds. */
  deathEveryMs?: number
}

/** What came of it. Times are in milliseconds. */
export type Outcome = {
  calls: number
  admitted: number
  /** Refused by a limit, which all replicas together had reached or which leases had used up. */
  refused: number
  /** Of those, calls that would have fitted if no replica held a lease. */
  refusedWithRoom: number
  /** Refused because the store did not answer. */
  unavailable: number
  deaths: number
  /** How long calls waited for the store, of those that did. */
  waits: number[]
  transactions: number
  byKind: Record<string, number>
  longestLockMs: number
  /** The most by which a limit was exceeded, as a share of it, and which ones were. */
  overshoot: number
  exceeded: string[]
}

/** Ten seconds before the end of a minute, so that windows end in every run. */
const epoch = Date.UTC(2026, 0, 15, 12, 0, 50)
const tickMs = 1000

type Replica = { limits: Limits; connection: Connection; isDead: boolean; ends: Set<() => void> }

/** Runs the limits of `server/limits` in as many replicas, over one store, in virtual time. */
export async function simulate(setting: Setting, seed: number): Promise<Outcome> {
  const run = new Run(setting, seed)
  return run.outcome()
}

class Run {
  readonly #setting: Setting
  readonly #random: () => number
  readonly #clock = new VirtualClock()
  readonly #store: VirtualStore
  readonly #account = new Account()
  readonly #callerOf: (key: number) => LimitedCaller | undefined
  readonly #caps: Cap[]
  readonly #replicas: Replica[]
  readonly #pickKey: () => number
  readonly #pickReplica: () => number
  readonly #counts = { calls: 0, admitted: 0, refused: 0, refusedWithRoom: 0, unavailable: 0 }
  readonly #waits: number[] = []
  #deaths = 0
  #nextAt = 0

  constructor(setting: Setting, seed: number) {
    const { load, replicas, seconds, store } = setting
    const random = seeded(seed)
    const keys = zipf(load.keys, load.keySkew, random)
    this.#setting = setting
    this.#random = random
    this.#store = new VirtualStore(this.#clock, store, random)
    const limited = Array.from({ length: load.keys }, (_, at) =>
      keyOf(at, load.rate * keys.shareOf(at), seconds, random),
    )
    const { projects, users } = load
    const placed = projects ? inGroups(limited, projects, load, seconds, random) : limited
    this.#callerOf = users ? asUsers(placed, users, load, seconds, random) : (at) => placed[at]
    this.#caps = load.serverRpm === undefined ? [] : [serverCap(load.serverRpm)]
    this.#pickKey = keys.pick
    const among = Math.min(load.replicasOfKey ?? replicas, replicas)
    this.#pickReplica = zipf(among, load.replicaSkew, random).pick
    this.#replicas = Array.from({ length: replicas }, () => this.#born())
  }

  async outcome(): Promise<Outcome> {
    const { deathEveryMs, seconds } = this.#setting
    this.#nextCall()
    if (deathEveryMs !== undefined) this.#nextDeath(deathEveryMs)
    await this.#clock.runUntil(seconds * 1000)
    return {
      ...this.#counts,
      deaths: this.#deaths,
      waits: this.#waits,
      transactions: this.#store.transactions,
      byKind: Object.fromEntries(this.#store.counts),
      longestLockMs: this.#store.longestLockMs,
      overshoot: this.#account.overshoot,
      exceeded: [...this.#account.exceeded],
    }
  }

  #born(): Replica {
    const connection = this.#store.connect()
    const limits = createLimits({
      leases: connection.leases,
      observe: () => {},
      now: () => epoch + this.#clock.now,
      elapsed: () => this.#clock.now,
      every: null,
    })
    const replica: Replica = { limits, connection, isDead: false, ends: new Set() }
    this.#clock.after(this.#random() * tickMs, () => this.#tick(replica))
    return replica
  }

  /** The timer of a replica, which leaves out a tick while the last one runs. */
  #tick(replica: Replica, isTicking = { now: false }): void {
    if (replica.isDead) return
    if (!isTicking.now) {
      isTicking.now = true
      void replica.limits.tick().finally(() => (isTicking.now = false))
    }
    this.#clock.after(tickMs, () => this.#tick(replica, isTicking))
  }

  #nextCall(): void {
    this.#clock.after(this.#nextAt - this.#clock.now, () => {
      // Several may come in one quantum of the clock.
      for (; this.#nextAt <= this.#clock.now; this.#nextAt += this.#gap()) this.#anyCall()
      this.#nextCall()
    })
  }

  #gap(): number {
    return gapMs(this.#setting.load.rate, this.#random)
  }

  #anyCall(): void {
    const at = this.#pickKey()
    const key = this.#callerOf(at)
    const { replicasOfKey } = this.#setting.load
    // Keys that stay at some replicas begin at different ones.
    const first = replicasOfKey === undefined ? 0 : Math.imul(at, 2_654_435_761) >>> 0
    const replica = this.#replicas[(first + this.#pickReplica()) % this.#replicas.length]
    if (key && replica) this.#call(replica, key, callOf(this.#random))
  }

  #call(replica: Replica, key: LimitedCaller, call: Call): void {
    const begun = this.#clock.now
    this.#counts.calls += 1
    try {
      const need = { tokens: call.worst, nano: nanoOf(call.worst) }
      const admission = replica.limits.reserve(key, need, this.#caps)
      if (!(admission instanceof Promise))
        return this.#admitted(replica, key, call, begun, admission)
      admission
        .finally(() => this.#waits.push(this.#clock.now - begun))
        .then(
          (later) => this.#admitted(replica, key, call, begun, later),
          (error: unknown) => this.#refused(key, call, begun, error),
        )
    } catch (error) {
      this.#refused(key, call, begun, error)
    }
  }

  #admitted(
    replica: Replica,
    key: LimitedCaller,
    call: Call,
    begun: number,
    reservation: Reservation | undefined,
  ): void {
    if (replica.isDead || !reservation) return
    this.#counts.admitted += 1
    const closed = this.#limitsOf(key).map((one) => this.#account.add(one, call, epoch + begun))
    const close = () => {
      for (const one of closed) one()
    }
    replica.ends.add(close)
    this.#clock.after(call.ms, () => {
      if (!replica.ends.delete(close)) return
      reservation.spend(call.used, nanoOf(call.used))
      reservation.end()
      close()
    })
  }

  #limitsOf(key: LimitedCaller): LimitedCaller[] {
    const groups = key.groups?.map(groupCap) ?? []
    const users = key.userLimits ?? []
    return [key, ...users, ...[...groups, ...this.#caps].map(({ limited }) => limited)]
  }

  #refused(key: LimitedCaller, call: Call, begun: number, error: unknown): void {
    if (!(error instanceof Failure)) throw error
    if (error.kind === 'unavailable') this.#counts.unavailable += 1
    else {
      this.#counts.refused += 1
      const limits = this.#limitsOf(key)
      if (limits.every((one) => this.#account.hasRoom(one, call, epoch + begun)))
        this.#counts.refusedWithRoom += 1
    }
  }

  #nextDeath(everyMs: number): void {
    this.#clock.after(everyMs, () => {
      this.#nextDeath(everyMs)
      const at = Math.floor(this.#random() * this.#replicas.length)
      const replica = this.#replicas[at]
      if (!replica) return
      this.#deaths += 1
      replica.isDead = true
      replica.connection.cut()
      // The calls of a process die with it; what they used is charged as if they had ended.
      for (const close of replica.ends) close()
      replica.ends.clear()
      this.#replicas[at] = this.#born()
    })
  }
}
