import { AggregatorRegistry, Registry, collectDefaultMetrics } from 'prom-client'
import type { Gauges, Observation } from '../observations.ts'
import { createPaymentMetrics } from './payment-metrics.ts'
import { addProcessGauges, createConfigMetrics, createStoreMetrics } from './process-metrics.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { metricsOf, type Observers } from './series.ts'
import { createUpstreamMetrics } from './upstream-metrics.ts'

export type Metrics = {
  observe(observation: Observation): void
  registry: Registry
}

/**
 * Which observations are counted, and as what. Labels come from the contract and the configuration
 * only, so that their number is bounded.
 */
export function createMetrics({
  ledgerQueued,
  requests = () => ({ inFlight: 0, waiting: 0, bodyBytes: 0 }),
  ready = async () => ({ ready: true, parts: {} }),
  drained = () => ({}),
  now = Date.now,
}: Gauges): Metrics {
  const registry = new Registry()
  // A look at the event loop wakes the process; the default of a hundred a second would be most of
  // what an idle process costs.
  collectDefaultMetrics({
    register: registry,
    prefix: 'tollgate_',
    eventLoopMonitoringPrecision: 50,
  })
  const metrics = metricsOf(registry)
  addProcessGauges(metrics, { ledgerQueued, requests, ready })
  const observers: Observers = {
    ...createRequestMetrics(metrics),
    ...createUpstreamMetrics(metrics, drained),
    ...createStoreMetrics(metrics),
    ...createConfigMetrics(metrics, now),
    ...createPaymentMetrics(metrics, now),
  }
  return {
    registry,
    observe(observation) {
      // Each observer takes the observations of its own kind.
      const observer = observers[observation.kind] as ((observed: Observation) => void) | undefined
      observer?.(observation)
    },
  }
}

/** One process's metrics, as they travel between processes. */
export type MetricsPart = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The metrics of several processes as one text, our own first: counts are summed, and what all of
 * them read from the store is taken once.
 */
export const joinMetrics = (parts: MetricsPart[]): Promise<string> =>
  AggregatorRegistry.aggregate(parts as object[]).metrics()
