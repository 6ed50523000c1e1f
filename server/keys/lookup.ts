import type { Observe } from '../observations.ts'
import type { StoreStatus } from '../store/store-status.ts'
import { groupPath } from '../store/queries/groups.ts'
import { findKeyByHash } from '../store/queries/keys.ts'
import type { Store } from '../store/store.ts'
import type { CachedKey, KeyCache } from './cache.ts'
import type { KeyRow, SandboxMark } from '../store/tables.ts'
import { decodeGroup } from './group.ts'
import { decode, type AcceptedKeys, type Key } from './key.ts'
import { digest, isMisspelt } from './token.ts'

/**
 * The key of a token; `unknown` if it is not accepted, `unavailable` if the store cannot be
 * queried.
 */
export type KeyLookup = Key | 'unknown' | 'unavailable'

/** The rules by which a key is accepted. */
export type KeyRules = { accepts: AcceptedKeys; now: () => number; observe: Observe }

type LookupDeps = {
  journal: Store['journal']
  cache: KeyCache
  status: StoreStatus
  rules: KeyRules
  /** Called after each response of the store. */
  reached(): void
}

/** The key, if it is accepted now. */
export function acceptedKey(
  { key, until }: Pick<CachedKey, 'key' | 'until'>,
  { accepts, now, observe }: KeyRules,
): Key | 'unknown' {
  const isOver = hasPassed(key.expires_at, now()) || hasPassed(until, now())
  if (key.revoked_at !== null || isOver) return 'unknown'
  const reason = rejectionReason(key, accepts) ?? groupProblem(key)
  if (reason === undefined) return key
  observe({ kind: 'keyRefused', keyId: key.id, reason })
  return 'unknown'
}

/** Why this server rejects a key that another may accept; undefined if it does not. */
export function rejectionReason(
  { sandbox }: Pick<Key, 'sandbox'>,
  accepts: AcceptedKeys,
): string | undefined {
  if (accepts === 'real' && sandbox !== null) return whyNotReal(sandbox)
  if (accepts === 'sandbox' && sandbox === null)
    return 'a sandbox on the store of a server with upstreams accepts only keys that a sandbox made'
  return undefined
}

/** A key whose group was deleted must not escape the limits that it had. */
function groupProblem({ group_id, groups }: Key): string | undefined {
  if (group_id === null || groups.length > 0) return undefined
  return 'the group of this key does not exist; move the key to another group'
}

/** The key of a row, with its groups. */
export async function withGroups(row: KeyRow, journal: Store['journal']): Promise<Key> {
  const groups = row.group_id === null ? [] : await groupPath(journal, row.group_id)
  return { ...decode(row), groups: groups.map(decodeGroup) }
}

/** Why a server that is no sandbox rejects a marked key, and what to do instead. */
export function whyNotReal(mark: SandboxMark): string {
  if (mark === 'made') return 'a sandbox made this key, for sandboxes only; create another key'
  return (
    'this key looks like one that a sandbox made; ' +
    'restore it if it is yours, or create another key'
  )
}

/** Whether a time has passed; null never passes. */
export const hasPassed = (end: number | null, now: number): boolean => end !== null && now >= end

/** Looks up the keys of tokens, in the cache or the store. */
export function createAuthenticator(deps: LookupDeps) {
  const { cache, status, rules } = deps
  const pending = new Map<string, Promise<KeyLookup>>()
  /** The token hash of each key, as long as the key is referenced. */
  const hashes = new WeakMap<Key, string>()

  function keyOf(hash: string, entry = cache.get(hash)): KeyLookup | Promise<KeyLookup> {
    if (entry && cache.isTrusted(entry)) return acceptedKey(entry, rules)
    // While the store fails only the poll queries it: otherwise each unknown key would wait for it.
    if (status.isFailing()) return 'unavailable'
    return pending.get(hash) ?? startLookup(hash)
  }

  function startLookup(hash: string): Promise<KeyLookup> {
    const lookup = lookUp(hash, hashes, deps).finally(() => pending.delete(hash))
    pending.set(hash, lookup)
    return lookup
  }

  return {
    /** Synchronous for a cached key; never throws. */
    authenticate(token: string): KeyLookup | Promise<KeyLookup> {
      const hash = digest(token)
      const entry = cache.get(hash)
      if (!entry && isMisspelt(token)) return 'unknown'
      return keyOf(hash, entry)
    },

    /** The callers whose tokens are no longer accepted; never throws. */
    async ended(callers: Iterable<unknown>): Promise<Set<unknown>> {
      const ended = new Set<unknown>()
      await Promise.all(
        [...callers].map(async (caller) => {
          const hash = hashes.get(caller as Key) // callers without a key have none
          if (hash === undefined) return
          const key = keyOf(hash)
          if ((key instanceof Promise ? await key : key) === 'unknown') ended.add(caller)
        }),
      )
      return ended
    },
  }
}

async function lookUp(
  hash: string,
  hashes: WeakMap<Key, string>,
  { journal, cache, status, rules, reached }: LookupDeps,
): Promise<KeyLookup> {
  const dropsBefore = cache.drops
  const confirmedAt = cache.now()
  try {
    const row = await findKeyByHash(journal, hash)
    reached()
    cache.delete(hash)
    if (!row) return 'unknown'
    const key = await withGroups(row, journal)
    hashes.set(key, hash)
    const entry = { key, until: row.hash === hash ? null : row.previous_until, confirmedAt }
    // A change that was read during the query may concern this key.
    if (cache.drops === dropsBefore) cache.set(hash, entry)
    return acceptedKey(entry, rules)
  } catch (error) {
    status.fail(String(error))
    return 'unavailable'
  }
}
