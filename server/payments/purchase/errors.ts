import { Failure } from '../../failure.ts'

/** For a payer with too many payments in flight. */
export const payerBusy = (): Failure =>
  new Failure(
    'payerBusy',
    'this payer has reached the limit of unsettled payments; wait until one is settled',
    { retryAfter: 5 },
  )

/** For a payment that was first sent with another request. */
export const paymentBound = (): Failure =>
  new Failure(
    'paymentBound',
    'this payment was made for another request, or with other credentials in X-Agent-… headers; ' +
      'sign a new one for this',
    { retry: false },
  )

/** For a payment whose outcome takes longer than a duplicate may wait. */
export const stillRunning = (): Failure =>
  new Failure(
    'conflict',
    'the request of this payment is still running; retry with the same payment',
    { retryAfter: 2 },
  )
