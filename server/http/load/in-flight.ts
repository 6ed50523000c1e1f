import { ActiveSet, type ActiveItem } from './active-set.ts'

/** A request from its headers to the end of its response, or a running task. */
export type InFlightRequest = {
  isStream: boolean
  /**
   * Whether it waits for an event that may never come: a draining process aborts it immediately.
   */
  isIdle: boolean
  /** Whether its client has disconnected: a draining process aborts it immediately. */
  isAbandoned: boolean
  /** Unset until the request is authenticated. */
  caller: unknown
  end(): void
}

/** Why the server aborts work: the process stops, or the caller's key is no longer valid. */
export type RequestAbortReason = 'shutdown' | 'revoked'

/** The numbers of requests in flight. */
export type InFlightCounts = { calls: number; streams: number }

/** An aborted stream still sends its error event, and a call its error. */
const lastReplyMs = 2000
const pollMs = 20

type Request = InFlightRequest & ActiveItem & { abort(reason: RequestAbortReason): void }

/** The requests in flight in a process, so that it can be drained. */
export type InFlight = ReturnType<typeof createInFlight>

export function createInFlight() {
  const requests = new ActiveSet<Request>()
  let drainingSince: number | undefined

  return {
    counts(): InFlightCounts {
      let streams = 0
      for (const { isStream } of requests) if (isStream) streams += 1
      return { calls: requests.size - streams, streams }
    },
    start(abort: (reason: RequestAbortReason) => void): InFlightRequest {
      const request: Request = {
        index: 0,
        isStream: false,
        isIdle: false,
        isAbandoned: false,
        caller: undefined,
        abort,
        end: () => requests.delete(request),
      }
      requests.add(request)
      return request
    },
    get isDraining(): boolean {
      return drainingSince !== undefined
    },
    /** `performance.now()` at the first `drain`; undefined before. */
    drainingSince: () => drainingSince,
    /** From now on responses close their connections; abandoned requests are aborted. */
    drain(): void {
      drainingSince ??= performance.now()
      for (const request of requests) if (request.isAbandoned) request.abort('shutdown')
    },
    /** Aborts the requests of the callers that `ended` returns. */
    async abortCallers(ended: (callers: Iterable<unknown>) => Promise<Set<unknown>>) {
      const callers = new Set<unknown>()
      for (const { caller } of requests) if (caller !== undefined) callers.add(caller)
      if (callers.size === 0) return
      const over = await ended(callers)
      if (over.size === 0) return
      for (const request of requests) if (over.has(request.caller)) request.abort('revoked')
    },
    /** Waits until nothing is in flight; aborts calls and streams that take longer. */
    async finish({ callsMs, streamsMs }: { callsMs: number; streamsMs: number }) {
      const startedAt = performance.now()
      const maxMs = Math.max(callsMs, streamsMs) + lastReplyMs
      for (let ms = 0; requests.size > 0 && ms < maxMs; ms = performance.now() - startedAt) {
        // Checked each time, since a call becomes a stream with its first content.
        for (const request of requests)
          if (request.isIdle || ms >= (request.isStream ? streamsMs : callsMs))
            request.abort('shutdown')
        await new Promise((resolve) => setTimeout(resolve, pollMs))
      }
    },
  }
}
