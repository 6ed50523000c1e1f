import type { ShedReason, Observers } from '../../observations.ts'
import { durationBuckets, type MetricsFactory } from './series.ts'

const shedReasons = ['concurrency', 'event_loop', 'heap', 'bodies'] as const satisfies ShedReason[]

/** Counts requests and their replies. */
export function createRequestMetrics(metrics: MetricsFactory): Observers {
  const requests = metrics.counter(
    'tollgate_requests_total',
    'Requests by service, operation and status.',
    ['service', 'operation', 'status'],
  )
  const durations = metrics.histogram(
    'tollgate_request_duration_seconds',
    'Time from the headers of a request to the end of its reply.',
    ['service', 'operation'],
    durationBuckets,
  )
  const firstTokens = metrics.histogram(
    'tollgate_time_to_first_token_seconds',
    'Time from the headers of a streaming request to the head of its reply.',
    ['service', 'operation'],
    durationBuckets,
  )
  let openStreams = 0
  metrics.gauge('tollgate_open_streams', 'Streams being sent.', {
    collect: (gauge) => gauge.set(openStreams),
  })
  const broken = metrics.counter(
    'tollgate_contract_broken_total',
    'Replies of ours that broke the contract.',
    ['service', 'operation'],
  )
  const bugs = metrics.counter('tollgate_internal_errors_total', 'Faults of the server itself.')
  const shed = metrics.counter(
    'tollgate_requests_shed_total',
    'Requests refused with 503 for overload, by what there was too much of ' +
      '(concurrency, event_loop, heap, bodies) and class (paid, keyed).',
    ['reason', 'class'],
  )
  for (const reason of shedReasons)
    for (const kind of ['paid', 'keyed']) shed.inc({ reason, class: kind }, 0)
  const idempotency = metrics.counter(
    'tollgate_idempotency_keys_total',
    'Requests with an Idempotency-Key by what became of them: kept, not_kept (answered, but the ' +
      'reply could not be kept), failed, replayed, running (refused while their twin ran), bound ' +
      '(refused: another body).',
    ['service', 'operation', 'outcome'],
  )
  return {
    requestEnded({ service, operation, status, ms, ttftMs }) {
      requests.inc({ service, operation, status })
      durations.observe({ service, operation }, ms / 1000)
      if (ttftMs !== undefined) firstTokens.observe({ service, operation }, ttftMs / 1000)
    },
    streamOpened: () => void openStreams++,
    streamClosed: () => void openStreams--,
    contractBroken: ({ service, operation }) => broken.inc({ service, operation }),
    bugMet: () => bugs.inc(),
    requestShed: ({ reason, class: kind }) => shed.inc({ reason, class: kind }),
    idempotencyKeyUsed: ({ service, operation, outcome }) =>
      idempotency.inc({ service, operation, outcome }),
  }
}
