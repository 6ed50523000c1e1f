import type { Observation, Observe } from '../../observations.ts'
import { createStoreStatus, type StoreStatus } from '../../store-status.ts'
import { newId } from '../../store/id.ts'
import type { GrantRequest, HeldSlots, Leases, LostLease } from '../../store/queries/leases.ts'
import { isConcurrency } from '../../store/scope.ts'
import type { LeaseSource, Quota } from '../meter/lease.ts'
import { subjectOf } from '../subject.ts'
import { createLeaseCleanup } from './cleanup.ts'
import { createRegistration } from './registration.ts'
import { createTurns } from './turns.ts'

/** The store's side of all meters of this process, which is one replica among others. */
export type ReplicaLimits = LeaseSource & {
  /** Records that this replica is alive, counts the replicas, and releases what dead ones held. */
  heartbeat(slots: SlotAudit): Promise<void>
  /** Call it when this replica holds nothing and needs nothing: it is not counted any more. */
  deregister(): Promise<void>
  /** True for the first replica that calls it with this quota and this limit. */
  claimReport(quota: Quota): Promise<boolean>
  /** This holder holds nothing and will not ask again. */
  forget(holder: string): void
}

/** The concurrency slots that this replica holds, to be compared with what the store has. */
export type SlotAudit = {
  slotsLost(): void
  auditSlots(): (storedSlots: readonly HeldSlots[]) => void
}

type Parts = {
  leases: Leases
  observe: Observe
  now: () => number
  /** Milliseconds that no change of the clock moves. */
  elapsed: () => number
}

/** How often our concurrency slots are compared with what the store has in our name. */
const auditMs = 5_000
/** Simultaneous requests for leases: some connections of the store must remain for keys. */
const grantsAtOnce = 4

export function createReplicaLimits({ leases, observe, now, elapsed }: Parts): ReplicaLimits {
  const replica = newId()
  const status = createStoreStatus('limits', observe)
  const reported = failuresTo(status)
  const registration = createRegistration(replica, { leases, now, elapsed })
  const cleanup = createLeaseCleanup({ leases, observe, now, elapsed })
  const inTurn = createTurns(grantsAtOnce)
  let holders = 0
  let auditedAt = elapsed()

  async function beat(slots: SlotAudit): Promise<void> {
    const { wasRemoved, dead } = await registration.heartbeat()
    if (wasRemoved) slots.slotsLost()
    for (const { id, seenAt } of dead)
      for (const lease of await leases.removeDead(id, seenAt)) observe(lossOf(lease))
    if (elapsed() - auditedAt < auditMs) return
    auditedAt = elapsed()
    const compare = slots.auditSlots()
    compare(await leases.heldSlots(replica))
  }

  /** Requests that waited for their turn need not find out one by one that the store fails. */
  async function grantUnlessFailing(request: Omit<GrantRequest, 'replicas'>) {
    if (status.isFailing()) throw new Error('the store does not answer')
    return leases.grant({ ...request, replicas: registration.replicas() })
  }

  return {
    replicas: registration.replicas,
    failing: status.isFailing,
    // A new meter does not know what an earlier one of the same quota has used, so that each has a
    // name of its own. Concurrency slots are never consumed; survivors release those of a dead
    // replica, by its name.
    holder: (scope) => (isConcurrency(scope) ? replica : `${replica}/${(holders += 1)}`),
    grant: ({ holder, ...request }) =>
      reported(async () => {
        await registration.ensure()
        return inTurn(() => grantUnlessFailing({ ...request, replica: holder }))
      }),
    hold: ({ holder, ...lease }, amount) =>
      reported(() => leases.hold({ ...lease, replica: holder }, amount)),
    async heartbeat(slots) {
      const wasFailing = status.isFailing()
      await reported(() => beat(slots))
      if (wasFailing) status.recover()
      await cleanup.run()
    },
    async deregister() {
      if (await reported(registration.deregister)) cleanup.clear()
    },
    claimReport: (quota) => leases.claimReport(quota),
    forget(holder) {
      if (holder !== replica) cleanup.forget(holder)
    },
  }
}

/** Reports failed questions, and passes their errors on. */
const failuresTo =
  (status: StoreStatus) =>
  async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await question()
    } catch (error) {
      status.fail(error instanceof Error ? error.message : String(error))
      throw error
    }
  }

const lossOf = ({ scope, amount }: LostLease): Observation => ({
  kind: 'budgetLeaseLost',
  ...subjectOf(scope),
  nano: amount,
})
