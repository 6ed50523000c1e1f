import { LRUCache } from 'lru-cache'
import { hourMs, hourOf } from '../store/ledger/roll-up.ts'
import { dayMs } from '../store/ledger/totals.ts'
import { endless } from '../store/queries/totals.ts'

/**
 * Caches sums of the ledger's days before the last hour, because a budget that never ends counts
 * all days. They are read again when an hour starts: a server that was unavailable may have stored
 * more since.
 */
export class DailyCache<Value> {
  readonly #values: LRUCache<string, Promise<Value>>
  #hour = 0

  constructor(maxValues: number) {
    this.#values = new LRUCache({ max: maxValues })
  }

  /**
   * Reads from the start of a day (UTC) on: the earlier days, which are cached by this name, and
   * the recent ones, up to `endless`.
   */
  since(
    name: string,
    from: number,
    now: number,
    read: (from: number, to: number) => Promise<Value>,
  ): Promise<Value[]> {
    const hour = hourOf(now)
    if (hour !== this.#hour) this.#values.clear()
    this.#hour = hour
    const end = hour - hourMs - ((hour - hourMs) % dayMs)
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
