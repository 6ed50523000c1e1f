import { retryAfterOf, unreachable } from './errors.ts'
import { pause } from './pause.ts'

/** What all clients do when they are refused. */
export type RetryOptions = {
  /**
   * How often one call is sent again at most; 2 unless told, 0 for never.
   *
   * Any call is sent again after a 408, 429 or 503, for which nothing was done yet; one that only reads or deletes also after a 500, 502, 504 or when no
   * answer came, and so is one with an `idempotencyKey`, for which also a 409 that says when is waited for. The header `x-should-retry` of an answer decides over all of this. The wait is what `retry-after-ms` or `Retry-After` says, else half
   * a second, doubled each time up to eight; who is told to wait more than 30 seconds gets the error, with `retryAfter`, at once.
   * A stream that has begun is never asked for again, and neither is what `pay` pays for.
   */
  retries?: number
}

const nothingDone = [408, 429, 503]
const perhapsDone = [500, 502, 504]
const repeatable = ['GET', 'HEAD', 'DELETE']
const longestWaitMs = 30_000
const firstWaitMs = 500
const longestOwnWaitMs = 8_000

/** A fetch that sends a request again as {@link RetryOptions} says, and gives the last answer or throws the last fault: where none came, with the address and the reason. */
export function retrying(
  fetch: typeof globalThis.fetch | undefined,
  retries = 2,
): (request: Request) => Promise<Response> {
  // The global one is looked up late: whoever replaces it later, as test tools do, is heard.
  const send = (request: Request) =>
    (fetch ?? globalThis.fetch)(request).catch((fault: unknown) => {
      // An abort stays the caller's own, and so does what else a fetch of theirs throws.
      throw fault instanceof TypeError && !request.signal.aborted
        ? unreachable(request.url, fault)
        : fault
    })
  return async (request) => {
    for (let sent = 0; ; sent++) {
      if (!(sent < retries)) return send(request)
      // The body of a request can be read once only.
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

const isNamed = ({ headers }: Request) => headers.has('idempotency-key')
const isRepeatable = (request: Request) => repeatable.includes(request.method) || isNamed(request)

/** How long to wait before the request is sent again; undefined when it must not be. */
function waitAfterMs(
  { status, headers }: Response,
  request: Request,
  sent: number,
): number | undefined {
  const told = headers.get('x-should-retry')
  const isTwinRunning = status === 409 && isNamed(request) && headers.has('retry-after')
  const may =
    isTwinRunning ||
    nothingDone.includes(status) ||
    (perhapsDone.includes(status) && isRepeatable(request))
  if (told === 'false' || (told !== 'true' && !may) || status < 400) return undefined
  const seconds = retryAfterOf(headers)
  if (seconds === undefined) return ownWaitMs(sent)
  // A little later than told, and not all at once.
  const waitMs = seconds * 1000 * (1 + Math.random() / 10)
  return seconds * 1000 > longestWaitMs ? undefined : waitMs
}

function ownWaitMs(sent: number): number {
  return Math.min(longestOwnWaitMs, firstWaitMs * 2 ** sent) * (0.5 + Math.random() / 2)
}
