import type { Config } from '../config/load.ts'
import type { UnderWay } from '../http/load/in-flight.ts'

type Settings = Config['drain']

/** What the end of a server has to wait for; `acceptMs` is how long it goes on accepting. */
export type DrainPlan = UnderWay & { acceptMs: number }

/** Where nobody asked for readiness within this time, no load balancer has to hear that it is over. */
const balancedMs = 60_000

/**
 * What is to be waited for when a server ends now. `askedAt` is when somebody last asked for its
 * readiness; `underWay` lacks the processes that do not tell what they are at.
 */
export function drainOf(
  settings: Settings,
  askedAt: number,
  underWay: (UnderWay | undefined)[],
): DrainPlan {
  const calls = underWay.reduce((sum, one) => sum + (one?.calls ?? 0), 0)
  const streams = underWay.reduce((sum, one) => sum + (one?.streams ?? 0), 0)
  const isIdle = calls + streams === 0 && !underWay.includes(undefined)
  const isBalanced = performance.now() - askedAt < balancedMs
  return { calls, streams, acceptMs: isIdle && !isBalanced ? 0 : settings.accept_ms }
}

/** The same for the log. */
export function waitsFor({ calls, streams, acceptMs }: DrainPlan, settings: Settings): string {
  const awaited = [
    ...(acceptMs > 0 ? [`${seconds(acceptMs)} for load balancers to hear of it`] : []),
    ...(calls > 0 ? [`${counted(calls, 'call')}, at most ${seconds(settings.calls_ms)}`] : []),
    ...(streams > 0
      ? [`${counted(streams, 'stream')}, at most ${seconds(settings.streams_ms)}`]
      : []),
  ]
  return awaited.length === 0 ? 'nothing' : `${awaited.join('; ')}; a second signal ends it at once`
}

const seconds = (ms: number) => `${ms / 1000} s`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
