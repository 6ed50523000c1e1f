import type { RunReport } from '../report.ts'
import { connection } from './connection.ts'

const laterMs = 500

/**
 * Runs a report over a connection of its own with its own time limit, since requests need those of
 * the pool.
 */
export const reportOnOwnConnection =
  (url: string): RunReport =>
  async ({ sql, parameters }, signal, ms) => {
    const { default: pg } = await import('pg')
    // The server does not notice that the connection is closed while it works; this ends its work.
    const client = new pg.Client({ ...(await connection(url)), statement_timeout: ms + laterMs })
    client.on('error', () => {})
    const end = () => void client.end().catch(() => {})
    const run = async () => {
      try {
        await client.connect()
        signal.throwIfAborted()
        signal.addEventListener('abort', end)
        return (await client.query<Record<string, unknown>>(sql, [...parameters])).rows
      } finally {
        signal.removeEventListener('abort', end)
        end()
      }
    }
    // The promise of a client that is closed while it connects may never settle.
    return Promise.race([run(), abortOf(signal)])
  }

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
