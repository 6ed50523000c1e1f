import { ActiveSet, type ActiveItem } from './active-set.ts'

/** A request from its headers to the end of its reply, or a running task. */
export type InFlightRequest = {
  isStream: boolean
  /** Whether it waits for what may never come: a process that drains ends it at once. */
  isIdle: boolean
  /** Whether its client has left, so that a drain ends it at once. */
  isAbandoned: boolean
  /** Unset until the request is authenticated. */
  caller: unknown
  end(): void
}

/** Why the server ends work: the process stops, or the caller's key is no longer valid. */
export type RequestAbortReason = 'shutdown' | 'revoked'

/** How much is in flight. */
export type InFlightCounts = { calls: number; streams: number }

/** What a process is working on, so that it can be drained. */
export type InFlight = {
  begin(abort: (reason: RequestAbortReason) => void): InFlightRequest
  counts(): InFlightCounts
  readonly isDraining: boolean
  /** `performance.now()` at the first `drain`; undefined before. */
  drainingSince(): number | undefined
  /** From now on replies close their connections; what has no client any more is aborted. */
  drain(): void
  /** Aborts the requests of those callers that `ended` names. */
  cutCallers(ended: (callers: Iterable<unknown>) => Promise<Set<unknown>>): Promise<void>
  /** Waits until nothing is in flight; aborts calls and streams that take longer. */
  finish(limits: { callsMs: number; streamsMs: number }): Promise<void>
}

/** After it is aborted, a stream still sends its error event, and a call its error. */
const lastReplyMs = 2000
const pollMs = 20

type Request = InFlightRequest & ActiveItem & { abort(reason: RequestAbortReason): void }

export function createInFlight(): InFlight {
  const requests = new ActiveSet<Request>()
  let drainingSince: number | undefined

  return {
    counts() {
      let streams = 0
      for (const { isStream } of requests) if (isStream) streams += 1
      return { calls: requests.size - streams, streams }
    },
    begin(abort) {
      const request: Request = {
        place: 0,
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
    get isDraining() {
      return drainingSince !== undefined
    },
    drainingSince: () => drainingSince,
    drain() {
      drainingSince ??= performance.now()
      for (const request of requests) if (request.isAbandoned) request.abort('shutdown')
    },
    async cutCallers(ended) {
      const callers = new Set<unknown>()
      for (const { caller } of requests) if (caller !== undefined) callers.add(caller)
      if (callers.size === 0) return
      const over = await ended(callers)
      if (over.size === 0) return
      for (const request of requests) if (over.has(request.caller)) request.abort('revoked')
    },
    async finish({ callsMs, streamsMs }) {
      const startedAt = performance.now()
      const longestMs = Math.max(callsMs, streamsMs) + lastReplyMs
      for (let ms = 0; requests.size > 0 && ms < longestMs; ms = performance.now() - startedAt) {
        // Checked each time: a call becomes a stream with its first content.
        for (const request of requests)
          if (request.isIdle || ms >= (request.isStream ? streamsMs : callsMs))
            request.abort('shutdown')
        await new Promise((resolve) => setTimeout(resolve, pollMs))
      }
    },
  }
}
