import type { RunReport } from '../report.ts'
import { connection } from './connection.ts'

const laterMs = 500

/** Over a connection of its own, with its own bound: one of the pool would be missing where requests wait for it. */
export const askAlone =
  (url: string): RunReport =>
  async ({ sql, parameters }, signal, ms) => {
    const { default: pg } = await import('pg')
    // The server hears nothing of a connection that ends while it works, and so ends a little later by itself.
    const client = new pg.Client({ ...(await connection(url)), statement_timeout: ms + laterMs })
    client.on('error', () => {})
    const end = () => void client.end().catch(() => {})
    const asked = async () => {
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
    // A client that is ended while it connects may never say what became of that: who asks is not to wait for it.
    return Promise.race([asked(), over(signal)])
  }

const over = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const refuse = () => reject(signal.reason as Error)
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
