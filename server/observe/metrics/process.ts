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
  'outlets',
  'alerts',
] as const satisfies StoreName[]

/** Gauges of a process, set whenever its metrics are read. */
export function addProcessGauges(
  metrics: MetricsFactory,
  { ledgerQueued, requests, ready }: Required<Pick<Gauges, 'ledgerQueued' | 'requests' | 'ready'>>,
): void {
  metrics.counter(
    'tollgate_log_lines_dropped_total',
    'Log lines that standard output did not accept.',
    [],
    (counter) => {
      counter.reset()
      counter.inc(linesDropped())
    },
  )
  metrics.gauge(
    'tollgate_ledger_queued_rows',
    'Ledger rows on the spool that are not in the store yet.',
    { collect: (gauge) => gauge.set(ledgerQueued()) },
  )
  metrics.gauge('tollgate_requests_in_flight', 'Requests in flight; streams until they end.', {
    collect: (gauge) => gauge.set(requests().inFlight),
  })
  metrics.gauge(
    'tollgate_requests_waiting',
    'Requests that wait for one of the slots of admission.concurrent.',
    { collect: (gauge) => gauge.set(requests().waiting) },
  )
  metrics.gauge(
    'tollgate_request_body_bytes',
    'Bytes in memory of request bodies above 16 KiB, which admission.body_bytes limits.',
    { collect: (gauge) => gauge.set(requests().bodyBytes) },
  )
  addReadinessGauges(metrics, ready)
}

function addReadinessGauges(metrics: MetricsFactory, ready: Required<Gauges>['ready']): void {
  /** Read once for both gauges, by the first one. */
  let readiness: ReturnType<typeof ready> | undefined
  metrics.gauge(
    'tollgate_ready',
    'Whether this replica should get requests: 1 or 0; of several processes the minimum.',
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
    'Parts that requests need: 1 ok, 0 failing, which need not make the server unready; ' +
      'of several processes the minimum.',
    {
      labels: ['part'],
      aggregator: 'min',
      async collect(gauge) {
        // Workers report their own parts.
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
    'Lost ledger rows; alert on anything but 0.',
  )
  const failing = metrics.gauge(
    'tollgate_store_failing',
    'Stores whose operations fail: 1 failing, 0 ok.',
    { labels: ['store'], aggregator: 'max' },
  )
  // Alerts compare with an earlier value.
  for (const store of stores) failing.set({ store }, 0)
  const budgets = metrics.counter(
    'tollgate_budgets_nearly_spent_total',
    'Budgets of which 80 % were spent: of keys, of groups, or of a cap of the configuration by its ' +
      'name; the log names the key.',
    ['of'],
  )
  budgets.inc({ of: 'keys' }, 0)
  return {
    rowsDropped: ({ rows }) => dropped.inc(rows),
    storeFailed: ({ store }) => failing.set({ store }, 1),
    storeRecovered: ({ store }) => failing.set({ store }, 0),
    budgetNearlySpent: ({ cap, groupId }) =>
      budgets.inc({ of: cap ?? (groupId === undefined ? 'keys' : 'groups') }),
  }
}

/** Counts reloads of the configuration. */
export function createConfigMetrics(metrics: MetricsFactory, now: () => number): Observers {
  const reloads = metrics.counter(
    'tollgate_config_reloads_total',
    'Reloads of the configuration by outcome (applied, refused).',
    ['outcome'],
  )
  for (const outcome of ['applied', 'refused'] as const) reloads.inc({ outcome }, 0)
  const refused = metrics.gauge(
    'tollgate_config_refused',
    'Whether the last reload of the configuration was rejected: 1 rejected, ' +
      'the previous one stays in effect.',
    { aggregator: 'max' },
  )
  const loadedAt = metrics.gauge(
    'tollgate_config_loaded_timestamp_seconds',
    'When the configuration in effect was read; of several processes the earliest.',
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
