import { Failure } from '../../failure.ts'
import { FairQueue, type FlowPath, type Turn } from './fair-queue.ts'

/**
 * Whether a request has a payment, which takes precedence, or a key; `batch` and `hook`: one of
 * that class.
 */
export type RequestClass = 'paid' | 'keyed' | 'batch' | 'hook'

export const requestClasses = ['paid', 'keyed', 'batch', 'hook'] as const satisfies RequestClass[]

/** While requests of the class `batch` wait, one of as many slots is theirs. */
const batchEvery = 20

/** A response whose client may disconnect while the request waits. */
export type WaitingClient = {
  once(event: 'close', disconnect: () => void): unknown
  off(event: 'close', disconnect: () => void): unknown
}

/** A request for a slot. All but its class is read only if it cannot have one immediately. */
export type SlotRequest = {
  readonly kind: RequestClass
  readonly flow: FlowPath
  readonly promptTokens: number
  readonly res: WaitingClient
}

type Settings = { concurrent: number; queue_ms: number }
type Waiter = {
  /** Gives it the slot, or rejects it. */
  settle(error?: Failure): void
  /** Rejects it when it has waited for this long. */
  expireAfter(ms: number): void
}
type Queues = Record<RequestClass, FairQueue<Waiter>>

/** The slot of a request that waited: its turn in the queue. */
export type WaitedSlot = { kind: RequestClass; turn: Turn<Waiter>; waitedMs: number }

/**
 * Slots for concurrent requests. Others wait in queues, which are fair to their flows; `refusalOf`
 * is the error of one that has waited too long, or cannot wait.
 */
export function createSlots(settings: Settings, refusalOf: (kind: RequestClass) => Failure) {
  let { concurrent, queue_ms: waitMs } = settings
  let inFlight = 0
  const queues: Queues = {
    paid: new FairQueue(),
    keyed: new FairQueue(),
    batch: new FairQueue(),
    hook: new FairQueue(),
  }
  /** Slots that others got while requests of the class `batch` waited. */
  let sinceBatch = 0

  // Each class may queue as many as may run. Payments are not verified yet, so they take precedence
  // but no queue space of others.
  const isQueueFull = (kind: RequestClass) =>
    inFlight >= concurrent && queues[kind].size >= concurrent

  function takeNext(): Turn<Waiter> | undefined {
    const { paid, keyed, batch, hook } = queues
    const isBatchDue = batch.size > 0 && sinceBatch >= batchEvery - 1
    const next = isBatchDue ? undefined : (paid.take() ?? hook.take() ?? keyed.take())
    sinceBatch = next && batch.size > 0 ? sinceBatch + 1 : 0
    return next ?? batch.take()
  }

  /** Gives a slot to the next request; false if none waits. */
  function admitNext(): boolean {
    const next = takeNext()
    next?.item.settle()
    return next !== undefined
  }

  return {
    counts: () => ({
      inFlight,
      waiting: requestClasses.reduce((sum, kind) => sum + queues[kind].size, 0),
    }),
    /** Whether a request would get no slot and could not wait for one. */
    isFull: (request: SlotRequest) =>
      isQueueFull(request.kind) && !queues[request.kind].newestOfLongest(request.flow),
    /**
     * Takes a slot, immediately or when one is free. Throws or rejects if none is free in time, or
     * if the queue is full and the request's flow has most in it.
     */
    enter(request: SlotRequest): Promise<WaitedSlot> | undefined {
      // No request waits while a slot is free.
      if (inFlight >= concurrent) {
        const { kind } = request
        if (isQueueFull(kind)) {
          const displaced = queues[kind].newestOfLongest(request.flow)
          if (!displaced) throw refusalOf(kind)
          displaced.item.settle(refusalOf(kind))
        }
        return wait(queues[kind], request, waitMs, () => refusalOf(kind))
      }
      inFlight += 1
      return undefined
    },
    /**
     * Releases a slot to the next request: paid before keyed, and these before `batch`. One that
     * waited is counted with the tokens that it used, if they are known.
     */
    leave(waited?: WaitedSlot, tokens?: number) {
      if (waited) queues[waited.kind].settle(waited.turn, tokens)
      if (inFlight > concurrent || !admitNext()) inFlight -= 1
    },
    renew(changed: Settings) {
      concurrent = changed.concurrent
      waitMs = changed.queue_ms
      while (inFlight < concurrent && admitNext()) inFlight += 1
      for (const kind of requestClasses)
        for (const waiter of queues[kind].waiting()) waiter.expireAfter(waitMs)
    },
  }
}

function wait(
  queue: FairQueue<Waiter>,
  { kind, flow, promptTokens, res }: SlotRequest,
  ms: number,
  refusal: () => Failure,
): Promise<WaitedSlot> {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    let timer: NodeJS.Timeout | undefined
    const settle = (error?: Failure) => {
      clearTimeout(timer)
      res.off('close', disconnect)
      if (!error) return resolve({ kind, turn, waitedMs: performance.now() - since })
      queue.remove(turn)
      reject(error)
    }
    const expireAfter = (maxMs: number) => {
      clearTimeout(timer)
      const restMs = since + maxMs - performance.now()
      if (restMs <= 0) settle(refusal())
      else timer = setTimeout(() => settle(refusal()), restMs).unref()
    }
    const disconnect = () =>
      settle(new Failure('overloaded', 'the client disconnected before its turn'))
    const turn = queue.add(flow, { settle, expireAfter }, promptTokens)
    res.once('close', disconnect)
    expireAfter(ms)
  })
}
