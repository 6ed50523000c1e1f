import type { Config } from '../config/load.ts'
import type { InFlightCounts } from '../http/load/in-flight.ts'

type Settings = Config['drain']

/** The requests that a stopping server waits for; for `acceptMs` it still accepts new ones. */
export type DrainPlan = InFlightCounts & { acceptMs: number }

/** A server without a readiness probe within this time has no load balancer. */
const balancedMs = 60_000

/** What load balancers know about a server, in times of `performance.now()`. */
export type Visibility = {
  /** The last readiness probe. */
  askedAt: number
  /** When an operator drained the server, which is not ready since. */
  drainingSince: number | undefined
}

/**
 * Plans the stop of a server. The time since an operator drained it counts as time for load
 * balancers to notice. A process that does not respond is undefined in `counts`, and may be busy.
 */
export function planDrain(
  settings: Settings,
  { askedAt, drainingSince }: Visibility,
  counts: (InFlightCounts | undefined)[],
): DrainPlan {
  const calls = counts.reduce((sum, one) => sum + (one?.calls ?? 0), 0)
  const streams = counts.reduce((sum, one) => sum + (one?.streams ?? 0), 0)
  const isIdle = calls + streams === 0 && !counts.includes(undefined)
  const now = performance.now()
  const isBalanced = now - askedAt < balancedMs
  const drainedMs = drainingSince === undefined ? 0 : Math.round(now - drainingSince)
  const acceptMs = Math.max(0, settings.accept_ms - drainedMs)
  return { calls, streams, acceptMs: isIdle && !isBalanced ? 0 : acceptMs }
}

/** Describes a drain in the log. */
export function describeDrain({ calls, streams, acceptMs }: DrainPlan, settings: Settings): string {
  const waits = [
    ...when(acceptMs > 0, `${seconds(acceptMs)} for load balancers to notice`),
    ...when(calls > 0, `${counted(calls, 'call')}, at most ${seconds(settings.calls_ms)}`),
    ...when(streams > 0, `${counted(streams, 'stream')}, at most ${seconds(settings.streams_ms)}`),
  ]
  return waits.length === 0 ? 'nothing' : `${waits.join('; ')}; a second signal ends it immediately`
}

const when = (isSo: boolean, text: string) => (isSo ? [text] : [])
const seconds = (ms: number) => `${ms / 1000} s`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
