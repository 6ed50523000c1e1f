import { Failure } from '../../failure.ts'

/** What a request is admitted for: a payment, which comes first, or a key. */
export type RequestClass = 'paid' | 'keyed'

export const requestClasses = ['paid', 'keyed'] as const satisfies RequestClass[]

/** A response whose client may leave while the request waits. */
export type WaitingClient = {
  once(event: 'close', leave: () => void): unknown
  off(event: 'close', leave: () => void): unknown
}

/** Requests that wait for a place, first come first served; the paid before the keyed. */
export type Queues = {
  length(kind: RequestClass): number
  /** Resolves when a place is given to it. Rejects when none is in time, or the client leaves. */
  wait(kind: RequestClass, client: WaitingClient): Promise<void>
  /** Gives a place to the next one; false when none waits. */
  admitNext(): boolean
  /** Changes how long each may wait; refuses those that have waited for as long already. */
  setWaitMs(ms: number): void
}

type Waiter = { since: number; admit(): void; refuse(): void }

export type QueueParts = {
  waitMs: number
  now: () => number
  /** Calls back after this many milliseconds. The function that it returns cancels that. */
  later: (work: () => void, ms: number) => () => void
  /** The refusal of a request that has waited for too long. */
  refusalOf(kind: RequestClass): Failure
}

export function createQueues({ waitMs: firstWaitMs, now, later, refusalOf }: QueueParts): Queues {
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
