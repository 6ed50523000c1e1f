import type { BudgetPeriod } from './tables.ts'

/**
 * The name of a quota in the store: the kind of limit and the id of its owner, such as `rpm:KEY`. A
 * budget's kind is its period.
 */
export type Scope = string

type What = 'rpm' | 'tpm' | 'parallel' | 'day' | 'month' | 'total'

export const scopeOf = (what: What, id: string): Scope => `${what}:${id}`

/** The period of a budget. */
export function periodIn(scope: Scope): BudgetPeriod {
  const period = scope.slice(0, scope.indexOf(':'))
  return period === 'day' || period === 'month' ? period : 'total'
}

/** The id of whom it limits. */
export const idIn = (scope: Scope): string => scope.slice(scope.indexOf(':') + 1)

export const isConcurrency = (scope: Scope): boolean => scope.startsWith('parallel:')

export const isOfMinute = (scope: Scope): boolean => /^[rt]pm:/.test(scope)

/** Notes that the budget of a scope was reported as nearly spent. */
export const reportedScope = (scope: Scope): Scope => `told:${scope}`

/** Patterns of `like` for the same. */
export const scopePatterns = { concurrency: 'parallel:%', minute: '_pm:%' }
