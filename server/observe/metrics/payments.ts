import { paymentStates } from '../../store/tables.ts'
import type { PaymentCount, Observers } from '../../observations.ts'
import type { MetricsFactory } from './series.ts'

/** Seconds. A facilitator settles when the chain has included the payment. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60]

/**
 * Counts payments. Networks and facilitators are those of the configuration, and those of payments
 * that are still in the journal.
 */
export function createPaymentMetrics(metrics: MetricsFactory, now: () => number): Observers {
  const moved = metrics.counter(
    'tollgate_payments_moved_total',
    'Payments that reached a state; released: rejected or without work, and deleted; ' +
      'failed: not charged, for example if a tool that changes something may have run ' +
      'without a response.',
    ['network', 'state'],
  )
  const calls = metrics.counter(
    'tollgate_facilitator_calls_total',
    'Calls to facilitators by operation and outcome (ok, refused, unknown).',
    ['facilitator', 'operation', 'outcome'],
  )
  const durations = metrics.histogram(
    'tollgate_facilitator_call_duration_seconds',
    'Time until a facilitator responded, or until the timeout.',
    ['facilitator', 'operation'],
    buckets,
  )
  const refused = metrics.counter(
    'tollgate_listings_refused_total',
    'Responses of facilitators whose catalogue does not list the paid resource; ' +
      'the log has the resource and the reason.',
    ['facilitator'],
  )
  return {
    paymentMoved: ({ network, state }) => moved.inc({ network, state }),
    facilitatorAsked({ facilitator, operation, outcome, ms }) {
      calls.inc({ facilitator, operation, outcome })
      durations.observe({ facilitator, operation }, ms / 1000)
    },
    listingRefused: ({ facilitator }) => refused.inc({ facilitator }),
    paymentSettled: revenueObserver(metrics),
    paymentsCounted: countObserver(metrics, now),
  }
}

function revenueObserver(metrics: MetricsFactory): Required<Observers>['paymentSettled'] {
  /** In nano-USD: a sum of many fractions would be inexact. */
  const revenue = new Map<string, bigint>()
  metrics.counter(
    'tollgate_payments_revenue_usd_total',
    'Prices of settled payments, in USD.',
    ['network'],
    (counter) => {
      counter.reset()
      for (const [network, nano] of revenue) counter.inc({ network }, Number(nano) / 1e9)
    },
  )
  return ({ network, nano }) =>
    void revenue.set(network, (revenue.get(network) ?? 0n) + BigInt(nano))
}

function countObserver(
  metrics: MetricsFactory,
  now: () => number,
): Required<Observers>['paymentsCounted'] {
  // All processes count the same rows of the store: their numbers are not summed.
  const aggregator = 'first'
  const payments = metrics.gauge(
    'tollgate_payments',
    'Payments in the journal by network and state, except settled ones; ' +
      'payments in refund_due or undecided wait for the operator.',
    { labels: ['network', 'state'], aggregator },
  )
  /** When the oldest payment of unknown outcome was claimed, by network. */
  const oldestUnknown = new Map<string, number | undefined>()
  metrics.gauge(
    'tollgate_payments_oldest_unknown_seconds',
    'Age of the oldest payment whose settlement is unknown; 0 without one.',
    {
      labels: ['network'],
      aggregator,
      collect(gauge) {
        for (const [network, since] of oldestUnknown)
          gauge.set({ network }, since === undefined ? 0 : Math.max(0, now() - since) / 1000)
      },
    },
  )
  return ({ counts }) => {
    // A state without payments is 0: alerts compare with an earlier value.
    const networks = new Set([...oldestUnknown.keys(), ...counts.map(({ network }) => network)])
    for (const network of networks) {
      const byState = countsByState(counts, network)
      for (const state of paymentStates)
        if (state !== 'settled') payments.set({ network, state }, byState.get(state)?.rows ?? 0)
      oldestUnknown.set(network, byState.get('settle_unknown')?.oldest)
    }
  }
}

const countsByState = (counts: readonly PaymentCount[], of: string) =>
  new Map(counts.filter(({ network }) => network === of).map((count) => [count.state, count]))
