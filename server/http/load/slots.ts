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
type Waiter = { since: number; timer: NodeJS.Timeout | undefined; settle(error?: Failure): void }

/**
 * Slots for concurrent requests. Others wait in queues, in order of arrival; `refusalOf` is the
 * error of one that has waited too long, or cannot wait.
 */
export function createSlots(settings: Settings, refusalOf: (kind: RequestClass) => Failure) {
  let { concurrent, queue_ms: waitMs } = settings
  let inFlight = 0
  const queues = { paid: new Set<Waiter>(), keyed: new Set<Waiter>() }

  // Each class may queue as many as may run. Payments are not verified yet, so they take precedence
  // but no queue space of others.
  const isFull = (kind: RequestClass) => inFlight >= concurrent && queues[kind].size >= concurrent

  /** Rejects a waiter when its time is up, or now. */
  function startTimer(waiter: Waiter, kind: RequestClass): void {
    clearTimeout(waiter.timer)
    const ms = waiter.since + waitMs - performance.now()
    const expire = () => waiter.settle(refusalOf(kind))
    if (ms <= 0) return expire()
    waiter.timer = setTimeout(expire, ms).unref()
  }

  function wait(kind: RequestClass, client: WaitingClient): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: Failure) => {
        clearTimeout(waiter.timer)
        queues[kind].delete(waiter)
        client.off('close', disconnect)
        if (error) reject(error)
        else resolve()
      }
      const waiter: Waiter = { since: performance.now(), timer: undefined, settle }
      const disconnect = () =>
        settle(new Failure('overloaded', 'the client disconnected before its turn'))
      queues[kind].add(waiter)
      client.once('close', disconnect)
      startTimer(waiter, kind)
    })
  }

  /** Gives a slot to the next request, paid before keyed; false if none waits. */
  function admitNext(): boolean {
    const next = queues.paid.values().next().value ?? queues.keyed.values().next().value
    next?.settle()
    return next !== undefined
  }

  return {
    counts: () => ({ inFlight, waiting: queues.paid.size + queues.keyed.size }),
    /** Whether a request would get no slot and could not wait for one. */
    isFull,
    /** Takes a slot, immediately or when one is free. Throws or rejects if none is free in time. */
    enter(kind: RequestClass, client: WaitingClient): Promise<void> | undefined {
      // No request waits while a slot is free.
      if (inFlight >= concurrent) {
        if (isFull(kind)) throw refusalOf(kind)
        return wait(kind, client)
      }
      inFlight += 1
      return undefined
    },
    /** Releases a slot to the request that has waited longest, paid before keyed. */
    leave() {
      if (inFlight > concurrent || !admitNext()) inFlight -= 1
    },
    renew(changed: Settings) {
      concurrent = changed.concurrent
      waitMs = changed.queue_ms
      while (inFlight < concurrent && admitNext()) inFlight += 1
      for (const kind of requestClasses) for (const waiter of queues[kind]) startTimer(waiter, kind)
    },
  }
}
