import { Failure } from '../failure.ts'
import type { Observe } from '../observations.ts'
import type { Leases } from '../store/queries/limit-leases.ts'
import { createBudgetReports } from './budget-reports.ts'
import { groupCap } from './groups.ts'
import type { Cap, Kind, Limited, LimitedCaller, Need, Owner, Room } from './limit-types.ts'
import type { Quota } from './meter/quota-lease.ts'
import { MeterTable, type Portion } from './meter/table.ts'
import { createReplicaLimits } from './replica/replica.ts'
import { reservePortions, type Reservation } from './reservation.ts'
import { SharedSlots, SlotTable } from './slots/shared-slots.ts'
import { startUpkeep, tickMs } from './upkeep.ts'

export type { Cap, Limited, LimitedCaller, Need } from './limit-types.ts'
export type { Reservation } from './reservation.ts'

/** Whether anything of the caller is limited, by its key or by a group. */
export const isLimited = ({
  rpm,
  tpm,
  max_parallel,
  budget_nano,
  groups,
  userLimits,
}: LimitedCaller): boolean =>
  rpm !== null ||
  tpm !== null ||
  max_parallel !== null ||
  budget_nano !== null ||
  (groups?.some(isLimited) ?? false) ||
  (userLimits?.some(isLimited) ?? false)

/** Whether the request's maximum usage must be known before it starts. */
export const isMetered = ({ tpm, budget_nano, groups, userLimits }: LimitedCaller): boolean =>
  tpm !== null ||
  budget_nano !== null ||
  (groups?.some(isMetered) ?? false) ||
  (userLimits?.some(isMetered) ?? false)

/** Whether a budget counts the caller's spend. */
export const hasBudget = ({ budget_nano, groups, userLimits }: LimitedCaller): boolean =>
  budget_nano !== null ||
  (groups?.some(hasBudget) ?? false) ||
  (userLimits?.some(hasBudget) ?? false)

export type Limits = {
  /**
   * Reserves the maximum usage of the request, without waiting if the held leases suffice;
   * undefined if nothing limits it. All of the key, its groups and the caps must have room. Throws
   * the Failure that names the limit.
   */
  reserve(
    key: LimitedCaller,
    need: Need,
    caps?: readonly Cap[],
  ): Reservation | Promise<Reservation> | undefined
  /**
   * Remaining amounts of the key and the caps, as far as this replica knows. Those of groups do not
   * shorten a reply: a clear error is better than replies of a few words for all of a group.
   */
  room(key: Limited, caps?: readonly Cap[]): Room
  /** The current limits of the key and its groups, each with this replica's lease. */
  held(key: LimitedCaller): HeldLimit[]
  /** The slots with this id that all replicas share: always the same object, with the last limit. */
  slots(id: string, limit: number): SharedSlots
  /** All of these. */
  allSlots(): SharedSlots[]
  /** Runs once a second. */
  tick(): Promise<void>
  /** Releases all leases. */
  close(): Promise<void>
}

/** A limit, and the amount that this replica may still spend without a request to the store. */
export type HeldLimit = {
  kind: Kind
  quota: Readonly<Quota>
  spendable: number
  /** False for a limit of a group. */
  isOfKey: boolean
}

type LimitsOptions = {
  leases: Leases
  observe: Observe
  now?: () => number
  /** A monotonic clock in milliseconds. */
  elapsed?: () => number
  /** Milliseconds between ticks; null leaves them to others. */
  every?: number | null
}

const caller: Owner = { name: 'this key', of: 'key' }
/** As limits of groups they refuse, and do not shorten a reply. */
const user: Owner = { name: 'this user', of: 'group' }

/**
 * Limits and budgets, enforced exactly over all processes that share the store. Each process spends
 * from leases, and calls the store only when they do not suffice.
 */
export function createLimits({
  leases,
  observe,
  now = Date.now,
  elapsed = () => performance.now(),
  every = tickMs,
}: LimitsOptions): Limits {
  const sharedSlots = new SlotTable()
  const replica = createReplicaLimits({ leases, observe, now, elapsed, sharedSlots })
  const meters = new MeterTable(replica, now)
  const { tick, close } = startUpkeep({ meters, replica, now, elapsed, every })
  const reservationDeps = { now, reports: createBudgetReports(replica, observe) }
  return {
    reserve(key, need, caps = []) {
      if (caps.length === 0 && !isLimited(key)) return undefined
      const attempt = () => {
        const at = now()
        const portions: Portion[] = []
        for (const cap of caps) meters.addPortions(portions, cap, cap.limited, need, at)
        // From the top down, so that little is reserved of a key if a large group has no room.
        for (const group of key.groups?.toReversed() ?? []) {
          const cap = groupCap(group)
          meters.addPortions(portions, cap, cap.limited, need, at)
        }
        for (const limited of key.userLimits ?? [])
          meters.addPortions(portions, user, limited, need, at)
        meters.addPortions(portions, caller, key, need, at)
        return portions.length === 0 ? undefined : reservePortions(portions, reservationDeps)
      }
      const mayBeLess = (need.usualNano ?? need.nano) < need.nano
      return mayBeLess ? withSecondTry(attempt) : attempt()
    },
    room(key, caps = []) {
      const at = now()
      const rooms = [key, ...caps.map(({ limited }) => limited)].map((one) =>
        meters.roomOf(one, at),
      )
      return { tokens: smallest(rooms, 'tokens'), nano: smallest(rooms, 'nano') }
    },
    held(key) {
      const groups = key.groups?.map((group) => groupCap(group).limited) ?? []
      return [key, ...groups].flatMap((one) =>
        meters.limitsOf(one, now()).map(({ kind, meter }) => ({
          kind,
          quota: meter.quota,
          spendable: meter.spendable(),
          isOfKey: one === key,
        })),
      )
    },
    slots: (id, limit) =>
      sharedSlots.of(id, limit, () => new SharedSlots(meters, replica.demandsOf, id, limit)),
    allSlots: () => sharedSlots.all(),
    tick,
    close,
  }
}

/** Other replicas may have spent since the last response of the store; a rejection updates that. */
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
    if (!(first instanceof Promise)) return first
    return first.catch((error: unknown) => again(error) as Reservation | Promise<Reservation>)
  } catch (error) {
    return again(error)
  }
}

const smallest = (rooms: readonly Room[], of: keyof Room): Room['tokens'] => ({
  remaining: Math.min(...rooms.map((room) => room[of].remaining)),
  limit: Math.min(...rooms.map((room) => room[of].limit)),
})
