import { batched } from '../../server/store/queries/leases/hold.ts'
import type { Leases } from '../../server/store/queries/leases.ts'
import { memoryStore } from '../server/limits/memory-store.ts'
import type { VirtualClock } from './clock.ts'

/** How a database answers; times are in milliseconds. */
export type StoreModel = {
  /** From a replica to the database and back. */
  tripMs: number
  /** Of each so many questions one takes `tailMs` longer; 0 is none. */
  tailOf: number
  tailMs: number
  /** A transaction locks its quotas for so long. */
  commitMs: number
  /** When the database answers nobody, in the time of the simulation. */
  absent?: { from: number; until: number }
}

/** What a statement waits for at most, as on PostgreSQL: for a lock, and for the answer. */
const lockMs = 2000
const answerMs = 2500
const refusedMs = 1

type Kind = keyof Leases

/** One replica's connections; nothing is asked or answered after its death. */
export type Connection = { leases: Leases; cut(): void }

/**
 * A database in virtual time, over the tables in memory: every transaction locks its quotas one
 * after the other, as rows are locked. Counts transactions by what they are for.
 */
export class VirtualStore {
  readonly counts = new Map<Kind, number>()
  /** The longest that a transaction waited for the locks of others. */
  longestLockMs = 0
  readonly #tables = memoryStore()
  readonly #freeAt = new Map<string, number>()
  readonly #clock: VirtualClock
  readonly #model: StoreModel
  readonly #random: () => number

  constructor(clock: VirtualClock, model: StoreModel, random: () => number) {
    this.#clock = clock
    this.#model = model
    this.#random = random
  }

  get transactions(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  connect(): Connection {
    const tables = this.#tables
    let isCut = false
    const ask = <Answer>(kind: Kind, quotas: readonly string[], question: () => Answer) =>
      new Promise<Answer>((resolve, reject) => {
        if (isCut) return
        this.#ask(kind, quotas, question).then(
          (answer) => isCut || resolve(answer),
          (error: unknown) => isCut || reject(error as Error),
        )
      })
    return {
      cut: () => (isCut = true),
      leases: {
        grant: (request) => ask('grant', [nameOf(request)], () => tables.grant(request)),
        // The real code puts what one turn of the event loop stores into one transaction.
        hold: batched((leases) =>
          ask('hold', leases.map(nameOf), () =>
            leases.map((lease) => tables.hold(lease, lease.amount)),
          ),
        ),
        heartbeat: (id, at) => ask('heartbeat', [], () => tables.heartbeat(id, at)),
        heldSlots: (id) => ask('heldSlots', [], () => tables.heldSlots(id)),
        removeDead: (id, at) => ask('removeDead', [], () => tables.removeDead(id, at)),
        deregister: (id) => ask('deregister', [], () => tables.deregister(id)),
        deleteHeldBy: (ids) => ask('deleteHeldBy', [], () => tables.deleteHeldBy(ids)),
        claimReport: (quota) => ask('claimReport', [], () => tables.claimReport(quota)),
        sweep: (now) => ask('sweep', [], () => tables.sweep(now)),
      },
    }
  }

  async #ask<Answer>(kind: Kind, quotas: readonly string[], question: () => Answer) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    const clock = this.#clock
    const trip = this.#model.tripMs / 2 + this.#tail()
    if (this.#isAbsentAt(clock.now)) {
      await clock.pause(refusedMs)
      throw new Error('the database refuses connections')
    }
    const lockWait = this.#lock(quotas, clock.now + trip)
    if (lockWait > lockMs) {
      await clock.pause(trip + lockMs)
      throw new Error('the database has cancelled the statement')
    }
    const work = trip + lockWait + this.#model.commitMs
    const answer = this.#answer(work, question)
    const whole = work + this.#model.tripMs / 2
    if (whole <= answerMs) {
      const result = await answer
      await clock.pause(this.#model.tripMs / 2)
      return result
    }
    // The database does the work all the same, and nobody hears of it.
    answer.catch(() => {})
    await clock.pause(answerMs)
    throw new Error('the database has not answered')
  }

  async #answer<Answer>(workMs: number, question: () => Answer): Promise<Answer> {
    await this.#clock.pause(workMs)
    if (this.#isAbsentAt(this.#clock.now)) throw new Error('the connection was lost')
    return question()
  }

  /** Locks the quotas from when all are free; answers how long that takes from `at`. */
  #lock(quotas: readonly string[], at: number): number {
    const from = quotas.reduce((latest, one) => Math.max(latest, this.#freeAt.get(one) ?? 0), at)
    const wait = from - at
    this.longestLockMs = Math.max(this.longestLockMs, Math.min(wait, lockMs))
    if (wait <= lockMs) for (const one of quotas) this.#freeAt.set(one, from + this.#model.commitMs)
    return wait
  }

  #tail(): number {
    const { tailOf, tailMs } = this.#model
    return tailOf > 0 && this.#random() < 1 / tailOf ? tailMs : 0
  }

  #isAbsentAt(at: number): boolean {
    const { absent } = this.#model
    return absent !== undefined && at >= absent.from && at < absent.until
  }
}

const nameOf = ({ scope, windowStart }: { scope: string; windowStart: number }) =>
  `${scope} ${windowStart}`
