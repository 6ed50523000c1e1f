import type { Key } from '../keys/key.ts'

/** What a limit counts: requests under way, requests a minute, tokens a minute, or nano-USD. */
export type Kind = 'parallel' | 'rpm' | 'tpm' | 'budget'

/** The limits of a key, an agent or the whole server; null is no limit. */
export type Limited = Pick<
  Key,
  'id' | 'rpm' | 'tpm' | 'max_parallel' | 'budget_nano' | 'budget_period'
>

/** Whose limit it is. `name` begins a sentence; a caller's own limits have texts of their own. */
export type Owner = { name: string; isCaller: boolean }

/** Limits of the configuration, which hold beside those of the key. */
export type Cap = Owner & { limited: Limited }

/**
 * The most that a request may use. `nano` is nano-USD. A caller whose own budget has less left, but
 * `usualNano`, gets all that is left, so that nothing runs beside the request.
 */
export type Need = { tokens: number; nano: number; usualNano?: number }

type Amount = { left: number; limit: number }
/** What is left of limits, and how large they are; Infinity where there is none. */
export type Room = { tokens: Amount; nano: Amount }
