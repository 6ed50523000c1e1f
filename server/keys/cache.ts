import { LRUCache } from 'lru-cache'
import type { Key } from './key.ts'

/** A key and when the store last confirmed it. `until` is when a replaced token ends. */
export type CachedKey = { key: Key; until: number | null; confirmedAt: number }

/** How long a key passes without an answer of the store. */
export const trustMs = 60_000
/** Keys are confirmed long before that, so that most of it is left when the store fails. */
const confirmMs = 20_000

/** The keys that were looked up, by the hash of the token. */
export class KeyCache {
  readonly #entries: LRUCache<string, CachedKey>
  readonly now: () => number
  /** Counts the calls of `drop`. */
  drops = 0

  constructor(most: number, now: () => number) {
    this.#entries = new LRUCache({ max: most })
    this.now = now
  }

  get(hash: string): CachedKey | undefined {
    return this.#entries.get(hash)
  }

  /** Whether the store confirmed it recently enough to use it without asking. */
  isTrusted({ confirmedAt }: CachedKey): boolean {
    const age = this.now() - confirmedAt
    return age >= 0 && age <= trustMs
  }

  set(hash: string, entry: CachedKey): void {
    this.#entries.set(hash, entry)
  }

  delete(hash: string): void {
    this.#entries.delete(hash)
  }

  /** Removes a key that was changed, with all of its tokens. */
  drop(id: string): void {
    this.drops += 1
    // Listed first: entries that are deleted while they are iterated make others be skipped.
    const dropped = [...this.#entries].filter(([, { key }]) => key.id === id)
    for (const [hash] of dropped) this.#entries.delete(hash)
  }

  /** Confirms keys that are due by their versions in the store, and removes those that differ. */
  async confirm(versionsOf: (ids: string[]) => Promise<Map<string, number>>): Promise<void> {
    const confirmedAt = this.now()
    const due = [...this.#entries].filter(
      ([, entry]) => Math.abs(confirmedAt - entry.confirmedAt) >= confirmMs,
    )
    if (due.length === 0) return
    const versions = await versionsOf(due.map(([, { key }]) => key.id))
    for (const [hash, entry] of due) {
      if (versions.get(entry.key.id) === entry.key.version) entry.confirmedAt = confirmedAt
      else this.#entries.delete(hash)
    }
  }
}
