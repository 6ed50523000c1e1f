import { isShared } from './shared.ts'

/** What was made of each of the items that a list begins with. */
export class Beginning<Made> {
  readonly #items: unknown[] = []
  readonly #made: Made[] = []

  /** What was made of those of the items that are known; they come first. */
  of(items: readonly unknown[]): readonly Made[] {
    const known = this.#items
    let count = 0
    while (count < known.length && known[count] === items[count]) count++
    return this.#made.slice(0, count)
  }

  /**
   * Takes note of what was made of the item at this place; those behind it are forgotten. False for
   * an item that requests do not share: it is not kept, nor is what comes behind it.
   */
  set(place: number, item: unknown, made: Made): boolean {
    const known = this.#items
    if (place < known.length) known.length = this.#made.length = place
    if (place > known.length || !isShared(item)) return false
    known.push(item)
    this.#made.push(made)
    return true
  }
}

/**
 * What was made of the items that lists begin with, where requests share them, as the messages of a
 * conversation, of which `RepeatedLists` gives the same values in each turn. `Known` is where it is
 * kept; it lives as long as the items.
 */
export class SharedBeginnings<Made, Known extends Beginning<Made> = Beginning<Made>> {
  readonly #known = new WeakMap<object, Known>()
  readonly #create: () => Known

  constructor(create: () => Known) {
    this.#create = create
  }

  /** Where these items are kept, and others that came behind some of them. */
  find(items: readonly unknown[]): Known {
    // Conversations may begin with the same item.
    const second = items[1]
    if (typeof second !== 'object' || second === null || !Object.isFrozen(second))
      return this.#create()
    let known = this.#known.get(second)
    if (!known) this.#known.set(second, (known = this.#create()))
    return known
  }
}
