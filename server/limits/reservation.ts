import type { Failure } from '../failure.ts'
import type { BudgetReports } from './budget-reports.ts'
import type { Kind } from './limit-types.ts'
import type { ReserveResult } from './meter/meter.ts'
import type { Portion } from './meter/table.ts'
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
  countAborted(tokens: number, nano: number): number
  /** Releases amounts that were reserved and not spent. */
  end(): void
}

type ReservationDeps = { now: () => number; reports: BudgetReports }

/**
 * Reserves all portions; those that need the store call it concurrently. If one is rejected, releases
 * the others and throws the Failure that names the limit.
 */
export function reservePortions(
  portions: readonly Portion[],
  deps: ReservationDeps,
): Reservation | Promise<Reservation> {
  for (let at = 0; at < portions.length; at++) {
    const portion = portions[at]
    if (!portion) break
    const result = portion.meter.reserve(portion.amount)
    if (result instanceof Promise) return reserveLater(portions, deps, at, result)
    if (result !== 'reserved')
      throw rejected(portions, deps, portion, result, portions.slice(0, at))
  }
  return new PortionsReservation(portions, deps)
}

/** Continues at the first portion whose result is not available immediately. */
async function reserveLater(
  portions: readonly Portion[],
  deps: ReservationDeps,
  first: number,
  result: Promise<ReserveResult>,
): Promise<Reservation> {
  const pending: (ReserveResult | Promise<ReserveResult>)[] = [result]
  for (const { meter, amount } of portions.slice(first + 1)) {
    const next = meter.reserve(amount)
    pending.push(next)
    if (next !== 'reserved' && !(next instanceof Promise)) break
  }
  const results = await Promise.all(pending)
  const reserved = portions.filter((_, at) => at < first || results[at - first] === 'reserved')
  for (const [at, one] of results.entries()) {
    const portion = portions[first + at]
    if (one !== 'reserved' && portion) throw rejected(portions, deps, portion, one, reserved)
  }
  return new PortionsReservation(portions, deps)
}

/** Releases the amounts of the other portions. */
function rejected(
  portions: readonly Portion[],
  { now }: ReservationDeps,
  portion: Portion,
  result: Exclude<ReserveResult, 'reserved'>,
  reserved: readonly Portion[],
): Failure {
  const headers = rateHeadersOf(portions, now())
  for (const { meter, amount } of reserved.toReversed()) meter.settle(amount, 0)
  return limitError({ ...portion, result, now: now(), headers })
}

class PortionsReservation implements Reservation {
  readonly headers: RateHeaders
  readonly #portions: readonly Portion[]
  readonly #reports: BudgetReports
  #tokens = 0
  #nano = 0
  #isOpen = true

  constructor(portions: readonly Portion[], { now, reports }: ReservationDeps) {
    this.headers = rateHeadersOf(portions, now())
    this.#portions = portions
    this.#reports = reports
  }

  spend(tokens: number, nano: number): number {
    const reserved = this.#reserved('budget')
    const rest = this.#isOpen ? (reserved ?? 0) - this.#nano : 0
    const payable = reserved === undefined ? nano : Math.min(nano, rest)
    this.#tokens += tokens
    this.#nano += payable
    if (!this.#isOpen)
      for (const { kind, meter } of this.#portions) if (kind === 'tpm') meter.settle(0, tokens)
    return payable
  }

  countAborted(tokens: number, nano: number): number {
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
    for (const { kind, meter, amount } of this.#portions) meter.settle(amount, used[kind])
    for (const { kind, meter } of this.#portions) if (kind === 'budget') this.#reports.check(meter)
  }

  /** The amount that all limits of this kind have reserved; undefined without such a limit. */
  #reserved(of: Kind): number | undefined {
    const amounts = this.#portions.filter(({ kind }) => kind === of).map(({ amount }) => amount)
    return amounts.length === 0 ? undefined : Math.min(...amounts)
  }
}
