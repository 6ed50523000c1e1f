import type { Failure } from '../failure.ts'
import type { BudgetReports } from './budget-reports.ts'
import type { Kind } from './limit-types.ts'
import type { ReserveResult } from './meter/meter.ts'
import type { Step } from './meter/table.ts'
import { rateHeadersOf, type RateHeaders } from './rate-headers.ts'
import { limitError } from './limit-error.ts'

/** The amounts reserved for a request before it runs. Always call `end`, also after a failure. */
export type Reservation = {
  /** The remaining amounts of the key's limits per minute, if it has any. */
  headers: RateHeaders
  /**
   * Adds used amounts. Returns the amount to be charged: never more than was reserved of a budget,
   * whatever a model counts.
   */
  spend(tokens: number, nano: number): number
  /**
   * Adds the usage of a call that its caller aborted. It is not charged, but counts against budgets
   * up to the reserved amount. Returns the amount counted beyond what was spent before.
   */
  cover(tokens: number, nano: number): number
  /** Releases amounts that were reserved and not spent. */
  end(): void
}

type ReservationDeps = { now: () => number; reports: BudgetReports }

/**
 * Reserves all steps; those that need the store call it concurrently. If one is rejected, releases
 * the others and throws the Failure that names the limit.
 */
export function reserveSteps(
  steps: readonly Step[],
  deps: ReservationDeps,
): Reservation | Promise<Reservation> {
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]
    if (!step) break
    const result = step.meter.reserve(step.amount)
    if (result instanceof Promise) return reserveLater(steps, deps, at, result)
    if (result !== 'reserved') throw rejected(steps, deps, step, result, steps.slice(0, at))
  }
  return new StepsReservation(steps, deps)
}

/** Continues at the first step whose result is not available immediately. */
async function reserveLater(
  steps: readonly Step[],
  deps: ReservationDeps,
  first: number,
  result: Promise<ReserveResult>,
): Promise<Reservation> {
  const pending: (ReserveResult | Promise<ReserveResult>)[] = [result]
  for (const { meter, amount } of steps.slice(first + 1)) {
    const next = meter.reserve(amount)
    pending.push(next)
    if (next !== 'reserved' && !(next instanceof Promise)) break
  }
  const results = await Promise.all(pending)
  const reserved = steps.filter((_, at) => at < first || results[at - first] === 'reserved')
  for (const [at, one] of results.entries()) {
    const step = steps[first + at]
    if (one !== 'reserved' && step) throw rejected(steps, deps, step, one, reserved)
  }
  return new StepsReservation(steps, deps)
}

/** Releases the amounts of the other steps. */
function rejected(
  steps: readonly Step[],
  { now }: ReservationDeps,
  step: Step,
  result: Exclude<ReserveResult, 'reserved'>,
  reserved: readonly Step[],
): Failure {
  const headers = rateHeadersOf(steps, now())
  for (const { meter, amount } of reserved.toReversed()) meter.settle(amount, 0)
  return limitError({ ...step, result, now: now(), headers })
}

class StepsReservation implements Reservation {
  readonly headers: RateHeaders
  readonly #steps: readonly Step[]
  readonly #reports: BudgetReports
  #tokens = 0
  #nano = 0
  #isOpen = true

  constructor(steps: readonly Step[], { now, reports }: ReservationDeps) {
    this.headers = rateHeadersOf(steps, now())
    this.#steps = steps
    this.#reports = reports
  }

  spend(tokens: number, nano: number): number {
    const reserved = this.#reserved('budget')
    const rest = this.#isOpen ? (reserved ?? 0) - this.#nano : 0
    const payable = reserved === undefined ? nano : Math.min(nano, rest)
    this.#tokens += tokens
    this.#nano += payable
    if (!this.#isOpen)
      for (const { kind, meter } of this.#steps) if (kind === 'tpm') meter.settle(0, tokens)
    return payable
  }

  cover(tokens: number, nano: number): number {
    if (!this.#isOpen) return 0
    this.#tokens = Math.max(this.#tokens, Math.min(tokens, this.#reserved('tpm') ?? 0))
    const more = Math.max(0, Math.min(nano, this.#reserved('budget') ?? 0) - this.#nano)
    this.#nano += more
    return more
  }

  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    const used = { parallel: 0, rpm: 1, tpm: this.#tokens, budget: this.#nano }
    for (const { kind, meter, amount } of this.#steps) meter.settle(amount, used[kind])
    for (const { kind, meter } of this.#steps) if (kind === 'budget') this.#reports.check(meter)
  }

  /** The amount that all limits of this kind have reserved; undefined without such a limit. */
  #reserved(of: Kind): number | undefined {
    const amounts = this.#steps.filter(({ kind }) => kind === of).map(({ amount }) => amount)
    return amounts.length === 0 ? undefined : Math.min(...amounts)
  }
}
