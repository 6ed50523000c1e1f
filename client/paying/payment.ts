/**
 * A signed payment, and the terms it was signed for. Plain JSON. Anyone with `value` can use it:
 * keep it secret.
 */
export type SignedPayment = {
  id: string
  /** The request that it pays for: method, URL and SHA-256 of the body. */
  request: string
  header: 'PAYMENT-SIGNATURE' | 'X-PAYMENT'
  value: string
  /** CAIP-2, as in `eip155:8453`. */
  network: string
  asset: string
  /** A whole number of the asset's smallest unit. */
  amount: string
  payTo: string
  payer: string
  /**
   * Epoch milliseconds after which the chain rejects it; on Solana after which its blockhash may
   * have expired.
   */
  expiresAt: number
  /** On Solana, the blockhash whose expiry ends it. */
  blockhash?: string
  /** The cost of this purchase if each of its signatures is charged: a decimal of USD. */
  exposureUsd: string
}

/**
 * Stores unfinished payments. With a persistent store, a restarted program sends the same payment
 * again instead of signing another one.
 */
export type PaymentStore = {
  /** All payments that are stored for this request. */
  load(request: string): Promise<readonly SignedPayment[]>
  /** Stores a payment, which is sent only after this has resolved. */
  save(payment: SignedPayment): Promise<void>
  remove(payment: SignedPayment): Promise<void>
}

/**
 * Why a request was not paid, or why the outcome is unknown.
 *
 * Up to `signing_failed` no chargeable payment was sent; nor with `redirected`, unless the error
 * has a `payment`. The other errors follow a sent payment, which is the error's `payment`. It stays
 * in the store, and the same request sends it again as long as it could be charged. With
 * `receipt_invalid` the error has the response as `response`, but its receipt is invalid.
 */
export type PaymentErrorCode =
  | 'over_cap'
  | 'no_acceptable_offer'
  | 'terms_unreadable'
  | 'insecure_target'
  | 'unsupported_request'
  | 'signing_failed'
  | 'redirected'
  | 'outcome_unknown'
  | 'payment_refused'
  | 'changed_terms'
  | 'receipt_invalid'

/** The fields of a {@link PaymentError} besides its code and message. */
export type PaymentErrorDetails = {
  payment?: SignedPayment | undefined
  response?: Response | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** A request that was not paid, or whose payment has an unknown outcome. */
export class PaymentError extends Error {
  /** Stable snake_case code. */
  readonly code: PaymentErrorCode
  /** The payment that was sent, if one was. */
  readonly payment: SignedPayment | undefined
  /** The server's last response, with its body unread. */
  readonly response: Response | undefined
  /** HTTP status of that response. */
  readonly status: number | undefined
  /** The request's id in the server's logs. */
  readonly requestId: string | undefined
  /** Seconds after which a retry may succeed, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(
    code: PaymentErrorCode,
    message: string,
    { payment, response, retryAfter, cause }: PaymentErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'PaymentError'
    this.code = code
    this.payment = payment
    this.response = response
    this.status = response?.status
    this.requestId = response?.headers.get('x-request-id') ?? undefined
    this.retryAfter = retryAfter
  }
}

const dayMs = 86_400_000

/** Stores payments as long as the program runs, and a day past their expiry at most. */
export function memoryStore(): PaymentStore {
  const payments = new Map<string, SignedPayment>()
  return {
    load: async (request) =>
      [...payments.values()].filter((payment) => payment.request === request),
    async save(payment) {
      for (const [id, { expiresAt }] of payments)
        if (expiresAt + dayMs < Date.now()) payments.delete(id)
      payments.set(payment.id, payment)
    },
    async remove({ id }) {
      payments.delete(id)
    },
  }
}
