import { failureKinds, type FailureKind } from '../failure.ts'

/**
 * Who or what caused a failure: this server; a model server, API or facilitator; the caller; a limit
 * or budget; a caller who disconnected before the response; or a payment that was refused, or whose
 * settlement is unknown.
 */
export const failureClasses = ['ours', 'upstream', 'caller', 'limits', 'left', 'payment'] as const
export type FailureClass = (typeof failureClasses)[number]

const classOfKind: Record<FailureKind, FailureClass> = {
  invalidRequest: 'caller',
  credentialRequired: 'caller',
  credentialExpired: 'caller',
  blocked: 'caller',
  contextExceeded: 'caller',
  unauthorized: 'caller',
  tokenInvalid: 'caller',
  tokenExpired: 'caller',
  tokenInFuture: 'caller',
  issuerUnknown: 'caller',
  audienceWrong: 'caller',
  claimMissing: 'caller',
  budgetSpent: 'limits',
  paymentRequired: 'payment',
  forbidden: 'caller',
  labelNotServed: 'caller',
  groupMissing: 'caller',
  groupAmbiguous: 'caller',
  groupUnknown: 'caller',
  notFound: 'caller',
  methodNotAllowed: 'caller',
  requestTimeout: 'caller',
  conflict: 'caller',
  paymentBound: 'payment',
  bodyTooLarge: 'caller',
  unsupportedMediaType: 'caller',
  misdirected: 'caller',
  toolRefused: 'caller',
  rateLimited: 'limits',
  payerBusy: 'payment',
  headersTooLarge: 'caller',
  internal: 'ours',
  toolFailed: 'upstream',
  queryExhausted: 'upstream',
  upstreamFailed: 'upstream',
  overloaded: 'ours',
  unavailable: 'ours',
  upstreamBusy: 'upstream',
  settlementUnknown: 'payment',
  deadlineExceeded: 'upstream',
}

const answered = 'ok'
/** The prefix of the ledger's statuses of failed attempts. */
export const ofUpstream = 'upstream_'
/** Statuses of the ledger that are not error codes, and attempts that were not the upstream's fault. */
const classOfStatus: Record<string, FailureClass> = {
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
  ...Object.entries(classOfStatus),
  ...Object.entries(failureKinds).map(
    ([kind, { code }]) => [code, classOfKind[kind as FailureKind]] as const,
  ),
])

/** The class of a status in the ledger; null for a successful request. */
export function classOf(status: string): FailureClass | null {
  if (status === answered) return null
  return classes.get(status) ?? (status.startsWith(ofUpstream) ? 'upstream' : 'ours')
}

/** The statuses listed for a class; those of other upstream failures have the prefix. */
export const statusesOf = (name: FailureClass): string[] =>
  [...classes].flatMap(([status, of]) => (of === name ? [status] : []))

export type ClassCounts = Record<FailureClass, number>

/** Counts failed requests by class, without `unknown` ones, which may have succeeded. */
export function countClasses(byStatus: Readonly<Record<string, number>>): ClassCounts {
  const counts: ClassCounts = { ours: 0, upstream: 0, caller: 0, limits: 0, left: 0, payment: 0 }
  for (const [status, count] of Object.entries(byStatus)) {
    const name = status === unknownStatus ? null : classOf(status)
    if (name) counts[name] += count
  }
  return counts
}

/** The status of requests in hours that an older version rolled up. */
export const unknownStatus = 'unknown'
