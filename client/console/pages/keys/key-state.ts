import type { Key } from '../../../operator.ts'
import { nanosOf } from '../../format/money.ts'
import { count } from '../../format/numbers.ts'
import type { Tone } from '../../parts/values.tsx'

/** The state of a key, in a word. */
export type KeyState = 'active' | 'paused' | 'revoked' | 'expired'

export function stateOf(
  { revoked_at: revokedAt, expires_at: expiresAt, pauses_at: pausesAt }: Key,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return pausesAt !== null && pausesAt <= now ? 'paused' : 'active'
}

export const toneOf = (state: KeyState): Tone => (state === 'active' ? 'good' : 'plain')

/** A budget in nano-USD: its maximum, the counted usage, and the remainder. */
export type Budget = { limit: bigint; used: bigint; remainder: bigint; share: number }

/** The budget of a key; undefined for one without. */
export function budgetOf({ budget_usd: usd, budget_used: used }: Key): Budget | undefined {
  const limit = usd === null ? undefined : nanosOf(usd)
  if (limit === undefined) return undefined
  const counted = BigInt(used?.counted ?? 0)
  const remainder = counted > limit ? 0n : limit - counted
  // Millionths are exact enough for a bar.
  const share = limit === 0n ? 1 : Number((counted * 1_000_000n) / limit) / 1_000_000
  return { limit, used: counted, remainder, share }
}

/** The models or agents that a key may use, in words; null if its scopes exclude them. */
export function reachOf(key: Key, what: 'models' | 'agents'): string | null {
  if (!key.scopes.includes(what === 'models' ? 'chat' : 'mesh')) return null
  return key[what]?.join(', ') ?? 'all'
}

/** The limits of a key in words, as in `60 requests/min`; empty without limits. */
export function limitsOf({
  rpm,
  tpm,
  max_parallel: parallel,
}: Pick<Key, 'rpm' | 'tpm' | 'max_parallel'>): string[] {
  return [
    ...(rpm === null ? [] : [`${count(rpm)} requests/min`]),
    ...(tpm === null ? [] : [`${count(tpm)} tokens/min`]),
    ...(parallel === null ? [] : [`${count(parallel)} concurrent`]),
  ]
}
