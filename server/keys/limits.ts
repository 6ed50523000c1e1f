import { Failure } from '../failure.ts'
import { nanoFrom } from '../money.ts'
import type { EachUser } from '../store/label-tables.ts'
import type { BudgetPeriod, KeyRow } from '../store/tables.ts'

/** The stored limits of a key. */
export type KeyLimits = Pick<
  KeyRow,
  'rpm' | 'tpm' | 'max_parallel' | 'budget_nano' | 'budget_period'
>

/** Limits to set: absent ones stay unchanged, null removes a limit. */
export type KeyLimitsInput = {
  rpm?: number | null
  tpm?: number | null
  max_parallel?: number | null
  budget_usd?: string | null
  budget_period?: BudgetPeriod | null
}

export const unlimited: KeyLimits = {
  rpm: null,
  tpm: null,
  max_parallel: null,
  budget_nano: null,
  budget_period: null,
}

/** The maximum whose nano-USD are an exact integer. */
const maxUsd = 9_000_000

/** The limits after a change. Throws a Failure if they are invalid. */
export function limitsAfter(
  now: KeyLimits,
  input: KeyLimitsInput,
  scopes: readonly string[],
): KeyLimits {
  check(
    input.tpm == null || scopes.includes('chat'),
    'tpm',
    'tpm limits the tokens of chats, and this key lacks the scope chat; ' +
      'limit it by rpm or a budget',
  )
  const { rpm = now.rpm, tpm = now.tpm, max_parallel = now.max_parallel } = input
  return { rpm, tpm, max_parallel, ...budgetAfter(now, input) }
}

function budgetAfter(
  now: KeyLimits,
  { budget_usd, budget_period }: KeyLimitsInput,
): Pick<KeyLimits, 'budget_nano' | 'budget_period'> {
  const newNano = budget_usd == null ? null : nanoOf(budget_usd)
  const nano = budget_usd === undefined ? now.budget_nano : newNano
  check(
    nano !== null || budget_period == null,
    'budget_period',
    'budget_period needs a budget; send budget_usd with it',
  )
  if (nano === null) return { budget_nano: null, budget_period: null }
  return { budget_nano: nano, budget_period: budget_period ?? now.budget_period ?? 'month' }
}

/** Throws a Failure for limits of users that could never be applied. */
export function checkEachUser(each: EachUser | null, from: string | null): void {
  check(
    each === null || from !== null,
    'each_user',
    'each_user needs user_from, which says where calls name their user; send it too',
  )
  if (each?.budget_usd !== undefined) nanoOf(each.budget_usd)
}

function nanoOf(usd: string): number {
  const nano = nanoFrom(usd)
  check(
    nano > 0n,
    'budget_usd',
    'budget_usd must be more than 0; revoke the key to reject all of its requests',
  )
  const isExact = nano <= BigInt(maxUsd) * 1_000_000_000n
  check(isExact, 'budget_usd', `budget_usd must be at most ${maxUsd}`)
  return Number(nano)
}

export const invalid = (param: string, message: string) =>
  new Failure('invalidRequest', message, { retry: false, param })

/** Throws a Failure about `param` unless the condition is met. */
export function check(isMet: boolean, param: string, message: string): void {
  if (!isMet) throw invalid(param, message)
}
