import type { components } from '../../../generated/server/operator.ts'
import { countClasses, unknownStatus } from '../../store/failure-class.ts'
import { minuteMs, startOfHour } from '../../observe/activity/activity.ts'
import { joinSlots } from '../../observe/activity/joined.ts'
import {
  joinCounts,
  slotOf,
  type ActivityCounts,
  type SlotCounts,
} from '../../observe/activity/ring.ts'
import { hourOf, hourMs } from '../../store/ledger/roll-up.ts'
import { percentileOf } from '../../store/ledger/sums.ts'
import { sumsOf, type StepSums } from '../../store/queries/sums.ts'
import type { Store } from '../../store/store.ts'

export type UsageWindow = components['schemas']['UsageWindow']

/** Counts from `from` to `to`, in epoch milliseconds, in the contract's form. */
export function usageWindow(counts: ActivityCounts, from: number, to: number): UsageWindow {
  const { byStatus, tokens, charged, cost, firstToken, whole } = counts
  const requests = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const seconds = (to - from) / 1000
  return {
    from,
    seconds,
    requests,
    by_status: byStatus,
    by_class: countClasses(byStatus),
    requests_per_s: perSecond(requests, seconds),
    tokens,
    tokens_per_s: perSecond(tokens, seconds),
    charged: String(charged),
    cost: String(cost),
    first_token: percentiles(firstToken),
    whole: percentiles(whole),
  }
}

const perSecond = (count: number, seconds: number): number => (seconds > 0 ? count / seconds : 0)

const percentiles = (counts: readonly number[]) => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  p50_ms: percentileOf(counts, 0.5),
  p95_ms: percentileOf(counts, 0.95),
})

/** The hours of each window; the last is incomplete. */
const dayHours = 24
const monthHours = 30 * dayHours

/** Reads the last day and the last 30 from the ledger's sums. */
export async function readWindows(
  usage: Store['usage'],
): Promise<{ day: UsageWindow; month: UsageWindow }> {
  const now = Date.now()
  const window = async (hours: number) => {
    const from = hourOf(now) - (hours - 1) * hourMs
    return usageWindow(await countsOf(usage, from, now + 1), from, now)
  }
  return { day: await window(dayHours), month: await window(monthHours) }
}

/** The last hour in the ledger, in the form of a process's counts. */
export type LedgerHour = { counts: ActivityCounts; slots: SlotCounts[] }

/** Reads the last hour from the ledger's sums by the minute. */
export async function readLastHour(usage: Store['usage'], now: number): Promise<LedgerHour> {
  const from = startOfHour(now)
  const to = from + hourMs
  const sums = await sumsOf(usage, { dimension: 'minute', from, to, stepMs: minuteMs, summed })
  const slots = sums.map((step) => slotOf(step.at, countsOfStatus(step)))
  return { counts: joinCounts(sums.map(countsOfStatus)), slots: joinSlots([slots]) }
}

const summed = [
  'requests',
  'prompt_tokens',
  'completion_tokens',
  'charged',
  'cost',
  'whole',
  'first_token',
] as const

/** Counts from `from` to before `to`. Each row has one status. */
async function countsOf(usage: Store['usage'], from: number, to: number): Promise<ActivityCounts> {
  // A single step.
  const stepMs = Number.MAX_SAFE_INTEGER
  const statuses = await sumsOf(usage, { dimension: 'status', from, to, stepMs, summed })
  return joinCounts(statuses.map(countsOfStatus))
}

function countsOfStatus({ value, sums }: StepSums): ActivityCounts {
  const [requests = 0, prompt = 0, completion = 0, charged = 0, cost = 0] = sums.map(
    ([sum = 0]) => sum,
  )
  const [whole = [], firstToken = []] = sums.slice(summed.indexOf('whole'))
  return {
    byStatus: requests > 0 ? { [value || unknownStatus]: requests } : {},
    tokens: prompt + completion,
    charged,
    cost,
    whole,
    firstToken,
  }
}
