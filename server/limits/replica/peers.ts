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
const deadMs = 10_000

/** `elapsed` is in milliseconds that no change of the clock moves. */
export function createPeers(own: string, elapsed: () => number): Peers {
  const peers = new Map<string, { seenAt: number; since: number }>()
  let alive = 1
  return {
    count: () => alive,
    update(heartbeats) {
      const at = elapsed()
      const others = heartbeats.filter(({ id }) => id !== own)
      for (const { id, seen_at: seenAt } of others)
        if (peers.get(id)?.seenAt !== seenAt) peers.set(id, { seenAt, since: at })
      for (const id of peers.keys()) if (!others.some((other) => other.id === id)) peers.delete(id)
      // Judged by how long the heartbeat has not changed, since clocks of replicas differ.
      const silent = [...peers].filter(([, { since }]) => at - since >= deadMs)
      alive = 1 + peers.size - silent.length
      return silent.map(([id, { seenAt }]) => ({ id, seenAt }))
    },
  }
}
