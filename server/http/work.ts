export type Job = { isStream: boolean; end(): void }

/** The requests a service is answering, so that it can be drained. */
export type Work = {
  begin(abort: (reason: 'shutdown') => void): Job
  readonly isDraining: boolean
  /** From now on replies close their connections. */
  drain(): void
  /** Waits until nothing is under way; cuts calls and streams that take longer. Streams cut so end with an error event. */
  finish(limits: { callsMs: number; streamsMs: number }): Promise<void>
}

/** After the cut a reply still has to be written. */
const lastWordsMs = 2000
const lookEveryMs = 20

export function createWork(): Work {
  const jobs = new Set<Job & { abort(reason: 'shutdown'): void }>()
  let isDraining = false

  return {
    begin(abort) {
      const job = { isStream: false, abort, end: () => void jobs.delete(job) }
      jobs.add(job)
      return job
    },
    get isDraining() { return isDraining },
    drain: () => void (isDraining = true),
    async finish({ callsMs, streamsMs }) {
      const startedAt = performance.now()
      const longestMs = Math.max(callsMs, streamsMs) + lastWordsMs
      for (let ms = 0; jobs.size > 0 && ms < longestMs; ms = performance.now() - startedAt) {
        // Looked at anew each time: a call becomes a stream when its first content comes.
        for (const job of jobs) if (ms >= (job.isStream ? streamsMs : callsMs)) job.abort('shutdown')
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    },
  }
}
