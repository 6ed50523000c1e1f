import type { Observe } from '../observations.ts'
import { createStoreStatus } from '../store/store-status.ts'
import { createChanges, type Changes } from '../store/queries/changes.ts'
import { serverActor, type Actor } from '../store/queries/operators/audit.ts'
import { isInScope } from '../store/queries/group-scope.ts'
import { versionsOf } from '../store/queries/keys.ts'
import type { Store } from '../store/store.ts'
import {
  createHolderKeys,
  createKeyAdministration,
  type KeyAdministration,
} from './administration.ts'
import { createGroupAdministration, type GroupAdministration } from './groups.ts'
import { KeyCache, trustMs } from './cache.ts'
import { createCallers, type Callers } from './callers.ts'
import type { FetchDeps } from './jwt/issuer-keys.ts'
import { Issuers } from './jwt/issuers.ts'
import { isCallerId, type JwtSettings } from './jwt/token.ts'
import type { AcceptedKeys } from './key.ts'
import { createAuthenticator } from './lookup.ts'

export type { Group } from './group.ts'
export type { Key, StoredKey, NewKey, AcceptedKeys } from './key.ts'
export type { KeyLookup } from './rules.ts'

/** The keys of a store: authentication, and the operator's actions. */
export type Access = ReturnType<typeof createAuthenticator> &
  KeyAdministration &
  ReturnType<typeof createHolderKeys> & {
    groups: GroupAdministration
    accepts: AcceptedKeys
    /** Callers with a JWT; `read`, `caller` and `isGood` take their ids too. */
    callers: Callers
    /** Replaces the issuers of tokens. */
    renewIssuers(settings: readonly JwtSettings[]): void
    /**
     * Whether the store has been unavailable for so long that no key is accepted any more, or was
     * never reached.
     */
    isCutOff(): boolean
    /** Whether the latest poll reached the store. */
    isReached(): boolean
    /** Reads the changes of other processes; called by the timer each second. */
    poll(): Promise<void>
    close(): void
  }

type Options = {
  store: Pick<Store, 'journal'>
  now?: () => number
  /** The clock by which keys expire, that of the store; `now` by default. */
  storeNow?: () => number
  observe: Observe
  maxCached?: number
  /** `real` by default. */
  accepts?: AcceptedKeys
  /** Polled here once a second, also for other listeners. */
  changes?: Changes
  /** The actor of calls that name none; by default the server itself. */
  actor?: Actor
  /** The issuers of accepted tokens; by default none. */
  jwt?: readonly JwtSettings[]
  /** The proxy of outgoing requests; by default none. */
  proxyOf?: FetchDeps['proxyOf']
  /** A monotonic clock in milliseconds. */
  elapsed?: () => number
}

const pollMs = 1000

export function createAccess({
  store: { journal },
  now = Date.now,
  storeNow = now,
  observe,
  maxCached = 10_000,
  accepts = 'real',
  changes = createChanges(journal, now),
  actor = serverActor,
  jwt,
  proxyOf = () => undefined,
  elapsed = () => performance.now(),
}: Options): Access {
  const status = createStoreStatus('keys', observe)
  const cache = new KeyCache(maxCached, now)
  let reachedAt = -Infinity
  const reached = () => void (reachedAt = now())
  const rules = { accepts, now: storeNow, observe }
  const issuers = new Issuers({ proxyOf, observe, elapsed }, jwt)
  const changed = (id: string) => cache.drop(id)
  const deps = { journal, cache, status, reached, actor, rules, issuers, changed }
  let polls = 0
  let polling = Promise.resolve()
  const timer = setInterval(() => polls === 0 && void poll(), pollMs).unref()
  for (const kind of ['key', 'group', 'caller'] as const)
    changes.on(kind, (ids) => ids.forEach(changed))

  function poll(): Promise<void> {
    polls += 1
    polling = polling.then(readChanges).finally(() => void (polls -= 1))
    return polling
  }

  async function readChanges(): Promise<void> {
    try {
      await changes.read()
      await cache.confirm((ids) => versionsOf(journal, ids))
      reached()
      status.recover()
    } catch (error) {
      status.fail(String(error))
    }
  }

  const keys = createKeyAdministration(deps)
  const callers = createCallers(deps)
  return {
    accepts,
    callers,
    renewIssuers: (settings) => issuers.renew(settings),
    ...createAuthenticator(deps),
    groups: createGroupAdministration(journal, storeNow, changed),
    ...keys,
    ...createHolderKeys(deps),
    async read(id, scope) {
      if (!isCallerId(id)) return keys.read(id, scope)
      const caller = await callers.read(id)
      return caller && isInScope(scope, caller.group_id) ? caller : undefined
    },
    caller: async (id) => (isCallerId(id) ? callers.read(id) : keys.caller(id)),
    isGood: (id) => (isCallerId(id) ? callers.isGood(id) : keys.isGood(id)),
    isCutOff: () => now() - reachedAt > trustMs,
    isReached: () => now() - reachedAt < 1.5 * pollMs,
    poll,
    close: () => clearInterval(timer),
  }
}
