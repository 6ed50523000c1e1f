import { Failure } from '../failure.ts'

/** The row of the id in a path; throws if it is missing. */
export function requireRow<Row>(
  row: Row | undefined,
  noun: 'key' | 'payment' | 'operator' | 'request' | 'agent' | 'change',
): Row {
  if (row === undefined)
    throw new Failure('notFound', `no ${noun} with this id`, { retry: false, param: 'id' })
  return row
}
