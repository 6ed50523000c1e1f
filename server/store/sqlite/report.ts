import { once } from 'node:events'
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

  async function run(query: object, signal: AbortSignal): Promise<unknown[]> {
    const thread = take()
    const over = new AbortController()
    const ended = once(thread, 'exit', { signal: over.signal }).then(() => {
      throw new Error('the thread of a report ended')
    })
    try {
      const message = once(thread, 'message', { signal })
      thread.postMessage(query)
      const [rows] = (await Promise.race([message, ended])) as [unknown[]]
      keep(thread)
      return rows
    } catch (error) {
      await thread.terminate()
      throw error
    } finally {
      over.abort()
    }
  }

  return { run: ({ sql, parameters }, signal) => run({ sql, parameters }, signal), close: end }
}
