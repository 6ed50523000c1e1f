import { Failure } from '../../failure.ts'
import type { Observation, Observe, ShedReason } from '../../observations.ts'
import { createPressureGate, watchPressure, type PressureGauge } from './pressure.ts'
import { createSlots, type RequestClass, type SlotRequest, type WaitedSlot } from './slots.ts'

type Settings = {
  concurrent: number
  queue_ms: number
  body_bytes: number
  loop_delay_ms: number
  heap_percent: number
}

const tickMs = 500

/** Bounds concurrent requests. Others wait for a moment or are rejected. */
export type Admission = ReturnType<typeof createAdmission>

/** One per process, whatever services it has. */
export function createAdmission({
  settings,
  observe,
  pressure = watchPressure(tickMs),
}: {
  settings: Settings
  observe: Observe
  /** That of this process by default. */
  pressure?: PressureGauge | undefined
}) {
  let maxBytes = settings.body_bytes
  let bodyBytes = 0
  const gate = createPressureGate(settings)
  const counts = () => {
    const [shared, ofHooks] = [slots.counts(), hookSlots.counts()]
    const inFlight = shared.inFlight + ofHooks.inFlight
    return { inFlight, waiting: shared.waiting + ofHooks.waiting, bodyBytes }
  }
  const shedding = createShedding(observe, () => ({ ...counts(), ...gate.last() }))
  const refusalOf = (kind: RequestClass) => shedding.refusalOf('concurrency', kind)
  const slots = createSlots(settings, refusalOf)
  // Requests that hold a slot wait for their hooks, whose own requests must not wait for those.
  const hookSlots = createSlots(settings, refusalOf)
  const slotsOf = (kind: RequestClass) => (kind === 'hook' ? hookSlots : slots)
  const timer = setInterval(() => {
    gate.update(pressure.read())
    shedding.tick()
  }, tickMs).unref()

  return {
    /** Throws if a request would not be admitted, before its body is read. */
    check(request: SlotRequest): void {
      const { kind } = request
      const reason = gate.reasonFor(kind)
      if (reason) throw shedding.refusalOf(reason, kind)
      if (slotsOf(kind).isFull(request)) throw refusalOf(kind)
    },
    enter: (request: SlotRequest) => slotsOf(request.kind).enter(request),
    leave: (waited?: WaitedSlot, tokens?: number, kind: RequestClass = 'keyed') =>
      slotsOf(kind).leave(waited, tokens),
    /** Charges received bytes to the budget of large bodies; throws when it is spent. */
    hold(bytes: number, kind: RequestClass): void {
      if (bodyBytes + bytes > maxBytes) throw shedding.refusalOf('bodies', kind)
      bodyBytes += bytes
    },
    release: (bytes: number) => void (bodyBytes -= bytes),
    counts,
    /** Applies other settings. Admitted requests keep their slots. */
    renew(changed: Settings): void {
      maxBytes = changed.body_bytes
      gate.renew(changed)
      slots.renew(changed)
      hookSlots.renew(changed)
    },
    close() {
      clearInterval(timer)
      pressure.close()
    },
  }
}

/** The load when shedding started. */
type Load = Omit<Extract<Observation, { kind: 'sheddingBegan' }>, 'kind' | 'reason'>

/** Pauses shorter than this do not end shedding. */
const pauseMs = 5000

/** Rejects requests, and reports when that starts and ends. */
function createShedding(observe: Observe, loadNow: () => Load) {
  let shedding: { since: number; last: number; requests: number } | undefined
  return {
    refusalOf(reason: ShedReason, kind: RequestClass): Failure {
      const at = performance.now()
      if (!shedding) {
        shedding = { since: at, last: at, requests: 0 }
        observe({ kind: 'sheddingBegan', reason, ...loadNow() })
      }
      shedding.last = at
      shedding.requests += 1
      observe({ kind: 'requestShed', reason, class: kind })
      return new Failure('overloaded', 'the server has more to do than it can; try again in 1 s', {
        retryAfter: 1,
      })
    },
    /** Reports the end when nothing was rejected for a while. */
    tick() {
      if (!shedding || performance.now() - shedding.last < pauseMs) return
      observe({
        kind: 'sheddingEnded',
        requests: shedding.requests,
        seconds: Math.round((shedding.last - shedding.since) / 100) / 10,
      })
      shedding = undefined
    },
  }
}
