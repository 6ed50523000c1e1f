import type { Demand } from '../slots/fair-share.ts'

/**
 * A replica as the store knows it, with the time of its last heartbeat by its own clock, and the
 * slots that it wants.
 */
type Heartbeat = { id: string; seen_at: number; demands?: string | null }

/** The other replicas that share the store. */
export type Peers = {
  /** How many replicas are alive, this one included. */
  count(): number
  /** What each living one wants of a quota. */
  demandsOf(scope: string): readonly Demand[]
  /** Reads the heartbeats in the store; returns the replicas that count as dead. */
  update(heartbeats: readonly Heartbeat[]): { id: string; seenAt: number }[]
}

/** After this long without a heartbeat a replica is dead: others release its slots. */
export const deadMs = 10_000

/** Another replica; `since` is when its heartbeat last changed, by the local clock. */
type Peer = { seenAt: number; since: number; round: number }

type Demands = ReadonlyMap<string, readonly Demand[]>

/** `elapsed` is a monotonic clock in milliseconds. */
export function createPeers(localId: string, elapsed: () => number): Peers {
  const peers = new Map<string, Peer>()
  let alive = 1
  let round = 0
  let demands: Demands = new Map()

  function recordHeartbeat(id: string, seenAt: number, at: number): void {
    const peer = peers.get(id)
    if (peer === undefined) peers.set(id, { seenAt, since: at, round })
    else {
      // Measured by how long the heartbeat has not changed, because clocks of replicas differ.
      if (peer.seenAt !== seenAt) peer.since = at
      peer.seenAt = seenAt
      peer.round = round
    }
  }

  return {
    count: () => alive,
    demandsOf: (scope) => demands.get(scope) ?? [],
    update(heartbeats) {
      const at = elapsed()
      round += 1
      for (const { id, seen_at: seenAt } of heartbeats)
        if (id !== localId) recordHeartbeat(id, seenAt, at)
      const deadReplicas: { id: string; seenAt: number }[] = []
      for (const [id, peer] of peers) {
        if (peer.round !== round) peers.delete(id)
        else if (at - peer.since >= deadMs) deadReplicas.push({ id, seenAt: peer.seenAt })
      }
      alive = 1 + peers.size - deadReplicas.length
      const dead = new Set(deadReplicas.map(({ id }) => id))
      demands = demandsIn(heartbeats.filter(({ id }) => id !== localId && !dead.has(id)))
      return deadReplicas
    },
  }
}

/** The demands of several replicas, by quota. */
function demandsIn(heartbeats: readonly Heartbeat[]): Demands {
  const demands = new Map<string, Demand[]>()
  for (const { demands: json } of heartbeats)
    for (const [scope, demand] of Object.entries(json ? (JSON.parse(json) as StoredDemands) : {}))
      demands.set(scope, [...(demands.get(scope) ?? []), demand])
  return demands
}

/** As another replica has written them. */
type StoredDemands = Record<string, Demand>
