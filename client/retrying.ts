import { unreachable } from './errors.ts'
import { pause } from './pause.ts'
import { retryAfterMs } from './retry-after.ts'

/** When a client sends a call again. */
export type RetryOptions = {
  /**
   * How often one call is sent again at most. 2 by default, 0 for never.
   *
   * Every call is sent again after a 408, 429 or 503: nothing was done yet. A GET or DELETE, and a
   * call with an `idempotencyKey`, is also sent again after a 500, 502 or 504 and when there was no
   * answer; with an `idempotencyKey` also after a 409 with `Retry-After`. The header
   * `x-should-retry` of an answer takes precedence.
   *
   * The wait is that of `retry-after-ms` or `Retry-After`, else half a second, doubled each time up
   * to eight. A wait of more than 30 seconds is not waited for: the error has it as `retryAfter`.
   * A stream that has begun is not sent again, and neither is a call that `pay` pays for.
   */
  retries?: number
}

const nothingDone = [408, 429, 503]
const perhapsDone = [500, 502, 504]
const repeatable = ['GET', 'HEAD', 'DELETE']
const longestWaitMs = 30_000
const firstWaitMs = 500
const longestOwnWaitMs = 8_000

/**
 * A fetch that sends a request again as {@link RetryOptions} says. It gives the last answer, or
 * throws the last fault, which is a TollgateError `unreachable` where there was no answer.
 */
export function retrying(
  fetch: typeof globalThis.fetch | undefined,
  retries = 2,
): (request: Request) => Promise<Response> {
  // The global fetch is looked up for each request, because test tools replace it later.
  const send = (request: Request) =>
    (fetch ?? globalThis.fetch)(request).catch((fault: unknown) => {
      // Aborts and errors of the caller's own fetch are thrown as they are.
      throw fault instanceof TypeError && !request.signal.aborted
        ? unreachable(request.url, fault)
        : fault
    })
  return async (request) => {
    for (let sent = 0; ; sent++) {
      if (!(sent < retries)) return send(request)
      // The body of a request can be read only once.
      const answer = await send(request.clone()).catch((fault: unknown) => {
        // After an abort the wait rejects at once.
        if (!isRepeatable(request)) throw fault
      })
      const waitMs = answer === undefined ? ownWaitMs(sent) : waitAfterMs(answer, request, sent)
      if (answer !== undefined && waitMs === undefined) return answer
      await answer?.body?.cancel()
      await pause(waitMs ?? 0, request.signal)
    }
  }
}

const isIdempotent = ({ headers }: Request) => headers.has('idempotency-key')
const isRepeatable = (request: Request) =>
  repeatable.includes(request.method) || isIdempotent(request)

/** How long to wait before the request is sent again; undefined when it must not be. */
function waitAfterMs(
  { status, headers }: Response,
  request: Request,
  sent: number,
): number | undefined {
  const shouldRetry = headers.get('x-should-retry')
  const isStillRunning = status === 409 && isIdempotent(request) && headers.has('retry-after')
  const may =
    isStillRunning ||
    nothingDone.includes(status) ||
    (perhapsDone.includes(status) && isRepeatable(request))
  if (shouldRetry === 'false' || (shouldRetry !== 'true' && !may) || status < 400) return undefined
  const ms = retryAfterMs(headers)
  if (ms === undefined) return ownWaitMs(sent)
  // Jitter, so that clients do not all come back at once.
  return ms > longestWaitMs ? undefined : ms * (1 + Math.random() / 10)
}

function ownWaitMs(sent: number): number {
  return Math.min(longestOwnWaitMs, firstWaitMs * 2 ** sent) * (0.5 + Math.random() / 2)
}
