import {
  createLimits,
  type Reservation,
  type Limited,
  type Limits,
} from '../../../server/limits/limits.ts'
import { Failure } from '../../../server/failure.ts'
import type { Observation } from '../../../server/observations.ts'
import type { Leases } from '../../../server/store/queries/limit-leases.ts'
import { leasesOver, memoryStore } from './memory-store.ts'

const start = Date.UTC(2026, 0, 31, 12, 0, 5)
export const key = (limits: Partial<Limited> = {}): Limited => ({
  id: 'k',
  rpm: null,
  tpm: null,
  max_parallel: null,
  budget_nano: null,
  budget_period: null,
  ...limits,
})
const nothing = { tokens: 0, nano: 0 }

/** Replicas over one way to a store, whose clocks and timers go when a test says so. */
export function replicasAtClock(leases: Leases = leasesOver(memoryStore(), async () => {})) {
  const clock = { time: start, elapsed: 0 }
  const observed: Observation[] = []
  const counts = { questions: 0 }
  const counted = Object.fromEntries(
    Object.entries(leases).map(([name, ask]) => [
      name,
      (...args: never[]) => (counts.questions++, (ask as (...args: never[]) => unknown)(...args)),
    ]),
  ) as Leases // the same functions
  const replica = (skew = 0) =>
    createLimits({
      leases: counted,
      observe: (one) => void observed.push(one),
      now: () => clock.time + skew,
      elapsed: () => clock.elapsed,
      every: null,
    })
  /** So many seconds go by, and every replica's timer goes off in each. */
  const pass = async (seconds: number, ...alive: Limits[]) => {
    for (let n = 0; n < seconds; n++) {
      clock.time += 1000
      clock.elapsed += 1000
      for (const limits of alive) await limits.tick()
    }
  }
  return { clock, observed, counts, replica, pass }
}

/** The admission, or the word of the refusal. */
export async function admitOrCode(
  limits: Limits,
  limited: Limited,
  need = nothing,
): Promise<Reservation | string> {
  try {
    return (await limits.reserve(limited, need)) ?? 'unlimited'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

/** How many of so many requests, one after the other, are let in; none of them ends. */
export async function countAdmitted(
  count: number,
  limits: Limits,
  limited: Limited,
  need = nothing,
): Promise<number> {
  let admitted = 0
  for (let n = 0; n < count; n++)
    if (typeof (await admitOrCode(limits, limited, need)) !== 'string') admitted++
  return admitted
}
