import type { Gauges, StoreName, Observers } from '../../observations.ts'
import { linesDropped } from '../output.ts'
import type { MetricsFactory } from './series.ts'

const stores = [
  'keys',
  'ledger',
  'tasks',
  'payments',
  'limits',
  'idempotency',
] as const satisfies StoreName[]

/** Gauges of a process, set whenever its metrics are read. */
export function addProcessGauges(
  metrics: MetricsFactory,
  { ledgerQueued, requests, ready }: Required<Pick<Gauges, 'ledgerQueued' | 'requests' | 'ready'>>,
): void {
  metrics.counter(
    'tollgate_log_lines_dropped_total',
    'Log lines that standard output did not take.',
    [],
    (counter) => {
      counter.reset()
      counter.inc(linesDropped())
    },
  )
  metrics.gauge(
    'tollgate_ledger_queued_rows',
    'Ledger rows on the spool and not yet in the store.',
    { collect: (gauge) => gauge.set(ledgerQueued()) },
  )
  metrics.gauge(
    'tollgate_requests_in_flight',
    'Requests being worked on, streams until they end.',
    { collect: (gauge) => gauge.set(requests().inFlight) },
  )
  metrics.gauge(
    'tollgate_requests_waiting',
    'Requests that wait for one of the places of admission.concurrent.',
    { collect: (gauge) => gauge.set(requests().waiting) },
  )
  metrics.gauge(
    'tollgate_request_body_bytes',
    'Bytes in memory of request bodies larger than 16 KiB, which admission.body_bytes bounds.',
    { collect: (gauge) => gauge.set(requests().bodyBytes) },
  )
  addReadinessGauges(metrics, ready)
}

function addReadinessGauges(metrics: MetricsFactory, ready: Required<Gauges>['ready']): void {
  /** Read once for both gauges: the first one is collected first. */
  let readiness: ReturnType<typeof ready> | undefined
  metrics.gauge(
    'tollgate_ready',
    'Whether this replica should be sent requests: 1 or 0; of several processes the worst.',
    {
      aggregator: 'min',
      async collect(gauge) {
        readiness = ready()
        gauge.set((await readiness).ready ? 1 : 0)
      },
    },
  )
  metrics.gauge(
    'tollgate_part_ok',
    'Parts that requests need: 1 well, 0 not, which need not make it unready; ' +
      'of several processes the worst.',
    {
      labels: ['part'],
      aggregator: 'min',
      async collect(gauge) {
        // Joined with what the other processes report of their parts.
        for (const [part, { ok }] of Object.entries((await readiness)?.parts ?? {}))
          if (!part.startsWith('worker ')) gauge.set({ part }, ok ? 1 : 0)
      },
    },
  )
}

/** Counts failures of stores, spent budgets, and rows of the ledger. */
export function createStoreMetrics(metrics: MetricsFactory): Observers {
  const dropped = metrics.counter(
    'tollgate_usage_rows_dropped_total',
    'Ledger rows that were lost; anything but 0 is an alarm.',
  )
  const failing = metrics.gauge(
    'tollgate_store_failing',
    'Stores that do not do what they were asked: 1 failing, 0 well.',
    { labels: ['store'], aggregator: 'max' },
  )
  // An alert needs a value to rise from.
  for (const store of stores) failing.set({ store }, 0)
  const budgets = metrics.counter(
    'tollgate_budgets_nearly_spent_total',
    'Budgets of which four fifths were spent: of keys, or of a cap of the configuration by its ' +
      'name; the log tells which key.',
    ['of'],
  )
  budgets.inc({ of: 'keys' }, 0)
  return {
    rowsDropped: ({ rows }) => dropped.inc(rows),
    storeFailed: ({ store }) => failing.set({ store }, 1),
    storeRecovered: ({ store }) => failing.set({ store }, 0),
    budgetNearlySpent: ({ cap }) => budgets.inc({ of: cap ?? 'keys' }),
  }
}

/** Counts reloads of the configuration. */
export function createConfigMetrics(metrics: MetricsFactory, now: () => number): Observers {
  const reloads = metrics.counter(
    'tollgate_config_reloads_total',
    'Times that the configuration was read again, by outcome (applied, refused).',
    ['outcome'],
  )
  for (const outcome of ['applied', 'refused'] as const) reloads.inc({ outcome }, 0)
  const refused = metrics.gauge(
    'tollgate_config_refused',
    'Whether the configuration was refused when it was last read again: 1 refused, ' +
      'the one before stays in force.',
    { aggregator: 'max' },
  )
  const loadedAt = metrics.gauge(
    'tollgate_config_loaded_timestamp_seconds',
    'When the configuration in force was read; of several processes the earliest.',
    { aggregator: 'min' },
  )
  loadedAt.set(now() / 1000)
  return {
    configReloaded() {
      reloads.inc({ outcome: 'applied' })
      refused.set(0)
      loadedAt.set(now() / 1000)
    },
    configRefused() {
      reloads.inc({ outcome: 'refused' })
      refused.set(1)
    },
  }
}
