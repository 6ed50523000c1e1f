/** An item of an `ActiveSet`, which alone writes its place. */
export type ActiveItem = { place: number }

/**
 * What is in progress, in no order. A Set whose items come and go leaves tables behind: each keeps
 * its items and refers to the next table. Once a full garbage collection has met one, all later
 * ones survive until the next, and every finished request with them.
 */
export class ActiveSet<Item extends ActiveItem> implements Iterable<Item> {
  readonly #items: Item[] = []

  get size(): number {
    return this.#items.length
  }

  add(item: Item): void {
    item.place = this.#items.length
    this.#items.push(item)
  }

  /** Does nothing for an item that is not in it. */
  delete(item: Item): void {
    if (this.#items[item.place] !== item) return
    const last = this.#items.pop()
    if (last === undefined || last === item) return
    last.place = item.place
    this.#items[item.place] = last
  }

  /** The items of this moment; they may be deleted on the way. */
  [Symbol.iterator](): Iterator<Item> {
    return this.#items.slice().values()
  }
}
