import type { Holder, Leases, Wish } from '../../server/store/leases.ts'

type Row = { used: number; /** By replica. */ leases: Map<string, number> }

/** What a store has: the same as the tables, by the same rules, for interleavings that a real one would be too slow for. */
export function memoryStore() {
  const quotas = new Map<string, Row>()
  const replicas = new Map<string, number>()
  const told = new Map<string, number>()
  const rowOf = ({ scope, windowStart }: Holder): Row => {
    const name = `${scope} ${windowStart}`
    const row = quotas.get(name) ?? { used: 0, leases: new Map() }
    quotas.set(name, row)
    return row
  }
  return {
    quotas,
    replicas,
    grant(wish: Wish) {
      const row = rowOf(wish)
      const granted = sizeOf(wish, wish.limit - row.used)
      row.used += granted
      if (granted > 0) row.leases.set(wish.replica, (row.leases.get(wish.replica) ?? 0) + granted)
      return { granted, left: wish.limit - row.used }
    },
    hold(holder: Holder, amount: number) {
      const row = rowOf(holder)
      row.used += amount - (row.leases.get(holder.replica) ?? 0)
      row.leases.set(holder.replica, amount)
      return holder.limit - row.used
    },
    beat(id: string, at: number) {
      const known = replicas.has(id)
      replicas.set(id, at)
      return { known, seen: [...replicas].map(([one, seen_at]) => ({ id: one, seen_at })) }
    },
    bury(id: string, seenAt: number) {
      if (replicas.get(id) !== seenAt) return []
      replicas.delete(id)
      for (const [name, row] of quotas) {
        if (!name.startsWith('parallel:')) continue
        row.used -= row.leases.get(id) ?? 0
        row.leases.delete(id)
      }
      return []
    },
    leave(id: string) {
      replicas.delete(id)
      for (const { leases } of quotas.values()) for (const holder of leases.keys()) if (holder.startsWith(id)) leases.delete(holder)
    },
    drop(holders: readonly string[]) {
      for (const { leases } of quotas.values()) for (const holder of holders) leases.delete(holder)
    },
    first({ scope, windowStart, limit }: Omit<Holder, 'replica' | 'used'>) {
      const isFirst = limit > (told.get(`${scope} ${windowStart}`) ?? 0)
      if (isFirst) told.set(`${scope} ${windowStart}`, limit)
      return isFirst
    },
    sweep: (_now: number) => false,
  }
}

export type MemoryStore = ReturnType<typeof memoryStore>

/** The size of a grant as the design has it, in the words of a reader. */
export function sizeOf({ need, unit, wish, replicas }: Pick<Wish, 'need' | 'unit' | 'wish' | 'replicas'>, left: number): number {
  if (left < need) return 0
  const welcome = Math.min(wish, Math.trunc(left / (2 * replicas)))
  if (left < 8 * replicas * unit || welcome <= need) return need
  return need + Math.floor((welcome - need) / unit) * unit
}

/** The way of one replica to the store: `gate` is passed before a question is heard there, and before its answer is heard here. */
export function leasesOver(store: MemoryStore, gate: () => Promise<void>): Leases {
  const asked = async <Answer>(question: () => Answer): Promise<Answer> => {
    await gate()
    const answer = question()
    await gate()
    return answer
  }
  return {
    grant: (wish) => asked(() => store.grant(wish)),
    hold: (holder, amount) => asked(() => store.hold(holder, amount)),
    beat: (id, at) => asked(() => store.beat(id, at)),
    bury: (id, seenAt) => asked(() => store.bury(id, seenAt)),
    leave: (id) => asked(() => store.leave(id)),
    drop: (holders) => asked(() => store.drop(holders)),
    first: (quota) => asked(() => store.first(quota)),
    sweep: (now) => asked(() => store.sweep(now)),
  }
}
