import { LRUCache } from 'lru-cache'
import { hourMs, hourOf } from '../store/ledger/roll-up.ts'

/**
 * Remembers what was read of the ledger's hours before the last one, of which a budget that never
 * ends counts all. They are read again when an hour begins: a server that was away may have stored
 * more since.
 */
export class EarlierHours<Value> {
  readonly #values: LRUCache<string, Promise<Value>>
  #end = 0

  /** How many values it remembers. */
  constructor(most: number) {
    this.#values = new LRUCache({ max: most })
  }

  /** The end of the hours that are remembered, in epoch milliseconds. */
  endAt(now: number): number {
    const end = hourOf(now) - hourMs
    if (end !== this.#end) this.#values.clear()
    this.#end = end
    return end
  }

  /** What was read under this name, or what is read now. */
  get(name: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(name)
    if (known) return known
    const value = read()
    this.#values.set(name, value)
    value.catch(() => this.#values.delete(name))
    return value
  }
}
