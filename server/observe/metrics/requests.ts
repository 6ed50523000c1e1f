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
    'Time from the headers of a request to the end of its response.',
    ['service', 'operation'],
    durationBuckets,
  )
  const firstTokens = metrics.histogram(
    'tollgate_time_to_first_token_seconds',
    'Time from the headers of a streaming request to the headers of its response.',
    ['service', 'operation'],
    durationBuckets,
  )
  let openStreams = 0
  metrics.gauge('tollgate_open_streams', 'Streams being sent.', {
    collect: (gauge) => gauge.set(openStreams),
  })
  const broken = metrics.counter(
    'tollgate_contract_broken_total',
    'Responses that broke the contract.',
    ['service', 'operation'],
  )
  const bugs = metrics.counter('tollgate_internal_errors_total', 'Internal errors of the server.')
  const shed = metrics.counter(
    'tollgate_requests_shed_total',
    'Requests rejected with 503 for overload, by reason ' +
      '(concurrency, event_loop, heap, bodies) and class (paid, keyed, batch).',
    ['reason', 'class'],
  )
  for (const reason of shedReasons)
    for (const kind of ['paid', 'keyed', 'batch', 'hook']) shed.inc({ reason, class: kind }, 0)
  const waits = metrics.histogram(
    'tollgate_request_wait_seconds',
    'Time that requests waited for a slot, of those that had to and got one, by class.',
    ['class'],
    durationBuckets,
  )
  const idempotency = metrics.counter(
    'tollgate_idempotency_keys_total',
    'Requests with an Idempotency-Key by outcome: kept, not_kept (the response could not be ' +
      'stored), failed, replayed, running (rejected while the first request ran), bound ' +
      '(rejected: another body).',
    ['service', 'operation', 'outcome'],
  )
  return {
    requestEnded({ service, operation, status, ms, ttftMs }) {
      requests.inc({ service, operation, status: String(status) })
      durations.observe({ service, operation }, ms / 1000)
      if (ttftMs !== undefined) firstTokens.observe({ service, operation }, ttftMs / 1000)
    },
    streamOpened: () => void openStreams++,
    streamClosed: () => void openStreams--,
    contractBroken: ({ service, operation }) => broken.inc({ service, operation }),
    bugMet: () => bugs.inc(),
    requestShed: ({ reason, class: kind }) => shed.inc({ reason, class: kind }),
    requestWaited: ({ class: kind, ms }) => waits.observe({ class: kind }, ms / 1000),
    idempotencyKeyUsed: ({ service, operation, outcome }) =>
      idempotency.inc({ service, operation, outcome }),
  }
}
