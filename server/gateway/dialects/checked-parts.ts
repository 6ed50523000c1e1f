import { isRecord, listOf } from '../../json/json.ts'
import { isShared, Memo } from '../../json/shared.ts'

/** Parts of requests in which a check found nothing. Only those that requests share are kept. */
export class CheckedParts {
  readonly #checked = new Memo<true>()

  has(part: object): boolean {
    return this.#checked.get(part) === true
  }

  add(part: object): void {
    if (isShared(part)) this.#checked.set(part, true)
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
