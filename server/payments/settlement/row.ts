import type { PaymentRow } from '../../store/tables.ts'
import type { Charge, Receipt } from '../types.ts'

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
