import type { Leases } from '../../store/queries/leases.ts'
import { createPeers, deadMs } from './peers.ts'
import type { Questions } from './questions.ts'

/** A replica that others take for dead; `seenAt` is its last heartbeat, by its own clock. */
type DeadReplica = { id: string; seenAt: number }

/** That this replica is listed in the store, for others to count it. */
export type Registration = {
  /** How many replicas are listed and alive. */
  replicas(): number
  /** Whether this replica is listed, or may be. */
  isListed(): boolean
  /** Lists this replica where it is not. */
  ensure(): Promise<void>
  /** Renews the listing, to find out whether the store answers. */
  probe(): void
  /** Renews the listing. Answers which others are taken for dead. */
  heartbeat(): Promise<DeadReplica[]>
  /** Ends the listing; false when there was none. */
  deregister(): Promise<boolean>
}

type RegistrationDeps = {
  leases: Pick<Leases, 'heartbeat' | 'deregister'>
  questions: Questions
  now: () => number
  elapsed: () => number
  /** Called when others took this replica for dead, or may have. */
  removed(): void
}

type State = {
  isListed: boolean
  /** When the last heartbeat began that was answered. */
  heardAt: number
}

/** Answers the last heartbeats of all replicas. */
async function beat(replica: string, state: State, deps: RegistrationDeps) {
  const { leases, questions, now, elapsed, removed } = deps
  const began = elapsed()
  // Of several statements: it takes longer than what is asked later.
  const beating = questions.ask(() => leases.heartbeat(replica, now()), { mayGiveUp: false })
  const { wasListed, replicas } = await beating
  // A heartbeat whose answer was lost may have listed this replica again.
  const isSure = wasListed && elapsed() - state.heardAt < deadMs
  if (state.isListed && !isSure) removed()
  state.isListed = true
  state.heardAt = began
  return replicas
}

export function createRegistration(replica: string, deps: RegistrationDeps): Registration {
  const { leases, questions, elapsed } = deps
  const peers = createPeers(replica, elapsed)
  const state: State = { isListed: false, heardAt: -Infinity }
  /** One at a time: of two answers that overtake each other, the older would be believed. */
  let beating: Promise<DeadReplica[]> | undefined
  let leaving = Promise.resolve()

  const beatOnce = () =>
    (beating ??= leaving
      .then(() => beat(replica, state, deps))
      .then(peers.update)
      .finally(() => {
        beating = undefined
      }))

  return {
    replicas: peers.count,
    isListed: () => state.isListed,
    probe() {
      // One that is under way may be what failed.
      const other = beating?.catch(() => {})
      void Promise.resolve(other)
        .then(beatOnce)
        .catch(() => {})
    },
    heartbeat: beatOnce,
    async ensure() {
      // The first of many questions lists this replica; the others wait for it.
      if (!state.isListed) await beatOnce()
    },
    async deregister() {
      if (!state.isListed) return false
      state.isListed = false
      // A question that was given up must not create a lease when all of them are deleted.
      const deregistration = questions
        .abandonedEnd()
        .then(() => questions.ask(() => leases.deregister(replica), { mayGiveUp: false }))
      leaving = deregistration.catch(() => {})
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
