import { Failure, uncertain } from '../../failure.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { Charge, Receipt, PaymentRefusal } from '../types.ts'

/** What became of a payment: an answer that is paid for, or a refusal that cost nothing. */
export type PurchaseOutcome =
  | {
      kind: 'answered'
      body: string
      receipt: Receipt
      /** Whether the answer was there before this request. */
      replayed: boolean
    }
  | {
      kind: 'refused'
      refusal: PaymentRefusal
      /** Whether a settlement was tried. */
      tried: boolean
    }

/** What is stored of work that may have changed something and gave no answer. */
export type WorkFailure = { message: string; upstream?: Failure['details']['upstream'] }

/** The failure of a payment of which it is not known whether money moved. */
export function settlementUnknown(): Failure {
  const message =
    'it is not known whether the payment was settled; ' +
    'retry with the same payment, do not sign a new one'
  return new Failure('settlementUnknown', message, { retryAfter: 2 })
}

/**
 * The outcome of a decided row for a payment that is sent again; undefined while it is not decided.
 */
export function outcomeOf(row: PaymentRow): PurchaseOutcome | undefined {
  if (isUncertain(row)) throw uncertainFailure(row)
  if (row.state === 'failed' || row.state === 'expired') return refusalOf(row)
  if (row.state !== 'settled' || row.receipt === null) return undefined
  return {
    kind: 'answered',
    body: resultOf(row),
    receipt: JSON.parse(row.receipt) as Receipt, // written by `finish` of receipts.ts
    replayed: true,
  }
}

/** It failed before a settlement was asked for: the work may have been done without an answer. */
const isUncertain = ({ state, attempts }: PaymentRow) => state === 'failed' && attempts === 0

/** The failure of work that may have changed something: each sender gets the same one. */
export function uncertainFailure({ result, reason }: PaymentRow): Failure {
  // When the process died during the work, the row has a reason only.
  const { message, upstream } =
    result === null
      ? { message: reason ?? 'the tool may have been carried out', upstream: undefined }
      : (JSON.parse(result) as WorkFailure)
  return new Failure('toolFailed', message, { ...uncertain, ...(upstream && { upstream }) })
}

/** The refusal that a failed or expired payment gets. */
export const refusalOf = (row: PaymentRow): PurchaseOutcome => ({
  kind: 'refused',
  tried: row.attempts > 0,
  refusal: {
    reason: row.reason ?? row.state,
    message: `the payment was not settled: ${row.reason ?? row.state}; nothing was charged`,
  },
})

/** The body of the reply that was stored before the payment was charged. */
export function resultOf({ id, result }: PaymentRow): string {
  if (result === null) throw new Error(`the payment ${id} has no result`)
  return result
}

/** What the facilitator is sent for this payment, as `rowOf` of claim.ts wrote it. */
export const chargeOf = ({ charge }: PaymentRow): Charge => JSON.parse(charge) as Charge

/** The receipt of a payment that was seen in this transaction on its chain. */
export const receiptOf = ({ network, payer }: PaymentRow, transaction: string): Receipt => ({
  success: true,
  transaction,
  network,
  payer,
})

/** Whether a facilitator names the payer of this row. EVM addresses are written in any case. */
export const isSamePayer = (
  { network, payer }: Pick<PaymentRow, 'network' | 'payer'>,
  other: string,
): boolean =>
  network.startsWith('eip155:') ? payer.toLowerCase() === other.toLowerCase() : payer === other
