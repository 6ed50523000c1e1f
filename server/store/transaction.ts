import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Failure } from '../failure.ts'
import { retrying } from './postgres/failure.ts'

/** Marks a statement whose commit need not be on the disk when it returns. */
export const unsyncedMark = '/* unsynced */'
export const unsynced = sql.raw(unsyncedMark)

/**
 * The values in batches of one size, filled up with '': each other number of parameters would be
 * another prepared statement of SQLite.
 */
export function* batchesOf(values: readonly string[], size: number): Generator<string[]> {
  for (let from = 0; from < values.length; from += size)
    yield Array.from({ length: size }, (_, at) => values[from + at] ?? '')
}

/** Runs the work in one transaction, and again after a serialization failure or a deadlock. */
export const inTransaction = <Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retrying(() => db.transaction().execute(work))

/** COMMIT was sent without a response: the transaction is committed as a whole, or not at all. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost at COMMIT', { cause })
    this.name = 'CommitLost'
  }
}

const retryForMs = 3000
const retryEveryMs = 100

/**
 * Like `inTransaction`, for idempotent work: repeats it for a while after a lost COMMIT. Throws
 * `CommitLost` if it remains unknown whether it was committed.
 */
export async function inIdempotentTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  let lost: { error: CommitLost; until: number } | undefined
  for (;;) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      if (error instanceof CommitLost) lost ??= { error, until: performance.now() + retryForMs }
      // After a lost COMMIT, database errors do not show whether the first try was committed.
      if (!lost || error instanceof Failure) throw error
      if (performance.now() > lost.until) throw lost.error
      await pause(retryEveryMs)
    }
  }
}
