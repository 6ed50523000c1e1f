import type { Grant, GrantRequest, Leases } from '../../store/queries/limit-leases.ts'
import type { StoreRequests } from './store-requests.ts'

/** A lease request of a meter. Its number and the replica count are added when it is sent. */
export type UnsentRequest = Omit<GrantRequest, 'number' | 'replicas'> & {
  /**
   * An earlier request for the lease may still run, perhaps waiting for a lock. So this one is sent
   * alone, and is never abandoned.
   */
  isRepeated: boolean
}

type GrantDeps = {
  leases: Pick<Leases, 'grant'>
  requests: StoreRequests
  replicas: () => number
  /** Registers this replica in the store if it is not registered. */
  ensureListed(): Promise<void>
}

/** The maximum of concurrent queries, and of requests in each. */
type Bounds = { queries: number; requests: number }

/**
 * Some connections of the store must remain for key lookups. A query locks all of its quotas until
 * the last of them is locked.
 */
const forCalls: Bounds = { queries: 4, requests: 32 }
/** Calls do not wait behind releases. */
const forReleases: Bounds = { queries: 1, requests: 64 }

/**
 * Requests leases. The requests of one turn of the event loop, such as those for all limits of a
 * call, are one query of the store; so are those that had to wait.
 */
export function createGrants({
  leases,
  requests: storeRequests,
  replicas,
  ensureListed,
}: GrantDeps): (request: UnsentRequest) => Promise<Grant> {
  async function ready(): Promise<void> {
    await ensureListed()
    // A request that had to wait need not discover the outage itself.
    if (storeRequests.failing()) throw new Error('the store does not respond')
  }

  async function send(requests: readonly UnsentRequest[], ended: () => void): Promise<Grant[]> {
    try {
      await ready()
    } catch (error) {
      ended()
      throw error
    }
    const query = async (number: number) => {
      const more = { number, replicas: replicas() }
      try {
        return await leases.grant(requests.map((request) => ({ ...request, ...more })))
      } finally {
        // Only now: an abandoned query occupies its connection until it ends.
        ended()
      }
    }
    const mayAbandon = !requests.some(({ isRepeated }) => isRepeated)
    return storeRequests.send(query, { mayAbandon })
  }

  const calls = new RequestQueue(forCalls, send)
  const releases = new RequestQueue(forReleases, send)
  return (request) => (request.need > 0 ? calls : releases).add(request)
}

/** Sends one query. `ended` is called when it occupies no connection any more. */
type Send = (requests: readonly UnsentRequest[], ended: () => void) => Promise<Grant[]>

type Waiting = {
  request: UnsentRequest
  resolve(grant: Grant): void
  reject(error: unknown): void
}

/** Sends requests in order, many in one query. */
class RequestQueue {
  readonly #max: Bounds
  readonly #sendQuery: Send
  #waiting: Waiting[] = []
  #running = 0
  #isScheduled = false

  constructor(max: Bounds, send: Send) {
    this.#max = max
    this.#sendQuery = send
  }

  add(request: UnsentRequest): Promise<Grant> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      while (this.#waiting.length > 0 && this.#running < this.#max.queries)
        void this.#send(this.#takeFirst())
    })
  }

  /** The first waiting requests, each for another quota: a query changes each row once. */
  #takeFirst(): Waiting[] {
    if (this.#waiting[0]?.request.isRepeated) return this.#waiting.splice(0, 1)
    const first = new Map<string, Waiting>()
    const rest: Waiting[] = []
    for (const one of this.#waiting) {
      const name = `${one.request.scope} ${one.request.windowStart}`
      const isNext = first.size < this.#max.requests && !first.has(name)
      if (isNext && !one.request.isRepeated) first.set(name, one)
      else rest.push(one)
    }
    this.#waiting = rest
    return [...first.values()]
  }

  async #send(waiting: readonly Waiting[]): Promise<void> {
    this.#running += 1
    const ended = () => {
      this.#running -= 1
      this.#schedule()
    }
    try {
      const requests = waiting.map(({ request }) => request)
      const grants = await this.#sendQuery(requests, ended)
      for (const [at, { resolve, reject }] of waiting.entries()) {
        const grant = grants[at]
        if (grant) resolve(grant)
        else reject(new Error('the store did not respond to a request'))
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}
