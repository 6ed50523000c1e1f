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

/** Statuses with a counter; the last counter is for all others. */
const statusCount = 40
const otherStatus = 'other'

/** Offsets in a slot, which is a range of one array: counting a row allocates nothing. */
const tokensAt = 0
const chargedAt = 1
const costAt = 2
const requestsAt = 3
const failedAt = 4
const statusesAt = 5
const wholeAt = statusesAt + statusCount
const firstTokenAt = wholeAt + bucketCount
const slotSize = firstTokenAt + bucketCount

/** The statuses of rows so far, and the index of each one's counter. */
export type StatusNames = { names: string[]; places: Map<string, number> }

export const createStatusNames = (): StatusNames => ({
  names: ['ok'],
  places: new Map([['ok', 0]]),
})

function placeOf({ names, places }: StatusNames, status: string): number {
  const existing = places.get(status)
  if (existing !== undefined) return existing
  const place = Math.min(names.length, statusCount - 1)
  if (place === statusCount - 1) names[place] = otherStatus
  else names.push(status)
  // Bounded: a status is one of Tollgate's codes, or a word for an upstream's failure.
  if (places.size < 10 * statusCount) places.set(status, place)
  return place
}

/** Counts rows of the ledger by time slot; the newest slot replaces the oldest. */
export class CountRing {
  readonly #slots: number
  readonly #slotMs: number
  readonly #statuses: StatusNames
  readonly #counts: Float64Array
  /** The time of each slot, as a number of slots since 1970. */
  readonly #times: Float64Array
  /** Cached sum of the slots that have ended. */
  #ended = { from: NaN, before: NaN, sum: new Float64Array(slotSize) }

  constructor(slots: number, slotMs: number, statuses: StatusNames) {
    this.#slots = slots
    this.#slotMs = slotMs
    this.#statuses = statuses
    this.#counts = new Float64Array(slots * slotSize)
    this.#times = new Float64Array(slots).fill(-1)
  }

  record(row: UsageRow, now: number): void {
    const time = Math.floor(now / this.#slotMs)
    const slot = time % this.#slots
    const at = slot * slotSize
    const counts = this.#counts
    if (this.#times[slot] !== time) {
      counts.fill(0, at, at + slotSize)
      this.#times[slot] = time
    }
    add(counts, at + tokensAt, row.prompt_tokens + row.completion_tokens)
    add(counts, at + chargedAt, row.charged)
    add(counts, at + costAt, row.cost)
    if (!endsRequest(row)) return
    const { status, ttft_ms: firstMs } = row
    add(counts, at + requestsAt, 1)
    if (status !== 'ok') add(counts, at + failedAt, 1)
    add(counts, at + statusesAt + placeOf(this.#statuses, status), 1)
    if (status === 'ok') add(counts, at + wholeAt + bucketOf(row.latency_ms), 1)
    if (firstMs !== null) add(counts, at + firstTokenAt + bucketOf(firstMs), 1)
  }

  /** The sum of the slots that started at `from` or later and have ended. */
  ended(from: number, now: number): ActivityCounts {
    return this.#countsOf(this.#endedSum(from, now))
  }

  /** The same, including the current slot. */
  since(from: number, now: number): ActivityCounts {
    const sum = this.#endedSum(from, now).slice()
    const time = Math.floor(now / this.#slotMs)
    if (this.#times[time % this.#slots] === time) this.#addSlot(sum, time % this.#slots)
    return this.#countsOf(sum)
  }

  /** The slots that started at `from` or later and have counts, oldest first. */
  slotsSince(from: number): SlotCounts[] {
    const slots = this.#slotsBetween(from, Infinity).map((slot) => {
      const valueOf = (at: number) => this.#counts[slot * slotSize + at] ?? 0
      return {
        at: (this.#times[slot] ?? 0) * this.#slotMs,
        requests: valueOf(requestsAt),
        failed: valueOf(failedAt),
        tokens: valueOf(tokensAt),
        charged: valueOf(chargedAt),
        byStatus: this.#statusesIn(this.#counts, slot * slotSize),
      }
    })
    return slots.toSorted((a, b) => a.at - b.at)
  }

  #endedSum(from: number, now: number): Float64Array {
    const before = now - (now % this.#slotMs)
    if (this.#ended.from !== from || this.#ended.before !== before) {
      const sum = new Float64Array(slotSize)
      for (const slot of this.#slotsBetween(from, before)) this.#addSlot(sum, slot)
      this.#ended = { from, before, sum }
    }
    return this.#ended.sum
  }

  #addSlot(sum: Float64Array, slot: number): void {
    const start = slot * slotSize
    for (let at = 0; at < slotSize; at++) add(sum, at, this.#counts[start + at] ?? 0)
  }

  #countsOf(sum: Float64Array): ActivityCounts {
    return {
      byStatus: this.#statusesIn(sum, 0),
      tokens: sum[tokensAt] ?? 0,
      charged: sum[chargedAt] ?? 0,
      cost: sum[costAt] ?? 0,
      whole: [...sum.subarray(wholeAt, wholeAt + bucketCount)],
      firstToken: [...sum.subarray(firstTokenAt, firstTokenAt + bucketCount)],
    }
  }

  #statusesIn(counts: Float64Array, start: number): Record<string, number> {
    const byStatus: Record<string, number> = {}
    for (const [place, name] of this.#statuses.names.entries()) {
      const count = counts[start + statusesAt + place] ?? 0
      if (count > 0) byStatus[name] = count
    }
    return byStatus
  }

  #slotsBetween(from: number, to: number): number[] {
    const slots: number[] = []
    for (let slot = 0; slot < this.#slots; slot++) {
      const at = (this.#times[slot] ?? 0) * this.#slotMs
      if (at >= from && at < to) slots.push(slot)
    }
    return slots
  }
}

function add(counts: Float64Array, at: number, amount: number): void {
  counts[at] = (counts[at] ?? 0) + amount
}
