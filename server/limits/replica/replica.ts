import type { Observation, Observe } from '../../observations.ts'
import { newId } from '../../store/id.ts'
import type { HeldSlots, Leases, LostLease } from '../../store/queries/leases.ts'
import { isConcurrency } from '../../store/scope.ts'
import type { LeaseSource, Quota } from '../meter/lease.ts'
import { subjectOf } from '../subject.ts'
import { createLeaseCleanup } from './cleanup.ts'
import { createGrants } from './grants.ts'
import { createQuestions, type Questions } from './questions.ts'
import { createRegistration, type Registration } from './registration.ts'

/** The store's side of all meters of this process, which is one replica among others. */
export type ReplicaLimits = LeaseSource & {
  /** Records that this replica is alive, counts the replicas, and releases what dead ones held. */
  heartbeat(slots: SlotAudit): Promise<void>
  /** Whether the store has, or may have, this replica among those that are counted. */
  isListed(): boolean
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

type ReplicaDeps = {
  leases: Leases
  observe: Observe
  now: () => number
  /** Milliseconds that no change of the clock moves. */
  elapsed: () => number
}

/** How often our concurrency slots are compared with what the store has in our name. */
const auditMs = 5_000

export function createReplicaLimits({ leases, observe, now, elapsed }: ReplicaDeps): ReplicaLimits {
  const replica = newId()
  const questions = createQuestions({ observe, elapsed, probe: () => registration.probe() })
  let ownSlots: SlotAudit | undefined
  const removed = () => ownSlots?.slotsLost()
  const registration = createRegistration(replica, { leases, questions, now, elapsed, removed })
  const { replicas, ensure: ensureListed } = registration
  const grant = createGrants({ leases, questions, replicas, ensureListed })
  const cleanup = createLeaseCleanup({ leases, observe, now, elapsed })
  const beat = createBeats(replica, { leases, questions, registration, observe, elapsed })
  let holders = 0
  return {
    replicas,
    failing: questions.failing,
    isListed: registration.isListed,
    // A new meter does not know what an earlier one of the same quota has used, so that each has a
    // name of its own. Concurrency slots are never consumed; survivors release those of a dead
    // replica, by its name.
    holder: (scope) => (isConcurrency(scope) ? replica : `${replica}/${(holders += 1)}`),
    grant: ({ holder, ...request }) => grant({ ...request, replica: holder }),
    async heartbeat(slots) {
      ownSlots = slots
      await beat(slots)
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

type BeatParts = Pick<ReplicaDeps, 'leases' | 'observe' | 'elapsed'> & {
  questions: Questions
  registration: Registration
}

/** Heartbeats: what dead replicas held is released, and the own slots are audited. */
function createBeats(
  replica: string,
  { leases, questions, registration, observe, elapsed }: BeatParts,
): (slots: SlotAudit) => Promise<void> {
  let auditedAt = elapsed()

  async function release(dead: readonly { id: string; seenAt: number }[]): Promise<void> {
    for (const { id, seenAt } of dead) {
      const removal = questions.ask(() => leases.removeDead(id, seenAt), { mayGiveUp: false })
      for (const lease of await removal) observe(lossOf(lease))
    }
  }

  return async (slots) => {
    await release(await registration.heartbeat())
    if (elapsed() - auditedAt < auditMs) return
    auditedAt = elapsed()
    const compare = slots.auditSlots()
    compare(await questions.ask(() => leases.heldSlots(replica)))
  }
}

const lossOf = ({ scope, amount }: LostLease): Observation => ({
  kind: 'budgetLeaseLost',
  ...subjectOf(scope),
  nano: amount,
})
