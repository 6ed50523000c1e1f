import type { ToolCounts } from './activity.ts'
import { addNumbers, noCounts, slotOf, type SlotCounts } from './ring.ts'

/** Sums the slots of several processes by time, oldest first. */
export function joinSlots(parts: readonly (readonly SlotCounts[])[]): SlotCounts[] {
  const slots = new Map<number, SlotCounts>()
  for (const { at, ...counts } of parts.flat()) {
    const slot = slots.get(at) ?? slotOf(at, noCounts())
    slots.set(at, addNumbers(slot, { ...counts, at: 0 }))
  }
  return [...slots.values()].toSorted((a, b) => a.at - b.at)
}

/** Sums the calls of each tool over several processes. */
export function joinTools(parts: readonly (readonly ToolCounts[])[]): ToolCounts[] {
  const tools = new Map<string, ToolCounts>()
  for (const counts of parts.flat()) {
    const name = `${counts.agent}\n${counts.tool}`
    const sum = tools.get(name)
    tools.set(name, sum ? addNumbers(sum, counts) : structuredClone(counts))
  }
  return [...tools.values()]
}
