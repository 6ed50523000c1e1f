import { bucketCount } from '../../store/ledger/sums.ts'
import type { ToolCounts } from './activity.ts'
import type { ActivityCounts, SlotCounts } from './ring.ts'

const noCounts = (): ActivityCounts => ({
  byStatus: {},
  tokens: 0,
  charged: 0,
  cost: 0,
  whole: Array.from({ length: bucketCount }, () => 0),
  firstToken: Array.from({ length: bucketCount }, () => 0),
})

/** Sums the counts of several processes. */
export function joinCounts(parts: readonly ActivityCounts[]): ActivityCounts {
  const sum = noCounts()
  for (const { byStatus, tokens, charged, cost, whole, firstToken } of parts) {
    addStatuses(sum.byStatus, byStatus)
    sum.tokens += tokens
    sum.charged += charged
    sum.cost += cost
    addTo(sum.whole, whole)
    addTo(sum.firstToken, firstToken)
  }
  return sum
}

/** Sums the slots of several processes by time, oldest first. */
export function joinSlots(parts: readonly (readonly SlotCounts[])[]): SlotCounts[] {
  const slots = new Map<number, ReturnType<typeof noSlot>>()
  for (const { at, requests, failed, tokens, charged, byStatus = {} } of parts.flat()) {
    const slot = slots.get(at) ?? noSlot(at)
    addStatuses(slot.byStatus, byStatus)
    slot.requests += requests
    slot.failed += failed
    slot.tokens += tokens
    slot.charged += charged
    slots.set(at, slot)
  }
  return [...slots.values()].toSorted((a, b) => a.at - b.at)
}

/** Sums the calls of each tool over several processes. */
export function joinTools(parts: readonly (readonly ToolCounts[])[]): ToolCounts[] {
  const tools = new Map<string, ToolCounts>()
  for (const counts of parts.flat()) {
    const name = `${counts.agent}\n${counts.tool}`
    const sum = tools.get(name)
    if (!sum) {
      tools.set(name, { ...counts, whole: [...counts.whole] })
      continue
    }
    sum.calls += counts.calls
    sum.errors += counts.errors
    sum.cacheHits += counts.cacheHits
    addTo(sum.whole, counts.whole)
  }
  return [...tools.values()]
}

const noSlot = (at: number) => ({
  at,
  requests: 0,
  failed: 0,
  tokens: 0,
  charged: 0,
  byStatus: {} as Record<string, number>,
})

function addStatuses(sum: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [status, count] of Object.entries(counts)) sum[status] = (sum[status] ?? 0) + count
}

function addTo(sum: number[], counts: readonly number[]): void {
  for (const [at, count] of counts.entries()) sum[at] = (sum[at] ?? 0) + count
}
