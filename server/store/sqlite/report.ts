import { Worker } from 'node:worker_threads'
import type { RunReport } from '../report.ts'

// The package is shipped as JavaScript and developed as TypeScript.
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './report-thread.ts' : './report-thread.js',
  import.meta.url,
)

/** Runs a report in a read-only thread of its own: SQLite would block the event loop. */
export const reportInThread =
  (file: string): RunReport =>
  ({ sql, parameters }, signal) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(threadFile, { workerData: { file, sql, parameters } })
      const end = () => void thread.terminate()
      signal.addEventListener('abort', end)
      thread
        .once('message', resolve)
        .once('error', reject)
        .once('exit', () => {
          signal.removeEventListener('abort', end)
          reject(new Error('the thread of a report ended'))
        })
    })
