import { nanoFrom } from '../../money.ts'
import { ensureCaller } from '../../store/queries/callers.ts'
import { groupIdOf } from '../../store/queries/groups.ts'
import type { StoreStatus } from '../../store/store-status.ts'
import type { Store } from '../../store/store.ts'
import type { CallerRow } from '../../store/tables.ts'
import type { CachedKey, KeyCache } from '../cache.ts'
import { groupsFrom, type Group } from '../group.ts'
import { unset, type Key } from '../key.ts'
import { acceptedKey, hasPassed, type KeyLookup, type KeyRules } from '../rules.ts'
import type { Issuers } from './issuers.ts'
import {
  isRefusal,
  refusal,
  tokenExpired,
  wrongAudience,
  type JwtSettings,
  type VerifiedToken,
} from './token.ts'

type Deps = {
  issuers: Issuers
  journal: Store['journal']
  cache: KeyCache
  status: StoreStatus
  rules: KeyRules
  /** Called after each response of the store. */
  reached(): void
}

/** Looks up the callers of tokens: verified once, then cached like keys. */
export function createJwtLookup(deps: Deps) {
  const { issuers, cache, rules } = deps
  const pending = new Map<string, Promise<KeyLookup>>()
  /** The token of each caller, as long as the caller is referenced. */
  const tokens = new WeakMap<Key, { hash: string; jwt: VerifiedToken }>()

  async function verify(hash: string, token: string, resources: readonly string[]) {
    const jwt = await issuers.verify(token, { resources, now: rules.now() })
    return isRefusal(jwt) ? jwt : load(hash, jwt)
  }

  /** The caller of a verified token, whom the store may know as revoked. */
  async function load(hash: string, jwt: VerifiedToken): Promise<KeyLookup> {
    const { journal, status, reached } = deps
    if (status.isFailing()) return 'unavailable'
    const dropsBefore = cache.drops
    const confirmedAt = cache.now()
    try {
      const groupId = jwt.group === null ? null : await groupIdOf(journal, jwt.group)
      const groups = await groupsFrom(journal, groupId ?? null)
      reached()
      // A group that was deleted meanwhile has no path.
      if (groupId === undefined || (groupId !== null && groups.length === 0)) return unknownGroup()
      const row = await ensureCaller(journal, newCaller(jwt, groupId, rules.now()))
      const key = { ...callerKey(row, jwt.issuer.settings, groups), expires_at: jwt.until }
      tokens.set(key, { hash, jwt })
      const entry = { key, until: jwt.until, confirmedAt, jwt }
      // A change that was read during the query may concern this caller.
      if (cache.drops === dropsBefore) cache.set(hash, entry)
      return verdict(entry)
    } catch (error) {
      status.fail(String(error))
      return 'unavailable'
    }
  }

  function verdict(entry: CachedKey): KeyLookup {
    if (entry.key.revoked_at !== null) return revoked()
    return hasPassed(entry.until, rules.now()) ? tokenExpired() : acceptedKey(entry, rules)
  }

  return {
    /** Synchronous for a cached token. */
    authenticate(
      hash: string,
      token: string,
      entry: CachedKey | undefined,
      resources: readonly string[],
    ): KeyLookup | Promise<KeyLookup> {
      if (entry?.jwt && cache.isTrusted(entry) && issuers.isCurrent(entry.jwt))
        return wrongAudience(entry.jwt, resources) ?? verdict(entry)
      const name = [hash, ...resources].join(' ')
      const lookup =
        pending.get(name) ?? verify(hash, token, resources).finally(() => pending.delete(name))
      pending.set(name, lookup)
      return lookup
    },

    copied(copy: Key, key: Key): void {
      const token = tokens.get(key)
      if (token) tokens.set(copy, token)
    },

    /** Whether the token of a caller is no longer accepted; undefined for other callers. */
    hasEnded(caller: Key): boolean | Promise<boolean> | undefined {
      const { hash, jwt } = tokens.get(caller) ?? {}
      if (hash === undefined || jwt === undefined) return undefined
      if (hasPassed(jwt.until, rules.now()) || !issuers.isLive(jwt)) return true
      const entry = cache.get(hash)
      if (entry && cache.isTrusted(entry)) return isRefusal(verdict(entry))
      return load(hash, jwt).then((lookup) => isRefusal(lookup))
    },
  }
}

const revoked = () => refusal('unauthorized', 'the caller of this token is revoked')

const unknownGroup = () =>
  refusal('groupUnknown', 'the group of the caller does not exist on this server')

const newCaller = (
  { callerId: id, issuer, name }: VerifiedToken,
  group_id: string | null,
  now: number,
): CallerRow => ({
  id,
  issuer: issuer.settings.issuer,
  name,
  group_id,
  created_at: now,
  revoked_at: null,
  version: 1,
})

/** A stored caller in the form of a key, with the settings of its issuer and its group's path. */
export function callerKey(
  { id, name, group_id, created_at, revoked_at, version }: CallerRow,
  { scopes, models, agents, limits = {}, ...settings }: JwtSettings,
  groups: readonly Group[],
): Key {
  const { budget_usd: usd, budget_period: period = 'month', ...rates } = limits
  const budget = usd !== undefined && {
    budget_nano: Number(nanoFrom(usd)),
    budget_period: period,
  }
  const { previous_hash: _previous, ...defaults } = unset
  return {
    ...defaults,
    ...rates,
    ...budget,
    id,
    name,
    prefix: 'jwt',
    scopes,
    models: models ?? null,
    agents: agents ?? null,
    only_labels: null,
    tags: {},
    tags_from: settings.tags_from ?? null,
    user_from: settings.end_user_from ?? null,
    each_user: settings.each_user ?? null,
    created_at,
    revoked_at,
    group_id,
    groups,
    version,
  }
}
