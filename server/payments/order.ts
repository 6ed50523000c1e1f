import type { Failure } from '../failure.ts'
import type { PaymentRow } from '../store/tables.ts'
import type { Charge, PaymentRefusal, Signed } from './types.ts'
import type { PurchaseOutcome } from './settlement.ts'

/** A request together with the payment that came with it. */
export type Order = {
  signed: Signed
  /** What a new payment is charged. Where it does not meet the terms, or nothing is for sale any more, only an older claim of it counts. */
  charge: Charge | PaymentRefusal | Failure
  /** SHA-256 of method, path and body: the request that the payment is bound to. */
  fingerprint: string
  requestId: string
  agent: string
  tool: string | null
  priceNano: number
  /** Longest time that the work may take. */
  workMs: number
  /** Whether the work may be done again where a process died in it. */
  isRepeatable: boolean
  /** The network address that it came from. */
  client: string
  /** Whether the signature is seen here, without asking anybody, to be that of the payer's own key. */
  isSigned(): Promise<boolean>
  /** Throws where this client may not bring a new payment that is not. */
  checkClient?(): void
  /** Does the work for the payment of this id, and gives the body of the reply as JSON. Throws a Failure when there is nothing to pay for. */
  work(signal: AbortSignal, id: string): Promise<string>
}

export type Payments = {
  /**
   * Works once, charges once and gives the same answer to everybody who sends this payment with this request.
   * The work is ended when all of them have left before its result is stored, if it can be repeated; else, and after that, the payment is settled
   * whoever listens.
   */
  once(order: Order, signal: AbortSignal): Promise<PurchaseOutcome>
  /** Whether this payment was taken before, and perhaps answered. */
  isKnown(key: string): Promise<boolean>
  /** Looks at a row that is due, if nobody holds it. Throws a Failure while it stays unknown whether money moved. */
  reconcile(row: Pick<PaymentRow, 'id' | 'key' | 'state'>): Promise<void>
  /** Stores what could not be stored when it came, or need not have been. */
  save(): Promise<void>
  /** How many are under way in this process. */
  underWay(): number
  /** Waits for what is under way. */
  close(): Promise<void>
}
