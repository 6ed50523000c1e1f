import { Failure } from '../failure.ts'
import { DiskError } from '../store/disk.ts'
import { CommitLost } from '../store/transaction.ts'

const lost =
  'the store was lost during the change, which may or may not be stored; check, and repeat it if ' +
  'it is not'

/** The result of a query; an error becomes a Failure with this message. */
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

/** Converts an error of the store for callers. */
export function storeFailure(cause: unknown, message: string): Failure {
  if (cause instanceof Failure) return cause
  const isOfDisk = cause instanceof DiskError
  const text = cause instanceof CommitLost ? lost : message
  return new Failure('unavailable', isOfDisk ? cause.message : text, { cause, retryAfter: 5 })
}

/** The row of the id in a path; throws if it is missing. */
export function requireRow<Row>(
  row: Row | undefined,
  noun: 'key' | 'caller' | 'payment' | 'operator' | 'request' | 'agent' | 'change' | 'alert',
): Row {
  if (row === undefined)
    throw new Failure('notFound', `no ${noun} with this id`, { retry: false, param: 'id' })
  return row
}

/** One page of rows; one row beyond `limit` indicates another page. */
export function pageFrom<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next: last === undefined ? null : cursorOf(last) }
}
