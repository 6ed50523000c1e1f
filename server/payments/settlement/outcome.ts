import { Failure, uncertain } from '../../failure.ts'
import type { PaymentRow } from '../../store/tables.ts'
import type { Charge, Receipt, PaymentRefusal } from '../types.ts'

/** The outcome of a payment: a response that is paid for, or a rejection without a charge. */
export type PurchaseOutcome =
  | {
      kind: 'answered'
      body: string
      receipt: Receipt
      /** Whether the response was stored before this request. */
      replayed: boolean
    }
  | {
      kind: 'refused'
      refusal: PaymentRefusal
      /** Whether a settlement was attempted. */
      tried: boolean
    }

/** The stored failure of work that may have changed something. */
export type WorkFailure = { message: string; upstream?: Failure['details']['upstream'] }

/** The failure of a payment whose settlement is unknown: money may have moved. */
export function settlementUnknown(): Failure {
  const message =
    'the settlement of the payment is unknown; ' +
    'retry with the same payment, do not sign a new one'
  return new Failure('settlementUnknown', message, { retryAfter: 2 })
}

/** The outcome for a payment that is sent again; undefined if its row still needs work. */
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

/** The outcome for a request that only waited for it. */
export const asReplay = <Outcome extends PurchaseOutcome | undefined>(outcome: Outcome): Outcome =>
  outcome?.kind === 'answered' ? { ...outcome, replayed: true } : outcome

/** It failed before any settlement: the work may have been done without a response. */
const isUncertain = ({ state, attempts }: PaymentRow) => state === 'failed' && attempts === 0

/** The failure of work that may have changed something: all senders get the same one. */
export function uncertainFailure({ result, reason }: PaymentRow): Failure {
  // If the process died during the work, the row has only a reason.
  const unknown: WorkFailure = { message: reason ?? 'the tool may have been carried out' }
  const { message, upstream } = result === null ? unknown : (JSON.parse(result) as WorkFailure)
  return new Failure('toolFailed', message, { ...uncertain, ...(upstream && { upstream }) })
}

/** The outcome of a failed or expired payment. */
export const refusalOf = (row: PaymentRow): PurchaseOutcome => ({
  kind: 'refused',
  tried: row.attempts > 0,
  refusal: {
    reason: row.reason ?? row.state,
    message: `the payment was not settled: ${row.reason ?? row.state}; nothing was charged`,
  },
})

/** The body of the response, stored before the payment was charged. */
export function resultOf({ id, result }: PaymentRow): string {
  if (result === null) throw new Error(`the payment ${id} has no result`)
  return result
}

/** The charge for the facilitator, as `rowOf` of claim.ts wrote it. */
export const chargeOf = ({ charge }: PaymentRow): Charge => JSON.parse(charge) as Charge

/** The receipt of a payment that its chain shows in this transaction. */
export const receiptOf = ({ network, payer }: PaymentRow, transaction: string): Receipt => ({
  success: true,
  transaction,
  network,
  payer,
})

/** Whether a facilitator's payer is this row's. EVM addresses may be in any case. */
export const isSamePayer = (
  { network, payer }: Pick<PaymentRow, 'network' | 'payer'>,
  other: string,
): boolean =>
  network.startsWith('eip155:') ? payer.toLowerCase() === other.toLowerCase() : payer === other
