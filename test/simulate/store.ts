import type { Leases } from '../../server/store/queries/limit-leases.ts'
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
        grant: (requests) => ask('grant', requests.map(nameOf), () => tables.grant(requests)),
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
    if (this.#isAbsent()) {
      await clock.pause(refusedMs)
      throw new Error('the database refuses connections')
    }
    // A heartbeat is two statements.
    const answer = this.#answer(quotas, question, kind === 'heartbeat' ? 2 : 1)
    const late = clock.pause(answerMs).then(() => {
      throw new Error('the database has not answered')
    })
    // The database does the work all the same when nobody waits for it any more.
    return Promise.race([answer, late])
  }

  async #answer<Answer>(
    quotas: readonly string[],
    question: () => Answer,
    trips: number,
  ): Promise<Answer> {
    const clock = this.#clock
    const { tripMs, commitMs } = this.#model
    const tailMs = this.#tail()
    // The question is late, or the answer to it.
    const isLate = tailMs > 0 && this.#random() < 0.5
    await clock.pause((trips - 1 / 2) * tripMs + (isLate ? tailMs : 0))
    const lockWait = this.#lock(quotas)
    if (lockWait > lockMs) {
      await clock.pause(lockMs)
      throw new Error('the database has cancelled the statement')
    }
    await clock.pause(lockWait + commitMs)
    if (this.#isAbsent()) throw new Error('the connection was lost')
    const answer = question()
    await clock.pause(tripMs / 2 + (isLate ? 0 : tailMs))
    return answer
  }

  /** Locks the quotas as soon as all are free; answers how long that takes. */
  #lock(quotas: readonly string[]): number {
    const { now } = this.#clock
    const from = quotas.reduce((latest, one) => Math.max(latest, this.#freeAt.get(one) ?? 0), now)
    const wait = from - now
    this.longestLockMs = Math.max(this.longestLockMs, Math.min(wait, lockMs))
    if (wait <= lockMs) for (const one of quotas) this.#freeAt.set(one, from + this.#model.commitMs)
    return wait
  }

  #tail(): number {
    const { tailOf, tailMs } = this.#model
    return tailOf > 0 && this.#random() < 1 / tailOf ? tailMs : 0
  }

  #isAbsent(): boolean {
    const { absent } = this.#model
    const { now } = this.#clock
    return absent !== undefined && now >= absent.from && now < absent.until
  }
}

const nameOf = ({ scope, windowStart }: { scope: string; windowStart: number }) =>
  `${scope} ${windowStart}`
