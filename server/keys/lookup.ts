import type { StoreStatus } from '../store/store-status.ts'
import { findKeyByHash } from '../store/queries/keys.ts'
import type { Store } from '../store/store.ts'
import type { KeyRow } from '../store/tables.ts'
import type { KeyCache } from './cache.ts'
import { groupsFrom } from './group.ts'
import { decode, type Key } from './key.ts'
import { createJwtLookup } from './jwt/lookup.ts'
import type { Issuers } from './jwt/issuers.ts'
import { acceptedKey, type KeyLookup, type KeyRules } from './rules.ts'
import { digest, isMisspelt } from './token.ts'

type LookupDeps = {
  issuers: Issuers
  journal: Store['journal']
  cache: KeyCache
  status: StoreStatus
  rules: KeyRules
  /** Called after each response of the store. */
  reached(): void
}

/** Looks up the keys of tokens, in the cache or the store. */
export function createAuthenticator(deps: LookupDeps) {
  const { cache, status, rules, issuers } = deps
  const jwts = createJwtLookup(deps)
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
    /**
     * Synchronous for a cached key; never throws. A JWT may also be one for these resources, in
     * place of the audience of its issuer.
     */
    authenticate(token: string, resources: readonly string[] = []): KeyLookup | Promise<KeyLookup> {
      const hash = digest(token)
      const entry = cache.get(hash)
      if (entry?.jwt || (!entry && issuers.read(token)))
        return jwts.authenticate(hash, token, entry, resources)
      if (!entry && isMisspelt(token)) return 'unknown'
      return keyOf(hash, entry)
    },

    /** A copy of a key has the token of the key. */
    copied(copy: Key, key: Key): void {
      const hash = hashes.get(key)
      if (hash !== undefined) hashes.set(copy, hash)
      jwts.copied(copy, key)
    },

    /** The callers whose tokens are no longer accepted; never throws. */
    async ended(callers: Iterable<unknown>): Promise<Set<unknown>> {
      const ended = new Set<unknown>()
      await Promise.all(
        [...callers].map(async (caller) => {
          const jwtEnd = jwts.hasEnded(caller as Key)
          if (jwtEnd !== undefined) {
            if (await jwtEnd) ended.add(caller)
            return
          }
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

/** The key of a row, with its groups. */
export async function withGroups(row: KeyRow, journal: Store['journal']): Promise<Key> {
  return { ...decode(row), groups: await groupsFrom(journal, row.group_id) }
}
