import {
  PerformanceObserver,
  constants,
  monitorEventLoopDelay,
  type PerformanceEntry,
} from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** How hard a process has it: how late its event loop is, and which share of its heap's limit is alive. */
export type Strain = { delayMs: number; heap: number }

export type StrainGauge = {
  /** What was seen since the last reading. */
  read(): Strain
  close(): void
}

/** Each look wakes the process. */
const resolutionMs = 50
/** How long it is believed what the last major collection left. */
const freshMs = 10_000

/** Watches this process; it is to be read every so many milliseconds. */
export function watchProcess(everyMs: number): StrainGauge {
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
      // The histogram forgets the turn in which it is reset; a reading that comes late tells of a turn so long that nothing else was seen.
      const delayMs = Math.max(
        0,
        delays.percentile(99) / 1e6 - resolutionMs,
        now - readAt - everyMs,
      )
      delays.reset()
      readAt = now
      // What is used is mostly garbage until the engine needs room. It then collects often; when it does not, there is room, whatever was left once.
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

/** Entries of garbage collections have their kind in `detail`, which the types do not know. */
const isMajor = (entry: PerformanceEntry & { detail?: { kind?: number } }): boolean =>
  entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR

/** The engine counts room for young objects to its limit, as much again as a small limit that was set; what lives long has no use of it. */
function heapLimit(): number {
  const options = [...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/), ...process.execArgv]
  const set = options
    .flatMap((option) => /^--max[-_]old[-_]space[-_]size=(\d+)$/.exec(option)?.[1] ?? [])
    .at(-1)
  return set === undefined ? getHeapStatistics().heap_size_limit : Number(set) * 2 ** 20
}
