import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store/store-status.ts'
import type { Store } from '../../store/store.ts'
import { idOf, newId } from '../../store/id.ts'
import {
  claimRequest,
  deleteOldRequests,
  finishRequest,
  endRequestLease,
  readRequest,
  deleteRequest,
  renewRequests,
  type StoredReply,
  type IdempotencyScope,
} from '../../store/queries/idempotency.ts'
import type { RowLease } from '../../store/clock.ts'

export type { StoredReply, IdempotencyScope } from '../../store/queries/idempotency.ts'

/**
 * The state of a request on arrival: it is to be executed (`mine`), is complete, is running, or its
 * key was used with another body. `id` is the same for all attempts until the key is released or a
 * day old: objects that the attempts create use it, and so are created once.
 */
export type ClaimResult =
  | {
      kind: 'mine'
      id: string
      /** False if an earlier attempt crashed, or its outcome is unknown. */
      isFirst: boolean
    }
  | { kind: 'running' }
  | { kind: 'bound'; by: 'body' | 'credential' }
  | { kind: 'done'; reply: StoredReply }

type RecordsOptions = {
  store: Pick<Store, 'journal' | 'synced'>
  observe: Observe
  now?: () => number
  leaseMs?: number
  sweepMs?: number
}

type Running = { bodyHash: string; value: string; isFirst: boolean }
type Journal = Store['journal']

const storedMs = 24 * 3_600_000
const deletedAtOnce = 100

/**
 * Requests that are executed once, whichever process they reach. At most one response is stored;
 * after a crash the work may be done again.
 */
export type IdempotencyRecords = ReturnType<typeof createIdempotencyRecords>

export function createIdempotencyRecords({
  store: { journal, synced },
  observe,
  now = Date.now,
  leaseMs = 8000,
  sweepMs = 60_000,
}: RecordsOptions) {
  const owner = newId()
  /** The requests of this process, by name. A late heartbeat does not end them here. */
  const running = new Map<string, Running>()
  const store = createStoreAccess(observe)
  const lease = () => ({ owner, now: now(), ms: leaseMs })

  /** Only those of `running`: a request whose end was not stored must become free. */
  const renew = () =>
    renewRequests(
      journal,
      Array.from(running.values(), ({ value }) => value),
      lease(),
    )
  const deleteSome = () => deleteOldRequests(journal, now(), deletedAtOnce)
  const sweep = async () => {
    while (store.isOpen() && (await deleteSome()) === deletedAtOnce) await nextTurn()
  }
  const timers = [
    setInterval(() => running.size > 0 && void store.attempt(renew), leaseMs / 3).unref(),
    setInterval(() => void store.attempt(sweep), sweepMs).unref(),
  ]

  return {
    /** Throws `unavailable` while the store is unavailable. */
    async claim(scope: IdempotencyScope, bodyHash: string): Promise<ClaimResult> {
      const name = nameOf(scope)
      const twin = running.get(name)
      if (twin)
        return twin.bodyHash === bodyHash ? { kind: 'running' } : bound(twin.bodyHash, bodyHash)
      const result = await store
        .ask(() => claim(journal, lease, scope, bodyHash))
        .catch(throwUnavailable)
      if (result.kind === 'mine')
        running.set(name, { bodyHash, value: scope.value, isFirst: result.isFirst })
      return result
    },

    /**
     * Stores the response of a request that is `mine`, durably. False if that failed and the work
     * may be done again. Never throws.
     */
    async storeReply(scope: IdempotencyScope, reply: StoredReply): Promise<boolean> {
      const expiry = { now: now(), ms: storedMs }
      try {
        const isStored = await store.ask(() => finishRequest(journal, scope, owner, reply, expiry))
        await synced()
        return isStored
      } catch {
        return false
      } finally {
        running.delete(nameOf(scope))
      }
    },

    /**
     * Releases the key of a request that is `mine` and failed. Unless this attempt and all earlier
     * ones are known to have failed, a repetition must have the same body. Never throws.
     */
    async release(scope: IdempotencyScope, isKnown: boolean): Promise<void> {
      const name = nameOf(scope)
      const end = isKnown && running.get(name)?.isFirst ? deleteRequest : endRequestLease
      await store.attempt(() => end(journal, scope, owner))
      running.delete(name)
    },

    close() {
      store.close()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Queries the store, and reports when it fails and when it recovers; not after `close`. */
function createStoreAccess(observe: Observe) {
  const status = createStoreStatus('idempotency', observe)
  let isOpen = true
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await question()
      status.recover()
      return answer
    } catch (error) {
      if (isOpen) status.fail(String(error))
      throw error
    }
  }
  return {
    isOpen: () => isOpen,
    ask,
    /** A query that may fail: it is reported and retried later. */
    attempt: (question: () => Promise<unknown>): Promise<unknown> => ask(question).catch(() => {}),
    close: () => void (isOpen = false),
  }
}

async function claim(
  journal: Journal,
  lease: () => RowLease,
  scope: IdempotencyScope,
  bodyHash: string,
): Promise<ClaimResult> {
  for (;;) {
    const claimed = await claimRequest(journal, {
      scope,
      bodyHash,
      lease: lease(),
      keptMs: storedMs,
    })
    if (claimed) {
      const { since, isFirst } = claimed
      return { kind: 'mine', id: idOf(since, nameOf(scope)), isFirst }
    }
    const row = await readRequest(journal, scope)
    // If it was released meanwhile, it is claimed again.
    if (row && row.body_hash !== bodyHash) return bound(row.body_hash, bodyHash)
    if (row) return row.state === 'done' ? { kind: 'done', reply: row } : { kind: 'running' }
  }
}

/** One value of the hash of a body and the hash of credentials. */
export const joinHashes = (body: string, credential: string | undefined): string =>
  credential === undefined ? body : `${body}.${credential}`

const bound = (stored: string, sent: string): ClaimResult => ({
  kind: 'bound',
  by: stored.split('.')[0] === sent.split('.')[0] ? 'credential' : 'body',
})

function throwUnavailable(cause: unknown): never {
  const message = 'the store of idempotency keys does not answer; nothing was done'
  throw new Failure('unavailable', message, { cause, retryAfter: 2 })
}

const nameOf = ({ key_id, route, value }: IdempotencyScope) => `${key_id} ${route} ${value}`
