import { failureKinds, type FailureKind } from '../failure.ts'

/**
 * Whose failure it is: this server's, a model server's, API's or facilitator's, the caller's, that
 * of a limit or budget, or of a caller who left before the answer.
 */
export const failureClasses = ['ours', 'upstream', 'caller', 'limits', 'left'] as const
export type FailureClass = (typeof failureClasses)[number]

const classOfKind: Record<FailureKind, FailureClass> = {
  invalidRequest: 'caller',
  contextExceeded: 'caller',
  unauthorized: 'caller',
  budgetSpent: 'limits',
  paymentRequired: 'caller',
  forbidden: 'caller',
  notFound: 'caller',
  methodNotAllowed: 'caller',
  requestTimeout: 'caller',
  conflict: 'caller',
  paymentBound: 'caller',
  bodyTooLarge: 'caller',
  unsupportedMediaType: 'caller',
  misdirected: 'caller',
  toolRefused: 'caller',
  rateLimited: 'limits',
  payerBusy: 'limits',
  headersTooLarge: 'caller',
  internal: 'ours',
  toolFailed: 'upstream',
  queryExhausted: 'upstream',
  upstreamFailed: 'upstream',
  overloaded: 'ours',
  unavailable: 'ours',
  upstreamBusy: 'upstream',
  settlementUnknown: 'upstream',
  deadlineExceeded: 'upstream',
}

const answered = 'ok'
/** How the words begin by which the ledger knows failed attempts. */
export const ofUpstream = 'upstream_'
/** Words of the ledger that are no code of a refusal, and of attempts that were not the server's fault. */
const classOfWord: Record<string, FailureClass> = {
  client_left: 'left',
  upstream_shutdown: 'ours',
  upstream_revoked: 'caller',
  upstream_context_length: 'caller',
  upstream_dimensions: 'caller',
  ...Object.fromEntries(
    [400, 413, 422].flatMap((status) =>
      ['status', 'error'].map((word) => [`${ofUpstream}${word}_${status}`, 'caller' as const]),
    ),
  ),
}

const classes = new Map<string, FailureClass>([
  ...Object.entries(classOfWord),
  ...Object.entries(failureKinds).map(
    ([kind, { code }]) => [code, classOfKind[kind as FailureKind]] as const,
  ),
])

/** The class of a status in the ledger; null for a request that was answered. */
export function classOf(status: string): FailureClass | null {
  if (status === answered) return null
  return classes.get(status) ?? (status.startsWith(ofUpstream) ? 'upstream' : 'ours')
}

/** The statuses of a class that have a class of their own; others are told by how they begin. */
export const statusesOf = (name: FailureClass): string[] =>
  [...classes].flatMap(([status, of]) => (of === name ? [status] : []))

export type ClassCounts = Record<FailureClass, number>

/** The requests that failed, by their class. Of `unknown` ones it is not known whether they did. */
export function countClasses(byStatus: Readonly<Record<string, number>>): ClassCounts {
  const counts: ClassCounts = { ours: 0, upstream: 0, caller: 0, limits: 0, left: 0 }
  for (const [status, count] of Object.entries(byStatus)) {
    const name = status === unknownStatus ? null : classOf(status)
    if (name) counts[name] += count
  }
  return counts
}

/** The status of requests in hours that an older version rolled up. */
export const unknownStatus = 'unknown'
