import type { Observe } from '../observations.ts'
import { createStoreStatus } from '../store-status.ts'
import { newId } from '../store/id.ts'
import type { Leases, HeldSlots } from '../store/queries/leases.ts'
import { isConcurrency } from '../store/scope.ts'
import type { LeaseSource, Quota } from './meter.ts'
import { subjectOf } from './subject.ts'

/** The store's side of all meters of this process, which is one replica among others. */
export type ReplicaLimits = LeaseSource & {
  /** Tells the others that this replica lives, learns how many they are, and gives back what dead ones held. */
  beat(): Promise<void>
  /** Asked when this replica holds nothing and wants nothing: it does not count any more. */
  leave(): Promise<void>
  /** True for the first replica that asks of this quota, with this limit. */
  first(quota: Quota): Promise<boolean>
  /** Told of a holder who holds nothing any more, and will not ask again. */
  forget(holder: string): void
}

type Parts = {
  leases: Leases
  observe: Observe
  now: () => number
  /** Milliseconds that no change of the clock moves. */
  elapsed: () => number
  /** Told when others have taken this replica for dead, and its places from it. */
  lost(): void
  /** Asked before the store is asked which places it has in this replica's name; what it answers is told of them. */
  audit(): (places: readonly HeldSlots[]) => void
}

/** A replica that is not heard of for so long holds no places any more. */
const deadMs = 10_000
const sweepMs = 60_000
/** How often what the store has in this replica's name is compared with what this replica knows of. */
const auditMs = 5_000
/** Leases that are asked for together: of the store's connections some must be left for keys. */
const asksAtOnce = 4
/** Holders that are dropped together. */
const dropsAtOnce = 1000
/** So many are remembered while they cannot be dropped; the leases of others stay until they are old, or this replica is gone. */
const mostForgotten = 100_000

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export function createReplicaLimits({
  leases,
  observe,
  now,
  elapsed,
  lost,
  audit,
}: Parts): ReplicaLimits {
  const replica = newId()
  const heard = new Map<string, { seenAt: number; since: number }>()
  let replicas = 1
  let isKnown = false
  /** One at a time: of two the answers may come in the other order, and the older would be taken for the truth. */
  let beating: Promise<void> | undefined
  let leaving = Promise.resolve()
  const status = createStoreStatus('limits', observe)
  let sweptAt = elapsed()
  let auditedAt = elapsed()
  let holders = 0
  let forgotten: string[] = []
  /** What of the tidying does not succeed, and was told of. */
  const untidy = new Set<string>()

  let asking = 0
  const waiting: (() => void)[] = []

  /** One after the other where there are many: who waits here is not taken for one whom the store does not answer. */
  async function inTurn<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (asking === asksAtOnce) await new Promise<void>((resolve) => void waiting.push(resolve))
    else asking += 1
    try {
      if (status.isFailing()) throw new Error('the store does not answer')
      return await question()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else asking -= 1
    }
  }

  async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question()
    } catch (error) {
      status.fail(messageOf(error))
      throw error
    }
  }

  const beatOnce = () => (beating ??= leaving.then(beat).finally(() => (beating = undefined)))

  async function beat(): Promise<void> {
    const { known, seen } = await leases.beat(replica, now())
    if (isKnown && !known) lost()
    isKnown = true
    const at = elapsed()
    const others = seen.filter(({ id }) => id !== replica)
    for (const { id, seen_at: seenAt } of others)
      if (heard.get(id)?.seenAt !== seenAt) heard.set(id, { seenAt, since: at })
    for (const id of heard.keys()) if (!others.some((other) => other.id === id)) heard.delete(id)
    // Judged by how long it has been silent and not by its clock, which may differ from ours.
    const silent = [...heard].filter(([, { since }]) => at - since >= deadMs)
    replicas = 1 + heard.size - silent.length
    for (const [id, { seenAt }] of silent) await bury(id, seenAt)
    if (at - auditedAt < auditMs) return
    auditedAt = at
    const compare = audit()
    compare(await leases.places(replica))
  }

  /** What is not forgotten only stays longer: whether this succeeds is no sign of whether the store answers. */
  async function tidy(): Promise<void> {
    const at = elapsed()
    if (at - sweptAt > sweepMs) {
      sweptAt = at
      await tidied('sweep', async () => {
        if (await leases.sweep(now())) sweptAt = -Infinity
      })
    }
    if (forgotten.length > 0) await tidied('drop', drop)
  }

  async function tidied(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      untidy.delete(name)
    } catch (error) {
      if (!untidy.has(name))
        observe({ kind: 'cleanupFailed', store: 'limits', reason: messageOf(error) })
      untidy.add(name)
    }
  }

  async function drop(): Promise<void> {
    while (forgotten.length > 0) {
      const some = forgotten.slice(0, dropsAtOnce)
      await leases.drop(some)
      forgotten.splice(0, some.length)
    }
  }

  async function bury(id: string, seenAt: number): Promise<void> {
    for (const { scope, amount } of await leases.bury(id, seenAt))
      observe({ kind: 'budgetLeaseLost', ...subjectOf(scope), nano: amount })
  }

  return {
    replicas: () => replicas,
    failing: status.isFailing,
    // A meter tells the whole of what it holds and has used. One that is made anew, after a silence, knows nothing of what was used before, and must not speak for it.
    // Of places nothing is ever used up, and when a replica dies others give them back in its name.
    holder: (scope) => (isConcurrency(scope) ? replica : `${replica}/${(holders += 1)}`),
    grant: ({ holder, ...ask }) =>
      asked(async () => {
        // The first of many questions at once tells that this replica is there; the others wait for it.
        if (!isKnown) await beatOnce()
        return inTurn(() => leases.grant({ ...ask, replica: holder, replicas }))
      }),
    hold: ({ holder, ...lease }, amount) =>
      asked(() => leases.hold({ ...lease, replica: holder }, amount)),
    async beat() {
      const wasFailing = status.isFailing()
      await asked(beatOnce)
      // A store that first failed during the beat has not answered since.
      if (wasFailing) status.recover()
      await tidy()
    },
    async leave() {
      if (!isKnown) return
      isKnown = false
      const left = asked(() => leases.leave(replica))
      leaving = left.catch(() => {})
      await left
      forgotten = []
    },
    first: (quota) => leases.first(quota),
    forget(holder) {
      if (holder !== replica && forgotten.length < mostForgotten) forgotten.push(holder)
    },
  }
}
