import type { Grant, GrantRequest, Leases } from '../../store/queries/leases.ts'
import type { Questions } from './questions.ts'

/** A request of a meter. Its number and the count of replicas are added when it is sent. */
export type UnsentRequest = Omit<GrantRequest, 'number' | 'replicas'> & {
  /**
   * An earlier request for the lease may be under way, and waits for a lock perhaps. So this one is
   * sent alone, and not given up.
   */
  isRepeated: boolean
}

type GrantDeps = {
  leases: Pick<Leases, 'grant'>
  questions: Questions
  replicas: () => number
  /** Lists this replica in the store where it is not. */
  ensureListed(): Promise<void>
}

/** How many questions may be under way, and how many requests may be in each. */
type Bounds = { questions: number; requests: number }

/**
 * Some connections of the store must remain for keys. A question locks all of its quotas until the
 * last of them is locked.
 */
const forCalls: Bounds = { questions: 4, requests: 32 }
/** Calls do not wait behind what is given back. */
const forLater: Bounds = { questions: 1, requests: 64 }

/**
 * Asks for leases. The requests of one turn of the event loop, such as those for all limits of a
 * call, are one question to the store; so are those that had to wait.
 */
export function createGrants({
  leases,
  questions,
  replicas,
  ensureListed,
}: GrantDeps): (request: UnsentRequest) => Promise<Grant> {
  async function ready(): Promise<void> {
    await ensureListed()
    // What had to wait need not find out by itself that the store fails.
    if (questions.failing()) throw new Error('the store does not answer')
  }

  async function ask(requests: readonly UnsentRequest[], ended: () => void): Promise<Grant[]> {
    try {
      await ready()
    } catch (error) {
      ended()
      throw error
    }
    const question = async (number: number) => {
      const more = { number, replicas: replicas() }
      try {
        return await leases.grant(requests.map((request) => ({ ...request, ...more })))
      } finally {
        // Only now: a question that was given up occupies its connection until it ends.
        ended()
      }
    }
    return questions.ask(question, { mayGiveUp: !requests.some(({ isRepeated }) => isRepeated) })
  }

  const calls = new RequestQueue(forCalls, ask)
  const later = new RequestQueue(forLater, ask)
  return (request) => (request.need > 0 ? calls : later).add(request)
}

/** Asks one question. `ended` is called when it occupies no connection any more. */
type Ask = (requests: readonly UnsentRequest[], ended: () => void) => Promise<Grant[]>

type Waiting = {
  request: UnsentRequest
  resolve(grant: Grant): void
  reject(error: unknown): void
}

/** Requests in their order, of which many are sent together. */
class RequestQueue {
  readonly #most: Bounds
  readonly #ask: Ask
  #waiting: Waiting[] = []
  #running = 0
  #isScheduled = false

  constructor(most: Bounds, ask: Ask) {
    this.#most = most
    this.#ask = ask
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
      while (this.#waiting.length > 0 && this.#running < this.#most.questions)
        void this.#send(this.#takeFirst())
    })
  }

  /** The first of those that wait, each for another quota: a question changes each row once. */
  #takeFirst(): Waiting[] {
    if (this.#waiting[0]?.request.isRepeated) return this.#waiting.splice(0, 1)
    const first = new Map<string, Waiting>()
    const rest: Waiting[] = []
    for (const one of this.#waiting) {
      const name = `${one.request.scope} ${one.request.windowStart}`
      const isNext = first.size < this.#most.requests && !first.has(name)
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
      const grants = await this.#ask(requests, ended)
      for (const [at, { resolve, reject }] of waiting.entries()) {
        const grant = grants[at]
        if (grant) resolve(grant)
        else reject(new Error('the store has not answered a request'))
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}
