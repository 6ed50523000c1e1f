/** A payment as it was signed, and what it was signed for. Plain JSON: whoever holds `value` can present it, so keep it as you keep a cheque. */
export type SignedPayment = {
  id: string
  /** Names the request that it pays for: method, address and SHA-256 of the body. */
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
  /** Epoch milliseconds after which the chain refuses it; on Solana after which its blockhash may have expired. */
  expiresAt: number
  /** On Solana, the blockhash whose expiry ends it. */
  blockhash?: string
  /** What the signatures of this purchase cost together in USD, were every one of them charged. */
  exposureUsd: string
}

/** Where unfinished payments are kept. With one that outlives the program, a restarted program sends the same payment again and does not sign anew. */
export type PaymentStore = {
  /** Every payment that is kept for this request. */
  load(request: string): Promise<readonly SignedPayment[]>
  /** Keeps a payment; it is sent only after this has resolved. */
  save(payment: SignedPayment): Promise<void>
  remove(payment: SignedPayment): Promise<void>
}

/**
 * Why nothing was paid, or why it is not known.
 * Up to `signing_failed` nothing was sent that could be charged, and after `redirected` neither, unless the error carries the payment.
 * The others come after a payment was sent, and carry it. It is kept, and the same request sends it again as long as it could be charged.
 * With `receipt_invalid` the answer is there, as `response`, but what it says of the payment is not what was signed.
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

/** What a {@link PaymentError} tells beside its code and message. */
export type PaymentErrorDetails = {
  payment?: SignedPayment | undefined
  response?: Response | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Why a request was not paid for, or what is not known of its payment. */
export class PaymentError extends Error {
  /** Stable snake_case word for what happened. */
  readonly code: PaymentErrorCode
  /** The payment that was sent, if one was. */
  readonly payment: SignedPayment | undefined
  /** The server's last answer, its body unread. */
  readonly response: Response | undefined
  /** HTTP status of that answer. */
  readonly status: number | undefined
  /** Names the request in the server's logs; worth quoting in a report. */
  readonly requestId: string | undefined
  /** Seconds after which the server wants to be asked again. */
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

/** Keeps payments as long as the program runs, and a day past their expiry. */
export function memoryStore(): PaymentStore {
  const kept = new Map<string, SignedPayment>()
  return {
    load: async (request) => [...kept.values()].filter((payment) => payment.request === request),
    async save(payment) {
      for (const [id, { expiresAt }] of kept) if (expiresAt + dayMs < Date.now()) kept.delete(id)
      kept.set(payment.id, payment)
    },
    async remove({ id }) {
      kept.delete(id)
    },
  }
}
