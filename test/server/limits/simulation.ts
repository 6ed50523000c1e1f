import fc from 'fast-check'
import { expect } from 'vitest'
import {
  createLimits,
  type Reservation,
  type Limited,
  type Limits,
} from '../../../server/limits/limits.ts'
import { Failure } from '../../../server/failure.ts'
import { leasesOver, memoryStore, type LeaseStore, type Gate } from './memory-store.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 31, 23, 58)

/**
 * A request of a key: its reservation, and what it uses by the model's own count, which may be
 * more.
 */
type Request = { worst: number; share: number }

export type Step =
  | { do: 'request'; on: number; request: Request }
  | { do: 'end'; which: number; how: 'settle' | 'abort' }
  /** A question or an answer between a replica and the store arrives. */
  | { do: 'arrive'; which: number }
  /** So many seconds pass, in each of which all that is on its way arrives. */
  | { do: 'seconds'; count: number }
  /** A replica's timer goes off, and nothing arrives. */
  | { do: 'tick'; on: number }
  | { do: 'jump'; on: number; ms: number }
  | { do: 'crash'; on: number }
  /**
   * A replica shuts down cleanly: its calls end, it returns its leases, and another replaces it.
   */
  | { do: 'close'; on: number }
  /** The store's answer is lost, after the question was carried out or before. */
  | { do: 'lose'; which: number }
  /** Who asked has given up, and the store hears the question later. */
  | { do: 'late'; which: number }

const requests = fc.record({
  worst: fc.integer({ min: 1, max: 12 }),
  share: fc.integer({ min: 0, max: 6 }),
})
/** Any step; with losses, also what becomes of questions that nobody waits for. */
export const step = (mayLose: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('request' as const),
        on: fc.nat(2),
        request: requests,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('end' as const),
        which: fc.nat(20),
        how: fc.constantFrom('settle' as const, 'settle' as const, 'abort' as const),
      }),
    },
    { weight: 10, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(20) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('seconds' as const),
        count: fc.constantFrom(1, 1, 1, 1, 2, 2, 12, 65),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const), on: fc.nat(2) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('jump' as const),
        on: fc.nat(2),
        ms: fc.constantFrom(-minute, -700, 700, 20_000, minute, 3 * minute),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), on: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), on: fc.nat(2) }) },
    ...(mayLose
      ? [
          {
            weight: 3,
            arbitrary: fc.record({ do: fc.constant('lose' as const), which: fc.nat(20) }),
          },
          {
            weight: 2,
            arbitrary: fc.record({ do: fc.constant('late' as const), which: fc.nat(20) }),
          },
          { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const), on: fc.nat(2) }) },
        ]
      : []),
  )

export const key = fc.record({
  rpm: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  tpm: fc.option(fc.integer({ min: 10, max: 60 }), { nil: null }),
  max_parallel: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
  budget_nano: fc.option(fc.integer({ min: 10, max: 100 }), { nil: null }),
  budget_period: fc.constantFrom('day' as const, 'month' as const, 'total' as const),
})

type Replica = { limits: Limits; clock: { skew: number }; isDead: boolean; held: HeldQuery[] }
type HeldQuery = {
  pass(): void
  lose(): void
  /** Nobody waits for the answer any more, and the question is on its way still. */ late(): void
}
type Open = {
  admission: Reservation
  replica: Replica
  worst: number
  used: number
  windows: string[]
}

/**
 * Replicas over one store, whose questions and answers arrive when a step says so, and an account
 * of all that happened.
 */
export function simulateReplicas(
  limited: Limited,
  count: number,
  mayLose = false,
  books?: LeaseStore,
) {
  const store = memoryStore()
  const answering = { count: 0 }
  let elapsed = 0
  const open = new Set<Open>()
  const settled = new Map<string, number>()
  /** Tokens beyond what was reserved. */
  const beyond = new Map<string, number>()
  const failures: unknown[] = []
  /** Of replicas that ended, whose last questions and answers are on their way. */
  const ended: Replica[] = []
  const replicas = Array.from({ length: count }, born)

  function born(): Replica {
    const clock = { skew: 0 }
    const held: HeldQuery[] = []
    const gate: Gate = (giveUp) =>
      new Promise<void>((pass, lose) => {
        const lost = () => new Error('lost')
        const late = () => {
          giveUp?.(lost())
          held.push({ pass, lose: () => lose(lost()), late: () => lose(lost()) })
        }
        held.push({ pass, lose: () => lose(lost()), late: giveUp ? late : () => lose(lost()) })
      })
    const limits = createLimits({
      leases: leasesOver(books ?? store, gate, answering),
      observe: () => {},
      now: () => start + elapsed + clock.skew,
      elapsed: () => elapsed,
      every: null,
    })
    return { limits, clock, held, isDead: false }
  }

  const alive = () => replicas.filter(({ isDead }) => !isDead)
  const allReplicas = () => [...alive(), ...ended]
  const at = (on: number): Replica => replicas[on % count] ?? born()
  const add = (name: string, amount: number, books = settled) =>
    books.set(name, (books.get(name) ?? 0) + amount)

  async function request(on: number, { worst, share }: Request): Promise<void> {
    const replica = at(on)
    const now = start + elapsed + replica.clock.skew
    const windows = [
      `minute ${Math.floor(now / minute)}`,
      periodOf(limited.budget_period ?? 'total', now),
    ]
    try {
      const admission = await replica.limits.reserve(limited, { tokens: worst, nano: worst })
      if (!admission || replica.isDead) return
      open.add({ admission, replica, worst, used: Math.floor((worst * share) / 4), windows })
      add(`rpm ${windows[0]}`, 1)
      check()
    } catch (error) {
      if (!(error instanceof Failure)) failures.push(error)
    }
  }

  function end(which: number, how: 'settle' | 'abort'): void {
    const one = [...open][which % Math.max(1, open.size)]
    if (one) settle(one, how)
  }

  function settle(one: Open, how: 'settle' | 'abort'): void {
    const used = how === 'settle' ? one.used : 0
    const charged = one.admission.spend(used, used)
    one.admission.end()
    open.delete(one)
    const [minute = '', period = ''] = one.windows
    add(minute, used)
    add(minute, Math.max(0, used - one.worst), beyond)
    add(period, charged)
    check()
  }

  /**
   * Never above a limit: not what was used, nor that with all leases; for tokens, beyond what
   * models counted above the reservation.
   */
  function check(): void {
    const promised = new Map(settled)
    for (const { worst, windows } of open)
      for (const window of windows) promised.set(window, (promised.get(window) ?? 0) + worst)
    for (const [window, amount] of promised) {
      const ofTokens = window.startsWith('minute') ? limited.tpm : limited.budget_nano
      const limit = window.startsWith('rpm') ? limited.rpm : ofTokens
      if (limit !== null)
        expect(amount, window).toBeLessThanOrEqual(limit + (beyond.get(window) ?? 0))
    }
    // While the store fails a replica admits its own share of the slots, beside what others hold.
    if (limited.max_parallel !== null && !mayLose)
      expect(open.size, 'under way').toBeLessThanOrEqual(limited.max_parallel)
  }

  const pick = (which: number, deed: (held: HeldQuery) => void) => {
    const all = allReplicas().flatMap(({ held }) => held.map((one) => ({ held, one })))
    const { held, one } = all[which % Math.max(1, all.length)] ?? {}
    if (!held || !one) return
    held.splice(held.indexOf(one), 1)
    deed(one)
  }

  async function arriveAll(): Promise<void> {
    await turn()
    while (allReplicas().some(({ held }) => held.length > 0)) {
      pick(0, (one) => one.pass())
      await turn()
    }
  }

  async function second(): Promise<void> {
    await arriveAll()
    elapsed += 1000
    let isOver = false
    void Promise.all(alive().map(({ limits }) => limits.tick())).then(() => (isOver = true))
    while (!isOver) {
      pick(0, (one) => one.pass())
      await turn()
    }
    await arriveAll()
  }

  return {
    store,
    open,
    failures,
    settled,
    second,
    async take(step: Step): Promise<void> {
      if (step.do === 'request') void request(step.on, step.request)
      else if (step.do === 'end') end(step.which, step.how)
      else if (step.do === 'arrive') pick(step.which, (one) => one.pass())
      else if (step.do === 'lose') pick(step.which, (one) => one.lose())
      else if (step.do === 'late') pick(step.which, (one) => one.late())
      else if (step.do === 'seconds') for (let n = 0; n < step.count; n++) await second()
      else if (step.do === 'tick') void at(step.on).limits.tick()
      else if (step.do === 'jump') at(step.on).clock.skew += step.ms
      else if (step.do === 'close') close(step.on % count)
      else crash(step.on % count)
      await turn()
    },
    arriveAll,
    /** Seconds until this replica admits a request; infinite when it does not within the bound. */
    async secondsUntilAdmitted(on: number, most: number): Promise<number> {
      for (let seconds = 0; seconds <= most; seconds++) {
        void request(on, { worst: 1, share: 0 })
        await arriveAll()
        const admitted = open.size > 0
        while (open.size > 0) end(0, 'settle')
        if (admitted) return seconds
        await second()
      }
      return Infinity
    },
  }

  async function turn(): Promise<void> {
    do {
      // It comes once no promise is due any more.
      await new Promise<void>((resolve) => process.nextTick(resolve))
      if (answering.count > 0) await new Promise((resolve) => setImmediate(resolve))
    } while (answering.count > 0)
  }

  function close(on: number): void {
    const one = at(on)
    for (const running of open) if (running.replica === one) settle(running, 'settle')
    void one.limits.close()
    // Who still waits for an answer of the store hears of it no more.
    one.isDead = true
    ended.push(one)
    replicas[on] = born()
  }

  function crash(on: number): void {
    const dead = at(on)
    dead.isDead = true
    // Its requests die with it. What they used is unknown: at most what they reserved.
    for (const one of open) {
      if (one.replica !== dead) continue
      open.delete(one)
      for (const window of one.windows) add(window, Math.min(one.used, one.worst))
    }
    replicas[on] = born()
  }
}

const periodOf = (period: 'day' | 'month' | 'total', now: number): string =>
  period === 'total'
    ? 'total'
    : `${period} ${new Date(now).toISOString().slice(0, period === 'day' ? 10 : 7)}`
