const kinds = {
  invalidRequest: { status: 400, code: 'invalid_request' },
  credentialRequired: { status: 400, code: 'credential_required' },
  credentialExpired: { status: 400, code: 'credential_expired' },
  blocked: { status: 400, code: 'blocked' },
  contextExceeded: { status: 400, code: 'context_length_exceeded' },
  unauthorized: { status: 401, code: 'unauthorized' },
  tokenInvalid: { status: 401, code: 'invalid_token' },
  tokenExpired: { status: 401, code: 'token_expired' },
  tokenInFuture: { status: 401, code: 'token_not_yet_valid' },
  issuerUnknown: { status: 401, code: 'unknown_issuer' },
  audienceWrong: { status: 401, code: 'wrong_audience' },
  claimMissing: { status: 401, code: 'missing_claim' },
  budgetSpent: { status: 402, code: 'budget_spent' },
  paymentRequired: { status: 402, code: 'payment_required' },
  forbidden: { status: 403, code: 'forbidden' },
  labelNotServed: { status: 403, code: 'label_not_served' },
  groupMissing: { status: 403, code: 'no_group' },
  groupAmbiguous: { status: 403, code: 'several_groups' },
  groupUnknown: { status: 403, code: 'unknown_group' },
  notFound: { status: 404, code: 'not_found' },
  methodNotAllowed: { status: 405, code: 'method_not_allowed' },
  requestTimeout: { status: 408, code: 'request_timeout' },
  conflict: { status: 409, code: 'conflict' },
  paymentBound: { status: 409, code: 'payment_bound' },
  bodyTooLarge: { status: 413, code: 'body_too_large' },
  unsupportedMediaType: { status: 415, code: 'unsupported_media_type' },
  misdirected: { status: 421, code: 'misdirected_request' },
  toolRefused: { status: 422, code: 'tool_refused' },
  rateLimited: { status: 429, code: 'rate_limited' },
  payerBusy: { status: 429, code: 'payer_busy' },
  headersTooLarge: { status: 431, code: 'headers_too_large' },
  internal: { status: 500, code: 'internal_error' },
  toolFailed: { status: 502, code: 'tool_failed' },
  queryExhausted: { status: 502, code: 'query_exhausted' },
  upstreamFailed: { status: 502, code: 'upstream_failed' },
  overloaded: { status: 503, code: 'overloaded' },
  unavailable: { status: 503, code: 'unavailable' },
  upstreamBusy: { status: 503, code: 'upstream_busy' },
  settlementUnknown: { status: 503, code: 'settlement_unknown' },
  deadlineExceeded: { status: 504, code: 'deadline_exceeded' },
} as const

export type FailureKind = keyof typeof kinds

/** Status and stable `code` of every error, by kind. docs/errors.md lists this table. */
export const failureKinds: Readonly<Record<FailureKind, { status: number; code: string }>> = kinds

/** An error response of the API behind a tool; bounded, and without secrets of the server. */
export type UpstreamAnswer = {
  status: number
  body?: unknown
  media_type?: string
  retry_after?: number
}

/**
 * Why a request or an attempt failed. Operators read it: it is text of a model server or of
 * Tollgate, and never contains a caller's text, a key or a header of an account.
 */
export type FailureReason = {
  code?: string
  type?: string
  param?: string
  message?: string
  /** The model server's id of the request. */
  request_id?: string
}

/** The last attempt of a failed request. */
export type LastAttempt = { upstream: string; reason: FailureReason | undefined }

type Details = {
  cause?: unknown
  /** Seconds until a retry may succeed; sent as `Retry-After`, cut to 1..60. */
  retryAfter?: number
  /** JSON path of the fault in the request. */
  param?: string
  /** The rule that the request breaks: a keyword of JSON Schema, or a more exact word. */
  rule?: string
  /** False when no retry can succeed, or one might repeat an effect: `x-should-retry: false`. */
  retry?: false
  /** For `contextExceeded`, if both are known: tokens of the request, and the model's maximum. */
  overflow?: { tokens: number; maximum: number }
  /** The agent and tool of the request; the ledger stores it. */
  subject?: { agent: string; tool?: string }
  /** The ledger stores it. */
  attempt?: LastAttempt
  /** What budgets count although the request failed, in nano-USD; the ledger stores it. */
  counted?: number
  /** The reason that operators read, if its message may be a caller's text. */
  reason?: FailureReason
  /** Whether it is unknown if the request was carried out. */
  unknown?: true
  /** Whether a tool may have changed something: no code may call it again by itself. */
  mayHaveHappened?: true
  upstream?: UpstreamAnswer
  /** For 405: the methods of the path. */
  allow?: string
  /** The codings of bodies, for `Accept-Encoding`. */
  acceptEncoding?: string
  /** Additional headers. */
  headers?: Record<string, string>
  /** Replaces the common body if the protocol has other errors. */
  body?: object
  /** For 402: the terms, which replace the common body. */
  terms?: { headers: Record<string, string>; body: object }
}

/** Details of a failure after which no program may repeat the request by itself. */
export const uncertain = { mayHaveHappened: true, retry: false } as const satisfies Details

/** An expected error; its message is safe to show to the caller. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(kind: FailureKind, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'Failure'
    this.kind = kind
    this.status = kinds[kind].status
    this.code = kinds[kind].code
    this.details = details
  }
}
