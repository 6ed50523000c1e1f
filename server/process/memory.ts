import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { InFlightCounts } from '../http/load/in-flight.ts'

const everyMs = 2500
/** A minute. A server that has not been idle until then has collected most of it by itself. */
const longestTries = 24

/**
 * Collects garbage once, when the start is over and nothing is being answered: the engine would
 * keep what the start has left behind, and a large, empty young generation, while the server is
 * idle. It takes some 30 ms, and up to 200 ms with a thousand agents.
 */
export function collectAfterStart(inFlight: () => InFlightCounts): void {
  let tries = 0
  const timer = setInterval(() => {
    tries += 1
    const { calls, streams } = inFlight()
    const isIdle = calls + streams === 0
    if (!isIdle && tries < longestTries) return
    clearInterval(timer)
    if (isIdle) collectAll()
  }, everyMs)
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
