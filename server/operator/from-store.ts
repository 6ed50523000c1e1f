import { Failure } from '../failure.ts'
import { DiskError } from '../store/disk.ts'
import { CommitLost } from '../store/transaction.ts'

const lost =
  'the store was lost while it stored this: it is not known whether it was done; look, and do it ' +
  'again where it was not'

/** The result of a query; its error becomes a Failure, by default with this message. */
export async function fromStore<Result>(
  query: Promise<Result>,
  message = 'the store of operators does not answer',
): Promise<Result> {
  try {
    return await query
  } catch (cause) {
    throw storeFailure(cause, message)
  }
}

/** An error of the store as callers see it. */
export function storeFailure(cause: unknown, message: string): Failure {
  if (cause instanceof Failure) return cause
  const isOfDisk = cause instanceof DiskError
  const known = cause instanceof CommitLost ? lost : message
  return new Failure('unavailable', isOfDisk ? cause.message : known, { cause, retryAfter: 5 })
}

/** One page of rows, of which there is one more than `limit` where another page follows. */
export function pageFrom<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next: last === undefined ? null : cursorOf(last) }
}
