import { unreachableError } from './errors.ts'
import { pause } from './pause.ts'
import { retryAfterMs } from './retry-after.ts'

/** When a client retries a call. */
export type RetryOptions = {
  /**
   * Maximum retries of one call. 2 by default, 0 for never.
   *
   * Every call is retried after a 408, 429 or 503: the server has not processed it. A GET or
   * DELETE, and a call with an `idempotencyKey`, is also retried after a 500, 502 or 504 and if
   * there was no response; with an `idempotencyKey` also after a 409 with `Retry-After`. The header
   * `x-should-retry` of a response takes precedence.
   *
   * The wait is that of `retry-after-ms` or `Retry-After`, otherwise half a second, doubled each
   * time up to eight. If it is longer than 30 seconds, the call is not retried: the error has it as
   * `retryAfter`. A stream that has started is not retried, nor is a call that `pay` pays for.
   */
  retries?: number
}

const notProcessed = [408, 429, 503]
const maybeProcessed = [500, 502, 504]
const repeatable = ['GET', 'HEAD', 'DELETE']
const maxWaitMs = 30_000
const firstBackoffMs = 500
const maxBackoffMs = 8_000

/**
 * A fetch that retries as {@link RetryOptions} says. It returns the last response, or throws the
 * last error, which is a TollgateError `unreachable` if there was no response.
 */
export function retrying(
  fetch: typeof globalThis.fetch | undefined,
  retries = 2,
): (request: Request) => Promise<Response> {
  // Looked up for each request, because test tools replace the global fetch later.
  const send = (request: Request) =>
    (fetch ?? globalThis.fetch)(request).catch((fault: unknown) => {
      // Aborts and errors of the caller's own fetch are rethrown unchanged.
      const isUnreachable = fault instanceof TypeError && !request.signal.aborted
      throw isUnreachable ? unreachableError(request.url, fault) : fault
    })
  return async (request) => {
    for (let retry = 0; ; retry++) {
      if (!(retry < retries)) return send(request)
      // The body of a request can be read only once.
      const response = await send(request.clone()).catch((fault: unknown) => {
        // After an abort the pause below rejects immediately.
        if (!isRepeatable(request)) throw fault
      })
      const waitMs =
        response === undefined ? backoffMs(retry) : waitAfterMs(response, request, retry)
      if (response !== undefined && waitMs === undefined) return response
      await response?.body?.cancel()
      await pause(waitMs ?? 0, request.signal)
    }
  }
}

const isIdempotent = ({ headers }: Request) => headers.has('idempotency-key')
const isRepeatable = (request: Request) =>
  repeatable.includes(request.method) || isIdempotent(request)

/** The wait before a retry; undefined if the request must not be retried. */
function waitAfterMs(
  { status, headers }: Response,
  request: Request,
  retry: number,
): number | undefined {
  const shouldRetry = headers.get('x-should-retry')
  const isStillRunning = status === 409 && isIdempotent(request) && headers.has('retry-after')
  const may =
    isStillRunning ||
    notProcessed.includes(status) ||
    (maybeProcessed.includes(status) && isRepeatable(request))
  if (shouldRetry === 'false' || (shouldRetry !== 'true' && !may) || status < 400) return undefined
  const ms = retryAfterMs(headers)
  if (ms === undefined) return backoffMs(retry)
  // Jitter, so that not all clients return at the same time.
  return ms > maxWaitMs ? undefined : ms * (1 + Math.random() / 10)
}

function backoffMs(retry: number): number {
  return Math.min(maxBackoffMs, firstBackoffMs * 2 ** retry) * (0.5 + Math.random() / 2)
}
