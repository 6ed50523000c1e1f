import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import type { Changes } from '../../store/queries/changes.ts'
import type { Store } from '../../store/store.ts'
import type { Actor } from '../../store/queries/operators/audit.ts'
import { drainUpstream, listDrained, restoreUpstream } from '../../store/queries/drains.ts'

/** Since when an upstream is drained, in epoch milliseconds; null if it is not. */
export type Drain = { readonly since: number | null }

/** The upstreams that the operator has drained, on all replicas. */
export type Drains = {
  /** The drain of an upstream: always the same object, which is updated. */
  of(upstream: string): Drain
  /** The drained upstreams, including those that are no longer configured. */
  names(): string[]
  /**
   * Sends no more calls to the upstream: immediately in this process, within two seconds in others.
   * Calls in flight continue.
   */
  drain(upstream: string, by: Actor): Promise<void>
  restore(upstream: string, by: Actor): Promise<void>
  /** Reads all drains from the store. */
  read(): Promise<void>
}

type DrainDeps = {
  store: Pick<Store, 'journal'>
  changes: Pick<Changes, 'on'>
  observe: Observe
  now?: () => number
}

export function createDrains({
  store: { journal },
  changes,
  observe,
  now = Date.now,
}: DrainDeps): Drains {
  const drains = new Map<string, { since: number | null }>()
  changes.on('upstream', read)

  function drainOf(upstream: string): { since: number | null } {
    const drain = drains.get(upstream) ?? { since: null }
    drains.set(upstream, drain)
    return drain
  }

  async function read(): Promise<void> {
    const stored = await listDrained(journal)
    for (const upstream of stored.keys()) drainOf(upstream)
    for (const [upstream, drain] of drains) {
      const since = stored.get(upstream) ?? null
      if ((since === null) !== (drain.since === null))
        observe({ kind: since === null ? 'upstreamRestored' : 'upstreamDrained', upstream })
      drain.since = since
    }
  }

  async function write(change: Promise<void>): Promise<void> {
    try {
      await change
      await read()
    } catch (cause) {
      throw new Failure('unavailable', 'the store does not answer', { cause, retryAfter: 5 })
    }
  }

  return {
    of: drainOf,
    names: () =>
      [...drains].filter(([, { since }]) => since !== null).map(([upstream]) => upstream),
    drain: (upstream, by) => write(drainUpstream(journal, upstream, now(), by)),
    restore: (upstream, by) => write(restoreUpstream(journal, upstream, now(), by)),
    read,
  }
}
