import type { LoadedConfig } from '../../config/load.ts'
import type { Observe } from '../../observations.ts'
import { slotsIn } from '../../limits/subject.ts'
import type { Activity } from '../../observe/activity/activity.ts'
import { createLog } from '../../observe/log.ts'
import { createMetrics } from '../../observe/metrics.ts'
import { formOf } from '../../observe/pretty.ts'
import type { Tracing } from '../../observe/tracing.ts'
import type { Readiness } from '../../operator/readiness.ts'
import type { ServiceParts } from './service-parts.ts'

/** The parts that metrics read; parts that have not started yet count as empty. */
export type ObservedParts = Pick<ServiceParts, 'current' | 'onReload'> &
  Partial<Pick<ServiceParts, 'ledger' | 'admission' | 'drains' | 'limits'>>

/** Starts the log, the metrics and, where it is enabled, tracing. */
export async function startObservability(
  { config }: LoadedConfig,
  parts: ObservedParts,
  { ready, activity }: { ready: () => Promise<Readiness>; activity: Activity },
  listener: Observe | undefined,
): Promise<Pick<ServiceParts, 'observe' | 'metrics' | 'tracing'>> {
  const { level, format } = config.log
  const log = createLog(level, undefined, formOf(format, process.stdout, process.env))
  parts.onReload.push(() => log.setLevel(parts.current.config.log.level))
  const metrics = createMetrics({
    ledgerQueued: () => parts.ledger?.queued() ?? 0,
    requests: () => parts.admission?.counts() ?? { inFlight: 0, waiting: 0, bodyBytes: 0 },
    ready,
    upstreamSlots: () =>
      (parts.limits?.allSlots() ?? []).map(({ id, inUse, waiting }) => ({
        ...slotsIn(id),
        inUse,
        waiting: waiting().slots,
      })),
    drained() {
      const { current, drains } = parts
      const isDrained = (name: string) => drains !== undefined && drains.of(name).since !== null
      const names = Object.keys(current.config.upstreams)
      return Object.fromEntries(names.map((name) => [name, isDrained(name)]))
    },
  })
  let tracing: Tracing | undefined
  const observe: Observe = (observation) => {
    metrics.observe(observation)
    activity.observe(observation)
    log(observation)
    listener?.(observation)
    tracing?.observe(observation)
  }
  if (config.tracing.enabled) tracing = await startTracing(parts, observe)
  return { observe, metrics, tracing }
}

/** OpenTelemetry is loaded only if tracing is enabled. */
async function startTracing(parts: ObservedParts, observe: Observe): Promise<Tracing> {
  const tracing = await import('../../observe/tracing.ts')
  return tracing.startTracing({
    metrics: parts.current.config.tracing.metrics,
    addressOf: (upstream) => parts.current.config.upstreams[upstream]?.base_url,
    failed: (error) => observe({ kind: 'bugMet', error, requestId: '-', operation: 'tracing' }),
  })
}
