import type { components, operations } from '../../../generated/server/operator.ts'
import { timeOfId } from '../../store/id.ts'
import { endsRequest } from '../../store/ledger/sums.ts'
import {
  endedRequests,
  requestRows,
  type RequestsPage,
  type RequestsQuery,
} from '../../store/queries/requests.ts'
import type { GroupScope } from '../../store/queries/group-scope.ts'
import type { Store } from '../../store/store.ts'
import type { UsageRow } from '../../store/usage-tables.ts'
import type { Access } from '../../keys/keys.ts'
import type { OperatorHandlers } from '../caller.ts'
import { withKeyId } from '../keys.ts'
import { requireRow } from '../from-store.ts'
import { freshMsOf, type PolledReplies } from '../polled-replies.ts'
import {
  cursorFrom,
  cursorOf,
  emptyPeriod,
  fromLedger,
  reasonView,
  rowView,
} from './usage-views.ts'
type Query = NonNullable<operations['listRequests']['parameters']['query']>
type RequestList = components['schemas']['RequestList']
type RequestDetails = components['schemas']['RequestDetails']
type Span = components['schemas']['TimelineSpan']

/** The handlers of operator.yaml for single requests. */
export const requestHandlers = (
  { store, access }: { store: Pick<Store, 'usage' | 'reports'>; access: Pick<Access, 'named'> },
  replies: PolledReplies,
): OperatorHandlers<'listRequests' | 'readRequest'> => ({
  async listRequests({ query: named, header, caller: { groups: scope } }) {
    const query = await withKeyId(access, named, scope)
    const request = requestsQuery(query, scope)
    return replies.get(`requests ${JSON.stringify(query)}`, scope, header, async () => {
      const page = await fromLedger(endedRequests(store, request))
      return { body: listOf(page), freshMs: freshMsOf(page.rowsRead) }
    })
  },

  async readRequest({ path, caller: { groups: scope } }) {
    const at = timeOfId(path.id)
    const attempts =
      at === undefined ? undefined : await fromLedger(requestRows(store.usage, path.id, at, scope))
    const { rows, isComplete } = requireRow(attempts, 'request')
    return { status: 200, body: detailsOf(rows, isComplete) }
  },
})

function requestsQuery(query: Query, scope: GroupScope): RequestsQuery {
  const { limit = 100, after, from: since, to: until, ...filters } = query
  const [from, to] = periodOf(filters.request_id, since, until)
  const { slower_than_ms: slowerThanMs, costlier_than: costlierThan, ...equal } = filters
  if (from >= to) throw emptyPeriod(query.to)
  return {
    from,
    to,
    scope,
    limit,
    ...equal,
    ...(slowerThanMs !== undefined && { slowerThanMs }),
    ...(costlierThan !== undefined && { costlierThan }),
    ...(after !== undefined && { after: cursorFrom(after) }),
  }
}

/** The period of a query. An id of this server was made at most an hour before its rows. */
function periodOf(requestId = '', since?: number, until?: number): [from: number, to: number] {
  const madeAt = since === undefined && until === undefined ? timeOfId(requestId) : undefined
  if (madeAt !== undefined) return [madeAt - hourMs, madeAt + hourMs]
  return [since ?? 0, until ?? Date.now() + 1]
}

const hourMs = 3_600_000

/** A page in the contract's form. */
const listOf = ({ rows, rowsRead, isComplete, next }: RequestsPage): RequestList => ({
  requests: rows.map(rowView),
  rows_read: rowsRead,
  complete: isComplete,
  next: next ? cursorOf(next) : null,
})

/** A request with its attempts, in milliseconds since its arrival. */
function detailsOf(rows: readonly UsageRow[], isComplete: boolean): RequestDetails {
  const last = requireRow(rows.findLast(endsRequest) ?? rows.at(-1), 'request')
  const first = Math.min(...rows.map(startOf))
  const arrivedAt = Math.min(first, timeOfId(last.call_id) ?? first)
  const ended = Math.max(...rows.map(endOf), arrivedAt)
  return {
    request: rowView(last),
    arrived_at: arrivedAt,
    total_ms: ended - arrivedAt,
    timeline: timelineOf(rows, arrivedAt),
    complete: isComplete,
  }
}

function timelineOf(rows: readonly UsageRow[], arrivedAt: number): Span[] {
  const attempts = rows.filter(({ upstream }) => upstream !== null)
  const spans: Span[] = []
  let idleSince = 0
  for (const row of rows.toSorted((a, b) => startOf(a) - startOf(b))) {
    const start = Math.max(0, startOf(row) - arrivedAt)
    const end = Math.max(start, endOf(row) - arrivedAt)
    // The final error after failed attempts is the status of the request, not a step.
    if (row.upstream === null && row.agent === null && attempts.length > 0) continue
    if (row.upstream !== null && start > idleSince)
      spans.push({ kind: 'queue', start_ms: idleSince, end_ms: start })
    spans.push(stepOf(row, start, end))
    idleSince = Math.max(idleSince, row.upstream === null ? start : end)
  }
  return spans
}

const stepOf = (row: UsageRow, start: number, end: number): Span => ({
  kind: row.upstream === null ? 'work' : 'attempt',
  start_ms: start,
  end_ms: end,
  status: row.status,
  charged: row.charged,
  cost: row.cost,
  ...(row.upstream !== null && {
    first_token_ms: row.ttft_ms === null ? null : Math.min(end, start + row.ttft_ms),
    attempt: row.attempt,
    upstream: row.upstream,
    model: row.model,
    reason: reasonView(row.reason),
    prompt_tokens: row.prompt_tokens,
    completion_tokens: row.completion_tokens,
  }),
})

/** Rows of payments have the time of their claim; all others that of their end. */
const startOf = ({ ts, latency_ms, payment_id }: UsageRow): number =>
  payment_id === null ? ts - latency_ms : ts
const endOf = (row: UsageRow): number => startOf(row) + row.latency_ms
