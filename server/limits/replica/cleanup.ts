import type { Observe } from '../../observations.ts'
import type { Leases } from '../../store/queries/limit-leases.ts'

/** Deletes leases that are not needed any more. A failure does no harm: rows stay longer. */
export type LeaseCleanup = {
  /** Deletes the leases of a holder in the next run. */
  forget(holder: string): void
  /** All leases of this replica are deleted, those of forgotten holders too. */
  clear(): void
  run(): Promise<void>
}

const sweepMs = 60_000
/** Holders whose leases are deleted by one statement. */
const holdersPerStatement = 1000
/** The leases of further holders stay until they are old, or this replica stops. */
const maxHolders = 100_000

export function createLeaseCleanup({
  leases,
  observe,
  now,
  elapsed,
}: {
  leases: Leases
  observe: Observe
  now: () => number
  elapsed: () => number
}): LeaseCleanup {
  let sweptAt = elapsed()
  let forgotten: string[] = []
  /** Steps that failed when they were last tried. */
  const failing = new Set<string>()

  async function attempt(step: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      failing.delete(step)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!failing.has(step)) observe({ kind: 'cleanupFailed', store: 'limits', reason })
      failing.add(step)
    }
  }

  async function sweep(): Promise<void> {
    const hasMore = await leases.sweep(now())
    if (hasMore) sweptAt = -Infinity
  }

  async function deleteForgotten(): Promise<void> {
    while (forgotten.length > 0) {
      const holders = forgotten.slice(0, holdersPerStatement)
      await leases.deleteHeldBy(holders)
      forgotten.splice(0, holders.length)
    }
  }

  return {
    forget(holder) {
      if (forgotten.length < maxHolders) forgotten.push(holder)
    },
    clear() {
      forgotten = []
    },
    async run() {
      const at = elapsed()
      if (at - sweptAt > sweepMs) {
        sweptAt = at
        await attempt('sweep', sweep)
      }
      if (forgotten.length > 0) await attempt('forgotten', deleteForgotten)
    },
  }
}
