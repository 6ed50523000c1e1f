import { DummyDriver, type CompiledQuery, type DatabaseConnection, type Driver } from 'kysely'
import { Failure } from '../failure.ts'

const longestMs = 30_000

/** How an engine answers a question beside all others; what it has begun for it ends with the signal, or after `ms` of itself. */
export type RunReport = (
  question: CompiledQuery,
  signal: AbortSignal,
  ms: number,
) => Promise<unknown[]>

type Reports = { driver: Driver; close(): Promise<void> }

/** Asks one question after the other, since each may read many rows and have a core to itself. A turn counts as time too, so that what nobody waits for any more is not asked. */
export function startReports(ask: RunReport, ms = longestMs): Reports {
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  async function answer(
    question: CompiledQuery,
    signal: AbortSignal,
    turn: Promise<unknown>,
  ): Promise<unknown[]> {
    await turn
    try {
      signal.throwIfAborted()
      return await ask(question, signal, ms)
    } catch (cause) {
      throw signal.aborted && !closing.signal.aborted ? tooLong(cause) : cause
    }
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>(question: CompiledQuery) {
      const rows = answer(
        question,
        AbortSignal.any([closing.signal, AbortSignal.timeout(ms)]),
        last,
      )
      last = rows.catch(() => {})
      // Kysely knows the rows of a question, which no engine tells.
      return { rows: (await rows) as Row[] }
    },
    streamQuery() {
      throw new Error('a report is answered whole')
    },
  }
  const driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection })
  return {
    driver,
    async close() {
      closing.abort()
      await last
    },
  }
}

const tooLong = (cause: unknown): Failure =>
  new Failure(
    'unavailable',
    'so much usage cannot be read in time; ask for a shorter one, with from and to (--from and --to on the command line)',
    { cause, retry: false },
  )
