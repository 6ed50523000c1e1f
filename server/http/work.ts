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
  const underWay = (isStream: boolean) => [...jobs].filter((job) => job.isStream === isStream)

  async function until(isOver: () => boolean, ms: number): Promise<void> {
    const end = performance.now() + ms
    while (!isOver() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  async function finishOf(isStream: boolean, ms: number): Promise<void> {
    await until(() => underWay(isStream).length === 0, ms)
    for (const job of underWay(isStream)) job.abort('shutdown')
  }

  return {
    begin(abort) {
      const job = { isStream: false, abort, end: () => void jobs.delete(job) }
      jobs.add(job)
      return job
    },
    get isDraining() { return isDraining },
    drain: () => void (isDraining = true),
    async finish({ callsMs, streamsMs }) {
      await Promise.all([finishOf(false, callsMs), finishOf(true, streamsMs)])
      await until(() => jobs.size === 0, lastWordsMs)
    },
  }
}
