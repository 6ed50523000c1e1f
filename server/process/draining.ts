import type { Config } from '../config/load.ts'
import type { InFlightCounts } from '../http/load/in-flight.ts'

type Settings = Config['drain']

/** What a stopping server waits for; for `acceptMs` it still accepts requests. */
export type DrainPlan = InFlightCounts & { acceptMs: number }

/** A server without a readiness probe within this time has no load balancer. */
const balancedMs = 60_000

/**
 * What to wait for when a server stops now. `askedAt` is the time of the last readiness probe. A
 * process that does not answer is undefined in `counts`, and may be busy.
 */
export function planDrain(
  settings: Settings,
  askedAt: number,
  counts: (InFlightCounts | undefined)[],
): DrainPlan {
  const calls = counts.reduce((sum, one) => sum + (one?.calls ?? 0), 0)
  const streams = counts.reduce((sum, one) => sum + (one?.streams ?? 0), 0)
  const isIdle = calls + streams === 0 && !counts.includes(undefined)
  const isBalanced = performance.now() - askedAt < balancedMs
  return { calls, streams, acceptMs: isIdle && !isBalanced ? 0 : settings.accept_ms }
}

/** A drain in words, for the log. */
export function describeDrain({ calls, streams, acceptMs }: DrainPlan, settings: Settings): string {
  const waits = [
    ...(acceptMs > 0 ? [`${seconds(acceptMs)} for load balancers to notice`] : []),
    ...(calls > 0 ? [`${counted(calls, 'call')}, at most ${seconds(settings.calls_ms)}`] : []),
    ...(streams > 0
      ? [`${counted(streams, 'stream')}, at most ${seconds(settings.streams_ms)}`]
      : []),
  ]
  return waits.length === 0 ? 'nothing' : `${waits.join('; ')}; a second signal ends it at once`
}

const seconds = (ms: number) => `${ms / 1000} s`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
