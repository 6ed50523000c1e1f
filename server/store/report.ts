import {
  DummyDriver,
  Kysely,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
} from 'kysely'
import { Failure } from '../failure.ts'
import type { UsageDb } from './usage-tables.ts'

const maxMs = 30_000

/** Runs a query apart from all others; it ends with the signal, or by itself after `ms`. */
export type RunReport = (
  query: CompiledQuery,
  signal: AbortSignal,
  ms: number,
) => Promise<unknown[]>

/**
 * Runs one report at a time, since each may read many rows and use a core. The wait in the queue
 * counts towards the time limit, so that abandoned reports do not run.
 */
export function openReports(
  dialect: Dialect,
  run: RunReport,
  ms = maxMs,
): { reports: Kysely<UsageDb>; close(): Promise<void> } {
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  async function runInTurn(query: CompiledQuery, signal: AbortSignal, turn: Promise<unknown>) {
    await turn
    try {
      signal.throwIfAborted()
      return await run(query, signal, ms)
    } catch (cause) {
      throw signal.aborted && !closing.signal.aborted ? tooLong(cause) : cause
    }
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ms)])
      const rows = runInTurn(query, signal, last)
      last = rows.catch(() => {})
      // Kysely knows the type of the rows, which no engine reports.
      return { rows: (await rows) as Row[] }
    },
    streamQuery() {
      throw new Error('a report cannot be streamed')
    },
  }
  const driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection })
  return {
    reports: new Kysely({ dialect: Object.assign(dialect, { createDriver: () => driver }) }),
    async close() {
      closing.abort()
      await last
    },
  }
}

const tooLong = (cause: unknown): Failure =>
  new Failure(
    'unavailable',
    'so much usage cannot be read in time; ask for a shorter one, with from and to ' +
      '(--from and --to on the command line)',
    { cause, retry: false },
  )
