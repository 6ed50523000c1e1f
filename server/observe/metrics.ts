import { AggregatorRegistry, Registry, collectDefaultMetrics } from 'prom-client'
import type { Gauges, Observation, Observers, Observe } from '../observations.ts'
import { createOutletMetrics } from './metrics/outlets.ts'
import { createPaymentMetrics } from './metrics/payments.ts'
import { addProcessGauges, createConfigMetrics, createStoreMetrics } from './metrics/process.ts'
import { createRequestMetrics } from './metrics/requests.ts'
import { metricsOf } from './metrics/series.ts'
import { addSlotGauges, createUpstreamMetrics } from './metrics/upstreams.ts'

export type Metrics = {
  observe(observation: Observation): void
  registry: Registry
}

/**
 * Counts observations. Labels have values of the contract and the configuration only, so that the
 * number of series is bounded.
 */
export function createMetrics({
  ledgerQueued,
  requests = () => ({ inFlight: 0, waiting: 0, bodyBytes: 0 }),
  ready = async () => ({ ready: true, parts: {} }),
  drained = () => ({}),
  upstreamSlots = () => [],
  now = Date.now,
}: Gauges): Metrics {
  const registry = new Registry()
  // Each sample of the event loop's delay wakes the process. The default of a hundred a second would
  // be most of the CPU of an idle process.
  collectDefaultMetrics({
    register: registry,
    prefix: 'tollgate_',
    eventLoopMonitoringPrecision: 50,
  })
  const metrics = metricsOf(registry)
  addProcessGauges(metrics, { ledgerQueued, requests, ready })
  addSlotGauges(metrics, upstreamSlots)
  const observers: Observers = {
    ...createRequestMetrics(metrics),
    ...createUpstreamMetrics(metrics, drained),
    ...createStoreMetrics(metrics),
    ...createConfigMetrics(metrics, now),
    ...createPaymentMetrics(metrics, now),
    ...createOutletMetrics(metrics),
  }
  return {
    registry,
    observe: (observation) => (observers[observation.kind] as Observe | undefined)?.(observation),
  }
}

/** The metrics of one process, as workers send them to their primary. */
export type MetricsPart = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * Joins the metrics of several processes. Counts are summed; numbers that all of them read from the
 * store are taken from the first part, which is that of this process.
 */
export const joinMetrics = (parts: MetricsPart[]): Promise<string> =>
  AggregatorRegistry.aggregate(parts as object[]).metrics()
