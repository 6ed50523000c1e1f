import type { BudgetPeriod } from '../store/tables.ts'

/** The time in which a limit counts, in epoch milliseconds; `end` is null if it never ends. */
export type Window = { start: number; end: number | null }

export const minuteMs = 60_000
const dayMs = 86_400_000

/** The minute, day or month of UTC that contains an instant. */
export function windowOf(span: 'minute' | BudgetPeriod, at: number): Window {
  if (span === 'minute') return from(at - (at % minuteMs), minuteMs)
  if (span === 'day') return from(at - (at % dayMs), dayMs)
  if (span === 'total') return { start: 0, end: null }
  const date = new Date(at)
  return {
    start: Date.UTC(date.getUTCFullYear(), date.getUTCMonth()),
    end: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1),
  }
}

const from = (start: number, ms: number): Window => ({ start, end: start + ms })
