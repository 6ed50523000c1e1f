import { Failure } from '../../failure.ts'

/** Whether a request has a payment, which takes precedence, or a key. */
export type RequestClass = 'paid' | 'keyed'

export const requestClasses = ['paid', 'keyed'] as const satisfies RequestClass[]

/** A response whose client may disconnect while the request waits. */
export type WaitingClient = {
  once(event: 'close', disconnect: () => void): unknown
  off(event: 'close', disconnect: () => void): unknown
}

type Settings = { concurrent: number; queue_ms: number }

/** Slots for concurrent requests; other requests wait in queues. */
export type Slots = {
  counts(): { inFlight: number; waiting: number }
  /** Whether a request would get no slot and could not wait for one. */
  isFull(kind: RequestClass): boolean
  /** Takes a slot, immediately or when one is free. Throws or rejects if none is free in time. */
  enter(kind: RequestClass, client: WaitingClient): Promise<void> | undefined
  /** Releases a slot to the request that has waited longest, paid before keyed. */
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
  // Each class may queue as many as may run. Payments are not verified yet, so they take precedence
  // but no queue space of others.
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

/** Requests that wait for a slot, in order of arrival, paid before keyed. */
type Queues = {
  length(kind: RequestClass): number
  /** Resolves when it gets a slot. Rejects if none is free in time, or the client disconnects. */
  wait(kind: RequestClass, client: WaitingClient): Promise<void>
  /** Gives a slot to the next request; false if none waits. */
  admitNext(): boolean
  /** Changes the maximum wait; rejects requests that have already waited longer. */
  setWaitMs(ms: number): void
}

type Waiter = { since: number; admit(): void; reject(): void }

type QueueDeps = {
  waitMs: number
  now: () => number
  /** Calls back after this many milliseconds. The returned function cancels that. */
  later: (work: () => void, ms: number) => () => void
  /** The error of a request that has waited too long. */
  refusalOf(kind: RequestClass): Failure
}

function createQueues({ waitMs: firstWaitMs, now, later, refusalOf }: QueueDeps): Queues {
  const queues: Record<RequestClass, Set<Waiter>> = { paid: new Set(), keyed: new Set() }
  let waitMs = firstWaitMs
  let cancelTimer: (() => void) | undefined

  const startTimer = (ms: number) => void (cancelTimer ??= later(expire, ms))

  /** One timer is enough: all may wait equally long, so they expire in order of arrival. */
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
        waiter.reject()
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
          client.off('close', disconnect)
        }
        const waiter = {
          since: now(),
          admit: () => (settle(), resolve()),
          reject: () => (settle(), reject(refusalOf(kind))),
        }
        const disconnect = () => (
          settle(),
          reject(new Failure('overloaded', 'the client disconnected before its turn'))
        )
        queues[kind].add(waiter)
        client.once('close', disconnect)
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
