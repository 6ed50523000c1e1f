import { isRecord, listOf } from '../../json.ts'

/**
 * Parts of requests in which a check found nothing. Those that requests share are frozen, and come
 * again; no others are kept.
 */
export class CheckedParts {
  readonly #parts = new WeakSet<object>()

  has(part: object): boolean {
    return this.#parts.has(part)
  }

  add(part: object): void {
    if (Object.isFrozen(part)) this.#parts.add(part)
  }

  /**
   * Calls back with each object of a list and its place, but for those that are kept; keeps each
   * for which nothing is thrown.
   */
  each(list: unknown, check: (part: Record<string, unknown>, place: number) => void): void {
    const parts = listOf(list)
    if (this.has(parts)) return
    // Iterators of entries would be garbage for each of them.
    for (let place = 0; place < parts.length; place++) {
      const part = parts[place]
      if (!isRecord(part) || this.has(part)) continue
      check(part, place)
      this.add(part)
    }
    this.add(parts)
  }
}
