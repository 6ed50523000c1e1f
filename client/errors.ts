export type TollgateErrorDetails = {
  /** HTTP status of the refusal; for a fault inside a stream the status that it would have had, for a reply that cannot be used 502. */
  status: number
  /** Stable snake_case word for the kind of error: the gateway's own, else `stream_cut`, `invalid_reply` or `task_failed`, which the client found. */
  code: string
  /** Where in the request the fault is, as in `messages[0].role`. */
  param?: string | undefined
  /** Names the request in the gateway's logs; worth quoting in a report. */
  requestId?: string | undefined
  /** Seconds after which a retry may succeed; only where the gateway says so. */
  retryAfter?: number | undefined
  cause?: unknown
}

/** A refusal by the gateway, or a reply of it that ended before it was complete. */
export class TollgateError extends Error {
  readonly status: number
  readonly code: string
  readonly param: string | undefined
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined

  constructor(message: string, { status, code, param, requestId, retryAfter, cause }: TollgateErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'TollgateError'
    this.status = status
    this.code = code
    this.param = param
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** The error that a refused reply stands for; `body` is its error body, or what a proxy on the way sent in its place. */
export function refusal(response: Response, body: unknown): TollgateError {
  const { status, headers } = response
  const told = isRecord(body) ? body : {}
  return new TollgateError(textOf(told['message']) ?? `the gateway answered ${status} without an error body`, {
    status,
    code: textOf(told['code']) ?? `status_${status}`,
    param: textOf(told['param']),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(headers),
  })
}

/** The error that a 200 stands for whose body is not what was asked for, or ended too early. */
export function unusable(response: Response, code: 'stream_cut' | 'invalid_reply', message: string, cause?: unknown): TollgateError {
  return new TollgateError(message, { status: 502, code, requestId: response.headers.get('x-request-id') ?? undefined, cause })
}

function retryAfterOf(headers: Headers): number | undefined {
  const milliseconds = Number(headers.get('retry-after-ms') ?? NaN)
  const seconds = Number(headers.get('retry-after') ?? NaN)
  const wait = Number.isNaN(milliseconds) ? seconds : milliseconds / 1000
  return Number.isNaN(wait) ? undefined : wait
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
