import type { components } from '../../generated/server/gateway.ts'
import { Failure } from '../failure.ts'
import type { Key } from '../keys/keys.ts'
import { usdFrom } from '../money.ts'
import { usedOf } from '../store/queries/leases/quotas.ts'
import { sumsOf, type Summed } from '../store/queries/sums.ts'
import type { Store } from '../store/store.ts'
import type { HeldLimit, Limits } from './limits.ts'
import type { Kind } from './limited.ts'
import { windowOf } from './windows.ts'

type Schemas = components['schemas']

/** Reads what a key used, and what is left of its limits, as its holder is told. */
export type KeyUsage = (key: Key) => Promise<Schemas['KeyUsage']>

type Parts = {
  store: Pick<Store, 'usage' | 'journal'>
  limits: Pick<Limits, 'held'>
  now?: () => number
}

/** What is left of a limit: what nobody holds, and what this replica holds in advance. */
type Left = HeldLimit & { left: number }

/** Throws a Failure of 503 while the store does not answer. */
export function createKeyUsage({ store, limits, now = Date.now }: Parts): KeyUsage {
  return async (key) => {
    const at = now()
    const held = limits.held(key)
    const [used, day, month, counted] = await answered(
      Promise.all([
        usedOf(
          store.journal,
          held.map(({ quota }) => quota),
        ),
        usedSince(store.usage, key, windowOf('day', at).start),
        usedSince(store.usage, key, windowOf('month', at).start),
        countedOf(store.usage, key, at),
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

const columns = ['requests', 'prompt_tokens', 'completion_tokens', 'charged'] as const

async function usedSince(
  usage: Store['usage'],
  key: Key,
  since: number,
): Promise<Schemas['PeriodUsage']> {
  const [requests, prompt_tokens, completion_tokens, charged] = await sums(
    usage,
    key,
    since,
    columns,
  )
  return {
    since: Math.floor(since / 1000),
    requests: requests ?? 0,
    prompt_tokens: prompt_tokens ?? 0,
    completion_tokens: completion_tokens ?? 0,
    charged_usd: usdFrom(charged ?? 0),
  }
}

/** What the key's budget counts in its current period, in nano-USD. */
async function countedOf(usage: Store['usage'], key: Key, at: number): Promise<number> {
  if (key.budget_nano === null) return 0
  const { start } = windowOf(key.budget_period ?? 'total', at)
  const [counted = 0] = await sums(usage, key, start, ['counted'])
  return counted
}

async function sums(
  usage: Store['usage'],
  { id }: Key,
  from: number,
  summed: readonly Summed[],
): Promise<number[]> {
  const all = Number.MAX_SAFE_INTEGER
  const span = { from, to: all, stepMs: all }
  const [row] = await sumsOf(usage, { dimension: 'key', value: id, ...span, summed })
  return row?.sums.map(([sum = 0]) => sum) ?? []
}

async function answered<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    throw new Failure('unavailable', 'the store does not answer', { cause, retryAfter: 5 })
  }
}
