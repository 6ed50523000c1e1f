import type { Failure } from '../../failure.ts'
import type { Charge, PaymentRefusal, SignedPayment } from '../types.ts'

/** A request together with the payment that came with it. */
export type Order = {
  payment: SignedPayment
  /**
   * What a new payment is charged. A refusal or a failure where the payment does not meet the
   * terms, or nothing is for sale any more: then only an earlier claim of it counts.
   */
  charge: Charge | PaymentRefusal | Failure
  /** SHA-256 of method, path and body: the request that the payment is bound to. */
  fingerprint: string
  requestId: string
  agent: string
  /** Null for a query. */
  tool: string | null
  priceNano: number
  /** Longest time that the work may take. */
  workMs: number
  /** Whether the work may be done again after a process died during it. */
  isRepeatable: boolean
  /** The network address of the sender. */
  client: string
  /** Whether the payer's own key has signed, as far as that can be seen without a chain. */
  isSigned(): Promise<boolean>
  /** Throws where this client may not bring a new payment that the payer's key has not signed. */
  checkClient?(): void
  /**
   * Does the work for the payment of this id and gives the body of the reply as JSON.
   * Throws a Failure when there is nothing to pay for.
   */
  work(signal: AbortSignal, id: string): Promise<string>
}
