import type { FlowPath, Turn } from '../../http/load/fair-queue.ts'
import type { Call } from '../call.ts'
import type { CallSlot } from './breaker/breaker.ts'
import type { Deployment } from './deployments.ts'
import type { SlotQueue, SlotWaiter } from './slot-queue.ts'

/** A deployment to call, with the slots of the call. */
export type Place = {
  deployment: Deployment
  /** Set if the call has waited: in all, before it was admitted too. */
  wait?: { waitedMs: number }
  release(): void
}

/** The deployments that a call may use. */
export type PlaceChoice = {
  /** The next one to try, without those that are full. */
  choose(full: ReadonlySet<Deployment>): Deployment | undefined
  /** Whether it may still be called after a wait. */
  isUsable(deployment: Deployment): boolean
}

/** Takes slots for a call, which waits for a limited time over all of its attempts. */
export class SlotSeeker {
  readonly flow: FlowPath
  readonly signal: AbortSignal
  readonly #beforeMs: number
  #waitedMs = 0

  constructor({ flow, callerName, keyId, signal, waitedMs = 0 }: Call) {
    this.flow = flow ?? [callerName, keyId].map((id) => ({ id, weight: 1 }))
    this.signal = signal
    this.#beforeMs = waitedMs
  }

  /**
   * Takes the slots of a deployment, or if it has none free, of another one of its tier. Waits only
   * if all of the tier are full, and then goes on to the next tier; undefined if none has a slot, or
   * the call was aborted.
   */
  async seek(first: Deployment, { choose, isUsable }: PlaceChoice): Promise<Place | undefined> {
    const skipped = new Set<Deployment>()
    let full = new Map<Deployment, SlotQueue>()
    let next: Deployment | undefined = first
    while (next || full.size > 0) {
      const [ofTier] = full.keys()
      if (next && (!ofTier || ofTier.tier === next.tier)) {
        const place = await takePlace(next)
        if ('release' in place) return this.#waited(place)
        full.set(next, place.full)
        skipped.add(next)
      } else {
        const place = await this.#wait(full)
        if (this.signal.aborted || (place && isUsable(place.deployment))) return place
        place?.release()
        full = new Map()
      }
      next = choose(skipped)
    }
    return undefined
  }

  #waited(place: Place): Place {
    if (this.#waitedMs > 0) place.wait = { waitedMs: this.#beforeMs + this.#waitedMs }
    return place
  }

  /** Waits for the first slot at one of the deployments. */
  async #wait(full: ReadonlyMap<Deployment, SlotQueue>): Promise<Place | undefined> {
    const { signal, flow } = this
    const queueMs = Math.max(...[...full.keys()].map(({ slots }) => slots?.queueMs ?? 0))
    const maxMs = queueMs - this.#waitedMs
    if (maxMs <= 0 || signal.aborted) return undefined
    const since = performance.now()
    const place = await new Promise<Place | undefined>((resolve) => {
      const wait = new PlaceWait(full, flow, (result) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve(result)
      })
      const end = () => wait.end()
      const timer = setTimeout(end, maxMs)
      signal.addEventListener('abort', end)
    })
    this.#waitedMs += performance.now() - since
    return place && this.#waited(place)
  }
}

/** The slot of a circuit breaker, with which those of the place are released. */
export function withPlace(slot: CallSlot, place: Place): CallSlot {
  return {
    ...slot,
    release(verdict) {
      place.release()
      slot.release(verdict)
    },
  }
}

/** Takes all slots that a call of the deployment needs, or none and returns the full queue. */
async function takePlace(
  deployment: Deployment,
  held?: SlotQueue,
): Promise<Place | { full: SlotQueue }> {
  const acquired = held ? [held] : []
  const release = () => {
    for (const queue of acquired.splice(0)) queue.release()
  }
  for (const queue of deployment.slots?.queues ?? []) {
    if (queue === held) continue
    if (!(await (held ? queue.takeFirst() : queue.take()))) {
      release()
      return { full: queue }
    }
    acquired.push(queue)
  }
  return { deployment, release }
}

/** The wait of one call in the queues of full deployments. It ends once. */
class PlaceWait implements SlotWaiter {
  readonly flow: FlowPath
  readonly #deployments = new Map<Deployment, SlotQueue>()
  readonly #turns = new Map<SlotQueue, Turn<SlotWaiter>>()
  readonly #onEnd: (place: Place | undefined) => void
  #isOver = false

  constructor(
    full: ReadonlyMap<Deployment, SlotQueue>,
    flow: FlowPath,
    onEnd: (place: Place | undefined) => void,
  ) {
    this.flow = flow
    this.#onEnd = onEnd
    for (const [deployment, queue] of full) {
      if (deployment.slots) deployment.slots.waiting += 1
      this.#enter(deployment, queue)
    }
  }

  accept(queue: SlotQueue): void {
    this.#turns.delete(queue)
    void this.#tryAt(queue)
  }

  end(place?: Place): void {
    if (this.#isOver) return place?.release()
    this.#isOver = true
    for (const [queue, turn] of this.#turns) queue.remove(turn)
    this.#turns.clear()
    for (const { slots } of this.#deployments.keys()) if (slots) slots.waiting -= 1
    this.#onEnd(place)
  }

  #enter(deployment: Deployment, queue: SlotQueue): void {
    this.#deployments.set(deployment, queue)
    if (!this.#turns.has(queue)) this.#turns.set(queue, queue.add(this))
  }

  /** Takes the other slots that a deployment needs, or waits for them instead. */
  async #tryAt(held: SlotQueue): Promise<void> {
    const [first, ...others] = [...this.#deployments].filter(([, queue]) => queue === held)
    if (!first || this.#isOver) return held.release()
    const [deployment] = first
    const place = await takePlace(deployment, held)
    if ('release' in place) return this.end(place)
    if (this.#isOver) return
    this.#enter(deployment, place.full)
    for (const [other] of others) this.#enter(other, held)
  }
}
