import { Failure } from '../failure.ts'

/** The row that a path names; throws where there is none with this id. */
export function requireRow<Row>(
  row: Row | undefined,
  noun: 'key' | 'payment' | 'operator' | 'request' | 'agent' | 'change',
): Row {
  if (row === undefined)
    throw new Failure('notFound', `no ${noun} with this id`, { retry: false, param: 'id' })
  return row
}
