import { Worker } from 'node:worker_threads'
import type { RunReport } from '../report.ts'

// The package is shipped as JavaScript and developed as TypeScript.
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './report-thread.ts' : './report-thread.js',
  import.meta.url,
)

/** How long a thread waits for the next report: to start one takes longer than most reports. */
const idleMs = 15_000

/** Runs reports on a file, one at a time. */
export type ReportThread = {
  run: RunReport
  /** Ends a thread that waits for reports. */
  close(): Promise<void>
}

/** Runs reports in a read-only thread of their own: SQLite would block the event loop. */
export function openReportThread(file: string): ReportThread {
  let waiting: Worker | undefined
  let expiry: NodeJS.Timeout | undefined

  function take(): Worker {
    clearTimeout(expiry)
    const thread = waiting ?? start()
    waiting = undefined
    thread.ref()
    return thread
  }

  function start(): Worker {
    const thread = new Worker(threadFile, { workerData: file })
    // Callers that wait for a report have their own listeners.
    thread.on('error', () => {})
    thread.on('exit', () => {
      if (waiting === thread) waiting = undefined
    })
    return thread
  }

  function keep(thread: Worker): void {
    waiting = thread
    thread.unref()
    expiry = setTimeout(() => void end(), idleMs).unref()
  }

  async function end(): Promise<void> {
    clearTimeout(expiry)
    await waiting?.terminate()
  }

  return {
    run: ({ sql, parameters }, signal) =>
      new Promise((resolve, reject) => {
        const thread = take()
        const abort = () => void thread.terminate()
        const ended = () => settle(() => reject(new Error('the thread of a report ended')))
        const failed = (error: unknown) => settle(() => reject(error))
        const answered = (rows: unknown[]) =>
          settle(() => {
            keep(thread)
            resolve(rows)
          })
        function settle(then: () => void): void {
          signal.removeEventListener('abort', abort)
          thread.off('message', answered).off('error', failed).off('exit', ended)
          then()
        }
        signal.addEventListener('abort', abort)
        thread.on('message', answered).on('error', failed).on('exit', ended)
        thread.postMessage({ sql, parameters })
      }),
    close: end,
  }
}
