import { Failure } from '../../failure.ts'

/** What a request is admitted for: a payment, which comes first, or a key. */
export type RequestClass = 'paid' | 'keyed'

export const requestClasses = ['paid', 'keyed'] as const satisfies RequestClass[]

/** A response whose client may leave while the request waits. */
export type WaitingClient = {
  once(event: 'close', leave: () => void): unknown
  off(event: 'close', leave: () => void): unknown
}

type Settings = { concurrent: number; queue_ms: number }

/** Slots for a number of concurrent requests; the others wait in queues. */
export type Slots = {
  counts(): { inFlight: number; waiting: number }
  /** Whether a request would neither get a slot nor be allowed to wait for one. */
  isFull(kind: RequestClass): boolean
  /** Takes a slot, immediately or when one is free. Throws, or rejects, when none is in time. */
  enter(kind: RequestClass, client: WaitingClient): Promise<void> | undefined
  /** Releases a slot: to the request that has waited longest, the paid before the keyed. */
  leave(): void
  renew(settings: Settings): void
}

export function createSlots(
  { concurrent: firstConcurrent, queue_ms: waitMs }: Settings,
  parts: Omit<QueueDeps, 'waitMs'>,
): Slots {
  let concurrent = firstConcurrent
  let inFlight = 0
  const queues = createQueues({ waitMs, ...parts })
  // As many of each class as may work at once. A payment is not verified yet: it comes first, but
  // takes no room from others.
  const isFull = (kind: RequestClass) => inFlight >= concurrent && queues.length(kind) >= concurrent
  return {
    counts: () => ({ inFlight, waiting: queues.length('paid') + queues.length('keyed') }),
    isFull,
    enter(kind, client) {
      // No request waits while a slot is free.
      if (inFlight < concurrent) {
        inFlight += 1
        return undefined
      }
      if (isFull(kind)) throw parts.refusalOf(kind)
      return queues.wait(kind, client)
    },
    leave() {
      if (inFlight > concurrent || !queues.admitNext()) inFlight -= 1
    },
    renew(settings) {
      concurrent = settings.concurrent
      while (inFlight < concurrent && queues.admitNext()) inFlight += 1
      queues.setWaitMs(settings.queue_ms)
    },
  }
}

/** Requests that wait for a slot, first come first served; the paid before the keyed. */
type Queues = {
  length(kind: RequestClass): number
  /** Resolves when a slot is given to it. Rejects when none is in time, or the client leaves. */
  wait(kind: RequestClass, client: WaitingClient): Promise<void>
  /** Gives a slot to the next one; false when none waits. */
  admitNext(): boolean
  /** Changes how long each may wait; refuses those that have waited for as long already. */
  setWaitMs(ms: number): void
}

type Waiter = { since: number; admit(): void; refuse(): void }

type QueueDeps = {
  waitMs: number
  now: () => number
  /** Calls back after this many milliseconds. The function that it returns cancels that. */
  later: (work: () => void, ms: number) => () => void
  /** The refusal of a request that has waited for too long. */
  refusalOf(kind: RequestClass): Failure
}

function createQueues({ waitMs: firstWaitMs, now, later, refusalOf }: QueueDeps): Queues {
  const queues: Record<RequestClass, Set<Waiter>> = { paid: new Set(), keyed: new Set() }
  let waitMs = firstWaitMs
  let cancelTimer: (() => void) | undefined

  const startTimer = (ms: number) => void (cancelTimer ??= later(expire, ms))

  /** One timer serves all: each may wait for as long, so the first to come is the first to go. */
  function expire(): void {
    cancelTimer?.()
    cancelTimer = undefined
    const due = now() - waitMs
    let next = Infinity
    for (const kind of requestClasses) {
      for (const waiter of queues[kind]) {
        if (waiter.since > due) {
          next = Math.min(next, waiter.since - due)
          break
        }
        waiter.refuse()
      }
    }
    if (next < Infinity) startTimer(next)
  }

  return {
    length: (kind) => queues[kind].size,
    wait: (kind, client) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          queues[kind].delete(waiter)
          client.off('close', leave)
        }
        const waiter = {
          since: now(),
          admit: () => (settle(), resolve()),
          refuse: () => (settle(), reject(refusalOf(kind))),
        }
        const leave = () => (
          settle(),
          reject(new Failure('overloaded', 'the client left before its turn came'))
        )
        queues[kind].add(waiter)
        client.once('close', leave)
        startTimer(waitMs)
      }),
    admitNext() {
      const next = queues.paid.values().next().value ?? queues.keyed.values().next().value
      next?.admit()
      return next !== undefined
    },
    setWaitMs(ms) {
      waitMs = ms
      expire()
    },
  }
}
