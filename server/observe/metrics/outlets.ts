import type { Observers } from '../../observations.ts'
import type { MetricsFactory } from './series.ts'

/** Counts what outlets send, and how far they are behind. */
export function createOutletMetrics(metrics: MetricsFactory): Observers {
  const sent = metrics.counter('tollgate_outlet_events_total', 'Events that outlets sent.', [
    'outlet',
  ])
  // Each server reads the same from the store.
  const shared = { labels: ['outlet' as const], aggregator: 'max' as const }
  const unsent = metrics.gauge(
    'tollgate_outlet_unsent_events',
    'Events that an outlet has not sent yet, also those that its filter will leave out.',
    shared,
  )
  const stopped = metrics.gauge(
    'tollgate_outlet_stopped',
    'Outlets that stopped after a day of failures: 1 stopped, 0 running.',
    shared,
  )
  const dropped = metrics.gauge(
    'tollgate_outlet_dropped_rows',
    'Ledger rows that were summed up before an outlet had sent them; alert on anything but 0.',
    shared,
  )
  return {
    outletSent: ({ outlet, events }) => sent.inc({ outlet }, events),
    outletMeasured({ outlet, ...measured }) {
      unsent.set({ outlet }, measured.unsent)
      stopped.set({ outlet }, measured.isStopped ? 1 : 0)
      dropped.set({ outlet }, measured.dropped)
    },
    outletClosed({ outlet }) {
      for (const gauge of [unsent, stopped, dropped]) gauge.remove({ outlet })
    },
  }
}
