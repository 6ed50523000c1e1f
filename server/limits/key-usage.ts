import type { components } from '../../generated/server/gateway.ts'
import { Failure } from '../failure.ts'
import type { Key } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { usedOf } from '../store/queries/leases.ts'
import { sumsOf } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import { HourlyCache } from './hourly-cache.ts'
import type { HeldLimit, Limits } from './limits.ts'
import type { Kind } from './limit-types.ts'
import { windowOf } from './windows.ts'

type Schemas = components['schemas']

/** Reads what a key used, and what is left of its limits, as its holder is told. */
export type KeyUsage = (key: Key) => Promise<Schemas['KeyUsage']>

/** What is left of a limit: what nobody holds, and what this replica holds in advance. */
type Left = HeldLimit & { left: number }

/** Throws a Failure of 503 while the store does not answer. */
export function createKeyUsage({
  store,
  limits,
  now = Date.now,
}: {
  store: Pick<Store, 'usage' | 'journal'>
  limits: Pick<Limits, 'held'>
  now?: () => number
}): KeyUsage {
  const sumsSince = createSumsSince(store.usage)
  return async (key) => {
    const at = now()
    const held = limits.held(key)
    const [used, day, month, counted] = await answered(
      Promise.all([
        usedOf(
          store.journal,
          held.map(({ quota }) => quota),
        ),
        usedSince(sumsSince, key, windowOf('day', at).start, at),
        usedSince(sumsSince, key, windowOf('month', at).start, at),
        countedOf(sumsSince, key, at),
      ]),
    )
    const left = held.map((limit, place): Left => {
      const unleased = limit.quota.limit - (used[place] ?? 0)
      const room = Math.min(limit.quota.limit, unleased + limit.inHand)
      return { ...limit, left: Math.max(0, room) }
    })
    return {
      object: 'key_usage',
      name: key.name,
      prefix: key.prefix,
      expires_at: seconds(key.expires_at),
      used: { day, month },
      limits: {
        requests_per_minute: limitLeft(left, 'rpm'),
        tokens_per_minute: limitLeft(left, 'tpm'),
        parallel_requests: limitLeft(left, 'parallel'),
        budget: budgetLeft(key, left, counted),
      },
    }
  }
}

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000))

function limitLeft(left: readonly Left[], kind: Kind): Schemas['LimitLeft'] {
  const limit = left.find((one) => one.kind === kind)
  if (!limit) return null
  const { quota } = limit
  return { limit: quota.limit, remaining: limit.left, resets_at: seconds(quota.endsAt) }
}

function budgetLeft(
  { budget_nano: budget, budget_period: period }: Key,
  left: readonly Left[],
  counted: number,
): Schemas['BudgetLeft'] {
  const limit = left.find(({ kind }) => kind === 'budget')
  if (!limit || budget === null) return null
  // The ledger may be behind what was reserved, and a dead replica may have spent less.
  const remaining = Math.max(0, Math.min(limit.left, budget - counted))
  return {
    period: period ?? 'total',
    limit_usd: usdFrom(budget),
    used_usd: usdFrom(counted),
    remaining_usd: usdFrom(remaining),
    resets_at: seconds(limit.quota.endsAt),
  }
}

async function usedSince(
  sumsSince: SumsSince,
  key: Key,
  since: number,
  at: number,
): Promise<Schemas['PeriodUsage']> {
  const { requests, prompt_tokens, completion_tokens, charged } = await sumsSince(key, since, at)
  return {
    since: Math.floor(since / 1000),
    requests,
    prompt_tokens,
    completion_tokens,
    charged_usd: usdFrom(charged),
  }
}

/** What the key's budget counts in its current period, in nano-USD. */
async function countedOf(sumsSince: SumsSince, key: Key, at: number): Promise<number> {
  if (key.budget_nano === null) return 0
  const { start } = windowOf(key.budget_period ?? 'total', at)
  return (await sumsSince(key, start, at)).counted
}

const columns = ['requests', 'prompt_tokens', 'completion_tokens', 'charged', 'counted'] as const
type Sums = Record<(typeof columns)[number], number>

/** Reads the sums of a key since the start of an hour. */
type SumsSince = (key: Key, from: number, at: number) => Promise<Sums>

/** Of a thousand keys that ask, each with a day, a month and a budget. */
const mostEarlier = 3000

/** Reads few rows each time: a key's holder may ask as often as they like. */
function createSumsSince(usage: Store['usage']): SumsSince {
  const earlier = new HourlyCache<Sums>(mostEarlier)
  return async ({ id }, from, at) => {
    const end = earlier.endAt(at)
    const [before, recent] = await Promise.all([
      from < end
        ? earlier.get(`${id} ${from}`, () => sumsBetween(usage, id, from, end))
        : sumsOfColumns(() => 0),
      sumsBetween(usage, id, Math.max(from, end), Number.MAX_SAFE_INTEGER),
    ])
    return sumsOfColumns((column) => before[column] + recent[column])
  }
}

async function sumsBetween(
  usage: Store['usage'],
  id: string,
  from: number,
  to: number,
): Promise<Sums> {
  const span = { from, to, stepMs: Number.MAX_SAFE_INTEGER }
  const [row] = await sumsOf(usage, { dimension: 'key', value: id, ...span, summed: columns })
  return sumsOfColumns((column) => row?.sums[columns.indexOf(column)]?.[0] ?? 0)
}

const sumsOfColumns = (sumOf: (column: keyof Sums) => number): Sums => ({
  requests: sumOf('requests'),
  prompt_tokens: sumOf('prompt_tokens'),
  completion_tokens: sumOf('completion_tokens'),
  charged: sumOf('charged'),
  counted: sumOf('counted'),
})

async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure('unavailable', 'the store does not answer', { cause, retryAfter: 5 })
  }
}
