import {
  PerformanceObserver,
  constants,
  monitorEventLoopDelay,
  type PerformanceEntry,
} from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { ShedReason } from '../../observations.ts'
import type { RequestClass } from './slots.ts'

/** How late the event loop of a process is, and the live share of its heap limit. */
export type Pressure = { delayMs: number; heap: number }

export type PressureGauge = {
  /** The pressure since the last reading. */
  read(): Pressure
  close(): void
}

/** Each sample wakes the process. */
const resolutionMs = 50
/** How long the heap size after a major collection counts as current. */
const freshMs = 10_000

/** Watches this process; the caller reads it at this interval. */
export function watchPressure(everyMs: number): PressureGauge {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  const limit = heapLimit()
  let readAt = performance.now()
  let live = 0
  let collectedAt = -Infinity
  const collections = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isMajor)) return
    live = getHeapStatistics().used_heap_size
    collectedAt = performance.now()
  })
  collections.observe({ entryTypes: ['gc'] })

  return {
    read() {
      const now = performance.now()
      // The histogram loses the turn in which it is reset. A turn that took the whole interval
      // shows only in the delay of this reading.
      const delayMs = Math.max(
        0,
        delays.percentile(99) / 1e6 - resolutionMs,
        now - readAt - everyMs,
      )
      delays.reset()
      readAt = now
      // Most of the used heap is garbage until the engine needs space and collects often. Without a
      // recent collection there is space.
      const used =
        now - collectedAt > freshMs ? 0 : Math.min(live, getHeapStatistics().used_heap_size)
      return { delayMs, heap: used / limit }
    },
    close() {
      delays.disable()
      collections.disconnect()
    },
  }
}

/** Entries of garbage collections have their kind in `detail`, which the types lack. */
const isMajor = (entry: PerformanceEntry & { detail?: { kind?: number } }): boolean =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR

/** A limit that was set; the engine's own value also includes space for young objects. */
function heapLimit(): number {
  const options = [...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/), ...process.execArgv]
  const megabytes = options
    .flatMap((option) => /^--max[-_]old[-_]space[-_]size=(\d+)$/.exec(option)?.[1] ?? [])
    .at(-1)
  return megabytes === undefined ? getHeapStatistics().heap_size_limit : Number(megabytes) * 2 ** 20
}

type PressureLimits = { loop_delay_ms: number; heap_percent: number }

/** Which requests are rejected because of the pressure on the process. */
export function createPressureGate(limits: PressureLimits) {
  let gauges = gaugesOf(limits)
  let last: Pressure = { delayMs: 0, heap: 0 }
  const reasons: Record<'paid' | 'keyed', ShedReason | undefined> = {
    paid: undefined,
    keyed: undefined,
  }
  return {
    update(pressure: Pressure) {
      last = pressure
      for (const kind of ['paid', 'keyed'] as const) {
        // Both are read each time, since they count readings.
        const isLate = gauges[kind].isLate(pressure.delayMs)
        const memory = gauges[kind].isLarge(pressure.heap) ? 'heap' : undefined
        reasons[kind] = isLate ? 'event_loop' : memory
      }
    },
    /** Why requests of this class are rejected; undefined if they are not. */
    reasonFor: (kind: RequestClass) => reasons[kind === 'paid' ? 'paid' : 'keyed'],
    /** The last pressure, for reports. */
    last: () => ({
      delayMs: Math.round(last.delayMs),
      heapPercent: Math.round(last.heap * 100),
    }),
    renew: (changed: PressureLimits) => void (gauges = gaugesOf(changed)),
  }
}

/** Paid requests are rejected only under higher pressure. */
const gaugesOf = ({ loop_delay_ms: delayMs, heap_percent: percent }: PressureLimits) => ({
  keyed: { isLate: createGauge(delayMs), isLarge: createGauge(percent / 100) },
  paid: { isLate: createGauge(4 * delayMs), isLarge: createGauge((1 + percent / 100) / 2) },
})

/** Consecutive readings. */
const highAfter = 4

/**
 * High after two seconds of readings above the limit, since starting up or other work of the
 * machine causes single long turns; low again at the first reading well below the limit.
 */
function createGauge(limit: number): (value: number) => boolean {
  let above = 0
  let isHigh = false
  return (value) => {
    above = value > limit ? above + 1 : 0
    if (above >= highAfter) isHigh = true
    else if (value < 0.9 * limit) isHigh = false
    return isHigh
  }
}
