import type { Observe } from '../../observations.ts'
import { createStoreStatus } from '../../store/store-status.ts'
import { Overdue } from '../meter/quota-lease.ts'

/** This replica's requests to the store, and whether the store responds. */
export type StoreRequests = {
  /** True while the store is unavailable, until its next response to any request. */
  failing(): boolean
  /**
   * Sends a request. `number` rises with each one. With `mayAbandon` it rejects as soon as the
   * response is probably lost or the store is unavailable; the store may still execute the request.
   */
  send<Result>(
    request: (number: number) => Promise<Result>,
    options?: { mayAbandon: boolean },
  ): Promise<Result>
  /** Resolves when all requests abandoned so far have succeeded or failed. */
  abandonedEnd(): Promise<void>
}

/** A response counts as lost when a request that was sent this much later has one. */
const lostAfterMs = 250
/** Each abandoned request may still occupy a connection, and others need some, too. */
const maxAbandoned = 2
const probeEveryMs = 250
/** A store that works may lose a single response. */
const outageFailures = 2

/**
 * The store is unavailable when consecutive requests fail and no later one has a response.
 */
export function createStoreRequests({
  observe,
  elapsed,
  probe,
}: {
  observe: Observe
  /** A monotonic clock in milliseconds. */
  elapsed: () => number
  /** Sends any request, to find out soon that the store responds again. */
  probe(): void
}): StoreRequests {
  const status = createStoreStatus('limits', observe)
  const open = new OpenRequests()
  let count = 0
  let lastSucceeded = 0
  let lastFailed = 0
  /** Failures since the last response to a request that was sent after them. */
  let failures = 0
  let probedAt = -Infinity

  function succeeded(number: number, sentAt: number): void {
    lastSucceeded = Math.max(lastSucceeded, number)
    open.abandonUntil(sentAt - lostAfterMs)
    if (number < lastFailed) return
    failures = 0
    status.recover()
  }

  function failed(number: number, error: unknown): void {
    if (number < lastSucceeded) return
    lastFailed = Math.max(lastFailed, number)
    failures += 1
    if (failures >= outageFailures) {
      status.fail(error instanceof Error ? error.message : String(error))
      open.abandonAll(new Error('the store is unavailable'))
    }
    if (failures > outageFailures && elapsed() - probedAt < probeEveryMs) return
    probedAt = elapsed()
    probe()
  }

  async function sendOnce<Result>(number: number, request: (number: number) => Promise<Result>) {
    const sentAt = elapsed()
    try {
      const result = await request(number)
      succeeded(number, sentAt)
      return result
    } catch (error) {
      failed(number, error)
      throw error
    }
  }

  return {
    failing: status.isFailing,
    send(request, { mayAbandon } = { mayAbandon: true }) {
      const number = (count += 1)
      const result = sendOnce(number, request)
      return mayAbandon ? open.wait(result, elapsed()) : result
    },
    abandonedEnd: () => open.abandonedEnd(),
  }
}

type OpenRequest = { sentAt: number; abandon: (error: Error) => void }

/** Requests that may be abandoned before their response arrives. */
class OpenRequests {
  readonly #waiting = new Set<OpenRequest>()
  /** Abandoned and still running. */
  readonly #abandoned = new Set<Promise<unknown>>()

  /** Settles as the result; rejects earlier if the request is abandoned. */
  wait<Result>(result: Promise<Result>, sentAt: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const abandon = (error: Error) => {
        this.#waiting.delete(openRequest)
        this.#abandoned.add(result)
        reject(error)
      }
      const end = () => {
        this.#waiting.delete(openRequest)
        this.#abandoned.delete(result)
      }
      const openRequest = { sentAt, abandon }
      this.#waiting.add(openRequest)
      result.finally(end).then(resolve, reject)
    })
  }

  /** Abandons requests that were sent until this instant. */
  abandonUntil(instant: number): void {
    for (const { sentAt, abandon } of this.#waiting) {
      if (this.#abandoned.size >= maxAbandoned) return
      if (sentAt <= instant) abandon(new Overdue('later requests have responses'))
    }
  }

  abandonAll(error: Error): void {
    for (const { abandon } of this.#waiting) abandon(error)
  }

  async abandonedEnd(): Promise<void> {
    await Promise.allSettled(this.#abandoned)
  }
}
