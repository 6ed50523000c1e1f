import type { Leases } from '../../store/queries/leases.ts'
import { createPeers } from './peers.ts'

/** That this replica is listed in the store, for others to count it. */
export type Registration = {
  /** How many replicas are listed and alive. */
  replicas(): number
  /** Lists this replica where it is not. */
  ensure(): Promise<void>
  /** Renews the listing. `wasRemoved` is whether others had taken this replica for dead. */
  heartbeat(): Promise<{ wasRemoved: boolean; dead: { id: string; seenAt: number }[] }>
  /** Ends the listing; false when there was none. */
  deregister(): Promise<boolean>
}

type Parts = { leases: Leases; now: () => number; elapsed: () => number }

export function createRegistration(replica: string, { leases, now, elapsed }: Parts): Registration {
  const peers = createPeers(replica, elapsed)
  let isListed = false
  /** One at a time: of two answers that overtake each other, the older would be believed. */
  let beating: ReturnType<Registration['heartbeat']> | undefined
  let leaving = Promise.resolve()

  async function beatOnce() {
    const { wasListed, replicas } = await leases.heartbeat(replica, now())
    const wasRemoved = isListed && !wasListed
    isListed = true
    return { wasRemoved, dead: peers.update(replicas) }
  }

  const beat = () =>
    (beating ??= leaving.then(beatOnce).finally(() => {
      beating = undefined
    }))

  return {
    replicas: peers.count,
    heartbeat: beat,
    async ensure() {
      // The first of many questions lists this replica; the others wait for it.
      if (!isListed) await beat()
    },
    async deregister() {
      if (!isListed) return false
      isListed = false
      const deregistration = leases.deregister(replica)
      leaving = deregistration.catch(() => {})
      await deregistration
      return true
    },
  }
}
