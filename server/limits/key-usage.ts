import type { components } from '../../generated/server/gateway.ts'
import { Failure } from '../failure.ts'
import type { Group, Key, StoredKey } from '../keys/keys.ts'
import { unlimited } from '../keys/limits.ts'
import { usdFrom } from '../money.ts'
import { periodIn } from '../store/scope.ts'
import { usedOf } from '../store/queries/limit-leases.ts'
import { keySums } from '../store/queries/key-sums.ts'
import type { Store } from '../store/store.ts'
import { DailyCache } from './daily-cache.ts'
import type { HeldLimit, Limits } from './limits.ts'
import type { Kind } from './limit-types.ts'
import { windowOf } from './windows.ts'

type Schemas = components['schemas']

/**
 * Reads a key's usage and remaining limits, as its holder may see them: of each kind the limit with
 * the least left, of the key or of one of its groups.
 */
export type KeyUsage = (
  key: StoredKey & Partial<Pick<Key, 'groups'>>,
) => Promise<Schemas['KeyUsage']>

/** A limit with its remaining amount: unleased, plus this replica's lease. */
type RemainingLimit = HeldLimit & { remaining: number }

/** Throws a Failure of 503 while the store is unavailable. */
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
    const [used, day, month, counted] = await orUnavailable(
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
    return {
      object: 'key_usage',
      name: key.name,
      prefix: key.prefix,
      expires_at: seconds(key.expires_at),
      used: { day, month },
      limits: remainingLimits(held, used, counted),
    }
  }
}

/**
 * Reads what is left of the limits of a group, which its callers may know as those of their keys.
 * Throws a Failure of 503 while the store is unavailable.
 */
export const createGroupUsage =
  ({
    store: { journal },
    limits,
  }: {
    store: Pick<Store, 'journal'>
    limits: Pick<Limits, 'held'>
  }) =>
  async (group: Group): Promise<Schemas['KeyUsage']['limits']> => {
    const held = limits.held({ ...unlimited, id: '', groups: [group] })
    const quotas = held.map(({ quota }) => quota)
    return remainingLimits(held, await orUnavailable(usedOf(journal, quotas)), 0)
  }

/** `used` is what the store granted of each limit, `counted` the spend of the key's budget. */
function remainingLimits(
  held: readonly HeldLimit[],
  used: readonly (number | undefined)[],
  counted: number,
): Schemas['KeyUsage']['limits'] {
  const remaining = held.map((limit, index): RemainingLimit => {
    const unleased = limit.quota.limit - (used[index] ?? 0)
    const room = Math.min(limit.quota.limit, unleased + limit.spendable)
    // The ledger may lag behind the reservations, and a dead replica may have spent less.
    const isBudget = limit.kind === 'budget' && limit.isOfKey
    const unspent = isBudget ? limit.quota.limit - counted : room
    return { ...limit, remaining: Math.max(0, Math.min(room, unspent)) }
  })
  const least = tightestLimits(remaining)
  return {
    requests_per_minute: limitOf(least.get('rpm')),
    tokens_per_minute: limitOf(least.get('tpm')),
    parallel_requests: limitOf(least.get('parallel')),
    budget: budgetOf(least.get('budget'), counted),
  }
}

const seconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000))

/** The limit of each kind that has the least left. */
function tightestLimits(limits: readonly RemainingLimit[]): ReadonlyMap<Kind, RemainingLimit> {
  const least = new Map<Kind, RemainingLimit>()
  for (const limit of limits)
    if (limit.remaining < (least.get(limit.kind)?.remaining ?? Infinity))
      least.set(limit.kind, limit)
  return least
}

function limitOf(limit: RemainingLimit | undefined): Schemas['LimitLeft'] {
  if (!limit) return null
  const { quota, remaining } = limit
  return { limit: quota.limit, remaining, resets_at: seconds(quota.endsAt) }
}

function budgetOf(limit: RemainingLimit | undefined, counted: number): Schemas['BudgetLeft'] {
  if (!limit) return null
  const { isOfKey, quota, remaining } = limit
  return {
    period: periodIn(quota.scope),
    limit_usd: usdFrom(quota.limit),
    used_usd: usdFrom(isOfKey ? counted : quota.limit - remaining),
    remaining_usd: usdFrom(remaining),
    resets_at: seconds(quota.endsAt),
  }
}

async function usedSince(
  sumsSince: SumsSince,
  key: StoredKey,
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

/** The amount counted against the key's budget in its current period, in nano-USD. */
async function countedOf(sumsSince: SumsSince, key: StoredKey, at: number): Promise<number> {
  if (key.budget_nano === null) return 0
  const { start } = windowOf(key.budget_period ?? 'total', at)
  return (await sumsSince(key, start, at)).counted
}

const columns = ['requests', 'prompt_tokens', 'completion_tokens', 'charged', 'counted'] as const
type Sums = Record<(typeof columns)[number], number>

/** Reads the sums of a key since the start of a day (UTC). */
type SumsSince = (key: StoredKey, from: number, at: number) => Promise<Sums>

/** Enough for a day, a month and a budget of a thousand keys. */
const maxCachedSums = 3000

/** Reads few rows each time, because a key's holder may call as often as they like. */
function createSumsSince(usage: Store['usage']): SumsSince {
  const days = new DailyCache<number[]>(maxCachedSums)
  return async ({ id }, since, now) => {
    const parts = await days.since(id, since, now, (from, to) =>
      keySums(usage, id, { from, to, summed: columns }),
    )
    const sumAt = (at: number) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0)
    // The names of the entries are the columns.
    return Object.fromEntries(columns.map((column, at) => [column, sumAt(at)])) as Sums
  }
}

async function orUnavailable<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure('unavailable', 'the store does not answer', { cause, retryAfter: 5 })
  }
}
