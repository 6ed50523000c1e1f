import { retryAfterMs } from './retry-after.ts'

/** The response of a tool's API that rejected the call or failed: its data, at most 2 KiB. */
export type UpstreamAnswer = {
  status: number
  body?: unknown
  media_type?: string
  retry_after?: number
}

/** The fields of a {@link TollgateError} besides its message. */
export type TollgateErrorDetails = {
  /**
   * HTTP status of the response. For an error within a stream, the corresponding status; 502 for an
   * unusable response, and if there was no response.
   */
  status: number
  /**
   * Stable snake_case code: the server's own, or one of the client's: `unreachable`, `stream_cut`,
   * `invalid_reply`, `task_failed`; `status_404` and the like if the response has none.
   */
  code: string
  /** The invalid field of the request, as in `messages[0].role`. */
  param?: string | undefined
  /** The request's id in the server's logs. */
  requestId?: string | undefined
  /** Seconds after which a retry may succeed, if the server says so. */
  retryAfter?: number | undefined
  /** The response of a tool's API; only for agents. */
  upstream?: UpstreamAnswer | undefined
  /**
   * True if a tool that changes something may have done so: check before you repeat the call.
   */
  mayHaveHappened?: boolean | undefined
  cause?: unknown
}

/**
 * An error response, an unusable or incomplete response, or no response at all. Its message is a
 * sentence that may be shown to users.
 */
export class TollgateError extends Error implements Omit<TollgateErrorDetails, 'cause'> {
  /**
   * HTTP status of the response. For an error within a stream, the corresponding status; 502 for an
   * unusable response, and if there was no response.
   */
  declare readonly status: number
  /**
   * Stable snake_case code: the server's own, or one of the client's: `unreachable`, `stream_cut`,
   * `invalid_reply`, `task_failed`; `status_404` and the like if the response has none.
   */
  declare readonly code: string
  /** The invalid field of the request, as in `messages[0].role`. */
  declare readonly param: string | undefined
  /** The request's id in the server's logs. */
  declare readonly requestId: string | undefined
  /** Seconds after which a retry may succeed, if the server says so. */
  declare readonly retryAfter: number | undefined

  /** The response of a tool's API; only for agents. */
  declare readonly upstream: UpstreamAnswer | undefined
  /**
   * True if a tool that changes something may have done so: check before you repeat the call.
   */
  declare readonly mayHaveHappened: boolean

  constructor(
    message: string,
    { cause, mayHaveHappened = false, ...details }: TollgateErrorDetails,
  ) {
    super(message, cause ? { cause } : undefined)
    Object.assign(this, { name: 'TollgateError', mayHaveHappened }, details)
  }
}

/** The error of a response; `body` is its error body, or a proxy's page. */
export function errorOfResponse(response: Response, body: unknown): TollgateError {
  const { status, headers } = response
  const waitMs = retryAfterMs(headers)
  // `Object` turns any other value into an object without these members.
  const error = errorIn(body)
  const upstream = Object(error['upstream']) as Partial<UpstreamAnswer>
  return new TollgateError(
    nonEmpty(error['message']) ?? `the gateway returned ${status} without an error body`,
    {
      status,
      code: nonEmpty(error['code']) ?? `status_${status}`,
      param: nonEmpty(error['param']),
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfter: waitMs && waitMs / 1000,
      upstream: typeof upstream.status === 'number' ? (upstream as UpstreamAnswer) : undefined,
      mayHaveHappened: error['may_have_happened'] === true,
    },
  )
}

/**
 * The members of an error body. OpenAI's and Anthropic's have them in the member `error`;
 * Anthropic's has a type instead of a code.
 */
function errorIn(body: unknown): Record<string, unknown> {
  const error = Object(body) as Record<string, unknown>
  if (typeof error['error'] !== 'object') return error
  const inner = Object(error['error']) as Record<string, unknown>
  return { ...inner, code: inner['code'] ?? inner['type'] }
}

/** Statuses of OpenAI's codes and types of errors within streams. */
const statuses: Partial<Record<string, number>> = {
  invalid_request_error: 400,
  invalid_prompt: 400,
  blocked: 400,
  context_length_exceeded: 400,
  invalid_api_key: 401,
  insufficient_quota: 402,
  rate_limit_exceeded: 429,
}

/** The HTTP status of an error within a stream, by its code. */
export const statusOf = (code: string): number => statuses[code] ?? 502

/** The error of a response whose body breaks the contract or ended too early. */
export function unusableResponse(
  response: Response,
  code: 'stream_cut' | 'invalid_reply',
  message: string,
  cause?: unknown,
): TollgateError {
  return new TollgateError(message, {
    status: 502,
    code,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  })
}

/**
 * The error of a request without a response. Node gives only a code for a name with several
 * addresses, and browsers give no reason.
 */
export function unreachableError(url: string, fault: TypeError): TollgateError {
  const { message, code } = (fault.cause ?? fault) as { message?: string; code?: string }
  return new TollgateError(
    `no response from ${new URL(url).origin}: ${message || (code ?? fault.message)}`,
    { status: 502, code: 'unreachable', cause: fault },
  )
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
