import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import type { Changes } from '../../store/queries/changes.ts'
import type { Store } from '../../store/store.ts'
import { drainUpstream, listDrained, restoreUpstream } from '../../store/queries/drains.ts'

/** Since when an upstream is out of use, in epoch milliseconds; null while it is in use. */
export type Drain = { readonly since: number | null }

/** The upstreams that the operator has taken out of use, at all servers of the store. */
export type Drains = {
  /** What is known of an upstream here; this very object is kept up to date. */
  of(upstream: string): Drain
  /** The names of all that are out of use, whether they are configured or not. */
  names(): string[]
  /** Sends no more calls to the upstream: from now on in this process, within two seconds in others. Those under way go on. */
  drain(upstream: string): Promise<void>
  restore(upstream: string): Promise<void>
  /** Learns of all from the store. */
  read(): Promise<void>
}

type Parts = {
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
}: Parts): Drains {
  const known = new Map<string, { since: number | null }>()
  changes.on('upstream', read)

  function drainOf(upstream: string): { since: number | null } {
    const drain = known.get(upstream) ?? { since: null }
    known.set(upstream, drain)
    return drain
  }

  async function read(): Promise<void> {
    const drained = await listDrained(journal)
    for (const upstream of drained.keys()) drainOf(upstream)
    for (const [upstream, drain] of known) {
      const since = drained.get(upstream) ?? null
      if ((since === null) !== (drain.since === null))
        observe({ kind: since === null ? 'upstreamRestored' : 'upstreamDrained', upstream })
      drain.since = since
    }
  }

  async function write(work: Promise<void>): Promise<void> {
    try {
      await work
      await read()
    } catch (cause) {
      throw new Failure('unavailable', 'the store does not answer', { cause, retryAfter: 5 })
    }
  }

  return {
    of: drainOf,
    names: () => [...known].filter(([, { since }]) => since !== null).map(([upstream]) => upstream),
    drain: (upstream) => write(drainUpstream(journal, upstream, now())),
    restore: (upstream) => write(restoreUpstream(journal, upstream, now())),
    read,
  }
}
