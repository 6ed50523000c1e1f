import { setImmediate as nextTurn } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store-status.ts'
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

export type { StoredReply as KeptReply, IdempotencyScope } from '../../store/queries/idempotency.ts'

/**
 * What is known of a request when it comes: it is the caller's to do, it was done, somebody is doing it, or another one was sent under its value.
 * `id` is the same for all who come to do it, until it is released or a day old: what they make has it, and so is made once.
 */
export type ClaimResult =
  | {
      kind: 'mine'
      id: string
      /** False where somebody began it before, and died or could not tell how it ended. */ isFirst: boolean
    }
  | { kind: 'running' | 'bound' }
  | { kind: 'done'; reply: StoredReply }

/** Requests that are to be done once, whichever process they reach. A reply is kept at most once; after a crash the work may be done again. */
export type IdempotencyRecords = {
  /** Throws `unavailable` while the store does not answer. */
  begin(scope: IdempotencyScope, bodyHash: string): Promise<ClaimResult>
  /** Keeps the reply of a request that is `mine`, durably; false when it could not be, and then the work may be done again. Never throws. */
  keep(scope: IdempotencyScope, reply: StoredReply): Promise<boolean>
  /** Lets a request that is `mine` be sent anew: it came to nothing; with the same body only where that is not known, of this try or of one before. Never throws. */
  release(scope: IdempotencyScope, isKnown: boolean): Promise<void>
  close(): void
}

type Parts = {
  store: Pick<Store, 'journal' | 'synced'>
  observe: Observe
  now?: () => number
  leaseMs?: number
  sweepMs?: number
}

const keptMs = 24 * 3_600_000
const deletedAtOnce = 100

export function createIdempotencyRecords({
  store: { journal, synced },
  observe,
  now = Date.now,
  leaseMs = 8000,
  sweepMs = 60_000,
}: Parts): IdempotencyRecords {
  const owner = newId()
  /** What this process does: a heartbeat that came late takes nothing from it here. */
  const running = new Map<string, { bodyHash: string; value: string; isFirst: boolean }>()
  let isOpen = true
  const status = createStoreStatus('idempotency', observe)

  const lease = () => ({ owner, now: now(), ms: leaseMs })

  async function asking<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await question()
      status.recover()
      return answer
    } catch (error) {
      if (isOpen) status.fail(String(error))
      throw error
    }
  }

  async function claim(scope: IdempotencyScope, bodyHash: string): Promise<ClaimResult> {
    for (;;) {
      const claimed = await claimRequest(journal, { scope, bodyHash, lease: lease(), keptMs })
      if (claimed) {
        running.set(nameOf(scope), { bodyHash, value: scope.value, isFirst: claimed.isFirst })
        return { kind: 'mine', id: idOf(claimed.since, nameOf(scope)), isFirst: claimed.isFirst }
      }
      const row = await readRequest(journal, scope)
      // Undefined when it was released since.
      if (row && row.body_hash !== bodyHash) return { kind: 'bound' }
      if (row) return row.state === 'done' ? { kind: 'done', reply: row } : { kind: 'running' }
    }
  }

  /** Not what the store has beside of this process: a request whose end it could not be told of has to be free for the next. */
  const renew = () =>
    void asking(() =>
      renewRequests(
        journal,
        [...running.values()].map(({ value }) => value),
        lease(),
      ),
    ).catch(() => {})

  async function sweep(): Promise<void> {
    while (isOpen && (await deleteOldRequests(journal, now(), deletedAtOnce)) === deletedAtOnce)
      await nextTurn()
  }

  const timers = [
    setInterval(() => running.size > 0 && renew(), leaseMs / 3).unref(),
    setInterval(() => void asking(sweep).catch(() => {}), sweepMs).unref(),
  ]

  return {
    async begin(scope, bodyHash) {
      const known = running.get(nameOf(scope))
      if (known) return { kind: known.bodyHash === bodyHash ? 'running' : 'bound' }
      try {
        return await asking(() => claim(scope, bodyHash))
      } catch (cause) {
        throw new Failure(
          'unavailable',
          'the store of idempotency keys does not answer; nothing was done',
          { cause, retryAfter: 2 },
        )
      }
    },

    async keep(scope, reply) {
      try {
        const isKept = await asking(() =>
          finishRequest(journal, scope, owner, reply, { now: now(), ms: keptMs }),
        )
        await synced()
        return isKept
      } catch {
        return false
      } finally {
        running.delete(nameOf(scope))
      }
    },

    async release(scope, isKnown) {
      const name = nameOf(scope)
      const end = isKnown && running.get(name)?.isFirst ? deleteRequest : endRequestLease
      await asking(() => end(journal, scope, owner)).catch(() => {})
      running.delete(name)
    },

    close() {
      isOpen = false
      for (const timer of timers) clearInterval(timer)
    },
  }
}

const nameOf = ({ key_id, route, value }: IdempotencyScope) => `${key_id} ${route} ${value}`
