import { sql, type Kysely, type Transaction } from 'kysely'
import { retrying } from './postgres/failure.ts'

/** Ends a statement whose commit need not be on the disk when it returns. */
export const unsynced = '/* unsynced */'
export const lazily = sql.raw(unsynced)

/** Does the work in one transaction, and all of it again when another transaction was in the way. */
export function inTransaction<Tables, Result>(db: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return retrying(() => db.transaction().execute(work))
}
