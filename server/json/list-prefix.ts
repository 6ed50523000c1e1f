import { isShared, type Memo } from './shared.ts'

/** The results for the items that a list begins with, as far as requests share these items. */
export class ListPrefix<Result> {
  readonly #items: unknown[] = []
  readonly #results: Result[] = []

  /** The results for the items of this list, up to the first item that is another one. */
  of(items: readonly unknown[]): readonly Result[] {
    const known = this.#items
    let count = 0
    while (count < known.length && known[count] === items[count]) count++
    return this.#results.slice(0, count)
  }

  /**
   * Keeps the result for the item at this place, and drops those behind it. False for an item that
   * requests do not share: it is not kept, nor is what comes behind it.
   */
  set(place: number, item: unknown, result: Result): boolean {
    const known = this.#items
    if (place < known.length) known.length = this.#results.length = place
    if (place > known.length || !isShared(item)) return false
    known.push(item)
    this.#results.push(result)
    return true
  }
}

/**
 * The prefix that is kept for lists with the second item of this one; a new one where requests do
 * not share that item. Conversations may begin with the same item.
 */
export function prefixOf<Prefix>(
  items: readonly unknown[],
  prefixes: Memo<Prefix>,
  create: () => Prefix,
): Prefix {
  const [, second] = items
  return isShared(second) ? prefixes.of(second, create) : create()
}
