import type {
  Grant,
  GrantRequest,
  HeldSlots,
  Leases,
} from '../../../server/store/queries/limit-leases.ts'

type Row = { used: number; /** By replica. */ leases: Map<string, Lease> }
type Lease = { granted: number; number: number }
type Place = Pick<GrantRequest, 'scope' | 'windowStart' | 'limit'>

/**
 * A store in memory with the same tables and rules, for interleavings that a real one would be too
 * slow for.
 */
export function memoryStore() {
  const quotas = new Map<string, Row>()
  const replicas = new Map<string, number>()
  const reportedLimits = new Map<string, number>()
  const rowOf = ({ scope, windowStart }: Place): Row => {
    const name = `${scope} ${windowStart}`
    const row = quotas.get(name) ?? { used: 0, leases: new Map() }
    quotas.set(name, row)
    return row
  }
  const places = () => [...quotas].filter(([name]) => name.startsWith('parallel:'))
  const freePlaces = () => {
    for (const [, row] of places()) {
      for (const [id, { granted }] of row.leases) {
        if (replicas.has(id)) continue
        row.used -= granted
        row.leases.delete(id)
      }
    }
  }
  return {
    quotas,
    replicas,
    grant: (requests: readonly GrantRequest[]): Grant[] =>
      requests.map((request) => {
        const row = rowOf(request)
        const before = row.leases.get(request.replica)
        if (before && before.number >= request.number)
          return { granted: 0, unleased: request.limit }
        // Of slots what nobody has a lease of is free; of others it is used.
        const counted =
          before?.granted ?? (request.scope.startsWith('parallel:') ? 0 : request.held)
        row.used += request.held - counted
        const granted = sizeOf(request, request.limit - row.used)
        row.used += granted
        row.leases.set(request.replica, {
          granted: request.held + granted,
          number: request.number,
        })
        return { granted, unleased: request.limit - row.used }
      }),
    heartbeat(id: string, at: number) {
      const wasListed = replicas.has(id)
      replicas.set(id, at)
      const listed = [...replicas].map(([one, seen_at]) => ({ id: one, seen_at }))
      return { wasListed, replicas: listed }
    },
    heldSlots: (id: string): HeldSlots[] =>
      places().flatMap(([name, { leases }]) => {
        const granted = leases.get(id)?.granted ?? 0
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
    claimReport({ scope, windowStart, limit }: Place) {
      const isFirst = limit > (reportedLimits.get(`${scope} ${windowStart}`) ?? 0)
      if (isFirst) reportedLimits.set(`${scope} ${windowStart}`, limit)
      return isFirst
    },
    sweep(_now: number) {
      freePlaces()
      for (const [, row] of places())
        row.used = [...row.leases.values()].reduce((sum, { granted }) => sum + granted, 0)
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
    grant: (requests) => respond(() => store.grant(requests)),
    heartbeat: (id, at) => respond(() => store.heartbeat(id, at)),
    heldSlots: (id) => respond(() => store.heldSlots(id)),
    removeDead: (id, seenAt) => respond(() => store.removeDead(id, seenAt)),
    deregister: (id) => respond(() => store.deregister(id)),
    deleteHeldBy: (holders) => respond(() => store.deleteHeldBy(holders)),
    claimReport: (quota) => respond(() => store.claimReport(quota)),
    sweep: (now) => respond(() => store.sweep(now)),
  }
}
