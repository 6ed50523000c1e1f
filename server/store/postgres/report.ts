import type { Ask } from '../report.ts'
import { connection } from './connection.ts'

const laterMs = 500

/** Over a connection of its own, with its own bound: one of the pool would be missing where requests wait for it. */
export const askAlone = (url: string): Ask => async ({ sql, parameters }, signal, ms) => {
  const { default: pg } = await import('pg')
  // The server hears nothing of a connection that ends while it works, and so ends a little later by itself.
  const client = new pg.Client({ ...(await connection(url)), statement_timeout: ms + laterMs })
  client.on('error', () => {})
  const end = () => void client.end().catch(() => {})
  signal.addEventListener('abort', end)
  try {
    await client.connect()
    signal.throwIfAborted()
    return (await client.query<Record<string, unknown>>(sql, [...parameters])).rows
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}
