import type {
  Holder,
  Leases,
  HeldSlots,
  GrantRequest,
} from '../../../server/store/queries/leases.ts'

type Row = { used: number; /** By replica. */ leases: Map<string, number> }

/**
 * A store in memory with the same tables and rules, for interleavings that a real one would be too
 * slow for.
 */
export function memoryStore() {
  const quotas = new Map<string, Row>()
  const replicas = new Map<string, number>()
  const reportedLimits = new Map<string, number>()
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
    grant(request: GrantRequest) {
      const row = rowOf(request)
      const granted = sizeOf(request, request.limit - row.used)
      row.used += granted
      if (granted > 0)
        row.leases.set(request.replica, (row.leases.get(request.replica) ?? 0) + granted)
      return { granted, unleased: request.limit - row.used }
    },
    hold(holder: Holder, amount: number) {
      const row = rowOf(holder)
      row.used += amount - (row.leases.get(holder.replica) ?? 0)
      row.leases.set(holder.replica, amount)
      return holder.limit - row.used
    },
    heartbeat(id: string, at: number) {
      const wasListed = replicas.has(id)
      replicas.set(id, at)
      const listed = [...replicas].map(([one, seen_at]) => ({ id: one, seen_at }))
      return { wasListed, replicas: listed }
    },
    heldSlots: (id: string): HeldSlots[] =>
      places().flatMap(([name, { leases }]) => {
        const granted = leases.get(id) ?? 0
        return granted === 0
          ? []
          : [{ scope: name.slice(0, name.lastIndexOf(' ')), limit: 0, granted }]
      }),
    removeDead(id: string, seenAt: number) {
      if (replicas.get(id) !== seenAt) return []
      replicas.delete(id)
      freePlaces()
      return []
    },
    deregister(id: string) {
      replicas.delete(id)
      freePlaces()
      for (const { leases } of quotas.values())
        for (const holder of leases.keys()) if (holder.startsWith(id)) leases.delete(holder)
    },
    deleteHeldBy(holders: readonly string[]) {
      for (const { leases } of quotas.values()) for (const holder of holders) leases.delete(holder)
    },
    claimReport({ scope, windowStart, limit }: Omit<Holder, 'replica' | 'used'>) {
      const isFirst = limit > (reportedLimits.get(`${scope} ${windowStart}`) ?? 0)
      if (isFirst) reportedLimits.set(`${scope} ${windowStart}`, limit)
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
  { need, unit, desired, replicas }: Pick<GrantRequest, 'need' | 'unit' | 'desired' | 'replicas'>,
  remaining: number,
): number {
  if (remaining < need) return 0
  const welcome = Math.min(desired, Math.trunc(remaining / (2 * replicas)))
  if (remaining < 8 * replicas * unit || welcome <= need) return need
  return need + Math.floor((welcome - need) / unit) * unit
}

/** What answers the questions of leases, at once or later. */
export type LeaseStore = {
  [Name in keyof Leases]: (
    ...args: Parameters<Leases[Name]>
  ) => ReturnType<Leases[Name]> | Awaited<ReturnType<Leases[Name]>>
}

/**
 * Awaited before the store receives a question, whose caller may give up meanwhile, and before its
 * answer arrives.
 */
export type Gate = (giveUp?: (error: Error) => void) => Promise<void>

/**
 * One replica's connection to the store. `answering` counts the questions that the store is about
 * to answer.
 */
export function leasesOver(store: LeaseStore, gate: Gate, answering = { count: 0 }): Leases {
  const respond = <Answer>(question: () => Answer | Promise<Answer>): Promise<Answer> =>
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
    grant: (request) => respond(() => store.grant(request)),
    hold: (holder, amount) => respond(() => store.hold(holder, amount)),
    heartbeat: (id, at) => respond(() => store.heartbeat(id, at)),
    heldSlots: (id) => respond(() => store.heldSlots(id)),
    removeDead: (id, seenAt) => respond(() => store.removeDead(id, seenAt)),
    deregister: (id) => respond(() => store.deregister(id)),
    deleteHeldBy: (holders) => respond(() => store.deleteHeldBy(holders)),
    claimReport: (quota) => respond(() => store.claimReport(quota)),
    sweep: (now) => respond(() => store.sweep(now)),
  }
}
