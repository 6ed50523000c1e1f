import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** As with `--max-semi-space-size=8`; by default the engine takes up to 128 MB. */
const mostBytes = 16 * 2 ** 20

const ownSize = /^--m(ax|in)[-_]semi[-_]space[-_]size\b/

/**
 * Keeps the memory small in which new objects are made. What a request makes dies with it: more of
 * this memory saves next to no work, and reaches beyond the processor's caches. The engine takes
 * its size as an option of the command line only, so that it is kept from growing here. Whoever
 * gives that option decides.
 */
export function limitYoungGeneration(): void {
  const options = [...(process.env['NODE_OPTIONS'] ?? '').split(/\s+/), ...process.execArgv]
  if (options.some((option) => ownSize.test(option))) return
  let isGrowing = true
  const observer = new PerformanceObserver(() => {
    // It shrinks by itself while the server is idle.
    const mayGrow = youngBytes() < mostBytes
    if (mayGrow === isGrowing) return
    isGrowing = mayGrow
    // The engine's own factor is 2.
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

const youngBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0
