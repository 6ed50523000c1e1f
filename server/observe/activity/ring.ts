import { bucketCount, bucketOf, endsRequest } from '../../store/ledger/sums.ts'
import type { UsageRow } from '../../store/usage-tables.ts'

/** Counts over a period. Amounts are nano-USD. */
export type ActivityCounts = {
  /** Requests by how they ended: `ok`, or the error's code. */
  byStatus: Record<string, number>
  tokens: number
  charged: number
  cost: number
  /** Successful requests by the bucket of their total time, and of the time to the first token. */
  whole: number[]
  firstToken: number[]
}

/** The counts of one slot of a ring; `at` is its start in epoch milliseconds. */
export type SlotCounts = Pick<ActivityCounts, 'tokens' | 'charged'> & {
  at: number
  requests: number
  failed: number
  /** As in `ActivityCounts`; undefined from a server of an earlier version. */
  byStatus?: Record<string, number>
}

export const noCounts = (): ActivityCounts => ({
  byStatus: {},
  tokens: 0,
  charged: 0,
  cost: 0,
  whole: Array.from({ length: bucketCount }, () => 0),
  firstToken: Array.from({ length: bucketCount }, () => 0),
})

/** The counts of a slot, of which `cost` and the times are left out. */
export function slotOf(at: number, { byStatus, tokens, charged }: ActivityCounts): SlotCounts {
  const requests = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  return { at, requests, failed: requests - (byStatus['ok'] ?? 0), tokens, charged, byStatus }
}

/** Adds the numbers of an object to those of another one, in its lists and objects too. */
export function addNumbers<Counts extends object>(sum: Counts, counts: Counts): Counts {
  // The names are those of the type, which TypeScript cannot follow.
  const sums = sum as Record<string, unknown>
  for (const [name, value] of Object.entries(counts)) {
    if (typeof value === 'number') sums[name] = Number(sums[name] ?? 0) + value
    else if (value instanceof Object) addNumbers((sums[name] ??= {}) as object, value)
  }
  return sum
}

/** Sums the counts of several slots or processes. */
export const joinCounts = (parts: readonly ActivityCounts[]): ActivityCounts =>
  parts.reduce(addNumbers, noCounts())

/** Counts rows of the ledger by time slot; the newest slot replaces the oldest. */
export class CountRing {
  readonly #slotMs: number
  /** With the start of each slot in epoch milliseconds. */
  readonly #slots: { at: number; counts: ActivityCounts }[]

  constructor(slots: number, slotMs: number) {
    this.#slotMs = slotMs
    this.#slots = Array.from({ length: slots }, () => ({ at: -1, counts: noCounts() }))
  }

  record(row: UsageRow, now: number): void {
    const counts = this.#countsAt(now)
    counts.tokens += row.prompt_tokens + row.completion_tokens
    counts.charged += row.charged
    counts.cost += row.cost
    if (!endsRequest(row)) return
    const { status, ttft_ms: firstMs } = row
    increment(counts.byStatus, status)
    if (status === 'ok') increment(counts.whole, bucketOf(row.latency_ms))
    if (firstMs !== null) increment(counts.firstToken, bucketOf(firstMs))
  }

  /** The sum of the slots that started at `from` or later, and before `to`. */
  between(from: number, to = Infinity): ActivityCounts {
    return joinCounts(this.#slotsBetween(from, to).map(({ counts }) => counts))
  }

  /** The slots that started at `from` or later and have counts, oldest first. */
  slotsSince(from: number): SlotCounts[] {
    const slots = this.#slotsBetween(from, Infinity).map(({ at, counts }) => slotOf(at, counts))
    return slots.toSorted((a, b) => a.at - b.at)
  }

  #countsAt(now: number): ActivityCounts {
    const at = now - (now % this.#slotMs)
    const place = (at / this.#slotMs) % this.#slots.length
    const slot = this.#slots[place]
    if (slot?.at === at) return slot.counts
    const counts = noCounts()
    this.#slots[place] = { at, counts }
    return counts
  }

  #slotsBetween(from: number, to: number) {
    return this.#slots.filter(({ at }) => at >= from && at < to)
  }
}

function increment<Name extends PropertyKey>(counts: Record<Name, number>, name: Name): void {
  counts[name] = (counts[name] ?? 0) + 1
}
