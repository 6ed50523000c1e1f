/** A replica as the store knows it, with the time of its last heartbeat by its own clock. */
type Heartbeat = { id: string; seen_at: number }

/** The other replicas over the same store. */
export type Peers = {
  /** How many replicas are alive, this one included. */
  count(): number
  /** Takes in what the store has; answers the replicas that are taken for dead. */
  update(heartbeats: readonly Heartbeat[]): { id: string; seenAt: number }[]
}

/** A replica without a heartbeat for so long is dead: others release its concurrency slots. */
export const deadMs = 10_000

/** What is known of another replica; `since` is when it was last heard of, by the own clock. */
type Peer = { seenAt: number; since: number; round: number }

/** `elapsed` is in milliseconds that no change of the clock moves. */
export function createPeers(own: string, elapsed: () => number): Peers {
  const peers = new Map<string, Peer>()
  let alive = 1
  let round = 0

  function hear(id: string, seenAt: number, at: number): void {
    const peer = peers.get(id)
    if (peer === undefined) peers.set(id, { seenAt, since: at, round })
    else {
      // Judged by how long the heartbeat has not changed, since clocks of replicas differ.
      if (peer.seenAt !== seenAt) peer.since = at
      peer.seenAt = seenAt
      peer.round = round
    }
  }

  return {
    count: () => alive,
    update(heartbeats) {
      const at = elapsed()
      round += 1
      for (const { id, seen_at: seenAt } of heartbeats) if (id !== own) hear(id, seenAt, at)
      const silent: { id: string; seenAt: number }[] = []
      for (const [id, peer] of peers) {
        if (peer.round !== round) peers.delete(id)
        else if (at - peer.since >= deadMs) silent.push({ id, seenAt: peer.seenAt })
      }
      alive = 1 + peers.size - silent.length
      return silent
    },
  }
}
