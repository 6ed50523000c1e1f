import type { SignedPayment } from './payment.ts'
import type { Receipt } from './receipt.ts'

/**
 * A step of a payment, without its signed value. `unpaid` is a response other than 2xx and 402 that
 * ended the call.
 */
export type PaymentEvent = { payment: Omit<SignedPayment, 'value'> } & (
  | { kind: 'signed' | 'resumed' }
  | { kind: 'resending'; reason: string; delayMs: number }
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'unpaid'; status: number }
)
