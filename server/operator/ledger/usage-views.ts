import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { fromStore } from '../from-store.ts'
import type { UsageRow } from '../../store/usage-tables.ts'
import { classOf } from '../../store/failure-class.ts'

type RowView = components['schemas']['UsageRow']

/** The reason of a failed row in the contract's form. */
export const reasonView = (reason: string | null): RowView['reason'] =>
  // The server writes it as JSON of this type.
  reason === null ? null : (JSON.parse(reason) as RowView['reason'])

/** A row of the ledger in the contract's form, with the names of the failed model and upstream. */
export function rowView(row: UsageRow): RowView {
  const { estimated, failed_model, failed_upstream, reason, tags, ...view } = row
  return {
    ...view,
    model: view.model ?? failed_model ?? view.called_model,
    upstream: view.upstream ?? failed_upstream,
    estimated: estimated === 1,
    reason: reasonView(reason),
    tags: tags === null ? null : (JSON.parse(tags) as Record<string, string>),
    class: classOf(view.status),
  }
}

/** The position of a row in a list, to query the next page. */
export const cursorOf = ({ ts, id }: { ts: number; id: string }): string => `${ts}.${id}`

export function cursorFrom(text: string): { ts: number; id: string } {
  const [, ts, id] = /^(\d{1,15})\.([0-9a-f-]{1,64})$/.exec(text) ?? []
  if (ts === undefined || id === undefined)
    throw new Failure('invalidRequest', 'after must be the `next` of an earlier page', {
      retry: false,
      param: 'after',
    })
  return { ts: Number(ts), id }
}

/** For a period that ends before it starts; `to` is the end in the query, if any. */
export function emptyPeriod(to: number | undefined): Failure {
  const isEndless = to === undefined
  const param = isEndless ? 'from' : 'to'
  const problem = isEndless ? 'from is in the future, and to is missing' : 'to must be after from'
  return new Failure('invalidRequest', `${problem}; both are Unix time in milliseconds`, {
    retry: false,
    param,
  })
}

/** The result of a query of the ledger. */
export const fromLedger = <Result>(query: Promise<Result>): Promise<Result> =>
  fromStore(query, 'the usage store is unavailable')
