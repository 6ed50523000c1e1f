import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { Failure } from '../failure.ts'
import { retrying } from './postgres/failure.ts'

/** Ends a statement whose commit need not be on the disk when it returns. */
export const unsynced = '/* unsynced */'
export const lazily = sql.raw(unsynced)

/** Does the work in one transaction, and all of it again when another transaction was in the way. */
export function inTransaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retrying(() => db.transaction().execute(work))
}

/** COMMIT was sent and not answered: all of the transaction was done, or nothing of it. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost at COMMIT', { cause })
    this.name = 'CommitLost'
  }
}

const patienceMs = 3000
const breathMs = 100

/**
 * As `inTransaction`, for work that comes to the same when it is done twice: it is done again where the answer to COMMIT was lost, for a while.
 * Throws `CommitLost` where it stays unknown whether it was done.
 */
export async function untilKnown<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  let lost: { error: CommitLost; until: number } | undefined
  for (;;) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      if (error instanceof CommitLost) lost ??= { error, until: performance.now() + patienceMs }
      // After a loss no failure of the database says what became of the first try.
      if (!lost || error instanceof Failure) throw error
      if (performance.now() > lost.until) throw lost.error
      await pause(breathMs)
    }
  }
}
