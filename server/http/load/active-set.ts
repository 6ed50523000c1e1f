/** An item of an `ActiveSet`; only the set writes its `index`. */
export type ActiveItem = { index: number }

/**
 * The items in progress, in no order. A Set whose items change often leaves tables behind: each
 * references its items and the next table. If a major garbage collection finds one, all later
 * tables, and every finished request in them, survive until the next one.
 */
export class ActiveSet<Item extends ActiveItem> implements Iterable<Item> {
  readonly #items: Item[] = []

  get size(): number {
    return this.#items.length
  }

  add(item: Item): void {
    item.index = this.#items.length
    this.#items.push(item)
  }

  /** Does nothing if the set does not contain the item. */
  delete(item: Item): void {
    if (this.#items[item.index] !== item) return
    const last = this.#items.pop()
    if (last === undefined || last === item) return
    last.index = item.index
    this.#items[item.index] = last
  }

  /** The current items; they may be deleted while iterating. */
  [Symbol.iterator](): Iterator<Item> {
    return this.#items.slice().values()
  }
}
