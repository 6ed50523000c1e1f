import type { Observation, ShedReason, Observers, Observe } from '../../observations.ts'
import { bucketCount, bucketOf } from '../../store/ledger/sums.ts'
import type { UsageRow } from '../../store/usage-tables.ts'
import { CountRing, type ActivityCounts, type SlotCounts } from './ring.ts'

/** The calls of one tool since its process started. */
export type ToolCounts = {
  agent: string
  tool: string
  calls: number
  errors: number
  cacheHits: number
  /** Calls by the bucket of their time. */
  whole: number[]
}

/** The counts and faults of a process. Times are epoch milliseconds. */
export type ProcessActivity = {
  /** The last ten complete seconds. */
  now: ActivityCounts
  /** The last 60 minutes, including the current one. */
  hour: ActivityCounts
  minutes: SlotCounts[]
  /** Set while requests are refused under load. */
  shedding: { reason: ShedReason; since: number } | null
  /** Set if the last reload of the configuration was refused. */
  refusedConfig: { problems: string[]; since: number } | null
  /** Since when circuit breakers are open, by `breakerName`. */
  openBreakers: Record<string, number>
}

/** Counts the work of a process. The operator's overview shows it. */
export type Activity = {
  /** Counts a row of the ledger. */
  record(row: UsageRow): void
  observe(observation: Observation): void
  read(): ProcessActivity
  tools(): ToolCounts[]
}

export const secondMs = 1000
export const minuteMs = 60_000
/** The seconds of `now`. */
export const nowSeconds = 10
/** The minutes of `hour`. */
export const hourMinutes = 60
/** One second more than `now` has: the current one. */
const secondSlots = nowSeconds + 2
/** The maximum number of tools; agents of a configuration have fewer. */
const maxTools = 20_000

export const breakerName = (upstream: string, model: string): string => `${upstream}\n${model}`

export function createActivity(now: () => number = Date.now): Activity {
  const seconds = new CountRing(secondSlots, secondMs)
  const minutes = new CountRing(hourMinutes, minuteMs)
  const tools = new Map<string, ToolCounts>()
  const faults: Pick<ProcessActivity, 'shedding' | 'refusedConfig'> & {
    openBreakers: Map<string, number>
  } = { shedding: null, refusedConfig: null, openBreakers: new Map() }

  const observers: Observers = {
    sheddingBegan: ({ reason }) => void (faults.shedding = { reason, since: now() }),
    sheddingEnded: () => void (faults.shedding = null),
    configRefused: ({ problems }) => void (faults.refusedConfig = { problems, since: now() }),
    configReloaded: () => void (faults.refusedConfig = null),
    breakerMoved({ upstream, model, state }) {
      const name = breakerName(upstream, model)
      if (state === 'closed') faults.openBreakers.delete(name)
      else if (!faults.openBreakers.has(name)) faults.openBreakers.set(name, now())
    },
    toolCalled({ agent, tool, outcome, cached, ms }) {
      const counts = toolCounts(tools, agent, tool)
      if (!counts) return
      counts.calls += 1
      if (outcome !== 'ok') counts.errors += 1
      if (cached) counts.cacheHits += 1
      const bucket = bucketOf(ms)
      counts.whole[bucket] = (counts.whole[bucket] ?? 0) + 1
    },
  }
  return {
    record(row) {
      const at = now()
      seconds.record(row, at)
      minutes.record(row, at)
    },
    observe: (observation) => (observers[observation.kind] as Observe | undefined)?.(observation),
    read() {
      const at = now()
      const second = at - (at % secondMs)
      const sinceMinute = startOfHour(at)
      return {
        now: seconds.between(second - nowSeconds * secondMs, second),
        hour: minutes.between(sinceMinute),
        minutes: minutes.slotsSince(sinceMinute),
        shedding: faults.shedding,
        refusedConfig: faults.refusedConfig,
        openBreakers: Object.fromEntries(faults.openBreakers),
      }
    },
    tools: () => [...tools.values()],
  }
}

/** The start of the last 60 minutes, including the current one. */
export const startOfHour = (now: number): number =>
  now - (now % minuteMs) - (hourMinutes - 1) * minuteMs

function toolCounts(
  tools: Map<string, ToolCounts>,
  agent: string,
  tool: string,
): ToolCounts | undefined {
  const name = `${agent}\n${tool}`
  const existing = tools.get(name)
  if (existing || tools.size >= maxTools) return existing
  const buckets = Array.from({ length: bucketCount }, () => 0)
  const counts = { agent, tool, calls: 0, errors: 0, cacheHits: 0, whole: buckets }
  tools.set(name, counts)
  return counts
}
