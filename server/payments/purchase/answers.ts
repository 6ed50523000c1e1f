import { Failure } from '../../failure.ts'
import type { PurchaseOutcome } from '../settlement/outcome.ts'

/** The outcome for a request that did not cause it. */
export const asReplay = <Outcome extends PurchaseOutcome | undefined>(outcome: Outcome): Outcome =>
  outcome?.kind === 'answered' ? { ...outcome, replayed: true } : outcome

/** For a payer with too many payments under way. */
export const payerBusy = (): Failure =>
  new Failure(
    'payerBusy',
    'this payer has as many unsettled payments as may be; wait until one is settled',
    { retryAfter: 5 },
  )

/** For a payment that was sent with another request before. */
export const paymentBound = (): Failure =>
  new Failure(
    'paymentBound',
    'this payment was made for another request; sign a new one for this',
    { retry: false },
  )

/** For a payment whose outcome takes longer than a duplicate waits. */
export const stillRunning = (): Failure =>
  new Failure(
    'conflict',
    'the request of this payment is still running; retry with the same payment',
    { retryAfter: 2 },
  )
