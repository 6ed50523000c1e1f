import { Failure, uncertain } from '../failure.ts'
import type { PaymentRow } from '../store/tables.ts'
import type { Receipt, PaymentRefusal } from './types.ts'

/** What became of a payment: an answer that is paid for, or a refusal that cost nothing. */
export type PurchaseOutcome =
  | { kind: 'answered'; body: string; receipt: Receipt; replayed: boolean }
  | {
      kind: 'refused'
      refusal: PaymentRefusal
      /** Whether a settlement was tried. */ tried: boolean
    }

export function unknownSettlement(): Failure {
  const message =
    'it is not known whether the payment was settled; retry with the same payment, do not sign a new one'
  return new Failure('settlementUnknown', message, { retryAfter: 2 })
}

/** Nothing was ever sent to be settled, and yet it has failed: what it paid for may have been done without an answer. */
const isUncertain = ({ state, attempts }: PaymentRow) => state === 'failed' && attempts === 0

/** The one answer to a payment whose work may have changed something: the next sender hears what the first one heard. */
export function uncertainFailure({ result, reason }: PaymentRow): Failure {
  // A row whose process died in the work has no more than its reason.
  const { message, upstream } =
    result === null
      ? { message: reason ?? 'the tool may have been carried out', upstream: undefined }
      : (JSON.parse(result) as WorkFailure)
  return new Failure('toolFailed', message, { ...uncertain, ...(upstream && { upstream }) })
}

/** What `fail` stores of a failure. */
export type WorkFailure = { message: string; upstream?: Failure['details']['upstream'] }

/** What a decided row means to whoever sends the payment again; undefined while it is not decided. Throws the failure of work that may have been done. */
export function decided(row: PaymentRow): PurchaseOutcome | undefined {
  if (isUncertain(row)) throw uncertainFailure(row)
  if (row.state === 'failed' || row.state === 'expired') return refusal(row)
  if (row.state !== 'settled' || row.receipt === null) return undefined
  // It was written by `finish`.
  return {
    kind: 'answered',
    body: resultOf(row),
    receipt: JSON.parse(row.receipt) as Receipt,
    replayed: true,
  }
}

export const refusal = (row: PaymentRow): PurchaseOutcome => ({
  kind: 'refused',
  tried: row.attempts > 0,
  refusal: {
    reason: row.reason ?? row.state,
    message: `the payment was not settled: ${row.reason ?? row.state}; nothing was charged`,
  },
})

export function resultOf({ id, result }: PaymentRow): string {
  if (result === null) throw new Error(`the payment ${id} has no result`)
  return result
}
