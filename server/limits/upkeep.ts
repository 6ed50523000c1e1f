import { isOfMinute } from '../store/scope.ts'
import type { Meter } from './meter/meter.ts'
import type { MeterTable } from './meter/table.ts'
import type { ReplicaLimits } from './replica/replica.ts'

/** Work on meters each second: heartbeats, released leases, removed meters. */
export type Upkeep = {
  /** Runs once a second. */
  tick(): Promise<void>
  /** Releases all leases. */
  close(): Promise<void>
}

type UpkeepDeps = {
  meters: MeterTable
  replica: ReplicaLimits
  now: () => number
  elapsed: () => number
  /** Milliseconds between ticks; null leaves them to others. */
  every: number | null
}

export const tickMs = 1000
/** Meters handled concurrently. */
const maxConcurrent = 64

export function startUpkeep({ meters, replica, now, elapsed, every }: UpkeepDeps): Upkeep {
  let ticking = Promise.resolve()
  let ticks = 0
  // After a failure the store is called even without meters; otherwise the next request would be
  // rejected.
  const hasWork = () => meters.size > 0 || replica.isListed() || replica.failing()
  const tickIfNeeded = () => ticks === 0 && hasWork() && void tick()
  const timer = every === null ? undefined : setInterval(tickIfNeeded, every).unref()

  function tick(): Promise<void> {
    ticks += 1
    ticking = ticking
      .then(work)
      .catch(() => {})
      .finally(() => (ticks -= 1))
    return ticking
  }

  async function work(): Promise<void> {
    if (!hasWork()) return
    const all = meters.all()
    let from = 0
    let beatAt = -Infinity
    do {
      // The heartbeat must not wait for all meters, however many there are.
      if (elapsed() - beatAt >= tickMs) {
        // The replica has reported a failure. If the store responds, only one response was lost.
        await replica.heartbeat(meters).catch(() => {})
        if (replica.failing()) return
        beatAt = elapsed()
      }
      await Promise.all(all.slice(from, from + maxConcurrent).map(tickMeter))
      from += maxConcurrent
    } while (from < all.length)
    if (meters.size === 0) await replica.deregister()
  }

  async function tickMeter(meter: Meter): Promise<void> {
    if (!isOverMinute(meter, now())) await meter.tick()
    if (!isUseless(meter, now())) return
    meters.forget(meter)
    replica.forget(meter.holder)
  }

  return {
    tick,
    async close() {
      clearInterval(timer)
      await ticking
      await releaseAll(meters.all(), replica)
    },
  }
}

function isOverMinute({ quota: { endsAt, scope } }: Meter, now: number): boolean {
  return endsAt !== null && endsAt <= now && isOfMinute(scope)
}

/** The rest of a minute's lease is useless, unless a clock that ran ahead is set back into it. */
function isUseless(meter: Meter, now: number): boolean {
  if (!isOverMinute(meter, now)) return meter.isIdle()
  return meter.reserved() === 0 && now - (meter.quota.endsAt ?? now) > 2 * tickMs
}

async function releaseAll(meters: readonly Meter[], replica: ReplicaLimits): Promise<void> {
  try {
    await releaseEach(meters)
    // Retry releases that were not acknowledged.
    await releaseEach(meters.filter((meter) => !meter.isClear()))
    // Unless all is stored, this replica stays registered until others release its leases.
    if (meters.every((meter) => meter.isClear())) await replica.deregister()
  } catch {
    // The store is unavailable. The leases expire without a request.
  }
}

async function releaseEach(meters: readonly Meter[]): Promise<void> {
  for (let from = 0; from < meters.length; from += maxConcurrent)
    await Promise.all(meters.slice(from, from + maxConcurrent).map((meter) => meter.release()))
}
