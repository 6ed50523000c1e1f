import type { Observation, Observe } from '../../observations.ts'
import { newId } from '../../store/id.ts'
import type { HeldSlots, Leases, LostLease } from '../../store/queries/limit-leases.ts'
import { isConcurrency } from '../../store/scope.ts'
import type { Demand } from '../slots/fair-share.ts'
import type { SlotTable } from '../slots/shared-slots.ts'
import type { LeaseSource, Quota } from '../meter/quota-lease.ts'
import { subjectOf } from '../subject.ts'
import { createLeaseCleanup } from './cleanup.ts'
import { createGrants } from './grants.ts'
import { createStoreRequests, type StoreRequests } from './store-requests.ts'
import { createRegistration, type Registration } from './registration.ts'

/** The store's side of all meters of this process, which is one replica among others. */
export type ReplicaLimits = LeaseSource & {
  /** Records that this replica is alive, counts the replicas, and releases leases of dead ones. */
  heartbeat(slots: SlotAudit): Promise<void>
  /** What each other replica wanted of a quota when it sent its last heartbeat. */
  demandsOf(scope: string): readonly Demand[]
  /** Whether this replica is registered in the store, or may be. */
  isListed(): boolean
  /** Call it when this replica holds and needs nothing: others count it no longer. */
  deregister(): Promise<void>
  /** True for the first replica that calls it with this quota and this limit. */
  claimReport(quota: Quota): Promise<boolean>
  /** This holder holds nothing and sends no more requests. */
  forget(holder: string): void
}

/** The concurrency slots that this replica holds, to be compared with those in the store. */
export type SlotAudit = {
  slotsLost(): void
  auditSlots(): (storedSlots: readonly HeldSlots[]) => void
}

type ReplicaDeps = {
  leases: Leases
  observe: Observe
  now: () => number
  /** A monotonic clock in milliseconds. */
  elapsed: () => number
  sharedSlots: Pick<SlotTable, 'demands' | 'yield'>
}

/** How often this replica's concurrency slots are compared with those in the store. */
const auditMs = 5_000

export function createReplicaLimits({
  leases,
  observe,
  now,
  elapsed,
  sharedSlots,
}: ReplicaDeps): ReplicaLimits {
  const replica = newId()
  const requests = createStoreRequests({ observe, elapsed, probe: () => registration.probe() })
  let localSlots: SlotAudit | undefined
  const removed = () => localSlots?.slotsLost()
  const demands = () => sharedSlots.demands()
  const deps = { leases, requests, now, elapsed, demands, removed }
  const registration = createRegistration(replica, deps)
  const { replicas, ensure: ensureListed } = registration
  const grant = createGrants({ leases, requests, replicas, ensureListed })
  const cleanup = createLeaseCleanup({ leases, observe, now, elapsed })
  const beat = createBeats(replica, { leases, requests, registration, observe, elapsed })
  let holders = 0
  return {
    replicas,
    failing: requests.failing,
    demandsOf: registration.demandsOf,
    isListed: registration.isListed,
    // A new meter does not know the usage of an earlier one of the same quota, so each has a unique
    // name. Concurrency slots are never consumed; survivors release those of a dead replica, by its
    // name.
    holder: (scope) => (isConcurrency(scope) ? replica : `${replica}/${(holders += 1)}`),
    grant: ({ holder, ...request }) => grant({ ...request, replica: holder }),
    async heartbeat(slots) {
      localSlots = slots
      await beat(slots)
      sharedSlots.yield()
      await cleanup.run()
    },
    async deregister() {
      if (await registration.deregister()) cleanup.clear()
    },
    claimReport: (quota) => leases.claimReport(quota),
    forget(holder) {
      if (holder !== replica) cleanup.forget(holder)
    },
  }
}

type BeatDeps = Pick<ReplicaDeps, 'leases' | 'observe' | 'elapsed'> & {
  requests: StoreRequests
  registration: Registration
}

/** Heartbeats: leases of dead replicas are released, and local slots are audited. */
function createBeats(
  replica: string,
  { leases, requests, registration, observe, elapsed }: BeatDeps,
): (slots: SlotAudit) => Promise<void> {
  let auditedAt = elapsed()

  async function release(dead: readonly { id: string; seenAt: number }[]): Promise<void> {
    for (const { id, seenAt } of dead) {
      const removal = requests.send(() => leases.removeDead(id, seenAt), { mayAbandon: false })
      for (const lease of await removal) observe(lossOf(lease))
    }
  }

  return async (slots) => {
    await release(await registration.heartbeat())
    if (elapsed() - auditedAt < auditMs) return
    auditedAt = elapsed()
    const compare = slots.auditSlots()
    compare(await requests.send(() => leases.heldSlots(replica)))
  }
}

const lossOf = ({ scope, amount }: LostLease): Observation => ({
  kind: 'budgetLeaseLost',
  ...subjectOf(scope),
  nano: amount,
})
