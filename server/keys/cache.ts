import { LRUCache } from 'lru-cache'
import type { VerifiedToken } from './jwt/token.ts'
import type { Key } from './key.ts'

/**
 * A key and when the store last confirmed it. `until` is when a replaced token, or a JWT, expires.
 */
export type CachedKey = {
  key: Key
  until: number | null
  confirmedAt: number
  /** Set for callers with a JWT. */
  jwt?: VerifiedToken
}

/** How long a cached key is accepted while the store is unavailable. */
export const trustMs = 60_000
/** Keys are confirmed much earlier, so that most of that time remains when the store fails. */
const confirmMs = 20_000

/** Cached keys, by the hash of the token. */
export class KeyCache extends LRUCache<string, CachedKey> {
  readonly now: () => number
  /** Counts the calls of `drop`. */
  drops = 0

  constructor(most: number, now: () => number) {
    super({ max: most })
    this.now = now
  }

  /** Whether the store confirmed it recently enough to use it without a query. */
  isTrusted({ confirmedAt }: CachedKey): boolean {
    const age = this.now() - confirmedAt
    return age >= 0 && age <= trustMs
  }

  /** Removes a changed key, with all of its tokens, or the keys of a changed group. */
  drop(id: string): void {
    this.drops += 1
    // Collected first: deleting entries during iteration would skip others.
    const dropped = [...this].filter(([, { key }]) => idsOf(key).includes(id))
    for (const [hash] of dropped) this.delete(hash)
  }

  /** Compares due keys and their groups with their versions in the store, and removes those that differ. */
  async confirm(versionsOf: (ids: string[]) => Promise<Map<string, number>>): Promise<void> {
    const confirmedAt = this.now()
    // Issuers give many tokens, each for minutes: only those in use are confirmed.
    // Collected first, as in `drop`.
    const over = [...this].filter(([, { until }]) => until !== null && until <= confirmedAt)
    for (const [hash] of over) this.delete(hash)
    const due = [...this].filter(
      ([, entry]) => Math.abs(confirmedAt - entry.confirmedAt) >= confirmMs,
    )
    if (due.length === 0) return
    const versions = await versionsOf([...new Set(due.flatMap(([, { key }]) => idsOf(key)))])
    for (const [hash, entry] of due) {
      const isCurrent = ({ id, version }: { id: string; version: number }) =>
        versions.get(id) === version
      if ([entry.key, ...entry.key.groups].every(isCurrent)) entry.confirmedAt = confirmedAt
      else this.delete(hash)
    }
  }
}

const idsOf = ({ id, groups }: Key): string[] => [id, ...groups.map((group) => group.id)]
