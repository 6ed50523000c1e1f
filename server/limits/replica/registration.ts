import type { Leases } from '../../store/queries/limit-leases.ts'
import type { Demand } from '../slots/fair-share.ts'
import { createPeers, deadMs } from './peers.ts'
import type { StoreRequests } from './store-requests.ts'

/** A replica that counts as dead; `seenAt` is its last heartbeat, by its clock. */
type DeadReplica = { id: string; seenAt: number }

/** This replica's registration in the store, by which others count it. */
export type Registration = {
  /** The number of replicas that are registered and alive. */
  replicas(): number
  /** What each of the others wants of a quota. */
  demandsOf(scope: string): readonly Demand[]
  /** Whether this replica is registered, or may be. */
  isListed(): boolean
  /** Registers this replica if it is not registered. */
  ensure(): Promise<void>
  /** Sends a heartbeat to find out whether the store responds. */
  probe(): void
  /** Sends a heartbeat. Resolves with the replicas that count as dead. */
  heartbeat(): Promise<DeadReplica[]>
  /** Ends the registration; false if there was none. */
  deregister(): Promise<boolean>
}

type RegistrationDeps = {
  leases: Pick<Leases, 'heartbeat' | 'deregister'>
  requests: StoreRequests
  now: () => number
  elapsed: () => number
  /** The slots that this replica wants, as the other replicas read them. */
  demands(): string | null
  /** Called when others removed this replica as dead, or may have. */
  removed(): void
}

type State = {
  isListed: boolean
  /** The start of the last heartbeat with a response. */
  confirmedAt: number
}

/** Resolves with the last heartbeats of all replicas. */
async function beat(replica: string, state: State, deps: RegistrationDeps) {
  const { leases, requests, now, elapsed, demands, removed } = deps
  const startedAt = elapsed()
  // A heartbeat has several statements, and takes longer than later requests.
  const beating = requests.send(() => leases.heartbeat(replica, now(), demands()), {
    mayAbandon: false,
  })
  const { wasListed, replicas } = await beating
  // A heartbeat without response may have registered this replica again.
  const isConfirmed = wasListed && elapsed() - state.confirmedAt < deadMs
  if (state.isListed && !isConfirmed) removed()
  state.isListed = true
  state.confirmedAt = startedAt
  return replicas
}

export function createRegistration(replica: string, deps: RegistrationDeps): Registration {
  const { leases, requests, elapsed } = deps
  const peers = createPeers(replica, elapsed)
  const state: State = { isListed: false, confirmedAt: -Infinity }
  /** One at a time: with concurrent heartbeats an older result could replace a newer one. */
  let beating: Promise<DeadReplica[]> | undefined
  let deregistering = Promise.resolve()

  const beatOnce = () =>
    (beating ??= deregistering
      .then(() => beat(replica, state, deps))
      .then(peers.update)
      .finally(() => {
        beating = undefined
      }))

  return {
    replicas: peers.count,
    demandsOf: peers.demandsOf,
    isListed: () => state.isListed,
    probe() {
      // A running heartbeat may be the request that failed.
      const other = beating?.catch(() => {})
      void Promise.resolve(other)
        .then(beatOnce)
        .catch(() => {})
    },
    heartbeat: beatOnce,
    async ensure() {
      // The first of many requests registers this replica; the others wait for it.
      if (!state.isListed) await beatOnce()
    },
    async deregister() {
      if (!state.isListed) return false
      state.isListed = false
      // An abandoned request must not create a lease after all of them are deleted.
      const deregistration = requests
        .abandonedEnd()
        .then(() => requests.send(() => leases.deregister(replica), { mayAbandon: false }))
      deregistering = deregistration.catch(() => {})
      try {
        await deregistration
      } catch (error) {
        state.isListed = true
        throw error
      }
      return true
    },
  }
}
