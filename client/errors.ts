import { retryAfterMs } from './retry-after.ts'

/** The answer of the API behind a tool that refused or failed: data of that API, at most 2 KiB. */
export type UpstreamAnswer = {
  status: number
  body?: unknown
  media_type?: string
  retry_after?: number
}

/** What a {@link TollgateError} has beside its message. */
export type TollgateErrorDetails = {
  /**
   * HTTP status of the refusal. For an error within a stream the status that it stands for; 502 for
   * an unusable reply, and where there was no answer.
   */
  status: number
  /**
   * Stable snake_case code: the server's own, or one of the client's: `unreachable`, `stream_cut`,
   * `invalid_reply`, `task_failed`; `status_404` and the like where the reply has none.
   */
  code: string
  /** The field of the request that is at fault, as in `messages[0].role`. */
  param?: string | undefined
  /** The request's id in the server's logs. */
  requestId?: string | undefined
  /** Seconds after which a retry may succeed, where the server says so. */
  retryAfter?: number | undefined
  /** The answer of the API behind a tool; only of agents. */
  upstream?: UpstreamAnswer | undefined
  /**
   * True where a tool that changes something may have done so: check before you repeat the call.
   */
  mayHaveHappened?: boolean | undefined
  cause?: unknown
}

/**
 * A refusal by the server, a reply that is unusable or incomplete, or no answer at all. Its message
 * is a sentence that may be shown to users.
 */
export class TollgateError extends Error implements Omit<TollgateErrorDetails, 'cause'> {
  /**
   * HTTP status of the refusal. For an error within a stream the status that it stands for; 502 for
   * an unusable reply, and where there was no answer.
   */
  declare readonly status: number
  /**
   * Stable snake_case code: the server's own, or one of the client's: `unreachable`, `stream_cut`,
   * `invalid_reply`, `task_failed`; `status_404` and the like where the reply has none.
   */
  declare readonly code: string
  /** The field of the request that is at fault, as in `messages[0].role`. */
  declare readonly param: string | undefined
  /** The request's id in the server's logs. */
  declare readonly requestId: string | undefined
  /** Seconds after which a retry may succeed, where the server says so. */
  declare readonly retryAfter: number | undefined

  /** The answer of the API behind a tool; only of agents. */
  declare readonly upstream: UpstreamAnswer | undefined
  /**
   * True where a tool that changes something may have done so: check before you repeat the call.
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

/** The error of a refusal; `body` is its error body, or what a proxy sent in its place. */
export function refusal(response: Response, body: unknown): TollgateError {
  const { status, headers } = response
  const waitMs = retryAfterMs(headers)
  // `Object` turns a value that is no object into one without these members.
  const error = errorIn(body)
  const upstream = Object(error['upstream']) as Partial<UpstreamAnswer>
  return new TollgateError(
    textOf(error['message']) ?? `the gateway answered ${status} without an error body`,
    {
      status,
      code: textOf(error['code']) ?? `status_${status}`,
      param: textOf(error['param']),
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfter: waitMs && waitMs / 1000,
      upstream: typeof upstream.status === 'number' ? (upstream as UpstreamAnswer) : undefined,
      mayHaveHappened: error['may_have_happened'] === true,
    },
  )
}

/**
 * The members of an error body. In OpenAI's form and Anthropic's they are in its member `error`;
 * Anthropic's has a type in place of a code.
 */
function errorIn(body: unknown): Record<string, unknown> {
  const error = Object(body) as Record<string, unknown>
  if (typeof error['error'] !== 'object') return error
  const inner = Object(error['error']) as Record<string, unknown>
  return { ...inner, code: inner['code'] ?? inner['type'] }
}

/** Statuses of OpenAI's codes and types of errors, in streams that have begun. */
const statuses: Partial<Record<string, number>> = {
  invalid_request_error: 400,
  invalid_prompt: 400,
  context_length_exceeded: 400,
  invalid_api_key: 401,
  insufficient_quota: 402,
  rate_limit_exceeded: 429,
}

/** The HTTP status that an error within a stream stands for, by its code. */
export const statusOf = (code: string): number => statuses[code] ?? 502

/** The error of a reply whose body breaks the contract or ended too early. */
export function unusable(
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
 * The error of a request without an answer. Node gives only a code for a name with several
 * addresses, and browsers give no reason.
 */
export function unreachable(url: string, fault: TypeError): TollgateError {
  const { message, code } = (fault.cause ?? fault) as { message?: string; code?: string }
  return new TollgateError(
    `no answer from ${new URL(url).origin}: ${message || (code ?? fault.message)}`,
    { status: 502, code: 'unreachable', cause: fault },
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
