import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import type { Leases } from '../store/queries/leases.ts'
import { createBudgetReports } from './budget-reports.ts'
import type { Cap, Kind, Limited, Need, Owner, Room } from './limit-types.ts'
import type { Quota } from './meter/lease.ts'
import { MeterTable, type Step } from './meter/table.ts'
import { createReplicaLimits } from './replica/replica.ts'
import { reserve, type Reservation } from './reservation.ts'
import { startUpkeep, tickMs } from './upkeep.ts'

export type { Cap, Limited, Need } from './limit-types.ts'
export type { Reservation } from './reservation.ts'

/** Whether anything of the key is limited. */
export const isLimited = ({ rpm, tpm, max_parallel, budget_nano }: Limited): boolean =>
  rpm !== null || tpm !== null || max_parallel !== null || budget_nano !== null

/** Whether the most that a request may use has to be known before it begins. */
export const isMetered = ({ tpm, budget_nano }: Limited): boolean =>
  tpm !== null || budget_nano !== null

export type Limits = {
  /**
   * Reserves what the request may use, without waiting where the leases in hand suffice; undefined
   * when nothing limits it. Throws the Failure that names the limit.
   */
  admit(
    key: Limited,
    need: Need,
    caps?: readonly Cap[],
  ): Reservation | Promise<Reservation> | undefined
  /** What the key and the caps may still use, as far as this replica knows. */
  room(key: Limited, caps?: readonly Cap[]): Room
  /** The key's own limits now, and what this replica holds of each in advance. */
  held(key: Limited): HeldLimit[]
  /** What the timer does each second. */
  tick(): Promise<void>
  /** Gives back all leases. */
  close(): Promise<void>
}

/** A limit, and what a replica may still spend of it without asking the store. */
export type HeldLimit = { kind: Kind; quota: Readonly<Quota>; inHand: number }

type LimitsOptions = {
  leases: Leases
  observe: Observe
  now?: () => number
  /** Milliseconds that no change of the clock moves. */
  elapsed?: () => number
  /** Milliseconds between ticks; null leaves them to others. */
  every?: number | null
}

const caller: Owner = { name: 'this key', isCaller: true }

/**
 * Limits and budgets that hold exactly over all processes that share the store. Each process spends
 * from leases, and asks the store only when they do not suffice.
 */
export function createLimits({
  leases,
  observe,
  now = Date.now,
  elapsed = () => performance.now(),
  every = tickMs,
}: LimitsOptions): Limits {
  const replica = createReplicaLimits({ leases, observe, now, elapsed })
  const meters = new MeterTable(replica, now)
  const { tick, close } = startUpkeep({ meters, replica, now, elapsed, every })
  const parts = { now, reports: createBudgetReports(replica, observe) }
  return {
    admit(key, need, caps = []) {
      if (caps.length === 0 && !isLimited(key)) return undefined
      const attempt = () => {
        const at = now()
        const steps: Step[] = []
        for (const cap of caps) meters.addSteps(steps, cap, cap.limited, need, at)
        meters.addSteps(steps, caller, key, need, at)
        return steps.length === 0 ? undefined : reserve(steps, parts)
      }
      const mayBeLess = (need.usualNano ?? need.nano) < need.nano
      return mayBeLess ? withSecondTry(attempt) : attempt()
    },
    room(key, caps = []) {
      const at = now()
      const rooms = [key, ...caps.map(({ limited }) => limited)].map((one) =>
        meters.roomOf(one, at),
      )
      return { tokens: least(rooms, 'tokens'), nano: least(rooms, 'nano') }
    },
    held: (key) =>
      meters
        .limitsOf(key, now())
        .map(({ kind, meter }) => ({ kind, quota: meter.quota, inHand: meter.inHand() })),
    tick,
    close,
  }
}

/** Other replicas may have left less than was known here; a refusal has updated that. */
function withSecondTry(
  attempt: () => Reservation | Promise<Reservation> | undefined,
): Reservation | Promise<Reservation> | undefined {
  const again = (error: unknown) => {
    if (error instanceof Failure && error.kind === 'budgetSpent') return attempt()
    throw error
  }
  try {
    const first = attempt()
    // A second try limits the request too.
    return first instanceof Promise
      ? first.catch((error: unknown) => again(error) as Reservation | Promise<Reservation>)
      : first
  } catch (error) {
    return again(error)
  }
}

const least = (rooms: readonly Room[], of: keyof Room): Room['tokens'] => ({
  left: Math.min(...rooms.map((room) => room[of].left)),
  limit: Math.min(...rooms.map((room) => room[of].limit)),
})
