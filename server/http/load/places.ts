import { createQueues, type WaitingClient, type QueueParts, type RequestClass } from './queues.ts'

type Settings = { concurrent: number; queue_ms: number }

/** Places for so many requests at once; the others wait in queues. */
export type Places = {
  counts(): { inFlight: number; waiting: number }
  /** Whether a request would neither get a place nor be allowed to wait for one. */
  isFull(kind: RequestClass): boolean
  /** Takes a place, at once or when one is free. Throws, or rejects, when none is in time. */
  enter(kind: RequestClass, client: WaitingClient): Promise<void> | undefined
  /** Gives a place back: to the request that has waited longest, the paid before the keyed. */
  leave(): void
  renew(settings: Settings): void
}

export function createPlaces(
  { concurrent: firstConcurrent, queue_ms: waitMs }: Settings,
  parts: Omit<QueueParts, 'waitMs'>,
): Places {
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
      // No request waits while there is a place.
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
