import { LRUCache } from 'lru-cache'
import { hourMs, hourOf } from '../store/ledger/roll-up.ts'

/**
 * Caches sums of the ledger's hours before the last one, because a budget that never ends counts
 * all hours. They are read again when an hour starts: a server that was unavailable may have stored
 * more since.
 */
export class HourlyCache<Value> {
  readonly #values: LRUCache<string, Promise<Value>>
  #end = 0

  constructor(maxValues: number) {
    this.#values = new LRUCache({ max: maxValues })
  }

  /** The end of the cached hours, in epoch milliseconds. */
  endAt(now: number): number {
    const end = hourOf(now) - hourMs
    if (end !== this.#end) this.#values.clear()
    this.#end = end
    return end
  }

  get(name: string, read: () => Promise<Value>): Promise<Value> {
    const cached = this.#values.get(name)
    if (cached) return cached
    const value = read()
    this.#values.set(name, value)
    value.catch(() => this.#values.delete(name))
    return value
  }
}
