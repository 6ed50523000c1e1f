import type { Limited } from '../../server/limits/limits.ts'
import { windowOf } from '../../server/limits/windows.ts'
import { nanoOf, type Call } from './load.ts'

type Entry = { limit: number; amount: number }

/** What all replicas together have let in, kept apart from what they know of it themselves. */
export class Account {
  readonly #entries = new Map<string, Entry>()
  /** The most by which any limit was exceeded, as a share of it. */
  overshoot = 0
  /** Limits that were exceeded, each by its name. */
  readonly exceeded = new Set<string>()

  /** Adds a call to everything that limits it; answers how to end it. */
  add(limited: Limited, { worst, used }: Call, at: number): () => void {
    const { id, rpm, tpm, max_parallel, budget_nano } = limited
    const minute = windowOf('minute', at).start
    this.#change(`rpm ${id} ${minute}`, rpm, 1)
    const open = [
      { name: `tpm ${id} ${minute}`, limit: tpm, reserved: worst, rest: used },
      { name: `parallel ${id}`, limit: max_parallel, reserved: 1, rest: 0 },
      { name: `budget ${id}`, limit: budget_nano, reserved: nanoOf(worst), rest: nanoOf(used) },
    ]
    for (const { name, limit, reserved } of open) this.#change(name, limit, reserved)
    return () => {
      for (const { name, limit, reserved, rest } of open) this.#change(name, limit, rest - reserved)
    }
  }

  /** Whether nothing but leases of replicas stood in the way of this call. */
  hasRoom({ id, rpm, tpm, max_parallel, budget_nano }: Limited, call: Call, at: number): boolean {
    const minute = windowOf('minute', at).start
    const left = (name: string, limit: number | null) =>
      (limit ?? Infinity) - (this.#entries.get(name)?.amount ?? 0)
    return (
      left(`rpm ${id} ${minute}`, rpm) >= 1 &&
      left(`tpm ${id} ${minute}`, tpm) >= call.worst &&
      left(`parallel ${id}`, max_parallel) >= 1 &&
      left(`budget ${id}`, budget_nano) >= nanoOf(call.worst)
    )
  }

  #change(name: string, limit: number | null, amount: number): void {
    if (limit === null) return
    const entry = this.#entries.get(name) ?? { limit, amount: 0 }
    this.#entries.set(name, entry)
    entry.amount += amount
    if (amount <= 0 || entry.amount <= limit) return
    this.exceeded.add(name)
    this.overshoot = Math.max(this.overshoot, (entry.amount - limit) / limit)
  }
}
