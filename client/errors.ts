/** What the API behind a tool answered where it refused or failed: data of that API, in at most 2 KiB. */
export type UpstreamAnswer = {
  status: number
  body?: unknown
  media_type?: string
  retry_after?: number
}

/** What a {@link TollgateError} tells beside its message. */
export type TollgateErrorDetails = {
  /** HTTP status of the refusal; for a fault inside a stream the status that it would have had, for a reply that cannot be used, and for none, 502. */
  status: number
  /** Stable snake_case word for the kind of error: the gateway's own, else `unreachable`, `stream_cut`, `invalid_reply` or `task_failed`, which the client found. */
  code: string
  /** Where in the request the fault is, as in `messages[0].role`. */
  param?: string | undefined
  /** Names the request in the gateway's logs; worth quoting in a report. */
  requestId?: string | undefined
  /** Seconds after which a retry may succeed; only where the gateway says so. */
  retryAfter?: number | undefined
  /** What the API behind a tool answered; only of agents. */
  upstream?: UpstreamAnswer | undefined
  /** True where a tool that changes something was called and may have done so: look before you ask again. */
  mayHaveHappened?: boolean | undefined
  cause?: unknown
}

/** A refusal by the gateway, a reply of it that ended before it was complete, or none at all. Its message is a sentence that may be shown. */
export class TollgateError extends Error implements Omit<TollgateErrorDetails, 'cause'> {
  /** HTTP status of the refusal; for a fault inside a stream the status that it would have had, for a reply that cannot be used, and for none, 502. */
  declare readonly status: number
  /** Stable snake_case word for the kind of error: the gateway's own, else `unreachable`, `stream_cut`, `invalid_reply` or `task_failed`, which the client found. */
  declare readonly code: string
  /** Where in the request the fault is, as in `messages[0].role`. */
  declare readonly param: string | undefined
  /** Names the request in the gateway's logs; worth quoting in a report. */
  declare readonly requestId: string | undefined
  /** Seconds after which a retry may succeed; only where the gateway says so. */
  declare readonly retryAfter: number | undefined

  /** What the API behind a tool answered; only of agents. */
  declare readonly upstream: UpstreamAnswer | undefined
  /** True where a tool that changes something was called and may have done so: look before you ask again. */
  declare readonly mayHaveHappened: boolean

  constructor(
    message: string,
    { cause, mayHaveHappened = false, ...details }: TollgateErrorDetails,
  ) {
    super(message, cause ? { cause } : undefined)
    Object.assign(this, { name: 'TollgateError', mayHaveHappened }, details)
  }
}

/** The error that a refused reply stands for; `body` is its error body, or what a proxy on the way sent in its place. */
export function refusal(response: Response, body: unknown): TollgateError {
  const { status, headers } = response
  // Of whatever is no object an object without members.
  const told = Object(body) as Record<string, unknown>
  const upstream = Object(told['upstream']) as Partial<UpstreamAnswer>
  return new TollgateError(
    textOf(told['message']) ?? `the gateway answered ${status} without an error body`,
    {
      status,
      code: textOf(told['code']) ?? `status_${status}`,
      param: textOf(told['param']),
      requestId: headers.get('x-request-id') ?? undefined,
      retryAfter: retryAfterOf(headers),
      upstream: typeof upstream.status === 'number' ? (upstream as UpstreamAnswer) : undefined,
      mayHaveHappened: told['may_have_happened'] === true,
    },
  )
}

/** The error that a 200 stands for whose body is not what was asked for, or ended too early. */
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

/** The error that no answer stands for. Of a name with several addresses Node tells a code alone, and browsers tell nothing at all. */
export function unreachable(url: string, fault: TypeError): TollgateError {
  const { message, code } = (fault.cause ?? fault) as { message?: string; code?: string }
  return new TollgateError(
    `no answer from ${new URL(url).origin}: ${message || (code ?? fault.message)}`,
    { status: 502, code: 'unreachable', cause: fault },
  )
}

/** Seconds that the server asks to wait, by `retry-after-ms` or else `Retry-After`, which is a number or a date. */
export function retryAfterOf(headers: Headers): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? NaN)
  const told = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000
  const wait = Number.isNaN(milliseconds) ? seconds : milliseconds / 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined
}
