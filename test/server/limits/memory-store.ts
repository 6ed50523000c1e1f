import type {
  Holder,
  Leases,
  HeldSlots,
  GrantRequest,
} from '../../../server/store/queries/leases.ts'

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
  const places = () => [...quotas].filter(([name]) => name.startsWith('parallel:'))
  const freePlaces = () => {
    for (const [, row] of places()) {
      for (const [id, amount] of row.leases) {
        if (replicas.has(id)) continue
        row.used -= amount
        row.leases.delete(id)
      }
    }
  }
  return {
    quotas,
    replicas,
    grant(wish: GrantRequest) {
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
    places: (id: string): HeldSlots[] =>
      places().flatMap(([name, { leases }]) => {
        const granted = leases.get(id) ?? 0
        return granted === 0
          ? []
          : [{ scope: name.slice(0, name.lastIndexOf(' ')), limit: 0, granted }]
      }),
    bury(id: string, seenAt: number) {
      if (replicas.get(id) !== seenAt) return []
      replicas.delete(id)
      freePlaces()
      return []
    },
    leave(id: string) {
      replicas.delete(id)
      freePlaces()
      for (const { leases } of quotas.values())
        for (const holder of leases.keys()) if (holder.startsWith(id)) leases.delete(holder)
    },
    drop(holders: readonly string[]) {
      for (const { leases } of quotas.values()) for (const holder of holders) leases.delete(holder)
    },
    first({ scope, windowStart, limit }: Omit<Holder, 'replica' | 'used'>) {
      const isFirst = limit > (told.get(`${scope} ${windowStart}`) ?? 0)
      if (isFirst) told.set(`${scope} ${windowStart}`, limit)
      return isFirst
    },
    sweep(_now: number) {
      freePlaces()
      for (const [, row] of places())
        row.used = [...row.leases.values()].reduce((sum, amount) => sum + amount, 0)
      return false
    },
  }
}

export type MemoryStore = ReturnType<typeof memoryStore>

/** The size of a grant as the design has it, in the words of a reader. */
export function sizeOf(
  { need, unit, wish, replicas }: Pick<GrantRequest, 'need' | 'unit' | 'wish' | 'replicas'>,
  left: number,
): number {
  if (left < need) return 0
  const welcome = Math.min(wish, Math.trunc(left / (2 * replicas)))
  if (left < 8 * replicas * unit || welcome <= need) return need
  return need + Math.floor((welcome - need) / unit) * unit
}

/** What answers the questions of leases, at once or later. */
export type LeaseStore = {
  [Name in keyof Leases]: (
    ...given: Parameters<Leases[Name]>
  ) => ReturnType<Leases[Name]> | Awaited<ReturnType<Leases[Name]>>
}

/** Passed before a question is heard by the store; who has asked may give up meanwhile. And before its answer is heard here. */
export type Gate = (giveUp?: (error: Error) => void) => Promise<void>

/** The way of one replica to the store; `answering` is how many questions the store is about to answer. */
export function leasesOver(store: LeaseStore, gate: Gate, answering = { count: 0 }): Leases {
  const asked = <Answer>(question: () => Answer | Promise<Answer>): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const work = async () => {
        await gate(reject)
        answering.count += 1
        const answer = await Promise.resolve()
          .then(question)
          .finally(() => (answering.count -= 1))
        await gate()
        return answer
      }
      work().then(resolve, reject)
    })
  return {
    grant: (wish) => asked(() => store.grant(wish)),
    hold: (holder, amount) => asked(() => store.hold(holder, amount)),
    beat: (id, at) => asked(() => store.beat(id, at)),
    places: (id) => asked(() => store.places(id)),
    bury: (id, seenAt) => asked(() => store.bury(id, seenAt)),
    leave: (id) => asked(() => store.leave(id)),
    drop: (holders) => asked(() => store.drop(holders)),
    first: (quota) => asked(() => store.first(quota)),
    sweep: (now) => asked(() => store.sweep(now)),
  }
}
