import { FairQueue, type FlowPath, type Turn } from '../../http/load/fair-queue.ts'
import type { SharedSlots } from '../../limits/slots/shared-slots.ts'

/** While calls wait, a slot is requested from the store at this interval: other replicas free some. */
const askEveryMs = 100

/** The limits of a deployment's concurrent calls over all replicas. */
export type DeploymentSlots = {
  /** Those of its upstream and its own: a call takes a slot of each. */
  queues: readonly SlotQueue[]
  /** The maximum wait of a call. */
  queueMs: number
  /** The calls that wait for it. */
  waiting: number
}

/** A call that waits for a slot of one or several queues. */
export type SlotWaiter = {
  flow: FlowPath
  /** Gives it a slot of this queue. */
  accept(queue: SlotQueue): void
}

/**
 * The calls that wait for a slot of a model server. They are served in turn, fairly to their groups
 * and keys by the number of calls.
 */
export class SlotQueue {
  readonly #slots: SharedSlots
  readonly #queue = new FairQueue<SlotWaiter>()
  #timer: NodeJS.Timeout | undefined
  #isServing = false
  #isServedAgain = false

  constructor(slots: SharedSlots) {
    this.#slots = slots
    slots.waiting = () => ({ slots: this.#queue.size, weight: this.#queue.weight })
  }

  get inUse(): number {
    return this.#slots.inUse
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Takes a slot for a call that has not waited: it does not pass those that wait. */
  take(): boolean | Promise<boolean> {
    return this.#queue.size === 0 && this.#slots.take()
  }

  /** As `take`, ahead of waiting calls: for a call that holds the other slot that it needs. */
  takeFirst(): boolean | Promise<boolean> {
    return this.#slots.take()
  }

  release(): void {
    this.#slots.release()
    if (this.#queue.size > 0) void this.#serve(false)
  }

  /** Adds a call, which is removed by its turn. */
  add(waiter: SlotWaiter): Turn<SlotWaiter> {
    this.#timer ??= setInterval(() => void this.#serve(true), askEveryMs).unref()
    return this.#queue.add(waiter.flow, waiter, 1)
  }

  remove(turn: Turn<SlotWaiter>): void {
    this.#queue.remove(turn)
    this.#stopIfEmpty()
  }

  async #serve(isAskedAgain: boolean): Promise<void> {
    this.#isServedAgain = true
    if (this.#isServing) return
    this.#isServing = true
    try {
      // A slot that is released meanwhile is for the next call too.
      while (this.#isServedAgain) {
        this.#isServedAgain = false
        let isAgain = isAskedAgain
        while (
          this.#queue.size > 0 &&
          (await (isAgain ? this.#slots.takeAgain() : this.#slots.take()))
        ) {
          isAgain = false
          this.#giveToNext()
        }
      }
    } finally {
      this.#isServing = false
      this.#stopIfEmpty()
    }
  }

  #giveToNext(): void {
    const turn = this.#queue.take()
    if (!turn) return this.#slots.release()
    this.#queue.settle(turn, 1)
    turn.item.accept(this)
  }

  #stopIfEmpty(): void {
    if (this.#queue.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
