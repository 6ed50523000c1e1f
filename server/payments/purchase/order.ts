import type { Failure } from '../../failure.ts'
import type { Charge, PaymentRefusal, SignedPayment } from '../types.ts'

/** A request and its payment. */
export type Order = {
  payment: SignedPayment
  /**
   * The charge of a new payment; an error if the payment does not meet the terms, or the item is
   * not for sale any more: then only an earlier claim of the payment counts.
   */
  charge: Charge | PaymentRefusal | Failure
  /** SHA-256 of method, path and body: the request that the payment is bound to. */
  fingerprint: string
  requestId: string
  agent: string
  /** Null for a query. */
  tool: string | null
  priceNano: number
  /** Maximum duration of the work. */
  workMs: number
  /** Whether the work may run again after its process died. */
  isRepeatable: boolean
  /** The IP address of the sender. */
  client: string
  /** Whether the payer's key has signed, as far as this can be checked without a chain. */
  isSigned(): Promise<boolean>
  /** Throws if this client may not send a new payment that the payer's key has not signed. */
  checkClient?(): void
  /**
   * Does the work for the payment of this id and returns the body of the response as JSON.
   * Throws a Failure if there is nothing to charge.
   */
  work(signal: AbortSignal, id: string): Promise<string>
}
