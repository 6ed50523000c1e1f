import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { paymentStates } from '../store/tables.ts'
import type { Observation } from '../observations.ts'

/** A facilitator settles when the chain has taken the payment. */
const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60]

/** What is counted of payments. Networks and facilitators are those of the configuration, and of what the journal still holds. */
export function createPaymentMetrics(
  registers: Registry[],
  now: () => number,
): { observe(observation: Observation): void } {
  const moved = new Counter({
    name: 'tollgate_payments_moved_total',
    help: 'Payments that came into a state; released: refused or not worked for, and forgotten; failed: not charged, as when a tool that changes something may have been carried out without an answer.',
    labelNames: ['network', 'state'],
    registers,
  })
  const calls = new Counter({
    name: 'tollgate_facilitator_calls_total',
    help: 'Calls to facilitators by operation and outcome (ok, refused, unknown).',
    labelNames: ['facilitator', 'operation', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'tollgate_facilitator_call_duration_seconds',
    help: 'Time until a facilitator had answered, or was given up.',
    labelNames: ['facilitator', 'operation'],
    buckets: seconds,
    registers,
  })
  // Every process counts the rows of the one store: of several the first that has a number tells it.
  const payments = new Gauge({
    name: 'tollgate_payments',
    help: 'Payments in the journal by network and state, but for those that are settled; those that are refund_due or undecided wait for the operator.',
    labelNames: ['network', 'state'],
    registers,
    aggregator: 'first',
  })

  /** When the oldest payment of a network was claimed of which it is not known whether it was settled. */
  const oldestUnknown = new Map<string, number | undefined>()
  new Gauge({
    name: 'tollgate_payments_oldest_unknown_seconds',
    help: 'Age of the oldest payment of which it is not known whether it was settled; 0 without one.',
    labelNames: ['network'],
    registers,
    aggregator: 'first',
    collect() {
      for (const [network, since] of oldestUnknown)
        this.set({ network }, since === undefined ? 0 : Math.max(0, now() - since) / 1000)
    },
  })

  /** In nano-USD: many small sums of fractions would drift. */
  const earned = new Map<string, bigint>()
  new Counter({
    name: 'tollgate_payments_revenue_usd_total',
    help: 'Prices of the payments that were settled, in USD.',
    labelNames: ['network'],
    registers,
    collect() {
      this.reset()
      for (const [network, nano] of earned) this.inc({ network }, Number(nano) / 1e9)
    },
  })

  return {
    observe(observation) {
      switch (observation.kind) {
        case 'paymentMoved':
          return moved.inc({ network: observation.network, state: observation.state })
        case 'paymentSettled':
          return void earned.set(
            observation.network,
            (earned.get(observation.network) ?? 0n) + BigInt(observation.nano),
          )
        case 'facilitatorAsked': {
          const { facilitator, operation, outcome, ms } = observation
          calls.inc({ facilitator, operation, outcome })
          return durations.observe({ facilitator, operation }, ms / 1000)
        }
        case 'paymentsCounted': {
          const { counts } = observation
          // A state that has emptied must say so, and an alarm needs a zero to rise from.
          for (const network of new Set([
            ...oldestUnknown.keys(),
            ...counts.map((count) => count.network),
          ])) {
            const own = counts.filter((count) => count.network === network)
            for (const state of paymentStates)
              if (state !== 'settled')
                payments.set(
                  { network, state },
                  own.find((count) => count.state === state)?.rows ?? 0,
                )
            oldestUnknown.set(network, own.find(({ state }) => state === 'settle_unknown')?.oldest)
          }
          return
        }
      }
    },
  }
}
