import type { Group } from '../keys/group.ts'
import type { Key } from '../keys/key.ts'

/** The unit of a limit: concurrent requests, requests a minute, tokens a minute, or nano-USD. */
export type Kind = 'parallel' | 'rpm' | 'tpm' | 'budget'

/** The limits of a key, an agent or the whole server; null is no limit. */
export type Limited = Pick<
  Key,
  'id' | 'rpm' | 'tpm' | 'max_parallel' | 'budget_nano' | 'budget_period'
>

/** A caller with its own limits and those of its groups; a payer has none. */
export type LimitedCaller = Limited & {
  groups?: readonly Group[]
  userLimits?: readonly Limited[]
}

/**
 * Whose limit it is. `name` starts a sentence. Limits of the caller's key and of its groups are the
 * caller's: their errors are its own, and say what to do.
 */
export type Owner = { name: string; of: 'key' | 'group' | 'server' }

/** Limits that are enforced in addition to those of the key. */
export type Cap = Owner & { limited: Limited }

/**
 * The maximum usage of a request. `nano` is nano-USD. If the budget of the caller's key has less
 * left but at least `usualNano`, the request reserves all of it, so that nothing else runs.
 */
export type Need = { tokens: number; nano: number; usualNano?: number }

type RemainingAmount = { remaining: number; limit: number }
/** Remaining amounts and sizes of limits; Infinity where nothing is limited. */
export type Room = { tokens: RemainingAmount; nano: RemainingAmount }
