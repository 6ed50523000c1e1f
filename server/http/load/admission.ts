import { Failure } from '../../failure.ts'
import type { Observe, ShedReason } from '../../observations.ts'
import { watchProcess, type StrainGauge } from './pressure.ts'

/** What a request stands for. One that is paid for comes first. */
export type Class = 'paid' | 'keyed'

/** Who may begin when there is much to do: never more at once than the process bears, the rest wait for a moment or are refused. */
export type Admission = {
  /** Throws what a request hears that would not be let in, before its body is read. */
  check(kind: Class): void
  /** Takes a place, at once or when one comes free. Throws, or rejects, when none does in time or the client leaves. */
  enter(kind: Class, client: Client): Promise<void> | undefined
  /** Gives a place back: to whoever has waited longest, the paid before the keyed. */
  leave(): void
  /** Counts what has come of large bodies, until it is released. Throws, and counts nothing, when it is too much. */
  hold(bytes: number, kind: Class): void
  release(bytes: number): void
  /** How much there is of each thing that is bounded. */
  counts(): { inFlight: number; waiting: number; bodyBytes: number }
  /** Goes by other settings from now on. Nobody's place is taken away. */
  renew(settings: Settings): void
  /** What the timer does each half second: looks how hard the process has it. */
  tick(): void
  close(): void
}

/** A reply that nobody waits for any more says so by `close`. */
type Client = {
  once(event: 'close', left: () => void): unknown
  off(event: 'close', left: () => void): unknown
}

type Settings = {
  concurrent: number
  queue_ms: number
  body_bytes: number
  loop_delay_ms: number
  heap_percent: number
}

type Parts = {
  settings: Settings
  observe: Observe
  /** Of this process unless told. */
  strain?: StrainGauge | undefined
  now?: () => number
  /** Does the work in so long, unless what it answers is called before. */
  later?: (work: () => void, ms: number) => () => void
  /** Milliseconds between ticks; null leaves them to others. */
  every?: number | null
}

type Waiter = { since: number; admit(): void; refuse(): void }

const classes = ['paid', 'keyed'] as const satisfies Class[]
const tickMs = 500
/** Readings in a row. */
const strainedAfter = 4
/** Shedding that pauses for less is one and the same. */
const pauseMs = 5000

/** One for each process, whatever services it has. */
export function createAdmission({
  settings,
  observe,
  strain = watchProcess(tickMs),
  now = () => performance.now(),
  later = inTime,
  every = tickMs,
}: Parts): Admission {
  let { concurrent, queue_ms: queueMs, body_bytes: mostBytes } = settings
  let gauges = gaugesFrom(settings)
  const queues: Record<Class, Set<Waiter>> = { paid: new Set(), keyed: new Set() }
  const strained: Record<Class, ShedReason | undefined> = { paid: undefined, keyed: undefined }
  let inFlight = 0
  let bodyBytes = 0
  let disarm: (() => void) | undefined
  let seen = { delayMs: 0, heap: 0 }
  let shedding: { since: number; last: number; requests: number } | undefined
  const timer = every === null ? undefined : setInterval(tick, every).unref()

  /** As many of each class as may work at once. Whoever says that they pay may be lying: they come first, and take no room from others. */
  const isFull = (kind: Class) => queues[kind].size >= concurrent
  const waiting = () => queues.paid.size + queues.keyed.size
  const first = () => queues.paid.values().next().value ?? queues.keyed.values().next().value

  function shed(reason: ShedReason, kind: Class): Failure {
    const at = now()
    if (!shedding) {
      shedding = { since: at, last: at, requests: 0 }
      observe({
        kind: 'sheddingBegan',
        reason,
        inFlight,
        waiting: waiting(),
        delayMs: Math.round(seen.delayMs),
        heapPercent: Math.round(seen.heap * 100),
        bodyBytes,
      })
    }
    shedding.last = at
    shedding.requests += 1
    observe({ kind: 'requestShed', reason, class: kind })
    return new Failure('overloaded', 'the server has more to do than it can; try again in 1 s', {
      retryAfter: 1,
    })
  }

  /** The one timer of all that wait: each may wait for as long, so that those who came first leave first. */
  function expire(): void {
    disarm?.()
    disarm = undefined
    const due = now() - queueMs
    let next = Infinity
    for (const kind of classes) {
      for (const waiter of queues[kind]) {
        if (waiter.since > due) {
          next = Math.min(next, waiter.since - due)
          break
        }
        waiter.refuse()
      }
    }
    if (next < Infinity) arm(next)
  }

  function arm(ms: number): void {
    disarm ??= later(expire, ms)
  }

  function wait(kind: Class, client: Client): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        queues[kind].delete(waiter)
        client.off('close', left)
      }
      const waiter = {
        since: now(),
        admit: () => (settle(), resolve()),
        refuse: () => (settle(), reject(shed('concurrency', kind))),
      }
      const left = () => (
        settle(),
        reject(new Failure('overloaded', 'the client left before its turn came'))
      )
      queues[kind].add(waiter)
      client.once('close', left)
      arm(queueMs)
    })
  }

  function tick(): void {
    seen = strain.read()
    for (const kind of classes) {
      const [isLate, isLarge] = [gauges[kind].delay(seen.delayMs), gauges[kind].heap(seen.heap)]
      const memory = isLarge ? 'heap' : undefined
      strained[kind] = isLate ? 'event_loop' : memory
    }
    if (!shedding || now() - shedding.last < pauseMs) return
    observe({
      kind: 'sheddingEnded',
      requests: shedding.requests,
      seconds: Math.round((shedding.last - shedding.since) / 100) / 10,
    })
    shedding = undefined
  }

  return {
    check(kind) {
      const reason = strained[kind]
      if (reason) throw shed(reason, kind)
      if (inFlight >= concurrent && isFull(kind)) throw shed('concurrency', kind)
    },
    enter(kind, client) {
      // Nobody waits while there is a place.
      if (inFlight < concurrent) {
        inFlight += 1
        return undefined
      }
      if (isFull(kind)) throw shed('concurrency', kind)
      return wait(kind, client)
    },
    leave() {
      const next = inFlight > concurrent ? undefined : first()
      if (next) next.admit()
      else inFlight -= 1
    },
    hold(bytes, kind) {
      if (bodyBytes + bytes > mostBytes) throw shed('bodies', kind)
      bodyBytes += bytes
    },
    release: (bytes) => void (bodyBytes -= bytes),
    counts: () => ({ inFlight, waiting: waiting(), bodyBytes }),
    renew(changed) {
      ;({ concurrent, queue_ms: queueMs, body_bytes: mostBytes } = changed)
      gauges = gaugesFrom(changed)
      for (let next = first(); next && inFlight < concurrent; next = first()) {
        inFlight += 1
        next.admit()
      }
      expire()
    },
    tick,
    close() {
      clearInterval(timer)
      strain.close()
    },
  }
}

function inTime(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms).unref()
  return () => clearTimeout(timer)
}

const gaugesOf = (delayMs: number, heap: number) => ({
  delay: createGauge(delayMs),
  heap: createGauge(heap),
})

/** What is paid for is refused under harder strain only. */
const gaugesFrom = ({ loop_delay_ms: delayMs, heap_percent: percent }: Settings) => ({
  keyed: gaugesOf(delayMs, percent / 100),
  paid: gaugesOf(4 * delayMs, (1 + percent / 100) / 2),
})

/** High when it is above its limit for two seconds of readings, since a start, or a machine that does something else, makes single long turns; low again when one is well below it. */
function createGauge(limit: number): (value: number) => boolean {
  let above = 0
  let isHigh = false
  return (value) => {
    above = value > limit ? above + 1 : 0
    if (above >= strainedAfter) isHigh = true
    else if (value < 0.9 * limit) isHigh = false
    return isHigh
  }
}
