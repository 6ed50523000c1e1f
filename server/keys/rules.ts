import type { Observe } from '../observations.ts'
import type { SandboxMark } from '../store/tables.ts'
import type { CachedKey } from './cache.ts'
import type { Refusal } from './jwt/token.ts'
import type { AcceptedKeys, Key } from './key.ts'

/**
 * The key of a token; `unknown` if it is not accepted, `unavailable` if the store cannot be
 * queried, and a refusal for a JWT that is not accepted.
 */
export type KeyLookup = Key | 'unknown' | 'unavailable' | Refusal

/** The rules by which a key is accepted. */
export type KeyRules = { accepts: AcceptedKeys; now: () => number; observe: Observe }

/** The key, if it is accepted now. */
export function acceptedKey(
  { key, until }: Pick<CachedKey, 'key' | 'until'>,
  { accepts, now, observe }: KeyRules,
): Key | 'unknown' {
  const at = now()
  const isOver =
    hasPassed(key.expires_at, at) || hasPassed(key.pauses_at, at) || hasPassed(until, at)
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
