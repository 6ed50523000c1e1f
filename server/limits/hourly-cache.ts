import { LRUCache } from 'lru-cache'
import { hourMs, hourOf } from '../store/ledger/roll-up.ts'

export const endless = Number.MAX_SAFE_INTEGER

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

  /**
   * Reads from the start of an hour on: the earlier hours, which are cached by this name, and the
   * recent ones, up to `endless`.
   */
  since(
    name: string,
    from: number,
    now: number,
    read: (from: number, to: number) => Promise<Value>,
  ): Promise<Value[]> {
    const end = hourOf(now) - hourMs
    if (end !== this.#end) this.#values.clear()
    this.#end = end
    const parts = [read(Math.max(from, end), endless)]
    if (from < end) parts.push(this.#get(`${name} ${from}`, () => read(from, end)))
    return Promise.all(parts)
  }

  #get(name: string, read: () => Promise<Value>): Promise<Value> {
    const cached = this.#values.get(name)
    if (cached) return cached
    const value = read()
    this.#values.set(name, value)
    value.catch(() => this.#values.delete(name))
    return value
  }
}
