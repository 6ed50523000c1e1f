import type { components } from '../../../generated/server/operator.ts'
import type { ActivityCounts } from '../../observe/activity/ring.ts'
import { hourOf, hourMs } from '../../store/ledger/roll-up.ts'
import { percentileOf } from '../../store/ledger/sums.ts'
import { sumsOf } from '../../store/queries/sums.ts'
import { storedPlaces } from '../../store/queries/usage.ts'
import type { Store } from '../../store/store.ts'

export type UsageWindow = components['schemas']['UsageWindow']

/** Counts of the time from `from` to `to`, both in epoch milliseconds, as the contract has them. */
export function usageWindow(counts: ActivityCounts, from: number, to: number): UsageWindow {
  const { byStatus, tokens, charged, cost, firstToken, whole } = counts
  const requests = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  const seconds = (to - from) / 1000
  return {
    from,
    seconds,
    requests,
    by_status: byStatus,
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

/** For rows of a server that has ended, of which the ledger does not tell any more. */
const longestMs = 300_000

/**
 * Reads the window of so many hours, of which the last is not over, from the ledger's sums: again
 * once rows were stored.
 */
export function hoursReader(usage: Store['usage'], hours: number): () => Promise<UsageWindow> {
  let last: { from: number; places: string; until: number; counts: ActivityCounts } | undefined
  return async () => {
    const now = Date.now()
    const from = hourOf(now) - (hours - 1) * hourMs
    // Before the sums: of rows that are stored meanwhile the next reading knows.
    const places = await storedPlaces(usage)
    if (last?.from !== from || last.places !== places || now >= last.until) {
      const counts = await countsOf(usage, from, now)
      last = { from, places, until: now + longestMs, counts }
    }
    return usageWindow(last.counts, from, now)
  }
}

async function countsOf(usage: Store['usage'], from: number, now: number): Promise<ActivityCounts> {
  // One step for all of it.
  const span = { from, to: now + 1, stepMs: Number.MAX_SAFE_INTEGER }
  const [all] = await sumsOf(usage, {
    ...span,
    dimension: '',
    summed: ['prompt_tokens', 'completion_tokens', 'charged', 'cost', 'whole', 'first_token'],
  })
  const statuses = await sumsOf(usage, { ...span, dimension: 'status', summed: ['requests'] })
  const [[prompt = 0] = [], [completion = 0] = [], [charged = 0] = [], [cost = 0] = []] =
    all?.sums ?? []
  return {
    byStatus: byStatus(statuses.map(({ value, sums }) => [value, sums[0]?.[0] ?? 0])),
    tokens: prompt + completion,
    charged,
    cost,
    whole: all?.sums[4] ?? [],
    firstToken: all?.sums[5] ?? [],
  }
}

/** Hours that an older version rolled up have no statuses. */
const unknownStatus = 'unknown'

const byStatus = (counts: (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(
    counts.flatMap(([status, count]) => (count > 0 ? [[status || unknownStatus, count]] : [])),
  )
