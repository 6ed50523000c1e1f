import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { InFlightCounts } from '../http/load/in-flight.ts'

const afterMs = 2500

/**
 * Collects garbage once, when the start is over and nothing is being answered: the engine would
 * keep what the start has left behind, and a large, empty young generation, while the server is
 * idle.
 */
export function collectAfterStart(inFlight: () => InFlightCounts): void {
  const timer = setInterval(() => {
    const { calls, streams } = inFlight()
    if (calls + streams > 0) return
    clearInterval(timer)
    collectAll()
  }, afterMs)
  timer.unref()
}

function collectAll(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
