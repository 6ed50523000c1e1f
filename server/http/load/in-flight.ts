export type Job = {
  isStream: boolean
  /** Who asks, from when that is known. */ caller: unknown
  end(): void
}

/** Why we end what is under way: the process stops, or the caller would not be let in any more. */
export type Ended = 'shutdown' | 'revoked'

/** How many requests are being answered. */
export type UnderWay = { calls: number; streams: number }

/** The requests a service is answering, so that it can be drained. */
export type InFlight = {
  begin(abort: (reason: Ended) => void): Job
  underWay(): UnderWay
  readonly isDraining: boolean
  /** From now on replies close their connections. */
  drain(): void
  /** Ends what is under way of those callers whom `ended` names. */
  cutCallers(ended: (callers: Iterable<unknown>) => Promise<Set<unknown>>): Promise<void>
  /** Waits until nothing is under way; cuts calls and streams that take longer. Streams cut so end with an error event. */
  finish(limits: { callsMs: number; streamsMs: number }): Promise<void>
}

/** After the cut a reply still has to be written. */
const lastWordsMs = 2000
const lookEveryMs = 20

export function createWork(): InFlight {
  const jobs = new Set<Job & { abort(reason: Ended): void }>()
  let isDraining = false

  return {
    underWay() {
      let streams = 0
      for (const { isStream } of jobs) if (isStream) streams += 1
      return { calls: jobs.size - streams, streams }
    },
    begin(abort) {
      const job = { isStream: false, caller: undefined, abort, end: () => void jobs.delete(job) }
      jobs.add(job)
      return job
    },
    get isDraining() {
      return isDraining
    },
    drain: () => void (isDraining = true),
    async cutCallers(ended) {
      const callers = new Set<unknown>()
      for (const { caller } of jobs) if (caller !== undefined) callers.add(caller)
      if (callers.size === 0) return
      const over = await ended(callers)
      if (over.size > 0) for (const job of jobs) if (over.has(job.caller)) job.abort('revoked')
    },
    async finish({ callsMs, streamsMs }) {
      const startedAt = performance.now()
      const longestMs = Math.max(callsMs, streamsMs) + lastWordsMs
      for (let ms = 0; jobs.size > 0 && ms < longestMs; ms = performance.now() - startedAt) {
        // Looked at anew each time: a call becomes a stream when its first content comes.
        for (const job of jobs)
          if (ms >= (job.isStream ? streamsMs : callsMs)) job.abort('shutdown')
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    },
  }
}
