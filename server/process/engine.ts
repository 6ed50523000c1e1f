import { executionAsyncResource } from 'node:async_hooks'
import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { InFlightCounts } from '../http/load/in-flight.ts'

/** The major version of Node on which everything here was measured. */
export const measuredOn = 24

/** Flags of V8, when each is set, why, and its effect. */
export const engineFlags: {
  flag: string
  when: 'load' | 'service'
  why: string
  measured: string
}[] = [
  {
    flag: '--no-allocation-site-pretenuring',
    when: 'load',
    why: 'V8 learns to create some objects of requests in the old generation, where they keep whole requests alive until the next major collection.',
    measured:
      "CPU of a coding agent's request relative to one without: chat 0.92, Messages 0.90, translated Responses 0.62.",
  },
  {
    flag: '--scavenger-max-new-space-capacity-mb=8',
    when: 'load',
    why: 'Buffers of long requests fill 64 MB before a young collection, which causes a major one. With this flag young collections run once new objects hold 32 MB of buffers.',
    measured:
      'Major collections took half of the CPU of long requests, together with the next flag.',
  },
  {
    flag: '--incremental-marking-hard-trigger=80',
    when: 'load',
    why: 'By default V8 collects everything when the old generation has no room for the whole young one: under load all the time. This trigger looks at the old generation alone.',
    measured: 'See the flag before.',
  },
  {
    flag: '--invocation-count-for-turbofan=1000',
    when: 'service',
    why: 'Most functions run once a request; at the default count of 3000 many are optimized only after tens of thousands of requests. Functions of the start are not worth it.',
    measured: "12 to 17 % of the CPU of a coding agent's first 15,000 requests.",
  },
  {
    flag: '--no-memory-reducer-favors-memory',
    when: 'service',
    why: "The collection of an idle process drops hidden classes without objects, and with them nearly all optimized code of a request's path.",
    measured: 'A poll of the console costs a third less; memory grows by 8 to 20 MB.',
  },
]

export function setEngineFlags(when: 'load' | 'service'): void {
  for (const one of engineFlags) if (one.when === when) setFlagsFromString(one.flag)
}

/** For the start of a server. */
export function prepareEngine(): void {
  limitYoungGeneration()
  keepTickClass()
}

/** For a server that has started. */
export function tuneEngine(inFlight: () => InFlightCounts): void {
  setEngineFlags('service')
  collectAfterStart(inFlight)
}

/** As with `--max-semi-space-size=8`; by default the young generation grows to 128 MB. */
const maxYoungBytes = 16 * 2 ** 20
const semiSpaceSize = /^--m(ax|in)[-_]semi[-_]space[-_]size\b/

/**
 * Limits the memory for new objects, since those of a request die with it. V8 takes the maximum
 * only from the command line, which has precedence; later it can only be kept from growing.
 * Measured: 0.82 to 0.87 of a request's CPU, 188 MB under load in place of 299.
 */
export function limitYoungGeneration(): void {
  const options = [...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/), ...process.execArgv]
  if (options.some((option) => semiSpaceSize.test(option))) return
  let isGrowing = true
  const observer = new PerformanceObserver(() => {
    // It shrinks by itself while the server is idle.
    const mayGrow = youngBytes() < maxYoungBytes
    if (mayGrow === isGrowing) return
    isGrowing = mayGrow
    // V8's default is 2.
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

const youngBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0

const tickObjects: object[] = []

/**
 * Retains one of the objects that Node makes for each `process.nextTick`. When a collection finds
 * none, V8 drops their hidden class, and never again has fast code for their computed members.
 * Measured: 0.06 µs a tick in place of 0.5, 9 to 15 % of a stream's CPU.
 */
function keepTickClass(): void {
  process.nextTick(() => tickObjects.push(executionAsyncResource()))
}

const collectEveryMs = 2500
/** A minute. A server that was busy until then has collected most garbage by itself. */
const maxCollectTries = 24

/**
 * Collects all garbage once, when nothing is in flight after the start: an idle server would keep
 * the garbage of its start, and a large young generation. Measured: 117 MB idle in place of 133; it
 * takes 80 ms, and 200 ms with a thousand agents.
 */
export function collectAfterStart(inFlight: () => InFlightCounts): void {
  let tries = 0
  const timer = setInterval(() => {
    tries += 1
    const { calls, streams } = inFlight()
    const isIdle = calls + streams === 0
    if (!isIdle && tries < maxCollectTries) return
    clearInterval(timer)
    if (isIdle) collectGarbage()
  }, collectEveryMs)
  timer.unref()
}

/** Collects all garbage of this thread and returns free memory to the system. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
